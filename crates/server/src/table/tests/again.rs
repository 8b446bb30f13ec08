//! What is told again to somebody who comes back is, word for word, what those heard who stayed.

use saloon_protocol::wire::{ClientMessage, Phrase, Settings};
use saloon_rules::{EventCard, Game, Legal};
use serde_json::Value;

use crate::fuzz::{Dice, random_settings};
use crate::ids::Id;
use crate::settings::presets;
use crate::table::Guest;
use crate::table::by_hand::{ByHand, house};

/// Comes back again and again.
const BACK: u64 = 300;

const WATCHER: Guest = 90;

/// The messages of one table that have a number, as somebody hears them who stays.
#[derive(Default)]
struct Stayed(Vec<Value>);

impl Stayed {
    fn listen(&mut self, table: &mut ByHand, conn: u64) {
        let told = table.hear(conn).into_iter().map(|text| serde_json::from_str(&text).expect("it is JSON"));
        self.0.extend(told.filter(|told: &Value| told.get("version").is_some() && !told["aside"].is_number()));
    }
}

/// What is there only now: the table comes with the last step alone.
fn without_the_present(mut told: Value) -> Value {
    for part in ["table", "offer", "clock"] {
        if let Some(part) = told.get_mut(part) {
            *part = Value::Null;
        }
    }
    told
}

/// The same guest comes back from every version that is still known; gives how many messages he heard again.
fn compare(table: &mut ByHand, (guest, stayed): &(Guest, Stayed), others: &[(Guest, Stayed)]) -> usize {
    let mut heard = 0;
    for back in 1..=stayed.0.len().min(30) {
        table.join(BACK, *guest);
        let since = Some(table.version() - back as u32);
        table.say(BACK, ClientMessage::Hello { since, log: false });
        let mut again = Stayed::default();
        again.listen(table, BACK);
        table.leave(BACK);
        // That somebody comes and goes is told to all, without a number. Whoever does not listen is cut off.
        others.iter().for_each(|(other, _)| drop(table.hear(*other as u64)));
        let before = &stayed.0[stayed.0.len() - back..];
        assert_eq!(again.0.len(), back, "from {back} back");
        for (again, before) in again.0.iter().zip(before) {
            assert_eq!(without_the_present(again.clone()), without_the_present(before.clone()));
        }
        let last =
            |told: &[Value]| told.iter().rev().find(|told| told["type"] == "step").map(|step| step["table"].clone());
        assert_eq!(last(&again.0), last(before), "and the table as it is now");
        heard += back;
    }
    heard
}

fn seated(settings: Settings, seed: u64) -> (ByHand, Guest) {
    let mut table = ByHand::open(&house(), settings).expect("it was checked");
    let people = Guest::from(table.card().settings.players);
    for guest in (1..=people).chain([WATCHER]) {
        table.join(guest as u64, guest);
        table.say(guest as u64, ClientMessage::Hello { since: None, log: false });
        if guest != WATCHER {
            table.say(guest as u64, ClientMessage::Sit { id: 1, seat: None });
        }
    }
    table.deal(seed.into());
    (table, people)
}

/// Plays and talks for so long; nobody is over before.
fn play(table: &mut ByHand, dice: &mut Dice, all: &mut [(Guest, Stayed)], steps: u32) {
    for step in 0..steps {
        let Some(ask) = table.game().and_then(Game::ask) else { break };
        let mut list = Legal::new();
        table.game().expect("a game is played").legal(&mut list);
        let (before, action) = (*table.game().expect("a game is played"), dice.pick(list.actions()));
        let mut after = before;
        if after.apply(ask.who, action, None).is_err() || after.winner().is_some() {
            break;
        }
        let act = ClientMessage::Act { id: step + 2, game: table.name_of_game(), ask: ask.number, action };
        table.say(ask.who.index() as u64 + 1, act);
        if dice.once_in(5) {
            let speaker = 1 + dice.below(all.len()) as u64;
            table.say(speaker, ClientMessage::Phrase { id: 900, phrase: Phrase::Ouch });
        }
        for (guest, stayed) in &mut *all {
            stayed.listen(table, *guest as u64);
        }
        if table.game().and_then(Game::winner).is_some() {
            break;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn who_comes_back_is_told_word_for_word_what_the_others_heard() {
    let mut heard = 0;
    for seed in 0..10 {
        let mut dice = Dice(seed);
        let mut settings = random_settings(&mut dice);
        // The dead would see more now than they did.
        settings.open_cards = false;
        let (mut table, people) = seated(settings, seed);
        let mut all: Vec<(Guest, Stayed)> = (1..=people).chain([WATCHER]).map(|g| (g, Stayed::default())).collect();
        for (guest, _) in &all {
            table.hear(*guest as u64);
        }
        for _ in 0..4 {
            play(&mut table, &mut dice, &mut all, 12);
            if table.game().and_then(Game::ask).is_none() {
                break;
            }
            for one in &all {
                heard += compare(&mut table, one, &all);
            }
        }
    }
    assert!(heard > 3000, "only {heard} messages were told again");
}

#[tokio::test(start_paused = true)]
async fn words_that_are_moves_are_told_again_apart_from_the_answers_around_them() {
    let full = presets().into_iter().find(|preset| preset.id == "full").expect("it is there").settings;
    // Nobody draws characters before the first turn.
    let boxes = vec!["base".into(), "dodge-city".into()];
    let (table, _) = seated(Settings { players: 4, boxes, ..full }, 3);
    let mut game = *table.game().expect("a game is played");
    let gag = EventCard::from_id("gag").expect("it is in the catalogue");
    game.set_events(game.events().with(gag));
    let mut table = table.twin(&house(), Id::random(), game);
    let mut all: Vec<(Guest, Stayed)> = [1, 2].map(|guest| (guest, Stayed::default())).into();
    for (guest, _) in &all {
        table.join(*guest as u64, *guest);
        table.say(*guest as u64, ClientMessage::Hello { since: None, log: false });
        table.hear(*guest as u64);
    }
    let began = table.version();
    table.say(1, ClientMessage::Phrase { id: 10, phrase: Phrase::Howdy });
    table.say(2, ClientMessage::Phrase { id: 11, phrase: Phrase::TrustMe });
    for (guest, stayed) in &mut all {
        stayed.listen(&mut table, *guest as u64);
        assert_eq!(stayed.0.iter().filter(|told| told["type"] == "step").count(), 2, "both cost a life point");
    }
    assert_eq!(table.version() - began, 4, "the words and what they cost");
    for one in &all {
        compare(&mut table, one, &all);
    }
}
