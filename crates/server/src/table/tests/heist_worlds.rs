//! Tables of heist over the wire: worlds a viewer cannot tell apart are the same bytes, whatever he is shown, told or offered.
//!
//! `SALOON_SECRECY_GAMES` says how many games are played.

use saloon_heist::{By, CardId, Command, Fact, Game, Mode, Seat, Seed, Step, Told};
use saloon_protocol::heist::Rules;

use super::heist::settings;
use crate::fuzz::{Dice, wanted};
use crate::ids::Id;
use crate::played::{Deal, Viewer, heist};
use crate::table::Chair;

/// What was compared.
#[derive(Default, Debug)]
struct Compared {
    games: u64,
    worlds: u64,
    steps: u64,
}

fn viewer_of(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, |seat| Viewer::Player(Chair::new(seat.index()).expect("a chair")))
}

fn bytes(play: &heist::Play, game: Game, viewer: Viewer, told: &[Told]) -> String {
    serde_json::to_string(&play.twin(game).shown(viewer, told, true)).expect("it is data")
}

/// Cards this viewer cannot see: the hands of others, their revolvers unless they lie open, the deck.
fn hidden(game: &Game, viewer: Option<Seat>) -> Vec<CardId> {
    let open = matches!(game.step(), Step::Miss { .. });
    let others = || game.seats().filter(|seat| Some(*seat) != viewer);
    let hands = others().flat_map(|seat| game.hand(seat).iter());
    let revolvers = others().filter(|_| !open).flat_map(|seat| game.revolver(seat).iter());
    hands.chain(revolvers).chain(game.deck().iter()).collect()
}

/// The same game with two cards changed for each other wherever they lie, if that can have come about.
fn exchanged(game: &Game, one: CardId, two: CardId) -> Option<Game> {
    fn change(json: &mut serde_json::Value, (one, two): (u64, u64)) {
        match json {
            serde_json::Value::Array(list) => list.iter_mut().for_each(|part| change(part, (one, two))),
            card if card.as_u64() == Some(one) => *card = two.into(),
            card if card.as_u64() == Some(two) => *card = one.into(),
            _ => {}
        }
    }
    let mut json = serde_json::to_value(game).expect("it is data");
    for zone in ["deck", "hands", "revolvers"] {
        change(&mut json[zone], (one.index() as u64, two.index() as u64));
    }
    serde_json::from_value(json).ok()
}

/// Another world this viewer cannot tell from the one he is in.
fn other_world(game: &Game, viewer: Option<Seat>, dice: &mut Dice) -> Option<Game> {
    let cards = hidden(game, viewer);
    let mut other = None;
    for _ in 0..6 {
        let (one, two) = (dice.pick(&cards), dice.pick(&cards));
        if one.class() != two.class() {
            other = exchanged(other.as_ref().unwrap_or(game), one, two).or(other);
        }
    }
    other
}

/// Does it tell everybody, or whoever it concerns, a card he did not know before?
fn reveals(fact: &Fact) -> bool {
    match fact {
        Fact::Drew { card, .. } | Fact::Buried { card, .. } => card.is_some(),
        Fact::Took { cards, .. } | Fact::Returned { cards, .. } | Fact::Dealt { cards, .. } => cards.is_some(),
        Fact::TurnedOver { .. } | Fact::SheriffCame { .. } | Fact::DuelRevealed { .. } => true,
        Fact::Shown { .. } | Fact::PacketTaken { .. } | Fact::Discarded { .. } => true,
        _ => false,
    }
}

/// Somebody, or the clock, does something legal.
fn next(game: &Game, dice: &mut Dice) -> (By, Command) {
    let mut list = Vec::new();
    loop {
        let who = dice.below(game.players() + 2);
        let by = Seat::new(who).filter(|seat| seat.index() < game.players()).map_or(By::Clock, By::Seat);
        game.legal(by, &mut list);
        // Loads are many, and races close too soon if the clock may.
        let rare = |command: &Command| matches!(command, Command::Load { .. } | Command::Close { .. });
        if !dice.once_in(3) {
            list.retain(|command| !rare(command));
        }
        if !list.is_empty() {
            return (by, dice.pick(&list));
        }
    }
}

/// One viewer at one moment, and one step on from there.
fn look(play: &heist::Play, game: &Game, viewer: Option<Seat>, dice: &mut Dice, compared: &mut Compared) {
    let Some(other) = other_world(game, viewer, dice) else { return };
    let eyes = viewer_of(viewer);
    assert_eq!(bytes(play, *game, eyes, &[]), bytes(play, other, eyes, &[]), "{viewer:?} at {:?}", game.step());
    compared.worlds += 1;
    let (by, command) = next(game, dice);
    let (mut here, mut there) = ((*game, Vec::new()), (other, Vec::new()));
    if there.0.apply(by, &command, Some(&mut there.1)).is_err() {
        return;
    }
    here.0.apply(by, &command, Some(&mut here.1)).expect("it is legal");
    let seen = |told: &[Told]| told.iter().map(|told| told.seen_by(viewer)).any(|fact| reveals(&fact));
    if !seen(&here.1) && !seen(&there.1) {
        let (one, two) = (bytes(play, here.0, eyes, &here.1), bytes(play, there.0, eyes, &there.1));
        assert_eq!(one, two, "{viewer:?} after {by:?} {command:?} at {:?}", game.step());
        compared.steps += 1;
    }
}

#[test]
fn worlds_a_viewer_cannot_tell_apart_are_the_same_bytes() {
    let mut compared = Compared::default();
    for number in 0..wanted("SALOON_SECRECY_GAMES", 24) {
        let mut dice = Dice(number);
        let (players, mode) = (2 + (number % 4) as u8, Mode::ALL[(number / 4 % 3) as usize]);
        let mut settings = settings(players, Rules { mode, rounds: 1, ..Rules::default() });
        let dealt = heist::Play::deal(Id::random(), &mut settings, Deal::From(Seed::from(number)));
        let (play, _) = dealt.expect("it can be played");
        let mut game = *play.game();
        while !game.is_over() {
            let viewer = Seat::new(dice.below(game.players() + 1)).filter(|seat| seat.index() < game.players());
            look(&play, &game, viewer, &mut dice, &mut compared);
            let (by, command) = next(&game, &mut dice);
            game.apply(by, &command, None).expect("it is legal");
        }
        compared.games += 1;
    }
    println!("{compared:?}");
    assert!(compared.worlds > 10 * compared.games && compared.steps > 4 * compared.games, "{compared:?}");
}
