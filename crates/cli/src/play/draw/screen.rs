//! The whole screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::map::Map;
use super::plan::{Plan, SMALLEST};
use super::theme::{Theme, Tone};
use super::{events, over, panel, question, seats, table};
use crate::cells;
use crate::play::app::App;

/// What drawing finds out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drawn {
    /// Where everything is.
    pub(crate) map: Map,
    /// How far the open box can be scrolled.
    pub(crate) scroll: usize,
    /// How many lines the log is scrolled back.
    pub(crate) log_back: usize,
}

/// Draws everything.
pub(crate) fn draw(buffer: &mut Buffer, app: &App, theme: Theme) -> Drawn {
    let screen = buffer.area;
    let mut canvas = Canvas { buffer, theme, cursor: app.cursor, map: Map::default() };
    let Some(plan) = Plan::new(screen, app.table.seats.len() as u16, app.table.events.is_some()) else {
        too_small(&mut canvas, app, screen);
        return Drawn::default();
    };
    let mut log_back = 0;
    if app.is_over() {
        over::draw(&mut canvas, app, screen);
    } else {
        table::header(&mut canvas, app, plan.header);
        if let Some(area) = plan.events {
            events::line(&mut canvas, app, area);
        }
        seats::draw(&mut canvas, app, plan.seats, plan.seat_lines);
        log_back = table::log(&mut canvas, app, plan.log);
        table::hand(&mut canvas, app, plan.hand);
        question::draw(&mut canvas, app, plan.question);
        let keys = app.words.ui(if app.offer.is_some() { "keys" } else { "keys-waiting" });
        canvas.text((plan.keys.x + 1, plan.keys.y), plan.keys.width - 1, &keys, Tone::Faint);
        if let Some(area) = plan.about {
            panel::about(&mut canvas, app, area);
        }
    }
    let mut scroll = 0;
    if let Some(open) = &app.panel {
        scroll = panel::draw(&mut canvas, app, open, screen);
    }
    Drawn { map: canvas.map, scroll, log_back }
}

fn too_small(canvas: &mut Canvas<'_>, app: &App, screen: Rect) {
    let sizes = [
        ("width", screen.width.into()),
        ("height", screen.height.into()),
        ("least-width", SMALLEST.0.into()),
        ("least-height", SMALLEST.1.into()),
    ];
    let said = app.words.fill("too-small", &sizes);
    let lines = cells::wrap(&said, screen.width.max(1) as usize);
    for (i, line) in lines.iter().take(screen.height as usize).enumerate() {
        canvas.text((screen.x, screen.y + i as u16), screen.width, line, Tone::Question);
    }
}
