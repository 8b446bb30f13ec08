//! Rule switches: what the editions disagree about, as typed values with names.
//!
//! Each room declares its own switches with `switches!`; this file holds the machinery, those of the core and the profiles.

use serde::Serialize;

use crate::catalog::Switches;

/// A value a switch can have, as text and back.
pub trait SwitchValue: Copy + Sized {
    /// Reads a value.
    fn parse(text: &str) -> Option<Self>;
    /// Writes a value.
    fn print(self) -> String;
    /// What may be written, for messages and menus.
    fn accepts() -> Vec<String>;
}

impl SwitchValue for bool {
    fn parse(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn print(self) -> String {
        self.to_string()
    }

    fn accepts() -> Vec<String> {
        vec!["false".into(), "true".into()]
    }
}

/// A plain number, not below `LEAST`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Number<const LEAST: u8 = 0>(pub u8);

impl<const LEAST: u8> SwitchValue for Number<LEAST> {
    fn parse(text: &str) -> Option<Self> {
        text.parse().ok().filter(|n| (LEAST..100).contains(n)).map(Number)
    }

    fn print(self) -> String {
        self.0.to_string()
    }

    fn accepts() -> Vec<String> {
        vec![if LEAST == 0 { "a number".into() } else { format!("a number from {LEAST} up") }]
    }
}

/// A number not below `LEAST`, or as many as you like.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Count<const LEAST: u8 = 0>(pub u8);

impl<const LEAST: u8> Serialize for Count<LEAST> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if *self == Self::UNLIMITED { to.serialize_str("unlimited") } else { to.serialize_u8(self.0) }
    }
}

impl<const LEAST: u8> Count<LEAST> {
    /// As many as you like.
    pub const UNLIMITED: Self = Count(u8::MAX);
}

impl<const LEAST: u8> SwitchValue for Count<LEAST> {
    fn parse(text: &str) -> Option<Self> {
        match text {
            "unlimited" | "all" | "living_players" => Some(Self::UNLIMITED),
            number => Number::<LEAST>::parse(number).map(|number| Count(number.0)),
        }
    }

    fn print(self) -> String {
        if self == Self::UNLIMITED { "unlimited".into() } else { self.0.to_string() }
    }

    fn accepts() -> Vec<String> {
        Number::<LEAST>::accepts().into_iter().chain(["unlimited".into()]).collect()
    }
}

/// Declares an enum whose values have the names of the rulebook.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
        #[allow(missing_docs)]
        pub enum $name { $(#[serde(rename = $text)] $variant),+ }

        impl $crate::switches::SwitchValue for $name {
            fn parse(text: &str) -> Option<Self> {
                match text { $($text => Some(Self::$variant),)+ _ => None }
            }
            fn print(self) -> String {
                match self { $(Self::$variant => $text.into()),+ }
            }
            fn accepts() -> Vec<String> {
                vec![$($text.into()),+]
            }
        }
    };
}

/// Declares a group of switches with the values of the compendium.
///
/// `name: Type = value => rest` gives a switch whose resting value is another one: the value of every game that was played
/// before there was the switch. Without it the two are the same. A resting value never changes (docs/decisions/0013).
macro_rules! switches {
    ($(#[$doc:meta])* pub struct $group:ident {
        $($(#[$field_doc:meta])* $name:ident: $type:ty = $value:expr $(=> $rest:expr)?),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub struct $group { $($(#[$field_doc])* pub $name: $type),+ }

        impl $group {
            /// The values of the compendium.
            pub const COMPENDIUM: $group = $group { $($name: $value),+ };

            /// The resting values.
            pub(crate) const REST: $group = $group { $($name: $crate::switches::rest!($value $(, $rest)?)),+ };

            /// Writes those that differ from their resting value.
            pub(crate) fn write<M: serde::ser::SerializeMap>(&self, to: &mut M) -> Result<(), M::Error> {
                $(if self.$name != Self::REST.$name {
                    to.serialize_entry(stringify!($name), &self.$name)?;
                })+
                Ok(())
            }

            /// Sets one switch by name; `None` if it is not of this group.
            pub fn set(&mut self, name: &str, value: &str) -> Option<Result<(), Vec<String>>> {
                use $crate::switches::SwitchValue;
                match name {
                    $(stringify!($name) => Some(match <$type as SwitchValue>::parse(value) {
                        Some(value) => { self.$name = value; Ok(()) }
                        None => Err(<$type as SwitchValue>::accepts()),
                    }),)+
                    _ => None,
                }
            }

            /// Every switch of the group: name, value, what it accepts.
            pub fn list(&self, out: &mut Vec<$crate::switches::Switch>) {
                use $crate::switches::SwitchValue;
                $(out.push($crate::switches::Switch {
                    name: stringify!($name),
                    value: self.$name.print(),
                    accepts: <$type as SwitchValue>::accepts(),
                });)+
            }
        }
    };
}

/// The last of its arguments.
macro_rules! rest {
    ($value:expr) => {
        $value
    };
    ($value:expr, $rest:expr) => {
        $rest
    };
}

pub(crate) use {choice, rest, switches};

/// A switch as text, for menus and messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub value: String,
    /// What may be written.
    pub accepts: Vec<String>,
}

choice! { /// Whether a hidden second character is dealt.
LifeCounter { SecondCharacter = "second_character", Tokens = "tokens" } }
choice! { /// Who may keep the character in the next game.
KeepCharacter { No = "no", SurvivorsMay = "survivors_may" } }
choice! { /// One game, or as many as there are players.
Series { Single = "single", Rotation = "rotation" } }
choice! { /// How six roles are dealt.
RoleDealSix { Standard = "standard", HiddenRemoval = "hidden_removal" } }
choice! { /// How many characters each seat is dealt, to keep one.
CharacterChoice { One = "1", Two = "2", Three = "3" } }
impl CharacterChoice {
    /// The number of characters.
    pub(crate) const fn count(self) -> usize {
        match self {
            CharacterChoice::One => 1,
            CharacterChoice::Two => 2,
            CharacterChoice::Three => 3,
        }
    }
}

choice! { /// What is counted over games.
Scoring { Off = "off", Points = "points", Dollars = "dollars" } }

switches! {
    /// Set-up, series and options.
    pub struct Options {
        /// Is a hidden second character dealt?
        life_counter: LifeCounter = LifeCounter::SecondCharacter,
        /// First game: all book cards leave the deck.
        beginner: bool = false,
        /// May survivors keep their character?
        keep_character: KeepCharacter = KeepCharacter::No,
        /// One game or a rotation.
        series: Series = Series::Single,
        /// Deal for six players.
        role_deal_six: RoleDealSix = RoleDealSix::Standard,
        /// Scoring over games.
        scoring: Scoring = Scoring::Off,
        /// The sheriff may take back a played Bang!.
        without_mercy: bool = false,
        /// Buy cards for the next game.
        experience: bool = false,
        /// Auction of characters.
        hire: bool = false,
        /// Money for outlaws instead of cards.
        bounties: bool = false,
        /// Options outside their own edition are allowed.
        house: bool = false,
        /// How many characters each seat is dealt, to keep one. A house rule.
        character_choice: CharacterChoice = CharacterChoice::One,
    }
}

choice! { /// What is left of a turn lost to Jail.
JailFailure { SkipTurn = "skip_turn", SkipToPhase3 = "skip_to_phase_3" } }
choice! { /// What becomes of a Jail that held.
JailFailureCard { Discarded = "discarded", Stays = "stays" } }
choice! { /// A plain permission.
Permission { Forbidden = "forbidden", Allowed = "allowed" } }
choice! { /// Where a Dynamite goes.
DynamitePass { NextWithoutOne = "next_without_one", Next = "next" } }
choice! { /// Two cards of one kind in front of one player.
DuplicatesInPlay { Forbidden = "forbidden", Replace = "replace", EndOfTurn = "end_of_turn" } }
choice! { /// When a played brown card reaches the pile.
BrownDiscardTiming { BeforeEffect = "before_effect", AfterEffect = "after_effect" } }
choice! { /// When the pile becomes the deck.
ReshuffleTiming { WhenNeeded = "when_needed", WhenEmpty = "when_empty" } }
choice! { /// What a Beer does out of turn.
BeerOutOfTurn { Rescue = "rescue", Prevent = "prevent" } }
choice! { /// A Beer with two left.
BeerTwoPlayers { NoEffect = "no_effect", Forbidden = "forbidden" } }
choice! { /// The distance to oneself.
SelfDistance { One = "one", None = "none" } }
choice! { /// How far Panic! reaches.
PanicReach { Distance1 = "distance_1", Any = "any" } }
choice! { /// When green dodges are ready.
GreenDodgeReady { OwnNextTurn = "own_next_turn", NextPlayerTurn = "next_player_turn" } }
choice! { /// Who orders the cards of the dead.
EliminationDiscardOrder { VictimChooses = "victim_chooses", Fixed = "fixed" } }
choice! { /// When a victory counts.
VictoryTiming { Immediate = "immediate", AfterCard = "after_card" } }
choice! { /// When a card that goes round the table takes its lives.
AreaLosses { OneByOne = "one_by_one", AfterAll = "after_all" } }
choice! { /// What becomes of the pile's top card at a reshuffle.
ReshuffleTop { Shuffled = "shuffled", Stays = "stays" } }

switches! {
    /// Turn, deck and playing cards.
    pub struct Table {
        /// What is left of a turn lost to Jail.
        jail_failure: JailFailure = JailFailure::SkipTurn,
        /// What becomes of a Jail that held.
        jail_failure_card: JailFailureCard = JailFailureCard::Discarded,
        /// May one jail oneself?
        jail_self: Permission = Permission::Forbidden,
        /// Where a Dynamite goes.
        dynamite_pass: DynamitePass = DynamitePass::NextWithoutOne,
        /// Two cards of one kind in front of one player.
        duplicates_in_play: DuplicatesInPlay = DuplicatesInPlay::Replace,
        /// When a played brown card reaches the pile.
        brown_discard_timing: BrownDiscardTiming = BrownDiscardTiming::AfterEffect,
        /// When the pile becomes the deck.
        reshuffle_timing: ReshuffleTiming = ReshuffleTiming::WhenNeeded,
        /// What a Beer does out of turn.
        beer_out_of_turn: BeerOutOfTurn = BeerOutOfTurn::Rescue,
        /// A Beer with two left.
        beer_two_players: BeerTwoPlayers = BeerTwoPlayers::NoEffect,
        /// The distance to oneself.
        self_distance: SelfDistance = SelfDistance::One,
        /// Panic! on oneself.
        panic_self: Permission = Permission::Allowed,
        /// How far Panic! reaches.
        panic_reach: PanicReach = PanicReach::Distance1,
        /// Other taking cards on oneself.
        take_self: Permission = Permission::Allowed,
        /// Discarding cards on oneself.
        discard_self: Permission = Permission::Allowed,
        /// When green dodges are ready.
        green_dodge_ready: GreenDodgeReady = GreenDodgeReady::OwnNextTurn,
        /// Who orders the cards of the dead.
        elimination_discard_order: EliminationDiscardOrder = EliminationDiscardOrder::VictimChooses,
        /// When a victory counts.
        victory_timing: VictoryTiming = VictoryTiming::Immediate,
        /// When a card that goes round the table takes its lives. A house rule.
        area_losses: AreaLosses = AreaLosses::OneByOne,
        /// Laying the weapon one already has. A house rule.
        same_weapon: Permission = Permission::Allowed,
        /// What becomes of the pile's top card at a reshuffle. A house rule.
        reshuffle_top: ReshuffleTop = ReshuffleTop::Shuffled,
    }
}

impl Switches {
    /// The values of the compendium.
    pub const COMPENDIUM: Switches = Switches {
        options: Options::COMPENDIUM,
        table: Table::COMPENDIUM,
        base: crate::base::Switches::COMPENDIUM,
        dodge_city: crate::dodge_city::Switches::COMPENDIUM,
        special: crate::special::Switches::COMPENDIUM,
        events: crate::events::Switches::COMPENDIUM,
        high_noon: crate::high_noon::Switches::COMPENDIUM,
        fistful: crate::fistful::Switches::COMPENDIUM,
        wild_west_show: crate::wild_west_show::Switches::COMPENDIUM,
        #[cfg(feature = "grown")]
        grown: crate::grown::Grown::COMPENDIUM,
    };

    /// The values every switch has where nothing is said about it. They never change.
    pub const REST: Switches = Switches {
        options: Options::REST,
        table: Table::REST,
        base: crate::base::Switches::REST,
        dodge_city: crate::dodge_city::Switches::REST,
        special: crate::special::Switches::REST,
        events: crate::events::Switches::REST,
        high_noon: crate::high_noon::Switches::REST,
        fistful: crate::fistful::Switches::REST,
        wild_west_show: crate::wild_west_show::Switches::REST,
        #[cfg(feature = "grown")]
        grown: crate::grown::Grown::REST,
    };

    /// The values of the stand-alone Dodge City box.
    pub fn dodge_city() -> Switches {
        Self::COMPENDIUM.changed(&[
            ("jail_failure", "skip_to_phase_3"),
            ("duplicates_in_play", "end_of_turn"),
            ("beer_out_of_turn", "prevent"),
            ("beer_two_players", "forbidden"),
            ("panic_self", "forbidden"),
            ("take_self", "forbidden"),
            ("green_dodge_ready", "next_player_turn"),
            ("sean_mallory_limit", "unlimited"),
            ("pat_may_take_own", "false"),
            ("doc_apache_threshold", "2"),
            ("apache_immune_to_diamond_duel", "true"),
            ("molly_counts", "bang_missed_beer"),
            ("vera_copy_optional", "false"),
        ])
    }

    /// The values of the classic base game.
    pub fn classic() -> Switches {
        Self::dodge_city().changed(&[
            ("life_counter", "tokens"),
            ("keep_character", "survivors_may"),
            ("jail_failure", "skip_turn"),
            ("duplicates_in_play", "forbidden"),
            ("brown_discard_timing", "before_effect"),
            ("beer_out_of_turn", "rescue"),
            ("beer_two_players", "no_effect"),
        ])
    }

    /// The values of the official rules.
    pub fn official() -> Switches {
        Self::classic().changed(&[
            ("reshuffle_timing", "when_empty"),
            ("self_distance", "none"),
            ("sean_mallory_limit", "10"),
            ("pixie_pete_draw", "3"),
            ("jose_uses_per_turn", "2"),
            ("pat_may_take_own", "true"),
            ("molly_counts", "any_card"),
            ("vulture_sharing", "alternate_random"),
            ("mixed_second_finale", "removed"),
            ("mixed_deck_size", "15"),
            ("event_deck_exhausted", "keep_last"),
            ("high_noon_duration", "until_end"),
            ("handcuffs_mode", "named_suit"),
            ("daltons_cards", "blue_only"),
            ("gold_rush_card_effects", "clockwise"),
            ("thirst_mode", "one_fewer"),
            ("doctor_after_effect", "stays_round"),
            ("abandoned_mine_scope", "played_cards_only"),
            ("ranch_timing", "end_of_phase_1"),
            ("ambush_character_modifiers", "false"),
            ("roulette_may_decline", "true"),
            ("dorothy_target_declaration", "upfront"),
        ])
    }

    fn changed(mut self, changes: &[(&str, &str)]) -> Switches {
        for (name, value) in changes {
            let done = self.set(name, value);
            debug_assert!(done.is_ok(), "profile sets {name} = {value}");
        }
        self
    }

    /// Sets one switch by its name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SwitchError> {
        let outcome = (self.options.set(name, value))
            .or_else(|| self.table.set(name, value))
            .or_else(|| self.base.set(name, value))
            .or_else(|| self.dodge_city.set(name, value))
            .or_else(|| self.special.set(name, value))
            .or_else(|| self.events.set(name, value))
            .or_else(|| self.high_noon.set(name, value))
            .or_else(|| self.fistful.set(name, value))
            .or_else(|| self.wild_west_show.set(name, value));
        #[cfg(feature = "grown")]
        let outcome = outcome.or_else(|| self.grown.set(name, value));
        match outcome {
            None => Err(SwitchError::Unknown(name.into())),
            Some(Err(accepts)) => Err(SwitchError::Value { name: name.into(), value: value.into(), accepts }),
            Some(Ok(())) => Ok(()),
        }
    }

    /// Every switch with its value.
    pub fn list(&self) -> Vec<Switch> {
        let mut list = Vec::with_capacity(112);
        self.options.list(&mut list);
        self.table.list(&mut list);
        self.base.list(&mut list);
        self.dodge_city.list(&mut list);
        self.special.list(&mut list);
        self.events.list(&mut list);
        self.high_noon.list(&mut list);
        self.fistful.list(&mut list);
        self.wild_west_show.list(&mut list);
        #[cfg(feature = "grown")]
        self.grown.list(&mut list);
        list
    }
}

/// Why a switch could not be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwitchError {
    /// There is no switch of this name.
    Unknown(String),
    /// The switch does not take this value.
    Value {
        /// The switch.
        name: String,
        /// The value given.
        value: String,
        /// What it takes.
        accepts: Vec<String>,
    },
}
