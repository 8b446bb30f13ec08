//! A row of games at one table: how it stands. Everything here is public (VAR-SCORE-6).

use saloon_rules::Seat;
use saloon_rules::series::Standing;
use serde::{Deserialize, Serialize};

/// Where somebody stands in a series.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeriesPlace {
    /// Who.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Seat,
    /// Dollars, or points.
    pub balance: i32,
    /// Games won.
    pub won: u8,
    /// Games survived.
    pub survived: u8,
    /// The place, from 1; shared by those nothing tells apart.
    pub place: u8,
}

impl From<Standing> for SeriesPlace {
    fn from(standing: Standing) -> SeriesPlace {
        let Standing { seat, balance, won, survived, place } = standing;
        SeriesPlace { seat, balance, won, survived, place }
    }
}

/// How the series of a table stands after the games that are over. How each dollar came is on its page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeriesInfo {
    /// Its id: `/api/series/ID` tells everything about it.
    pub id: String,
    /// Games that are over.
    pub played: u8,
    /// Games it has; 1 is a single game, which any number of others may follow.
    pub length: u8,
    /// Another game of it follows by itself once everybody is ready.
    pub goes_on: bool,
    /// Points are counted, not dollars.
    pub points: bool,
    /// Everybody's place, in the order of seats.
    pub places: Vec<SeriesPlace>,
}
