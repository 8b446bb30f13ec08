//! The fingerprint of anything that can be saved: one number for everything its saved form says.
//!
//! Each statement "name = value" gives a term, and the terms are added up. So the order of fields and the layout in memory do
//! not matter, and a field that has its resting value changes nothing (docs/decisions/0012).

use serde::Serialize;

use crate::walk::{Said, Visitor, name, walk};

/// A number that two values share only if they are saved alike, on every machine and in every later version of saloon.
pub fn fingerprint(value: &impl Serialize) -> u64 {
    let mut sum = Sum(0);
    walk(value, &mut sum);
    mix(sum.0)
}

struct Sum(u64);

impl Visitor for Sum {
    #[inline]
    fn hear(&mut self, path: u64, said: Said<'_>) {
        let value = match said {
            Said::Number { value, .. } => value,
            Said::Word(text) => name(text),
            Said::There => THERE,
        };
        self.0 = self.0.wrapping_add(mix(path ^ value.wrapping_mul(0xd6e8_feb8_6659_fd93)));
    }
}

const THERE: u64 = name("there");

/// Spreads every bit over the whole word.
#[inline]
const fn mix(mut word: u64) -> u64 {
    word = (word ^ word >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 29).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 32
}
