//! `saloon doctor`: looks at everything a house needs before it opens, and says what is wrong and what to do.
//!
//! It only looks. No file is made or opened for writing, what is locked is locked for the length of a look, a database is
//! asked in a session that cannot write, and what goes over NATS is heard by nobody.

mod config;
mod machine;
mod nats;

use std::fmt;
use std::net::SocketAddr;
use std::path::Path;

use serde::Serialize;

use crate::options::Options;
use crate::store::{self, Company, Place};

/// How bad it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// As it should be.
    Ok,
    /// The house opens, but not as somebody probably wants it.
    Warning,
    /// The house does not open, or does not keep its promises.
    Wrong,
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// How bad it is.
    pub level: Level,
    /// What was looked at.
    pub about: &'static str,
    /// What was found.
    pub found: String,
    /// What to do.
    #[serde(rename = "do", skip_serializing_if = "Option::is_none")]
    pub advice: Option<String>,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = match self.level {
            Level::Ok => "ok",
            Level::Warning => "warning",
            Level::Wrong => "wrong",
        };
        write!(f, "{level:8} {:10} {}", self.about, self.found)?;
        match &self.advice {
            Some(advice) => write!(f, "; {advice}"),
            None => Ok(()),
        }
    }
}

/// What has been found so far.
#[derive(Default)]
pub(crate) struct Report(Vec<Finding>);

impl Report {
    fn add(&mut self, level: Level, about: &'static str, found: impl Into<String>, advice: Option<String>) {
        // One line a finding, whatever a library has to say.
        let one_line = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
        self.0.push(Finding { level, about, found: one_line(found.into()), advice: advice.map(one_line) });
    }

    pub(crate) fn ok(&mut self, about: &'static str, found: impl Into<String>) {
        self.add(Level::Ok, about, found, None);
    }

    pub(crate) fn warning(&mut self, about: &'static str, found: impl Into<String>, advice: impl Into<String>) {
        self.add(Level::Warning, about, found, Some(advice.into()));
    }

    pub(crate) fn wrong(&mut self, about: &'static str, found: impl Into<String>, advice: impl Into<String>) {
        self.add(Level::Wrong, about, found, Some(advice.into()));
    }
}

/// What is to be looked at: what `saloon serve` would be started with.
pub struct Patient<'a> {
    /// Where it would listen.
    pub address: SocketAddr,
    /// Where everything is kept.
    pub place: &'a Place,
    /// The file with its options.
    pub config: Option<&'a Path>,
    /// Where the other nodes of the town are reached, if the command line says so.
    pub nats: Option<&'a str>,
}

/// Looks at everything, in the order in which a house opens.
pub async fn examine(patient: &Patient<'_>) -> Vec<Finding> {
    let mut report = Report::default();
    let options = config::read(patient.config, &mut report);
    let options = Options { nats: patient.nats.map(str::to_owned).or(options.nats.clone()), ..options };
    config::look(&options, patient, &mut report);
    machine::look(&options, patient.address, &mut report).await;
    let company = if options.nats.is_some() { Company::Town } else { Company::Alone };
    let alive = store::look(patient.place, company, &mut report).await;
    if let Some(address) = &options.nats {
        nats::look(address, alive, &mut report).await;
    }
    report.0
}
