//! What no scene can say of the show: how its stack is put together, chance, talk that outlasts its event, whole games with
//! open hands.

use std::collections::BTreeMap;

use crate::ask::{Action, Legal, Question};
use crate::catalog::{EventBox, EventCard, Switches};
use crate::config::{Config, Edition};
use crate::defs::Slot;
use crate::events::EventMode;
use crate::events::frames::Reveal;
use crate::fact::Told;
use crate::frame::Got;
use crate::game::Game;
use crate::ids::{Player, Role, Seat};
use crate::sources::Events;
use crate::wild_west_show::GagMode;
use crate::wild_west_show::show_frames::deal_roles_anew;

/// A dealt game with the show, whether the box is whole or not.
fn dealt(seats: u8, seed: u64, change: impl Fn(&mut Switches)) -> Game {
    let mut config = Config::new(Edition::Compendium, seats);
    config.switches.events.wild_west_show = true;
    change(&mut config.switches);
    Game::deal_unchecked(&config, seed.into())
}

/// The next number of a simple row.
fn roll(dice: &mut u64, below: usize) -> usize {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*dice >> 33) as usize % below
}

fn viewers(game: &Game) -> impl Iterator<Item = Option<Player>> + use<> {
    game.players().iter().map(Some).chain([None])
}

// EVD-WW-01, EVD-WW-02, EVS-07: one copy of each, never in the main stack, the finale at the bottom, nothing in force or seen.
#[test]
fn the_show_lies_face_down_with_its_finale_at_the_bottom() {
    let of_the_show = |event: &EventCard| event.def().in_box == EventBox::WildWestShow;
    let count = EventCard::all().filter(of_the_show).count();
    for seed in 0..20 {
        let game = dealt(5, seed, |switches| switches.events.event_mode = EventMode::Mixed);
        let pile: Vec<EventCard> = game.stacks.side.iter().collect();
        assert_eq!(pile[0].id(), "wild-west-show");
        assert!(pile.iter().all(of_the_show) && pile.len() == count);
        assert!(EventCard::all().filter(of_the_show).all(|event| pile.contains(&event)));
        assert!(!game.stacks.main.iter().any(|event| of_the_show(&event)));
        assert_eq!(game.events(), Events::NONE);
        assert!(game.next_event().is_none_or(|event| !of_the_show(&event)), "only the main stack shows its top");
    }
}

// EV-GAG: with `gag_mode = off` the card is removed at set-up.
#[test]
fn gag_is_left_out_where_the_table_wants_no_part_of_it() {
    for (mode, there) in [(GagMode::Penalty, true), (GagMode::Mute, true), (GagMode::Off, false)] {
        let game = dealt(5, 3, |switches| switches.wild_west_show.gag_mode = mode);
        assert_eq!(game.stacks.side.iter().any(|event| event.id() == "gag"), there, "{mode:?}");
    }
}

// EVD-WW-10
#[test]
fn only_helena_does_something_when_she_appears() {
    let acts = |event: &EventCard| event.def().in_box == EventBox::WildWestShow && event.def().reveal.is_some();
    assert_eq!(EventCard::all().filter(acts).map(EventCard::id).collect::<Vec<_>>(), ["helena-zontero"]);
}

// EVD-WW-08
#[test]
fn the_reveal_happens_whoever_is_no_longer_there() {
    let mut game = dealt(5, 1, |_| {});
    let (gone, next) = (Seat::at(2), game.stacks.side.iter().last());
    game.leave(gone);
    let mut log = Vec::new();
    game.with_run(&mut log, |run| {
        Reveal { by: gone, slot: Slot::Side }.step(Got::Nothing, run);
    });
    assert!(next.is_some() && game.events().side == next);
}

// EV-HELENA-ZONTERO-2, EV-BONE-ORCHARD: any order of the roles is equally likely, and a sheriff keeps his card.
#[test]
fn roles_are_dealt_in_any_order() {
    let mut orders: BTreeMap<Vec<Role>, u32> = BTreeMap::new();
    for seed in 0..6_000 {
        let mut game = dealt(4, 11, |_| {});
        game.chance = saloon_ground::Chance::new(seed.into());
        let sheriff = game.keeper().expect("a stack is played with");
        let living = game.living();
        game.with_run(&mut Vec::new(), |run| deal_roles_anew(run, living));
        assert_eq!(game.role(sheriff), Role::Sheriff);
        *orders.entry(game.all_seats().iter().map(|seat| game.role(seat)).collect()).or_default() += 1;
    }
    assert_eq!(orders.len(), 3, "two outlaws are alike: {orders:?}");
    assert!(orders.values().all(|count| (1_800..2_200).contains(count)), "{orders:?}");
}

// EV-HELENA-ZONTERO-6: where a sheriff is dead and the game goes on, all living roles take part.
#[test]
fn with_the_sheriff_out_of_the_way_all_living_roles_take_part() {
    let mut game = dealt(5, 2, |_| {});
    let sheriff = game.keeper().expect("a stack is played with");
    game.leave(sheriff);
    let (living, mut log) = (game.living(), Vec::new());
    game.with_run(&mut log, |run| deal_roles_anew(run, living));
    assert_eq!(log.len(), 1 + living.len(), "roles are shuffled, and each of the living gets one");
    assert_eq!(game.role(sheriff), Role::Sheriff);
}

// EV-BONE-ORCHARD-7, EV-HELENA-ZONTERO-5: where roles lie open, they are dealt face up.
#[test]
fn open_roles_stay_open() {
    let mut game = dealt(3, 5, |_| {});
    let (all, mut log) = (game.all_seats(), Vec::new());
    game.with_run(&mut log, |run| deal_roles_anew(run, all));
    assert_eq!(log.len(), 4);
    for told in &log {
        assert_eq!(told.seen_by(None), told.whole(), "everybody sees who gets what");
    }
    for seat in all.iter() {
        assert_eq!(game.view(None).seat(seat).role, Some(game.role(seat)));
    }
}

// EV-GAG-6: a loss that waits is suffered although the event has been replaced meanwhile.
#[test]
fn words_are_paid_for_although_the_event_is_over() {
    let gag = EventCard::named("gag");
    let mut seen = 0;
    for seed in 0..30 {
        let mut game = dealt(5, seed, |_| {});
        let (mut list, mut dice) = (Legal::new(), seed);
        for _ in 0..300 {
            let Some(ask) = game.ask() else { break };
            game.legal(&mut list);
            if matches!(ask.question, Question::Dodge { .. }) {
                game.set_events(Events::NONE.with(gag));
                let asked = ask.seat;
                let speaker = game.living().without(asked).iter().find(|seat| game.seat(*seat).life > 1);
                let Some(speaker) = speaker else { break };
                let life = game.seat(speaker).life;
                game.speak(game.owner(speaker), None).expect("he is heard");
                assert!(game.owes_for_talk(speaker) && game.seat(speaker).life == life, "it waits");
                game.set_events(Events::NONE);
                let mut log: Vec<Told> = Vec::new();
                while game.ask().is_some_and(|ask| ask.question != Question::Play) && game.owes_for_talk(speaker) {
                    let who = game.ask().expect("somebody is asked").who;
                    game.legal(&mut list);
                    let pass = list.actions().contains(&Action::Pass);
                    let action = if pass { Action::Pass } else { list.actions()[0] };
                    game.apply(who, action, Some(&mut log)).expect("it is listed");
                }
                assert!(game.winner().is_some() || !game.owes_for_talk(speaker), "seed {seed}");
                let lost =
                    |told: &Told| matches!(told.whole(), crate::Fact::Lost { seat, by: None, .. } if seat == speaker);
                assert!(game.winner().is_some() || log.iter().any(lost), "seed {seed}: {log:?}");
                seen += 1;
                break;
            }
            let index = roll(&mut dice, list.len());
            game.take(&list, index, None).expect("it is listed");
        }
    }
    assert!(seen > 15, "{seen} speakers");
}

// EV-SACAGAWAY, EV-SACAGAWAY-3, EV-SACAGAWAY-5, EV-GAG-4, CORE-INFO-01: while hands lie open everybody sees all of them and no
// hidden role; when they are closed nothing is left of it, in the game and in any game a viewer could not tell from it.
#[test]
fn whole_games_of_the_show_open_hands_and_close_them_again() {
    let (mut list, mut open, mut spoken, mut shuffled, mut survivors) = (Legal::new(), 0, 0, 0, 0);
    for seed in 0..210_u64 {
        let seats = 4 + (seed % 5) as u8;
        let main = [EventMode::None, EventMode::Mixed][(seed % 2) as usize];
        let mut game = dealt(seats, seed, |switches| switches.events.event_mode = main);
        // Few games last until the finale of a whole stack.
        let left = if seed % 3 == 0 { 2 } else { game.stacks.side.len() };
        game.stacks.side = game.stacks.side.iter().take(left).collect();
        let (mut dice, mut steps) = (seed, 0_u64);
        while game.ask().is_some() {
            if steps % 17 == 0 {
                for viewer in viewers(&game) {
                    looks(&game, viewer, seed + steps, &mut open);
                }
            }
            let mut log = Vec::new();
            if roll(&mut dice, 40) == 0 {
                let players: Vec<Player> = game.players().iter().collect();
                let who = players[roll(&mut dice, players.len())];
                spoken += usize::from(game.speak(who, Some(&mut log)).is_ok() && !log.is_empty());
                if game.ask().is_none() {
                    break;
                }
            }
            game.legal(&mut list);
            let index = roll(&mut dice, list.len());
            game.take(&list, index, Some(&mut log)).expect("it is listed");
            shuffled += log.iter().filter(|told| told.whole() == crate::Fact::RolesShuffled).count();
            steps += 1;
            assert!(steps < 20_000, "seed {seed} never ends");
        }
        survivors += usize::from(matches!(game.winner(), Some(crate::Winner::Survivor(_))));
    }
    assert!(
        open > 500 && spoken > 20 && shuffled > 20 && survivors > 5,
        "{open} views of open hands, {spoken} spoke, {shuffled} times roles were dealt, {survivors} survivors"
    );
}

/// What one viewer sees now, and what is left of it when the show is over.
fn looks(game: &Game, viewer: Option<Player>, seed: u64, open: &mut usize) {
    let view = game.view(viewer);
    let other = view.redeal(seed.into());
    assert!(other.view(viewer) == view, "{viewer:?}: {game:?}");
    let closed = |mut game: Game| {
        game.set_events(Events { side: None, ..game.events() });
        game.view(viewer)
    };
    assert!(closed(other) == closed(*game), "{viewer:?}: what was open is hidden alike: {game:?}");
    let hidden = |seat: &Seat| !game.is_role_shown(*seat) && Some(game.owner(*seat)) != viewer;
    assert!(game.all_seats().iter().filter(hidden).all(|seat| view.seat(seat).role.is_none()));
    if game.hands_are_open() {
        let seen = |seat: Seat| view.hand(seat).iter().all(Option::is_some);
        assert!(game.all_seats().iter().all(seen), "{viewer:?} sees every hand");
        assert!(view.deck_from_top().iter().flatten().all(|card| game.knowers(*card) != crate::Players::NONE));
        *open += 1;
    }
}
