//! Tables of heist: whole games of people and bots, races by arrival and distance, secrecy, and a house that dies in
//! mid-race. The clock runs only when everybody waits.

use std::time::Duration;

use saloon_heist::replay::Replay;
use saloon_heist::{Command, Fact, Mode, Seat, Step};
use saloon_protocol::heist::{Offer, Rules, Shown, Table};
use saloon_protocol::wire::{ClientMessage, Order, Other, Phrase, ServerMessage, Settings, Stage};
use tokio::time::advance;

use super::{Client, House};
use crate::archive;
use crate::ids::Id;
use crate::played::{Kept, Viewer, heist};
use crate::store::Store;
use crate::table::by_hand::{ByHand, house};
use crate::table::{Chair, Guest, Input, RoomState};

pub(super) fn settings(players: u8, rules: Rules) -> Settings {
    let mut settings = heist::settings::presets().remove(0).settings;
    (settings.players, settings.heist, settings.bot_pause) = (players, Some(rules), 400);
    heist::settings::config_of(&mut settings).expect("it can be played");
    settings
}

fn rounds(rounds: u8) -> Rules {
    Rules { rounds, ..Rules::default() }
}

/// Somebody at a table of heist, who knows what he was told last.
struct Robber {
    client: Client,
    table: Option<Table>,
    offer: Option<Offer>,
    facts: Vec<Fact>,
    /// The question he has answered, and the number of his slap's race.
    done: Option<(u32, bool)>,
    said: Vec<Option<Phrase>>,
}

fn shown(message: &ServerMessage) -> Option<&Shown> {
    match message {
        ServerMessage::Full { other: Some(Other::Heist(shown)), .. }
        | ServerMessage::Step { other: Some(Other::Heist(shown)), .. } => Some(shown),
        _ => None,
    }
}

impl Robber {
    fn new(client: Client) -> Robber {
        Robber { client, table: None, offer: None, facts: Vec::new(), done: None, said: Vec::new() }
    }

    /// Reads what waits for him.
    async fn look(&mut self) {
        while !self.client.inbox.messages.is_empty() {
            let message = self.client.hear().await;
            if let ServerMessage::Full { said, .. } = &message {
                self.said.extend(said.iter().map(|said| said.phrase));
            }
            let Some(shown) = shown(&message) else { continue };
            self.facts.extend_from_slice(&shown.facts);
            self.offer = shown.offer.as_deref().cloned();
            self.table = shown.table.as_deref().cloned().or(self.table.take());
            self.keeps_secrets(shown);
        }
    }

    /// Nothing of what he is told names a card he may not know.
    fn keeps_secrets(&self, shown: &Shown) {
        let Some(table) = &shown.table else { return };
        let division = matches!(table.waiting, saloon_heist::Waiting::Miss { .. });
        for (at, seat) in table.seats.iter().enumerate() {
            if table.me.is_none_or(|me| me.index() != at) && table.winners.is_none() {
                assert!(seat.hand.is_none() && (division || seat.revolver.is_none()), "{table:?}");
            }
        }
        for fact in shown.facts.iter().filter(|_| table.winners.is_none()) {
            let (owner, hidden) = match *fact {
                Fact::Drew { seat, card } | Fact::Buried { seat, card } => ([Some(seat), None], card.is_none()),
                Fact::Dealt { seat, cards, .. } | Fact::Loaded { seat, cards, .. } => {
                    ([Some(seat), None], cards.is_none())
                }
                Fact::Took { seat, from, cards, .. } => ([Some(seat), Some(from)], cards.is_none()),
                Fact::Returned { seat, to, cards, .. } => ([Some(seat), Some(to)], cards.is_none()),
                _ => continue,
            };
            assert!(hidden || owner.contains(&table.me), "{fact:?} is told to {:?}", table.me);
        }
    }

    async fn send(&mut self, ask: Option<u32>, command: Command) {
        self.client.id += 1;
        let (id, game) = (self.client.id, self.client.game.clone());
        self.client.say(ClientMessage::Send { id, game, ask, order: Order::Heist(command) }).await;
    }

    /// Does whatever is asked, a little at random.
    async fn play(&mut self, chance: usize) {
        let Some(offer) = self.offer.clone() else { return };
        if self.done == Some((offer.ask, offer.slap)) {
            return;
        }
        self.done = Some((offer.ask, offer.slap));
        let pick = |list: &[Seat]| list[chance % list.len()];
        let decision = match offer.seal {
            Some(saloon_protocol::heist::Seal::Load) => Some(Command::LoadCommit { cards: offer.load }),
            Some(saloon_protocol::heist::Seal::Race) => Some(Command::RaceCommit { cards: offer.load }),
            Some(saloon_protocol::heist::Seal::Duel) => {
                Some(Command::DuelCommit { stance: saloon_heist::Stance::Quick })
            }
            None if offer.aim => Some(Command::MissTarget { player: pick(&offer.targets) }),
            None if offer.give_back > 0 => {
                let hand = self.table.as_ref().and_then(|table| table.seats[table.me?.index()].hand);
                let cards = hand.unwrap_or_default().iter().take(offer.give_back.into()).collect();
                Some(Command::SwapReturn { cards })
            }
            None if offer.shootout => Some(Command::StartShootout),
            None if offer.duel => Some(Command::DeclareDuel),
            None if !offer.discards.is_empty() => {
                Some(Command::Discard { cards: offer.discards[chance % offer.discards.len()] })
            }
            None => offer.pass.then_some(Command::Pass),
        };
        if offer.seal.is_none() && !offer.load.is_empty() && chance.is_multiple_of(3) {
            self.send(None, Command::Load { cards: offer.load.iter().take(1).collect() }).await;
        }
        if offer.slap {
            self.send(None, Command::Slap).await;
        } else if let Some(command) = decision {
            self.send(Some(offer.ask), command).await;
        }
    }
}

/// So many people sit down and the first of them starts.
async fn seated(house: &mut House, people: Guest) -> Vec<Robber> {
    let mut robbers = Vec::new();
    for guest in 1..=people {
        let mut client = house.connect(guest).await;
        client.ask(|id| ClientMessage::Sit { id, seat: None }).await;
        robbers.push(Robber::new(client));
    }
    robbers[0].client.ask(|id| ClientMessage::Start { id }).await;
    // What he was shown meanwhile he is shown again.
    robbers[0].client.say(ClientMessage::Hello { since: None, log: false }).await;
    robbers
}

/// Plays until it is over; gives the replay of the game.
async fn play_out(robbers: &mut [Robber]) -> Id {
    for step in 0..200_000 {
        for (at, robber) in robbers.iter_mut().enumerate() {
            robber.look().await;
            robber.play(step + at).await;
        }
        let people = robbers[0].client.people.as_ref().expect("somebody is here");
        if people.stage == Stage::Over {
            return Id::parse(people.replay.as_deref().expect("it was played")).expect("an id");
        }
        // Nobody waits: the clock of the test goes on.
        advance(Duration::from_millis(7)).await;
    }
    panic!("the game does not end");
}

#[tokio::test(start_paused = true)]
async fn people_and_bots_play_to_the_end_in_every_mode() {
    for (mode, players, people) in [
        (Mode::Realtime, 4, 2),
        (Mode::Realtime, 2, 1),
        (Mode::Realtime, 2, 2),
        (Mode::CommitSealed, 3, 2),
        (Mode::CommitSealed, 2, 1),
        (Mode::CommitDrawn, 5, 1),
    ] {
        let mut house = House::new(settings(players, Rules { mode, ..rounds(2) })).await;
        let watcher = house.connect(50).await;
        let mut robbers = seated(&mut house, people).await;
        robbers.push(Robber::new(watcher));
        let id = play_out(&mut robbers).await;
        let store = house.shared.store.clone();
        let row = store.game(id).await.expect("a look").expect("it was dealt");
        let kept = heist::Play::load(id, &row).expect("it was played");
        let winners = kept.game().winners().expect("it is over");
        for guest in 1..=people {
            let history = store.history(guest).await.expect("a look");
            let seat = Seat::new(guest as usize - 1).expect("he sits there");
            assert_eq!(history.games.iter().map(|game| game.won).collect::<Vec<_>>(), [winners.contains(seat)]);
            assert!(history.roles.is_empty(), "there are no roles in this game");
        }
        let all = |kept: Kept, viewer| kept.recording(id, viewer, (0, u32::MAX)).expect("it can be watched");
        let before = all(Kept::Log(Box::new(row)), Viewer::Open(None));
        assert_eq!(before.length as usize, before.frames.len());
        archive::pack_some(&store, 0).await.expect("it can be packed");
        let packed = || async { Kept::packed(store.finished(id).await.expect("a look").expect("it is packed")) };
        let kept = packed().await.expect("it can be read");
        let replay = Replay::parse(&kept.file().expect("a file")).expect("it can be verified");
        assert!(replay.over && replay.config.mode == mode);
        assert_eq!(all(kept, Viewer::Open(None)), before, "packed or not, it is the same game");
        let theirs = all(packed().await.expect("it can be read"), Viewer::Player(Chair::new(0).expect("a chair")));
        assert_eq!(theirs.viewer.map(|seat| seat.index()), Some(0));
        // The table can be opened again with its last position.
        let mut house = house.reopened(0).await;
        let mut back = Robber::new(house.connect(1).await);
        back.client.say(ClientMessage::Hello { since: None, log: true }).await;
        advance(Duration::from_millis(1)).await;
        back.look().await;
        assert!(back.table.is_none_or(|table| table.winners == Some(winners)));
    }
}

/// A table of three people in mid-race: all of them have passed until the fourth sheriff came.
fn racing(ways: [u64; 3]) -> ByHand {
    let mut table = ByHand::open(&house(), settings(3, rounds(1))).expect("it can be played");
    for guest in 1..=3 {
        table.join(guest, guest as Guest);
        table.say(guest, ClientMessage::Hello { since: None, log: false });
        table.say(guest, ClientMessage::Sit { id: 0, seat: None });
    }
    assert!(table.deal(7.into()));
    for (conn, way) in (1..).zip(ways) {
        (0..20).for_each(|_| table.room.round_trip(conn, Duration::from_millis(way)));
    }
    for id in 1.. {
        let game = *table.heist().expect("it was dealt");
        if let Step::Race { .. } = game.step() {
            break;
        }
        let conn = game.active().index() as u64 + 1;
        let offers = heard(&mut table, conn);
        let ask = offers.iter().rev().find_map(|shown| shown.offer.as_ref()).expect("he is asked").ask;
        send(&mut table, conn, (id, Some(ask)), Command::Pass);
        assert!(table.heist() != Some(&game), "passing is always legal");
    }
    (1..=3).for_each(|conn| drop(table.hear(conn)));
    table
}

fn send(table: &mut ByHand, conn: u64, (id, ask): (u32, Option<u32>), command: Command) {
    let game = table.name_of_game();
    table.say(conn, ClientMessage::Send { id, game, ask, order: Order::Heist(command) });
}

fn messages(table: &mut ByHand, conn: u64) -> Vec<ServerMessage> {
    let all = table.hear(conn);
    all.iter().map(|message| serde_json::from_str(message).expect("messages can be read")).collect()
}

fn heard(table: &mut ByHand, conn: u64) -> Vec<Shown> {
    messages(table, conn).iter().filter_map(shown).cloned().collect()
}

fn slap(table: &mut ByHand, conn: u64) {
    send(table, conn, (99, None), Command::Slap);
}

fn closed(shown: &[Shown]) -> Option<Vec<usize>> {
    shown.iter().flat_map(|shown| &shown.facts).find_map(|fact| match fact {
        Fact::RaceClosed { order, .. } => Some(order.iter().map(|seat| seat.index()).collect()),
        _ => None,
    })
}

#[tokio::test(start_paused = true)]
async fn whoever_reacted_sooner_is_first_wherever_he_sits() {
    // Rules: HEIST-RT-3. The second is 60 ms away, one way; his slap arrives later and counts earlier.
    let mut table = racing([0, 120, 10]);
    advance(Duration::from_millis(400)).await;
    slap(&mut table, 1);
    advance(Duration::from_millis(50)).await;
    slap(&mut table, 2);
    assert_eq!(closed(&heard(&mut table, 3)), None, "the third may still come");
    advance(Duration::from_millis(301)).await;
    table.time_passes().await;
    assert_eq!(closed(&heard(&mut table, 3)), Some(vec![1, 0]));
    let row = table.room.shared.store.game(table.game_id().expect("it was dealt")).await;
    let log: Vec<String> =
        row.expect("a look").expect("it was dealt").actions.iter().map(|row| row.action.clone()).collect();
    let last = log.iter().find(|row| row.contains("close")).expect("the race is closed");
    // Rules: HEIST-RT-7.
    assert!(last.contains(r#"{"seat":1,"arrival":450,"comp":120,"reaction":330}"#), "{last}");
    assert!(last.contains(r#"{"seat":0,"arrival":400,"comp":0,"reaction":400}"#), "{last}");
}

#[tokio::test(start_paused = true)]
async fn a_slap_that_arrived_in_time_counts_even_if_it_is_read_late() {
    let mut table = racing([0, 0, 0]);
    let start = tokio::time::Instant::now();
    advance(Duration::from_millis(9_000)).await;
    // The table was busy for nine seconds; the door noted when each of them came.
    let game = table.name_of_game();
    for (conn, after) in [(2, 350), (1, 420)] {
        let order = Order::Heist(Command::Slap);
        let message = ClientMessage::Send { id: 5, game: game.clone(), ask: None, order };
        table.room.say(conn, message, start + Duration::from_millis(after)).await;
    }
    table.time_passes().await;
    assert_eq!(closed(&heard(&mut table, 3)), Some(vec![1, 0]));
}

#[tokio::test(start_paused = true)]
async fn a_premature_slap_locks_the_hand_and_tells_nobody() {
    // Rules: HEIST-RT-5.
    let mut table = ByHand::open(&house(), settings(3, rounds(1))).expect("it can be played");
    for guest in 1..=3 {
        table.join(guest, guest as Guest);
        table.say(guest, ClientMessage::Hello { since: None, log: false });
        table.say(guest, ClientMessage::Sit { id: 0, seat: None });
    }
    assert!(table.deal(7.into()));
    (1..=3).for_each(|conn| drop(table.hear(conn)));
    let (mark, version) = (table.mark(), table.version());
    slap(&mut table, 1);
    let answers = messages(&mut table, 1);
    let [ServerMessage::Refused { rule, line: Some(line), .. }] = answers.as_slice() else { panic!("{answers:?}") };
    assert_eq!((rule.as_str(), line.id.as_ref()), ("HEIST-RT-5", "heist-refusal-no-race"));
    table.assert_is(&mark, "a premature slap");
    assert!(heard(&mut table, 2).is_empty() && table.version() == version);
}

#[tokio::test(start_paused = true)]
async fn during_a_race_others_learn_that_and_not_when() {
    // Rules: HEIST-INFO-1. Whenever the first one slaps, the others are told the same bytes.
    let mut told = Vec::new();
    for after in [150, 390, 2_800] {
        let mut table = racing([0, 40, 0]);
        let (game, id) = (table.name_of_game(), table.version());
        advance(Duration::from_millis(after)).await;
        slap(&mut table, 1);
        let bytes: Vec<String> = table.hear(2).iter().map(|message| message.replace(&game, "G")).collect();
        let text = bytes.join("\n").replace(&format!("\"version\":{}", id + 1), "\"version\":V");
        assert!(text.contains("\"slapped\":{\"seat\":0}") && !text.contains("arrival") && !text.contains("reaction"));
        told.push(text);
    }
    assert!(told.iter().all(|text| *text == told[0]), "{told:#?}");
}

#[tokio::test(start_paused = true)]
async fn suspense_is_no_countdown() {
    // Rules: HEIST-RT-6. Nobody is told how long the cards of a duel stay face down. In six rounds there is one.
    let mut house = House::new(settings(2, rounds(6))).await;
    let mut robbers = seated(&mut house, 2).await;
    for step in 0..100_000 {
        for robber in &mut robbers {
            while !robber.client.inbox.messages.is_empty() {
                let message = robber.client.hear().await;
                let clock = match &message {
                    ServerMessage::Full { clock, .. } | ServerMessage::Step { clock, .. } => *clock,
                    _ => None,
                };
                let Some(shown) = shown(&message) else { continue };
                robber.offer = shown.offer.as_deref().cloned();
                let Some(table) = &shown.table else { continue };
                robber.table = Some((**table).clone());
                match table.waiting {
                    saloon_heist::Waiting::Suspense => {
                        assert!(clock.is_none());
                        return;
                    }
                    saloon_heist::Waiting::Race { .. } | saloon_heist::Waiting::Window { .. } => {
                        assert!(clock.is_none());
                    }
                    _ => {}
                }
            }
            robber.play(step).await;
        }
        advance(Duration::from_millis(5)).await;
    }
    panic!("nobody declared a duel");
}

#[tokio::test(start_paused = true)]
async fn a_house_that_dies_in_mid_race_runs_it_again_for_those_who_had_not_slapped() {
    let store = Store::in_memory();
    let mut house = House::on(store.clone(), settings(3, rounds(1))).await;
    let mut robbers = seated(&mut house, 3).await;
    // Everybody passes until the race is on.
    loop {
        for robber in &mut robbers {
            robber.look().await;
            if let Some(ask) = robber.offer.take().filter(|offer| offer.pass).map(|offer| offer.ask) {
                robber.send(Some(ask), Command::Pass).await;
            }
        }
        if matches!(robbers[0].table.as_ref().map(|table| table.waiting), Some(saloon_heist::Waiting::Race { .. })) {
            break;
        }
        advance(Duration::from_millis(5)).await;
    }
    advance(Duration::from_millis(600)).await;
    robbers[2].send(None, Command::Slap).await;
    advance(Duration::from_millis(10)).await;
    robbers[0].look().await;
    assert!(robbers[0].facts.iter().any(|fact| matches!(fact, Fact::Slapped { seat } if seat.index() == 2)));
    let game = Id::parse(&robbers[0].client.game).expect("an id");
    // Without a word: what was written down is all there is.
    let id = house.id;
    drop((robbers, house));
    advance(Duration::from_millis(1)).await;
    let kept = store.room(id).await.expect("a look").expect("it was written down");
    let state: RoomState = serde_json::from_str(&kept).expect("it can be read");
    let mut house = House::opened(store.clone(), (id, state), Some(0));
    // The first one is back: the race waits for the others, for a while.
    let mut first = Robber::new(house.connect(1).await);
    first.client.say(ClientMessage::Hello { since: None, log: false }).await;
    advance(Duration::from_millis(500)).await;
    first.look().await;
    let table = first.table.clone().expect("the race");
    assert!(table.paused && table.seats[2].slapped && first.offer.is_none());
    assert!(first.said.contains(&Some(Phrase::RaceAgain)), "the house says what happened");
    let mut second = Robber::new(house.connect(2).await);
    let third = house.connect(3).await;
    advance(Duration::from_millis(5)).await;
    first.look().await;
    assert!(first.table.as_ref().is_some_and(|table| !table.paused), "everybody is here");
    assert!(first.offer.as_ref().is_some_and(|offer| offer.slap));
    // The second reacts within 300 ms, sooner than the third did before the house died; the first is slower than both.
    advance(Duration::from_millis(300)).await;
    second.client.catch_up().await;
    second.client.game = first.client.game.clone();
    second.send(None, Command::Slap).await;
    advance(Duration::from_millis(400)).await;
    first.send(None, Command::Slap).await;
    advance(Duration::from_millis(10)).await;
    first.look().await;
    let order = first.facts.iter().find_map(|fact| match fact {
        Fact::RaceClosed { order, .. } => Some(order.iter().map(|seat| seat.index()).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(order, Some(vec![1, 2, 0]), "whoever had slapped keeps his time");
    let row = store.game(game).await.expect("a look").expect("it was dealt");
    let close = row.actions.iter().find(|row| row.action.contains("close")).expect("the race is closed");
    assert!(close.action.contains("\"again\":true"), "the log says so: {}", close.action);
    let file = Kept::Log(Box::new(row)).file().expect("a file");
    assert!(file.contains("race again "), "and so does the replay");
    drop(third);
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_for_ever_for_those_who_do_not_come_back() {
    let table = racing([0, 0, 0]);
    let (id, store) = (table.game_id().expect("it was dealt"), table.room.shared.store.clone());
    let row = store.game(id).await.expect("a look").expect("it was dealt");
    let mut play = heist::Play::load(id, &row).expect("it was played");
    assert!(play.waits());
    play.plan(&[None, None, None], (0, 400), false);
    let until = play.alarm().expect("a time");
    assert!(play.wake(until - 1).is_none() && play.wake(until).is_some_and(|next| next.shows_all()));
}

#[tokio::test(start_paused = true)]
async fn a_decision_counts_once_and_one_about_the_past_is_refused() {
    let mut house = House::new(settings(2, rounds(1))).await;
    let mut robbers = seated(&mut house, 2).await;
    let active = loop {
        for robber in &mut robbers {
            robber.look().await;
        }
        let asked = |robber: &Robber| robber.offer.as_ref().is_some_and(|offer| offer.pass);
        match robbers.iter().position(asked) {
            Some(active) => break active,
            None => advance(Duration::from_millis(5)).await,
        }
    };
    let robber = &mut robbers[active];
    let ask = robber.offer.as_ref().expect("it is his turn").ask;
    let (game, order) = (robber.client.game.clone(), Order::Heist(Command::Pass));
    let message = |id| ClientMessage::Send { id, game: game.clone(), ask: Some(ask), order };
    robber.client.say(message(70)).await;
    let step = robber.client.until(|message| matches!(message, ServerMessage::Step { .. })).await;
    assert!(matches!(step, ServerMessage::Step { answers: Some(70), .. }));
    robber.client.say(message(70)).await;
    robber.client.until(|message| matches!(message, ServerMessage::Done { id: 70 })).await;
    robber.client.say(message(71)).await;
    robber.client.until(|message| matches!(message, ServerMessage::Refused { id: Some(71), .. })).await;
    let action = ClientMessage::Act { id: 72, game: game.clone(), ask, action: saloon_rules::Action::Pass };
    robber.client.say(action).await;
    let refused = robber.client.until(|message| matches!(message, ServerMessage::Refused { id: Some(72), .. })).await;
    assert!(!matches!(refused, ServerMessage::Refused { rule, .. } if rule.is_empty()));
}

#[tokio::test(start_paused = true)]
async fn the_absent_pass_are_missing_and_keep_their_chair() {
    // Rules: HEIST-RT-9.
    let mut house = House::new(settings(2, rounds(1))).await;
    let mut robbers = seated(&mut house, 2).await;
    let gone = robbers.pop().expect("the second");
    house.table.send(Input::Left { conn: gone.client.conn }).await;
    let id = play_out(&mut robbers).await;
    let people = robbers[0].client.people.as_ref().expect("somebody is here");
    assert!(!people.chairs[1].stand_in && !people.chairs[1].present, "no bot plays for him");
    let row = house.shared.store.game(id).await.expect("a look").expect("it was dealt");
    let theirs: Vec<&str> = row.actions.iter().filter(|row| row.chair == 1).map(|row| row.action.as_str()).collect();
    assert!(theirs.iter().all(|row| row.contains("\"auto\":true")), "{theirs:?}");
}
