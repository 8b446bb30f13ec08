//! Every question to the rules, and how the answers of several sources combine.
//!
//! Callers never compute around these. A fold visits only sources that have the hook and are not silenced.

use crate::ask::{Aim, Refusal, Source, Why};
use crate::catalog::Kind;
use crate::defs::Target;
use crate::fact::Reason;
use crate::frame::Frame;
use crate::frames::draw::PhaseOne;
use crate::game::Game;
use crate::ids::{CardId, Seat, Seats, Suit};
use crate::modes::Reward;
use crate::order::Direction;
use crate::rules::{Attempt, Change, Death, How, Inquiry, Judgement, Tally, Voice, Way, on};
use crate::switches::SelfDistance;

impl Game {
    /// Puts together what all sources of a seat answer.
    #[inline]
    fn tally<Q: Inquiry>(&self, seat: Seat, question: Q, answer: impl Fn(Q::Answer) -> Change) -> Tally {
        let mut tally = Tally::SILENCE;
        for (voice, hook) in self.sources(seat, question) {
            tally.hear(voice.rank, answer(hook));
        }
        tally
    }

    /// How many cards `who` is dealt before the game begins.
    pub(crate) fn opening_hand(&self, who: Seat) -> u8 {
        self.tally(who, on::OpeningHand, |f| f(self, who)).from(self.seat(who).max.max(0) as u8)
    }

    /// How many cards `who` draws in phase one: one at least (P1M-1).
    pub(crate) fn draw_count(&self, who: Seat) -> u8 {
        self.tally(who, on::DrawCount, |f| f(self, who)).from(2).max(1)
    }

    /// How many cards leave the deck for phase one of `who`, where it is not only he who gets some.
    pub(crate) fn draw_total(&self, who: Seat, usual: u8) -> u8 {
        self.tally(who, on::DrawTotal, |f| f(self, who)).from(usual)
    }

    /// What the goals say, now that somebody has gone. An event in force replaces those of the way of playing.
    pub(crate) fn judgement(&self, death: Option<Death>) -> Judgement {
        self.house_sources(on::Goal).last().map_or(Judgement::GoesOn, |(_, goal)| goal(self, death))
    }

    /// Does an event in force replace the goals of the way of playing?
    pub fn goals_are_replaced(&self) -> bool {
        self.house_sources(on::Goal).any(|(voice, _)| voice.source.is_some())
    }

    /// What a kill brings.
    pub(crate) fn reward(&self, death: Death) -> Reward {
        self.house_sources(on::Reward).last().map_or(Reward::Nothing, |(_, reward)| reward(self, death))
    }

    /// Whom `who` must eliminate, where everybody is after one and that still counts.
    pub fn target(&self, who: Seat) -> Option<Seat> {
        if self.is_last_stand() || self.goals_are_replaced() {
            return None;
        }
        self.house_sources(on::Target).find_map(|(_, target)| target(self, who))
    }

    /// The suit all playing cards have for every rule that reads one, if it is not the printed one; the main event has the
    /// last word (EVS-04).
    #[inline]
    pub fn suit_of_all(&self) -> Option<Suit> {
        self.house_sources(on::SuitOfAll).map(|(_, suit)| suit(self)).last()
    }

    /// The suit of a card for every rule that reads one.
    #[inline]
    pub(crate) fn suit(&self, card: CardId) -> Suit {
        self.suit_of_all().unwrap_or_else(|| self.face(card).suit)
    }

    /// How many limited cards (Bang!) `who` may play in a turn.
    pub(crate) fn limit(&self, who: Seat) -> u8 {
        self.tally(who, on::Limit, |f| f(self, who)).from(1)
    }

    /// How many dodges an attempt takes.
    pub(crate) fn owed(&self, attempt: &Attempt) -> u8 {
        self.tally(attempt.by, on::Owed, |f| f(self, attempt.by, attempt)).from(1)
    }

    /// Range of the shots of `who`.
    #[inline]
    pub fn range(&self, who: Seat) -> u8 {
        self.tally(who, on::Range, |f| f(self, who)).from(1)
    }

    #[inline]
    fn sees(&self, who: Seat) -> i8 {
        if !self.is_bent(who, on::Sees) {
            return 0;
        }
        self.tally(who, on::Sees, |f| f(self, who)).sum()
    }

    #[inline]
    fn seen_by(&self, who: Seat) -> i8 {
        self.tally(who, on::SeenBy, |f| f(self, who)).sum()
    }

    /// How many cards `who` may keep in phase three.
    pub(crate) fn hand_limit(&self, who: Seat) -> u8 {
        let life = self.seat(who).life.max(0) as u8;
        self.tally(who, on::HandLimit, |f| f(self, who)).from(life)
    }

    /// How many cards `who` flips for a check.
    pub(crate) fn flip_cards(&self, who: Seat) -> u8 {
        self.tally(who, on::FlipCards, |f| f(self, who)).from(1)
    }

    /// How many points a healing card of this kind gives `who` instead of the printed number.
    pub(crate) fn heal_worth(&self, who: Seat, kind: Kind, printed: u8) -> u8 {
        self.tally(who, on::HealWorth, |f| f(self, who, kind)).from(printed)
    }

    /// The rule by which an attempt leaves `who` untouched, if any does.
    pub(crate) fn immunity(&self, who: Seat, attempt: &Attempt) -> Option<&'static str> {
        let mut sources = self.sources(who, on::Immune).filter(|_| !self.own(who).contains(attempt.by));
        sources.find(|(_, untouched)| untouched(self, who, attempt)).map(|(voice, _)| self.rule_of(voice))
    }

    /// The rule that introduces a source.
    pub(crate) fn rule_of(&self, voice: Voice) -> &'static str {
        match voice.source {
            Some(Source::Card(card)) => self.kind(card).def().rule,
            Some(Source::Character(character) | Source::Ability(character, _)) => character.def().rule,
            Some(Source::Event(event)) => event.def().rule,
            None => "CORE-GEN-01",
        }
    }

    /// Everybody an attempt leaves untouched.
    pub(crate) fn immune_seats(&self, attempt: &Attempt) -> Seats {
        self.maybe_immune().iter().filter(|s| self.immunity(*s, attempt).is_some()).fold(Seats::NONE, Seats::with)
    }

    /// Seats that some attempt might leave untouched.
    #[inline]
    pub(crate) fn maybe_immune(&self) -> Seats {
        if self.is_bent_by_house(on::Immune) { self.present() } else { self.listening(on::Immune) }
    }

    /// Further kinds a hand card of this printed kind may be played as by `who`.
    #[inline]
    pub(crate) fn plays_as(&self, who: Seat, printed: Kind) -> impl Iterator<Item = Kind> + use<'_> {
        let mut listed = 0_u64;
        let all =
            self.sources(who, on::PlaysAs).flat_map(move |(_, further)| further(self, who, printed).iter().copied());
        // Two sources may allow the same.
        all.filter(move |kind| {
            let bit = 1 << *kind as u8;
            let new = listed & bit == 0;
            listed |= bit;
            new
        })
    }

    /// May this hand card be put to use as this kind?
    pub(crate) fn counts_as(&self, who: Seat, card: CardId, kind: Kind) -> bool {
        let printed = self.kind(card);
        printed == kind || self.plays_as(who, printed).any(|k| k == kind)
    }

    /// The further way in which a card is played when it is aimed like this: at a card, though its kind is aimed at seats.
    #[inline]
    pub(crate) fn way(&self, who: Seat, kind: Kind, aim: Aim) -> Option<&'static Way> {
        if aim.card.is_none() || kind.def().target != Target::Seat {
            return None;
        }
        self.ways(who, kind).next()
    }

    /// Further ways in which `who` may play cards of a kind.
    #[inline]
    pub(crate) fn ways(&self, who: Seat, kind: Kind) -> impl Iterator<Item = &'static Way> + use<> {
        self.sources(who, on::Ways).flat_map(|(_, ways)| ways).filter(move |way| way.kind == kind)
    }

    /// What begins the draw of `who`: phase one, or what a source puts before it or in its place.
    pub(crate) fn phase_one(&self, who: Seat) -> Frame {
        self.sources(who, on::PhaseOne).find_map(|(_, begin)| begin(self, who)).unwrap_or(PhaseOne::of(who).into())
    }

    /// Does the next card of phase one come off the pile?
    #[inline]
    pub(crate) fn digs(&self, who: Seat) -> bool {
        self.is_bent(who, on::Digs) && !self.discard_pile().is_empty()
    }

    /// Does a card of `who` go face down onto the deck and not onto the pile? It is played if there is no reason.
    #[inline]
    pub(crate) fn buries(&self, who: Seat, why: Option<Reason>) -> bool {
        !self.is_silent(on::Buries) && self.sources(who, on::Buries).any(|(_, buries)| buries(self, who, why))
    }

    /// The attempt of playing this card as that kind.
    #[inline]
    pub(crate) fn attempt(&self, by: Seat, card: CardId, kind: Kind) -> Attempt {
        let suits = [Some(self.suit(card)), None];
        Attempt { by, card: Some(card), kind: Some(kind), how: How::Act, suits }
    }

    /// The attempt of playing some card as a kind, of which nothing else is known.
    pub(crate) fn attempt_of_any(&self, by: Seat, kind: Kind) -> Attempt {
        let suits = [self.suit_of_all(), None];
        Attempt { by, card: None, kind: Some(kind), how: How::Act, suits }
    }

    /// Steps round the table between two seats, counting the living only.
    fn base_distance(&self, from: Seat, to: Seat) -> u8 {
        let clockwise = self.clockwise(from).position(|s| s == to).map_or(0, |steps| steps as u8 + 1);
        let steps = clockwise.min((self.present().len() as u8).saturating_sub(clockwise));
        if self.is_bent(from, on::StepsTo) { self.steps_to(from, to, steps) } else { steps }
    }

    /// Steps from one seat to another where a source changes them.
    fn steps_to(&self, from: Seat, to: Seat, usual: u8) -> u8 {
        self.tally(from, on::StepsTo, |f| f(self, from, to)).from(usual)
    }

    /// The distance at which `from` sees `to`; `None` where the table leaves it undefined.
    pub fn distance(&self, from: Seat, to: Seat) -> Option<u8> {
        // The two characters of a player are side by side, whatever anybody says (VAR-DUO-3).
        if self.own(from).contains(to) {
            let one = self.is_paired(from) || self.switches.table.self_distance == SelfDistance::One;
            return one.then_some(1);
        }
        let distance = self.base_distance(from, to) as i8 + self.seen_by(to) + self.sees(from);
        Some(distance.max(1) as u8)
    }

    /// All others at a distance up to `most`, in one walk round the ring.
    pub(crate) fn within(&self, from: Seat, most: u8) -> Seats {
        let (present, bent) = (self.present(), self.is_bent(from, on::StepsTo));
        // Nobody is nearer than one; who sees nobody at all has no range.
        let (living, most) = (present.len() as i16, i16::from(most));
        let sees = i16::from(self.sees(from));
        let (mut near, mut walked, mut seat) = (Seats::NONE, 0, from);
        loop {
            seat = self.ring.next(seat, Direction::Clockwise);
            if seat == from {
                break;
            }
            if !present.contains(seat) {
                continue;
            }
            walked += 1;
            let mut steps = walked.min(living - walked);
            if bent {
                steps = i16::from(self.steps_to(from, seat, steps as u8));
            }
            if self.is_bent(seat, on::SeenBy) {
                steps += i16::from(self.seen_by(seat));
            }
            if (steps + sees).max(1) <= most {
                near = near.with(seat);
            }
        }
        near.minus(self.own(from))
    }

    /// Everybody the weapon of `who` reaches.
    pub fn reachable(&self, who: Seat) -> Seats {
        self.within(who, self.range(who))
    }

    /// Do all hands lie open?
    #[inline]
    pub(crate) fn hands_are_open(&self) -> bool {
        self.is_bent_by_house(on::OpensHands)
    }

    /// A refusal by this rule.
    pub(crate) fn refuse(rule: &'static str, why: Why) -> Refusal {
        Refusal { rule, why }
    }
}
