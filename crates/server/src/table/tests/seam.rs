//! The house does not know what is played in it.

use std::path::Path;

/// Words of the games there are. The half that belongs to every game does without them.
const WORDS: [&str; 19] = [
    "saloon_rules",
    "saloon_bots",
    "saloon_heist",
    "heist",
    "loot",
    "slap",
    "revolver",
    "bang",
    "sheriff",
    "outlaw",
    "renegade",
    "deputy",
    "dodge",
    "barrel",
    "duel",
    "gatling",
    "beer",
    "question::",
    "living()",
];

#[test]
fn the_house_names_no_rule_of_a_game() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files: Vec<_> =
        ["house.rs", "guests.rs", "serve.rs", "metrics.rs", "options.rs"].map(|name| source.join(name)).into();
    for folder in ["table", "store"] {
        let all = std::fs::read_dir(source.join(folder)).expect("it is there").map(|file| file.expect("a file").path());
        files.extend(all.filter(|path| path.is_file() && !path.ends_with("tests.rs") && !path.ends_with("by_hand.rs")));
    }
    assert!(files.len() > 18, "the house is here");
    for path in files {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("");
        for (number, line) in code.lines().enumerate() {
            let lower = line.to_lowercase();
            if let Some(word) = WORDS.iter().find(|word| lower.contains(**word)) {
                panic!("{}:{}: {word:?} belongs to the game: {line}", path.display(), number + 1);
            }
        }
    }
}
