//! Pages about characters.

use saloon_rules::{Box, Character, Kind};
use saloon_text::{Lang, Text};

use super::in_all_languages;
use super::page::Page;
use super::rules::{label_width, list_rules};

/// Every character with its names.
pub(super) fn names() -> Vec<(Character, Vec<String>)> {
    let texts = in_all_languages();
    let names = |character: Character| {
        let called = texts.iter().map(|text| text.character(character));
        called.chain([character.id().to_owned()]).collect()
    };
    Character::all().map(|character| (character, names(character))).collect()
}

/// All characters.
pub(super) fn list(text: &Text) -> Page {
    let mut page = Page::new();
    let count = Character::all().count();
    page.title(&text.get("ref-characters"), &text.fill("ref-count-characters", &[("count", count.into())]));
    for found in Box::ALL {
        let row = |character: Character| {
            let life = "●".repeat(character.def().life as usize);
            vec![text.character(character), life, character.id().to_owned()]
        };
        let rows: Vec<_> = Character::all().filter(|character| character.in_box() == found).map(row).collect();
        if !rows.is_empty() {
            page.heading(&text.get(&format!("box-{}", found.id())));
            page.columns(&rows);
        }
    }
    page.blank();
    page.paragraph(&text.get("ref-characters-more"));
    page
}

/// One character.
pub(super) fn one(text: &Text, character: Character) -> Page {
    let def = character.def();
    let mut page = Page::new();
    page.title(&text.character(character), character.id());
    page.paragraph(&text.character_text(character));
    page.blank();
    let column = label_width(text);
    for other in in_all_languages() {
        page.field(other.lang().name(), column, &other.character(character));
    }
    page.blank();
    page.field(&text.get("term-life"), column, &def.life.to_string());
    let found = character.in_box();
    page.field(&text.get("ref-boxes"), column, &text.get(&format!("box-{}", found.id())));
    let mut families = vec![format!("CHAR-{}", character.id().to_ascii_uppercase())];
    if !def.window.is_empty() {
        families.push(def.window.to_owned());
    }
    list_rules(&mut page, text, &families, &called(character));
    page
}

/// What the rulebook calls him: his name, and those words of it that mean nobody and nothing else.
fn called(character: Character) -> Vec<String> {
    let text = Text::new(Lang::En);
    let name = text.character(character);
    let others = Character::all().filter(|other| *other != character).map(|other| text.character(other));
    let taken: Vec<String> = others.chain(Kind::all().map(|kind| text.kind(kind))).collect();
    let is_taken = |word: &str| taken.iter().any(|name| name.split(' ').any(|other| other == word));
    let words = name.split(' ').filter(|word| word.len() > 2 && !is_taken(word)).map(str::to_owned);
    let words: Vec<String> = words.collect();
    [vec![name.clone()], words].concat()
}
