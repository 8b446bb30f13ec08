//! Composing an answer: a walk down the branches of an offer, choice by choice.
//!
//! Nothing here knows a rule. What can be chosen next is read off the branches, so it cannot differ from what is legal.

use saloon_protocol::{Branch, Way};
use saloon_rules::{Action, Aim, CardId, Choice, Kind, Pay, Seat, Source};

/// One choice on the way to a whole action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Decline or stop.
    Pass,
    /// Put down the rest as it comes.
    Rest,
    /// A hand card to play or give.
    Card(CardId),
    /// A card in play or an ability to use.
    Source(Source),
    /// A card to pick.
    Pick(CardId),
    /// A seat to name.
    Name(Seat),
    /// Something by its name.
    Choose(Choice),
    /// What the card is played as.
    As(Kind),
    /// At whom.
    At(Seat),
    /// Which card of that seat; none is a random one of the hand.
    Target(Option<CardId>),
    /// A hand card that pays for it.
    Pay(CardId),
}

/// Which kind of choice comes next.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// What to do at all.
    Head,
    /// What the card counts as.
    As,
    /// At whom.
    At,
    /// Which card of theirs.
    Target,
    /// What pays for it.
    Pay,
    /// Nothing is left to choose.
    Whole,
}

impl Part {
    /// The part that opens this branch.
    fn head(branch: &Branch) -> Part {
        match *branch {
            Branch::Pass { .. } => Part::Pass,
            Branch::Rest { .. } => Part::Rest,
            Branch::Play { card, .. } => Part::Card(card),
            Branch::Use { source, .. } => Part::Source(source),
            Branch::Pick { card } => Part::Pick(card),
            Branch::Name { seat, .. } => Part::Name(seat),
            Branch::Choose { what, .. } => Part::Choose(what),
        }
    }
}

/// An answer in the making.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Composer {
    branches: Vec<Branch>,
    chosen: Vec<Part>,
}

impl Composer {
    /// Nothing chosen yet. Where there is no choice at all, it is made.
    pub(crate) fn new(branches: Vec<Branch>) -> Composer {
        let mut composer = Composer { branches, chosen: Vec::new() };
        if let [only] = composer.choices()[..] {
            composer.chosen.push(only);
        }
        composer
    }

    /// What has been chosen, in order.
    pub(crate) fn chosen(&self) -> &[Part] {
        &self.chosen
    }

    /// The branch that was taken.
    fn branch(&self) -> Option<&Branch> {
        let first = self.chosen.first()?;
        self.branches.iter().find(|branch| Part::head(branch) == *first)
    }

    /// The ways on it that fit what was chosen.
    fn ways(&self) -> impl Iterator<Item = &Way> {
        let ways = self.branch().map_or(&[][..], Branch::ways);
        ways.iter().filter(|way| {
            let kind = self.chosen.iter().all(|part| !matches!(part, Part::As(kind) if way.kind != Some(*kind)));
            kind && self.aims(way).next().is_some() && self.pays(way).next().is_some()
        })
    }

    fn aims(&self, way: &Way) -> impl Iterator<Item = Aim> {
        let fits = |aim: &Aim| {
            self.chosen.iter().all(|part| match part {
                Part::At(seat) => aim.seat == Some(*seat),
                Part::Target(card) => aim.card == *card,
                _ => true,
            })
        };
        way.all_aims().into_iter().filter(fits)
    }

    fn pays(&self, way: &Way) -> impl Iterator<Item = Pay> {
        let fits =
            |pay: &Pay| self.chosen.iter().all(|part| !matches!(part, Part::Pay(card) if !pay.contains(&Some(*card))));
        way.all_pays().into_iter().filter(fits)
    }

    /// Which kind of choice comes next.
    pub(crate) fn stage(&self) -> Stage {
        if self.chosen.is_empty() {
            return Stage::Head;
        }
        match self.choices().first() {
            None => Stage::Whole,
            Some(Part::As(_)) => Stage::As,
            Some(Part::At(_)) => Stage::At,
            Some(Part::Target(_)) => Stage::Target,
            Some(_) => Stage::Pay,
        }
    }

    /// The composition up to the choice on offer: without the last one if that can only be changed now.
    pub(crate) fn open(&self) -> Composer {
        let mut open = self.clone();
        if self.choices().is_empty() {
            open.chosen.pop();
        }
        open
    }

    /// Everything that can be chosen next; where only one value is left, it is not asked for.
    pub(crate) fn choices(&self) -> Vec<Part> {
        if self.chosen.is_empty() {
            return distinct(self.branches.iter().map(Part::head));
        }
        let kinds = distinct(self.ways().filter_map(|way| way.kind.map(Part::As)));
        let aims = || self.ways().flat_map(|way| self.aims(way));
        let seats = distinct(aims().filter_map(|aim| aim.seat.map(Part::At)));
        let targets = distinct(aims().map(|aim| Part::Target(aim.card)));
        let mut levels = [kinds, seats, targets].into_iter();
        levels.find(|level| level.len() > 1).unwrap_or_else(|| self.payments())
    }

    /// Cards that can still pay, as long as it matters which.
    fn payments(&self) -> Vec<Part> {
        let open = |pay: Pay| {
            let unpaid = |card: &CardId| !self.chosen.contains(&Part::Pay(*card));
            let mut cards: Vec<CardId> = pay.into_iter().flatten().filter(unpaid).collect();
            cards.sort_unstable();
            cards
        };
        let sets = distinct(self.ways().flat_map(|way| self.pays(way)).map(open));
        if sets.len() < 2 {
            return Vec::new();
        }
        distinct(sets.into_iter().flatten().map(Part::Pay))
    }

    /// What can be chosen next; once nothing is left to choose, what could be chosen instead of the last choice.
    pub(crate) fn offered(&self) -> Vec<Part> {
        self.open().choices()
    }

    /// Adds a choice if it is offered, or changes the last one.
    pub(crate) fn choose(&mut self, part: Part) -> bool {
        if !self.offered().contains(&part) {
            return false;
        }
        if self.choices().is_empty() {
            self.chosen.pop();
        }
        self.chosen.push(part);
        true
    }

    /// Starts over with this first choice, if there is one like it.
    pub(crate) fn restart(&mut self, part: Part) -> bool {
        let offered = self.branches.iter().any(|branch| Part::head(branch) == part);
        if offered {
            self.chosen = vec![part];
        }
        offered
    }

    /// Takes back the last choice.
    pub(crate) fn take_back(&mut self) -> bool {
        self.chosen.pop().is_some()
    }

    /// Takes back everything.
    pub(crate) fn clear(&mut self) -> bool {
        let any = !self.chosen.is_empty();
        self.chosen.clear();
        any
    }

    /// The action, once nothing is left to choose.
    pub(crate) fn whole(&self) -> Option<Action> {
        if self.choices().is_empty() { self.sketch() } else { None }
    }

    /// What is certain about the action so far, for asking why something else cannot be chosen.
    pub(crate) fn sketch(&self) -> Option<Action> {
        let first = |way: &Way| Some((self.aims(way).next()?, self.pays(way).next()?));
        Some(match *self.branch()? {
            Branch::Pass { .. } => Action::Pass,
            Branch::Rest { .. } => Action::Rest,
            Branch::Pick { card } => Action::Pick(card),
            Branch::Name { seat, .. } => Action::Name(seat),
            Branch::Choose { what, .. } => Action::Choose(what),
            Branch::Play { card, .. } => {
                let way = self.ways().next()?;
                let (aim, pay) = first(way)?;
                Action::Play { card, kind: way.kind?, aim, pay }
            }
            Branch::Use { source, .. } => {
                let (aim, pay) = first(self.ways().next()?)?;
                Action::Use { source, aim, pay }
            }
        })
    }
}

fn distinct<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut list = Vec::new();
    for item in items {
        if !list.contains(&item) {
            list.push(item);
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_protocol::offer::branches;
    use saloon_rules::{Ask, Deck, Player, Question};

    fn composer(actions: &[Action]) -> Composer {
        let (seat, who) = (seat(0), Player::new(0).expect("a player"));
        let ask = Ask { number: 1, who, seat, question: Question::Play };
        Composer::new(branches(Deck::BaseAndExpansion, &ask, actions))
    }

    fn card(index: usize) -> CardId {
        CardId::new(index).expect("a card of the deck")
    }

    fn seat(index: usize) -> Seat {
        Seat::new(index).expect("a seat of the table")
    }

    fn play(index: usize, kind: Kind, aim: Aim, pay: [Option<CardId>; 2]) -> Action {
        Action::Play { card: card(index), kind, aim, pay }
    }

    const FREE: [Option<CardId>; 2] = [None, None];

    #[test]
    fn a_shot_is_card_then_target() {
        let at = |to| play(1, Kind::Bang, Aim::at(seat(to)), FREE);
        let mut composer = composer(&[Action::Pass, at(2), at(3)]);
        assert_eq!(composer.choices(), [Part::Pass, Part::Card(card(1))]);
        assert!(composer.choose(Part::Card(card(1))));
        assert_eq!(composer.stage(), Stage::At);
        assert_eq!(composer.choices(), [Part::At(seat(2)), Part::At(seat(3))]);
        assert_eq!(composer.whole(), None);
        assert!(!composer.choose(Part::At(seat(1))));
        assert!(composer.choose(Part::At(seat(3))));
        assert_eq!(composer.whole(), Some(at(3)));
        assert!(composer.choose(Part::At(seat(2))), "the last choice can be changed");
        assert_eq!(composer.whole(), Some(at(2)));
        assert!(composer.take_back());
        assert_eq!(composer.stage(), Stage::At);
        assert!(composer.clear() && !composer.clear());
    }

    #[test]
    fn what_has_one_value_is_not_asked_for() {
        let shot = play(1, Kind::Bang, Aim::at(seat(2)), FREE);
        let mut composer = composer(&[Action::Pass, shot]);
        assert!(composer.choose(Part::Card(card(1))));
        assert_eq!(composer.whole(), Some(shot));
    }

    #[test]
    fn a_single_answer_is_chosen_but_can_be_taken_back() {
        let mut composer = composer(&[Action::Pass]);
        assert_eq!(composer.whole(), Some(Action::Pass));
        assert!(composer.take_back());
        assert_eq!(composer.choices(), [Part::Pass]);
    }

    #[test]
    fn target_card_and_cost_come_after_the_seat() {
        let mut list = Vec::new();
        for pay in [4, 5] {
            for aim in [Aim::at(seat(1)), Aim::card(seat(1), card(9)), Aim::at(seat(2))] {
                list.push(play(3, Kind::RagTime, aim, [Some(card(pay)), None]));
            }
        }
        let mut composer = composer(&list);
        assert_eq!(composer.stage(), Stage::At, "one card, so it is chosen already");
        assert!(composer.choose(Part::At(seat(1))));
        assert_eq!(composer.choices(), [Part::Target(None), Part::Target(Some(card(9)))]);
        assert!(composer.choose(Part::Target(Some(card(9)))));
        assert_eq!(composer.choices(), [Part::Pay(card(4)), Part::Pay(card(5))]);
        assert!(composer.choose(Part::Pay(card(5))));
        let whole = play(3, Kind::RagTime, Aim::card(seat(1), card(9)), [Some(card(5)), None]);
        assert_eq!(composer.whole(), Some(whole));
    }

    #[test]
    fn two_cards_pay_one_after_the_other_in_any_order() {
        let sid = Source::Character(saloon_rules::Character::SidKetchum);
        let pay = |a, b| Action::Use { source: sid, aim: Aim::NOTHING, pay: [Some(card(a)), Some(card(b))] };
        let mut composer = composer(&[Action::Pass, pay(1, 2), pay(1, 3), pay(2, 3)]);
        assert!(composer.choose(Part::Source(sid)));
        assert_eq!(composer.choices(), [1, 2, 3].map(|index| Part::Pay(card(index))));
        assert!(composer.choose(Part::Pay(card(3))));
        assert_eq!(composer.choices(), [1, 2].map(|index| Part::Pay(card(index))));
        assert!(composer.choose(Part::Pay(card(1))));
        assert_eq!(composer.whole(), Some(pay(1, 3)));
    }

    #[test]
    fn another_card_starts_over() {
        let at = |index, to| play(index, Kind::Bang, Aim::at(seat(to)), FREE);
        let mut composer = composer(&[at(1, 2), at(1, 3), at(4, 2), at(4, 3)]);
        assert!(composer.choose(Part::Card(card(1))));
        assert!(!composer.choose(Part::Card(card(4))));
        assert!(composer.restart(Part::Card(card(4))));
        assert_eq!(composer.chosen(), [Part::Card(card(4))]);
    }

    #[test]
    fn a_card_of_two_kinds_asks_which() {
        let as_kind = |kind| play(1, kind, Aim::NOTHING, FREE);
        let mut composer = composer(&[as_kind(Kind::Beer), as_kind(Kind::GeneralStore)]);
        assert_eq!(composer.stage(), Stage::As);
        assert!(composer.choose(Part::As(Kind::GeneralStore)));
        assert_eq!(composer.whole(), Some(as_kind(Kind::GeneralStore)));
    }
}
