//! The catalogue: stable ids and their definitions, put together from the rooms.
//!
//! The only file that names every expansion. Ids are append-only: they stand in saved games.

use serde::{Deserialize, Serialize};

use crate::defs::{Border, CardDef, CharacterDef, EventDef, Slot};
use crate::ids::{CardId, CardSet, MOST_CARDS, Rank, Suit};
use crate::modes::{Mode, TableOption, TableOptions};
use crate::rules::{Hook, Rules};
use crate::sources::Events;
use crate::{base, dodge_city, fistful, high_noon, special, wild_west_show};

macro_rules! kinds {
    ($($kind:ident => $def:expr,)+) => {
        /// A kind of playing card.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum Kind {
            $($kind,)+
        }

        static ALL_KINDS: [Kind; KINDS] = [$(Kind::$kind),+];

        /// How many kinds there are.
        pub const KINDS: usize = [$(stringify!($kind)),+].len();

        static CARD_DEFS: [CardDef; KINDS] = [$($def),+];
    };
}

// One line for each kind: its name and its definition. Append only.
kinds! {
    Bang => base::cards::BANG,
    Missed => base::cards::MISSED,
    Beer => base::cards::BEER,
    Saloon => base::cards::SALOON,
    Stagecoach => base::cards::STAGECOACH,
    WellsFargo => base::cards::WELLS_FARGO,
    GeneralStore => base::cards::GENERAL_STORE,
    Panic => base::cards::PANIC,
    CatBalou => base::cards::CAT_BALOU,
    Gatling => base::cards::GATLING,
    Indians => base::cards::INDIANS,
    Duel => base::cards::DUEL,
    Barrel => base::cards::BARREL,
    Mustang => base::cards::MUSTANG,
    Scope => base::cards::SCOPE,
    Jail => base::cards::JAIL,
    Dynamite => base::cards::DYNAMITE,
    Volcanic => base::cards::VOLCANIC,
    Schofield => base::cards::SCHOFIELD,
    Remington => base::cards::REMINGTON,
    RevCarabine => base::cards::REV_CARABINE,
    Winchester => base::cards::WINCHESTER,
    Dodge => dodge_city::cards::DODGE,
    Whisky => dodge_city::cards::WHISKY,
    Tequila => dodge_city::cards::TEQUILA,
    RagTime => dodge_city::cards::RAG_TIME,
    Brawl => dodge_city::cards::BRAWL,
    Punch => dodge_city::cards::PUNCH,
    Springfield => dodge_city::cards::SPRINGFIELD,
    Hideout => dodge_city::cards::HIDEOUT,
    Binocular => dodge_city::cards::BINOCULAR,
    Bible => dodge_city::cards::BIBLE,
    IronPlate => dodge_city::cards::IRON_PLATE,
    Sombrero => dodge_city::cards::SOMBRERO,
    TenGallonHat => dodge_city::cards::TEN_GALLON_HAT,
    Canteen => dodge_city::cards::CANTEEN,
    PonyExpress => dodge_city::cards::PONY_EXPRESS,
    CanCan => dodge_city::cards::CAN_CAN,
    Conestoga => dodge_city::cards::CONESTOGA,
    Derringer => dodge_city::cards::DERRINGER,
    Knife => dodge_city::cards::KNIFE,
    Pepperbox => dodge_city::cards::PEPPERBOX,
    BuffaloRifle => dodge_city::cards::BUFFALO_RIFLE,
    Howitzer => dodge_city::cards::HOWITZER,
}

impl Kind {
    /// Every kind, in catalogue order.
    pub fn all() -> impl Iterator<Item = Kind> {
        ALL_KINDS.iter().copied()
    }

    /// What it is and does.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        &CARD_DEFS[self as usize]
    }

    /// Its id in files, notation and texts.
    pub fn id(self) -> &'static str {
        self.def().id
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<Kind> {
        Kind::all().find(|kind| kind.id() == id)
    }
}

macro_rules! characters {
    ($($in_box:ident { $($(#[$when:meta])? $character:ident = $number:literal => $def:expr,)+ })+) => {
        /// A character. Numbers follow the roster of the rulebook, which also orders abilities of one seat (CORE-TRIG-02).
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum Character {
            $($($(#[$when])? $character = $number,)+)+
        }

        const ALL_CHARACTERS: &[Character] = &[$($($(#[$when])? Character::$character,)+)+];

        static CHARACTER_DEFS: [CharacterDef; ROSTER] = {
            let mut defs = [CharacterDef::ABSENT; ROSTER];
            $($($(#[$when])? { defs[$number] = $def; })+)+
            defs
        };

        static BY_NUMBER: [Option<Character>; ROSTER] = {
            let mut numbers = [None; ROSTER];
            $($($(#[$when])? { numbers[$number] = Some(Character::$character); })+)+
            numbers
        };

        impl Character {
            /// The box it comes in.
            pub const fn in_box(self) -> Box {
                match self {
                    $($($(#[$when])? Character::$character => Box::$in_box,)+)+
                }
            }
        }
    };
}

/// How many numbers the roster has.
pub const ROSTER: usize = match ALL_CHARACTERS.last() {
    Some(last) => *last as usize + 1,
    None => 0,
};

// One line for each character, by box: its name, its number of the roster and its definition.
characters! {
    Base {
        BartCassidy = 0 => base::characters::BART_CASSIDY,
        BlackJack = 1 => base::characters::BLACK_JACK,
        CalamityJanet = 2 => base::characters::CALAMITY_JANET,
        ElGringo = 3 => base::characters::EL_GRINGO,
        JesseJones = 4 => base::characters::JESSE_JONES,
        Jourdonnais = 5 => base::characters::JOURDONNAIS,
        KitCarlson = 6 => base::characters::KIT_CARLSON,
        LuckyDuke = 7 => base::characters::LUCKY_DUKE,
        PaulRegret = 8 => base::characters::PAUL_REGRET,
        PedroRamirez = 9 => base::characters::PEDRO_RAMIREZ,
        RoseDoolan = 10 => base::characters::ROSE_DOOLAN,
        SidKetchum = 11 => base::characters::SID_KETCHUM,
        SlabTheKiller = 12 => base::characters::SLAB_THE_KILLER,
        SuzyLafayette = 13 => base::characters::SUZY_LAFAYETTE,
        VultureSam = 14 => base::characters::VULTURE_SAM,
        WillyTheKid = 15 => base::characters::WILLY_THE_KID,
    }
    DodgeCity {
        ApacheKid = 16 => dodge_city::characters::APACHE_KID,
        BelleStar = 17 => dodge_city::characters::BELLE_STAR,
        BillNoface = 18 => dodge_city::characters::BILL_NOFACE,
        ChuckWengam = 19 => dodge_city::characters::CHUCK_WENGAM,
        DocHolyday = 20 => dodge_city::characters::DOC_HOLYDAY,
        ElenaFuente = 21 => dodge_city::characters::ELENA_FUENTE,
        GregDigger = 22 => dodge_city::characters::GREG_DIGGER,
        HerbHunter = 23 => dodge_city::characters::HERB_HUNTER,
        JoseDelgado = 24 => dodge_city::characters::JOSE_DELGADO,
        MollyStark = 25 => dodge_city::characters::MOLLY_STARK,
        PatBrennan = 26 => dodge_city::characters::PAT_BRENNAN,
        PixiePete = 27 => dodge_city::characters::PIXIE_PETE,
        SeanMallory = 28 => dodge_city::characters::SEAN_MALLORY,
        TequilaJoe = 29 => dodge_city::characters::TEQUILA_JOE,
        VeraCuster = 30 => dodge_city::characters::VERA_CUSTER,
    }
    WildWestShow {
        BigSpencer = 31 => wild_west_show::characters::BIG_SPENCER,
        FlintWestwood = 32 => wild_west_show::characters::FLINT_WESTWOOD,
        GaryLooter = 33 => wild_west_show::characters::GARY_LOOTER,
        GreygoryDeck = 34 => wild_west_show::characters::GREYGORY_DECK,
        JohnPain = 35 => wild_west_show::characters::JOHN_PAIN,
        LeeVanKliff = 36 => wild_west_show::characters::LEE_VAN_KLIFF,
        TerenKill = 37 => wild_west_show::characters::TEREN_KILL,
        YoulGrinner = 38 => wild_west_show::characters::YOUL_GRINNER,
    }
    Special {
        ClausTheSaint = 39 => special::characters::CLAUS_THE_SAINT,
        JohnnyKisch = 40 => special::characters::JOHNNY_KISCH,
        UncleWill = 41 => special::characters::UNCLE_WILL,
        #[cfg(test)]
        MagpieMeg = 63 => crate::invented::MAGPIE_MEG,
    }
}

impl Character {
    /// Every character of this program, in roster order.
    pub fn all() -> impl Iterator<Item = Character> {
        ALL_CHARACTERS.iter().copied()
    }

    /// What it is and does.
    #[inline]
    pub fn def(self) -> &'static CharacterDef {
        &CHARACTER_DEFS[self as usize]
    }

    /// The character with this number of the roster, if there is one in this program.
    #[inline]
    pub(crate) fn numbered(number: usize) -> Option<Character> {
        BY_NUMBER[number]
    }

    /// Its id in files, notation and texts.
    pub fn id(self) -> &'static str {
        self.def().id
    }

    /// The character with this id.
    pub fn from_id(id: &str) -> Option<Character> {
        Character::all().find(|character| character.id() == id)
    }
}

/// Something with event cards that one buys.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventBox {
    /// Fifteen events for the main slot.
    HighNoon,
    /// Fifteen more.
    FistfulOfCards,
    /// Ten events for the side slot.
    WildWestShow,
    /// Events that exist in unit tests only, for either slot.
    #[cfg(test)]
    Invented(InventedSlot),
}

/// Where an invented event lies.
#[cfg(test)]
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum InventedSlot {
    Main,
    Side,
}

impl EventBox {
    /// Where its events lie while they are in force (EVS-01).
    pub const fn slot(self) -> Slot {
        match self {
            EventBox::HighNoon | EventBox::FistfulOfCards => Slot::Main,
            EventBox::WildWestShow => Slot::Side,
            #[cfg(test)]
            EventBox::Invented(InventedSlot::Main) => Slot::Main,
            #[cfg(test)]
            EventBox::Invented(InventedSlot::Side) => Slot::Side,
        }
    }

    /// How many events the printed box has.
    const fn size(self) -> usize {
        match self {
            EventBox::HighNoon | EventBox::FistfulOfCards => 15,
            EventBox::WildWestShow => 10,
            #[cfg(test)]
            EventBox::Invented(_) => 0,
        }
    }

    /// Are all its events in this program? Only whole boxes are played with; events of the house may come on top.
    pub fn is_whole(self) -> bool {
        EventCard::all().filter(|event| event.def().in_box == self).count() >= self.size()
    }
}

/// The lists of the rooms, one after the other. An event is added to the list of its room.
const EVENT_LISTS: &[&[EventDef]] = &[
    high_noon::events::ALL,
    fistful::events::ALL,
    wild_west_show::events::ALL,
    #[cfg(test)]
    crate::invented::EVENTS,
];

/// How many events there are.
const EVENTS: usize = {
    let (mut count, mut list) = (0, 0);
    while list < EVENT_LISTS.len() {
        count += EVENT_LISTS[list].len();
        list += 1;
    }
    count
};

static EVENT_DEFS: [EventDef; EVENTS] = EVENTS_IN_ORDER;

/// Read while the program is compiled, by [`EventCard::named`]; running programs read the copy above.
#[allow(clippy::large_const_arrays)]
const EVENTS_IN_ORDER: [EventDef; EVENTS] = {
    let mut all = [EVENT_LISTS[0][0]; EVENTS];
    let (mut at, mut list) = (0, 0);
    while list < EVENT_LISTS.len() {
        let mut i = 0;
        while i < EVENT_LISTS[list].len() {
            all[at] = EVENT_LISTS[list][i];
            at += 1;
            i += 1;
        }
        list += 1;
    }
    all
};

/// An event card, by its place in the catalogue.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventCard(
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    u8,
);

impl EventCard {
    /// Every event of this program, in catalogue order.
    pub fn all() -> impl Iterator<Item = EventCard> {
        (0..EVENT_DEFS.len() as u8).map(EventCard)
    }

    /// What it is and does.
    #[inline]
    pub fn def(self) -> &'static EventDef {
        &EVENT_DEFS[self.0 as usize]
    }

    /// Its place in the catalogue.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The event with this id, for rooms that name their own; one that is not there does not compile.
    pub(crate) const fn named(id: &str) -> EventCard {
        let wanted = id.as_bytes();
        let mut at = 0;
        while at < EVENTS {
            let found = EVENTS_IN_ORDER[at].id.as_bytes();
            let mut i = 0;
            while found.len() == wanted.len() && i < wanted.len() && found[i] == wanted[i] {
                i += 1;
            }
            if found.len() == wanted.len() && i == wanted.len() {
                return EventCard(at as u8);
            }
            at += 1;
        }
        panic!("there is no event of this id")
    }

    /// Its id in files, notation and texts.
    pub fn id(self) -> &'static str {
        self.def().id
    }

    /// The event with this id.
    pub fn from_id(id: &str) -> Option<EventCard> {
        EventCard::all().find(|event| event.id() == id)
    }
}

impl std::fmt::Debug for EventCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for EventCard {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for EventCard {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = String::deserialize(from)?;
        EventCard::from_id(&id).ok_or_else(|| serde::de::Error::custom(format!("there is no event called {id}")))
    }
}

/// Something one buys: cards and characters that come together.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Box {
    /// The base game.
    Base,
    /// The first expansion.
    DodgeCity,
    /// The third expansion.
    WildWestShow,
    /// Three single characters.
    Special,
}

impl Box {
    /// All of them.
    pub const ALL: [Box; 4] = [Box::Base, Box::DodgeCity, Box::WildWestShow, Box::Special];

    /// The word used in files and flags.
    pub const fn id(self) -> &'static str {
        match self {
            Box::Base => "base",
            Box::DodgeCity => "dodge-city",
            Box::WildWestShow => "wild-west-show",
            Box::Special => "special",
        }
    }

    /// The box with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|b| b.id() == id)
    }
}

/// The printed face of one physical card.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its kind.
    pub kind: Kind,
    /// Its suit.
    pub suit: Suit,
    /// Its rank.
    pub rank: Rank,
}

impl Face {
    pub(crate) const fn new(kind: Kind, suit: Suit, rank: u8) -> Self {
        Face { kind, suit, rank: Rank(rank) }
    }
}

/// Which playing cards are in the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Deck {
    /// The 80 cards of the base game.
    Base,
    /// The 80 cards of the stand-alone Dodge City box.
    Standalone,
    /// 80 base cards and 40 of the expansion.
    BaseAndExpansion,
}

impl Deck {
    /// The word used in files and flags.
    pub const fn id(self) -> &'static str {
        match self {
            Deck::Base => "base",
            Deck::Standalone => "standalone",
            Deck::BaseAndExpansion => "base+expansion",
        }
    }

    /// The deck with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        [Deck::Base, Deck::Standalone, Deck::BaseAndExpansion].into_iter().find(|deck| deck.id() == id)
    }

    /// The ids of its cards. The expansion always has the numbers 80 to 119; what lies below depends on the deck.
    pub const fn cards(self) -> CardSet {
        const LOW_40: u128 = (1 << 40) - 1;
        const LOW_80: u128 = (1 << 80) - 1;
        const LOW_120: u128 = (1 << 120) - 1;
        match self {
            Deck::Base => CardSet(LOW_80),
            Deck::Standalone => CardSet(LOW_40 | LOW_120 & !LOW_80),
            Deck::BaseAndExpansion => CardSet(LOW_120),
        }
    }

    /// The printed face of a card of this deck.
    #[inline]
    pub fn face(self, card: CardId) -> Face {
        FACES[self.table()][card.index()]
    }

    #[inline]
    const fn table(self) -> usize {
        match self {
            Deck::Base | Deck::BaseAndExpansion => 0,
            Deck::Standalone => 1,
        }
    }
}

static FACES: [[Face; MOST_CARDS]; 2] = {
    let mut faces = [[base::deck::DECK[0]; MOST_CARDS]; 2];
    let mut i = 0;
    while i < 80 {
        faces[0][i] = base::deck::DECK[i];
        if i < 40 {
            faces[1][i] = dodge_city::deck::STANDALONE[i];
            faces[0][80 + i] = dodge_city::deck::EXPANSION[i];
            faces[1][80 + i] = dodge_city::deck::EXPANSION[i];
        }
        i += 1;
    }
    faces
};

/// Who has a hook at all: ways of playing, events and characters by number, and cards of each deck table.
#[derive(Copy, Clone)]
pub(crate) struct Mask {
    modes: u8,
    /// Options of the table that have the hook, by number.
    pub(crate) options: u8,
    events: u64,
    pub(crate) characters: u64,
    cards: [CardSet; 2],
    /// Is there an event that keeps characters from answering this question?
    pub(crate) can_be_hushed: bool,
}

impl Mask {
    /// The cards of this deck that have the hook.
    #[inline]
    pub(crate) fn cards(&self, deck: Deck) -> CardSet {
        self.cards[deck.table()]
    }

    /// Has no way of playing and no event the hook?
    #[inline]
    pub(crate) fn is_homeless(&self) -> bool {
        self.modes == 0 && self.options == 0 && self.events == 0
    }

    /// Has no card the hook?
    #[inline]
    pub(crate) fn is_cardless(&self) -> bool {
        self.cards[0].is_empty() && self.cards[1].is_empty()
    }

    /// Does this way of playing have the hook?
    pub(crate) fn has_mode(&self, mode: Mode) -> bool {
        self.modes >> mode as u8 & 1 == 1
    }

    /// Does this event have the hook?
    pub(crate) fn has_event(&self, event: EventCard) -> bool {
        self.events >> event.0 & 1 == 1
    }
}

/// The hooks of a table, one bit for each.
const fn bits(rules: &Rules) -> u64 {
    let (mut all, mut hook) = (0, 0);
    while hook < Hook::ALL.len() {
        if rules.answers(Hook::ALL[hook]) {
            all |= 1 << hook;
        }
        hook += 1;
    }
    all
}

const _: () = assert!(Hook::ALL.len() <= 64, "a set of hooks is one number");

static EVENT_HOOKS: [u64; EVENTS] = {
    let (mut all, mut i) = ([0; EVENTS], 0);
    while i < EVENT_DEFS.len() {
        all[i] = bits(&EVENT_DEFS[i].rules);
        i += 1;
    }
    all
};

static MODE_HOOKS: [u64; Mode::ALL.len()] = {
    let (mut all, mut i) = ([0; Mode::ALL.len()], 0);
    while i < Mode::ALL.len() {
        all[Mode::ALL[i] as usize] = bits(Mode::ALL[i].rules());
        i += 1;
    }
    all
};

/// The hooks that a way of playing, the options of a table and the events in force answer together.
pub(crate) fn hooks_of_house(mode: Mode, mut options: TableOptions, events: Events) -> u64 {
    let mut all = MODE_HOOKS[mode as usize];
    while let Some(option) = options.take() {
        all |= bits(option.rules());
    }
    for event in [events.main, events.side].into_iter().flatten() {
        all |= EVENT_HOOKS[event.0 as usize];
    }
    all
}

static MASKS: [Mask; Hook::ALL.len()] = {
    let nobody =
        Mask { modes: 0, options: 0, events: 0, characters: 0, cards: [CardSet::NONE; 2], can_be_hushed: false };
    let mut masks = [nobody; Hook::ALL.len()];
    let mut hook = 0;
    while hook < Hook::ALL.len() {
        let mut i = 0;
        while i < ROSTER {
            if CHARACTER_DEFS[i].rules.answers(Hook::ALL[hook]) {
                masks[hook].characters |= 1 << i;
            }
            i += 1;
        }
        i = 0;
        while i < EVENT_DEFS.len() {
            if EVENT_DEFS[i].rules.answers(Hook::ALL[hook]) {
                masks[hook].events |= 1 << i;
            }
            masks[hook].can_be_hushed |= hushes(&EVENT_DEFS[i], hook);
            i += 1;
        }
        i = 0;
        while i < Mode::ALL.len() {
            if Mode::ALL[i].rules().answers(Hook::ALL[hook]) {
                masks[hook].modes |= 1 << i;
            }
            i += 1;
        }
        i = 0;
        while i < TableOption::ALL.len() {
            if TableOption::ALL[i].rules().answers(Hook::ALL[hook]) {
                masks[hook].options |= 1 << i;
            }
            i += 1;
        }
        masks[hook].cards = [cards_with_hook(hook, 0), cards_with_hook(hook, 1)];
        hook += 1;
    }
    masks
};

/// Does the event keep characters from answering this question?
const fn hushes(event: &EventDef, hook: usize) -> bool {
    let Some(hush) = event.rules.hushes else { return false };
    let mut i = 0;
    while i < hush.hooks.len() {
        if hush.hooks[i] as usize == hook {
            return true;
        }
        i += 1;
    }
    false
}

const fn cards_with_hook(hook: usize, table: usize) -> CardSet {
    let mut set = 0;
    let mut i = 0;
    while i < MOST_CARDS {
        if CARD_DEFS[FACES[table][i].kind as usize].rules.answers(Hook::ALL[hook]) {
            set |= 1 << i;
        }
        i += 1;
    }
    CardSet(set)
}

/// Who has this hook.
#[inline]
pub(crate) fn mask(hook: Hook) -> &'static Mask {
    &MASKS[hook as usize]
}

macro_rules! properties {
    ($($(#[$doc:meta])+ $property:ident($def:ident) => $holds:expr,)+) => {
        /// A property of kinds, answered as a set of cards so that a whole hand can be asked at once.
        #[derive(Copy, Clone, Debug, PartialEq, Eq)]
        pub enum Property {
            $($(#[$doc])+ $property,)+
        }

        impl Property {
            const ALL: &'static [Property] = &[$(Property::$property),+];

            const fn is_of(self, def: &CardDef) -> bool {
                match self {
                    $(Property::$property => { let $def = def; $holds })+
                }
            }
        }
    };
}

// One line for each property: what it means, its name and who has it.
properties! {
    /// Replaces the weapon in play.
    Weapon(def) => def.weapon,
    /// Cancels a hit.
    Dodges(def) => def.dodges,
    /// Saves a life.
    Saves(def) => def.saves,
    /// Stays in play to be used once.
    Green(def) => matches!(def.border, Border::Green),
    /// Stays in play.
    Blue(def) => matches!(def.border, Border::Blue),
    /// Carries the mark "see the rulebook".
    Book(def) => def.book,
    /// Can be played in phase two.
    Playable(def) => def.in_turn,
}

static PROPERTIES: [[CardSet; 2]; Property::ALL.len()] = {
    let mut sets = [[CardSet::NONE; 2]; Property::ALL.len()];
    let mut i = 0;
    while i < Property::ALL.len() * 2 * MOST_CARDS {
        let (property, table, card) = (i / (2 * MOST_CARDS), i / MOST_CARDS % 2, i % MOST_CARDS);
        if Property::ALL[property].is_of(&CARD_DEFS[FACES[table][card].kind as usize]) {
            sets[property][table].0 |= 1 << card;
        }
        i += 1;
    }
    sets
};

/// The cards of this deck that have the property.
#[inline]
pub(crate) fn having(property: Property, deck: Deck) -> CardSet {
    PROPERTIES[property as usize][deck.table()]
}

static BY_KIND: [[CardSet; 2]; KINDS] = {
    let mut sets = [[CardSet::NONE; 2]; KINDS];
    let mut i = 0;
    while i < 2 * MOST_CARDS {
        let (table, card) = (i / MOST_CARDS, i % MOST_CARDS);
        sets[FACES[table][card].kind as usize][table].0 |= 1 << card;
        i += 1;
    }
    sets
};

/// The cards of this deck that are of the kind.
#[inline]
pub(crate) fn of_kind(kind: Kind, deck: Deck) -> CardSet {
    BY_KIND[kind as usize][deck.table()].and(deck.cards())
}

/// All switches, from the rooms that declare them.
///
/// Written flat and by name, those that differ from their resting value; see `saved_switches`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Switches {
    /// Set-up, series and options.
    pub options: crate::switches::Options,
    /// Turn, deck and playing cards.
    pub table: crate::switches::Table,
    /// Characters of the base game.
    pub base: base::Switches,
    /// Cards and characters of Dodge City.
    pub dodge_city: dodge_city::Switches,
    /// The special characters.
    pub special: special::Switches,
    /// The stacks of events, and those who come back.
    pub events: crate::events::Switches,
    /// Events of High Noon.
    pub high_noon: high_noon::Switches,
    /// Events of A Fistful of Cards.
    pub fistful: fistful::Switches,
    /// Events and characters of Wild West Show.
    pub wild_west_show: wild_west_show::Switches,
    /// A switch of a version to come.
    #[cfg(feature = "grown")]
    pub grown: crate::grown::Grown,
}
