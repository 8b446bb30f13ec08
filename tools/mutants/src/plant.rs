//! Plants mutants into the text of a file.

use crate::find::{Edit, Mutant};

/// A file with mutants in it.
pub struct Planted {
    /// Its new text.
    pub text: String,
    /// For each mutant in it: its number and where it now stands.
    pub places: Vec<(usize, (usize, usize))>,
}

struct Wrap<'a> {
    range: (usize, usize),
    order: (usize, usize),
    before: String,
    after: &'a str,
    dropped: bool,
    number: Option<usize>,
}

/// The text with all these mutants and edits. The order of mutants says which of two with the same text is outside.
pub fn plant(text: &str, mutants: &[(usize, &Mutant)], edits: &[Edit], path: &str) -> Planted {
    let mut wraps: Vec<Wrap<'_>> = mutants
        .iter()
        .map(|(number, mutant)| Wrap {
            range: mutant.range,
            order: (mutant.order, 1),
            before: mutant.before.replacen('@', &format!("{path}({number})"), 1),
            after: &mutant.after,
            dropped: false,
            number: Some(*number),
        })
        .collect();
    wraps.extend(edits.iter().map(|edit| Wrap {
        range: edit.range,
        order: (edit.seen, 0),
        before: edit.before.clone(),
        after: &edit.after,
        dropped: edit.dropped,
        number: None,
    }));
    wraps.sort_by_key(|wrap| (wrap.range.0, usize::MAX - wrap.range.1, wrap.order));
    let mut writer =
        Writer { text, out: String::with_capacity(text.len() * 4), at: 0, open: Vec::new(), places: Vec::new() };
    for wrap in &wraps {
        writer.close_until(wrap.range.0);
        writer.copy_to(wrap.range.0);
        writer.open.push((wrap, writer.out.len()));
        writer.out += &wrap.before;
        if wrap.dropped || wrap.range.0 == wrap.range.1 {
            writer.at = writer.at.max(wrap.range.1);
            writer.close_top();
        }
    }
    writer.close_until(text.len());
    writer.copy_to(text.len());
    Planted { text: writer.out, places: writer.places }
}

struct Writer<'a> {
    text: &'a str,
    out: String,
    at: usize,
    open: Vec<(&'a Wrap<'a>, usize)>,
    places: Vec<(usize, (usize, usize))>,
}

impl Writer<'_> {
    fn copy_to(&mut self, to: usize) {
        if to > self.at {
            self.out += &self.text[self.at..to];
            self.at = to;
        }
    }

    fn close_until(&mut self, to: usize) {
        while let Some((wrap, _)) = self.open.last()
            && wrap.range.1 <= to
        {
            self.copy_to(wrap.range.1);
            self.close_top();
        }
    }

    fn close_top(&mut self) {
        if let Some((wrap, start)) = self.open.pop() {
            self.out += wrap.after;
            if let Some(number) = wrap.number {
                self.places.push((number, (start, self.out.len())));
            }
        }
    }
}
