//! `saloon verify`: plays a recorded game again and says what matches.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use saloon_rules::notation::winner_text;
use saloon_rules::{RULES_VERSION, Replay, ReplayError, Seed};
use saloon_server::{hash, hex};

/// Play a recorded game again and say what matches.
#[derive(Args)]
pub struct VerifyOptions {
    /// The file of the game.
    file: PathBuf,

    /// The hash of the seed that was shown at the deal.
    #[arg(long, value_name = "HASH")]
    hash: Option<String>,
}

/// Says what can and what cannot be checked of a game that was played under other rules.
fn other_rules(text: &str, why: &ReplayError) -> ExitCode {
    println!("not checked: {why}");
    if let Ok(followed) = Replay::open(text) {
        println!("rules        version {}; this program plays version {RULES_VERSION}", followed.rules);
        println!("seed         {}", followed.replay.seed.to_hex());
        println!("seed hash    {}", hex(&hash(&followed.replay.seed.0)));
        println!("the deal     can be made again from this seed; compare its hash with the one shown at the deal");
        let faithful = if followed.is_faithful() { ", all as recorded" } else { "" };
        let reached = followed.lost_at.unwrap_or(followed.answers);
        println!("answers      {reached} of {} can be followed{faithful}", followed.answers);
        followed.report().iter().for_each(|line| println!("             {line}"));
    }
    ExitCode::FAILURE
}

impl VerifyOptions {
    /// Success if everything matches.
    pub fn run(&self) -> Result<ExitCode> {
        let text =
            std::fs::read_to_string(&self.file).with_context(|| format!("cannot read {}", self.file.display()))?;
        if saloon_heist::Replay::is_one(&text) {
            return self.run_heist(&text);
        }
        let replay = match Replay::parse(&text) {
            Ok(replay) => replay,
            Err(why @ ReplayError::OtherRules { .. }) => return Ok(other_rules(&text, &why)),
            Err(why) => {
                println!("does not match: {why}");
                return Ok(ExitCode::FAILURE);
            }
        };
        let mut told = Vec::new();
        let game = replay.at(replay.actions.len(), &mut told)?;
        println!("rules        version {RULES_VERSION}");
        println!("table        {} seats, edition {}", replay.config.seats, replay.config.edition.id());
        println!("answers      {}, all legal, all fingerprints match", replay.actions.len());
        match game.winner() {
            Some(winner) => {
                println!("end          matches: {}, fingerprint {:016x}", winner_text(winner), game.fingerprint());
            }
            None => println!("end          the game is not over"),
        }
        Ok(self.seed(&replay.seed))
    }

    /// The same of a game of heist.
    fn run_heist(&self, text: &str) -> Result<ExitCode> {
        let replay = match saloon_heist::Replay::parse(text) {
            Ok(replay) => replay,
            Err(why) => {
                println!("does not match: {why}");
                return Ok(ExitCode::FAILURE);
            }
        };
        let game = replay.at(usize::MAX, &mut Vec::new())?;
        let saloon_heist::Config { players, rounds, mode } = replay.config;
        let races = replay.commands.iter().filter(|sent| matches!(sent.command, saloon_heist::Command::Close { .. }));
        println!("rules        version {} of heist", saloon_heist::RULES_VERSION);
        println!("table        {players} players, {rounds} rounds, mode {}", mode.id());
        println!("answers      {}, all legal, all fingerprints match", replay.commands.len());
        println!("races        {} decided as they were measured then", races.count());
        match game.winners() {
            Some(winners) => {
                let winners: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
                println!("end          matches: {} wins, fingerprint {:016x}", winners.join(" "), game.fingerprint());
            }
            None => println!("end          the game is not over"),
        }
        Ok(self.seed(&replay.seed))
    }

    /// Whether the seed is the one whose hash was shown at the deal.
    fn seed(&self, seed: &Seed) -> ExitCode {
        let made = hex(&hash(&seed.0));
        println!("seed         {}", seed.to_hex());
        println!("seed hash    {made}");
        match &self.hash {
            None => println!("shown hash   compare it with the one shown at the deal, or give it with --hash"),
            Some(shown) if shown.trim().eq_ignore_ascii_case(&made) => println!("shown hash   matches"),
            Some(_) => {
                println!("shown hash   does NOT match: another seed was shown at the deal");
                return ExitCode::FAILURE;
            }
        }
        ExitCode::SUCCESS
    }
}
