//! What people write, without what cannot be seen or turns the rest around.

use saloon_protocol::wire::LONGEST_NAME;

/// Marks in a row over or under one letter; more climb over the lines around it.
const MOST_MARKS: usize = 2;

/// A name: 1 to 24 characters that can be seen; none if it is none.
pub fn tidy_name(name: &str) -> Option<String> {
    let tidy = tidy(name);
    (!tidy.is_empty() && tidy.chars().count() <= LONGEST_NAME).then_some(tidy)
}

/// One line: nothing invisible, nothing that changes the direction, single spaces, and none at the ends.
pub fn tidy(words: &str) -> String {
    let mut line = String::with_capacity(words.len());
    let mut marks = 0;
    for letter in words.chars() {
        if letter.is_whitespace() {
            if !line.is_empty() && !line.ends_with(' ') {
                line.push(' ');
            }
            continue;
        }
        if letter.is_control() || is_unseen(letter) {
            continue;
        }
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if marks <= MOST_MARKS && !(marks > 0 && (line.is_empty() || line.ends_with(' '))) {
            line.push(letter);
        }
    }
    line.truncate(line.trim_end().len());
    line
}

/// Takes no place, or an empty one, or turns the direction of what follows.
fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{fff0}'..='\u{fffd}'
        | '\u{e000}'..='\u{f8ff}'
        | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{10ffff}')
}

/// Stands over or under the letter before it.
fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}'
        | '\u{483}'..='\u{489}'
        | '\u{591}'..='\u{5bd}'
        | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}'
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
        | '\u{eb1}' | '\u{eb4}'..='\u{ebc}' | '\u{ec8}'..='\u{ece}'
        | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}'
        | '\u{302a}'..='\u{302f}' | '\u{3099}' | '\u{309a}'
        | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn issue_11_13_what_cannot_be_seen_is_no_name() {
        for nothing in
            ["\u{200b}", "\u{3164}\u{115f}", "\u{2800} \u{feff}", "\u{e0041}", "\u{301}", " \u{a0}\u{3000}", "\u{ad}"]
        {
            assert_eq!(tidy_name(nothing), None, "{nothing:?}");
        }
        assert_eq!(tidy_name(" \u{7}Ann "), Some("Ann".to_owned()));
        assert_eq!(tidy_name("An\u{200b}n\u{202e}"), Some("Ann".to_owned()));
        assert_eq!(tidy_name("Ann\u{3000}\u{a0} B\nC"), Some("Ann B C".to_owned()));
        assert_eq!(tidy_name(&"x".repeat(25)), None);
        let tower = format!("a{}b", "\u{301}".repeat(40));
        assert_eq!(tidy(&tower).chars().count(), 4);
    }

    #[test]
    fn names_of_all_kinds_stay_as_they_are() {
        for name in ["Zoë", "Дмитрий", "陳大文", "ประยุทธ์", "José", "Łukasz", "Bart 🤠", "O’Hara"]
        {
            assert_eq!(tidy_name(name).as_deref(), Some(name));
        }
    }
}
