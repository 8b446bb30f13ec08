//! What was told and how the table looked, step by step.

use saloon_rules::{Game, Picture, Told};
use serde_json::Value;

use super::words::{Damaged, Reader, Writer};
use super::{delta, pack};

/// Records a game while it is played, or played again.
pub struct Recorder {
    writer: Writer,
    last: Value,
}

/// One step: the deal, or an answer.
pub struct Step {
    /// What was told of it.
    pub told: Vec<Told>,
    /// The table after it.
    pub picture: Picture,
}

impl Default for Recorder {
    fn default() -> Recorder {
        Recorder::new()
    }
}

impl Recorder {
    /// Nothing has been told yet.
    pub fn new() -> Recorder {
        Recorder { writer: Writer::new(), last: Value::Null }
    }

    /// Goes on from an older recording.
    pub fn after(bytes: &[u8]) -> Result<Recorder, Damaged> {
        let mut recorder = Recorder::new();
        let bytes = pack::unpack(bytes)?;
        let mut reader = Reader::new(&bytes)?;
        let mut picture = Value::Null;
        while let Some(told) = next(&mut reader, &mut picture)? {
            recorder.push(&told, picture.clone());
        }
        Ok(recorder)
    }

    /// One more step.
    pub fn step(&mut self, told: &[Told], game: &Game) {
        let value = |value: serde_json::Result<Value>| value.expect("games hold nothing JSON cannot");
        self.push(&value(serde_json::to_value(told)), value(serde_json::to_value(game.picture())));
    }

    /// One more step: what was told, and the table after it.
    pub fn push(&mut self, told: &Value, picture: Value) {
        self.writer.value(told);
        match &self.last {
            Value::Null => self.writer.value(&picture),
            last => delta::write(last, &picture, &mut self.writer),
        }
        self.last = picture;
    }

    /// As it is kept.
    pub fn finish(self) -> Vec<u8> {
        pack::pack(&self.writer.finish())
    }

    #[cfg(test)]
    pub(super) fn plain(self) -> Vec<u8> {
        self.writer.finish()
    }
}

/// The facts of the next step; the picture becomes that after it.
fn next(reader: &mut Reader<'_>, picture: &mut Value) -> Result<Option<Value>, Damaged> {
    if reader.peek().is_none() {
        return Ok(None);
    }
    let told = reader.value()?;
    match picture {
        Value::Null => *picture = reader.value()?,
        picture => delta::read(picture, reader)?,
    }
    Ok(Some(told))
}

/// Looks at every step as it was written; gives the number of all.
pub fn values(bytes: &[u8], mut look: impl FnMut(u32, &Value, &Value) -> Result<(), Damaged>) -> Result<u32, Damaged> {
    let bytes = pack::unpack(bytes)?;
    let mut reader = Reader::new(&bytes)?;
    let (mut picture, mut count) = (Value::Null, 0);
    while let Some(told) = next(&mut reader, &mut picture)? {
        look(count, &told, &picture)?;
        count += 1;
    }
    Ok(count)
}

/// Looks at the steps with these numbers, and at the last one; gives the number of all.
pub fn steps(
    bytes: &[u8],
    wanted: &std::ops::Range<u32>,
    mut look: impl FnMut(u32, &Step),
) -> Result<(u32, Option<Picture>), Damaged> {
    let bytes = pack::unpack(bytes)?;
    let mut reader = Reader::new(&bytes)?;
    let mut picture = Value::Null;
    let mut count = 0;
    let read = |picture: &Value| serde_json::from_value::<Picture>(picture.clone()).map_err(|_| Damaged("no picture"));
    while let Some(told) = next(&mut reader, &mut picture)? {
        if wanted.contains(&count) {
            let told = serde_json::from_value(told).map_err(|_| Damaged("no facts"))?;
            look(count, &Step { told, picture: read(&picture)? });
        }
        count += 1;
    }
    let last = if picture.is_null() { None } else { Some(read(&picture)?) };
    Ok((count, last))
}
