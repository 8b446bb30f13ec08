//! Dodge City: green cards, cards with a cost, fifteen characters, both decks, and their switches.

pub mod cards;
pub mod characters;
pub mod deck;
pub(crate) mod frames;

use crate::switches::{Count, Number, choice, switches};

choice! { /// How far a Pepperbox reaches.
PepperboxReach { WeaponRange = "weapon_range", Distance1 = "distance_1" } }
choice! { /// Which cards count for Molly Stark.
MollyCounts { AnyCard = "any_card", BangMissedBeer = "bang_missed_beer" } }
choice! { /// When she draws for a Duel.
MollyPayout { AfterDuel = "after_duel", AtOnce = "at_once" } }
choice! { /// When Vera Custer copies.
VeraTiming { AfterChecks = "after_checks", BeforeChecks = "before_checks" } }
choice! { /// Which cards are worth more to Tequila Joe.
TequilaJoeScope { BeerOnly = "beer_only" } }

switches! {
    /// Cards and characters of Dodge City.
    pub struct Switches {
        /// How far a Pepperbox reaches.
        pepperbox_reach: PepperboxReach = PepperboxReach::WeaponRange,
        /// Sean Mallory's hand limit.
        sean_mallory_limit: Count = Count(10),
        /// Pixie Pete's draw; with none, two who have his ability could wait for each other for ever.
        pixie_pete_draw: Number<1> = Number(4),
        /// José Delgado's uses.
        jose_uses_per_turn: Count = Count::UNLIMITED,
        /// May Pat Brennan take his own card in play?
        pat_may_take_own: bool = true,
        /// Are Belle Star's own cards silent in her turn?
        belle_star_affects_self: bool = false,
        /// Diamonds among Doc Holyday's two cards that make Apache Kid immune.
        doc_apache_threshold: Number = Number(1),
        /// Is Apache Kid immune to a Duel of diamonds?
        apache_immune_to_diamond_duel: bool = false,
        /// Is Apache Kid immune to helpful diamonds?
        apache_immunity_covers_beneficial: bool = true,
        /// Which cards count for Molly Stark.
        molly_counts: MollyCounts = MollyCounts::AnyCard,
        /// When she draws for a Duel.
        molly_payout: MollyPayout = MollyPayout::AfterDuel,
        /// May Vera Custer decline?
        vera_copy_optional: bool = true,
        /// When Vera Custer copies.
        vera_timing: VeraTiming = VeraTiming::AfterChecks,
        /// Which cards are worth more to Tequila Joe.
        tequila_joe_scope: TequilaJoeScope = TequilaJoeScope::BeerOnly,
    }
}
