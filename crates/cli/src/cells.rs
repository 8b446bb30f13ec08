//! Text measured in terminal cells, shared by everything that fills lines: a Chinese character takes two, an accent none.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many cells a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// As much of the text as `room` cells hold.
pub(crate) fn cut(text: &str, room: usize) -> &str {
    let mut used = 0;
    for (at, c) in text.char_indices() {
        used += c.width().unwrap_or(0);
        if used > room {
            return text[..at].trim_end();
        }
    }
    text
}

/// The text in at most `room` cells; what does not fit ends in `…`.
pub(crate) fn fit(text: &str, room: usize) -> String {
    if width(text) <= room || room == 0 {
        return cut(text, room).to_owned();
    }
    format!("{}…", cut(text, room - 1))
}

/// The text in exactly `room` cells, cut or filled up with spaces.
pub(crate) fn pad(text: &str, room: usize) -> String {
    let mut cut = fit(text, room);
    let missing = room.saturating_sub(width(&cut));
    cut.extend(std::iter::repeat_n(' ', missing));
    cut
}

/// Breaks a text into lines of at most `room` cells, at least one: between words, and between Chinese characters.
pub(crate) fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for piece in pieces(paragraph) {
            for part in broken(&piece, room) {
                if width(&line) + width(part.trim_end()) > room {
                    lines.push(line.trim_end().to_owned());
                    line = String::new();
                }
                line.push_str(if line.is_empty() { part.trim_start() } else { &part });
            }
        }
        lines.push(line.trim_end().to_owned());
    }
    if lines.is_empty() {
        lines.push(String::new());
    }
    lines
}

/// Pieces between which a line may be broken; spaces stay with the piece before them.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut before: Option<char> = None;
    for c in text.chars() {
        let breaks = match before {
            None => true,
            Some(last) if c == ' ' || closes(c) || opens(last) => false,
            Some(last) => last == ' ' || is_wide(last) || is_wide(c),
        };
        match pieces.last_mut() {
            Some(piece) if !breaks => piece.push(c),
            _ => pieces.push(c.to_string()),
        }
        before = Some(c);
    }
    pieces
}

/// A piece longer than a whole line, cut where the line ends.
fn broken(piece: &str, room: usize) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut used = 0;
    for c in piece.chars() {
        let cells = c.width().unwrap_or(0);
        if used + cells > room && c != ' ' {
            parts.push(String::new());
            used = 0;
        }
        used += cells;
        if let Some(part) = parts.last_mut() {
            part.push(c);
        }
    }
    parts
}

fn is_wide(c: char) -> bool {
    c.width() == Some(2)
}

/// Never at the beginning of a line.
fn closes(c: char) -> bool {
    "，。！？、；：」』）】〉》．％,.!?;:)]}»“".contains(c)
}

/// Never at the end of a line.
fn opens(c: char) -> bool {
    "「『（【〈《([{«„".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cut_text_fits_and_padded_text_fills() {
        assert_eq!(fit("Bang!", 5), "Bang!");
        assert_eq!(fit("Stagecoach", 6), "Stage…");
        assert_eq!(fit("史考菲爾德", 6), "史考…");
        assert_eq!(pad("史考菲爾德", 6), "史考… ");
        assert_eq!(width(&pad("Лавка", 9)), 9);
        assert_eq!(fit("Bang!", 0), "");
        assert_eq!(cut("Rev. Carabine", 5), "Rev.");
        assert_eq!(cut("史考菲爾德", 5), "史考");
    }

    #[test]
    fn lines_break_between_words_and_between_characters() {
        assert_eq!(wrap("Boone plays Indians!", 12), ["Boone plays", "Indians!"]);
        assert_eq!(wrap("你失去一點生命。", 8), ["你失去一", "點生命。"]);
        assert_eq!(wrap("你失去一點。", 10), ["你失去一", "點。"], "a full stop does not begin a line");
        assert_eq!(wrap("Donaudampfschiff", 7), ["Donauda", "mpfschi", "ff"]);
        assert_eq!(wrap("", 7), [""]);
    }

    #[test]
    fn no_line_is_too_long() {
        let text = "「蕾切爾」對 Boone 使用 Bang!，距離 3，射程 2。Ещё немного слов по-русски.";
        for room in 4..60 {
            for line in wrap(text, room) {
                assert!(width(&line) <= room, "{line} in {room}");
            }
        }
    }
}
