//! Characters that are chosen: what others are told meanwhile, when time is up, and after a restart.

use saloon_protocol::wire::{Pace, ServerMessage, Settings, SwitchValue};
use saloon_rules::{Action, Character, Choice, Question};
use tokio::time::Instant;

use super::{Client, House, settings};
use crate::settings::config_of;

fn choosing(pace: Pace) -> Settings {
    let mut settings = settings(pace);
    settings.switches.push(SwitchValue { name: "character_choice".to_owned(), value: "3".to_owned() });
    config_of(&mut settings).expect("it can be played");
    settings
}

async fn heard(clients: &mut [Client]) {
    for client in clients {
        client.catch_up().await;
    }
}

/// Who is to choose, and from what.
fn chooser(clients: &[Client]) -> Option<(usize, u32, Vec<Character>)> {
    let offered = |client: &Client| {
        let offer = client.offer.clone().filter(|offer| offer.ask.question == Question::PickCharacter)?;
        let character = |action: &Action| match action {
            Action::Choose(Choice::Character(character)) => Some(*character),
            _ => None,
        };
        Some((offer.ask.number, offer.actions().iter().filter_map(character).collect()))
    };
    clients.iter().enumerate().find_map(|(i, client)| offered(client).map(|(ask, of)| (i, ask, of)))
}

fn characters(client: &Client) -> Vec<Option<Character>> {
    client.view.as_ref().expect("they play").seats.iter().map(|seat| seat.character).collect()
}

#[tokio::test(start_paused = true)]
async fn nobody_is_told_who_was_chosen_before_all_have() {
    let mut house = House::new(choosing(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let mut kept = Vec::new();
    while let Some((asked, ask, of)) = chooser(&clients) {
        assert_eq!(of.len(), 3);
        assert!(clients.iter().all(|client| characters(client) == [None; 4]));
        if kept.len() == 2 {
            // Whoever comes back in the middle of it finds the same question, and knows no more.
            house = house.reopened(0).await;
            for (guest, client) in (1..).zip(&mut clients) {
                let before = (client.view.clone(), client.offer.clone());
                *client = house.connect(guest).await;
                assert_eq!((client.view.clone(), client.offer.clone()), before);
            }
        }
        clients[asked].act(ask, Action::Choose(Choice::Character(of[kept.len() % 3]))).await;
        let hidden: Vec<String> = of.iter().map(|character| format!("\"{}\"", character.id())).collect();
        kept.push((asked, of[kept.len() % 3]));
        if kept.len() < 4 {
            for (i, client) in clients.iter_mut().enumerate().filter(|(i, _)| *i != asked) {
                while !client.inbox.messages.is_empty() {
                    let message = serde_json::to_string(&client.hear().await).expect("it was just read");
                    assert!(hidden.iter().all(|name| !message.contains(name)), "{i} is told {message}");
                }
            }
        }
        heard(&mut clients).await;
    }
    assert_eq!(kept.len(), 4);
    let mut shown = vec![None; 4];
    kept.iter().for_each(|(seat, character)| shown[*seat] = Some(*character));
    for client in &clients {
        assert_eq!(characters(client), shown);
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_does_not_choose_in_time_keeps_the_first() {
    let mut house = House::new(choosing(Pace::Fast)).await;
    let mut clients = house.seat(4).await;
    let (asked, _, of) = chooser(&clients).expect("the sheriff chooses");
    let began = Instant::now();
    clients[asked].until(|message| matches!(message, ServerMessage::Step { .. })).await;
    assert_eq!(began.elapsed().as_secs(), 20);
    heard(&mut clients).await;
    while let Some((asked, ask, of)) = chooser(&clients) {
        clients[asked].act(ask, Action::Choose(Choice::Character(of[1]))).await;
        heard(&mut clients).await;
    }
    assert_eq!(characters(&clients[0])[asked], Some(of[0]));
}
