//! A terminal as a program: speaks the protocol over the club's real socket, comes back after the
//! club was down, sends the unanswered line again under its old id, and recognises a repeated
//! notice by its key. It can also have bad luck on purpose.

mod connection;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use terminal::protocol::{LineOutcome, ToClub, ToTerminal};

use connection::{Broken, Connection, answer_to};

/// How long a club may be silent or down before the test fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// The pause between two tries to reach a club that is down.
const GLANCE: Duration = Duration::from_millis(2);

/// The answer to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The outcome.
    pub outcome: LineOutcome,
    /// In the club's words.
    pub text: String,
}

/// What can happen to a line on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    Good,
    /// The connection breaks when it has been sent.
    Unheard,
    /// The connection breaks in the middle of it.
    Torn,
    /// It is sent over two connections at once.
    Twice,
}

/// What happened at a terminal, counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mishaps {
    /// Lines that were sent again under their old id.
    pub sent_again: u32,
    /// Lines that went over two connections at once and were answered over both.
    pub answered_twice: u32,
    /// Notices that came again and were not shown again.
    pub came_again: u32,
}

/// A terminal at which a player sits.
#[derive(Debug)]
pub struct Terminal {
    socket: PathBuf,
    pub name: String,
    connection: Option<Connection>,
    lines: u64,
    /// Every notice that was shown, by its key.
    pub shown: BTreeMap<i64, String>,
    /// Those that were shown since somebody last looked.
    pub news: Vec<String>,
    pub mishaps: Mishaps,
}

impl Terminal {
    /// A terminal for that player at that socket.
    pub fn new(socket: &Path, name: &str) -> Terminal {
        Terminal {
            socket: socket.to_owned(),
            name: name.to_owned(),
            connection: None,
            lines: 0,
            shown: BTreeMap::new(),
            news: Vec::new(),
            mishaps: Mishaps::default(),
        }
    }

    /// Sends a line until it is answered. Returns its id, and the answer.
    ///
    /// # Panics
    /// The club does not answer, has an error, or answers one line in two ways.
    pub fn ask(&mut self, text: &str, luck: Luck) -> (String, Told) {
        self.lines += 1;
        let id = format!("{}", self.lines);
        let line = ToClub::Line { id: id.clone(), text: text.to_owned() };
        let begun = Instant::now();
        let mut luck = luck;
        let told = loop {
            assert!(begun.elapsed() < PATIENCE, "{}: {text:?} is not answered", self.name);
            match self.attempt(&id, &line, luck) {
                Ok(told) => break told,
                Err(Broken) => {
                    self.connection = None;
                    self.mishaps.sent_again += 1;
                    luck = Luck::Good;
                }
            }
        };
        assert_ne!(told.outcome, LineOutcome::Failed, "{}: {text:?}: {}", self.name, told.text);
        (id, told)
    }

    fn attempt(&mut self, id: &str, line: &ToClub, luck: Luck) -> Result<Told, Broken> {
        let mut other = match luck {
            Luck::Twice => Some(Connection::open(&self.socket, &self.name)?),
            _ => None,
        };
        let connection = self.connect();
        match luck {
            Luck::Torn => {
                connection.say_half(line)?;
                return Err(Broken);
            }
            Luck::Unheard => {
                connection.say(line)?;
                return Err(Broken);
            }
            Luck::Twice | Luck::Good => {}
        }
        if let Some(other) = &mut other {
            // If it breaks, the other is enough.
            let _ = other.say(line);
        }
        connection.say(line)?;
        let told = loop {
            let said = self.hear(PATIENCE)?.ok_or(Broken)?;
            if let Some(told) = answer_to(said, id) {
                break told;
            }
        };
        if let Some(mut other) = other
            && let Ok(again) = other.answer(id, PATIENCE)
        {
            assert_eq!(
                gist(&told),
                gist(&again),
                "{}: {line:?} was answered in two ways",
                self.name
            );
            self.mishaps.answered_twice += 1;
        }
        Ok(told)
    }

    /// Waits a while for a notice.
    pub fn listen(&mut self, patience: Duration) {
        self.connect();
        if self.hear(patience).is_err() {
            self.connection = None;
        }
    }

    /// Breaks the connection, so that the club does not hear what was seen last.
    pub fn leave(&mut self) {
        self.connection = None;
    }

    /// Connects again and takes everything that waits, until the club knows that all of it was
    /// seen.
    ///
    /// # Panics
    /// The club went down.
    pub fn catch_up(&mut self) {
        self.connection = None;
        self.connect();
        while self.hear(PATIENCE).expect("the club is there") != Some(ToTerminal::UpToDate) {}
        // The club takes lines in order: when this is answered, the earlier ones have been heard.
        self.ask("rulesets", Luck::Good);
    }

    /// What the club says next; notices are shown and reported.
    fn hear(&mut self, patience: Duration) -> Result<Option<ToTerminal>, Broken> {
        let Some(connection) = &mut self.connection else { return Err(Broken) };
        let said = connection.hear(patience)?;
        if let Some(ToTerminal::Notice { key, text, .. }) = &said {
            assert!(
                connection.came.insert(*key),
                "{}: {key} came twice at once: {text}",
                self.name
            );
            if self.shown.insert(*key, text.clone()).is_none() {
                self.news.push(text.clone());
            } else {
                self.mishaps.came_again += 1;
            }
            connection.say(&ToClub::Seen { key: *key })?;
        }
        Ok(said)
    }

    fn connect(&mut self) -> &mut Connection {
        let begun = Instant::now();
        while self.connection.is_none() {
            assert!(begun.elapsed() < PATIENCE, "{}: the club stays away", self.name);
            match Connection::open(&self.socket, &self.name) {
                Ok(connection) => self.connection = Some(connection),
                Err(Broken) => thread::sleep(GLANCE),
            }
        }
        self.connection.as_mut().expect("it was just made")
    }
}

/// What must be the same every time a line is answered; the time left changes.
fn gist(told: &Told) -> (LineOutcome, Option<&str>, Option<&str>) {
    (told.outcome, told.text.lines().next(), chain(&told.text))
}

/// The head of the chain that a text shows.
pub fn chain(text: &str) -> Option<&str> {
    let shown = text.lines().filter_map(|line| line.trim().strip_prefix("Check code ("));
    shown.filter_map(|shown| shown.split_once("): ")).map(|(_, chain)| chain).next()
}
