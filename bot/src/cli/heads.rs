//! Heads of chains that somebody has named and that their games don't contain: `verify` notes them,
//! and `doctor` lists the games until they have been brought forward. They are in a file of their
//! own, because only the holder of the lock may write the club's file, and a host looks for a head
//! while the club runs.

use std::fs;
use std::io::ErrorKind;

use club::Folder;
use storage::GameId;
use tools::CliError;
use tools::disk::{self, Existing};

/// A head that is missing, by as many of its digits as were named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MissingHead {
    pub game: GameId,
    pub digits: String,
}

/// Those that have been noted, in the order of their games. A line that means nothing is left out.
pub(super) fn missing(folder: &Folder) -> Result<Vec<MissingHead>, CliError> {
    let path = folder.missing_heads();
    let text = match fs::read(&path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        read => disk::text(&path.display().to_string(), read)?,
    };
    let read = |line: &str| {
        let (game, digits) = line.split_once(' ')?;
        Some(MissingHead { game: GameId(game.parse().ok()?), digits: digits.to_owned() })
    };
    let mut missing: Vec<MissingHead> = text.lines().filter_map(read).collect();
    missing.sort_by(|one, other| (one.game, &one.digits).cmp(&(other.game, &other.digits)));
    Ok(missing)
}

/// Notes a head.
pub(super) fn note(folder: &Folder, head: MissingHead) -> Result<(), CliError> {
    let mut all = missing(folder)?;
    if !all.contains(&head) {
        all.push(head);
        write(folder, &all)?;
    }
    Ok(())
}

/// Forgets the heads of a game.
pub(super) fn forget(folder: &Folder, game: GameId) -> Result<(), CliError> {
    let mut all = missing(folder)?;
    let before = all.len();
    all.retain(|head| head.game != game);
    if all.len() < before { write(folder, &all) } else { Ok(()) }
}

fn write(folder: &Folder, all: &[MissingHead]) -> Result<(), CliError> {
    let lines: String = all.iter().map(|head| format!("{} {}\n", head.game, head.digits)).collect();
    disk::write(&folder.missing_heads(), lines.as_bytes(), Existing::Replaced)
}
