//! A game as it was kept: played again, looked at, or brought under newer rules.

use saloon_rules::{Player, RULES_VERSION, Seats};

use super::course::{self, Read, Start};
use super::{Answered, Origin, Play};
use crate::ids::Id;
use crate::record::{Log, steps};
use crate::store::{GameRow, Job, LoggedRow, Spoken, State, Store};
use crate::table::Chair;

/// A game that is being played goes on under these rules.
pub async fn renew(store: &Store, game: Id, row: GameRow) -> Result<(), String> {
    let (after, heard) = (row.actions.len() as u32, row.spoken.len() as u32);
    let work = move || course::renew(&row);
    let (now, recording) = tokio::task::spawn_blocking(work).await.map_err(|_| "a fault in the program")??;
    let state = State { after, heard, state: course::state_of(&now) };
    let job = Job::Renew { game, rules: RULES_VERSION, state, recording };
    store.write(job).await.map_err(|why| why.to_string())
}

impl Play {
    /// Plays again what was written down; each answer must lead where it led before.
    pub fn load(id: Id, row: &GameRow) -> Result<Play, String> {
        let read = Read::row(row)?;
        if row.rules != RULES_VERSION {
            // It is over: there is nothing to be played on, only to be seen.
            let game = course::walk(row, &read, &mut |_, _, _| {})?;
            let start = Start { game, after: row.actions.len(), heard: row.spoken.len(), at: 0 };
            let origin = Origin::Renewed { start: Box::new(start), recording: [].into() };
            return Ok(Play::at(id, game, read.seed, origin));
        }
        let start = course::begin(row, &read, &mut |_, _, _| {})?;
        let (game, after, heard) = (start.game, start.after, start.heard);
        let origin = match &row.renewed {
            None => Origin::Deal(Box::new(read.config.clone())),
            Some(renewed) => Origin::Renewed { start: Box::new(start), recording: renewed.recording.as_slice().into() },
        };
        let mut play = Play::at(id, game, read.seed, origin);
        play.spoken = row.spoken[..heard].to_vec();
        let mut spoken = row.spoken[heard..].iter().peekable();
        for (at, (logged, (player, action))) in row.actions.iter().zip(&read.answers).enumerate().skip(after) {
            while let Some(spoken) = spoken.next_if(|spoken| spoken.after as usize <= at) {
                play.hear(*spoken)?;
            }
            let next = play.after(*player, *action).map_err(|why| format!("refused by {}", why.rule))?;
            let LoggedRow { ask, client, print, .. } = *logged;
            if next.game.fingerprint() != print {
                return Err(format!("its log leads to another game at answer {at}"));
            }
            let chair = Chair::new(player.index()).ok_or("there is no such chair")?;
            play.accept(&next, Answered { chair, ask, client, action: *action });
        }
        spoken.try_for_each(|spoken| play.hear(*spoken))?;
        Ok(play)
    }

    /// A game that is over and packed: its last picture. Nothing can be played in it.
    pub fn ended(id: Id, log: &Log, recording: &[u8]) -> Result<Play, String> {
        let (_, last) = steps(recording, &(0..0), |_, _| {}).map_err(|why| why.to_string())?;
        let game = *last.ok_or("its recording is empty")?.game();
        let start = Start { game, after: log.actions.len(), heard: log.spoken.len(), at: 0 };
        let origin = Origin::Renewed { start: Box::new(start), recording: recording.into() };
        let mut play = Play::at(id, game, log.seed, origin);
        play.settled = Seats::NONE;
        Ok(play)
    }

    /// Somebody spoke.
    fn hear(&mut self, spoken: Spoken) -> Result<(), String> {
        let player = Player::new(spoken.chair.into()).ok_or("there is no such chair")?;
        self.game.speak(player, None).map_err(|why| format!("refused by {}", why.rule))?;
        self.spoken.push(spoken);
        Ok(())
    }
}
