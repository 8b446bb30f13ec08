//! Positions for the tests of the page: one for every question, every card and every ability somebody can put to use.
//!
//! They come from games of random answers, so that the engine alone says what is asked, what is legal and what follows.
//! `SALOON_WRITE=1 cargo test -p saloon-protocol --test positions` writes them anew.

mod agree;

use std::collections::{BTreeMap, BTreeSet};

use agree::agree;
use saloon_protocol::event::{After, events};
use saloon_protocol::line::{Cast, lines};
use saloon_protocol::{Before, Blank, Line, Offer, TableView, Update};
use saloon_rules::effect::Wasted;
use saloon_rules::notation::source_text;
use saloon_rules::{
    Action, Aim, Ask, Config, Edition, Events, Fact, Game, Kind, Legal, Question, Seat, Source, Talk, Told,
};
use serde_json::{Value, json};

/// A table: edition, seats, switches by name and value.
type Table = (Edition, u8, &'static [(&'static str, &'static str)]);

/// Tables to look at, and switches that bring up what no edition asks by itself.
const TABLES: [Table; 11] = [
    (Edition::Classic, 4, &[]),
    (Edition::DodgeCity, 4, &[]),
    (Edition::DodgeCityBase, 4, &[]),
    (Edition::Compendium, 4, &[]),
    (Edition::Official, 4, &[]),
    (Edition::Compendium, 4, &[("house", "true"), ("beer_out_of_turn", "prevent"), ("sid_in_rescue", "true")]),
    (Edition::Compendium, 4, &[("house", "true"), ("duplicates_in_play", "end_of_turn")]),
    (Edition::Compendium, 5, &[("house", "true"), ("elimination_discard_order", "victim_chooses")]),
    (Edition::Compendium, 5, &[("event_mode", "mixed"), ("wild_west_show", "true")]),
    (Edition::Official, 5, &[("event_mode", "high-noon"), ("wild_west_show", "true")]),
    (Edition::Compendium, 4, &[("event_mode", "fistful-of-cards"), ("wild_west_show", "true")]),
];

/// Games at each of them.
const GAMES: u64 = 400;

/// Games at the last one at most, for what comes up seldom: an order to play a card that costs another, or to shoot at a card.
const MOST_GAMES: u64 = 40_000;

/// What there is to see besides questions and cards.
const SIGHTS: [&str; 9] = [
    "see:ghost",
    "see:open-hands",
    "see:gag",
    "see:reveal",
    "see:death",
    "see:ability",
    "see:waste-two-left",
    "see:waste-too-few",
    "see:waste-own",
];

/// The question's word on the wire.
fn word(question: Question) -> String {
    let written = serde_json::to_value(question).expect("a question can be written");
    match question {
        Question::Event { event, wants } => format!("{}-{}", event.id(), wants.id()),
        _ => written["is"].as_str().expect("it has a word").to_owned(),
    }
}

/// Every question there is, so that a new one is missed.
fn questions() -> Vec<&'static str> {
    // A new question breaks this match; it belongs in the list below as well.
    let known = |question: Question| match question {
        Question::Play | Question::Dodge { .. } | Question::Give { .. } | Question::Prevent { .. } => {}
        Question::Rescue | Question::Interrupt | Question::PickStore | Question::PickFlip | Question::PickDraw => {}
        Question::DrawMode | Question::PickSurplus { .. } | Question::PickDuplicate | Question::PickVictim { .. } => {}
        Question::PickGift { .. } | Question::PickLoot { .. } | Question::NameCopy | Question::Arrange => {}
        // Asked only before the first turn, with a house rule.
        Question::PickCharacter => {}
        // Asked only of six with a hidden card.
        Question::Declare => {}
        // Asked only in a series or with an option of the table.
        Question::Keep { .. } | Question::Nominate { .. } | Question::Bid { .. } => {}
        Question::Buy | Question::TakeBack => {}
        // Asked only of two players.
        Question::Draft | Question::Sides | Question::Activate | Question::Place { .. } => {}
        // One for each event that asks something, listed below.
        Question::Event { .. } => {}
    };
    known(Question::Play);
    vec![
        "play",
        "dodge",
        "give",
        "prevent",
        "rescue",
        "interrupt",
        "pick-store",
        "pick-flip",
        "pick-draw",
        "draw-mode",
        "pick-surplus",
        "pick-duplicate",
        "pick-victim",
        "pick-gift",
        "pick-loot",
        "name-copy",
        "arrange",
        "handcuffs-seat",
        "handcuffs-choice",
        "new-identity-choice",
        "the-daltons-card",
        "hard-liquor-choice",
        "ranch-card",
        "peyote-choice",
        "blood-brothers-seat",
        "russian-roulette-answer",
        "dorothy-rage-kind",
        "dorothy-rage-seat",
        "dorothy-rage-choice",
        "dorothy-rage-card",
        "dorothy-rage-cost",
    ]
}

/// What this answer shows: the question, and the card or ability put to use.
fn shows(game: &Game, ask: &Ask, action: &Action) -> Vec<String> {
    let kind = |card| game.deck().face(card).kind.id();
    let verb = if ask.question == Question::Play { "play" } else { "answer" };
    let thing = match *action {
        Action::Pass | Action::Rest => return Vec::new(),
        Action::Play { kind: Kind::Bang, aim: Aim { card: Some(_), .. }, .. } => "play-at-card:bang".to_owned(),
        Action::Play { card, kind: played, .. } if kind(card) == played.id() => format!("{verb}:{}", played.id()),
        Action::Play { kind: played, .. } => format!("{verb}-as:{}", played.id()),
        Action::Use { source: Source::Card(card), .. } => format!("use:{}", kind(card)),
        Action::Use { source, .. } => format!("ability:{}", source_text(game.deck(), source)),
        Action::Pick(_) => "pick".to_owned(),
        Action::Name(_) => "name".to_owned(),
        Action::Choose(choice) => format!("choose:{}", choice.id()),
    };
    vec![format!("ask:{}", word(ask.question)), thing]
}

/// What there is to see besides: a ghost among others, hands that lie open, words that cost something, and what lies there when
/// an event is about to be turned up, somebody is about to die, or an ability to act; and what would be played to no effect.
fn sights(game: &Game, ask: &Ask, action: &Action, wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let view = game.view(Some(ask.who));
    let ghost = view.ghosts.iter().any(|seat| seat != ask.seat);
    let open = game.events().side.is_some_and(|event| event.def().rules.opens_hands.is_some());
    let costs = matches!(view.board().talk(ask.seat), Talk::Costs);
    let [mut reveals, mut dies, mut acts] = [false; 3];
    // What follows is looked at only as long as it may show something new.
    if wanted("see:death") || wanted("see:ability") || (wanted("see:reveal") && game.events() != Events::NONE) {
        let mut after = *game;
        let mut log: Vec<Told> = Vec::new();
        let goes_on = after.apply(ask.who, *action, Some(&mut log)).is_ok() && after.winner().is_none();
        let told: Vec<Fact> = log.iter().map(|told| told.seen_by(Some(ask.who))).collect();
        reveals = goes_on && told.iter().any(|fact| matches!(fact, Fact::Revealed { .. }));
        dies = goes_on
            && told
                .iter()
                .any(|fact| matches!(*fact, Fact::Eliminated { by: Some(by), role: Some(_), .. } if by == ask.seat));
        acts = goes_on
            && lines(game.deck(), &Cast::from(&view), &told).iter().flatten().any(|line| is_of_another(line, ask.seat));
    }
    let waste = |is: fn(Wasted) -> bool| game.waste(action).is_some_and(|waste| is(waste.why));
    let all = [
        ("ghost", ghost),
        ("open-hands", open),
        ("gag", costs),
        ("reveal", reveals),
        ("death", dies),
        ("ability", acts),
        ("waste-two-left", waste(|why| why == Wasted::TwoLeft)),
        ("waste-too-few", waste(|why| matches!(why, Wasted::TooFew { .. }))),
        ("waste-own", waste(|why| why == Wasted::Own)),
    ];
    all.iter().filter(|(_, seen)| *seen).map(|(what, _)| format!("see:{what}")).collect()
}

/// Does a line name an ability that has acted at another seat?
fn is_of_another(line: &Line, seat: Seat) -> bool {
    let Some(Blank::Line { line: told }) = line.blank("told").filter(|_| line.id == "log-acting") else { return false };
    told.blank("who") != Some(&Blank::Seat { seat })
}

/// The position before an answer and what follows, as the one who answers sees them.
fn position(game: &Game, ask: Ask, list: &Legal, action: Action, shown: &[String]) -> Value {
    let me = Some(ask.who);
    let before = TableView::from(&game.view(me));
    let mut after = *game;
    let mut log: Vec<Told> = Vec::new();
    after.apply(ask.who, action, Some(&mut log)).expect("the action is listed");
    let mut next = Legal::new();
    let offer = after.ask().filter(|next| next.who == ask.who).map(|ask| {
        after.legal(&mut next);
        Offer::of(after.deck(), ask, &next, |action| after.waste(action))
    });
    let facts: Vec<Fact> = log.iter().map(|told| told.seen_by(me)).collect();
    let events = events(game.deck(), Before::from(&before), &facts, After::from(&after.view(None)));
    let after = Update { events, table: TableView::from(&after.view(me)), offer };
    let deck = game.deck().id();
    json!({"shows": shown, "deck": deck, "table": before, "offer": Offer::of(game.deck(), ask, list, |action| game.waste(action)), "action": action, "after": after})
}

/// Plays games of random answers and keeps the first position for everything new.
fn search() -> Vec<Value> {
    let mut kept: BTreeMap<String, usize> = BTreeMap::new();
    let mut positions = Vec::new();
    for (edition, seats, switches) in TABLES {
        let mut config = Config::new(edition, seats);
        for (name, value) in switches {
            config.set(name, value).expect("the switch is known");
        }
        let last = (edition, seats, switches) == TABLES[TABLES.len() - 1];
        for seed in 0..if last { MOST_GAMES } else { GAMES } {
            if seed >= GAMES && questions().iter().all(|word| kept.contains_key(&format!("ask:{word}"))) {
                break;
            }
            let mut game = Game::new(&config, seed.into()).expect("the table can be played");
            let mut list = Legal::new();
            let mut dice = seed;
            while let Some(ask) = game.ask() {
                game.legal(&mut list);
                for action in list.actions() {
                    let mut shown = shows(&game, &ask, action);
                    if !SIGHTS.iter().all(|sight| kept.contains_key(*sight)) {
                        shown.extend(sights(&game, &ask, action, |sight| !kept.contains_key(sight)));
                    }
                    shown.retain(|what| !kept.contains_key(what));
                    if shown.is_empty() {
                        continue;
                    }
                    for what in &shown {
                        kept.insert(what.clone(), positions.len());
                    }
                    positions.push(position(&game, ask, &list, *action, &shown));
                }
                dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let index = (dice >> 33) as usize % list.len();
                game.take(&list, index, None).expect("the action is listed");
            }
        }
    }
    positions
}

#[test]
fn there_is_a_position_for_every_question_and_every_card() {
    let positions = search();
    let shown: BTreeSet<&str> = positions
        .iter()
        .flat_map(|p| p["shows"].as_array().expect("a list"))
        .map(|s| s.as_str().expect("a word"))
        .collect();
    let asked: Vec<&str> =
        questions().into_iter().filter(|word| !shown.contains(format!("ask:{word}").as_str())).collect();
    assert!(asked.is_empty(), "no position asks {asked:?}");
    let unseen: Vec<&str> = SIGHTS.into_iter().filter(|sight| !shown.contains(sight)).collect();
    assert!(unseen.is_empty(), "no position shows {unseen:?}");
    let put_to_use = |kind: &Kind| {
        ["play", "answer", "use"].iter().any(|verb| shown.contains(format!("{verb}:{}", kind.id()).as_str()))
    };
    let idle: Vec<&str> = Kind::all().filter(|kind| !put_to_use(kind)).map(Kind::id).collect();
    assert!(idle.is_empty(), "no position plays {idle:?}");
    let rows: Vec<String> = positions.iter().map(Value::to_string).collect();
    let head = json!({"questions": questions(), "kinds": Kind::all().map(Kind::id).collect::<Vec<_>>()});
    let head = head.to_string();
    agree(
        "tests/feeds/positions.json",
        &format!("{},\"positions\":[\n{}\n]}}\n", head.trim_end_matches('}'), rows.join(",\n")),
    );
}
