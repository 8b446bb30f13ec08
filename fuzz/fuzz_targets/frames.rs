//! Anything said at a table by anybody there, readable or not: nothing panics, and what is refused changes nothing.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use saloon_server::fuzz::{Dice, Frames, broken};

/// A table and what is said at it.
#[derive(Arbitrary, Debug)]
struct Input<'a> {
    table: u16,
    said: Vec<Said<'a>>,
}

/// Any text, something a client would say just now, or that with something broken.
#[derive(Arbitrary, Debug)]
enum Said<'a> {
    Text(u8, &'a str),
    Natural(u32),
    Broken(u32),
}

fuzz_target!(|input: Input<'_>| {
    let mut frames = Frames::new(&mut Dice(input.table.into()));
    for said in &input.said {
        match *said {
            Said::Text(who, text) => frames.say(who.into(), text),
            Said::Natural(seed) => {
                let (who, text) = frames.natural(&mut Dice(seed.into()));
                frames.say(who, &text);
            }
            Said::Broken(seed) => {
                let mut dice = Dice(seed.into());
                let (who, text) = frames.natural(&mut dice);
                frames.say(who, &broken(&mut dice, &text));
            }
        }
    }
});
