//! Questions of events: what each answer is worth. The first answer is the one the rules give if nobody answers.

use saloon_rules::{Action, Choice, EventCard, Kind, Seat, View};

use super::side::Side;
use super::worth::plain_worth;
use super::{fistful, wild_west_show};

/// What an answer to an event is worth. Where nothing is known about an event, all answers are worth the same, so that the
/// first one is taken.
pub(super) fn worth(view: &View, side: &Side<'_>, me: Seat, event: EventCard, action: &Action) -> f32 {
    match (event.id(), action) {
        // Whoever one wishes ill most, and of those the one with most to play.
        ("handcuffs", Action::Name(seat)) if *seat != me => {
            side.stake(*seat) * (1.0 + f32::from(view.seat(*seat).hand))
        }
        ("handcuffs", Action::Name(_)) => -1.0,
        ("handcuffs", Action::Choose(choice)) => playable(view, me, *choice),
        // What does harm goes gladly, then what is worth least.
        ("the-daltons", Action::Pick(card)) => match view.face(*card).kind {
            Kind::Jail => 2.0,
            Kind::Dynamite => 1.0,
            kind => -plain_worth(kind),
        },
        _ => fistful::worth(view, side, me, event, action)
            .or_else(|| wild_west_show::worth(view, side, me, event, action))
            .unwrap_or(0.0),
    }
}

/// How many cards of a suit can be played in one's own turn.
fn playable(view: &View, me: Seat, choice: Choice) -> f32 {
    let Some(suit) = choice.suit() else { return 0.0 };
    let faces = view.hand(me).iter().flatten().map(|card| view.face(*card));
    faces.filter(|face| face.suit == suit && face.kind.def().in_turn).count() as f32
}
