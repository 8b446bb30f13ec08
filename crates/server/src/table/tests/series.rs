//! A table plays a series: money, readiness, auctions, those who leave and come back, and what is kept of it.

use std::time::Duration;

use saloon_protocol::http::SeriesPage;
use saloon_protocol::wire::{ClientMessage, Pace, SeriesInfo, Settings, Stage, SwitchValue};
use saloon_rules::Question;

use super::play::play;
use super::{Client, House, settings};
use crate::archive;
use crate::ids::Id;
use crate::played::{Kept, KeptGame, Viewer, page};
use crate::table::Input;

/// A table of the compendium for four with these switches.
fn table(switches: &[(&str, &str)]) -> Settings {
    let switch = |(name, value): &(&str, &str)| SwitchValue { name: (*name).into(), value: (*value).into() };
    let switches = switches.iter().map(switch).collect();
    Settings { edition: "compendium".into(), players: 4, switches, ..settings(Pace::None) }
}

/// Four games with everything money can do.
fn evening() -> Settings {
    let on = ["experience", "hire", "bounties", "without_mercy"].map(|name| (name, "true"));
    table(&[&[("series", "rotation"), ("scoring", "dollars")], &on[..]].concat())
}

async fn catch_up(clients: &mut [Client]) {
    for client in clients {
        client.catch_up().await;
    }
}

fn series(client: &Client) -> SeriesInfo {
    client.people.as_ref().and_then(|people| people.series.clone()).expect("this table plays a series")
}

async fn shown(house: &House, id: &str) -> SeriesPage {
    let id = Id::parse(id).expect("an id");
    let kept = house.shared.store.series(id).await.expect("a look");
    let games: Vec<KeptGame> = kept.iter().map(|game| serde_json::from_str(game).expect("it was kept")).collect();
    page(id, games).expect("a game is over")
}

/// Every dollar has a reason, and the reasons sum to what everybody has.
fn assert_sums(page: &SeriesPage) {
    let mut sums = vec![0; page.names.len()];
    for game in &page.games {
        for entry in &game.ledger {
            sums[entry.seat.index()] += entry.dollars;
        }
        assert_eq!(sums, game.balance);
    }
    let places: Vec<i32> = page.places.iter().map(|place| place.balance).collect();
    assert_eq!(places, sums);
}

/// Everybody says that the next game may begin.
async fn ready(clients: &mut [Client]) {
    for client in clients.iter_mut() {
        client.ask(|id| ClientMessage::Ready { id, ready: true }).await;
    }
    catch_up(clients).await;
}

/// Is this question part of an auction?
fn is_bidding(client: &Client) -> bool {
    matches!(client.offer.as_ref().map(|offer| offer.ask.question), Some(Question::Bid { .. }))
}

#[tokio::test(start_paused = true)]
async fn issue_13_four_games_are_played_with_auctions_and_the_house_closes_in_the_middle_of_one() {
    let mut house = House::new(evening()).await;
    let mut clients = house.seat(4).await;
    for game in 1..=4 {
        // Right after a bid the house is closed and opens again: nothing is lost.
        let mut bid = false;
        for step in 0..200 {
            catch_up(&mut clients).await;
            if bid || clients[0].view.as_ref().is_some_and(|view| view.turn.number > 0) {
                break;
            }
            let asked = clients.iter_mut().find(|client| client.offer.is_some()).expect("somebody is asked");
            bid = is_bidding(asked);
            let offer = asked.offer.take().expect("it was just there");
            let actions = offer.actions();
            asked.act(offer.ask.number, actions[step % actions.len()]).await;
        }
        assert!(bid || game > 1, "everybody has money and nobody a character");
        catch_up(&mut clients).await;
        house = house.reopened(0).await;
        for (guest, client) in (1..).zip(&mut clients) {
            let after = house.connect(guest).await;
            assert_eq!((&after.view, &after.offer), (&client.view, &client.offer), "game {game}");
            *client = after;
        }
        assert!(play(&mut clients, 5000).await < 5000);
        catch_up(&mut clients).await;
        let info = series(&clients[0]);
        assert_eq!((info.played, info.length, info.goes_on, info.points), (game, 4, game < 4, false));
        let page = shown(&house, &info.id).await;
        assert_eq!((page.games.len(), page.over), (usize::from(game), game == 4));
        assert_eq!(page.places, info.places);
        assert_sums(&page);
        ready(&mut clients).await;
        assert_eq!(clients[0].people.as_ref().map(|people| people.stage), Some(Stage::Playing));
    }
    // After the last game everybody agreed to a new series, which begins with nothing but the stakes.
    let again = series(&clients[0]);
    assert_eq!(again.played, 0);
    let money = clients[0].view.as_ref().and_then(|view| view.money.clone()).expect("it is played for money");
    assert_eq!(money.balance, [1000; 4]);
}

#[tokio::test(start_paused = true)]
async fn the_sheriff_goes_round_and_every_game_can_be_watched() {
    let mut house = House::new(table(&[("series", "rotation"), ("scoring", "points")])).await;
    let mut clients = house.seat(4).await;
    let mut id = String::new();
    for _ in 0..4 {
        assert!(play(&mut clients, 5000).await < 5000);
        catch_up(&mut clients).await;
        id = series(&clients[0]).id;
        if series(&clients[0]).goes_on {
            ready(&mut clients).await;
        }
    }
    let page = shown(&house, &id).await;
    let sheriff = |roles: &[saloon_rules::Role]| roles.iter().position(|role| *role == saloon_rules::Role::Sheriff);
    let sheriffs: Vec<usize> = page.games.iter().filter_map(|game| sheriff(&game.roles)).collect();
    let first = sheriffs[0];
    assert_eq!(sheriffs, [first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4]);
    assert!(page.over && page.points);
    assert_sums(&page);
    archive::pack_some(&house.shared.store, 0).await.expect("they can be packed");
    for game in &page.games {
        let id = Id::parse(&game.game).expect("an id");
        let kept = house.shared.store.finished(id).await.expect("a look").expect("it is packed");
        let kept = Kept::packed(kept).expect("it was just written");
        let file = kept.file().expect("it can be written");
        assert!(saloon_rules::Replay::open(&file).is_ok(), "it stands alone");
        let recording = kept.recording(id, Viewer::Open(None), (0, 3)).expect("it can be watched");
        assert_eq!(recording.winner, Some(game.winner));
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_leaves_a_series_is_played_on_by_a_bot_and_comes_back() {
    let mut house = House::new(evening()).await;
    let mut clients = house.seat(3).await;
    assert!(play(&mut clients, 5000).await < 5000);
    catch_up(&mut clients).await;
    // One has gone without a word, one gives up the chair; a stranger cannot have either.
    let gone = clients.remove(2);
    house.table.send(Input::Left { conn: gone.conn }).await;
    clients[1].ask(|id| ClientMessage::Leave { id }).await;
    let mut stranger = house.connect(9).await;
    stranger.ask(|id| ClientMessage::Sit { id, seat: None }).await;
    assert_eq!(stranger.refused, ["HOUSE-TAKEN"]);
    clients[0].ask(|id| ClientMessage::Ready { id, ready: true }).await;
    tokio::time::sleep(Duration::from_secs(11)).await;
    clients[0].catch_up().await;
    let people = clients[0].people.clone().expect("they were told");
    assert_eq!((people.stage, people.round), (Stage::Playing, 2));
    assert!(people.chairs[2].stand_in && people.chairs[2].who.is_some(), "the chair is still his");
    // Both are back in the middle of the second game.
    let mut back = house.connect(3).await;
    back.ask(|id| ClientMessage::TakeBack { id }).await;
    clients[1].ask(|id| ClientMessage::Sit { id, seat: None }).await;
    assert_eq!((back.refused.len(), clients[1].refused.len()), (0, 0), "{:?}", clients[1].refused);
    clients[0].catch_up().await;
    let people = clients[0].people.clone().expect("they were told");
    assert!(people.chairs.iter().take(3).all(|chair| chair.who.is_some() && !chair.stand_in), "{people:?}");
    clients.push(back);
    assert!(play(&mut clients, 8000).await < 8000);
    catch_up(&mut clients).await;
    assert_eq!(series(&clients[0]).played, 2);
}

#[tokio::test(start_paused = true)]
async fn the_host_need_not_wait_between_two_games() {
    let mut house = House::new(evening()).await;
    let mut clients = house.seat(4).await;
    assert!(play(&mut clients, 5000).await < 5000);
    clients[0].ask(|id| ClientMessage::Start { id }).await;
    catch_up(&mut clients).await;
    let people = clients[0].people.clone().expect("they were told");
    assert_eq!((people.stage, people.round), (Stage::Playing, 2));
    let away: Vec<bool> = people.chairs.iter().map(|chair| chair.stand_in).collect();
    assert_eq!(away, [false, true, true, true], "nobody has lost his chair");
}

#[tokio::test(start_paused = true)]
async fn money_of_single_games_stays_with_the_same_people() {
    let mut house = House::new(table(&[("scoring", "dollars")])).await;
    let mut clients = house.seat(4).await;
    assert!(play(&mut clients, 5000).await < 5000);
    catch_up(&mut clients).await;
    let first = series(&clients[0]);
    assert_eq!((first.length, first.goes_on), (1, false));
    ready(&mut clients).await;
    let balance: Vec<i32> = first.places.iter().map(|place| place.balance).collect();
    let money = |client: &Client| client.view.as_ref().and_then(|view| view.money.clone()).map(|money| money.balance);
    assert_eq!(money(&clients[0]), Some(balance), "a rematch goes on with the money (VAR-SERIES-1)");
    assert_eq!(series(&clients[0]).id, first.id);
    assert!(play(&mut clients, 5000).await < 5000);
    catch_up(&mut clients).await;
    assert_sums(&shown(&house, &first.id).await);
    clients[3].ask(|id| ClientMessage::Leave { id }).await;
    clients.truncate(3);
    ready(&mut clients).await;
    assert_eq!(money(&clients[0]), Some(vec![0; 4]), "other people begin afresh");
    assert_ne!(series(&clients[0]).id, first.id);
}

#[tokio::test(start_paused = true)]
async fn issue_13_two_players_play_two_games_for_points() {
    // VAR-SERIES-1, VAR-SCORE-5: two games, and a point for whoever wins one, not for each of his characters.
    let wanted =
        Settings { players: 2, bots: vec![None; 2], ..table(&[("series", "rotation"), ("scoring", "points")]) };
    let mut house = House::new(wanted).await;
    let mut clients = house.seat(2).await;
    let mut first = Vec::new();
    for game in 1..=2 {
        let view = clients[0].view.clone().expect("it was dealt");
        // VAR-DUO-1: A picks first, and A and B change after each game.
        first.push(view.ask.expect("somebody picks").seat.index() / 2);
        assert!(play(&mut clients, 8000).await < 8000);
        catch_up(&mut clients).await;
        let info = series(&clients[0]);
        assert_eq!((info.played, info.length, info.goes_on, info.points), (game, 2, game < 2, true));
        let points: i32 = info.places.iter().map(|place| place.balance).sum();
        assert_eq!((info.places.len(), points), (2, i32::from(game)), "{info:?}");
        assert!(info.places.iter().all(|place| i32::from(place.won) == place.balance && place.survived >= place.won));
        let page = shown(&house, &info.id).await;
        assert_eq!((page.games.len(), page.over, page.names.len()), (usize::from(game), game == 2, 2));
        assert_eq!(page.places, info.places);
        assert_sums(&page);
        if game == 1 {
            house = house.reopened(0).await;
            for (guest, client) in (1..).zip(&mut clients) {
                *client = house.connect(guest).await;
            }
            ready(&mut clients).await;
        }
    }
    assert_eq!(first[1], 1 - first[0], "the other one is A in the second game");
}

#[tokio::test(start_paused = true)]
async fn a_plain_table_has_no_series() {
    let mut house = House::new(settings(Pace::None)).await;
    let clients = house.seat(4).await;
    assert!(clients[0].people.as_ref().is_some_and(|people| people.series.is_none()));
}
