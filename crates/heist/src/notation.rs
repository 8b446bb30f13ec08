//! Cards, commands, facts and positions as short text: for replays, scenes and logs.

use crate::command::{By, Command, Stance};
use crate::fact::Fact;
use crate::game::{Game, Step};
use crate::ids::{CardId, Cards, Class, Seat};
use crate::list::Order;

/// A card with the sign of its copy: `7/c`, `joker/a`.
pub fn card_text(card: CardId) -> String {
    format!("{}/{}", card.class().id(), char::from(b'a' + card.copy() as u8))
}

/// Cards with their signs.
pub fn cards_text(cards: Cards) -> String {
    join(cards.iter().map(card_text))
}

/// Cards without their signs.
pub fn classes_text(cards: Cards) -> String {
    join(cards.iter().map(|card| card.class().id().to_owned()))
}

fn join(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    words.join(" ")
}

/// Seats one after the other.
pub fn order_text(order: &Order) -> String {
    join(order.iter().map(|seat| seat.to_string()))
}

/// Who sends something.
pub fn by_text(by: By) -> String {
    match by {
        By::Seat(seat) => seat.to_string(),
        By::Clock => "clock".to_owned(),
    }
}

/// A command, with exact cards.
pub fn command_text(command: &Command) -> String {
    spelled(command, card_text)
}

/// A command as people say it: equal cards are not told apart.
pub fn plain_text(command: &Command) -> String {
    spelled(command, |card| card.class().id().to_owned())
}

fn spelled(command: &Command, card_text: impl Fn(CardId) -> String + Copy) -> String {
    let with =
        |verb: &str, cards: Cards| cards.iter().fold(verb.to_owned(), |text, card| text + " " + &card_text(card));
    match *command {
        Command::Discard { cards } => with("discard", cards),
        Command::PlaySwap { card, target } => format!("{} {target}", card_text(card)),
        Command::PlayIndians { card } | Command::PlayHelper { card } => card_text(card),
        Command::StartShootout => "shootout".to_owned(),
        Command::DeclareDuel => "duel".to_owned(),
        Command::Pass => "pass".to_owned(),
        Command::SwapReturn { cards } => with("return", cards),
        Command::Load { cards } => with("load", cards),
        Command::Slap => "slap".to_owned(),
        Command::MissTarget { player } => format!("aim {player}"),
        Command::LoadCommit { cards } => with("commit", cards),
        Command::RaceCommit { cards } => with("race", cards),
        Command::DuelCommit { stance: Stance::Quick } => "quick".to_owned(),
        Command::DuelCommit { stance: Stance::Steady { cards } } => with("steady", cards),
        Command::Reveal => "reveal".to_owned(),
        Command::Close { order } => format!("close {}", order_text(&order)).trim_end().to_owned(),
        Command::Deadline => "deadline".to_owned(),
    }
}

/// The seat with this letter.
pub fn parse_seat(word: &str) -> Option<Seat> {
    match word.as_bytes() {
        [letter @ b'A'..=b'E'] => Seat::new(usize::from(letter - b'A')),
        _ => None,
    }
}

/// A card word: a class, perhaps with the sign of its copy.
pub fn parse_card(word: &str) -> Result<(Class, Option<CardId>), String> {
    let (name, sign) = word.split_once('/').map_or((word, None), |(name, sign)| (name, Some(sign)));
    let class = Class::from_id(name).ok_or_else(|| format!("there is no card called {word}"))?;
    let Some(sign) = sign else { return Ok((class, None)) };
    let copy = match sign.as_bytes() {
        [letter @ b'a'..=b'g'] => usize::from(letter - b'a'),
        _ => return Err(format!("{word}: copies are a to g")),
    };
    let card = class.cards().nth(copy).ok_or_else(|| format!("there are only {} of {name}", class.copies()))?;
    Ok((class, Some(card)))
}

/// The cards these words mean: those of `hand` first, so that one need not say which of several equal ones.
pub fn choose_cards<'a>(words: impl Iterator<Item = &'a str>, hand: Cards) -> Result<Cards, String> {
    let mut chosen = Cards::NONE;
    for word in words {
        let card = match parse_card(word)? {
            (_, Some(card)) => card,
            (class, None) => {
                let left = class.cards().without(chosen);
                let card = left.among(hand).first().or(left.first());
                card.ok_or_else(|| format!("there are only {} of {word}", class.copies()))?
            }
        };
        if chosen.contains(card) {
            return Err(format!("{word} is named twice"));
        }
        chosen = chosen.and(Cards::only(card));
    }
    Ok(chosen)
}

/// Reads a command. Which of several equal cards is meant is decided by what lies in the hand.
pub fn parse_command(text: &str, hand: Cards) -> Result<Command, String> {
    let mut words = text.split_whitespace();
    let verb = words.next().ok_or("a command is missing")?;
    let seat = |words: &mut std::str::SplitWhitespace<'_>| {
        let word = words.next().ok_or_else(|| format!("{verb} wants a seat"))?;
        parse_seat(word).ok_or_else(|| format!("{word} is no seat"))
    };
    let command = match verb {
        "discard" => Command::Discard { cards: choose_cards(words.by_ref(), hand)? },
        "return" => Command::SwapReturn { cards: choose_cards(words.by_ref(), hand)? },
        "load" => Command::Load { cards: choose_cards(words.by_ref(), hand)? },
        "commit" => Command::LoadCommit { cards: choose_cards(words.by_ref(), hand)? },
        "race" => Command::RaceCommit { cards: choose_cards(words.by_ref(), hand)? },
        "steady" => Command::DuelCommit { stance: Stance::Steady { cards: choose_cards(words.by_ref(), hand)? } },
        "quick" => Command::DuelCommit { stance: Stance::Quick },
        "shootout" => Command::StartShootout,
        "duel" => Command::DeclareDuel,
        "pass" => Command::Pass,
        "slap" => Command::Slap,
        "aim" => Command::MissTarget { player: seat(&mut words)? },
        "reveal" => Command::Reveal,
        "deadline" => Command::Deadline,
        "close" => {
            let mut order = Order::EMPTY;
            for word in words.by_ref() {
                let seat = parse_seat(word).ok_or_else(|| format!("{word} is no seat"))?;
                if order.position(seat).is_some() {
                    return Err(format!("{word} is named twice"));
                }
                order.push(seat);
            }
            Command::Close { order }
        }
        _ => {
            let cards = choose_cards(std::iter::once(verb), hand).map_err(|_| format!("{verb} is no command"))?;
            let card = cards.first().ok_or("a card is missing")?;
            match card.class() {
                Class::Swap => Command::PlaySwap { card, target: seat(&mut words)? },
                Class::Indians => Command::PlayIndians { card },
                Class::Helper => Command::PlayHelper { card },
                _ => return Err(format!("{verb} is no event card")),
            }
        }
    };
    words.next().map_or(Ok(command), |word| Err(format!("{word} is too much")))
}

/// What the table is waiting for.
pub fn state_text(game: &Game) -> String {
    let owing = || join(game.owing().iter().map(|seat| seat.to_string()));
    let from = |starter: Option<Seat>| starter.map_or_else(String::new, |seat| format!(" from {seat}"));
    match game.step() {
        Step::LoadCommits => format!("loads {}", owing()),
        Step::Action => format!("{} acts", game.active()),
        Step::Swap { target, taken, .. } => format!("{} returns {} to {target}", game.active(), taken.len()),
        Step::Race { starter } => format!("race{}", from(starter)),
        Step::RaceCommits { starter } => format!("sealed race{} {}", from(starter), owing()),
        Step::Suspense { .. } => "suspense".to_owned(),
        Step::DuelCommits { .. } => format!("sealed duel {}", owing()),
        Step::Window { go: true } => "go".to_owned(),
        Step::Window { go: false } => "no go".to_owned(),
        Step::Miss { owner } => format!("{owner} aims {}", order_text(&game.miss_targets())),
        Step::Over => {
            let winners = game.winners().unwrap_or_default();
            format!("over {}", join(winners.iter().map(|seat| seat.to_string())))
        }
    }
}

/// A fact, without the signs of cards; what is hidden is a question mark.
pub fn fact_text(fact: &Fact) -> String {
    let some = |count: u8, cards: Option<Cards>| match cards {
        Some(cards) => classes_text(cards),
        None => vec!["?"; usize::from(count)].join(" "),
    };
    let one = |card: Option<CardId>| card.map_or("?", |card| card.class().id());
    match *fact {
        Fact::RoundBegan { round, first } => format!("round {round} first {first}"),
        Fact::Dealt { seat, count, cards } => format!("{seat} dealt {}", some(count, cards)),
        Fact::TurnBegan { seat } => format!("turn {seat}"),
        Fact::Committed { seat } => format!("{seat} committed"),
        Fact::Loaded { seat, count, cards } => format!("{seat} loaded {}", some(count, cards)),
        Fact::Discarded { seat, cards } => format!("{seat} discarded {}", classes_text(cards)),
        Fact::Passed { seat } => format!("{seat} passed"),
        Fact::Played { seat, card, target: None } => format!("{seat} played {}", card.class().id()),
        Fact::Played { seat, card, target: Some(at) } => format!("{seat} played {} {at}", card.class().id()),
        Fact::Took { seat, from, count, cards } => format!("{seat} took {} from {from}", some(count, cards)),
        Fact::Returned { seat, to, count, cards } => format!("{seat} returned {} to {to}", some(count, cards)),
        Fact::Buried { seat, card } => format!("{seat} buried {}", one(card)),
        Fact::Drew { seat, card } => format!("{seat} drew {}", one(card)),
        Fact::SheriffCame { row } => format!("sheriff {row}"),
        Fact::TurnedOver { card } => format!("turned over {}", card.class().id()),
        Fact::RaceBegan { starter: None } => "race".to_owned(),
        Fact::RaceBegan { starter: Some(seat) } => format!("race from {seat}"),
        Fact::DuelDeclared { seat } => format!("{seat} declared"),
        Fact::DuelVoid => "duel void".to_owned(),
        Fact::DuelRevealed { mine, theirs, go } => {
            let word = if go { "go" } else { "no go" };
            format!("revealed {} {} {word}", mine.class().id(), theirs.class().id())
        }
        Fact::DuelOff => "duel off".to_owned(),
        Fact::Slapped { seat } => format!("{seat} slapped"),
        Fact::Lottery { order } => format!("lottery {}", order_text(&order)),
        Fact::RaceClosed { order, missing } if missing.is_empty() => format!("closed {}", order_text(&order)),
        Fact::RaceClosed { order, missing } => {
            format!("closed {} missing {}", order_text(&order), order_text(&missing)).replace("  ", " ")
        }
        Fact::FalseSlap { culprit } => format!("{culprit} false slap"),
        Fact::PacketTaken { seat, cards } => format!("{seat} packet {}", classes_text(cards)),
        Fact::Shown { seat, cards, .. } => format!("{seat} showed {}", classes_text(cards)),
        Fact::Missed { seat, target, card } => format!("{seat} cancelled {} of {target}", card.class().id()),
        Fact::MissWasted { seat } => format!("{seat} missed nothing"),
        Fact::Counted { seat, strength } => format!("{seat} counts {} {}", strength.size, strength.number),
        Fact::Shared { seat, count, .. } => format!("{seat} share {count}"),
        Fact::LeftOver { count } => format!("left {count}"),
        Fact::Over { winners } => format!("won {}", join(winners.iter().map(|seat| seat.to_string()))),
    }
}
