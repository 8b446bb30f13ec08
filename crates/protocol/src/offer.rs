//! A question to the viewer, with everything that may be answered, folded the way an answer is put together: what to take
//! up, what it counts as, at whom, what pays for it.
//!
//! Whoever composes an answer walks down these branches; nobody has to search the list of whole answers. Unfolded, the
//! branches give exactly the legal list.

use saloon_rules::defs::End;
use saloon_rules::effect::Waste;
use saloon_rules::{Action, Aim, Ask, CardId, Choice, Deck, Kind, Legal, Pay, Seat, Shape, Source};
use serde::{Deserialize, Serialize};

use crate::line::{Line, end_of, wants_a_card};

/// A question to the viewer, with everything that may be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    /// The question; the answer must carry its number.
    pub ask: Ask,
    /// The shape of its answers.
    pub shape: Shape,
    /// Every legal answer.
    pub branches: Vec<Branch>,
    /// What is played if nobody answers.
    pub fallback: Option<Fallback>,
}

/// What is played if nobody answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fallback {
    /// The answer.
    pub action: Action,
    /// As a sentence.
    pub line: Line,
}

/// One thing to take up, and all that can be done with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "do")]
pub enum Branch {
    /// Decline, stop, take the hit.
    Pass {
        /// In words.
        label: Line,
    },
    /// Put down the rest as it comes.
    Rest {
        /// In words.
        label: Line,
    },
    /// Choose a card.
    Pick {
        /// Which one.
        card: CardId,
    },
    /// Choose a seat.
    Name {
        /// Which one.
        seat: Seat,
        /// In words.
        label: Line,
    },
    /// Choose something by its name.
    Choose {
        /// What.
        what: Choice,
        /// In words.
        label: Line,
    },
    /// Play a hand card, or give it in answer.
    Play {
        /// Which one.
        card: CardId,
        /// How.
        ways: Vec<Way>,
    },
    /// Use a card in play or an ability.
    Use {
        /// Which one.
        source: Source,
        /// How.
        ways: Vec<Way>,
    },
}

/// One way to put a card or an ability to use: any of the aims with any of the payments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Way {
    /// What a hand card counts as.
    #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kind: Option<Kind>,
    /// In words, once `aim`, `at`, `thing` and `pay` are filled in from what was chosen.
    pub label: Line,
    /// At whom or what; nothing if it is not aimed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Target>>", optional))]
    pub aims: Vec<Target>,
    /// Hand cards that pay for it, one of these sets; nothing if it is free.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Vec<CardId>>>", optional))]
    pub pays: Vec<Vec<CardId>>,
    /// It would change nothing, or nothing for the better.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub waste: Option<NoEffect>,
}

/// Why a legal answer has no effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NoEffect {
    /// The rule that says so.
    pub rule: String,
    /// As a sentence.
    pub line: Line,
}

/// Somebody to aim at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Target {
    /// Who. With neither `hand` nor `cards`, the seat as such is meant.
    pub seat: Seat,
    /// The seat as such may be meant, though its cards may be as well.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub whole: bool,
    /// A random card of the hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub hand: bool,
    /// One of these cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<CardId>>", optional))]
    pub cards: Vec<CardId>,
    /// Aimed there, it would change nothing, or nothing for the better.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub waste: Option<NoEffect>,
}

impl Offer {
    /// The question with its list, and what of it is `wasted`.
    pub fn of(deck: Deck, ask: Ask, list: &Legal, wasted: impl Fn(&Action) -> Option<Waste>) -> Offer {
        let fallback = list.fallback(&ask);
        let fallback = fallback.map(|action| Fallback { line: Line::of_fallback(deck, &ask, &action), action });
        let mut branches = branches(deck, &ask, list.actions());
        branches.iter_mut().for_each(|branch| branch.warn(&wasted));
        Offer { ask, shape: ask.question.shape(), branches, fallback }
    }

    /// Every legal answer, one by one.
    pub fn actions(&self) -> Vec<Action> {
        self.branches.iter().flat_map(Branch::actions).collect()
    }
}

/// Answers to one question as branches.
pub fn branches(deck: Deck, ask: &Ask, actions: &[Action]) -> Vec<Branch> {
    let mut branches: Vec<Branch> = Vec::new();
    let mut rest = actions;
    while let Some(first) = rest.first() {
        let same = rest.iter().take_while(|action| is_same_thing(first, action)).count();
        let (together, others) = rest.split_at(same);
        rest = others;
        let label = || Line::of_action(deck, first, ask);
        let branch = match *first {
            Action::Pass => Branch::Pass { label: label() },
            Action::Rest => Branch::Rest { label: label() },
            Action::Pick(card) => Branch::Pick { card },
            Action::Name(seat) => Branch::Name { seat, label: label() },
            Action::Choose(what) => Branch::Choose { what, label: label() },
            Action::Play { card, .. } => Branch::Play { card, ways: ways(deck, ask, together) },
            Action::Use { source, .. } => Branch::Use { source, ways: ways(deck, ask, together) },
        };
        branches.push(branch);
    }
    branches
}

/// Do two answers begin with the same thing?
fn is_same_thing(one: &Action, other: &Action) -> bool {
    match (one, other) {
        (Action::Play { card: a, .. }, Action::Play { card: b, .. }) => a == b,
        (Action::Use { source: a, .. }, Action::Use { source: b, .. }) => a == b,
        _ => one == other,
    }
}

/// The aims that go with one payment of one kind.
type Priced = (Option<Kind>, Pay, Vec<Aim>);

fn ways(deck: Deck, ask: &Ask, actions: &[Action]) -> Vec<Way> {
    let mut priced: Vec<Priced> = Vec::new();
    for action in actions {
        let (kind, pay, aim) = match *action {
            Action::Play { kind, pay, aim, .. } => (Some(kind), pay, aim),
            Action::Use { pay, aim, .. } => (None, pay, aim),
            Action::Pass | Action::Rest | Action::Pick(_) | Action::Name(_) | Action::Choose(_) => continue,
        };
        match priced.iter_mut().find(|(k, p, _)| (*k, *p) == (kind, pay)) {
            Some((_, _, aims)) => aims.push(aim),
            None => priced.push((kind, pay, vec![aim])),
        }
    }
    let mut ways: Vec<Way> = Vec::new();
    let mut done: Vec<(Option<Kind>, Vec<Aim>)> = Vec::new();
    for (kind, pay, aims) in priced {
        let cards: Vec<CardId> = pay.into_iter().flatten().collect();
        if let Some(at) = done.iter().position(|(k, a)| *k == kind && *a == aims) {
            ways[at].pays.push(cards);
            continue;
        }
        let (label, end) = match (actions[0], kind) {
            (Action::Play { card, .. }, Some(kind)) => (Line::of_play(deck, ask, card, kind), kind.def().end_of_play()),
            (Action::Use { source, .. }, _) => (Line::of_use(deck, ask, source), end_of(deck, source)),
            _ => continue,
        };
        let pays = if cards.is_empty() { Vec::new() } else { vec![cards] };
        ways.push(Way { kind, label, aims: targets(end, &aims), pays, waste: None });
        done.push((kind, aims));
    }
    ways
}

fn targets(end: End, aims: &[Aim]) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for Aim { seat, card } in aims {
        let Some(seat) = *seat else { continue };
        if !targets.iter().any(|target| target.seat == seat) {
            targets.push(Target { seat, whole: false, hand: false, cards: Vec::new(), waste: None });
        }
        let Some(target) = targets.iter_mut().find(|target| target.seat == seat) else { continue };
        match card {
            Some(card) => target.cards.push(*card),
            None if wants_a_card(end) => target.hand = true,
            None => target.whole = true,
        }
    }
    // Where no card can be meant, it goes without saying.
    targets.iter_mut().for_each(|target| target.whole &= !target.cards.is_empty());
    targets
}

impl Branch {
    /// Notes what of it would be a waste.
    fn warn(&mut self, wasted: &impl Fn(&Action) -> Option<Waste>) {
        let thing = self.clone();
        let (Branch::Play { ways, .. } | Branch::Use { ways, .. }) = self else { return };
        for way in ways {
            let pay = way.all_pays()[0];
            let judge = |aim: Aim| match thing {
                Branch::Play { card, .. } => wasted(&Action::Play { card, kind: way.kind?, aim, pay }),
                Branch::Use { source, .. } => wasted(&Action::Use { source, aim, pay }),
                _ => None,
            };
            let says = |waste: Waste| NoEffect { rule: waste.rule.to_owned(), line: Line::of_waste(waste.why) };
            if way.aims.is_empty() {
                way.waste = judge(Aim::NOTHING).map(says);
            }
            let judged: Vec<Option<NoEffect>> =
                way.aims.iter().map(|target| judge(target.all_aims()[0]).map(says)).collect();
            way.aims.iter_mut().zip(judged).for_each(|(target, waste)| target.waste = waste);
        }
    }

    /// Every whole answer of this branch.
    pub fn actions(&self) -> Vec<Action> {
        match self {
            Branch::Pass { .. } => vec![Action::Pass],
            Branch::Rest { .. } => vec![Action::Rest],
            Branch::Pick { card } => vec![Action::Pick(*card)],
            Branch::Name { seat, .. } => vec![Action::Name(*seat)],
            Branch::Choose { what, .. } => vec![Action::Choose(*what)],
            Branch::Play { card, ways } => {
                unfold(ways, |way, aim, pay| way.kind.map(|kind| Action::Play { card: *card, kind, aim, pay }))
            }
            Branch::Use { source, ways } => unfold(ways, |_, aim, pay| Some(Action::Use { source: *source, aim, pay })),
        }
    }

    /// How it can be put to use; nothing if it is an answer by itself.
    pub fn ways(&self) -> &[Way] {
        match self {
            Branch::Play { ways, .. } | Branch::Use { ways, .. } => ways,
            Branch::Pass { .. }
            | Branch::Rest { .. }
            | Branch::Pick { .. }
            | Branch::Name { .. }
            | Branch::Choose { .. } => &[],
        }
    }
}

fn unfold(ways: &[Way], action: impl Fn(&Way, Aim, Pay) -> Option<Action>) -> Vec<Action> {
    let mut all = Vec::new();
    for way in ways {
        for aim in way.all_aims() {
            for pay in way.all_pays() {
                all.extend(action(way, aim, pay));
            }
        }
    }
    all
}

impl Way {
    /// Everything it can be aimed at.
    pub fn all_aims(&self) -> Vec<Aim> {
        if self.aims.is_empty() {
            return vec![Aim::NOTHING];
        }
        self.aims.iter().flat_map(Target::all_aims).collect()
    }

    /// Everything that pays for it.
    pub fn all_pays(&self) -> Vec<Pay> {
        if self.pays.is_empty() {
            return vec![[None, None]];
        }
        self.pays.iter().map(|cards| [cards.first().copied(), cards.get(1).copied()]).collect()
    }
}

impl Target {
    /// The seat as such, or its hand and cards.
    pub fn all_aims(&self) -> Vec<Aim> {
        let seat = (self.hand || self.whole || self.cards.is_empty()).then_some(Aim::at(self.seat));
        seat.into_iter().chain(self.cards.iter().map(|card| Aim::card(self.seat, *card))).collect()
    }
}
