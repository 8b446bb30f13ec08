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
    }
}

/// The table before anybody sits.
pub fn table() -> RoomState {
    RoomState { lesson: true, ..RoomState::new(settings(), false) }
}

#[cfg(test)]
mod tests {
    use saloon_bots::Bot;
    use saloon_rules::{Action, Aim, Character, Game, Kind, Legal, Player, Question, Role, Seat, Told};

    use super::*;
    use crate::settings::config_of;

    fn seat(at: usize) -> Seat {
        Seat::new(at).expect("four sit here")
    }

    /// A pupil who does what the coach says: shoots once, ends the turn, dodges when he can, drinks.
    /// Says what is missing from the lesson, if anything.
    fn lacks(deal: u64) -> Option<&'static str> {
        let config = config_of(&mut settings()).expect("the lesson can be played");
        let mut told: Vec<Told> = Vec::new();
        let mut game = Game::with_log(&config, deal.into(), Some(&mut told)).expect("it can be dealt");
        let me = Player::new(0).expect("the pupil sits first");
        let mut bots: Vec<Box<dyn Bot>> = (0..4).map(|_| BotName::Greedy.seated(0)).collect();
        let (mut shot, mut hit, mut turns, mut dodged, mut shots) = (false, false, 0, false, 0);
        let view = game.view(Some(me));
        if view.seat(seat(0)).role != Some(Role::Sheriff) {
            return Some("the pupil is no sheriff");
        }
        let plain = [Character::BartCassidy, Character::ElGringo, Character::SuzyLafayette];
        if !plain.contains(&view.seat(seat(0)).character) {
            return Some("the pupil's character wants too much attention");
        }
        let quiet = [Character::WillyTheKid, Character::SlabTheKiller, Character::CalamityJanet, Character::VultureSam];
        if !quiet.contains(&view.seat(seat(1)).character) {
            return Some("the first target does something of its own");
        }
        let mut list = Legal::new();
        for _ in 0..200 {
            for (at, bot) in bots.iter_mut().enumerate() {
                let facts: Vec<_> = told.iter().map(|told| told.seen_by(Player::new(at))).collect();
                bot.watch(&facts);
            }
            told.clear();
            let ask = game.ask()?;
            game.legal(&mut list);
            let view = game.view(Some(ask.who));
            if ask.who != me {
                let index = bots[ask.who.index()].choose(&view, &ask, &list);
                game.take(&list, index, Some(&mut told)).expect("bots answer with what is listed");
                continue;
            }
            let played = |wanted: Kind| {
                let fits = move |action: &&Action| matches!(action, Action::Play { kind, .. } if *kind == wanted);
                list.actions().iter().filter(fits).copied().collect::<Vec<_>>()
            };
            let action = match ask.question {
                Question::Play if !shot => {
                    let shots = played(Kind::Bang);
                    let at =
                        |seat| shots.iter().find(|a| matches!(a, Action::Play { aim, .. } if *aim == Aim::at(seat)));
                    let (Some(first), None) = (at(seat(1)), at(seat(2))) else {
                        return Some("no shot, or one too far");
                    };
                    shot = true;
                    *first
                }
                Question::Play if turns == 0 => {
                    hit = view.seat(seat(1)).life < view.seat(seat(1)).max;
                    turns = 1;
                    Action::Pass
                }
                Question::Play if !dodged => return Some("nobody shot at the pupil"),
                Question::Play => match played(Kind::Beer).first() {
                    Some(beer) if view.seat(seat(0)).life < view.seat(seat(0)).max => *beer,
                    _ if turns == 1 => return Some("no Beer to drink"),
                    _ => unreachable!("the lesson ends with the Beer"),
                },
                Question::PickSurplus { left: 1 } => {
                    let spare = |action: &&Action| match **action {
                        Action::Pick(card) => !matches!(config.deck.face(card).kind, Kind::Beer | Kind::Missed),
                        _ => false,
                    };
                    let Some(spare) = list.actions().iter().find(spare) else { return Some("nothing to spare") };
                    *spare
                }
                Question::Dodge { .. } if shots == 2 => return Some("the pupil is shot at too often"),
                Question::Dodge { .. } => match played(Kind::Missed).first() {
                    Some(missed) => {
                        dodged = true;
                        *missed
                    }
                    None => Action::Pass,
                },
                _ => return Some("a question too many"),
            };
            shots += u8::from(matches!(ask.question, Question::Dodge { .. }));
            let drank = matches!(action, Action::Play { kind: Kind::Beer, .. });
            game.apply(me, action, Some(&mut told)).expect("the action is listed");
            if drank {
                return (!hit).then_some("the first shot missed");
            }
        }
        Some("it takes too long")
    }

    #[test]
    fn the_deal_teaches_what_it_should() {
        if let Some(why) = lacks(DEAL) {
            panic!("{why}; this deal would do: {:?}", (0..1_000_000).find(|deal| lacks(*deal).is_none()));
        }
    }
}
