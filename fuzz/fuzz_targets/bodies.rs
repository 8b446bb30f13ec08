//! Any bytes as the body of a request: read or refused, and whatever is read can be used without a panic.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use saloon_server::fuzz::{Dice, Read, broken, odd_settings};

/// Any bytes, or the settings of a table with something broken.
#[derive(Arbitrary, Debug)]
enum Input<'a> {
    Bytes(&'a [u8]),
    Settings(u32),
}

fuzz_target!(|input: Input<'_>| {
    let mut read = Read::default();
    match input {
        Input::Bytes(bytes) => read.body(bytes),
        Input::Settings(seed) => {
            let mut dice = Dice(seed.into());
            let text = serde_json::to_string(&odd_settings(&mut dice)).expect("settings hold nothing JSON cannot");
            read.settings(text.as_bytes());
            read.settings(broken(&mut dice, &text).as_bytes());
        }
    }
});
