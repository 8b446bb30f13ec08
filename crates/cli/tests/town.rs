//! Several servers on one PostgreSQL and one NATS, as processes: joined, killed, frozen, asked to stop.

// Only some of it is needed here.
#[allow(dead_code)]
mod house;
mod nodes;

use std::time::{Duration, Instant};

use nodes::{Line, Person, Town};

/// How long anything may take that should happen soon: the machine may be busy.
const SOON: Duration = Duration::from_secs(20);

/// How long a table may be away whose node has died, by the promise; what it takes to be started and asked comes on top.
const AWAY: Duration = Duration::from_secs(5);

#[test]
fn a_table_of_one_node_is_played_at_another_and_outlives_its_own() {
    let town = Town::new();
    let (mut first, second) = (town.node(), town.node());
    let ann = Person::new(&first, "Ann");
    let table = ann.open(&first, "Rio Bravo");
    // She sits at a table of the first node, and is connected to the second.
    let mut there = Line::open(&second, &ann, &table, None);
    there.start();
    let mut here = Line::open(&first, &Person::new(&second, "Bob"), &table, None);
    there.play();
    there.chat(3);
    let told = there.version;
    here.until(|line| line.version >= told);
    assert_eq!(here.version, told, "whoever watches at the other node has the same numbers");
    let asked = there.offer.clone();
    // Over another node she gets exactly what she missed.
    let mut there = Line::again(&first, &ann, &table, &there, told - 3);
    there.until(|line| line.version >= told);
    assert_eq!((there.fulls, there.steps, there.said), (0, 0, 3), "three were missed, and no more");
    let mut there = Line::again(&second, &ann, &table, &there, told - 2);
    there.until(|line| line.version >= told);
    assert_eq!((there.fulls, there.steps, there.said), (0, 0, 2));
    there.offer = asked;
    there.play();
    // What belongs to no table is known at both.
    nodes::until(SOON, || second.get("/api/lobby", None).to_string().contains(&table));
    assert!(second.get("/api/me", Some(&ann)).to_string().contains(&table), "her own tables");
    assert!(second.get(&format!("/api/tables/{table}"), None).to_string().contains("Rio Bravo"));
    // Its node dies.
    first.kill();
    let died = Instant::now();
    there.until_closed();
    let mut again = Line::again(&second, &ann, &table, &there, there.version);
    again.until(|line| line.fulls == 1);
    let away = died.elapsed();
    assert_eq!(again.game, there.game, "the same game");
    assert!(away < AWAY, "away for {away:?}");
    again.until(|line| line.offer.is_some());
    again.act();
    again.until(|line| line.steps > 0);
    // Nothing that was told is lost, nothing is there twice.
    let kept = town.sql("SELECT count(*) || ' ' || count(DISTINCT client) FROM action WHERE client IS NOT NULL");
    assert_eq!(kept, format!("{0} {0}", again.acted), "her answers in the store");
    assert_eq!(town.sql("SELECT epoch FROM room"), "2");
}

#[test]
fn a_frozen_node_that_wakes_up_writes_nothing_and_tells_nothing() {
    let town = Town::new();
    let (first, second) = (town.node(), town.node());
    let ann = Person::new(&first, "Ann");
    let table = ann.open(&first, "Alamo");
    let mut old = Line::open(&first, &ann, &table, None);
    old.start();
    old.play();
    old.until_quiet();
    let asked = old.offer.clone();
    first.signal("STOP");
    nodes::until(SOON, || town.sql("SELECT epoch FROM room") == "2");
    let mut new = Line::again(&second, &ann, &table, &old, old.version);
    new.until(|line| line.fulls == 1);
    new.play();
    let kept = town.sql("SELECT count(*) || md5(string_agg(action, '' ORDER BY seq)) FROM action");
    // What was said to it while it slept: an answer to the question it believes to be asked, and a word.
    old.offer = asked;
    old.act();
    old.say(&serde_json::json!({ "type": "chat", "id": 900, "text": "hello?" }));
    first.signal("CONT");
    old.heard.clear();
    old.until_closed();
    assert!(old.heard.is_empty(), "it tells nothing: {:?}", old.heard);
    new.until_quiet();
    let now = town.sql("SELECT count(*) || md5(string_agg(action, '' ORDER BY seq)) FROM action");
    assert_eq!(now, kept, "and writes nothing");
    assert_eq!(town.sql("SELECT count(*) FROM speech"), "0");
    // It goes on as another: the table is played over it, at its new node.
    let mut over = Line::again(&first, &ann, &table, &new, new.version);
    over.until_quiet();
    assert_eq!((over.fulls, over.steps), (0, 0), "she has missed nothing");
    over.chat(2);
    new.until(|line| line.said == 2);
}

#[test]
fn a_node_that_is_asked_to_stop_hands_its_tables_over() {
    let town = Town::new();
    let (first, second) = (town.node(), town.node());
    let ann = Person::new(&first, "Ann");
    let table = ann.open(&first, "Dodge");
    let (mut far, mut near) = (Line::open(&second, &ann, &table, None), Line::open(&first, &ann, &table, None));
    far.start();
    far.play();
    let asked = Instant::now();
    first.signal("TERM");
    near.until_closed();
    far.until_closed();
    let mut again = Line::again(&second, &ann, &table, &far, far.version);
    again.until(|line| line.fulls == 1);
    let away = asked.elapsed();
    assert!(away < Duration::from_secs(if cfg!(debug_assertions) { 4 } else { 2 }), "away for {away:?}");
    again.chat(2);
    again.play();
}

#[test]
fn nats_may_go_away_and_come_back() {
    let town = Town::with_own_nats();
    let (first, second) = (town.node(), town.node());
    let ann = Person::new(&first, "Ann");
    let table = ann.open(&first, "Yuma");
    let (mut far, mut near) = (Line::open(&second, &ann, &table, None), Line::open(&first, &ann, &table, None));
    far.start();
    far.play();
    near.until(|line| line.version >= far.version && line.offer.is_some());
    town.stop_nats();
    // Whoever is at the node of the table plays on.
    near.acted = far.acted;
    near.play();
    near.chat(2);
    far.act();
    town.start_nats();
    far.until_closed();
    let mut again = Line::again(&second, &ann, &table, &far, far.version);
    again.until(|line| line.version >= near.version);
    assert_eq!((again.fulls, again.said), (0, 2), "she gets what she missed");
    let kept = town.sql("SELECT count(*) || ' ' || count(DISTINCT client) FROM action WHERE client IS NOT NULL");
    assert_eq!(kept, "2 2", "what was said while nobody heard it did not happen");
    again.chat(1);
}
