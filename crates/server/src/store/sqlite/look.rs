//! What `saloon doctor` finds in a data directory, without changing a byte of it.
//!
//! SQLite makes files beside whatever it opens. So the file is judged by its bytes; a small one that nobody uses is copied
//! elsewhere, and the copy opened as a server would open the file.

use std::fs::File;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use rustix::fs::{Access, access, statfs, statvfs};

use super::super::StoreError;
use super::files::{self, RESTORING, beside};
use super::schema::{self, FILE, SMALL, STEPS};
use crate::doctor::Report;
use crate::ids::{hex, random};

const ABOUT: &str = "data";
const DISK: &str = "disk";

/// With less room than this it does not work for long, and with less than that not at all.
const LITTLE: u64 = 1 << 30;
const NOTHING: u64 = 64 << 20;

/// File systems over a network, where SQLite's `-wal` does not work: NFS, SMB in three ages.
const FAR: [u64; 4] = [0x6969, 0x517b, 0xff53_4d42, 0xfe53_4d42];

pub(in crate::store) fn look(folder: &Path, report: &mut Report) {
    let Some(there) = nearest(folder) else {
        return report.wrong(ABOUT, format!("{} leads nowhere", folder.display()), "name another with --data");
    };
    room(folder, there, report);
    if there != folder {
        return match access(there, Access::WRITE_OK | Access::EXEC_OK) {
            Ok(()) => report.ok(ABOUT, format!("{} is not there yet and will be made", folder.display())),
            Err(why) => {
                let found = format!("{} cannot be made in {}: {why}", folder.display(), there.display());
                report.wrong(ABOUT, found, "make it and give it to whoever runs the server (chown)");
            }
        };
    }
    if !folder.is_dir() {
        return report.wrong(ABOUT, format!("{} is no directory", folder.display()), "name one with --data");
    }
    let runs = used(folder, report);
    writable(folder, report);
    let path = folder.join(FILE);
    let wal = size(&beside(&path, "-wal"));
    if folder.join(RESTORING).exists() {
        let found = "a restore was interrupted after its copy was whole";
        report.warning(ABOUT, found, "the next start, or saloon restore, ends it");
    }
    match files::form(&path) {
        Ok(None) if wal == 0 => report.ok(ABOUT, format!("{} holds nothing yet", folder.display())),
        Ok(None) => report.wrong(
            ABOUT,
            format!("{} is missing or empty, but its -wal holds {}", path.display(), bytes(wal)),
            "put both back together, or restore a backup (saloon restore)",
        ),
        Ok(Some(form)) => {
            let known = STEPS.len() as u32;
            let there = format!("{} has {}, form {form}", path.display(), bytes(size(&path)));
            if form == known {
                report.ok(ABOUT, there);
            } else {
                let advice = "make a backup first; there is no way back";
                report.warning(ABOUT, format!("{there}; the next start brings it to form {known}"), advice);
            }
            beside_it(runs, wal, report);
            whole(&path, runs, wal, report);
        }
        Err(why) => trouble(&why, report),
    }
}

fn trouble(why: &StoreError, report: &mut Report) {
    let advice = match why {
        StoreError::Newer { .. } => "run the newer program, or restore a backup of this one's",
        StoreError::Damaged(..) => "restore a backup (saloon restore), or name another directory",
        _ => "let whoever runs the server read it (chown)",
    };
    report.wrong(ABOUT, why.to_string(), advice);
}

/// The directory, or the one it would be made in.
fn nearest(folder: &Path) -> Option<&Path> {
    let parents = folder.ancestors().map(|folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    parents.into_iter().find(|folder| folder.exists())
}

fn room(folder: &Path, there: &Path, report: &mut Report) {
    let (Ok(disk), Ok(kind)) = (statvfs(there), statfs(there)) else {
        return report.warning(DISK, format!("nobody says how much room {} has", there.display()), "see df");
    };
    let free = disk.f_bavail.saturating_mul(disk.f_frsize);
    // A copy, a restore and the bringing up to date of an older file take as much again.
    let needed = size(&folder.join(FILE)) + size(&beside(&folder.join(FILE), "-wal"));
    let found = format!("{} free for {}", bytes(free), folder.display());
    if free < NOTHING {
        report.wrong(DISK, found, "make room; answers are refused when there is none");
    } else if free < LITTLE.max(needed) {
        report.warning(
            DISK,
            format!("{found}, which holds {}", bytes(needed)),
            "make room; a copy takes as much again",
        );
    } else {
        report.ok(DISK, found);
    }
    if disk.f_files > 0 && disk.f_favail == 0 {
        report.wrong(DISK, "no more files can be made (inodes)", "remove some that nobody needs (df -i)");
    }
    if FAR.contains(&(kind.f_type as u64 & 0xffff_ffff)) {
        let advice = "use a disk of this machine, or --store postgres://...";
        report.wrong(DISK, "it lies on another machine, where the -wal of SQLite does not work", advice);
    }
}

/// Is a server running on it? The lock is only tried, and let go of at once.
fn used(folder: &Path, report: &mut Report) -> bool {
    let path = folder.join("lock");
    let tried = File::open(&path).map(|file| file.try_lock_shared());
    match tried {
        Ok(Ok(())) => false,
        Ok(Err(std::fs::TryLockError::WouldBlock)) => {
            let advice = "this is about the one that runs; a second one is refused";
            report.warning(ABOUT, format!("a server runs on {}", folder.display()), advice);
            true
        }
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => false,
        Ok(Err(std::fs::TryLockError::Error(why))) | Err(why) => {
            let advice = "let whoever runs the server read and write it (chown)";
            report.wrong(ABOUT, format!("{} cannot be locked: {why}", path.display()), advice);
            false
        }
    }
}

fn writable(folder: &Path, report: &mut Report) {
    let advice = "give it to whoever runs the server (chown), and ask as that user";
    if let Err(why) = access(folder, Access::READ_OK | Access::WRITE_OK | Access::EXEC_OK) {
        return report.wrong(ABOUT, format!("{} cannot be written to: {why}", folder.display()), advice);
    }
    let file = folder.join(FILE);
    let all = [folder.join("lock"), beside(&file, "-wal"), beside(&file, "-shm"), file];
    let shut: Vec<&PathBuf> = all
        .iter()
        .filter(|path| path.exists() && access(path.as_path(), Access::READ_OK | Access::WRITE_OK).is_err())
        .collect();
    match shut.first() {
        Some(path) => report.wrong(ABOUT, format!("{} cannot be written to", path.display()), advice),
        None => report.ok(ABOUT, format!("{} can be written to", folder.display())),
    }
}

fn beside_it(runs: bool, wal: u64, report: &mut Report) {
    if wal > 0 && !runs {
        report.warning(
            ABOUT,
            format!("the last server did not end properly: {} wait in the -wal beside the file", bytes(wal)),
            "start the server, which takes them over; never move, copy or remove one without the other",
        );
    }
}

/// Looks a copy through as a start would, where that is done in the blink of an eye.
fn whole(path: &Path, runs: bool, wal: u64, report: &mut Report) {
    if runs {
        return report.ok(ABOUT, "it was not looked through, because a server writes to it");
    }
    if size(path) + wal > SMALL {
        return report.ok(ABOUT, "it is too large to be looked through here; after a crash a start does");
    }
    let looked = Aside::copy(path).and_then(|aside| {
        let connection = files::inspect(&aside.0.join(FILE))?;
        connection.map_or(Ok(()), |connection| {
            schema::check(&connection).map_err(|why| StoreError::Damaged(path.into(), why))
        })
    });
    match looked {
        Ok(()) => report.ok(ABOUT, "it was looked through and is whole"),
        Err(StoreError::Damaged(_, why)) => trouble(&StoreError::Damaged(path.into(), why), report),
        Err(why) => report.warning(ABOUT, format!("it could not be looked through: {why}"), "start the server and see"),
    }
}

/// A copy in a directory of its own, removed again.
struct Aside(PathBuf);

impl Aside {
    fn copy(path: &Path) -> Result<Aside, StoreError> {
        let folder = std::env::temp_dir().join(format!("saloon-doctor-{}", hex(&random::<8>())));
        let disk = |why| StoreError::Disk(folder.clone(), why);
        std::fs::create_dir(&folder).map_err(disk)?;
        let aside = Aside(folder.clone());
        std::fs::set_permissions(&folder, std::os::unix::fs::PermissionsExt::from_mode(0o700)).map_err(disk)?;
        for end in ["", "-wal"] {
            let from = beside(path, end);
            if from.exists() {
                std::fs::copy(&from, beside(&folder.join(FILE), end)).map_err(disk)?;
            }
        }
        Ok(aside)
    }
}

impl Drop for Aside {
    fn drop(&mut self) {
        // What cannot be removed is swept up with everything else that is temporary.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |file| file.size())
}

fn bytes(count: u64) -> String {
    match count {
        0..1_000_000 => format!("{:.1} kB", count as f64 / 1e3),
        1_000_000..1_000_000_000 => format!("{:.1} MB", count as f64 / 1e6),
        _ => format!("{:.1} GB", count as f64 / 1e9),
    }
}
