//! `saloon doctor`: says what is wrong with a configuration and what to do, and changes nothing.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use saloon_server::doctor::{Finding, Level, Patient, examine};
use serde::Serialize;

use crate::serve::Setting;

/// Look at everything `saloon serve` would need with the same options: file, address, data or database, NATS. Changes nothing.
#[derive(Args)]
pub struct DoctorOptions {
    #[command(flatten)]
    setting: Setting,

    /// Print the findings as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Findings {
    wrong: usize,
    warnings: usize,
    findings: Vec<Finding>,
}

impl DoctorOptions {
    /// Fails if anything is wrong.
    pub fn run(&self) -> Result<ExitCode> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let place = self.setting.kept.place();
        let patient = Patient {
            address: self.setting.addr,
            place: &place,
            config: self.setting.config.as_deref(),
            nats: self.setting.nats.as_deref(),
        };
        let findings = runtime.block_on(examine(&patient));
        let count = |level| findings.iter().filter(|finding| finding.level == level).count();
        let (wrong, warnings) = (count(Level::Wrong), count(Level::Warning));
        if self.json {
            println!("{}", serde_json::to_string_pretty(&Findings { wrong, warnings, findings })?);
        } else {
            findings.iter().for_each(|finding| println!("{finding}"));
            println!("{wrong} wrong, {warnings} to think about");
        }
        Ok(if wrong > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}
