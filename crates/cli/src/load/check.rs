//! May a seat know what it was told? Looked at message by message, and once more with the whole game when it is over.

use std::hash::{DefaultHasher, Hasher};

use saloon_protocol::TableView;
use saloon_protocol::event::{self, After, Before};
use saloon_protocol::wire::ServerMessage;
use saloon_rules::{CardSet, Fact, Player, Replay, Role, Seat};

use super::frame::{Asked, Happened, Step};

/// What one player has been told of a game so far.
pub(super) struct Told {
    seat: Seat,
    /// Cards he has been shown or had.
    seen: CardSet,
    /// A digest of every step since the deal.
    steps: Vec<u64>,
    /// The table at the deal, if he has heard everything since.
    deal: Option<TableView>,
}

impl Told {
    pub(super) fn new(seat: Seat) -> Told {
        Told { seat, seen: CardSet::NONE, steps: Vec::new(), deal: None }
    }

    /// A new picture: at the deal it is the beginning, otherwise something may have been missed.
    pub(super) fn full(&mut self, table: &TableView) {
        self.deal = table.ask.filter(|ask| ask.number == 1).map(|_| table.clone());
        self.steps.clear();
        // What is known now was learned before: in the first draw of the game, or while away.
        self.seen = table.seats.iter().flat_map(|seat| seat.hand.iter().flatten()).map(|card| card.id).collect();
    }

    /// One step, as text and as message. Says what is wrong with it.
    pub(super) fn step(&mut self, text: &str, step: &Step<'_>) -> Option<String> {
        self.steps.push(digest(text));
        self.seen = step.events.iter().flat_map(Happened::cards).fold(self.seen, CardSet::with);
        let table = step.table.as_ref().filter(|table| table.winner.is_none())?;
        // Cards he may look at before they go where they go.
        self.seen = table.aside.iter().flatten().fold(self.seen, |seen, card| seen.with(card.id));
        table.seats.iter().find_map(|info| {
            let own = info.seat == self.seat;
            let shown = !info.alive || info.role == Some(Role::Sheriff);
            if info.role.is_some() && !own && !shown {
                return Some(format!("seat {} was told the role of {}", self.seat, info.seat));
            }
            for card in info.hand.iter().flatten() {
                if own {
                    self.seen = self.seen.with(card.id);
                } else if !self.seen.contains(card.id) {
                    return Some(format!("seat {} was told a card in the hand of {}", self.seat, info.seat));
                }
            }
            None
        })
    }

    /// A question must be the seat's own.
    pub(super) fn ask(&self, ask: Asked) -> Option<String> {
        (ask.seat != self.seat).then(|| format!("seat {} was told the choices of {}", self.seat, ask.seat))
    }

    /// Everything since the deal was heard, so that the whole can be judged when the game is known.
    pub(super) fn is_complete(&self) -> bool {
        self.deal.is_some()
    }

    /// The game is over and known: was every step exactly what this seat could see?
    pub(super) fn compare(&self, replay: &Replay) -> Result<bool, String> {
        let Some(deal) = self.deal.as_ref().filter(|_| self.steps.len() == replay.actions.len()) else {
            return Ok(false);
        };
        let viewer = Player::new(self.seat.index());
        let mut log = Vec::new();
        let mut game = replay.at(0, &mut log).map_err(|why| why.to_string())?;
        if *deal != TableView::from(&game.view(viewer)) {
            return Err(format!("the deal of seat {} is not what that seat could see", self.seat));
        }
        // At the last step all cards are turned up.
        let but_the_last = self.steps.len().saturating_sub(1);
        for (at, (player, action)) in replay.actions.iter().take(but_the_last).enumerate() {
            let mut told = Vec::new();
            let before = game;
            game.apply(*player, *action, Some(&mut told)).map_err(|why| why.rule.to_owned())?;
            let facts: Vec<Fact> = told.iter().map(|told| told.seen_by(viewer)).collect();
            let after = After::from(&game.view(None));
            let expected = ServerMessage::Step {
                version: 0,
                events: event::events(game.deck(), Before::from(&before.view(None)), &facts, after),
                table: Some(TableView::from(&game.view(viewer))),
                offer: None,
                clock: None,
                answers: None,
                other: None,
            };
            let text = serde_json::to_string(&expected).map_err(|why| why.to_string())?;
            if digest(&text) != self.steps[at] {
                return Err(format!("step {at} of seat {} is not what that seat could see", self.seat));
            }
        }
        Ok(true)
    }
}

/// A digest of facts and table as they came over the wire.
fn digest(text: &str) -> u64 {
    let from = text.find("\"events\":").unwrap_or(0);
    let to = text.rfind(",\"offer\":").unwrap_or(text.len());
    let mut hash = DefaultHasher::new();
    hash.write(text.as_bytes().get(from..to).unwrap_or_default());
    hash.finish()
}
