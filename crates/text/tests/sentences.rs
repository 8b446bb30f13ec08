//! How it sounds: plurals, persons and cases, sentence by sentence.

#![allow(clippy::unwrap_used)]

mod common;

use common::samples::asks;
use common::{DECK, Table, card, every_card, seat};
use saloon_protocol::line::{Cast, lines};
use saloon_rules::{Action, Aim, Ask, Character, Fact, Kind, Question, Refusal, Role, Source, Why};
use saloon_text::{Arg, Lang, Text};

const ONLOOKER: Table = Table { me: None };

fn rose() -> Table {
    Table { me: Some(seat(0)) }
}

fn bart() -> Table {
    Table { me: Some(seat(1)) }
}

fn the(kind: Kind) -> saloon_rules::CardId {
    every_card()[kind as usize]
}

fn ask(question: Question) -> Ask {
    Ask { question, ..asks()[0] }
}

/// Checks what `say` makes of 1, 2, 5 and 21.
fn counts(say: impl Fn(u8) -> String, expected: [&str; 4]) {
    assert_eq!([1, 2, 5, 21].map(say), expected);
}

#[test]
fn russian_counts_lives() {
    let text = Text::new(Lang::Ru);
    let lost = |points| Fact::Lost { seat: seat(0), points, by: None, left: 1, kind: Some(Kind::Dynamite) };
    counts(
        |number| text.fact(&ONLOOKER, DECK, &lost(number)).unwrap(),
        [
            "Rose теряет 1 жизнь: «Динамит» (осталось: 1).",
            "Rose теряет 2 жизни: «Динамит» (осталось: 1).",
            "Rose теряет 5 жизней: «Динамит» (осталось: 1).",
            "Rose теряет 21 жизнь: «Динамит» (осталось: 1).",
        ],
    );
    let healed = |points| Fact::Healed { seat: seat(0), points, left: 4 };
    counts(
        |number| text.fact(&rose(), DECK, &healed(number)).unwrap(),
        [
            "Вы возвращаете себе 1 жизнь (теперь 4).",
            "Вы возвращаете себе 2 жизни (теперь 4).",
            "Вы возвращаете себе 5 жизней (теперь 4).",
            "Вы возвращаете себе 21 жизнь (теперь 4).",
        ],
    );
    counts(
        |points| text.question(&rose(), DECK, &ask(Question::Prevent { points })),
        [
            "Вы вот-вот потеряете 1 жизнь. «Пиво» может это предотвратить.",
            "Вы вот-вот потеряете 2 жизни. «Пиво» может это предотвратить.",
            "Вы вот-вот потеряете 5 жизней. «Пиво» может это предотвратить.",
            "Вы вот-вот потеряете 21 жизнь. «Пиво» может это предотвратить.",
        ],
    );
}

#[test]
fn russian_counts_cards() {
    let text = Text::new(Lang::Ru);
    counts(
        |left| text.question(&rose(), DECK, &ask(Question::PickSurplus { left })),
        [
            "На руке слишком много карт: сбросьте 1 карту.",
            "На руке слишком много карт: сбросьте 2 карты.",
            "На руке слишком много карт: сбросьте 5 карт.",
            "На руке слишком много карт: сбросьте 21 карту.",
        ],
    );
    counts(
        |cards| text.fact(&ONLOOKER, DECK, &Fact::Rewarded { seat: seat(0), cards }).unwrap(),
        [
            "Rose получает в награду 1 карту.",
            "Rose получает в награду 2 карты.",
            "Rose получает в награду 5 карт.",
            "Rose получает в награду 21 карту.",
        ],
    );
    counts(
        |cards| text.refusal(&rose(), DECK, &Refusal { rule: "CARD-GEN-03", why: Why::Cost { cards } }),
        [
            "Для этого нужно сбросить с руки ещё 1 карту. Выберите, что сбросить.",
            "Для этого нужно сбросить с руки ещё 2 карты. Выберите, что сбросить.",
            "Для этого нужно сбросить с руки ещё 5 карт. Выберите, что сбросить.",
            "Для этого нужно сбросить с руки ещё 21 карту. Выберите, что сбросить.",
        ],
    );
}

#[test]
fn russian_counts_dodges() {
    let text = Text::new(Lang::Ru);
    let dodge = |owed| ask(Question::Dodge { by: Some(seat(1)), kind: Some(Kind::Bang), owed, card: None });
    counts(
        |owed| text.question(&rose(), DECK, &dodge(owed)),
        [
            "Bart играет Bang! против вас: увернитесь или потеряете 1 жизнь.",
            "Bart играет Bang! против вас: увернитесь или потеряете 1 жизнь. Нужно 2 уворота.",
            "Bart играет Bang! против вас: увернитесь или потеряете 1 жизнь. Нужно 5 уворотов.",
            "Bart играет Bang! против вас: увернитесь или потеряете 1 жизнь. Нужно 21 уворот.",
        ],
    );
}

#[test]
fn russian_counts_on_the_screen() {
    let text = Text::new(Lang::Ru);
    let fill = |id: &'static str, blank: &'static str| {
        let text = &text;
        move |number: u8| text.fill(id, &[(blank, Arg::from(number))])
    };
    counts(fill("ui-cards", "count"), ["1 карта", "2 карты", "5 карт", "21 карта"]);
    counts(fill("ui-lives", "count"), ["1 жизнь", "2 жизни", "5 жизней", "21 жизнь"]);
    counts(fill("ui-players", "count"), ["1 игрок", "2 игрока", "5 игроков", "21 игрок"]);
    counts(
        fill("ui-over-turns", "turns"),
        ["Игра длилась 1 ход.", "Игра длилась 2 хода.", "Игра длилась 5 ходов.", "Игра длилась 21 ход."],
    );
    counts(
        fill("ui-log-back", "lines"),
        ["Журнал, 1 строка назад", "Журнал, 2 строки назад", "Журнал, 5 строк назад", "Журнал, 21 строка назад"],
    );
}

#[test]
fn a_shot_is_told_to_everybody_in_his_own_person() {
    let aim = Aim::at(seat(1));
    let shot = Fact::Played { seat: seat(0), card: the(Kind::Bang), kind: Kind::Bang, aim };
    let said = |lang, table: &Table| Text::new(lang).fact(table, DECK, &shot).unwrap();
    assert_eq!(said(Lang::En, &ONLOOKER), "Rose plays Bang! Q♥ at Bart.");
    assert_eq!(said(Lang::En, &rose()), "You play Bang! Q♥ at Bart.");
    assert_eq!(said(Lang::En, &bart()), "Rose plays Bang! Q♥ at you.");
    assert_eq!(said(Lang::Ru, &ONLOOKER), "Rose играет Bang! Q♥ против игрока Bart.");
    assert_eq!(said(Lang::Ru, &rose()), "Вы играете Bang! Q♥ против игрока Bart.");
    assert_eq!(said(Lang::De, &bart()), "Rose spielt BANG! Q♥ gegen dich.");
    assert_eq!(said(Lang::ZhHant, &bart()), "Rose對你打出「砰！」Q♥。");
}

#[test]
fn russian_declines_the_names_of_cards() {
    let text = Text::new(Lang::Ru);
    let played = |kind| Fact::Played { seat: seat(0), card: the(kind), kind, aim: Aim::NOTHING };
    let said = |kind| text.fact(&ONLOOKER, DECK, &played(kind)).unwrap();
    assert_eq!(said(Kind::Indians), "Rose играет «Индейцы!» K♦.");
    assert_eq!(said(Kind::GeneralStore), "Rose играет «Лавку» 9♣.");
    assert_eq!(said(Kind::Barrel), "Rose кладёт перед собой «Бочку» Q♠.");
    for kind in Kind::all() {
        let object = said(kind);
        let own = text.kind(kind);
        let vowel = own.ends_with(['а', 'я']) && kind != Kind::CatBalou;
        assert!(!vowel || !object.contains(&own), "{own} is not declined in {object}");
    }
}

#[test]
fn a_converted_card_says_what_it_is_and_what_it_counts_as() {
    let answered = Fact::Answered { seat: seat(0), card: the(Kind::Bang), kind: Kind::Missed };
    let said = |lang| Text::new(lang).fact(&ONLOOKER, DECK, &answered).unwrap();
    assert_eq!(said(Lang::En), "Rose answers with Bang! Q♥ as Missed!.");
    assert_eq!(said(Lang::Ru), "Rose отвечает: Bang! Q♥ как «Мимо!».");
    assert_eq!(said(Lang::De), "Rose antwortet mit BANG! Q♥ als Fehlschuss!.");
    assert_eq!(said(Lang::ZhHant), "Rose用「砰！」Q♥當作「失手！」回應。");
}

#[test]
fn labels_are_short_and_whole() {
    let text = Text::new(Lang::En);
    let label = |action, question| text.action(&rose(), DECK, &action, &ask(question));
    let hit = Question::Dodge { by: Some(seat(1)), kind: Some(Kind::Bang), owed: 1, card: None };
    let bang = Action::Play { card: the(Kind::Bang), kind: Kind::Bang, aim: Aim::at(seat(1)), pay: [None, None] };
    assert_eq!(label(bang, Question::Play), "Bang! Q♥ at Bart");
    assert_eq!(label(Action::Pass, hit), "Take the hit");
    assert_eq!(label(Action::Pass, Question::Play), "End your turn");
    let heal = Action::Use {
        source: Source::Character(Character::SidKetchum),
        aim: Aim::NOTHING,
        pay: [Some(the(Kind::Beer)), Some(the(Kind::Missed))],
    };
    assert_eq!(label(heal, Question::Play), "Discard Beer 6♥ and Missed! 10♣: regain 1 life (Sid Ketchum)");
    let steal =
        Action::Play { card: the(Kind::Panic), kind: Kind::Panic, aim: Aim::card(seat(1), card(3)), pay: [None, None] };
    assert_eq!(label(steal, Question::Play), "Panic! J♥: Jail 4♥ of Bart");
}

#[test]
fn nobody_answering_has_consequences() {
    let text = Text::new(Lang::En);
    let hit = ask(Question::Dodge { by: Some(seat(1)), kind: Some(Kind::Bang), owed: 1, card: None });
    let note = |table: &Table| text.default_note(table, DECK, &hit, &Action::Pass);
    assert_eq!(note(&rose()), "Nobody answers: you take the hit.");
    assert_eq!(note(&bart()), "Nobody answers: Rose takes the hit.");
}

#[test]
fn a_refusal_has_the_numbers_of_the_table() {
    let refusal = Refusal { rule: "CORE-DIST-04", why: Why::OutOfRange { distance: 3, range: 2 } };
    let said = |lang| Text::new(lang).refusal(&rose(), DECK, &refusal);
    let english = "That player is at distance 3, your range is 2. A longer weapon or Scope would help.";
    assert_eq!(said(Lang::En), english);
    for lang in Lang::ALL {
        assert!(said(lang).contains('3') && said(lang).contains('2'), "{lang}");
    }
}

#[test]
fn an_elimination_names_the_role() {
    let fact = Fact::Eliminated { seat: seat(0), by: Some(seat(1)), role: Some(Role::Outlaw) };
    let said = |lang, table: &Table| Text::new(lang).fact(table, DECK, &fact).unwrap();
    assert_eq!(said(Lang::En, &rose()), "Bart eliminates you. Your role: Outlaw.");
    assert_eq!(said(Lang::Ru, &bart()), "Вы устраняете игрока Rose. Роль: Бандит.");
    assert_eq!(said(Lang::De, &ONLOOKER), "Bart schaltet Rose aus. Rolle: Outlaw.");
    assert_eq!(said(Lang::ZhHant, &rose()), "Bart消滅了你。你的職業：歹徒。");
}

#[test]
fn cards_drawn_together_are_told_together() {
    let text = Text::new(Lang::En);
    let drew = |who, card| Fact::Drew { seat: seat(who), card };
    let known = [the(Kind::Bang), the(Kind::Beer)].map(|card| drew(0, Some(card)));
    let hidden = [drew(1, None), drew(1, None), drew(0, None)];
    let told = |facts: &[Fact]| -> Vec<Option<String>> {
        lines(DECK, &Cast::NONE, facts)
            .iter()
            .map(|line| line.as_ref().map(|line| text.line(&rose(), DECK, line)))
            .collect()
    };
    let [bang, beer] = [Kind::Bang, Kind::Beer].map(|kind| text.card(DECK, the(kind)));
    assert_eq!(told(&known), [Some(format!("You draw {bang} and {beer}.")), None]);
    assert_eq!(told(&hidden), [Some("Bart draws 2 cards.".into()), None, Some("You draw 1 card.".into())]);
    let shop = [Kind::Bang, Kind::Beer].map(|kind| Fact::Stocked { card: the(kind) });
    assert_eq!(told(&shop), [Some(format!("On offer: {bang} and {beer}.")), None]);
    assert!(told(&[]).is_empty());
}

#[test]
fn the_log_says_why_something_came_to_nothing() {
    let text = Text::new(Lang::En);
    let told = |facts: &[Fact]| -> Vec<String> {
        lines(DECK, &Cast::NONE, facts).iter().flatten().map(|line| text.line(&rose(), DECK, line)).collect()
    };
    let play = |kind| Fact::Played { seat: seat(0), card: the(kind), kind, aim: Aim::NOTHING };
    let healed = Fact::Healed { seat: seat(0), points: 1, left: 3 };
    let in_vain = "It heals nobody: life was full, or only two players are left.";
    let beer = |end: &str| format!("You play {}.{end}", text.card(DECK, the(Kind::Beer)));
    assert_eq!(told(&[play(Kind::Beer)]), [beer(&format!(" {in_vain}"))]);
    assert_eq!(told(&[play(Kind::Beer), healed])[0], beer(""));
    assert!(told(&[play(Kind::Saloon)])[0].ends_with("It heals nobody: nobody had lost a life."));
    assert!(!told(&[play(Kind::Stagecoach)])[0].contains("heals"));
    let answered = Fact::Answered { seat: seat(0), card: the(Kind::Missed), kind: Kind::Missed };
    let lost = Fact::Lost { seat: seat(0), points: 1, by: Some(seat(1)), left: 2, kind: Some(Kind::Bang) };
    let missed = Fact::Missed { seat: seat(0), by: Some(seat(1)) };
    assert!(told(&[answered, lost])[1].ends_with("One dodge was not enough."));
    assert!(!told(&[answered, missed, lost])[2].contains("dodge"));
    assert!(!told(&[lost])[0].contains("dodge"));
}

#[test]
fn what_is_laid_is_not_said_to_be_in_vain() {
    let canteen = Fact::Played { seat: seat(0), card: the(Kind::Canteen), kind: Kind::Canteen, aim: Aim::NOTHING };
    let said = lines(DECK, &Cast::NONE, &[canteen]);
    assert_eq!(said[0].as_ref().map(|line| &*line.id), Some("log-played"));
}
