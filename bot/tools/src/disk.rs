//! Files that a command is told to read or write: texts are read whole, and an answer is written
//! completely or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::Builder;

use crate::CliError;

/// What happens to an existing file of the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It is kept, and nothing is written.
    Kept,
    /// It is replaced by the new one.
    Replaced,
}

pub fn entries(folder: &Path) -> Result<Vec<PathBuf>, CliError> {
    let listed = fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>());
    let mut paths = listed.map_err(|error| cannot_read(&folder.display().to_string(), &error))?;
    paths.sort();
    Ok(paths)
}

pub fn read_text(path: &Path) -> Result<String, CliError> {
    text(&path.display().to_string(), fs::read(path))
}

/// The text that was read from there, if it could be read and is text.
pub fn text(from: &str, read: io::Result<Vec<u8>>) -> Result<String, CliError> {
    let bytes = read.map_err(|error| cannot_read(from, &error))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        CliError::BadArguments(format!("{from}, line {line}: this isn't UTF-8 text"))
    })
}

/// Writes a file next to its destination and moves it there when all of it is on the disk.
pub fn write(to: &Path, bytes: &[u8], existing: Existing) -> Result<(), CliError> {
    write_bit_by_bit(to, existing, |file| {
        file.write_all(bytes).map_err(|error| cannot_write(to, &error))
    })
}

/// The same for what isn't held as a whole. If it can't all be had, nothing is written.
pub fn write_bit_by_bit(
    to: &Path,
    existing: Existing,
    fill: impl FnOnce(&mut dyn Write) -> Result<(), CliError>,
) -> Result<(), CliError> {
    let taken = || cannot_write(to, &"this file already exists; add --force to replace it");
    match fs::metadata(to) {
        // Moving there would replace the device or the link to the folder.
        Ok(there) if !there.is_file() => {
            return Err(cannot_write(to, &"this isn't a regular file; choose another name"));
        }
        Ok(_) if existing == Existing::Kept => return Err(taken()),
        _ => {}
    }
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    // With the permissions that any new file gets.
    let mut file = Builder::new()
        .prefix(".taflpost-")
        .make_in(folder.unwrap_or(Path::new(".")), |path| File::create_new(path))
        .map_err(|error| cannot_write(to, &error))?;
    // If anything fails from here on, the temporary file is removed.
    let mut written = BufWriter::new(file.as_file_mut());
    fill(&mut written)?;
    let synced = written.flush().and_then(|()| written.get_ref().sync_all());
    synced.map_err(|error| cannot_write(to, &error))?;
    drop(written);
    let moved = match existing {
        Existing::Kept => file.persist_noclobber(to),
        Existing::Replaced => file.persist(to),
    };
    match moved {
        Ok(_) => Ok(()),
        // Another process was faster.
        Err(failed) if failed.error.kind() == ErrorKind::AlreadyExists => Err(taken()),
        Err(failed) => Err(cannot_write(to, &failed.error)),
    }
}

fn cannot_read(from: &str, error: &io::Error) -> CliError {
    CliError::BadArguments(format!("cannot read {from}: {error}"))
}

pub fn cannot_write(to: &Path, error: &dyn std::fmt::Display) -> CliError {
    CliError::BadArguments(format!("cannot write {}: {error}", to.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_not_all_be_had_is_not_written() {
        let folder = tempfile::tempdir().unwrap();
        let to = folder.path().join("games.csv");
        let half = write_bit_by_bit(&to, Existing::Replaced, |file| {
            file.write_all(b"half a ").map_err(|error| cannot_write(&to, &error))?;
            Err(CliError::No("no more".into()))
        });
        assert!(half.is_err() && entries(folder.path()).unwrap().is_empty());
        write(&to, b"a game", Existing::Kept).unwrap();
        assert_eq!(read_text(&to).unwrap(), "a game");
    }
}
