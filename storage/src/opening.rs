//! On which machine the file is open to be changed. The row stays when the file is not closed there,
//! so that another machine to which the disk or a copy of it has gone can tell.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    /// That a file is open, or was not closed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Opening from "opening" {
        /// A hash of what tells the machine from others.
        pub machine: [u8; 32],
        /// What people call the machine.
        pub host: String,
        /// In whole seconds.
        pub at: DateTime<Utc>,
    }
}

/// What to do with a file that is open on another machine, as far as it knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Elsewhere {
    #[default]
    Refused,
    TakenOver,
}

impl View<'_> {
    pub fn opening(&self) -> Result<Option<Opening>, Fault> {
        self.row("", [])
    }

    /// The same for a file that may be older than the table.
    pub(crate) fn opening_of_any_version(&self) -> Result<Option<Opening>, Fault> {
        match self.exists("SELECT 1 FROM sqlite_schema WHERE name = 'opening'", [])? {
            true => self.opening(),
            false => Ok(None),
        }
    }
}

impl Change<'_> {
    pub fn set_opening(&self, opening: &Opening) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO opening (id, machine, host, at) VALUES (1, ?1, ?2, ?3)";
        self.run(sql, params![opening.machine, opening.host, seconds(opening.at)])
    }

    /// Forgets on which machine the file was opened.
    pub fn forget_opening(&self) -> Result<(), Fault> {
        self.run("DELETE FROM opening", [])
    }

    /// The file is closed on that machine; it stays open on any other that has taken it over.
    pub(crate) fn end_opening(&self, opening: &Opening) -> Result<(), Fault> {
        let sql = "DELETE FROM opening WHERE machine = ?1 AND at = ?2";
        self.run(sql, params![opening.machine, seconds(opening.at)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{File, OpenError};

    fn on(machine: u8, second: i64) -> Opening {
        let at = DateTime::from_timestamp(1_795_255_500 + second, 0).unwrap();
        Opening { machine: [machine; 32], host: format!("machine{machine}"), at }
    }

    fn open(
        path: &std::path::Path,
        opening: &Opening,
        elsewhere: Elsewhere,
    ) -> Result<File, OpenError> {
        File::open_on(path, opening.clone(), elsewhere).map(|(file, _)| file)
    }

    #[test]
    fn a_file_that_was_not_closed_is_refused_on_another_machine_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.sqlite");
        let (here, there) = (on(1, 0), on(2, 60));
        let mut file = open(&path, &here, Elsewhere::Refused).unwrap();
        let change = file.change().unwrap();
        change.set_alive(on(1, 30).at).unwrap();
        change.commit().unwrap();
        let before = std::fs::read(&path).unwrap();
        match open(&path, &there, Elsewhere::Refused) {
            Err(OpenError::Elsewhere { opening, alive_at }) => {
                assert_eq!((opening, alive_at), (here.clone(), Some(on(1, 30).at)));
            }
            other => panic!("{other:?}"),
        }
        assert_eq!(std::fs::read(&path).unwrap(), before, "nothing has been written");
        // The same machine comes back after a crash, and a machine that can't be told from others
        // refuses nothing.
        assert_eq!(file.view().opening().unwrap(), Some(here));
        drop(file);
        let mut crashed = File::open(&path).unwrap();
        let change = crashed.change().unwrap();
        change.set_opening(&on(1, 0)).unwrap();
        change.commit().unwrap();
        drop(crashed);
        let again = on(1, 90);
        let (file, taken) = File::open_on(&path, again.clone(), Elsewhere::Refused).unwrap();
        assert_eq!((file.view().opening().unwrap(), taken), (Some(again.clone()), None));
        drop(File::open(&path).unwrap());
        assert_eq!(file.view().opening().unwrap(), Some(again), "it isn't theirs to end");
        drop(file);
        let file = open(&path, &there, Elsewhere::Refused).unwrap();
        file.close().unwrap();
        assert_eq!(File::open(&path).unwrap().view().opening().unwrap(), None);
    }

    #[test]
    fn taking_a_file_over_is_not_hindered_by_closing_it_later() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.sqlite");
        let (here, there) = (on(1, 0), on(2, 0));
        let file = open(&path, &here, Elsewhere::Refused).unwrap();
        let (other, taken) = File::open_on(&path, there.clone(), Elsewhere::TakenOver).unwrap();
        assert_eq!(taken, Some(here));
        drop(file);
        assert_eq!(other.view().opening().unwrap(), Some(there));
    }

    /// Of many machines that find the file closed, one gets it: looking and writing is one step.
    #[test]
    fn one_of_many_machines_gets_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.sqlite");
        drop(File::open(&path).unwrap());
        let opened: Vec<_> = std::thread::scope(|scope| {
            let threads = (1..=8).map(|machine| {
                let path = &path;
                scope.spawn(move || open(path, &on(machine, 0), Elsewhere::Refused))
            });
            let threads: Vec<_> = threads.collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        // While it is held, so that none was let in after another had closed it.
        assert_eq!(opened.iter().filter(|opened| opened.is_ok()).count(), 1, "{opened:?}");
        let refused = |opened: &&Result<File, OpenError>| {
            matches!(opened, Err(OpenError::Elsewhere { .. } | OpenError::Locked))
        };
        assert_eq!(opened.iter().filter(refused).count(), 7, "{opened:?}");
    }
}
