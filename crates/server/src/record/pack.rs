//! Packing with a dictionary of what most games say.

use std::cell::RefCell;

use zstd::bulk::{Compressor, Decompressor};

use super::Damaged;

/// Those that games were packed with stay for ever; a better one gets a number. Each was made from what
/// `record::tests::learn` writes, the second one by `zstd --train -19 --maxdict=114688`.
static DICTIONARIES: [&[u8]; 2] = [include_bytes!("dictionary-1.bin"), include_bytes!("dictionary-2.bin")];

/// How hard it tries. The time is that of a background thread.
const LEVEL: i32 = 19;

/// More is no game.
const LARGEST: usize = 8 << 20;

thread_local! {
    static PACKER: RefCell<Option<Compressor<'static>>> =
        RefCell::new(Compressor::with_dictionary(LEVEL, DICTIONARIES[usize::from(LATEST) - 1]).ok());
    static UNPACKERS: [RefCell<Option<Decompressor<'static>>>; 2] =
        DICTIONARIES.map(|dictionary| RefCell::new(Decompressor::with_dictionary(dictionary).ok()));
}

/// The first byte says how it is packed: not at all, or with which dictionary.
const PLAIN: u8 = 0;
const LATEST: u8 = DICTIONARIES.len() as u8;

pub fn pack(bytes: &[u8]) -> Vec<u8> {
    let packed = PACKER.with_borrow_mut(|packer| packer.as_mut().and_then(|packer| packer.compress(bytes).ok()));
    let (how, content) = match &packed {
        Some(packed) => (LATEST, packed.as_slice()),
        None => (PLAIN, bytes),
    };
    let mut whole = Vec::with_capacity(content.len() + 1);
    whole.push(how);
    whole.extend(content);
    whole
}

pub fn unpack(bytes: &[u8]) -> Result<Vec<u8>, Damaged> {
    let wrong = Damaged("it cannot be unpacked");
    match bytes.split_first() {
        Some((&PLAIN, content)) => Ok(content.to_vec()),
        Some((&number @ 1..=LATEST, content)) => UNPACKERS
            .with(|unpackers| {
                let mut unpacker = unpackers[usize::from(number) - 1].borrow_mut();
                unpacker.as_mut().and_then(|unpacker| unpacker.decompress(content, LARGEST).ok())
            })
            .ok_or(wrong),
        _ => Err(wrong),
    }
}

/// As the first program that packed games did it.
#[cfg(test)]
pub(super) fn pack_as_before(bytes: &[u8]) -> Vec<u8> {
    let mut packer = Compressor::with_dictionary(12, DICTIONARIES[0]).expect("it is a dictionary");
    let mut whole = vec![1];
    whole.extend(packer.compress(bytes).expect("there is room"));
    whole
}
