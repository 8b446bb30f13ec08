//! A rule quoted elsewhere: its passage as paragraphs of plain text.

use super::{Rulebook, cells};

/// The words of the rule with this id, in English; none if there is no such rule.
pub fn quote(id: &str) -> Option<Vec<String>> {
    let book = Rulebook::at_hand();
    let passage = book.passage(book.entry(id)?);
    if !passage.columns.is_empty() {
        let row: Vec<String> = passage.lines.iter().flat_map(|line| cells(line)).collect();
        let filled = passage.columns.iter().zip(&row).filter(|(_, cell)| !cell.is_empty());
        return Some(filled.map(|(head, cell)| format!("{}: {}", plain(head), plain(cell))).collect());
    }
    let mut paragraphs: Vec<String> = Vec::new();
    for line in &passage.lines {
        match paragraphs.last_mut() {
            Some(last) if continues(line) => {
                last.push(' ');
                last.push_str(line.trim());
            }
            _ => paragraphs.push(line.trim().to_owned()),
        }
    }
    Some(paragraphs.iter().map(|text| plain(text)).filter(|text| !text.is_empty()).collect())
}

/// Does this line belong to the paragraph or bullet above it?
pub fn continues(line: &str) -> bool {
    let text = line.trim_start();
    let step = text
        .split_once(". ")
        .is_some_and(|(number, _)| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()));
    !text.is_empty() && !step && !text.starts_with("- ") && !text.starts_with('|')
}

/// Markdown without its emphasis.
pub fn plain(text: &str) -> String {
    let text = text.replace("**", "");
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    for (i, c) in chars.iter().enumerate() {
        let beside = |at: Option<&char>| at.is_some_and(|c| c.is_alphanumeric());
        let inside = beside(i.checked_sub(1).and_then(|i| chars.get(i))) && beside(chars.get(i + 1));
        if *c != '*' || inside {
            out.push(*c);
        }
    }
    out.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_quoted_without_markup() {
        let text = quote("core-dist-04").expect("a rule of the book").join("\n");
        assert!(text.starts_with("Range(A) = the number of A's weapon in play"), "{text}");
        assert!(!text.contains("**") && !text.contains("CORE-DIST-04"), "{text}");
        assert_eq!(quote("NO-SUCH-RULE"), None);
    }

    #[test]
    fn every_card_and_character_has_a_rule_to_quote() {
        for kind in saloon_rules::Kind::all() {
            assert!(quote(kind.def().rule).is_some_and(|text| !text.is_empty()), "{kind:?}");
        }
        for character in saloon_rules::Character::all() {
            let id = format!("CHAR-{}", character.id().to_uppercase());
            assert!(quote(&id).is_some_and(|text| !text.is_empty()), "{id}");
        }
    }
}
