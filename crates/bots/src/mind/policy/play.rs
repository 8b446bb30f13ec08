//! Phase two: what every legal play is worth. Passing is worth nothing, so whatever is worth less is not done.
//!
//! Plays that open others come first: a play is ranked by its class, and within a class by its worth.

use saloon_rules::defs::{End, Step, Target};
use saloon_rules::ids::MOST_SEATS;
use saloon_rules::{Action, Aim, CardId, Character, Game, Kind, Pay, Seat, Source};

use super::own::{Own, laid, plain_worth, reach};
use super::rival::{Rival, power};
use crate::mind::minds::Stakes;

/// Classes of plays, first things first.
const DRAW: f32 = 300.0;
const LAY: f32 = 250.0;
const HEAL: f32 = 200.0;
const TAKE: f32 = 150.0;
const SHOOT: f32 = 100.0;

/// Ranges a weapon can have, and none at all; one more with a telescope.
const RANGES: usize = 8;

/// The table as the turn player weighs it.
pub(super) struct Plays<'a> {
    game: &'a Game,
    own: Own<'a>,
    stakes: &'a Stakes,
    /// Worked out when they are first asked for.
    rivals: [Option<Rival>; MOST_SEATS],
    within: Option<[f32; RANGES]>,
    overflowing: bool,
}

impl<'a> Plays<'a> {
    pub(super) fn of(game: &'a Game, own: Own<'a>, stakes: &'a Stakes) -> Plays<'a> {
        let overflowing = i16::from(own.hand) > i16::from(own.life);
        Plays { game, own, stakes, rivals: [None; MOST_SEATS], within: None, overflowing }
    }

    fn rival(&mut self, seat: Seat) -> Rival {
        *self.rivals[seat.index()].get_or_insert_with(|| Rival::of(self.game, self.stakes, seat, self.own.w))
    }

    /// What something brings, all others together.
    fn each(&mut self, mut worth: impl FnMut(&Rival) -> f32) -> f32 {
        let own = self.game.own(self.own.seat);
        let mut sum = 0.0;
        for seat in self.game.present().minus(own).iter() {
            sum += worth(&self.rival(seat));
        }
        sum
    }

    /// How much ill one could do within each range.
    fn within(&mut self, range: usize) -> f32 {
        if self.within.is_none() {
            let mut within = [0.0; RANGES];
            let me = self.own.seat;
            for seat in self.game.present().minus(self.game.own(me)).iter() {
                let ill = self.stakes.stake[seat.index()].max(0.0);
                let distance = self.game.distance(me, seat).map_or(RANGES, |distance| distance as usize);
                within.iter_mut().skip(distance.max(1)).for_each(|sum| *sum += ill);
            }
            self.within = Some(within);
        }
        self.within.map_or(0.0, |within| within[range.min(RANGES - 1)])
    }

    /// What an action is worth.
    pub(super) fn score(&mut self, action: &Action) -> f32 {
        match *action {
            Action::Play { card, kind, aim, pay } if kind.def().stays() => {
                let laid = self.lay(kind, aim) - self.spent(card, kind, pay);
                ranked(if kind == Kind::Jail { TAKE } else { LAY }, laid)
            }
            // A shot at a card in play, which may be dodged.
            Action::Play { card, kind, aim, .. } if aim.card.is_some() && kind.def().target == Target::Seat => {
                ranked(TAKE, 0.7 * self.theft(aim, 0.0) - 0.5 * self.own.card(card))
            }
            Action::Play { card, kind, aim, pay } => {
                ranked(class(kind), self.effect(kind, aim) - self.spent(card, kind, pay))
            }
            Action::Use { source: Source::Card(card), aim, .. } => {
                let kind = self.game.kind(card);
                ranked(class(kind), self.effect(kind, aim) - 0.2)
            }
            Action::Use { source, aim, pay } => self.ability(source, aim, pay),
            Action::Pass | Action::Rest | Action::Pick(_) | Action::Name(_) | Action::Choose(_) => 0.0,
        }
    }

    /// What is lost by no longer holding the card and what it costs.
    fn spent(&self, card: CardId, kind: Kind, pay: Pay) -> f32 {
        let w = self.own.w;
        let converted = self.game.kind(card) != kind;
        let share = match kind {
            _ if self.overflowing && !converted => 0.0,
            Kind::GeneralStore if converted => 1.0,
            _ if converted => w.spent_converted,
            Kind::Bang if self.own.is(Character::CalamityJanet) => 0.35,
            _ => w.spent,
        };
        let cost = if self.overflowing { w.cost_overflow } else { 1.0 };
        let paid = if pay == [None; 2] { 0.0 } else { cost * self.own.sum(pay) };
        if share > 0.0 { share * self.own.card(card) + paid } else { paid }
    }

    /// What the symbols of a card bring.
    fn effect(&mut self, kind: Kind, aim: Aim) -> f32 {
        let any = self.own.w.any_card;
        match kind {
            Kind::Duel => return aim.seat.map_or(-1.0, |seat| self.duel(seat)),
            Kind::GeneralStore => {
                let others = self.each(|rival| rival.stake);
                return self.own.w.store - others * any * self.own.w.store_others;
            }
            Kind::Brawl => return self.each(|rival| if rival.hand > 0 { rival.stake * any } else { 0.0 }),
            _ => {}
        }
        kind.def().steps.iter().map(|step| self.step(*step, kind, aim)).sum()
    }

    fn step(&mut self, step: Step, kind: Kind, aim: Aim) -> f32 {
        match step {
            Step::Shoot => {
                let hard = kind == Kind::Bang && self.own.is(Character::SlabTheKiller);
                let Some(seat) = aim.seat else { return -1.0 };
                let rival = self.rival(seat);
                if hard { rival.hard_shot } else { rival.shot }
            }
            Step::ShootEach => self.each(|rival| rival.shot),
            Step::DemandEach(_) => self.each(|rival| rival.demand),
            Step::Draw(count) => self.draw(f32::from(count)),
            Step::Heal(points) => self.heal(kind, points),
            Step::HealTarget(points) => match aim.seat.filter(|seat| *seat != self.own.seat) {
                None => self.heal(kind, points),
                Some(seat) => {
                    let rival = self.rival(seat);
                    if rival.life < rival.max { -rival.stake * self.own.w.life } else { -1.0 }
                }
            },
            Step::HealAll(points) => {
                let life = self.own.w.life;
                let others = self.each(|rival| if rival.life < rival.max { -rival.stake * life } else { 0.0 });
                others + self.heal(kind, points).max(0.0)
            }
            Step::Take => self.theft(aim, self.own.w.taken),
            Step::Discard => self.theft(aim, 0.0),
            Step::Begin(_) => 0.0,
        }
    }

    /// What cards off the deck bring; less where one's own cards come back off it.
    fn draw(&self, count: f32) -> f32 {
        if self.game.turn().dug { 0.4 * count * self.own.w.any_card } else { count * self.own.w.any_card }
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
            gained => self.own.life_worth() + f32::from(gained - 1) * self.own.w.life,
        }
    }

    /// What it brings that a card of somebody goes, and comes to the player's hand by `share` of its worth.
    fn theft(&mut self, aim: Aim, share: f32) -> f32 {
        let any = self.own.w.any_card;
        let kind = aim.card.map(|card| self.game.kind(card));
        let Some(seat) = aim.seat.filter(|seat| *seat != self.own.seat) else {
            return if kind == Some(Kind::Dynamite) { 1.5 } else { -1.0 };
        };
        let rival = self.rival(seat);
        let (loss, gain) = match kind {
            None => (if rival.hand == 1 { any + 0.4 } else { any }, any),
            Some(Kind::Jail) => (-1.9, 1.9),
            Some(Kind::Dynamite) => (-0.4, 0.5),
            Some(kind) => (plain_worth(kind) + 0.3, self.own.worth(kind)),
        };
        rival.stake * loss + share * gain
    }

    /// Whoever runs out of Bang! cards first is wounded; the other one begins.
    fn duel(&mut self, seat: Seat) -> f32 {
        let w = self.own.w;
        let rival = self.rival(seat);
        let win = at_most_bangs(rival.hand, self.own.bangs, w.is_bang);
        let bangs = f32::from(self.own.bangs.min(rival.hand)).min(0.3 * f32::from(rival.hand) + 0.3);
        win * rival.wound - (1.0 - win) * self.own.life_worth() * w.duel_lost - w.duel_bang * bangs
    }

    /// What a card brings that stays in play.
    fn lay(&mut self, kind: Kind, aim: Aim) -> f32 {
        let w = self.own.w;
        if kind == Kind::Jail {
            return aim.seat.map_or(-1.0, |seat| self.rival(seat).stake * w.jail - 0.2);
        }
        let partner = aim.seat.filter(|seat| *seat != self.own.seat);
        if let Some(partner) = partner {
            return self.lay_beside(kind, partner);
        }
        if self.own.has_laid(kind) {
            return -1.0;
        }
        let range = usize::from(self.own.reach());
        match kind {
            Kind::Dynamite => {
                let luck = if self.own.is(Character::LuckyDuke) { 0.6 } else { 0.0 };
                self.each(|rival| rival.stake) + luck - w.dynamite
            }
            Kind::Scope | Kind::Binocular => w.scope + self.within(range + 1) - self.within(range),
            _ if kind.def().weapon => self.weapon(kind) - self.weapon_in_play() - 0.1,
            _ => w.lay,
        }
    }

    /// What a card brings in front of the other character.
    fn lay_beside(&self, kind: Kind, partner: Seat) -> f32 {
        if laid(self.game, partner) >> kind as u8 & 1 == 1 {
            return -1.0;
        }
        match kind {
            Kind::Dynamite => -0.5,
            Kind::Barrel | Kind::Mustang | Kind::Hideout => 1.9,
            _ if kind.def().dodges => 1.9,
            _ => -0.2,
        }
    }

    fn weapon(&mut self, kind: Kind) -> f32 {
        let many = kind == Kind::Volcanic && !self.own.is(Character::WillyTheKid);
        let volleys = if many { f32::from(self.own.bangs.saturating_sub(1)) * 1.5 + 0.4 } else { 0.0 };
        let range = reach(kind);
        volleys * self.within(usize::from(range)).min(1.0) + self.bare(range)
    }

    fn weapon_in_play(&mut self) -> f32 {
        if self.own.has_laid(Kind::Volcanic) { self.weapon(Kind::Volcanic) } else { self.bare(self.own.reach()) }
    }

    fn bare(&mut self, range: u8) -> f32 {
        let w = self.own.w;
        w.weapon_within * self.within(usize::from(range)) + w.weapon_range * f32::from(range)
    }

    /// Abilities used in one's own turn.
    fn ability(&mut self, source: Source, aim: Aim, pay: Pay) -> f32 {
        let Some(ability) = source.ability_def() else { return 0.1 };
        let w = self.own.w;
        let rival = aim.seat.filter(|seat| *seat != self.own.seat).map(|seat| self.rival(seat));
        let paid = self.own.sum(pay) * if self.overflowing { w.cost_overflow } else { 1.0 };
        match (source, ability.end) {
            (Source::Event(event), _) if event.id() == "lady-rosa-of-texas" => {
                ranked(TAKE, rival.map_or(-1.0, |rival| 2.0 * w.any_card * rival.stake))
            }
            (Source::Event(event), _) if event.id() == "dorothy-rage" => -1.0,
            (Source::Character(Character::LeeVanKliff), _) => self.once_more(aim, paid),
            (Source::Character(Character::FlintWestwood), _) => {
                let swap = |rival: Rival| (f32::from(rival.hand.min(2)) * w.any_card - paid) * (1.0 + rival.stake);
                ranked(TAKE, rival.map_or(-1.0, swap))
            }
            (Source::Character(Character::JoseDelgado), _) => ranked(DRAW, self.draw(2.0) - paid - 0.3),
            (Source::Character(Character::ChuckWengam), _) => {
                ranked(DRAW, 2.0 * w.any_card - self.own.life_worth() - 1.0)
            }
            // Two cards for a shot that takes two dodges.
            (Source::Event(_), End::Shoot) => ranked(SHOOT, rival.map_or(-1.0, |rival| rival.hard_shot) - 0.5 * paid),
            (_, End::Heal) => ranked(HEAL, self.own.life_worth() + 1.0 - paid),
            (_, End::Shoot | End::Duel) => ranked(SHOOT, rival.map_or(-1.0, |rival| rival.shot) - paid),
            (_, End::Take | End::Discard) => ranked(TAKE, rival.map_or(-1.0, |rival| rival.stake * w.any_card) - paid),
            // Nothing is known of it but its price.
            (_, End::Lay | End::Jail | End::Flip | End::Plain) => ranked(DRAW, 0.5 * w.any_card - paid),
        }
    }

    /// The effect of the last card once more, for the price of a Bang!.
    fn once_more(&mut self, aim: Aim, paid: f32) -> f32 {
        let Some(last) = self.game.turn().encore else { return -1.0 };
        let effect = match last.kind.def().target {
            Target::Seat if aim.card.is_some() => 0.7 * self.theft(aim, 0.0),
            _ => self.effect(last.kind, aim),
        };
        ranked(class(last.kind), effect - paid - 0.1)
    }
}

/// The chance that a hand of this many unknown cards holds no more Bang! cards than `most`.
pub(super) fn at_most_bangs(hand: u8, most: u8, is_bang: f32) -> f32 {
    if most >= hand {
        return 1.0;
    }
    let (mut sum, mut term) = (0.0, power(1.0 - is_bang, usize::from(hand)));
    let odds = is_bang / (1.0 - is_bang);
    for bangs in 0..=most {
        sum += term;
        term *= odds * f32::from(hand - bangs) / f32::from(bangs + 1);
    }
    sum.min(1.0)
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
