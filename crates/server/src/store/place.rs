//! Where everything is kept: a directory with one SQLite file, or a PostgreSQL database.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

/// A place for everything a house keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A directory with one SQLite file: `sqlite:DIR`.
    Folder(PathBuf),
    /// A PostgreSQL database: `postgres://USER:PASSWORD@HOST/DATABASE`.
    Base(Base),
}

/// A PostgreSQL database.
#[derive(Clone, PartialEq, Eq)]
pub struct Base {
    pub(super) config: Arc<tokio_postgres::Config>,
}

impl Place {
    /// The directory, if it is one.
    pub fn folder(&self) -> Option<&Path> {
        match self {
            Place::Folder(folder) => Some(folder),
            Place::Base(_) => None,
        }
    }
}

impl From<&Path> for Place {
    fn from(folder: &Path) -> Place {
        Place::Folder(folder.into())
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        if let Some(folder) = text.strip_prefix("sqlite:") {
            return if folder.is_empty() {
                Err("sqlite: wants a directory".into())
            } else {
                Ok(Place::Folder(folder.into()))
            };
        }
        if !["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme)) {
            return Err("a place is sqlite:DIR or postgres://USER@HOST/DATABASE".into());
        }
        let mut config: tokio_postgres::Config =
            text.parse().map_err(|why| format!("no address of PostgreSQL: {why}"))?;
        if config.get_hosts().is_empty() {
            return Err("the address of PostgreSQL names no host".into());
        }
        if config.get_ssl_mode() == tokio_postgres::config::SslMode::Require {
            return Err(
                "this program speaks to PostgreSQL without TLS: use a private network, a socket or a tunnel".into()
            );
        }
        config.ssl_mode(tokio_postgres::config::SslMode::Disable);
        if config.get_application_name().is_none() {
            config.application_name("saloon");
        }
        Ok(Place::Base(Base { config: Arc::new(config) }))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => write!(f, "sqlite:{}", folder.display()),
            Place::Base(base) => base.fmt(f),
        }
    }
}

/// Without the password, which belongs in no log.
impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let host = match self.config.get_hosts().first() {
            Some(tokio_postgres::config::Host::Tcp(name)) => name.clone(),
            Some(tokio_postgres::config::Host::Unix(folder)) => folder.display().to_string(),
            None => String::new(),
        };
        let name = self.config.get_dbname().or(self.config.get_user()).unwrap_or_default();
        write!(f, "postgres://{host}/{name}")
    }
}

impl fmt::Debug for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_and_shown_without_its_password() {
        let place: Place = "sqlite:some/where".parse().expect("a directory");
        assert_eq!((place.folder(), place.to_string()), (Some(Path::new("some/where")), "sqlite:some/where".into()));
        let place: Place = "postgres://ann:secret@db.lan:5433/saloon".parse().expect("a database");
        assert_eq!(place.to_string(), "postgres://db.lan/saloon");
        assert!(!format!("{place:?}").contains("secret"));
    }

    #[test]
    fn what_is_no_place_says_what_one_is() {
        let why = |text: &str| text.parse::<Place>().expect_err(text);
        for text in ["", "saloon-data", "mysql://localhost/saloon"] {
            assert!(why(text).contains("sqlite:DIR or postgres://"), "{text}");
        }
        assert!(why("sqlite:").contains("wants a directory"));
        assert!(why("postgres://ann@:x/y").contains("PostgreSQL"));
        assert!(why("postgres://ann@db/saloon?sslmode=require").contains("without TLS"));
    }
}
