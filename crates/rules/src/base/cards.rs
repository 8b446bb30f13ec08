//! The 22 kinds of the base game. A card reads like the printed one; suits and ranks stand in the deck list.

use crate::ask::{Refusal, Why};
use crate::base::frames::{self, Duel, Dynamite, Jail, Store};
use crate::catalog::{Kind, of_kind};
use crate::defs::{CardDef, End, Reach, Step, Target};
use crate::frame::Test;
use crate::game::Game;
use crate::ids::{Role, Seat, Suit};
use crate::rules::{Change, Check, Rules, UNLIMITED};
use crate::switches::{BeerTwoPlayers, PanicReach, Permission};

/// Shoot a player within your weapon's range. One per turn unless a rule says otherwise.
pub const BANG: CardDef = CardDef {
    id: "bang",
    limited: true,
    reach: Reach::Weapon,
    steps: &[Step::Shoot],
    rule: "CARD-BANG-01",
    ..CardDef::BROWN
};

/// Cancel one hit on you.
pub const MISSED: CardDef =
    CardDef { id: "missed", dodges: true, in_turn: false, rule: "CARD-MISSED-01", ..CardDef::BROWN };

/// Regain one life point; also in the moment you lose your last.
pub const BEER: CardDef = CardDef {
    id: "beer",
    saves: true,
    ban: Some(no_beer_for_two),
    steps: &[Step::Heal(1)],
    rule: "CARD-BEER-01",
    ..CardDef::BROWN
};

fn no_beer_for_two(game: &Game, _: Seat, _: Seat) -> Option<Refusal> {
    let forbidden = game.living.len() <= 2 && game.switches.table.beer_two_players == BeerTwoPlayers::Forbidden;
    forbidden.then(|| Game::refuse("CORE-BEER2-01", Why::TwoLeft))
}

/// Everybody regains one life point.
pub const SALOON: CardDef =
    CardDef { id: "saloon", steps: &[Step::HealAll(1)], rule: "CARD-SALOON-01", ..CardDef::BROWN };

/// Draw two cards.
pub const STAGECOACH: CardDef =
    CardDef { id: "stagecoach", reveals: true, steps: &[Step::Draw(2)], rule: "CARD-STAGECOACH-01", ..CardDef::BROWN };

/// Draw three cards.
pub const WELLS_FARGO: CardDef = CardDef {
    id: "wells-fargo",
    reveals: true,
    steps: &[Step::Draw(3)],
    rule: "CARD-WELLS-FARGO-01",
    ..CardDef::BROWN
};

/// Turn over as many cards as there are players; everybody takes one, you first.
pub const GENERAL_STORE: CardDef = CardDef {
    id: "general-store",
    book: true,
    steps: &[Step::Begin(|by, card, kind, _| Store::open(by, card, kind))],
    rule: "CARD-GENERAL-STORE-01",
    ..CardDef::BROWN
};

/// Take a card of a player at distance one.
pub const PANIC: CardDef = CardDef {
    id: "panic",
    reach: Reach::Distance(1),
    reach_here: Some(panic_reach),
    target: Target::CardToTake,
    on_self: Some(|game| game.switches.table.panic_self == Permission::Allowed),
    steps: &[Step::Take],
    rule: "CARD-PANIC-01",
    ..CardDef::BROWN
};

fn panic_reach(game: &Game) -> Reach {
    match game.switches.table.panic_reach {
        PanicReach::Distance1 => Reach::Distance(1),
        PanicReach::Any => Reach::Other,
    }
}

/// Make anybody discard a card.
pub const CAT_BALOU: CardDef = CardDef {
    id: "cat-balou",
    reach: Reach::Other,
    target: Target::CardToDiscard,
    on_self: Some(|game| game.switches.table.discard_self == Permission::Allowed),
    steps: &[Step::Discard],
    rule: "CARD-CAT-BALOU-01",
    ..CardDef::BROWN
};

/// Shoot everybody else.
pub const GATLING: CardDef =
    CardDef { id: "gatling", steps: &[Step::ShootEach], rule: "CARD-GATLING-01", ..CardDef::BROWN };

/// Everybody else discards a Bang! or loses a life point.
pub const INDIANS: CardDef = CardDef {
    id: "indians",
    book: true,
    steps: &[Step::DemandEach(Kind::Bang)],
    rule: "CARD-INDIANS-01",
    ..CardDef::BROWN
};

/// Discard Bang! cards in turn with another player, who begins; whoever stops loses a life point.
pub const DUEL: CardDef = CardDef {
    id: "duel",
    book: true,
    reach: Reach::Other,
    steps: &[Step::Begin(|by, _, kind, aim| Duel::challenge(by, kind, aim))],
    end: Some(End::Duel),
    rule: "CARD-DUEL-01",
    ..CardDef::BROWN
};

/// When you are hit, flip: hearts is a dodge.
pub const BARREL: CardDef = CardDef {
    id: "barrel",
    rules: Rules { barrel: Some(Test::suit(Suit::Hearts)), ..Rules::NONE },
    rule: "CARD-BARREL-01",
    ..CardDef::BLUE
};

/// Others see you one farther away.
pub const MUSTANG: CardDef = CardDef {
    id: "mustang",
    rules: Rules { seen_by: Some(|_, _| Change::Add(1)), ..Rules::NONE },
    rule: "CARD-MUSTANG-01",
    ..CardDef::BLUE
};

/// You see others one nearer.
pub const SCOPE: CardDef = CardDef {
    id: "scope",
    rules: Rules { sees: Some(|_, _| Change::Add(-1)), ..Rules::NONE },
    rule: "CARD-SCOPE-01",
    ..CardDef::BLUE
};

/// Lay it in front of anybody but the sheriff, who flips at the start of the turn: hearts, or the turn is lost.
pub const JAIL: CardDef = CardDef {
    id: "jail",
    book: true,
    laid_on_others: true,
    reach: Reach::Other,
    on_self: Some(|game| game.switches.table.jail_self == Permission::Allowed),
    ban: Some(not_in_jail),
    rules: Rules {
        check: Some(Check { order: 2, frame: |who, card| frames::Frame::Jail(Jail { who, card }).into() }),
        ..Rules::NONE
    },
    rule: "CARD-JAIL-01",
    ..CardDef::BLUE
};

fn not_in_jail(game: &Game, _: Seat, on: Seat) -> Option<Refusal> {
    if game.role(on) == Role::Sheriff && game.is_role_shown(on) {
        return Some(Game::refuse("CARD-JAIL-01", Why::Sheriff));
    }
    let taken = !game.table(on).and(of_kind(Kind::Jail, game.deck)).is_empty();
    taken.then(|| Game::refuse("CORE-PLAY-08", Why::Duplicate { kind: Kind::Jail }))
}

/// Flip at the start of your turn: spades from two to nine cost three life points, otherwise it moves on.
pub const DYNAMITE: CardDef = CardDef {
    id: "dynamite",
    book: true,
    rules: Rules {
        check: Some(Check { order: 1, frame: |who, card| frames::Frame::Dynamite(Dynamite { who, card }).into() }),
        ..Rules::NONE
    },
    rule: "CARD-DYNAMITE-01",
    ..CardDef::BLUE
};

const fn weapon(id: &'static str, range: fn(&Game, Seat) -> Change) -> CardDef {
    CardDef {
        id,
        weapon: true,
        rules: Rules { range: Some(range), ..Rules::NONE },
        rule: "CARD-WEAPON-01",
        ..CardDef::BLUE
    }
}

/// Range one, and any number of Bang! cards.
pub const VOLCANIC: CardDef = CardDef {
    rules: Rules { range: Some(|_, _| Change::Set(1)), limit: Some(|_, _| Change::AtLeast(UNLIMITED)), ..Rules::NONE },
    rule: "CARD-VOLCANIC-01",
    ..weapon("volcanic", |_, _| Change::Set(1))
};

/// Range two.
pub const SCHOFIELD: CardDef = weapon("schofield", |_, _| Change::Set(2));
/// Range three.
pub const REMINGTON: CardDef = weapon("remington", |_, _| Change::Set(3));
/// Range four.
pub const REV_CARABINE: CardDef = weapon("rev-carabine", |_, _| Change::Set(4));
/// Range five.
pub const WINCHESTER: CardDef = weapon("winchester", |_, _| Change::Set(5));
