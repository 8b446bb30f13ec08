//! The option that says in which language to speak, shared by every command that says something.

use clap::Args;
use saloon_text::{Lang, Text};

/// Which language.
#[derive(Args, Clone, Debug)]
pub(crate) struct Language {
    /// In which language: en, ru, de or zh-Hant; otherwise that of the environment.
    #[arg(long, value_name = "LANG", value_parser = named)]
    lang: Option<Lang>,
}

impl Language {
    /// The language asked for, or that of the environment.
    pub(crate) fn lang(&self) -> Lang {
        self.lang.unwrap_or_else(of_environment)
    }

    /// Its words.
    pub(crate) fn text(&self) -> Text {
        Text::new(self.lang())
    }
}

fn named(id: &str) -> Result<Lang, String> {
    let all = Lang::ALL.map(Lang::id).join(", ");
    Lang::from_id(id).ok_or_else(|| format!("there is no language called {id}; there are {all}"))
}

fn of_environment() -> Lang {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    locale.map_or(Lang::default(), |locale| Lang::from_env_locale(&locale))
}
