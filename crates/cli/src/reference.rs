//! Looking things up: cards, characters, rules and switches.

mod cards;
mod characters;
mod lookup;
mod page;
mod rules;

use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use saloon_text::{Arg, Lang, Text};

use crate::language::Language;
use lookup::Found;

/// Which card or character, and in which language.
#[derive(Args)]
pub(crate) struct LookUp {
    /// Its name in any language, its id, or the beginning of either; all of them are listed without one.
    #[arg(value_name = "NAME")]
    name: Vec<String>,

    #[command(flatten)]
    language: Language,
}

/// Which rules, and in which language.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Rules {
    /// The id of a rule or of a family of rules, a chapter, or the name of a card or character.
    #[arg(value_name = "WHAT")]
    what: Vec<String>,

    #[command(flatten)]
    language: Language,

    #[command(subcommand)]
    command: Option<RulesCommand>,
}

#[derive(Subcommand)]
enum RulesCommand {
    /// List every rule switch with its value and what it decides.
    Switches {
        /// Whose values: classic, dodge-city, dodge-city+base, compendium or official.
        #[arg(long, default_value = "classic", value_name = "EDITION")]
        edition: String,

        #[command(flatten)]
        language: Language,
    },
    /// List the rules in which all these words occur.
    Search {
        /// The words.
        #[arg(required = true, value_name = "WORD")]
        words: Vec<String>,

        #[command(flatten)]
        language: Language,
    },
}

/// Shows one playing card, or all of them.
pub(crate) fn cards(options: &LookUp) -> Result<ExitCode> {
    let text = options.language.text();
    let page = match options.name.join(" ").as_str() {
        "" => cards::list(&text),
        name => cards::one(&text, named(&text, name, &cards::names(), "card", |kind| text.kind(kind))?),
    };
    page.print()?;
    Ok(ExitCode::SUCCESS)
}

/// Shows one character, or all of them.
pub(crate) fn characters(options: &LookUp) -> Result<ExitCode> {
    let text = options.language.text();
    let page = match options.name.join(" ").as_str() {
        "" => characters::list(&text),
        name => {
            let called = |character| text.character(character);
            characters::one(&text, named(&text, name, &characters::names(), "character", called)?)
        }
    };
    page.print()?;
    Ok(ExitCode::SUCCESS)
}

/// Shows rules, switches, or what there is.
pub(crate) fn rules(options: &Rules) -> Result<ExitCode> {
    let page = match &options.command {
        Some(RulesCommand::Switches { edition, language }) => rules::switches(&language.text(), edition)?,
        Some(RulesCommand::Search { words, language }) => rules::search(&language.text(), words)?,
        None => match options.what.join(" ").as_str() {
            "" => rules::contents(&options.language.text()),
            what => rules::look_up(&options.language.text(), what)?,
        },
    };
    page.print()?;
    Ok(ExitCode::SUCCESS)
}

/// The one thing that is meant, or a message that says what could be.
fn named<T: Copy + PartialEq>(
    text: &Text,
    name: &str,
    all: &[(T, Vec<String>)],
    what: &str,
    called: impl Fn(T) -> String,
) -> Result<T> {
    match lookup::find(name, all) {
        Found::One(thing) => Ok(thing),
        Found::Several(things) => {
            let list = things.into_iter().map(called).collect::<Vec<_>>().join(", ");
            bail!(text.fill("ref-several", &[("name", name.into()), ("list", Arg::from(list))]))
        }
        Found::Nothing => {
            bail!(text.fill(&format!("ref-unknown-{what}"), &[("name", name.into())]))
        }
    }
}

/// The same text in all languages.
fn in_all_languages() -> [Text; 4] {
    Lang::ALL.map(Text::new)
}
