//! The one fixed place where it says what is asked and what can be answered.

use ratatui::layout::Rect;
use saloon_rules::Ask;

use super::canvas::{Canvas, Item, State, flow};
use super::map::Spot;
use super::theme::Tone;
use crate::cells;
use crate::play::app::App;
use crate::play::compose::Part;

/// Draws the question, its answers and what has been composed so far.
pub(super) fn draw(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let heading = Rect { height: 1, ..area };
    let inner = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 };
    if app.offer.is_some() {
        canvas.rule(heading, &app.words.ui("your-decision"), Tone::Question);
        asked(canvas, app, inner);
    } else {
        canvas.rule(heading, &waiting_heading(app), Tone::Faint);
        waiting(canvas, app, inner);
    }
}

/// The player is asked.
fn asked(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let Some(offer) = &app.offer else { return };
    let last = area.bottom() - 1;
    let said = app.prompt();
    let lines = cells::wrap(&said, area.width as usize - 1);
    canvas.map.row();
    let shown = lines.len().min(2);
    for (i, line) in lines.iter().take(shown).enumerate() {
        let more = i + 1 == shown && lines.len() > shown;
        let line = if more { format!("{line}…") } else { line.clone() };
        canvas.text((area.x + 1, area.y + i as u16), area.width - 1, &line, Tone::Question);
    }
    canvas.spot(Spot::Question, Rect::new(area.x, area.y, area.width, shown as u16));

    let choices = Rect { y: area.y + shown as u16, height: last - area.y - shown as u16, ..area };
    let items: Vec<Item> = app
        .choices
        .iter()
        .filter(|(part, _)| !in_hand(app, *part))
        .map(|(part, key)| Item {
            spot: Spot::Choice(*part),
            key: key.map(String::from).unwrap_or_default(),
            state: app.state(Spot::Choice(*part)),
            label: app.words.part(*part, &app.table, offer),
        })
        .collect();
    canvas.rows(choices, &flow(items, choices.width));
    composed(canvas, app, Rect { y: last, height: 1, ..area });
}

fn in_hand(app: &App, part: Part) -> bool {
    matches!(app.home(part), Spot::Hand(_))
}

/// The line that sends, takes back, or says how to begin.
fn composed(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let Some(offer) = &app.offer else { return };
    if app.composer.chosen().is_empty() {
        let any_card = app.choices.iter().any(|(part, _)| in_hand(app, *part));
        let hint = app.words.ui(if any_card { "hint-cards" } else { "hint-choices" });
        canvas.text((area.x + 1, area.y), area.width - 1, &hint, Tone::Faint);
        return;
    }
    let mut items = Vec::new();
    if let Some(action) = app.composer.whole() {
        items.push(Item {
            spot: Spot::Send,
            key: "Enter".into(),
            state: State::Chosen,
            label: app.words.action(&action, &offer.ask),
        });
    }
    let undo = Item { spot: Spot::Undo, key: "Esc".into(), state: State::Legal, label: app.words.ui("undo") };
    let used: usize = items.iter().map(Item::width).sum();
    if used + undo.width() < area.width as usize {
        items.push(undo);
    }
    canvas.rows(area, &flow(items, area.width));
}

fn waiting_heading(app: &App) -> String {
    match other_ask(app) {
        Some(ask) => {
            let seat = app.words.seat(ask.seat);
            app.words.fill("their-decision", &[("seat", seat.into())])
        }
        None => String::new(),
    }
}

/// What somebody else is asked.
fn other_ask(app: &App) -> Option<Ask> {
    app.table.ask.filter(|ask| !app.is_mine(ask.seat))
}

/// Somebody else is asked, or things are still being told.
fn waiting(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let mut lines = Vec::new();
    if let Some(ask) = other_ask(app) {
        lines.push((app.words.question(&ask), Tone::Plain));
    }
    let open = app.table.aside.iter().flatten();
    let shown: Vec<String> = open.map(|card| app.words.card(*card)).collect();
    if !shown.is_empty() {
        let cards = shown.join(", ").into();
        lines.push((app.words.fill("on-show", &[("cards", cards)]), Tone::Plain));
    }
    if app.is_out() {
        lines.push((app.words.ui("hint-out"), Tone::Question));
    }
    canvas.map.row();
    let lines = lines.iter().flat_map(|(text, tone)| {
        let wrapped = cells::wrap(text, area.width as usize - 1);
        wrapped.into_iter().map(|line| (line, *tone))
    });
    for (i, (line, tone)) in lines.take(area.height as usize).enumerate() {
        canvas.text((area.x + 1, area.y + i as u16), area.width - 1, &line, tone);
    }
    canvas.spot(Spot::Question, Rect::new(area.x, area.y, area.width, 1));
}
