//! The three special characters.

use crate::ask::Source;
use crate::catalog::{Character, Kind};
use crate::defs::CharacterDef;
use crate::game::Game;
use crate::ids::Seat;
use crate::rules::{Played, Rules};
use crate::run::Run;
use crate::special::frames::{Frame, Gifts, Sweep};

/// Draws for everybody, keeps two and gives the others one each.
pub const CLAUS_THE_SAINT: CharacterDef = CharacterDef {
    id: "claus-the-saint",
    rule: "CHAR-CLAUS-THE-SAINT",
    life: 3,
    rules: Rules { draw_plan: Some(Gifts::draw), ..Rules::NONE },
    window: "AW-CLAUS",
};

/// A card he lays drives out its namesakes in front of others.
pub const JOHNNY_KISCH: CharacterDef = CharacterDef {
    id: "johnny-kisch",
    rule: "CHAR-JOHNNY-KISCH",
    life: 4,
    rules: Rules { after_play: Some(drive_out_namesakes), ..Rules::NONE },
    window: "",
};

fn drive_out_namesakes(run: &mut Run<'_>, me: Seat, played: Played) {
    if let Some(on) = played.laid_on {
        run.then(Frame::Sweep(Sweep { by: me, on, kind: played.kind }));
    }
}

/// Once a turn, any card is a General Store.
pub const UNCLE_WILL: CharacterDef = CharacterDef {
    id: "uncle-will",
    rule: "CHAR-UNCLE-WILL",
    life: 4,
    rules: Rules { plays_as: Some(anything_as_store), after_play: Some(count_store), ..Rules::NONE },
    window: "AW-WILL",
};

/// What his uses are counted by.
const STORE: Source = Source::Character(Character::UncleWill);

fn anything_as_store(game: &Game, me: Seat, printed: Kind) -> &'static [Kind] {
    let free = game.turn.seat == me && game.turn.uses.of(me, STORE) < game.switches.special.uncle_will_uses.0;
    if free && printed != Kind::GeneralStore { &[Kind::GeneralStore] } else { &[] }
}

fn count_store(run: &mut Run<'_>, me: Seat, played: Played) {
    if played.kind == Kind::GeneralStore && run.game.kind(played.card) != Kind::GeneralStore {
        run.spent_use(me, STORE);
    }
}
