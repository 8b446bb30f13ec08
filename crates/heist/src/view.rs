//! What one viewer may know, built up from what he may see (HEIST-INFO-1).

use serde::{Deserialize, Serialize};

use crate::config::Config;
use crate::division::RoundEnd;
use crate::game::{Game, Step};
use crate::ids::{CardId, Cards, MOST_SEATS, Seat, Seats};
use crate::list::{Order, Pile};

/// The table through somebody's eyes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose; nobody's is a spectator's.
    pub viewer: Option<Seat>,
    /// What was fixed before the deal.
    pub config: Config,
    /// From 1.
    pub round: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// What the table is waiting for.
    pub waiting: Waiting,
    /// Passes in a row.
    pub passes: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// Sheriffs beside it.
    pub row: u8,
    /// The loot, in the order it came.
    pub loot: Pile,
    /// Cards in the bonus packet.
    pub packet: u8,
    /// One after the other; there are as many as players.
    pub seats: [SeatView; MOST_SEATS],
    /// What misses have cancelled in the division that is going on.
    pub cancelled: Cards,
    /// How the last round ended.
    pub last: Option<RoundEnd>,
    /// Who has won, when the game is over.
    pub winners: Option<Seats>,
}

/// One player through somebody's eyes.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Hand cards.
    pub hand_count: u8,
    /// Which, if the viewer may know.
    pub hand: Option<Cards>,
    /// Loaded cards.
    pub revolver_count: u8,
    /// Which, if the viewer may know.
    pub revolver: Option<Cards>,
    /// In front of him.
    pub helpers: Cards,
    /// So far.
    pub points: u16,
    /// His hand is on the loot.
    pub slapped: bool,
    /// He owes a sealed decision.
    pub owes: bool,
}

/// What the table is waiting for, as far as everybody knows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistWaiting"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistWaiting"))]
pub enum Waiting {
    /// Sealed loads.
    LoadCommits,
    /// The action of the active player.
    Action,
    /// The cards that go back after a swap.
    Swap {
        /// To whom.
        target: Seat,
        /// How many.
        count: u8,
        /// What was taken, if the viewer may know.
        taken: Option<Cards>,
        /// The card that is being played.
        card: CardId,
    },
    /// Slaps.
    Race {
        /// Whose hand is on the loot already.
        starter: Option<Seat>,
    },
    /// Sealed loads of a race.
    RaceCommits {
        /// Whose hand is on the loot already.
        starter: Option<Seat>,
    },
    /// Two cards face down.
    Suspense,
    /// Two cards face down, and sealed stances.
    DuelCommits,
    /// Two cards open.
    Window {
        /// The declarer's is higher.
        go: bool,
    },
    /// At whom a miss is aimed.
    Miss {
        /// Whose miss.
        owner: Seat,
        /// Who can be chosen.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Seat>"))]
        targets: Order,
    },
    /// Nothing.
    Over,
}

impl Game {
    /// The table through somebody's eyes; `None` is a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        let mut seats = [SeatView::default(); MOST_SEATS];
        for seat in self.seats() {
            seats[seat.index()] = self.seat_view(seat, viewer == Some(seat));
        }
        View {
            viewer,
            config: self.config,
            round: self.round,
            active: self.active,
            waiting: self.waiting(viewer),
            passes: self.passes,
            deck: self.deck.len() as u8,
            row: self.row.len() as u8,
            loot: self.loot,
            packet: self.packet.len() as u8,
            seats,
            cancelled: self.cancelled(),
            last: self.last,
            winners: self.winners(),
        }
    }

    fn seat_view(&self, seat: Seat, own: bool) -> SeatView {
        let open = matches!(self.step, Step::Miss { .. });
        SeatView {
            hand_count: self.hand(seat).len() as u8,
            hand: own.then(|| self.hand(seat)),
            revolver_count: self.revolver(seat).len() as u8,
            revolver: (own || open).then(|| self.revolver(seat)),
            helpers: self.helpers(seat),
            points: self.points(seat),
            slapped: self.slapped.contains(seat),
            owes: self.owing.contains(seat),
        }
    }

    fn waiting(&self, viewer: Option<Seat>) -> Waiting {
        match self.step {
            Step::LoadCommits => Waiting::LoadCommits,
            Step::Action => Waiting::Action,
            Step::Swap { target, taken, card } => {
                let knows = viewer == Some(self.active) || viewer == Some(target);
                Waiting::Swap { target, count: taken.len() as u8, taken: knows.then_some(taken), card }
            }
            Step::Race { starter } => Waiting::Race { starter },
            Step::RaceCommits { starter } => Waiting::RaceCommits { starter },
            Step::Suspense { .. } => Waiting::Suspense,
            Step::DuelCommits { .. } => Waiting::DuelCommits,
            Step::Window { go } => Waiting::Window { go },
            Step::Miss { owner } => Waiting::Miss { owner, targets: self.miss_targets() },
            Step::Over => Waiting::Over,
        }
    }
}
