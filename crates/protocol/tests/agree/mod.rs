//! Files of the web client that are written here and watched here.

use std::fs;
use std::path::PathBuf;

/// A file of the web client.
pub fn web(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web").join(path)
}

/// Compares a file of the web client with what it should be, or writes it.
pub fn agree(path: &str, text: &str) {
    let file = web(path);
    if std::env::var_os("SALOON_WRITE").is_some() {
        fs::create_dir_all(file.parent().expect("a file lies in a folder")).expect("the folder can be made");
        fs::write(&file, text).expect("the file can be written");
        return;
    }
    let there = fs::read_to_string(&file).unwrap_or_default();
    assert!(there == text, "{path} is not what it should be: SALOON_WRITE=1 cargo test -p saloon-protocol");
}
