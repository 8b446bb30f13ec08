//! What is fixed before the deal: edition, boxes, seats, switches; and the deal itself.

use saloon_ground::{Chance, Seed};
use serde::{Deserialize, Serialize};

use crate::catalog::{Box, Character, Deck, EventBox, Property, Switches, having, hooks_of_house};
use crate::events::Stacks;
use crate::fact::Told;
use crate::frame::Stack;
use crate::frames::casting::Casting;
use crate::frames::opening::Opening;
use crate::game::{Game, Ring, SeatState, Spare, TurnState};
use crate::ids::{CardId, CardSet, MOST_SEATS, Players, Role, Seat, Seats};
use crate::modes::{Mode, TableOptions};
use crate::order::Directions;
use crate::owners::Owners;
use crate::piles::{PerPlayer, PerSeat};
use crate::rules::Moments;
use crate::series::{Books, Carry};
use crate::sources::{Events, Speaking};
use crate::switches::{KeepCharacter, LifeCounter, RoleDealSix, Scoring, Series, SwitchError};
use crate::turn::{Stage, turn_at};
use crate::zones::{Place, Zones};

/// A named set of switch values and boxes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Edition {
    /// The base game.
    #[serde(rename = "classic")]
    Classic,
    /// The stand-alone Dodge City box.
    #[serde(rename = "dodge-city")]
    DodgeCity,
    /// The same rules with the base game's cards.
    #[serde(rename = "dodge-city+base")]
    DodgeCityBase,
    /// Everything together.
    #[serde(rename = "compendium")]
    Compendium,
    /// The public official rules.
    #[serde(rename = "official")]
    Official,
}

impl Edition {
    /// All of them.
    pub const ALL: [Edition; 5] =
        [Edition::Classic, Edition::DodgeCity, Edition::DodgeCityBase, Edition::Compendium, Edition::Official];

    /// The word used in files and flags.
    pub const fn id(self) -> &'static str {
        match self {
            Edition::Classic => "classic",
            Edition::DodgeCity => "dodge-city",
            Edition::DodgeCityBase => "dodge-city+base",
            Edition::Compendium => "compendium",
            Edition::Official => "official",
        }
    }

    /// The edition with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.id() == id)
    }

    /// Its switch values.
    pub fn switches(self) -> Switches {
        match self {
            Edition::Classic => Switches::classic(),
            Edition::DodgeCity | Edition::DodgeCityBase => Switches::dodge_city(),
            Edition::Compendium => Switches::COMPENDIUM,
            Edition::Official => Switches::official(),
        }
    }

    /// Its playing cards.
    pub const fn deck(self) -> Deck {
        match self {
            Edition::Classic | Edition::Official => Deck::Base,
            Edition::DodgeCity => Deck::Standalone,
            Edition::DodgeCityBase | Edition::Compendium => Deck::BaseAndExpansion,
        }
    }

    /// The boxes its characters come from, as far as this program has them.
    pub const fn boxes(self) -> &'static [Box] {
        match self {
            Edition::Classic | Edition::Official => &[Box::Base],
            Edition::DodgeCity => &[Box::DodgeCity],
            Edition::DodgeCityBase => &[Box::Base, Box::DodgeCity],
            Edition::Compendium => &Box::ALL,
        }
    }
}

/// Everything that is fixed before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// Whose rules.
    pub edition: Edition,
    /// How many players.
    pub seats: u8,
    /// Which way to play.
    pub mode: Mode,
    /// The playing cards.
    pub deck: Deck,
    /// The boxes characters are dealt from.
    pub characters: Vec<Box>,
    /// Characters that are not dealt but fixed, by seat.
    #[serde(default)]
    pub fixed: [Option<Character>; MOST_SEATS],
    /// The rule switches.
    pub switches: Switches,
    /// What the games before this one left, in a series.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carry: Option<Carry>,
}

/// Why a configuration is refused: the line of VAR-GEN-2, and which words are at fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// A line of VAR-GEN-2 does not hold.
    Line {
        /// The id of the line.
        rule: &'static str,
        /// What it asks for.
        needs: &'static str,
    },
    /// Too few character cards for the seats.
    Characters {
        /// How many are needed.
        needed: usize,
        /// How many there are.
        there: usize,
    },
    /// A switch could not be set.
    Switch(SwitchError),
    /// A box, deck or event this program does not have yet.
    NotYet {
        /// What.
        what: &'static str,
    },
    /// A character that cannot be fixed at a seat.
    Fixed {
        /// The character.
        character: Character,
        /// The seat.
        seat: Seat,
        /// What is in the way.
        why: &'static str,
    },
    /// A value of a switch that no game can be played with.
    Value {
        /// The switch and its value.
        what: &'static str,
    },
}

impl std::fmt::Display for ConfigError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ConfigError::Line { rule, needs } => write!(f, "{needs} ({rule})"),
            ConfigError::Characters { needed, there } => {
                write!(f, "{needed} character cards are needed, these boxes hold {there} (VAR-GEN-2c)")
            }
            ConfigError::Switch(SwitchError::Unknown(name)) => write!(f, "there is no switch called {name}"),
            ConfigError::Switch(SwitchError::Value { name, value, accepts }) => {
                write!(f, "switch {name} does not take {value}; it takes {}", accepts.join(", "))
            }
            ConfigError::NotYet { what } => write!(f, "{what} is not in this version of saloon yet"),
            ConfigError::Fixed { character, seat, why } => {
                write!(f, "{} cannot be the character of seat {seat}: {why}", character.id())
            }
            ConfigError::Value { what } => write!(f, "{what} cannot be played"),
        }
    }
}

impl std::error::Error for ConfigError {}

impl Config {
    /// An edition as it is, for this many seats.
    pub fn new(edition: Edition, seats: u8) -> Config {
        Config {
            edition,
            seats,
            mode: Mode::usual(seats),
            deck: edition.deck(),
            characters: edition.boxes().to_vec(),
            fixed: [None; MOST_SEATS],
            switches: edition.switches(),
            carry: None,
        }
    }

    /// The same rules with the cards and characters of these boxes.
    pub fn with_boxes(mut self, boxes: &[Box]) -> Result<Config, ConfigError> {
        self.deck = match (boxes.contains(&Box::Base), boxes.contains(&Box::DodgeCity)) {
            (true, false) => Deck::Base,
            (true, true) => Deck::BaseAndExpansion,
            (false, true) => Deck::Standalone,
            (false, false) => {
                return Err(ConfigError::Line { rule: "VAR-GEN-1", needs: "a game needs the box base or dodge-city" });
            }
        };
        self.characters = boxes.to_vec();
        Ok(self)
    }

    /// The same table with another way of playing. With six it is one of the switches too.
    #[must_use]
    pub fn with_mode(mut self, mode: Mode) -> Config {
        self.mode = mode;
        self.switches.options.role_deal_six = match mode {
            Mode::SixHiddenRemoval => RoleDealSix::HiddenRemoval,
            Mode::Standard | Mode::OpenTriangle | Mode::TwoCharacters => RoleDealSix::Standard,
        };
        self
    }

    /// Fixes the characters of some seats, written as `A:sid-ketchum,C:kit-carlson`; `none` leaves all to the deal.
    fn fix_characters(&mut self, value: &str) -> Option<()> {
        let mut fixed = [None; MOST_SEATS];
        for pair in value.split(',').filter(|_| value != "none") {
            let (seat, character) = pair.split_once(':')?;
            let seat = crate::notation::parse_seat(seat.trim()).ok()?;
            fixed[seat.index()] = Some(Character::from_id(character.trim())?);
        }
        self.fixed = fixed;
        Some(())
    }

    /// The characters that are fixed, as [`Config::set`] reads them; `None` if all are dealt.
    pub fn fixed_characters(&self) -> Option<String> {
        let at = |(i, fixed): (usize, &Option<Character>)| fixed.map(|c| format!("{}:{}", Seat::at(i), c.id()));
        let pairs: Vec<String> = self.fixed.iter().enumerate().filter_map(at).collect();
        (!pairs.is_empty()).then(|| pairs.join(","))
    }

    /// Sets one switch by name; `mode`, `deck`, `character_pool` and `fixed_characters` are among them.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ConfigError> {
        let wrong = |accepts: &[&str]| {
            let accepts = accepts.iter().map(|s| (*s).to_owned()).collect();
            ConfigError::Switch(SwitchError::Value { name: name.into(), value: value.into(), accepts })
        };
        match name {
            "deck" => {
                self.deck = Deck::from_id(value).ok_or_else(|| wrong(&["base", "standalone", "base+expansion"]))?;
            }
            "character_pool" => {
                let boxes: Option<Vec<Box>> = value.split(',').map(|word| Box::from_id(word.trim())).collect();
                self.characters = boxes.ok_or_else(|| wrong(&["base", "dodge-city", "wild-west-show", "special"]))?;
            }
            "mode" => {
                let modes: Vec<&str> = Mode::ALL.iter().map(|mode| mode.id()).collect();
                *self = self.clone().with_mode(Mode::from_id(value).ok_or_else(|| wrong(&modes))?);
            }
            "role_deal_six" => {
                self.switches.set(name, value).map_err(ConfigError::Switch)?;
                if self.switches.options.role_deal_six == RoleDealSix::HiddenRemoval {
                    self.mode = Mode::SixHiddenRemoval;
                } else if self.mode == Mode::SixHiddenRemoval {
                    self.mode = Mode::usual(self.seats);
                }
            }
            "fixed_characters" => {
                self.fix_characters(value).ok_or_else(|| wrong(&["SEAT:CHARACTER,SEAT:CHARACTER", "none"]))?;
            }
            "player_count" => {
                return Err(ConfigError::Value { what: "player_count (choose the number of players instead)" });
            }
            _ => self.switches.set(name, value).map_err(ConfigError::Switch)?,
        }
        Ok(())
    }

    /// Checks every line of VAR-GEN-2, in its order.
    pub fn check(&self) -> Result<(), ConfigError> {
        let not_yet = |absent: bool, what| if absent { Err(ConfigError::NotYet { what }) } else { Ok(()) };
        if let Some((rule, needs)) =
            self.lines().into_iter().find_map(|(holds, rule, needs)| (!holds).then_some((rule, needs)))
        {
            return Err(ConfigError::Line { rule, needs });
        }
        let options = &self.switches.options;
        let events = &self.switches.events;
        not_yet(!events.event_mode.boxes().iter().all(|one| one.is_whole()), "playing with event cards")?;
        not_yet(events.wild_west_show && !EventBox::WildWestShow.is_whole(), "the Wild West Show deck")?;
        self.check_fixed()?;
        let second = options.life_counter == LifeCounter::SecondCharacter;
        let each = match self.mode.characters() {
            1 if self.needs_spares() => self.choice() + 1,
            1 => self.choice().max(if second { 2 } else { 1 }),
            // Of two each one is active, and only that one can be replaced.
            two => usize::from(two) + usize::from(self.needs_spares()),
        };
        let needed = self.seats as usize * each;
        let there = self.pool().count();
        if there < needed { Err(ConfigError::Characters { needed, there }) } else { Ok(()) }
    }

    /// The lines of VAR-GEN-2: whether each holds, its name, what it asks for.
    fn lines(&self) -> [(bool, &'static str, &'static str); 10] {
        let options = &self.switches.options;
        let is = |editions: &[Edition]| editions.contains(&self.edition);
        let dollars = options.scoring == Scoring::Dollars;
        let paid = options.experience || options.hire || options.bounties;
        let keeps = options.keep_character == KeepCharacter::SurvivorsMay;
        let hidden = options.role_deal_six == RoleDealSix::HiddenRemoval;
        let at_home = (is(&[Edition::Compendium]) || !(dollars || options.without_mercy || paid))
            && (is(&[Edition::Classic, Edition::Official]) || !(keeps || options.beginner));
        let events = is(&[Edition::Compendium, Edition::Official]) || !self.switches.plays_events();
        let shown = self.switches.events.wild_west_show && self.mode.characters() > 1;
        [
            (
                self.mode.seats(self.seats) && hidden == (self.mode == Mode::SixHiddenRemoval),
                "VAR-GEN-2-C1",
                self.mode.needs(),
            ),
            (options.house || self.is_native(), "VAR-GEN-2-C2", self.native_seats()),
            (
                self.seats < 8 || self.deck == Deck::BaseAndExpansion,
                "VAR-GEN-2-C3",
                "eight seats need both card sets (base and dodge-city)",
            ),
            (
                !dollars || self.mode.has_sheriff(),
                "VAR-GEN-2-C4",
                "scoring = dollars needs a way of playing with a sheriff; points are counted in every one",
            ),
            (!paid || dollars, "VAR-GEN-2-C5", "experience, hire and bounties need scoring = dollars"),
            (
                !options.experience || options.series == Series::Rotation,
                "VAR-GEN-2-C6",
                "experience needs series = rotation",
            ),
            (!(options.hire && keeps), "VAR-GEN-2-C7", "hire and keep_character exclude each other"),
            (
                !options.without_mercy || self.mode.has_sheriff(),
                "VAR-GEN-2-C8",
                "without_mercy needs a way of playing with a sheriff",
            ),
            (
                options.house || at_home,
                "VAR-GEN-2-C9",
                "an option is used outside its own edition; house = true allows it",
            ),
            (
                (options.house || events) && !shown,
                "VAR-GEN-2-C10",
                if shown {
                    "the Wild West Show deck is not for two players"
                } else {
                    "events belong to the compendium and official editions; house = true allows them elsewhere"
                },
            ),
        ]
    }

    /// Might an event of the stack need a second character for everybody (EVD-HN-03)?
    fn needs_spares(&self) -> bool {
        self.switches.main_events(self.mode).iter().any(|event| event.def().needs_spares)
    }

    /// How many characters sit at the table.
    pub fn places(&self) -> usize {
        usize::from(self.seats) * usize::from(self.mode.characters())
    }

    /// All playing cards of the game.
    pub(crate) fn playing_cards(&self) -> CardSet {
        let book = if self.switches.options.beginner { having(Property::Book, self.deck) } else { CardSet::NONE };
        self.deck.cards().minus(book)
    }

    /// How many characters a seat is dealt, to keep one.
    pub(crate) fn choice(&self) -> usize {
        self.switches.options.character_choice.count()
    }

    /// Every fixed character must have a seat, be in the boxes and be there once.
    fn check_fixed(&self) -> Result<(), ConfigError> {
        for (i, character) in self.fixed.iter().enumerate().filter_map(|(i, fixed)| Some((i, (*fixed)?))) {
            let refuse = |why| Err(ConfigError::Fixed { character, seat: Seat::at(i), why });
            if i >= self.places() {
                return refuse("there is no such seat");
            }
            if !self.characters.contains(&character.in_box()) {
                return refuse("it is not in these boxes");
            }
            if self.fixed[..i].contains(&Some(character)) {
                return refuse("another seat has it already");
            }
        }
        Ok(())
    }

    fn is_native(&self) -> bool {
        let both = self.deck == Deck::BaseAndExpansion;
        let open = matches!(self.mode, Mode::Standard | Mode::OpenTriangle);
        match self.edition {
            Edition::Classic => self.mode == Mode::Standard && self.seats <= 7,
            Edition::DodgeCity => open && self.seats <= 7,
            Edition::DodgeCityBase => open,
            Edition::Compendium => true,
            Edition::Official if both => open,
            Edition::Official => self.mode == Mode::Standard && self.seats <= 7,
        }
    }

    fn native_seats(&self) -> &'static str {
        if self.mode == Mode::TwoCharacters {
            return "the game for two belongs to the compendium; house = true allows it elsewhere";
        }
        if self.mode == Mode::SixHiddenRemoval {
            return "the six-player deal with a hidden card belongs to the compendium; house = true allows it elsewhere";
        }
        match self.edition {
            Edition::Classic => "the classic edition is for four to seven players; house = true allows others",
            Edition::DodgeCity => "the dodge-city edition is for three to seven players; house = true allows others",
            Edition::DodgeCityBase => "dodge-city+base is for three to eight players; house = true allows others",
            Edition::Compendium => "the compendium is for two to eight players",
            Edition::Official => "the official edition is for four to seven players, three to eight with Dodge City",
        }
    }

    /// The characters that may be dealt.
    pub fn pool(&self) -> impl Iterator<Item = Character> + '_ {
        Character::all().filter(|character| self.characters.contains(&character.in_box()))
    }
}

impl Game {
    /// Deals a new game and runs it to the first question.
    ///
    /// ```
    /// use saloon_rules::{Config, Edition, Game, Legal};
    ///
    /// let config = Config::new(Edition::Classic, 5);
    /// let mut game = Game::new(&config, 1.into()).expect("a plain edition can always be played");
    /// let mut list = Legal::new();
    /// while game.ask().is_some() {
    ///     game.legal(&mut list);
    ///     let fallback = list.fallback(&game.ask().unwrap()).unwrap();
    ///     let who = game.ask().unwrap().who;
    ///     game.apply(who, fallback, None).unwrap();
    /// #   if game.turn().number > 50 { break }
    /// }
    /// ```
    pub fn new(config: &Config, seed: Seed) -> Result<Game, ConfigError> {
        Game::with_log(config, seed, None)
    }

    /// The same, telling what happens up to the first question.
    pub fn with_log(config: &Config, seed: Seed, log: Option<&mut Vec<Told>>) -> Result<Game, ConfigError> {
        config.check()?;
        let mut game = Game::dealt(config, seed);
        game.start(log);
        Ok(game)
    }

    /// A new game, dealt and not yet run to its first question.
    pub(crate) fn dealt(config: &Config, seed: Seed) -> Game {
        let mut game = Game::empty(config, seed);
        game.deal(config);
        game
    }

    /// A dealt game of a table that may need boxes which are not whole yet.
    #[cfg(test)]
    pub(crate) fn deal_unchecked(config: &Config, seed: Seed) -> Game {
        let mut game = Game::dealt(config, seed);
        game.start(None);
        game
    }

    /// A table with nobody's cards on it and the whole deck in its order.
    pub(crate) fn empty(config: &Config, seed: Seed) -> Game {
        let first = Seat::at(0);
        let nobody = SeatState::new(Character::BartCassidy, 0);
        let all = Seats::first(config.places());
        Game {
            mode: config.mode,
            deck: config.deck,
            count: config.places() as u8,
            switches: config.switches,
            chance: Chance::new(seed),
            in_game: CardSet::NONE,
            zones: Zones::EMPTY,
            seats: PerSeat::all(nobody),
            owners: Owners::new(all, |seat| config.mode.owner(seat)),
            passive: Seats::NONE,
            acting: Seats::NONE,
            ring: Ring::new(config.places()),
            living: all,
            events: Events::NONE,
            stacks: Stacks::default(),
            directions: Directions::default(),
            moments: Moments::default(),
            speaking: Speaking::default(),
            ghosts: Seats::NONE,
            withdrawn: Seats::NONE,
            skips: Seats::NONE,
            extra: Seats::NONE,
            in_force: 0,
            bent: hooks_of_house(config.mode, TableOptions::of(&config.switches.options), Events::NONE),
            muted: Seats::NONE,
            roles: PerPlayer::all(Role::Outlaw),
            shown: Players::NONE,
            turn: TurnState::of(first),
            stack: Stack::new(turn_at(first, Stage::Boundary)),
            ask: None,
            asked: 0,
            unjudged: false,
            dealt: [[None; 3]; MOST_SEATS],
            pool: 0,
            books: Books::NONE,
            keeps: Seats::NONE,
            options: TableOptions::of(&config.switches.options),
            over: None,
            last_stand: 0,
            #[cfg(feature = "grown")]
            weather: crate::grown::Weather::default(),
        }
    }

    /// CORE-SETUP-04, step by step, seats in ascending order.
    fn deal(&mut self, config: &Config) {
        let dealt = config.mode.deal(&mut self.chance, config.seats as usize);
        // The card that goes round lies where it must, and the others where they fell beside it (VAR-STD-1).
        let lead = config.carry.as_ref().and_then(|carry| carry.lead);
        let dealt = lead.map_or(dealt, |lead| dealt.led_by(lead, config.seats as usize, config.mode));
        self.roles = PerPlayer::with(|player| dealt.roles[player.index()]);
        self.shown = dealt.shown;

        self.books = config.carry.as_ref().map_or(Books::NONE, Carry::books);
        if config.is_set_up_in_steps() {
            return self.begin_setup(config, self.opener());
        }
        self.books.held = PerSeat::all(None);
        self.books.price = PerSeat::all(None);
        if config.mode.characters() > 1 {
            return self.begin_draft(config);
        }
        let mut pool = [Character::BartCassidy; crate::catalog::ROSTER];
        let mut size = 0;
        for character in config.pool().filter(|character| !config.fixed.contains(&Some(*character))) {
            pool[size] = character;
            size += 1;
        }
        self.chance.shuffle(&mut pool[..size]);
        let mut dealt = pool[..size].iter().copied();
        for seat in self.all_seats().iter() {
            match (config.fixed[seat.index()], config.choice()) {
                (Some(character), _) => self.seat_character(seat, character),
                (None, 1) => dealt.by_ref().take(1).for_each(|character| self.seat_character(seat, character)),
                (None, count) => self.dealt[seat.index()][..count].fill_with(|| dealt.next()),
            }
        }

        let first = self.opener();
        self.turn.seat = first;
        self.refresh();

        self.in_game = config.playing_cards();
        self.shuffle_deck();
        self.deal_events();
        if self.stacks.main.iter().any(|event| event.def().needs_spares) {
            for seat in self.all_seats().iter() {
                self.seat_mut(seat).spare = dealt.next().map(|character| Spare { character, seen: Players::NONE });
            }
        }
        if self.dealt.iter().flatten().any(Option::is_some) {
            return self.begin_casting(config);
        }
        self.stack = Stack::new(Opening::of(first).into());
    }

    /// Who takes the first turn.
    pub(crate) fn opener(&self) -> Seat {
        self.all_seats().iter().find(|seat| self.role(*seat) == self.mode.opens()).unwrap_or(Seat::at(0))
    }

    /// Whoever has been dealt several characters keeps one, the first player first; until then none is in force.
    pub(crate) fn begin_casting(&mut self, config: &Config) {
        let first = self.opener();
        let choosing = self.all_seats().iter().filter(|seat| self.dealt[seat.index()][0].is_some());
        let choosing = choosing.fold(Seats::NONE, Seats::with);
        self.pool = config.pool().fold(0, |all, character| all | 1 << character as u8);
        self.turn.seat = first;
        self.refresh();
        self.stack = Stack::new(Casting { first, left: choosing }.into());
    }

    /// A seat plays this character, with its full life: the printed one, and one more for the sheriff.
    pub(crate) fn seat_character(&mut self, seat: Seat, character: Character) {
        let max = character.def().life as i8 + i8::from(self.role(seat) == Role::Sheriff);
        *self.seat_mut(seat) = SeatState { spare: self.seat(seat).spare, ..SeatState::new(character, max) };
    }

    /// As many cards as life points, or what the character says, seat by seat; of two characters the active one counts.
    pub(crate) fn deal_hands(&mut self) {
        for seat in self.fronts().iter() {
            for _ in self.hand(seat).len()..usize::from(self.opening_hand(seat)) {
                self.deck_to_hand(seat);
            }
        }
    }

    /// Puts cards where a written position wants them; everything else keeps its place.
    pub(crate) fn lay_out(&mut self, layout: &Layout<'_>) {
        self.in_game = CardSet::NONE;
        for (seat, cards) in layout.hands {
            let owner = Players::only(self.owner(*seat));
            cards.iter().for_each(|card| self.place(*card, Place::Hand(*seat), owner));
        }
        for (seat, cards) in layout.tables {
            cards.iter().for_each(|card| self.place(*card, Place::Table(*seat), Players::ALL));
        }
        layout.deck.iter().rev().for_each(|card| self.place(*card, Place::Deck, Players::NONE));
        layout.discard.iter().for_each(|card| self.place(*card, Place::Discard, Players::ALL));
        self.mark(layout.fresh, CardSet::NONE);
    }
}

/// Where the cards of a written position lie.
pub(crate) struct Layout<'a> {
    pub(crate) hands: &'a [(Seat, Vec<CardId>)],
    pub(crate) tables: &'a [(Seat, Vec<CardId>)],
    pub(crate) fresh: CardSet,
    /// Top first.
    pub(crate) deck: &'a [CardId],
    /// Bottom first.
    pub(crate) discard: &'a [CardId],
}
