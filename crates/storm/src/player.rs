//! A scripted player: answers with anything legal, keeps his line as the web client does (asks whether it is there, comes
//! back with the version he has, says again what was not answered), and writes down everything he says and is told.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::Result;
use saloon_ground::Stream;
use saloon_protocol::Offer;
use saloon_protocol::wire::{ClientMessage, People, Stage};
use saloon_rules::{Action, Player as Eyes, Seat};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use crate::diary::{Absence, Diary, Heard, Said, digest, number};
use crate::net::{Socket, connect, hear, say};
use crate::now;
use crate::people::Person;

/// How often the web client asks whether the line is there, and how long it believes so without an answer.
const BEAT: Duration = Duration::from_millis(1500);
const SILENCE: Duration = Duration::from_secs(4);

/// How long one try to come back may take.
const TRY: Duration = Duration::from_millis(2500);

/// How long the web client waits before each try.
const WAITS: [u64; 4] = [300, 1000, 2000, 4000];

/// What could not be written down is said again after so long.
const ONCE_MORE: Duration = Duration::from_millis(500);

/// The number of the question whether somebody is there, in the end.
const THERE: u32 = u32::MAX;

/// What is going on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd)]
pub enum Phase {
    /// Everybody plays.
    Playing,
    /// Nobody does anything more.
    Quiet,
    /// Everybody asks whether the table is there.
    Last,
    /// It is over.
    Over,
}

/// What all players share.
pub struct Crowd {
    /// The doors of the town.
    pub nodes: Vec<SocketAddr>,
    /// What is going on.
    pub phase: watch::Receiver<Phase>,
    /// How long somebody thinks, on average.
    pub pace: Duration,
    /// So many have had an answer in the end.
    pub there: AtomicUsize,
}

/// Why a line is over.
enum Lost {
    /// It broke, or nothing was heard for too long: the moment, and how long to wait before coming back.
    At(u64, Option<Duration>),
    /// Everything is over.
    Over,
}

#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
}

#[derive(Deserialize)]
struct Full<'a> {
    version: u32,
    game: Option<String>,
    #[serde(borrow)]
    table: Option<&'a RawValue>,
    offer: Option<Offer>,
    people: People,
}

#[derive(Deserialize)]
struct Picture {
    ask: Option<Asked>,
}

#[derive(Deserialize)]
struct Asked {
    number: u32,
}

#[derive(Deserialize)]
struct Step<'a> {
    version: u32,
    #[serde(borrow)]
    events: &'a RawValue,
    #[serde(borrow)]
    table: Option<&'a RawValue>,
    offer: Option<Offer>,
    answers: Option<u32>,
}

#[derive(Deserialize)]
struct Words {
    version: u32,
    aside: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Numbered {
    id: Option<u32>,
    #[serde(default)]
    rule: String,
    #[serde(default)]
    back_in: u64,
}

#[derive(Deserialize)]
struct Here {
    people: People,
}

/// One of them.
pub struct Player {
    crowd: Arc<Crowd>,
    person: Person,
    chance: Stream,
    diary: Diary,
    version: Option<u32>,
    game: Option<(String, i64)>,
    eyes: Option<Seat>,
    /// The question, if it is his, and the answer he has chosen.
    plan: Option<(u32, Action, Instant)>,
    /// What was said and not answered, by its place in the diary.
    waiting: Vec<usize>,
    next: u32,
    /// Since when he is away.
    away: Option<u64>,
    /// The game is over and he has not agreed to one more, as far as he was told; and when he said last that he does.
    undecided: bool,
    agreed: Option<Instant>,
}

impl Player {
    /// Somebody who sits already and is not connected.
    pub fn new(crowd: Arc<Crowd>, person: Person, seed: u64) -> Player {
        let (table, room, chair) = (person.number, person.room, person.chair);
        let diary = Diary { table, room, chair, ..Diary::default() };
        let chance = Stream::new(seed ^ saloon_ground::mix((table * 8 + chair) as u64));
        Player {
            crowd,
            person,
            chance,
            diary,
            version: None,
            game: None,
            eyes: None,
            plan: None,
            waiting: Vec::new(),
            next: 10,
            away: None,
            undecided: false,
            agreed: None,
        }
    }

    fn phase(&self) -> Phase {
        *self.crowd.phase.borrow()
    }

    /// Plays until everything is over.
    pub async fn play(mut self) -> Diary {
        let mut tries = 0;
        while self.phase() != Phase::Over {
            let mut wait = None;
            if let Ok(Ok(socket)) = timeout(TRY, self.connect()).await {
                match self.talk(socket, &mut tries).await {
                    Lost::Over => break,
                    Lost::At(when, pause) => {
                        self.away.get_or_insert(when);
                        wait = pause;
                    }
                }
            }
            let wait = wait.unwrap_or_else(|| Duration::from_millis(WAITS[tries.min(WAITS.len() - 1)]));
            tries += 1;
            let mut phase = self.crowd.phase.clone();
            let over = phase.wait_for(|phase| *phase == Phase::Over);
            // Either it is over, or it is time to try again.
            let _ = timeout(wait, over).await;
        }
        self.diary
    }

    /// By any door; one that nobody opens is passed by, as nginx does.
    async fn connect(&mut self) -> Result<Socket> {
        let mut doors = self.crowd.nodes.clone();
        let first = self.chance.draw() as usize % doors.len();
        doors.rotate_left(first);
        connect(&doors, &self.person.table, &self.person.token).await
    }

    async fn talk(&mut self, mut socket: Socket, tries: &mut usize) -> Lost {
        let hello = ClientMessage::Hello { since: self.version, log: false };
        if say(&mut socket, &hello).await.is_err() {
            return Lost::At(now(), None);
        }
        let (mut heard, mut heard_at) = (Instant::now(), now());
        let mut welcome = false;
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut phase = self.crowd.phase.clone();
        phase.mark_changed();
        loop {
            let due = self.plan.as_ref().map(|(.., at)| *at).filter(|_| self.phase() == Phase::Playing);
            let done = tokio::select! {
                text = hear(&mut socket) => match text {
                    Ok(text) => {
                        (heard, heard_at) = (Instant::now(), now());
                        if text.starts_with(r#"{"type":"welcome""#) {
                            (*tries, welcome) = (0, true);
                        }
                        self.listen(&mut socket, &text).await
                    }
                    Err(why) => Err(why),
                },
                _ = beat.tick() => {
                    let patience = if welcome { SILENCE } else { TRY };
                    if heard.elapsed() > patience {
                        return Lost::At(heard_at, Some(Duration::ZERO));
                    }
                    self.beat(&mut socket).await.map(|()| None)
                }
                () = async { match due { Some(at) => sleep_until(at).await, None => std::future::pending().await } } => {
                    self.answer(&mut socket).await.map(|()| None)
                }
                changed = phase.changed() => match (changed, self.phase()) {
                    (Err(_), _) | (_, Phase::Over) => return Lost::Over,
                    (_, Phase::Last) => say(&mut socket, &ClientMessage::Ping { id: THERE }).await.map(|()| None),
                    _ => Ok(None),
                },
            };
            match done {
                Ok(None) => {}
                Ok(Some(pause)) => return Lost::At(now(), Some(pause)),
                Err(_) => return Lost::At(now(), None),
            }
        }
    }

    /// Says what was planned.
    async fn answer(&mut self, socket: &mut Socket) -> Result<()> {
        let (Some((ask, action, _)), Some((_, game))) = (self.plan.take(), &self.game) else { return Ok(()) };
        self.next += 1;
        let id = self.next;
        self.waiting.push(self.diary.said.len());
        self.diary.said.push(Said { id, game: *game, ask, action, at: now(), done: None });
        self.say_again(socket, self.diary.said.len() - 1).await
    }

    async fn say_again(&mut self, socket: &mut Socket, at: usize) -> Result<()> {
        let Said { id, ask, action, game, .. } = self.diary.said[at];
        // A game that is over has another name; what was said in it says so.
        let Some((name, _)) = self.game.clone().filter(|(_, number)| *number == game) else { return Ok(()) };
        say(socket, &ClientMessage::Act { id, game: name, ask, action }).await
    }

    /// What is said to him. A pause, if the line is over and he shall wait so long.
    async fn listen(&mut self, socket: &mut Socket, text: &str) -> Result<Option<Duration>> {
        let Kind { kind } = serde_json::from_str(text)?;
        match kind {
            "welcome" => {
                for at in self.waiting.clone() {
                    self.say_again(socket, at).await?;
                }
            }
            "full" => {
                let full: Full<'_> = serde_json::from_str(text)?;
                self.full(&full)?;
                self.is_back();
                self.consider(full.offer.as_ref());
                self.agree(socket, &full.people).await?;
            }
            "step" => {
                let step: Step<'_> = serde_json::from_str(text)?;
                self.version = Some(step.version);
                let table = step.table.map(|table| digest(table.get()));
                let events = digest(step.events.get());
                self.diary.heard.push(Heard::Step { version: step.version, events, table, answers: step.answers });
                if let Some(id) = step.answers {
                    self.settle(id, true);
                }
                self.consider(step.offer.as_ref());
            }
            "people" => {
                let Here { people } = serde_json::from_str(text)?;
                self.is_back();
                self.agree(socket, &people).await?;
            }
            "chat" | "phrase" => {
                let Words { version, aside } = serde_json::from_str(text)?;
                if aside.is_none() {
                    self.version = Some(version);
                    self.diary.heard.push(Heard::Words { version });
                }
            }
            "done" => {
                if let Some(id) = numbered(text)?.id {
                    self.settle(id, true);
                }
            }
            "refused" => self.refused(&numbered(text)?, socket).await?,
            "resync" => say(socket, &ClientMessage::Hello { since: self.version, log: false }).await?,
            "going" => {
                let back_in = numbered(text)?.back_in;
                return Ok(Some(if back_in == 0 {
                    Duration::from_millis(WAITS[0])
                } else {
                    Duration::from_secs(back_in)
                }));
            }
            "gone" => {
                self.diary.wrong.push(format!("was shown the door: {text}"));
                return Ok(Some(Duration::from_secs(4)));
            }
            "pong" if numbered(text)?.id == Some(THERE) && !self.diary.back => {
                self.diary.back = true;
                self.crowd.there.fetch_add(1, Ordering::Relaxed);
            }
            _ => {}
        }
        Ok(None)
    }

    fn full(&mut self, full: &Full<'_>) -> Result<()> {
        self.version = Some(full.version);
        self.eyes = full.people.you_sit;
        self.game = full.game.as_ref().and_then(|name| Some((name.clone(), number(name)?)));
        let game = self.game.as_ref().map(|(_, number)| *number);
        let picture: Option<Picture> = full.table.map(|table| serde_json::from_str(table.get())).transpose()?;
        self.diary.heard.push(Heard::Full {
            at: now(),
            version: full.version,
            game,
            ask: picture.and_then(|picture| picture.ask).map(|ask| ask.number),
            eyes: self.eyes.and_then(|seat| Eyes::new(seat.index())),
            table: full.table.map(|table| digest(table.get())),
        });
        // What was said in a game before is not said again; what came of it, the store knows.
        self.waiting.retain(|at| Some(self.diary.said[*at].game) == game);
        Ok(())
    }

    fn is_back(&mut self) {
        if let Some(from) = self.away.take() {
            self.diary.absences.push(Absence { from, to: now() });
        }
    }

    fn settle(&mut self, id: u32, done: bool) -> Option<usize> {
        let at = self.waiting.iter().position(|at| self.diary.said[*at].id == id)?;
        let at = self.waiting.swap_remove(at);
        if done {
            self.diary.said[at].done = Some(now());
            self.diary.done.push(id);
        }
        Some(at)
    }

    /// What could not be written down is said again, as something new; a question that is gone is gone.
    async fn refused(&mut self, refused: &Numbered, socket: &mut Socket) -> Result<()> {
        let own = refused.id.and_then(|id| self.settle(id, false));
        match refused.rule.as_str() {
            "HOUSE-STORE" => {
                if let Some(Said { ask, action, .. }) = own.map(|at| &self.diary.said[at]) {
                    self.plan.get_or_insert((*ask, *action, Instant::now() + ONCE_MORE));
                }
            }
            "HOUSE-STAND-IN" => {
                self.next += 1;
                say(socket, &ClientMessage::TakeBack { id: self.next }).await?;
            }
            // Too late, or about a stage that has passed meanwhile.
            "CORE-GEN-02" | "HOUSE-STAGE" => {}
            rule => self.diary.wrong.push(format!("was refused by {rule}")),
        }
        Ok(())
    }

    /// Plans an answer, unless it is on its way already.
    fn consider(&mut self, offer: Option<&Offer>) {
        let Some(offer) = offer else {
            self.plan = None;
            return;
        };
        let ask = offer.ask.number;
        if Some(offer.ask.who.index()) != self.eyes.map(Seat::index) {
            self.diary.wrong.push(format!("was told the choices of {}", offer.ask.who.index()));
        }
        let game = self.game.as_ref().map(|(_, number)| *number);
        let under_way = self.waiting.iter().map(|at| &self.diary.said[*at]).any(|said| {
            // The same number in another game is another question.
            said.ask == ask && Some(said.game) == game
        });
        let actions = offer.actions();
        if under_way || actions.is_empty() {
            self.plan = None;
            return;
        }
        let action = actions[self.chance.draw() as usize % actions.len()];
        let pause = self.crowd.pace.mul_f32(2.0 * self.chance.share());
        self.plan = Some((ask, action, Instant::now() + pause));
    }

    /// Is the line there? And what was said about one more game may have been lost.
    async fn beat(&mut self, socket: &mut Socket) -> Result<()> {
        say(socket, &ClientMessage::Ping { id: 0 }).await?;
        self.want_more(socket).await
    }

    /// After the end everybody wants one more.
    async fn agree(&mut self, socket: &mut Socket, people: &People) -> Result<()> {
        let own = people.chairs.iter().find(|chair| Some(chair.seat) == people.you_sit);
        self.undecided = people.stage == Stage::Over && own.is_some_and(|own| !own.ready);
        self.want_more(socket).await
    }

    async fn want_more(&mut self, socket: &mut Socket) -> Result<()> {
        let lately = self.agreed.is_some_and(|at| at.elapsed() < Duration::from_secs(1));
        if self.undecided && !lately && self.phase() == Phase::Playing {
            self.agreed = Some(Instant::now());
            self.next += 1;
            say(socket, &ClientMessage::Rematch { id: self.next }).await?;
        }
        Ok(())
    }
}

fn numbered(text: &str) -> Result<Numbered> {
    Ok(serde_json::from_str(text)?)
}
