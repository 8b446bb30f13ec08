//! The `saloon` program. Each command lives in its own module; this file only reads the command line.

#![forbid(unsafe_code)]

mod analyse;
mod arena;
mod balance;
mod cells;
mod doctor;
mod language;
mod learn;
mod load;
mod log;
mod options;
mod play;
mod reference;
mod replay;
mod reports;
mod scene;
mod serve;
mod sim;
mod verify;

use clap::{Parser, Subcommand};

/// A server makes and drops thousands of messages a second; the system's allocator took a tenth of its time.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The western card table: play, simulate and study a famous card game of the Wild West.
#[derive(Parser)]
#[command(name = "saloon", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(Box<play::PlayOptions>),
    /// Look up playing cards.
    Cards(reference::LookUp),
    /// Look up characters.
    Characters(reference::LookUp),
    /// Look up rules and rule switches.
    Rules(reference::Rules),
    Sim(Box<sim::SimOptions>),
    Arena(Box<arena::ArenaOptions>),
    Balance(balance::BalanceOptions),
    Train(learn::TrainOptions),
    Tune(learn::TuneOptions),
    /// Follow a recorded game.
    Replay(replay::ReplayOptions),
    Analyse(analyse::AnalyseOptions),
    /// Work with written scenes.
    #[command(subcommand)]
    Scene(scene::SceneCommand),
    Serve(serve::ServeOptions),
    Doctor(doctor::DoctorOptions),
    Backup(serve::BackupOptions),
    Reports(reports::ReportsOptions),
    Restore(serve::RestoreOptions),
    Move(serve::MoveOptions),
    Verify(verify::VerifyOptions),
    Load(load::LoadOptions),
}

fn main() -> std::process::ExitCode {
    match run(&Cli::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("saloon: {error:#}");
            std::process::ExitCode::from(2)
        }
    }
}

fn run(command: &Command) -> anyhow::Result<std::process::ExitCode> {
    match command {
        Command::Play(options) => play::run(options),
        Command::Cards(options) => reference::cards(options),
        Command::Characters(options) => reference::characters(options),
        Command::Rules(options) => reference::rules(options),
        Command::Sim(options) => options.run(),
        Command::Arena(options) => options.run(),
        Command::Balance(options) => options.run(),
        Command::Train(options) => options.run(),
        Command::Tune(options) => options.run(),
        Command::Replay(options) => replay::run(options),
        Command::Analyse(options) => analyse::run(options),
        Command::Scene(command) => scene::run(command),
        Command::Serve(options) => options.run(),
        Command::Doctor(options) => options.run(),
        Command::Backup(options) => options.run(),
        Command::Reports(options) => options.run(),
        Command::Restore(options) => options.run(),
        Command::Move(options) => options.run(),
        Command::Verify(options) => options.run(),
        Command::Load(options) => options.run(),
    }
}
