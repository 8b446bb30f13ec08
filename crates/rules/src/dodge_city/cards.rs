//! The 22 kinds of Dodge City: cards with a cost, and green cards that lie in wait.

use crate::ask::{Refusal, Why};
use crate::defs::{CardDef, Reach, Step, Target};
use crate::dodge_city::PepperboxReach;
use crate::dodge_city::frames::Brawl;
use crate::game::Game;
use crate::ids::Seat;
use crate::rules::{Change, Rules};
use crate::switches::Permission;

/// Cancel one hit on you and draw a card.
pub const DODGE: CardDef = CardDef {
    id: "dodge",
    dodges: true,
    in_turn: false,
    steps: &[Step::Draw(1)],
    rule: "CARD-DODGE-01",
    ..CardDef::BROWN
};

/// With another card: regain two life points.
pub const WHISKY: CardDef =
    CardDef { id: "whisky", cost: 1, steps: &[Step::Heal(2)], rule: "CARD-WHISKY-01", ..CardDef::BROWN };

/// With another card: anybody regains a life point.
pub const TEQUILA: CardDef = CardDef {
    id: "tequila",
    cost: 1,
    reach: Reach::Any,
    steps: &[Step::HealTarget(1)],
    rule: "CARD-TEQUILA-01",
    ..CardDef::BROWN
};

/// With another card: take a card of anybody.
pub const RAG_TIME: CardDef = CardDef {
    id: "rag-time",
    cost: 1,
    reach: Reach::Other,
    target: Target::CardToTake,
    on_self: Some(take_self),
    steps: &[Step::Take],
    rule: "CARD-RAG-TIME-01",
    ..CardDef::BROWN
};

fn take_self(game: &Game) -> bool {
    game.switches.table.take_self == Permission::Allowed
}

fn discard_self(game: &Game) -> bool {
    game.switches.table.discard_self == Permission::Allowed
}

/// With another card: everybody else loses a card of your choice.
pub const BRAWL: CardDef = CardDef {
    id: "brawl",
    cost: 1,
    ban: Some(somebody_owns_a_card),
    steps: &[Step::Begin(|by, card, kind, _| Brawl::begin(by, card, kind))],
    rule: "CARD-BRAWL-01",
    ..CardDef::BROWN
};

fn somebody_owns_a_card(game: &Game, by: Seat, _: Seat) -> Option<Refusal> {
    let nobody = game.others(by).iter().all(|seat| game.hand(seat).or(game.table(seat)).is_empty());
    nobody.then(|| Game::refuse("CORE-GEN-07", Why::NobodyToAim))
}

/// Shoot a player at distance one.
pub const PUNCH: CardDef =
    CardDef { id: "punch", reach: Reach::Distance(1), steps: &[Step::Shoot], rule: "CARD-PUNCH-01", ..CardDef::BROWN };

/// With another card: shoot anybody.
pub const SPRINGFIELD: CardDef = CardDef {
    id: "springfield",
    cost: 1,
    reach: Reach::Other,
    steps: &[Step::Shoot],
    rule: "CARD-SPRINGFIELD-01",
    ..CardDef::BROWN
};

/// Others see you one farther away.
pub const HIDEOUT: CardDef = CardDef {
    id: "hideout",
    rules: Rules { seen_by: Some(|_, _| Change::Add(1)), ..Rules::NONE },
    rule: "CARD-HIDEOUT-01",
    ..CardDef::BLUE
};

/// You see others one nearer.
pub const BINOCULAR: CardDef = CardDef {
    id: "binocular",
    rules: Rules { sees: Some(|_, _| Change::Add(-1)), ..Rules::NONE },
    rule: "CARD-BINOCULAR-01",
    ..CardDef::BLUE
};

const fn green_dodge(id: &'static str, rule: &'static str, steps: &'static [Step]) -> CardDef {
    CardDef { id, dodges: true, steps, rule, ..CardDef::GREEN }
}

/// Cancel one hit on you and draw a card.
pub const BIBLE: CardDef = green_dodge("bible", "CARD-BIBLE-01", &[Step::Draw(1)]);
/// Cancel one hit on you.
pub const IRON_PLATE: CardDef = green_dodge("iron-plate", "CARD-GREEN-DODGE-01", &[]);
/// Cancel one hit on you.
pub const SOMBRERO: CardDef = green_dodge("sombrero", "CARD-GREEN-DODGE-01", &[]);
/// Cancel one hit on you.
pub const TEN_GALLON_HAT: CardDef = green_dodge("ten-gallon-hat", "CARD-GREEN-DODGE-01", &[]);

/// Regain a life point.
pub const CANTEEN: CardDef =
    CardDef { id: "canteen", steps: &[Step::Heal(1)], rule: "CARD-CANTEEN-01", ..CardDef::GREEN };

/// Draw three cards.
pub const PONY_EXPRESS: CardDef =
    CardDef { id: "pony-express", steps: &[Step::Draw(3)], rule: "CARD-PONY-EXPRESS-01", ..CardDef::GREEN };

/// Make anybody discard a card.
pub const CAN_CAN: CardDef = CardDef {
    id: "can-can",
    reach: Reach::Other,
    target: Target::CardToDiscard,
    on_self: Some(discard_self),
    steps: &[Step::Discard],
    rule: "CARD-CAN-CAN-01",
    ..CardDef::GREEN
};

/// Take a card of anybody.
pub const CONESTOGA: CardDef = CardDef {
    id: "conestoga",
    reach: Reach::Other,
    target: Target::CardToTake,
    on_self: Some(take_self),
    steps: &[Step::Take],
    rule: "CARD-CONESTOGA-01",
    ..CardDef::GREEN
};

/// Shoot a player at distance one, then draw a card.
pub const DERRINGER: CardDef = CardDef {
    id: "derringer",
    reach: Reach::Distance(1),
    steps: &[Step::Shoot, Step::Draw(1)],
    rule: "CARD-DERRINGER-01",
    ..CardDef::GREEN
};

/// Shoot a player at distance one.
pub const KNIFE: CardDef =
    CardDef { id: "knife", reach: Reach::Distance(1), steps: &[Step::Shoot], rule: "CARD-KNIFE-01", ..CardDef::GREEN };

/// Shoot a player within your weapon's range.
pub const PEPPERBOX: CardDef = CardDef {
    id: "pepperbox",
    reach: Reach::Weapon,
    reach_here: Some(pepperbox_reach),
    steps: &[Step::Shoot],
    rule: "CARD-PEPPERBOX-01",
    ..CardDef::GREEN
};

fn pepperbox_reach(game: &Game) -> Reach {
    match game.switches.dodge_city.pepperbox_reach {
        PepperboxReach::WeaponRange => Reach::Weapon,
        PepperboxReach::Distance1 => Reach::Distance(1),
    }
}

/// Shoot anybody.
pub const BUFFALO_RIFLE: CardDef = CardDef {
    id: "buffalo-rifle",
    reach: Reach::Other,
    steps: &[Step::Shoot],
    rule: "CARD-BUFFALO-RIFLE-01",
    ..CardDef::GREEN
};

/// Shoot everybody else.
pub const HOWITZER: CardDef =
    CardDef { id: "howitzer", steps: &[Step::ShootEach], rule: "CARD-HOWITZER-01", ..CardDef::GREEN };
