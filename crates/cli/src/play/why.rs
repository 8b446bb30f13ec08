//! Why something cannot be done: which actions a touch on a dark thing could have meant.

use saloon_rules::{Action, Aim, Question, Refusal, Seat, Shape, Source, Why};

use super::app::App;
use super::compose::Stage;
use super::draw::Spot;

const FREE: [Option<saloon_rules::CardId>; 2] = [None, None];

/// Actions the player could have meant by choosing this; empty if there is nothing to refuse.
pub(super) fn attempts(app: &App, spot: Spot) -> Vec<Action> {
    let Some(offer) = &app.offer else {
        return Vec::new();
    };
    let picks = !matches!(offer.shape, Shape::Play | Shape::Respond);
    match spot {
        Spot::Hand(card) if picks => vec![Action::Pick(card)],
        Spot::Hand(id) => {
            let Some(card) = app.hand().into_iter().find(|card| card.id == id) else {
                return Vec::new();
            };
            let play = |aim| Action::Play { card: id, kind: card.kind, aim, pay: FREE };
            let plain = std::iter::once(play(Aim::NOTHING));
            match offer.ask.question {
                Question::Play => plain.chain(others(app).map(|seat| play(Aim::at(seat)))).collect(),
                _ => plain.collect(),
            }
        }
        Spot::Seat(seat) if picks => vec![Action::Name(seat)],
        Spot::Seat(seat) => aimed(app, Aim::at(seat)),
        Spot::InPlay(card) if picks => vec![Action::Pick(card)],
        Spot::InPlay(card) => match app.in_play(card) {
            Some((info, _)) if app.composer.stage() == Stage::Head && Some(info.seat) == app.table.me => {
                vec![Action::Use { source: Source::Card(card), aim: Aim::NOTHING, pay: FREE }]
            }
            Some((info, _)) => aimed(app, Aim::card(info.seat, card)),
            None => Vec::new(),
        },
        Spot::Deck | Spot::Discard | Spot::Event(_) => Vec::new(),
        Spot::Question | Spot::Choice(_) | Spot::Send | Spot::Undo => Vec::new(),
    }
}

fn others(app: &App) -> impl Iterator<Item = Seat> {
    app.table.seats.iter().filter(|info| info.alive && Some(info.seat) != app.table.me).map(|info| info.seat)
}

/// What is being composed, aimed at something else.
fn aimed(app: &App, aim: Aim) -> Vec<Action> {
    match app.composer.sketch() {
        Some(Action::Play { card, kind, pay, .. }) => vec![Action::Play { card, kind, aim, pay }],
        Some(Action::Use { source, pay, .. }) => vec![Action::Use { source, aim, pay }],
        _ => Vec::new(),
    }
}

/// The reason that tells most: a missing target is none if there is another.
pub(super) fn best(refusals: impl Iterator<Item = Refusal>) -> Option<Refusal> {
    let refusals: Vec<Refusal> = refusals.collect();
    let telling = refusals.iter().find(|refusal| refusal.why != Why::Aim);
    telling.or(refusals.first()).copied()
}
