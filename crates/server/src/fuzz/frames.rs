//! A table that is shouted at: whatever is refused changes nothing, and nothing panics.

use std::sync::Arc;

use saloon_protocol::wire::{ClientMessage, Order, Phrase, Stage, Standing};
use saloon_rules::{Action, Legal, Seat};

use super::{Dice, broken, random_action, random_command, random_heist, random_settings, random_way};
use crate::table::Shared;
use crate::table::by_hand::{ByHand, Mark, house};

/// What became of the frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// All of them.
    pub frames: u64,
    /// Could not be read.
    pub unreadable: u64,
    /// Refused with a rule.
    pub refused: u64,
    /// Answered without changing anything.
    pub answered: u64,
    /// Carried out.
    pub accepted: u64,
    /// Tables that were opened for it.
    pub tables: u64,
}

/// A table with people at it.
pub struct Frames {
    shared: Arc<Shared>,
    table: ByHand,
    mark: Mark,
    offered: Vec<Action>,
    people: u64,
    /// What became of the frames.
    pub heard: Heard,
}

impl Frames {
    /// A random table; most of them play.
    pub fn new(dice: &mut Dice) -> Frames {
        let shared = house();
        let (table, people) = open(&shared, dice);
        let mark = table.mark();
        let heard = Heard { tables: 1, ..Heard::default() };
        let mut frames = Frames { shared, table, mark, offered: Vec::new(), people, heard };
        frames.look();
        frames
    }

    /// Another table in the same house.
    pub fn move_on(&mut self, dice: &mut Dice) {
        // What was played before is forgotten, or memory would fill up.
        self.shared = house();
        (self.table, self.people) = open(&self.shared, dice);
        self.heard.tables += 1;
        self.look();
    }

    fn look(&mut self) {
        self.mark = self.table.mark();
        let mut list = Legal::new();
        if let Some(game) = self.table.game() {
            game.legal(&mut list);
        }
        self.offered.clear();
        self.offered.extend_from_slice(list.actions());
    }

    /// The game is over: nothing much can be tried any more.
    pub fn is_over(&self) -> bool {
        self.table.stage() == Stage::Over
    }

    /// Somebody at the table says something, as his connection would pass it on.
    pub fn say(&mut self, who: u64, text: &str) {
        self.heard.frames += 1;
        let conn = 1 + who % (self.people + 2);
        let Ok(message) = serde_json::from_str::<ClientMessage>(text) else {
            self.heard.unreadable += 1;
            self.table.assert_is(&self.mark, text);
            return;
        };
        let harmless =
            matches!(message, ClientMessage::Hello { .. } | ClientMessage::Ping { .. } | ClientMessage::WhyNot { .. });
        let acts = matches!(message, ClientMessage::Act { .. } | ClientMessage::Send { .. });
        self.table.say(conn, message);
        let answers = self.table.hear(conn);
        for other in (1..=self.people + 2).filter(|other| *other != conn) {
            self.table.hear(other);
        }
        let begins = |start: &str| answers.iter().any(|answer| answer.starts_with(start));
        if begins("{\"type\":\"refused\"") {
            self.heard.refused += 1;
        } else if harmless || acts && begins("{\"type\":\"done\"") {
            self.heard.answered += 1;
        } else {
            self.heard.accepted += 1;
            self.look();
            return;
        }
        self.table.assert_is(&self.mark, text);
    }

    /// Something a client might say just now, right or wrong, and who says it.
    pub fn natural(&self, dice: &mut Dice) -> (u64, String) {
        let ask = self.table.game().and_then(saloon_rules::Game::ask);
        let asked = ask.map_or(0, |ask| ask.who.index() as u64);
        let somebody = dice.below(self.people as usize + 2) as u64;
        let number = ask.map_or(0, |ask| ask.number);
        let id = dice.below(1 << 20) as u32;
        let seat = || Seat::new(id as usize % 8).expect("a table has eight");
        let game = |dice: &mut Dice| if dice.once_in(20) { "k3v9x2mq7r2a".into() } else { self.table.name_of_game() };
        let listed = |dice: &mut Dice| if self.offered.is_empty() { Action::Pass } else { dice.pick(&self.offered) };
        if let Some(game) = self.table.heist().filter(|_| dice.below(40) < 25) {
            let (who, message) = self.heist(game, dice);
            return (who, serde_json::to_string(&message).expect("messages hold nothing JSON cannot"));
        }
        let (who, message) = match dice.below(40) {
            0..=1 => (asked, ClientMessage::Act { id, game: game(dice), ask: number, action: listed(dice) }),
            2..=13 => (asked, ClientMessage::Act { id, game: game(dice), ask: number, action: random_action(dice) }),
            14..=17 => {
                (somebody, ClientMessage::Act { id, game: game(dice), ask: number, action: random_action(dice) })
            }
            18..=20 => {
                let ask = number.wrapping_add(dice.pick(&[u32::MAX, 1, 1000, 1 << 31]));
                (asked, ClientMessage::Act { id, game: game(dice), ask, action: listed(dice) })
            }
            21..=23 => (asked, ClientMessage::WhyNot { id, action: random_action(dice) }),
            24 => (somebody, ClientMessage::WhyNot { id, action: listed(dice) }),
            25 => {
                let standing = Standing { decline_next: dice.once_in(2), decline_interrupts: dice.once_in(2) };
                (somebody, ClientMessage::Early { id, game: game(dice), standing })
            }
            26 => (somebody, ClientMessage::Chat { id, text: "x".repeat(dice.pick(&[0, 1, 240, 241])) }),
            27 => (somebody, ClientMessage::Phrase { id, phrase: Phrase::Howdy }),
            28..=29 => (somebody, ClientMessage::Sit { id, seat: dice.once_in(2).then(seat) }),
            30 if dice.once_in(8) => (somebody, ClientMessage::Leave { id }),
            31 => (somebody, ClientMessage::TakeBack { id }),
            32 => (somebody, ClientMessage::Start { id }),
            33 => (somebody, ClientMessage::Remove { id, seat: seat() }),
            34 => (somebody, ClientMessage::PassHat { id, seat: seat() }),
            35 if dice.once_in(8) => (somebody, ClientMessage::Rematch { id }),
            39 => (somebody, ClientMessage::Ready { id, ready: dice.once_in(2) }),
            36 if dice.once_in(4) => {
                let known = self.table.version().wrapping_sub(dice.below(200) as u32);
                let since = dice.pick(&[None, Some(known), Some(dice.0 as u32)]);
                (somebody, ClientMessage::Hello { since, log: false })
            }
            37 => (somebody, ClientMessage::Knock { id, seat: seat() }),
            38 => (somebody, ClientMessage::LetIn { id, knock: id % 4, welcome: dice.once_in(2) }),
            _ => (somebody, ClientMessage::Ping { id }),
        };
        (who, serde_json::to_string(&message).expect("messages hold nothing JSON cannot"))
    }

    /// Something sent at a table of heist, right or wrong.
    fn heist(&self, game: &saloon_heist::Game, dice: &mut Dice) -> (u64, ClientMessage) {
        let id = dice.below(1 << 20) as u32;
        let who = dice.below(self.people as usize + 2) as u64;
        let seat = saloon_heist::Seat::new(who as usize).filter(|seat| seat.index() < game.players());
        let mut listed = Vec::new();
        if let Some(seat) = seat {
            game.legal(saloon_heist::By::Seat(seat), &mut listed);
        }
        let command = if listed.is_empty() || dice.once_in(2) { random_command(dice) } else { dice.pick(&listed) };
        let ask = dice.pick(&[None, Some(id), self.table.question(), self.table.question(), self.table.question()]);
        (who, ClientMessage::Send { id, game: self.table.name_of_game(), ask, order: Order::Heist(command) })
    }

    /// So many frames, natural and broken, at one table after the other.
    pub fn shout(&mut self, count: u64, dice: &mut Dice) {
        for number in 0..count {
            let (who, mut text) = self.natural(dice);
            if dice.once_in(2) {
                text = broken(dice, &text);
            }
            self.say(who, &text);
            if number % 4096 == 4095 || self.is_over() && dice.once_in(200) {
                self.move_on(dice);
            }
        }
    }

    /// What is in the store is what is at the table.
    pub async fn assert_stored(&self) {
        self.table.assert_stored().await;
    }
}

/// A table where everybody sits, one watches and one has two devices; the cards are dealt, mostly.
fn open(shared: &Arc<Shared>, dice: &mut Dice) -> (ByHand, u64) {
    let settings = match dice.below(4) {
        0 => random_heist(dice),
        1 => random_way(dice),
        _ => random_settings(dice),
    };
    let mut table = ByHand::open(shared, settings).expect("it was checked");
    let people = u64::from(table.card().settings.players);
    for guest in 1..=people {
        table.join(guest, guest as i64);
        table.say(guest, ClientMessage::Sit { id: 0, seat: None });
    }
    table.join(people + 1, 100);
    table.join(people + 2, 1);
    for conn in [1, people + 1] {
        table.say(conn, ClientMessage::Hello { since: None, log: false });
    }
    if !dice.once_in(8) {
        table.deal(dice.roll().into());
    }
    for conn in 1..=people + 2 {
        table.hear(conn);
    }
    (table, people)
}
