//! Any text as scenes: read or refused with a line and a column, and what was read is played without a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use saloon_rules::notation::{ActionPattern, CardPattern};
use saloon_rules::scene;

fuzz_target!(|text: &str| {
    let _ = CardPattern::parse(text);
    let _ = ActionPattern::parse(text);
    match scene::parse(text) {
        Ok(scenes) => {
            for one in scenes.iter().take(8) {
                if let Err(why) = scene::check(one) {
                    assert!(!why.message.is_empty());
                }
            }
        }
        Err(why) => assert!(why.line >= 1 && why.column >= 1 && !why.message.is_empty(), "{why:?}"),
    }
});
