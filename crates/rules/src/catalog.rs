//! The catalogue: stable ids and their definitions, put together from the rooms.
//!
//! The only file that names every expansion. Ids are append-only: they stand in saved games.

use serde::{Deserialize, Serialize};

use crate::defs::{Border, CardDef, CharacterDef};
use crate::ids::{CardId, CardSet, MOST_CARDS, Rank, Suit};
use crate::rules::Hook;
use crate::{base, dodge_city, special};

/// A kind of playing card.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Kind {
    Bang,
    Missed,
    Beer,
    Saloon,
    Stagecoach,
    WellsFargo,
    GeneralStore,
    Panic,
    CatBalou,
    Gatling,
    Indians,
    Duel,
    Barrel,
    Mustang,
    Scope,
    Jail,
    Dynamite,
    Volcanic,
    Schofield,
    Remington,
    RevCarabine,
    Winchester,
    Dodge,
    Whisky,
    Tequila,
    RagTime,
    Brawl,
    Punch,
    Springfield,
    Hideout,
    Binocular,
    Bible,
    IronPlate,
    Sombrero,
    TenGallonHat,
    Canteen,
    PonyExpress,
    CanCan,
    Conestoga,
    Derringer,
    Knife,
    Pepperbox,
    BuffaloRifle,
    Howitzer,
}

/// How many kinds there are.
pub const KINDS: usize = Kind::Howitzer as usize + 1;

static CARD_DEFS: [CardDef; KINDS] = [
    base::cards::BANG,
    base::cards::MISSED,
    base::cards::BEER,
    base::cards::SALOON,
    base::cards::STAGECOACH,
    base::cards::WELLS_FARGO,
    base::cards::GENERAL_STORE,
    base::cards::PANIC,
    base::cards::CAT_BALOU,
    base::cards::GATLING,
    base::cards::INDIANS,
    base::cards::DUEL,
    base::cards::BARREL,
    base::cards::MUSTANG,
    base::cards::SCOPE,
    base::cards::JAIL,
    base::cards::DYNAMITE,
    base::cards::VOLCANIC,
    base::cards::SCHOFIELD,
    base::cards::REMINGTON,
    base::cards::REV_CARABINE,
    base::cards::WINCHESTER,
    dodge_city::cards::DODGE,
    dodge_city::cards::WHISKY,
    dodge_city::cards::TEQUILA,
    dodge_city::cards::RAG_TIME,
    dodge_city::cards::BRAWL,
    dodge_city::cards::PUNCH,
    dodge_city::cards::SPRINGFIELD,
    dodge_city::cards::HIDEOUT,
    dodge_city::cards::BINOCULAR,
    dodge_city::cards::BIBLE,
    dodge_city::cards::IRON_PLATE,
    dodge_city::cards::SOMBRERO,
    dodge_city::cards::TEN_GALLON_HAT,
    dodge_city::cards::CANTEEN,
    dodge_city::cards::PONY_EXPRESS,
    dodge_city::cards::CAN_CAN,
    dodge_city::cards::CONESTOGA,
    dodge_city::cards::DERRINGER,
    dodge_city::cards::KNIFE,
    dodge_city::cards::PEPPERBOX,
    dodge_city::cards::BUFFALO_RIFLE,
    dodge_city::cards::HOWITZER,
];

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

static ALL_KINDS: [Kind; KINDS] = [
    Kind::Bang,
    Kind::Missed,
    Kind::Beer,
    Kind::Saloon,
    Kind::Stagecoach,
    Kind::WellsFargo,
    Kind::GeneralStore,
    Kind::Panic,
    Kind::CatBalou,
    Kind::Gatling,
    Kind::Indians,
    Kind::Duel,
    Kind::Barrel,
    Kind::Mustang,
    Kind::Scope,
    Kind::Jail,
    Kind::Dynamite,
    Kind::Volcanic,
    Kind::Schofield,
    Kind::Remington,
    Kind::RevCarabine,
    Kind::Winchester,
    Kind::Dodge,
    Kind::Whisky,
    Kind::Tequila,
    Kind::RagTime,
    Kind::Brawl,
    Kind::Punch,
    Kind::Springfield,
    Kind::Hideout,
    Kind::Binocular,
    Kind::Bible,
    Kind::IronPlate,
    Kind::Sombrero,
    Kind::TenGallonHat,
    Kind::Canteen,
    Kind::PonyExpress,
    Kind::CanCan,
    Kind::Conestoga,
    Kind::Derringer,
    Kind::Knife,
    Kind::Pepperbox,
    Kind::BuffaloRifle,
    Kind::Howitzer,
];

/// A character. Numbers follow the roster of the rulebook, which also orders abilities of one seat (CORE-TRIG-02).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Character {
    BartCassidy,
    BlackJack,
    CalamityJanet,
    ElGringo,
    JesseJones,
    Jourdonnais,
    KitCarlson,
    LuckyDuke,
    PaulRegret,
    PedroRamirez,
    RoseDoolan,
    SidKetchum,
    SlabTheKiller,
    SuzyLafayette,
    VultureSam,
    WillyTheKid,
    ApacheKid,
    BelleStar,
    BillNoface,
    ChuckWengam,
    DocHolyday,
    ElenaFuente,
    GregDigger,
    HerbHunter,
    JoseDelgado,
    MollyStark,
    PatBrennan,
    PixiePete,
    SeanMallory,
    TequilaJoe,
    VeraCuster,
    // 31 to 38 belong to Wild West Show.
    ClausTheSaint = 39,
    JohnnyKisch = 40,
    UncleWill = 41,
}

/// How many numbers the roster has.
pub const ROSTER: usize = 42;

static CHARACTER_DEFS: [CharacterDef; ROSTER] = {
    let mut defs = [CharacterDef::ABSENT; ROSTER];
    let rooms: [&[CharacterDef]; 3] = [&base::characters::ALL, &dodge_city::characters::ALL, &special::characters::ALL];
    let mut room = 0;
    while room < rooms.len() {
        let mut i = 0;
        while i < rooms[room].len() {
            let def = rooms[room][i];
            if let Some(character) = def.character {
                defs[character as usize] = def;
            }
            i += 1;
        }
        room += 1;
    }
    defs
};

impl Character {
    /// Every character of this program, in roster order.
    pub fn all() -> impl Iterator<Item = Character> {
        CHARACTER_DEFS.iter().filter_map(|def| def.character)
    }

    /// What it is and does.
    #[inline]
    pub fn def(self) -> &'static CharacterDef {
        &CHARACTER_DEFS[self as usize]
    }

    /// Its id in files, notation and texts.
    pub fn id(self) -> &'static str {
        self.def().id
    }

    /// The character with this id.
    pub fn from_id(id: &str) -> Option<Character> {
        Character::all().find(|character| character.id() == id)
    }

    /// The box it comes in.
    pub fn in_box(self) -> Box {
        match self as u8 {
            0..16 => Box::Base,
            16..31 => Box::DodgeCity,
            31..39 => Box::WildWestShow,
            _ => Box::Special,
        }
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

/// Who has a hook at all: characters by number, and cards of each deck table.
#[derive(Copy, Clone)]
pub(crate) struct Mask {
    pub(crate) characters: u64,
    cards: [CardSet; 2],
}

impl Mask {
    /// The cards of this deck that have the hook.
    #[inline]
    pub(crate) fn cards(&self, deck: Deck) -> CardSet {
        self.cards[deck.table()]
    }

    /// Does this character have the hook?
    #[inline]
    pub(crate) fn has(&self, character: Character) -> bool {
        self.characters >> character as u8 & 1 == 1
    }
}

static MASKS: [Mask; Hook::COUNT] = {
    let mut masks = [Mask { characters: 0, cards: [CardSet::NONE; 2] }; Hook::COUNT];
    let mut hook = 0;
    while hook < Hook::COUNT {
        let mut i = 0;
        while i < ROSTER {
            if Hook::is_in(hook, &CHARACTER_DEFS[i].rules) {
                masks[hook].characters |= 1 << i;
            }
            i += 1;
        }
        masks[hook].cards = [cards_with_hook(hook, 0), cards_with_hook(hook, 1)];
        hook += 1;
    }
    masks
};

const fn cards_with_hook(hook: usize, table: usize) -> CardSet {
    let mut set = 0;
    let mut i = 0;
    while i < MOST_CARDS {
        if Hook::is_in(hook, &CARD_DEFS[FACES[table][i].kind as usize].rules) {
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

/// A property of kinds, answered as a set of cards so that a whole hand can be asked at once.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Property {
    Weapon,
    Dodges,
    Saves,
    Green,
    Blue,
    Book,
    Playable,
}

impl Property {
    const COUNT: usize = Property::Playable as usize + 1;

    const fn is_of(index: usize, def: &CardDef) -> bool {
        match index {
            0 => def.weapon,
            1 => def.dodges,
            2 => def.saves,
            3 => matches!(def.border, Border::Green),
            4 => matches!(def.border, Border::Blue),
            5 => def.book,
            _ => def.in_turn,
        }
    }
}

static PROPERTIES: [[CardSet; 2]; Property::COUNT] = {
    let mut sets = [[CardSet::NONE; 2]; Property::COUNT];
    let mut i = 0;
    while i < Property::COUNT * 2 * MOST_CARDS {
        let (property, table, card) = (i / (2 * MOST_CARDS), i / MOST_CARDS % 2, i % MOST_CARDS);
        if Property::is_of(property, &CARD_DEFS[FACES[table][card].kind as usize]) {
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
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// Boxes that are not in this program yet keep their values here.
    pub later: crate::later::Later,
}
