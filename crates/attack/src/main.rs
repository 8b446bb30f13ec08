//! `make attack`: starts a server of its own on the loopback address, attacks it as an outsider would, and says for each
//! claim whether it held. Everything is bounded in number and time, and no other address is ever spoken to.

#![forbid(unsafe_code)]

mod doors;
mod honest;
mod net;
mod people;
mod server;
mod tables;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::Parser;

use honest::Honest;
use server::Server;

/// Attacks a server of its own and says what held.
#[derive(Parser)]
struct Arguments {
    /// The program to attack.
    #[arg(long, default_value = "target/debug/saloon", value_name = "FILE")]
    bin: PathBuf,

    /// How long others may wait for an answer meanwhile, in milliseconds.
    #[arg(long, default_value_t = 250, value_name = "MS")]
    patience: u64,

    /// Smaller floods, for every day.
    #[arg(long)]
    short: bool,
}

/// How long others are watched before the attack, to know what the machine is worth.
const CALM: Duration = Duration::from_secs(5);

/// One claim and what became of it.
struct Verdict {
    claim: &'static str,
    held: Result<(), String>,
}

/// Everything that was tried.
#[derive(Default)]
struct Report(Vec<Verdict>);

impl Report {
    /// A claim: holds if nothing contradicts it.
    fn claim(&mut self, claim: &'static str, held: Result<(), String>) {
        match &held {
            Ok(()) => println!("held    {claim}"),
            Err(why) => println!("BROKEN  {claim}: {why}"),
        }
        self.0.push(Verdict { claim, held });
    }

    /// The same, of something that can fail on the way.
    fn tried(&mut self, claim: &'static str, tried: Result<Result<(), String>>) {
        self.claim(claim, tried.unwrap_or_else(|why| Err(format!("could not be tried: {why:#}"))));
    }
}

/// A contradiction unless it is so.
fn that(so: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if so { Ok(()) } else { Err(why()) }
}

#[tokio::main]
async fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let mut report = Report::default();
    let server = Server::start(&arguments.bin).await?;
    let honest = Honest::start(server.address).await?;
    tokio::time::sleep(CALM).await;
    println!("others before:    {}", honest.so_far());
    let many = if arguments.short { 300 } else { 1100 };
    doors::attack(&server, many, &mut report).await;
    people::attack(&server, &mut report).await;
    tables::attack(&server, &mut report).await;
    let seen = honest.stop().await;
    println!("others meanwhile: {seen}");
    let limit = Duration::from_millis(arguments.patience);
    report.claim("others are answered in time throughout", seen.in_time(limit));
    report.claim("nobody with a chair is refused a join", seen.all_joined());
    server::attack(server, many, &mut report).await;
    let broken = report.0.iter().filter(|verdict| verdict.held.is_err()).count();
    println!("{} held, {broken} broken", report.0.len() - broken);
    for verdict in report.0.iter().filter(|verdict| verdict.held.is_err()) {
        println!("broken: {}", verdict.claim);
    }
    Ok(if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
