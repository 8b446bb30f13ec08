//! Every message of real games fits the JSON Schema, both ways.

use std::collections::BTreeSet;

use saloon_protocol::schema::schema;
use saloon_protocol::wire::{ClientMessage, Order, Phrase, Standing};
use saloon_rules::{Game, Legal};
use serde_json::Value;

use crate::fuzz::{Dice, Frames, broken, random_action, random_heist, random_settings};
use crate::table::by_hand::{ByHand, house};

/// Checks values against one document; knows exactly the words our schema uses.
struct Checker(Value);

impl Checker {
    fn named(&self, name: &str, value: &Value) -> Result<(), String> {
        self.fits(&self.0["$defs"][name], value).map_err(|why| format!("{name}: {why} in {value}"))
    }

    fn fits(&self, schema: &Value, value: &Value) -> Result<(), String> {
        if let Some(always) = schema.as_bool() {
            return if always { Ok(()) } else { Err("nothing is allowed here".to_owned()) };
        }
        let rules = schema.as_object().expect("a schema is an object");
        for (word, rule) in rules {
            self.word(rules, (word, rule), value).map_err(|why| format!("{word}: {why}"))?;
        }
        Ok(())
    }

    fn word(
        &self,
        all: &serde_json::Map<String, Value>,
        (word, rule): (&str, &Value),
        value: &Value,
    ) -> Result<(), String> {
        let must = |holds: bool| if holds { Ok(()) } else { Err(format!("{rule} does not fit")) };
        let list = || rule.as_array().expect("a list of schemas");
        match word {
            "description" | "title" | "default" | "format" => Ok(()),
            "$ref" => {
                let name = rule.as_str().and_then(|path| path.strip_prefix("#/$defs/")).expect("all are in $defs");
                assert!(self.0["$defs"][name].is_object(), "{name} is missing");
                self.fits(&self.0["$defs"][name], value)
            }
            "type" => match rule {
                Value::Array(types) => must(types.iter().any(|one| is_a(one, value))),
                one => must(is_a(one, value)),
            },
            "const" => must(value == rule),
            "enum" => must(list().contains(value)),
            "oneOf" => match list().iter().filter(|one| self.fits(one, value).is_ok()).count() {
                1 => Ok(()),
                count => Err(format!("{count} of them fit")),
            },
            "anyOf" => must(list().iter().any(|one| self.fits(one, value).is_ok())),
            "required" => must(list().iter().all(|name| value.get(name.as_str().unwrap_or_default()).is_some())),
            "properties" => rule.as_object().expect("schemas by name").iter().try_for_each(|(name, one)| {
                value.get(name).map_or(Ok(()), |inner| self.fits(one, inner).map_err(|why| format!("{name}: {why}")))
            }),
            "additionalProperties" => {
                let known = all.get("properties").and_then(Value::as_object);
                let extra = value.as_object().into_iter().flatten();
                let mut extra = extra.filter(|(name, _)| known.is_none_or(|known| !known.contains_key(*name)));
                extra.try_for_each(|(name, inner)| self.fits(rule, inner).map_err(|why| format!("{name}: {why}")))
            }
            "items" => value.as_array().into_iter().flatten().try_for_each(|item| self.fits(rule, item)),
            "prefixItems" => {
                let mut pairs = list().iter().zip(value.as_array().into_iter().flatten());
                pairs.try_for_each(|(one, item)| self.fits(one, item))
            }
            "minItems" => must(value.as_array().is_none_or(|items| items.len() as u64 >= rule.as_u64().unwrap_or(0))),
            "maxItems" => must(value.as_array().is_none_or(|items| items.len() as u64 <= rule.as_u64().unwrap_or(0))),
            "minimum" => must(value.as_i64().is_none_or(|number| number >= rule.as_i64().unwrap_or(0))),
            "maximum" => must(value.as_u64().is_none_or(|number| number <= rule.as_u64().unwrap_or(0))),
            other => panic!("the schema uses {other}, which nobody checks"),
        }
    }
}

fn is_a(name: &Value, value: &Value) -> bool {
    match name.as_str().unwrap_or_default() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        other => panic!("there is no type called {other}"),
    }
}

fn type_of(value: &Value) -> String {
    value["type"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test(start_paused = true)]
async fn every_message_of_whole_games_fits_the_schema() {
    let checker = Checker(schema());
    let (mut types, mut checked) = (BTreeSet::new(), 0);
    for seed in 0..12 {
        let mut dice = Dice(seed);
        let mut table = ByHand::open(&house(), random_settings(&mut dice)).expect("it was checked");
        let people = u64::from(table.card().settings.players);
        let say = |table: &mut ByHand, conn: u64, message: ClientMessage| {
            let value = serde_json::to_value(&message).expect("it is data");
            checker.named("ClientMessage", &value).unwrap_or_else(|why| panic!("{why}"));
            table.say(conn, message);
        };
        for conn in 1..=people + 1 {
            table.join(conn, conn as i64);
            say(&mut table, conn, ClientMessage::Hello { since: None, log: false });
            if conn <= people {
                say(&mut table, conn, ClientMessage::Sit { id: 1, seat: None });
            }
        }
        table.deal(seed.into());
        // What is seldom said by chance is said at every table.
        say(&mut table, 1, ClientMessage::Phrase { id: 5, phrase: Phrase::Howdy });
        let game = table.name_of_game();
        say(&mut table, 1, ClientMessage::Early { id: 6, game, standing: Standing::default() });
        while let Some(ask) = table.game().and_then(Game::ask) {
            let mut list = Legal::new();
            table.game().expect("a game is played").legal(&mut list);
            let asked = ask.who.index() as u64 + 1;
            say(&mut table, asked, ClientMessage::WhyNot { id: 2, action: random_action(&mut dice) });
            let (game, action) = (table.name_of_game(), random_action(&mut dice));
            say(&mut table, asked, ClientMessage::Act { id: 3, game, ask: ask.number, action });
            if dice.once_in(20) {
                let frames = Frames::new(&mut dice);
                let (_, text) = frames.natural(&mut dice);
                say(
                    &mut table,
                    1 + dice.roll() % (people + 1),
                    serde_json::from_str(&text).expect("it was just written"),
                );
            }
            let action = dice.pick(list.actions());
            if table.game().and_then(Game::ask).is_some_and(|now| now.number == ask.number) {
                let game = table.name_of_game();
                say(&mut table, asked, ClientMessage::Act { id: 4, game, ask: ask.number, action });
            }
            for message in (1..=people + 1).flat_map(|conn| table.hear(conn)).collect::<Vec<_>>() {
                let value = serde_json::from_str(&message).expect("it is JSON");
                checker.named("ServerMessage", &value).unwrap_or_else(|why| panic!("{why}"));
                types.insert(type_of(&value));
                checked += 1;
            }
            if table.stage() != saloon_protocol::wire::Stage::Playing || checked > 40_000 {
                break;
            }
        }
    }
    let said =
        ["chat", "done", "explained", "full", "people", "phrase", "pong", "refused", "standing", "step", "welcome"];
    assert!(checked > 5000 && said.iter().all(|one| types.contains(*one)), "{checked} {types:?}");
}

#[test]
fn whatever_is_read_fits_the_schema_and_most_of_the_rest_does_not() {
    let (checker, mut dice) = (Checker(schema()), Dice(5));
    let frames = Frames::new(&mut dice);
    let (mut read, mut fitting, mut unread) = (0, 0, 0);
    for _ in 0..20_000 {
        let (_, text) = frames.natural(&mut dice);
        let text = broken(&mut dice, &text);
        let Ok(value) = serde_json::from_str::<Value>(&text) else { continue };
        let fits = checker.named("ClientMessage", &value);
        if serde_json::from_str::<ClientMessage>(&text).is_ok() {
            assert_eq!(fits, Ok(()));
            read += 1;
        } else {
            unread += 1;
            fitting += u32::from(fits.is_ok());
        }
    }
    assert!(read > 1000 && unread > 5000 && fitting * 50 < unread, "{read} {unread} {fitting}");
}

#[tokio::test(start_paused = true)]
async fn every_message_of_a_heist_fits_the_schema() {
    let checker = Checker(schema());
    let checked = |name: &str, value: &Value| checker.named(name, value).unwrap_or_else(|why| panic!("{why}"));
    let (mut types, mut facts) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..8 {
        let mut dice = Dice(seed);
        let mut table = ByHand::open(&house(), random_heist(&mut dice)).expect("it can be played");
        let people = u64::from(table.card().settings.players);
        for conn in 1..=people {
            table.join(conn, conn as i64);
            table.say(conn, ClientMessage::Hello { since: None, log: true });
            table.say(conn, ClientMessage::Sit { id: 0, seat: None });
        }
        assert!(table.deal(seed.into()));
        for id in 0..300 {
            for conn in 1..=people {
                let Some(seat) = saloon_heist::Seat::new(conn as usize - 1) else { continue };
                let (mut list, game) = (Vec::new(), table.name_of_game());
                table.heist().expect("it was dealt").legal(saloon_heist::By::Seat(seat), &mut list);
                if !list.is_empty() {
                    let (order, ask) = (Order::Heist(dice.pick(&list)), table.question());
                    let message = ClientMessage::Send { id, game, ask, order };
                    checked("ClientMessage", &serde_json::to_value(&message).expect("it is data"));
                    table.say(conn, message);
                }
                for message in table.hear(conn) {
                    let value: Value = serde_json::from_str(&message).expect("it is JSON");
                    checked("ServerMessage", &value);
                    types.insert(type_of(&value));
                    let told = value["other"]["facts"].as_array().into_iter().flatten();
                    facts.extend(told.filter_map(|fact| fact.as_object()?.keys().next().cloned()));
                }
            }
            tokio::time::advance(std::time::Duration::from_millis(700)).await;
            table.time_passes().await;
        }
    }
    assert!(["full", "step"].iter().all(|wanted| types.contains(*wanted)), "{types:?}");
    assert!(facts.len() > 12, "{facts:?}");
}
