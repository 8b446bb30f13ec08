//! No cheating by the side door: chairs, clocks, answers and talk around the game.

use std::time::Duration;

use saloon_protocol::wire::{ClientMessage, Gone, Pace, Phrase, ServerMessage, Standing, Watching};
use saloon_rules::{Game, Legal, Question, Seat};

use super::{Client, House, settings};
use crate::fuzz::{Dice, random_settings};
use crate::table::Guest;
use crate::table::by_hand::{ByHand, house};

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a table has eight")
}

/// A table where everybody sits, and the cards of a seed are dealt.
fn dealt(seed: u64, change: impl FnOnce(&mut saloon_protocol::wire::Settings)) -> ByHand {
    let mut settings = random_settings(&mut Dice(seed));
    change(&mut settings);
    let mut table = ByHand::open(&house(), settings).expect("it was checked");
    for guest in 1..=Guest::from(table.card().settings.players) {
        table.join(guest as u64, guest);
        table.say(guest as u64, ClientMessage::Hello { since: None, log: false });
        table.say(guest as u64, ClientMessage::Sit { id: 1, seat: None });
    }
    table.deal(seed.into());
    table
}

fn act(table: &mut ByHand, dice: &mut Dice) -> bool {
    let Some(ask) = table.game().and_then(Game::ask) else { return false };
    let mut list = Legal::new();
    table.game().expect("a game is played").legal(&mut list);
    let (action, game) = (dice.pick(list.actions()), table.name_of_game());
    table.say(ask.who.index() as u64 + 1, ClientMessage::Act { id: 2, game, ask: ask.number, action });
    true
}

fn last_full(table: &mut ByHand, guest: Guest) -> ServerMessage {
    table.join(500, guest);
    table.say(500, ClientMessage::Hello { since: None, log: false });
    let told = table.hear(500);
    table.leave(500);
    serde_json::from_str(told.last().expect("everything is told")).expect("it can be read")
}

#[tokio::test(start_paused = true)]
async fn issue_11_7_the_dying_who_are_asked_see_as_before_and_can_answer() {
    let mut asked_while_dead = 0;
    for seed in 0..400 {
        let (mut table, mut dice) = (dealt(seed, |settings| settings.open_cards = true), Dice(seed));
        while act(&mut table, &mut dice) {
            let game = *table.game().expect("a game is played");
            let Some(ask) = game.ask().filter(|ask| !game.living().contains(ask.seat)) else { continue };
            asked_while_dead += 1;
            let guest = ask.seat.index() as Guest + 1;
            let ServerMessage::Full { table: Some(view), offer, .. } = last_full(&mut table, guest) else {
                panic!("it was asked for")
            };
            assert!(offer.is_some_and(|offer| offer.ask.number == ask.number), "he is asked");
            let others = view.seats.iter().filter(|info| info.alive && info.seat != ask.seat);
            let hidden = others.clone().flat_map(|info| &info.hand).any(Option::is_none);
            let held: usize = others.map(|info| info.hand.len()).sum();
            assert!(hidden || held == 0, "and sees no more than before");
        }
        if asked_while_dead > 3 {
            return;
        }
    }
    panic!("somebody who dies is asked in some game");
}

#[tokio::test(start_paused = true)]
async fn issue_11_8_an_answer_of_the_last_game_is_stale_in_the_next() {
    let mut table = dealt(5, |_| {});
    let old = table.name_of_game();
    let mut dice = Dice(5);
    while act(&mut table, &mut dice) {}
    for guest in 1..=u64::from(table.card().settings.players) {
        table.say(guest, ClientMessage::Rematch { id: 3 });
    }
    let ask = table.game().and_then(Game::ask).expect("the next game asks");
    let guest = ask.who.index() as u64 + 1;
    let mut list = Legal::new();
    table.game().expect("a game is played").legal(&mut list);
    let action = list.actions()[0];
    // Nobody has listened during the game; whoever was cut off says hello.
    table.hear(guest);
    table.say(guest, ClientMessage::Hello { since: None, log: false });
    table.hear(guest);
    let mark = table.mark();
    table.say(guest, ClientMessage::Act { id: 4, game: old.clone(), ask: ask.number, action });
    let standing = Standing { decline_next: true, decline_interrupts: true };
    table.say(guest, ClientMessage::Early { id: 5, game: old, standing });
    let told = table.hear(guest);
    assert_eq!(told.iter().filter(|words| words.contains("CORE-GEN-02")).count(), 2, "{told:?}");
    table.assert_is(&mark, "an answer of the last game");
    let game = table.name_of_game();
    table.say(guest, ClientMessage::Act { id: 6, game, ask: ask.number, action });
    assert_ne!(table.game().and_then(Game::ask).map(|ask| ask.number), Some(ask.number));
}

/// Two people and two bots, dealt.
async fn two_and_bots(pace: Pace) -> (House, Vec<Client>) {
    let mut house = House::new(settings(pace)).await;
    let clients = house.seat(2).await;
    (house, clients)
}

#[tokio::test(start_paused = true)]
async fn issue_11_9_nobody_sits_down_to_look_around() {
    let (mut house, mut clients) = two_and_bots(Pace::None).await;
    for guest in 50..54 {
        let mut stranger = house.connect(guest).await;
        stranger.ask(|id| ClientMessage::Sit { id, seat: None }).await;
        stranger.ask(|id| ClientMessage::Sit { id, seat: Some(seat(2)) }).await;
        assert_eq!(stranger.refused, ["HOUSE-INVITE", "HOUSE-INVITE"]);
    }
    // One of the two says yes: not enough. One says no: enough.
    let mut guest = house.connect(60).await;
    guest.ask(|id| ClientMessage::Knock { id, seat: seat(2) }).await;
    clients[0].catch_up().await;
    let knock = clients[0].people.as_ref().expect("they are told").knocks[0].clone();
    assert!(knock.waits && !knock.own && knock.seat == seat(2));
    clients[0].ask(|id| ClientMessage::LetIn { id, knock: knock.number, welcome: true }).await;
    guest.catch_up().await;
    assert!(guest.people.as_ref().is_some_and(|people| people.knocks[0].own), "still waiting");
    clients[1].ask(|id| ClientMessage::LetIn { id, knock: knock.number, welcome: true }).await;
    guest.until(|message| matches!(message, ServerMessage::Full { table: Some(view), .. } if view.me.is_some())).await;
    // The chair has been given; nobody else gets it, and he gets no other.
    guest.ask(|id| ClientMessage::Leave { id }).await;
    let mut next = house.connect(61).await;
    next.ask(|id| ClientMessage::Knock { id, seat: seat(2) }).await;
    assert_eq!(next.refused, ["HOUSE-TAKEN"]);
    guest.ask(|id| ClientMessage::Knock { id, seat: seat(3) }).await;
    guest.ask(|id| ClientMessage::Sit { id, seat: Some(seat(3)) }).await;
    assert_eq!(guest.refused, ["HOUSE-SEAT", "HOUSE-INVITE"]);
    // One no is a no, for this game.
    next.ask(|id| ClientMessage::Knock { id, seat: seat(3) }).await;
    clients[1].catch_up().await;
    let number = clients[1].people.as_ref().expect("they are told").knocks[0].number;
    clients[1].ask(|id| ClientMessage::LetIn { id, knock: number, welcome: false }).await;
    next.ask(|id| ClientMessage::Knock { id, seat: seat(3) }).await;
    assert_eq!(next.refused, ["HOUSE-TAKEN", "HOUSE-REMOVED"]);
    // An onlooker lets nobody in.
    let mut last = house.connect(62).await;
    last.ask(|id| ClientMessage::Knock { id, seat: seat(3) }).await;
    next.ask(|id| ClientMessage::LetIn { id, knock: number + 1, welcome: true }).await;
    assert_eq!(next.refused.last().map(String::as_str), Some("HOUSE-SEAT"));
}

/// The one who is asked something, and its number.
async fn asked(clients: &mut [Client]) -> Option<usize> {
    for client in clients.iter_mut() {
        client.catch_up().await;
    }
    clients.iter().position(|client| client.offer.is_some())
}

#[tokio::test(start_paused = true)]
async fn issue_11_10_leaving_and_sitting_again_winds_no_clock_up() {
    let mut house = House::new(settings(Pace::Fast)).await;
    let mut clients = house.seat(4).await;
    let at = asked(&mut clients).await.expect("the sheriff is asked");
    let fast = u64::from(house.shared.options.clocks.fast);
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_secs(fast / 4)).await;
        clients[at].ask(|id| ClientMessage::Leave { id }).await;
        clients[at].ask(|id| ClientMessage::Sit { id, seat: None }).await;
        clients[at].catch_up().await;
    }
    let left = clients[at].clock.expect("a clock runs").left;
    assert!(left <= (fast as u32 / 4 + 1) * 1000, "{left} ms are left");
    assert!(clients[at].offer.is_some(), "it is still the same question");
}

#[tokio::test(start_paused = true)]
async fn issue_11_10_whoever_had_a_living_seat_does_not_hear_onlookers() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let mut watcher = house.connect(50).await;
    clients[1].ask(|id| ClientMessage::Leave { id }).await;
    watcher.ask(|id| ClientMessage::Chat { id, text: "the left one bluffs".into() }).await;
    watcher.ask(|id| ClientMessage::Phrase { id, phrase: Phrase::TrustMe }).await;
    let versions: Vec<u32> = clients.iter().map(|client| client.version).collect();
    for client in &mut clients {
        client.catch_up().await;
        assert!(client.asides.is_empty());
    }
    assert_eq!(clients.iter().map(|client| client.version).collect::<Vec<_>>(), versions, "no number tells of it");
    let back = house.connect(2).await;
    assert!(back.said.is_empty(), "nor does coming back");
    // An onlooker who comes back hears what he missed, with its numbers.
    let other = house.join(51).await;
    other.say(ClientMessage::Hello { since: Some(watcher.version), log: false }).await;
    let mut other = Client { version: watcher.version, ..other };
    other.until(|message| matches!(message, ServerMessage::People { .. })).await;
    assert_eq!(other.asides, [1, 2]);
}

#[tokio::test(start_paused = true)]
async fn issue_11_10_watchers_are_looked_at_again_at_the_deal() {
    let mut wanted = settings(Pace::None);
    wanted.watching = Watching::Seated;
    let mut house = House::new(wanted).await;
    let mut watcher = house.connect(50).await;
    let _clients = house.seat(2).await;
    let told = watcher.until(|message| matches!(message, ServerMessage::Gone { .. })).await;
    assert_eq!(told, ServerMessage::Gone { why: Gone::Removed });
    assert!(watcher.view.is_none(), "he saw nothing of the game");
}

#[tokio::test(start_paused = true)]
async fn issue_11_10_a_kick_lasts() {
    let mut house = House::new(settings(Pace::None)).await;
    let (mut ann, mut bob) = (house.connect(1).await, house.connect(2).await);
    ann.ask(|id| ClientMessage::Sit { id, seat: None }).await;
    bob.ask(|id| ClientMessage::Sit { id, seat: None }).await;
    ann.ask(|id| ClientMessage::Remove { id, seat: seat(1) }).await;
    bob.ask(|id| ClientMessage::Sit { id, seat: None }).await;
    assert_eq!(bob.refused, ["HOUSE-REMOVED"]);
    let mut house = house.reopened(0).await;
    let mut bob = house.connect(2).await;
    bob.ask(|id| ClientMessage::Sit { id, seat: None }).await;
    assert_eq!(bob.refused, ["HOUSE-REMOVED"], "over a restart too");
}

#[tokio::test(start_paused = true)]
async fn issue_11_12_a_withdrawn_standing_answer_is_not_played() {
    for seed in 0..400 {
        let (mut table, mut dice) = (dealt(seed, |settings| settings.pace = Pace::Fast), Dice(seed));
        while act(&mut table, &mut dice) {
            let Some(ask) = table.game().and_then(Game::ask) else { break };
            if !matches!(ask.question, Question::Dodge { .. }) {
                continue;
            }
            let guest = ask.who.index() as u64 + 1;
            let early = |decline_next, game| ClientMessage::Early {
                id: 3,
                game,
                standing: Standing { decline_next, decline_interrupts: false },
            };
            table.say(guest, early(true, table.name_of_game()));
            table.say(guest, early(false, table.name_of_game()));
            table.time_passes().await;
            assert_eq!(table.game().and_then(Game::ask).map(|now| now.number), Some(ask.number), "he is still asked");
            table.say(guest, early(true, table.name_of_game()));
            table.time_passes().await;
            assert_ne!(table.game().and_then(Game::ask).map(|now| now.number), Some(ask.number), "and now it stands");
            return;
        }
    }
    panic!("somebody is shot at in every game");
}

#[tokio::test(start_paused = true)]
async fn what_one_has_said_in_advance_does_not_bind_the_next() {
    let (_house, mut clients) = two_and_bots(Pace::None).await;
    let (game, standing) = (clients[1].game.clone(), Standing { decline_next: true, decline_interrupts: true });
    clients[1].ask(|id| ClientMessage::Early { id, game, standing }).await;
    clients[1].ask(|id| ClientMessage::Leave { id }).await;
    clients[1].ask(|id| ClientMessage::Sit { id, seat: None }).await;
    assert_eq!(clients[1].standing, Some(Standing::default()));
}

#[tokio::test(start_paused = true)]
async fn issue_11_6_onlookers_do_not_lock_players_out() {
    let mut house = House::new(settings(Pace::None)).await;
    let _clients = house.seat(2).await;
    let most = house.shared.options.limits.sockets_per_table as Guest;
    let mut held = Vec::new();
    for guest in 100..100 + most + 5 {
        held.push(house.join(guest).await);
    }
    let late = held.last_mut().expect("there are many");
    assert_eq!(late.hear().await, ServerMessage::Gone { why: Gone::Flood });
    for _ in 0..30 {
        let again = house.connect(1).await;
        assert!(again.view.is_some(), "whoever plays always comes in");
    }
}

#[tokio::test(start_paused = true)]
async fn issue_11_6_bots_alone_do_not_hurry() {
    let mut wanted = settings(Pace::None);
    wanted.bot_pause = 0;
    let mut house = House::new(wanted).await;
    let mut clients = house.seat(1).await;
    let watcher = house.connect(50).await;
    clients[0].ask(|id| ClientMessage::Leave { id }).await;
    house.table.send(crate::table::Input::Left { conn: clients[0].conn }).await;
    // What was on its way while a person played is told first.
    tokio::time::sleep(Duration::from_millis(20)).await;
    let mut watcher = watcher;
    watcher.catch_up().await;
    let (from, began) = (watcher.version, tokio::time::Instant::now());
    while watcher.version < from + 10 && watcher.view.as_ref().is_none_or(|view| view.winner.is_none()) {
        watcher.hear().await;
    }
    let steps = watcher.version - from;
    assert!(began.elapsed() >= Duration::from_millis(u64::from(steps) * 900), "{steps} in {:?}", began.elapsed());
    assert!(steps > 2);
}
