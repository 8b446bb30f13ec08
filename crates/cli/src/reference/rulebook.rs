//! The rulebook, built into the program: which ids there are, and the passage that defines each.
//!
//! Nothing here knows what a rule means.

use std::collections::HashMap;

use super::reader::Reader;

/// One chapter of the rulebook.
#[derive(Debug)]
pub(crate) struct Chapter {
    /// The name of its file.
    pub(crate) file: &'static str,
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
    pub(crate) fn title(&self) -> &'static str {
        let first = self.text.lines().next().unwrap_or_default().trim_start_matches(['#', ' ']);
        first.split_once(" — ").map_or(first, |(_, title)| title)
    }

    /// Its number, the first two digits of its file.
    pub(crate) fn number(&self) -> &'static str {
        self.file.split('-').next().unwrap_or_default()
    }
}

/// One line of the index.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Entry {
    /// The id.
    pub(crate) id: &'static str,
    /// Where it is defined.
    pub(crate) chapter: &'static Chapter,
    /// Rule, edge, interaction, vector or bookkeeping.
    pub(crate) kind: &'static str,
    /// What it is about.
    pub(crate) title: &'static str,
}

/// The passage that defines an id, as lines of Markdown without the id itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Passage {
    /// The head of the table it is a row of.
    pub(crate) columns: Vec<String>,
    /// Its lines.
    pub(crate) lines: Vec<String>,
}

/// The whole book, indexed.
pub(crate) struct Rulebook {
    entries: Vec<Entry>,
    passages: HashMap<String, Passage>,
}

impl Rulebook {
    /// Reads the book.
    pub(crate) fn open() -> Rulebook {
        let entries: Vec<Entry> = IDS.lines().filter_map(entry).collect();
        let ids = entries.iter().enumerate().map(|(i, entry)| (entry.id, i)).collect();
        let mut passages = HashMap::with_capacity(entries.len());
        for chapter in CHAPTERS {
            Reader::new(chapter.text, &ids).read(&mut passages);
        }
        Rulebook { entries, passages }
    }

    /// All chapters.
    pub(crate) fn chapters(&self) -> &'static [Chapter] {
        CHAPTERS
    }

    /// Every id, in the order of the book.
    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry with this id, in any case.
    pub(crate) fn entry(&self, id: &str) -> Option<Entry> {
        self.entries.iter().copied().find(|entry| entry.id.eq_ignore_ascii_case(id))
    }

    /// The entries whose ids begin with this family and a hyphen.
    pub(crate) fn family(&self, family: &str) -> impl Iterator<Item = Entry> {
        let family = format!("{}-", family.to_ascii_uppercase());
        self.entries.iter().copied().filter(move |entry| entry.id.starts_with(&family))
    }

    /// The passage that defines an entry.
    pub(crate) fn passage(&self, entry: Entry) -> Passage {
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
    pub(crate) fn joined(&self) -> String {
        self.lines.join(" ")
    }
}

/// The cells of a row of a table.
pub(crate) fn cells(row: &str) -> Vec<String> {
    let row = row.trim();
    let row = row.strip_prefix('|').unwrap_or(row);
    let row = row.strip_suffix('|').unwrap_or(row);
    row.split('|').map(|cell| cell.trim().to_owned()).collect()
}
