//! What players of a game in thought think of each other: public odds of roles that go on being updated, and from them, for
//! each player, whom he wishes ill and how much.

use saloon_rules::defs::End;
use saloon_rules::ids::MOST_SEATS;
use saloon_rules::{Action, Aim, Ask, Deck, Game, Mode, Role, Seat, Seats, Source};

use super::belief::{Deed, Rates, deed_of};
use super::weights::Weights;

/// The game decides itself on this death.
const DECIDES: f32 = 60.0;

/// The odds of each role, in the order of [`Role::ALL`].
pub(super) type Row = [f32; 4];

/// One player's interests.
#[derive(Copy, Clone, Debug)]
pub(super) struct Stakes {
    /// What he gains when a seat is worse off by one card.
    pub(super) stake: [f32; MOST_SEATS],
    /// What he gains when he eliminates a seat.
    pub(super) prize: [f32; MOST_SEATS],
    key: u32,
}

impl Stakes {
    const NONE: Stakes = Stakes { stake: [0.0; MOST_SEATS], prize: [0.0; MOST_SEATS], key: u32::MAX };
}

/// What everybody thinks.
#[derive(Clone, Debug)]
pub struct Minds {
    odds: [Row; MOST_SEATS],
    stakes: [Stakes; MOST_SEATS],
    /// Grows whenever the odds change.
    version: u16,
    living: Seats,
}

impl Minds {
    /// Everybody thinks these odds.
    pub(super) fn new(game: &Game, odds: [Row; MOST_SEATS]) -> Minds {
        let mut minds = Minds { odds, stakes: [Stakes::NONE; MOST_SEATS], version: 0, living: game.living() };
        minds.see_roles(game);
        minds
    }

    /// Nothing has been done yet: roles that lie open are known, others as they are dealt.
    pub fn at_first(game: &Game) -> Minds {
        let cards = game.mode().roles(game.seat_count());
        let mut left = [0.0_f32; 4];
        cards.iter().for_each(|role| left[*role as usize] += 1.0);
        for seat in game.all_seats().iter().filter(|seat| game.is_role_shown(*seat)) {
            left[game.role(seat) as usize] -= 1.0;
        }
        let sum: f32 = left.iter().sum::<f32>().max(1.0);
        Minds::new(game, [left.map(|count| (count / sum).max(0.0)); MOST_SEATS])
    }

    /// Roles that lie open are certain, and nobody else has them.
    fn see_roles(&mut self, game: &Game) {
        let mut left = [0.0_f32; 4];
        game.mode().roles(game.seat_count()).iter().for_each(|role| left[*role as usize] += 1.0);
        let mut hidden = Seats::NONE;
        for seat in game.all_seats().iter() {
            if game.is_role_shown(seat) {
                self.odds[seat.index()] = [0.0; 4];
                self.odds[seat.index()][game.role(seat) as usize] = 1.0;
                left[game.role(seat) as usize] -= 1.0;
            } else {
                hidden = hidden.with(seat);
            }
        }
        // Twice round: roles add up, and so do the odds of everybody.
        for _ in 0..2 {
            for (role, left) in left.iter().enumerate() {
                let sum: f32 = hidden.iter().map(|seat| self.odds[seat.index()][role]).sum();
                let scale = if sum > 1e-6 { left.max(0.0) / sum } else { 0.0 };
                hidden.iter().for_each(|seat| self.odds[seat.index()][role] *= scale);
            }
            hidden.iter().for_each(|seat| normalise(&mut self.odds[seat.index()]));
        }
        self.version = self.version.wrapping_add(1);
    }

    /// Takes note of an action before it is carried out.
    pub fn saw(&mut self, game: &Game, ask: &Ask, action: &Action, rates: &Rates) {
        let (aim, deed) = match *action {
            Action::Play { kind, aim, .. } => match aim.seat {
                Some(_) => (aim, deed_of(kind, aim, game.deck())),
                None => return,
            },
            Action::Use { source, aim, .. } => match aim.seat {
                Some(_) => (aim, deed_by(source, aim, game.deck())),
                None => return,
            },
            _ => return,
        };
        let (Some(at), Some(deed)) = (aim.seat, deed) else { return };
        if at == ask.seat || game.is_role_shown(ask.seat) || !game.mode().has_roles() {
            return;
        }
        let target = self.odds[at.index()];
        let row = &mut self.odds[ask.seat.index()];
        for (role, odds) in row.iter_mut().enumerate() {
            let likely: f32 = target.iter().zip(rates.of(deed, role)).map(|(odds, rate)| odds * rate).sum();
            *odds *= likely;
        }
        normalise(row);
        self.version = self.version.wrapping_add(1);
    }

    /// Takes note of who has gone since.
    pub fn update(&mut self, game: &Game) {
        if game.living() != self.living {
            self.living = game.living();
            self.see_roles(game);
        }
    }

    /// The interests of a player, worked out anew only if something has changed.
    pub(super) fn stakes(&mut self, game: &Game, me: Seat, weights: &Weights) -> &Stakes {
        let sheriff = self.sheriff(game);
        let life = sheriff.map_or(0, |seat| game.seat(seat).life.clamp(0, 7)) as u32;
        let key = u32::from(self.version) << 8 | (game.living().len() as u32) << 4 | life;
        if self.stakes[me.index()].key != key {
            let mut stakes = self.work_out(game, me, sheriff, weights);
            stakes.key = key;
            self.stakes[me.index()] = stakes;
        }
        &self.stakes[me.index()]
    }

    fn sheriff(&self, game: &Game) -> Option<Seat> {
        game.living().iter().find(|seat| self.odds[seat.index()][Role::Sheriff as usize] > 0.99)
    }

    fn work_out(&self, game: &Game, me: Seat, sheriff: Option<Seat>, weights: &Weights) -> Stakes {
        let mut stakes = Stakes::NONE;
        let living = game.living();
        let side = Side {
            role: game.role(me),
            living: living.len(),
            sheriff_life: sheriff.map_or(0, |seat| game.seat(seat).life),
            cards: (game.hand(me).len() + game.table(me).len()) as f32,
            outlaws: living.without(me).iter().map(|seat| self.odds[seat.index()][Role::Outlaw as usize]).sum(),
            deputies: living.without(me).iter().map(|seat| self.odds[seat.index()][Role::Deputy as usize]).sum(),
            weights,
        };
        let goal = Goal::of(game, me);
        let own = game.own(me);
        for seat in game.present().without(me).iter() {
            let at = seat.index();
            (stakes.stake[at], stakes.prize[at]) = match goal {
                Goal::Roles | Goal::Camp => {
                    let odds = self.for_me(game, seat, side.role);
                    let stake = side.stake(odds);
                    (stake, if goal == Goal::Camp { side.camp_prize(odds, stake) } else { side.prize(odds) })
                }
                Goal::Target(target) if seat == target => (1.0, DECIDES),
                Goal::Target(_) => (0.5, weights.reward + 2.0),
                Goal::Pair if own.contains(seat) => (-1.2, -DECIDES),
                Goal::Pair if living.minus(own).len() <= 1 => (1.0, DECIDES),
                Goal::Pair => (1.0, weights.reward + 8.0),
                Goal::Last if living.len() <= 2 => (1.0, DECIDES),
                Goal::Last => (1.0, weights.reward + 4.0),
            };
        }
        stakes
    }

    /// The odds of another seat for somebody who knows that one card of a role is his own.
    fn for_me(&self, game: &Game, seat: Seat, own: Role) -> Row {
        let mut row = self.odds[seat.index()];
        if !game.is_role_shown(seat) {
            let all: f32 = game.living().iter().map(|seat| self.odds[seat.index()][own as usize]).sum();
            row[own as usize] *= ((all - 1.0) / all.max(1.0)).max(0.0);
            normalise(&mut row);
        }
        row
    }
}

/// What one plays for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Goal {
    /// What the roles say.
    Roles,
    /// That nobody of another camp is left.
    Camp,
    /// To eliminate this one oneself.
    Target(Seat),
    /// That both characters of the other player are out.
    Pair,
    /// To be the last one there.
    Last,
}

impl Goal {
    fn of(game: &Game, me: Seat) -> Goal {
        if game.goals_are_replaced() {
            return Goal::Last;
        }
        match game.mode() {
            Mode::Standard => Goal::Roles,
            Mode::TwoCharacters => Goal::Pair,
            Mode::OpenTriangle => game.target(me).map_or(Goal::Last, Goal::Target),
            Mode::SixHiddenRemoval if game.is_last_stand() => Goal::Last,
            Mode::SixHiddenRemoval => Goal::Camp,
        }
    }
}

/// A player's side of the table.
struct Side<'a> {
    role: Role,
    living: usize,
    sheriff_life: i8,
    cards: f32,
    outlaws: f32,
    deputies: f32,
    weights: &'a Weights,
}

impl Side<'_> {
    /// What is gained when somebody with these odds is a card worse off.
    fn stake(&self, [sheriff, deputy, outlaw, renegade]: Row) -> f32 {
        let w = self.weights;
        match self.role {
            Role::Sheriff => w.sheriff_deputy * deputy + w.sheriff_outlaw * outlaw + w.sheriff_renegade * renegade,
            Role::Deputy => {
                w.deputy_sheriff * sheriff
                    + w.deputy_deputy * deputy
                    + w.deputy_outlaw * outlaw
                    + w.deputy_renegade * renegade
            }
            Role::Outlaw => {
                w.outlaw_sheriff * sheriff
                    + w.outlaw_deputy * deputy
                    + w.outlaw_outlaw * outlaw
                    + w.outlaw_renegade * renegade
            }
            Role::Renegade => {
                let (on_outlaw, on_deputy) = self.balance();
                self.renegade_on_sheriff() * sheriff
                    + on_deputy * deputy
                    + on_outlaw * outlaw
                    + w.renegade_renegade * renegade
            }
        }
    }

    /// The sheriff must outlive everybody else, and then nobody.
    fn renegade_on_sheriff(&self) -> f32 {
        let w = self.weights;
        if self.living <= 2 {
            1.0
        } else if self.sheriff_life <= 2 {
            w.renegade_weak_sheriff
        } else if self.outlaws < 0.3 && self.sheriff_life >= 4 {
            w.renegade_strong_sheriff
        } else {
            w.renegade_sheriff
        }
    }

    /// How much a renegade is after outlaws and after deputies: whoever is ahead must come down.
    fn balance(&self) -> (f32, f32) {
        let w = self.weights;
        if self.outlaws < 0.3 {
            (w.renegade_outlaw_ahead, w.renegade_deputy_late)
        } else if self.outlaws >= 1.0 + self.deputies {
            (w.renegade_outlaw_ahead, w.renegade_deputy_behind)
        } else {
            (w.renegade_outlaw_even, w.renegade_deputy_even)
        }
    }

    /// What it brings to eliminate somebody with these odds.
    fn prize(&self, [sheriff, deputy, outlaw, renegade]: Row) -> f32 {
        let w = self.weights;
        if sheriff > 0.5 {
            return match self.role {
                Role::Outlaw => DECIDES,
                Role::Renegade if self.living <= 2 => DECIDES,
                Role::Sheriff | Role::Deputy | Role::Renegade => -DECIDES,
            };
        }
        match self.role {
            Role::Sheriff => {
                outlaw * (w.reward + w.kill) + renegade * w.kill - deputy * (w.friend_killed + 1.5 * self.cards)
            }
            Role::Deputy => outlaw * (w.reward + w.kill) + renegade * w.kill - deputy * w.friend_killed,
            Role::Outlaw => deputy * w.kill + renegade * 0.5 * w.kill + outlaw * (w.reward - w.friend_killed - 1.0),
            Role::Renegade => {
                let (on_outlaw, on_deputy) = self.balance();
                outlaw * (w.reward + w.kill * on_outlaw) + w.kill * (deputy * on_deputy + renegade)
            }
        }
    }

    /// The same where the sheriff's death ends nothing.
    fn camp_prize(&self, [sheriff, deputy, outlaw, _]: Row, stake: f32) -> f32 {
        let w = self.weights;
        let penalty = if self.role == Role::Sheriff { 1.5 * self.cards * deputy } else { 0.0 };
        let law = if self.role == Role::Outlaw { 1.5 * (sheriff + deputy) } else { 0.0 };
        5.0 * stake + w.reward * outlaw + law - penalty
    }
}

/// Makes odds add up to one; where there are none, nothing is known.
pub(super) fn normalise(row: &mut Row) {
    let sum: f32 = row.iter().sum();
    if sum > 1e-9 {
        row.iter_mut().for_each(|odds| *odds /= sum);
    }
}

/// What it means to use a card in play or an ability at somebody.
fn deed_by(source: Source, aim: Aim, deck: Deck) -> Option<Deed> {
    if let Source::Card(card) = source {
        return deed_of(deck.face(card).kind, aim, deck);
    }
    match source.ability_def()?.end {
        End::Shoot | End::Duel | End::Jail => Some(Deed::Harm),
        End::Take | End::Discard => Some(Deed::Theft),
        End::Heal => Some(Deed::Help),
        End::Lay | End::Flip | End::Plain => None,
    }
}
