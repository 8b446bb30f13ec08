//! Everybody agrees: ready to begin, and after the end to one more game, or to the next of a series.

use saloon_protocol::wire::Stage;
use tokio::time::{Duration, Instant};

use super::room::{Refused, Room};
use super::state::{ChairState, Guest, RoomState};
use crate::played::Row;

/// Whoever has been gone for so long after the end is not waited for.
const PATIENCE: Duration = Duration::from_secs(10);

impl Room {
    /// Somebody is ready, or no longer. After the end the last one who agrees deals.
    pub(super) async fn set_ready(&mut self, guest: Guest, ready: bool) -> Result<(), Refused> {
        if self.state.stage == Stage::Playing {
            return Err(Refused::house("HOUSE-STAGE", "the game is running"));
        }
        let mut state = self.state.clone();
        let own = state.seat_of(guest).and_then(|seat| state.chair_mut(seat));
        own.ok_or_else(|| Refused::house("HOUSE-SEAT", "you have no chair at this table"))?.ready = ready;
        if state != self.state {
            self.keep(state).await?;
        }
        self.deal_if_agreed().await
    }

    /// After the end: deals as soon as nobody is waited for any more. The host's game, or that of the first who wants it.
    pub(super) async fn deal_if_agreed(&mut self) -> Result<(), Refused> {
        if self.agreed_at().is_none_or(|at| at > Instant::now()) {
            return Ok(());
        }
        let agreed = || self.state.chairs.iter().filter(|chair| chair.ready).filter_map(|chair| chair.guest);
        let pays = agreed().find(|guest| self.state.host == Some(*guest)).or_else(|| agreed().next());
        if let Some(Err(refused)) = pays.map(|guest| self.afford_game(guest)) {
            // Nobody is left waiting for a game that does not come.
            self.forget_agreement();
            return Err(refused);
        }
        self.deal().await
    }

    /// The host waits no longer after the end: whoever has not agreed gives up his chair.
    pub(super) async fn deal_without_the_undecided(&mut self, host: Guest) -> Result<(), Refused> {
        self.afford_game(host)?;
        let before = self.state.clone();
        if let Some(chair) = self.state.seat_of(host).and_then(|seat| self.state.chair_mut(seat)) {
            chair.ready = true;
        }
        let dealt = self.deal().await;
        if dealt.is_err() {
            self.state = before;
        }
        dealt
    }

    /// When the next game may be dealt, if nobody comes or changes his mind; none if somebody is waited for.
    pub(super) fn agreed_at(&self) -> Option<Instant> {
        if self.state.stage != Stage::Over
            || !self.state.chairs.iter().any(|chair| chair.guest.is_some() && chair.ready)
        {
            return None;
        }
        let now = Instant::now();
        self.undecided().try_fold(now, |latest, at| Some(latest.max(self.timing.gone_since(at)? + PATIENCE)))
    }

    /// After the end: how many people who are here have not agreed yet.
    pub(super) fn waiting_for(&self) -> u8 {
        if self.state.stage != Stage::Over {
            return 0;
        }
        let long_gone =
            |at: &usize| self.timing.gone_since(*at).is_some_and(|since| since + PATIENCE <= Instant::now());
        self.undecided().filter(|at| !long_gone(at)).count() as u8
    }

    /// It came to nothing.
    pub(super) fn forget_agreement(&mut self) {
        self.state.chairs.iter_mut().for_each(|chair| chair.ready = false);
        self.tell_people();
    }

    fn undecided(&self) -> impl Iterator<Item = usize> {
        let chairs = self.state.chairs.iter().enumerate();
        chairs.filter(|(_, chair)| chair.guest.is_some() && !chair.ready).map(|(at, _)| at)
    }
}

/// Before a game is dealt after another: whoever has not agreed gives up his chair; between the games of a series he
/// keeps it, and a bot plays for him until he is back. Nobody is ready for a third.
pub(super) fn settle(state: &mut RoomState) {
    let between = state.is_between_games();
    for chair in &mut state.chairs {
        let late = state.stage == Stage::Over && chair.guest.is_some() && !chair.ready;
        if late && !between {
            *chair = ChairState::default();
        }
        chair.stand_in = late && between;
        chair.ready = false;
    }
    state.series = next_in_row(state);
    if state.host.is_none_or(|host| state.seat_of(host).is_none()) {
        state.host = state.heir();
    }
}

/// The series the next game belongs to: the one that is not over, or a new one. Money and characters of single games stay
/// with the same people on the same chairs (VAR-SERIES-1).
fn next_in_row(state: &RoomState) -> Option<Row> {
    let same = || state.sitting().count() == state.had.len() && state.sitting().all(|sits| state.had.contains(&sits));
    let goes_on = |row: &&Row| row.has_next() && (!row.is_open() || same());
    let old = state.series.as_ref().filter(|_| state.stage == Stage::Over).filter(goes_on);
    old.cloned().or_else(|| Row::of(&state.settings))
}
