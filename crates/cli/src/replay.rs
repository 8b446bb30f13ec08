//! `saloon replay`: follows a recorded game, as one seat saw it or with everything open.

mod heist;

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use saloon_protocol::{Card, SeatInfo, TableView};
use saloon_rules::older::Followed;
use saloon_rules::{Deck, Game, Player, RULES_VERSION, Replay, Seat, Told};
use saloon_text::{Arg, Names, Text};

use crate::language::Language;

/// Follow a recorded game.
#[derive(Args)]
pub struct ReplayOptions {
    /// The recorded game.
    file: PathBuf,

    /// Show the table after this many answers, and nothing else.
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// As this seat saw it (A, B, ...); otherwise as an onlooker did.
    #[arg(long, value_name = "SEAT", conflicts_with = "all")]
    seat: Option<String>,

    /// With all hands and roles open.
    #[arg(long)]
    all: bool,

    #[command(flatten)]
    language: Language,
}

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
    names: Vec<String>,
}

impl Names for Viewer {
    fn seat(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    fn me(&self) -> Option<Seat> {
        None
    }
}

/// Runs the command.
pub fn run(options: &ReplayOptions) -> Result<ExitCode> {
    let source =
        std::fs::read_to_string(&options.file).with_context(|| format!("cannot read {}", options.file.display()))?;
    if saloon_heist::Replay::is_one(&source) {
        return heist::run(options, &source);
    }
    let followed = Replay::open(&source).with_context(|| format!("{}", options.file.display()))?;
    let text = options.language.text();
    warn(&text, &followed);
    let replay = followed.replay;
    let game = replay.at(0, &mut Vec::new())?;
    let eyes = match &options.seat {
        None if options.all => Eyes::All,
        None => Eyes::Onlooker,
        Some(word) => Eyes::Seat(seat_at(&game, word)?),
    };
    let names = game.all_seats().iter().map(|s| format!("{s} {}", text.character(game.seat(s).character))).collect();
    Viewer { text, eyes, replay, names }.follow(options.at)
}

/// A recorded game that can be followed, whichever game it is.
trait Recorded {
    fn text(&self) -> &Text;

    /// How many answers there are.
    fn last(&self) -> usize;

    /// The table after so many answers.
    fn show(&self, out: &mut impl Write, at: usize) -> Result<()>;

    /// Everything told between two moments, one sentence a line, answers numbered.
    fn tell(&self, out: &mut impl Write, from: usize, to: usize) -> Result<()>;

    /// Shows one moment, steps through the game, or tells all of it, as it is wanted.
    fn follow(&self, at: Option<usize>) -> Result<ExitCode> {
        let (mut out, last) = (std::io::stdout().lock(), self.last());
        match at {
            Some(at) if at > last => bail!("the game has {last} answers, not {at}"),
            Some(at) => self.show(&mut out, at)?,
            None if std::io::stdin().is_terminal() && out.is_terminal() => self.walk(&mut out)?,
            None => self.tell(&mut out, 0, last)?,
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Steps through the game as the reader likes.
    fn walk(&self, out: &mut impl Write) -> Result<()> {
        let last = self.last();
        let mut at = 0;
        self.show(out, at)?;
        let mut line = String::new();
        loop {
            let place = [("at", Arg::from(at as i64)), ("last", Arg::from(last as i64))];
            write!(out, "\n{} ", self.text().fill("ui-replay-prompt", &place))?;
            out.flush()?;
            line.clear();
            if std::io::stdin().lock().read_line(&mut line)? == 0 {
                return Ok(());
            }
            let before = at;
            match line.trim() {
                "q" => return Ok(()),
                "" => at = (at + 1).min(last),
                "b" => at = at.saturating_sub(1),
                "t" => {
                    self.show(out, at)?;
                    continue;
                }
                word => match word.parse::<usize>() {
                    Ok(number) if number <= last => at = number,
                    _ => continue,
                },
            }
            if at == before + 1 { self.tell(out, before, at)? } else { self.show(out, at)? }
        }
    }
}

/// Says what had to be done to follow a game of older rules.
pub(crate) fn warn(text: &Text, followed: &Followed) {
    if followed.rules == RULES_VERSION {
        return;
    }
    let rules = [("then", Arg::from(i64::from(followed.rules))), ("now", Arg::from(i64::from(RULES_VERSION)))];
    eprintln!("{}", text.fill("ui-replay-older", &rules));
    if followed.is_faithful() {
        eprintln!("{}", text.get("ui-replay-faithful"));
    }
    for line in followed.report() {
        eprintln!("  {line}");
    }
}

pub(crate) fn seat_at(game: &Game, word: &str) -> Result<Seat> {
    let seat = saloon_rules::notation::parse_seat(&word.to_uppercase()).map_err(anyhow::Error::msg)?;
    if !game.all_seats().contains(seat) {
        bail!("this table has {} seats, there is no seat {seat}", game.seat_count());
    }
    Ok(seat)
}

impl Viewer {
    fn player(&self) -> Option<Player> {
        match self.eyes {
            Eyes::Seat(seat) => Player::new(seat.index()),
            Eyes::Onlooker | Eyes::All => None,
        }
    }

    fn show_seat(&self, out: &mut impl Write, game: &Game, seat: &SeatInfo, deck: Deck) -> Result<()> {
        let open = matches!(self.eyes, Eyes::All);
        let role = seat.role.or(open.then(|| game.role(seat.seat)));
        let role = role.map_or_else(|| self.text.get("role-unknown"), |role| self.text.role(role));
        let hand: Vec<String> = if open {
            game.in_order(game.hand(seat.seat)).map(|card| self.text.card(deck, card)).collect()
        } else {
            let card = |card: &Option<Card>| card.map_or("?".into(), |card| self.text.card(deck, card.id));
            seat.hand.iter().map(card).collect()
        };
        let table: Vec<String> = seat.table.iter().map(|in_play| self.text.card(deck, in_play.card.id)).collect();
        let listed = |cards: &[String]| if cards.is_empty() { "-".to_owned() } else { cards.join(", ") };
        writeln!(out, "{}  {}  {}/{}", self.names[seat.seat.index()], role, seat.life.max(0), seat.max)?;
        writeln!(out, "    {}: {}", self.text.get("ui-hand"), listed(&hand))?;
        writeln!(out, "    {}: {}", self.text.get("ui-in-play"), listed(&table))?;
        Ok(())
    }
}

impl Recorded for Viewer {
    fn text(&self) -> &Text {
        &self.text
    }

    fn last(&self) -> usize {
        self.replay.actions.len()
    }

    fn tell(&self, out: &mut impl Write, from: usize, to: usize) -> Result<()> {
        let mut log: Vec<Told> = Vec::new();
        let mut game = Game::with_log(&self.replay.config, self.replay.seed, Some(&mut log))?;
        for step in 0..=to {
            if step > 0 {
                log.clear();
                let (player, action) = self.replay.actions[step - 1];
                game.apply(player, action, Some(&mut log)).map_err(|why| anyhow::anyhow!("refused by {}", why.rule))?;
            }
            if step < from || (step == from && from > 0) {
                continue;
            }
            for told in &log {
                let fact = if matches!(self.eyes, Eyes::All) { told.whole() } else { told.seen_by(self.player()) };
                if let Some(sentence) = self.text.fact(self, game.deck(), &fact) {
                    writeln!(out, "{step:>5}  {sentence}")?;
                }
            }
        }
        Ok(())
    }

    fn show(&self, out: &mut impl Write, at: usize) -> Result<()> {
        let game = self.replay.at(at, &mut Vec::new())?;
        let table = TableView::from(&game.view(self.player()));
        let deck = game.deck();
        let turn = self.names[table.turn.seat.index()].as_str();
        let number = Arg::from(i64::from(table.turn.number));
        writeln!(out, "{}", self.text.fill("ui-turn", &[("number", number), ("seat", Arg::from(turn))]))?;
        writeln!(out, "{}: {}", self.text.get("ui-deck"), table.deck)?;
        let top = table.discard_top.map_or(String::new(), |card| format!(", {}", self.text.card(deck, card.id)));
        writeln!(out, "{}: {}{top}", self.text.get("ui-discard-pile"), table.discard)?;
        for seat in &table.seats {
            self.show_seat(out, &game, seat, deck)?;
        }
        match (game.ask(), game.winner()) {
            (Some(ask), _) => writeln!(out, "{}", self.text.question(self, deck, &ask))?,
            (None, Some(winner)) => writeln!(out, "{}", self.text.winner(self, winner))?,
            (None, None) => {}
        }
        Ok(())
    }
}
