//! The language of scenes: what is read, what is refused and where, and what a failed expectation says.

use saloon_rules::scene::{self, Failure};

/// A table for four at which A has the turn; lines are put where their part is.
fn scene(given: &str, rest: &str) -> String {
    format!(
        "scene A table for four\n\
         A sheriff  slab-the-killer 5/5  hand bang/7C\n\
         B outlaw   bart-cassidy    3/4  hand beer/6H beer/7H\n\
         C outlaw   rose-doolan     4/4\n\
         D renegade paul-regret     3/3  table volcanic/10C\n\
         {given}\n{rest}"
    )
}

/// The failures of the only scene of a text.
fn play(text: &str) -> Vec<Failure> {
    let scenes = scene::parse(text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(scenes.len(), 1);
    scene::check(&scenes[0]).unwrap_or_else(|why| panic!("{why}\n{text}"))
}

#[track_caller]
fn holds(text: &str) {
    let failures = play(text);
    assert!(failures.is_empty(), "{failures:#?}\n{text}");
}

/// What is wrong with a text: while reading it or while setting the table.
fn wrong(text: &str) -> Option<String> {
    match scene::parse(text) {
        Err(why) => Some(why.to_string()),
        Ok(scenes) => scenes.iter().find_map(|one| scene::check(one).err()).map(|why| why.to_string()),
    }
}

#[track_caller]
fn refused(text: &str, with: &str) {
    let why = wrong(text).unwrap_or_else(|| panic!("it was accepted:\n{text}"));
    assert_eq!(why, with, "{text}");
}

#[test]
fn a_position_must_be_possible() {
    let plain = scene("", "");
    let with = |from: &str, to: &str| plain.replace(from, to);
    refused(
        &with("B outlaw   bart-cassidy    3/4", "B sheriff  bart-cassidy    3/5"),
        "3:3: B cannot be a sheriff too: among 4 players there is one of them",
    );
    refused(&with("D renegade", "D deputy  "), "5:3: D cannot be a deputy too: among 4 players there is no of them");
    refused(&with("rose-doolan ", "bart-cassidy"), "4:12: C: bart-cassidy sits at B already");
    refused(&with("3/4", "5/4"), "3:28: B: life is between 1 and 4; write dead for whoever has none");
    refused(&with("3/4", "0/4"), "3:28: B: life is between 1 and 4; write dead for whoever has none");
    refused(&with("3/4", "3/5"), "3:28: B: bart-cassidy has at most 4 life points, not 5");
    refused(&with("5/5", "4/4"), "2:28: A: slab-the-killer has at most 5 life points as the sheriff, not 4");
    refused(
        &with("rose-doolan     4/4", "vera-custer"),
        "4:12: C: vera-custer comes in the box dodge-city, which is not played with",
    );
    refused(&with("4/4\n", "dead 4/4\n"), "4:33: C is dead and has no life points");
    refused(&with("     4/4\n", " dead hand duel\n"), "4:34: C is dead and has no cards");
    refused(&with("4/4\n", "copies rose-doolan\n"), "4:35: C is rose-doolan and copies somebody else");
    refused(
        &with("4/4\n", "copies vera-custer\n"),
        "4:35: C: vera-custer comes in the box dodge-city, which is not played with",
    );
}

#[test]
fn characters_are_dealt_before_anything_else_is_there() {
    let plain = "scene A table for four that chooses\n\
                 A sheriff  dealt slab-the-killer kit-carlson\n\
                 B outlaw   dealt bart-cassidy el-gringo\n\
                 C outlaw   rose-doolan\n\
                 D renegade dealt paul-regret black-jack\n\
                 set character_choice = 2\n--\n? A picks character\n";
    holds(plain);
    let with = |from: &str, to: &str| plain.replace(from, to);
    refused(&with("= 2", "= 3"), "2:18: A is dealt 2, but character_choice is 3");
    refused(&with("= 2", "= 1"), "2:18: A is dealt 2, but character_choice is 1");
    refused(&with(" el-gringo", ""), "3:18: B is dealt 1, but character_choice is 2");
    refused(&with("el-gringo", "kit-carlson"), "3:31: B: kit-carlson sits at A already");
    refused(&with("el-gringo", "bart-cassidy"), "3:31: B: bart-cassidy is dealt twice");
    refused(&with("el-gringo", "somebody"), "3:31: there is no character called somebody");
    refused(&with("rose-doolan", "paul-regret"), "5:18: D: paul-regret sits at C already");
    refused(
        &with("el-gringo", "vera-custer"),
        "3:31: B: vera-custer comes in the box dodge-city, which is not played with",
    );
    refused(&with("rose-doolan", "rose-doolan hand beer"), "4:29: C has no cards before all have chosen");
    for more in ["3/4", "dead", "copies el-gringo"] {
        let why = "4:12: C: before all have chosen a seat has a character and nothing else";
        refused(&with("rose-doolan", &format!("rose-doolan {more}")), why);
    }
    refused(&with("set", "turn A play\nset"), "6:6: it is nobody's turn before all have chosen");
}

#[test]
fn a_card_that_is_not_there_is_named_with_its_place() {
    let plain = scene("", "");
    let with = |from: &str, to: &str| plain.replace(from, to);
    refused(&with("beer/7H", "tequila"), "3:46: hand of B: there is no tequila in the deck of this table");
    refused(
        &with("beer/7H", "bang/7C"),
        "3:46: hand of B: there is only one bang/7C in the deck, and it lies elsewhere",
    );
    refused(
        &with("volcanic/10C", "barrel barrel barrel"),
        "5:53: table of D: there are only 2 of barrel in the deck, and they lie elsewhere",
    );
    refused(&scene("deck duel bong", ""), "6:11: there is no card called bong");
    refused(&scene("discard indians stagecoach indians indians", ""), {
        "6:36: discard: there are only 2 of indians in the deck, and they lie elsewhere"
    });
    refused(&with("hand beer/6H", "hand fresh:beer/6H"), "3:38: only a card in play can be fresh");
}

#[test]
fn switches_of_absent_content_are_refused() {
    refused(&scene("set jail_sefl = allowed", ""), "6:1: there is no switch called jail_sefl");
    refused(
        &scene("set vera_timing = before_checks", ""),
        "6:1: vera_timing changes nothing here: it belongs to Dodge City, which is not played with",
    );
    refused(
        &scene("set uncle_will_uses = 2", ""),
        "6:1: uncle_will_uses changes nothing here: it belongs to the special characters, which are not played with",
    );
    refused(
        &scene("set thirst_mode = first_only", ""),
        "6:1: thirst_mode changes nothing here: it belongs to events that are not played with",
    );
    refused(&scene("event high-tide", ""), "6:7: there is no event called high-tide");
    assert_eq!(wrong(&scene("set jail_self = allowed", "")), None);
    assert_eq!(wrong(&scene("boxes base,dodge-city\nset molly_counts = any_card", "")).map(|_| ()), None);
}

#[test]
fn whoever_is_named_sits_at_the_table() {
    refused(&scene("turn F play", ""), "6:6: nobody sits at F; this table has A to D");
    refused(&scene("", "--\nF pass"), "8:1: nobody sits at F; this table has A to D");
    refused(&scene("", "--\nA bang G"), "8:3: nobody sits at G; this table has A to D");
    refused(&scene("", "--\nA bang B ? B answers missed with bang H"), "8:34: nobody sits at H; this table has A to D");
    refused(&scene("", "--\n--\nE 3/4"), "9:1: nobody sits at E; this table has A to D");
    refused(&scene("", "--\n--\ntold E : A drew ?"), "9:6: nobody sits at E; this table has A to D");
    refused(&scene("", "--\n--\ntold B : E drew ?"), "9:10: nobody sits at E; this table has A to D");
    let dead = scene("turn C play", "").replace("rose-doolan     4/4", "rose-doolan dead");
    refused(&dead, "6:6: it cannot be the turn of C, who is dead");
    refused(
        &scene("used sid-ketchum 1", ""),
        "6:6: A, whose turn it is, is not sid-ketchum and cannot have used that ability",
    );
}

#[test]
fn nothing_is_written_twice() {
    refused(&scene("deck duel\ndeck beer", ""), "7:1: deck is written twice");
    refused(&scene("turn A play\nturn B play", ""), "7:1: turn is written twice");
    refused(&scene("", "").replace("4/4\n", "hand duel hand beer\n"), "4:38: hand is written twice");
    refused(&scene("discard duel - beer", ""), "6:9: - is an empty list; it cannot hold a card");
}

#[test]
fn moves_and_expectations_take_turns() {
    let text = scene(
        "hold",
        "--\nA bang B ? B answers missed owing 2\nB pass\n--\nB 2/4\ndiscard bang\n--\n? A plays\nA pass\n--\nturn B",
    );
    holds(&text);
    let failures = play(&text.replace("B 2/4", "B 1/4").replace("turn B", "turn C"));
    let found: Vec<_> = failures.iter().map(|f| (f.line, f.found.as_str())).collect();
    assert_eq!(found, [(11, "B 2/4"), (17, "turn B")]);
    refused(&text.replace("--\nturn B", "--\nA turn"), "17:3: turn is no life like 3/4");
}

#[test]
fn phase_two_stays_open_while_it_is_held() {
    let rest = "--\nA bang B\nB pass ? A plays exactly pass";
    holds(&scene("hold", rest));
    let found = play(&scene("", rest));
    assert_eq!((found[0].expected.as_str(), found[0].found.as_str()), ("A plays", "B plays"));
}

#[test]
fn what_is_played_when_time_runs_out_can_be_asserted() {
    holds(&scene("hold", "--\nA bang B ? B answers missed timeout pass\nB timeout ? A plays\n--\nB 2/4"));
    let found = play(&scene("hold", "--\nA bang B ? B answers missed timeout beer"));
    assert_eq!((found[0].expected.as_str(), found[0].found.as_str()), ("beer when time runs out", "pass"));
    let found = play(&scene("hold", "--\nA bang B\nC timeout\nB pass"));
    assert_eq!((found.len(), found[0].found.as_str()), (1, "B answers missed owing 2"));
    refused(&scene("", "--\n? A plays timeout pass, pass"), "8:2: timeout wants one action");
}

#[test]
fn ranges_and_whole_piles_can_be_asserted() {
    let given = "deck only duel/QD saloon/5H\ndiscard indians/KD wells-fargo/3H";
    let then = "--\n--\nD range 1\nA range 1\nA reaches B D\nA within 1 B\nC within 1 B D A\n\
                deck only duel/QD saloon\ndeck duel\ndiscard only indians wells-fargo\ndiscard wells-fargo";
    let text = scene(given, then).replace("A within 1 B\n", "A within 1 B\nA within 2 B C D\nA within 0 -\n");
    // Paul Regret is seen one farther away, and Rose Doolan sees everybody one nearer.
    holds(&text.replace("A reaches B D", "A reaches B"));
    let failures = play(&text);
    assert_eq!(failures.len(), 1);
    assert_eq!((failures[0].expected.as_str(), failures[0].found.as_str()), ("A reaches B D", "A reaches B"));
}

#[test]
fn of_a_pile_only_the_difference_is_shown() {
    let shown = |then: &str| {
        let failures = play(&scene("deck duel/QD saloon/5H stagecoach/9S", &format!("--\n--\n{then}")));
        assert_eq!(failures.len(), 1, "{failures:?}");
        (failures[0].expected.clone(), failures[0].found.clone())
    };
    let both = |expected: &str, found: &str| (expected.to_owned(), found.to_owned());
    assert_eq!(
        shown("deck duel beer stagecoach"),
        both("deck from the top: 2. beer", "deck from the top: 2. saloon/5H")
    );
    let (expected, found) = shown("deck only duel saloon");
    assert_eq!(expected, "deck from the top: 2 cards in all");
    assert!(found.starts_with("deck from the top: 76 cards in all, next stagecoach/9S"), "{found}");
    let (expected, _) = shown(&format!("deck{}", " gatling".repeat(9)));
    assert!(expected.ends_with("5. gatling, and 4 more"), "{expected}");
    assert_eq!(shown("discard duel"), both("discard from the top: 1. duel", "discard from the top: 1. none"));
}

#[test]
fn facts_are_told_to_whoever_may_know_them() {
    let text = scene(
        "deck stagecoach/9S\nhold",
        "--\nA bang B\nB pass\n--\n\
         told C : A played bang/7C as bang at B, B lost 1 by A left 2 with bang, B drew ?\n\
         told B: B drew stagecoach/9S\n\
         told - : A played bang, B drew ?\n\
         told C without : B drew stagecoach, reshuffled\n\
         told A exactly : A began play, A played bang, B declined, B lost 1, B drew ?\n\
         --\nA pass\n--\n\
         told D without : A played bang\ntold D : A began discard, B began turn",
    );
    holds(&text);
    let failures = play(&text.replace("B drew ?\ntold B:", "B drew stagecoach\ntold B:"));
    assert!(failures.iter().any(|failure| failure.expected == "C told: B drew stagecoach"), "{failures:#?}");
    let failures = play(&text.replace("told C without : B drew stagecoach", "told B without : B drew stagecoach"));
    assert!(failures.iter().any(|failure| failure.expected == "B not told: B drew stagecoach/9S"), "{failures:#?}");
}

#[test]
fn facts_that_are_never_told_are_refused() {
    let told = |rest: &str| scene("", &format!("--\n--\n{rest}"));
    let why = wrong(&told("told B : A druw ?")).unwrap_or_default();
    assert!(why.starts_with("9:10: druw is nothing that is told; facts are began, lost,"), "{why}");
    refused(&told("told B : A drew ?, A drew bong"), "9:20: there is no card called bong");
    refused(&told("told B A drew ?"), "9:8: this is written as: told C : A drew ?, B lost 1");
    refused(&told("told B :"), "9:9: a fact is missing");
    refused(&told("told B : -"), "9:10: facts are missing");
    refused(&told("told B : A"), "9:10: what is told of A is missing");
}

#[test]
fn one_scene_that_cannot_be_read_hides_no_other() {
    let text = format!("{}\nscene Broken\nA sheriff nobody\n{}", scene("", ""), scene("", ""));
    let read = scene::parse_each(&text);
    assert_eq!(read.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(
        read[1].as_ref().err().map(ToString::to_string).as_deref(),
        Some("9:11: there is no character called nobody")
    );
    assert!(scene::parse(&text).is_err());
    assert_eq!(scene::parse_each("").len(), 0);
    assert!(scene::parse_each("A sheriff")[0].as_ref().is_err_and(|why| why.line == 1));
}

#[test]
fn citations_are_checked_by_whoever_knows_the_rules() {
    let scenes = scene::parse(&scene("cites CORE-HIT-01 CORE-HIT-99", "")).expect("it can be read");
    let unknown = scenes[0].unknown_citations(|id| id == "CORE-HIT-01");
    assert_eq!(
        unknown.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["6:19: there is no rule called CORE-HIT-99"]
    );
}

#[test]
fn the_examples_of_the_documentation_hold() {
    let text =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/scenes.md")).expect("it is there");
    let examples: Vec<&str> = text.split("```text\n").skip(1).filter_map(|part| part.split("```").next()).collect();
    assert!(examples.len() >= 2, "the examples were not found");
    examples.into_iter().for_each(holds);
}

/// What is found where something else was expected, for one line of a then part.
#[track_caller]
fn fails(then: &str, found: &str) {
    let text = scene("deck scope/AS mustang/8H\ndiscard saloon/5H\nhold", &format!("--\n? A plays\n--\n{then}"));
    let failures = play(&text);
    assert_eq!(failures.len(), 1, "{then}: {failures:#?}");
    assert!(failures[0].found.contains(found), "{then}: {failures:#?}");
}

#[test]
fn whatever_is_not_so_is_found() {
    fails("B 2/4", "B 3/4");
    fails("B 3/3", "B 3/4");
    fails("B dead", "B alive");
    fails("B hand beer", "B hand beer/6H beer/7H");
    fails("B hand beer beer beer", "B hand beer/6H beer/7H");
    fails("B hand beer missed", "B hand beer/6H beer/7H");
    fails("B hand beer/6H beer/6H", "B hand beer/6H beer/7H");
    fails("B hand -", "B hand beer/6H beer/7H");
    fails("B hand 3 cards", "2 cards");
    fails("B holds missed", "B hand beer/6H beer/7H");
    fails("B holds beer/6H beer/6H", "B hand beer/6H beer/7H");
    fails("C hand beer", "C hand -");
    fails("D table -", "D table volcanic/10C");
    fails("D table fresh:volcanic", "D table volcanic/10C");
    fails("D table barrel", "D table volcanic/10C");
    fails("B copies rose-doolan", "B copies -");
    fails("A distance C 1", "A distance C 2");
    fails("A range 2", "A range 1");
    fails("A reaches C", "A reaches B");
    fails("A reaches -", "A reaches B");
    fails("A within 2 B", "A within 2 B C");
    fails("discard -", "discard from the top");
    fails("discard beer", "1. saloon/5H");
    fails("discard 2 cards", "discard 1 cards");
    fails("discard only saloon saloon", "2. none");
    fails("deck mustang", "1. scope/AS");
    fails("waiting bang", "waiting -");
    fails("turn B", "turn A");
    fails("turn A draw", "turn A play");
    fails("bangs 1", "bangs 0");
    fails("over law", "A plays");
    fails("view C : B hand beer ?", "hand seen as ? ?");
    fails("view C : B hand ?", "hand seen as ? ?");
    fails("view B : B hand ? ?", "hand seen as beer/6H beer/7H");
    fails("view B : B hand beer missed", "hand seen as beer/6H beer/7H");
    fails("view C : B hand -", "hand seen as ? ?");
    fails("view C : B role outlaw", "?");
    fails("view C : A role ?", "sheriff");
    fails("view C : deck scope", "deck seen as ?");
    fails("told C : B began play", "C was told: A began play");
    fails("told C : A began play, A began play", "C was told: A began play");
    fails("told C without : A began play", "C was told: A began play");
    fails("told C exactly : -", "C was told: A began play");
    fails("told C exactly : B began play", "C was told: A began play");
    fails("told C exactly : A began play, A began play", "C was told: A began play");
}

#[test]
fn the_end_of_a_game_is_not_going() {
    let text = scene("", "--\nA pass\n--\nover outlaws\n").replace("3/4  hand beer/6H beer/7H", "1/4");
    assert_eq!(play(&text).len(), 1);
    let over = scene("turn B play", "--\nB bang A ? over outlaws\n--\ngoing\n")
        .replace("slab-the-killer 5/5  hand bang/7C", "slab-the-killer 1/5")
        .replace("hand beer/6H beer/7H", "hand bang beer");
    let failures = play(&over);
    assert_eq!(failures.len(), 1, "{failures:#?}");
    assert_eq!(failures[0].found, "over outlaws");
}

/// What is found at one line of a when part.
#[track_caller]
fn fails_when(given: &str, when: &str, found: &str) {
    let text = scene(given, &format!("--\n{when}\n"));
    let failures = play(&text);
    assert_eq!(failures.len(), 1, "{when}: {failures:#?}");
    assert!(failures[0].found.contains(found), "{when}: {failures:#?}");
}

#[test]
fn whatever_is_asked_or_offered_otherwise_is_found() {
    fails_when("", "? B plays", "A plays");
    fails_when("", "? A picks store", "A plays");
    fails_when("", "? A plays with bang C", "bang/7C B, pass");
    fails_when("", "? A plays without pass", "bang/7C B, pass");
    fails_when("", "? A plays exactly bang B", "bang/7C B, pass");
    fails_when("", "? A plays exactly bang B, bang C, pass", "bang/7C B, pass");
    fails_when("", "? A plays timeout bang B", "pass");
    fails_when("", "A bang C", "A plays: bang/7C B, pass");
    let far = scene("", "--\nA bang\n").replace("hand bang/7C", "hand bang/7C table schofield");
    assert!(play(&far)[0].found.contains("bang/7C B and bang/7C C"), "{:#?}", play(&far));
    fails_when("", "B pass", "A plays");
    fails_when("", "B timeout", "A plays");
    fails_when("", "A bang B ? B answers missed owing 1", "B answers missed owing 2 by A");
    fails_when("", "A bang B ? B answers missed owing 2 by C", "B answers missed owing 2 by A");
    fails_when("", "refused A bang B", "bang/7C B is legal");
    fails_when("", "refused A bang C : CORE-DIST-05", "refused by CORE-DIST-04 distance 2 range 1");
    fails_when("", "refused A bang C : CORE-DIST-04 distance 3", "refused by CORE-DIST-04 distance 2 range 1");
    fails_when("", "refused A bang C : CORE-DIST-04 distance 2 range 1 more", "distance 2 range 1");
}

#[test]
fn a_long_list_of_offers_is_cut_short() {
    let many = scene("", "--\n? A plays with gatling\n")
        .replace("hand bang/7C", "hand cat-balou duel panic jail table mustang barrel scope")
        .replace("hand beer/6H beer/7H", "hand beer/6H beer/7H table schofield remington")
        .replace("table volcanic/10C", "hand saloon table volcanic/10C rev-carabine winchester");
    let found = &play(&many)[0].found;
    assert_eq!(found.split(", ").count(), 24 + usize::from(found.contains("more")), "{found}");
}

#[test]
fn signs_are_read_with_or_without_rank_and_every_card_counts_once() {
    let hand = |cards: &str| {
        scene("", "--\n? A plays\n--\n").replace("hand bang/7C", "hand bang/7C bang/2C bang/QH beer/8H")
            + &format!("A hand {cards}\n")
    };
    holds(&hand("bang bang/7C bang/2C beer"));
    holds(&hand("any/C bang/7C bang beer"));
    holds(&hand("any/H bang/H any/2C bang"));
    holds(&hand("any/H bang bang bang/QH"));
    holds(&hand("bang any/QH any/C beer/H").replace("beer/H", "any/8H"));
    assert_eq!(play(&hand("bang bang/8C bang/2C beer")).len(), 1);
    assert_eq!(play(&hand("any/S bang bang beer")).len(), 1);
}

#[test]
fn a_scene_needs_its_table_and_says_where() {
    let three = scene("", "--\n? A plays\n")
        .replace("D renegade paul-regret     3/3  table volcanic/10C\n", "")
        .replace("C outlaw   rose-doolan     4/4\n", "");
    refused(&three, "1:1: a table has 3 to 8 seats, this scene has 2");
    let later = format!("# first\n\n{three}");
    refused(&later, "3:1: a table has 3 to 8 seats, this scene has 2");
    refused(&scene("", "--\nA  bong B\n"), "8:4: there is no card called bong");
    refused(&scene("", "--\nrefused A  bong B\n"), "8:12: there is no card called bong");
    refused(&scene("", "--\n? A plays\n--\nB 3/x\n"), "10:3: 3/x is no life like 3/4");
    refused(&scene("", "--\n? A plays\n--\nB x/4\n"), "10:3: x/4 is no life like 3/4");
}

#[test]
fn a_new_game_is_dealt_in_place_of_a_position() {
    holds(
        "scene Dealt\ndeal 4\nseed 9\nhold\n--\n? A plays\n--\nroles outlaw outlaw renegade sheriff\ndeck 62 cards\nwon -",
    );
    refused(&scene("deal 4", "--\n? A plays"), "6:1: a new game is dealt, so a seat cannot be given");
    refused("scene Dealt\ndeal 4\nturn A play\n--\n? A", "2:1: a new game is dealt, so turn cannot be given");
    refused("scene Dealt\ndeal 9\n--\n? A", "1:1: the standard game is for four to eight seats (VAR-GEN-2-C1)");
    let found =
        play("scene Dealt\ndeal 4\nseed 9\n--\n? A plays\n--\nroles sheriff outlaw\nlast high-noon\nwon A\npast curse");
    let found: Vec<&str> = found.iter().map(|failure| failure.found.as_str()).collect();
    assert_eq!(found, ["roles outlaw outlaw renegade sheriff", "last -", "won -", "past -"]);
    let found = play(&scene("", "--\n? A plays\n--\nconcerned lasso A"));
    assert_eq!(found[0].found, "concerned lasso D");
}

// Greygory Deck draws two characters nobody else has.
#[test]
fn drawn_characters_are_nobody_elses() {
    let table = |a: &str, b: &str| {
        format!(
            "scene Drawn characters\nedition compendium\nA sheriff greygory-deck {a}\nB outlaw bart-cassidy {b}\n\
             C outlaw vera-custer\nD renegade paul-regret\n--\n"
        )
    };
    holds(&table("drawn kit-carlson sid-ketchum", ""));
    refused(&table("drawn kit-carlson kit-carlson", ""), "3:43: A: kit-carlson is at the table already");
    refused(&table("drawn kit-carlson paul-regret", ""), "3:43: A: paul-regret is at the table already");
    refused(&table("drawn bart-cassidy kit-carlson", ""), "3:31: A: bart-cassidy is at the table already");
    refused(
        &table("spare sid-ketchum drawn sid-ketchum kit-carlson", ""),
        "3:49: A: sid-ketchum is at the table already",
    );
    refused(
        &table("drawn kit-carlson sid-ketchum", "drawn jesse-jones sid-ketchum"),
        "3:43: A: sid-ketchum is drawn by somebody else",
    );
    refused(
        &table("drawn doc-holyday sid-ketchum", ""),
        "3:31: A: only characters of the base game are drawn, doc-holyday is not",
    );
}

#[test]
fn life_is_two_numbers_and_used_abilities_are_those_of_the_turn() {
    let plain = scene("", "");
    for wrong_life in ["3/x", "x/4"] {
        assert!(wrong(&plain.replace("3/4", wrong_life)).is_some(), "{wrong_life}");
    }
    let copy = |used: &str| {
        format!(
            "scene A copy\nedition compendium\nA sheriff vera-custer copies doc-holyday\nB outlaw bart-cassidy\n\
             C outlaw rose-doolan\nD renegade paul-regret\nused {used} 1\nturn A play\n--\n"
        )
    };
    assert_eq!(wrong(&copy("doc-holyday")), None);
    refused(&copy("jose-delgado"), "7:6: A, whose turn it is, is not jose-delgado and cannot have used that ability");
}

#[test]
fn two_players_dealt_a_game_have_four_seats() {
    let dealt = |then: &str| format!("scene Two players\nedition compendium\ndeal 2\n--\n--\n{then}\n");
    holds(&dealt("D hand -"));
    refused(&dealt("E hand -"), "6:1: nobody sits at E; this table has A to D");
}
