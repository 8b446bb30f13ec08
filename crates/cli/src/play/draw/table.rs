//! Header, hand and log.

use ratatui::layout::Rect;
use saloon_rules::Phase;

use super::canvas::{Canvas, Item, grid};
use super::events::is_ghost;
use super::map::Spot;
use super::standings;
use super::theme::Tone;
use crate::cells;
use crate::play::app::App;
use crate::play::keys;

/// Whose turn it is, and the piles.
pub(super) fn header(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let words = &app.words;
    let turn = app.table.turn;
    let phase = if turn.phase == Phase::Start { String::new() } else { format!(" · {}", words.phase(turn.phase)) };
    let left = format!(
        "{}{phase}",
        words.fill("turn", &[("number", turn.number.into()), ("seat", words.seat(turn.seat).into())])
    );
    let left = match (standings::everybody(app), standings::own(app)) {
        (Some(all), _) => all,
        (None, Some(own)) => format!("{left} · {own}"),
        (None, None) => left,
    };
    let top = match app.table.discard_top {
        Some(card) => words.card(card),
        None => words.ui("empty"),
    };
    let deck = format!(" {} {}", words.term("deck").0, app.table.deck);
    let pile =
        [("name", words.term("discard-pile").0.into()), ("count", app.table.discard.into()), ("top", top.into())];
    let discard = format!(" {}", words.fill("pile", &pile));
    let (deck_width, discard_width) = (cells::width(&deck) as u16, cells::width(&discard) as u16);
    let right = area.right().saturating_sub(discard_width + 1);
    let middle = right.saturating_sub(deck_width + 2);
    canvas.text((area.x + 1, area.y), middle.saturating_sub(area.x + 2), &left, Tone::Title);
    canvas.map.row();
    canvas.text((middle, area.y), deck_width, &deck, Tone::Plain);
    canvas.spot(Spot::Deck, Rect::new(middle, area.y, deck_width, 1));
    canvas.text((right, area.y), discard_width, &discard, Tone::Plain);
    canvas.spot(Spot::Discard, Rect::new(right, area.y, discard_width, 1));
}

/// The own hand: in columns, or one card a line with what it does where there is room.
pub(super) fn hand(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let Some(me) = app.me() else { return };
    let role = me.role.map(|role| app.words.role(role)).unwrap_or_default();
    let heading = if !app.is_out() || is_ghost(app, me) {
        // Of two characters the active one has the range that counts.
        let active = app.table.seats.iter().find(|info| app.is_mine(info.seat) && info.alive && !info.passive);
        let range = active.map_or(me.range, |info| info.range);
        let paired = active.filter(|info| info.partner.is_some());
        let character = paired.filter(|info| info.character.is_some()).map(|info| app.words.seat(info.seat));
        let id = match (paired, &character) {
            (None, _) => "hand-heading",
            (Some(_), Some(_)) => "hand-heading-pair",
            (Some(_), None) => "hand-heading-plain",
        };
        let role = character.unwrap_or(role);
        app.words.fill(id, &[("role", role.into()), ("count", me.hand.len().into()), ("range", range.into())])
    } else {
        app.words.fill("hand-heading-out", &[("role", role.into())])
    };
    canvas.rule(Rect { height: 1, ..area }, &heading, Tone::Title);
    let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let mut items: Vec<Item> = app
        .hand()
        .iter()
        .enumerate()
        .map(|(place, card)| {
            let spot = Spot::Hand(card.id);
            let key = keys::of_place(place).map(String::from).unwrap_or_default();
            Item { spot, key, state: app.state(spot), label: app.words.card(*card) }
        })
        .collect();
    if inner.height as usize >= items.len() && inner.height > 6 {
        let longest = items.iter().map(|item| cells::width(&item.label)).max().unwrap_or(0);
        for (item, card) in items.iter_mut().zip(app.hand()) {
            item.label = format!("{}  {}", cells::pad(&item.label, longest), app.words.kind_text(card.kind));
        }
        let rows: Vec<_> = items.into_iter().map(|item| vec![(0, item)]).collect();
        canvas.rows(inner, &rows);
    } else {
        canvas.rows(inner, &grid(items, inner.width));
    }
}

/// What has happened, the latest at the bottom. Returns how many lines it is really scrolled back.
pub(super) fn log(canvas: &mut Canvas<'_>, app: &App, area: Rect) -> usize {
    let room = area.width.saturating_sub(3) as usize;
    let height = area.height as usize - 1;
    let mut lines: Vec<(bool, &str, String, Tone)> = Vec::new();
    for (i, entry) in app.log.iter().enumerate().rev() {
        let latest = i + 1 == app.log.len();
        let wrapped = cells::wrap(&entry.text, room);
        for (n, text) in wrapped.into_iter().enumerate().rev() {
            lines.push((latest, if n == 0 { entry.sign } else { "" }, text, entry.tone));
        }
        if lines.len() >= height + app.log_back {
            break;
        }
    }
    let back = app.log_back.min(lines.len().saturating_sub(height));
    let heading = match back {
        0 => app.words.ui("log"),
        lines => app.words.fill("log-back", &[("lines", lines.into())]),
    };
    canvas.rule(Rect { height: 1, ..area }, &heading, Tone::Title);
    let shown = lines.iter().skip(back).take(height).collect::<Vec<_>>();
    for (i, (latest, sign, text, tone)) in shown.into_iter().rev().enumerate() {
        let y = area.y + 1 + i as u16;
        let tone = if *latest && *tone == Tone::Plain { Tone::Question } else { *tone };
        canvas.text((area.x + 1, y), 1, sign, tone);
        canvas.text((area.x + 3, y), area.width.saturating_sub(3), text, tone);
    }
    back
}
