//! `saloon play` in a real terminal, played by keys.

mod tmux;

use std::process::{Command, Stdio};

use tmux::{Folder, SALOON, Tmux};

/// The sheriff begins, with cards that can be played and cards that cannot.
const SHERIFF: &str = "--seed 8 --seat 1 --speed instant --bots greedy";

/// The lines of a screen from the one with `from` up to the one with `to`.
fn between<'a>(screen: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    let lines = screen.lines().skip_while(|line| !line.contains(from));
    lines.take_while(|line| !line.contains(to)).collect()
}

/// The number of the first hand card that cannot be played, by its missing brackets.
fn dark_card(screen: &str) -> String {
    let hand = between(screen, "Your hand", "Your decision")[1..].join("\n");
    (1..=9)
        .map(|number| number.to_string())
        .find(|number| hand.contains(&format!(" {number} ")))
        .unwrap_or_else(|| panic!("no dark card:\n{screen}"))
}

#[test]
fn the_first_screen_shows_question_and_hand() {
    if !tmux::is_there() {
        return;
    }
    let table = Tmux::play(80, 24, &format!("{SHERIFF} --lang en"));
    let screen = table.wait_for("Your turn: play cards or end your turn.");
    for part in [
        "Turn 1: You",
        "Your hand: 7 cards",
        "Role: Sheriff",
        "[p] End your turn",
        "Sid Ketchum",
        "♥♥♥♥♥ 5/5",
        "Tab next",
    ] {
        assert!(screen.contains(part), "{part} is missing:\n{screen}");
    }
    let table = Tmux::play(80, 24, &format!("{SHERIFF} --lang ru"));
    let screen = table.wait_for("Ваш ход: играйте карты или завершите ход.");
    for part in ["Ход 1: Вы", "Ваша рука: 7 карт", "Роль: Шериф", "Сид Кетчум", "Tab дальше"]
    {
        assert!(screen.contains(part), "{part} is missing:\n{screen}");
    }
}

#[test]
fn everything_is_explained() {
    if !tmux::is_there() {
        return;
    }
    let table = Tmux::play(80, 24, &format!("{SHERIFF} --lang en"));
    let screen = table.wait_for("Your decision");
    table.keys(&["?"]);
    table.wait("an explanation of the first card", |screen| screen.contains("╔═") && screen.contains("Rule CARD-"));
    table.keys(&["Escape"]);
    table.wait("no panel", |screen| !screen.contains("╔═"));
    table.keys(&[&dark_card(&screen)]);
    table.wait_for("Why not? Missed!");
    table.wait_for("It helps when you are hit.");
    table.wait_for("Rule CORE-PLAY-04");
    table.keys(&["?"]);
    table.wait_for("Cards are played only in the own phase 2");
    table.keys(&["x"]);
    table.wait("no panel", |screen| !screen.contains("╔═"));
    table.keys(&["c"]);
    table.wait("an explanation of a seat", |screen| screen.contains("╔═ Clara: Jesse Jones"));
    table.keys(&["x"]);
    table.wait("no panel", |screen| !screen.contains("╔═"));
    table.keys(&["l"]);
    table.wait_for("Your role: Sheriff.");
}

#[test]
fn nothing_is_sent_before_enter() {
    if !tmux::is_there() {
        return;
    }
    let table = Tmux::play(80, 24, &format!("{SHERIFF} --lang en"));
    let before = table.wait_for("Your decision");
    table.keys(&["2"]);
    table.wait_for("Bang! A♠ → Which player?");
    table.keys(&["c"]);
    table.wait_for("Why not?");
    table.wait_for("distance 2, your range is 1");
    table.keys(&["Escape"]);
    table.wait("no panel", |screen| !screen.contains("╔═"));
    table.keys(&["b"]);
    table.wait_for("<Enter> Bang! A♠ at Buck");
    table.keys(&["Escape"]);
    table.wait("what was there before", |screen| screen == before);
    table.keys(&["p"]);
    table.wait_for("<Enter> End your turn");
    table.keys(&["2", "b", "Enter"]);
    table.wait("the shot", |screen| screen.contains("You play Bang! A♠ at Buck.") || !screen.contains("Bang! A♠"));
}

#[test]
fn the_mouse_is_enough() {
    if !tmux::is_there() {
        return;
    }
    let table = Tmux::play(80, 24, &format!("{SHERIFF} --lang en"));
    let screen = table.wait_for("Your decision");
    let at = |screen: &str, text: &str| {
        let mut lines = screen.lines().enumerate();
        let found = lines.find_map(|(y, line)| line.find(text).map(|x| (line[..x].chars().count() + 2, y + 1)));
        found.unwrap_or_else(|| panic!("no {text}:\n{screen}"))
    };
    let (x, y) = at(&screen, "[2] Bang!");
    table.click(x, y);
    let screen = table.wait_for("→ Which player?");
    let (x, y) = at(&screen, "[e] ");
    table.click(x, y);
    let screen = table.wait_for("<Enter> Bang! A♠ at Emma");
    let (x, y) = at(&screen, "<Enter>");
    table.click(x, y);
    table.wait("the shot", |screen| !screen.contains("<Enter> Bang! A♠"));
}

#[test]
fn a_whole_game_is_played_by_keys() {
    if !tmux::is_there() {
        return;
    }
    let table = Tmux::play(80, 24, "--seed 3 --seat 2 --speed instant --bots greedy --lang en");
    table.wait_for("Your decision");
    for _ in 0..500 {
        if table.screen().contains("Game over") {
            break;
        }
        // The first thing on offer, and then: yes.
        table.keys(&["Enter"; 8]);
    }
    let screen = table.wait_for("Game over");
    for part in ["Sheriff", "Renegade", "Outlaw", "Deputy", "turns", "n: new game"] {
        assert!(screen.contains(part), "{part} is missing:\n{screen}");
    }
    table.keys(&["n"]);
    table.wait_for("Your decision");
}

#[test]
fn the_killed_game_goes_on() {
    if !tmux::is_there() {
        return;
    }
    let folder = Folder::new("killed");
    let file = folder.file("game");
    let arguments = format!("--seed 5 --seat 3 --speed instant --bots greedy --lang en --save {file}");
    let table = Tmux::play(80, 24, &arguments);
    table.wait_for("Your decision");
    for _ in 0..12 {
        table.keys(&["Enter"]);
    }
    // A panel that comes and goes says that every key has been heard.
    table.keys(&["?"]);
    table.wait("a panel", |screen| screen.contains("╔═"));
    table.keys(&["Escape"]);
    table.wait("no panel", |screen| !screen.contains("╔═"));
    // Nothing half composed, so that both screens can be compared as they are. Nothing follows at once: a terminal takes what
    // comes right behind Escape for one key with it.
    table.keys(&["Escape"]);
    table.wait("a question with nothing chosen", |screen| screen.contains("Choose") && !screen.contains("╔═"));
    let before = table.screen();
    table.signal("-KILL");
    let table = Tmux::play(80, 24, &format!("--speed instant --lang en --resume {file}"));
    table.wait_for("Your decision");
    let after = table.wait("the same table", |screen| !screen.is_empty());
    let log = |screen: &str| between(screen, "── Log", "── Your hand").join("\n");
    let hand = |screen: &str| between(screen, "── Your hand", "── Your decision").join("\n").replace('▸', " ");
    assert_eq!(before.lines().next(), after.lines().next());
    assert_eq!(log(&before), log(&after));
    assert_eq!(hand(&before).replace('<', "[").replace('>', "]"), hand(&after).replace('<', "[").replace('>', "]"));
}

#[test]
fn a_saved_game_is_not_overwritten() {
    if !tmux::is_there() {
        return;
    }
    let folder = Folder::new("taken");
    let file = folder.file("game");
    std::fs::write(&file, "precious").expect("a file in the way");
    let table = Tmux::run(200, 24, &format!("'{SALOON}' play --save {file}; echo code $?; sleep 60"));
    let screen = table.wait_for("code 2");
    assert!(screen.contains("--resume"), "{screen}");
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "precious");
}

#[test]
fn the_terminal_is_given_back() {
    if !tmux::is_there() {
        return;
    }
    for (ending, code) in [("q", 0), ("C-c", 0), ("-TERM", 143), ("-HUP", 129), ("-INT", 130)] {
        let command = format!("'{SALOON}' play {SHERIFF} --lang en; echo code $?; stty -a; sleep 60");
        let table = Tmux::run(80, 40, &command);
        table.wait_for("Your decision");
        assert_eq!(table.ask("#{alternate_on}"), "1");
        match ending {
            "q" => table.keys(&["q", "Enter"]),
            "C-c" => table.keys(&["C-c"]),
            signal => {
                let parent = table.ask("#{pane_pid}");
                let sent = Command::new("pkill").args([signal, "-P", &parent]).status().expect("pkill runs");
                assert!(sent.success());
            }
        }
        let screen = table.wait_for(&format!("code {code}"));
        let screen = if screen.contains("icanon") { screen } else { table.wait_for("icanon") };
        assert!(!screen.contains("-icanon") && !screen.contains("-echo "), "{ending}:\n{screen}");
        assert_eq!(table.ask("#{alternate_on}#{mouse_any_flag}"), "00", "{ending}");
        assert!(screen.contains("--seed 8 --seat 1"), "{ending}:\n{screen}");
    }
}

#[test]
fn another_size_is_another_layout() {
    if !tmux::is_there() {
        return;
    }
    let table = Tmux::play(80, 24, &format!("{SHERIFF} --lang en"));
    let first = table.wait_for("Your decision");
    table.resize(60, 20);
    table.wait_for("80 × 24");
    table.resize(120, 40);
    table.wait("an explanation beside the table", |screen| screen.contains("── Cat Balou 9♦"));
    table.resize(80, 24);
    table.wait("the first screen", |screen| screen == first);
}

#[test]
fn without_a_terminal_it_says_so() {
    let output = Command::new(SALOON).args(["play"]).stdin(Stdio::null()).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("needs a terminal"));
    assert!(output.stdout.is_empty());
}

/// The player sits first; nobody is waited for.
const HEIST: &str = "--game heist --players 3 --seed 8 --seat 1 --speed instant --lang en";

#[test]
fn heist_is_played_by_single_keys() {
    if !tmux::is_there() {
        return;
    }
    let table = Tmux::play(100, 50, HEIST);
    let screen = table.wait_for("Your turn: discard, play an event card, or pass.");
    for part in ["Round 1 of 6", "Loot: ", "Sheriffs ", "☆", "Deck: ", "⏱ ", "Revolver  empty", "[p] pass"] {
        assert!(screen.contains(part), "{part} is missing:\n{screen}");
    }
    // A slap without a race locks the hand, and says so.
    table.keys(&["Space"]);
    table.wait_for("There is no race; your hand is locked for a moment. (HEIST-RT-5)");
    // Loading is a choice and a key, and blocks nothing.
    table.keys(&["1", "l"]);
    table.wait_for("You load: ");
    table.wait("a loaded card", |screen| !screen.contains("Revolver  empty"));
    // What does not go together is refused with the rule.
    table.keys(&["d"]);
    table.wait_for("(HEIST-LOOT-1)");
    table.keys(&["p"]);
    table.wait_for("You pass.");
    table.keys(&["q"]);
    table.wait("the end", |screen| !screen.contains("Round 1 of 6"));
}

#[test]
fn a_round_of_heist_is_played_to_the_division() {
    if !tmux::is_there() {
        return;
    }
    let folder = Folder::new("heist");
    let file = folder.file("game.txt");
    let table = Tmux::play(100, 40, &format!("{HEIST} --rounds 1 --save {file}"));
    table.wait_for("Your turn");
    let begun = std::time::Instant::now();
    loop {
        let screen = table.screen();
        if screen.contains("[n] new game") {
            break;
        }
        assert!(begun.elapsed() < std::time::Duration::from_secs(60), "no end:\n{screen}");
        let key = if screen.contains("Slap!") { "Space" } else { "p" };
        table.keys(&[key]);
        std::thread::sleep(std::time::Duration::from_millis(30));
    }
    let screen = table.wait_for("The game is over.");
    assert!(screen.contains("points: "), "{screen}");
    table.keys(&["q"]);
    let text = std::fs::read_to_string(&file).expect("the game was kept");
    let replay = saloon_heist::Replay::parse(&text).expect("it is a replay");
    assert!(replay.over && replay.commands.iter().any(|sent| !sent.race.is_empty()), "{text}");
}

#[test]
fn heist_without_a_race_is_sealed() {
    if !tmux::is_there() {
        return;
    }
    let options = HEIST.replace("--lang en", "--mode commit-drawn --lang de");
    let table = Tmux::play(100, 50, &options);
    table.wait_for("Lege verdeckt fest, was du in diesem Zug lädst.");
    table.keys(&["1", "Enter"]);
    table.wait_for("Du hast dich entschieden.");
}

#[test]
fn what_does_not_fit_the_game_is_refused() {
    for (options, why) in [
        ("--game heist --edition classic", "--edition is not for heist"),
        ("--game heist --players 6", "heist is for 2 to 5 players"),
        ("--game heist --rounds 21", "1 to 20 rounds"),
        ("--game heist --mode fast", "heist has no mode called fast"),
        ("--game heist --level mad", "there is no level called mad"),
        ("--game heist --resume x", "cannot be continued"),
        ("--level easy", "--level is for heist"),
        ("--rounds 3", "--rounds is for heist"),
        ("--game poker", "there are bang and heist"),
        ("--bots clever", "there are random, greedy, easy, normal, sharp"),
        ("--bots easy,sharp", "2 bots are named for 4 other seats"),
        ("--game heist --bots sharp", "there are random and greedy"),
    ] {
        let output = Command::new(SALOON).arg("play").args(options.split_whitespace()).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{options}: {said}");
        assert!(said.contains(why), "{options}: {said}");
    }
}
