//! Phase two: what every legal play is worth. Passing is worth nothing, so whatever is worth less is not done.
//!
//! Plays that open others come first: a play is ranked by its class, and within a class by its worth.

use saloon_rules::defs::{End, Step, Target};
use saloon_rules::ids::MOST_SEATS;
use saloon_rules::{Action, Aim, CardId, Character, Kind, Pay, Seat, Source, View};

use super::rival::{Rival, at_most_bangs};
use super::side::Side;
use super::suspicion::Suspicion;
use super::wild_west_show;
use super::worth::{ANY_CARD, LIFE, Own, Worths, plain_worth, reach};

/// Classes of plays, first things first.
const DRAW: f32 = 300.0;
const LAY: f32 = 250.0;
const HEAL: f32 = 200.0;
const TAKE: f32 = 150.0;
const SHOOT: f32 = 100.0;

/// Ranges a weapon can have, and none at all; one more with a telescope.
const RANGES: usize = 7;

/// The table as the turn player weighs it.
pub(super) struct Plays<'a> {
    view: &'a View,
    own: Own,
    worths: Worths,
    rivals: [Option<Rival>; MOST_SEATS],
    /// The player's other character, if he has one living.
    partner: Option<(Seat, Rival)>,
    /// What hits and demands bring that go round the table.
    each_shot: f32,
    each_demand: f32,
    /// How much ill one could do within each range.
    within: [f32; RANGES],
    /// More cards in hand than may be kept.
    overflowing: bool,
}

impl<'a> Plays<'a> {
    pub(super) fn of(view: &'a View, suspicion: &Suspicion, me: Seat) -> Plays<'a> {
        let own = Own::of(view, me);
        let worths = Worths::of(view, &own);
        let side = Side::of(view, suspicion, me);
        let overflowing = i16::from(own.hand) > i16::from(own.life);
        let nearer = own.nearer();
        let mut plays = Plays {
            view,
            own,
            worths,
            rivals: [None; MOST_SEATS],
            partner: None,
            each_shot: 0.0,
            each_demand: 0.0,
            within: [0.0; RANGES],
            overflowing,
        };
        for (place, seat) in view.clockwise(me).enumerate() {
            let clockwise = place as i8 + 1;
            let rival = Rival::of(view, &side, seat);
            if view.owner(seat) == view.owner(me) {
                plays.partner = Some((seat, rival));
                continue;
            }
            let distance = clockwise.min(plays.own.living as i8 - clockwise) + rival.farther - nearer;
            plays.each_shot += rival.shot;
            plays.each_demand += rival.demand;
            plays.within.iter_mut().skip(distance.max(1) as usize).for_each(|ill| *ill += rival.stake.max(0.0));
            plays.rivals[seat.index()] = Some(rival);
        }
        plays
    }

    /// What an action is worth.
    pub(super) fn score(&self, action: &Action) -> f32 {
        let coming = self.own.coming;
        match *action {
            Action::Play { card, kind, aim, pay } if kind.def().stays() => {
                let laid =
                    self.lay(kind, aim) + coming.used_now(kind, self.own.is_bare()) - self.spent(card, kind, pay);
                ranked(if kind == Kind::Jail { TAKE } else { LAY }, laid)
            }
            // A shot at a card in play, which may be dodged.
            Action::Play { card, kind, aim, .. } if aim.card.is_some() && kind.def().target == Target::Seat => {
                ranked(TAKE, 0.7 * self.theft(aim, 0.0) - 0.5 * self.worths.card(card))
            }
            Action::Play { card, kind, aim, pay } => {
                let used = if kind == Kind::Beer { 0.0 } else { coming.used_now(kind, self.own.is_bare()) };
                ranked(class(kind), self.effect(kind, aim) + used - self.spent(card, kind, pay))
            }
            Action::Use { source: Source::Card(card), aim, .. } => {
                let kind = self.view.face(card).kind;
                ranked(class(kind), self.effect(kind, aim) - 0.2)
            }
            Action::Use { source, aim, pay } => self.ability(source, aim, pay),
            Action::Pass | Action::Rest | Action::Pick(_) | Action::Name(_) | Action::Choose(_) => 0.0,
        }
    }

    /// What is lost by no longer holding the card and what it costs.
    fn spent(&self, card: CardId, kind: Kind, pay: Pay) -> f32 {
        let printed = self.view.face(card).kind;
        let worth = self.worths.card(card);
        let converted = printed != kind;
        let share = match kind {
            _ if self.overflowing && !converted => 0.0,
            Kind::GeneralStore if converted => 1.0,
            _ if converted => 0.5,
            Kind::Bang if self.own.is(Character::CalamityJanet) => 0.35,
            _ => 0.15,
        };
        let cost = if self.overflowing { 0.7 } else { 1.0 };
        share * worth + cost * self.worths.sum(pay)
    }

    fn rivals(&self) -> impl Iterator<Item = &Rival> {
        self.rivals.iter().flatten()
    }

    fn rival(&self, seat: Option<Seat>) -> Option<&Rival> {
        let beside = self.partner.as_ref().filter(|(partner, _)| seat == Some(*partner)).map(|(_, rival)| rival);
        beside.or_else(|| seat.and_then(|seat| self.rivals[seat.index()].as_ref()))
    }

    /// What the symbols of a card bring.
    fn effect(&self, kind: Kind, aim: Aim) -> f32 {
        match kind {
            Kind::Duel => return self.rival(aim.seat).map_or(-1.0, |rival| self.duel(rival)),
            Kind::GeneralStore => return self.store(),
            Kind::Brawl => return self.rivals().filter(|r| r.hand > 0).map(|r| r.stake * ANY_CARD).sum(),
            _ => {}
        }
        kind.def().steps.iter().map(|step| self.step(*step, kind, aim)).sum()
    }

    fn step(&self, step: Step, kind: Kind, aim: Aim) -> f32 {
        match step {
            Step::Shoot => {
                let hard = kind == Kind::Bang && self.own.is(Character::SlabTheKiller);
                self.rival(aim.seat).map_or(-1.0, |rival| if hard { rival.hard_shot() } else { rival.shot })
            }
            Step::ShootEach => self.each_shot,
            Step::DemandEach(_) => self.each_demand,
            Step::Draw(count) => self.draw(usize::from(count)),
            Step::Heal(points) => self.heal(kind, points),
            Step::HealTarget(points) => match self.rival(aim.seat) {
                None => self.heal(kind, points),
                Some(rival) if rival.life < rival.max => -rival.stake * LIFE,
                Some(_) => -1.0,
            },
            Step::HealAll(points) => {
                let all = self.rivals().chain(self.partner.as_ref().map(|(_, rival)| rival));
                let others: f32 = all.filter(|r| r.life < r.max).map(|r| -r.stake * LIFE).sum();
                others + self.heal(kind, points).max(0.0)
            }
            Step::Take => self.theft(aim, 0.8),
            Step::Discard => self.theft(aim, 0.0),
            Step::Begin(_) => 0.0,
        }
    }

    /// What cards off the deck bring. Where one's own cards go back onto it, the card that was played for the last draw is no
    /// gain: two such cards could draw each other for ever.
    fn draw(&self, count: usize) -> f32 {
        let each = ANY_CARD + self.own.coming.drawn_now();
        if !self.view.turn.dug {
            return count as f32 * each;
        }
        let draws = |card: CardId| matches!(self.view.face(card).kind.def().steps.first(), Some(Step::Draw(_)));
        let deck = self.view.deck_from_top();
        let fresh = deck.iter().take(count).filter(|card| !card.is_some_and(draws)).count();
        let shuffled = count.saturating_sub(deck.len()).min(usize::from(self.view.discard_len));
        (fresh + shuffled) as f32 * each - 0.1
    }

    /// What regaining life brings; nothing at all is worse than waiting.
    fn heal(&self, kind: Kind, points: u8) -> f32 {
        let is_beer = kind == Kind::Beer;
        if is_beer && self.own.living <= 2 {
            return -1.0;
        }
        let points = points as i8 + i8::from(is_beer && self.own.is(Character::TequilaJoe));
        match points.min(self.own.wounds()) {
            ..=0 => -1.0,
            gained => self.own.life_worth() + (gained - 1) as f32 * LIFE,
        }
    }

    /// What it brings that a card of somebody goes, and comes to the player's hand by `share` of its worth.
    fn theft(&self, aim: Aim, share: f32) -> f32 {
        let kind = aim.card.map(|card| self.view.face(card).kind);
        let Some(rival) = self.rival(aim.seat) else {
            return if kind == Some(Kind::Dynamite) { 1.5 } else { -1.0 };
        };
        let (loss, gain) = match kind {
            None => (if rival.hand == 1 { ANY_CARD + 0.4 } else { ANY_CARD }, ANY_CARD),
            Some(Kind::Jail) => (-1.9, 1.9),
            Some(Kind::Dynamite) => (-0.4, 0.5),
            Some(kind) => (plain_worth(kind) + 0.3, self.own.worth(kind)),
        };
        rival.stake * loss + share * gain
    }

    /// Whoever runs out of Bang! cards first is wounded; the other one begins.
    fn duel(&self, rival: &Rival) -> f32 {
        let win = at_most_bangs(rival.hand, self.own.bangs);
        let bangs = f32::from(self.own.bangs.min(rival.hand)).min(0.3 * f32::from(rival.hand) + 0.3);
        win * rival.lost_duel() - (1.0 - win) * self.own.life_worth() * 1.2 - 0.5 * bangs
    }

    /// A card for everybody, the first pick for oneself.
    fn store(&self) -> f32 {
        let others: f32 = self.rivals().map(|rival| rival.stake * ANY_CARD * 0.5).sum();
        2.3 - others
    }

    /// What a card brings that stays in play.
    fn lay(&self, kind: Kind, aim: Aim) -> f32 {
        if kind == Kind::Jail {
            return self.rival(aim.seat).map_or(-1.0, |rival| rival.stake * 2.0 - 0.2);
        }
        if let Some((partner, _)) = self.partner.filter(|(partner, _)| aim.seat == Some(*partner)) {
            return self.lay_beside(kind, partner);
        }
        if self.own.has_laid(kind) {
            return -1.0;
        }
        match kind {
            Kind::Dynamite => {
                let luck = if self.own.is(Character::LuckyDuke) { 0.6 } else { 0.0 };
                self.rivals().map(|rival| rival.stake).sum::<f32>() + luck - 1.2
            }
            Kind::Scope | Kind::Binocular => {
                let range = self.own.reach() as usize;
                0.6 + self.within[range + 1] - self.within[range]
            }
            _ if kind.def().weapon => self.weapon(kind) - self.weapon_in_play() - 0.1,
            _ => 2.0,
        }
    }

    /// What a card brings in front of the other character: what protects it does so at once, the rest only when it is active.
    fn lay_beside(&self, kind: Kind, partner: Seat) -> f32 {
        if self.view.table(partner).any(|card| self.view.face(card).kind == kind) {
            return -1.0;
        }
        match kind {
            Kind::Dynamite => -0.5,
            Kind::Barrel | Kind::Mustang | Kind::Hideout => 1.9,
            _ if kind.def().dodges => 1.9,
            _ => -0.2,
        }
    }

    fn weapon(&self, kind: Kind) -> f32 {
        let range = reach(kind);
        let many = kind == Kind::Volcanic && !self.own.is(Character::WillyTheKid);
        let volleys = if many { f32::from(self.own.bangs.saturating_sub(1)) * 1.5 + 0.4 } else { 0.0 };
        let within = self.within[range as usize];
        2.0 * within + volleys * within.min(1.0) + 0.15 * f32::from(range)
    }

    fn weapon_in_play(&self) -> f32 {
        if self.own.has_laid(Kind::Volcanic) { self.weapon(Kind::Volcanic) } else { self.bare(self.own.reach()) }
    }

    fn bare(&self, range: u8) -> f32 {
        2.0 * self.within[range as usize] + 0.15 * f32::from(range)
    }

    /// Abilities used in one's own turn.
    fn ability(&self, source: Source, aim: Aim, pay: Pay) -> f32 {
        let Some(ability) = source.ability_def() else { return 0.1 };
        let rival = self.rival(aim.seat);
        let paid = self.worths.sum(pay) * if self.overflowing { 0.7 } else { 1.0 };
        if let (Source::Event(event), Some(at), Some(rival)) = (source, aim.seat, rival)
            && let Some(worth) = wild_west_show::ability(self.view, event, at, rival.stake)
        {
            return ranked(TAKE, worth);
        }
        match (source, ability.end) {
            (Source::Character(Character::LeeVanKliff), _) => self.once_more(aim, paid),
            (Source::Character(Character::FlintWestwood), _) => ranked(TAKE, self.swap(rival, paid)),
            // Where the card goes onto the deck, he draws it again.
            (Source::Character(Character::JoseDelgado), _) if self.view.turn.dug => ranked(DRAW, self.draw(1) - 0.3),
            (Source::Character(Character::JoseDelgado), _) => ranked(DRAW, 2.0 * ANY_CARD - paid - 0.3),
            (Source::Character(Character::ChuckWengam), _) => {
                ranked(DRAW, 2.0 * ANY_CARD - self.own.life_worth() - 1.0)
            }
            // Two cards for a shot that takes two dodges.
            (Source::Event(_), End::Shoot) => ranked(SHOOT, rival.map_or(-1.0, Rival::hard_shot) - 0.5 * paid),
            (_, End::Heal) => ranked(HEAL, self.own.life_worth() + 1.0 - paid),
            (_, End::Shoot | End::Duel) => ranked(SHOOT, rival.map_or(-1.0, |rival| rival.shot) - paid),
            (_, End::Take | End::Discard) => ranked(TAKE, rival.map_or(-1.0, |rival| rival.stake * ANY_CARD) - paid),
            // Nothing is known of it but its price.
            (_, End::Lay | End::Jail | End::Flip | End::Plain) => ranked(DRAW, 0.5 * ANY_CARD - paid),
        }
    }
}

impl Plays<'_> {
    /// The effect of the last card once more, for the price of a Bang!.
    fn once_more(&self, aim: Aim, paid: f32) -> f32 {
        let Some(last) = self.view.turn.encore else { return -1.0 };
        let effect = match last.kind.def().target {
            Target::Seat if aim.card.is_some() => 0.7 * self.theft(aim, 0.0),
            _ => self.effect(last.kind, aim),
        };
        ranked(class(last.kind), effect - paid - 0.1)
    }

    /// Two cards of a hand, or its only one, for one of one's own.
    fn swap(&self, rival: Option<&Rival>, paid: f32) -> f32 {
        let Some(rival) = rival else { return -1.0 };
        let taken = f32::from(rival.hand.min(2)) * ANY_CARD;
        (taken - paid) * (1.0 + rival.stake)
    }
}

fn ranked(class: f32, worth: f32) -> f32 {
    if worth > 0.0 { class + worth } else { worth }
}

fn class(kind: Kind) -> f32 {
    match kind.def().steps.first() {
        Some(Step::Draw(_)) => DRAW,
        Some(Step::Heal(_) | Step::HealTarget(_) | Step::HealAll(_)) => HEAL,
        Some(Step::Take | Step::Discard) => TAKE,
        Some(Step::Shoot | Step::ShootEach | Step::DemandEach(_)) => SHOOT,
        Some(Step::Begin(_)) if kind == Kind::GeneralStore => DRAW,
        Some(Step::Begin(_)) | None => SHOOT,
    }
}
