//! What the browser has to know without asking: the catalogue and the editions, written to `web/src/protocol`.
//!
//! The tests fail when the files differ; `SALOON_WRITE=1 cargo test -p saloon-protocol --test web` writes them anew.

mod agree;

use std::fs;

use agree::{agree, web};
use saloon_protocol::event::{After, events};
use saloon_protocol::{Before, Offer, TableView, Update};
use saloon_rules::defs::{Border, Reach};
use saloon_rules::{Box, Character, Config, Deck, Edition, EventBox, EventCard, Fact, Game, Kind, Legal, Player, Told};
use serde_json::{Map, Value, json};

/// Which cards a check of this kind hopes for or fears, and the message that says how likely they are.
fn flip(kind: Kind) -> Value {
    match kind {
        Kind::Barrel | Kind::Jail => json!({"suit": "hearts", "most": 14, "says": "now-hearts"}),
        Kind::Dynamite => json!({"suit": "spades", "most": 9, "says": "now-dynamite"}),
        _ => Value::Null,
    }
}

fn kind_info(kind: Kind) -> Value {
    let def = kind.def();
    let range = match kind {
        Kind::Volcanic => 1,
        Kind::Schofield => 2,
        Kind::Remington => 3,
        Kind::RevCarabine => 4,
        Kind::Winchester => 5,
        _ => 0,
    };
    assert_eq!(def.weapon, range > 0, "every weapon has its range");
    let reach = match def.reach {
        Reach::Nobody => "nobody",
        Reach::Weapon => "weapon",
        Reach::Distance(_) => "near",
        _ => "any",
    };
    json!({
        "border": match def.border { Border::Brown => "brown", Border::Blue => "blue", Border::Green => "green" },
        "box": if (kind as u8) < Kind::Dodge as u8 { "base" } else { "dodge-city" },
        "book": def.book,
        "dodges": def.dodges,
        "saves": def.saves,
        "barrel": def.rules.barrel.is_some(),
        "range": range,
        "flip": flip(kind),
        "cost": def.cost,
        "reach": reach,
        "play": def.end_of_play().id(),
        "rule": def.rule,
    })
}

fn character_info(character: Character) -> Value {
    let def = character.def();
    let abilities: Vec<Value> = def
        .rules
        .abilities
        .unwrap_or_default()
        .iter()
        .map(|ability| json!({"id": ability.id, "end": ability.end.id()}))
        .collect();
    let mut info = json!({"life": def.life, "box": character.in_box().id(), "rule": def.rule});
    if !abilities.is_empty() {
        info["abilities"] = abilities.into();
    }
    info
}

fn event_info(event: EventCard) -> Value {
    let def = event.def();
    let of = match def.in_box {
        EventBox::HighNoon => "high-noon",
        EventBox::FistfulOfCards => "fistful-of-cards",
        EventBox::WildWestShow => "wild-west-show",
    };
    json!({"box": of, "finale": def.finale, "rule": def.rule})
}

fn faces(deck: Deck) -> Vec<Value> {
    deck.cards()
        .iter()
        .map(|id| {
            let face = deck.face(id);
            json!([id, face.kind, face.suit, face.rank])
        })
        .collect()
}

#[test]
fn the_catalogue_of_the_web_client_is_up_to_date() {
    let kinds: Map<String, Value> = Kind::all().map(|kind| (kind.id().into(), kind_info(kind))).collect();
    let characters: Map<String, Value> = Character::all().map(|c| (c.id().into(), character_info(c))).collect();
    let events: Map<String, Value> = EventCard::all().map(|event| (event.id().into(), event_info(event))).collect();
    let decks: Map<String, Value> = [Deck::Base, Deck::Standalone, Deck::BaseAndExpansion]
        .map(|deck| (deck.id().into(), faces(deck).into()))
        .into_iter()
        .collect();
    let catalog = json!({"kinds": kinds, "characters": characters, "events": events, "decks": decks});
    agree("src/protocol/catalog.json", &lines(&catalog));
}

#[test]
fn the_editions_of_the_web_client_are_up_to_date() {
    let editions: Map<String, Value> = Edition::ALL
        .iter()
        .map(|edition| {
            let config = |seats| Config::new(*edition, seats);
            let seats: Vec<u8> = (2..=8).filter(|seats| config(*seats).check().is_ok()).collect();
            let usual = config(5);
            let values: Map<String, Value> =
                usual.switches.list().into_iter().map(|switch| (switch.name.into(), switch.value.into())).collect();
            let boxes: Vec<&str> = usual.characters.iter().map(|b| b.id()).collect();
            let choices: Vec<Vec<&str>> = [
                vec![Box::Base],
                vec![Box::DodgeCity],
                vec![Box::Base, Box::DodgeCity],
                vec![Box::Base, Box::Special],
                vec![Box::DodgeCity, Box::Special],
                vec![Box::Base, Box::DodgeCity, Box::Special],
                vec![Box::Base, Box::WildWestShow],
                Box::ALL.to_vec(),
            ]
            .iter()
            .filter(|boxes| config(5).with_boxes(boxes).is_ok_and(|config| config.check().is_ok()))
            .map(|boxes| boxes.iter().map(|b| b.id()).collect())
            .collect();
            (edition.id().into(), json!({"deck": usual.deck.id(), "boxes": boxes, "choices": choices, "seats": seats, "switches": values}))
        })
        .collect();
    let all = Config::new(Edition::Compendium, 5).switches;
    let mut switches = Vec::new();
    for switch in all.list() {
        // A value is offered if it can be played in some edition, house rules allowed.
        let usable = |value: &String| {
            Edition::ALL.iter().any(|edition| {
                let mut config = Config::new(*edition, 5);
                config.set("house", "true").is_ok() && config.set(switch.name, value).is_ok() && config.check().is_ok()
            })
        };
        let number = switch.accepts.first().is_some_and(|word| word.starts_with("a number"));
        let numbers = ["0", "1", "2", "3", "4", "5", "7", "10"].map(String::from);
        let wanted = switch.accepts.iter().chain(numbers.iter().filter(|_| number));
        let words: Vec<&String> = wanted.filter(|value| usable(value)).collect();
        switches.push(json!({"name": switch.name, "number": number, "values": words}));
    }
    agree("src/protocol/editions.json", &lines(&json!({"editions": editions, "switches": switches})));
}

/// One entry per line at the second level, so that changes can be read.
fn lines(value: &Value) -> String {
    let mut text = String::from("{\n");
    let object = value.as_object().expect("a file holds an object");
    for (i, (key, value)) in object.iter().enumerate() {
        let comma = if i + 1 < object.len() { "," } else { "" };
        match value {
            Value::Object(inner) => {
                let rows: Vec<String> = inner.iter().map(|(k, v)| format!("    {}: {v}", json!(k))).collect();
                text += &format!("  {}: {{\n{}\n  }}{comma}\n", json!(key), rows.join(",\n"));
            }
            Value::Array(inner) => {
                let rows: Vec<String> = inner.iter().map(|v| format!("    {v}")).collect();
                text += &format!("  {}: [\n{}\n  ]{comma}\n", json!(key), rows.join(",\n"));
            }
            other => text += &format!("  {}: {other}{comma}\n", json!(key)),
        }
    }
    text + "}\n"
}

/// A whole game of random answers as one player sees it, for the tests of the page.
fn feed(edition: Edition, seats: u8, seed: u64) -> Vec<Update> {
    let mut log: Vec<Told> = Vec::new();
    let mut game =
        Game::with_log(&Config::new(edition, seats), seed.into(), Some(&mut log)).expect("the edition can be played");
    let me = Player::new(1).expect("there is a second player");
    let mut list = Legal::new();
    let mut updates = Vec::new();
    let mut dice = seed;
    let mut before = Before::from(&game.view(None));
    loop {
        let ask = game.ask();
        if ask.is_some() {
            game.legal(&mut list);
        }
        let offer =
            ask.filter(|ask| ask.who == me).map(|ask| Offer::of(game.deck(), ask, &list, |action| game.waste(action)));
        let facts: Vec<Fact> = log.drain(..).map(|told| told.seen_by(Some(me))).collect();
        let after = After::from(&game.view(None));
        let events = events(game.deck(), before, &facts, after);
        updates.push(Update { events, table: TableView::from(&game.view(Some(me))), offer });
        before = Before::from(&game.view(None));
        let Some(ask) = ask else { return updates };
        dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let index = (dice >> 33) as usize % list.len();
        let action = list.actions()[index];
        game.apply(ask.who, action, Some(&mut log)).expect("the action is listed");
    }
}

/// Recorded games need not follow every change of the rules: they are only written anew when asked for.
#[test]
fn recorded_games_for_the_web_tests_can_be_read() {
    for (name, edition, seats, seed, count) in
        [("classic", Edition::Classic, 5, 4, 160), ("both", Edition::DodgeCityBase, 7, 5, 110)]
    {
        let path = format!("tests/feeds/{name}.json");
        if std::env::var_os("SALOON_WRITE").is_some() {
            let updates: Vec<String> = feed(edition, seats, seed)
                .iter()
                .take(count)
                .map(|update| serde_json::to_string(update).expect("an update can be written"))
                .collect();
            let deck = json!(Config::new(edition, seats).deck.id());
            agree(&path, &format!("{{\"deck\":{deck},\"updates\":[\n{}\n]}}\n", updates.join(",\n")));
        }
        let text = fs::read_to_string(web(&path)).expect("the recording is there");
        let mut file: Value = serde_json::from_str(&text).expect("it is JSON");
        let updates: Vec<Update> = serde_json::from_value(file["updates"].take()).expect("it holds updates");
        assert!(updates.len() > 50, "{path} is long enough");
    }
}
