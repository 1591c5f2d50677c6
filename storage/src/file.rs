//! Opens the club's file, new or old. It uses a write-ahead log and `synchronous=FULL`, so that
//! what was committed survives a power cut.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::ErrorKind;
use std::ops::ControlFlow;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Utc};
use rusqlite::backup::{Backup, Progress, StepResult};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension};

use crate::fault::Fault;
use crate::left_log;
use crate::migrations::{self, MIGRATIONS};
use crate::opening::{Elsewhere, Opening};
use crate::view::{Change, View};

/// Marks the file as ours: `Tafl` in SQLite's `application_id`.
const APPLICATION_ID: i32 = i32::from_be_bytes(*b"Tafl");

/// How long to wait for another connection of ours, which may be writing the log into the file.
const PATIENCE: Duration = Duration::from_secs(5);

const STATEMENTS: usize = 128;

/// The kibibytes of pages that a connection keeps in memory: enough for the inner pages of a large
/// club's trees.
const CACHE: i32 = 16 << 10;

/// The pages in the log (16 MB) after which a commit also writes the log into the file: seldom
/// enough that fewer than one player in a hundred waits for it.
const CHECKPOINT: i32 = 4_000;

/// The pages of a backup that are copied at a time, so that play goes on in between.
const BACKUP_PAGES: i32 = 512;

/// An open club file, at this program's schema version.
#[derive(Debug)]
pub struct File {
    connection: Connection,
    /// What is written in it while it is open here.
    opening: Option<Opening>,
}

impl Drop for File {
    fn drop(&mut self) {
        // If this fails, it is as if the machine had crashed.
        let _ = self.end_opening();
    }
}

/// While it lives, every view shows the file as it was at the first look, whatever others write.
#[must_use]
#[derive(Debug)]
pub struct Snapshot<'a> {
    _transaction: rusqlite::Transaction<'a>,
}

/// Why a club's file can't be used. The file has not been changed.
#[derive(Debug)]
pub enum OpenError {
    /// It isn't a SQLite file, is damaged, or is another program's.
    NotAClub,
    /// Its schema version is newer than the one this program knows.
    Newer { file: u32, known: u32 },
    /// Its schema version is older, and it was opened only to be read.
    Older { file: u32, known: u32 },
    /// It holds something that would run by itself when the file is read or written.
    Foreign {
        /// A trigger or a view.
        kind: String,
        name: String,
    },
    /// The log beside it belongs to another file, or the two don't fit together, as `damage` shows.
    OtherLog { damage: Option<String> },
    /// It can't be copied before it is brought up to date.
    NoCopy { to: PathBuf, why: String },
    /// Another machine has opened it and not closed it; it last ran at `alive_at`.
    Elsewhere { opening: Opening, alive_at: Option<DateTime<Utc>> },
    /// Another process holds it.
    Locked,
    /// It can be read but not written.
    ReadOnly,
    /// Any other reason of SQLite's: no such folder, no permission, a full disk.
    Sqlite(rusqlite::Error),
    /// What is written in it can't be read, or there is no room.
    Fault(Fault),
}

impl std::fmt::Display for OpenError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OpenError::NotAClub => f.write_str("this isn't a club's file, or it is damaged"),
            OpenError::Newer { file, known } => {
                write!(f, "schema {file} is newer than this program's {known}")
            }
            OpenError::Older { file, known } => {
                write!(f, "schema {file} is older than this program's {known}")
            }
            OpenError::Foreign { kind, name } => {
                write!(f, "it contains a {kind}, {name:?}, which no club's file has")
            }
            OpenError::OtherLog { damage } => {
                let damage = damage.as_deref().unwrap_or("it was closed without one");
                write!(f, "the log beside the file isn't its own: {damage}")
            }
            OpenError::NoCopy { to, why } => {
                write!(f, "the file can't be copied to {}: {why}", to.display())
            }
            OpenError::Elsewhere { opening, .. } => {
                write!(f, "{:?} has opened the file and not closed it", opening.host)
            }
            OpenError::Locked => f.write_str("another process is using the file"),
            OpenError::ReadOnly => f.write_str("the file cannot be written"),
            OpenError::Sqlite(error) => error.fmt(f),
            OpenError::Fault(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

impl From<Fault> for OpenError {
    fn from(fault: Fault) -> OpenError {
        match fault {
            Fault::Locked => OpenError::Locked,
            Fault::Sqlite(error) => error.into(),
            other => OpenError::Fault(other),
        }
    }
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> OpenError {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => OpenError::NotAClub,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => OpenError::Locked,
            Some(ErrorCode::ReadOnly) => OpenError::ReadOnly,
            _ => OpenError::Sqlite(error),
        }
    }
}

impl File {
    /// Opens the file, creating it if there is none, and brings its tables up to date. On which
    /// machine that is, the file doesn't learn.
    ///
    /// # Errors
    /// The file is not a club's, is newer than this program, is held by another process,
    /// or cannot be read or written.
    pub fn open(path: &Path) -> Result<File, OpenError> {
        File::open_with(path, |_| Ok(()))
    }

    /// The same on a machine that can be told from others, which is written in the file until it is
    /// closed. Also returns from which machine it was taken over, if so.
    ///
    /// # Errors
    /// As above; or another machine has opened the file and not closed it, and that is refused.
    pub fn open_on(
        path: &Path,
        opening: Opening,
        elsewhere: Elsewhere,
    ) -> Result<(File, Option<Opening>), OpenError> {
        let other = |view: View<'_>| {
            let found = view.opening_of_any_version()?;
            match found.filter(|found| found.machine != opening.machine) {
                Some(opening) if elsewhere == Elsewhere::Refused => {
                    let alive_at = view.club()?.map(|club| club.alive_at);
                    Err(OpenError::Elsewhere { opening, alive_at })
                }
                taken => Ok(taken),
            }
        };
        // Before anything is written, and again in the transaction that writes who has it.
        let mut file = File::open_with(path, |view| other(view).map(drop))?;
        let change = file.change()?;
        let taken = other(change.view())?;
        change.set_opening(&opening)?;
        change.commit()?;
        file.opening = Some(opening);
        Ok((file, taken))
    }

    fn open_with(
        path: &Path,
        check: impl FnOnce(View<'_>) -> Result<(), OpenError>,
    ) -> Result<File, OpenError> {
        if left_log::is_of_another_file(path) {
            return Err(OpenError::OtherLog { damage: None });
        }
        let has_log = left_log::is_left(path);
        let mut connection = Connection::open(path)?;
        // Closing the file would write the log into it, which has to be known to be its own.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, has_log)?;
        let fresh = inspect_file(&connection)?;
        check(View { connection: &connection, noted: None })?;
        if has_log && let damage @ Some(_) = first_damage(&connection)? {
            return Err(OpenError::OtherLog { damage });
        }
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
        if !fresh && migrations::are_missing(&connection, MIGRATIONS)? {
            keep_copy(&connection, path)?;
        }
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", "on")?;
        // What is deleted is overwritten, so that an erased player's data is gone from the disk
        // too.
        connection.pragma_update(None, "secure_delete", "on")?;
        connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
        if fresh {
            connection.pragma_update(None, "application_id", APPLICATION_ID)?;
        }
        match fresh {
            true => migrations::make_tables(&mut connection)?,
            false => migrations::take_steps(&mut connection, MIGRATIONS)?,
        }
        Ok(File { connection, opening: None })
    }

    /// Opens a club's file for questions only, while another connection may write it.
    ///
    /// # Errors
    /// There is no file, it is not a club's, not of this program's version, or cannot be
    /// read.
    pub fn open_to_read(path: &Path) -> Result<File, OpenError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        // Looking at what a crash has left changes nothing.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        if inspect_file(&connection)? {
            return Err(OpenError::NotAClub);
        }
        let version: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        let known = migrations::newest_version(MIGRATIONS);
        if version < known {
            return Err(OpenError::Older { file: version, known });
        }
        connection.pragma_update(None, "query_only", "on")?;
        Ok(File { connection, opening: None })
    }

    pub fn view(&self) -> View<'_> {
        View { connection: &self.connection, noted: None }
    }

    pub fn snapshot(&self) -> Result<Snapshot<'_>, Fault> {
        Ok(Snapshot { _transaction: self.connection.unchecked_transaction()? })
    }

    pub fn change(&mut self) -> Result<Change<'_>, Fault> {
        Change::begin(&mut self.connection)
    }

    /// Copies the whole file as it is at one moment, while others write it. `copied` hears how many
    /// pages of how many are copied, and can stop it; then it returns `false`, and what is at `to`
    /// is no club.
    pub fn back_up(
        &self,
        to: &Path,
        copied: impl FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<bool, Fault> {
        Ok(copy_pages(&self.connection, to, copied)?)
    }

    /// Closes the file with everything in it, and leaves no log beside it.
    pub fn close(mut self) -> Result<(), Fault> {
        self.end_opening()?;
        Ok(self.connection.pragma_update(None, "journal_mode", "delete")?)
    }

    fn end_opening(&mut self) -> Result<(), Fault> {
        let Some(opening) = self.opening.take() else { return Ok(()) };
        let change = self.change()?;
        change.end_opening(&opening)?;
        change.commit()
    }

    /// Writes the log into the file and empties the log, so that what was deleted is in neither, nor
    /// in the copy from before a migration, which is removed. Returns `false` if that was not possible
    /// because somebody else reads, or the copy stays.
    pub fn empty_log(&self) -> Result<bool, Fault> {
        let copy = self.connection.path().map(|path| copy_before_migration(Path::new(path)));
        if copy.is_some_and(|copy| remove(&copy).is_err()) {
            return Ok(false);
        }
        let busy: bool =
            self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
        Ok(!busy)
    }

    /// Writes the whole file again: rows that were moved before they were deleted have left copies
    /// in other pages, which only this removes. Takes as long as copying the file.
    ///
    /// # Errors
    /// The file can't be written, or the disk has no room for a second one.
    pub fn rewrite(&self) -> Result<(), Fault> {
        Ok(self.connection.execute_batch("VACUUM")?)
    }

    /// In bytes.
    pub fn size(&self) -> Result<u64, Fault> {
        let pragma = |name: &str| {
            let sql = format!("PRAGMA {name}");
            self.connection.query_row(&sql, [], |row| row.get::<_, u32>(0)).map(u64::from)
        };
        Ok(pragma("page_count")? * pragma("page_size")?)
    }

    /// What SQLite's own check finds wrong with the file, if anything.
    pub fn find_damage(&self) -> Result<Vec<String>, Fault> {
        Ok(damage_in(&self.connection)?)
    }

    /// The first table or index that is missing or not as in a new file. Only for a file of this
    /// program's version.
    pub fn unexpected_part(&self) -> Result<Option<String>, Fault> {
        let mut new = Connection::open_in_memory()?;
        migrations::make_tables(&mut new)?;
        let (ours, theirs) = (schema(&new)?, schema(&self.connection)?);
        let unlike = theirs.symmetric_difference(&ours).next();
        Ok(unlike.map(|(kind, name, _)| format!("{kind} {name}")))
    }

    /// From now on the file can grow by only a few more pages. Tests use it to see what a full disk
    /// does.
    pub fn fill_disk(&self, pages_left: u32) -> Result<(), Fault> {
        let pages: u32 = self.connection.query_row("PRAGMA page_count", [], |row| row.get(0))?;
        let most = pages.saturating_add(pages_left);
        self.connection.query_row(&format!("PRAGMA max_page_count = {most}"), [], |_| Ok(()))?;
        Ok(())
    }

    pub fn version(&self) -> Result<u32, rusqlite::Error> {
        self.connection.query_row("PRAGMA user_version", [], |row| row.get(0))
    }
}

/// Where a file is kept as it was before the last migration.
pub fn copy_before_migration(path: &Path) -> PathBuf {
    let mut copy = path.as_os_str().to_owned();
    copy.push("-before-migration");
    copy.into()
}

/// Keeps the file as it is beside it, until the next time. Half a copy never has that name.
fn keep_copy(connection: &Connection, path: &Path) -> Result<(), OpenError> {
    let to = copy_before_migration(path);
    let half = to.with_extension("sqlite-before-migration.part");
    let write = || -> Result<(), Box<dyn std::error::Error>> {
        remove(&half)?;
        OpenOptions::new().write(true).create_new(true).mode(0o600).open(&half)?;
        copy_pages(connection, &half, |_, _| ControlFlow::Continue(()))?;
        fs::File::open(&half)?.sync_all()?;
        Ok(fs::rename(&half, &to)?)
    };
    write().map_err(|why| {
        // What is left of it would only be in the way when room is made.
        let _ = remove(&half);
        OpenError::NoCopy { to, why: why.to_string() }
    })
}

fn remove(path: &Path) -> std::io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn copy_pages(
    connection: &Connection,
    to: &Path,
    mut copied: impl FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<bool, rusqlite::Error> {
    let mut copy = Connection::open(to)?;
    // Held from the first page to the last. Otherwise each commit would restart the copy, which
    // might never end.
    let snapshot = connection.unchecked_transaction()?;
    snapshot.query_row("SELECT count(*) FROM club", [], |_| Ok(()))?;
    let backup = Backup::new(connection, &mut copy)?;
    while backup.step(BACKUP_PAGES)? != StepResult::Done {
        let Progress { remaining, pagecount } = backup.progress();
        let [left, all] = [remaining, pagecount].map(|pages| u64::try_from(pages).unwrap_or(0));
        if copied(all.saturating_sub(left), all).is_break() {
            return Ok(false);
        }
    }
    drop(backup);
    // It says of itself that no log belongs to it.
    copy.pragma_update(None, "journal_mode", "delete")?;
    Ok(true)
}

fn damage_in(connection: &Connection) -> Result<Vec<String>, rusqlite::Error> {
    let mut statement = connection.prepare("PRAGMA integrity_check(20)")?;
    let rows = statement.query_map([], |row| row.get::<_, String>(0))?;
    let mut found = rows.collect::<Result<Vec<_>, _>>()?;
    found.retain(|line| line != "ok");
    Ok(found)
}

/// The first thing that is wrong with a file, also if SQLite's check stumbles over it.
fn first_damage(connection: &Connection) -> Result<Option<String>, rusqlite::Error> {
    match damage_in(connection) {
        Ok(damage) => Ok(damage.into_iter().next()),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) => {
            Ok(Some(error.to_string()))
        }
        Err(error) => Err(error),
    }
}

/// The kind, name and SQL of each part of a file, except what SQLite makes by itself.
fn schema(connection: &Connection) -> Result<BTreeSet<(String, String, String)>, Fault> {
    let sql =
        "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!'";
    let mut parts = connection.prepare(sql)?;
    let parts = parts.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    Ok(parts.collect::<Result<_, _>>()?)
}

/// Checks that the file is a club's and that this program knows its version. Returns whether it is
/// new: it may already say whose it is, if it was being made when the program was killed.
fn inspect_file(connection: &Connection) -> Result<bool, OpenError> {
    connection.busy_timeout(PATIENCE)?;
    // A file from elsewhere can't run anything of its own.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // Negative: kibibytes, not pages.
    connection.pragma_update(None, "cache_size", -CACHE)?;
    // Otherwise SQLite plans a statement again whenever another value is bound to it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    let owner: i32 = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    let tables: u32 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if owner != APPLICATION_ID && (owner != 0 || tables > 0) {
        return Err(OpenError::NotAClub);
    }
    let version: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let known = migrations::newest_version(MIGRATIONS);
    if version > known {
        return Err(OpenError::Newer { file: version, known });
    }
    // No version of this program creates any, and a trigger would change what is written.
    let sql = "SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'view')";
    let foreign = connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    if let Some((kind, name)) = foreign {
        return Err(OpenError::Foreign { kind, name });
    }
    Ok(version == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::is_of_another_file;

    #[test]
    fn a_new_file_is_ours_and_opens_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.sqlite");
        let first = File::open(&path).unwrap().version().unwrap();
        let file = File::open(&path).unwrap();
        assert_eq!(file.version().unwrap(), first);
        let pragma = |name: &str| -> String {
            let read = |row: &rusqlite::Row<'_>| row.get::<_, rusqlite::types::Value>(0);
            format!("{:?}", file.connection.query_row(&format!("PRAGMA {name}"), [], read).unwrap())
        };
        assert_eq!(pragma("journal_mode"), r#"Text("wal")"#);
        assert_eq!(pragma("synchronous"), "Integer(2)");
    }

    #[test]
    fn files_of_others_are_refused_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let text = folder.path().join("notes.txt");
        let notes = "Remember to ask Ylva about the rematch. ".repeat(40);
        std::fs::write(&text, &notes).unwrap();
        assert!(matches!(File::open(&text), Err(OpenError::NotAClub)));
        assert_eq!(std::fs::read_to_string(&text).unwrap(), notes);

        let others = folder.path().join("others.sqlite");
        Connection::open(&others).unwrap().execute_batch("CREATE TABLE theirs (id)").unwrap();
        assert!(matches!(File::open(&others), Err(OpenError::NotAClub)));
    }

    #[test]
    fn a_newer_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.sqlite");
        drop(File::open(&path).unwrap());
        Connection::open(&path).unwrap().pragma_update(None, "user_version", 9999).unwrap();
        assert!(matches!(File::open(&path), Err(OpenError::Newer { file: 9999, .. })));
    }

    #[test]
    fn what_acts_by_itself_is_not_opened_and_other_parts_are_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.sqlite");
        assert_eq!(File::open(&path).unwrap().unexpected_part().unwrap(), None);
        let run = |sql: &str| Connection::open(&path).unwrap().execute_batch(sql).unwrap();
        for (make, drop, kind) in [
            (
                "CREATE TRIGGER gift AFTER INSERT ON events BEGIN DELETE FROM events; END",
                "DROP TRIGGER gift",
                "trigger",
            ),
            ("CREATE VIEW gift AS SELECT * FROM players", "DROP VIEW gift", "view"),
        ] {
            run(make);
            for opened in [File::open(&path), File::open_to_read(&path)] {
                let Err(OpenError::Foreign { kind: found, name }) = opened else {
                    panic!("{kind}: opened")
                };
                assert_eq!((&*found, &*name), (kind, "gift"));
            }
            run(drop);
        }
        for (make, drop, named) in [
            ("CREATE TABLE gift (id)", "DROP TABLE gift", "table gift"),
            ("CREATE INDEX gift ON events (text)", "DROP INDEX gift", "index gift"),
            ("DROP INDEX games_due", "", "index games_due"),
        ] {
            run(make);
            assert_eq!(
                File::open(&path).unwrap().unexpected_part().unwrap().as_deref(),
                Some(named)
            );
            run(drop);
        }
    }

    #[test]
    fn a_file_runs_nothing_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.sqlite");
        drop(File::open(&path).unwrap());
        for file in [File::open(&path).unwrap(), File::open_to_read(&path).unwrap()] {
            let asked = |config| file.connection.db_config(config).unwrap();
            assert!(asked(DbConfig::SQLITE_DBCONFIG_DEFENSIVE));
            assert!(!asked(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA));
        }
    }

    #[test]
    fn a_snapshot_stays_while_others_write() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.sqlite");
        let mut writing = File::open(&path).unwrap();
        let reading = File::open_to_read(&path).unwrap();
        let mut note = |seconds: i64| {
            let change = writing.change().unwrap();
            change.set_alive(chrono::DateTime::from_timestamp(seconds, 0).unwrap()).unwrap();
            change.commit().unwrap();
        };
        let alive = || reading.view().club().unwrap().unwrap().alive_at.timestamp();
        note(1);
        let snapshot = reading.snapshot().unwrap();
        assert_eq!(alive(), 1);
        note(2);
        assert_eq!(alive(), 1);
        drop(snapshot);
        assert_eq!(alive(), 2);
    }

    #[test]
    fn every_table_is_strict() {
        let folder = tempfile::tempdir().unwrap();
        let file = File::open(&folder.path().join("club.sqlite")).unwrap();
        let sql = "SELECT name, strict FROM pragma_table_list
                   WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'";
        let mut tables = file.connection.prepare(sql).unwrap();
        let tables: Vec<(String, bool)> = tables
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        assert!(tables.len() >= 20, "{tables:?}");
        assert!(tables.iter().all(|(_, strict)| *strict), "{tables:?}");
    }

    #[test]
    fn what_is_due_is_found_by_index() {
        let folder = tempfile::tempdir().unwrap();
        let file = File::open(&folder.path().join("club.sqlite")).unwrap();
        let (player, ruleset) = (Some(crate::PlayerId(1)), Some("skalk"));
        let all = crate::PublicGames::default();
        let by = crate::PublicGames { ruleset, ..all.clone() };
        let of = crate::PublicGames { player, ..all.clone() };
        let of_by = crate::PublicGames { player, ..by.clone() };
        let draw = Some("draw".to_owned());
        let outcome = engine::BySide { attackers: draw.clone(), defenders: draw };
        let drawn = |which: &crate::PublicGames<'_>| {
            crate::PublicGames { outcome: outcome.clone(), ..*which }.finished_sql()
        };
        let recorded = crate::RecordedGames::default();
        let recorded_by = crate::RecordedGames { ruleset, ..recorded.clone() };
        let recorded_of = crate::RecordedGames { player: Some("alva"), ..recorded_by.clone() };
        for (index, sql) in [
            ("games_public (", all.running_sql()),
            ("INDEX games_public", crate::games::moving_sql()),
            ("games_public (", all.finished_sql()),
            ("games_public_by (", by.running_sql()),
            ("games_public_by (", by.finished_sql()),
            ("games_public_ended (outcome=? AND ", drawn(&all)),
            ("games_public_by_ended (ruleset=? AND outcome=? AND ", drawn(&by)),
            ("INDEX games_public_attacked (attackers=?", of.running_sql()),
            ("INDEX games_public_defended (defenders=?", of.running_sql()),
            ("INDEX games_public_attacked (attackers=? AND ", of_by.finished_sql()),
            ("INDEX games_public_defended (defenders=? AND ", drawn(&of_by)),
            (
                "COVERING INDEX games_results_attacked (attackers=?",
                crate::games::results_sql(engine::Side::Attackers),
            ),
            (
                "COVERING INDEX games_results_defended (defenders=?",
                crate::games::results_sql(engine::Side::Defenders),
            ),
            ("INDEX recorded_games_played (", recorded.sql()),
            ("INDEX recorded_games_by (ruleset=? AND ", recorded_by.sql()),
            ("INDEX recorded_games_attacked (attackers_folded=? AND ", recorded_of.sql()),
            ("INDEX recorded_games_defended (defenders_folded=? AND ", recorded_of.sql()),
            ("ladder_matches_running (ladder=?", crate::ladder_matches::running_sql()),
            ("games_due", crate::games::DUE.to_owned()),
            ("games_remind", crate::games::REMIND.to_owned()),
            ("outbox_due", crate::outbox::due_sql()),
            ("invitations_due", crate::invitations::due_sql()),
            ("games_ended", crate::follows::MOVED.to_owned()),
            ("games_ended (ended_at=?", crate::games::idle_clocks_sql()),
            ("games_ended (ended_at=?", crate::games::STILL.to_owned()),
            ("tournaments_due", crate::tournaments::waiting_sql()),
            ("players_seen (seen_at>?", crate::players::JOINED.to_owned()),
            ("players_seen (seen_at>?", crate::players::COUNT_SEEN.to_owned()),
        ] {
            let mut plan = file.connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
            let none = rusqlite::types::Null;
            let values = std::iter::repeat_n(none, plan.parameter_count());
            let steps = plan.query_map(rusqlite::params_from_iter(values), |row| row.get(3));
            let steps: Vec<String> = steps.unwrap().map(Result::unwrap).collect();
            assert!(steps.iter().any(|step| step.contains(index)), "{steps:?}");
            // What has been found of a player's games on each side is put together.
            let reads_all =
                |step: &String| step.starts_with("SCAN") && !step.starts_with("SCAN (subquery");
            assert!(!steps.iter().any(reads_all), "{steps:?}");
            let sorts = |step: &String| step.contains("TEMP B-TREE");
            assert!(!(index.starts_with("games_public") && steps.iter().any(sorts)), "{steps:?}");
        }
    }

    /// All players are read from an index: in the order in which they're listed, or because it has
    /// all that is counted.
    #[test]
    fn players_are_listed_and_counted_by_index() {
        let folder = tempfile::tempdir().unwrap();
        let file = File::open(&folder.path().join("club.sqlite")).unwrap();
        let newest = format!("SELECT id FROM players {}", crate::players::NEWEST);
        for (index, sql) in [
            ("INDEX players_seen", newest.as_str()),
            ("COVERING INDEX names_in_use", crate::players::COUNT),
        ] {
            let mut plan = file.connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
            let values = std::iter::repeat_n(rusqlite::types::Null, plan.parameter_count());
            let steps = plan.query_map(rusqlite::params_from_iter(values), |row| row.get(3));
            let steps: Vec<String> = steps.unwrap().map(Result::unwrap).collect();
            assert!(steps.iter().any(|step| step.contains(index)), "{steps:?}");
            assert!(!steps.iter().any(|step| step.contains("TEMP B-TREE")), "{steps:?}");
        }
    }

    /// Copies what a process that is killed now leaves of the file, and opens it.
    fn crash(path: &Path, into: &Path) {
        for end in ["", "-wal"] {
            let from = format!("{}{end}", path.display());
            fs::copy(from, format!("{}{end}", into.display())).unwrap();
        }
    }

    fn grow(file: &File, from: u32) {
        let sql = "INSERT INTO host_log (id, at, what, reason) VALUES (?1, 0, 'grew', ?2)";
        for id in from..from + 400 {
            file.connection.execute(sql, (id, "why ".repeat(100))).unwrap();
        }
    }

    #[test]
    fn a_log_that_is_not_the_files_own_is_refused_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let file = File::open(&path("club.sqlite")).unwrap();
        grow(&file, 0);
        file.back_up(&path("backup"), |_, _| ControlFlow::Continue(())).unwrap();
        assert!(file.empty_log().unwrap());
        fs::copy(path("club.sqlite"), path("snapshot")).unwrap();
        grow(&file, 400);
        assert!(file.empty_log().unwrap());
        grow(&file, 800);
        crash(&path("club.sqlite"), &path("crashed"));
        let log = fs::read(path("crashed-wal")).unwrap();
        for older in ["backup", "snapshot"] {
            fs::copy(path(older), path("crashed")).unwrap();
            let before = fs::read(path("crashed")).unwrap();
            if older == "backup" {
                assert!(is_of_another_file(&path("crashed")));
            }
            let refused = File::open(&path("crashed"));
            let Err(OpenError::OtherLog { damage }) = refused else {
                panic!("{older}: {refused:?}")
            };
            assert_eq!(damage.is_none(), older == "backup", "{damage:?}");
            assert!(fs::read(path("crashed")).unwrap() == before, "{older} has been changed");
            assert!(fs::read(path("crashed-wal")).unwrap() == log, "the log has been changed");
        }
        // What to do about it works; and a crash alone is no reason to refuse anything.
        fs::remove_file(path("crashed-wal")).unwrap();
        fs::copy(path("backup"), path("crashed")).unwrap();
        drop(File::open(&path("crashed")).unwrap());
        crash(&path("club.sqlite"), &path("again"));
        assert!(!is_of_another_file(&path("again")));
        let reopened = File::open(&path("again")).unwrap();
        let grown: u32 = reopened
            .connection
            .query_row("SELECT count(*) FROM host_log", [], |row| row.get(0))
            .unwrap();
        assert_eq!(grown, 1200);
    }

    #[test]
    fn who_only_reads_what_a_crash_has_left_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let file = File::open(&path("club.sqlite")).unwrap();
        grow(&file, 0);
        crash(&path("club.sqlite"), &path("crashed"));
        let before = ["crashed", "crashed-wal"].map(|name| fs::read(path(name)).unwrap());
        assert!(File::open_to_read(&path("crashed")).unwrap().find_damage().unwrap().is_empty());
        let after = ["crashed", "crashed-wal"].map(|name| fs::read(path(name)).unwrap());
        assert!(before == after);
    }

    #[test]
    fn a_file_is_kept_as_it_was_before_a_migration_until_something_is_erased() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.sqlite");
        let before = migrations::newest_version(MIGRATIONS) - 1;
        let mut old = Connection::open(&path).unwrap();
        old.pragma_update(None, "application_id", APPLICATION_ID).unwrap();
        migrations::take_steps(&mut old, &MIGRATIONS[..before as usize]).unwrap();
        drop(old);
        let copy = copy_before_migration(&path);
        // What is in the way of the copy keeps the file from being changed.
        fs::create_dir(&copy).unwrap();
        let refused = File::open(&path);
        assert!(
            matches!(&refused, Err(OpenError::NoCopy { to, .. }) if *to == copy),
            "{refused:?}"
        );
        let version = || -> u32 {
            let file = Connection::open(&path).unwrap();
            file.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
        };
        assert_eq!(version(), before);
        fs::remove_dir(&copy).unwrap();
        drop(File::open(&path).unwrap());
        assert_eq!(version(), before + 1);
        let kept = Connection::open(&copy).unwrap();
        let at: u32 = kept.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
        assert_eq!(at, before);
        drop(kept);
        let file = File::open(&path).unwrap();
        assert!(copy.exists(), "it is kept until the next one");
        file.empty_log().unwrap();
        assert!(!copy.exists());
    }

    /// Also where pages were split and filled again, for which `secure_delete` alone is not enough.
    #[test]
    fn what_is_deleted_is_gone_from_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.sqlite");
        let file = File::open(&path).unwrap();
        let insert = |id: u32, text: &str| {
            let sql = "INSERT INTO host_log (id, at, what, reason) VALUES (?1, 0, ?2, ?3)";
            let id = i64::from(id);
            file.connection.execute(sql, (id, format!("{text} {id}"), text.repeat(20))).unwrap();
        };
        // Out of order, so that rows move between pages.
        for id in 0..4000u32 {
            let id = id * 7919 % 100_003;
            insert(id, if id % 7 == 0 { "zanzibar" } else { "other" });
        }
        file.connection.execute("DELETE FROM host_log WHERE id % 7 = 0", []).unwrap();
        file.rewrite().unwrap();
        assert!(file.empty_log().unwrap());
        for name in ["club.sqlite", "club.sqlite-wal"] {
            let bytes = std::fs::read(folder.path().join(name)).unwrap();
            let left = bytes.windows(8).filter(|bytes| bytes == b"zanzibar").count();
            assert_eq!(left, 0, "{name}");
        }
    }
}
