//! A small file broken in every way the tool knows, and explanations that fit or have gone stale.

use crate::find::{Found, Names, files_apart, find, tables};
use crate::{explain, learnt, plant, report};

fn look(text: &str) -> Found {
    let parsed = syn::parse_file(text).expect("the sample is Rust");
    let mut names = Names::default();
    names.tables.extend(tables(&parsed));
    find("sample.rs", text, &parsed, &names)
}

fn changes(text: &str) -> Vec<String> {
    look(text).mutants.iter().map(|m| format!("{} -> {}", m.from, m.to)).collect()
}

fn planted(text: &str) -> String {
    let found = look(text);
    let all: Vec<_> = found.mutants.iter().enumerate().collect();
    plant::plant(text, &all, &found.edits, "is").text
}

#[test]
fn comparisons_conditions_and_numbers_are_broken() {
    let found = changes("fn f(a: u8, b: bool) -> u8 { if a < 2 && b { a + 1 } else { 0 } }");
    for wanted in ["a < 2 -> (a) <= (2)", "b -> !(b)", "a + 1 -> (a) - (1)", "2 -> 3", "0 -> 1", "the whole body -> 0"]
    {
        assert!(found.iter().any(|one| one == wanted), "{wanted} is not among {found:?}");
    }
}

#[test]
fn statements_and_arms_can_be_left_out() {
    let found = changes("fn f(v: &mut Vec<u8>) { v.push(3); match v.len() { 1 => g(), _ => {} } }");
    assert!(found.contains(&"v.push(3); -> (statement left out)".to_owned()), "{found:?}");
    assert!(found.contains(&"1 -> (arm left out)".to_owned()), "{found:?}");
}

#[test]
fn patterns_types_tests_and_constants_are_left_alone() {
    assert_eq!(changes("const A: [u8; 3] = [1 + 2; 3];"), Vec::<String>::new());
    assert_eq!(changes("#[cfg(test)] mod tests { fn f() -> bool { 1 < 2 } }"), Vec::<String>::new());
    let found = changes("fn f(a: Option<u8>) -> [u8; 3] { let Some(3..5) = a else { return g() }; h() }");
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn what_is_behind_a_feature_is_left_alone() {
    let text = "fn f(v: &mut Vec<u8>) { #[cfg(feature = \"more\")] v.push(3); match v[0] { #[cfg(test)] 1 => g(2), n => h(n) } }";
    assert!(!changes(text).iter().any(|one| one.contains('3') || one == "2 -> 3"), "{:?}", changes(text));
    let parsed = syn::parse_file("#[cfg(test)] mod a; mod b; #[cfg(feature = \"c\")] mod c;").expect("it is Rust");
    assert_eq!(files_apart("lib.rs", &parsed), ["a.rs", "c.rs"]);
    assert_eq!(files_apart("room/mod.rs", &parsed), ["room/a.rs", "room/c.rs"]);
    assert_eq!(files_apart("frame.rs", &parsed), ["frame/a.rs", "frame/c.rs"]);
}

#[test]
fn whoever_a_report_lists_is_found_again_without_his_line() {
    let mutants = look("fn f(a: u8) -> bool { a < 2 }").mutants;
    let report = "\nNobody noticed:\n  #7 sample.rs:1 f: a < 2 -> (a) <= (2)   [2 scenes and 1 tests reach it]\n\nall 1 mutants\n";
    let listed = report::listed(report);
    assert_eq!(mutants.iter().filter(|mutant| listed.contains(&mutant.text())).count(), 1);
}

#[test]
fn what_is_planted_is_rust_again_and_nests() {
    let text = "fn f(a: u8, b: u8) -> bool { let x = !(a + 1 < b * 2); if let Some(c) = g(a) && c > 1 { h(); } x }";
    let text = planted(text);
    syn::parse_file(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert!(text.contains("(a + 1) <= (b * 2)"), "{text}");
    assert!(text.contains("{ h(); }") || text.contains("if !is("), "{text}");
}

#[test]
fn a_table_gets_a_copy_that_can_be_broken() {
    let text = "pub const BANG: CardDef = CardDef { id: \"bang\", cost: 1, steps: &[Step::Draw(2)], ..CardDef::BROWN };\n\
                static ALL: [CardDef; 1] = [BANG];\nconst fn f() -> u8 { 1 }";
    let found = changes(text);
    for wanted in ["1 -> CardDef::BROWN.cost", "1 -> 2", "&[Step::Draw(2)] -> &[Step::Draw(3)]"] {
        assert!(found.iter().any(|one| one == wanted), "{wanted} is not among {found:?}");
    }
    let text = planted(text);
    syn::parse_file(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert!(text.contains("LazyLock::new(|| [BANG__()])") && text.contains("fn BANG__() -> CardDef {"), "{text}");
    assert!(text.contains("pub const BANG: CardDef = CardDef {") && !text.contains("const fn"), "{text}");
}

#[test]
fn tables_are_found_inside_macros() {
    let text = "pub const BANG: CardDef = CardDef { cost: 1 };\n\
                macro_rules! kinds { ($($d:expr),+) => { static ALL: [CardDef; 1] = [$($d),+]; }; }\n\
                kinds! { base::cards::BANG }";
    let text = planted(text);
    assert!(
        text.contains("static ALL: std::sync::LazyLock<[CardDef; 1]> = std::sync::LazyLock::new(|| [$($d),+]);"),
        "{text}"
    );
    assert!(text.contains("kinds! { base::cards::BANG__() }"), "{text}");
}

#[test]
fn a_list_borrowed_for_ever_is_made_when_first_used() {
    let text = planted("pub const NOON: EventDef = EventDef { cost: 1 };\nstatic ALL: &[EventDef] = &[NOON];");
    syn::parse_file(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert!(text.contains("std::boxed::Box::leak(std::boxed::Box::new([NOON__()]))"), "{text}");
}

#[test]
fn a_list_of_tables_that_is_a_constant_gets_a_copy_too() {
    let text = "const NOON: EventDef = EventDef { cost: 1 };\npub(crate) const LIST: &[EventDef] = &[NOON];\n\
                const LISTS: &[&[EventDef]] = &[room::LIST];\nstatic EVENTS: [EventDef; 1] = [LISTS[0][0]];";
    let text = planted(text);
    syn::parse_file(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert!(text.contains("fn LIST__() -> &'static [EventDef] {") && text.contains("new([NOON__()])"), "{text}");
    assert!(text.contains("new([room::LIST__()])") && text.contains("|| [LISTS__()["), "{text}");
    assert!(text.contains("const LIST: &[EventDef] = &[NOON];"), "{text}");
}

#[test]
fn an_explanation_is_found_by_its_text_and_goes_stale_with_it() {
    let mutants = look("fn f(a: u8) -> bool { a   < 2 }").mutants;
    let explained = "[[equivalent]]\nfile = \"sample.rs\"\nfunction = \"f\"\nfrom = \"a < 2\"\nto = \"(a) <= (2)\"\n\
                     reason = \"no caller ever has exactly two\"";
    let explained = explain::read(explained).expect("it can be read");
    assert_eq!(mutants.iter().filter(|m| explained[0].fits(m)).count(), 1);
    assert!(explain::stale(&explained, &mutants).is_empty());
    assert_eq!(explain::stale(&explained, &look("fn f(a: u8) -> bool { a < 3 }").mutants).len(), 1);
    assert!(explain::read("[[equivalent]]\nfile = \"a\"\nfunction = \"f\"\nfrom = \"x\"\nreason = \"\"").is_err());
}

#[test]
fn what_does_not_compile_is_known_again_after_other_lines_have_moved() {
    let path = std::env::temp_dir().join(format!("learnt-{}.json", std::process::id()));
    let before = look("fn f(a: u8) -> bool { a < 2 }").mutants;
    let known = std::collections::BTreeSet::from([2]);
    learnt::keep(&path, &Names::default(), &before, &known).expect("it can be written");
    let after = look("\n\nfn g(a: u8) -> u8 { a }\nfn f(a: u8) -> bool { a < 2 }").mutants;
    let found: Vec<String> = learnt::unfit(&path, &after).into_iter().map(|n| after[n].text()).collect();
    std::fs::remove_file(&path).expect("it is there");
    assert_eq!(found, [before[2].text()]);
}

#[test]
fn a_table_is_imported_together_with_the_table_of_the_process() {
    let text = "use a::ONE; use b::{Two, ONE};\nconst ONE: CardDef = CardDef { cost: 1, ..CardDef::BROWN };";
    let text = planted(text);
    assert!(text.starts_with("use a::{ONE, ONE__}; use b::{Two, ONE, ONE__};"), "{text}");
}
