//! Pages about rules and rule switches.

use anyhow::{Result, bail};
use saloon_rules::Edition;
use saloon_text::{Lang, Text};
use unicode_width::UnicodeWidthStr;

use super::lookup::{Found, find};
use super::page::Page;
use super::{cards, characters};
use saloon_text::rulebook::{Chapter, Entry, Rulebook, plain};

/// How wide the labels of a page are.
pub(super) fn label_width(text: &Text) -> usize {
    let labels = ["ref-border", "ref-cost", "ref-aim", "ref-boxes", "term-life", "term-book-card"];
    let own = labels.iter().map(|id| text.get(id).width());
    let languages = Lang::ALL.iter().map(|lang| lang.name().width());
    own.chain(languages).max().unwrap_or(0) + 2
}

/// The rules of some families with their titles, and the ids of others that speak of these names.
pub(super) fn list_rules(page: &mut Page, text: &Text, families: &[String], names: &[String]) {
    let book = Rulebook::open();
    let own = |entry: &Entry| families.iter().any(|family| is_of(entry.id, family));
    let rules: Vec<Vec<String>> = book.entries().iter().filter(|entry| own(entry)).map(row).collect();
    page.heading(&text.get("ref-rules"));
    page.columns(&rules);
    // The chapters whose entries are about several things at once.
    let meets = |entry: &&Entry| {
        let there = matches!(entry.chapter.number(), "20" | "70") && !own(entry);
        there && names.iter().any(|name| mentions(entry.title, name))
    };
    let others: Vec<&str> = book.entries().iter().filter(meets).map(|entry| entry.id).collect();
    if !others.is_empty() {
        page.heading(&text.get("ref-see-also"));
        page.paragraph(&others.join(", "));
    }
    page.blank();
    page.paragraph(&text.get("ref-rules-more"));
    in_english(page, text);
}

/// Is it this id, or does it belong to it?
fn is_of(id: &str, family: &str) -> bool {
    id.strip_prefix(family).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

fn row(entry: &Entry) -> Vec<String> {
    vec![entry.id.to_owned(), entry.title.to_owned()]
}

/// Does a title speak of this name, as a word of its own?
fn mentions(title: &str, name: &str) -> bool {
    title.match_indices(name).any(|(at, _)| {
        let before = title[..at].chars().next_back();
        let after = title[at + name.len()..].chars().next();
        let free = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
        free(before) && free(after)
    })
}

/// What the rulebook holds, and how to look into it.
pub(super) fn contents(text: &Text) -> Page {
    let book = Rulebook::open();
    let mut page = Page::new();
    page.title(&text.get("ref-rulebook"), &text.fill("ref-count-rules", &[("count", book.entries().len().into())]));
    let rows = book.chapters().iter().map(|chapter| {
        let count = book.entries().iter().filter(|entry| entry.chapter.file == chapter.file).count();
        vec![
            chapter.number().to_owned(),
            chapter.title().to_owned(),
            text.fill("ref-count-rules", &[("count", count.into())]),
        ]
    });
    page.columns(&rows.collect::<Vec<_>>());
    page.heading(&text.get("ref-how"));
    for (command, id) in [
        ("saloon rules CORE-DIST-02", "ref-how-id"),
        ("saloon rules CARD-PANIC", "ref-how-family"),
        ("saloon rules 20", "ref-how-chapter"),
        ("saloon rules sid ketchum", "ref-how-name"),
        ("saloon rules search beer two", "ref-how-search"),
        ("saloon rules switches --edition official", "ref-how-switches"),
    ] {
        page.field(command, 42, &text.get(id));
    }
    in_english(&mut page, text);
    page
}

/// Says that the rules themselves are in English, where that is not to be expected.
fn in_english(page: &mut Page, text: &Text) {
    if text.lang() != Lang::En {
        page.blank();
        page.paragraph(&text.get("ref-in-english"));
    }
}

/// The rule, family, chapter, card or character that is meant.
pub(super) fn look_up(text: &Text, what: &str) -> Result<Page> {
    let book = Rulebook::open();
    let id = what.trim();
    if let Some(entry) = book.entry(id) {
        return Ok(rule(text, &book, entry));
    }
    let family: Vec<Entry> = book.family(id).collect();
    if !family.is_empty() {
        return Ok(listed(text, &id.to_ascii_uppercase(), &family));
    }
    let chapter = |chapter: &&Chapter| {
        chapter.number() == id || chapter.file.trim_end_matches(".md") == id.trim_end_matches(".md")
    };
    if let Some(chapter) = book.chapters().iter().find(chapter) {
        let of = |entry: &&Entry| entry.chapter.file == chapter.file;
        let entries: Vec<Entry> = book.entries().iter().filter(of).copied().collect();
        return Ok(listed(text, chapter.title(), &entries));
    }
    match (find(id, &cards::names()), find(id, &characters::names())) {
        (Found::One(kind), Found::Nothing) => Ok(cards::one(text, kind)),
        (Found::Nothing, Found::One(character)) => Ok(characters::one(text, character)),
        (Found::Nothing, Found::Nothing) => {
            bail!(text.fill("ref-unknown-rule", &[("name", id.into())]))
        }
        (cards, characters) => {
            let all = all_of(cards, |kind| text.kind(kind)).chain(all_of(characters, |c| text.character(c)));
            let list = all.collect::<Vec<_>>().join(", ");
            bail!(text.fill("ref-several", &[("name", id.into()), ("list", list.into())]))
        }
    }
}

fn all_of<T>(found: Found<T>, called: impl Fn(T) -> String) -> impl Iterator<Item = String> {
    let things = match found {
        Found::One(thing) => vec![thing],
        Found::Several(things) => things,
        Found::Nothing => Vec::new(),
    };
    things.into_iter().map(called)
}

fn rule(text: &Text, book: &Rulebook, entry: Entry) -> Page {
    let mut page = Page::new();
    page.title(entry.id, &format!("{} {}", entry.chapter.number(), entry.chapter.title()));
    page.paragraph(&text.get(&format!("ref-kind-{}", entry.kind)));
    page.blank();
    page.passage(&book.passage(entry));
    in_english(&mut page, text);
    page
}

fn listed(text: &Text, title: &str, entries: &[Entry]) -> Page {
    let mut page = Page::new();
    page.title(title, &text.fill("ref-count-rules", &[("count", entries.len().into())]));
    page.columns(&entries.iter().map(row).collect::<Vec<_>>());
    page.blank();
    page.paragraph(&text.get("ref-rules-more"));
    in_english(&mut page, text);
    page
}

/// The rules in which all these words occur.
pub(super) fn search(text: &Text, words: &[String]) -> Result<Page> {
    let book = Rulebook::open();
    let wanted: Vec<String> = words.iter().flat_map(|word| word.split_whitespace()).map(str::to_lowercase).collect();
    let fits = |entry: &&Entry| {
        let passage = plain(&book.passage(**entry).joined());
        let all = format!("{} {} {passage}", entry.id, entry.title).to_lowercase();
        wanted.iter().all(|word| all.contains(word))
    };
    let found: Vec<Entry> = book.entries().iter().filter(fits).copied().collect();
    let phrase = wanted.join(" ");
    if found.is_empty() {
        bail!(text.fill("ref-nothing-found", &[("name", phrase.into())]));
    }
    Ok(listed(text, &text.fill("ref-search", &[("name", phrase.into())]), &found))
}

/// Every switch of an edition.
pub(super) fn switches(text: &Text, edition: &str) -> Result<Page> {
    let Some(edition) = Edition::from_id(edition) else {
        let list = Edition::ALL.map(Edition::id).join(", ");
        bail!(text.fill("ref-unknown-edition", &[("name", edition.into()), ("list", list.into())]));
    };
    let mut page = Page::new();
    let called = text.get(&format!("edition-{}", edition.id().replace('+', "-")));
    page.title(&text.fill("ref-switches", &[("edition", called.into())]), edition.id());
    page.paragraph(&text.get("ref-switches-how"));
    let (own, usual) = (values(edition), values(Edition::Compendium));
    for ((name, value), (_, usual)) in own.iter().zip(&usual) {
        let mark = if value == usual { "" } else { "*" };
        page.blank();
        page.field(mark, 2, &format!("{name} = {value}"));
        let mut said = format!("{}: {}.", text.switch(name), text.switch_value(name, value).trim_end_matches('.'));
        if value != usual {
            let usual = text.switch_value(name, usual);
            said = format!("{said} {}", text.fill("ref-compendium", &[("value", usual.into())]));
        }
        page.field("", 4, &said);
        page.field("", 4, &text.switch_text(name));
    }
    Ok(page)
}

/// The names and values of all switches of an edition, those of the set-up first.
fn values(edition: Edition) -> Vec<(&'static str, String)> {
    let boxes: Vec<&str> = edition.boxes().iter().map(|found| found.id()).collect();
    let mut all = vec![("deck", edition.deck().id().to_owned()), ("character_pool", boxes.join(","))];
    all.extend(edition.switches().list().into_iter().map(|switch| (switch.name, switch.value)));
    all
}
