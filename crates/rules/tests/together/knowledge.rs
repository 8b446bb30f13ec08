//! Log and view agree: what somebody is told he knows until it is publicly lost track of, and nobody learns a card but by
//! being told. What is refused tells nothing hidden either.

use std::collections::{HashMap, HashSet};

use crate::common::{Dice, describe, few_or_many, mutated, plain_tables, play, random_table, viewers};
use saloon_rules::{Action, CardId, Character, Config, Fact, Game, Legal, Player, Question, Seat, Told, Wants};

fn tables(seed: u64, games: u64) -> impl Iterator<Item = Config> {
    let mut dice = Dice(seed);
    let random = std::iter::repeat_with(move || random_table(&mut dice)).flatten();
    plain_tables().into_iter().chain(random.take(games as usize))
}

/// Plays a game with random answers, showing every step with what was told in it.
fn steps(config: &Config, seed: u64, mut each: impl FnMut(&Game, &Game, &[Told])) {
    let mut log = Vec::new();
    let mut game = Game::with_log(config, seed.into(), Some(&mut log)).expect("it can be played");
    let (mut list, mut dice) = (Legal::new(), Dice(seed));
    let mut before = game;
    for _ in 0..600 {
        each(&before, &game, &log);
        if game.ask().is_none() {
            break;
        }
        before = game;
        log.clear();
        game.legal(&mut list);
        game.take(&list, dice.below(list.len()), Some(&mut log)).expect("it is listed");
    }
}

// CORE-INFO-01: why something is refused depends on what the asked player can see.
#[test]
fn a_refusal_is_the_same_in_a_redealt_game() {
    let mut compared = 0;
    for (i, config) in tables(21, few_or_many(120, 2_000)).enumerate() {
        play(&config, i as u64, |game, list, dice| {
            if !dice.once_in(6) {
                return;
            }
            let who = game.ask().expect("a list was made").who;
            let other = game.view(Some(who)).redeal(dice.roll().into());
            for _ in 0..12 {
                let action = mutated(game, list, dice);
                assert_eq!(game.why_not(who, action), other.why_not(who, action), "{action:?} {}", describe(&config));
                compared += 1;
            }
        });
    }
    assert!(compared > 10_000, "{compared}");
}

/// Cards a viewer can place in a strange hand or in the deck.
fn places_known(game: &Game, viewer: Option<Player>) -> HashSet<CardId> {
    let view = game.view(viewer);
    let strange = game.all_seats().iter().filter(|seat| Some(game.owner(*seat)) != viewer);
    let hands = strange.flat_map(|seat| view.hand(seat).to_vec());
    hands.chain(view.deck_from_top().iter().copied()).flatten().collect()
}

/// Every card that lies open or in the viewer's own hand.
fn seen_openly(game: &Game, viewer: Option<Player>) -> HashSet<CardId> {
    let view = game.view(viewer);
    let mut seen: HashSet<CardId> = game.all_seats().iter().flat_map(|seat| game.table(seat).iter()).collect();
    let own = game.all_seats().iter().filter(|seat| Some(game.owner(*seat)) == viewer);
    seen.extend(own.flat_map(|seat| game.hand(seat).iter()));
    seen.extend(view.waiting());
    seen.extend(view.discard_from_top());
    seen.extend(view.aside().iter().copied().flatten());
    seen
}

/// Cards in the hand of the dead that all pickers see while they share it (CORE-INFO-02).
fn shown_to_pickers(game: &Game, viewer: Option<Player>) -> Vec<CardId> {
    let Some(Question::PickLoot { dead }) = game.ask().map(|ask| ask.question) else { return Vec::new() };
    let takes = |seat: Seat| {
        let state = game.seat(seat);
        [Some(state.character), state.borrowed].into_iter().flatten().any(|c| c == Character::VultureSam)
    };
    let picks = game.living().iter().any(|seat| Some(game.owner(seat)) == viewer && takes(seat));
    if picks { game.hand(dead).iter().collect() } else { Vec::new() }
}

/// What one step told a viewer of cards.
struct Heard {
    cards: HashSet<CardId>,
    looked: bool,
    shuffled: bool,
}

fn heard(game: &Game, viewer: Option<Player>, log: &[Told]) -> Heard {
    let mut heard = Heard { cards: HashSet::new(), looked: false, shuffled: false };
    for told in log {
        match told.seen_by(viewer) {
            Fact::Drew { card, .. }
            | Fact::Took { card, .. }
            | Fact::Gave { card, .. }
            | Fact::Handed { card, .. }
            | Fact::Buried { card, .. } => {
                heard.cards.extend(card);
            }
            Fact::Shown { card, .. }
            | Fact::Flipped { card, .. }
            | Fact::Guessed { card, .. }
            | Fact::Stocked { card }
            | Fact::TookDiscard { card, .. }
            | Fact::Picked { card, .. } => drop(heard.cards.insert(card)),
            Fact::Looked { seat, .. } => heard.looked |= Some(game.owner(seat)) == viewer,
            Fact::Reshuffled => heard.shuffled = true,
            _ => {}
        }
    }
    heard
}

/// Do all hands lie open, so that everybody sees what comes into them (EV-SACAGAWAY)?
fn hands_lie_open(game: &Game) -> bool {
    game.events().side.is_some_and(|event| event.id() == "sacagaway")
}

// CORE-INFO-01, CORE-INFO-02
#[test]
fn nobody_learns_a_card_but_by_a_fact() {
    for (i, config) in tables(22, few_or_many(120, 2_000)).enumerate() {
        steps(&config, i as u64, |before, game, log| {
            for viewer in viewers(game).filter(|_| !hands_lie_open(game)) {
                let Heard { cards, looked, shuffled } = heard(game, viewer, log);
                let (open, old) = (seen_openly(before, viewer), places_known(before, viewer));
                let loot = shown_to_pickers(game, viewer);
                let deck: HashSet<CardId> = game.view(viewer).deck_from_top().iter().copied().flatten().collect();
                for card in places_known(game, viewer) {
                    let was_open = open.contains(&card) && !(shuffled && deck.contains(&card));
                    let fine =
                        old.contains(&card) || cards.contains(&card) || looked || was_open || loot.contains(&card);
                    assert!(fine, "{viewer:?} learnt {card:?} {log:?} {}", describe(&config));
                }
            }
        });
    }
}

/// In whose hand a viewer must know a card to be, by what he was told.
type Memory = HashMap<CardId, Seat>;

/// Follows one fact: cards told of are remembered, cards that may have been the hidden one are forgotten.
fn follow(memory: &mut Memory, fact: Fact) {
    match fact {
        Fact::Drew { seat, card: Some(card) }
        | Fact::Took { seat, card: Some(card), .. }
        | Fact::Gave { to: seat, card: Some(card), .. }
        | Fact::Handed { to: seat, card: Some(card), .. }
        | Fact::TookDiscard { seat, card }
        | Fact::Shown { seat, card }
        | Fact::Picked { seat, card } => drop(memory.insert(card, seat)),
        // A card put face down on the deck might have been any of them; one that was played is known.
        Fact::Took { from, card: None, .. }
        | Fact::Handed { seat: from, card: None, .. }
        | Fact::Buried { seat: from, card: None, .. } => {
            memory.retain(|_, holder| *holder != from);
        }
        Fact::Buried { card: Some(card), .. } => drop(memory.remove(&card)),
        Fact::Played { card, .. }
        | Fact::Answered { card, .. }
        | Fact::Laid { card, .. }
        | Fact::Discarded { card, .. } => drop(memory.remove(&card)),
        _ => {}
    }
}

// CORE-INFO-02: what the log told somebody, his view knows, until a hidden card left that hand before his eyes.
#[test]
fn what_somebody_was_told_he_goes_on_knowing() {
    let mut remembered = 0;
    for (i, config) in tables(23, few_or_many(150, 3_000)).enumerate() {
        let mut memories: HashMap<Option<Player>, Memory> = HashMap::new();
        steps(&config, i as u64, |before, game, log| {
            for viewer in viewers(game) {
                let memory = memories.entry(viewer).or_default();
                // What lay open is hidden again (EV-SACAGAWAY-3).
                if hands_lie_open(before) || hands_lie_open(game) {
                    memory.clear();
                    continue;
                }
                log.iter().for_each(|told| follow(memory, told.seen_by(viewer)));
                let view = game.view(viewer);
                for (card, holder) in memory.iter() {
                    // What was taken for others lies aside until it is given.
                    let known = view.hand(*holder).contains(&Some(*card)) || view.aside().contains(&Some(*card));
                    assert!(known, "{viewer:?} forgot {card:?} of {holder} {log:?} {}", describe(&config));
                    remembered += 1;
                }
            }
        });
    }
    assert!(remembered > 100_000, "only {remembered} cards were remembered");
}

// AW-4, CORE-INFO-03: a question with one answer is asked only of somebody whose hand might hold another.
#[test]
fn nobody_is_asked_what_everybody_can_see_has_one_answer() {
    let mut lone = 0;
    for (i, config) in tables(24, few_or_many(300, 4_000)).enumerate() {
        play(&config, i as u64, |game, list, _| {
            if let [only] = list.actions() {
                let ask = game.ask().expect("a list was made");
                // A card that must be played is played by nobody but its owner.
                let due = matches!(only, Action::Play { card, .. } if game.turn().marked == Some(*card));
                let given = matches!((ask.question, only), (Question::Event { .. }, Action::Play { .. }));
                // Nobody else sees that a hand holds one card of the kind that is wanted.
                let held = matches!(*only, Action::Pick(card) if game.hand(ask.seat).contains(card));
                let wanted = held && matches!(ask.question, Question::Event { wants: Wants::Card, .. });
                // Everybody is asked alike, so that being asked tells nothing about a role (VAR-SIX-5).
                let wanted = wanted || ask.question == Question::Declare;
                let hidden = (*only == Action::Pass || given) && !game.hand(ask.seat).is_empty() || due || wanted;
                assert!(hidden, "{ask:?} {only:?} {}", describe(&config));
                lone += 1;
            }
        });
    }
    assert!(lone > 1_000, "only {lone} lone answers");
}
