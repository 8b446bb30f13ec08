//! Can the checker fail? A game that went well is judged, and then the same game with one thing wrong after the other.

use saloon_rules::{Config, Edition, Game, Legal, Player, Seed};

use crate::chronicle::{Dealt, Owned, Seen, Written};
use crate::course::Course;
use crate::diary::{Diary, Heard, Said};
use crate::judge::{CLAIMS, Claim, judge};

const ROOM: i64 = 77;
const GAME: i64 = 99;
const LIFE: i64 = 5;
const PEOPLE: usize = 3;

/// A game of four in progress, with so many answers, and the same as three of them were told.
fn storm(answers: usize) -> (Seen, Vec<Diary>) {
    let (config, seed) = (Config::new(Edition::Classic, 4), Seed::from(11));
    let mut game = Game::new(&config, seed).expect("it can be dealt");
    let mut list = Legal::new();
    let mut written = Vec::new();
    for seq in 0..answers {
        let ask = game.ask().expect("it is not over yet");
        game.legal(&mut list);
        let action = list.actions()[(seq * 7) % list.actions().len()];
        let client = (ask.who.index() < PEOPLE).then_some(100 + seq as u32);
        let (life, owner) = (Some(LIFE), Some(LIFE));
        written.push(Written { seq: seq as i64, player: ask.who, ask: ask.number, client, action, life, owner });
        game.apply(ask.who, action, None).expect("it is legal");
    }
    let kept = Some(written.iter().map(|one| (one.player, one.action)).collect());
    let dealt = Dealt { room: ROOM, config, seed, written, kept };
    let diaries = (0..PEOPLE).map(|chair| diary(&dealt, chair)).collect();
    let owners = vec![Owned { room: ROOM, owner: Some(LIFE), epoch: 1, at: 1 }];
    let lives = [(LIFE, 0)].into();
    (Seen { games: [(GAME, dealt)].into(), owners, lives }, diaries)
}

fn diary(dealt: &Dealt, chair: usize) -> Diary {
    let course = Course::of(dealt).expect("it is a game");
    let eyes = Player::new(chair);
    let mut diary = Diary { room: ROOM, chair, back: true, ..Diary::default() };
    let first = dealt.written[0].ask;
    let table = course.table(0, eyes);
    diary.heard.push(Heard::Full { at: 1, version: 50, game: Some(GAME), ask: Some(first), eyes, table });
    for (at, one) in dealt.written.iter().enumerate() {
        let own = one.client.filter(|_| one.player.index() == chair);
        if let Some(id) = own {
            let Written { ask, action, .. } = *one;
            diary.said.push(Said { id, game: GAME, ask, action, at: 1, done: Some(2) });
            diary.done.push(id);
        }
        diary.heard.push(Heard::Step {
            version: 51 + at as u32,
            events: course.events(at, eyes, false).expect("it happened"),
            table: course.table(at + 1, eyes),
            answers: own,
        });
    }
    diary
}

/// What the judge finds broken.
fn broken(seen: &Seen, diaries: &[Diary]) -> Vec<Claim> {
    let found = judge(seen, diaries);
    CLAIMS.into_iter().filter(|claim| !found.holds(*claim)).collect()
}

fn log(seen: &mut Seen) -> &mut Dealt {
    seen.games.get_mut(&GAME).expect("it was dealt")
}

/// An answer of a person in the middle of the game.
fn somewhere(seen: &mut Seen) -> usize {
    log(seen).written.iter().skip(8).position(|one| one.client.is_some()).expect("people play") + 8
}

#[test]
fn a_game_that_went_well_is_found_so() {
    let (seen, diaries) = storm(40);
    let found = judge(&seen, &diaries);
    assert_eq!(broken(&seen, &diaries), [], "{:?}", found.broken);
    assert_eq!((found.stored, found.steps, found.pictures, found.back), (40, 120, 3, 3));
    let people = seen.games[&GAME].written.iter().filter(|one| one.client.is_some()).count();
    assert_eq!(found.acknowledged, people);
    assert!(people > 20);
}

#[test]
fn a_lost_action_is_found() {
    let (mut seen, diaries) = storm(40);
    // The last one: everything before it still is a game.
    let dealt = log(&mut seen);
    while dealt.written.pop().expect("there are some").client.is_none() {}
    dealt.kept = None;
    let found = broken(&seen, &diaries);
    assert!(found.contains(&Claim::NotLost) && found.contains(&Claim::StoredThenTold), "{found:?}");
    let (mut seen, diaries) = storm(40);
    let at = somewhere(&mut seen);
    log(&mut seen).written.remove(at);
    assert!(broken(&seen, &diaries).contains(&Claim::NotLost));
}

#[test]
fn a_doubled_action_is_found() {
    let (mut seen, diaries) = storm(40);
    let at = somewhere(&mut seen);
    let twice = log(&mut seen).written[at].clone();
    log(&mut seen).written.insert(at + 1, twice);
    let found = broken(&seen, &diaries);
    assert!(found.contains(&Claim::NotDoubled) && found.contains(&Claim::Kept), "{found:?}");
}

#[test]
fn an_invented_action_is_found_stored_or_told() {
    let (mut seen, diaries) = storm(40);
    let at = somewhere(&mut seen);
    log(&mut seen).written[at].client = Some(9999);
    let found = broken(&seen, &diaries);
    assert!(found.contains(&Claim::NotInvented) && found.contains(&Claim::NotLost), "{found:?}");
    // One more step than the store knows.
    let (seen, mut diaries) = storm(40);
    diaries[1].heard.push(Heard::Step { version: 91, events: 1, table: Some(1), answers: None });
    assert_eq!(broken(&seen, &diaries), [Claim::StoredThenTold]);
    // An answer as his own that he never gave.
    let (seen, mut diaries) = storm(40);
    let not_own = |heard: &&mut Heard| matches!(heard, Heard::Step { answers: None, .. });
    if let Some(Heard::Step { answers, .. }) = diaries[1].heard.iter_mut().find(not_own) {
        *answers = Some(4444);
    }
    assert_eq!(broken(&seen, &diaries), [Claim::NotInvented]);
}

#[test]
fn another_history_is_found() {
    // Two owners told two histories: one of them is not stored.
    let (seen, mut diaries) = storm(40);
    let mut other = storm(40).0;
    let at = somewhere(&mut other);
    let dealt = log(&mut other);
    dealt.written.truncate(at);
    let told = diary(dealt, 0);
    diaries[0].heard.truncate(told.heard.len() + 3);
    diaries[0].heard.push(Heard::Step { version: 50 + at as u32 + 4, events: 3, table: Some(4), answers: None });
    diaries[0].back = false;
    assert!(broken(&seen, &diaries).contains(&Claim::NothingHidden));
    // Somebody is shown an earlier table than the one he knows.
    let (seen, mut diaries) = storm(40);
    let first = diaries[2].heard[0].clone();
    diaries[2].heard.push(first);
    assert!(broken(&seen, &diaries).contains(&Claim::StoredThenTold));
}

#[test]
fn a_hidden_byte_is_found() {
    let (seen, mut diaries) = storm(40);
    // He is told a step as another player saw it: the first that they do not see alike.
    let (one, other) = (diaries[0].heard.clone(), diaries[1].heard.clone());
    let differs = |(one, other): &(&Heard, &Heard)| match (one, other) {
        (Heard::Step { events, .. }, Heard::Step { events: others, .. }) => events != others,
        _ => false,
    };
    let at = one.iter().zip(&other).position(|pair| differs(&pair)).expect("they draw cards");
    let (Heard::Step { events, .. }, Heard::Step { events: others, .. }) = (&mut diaries[0].heard[at], &other[at])
    else {
        unreachable!("both are steps")
    };
    *events = *others;
    assert_eq!(broken(&seen, &diaries), [Claim::NothingHidden]);
    let (seen, mut diaries) = storm(40);
    let theirs = diaries[1].heard[0].clone();
    if let (Heard::Full { table, .. }, Heard::Full { table: theirs, .. }) = (&mut diaries[0].heard[0], theirs) {
        *table = theirs;
    }
    assert_eq!(broken(&seen, &diaries), [Claim::NothingHidden]);
}

#[test]
fn a_gap_and_somebody_who_is_not_back_are_found() {
    let (seen, mut diaries) = storm(40);
    if let Heard::Step { version, .. } = &mut diaries[0].heard[5] {
        *version += 1;
    }
    assert_eq!(broken(&seen, &diaries), [Claim::NoGaps]);
    let (seen, mut diaries) = storm(40);
    diaries[1].heard.pop();
    assert_eq!(broken(&seen, &diaries), [Claim::AllBack], "he does not know everything");
    let (seen, mut diaries) = storm(40);
    diaries[1].back = false;
    assert_eq!(broken(&seen, &diaries), [Claim::AllBack]);
    let (seen, mut diaries) = storm(40);
    diaries[0].done.swap(0, 1);
    assert_eq!(broken(&seen, &diaries), [Claim::InOrder]);
}

#[test]
fn two_owners_and_a_stranger_who_writes_are_found() {
    let owned = |owner, epoch| Owned { room: ROOM, owner, epoch, at: 1 };
    let (mut seen, diaries) = storm(40);
    seen.owners.extend([owned(None, 1), owned(Some(6), 2)]);
    assert_eq!(broken(&seen, &diaries), [], "handed over");
    seen.owners.push(owned(Some(7), 2));
    assert_eq!(broken(&seen, &diaries), [Claim::OneOwner]);
    let (mut seen, diaries) = storm(40);
    seen.owners.push(owned(Some(6), 2));
    assert_eq!(broken(&seen, &diaries), [Claim::OneOwner], "taken from a living owner");
    let (mut seen, diaries) = storm(40);
    log(&mut seen).written[20].life = Some(6);
    assert_eq!(broken(&seen, &diaries), [Claim::OwnerWrites]);
}

#[test]
fn a_store_that_has_lost_something_since_is_found() {
    let (mut seen, diaries) = storm(40);
    log(&mut seen).kept.as_mut().expect("it is not packed").remove(12);
    assert_eq!(broken(&seen, &diaries), [Claim::Kept]);
}
