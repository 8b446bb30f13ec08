//! What is written is there, whatever happens around it.

use saloon_rules::{Action, Config, Edition, Player};

use super::*;
use crate::ids::Id;
use crate::settings::presets;

fn open(folder: &Path) -> Result<Store, StoreError> {
    Store::open(folder, Synchronous::Normal, Arc::default())
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room for a directory")
}

async fn begin(store: &Store) -> (Id, Id) {
    let (game, room) = (Id::random(), Id::random());
    let config = serde_json::to_string(&Config::new(Edition::Classic, 4)).expect("it is data");
    let settings = serde_json::to_string(&presets()[0].settings).expect("it is data");
    let (state, names) = ("{}".to_owned(), "[]".to_owned());
    let job = Job::Begin { game, room, state, config, seed: 1.into(), settings, names };
    store.write(job).await.expect("a deal is written");
    (game, room)
}

fn append(game: Id, seq: u32) -> Job {
    let player = Player::new(1).expect("there is one");
    Job::Append(Answer { game, seq, player, ask: seq + 1, client: Some(9), action: Action::Pass, print: u64::MAX })
}

#[tokio::test]
async fn what_is_written_is_read_back_by_the_next_server() {
    let folder = folder();
    let game = {
        let store = open(folder.path()).expect("it opens");
        let (game, room) = begin(&store).await;
        store.write(append(game, 0)).await.expect("an answer is written");
        store.write(Job::Room { room, state: "[1]".into() }).await.expect("a table is written");
        game
    };
    let store = reopened(folder.path()).await;
    let row = store.game(game).await.expect("a look").expect("it is there");
    assert_eq!((row.actions.len(), row.actions[0].client, row.over), (1, Some(9), false));
    assert_eq!(store.rooms().await.expect("a look"), [(row.room, "[1]".to_owned())]);
}

/// The writer of the last handle ends a moment after it; its lock with it.
async fn reopened(folder: &Path) -> Store {
    loop {
        match open(folder) {
            Err(StoreError::InUse(_)) => tokio::task::yield_now().await,
            opened => return opened.expect("it opens"),
        }
    }
}

#[tokio::test]
async fn a_write_that_cannot_be_done_hurts_no_other() {
    let folder = folder();
    let store = open(folder.path()).expect("it opens");
    let (game, _) = begin(&store).await;
    let jobs = [append(game, 0), append(game, 0), append(game, 1)];
    let all: Vec<_> = jobs
        .into_iter()
        .map(|job| {
            tokio::spawn({
                let store = store.clone();
                async move { store.write(job).await.is_ok() }
            })
        })
        .collect();
    let mut done = 0;
    for one in all {
        done += u32::from(one.await.expect("it does not panic"));
    }
    assert_eq!(done, 2, "the same answer is written once");
    assert_eq!(store.game(game).await.expect("a look").expect("it is there").actions.len(), 2);
}

#[tokio::test]
async fn a_second_server_is_refused() {
    let folder = folder();
    let _first = open(folder.path()).expect("it opens");
    assert!(matches!(open(folder.path()), Err(StoreError::InUse(_))));
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
    let guests = crate::guests::Guests::new(store.clone(), u32::MAX);
    let (person, token) = guests.welcome(None).await.expect("somebody comes in");
    let link = guests.link(person.guest).expect("there is room");
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
        let config = serde_json::to_string(&Config::new(Edition::Classic, 4)).expect("it is data");
        let settings = serde_json::to_string(&presets()[0].settings).expect("it is data");
        let names = "[]".to_owned();
        let state = "{}".to_owned();
        let begin = Job::Begin { game, room, state, config, seed: 1.into(), settings, names };
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
    let spoke = Some((game, 0, Spoken { after: 1, player: Player::new(1).expect("there is one") }));
    let say = Job::Say { room, seq: 0, said: said.expect("it is data"), onlookers: false, spoke };
    store.write(say).await.expect("what is new can be written");
    assert_eq!(store.game(game).await.expect("a look").expect("it is there").spoken.len(), 1);
    store.write(Job::DropRoom { room }).await.expect("a table goes");
    assert!(store.speeches(room).await.expect("a look").is_empty(), "the words go with the table");
    assert_eq!(store.game(game).await.expect("a look").expect("it is there").spoken.len(), 1, "the game stays whole");
    let form: u32 =
        store.read(|on| on.pragma_query_value(None, "user_version", |row| row.get(0))).await.expect("a look");
    assert_eq!(form as usize, schema::STEPS.len());
}

#[tokio::test]
async fn a_history_holds_fifty_games_and_counts_all() {
    let store = Store::in_memory();
    let entry = |at: i64| saloon_protocol::http::PlayedGame {
        game: Id::random().to_string(),
        at,
        table: "Rio Bravo".into(),
        edition: "classic".into(),
        players: 5,
        people: 1,
        role: saloon_rules::Role::Outlaw,
        character: saloon_rules::Character::from_id("el-gringo").expect("he is in the base game"),
        won: at % 2 == 0,
        alive: false,
    };
    store.read(move |on| (0..60).try_for_each(|at| history::add(on, 3, &entry(at)))).await.expect("there is room");
    let kept = store.history(3).await.expect("a look");
    assert_eq!((kept.games.len(), kept.games[0].at, kept.games[49].at), (50, 59, 10));
    assert_eq!((kept.roles[0].games, kept.roles[0].won), (60, 30));
}
