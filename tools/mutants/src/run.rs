//! Runs scenes and tests, each in a process of its own with one mutant and a time-out.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::tree::{Program, RUNNER};

/// The scenes: which numbers reach which places, and how long all of them take.
pub struct Scenes {
    runner: PathBuf,
    /// For each place the scenes that reach it; `-1` if reading the files does.
    reaching: Reaching,
    limit: Duration,
    /// How many there are.
    pub count: usize,
}

/// One test function.
pub struct Test {
    program: PathBuf,
    /// The program and the function.
    pub name: String,
    function: String,
    reaches: Vec<bool>,
    computes: Duration,
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

enum Ended {
    Well,
    Badly,
    Late,
}

/// Runs one process. Memory and time are limited: a mutant may want all of either. What counts is the time it computes, so that
/// a busy machine kills nobody; what waits for ever is given up after ten times as long.
fn run(program: &Path, arguments: &[&str], env: &[(&str, &str)], limit: Duration) -> Result<Ended, String> {
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
fn computed(text: &str) -> Option<Duration> {
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
        let started = Instant::now();
        let (mut reaching, count) = reached(&runner.path, &[])?;
        // One thread never computes longer than it takes.
        let limit = Duration::from_secs(3) + started.elapsed() * 2;
        let (backwards, _) = reached(&runner.path, &["backwards"])?;
        for (place, scenes) in &mut reaching {
            if backwards.get(place) != Some(scenes) {
                scenes.insert(-1);
            }
        }
        Ok(Scenes { runner: runner.path.clone(), reaching, limit, count })
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

/// Plays all scenes without a mutant; gives also how many there are.
fn reached(runner: &Path, arguments: &[&str]) -> Result<(Reaching, usize), String> {
    let output = Command::new(runner).args(arguments).output().map_err(|why| why.to_string())?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stdout);
        let last = said.lines().last().unwrap_or_default();
        return Err(format!("the scenes do not hold without any mutant: {last}"));
    }
    let (mut reaching, mut count) = (Reaching::new(), 0);
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Some((scene, places)) = line.split_once('\t') else { continue };
        let scene: i32 = scene.parse().unwrap_or(-1);
        count += usize::from(scene >= 0);
        for place in places.split(',').filter_map(|p| p.parse().ok()) {
            reaching.entry(place).or_default().insert(scene);
        }
    }
    Ok((reaching, count))
}

/// Runs every test alone without a mutant and notes what it reaches. Gives also the names of those left out: tests that
/// fail in the copy (they read the sources) and tests that take longer than `patience`.
pub fn look_at_tests(
    programs: &[Program],
    room: &Path,
    places: usize,
    patience: Duration,
) -> Result<(Vec<Test>, Vec<String>), String> {
    let mut jobs = Vec::new();
    for program in programs.iter().filter(|p| p.test && p.name != "scenes") {
        let output = Command::new(&program.path)
            .args(["--list", "--format", "terse"])
            .output()
            .map_err(|why| why.to_string())?;
        let list = String::from_utf8_lossy(&output.stdout).into_owned();
        let functions = list.lines().filter_map(|line| line.strip_suffix(": test"));
        jobs.extend(functions.map(|function| (program, function.to_owned())));
    }
    let found = Mutex::new((Vec::new(), Vec::new()));
    let trouble = side_by_side(jobs.len(), |i| {
        let (program, function) = &jobs[i];
        let file = |what: &str| room.join(format!("{what}-{i}"));
        let (trace, times) = (file("reached"), file("times"));
        let _ = std::fs::remove_file(&trace);
        let path = |file: &Path| file.display().to_string();
        let env = [("SALOON_REACHED", &*path(&trace)), ("SALOON_TIMES", &*path(&times))];
        let ended = run(&program.path, &[function, "--exact"], &env, patience)?;
        let name = format!("{}::{function}", program.name);
        let computes = std::fs::read_to_string(&times).ok().and_then(|text| computed(&text)).unwrap_or(patience);
        let mut found = found.lock().map_err(|_| "a thread panicked")?;
        if matches!(ended, Ended::Well) && computes < patience {
            let mut reaches = vec![false; places];
            let text = std::fs::read_to_string(&trace).unwrap_or_default();
            text.lines().filter_map(|line| line.parse::<usize>().ok()).for_each(|place| reaches[place] = true);
            found.0.push(Test { program: program.path.clone(), name, function: function.clone(), reaches, computes });
        } else {
            found.1.push(name);
        }
        let _ = std::fs::remove_file(&trace);
        let _ = std::fs::remove_file(&times);
        Ok(())
    });
    trouble?;
    let (mut tests, mut left_out) = found.into_inner().map_err(|_| "a thread panicked")?;
    tests.sort_by_key(|test: &Test| test.computes);
    left_out.sort();
    Ok((tests, left_out))
}

/// The fate of each of these mutants; `meanwhile` hears of each that lives, so that a run that is broken off was not in vain.
pub fn judge(
    sample: &[usize],
    scenes: &Scenes,
    tests: &[Test],
    meanwhile: impl Fn(usize) + Sync,
) -> Result<BTreeMap<usize, Fate>, String> {
    let fates = Mutex::new(BTreeMap::new());
    let done = AtomicUsize::new(0);
    side_by_side(sample.len(), |i| {
        let mutant = sample[i];
        let fate = one(mutant, scenes, tests)?;
        if matches!(fate, Fate::Lives { .. }) {
            meanwhile(mutant);
        }
        fates.lock().map_err(|_| "a thread panicked")?.insert(mutant, fate);
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(100) {
            eprintln!("  {done} of {}", sample.len());
        }
        Ok(())
    })?;
    fates.into_inner().map_err(|_| "a thread panicked".into())
}

fn one(mutant: usize, scenes: &Scenes, tests: &[Test]) -> Result<Fate, String> {
    if scenes.notice(mutant)? {
        return Ok(Fate::Scene);
    }
    let reaching: Vec<&Test> = tests.iter().filter(|test| test.reaches[mutant]).collect();
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
fn side_by_side(count: usize, work: impl Fn(usize) -> Result<(), String> + Sync) -> Result<(), String> {
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
