//! Who is probably what: an estimate of hidden roles from who attacked whom.
//!
//! Deeds are kept as a matrix and read anew whenever something happened, so that a role that comes to light also throws
//! light on everything done before. Only sums, products and quotients are used: the same on every machine.

use saloon_rules::defs::{End, Step};
use saloon_rules::ids::MOST_SEATS;
use saloon_rules::{Aim, Deck, Fact, Kind, Mode, Role, Seat, Source, View};

/// The roles that are dealt face down, in the order of the columns here.
const HIDDEN: [Role; 3] = [Role::Deputy, Role::Outlaw, Role::Renegade];

/// How well attacking somebody fits a role: rows deputy, outlaw, renegade; columns sheriff, deputy, outlaw, renegade.
const FITS: [[f32; 4]; 3] = [[-2.0, -0.7, 0.7, 0.4], [1.0, 0.5, -0.9, 0.2], [-0.2, 0.1, 0.25, 0.0]];

/// The odds of being deputy, outlaw and renegade.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(super) struct Odds {
    pub(super) deputy: f32,
    pub(super) outlaw: f32,
    pub(super) renegade: f32,
}

impl Odds {
    const UNSEEN: Odds = Odds { deputy: 0.25, outlaw: 0.5, renegade: 0.25 };

    fn of(row: [f32; 3]) -> Odds {
        Odds { deputy: row[0], outlaw: row[1], renegade: row[2] }
    }
}

/// What has been done so far, and what it says about roles.
#[derive(Clone)]
pub(super) struct Suspicion {
    /// Attacks by the first seat on the second; help counts against them.
    deeds: [[f32; MOST_SEATS]; MOST_SEATS],
    odds: [Odds; MOST_SEATS],
    sheriff: Option<Seat>,
    deck: Option<Deck>,
    /// Who plays his next card by whose order.
    order: Option<(Seat, Seat)>,
    stale: bool,
}

impl Suspicion {
    pub(super) fn new() -> Suspicion {
        Suspicion {
            deeds: [[0.0; MOST_SEATS]; MOST_SEATS],
            odds: [Odds::UNSEEN; MOST_SEATS],
            sheriff: None,
            deck: None,
            order: None,
            stale: true,
        }
    }

    /// Learns which cards are played with. Odds are worked out anew when somebody plays.
    pub(super) fn look(&mut self, view: &View) {
        self.deck = Some(view.deck);
        self.stale = true;
    }

    /// The odds of a seat's role; all nothing for the sheriff.
    pub(super) fn odds(&self, seat: Seat) -> Odds {
        self.odds[seat.index()]
    }

    /// The sheriff, once a view has been seen.
    pub(super) fn sheriff(&self) -> Option<Seat> {
        self.sheriff
    }

    /// Takes note of a fact.
    pub(super) fn hear(&mut self, fact: &Fact) {
        match *fact {
            Fact::Ordered { seat, to, .. } => self.order = Some((to, seat)),
            Fact::TurnBegan { .. } => self.order = None,
            // Who has ordered it is to blame.
            Fact::Played { seat, kind, aim, .. } | Fact::Repeated { seat, kind, aim, .. } => {
                let by = self.order.take().filter(|(to, _)| *to == seat).map_or(seat, |(_, by)| by);
                self.done(by, weight(kind, aim, self.deck), aim);
            }
            Fact::Used { seat, source: Source::Card(card), aim } => {
                if let Some(deck) = self.deck {
                    self.done(seat, weight(deck.face(card).kind, aim, self.deck), aim);
                }
            }
            Fact::Used { seat, source, aim } => {
                let end = source.ability_def().map(|ability| ability.end);
                let weight = match end {
                    Some(End::Shoot | End::Duel) => 1.0,
                    Some(End::Jail) => 0.8,
                    Some(End::Take | End::Discard) => 0.5,
                    Some(End::Heal) => -1.0,
                    Some(End::Lay | End::Flip | End::Plain) | None => 0.0,
                };
                self.done(seat, weight, aim);
            }
            Fact::Eliminated { .. } | Fact::RoleShown { .. } => self.stale = true,
            Fact::RoleDealt { seat, .. } => self.forget(seat),
            _ => {}
        }
    }

    fn done(&mut self, by: Seat, weight: f32, aim: Aim) {
        if let Some(at) = aim.seat.filter(|at| *at != by && weight != 0.0) {
            self.deeds[by.index()][at.index()] += weight;
            self.stale = true;
        }
    }

    /// A seat has another role now: what it did, and what was done to it, belongs to the one before.
    fn forget(&mut self, seat: Seat) {
        self.deeds[seat.index()] = [0.0; MOST_SEATS];
        self.deeds.iter_mut().for_each(|deeds| deeds[seat.index()] = 0.0);
        self.stale = true;
    }

    /// Works out the odds anew if something happened.
    pub(super) fn refresh(&mut self, view: &View) {
        if !self.stale {
            return;
        }
        self.stale = false;
        self.deck = Some(view.deck);
        let seats = || view.all_seats().iter();
        self.sheriff = seats().find(|seat| view.seat(*seat).role == Some(Role::Sheriff));
        let mut left = dealt(view);
        for column in seats().filter_map(|seat| view.seat(seat).role).filter_map(column) {
            left[column] = (left[column] - 1.0).max(0.0);
        }
        let unknown: f32 = left.iter().sum();
        for seat in seats() {
            let known = view.seat(seat).role;
            let mut row = if known.is_some() { [0.0; 3] } else { left.map(|count| count / unknown.max(1.0)) };
            if let Some(column) = known.and_then(column) {
                row[column] = 1.0;
            }
            self.odds[seat.index()] = Odds::of(row);
        }
        if unknown > 1.0 {
            // First by what was done to players whose role is known, then by what was done to anybody.
            self.weigh(view, left);
            self.weigh(view, left);
        }
    }

    /// The odds of the hidden seats from their deeds and the odds of their victims, balanced so that roles add up.
    fn weigh(&mut self, view: &View, left: [f32; 3]) {
        let mut rows = [[0.0_f32; 3]; MOST_SEATS];
        let mut seats = [0; MOST_SEATS];
        let mut count = 0;
        for seat in view.all_seats().iter().filter(|seat| view.seat(*seat).role.is_none()).map(Seat::index) {
            let signs = self.signs(seat, view.count as usize);
            for column in 0..3 {
                rows[count][column] = left[column] * exp(signs[column]);
            }
            seats[count] = seat;
            count += 1;
        }
        let rows = &mut rows[..count];
        for _ in 0..2 {
            for column in 0..3 {
                let sum: f32 = rows.iter().map(|row| row[column]).sum();
                let scale = left[column] / sum.max(f32::MIN_POSITIVE);
                rows.iter_mut().for_each(|row| row[column] *= scale);
            }
            for row in rows.iter_mut() {
                let sum: f32 = row.iter().sum();
                *row = row.map(|odds| odds / sum.max(f32::MIN_POSITIVE));
            }
        }
        for (seat, row) in seats.iter().zip(rows) {
            self.odds[*seat] = Odds::of(*row);
        }
    }

    /// How well all deeds of a seat fit each role.
    fn signs(&self, seat: usize, count: usize) -> [f32; 3] {
        let mut signs = [0.0; 3];
        for (at, weight) in self.deeds[seat][..count].iter().enumerate().filter(|(_, weight)| **weight != 0.0) {
            let odds = self.odds[at];
            let sheriff = if self.sheriff.map(Seat::index) == Some(at) { 1.0 } else { 0.0 };
            for (sign, fits) in signs.iter_mut().zip(FITS) {
                *sign += weight
                    * (fits[0] * sheriff + fits[1] * odds.deputy + fits[2] * odds.outlaw + fits[3] * odds.renegade);
            }
        }
        signs
    }
}

fn column(role: Role) -> Option<usize> {
    HIDDEN.iter().position(|hidden| *hidden == role)
}

/// How many deputies, outlaws and renegades are dealt (CORE-SETUP-01).
fn dealt(view: &View) -> [f32; 3] {
    if !view.mode.has_roles() {
        return [0.0; 3];
    }
    if view.mode == Mode::SixHiddenRemoval {
        // On average, since nobody knows the card that is missing (VAR-SIX-2b).
        return [1.5, 2.75, 0.75];
    }
    match view.count {
        ..=4 => [0.0, 2.0, 1.0],
        5 => [1.0, 2.0, 1.0],
        6 => [1.0, 3.0, 1.0],
        7 => [2.0, 3.0, 1.0],
        _ => [2.0, 3.0, 2.0],
    }
}

/// How much of an attack it is to play this card at somebody; negative is help.
fn weight(kind: Kind, aim: Aim, deck: Option<Deck>) -> f32 {
    match kind {
        Kind::Duel => return 1.0,
        Kind::Jail => return 0.8,
        _ => {}
    }
    match kind.def().steps.first() {
        Some(Step::Shoot) => 1.0,
        Some(Step::HealTarget(_)) => -1.0,
        Some(Step::Take | Step::Discard) => {
            let taken = aim.card.zip(deck).map(|(card, deck)| deck.face(card).kind);
            if matches!(taken, Some(Kind::Jail | Kind::Dynamite)) { -0.5 } else { 0.5 }
        }
        _ => 0.0,
    }
}

/// Near enough to the exponential function, without asking the machine for one.
fn exp(x: f32) -> f32 {
    let mut y = 1.0 + x.clamp(-5.0, 5.0) / 16.0;
    for _ in 0..4 {
        y *= y;
    }
    y
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_rules::{CardId, Config, Edition, Game, Player};

    /// A table of five and the seats that are neither the sheriff nor the first outlaw, who looks at it.
    fn table() -> (View, Seat, Vec<Seat>) {
        let game = Game::new(&Config::new(Edition::Classic, 5), 11.into()).expect("classic can be played");
        let find = |role| game.all_seats().iter().find(|seat| game.role(*seat) == role).expect("the role is dealt");
        let (sheriff, me) = (find(Role::Sheriff), find(Role::Outlaw));
        let others = game.all_seats().without(sheriff).without(me).iter().collect();
        (game.view(Player::new(me.index())), sheriff, others)
    }

    fn shot(by: Seat, at: Seat) -> Fact {
        let card = CardId::new(0).expect("there is a first card");
        Fact::Played { seat: by, card, kind: Kind::Bang, aim: Aim::at(at) }
    }

    #[test]
    fn without_deeds_everybody_is_alike_and_roles_add_up() {
        let (view, _, others) = table();
        let mut suspicion = Suspicion::new();
        suspicion.refresh(&view);
        for seat in others {
            let odds = suspicion.odds(seat);
            assert!((odds.outlaw - 1.0 / 3.0).abs() < 1e-4, "{odds:?}");
            assert!((odds.deputy + odds.outlaw + odds.renegade - 1.0).abs() < 1e-4, "{odds:?}");
        }
    }

    #[test]
    fn whoever_shoots_at_the_sheriff_looks_like_an_outlaw() {
        let (view, sheriff, others) = table();
        let mut suspicion = Suspicion::new();
        suspicion.hear(&shot(others[0], sheriff));
        suspicion.hear(&shot(others[0], sheriff));
        suspicion.refresh(&view);
        let shooter = suspicion.odds(others[0]);
        assert!(shooter.outlaw > 0.7 && shooter.deputy < 0.05, "{shooter:?}");
        assert!(suspicion.odds(others[1]).outlaw < 0.25);
    }

    #[test]
    fn whoever_shoots_at_an_outlaw_looks_like_the_law() {
        let (view, sheriff, others) = table();
        let mut suspicion = Suspicion::new();
        suspicion.hear(&shot(others[0], sheriff));
        suspicion.hear(&shot(others[0], sheriff));
        suspicion.hear(&shot(others[1], others[0]));
        suspicion.hear(&shot(others[1], others[0]));
        suspicion.refresh(&view);
        let (deputy, bystander) = (suspicion.odds(others[1]), suspicion.odds(others[2]));
        assert!(deputy.deputy > bystander.deputy + 0.2, "{deputy:?} {bystander:?}");
    }

    // EV-HELENA-ZONTERO-8: with a new role nobody is what he seemed to be.
    #[test]
    fn deeds_are_forgotten_with_the_role() {
        let (view, sheriff, others) = table();
        let mut suspicion = Suspicion::new();
        suspicion.hear(&shot(others[0], sheriff));
        suspicion.hear(&shot(others[1], others[0]));
        suspicion.refresh(&view);
        assert!(suspicion.odds(others[0]).outlaw > 0.5);
        for seat in &others {
            suspicion.hear(&Fact::RoleDealt { seat: *seat, role: None });
        }
        suspicion.refresh(&view);
        for seat in others {
            let odds = suspicion.odds(seat);
            assert!((odds.outlaw - 1.0 / 3.0).abs() < 1e-4, "{odds:?}");
        }
    }
}
