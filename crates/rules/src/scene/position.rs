//! Sets up the position a scene is given.

use saloon_ground::Seed;

use crate::ask::Source;
use crate::catalog::{Box, Deck, EventBox};
use crate::config::{Config, Layout};
use crate::frame::Stack;
use crate::game::{Game, Phase, SeatState, Spare};
use crate::ids::{CardId, CardSet, Players, Role, Seat, Seats};
use crate::modes::Mode;
use crate::scene::between;
use crate::scene::given::{Given, Setting};
use crate::scene::parse::Scene;
use crate::scene::sound;
use crate::scene::words::{Place, Read, Written};
use crate::series::Series;
use crate::turn::{Stage, turn_at};

/// The position as the first game of a series, not yet run to its first question.
pub(super) fn set_up(scene: &Scene) -> Read<Series> {
    let config = configure(scene)?;
    let seed = Seed::from(scene.given.seed);
    let game = if scene.given.deal.is_some() { Game::dealt(&config, seed) } else { lay(&scene.given, &config)? };
    Ok(Series::beginning(config, seed, game))
}

/// The table as it is written.
fn lay(given: &Given, config: &Config) -> Read<Game> {
    sound::check(given, config)?;
    let mut game = Game::empty(config, Seed::from(given.seed));
    seat_players(&mut game, given);
    let mut cards = Cards { deck: game.deck, free: game.deck.cards() };
    deal(&mut game, given, &mut cards)?;
    between::open_books(&mut game, given);
    if let Some((from, _)) = given.between.from {
        between::begin(&mut game, given, config, from);
    } else if given.is_choosing() {
        choose(&mut game, given, config);
    } else {
        begin(&mut game, given);
    }
    Ok(game)
}

fn configure(scene: &Scene) -> Read<Config> {
    let given = &scene.given;
    let players = match given.deal {
        Some((players, _)) => players,
        None if given.is_paired() => 2,
        None => given.seats.len() as u8,
    };
    let mut config = Config::new(given.edition, players);
    if let Some((boxes, place)) = &given.boxes {
        config = config.with_boxes(boxes).map_err(|why| place.error(why.to_string()))?;
    }
    for Setting { name, value, place } in &given.set {
        config.set(name, value).map_err(|why| place.error(why.to_string()))?;
    }
    for Setting { name, value, place } in given.set.iter().filter(|_| given.deal.is_none()) {
        if let Some(what) = absent(given, &config, name, value) {
            return Err(place.error(format!("{name} changes nothing here: {what}")));
        }
    }
    let place = Place { line: scene.line, column: 1 };
    config.check().map_err(|why| place.error(why.to_string()))?;
    Ok(config)
}

/// Why a switch concerns nothing of this table, if so.
fn absent(given: &Given, config: &Config, name: &str, value: &str) -> Option<&'static str> {
    let mut switches = config.switches;
    let has = |one: Box| config.characters.contains(&one);
    let in_force = [given.events.main, given.events.side];
    let events: Vec<EventBox> =
        in_force.iter().flatten().chain(&given.stacks.main).chain(&given.stacks.side).map(|e| e.def().in_box).collect();
    let show = has(Box::WildWestShow) || events.contains(&EventBox::WildWestShow);
    if switches.wild_west_show.set(name, value).is_some() && !show {
        Some("it belongs to Wild West Show, which is not played with")
    } else if switches.events.set(name, value).is_some() && events.is_empty()
        || switches.high_noon.set(name, value).is_some() && !events.contains(&EventBox::HighNoon)
        || switches.fistful.set(name, value).is_some() && !events.contains(&EventBox::FistfulOfCards)
    {
        Some("it belongs to events that are not played with")
    } else if switches.base.set(name, value).is_some() && !has(Box::Base) {
        Some("it belongs to characters of the base game, which are not played with")
    } else if switches.dodge_city.set(name, value).is_some() && !has(Box::DodgeCity) && config.deck == Deck::Base {
        Some("it belongs to Dodge City, which is not played with")
    } else if switches.special.set(name, value).is_some() && !has(Box::Special) {
        Some("it belongs to the special characters, which are not played with")
    } else {
        None
    }
}

fn seat_players(game: &mut Game, given: &Given) {
    for (i, seat) in given.seats.iter().enumerate() {
        let at = Seat::at(i);
        let (role, character) = (seat.role.0, seat.character.0);
        let full = character.def().life as i8 + i8::from(role == Role::Sheriff);
        let (life, max) = seat.life.map_or((full, full), |(life, max, _)| (life, max));
        let life = if seat.dead { 0 } else { life };
        let borrowed = seat.copies.map(|(copied, _)| copied);
        let spare = seat.spare.map(|(character, _)| Spare { character, seen: Players::NONE });
        let drawn = seat.drawn.iter().map(|(character, _)| *character).collect();
        let state = SeatState { life, borrowed, drawn, spare, ..SeatState::new(character, max) };
        let seated = seat.dealt.is_empty() && !seat.purse.lacks;
        *game.seat_mut(at) = if seated { state } else { SeatState { spare, ..*game.seat(at) } };
        let owner = game.owner(at);
        game.roles[owner] = role;
        if game.mode.has_roles() && (game.mode.is_open(role) || seat.dead) {
            game.shown = game.shown.with(owner);
        }
        if seat.dead || seat.withdrawn {
            game.living = game.living.without(at);
        }
        if seat.withdrawn {
            game.withdrawn = game.withdrawn.with(at);
        }
        if seat.ghost {
            game.ghosts = game.ghosts.with(at);
        }
        if seat.skips {
            game.skips = game.skips.with(at);
        }
    }
    if given.is_paired() {
        game.passive = passive(game, given);
    }
}

/// Of two living characters of a player one is passive: the one that is written so, or the left one.
fn passive(game: &Game, given: &Given) -> Seats {
    let pairs = game.players().iter().map(|player| game.seats_of(player)).filter(|own| own.and(game.living) == *own);
    let written = |seat: &Seat| given.seats[seat.index()].passive;
    pairs.filter_map(|own| own.iter().find(written).or_else(|| own.iter().last())).fold(Seats::NONE, Seats::with)
}

/// Physical cards for written ones, the most narrowly written first.
struct Cards {
    deck: Deck,
    free: CardSet,
}

impl Cards {
    fn take(&mut self, written: &Written, to: Where) -> Read<CardId> {
        let fits = |card: &CardId| written.card.fits(self.deck, *card);
        let Some(card) = self.free.iter().find(fits) else {
            let there = self.deck.cards().iter().filter(fits).count();
            let card = written.card;
            let message = match there {
                0 => format!("{to}: there is no {card} in the deck of this table"),
                1 => format!("{to}: there is only one {card} in the deck, and it lies elsewhere"),
                there => format!("{to}: there are only {there} of {card} in the deck, and they lie elsewhere"),
            };
            return Err(written.place.error(message));
        };
        self.free = self.free.without(card);
        Ok(card)
    }
}

/// Where a written card goes.
#[derive(Copy, Clone)]
enum Where {
    Hand(usize),
    Table(usize),
    Deck,
    Discard,
}

impl std::fmt::Display for Where {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Where::Hand(i) => write!(f, "hand of {}", Seat::at(*i)),
            Where::Table(i) => write!(f, "table of {}", Seat::at(*i)),
            Where::Deck => f.write_str("deck"),
            Where::Discard => f.write_str("discard"),
        }
    }
}

fn deal(game: &mut Game, given: &Given, cards: &mut Cards) -> Read<()> {
    let mut written: Vec<(&Written, Where)> = Vec::new();
    for (i, seat) in given.seats.iter().enumerate() {
        written.extend(seat.hand.iter().map(|card| (card, Where::Hand(i))));
        written.extend(seat.table.iter().map(|card| (card, Where::Table(i))));
    }
    written.extend(given.deck.iter().map(|card| (card, Where::Deck)));
    written.extend(given.discard.iter().map(|card| (card, Where::Discard)));

    let mut order: Vec<usize> = (0..written.len()).collect();
    order.sort_by_key(|i| std::cmp::Reverse(written[*i].0.card.narrowness()));
    let mut found = vec![None; written.len()];
    for i in order {
        found[i] = Some(cards.take(written[i].0, written[i].1)?);
    }

    let count = given.seats.len();
    let mut hands: Vec<(Seat, Vec<CardId>)> = (0..count).map(|i| (Seat::at(i), Vec::new())).collect();
    let mut tables = hands.clone();
    let (mut deck, mut discard, mut fresh) = (Vec::new(), Vec::new(), CardSet::NONE);
    for ((written, to), card) in written.iter().zip(found.into_iter().flatten()) {
        match *to {
            Where::Hand(i) => hands[i].1.push(card),
            Where::Table(i) => {
                tables[i].1.push(card);
                if written.fresh {
                    fresh = fresh.with(card);
                }
            }
            Where::Deck => deck.push(card),
            Where::Discard => discard.push(card),
        }
    }
    if !given.deck_only {
        deck.extend(cards.free.iter());
    }
    game.lay_out(&Layout { hands: &hands, tables: &tables, fresh, deck: &deck, discard: &discard });
    Ok(())
}

/// Everybody still chooses: the game asks for characters before it deals hands.
fn choose(game: &mut Game, given: &Given, config: &Config) {
    for (i, seat) in given.seats.iter().enumerate() {
        for (place, (character, _)) in game.dealt[i].iter_mut().zip(&seat.dealt) {
            *place = Some(*character);
        }
    }
    game.set_events(given.events);
    game.begin_casting(config);
}

fn begin(game: &mut Game, given: &Given) {
    let turn = given.turn.0;
    let stage = match given.phase {
        Phase::Start => Stage::Boundary,
        Phase::Draw => Stage::Draw,
        Phase::Play => Stage::Play,
        Phase::Discard | Phase::End => Stage::Discard,
    };
    stack_events(game, given);
    // With one of three out, the last one there wins (VAR-TRIO-3).
    if given.has_line("last-stand") || game.mode == Mode::OpenTriangle && game.living != game.all_seats() {
        game.last_stand = game.present().len() as u8;
    }
    // Before a turn begins, the one before it has just ended (CLAR-32).
    let before = |seat: &Seat| game.in_turn_order(*seat).next() == Some(turn);
    game.turn.seat = match stage {
        Stage::Boundary if given.is_paired() => game.others(turn).and(game.fronts()).iter().next().unwrap_or(turn),
        Stage::Boundary => game.living.iter().find(before).unwrap_or(turn),
        _ => turn,
    };
    game.turn.phase = given.phase;
    game.turn.limited = given.bangs;
    for (character, uses, _) in &given.used {
        for _ in 0..*uses {
            game.turn.uses.add(turn, Source::Character(*character));
        }
    }
    game.turn.suit = given.stacks.suit;
    game.refresh();
    game.stack = Stack::new(turn_at(turn, stage));
}

/// Puts the stacks beside the keeper, who takes the first turn of a game if nothing else is written.
fn stack_events(game: &mut Game, given: &Given) {
    let written = &given.stacks;
    let stacks = &mut game.stacks;
    stacks.main = written.main.iter().rev().copied().collect();
    stacks.side = written.side.iter().rev().copied().collect();
    stacks.open.used = written.past.iter().copied().collect();
    stacks.open.chosen = written.chosen.iter().copied().fold(Seats::NONE, Seats::with);
    let there = written.is_there();
    let seats = || given.seats.iter().enumerate();
    let opener = if given.is_paired() { given.turn.0 } else { game.opener() };
    let stacks = &mut game.stacks;
    stacks.open.keeper = written.keeper.map(|(seat, _)| seat).or(Some(opener).filter(|_| there));
    if there || !given.events.is_none() {
        let first = seats().find(|(_, seat)| seat.first).or_else(|| seats().find(|(_, seat)| seat.dead));
        stacks.open.first_out = first.map(|(i, _)| Seat::at(i));
        // Everybody has had a turn, unless something else is written.
        seats().for_each(|(i, seat)| stacks.open.turns[Seat::at(i)] = seat.turns.unwrap_or(1));
    }
    game.set_events(given.events);
}
