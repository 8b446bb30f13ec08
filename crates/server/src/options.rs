//! What whoever runs the house may decide, read from a TOML file.

use serde::Deserialize;

/// Everything in the file; what is not there has its usual value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How much anybody may do.
    pub limits: Limits,
    /// How long things take, in seconds.
    pub clocks: Clocks,
    /// When tables nobody is at go away, in seconds.
    pub expiry: Expiry,
    /// How hard the disk is asked to write.
    pub synchronous: Synchronous,
    /// The server stands behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto.
    pub behind_proxy: bool,
}

/// How much anybody may do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Messages a connection may send per second.
    pub messages_per_second: u32,
    /// Messages a connection may send at once.
    pub message_burst: u32,
    /// Requests an address may make per second.
    pub requests_per_second: u32,
    /// Requests an address may make at once.
    pub request_burst: u32,
    /// Connections an address may hold.
    pub sockets_per_address: u32,
    /// Connections a table may hold.
    pub sockets_per_table: u32,
    /// Tables a guest may host at the same time.
    pub tables_per_guest: u32,
    /// Tables of the house.
    pub tables: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages_per_second: 10,
            message_burst: 40,
            requests_per_second: 20,
            request_burst: 100,
            sockets_per_address: 64,
            sockets_per_table: 200,
            tables_per_guest: 8,
            tables: 10_000,
        }
    }
}

/// How long things take, in seconds.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Clocks {
    /// A fast question.
    pub fast: u32,
    /// A relaxed one.
    pub relaxed: u32,
    /// A slow one.
    pub slow: u32,
    /// How long somebody may be gone before a bot plays for him.
    pub away: u32,
}

impl Default for Clocks {
    fn default() -> Clocks {
        Clocks { fast: 20, relaxed: 90, slow: 2 * 24 * 60 * 60, away: 45 }
    }
}

/// When tables nobody is at go away, in seconds.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Expiry {
    /// Before the deal.
    pub open: u32,
    /// While a game runs.
    pub playing: u32,
    /// While a slow game runs.
    pub slow: u32,
    /// After the end.
    pub over: u32,
}

impl Default for Expiry {
    fn default() -> Expiry {
        Expiry { open: 30 * 60, playing: 24 * 60 * 60, slow: 14 * 24 * 60 * 60, over: 10 * 60 }
    }
}

/// How hard the disk is asked to write.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Synchronous {
    /// What was acknowledged survives the death of the process.
    #[default]
    Normal,
    /// It survives a power failure too.
    Full,
}

impl Options {
    /// Reads the file.
    pub fn parse(text: &str) -> Result<Options, String> {
        toml::from_str(text).map_err(|why| why.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_changes_only_what_it_names() {
        let options = Options::parse("synchronous = \"full\"\n[limits]\ntables = 3\n").expect("it is a good file");
        assert_eq!(options.limits.tables, 3);
        assert_eq!(options.limits.request_burst, Limits::default().request_burst);
        assert_eq!(options.synchronous, Synchronous::Full);
        assert!(Options::parse("[limits]\ntabels = 3\n").is_err());
    }
}
