//! May a seat know what it was told? Looked at message by message, and once more with the whole game when it is over.

use saloon_protocol::wire::ServerMessage;
use saloon_protocol::{Offer, TableView};
use saloon_rules::{CardSet, Fact, Player, Replay, Role, Seat};

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
    pub(super) fn step(&mut self, text: &str, facts: &[Fact], table: Option<&TableView>) -> Option<String> {
        self.steps.push(digest(text));
        for fact in facts {
            if let Some(card) = card_of(fact) {
                self.seen = self.seen.with(card);
            }
        }
        let table = table?;
        if table.winner.is_some() {
            return None;
        }
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
    pub(super) fn offer(&self, offer: &Offer) -> Option<String> {
        (offer.ask.seat != self.seat).then(|| format!("seat {} was told the choices of {}", self.seat, offer.ask.seat))
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
            game.apply(*player, *action, Some(&mut told)).map_err(|why| why.rule.to_owned())?;
            let expected = ServerMessage::Step {
                version: 0,
                facts: told.iter().map(|told| told.seen_by(viewer)).collect(),
                table: Some(TableView::from(&game.view(viewer))),
                offer: None,
                clock: None,
                answers: None,
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
    let from = text.find("\"facts\":").unwrap_or(0);
    let to = text.rfind(",\"offer\":").unwrap_or(text.len());
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in text.as_bytes().get(from..to).unwrap_or_default() {
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash
}

fn card_of(fact: &Fact) -> Option<saloon_rules::CardId> {
    match *fact {
        Fact::Drew { card, .. } | Fact::Took { card, .. } | Fact::Gave { card, .. } => card,
        Fact::TookDiscard { card, .. }
        | Fact::Shown { card, .. }
        | Fact::Played { card, .. }
        | Fact::Answered { card, .. }
        | Fact::Laid { card, .. }
        | Fact::Discarded { card, .. }
        | Fact::Flipped { card, .. }
        | Fact::Passed { card, .. }
        | Fact::Stocked { card }
        | Fact::Picked { card, .. } => Some(card),
        _ => None,
    }
}
