//! The line of events: what is in force, what comes next, and which way turns go.

use ratatui::layout::Rect;
use saloon_protocol::{EventsInfo, SeatInfo};
use saloon_rules::{Direction, EventCard};

use super::canvas::Canvas;
use super::map::Spot;
use super::theme::Tone;
use crate::cells;
use crate::play::app::App;

/// Draws the line; every event in it can be asked about.
pub(super) fn line(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let Some(events) = &app.table.events else { return };
    canvas.map.row();
    let mut x = area.x + 1;
    for (spot, text, tone) in parts(app, events) {
        let room = area.right().saturating_sub(x + 1);
        if room < 4 {
            return;
        }
        let used = canvas.text((x + 1, area.y), room, &text, tone);
        if let Some(event) = spot {
            canvas.spot(Spot::Event(event), Rect::new(x, area.y, used + 1, 1));
        }
        x += used + 3;
    }
}

/// What the line says, in order of weight: whatever does not fit comes last.
fn parts(app: &App, events: &EventsInfo) -> Vec<(Option<EventCard>, String, Tone)> {
    let words = &app.words;
    let mut parts = Vec::new();
    match events.main {
        Some(event) => parts.push((Some(event), in_force(app, events, event), Tone::Title)),
        None if events.side.is_none() => parts.push((None, words.ui("event-none"), Tone::Faint)),
        None => {}
    }
    if let Some(event) = events.side {
        parts.push((Some(event), words.fill("event-show", &[("event", words.event(event).into())]), Tone::Title));
    }
    if events.turns == Direction::Counter {
        parts.push((None, words.ui("event-counter"), Tone::Harm));
    }
    if let Some(event) = events.next {
        let next = [("event", words.event(event).into()), ("count", events.left.into())];
        parts.push((Some(event), words.fill("event-next", &next), Tone::Plain));
    } else if events.left > 0 {
        parts.push((None, words.fill("event-left", &[("count", events.left.into())]), Tone::Faint));
    }
    if events.side_left > 0 {
        parts.push((None, words.fill("event-show-left", &[("count", events.side_left.into())]), Tone::Faint));
    }
    parts
}

/// The main event, with whom it has singled out or which suit was named.
fn in_force(app: &App, events: &EventsInfo, event: EventCard) -> String {
    let words = &app.words;
    let seats = events.chosen.iter().map(|seat| words.seat(*seat));
    let suit = events.suit.map(|suit| words.suit(suit));
    let about: Vec<String> = seats.chain(suit).collect();
    let name = match about.as_slice() {
        [] => words.event(event),
        about => format!("{} ({})", words.event(event), about.join(", ")),
    };
    words.fill("event", &[("event", name.into())])
}

/// Is somebody there as a ghost?
pub(super) fn is_ghost(app: &App, info: &SeatInfo) -> bool {
    app.table.events.as_ref().is_some_and(|events| events.ghosts.contains(&info.seat))
}

/// How wide the word for a ghost may be.
pub(super) fn ghost_width(app: &App) -> usize {
    if app.table.events.is_some() { cells::width(&app.words.ui("ghost")) } else { 0 }
}
