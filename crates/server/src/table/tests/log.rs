//! The past is not lost: whoever comes back, or comes to watch, is told what he could have heard all along.

use saloon_protocol::Line;
use saloon_protocol::wire::{ClientMessage, ServerMessage};
use saloon_rules::{Game, Legal};

use crate::fuzz::Dice;
use crate::table::Guest;
use crate::table::by_hand::{ByHand, house};

const WATCHER: Guest = 90;

fn everything(table: &mut ByHand, conn: u64) -> Vec<Line> {
    table.say(conn, ClientMessage::Hello { since: None, log: true });
    let told = table.hear(conn);
    let full = told.iter().rev().find(|text| text.starts_with(r#"{"type":"full""#)).expect("everything is told");
    let ServerMessage::Full { log, .. } = serde_json::from_str(full).expect("it can be read") else {
        panic!("it begins as a picture does")
    };
    log
}

/// The lines of the steps a connection has heard since the last time.
fn told(table: &mut ByHand, conn: u64) -> Vec<Line> {
    let mut lines = Vec::new();
    for text in table.hear(conn) {
        if let Ok(ServerMessage::Step { events, .. }) = serde_json::from_str(&text) {
            lines.extend(events.into_iter().filter_map(|event| event.line));
        }
    }
    lines
}

#[tokio::test(start_paused = true)]
async fn the_log_of_a_picture_is_what_was_told_step_by_step() {
    let shared = house();
    for seed in 0..6 {
        let mut dice = Dice(seed);
        let mut settings = crate::fuzz::random_settings(&mut dice);
        settings.open_cards = false;
        let mut table = ByHand::open(&shared, settings).expect("it was checked");
        let people = Guest::from(table.card().settings.players);
        for guest in 1..=people {
            table.join(guest as u64, guest);
            table.say(guest as u64, ClientMessage::Sit { id: 1, seat: None });
        }
        table.deal(seed.into());
        table.join(WATCHER as u64, WATCHER);
        let listeners: Vec<Guest> = (1..=people).chain([WATCHER]).collect();
        let mut logs: Vec<Vec<Line>> = listeners.iter().map(|guest| everything(&mut table, *guest as u64)).collect();
        for step in 0..150 {
            let Some(ask) = table.game().and_then(Game::ask) else { break };
            let mut list = Legal::new();
            table.game().expect("a game is played").legal(&mut list);
            let action = dice.pick(list.actions());
            let act = ClientMessage::Act { id: step + 2, game: table.name_of_game(), ask: ask.number, action };
            table.say(ask.who.index() as u64 + 1, act);
            // Whoever does not listen for long is cut off.
            for (guest, log) in listeners.iter().zip(&mut logs) {
                log.extend(told(&mut table, *guest as u64));
            }
        }
        let over = table.game().and_then(Game::ask).is_none();
        for (guest, log) in listeners.iter().zip(&mut logs) {
            let again = everything(&mut table, *guest as u64);
            // At the end all cards are turned up, in the log as well.
            if over {
                assert_eq!(again.len() > 10, log.len() > 10);
            } else {
                assert!(again == *log, "guest {guest} at table {seed}: {} lines, {} were told", again.len(), log.len());
            }
        }
    }
}
