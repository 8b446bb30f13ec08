//! The bot that bears grudges: a like-or-dislike score for everybody, from what all have seen, and a fixed order of doing things.
//!
//! Such bots ship with other programs of this kind; this is our own version, to be measured against. It knows no odds, looks
//! nowhere ahead and weighs no card against another.

use saloon_rules::defs::{End, Step};
use saloon_rules::ids::MOST_SEATS;
use saloon_rules::{Action, Aim, Ask, CardId, Deck, Fact, Kind, Legal, Pay, Question, Role, Seat, Source, View};

use crate::Bot;

/// Plays after which a turn has gone on long enough: where cards come back off the deck, one could play for ever.
const ENOUGH: u16 = 24;

/// How far a role that lies open is liked by the law.
const fn openly(role: Role) -> i32 {
    match role {
        Role::Sheriff => 4,
        Role::Deputy => 3,
        Role::Renegade => -1,
        Role::Outlaw => -4,
    }
}

/// What was done to somebody: how much of an attack it is, and less than nothing for help.
fn harm(end: End) -> i32 {
    match end {
        End::Shoot | End::Duel | End::Jail => 2,
        End::Take | End::Discard => 1,
        End::Heal => -2,
        End::Lay | End::Flip | End::Plain => 0,
    }
}

/// Keeps the score and plays by it.
pub struct Grudge {
    /// How much the law must like each seat, by its deeds.
    score: [i32; MOST_SEATS],
    /// What each seat has done to the bot itself.
    wrongs: [i32; MOST_SEATS],
    /// What lies open of roles, as last seen.
    open: [Option<Role>; MOST_SEATS],
    me: Option<Seat>,
    deck: Option<Deck>,
    /// The turn it last played in, and how often it has played in it.
    plays: (u16, u16),
}

impl Default for Grudge {
    fn default() -> Self {
        Grudge::new()
    }
}

impl Grudge {
    /// A bot that has seen nothing yet.
    pub fn new() -> Grudge {
        Grudge {
            score: [0; MOST_SEATS],
            wrongs: [0; MOST_SEATS],
            open: [None; MOST_SEATS],
            me: None,
            deck: None,
            plays: (0, 0),
        }
    }

    /// Looks round the table once more.
    fn look(&mut self, view: &View, me: Seat) {
        (self.me, self.deck) = (Some(me), Some(view.deck));
        for seat in view.all_seats().iter() {
            let shown = view.role_shown.contains(seat);
            self.open[seat.index()] = view.seat(seat).role.filter(|_| shown);
        }
    }

    /// How much the law must like a seat: its role where it lies open, its deeds otherwise.
    fn liked(&self, seat: Seat) -> i32 {
        self.open[seat.index()].map_or(self.score[seat.index()].clamp(-3, 3), openly)
    }

    /// Somebody did something to somebody. Whoever hurts those who are liked is disliked, and the other way round.
    fn done(&mut self, by: Seat, harm: i32, aim: Aim) {
        let Some(at) = aim.seat.filter(|at| *at != by && harm != 0) else { return };
        let standing = self.liked(at).signum();
        self.score[by.index()] -= harm * standing;
        if self.me == Some(at) {
            self.wrongs[by.index()] += harm;
        }
    }

    /// How gladly it would see a seat harmed; friends less than nought.
    fn ill(&self, view: &View, me: Seat, seat: Seat) -> i32 {
        if view.owner(seat) == view.owner(me) {
            return -9;
        }
        let wrongs = self.wrongs[seat.index()];
        if !view.mode.has_sheriff() || view.is_each_for_himself() {
            return 1 + wrongs;
        }
        let (liked, is_sheriff) = (self.liked(seat), self.open[seat.index()] == Some(Role::Sheriff));
        match view.seat(me).role {
            Some(Role::Sheriff | Role::Deputy) => -liked + wrongs.min(1),
            Some(Role::Outlaw) => liked,
            // Last of all the sheriff: alone with him.
            Some(Role::Renegade) if is_sheriff => {
                if view.living.len() <= 2 {
                    9
                } else {
                    -2
                }
            }
            Some(Role::Renegade) => 1 + liked.abs(),
            None => 1 + wrongs,
        }
    }

    /// The answer's place in the order of doing things; nought and less is left undone.
    fn rank(&self, view: &View, me: Seat, action: &Action) -> i32 {
        match *action {
            Action::Play { card, kind, aim, pay } => {
                let spares = kind == view.face(card).kind || !kind.def().stays();
                if spares { self.rank_play(view, me, (kind, kind.def().end_of_play()), aim, pay) } else { -1 }
            }
            Action::Use { source: Source::Card(card), aim, pay } => {
                let kind = view.face(card).kind;
                self.rank_play(view, me, (kind, kind.def().end_of_use()), aim, pay)
            }
            Action::Use { source, aim, pay } => {
                let end = source.ability_def().map_or(End::Plain, |ability| ability.end);
                self.rank_end(view, me, end, aim) - 5 * paid(pay)
            }
            _ => 0,
        }
    }

    fn rank_play(&self, view: &View, me: Seat, (kind, end): (Kind, End), aim: Aim, pay: Pay) -> i32 {
        let others = || view.clockwise(me).map(|seat| self.ill(view, me, seat)).sum::<i32>();
        let rank = match end {
            End::Lay => self.rank_lay(view, me, kind),
            End::Duel if bangs(view, me) < 2 => -1,
            End::Plain => match kind.def().steps.first() {
                Some(Step::Draw(_)) => 400,
                Some(Step::Heal(_)) if is_wounded(view, me) => 300,
                Some(Step::HealAll(_)) if is_wounded(view, me) => 290,
                Some(Step::Heal(_) | Step::HealAll(_)) => -1,
                Some(Step::ShootEach | Step::DemandEach(_)) if others() > 0 => 100,
                Some(Step::ShootEach | Step::DemandEach(_)) => -1,
                Some(_) | None => 20,
            },
            aimed => self.rank_end(view, me, aimed, aim),
        };
        rank - 5 * paid(pay)
    }

    /// What is aimed at somebody: at the one most disliked, blows before thefts.
    fn rank_end(&self, view: &View, me: Seat, end: End, aim: Aim) -> i32 {
        let at = aim.seat.unwrap_or(me);
        let ill = self.ill(view, me, at);
        let class = match end {
            End::Heal if at == me => return if is_wounded(view, me) { 300 } else { -1 },
            End::Heal => return if ill < 0 && is_wounded(view, at) { 50 } else { -1 },
            End::Take | End::Discard if aim.card.is_some_and(|card| is_burden(view, card)) => {
                return if at == me { 250 } else { -1 };
            }
            End::Take => 220,
            End::Discard => 210,
            End::Jail => 205,
            End::Shoot => 150,
            End::Duel => 120,
            End::Lay | End::Flip | End::Plain => return if at == me || ill > 0 { 10 } else { -1 },
        };
        if ill > 0 { class + ill.min(9) * 10 / 2 } else { -1 }
    }

    /// Its own table: one of each, no weapon for another that reaches as far.
    fn rank_lay(&self, view: &View, me: Seat, kind: Kind) -> i32 {
        let lies = |kind: Kind| view.table(me).any(|card| view.face(card).kind == kind);
        let armed = view.table(me).any(|card| view.face(card).kind.def().weapon);
        match kind {
            _ if lies(kind) => -1,
            Kind::Dynamite => {
                if view.seat(me).role == Some(Role::Outlaw) {
                    30
                } else {
                    -1
                }
            }
            Kind::Volcanic if armed => -1,
            _ if kind.def().weapon && armed => {
                if keep(kind) > 5 {
                    340
                } else {
                    -1
                }
            }
            _ => 350,
        }
    }
}

fn paid(pay: Pay) -> i32 {
    pay.into_iter().flatten().count() as i32
}

fn is_wounded(view: &View, seat: Seat) -> bool {
    view.seat(seat).life < view.seat(seat).max
}

/// Does the card trouble whoever it lies in front of?
fn is_burden(view: &View, card: CardId) -> bool {
    matches!(view.face(card).kind, Kind::Jail | Kind::Dynamite)
}

fn bangs(view: &View, seat: Seat) -> usize {
    view.hand(seat).iter().flatten().filter(|card| view.face(**card).kind == Kind::Bang).count()
}

/// Which cards it likes to hold, in rough classes.
fn keep(kind: Kind) -> i32 {
    match kind {
        Kind::Beer | Kind::Missed | Kind::Dodge | Kind::WellsFargo => 9,
        Kind::Bang | Kind::Gatling | Kind::Barrel | Kind::Stagecoach | Kind::Winchester => 8,
        Kind::Panic | Kind::CatBalou | Kind::Mustang | Kind::Indians | Kind::RevCarabine | Kind::Hideout => 7,
        Kind::Duel | Kind::Jail | Kind::Scope | Kind::Binocular | Kind::Remington => 6,
        _ if kind.def().dodges => 7,
        Kind::Dynamite | Kind::Saloon | Kind::GeneralStore => 3,
        _ => 5,
    }
}

impl Bot for Grudge {
    fn choose(&mut self, view: &View, ask: &Ask, legal: &Legal) -> usize {
        let (actions, me) = (legal.actions(), ask.seat);
        self.look(view, me);
        let usual = || legal.fallback(ask).and_then(|usual| actions.iter().position(|one| *one == usual)).unwrap_or(0);
        let card_of = |action: &Action| match *action {
            Action::Pick(card) | Action::Play { card, .. } => keep(view.face(card).kind),
            _ => 0,
        };
        match ask.question {
            Question::Play => {
                let so_far = if self.plays.0 == view.turn.number { self.plays.1 } else { 0 };
                self.plays = (view.turn.number, so_far.saturating_add(1));
                if so_far >= ENOUGH { usual() } else { first_best(actions, |action| self.rank(view, me, action)) }
            }
            // Free cover first, then the cheapest card; nothing is kept back.
            Question::Dodge { .. } | Question::Give { .. } | Question::Rescue => {
                first_best(actions, |action| match action {
                    Action::Use { pay, .. } => 20 - paid(*pay),
                    Action::Play { .. } => 10 - card_of(action),
                    _ => 0,
                })
            }
            Question::Prevent { points } => {
                let dies = view.seat(me).life <= points as i8;
                first_best(actions, |action| i32::from(dies && !matches!(action, Action::Pass)))
            }
            Question::PickStore | Question::PickDraw | Question::PickLoot { .. } => first_best(actions, card_of),
            Question::PickSurplus { .. } | Question::PickDuplicate | Question::PickGift { .. } => {
                first_best(actions, |action| -card_of(action))
            }
            Question::PickVictim { .. } => first_best(actions, card_of),
            _ => usual(),
        }
    }

    fn watch(&mut self, facts: &[Fact]) {
        for fact in facts {
            match *fact {
                Fact::Played { seat, kind, aim, .. } | Fact::Repeated { seat, kind, aim, .. } => {
                    self.done(seat, harm(kind.def().end_of_play()), aim);
                }
                Fact::Used { seat, source, aim } => {
                    let kind = |card| self.deck.map(|deck| deck.face(card).kind.def().end_of_use());
                    let end = match source {
                        Source::Card(card) => kind(card),
                        _ => source.ability_def().map(|ability| ability.end),
                    };
                    self.done(seat, end.map_or(0, harm), aim);
                }
                Fact::RoleShown { seat, role } => self.open[seat.index()] = Some(role),
                // Who is somebody else now has done nothing yet.
                Fact::RoleDealt { seat, .. } => (self.score[seat.index()], self.open[seat.index()]) = (0, None),
                _ => {}
            }
        }
    }
}

/// The index of the answer that ranks highest, the first of several.
fn first_best(actions: &[Action], rank: impl Fn(&Action) -> i32) -> usize {
    let mut top = (0, i32::MIN);
    for (index, action) in actions.iter().enumerate() {
        let place = rank(action);
        if place > top.1 {
            top = (index, place);
        }
    }
    top.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_rules::{Config, Edition, Game, Player};

    /// A table of five as a role sees it: the sheriff, who looks, and the others.
    fn table(role: Role) -> (View, Seat, Seat, Vec<Seat>) {
        let game = Game::new(&Config::new(Edition::Classic, 5), 11.into()).expect("classic can be played");
        let find = |role| game.all_seats().iter().find(|seat| game.role(*seat) == role).expect("the role is dealt");
        let (sheriff, me) = (find(Role::Sheriff), find(role));
        let others = game.all_seats().without(sheriff).without(me).iter().collect();
        (game.view(Player::new(me.index())), sheriff, me, others)
    }

    fn shot(by: Seat, at: Seat) -> Fact {
        let card = CardId::new(0).expect("there is a first card");
        Fact::Played { seat: by, card, kind: Kind::Bang, aim: Aim::at(at) }
    }

    #[test]
    fn whoever_shoots_at_the_sheriff_is_disliked_and_whoever_shoots_at_him_is_liked() {
        let (view, sheriff, me, others) = table(Role::Deputy);
        let mut bot = Grudge::new();
        bot.look(&view, me);
        bot.watch(&[shot(others[0], sheriff), shot(others[1], others[0])]);
        assert_eq!((bot.score[others[0].index()], bot.score[others[1].index()]), (-2, 2));
        assert!(bot.ill(&view, me, others[0]) > 0 && bot.ill(&view, me, others[1]) < 0);
        assert!(bot.ill(&view, me, sheriff) < 0);
    }

    #[test]
    fn an_outlaw_sees_the_same_scores_the_other_way_round() {
        let (view, sheriff, me, others) = table(Role::Outlaw);
        let mut bot = Grudge::new();
        bot.look(&view, me);
        bot.watch(&[shot(others[0], sheriff), shot(others[1], others[0])]);
        assert!(bot.ill(&view, me, sheriff) > 0);
        assert!(bot.ill(&view, me, others[0]) < 0 && bot.ill(&view, me, others[1]) > 0);
    }

    #[test]
    fn nobody_is_attacked_who_has_done_nothing() {
        let (view, _, me, others) = table(Role::Deputy);
        let mut bot = Grudge::new();
        bot.look(&view, me);
        let shoot = Action::Play {
            card: CardId::new(0).expect("a card"),
            kind: Kind::Bang,
            aim: Aim::at(others[0]),
            pay: [None; 2],
        };
        assert!(bot.rank(&view, me, &shoot) < 0, "passing comes first");
    }
}
