//! The reference commands, as a user runs them.

use std::process::{Command, Output};

use unicode_width::UnicodeWidthStr;

const LANGUAGES: [&str; 4] = ["en", "ru", "de", "zh-Hant"];

fn saloon(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(variable);
    }
    command.args(arguments).output().expect("the program runs")
}

/// What a command prints when all goes well.
fn shown(arguments: &[&str]) -> String {
    let output = saloon(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("it is text")
}

/// What a command complains about.
fn refused(arguments: &[&str]) -> String {
    let output = saloon(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    String::from_utf8(output.stderr).expect("it is text")
}

fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} is missing in:\n{text}");
    }
}

#[test]
fn all_cards_are_listed() {
    let text = shown(&["cards"]);
    has(&text, &["44 kinds", "Bang!", "rev-carabine", "Howitzer", "Brown", "Blue", "Green"]);
    has(&shown(&["cards", "--lang", "ru"]), &["Игровые карты", "Бизонье ружьё"]);
}

#[test]
fn a_card_has_its_whole_page() {
    let text = shown(&["cards", "panic"]);
    has(&text, &["Panic!", "Паника", "Panik!", "驚慌！", "Take 1 card from a player at distance 1"]);
    has(&text, &["Brown", "Base game, Dodge City", "4: J♥ Q♥ A♥ 8♦", "a card of a player at distance 1"]);
    has(&text, &["CARD-PANIC-01", "CARD-PANIC-E8", "IX-100"]);
}

#[test]
fn a_card_knows_its_cost_border_and_aim() {
    has(&shown(&["cards", "springfield"]), &["1 more card from your hand", "any other player"]);
    has(&shown(&["cards", "jail"]), &["another player, but not the Sheriff", "Book card"]);
    has(&shown(&["cards", "howitzer"]), &["Green", "all other players"]);
    has(&shown(&["cards", "winchester"]), &["Blue", "CARD-WEAPON-01", "1: 8♠"]);
    has(&shown(&["cards", "scope"]), &["Stand-alone Dodge City, 80 cards        none"]);
}

#[test]
fn cards_are_found_by_any_name() {
    for name in ["cat-balou", "CAT BALOU", "Кэт Бэллоу", "кэт", "凱特．巴洛", "balou"] {
        has(&shown(&["cards", name]), &["CARD-CAT-BALOU-01"]);
    }
    has(&shown(&["cards", "cat", "balou"]), &["CARD-CAT-BALOU-01"]);
    has(&shown(&["cards", "Fehlschuss!"]), &["CARD-MISSED-01"]);
}

#[test]
fn what_is_not_unique_is_said_and_what_is_unknown_is_refused() {
    has(&refused(&["cards", "s", "--lang", "en"]), &["“s” may mean any of these", "Springfield"]);
    has(&refused(&["cards", "poker"]), &["There is no card called “poker”", "saloon cards"]);
    has(&refused(&["cards", "poker", "--lang", "ru"]), &["Карты «poker» нет"]);
    has(&refused(&["characters", "kid"]), &["Willy the Kid, Apache Kid"]);
    has(&refused(&["characters", "zorro", "--lang", "de"]), &["keinen Charakter „zorro“"]);
    has(&refused(&["rules", "CORE-NONSENSE-99"]), &["There is no rule", "saloon rules search"]);
    has(&refused(&["cards", "--lang", "xx"]), &["there is no language called xx", "zh-Hant"]);
}

#[test]
fn all_characters_are_listed() {
    let text = shown(&["characters"]);
    has(&text, &["42 characters", "Bart Cassidy", "●●●●", "Special characters", "uncle-will"]);
}

#[test]
fn a_character_has_its_whole_page() {
    let text = shown(&["characters", "sid"]);
    has(&text, &["Sid Ketchum", "Сид Кетчум", "席德．可臣", "He may discard 2 cards"]);
    has(&text, &["Base game", "CHAR-SID-KETCHUM-E2", "AW-SID", "IX-124"]);
    let text = shown(&["characters", "席德", "--lang", "zh-Hant"]);
    has(&text, &["可以棄掉2張手牌", "生命", "規則全文只有英文"]);
}

#[test]
fn rules_are_shown_however_they_are_defined() {
    let rules = [
        ("CORE-DIST-02", "distance(A,B) = max(1,"),
        ("core-dist-02", "distance(A,B) = max(1,"),
        ("CARD-PANIC-E3", "shoot the neighbour three times. Legal."),
        ("CHAR-SID-KETCHUM", "Statement: Discard 2 cards from hand: regain 1 life."),
        ("CHAR-SID-KETCHUM-E2", "Works out of turn"),
        ("IX-042", "Sam takes the cards; no cause, so no reward"),
        ("AW-SID", "DP-BOUNDARY"),
        ("CLAR-07", "waits and cannot draw itself"),
        ("VAR-GEN-2-C3", "8 seats only with both card sets"),
        ("CORE-SETUP-01", "players  sheriff  renegade  outlaw  deputy"),
    ];
    for (id, part) in rules {
        has(&shown(&["rules", id]), &[part]);
    }
}

#[test]
fn families_chapters_and_names_are_rules_too() {
    has(&shown(&["rules", "card-panic"]), &["9 entries", "CARD-PANIC-E8"]);
    has(&shown(&["rules", "70"]), &["Clarifications", "CLAR-31"]);
    has(&shown(&["rules", "00-core"]), &["Core rules", "CORE-GEN-01"]);
    has(&shown(&["rules", "sid", "ketchum"]), &["CHAR-SID-KETCHUM"]);
    has(&shown(&["rules", "panic"]), &["CARD-PANIC-01"]);
}

#[test]
fn the_rulebook_says_how_to_look_into_it() {
    let text = shown(&["rules"]);
    has(&text, &["00  Core rules", "70  Clarifications", "saloon rules CORE-DIST-02", "saloon rules search"]);
    has(&shown(&["rules", "--lang", "de"]), &["Das Regelbuch", "nur auf Englisch"]);
}

#[test]
fn rule_text_in_other_languages_says_that_it_is_english() {
    assert!(!shown(&["rules", "CORE-GEN-06"]).contains("English"));
    has(&shown(&["rules", "CORE-GEN-06", "--lang", "ru"]), &["Nobody may discard", "только по-английски", "Правило"]);
    has(&shown(&["rules", "CORE-GEN-06", "--lang", "zh-Hant"]), &["規則全文只有英文"]);
}

#[test]
fn switches_show_what_differs_from_the_compendium() {
    let classic = shown(&["rules", "switches", "--edition", "classic"]);
    has(&classic, &["* duplicates_in_play = forbidden", "  panic_reach = distance_1", "(Compendium: "]);
    let compendium = shown(&["rules", "switches", "--edition", "compendium"]);
    has(&compendium, &["deck = base+expansion", "sean_mallory_limit = 10"]);
    let marked = |text: &str| text.lines().any(|line| line.starts_with("  * ") && line.contains(" = "));
    assert!(marked(&classic) && !marked(&compendium), "{compendium}");
    assert!(!compendium.contains("(Compendium: "), "{compendium}");
    let count = |text: &str| text.lines().filter(|line| line.contains(" = ")).count();
    assert_eq!(count(&classic), count(&compendium));
    assert!(count(&classic) >= 95);
    has(&shown(&["rules", "switches", "--lang", "ru"]), &["Настройки правил издания «Классика»"]);
    has(&refused(&["rules", "switches", "--edition", "poker"]), &["There is no edition called “poker”", "official"]);
}

#[test]
fn words_are_searched_in_all_rules() {
    let text = shown(&["rules", "search", "molly", "duel"]);
    has(&text, &["CLAR-01", "IX-050", "Rules with “molly duel”"]);
    has(&shown(&["rules", "search", "molly duel"]), &["CLAR-01"]);
    has(&refused(&["rules", "search", "xylophone"]), &["No rule has the words “xylophone”"]);
}

#[test]
fn the_language_comes_from_the_environment() {
    let run = |variable: &str, value: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
        for other in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(other);
        }
        let output = command.args(["cards", "beer"]).env(variable, value).output().expect("the program runs");
        String::from_utf8(output.stdout).expect("it is text")
    };
    has(&run("LANG", "ru_RU.UTF-8"), &["Верните себе 1 жизнь"]);
    has(&run("LC_ALL", "de_DE.UTF-8"), &["Du erhältst 1 Leben zurück"]);
    has(&run("LANG", "C"), &["You regain 1 life"]);
}

#[test]
fn everything_fits_on_a_terminal_and_is_plain_in_a_pipe() {
    let pages: [&[&str]; 9] = [
        &["cards"],
        &["cards", "bang"],
        &["characters"],
        &["characters", "molly-stark"],
        &["rules"],
        &["rules", "switches"],
        &["rules", "search", "barrel"],
        &["rules", "CORE-TURN-01"],
        &["rules", "20"],
    ];
    for lang in LANGUAGES {
        for page in pages {
            let text = shown(&[page, &["--lang", lang]].concat());
            assert!(!text.contains('\u{1b}'), "{page:?}");
            for line in text.lines() {
                assert!(line.width() <= 80, "{page:?} {lang}: {line}");
                assert_eq!(line, line.trim_end(), "{page:?} {lang}");
            }
        }
    }
}
