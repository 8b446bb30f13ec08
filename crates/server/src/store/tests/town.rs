//! Several nodes on one database: who has a table, and what becomes of whoever has lost his.

use std::time::Duration;

use super::*;

/// A node and whoever keeps its lease; nothing is renewed by itself.
struct Node {
    store: Store,
    keeper: Keeper,
}

impl Node {
    async fn new(spot: &Spot) -> Node {
        let store = spot.node().await;
        let keeper = store.keeper().expect("a database has one");
        Node { store, keeper }
    }

    async fn claims(&mut self) -> Vec<Id> {
        self.keeper
            .claim(self.store.life())
            .await
            .expect("it can be asked")
            .iter()
            .map(|claimed| claimed.room)
            .collect()
    }
}

impl Spot {
    /// The lease of a node runs out now, instead of in a while.
    async fn run_out(&self, node: &Node) {
        self.sql(&format!("UPDATE node SET until = 0 WHERE id = {}", node.store.life())).await;
    }

    async fn numbers(&self, sql: &str) -> Vec<i64> {
        let (client, schema) = (client().await, self.schema.as_ref().expect("it is a database"));
        client.batch_execute(&format!("SET search_path TO {schema}")).await.expect("it is there");
        let row = client.query_one(sql, &[]).await.expect("it is good SQL");
        (0..row.len()).map(|at| row.get(at)).collect()
    }
}

/// Everything a house keeps, as one number; leases left out.
const ALL: &str = "SELECT hashtextextended(string_agg(row::text, '' ORDER BY row::text), 0) FROM
    (SELECT action AS row FROM action UNION ALL SELECT room.id || state FROM room UNION ALL SELECT game::text FROM game
     UNION ALL SELECT speech::text FROM speech UNION ALL SELECT snapshot::text FROM snapshot) AS rows";

#[tokio::test]
async fn whoever_was_taken_for_dead_writes_not_a_byte_more_and_begins_anew() {
    let spot = Spot::base().await;
    let (mut ann, mut bob) = (Node::new(&spot).await, Node::new(&spot).await);
    let (mine, first) = (ann.store.mine(), ann.store.life());
    let (game, room) = begin(&mine).await;
    mine.write(append(game, 0)).await.expect("it is hers");
    assert!(bob.claims().await.is_empty(), "her lease is good");
    spot.run_out(&ann).await;
    assert_eq!(bob.claims().await, [room]);
    assert_eq!(spot.numbers("SELECT owner, epoch FROM room").await, [bob.store.life(), 2]);
    let before = spot.numbers(ALL).await;
    assert!(!mine.is_lost(), "nobody has told her");
    let said = r#"{"name":"Ann","seat":null,"text":"hi","phrase":null}"#.to_owned();
    let jobs = [
        append(game, 1),
        Job::Room { room, state: "late".into() },
        Job::Room { room: Id::random(), state: "new".into() },
        Job::Say { room, seq: 0, said, onlookers: false, spoke: None, ending: None },
        Job::Snapshot { game, state: State { after: 1, heard: 0, state: "late".into() } },
        Job::DropRoom { room },
    ];
    let all = jobs.into_iter().map(|job| mine.write(job));
    for refused in futures_util::future::join_all(all).await {
        assert!(matches!(refused, Err(StoreError::Fenced)), "{refused:?}");
    }
    assert_eq!(spot.numbers(ALL).await, before, "not a byte");
    assert!(mine.is_lost() && !mine.hold().await);
    // What belongs to no table is written all the same, in another life; and so is what is new.
    ann.store.write(Job::Meta { key: "open_at", value: 7 }).await.expect("it belongs to nobody");
    assert!(ann.store.life() != first && ann.store.life() != 0);
    let (_, other) = begin(&ann.store.mine()).await;
    assert_eq!(
        spot.numbers(&format!("SELECT owner, epoch FROM room WHERE id = {}", other.number())).await,
        [ann.store.life(), 1]
    );
    let taken = bob.store.mine();
    taken.write(append(game, 1)).await.expect("it is his");
    bob.store.close().await;
    assert!(ann.keeper.claim(first).await.is_err(), "a life that is over gets no table");
    assert_eq!(ann.claims().await, [room]);
    ann.store.close().await;
}

#[tokio::test]
async fn tables_of_the_dead_are_taken_once_and_shared_out() {
    let spot = Spot::base().await;
    let (ann, mut bob, mut cleo) = (Node::new(&spot).await, Node::new(&spot).await, Node::new(&spot).await);
    let mine = ann.store.mine();
    let all = futures_util::future::join_all((0..30).map(|_| begin(&mine))).await;
    let all: BTreeSet<Id> = all.into_iter().map(|(_, room)| room).collect();
    spot.run_out(&ann).await;
    let beat = bob.keeper.beat().await.expect("it can be asked").expect("he lives");
    let mut both = [bob.keeper.lease().process(), cleo.keeper.lease().process()];
    both.sort_unstable();
    assert!(beat.orphans && beat.processes == both, "he sees that she is dead");
    let (his, hers) = tokio::join!(bob.claims(), cleo.claims());
    let taken: BTreeSet<Id> = his.iter().chain(&hers).copied().collect();
    assert_eq!((taken.len(), his.len() + hers.len()), (30, 30), "each once");
    assert_eq!(taken, all);
    assert_eq!(spot.numbers("SELECT min(epoch), max(epoch) FROM room").await, [2, 2]);
    assert!(!bob.keeper.beat().await.expect("it can be asked").expect("he lives").orphans);
    for store in [ann.store, bob.store, cleo.store] {
        store.close().await;
    }
}

#[tokio::test]
async fn one_statement_renews_all_tables_and_a_lease_nobody_took_goes_on() {
    let spot = Spot::base().await;
    let (mut ann, mut bob) = (Node::new(&spot).await, Node::new(&spot).await);
    let mine = ann.store.mine();
    for _ in 0..5 {
        begin(&mine).await;
    }
    let versions = "SELECT sum(xmin::text::bigint)::bigint FROM room";
    let before = spot.numbers(versions).await;
    spot.run_out(&ann).await;
    ann.keeper.beat().await.expect("it can be asked").expect("nobody has noticed");
    assert_eq!(spot.numbers(versions).await, before, "no table was touched");
    assert!(bob.claims().await.is_empty() && mine.hold().await, "and all are hers");
    // It is good for as long as was said and no longer, by her own clock too.
    tokio::time::sleep(postgres::LEASE + Duration::from_millis(50)).await;
    let held = tokio::time::timeout(Duration::from_millis(50), mine.hold()).await;
    assert!(held.is_err() && !mine.is_lost(), "she does not know, and waits");
    let (held, beat) = tokio::join!(mine.hold(), ann.keeper.beat());
    assert!(held && beat.expect("it can be asked").is_some());
    ann.store.close().await;
    bob.store.close().await;
}

#[tokio::test]
async fn whoever_goes_leaves_everything_to_others_at_once() {
    let spot = Spot::base().await;
    let (ann, mut bob) = (Node::new(&spot).await, Node::new(&spot).await);
    let (game, room) = begin(&ann.store.mine()).await;
    let last = ann.store.write(append(game, 0));
    let (written, ()) = tokio::join!(last, ann.store.release());
    written.expect("what came before is written");
    assert_eq!(bob.claims().await, [room]);
    assert!(matches!(ann.store.write(append(game, 1)).await, Err(StoreError::Closed)));
    bob.store.close().await;
}

#[tokio::test]
async fn a_node_that_stopped_in_the_middle_of_a_commit_is_not_waited_for() {
    let spot = Spot::base().await;
    let (ann, mut bob) = (Node::new(&spot).await, Node::new(&spot).await);
    let (_, room) = begin(&ann.store.mine()).await;
    // As her own connection would stand if she were frozen between two statements.
    let frozen = client().await;
    let schema = spot.schema.as_ref().expect("it is a database");
    let sql = format!(
        "SET search_path TO {schema}; SET idle_in_transaction_session_timeout = '1500ms'; BEGIN;
         UPDATE node SET commits = 9 WHERE id = {}",
        ann.store.life()
    );
    frozen.batch_execute(&sql).await.expect("it is good SQL");
    let other = client().await;
    other.batch_execute(&format!("SET search_path TO {schema}")).await.expect("it is there");
    assert!(bob.claims().await.is_empty());
    // Her lease cannot be touched while she writes; it runs out by itself.
    tokio::time::sleep(postgres::LEASE).await;
    assert_eq!(bob.claims().await, [room]);
    ann.store.close().await;
    bob.store.close().await;
}

/// A connection as a node has it.
async fn line(spot: &Spot) -> tokio_postgres::Client {
    let (client, schema) = (client().await, spot.schema.as_ref().expect("it is a database"));
    client.batch_execute(&format!("SET search_path TO {schema}")).await.expect("it is there");
    client
}

const LATE: &str = "INSERT INTO action (game, seq, player, ask, client, action, print, at)
    VALUES ($1, 1, 1, 2, 9, '\"pass\"', 0, 0)";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_that_is_still_carried_out_when_its_line_breaks_is_waited_for() {
    let spot = Spot::base().await;
    let ann = spot.node().await;
    let mine = ann.mine();
    let (game, _) = begin(&mine).await;
    mine.write(append(game, 0)).await.expect("it is hers");
    // Her next commit, over a line she gives up: the database is in the middle of it.
    let late = line(&spot).await;
    late.batch_execute("BEGIN").await.expect("it answers");
    late.query(postgres::GUARD, &[&ann.life(), &3_i64]).await.expect("it is the next");
    late.execute(LATE, &[&game.number()]).await.expect("it can be written");
    let other = line(&spot).await;
    let name = spot.schema.clone().expect("it is a database");
    let (written, ()) = tokio::join!(mine.write(append(game, 1)), async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1";
        other.query(sql, &[&name]).await.expect("it can be asked");
        tokio::time::sleep(Duration::from_millis(400)).await;
        late.batch_execute("COMMIT").await.expect("it is done");
    });
    written.expect("it is there, and she is told so");
    mine.write(append(game, 2)).await.expect("and goes on from there");
    assert_eq!(spot.numbers("SELECT count(*) FROM action").await, [3]);
    ann.close().await;
}

#[tokio::test]
async fn a_commit_that_was_sent_again_and_arrives_after_all_changes_nothing() {
    let spot = Spot::base().await;
    let ann = spot.node().await;
    let mine = ann.mine();
    let (_, room) = begin(&mine).await;
    mine.write(Job::Room { room, state: "new".into() }).await.expect("it is hers");
    let late = line(&spot).await;
    late.batch_execute("BEGIN").await.expect("it answers");
    let noted = late.query(postgres::GUARD, &[&ann.life(), &2_i64]).await;
    assert_eq!(
        noted.err().and_then(|why| why.code().cloned()),
        Some(tokio_postgres::error::SqlState::DIVISION_BY_ZERO)
    );
    late.batch_execute("ROLLBACK").await.expect("it answers");
    mine.write(Job::Room { room, state: "newer".into() }).await.expect("and nothing is in the way");
    assert!(!mine.is_lost());
    ann.close().await;
}

#[tokio::test]
async fn after_the_database_was_away_nobody_is_taken_for_dead_who_has_not_had_a_moment() {
    let spot = Spot::base().await;
    let (mut ann, mut bob) = (Node::new(&spot).await, Node::new(&spot).await);
    let (_, room) = begin(&ann.store.mine()).await;
    // Away from both, for longer than a lease.
    tokio::time::sleep(postgres::LEASE + Duration::from_millis(50)).await;
    assert!(bob.keeper.beat().await.expect("it can be asked").expect("he lives").orphans, "her lease has run out");
    assert!(bob.claims().await.is_empty(), "but so had his");
    ann.keeper.beat().await.expect("it can be asked").expect("she lives, and says so");
    tokio::time::sleep(postgres::GRACE + Duration::from_millis(50)).await;
    assert!(!bob.keeper.beat().await.expect("it can be asked").expect("he lives").orphans);
    // Whoever has died meanwhile is dead after that.
    spot.run_out(&ann).await;
    assert_eq!(bob.claims().await, [room]);
    ann.store.close().await;
    bob.store.close().await;
}

#[tokio::test]
async fn a_claim_whose_answer_was_lost_is_made_good() {
    let spot = Spot::base().await;
    let (ann, mut bob) = (Node::new(&spot).await, Node::new(&spot).await);
    let (_, room) = begin(&ann.store.mine()).await;
    begin(&bob.store.mine()).await;
    let schema = spot.schema.clone().expect("it is a database");
    let (room_number, her_life) = (room.number(), ann.store.life());
    spot.sql(&format!(
        "UPDATE room SET owner = NULL WHERE id = {room_number}; DELETE FROM node WHERE id = {her_life};
         CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(5); RETURN NEW; END $$;
         CREATE TRIGGER slow BEFORE UPDATE ON room FOR EACH ROW EXECUTE FUNCTION slow()"
    ))
    .await;
    let killer = line(&spot).await;
    let (asked, ()) = tokio::join!(bob.keeper.claim(bob.store.life()), async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1";
        killer.query(sql, &[&schema]).await.expect("it can be asked");
    });
    assert!(asked.is_err(), "he knows nothing of it");
    // It was carried out all the same.
    let his_life = bob.store.life();
    let sql =
        format!("DROP TRIGGER slow ON room; UPDATE room SET owner = {his_life}, epoch = 2 WHERE id = {room_number}");
    spot.sql(&sql).await;
    assert!(bob.keeper.beat().await.expect("it can be asked").expect("he lives").orphans, "he looks again");
    assert_eq!(bob.claims().await, [room], "and finds it, and nothing of his own");
    assert!(bob.claims().await.is_empty(), "once");
    ann.store.close().await;
    bob.store.close().await;
}

#[tokio::test]
async fn a_fair_share_is_what_is_missing_to_it_and_what_others_leave_is_taken_too() {
    let spot = Spot::base().await;
    let (ann, mut bob) = (Node::new(&spot).await, Node::new(&spot).await);
    let cleo = Node::new(&spot).await;
    for (store, count) in [(ann.store.mine(), 9), (bob.store.mine(), 2), (cleo.store.mine(), 1)] {
        for _ in 0..count {
            begin(&store).await;
        }
    }
    spot.run_out(&ann).await;
    assert_eq!(bob.claims().await.len(), 4, "two of twelve were his, and six are a half");
    // Cleo does not come for hers.
    assert!(bob.keeper.beat().await.expect("it can be asked").expect("he lives").orphans);
    assert_eq!(bob.claims().await.len(), 5);
    for store in [ann.store, bob.store, cleo.store] {
        store.close().await;
    }
}

#[tokio::test]
async fn a_question_the_database_left_when_it_went_is_asked_again() {
    let spot = Spot::base().await;
    let ann = spot.node().await;
    let (_, room) = begin(&ann.mine()).await;
    let schema = spot.schema.clone().expect("it is a database");
    let (other, killer) = (line(&spot).await, line(&spot).await);
    other.batch_execute("BEGIN; LOCK TABLE room IN ACCESS EXCLUSIVE MODE").await.expect("it is good SQL");
    let (asked, ()) = tokio::join!(ann.room(room), async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1";
        killer.query(sql, &[&schema]).await.expect("it can be asked");
        other.batch_execute("COMMIT").await.expect("it is done");
    });
    assert_eq!(asked.expect("it is asked again").as_deref(), Some("{}"));
    ann.close().await;
}

#[tokio::test]
async fn a_house_of_its_own_shares_with_nobody() {
    let spot = Spot::base().await;
    let town = spot.node().await;
    assert!(matches!(spot.try_open().await.err(), Some(StoreError::InUse(_))), "a town is there");
    assert!(
        matches!(carry(&spot.place, &Spot::file().place).await, Err(StoreError::InUse(_))),
        "nor can it be carried"
    );
    let (_, room) = begin(&town.mine()).await;
    town.close().await;
    let alone = spot.open().await;
    let mut keeper = alone.keeper().expect("a database has one");
    assert_eq!(
        keeper.claim(alone.life()).await.expect("it can be asked").first().map(|claimed| claimed.room),
        Some(room)
    );
    let second = Store::open(&spot.place, Company::Town, Synchronous::Normal, Arc::default()).await;
    assert!(matches!(second.err(), Some(StoreError::InUse(_))));
    alone.close().await;
}

#[tokio::test]
async fn a_link_made_at_one_node_is_opened_once_at_another() {
    let spot = Spot::base().await;
    let (here, there) = (spot.node().await, spot.node().await);
    let (ann, bob) = (crate::guests::Guests::new(here.clone(), 1000), crate::guests::Guests::new(there.clone(), 1000));
    let (person, _) = ann.welcome(None).await.expect("somebody comes in");
    let link = ann.link(person.guest).await.expect("a look").expect("there is room");
    assert_eq!(bob.promised(link.text()).await.expect("a look"), Some(person.name), "looking does not use it up");
    assert!(bob.follow(link.text()).await.expect("a step").is_some());
    assert!(ann.follow(link.text()).await.expect("a step").is_none(), "only once");
    let mut waiting = Vec::new();
    while let Some(link) = ann.link(person.guest).await.expect("a look") {
        waiting.push(link);
    }
    assert_eq!(waiting.len(), 5);
    bob.end(person.guest, Ending::All).await.expect("it ends");
    assert!(ann.follow(waiting[0].text()).await.expect("a step").is_none(), "nor do links wait");
    here.close().await;
    there.close().await;
}
