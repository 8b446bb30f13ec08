//! How somebody plays, counted from facts: shots at friends, and attacks thrown away.
//!
//! - A **shot** is a card or ability aimed at another seat to hit it (`End::Shoot`), played by one's own will. An **attack** is
//!   a shot or a challenge to a duel.
//! - A **shot at a loyal deputy** is a sheriff's shot at a seat that holds a deputy's role and has not attacked him since roles
//!   were last dealt.
//! - The **declared enemies** of a seat: for the law, whoever has attacked the sheriff since roles were last dealt, and whose
//!   role lies open as an outlaw's or a renegade's; for outlaws, the sheriff. A renegade has none.
//! - An **attack thrown away**: a hand card is discarded over the hand limit that the player, when he ended the same phase two,
//!   might have played as an attack on a declared enemy. Counted are turns in which that happened, of turns with a phase two
//!   that the player ended himself.

use saloon_rules::defs::End;
use saloon_rules::ids::MOST_SEATS;
use saloon_rules::{Action, Ask, CardSet, Fact, Game, Legal, Question, Reason, Role, Seat, Seats, Source};

use crate::tally::Rate;

/// Counts over the games of one player.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    /// A sheriff's shots, and those of them at a deputy who has not attacked him.
    pub friendly_fire: Rate,
    /// Turns by role, and those in which an attack was thrown away.
    pub wasted: [Rate; 4],
}

impl Habits {
    pub(super) fn merge(&mut self, other: &Habits) {
        self.friendly_fire.merge(other.friendly_fire);
        self.wasted.iter_mut().zip(other.wasted).for_each(|(into, from)| into.merge(from));
    }
}

/// Follows one game and counts how some of its seats play.
pub(super) struct Observer {
    watched: Seats,
    roles: [Option<Role>; MOST_SEATS],
    /// Who has attacked the sheriff since roles were dealt.
    attackers: Seats,
    /// Who plays his next card by somebody's order.
    ordered: Option<Seat>,
    /// What the seat that has ended its phase two could have attacked a declared enemy with; nothing while it plays.
    held: Option<(Seat, CardSet)>,
    threw: bool,
    pub(super) habits: Habits,
}

impl Observer {
    /// Watches some seats of a game that has just been dealt.
    pub(super) fn of(game: &Game, watched: Seats) -> Observer {
        let mut roles = [None; MOST_SEATS];
        if game.mode().has_roles() {
            game.all_seats().iter().for_each(|seat| roles[seat.index()] = Some(game.role(seat)));
        }
        let habits = Habits::default();
        Observer { watched, roles, attackers: Seats::NONE, ordered: None, held: None, threw: false, habits }
    }

    fn role(&self, seat: Seat) -> Option<Role> {
        self.roles[seat.index()]
    }

    /// Somebody answers.
    pub(super) fn decided(&mut self, game: &Game, ask: &Ask, list: &Legal, action: Action) {
        if ask.question != Question::Play || action != Action::Pass || !self.watched.contains(ask.seat) {
            return;
        }
        let enemies = self.enemies(game, ask.seat);
        let could = |action: &Action| match *action {
            Action::Play { card, kind, aim, .. } => {
                let meant = aim.card.is_none() && aim.seat.is_some_and(|at| enemies.contains(at));
                (meant && is_attack(kind.def().end_of_play())).then_some(card)
            }
            _ => None,
        };
        self.settle();
        self.held = Some((ask.seat, list.actions().iter().filter_map(could).collect()));
    }

    /// The declared enemies of a seat who are there.
    fn enemies(&self, game: &Game, me: Seat) -> Seats {
        let is_enemy = |seat: &Seat| match self.role(me) {
            Some(Role::Sheriff | Role::Deputy) => {
                let open = game.is_role_shown(*seat) && matches!(self.role(*seat), Some(Role::Outlaw | Role::Renegade));
                open || self.attackers.contains(*seat)
            }
            Some(Role::Outlaw) => game.is_role_shown(*seat) && self.role(*seat) == Some(Role::Sheriff),
            Some(Role::Renegade) | None => false,
        };
        let others = game.all_seats().minus(game.own(me)).iter();
        others.filter(is_enemy).fold(Seats::NONE, Seats::with)
    }

    /// Something has happened.
    pub(super) fn hear(&mut self, game: &Game, fact: Fact) {
        match fact {
            Fact::Ordered { to, .. } => self.ordered = Some(to),
            Fact::TurnBegan { .. } => {
                self.ordered = None;
                self.settle();
            }
            Fact::Played { seat, kind, aim, .. } | Fact::Repeated { seat, kind, aim, .. } => {
                let willing = self.ordered.take() != Some(seat);
                self.aimed(seat, kind.def().end_of_play(), aim.seat.filter(|_| aim.card.is_none()), willing);
            }
            Fact::Used { seat, source, aim } => {
                let end = match source {
                    Source::Card(card) => game.deck().face(card).kind.def().end_of_use(),
                    _ => source.ability_def().map_or(End::Plain, |ability| ability.end),
                };
                self.aimed(seat, end, aim.seat.filter(|_| aim.card.is_none()), true);
            }
            Fact::Discarded { seat, card, why: Reason::Surplus } => {
                self.threw |= self.held.is_some_and(|(who, cards)| who == seat && cards.contains(card));
            }
            Fact::RoleDealt { seat, role } => {
                self.roles[seat.index()] = role;
                self.attackers = Seats::NONE;
            }
            Fact::Over { .. } => self.settle(),
            _ => {}
        }
    }

    /// Somebody aimed at somebody.
    fn aimed(&mut self, by: Seat, end: End, at: Option<Seat>, willing: bool) {
        let Some(at) = at.filter(|at| *at != by && willing && is_attack(end)) else { return };
        if self.role(at) == Some(Role::Sheriff) {
            self.attackers = self.attackers.with(by);
        }
        if end == End::Shoot && self.role(by) == Some(Role::Sheriff) && self.watched.contains(by) {
            let loyal = self.role(at) == Some(Role::Deputy) && !self.attackers.contains(at);
            self.habits.friendly_fire.add(loyal);
        }
    }

    /// A turn is over: counts it.
    fn settle(&mut self) {
        if let Some((seat, _)) = self.held.take()
            && let Some(role) = self.role(seat)
        {
            self.habits.wasted[role as usize].add(self.threw);
        }
        self.threw = false;
    }
}

fn is_attack(end: End) -> bool {
    matches!(end, End::Shoot | End::Duel)
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_rules::{CardId, Config, Edition};

    struct Scene {
        game: Game,
        watch: Observer,
        sheriff: Seat,
        deputy: Seat,
        outlaw: Seat,
    }

    fn scene() -> Scene {
        let game = Game::new(&Config::new(Edition::Classic, 5), 11.into()).expect("classic can be played");
        let find = |role| game.all_seats().iter().find(|seat| game.role(*seat) == role).expect("the role is dealt");
        let (sheriff, deputy, outlaw) = (find(Role::Sheriff), find(Role::Deputy), find(Role::Outlaw));
        Scene { watch: Observer::of(&game, Seats::NONE.with(sheriff)), game, sheriff, deputy, outlaw }
    }

    impl Scene {
        fn shot(&mut self, by: Seat, at: Seat) {
            self.watch.aimed(by, End::Shoot, Some(at), true);
        }

        fn friendly(&self) -> (u64, u64) {
            let Rate { games, wins } = self.watch.habits.friendly_fire;
            (games, wins)
        }
    }

    #[test]
    fn only_shots_at_a_deputy_who_has_not_attacked_are_friendly() {
        let mut scene = scene();
        let (sheriff, deputy, outlaw) = (scene.sheriff, scene.deputy, scene.outlaw);
        scene.shot(sheriff, outlaw);
        scene.shot(sheriff, deputy);
        assert_eq!(scene.friendly(), (2, 1));
        scene.watch.aimed(deputy, End::Duel, Some(sheriff), true);
        scene.shot(sheriff, deputy);
        assert_eq!(scene.friendly(), (3, 1), "who challenges the sheriff asks for it");
        scene.watch.aimed(sheriff, End::Shoot, Some(deputy), false);
        assert_eq!(scene.friendly(), (3, 1), "by order");
    }

    #[test]
    fn attackers_of_the_sheriff_are_enemies_of_the_law_and_the_sheriff_is_of_outlaws() {
        let mut scene = scene();
        let (sheriff, deputy, outlaw) = (scene.sheriff, scene.deputy, scene.outlaw);
        assert!(scene.watch.enemies(&scene.game, sheriff).is_empty());
        scene.shot(outlaw, sheriff);
        for law in [sheriff, deputy] {
            assert_eq!(scene.watch.enemies(&scene.game, law), Seats::NONE.with(outlaw));
        }
        assert_eq!(scene.watch.enemies(&scene.game, outlaw), Seats::NONE.with(sheriff));
    }

    // The sheriff ends his turn with a Bang! that could have gone to an enemy, and then throws it away.
    #[test]
    fn a_turn_counts_once_and_only_with_the_card_that_could_have_been_used() {
        let scene = scene();
        let (mut watch, sheriff) = (scene.watch, scene.sheriff);
        let card = |at: usize| CardId::new(at).expect("there is such a card");
        let over = |card| Fact::Discarded { seat: sheriff, card, why: Reason::Surplus };
        let mut turn = |held: &[usize], thrown: &[usize]| {
            watch.held = Some((sheriff, held.iter().map(|at| card(*at)).collect()));
            for fact in thrown.iter().map(|at| over(card(*at))).chain([Fact::TurnBegan { seat: sheriff }]) {
                watch.hear(&scene.game, fact);
            }
            let Rate { games, wins } = watch.habits.wasted[Role::Sheriff as usize];
            (games, wins)
        };
        assert_eq!(turn(&[3, 4], &[5]), (1, 0));
        assert_eq!(turn(&[3, 4], &[3, 4]), (2, 1));
        assert_eq!(turn(&[], &[3]), (3, 1));
    }
}
