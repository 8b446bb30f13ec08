//! Looking back at a game of Bang! that is over: who was winning when, and how it looked to everybody.

use std::sync::atomic::AtomicBool;

use saloon_bots::BotKind;
use saloon_protocol::study::{Camp, GameStudy, RoleOdds, StudyMoment, StudyMove};
use saloon_protocol::{Before, Line};
use saloon_rules::{Game, Player, Replay};
use saloon_study::{self as study, Effort, Judged, Outlook, Study};

use super::Happened;
use super::course::{Read, walk};
use crate::played::Viewer;
use crate::record::{Log, steps};
use crate::store::GameRow;
use crate::studies::Studying;

/// Sentences about one moment.
const SAID: usize = 4;

/// What it takes to study a game that is over. Only one that these rules play exactly as it was can be: its positions are those
/// of its recording.
pub fn study(file: &str, names: &[String], percent: u32) -> Result<Studying, &'static str> {
    const NOT_FOLLOWED: &str = "these rules cannot follow this game, so it cannot be studied";
    let followed = Replay::open(file).map_err(|_| NOT_FOLLOWED)?;
    if !followed.is_faithful() || followed.replay.actions.is_empty() {
        return Err(NOT_FOLLOWED);
    }
    let (replay, judged) = (followed.replay, people(names));
    let effort = Effort::for_answers(replay.actions.len(), percent);
    Ok(Box::new(move |progress, cancel| found(&replay, &effort, &judged, progress, cancel)))
}

/// Which chairs people sat on; all if nobody did.
fn people(names: &[String]) -> Vec<bool> {
    let people: Vec<bool> = names.iter().map(|name| BotKind::from_id(name).is_none()).collect();
    if people.contains(&true) { people } else { vec![true; names.len()] }
}

fn found(
    replay: &Replay,
    effort: &Effort,
    judged: &[bool],
    progress: &mut dyn FnMut(f64),
    cancel: &AtomicBool,
) -> Option<GameStudy> {
    let whose = |player: Player| judged.get(player.index()).copied().unwrap_or(false);
    let study = study::study(replay, effort, &whose, progress, cancel);
    let study = study.inspect_err(|why| tracing::info!(%why, "a game could not be studied")).ok()?;
    let game = replay.at(0, &mut Vec::new()).ok()?;
    Some(told(&study, &game, &|at| happened(replay, at).unwrap_or_default()))
}

/// What an answer led to, in a few sentences.
fn happened(replay: &Replay, at: usize) -> Option<Vec<Line>> {
    let (mut earlier, mut all) = (Vec::new(), Vec::new());
    let before = replay.at(at, &mut earlier).ok()?;
    let after = replay.at(at + 1, &mut all).ok()?;
    let news = all.get(earlier.len()..)?;
    let events = Happened::new((Before::from(&before.view(None)), &after), news, None).events(Viewer::Open(None));
    Some(events.into_iter().filter_map(|event| event.line).take(SAID).collect())
}

/// The study as it goes over the wire.
fn told(study: &Study, game: &Game, happened: &dyn Fn(usize) -> Vec<Line>) -> GameStudy {
    let camp = |camp: &study::Camp| match *camp {
        study::Camp::Law => Some(Camp::Law),
        study::Camp::Outlaws => Some(Camp::Outlaws),
        study::Camp::Renegades => Some(Camp::Renegades),
        study::Camp::Player(player) => game.seats_of(player).iter().next().map(|seat| Camp::Seat { seat }),
    };
    let moment = |moment: &study::Moment| StudyMoment {
        at: moment.at as u32,
        swing: thousandths(moment.swing),
        told: happened(moment.at),
    };
    let weighed = |judged: &Judged| {
        let line = |action| Line::of_action(game.deck(), action, &judged.ask);
        StudyMove {
            at: judged.at as u32,
            seat: judged.ask.seat,
            did: line(&judged.action),
            better: judged.better.as_ref().map(line),
            chance: thousandths(judged.chance),
            gain: (1000.0 * judged.gain).round() as i16,
            half: thousandths(judged.half),
            mattered: judged.mistake().is_some(),
        }
    };
    GameStudy {
        camps: study.camps.iter().filter_map(camp).collect(),
        open: study.open.iter().map(|chances| chances.iter().copied().map(thousandths).collect()).collect(),
        turns: study.turns.clone(),
        moments: study.moments.iter().map(moment).collect(),
        moves: study.judged.iter().map(weighed).collect(),
    }
}

fn thousandths(share: f64) -> u16 {
    (1000.0 * share).round().clamp(0.0, 1000.0) as u16
}

/// The odds of a game that is kept as a log. None if it cannot be played again.
pub fn odds(row: &GameRow) -> Option<RoleOdds> {
    let read = Read::row(row).ok()?;
    let (mut outlook, mut odds) = (Outlook::new(read.config.deck), Vec::new());
    walk(row, &read, &mut |_, told, game| odds.extend(outlook.at(told, game).map(hundredths))).ok()?;
    Some(RoleOdds { odds })
}

/// The odds of a game that is packed; no rule is applied.
pub fn recorded_odds(log: &Log, recording: &[u8]) -> Option<RoleOdds> {
    let (mut outlook, mut odds) = (Outlook::new(log.config.deck), Vec::new());
    let looked = steps(recording, &(0..u32::MAX), |_, step| {
        odds.extend(outlook.at(&step.told, step.picture.game()).map(hundredths));
    });
    looked.ok()?;
    Some(RoleOdds { odds })
}

fn hundredths(seats: Vec<[f32; 4]>) -> Vec<[u8; 4]> {
    seats.into_iter().map(|odds| odds.map(|share| (100.0 * share).round() as u8)).collect()
}
