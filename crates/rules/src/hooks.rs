//! The hooks: everything that can be asked of a table of answers, each declared by one line.
//!
//! A line gives the field of [`Rules`], the name in [`Hook`] and in [`on`], and the shape of the answer. Nothing else is written by hand:
//! the masks of the catalogue and the folds over sources work from these.

use crate::catalog::Kind;
use crate::frame::{Frame, Test};
use crate::game::Game;
use crate::ids::{Seat, Seats, Suit};
use crate::modes::Reward;
use crate::order::Directions;
use crate::rules::{
    Ability, Answered, Attempt, Ban, Burial, Change, Check, Conversion, Death, DrawModes, DrawWatcher, Duty, Gone,
    Hush, Identity, Judgement, Occasion, Played, Talk, Way, Wound,
};
use crate::run::Run;
use crate::series::Price;
use crate::sources::Stratum;

/// A hook as a type, so that whoever asks gets answers of the right shape.
pub trait Inquiry: Copy {
    /// What a source answers.
    type Answer: Copy;
    /// Its name, for masks.
    const HOOK: Hook;

    /// The answer in a table, if there is one.
    fn of(rules: &Rules) -> Option<Self::Answer>;
}

macro_rules! hooks {
    ($($(#[$doc:meta])+ $field:ident $hook:ident: $answer:ty,)+) => {
        /// The table of hooks. Whoever leaves a field empty changes nothing there.
        #[derive(Copy, Clone)]
        pub struct Rules {
            $($(#[$doc])+ pub $field: Option<$answer>,)+
        }

        impl Rules {
            /// Changes nothing.
            pub const NONE: Rules = Rules { $($field: None,)+ };

            /// Does this table answer this question?
            pub const fn answers(&self, hook: Hook) -> bool {
                match hook {
                    $(Hook::$hook => self.$field.is_some(),)+
                }
            }
        }

        /// The names of the hooks, for the masks that say who has which.
        #[derive(Copy, Clone, Debug, PartialEq, Eq)]
        pub enum Hook {
            $($(#[$doc])+ $hook,)+
        }

        impl Hook {
            /// All of them.
            pub const ALL: &'static [Hook] = &[$(Hook::$hook),+];
        }

        /// The hooks as things to ask for: `game.sources(seat, on::AfterPlay)`.
        pub mod on {
            $(
                $(#[$doc])+
                #[derive(Copy, Clone, Debug)]
                pub struct $hook;
            )+
        }

        $(
            impl Inquiry for on::$hook {
                type Answer = $answer;
                const HOOK: Hook = Hook::$hook;

                #[inline]
                fn of(rules: &Rules) -> Option<$answer> {
                    rules.$field
                }
            }
        )+
    };
}

// One line for each hook.
hooks! {
    /// Cards I am dealt before the game begins.
    opening_hand OpeningHand: fn(&Game, Seat) -> Change,
    /// Cards drawn in phase one.
    draw_count DrawCount: fn(&Game, Seat) -> Change,
    /// Cards that leave the deck for phase one, whoever gets them.
    draw_total DrawTotal: fn(&Game, Seat) -> Change,
    /// Limited cards (Bang!) per turn.
    limit Limit: fn(&Game, Seat) -> Change,
    /// Dodges an attempt of mine takes.
    owed Owed: fn(&Game, Seat, &Attempt) -> Change,
    /// How much nearer or farther I see others.
    sees Sees: fn(&Game, Seat) -> Change,
    /// How much nearer or farther others see me.
    seen_by SeenBy: fn(&Game, Seat) -> Change,
    /// Steps round the table from me to somebody else, before anything makes them more or fewer.
    steps_to StepsTo: fn(&Game, Seat, Seat) -> Change,
    /// Range of my shots.
    range Range: fn(&Game, Seat) -> Change,
    /// Cards I may keep in phase three.
    hand_limit HandLimit: fn(&Game, Seat) -> Change,
    /// Cards I flip for a check.
    flip_cards FlipCards: fn(&Game, Seat) -> Change,
    /// Life points a card of this kind gives me.
    heal_worth HealWorth: fn(&Game, Seat, Kind) -> Change,
    /// Does this attempt of somebody else leave me untouched?
    immune Immune: fn(&Game, Seat, &Attempt) -> bool,
    /// Further kinds a hand card of this printed kind may be played as.
    plays_as PlaysAs: Conversion,
    /// Further ways to play cards of a kind.
    ways Ways: &'static [Way],
    /// A card I must play if I can.
    must_play MustPlay: Duty,
    /// Once per hit: flip, and if the test holds that is one dodge.
    barrel Barrel: Test,
    /// Other places the first card of phase one may come from.
    draw_modes DrawModes: DrawModes,
    /// A way of drawing of its own, given the number of cards.
    draw_plan DrawPlan: fn(&Game, Seat, u8) -> Frame,
    /// What comes before my phase one or in its place.
    phase_one PhaseOne: fn(&Game, Seat) -> Option<Frame>,
    /// What comes to me before I draw in phase one.
    before_draw BeforeDraw: fn(&Game, Seat) -> Option<Frame>,
    /// Cards of phase one come from the pile while there are any.
    digs Digs: (),
    /// Cards of mine that go face down onto the deck and not onto the pile.
    buries Buries: Burial,
    /// Watches the nth card of phase one.
    drawn Drawn: DrawWatcher,
    /// Takes the cards of the dead.
    takes Takes: (),
    /// Takes what others discard over their hand limit.
    loots Loots: (),
    /// May I have a card somebody has flipped for a check?
    takes_checks TakesChecks: fn(&Game, Seat) -> bool,
    /// A check before I am eliminated: if it holds I stay, with one life point and a card more.
    last_chance LastChance: Test,
    /// Whose characters, or cards in play, are without effect.
    silences Silences: fn(&Game, Seat, Stratum) -> Seats,
    /// Single questions to which characters give no answer.
    hushes Hushes: Hush,
    /// After a card of mine has been put to use.
    after_play AfterPlay: fn(&mut Run<'_>, Seat, Played),
    /// After I gave cards in answer.
    after_answer AfterAnswer: fn(&mut Run<'_>, Seat, Answered),
    /// After I was wounded and lived.
    after_wound AfterWound: fn(&mut Run<'_>, Seat, Wound),
    /// After somebody else was eliminated.
    after_elimination AfterElimination: fn(&mut Run<'_>, Seat),
    /// When nothing is in progress.
    settle Settle: fn(&mut Run<'_>, Seat),
    /// Between the checks and phase one, or before the checks.
    identity Identity: Identity,
    /// A card's check at the start of its owner's turn.
    check Check: Check,
    /// What an elimination brings the killer in money instead of cards.
    bounty Bounty: fn(&Game, Seat) -> Option<Price>,
    /// What one may decide to do.
    abilities Abilities: &'static [Ability],
    /// May I make this attempt?
    may_play MayPlay: Ban,
    /// The suit all playing cards have, whatever is printed on them.
    suit SuitOfAll: fn(&Game) -> Suit,
    /// Which way turns and effects go round the table.
    direction Direction: fn(&Game) -> Directions,
    /// How somebody eliminated comes back when his seat is reached, if he does.
    returns Returns: fn(&Game, Seat) -> Option<Frame>,
    /// At the steps of a turn.
    at_moment AtMoment: Occasion,
    /// Has anybody won, now that somebody has gone? An event replaces the goals of the way of playing (EVV-02).
    goal Goal: fn(&Game, Option<Death>) -> Judgement,
    /// What a kill brings.
    reward Reward: fn(&Game, Death) -> Reward,
    /// Whom somebody must eliminate, where everybody is after one.
    target Target: fn(&Game, Seat) -> Option<Seat>,
    /// All hands lie open.
    opens_hands OpensHands: (),
    /// What speaking brings a seat.
    hears Hears: fn(&Game, Seat) -> Talk,
    /// After a card of somebody else was discarded.
    after_discard AfterDiscard: fn(&mut Run<'_>, Seat, Gone),
}
