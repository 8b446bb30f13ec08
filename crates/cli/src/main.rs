//! The `saloon` program. Each command lives in its own module; this file only reads the command line.

#![forbid(unsafe_code)]

mod load;
mod options;
mod scene;
mod serve;
mod sim;
mod verify;

use clap::{Parser, Subcommand};

/// The western card table: play, simulate and study a famous card game of the Wild West.
#[derive(Parser)]
#[command(name = "saloon", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Sim(Box<sim::SimOptions>),
    /// Work with written scenes.
    #[command(subcommand)]
    Scene(scene::SceneCommand),
    Serve(serve::ServeOptions),
    Backup(serve::BackupOptions),
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
        Command::Sim(options) => options.run(),
        Command::Scene(command) => scene::run(command),
        Command::Serve(options) => options.run(),
        Command::Backup(options) => options.run(),
        Command::Verify(options) => options.run(),
        Command::Load(options) => options.run(),
    }
}
