//! The messages of one language, and how they are filled in.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Lang;

/// All messages of one language.
pub struct Text {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

macro_rules! files {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../../locales/", $folder, "/cards.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/characters.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/high-noon.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/fistful.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/series.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/wild-west-show.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/terms.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/switches.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/log.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/table.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/ui.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/reference.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/heist.ftl")),
            include_str!(concat!("../../../locales/", $folder, "/study.ftl")),
        ]
    };
}

const fn files(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => files!("en"),
        Lang::Ru => files!("ru"),
        Lang::De => files!("de"),
        Lang::ZhHant => files!("zh-Hant"),
    }
}

impl Text {
    /// The messages of a language.
    pub fn new(lang: Lang) -> Text {
        let locale: LanguageIdentifier = lang.id().parse().expect("our own tags are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks round every inserted name are for mixed writing directions; a terminal shows them as boxes.
        bundle.set_use_isolating(false);
        for file in files(lang) {
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(read, errors)| {
                debug_assert!(errors.is_empty(), "{lang}: {errors:?}");
                read
            });
            let added = bundle.add_resource(resource);
            debug_assert!(added.is_ok(), "{lang}: {added:?}");
        }
        Text { lang, bundle }
    }

    /// Its language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without blanks; the id itself if there is no such message.
    pub fn get(&self, id: &str) -> String {
        self.say(id, None)
    }

    /// An attribute of a message, such as the text of a card.
    pub fn attr(&self, id: &str, attr: &str) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = message.get_attribute(attr)?.value();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, None, &mut errors);
        debug_assert!(errors.is_empty(), "{} {id}.{attr}: {errors:?}", self.lang);
        Some(text.into_owned())
    }

    /// A message with its blanks filled in.
    pub fn fill(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, FluentValue::from(arg))).collect();
        self.say(id, Some(&args))
    }

    pub(crate) fn say(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        debug_assert!(errors.is_empty(), "{} {id}: {errors:?}", self.lang);
        text.into_owned()
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// What fills a blank of a message: words, or a number that decides about plurals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Words.
    Text(String),
    /// A number.
    Number(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        })+
    };
}

numbers!(i8, u8, i16, u16, i32, u32, i64);

impl<'a> From<&'a Arg> for FluentValue<'a> {
    fn from(arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Number(number) => FluentValue::from(*number),
        }
    }
}
