//! `saloon reports`: what guests complained about, for whoever runs the house.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use saloon_server::KeptReport;
use serde::Serialize;
use serde_json::json;

use crate::serve::Kept;

/// List what guests reported, the latest first; a server may be running.
#[derive(Args)]
pub struct ReportsOptions {
    #[command(flatten)]
    kept: Kept,

    /// One report per line, as JSON.
    #[arg(long)]
    json: bool,
}

impl ReportsOptions {
    /// Prints them.
    pub fn run(&self) -> Result<ExitCode> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let reports = runtime.block_on(saloon_server::reports(&self.kept.place()))?;
        if reports.is_empty() && !self.json {
            println!("Nobody has reported anybody.");
        }
        for report in &reports {
            if self.json { print_json(report) } else { print_lines(report) }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn word(of: impl Serialize) -> String {
    json!(of).as_str().unwrap_or_default().to_owned()
}

fn print_json(KeptReport { id, at, report }: &KeptReport) {
    let game = report.game.map(|game| game.to_string());
    println!(
        "{}",
        json!({
            "id": id, "at": at, "table": report.room.to_string(), "game": game, "by": report.reporter, "about": report.guest,
            "name": report.name, "complaint": word(report.about), "text": report.words, "said": report.said,
        })
    );
}

fn print_lines(KeptReport { id, at, report }: &KeptReport) {
    let game = report.game.map_or_else(|| "no game".to_owned(), |game| format!("game /r/{game}"));
    println!("{id}. {} (guest {}): {}", report.name, report.guest, word(report.about));
    println!("   {at} (seconds since 1970), table {}, {game}, reported by guest {}", report.room, report.reporter);
    if !report.words.is_empty() {
        println!("   \"{}\"", report.words);
    }
    for said in report.said.iter().filter_map(|said| said.text.as_ref()) {
        println!("   said: {said}");
    }
}
