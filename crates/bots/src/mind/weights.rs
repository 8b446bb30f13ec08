//! The numbers the fast policy plays by, each with a name, so that a file can hold them and a tool can tune them.

use std::sync::OnceLock;

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $usual:expr,)+) => {
        /// What the policy holds to be worth how much, in cards off the deck unless its line says otherwise.
        #[derive(Copy, Clone, Debug, PartialEq)]
        // A line of words stands before each group.
        #[allow(missing_docs)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32,)+
        }

        impl Weights {
            /// Numbers a good player might guess, from which tuning begins.
            pub const GUESS: Weights = Weights { $($name: $usual,)+ };

            /// The names, in the order of the numbers.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)+];

            /// All numbers in order.
            pub fn numbers(&self) -> Vec<f32> {
                vec![$(self.$name,)+]
            }

            /// The number of this name.
            pub fn by_name(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)+
                    _ => None,
                }
            }
        }
    };
}

weights! {
    /// What the sheriff gains when somebody of a role is a card worse off.
    sheriff_deputy = -2.5,
    sheriff_outlaw = 1.0,
    sheriff_renegade = 0.5,
    /// The same for a deputy.
    deputy_sheriff = -1.5,
    deputy_deputy = -1.2,
    deputy_outlaw = 0.9,
    deputy_renegade = 0.5,
    /// The same for an outlaw.
    outlaw_sheriff = 1.1,
    outlaw_deputy = 0.5,
    outlaw_outlaw = -0.8,
    outlaw_renegade = 0.2,
    /// The same for a renegade: on the sheriff while others fight, when he is weak, when the outlaws are gone, when the two are alone.
    renegade_sheriff = -0.4,
    renegade_weak_sheriff = -1.5,
    renegade_strong_sheriff = 0.3,
    /// On outlaws and deputies while the outlaws are ahead, while it is even, when the outlaws are gone.
    renegade_outlaw_ahead = 1.0,
    renegade_deputy_behind = 0.1,
    renegade_outlaw_even = 0.7,
    renegade_deputy_even = 0.4,
    renegade_deputy_late = 1.0,
    renegade_renegade = 0.8,
    /// What a death brings besides its reward: an enemy's, a friend's.
    kill = 4.0,
    friend_killed = 6.0,
    /// Three cards for an outlaw.
    reward = 5.0,
    /// A card about which nothing is known.
    any_card = 1.6,
    /// A life point, and how much more the last, the second and the third are worth.
    life = 2.0,
    life_last = 2.5,
    life_second = 1.0,
    life_third = 0.3,
    /// The chance that an unknown card dodges, is a Bang!, is a Beer.
    is_dodge = 0.22,
    is_bang = 0.3,
    is_beer = 0.08,
    /// How much of a card's worth is lost by playing it while there is room for it, and as another kind.
    spent = 0.15,
    spent_converted = 0.5,
    /// What costs are worth when the hand is too full anyway.
    cost_overflow = 0.7,
    /// What a dodge that is spent is worth to whoever shot, as a share of the stake.
    dodged = 0.8,
    /// Wounds of somebody with two or three points left count for so much more.
    wound_second = 1.4,
    wound_third = 1.15,
    /// Taking a card, as a share of its worth, besides what its owner loses.
    taken = 0.8,
    /// A turn in jail.
    jail = 2.0,
    /// The first pick of a store, and what each other pick counts.
    store = 2.3,
    store_others = 0.5,
    /// Dynamite: what passing it round costs oneself.
    dynamite = 1.2,
    /// Blue cards that help.
    lay = 2.0,
    /// A telescope, a weapon per unit of range and per enemy in it.
    scope = 0.6,
    weapon_range = 0.15,
    weapon_within = 2.0,
    /// Losing a duel, and each Bang! it takes.
    duel_lost = 1.2,
    duel_bang = 0.5,
    /// How much a dodge beyond the life point is worth.
    dodge_more = 1.5,
    /// Thorns: what wounding Bart Cassidy or El Gringo costs.
    thorns = 0.5,
    /// Worths of kinds in hand.
    worth_missed = 2.6,
    worth_bang = 2.2,
    worth_beer = 3.0,
    worth_duel = 1.6,
}

/// The file that holds what tuning has found.
const TUNED: &str = include_str!("../../data/policy.txt");

impl Weights {
    /// What tuning has found.
    pub fn tuned() -> &'static Weights {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| Weights::from_text(TUNED).unwrap_or(Weights::GUESS))
    }

    /// The same with a sheriff in a hurry, who shoots at whoever may well be an outlaw. Many do, and others must reckon with it.
    pub fn hasty(&self) -> Weights {
        Weights { sheriff_deputy: 0.4 * self.sheriff_deputy, ..*self }
    }

    /// Reads lines of a name and a number; lines that begin with `#` say where they come from.
    ///
    /// # Errors
    ///
    /// Says which line is wrong.
    pub fn from_text(text: &str) -> Result<Weights, String> {
        let mut weights = Weights::GUESS;
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let (name, number) = line.split_once(' ').ok_or_else(|| format!("no number in {line:?}"))?;
            let number: f32 = number.trim().parse().map_err(|_| format!("no number in {line:?}"))?;
            *weights.by_name(name).ok_or_else(|| format!("no weight is called {name:?}"))? = number;
        }
        Ok(weights)
    }

    /// The lines `from_text` reads.
    pub fn to_text(&self) -> String {
        Weights::NAMES.iter().zip(self.numbers()).map(|(name, number)| format!("{name} {number}\n")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_names_every_weight_and_nothing_else() {
        let tuned = Weights::from_text(TUNED).expect("every line is a weight");
        assert_eq!(Weights::from_text(&tuned.to_text()), Ok(tuned));
        for name in Weights::NAMES {
            assert!(TUNED.lines().any(|line| line.split(' ').next() == Some(name)), "{name} is missing");
        }
        assert!(Weights::from_text("colt 1").is_err() && Weights::from_text("life x").is_err());
    }
}
