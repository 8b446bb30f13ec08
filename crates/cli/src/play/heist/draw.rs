//! The table of heist on the screen: loot and sheriffs, players, what happened, the own cards, the clock.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use saloon_heist::clock::Millis;
use saloon_heist::{Cards, SHERIFFS, Seat, Step};
use saloon_text::HeistNames;

use super::app::App;
use super::table::Table;

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const DIM: Style = Style::new().add_modifier(Modifier::DIM);
const LOUD: Style = Style::new().add_modifier(Modifier::BOLD).add_modifier(Modifier::REVERSED);

/// Draws everything; the log takes the room that is left.
pub(super) fn draw(area: Rect, buffer: &mut Buffer, app: &App, table: &Table, now: Millis, resting: bool) {
    let mut top = vec![header(app, table, now, resting), loot(app, table), Line::default()];
    top.extend(table.game().seats().map(|seat| player(app, table, seat)));
    top.push(Line::default());
    let mut bottom = vec![Line::default(), hand(app, table), revolver(app, table), question(app, table, resting)];
    bottom.push(keys(app, table, resting));
    let (above, below) = (top.len() as u16, bottom.len() as u16 + 1);
    let room = area.height.saturating_sub(above + below);
    let recent = app.log.len().saturating_sub(usize::from(room));
    let log: Vec<Line<'_>> = app.log[recent..].iter().map(|line| Line::styled(line.as_str(), DIM)).collect();
    let mut y = area.y;
    for (lines, height, wrap) in [(top, above, false), (log, room, false), (bottom, below, true)] {
        let part = Rect { y, height: height.min(area.bottom().saturating_sub(y)), ..area };
        let text = Paragraph::new(lines);
        if wrap {
            text.wrap(Wrap { trim: false }).render(part, buffer);
        } else {
            text.render(part, buffer);
        }
        y = y.saturating_add(height).min(area.bottom());
    }
}

fn header<'a>(app: &App, table: &Table, now: Millis, resting: bool) -> Line<'a> {
    let game = table.game();
    let fill = |id: &str, count: usize| app.text.fill(id, &[("count", count.into())]);
    let rounds = [("round", game.round().into()), ("rounds", game.config().rounds.into())];
    let row: String = (0..SHERIFFS).map(|i| if i < game.row().len() { '★' } else { '☆' }).collect();
    let mut parts = vec![
        Span::styled(app.text.fill("heist-ui-round", &rounds), BOLD),
        Span::raw(format!("   {} ", app.text.get("heist-ui-sheriffs"))),
        Span::styled(row, BOLD),
        Span::raw(format!("   {}", fill("heist-ui-deck", game.deck().len()))),
    ];
    if game.players() == 2 {
        parts.push(Span::raw(format!("   {}", fill("heist-ui-packet", game.packet().len()))));
    }
    // How long the suspense is nobody may know, and a race is over before anybody reads a clock.
    let secret = matches!(game.step(), Step::Suspense { .. });
    if let Some(left) = table.left(now).filter(|_| !resting && !secret) {
        let seconds = fill("heist-ui-seconds", left.div_ceil(1_000) as usize);
        parts.push(Span::styled(format!("   ⏱ {seconds}"), BOLD));
    }
    Line::from(parts)
}

fn loot<'a>(app: &App, table: &Table) -> Line<'a> {
    let pile = table.game().loot();
    let count = app.text.fill("heist-ui-loot", &[("count", pile.len().into())]);
    let recent: Vec<String> = pile.iter().rev().take(12).map(|card| app.text.heist_card(card.class())).collect();
    Line::from(vec![Span::styled(count, BOLD), Span::raw(format!("   {}", recent.join(" ")))])
}

fn player<'a>(app: &App, table: &Table, seat: Seat) -> Line<'a> {
    let game = table.game();
    let mark = if game.active() == seat { '▶' } else { ' ' };
    let hand = if game.slapped().contains(seat) { " ✋" } else { "" };
    let name = app.text.heist_seat(app, seat);
    let helpers = "+".repeat(game.helpers(seat).len());
    let text = format!(
        "{mark} {seat} {name}{hand}   {} {}{helpers}   {} {}   {} {}",
        app.text.get("heist-ui-hand"),
        game.hand(seat).len(),
        app.text.get("heist-ui-revolver"),
        game.revolver(seat).len(),
        app.text.get("heist-ui-points"),
        game.points(seat),
    );
    Line::styled(text, if app.me() == Some(seat) { BOLD } else { Style::new() })
}

fn hand<'a>(app: &App, table: &Table) -> Line<'a> {
    let mut parts = vec![Span::raw(format!("{}  ", app.text.get("heist-ui-hand")))];
    for (number, card) in table.game().hand(table.me()).iter().enumerate() {
        let name = app.text.heist_card(card.class());
        let chosen = app.chosen.contains(card);
        let shown = if chosen { format!("{}:[{name}]", number + 1) } else { format!("{}: {name} ", number + 1) };
        parts.push(Span::styled(shown, if chosen { LOUD } else { BOLD }));
        parts.push(Span::raw(" "));
    }
    Line::from(parts)
}

fn revolver<'a>(app: &App, table: &Table) -> Line<'a> {
    let cards: Cards = table.game().revolver(table.me());
    let shown = if cards.is_empty() { app.text.get("heist-ui-empty") } else { app.text.heist_cards(cards) };
    Line::from(vec![Span::raw(format!("{}  ", app.text.get("heist-ui-revolver"))), Span::styled(shown, BOLD)])
}

fn question<'a>(app: &App, table: &Table, resting: bool) -> Line<'a> {
    if let Some(refused) = &app.refused {
        return Line::styled(refused.clone(), LOUD);
    }
    let races = matches!(table.game().step(), Step::Race { .. } | Step::Window { .. });
    let question = if resting { String::new() } else { app.question(table) };
    Line::styled(question, if races { LOUD } else { BOLD })
}

fn keys<'a>(app: &App, table: &Table, resting: bool) -> Line<'a> {
    let mut parts = Vec::new();
    for (key, label) in app.keys(table, resting) {
        parts.push(Span::styled(format!("[{key}]"), BOLD));
        parts.push(Span::raw(format!(" {label}  ")));
    }
    Line::from(parts)
}
