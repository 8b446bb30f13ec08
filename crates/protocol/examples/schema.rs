//! Writes the JSON Schema; the one argument is the root of the repository.

use std::path::PathBuf;

use saloon_protocol::schema::{FILE, text};

fn main() -> std::io::Result<()> {
    let root = std::env::args().nth(1).map_or_else(|| PathBuf::from("."), PathBuf::from);
    std::fs::write(root.join(FILE), text())
}
