//! `saloon train`: what roles do to each other, and how positions come out.

use saloon_bots::value::{INPUTS, Net, features};
use saloon_bots::{Belief, Bot, Deed, Greedy, Minds, Rates, Rollout, Weights};
use saloon_rules::{Config, Edition, Fact, Game, Legal, Mode, Told, Winner};

use super::{MOST, play_out, table};
use crate::plan::{game_seed, mix};

/// How often players of each role harm, rob and help others, counted over games of greedy players and of the policy.
pub fn rates(games: u64, seed: u64) -> Rates {
    let mut deeds = [[[0.0_f64; 4]; 4]; 3];
    let mut turns = [[0.0_f64; 4]; 4];
    for number in 0..games {
        let Ok((game, belief)) = watched(number, seed) else { continue };
        for by in game.all_seats().iter() {
            for at in game.all_seats().without(by).iter() {
                let (one, other) = (game.role(by) as usize, game.role(at) as usize);
                turns[one][other] += f64::from(belief.turns(by, at));
                for deed in Deed::ALL {
                    deeds[deed as usize][one][other] += f64::from(belief.deeds(deed, by, at));
                }
            }
        }
    }
    let rate = |deed: usize, one: usize, other: usize| {
        // A little of everything, so that nothing is held to be impossible.
        let share = (deeds[deed][one][other] + 0.5) / (turns[one][other] + 200.0);
        (share * 10_000.0).round() as f32 / 10_000.0
    };
    Rates::new(std::array::from_fn(|deed| {
        std::array::from_fn(|one| std::array::from_fn(|other| rate(deed, one, other)))
    }))
}

/// One game and what a spectator could notice of it.
fn watched(number: u64, seed: u64) -> Result<(Game, Belief), saloon_rules::ConfigError> {
    let mut log: Vec<Told> = Vec::new();
    let config = table(number / 2);
    let mut game = Game::with_log(&config, game_seed(seed, number).into(), Some(&mut log))?;
    if number.is_multiple_of(2) {
        greedily(&mut game, &mut log);
    } else {
        let mut rollout = Rollout::new(*Weights::tuned());
        let mut minds = Minds::at_first(&game);
        for _ in 0..MOST {
            if !rollout.step_by(&mut game, &mut minds, None, Some(&mut log)) {
                break;
            }
        }
    }
    let mut belief = Belief::new(game.deck());
    log.iter().for_each(|told| belief.hear(&told.seen_by(None)));
    Ok((game, belief))
}

fn greedily(game: &mut Game, log: &mut Vec<Told>) {
    let mut bots: Vec<Greedy> = (0..game.seat_count()).map(|_| Greedy::new()).collect();
    let mut heard = vec![0; bots.len()];
    let mut list = Legal::new();
    for _ in 0..MOST {
        let Some(ask) = game.ask() else { return };
        game.legal(&mut list);
        let who = ask.who.index();
        let facts: Vec<Fact> = log[heard[who]..].iter().map(|told| told.seen_by(Some(ask.who))).collect();
        heard[who] = log.len();
        bots[who].watch(&facts);
        let index = bots[who].choose(&game.view(Some(ask.who)), &ask, &list);
        if game.take(&list, index, Some(log)).is_err() {
            return;
        }
    }
}

/// A network that has seen how positions of so many games came out, and how surprised it was at the last tenth of them: the mean of
/// what it missed of certainty.
pub fn value(games: u64, seed: u64) -> (Net, f32) {
    let mut net = Net::fresh(seed);
    let mut seen: Vec<([f32; INPUTS], usize)> = Vec::new();
    let (mut missed, mut counted) = (0.0, 0.0_f32);
    // Positions are learnt in batches of many games, in another order: neighbours of one game say the same.
    const BATCH: u64 = 500;
    for number in 0..games {
        positions(number, seed, &mut seen);
        if !(number + 1).is_multiple_of(BATCH) && number + 1 != games {
            continue;
        }
        let done = number as f32 / games as f32;
        let rate = 0.02 * (1.0 - done) + 0.001;
        for at in (1..seen.len()).rev() {
            seen.swap(at, (mix(seed ^ at as u64 ^ (number << 20)) % (at as u64 + 1)) as usize);
        }
        for (inputs, won) in seen.drain(..) {
            let gave = net.learn(&inputs, won, rate);
            if done >= 0.9 {
                (missed, counted) = (missed + (1.0 - gave), counted + 1.0);
            }
        }
    }
    (net, missed / counted.max(1.0))
}

/// The tables positions are learnt at: mostly plain ones, some with every event, some whose game goes on without its sheriff.
fn lesson(number: u64) -> Config {
    let mut config = match number % 9 {
        4 | 8 => Config::new(Edition::Compendium, if number % 9 == 4 { 7 } else { 6 }),
        _ => return table(number),
    };
    if number % 9 == 8 {
        return config.with_mode(Mode::SixHiddenRemoval);
    }
    // Where there are no such cards, it is a plain table.
    let _ = config.set("event_mode", "mixed").and_then(|()| config.set("wild_west_show", "true"));
    config
}

/// Positions of one game, now and then one at the beginning of a turn, with the side that won.
fn positions(number: u64, seed: u64, seen: &mut Vec<([f32; INPUTS], usize)>) {
    let Ok(mut game) = Game::new(&lesson(number), game_seed(seed, number).into()) else { return };
    // In every other game everybody is in a hurry, as in every other world that is thought of.
    let usual = Weights::tuned();
    let mut rollout = Rollout::new(if (number / 18).is_multiple_of(2) { *usual } else { usual.hasty() });
    let mut chance = mix(seed ^ number);
    let mut turn = 0;
    let first = seen.len();
    play_out(&mut game, &mut rollout, |game| {
        chance = mix(chance);
        if game.turn().number != turn {
            turn = game.turn().number;
            if chance.is_multiple_of(3) {
                seen.push((features(game), 0));
            }
        }
        // Now and then somebody does anything: positions the policy would not come to.
        ((chance >> 8) & 31 == 0).then_some(chance >> 16)
    });
    let won = match game.winner() {
        Some(Winner::Law) => 0,
        Some(Winner::Outlaws) => 1,
        Some(Winner::Renegade(_)) => 2,
        Some(Winner::Survivor(_) | Winner::Personal(_)) | None => {
            seen.truncate(first);
            return;
        }
    };
    seen[first..].iter_mut().for_each(|(_, side)| *side = won);
}
