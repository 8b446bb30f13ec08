//! The guided hand: a real game against the bots of the house whose first deal is always the same, so that the first
//! minute brings what it should teach: a shot, a distance too far, the end of a turn, a dodge, a Beer.
//!
//! Only these tables know their seed beforehand; they are private, for one person, and in no list. A rematch is dealt
//! like any other game.

use saloon_bots::BotName;
use saloon_protocol::wire::{Pace, Settings, SwitchValue, Watching};
use saloon_rules::{Edition, Seed};

use crate::table::RoomState;

/// The word to ask for it.
pub const PRESET: &str = "lesson";

/// Found by the test below, which names another one when rules or bots have changed.
const DEAL: u64 = 7897;

/// What a lesson is dealt with.
pub fn seed() -> Seed {
    DEAL.into()
}

/// A table for one, without a clock.
pub fn settings() -> Settings {
    let bot = || Some(BotName::Greedy.id().to_owned());
    Settings {
        name: "Lesson".to_owned(),
        edition: Edition::Classic.id().to_owned(),
        boxes: Vec::new(),
        players: 4,
        switches: vec![SwitchValue { name: "beginner".to_owned(), value: "true".to_owned() }],
        bots: vec![None, bot(), bot(), bot()],
        fill: BotName::Greedy.id().to_owned(),
        pace: Pace::None,
        bot_pause: 1000,
        watching: Watching::Seated,
        open_cards: false,
        public: false,
        heist: None,
    }
}

/// The table before anybody sits.
pub fn table() -> RoomState {
    RoomState { lesson: true, ..RoomState::new(settings()) }
}

#[cfg(test)]
mod tests {
    use saloon_bots::Bot;
    use saloon_rules::{Action, Aim, Character, Game, Kind, Legal, Player, Question, Role, Seat, Told, View};

    use super::*;
    use crate::settings::config_of;

    fn seat(at: usize) -> Seat {
        Seat::new(at).expect("four sit here")
    }

    /// A pupil who does what the coach says: shoots once, ends the turn, dodges when he can, drinks.
    #[derive(Default)]
    struct Pupil {
        shot: bool,
        hit: bool,
        ended: bool,
        dodged: bool,
        shot_at: u8,
    }

    impl Pupil {
        /// His answer, or what is wrong with the lesson.
        fn answer(&mut self, view: &View, question: Question, list: &Legal) -> Result<Action, &'static str> {
            let hurt = |at| view.seat(seat(at)).life < view.seat(seat(at)).max;
            let played = |wanted: Kind| {
                let fits = move |action: &Action| matches!(action, Action::Play { kind, .. } if *kind == wanted);
                list.actions().iter().copied().filter(fits).collect::<Vec<_>>()
            };
            match question {
                Question::Play if !self.shot => {
                    self.shot = true;
                    let shots = played(Kind::Bang);
                    let at =
                        |seat| shots.iter().find(|a| matches!(a, Action::Play { aim, .. } if *aim == Aim::at(seat)));
                    if at(seat(2)).is_some() { Err("nobody is too far") } else { at(seat(1)).copied().ok_or("no shot") }
                }
                Question::Play if !self.ended => {
                    (self.hit, self.ended) = (hurt(1), true);
                    Ok(Action::Pass)
                }
                Question::Play if !self.hit => Err("the first shot missed"),
                Question::Play if !self.dodged => Err("nobody shot at the pupil"),
                Question::Play if !hurt(0) => Err("nothing to drink for"),
                Question::Play => played(Kind::Beer).first().copied().ok_or("no Beer to drink"),
                Question::PickSurplus { left: 1 } => {
                    let needed = |card| matches!(view.deck.face(card).kind, Kind::Beer | Kind::Missed);
                    let spare = |action: &&Action| matches!(action, Action::Pick(card) if !needed(*card));
                    list.actions().iter().find(spare).copied().ok_or("nothing to spare")
                }
                Question::Dodge { .. } => {
                    self.shot_at += 1;
                    let missed = played(Kind::Missed).first().copied();
                    self.dodged |= missed.is_some();
                    if self.shot_at > 2 {
                        Err("the pupil is shot at too often")
                    } else {
                        Ok(missed.unwrap_or(Action::Pass))
                    }
                }
                _ => Err("a question too many"),
            }
        }
    }

    /// The pupil plays a sheriff without surprises, and so does the one he shoots at first.
    fn suits(view: &View) -> Result<(), &'static str> {
        let calm = [Character::BartCassidy, Character::ElGringo, Character::SuzyLafayette];
        let quiet = [Character::WillyTheKid, Character::SlabTheKiller, Character::CalamityJanet, Character::VultureSam];
        if view.seat(seat(0)).role != Some(Role::Sheriff) {
            return Err("the pupil is no sheriff");
        }
        if !calm.contains(&view.seat(seat(0)).character) {
            return Err("the pupil's character wants too much attention");
        }
        if quiet.contains(&view.seat(seat(1)).character) { Ok(()) } else { Err("the first target is no quiet one") }
    }

    /// Plays the lesson up to the Beer.
    fn lesson(deal: u64) -> Result<(), &'static str> {
        let config = config_of(&mut settings()).expect("the lesson can be played");
        let mut told: Vec<Told> = Vec::new();
        let mut game = Game::with_log(&config, deal.into(), Some(&mut told)).expect("it can be dealt");
        let me = Player::new(0).expect("the pupil sits first");
        suits(&game.view(Some(me)))?;
        let mut bots: Vec<Box<dyn Bot>> = (0..4).map(|_| BotName::Greedy.seated(0)).collect();
        let (mut pupil, mut list) = (Pupil::default(), Legal::new());
        for _ in 0..200 {
            for (at, bot) in bots.iter_mut().enumerate() {
                let facts: Vec<_> = told.iter().map(|told| told.seen_by(Player::new(at))).collect();
                bot.watch(&facts);
            }
            told.clear();
            let ask = game.ask().ok_or("the game is over")?;
            game.legal(&mut list);
            let view = game.view(Some(ask.who));
            if ask.who != me {
                let index = bots[ask.who.index()].choose(&view, &ask, &list);
                game.take(&list, index, Some(&mut told)).expect("bots answer with what is listed");
                continue;
            }
            let action = pupil.answer(&view, ask.question, &list)?;
            game.apply(me, action, Some(&mut told)).expect("the action is listed");
            if matches!(action, Action::Play { kind: Kind::Beer, .. }) {
                return Ok(());
            }
        }
        Err("it takes too long")
    }

    #[test]
    fn the_deal_teaches_what_it_should() {
        if let Err(why) = lesson(DEAL) {
            panic!("{why}; this deal would do: {:?}", (0..1_000_000).find(|deal| lesson(*deal).is_ok()));
        }
    }
}
