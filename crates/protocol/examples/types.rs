//! Writes the TypeScript types; the one argument is the root of the repository.

use std::path::PathBuf;

use saloon_protocol::typescript::{FILE, declarations};

fn main() -> std::io::Result<()> {
    let root = std::env::args().nth(1).map_or_else(|| PathBuf::from("."), PathBuf::from);
    let file = root.join(FILE);
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(file, declarations())
}
