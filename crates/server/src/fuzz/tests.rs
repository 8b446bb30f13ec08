//! Broken frames and bodies in numbers: `SALOON_FUZZ_FRAMES` and `SALOON_FUZZ_BODIES` say how many, `SALOON_FUZZ_SEED` which.

use std::time::Instant;

use super::{Dice, Frames, Read, wanted};

/// After so many frames the store is compared with the table.
const CHUNK: u64 = 50_000;

#[tokio::test]
async fn what_is_refused_changes_nothing() {
    let (count, seed) = (wanted("SALOON_FUZZ_FRAMES", 100_000), wanted("SALOON_FUZZ_SEED", 1));
    let (began, mut dice) = (Instant::now(), Dice(seed));
    let mut frames = Frames::new(&mut dice);
    while frames.heard.frames < count {
        frames.shout(CHUNK.min(count - frames.heard.frames), &mut dice);
        frames.assert_stored().await;
    }
    let heard = &frames.heard;
    println!("{heard:?} in {:.1} s, panics: 0", began.elapsed().as_secs_f64());
    assert!([heard.unreadable, heard.refused, heard.answered, heard.accepted].into_iter().all(|n| n > count / 100));
}

#[test]
fn bodies_are_read_or_refused() {
    let (count, seed) = (wanted("SALOON_FUZZ_BODIES", 40_000), wanted("SALOON_FUZZ_SEED", 1));
    let (began, mut read) = (Instant::now(), Read::default());
    read.throw(count, &mut Dice(seed));
    println!("{read:?} in {:.1} s, panics: 0", began.elapsed().as_secs_f64());
    assert!([read.unreadable, read.refused, read.accepted].into_iter().all(|n| n > count / 100), "{read:?}");
}
