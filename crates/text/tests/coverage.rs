//! Everything has its words, in every language, for every reader.

#![allow(clippy::unwrap_used)]

mod common;

use std::collections::HashSet;
use std::mem::discriminant;

use common::samples::{actions, asks, facts, refusals};
use common::{DECK, tables};
use saloon_rules::{Action, Box, Character, Edition, Fact, Kind, Phase, Question, Role, Suit, Why};
use saloon_text::{Lang, Text};

/// Is this a piece of text, not an id or a half-filled sentence?
fn check(lang: Lang, said: &str) {
    assert!(!said.is_empty() && said.trim() == said, "{lang}: {said:?}");
    for wrong in ["{", "}", "  ", "..", "::", ",,", " .", " ,", "。。"] {
        assert!(!said.contains(wrong), "{lang}: {said:?} has {wrong:?}");
    }
    let id = said.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    assert!(!id || !said.contains('-'), "{lang}: {said:?} is an id");
}

fn sentence(lang: Lang, said: &str) {
    check(lang, said);
    let ends = if lang == Lang::ZhHant { ['。', '？', '！'] } else { ['.', '?', '!'] };
    assert!(said.ends_with(ends), "{lang}: {said:?} does not end");
    let first = said.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{lang}: {said:?} begins small");
}

#[test]
fn every_name_is_known() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for kind in Kind::all() {
            check(lang, &text.kind(kind));
            sentence(lang, &text.kind_text(kind));
        }
        for character in Character::all() {
            check(lang, &text.character(character));
            sentence(lang, &text.character_text(character));
        }
        Role::ALL.iter().for_each(|role| check(lang, &text.role(*role)));
        Suit::ALL.iter().for_each(|suit| check(lang, &text.suit(*suit)));
        for phase in [Phase::Start, Phase::Draw, Phase::Play, Phase::Discard, Phase::End] {
            check(lang, &text.phase(phase));
        }
        for card in DECK.cards().iter() {
            let (sign, whole) = (text.sign(DECK, card), text.card(DECK, card));
            assert!(sign.ends_with(['♥', '♦', '♣', '♠']), "{sign}");
            assert_eq!(whole, format!("{} {sign}", text.kind(DECK.face(card).kind)));
        }
        Box::ALL.iter().for_each(|b| check(lang, &text.get(&format!("box-{}", b.id()))));
    }
}

#[test]
fn every_switch_and_value_is_known() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let lists = Edition::ALL.iter().map(|edition| edition.switches().list());
        for switch in lists.flatten() {
            check(lang, &text.switch(switch.name));
            sentence(lang, &text.switch_text(switch.name));
            let values = switch.accepts.iter().chain([&switch.value]);
            for value in values.filter(|value| !value.starts_with("a number")) {
                let said = text.switch_value(switch.name, value);
                check(lang, &said);
                let number = value.parse::<u8>().is_ok();
                assert!(number || said != *value, "{lang}: {} = {value}", switch.name);
            }
        }
    }
}

#[test]
fn switches_of_the_table_itself_are_known() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for name in ["deck", "character_pool", "fixed_characters", "player_count"] {
            check(lang, &text.switch(name));
            sentence(lang, &text.switch_text(name));
        }
        for deck in ["base", "standalone", "base+expansion"] {
            assert_ne!(text.switch_value("deck", deck), deck);
        }
        check(lang, &text.switch_value("character_pool", "base,dodge-city,special"));
    }
    let text = Text::new(Lang::En);
    let pool = text.switch_value("character_pool", "base,dodge-city,special");
    assert_eq!(pool, "Base game, Dodge City and Special characters");
    assert_eq!(text.switch_value("fixed_characters", "A:sid-ketchum,C:rose-doolan"), "A Sid Ketchum and C Rose Doolan");
    assert_eq!(text.switch_value("sean_mallory_limit", "10"), "10");
}

/// A function that finds a sample of every variant. A new variant breaks its `match`, and then the test until a sample is there.
macro_rules! every_variant {
    ($name:ident, $type:ident: $($variant:ident),+) => {
        fn $name(samples: impl Iterator<Item = $type>) {
            let of = |sample: $type| match sample {
                $($type::$variant { .. } => stringify!($variant)),+
            };
            let found: HashSet<&str> = samples.map(of).collect();
            for wanted in [$(stringify!($variant)),+] {
                assert!(found.contains(wanted), "no sample of {}::{wanted}", stringify!($type));
            }
        }
    };
}

every_variant! { every_fact, Fact: TurnBegan, PhaseBegan, TurnLost, Drew, TookDiscard, Shown, Looked, Reshuffled, Played, Answered, Laid, Used, Discarded, Buried, Guessed, Flipped, Checked, Missed, Declined, Lost, Prevented, Healed, Took, Passed, Stocked, Picked, Gave, Copied, Eliminated, Rewarded, Punished, RoleShown, Revealed, KeeperIs, TurnSkipped, Returned, Departed, ChangedPlaces, Ordered, Chosen, Named, Over, Became, Swapped, RolesShuffled, RoleDealt, Spoke, Handed, Repeated, Survived, Lent, Declared, Withdrew, Offered, Bid, Paid, Activated }
every_variant! { every_question, Question: Play, Dodge, Give, Prevent, Rescue, Interrupt, PickStore, PickFlip, PickDraw, DrawMode, PickSurplus, PickDuplicate, PickVictim, PickGift, PickLoot, NameCopy, Arrange, Event, PickCharacter, Declare, Keep, Nominate, Bid, Buy, TakeBack, Draft, Sides, Activate, Place }
every_variant! { every_reason, Why: Over, NotAsked, Stale, WrongAnswer, NotInHand, NotInPlay, NotNow, NotAs, Limit, OutOfRange, TooFar, Dead, Aim, Oneself, NoCardThere, NobodyToAim, Cost, Duplicate, Sheriff, TwoLeft, NotReady, Silenced, Tried, Immune, NoAbility, NotEntitled, NoProof, NotOffered, Funds, Bid, NotEligible, Forbidden }
every_variant! { every_action, Action: Pass, Rest, Play, Use, Pick, Name, Choose }

#[test]
fn the_samples_have_every_variant() {
    every_fact(facts().into_iter());
    every_question(asks().into_iter().map(|ask| ask.question));
    every_reason(refusals().into_iter().map(|refusal| refusal.why));
    every_action(actions().into_iter());
}

#[test]
fn every_fact_is_a_sentence_or_nothing() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for table in tables() {
            for fact in facts() {
                if let Some(said) = text.fact(&table, DECK, &fact) {
                    sentence(lang, &said);
                }
            }
        }
    }
}

#[test]
fn every_question_is_a_sentence() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for table in tables() {
            for ask in asks() {
                sentence(lang, &text.question(&table, DECK, &ask));
            }
        }
    }
}

#[test]
fn every_answer_has_a_label() {
    let mut questions = HashSet::new();
    let asks: Vec<_> = asks().into_iter().filter(|ask| questions.insert(discriminant(&ask.question))).collect();
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for table in tables().into_iter().take(2) {
            for ask in &asks {
                // All that can be composed in phase two; of the same answers elsewhere, some of each sort.
                let every = if ask.question == Question::Play { 1 } else { 7 };
                for action in actions().iter().step_by(every) {
                    check(lang, &text.action(&table, DECK, action, ask));
                }
            }
        }
    }
}

#[test]
fn every_default_is_a_sentence() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for table in tables() {
            // A default is offered by the game itself: only these come up.
            common::play(Edition::Compendium, 11, |game, legal, _| {
                let Some(ask) = game.ask() else { return };
                let fallback = legal.fallback(&ask).unwrap();
                sentence(lang, &text.default_note(&table, game.deck(), &ask, &fallback));
            });
        }
    }
}

#[test]
fn every_refusal_says_what_is_missing_and_what_would_help() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for table in tables() {
            for refusal in refusals() {
                let said = text.refusal(&table, DECK, &refusal);
                sentence(lang, &said);
                let stops = said.matches(['.', '!', '。', '！']).count();
                assert!(stops >= 2, "{lang}: only one sentence in {said:?}");
            }
        }
    }
}

#[test]
fn a_missing_message_is_its_id() {
    let text = Text::new(Lang::En);
    assert_eq!(text.get("no-such-message"), "no-such-message");
    assert_eq!(text.attr("card-bang", "no-such-attribute"), None);
}
