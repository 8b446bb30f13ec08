//! Abilities somebody may decide to use: whether they are open, every way to use them, and why one may not be used.
//!
//! An ability is a value: windows, uses, reach and cost are data, so that nothing here or outside knows whose it is.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Aim, Pay, Question, Refusal, Source, Why, Window};
use crate::catalog::having;
use crate::defs::{End, Reach};
use crate::fact::Reason;
use crate::game::Game;
use crate::ids::{Seat, Seats};
use crate::piles::Few;
use crate::plays::Table;
use crate::rules::{Ability, Attempt, How, UNLIMITED, on};

/// How many different abilities can be counted in one turn.
const MOST_USES: usize = 8;

/// How often abilities with a limit have been used in the current turn: a short list, empty at its beginning.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Uses([Option<Used>; MOST_USES]);

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Used {
    seat: Seat,
    source: Source,
    times: u8,
}

impl Serialize for Uses {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().flatten())
    }
}

impl<'de> Deserialize<'de> for Uses {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut uses = Uses::default();
        let list = Few::<Used, MOST_USES>::deserialize(from)?;
        uses.0.iter_mut().zip(list.iter()).for_each(|(slot, used)| *slot = Some(used));
        Ok(uses)
    }
}

impl Uses {
    /// Has nothing been used?
    pub(crate) fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// How often a seat has used this ability. Where nothing more can be counted, nothing more can be used.
    pub(crate) fn of(&self, seat: Seat, source: Source) -> u8 {
        let found = self.0.iter().flatten().find(|used| used.seat == seat && used.source == source);
        found.map_or(if self.0.iter().all(Option::is_some) { UNLIMITED } else { 0 }, |used| used.times)
    }

    /// Counts one use.
    pub(crate) fn add(&mut self, seat: Seat, source: Source) {
        for slot in &mut self.0 {
            let used = slot.get_or_insert(Used { seat, source, times: 0 });
            if used.seat == seat && used.source == source {
                used.times = used.times.saturating_add(1);
                return;
            }
        }
    }
}

impl Source {
    /// The ability a source is, if it is one.
    pub fn ability_def(self) -> Option<&'static Ability> {
        match self {
            Source::Card(_) => None,
            Source::Character(character) => character.def().rules.abilities?.first(),
            Source::Ability(character, nth) => character.def().rules.abilities?.get(nth as usize),
            Source::Event(event) => event.def().rules.abilities?.first(),
        }
    }
}

impl Game {
    /// The abilities of a seat, whether they can be used now or not.
    #[inline]
    fn abilities(&self, who: Seat) -> impl Iterator<Item = (Source, &'static Ability)> + use<> {
        self.sources(who, on::Abilities).flat_map(|(voice, list)| {
            let numbered = list.iter().enumerate();
            numbered.filter_map(move |(nth, ability)| Some((voice.source?.nth(nth as u8), ability)))
        })
    }

    /// Can everybody see that `who` may use an ability in this window?
    #[inline]
    pub(crate) fn ability_open(&self, who: Seat, window: Window) -> bool {
        self.is_bent(who, on::Abilities) && self.any_ability_open(who, window)
    }

    fn any_ability_open(&self, who: Seat, window: Window) -> bool {
        for (voice, list) in self.sources(who, on::Abilities) {
            for (nth, ability) in list.iter().enumerate() {
                if voice.source.is_some_and(|source| self.is_open(who, source.nth(nth as u8), ability, window)) {
                    return true;
                }
            }
        }
        false
    }

    fn is_open(&self, who: Seat, source: Source, ability: &Ability, window: Window) -> bool {
        self.may_use(who, source, ability, window)
            && (ability.reach == Reach::Nobody || self.can_be_aimed(who, ability))
            && (ability.again)(self, who).is_none_or(|again| Table::new(self, who).has_aim_again(again))
    }

    /// Is an ability open, whether there is anybody to aim it at or not?
    fn may_use(&self, who: Seat, source: Source, ability: &Ability, window: Window) -> bool {
        (ability.windows)(self, who).has(window)
            && (ability.open)(self, who)
            && self.can_pay(who, self.price(who, ability))
            && !(ability.end == End::Heal && self.is_beyond_life(who))
            && self.uses_left(who, source, ability)
    }

    /// Is there anybody an ability may be aimed at?
    fn can_be_aimed(&self, who: Seat, ability: &Ability) -> bool {
        self.reached(who, ability.reach).iter().any(|seat| (ability.aims)(self, who, seat))
    }

    #[inline]
    fn can_pay(&self, who: Seat, price: usize) -> bool {
        price == 0 || self.free_hand(who).len() >= price
    }

    /// How many cards an ability costs now.
    fn price(&self, who: Seat, ability: &Ability) -> usize {
        usize::from(ability.cost + (ability.again)(self, who).map_or(0, |again| again.cost))
    }

    fn uses_left(&self, who: Seat, source: Source, ability: &Ability) -> bool {
        let most = (ability.uses)(self);
        (most == UNLIMITED || self.turn.uses.of(who, source) < most) && !self.limit_stops(who, ability)
    }

    /// Has the limit of the turn been reached that the ability counts against?
    fn limit_stops(&self, who: Seat, ability: &Ability) -> bool {
        (ability.limited)(self) && self.turn.limited >= self.limit(who)
    }

    /// Other seats within a reach.
    pub(crate) fn reached(&self, who: Seat, reach: Reach) -> Seats {
        match reach {
            Reach::Nobody => Seats::NONE,
            Reach::Weapon => self.reachable(who),
            Reach::Distance(most) => self.within(who, most),
            Reach::Other => self.others(who),
            Reach::Any => self.present(),
        }
    }

    /// Seats an ability may be aimed at.
    fn aimed_at(&self, who: Seat, ability: &Ability) -> Seats {
        let fits = |seat: &Seat| (ability.aims)(self, who, *seat);
        self.reached(who, ability.reach).iter().filter(fits).fold(Seats::NONE, Seats::with)
    }

    /// Everybody whom an ability leaves untouched when it is paid for like this. What is not thrown has no suit.
    fn untouched(&self, who: Seat, ability: &Ability, pay: Pay) -> Seats {
        let thrown = if ability.keeps_cost { [None, None] } else { pay };
        self.immune_seats(&self.thrown(who, thrown))
    }

    /// The attempt of using an ability with these cards.
    pub(crate) fn thrown(&self, by: Seat, pay: Pay) -> Attempt {
        let suits = pay.map(|card| card.map(|card| self.suit(card)));
        Attempt { by, card: None, kind: None, how: How::Act, suits }
    }
}

/// Uses of abilities in a window.
#[inline]
pub(crate) fn list(game: &Game, who: Seat, window: Window, out: &mut Vec<Action>) {
    if game.is_bent(who, on::Abilities) {
        list_all(game, who, window, out);
    }
}

fn list_all(game: &Game, who: Seat, window: Window, out: &mut Vec<Action>) {
    for (voice, list) in game.sources(who, on::Abilities) {
        for (nth, ability) in list.iter().enumerate() {
            let Some(source) = voice.source.map(|source| source.nth(nth as u8)) else { continue };
            // With nobody to aim at, nothing is listed.
            if game.may_use(who, source, ability, window) {
                list_one(game, who, source, ability, |action| out.push(action));
            }
        }
    }
}

/// Every way to use one ability: for each payment, everybody it can be aimed at.
fn list_one(game: &Game, who: Seat, source: Source, ability: &Ability, mut list: impl FnMut(Action)) {
    if let Some(again) = (ability.again)(game, who) {
        let mut table = Table::new(game, who);
        return payments(game, who, ability, |pay| {
            table.aims_again(again, pay, |aim| list(Action::Use { source, aim, pay }));
        });
    }
    let reached = game.aimed_at(who, ability);
    let somebody_immune = !game.maybe_immune().is_empty();
    payments(game, who, ability, |pay| {
        if ability.reach == Reach::Nobody {
            return list(Action::Use { source, aim: Aim::NOTHING, pay });
        }
        let mut seats = reached;
        if somebody_immune {
            seats = seats.minus(game.untouched(who, ability, pay));
        }
        seats.iter().for_each(|at| list(Action::Use { source, aim: Aim::at(at), pay }));
    });
}

/// Every way to pay: a single card as the plays of cards list them, pairs in the order the cards came; with what a card
/// costs whose effect comes once more, that comes second.
fn payments(game: &Game, who: Seat, ability: &Ability, mut list: impl FnMut(Pay)) {
    let hand = game.free_hand(who);
    let mut cards = ability.pays.map_or(hand, |only| hand.and(having(only, game.deck)));
    if let Some(kind) = ability.pays_as {
        cards = cards.iter().filter(|card| game.counts_as(who, *card, kind)).collect();
    }
    // Where discards go face down onto the deck, their order is its player's to choose.
    let ordered = game.buries(who, Some(Reason::Cost));
    match (ability.cost, game.price(who, ability)) {
        (_, 0) => list([None, None]),
        (1, 2) => {
            for first in cards.iter() {
                // Where both could be the price of the ability, it does not matter which is.
                let others = hand.without(first).iter().filter(|other| !cards.contains(*other) || first < *other);
                others.for_each(|second| list([Some(first), Some(second)]));
            }
        }
        (_, 1) => cards.iter().for_each(|card| list([Some(card), None])),
        _ => {
            let cards = game.in_order(cards);
            for (i, first) in cards.as_slice().iter().enumerate() {
                for second in &cards.as_slice()[i + 1..] {
                    list([Some(*first), Some(*second)]);
                    if ordered {
                        list([Some(*second), Some(*first)]);
                    }
                }
            }
        }
    }
}

/// The rule that says when something of this source may be used.
pub(crate) fn window_rule(source: Source) -> &'static str {
    let rule = match (source.ability_def(), source) {
        (Some(ability), _) => ability.rule,
        (None, Source::Character(character) | Source::Ability(character, _)) => character.def().window,
        (None, Source::Card(_) | Source::Event(_)) => "",
    };
    if rule.is_empty() { "AW-1" } else { rule }
}

/// The windows in which a question may be asked.
fn windows(question: Question) -> &'static [Window] {
    match question {
        Question::Play => &[Window::Menu],
        Question::Dodge { .. } => &[Window::Hit],
        Question::Give { .. } => &[Window::Demand, Window::Duel],
        Question::Prevent { .. } => &[Window::Relief],
        Question::Rescue => &[Window::Rescue],
        Question::Interrupt => {
            &[Window::Boundary, Window::PhaseThree, Window::Discard, Window::SetUp, Window::Identity]
        }
        Question::PickStore
        | Question::PickFlip
        | Question::PickDraw
        | Question::DrawMode
        | Question::PickSurplus { .. }
        | Question::PickDuplicate
        | Question::PickVictim { .. }
        | Question::PickGift { .. }
        | Question::PickLoot { .. }
        | Question::PickCharacter
        | Question::Draft
        | Question::Sides
        | Question::Activate
        | Question::Place { .. }
        | Question::Declare
        | Question::Keep { .. }
        | Question::Nominate { .. }
        | Question::Bid { .. }
        | Question::Buy
        | Question::TakeBack
        | Question::NameCopy
        | Question::Arrange
        | Question::Event { .. } => &[],
    }
}

impl Game {
    /// What is wrong with a use of an ability that is not on offer.
    pub(crate) fn reason_ability(
        &self,
        me: Seat,
        question: Question,
        source: Source,
        (aim, pay): (Aim, Pay),
    ) -> Refusal {
        let not_now = Game::refuse(window_rule(source), Why::NoAbility);
        let Some((_, ability)) = self.abilities(me).find(|(found, _)| *found == source) else { return not_now };
        if self.limit_stops(me, ability) {
            return Game::refuse("CORE-PLAY-05", Why::Limit { limit: self.limit(me) });
        }
        if !windows(question).iter().any(|window| self.is_open(me, source, ability, *window)) {
            return not_now;
        }
        if let Some(again) = (ability.again)(self, me) {
            if let Some(refusal) = self.reason_again(me, again, aim) {
                return refusal;
            }
        } else if let Some(on) = aim.seat {
            if ability.reach == Reach::Nobody {
                return Game::refuse("CORE-PLAY-02", Why::Aim);
            }
            if !self.present().contains(on) {
                return Game::refuse("CORE-ELIM-02", Why::Dead);
            }
            if self.is_paired(me) && self.own(me).contains(on) && ability.reach != Reach::Any {
                return Game::refuse("VAR-ERR-5", Why::Oneself);
            }
            if let Some(refusal) = self.reason_distance(me, on, ability.reach) {
                return refusal;
            }
            let thrown = if ability.keeps_cost { [None, None] } else { pay };
            if let Some(rule) = self.immunity(on, &self.thrown(me, thrown)) {
                return Game::refuse(rule, Why::Immune);
            }
        }
        let mut paid = false;
        list_one(self, me, source, ability, |use_| {
            paid |= matches!(use_, Action::Use { pay: listed, .. } if listed == pay);
        });
        if paid { not_now } else { Game::refuse("CARD-GEN-03", Why::Cost { cards: self.price(me, ability) as u8 }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Character;

    // Once a turn is once for each ability of each seat.
    #[test]
    fn uses_are_counted_by_seat_and_ability() {
        let (doc, jose) = (Source::Character(Character::DocHolyday), Source::Character(Character::JoseDelgado));
        let (a, b) = (Seat::at(0), Seat::at(1));
        let mut uses = Uses::default();
        assert!(uses.is_empty());
        uses.add(a, doc);
        uses.add(a, doc);
        uses.add(b, jose);
        assert!(!uses.is_empty());
        let counts = [(a, doc), (a, jose), (b, doc), (b, jose)].map(|(seat, source)| uses.of(seat, source));
        assert_eq!(counts, [2, 0, 0, 1]);
    }

    // Where nothing more can be counted, nothing more can be used.
    #[test]
    fn a_full_list_allows_nothing_new() {
        let doc = Source::Character(Character::DocHolyday);
        let mut uses = Uses::default();
        (0..MOST_USES).for_each(|i| uses.add(Seat::at(i), doc));
        assert_eq!(uses.of(Seat::at(3), doc), 1);
        assert_eq!(uses.of(Seat::at(3), Source::Character(Character::JoseDelgado)), UNLIMITED);
    }
}
