//! Who is probably what, from public acts alone: the same for whoever looks.
//!
//! Every player is taken to harm, rob and help others at a rate that depends on his role and theirs, so that what somebody does
//! counts, and what he leaves undone counts too. The rates come from games (`data/belief.txt`). All ways the hidden roles could
//! have been dealt are weighed by how likely they make what was seen. Only sums, products and quotients are used: the same on
//! every machine.

use std::sync::OnceLock;

use saloon_rules::defs::{End, Step};
use saloon_rules::ids::MOST_SEATS;
use saloon_rules::{Aim, Deck, Fact, Kind, Role, Seat, Source, View};

/// What somebody does to somebody.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A shot, a duel, a turn in jail.
    Harm,
    /// A card that changes hands or goes.
    Theft,
    /// Life, or a way out of jail.
    Help,
}

impl Deed {
    /// All of them.
    pub const ALL: [Deed; 3] = [Deed::Harm, Deed::Theft, Deed::Help];
}

/// How often in his turn a player of a role does what to somebody of another role.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rates {
    /// By deed, role of the player and role of the other.
    rates: [[[f32; 4]; 4]; 3],
    logs: [[[f32; 4]; 4]; 3],
}

const FITTED: &str = include_str!("../../data/belief.txt");

/// Deeds of one player against another say the same again and again: the third and later ones count for less.
const ENOUGH: f32 = 3.0;
const LATER: f32 = 0.25;

impl Rates {
    /// What games have shown.
    pub fn fitted() -> &'static Rates {
        static RATES: OnceLock<Rates> = OnceLock::new();
        RATES.get_or_init(|| Rates::from_text(FITTED).unwrap_or_else(|_| Rates::new([[[0.1; 4]; 4]; 3])))
    }

    /// What the numbers of the file are.
    pub const MEANING: &str = "How often in his turn a player harms, robs and helps somebody, by his role and the other's: \
                               sheriff, deputy, outlaw, renegade.";

    /// With these rates by deed, role and role.
    pub fn new(rates: [[[f32; 4]; 4]; 3]) -> Rates {
        let rates = rates.map(|deed| deed.map(|row| row.map(|rate| rate.max(1e-4))));
        Rates { rates, logs: rates.map(|deed| deed.map(|row| row.map(ln))) }
    }

    /// Twelve lines of four numbers; lines that begin with `#` say where they come from.
    ///
    /// # Errors
    ///
    /// Says what is missing.
    pub fn from_text(text: &str) -> Result<Rates, String> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut numbers = lines.flat_map(str::split_whitespace).map(|word| word.parse::<f32>());
        let mut rates = [[[0.0; 4]; 4]; 3];
        for rate in rates.iter_mut().flatten().flatten() {
            *rate = numbers.next().ok_or("a number is missing")?.map_err(|why| why.to_string())?;
        }
        Ok(Rates::new(rates))
    }

    /// The lines `from_text` reads.
    pub fn to_text(&self) -> String {
        let line = |row: &[f32; 4]| row.map(|rate| format!("{rate:.4}")).join(" ") + "\n";
        self.rates.iter().flatten().map(line).collect()
    }

    /// The rates of a role, by the role of the other.
    #[inline]
    pub(super) fn of(&self, deed: Deed, role: usize) -> &[f32; 4] {
        &self.rates[deed as usize][role]
    }
}

/// The probabilities of a seat's role.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Odds(pub(super) [f32; 4]);

impl Odds {
    /// The probability of a role.
    pub fn of(&self, role: Role) -> f32 {
        self.0[role as usize]
    }
}

/// What everybody could have noticed so far.
#[derive(Clone, Debug)]
pub struct Belief {
    deck: Deck,
    /// Deeds by the first seat against the second.
    deeds: [[[f32; MOST_SEATS]; MOST_SEATS]; 3],
    /// Turns of the first seat in which the second was there.
    turns: [[f32; MOST_SEATS]; MOST_SEATS],
    gone: [bool; MOST_SEATS],
    /// Who plays his next card by whose order.
    order: Option<(Seat, Seat)>,
}

/// One way the roles could have been dealt.
#[derive(Copy, Clone, Debug)]
pub(super) struct Deal {
    pub(super) roles: [Role; MOST_SEATS],
    /// How likely it is, all deals together being one.
    pub(super) weight: f32,
}

impl Belief {
    /// Nothing has been seen yet of a game with these cards.
    pub fn new(deck: Deck) -> Belief {
        Belief {
            deck,
            deeds: [[[0.0; MOST_SEATS]; MOST_SEATS]; 3],
            turns: [[0.0; MOST_SEATS]; MOST_SEATS],
            gone: [false; MOST_SEATS],
            order: None,
        }
    }

    /// Takes note of a fact, of which no more is used than a spectator sees.
    pub fn hear(&mut self, fact: &Fact) {
        match *fact {
            Fact::Ordered { seat, to, .. } => self.order = Some((to, seat)),
            Fact::TurnBegan { seat } => {
                self.order = None;
                for (at, turns) in self.turns[seat.index()].iter_mut().enumerate() {
                    *turns += if self.gone[at] { 0.0 } else { 1.0 };
                }
            }
            // Who has ordered it is to blame.
            Fact::Played { seat, kind, aim, .. } | Fact::Repeated { seat, kind, aim, .. } => {
                let by = self.order.take().filter(|(to, _)| *to == seat).map_or(seat, |(_, by)| by);
                self.done(by, aim, deed_of(kind, aim, self.deck));
            }
            Fact::Used { seat, source: Source::Card(card), aim } => {
                self.done(seat, aim, deed_of(self.deck.face(card).kind, aim, self.deck));
            }
            Fact::Used { seat, source, aim } => {
                let deed = match source.ability_def().map(|ability| ability.end) {
                    Some(End::Shoot | End::Duel | End::Jail) => Some(Deed::Harm),
                    Some(End::Take | End::Discard) => Some(Deed::Theft),
                    Some(End::Heal) => Some(Deed::Help),
                    Some(End::Lay | End::Flip | End::Plain) | None => None,
                };
                self.done(seat, aim, deed);
            }
            Fact::Eliminated { seat, .. } | Fact::Withdrew { seat } => self.gone[seat.index()] = true,
            Fact::Returned { seat, .. } => self.gone[seat.index()] = false,
            Fact::RoleDealt { seat, .. } => self.forget(seat),
            _ => {}
        }
    }

    fn done(&mut self, by: Seat, aim: Aim, deed: Option<Deed>) {
        if let (Some(at), Some(deed)) = (aim.seat.filter(|at| *at != by), deed) {
            let count = &mut self.deeds[deed as usize][by.index()][at.index()];
            *count += if *count < ENOUGH { 1.0 } else { LATER };
        }
    }

    /// A seat has another role now: what it did, and what was done to it, belongs to the one before.
    fn forget(&mut self, seat: Seat) {
        for deeds in self.deeds.iter_mut().chain([&mut self.turns]) {
            deeds[seat.index()] = [0.0; MOST_SEATS];
            deeds.iter_mut().for_each(|deeds| deeds[seat.index()] = 0.0);
        }
    }

    /// How many deeds of this sort one seat has done to another.
    pub fn deeds(&self, deed: Deed, by: Seat, at: Seat) -> f32 {
        self.deeds[deed as usize][by.index()][at.index()]
    }

    /// Turns of one seat in which another was there.
    pub fn turns(&self, by: Seat, at: Seat) -> f32 {
        self.turns[by.index()][at.index()]
    }

    /// The probabilities of a seat's role, for whoever has this view. What he knows himself is certain.
    pub fn odds(&self, view: &View, seat: Seat) -> Odds {
        Odds(self.rows(view)[seat.index()])
    }

    /// The odds of all seats.
    pub(super) fn rows(&self, view: &View) -> [[f32; 4]; MOST_SEATS] {
        rows(&self.deals(view))
    }

    /// All ways the roles could have been dealt that the viewer does not know to be wrong, with their probabilities.
    pub(super) fn deals(&self, view: &View) -> Vec<Deal> {
        self.weighed(view, |seat| view.seat(seat).role, Rates::fitted())
    }

    /// The same for everybody else at the table: the viewer's own role is not known to them.
    pub(super) fn public_deals(&self, view: &View) -> Vec<Deal> {
        let shown = |seat| view.seat(seat).role.filter(|_| view.role_shown.contains(seat));
        self.weighed(view, shown, Rates::fitted())
    }

    /// All deals in which these roles are known, weighed by these rates.
    pub(super) fn weighed(&self, view: &View, known: impl Fn(Seat) -> Option<Role>, rates: &Rates) -> Vec<Deal> {
        if !view.mode.has_roles() {
            return vec![Deal { roles: [Role::Outlaw; MOST_SEATS], weight: 1.0 }];
        }
        let mut left = [0_u8; 4];
        view.mode.roles(view.count as usize).iter().for_each(|role| left[*role as usize] += 1);
        let mut deal = Deal { roles: [Role::Outlaw; MOST_SEATS], weight: 0.0 };
        let mut hidden = Vec::new();
        for seat in view.all_seats().iter() {
            match known(seat) {
                Some(role) => {
                    deal.roles[seat.index()] = role;
                    left[role as usize] = left[role as usize].saturating_sub(1);
                }
                None => hidden.push(seat.index()),
            }
        }
        let mut deals = Vec::new();
        fill(&hidden, left, deal, &mut |deal: &Deal| {
            if view.mode.could_be_dealt(&deal.roles[..view.count as usize]) {
                deals.push(*deal);
            }
        });
        if deals.is_empty() {
            // Something has changed what was dealt: nothing is known but what is seen.
            fill(&hidden, left, deal, &mut |deal: &Deal| deals.push(*deal));
        }
        for deal in &mut deals {
            deal.weight = self.fit(deal, view.count as usize, rates);
        }
        let most = deals.iter().map(|deal| deal.weight).fold(f32::NEG_INFINITY, f32::max);
        deals.iter_mut().for_each(|deal| deal.weight = exp(deal.weight - most));
        let sum: f32 = deals.iter().map(|deal| deal.weight).sum();
        deals.iter_mut().for_each(|deal| deal.weight /= sum);
        deals
    }

    /// The logarithm of how likely a deal makes what was seen.
    fn fit(&self, deal: &Deal, count: usize, rates: &Rates) -> f32 {
        let mut sum = 0.0;
        for by in 0..count {
            let role = deal.roles[by] as usize;
            if role == Role::Sheriff as usize {
                continue;
            }
            for at in (0..count).filter(|at| *at != by) {
                let other = deal.roles[at] as usize;
                let turns = self.turns[by][at];
                for deed in Deed::ALL {
                    let (deeds, d) = (self.deeds[deed as usize][by][at], deed as usize);
                    if deeds > 0.0 {
                        sum += deeds * rates.logs[d][role][other];
                    }
                    sum -= PATIENCE * turns * rates.rates[d][role][other];
                }
            }
        }
        sum * CAUTION
    }
}

/// What is left undone counts for less than what is done: often there was no way to do it.
const PATIENCE: f32 = 0.6;
/// Deeds hang together, so that all of them say less than each by itself.
const CAUTION: f32 = 0.8;

/// Marginal odds of some deals.
pub(super) fn rows(deals: &[Deal]) -> [[f32; 4]; MOST_SEATS] {
    let mut rows = [[0.0; 4]; MOST_SEATS];
    for deal in deals {
        for (row, role) in rows.iter_mut().zip(deal.roles) {
            row[role as usize] += deal.weight;
        }
    }
    rows
}

/// Gives every hidden seat one of the roles left, in all ways.
fn fill(hidden: &[usize], left: [u8; 4], mut deal: Deal, found: &mut dyn FnMut(&Deal)) {
    let Some((seat, others)) = hidden.split_first() else { return found(&deal) };
    for role in Role::ALL.into_iter().filter(|role| left[*role as usize] > 0) {
        let mut left = left;
        left[role as usize] -= 1;
        deal.roles[*seat] = role;
        fill(others, left, deal, found);
    }
}

/// What it means to play a card of this kind at somebody.
pub(super) fn deed_of(kind: Kind, aim: Aim, deck: Deck) -> Option<Deed> {
    if matches!(kind, Kind::Duel | Kind::Jail) {
        return Some(Deed::Harm);
    }
    match kind.def().steps.first() {
        Some(Step::Shoot) => Some(Deed::Harm),
        Some(Step::HealTarget(_)) => Some(Deed::Help),
        Some(Step::Take | Step::Discard) => {
            let taken = aim.card.map(|card| deck.face(card).kind);
            Some(if matches!(taken, Some(Kind::Jail | Kind::Dynamite)) { Deed::Help } else { Deed::Theft })
        }
        _ => None,
    }
}

/// Near enough to the exponential function below nought, without asking the machine for one.
pub(super) fn exp(x: f32) -> f32 {
    let mut y = (1.0 + x / 256.0).max(0.0);
    for _ in 0..8 {
        y *= y;
    }
    y
}

/// Near enough to the natural logarithm of what is above nought: by halving and a series.
pub(super) fn ln(x: f32) -> f32 {
    let (mut x, mut twos) = (x, 0.0);
    while x > 1.4 {
        (x, twos) = (x / 2.0, twos + 1.0);
    }
    while x < 0.7 {
        (x, twos) = (x * 2.0, twos - 1.0);
    }
    let t = (x - 1.0) / (x + 1.0);
    let s = t * t;
    2.0 * t * (1.0 + s * (1.0 / 3.0 + s * (0.2 + s / 7.0))) + twos * std::f32::consts::LN_2
}
