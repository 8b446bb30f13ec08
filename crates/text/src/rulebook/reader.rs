//! Finds the passages that define ids in a chapter of the rulebook.
//!
//! The chapters define ids in a handful of ways: a heading, a bold paragraph, a bullet, a row of a table, a clause of a
//! sentence. `docs/rules/data/index_ids.py` knows the same ways.

use std::collections::HashMap;

use super::{Passage, cells};

/// How far the passage of a definition goes.
#[derive(Copy, Clone)]
enum Extent {
    /// To the next heading of this level or above.
    Section(usize),
    /// To the next paragraph, heading or list of other ids.
    Paragraph,
    /// As long as lines are indented more than this.
    Bullet(usize),
    /// This line of a table.
    Row,
}

/// What a line defines.
struct Definition {
    ids: Vec<String>,
    /// What is left of the line.
    rest: &'static str,
    extent: Extent,
}

impl Definition {
    fn new(ids: Vec<String>, rest: &'static str, extent: Extent) -> Self {
        Definition { ids, rest, extent }
    }
}

/// Goes through a chapter line by line.
pub(super) struct Reader<'a> {
    lines: Vec<&'static str>,
    ids: &'a HashMap<&'static str, usize>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'static str, ids: &'a HashMap<&'static str, usize>) -> Self {
        Reader { lines: text.lines().collect(), ids }
    }

    /// Notes the passage of every id the chapter defines.
    pub(super) fn read(&self, found: &mut HashMap<String, Passage>) {
        let mut parent: Option<&str> = None;
        for (at, line) in self.lines.iter().enumerate() {
            if line.starts_with('#') {
                parent = None;
            }
            for clause in self.clauses(line, parent) {
                found.entry(clause.0).or_insert(clause.1);
            }
            let Some(definition) = self.definition(line, parent) else {
                continue;
            };
            let passage = self.passage(at, &definition);
            if matches!(definition.extent, Extent::Section(_) | Extent::Paragraph) {
                let first = definition.ids[0].as_str();
                parent = self.ids.get_key_value(first).map(|(id, _)| *id);
            }
            for id in definition.ids {
                found.entry(id).or_insert_with(|| passage.clone());
            }
        }
    }

    /// What a line defines, if anything.
    fn definition(&self, line: &'static str, parent: Option<&str>) -> Option<Definition> {
        self.heading(line)
            .or_else(|| self.paragraph(line))
            .or_else(|| self.bullet(line, parent))
            .or_else(|| self.row(line, parent))
    }

    fn knows(&self, id: &str) -> bool {
        self.ids.contains_key(id)
    }

    fn heading(&self, line: &'static str) -> Option<Definition> {
        let title = line.trim_start_matches('#');
        let level = line.len() - title.len();
        if level < 2 {
            return None;
        }
        let title = title.trim();
        let (name, rest) = title.split_once(" — ").unwrap_or((title, ""));
        if self.knows(name) {
            return Some(Definition::new(vec![name.to_owned()], rest, Extent::Section(level)));
        }
        // A section without rules of its own: its label stands in brackets.
        let (title, labels) = title.strip_suffix(')')?.rsplit_once(" (")?;
        let names: Vec<String> = labels.split(", ").filter(|id| self.knows(id)).map(str::to_owned).collect();
        (!names.is_empty()).then(|| Definition::new(names, unnumbered(title), Extent::Section(level)))
    }

    /// `**ID** — text`, or `**ID** / **ID** — text`.
    fn paragraph(&self, line: &'static str) -> Option<Definition> {
        let (head, rest) = line.strip_prefix("**")?.split_once("** — ")?;
        let names: Vec<String> = head.split("** / **").map(str::to_owned).collect();
        let known = names.iter().all(|id| self.knows(id));
        known.then(|| Definition::new(names, rest, Extent::Paragraph))
    }

    /// `- ID: text`, `- **ID title.** text`, `- E1: text` or `- **E1** text`.
    fn bullet(&self, line: &'static str, parent: Option<&str>) -> Option<Definition> {
        let text = line.trim_start();
        let extent = Extent::Bullet(line.len() - text.len());
        let text = text.strip_prefix("- ")?;
        let (head, bold) = match text.strip_prefix("**") {
            Some(bold) => (bold.split_once("**")?.0, true),
            None => (text.split_once(':')?.0, false),
        };
        let name = head.split(' ').next()?;
        let id = match parent {
            Some(parent) if is_numbered(name, 'E') => format!("{parent}-{name}"),
            _ => name.to_owned(),
        };
        let whole = bold || head == name || head.ends_with(')');
        if !whole || !self.knows(&id) {
            return None;
        }
        let rest = if bold { &text[2 + name.len()..] } else { &text[head.len() + 1..] };
        Some(Definition::new(vec![id], rest, extent))
    }

    /// `| ID | …`; the lines of a configuration and the steps of a turn have short names.
    fn row(&self, line: &'static str, parent: Option<&str>) -> Option<Definition> {
        let (cell, rest) = line.strip_prefix("| ")?.split_once(" |")?;
        let name = cell.split(" (").next()?;
        let id = match parent {
            Some(parent) if is_numbered(name, 'C') => format!("{parent}-{name}"),
            _ => name.to_owned(),
        };
        self.knows(&id).then(|| Definition::new(vec![id], rest, Extent::Row))
    }

    /// Ids defined in the middle of a line: decision points, and edge cases one after the other.
    fn clauses(&self, line: &'static str, parent: Option<&str>) -> Vec<(String, Passage)> {
        let mut clauses = Vec::new();
        if line.starts_with("Decision points") {
            for part in line.split("**DP-").skip(1) {
                let Some((name, rest)) = part.split_once("**") else {
                    continue;
                };
                let text = rest.split(['*', ';', '.']).next().unwrap_or(rest);
                clauses.push((format!("DP-{name}"), Passage::of_text(text)));
            }
        }
        let edges = line.split_once("Edge cases.**").and_then(|(_, edges)| Some((edges, parent?)));
        if let Some((edges, parent)) = edges {
            let mut starts: Vec<(usize, &str)> = Vec::new();
            for (at, _) in edges.match_indices(parent) {
                let name = edges[at..].split(':').next().unwrap_or_default();
                if self.knows(name) && edges[at + name.len()..].starts_with(": ") {
                    starts.push((at, name));
                }
            }
            for (i, (at, name)) in starts.iter().enumerate() {
                let end = starts.get(i + 1).map_or(edges.len(), |next| next.0);
                clauses.push(((*name).to_owned(), Passage::of_text(&edges[at + name.len() + 1..end])));
            }
        }
        clauses
    }

    fn passage(&self, at: usize, definition: &Definition) -> Passage {
        let (id, first) = (&definition.ids[0], definition.rest);
        if let Extent::Row = definition.extent {
            // A row that begins with × is about whatever its section is about.
            let about = if first.trim_start().starts_with('×') { self.subject(at) } else { "" };
            return Passage { columns: self.columns(at), lines: vec![format!("|{about}{first}")] };
        }
        let mut lines = vec![first.trim().to_owned()];
        for line in &self.lines[at + 1..] {
            let over = match definition.extent {
                Extent::Section(level) => is_heading(line, level) || *line == "---",
                Extent::Paragraph => is_heading(line, 6) || *line == "---" || self.begins_another(line, id),
                Extent::Bullet(indent) => line.trim().is_empty() || line.len() - line.trim_start().len() <= indent,
                Extent::Row => true,
            };
            if over {
                break;
            }
            lines.push((*line).to_owned());
        }
        while lines.last().is_some_and(|line| line.is_empty() || line == "Edge cases:") {
            lines.pop();
        }
        Passage { columns: Vec::new(), lines }
    }

    fn begins_another(&self, line: &'static str, id: &str) -> bool {
        let another = self.paragraph(line).or_else(|| self.bullet(line, None));
        another.is_some_and(|another| !another.ids[0].starts_with(&format!("{id}-")))
    }

    /// The heading above a line, without its number.
    fn subject(&self, at: usize) -> &'static str {
        let heading = self.lines[..at].iter().rfind(|line| line.starts_with('#'));
        heading.map_or("", |heading| unnumbered(heading))
    }

    /// The head of the table this row is in, without the column of ids.
    fn columns(&self, at: usize) -> Vec<String> {
        let ruler = self.lines[..at].iter().rposition(|line| line.starts_with("|-") || line.starts_with("| -"));
        let head = ruler.and_then(|ruler| self.lines.get(ruler.checked_sub(1)?));
        head.map(|head| cells(head).into_iter().skip(1).collect()).unwrap_or_default()
    }
}

fn is_heading(line: &str, level: usize) -> bool {
    let signs = line.len() - line.trim_start_matches('#').len();
    (1..=level).contains(&signs)
}

fn is_numbered(name: &str, letter: char) -> bool {
    name.strip_prefix(letter).is_some_and(|number| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()))
}

/// A heading without its signs and its number.
fn unnumbered(heading: &str) -> &str {
    heading.trim_start_matches(|c: char| "#. ".contains(c) || c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::super::Rulebook;

    fn words(text: &str) -> Vec<String> {
        let text: String = text.chars().filter(|c| !matches!(c, '*' | '`' | '…')).collect();
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
    }

    #[test]
    fn every_id_has_a_passage() {
        let book = Rulebook::open();
        assert!(book.entries().len() > 1900);
        for entry in book.entries() {
            let passage = book.passage(*entry);
            assert!(!words(&passage.joined()).is_empty(), "{} has no text", entry.id);
        }
    }

    /// Titles are made of the first words of what they stand for, so most of their words are in it.
    #[test]
    fn passages_are_about_what_their_titles_say() {
        let book = Rulebook::open();
        for entry in book.entries().iter().filter(|entry| matches!(entry.chapter.number(), "00" | "10" | "20" | "70")) {
            let passage = words(&book.passage(*entry).joined());
            let title = words(entry.title);
            let title = &title[..title.len().saturating_sub(1).max(1)];
            let there = title.iter().filter(|word| passage.contains(word)).count();
            assert!(there * 4 >= title.len() * 3, "{}: {:?} is not in {passage:?}", entry.id, entry.title);
        }
    }

    #[test]
    fn every_way_to_define_an_id_is_understood() {
        let book = Rulebook::open();
        let starts = |id: &str, text: &str| {
            let passage = book.passage(book.entry(id).expect("it is in the index"));
            let joined = passage.joined();
            assert!(joined.trim_start_matches(['|', ' ']).starts_with(text), "{id}: {joined}");
        };
        starts("CORE-DIST-02", "distance(A,B)");
        starts("CARD-PANIC-E3", "on oneself");
        starts("CARD-WELLS-FARGO-01", "Draw 2 / 3 cards");
        starts("CHAR-SID-KETCHUM-E2", "** Works out of turn");
        starts("CORE-PLAY-05-E1", "Winchester in play");
        starts("IX-042", "Sam ×");
        starts("AW-SID", "Sid Ketchum");
        starts("AB-13", "Ability beats rule.");
        starts("CLAR-07", "Does an answer card");
        starts("VAR-GEN-2-C3", "8 seats only");
        starts("VAR-GEN-7b", "in `open-triangle`");
        starts("DP-HIT", "answer to a hit");
        starts("T3", "Dynamite");
        starts("core-gen-06", "Nobody may discard");
    }

    #[test]
    fn a_row_knows_its_columns() {
        let book = Rulebook::open();
        let passage = book.passage(book.entry("IX-042").expect("it is in the index"));
        assert_eq!(passage.columns, ["pair", "ruling"]);
    }

    #[test]
    fn a_passage_ends_where_the_next_begins() {
        let book = Rulebook::open();
        for (id, foreign) in
            [("CARD-BANG-01", "CARD-BANG-02"), ("CARD-BANG-02", "CARD-BANG-E1"), ("CORE-GEN-01", "CORE-GEN-02")]
        {
            let passage = book.passage(book.entry(id).expect("it is in the index")).joined();
            assert!(!passage.contains(foreign), "{id} runs into {foreign}");
            assert!(!passage.contains("Edge cases:"), "{id}: {passage}");
        }
    }
}
