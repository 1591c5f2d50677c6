//! One connection of a terminal to the club, until it breaks: lines out, lines in.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

use terminal::protocol::{ToClub, ToTerminal};

use super::Told;

/// An open connection of a player.
#[derive(Debug)]
pub(super) struct Connection {
    to: UnixStream,
    from: BufReader<UnixStream>,
    line: Vec<u8>,
    /// The notices that came over it: none may come over it twice.
    pub came: BTreeSet<i64>,
}

/// The connection has broken.
#[derive(Debug)]
pub(super) struct Broken;

impl Connection {
    pub fn open(socket: &Path, name: &str) -> Result<Connection, Broken> {
        let to = UnixStream::connect(socket)?;
        let from = BufReader::new(to.try_clone()?);
        let mut connection = Connection { to, from, line: Vec::new(), came: BTreeSet::new() };
        connection.say(&sit(name))?;
        Ok(connection)
    }

    pub fn say(&mut self, what: &ToClub) -> Result<(), Broken> {
        self.write(&bytes(what))
    }

    /// Sends half of it, and stops in the middle of the line.
    pub fn say_half(&mut self, what: &ToClub) -> Result<(), Broken> {
        let bytes = bytes(what);
        self.write(&bytes[..bytes.len() / 2])
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Broken> {
        Ok(self.to.write_all(bytes)?)
    }

    /// What the club says next, if it says something in time.
    pub fn hear(&mut self, patience: Duration) -> Result<Option<ToTerminal>, Broken> {
        self.to.set_read_timeout(Some(patience))?;
        match self.from.read_until(b'\n', &mut self.line) {
            Ok(_) if self.line.ends_with(b"\n") => {
                let said = serde_json::from_slice(&self.line).expect("the club's line");
                self.line.clear();
                Ok(Some(said))
            }
            Ok(_) => Err(Broken),
            // The part of the line that has arrived is kept.
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                Ok(None)
            }
            Err(_) => Err(Broken),
        }
    }

    /// The answer to a line; everything else that comes is dropped and not reported.
    pub fn answer(&mut self, id: &str, patience: Duration) -> Result<Told, Broken> {
        loop {
            let said = self.hear(patience)?.ok_or(Broken)?;
            if let Some(told) = answer_to(said, id) {
                return Ok(told);
            }
        }
    }
}

impl From<std::io::Error> for Broken {
    fn from(_: std::io::Error) -> Broken {
        Broken
    }
}

fn sit(name: &str) -> ToClub {
    ToClub::Sit {
        name: name.to_owned(),
        game: None,
        language: None,
        zone: None,
        unicode: false,
        colours: false,
        greet: false,
    }
}

fn bytes(what: &ToClub) -> Vec<u8> {
    let mut bytes = serde_json::to_vec(what).expect("plain data");
    bytes.push(b'\n');
    bytes
}

/// The answer to a line, if this is it.
pub(super) fn answer_to(said: ToTerminal, id: &str) -> Option<Told> {
    match said {
        ToTerminal::Answer { id: to, outcome, text, .. } if to == id => {
            Some(Told { outcome, text })
        }
        _ => None,
    }
}
