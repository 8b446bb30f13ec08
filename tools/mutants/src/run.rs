//! Runs scenes and tests, each in a process of its own with one mutant and a time-out.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::reach::Test;
use crate::tree::{Program, RUNNER};

/// Hundredths of a second a single scene may compute; without a mutant all of them together take little more.
const LONGEST: u64 = 50;

/// The scenes: which numbers reach which places, and how long all of them take.
pub struct Scenes {
    runner: PathBuf,
    /// For each place the scenes that reach it; `-1` if reading the files does.
    reaching: Reaching,
    limit: Duration,
    /// How many there are.
    pub count: usize,
}

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// A scene noticed it.
    Scene,
    /// No scene, but this test.
    Test(String),
    /// Nobody did; so many scenes and tests reach it.
    Lives {
        /// Scenes that reach the place.
        scenes: usize,
        /// Tests that reach the place.
        tests: usize,
    },
}

/// How a process has ended.
pub enum Ended {
    /// As it should.
    Well,
    /// Otherwise.
    Badly,
    /// Not at all.
    Late,
}

/// Runs one process. Memory and time are limited: a mutant may want all of either. What counts is the time it computes, so that
/// a busy machine kills nobody; what waits for ever is given up after ten times as long.
pub fn run(program: &Path, arguments: &[&str], env: &[(&str, &str)], limit: Duration) -> Result<Ended, String> {
    let started = Instant::now();
    let mut child = Command::new("sh")
        .args(["-c", &format!("ulimit -v 4000000; ulimit -t {}; {SCRIPT}", limit.as_secs().max(1))])
        .arg(program)
        .args(arguments)
        .envs(env.iter().copied())
        .env("PROPTEST_RNG_SEED", "1")
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|why| format!("{}: {why}", program.display()))?;
    let mut nap = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait().map_err(|why| why.to_string())? {
            return Ok(if status.success() { Ended::Well } else { Ended::Badly });
        }
        if started.elapsed() > limit * 10 {
            let _ = child.kill();
            let _ = child.wait();
            return Ok(Ended::Late);
        }
        std::thread::sleep(nap);
        nap = (nap * 2).min(Duration::from_millis(20));
    }
}

/// Runs the program; writes how long it computed if somebody wants to know.
const SCRIPT: &str =
    r#"[ -n "$SALOON_TIMES" ] || exec "$0" "$@"; "$0" "$@"; status=$?; times >"$SALOON_TIMES"; exit $status"#;

/// The time a process computed, from what the shell wrote: minutes and seconds of itself, then of its children.
pub fn computed(text: &str) -> Option<Duration> {
    let user = text.lines().nth(1)?.split_whitespace().next()?;
    let (minutes, seconds) = user.strip_suffix('s')?.split_once('m')?;
    let seconds = minutes.parse::<f64>().ok()? * 60.0 + seconds.parse::<f64>().ok()?;
    Some(Duration::from_secs_f64(seconds))
}

impl Scenes {
    /// Plays all scenes without a mutant and notes what each of them reaches: once forwards and once backwards, because what
    /// is worked out by whoever comes first is meant for everybody.
    pub fn look(programs: &[Program]) -> Result<Scenes, String> {
        let runner = programs.iter().find(|p| p.name == RUNNER).ok_or("there is no scene runner")?;
        let Reached { mut reaching, count, computed } = reached(&runner.path, &[])?;
        let limit = Duration::from_secs(1) + computed * 2;
        let Reached { reaching: backwards, .. } = reached(&runner.path, &["backwards"])?;
        for (place, scenes) in &mut reaching {
            if backwards.get(place) != Some(scenes) {
                scenes.insert(-1);
            }
        }
        Ok(Scenes { runner: runner.path.clone(), reaching, limit, count })
    }

    /// Which of these mutants scenes notice, many of them in one process. What several scenes share is worked out once in a
    /// process, so whoever changes that is left to a process of its own.
    fn notice_many(&self, sample: &[usize], meanwhile: impl Fn(usize) + Sync) -> Result<BTreeMap<usize, bool>, String> {
        let alone = |mutant: &&usize| self.reaching.get(*mutant).is_none_or(|scenes| scenes.contains(&-1));
        let fates = Mutex::new(BTreeMap::new());
        let (alone, mut together): (Vec<&usize>, Vec<&usize>) = sample.iter().partition(alone);
        // Neighbours come one after the other: the scene that notices one notices the next, and is tried first.
        together.sort_unstable();
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        side_by_side(cores, |core| {
            let part = together.len().div_ceil(cores);
            let mut left: VecDeque<usize> =
                together.iter().skip(core * part).take(part).map(|mutant| **mutant).collect();
            while !left.is_empty() {
                let mut heard = self.batch(&left, &meanwhile)?;
                // Whoever ends the process is noticed.
                if heard.len() < left.len() {
                    heard.push((left[heard.len()], true));
                }
                left.drain(..heard.len());
                fates.lock().map_err(|_| "a thread panicked")?.extend(heard);
            }
            Ok(())
        })?;
        side_by_side(alone.len(), |i| {
            let noticed = self.notice(*alone[i])?;
            if !noticed {
                meanwhile(*alone[i]);
            }
            fates.lock().map_err(|_| "a thread panicked")?.insert(*alone[i], noticed);
            Ok(())
        })?;
        fates.into_inner().map_err(|_| "a thread panicked".into())
    }

    /// Tries these mutants one after the other in one process, as far as it comes.
    fn batch(
        &self,
        mutants: &VecDeque<usize>,
        meanwhile: &(impl Fn(usize) + Sync),
    ) -> Result<Vec<(usize, bool)>, String> {
        let told = |why: std::io::Error| format!("{}: {why}", self.runner.display());
        let mut child = Command::new("sh")
            .args(["-c", "ulimit -v 4000000; exec \"$0\" \"$@\""])
            .arg(&self.runner)
            .args(["batch", &LONGEST.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(told)?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let mut heard = Vec::new();
        std::thread::scope(|scope| {
            scope.spawn(move || {
                let Some(mut input) = input else { return };
                for mutant in mutants {
                    let scenes = self.reaching.get(mutant).into_iter().flatten().map(i32::to_string);
                    let line = format!("{mutant}\t{}\n", scenes.collect::<Vec<_>>().join(","));
                    if input.write_all(line.as_bytes()).is_err() {
                        return;
                    }
                }
            });
            for line in output.into_iter().flat_map(|output| BufReader::new(output).lines()).map_while(Result::ok) {
                if let Some((number, fate)) = line.split_once(' ')
                    && let Ok(number) = number.parse()
                {
                    heard.push((number, fate == "noticed"));
                    if fate != "noticed" {
                        meanwhile(number);
                    }
                }
            }
        });
        child.wait().map_err(told)?;
        Ok(heard)
    }

    /// Does a scene notice this mutant?
    fn notice(&self, mutant: usize) -> Result<bool, String> {
        let Some(scenes) = self.reaching.get(&mutant) else { return Ok(false) };
        let all = scenes.contains(&-1);
        let list: Vec<String> = if all { vec!["-1".into()] } else { scenes.iter().map(i32::to_string).collect() };
        let ended = run(&self.runner, &[&list.join(",")], &[("SALOON_MUTANT", &mutant.to_string())], self.limit)?;
        Ok(!matches!(ended, Ended::Well))
    }

    fn reach(&self, mutant: usize) -> usize {
        self.reaching.get(&mutant).map_or(0, BTreeSet::len)
    }
}

/// For each place the scenes that reach it.
type Reaching = HashMap<usize, BTreeSet<i32>>;

/// What all scenes reach, how many there are, and how long they compute.
struct Reached {
    reaching: Reaching,
    count: usize,
    computed: Duration,
}

/// Plays all scenes without a mutant.
fn reached(runner: &Path, arguments: &[&str]) -> Result<Reached, String> {
    let output = Command::new(runner).args(arguments).output().map_err(|why| why.to_string())?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stdout);
        let last = said.lines().last().unwrap_or_default();
        return Err(format!("the scenes do not hold without any mutant: {last}"));
    }
    let (mut reaching, mut count, mut computed) = (Reaching::new(), 0, Duration::ZERO);
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        if let Some(hundredths) = line.strip_prefix("computed ").and_then(|n| n.parse::<u64>().ok()) {
            computed = Duration::from_millis(hundredths * 10);
        }
        let Some((scene, places)) = line.split_once('\t') else { continue };
        let scene: i32 = scene.parse().unwrap_or(-1);
        count += usize::from(scene >= 0);
        for place in places.split(',').filter_map(|p| p.parse().ok()) {
            reaching.entry(place).or_default().insert(scene);
        }
    }
    Ok(Reached { reaching, count, computed })
}

/// The fate of each of these mutants; `meanwhile` hears of each that no scene notices, and of each that lives, so that a run that
/// is broken off was not in vain.
pub fn judge(
    sample: &[usize],
    scenes: &Scenes,
    tests: &[Test],
    meanwhile: impl Fn(&str, usize) + Sync,
) -> Result<BTreeMap<usize, Fate>, String> {
    let noticed = scenes.notice_many(sample, |mutant| meanwhile("no scene", mutant))?;
    let is_noticed = |mutant: &usize| noticed.get(mutant).copied().unwrap_or(false);
    let unnoticed: Vec<usize> = sample.iter().copied().filter(|mutant| !is_noticed(mutant)).collect();
    eprintln!("  scenes notice {} of {}", sample.len() - unnoticed.len(), sample.len());
    let fates = sample.iter().filter(|mutant| is_noticed(mutant)).map(|mutant| (*mutant, Fate::Scene));
    let fates = Mutex::new(fates.collect::<BTreeMap<_, _>>());
    let done = AtomicUsize::new(0);
    side_by_side(unnoticed.len(), |i| {
        let mutant = unnoticed[i];
        let fate = one(mutant, scenes, tests)?;
        if matches!(fate, Fate::Lives { .. }) {
            meanwhile("lives", mutant);
        }
        fates.lock().map_err(|_| "a thread panicked")?.insert(mutant, fate);
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(100) {
            eprintln!("  {done} of {}", unnoticed.len());
        }
        Ok(())
    })?;
    fates.into_inner().map_err(|_| "a thread panicked".into())
}

fn one(mutant: usize, scenes: &Scenes, tests: &[Test]) -> Result<Fate, String> {
    let reaching: Vec<&Test> = tests.iter().filter(|test| test.reaches.contains(&mutant)).collect();
    for test in &reaching {
        let limit = Duration::from_secs(3) + test.computes * 5;
        let ended = run(&test.program, &[&test.function, "--exact"], &[("SALOON_MUTANT", &mutant.to_string())], limit)?;
        if !matches!(ended, Ended::Well) {
            return Ok(Fate::Test(test.name.clone()));
        }
    }
    Ok(Fate::Lives { scenes: scenes.reach(mutant), tests: reaching.len() })
}

/// Does many things on all cores; stops at the first trouble.
pub fn side_by_side(count: usize, work: impl Fn(usize) -> Result<(), String> + Sync) -> Result<(), String> {
    let next = AtomicUsize::new(0);
    let trouble = Mutex::new(None);
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= count {
                        break;
                    }
                    if let Err(why) = work(i) {
                        next.store(count, Ordering::Relaxed);
                        if let Ok(mut trouble) = trouble.lock() {
                            *trouble = Some(why);
                        }
                    }
                }
            });
        }
    });
    match trouble.into_inner() {
        Ok(None) => Ok(()),
        Ok(Some(why)) => Err(why),
        Err(_) => Err("a thread panicked".into()),
    }
}
