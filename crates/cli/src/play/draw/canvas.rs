//! Putting text on the screen while noting where everything is.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::map::{Map, Spot};
use super::theme::{CURSOR, Theme, Tone};
use crate::cells;

/// Can it be chosen?
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// Not now.
    Idle,
    /// Yes.
    Legal,
    /// It has been.
    Chosen,
}

impl State {
    pub(crate) fn tone(self) -> Tone {
        match self {
            State::Idle => Tone::Faint,
            State::Legal => Tone::Legal,
            State::Chosen => Tone::Chosen,
        }
    }

    /// A key the way it can be pressed: `[1]` chooses, `<1>` is chosen, ` 1 ` does nothing now.
    pub(crate) fn key(self, key: &str) -> String {
        match (self, key) {
            (_, "") => "   ".into(),
            (State::Idle, key) => format!(" {key} "),
            (State::Legal, key) => format!("[{key}]"),
            (State::Chosen, key) => format!("<{key}>"),
        }
    }
}

/// Something with a key, a name and a place.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) spot: Spot,
    pub(crate) key: String,
    pub(crate) state: State,
    pub(crate) label: String,
}

impl Item {
    /// Cells it takes.
    pub(crate) fn width(&self) -> usize {
        1 + cells::width(&self.state.key(&self.key)) + 1 + cells::width(&self.label)
    }
}

/// The screen being drawn.
pub(crate) struct Canvas<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) theme: Theme,
    pub(crate) cursor: Spot,
    pub(crate) map: Map,
}

impl Canvas<'_> {
    /// Writes a text, cut to the room; returns how many cells it took.
    pub(crate) fn text(&mut self, (x, y): (u16, u16), room: u16, text: &str, tone: Tone) -> u16 {
        let cut = cells::fit(text, room as usize);
        self.buffer.set_string(x, y, &cut, self.theme.style(tone));
        cells::width(&cut) as u16
    }

    /// Writes a text in a column of the screen; returns where the next column begins.
    pub(crate) fn column(&mut self, (x, y): (u16, u16), room: u16, text: &str, tone: Tone) -> u16 {
        self.text((x, y), room.saturating_sub(1), text, tone);
        x + room
    }

    /// A line across, with a heading.
    pub(crate) fn rule(&mut self, area: Rect, heading: &str, tone: Tone) {
        let line = "─".repeat(area.width as usize);
        self.text((area.x, area.y), area.width, &line, Tone::Faint);
        if !heading.is_empty() {
            let heading = format!(" {} ", cells::fit(heading, area.width.saturating_sub(6) as usize));
            self.text((area.x + 2, area.y), area.width - 4, &heading, tone);
        }
    }

    /// Notes a spot, and shows the cursor if it is there: a sign in front, and the text turned round.
    pub(crate) fn spot(&mut self, spot: Spot, place: Rect) {
        self.map.put(spot, place);
        if spot != self.cursor {
            return;
        }
        self.text((place.x, place.y), 1, CURSOR, Tone::Title);
        let rest = Rect { x: place.x + 1, width: place.width.saturating_sub(1), ..place };
        for y in rest.top()..rest.bottom() {
            for x in rest.left()..rest.right() {
                if let Some(cell) = self.buffer.cell_mut((x, y)) {
                    cell.modifier.remove(Modifier::DIM);
                    cell.modifier.insert(Modifier::REVERSED);
                }
            }
        }
    }

    /// An item with its key, in at most `room` cells.
    pub(crate) fn item(&mut self, (x, y): (u16, u16), room: u16, item: &Item) {
        let key = item.state.key(&item.key);
        let tone = item.state.tone();
        let used = self.text((x + 1, y), room.saturating_sub(1), &key, tone);
        let left = room.saturating_sub(2 + used);
        let label = self.text((x + 2 + used, y), left, &item.label, tone);
        self.spot(item.spot, Rect::new(x, y, (2 + used + label).min(room), 1));
    }

    /// Items in rows, as many rows as there is height; the rows around the cursor are shown.
    pub(crate) fn rows(&mut self, area: Rect, rows: &[Vec<(u16, Item)>]) {
        let visible = area.height as usize;
        let here = rows.iter().position(|row| row.iter().any(|(_, item)| item.spot == self.cursor)).unwrap_or(0);
        let first = here.saturating_sub(visible.saturating_sub(1)).min(rows.len().saturating_sub(visible));
        for (i, row) in rows.iter().enumerate() {
            self.map.row();
            let shown = i >= first && i < first + visible;
            for (x, item) in row {
                if shown {
                    let y = area.y + (i - first) as u16;
                    self.item((area.x + x, y), area.width - x, item);
                } else {
                    self.map.put_hidden(item.spot, area.x + x);
                }
            }
        }
        let mark = |hidden: bool, sign: &'static str| if hidden { sign } else { "" };
        let edge = area.right().saturating_sub(1);
        self.text((edge, area.y), 1, mark(first > 0, "▲"), Tone::Title);
        let more = rows.len() > first + visible;
        self.text((edge, area.bottom().saturating_sub(1)), 1, mark(more, "▼"), Tone::Title);
    }
}

/// Sets items one after the other, as words on a line.
pub(crate) fn flow(items: Vec<Item>, width: u16) -> Vec<Vec<(u16, Item)>> {
    let mut rows: Vec<Vec<(u16, Item)>> = Vec::new();
    let mut x = 0;
    for item in items {
        let room = item.width() as u16;
        match rows.last_mut() {
            Some(row) if x + room < width => row.push((x, item)),
            _ => {
                x = 0;
                rows.push(vec![(0, item)]);
            }
        }
        x += room + 1;
    }
    rows
}

/// Sets items in columns of equal width.
pub(crate) fn grid(items: Vec<Item>, width: u16) -> Vec<Vec<(u16, Item)>> {
    let cell = items.iter().map(Item::width).max().unwrap_or(1) as u16 + 1;
    let columns = (width / cell).max(1) as usize;
    let mut rows: Vec<Vec<(u16, Item)>> = Vec::new();
    for (i, item) in items.into_iter().enumerate() {
        if i % columns == 0 {
            rows.push(Vec::new());
        }
        if let Some(row) = rows.last_mut() {
            row.push(((i % columns) as u16 * cell, item));
        }
    }
    rows
}
