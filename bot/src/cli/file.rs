//! The club's file, opened for reading while another process may run the club.

use std::path::Path;

use club::{CannotOpen, Folder, FolderError, Lock};
use storage::{File, GameId, GameRow, OpenError, View};
use tools::CliError;

/// Opens the club's file in that folder.
pub(super) fn open_to_read(club: &Path) -> Result<File, CliError> {
    let path = exists(club)?.file();
    open_file_to_read(&path).map_err(|error| cannot_open(&path, error))
}

/// Opens a file that this process has not opened yet. What lies beside it has to be its own.
pub(super) fn open_file_to_read(path: &Path) -> Result<File, OpenError> {
    match storage::is_of_another_file(path) {
        true => Err(OpenError::OtherLog { damage: None }),
        false => File::open_to_read(path),
    }
}

/// Opens the club's file to change it, and holds the club meanwhile. `hint` says what to do if it
/// is running.
pub(super) fn open_alone(club: &Path, hint: &str) -> Result<(File, Lock), CliError> {
    let folder = exists(club)?;
    let lock = folder.lock().map_err(|error| match error {
        FolderError::Held(path) => {
            CliError::NoClub(format!("the club in {} is running; {hint}", path.display()))
        }
        other => CliError::NoClub(other.to_string()),
    })?;
    let (file, _) = folder.open_file(&lock).map_err(|error| CliError::NoClub(error.to_string()))?;
    Ok((file, lock))
}

pub(super) fn cannot_open(path: &Path, error: OpenError) -> CliError {
    CliError::NoClub(CannotOpen::File(path.to_owned(), error).to_string())
}

fn existing(club: &Path) -> Result<Folder, CliError> {
    Folder::existing(club).map_err(|error| match error {
        FolderError::Io(..) => {
            CliError::NoClub(format!("{error}; give the club's folder with --club DIR"))
        }
        // The others say themselves what to do.
        other => CliError::no_club(other),
    })
}

/// Makes sure that there is a club's file in that folder, even if another process holds it.
pub(super) fn exists(club: &Path) -> Result<Folder, CliError> {
    let folder = existing(club)?;
    if folder.file().is_file() {
        return Ok(folder);
    }
    let path = club.display();
    Err(CliError::NoClub(format!(
        "there is no club in {path}; give the club's folder with --club DIR"
    )))
}

/// Goes through all games of a club by number, however many there are.
pub(super) fn each_game(
    view: View<'_>,
    mut look: impl FnMut(&GameRow) -> Result<(), CliError>,
) -> Result<(), CliError> {
    const AT_ONCE: u32 = 1000;
    let mut after = GameId(0);
    loop {
        let rows = view.games_after(after, AT_ONCE)?;
        let Some(last) = rows.last() else { return Ok(()) };
        after = last.id;
        rows.iter().try_for_each(&mut look)?;
    }
}
