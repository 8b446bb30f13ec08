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

    /// Smaller floods, for every day; on a busy machine others may wait longer, in proportion to before.
    #[arg(long)]
    short: bool,
}

/// How long others are watched before the attack, to know what the machine is worth.
const CALM: Duration = Duration::from_secs(3);

/// One claim and what became of it.
struct Verdict {
    claim: &'static str,
    held: Result<(), String>,
}

impl Verdict {
    /// A claim: holds if nothing contradicts it.
    fn new(claim: &'static str, held: Result<(), String>) -> Verdict {
        match &held {
            Ok(()) => println!("held    {claim}"),
            Err(why) => println!("BROKEN  {claim}: {why}"),
        }
        Verdict { claim, held }
    }

    /// The same, of something that is tried now and can fail on the way.
    async fn of(claim: &'static str, trial: impl Future<Output = Result<Result<(), String>>>) -> Verdict {
        Verdict::new(claim, trial.await.unwrap_or_else(|why| Err(format!("could not be tried: {why:#}"))))
    }
}

/// A contradiction unless it is so.
fn that(so: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if so { Ok(()) } else { Err(why()) }
}

#[tokio::main]
async fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let server = Server::start(&arguments.bin).await?;
    let honest = Honest::start(server.address).await?;
    tokio::time::sleep(CALM).await;
    let before = honest.so_far();
    println!("others before:    {before}");
    let many = if arguments.short { 300 } else { 1100 };
    // Everything at once, each kind from addresses of its own.
    let (doors, people, tables) =
        tokio::join!(doors::attack(&server, many), people::attack(&server), tables::attack(&server));
    let seen = honest.stop().await;
    println!("others meanwhile: {seen}");
    let mut limit = Duration::from_millis(arguments.patience);
    if arguments.short {
        // Every day it shares the machine with who knows what.
        limit = limit.max(before.slowest() * 10);
    }
    let mut verdicts: Vec<_> = [doors, people, tables].into_iter().flatten().collect();
    verdicts.push(Verdict::new("others are answered in time throughout", seen.in_time(limit)));
    verdicts.push(Verdict::new("nobody with a chair is refused a join", seen.all_joined()));
    verdicts.extend(server::attack(server, many).await);
    let broken: Vec<_> = verdicts.iter().filter(|verdict| verdict.held.is_err()).collect();
    println!("{} held, {} broken", verdicts.len() - broken.len(), broken.len());
    broken.iter().for_each(|verdict| println!("broken: {}", verdict.claim));
    Ok(if broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
