//! Events of Wild West Show that turn the table round: the dead rise, talk costs lives, roles change hands, hands lie open, and
//! in the end everybody is for himself.

use crate::catalog::EventBox;
use crate::defs::EventDef;
use crate::frame::Frame as CoreFrame;
use crate::game::{Game, Winner};
use crate::ids::Seat;
use crate::rules::{Death, Judgement, Rules, Talk};
use crate::wild_west_show::GagMode;
use crate::wild_west_show::show_frames::{Reshuffle, Rise};

const fn event(names: (&'static str, &'static str), rules: Rules) -> EventDef {
    EventDef::new(EventBox::WildWestShow, names, rules)
}

/// The eliminated come back for good with one life point, and with one of the roles of the dead.
pub const BONE_ORCHARD: EventDef = EventDef {
    concerns: Some(|game, seat| game.is_out(seat)),
    ..event(("bone-orchard", "EV-BONE-ORCHARD"), Rules { returns: Some(from_the_grave), ..Rules::NONE })
};

fn from_the_grave(_: &Game, who: Seat) -> Option<CoreFrame> {
    Some(Rise { who }.into())
}

/// Whoever speaks loses a life point, or may not speak at all.
pub const GAG: EventDef = EventDef {
    is_dealt: Some(|switches, _| switches.wild_west_show.gag_mode != GagMode::Off),
    concerns: Some(|game, seat| game.living().contains(seat)),
    ..event(("gag", "EV-GAG"), Rules { hears: Some(hold_your_tongue), ..Rules::NONE })
};

fn hold_your_tongue(game: &Game, who: Seat) -> Talk {
    let switches = &game.switches.wild_west_show;
    match switches.gag_mode {
        GagMode::Off => Talk::Free,
        GagMode::Mute => Talk::Forbidden("EV-GAG-10"),
        GagMode::Penalty if !switches.gag_lethal && game.seat(who).life <= 1 => Talk::Forbidden("EV-GAG"),
        GagMode::Penalty => Talk::Costs,
    }
}

/// A card is flipped; if it is red, the roles of all living players but the sheriff are dealt anew.
pub const HELENA_ZONTERO: EventDef = EventDef {
    reveal: Some(|_, by| Some(Reshuffle { by }.into())),
    concerns: Some(|_, _| false),
    ..event(("helena-zontero", "EV-HELENA-ZONTERO"), Rules::NONE)
};

/// Everybody plays with open hands.
pub const SACAGAWAY: EventDef = event(("sacagaway", "EV-SACAGAWAY"), Rules { opens_hands: Some(()), ..Rules::NONE });

/// From now on everybody's only goal is to be the last one living.
pub const WILD_WEST_SHOW: EventDef = EventDef {
    finale: true,
    ..event(("wild-west-show", "EV-WILD-WEST-SHOW"), Rules { goal: Some(the_last_one_living), ..Rules::NONE })
};

fn the_last_one_living(game: &Game, _: Option<Death>) -> Judgement {
    let last = game.living().iter().next().filter(|_| game.living().len() == 1);
    last.map_or(Judgement::GoesOn, |seat| Judgement::Won(Winner::Survivor(seat)))
}
