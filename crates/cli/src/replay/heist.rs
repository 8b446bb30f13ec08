//! A recorded game of heist, followed: what happened with the reaction times of each race, or the table at one moment.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use saloon_heist::notation::parse_seat;
use saloon_heist::{Cards, Command, Game, Replay, Seat, Told};
use saloon_text::{HeistNames, Text};

use super::{Recorded, ReplayOptions};

/// Whose eyes we look through.
#[derive(Copy, Clone)]
enum Eyes {
    Onlooker,
    Seat(Seat),
    All,
}

struct Viewer {
    text: Text,
    eyes: Eyes,
    replay: Replay,
}

impl HeistNames for Viewer {
    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }

    fn me(&self) -> Option<Seat> {
        None
    }
}

/// Runs the command.
pub(super) fn run(options: &ReplayOptions, source: &str) -> Result<ExitCode> {
    let replay = Replay::parse(source).with_context(|| format!("{}", options.file.display()))?;
    let eyes = match &options.seat {
        None if options.all => Eyes::All,
        None => Eyes::Onlooker,
        Some(word) => match parse_seat(&word.to_uppercase()) {
            Some(seat) if seat.index() < usize::from(replay.config.players) => Eyes::Seat(seat),
            _ => bail!("this table has {} seats, there is no seat {word}", replay.config.players),
        },
    };
    Viewer { text: options.language.text(), eyes, replay }.follow(options.at)
}

impl Viewer {
    fn seat(&self) -> Option<Seat> {
        match self.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Onlooker | Eyes::All => None,
        }
    }

    /// What was measured in a race, once it is closed.
    fn times(&self, step: usize) -> Option<String> {
        let sent = step.checked_sub(1).and_then(|at| self.replay.commands.get(at))?;
        let slap = |slap: &saloon_heist::replay::Measured| match slap.arrival {
            Some(arrival) => format!("{} {} ms ({arrival} − {})", slap.seat, slap.reaction, slap.comp),
            None => slap.seat.to_string(),
        };
        let closes = matches!(sent.command, Command::Close { .. }) && !sent.race.is_empty();
        closes.then(|| sent.race.iter().map(slap).collect::<Vec<_>>().join(", "))
    }

    fn cards(&self, count: u8, cards: Option<Cards>) -> String {
        match cards {
            _ if count == 0 => self.text.get("heist-ui-empty"),
            Some(cards) => self.text.heist_cards(cards),
            None => vec!["?"; usize::from(count)].join(" "),
        }
    }
}

impl Recorded for Viewer {
    fn text(&self) -> &Text {
        &self.text
    }

    fn last(&self) -> usize {
        self.replay.commands.len()
    }

    fn tell(&self, out: &mut impl Write, from: usize, to: usize) -> Result<()> {
        let mut log: Vec<Told> = Vec::new();
        let mut game = Game::with_log(&self.replay.config, self.replay.seed, Some(&mut log))?;
        for step in 0..=to {
            if let Some(sent) = step.checked_sub(1).map(|at| &self.replay.commands[at]) {
                log.clear();
                game.apply(sent.by, &sent.command, Some(&mut log)).map_err(anyhow::Error::msg)?;
            }
            if step < from || (step == from && from > 0) {
                continue;
            }
            if let Some(times) = self.times(step) {
                writeln!(out, "{step:>5}  ⏱ {times}")?;
            }
            for told in &log {
                let fact = if matches!(self.eyes, Eyes::All) { told.whole() } else { told.seen_by(self.seat()) };
                if let Some(sentence) = self.text.heist_fact(self, &fact) {
                    writeln!(out, "{step:>5}  {sentence}")?;
                }
            }
        }
        Ok(())
    }

    fn show(&self, out: &mut impl Write, at: usize) -> Result<()> {
        let game = self.replay.at(at, &mut Vec::new())?;
        let view = game.view(self.seat());
        let fill = |id: &str, count: usize| self.text.fill(id, &[("count", count.into())]);
        let rounds = [("round", game.round().into()), ("rounds", game.config().rounds.into())];
        let sheriffs = format!("{} {}", self.text.get("heist-ui-sheriffs"), game.row().len());
        let round = self.text.fill("heist-ui-round", &rounds);
        writeln!(out, "{round}   {sheriffs}   {}", fill("heist-ui-deck", game.deck().len()))?;
        let loot: Vec<String> = game.loot().iter().map(|card| self.text.heist_card(card.class())).collect();
        writeln!(out, "{}   {}", fill("heist-ui-loot", game.loot().len()), loot.join(" "))?;
        for (seat, info) in game.seats().zip(&view.seats) {
            let open = matches!(self.eyes, Eyes::All);
            let hand = info.hand.or(open.then(|| game.hand(seat)));
            let revolver = info.revolver.or(open.then(|| game.revolver(seat)));
            let active = if game.active() == seat { '▶' } else { ' ' };
            writeln!(out, "{active} {seat}  {} {}", self.text.get("heist-ui-points"), info.points)?;
            writeln!(out, "    {}: {}", self.text.get("heist-ui-hand"), self.cards(info.hand_count, hand))?;
            writeln!(out, "    {}: {}", self.text.get("heist-ui-revolver"), self.cards(info.revolver_count, revolver))?;
            if !info.helpers.is_empty() {
                writeln!(out, "    {}", self.text.heist_cards(info.helpers))?;
            }
        }
        Ok(())
    }
}
