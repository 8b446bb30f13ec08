//! One number for each bot, from all bouts.
//!
//! A seat of a deal counts where it mattered who sat there: one won it and the other, in the same seat with the same company,
//! did not. Such seats are the games of a Bradley-Terry model, put on the usual scale: 400 points are ten to one.

use saloon_bots::BotName;

use super::Bout;

/// Points for ten to one.
const SCALE: f64 = 400.0;

/// Where the middle of all bots stands.
const MIDDLE: f64 = 1000.0;

/// What everybody has beforehand against everybody he met, so that nobody is infinitely better: half a seat each way.
const BEFOREHAND: f64 = 0.5;

/// A bot's number.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rated {
    /// Whose.
    pub bot: BotName,
    /// The number; the middle of all is 1000.
    pub points: f64,
    /// Half the width of the range it probably lies in, the others being where they are.
    pub half: f64,
}

/// Everybody's number, the best first. `z` says how wide the ranges are.
pub fn ratings(bouts: &[Bout], z: f64) -> Vec<Rated> {
    let mut bots: Vec<BotName> = bouts.iter().flat_map(|bout| [bout.guest, bout.host]).collect();
    bots.sort_unstable_by_key(|bot| *bot as usize);
    bots.dedup();
    let place = |bot: BotName| bots.iter().position(|one| *one == bot).unwrap_or(0);
    let mut wins = vec![vec![0.0; bots.len()]; bots.len()];
    for bout in bouts {
        let (guest, host, all) = (place(bout.guest), place(bout.host), bout.everybody());
        wins[guest][host] += all.gained as f64 + BEFOREHAND;
        wins[host][guest] += all.lost as f64 + BEFOREHAND;
    }
    let strength = bradley_terry(&wins);
    let middle = strength.iter().map(|one| one.log10()).sum::<f64>() / strength.len().max(1) as f64;
    let mut rated: Vec<Rated> = (bots.iter().enumerate())
        .map(|(at, bot)| {
            let known: f64 = (0..bots.len())
                .map(|other| {
                    let chance = strength[at] / (strength[at] + strength[other]);
                    (wins[at][other] + wins[other][at]) * chance * (1.0 - chance)
                })
                .sum();
            let half = z * SCALE / std::f64::consts::LN_10 / known.sqrt().max(f64::MIN_POSITIVE);
            Rated { bot: *bot, points: MIDDLE + SCALE * (strength[at].log10() - middle), half }
        })
        .collect();
    rated.sort_by(|one, other| other.points.total_cmp(&one.points));
    rated
}

/// The strengths under which these wins are the likeliest: each step makes them likelier.
fn bradley_terry(wins: &[Vec<f64>]) -> Vec<f64> {
    let count = wins.len();
    let mut strength = vec![1.0; count];
    for _ in 0..1000 {
        let next: Vec<f64> = (0..count)
            .map(|at| {
                let won: f64 = wins[at].iter().sum();
                let met: f64 = (0..count)
                    .filter(|other| *other != at)
                    .map(|other| (wins[at][other] + wins[other][at]) / (strength[at] + strength[other]))
                    .sum();
                if met > 0.0 { won / met } else { 1.0 }
            })
            .collect();
        let sum: f64 = next.iter().sum();
        strength = next.into_iter().map(|one| one * count as f64 / sum).collect();
    }
    strength
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let wins = vec![vec![0.0, 100.0, 0.0], vec![10.0, 0.0, 100.0], vec![0.0, 10.0, 0.0]];
        let strength = bradley_terry(&wins);
        assert!((strength[0] / strength[1] - 10.0).abs() < 1e-6, "{strength:?}");
        assert!((strength[1] / strength[2] - 10.0).abs() < 1e-6, "{strength:?}");
    }

    #[test]
    fn whoever_gains_more_seats_stands_higher() {
        let bout = |guest, host, gained: usize, lost: usize| {
            let mut bout = Bout::new((guest, host));
            (0..gained).for_each(|_| bout.roles[0].count(&[(true, false)]));
            (0..lost).for_each(|_| bout.roles[1].count(&[(false, true)]));
            bout
        };
        let bouts = [
            bout(BotName::Greedy, BotName::Random, 40, 2),
            bout(BotName::Random, BotName::Greedy, 1, 30),
            bout(BotName::First, BotName::Random, 12, 10),
        ];
        let rated = ratings(&bouts, 2.0);
        let order: Vec<BotName> = rated.iter().map(|one| one.bot).collect();
        assert_eq!(order, [BotName::Greedy, BotName::First, BotName::Random]);
        assert!((rated.iter().map(|one| one.points).sum::<f64>() - 3000.0).abs() < 1e-6);
        assert!(rated[0].points - rated[2].points > 300.0 && rated[1].half > rated[2].half, "{rated:?}");
    }
}
