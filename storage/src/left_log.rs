//! The write-ahead log that a crash leaves beside a club's file. SQLite plays it into whatever file
//! lies there, so that a backup copied to that place would be overwritten by what it should replace,
//! or damaged.

use std::ffi::OsString;
use std::fs::{self, File};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

/// Where a SQLite file says how it is written: with a log (2) or without one (1).
const WRITE_VERSION: u64 = 18;
const WITHOUT_LOG: u8 = 1;

/// The bytes with which a log begins; without more it changes nothing.
const LOG_HEADER: u64 = 32;

/// Where the log of a file lies.
pub fn log_of(path: &Path) -> PathBuf {
    let mut log = OsString::from(path);
    log.push("-wal");
    log.into()
}

/// Whether the log beside a file holds something.
pub(crate) fn is_left(path: &Path) -> bool {
    fs::metadata(log_of(path)).is_ok_and(|log| log.len() > LOG_HEADER)
}

/// Whether the log beside a file can't be its own: a file that is closed, or copied for a backup,
/// is left without one. Must not be asked while this process has the file open, because closing a
/// file gives up all locks that the process holds on it.
pub fn is_of_another_file(path: &Path) -> bool {
    let mut written = [0];
    is_left(path)
        && File::open(path).and_then(|file| file.read_exact_at(&mut written, WRITE_VERSION)).is_ok()
        && written == [WITHOUT_LOG]
        // Somebody may have closed the file meanwhile.
        && is_left(path)
}
