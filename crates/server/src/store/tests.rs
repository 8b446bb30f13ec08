//! What holds for every kind of store: the same tests, once on a file and once on a real PostgreSQL.

mod town;

use std::collections::BTreeSet;
use std::process::Command;
use std::sync::OnceLock;

use super::*;
use crate::options::Keep;
use crate::settings::presets;
use crate::table::LINES;

const DAY: i64 = 24 * 60 * 60;

/// The address of the test server, started if it does not run.
fn server() -> &'static str {
    static SERVER: OnceLock<String> = OnceLock::new();
    SERVER.get_or_init(|| {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/postgres");
        let started = Command::new(script).arg("start").output().expect("the script runs");
        let why = String::from_utf8_lossy(&started.stderr);
        assert!(started.status.success(), "tests of the store need PostgreSQL: {why}");
        String::from_utf8(started.stdout).expect("an address is text").trim().to_owned()
    })
}

async fn client() -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(server(), tokio_postgres::NoTls).await.expect("it answers");
    tokio::spawn(connection);
    client
}

/// A place with nothing in it, gone when the test is over.
struct Spot {
    place: Place,
    _folder: Option<tempfile::TempDir>,
    schema: Option<String>,
}

impl Spot {
    fn file() -> Spot {
        let folder = tempfile::tempdir().expect("there is room for a directory");
        Spot { place: folder.path().into(), _folder: Some(folder), schema: None }
    }

    async fn base() -> Spot {
        let schema = format!("t_{}", Id::random());
        client().await.batch_execute(&format!("CREATE SCHEMA {schema}")).await.expect("there is room for a schema");
        let own = format!("options=-csearch_path%3D{schema}&application_name={schema}");
        let place = format!("{}?{own}", server()).parse().expect("an address");
        Spot { place, _folder: None, schema: Some(schema) }
    }

    async fn both() -> [Spot; 2] {
        [Spot::file(), Spot::base().await]
    }

    async fn try_open(&self) -> Result<Store, StoreError> {
        Store::open(&self.place, Company::Alone, Synchronous::Normal, Arc::default()).await
    }

    async fn open(&self) -> Store {
        self.try_open().await.expect("it opens")
    }

    /// One of several nodes.
    async fn node(&self) -> Store {
        let opened = Store::open(&self.place, Company::Town, Synchronous::Normal, Arc::default()).await;
        opened.expect("it opens")
    }

    /// Another server, after the one before has closed.
    async fn reopen(&self, before: Store) -> Store {
        before.close().await;
        self.open().await
    }

    /// Something only a database can be asked.
    async fn sql(&self, sql: &str) {
        let schema = self.schema.as_ref().expect("it is a database");
        let sql = format!("SET search_path TO {schema}; {sql}");
        client().await.batch_execute(&sql).await.expect("it is good SQL");
    }
}

async fn begin(store: &Store) -> (Id, Id) {
    let (game, room) = (Id::random(), Id::random());
    let settings = serde_json::to_string(&presets()[0].settings).expect("it is data");
    let (config, state, names) = ("{}".to_owned(), "{}".to_owned(), r#"["Ann"]"#.to_owned());
    let job = Job::Begin { game, room, rules: 2, state, config, seed: [7; 32], settings, names };
    store.write(job).await.expect("a deal is written");
    (game, room)
}

fn answer(game: Id, seq: u32) -> Answer {
    Answer { game, seq, chair: 1, ask: seq + 1, client: Some(9), action: "\"pass\"".into(), print: u64::MAX - 1 }
}

fn append(game: Id, seq: u32) -> Job {
    Job::Append { answers: vec![answer(game, seq)], snapshot: None }
}

async fn end(store: &Store, ago: i64) -> Id {
    let (game, room) = begin(store).await;
    let ending = Finish { state: "{}".into(), played: Vec::new(), series: None };
    store.write(Job::End { answers: vec![answer(game, 0)], game, room, ending }).await.expect("an end");
    store.write(Job::Ended { game, at: crate::house::now() - ago }).await.expect("a time");
    game
}

#[tokio::test]
async fn what_is_written_is_read_back_by_the_next_server() {
    for spot in Spot::both().await {
        let store = spot.open().await;
        let (game, room) = begin(&store).await;
        let state = |after| State { after, heard: 2, state: format!("after {after}") };
        let job = Job::Append { answers: vec![answer(game, 0), answer(game, 1)], snapshot: Some(state(2)) };
        store.write(job).await.expect("answers are written");
        let recording = vec![1, 2, 3];
        store.write(Job::Renew { game, rules: 3, state: state(2), recording }).await.expect("it goes on");
        store.write(Job::Room { room, state: "[1]".into() }).await.expect("a table is written");
        store.write(Job::Meta { key: "open_at", value: 42 }).await.expect("a number is written");
        let store = spot.reopen(store).await;
        let row = store.game(game).await.expect("a look").expect("it is there");
        let logged = &row.actions[1];
        assert_eq!((logged.chair, logged.ask, logged.client, logged.print), (1, 2, Some(9), u64::MAX - 1));
        assert_eq!((row.actions.len(), row.rules, row.seed, row.over), (2, 3, [7; 32], None));
        assert_eq!((row.settings.clone(), row.names.clone()), (presets()[0].settings.clone(), vec!["Ann".to_owned()]));
        assert!(crate::house::now() - row.began < 60 && logged.at >= row.began);
        let (snapshot, renewed) = (row.snapshot.expect("a state"), row.renewed.expect("where it went on"));
        assert_eq!((snapshot.after, snapshot.heard, snapshot.state.as_str()), (2, 2, "after 2"));
        assert_eq!((renewed.rules, renewed.recording), (2, vec![1, 2, 3]), "the rules before");
        assert_eq!(store.rooms().await.expect("a look"), [(row.room, "[1]".to_owned())]);
        assert_eq!(store.room(room).await.expect("a look").as_deref(), Some("[1]"));
        assert_eq!(
            (store.meta("open_at").await.expect("a look"), store.meta("?").await.expect("a look")),
            (Some(42), None)
        );
        assert!(store.game(Id::random()).await.expect("a look").is_none());
        store.close().await;
    }
}

#[tokio::test]
async fn a_write_that_cannot_be_done_hurts_no_other() {
    for spot in Spot::both().await {
        let store = spot.open().await;
        let (game, _) = begin(&store).await;
        let jobs = [append(game, 0), append(game, 0), append(game, 1)];
        let all = jobs.into_iter().map(|job| {
            let store = store.clone();
            tokio::spawn(async move { store.write(job).await.is_ok() })
        });
        let mut done = 0;
        for one in all.collect::<Vec<_>>() {
            done += u32::from(one.await.expect("it does not panic"));
        }
        assert_eq!(done, 2, "the same answer is written once");
        assert_eq!(store.game(game).await.expect("a look").expect("it is there").actions.len(), 2);
        // A job is whole or not at all: the second answer of this one is there already.
        let job = Job::Append { answers: vec![answer(game, 2), answer(game, 1)], snapshot: None };
        assert!(store.write(job).await.is_err());
        assert_eq!(store.game(game).await.expect("a look").expect("it is there").actions.len(), 2);
        store.close().await;
    }
}

#[tokio::test]
async fn a_second_server_is_refused_and_a_closed_one_writes_nothing() {
    for spot in Spot::both().await {
        let store = spot.open().await;
        let refused = spot.try_open().await.err().expect("it is in use");
        assert!(matches!(refused, StoreError::InUse(_)), "{refused}");
        let (game, _) = begin(&store).await;
        let waiting = store.write(append(game, 0));
        let (written, ()) = tokio::join!(waiting, store.close());
        assert!(written.is_ok(), "what came before is written");
        assert!(matches!(store.write(append(game, 1)).await, Err(StoreError::Closed)), "and nothing after");
        assert!(matches!(store.game(game).await, Err(StoreError::Closed)));
        let again = spot.open().await;
        assert_eq!(again.game(game).await.expect("a look").expect("it is there").actions.len(), 1);
        again.close().await;
    }
}

#[tokio::test]
async fn sessions_come_and_go() {
    for spot in Spot::both().await {
        let store = spot.open().await;
        let hash = |of: u8| [of; 32];
        store
            .write(Job::Guest { guest: 5, name: "Ann".into(), session: hash(1), program: true })
            .await
            .expect("a guest");
        store.write(Job::Session { guest: 5, session: hash(2) }).await.expect("a session");
        store.write(Job::Session { guest: 5, session: hash(3) }).await.expect("a session");
        store.write(Job::Rename { guest: 5, name: "Bea".into() }).await.expect("a name");
        let (guest, name, _) = store.guest(hash(1)).await.expect("a look").expect("it is known");
        assert_eq!((guest, name.as_str()), (5, "Bea"));
        assert_eq!(store.name_of(5).await.expect("a look").as_deref(), Some("Bea"));
        let all =
            |rows: Vec<SessionRow>| rows.into_iter().map(|row| (row.hash[0], row.program)).collect::<BTreeSet<_>>();
        let sessions = all(store.sessions(5).await.expect("a look"));
        assert_eq!(sessions, [(1, true), (2, false), (3, false)].into());
        store.write(Job::SignOut { guest: 5, which: Ending::One(hash(1)) }).await.expect("one ends");
        store.write(Job::SignOut { guest: 5, which: Ending::But(hash(3)) }).await.expect("others end");
        assert_eq!(all(store.sessions(5).await.expect("a look")), [(3, false)].into());
        store.age_sessions(100).await;
        let old = store.guest(hash(3)).await.expect("a look").expect("it is known").2;
        store.write(Job::Used { session: hash(3) }).await.expect("it is used");
        assert!(store.guest(hash(3)).await.expect("a look").expect("it is known").2 >= old + 100);
        store.write(Job::Forget { before: crate::house::now() + 9 }).await.expect("all end");
        assert!(store.guest(hash(3)).await.expect("a look").is_none());
        store.close().await;
    }
}

#[tokio::test]
async fn a_history_holds_fifty_games_and_counts_all() {
    for spot in Spot::both().await {
        let store = spot.open().await;
        let (game, room) = begin(&store).await;
        let entry = |at: i64| saloon_protocol::http::PlayedGame {
            game: Id::from_number(at).to_string(),
            at,
            table: "Rio Bravo".into(),
            edition: "classic".into(),
            players: 5,
            people: 1,
            role: (at != 3).then_some(saloon_rules::Role::Outlaw),
            character: saloon_rules::Character::from_id("el-gringo"),
            won: at % 2 == 0,
            alive: false,
        };
        let played = (0..60).map(|at| (3, entry(at))).collect();
        let series = Some((room, 1, "kept".to_owned()));
        let ending = Finish { state: "over".into(), played, series };
        store.write(Job::End { answers: Vec::new(), game, room, ending }).await.expect("an end");
        let kept = store.history(3).await.expect("a look");
        assert_eq!((kept.games.len(), kept.games[0].at, kept.games[49].at), (50, 59, 10));
        assert_eq!((kept.roles[0].games, kept.roles[0].won), (59, 30), "one had no role");
        assert_eq!(kept.games[0], entry(59));
        assert_eq!(store.series(room).await.expect("a look"), ["kept"]);
        assert_eq!(store.room(room).await.expect("a look").as_deref(), Some("over"));
        store.write(Job::ForgetPlayed { guest: 3 }).await.expect("it is forgotten");
        assert!(store.history(3).await.expect("a look").games.is_empty());
        store.close().await;
    }
}

#[tokio::test]
async fn talk_and_complaints_are_kept() {
    for spot in Spot::both().await {
        let store = spot.open().await;
        let (game, room) = begin(&store).await;
        let said = r#"{"name":"Ann","seat":null,"text":"hi","phrase":null}"#;
        for seq in 0..LINES as u32 + 2 {
            let spoke = (seq == 1).then_some((game, 0, Spoken { after: 0, chair: 2 }));
            let job = Job::Say { room, seq, said: said.into(), onlookers: seq == 2, spoke, ending: None };
            store.write(job).await.expect("a word");
        }
        let lines = store.speeches(room).await.expect("a look");
        assert_eq!((lines.len(), lines[0].0, lines[0].2), (LINES, 2, true), "only the last lines are kept");
        let spoken = store.game(game).await.expect("a look").expect("it is there").spoken;
        assert_eq!(spoken, [Spoken { after: 0, chair: 2 }]);
        let about = saloon_protocol::http::Complaint::Insults;
        let report = |reporter| {
            let said = serde_json::from_str(&format!("[{said}]")).expect("a line");
            Job::Report(NewReport {
                room,
                game: Some(game),
                reporter,
                guest: 4,
                name: "Bob".into(),
                about,
                words: "!".into(),
                said,
            })
        };
        store.write(report(1)).await.expect("a complaint");
        store.write(report(2)).await.expect("a complaint");
        assert_eq!(store.reports_of_today(1).await.expect("a look"), 1);
        let all = reports(&spot.place).await.expect("beside the server");
        assert_eq!((all.len(), all[0].report.reporter, all[0].report.game), (2, 2, Some(game)), "the latest first");
        assert_eq!((all[0].report.said[0].text.as_deref(), all[0].report.about), (Some("hi"), about));
        store.write(Job::DropRoom { room }).await.expect("a table goes");
        assert!(
            store.speeches(room).await.expect("a look").is_empty() && store.rooms().await.expect("a look").is_empty()
        );
        store.close().await;
    }
}

#[tokio::test]
async fn finished_games_are_packed_and_go_when_they_are_old() {
    for spot in Spot::both().await {
        let store = spot.open().await;
        let mut games = Vec::new();
        for ago in [800, 500, 1] {
            games.push(end(&store, ago * DAY).await);
        }
        let stuck = end(&store, 900 * DAY).await;
        store.write(Job::Stuck { game: stuck, rules: 2 }).await.expect("it stays");
        let over = store.over(2, 9).await.expect("a look");
        assert_eq!(over, games, "the oldest first, without those these rules cannot follow");
        assert_eq!(store.over(3, 9).await.expect("a look").len(), 4, "other rules try again");
        let (running, _) = begin(&store).await;
        for game in games.iter().chain([&running]) {
            let job = Job::Archive { game: *game, log: vec![7; 900], recording: vec![9; 1800] };
            store.write(job).await.expect("it is packed");
        }
        assert!(store.game(running).await.expect("a look").is_some(), "only what is over is packed");
        assert!(store.game(games[0]).await.expect("a look").is_none());
        let keep = Keep { games: 730, recordings: 365, guests: 0, chat: 0 };
        crate::archive::sweep(&store, &keep, 0).await.expect("it is swept");
        let kept = |game| {
            let store = store.clone();
            async move { store.finished(game).await.expect("a look") }
        };
        assert!(kept(games[0]).await.is_none() && store.game(stuck).await.expect("a look").is_none(), "too old");
        let row = kept(games[1]).await.expect("it is kept");
        assert_eq!((row.log, row.recording), (vec![7; 900], None), "only its recording was too old");
        assert_eq!(kept(games[2]).await.expect("it is kept").recording, Some(vec![9; 1800]));
        store.close().await;
    }
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let spot = Spot::base().await;
    spot.open().await.close().await;
    spot.sql("UPDATE meta SET value = 99 WHERE key = 'form'").await;
    let why = spot.try_open().await.err().expect("it is refused").to_string();
    assert!(why.contains("newer saloon (form 99") && !why.contains("search_path"), "{why}");
    let why = carry(&Spot::file().place, &spot.place).await.expect_err("it is refused").to_string();
    assert!(why.contains("cannot use") || why.contains("newer"), "{why}");
}

#[tokio::test]
async fn a_database_that_is_not_there_says_so() {
    let place: Place = "postgres://nobody@127.0.0.1:1/saloon".parse().expect("an address");
    let opened = Store::open(&place, Company::Alone, Synchronous::Normal, Arc::default()).await;
    let why = opened.err().expect("nobody answers").to_string();
    assert!(why.contains("postgres://127.0.0.1/saloon does not answer"), "{why}");
}

/// The connections of the house are cut again and again while it writes: every answer is there once, and every caller
/// was told so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_may_break_at_any_moment() {
    let spot = Spot::base().await;
    let store = spot.open().await;
    let (game, _) = begin(&store).await;
    let name = spot.schema.clone().expect("it is a database");
    let killer = tokio::spawn(async move {
        let client = client().await;
        for _ in 0..25 {
            let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1";
            client.query(sql, &[&name]).await.expect("it can be asked");
            tokio::time::sleep(std::time::Duration::from_millis(15)).await;
        }
    });
    let mut seq = 0;
    while !killer.is_finished() {
        let some = (0..20).map(|at| store.write(append(game, seq + at)));
        for written in futures_util::future::join_all(some).await {
            written.expect("it is written, late or not");
        }
        seq += 20;
    }
    killer.await.expect("it does not panic");
    let row = store.game(game).await.expect("a look").expect("it is there");
    assert!(row.actions.iter().map(|logged| logged.ask).eq(1..=seq), "{} of {seq}", row.actions.len());
    store.close().await;
}

#[tokio::test]
async fn a_house_is_carried_from_one_kind_to_the_other_and_back() {
    let (file, base, back) = (Spot::file(), Spot::base().await, Spot::file());
    let store = file.open().await;
    let (game, room) = begin(&store).await;
    store.write(append(game, 0)).await.expect("an answer");
    store.write(Job::Meta { key: "open_at", value: 42 }).await.expect("a number");
    store.write(Job::Guest { guest: 5, name: "Ann".into(), session: [1; 32], program: false }).await.expect("a guest");
    let packed = end(&store, DAY).await;
    let recording: Vec<u8> = (0..5000_u32).map(|at| (at % 251) as u8).collect();
    store
        .write(Job::Archive { game: packed, log: vec![3; 50], recording: recording.clone() })
        .await
        .expect("it is packed");
    let in_use = carry(&file.place, &base.place).await.expect_err("a server runs on it");
    assert!(matches!(in_use, StoreError::InUse(_)), "{in_use}");
    store.close().await;
    let carried = carry(&file.place, &base.place).await.expect("it is carried");
    assert_eq!(carry(&base.place, &back.place).await.expect("and back"), carried);
    let rows = |table: &str| carried.iter().find(|one| one.table == table).map(|one| one.rows);
    assert_eq!([rows("game"), rows("action"), rows("finished"), rows("meta")], [Some(1), Some(1), Some(1), Some(1)]);
    for spot in [&base, &back] {
        let refused = carry(&file.place, &spot.place).await.expect_err("it is not empty");
        assert!(matches!(refused, StoreError::NotEmpty(_)), "{refused}");
        let store = spot.open().await;
        let row = store.game(game).await.expect("a look").expect("it is there");
        assert_eq!((row.room, row.actions[0].print, row.over), (room, u64::MAX - 1, None));
        assert_eq!(
            store.finished(packed).await.expect("a look").expect("it is kept").recording,
            Some(recording.clone())
        );
        assert_eq!(store.meta("open_at").await.expect("a look"), Some(42));
        assert_eq!(store.guest([1; 32]).await.expect("a look").expect("it is known").0, 5);
        store.write(append(game, 1)).await.expect("and the game goes on");
        store.close().await;
    }
}
