//! A table of another node, as those see it who are connected here: the same handle, and behind it the way there.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use tokio::sync::{mpsc, oneshot};

use super::Town;
use super::words::{Answer, Ask, Piece, Up, UpWhat, micros, viewer};
use crate::ids::{self, Id};
use crate::played::Viewer;
use crate::table::{Handle, Input, Join, MAILBOX, Outbox, Refused, Signboard};

/// What came from the table and was not looked at yet, at most; then the branch ends, and everybody comes back.
const WAITING: usize = 1024;

/// What the town knows of a branch.
pub(super) struct Branch {
    /// The node that has the table.
    pub process: i64,
    /// Its number.
    pub number: u64,
    mailbox: mpsc::WeakSender<Input>,
    sign: Signboard,
    down: mpsc::Sender<(u32, Vec<Piece>)>,
}

impl Branch {
    /// The handle of those who are connected here; none if nobody is any more.
    pub(super) fn handle(&self) -> Option<(Handle, &Signboard)> {
        Some((Handle::new(self.mailbox.upgrade()?, Arc::clone(&self.sign)), &self.sign))
    }

    /// Something came from the table. False if there is no room for it.
    pub(super) fn take(&self, seq: u32, pieces: Vec<Piece>) -> bool {
        self.down.try_send((seq, pieces)).is_ok()
    }
}

/// Opens one.
pub(super) fn open(town: &Arc<Town>, table: Id, process: i64, sign: Signboard) -> (Branch, Handle) {
    let (mailbox, inputs) = mpsc::channel(MAILBOX);
    let (down, pieces) = mpsc::channel(WAITING);
    let number = u64::from_le_bytes(ids::random());
    let branch = Branch { process, number, mailbox: mailbox.downgrade(), sign: Arc::clone(&sign), down };
    let task = Task { town: Arc::downgrade(town), table, process, number, sent: 0, heard: 0, conns: HashMap::new() };
    tokio::spawn(task.run(inputs, pieces));
    (branch, Handle::new(mailbox, sign))
}

struct Task {
    town: Weak<Town>,
    table: Id,
    process: i64,
    number: u64,
    /// Numbers of what goes up and comes down.
    sent: u32,
    heard: u32,
    conns: HashMap<u64, Outbox>,
}

impl Task {
    async fn run(mut self, mut inputs: mpsc::Receiver<Input>, mut pieces: mpsc::Receiver<(u32, Vec<Piece>)>) {
        loop {
            let on = tokio::select! {
                input = inputs.recv() => match input {
                    Some(input) => self.up(input).await,
                    None => false,
                },
                down = pieces.recv() => match down {
                    Some((seq, pieces)) => self.down(seq, pieces),
                    // The town has closed it.
                    None => false,
                },
            };
            if !on {
                break;
            }
        }
        self.say(UpWhat::End).await;
        if let Some(town) = self.town.upgrade() {
            town.forget_branch(self.table, self.number);
        }
    }

    /// Whatever is for the table goes there. False if there is no way.
    async fn up(&mut self, input: Input) -> bool {
        let what = match input {
            Input::Join(Join { conn, guest, name, place, reach, out }) => {
                self.conns.insert(conn, out);
                UpWhat::Join { conn, guest, name, place, reach: micros(&reach) }
            }
            Input::Say { conn, message, .. } => {
                if let (Some(out), saloon_protocol::wire::ClientMessage::Hello { .. }) =
                    (self.conns.get(&conn), &message)
                {
                    out.is_heard_again();
                }
                UpWhat::Say { conn, message }
            }
            Input::RoundTrip { conn, trip } => UpWhat::RoundTrip { conn, micros: trip.as_micros() as u64 },
            Input::Left { conn } => {
                self.conns.remove(&conn);
                UpWhat::Left { conn }
            }
            other => {
                self.ask(other);
                return true;
            }
        };
        self.say(what).await
    }

    async fn say(&mut self, what: UpWhat) -> bool {
        let Some(town) = self.town.upgrade() else { return false };
        let up = Up { from: town.process(), branch: self.number, seq: self.sent, what };
        self.sent = self.sent.wrapping_add(1);
        town.up(self.process, self.table, &up).await
    }

    /// Tellings for those who are connected here. False if something is missing: they come back and say where they were.
    fn down(&mut self, seq: u32, pieces: Vec<Piece>) -> bool {
        if seq != self.heard || pieces.is_empty() {
            return false;
        }
        self.heard = seq.wrapping_add(1);
        for piece in pieces {
            match piece {
                Piece::Text(conns, text) => {
                    for out in conns.iter().filter_map(|conn| self.conns.get(conn)) {
                        out.send(text.clone());
                    }
                }
                Piece::Gone(conns) => conns.iter().for_each(|conn| drop(self.conns.remove(conn))),
            }
        }
        true
    }

    /// A question is asked beside everything else; whoever waits for the answer finds the way closed if there is none.
    fn ask(&self, input: Input) {
        let (town, table, process) = (self.town.clone(), self.table, self.process);
        tokio::spawn(async move {
            let Some(town) = town.upgrade() else { return };
            let asked = |ask: Ask| async move { town.ask(process, table, &ask).await };
            match input {
                Input::EyesOf { guest, reply } => {
                    let eyes = match asked(Ask::EyesOf { guest }).await {
                        Some(Answer::Eyes { open, chair }) => viewer(open, chair),
                        _ => Viewer::Spectator,
                    };
                    let _ = reply.send(eyes);
                }
                Input::Enter { guest, place, password, reply } => {
                    done(asked(Ask::Enter { guest, place, password }).await, reply);
                }
                Input::Lock { guest, password, reply } => done(asked(Ask::Lock { guest, password }).await, reply),
                Input::Identify { who, reply } => {
                    if let Some(Answer::Identified(found)) = asked(Ask::Identify { who }).await {
                        let _ = reply.send(found.map(Into::into));
                    }
                }
                Input::SayAs { guest, message, reach } => {
                    asked(Ask::SayAs { guest, message, reach: micros(&reach) }).await;
                }
                // The rest is said only by the node that has the table.
                _ => {}
            }
        });
    }
}

fn done(answer: Option<Answer>, reply: oneshot::Sender<Result<(), Refused>>) {
    if let Some(Answer::Done(done)) = answer {
        // Whoever asked may have gone away meanwhile.
        let _ = reply.send(done.map_err(Into::into));
    }
}
