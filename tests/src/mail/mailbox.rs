//! A mailbox on an IMAP server of our own on loopback, which knows only what the club asks of one.

use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::Duration;

use chrono::{DateTime, Utc};

use super::correspondent::Draft;

/// How often a server that waits looks whether there is something to announce.
const GLANCE: Duration = Duration::from_millis(10);

/// A mailbox.
#[derive(Debug)]
pub struct Mailbox {
    /// The address of its server.
    pub address: SocketAddr,
    stored: Arc<Mutex<Stored>>,
    is_closed: Arc<AtomicBool>,
}

#[derive(Debug, Default)]
struct Stored {
    /// The first has the number 1.
    mails: Vec<StoredMail>,
    /// How often something was announced.
    announced: u32,
}

#[derive(Debug)]
struct StoredMail {
    arrived: DateTime<Utc>,
    text: Vec<u8>,
    is_seen: bool,
}

impl Mailbox {
    /// An empty mailbox, for any user and password.
    ///
    /// # Panics
    /// Loopback has no room.
    pub fn open() -> Mailbox {
        let door = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = door.local_addr().expect("an address");
        let (stored, is_closed) = (Arc::<Mutex<Stored>>::default(), Arc::<AtomicBool>::default());
        let mailbox =
            Mailbox { address, stored: Arc::clone(&stored), is_closed: Arc::clone(&is_closed) };
        thread::spawn(move || {
            for client in door.incoming().flatten() {
                if is_closed.load(Ordering::Relaxed) {
                    return;
                }
                let (stored, is_closed) = (Arc::clone(&stored), Arc::clone(&is_closed));
                thread::spawn(move || attend(&client, &stored, &is_closed));
            }
        });
        mailbox
    }

    /// These arrive, all at once, with what the server writes above a mail.
    ///
    /// # Panics
    /// Never.
    pub fn put(&self, drafts: &[&Draft]) {
        let mut stored = self.stored();
        for draft in drafts {
            let top = format!(
                "Return-Path: <{}>\r\nDelivered-To: {}\r\nReceived: from x by mx with ESMTPS; \
                 today\r\n",
                draft.from, draft.to
            );
            let text = [top.as_bytes(), &draft.bytes].concat();
            stored.mails.push(StoredMail { arrived: Utc::now(), text, is_seen: false });
        }
        stored.announced += 1;
    }

    /// Announces something, so that the club looks.
    ///
    /// # Panics
    /// Never.
    pub fn announce(&self) {
        self.stored().announced += 1;
    }

    /// The numbers of the mails that were dealt with.
    ///
    /// # Panics
    /// Never.
    pub fn seen(&self) -> Vec<u32> {
        let stored = self.stored();
        let mails = (1..).zip(&stored.mails);
        mails.filter(|(_, mail)| mail.is_seen).map(|(uid, _)| uid).collect()
    }

    fn stored(&self) -> MutexGuard<'_, Stored> {
        self.stored.lock().expect("the mails")
    }
}

impl Drop for Mailbox {
    fn drop(&mut self) {
        self.is_closed.store(true, Ordering::Relaxed);
        // It wakes the one who waits at the door.
        let _ = TcpStream::connect(self.address);
    }
}

/// Answers one client until it leaves.
fn attend(client: &TcpStream, stored: &Mutex<Stored>, is_closed: &AtomicBool) -> Option<()> {
    client.set_read_timeout(Some(GLANCE)).ok()?;
    let mut lines = BufReader::new(client);
    say(client, b"* OK here\r\n")?;
    while let Some(line) = next_line(&mut lines, is_closed) {
        let (tag, command) = line.split_once(' ')?;
        if command == "IDLE" {
            idle(client, &mut lines, stored, is_closed)?;
        } else {
            let answer = answer(command, &mut *stored.lock().ok()?);
            say(client, &answer)?;
        }
        say(client, format!("{tag} OK done\r\n").as_bytes())?;
    }
    None
}

fn answer(command: &str, stored: &mut Stored) -> Vec<u8> {
    let count = stored.mails.len();
    let words: Vec<&str> = command.split(' ').collect();
    let uid = words.get(2).and_then(|word| word.parse::<usize>().ok()).unwrap_or_default();
    let mail = stored.mails.get_mut(uid.wrapping_sub(1));
    match (words.as_slice(), mail) {
        (["CAPABILITY"], _) => b"* CAPABILITY IMAP4rev1 IDLE\r\n".to_vec(),
        (["SELECT", ..], _) => format!(
            "* FLAGS (\\Seen)\r\n* {count} EXISTS\r\n* OK [UIDVALIDITY 7] v\r\n\
             * OK [UIDNEXT {}] n\r\n",
            count + 1
        )
        .into_bytes(),
        (["UID", "SEARCH", which @ ..], _) => {
            let first = which.get(1).and_then(|range| range.strip_suffix(":*"));
            let first = first.and_then(|first| first.parse::<usize>().ok());
            let mails = (1..).zip(&stored.mails);
            let found = mails.filter(|&(uid, mail)| match first {
                Some(first) => uid >= first,
                None => !mail.is_seen,
            });
            let found: String = found.map(|(uid, _)| format!(" {uid}")).collect();
            format!("* SEARCH{found}\r\n").into_bytes()
        }
        (["UID", "STORE", ..], Some(mail)) => {
            mail.is_seen = true;
            Vec::new()
        }
        (["UID", "FETCH", _, what @ ..], Some(mail)) if what.contains(&"BODY.PEEK[])") => {
            let size = mail.text.len();
            let begins = format!("* {uid} FETCH (UID {uid} BODY[] {{{size}}}\r\n");
            [begins.as_bytes(), &mail.text, b")\r\n"].concat()
        }
        (["UID", "FETCH", ..], Some(mail)) => format!(
            "* {uid} FETCH (UID {uid} RFC822.SIZE {} INTERNALDATE \"{}\")\r\n",
            mail.text.len(),
            mail.arrived.format("%d-%b-%Y %H:%M:%S +0000")
        )
        .into_bytes(),
        _ => Vec::new(),
    }
}

/// Waits with a client that does, and tells it what is announced.
fn idle(
    client: &TcpStream,
    lines: &mut BufReader<&TcpStream>,
    stored: &Mutex<Stored>,
    is_closed: &AtomicBool,
) -> Option<()> {
    say(client, b"+ idling\r\n")?;
    let mut announced = stored.lock().ok()?.announced;
    let mut line = String::new();
    loop {
        match lines.read_line(&mut line) {
            Ok(0) => return None,
            Ok(_) => return Some(()),
            Err(error) if is_silence(&error) && !is_closed.load(Ordering::Relaxed) => {}
            Err(_) => return None,
        }
        let (count, now) = {
            let stored = stored.lock().ok()?;
            (stored.mails.len(), stored.announced)
        };
        if now != announced {
            announced = now;
            say(client, format!("* {count} EXISTS\r\n").as_bytes())?;
        }
    }
}

fn next_line(lines: &mut BufReader<&TcpStream>, is_closed: &AtomicBool) -> Option<String> {
    let mut line = String::new();
    loop {
        match lines.read_line(&mut line) {
            Ok(0) => return None,
            Ok(_) => return Some(line.trim_end().to_owned()),
            Err(error) if is_silence(&error) && !is_closed.load(Ordering::Relaxed) => {}
            Err(_) => return None,
        }
    }
}

fn is_silence(error: &std::io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

fn say(mut client: &TcpStream, bytes: &[u8]) -> Option<()> {
    client.write_all(bytes).ok()
}
