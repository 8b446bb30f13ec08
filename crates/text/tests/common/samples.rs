//! Samples of everything that can be said: facts, questions, answers, refusals.

use saloon_rules::{
    Action, Aim, Ask, Character, Choice, Dollar, EventCard, Fact, Kind, Phase, Player, Price, Question, Reason,
    Refusal, Return, Role, Source, Wants, Why, Winner,
};

use super::{DECK, card, every_card, seat};

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
    let paid = |seat| Dollar::ALL.map(|why| Fact::Paid { seat, dollars: 1000, why });
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
        Fact::Buried { seat: rose, card: None, why: Some(Reason::Surplus) },
        Fact::Buried { seat: rose, card: Some(beer), why: None },
        Fact::Guessed { seat: rose, choice: Choice::Red, card: beer, held: true },
        Fact::Guessed { seat: rose, choice: Choice::Black, card: beer, held: false },
        Fact::Flipped { seat: rose, card: beer },
        Fact::Missed { seat: rose, by: None },
        Fact::Missed { seat: rose, by: Some(bart) },
        Fact::Declined { seat: rose },
        Fact::Passed { card: beer, from: rose, to: bart },
        Fact::Stocked { card: beer },
        Fact::Picked { seat: rose, card: beer },
        Fact::Gave { seat: rose, to: bart, card: None },
        Fact::Gave { seat: rose, to: bart, card: Some(beer) },
        Fact::Handed { seat: rose, to: bart, card: None },
        Fact::Handed { seat: rose, to: bart, card: Some(beer) },
        Fact::Became { seat: rose, character: Character::KitCarlson },
        Fact::Became { seat: bart, character: Character::SidKetchum },
        Fact::Swapped { seat: rose, character: Character::KitCarlson, left: 2 },
        Fact::Swapped { seat: bart, character: Character::SidKetchum, left: 2 },
        Fact::Offered { character: Character::KitCarlson },
        Fact::Bid { seat: rose, character: Character::KitCarlson, dollars: price(100) },
        Fact::Bid { seat: bart, character: Character::SidKetchum, dollars: price(1200) },
        Fact::Copied { seat: rose, character: None, from: None },
        Fact::Copied { seat: rose, character: Some(Character::KitCarlson), from: Some(bart) },
        Fact::Lent { seat: rose, first: Character::KitCarlson, second: Some(Character::BlackJack) },
        Fact::Lent { seat: bart, first: Character::KitCarlson, second: None },
        Fact::Repeated { seat: rose, card: beer, kind: Kind::Beer, aim: Aim::NOTHING },
        Fact::Repeated { seat: rose, card: beer, kind: Kind::Bang, aim: Aim::at(bart) },
        Fact::Survived { seat: rose, left: 1 },
        Fact::Survived { seat: bart, left: 1 },
        Fact::Punished { seat: rose },
        Fact::KeeperIs { seat: rose },
        Fact::TurnSkipped { seat: rose },
        Fact::ChangedPlaces { seat: rose, with: bart },
        Fact::ChangedPlaces { seat: bart, with: rose },
        Fact::Returned { seat: rose, how: Return::Ghost, left: 0 },
        Fact::Returned { seat: rose, how: Return::ForGood, left: 2 },
        Fact::Departed { seat: rose },
        Fact::Chosen { seat: rose, at: rose },
        Fact::Chosen { seat: rose, at: bart },
        Fact::Over { winner: Winner::Law },
        Fact::Over { winner: Winner::Outlaws },
        Fact::Over { winner: Winner::Renegade(rose) },
        Fact::Over { winner: Winner::Survivor(rose) },
        Fact::RolesShuffled,
        Fact::RoleDealt { seat: rose, role: None },
        Fact::Spoke { seat: rose },
        Fact::Activated { seat: rose },
        Fact::Eliminated { seat: rose, by: None, role: None },
        Fact::Eliminated { seat: rose, by: Some(bart), role: None },
        Fact::Over { winner: Winner::Personal(rose) },
        Fact::Declared { seat: rose, choice: Choice::CrimeIsDefeated },
        Fact::Declared { seat: rose, choice: Choice::TheLawIsDead },
        Fact::Withdrew { seat: rose },
    ];
    facts.extend(paid(rose).into_iter().chain(paid(bart)));
    facts.extend(
        Choice::ALL
            .into_iter()
            .filter(|choice| choice.suit().is_some())
            .map(|choice| Fact::Named { seat: rose, choice }),
    );
    let events: Vec<EventCard> = EventCard::all().collect();
    for (i, event) in events.iter().enumerate() {
        facts.push(Fact::Revealed { seat: rose, event: *event, next: events.get(i + 1).copied() });
    }
    for (who, to) in [(rose, bart), (bart, rose), (bart, seat(2))] {
        for kind in Kind::all() {
            facts.extend(aims().map(|aim| Fact::Ordered { seat: who, to, kind, aim }));
        }
    }
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
        facts.push(Fact::RoleDealt { seat: rose, role: Some(role) });
        facts.push(Fact::Eliminated { seat: rose, by: None, role: Some(role) });
        facts.push(Fact::Eliminated { seat: rose, by: Some(bart), role: Some(role) });
    }
    for (from, hand) in [(bart, true), (bart, false), (rose, false)] {
        facts.push(Fact::Took { seat: rose, from, card: Some(beer), hand });
    }
    facts.push(Fact::Took { seat: rose, from: bart, card: None, hand: true });
    facts.extend(facts_of_cards());
    facts
}

/// Every character, every further ability of one, every event.
fn abilities() -> impl Iterator<Item = Source> {
    let further = |character: Character| {
        let count = character.def().rules.abilities.map_or(1, |list| list.len().max(1));
        (0..count).map(move |nth| Source::ability(character, nth as u8))
    };
    Character::all().flat_map(further).chain(EventCard::all().map(Source::Event))
}

/// Facts about every kind of card and every character put to use.
fn facts_of_cards() -> Vec<Fact> {
    let mut facts = Vec::new();
    let rose = seat(0);
    let sources = every_card().into_iter().map(Source::Card).chain(abilities());
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

/// A price in dollars.
fn price(dollars: i32) -> Price {
    Price::of(dollars).expect("whole hundreds")
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
        Question::PickCharacter,
        Question::Declare,
        Question::Keep { price: None },
        Question::Keep { price: Some(price(0)) },
        Question::Keep { price: Some(price(300)) },
        Question::Nominate { alone: false },
        Question::Nominate { alone: true },
        Question::Bid { character: Character::KitCarlson, by: None, bid: price(0) },
        Question::Bid { character: Character::KitCarlson, by: Some(bart), bid: price(500) },
        Question::Buy,
        Question::TakeBack,
        Question::Draft,
        Question::Sides,
        Question::Activate,
        Question::Place { card: every_card()[Kind::Dynamite as usize] },
        Question::Arrange,
    ];
    questions.extend(event_questions());
    let target = Some(every_card()[Kind::Mustang as usize]);
    questions.push(Question::Dodge { by: Some(bart), kind: Some(Kind::Bang), owed: 1, card: target });
    for number in [1, 2, 5, 21] {
        questions.push(Question::Prevent { points: number });
        questions.push(Question::PickSurplus { left: number });
        for by in [None, Some(bart)] {
            for kind in [None, Some(Kind::Bang), Some(Kind::Gatling)] {
                questions.push(Question::Dodge { by, kind, owed: number, card: None });
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
    actions.push(Action::Choose(Choice::Character(Character::KitCarlson)));
    actions.push(Action::Choose(Choice::Dollars(price(300))));
    actions.extend(Kind::all().map(|kind| Action::Choose(Choice::Kind(kind))));
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
    for source in abilities() {
        let (aim, pay) = (Aim::at(bart), pays[2]);
        actions.push(Action::Use { source, aim, pay });
    }
    actions
}

/// Every reason of a refusal.
pub(crate) fn refusals() -> Vec<Refusal> {
    let mut whys = vec![
        Why::Over,
        Why::NotAsked { asked: seat(0) },
        Why::Stale,
        Why::WrongAnswer,
        Why::NotInHand,
        Why::NotInPlay,
        Why::OutOfRange { distance: 3, range: 2 },
        Why::TooFar { distance: 2, reach: 1 },
        Why::Dead,
        Why::Aim,
        Why::Oneself,
        Why::NoCardThere,
        Why::NobodyToAim,
        Why::Sheriff,
        Why::TwoLeft,
        Why::NotReady,
        Why::Silenced,
        Why::Tried,
        Why::Immune,
        Why::NoAbility,
        Why::NotEntitled,
        Why::NoProof,
        Why::NotOffered,
        Why::Funds { price: price(500), balance: -4000 },
        Why::Bid { least: price(300) },
        Why::NotEligible,
        Why::Forbidden { by: None },
        Why::Forbidden { by: Some(Source::Card(card(20))) },
        Why::Forbidden { by: Some(Source::Character(Character::SidKetchum)) },
    ];
    for number in [1, 2, 5, 21] {
        whys.push(Why::Limit { limit: number });
        whys.push(Why::Cost { cards: number });
    }
    for kind in Kind::all() {
        whys.extend([Why::NotNow { kind }, Why::NotAs { kind }, Why::Duplicate { kind }]);
    }
    let mut refusals: Vec<_> = whys.into_iter().map(|why| Refusal { rule: "CORE-PLAY-04", why }).collect();
    refusals.push(Refusal { rule: "CORE-BEER2-01", why: Why::NotNow { kind: Kind::Beer } });
    refusals
}

/// What events ask. A new one belongs here.
fn event_questions() -> Vec<Question> {
    let asks = [
        ("handcuffs", Wants::Seat),
        ("handcuffs", Wants::Choice),
        ("the-daltons", Wants::Card),
        ("new-identity", Wants::Choice),
        ("hard-liquor", Wants::Choice),
        ("peyote", Wants::Choice),
        ("ranch", Wants::Card),
        ("blood-brothers", Wants::Seat),
        ("russian-roulette", Wants::Answer),
        ("dorothy-rage", Wants::Kind),
        ("dorothy-rage", Wants::Seat),
        ("dorothy-rage", Wants::Choice),
        ("dorothy-rage", Wants::Card),
        ("dorothy-rage", Wants::Cost),
    ];
    let event = |id| EventCard::from_id(id).expect("it is in the catalogue");
    asks.into_iter().map(|(id, wants)| Question::Event { event: event(id), wants }).collect()
}
