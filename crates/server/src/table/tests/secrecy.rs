//! Over the wire, worlds a viewer cannot tell apart are the same bytes: whatever he is told, asks, or looks back at.
//!
//! `SALOON_SECRECY_GAMES` says how many games are played. The one thing both worlds share that could tell them apart is
//! the hash of the seed: nobody can turn it round.

use std::collections::BTreeSet;

use saloon_protocol::wire::{ClientMessage, Phrase, Settings, Standing, SwitchValue};
use saloon_rules::{Action, Box, CardId, Choice, EventCard, Fact, Game, Legal, Player, Seed, Talk, Told};

use crate::fuzz::{Dice, random_action, random_settings, wanted};
use crate::ids::Id;
use crate::played::Viewer;
use crate::played::bang::course::{Start, play_on};
use crate::played::bang::recording::{Look, recording};
use crate::record::{Recorder, Step, steps};
use crate::table::by_hand::{ByHand, house};
use crate::table::tell::Event;
use crate::table::{Guest, Shared};

/// A watcher; the players are the guests from one on.
const WATCHER: Guest = 100;

/// What was compared.
#[derive(Default, Debug)]
struct Compared {
    games: u64,
    worlds: u64,
    messages: u64,
    replayed: u64,
    bytes: u64,
    further: u64,
}

/// Two houses, so that the same table can stand in both.
struct Worlds {
    here: std::sync::Arc<Shared>,
    there: std::sync::Arc<Shared>,
    compared: Compared,
}

/// The same table in two worlds, and who looks at it.
struct Pair {
    tables: [ByHand; 2],
    viewer: Guest,
    next: u32,
}

impl Pair {
    fn both(&mut self, act: impl Fn(&mut ByHand)) {
        self.tables.iter_mut().for_each(act);
    }

    /// Both are told the same, byte for byte.
    fn compare(&mut self, conn: u64, compared: &mut Compared, what: &str) {
        let [here, there] = &mut self.tables;
        let (here, there) = (here.hear(conn), there.hear(conn));
        assert_eq!(here, there, "{what}");
        compared.messages += here.len() as u64;
        compared.bytes += here.iter().map(|message| message.len() as u64).sum::<u64>();
    }

    /// The viewer says something in both worlds and hears the same.
    fn say(&mut self, message: impl Fn(u32) -> ClientMessage, compared: &mut Compared) {
        self.next += 1;
        let (conn, message) = (self.viewer as u64, message(self.next));
        self.both(|table| table.say(conn, message.clone()));
        self.compare(conn, compared, &format!("{message:?}"));
    }

    fn games(&self) -> [Game; 2] {
        [0, 1].map(|at: usize| *self.tables[at].game().expect("a game is played"))
    }
}

fn player_of(viewer: Guest) -> Option<Player> {
    Player::new(viewer as usize - 1).filter(|_| viewer != WATCHER)
}

fn legal(game: &Game) -> Vec<Action> {
    let mut list = Legal::new();
    game.legal(&mut list);
    list.actions().to_vec()
}

/// Where in somebody's hand a card lies, in order of arrival.
fn place_in_hand(game: &Game, card: CardId) -> Option<(usize, usize)> {
    let holder = game.all_seats().iter().find(|seat| game.hand(*seat).contains(card))?;
    Some((holder.index(), game.in_order(game.hand(holder)).position(|other| other == card)?))
}

/// An answer legal in both games, with cards from the same places: onlookers see from which place a card comes.
fn shared_answer([game, other]: &[Game; 2], dice: &mut Dice) -> Option<Action> {
    let theirs = legal(other);
    let same_place = |action: &Action| {
        let cards = match *action {
            Action::Play { card, pay, .. } => [Some(card), pay[0], pay[1]],
            Action::Use { pay, aim, .. } => [aim.card, pay[0], pay[1]],
            Action::Pick(card) => [Some(card), None, None],
            Action::Pass | Action::Rest | Action::Name(_) | Action::Choose(_) => [None; 3],
        };
        cards.into_iter().flatten().all(|card| place_in_hand(game, card) == place_in_hand(other, card))
    };
    let both: Vec<Action> = legal(game).into_iter().filter(|a| theirs.contains(a) && same_place(a)).collect();
    (!both.is_empty()).then(|| dice.pick(&both))
}

/// May this tell the viewer something he could not have known before, so that the two games may part?
fn reveals(fact: &Fact) -> bool {
    match fact {
        Fact::Drew { card, .. }
        | Fact::Took { card, .. }
        | Fact::Gave { card, .. }
        | Fact::Handed { card, .. }
        | Fact::Buried { card, .. } => card.is_some(),
        Fact::RoleDealt { role, .. } => role.is_some(),
        Fact::Shown { .. }
        | Fact::Flipped { .. }
        | Fact::Guessed { .. }
        | Fact::Revealed { .. }
        | Fact::Stocked { .. }
        | Fact::Reshuffled
        | Fact::Discarded { .. }
        | Fact::Eliminated { .. }
        | Fact::RoleShown { .. }
        | Fact::Over { .. }
        | Fact::Became { .. }
        | Fact::Declared { .. }
        | Fact::Withdrew { .. }
        | Fact::Activated { .. }
        | Fact::Swapped { .. }
        | Fact::Lent { .. }
        | Fact::Offered { .. }
        | Fact::Looked { .. } => true,
        _ => false,
    }
}

/// Does the viewer see a character for the first time because he is asked about it (EV-NEW-IDENTITY-7)?
fn looks_at_a_character(game: &Game, viewer: Option<Player>) -> bool {
    let asked = game.ask().is_some_and(|ask| Some(ask.who) == viewer);
    asked && legal(game).iter().any(|action| matches!(action, Action::Choose(Choice::Character(_))))
}

/// What the viewer may know of the last step at a table, by the word of the engine alone.
fn last_facts(table: &ByHand, viewer: Option<Player>) -> Vec<Fact> {
    let last = table.room.events.since(table.version() - 1).expect("the last event is kept").next();
    let Some((_, Event::Step(past))) = last else { panic!("the last event was no step") };
    let again = table.room.play.as_ref().and_then(|play| play.again([past].into_iter())).expect("it has just happened");
    let [crate::played::Happened::Bang(happened)] = &again[..] else { return Vec::new() };
    happened.told().iter().map(|told| told.seen_by(viewer)).collect()
}

impl Worlds {
    /// One viewer at one moment: the world as it is and another he cannot tell from it.
    fn look(&mut self, table: &ByHand, viewer: Guest, dice: &mut Dice) {
        let eyes = table.eyes_of(viewer);
        if matches!(eyes, Viewer::Open(_)) {
            return;
        }
        let game = *table.game().expect("a game is played");
        let other = game.view(player_of(viewer)).redeal(dice.roll().into());
        let id = Id::random();
        let tables = [table.twin(&self.here, id, game), table.twin(&self.there, id, other)];
        let mut pair = Pair { tables, viewer, next: 0 };
        for guest in (1..=game.seat_count() as Guest).chain([WATCHER]) {
            pair.both(|table| table.join(guest as u64, guest));
        }
        self.compared.worlds += 1;
        pair.say(|_| ClientMessage::Hello { since: None, log: false }, &mut self.compared);
        self.talk(&mut pair, dice);
        let answers = self.play_on(&mut pair, dice);
        let looked_back = [game, other].map(|start| {
            let mut recorder = Recorder::new();
            recorder.step(&[], &start);
            let mut record = |_: u32, told: &[Told], game: &Game| recorder.step(told, game);
            let start = Start { game: start, after: 0, heard: 0, at: 0 };
            play_on(start, answers.iter().copied(), &[], &mut record).expect("it was played");
            let mut look = Look::new(eyes, (0, 200));
            let see = |at, step: &Step| look.at(at, &step.told, step.picture.game());
            steps(&recorder.finish(), &(0..200), see).expect("it was just written");
            self.compared.replayed += look.frames.len() as u64;
            json(&look.frames)
        });
        assert_eq!(looked_back[0], looked_back[1], "the replay");
        self.compared.bytes += looked_back[0].len() as u64;
    }

    /// Everything that may be said without moving the game.
    fn talk(&mut self, pair: &mut Pair, dice: &mut Dice) {
        let compared = &mut self.compared;
        let games = pair.games();
        let name = pair.tables[0].name_of_game();
        let game = || name.clone();
        let (ask, offered) = (games[0].ask().map_or(0, |ask| ask.number), legal(&games[0]));
        for _ in 0..4 {
            let action = random_action(dice);
            pair.say(|id| ClientMessage::WhyNot { id, action }, compared);
            if !offered.contains(&action) {
                pair.say(|id| ClientMessage::Act { id, game: game(), ask, action }, compared);
            }
            pair.say(|id| ClientMessage::Act { id, game: game(), ask: ask.wrapping_sub(1), action }, compared);
        }
        if games[0].ask().is_some_and(|ask| Some(ask.who) == player_of(pair.viewer)) {
            let action = dice.pick(&offered);
            pair.say(|id| ClientMessage::WhyNot { id, action }, compared);
        }
        let standing = Standing { decline_next: dice.once_in(2), decline_interrupts: true };
        pair.say(|id| ClientMessage::Early { id, game: game(), standing }, compared);
        pair.say(|id| ClientMessage::Early { id, game: game(), standing: Standing::default() }, compared);
        pair.say(|id| ClientMessage::Sit { id, seat: None }, compared);
        // Where words cost something they are moves, and no talk beside the game.
        let board = games[0].view(None).board();
        let is_free = |guest: Guest| {
            let seats = player_of(guest).map(|player| games[0].seats_of(player));
            seats.is_none_or(|seats| seats.iter().all(|seat| matches!(board.talk(seat), Talk::Free)))
        };
        if is_free(pair.viewer) {
            pair.say(|id| ClientMessage::Chat { id, text: "hands up".into() }, compared);
        }
        pair.say(|id| ClientMessage::Ping { id }, compared);
        let somebody = 1 + dice.below(games[0].seat_count()) as u64;
        for conn in [WATCHER as u64, somebody].into_iter().filter(|conn| is_free(*conn as Guest)) {
            pair.both(|table| table.say(conn, ClientMessage::Phrase { id: 900, phrase: Phrase::Ouch }));
        }
        pair.compare(pair.viewer as u64, compared, "a phrase");
    }

    /// The same answers in both worlds until they part; gives those before that.
    fn play_on(&mut self, pair: &mut Pair, dice: &mut Dice) -> Vec<(Player, Action)> {
        let (began, mut answers) = (pair.tables[0].version(), Vec::new());
        for _ in 0..12 {
            let games = pair.games();
            let (Some(ask), Some(action)) = (games[0].ask(), shared_answer(&games, dice)) else { break };
            let unbegun = games[0].turn().number == 0;
            pair.both(|table| {
                let game = table.name_of_game();
                table.say(ask.who.index() as u64 + 1, ClientMessage::Act { id: 901, game, ask: ask.number, action });
            });
            let [here, there] = [0, 1].map(|at: usize| last_facts(&pair.tables[at], player_of(pair.viewer)));
            let first = here.iter().zip(&there).position(|(a, b)| a != b).unwrap_or(here.len().min(there.len()));
            let revealed = here[..(first + 1).min(here.len())].iter().any(reveals);
            let games = pair.games();
            let part = games[0].view(player_of(pair.viewer)) != games[1].view(player_of(pair.viewer));
            // Hands that are dealt after a question of the set-up, and a character of one's own that one may look at, are told by no fact.
            let revealed = revealed || unbegun || looks_at_a_character(&games[0], player_of(pair.viewer));
            if games.iter().any(|game| game.winner().is_some()) || revealed && (part || here != there) {
                break;
            }
            if matches!(pair.tables[0].eyes_of(pair.viewer), Viewer::Open(_)) {
                break;
            }
            pair.compare(pair.viewer as u64, &mut self.compared, "a step");
            let cards = [0, 1].map(|at: usize| json(&pair.tables[at].card()));
            assert_eq!(cards[0], cards[1], "the lobby");
            self.compared.bytes += cards[0].len() as u64;
            answers.push((ask.who, action));
            self.compared.further += 1;
            if dice.once_in(3) {
                for (conn, since) in [(200, Some(began)), (201, None)] {
                    let viewer = pair.viewer;
                    pair.both(|table| table.join(conn, viewer));
                    pair.both(|table| table.say(conn, ClientMessage::Hello { since, log: false }));
                    pair.compare(conn, &mut self.compared, "coming back");
                    pair.both(|table| table.leave(conn));
                }
                pair.compare(pair.viewer as u64, &mut self.compared, "somebody comes and goes");
            }
        }
        answers
    }
}

/// A real game, every message of it noted, and what each may look back at while it runs.
struct Running {
    table: ByHand,
    steps: Vec<Vec<String>>,
}

impl Running {
    fn new(shared: &std::sync::Arc<Shared>, seed: Seed, settings: Settings) -> Running {
        let mut table = ByHand::open(shared, settings).expect("it was checked");
        let players = table.card().settings.players as Guest;
        for guest in (1..=players).chain([WATCHER]) {
            table.join(guest as u64, guest);
            table.say(guest as u64, ClientMessage::Hello { since: None, log: false });
            if guest != WATCHER {
                table.say(guest as u64, ClientMessage::Sit { id: 1, seat: None });
            }
        }
        assert!(table.deal(seed), "everybody sits");
        let mut running = Running { table, steps: vec![Vec::new(); players as usize + 1] };
        running.note();
        running.steps.iter_mut().for_each(Vec::clear);
        running
    }

    fn viewers(&self) -> Vec<Guest> {
        (1..self.steps.len() as Guest).chain([WATCHER]).collect()
    }

    fn note(&mut self) {
        for (at, viewer) in self.viewers().into_iter().enumerate() {
            let steps = self.table.hear(viewer as u64).into_iter().map(|message| message.as_str().to_owned());
            self.steps[at].extend(steps.filter(|message| message.starts_with("{\"type\":\"step\"")));
        }
    }

    /// The replay a viewer may have just now shows what he was told, and nothing else.
    async fn look_back(&self, shared: &Shared, compared: &mut Compared) {
        let id = self.table.game_id().expect("a game is played");
        for (at, viewer) in self.viewers().into_iter().enumerate() {
            let eyes = self.table.eyes_of(viewer);
            if matches!(eyes, Viewer::Open(_)) {
                continue;
            }
            let row = shared.store.game(id).await.expect("a look").expect("it is there");
            let shown = recording(id, row, eyes, (0, u32::MAX)).expect("it was played");
            assert!(shown.seed.is_none() && !shown.open && !shown.over);
            assert_eq!(shown.frames.len(), self.steps[at].len() + 1);
            for (frame, told) in shown.frames[1..].iter().zip(&self.steps[at]) {
                let seen = format!("\"events\":{},\"table\":{},\"offer\":", json(&frame.events), json(&frame.table));
                let told = told.split_once("\"events\":").map_or("", |(_, rest)| rest);
                assert!(told.starts_with(&seen["\"events\":".len()..]), "{seen}\n{told}");
                compared.replayed += 1;
                compared.bytes += seen.len() as u64;
            }
        }
    }
}

fn json(what: &impl serde::Serialize) -> String {
    serde_json::to_string(what).expect("it is data")
}

#[tokio::test(start_paused = true)]
async fn worlds_a_viewer_cannot_tell_apart_are_the_same_bytes() {
    let games = wanted("SALOON_SECRECY_GAMES", 100);
    let first = wanted("SALOON_SECRECY_FIRST", 0);
    let mut worlds = Worlds { here: house(), there: house(), compared: Compared::default() };
    for number in first..first + games {
        let shared = house();
        let mut dice = Dice(number);
        let settings = random_settings(&mut dice);
        let mut running = Running::new(&shared, number.into(), settings);
        let back = dice.below(120);
        for step in 0.. {
            let Some(ask) = running.table.game().and_then(Game::ask) else { break };
            if dice.once_in(40) || step == 0 {
                for viewer in running.viewers() {
                    worlds.look(&running.table, viewer, &mut dice);
                }
            }
            let action = dice.pick(&legal(running.table.game().expect("a game is played")));
            let game = running.table.name_of_game();
            let act = ClientMessage::Act { id: step, game, ask: ask.number, action };
            running.table.say(ask.who.index() as u64 + 1, act);
            running.note();
            if step as usize == back && running.table.game().is_some_and(|game| game.winner().is_none()) {
                running.look_back(&shared, &mut worlds.compared).await;
            }
        }
        worlds.compared.games += 1;
    }
    let compared = worlds.compared;
    println!("{compared:?}, differing: 0");
    assert!(compared.further > 10 * games && compared.replayed > 100 * games, "too little was compared: {compared:?}");
}

/// A table with all events and all characters, by the rules of one edition or the other.
fn eventful(number: u64) -> Settings {
    let edition = if number.is_multiple_of(2) { "compendium" } else { "official" };
    let switch = |(name, value): (&str, &str)| SwitchValue { name: name.into(), value: value.into() };
    let switches = [("event_mode", "mixed"), ("wild_west_show", "true"), ("event_finale_position", "random")];
    Settings {
        edition: edition.to_owned(),
        players: 5 + (number % 3) as u8,
        boxes: Box::ALL.iter().map(|one| one.id().to_owned()).collect(),
        switches: switches.map(switch).into(),
        ..crate::settings::presets()[0].settings.clone()
    }
}

/// With every event in force at some moment that was looked at, those that open hands, give orders, turn the pile round and move
/// players among them.
#[tokio::test(start_paused = true)]
async fn no_event_tells_worlds_apart() {
    let games = wanted("SALOON_SECRECY_GAMES", 60);
    let mut worlds = Worlds { here: house(), there: house(), compared: Compared::default() };
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for number in 0..games {
        let shared = house();
        let mut dice = Dice(number);
        let mut running = Running::new(&shared, number.into(), eventful(number));
        let mut looked: BTreeSet<&str> = BTreeSet::new();
        for step in 0.. {
            let Some(ask) = running.table.game().and_then(Game::ask) else { break };
            let events = running.table.game().expect("a game is played").events();
            let new: Vec<&str> = [events.main, events.side].into_iter().flatten().map(EventCard::id).collect();
            // Each event of a game is looked at once, some moments after it came.
            if new.iter().any(|event| !looked.contains(event)) && dice.once_in(8) {
                looked.extend(&new);
                for viewer in running.viewers() {
                    worlds.look(&running.table, viewer, &mut dice);
                }
            }
            let action = dice.pick(&legal(running.table.game().expect("a game is played")));
            let game = running.table.name_of_game();
            running
                .table
                .say(ask.who.index() as u64 + 1, ClientMessage::Act { id: step, game, ask: ask.number, action });
            running.note();
        }
        seen.extend(&looked);
        worlds.compared.games += 1;
    }
    println!("{:?}, differing: 0, under {} events", worlds.compared, seen.len());
    // Hardly any game lasts until the finale of the show, which shows nobody anything.
    let all = EventCard::all().map(EventCard::id).filter(|event| *event != "wild-west-show");
    let missing: Vec<&str> = all.filter(|event| !seen.contains(event)).collect();
    assert!(missing.is_empty(), "nobody looked while these were in force: {missing:?}");
}
