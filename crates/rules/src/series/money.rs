//! Money: prices, and what a dollar is paid for.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A price or bid in dollars: a multiple of a hundred (VAR-HIRE-3).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transparent))]
pub struct Price(#[cfg_attr(feature = "schema", schemars(with = "u32"))] u16);

impl Price {
    /// Nothing.
    pub const FREE: Price = Price(0);
    /// The step of bids, and the least one.
    pub const STEP: Price = Price(1);
    /// What a card bought for the next game costs (VAR-EXP-1).
    pub const CARD: Price = Price(5);

    /// So many dollars, if they are whole hundreds and not below nought.
    pub fn of(dollars: i32) -> Option<Price> {
        u16::try_from(dollars / 100).ok().filter(|_| dollars % 100 == 0 && dollars >= 0).map(Price)
    }

    /// In dollars.
    pub const fn dollars(self) -> i32 {
        self.0 as i32 * 100
    }

    /// One step more.
    pub const fn raised(self) -> Price {
        Price(self.0.saturating_add(1))
    }

    /// Every price from this one up to what somebody has.
    pub fn up_to(self, balance: i32) -> impl Iterator<Item = Price> {
        let most = u16::try_from(balance.max(0) / 100).unwrap_or(u16::MAX);
        (self.0..=most).map(Price)
    }
}

impl std::fmt::Display for Price {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.dollars().fmt(f)
    }
}

impl Serialize for Price {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_i32(self.dollars())
    }
}

impl<'de> Deserialize<'de> for Price {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let dollars = i32::deserialize(from)?;
        Price::of(dollars).ok_or_else(|| serde::de::Error::custom("a price is a multiple of 100 dollars"))
    }
}

/// Why money came or went.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Dollar {
    /// What everybody starts with (VAR-HIRE-1).
    Stake,
    /// The price of a character (VAR-HIRE-4).
    Hire,
    /// The same price again for one that is kept (VAR-HIRE-6).
    Keep,
    /// A card for the opening hand (VAR-EXP-1).
    Experience,
    /// An outlaw (VAR-BOUNTY-1).
    Bounty,
    /// The end of the game, by role and fate (VAR-SCORE-1).
    Role,
    /// A deputy who killed the sheriff (VAR-SCORE-3).
    Penalty,
    /// A point for the winning side (VAR-SCORE-5).
    Point,
}

impl Dollar {
    /// All of them.
    pub const ALL: [Dollar; 8] = [
        Dollar::Stake,
        Dollar::Hire,
        Dollar::Keep,
        Dollar::Experience,
        Dollar::Bounty,
        Dollar::Role,
        Dollar::Penalty,
        Dollar::Point,
    ];

    /// Its word in files, scenes and texts.
    pub const fn id(self) -> &'static str {
        match self {
            Dollar::Stake => "stake",
            Dollar::Hire => "hire",
            Dollar::Keep => "keep",
            Dollar::Experience => "experience",
            Dollar::Bounty => "bounty",
            Dollar::Role => "role",
            Dollar::Penalty => "penalty",
            Dollar::Point => "point",
        }
    }
}
