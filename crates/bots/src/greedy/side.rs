//! Whom to wish ill and whom well, by one's own role and the odds of everybody else's.

use saloon_rules::{Action, Choice, Mode, Role, Seat, Seats, View};

use super::suspicion::Suspicion;

/// The game decides itself on this death.
const DECIDES: f32 = 60.0;

/// What a kill brings that draws three cards.
const CARDS: f32 = 5.0;

/// What it brings where it pays $1000 instead: about a third of what a winner earns, and no other has it.
const BOUNTY: f32 = 9.0;

/// What one plays for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Goal {
    /// What the roles say.
    Roles,
    /// To eliminate this one oneself.
    Target(Seat),
    /// That nobody of another camp is left, the sheriff being one of many.
    Camp,
    /// That both characters of the other player are out, and not one's own.
    Pair,
    /// To be the last one there.
    Last,
    /// The same, but roles still bring rewards and penalties.
    Survive,
}

impl Goal {
    fn of(view: &View, me: Seat) -> Goal {
        match view.mode {
            _ if view.is_each_for_himself() => Goal::Survive,
            Mode::SixHiddenRemoval if view.is_last_stand() => Goal::Last,
            Mode::SixHiddenRemoval => Goal::Camp,
            Mode::Standard => Goal::Roles,
            Mode::TwoCharacters => Goal::Pair,
            Mode::OpenTriangle => view.board().target(me).map_or(Goal::Last, Goal::Target),
        }
    }
}

/// The table from one player's side.
pub(super) struct Side<'a> {
    suspicion: &'a Suspicion,
    goal: Goal,
    role: Role,
    living: usize,
    /// The player's own seats, and how many of the others are living.
    own: Seats,
    others: usize,
    /// Outlaws and deputies probably left among the others.
    outlaws: f32,
    deputies: f32,
    sheriff_life: i8,
    /// Cards the player would lose as a penalty.
    own_cards: f32,
    /// What an outlaw's death brings whoever killed him.
    reward: f32,
}

impl<'a> Side<'a> {
    pub(super) fn of(view: &View, suspicion: &'a Suspicion, me: Seat) -> Side<'a> {
        let own = view.seat(me);
        let (mut outlaws, mut deputies) = (0.0, 0.0);
        for seat in view.living.without(me).iter() {
            outlaws += suspicion.odds(seat).outlaw;
            deputies += suspicion.odds(seat).deputy;
        }
        Side {
            suspicion,
            goal: Goal::of(view, me),
            role: own.role.unwrap_or(Role::Outlaw),
            living: view.living.len(),
            own: view.own(me),
            others: view.living.minus(view.own(me)).len(),
            outlaws,
            deputies,
            sheriff_life: suspicion.sheriff().map_or(0, |seat| view.seat(seat).life),
            own_cards: f32::from(own.hand + own.table),
            reward: if view.switches.options.bounties { BOUNTY } else { CARDS },
        }
    }

    /// What is gained when this seat is worse off by one card: negative for friends.
    pub(super) fn stake(&self, seat: Seat) -> f32 {
        let odds = self.suspicion.odds(seat);
        let is_sheriff = self.suspicion.sheriff() == Some(seat);
        match self.goal {
            Goal::Roles => {}
            Goal::Camp if self.role == Role::Renegade => return 0.7,
            Goal::Camp => {}
            Goal::Target(target) => return if seat == target { 1.0 } else { 0.6 },
            Goal::Pair => return if self.own.contains(seat) { -1.2 } else { 1.0 },
            Goal::Last | Goal::Survive => return 1.0,
        }
        match self.role {
            Role::Sheriff => 0.9 * odds.outlaw + 0.6 * odds.renegade - 1.0 * odds.deputy,
            Role::Deputy if is_sheriff => -1.5,
            Role::Deputy => 0.9 * odds.outlaw + 0.6 * odds.renegade - 0.8 * odds.deputy,
            Role::Outlaw if is_sheriff => 1.0,
            Role::Outlaw => 0.6 * odds.deputy + 0.3 * odds.renegade - 0.7 * odds.outlaw,
            Role::Renegade if is_sheriff => self.renegade_on_sheriff(),
            Role::Renegade => {
                let (outlaw, deputy) = self.balance();
                outlaw * odds.outlaw + deputy * odds.deputy + 0.8 * odds.renegade
            }
        }
    }

    /// The sheriff must outlive everybody else, and then nobody.
    fn renegade_on_sheriff(&self) -> f32 {
        if self.living <= 2 {
            1.0
        } else if self.sheriff_life <= 2 {
            -1.5
        } else if self.outlaws < 0.3 && self.sheriff_life >= 4 {
            0.25
        } else {
            -0.5
        }
    }

    /// How much a renegade is after outlaws and after deputies: whoever is ahead must come down.
    fn balance(&self) -> (f32, f32) {
        if self.outlaws < 0.3 {
            (0.8, 1.0)
        } else if self.outlaws >= 1.0 + self.deputies {
            (1.0, 0.1)
        } else {
            (0.7, 0.4)
        }
    }

    /// What an elimination is worth where the sheriff's death ends nothing.
    fn camp_prize(&self, seat: Seat) -> f32 {
        let odds = self.suspicion.odds(seat);
        let law = odds.deputy + if self.suspicion.sheriff() == Some(seat) { 1.0 } else { 0.0 };
        let bounty = odds.outlaw * self.reward;
        match self.role {
            Role::Sheriff => 5.0 * (odds.outlaw + odds.renegade) + bounty - law * (6.0 + 1.5 * self.own_cards),
            Role::Deputy => 5.0 * (odds.outlaw + odds.renegade) + bounty - 8.0 * law,
            Role::Outlaw => 6.0 * law + 4.0 * odds.renegade + bounty - 7.0 * odds.outlaw,
            Role::Renegade => 5.0 + bounty,
        }
    }

    /// What a declaration is worth: if nobody of the other side is likely to be left it wins, otherwise it is a fight for two
    /// or three in which one's own lives and cards must do.
    pub(super) fn declaration(&self, view: &View, me: Seat, action: &Action) -> f32 {
        let Action::Choose(what) = action else { return 0.0 };
        let against = |seat: Seat| {
            let odds = self.suspicion.odds(seat);
            match what {
                Choice::CrimeIsDefeated => odds.outlaw + odds.renegade,
                _ => odds.deputy + odds.renegade,
            }
        };
        let strength = |seat: Seat| f32::from(view.seat(seat).life) + 0.5 * f32::from(view.seat(seat).hand);
        let others = || view.living.without(me).iter();
        let foes: f32 = others().map(|seat| against(seat) * strength(seat)).sum();
        strength(me) + 1.0 - foes
    }

    /// What is gained when this seat is eliminated by the player himself.
    pub(super) fn prize(&self, seat: Seat) -> f32 {
        let odds = self.suspicion.odds(seat);
        let reward = self.reward;
        match self.goal {
            Goal::Roles => {}
            Goal::Camp => return self.camp_prize(seat),
            Goal::Target(target) => return if seat == target { DECIDES } else { reward + 2.0 },
            Goal::Pair if self.own.contains(seat) => return -DECIDES,
            Goal::Pair if self.others <= 1 => return DECIDES,
            Goal::Pair => return reward + 8.0,
            Goal::Last | Goal::Survive if self.living <= 2 => return DECIDES,
            Goal::Last => return reward + 4.0,
            Goal::Survive => {
                let penalty = if self.role == Role::Sheriff { 1.5 * self.own_cards } else { 0.0 };
                return 4.0 + odds.outlaw * reward - odds.deputy * penalty;
            }
        }
        if self.suspicion.sheriff() == Some(seat) {
            return match self.role {
                Role::Outlaw => DECIDES,
                Role::Renegade if self.living <= 2 => DECIDES,
                Role::Sheriff | Role::Deputy | Role::Renegade => -DECIDES,
            };
        }
        match self.role {
            Role::Sheriff => {
                odds.outlaw * (reward + 4.0) + odds.renegade * 4.0 - odds.deputy * (5.0 + 1.5 * self.own_cards)
            }
            Role::Deputy => odds.outlaw * (reward + 4.0) + odds.renegade * 4.0 - odds.deputy * 5.0,
            Role::Outlaw => odds.deputy * 4.0 + odds.renegade * 2.0 + odds.outlaw * (reward - 7.0),
            Role::Renegade => {
                let (outlaw, deputy) = self.balance();
                odds.outlaw * (reward + 4.0 * outlaw) + odds.deputy * 4.0 * deputy + odds.renegade * 4.0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_rules::{Config, Edition, EventCard, Game};

    // VAR-BOUNTY-1: whoever kills an outlaw is paid, fellow outlaws too.
    #[test]
    fn a_bounty_is_wanted_more_than_cards_by_everybody() {
        let prizes = ["false", "true"].map(|bounties| {
            let mut config = Config::new(Edition::Compendium, 4);
            for (name, value) in [("scoring", "dollars"), ("bounties", bounties)] {
                config.set(name, value).expect("it is a switch");
            }
            let game = Game::new(&config, 3.into()).expect("it can be played");
            let outlaws: Vec<Seat> = game.all_seats().iter().filter(|seat| game.role(*seat) == Role::Outlaw).collect();
            let sheriff = game.all_seats().iter().find(|seat| game.role(*seat) == Role::Sheriff).expect("there is one");
            [outlaws[0], sheriff].map(|me| {
                let view = game.view(Some(game.owner(me)));
                let mut suspicion = Suspicion::new();
                suspicion.refresh(&view);
                Side::of(&view, &suspicion, me).prize(outlaws[1])
            })
        });
        assert!(prizes[0][0] < prizes[1][0] && prizes[0][1] < prizes[1][1], "{prizes:?}");
    }

    // EV-WILD-WEST-SHOW: friends are rivals when only the last one wins.
    #[test]
    fn nobody_has_friends_in_the_wild_west_show() {
        let mut game = Game::new(&Config::new(Edition::Compendium, 5), 7.into()).expect("it can be played");
        let find = |role| game.all_seats().iter().find(|seat| game.role(*seat) == role).expect("the role is dealt");
        let (sheriff, deputy) = (find(Role::Sheriff), find(Role::Deputy));
        for show in [false, true] {
            if show {
                let event = EventCard::from_id("wild-west-show").expect("there is one");
                game.set_events(game.events().with(event));
            }
            let view = game.view(Some(game.owner(deputy)));
            let mut suspicion = Suspicion::new();
            suspicion.refresh(&view);
            let side = Side::of(&view, &suspicion, deputy);
            assert_eq!((side.stake(sheriff) > 0.0, side.prize(sheriff) > 0.0), (show, show));
        }
    }
}
