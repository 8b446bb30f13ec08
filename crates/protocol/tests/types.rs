//! The TypeScript types in the repository are the ones these sources declare, and complete.

use std::collections::HashSet;

use saloon_protocol::typescript::{FILE, declarations};

#[test]
fn the_file_in_the_repository_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    let there = std::fs::read_to_string(format!("{path}{FILE}")).expect("the file is there");
    assert!(there == declarations(), "run `make types`");
}

#[test]
fn every_type_that_is_named_is_declared() {
    let text = declarations();
    let words = |line: &str| -> Vec<String> {
        let quoted: String = line.split('"').step_by(2).collect::<Vec<_>>().join(" ");
        quoted.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect()
    };
    let code: String = text
        .split("/*")
        .enumerate()
        .map(|(i, piece)| if i == 0 { piece } else { piece.split_once("*/").map_or("", |(_, rest)| rest) })
        .collect();
    let lines = code.lines().filter(|line| !line.starts_with("//"));
    let declared: HashSet<&str> =
        code.lines().filter_map(|line| line.strip_prefix("export type ")?.split([' ', '<']).next()).collect();
    for word in lines.flat_map(words).filter(|word| word.starts_with(char::is_uppercase)) {
        assert!(declared.contains(word.as_str()) || word == "Array", "{word} is used and not declared");
    }
}
