//! A page of plain text for the terminal: headings, labelled fields, lists and tables, wrapped at 80 columns.
//!
//! Emphasis is written only for a terminal; what goes into a pipe or a file is bare text.

use std::io::{IsTerminal, Write};

use unicode_width::UnicodeWidthStr;

use crate::cells::{fit, pad, wrap};
use saloon_text::rulebook::{Passage, cells, continues, plain};

/// The width everything is wrapped to.
pub(crate) const WIDTH: usize = 80;

/// How far the parts of a page are moved to the right.
const INDENT: usize = 2;

/// The space between two columns.
const GAP: usize = 2;

/// Text on its way to the terminal.
pub(crate) struct Page {
    out: String,
    emphasis: bool,
}

impl Page {
    /// An empty page for standard output.
    pub(crate) fn new() -> Page {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Page { out: String::new(), emphasis: std::io::stdout().is_terminal() && !plain }
    }

    /// What the page is about, and something short on the right.
    pub(crate) fn title(&mut self, title: &str, right: &str) {
        let gap = WIDTH.saturating_sub(title.width() + right.width()).max(2);
        let gap = if right.is_empty() { 0 } else { gap };
        self.bold(title);
        self.out.push_str(&" ".repeat(gap));
        self.line(right);
        self.line(&"─".repeat(WIDTH));
    }

    /// The head of a part.
    pub(crate) fn heading(&mut self, text: &str) {
        self.blank();
        self.bold(text);
        self.out.push('\n');
    }

    /// An empty line, unless there is one already.
    pub(crate) fn blank(&mut self) {
        if !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    /// A paragraph.
    pub(crate) fn paragraph(&mut self, text: &str) {
        self.hanging("", 0, text);
    }

    /// A label in a column of its own, and a text beside it.
    pub(crate) fn field(&mut self, label: &str, column: usize, text: &str) {
        self.hanging(label, column, text);
    }

    /// One line per row, columns below each other; the last column is cut off at the edge.
    pub(crate) fn columns(&mut self, rows: &[Vec<String>]) {
        let widths = widths(rows);
        for row in rows {
            let mut line = " ".repeat(INDENT);
            for (cell, width) in row.iter().zip(&widths) {
                line.push_str(&pad(cell, width + GAP));
            }
            let line = fit(line.trim_end(), WIDTH);
            self.line(&line);
        }
    }

    /// A passage of the rulebook.
    pub(crate) fn passage(&mut self, passage: &Passage) {
        if passage.columns.is_empty() {
            return self.markdown(&passage.lines);
        }
        let row: Vec<String> = passage.lines.iter().flat_map(|line| cells(line)).collect();
        self.pairs(&passage.columns, &row);
    }

    fn pairs(&mut self, heads: &[String], row: &[String]) {
        let filled = || heads.iter().zip(row).filter(|(_, cell)| !cell.is_empty());
        let column = filled().map(|(head, _)| plain(head).width()).max().unwrap_or(0) + GAP;
        for (head, cell) in filled() {
            self.hanging(&plain(head), column, &plain(cell));
        }
    }

    fn markdown(&mut self, lines: &[String]) {
        let mut rest = lines;
        while let [line, ..] = rest {
            let is_row = |line: &String| line.starts_with('|');
            let count = if line.trim().is_empty() {
                1
            } else if is_row(line) {
                rest.iter().take_while(|line| is_row(line)).count()
            } else {
                1 + rest[1..].iter().take_while(|line| continues(line)).count()
            };
            let (block, after) = rest.split_at(count);
            if line.trim().is_empty() {
                self.blank();
            } else if is_row(line) {
                self.table(block);
            } else {
                self.block(block);
            }
            rest = after;
        }
    }

    /// A paragraph, a bullet or a numbered step, which may go over several lines.
    fn block(&mut self, lines: &[String]) {
        let text = lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
        let indent = lines[0].len() - lines[0].trim_start().len();
        let number = text.split_once(". ").map_or("", |(number, _)| number);
        let mark = match text.strip_prefix("- ") {
            Some(_) => "-".to_owned(),
            None if !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()) => {
                format!("{number}.")
            }
            None => String::new(),
        };
        let text = plain(text[mark.len()..].trim_start());
        let column = if mark.is_empty() { 0 } else { mark.len() + 1 };
        self.hanging(&format!("{}{mark}", " ".repeat(indent)), indent + column, &text);
    }

    /// A table: as it is if there is room, with a wrapped last column if the others are narrow, else field by field.
    fn table(&mut self, lines: &[String]) {
        let mut rows: Vec<Vec<String>> = lines.iter().map(|line| cells(line)).collect();
        let ruler = |cell: &String| !cell.is_empty() && cell.chars().all(|c| matches!(c, '-' | ':'));
        rows.retain(|row| !row.iter().all(ruler));
        rows.iter_mut().flatten().for_each(|cell| *cell = plain(cell));
        let widths = widths(&rows);
        let (last, first) = widths.split_last().unwrap_or((&0, &[]));
        let label: usize = first.iter().map(|width| width + GAP).sum();
        if label + last <= WIDTH - INDENT {
            self.columns(&rows);
        } else if label <= WIDTH / 2 {
            for row in &rows {
                let cells = row.iter().zip(first);
                let label: String = cells.map(|(cell, width)| pad(cell, width + GAP)).collect();
                self.hanging(&label, label.width(), row.get(first.len()).map_or("", String::as_str));
            }
        } else if let Some((heads, rest)) = rows.split_first() {
            for row in rest {
                self.pairs(heads, row);
                self.blank();
            }
        }
    }

    fn hanging(&mut self, label: &str, column: usize, text: &str) {
        let column = column.max(if label.is_empty() { 0 } else { label.width() + 1 });
        let room = WIDTH.saturating_sub(INDENT + column).max(20);
        for (i, line) in wrap(text, room).iter().enumerate() {
            let label = if i == 0 { label } else { "" };
            let line = format!("{}{}{line}", " ".repeat(INDENT), pad(label, column));
            self.line(&line);
        }
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(text.trim_end());
        self.out.push('\n');
    }

    fn bold(&mut self, text: &str) {
        if self.emphasis {
            self.out.push_str(&format!("\u{1b}[1m{text}\u{1b}[0m"));
        } else {
            self.out.push_str(text);
        }
    }

    /// Writes the page to standard output. A reader who has gone away is no error.
    pub(crate) fn print(self) -> std::io::Result<()> {
        match std::io::stdout().write_all(self.out.as_bytes()) {
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
            done => done,
        }
    }
}

fn widths(rows: &[Vec<String>]) -> Vec<usize> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max();
    (0..count).map(|column| widest(column).unwrap_or(0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emphasis_goes_and_signs_stay() {
        assert_eq!(plain("**E1** *set* of `dodge`, 2*3"), "E1 set of `dodge`, 2*3");
    }
}
