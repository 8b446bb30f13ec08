//! The end of the game: who has won, who was what, and what next.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::standings;
use super::theme::{self, Tone};
use crate::cells;
use crate::play::app::App;

/// Draws the whole screen.
pub(super) fn draw(canvas: &mut Canvas<'_>, app: &App, screen: Rect) {
    let words = &app.words;
    let Some(winner) = app.table.winner else {
        return;
    };
    let left = screen.x + 3;
    let room = screen.width - 6;
    let heading = standings::heading(app).unwrap_or_else(|| words.ui("over"));
    canvas.rule(Rect { y: screen.y + 1, height: 1, ..screen }, &heading, Tone::Title);
    let won = app.has_won();
    let (sign, tone) = if won { ("★", Tone::Help) } else { ("", Tone::Harm) };
    let result = words.ui(if won { "you-win" } else { "you-lose" });
    canvas.text((left, screen.y + 3), room, &format!("{} {sign}", words.winner(winner)), Tone::Question);
    let result = standings::victor(app).unwrap_or(result);
    canvas.text((left, screen.y + 4), room, &result, tone);

    let names: Vec<String> = app.table.seats.iter().map(|info| words.seat(info.seat)).collect();
    let name_room = names.iter().map(|name| cells::width(name)).max().unwrap_or(0) as u16 + 2;
    for (i, (info, name)) in app.table.seats.iter().zip(&names).enumerate() {
        let y = screen.y + 6 + i as u16;
        let tone = if info.alive { Tone::Plain } else { Tone::Faint };
        let sign = if info.alive || info.withdrawn { "" } else { theme::CROSS };
        let place = standings::place(app, info.seat).map(|place| place.to_string());
        canvas.text((left - 2, y), 1, place.as_deref().unwrap_or_default(), Tone::Title);
        canvas.text((left, y), 1, sign, tone);
        let mut x = canvas.column((left + 2, y), name_room, name, tone);
        x = canvas.column((x, y), 18, &words.character(info.character), tone);
        let role = info.role.map(|role| words.role(role)).unwrap_or_default();
        x = canvas.column((x, y), 17, &role, Tone::Title);
        let last = standings::account(app, info.seat).unwrap_or_else(|| app.fate(info));
        canvas.text((x, y), screen.right().saturating_sub(x + 1), &last, tone);
    }
    let y = screen.y + 7 + app.table.seats.len() as u16;
    let turns = words.fill("over-turns", &[("turns", app.table.turn.number.into())]);
    canvas.text((left, y), room, &turns, Tone::Plain);
    if let Some(file) = &app.file {
        let saved = words.fill("saved", &[("file", file.as_str().into())]);
        canvas.text((left, y + 1), room, &saved, Tone::Faint);
    }
    canvas.text(
        (left, y + 3),
        room,
        &words.ui(if app.is_series_over() { "over-keys" } else { "series-keys" }),
        Tone::Question,
    );
}
