//! Composing an answer: the list of legal actions, narrowed choice by choice until one is left.
//!
//! Nothing here knows a rule. What can be chosen next is read off the list, so it cannot differ from what is legal.

use saloon_rules::{Action, Aim, CardId, Choice, Kind, Seat, Source};

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
    /// The part that opens this action.
    fn head(action: &Action) -> Part {
        match *action {
            Action::Pass => Part::Pass,
            Action::Rest => Part::Rest,
            Action::Play { card, .. } => Part::Card(card),
            Action::Use { source, .. } => Part::Source(source),
            Action::Pick(card) => Part::Pick(card),
            Action::Name(seat) => Part::Name(seat),
            Action::Choose(choice) => Part::Choose(choice),
        }
    }

    /// Does the action contain this choice?
    fn is_in(self, action: &Action) -> bool {
        match self {
            Part::As(kind) => {
                matches!(*action, Action::Play { kind: played, .. } if played == kind)
            }
            Part::At(seat) => aim(action).seat == Some(seat),
            Part::Target(card) => aim(action).card == card,
            Part::Pay(card) => paid(action).any(|one| one == card),
            Part::Pass
            | Part::Rest
            | Part::Card(_)
            | Part::Source(_)
            | Part::Pick(_)
            | Part::Name(_)
            | Part::Choose(_) => Part::head(action) == self,
        }
    }
}

fn aim(action: &Action) -> Aim {
    match *action {
        Action::Play { aim, .. } | Action::Use { aim, .. } => aim,
        Action::Pass | Action::Rest | Action::Pick(_) | Action::Name(_) | Action::Choose(_) => Aim::NOTHING,
    }
}

fn paid(action: &Action) -> impl Iterator<Item = CardId> + use<> {
    match *action {
        Action::Play { pay, .. } | Action::Use { pay, .. } => pay,
        Action::Pass | Action::Rest | Action::Pick(_) | Action::Name(_) | Action::Choose(_) => [None, None],
    }
    .into_iter()
    .flatten()
}

/// An answer in the making.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Composer {
    actions: Vec<Action>,
    chosen: Vec<Part>,
}

impl Composer {
    /// Nothing chosen yet. Where there is no choice at all, it is made.
    pub(crate) fn new(actions: Vec<Action>) -> Composer {
        let mut composer = Composer { actions, chosen: Vec::new() };
        if let [only] = composer.choices()[..] {
            composer.chosen.push(only);
        }
        composer
    }

    /// What has been chosen, in order.
    pub(crate) fn chosen(&self) -> &[Part] {
        &self.chosen
    }

    fn left(&self) -> impl Iterator<Item = &Action> {
        self.actions.iter().filter(|action| self.chosen.iter().all(|part| part.is_in(action)))
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
            return distinct(self.actions.iter().map(Part::head));
        }
        let kinds = distinct(self.left().filter_map(|action| match *action {
            Action::Play { kind, .. } => Some(Part::As(kind)),
            _ => None,
        }));
        let seats = || distinct(self.left().filter_map(|action| aim(action).seat.map(Part::At)));
        let targets = || distinct(self.left().map(|action| Part::Target(aim(action).card)));
        if kinds.len() > 1 {
            return kinds;
        }
        for facet in [seats(), targets()] {
            if facet.len() > 1 {
                return facet;
            }
        }
        self.payments()
    }

    /// Cards that can still pay, as long as it matters which.
    fn payments(&self) -> Vec<Part> {
        let open = |action: &Action| {
            let mut cards: Vec<CardId> = paid(action).filter(|card| !self.chosen.contains(&Part::Pay(*card))).collect();
            cards.sort_unstable();
            cards
        };
        let ways = distinct(self.left().map(open));
        if ways.len() < 2 {
            return Vec::new();
        }
        distinct(ways.into_iter().flatten().map(Part::Pay))
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
        let offered = self.actions.iter().any(|action| Part::head(action) == part);
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
        if self.chosen.is_empty() || !self.choices().is_empty() {
            return None;
        }
        self.left().next().copied()
    }

    /// What is certain about the action so far, for asking why something else cannot be chosen.
    pub(crate) fn sketch(&self) -> Option<Action> {
        if self.chosen.is_empty() {
            return None;
        }
        self.left().next().copied()
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
        let mut composer = Composer::new(vec![Action::Pass, at(2), at(3)]);
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
        let mut composer = Composer::new(vec![Action::Pass, shot]);
        assert!(composer.choose(Part::Card(card(1))));
        assert_eq!(composer.whole(), Some(shot));
    }

    #[test]
    fn a_single_answer_is_chosen_but_can_be_taken_back() {
        let mut composer = Composer::new(vec![Action::Pass]);
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
        let mut composer = Composer::new(list);
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
        let mut composer = Composer::new(vec![Action::Pass, pay(1, 2), pay(1, 3), pay(2, 3)]);
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
        let mut composer = Composer::new(vec![at(1, 2), at(1, 3), at(4, 2), at(4, 3)]);
        assert!(composer.choose(Part::Card(card(1))));
        assert!(!composer.choose(Part::Card(card(4))));
        assert!(composer.restart(Part::Card(card(4))));
        assert_eq!(composer.chosen(), [Part::Card(card(4))]);
    }

    #[test]
    fn a_card_of_two_kinds_asks_which() {
        let as_kind = |kind| play(1, kind, Aim::NOTHING, FREE);
        let mut composer = Composer::new(vec![as_kind(Kind::Beer), as_kind(Kind::GeneralStore)]);
        assert_eq!(composer.stage(), Stage::As);
        assert!(composer.choose(Part::As(Kind::GeneralStore)));
        assert_eq!(composer.whole(), Some(as_kind(Kind::GeneralStore)));
    }
}
