//! The given part of a scene: the table as it is written.

use crate::ask::Choice;
use crate::catalog::{Box, Character, EventCard};
use crate::config::Edition;
use crate::defs::Slot;
use crate::game::Phase;
use crate::ids::{Role, Seat, Suit};
use crate::notation::parse_seat;
use crate::scene::between::{self, Between, Purse};
use crate::scene::parse::Scene;
use crate::scene::words::{Line, Place, Read, Written, life};
use crate::sources::Events;

#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) edition: Edition,
    pub(super) boxes: Option<(Vec<Box>, Place)>,
    pub(super) set: Vec<Setting>,
    pub(super) seed: u64,
    pub(super) seats: Vec<GivenSeat>,
    /// So many players are dealt a new game, in place of a written position.
    pub(super) deal: Option<(u8, Place)>,
    pub(super) deck: Vec<Written>,
    pub(super) deck_only: bool,
    pub(super) discard: Vec<Written>,
    pub(super) turn: (Seat, Place),
    pub(super) phase: Phase,
    pub(super) bangs: u8,
    pub(super) used: Vec<(Character, u8, Place)>,
    pub(super) events: Events,
    pub(super) stacks: GivenStacks,
    pub(super) between: Between,
    /// Phase two stays open until its player passes.
    pub(super) hold: bool,
    /// Lines that may stand once, as far as they do.
    once: Vec<String>,
}

/// The stacks of events as they are written.
#[derive(Clone, Debug, Default)]
pub(super) struct GivenStacks {
    /// Top first.
    pub(super) main: Vec<EventCard>,
    /// Top first.
    pub(super) side: Vec<EventCard>,
    pub(super) past: Vec<EventCard>,
    pub(super) keeper: Option<(Seat, Place)>,
    pub(super) chosen: Vec<Seat>,
    pub(super) suit: Option<Suit>,
}

impl GivenStacks {
    /// Is a stack played with?
    pub(super) fn is_there(&self) -> bool {
        !self.main.is_empty() || !self.side.is_empty() || self.keeper.is_some()
    }
}

/// A switch as it is set.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) place: Place,
}

/// On which side of his player a character lies, where players have two.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Right,
    Left,
}

#[derive(Clone, Debug)]
pub(super) struct GivenSeat {
    pub(super) role: (Role, Place),
    /// Written in place of a role, where players have two characters.
    pub(super) side: Option<Side>,
    /// The other character of its player is active.
    pub(super) passive: bool,
    /// His character; the first of those dealt while he chooses.
    pub(super) character: (Character, Place),
    /// What he is dealt, to keep one.
    pub(super) dealt: Vec<(Character, Place)>,
    pub(super) life: Option<(i8, i8, Place)>,
    pub(super) dead: bool,
    /// Eliminated before all others.
    pub(super) first: bool,
    pub(super) ghost: bool,
    /// Out of the game without having been eliminated.
    pub(super) withdrawn: bool,
    pub(super) skips: bool,
    pub(super) spare: Option<(Character, Place)>,
    pub(super) turns: Option<u8>,
    pub(super) copies: Option<(Character, Place)>,
    pub(super) drawn: Vec<(Character, Place)>,
    pub(super) hand: Vec<Written>,
    pub(super) table: Vec<Written>,
    pub(super) purse: Purse,
}

impl Given {
    pub(super) fn new() -> Given {
        Given {
            edition: Edition::Classic,
            boxes: None,
            set: Vec::new(),
            seed: 1,
            seats: Vec::new(),
            deal: None,
            deck: Vec::new(),
            deck_only: false,
            discard: Vec::new(),
            turn: (Seat::at(0), Place { line: 1, column: 1 }),
            phase: Phase::Play,
            bangs: 0,
            used: Vec::new(),
            events: Events::NONE,
            stacks: GivenStacks::default(),
            between: Between::default(),
            hold: false,
            once: Vec::new(),
        }
    }

    /// How many seats the table has.
    pub(super) fn places(&self) -> usize {
        match self.deal {
            Some((2, _)) => 4,
            Some((players, _)) => usize::from(players),
            None => self.seats.len(),
        }
    }

    /// A line of a written position beside a deal, if there is one.
    pub(super) fn beside_deal(&self) -> Option<&str> {
        const WITH_DEAL: [&str; 5] = ["deal", "edition", "boxes", "seed", "hold"];
        let line = self.once.iter().map(String::as_str).find(|word| !WITH_DEAL.contains(word));
        line.or((!self.seats.is_empty()).then_some("a seat")).or((!self.used.is_empty()).then_some("used"))
    }

    /// Somebody has a character to choose.
    pub(super) fn is_choosing(&self) -> bool {
        self.seats.iter().any(|seat| !seat.dealt.is_empty())
    }

    /// Have the players two characters each?
    pub(super) fn is_paired(&self) -> bool {
        self.seats.iter().any(|seat| seat.side.is_some())
    }

    /// Is there a line of this name?
    pub(super) fn has_line(&self, name: &str) -> bool {
        self.once.iter().any(|word| word == name)
    }
}

impl GivenSeat {
    /// His character, or all he is dealt.
    pub(super) fn own_characters(&self) -> impl Iterator<Item = (Character, Place)> {
        let one = (self.dealt.is_empty() && !self.purse.lacks).then_some(self.character).or(self.purse.held);
        one.into_iter().chain(self.dealt.iter().copied())
    }
}

/// Words that begin something new on the line of a seat.
pub(super) const SEAT_WORDS: [&str; 18] = [
    "passive",
    "active",
    "money",
    "price",
    "held",
    "character",
    "hand",
    "table",
    "copies",
    "drawn",
    "dead",
    "holds",
    "ghost",
    "first",
    "skips",
    "spare",
    "turns",
    "withdrawn",
];

/// Lines that may stand only once.
const ONCE: [&str; 18] = [
    "deal",
    "setup",
    "offered",
    "edition",
    "boxes",
    "seed",
    "deck",
    "discard",
    "turn",
    "bangs",
    "hold",
    "stack",
    "side-stack",
    "past",
    "keeper",
    "chosen",
    "suit",
    "last-stand",
];

pub(super) fn given_line(scene: &mut Scene, line: &mut Line<'_>) -> Read<()> {
    let given = &mut scene.given;
    let first = line.want("a word")?;
    let place = line.place(first);
    if ONCE.contains(&first) {
        if given.has_line(first) {
            return Err(place.error(format!("{first} is written twice")));
        }
        given.once.push(first.to_owned());
    }
    match first {
        "cites" => {
            while let Some(id) = line.word() {
                scene.cites.push(id.to_owned());
                scene.cited_at.push(line.place(id));
            }
        }
        "edition" => {
            let word = line.want("an edition")?;
            given.edition =
                line.parsed(word, Edition::from_id(word).ok_or(format!("there is no edition called {word}")))?;
        }
        "boxes" => {
            let words = line.rest();
            let boxes: Option<Vec<Box>> = words.split(',').map(|word| Box::from_id(word.trim())).collect();
            let boxes = boxes
                .ok_or_else(|| place.error(format!("{words}: boxes are base, dodge-city, wild-west-show, special")))?;
            given.boxes = Some((boxes, place));
        }
        "set" => {
            let text = line.rest();
            let (name, value) = text.split_once('=').ok_or_else(|| place.error("set wants SWITCH = VALUE"))?;
            given.set.push(Setting { name: name.trim().to_owned(), value: value.trim().to_owned(), place });
        }
        "seed" => given.seed = line.number()?,
        "deal" => given.deal = Some((line.number()?, place)),
        "deck" => {
            if line.peek() == Some("only") {
                line.word();
                given.deck_only = true;
            }
            given.deck = line.plain_cards(&[])?;
        }
        "discard" => given.discard = line.plain_cards(&[])?,
        "turn" => {
            let word = line.want("a seat")?;
            given.turn = (line.parsed(word, parse_seat(word))?, line.place(word));
            given.phase = phase(line)?;
        }
        "bangs" => given.bangs = line.number()?,
        "used" => {
            let (character, place) = character(line)?;
            let uses = if line.peek().is_some() { line.number()? } else { 1 };
            given.used.push((character, uses, place));
        }
        "setup" => given.between.from = Some((between::setup_line(line)?, place)),
        "offered" => {
            while line.peek().is_some() {
                given.between.offered.push(character(line)?);
            }
        }
        "hold" => given.hold = true,
        "last-stand" => {}
        "event" => {
            given.events = given.events.with(line.event()?);
        }
        "stack" => given.stacks.main = line.events(Slot::Main)?,
        "side-stack" => given.stacks.side = line.events(Slot::Side)?,
        "past" => {
            while line.peek().is_some() {
                given.stacks.past.push(line.event()?);
            }
        }
        "keeper" => {
            let word = line.want("a seat")?;
            given.stacks.keeper = Some((line.parsed(word, parse_seat(word))?, line.place(word)));
        }
        "chosen" => {
            while let Some(word) = line.word() {
                given.stacks.chosen.push(line.parsed(word, parse_seat(word))?);
            }
        }
        "suit" => {
            let word = line.want("a suit")?;
            let suit = Choice::ALL.into_iter().filter(|choice| choice.id() == word).find_map(Choice::suit);
            given.stacks.suit = Some(line.parsed(word, suit.ok_or_else(|| format!("there is no suit called {word}")))?);
        }
        _ => {
            let seat = line.parsed(first, parse_seat(first))?;
            if seat.index() != given.seats.len() {
                let message = format!("seats are written in order; {} comes next", Seat::at(given.seats.len().min(7)));
                return line.parsed(first, Err(message));
            }
            let seat = given_seat(line)?;
            given.seats.push(seat);
        }
    }
    line.end()
}

pub(super) fn phase(line: &mut Line<'_>) -> Read<Phase> {
    let word = line.want("a phase")?;
    match word {
        "start" => Ok(Phase::Start),
        "draw" => Ok(Phase::Draw),
        "play" => Ok(Phase::Play),
        "discard" => Ok(Phase::Discard),
        _ => line.parsed(word, Err(format!("{word} is no phase; there are start, draw, play, discard"))),
    }
}

fn character(line: &mut Line<'_>) -> Read<(Character, Place)> {
    line.skip_space();
    let place = line.place("");
    Ok((line.character()?, place))
}

/// `dealt` and all characters of which one is kept, up to the end of the line.
fn dealt(line: &mut Line<'_>) -> Read<Vec<(Character, Place)>> {
    let mut dealt = Vec::new();
    if line.peek() == Some("dealt") {
        line.word();
        dealt.push(character(line)?);
        while line.peek().is_some() {
            dealt.push(character(line)?);
        }
    }
    Ok(dealt)
}

fn given_seat(line: &mut Line<'_>) -> Read<GivenSeat> {
    let word = line.want("a role")?;
    let side = match word {
        "right" => Some(Side::Right),
        "left" => Some(Side::Left),
        _ => None,
    };
    let role = side.map(|_| Role::Outlaw).or_else(|| Role::from_id(word));
    let role = line.parsed(word, role.ok_or_else(|| format!("there is no role called {word}")))?;
    let role = (role, line.place(word));
    let dealt = dealt(line)?;
    let lacks = line.peek() == Some("lacks");
    if lacks {
        line.word();
    }
    // A seat without a character has some card all the same.
    let nobody = Character::all().next().filter(|_| lacks).map(|character| (character, role.1));
    let mut seat = GivenSeat {
        role,
        side,
        passive: false,
        character: dealt.first().copied().or(nobody).map_or_else(|| character(line), Ok)?,
        dealt,
        life: None,
        dead: false,
        first: false,
        ghost: false,
        withdrawn: false,
        skips: false,
        spare: None,
        turns: None,
        copies: None,
        drawn: Vec::new(),
        hand: Vec::new(),
        table: Vec::new(),
        purse: Purse { lacks, ..Purse::default() },
    };
    let mut seen: Vec<&str> = Vec::new();
    while let Some(word) = line.word() {
        if seen.contains(&word) {
            return line.parsed(word, Err(format!("{word} is written twice")));
        }
        seen.push(word);
        match word {
            "hand" => seat.hand = line.plain_cards(&SEAT_WORDS)?,
            "table" => seat.table = line.cards(&SEAT_WORDS)?,
            "copies" => seat.copies = Some(character(line)?),
            "drawn" => seat.drawn = vec![character(line)?, character(line)?],
            "dead" => seat.dead = true,
            "first" if seat.dead => seat.first = true,
            "ghost" => (seat.dead, seat.ghost) = (true, true),
            "withdrawn" => seat.withdrawn = true,
            "passive" if side.is_some() => seat.passive = true,
            "skips" => seat.skips = true,
            "money" => seat.purse.money = between::dollars(line)?,
            "price" => seat.purse.price = Some(between::price(line)?),
            "held" if lacks => seat.purse.held = Some(character(line)?),
            "spare" => seat.spare = Some(character(line)?),
            "turns" => seat.turns = Some(line.number()?),
            _ if seat.life.is_some() => return line.parsed(word, Err(format!("{word} does not belong here"))),
            _ => {
                let place = line.place(word);
                let (life, max) = life(line, word)?;
                seat.life = Some((life, max, place));
            }
        }
    }
    Ok(seat)
}
