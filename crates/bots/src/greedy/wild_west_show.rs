//! What the events of Wild West Show ask and allow, and what each answer is worth.

use saloon_rules::{Action, Choice, EventCard, Kind, Seat, View};

use super::side::Side;
use super::worth::{ANY_CARD, Own, Worths};

/// What an answer to an event of this box is worth; declining is worth nothing. Nothing for other boxes.
pub(super) fn worth(view: &View, side: &Side<'_>, me: Seat, event: EventCard, action: &Action) -> Option<f32> {
    Some(match (event.id(), action) {
        ("dorothy-rage", Action::Choose(Choice::Kind(kind))) => order(view, side, me, *kind),
        ("dorothy-rage", Action::Name(at)) if *at == me => -1.0,
        ("dorothy-rage", Action::Name(at)) => side.stake(*at),
        // Which copy to play, and what to pay with: whatever is worth least.
        ("dorothy-rage", Action::Pick(card)) => -Worths::of(view, &Own::of(view, me)).card(*card),
        _ => return None,
    })
}

/// What using an event of this box in one's own turn is worth, given what one wishes whom it is aimed at; nothing for other boxes.
pub(super) fn ability(view: &View, event: EventCard, at: Seat, stake: f32) -> Option<f32> {
    match event.id() {
        // A turn that is left out is two cards that are not drawn, and whatever would have been done with them.
        "lady-rosa-of-texas" if view.skipped().contains(at) => Some(-1.0),
        "lady-rosa-of-texas" => Some(2.0 * ANY_CARD * stake),
        // Somebody whose cards one knows has been asked before: an order that came to nothing would come to nothing again.
        "dorothy-rage" if view.hand(at).iter().any(Option::is_some) => Some(-1.0),
        "dorothy-rage" => Some(0.4 * stake * f32::from(view.seat(at).hand.min(5))),
        _ => None,
    }
}

/// What it brings to order a card of a kind: the more likely it is there, and the more harm it can do to others.
fn order(view: &View, side: &Side<'_>, me: Seat, kind: Kind) -> f32 {
    let harm = match kind {
        Kind::Bang | Kind::Punch => 2.0,
        Kind::Duel => 1.2,
        Kind::CatBalou | Kind::Panic => 1.0,
        Kind::Jail => 0.8,
        // A drink that is drunk now is not there when it is needed.
        Kind::Beer => 0.7,
        _ => return -1.0,
    };
    let others = view.living.without(me).iter();
    let worst = others.map(|seat| side.stake(seat)).fold(0.0, f32::max);
    harm * worst * share(view, kind)
}

/// How many cards of the game are of a kind.
fn share(view: &View, kind: Kind) -> f32 {
    let cards = view.deck.cards();
    let copies = cards.iter().filter(|card| view.face(*card).kind == kind).count();
    copies as f32 / (cards.len() as f32).max(1.0)
}
