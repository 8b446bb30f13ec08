//! Heist in words: its cards, what happened, why something is not allowed.

use saloon_heist::{CardId, Cards, Class, Fact, Order, Refusal, Seat, Seats, Strength};

use crate::{Arg, Text};

/// How the seats of a table of heist are called.
pub trait HeistNames {
    /// The name of a seat.
    fn seat(&self, seat: Seat) -> String;

    /// The reader's own seat, who is called "you"; none for an onlooker.
    fn me(&self) -> Option<Seat>;
}

/// A sentence in the making.
struct Sentence<'a> {
    text: &'a Text,
    names: &'a dyn HeistNames,
    args: Vec<(&'static str, Arg)>,
}

impl<'a> Sentence<'a> {
    fn new(text: &'a Text, names: &'a dyn HeistNames) -> Self {
        Sentence { text, names, args: Vec::new() }
    }

    fn about(text: &'a Text, names: &'a dyn HeistNames, who: Seat) -> Self {
        let is = if names.me() == Some(who) { "me" } else { "other" };
        Sentence::new(text, names).with("who", text.heist_seat(names, who)).with("who-is", is)
    }

    fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    fn at(self, seat: Seat) -> Self {
        let name = self.text.heist_seat(self.names, seat);
        self.with("at", name)
    }

    fn cards(self, count: u8, cards: Option<Cards>) -> Self {
        let names = cards.map_or_else(|| vec!["?"; usize::from(count)].join(" "), |cards| self.text.heist_cards(cards));
        self.with("count", count).with("cards", names)
    }

    fn card(self, card: Option<CardId>) -> Self {
        let name = card.map_or_else(|| "?".to_owned(), |card| self.text.heist_card(card.class()));
        self.with("card", name)
    }

    fn say(self, id: &str) -> String {
        self.text.fill(id, &self.args)
    }
}

impl Text {
    /// The name of a card.
    pub fn heist_card(&self, class: Class) -> String {
        match class {
            Class::Number(number) => self.fill("heist-card-number", &[("number", number.into())]),
            class => self.get(&format!("heist-card-{}", class.id())),
        }
    }

    /// What a card does.
    pub fn heist_card_text(&self, class: Class) -> String {
        let id = if matches!(class, Class::Number(_)) { "number" } else { class.id() };
        self.attr(&format!("heist-card-{id}"), "text").unwrap_or_default()
    }

    /// The names of cards, one after the other.
    pub fn heist_cards(&self, cards: Cards) -> String {
        self.heist_list(cards.iter().map(|card| self.heist_card(card.class())))
    }

    /// What a seat is called; the reader is "you".
    pub fn heist_seat(&self, names: &dyn HeistNames, seat: Seat) -> String {
        if names.me() == Some(seat) { self.get("you") } else { names.seat(seat) }
    }

    /// Seats in an order.
    pub fn heist_order(&self, names: &dyn HeistNames, order: &Order) -> String {
        self.heist_list(order.iter().map(|seat| self.heist_seat(names, seat)))
    }

    fn heist_list(&self, words: impl Iterator<Item = String>) -> String {
        let more = |before: String, next: String| {
            self.fill("heist-list-more", &[("before", before.into()), ("next", next.into())])
        };
        words.reduce(more).unwrap_or_default()
    }

    /// The log sentence of a fact; none if it says nothing to this reader.
    pub fn heist_fact(&self, names: &dyn HeistNames, fact: &Fact) -> Option<String> {
        let about = |seat| Sentence::about(self, names, seat);
        let plain = || Sentence::new(self, names);
        Some(match *fact {
            Fact::RoundBegan { round, first } => about(first).with("round", round).say("heist-log-round"),
            Fact::Dealt { cards: None, .. } => return None,
            Fact::Dealt { seat, count, cards } => about(seat).cards(count, cards).say("heist-log-dealt"),
            Fact::TurnBegan { seat } => about(seat).say("heist-log-turn"),
            Fact::Committed { seat } => about(seat).say("heist-log-committed"),
            Fact::Loaded { seat, count, cards } => about(seat).cards(count, cards).say("heist-log-loaded"),
            Fact::Discarded { seat, cards } => {
                about(seat).cards(cards.len() as u8, Some(cards)).say("heist-log-discarded")
            }
            Fact::Passed { seat } => about(seat).say("heist-log-passed"),
            Fact::Played { seat, card, target } => match (card.class(), target) {
                (_, Some(target)) => about(seat).at(target).say("heist-log-swap"),
                (Class::Helper, None) => about(seat).say("heist-log-helper"),
                (_, None) => about(seat).say("heist-log-indians"),
            },
            Fact::Took { seat, from, count, cards } => about(seat).at(from).cards(count, cards).say("heist-log-took"),
            Fact::Returned { seat, to, count, cards } => {
                about(seat).at(to).cards(count, cards).say("heist-log-returned")
            }
            Fact::Buried { seat, card } => about(seat).card(card).say("heist-log-buried"),
            Fact::Drew { seat, card } => about(seat).card(card).say("heist-log-drew"),
            Fact::SheriffCame { row } => plain().with("count", row).say("heist-log-sheriff"),
            Fact::TurnedOver { card } => plain().card(Some(card)).say("heist-log-turned-over"),
            Fact::RaceBegan { starter: None } => self.get("heist-log-race"),
            Fact::RaceBegan { starter: Some(seat) } => about(seat).say("heist-log-race-from"),
            Fact::DuelDeclared { seat } => about(seat).say("heist-log-declared"),
            Fact::DuelVoid => self.get("heist-log-duel-void"),
            Fact::DuelRevealed { mine, theirs, go } => {
                let other = self.heist_card(theirs.class());
                plain().card(Some(mine)).with("other", other).say(if go { "heist-log-go" } else { "heist-log-no-go" })
            }
            Fact::DuelOff => self.get("heist-log-duel-off"),
            Fact::Slapped { seat } => about(seat).say("heist-log-slapped"),
            Fact::Lottery { order } => plain().with("order", self.heist_order(names, &order)).say("heist-log-lottery"),
            Fact::RaceClosed { order, missing } => self.heist_closed(names, &order, &missing),
            Fact::FalseSlap { culprit } => {
                let other = Seat::new(1 - culprit.index().min(1)).unwrap_or(culprit);
                about(culprit).at(other).say("heist-log-false-slap")
            }
            Fact::PacketTaken { seat, cards } => {
                about(seat).cards(cards.len() as u8, Some(cards)).say("heist-log-packet")
            }
            Fact::Shown { seat, cards, .. } if cards.is_empty() => about(seat).say("heist-log-shown-empty"),
            Fact::Shown { seat, cards, .. } => about(seat).cards(cards.len() as u8, Some(cards)).say("heist-log-shown"),
            Fact::Missed { seat, target, card } if seat == target => {
                about(seat).card(Some(card)).say("heist-log-missed-own")
            }
            Fact::Missed { seat, target, card } => about(seat).at(target).card(Some(card)).say("heist-log-missed"),
            Fact::MissWasted { seat } => about(seat).say("heist-log-miss-wasted"),
            Fact::Counted { seat, strength: Strength { size: 0, .. } } => about(seat).say("heist-log-counted-nothing"),
            Fact::Counted { seat, strength: Strength { size, number } } => {
                about(seat).with("size", size).with("number", number).say("heist-log-counted")
            }
            Fact::Shared { seat, count, points } => {
                about(seat).with("count", count).with("points", points).say("heist-log-share")
            }
            Fact::LeftOver { count: 0 } => return None,
            Fact::LeftOver { count } => plain().with("count", count).say("heist-log-left"),
            Fact::Over { winners } => self.heist_winners(names, winners),
        })
    }

    fn heist_closed(&self, names: &dyn HeistNames, order: &Order, missing: &Order) -> String {
        let say = |id: &str, order: &Order| self.fill(id, &[("order", self.heist_order(names, order).into())]);
        match (order.is_empty(), missing.is_empty()) {
            (true, _) => self.get("heist-log-nobody"),
            (false, true) => say("heist-log-closed", order),
            (false, false) => format!("{} {}", say("heist-log-closed", order), say("heist-log-missing", missing)),
        }
    }

    /// Who has won.
    pub fn heist_winners(&self, names: &dyn HeistNames, winners: Seats) -> String {
        match winners.first() {
            Some(only) if winners.len() == 1 => Sentence::about(self, names, only).say("heist-log-won"),
            _ => {
                let order = self.heist_order(names, &winners.iter().collect());
                self.fill("heist-log-won-shared", &[("order", order.into())])
            }
        }
    }

    /// Why not.
    pub fn heist_refusal(&self, refusal: &Refusal) -> String {
        self.get(&format!("heist-refusal-{}", refusal.why.id()))
    }
}
