//! What goes over HTTP about a finished game that somebody looks back at: who was winning, and how it looked to everybody.

use saloon_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::Line;

/// Those whose chance of winning is followed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Camp {
    /// The sheriff and the deputies.
    Law,
    /// The outlaws.
    Outlaws,
    /// The renegades.
    Renegades,
    /// Whoever plays this seat, where everybody fights for himself.
    Seat {
        /// The seat; the first of two.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
}

/// An answer after which the game stood otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StudyMoment {
    /// How many answers were given before it; what came of it is seen at the next position.
    pub at: u32,
    /// How much of the chance of winning changed its owner, in thousandths.
    pub swing: u16,
    /// What happened then, with all cards open.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub told: Vec<Line>,
}

/// An answer of a person, weighed by what that person could know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StudyMove {
    /// How many answers were given before it.
    pub at: u32,
    /// Whose.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// What was answered.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub did: Line,
    /// What the bot `sharp` would have answered, if that was something else.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub better: Option<Line>,
    /// The chance of winning with the answer, as far as its player could know, in thousandths.
    pub chance: u16,
    /// What the other answer would have added, in thousandths.
    pub gain: i16,
    /// Half the width of the 95 % range of that.
    pub half: u16,
    /// It would have added something beyond chance.
    pub mattered: bool,
}

/// A finished game, looked back at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameStudy {
    /// Whose chances these are.
    pub camps: Vec<Camp>,
    /// The chance of each camp before each answer and at the end, in thousandths: judged with all hands and roles open, but not
    /// by what lay in the deck.
    pub open: Vec<Vec<u16>>,
    /// The turn each of these positions belongs to.
    pub turns: Vec<u16>,
    /// What decided the game, the weightiest first, three at most.
    pub moments: Vec<StudyMoment>,
    /// Answers of people with a choice, in their order; of bots if nobody else played.
    pub moves: Vec<StudyMove>,
}

/// How far a study is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum StudyState {
    /// Nobody has asked for it.
    Unasked,
    /// Others come first.
    Waiting {
        /// How many, the one under way included.
        ahead: u32,
    },
    /// It is being made.
    Running {
        /// How much of it is done.
        percent: u8,
    },
    /// Nothing came of it.
    Failed,
    /// Here it is.
    Done {
        /// What was found.
        study: GameStudy,
    },
}

/// Who was probably what, position by position, from what everybody had seen: nothing hidden is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoleOdds {
    /// For every position the seats, and for each the probabilities of sheriff, deputy, outlaw and renegade in hundredths. None
    /// where there are no hidden roles.
    pub odds: Vec<Vec<[u8; 4]>>,
}
