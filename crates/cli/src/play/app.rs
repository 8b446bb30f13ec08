//! What the player sees and has chosen so far. It knows the table only from updates.

use std::time::{Duration, Instant};

use saloon_protocol::line::{Cast, lines};
use saloon_protocol::{Card, Offer, SeatInfo, TableView};
use saloon_rules::{CardId, Fact, Seat};

use super::compose::{Composer, Part, Stage};
use super::draw::{Drawn, Panel, Spot, State, of_fact};
use super::keys;
use super::options::Speed;
use super::pace::{Beat, Entry, Pace};
use super::referee::{Standings, Update};
use super::words::Words;

/// The state of the screen.
pub(crate) struct App {
    pub(crate) words: Words,
    pub(crate) table: TableView,
    pub(crate) offer: Option<Offer>,
    /// How the series stands, if it is one.
    pub(crate) standings: Option<Standings>,
    pub(crate) composer: Composer,
    /// What can be chosen next, and with which key.
    pub(crate) choices: Vec<(Part, Option<char>)>,
    pub(crate) cursor: Spot,
    pub(crate) panel: Option<Panel>,
    pub(crate) log: Vec<Entry>,
    /// Lines the log is scrolled back.
    pub(crate) log_back: usize,
    /// Where the game is kept.
    pub(crate) file: Option<String>,
    pub(super) pace: Pace,
    pub(super) drawn: Drawn,
    fates: Vec<Fate>,
    dirty: bool,
}

/// How somebody was eliminated.
struct Fate {
    seat: Seat,
    by: Option<Seat>,
    turn: u16,
}

impl App {
    /// A player sits down: everything that has happened so far is in the log at once.
    pub(crate) fn new(words: Words, speed: Speed, past: Update) -> App {
        let mut app = App {
            words,
            table: past.table.clone(),
            offer: None,
            standings: past.standings.clone(),
            composer: Composer::default(),
            choices: Vec::new(),
            cursor: Spot::Question,
            panel: None,
            log: Vec::new(),
            log_back: 0,
            file: None,
            pace: Pace::new(speed),
            drawn: Drawn::default(),
            fates: Vec::new(),
            dirty: true,
        };
        app.introduce();
        let facts = app.tell(&past, false);
        app.log.extend(facts.into_iter().map(|(entry, _)| entry));
        app.show(past);
        app
    }

    /// The first lines of the log: who the player is and what the role wants.
    fn introduce(&mut self) {
        let Some(me) = self.me() else { return };
        let Some(role) = me.role else { return };
        let mut lines = vec![self.words.role_text(role)];
        if let Some(character) = me.character {
            let you = [("character", self.words.character(character).into()), ("role", self.words.role(role).into())];
            lines.insert(0, self.words.fill("intro", &you));
            lines.push(self.words.character_text(character));
        }
        let plain = |text| Entry { sign: " ", tone: super::draw::Tone::Plain, text, turn: false };
        self.log.extend(lines.into_iter().map(plain));
    }

    /// Something has happened: it will be told in good time.
    pub(crate) fn receive(&mut self, update: Update) {
        for (entry, pause) in self.tell(&update, true) {
            self.pace.add(Beat::Tell(entry, pause));
        }
        self.pace.add(Beat::Show(Box::new(update)));
    }

    /// The player's own answer was carried out: what came of it is told at once.
    pub(crate) fn sent(&mut self, update: Update) {
        self.offer = None;
        self.log_back = 0;
        self.composer = Composer::default();
        self.chosen();
        self.pace.at_once();
        self.receive(update);
    }

    fn tell(&mut self, update: &Update, live: bool) -> Vec<(Entry, Duration)> {
        self.words.meet(&update.table);
        let mut turn = if live { update.table.turn.number } else { 0 };
        let mut entries = Vec::new();
        for (fact, line) in update.facts.iter().zip(lines(self.words.deck(), &Cast::from(&self.table), &update.facts)) {
            match *fact {
                Fact::TurnBegan { .. } if !live => turn += 1,
                Fact::Eliminated { seat, by, .. } => self.fates.push(Fate { seat, by, turn }),
                _ => {}
            }
            if let Some(line) = line {
                let (sign, tone) = of_fact(fact);
                let turn = matches!(fact, Fact::TurnBegan { .. });
                let entry = Entry { sign, tone, text: self.words.line(&line), turn };
                entries.push((entry, self.pace.pause(fact)));
            }
        }
        entries
    }

    fn show(&mut self, update: Update) {
        self.table = update.table;
        self.offer = update.offer;
        self.standings = update.standings;
        self.composer = Composer::new(self.offer.as_ref().map(|offer| offer.branches.clone()).unwrap_or_default());
        self.chosen();
    }

    /// Tells what is due.
    pub(crate) fn tick(&mut self, now: Instant) {
        if self.panel.is_some() {
            return;
        }
        while let Some(beat) = self.pace.next(now) {
            self.dirty = true;
            match beat {
                Beat::Tell(entry, _) => self.log.push(entry),
                Beat::Show(update) => self.show(*update),
            }
        }
    }

    /// Is it time to ask the table what happens next?
    pub(crate) fn wants_more(&self) -> bool {
        self.panel.is_none() && self.pace.is_done() && self.offer.is_none() && self.table.winner.is_none()
    }

    /// How long nothing will change by itself.
    pub(crate) fn rest(&self, now: Instant) -> Option<Duration> {
        if self.panel.is_some() { None } else { self.pace.rest(now) }
    }

    /// Must the screen be drawn? Asking forgets.
    pub(crate) fn take_dirty(&mut self) -> bool {
        std::mem::take(&mut self.dirty)
    }

    /// The screen has to be drawn again.
    pub(crate) fn touch(&mut self) {
        self.dirty = true;
    }

    /// Remembers where things are on the screen.
    pub(crate) fn drew(&mut self, drawn: Drawn) {
        self.log_back = drawn.log_back;
        self.drawn = drawn;
    }

    /// The game is over and everything about it has been told.
    pub(crate) fn is_over(&self) -> bool {
        self.table.winner.is_some() && self.pace.is_done()
    }

    /// The last game of a series is over, or there is no series.
    pub(crate) fn is_series_over(&self) -> bool {
        self.standings.as_ref().is_none_or(|standings| standings.over)
    }

    /// The player's own seat.
    pub(crate) fn me(&self) -> Option<&SeatInfo> {
        self.table.me.and_then(|me| self.seat(me))
    }

    /// Is this one of the player's own seats? He may have two.
    pub(crate) fn is_mine(&self, seat: Seat) -> bool {
        self.me().is_some_and(|me| me.seat == seat || me.partner == Some(seat))
    }

    /// One seat.
    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatInfo> {
        self.table.seats.iter().find(|info| info.seat == seat)
    }

    /// All seats from the left of the player round to the player.
    pub(crate) fn ring(&self) -> Vec<&SeatInfo> {
        let seats = &self.table.seats;
        let first = seats.iter().position(|info| Some(info.seat) == self.table.me).map_or(0, |at| at + 1);
        seats.iter().skip(first).chain(seats.iter().take(first)).collect()
    }

    /// The player's hand.
    pub(crate) fn hand(&self) -> Vec<Card> {
        self.me().map(|me| me.hand.iter().flatten().copied().collect()).unwrap_or_default()
    }

    /// A card in play, and whose it is.
    pub(crate) fn in_play(&self, id: CardId) -> Option<(&SeatInfo, Card)> {
        self.table
            .seats
            .iter()
            .find_map(|info| info.table.iter().find(|one| one.card.id == id).map(|one| (info, one.card)))
    }

    /// What has been chosen has changed: works out what can be chosen now, and moves the cursor there.
    pub(super) fn chosen(&mut self) {
        let hand: Vec<CardId> = self.hand().iter().map(|card| card.id).collect();
        self.choices = keys::assign(&self.composer.offered(), &hand);
        self.dirty = true;
        self.cursor = match self.composer.stage() {
            Stage::Whole => Spot::Send,
            Stage::Head | Stage::As | Stage::At | Stage::Target | Stage::Pay => self.first_choice(),
        };
    }

    /// Whoever does not care about an order need not think about it; otherwise hand cards come first.
    fn first_choice(&self) -> Spot {
        let spots: Vec<Spot> = self.choices.iter().map(|(part, _)| self.home(*part)).collect();
        if spots.contains(&Spot::Choice(Part::Rest)) {
            return Spot::Choice(Part::Rest);
        }
        let hand = self.hand().into_iter().map(|card| Spot::Hand(card.id)).find(|spot| spots.contains(spot));
        hand.or(spots.first().copied()).unwrap_or(Spot::Question)
    }

    /// Where a choice is made: own cards in the hand, everything else below the question.
    pub(crate) fn home(&self, part: Part) -> Spot {
        match part {
            Part::Card(card) | Part::Pick(card) | Part::Pay(card) | Part::Target(Some(card))
                if self.hand().iter().any(|own| own.id == card) =>
            {
                Spot::Hand(card)
            }
            _ => Spot::Choice(part),
        }
    }

    /// Can this be chosen, or has it been?
    pub(crate) fn state(&self, spot: Spot) -> State {
        if self.offer.is_none() {
            return State::Idle;
        }
        let parts = parts(spot);
        if parts.iter().any(|part| self.composer.chosen().contains(part)) {
            State::Chosen
        } else if self.choices.iter().any(|(part, _)| parts.contains(part)) {
            State::Legal
        } else {
            State::Idle
        }
    }

    /// The question, or the step of the composition at which a choice is on offer.
    pub(crate) fn prompt(&self) -> String {
        let Some(offer) = &self.offer else {
            return String::new();
        };
        let open = self.composer.open();
        let chosen = open.chosen().iter();
        let mut steps: Vec<String> = chosen
            .map(|part| match *part {
                Part::At(seat) => self.words.seat(seat),
                part => self.words.part(part, &self.table, offer),
            })
            .collect();
        steps.push(self.words.stage(open.stage(), &offer.ask));
        steps.join(" → ")
    }

    /// Is the player among the winners?
    pub(crate) fn has_won(&self) -> bool {
        self.me().and_then(|me| me.won).unwrap_or(false)
    }

    /// What became of a seat.
    pub(crate) fn fate(&self, info: &SeatInfo) -> String {
        let fate = self.fates.iter().find(|fate| fate.seat == info.seat);
        match fate {
            None if info.withdrawn => self.words.ui("fate-withdrew"),
            Some(Fate { by: Some(by), turn, .. }) if *by != info.seat => self.words.fill(
                "fate-by",
                &[
                    ("seat", self.words.seat(*by).into()),
                    ("seat-is", self.words.is_me(*by).into()),
                    ("turn", (*turn).into()),
                ],
            ),
            Some(Fate { turn, .. }) => self.words.fill("fate", &[("turn", (*turn).into())]),
            None => self.words.fill("fate-alive", &[("count", info.life.into())]),
        }
    }
}

/// The choices a spot can stand for.
pub(super) fn parts(spot: Spot) -> Vec<Part> {
    use saloon_rules::Source;
    match spot {
        Spot::Hand(card) => vec![Part::Card(card), Part::Pick(card), Part::Pay(card), Part::Target(Some(card))],
        Spot::Seat(seat) => vec![Part::At(seat), Part::Name(seat)],
        Spot::InPlay(card) => vec![Part::Source(Source::Card(card)), Part::Target(Some(card)), Part::Pick(card)],
        Spot::Choice(part) => vec![part],
        Spot::Deck => vec![Part::Choose(saloon_rules::Choice::Deck)],
        Spot::Discard => vec![Part::Choose(saloon_rules::Choice::Discard)],
        Spot::Event(_) | Spot::Question | Spot::Send | Spot::Undo => Vec::new(),
    }
}
