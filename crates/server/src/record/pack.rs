//! Packing with a dictionary of what most games say.

use std::cell::RefCell;

use zstd::bulk::{Compressor, Decompressor};

use super::Damaged;

/// Made by `record::tests::learn`. A dictionary that games were packed with stays for ever; a better one gets a number.
static DICTIONARY: &[u8] = include_bytes!("dictionary-1.bin");

/// How hard it tries. The time is that of a background thread.
const LEVEL: i32 = 12;

/// More is no game.
const LARGEST: usize = 8 << 20;

thread_local! {
    static PACKER: RefCell<Option<Compressor<'static>>> = RefCell::new(Compressor::with_dictionary(LEVEL, DICTIONARY).ok());
    static UNPACKER: RefCell<Option<Decompressor<'static>>> = RefCell::new(Decompressor::with_dictionary(DICTIONARY).ok());
}

/// The first byte says how it is packed.
const PLAIN: u8 = 0;
const FIRST: u8 = 1;

pub(super) fn pack(bytes: &[u8]) -> Vec<u8> {
    let packed = PACKER.with_borrow_mut(|packer| packer.as_mut().and_then(|packer| packer.compress(bytes).ok()));
    let (how, content) = match &packed {
        Some(packed) => (FIRST, packed.as_slice()),
        None => (PLAIN, bytes),
    };
    let mut whole = Vec::with_capacity(content.len() + 1);
    whole.push(how);
    whole.extend(content);
    whole
}

pub(super) fn unpack(bytes: &[u8]) -> Result<Vec<u8>, Damaged> {
    let wrong = Damaged("it cannot be unpacked");
    match bytes.split_first() {
        Some((&PLAIN, content)) => Ok(content.to_vec()),
        Some((&FIRST, content)) => UNPACKER
            .with_borrow_mut(|unpacker| {
                unpacker.as_mut().and_then(|unpacker| unpacker.decompress(content, LARGEST).ok())
            })
            .ok_or(wrong),
        _ => Err(wrong),
    }
}
