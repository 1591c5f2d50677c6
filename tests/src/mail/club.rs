//! A running club with a mail office, and the emails in its postbox.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::net::SocketAddr;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use tempfile::TempDir;

use super::correspondent::{Correspondent, Draft};
use super::letter::Letter;
use super::until;
use crate::command;
use crate::running::{Running, complaints, configure};

/// The configuration of a club that only its own machine can write to.
const LOCAL: &str = "[mail]\nlisten = \"127.0.0.1:0\"\n\n[web]\nlisten = \"127.0.0.1:0\"\n";

/// The address of such a club.
const OWN: &str = "play@taflpost.localhost";

/// How many seconds are forever for a club's outbox: more than any pause between two tries.
const LONG: i64 = 86_400;

/// A club with a mail office.
#[derive(Debug)]
pub struct Club {
    pub folder: PathBuf,
    pub own: String,
    running: Option<Running>,
    read: BTreeSet<OsString>,
    _parent: TempDir,
}

impl Club {
    /// A club that only its own machine can write to, with a postbox.
    pub fn open() -> Club {
        Club::configured(LOCAL, OWN)
    }

    /// A club with that configuration and address.
    ///
    /// # Panics
    /// It does not open.
    pub fn configured(configuration: &str, own: &str) -> Club {
        let parent = tempfile::tempdir().expect("a folder");
        let folder = parent.path().join("club");
        configure(&folder, configuration);
        let own = own.to_owned();
        let mut club = Club { folder, own, running: None, read: BTreeSet::new(), _parent: parent };
        club.start();
        club
    }

    /// Opens it again.
    ///
    /// # Panics
    /// It does not open.
    pub fn start(&mut self) {
        let running = Running::start(&self.folder, &self.folder.join("terminal.socket"));
        self.running = Some(running);
    }

    /// Kills its program.
    ///
    /// # Panics
    /// It does not run.
    pub fn kill(&mut self) {
        self.running.take().expect("a running club").kill();
    }

    /// Closes it properly.
    ///
    /// # Panics
    /// It does not close well.
    pub fn stop(&mut self) {
        let status = self.running.take().expect("a running club").stop();
        assert!(status.success(), "told to stop, the club ends with {status}");
    }

    /// Another club with the same past, which is opened beside it.
    ///
    /// # Panics
    /// It does not open.
    pub fn twin(&mut self) -> Club {
        self.stop();
        let parent = tempfile::tempdir().expect("a folder");
        let folder = parent.path().join("club");
        copy(&self.folder, &folder);
        let (own, read) = (self.own.clone(), self.read.clone());
        let mut twin = Club { folder, own, running: None, read, _parent: parent };
        self.start();
        twin.start();
        twin
    }

    /// What it said when it was opened.
    ///
    /// # Panics
    /// It does not run.
    pub fn said(&self) -> String {
        self.running.as_ref().expect("a running club").said()
    }

    /// The number of its process.
    ///
    /// # Panics
    /// It does not run.
    pub fn process(&self) -> u32 {
        self.running.as_ref().expect("a running club").process()
    }

    /// Its warnings; that an email came twice is no warning.
    pub fn complaints(&self) -> String {
        let said = complaints(&self.folder);
        let lines = said.lines().filter(|line| !line.ends_with("an email was ignored: seen"));
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The port at which it takes emails.
    ///
    /// # Panics
    /// It takes none.
    pub fn port(&self) -> u16 {
        self.address("over LMTP or SMTP at ").port()
    }

    /// The same, if it runs.
    pub fn known_port(&self) -> Option<u16> {
        self.running.is_some().then(|| self.port())
    }

    /// The socket at which it takes them instead, if that is set.
    pub fn socket(&self) -> Option<PathBuf> {
        let said = self.said();
        let (_, rest) = said.split_once("over LMTP or SMTP at unix:")?;
        rest.lines().next().map(PathBuf::from)
    }

    /// The address of its pages.
    ///
    /// # Panics
    /// There are none.
    pub fn pages(&self) -> SocketAddr {
        self.address("http://")
    }

    fn address(&self, before: &str) -> SocketAddr {
        let said = self.said();
        let (_, rest) = said.split_once(before).unwrap_or_else(|| panic!("{said}"));
        let address = rest.split_whitespace().next().and_then(|address| address.parse().ok());
        address.unwrap_or_else(|| panic!("{said}"))
    }

    /// Takes an email.
    ///
    /// # Panics
    /// It does not.
    pub fn take(&self, draft: &Draft) {
        let taken = match self.socket() {
            Some(socket) => draft.deliver(&socket),
            None => draft.send(self.port()),
        };
        taken.unwrap_or_else(|why| panic!("to {}: {why}", draft.to));
    }

    /// The program's own file.
    pub fn file(&self) -> PathBuf {
        self.folder.join("club.sqlite")
    }

    fn database(&self) -> Connection {
        let file = Connection::open(self.file()).expect("the club's file");
        file.busy_timeout(Duration::from_secs(30)).expect("the club's file");
        file
    }

    /// The first number that a query returns.
    ///
    /// # Panics
    /// It finds none.
    pub fn number(&self, query: &str) -> i64 {
        let found = self.database().query_row(query, [], |row| row.get(0));
        found.unwrap_or_else(|error| panic!("{query}: {error}"))
    }

    /// The first column of everything that a query returns.
    ///
    /// # Panics
    /// It is not a text.
    pub fn texts(&self, query: &str) -> Vec<String> {
        let file = self.database();
        let mut statement = file.prepare(query).expect("a query");
        let rows = statement.query_map([], |row| row.get(0)).expect("a query");
        rows.map(|row| row.expect("a text")).collect()
    }

    /// The events of a game that players made.
    pub fn plies(&self, game: i64) -> Vec<String> {
        let events =
            self.texts(&format!("SELECT text FROM events WHERE game = {game} ORDER BY number"));
        events.iter().filter_map(|text| text.strip_prefix("ply ")).map(str::to_owned).collect()
    }

    /// Waits until every email that is due has been sent: by then, everything that an accepted
    /// email leads to has been queued.
    pub fn rest(&self) {
        until("all due mails go out", || {
            let due = "SELECT count(*) FROM outbox WHERE state = 'queued' AND channel = 'email'
                       AND (due_at <= unixepoch() OR sent_to IS NOT NULL AND trouble IS NULL)";
            let asked = "SELECT count(*) FROM contacts
                         WHERE trouble IS NULL AND (due_at <= unixepoch()
                                                    OR due_at IS NOT NULL AND tries > 0)";
            (self.number(due) + self.number(asked) == 0).then_some(())
        });
    }

    /// Lets a day pass for everything that waits in the outbox.
    ///
    /// # Panics
    /// The file cannot be changed.
    pub fn pass_time(&self) {
        for table in ["outbox", "contacts"] {
            self.change(&format!(
                "UPDATE {table} SET due_at = unixepoch() - 1 WHERE due_at IS NOT NULL"
            ));
        }
    }

    /// Changes the file behind the club's back.
    ///
    /// # Panics
    /// It cannot be changed.
    pub fn change(&self, sql: &str) {
        self.database().execute(sql, []).unwrap_or_else(|error| panic!("{sql}: {error}"));
    }

    /// The organisers open the ladder of a ruleset.
    pub fn open_ladder(&self, ruleset: &str) {
        command::open_ladder(&self.folder, ruleset);
    }

    /// The organisers open a circle.
    ///
    /// # Panics
    /// They can't.
    pub fn open_circle(&self, name: &str) {
        let said = command::say(&self.folder, &["host", "circle", "open", name]);
        assert!(said.contains("is open"), "{said}");
    }

    /// Lets a day pass since players joined, since the club last wrote to strangers or to anybody
    /// because of somebody else, and since it last sent help.
    ///
    /// # Panics
    /// The file cannot be changed.
    pub fn forget_limits(&self) {
        self.change(&format!("UPDATE contacts SET asked_at = asked_at - {LONG}"));
        for table in ["mail_helps", "caused_messages", "stranger_messages"] {
            self.change(&format!("UPDATE {table} SET at = at - {LONG}"));
        }
        self.change(&format!("UPDATE players SET joined_at = joined_at - {LONG}"));
    }

    /// All emails in the postbox that were not looked at yet, in order.
    pub fn letters(&mut self) -> Vec<Letter> {
        self.rest();
        self.lying()
    }

    /// The same without waiting for any.
    pub fn lying(&mut self) -> Vec<Letter> {
        let mut new: Vec<(u64, u64, PathBuf)> = Vec::new();
        for entry in fs::read_dir(self.folder.join("postbox/new")).into_iter().flatten() {
            let entry = entry.expect("an entry");
            if self.read.insert(entry.file_name()) {
                let (moment, count) = place(&entry.path());
                new.push((moment, count, entry.path()));
            }
        }
        new.sort();
        let read = |path: &PathBuf| Letter::read(fs::read(path).expect("a mail"), None);
        new.iter().map(|(_, _, path)| read(path)).collect()
    }

    /// The new emails, which go to exactly those addresses.
    ///
    /// # Panics
    /// They go to others.
    pub fn letters_to<const N: usize>(&mut self, recipients: [&Correspondent; N]) -> [Letter; N] {
        in_order_of(self.letters(), recipients)
    }

    /// Checks that nothing new goes to anybody.
    ///
    /// # Panics
    /// Something does.
    pub fn no_letter(&mut self) {
        let [] = self.letters_to([]);
    }

    /// Somebody joins by email: asks, gets the one email, and answers with a name.
    ///
    /// # Panics
    /// The club does not welcome them.
    pub fn welcome(&mut self, who: &mut Correspondent, name: &str) -> Letter {
        self.take(&who.writes(&self.own.clone(), &format!("join {name}")));
        let [asked] = self.letters_to([&*who]);
        self.take(&who.answers(&asked, &format!("join {name}")));
        let [welcome] = self.letters_to([&*who]);
        assert!(welcome.text.contains(name), "{welcome}");
        welcome
    }

    /// An email and the ones that it leads to.
    pub fn tell<const N: usize>(&mut self, draft: &Draft, who: [&Correspondent; N]) -> [Letter; N] {
        self.take(draft);
        self.letters_to(who)
    }
}

fn copy(from: &Path, to: &Path) {
    fs::DirBuilder::new().mode(0o700).create(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let copied = to.join(entry.file_name());
        let kind = entry.file_type().expect("a kind");
        if kind.is_dir() {
            copy(&entry.path(), &copied);
        } else if kind.is_file() {
            fs::copy(entry.path(), &copied).expect("a file");
        }
    }
}

/// Emails by recipient; none may be missing, and none too many.
///
/// # Panics
/// They go to others.
pub fn in_order_of<const N: usize>(letters: Vec<Letter>, who: [&Correspondent; N]) -> [Letter; N] {
    let said: Vec<String> = letters.iter().map(Letter::to_string).collect();
    let said = said.join("\n========\n");
    let mut left = letters;
    let found = who.map(|who| {
        let place = left.iter().position(|letter| letter.to() == who.address);
        left.remove(place.unwrap_or_else(|| panic!("none to {}:\n{said}", who.address)))
    });
    assert!(left.is_empty(), "more than was thought:\n{said}");
    found
}

/// When an email was put into the postbox: the second, and the number in it.
fn place(path: &Path) -> (u64, u64) {
    let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
    let (moment, rest) = name.split_once('.').expect("a moment");
    let (_, count) = rest.split_once('Q').expect("a number");
    let count = count.split_once('.').expect("a name").0;
    (moment.parse().expect("a number"), count.parse().expect("a number"))
}
