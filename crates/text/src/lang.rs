//! The languages saloon speaks.

use std::fmt;

/// A language.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// German.
    De,
    /// Chinese in traditional characters.
    ZhHant,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Ru, Lang::De, Lang::ZhHant];

    /// Its tag, also the name of its folder in `locales`.
    pub const fn id(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::De => "de",
            Lang::ZhHant => "zh-Hant",
        }
    }

    /// The language with this tag, in any case.
    pub fn from_id(id: &str) -> Option<Lang> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.id().eq_ignore_ascii_case(id))
    }

    /// What it calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Ru => "Русский",
            Lang::De => "Deutsch",
            Lang::ZhHant => "繁體中文",
        }
    }

    /// The language of a value of `LANG` or `LC_ALL`, such as `ru_RU.UTF-8`; English if it is none of ours.
    ///
    /// ```
    /// # use saloon_text::Lang;
    /// assert_eq!(Lang::from_env_locale("ru_RU.UTF-8"), Lang::Ru);
    /// assert_eq!(Lang::from_env_locale("zh_TW"), Lang::ZhHant);
    /// assert_eq!(Lang::from_env_locale("C.UTF-8"), Lang::En);
    /// ```
    pub fn from_env_locale(locale: &str) -> Lang {
        let language = locale
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        match language.as_str() {
            "ru" => Lang::Ru,
            "de" => Lang::De,
            "zh" => Lang::ZhHant,
            _ => Lang::En,
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_tag() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_id(lang.id()), Some(lang));
            assert_eq!(Lang::from_id(&lang.id().to_uppercase()), Some(lang));
            assert_eq!(Lang::from_env_locale(lang.id()), lang);
        }
        assert_eq!(Lang::from_id("fr"), None);
    }

    #[test]
    fn an_unknown_environment_is_english() {
        for locale in ["", "C", "POSIX", "fr_FR.UTF-8", "русский"] {
            assert_eq!(Lang::from_env_locale(locale), Lang::En);
        }
        assert_eq!(Lang::from_env_locale("de_AT@euro"), Lang::De);
    }
}
