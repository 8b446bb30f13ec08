//! What whoever runs the house may decide, read from a TOML file.

use std::str::FromStr;

use serde::Deserialize;

/// Everything in the file; what is not there has its usual value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How much anybody may do.
    pub limits: Limits,
    /// How long things take, in seconds.
    pub clocks: Clocks,
    /// When tables nobody is at and sessions nobody uses go away, in seconds.
    pub expiry: Expiry,
    /// How long what is over is kept, in days.
    pub keep: Keep,
    /// How hard the disk is asked to write.
    pub synchronous: Synchronous,
    /// The server stands behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto.
    pub behind_proxy: bool,
    /// What is believed of how far away somebody is, where that decides races.
    pub distance: Distance,
    /// Where the other nodes of the town are reached; none: there are no others.
    pub nats: Option<String>,
    /// The names the house is known by. None: addresses, and names only a local network knows.
    pub hosts: Vec<String>,
    /// Who is told the numbers of the house.
    pub metrics: MetricsDoor,
    /// How much bots may think.
    pub bots: Bots,
    /// How the log is written.
    pub log: LogForm,
    /// What this server is called in its log; none: where it listens.
    pub node: Option<String>,
}

/// How the log is written.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogForm {
    /// Lines for people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

impl FromStr for LogForm {
    type Err = String;

    fn from_str(word: &str) -> Result<LogForm, String> {
        match word {
            "text" => Ok(LogForm::Text),
            "json" => Ok(LogForm::Json),
            _ => Err("a log is text or json".into()),
        }
    }
}

/// How much bots may think.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bots {
    /// How many may think at the same time, for all tables together.
    pub threads: u32,
    /// How long one may think about one move, in milliseconds; less where many want to.
    pub think: u32,
    /// How thoroughly finished games are studied, in per cent of the usual.
    pub study: u32,
}

impl Default for Bots {
    /// Half of the processors, and never more than two: the rest is for people.
    fn default() -> Bots {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Bots { threads: if processors >= 4 { 2 } else { 1 }, think: 100, study: 100 }
    }
}

/// How far away somebody is: as far as the system says whose connection it is, and never farther. A proxy may say it of its
/// own; whoever stands behind one that does not is not compensated, unless his answers are believed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Distance {
    /// The proxy writes the round trip of its client's connection here, in microseconds.
    pub header: Option<String>,
    /// Behind a proxy that does not: answers to pings are believed, though they can be held back.
    pub believe_pongs: bool,
}

/// Who is told the numbers of the house: nobody, unless there is an address of their own or a token.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MetricsDoor {
    /// `/metrics` answers here, and to everybody who comes.
    pub address: Option<std::net::SocketAddr>,
    /// `/metrics` answers at the front door to `Authorization: Bearer TOKEN`.
    pub token: Option<String>,
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
    /// Connections to the house, whatever they are for.
    pub connections: u32,
    /// Those of one address.
    pub connections_per_address: u32,
    /// Connections to tables an address may hold. Whoever has a chair always finds one.
    pub sockets_per_address: u32,
    /// Onlookers a table may hold.
    pub sockets_per_table: u32,
    /// Strangers of one address who become guests in an hour.
    pub guests_per_hour: u32,
    /// The same in a day.
    pub guests_per_day: u32,
    /// Tables a guest may open in an hour.
    pub tables_per_hour: u32,
    /// The same in a day.
    pub tables_per_day: u32,
    /// Games a guest may have dealt in an hour.
    pub games_per_hour: u32,
    /// The same in a day.
    pub games_per_day: u32,
    /// How many guests' tables and games one address may have.
    pub people_per_address: u32,
    /// Games at one table before it has to be a new one.
    pub games_per_table: u32,
    /// Finished games a guest may have studied in an hour.
    pub studies_per_hour: u32,
    /// The same in a day.
    pub studies_per_day: u32,
    /// Lines a guest may say in a minute, over all tables and connections.
    pub lines_per_minute: u32,
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
            connections: 20_000,
            connections_per_address: 160,
            sockets_per_address: 64,
            sockets_per_table: 200,
            guests_per_hour: 200,
            guests_per_day: 1000,
            tables_per_hour: 40,
            tables_per_day: 200,
            games_per_hour: 60,
            games_per_day: 500,
            people_per_address: 8,
            games_per_table: 200,
            studies_per_hour: 12,
            studies_per_day: 60,
            lines_per_minute: 30,
            tables_per_guest: 8,
            tables: 10_000,
        }
    }
}

#[cfg(any(test, feature = "fuzz"))]
impl Limits {
    /// For tests that are about something else.
    pub fn none() -> Limits {
        const MUCH: u32 = 1_000_000_000;
        Limits {
            messages_per_second: MUCH,
            message_burst: MUCH,
            requests_per_second: MUCH,
            request_burst: MUCH,
            guests_per_hour: MUCH,
            guests_per_day: MUCH,
            tables_per_hour: MUCH,
            tables_per_day: MUCH,
            games_per_hour: MUCH,
            games_per_day: MUCH,
            games_per_table: MUCH,
            studies_per_hour: MUCH,
            studies_per_day: MUCH,
            lines_per_minute: MUCH,
            ..Limits::default()
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

/// When tables nobody is at and sessions nobody uses go away, in seconds.
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
    /// A session nobody uses.
    pub session: u32,
}

impl Default for Expiry {
    fn default() -> Expiry {
        Expiry {
            open: 30 * 60,
            playing: 24 * 60 * 60,
            slow: 14 * 24 * 60 * 60,
            over: 10 * 60,
            session: 180 * 24 * 60 * 60,
        }
    }
}

/// How long what is over is kept, in days; 0 is for ever.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Keep {
    /// Finished games.
    pub games: u32,
    /// What it takes to watch them again; without it the log is left, which can be had as a file.
    pub recordings: u32,
    /// People who have not been here.
    pub guests: u32,
    /// What was said at tables that still stand.
    pub chat: u32,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { games: 730, recordings: 730, guests: 365, chat: 30 }
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
