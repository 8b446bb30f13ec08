//! Ways to play: what is dealt, how often, and who may know it.

use std::collections::BTreeMap;

use crate::common::{few_or_many, play};
use saloon_rules::{Config, Edition, Game, Mode, Player, Role, Seat};

fn six() -> Config {
    Config::new(Edition::Compendium, 6).with_mode(Mode::SixHiddenRemoval)
}

fn sheriff(game: &Game) -> Seat {
    game.all_seats().iter().find(|seat| game.role(*seat) == Role::Sheriff).expect("there is a sheriff")
}

/// The seat so many places to the left of another.
fn after(seat: Seat, steps: usize) -> Seat {
    Seat::new((seat.index() + steps) % 6).expect("there are six")
}

/// The role card nobody has.
fn missing(game: &Game) -> Role {
    let count = |role: Role| game.all_seats().iter().filter(|seat| game.role(*seat) == role).count();
    match (count(Role::Deputy), count(Role::Outlaw), count(Role::Renegade)) {
        (1, 3, 1) => Role::Deputy,
        (2, 2, 1) => Role::Outlaw,
        (2, 3, 0) => Role::Renegade,
        other => panic!("{other:?} deputies, outlaws and renegades"),
    }
}

// VAR-SIX-1, VAR-SIX-2, VAR-SIX-2a, VAR-SIX-2b, VAR-TV-S1: in 24,000 deals every frequency is as the book has it, five standard deviations
// being one and a half per cent.
#[test]
fn the_hidden_card_is_dealt_as_often_as_the_book_says() {
    const DEALS: u32 = 24_000;
    let mut joint: BTreeMap<(Role, Role), u32> = BTreeMap::new();
    let mut others: BTreeMap<Role, u32> = BTreeMap::new();
    let mut sheriffs = [0_u32; 6];
    for seed in 0..DEALS {
        let game = Game::new(&six(), u64::from(seed).into()).expect("it can be played");
        let first = sheriff(&game);
        assert_eq!(game.turn().seat, first, "the sheriff begins");
        sheriffs[first.index()] += 1;
        *joint.entry((game.role(after(first, 3)), missing(&game))).or_default() += 1;
        for steps in [1, 2, 4, 5] {
            *others.entry(game.role(after(first, steps))).or_default() += 1;
        }
    }
    let near = |count: u32, share: f64, of: u32| {
        let found = f64::from(count) / f64::from(of);
        assert!((found - share).abs() < 0.015, "{found} and not {share}");
    };
    use Role::{Deputy, Outlaw, Renegade};
    for pair in [(Deputy, Deputy), (Deputy, Outlaw), (Deputy, Renegade), (Outlaw, Deputy), (Renegade, Deputy)] {
        near(joint[&pair], 1.0 / 6.0, DEALS);
    }
    for pair in [(Outlaw, Renegade), (Renegade, Outlaw)] {
        near(joint[&pair], 1.0 / 12.0, DEALS);
    }
    assert_eq!(joint.len(), 7, "nothing else can be dealt");
    near(others[&Outlaw], 5.0 / 8.0, 4 * DEALS);
    near(others[&Deputy], 1.0 / 4.0, 4 * DEALS);
    near(others[&Renegade], 1.0 / 8.0, 4 * DEALS);
    sheriffs.iter().for_each(|count| near(*count, 1.0 / 6.0, DEALS));
}

// VAR-SIX-2, VAR-SIX-4c: whoever looks can believe every card to be the missing one, as far as his own role allows; and
// what he sees is the same in all those games.
#[test]
fn nobody_can_tell_which_card_is_missing() {
    for seed in 0..40 {
        let game = Game::new(&six(), seed.into()).expect("it can be played");
        for viewer in (0..6).map(Player::new).chain([None]) {
            let view = game.view(viewer);
            let mut believed = std::collections::BTreeSet::new();
            for other in 0..200 {
                let world = view.redeal(other.into());
                believed.insert(missing(&world));
                let opposite = world.role(after(sheriff(&world), 3));
                assert!(opposite != Role::Outlaw || missing(&world) != Role::Outlaw, "that is never dealt");
                assert_eq!(serde_json::to_string(&world.view(viewer)).ok(), serde_json::to_string(&view).ok());
            }
            let own =
                viewer.and_then(|player| view.seats_of(player).iter().next()).and_then(|seat| view.seat(seat).role);
            let possible = if own == Some(Role::Renegade) { 2 } else { 3 };
            let opposite = own == Some(Role::Outlaw)
                && viewer.is_some_and(|player| player.index() == after(sheriff(&game), 3).index());
            assert_eq!(
                believed.len(),
                if opposite { 2 } else { possible },
                "{own:?} at {viewer:?} believes {believed:?}"
            );
        }
    }
}

// EV-BONE-ORCHARD-8, VAR-SIX-11: whatever is dealt anew, the card nobody has seen stays out.
#[test]
fn the_hidden_card_never_takes_part() {
    let mut changed = 0;
    for seed in 0..few_or_many(150, 2_000) {
        let mut config = six();
        config.set("wild_west_show", "true").expect("this value exists");
        let start = Game::new(&config, seed.into()).expect("it can be played");
        let roles = |game: &Game| -> Vec<Role> { game.all_seats().iter().map(|seat| game.role(seat)).collect() };
        let out = missing(&start);
        let mut before = roles(&start);
        let mut look = |game: &Game| {
            assert_eq!(missing(game), out);
            changed += usize::from(roles(game) != before);
            before = roles(game);
        };
        let end = play(&config, seed, |game, _, _| look(game));
        look(&end);
    }
    assert!(changed > 10, "roles were dealt anew only {changed} times");
}

// VAR-TRIO-1: all three roles lie open, nobody has a life point more, the deputy begins.
#[test]
fn three_sit_down_with_open_roles() {
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let game = Game::new(&Config::new(Edition::Compendium, 3), seed.into()).expect("it can be played");
        let begins = game.turn().seat;
        first.insert(begins.index());
        assert_eq!(game.role(begins), Role::Deputy);
        for seat in game.all_seats().iter() {
            let state = game.seat(seat);
            assert_eq!(game.view(None).seat(seat).role, Some(game.role(seat)));
            assert_eq!(state.max, state.character.def().life as i8);
        }
    }
    assert_eq!(first.len(), 3, "anybody may be the deputy");
}
