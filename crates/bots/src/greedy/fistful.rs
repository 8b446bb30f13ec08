//! What the events of A Fistful of Cards ask, and what each answer is worth.

use saloon_rules::{Action, Choice, EventCard, Seat, Source, View};

use super::side::Side;
use super::worth::{ANY_CARD, LIFE, Own, Worths, plain_worth};

/// What an answer to an event of this box is worth; declining is worth nothing. Nothing for other boxes.
pub(super) fn worth(view: &View, side: &Side<'_>, me: Seat, event: EventCard, action: &Action) -> Option<f32> {
    let own = Own::of(view, me);
    let kept = |action: &Action| match *action {
        Action::Pick(card) | Action::Play { card, .. } => Worths::of(view, &own).card(card),
        _ => 0.0,
    };
    Some(match (event.id(), action) {
        ("hard-liquor", Action::Choose(_)) => own.life_worth() - two_cards(&own),
        // A wrong guess costs nothing but the end of guessing.
        ("peyote", Action::Choose(choice)) => 1.0 + likely(view, *choice),
        ("ranch", Action::Pick(_)) => ANY_CARD - kept(action) - 0.1,
        ("blood-brothers", Action::Name(to)) => {
            let needed = match view.seat(*to).life {
                ..=1 => LIFE + 2.5,
                2 => LIFE + 1.0,
                _ => LIFE,
            };
            -side.stake(*to) * needed - own.life_worth() - 0.2
        }
        ("russian-roulette", Action::Play { .. }) => own.life_worth() + LIFE - 0.6 * kept(action),
        ("russian-roulette", Action::Use { source: Source::Card(card), .. }) => {
            let kind = view.face(*card).kind;
            own.life_worth() + if kind.def().dodges { LIFE - 0.6 * plain_worth(kind) } else { LIFE }
        }
        ("russian-roulette", Action::Use { .. }) => own.life_worth() + LIFE,
        _ => return None,
    })
}

/// What drawing two cards is worth: less if they cannot all be kept.
fn two_cards(own: &Own) -> f32 {
    let over = f32::from(own.hand) + 2.0 - f32::from(own.life.max(0) as u8) - 1.0;
    2.0 * ANY_CARD - 0.4 * over.clamp(0.0, 4.0)
}

/// How likely the top card is red, or black: by what has been seen.
fn likely(view: &View, choice: Choice) -> f32 {
    let red = |card| view.face(card).suit.is_red();
    if let Some(Some(top)) = view.deck_from_top().first() {
        return f32::from(u8::from(red(*top) == (choice == Choice::Red)));
    }
    let own = view.own_seat().into_iter().flat_map(|seat| view.hand(seat).iter().flatten().copied());
    let laid = view.all_seats().iter().flat_map(|seat| view.table(seat));
    let seen = own.chain(laid).chain(view.discard_from_top());
    let (mut reds, mut blacks) = (0.0_f32, 0.0_f32);
    for card in view.deck.cards().iter() {
        *(if red(card) { &mut reds } else { &mut blacks }) += 1.0;
    }
    for card in seen {
        *(if red(card) { &mut reds } else { &mut blacks }) -= 1.0;
    }
    let wanted = if choice == Choice::Red { reds } else { blacks };
    wanted / (reds + blacks).max(1.0)
}
