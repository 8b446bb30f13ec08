//! Many series: what a role and a seat earn, with intervals, and where the money comes from.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use saloon_bots::{Bot, BotName};
use saloon_rules::series::SeriesFile;
use saloon_rules::{Dollar, Legal, Role, Series, Told};

use crate::plan::{Error, Plan, Replays, bot_seed, game_seed, mix};
use crate::replay::save_replay;

/// Sums that tell a mean and how sure it is. Whole numbers, so that the order of adding does not matter.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    count: u64,
    sum: i64,
    squares: i128,
}

impl Moments {
    /// Takes one more amount into account.
    pub fn add(&mut self, amount: i32) {
        self.count += 1;
        self.sum += i64::from(amount);
        self.squares += i128::from(amount) * i128::from(amount);
    }

    fn merge(&mut self, other: &Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How many amounts.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean, and half the width of its interval; nothing is known of nothing.
    pub fn mean(&self, z: f64) -> Option<(f64, f64)> {
        let n = self.count as f64;
        let mean = (self.count > 0).then(|| self.sum as f64 / n)?;
        let variance = (self.squares as f64 / n - mean * mean).max(0.0);
        Some((mean, z * (variance / n).sqrt()))
    }
}

/// What came of many series.
#[derive(Clone, Debug, Default)]
pub struct SeriesOutcome {
    /// Series played to their end.
    pub series: u64,
    /// Games in them.
    pub games: u64,
    /// Series that went wrong.
    pub errors: u64,
    /// What was answered.
    pub decisions: u64,
    /// What a role brings in one game: table amount, bounties and penalties.
    pub by_role: [Moments; 4],
    /// What a seat has at the end of a series.
    pub by_seat: [Moments; 8],
    /// What a bot has at the end of a series.
    pub by_bot: [Moments; BotName::ALL.len()],
    /// What all seats together got or paid for each reason in a series.
    pub by_reason: [Moments; 8],
    /// The same for every number of threads.
    pub fingerprint: u64,
    /// How long it took.
    pub seconds: f64,
    /// What went wrong, and where to look.
    pub failed: Vec<String>,
    /// All series were played.
    pub complete: bool,
}

impl SeriesOutcome {
    /// What a role brings in one game.
    pub fn role(&self, role: Role) -> &Moments {
        &self.by_role[role as usize]
    }

    fn merge(&mut self, other: SeriesOutcome) {
        self.series += other.series;
        self.games += other.games;
        self.errors += other.errors;
        self.decisions += other.decisions;
        self.fingerprint = self.fingerprint.wrapping_add(other.fingerprint);
        self.failed.extend(other.failed);
        let pairs = (self.by_role.iter_mut().zip(&other.by_role))
            .chain(self.by_seat.iter_mut().zip(&other.by_seat))
            .chain(self.by_bot.iter_mut().zip(&other.by_bot))
            .chain(self.by_reason.iter_mut().zip(&other.by_reason));
        pairs.for_each(|(into, from)| into.merge(from));
    }

    /// Counts a series that is over.
    fn count(&mut self, plan: &Plan, series: &Series) {
        self.series += 1;
        self.games += series.past().len() as u64;
        for standing in series.standings() {
            let at = standing.seat.index();
            self.by_seat[at].add(standing.balance);
            self.by_bot[plan.bot(at) as usize].add(standing.balance);
        }
        for (number, game) in series.past().iter().enumerate() {
            let mut earned = [0; 8];
            let of_game = series.ledger().iter().filter(|entry| usize::from(entry.game) == number);
            for entry in of_game {
                let play = matches!(entry.why, Dollar::Bounty | Dollar::Role | Dollar::Penalty | Dollar::Point);
                earned[entry.seat.index()] += if play { entry.dollars } else { 0 };
            }
            game.roles.iter().zip(earned).for_each(|(role, dollars)| self.by_role[role as usize].add(dollars));
        }
        for why in Dollar::ALL {
            let sum = series.ledger().iter().filter(|entry| entry.why == why).map(|entry| entry.dollars).sum();
            self.by_reason[why as usize].add(sum);
        }
    }
}

/// Plays as many series as the plan has games.
pub fn run(plan: &Plan, progress: &mut dyn FnMut(u64), cancel: &AtomicBool) -> Result<SeriesOutcome, Error> {
    plan.check()?;
    let began = Instant::now();
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let total = Mutex::new(SeriesOutcome::default());
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads)
            .map(|_| {
                scope.spawn(|| {
                    let mut own = SeriesOutcome::default();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= plan.games || cancel.load(Ordering::Relaxed) {
                            break;
                        }
                        play_one(plan, number, &mut own);
                        done.fetch_add(1, Ordering::Relaxed);
                    }
                    total.lock().unwrap_or_else(std::sync::PoisonError::into_inner).merge(own);
                })
            })
            .collect();
        while workers.iter().any(|worker| !worker.is_finished()) {
            progress(done.load(Ordering::Relaxed));
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    });
    let mut outcome = total.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    outcome.failed.sort();
    outcome.seconds = began.elapsed().as_secs_f64();
    outcome.complete = outcome.series + outcome.errors == plan.games;
    Ok(outcome)
}

/// Plays one series and counts it, or says what went wrong.
fn play_one(plan: &Plan, number: u64, outcome: &mut SeriesOutcome) {
    let mut file = SeriesFile::new(plan.config.clone(), game_seed(plan.seed, number).into());
    let played = catch_unwind(AssertUnwindSafe(|| play_out(plan, number, &mut file)));
    outcome.decisions += file.games.iter().map(|game| game.len() as u64).sum::<u64>();
    let why = match played {
        Ok(Ok(series)) => {
            outcome.count(plan, &series);
            outcome.fingerprint = outcome.fingerprint.wrapping_add(mix(series.fingerprint() ^ mix(number)));
            return;
        }
        Ok(Err(why)) => why,
        Err(_) => "the rules broke down".to_owned(),
    };
    outcome.errors += 1;
    let (Replays::Failed(dir) | Replays::All(dir)) = &plan.replays;
    let kept = file.to_text().ok().and_then(|text| save_replay(dir, plan, number, &text).ok());
    let place = kept.map_or(String::new(), |path| format!("; see {}", path.display()));
    outcome.failed.push(format!("series {number} failed: {why}{place}"));
}

/// Plays the games of one series to the last, and looks at its books after every answer.
fn play_out(plan: &Plan, number: u64, file: &mut SeriesFile) -> Result<Series, String> {
    let seed = game_seed(plan.seed, number);
    let mut series = Series::new(&plan.config, seed.into()).map_err(|why| why.to_string())?;
    let seats = usize::from(plan.config.seats);
    let mut list = Legal::new();
    let mut log: Vec<Told> = Vec::new();
    let mut facts = Vec::new();
    let mut audited = 0;
    loop {
        let game = u64::from(series.number());
        let seated = |seat: usize| plan.seated(seat, bot_seed(mix(seed ^ game), seat));
        let mut bots: Vec<Box<dyn Bot>> = (0..seats).map(seated).collect();
        let mut heard = vec![0; seats];
        log.clear();
        while let Some(ask) = series.ask() {
            series.legal(&mut list);
            let who = ask.who.index();
            if plan.bot(who).listens() {
                facts.clear();
                facts.extend(log[heard[who]..].iter().map(|told| told.seen_by(Some(ask.who))));
                heard[who] = log.len();
                bots[who].watch(&facts);
            }
            let index = bots[who].choose(&series.game().view(Some(ask.who)), &ask, &list);
            let action = *list.actions().get(index).ok_or("a bot chose what was not offered")?;
            series
                .take(&list, index, Some(&mut log))
                .map_err(|why| format!("a listed action was refused ({})", why.rule))?;
            let answers = file.games.last_mut().ok_or("there is no game")?;
            answers.push((ask.who, action));
            if answers.len() as u64 >= plan.decision_cap {
                return Err(format!("no end after {} decisions", answers.len()));
            }
            audit(&series, &mut audited)?;
        }
        if series.is_over() {
            return Ok(series);
        }
        series.next(None).map_err(|why| why.to_string())?;
        file.games.push(Vec::new());
    }
}

/// Every ledger sums, and nobody has paid with money he did not have.
fn audit(series: &Series, audited: &mut usize) -> Result<(), String> {
    if series.ledger().len() == *audited {
        return Ok(());
    }
    series.check()?;
    for (at, entry) in series.ledger().iter().enumerate().skip(std::mem::replace(audited, series.ledger().len())) {
        let before = &series.ledger()[..=at];
        let balance: i32 = before.iter().filter(|one| one.seat == entry.seat).map(|one| one.dollars).sum();
        let price = matches!(entry.why, Dollar::Hire | Dollar::Keep | Dollar::Experience);
        if price && balance < 0 {
            return Err(format!("{} paid {} and has {balance}", entry.seat, entry.dollars));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_rules::{Config, Edition};

    fn plan(games: u64, threads: usize) -> Plan {
        let mut config = Config::new(Edition::Compendium, 4);
        for (name, value) in [
            ("scoring", "dollars"),
            ("series", "rotation"),
            ("hire", "true"),
            ("experience", "true"),
            ("bounties", "true"),
            ("without_mercy", "true"),
        ] {
            config.set(name, value).expect("a switch");
        }
        Plan { games, threads, bots: vec![BotName::Greedy], ..Plan::new(config) }
    }

    #[test]
    fn series_are_counted_alike_on_any_number_of_threads() {
        let [one, two] = [1, 2]
            .map(|threads| run(&plan(6, threads), &mut |_| {}, &AtomicBool::new(false)).expect("they can be played"));
        assert_eq!((one.errors, one.series, one.games), (0, 6, 24), "{:?}", one.failed);
        assert_eq!(one.fingerprint, two.fingerprint);
        assert_eq!((one.by_role, one.by_reason), (two.by_role, two.by_reason));
        let seats: i64 = one.by_seat.iter().map(|seat| seat.sum).sum();
        let reasons: i64 = one.by_reason.iter().map(|reason| reason.sum).sum();
        assert_eq!(seats, reasons, "every dollar has its reason");
        assert!(one.by_reason[Dollar::Hire as usize].sum < 0 && one.by_reason[Dollar::Bounty as usize].sum > 0);
    }

    #[test]
    fn means_and_their_width() {
        let mut moments = Moments::default();
        assert_eq!(moments.mean(1.96), None);
        [1, 2, 3, 4].into_iter().for_each(|amount| moments.add(amount));
        let (mean, half) = moments.mean(2.0).expect("four amounts");
        assert!((mean - 2.5).abs() < 1e-9 && (half - 1.25_f64.sqrt()).abs() < 1e-9, "{mean} {half}");
    }
}
