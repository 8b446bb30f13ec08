//! Boxes over the table: explanations, the whole log, the question whether to leave; and the end of the game.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::Canvas;
use super::theme::Tone;
use crate::cells;
use crate::play::app::App;

/// A box with something to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Panel {
    /// What it is.
    pub(crate) kind: PanelKind,
    /// Its heading.
    pub(crate) title: String,
    /// Paragraphs.
    pub(crate) body: Vec<(String, Tone)>,
    /// Lines scrolled past.
    pub(crate) scroll: usize,
    /// The rule behind it, which can be read next.
    pub(crate) rule: Option<String>,
}

/// What a box is for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum PanelKind {
    /// Something is explained.
    About,
    /// The whole log.
    Log,
    /// Really leave?
    Leave,
}

impl Panel {
    /// A box with nothing to read next.
    pub(crate) fn new(kind: PanelKind, title: String, body: Vec<(String, Tone)>) -> Panel {
        Panel { kind, title, body, scroll: 0, rule: None }
    }

    /// The lines of the body in a box of this width.
    fn lines(&self, room: usize) -> Vec<(String, Tone)> {
        let wrap = |(text, tone): &(String, Tone)| {
            let lines = cells::wrap(text, room);
            lines.into_iter().map(|line| (line, *tone)).collect::<Vec<_>>()
        };
        self.body.iter().flat_map(wrap).collect()
    }
}

/// Draws a box in the middle of the screen, as large as its text needs. Returns how far it can be scrolled.
pub(super) fn draw(canvas: &mut Canvas<'_>, app: &App, panel: &Panel, screen: Rect) -> usize {
    let footer = app.words.ui(match panel.kind {
        PanelKind::About if panel.rule.is_some() => "panel-rule",
        PanelKind::About => "panel-close",
        PanelKind::Log => "panel-scroll",
        PanelKind::Leave => "panel-leave",
    });
    let widest = if panel.kind == PanelKind::Log { 110 } else { 72 };
    let width = screen.width.saturating_sub(6).min(widest);
    let room = width as usize - 4;
    let lines = panel.lines(room);
    let height = (lines.len() as u16 + 4).min(screen.height - 2);
    let x = screen.x + (screen.width - width) / 2;
    let y = screen.y + (screen.height - height) / 2;
    let area = Rect { x, y, width, height };
    frame(canvas, area, &panel.title);
    let visible = height as usize - 4;
    let most = lines.len().saturating_sub(visible);
    let first = panel.scroll.min(most);
    for (i, (line, tone)) in lines.iter().skip(first).take(visible).enumerate() {
        canvas.text((area.x + 2, area.y + 1 + i as u16), room as u16, line, *tone);
    }
    if first > 0 {
        canvas.text((area.right() - 2, area.y + 1), 1, "▲", Tone::Title);
    }
    if first < most {
        canvas.text((area.right() - 2, area.bottom() - 4), 1, "▼", Tone::Title);
    }
    canvas.text((area.x + 2, area.bottom() - 2), room as u16, &footer, Tone::Faint);
    most
}

/// An empty box with a heading.
fn frame(canvas: &mut Canvas<'_>, area: Rect, title: &str) {
    let inner = " ".repeat(area.width as usize - 2);
    let line = "═".repeat(area.width as usize - 2);
    for y in area.top()..area.bottom() {
        let row = match y {
            y if y == area.top() => format!("╔{line}╗"),
            y if y + 1 == area.bottom() => format!("╚{line}╝"),
            _ => format!("║{inner}║"),
        };
        canvas.buffer.set_style(Rect { y, height: 1, ..area }, Style::reset());
        canvas.text((area.x, y), area.width, &row, Tone::Title);
    }
    let title = format!(" {} ", cells::fit(title, area.width as usize - 6));
    canvas.text((area.x + 2, area.y), area.width - 4, &title, Tone::Question);
}

/// What the thing under the cursor is, beside the table.
pub(super) fn about(canvas: &mut Canvas<'_>, app: &App, area: Rect) {
    let panel = app.about_cursor();
    canvas.rule(Rect { height: 1, ..area }, &panel.title, Tone::Title);
    let lines = panel.lines(area.width as usize - 1);
    for (i, (line, tone)) in lines.iter().take(area.height as usize - 1).enumerate() {
        canvas.text((area.x + 1, area.y + 1 + i as u16), area.width - 1, line, *tone);
    }
}
