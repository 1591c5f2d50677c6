//! Saves a file that came with a notice or an answer in the folder where the terminal was started. Only its
//! owner can read it, and it never overwrites anything.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use super::protocol::Attachment;

const MOST: u32 = 100;

/// Writes the file; returns its path.
pub(super) fn write_attachment(folder: &Path, file: &Attachment) -> io::Result<PathBuf> {
    let contents = file.contents.bytes().ok_or(io::ErrorKind::InvalidData)?;
    // The other end of the socket can only choose a file name, not another folder.
    let plain = |c: char| c.is_ascii_alphanumeric() || "-.".contains(c);
    let name: String = file.name.chars().filter(|&c| plain(c)).collect();
    let (stem, end) = name.rsplit_once('.').unwrap_or((&name, "json"));
    let stem = stem.trim_start_matches('.');
    for number in 1..=MOST {
        let name = match number {
            1 => format!("{stem}.{end}"),
            _ => format!("{stem}-{number}.{end}"),
        };
        let path = folder.join(name);
        let opened = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path);
        let mut opened = match opened {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            opened => opened?,
        };
        let written = opened.write_all(&contents).and_then(|()| opened.sync_all());
        if let Err(error) = written {
            // Half a file is worse than none.
            let _ = fs::remove_file(&path);
            return Err(error);
        }
        return Ok(path);
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;
    use crate::protocol::Contents;

    #[test]
    fn a_file_is_its_owners_and_replaces_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let contents = Contents::Text("{}".into());
        let file = |name: &str| Attachment { name: name.into(), contents: contents.clone() };
        let write = |name: &str| write_attachment(folder.path(), &file(name)).expect("a file");
        let paths = [write("alva.json"), write("alva.json"), write("../../.alva.json")];
        let names =
            ["alva.json", "alva-2.json", "alva-3.json"].map(|name| folder.path().join(name));
        assert_eq!(paths, names);
        // Digits that are none leave nothing behind.
        let contents = Contents::Hex("not digits".into());
        let broken = Attachment { name: "alva.gif".into(), contents };
        assert!(write_attachment(folder.path(), &broken).is_err());
        assert!(!folder.path().join("alva.gif").exists());
        let mode = fs::metadata(&paths[0]).expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
