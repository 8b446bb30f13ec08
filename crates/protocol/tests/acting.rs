//! Abilities that act by themselves are named in the log, and nothing else is.

use std::collections::BTreeMap;

use saloon_protocol::line::{Cast, lines};
use saloon_protocol::{Blank, Line};
use saloon_rules::{Character, Config, Edition, Fact, Game, Legal, Seat, Told};

/// The character a line names, and what it tells of it.
fn named(line: &Line) -> Option<(Character, &Line)> {
    match (line.blank("source"), line.blank("told")) {
        (Some(Blank::Character { character }), Some(Blank::Line { line: told })) if line.id == "log-acting" => {
            Some((*character, told))
        }
        _ => None,
    }
}

/// A step as it was told: the game before and after, what happened, and the sentences about it.
type Step<'a> = (&'a Game, &'a Game, &'a [Fact], &'a [Option<Line>]);

/// Plays games of random answers and shows every step.
fn games(config: &Config, count: u64, mut look: impl FnMut(Step<'_>)) {
    for seed in 0..count {
        let mut game = Game::new(config, seed.into()).expect("the table can be played");
        let mut list = Legal::new();
        let mut dice = seed;
        while game.ask().is_some() {
            game.legal(&mut list);
            dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let (before, mut told) = (game, Vec::<Told>::new());
            game.take(&list, (dice >> 33) as usize % list.len(), Some(&mut told)).expect("the action is listed");
            let facts: Vec<Fact> = told.iter().map(|told| told.seen_by(None)).collect();
            let said = lines(game.deck(), &Cast::from(&before.view(None)), &facts);
            look((&before, &game, &facts, &said));
        }
    }
}

fn fixed(edition: Edition, seats: u8, characters: &str) -> Config {
    let mut config = Config::new(edition, seats);
    for (name, value) in [("house", "true"), ("fixed_characters", characters)] {
        config.set(name, value).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
    config
}

#[test]
fn each_ability_that_acts_by_itself_is_named() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seats in [4, 5, 8] {
        games(&Config::new(Edition::Compendium, seats), 150, |(before, _, _, said)| {
            for (character, told) in said.iter().flatten().filter_map(named) {
                *seen.entry(character.id()).or_default() += 1;
                let Some(Blank::Seat { seat }) = told.blank("who") else { panic!("{told:?} is about nobody") };
                let has = before.view(None);
                let has = has.seat(*seat);
                let all = [Some(has.character), has.borrowed].into_iter().flatten().chain(has.drawn.iter());
                assert!(all.into_iter().any(|one| one == character), "{} is not there", character.id());
            }
        });
    }
    let wanted = [
        "bart-cassidy",
        "black-jack",
        "el-gringo",
        "greg-digger",
        "herb-hunter",
        "jesse-jones",
        "kit-carlson",
        "molly-stark",
        "pedro-ramirez",
        "pixie-pete",
        "suzy-lafayette",
        "vulture-sam",
        "bill-noface",
    ];
    let missing: Vec<&str> = wanted.into_iter().filter(|id| !seen.contains_key(id)).collect();
    assert!(missing.is_empty(), "never named: {missing:?}; {seen:?}");
}

#[test]
fn whoever_has_no_such_ability_is_never_named() {
    let plain = "A:willy-the-kid,B:slab-the-killer,C:rose-doolan,D:paul-regret,E:calamity-janet";
    games(&fixed(Edition::Compendium, 5, plain), 100, |(_, _, _, said)| {
        let found: Vec<&Line> = said.iter().flatten().filter(|line| line.id == "log-acting").collect();
        assert!(found.is_empty(), "{found:?}");
    });
}

#[test]
fn a_draw_is_named_only_if_the_ability_was_the_reason() {
    let config = fixed(Edition::Classic, 4, "A:suzy-lafayette,B:bart-cassidy,C:el-gringo,D:slab-the-killer");
    let (mut suzy, mut bart, mut gringo) = (0, 0, 0);
    games(&config, 150, |(before, after, facts, said)| {
        for (at, line) in said.iter().enumerate() {
            let Some((character, _)) = line.as_ref().and_then(named) else { continue };
            match (character, facts[at]) {
                (Character::SuzyLafayette, Fact::Drew { seat, .. }) => {
                    suzy += 1;
                    // She draws into an empty hand: unless more comes, that card is all she has.
                    let more = facts[at + 1..].iter().any(
                        |fact| matches!(fact, Fact::Drew { seat: by, .. } | Fact::Took { seat: by, .. } if *by == seat),
                    );
                    assert!(more || after.view(None).seat(seat).hand <= 1, "{facts:?}");
                }
                (Character::BartCassidy, Fact::Drew { seat, .. }) => {
                    bart += 1;
                    assert!(
                        before.view(None).seat(seat).life < before.view(None).seat(seat).max || hurt(facts, seat),
                        "{facts:?}"
                    );
                }
                (Character::ElGringo, Fact::Took { seat, from, hand: true, .. }) => {
                    gringo += 1;
                    assert!(facts.iter().any(|fact| matches!(fact, Fact::Lost { seat: by, by: Some(shooter), .. } if *by == seat && *shooter == from)), "{facts:?}");
                }
                other => panic!("{other:?} in {facts:?}"),
            }
        }
        // Nothing that was stolen for a wound goes unnamed.
        for (at, fact) in facts.iter().enumerate() {
            if let Fact::Took { seat, from, hand: true, .. } = *fact
                && before.view(None).seat(seat).character == Character::ElGringo
                && facts[..at].iter().any(|fact| matches!(fact, Fact::Lost { seat: by, by: Some(shooter), .. } if *by == seat && *shooter == from))
            {
                assert!(said[at].as_ref().is_some_and(|line| named(line).is_some()), "{facts:?}");
            }
        }
    });
    assert!(suzy > 20 && bart > 20 && gringo > 20, "{suzy} {bart} {gringo}");
}

fn hurt(facts: &[Fact], seat: Seat) -> bool {
    facts.iter().any(|fact| matches!(fact, Fact::Lost { seat: by, .. } if *by == seat))
}
