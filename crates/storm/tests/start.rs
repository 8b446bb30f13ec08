//! The tool says what it cannot start. Its short form is a step of `scripts/test`.

use std::process::Command;

#[test]
fn a_program_that_is_not_there_is_named() {
    let told = Command::new(env!("CARGO_BIN_EXE_saloon-storm")).args(["--short", "--bin", "no/such/saloon"]).output();
    let told = told.expect("it was built with this test");
    let words = String::from_utf8_lossy(&told.stderr);
    assert!(!told.status.success() && words.contains("no/such/saloon cannot be started; build it first"), "{words}");
}

#[test]
fn a_storm_too_short_to_tell_anything_is_refused() {
    let told = Command::new(env!("CARGO_BIN_EXE_saloon-storm")).args(["--seconds", "5"]).output();
    let told = told.expect("it was built with this test");
    let words = String::from_utf8_lossy(&told.stderr);
    assert!(!told.status.success() && words.contains("20..=86400"), "{words}");
}
