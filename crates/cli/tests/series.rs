//! Series and other ways to play, by keys in a real terminal.

#[allow(dead_code)] // Mice and windows belong to `play.rs`.
mod tmux;

use saloon_rules::{Action, Config, Edition, Game, Legal, Question, Replay};
use tmux::{Folder, Tmux};

/// Everything money can do.
const EVENING: &str = "--edition compendium --players 4 --series --set hire=true --set bounties=true --set experience=true \
                       --set without_mercy=true --seed 21 --seat 2 --speed instant --bots greedy --lang en";

/// Whatever is on offer first, and then: yes, until the screen is as it should be.
fn press_on(table: &Tmux, is_so: impl Fn(&str) -> bool) -> String {
    for _ in 0..3000 {
        let screen = table.screen();
        if is_so(&screen) {
            return screen;
        }
        table.keys(&["Enter"; 4]);
    }
    panic!("it never comes:\n{}", table.screen())
}

/// The same, one key at a time, until the screen is as it should be and stays so: nothing is left in the keyboard.
fn step_on(table: &Tmux, is_so: impl Fn(&str) -> bool) -> String {
    let pause = || std::thread::sleep(std::time::Duration::from_millis(200));
    for _ in 0..300 {
        let screen = table.screen();
        if !is_so(&screen) {
            table.keys(&["Enter"]);
        }
        pause();
        if is_so(&screen) && table.screen() == screen {
            return screen;
        }
    }
    panic!("it never comes:\n{}", table.screen())
}

#[test]
fn issue_13_a_series_with_auctions_is_killed_in_one_and_played_to_its_end() {
    if !tmux::is_there() {
        return;
    }
    let folder = Folder::new("series");
    let file = folder.file("evening");
    let table = Tmux::play(100, 40, &format!("{EVENING} --save {file}"));
    let bids = |screen: &str| screen.contains("Do you bid more?") || screen.contains("your first bid");
    let before = step_on(&table, bids);
    assert!(before.contains("$1000"), "everybody sees the money:\n{before}");
    table.signal("-KILL");
    let table = Tmux::play(100, 40, &format!("--speed instant --lang en --resume {file}"));
    let question = |screen: &str| {
        let asked = screen.lines().find(|line| bids(line)).unwrap_or_default();
        asked.trim().to_owned()
    };
    let after = table.wait("the same auction", bids);
    assert_eq!(question(&before), question(&after));
    for game in 1..=3 {
        let heading = format!("Standings after game {game} of 4");
        let screen = press_on(&table, |screen| screen.contains(&heading));
        assert!(screen.contains("n: next game") && screen.contains("role +"), "{screen}");
        table.keys(&["n"]);
    }
    let screen = press_on(&table, |screen| screen.contains("The series is over"));
    assert!(
        screen.contains("wins the series") || screen.contains("You win the series") || screen.contains("is shared")
    );
    let text = std::fs::read_to_string(&file).expect("it was kept");
    assert_eq!(text.lines().filter(|line| line.starts_with("game ")).count(), 4, "four games are in the file");
    assert_eq!(text.lines().filter(|line| line.starts_with("end ")).count(), 4);
}

#[test]
fn two_three_and_six_play_their_own_games_to_the_end() {
    if !tmux::is_there() {
        return;
    }
    for (mode, players) in [("two-characters", 2), ("open-triangle", 3), ("six-hidden-removal", 6)] {
        let options = format!("--edition compendium --players {players} --mode {mode}");
        let table =
            Tmux::play(100, 40, &format!("{options} --seed 4 --seat 1 --speed instant --bots greedy --lang en"));
        table.wait_for("Your decision");
        press_on(&table, |screen| screen.contains("Game over"));
    }
}

/// Six with a hidden card, answered at random up to a declaration that turns out as wanted: the game as a file in which whoever may declare
/// is the person.
fn before_a_declaration(right: bool) -> String {
    let mut config = Config::new(Edition::Compendium, 6);
    config.set("role_deal_six", "hidden_removal").expect("six may hide a card");
    for seed in 1..200 {
        let mut game = Game::new(&config, seed.into()).expect("a table of six");
        let (mut replay, mut list) = (Replay::new(config.clone(), seed.into()), Legal::new());
        while let Some(ask) = game.ask() {
            game.legal(&mut list);
            let said = list.actions().iter().find(|action| matches!(action, Action::Choose(_)));
            if let (Question::Declare, Some(said)) = (ask.question, said) {
                let mut then = game;
                then.apply(ask.who, *said, None).expect("it is offered");
                if then.winner().is_some() == right {
                    let notes = format!("note seat {}\nnote bots greedy\n--\n", ask.seat.letter());
                    return replay.to_text().expect("a game so far").replacen("--\n", &notes, 1);
                }
            }
            let action = list.actions()[game.fingerprint() as usize % list.len()];
            game.apply(ask.who, action, None).expect("it is listed");
            replay.actions.push((ask.who, action));
        }
    }
    panic!("nobody could declare")
}

// VAR-SIX-6, VAR-SIX-7, VAR-SIX-10
#[test]
fn six_with_a_hidden_card_declare_rightly_and_wrongly_by_keys() {
    if !tmux::is_there() {
        return;
    }
    for right in [true, false] {
        let folder = Folder::new(if right { "right" } else { "wrong" });
        let file = folder.file("game");
        std::fs::write(&file, before_a_declaration(right)).expect("a file");
        let table = Tmux::play(100, 40, &format!("--speed instant --lang en --resume {file}"));
        let screen = table.wait_for("Your decision");
        assert!(screen.contains("do you want to put it to the test?"), "{screen}");
        table.keys(&["1"]);
        table.wait_for("<Enter> “");
        table.keys(&["Enter"]);
        if !right {
            let screen = table.wait("somebody left in the fight", |screen| !screen.contains("put it to the test?"));
            assert!(!screen.contains("Game over"), "it comes to a fight:\n{screen}");
            assert!(screen.contains(" withdrew"), "whoever is not concerned has left, and is not dead:\n{screen}");
        }
        let screen = press_on(&table, |screen| screen.contains("Game over"));
        assert!(!right || screen.contains("You win."), "whoever is right has won:\n{screen}");
    }
}
