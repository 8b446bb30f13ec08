//! What is written is there, whatever happens around it. What holds for every kind of store is tested one floor up.

use super::super::{Answer, Finish, Old, Spoken, Store as Either};
use super::*;
use crate::ids::Id;
use crate::settings::presets;

fn open(folder: &Path) -> Result<Sqlite, StoreError> {
    Sqlite::open(folder, Synchronous::Normal, Arc::default())
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room for a directory")
}

async fn begin(store: &Sqlite) -> (Id, Id) {
    let (game, room) = (Id::random(), Id::random());
    let config = "{}".to_owned();
    let settings = serde_json::to_string(&presets()[0].settings).expect("it is data");
    let (state, names) = ("{}".to_owned(), "[]".to_owned());
    let job = Job::Begin { game, room, rules: 1, state, config, seed: [1; 32], settings, names };
    store.write(job).await.expect("a deal is written");
    (game, room)
}

fn append(game: Id, seq: u32) -> Job {
    let action = "\"pass\"".to_owned();
    let answer = Answer { game, seq, chair: 1, ask: seq + 1, client: Some(9), action, print: u64::MAX };
    Job::Append { answers: vec![answer], snapshot: None }
}

/// The lock is held until the writer of the last handle has closed the file.
async fn reopened(folder: &Path) -> Sqlite {
    loop {
        match open(folder) {
            Err(StoreError::InUse(_)) => tokio::task::yield_now().await,
            opened => return opened.expect("it opens"),
        }
    }
}

#[tokio::test]
async fn a_file_that_is_not_ours_or_newer_is_left_alone() {
    let folder = folder();
    drop(open(folder.path()).expect("it opens"));
    drop(reopened(folder.path()).await);
    let path = folder.path().join(FILE);
    let good = std::fs::read(&path).expect("it is there");
    let change = |at: usize, with: &[u8]| {
        let mut bytes = good.clone();
        bytes[at..at + with.len()].copy_from_slice(with);
        bytes
    };
    let cases = [
        (change(60, &99_u32.to_be_bytes()), "newer saloon (form 99"),
        (change(0, b"scribble"), "damaged"),
        (change(68, &[1, 2, 3, 4]), "another program"),
        (change(4096, &[0xff; 2048]), "damaged"),
        (good[..50].to_vec(), "damaged"),
    ];
    for (bytes, expected) in cases {
        std::fs::write(&path, &bytes).expect("it can be written");
        let refused = loop {
            match open(folder.path()) {
                Err(StoreError::InUse(_)) => tokio::task::yield_now().await,
                Err(why) => break why.to_string(),
                Ok(_) => panic!("a bad file was opened"),
            }
        };
        assert!(refused.contains(expected), "{refused}");
        assert!(std::fs::read(&path).expect("it is there") == bytes, "it was touched");
    }
}

#[tokio::test]
async fn a_backup_of_a_running_store_holds_everything() {
    let (folder, other) = (folder(), folder());
    let store = open(folder.path()).expect("it opens");
    let (game, _) = begin(&store).await;
    store.write(append(game, 0)).await.expect("an answer is written");
    let copy = other.path().join(FILE);
    backup(folder.path(), &copy).expect("it is copied");
    assert!(backup(folder.path(), &copy).is_err(), "nothing is overwritten");
    let copied = open(other.path()).expect("a copy opens");
    assert_eq!(copied.game(game).await.expect("a look").expect("it is there").actions.len(), 1);
}

#[tokio::test]
async fn no_token_stands_in_the_file() {
    let folder = folder();
    let store = open(folder.path()).expect("it opens");
    let guests = crate::guests::Guests::new(store.clone().into(), u32::MAX);
    let (person, token) = guests.welcome(None).await.expect("somebody comes in");
    let link = guests.link(person.guest).await.expect("a look").expect("there is room");
    let moved = guests.follow(link.text()).await.expect("a step").expect("the link works");
    let files = std::fs::read_dir(folder.path()).expect("it is there");
    let bytes: Vec<u8> =
        files.flat_map(|file| std::fs::read(file.expect("it is a file").path()).expect("it can be read")).collect();
    let holds = |secret: &[u8]| bytes.windows(secret.len()).any(|part| part == secret);
    for secret in [&token, &link, &moved] {
        assert!(!holds(secret.text().as_bytes()));
    }
    assert!(holds(&token.hash()) && holds(&moved.hash()), "their hashes are kept");
}

#[tokio::test]
async fn an_older_file_is_brought_up_to_date_and_keeps_everything() {
    let folder = folder();
    let (game, room) = (Id::random(), Id::random());
    {
        let old = Connection::open(folder.path().join(FILE)).expect("it can be made");
        old.execute_batch(schema::STEPS[0]).expect("the first form");
        old.pragma_update(None, "application_id", schema::OURS).expect("ours");
        old.pragma_update(None, "user_version", 1).expect("form one");
        let config = "{}".to_owned();
        let settings = serde_json::to_string(&presets()[0].settings).expect("it is data");
        let names = "[]".to_owned();
        let state = "{}".to_owned();
        let begin = Job::Begin { game, room, rules: 1, state, config, seed: [1; 32], settings, names };
        begin.write(&old).expect("a deal of old");
        append(game, 0).write(&old).expect("an answer of old");
    }
    let store = open(folder.path()).expect("it opens");
    let row = store.game(game).await.expect("a look").expect("it is there");
    assert_eq!((row.actions.len(), row.spoken.len(), row.room), (1, 0, room));
    let said = serde_json::to_string(&saloon_protocol::wire::Said {
        name: "Ann".into(),
        seat: None,
        who: 0,
        text: Some("still here".into()),
        phrase: None,
    });
    let spoke = Some((game, 0, Spoken { after: 1, chair: 1 }));
    let say = Job::Say { room, seq: 0, said: said.expect("it is data"), onlookers: false, spoke, ending: None };
    store.write(say).await.expect("what is new can be written");
    assert_eq!(store.game(game).await.expect("a look").expect("it is there").spoken.len(), 1);
    store.write(Job::DropRoom { room }).await.expect("a table goes");
    assert!(store.speeches(room).await.expect("a look").is_empty(), "the words go with the table");
    assert_eq!(store.game(game).await.expect("a look").expect("it is there").spoken.len(), 1, "the game stays whole");
    let form: u32 =
        store.read(|on| on.pragma_query_value(None, "user_version", |row| row.get(0))).await.expect("a look");
    assert_eq!(form as usize, schema::STEPS.len());
}

/// A house that died: the file with its `-wal`, in another directory.
async fn died() -> (tempfile::TempDir, Id) {
    let (folder, other) = (folder(), folder());
    let store = open(folder.path()).expect("it opens");
    let (game, _) = begin(&store).await;
    store.write(append(game, 0)).await.expect("an answer is written");
    for name in ["saloon.db", "saloon.db-wal"] {
        std::fs::copy(folder.path().join(name), other.path().join(name)).expect("it is there");
    }
    (other, game)
}

/// Everything in a directory but the lock and SQLite's notes about who reads.
fn contents(folder: &Path) -> Vec<(std::ffi::OsString, Vec<u8>)> {
    let files = std::fs::read_dir(folder).expect("it is there").map(|file| file.expect("it is a file"));
    let kept = files.filter(|file| file.file_name() != "lock" && file.file_name() != "saloon.db-shm");
    let mut all: Vec<_> =
        kept.map(|file| (file.file_name(), std::fs::read(file.path()).expect("it can be read"))).collect();
    all.sort();
    all
}

#[tokio::test]
async fn a_refused_file_stays_as_it_is_and_so_does_what_stands_beside_it() {
    type Harm = fn(&Path);
    let cases: [(&str, Harm); 4] = [
        ("its end is missing", |folder| {
            let file = std::fs::File::options().write(true).open(folder.join(FILE)).expect("it is there");
            file.set_len(4096).expect("it can be cut");
        }),
        ("newer saloon (form 99", |folder| {
            let connection = Connection::open(folder.join(FILE)).expect("it opens");
            let keep = rusqlite::config::DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
            connection.set_db_config(keep, true).expect("it is known");
            connection.pragma_update(None, "user_version", 99).expect("a newer program writes");
        }),
        ("it is empty, but its -wal is not", |folder| {
            std::fs::write(folder.join(FILE), b"").expect("it can be written");
        }),
        ("it is empty, but its -wal is not", |folder| {
            std::fs::remove_file(folder.join(FILE)).expect("it can be removed");
        }),
    ];
    for (expected, harm) in cases {
        let (folder, _) = died().await;
        harm(folder.path());
        let before = contents(folder.path());
        assert!(before.iter().any(|(name, bytes)| name == "saloon.db-wal" && !bytes.is_empty()));
        let why = open(folder.path()).err().expect("it is refused").to_string();
        assert!(why.contains(expected), "{why}");
        assert!(contents(folder.path()) == before, "opening changed something: {expected}");
        let copy = folder.path().join("copy");
        let why = backup(folder.path(), &copy).expect_err("nor can it be copied").to_string();
        assert!(why.contains(expected), "{why}");
        assert!(contents(folder.path()) == before, "copying changed something: {expected}");
    }
}

#[tokio::test]
async fn a_house_that_died_in_the_middle_of_carrying_over_is_whole() {
    // The file is behind what its head says, and the -wal has the rest.
    let (folder, game) = died().await;
    let path = folder.path().join(FILE);
    let other = tempfile::tempdir().expect("there is room for a directory");
    std::fs::copy(folder.path().join("saloon.db-wal"), other.path().join("saloon.db-wal")).expect("it is there");
    std::fs::copy(&path, other.path().join(FILE)).expect("it is there");
    drop(Connection::open(&path).and_then(|on| on.query_row("PRAGMA wal_checkpoint", [], |_| Ok(()))));
    let head = std::fs::read(&path).expect("it is there")[..4096].to_vec();
    let mut file = std::fs::read(other.path().join(FILE)).expect("it is there");
    file[..4096].copy_from_slice(&head);
    std::fs::write(other.path().join(FILE), file).expect("it can be written");
    let store = open(other.path()).expect("it opens");
    assert_eq!(store.game(game).await.expect("a look").expect("it is there").actions.len(), 1);
}

/// Scribbles over a page that nobody looks at when the house opens.
fn scribble(folder: &Path) {
    let path = folder.join(FILE);
    let on = Connection::open(&path).expect("it opens");
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'report'";
    let page: u32 = on.query_row(sql, [], |row| row.get(0)).expect("there is such a table");
    on.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).expect("it is carried over");
    on.close().expect("nobody else has it");
    let mut bytes = std::fs::read(&path).expect("it is there");
    bytes[(page as usize - 1) * 4096..][..4096].fill(0xff);
    std::fs::write(&path, bytes).expect("it can be written");
}

#[tokio::test]
async fn issue_11_1_half_a_copy_is_not_left_behind() {
    let (folder, _) = died().await;
    scribble(folder.path());
    let copy = folder.path().join("copy.db");
    assert!(backup(folder.path(), &copy).is_err(), "a damaged page cannot be copied");
    assert!(!copy.exists(), "nobody takes it for a copy");
}

#[tokio::test]
async fn issue_11_4_a_large_file_is_looked_through_after_an_unclean_end_while_the_house_is_open() {
    let (folder, game) = died().await;
    scribble(folder.path());
    let metrics = Arc::<Metrics>::default();
    // No file is small: this one is not looked through before the doors open.
    let large = |metrics: &Arc<Metrics>| Sqlite::open_with(folder.path(), Synchronous::Normal, Arc::clone(metrics), 0);
    let store = large(&metrics).expect("it opens at once");
    assert_eq!(store.game(game).await.expect("a look").expect("it is there").actions.len(), 1, "and plays");
    let noticed = async {
        while metrics.damaged.get() == 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), noticed).await.expect("the damage is noticed");
    store.close().await;
    // It has been closed as it should be: nobody looks again.
    let opened = schema::open(&folder.path().join(FILE), 0).expect("it opens");
    assert!(!opened.unchecked);
    drop(opened);
    let again = schema::open(&folder.path().join(FILE), 0).expect("it opens");
    assert!(again.unchecked, "the one before did not say goodbye");
    drop(again);
    let why = open(folder.path()).err().expect("a small file is looked through before the doors open").to_string();
    assert!(why.contains("damaged"), "{why}");
}

#[tokio::test]
async fn issue_11_3_the_wal_is_carried_over_while_the_writer_goes_on() {
    let folder = folder();
    let store = open(folder.path()).expect("it opens");
    let size = |name: &str| std::fs::metadata(folder.path().join(name)).map_or(0, |file| file.len());
    let before = size(FILE);
    // So much that the thread is woken, and not so much that the writer would do it itself.
    for room in 0..60_i64 {
        let state = "x".repeat(100 * 4096);
        store.write(Job::Room { room: Id::from_number(room), state }).await.expect("there is room");
    }
    let carried = async {
        while size(FILE) < before + (2000 * 4096) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), carried).await.expect("it is carried over");
    assert!(size("saloon.db-wal") > 4000 * 4096, "the writer has not begun anew");
    assert_eq!(store.rooms().await.expect("a look").len(), 60);
}

#[tokio::test]
async fn a_closed_store_leaves_one_whole_file() {
    let folder = folder();
    let store = open(folder.path()).expect("it opens");
    let (game, _) = begin(&store).await;
    let waiting = store.write(append(game, 0));
    let kept = store.clone();
    let (written, ()) = tokio::join!(waiting, store.close());
    assert!(written.is_ok(), "what came before is written");
    assert!(matches!(kept.write(append(game, 1)).await, Err(StoreError::Closed)), "and nothing after");
    assert!(matches!(kept.game(game).await, Err(StoreError::Closed)));
    let names: Vec<_> = contents(folder.path()).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["saloon.db"], "nothing waits beside the file");
    let again = open(folder.path()).expect("nobody holds the lock");
    assert_eq!(again.game(game).await.expect("a look").expect("it is there").actions.len(), 1);
}

#[tokio::test]
async fn a_restored_copy_is_what_was_copied_whatever_lay_there() {
    let (data, copies) = (folder(), folder());
    let copy = copies.path().join("copy.db");
    let game = {
        let store = open(data.path()).expect("it opens");
        let (game, _) = begin(&store).await;
        store.write(append(game, 0)).await.expect("an answer is written");
        backup(data.path(), &copy).expect("it is copied");
        for seq in 1..300 {
            store.write(append(game, seq)).await.expect("an answer is written");
        }
        assert!(matches!(restore(data.path(), &copy), Err(StoreError::InUse(_))), "not while a server runs");
        // It dies: its -wal stays.
        for name in ["saloon.db", "saloon.db-wal"] {
            std::fs::copy(data.path().join(name), copies.path().join(name)).expect("it is there");
        }
        store.close().await;
        for name in ["saloon.db", "saloon.db-wal"] {
            std::fs::copy(copies.path().join(name), data.path().join(name)).expect("it can be put back");
        }
        game
    };
    let whole = std::fs::read(&copy).expect("it is there");
    restore(data.path(), &copy).expect("it is put back");
    assert_eq!(std::fs::read(&copy).expect("it is there"), whole, "the copy stays");
    let names: Vec<_> = contents(data.path()).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["saloon.db"], "nothing of the old house is left");
    let store = open(data.path()).expect("it opens");
    assert_eq!(store.game(game).await.expect("a look").expect("it is there").actions.len(), 1);
}

#[tokio::test]
async fn a_restore_that_was_interrupted_is_ended_by_the_next_start() {
    let (folder, game) = died().await;
    let (other, _) = died().await;
    // The copy was whole and the old -wal not yet gone when the lights went out.
    backup(other.path(), &folder.path().join("saloon.db.restoring")).expect("it is copied");
    let store = open(folder.path()).expect("it opens");
    assert!(store.game(game).await.expect("a look").is_none(), "this is the house of the copy");
}

#[tokio::test]
async fn what_cannot_be_restored_hurts_nothing() {
    let (folder, _) = died().await;
    let before = contents(folder.path());
    let bad = tempfile::tempdir().expect("there is room for a directory");
    let scribble = bad.path().join("scribble");
    std::fs::write(&scribble, b"no database at all, but more than a hundred bytes of it".repeat(9)).expect("written");
    assert!(restore(folder.path(), &scribble).is_err());
    assert!(restore(folder.path(), &bad.path().join("missing")).is_err());
    assert!(contents(folder.path()) == before, "something changed");
}

/// A finished game of so many seconds ago, packed.
async fn finished(store: &Sqlite, ago: i64) -> Id {
    let (game, room) = begin(store).await;
    let Job::Append { answers, .. } = append(game, 0) else { unreachable!() };
    store
        .write(Job::End {
            answers,
            game,
            room,
            ending: Finish { state: "{}".into(), played: Vec::new(), series: None },
        })
        .await
        .expect("an end");
    store.write(Job::Ended { game, at: crate::house::now() - ago }).await.expect("a time");
    let job = Job::Archive { game, log: vec![7; 900], recording: vec![9; 1800] };
    store.write(job).await.expect("it is packed");
    game
}

#[tokio::test]
async fn issue_11_4_a_recording_of_any_length_is_read_back_and_fills_its_pages() {
    let folder = folder();
    let store = open(folder.path()).expect("it opens");
    let recording = |length: usize| (0..length).map(|at| (at * 7 % 251) as u8).collect::<Vec<_>>();
    for length in [1, 339, 340, 341, 2300, 87_040, 87_041, 400_000] {
        let (game, room) = begin(&store).await;
        let Job::Append { answers, .. } = append(game, 0) else { unreachable!() };
        store
            .write(Job::End {
                answers,
                game,
                room,
                ending: Finish { state: "{}".into(), played: Vec::new(), series: None },
            })
            .await
            .expect("an end");
        store.write(Job::Archive { game, log: vec![7], recording: recording(length) }).await.expect("it is packed");
        let row = store.finished(game).await.expect("a look").expect("it is kept");
        assert!(row.recording == Some(recording(length)), "{length} bytes");
    }
    let pages = |store: Sqlite| async move {
        store.read(|on| on.pragma_query_value(None, "page_count", |row| row.get::<_, u32>(0))).await.expect("a look")
    };
    let before = pages(store.clone()).await;
    let write = |on: &Connection| (1000..1200).try_for_each(|number| pieces::write(on, number, &[5; 2300]));
    store.read(write).await.expect("there is room");
    let each = (pages(store.clone()).await - before) * 4096 / 200;
    assert!(each < 2580, "{each} bytes on disk for 2,300");
}

#[tokio::test]
async fn issue_11_4_recordings_of_the_form_before_are_kept() {
    let folder = folder();
    {
        let old = Connection::open(folder.path().join(FILE)).expect("it can be made");
        schema::STEPS[..5].iter().for_each(|step| old.execute_batch(step).expect("a form before"));
        old.pragma_update(None, "application_id", schema::OURS).expect("ours");
        old.pragma_update(None, "user_version", 5).expect("form five");
        for number in 1..4 {
            let log = rusqlite::params![number, number * 11, [number as u8; 900]];
            old.execute("INSERT INTO finished (number, id, over, log) VALUES (?1, ?2, 9, ?3)", log).expect("a log");
        }
        let steps = rusqlite::params![[8_u8; 2300]];
        old.execute("INSERT INTO recording (number, steps) VALUES (2, ?1)", steps).expect("a recording");
    }
    let store = open(folder.path()).expect("it opens");
    let kept = |id| store.finished(Id::from_number(id));
    assert_eq!(kept(22).await.expect("a look").expect("it is kept").recording, Some(vec![8; 2300]));
    assert_eq!(kept(33).await.expect("a look").expect("it is kept").recording, None);
}

#[tokio::test]
async fn old_things_go_and_the_file_gives_back_their_room() {
    const DAY: i64 = 24 * 60 * 60;
    let folder = folder();
    let store = open(folder.path()).expect("it opens");
    let (ancient, old) = (finished(&store, 800 * DAY).await, finished(&store, 500 * DAY).await);
    for _ in 0..600 {
        finished(&store, 800 * DAY).await;
    }
    let young = finished(&store, DAY).await;
    let (running, room) = begin(&store).await;
    let said = r#"{"name":"Ann","seat":null,"text":"hi","phrase":null}"#.to_owned();
    store.write(Job::Say { room, seq: 0, said, onlookers: false, spoke: None, ending: None }).await.expect("a word");
    let pages = |store: Sqlite| async move {
        store.read(|on| on.pragma_query_value(None, "page_count", |row| row.get::<_, u32>(0))).await.expect("a look")
    };
    let before = pages(store.clone()).await;
    assert!(
        store.game(ancient).await.expect("a look").is_none(),
        "a packed game leaves the log of those that are played"
    );
    let keep = crate::options::Keep { games: 730, recordings: 365, guests: 0, chat: 0 };
    crate::archive::sweep(&Either::from(store.clone()), &keep, 0).await.expect("it is swept");
    assert!(store.finished(ancient).await.expect("a look").is_none(), "too old");
    let row = store.finished(old).await.expect("a look").expect("it is kept");
    assert_eq!((row.log.len(), row.recording), (900, None), "only its recording was too old");
    assert!(store.finished(young).await.expect("a look").expect("it is kept").recording.is_some());
    assert!(store.game(running).await.expect("a look").is_some(), "what is played is never too old");
    assert_eq!(store.speeches(room).await.expect("a look").len(), 1, "0 is for ever");
    let after = pages(store.clone()).await;
    assert!(after * 3 < before, "{before} pages became {after}");
    let guests = crate::guests::Guests::new(store.clone().into(), 1000);
    let (person, token) = guests.welcome(None).await.expect("somebody comes in");
    let tomorrow = crate::house::now() + DAY;
    let all = Old { games: i64::MIN, recordings: i64::MIN, guests: tomorrow, chat: tomorrow };
    store.write(Job::Sweep(all)).await.expect("it is swept");
    assert!(store.guest(token.hash()).await.expect("a look").is_none(), "{} is forgotten", person.name);
    assert!(store.speeches(room).await.expect("a look").is_empty());
}
