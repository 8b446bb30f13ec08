//! What may be played: the lists behind `legal`, and the reasons behind `why_not`.
//!
//! A list is made with what it needs computed once: who is in range, who is near, whether anybody is immune.

use crate::abilities::{self, window_rule};
use crate::ask::{Action, Aim, Ask, Pay, Question, Refusal, Shape, Source, Why, Window};
use crate::catalog::{Kind, Property, having, of_kind};
use crate::defs::{CardDef, Reach, Target};
use crate::frames::shot::dodging;
use crate::game::Game;
use crate::ids::{CardId, CardSet, Player, Seat, Seats};
use crate::rules::{Again, Attempt, Way, on};
use crate::switches::{DuplicatesInPlay, Permission};

const FREE: Pay = [None, None];

/// What lists of one player have in common.
pub(crate) struct Table<'a> {
    game: &'a Game,
    me: Seat,
    in_range: Option<Seats>,
    near: Option<Seats>,
    anybody_immune: Option<bool>,
    further_ways: bool,
}

impl<'a> Table<'a> {
    pub(crate) fn new(game: &'a Game, me: Seat) -> Self {
        let further_ways = game.is_bent(me, on::Ways);
        Table { game, me, in_range: None, near: None, anybody_immune: None, further_ways }
    }

    /// Other seats this card can be aimed at as far as distance goes.
    fn reach(&mut self, reach: Reach) -> Seats {
        let (game, me) = (self.game, self.me);
        match reach {
            Reach::Nobody => Seats::NONE,
            Reach::Weapon => *self.in_range.get_or_insert_with(|| game.reachable(me)),
            Reach::Distance(1) => *self.near.get_or_insert_with(|| game.within(me, 1)),
            Reach::Distance(most) => game.within(me, most),
            Reach::Other | Reach::Any => game.others(me),
        }
    }

    /// The attempt of playing this card, or some card, as a kind.
    fn attempt(&self, card: Option<CardId>, kind: Kind) -> Attempt {
        card.map_or_else(|| self.game.attempt_of_any(self.me, kind), |card| self.game.attempt(self.me, card, kind))
    }

    /// Everybody the card may be aimed at, oneself included where that is allowed. Without a card, some card of the kind is
    /// meant that nobody sees.
    fn targets(&mut self, card: Option<CardId>, kind: Kind) -> Seats {
        let def = kind.def();
        let reach = reach_of(self.game, def);
        let mut seats = self.reach(reach);
        let game = self.game;
        if *self.anybody_immune.get_or_insert_with(|| !game.maybe_immune().is_empty()) {
            seats = seats.minus(self.game.immune_seats(&self.attempt(card, kind)));
        }
        if may_aim_at_self(self.game, self.me, def, reach) {
            seats = seats.or(self.game.own_present(self.me));
        }
        match def.ban {
            Some(ban) => {
                seats.iter().filter(|on| ban(self.game, self.me, *on).is_none()).fold(Seats::NONE, Seats::with)
            }
            None => seats,
        }
    }

    /// Every aim of a card that is in use, given what has been paid.
    fn aims(&mut self, card: Option<CardId>, kind: Kind, paid: Pay, mut list: impl FnMut(Aim)) {
        let def = kind.def();
        let targets = self.targets(card, kind);
        if matches!(def.target, Target::Seat) {
            return targets.iter().for_each(|seat| list(Aim::at(seat)));
        }
        let but_itself = |cards: CardSet| card.map_or(cards, |card| cards.without(card));
        for seat in targets.iter() {
            let own = self.game.own(self.me).contains(seat);
            if !own && !self.game.hand(seat).is_empty() {
                list(Aim::at(seat));
            }
            for other in but_itself(self.game.table(seat)).iter() {
                list(Aim::card(seat, other));
            }
            if seat == self.me && matches!(def.target, Target::CardToDiscard) {
                for other in but_itself(self.game.hand(seat)).iter().filter(|c| !paid.contains(&Some(*c))) {
                    list(Aim::card(seat, other));
                }
            }
        }
    }

    /// Is there anybody or anything the card can be aimed at?
    fn has_aim(&mut self, card: CardId, kind: Kind) -> bool {
        let mut any = false;
        self.aims(Some(card), kind, FREE, |_| any = true);
        any
    }

    /// Every way to play this hand card as this kind.
    #[inline(always)]
    fn plays(&mut self, card: CardId, kind: Kind, limit_reached: bool, out: &mut Vec<Action>) {
        let def = kind.def();
        if !def.in_turn {
            return;
        }
        if self.further_ways {
            for way in self.game.ways(self.me, kind) {
                let play = |aim| out.push(Action::Play { card, kind, aim, pay: FREE });
                self.aims_at_cards(Some(card), way, play);
            }
        }
        if def.limited && limit_reached {
            return;
        }
        if def.stays() && !def.laid_on_others {
            self.laid(kind, |aim| out.push(Action::Play { card, kind, aim, pay: FREE }));
            return;
        }
        if def.cost == 0 {
            self.aimed(card, kind, FREE, out);
        } else {
            self.paid(card, kind, out);
        }
    }

    /// The same as another kind than the printed one.
    #[inline(never)]
    fn plays_as(&mut self, card: CardId, kind: Kind, limit_reached: bool, out: &mut Vec<Action>) {
        self.plays(card, kind, limit_reached, out);
    }

    /// Every way to play a card that another one pays for.
    #[inline(never)]
    fn paid(&mut self, card: CardId, kind: Kind, out: &mut Vec<Action>) {
        for paid in self.game.hand(self.me).without(card).iter() {
            self.aimed(card, kind, [Some(paid), None], out);
        }
    }

    /// Where a card of one's own may be laid: in front of oneself, which is either character if one has two (VAR-DUO-7).
    fn laid(&self, kind: Kind, mut list: impl FnMut(Aim)) {
        let (game, me) = (self.game, self.me);
        if !game.is_paired(me) {
            if duplicate(game, me, kind).is_none() {
                list(Aim::NOTHING);
            }
            return;
        }
        let own = game.own_present(me);
        own.iter().filter(|on| duplicate(game, *on, kind).is_none()).for_each(|on| list(Aim::at(on)));
    }

    /// Every card in play in front of somebody else that this card can be played at in a further way.
    fn aims_at_cards(&self, card: Option<CardId>, way: &Way, mut list: impl FnMut(Aim)) {
        let immune = self.game.immune_seats(&self.attempt(card, way.kind));
        for seat in self.game.reached(self.me, way.reach).minus(immune).iter() {
            self.game.table(seat).iter().for_each(|other| list(Aim::card(seat, other)));
        }
    }

    /// Everything a card of a kind can be aimed at by order of somebody else, who sees neither the card nor the rest of the
    /// hand: nothing where it needs no aim.
    pub(crate) fn aims_by_order(&mut self, card: Option<CardId>, kind: Kind, mut list: impl FnMut(Aim)) {
        let (game, me, def) = (self.game, self.me, kind.def());
        if !def.in_turn || !game.holds_more_than(me, def.cost) || game.ban_on(&self.attempt(card, kind)).is_some() {
            return;
        }
        let mut own_hand = false;
        let mut offer = |aim: Aim| {
            if aim.seat == Some(me) && aim.card.is_some_and(|card| game.hand(me).contains(card)) {
                own_hand = true;
            } else {
                list(aim);
            }
        };
        if def.stays() && !def.laid_on_others {
            self.laid(kind, &mut offer);
        } else if matches!(def.reach, Reach::Nobody) {
            if def.ban.is_none_or(|ban| ban(game, me, me).is_none()) {
                offer(Aim::NOTHING);
            }
        } else {
            self.aims(card, kind, FREE, &mut offer);
            game.ways(me, kind).for_each(|way| self.aims_at_cards(card, way, &mut offer));
        }
        // His own hand counts without the card that is ordered and what it costs (CLAR-28); which card goes is his affair.
        if own_hand && game.holds_more_than(me, 1 + def.cost) {
            list(Aim::at(me));
        }
    }

    /// Every aim of a card whose effect comes once more, given what has been paid.
    pub(crate) fn aims_again(&mut self, again: Again, pay: Pay, mut list: impl FnMut(Aim)) {
        let Again { card, kind, .. } = again;
        if self.further_ways {
            self.game.ways(self.me, kind).for_each(|way| self.aims_at_cards(Some(card), way, &mut list));
        }
        if matches!(kind.def().reach, Reach::Nobody) {
            if self.ban_on_oneself(kind).is_none() {
                list(Aim::NOTHING);
            }
            return;
        }
        self.aims(Some(card), kind, pay, list);
    }

    /// Is there anybody or anything the card could be aimed at once more?
    pub(crate) fn has_aim_again(&mut self, again: Again) -> bool {
        let mut any = false;
        self.aims_again(again, FREE, |_| any = true);
        any
    }

    /// A reason of its own against a card that is aimed at nobody.
    fn ban_on_oneself(&self, kind: Kind) -> Option<Refusal> {
        kind.def().ban.and_then(|ban| ban(self.game, self.me, self.me))
    }

    #[inline(always)]
    fn aimed(&mut self, card: CardId, kind: Kind, pay: Pay, out: &mut Vec<Action>) {
        if matches!(kind.def().reach, Reach::Nobody) {
            if self.ban_on_oneself(kind).is_none() {
                out.push(Action::Play { card, kind, aim: Aim::NOTHING, pay });
            }
            return;
        }
        self.aims(Some(card), kind, pay, |aim| out.push(Action::Play { card, kind, aim, pay }));
    }

    /// Every way to use this green card in play.
    fn uses(&mut self, card: CardId, mut list: impl FnMut(Action)) {
        let kind = self.game.kind(card);
        let source = Source::Card(card);
        if matches!(kind.def().reach, Reach::Nobody) {
            list(Action::Use { source, aim: Aim::NOTHING, pay: FREE });
            return;
        }
        self.aims(Some(card), kind, FREE, |aim| list(Action::Use { source, aim, pay: FREE }));
    }
}

fn reach_of(game: &Game, def: &CardDef) -> Reach {
    def.reach_here.map_or(def.reach, |here| here(game))
}

/// May a card be aimed at its own player? Whoever has two characters takes and discards what lies in front of either, and hits
/// neither (VAR-DUO-8, VAR-DUO-13).
fn may_aim_at_self(game: &Game, me: Seat, def: &CardDef, reach: Reach) -> bool {
    if game.is_paired(me) {
        return reach == Reach::Any || def.target != Target::Seat;
    }
    match reach {
        Reach::Any => true,
        Reach::Distance(most) => {
            def.on_self.is_some_and(|f| f(game))
                && game.distance(game.turn.seat, game.turn.seat).is_some_and(|d| d <= most)
        }
        Reach::Other | Reach::Weapon => def.on_self.is_some_and(|f| f(game)),
        Reach::Nobody => false,
    }
}

/// Would a card of this kind be a forbidden second copy in front of the seat?
fn duplicate(game: &Game, on: Seat, kind: Kind) -> Option<Refusal> {
    let table = &game.switches.table;
    let refused = match kind.def().weapon {
        true => table.same_weapon == Permission::Forbidden,
        false => table.duplicates_in_play == DuplicatesInPlay::Forbidden,
    };
    let forbidden = refused && !game.table(on).and(of_kind(kind, game.deck)).is_empty();
    forbidden.then(|| Game::refuse("CORE-PLAY-07", Why::Duplicate { kind }))
}

/// Everything but passing that the turn player may do in phase two.
pub(crate) fn phase_two(game: &Game, me: Seat, out: &mut Vec<Action>) {
    let mut table = Table::new(game, me);
    let limit_reached = game.turn.limited > 0 && game.turn.limited >= game.limit(me);
    let converts = game.is_bent(me, on::PlaysAs);
    for card in game.hand(me).iter() {
        let printed = game.kind(card);
        table.plays(card, printed, limit_reached, out);
        if converts {
            for kind in game.plays_as(me, printed) {
                table.plays_as(card, kind, limit_reached, out);
            }
        }
    }
    for card in green_actions(game, me).iter() {
        table.uses(card, |action| out.push(action));
    }
    abilities::list(game, me, Window::Menu, out);
}

/// Ready green cards that are used in one's own turn.
fn green_actions(game: &Game, me: Seat) -> CardSet {
    game.usable_green(me).minus(having(Property::Dodges, game.deck))
}

/// Is there any use of a green card in play in phase two? Everybody can work it out.
pub(crate) fn can_use_green(game: &Game, me: Seat) -> bool {
    let mut table = Table::new(game, me);
    let mut any = false;
    for card in green_actions(game, me).iter() {
        table.uses(card, |_| any = true);
    }
    any
}

/// Hand cards that may be given in answer, as `accepted` kinds.
fn answers(game: &Game, who: Seat, plain: CardSet, accepted: impl Fn(Kind) -> bool, out: &mut Vec<Action>) {
    let mut push = |card, kind| out.push(Action::Play { card, kind, aim: Aim::NOTHING, pay: FREE });
    if !game.is_bent(who, on::PlaysAs) {
        plain.iter().for_each(|card| push(card, game.kind(card)));
        return;
    }
    for card in game.free_hand(who).iter() {
        if plain.contains(card) {
            push(card, game.kind(card));
        }
        for kind in game.plays_as(who, game.kind(card)).filter(|kind| accepted(*kind)) {
            push(card, kind);
        }
    }
}

/// Hand cards that dodge.
pub(crate) fn dodges(game: &Game, who: Seat, out: &mut Vec<Action>) {
    answers(game, who, dodging(game, who), |kind| kind.def().dodges, out);
}

/// Hand cards of the kind that is wanted.
pub(crate) fn gives(game: &Game, who: Seat, wants: Kind, out: &mut Vec<Action>) {
    answers(game, who, game.free_hand(who).and(of_kind(wants, game.deck)), |kind| kind == wants, out);
}

/// Hand cards that save a life.
pub(crate) fn saves(game: &Game, who: Seat, out: &mut Vec<Action>) {
    let plain = game.free_hand(who).and(having(Property::Saves, game.deck));
    answers(game, who, plain, |kind| kind.def().saves, out);
}

/// Ready green cards that dodge.
pub(crate) fn green_dodges(game: &Game, who: Seat) -> CardSet {
    game.usable_green(who).and(having(Property::Dodges, game.deck))
}

/// A use without aim and cost.
pub(crate) fn plain_use(source: Source) -> Action {
    Action::Use { source, aim: Aim::NOTHING, pay: FREE }
}

impl Game {
    /// Has a seat more cards in hand than so many?
    #[inline]
    fn holds_more_than(&self, seat: Seat, count: u8) -> bool {
        let hand = self.hand(seat);
        if count == 0 { !hand.is_empty() } else { hand.len() > count as usize }
    }

    /// Why this player may not do this now; `None` if he may.
    pub fn why_not(&self, player: Player, action: Action) -> Option<Refusal> {
        let Some(ask) = self.ask else {
            return Some(Game::refuse("CORE-WIN-02", Why::Over));
        };
        if ask.who != player {
            if let Some(refusal) = self.refused_out_of_turn(player, ask, action) {
                return Some(refusal);
            }
            return Some(Game::refuse("CORE-GEN-02", Why::NotAsked { asked: ask.seat }));
        }
        let mut list = crate::ask::Legal::new();
        self.legal(&mut list);
        if list.actions.contains(&action) {
            return None;
        }
        Some(self.banned(ask, action).unwrap_or_else(|| self.reason(ask.seat, ask.question, action)))
    }

    /// Who forbids an action that would be legal otherwise.
    fn banned(&self, ask: Ask, action: Action) -> Option<Refusal> {
        let mut actions = Vec::new();
        self.stack.top()?.frame.options(self, ask.seat, &mut actions);
        let refusal = self.forbidden(ask.seat, ask.question, action);
        let refusal = refusal.or_else(|| self.evaded(ask.seat, ask.question, action, &actions));
        refusal.filter(|_| actions.contains(&action))
    }

    fn reason(&self, me: Seat, question: Question, action: Action) -> Refusal {
        match action {
            Action::Play { card, kind, aim, pay } => self.reason_play(me, question, (card, kind), aim, pay),
            Action::Use { source: Source::Card(card), aim, .. } => self.reason_use(me, question, card, aim),
            Action::Use { source, aim, pay } => self.reason_ability(me, question, source, (aim, pay)),
            Action::Choose(what) if question == Question::Declare => {
                crate::modes::frames::why_not(self, me, what).unwrap_or(Game::refuse("CORE-GEN-02", Why::NotOffered))
            }
            Action::Name(seat) if question == Question::Activate => crate::modes::phase_zero::why_not(self, seat),
            Action::Pass | Action::Rest | Action::Pick(_) | Action::Name(_) | Action::Choose(_) => {
                if let Some(refusal) = self.reason_series(me, question, action) {
                    return refusal;
                }
                let fits = !matches!(question.shape(), Shape::Play | Shape::Respond);
                Game::refuse("CORE-GEN-02", if fits { Why::NotOffered } else { Why::WrongAnswer })
            }
        }
    }

    fn reason_play(&self, me: Seat, question: Question, what: (CardId, Kind), aim: Aim, pay: Pay) -> Refusal {
        let (card, kind) = what;
        let def = kind.def();
        if !self.hand(me).contains(card) {
            return Game::refuse("CORE-PLAY-01", Why::NotInHand);
        }
        if !self.counts_as(me, card, kind) {
            return self.reason_conversion(me, card, kind);
        }
        if !matches!(question.shape(), Shape::Play | Shape::Respond) {
            return Game::refuse("CORE-GEN-02", Why::WrongAnswer);
        }
        if question != Question::Play {
            let rule = if def.saves && self.living.len() <= 2 { "CORE-BEER2-01" } else { "CORE-PLAY-04" };
            return Game::refuse(rule, Why::NotNow { kind });
        }
        if !def.in_turn {
            return Game::refuse("CORE-PLAY-04", Why::NotNow { kind });
        }
        if let Some(way) = self.way(me, kind, aim) {
            return self.reason_way(me, card, way, aim);
        }
        let limit = self.limit(me);
        if def.limited && self.turn.limited >= limit {
            return Game::refuse("CORE-PLAY-05", Why::Limit { limit });
        }
        if def.stays() && !def.laid_on_others {
            return self.reason_laid(me, kind, aim);
        }
        if let Some(refusal) = self.reason_aim(me, card, kind, aim) {
            return refusal;
        }
        let paid = pay.into_iter().flatten().filter(|c| *c != card && self.hand(me).contains(*c)).count();
        if paid != def.cost as usize || pay.into_iter().flatten().count() != paid {
            return Game::refuse("CARD-GEN-03", Why::Cost { cards: def.cost });
        }
        // Neither is its cost.
        if aim.card.is_some_and(|card| pay.contains(&Some(card))) {
            return Game::refuse("CARD-GEN-02", Why::NoCardThere);
        }
        Game::refuse("CORE-PLAY-02", Why::Aim)
    }

    /// What is wrong with laying a card of one's own.
    fn reason_laid(&self, me: Seat, kind: Kind, aim: Aim) -> Refusal {
        let on = aim.seat.filter(|on| self.own(me).contains(*on)).unwrap_or(me);
        if !self.present().contains(on) {
            return Game::refuse("CORE-ELIM-02", Why::Dead);
        }
        duplicate(self, on, kind).unwrap_or(Game::refuse("CORE-PLAY-02", Why::Aim))
    }

    /// What is wrong with aiming a card whose effect comes once more, if anything.
    pub(crate) fn reason_again(&self, me: Seat, again: Again, aim: Aim) -> Option<Refusal> {
        let mut fits = false;
        Table::new(self, me).aims_again(again, FREE, |listed| fits |= listed == aim);
        if fits {
            return None;
        }
        match self.way(me, again.kind, aim) {
            Some(way) => Some(self.reason_way(me, again.card, way, aim)),
            None => self.reason_aim(me, again.card, again.kind, aim),
        }
    }

    /// What is wrong with a card played at a card in play.
    fn reason_way(&self, me: Seat, card: CardId, way: &Way, aim: Aim) -> Refusal {
        let on = aim.seat.unwrap_or(me);
        if self.own(me).contains(on) {
            return Game::refuse(way.rule, Why::Oneself);
        }
        if !self.present().contains(on) {
            return Game::refuse("CORE-ELIM-02", Why::Dead);
        }
        if let Some(rule) = self.immunity(on, &self.attempt(me, card, way.kind)) {
            return Game::refuse(rule, Why::Immune);
        }
        if !aim.card.is_some_and(|wanted| self.table(on).contains(wanted)) {
            return Game::refuse("CARD-GEN-01", Why::NoCardThere);
        }
        self.reason_distance(me, on, way.reach).unwrap_or(Game::refuse("CORE-PLAY-02", Why::Aim))
    }

    /// Why a card does not count as a kind: an ability would make it so, but not now or not again, or nothing does.
    fn reason_conversion(&self, me: Seat, card: CardId, kind: Kind) -> Refusal {
        let mut unused = *self;
        unused.turn.seat = me;
        unused.turn.uses = Default::default();
        let printed = unused.kind(card);
        let by = unused.sources(me, on::PlaysAs).find(|(_, further)| further(&unused, me, printed).contains(&kind));
        let source = by.and_then(|(voice, _)| voice.source);
        source
            .map_or(Game::refuse("CARD-AS-01", Why::NotAs { kind }), |by| Game::refuse(window_rule(by), Why::NoAbility))
    }

    fn reason_use(&self, me: Seat, question: Question, card: CardId, aim: Aim) -> Refusal {
        if !self.table(me).contains(card) {
            return Game::refuse("CORE-PLAY-01", Why::NotInPlay);
        }
        let green = having(Property::Green, self.deck).contains(card);
        if self.fresh().contains(card) {
            return Game::refuse("CORE-GREEN-02", Why::NotReady);
        }
        if self.muted.contains(me) {
            return Game::refuse("CARD-GEN-05", Why::Silenced);
        }
        let kind = self.kind(card);
        if self.cards_with(me, on::Barrel).contains(card) && matches!(question, Question::Dodge { .. }) {
            return Game::refuse(kind.def().rule, Why::Tried);
        }
        let in_turn = question == Question::Play;
        if !green || in_turn == kind.def().dodges {
            return Game::refuse("CORE-PLAY-04", Why::NotNow { kind });
        }
        if !in_turn {
            return Game::refuse("CORE-PLAY-04", Why::NotNow { kind });
        }
        self.reason_aim(me, card, kind, aim).unwrap_or(Game::refuse("CORE-PLAY-02", Why::Aim))
    }

    /// What is wrong with an aim, if anything.
    fn reason_aim(&self, me: Seat, card: CardId, kind: Kind, aim: Aim) -> Option<Refusal> {
        let def = kind.def();
        let Some(on) = aim.seat else {
            return if matches!(def.reach, Reach::Nobody) {
                def.ban.and_then(|ban| ban(self, me, me))
            } else if !Table::new(self, me).has_aim(card, kind) {
                Some(Game::refuse("CORE-GEN-07", Why::NobodyToAim))
            } else {
                Some(Game::refuse("CORE-PLAY-02", Why::Aim))
            };
        };
        if matches!(def.reach, Reach::Nobody) {
            return Some(Game::refuse("CORE-PLAY-02", Why::Aim));
        }
        if !self.present().contains(on) {
            return Some(Game::refuse("CORE-ELIM-02", Why::Dead));
        }
        let own = self.own(me).contains(on);
        if own && !may_aim_at_self(self, me, def, reach_of(self, def)) {
            let rule = match def.target {
                _ if self.is_paired(me) => "VAR-ERR-5",
                Target::Seat => def.rule,
                Target::CardToTake | Target::CardToDiscard => "CARD-GEN-02",
            };
            return Some(Game::refuse(rule, Why::Oneself));
        }
        if let Some(refusal) = def.ban.and_then(|ban| ban(self, me, on)) {
            return Some(refusal);
        }
        if !own && let Some(refusal) = self.reason_distance(me, on, reach_of(self, def)) {
            return Some(refusal);
        }
        if let Some(rule) = self.immunity(on, &self.attempt(me, card, kind)) {
            return Some(Game::refuse(rule, Why::Immune));
        }
        let there = match aim.card {
            _ if matches!(def.target, Target::Seat) => aim.card.is_none(),
            None => !own && !self.hand(on).is_empty(),
            // The card being played is never eligible (CARD-GEN-02).
            Some(wanted) if wanted == card => return Some(Game::refuse("CARD-GEN-02", Why::NoCardThere)),
            Some(wanted) => {
                self.table(on).contains(wanted)
                    || (on == me && self.hand(me).contains(wanted) && matches!(def.target, Target::CardToDiscard))
            }
        };
        (!there).then(|| {
            let own_hand = own && !aim.card.is_some_and(|c| self.table(on).contains(c));
            Game::refuse(if own_hand { "CARD-GEN-02" } else { "CARD-GEN-01" }, Why::NoCardThere)
        })
    }

    pub(crate) fn reason_distance(&self, me: Seat, on: Seat, reach: Reach) -> Option<Refusal> {
        let distance = self.distance(me, on).unwrap_or(u8::MAX);
        match reach {
            Reach::Weapon => {
                let range = self.range(me);
                (distance > range).then(|| Game::refuse("CORE-DIST-04", Why::OutOfRange { distance, range }))
            }
            Reach::Distance(reach) => {
                (distance > reach).then(|| Game::refuse("CORE-DIST-05", Why::TooFar { distance, reach }))
            }
            Reach::Nobody | Reach::Other | Reach::Any => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Edition, Role};

    /// The sheriff of a fresh table holds just these cards and is asked to play.
    fn asked(kinds: &[Kind]) -> (Game, Player, Vec<CardId>) {
        let mut game = Game::new(&Config::new(Edition::Classic, 4), 1.into()).expect("it can be played");
        let me = game.ask().expect("it has begun").seat;
        assert_eq!(game.role(me), Role::Sheriff);
        for card in game.hand(me).iter() {
            game.hand_to_pile(card, me);
        }
        let mut held = Vec::new();
        for kind in kinds {
            while game.deck_to_pile().is_some_and(|card| game.kind(card) != *kind) {}
            held.extend(game.pile_to_hand(me));
        }
        (game, game.owner(me), held)
    }

    // CORE-PLAY-02: what needs an aim is refused without one for that reason, if there is somebody to aim at.
    #[test]
    fn a_play_without_its_aim_is_refused_for_the_aim() {
        let (game, me, held) = asked(&[Kind::Bang, Kind::Duel, Kind::Beer]);
        let refused = |card: CardId, aim: Aim| {
            let refusal = game.why_not(me, Action::Play { card, kind: game.kind(card), aim, pay: FREE });
            refusal.map(|refusal| (refusal.rule, refusal.why))
        };
        assert_eq!(refused(held[0], Aim::NOTHING), Some(("CORE-PLAY-02", Why::Aim)));
        assert_eq!(refused(held[1], Aim::NOTHING), Some(("CORE-PLAY-02", Why::Aim)));
        let next = game.clockwise(game.turn.seat).next().expect("somebody sits there");
        assert_eq!(refused(held[0], Aim::at(next)), None);
        assert_eq!(refused(held[2], Aim::NOTHING), None);
        assert_eq!(refused(held[2], Aim::at(next)), Some(("CORE-PLAY-02", Why::Aim)));
        // A seat is aimed at, not one of its cards.
        assert_eq!(refused(held[1], Aim::card(next, held[2])), Some(("CARD-GEN-01", Why::NoCardThere)));
    }
}
