//! The ring as rows: everybody from the left of the player round to the player himself.

use ratatui::layout::Rect;
use saloon_protocol::{InPlay, SeatInfo};
use saloon_rules::Role;

use super::canvas::{Canvas, State};
use super::events::{ghost_width, is_ghost};
use super::map::Spot;
use super::theme::{self, Tone};
use crate::cells;
use crate::play::app::App;
use crate::play::keys;

/// Cells before the name: cursor, key and signs.
const LEAD: u16 = 8;

/// Where the columns of the rows begin, all but the last as wide as they need to be.
struct Columns {
    name: u16,
    character: u16,
    life: u16,
    hand: u16,
    distance: u16,
}

impl Columns {
    fn new(app: &App) -> Columns {
        let widest = |heading: &str, longest: usize, most: usize| {
            let heading = cells::width(&app.words.ui(heading));
            heading.max(longest).min(most) as u16 + 1
        };
        let seats = &app.table.seats;
        let longest = |words: &dyn Fn(&SeatInfo) -> String| {
            seats.iter().map(|info| cells::width(&words(info))).max().unwrap_or(0)
        };
        Columns {
            name: widest("column-name", longest(&|info| app.words.player(info)), 9) + 2,
            character: widest("column-character", longest(&|info| character(app, info)), 16),
            life: widest("column-life", longest(&life).max(ghost_width(app)), 10),
            hand: widest("column-hand", 2, 5),
            distance: widest("column-distance", 2, 6),
        }
    }
}

/// Draws all rows below their headings.
pub(super) fn draw(canvas: &mut Canvas<'_>, app: &App, area: Rect, lines: u16) {
    let columns = Columns::new(app);
    headings(canvas, app, area, &columns, lines);
    for (i, info) in app.ring().into_iter().enumerate() {
        let place = Rect { y: area.y + 1 + i as u16 * lines, height: lines, ..area };
        row(canvas, app, info, &columns, place);
    }
}

fn headings(canvas: &mut Canvas<'_>, app: &App, area: Rect, columns: &Columns, lines: u16) {
    let mut x = area.x + LEAD;
    for (room, heading) in [
        (columns.name, "column-name"),
        (columns.character, "column-character"),
        (columns.life, "column-life"),
        (columns.hand, "column-hand"),
        (columns.distance, "column-distance"),
    ] {
        x = canvas.column((x, area.y), room, &app.words.ui(heading), Tone::Faint);
    }
    let last = if lines == 1 { "column-play" } else { "role" };
    canvas.text((x, area.y), area.right() - x, &app.words.ui(last), Tone::Faint);
}

fn row(canvas: &mut Canvas<'_>, app: &App, info: &SeatInfo, columns: &Columns, area: Rect) {
    let y = area.y;
    let spot = Spot::Seat(info.seat);
    let state = app.state(spot);
    let is_there = info.alive || is_ghost(app, info);
    let has_turn = app.table.turn.seat == info.seat && app.table.winner.is_none();
    let tone = match state {
        State::Idle if !is_there => Tone::Faint,
        State::Idle if has_turn => Tone::Title,
        State::Idle => Tone::Plain,
        State::Legal | State::Chosen => state.tone(),
    };
    let key = state.key(&keys::of_seat(info.seat).to_string());
    canvas.text((area.x + 1, y), 3, &key, if state == State::Idle { Tone::Faint } else { tone });
    canvas.text((area.x + 5, y), 1, if has_turn { theme::TURN } else { "" }, Tone::Title);
    let asked = app.table.ask.is_some_and(|ask| ask.seat == info.seat);
    canvas.text((area.x + 6, y), 1, if asked { theme::ASKED } else { "" }, Tone::Question);

    let mut x = area.x + LEAD;
    canvas.text((x, y), columns.name - 3, &app.words.player(info), tone);
    let star = match info.partner {
        None if info.role == Some(Role::Sheriff) => theme::STAR,
        None => "",
        Some(_) if !is_there => "",
        Some(_) if info.acting => theme::ACTING,
        Some(_) if info.passive => theme::PASSIVE,
        Some(_) => theme::ACTIVE,
    };
    canvas.text((x + columns.name - 2, y), 1, star, Tone::Title);
    x += columns.name;
    x = canvas.column((x, y), columns.character, &character(app, info), tone);
    let end = x;
    x = numbers(canvas, app, info, columns, (x, y));
    canvas.map.row();
    canvas.spot(spot, Rect::new(area.x, y, end - 1 - area.x, 1));

    let in_line = Rect { x, y, width: area.right() - x, height: 1 };
    if area.height == 1 || !is_there {
        cards(canvas, info, app, in_line);
        return;
    }
    let unknown = if info.partner.is_some() { "" } else { "?" };
    let role = info.role.map_or(unknown.into(), |role| app.words.role(role));
    canvas.text((in_line.x, y), in_line.width, &role, Tone::Faint);
    let below = Rect { x: area.x + LEAD, y: y + 1, width: area.width - LEAD, height: area.height - 1 };
    more(canvas, app, info, below);
}

/// Where there is room: the cards in play on a line of their own, and what the character can do.
fn more(canvas: &mut Canvas<'_>, app: &App, info: &SeatInfo, area: Rect) {
    let mut y = area.y;
    if !info.table.is_empty() {
        canvas.map.row();
        cards(canvas, info, app, Rect { height: 1, ..area });
        y += 1;
    }
    if y < area.bottom() {
        let ability = app.words.character_text(info.character);
        canvas.text((area.x + 1, y), area.width - 1, &ability, Tone::Faint);
    }
}

/// Life, hand and distance; for the dead, what they were.
fn numbers(canvas: &mut Canvas<'_>, app: &App, info: &SeatInfo, columns: &Columns, at: (u16, u16)) -> u16 {
    let (mut x, y) = at;
    let end = x + columns.life + columns.hand + columns.distance;
    let ghost = is_ghost(app, info);
    if !info.alive && !ghost {
        let role = info.role.map(|role| app.words.role(role)).unwrap_or_default();
        let what = if info.withdrawn { app.words.ui("withdrew") } else { theme::CROSS.to_owned() };
        canvas.text((x, y), end - x - 1, format!("{what} {role}").trim_end(), Tone::Faint);
        return end;
    }
    let (said, tone) = match info.life {
        _ if ghost => (app.words.ui("ghost"), Tone::Question),
        ..=1 => (life(info), Tone::Harm),
        _ => (life(info), Tone::Plain),
    };
    x = canvas.column((x, y), columns.life, &said, tone);
    // Two characters have one hand, which stands at the first.
    let first = info.partner.is_none_or(|partner| info.seat < partner);
    let hand = if first { info.hand.len().to_string() } else { theme::DITTO.to_owned() };
    x = canvas.column((x, y), columns.hand, &hand, Tone::Plain);
    if let Some(distance) = info.distance {
        let (sign, tone) = if info.reachable { (theme::IN_RANGE, Tone::Help) } else { ("", Tone::Faint) };
        canvas.column((x, y), columns.distance, &format!("{distance}{sign}"), tone);
    }
    end
}

/// Life as bullets, lost ones hollow, and in figures.
pub(super) fn life(info: &SeatInfo) -> String {
    let left = info.life.max(0) as usize;
    let lost = (info.max.max(0) as usize).saturating_sub(left);
    format!("{}{} {left}/{}", "♥".repeat(left), "♡".repeat(lost), info.max)
}

/// Each borrowed ability shows as a plus.
fn character(app: &App, info: &SeatInfo) -> String {
    let plus = "+".repeat(usize::from(info.borrowed.is_some()) + info.drawn.len());
    app.words.character(info.character) + &plus
}

/// The cards in play, each a spot, all of them shortened alike if there are too many.
fn cards(canvas: &mut Canvas<'_>, info: &SeatInfo, app: &App, area: Rect) {
    let names: Vec<String> = info.table.iter().map(|one| name(app, info, one)).collect();
    let (room, count) = share(&names, area.width as usize);
    let mut x = area.x;
    for (one, name) in info.table.iter().zip(&names).take(count) {
        let spot = Spot::InPlay(one.card.id);
        let state = app.state(spot);
        let tone = if state == State::Idle { theme::in_play(one.card, one.fresh || info.muted) } else { state.tone() };
        let used = canvas.text((x + 1, area.y), room as u16, cells::cut(name, room), tone);
        canvas.text((x, area.y), 1, theme::BULLET, Tone::Faint);
        canvas.spot(spot, Rect::new(x, area.y, used + 1, 1));
        x += used + 2;
    }
    if count < names.len() {
        canvas.text(
            (x + 1, area.y),
            area.right().saturating_sub(x + 1),
            &format!("+{}", names.len() - count),
            Tone::Faint,
        );
    }
}

/// A card in play; a sign tells that it has no effect yet, brackets that it can be chosen.
fn name(app: &App, info: &SeatInfo, one: &InPlay) -> String {
    let waits = info.muted || one.fresh && one.card.kind.def().border == saloon_rules::defs::Border::Green;
    let name = app.words.kind(one.card.kind);
    match app.state(Spot::InPlay(one.card.id)) {
        State::Idle if waits => format!("{}{name}", theme::WAITING),
        State::Idle => name,
        State::Legal => format!("[{name}]"),
        State::Chosen => format!("<{name}>"),
    }
}

/// How many cells each name may take, and how many names fit at all.
fn share(names: &[String], room: usize) -> (usize, usize) {
    const LEAST: usize = 4;
    let taken =
        |most: usize, names: &[String]| names.iter().map(|name| cells::width(name).min(most) + 2).sum::<usize>();
    let fits = (LEAST..=room).rev().find(|most| taken(*most, names) <= room);
    match fits {
        Some(most) => (most, names.len()),
        None => {
            let count = (0..names.len()).rev().find(|count| taken(LEAST, &names[..*count]) + 3 <= room);
            (LEAST, count.unwrap_or(0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_share_the_room_they_have() {
        let names = ["Volcanic", "Barrel", "Mustang", "Scope"].map(String::from);
        assert_eq!(share(&names, 40), (40, 4));
        assert_eq!(share(&names, 31), (6, 4));
        assert_eq!(share(&names, 20), (4, 2), "the third and the fourth become +2");
    }
}
