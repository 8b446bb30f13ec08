//! The log tells everything: whoever keeps the books by facts alone has the table as it is.
//!
//! A ledger follows every fact and is held against the game after each answer. A fact that is missing, doubled, about somebody
//! else or about another card does not add up.

use std::collections::HashMap;

use crate::common::{Dice, describe, few_or_many, places, plain_tables, random_table};
use saloon_rules::defs::Border;
use saloon_rules::{
    Action, Aim, Box, CardId, Character, Config, Edition, Fact, Game, Kind, Legal, Phase, Question, Reason, Return,
    Role, Seat, Source, Told, Winner,
};

/// Where a card lies as far as the facts say.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Place {
    Deck,
    Discard,
    Hand(Seat),
    Table(Seat),
    Aside,
    /// Played or given: beside the pile or on it.
    Spent,
    /// Flipped: on the pile, or aside while somebody chooses.
    Flipped,
    /// On the pile when it was shuffled, or beside it: in the deck, or kept out.
    Shuffled,
}

/// Where every card of a game lies.
fn laid_out(game: &Game) -> HashMap<CardId, Place> {
    let mut cards = HashMap::new();
    for (name, held) in places(game) {
        let seat = || crate::common::seat(name.rsplit(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0));
        let place = match name.split(' ').next() {
            Some("draw_pile") => Place::Deck,
            Some("discard_pile") => Place::Discard,
            Some("waiting") => Place::Spent,
            Some("aside") => Place::Aside,
            Some("hand") => Place::Hand(seat()),
            Some("in_play") => Place::Table(seat()),
            _ => panic!("{name} is a place this test does not know"),
        };
        cards.extend(held.into_iter().map(|card| (card, place)));
    }
    cards
}

/// What a reader of the whole log knows.
struct Ledger {
    cards: HashMap<CardId, Place>,
    life: HashMap<Seat, i8>,
    living: Vec<Seat>,
    ghost: Option<Seat>,
    roles: HashMap<Seat, Role>,
    borrowed: HashMap<Seat, Option<Character>>,
    /// Characters somebody has drawn on top of his own, since the step before.
    drawn: HashMap<Seat, Vec<Character>>,
    turn: Seat,
    phase: Phase,
    winner: Option<Winner>,
    /// Cards somebody has been promised for a kill and not yet drawn.
    promised: Vec<(Seat, u8)>,
    /// Who was last ordered to play a card.
    ordered: Option<Seat>,
}

impl Ledger {
    /// The books of a game whose first facts are all still to come.
    fn open(game: &Game) -> Ledger {
        let seats: Vec<Seat> = game.all_seats().iter().collect();
        Ledger {
            cards: laid_out(game),
            life: seats.iter().map(|seat| (*seat, game.seat(*seat).life)).collect(),
            living: seats.clone(),
            ghost: None,
            roles: seats
                .iter()
                .filter(|seat| game.is_role_shown(**seat))
                .map(|seat| (*seat, game.role(*seat)))
                .collect(),
            borrowed: seats.iter().map(|seat| (*seat, game.seat(*seat).borrowed)).collect(),
            drawn: drawn(game),
            turn: game.turn().seat,
            phase: game.turn().phase,
            winner: None,
            promised: Vec::new(),
            ordered: None,
        }
    }

    /// Living, or there as a ghost.
    fn is_there(&self, seat: Seat) -> bool {
        self.living.contains(&seat) || self.ghost == Some(seat)
    }

    /// A card goes from one of these places to another.
    fn shift(&mut self, card: CardId, from: &[Place], to: Place) {
        let at = self.cards.insert(card, to).expect("it is in the game");
        assert!(from.contains(&at), "{card:?} came from {at:?}, not from {from:?}, to {to:?}");
    }

    fn follow(&mut self, game: &Game, fact: Fact) {
        use Place::{Aside, Deck, Discard, Flipped, Hand, Shuffled, Spent, Table};
        let pile = [Discard, Spent, Flipped, Shuffled];
        let deck = [Deck, Shuffled];
        match fact {
            Fact::TurnBegan { seat } => {
                assert!(self.is_there(seat), "the dead have no turns");
                (self.turn, self.phase) = (seat, Phase::Start);
            }
            Fact::PhaseBegan { seat, phase } => {
                assert_eq!(seat, self.turn, "phases are the turn player's");
                assert!((self.phase as u8) < phase as u8, "{:?} comes before {phase:?}", self.phase);
                self.phase = phase;
            }
            Fact::TurnLost { seat } => assert_eq!((seat, self.phase), (self.turn, Phase::Start)),
            Fact::Drew { seat, card } => {
                // Cards that were looked at come from where they lay hidden.
                self.shift(card.expect("the whole fact has it"), &[Deck, Shuffled, Aside, Flipped], Hand(seat));
                self.promised
                    .iter_mut()
                    .filter(|(who, _)| *who == seat)
                    .for_each(|(_, left)| *left = left.saturating_sub(1));
            }
            // Cards for others are laid aside first.
            Fact::TookDiscard { seat, card } => {
                self.shift(card, &pile, if game.hand(seat).contains(card) { Hand(seat) } else { Aside });
            }
            Fact::Buried { seat, card, why } => {
                assert_eq!(seat, self.turn, "only the turn player's cards");
                // A card on its way stays out of a reshuffle, which the books cannot know.
                let from = if why.is_some() { vec![Hand(seat), Table(seat)] } else { vec![Spent, Shuffled] };
                self.shift(card.expect("the whole fact has it"), &from, Deck);
            }
            Fact::Guessed { seat, card, held, .. } => self.shift(card, &deck, if held { Hand(seat) } else { Discard }),
            Fact::Shown { seat, card } => assert_eq!(self.cards[&card], Hand(seat)),
            Fact::Looked { seat, .. } => assert!(self.is_there(seat)),
            Fact::Reshuffled => {
                self.cards.values_mut().filter(|at| pile.contains(at)).for_each(|at| *at = Shuffled);
            }
            Fact::Played { seat, card, kind, aim } => {
                assert!(
                    self.turn == seat || self.ordered == Some(seat),
                    "only the turn player plays, or who is told to"
                );
                assert!(aim.seat.is_none_or(|on| self.is_there(on)));
                self.shift(card, &[Hand(seat)], Spent);
                assert!(kind.def().in_turn);
            }
            Fact::Laid { seat, card, on } => {
                assert!(self.turn == seat || self.ordered == Some(seat));
                self.shift(card, &[Spent], Table(on));
            }
            Fact::Answered { seat, card, .. } => self.shift(card, &[Hand(seat)], Spent),
            Fact::Used { seat, source: Source::Card(card), .. } => {
                let green = game.kind(card).def().border == Border::Green;
                self.shift(card, &[Table(seat)], if green { Spent } else { Table(seat) });
            }
            Fact::Used { source: Source::Event(_), .. } => {}
            Fact::Used { seat, source: Source::Character(character) | Source::Ability(character, _), .. } => {
                let own = game.seat(seat).character == character;
                let lent = self.borrowed[&seat] == Some(character) || self.drawn[&seat].contains(&character);
                assert!(own || lent, "{seat} has no such ability");
            }
            Fact::Discarded { seat, card, why } => {
                let from = match why {
                    Reason::LeftOver => vec![Aside],
                    Reason::Cost | Reason::Surplus => vec![Hand(seat)],
                    Reason::Given => vec![Hand(seat), Table(seat)],
                    Reason::Duplicate | Reason::Replaced | Reason::Spent => vec![Table(seat)],
                    Reason::Forced | Reason::Death | Reason::Penalty | Reason::Withdrawn => {
                        vec![Hand(seat), Table(seat)]
                    }
                };
                self.shift(card, &from, Discard);
            }
            Fact::Flipped { seat, card } => {
                assert!(self.is_there(seat));
                // Showing a card of phase one is no check. CHAR-BLACK-JACK-E4
                assert_ne!(self.phase, Phase::Draw, "nothing is flipped in phase one");
                self.shift(card, &deck, Flipped);
            }
            Fact::Checked { seat, .. } => assert!(self.is_there(seat)),
            Fact::Missed { seat, by } => assert!(self.is_there(seat) && by != Some(seat)),
            Fact::Declined { seat } => assert!(self.is_there(seat)),
            Fact::Lost { seat, points, by, left, .. } => {
                assert!(points > 0 && by != Some(seat) && self.is_there(seat));
                let life = self.life.get_mut(&seat).expect("every seat has life");
                *life -= points as i8;
                assert_eq!(*life, left, "{seat} has lost {points}");
            }
            Fact::Prevented { seat, points } => assert!(points > 0 && self.is_there(seat)),
            Fact::Healed { seat, points, left } => {
                // The dead regain nothing, whoever dies after them. CHAR-GREG-DIGGER-E3
                assert!(points > 0 && self.is_there(seat), "{seat} is dead");
                let life = self.life.get_mut(&seat).expect("every seat has life");
                *life += points as i8;
                assert_eq!(*life, left, "{seat} has regained {points}");
            }
            Fact::Took { seat, from, card, hand } => {
                let at = if hand { Hand(from) } else { Table(from) };
                self.shift(card.expect("the whole fact has it"), &[at], Hand(seat));
            }
            Fact::Passed { card, from, to } => self.shift(card, &[Table(from)], Table(to)),
            Fact::Stocked { card } => self.shift(card, &deck, Aside),
            // From a store, or the card of a check that somebody takes.
            Fact::Picked { seat, card } => self.shift(card, &[Aside, Flipped], Hand(seat)),
            Fact::Handed { seat, to, card } => {
                assert!([seat, to].contains(&self.turn), "gifts go to the turn player or come from him");
                self.shift(card.expect("the whole fact has it"), &[Hand(seat)], Hand(to));
            }
            Fact::Gave { seat, to, card } => {
                assert_eq!(seat, self.turn);
                self.shift(card.expect("the whole fact has it"), &[Deck, Shuffled, Aside, Flipped], Hand(to));
            }
            Fact::Copied { seat, character, from } => {
                assert_eq!(from.map(|seat| game.seat(seat).character), character, "a printed ability");
                let own = game.seat(seat).character;
                self.borrowed.insert(seat, character.filter(|c| *c != own));
            }
            Fact::Eliminated { seat, by, role } => {
                assert!(self.life[&seat] <= 0 && by != Some(seat));
                assert!(self.living.contains(&seat), "one dies once");
                self.living.retain(|other| *other != seat);
                self.borrowed.insert(seat, None);
                self.roles.extend(role.map(|role| (seat, role)));
            }
            Fact::Activated { seat } => assert!(self.is_there(seat)),
            Fact::Declared { seat, .. } => assert!(self.turn == seat && self.is_there(seat)),
            Fact::Withdrew { seat } => {
                assert!(self.is_there(seat) && seat != self.turn);
                self.living.retain(|other| *other != seat);
            }
            Fact::Rewarded { seat, cards } => {
                assert!(cards > 0 && self.is_there(seat));
                self.promised.push((seat, cards));
            }
            Fact::Punished { seat } => assert_eq!(game.role(seat), Role::Sheriff),
            Fact::RoleShown { seat, role } => drop(self.roles.insert(seat, role)),
            Fact::Revealed { .. } | Fact::KeeperIs { .. } | Fact::TurnSkipped { .. } => {}
            Fact::Chosen { .. } | Fact::Named { .. } | Fact::ChangedPlaces { .. } => {}
            Fact::Ordered { to, .. } => self.ordered = Some(to),
            Fact::Returned { seat, how, left } => {
                assert!(!self.living.contains(&seat), "only the dead return");
                self.life.insert(seat, left);
                match how {
                    Return::ForGood => {
                        self.living.push(seat);
                        self.living.sort_unstable();
                    }
                    Return::Ghost => assert_eq!(self.ghost.replace(seat), None, "one ghost at a time"),
                }
            }
            Fact::Departed { seat } => assert_eq!(self.ghost.take(), Some(seat), "only ghosts depart"),
            Fact::Over { winner } => self.winner = Some(winner),
            Fact::RolesShuffled | Fact::Spoke { .. } => {}
            // Whatever was shown before is face down again, but where all roles lie open.
            Fact::RoleDealt { seat, role } => {
                assert!(role.is_some_and(|role| role != Role::Sheriff), "the whole fact has it");
                self.roles.remove(&seat);
                if let Some(role) = role.filter(|_| game.is_role_shown(seat)) {
                    self.roles.insert(seat, role);
                }
            }
            Fact::Became { .. } | Fact::Offered { .. } | Fact::Bid { .. } | Fact::Paid { .. } => {
                panic!("nobody chooses a character at these tables, and nothing is paid")
            }
            Fact::Swapped { seat, character, left } => {
                assert_eq!((seat, game.seat(seat).character), (self.turn, character), "in his own turn");
                self.life.insert(seat, left);
                self.borrowed.insert(seat, None);
            }
            Fact::Lent { seat, first, second } => {
                assert_ne!(Some(first), second, "two different ones");
                self.drawn.entry(seat).or_default().extend([Some(first), second].into_iter().flatten());
                assert_eq!(
                    game.seat(seat).drawn.iter().collect::<Vec<_>>(),
                    [Some(first), second].into_iter().flatten().collect::<Vec<_>>()
                );
            }
            Fact::Repeated { seat, aim, .. } => {
                assert_eq!(self.turn, seat, "only the turn player repeats");
                assert!(aim.seat.is_none_or(|on| self.living.contains(&on)));
            }
            Fact::Survived { seat, left } => {
                assert!(self.life[&seat] <= 0 && self.living.contains(&seat), "only the dying survive");
                self.life.insert(seat, left);
            }
        }
    }

    /// Everything the facts said is so.
    fn agrees(&mut self, game: &Game) {
        for (card, at) in &laid_out(game) {
            let told = self.cards[card];
            let fits = match told {
                Place::Spent => matches!(at, Place::Spent | Place::Discard),
                Place::Flipped => matches!(at, Place::Discard | Place::Aside),
                Place::Shuffled => !matches!(at, Place::Hand(_) | Place::Table(_)),
                // Gifts are lifted off the deck where nobody else sees them.
                Place::Deck => matches!(at, Place::Deck | Place::Aside),
                _ => told == *at,
            };
            assert!(fits, "{card:?} lies at {at:?}, the facts say {told:?}");
            // What is certain now need not stay open.
            match (told, *at) {
                (Place::Spent | Place::Flipped, _) => {}
                (Place::Shuffled, Place::Aside) => drop(self.cards.insert(*card, Place::Flipped)),
                (_, at) => drop(self.cards.insert(*card, at)),
            }
        }
        let living: Vec<Seat> = game.living().iter().collect();
        assert_eq!(self.living, living);
        for seat in game.all_seats().iter() {
            assert_eq!(self.life[&seat], game.seat(seat).life, "life of {seat}");
            if let Some(role) = self.roles.get(&seat) {
                assert_eq!(*role, game.role(seat), "role of {seat}");
            }
        }
        assert_eq!(self.winner, game.winner());
        let empty = game.view(None).deck_len == 0;
        assert!(self.promised.iter().all(|(_, left)| *left == 0 || empty), "a reward was not drawn");
        self.promised.clear();
        if game.winner().is_some() {
            assert_eq!(self.roles.len(), game.seat_count(), "all roles are shown");
        } else {
            assert_eq!(self.turn, game.turn().seat, "whose turn it is");
            // The end of a turn is no fact of its own.
            assert!(self.phase == game.turn().phase || game.turn().phase == Phase::End, "which phase it is");
        }
    }
}

fn drawn(game: &Game) -> HashMap<Seat, Vec<Character>> {
    game.all_seats().iter().map(|seat| (seat, game.seat(seat).drawn.iter().collect())).collect()
}

/// What an answer is told as, first of all.
fn announced(game: &Game, seat: Seat, question: Question, action: Action) -> Vec<Fact> {
    let costs = |pay: [Option<CardId>; 2]| {
        pay.into_iter().flatten().map(move |card| Fact::Discarded { seat, card, why: Reason::Cost })
    };
    let given = |card, kind: Kind| match question {
        Question::Give { .. } | Question::Event { .. } => Fact::Discarded { seat, card, why: Reason::Given },
        _ => Fact::Answered { seat, card, kind },
    };
    match (question, action) {
        (Question::Play, Action::Play { card, kind, aim, pay }) => {
            costs(pay).chain([Fact::Played { seat, card, kind, aim }]).collect()
        }
        (_, Action::Play { card, kind, .. }) => vec![given(card, kind)],
        (Question::Event { .. }, Action::Use { source: Source::Card(card), .. })
            if game.kind(card).def().border == Border::Green =>
        {
            vec![Fact::Discarded { seat, card, why: Reason::Given }]
        }
        // What he gives for two cards is handed over at the end.
        (_, Action::Use { source: source @ Source::Character(Character::FlintWestwood), aim, .. }) => {
            vec![Fact::Used { seat, source, aim }]
        }
        (_, Action::Use { source, aim, pay }) => {
            let used = [Fact::Used { seat, source, aim: if game.turn().seat == seat { aim } else { Aim::NOTHING } }];
            used.into_iter().chain(costs(pay)).collect()
        }
        (
            Question::Dodge { .. } | Question::Give { .. } | Question::Prevent { .. } | Question::Rescue,
            Action::Pass,
        ) => {
            vec![Fact::Declined { seat }]
        }
        (Question::PickSurplus { .. }, Action::Pick(card)) => {
            vec![Fact::Discarded { seat, card, why: Reason::Surplus }]
        }
        (Question::PickDuplicate, Action::Pick(card)) => vec![Fact::Discarded { seat, card, why: Reason::Duplicate }],
        (Question::PickStore, Action::Pick(card)) => vec![Fact::Picked { seat, card }],
        (Question::PickGift { to }, Action::Pick(card)) => {
            let card = Some(card);
            let held = card.is_some_and(|card| game.hand(seat).contains(card));
            vec![if held { Fact::Handed { seat, to, card } } else { Fact::Gave { seat, to, card } }]
        }
        (Question::PickDraw, Action::Pick(card)) => vec![Fact::Drew { seat, card: Some(card) }],
        // Where orders are given the same question is part of an order, which tells nothing yet.
        (Question::PickVictim { .. }, _) if game.events().side.is_some_and(|event| event.id() == "dorothy-rage") => {
            Vec::new()
        }
        (Question::PickVictim { seat }, Action::Pick(card)) => {
            vec![Fact::Discarded { seat, card, why: Reason::Forced }]
        }
        (Question::PickLoot { dead }, Action::Pick(card)) => {
            let hand = game.hand(dead).contains(card);
            vec![Fact::Took { seat, from: dead, card: Some(card), hand }]
        }
        (Question::NameCopy, Action::Name(from)) => {
            vec![Fact::Copied { seat, character: Some(game.seat(from).character), from: Some(from) }]
        }
        (Question::NameCopy, _) => vec![Fact::Copied { seat, character: None, from: None }],
        _ => Vec::new(),
    }
}

/// Is it the fact that is wanted, or what takes its place where cards come off the pile and go onto the deck?
fn tells(fact: Fact, wanted: Fact) -> bool {
    match (fact, wanted) {
        (Fact::Buried { seat, card, why }, Fact::Discarded { seat: by, card: gone, why: reason }) => {
            (seat, card, why) == (by, Some(gone), Some(reason))
        }
        (Fact::TookDiscard { seat, card } | Fact::Picked { seat, card }, Fact::Drew { seat: by, card: drawn }) => {
            (seat, Some(card)) == (by, drawn)
        }
        // Somebody takes what others have too many of.
        (Fact::Took { from, card, .. }, Fact::Discarded { seat, card: gone, why: Reason::Surplus }) => {
            (from, card) == (seat, Some(gone))
        }
        // A card that is played once more is told instead of the ability.
        (Fact::Repeated { seat, aim, .. }, Fact::Used { seat: by, aim: at, .. }) => (seat, aim) == (by, at),
        _ => fact == wanted,
    }
}

/// Who is blamed for the first life lost after an answer, and what for.
fn blamed(question: Question) -> Option<(Option<Seat>, Option<Kind>)> {
    match question {
        Question::Dodge { by, kind, .. } => Some((by, kind)),
        // In a Duel the challenger has nobody to blame; what he answers to comes in his own turn.
        Question::Give { by, kind, .. } => Some((Some(by), Some(kind))),
        _ => None,
    }
}

fn check_blame(before: &Game, question: Question, asked: Seat, action: Action, log: &[Told]) {
    let Some((by, kind)) = blamed(question).filter(|_| action == Action::Pass) else { return };
    let first = log.iter().find_map(|told| match told.whole() {
        Fact::Lost { seat, by, kind, .. } => Some((seat, by, kind)),
        _ => None,
    });
    if let Some((seat, blamed, of)) = first.filter(|(seat, ..)| *seat == asked) {
        let own_duel = kind == Some(Kind::Duel) && before.turn().seat == asked;
        assert_eq!((blamed, of), (by.filter(|_| !own_duel), kind), "{seat} blames the wrong one");
    }
}

fn audit(config: &Config, seed: u64, seen: &mut HashMap<String, usize>) {
    let mut log = Vec::new();
    let mut game = Game::with_log(config, seed.into(), Some(&mut log)).expect("it can be played");
    let (mut list, mut dice) = (Legal::new(), Dice(seed));
    // Hands are dealt without a word, after whatever is asked before the first turn.
    while !log.iter().any(|told| matches!(told.whole(), Fact::TurnBegan { .. })) {
        game.legal(&mut list);
        let index = dice.below(list.len());
        game.take(&list, index, Some(&mut log)).expect("it is listed");
    }
    let mut ledger = Ledger::open(&game);
    for _ in 0..1_500 {
        let Some(ask) = game.ask() else { break };
        game.legal(&mut list);
        let before = game;
        let index = dice.below(list.len());
        let action = list.actions()[index];
        // A copy lapses at the start of a turn before anything is told.
        log.clear();
        game.take(&list, index, Some(&mut log)).expect("it is listed");
        let facts: Vec<Fact> = log.iter().map(Told::whole).collect();
        let wanted = announced(&before, ask.seat, ask.question, action);
        let told = facts.len() >= wanted.len() && facts.iter().zip(&wanted).all(|(fact, wanted)| tells(*fact, *wanted));
        assert!(told, "{ask:?} {action:?} {facts:?}, not {wanted:?}");
        check_blame(&before, ask.question, ask.seat, action, &log);
        for fact in facts {
            ledger.follow(&game, fact);
            *seen.entry(format!("{fact:?}").split([' ', '{']).next().unwrap_or_default().to_owned()).or_insert(0) += 1;
        }
        ledger.agrees(&game);
        let seats: Vec<Seat> = game.all_seats().iter().collect();
        ledger.drawn = drawn(&game);
        ledger.borrowed = seats.iter().map(|seat| (*seat, game.seat(*seat).borrowed)).collect();
    }
}

// CORE-INFO-02: every change of the table is told, to the referee whole.
#[test]
fn whoever_keeps_the_books_by_facts_has_the_table_as_it_is() {
    let mut dice = Dice(41);
    let random =
        std::iter::repeat_with(move || random_table(&mut dice)).flatten().take(few_or_many(100, 4_000) as usize);
    let all = Config::new(Edition::Compendium, 7).with_boxes(&Box::ALL).expect("all boxes are there");
    let mut seen = HashMap::new();
    for (i, mut config) in plain_tables().into_iter().chain(random).chain(vec![all; 40]).enumerate() {
        // Hands are dealt before anything is told, unless characters are chosen first.
        config.set("character_choice", "1").expect("no choice");
        let what = describe(&config);
        let audited = std::panic::AssertUnwindSafe(|| audit(&config, i as u64, &mut seen));
        if let Err(why) = std::panic::catch_unwind(audited) {
            println!("game {i} {what}");
            std::panic::resume_unwind(why);
        }
    }
    assert!(seen.len() >= 49, "every fact comes up: {seen:?}");
}
