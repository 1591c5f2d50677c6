//! The club's folder, which holds its file, its lock and its socket. Only its owner can look
//! inside.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process;

use tokio::net::UnixListener;

/// The file whose lock is the right to change the club; it names the process that has it.
const LOCK: &str = "lock";

#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

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
        Ok(Folder(path.to_owned()))
    }

    /// Whether there is a club at that path, or the configuration of one.
    pub fn has_club(path: &Path) -> bool {
        let folder = Folder::as_it_is(path);
        folder.file().exists() || folder.configuration().exists()
    }

    /// The folder at that path, whatever state it is in: for finding out what is wrong.
    pub fn as_it_is(path: &Path) -> Folder {
        Folder(path.to_owned())
    }

    /// Which process has the right to change the club: `None` if there is none, `Some(None)` if the
    /// process does not say which it is.
    pub fn holder(&self) -> Result<Option<Option<u32>>, FolderError> {
        let path = self.0.join(LOCK);
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
        &self.0
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("club.sqlite")
    }

    /// The socket to which terminals connect.
    pub fn socket(&self) -> PathBuf {
        self.0.join("terminal.socket")
    }

    /// The socket at which programs of this machine hand in mail.
    pub fn mail_socket(&self) -> PathBuf {
        self.0.join("mail.socket")
    }

    pub fn configuration(&self) -> PathBuf {
        self.0.join("taflpost.toml")
    }

    /// Where the club logs while a person plays at its terminal.
    pub fn log(&self) -> PathBuf {
        self.0.join("taflpost.log")
    }

    /// The folder that stores mail instead of sending it.
    pub fn postbox(&self) -> PathBuf {
        self.0.join("postbox")
    }

    /// A file that says the club was moved elsewhere.
    pub fn moved(&self) -> PathBuf {
        self.0.join("moved-elsewhere")
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
            .chain([&self.moved(), &self.0.join(LOCK)])
            .filter_map(|path| path.file_name().map(OsStr::to_owned))
            .collect();
        let is_own = |name: &OsStr| {
            let text = name.to_string_lossy();
            // SQLite's log and its index lie beside the file; hidden files are half-written copies.
            own.iter().any(|file| file == name)
                || text.starts_with("club.sqlite-")
                || text.starts_with('.')
        };
        let names = fs::read_dir(&self.0)?
            .map(|entry| Ok(entry?.file_name()))
            .collect::<io::Result<Vec<OsString>>>()?;
        let theirs = names.into_iter().filter(|name| !is_own(name));
        let mut theirs: Vec<String> = theirs.map(|name| name.display().to_string()).collect();
        theirs.sort();
        Ok(theirs)
    }

    pub fn lock(&self) -> Result<Lock, FolderError> {
        let path = self.0.join(LOCK);
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
            Err(TryLockError::WouldBlock) => Err(FolderError::Held(self.0.clone())),
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
