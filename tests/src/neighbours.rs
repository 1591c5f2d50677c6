//! Several clubs of one machine, each a process of its own with sockets beside its folder.

use std::path::{Path, PathBuf};

use club::Folder;
use tempfile::TempDir;

use crate::running::configure;

/// The folders of some clubs, side by side.
#[derive(Debug)]
pub struct Neighbours {
    halls: TempDir,
    pub clubs: Vec<Folder>,
}

impl Neighbours {
    /// That many clubs, none of which runs. Each listens for emails, for its web server and for its
    /// host at sockets.
    ///
    /// # Panics
    /// There is no room for them.
    pub fn new(count: usize) -> Neighbours {
        let halls = tempfile::tempdir().expect("a folder");
        let found = |number: usize| {
            let folder = halls.path().join(format!("club-{number}"));
            let sockets = ["mail", "web", "watch"].map(|what| {
                let socket = socket(halls.path(), number, what);
                format!("[{what}]\nlisten = \"unix:{}\"\n", socket.display())
            });
            configure(&folder, &sockets.join("\n"));
            Folder::open(&folder).expect("a new club")
        };
        let clubs = (0..count).map(found).collect();
        Neighbours { halls, clubs }
    }

    /// The folder that holds all of them.
    pub fn path(&self) -> &Path {
        self.halls.path()
    }

    /// The socket of a club for `mail`, `web` or `watch`.
    pub fn socket(&self, number: usize, what: &str) -> PathBuf {
        socket(self.path(), number, what)
    }
}

fn socket(halls: &Path, number: usize, what: &str) -> PathBuf {
    halls.join(format!("{what}-{number}"))
}
