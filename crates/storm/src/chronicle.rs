//! What the database has seen, written down by the database itself: every answer with the life of the node that wrote it and
//! whose table it was at that moment, every owner a table has had, every game that was dealt.
//!
//! Triggers write it, in the same transactions. So it holds what was committed and nothing else, also of games that were
//! packed and of owners nobody happened to look for.

use std::collections::HashMap;
use std::path::Path;

use anyhow::{Context, Result};
use saloon_rules::{Action, Config, Player, Seed};
use tokio_postgres::{Client, NoTls, Row};

/// How it is kept.
const KEEP: &str = "
CREATE SCHEMA storm;
CREATE TABLE storm.life (n BIGSERIAL PRIMARY KEY, life BIGINT NOT NULL, node TEXT NOT NULL);
CREATE TABLE storm.owner (n BIGSERIAL PRIMARY KEY, room BIGINT NOT NULL, owner BIGINT, epoch BIGINT NOT NULL, at BIGINT NOT NULL);
CREATE TABLE storm.game (id BIGINT PRIMARY KEY, room BIGINT NOT NULL, config TEXT NOT NULL, seed BYTEA NOT NULL);
CREATE TABLE storm.action (n BIGSERIAL PRIMARY KEY, game BIGINT NOT NULL, seq BIGINT NOT NULL, player BIGINT NOT NULL,
    ask BIGINT NOT NULL, client BIGINT, action TEXT NOT NULL, life BIGINT, owner BIGINT);

CREATE FUNCTION storm.note_life() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO storm.life (life, node) VALUES (NEW.id, current_setting('application_name'));
    RETURN NULL;
END $$;
CREATE FUNCTION storm.note_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO storm.owner (room, owner, epoch, at)
        VALUES (NEW.id, NEW.owner, NEW.epoch, extract(epoch FROM clock_timestamp()) * 1000);
    RETURN NULL;
END $$;
CREATE FUNCTION storm.note_game() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO storm.game (id, room, config, seed) VALUES (NEW.id, NEW.room, NEW.config, NEW.seed);
    RETURN NULL;
END $$;
-- The life that writes is the one whose row this transaction has changed: that is how every commit begins.
CREATE FUNCTION storm.note_actions() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO storm.action (game, seq, player, ask, client, action, life, owner)
        SELECT added.game, added.seq, added.player, added.ask, added.client, added.action,
            (SELECT id FROM node WHERE xmin::text = (pg_current_xact_id()::text::bigint % 4294967296)::text),
            (SELECT owner FROM room JOIN game ON game.room = room.id WHERE game.id = added.game)
        FROM added ORDER BY added.game, added.seq;
    RETURN NULL;
END $$;

CREATE TRIGGER storm AFTER INSERT ON node FOR EACH ROW EXECUTE FUNCTION storm.note_life();
CREATE TRIGGER storm AFTER INSERT OR UPDATE OF owner, epoch ON room FOR EACH ROW EXECUTE FUNCTION storm.note_owner();
CREATE TRIGGER storm AFTER INSERT ON game FOR EACH ROW EXECUTE FUNCTION storm.note_game();
CREATE TRIGGER storm AFTER INSERT ON action REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION storm.note_actions();
";

/// The way to it.
pub struct Chronicle {
    config: tokio_postgres::Config,
}

/// An answer as it was written.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// Its place in the log.
    pub seq: i64,
    /// Whose it is.
    pub player: Player,
    /// To which question.
    pub ask: u32,
    /// The client's own number of it.
    pub client: Option<u32>,
    /// What.
    pub action: Action,
    /// The life of the node that wrote it.
    pub life: Option<i64>,
    /// The life that had the table then.
    pub owner: Option<i64>,
}

/// A game that was dealt.
pub struct Dealt {
    /// Where.
    pub room: i64,
    /// What was fixed before the deal.
    pub config: Config,
    /// What decided all chance.
    pub seed: Seed,
    /// Every answer, in the order they were written.
    pub written: Vec<Written>,
    /// The log as it stands in the store now, in its order; none if it was packed.
    pub kept: Option<Vec<(Player, Action)>>,
}

/// Somebody owns a table, or nobody.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Owned {
    /// Which table.
    pub room: i64,
    /// Whose; none while it waits.
    pub owner: Option<i64>,
    /// The number of the owner.
    pub epoch: i64,
    /// Since when, in milliseconds since 1970.
    pub at: u64,
}

/// Everything the database has seen.
#[derive(Default)]
pub struct Seen {
    /// Games by their numbers.
    pub games: HashMap<i64, Dealt>,
    /// Owners of tables, in order.
    pub owners: Vec<Owned>,
    /// Which node a life was of.
    pub lives: HashMap<i64, usize>,
}

impl Chronicle {
    /// Of the database in this folder.
    pub fn new(folder: &Path) -> Chronicle {
        let mut config = tokio_postgres::Config::new();
        config.host_path(folder).user("postgres").dbname("postgres");
        Chronicle { config }
    }

    /// What a node calls itself to the database.
    pub fn name(number: usize) -> String {
        format!("node-{number}")
    }

    async fn client(&self) -> Result<Client> {
        let (client, connection) = self.config.connect(NoTls).await?;
        // Whoever asks is told of a broken connection.
        tokio::spawn(async move { drop(connection.await) });
        Ok(client)
    }

    /// Begins; the first node is there, and nothing has happened yet.
    pub async fn begin(&self) -> Result<()> {
        let client = self.client().await?;
        client.batch_execute(KEEP).await?;
        client.execute("INSERT INTO storm.life (life, node) SELECT id, $1 FROM node", &[&Chronicle::name(0)]).await?;
        Ok(())
    }

    /// Reads it, and what the store holds at the same moment.
    pub async fn read(&self) -> Result<Seen> {
        let client = self.client().await?;
        client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        let mut seen = Seen::default();
        for row in client.query("SELECT life, node FROM storm.life", &[]).await? {
            let number = row.get::<_, &str>(1).strip_prefix("node-").and_then(|number| number.parse().ok());
            seen.lives.insert(row.get(0), number.context("a life of no node")?);
        }
        for row in client.query("SELECT room, owner, epoch, at FROM storm.owner ORDER BY n", &[]).await? {
            let at: i64 = row.get(3);
            seen.owners.push(Owned { room: row.get(0), owner: row.get(1), epoch: row.get(2), at: at.unsigned_abs() });
        }
        let sql =
            "SELECT a.id, a.room, a.config, a.seed, b.id IS NOT NULL FROM storm.game a LEFT JOIN game b USING (id)";
        for row in client.query(sql, &[]).await? {
            let seed: &[u8] = row.get(3);
            let dealt = Dealt {
                room: row.get(1),
                config: serde_json::from_str(row.get(2)).context("the settings of a game")?,
                seed: Seed(seed.try_into()?),
                written: Vec::new(),
                kept: row.get::<_, bool>(4).then(Vec::new),
            };
            seen.games.insert(row.get(0), dealt);
        }
        let sql = "SELECT game, seq, player, ask, client, action, life, owner FROM storm.action ORDER BY n";
        for row in client.query(sql, &[]).await? {
            let dealt = seen.games.get_mut(&row.get(0)).context("an answer in a game nobody has dealt")?;
            dealt.written.push(written(&row)?);
        }
        for row in client.query("SELECT game, player, action FROM action ORDER BY game, seq", &[]).await? {
            let dealt = seen.games.get_mut(&row.get(0)).context("an answer in a game nobody has dealt")?;
            let kept = dealt.kept.as_mut().context("an answer in a game that is packed")?;
            kept.push((player(row.get(1))?, serde_json::from_str(row.get(2))?));
        }
        Ok(seen)
    }
}

fn player(number: i64) -> Result<Player> {
    usize::try_from(number).ok().and_then(Player::new).context("there is no such player")
}

fn written(row: &Row) -> Result<Written> {
    let client: Option<i64> = row.get(4);
    Ok(Written {
        seq: row.get(1),
        player: player(row.get(2))?,
        ask: u32::try_from(row.get::<_, i64>(3))?,
        client: client.map(u32::try_from).transpose()?,
        action: serde_json::from_str(row.get(5))?,
        life: row.get(6),
        owner: row.get(7),
    })
}
