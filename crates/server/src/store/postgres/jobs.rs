//! What each job means to PostgreSQL: a list of statements with their values.
//!
//! Nothing is sent here. Answers of one commit go into one statement together, as arrays, however many tables they are of.

use saloon_protocol::http::PlayedGame;
use tokio_postgres::types::ToSql;

use super::super::{Answer, Ending, Finish, Job, LAST, NewReport, Old, Spoken, State};
use super::words::{optional, word};
use crate::ids::Id;
use crate::table::LINES;

/// A value on its way.
pub(super) type Value = Box<dyn ToSql + Sync + Send>;

/// A statement with its values.
pub(super) struct Statement {
    pub sql: &'static str,
    pub values: Vec<Value>,
}

macro_rules! statement {
    ($sql:expr $(, $value:expr)* $(,)?) => {
        Statement { sql: $sql, values: vec![$(Box::new($value) as Value),*] }
    };
}

/// Seconds since 1970, when the commit began.
macro_rules! now {
    () => {
        "extract(epoch FROM now())::bigint"
    };
}

/// The statements of a commit, in order.
#[derive(Default)]
pub(super) struct Plan {
    statements: Vec<Statement>,
    /// The life it is written in, which new tables belong to.
    life: i64,
    /// Answers that wait to be written together.
    answers: Answers,
}

/// Answers by column.
#[derive(Default)]
struct Answers {
    game: Vec<i64>,
    seq: Vec<i64>,
    chair: Vec<i64>,
    ask: Vec<i64>,
    client: Vec<Option<i64>>,
    action: Vec<String>,
    print: Vec<i64>,
}

impl Answers {
    fn add(&mut self, answer: &Answer) {
        let Answer { game, seq, chair, ask, client, action, print } = answer;
        self.game.push(game.number());
        self.seq.push((*seq).into());
        self.chair.push((*chair).into());
        self.ask.push((*ask).into());
        self.client.push(client.map(i64::from));
        self.action.push(action.clone());
        self.print.push(print.cast_signed());
    }

    fn statement(self) -> Statement {
        let sql = concat!(
            "INSERT INTO action (game, seq, player, ask, client, action, print, at) SELECT *, ",
            now!(),
            " FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::bigint[])"
        );
        let Answers { game, seq, chair, ask, client, action, print } = self;
        statement!(sql, game, seq, chair, ask, client, action, print)
    }
}

impl Plan {
    /// The statements of these jobs, written in this life.
    pub(super) fn of<'a>(jobs: impl IntoIterator<Item = &'a Job>, life: i64) -> Result<Plan, serde_json::Error> {
        let mut plan = Plan { life, ..Plan::default() };
        for job in jobs {
            plan.add(job)?;
        }
        plan.flush();
        Ok(plan)
    }

    pub(super) fn into_statements(self) -> Vec<Statement> {
        self.statements
    }

    fn flush(&mut self) {
        if !self.answers.game.is_empty() {
            let answers = std::mem::take(&mut self.answers);
            self.statements.push(answers.statement());
        }
    }

    fn push(&mut self, statement: Statement) {
        self.statements.push(statement);
    }

    fn add(&mut self, job: &Job) -> Result<(), serde_json::Error> {
        // Whatever reads or removes answers must find those that came before it.
        if matches!(job, Job::Archive { .. } | Job::Sweep(_)) {
            self.flush();
        }
        match job {
            Job::Guest { guest, name, session, program } => {
                let sql =
                    concat!("INSERT INTO guest (id, name, made, seen) VALUES ($1, $2, ", now!(), ", ", now!(), ")");
                self.push(statement!(sql, *guest, name.clone()));
                self.session(*guest, session, *program);
            }
            Job::Session { guest, session } => self.session(*guest, session, false),
            Job::Used { session } => {
                let sql = concat!("UPDATE session SET used = ", now!(), " WHERE hash = $1");
                self.push(statement!(sql, session.to_vec()));
            }
            Job::SignOut { guest, which } => self.push(match which {
                Ending::One(hash) => {
                    statement!("DELETE FROM session WHERE guest = $1 AND hash = $2", *guest, hash.to_vec())
                }
                Ending::But(hash) => {
                    statement!("DELETE FROM session WHERE guest = $1 AND hash <> $2", *guest, hash.to_vec())
                }
                Ending::All => statement!("DELETE FROM session WHERE guest = $1", *guest),
            }),
            Job::Forget { before } => self.push(statement!("DELETE FROM session WHERE used < $1", *before)),
            Job::Rename { guest, name } => {
                self.push(statement!("UPDATE guest SET name = $2 WHERE id = $1", *guest, name.clone()));
            }
            Job::Room { room, state } => self.room(*room, state),
            Job::DropRoom { room } => {
                self.push(statement!("DELETE FROM room WHERE id = $1", room.number()));
                self.push(statement!("DELETE FROM speech WHERE room = $1", room.number()));
            }
            Job::Begin { game, room, rules, state, config, seed, settings, names } => {
                let sql = concat!(
                    "INSERT INTO game (id, room, rules, config, seed, settings, names, began)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, ",
                    now!(),
                    ")"
                );
                let (id, at, rules) = (game.number(), room.number(), i64::from(*rules));
                let seed = seed.to_vec();
                self.push(statement!(sql, id, at, rules, config.clone(), seed, settings.clone(), names.clone()));
                self.room(*room, state);
            }
            Job::Append { answers, snapshot } => {
                answers.iter().for_each(|answer| self.answers.add(answer));
                if let Some((answer, state)) = answers.last().zip(snapshot.as_ref()) {
                    self.snapshot(answer.game, state);
                }
            }
            Job::End { answers, game, room, ending } => {
                answers.iter().for_each(|answer| self.answers.add(answer));
                self.finish(ending, *game, *room)?;
            }
            Job::ForgetPlayed { guest } => {
                self.push(statement!("DELETE FROM played WHERE guest = $1", *guest));
                self.push(statement!("DELETE FROM tally WHERE guest = $1", *guest));
            }
            Job::Report(report) => self.report(report)?,
            Job::Snapshot { game, state } => self.snapshot(*game, state),
            Job::Renew { game, rules, state, recording } => self.renew(*game, *rules, state, recording),
            Job::Archive { game, log, recording } => self.archive(*game, log, recording),
            Job::Stuck { game, rules } => {
                self.push(statement!("UPDATE game SET stuck = $2 WHERE id = $1", game.number(), i64::from(*rules)));
            }
            Job::Seen { guest } => {
                self.push(statement!(concat!("UPDATE guest SET seen = ", now!(), " WHERE id = $1"), *guest));
            }
            Job::Sweep(old) => self.sweep(old),
            // The database gives back its room by itself.
            Job::GiveBack => {}
            Job::Say { room, seq, said, onlookers, spoke, ending } => {
                self.say(*room, *seq, said, *onlookers);
                if let Some((game, seq, Spoken { after, chair })) = spoke {
                    let sql = "INSERT INTO spoke (game, seq, after, player) VALUES ($1, $2, $3, $4)";
                    let (seq, after, chair) = (i64::from(*seq), i64::from(*after), i64::from(*chair));
                    self.push(statement!(sql, game.number(), seq, after, chair));
                    ending.as_ref().map_or(Ok(()), |ending| self.finish(ending, *game, *room))?;
                }
            }
            Job::Meta { key, value } => {
                let sql = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2";
                self.push(statement!(sql, (*key).to_owned(), *value));
            }
            #[cfg(test)]
            Job::Ended { game, at } => {
                self.push(statement!("UPDATE game SET over = $2 WHERE id = $1", game.number(), *at));
            }
            #[cfg(test)]
            Job::Pages(_) => unreachable!("a database has no pages to count"),
        }
        Ok(())
    }

    fn session(&mut self, guest: i64, session: &crate::ids::Hash, program: bool) {
        let sql = concat!(
            "INSERT INTO session (hash, guest, made, used, program) VALUES ($1, $2, ",
            now!(),
            ", ",
            now!(),
            ", $3)"
        );
        self.push(statement!(sql, session.to_vec(), guest, program));
    }

    fn room(&mut self, room: Id, state: &str) {
        let sql = "INSERT INTO room (id, state, owner, epoch) VALUES ($1, $2, $3, 1)
                   ON CONFLICT (id) DO UPDATE SET state = $2";
        self.push(statement!(sql, room.number(), state.to_owned(), self.life));
    }

    fn say(&mut self, room: Id, seq: u32, said: &str, onlookers: bool) {
        let sql = concat!("INSERT INTO speech (room, seq, said, onlookers, at) VALUES ($1, $2, $3, $4, ", now!(), ")");
        self.push(statement!(sql, room.number(), i64::from(seq), said.to_owned(), onlookers));
        let sql = "DELETE FROM speech WHERE room = $1 AND seq <= $2";
        self.push(statement!(sql, room.number(), i64::from(seq) - LINES as i64));
    }

    fn finish(&mut self, ending: &Finish, game: Id, room: Id) -> Result<(), serde_json::Error> {
        for (guest, played) in &ending.played {
            self.played(*guest, played)?;
        }
        self.push(statement!(concat!("UPDATE game SET over = ", now!(), " WHERE id = $1"), game.number()));
        if let Some((series, number, kept)) = &ending.series {
            let sql = concat!(
                "INSERT INTO series (id, number, over, kept) VALUES ($1, $2, ",
                now!(),
                ", $3) ON CONFLICT (id, number) DO UPDATE SET over = excluded.over, kept = excluded.kept"
            );
            self.push(statement!(sql, series.number(), i64::from(*number), kept.clone()));
        }
        self.room(room, &ending.state);
        Ok(())
    }

    fn played(&mut self, guest: i64, played: &PlayedGame) -> Result<(), serde_json::Error> {
        let PlayedGame { game, at, table, edition, players, people, role, character, won, alive } = played;
        let game = Id::parse(game).map_or(0, Id::number);
        let (role, character) = (optional(role)?, optional(character)?);
        let sql = "INSERT INTO played (guest, at, game, called, edition, players, people, role, character, won, alive)
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING";
        let (table, edition) = (table.clone(), edition.clone());
        let (players, people) = (i64::from(*players), i64::from(*people));
        let counted = role.clone();
        self.push(statement!(sql, guest, *at, game, table, edition, players, people, role, character, *won, *alive));
        let sql = "DELETE FROM played WHERE guest = $1 AND (at, game) NOT IN
                   (SELECT at, game FROM played WHERE guest = $1 ORDER BY at DESC, game DESC LIMIT $2)";
        self.push(statement!(sql, guest, i64::from(LAST)));
        if !counted.is_empty() {
            let sql = "INSERT INTO tally (guest, role, games, won) VALUES ($1, $2, 1, $3)
                       ON CONFLICT (guest, role) DO UPDATE SET games = tally.games + 1, won = tally.won + $3";
            self.push(statement!(sql, guest, counted, i64::from(*won)));
        }
        Ok(())
    }

    fn report(&mut self, report: &NewReport) -> Result<(), serde_json::Error> {
        let NewReport { room, game, reporter, guest, name, about, words, said } = report;
        let sql = concat!(
            "INSERT INTO report (at, room, game, reporter, guest, name, about, words, said) VALUES (",
            now!(),
            ", $1, $2, $3, $4, $5, $6, $7, $8)"
        );
        let (room, game, said) = (room.number(), game.map(Id::number), serde_json::to_string(said)?);
        self.push(statement!(sql, room, game, *reporter, *guest, name.clone(), word(about)?, words.clone(), said));
        Ok(())
    }

    fn snapshot(&mut self, game: Id, State { after, heard, state }: &State) {
        let sql = "INSERT INTO snapshot (game, after, heard, state) VALUES ($1, $2, $3, $4)
                   ON CONFLICT (game) DO UPDATE SET after = $2, heard = $3, state = $4";
        self.push(statement!(sql, game.number(), i64::from(*after), i64::from(*heard), state.clone()));
    }

    fn renew(&mut self, game: Id, rules: u32, kept: &State, recording: &[u8]) {
        let sql = "INSERT INTO renewed (game, after, heard, rules, state, recording)
                   SELECT id, $2, $3, rules, $4, $5 FROM game WHERE id = $1 ON CONFLICT (game) DO UPDATE
                   SET after = $2, heard = $3, rules = excluded.rules, state = $4, recording = $5";
        let State { after, heard, state } = kept;
        let (after, heard) = (i64::from(*after), i64::from(*heard));
        self.push(statement!(sql, game.number(), after, heard, state.clone(), recording.to_vec()));
        self.push(statement!("UPDATE game SET rules = $2 WHERE id = $1", game.number(), i64::from(rules)));
        self.snapshot(game, kept);
    }

    /// The record takes the place of everything else there is of the game.
    fn archive(&mut self, game: Id, log: &[u8], recording: &[u8]) {
        let sql = "WITH gone AS (DELETE FROM game WHERE id = $1 AND over IS NOT NULL RETURNING id, over)
                   INSERT INTO finished (id, over, log, recording) SELECT id, over, $2, $3 FROM gone";
        self.push(statement!(sql, game.number(), log.to_vec(), recording.to_vec()));
        for sql in [
            "DELETE FROM action WHERE game = $1 AND NOT EXISTS (SELECT FROM game WHERE id = $1)",
            "DELETE FROM spoke WHERE game = $1 AND NOT EXISTS (SELECT FROM game WHERE id = $1)",
            "DELETE FROM snapshot WHERE game = $1 AND NOT EXISTS (SELECT FROM game WHERE id = $1)",
            "DELETE FROM renewed WHERE game = $1 AND NOT EXISTS (SELECT FROM game WHERE id = $1)",
        ] {
            self.push(statement!(sql, game.number()));
        }
    }

    /// A piece of each kind of what is too old.
    fn sweep(&mut self, old: &Old) {
        let Old { games, recordings, guests, chat } = *old;
        let oldest =
            "DELETE FROM finished WHERE id IN (SELECT id FROM finished WHERE over < $1 ORDER BY over LIMIT 200)";
        self.push(statement!(oldest, games));
        let sql = "UPDATE finished SET recording = NULL WHERE id IN
                   (SELECT id FROM finished WHERE over < $1 AND recording IS NOT NULL ORDER BY over LIMIT 200)";
        self.push(statement!(sql, recordings));
        let sql = "WITH old AS (SELECT id FROM game WHERE over < $1 AND stuck IS NOT NULL LIMIT 200),
                   a AS (DELETE FROM action USING old WHERE game = old.id),
                   b AS (DELETE FROM spoke USING old WHERE game = old.id),
                   c AS (DELETE FROM snapshot USING old WHERE game = old.id),
                   d AS (DELETE FROM renewed USING old WHERE game = old.id)
                   DELETE FROM game USING old WHERE game.id = old.id";
        self.push(statement!(sql, games));
        let sql = "WITH old AS (SELECT id FROM guest WHERE seen < $1 LIMIT 200),
                   a AS (DELETE FROM session USING old WHERE guest = old.id)
                   DELETE FROM guest USING old WHERE guest.id = old.id";
        self.push(statement!(sql, guests));
        let sql = "DELETE FROM series WHERE id IN (SELECT id FROM series WHERE over < $1 LIMIT 200)";
        self.push(statement!(sql, games));
        self.push(statement!("DELETE FROM speech WHERE at < $1", chat));
    }
}

/// Is there anything a sweep would remove?
pub(super) const ANY_OLD: &str = "SELECT EXISTS (SELECT FROM finished WHERE over < $1)
    OR EXISTS (SELECT FROM finished WHERE over < $2 AND recording IS NOT NULL)
    OR EXISTS (SELECT FROM game WHERE over < $1 AND stuck IS NOT NULL)
    OR EXISTS (SELECT FROM guest WHERE seen < $3) OR EXISTS (SELECT FROM series WHERE over < $1)
    OR EXISTS (SELECT FROM speech WHERE at < $4)";
