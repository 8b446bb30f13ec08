//! The frames of this room.

use serde::{Deserialize, Serialize};

use crate::ask::Action;
use crate::frame::{Frame as CoreFrame, Got, Next};
use crate::game::Game;
use crate::ids::Seat;
use crate::run::Run;

pub use crate::modes::mercy::{Fired, TakeBack};
pub use crate::series::buying::Buying;
pub use crate::series::hiring::{Bidding, FirstBid, Hiring};
pub use crate::series::keeping::{Keeping, Staying};
pub use crate::series::setup::Setup;

macro_rules! frames {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        /// A frame of this room.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Frame {
            $($(#[$doc])* $name($name),)+
        }

        impl Frame {
            pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
                match self {
                    $(Frame::$name(frame) => frame.step(got, run),)+
                }
            }

            pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
                match self {
                    $(Frame::$name(frame) => frame.options(game, seat, out),)+
                }
            }
        }

        $(impl From<$name> for CoreFrame {
            fn from(frame: $name) -> CoreFrame {
                CoreFrame::Series(Frame::$name(frame))
            }
        })+
    };
}

frames! {
    /// A game of a series is set up.
    Setup,
    /// Survivors decide in secret whether to keep their characters.
    Keeping,
    /// Survivors decide openly whether to pay for their characters again.
    Staying,
    /// Characters are hired.
    Hiring,
    /// Somebody opens the bidding.
    FirstBid,
    /// Characters are bid for.
    Bidding,
    /// Cards are bought for the opening hand.
    Buying,
    /// A card was fired that may come back.
    Fired,
    /// The sheriff takes a card back.
    TakeBack,
}
