//! Those who do not play, or no more: what they see.

use saloon_protocol::wire::{ClientMessage, ServerMessage};
use saloon_rules::Game;

use crate::fuzz::{Dice, random_settings};
use crate::table::by_hand::{ByHand, house};
use crate::table::{Guest, Viewer};

/// A table for five in the middle of a game in which somebody has died; and who.
fn with_a_dead_player(open_cards: bool) -> (ByHand, Guest) {
    for seed in 0.. {
        let mut dice = Dice(seed);
        let mut settings = random_settings(&mut dice);
        settings.open_cards = open_cards;
        let mut table = ByHand::open(&house(), settings).expect("it was checked");
        let people = table.card().settings.players;
        for guest in 1..=Guest::from(people) {
            table.join(guest as u64, guest);
            table.say(guest as u64, ClientMessage::Sit { id: 1, seat: None });
        }
        table.deal(seed.into());
        while let Some(ask) = table.game().and_then(Game::ask) {
            let mut list = saloon_rules::Legal::new();
            table.game().expect("a game is played").legal(&mut list);
            let action = dice.pick(list.actions());
            let act = ClientMessage::Act { id: 2, game: table.name_of_game(), ask: ask.number, action };
            table.say(ask.who.index() as u64 + 1, act);
            let game = table.game().expect("a game is played");
            let dead = game.all_seats().iter().find(|seat| !game.living().contains(*seat));
            let hands = game.living().iter().all(|seat| !game.hand(seat).is_empty());
            let quiet = game.ask().is_some_and(|ask| ask.question == saloon_rules::Question::Play);
            if let Some(dead) = dead.filter(|_| hands && quiet && game.winner().is_none()) {
                return (table, dead.index() as Guest + 1);
            }
        }
    }
    unreachable!("people die all the time")
}

fn full(table: &mut ByHand, guest: Guest) -> ServerMessage {
    table.join(500, guest);
    table.say(500, ClientMessage::Hello { since: None, log: false });
    let told = table.hear(500);
    table.leave(500);
    serde_json::from_str(told.last().expect("everything is told")).expect("it can be read")
}

/// How many cards in other living hands somebody sees.
fn foreign_cards(table: &mut ByHand, guest: Guest) -> (usize, usize) {
    let ServerMessage::Full { table: Some(view), .. } = full(table, guest) else { panic!("it was asked for") };
    let own = guest as usize - 1;
    let others = view.seats.iter().filter(|seat| seat.alive && seat.seat.index() != own);
    others.flat_map(|seat| &seat.hand).fold((0, 0), |(seen, all), card| (seen + usize::from(card.is_some()), all + 1))
}

#[tokio::test(start_paused = true)]
async fn the_dead_see_all_cards_only_where_the_table_says_so() {
    let (mut table, dead) = with_a_dead_player(true);
    assert!(matches!(table.eyes_of(dead), Viewer::Open(Some(_))));
    let (seen, all) = foreign_cards(&mut table, dead);
    assert_eq!(seen, all, "all cards lie open");
    let living = table.game().expect("a game is played").living().iter().next().expect("somebody lives");
    let (seen, all) = foreign_cards(&mut table, living.index() as Guest + 1);
    assert!(seen < all, "not for those who play");
    let (seen, all) = foreign_cards(&mut table, 900);
    assert!(seen < all, "and not for somebody who never played");
    let (mut table, dead) = with_a_dead_player(false);
    assert!(matches!(table.eyes_of(dead), Viewer::Player(_)));
    let (seen, all) = foreign_cards(&mut table, dead);
    assert!(seen < all);
}

#[tokio::test(start_paused = true)]
async fn a_dead_player_who_stands_up_and_sits_again_sees_no_more() {
    let (mut table, dead) = with_a_dead_player(false);
    table.say(dead as u64, ClientMessage::Leave { id: 3 });
    assert_eq!(table.eyes_of(dead), Viewer::Spectator);
    table.say(dead as u64, ClientMessage::Sit { id: 4, seat: None });
    assert_eq!(table.eyes_of(dead), Viewer::Spectator, "nobody sits down on a dead seat");
}
