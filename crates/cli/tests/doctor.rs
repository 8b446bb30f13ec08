//! `saloon doctor` against real files, a real PostgreSQL and a real NATS: what it finds, and that it leaves everything alone.

// Only some of it is needed here.
#[allow(dead_code)]
mod house;
#[allow(dead_code)]
mod nodes;

use std::collections::BTreeMap;
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

use house::{folder, saloon, serve};
use nodes::{Person, Town};
use serde_json::Value;

/// How long anything may take that should happen soon: the machine may be busy.
const SOON: Duration = Duration::from_secs(20);

/// What was found, and whether the program was content.
struct Findings {
    all: Vec<Value>,
    content: bool,
}

impl Findings {
    /// Is there such a finding?
    fn has(&self, level: &str, words: &str) -> bool {
        self.all
            .iter()
            .any(|one| one["level"] == level && one["found"].as_str().is_some_and(|found| found.contains(words)))
    }

    fn expect(&self, level: &str, words: &str) -> &Findings {
        assert!(self.has(level, words), "no {level} about {words:?} in {:#?}", self.all);
        self
    }

    fn without(&self, level: &str) -> &Findings {
        assert!(self.all.iter().all(|one| one["level"] != level), "{:#?}", self.all);
        self
    }
}

fn doctor(words: &[&str]) -> Findings {
    // A port of its own: nobody listens there, and nobody is meant to.
    let own = words.contains(&"--addr");
    let mut command = saloon();
    command.args(["doctor", "--json"]).args(words);
    if !own {
        command.args(["--addr", "127.0.0.1:0"]);
    }
    let output = command.output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let told: Value = serde_json::from_str(&said)
        .unwrap_or_else(|_| panic!("JSON, not {said}{}", String::from_utf8_lossy(&output.stderr)));
    let all = told["findings"].as_array().expect("a list").clone();
    for one in &all {
        let advised = one["do"].as_str().is_some_and(|advice| !advice.is_empty());
        assert_eq!(advised, one["level"] != "ok", "whatever is not well comes with what to do: {one}");
        assert!(!one["found"].as_str().expect("words").contains('\n'), "one line: {one}");
    }
    let count = |level: &str| all.iter().filter(|one| one["level"] == level).count() as u64;
    assert_eq!((told["wrong"].as_u64(), told["warnings"].as_u64()), (Some(count("wrong")), Some(count("warning"))));
    let content = output.status.success();
    assert_eq!(content, count("wrong") == 0, "the exit code says whether something is wrong");
    Findings { all, content }
}

fn data(folder: &Path) -> Findings {
    doctor(&["--data", &folder.to_string_lossy()])
}

/// Every file of a directory, byte for byte, with the time it was last written to.
fn bytes(folder: &Path) -> BTreeMap<String, (Vec<u8>, SystemTime)> {
    let files = std::fs::read_dir(folder).expect("it is there");
    let all = files.map(|file| {
        let file = file.expect("it can be listed");
        let written = file.metadata().and_then(|about| about.modified()).expect("a time");
        (file.file_name().to_string_lossy().into_owned(), (std::fs::read(file.path()).expect("bytes"), written))
    });
    all.collect()
}

/// What Python's SQLite does to a file.
fn sqlite(file: &Path, sql: &str) {
    let code = "import sqlite3,sys;b=sqlite3.connect(sys.argv[1]);b.execute(sys.argv[2]);b.commit();b.close()";
    let done = Command::new("python3").args(["-c", code]).arg(file).arg(sql).output().expect("there is a python");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn a_house_that_is_not_there_yet_is_not_made() {
    let place = folder();
    let missing = place.path().join("some/where");
    let found = data(&missing);
    found.expect("ok", "will be made").expect("ok", "can be had").without("wrong");
    assert!(found.content && bytes(place.path()).is_empty(), "nothing was made");
}

#[test]
fn not_a_byte_of_a_data_directory_changes() {
    let place = folder();
    let mut server = serve(place.path(), "127.0.0.1:0");
    let ann = Person::new(&server, "Ann");
    ann.open(&server, "Rio Bravo");
    // While it runs.
    data(place.path())
        .expect("warning", "a server runs on")
        .expect("ok", "because a server writes to it")
        .without("wrong");
    // After it was killed: with a -wal, which has to stay.
    server.kill();
    let before = bytes(place.path());
    assert!(before.get("saloon.db-wal").is_some_and(|(wal, _)| !wal.is_empty()), "{:?}", before.keys());
    data(place.path()).expect("warning", "did not end properly").expect("ok", "is whole").without("wrong");
    assert!(bytes(place.path()) == before, "not a byte, not a file, not a time");
    // After a proper end.
    let mut server = serve(place.path(), "127.0.0.1:0");
    server.signal("TERM");
    server.child.wait().expect("it ends");
    let before = bytes(place.path());
    data(place.path())
        .expect("ok", "form 7")
        .expect("ok", "is whole")
        .expect("ok", "can be written to")
        .without("wrong");
    assert!(bytes(place.path()) == before);
    // And what it says of the rest leaves it alone, too.
    let file = place.path().join("saloon.db");
    sqlite(&file, "PRAGMA user_version = 5");
    let before = bytes(place.path());
    data(place.path()).expect("warning", "form 5; the next start brings it to form 7");
    assert!(bytes(place.path()) == before);
    sqlite(&file, "PRAGMA user_version = 99");
    let before = bytes(place.path());
    assert!(!data(place.path()).expect("wrong", "newer saloon (form 99").content);
    assert!(bytes(place.path()) == before);
    let whole = before["saloon.db"].0.clone();
    std::fs::write(&file, &whole[..whole.len() / 2]).expect("there is room");
    sqlite_form(&file, 7);
    let before = bytes(place.path());
    data(place.path()).expect("wrong", "is damaged");
    assert!(bytes(place.path()) == before);
    std::fs::write(
        &file,
        "once upon a time in the west, there was a file that is no database of anybody at all, long enough to be",
    )
    .expect("there is room");
    data(place.path()).expect("wrong", "its first bytes are wrong");
    std::fs::remove_file(&file).expect("it was there");
    std::fs::write(place.path().join("saloon.db-wal"), "left over").expect("there is room");
    data(place.path()).expect("wrong", "its -wal holds");
}

/// The form where the bytes of a file have it.
fn sqlite_form(file: &Path, form: u32) {
    let mut bytes = std::fs::read(file).expect("it is there");
    bytes[60..64].copy_from_slice(&form.to_be_bytes());
    std::fs::write(file, bytes).expect("there is room");
}

#[test]
fn an_address_that_somebody_has_is_named() {
    let (place, other) = (folder(), folder());
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = taken.local_addr().expect("an address").to_string();
    let data = other.path().to_string_lossy().into_owned();
    assert!(!doctor(&["--addr", &address, "--data", &data]).expect("wrong", "cannot be had").content);
    let server = serve(place.path(), "127.0.0.1:0");
    let found = doctor(&["--addr", &server.address, "--data", &data]);
    found.expect("warning", "a saloon answers at").without("wrong");
    doctor(&["--addr", "203.0.113.7:8080", "--data", &data]).expect("wrong", "203.0.113.7:8080 cannot be had");
}

#[test]
fn a_file_is_read_as_the_server_reads_it_and_thought_about() {
    let place = folder();
    let file = place.path().join("house.toml");
    let said = |text: &str| {
        std::fs::write(&file, text).expect("there is room");
        let data = place.path().join("data");
        doctor(&["--config", &file.to_string_lossy(), "--data", &data.to_string_lossy()])
    };
    said("[limits]\ntabels = 3\n").expect("wrong", "line 2").expect("wrong", "unknown field `tabels`");
    said("[limits]\ntables = -3\n").expect("wrong", "house.toml");
    said("[limits]\ntables = 0\n").expect("wrong", "limits.tables is 0");
    said("[limits]\nguests_per_hour = 5000\n").expect("warning", "limits.guests_per_hour (5000) is more than");
    said("[limits]\nconnections = 4000000\n").expect("warning", "open files");
    said("[clocks]\nfast = 0\n").expect("wrong", "clocks.fast is 0");
    said("[expiry]\nplaying = 3\n").expect("warning", "expiry.playing is 3 s");
    said("[keep]\ngames = 10\n").expect("warning", "keep.recordings");
    said("[bots]\nthreads = 500\n").expect("warning", "bots.threads is 500");
    said("behind_proxy = true\n").expect("warning", "behind_proxy without hosts").without("wrong");
    said("hosts = [\"https://saloon.example/\"]\n").expect("wrong", "no browser sends");
    assert!(
        !said("behind_proxy = true\nhosts = [\"saloon.example\", \"[::1]:80\", \"a:8080\"]\n").has("warning", "hosts")
    );
    said("[distance]\nheader = \"x client rtt\"\n")
        .expect("wrong", "no name of a header")
        .expect("warning", "about proxies");
    said("[metrics]\naddress = \"0.0.0.0:0\"\n").expect("warning", "to everybody who reaches it");
    said("[metrics]\ntoken = \"short\"\n").expect("warning", "metrics.token is short");
    said("nats = \"nats://127.0.0.1:1\"\n")
        .expect("wrong", "cannot keep everything in a file")
        .expect("wrong", "does not answer");
    let well = said("[metrics]\naddress = \"127.0.0.2:0\"\n[limits]\nconnections = 200\n");
    assert!(well.without("wrong").without("warning").content);
    std::fs::remove_file(&file).expect("it was there");
    doctor(&["--config", &file.to_string_lossy()]).expect("wrong", "cannot be read");
}

#[test]
fn a_database_is_asked_and_left_alone() {
    let town = Town::new();
    let store = town.store().to_owned();
    let look = || doctor(&["--store", &store]);
    look().expect("ok", "holds no house yet").expect("ok", "may make tables").expect("ok", "answers: PostgreSQL");
    assert_eq!(town.sql("SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace"), "0");
    // The test server does not wait for the disk.
    look()
        .expect("wrong", "fsync is off")
        .expect("wrong", "full_page_writes is off")
        .expect("warning", "archive_mode is off");
    // Nodes are alive: a house of its own would be refused.
    let (mut first, second) = (town.node(), town.node());
    Person::new(&first, "Ann").open(&first, "Alamo");
    look().expect("wrong", "2 nodes of a town are connected").expect("ok", "form 2").expect("ok", "all 17 tables");
    let with = |nats: &str| doctor(&["--store", &store, "--nats", nats]);
    let together = with(town.nats());
    together.expect("ok", "2 alive, of form 2").expect("ok", "all 2 nodes").expect("ok", "there and back");
    assert!(!together.has("wrong", "nodes"), "{:?}", together.all);
    with("nats://127.0.0.1:1").expect("wrong", "nats://127.0.0.1:1 does not answer");
    // One that died is seen until somebody takes its tables.
    drop(second);
    first.kill();
    nodes::until(SOON, || look().has("warning", "2 did not end properly"));
    // What was there before is there after, row by row.
    let all = "SELECT md5(string_agg(r, '' ORDER BY r)) FROM (SELECT meta::text AS r FROM meta UNION ALL
        SELECT node::text FROM node UNION ALL SELECT room::text || xmin FROM room UNION ALL SELECT guest::text FROM guest) AS r";
    let before = town.sql(all);
    look();
    assert_eq!(town.sql(all), before);
    // A newer form, an older one, and no way in.
    town.sql("UPDATE meta SET value = 99 WHERE key = 'form'");
    look().expect("wrong", "newer saloon (form 99");
    town.sql("UPDATE meta SET value = 1 WHERE key = 'form'");
    look().expect("warning", "form 1; the next start brings it to form 2");
    town.sql("DROP TABLE game; UPDATE meta SET value = 2 WHERE key = 'form'");
    look().expect("wrong", "may not read and write game");
    doctor(&["--store", &store.replace("town_", "nowhere_")]).expect("wrong", "does not exist");
    doctor(&["--store", "postgres://nobody@127.0.0.1:1/saloon"]).expect("wrong", "does not answer");
}

#[test]
fn whoever_may_not_write_is_told_so() {
    let town = Town::new();
    drop(town.node());
    let user = format!("reader_{}", std::process::id());
    let schema = town.sql("SELECT current_schema()");
    town.sql(&format!("CREATE ROLE {user} LOGIN; GRANT USAGE ON SCHEMA {schema} TO {user}; GRANT SELECT ON ALL TABLES IN SCHEMA {schema} TO {user}"));
    let store = town.store().replace("postgres://postgres@", &format!("postgres://{user}@"));
    doctor(&["--store", &store]).expect("wrong", "may not read and write").expect("ok", "answers");
    town.sql(&format!("ALTER ROLE {user} SET default_transaction_read_only = on"));
    doctor(&["--store", &store]).expect("wrong", "it can only be read");
    town.sql(&format!("DROP OWNED BY {user}; DROP ROLE {user}"));
}

#[test]
fn a_line_a_finding_for_people() {
    let place = folder();
    let told =
        saloon().args(["doctor", "--addr", "127.0.0.1:0", "--data"]).arg(place.path()).output().expect("it runs");
    let words = String::from_utf8_lossy(&told.stdout).into_owned();
    let lines: Vec<&str> = words.lines().collect();
    let (last, rest) = lines.split_last().expect("lines");
    assert!(
        rest.iter().all(|line| ["ok ", "warning ", "wrong "].iter().any(|level| line.starts_with(level))),
        "{words}"
    );
    assert!(last.starts_with("0 wrong, "), "{last}");
}
