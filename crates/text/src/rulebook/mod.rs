//! The rulebook, built into the program: which ids there are, and the passage that defines each.
//!
//! Nothing here knows what a rule means.

mod quote;
mod reader;

use std::collections::HashMap;
use std::sync::LazyLock;

use reader::Reader;

pub use quote::{continues, plain, quote};

/// One chapter of the rulebook.
#[derive(Debug)]
pub struct Chapter {
    /// The name of its file.
    pub file: &'static str,
    text: &'static str,
}

macro_rules! chapters {
    ($($file:literal),+ $(,)?) => {
        &[$(Chapter { file: $file, text: include_str!(concat!("../../../../docs/rules/", $file)) }),+]
    };
}

static CHAPTERS: &[Chapter] = chapters![
    "00-core.md",
    "10-cards.md",
    "20-characters.md",
    "30-high-noon.md",
    "31-fistful-of-cards.md",
    "32-wild-west-show.md",
    "40-variants.md",
    "50-editions.md",
    "60-heist.md",
    "70-clarifications.md",
];

static IDS: &str = include_str!("../../../../docs/rules/ids.tsv");

impl Chapter {
    /// Its title, without its number.
    pub fn title(&self) -> &'static str {
        let first = self.text.lines().next().unwrap_or_default().trim_start_matches(['#', ' ']);
        first.split_once(" — ").map_or(first, |(_, title)| title)
    }

    /// Its number, the first two digits of its file.
    pub fn number(&self) -> &'static str {
        self.file.split('-').next().unwrap_or_default()
    }
}

/// One line of the index.
#[derive(Copy, Clone, Debug)]
pub struct Entry {
    /// The id.
    pub id: &'static str,
    /// Where it is defined.
    pub chapter: &'static Chapter,
    /// Rule, edge, interaction, vector or bookkeeping.
    pub kind: &'static str,
    /// What it is about.
    pub title: &'static str,
}

/// The passage that defines an id, as lines of Markdown without the id itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passage {
    /// The head of the table it is a row of.
    pub columns: Vec<String>,
    /// Its lines.
    pub lines: Vec<String>,
}

/// The whole book, indexed.
pub struct Rulebook {
    entries: Vec<Entry>,
    passages: HashMap<String, Passage>,
}

impl Rulebook {
    /// Reads the book.
    pub fn open() -> Rulebook {
        let entries: Vec<Entry> = IDS.lines().filter_map(entry).collect();
        let ids = entries.iter().enumerate().map(|(i, entry)| (entry.id, i)).collect();
        let mut passages = HashMap::with_capacity(entries.len());
        for chapter in CHAPTERS {
            Reader::new(chapter.text, &ids).read(&mut passages);
        }
        Rulebook { entries, passages }
    }

    /// The book, read once.
    pub fn at_hand() -> &'static Rulebook {
        static BOOK: LazyLock<Rulebook> = LazyLock::new(Rulebook::open);
        &BOOK
    }

    /// All chapters.
    pub fn chapters(&self) -> &'static [Chapter] {
        CHAPTERS
    }

    /// Every id, in the order of the book.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry with this id, in any case.
    pub fn entry(&self, id: &str) -> Option<Entry> {
        self.entries.iter().copied().find(|entry| entry.id.eq_ignore_ascii_case(id))
    }

    /// The entries whose ids begin with this family and a hyphen.
    pub fn family(&self, family: &str) -> impl Iterator<Item = Entry> {
        let family = format!("{}-", family.to_ascii_uppercase());
        self.entries.iter().copied().filter(move |entry| entry.id.starts_with(&family))
    }

    /// The passage that defines an entry.
    pub fn passage(&self, entry: Entry) -> Passage {
        self.passages.get(entry.id).cloned().unwrap_or_default()
    }
}

fn entry(line: &'static str) -> Option<Entry> {
    let mut cells = line.split('\t');
    let (id, file, kind, title) = (cells.next()?, cells.next()?, cells.next()?, cells.next()?);
    let chapter = CHAPTERS.iter().find(|chapter| chapter.file == file)?;
    Some(Entry { id, chapter, kind, title })
}

impl Passage {
    pub(super) fn of_text(text: &str) -> Passage {
        let text = text.trim().trim_end_matches(|c: char| c == '-' || c.is_whitespace());
        Passage { columns: Vec::new(), lines: vec![text.to_owned()] }
    }

    /// Everything in it as one line, for searching.
    pub fn joined(&self) -> String {
        self.lines.join(" ")
    }
}

/// Rules for somebody who looks for one: the one with this id and what belongs to it, or those with all these words.
pub fn find(wanted: &str, most: usize) -> (Vec<Entry>, usize) {
    static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let book = Rulebook::at_hand();
        let words = |entry: &Entry| format!("{} {} {}", entry.id, entry.title, book.passage(*entry).joined());
        book.entries().iter().map(|entry| words(entry).to_lowercase()).collect()
    });
    let book = Rulebook::at_hand();
    let wanted = wanted.trim();
    let mut found: Vec<Entry> = book.entry(wanted).into_iter().collect();
    found.extend(book.family(wanted));
    if found.is_empty() && !wanted.is_empty() {
        let words: Vec<String> = wanted.split_whitespace().map(str::to_lowercase).collect();
        let fits = |text: &String| words.iter().all(|word| text.contains(word));
        found.extend(book.entries().iter().zip(TEXTS.iter()).filter(|(_, text)| fits(text)).map(|(entry, _)| *entry));
    }
    let more = found.len().saturating_sub(most);
    found.truncate(most);
    (found, more)
}

/// The cells of a row of a table.
pub fn cells(row: &str) -> Vec<String> {
    let row = row.trim();
    let row = row.strip_prefix('|').unwrap_or(row);
    let row = row.strip_suffix('|').unwrap_or(row);
    row.split('|').map(|cell| cell.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn a_rule_is_found_by_id_by_family_and_by_words() {
        let ids = |wanted: &str| find(wanted, 40).0.iter().map(|entry| entry.id).collect::<Vec<_>>();
        assert_eq!(ids("core-dist-04").first(), Some(&"CORE-DIST-04"));
        assert!(ids("CORE-DIST").contains(&"CORE-DIST-04"));
        assert!(ids("weapon in play number").contains(&"CORE-DIST-04"));
        assert!(ids("no such words anywhere").is_empty() && ids("").is_empty());
        assert!(find("the", 40).1 > 0, "it says how many more there are");
    }
}
