//! The Fluent files of all languages are sound and say the same things.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use saloon_rules::Kind;
use saloon_text::{Lang, Text};

const FILES: [&str; 13] = [
    "cards",
    "characters",
    "high-noon",
    "fistful",
    "wild-west-show",
    "terms",
    "switches",
    "log",
    "table",
    "ui",
    "reference",
    "heist",
    "study",
];

/// Files whose sentences are put together by the program.
const SENTENCES: [&str; 6] = ["log", "table", "ui", "reference", "heist", "study"];

fn read(lang: Lang, file: &str) -> String {
    let path: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "../../locales", lang.id(), &format!("{file}.ftl")].iter().collect();
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn parse(lang: Lang, file: &str) -> Resource<String> {
    fluent_syntax::parser::parse(read(lang, file)).unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"))
}

fn messages(lang: Lang, file: &str) -> Vec<Message<String>> {
    let entries = parse(lang, file).body;
    entries
        .into_iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            Entry::Junk { content } => panic!("{lang}/{file}: {content}"),
            Entry::Term(term) => panic!("{lang}/{file}: a term, -{}", term.id.name),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
        })
        .collect()
}

/// What a pattern is made of: words, blanks and other messages.
#[derive(Default)]
struct Parts {
    words: Vec<String>,
    blanks: BTreeSet<String>,
    messages: BTreeSet<String>,
    selects: Vec<(String, Vec<String>)>,
}

impl Parts {
    fn of(pattern: &Pattern<String>) -> Parts {
        let mut parts = Parts::default();
        parts.pattern(pattern);
        parts
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push(value.clone()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let name = match selector {
                    InlineExpression::VariableReference { id } => id.name.clone(),
                    other => panic!("chooses by {other:?}"),
                };
                let keys = variants.iter().map(|variant| match &variant.key {
                    fluent_syntax::ast::VariantKey::Identifier { name } => name.clone(),
                    fluent_syntax::ast::VariantKey::NumberLiteral { value } => value.clone(),
                });
                self.selects.push((name, keys.collect()));
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.blanks.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("unexpected {other:?}"),
        }
    }
}

/// Everything the sentences of a language are made of, by id.
fn all_parts(lang: Lang) -> BTreeMap<String, Parts> {
    let all = SENTENCES.iter().flat_map(|file| messages(lang, file));
    all.map(|message| (message.id.name, Parts::of(&message.value.expect("it says something")))).collect()
}

/// The blanks of a message and of all messages in it.
fn blanks(all: &BTreeMap<String, Parts>, id: &str) -> BTreeSet<String> {
    let parts = &all[id];
    let inner = parts.messages.iter().flat_map(|id| blanks(all, id));
    parts.blanks.iter().cloned().chain(inner).collect()
}

#[test]
fn all_languages_have_the_same_ids_and_attributes() {
    for file in FILES {
        let shape = |lang| -> BTreeMap<String, Vec<String>> {
            let attributes = |message: &Message<String>| {
                message.attributes.iter().map(|attribute| attribute.id.name.clone()).collect()
            };
            messages(lang, file).iter().map(|message| (message.id.name.clone(), attributes(message))).collect()
        };
        for lang in Lang::ALL {
            assert_eq!(shape(lang), shape(Lang::En), "{lang}/{file}");
        }
    }
}

#[test]
fn no_id_is_used_twice() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for message in FILES.iter().flat_map(|file| messages(lang, file)) {
            assert!(seen.insert(message.id.name.clone()), "{lang}: {} twice", message.id.name);
        }
    }
}

/// `who-is`, `card-obj` and the like belong to the blank `who` or `card`.
fn root(blank: &str) -> &str {
    let tails = ["-is", "-obj", "-name", "-id", "-count"];
    tails.iter().find_map(|tail| blank.strip_suffix(tail)).unwrap_or(blank)
}

#[test]
fn translations_fill_the_same_blanks() {
    let roots = |all: &BTreeMap<String, Parts>, id: &str| -> BTreeSet<String> {
        blanks(all, id).iter().map(|blank| root(blank).to_owned()).collect()
    };
    // Words that some languages choose by and others do without.
    let choosing = |blank: &&String| ["end", "as", "id", "who"].contains(&blank.as_str());
    let english = all_parts(Lang::En);
    for lang in Lang::ALL {
        let other = all_parts(lang);
        for id in english.keys() {
            let (said, meant) = (roots(&other, id), roots(&english, id));
            let odd: Vec<_> = said.symmetric_difference(&meant).filter(|blank| !choosing(blank)).collect();
            assert!(odd.is_empty(), "{lang}: {id} differs in {odd:?}");
            let unknown = said.contains("who") && !meant.contains("who");
            assert!(!unknown, "{lang}: {id} is about nobody");
        }
    }
}

#[test]
fn russian_numbers_have_all_their_forms() {
    for (id, parts) in all_parts(Lang::Ru) {
        for (blank, mut keys) in parts.selects {
            keys.retain(|key| key.parse::<u8>().is_err());
            let plural = keys.iter().any(|key| key == "one");
            assert!(!plural || keys == ["one", "few", "many"], "{id} chooses by {blank} among {keys:?}");
        }
    }
}

/// Names that are the same in every language: the game's and the program's.
const NAMES: [&str; 2] = ["BANG!", "saloon"];

/// What is written in a file, without blanks and without the names of cards.
fn words(lang: Lang, file: &str) -> Vec<(String, String)> {
    let text = Text::new(lang);
    let cards: Vec<String> = Kind::all().map(|kind| text.kind(kind)).collect();
    let mut all = Vec::new();
    for message in messages(lang, file) {
        let values = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
        for value in values {
            let mut words = Parts::of(value).words.join(" ");
            for card in &cards {
                words = words.replace(card.as_str(), "");
            }
            all.push((message.id.name.clone(), words));
        }
    }
    all
}

#[test]
fn nobody_shouts() {
    for lang in Lang::ALL {
        // At heist everybody does, and time is short.
        for file in SENTENCES.into_iter().filter(|file| *file != "heist") {
            for (id, words) in words(lang, file) {
                let words = words.replace(NAMES[0], "");
                assert!(!words.contains(['!', '！']), "{lang}/{file} {id}: {words}");
            }
        }
    }
}

#[test]
fn no_english_is_left_over() {
    // Commands and keys are the same in every language.
    let commands = [
        "saloon rules search",
        "saloon rules",
        "saloon cards",
        "saloon characters",
        "saloon play",
        "--set",
        "--save",
        "--resume",
    ];
    let keys = ["Enter", "Esc", "Tab", "Backspace", "PgUp", "PgDn", "Home", "End", "Ctrl"];
    for lang in [Lang::Ru, Lang::ZhHant] {
        for file in SENTENCES {
            for (id, words) in words(lang, file) {
                let known = commands.iter().chain(&NAMES);
                let own = known.fold(words.clone(), |own, name| own.replace(name, ""));
                let mut latin = own.split(|c: char| !c.is_ascii_alphabetic());
                let odd = latin.find(|word| word.len() > 1 && !keys.contains(word));
                assert!(odd.is_none(), "{lang}/{file} {id}: {odd:?} in {words}");
            }
        }
    }
}

#[test]
fn german_is_german() {
    for file in SENTENCES {
        let english: BTreeMap<_, _> = words(Lang::En, file).into_iter().collect();
        for (id, words) in words(Lang::De, file) {
            let same = words.split_whitespace().count() > 1 && words == english[&id];
            assert!(!same, "{file} {id}: {words}");
        }
    }
}
