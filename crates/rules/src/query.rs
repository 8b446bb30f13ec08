//! Every question to the rules, and how the answers of several sources combine.
//!
//! Callers never compute around these. A fold visits only sources that have the hook and are not silenced.

use crate::ask::{Refusal, Why, Window};
use crate::catalog::{Character, Kind, mask};
use crate::game::Game;
use crate::ids::{CardId, CardSet, Seat, Seats};
use crate::rules::{Attempt, Change, Hook, Rules, Tally};
use crate::switches::SelfDistance;

impl Game {
    /// The characters in force of a seat that have this hook, in roster order.
    #[inline]
    pub(crate) fn characters_with(&self, seat: Seat, hook: Hook) -> impl Iterator<Item = Character> + use<> {
        let state = self.seat(seat);
        let mask = mask(hook);
        let own = Some(state.character).filter(|c| mask.has(*c));
        let borrowed = state.borrowed.filter(|c| mask.has(*c));
        match (own, borrowed) {
            (Some(a), Some(b)) if b < a => [Some(b), Some(a)],
            pair => [pair.0, pair.1],
        }
        .into_iter()
        .flatten()
    }

    /// Does any character in force of the seat have this hook?
    #[inline]
    pub(crate) fn has_hook(&self, seat: Seat, hook: Hook) -> bool {
        let state = self.seat(seat);
        mask(hook).has(state.character) || state.borrowed.is_some_and(|c| mask(hook).has(c))
    }

    /// The cards in play of a seat that have this hook and are not silenced.
    #[inline]
    pub(crate) fn cards_with(&self, seat: Seat, hook: Hook) -> CardSet {
        if self.muted.contains(seat) { CardSet::NONE } else { self.table(seat).and(mask(hook).cards(self.deck)) }
    }

    /// Puts together what all sources of a seat answer.
    #[inline]
    fn tally(&self, seat: Seat, hook: Hook, answer: impl Fn(&'static Rules) -> Change) -> Tally {
        let mut tally = Tally::default();
        for character in self.characters_with(seat, hook) {
            tally.hear(answer(&character.def().rules));
        }
        for card in self.cards_with(seat, hook).iter() {
            tally.hear(answer(&self.kind(card).def().rules));
        }
        tally
    }

    /// How many cards `who` draws in phase one.
    pub(crate) fn draw_count(&self, who: Seat) -> u8 {
        self.tally(who, Hook::DrawCount, |r| r.draw_count.map_or(Change::Keep, |f| f(self, who))).from(2)
    }

    /// How many limited cards (Bang!) `who` may play in a turn.
    pub(crate) fn limit(&self, who: Seat) -> u8 {
        self.tally(who, Hook::Limit, |r| r.limit.map_or(Change::Keep, |f| f(self, who))).from(1)
    }

    /// How many dodges an attempt takes.
    pub(crate) fn owed(&self, attempt: &Attempt) -> u8 {
        self.tally(attempt.by, Hook::Owed, |r| r.owed.map_or(Change::Keep, |f| f(self, attempt.by, attempt))).from(1)
    }

    /// Range of the shots of `who`.
    #[inline]
    pub fn range(&self, who: Seat) -> u8 {
        self.tally(who, Hook::Range, |r| r.range.map_or(Change::Keep, |f| f(self, who))).from(1)
    }

    #[inline]
    fn sees(&self, who: Seat) -> i8 {
        self.tally(who, Hook::Sees, |r| r.sees.map_or(Change::Keep, |f| f(self, who))).sum()
    }

    #[inline]
    fn seen_by(&self, who: Seat) -> i8 {
        self.tally(who, Hook::SeenBy, |r| r.seen_by.map_or(Change::Keep, |f| f(self, who))).sum()
    }

    /// How many cards `who` may keep in phase three.
    pub(crate) fn hand_limit(&self, who: Seat) -> u8 {
        let life = self.seat(who).life.max(0) as u8;
        self.tally(who, Hook::HandLimit, |r| r.hand_limit.map_or(Change::Keep, |f| f(self, who))).from(life)
    }

    /// How many cards `who` flips for a check.
    pub(crate) fn flip_cards(&self, who: Seat) -> u8 {
        self.tally(who, Hook::FlipCards, |r| r.flip_cards.map_or(Change::Keep, |f| f(self, who))).from(1)
    }

    /// How many points a healing card of this kind gives `who` instead of the printed number.
    pub(crate) fn heal_worth(&self, who: Seat, kind: Kind, printed: u8) -> u8 {
        self.tally(who, Hook::HealWorth, |r| r.heal_worth.map_or(Change::Keep, |f| f(self, who, kind))).from(printed)
    }

    /// The rule by which an attempt leaves `who` untouched, if any does.
    pub(crate) fn immunity(&self, who: Seat, attempt: &Attempt) -> Option<&'static str> {
        let mut characters = self.characters_with(who, Hook::Immune).filter(|_| attempt.by != who);
        characters.find(|c| c.def().rules.immune.is_some_and(|f| f(self, who, attempt))).map(|c| c.def().rule)
    }

    /// Everybody an attempt leaves untouched.
    pub(crate) fn immune_seats(&self, attempt: &Attempt) -> Seats {
        self.listening(Hook::Immune)
            .iter()
            .filter(|s| self.immunity(*s, attempt).is_some())
            .fold(Seats::NONE, Seats::with)
    }

    /// Living seats with a character that has this hook.
    #[inline]
    pub(crate) fn listening(&self, hook: Hook) -> Seats {
        self.living.iter().filter(|s| self.has_hook(*s, hook)).fold(Seats::NONE, Seats::with)
    }

    /// Further kinds a hand card of this printed kind may be played as by `who`.
    #[inline]
    pub(crate) fn plays_as(&self, who: Seat, printed: Kind) -> impl Iterator<Item = Kind> + use<'_> {
        self.characters_with(who, Hook::PlaysAs)
            .filter_map(move |c| c.def().rules.plays_as.map(|f| f(self, who, printed)))
            .flat_map(|kinds| kinds.iter().copied())
    }

    /// May this hand card be put to use as this kind?
    pub(crate) fn counts_as(&self, who: Seat, card: CardId, kind: Kind) -> bool {
        let printed = self.kind(card);
        printed == kind || self.plays_as(who, printed).any(|k| k == kind)
    }

    /// The attempt of playing this card as that kind.
    #[inline]
    pub(crate) fn attempt(&self, by: Seat, card: CardId, kind: Kind) -> Attempt {
        Attempt { by, kind: Some(kind), suits: [Some(self.face(card).suit), None] }
    }

    /// Can everybody see that `who` may use an ability in this window?
    #[inline]
    pub(crate) fn ability_open(&self, who: Seat, window: Window) -> bool {
        self.characters_with(who, Hook::Ability)
            .any(|c| c.def().rules.ability.is_some_and(|a| (a.open)(self, who, window)))
    }

    /// Steps round the table between two seats, counting the living only.
    fn base_distance(&self, from: Seat, to: Seat) -> u8 {
        let clockwise = self.clockwise(from).position(|s| s == to).map_or(0, |steps| steps as u8 + 1);
        clockwise.min((self.living.len() as u8).saturating_sub(clockwise))
    }

    /// The distance at which `from` sees `to`; `None` where the table leaves it undefined.
    pub fn distance(&self, from: Seat, to: Seat) -> Option<u8> {
        if from == to {
            return (self.switches.table.self_distance == SelfDistance::One).then_some(1);
        }
        let distance = self.base_distance(from, to) as i8 + self.seen_by(to) + self.sees(from);
        Some(distance.max(1) as u8)
    }

    /// All other living seats at a distance up to `most`, in one walk round the ring.
    pub(crate) fn within(&self, from: Seat, most: u8) -> Seats {
        let living = self.living.len() as i8;
        let sees = self.sees(from);
        let plus = mask(Hook::SeenBy);
        let mut near = Seats::NONE;
        for (steps, seat) in self.clockwise(from).enumerate() {
            if seat == from {
                break;
            }
            let steps = steps as i8 + 1;
            let mut distance = steps.min(living - steps) + sees;
            let state = self.seat(seat);
            let modified = plus.has(state.character)
                || state.borrowed.is_some()
                || !self.table(seat).and(plus.cards(self.deck)).is_empty();
            if modified {
                distance += self.seen_by(seat);
            }
            if distance.max(1) as u8 <= most {
                near = near.with(seat);
            }
        }
        near
    }

    /// Everybody the weapon of `who` reaches.
    pub fn reachable(&self, who: Seat) -> Seats {
        self.within(who, self.range(who))
    }

    /// A refusal by this rule.
    pub(crate) fn refuse(rule: &'static str, why: Why) -> Refusal {
        Refusal { rule, why }
    }
}
