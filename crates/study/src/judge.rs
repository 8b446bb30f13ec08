//! Was it a good answer? Weighed by what its player could know, against what `sharp` would have done.

use saloon_bots::{Belief, Bot, Greedy, Odds};
use saloon_ground::mix;
use saloon_rules::{Action, Ask, Fact, Game, Legal, Player, Seat, Told, View};

use crate::playout::Playouts;
use crate::{Effort, sharp};

/// Worlds that are dealt for one that is kept.
const MANY: usize = 6;

/// So many standard errors to each side are the range of 95 %.
const Z95: f64 = 1.959_964;

/// So many times the range of 95 % is one of 99.9 %.
const SURE: f64 = 1.68;

/// An answer with what is thought of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// How many answers were given before it.
    pub at: usize,
    /// The question.
    pub ask: Ask,
    /// What was answered.
    pub action: Action,
    /// What `sharp` would have answered, if that was something else.
    pub better: Option<Action>,
    /// The player's chance of winning with his answer, as far as he could know.
    pub chance: f64,
    /// What the other answer would have added to it.
    pub gain: f64,
    /// Half the width of the 95 % range of that.
    pub half: f64,
}

impl Judged {
    /// Would the other answer have been better beyond chance, and by how much? Of some hundred answers a few look bad by
    /// chance at 95 %, so more is asked for; and less than two in a hundred is nothing.
    pub fn mistake(&self) -> Option<f64> {
        let sure = self.gain > self.half * SURE && self.gain >= 0.02;
        (self.better.is_some() && sure).then_some(self.gain)
    }
}

/// Judges answers in the order they were given.
pub(super) struct Judge<'a> {
    effort: &'a Effort,
    /// What `sharp` would think in each chair, having seen what its player saw.
    advisers: Vec<(Player, Box<dyn Bot>)>,
    /// What everybody could have noticed.
    belief: Belief,
    facts: Vec<Fact>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(game: &Game, effort: &'a Effort) -> Judge<'a> {
        let adviser = |player: Player| (player, sharp(mix(effort.seed ^ player.index() as u64), effort.sharp));
        let (advisers, belief) = (game.players().iter().map(adviser).collect(), Belief::new(game.deck()));
        Judge { effort, advisers, belief, facts: Vec::new() }
    }

    /// Something has happened.
    pub(super) fn hear(&mut self, news: &[Told]) {
        news.iter().for_each(|told| self.belief.hear(&told.seen_by(None)));
        for (player, bot) in &mut self.advisers {
            self.facts.clear();
            self.facts.extend(news.iter().map(|told| told.seen_by(Some(*player))));
            bot.watch(&self.facts);
        }
    }

    /// Judges an answer; nothing is said of one without a choice.
    pub(super) fn judge(
        &mut self,
        playouts: &mut Playouts,
        (at, game, ask): (usize, &Game, &Ask),
        (list, action): (&Legal, Action),
        onlooker: &Greedy,
    ) -> Option<Judged> {
        let chosen = list.actions().iter().position(|one| *one == action).filter(|_| list.len() > 1)?;
        // From here on nothing is asked of the real game: only of what its player sees.
        let view = game.view(Some(ask.who));
        let (_, adviser) = self.advisers.iter_mut().find(|(player, _)| *player == ask.who)?;
        let advised = adviser.choose(&view, ask, list);
        let better = (advised != chosen).then(|| list.actions().get(advised).copied()).flatten();
        // Where both agree, the chance alone is wanted, and that need not be so precise.
        let worlds = if better.is_some() { self.effort.worlds } else { self.effort.worlds.div_ceil(3) };
        let seed = mix(self.effort.seed.wrapping_add(0x5ed) ^ mix(at as u64));
        let mut sums = Sums::default();
        for dealt in likely(&view, &self.belief, worlds as usize, seed) {
            let own = won(playouts, &dealt, &view, (list, chosen), onlooker);
            let other = better.map_or(own, |_| won(playouts, &dealt, &view, (list, advised), onlooker));
            sums.add(own, other);
        }
        let (chance, gain, half) = sums.read();
        Some(Judged { at, ask: *ask, action, better, chance, gain, half })
    }
}

/// Worlds the viewer could not tell from the real one, each as likely to be there as everybody's deeds make it: of many that are
/// dealt anew, those are kept whose roles fit what has been seen.
fn likely(view: &View, belief: &Belief, count: usize, seed: u64) -> Vec<Game> {
    let odds: Vec<Odds> = view.all_seats().iter().map(|seat| belief.odds(view, seat)).collect();
    let hidden = |seat: &Seat| view.mode.has_roles() && view.seat(*seat).role.is_none();
    let dealt: Vec<(Game, f64)> = (0..(MANY * count) as u64)
        .map(|world| {
            let game = view.redeal(mix(seed.wrapping_add(world)).into());
            let hidden = view.all_seats().iter().filter(hidden);
            let fits = hidden.map(|seat| f64::from(odds[seat.index()].of(game.role(seat)))).product();
            (game, fits)
        })
        .collect();
    let all: f64 = dealt.iter().map(|(_, fits)| fits).sum();
    if all <= 0.0 {
        return dealt.into_iter().take(count).map(|(game, _)| game).collect();
    }
    let step = all / count as f64;
    let (mut kept, mut sum) = (Vec::with_capacity(count), 0.0);
    for (game, fits) in &dealt {
        sum += fits;
        while kept.len() < count && sum > (kept.len() as f64 + 0.5) * step {
            kept.push(*game);
        }
    }
    kept
}

/// Does the viewer win in this world, if he answers like this?
fn won(playouts: &mut Playouts, world: &Game, view: &View, (list, index): (&Legal, usize), onlooker: &Greedy) -> bool {
    let mut game = *world;
    if game.take(list, index, None).is_err() {
        return false;
    }
    let end = playouts.play(game, onlooker);
    end.is_some_and(|end| view.own_seat().is_some_and(|seat| end.has_won(seat)))
}

/// Wins in the same worlds, with one answer and with the other.
#[derive(Default)]
struct Sums {
    worlds: f64,
    wins: f64,
    gains: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, own: bool, other: bool) {
        let gain = f64::from(u8::from(other)) - f64::from(u8::from(own));
        self.worlds += 1.0;
        self.wins += f64::from(u8::from(own));
        self.gains += gain;
        self.squares += gain * gain;
    }

    /// The chance, the gain and half the range of the gain.
    fn read(&self) -> (f64, f64, f64) {
        let worlds = self.worlds.max(1.0);
        let gain = self.gains / worlds;
        let spread = (self.squares / worlds - gain * gain).max(0.0);
        (self.wins / worlds, gain, Z95 * (spread / worlds).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_bots::Budget;
    use saloon_rules::{Aim, CardId, Config, Edition, Kind, Role};

    // Nothing hidden is used: with other cards in the hands of others, other roles and another deck, as long as the player could
    // not tell, the judgement is the same.
    #[test]
    fn an_answer_is_judged_by_what_its_player_could_know() {
        let effort = Effort { open: 1, worlds: 6, sharp: Budget::Rollouts(20), seed: 3 };
        let mut game = Game::new(&Config::new(Edition::Classic, 5), 21.into()).expect("it can be played");
        let (mut list, mut log, mut judgements) = (Legal::new(), Vec::new(), 0);
        for step in 0..60_usize {
            let Some(ask) = game.ask() else { break };
            game.legal(&mut list);
            if step % 6 == 0 {
                let mut onlooker = Greedy::new();
                onlooker.look(&game.view(None));
                let judge = |world: &Game| {
                    let mut judge = Judge::new(world, &effort);
                    let last = list.actions()[list.len() - 1];
                    judge.judge(&mut Playouts::new(), (step, world, &ask), (&list, last), &onlooker)
                };
                let real = judge(&game);
                let twin = game.view(Some(ask.who)).redeal((step as u64 + 77).into());
                assert_eq!(real, judge(&twin), "step {step}");
                judgements += usize::from(real.is_some());
            }
            log.clear();
            game.take(&list, step * 5 % list.len(), Some(&mut log)).expect("it is listed");
        }
        assert!(judgements > 2, "{judgements}");
    }

    // Somebody has shot at the sheriff again and again: in most worlds he is an outlaw.
    #[test]
    fn worlds_fit_what_has_been_seen() {
        let game = Game::new(&Config::new(Edition::Classic, 5), 21.into()).expect("it can be played");
        let find = |role| game.all_seats().iter().find(|seat| game.role(*seat) == role).expect("the role is dealt");
        let (sheriff, deputy) = (find(Role::Sheriff), find(Role::Deputy));
        let view = game.view(Player::new(sheriff.index()));
        let share = |belief: &Belief| {
            let worlds = likely(&view, belief, 60, 9);
            assert_eq!(worlds.len(), 60);
            worlds.iter().filter(|world| world.role(deputy) == Role::Outlaw).count()
        };
        let mut belief = Belief::new(game.deck());
        let before = share(&belief);
        let card = CardId::new(0).expect("there is a first card");
        for _ in 0..3 {
            belief.hear(&Fact::Played { seat: deputy, card, kind: Kind::Bang, aim: Aim::at(sheriff) });
        }
        let after = share(&belief);
        assert!((20..=40).contains(&before) && after > 45, "{before} {after}");
    }

    #[test]
    fn a_mistake_is_sure_and_not_small() {
        let mut sums = Sums::default();
        (0..60).for_each(|world| sums.add(world % 3 == 0, world % 3 != 2));
        let (chance, gain, half) = sums.read();
        assert!((chance - 1.0 / 3.0).abs() < 1e-9 && (gain - 1.0 / 3.0).abs() < 1e-9);
        assert!((half - Z95 * (2.0_f64 / 9.0 / 60.0).sqrt()).abs() < 1e-9, "{half}");
        let game = Game::new(&Config::new(Edition::Classic, 5), 21.into()).expect("it can be played");
        let ask = game.ask().expect("the sheriff plays first");
        let judged =
            |gain, half| Judged { at: 0, ask, action: Action::Pass, better: Some(Action::Rest), chance, gain, half };
        assert_eq!(judged(gain, half).mistake(), Some(gain));
        assert_eq!(judged(0.05, 0.04).mistake(), None, "it may be chance, of so many answers");
        assert_eq!(judged(0.01, 0.0).mistake(), None, "it does not matter");
        assert_eq!(Judged { better: None, ..judged(0.5, 0.1) }.mistake(), None);
    }
}
