//! A mail server that accepts the club's emails, refuses them, or breaks off, as it is told; it
//! knows only as much SMTP as that needs.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use super::letter::Letter;

/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(120);

/// How a mail server treats emails.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// It accepts them.
    #[default]
    Good,
    /// It hangs up on everybody who connects.
    Away,
    /// It gives this answer to every recipient.
    Recipient(&'static str),
    /// It gives this answer to every complete email.
    Message(&'static str),
    /// It accepts an email, and the connection breaks before it has said so.
    Unheard,
}

#[derive(Default)]
struct Desk {
    mood: Mood,
    /// How many emails came in each mood.
    asked: usize,
    taken: Vec<(String, Vec<u8>)>,
}

/// A mail server on this machine, until the test ends.
#[derive(Clone)]
pub struct Relay {
    pub address: SocketAddr,
    desk: Arc<Mutex<Desk>>,
}

impl std::fmt::Debug for Relay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Relay at {}", self.address)
    }
}

impl Relay {
    /// A mail server in a good mood.
    ///
    /// # Panics
    /// There is no port.
    pub fn open() -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("a port");
        let desk = Arc::new(Mutex::new(Desk::default()));
        let relay = Relay { address, desk: Arc::clone(&desk) };
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let desk = Arc::clone(&desk);
                // How a connection ends is up to the test.
                thread::spawn(move || drop(serve(&client, &desk)));
            }
        });
        relay
    }

    /// Changes its mood.
    ///
    /// # Panics
    /// A thread of it has panicked.
    pub fn set(&self, mood: Mood) {
        let mut desk = self.desk.lock().expect("a desk");
        desk.mood = mood;
        desk.asked = 0;
    }

    /// How many requests it got since its mood changed.
    ///
    /// # Panics
    /// A thread of it has panicked.
    pub fn asked(&self) -> usize {
        self.desk.lock().expect("a desk").asked
    }

    /// What it has accepted since somebody last looked, in order.
    ///
    /// # Panics
    /// A thread of it has panicked, or an email is not as it must be.
    pub fn letters(&self) -> Vec<Letter> {
        let taken = std::mem::take(&mut self.desk.lock().expect("a desk").taken);
        taken.into_iter().map(|(from, bytes)| Letter::read(bytes, Some(from))).collect()
    }
}

fn serve(client: &TcpStream, desk: &Mutex<Desk>) -> io::Result<()> {
    let mood = || desk.lock().expect("a desk").mood.clone();
    let asked = || desk.lock().expect("a desk").asked += 1;
    if mood() == Mood::Away {
        asked();
        return Ok(());
    }
    client.set_read_timeout(Some(SILENCE))?;
    client.set_nodelay(true)?;
    let mut from = String::new();
    let mut lines = BufReader::new(client);
    let say = |reply: &str| (&mut &*client).write_all(format!("{reply}\r\n").as_bytes());
    say("220 relay.test ESMTP")?;
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let command = line.trim_end();
        let word = command.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        match (word.as_str(), mood()) {
            ("EHLO", _) => say("250-relay.test\r\n250-8BITMIME\r\n250 SMTPUTF8")?,
            ("MAIL", _) => {
                let address = command.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
                from = address.map(|(address, _)| address.to_owned()).unwrap_or_default();
                say("250 2.1.0 Good")?;
            }
            ("RCPT", Mood::Recipient(reply)) => {
                asked();
                say(reply)?;
            }
            ("DATA", _) => {
                say("354 Go on")?;
                let mail = message(&mut lines)?;
                asked();
                match mood() {
                    Mood::Message(reply) => say(reply)?,
                    Mood::Unheard => {
                        desk.lock().expect("a desk").taken.push((from, mail));
                        return Ok(());
                    }
                    _ => {
                        desk.lock().expect("a desk").taken.push((from.clone(), mail));
                        say("250 2.0.0 Taken")?;
                    }
                }
            }
            ("QUIT", _) => return say("221 2.0.0 Bye"),
            _ => say("250 2.0.0 Good")?,
        }
    }
}

/// An email up to the line with only a dot.
fn message(lines: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut mail = Vec::new();
    loop {
        let mut line = Vec::new();
        if lines.read_until(b'\n', &mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if line == b".\r\n" {
            return Ok(mail);
        }
        mail.extend(line.strip_prefix(b".").unwrap_or(&line));
    }
}
