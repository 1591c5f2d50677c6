//! The club's folder, which holds its file, its lock and its socket. Only its owner can look
//! inside.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process;

use chrono::Utc;
use storage::{Elsewhere, Opening};
use tokio::net::UnixListener;

use crate::CannotOpen;
use crate::machine::Machine;

/// The file whose lock is the right to change the club; it names the process that has it.
const LOCK: &str = "lock";

#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    machine: Option<Machine>,
    elsewhere: Elsewhere,
}

/// The right to change a club: held by one process at a time and released when that process ends,
/// however it ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

#[derive(Debug)]
pub enum FolderError {
    /// Another process holds the club.
    Held(PathBuf),
    /// Others could look into the folder, and it is not up to us to change that.
    Open(PathBuf),
    /// The club was moved elsewhere; this file says so.
    Moved(PathBuf),
    Io(PathBuf, io::Error),
}

impl fmt::Display for FolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FolderError::Held(path) => {
                write!(f, "the club in {} is already running", path.display())
            }
            FolderError::Open(path) => {
                let path = path.display();
                write!(f, "other users can look into {path}; run chmod 700 {path}")
            }
            FolderError::Moved(path) => write!(
                f,
                "this club was exported to be opened elsewhere, and must not run in two places; \
                 if you want to continue here after all, remove {}",
                path.display()
            ),
            FolderError::Io(path, error) => write!(f, "cannot use {}: {error}", path.display()),
        }
    }
}

impl std::error::Error for FolderError {}

impl Folder {
    /// Opens the folder at that path, which is created if it does not exist.
    ///
    /// # Errors
    /// It cannot be created, or others can look inside.
    pub fn open(path: &Path) -> Result<Folder, FolderError> {
        let io = |error| FolderError::Io(path.to_owned(), error);
        DirBuilder::new().recursive(true).mode(0o700).create(path).map_err(io)?;
        Folder::existing(path)
    }

    /// Opens the existing folder at that path.
    ///
    /// # Errors
    /// It does not exist, or others can look inside.
    pub fn existing(path: &Path) -> Result<Folder, FolderError> {
        let io = |error| FolderError::Io(path.to_owned(), error);
        let mode = fs::metadata(path).map_err(io)?.permissions().mode();
        if mode & 0o077 != 0 {
            return Err(FolderError::Open(path.to_owned()));
        }
        Ok(Folder::as_it_is(path))
    }

    /// Whether there is a club at that path, or the configuration of one.
    pub fn has_club(path: &Path) -> bool {
        let folder = Folder::as_it_is(path);
        folder.file().exists() || folder.configuration().exists()
    }

    /// The folder at that path, whatever state it is in: for finding out what is wrong.
    pub fn as_it_is(path: &Path) -> Folder {
        let path = path.to_owned();
        Folder { path, machine: Machine::this(), elsewhere: Elsewhere::default() }
    }

    /// The same folder as another machine sees it: for trying out what happens between two.
    #[must_use]
    pub fn on(self, machine: Option<Machine>) -> Folder {
        Folder { machine, ..self }
    }

    /// The same folder, whose file is opened even if another machine has not closed it.
    #[must_use]
    pub fn taking_over(self) -> Folder {
        Folder { elsewhere: Elsewhere::TakenOver, ..self }
    }

    /// The machine that opens the file, if it can be told from others.
    pub fn machine(&self) -> Option<&Machine> {
        self.machine.as_ref()
    }

    /// Opens the club's file to change it, which only the holder of the lock may do. Also returns
    /// from which machine it was taken over, if so.
    ///
    /// # Errors
    /// It can't be used, or another machine has opened it and not closed it.
    pub fn open_file(&self, _lock: &Lock) -> Result<(storage::File, Option<Opening>), CannotOpen> {
        let path = self.file();
        let opened = match &self.machine {
            Some(Machine { id, host }) => {
                let opening = Opening { machine: *id, host: host.clone(), at: Utc::now() };
                storage::File::open_on(&path, opening, self.elsewhere)
            }
            None => storage::File::open(&path).map(|file| (file, None)),
        };
        opened.map_err(|error| CannotOpen::File(path, error))
    }

    /// Which process has the right to change the club: `None` if there is none, `Some(None)` if the
    /// process does not say which it is.
    pub fn holder(&self) -> Result<Option<Option<u32>>, FolderError> {
        let path = self.path.join(LOCK);
        let io = |error| FolderError::Io(path.clone(), error);
        let file = match File::open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            opened => opened.map_err(io)?,
        };
        match file.try_lock_shared() {
            Ok(()) => Ok(None),
            Err(TryLockError::WouldBlock) => {
                let named = fs::read_to_string(&path).map_err(io)?;
                Ok(Some(named.trim().parse().ok()))
            }
            Err(TryLockError::Error(error)) => Err(io(error)),
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn file(&self) -> PathBuf {
        self.path.join("club.sqlite")
    }

    /// The socket to which terminals connect.
    pub fn socket(&self) -> PathBuf {
        self.path.join("terminal.socket")
    }

    /// The socket at which programs of this machine hand in mail.
    pub fn mail_socket(&self) -> PathBuf {
        self.path.join("mail.socket")
    }

    pub fn configuration(&self) -> PathBuf {
        self.path.join("taflpost.toml")
    }

    /// Where the club logs while a person plays at its terminal.
    pub fn log(&self) -> PathBuf {
        self.path.join("taflpost.log")
    }

    /// The folder that stores mail instead of sending it.
    pub fn postbox(&self) -> PathBuf {
        self.path.join("postbox")
    }

    /// A file that lists heads which somebody has named and which are in no game.
    pub fn missing_heads(&self) -> PathBuf {
        self.path.join("missing-heads")
    }

    /// A file that says the club was moved elsewhere.
    pub fn moved(&self) -> PathBuf {
        self.path.join("moved-elsewhere")
    }

    /// What the host has put into the folder, by name: the configuration, secrets, drawings. All
    /// else there is the program's own.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn files_of_host(&self) -> io::Result<Vec<String>> {
        let own = [self.file(), self.socket(), self.mail_socket(), self.log(), self.postbox()];
        let own: Vec<OsString> = own
            .iter()
            .chain([&self.moved(), &self.missing_heads(), &self.path.join(LOCK)])
            .filter_map(|path| path.file_name().map(OsStr::to_owned))
            .collect();
        let is_own = |name: &OsStr| {
            let text = name.to_string_lossy();
            // SQLite's log and its index lie beside the file; hidden files are half-written copies.
            own.iter().any(|file| file == name)
                || text.starts_with("club.sqlite-")
                || text.starts_with('.')
        };
        let names = fs::read_dir(&self.path)?
            .map(|entry| Ok(entry?.file_name()))
            .collect::<io::Result<Vec<OsString>>>()?;
        let theirs = names.into_iter().filter(|name| !is_own(name));
        let mut theirs: Vec<String> = theirs.map(|name| name.display().to_string()).collect();
        theirs.sort();
        Ok(theirs)
    }

    pub fn lock(&self) -> Result<Lock, FolderError> {
        let path = self.path.join(LOCK);
        let io = |error| FolderError::Io(path.clone(), error);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false).mode(0o600);
        let mut file = options.open(&path).map_err(io)?;
        match file.try_lock() {
            Ok(()) => {
                // This is for people only, so a name that cannot be written does not matter.
                let named = file.set_len(0).and_then(|()| writeln!(file, "{}", process::id()));
                drop(named);
                Ok(Lock { _file: file })
            }
            Err(TryLockError::WouldBlock) => Err(FolderError::Held(self.path.clone())),
            Err(TryLockError::Error(error)) => Err(io(error)),
        }
    }
}

/// Opens a socket in a club's folder. The club's lock must be held: an existing socket was left by
/// a dead process.
pub fn bind(path: &Path) -> io::Result<UnixListener> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(path)?;
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_process_holds_a_club() {
        let parent = tempfile::tempdir().expect("a folder");
        let path = parent.path().join("club");
        let folder = Folder::open(&path).expect("a new club");
        let mode = fs::metadata(&path).expect("a folder").permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
        assert!(matches!(folder.holder(), Ok(None)));
        let lock = folder.lock().expect("nobody holds it");
        assert!(matches!(folder.holder(), Ok(Some(Some(id))) if id == process::id()));
        assert!(matches!(folder.lock(), Err(FolderError::Held(_))));
        drop(lock);
        folder.lock().expect("it was let go");
    }

    #[test]
    fn a_folder_that_others_can_read_is_refused() {
        let parent = tempfile::tempdir().expect("a folder");
        let path = parent.path().join("club");
        fs::create_dir(&path).expect("a folder");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("open to all");
        assert!(matches!(Folder::open(&path), Err(FolderError::Open(_))));
    }
}
