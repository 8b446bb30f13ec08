//! Random tables and random answers.

use saloon_heist::{self as heist, Command};
use saloon_protocol::heist::Rules;
use saloon_protocol::wire::{Pace, Settings, SwitchValue};
use saloon_rules::{Action, Aim, Box, CardId, Character, Choice, Edition, Kind, Seat, Source};

use super::Dice;
use crate::settings::{config_of, presets};

/// A table with a random edition, seats, boxes and switches that can be played.
pub fn random_settings(dice: &mut Dice) -> Settings {
    loop {
        let mut settings = wished(dice);
        if config_of(&mut settings).is_ok() {
            return settings;
        }
    }
}

/// A table that can be read and probably not be played.
pub fn odd_settings(dice: &mut Dice) -> Settings {
    let mut settings = wished(dice);
    match dice.below(6) {
        0 => settings.players = dice.roll() as u8,
        1 => settings.edition = dice.pick(&["", "compendium", "Classic", "wild-west-show"]).to_owned(),
        2 => {
            settings.boxes =
                vec![dice.pick(&["base", "base", "special", "", "wild-west-show"]).to_owned(); dice.below(4)];
        }
        3 => {
            settings.bots =
                vec![dice.pick(&[None, Some("random"), Some("nobody")]).map(str::to_owned); dice.below(300)];
        }
        4 => {
            let list = Edition::Compendium.switches().list();
            let (name, from) = (&list[dice.below(list.len())], &list[dice.below(list.len())]);
            let value = dice.pick(&["true", "", "99999999999", "-1", from.value.as_str()]).to_owned();
            settings.switches.push(SwitchValue { name: name.name.to_owned(), value });
        }
        _ => settings.name = "x\u{7}".repeat(dice.below(40)),
    }
    settings
}

fn wished(dice: &mut Dice) -> Settings {
    let edition = dice.pick(&Edition::ALL);
    let boxes: Vec<Box> =
        if dice.once_in(3) { Box::ALL.into_iter().filter(|_| !dice.once_in(3)).collect() } else { Vec::new() };
    let mut switches: Vec<SwitchValue> = Vec::new();
    let mut set = |name: &str, value: &str| switches.push(SwitchValue { name: name.into(), value: value.into() });
    let often = dice.pick(&[3, 12, usize::MAX]);
    for switch in edition.switches().list() {
        if dice.once_in(often) {
            match switch.accepts[dice.below(switch.accepts.len())].as_str() {
                "a number" => set(switch.name, &dice.pick(&[0, 1, 2, 3, 4, 5, 7, 10, 99]).to_string()),
                word if word.starts_with("a number") => set(switch.name, &dice.pick(&[1, 2, 3, 7, 99]).to_string()),
                word => set(switch.name, word),
            }
        }
    }
    // What waits for later boxes is refused as a whole; without this hardly any table would be left.
    let eventful = matches!(edition, Edition::Compendium | Edition::Official);
    let (mode, show) = match eventful {
        true => (dice.pick(&["none", "high-noon", "fistful-of-cards", "mixed"]), dice.pick(&["false", "true"])),
        false => ("none", "false"),
    };
    for (name, value) in [("event_mode", mode), ("wild_west_show", show), ("scoring", "off"), ("series", "single")] {
        set(name, value);
    }
    for name in ["without_mercy", "experience", "hire", "bounties"] {
        set(name, "false");
    }
    set("role_deal_six", "standard");
    set("house", "true");
    // Played without showing, Black Jack's third card tells the colour of his second: that is the rule, not a leak.
    set("black_jack_reveals", "true");
    Settings {
        edition: edition.id().to_owned(),
        players: 4 + dice.below(5) as u8,
        boxes: boxes.iter().map(|one| one.id().to_owned()).collect(),
        switches,
        pace: dice.pick(&[Pace::Fast, Pace::Relaxed, Pace::None]),
        open_cards: dice.once_in(2),
        ..presets()[0].settings.clone()
    }
}

/// A table of another mode: two, three, six with a hidden card; and series for points or money.
pub fn random_way(dice: &mut Dice) -> Settings {
    loop {
        let players = dice.pick(&[2, 2, 3, 4, 5, 6, 6, 7]);
        let mut switches = Vec::new();
        let mut set = |name: &str, values: &[&str], dice: &mut Dice| {
            switches.push(SwitchValue { name: name.into(), value: dice.pick(values).into() });
        };
        set("event_mode", &["none", "none", "high-noon", "fistful-of-cards", "mixed"], dice);
        set("series", &["single", "rotation"], dice);
        set("scoring", &["off", "points", "dollars"], dice);
        set("role_deal_six", &["standard", "hidden_removal"], dice);
        for name in ["without_mercy", "experience", "hire", "bounties"] {
            set(name, &["false", "false", "true"], dice);
        }
        let mut settings = Settings {
            edition: Edition::Compendium.id().to_owned(),
            players,
            switches,
            pace: dice.pick(&[Pace::Fast, Pace::None]),
            open_cards: dice.once_in(2),
            ..presets()[0].settings.clone()
        };
        if config_of(&mut settings).is_ok() {
            return settings;
        }
    }
}

/// An answer made up of anything there is.
pub fn random_action(dice: &mut Dice) -> Action {
    let card = |dice: &mut Dice| CardId::new(dice.below(120)).expect("there are so many cards");
    let seat = |dice: &mut Dice| Seat::new(dice.below(8)).expect("a table has eight");
    let aim = Aim { seat: (!dice.once_in(3)).then(|| seat(dice)), card: dice.once_in(3).then(|| card(dice)) };
    let pay = [dice.once_in(4).then(|| card(dice)), dice.once_in(8).then(|| card(dice))];
    match dice.below(8) {
        0 => Action::Pass,
        1 => Action::Rest,
        2 => Action::Pick(card(dice)),
        3 => Action::Name(seat(dice)),
        4 => Action::Choose(dice.pick(&Choice::ALL)),
        5 => {
            let all: Vec<Character> = Character::all().collect();
            Action::Use { source: Source::ability(dice.pick(&all), dice.below(3) as u8), aim, pay }
        }
        6 => Action::Use { source: Source::Card(card(dice)), aim, pay },
        _ => {
            let kind = Kind::all().nth(dice.below(Kind::all().count())).expect("it is below the count");
            Action::Play { card: card(dice), kind, aim, pay }
        }
    }
}

/// A table of heist.
pub fn random_heist(dice: &mut Dice) -> Settings {
    let mode = dice.pick(&saloon_heist::Mode::ALL);
    let rules = Rules { mode, rounds: 1 + dice.below(3) as u8, turn: 600_000, ..Rules::default() };
    let players = 2 + dice.below(4) as u8;
    let mut settings = Settings { players, heist: Some(rules), ..presets()[0].settings.clone() };
    crate::played::check(&mut settings).expect("it can be played");
    settings
}

/// A command made up of anything there is.
pub fn random_command(dice: &mut Dice) -> Command {
    let card = |dice: &mut Dice| heist::CardId::new(dice.below(heist::PACK)).expect("there are so many cards");
    let cards: heist::Cards = (0..dice.below(4)).map(|_| card(dice)).collect();
    let player = heist::Seat::new(dice.below(heist::MOST_SEATS)).expect("there are so many seats");
    match dice.below(17) {
        0 => Command::Discard { cards },
        1 => Command::PlaySwap { card: card(dice), target: player },
        2 => Command::PlayIndians { card: card(dice) },
        3 => Command::PlayHelper { card: card(dice) },
        4 => Command::StartShootout,
        5 => Command::DeclareDuel,
        6 => Command::Pass,
        7 => Command::SwapReturn { cards },
        8 | 9 => Command::Load { cards },
        10 => Command::Slap,
        11 => Command::MissTarget { player },
        12 => Command::LoadCommit { cards },
        13 => Command::RaceCommit { cards },
        14 => Command::DuelCommit { stance: heist::Stance::Steady { cards } },
        15 => Command::Reveal,
        _ => Command::Deadline,
    }
}
