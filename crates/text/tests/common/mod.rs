//! Tables and samples the tests have in common.

#![allow(dead_code)] // each test file uses a part of it

use saloon_rules::{
    Action, Aim, Ask, CardId, Character, Choice, Config, Deck, Edition, Fact, Game, Kind, Legal, Phase, Player,
    Question, Reason, Role, Seat, Source, Told, Winner,
};
use saloon_text::Names;

/// A table of three with a reader, or none.
pub(crate) struct Table {
    pub(crate) me: Option<Seat>,
}

impl Names for Table {
    fn seat(&self, seat: Seat) -> String {
        ["Rose", "Bart", "Kit", "Suzy", "Paul", "Jesse", "Doc", "Molly"][seat.index()].to_owned()
    }

    fn me(&self) -> Option<Seat> {
        self.me
    }
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a small number")
}

pub(crate) fn card(index: usize) -> CardId {
    CardId::new(index).expect("a card of the deck")
}

/// The same table as everybody at it sees it, and an onlooker.
pub(crate) fn tables() -> [Table; 4] {
    [None, Some(seat(0)), Some(seat(1)), Some(seat(2))].map(|me| Table { me })
}

/// The deck the samples are about: it has every kind of card.
pub(crate) const DECK: Deck = Deck::BaseAndExpansion;

/// One card of every kind.
pub(crate) fn every_card() -> Vec<CardId> {
    Kind::all()
        .map(|kind| DECK.cards().iter().find(|card| DECK.face(*card).kind == kind).expect("the deck has it"))
        .collect()
}

/// Every reason for a discard.
pub(crate) const REASONS: [Reason; 10] = [
    Reason::Cost,
    Reason::Given,
    Reason::Surplus,
    Reason::Duplicate,
    Reason::Replaced,
    Reason::Forced,
    Reason::Death,
    Reason::Penalty,
    Reason::Spent,
    Reason::LeftOver,
];

/// Facts of every variant, with hidden and known cards, with and without a cause.
pub(crate) fn facts() -> Vec<Fact> {
    let (rose, bart) = (seat(0), seat(1));
    let beer = every_card()[Kind::Beer as usize];
    let mut facts = vec![
        Fact::TurnBegan { seat: rose },
        Fact::PhaseBegan { seat: rose, phase: Phase::Draw },
        Fact::TurnLost { seat: rose },
        Fact::Drew { seat: rose, card: None },
        Fact::Drew { seat: rose, card: Some(beer) },
        Fact::TookDiscard { seat: rose, card: beer },
        Fact::Shown { seat: rose, card: beer },
        Fact::Looked { seat: rose, count: 3 },
        Fact::Reshuffled,
        Fact::Laid { seat: rose, card: beer, on: bart },
        Fact::Flipped { seat: rose, card: beer },
        Fact::Missed { seat: rose, by: None },
        Fact::Missed { seat: rose, by: Some(bart) },
        Fact::Declined { seat: rose },
        Fact::Passed { card: beer, from: rose, to: bart },
        Fact::Stocked { card: beer },
        Fact::Picked { seat: rose, card: beer },
        Fact::Gave { seat: rose, to: bart, card: None },
        Fact::Gave { seat: rose, to: bart, card: Some(beer) },
        Fact::Copied { seat: rose, character: None, from: None },
        Fact::Copied { seat: rose, character: Some(Character::KitCarlson), from: Some(bart) },
        Fact::Punished { seat: rose },
        Fact::Over { winner: Winner::Law },
        Fact::Over { winner: Winner::Outlaws },
        Fact::Over { winner: Winner::Renegade(rose) },
    ];
    facts.extend(REASONS.map(|why| Fact::Discarded { seat: rose, card: beer, why }));
    for number in [1, 2, 5, 21] {
        facts.push(Fact::Prevented { seat: rose, points: number });
        facts.push(Fact::Healed { seat: rose, points: number, left: number as i8 });
        facts.push(Fact::Rewarded { seat: rose, cards: number });
        facts.push(Fact::Looked { seat: rose, count: number });
        for by in [None, Some(bart)] {
            for kind in [None, Some(Kind::Bang), Some(Kind::Duel), Some(Kind::Dynamite)] {
                facts.push(Fact::Lost { seat: rose, points: number, by, left: -1, kind });
            }
        }
    }
    for role in Role::ALL {
        facts.push(Fact::RoleShown { seat: rose, role });
        facts.push(Fact::Eliminated { seat: rose, by: None, role });
        facts.push(Fact::Eliminated { seat: rose, by: Some(bart), role });
    }
    for (from, hand) in [(bart, true), (bart, false), (rose, false)] {
        facts.push(Fact::Took { seat: rose, from, card: Some(beer), hand });
    }
    facts.push(Fact::Took { seat: rose, from: bart, card: None, hand: true });
    facts.extend(facts_of_cards());
    facts
}

/// Facts about every kind of card and every character put to use.
fn facts_of_cards() -> Vec<Fact> {
    let mut facts = Vec::new();
    let rose = seat(0);
    let sources = every_card().into_iter().map(Source::Card).chain(Character::all().map(Source::Character));
    for source in sources {
        for aim in aims() {
            facts.push(Fact::Used { seat: rose, source, aim });
        }
        for held in [false, true] {
            facts.push(Fact::Checked { seat: rose, source, held });
        }
    }
    for card in every_card() {
        let own = DECK.face(card).kind;
        for kind in [own, Kind::Bang, Kind::Missed, Kind::GeneralStore] {
            facts.push(Fact::Answered { seat: rose, card, kind });
            for aim in aims() {
                facts.push(Fact::Played { seat: rose, card, kind, aim });
            }
        }
    }
    facts
}

/// Nothing, another seat, oneself, a card of each.
pub(crate) fn aims() -> [Aim; 5] {
    let (rose, bart) = (seat(0), seat(1));
    [Aim::NOTHING, Aim::at(bart), Aim::at(rose), Aim::card(bart, card(3)), Aim::card(rose, card(3))]
}

/// Every question, of the first seat.
pub(crate) fn asks() -> Vec<Ask> {
    let bart = seat(1);
    let mut questions = vec![
        Question::Play,
        Question::Give { by: bart, kind: Kind::Indians, wants: Kind::Bang },
        Question::Give { by: bart, kind: Kind::Duel, wants: Kind::Bang },
        Question::Rescue,
        Question::Interrupt,
        Question::PickStore,
        Question::PickFlip,
        Question::PickDraw,
        Question::DrawMode,
        Question::PickDuplicate,
        Question::PickVictim { seat: bart },
        Question::PickGift { to: bart },
        Question::PickLoot { dead: bart },
        Question::NameCopy,
        Question::Arrange,
    ];
    for number in [1, 2, 5, 21] {
        questions.push(Question::Prevent { points: number });
        questions.push(Question::PickSurplus { left: number });
        for by in [None, Some(bart)] {
            for kind in [None, Some(Kind::Bang), Some(Kind::Gatling)] {
                questions.push(Question::Dodge { by, kind, owed: number });
            }
        }
    }
    let who = Player::new(0).expect("a small number");
    questions.into_iter().map(|question| Ask { number: 1, who, seat: seat(0), question }).collect()
}

/// Answers of every variant, about every card and character.
pub(crate) fn actions() -> Vec<Action> {
    let bart = seat(1);
    let mut actions = vec![Action::Pass, Action::Rest, Action::Name(bart)];
    actions.extend(Choice::ALL.map(Action::Choose));
    let pays = [[None, None], [Some(card(1)), None], [Some(card(1)), Some(card(30))]];
    for card in every_card() {
        actions.push(Action::Pick(card));
        for aim in aims() {
            actions.push(Action::Use { source: Source::Card(card), aim, pay: [None, None] });
            for kind in [DECK.face(card).kind, Kind::Bang] {
                actions.extend(pays.map(|pay| Action::Play { card, kind, aim, pay }));
            }
        }
    }
    for character in Character::all() {
        let source = Source::Character(character);
        for aim in aims() {
            actions.extend(pays.map(|pay| Action::Use { source, aim, pay }));
        }
    }
    actions
}

/// Plays a game with answers chosen by a plain counter, and shows each step to `look`.
pub(crate) fn play(edition: Edition, seed: u64, mut look: impl FnMut(&Game, &Legal, &[Told])) {
    let mut log = Vec::new();
    let config = Config::new(edition, 7);
    let mut game = Game::with_log(&config, seed.into(), Some(&mut log)).expect("an edition can be played");
    let mut legal = Legal::new();
    let mut step = seed as usize;
    loop {
        game.legal(&mut legal);
        look(&game, &legal, &log);
        log.clear();
        if game.ask().is_none() || game.turn().number > 300 {
            return;
        }
        step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let index = (step >> 33) % legal.len();
        game.take(&legal, index, Some(&mut log)).expect("it is in the list");
    }
}
