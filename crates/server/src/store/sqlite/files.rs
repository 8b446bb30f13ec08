//! The files of a data directory: who may use them, whether they are whole, a copy and its way back.
//!
//! SQLite repairs and tidies what it opens. Until a file is accepted it is therefore only read: with a connection that
//! leaves the `-wal` as it is, and after a look at the bytes that SQLite would not survive or would throw away.

use std::collections::BTreeSet;
use std::fs::{File, TryLockError};
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::config::DbConfig;

use super::super::StoreError;
use super::schema::{self, FILE, OURS, STEPS};

/// A copy that is whole and is to become the database.
pub(super) const RESTORING: &str = "saloon.db.restoring";

/// A copy that is being made.
const COPYING: &str = "saloon.db.copying";

/// One server, or one restore, per directory.
pub(super) fn lock(folder: &Path) -> Result<File, StoreError> {
    let path = folder.join("lock");
    let file = File::options().create(true).truncate(false).write(true).open(&path);
    let file = file.map_err(|why| StoreError::Disk(path.clone(), why))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.into())),
        Err(TryLockError::Error(why)) => Err(StoreError::Disk(path, why)),
    }
}

/// The name of a file that belongs to the database: `-wal`, `-shm`.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The form a file has by its first bytes. None if there is no file yet; an error if it is none of ours, or too new.
pub(super) fn form(path: &Path) -> Result<Option<u32>, StoreError> {
    let disk = |why| StoreError::Disk(path.into(), why);
    let mut head = Vec::with_capacity(100);
    match File::open(path) {
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => {}
        Err(why) => return Err(disk(why)),
        Ok(file) => drop(file.take(100).read_to_end(&mut head).map_err(disk)?),
    }
    if head.is_empty() {
        return Ok(None);
    }
    if head.len() < 100 || !head.starts_with(b"SQLite format 3\0") {
        return Err(StoreError::Damaged(path.into(), "its first bytes are wrong".into()));
    }
    let word = |at: usize| u32::from_be_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    accept(path, word(68), word(60))?;
    Ok(Some(word(60)))
}

/// A connection that changes nothing, if the file is one of ours, whole and not too new. None if there is no file yet.
pub(super) fn inspect(path: &Path) -> Result<Option<Connection>, StoreError> {
    let disk = |why| StoreError::Disk(path.into(), why);
    let damaged = |why: &str| StoreError::Damaged(path.into(), why.into());
    let wal = std::fs::metadata(beside(path, "-wal")).map_or(0, |file| file.len());
    if form(path)?.is_none() {
        // SQLite would throw the -wal away.
        return if wal == 0 { Ok(None) } else { Err(damaged("it is empty, but its -wal is not")) };
    }
    let connection = schema::connect(path)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    // What stands in the -wal counts, not what the file says without it.
    let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, u32>(0));
    let numbers =
        || Ok([number("application_id")?, number("user_version")?, number("page_size")?, number("page_count")?]);
    let found: rusqlite::Result<[u32; 4]> = numbers();
    let [ours, form, size, count] = found.map_err(|why| damaged(&why.to_string()))?;
    accept(path, ours, form)?;
    if lacks_pages(path, size, count).map_err(disk)? {
        return Err(damaged("its end is missing"));
    }
    Ok(Some(connection))
}

fn accept(path: &Path, ours: u32, form: u32) -> Result<(), StoreError> {
    if ours != OURS {
        return Err(StoreError::Damaged(path.into(), "it belongs to another program".into()));
    }
    let known = STEPS.len() as u32;
    if form > known { Err(StoreError::Newer { path: path.into(), found: form, known }) } else { Ok(()) }
}

/// Is there a page that stands neither in the file nor in its `-wal`?
fn lacks_pages(path: &Path, size: u32, count: u32) -> std::io::Result<bool> {
    let there = std::fs::metadata(path)?.len() / u64::from(size.max(1));
    if there >= u64::from(count) {
        return Ok(false);
    }
    let written = pages_in(&beside(path, "-wal"), size)?;
    Ok((there as u32 + 1..=count).any(|page| !written.contains(&page)))
}

/// The numbers of the pages in a `-wal`: behind its head of 32 bytes each has a head of 24, whose salt is that of the file.
fn pages_in(wal: &Path, size: u32) -> std::io::Result<BTreeSet<u32>> {
    let mut pages = BTreeSet::new();
    let mut file = match File::open(wal) {
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(pages),
        opened => std::io::BufReader::new(opened?),
    };
    let (mut head, mut frame) = ([0; 32], [0; 24]);
    if file.read_exact(&mut head).is_err() {
        return Ok(pages);
    }
    while file.read_exact(&mut frame).is_ok() && frame[8..16] == head[16..24] {
        pages.insert(u32::from_be_bytes([frame[0], frame[1], frame[2], frame[3]]));
        file.seek(SeekFrom::Current(size.into()))?;
    }
    Ok(pages)
}

/// Copies the database of a directory into a new file, while a server may be running on it.
pub fn backup(folder: &Path, target: &Path) -> Result<(), StoreError> {
    if target.exists() {
        return Err(StoreError::Disk(target.into(), std::io::ErrorKind::AlreadyExists.into()));
    }
    finish_restore(folder)?;
    let copied = copy(&folder.join(FILE), target);
    if copied.is_err() {
        // Half a copy is none, and must not be taken for one.
        remove(target)?;
    }
    copied
}

fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let missing = || StoreError::Disk(from.into(), std::io::ErrorKind::NotFound.into());
    let connection = inspect(from)?.ok_or_else(missing)?;
    connection.execute("VACUUM INTO ?1", [to.to_string_lossy()])?;
    File::open(to).and_then(|file| file.sync_all()).map_err(|why| StoreError::Disk(to.into(), why))
}

/// Makes a copy the database of a directory; what was there is gone. Refused while a server runs on it.
///
/// It may be interrupted at any moment: before the last copy is whole nothing has happened, after that the next server
/// or restore ends what was begun.
pub fn restore(folder: &Path, from: &Path) -> Result<(), StoreError> {
    std::fs::create_dir_all(folder).map_err(|why| StoreError::Disk(folder.into(), why))?;
    let _lock = lock(folder)?;
    let (copying, whole) = (folder.join(COPYING), folder.join(RESTORING));
    remove(&copying)?;
    copy(from, &copying)?;
    let connection = inspect(&copying)?.ok_or_else(|| StoreError::Damaged(from.into(), "it is empty".into()))?;
    schema::check(&connection).map_err(|why| StoreError::Damaged(from.into(), why))?;
    drop(connection);
    std::fs::rename(&copying, &whole).map_err(|why| StoreError::Disk(whole.clone(), why))?;
    finish_restore(folder)
}

/// Ends a restore: nothing of the old database may stay beside the new one.
pub(super) fn finish_restore(folder: &Path) -> Result<(), StoreError> {
    let (whole, path) = (folder.join(RESTORING), folder.join(FILE));
    if !whole.exists() {
        return Ok(());
    }
    for end in ["-wal", "-shm"] {
        remove(&beside(&path, end))?;
        remove(&beside(&folder.join(COPYING), end))?;
    }
    std::fs::rename(&whole, &path).map_err(|why| StoreError::Disk(path, why))?;
    // The names are durable when the directory is.
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(|why| StoreError::Disk(folder.into(), why))
}

fn remove(path: &Path) -> Result<(), StoreError> {
    match std::fs::remove_file(path) {
        Err(why) if why.kind() != std::io::ErrorKind::NotFound => Err(StoreError::Disk(path.into(), why)),
        _ => Ok(()),
    }
}
