//! Which mutant is alive in this process, and which places were reached.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

/// How many places there are.
pub const COUNT: usize = 0;

const UNREAD: u32 = u32::MAX;
static ALIVE: AtomicU32 = AtomicU32::new(UNREAD);
static REACHED: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];
static TRACE: OnceLock<Option<std::fs::File>> = OnceLock::new();

/// Is this the mutant of the process?
#[inline]
pub fn is(number: u32) -> bool {
    if !REACHED[number as usize].load(Relaxed) {
        first(number);
    }
    ALIVE.load(Relaxed) == number
}

#[cold]
#[inline(never)]
fn first(number: u32) {
    use std::io::Write;
    REACHED[number as usize].store(true, Relaxed);
    if ALIVE.load(Relaxed) == UNREAD {
        let alive = std::env::var("SALOON_MUTANT").ok().and_then(|text| text.parse().ok());
        ALIVE.store(alive.unwrap_or(UNREAD - 1), Relaxed);
    }
    let trace = TRACE.get_or_init(|| {
        let path = std::env::var_os("SALOON_REACHED")?;
        std::fs::OpenOptions::new().append(true).create(true).open(path).ok()
    });
    if let Some(mut file) = trace.as_ref() {
        let _ = file.write_all(format!("{number}\n").as_bytes());
    }
}

/// From now on this mutant is alive.
pub fn choose(number: u32) {
    ALIVE.store(number, Relaxed);
}

/// Forgets which places were reached.
pub fn forget() {
    REACHED.iter().for_each(|place| place.store(false, Relaxed));
}

/// The places reached since the last `forget`.
pub fn reached() -> Vec<usize> {
    (0..COUNT).filter(|place| REACHED[*place].load(Relaxed)).collect()
}
