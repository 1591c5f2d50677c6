//! A name server of our own on loopback: it answers what it was told, and "there is no such name"
//! otherwise.

use std::collections::HashMap;
use std::net::{SocketAddr, UdpSocket};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

const TXT: u16 = 16;

/// What is answered about a name.
#[derive(Clone, Debug)]
pub enum Answer {
    Text(String),
    Trouble,
    Silence,
}

/// A name server.
#[derive(Debug)]
pub struct Names {
    /// Its address.
    pub address: SocketAddr,
    told: Arc<Mutex<HashMap<String, Answer>>>,
    asked: Arc<Mutex<Vec<String>>>,
    is_closed: Arc<AtomicBool>,
}

impl Names {
    /// A name server that knows no name.
    ///
    /// # Panics
    /// Loopback has no room.
    pub fn open() -> Names {
        let socket = UdpSocket::bind("127.0.0.1:0").expect("a port");
        socket.set_read_timeout(Some(Duration::from_millis(50))).expect("a timeout");
        let names = Names {
            address: socket.local_addr().expect("an address"),
            told: Arc::default(),
            asked: Arc::default(),
            is_closed: Arc::default(),
        };
        let (told, asked) = (Arc::clone(&names.told), Arc::clone(&names.asked));
        let is_closed = Arc::clone(&names.is_closed);
        thread::spawn(move || {
            let mut question = [0; 1500];
            while !is_closed.load(Ordering::Relaxed) {
                let Ok((length, client)) = socket.recv_from(&mut question) else { continue };
                let Some((name, kind, end)) = read(&question[..length]) else { continue };
                let answer = told.lock().expect("names").get(&name).cloned();
                asked.lock().expect("names").push(name);
                if let Some(reply) = reply(&question[..end], kind, answer.as_ref()) {
                    let _ = socket.send_to(&reply, client);
                }
            }
        });
        names
    }

    /// Tells it about a name, written without its last full stop.
    ///
    /// # Panics
    /// Never.
    pub fn tell(&self, name: &str, answer: Answer) {
        self.told.lock().expect("names").insert(name.to_owned(), answer);
    }

    /// What it was asked so far.
    ///
    /// # Panics
    /// Never.
    pub fn asked(&self) -> Vec<String> {
        self.asked.lock().expect("names").clone()
    }
}

impl Drop for Names {
    fn drop(&mut self) {
        self.is_closed.store(true, Ordering::Relaxed);
    }
}

/// The name that is asked about, its kind, and where the question ends.
fn read(question: &[u8]) -> Option<(String, u16, usize)> {
    let mut labels = Vec::new();
    let mut at = 12;
    loop {
        let length = usize::from(*question.get(at)?);
        at += 1;
        if length == 0 {
            break;
        }
        labels.push(String::from_utf8_lossy(question.get(at..at + length)?).to_lowercase());
        at += length;
    }
    let kind = u16::from_be_bytes([*question.get(at)?, *question.get(at + 1)?]);
    Some((labels.join("."), kind, at + 4))
}

fn reply(question: &[u8], kind: u16, answer: Option<&Answer>) -> Option<Vec<u8>> {
    let (code, text) = match answer {
        Some(Answer::Silence) => return None,
        Some(Answer::Trouble) => (2, None),
        Some(Answer::Text(text)) => (0, Some(text).filter(|_| kind == TXT)),
        None => (3, None),
    };
    let mut reply = question.to_vec();
    reply[2..12].copy_from_slice(&[
        0x81,
        0x80 | code,
        0,
        1,
        0,
        u8::from(text.is_some()),
        0,
        0,
        0,
        0,
    ]);
    if let Some(text) = text {
        let data: Vec<u8> = text
            .as_bytes()
            .chunks(200)
            .flat_map(|piece| [&[piece.len() as u8][..], piece].concat())
            .collect();
        // The name asked about, TXT, IN, one minute.
        reply.extend([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60]);
        reply.extend((data.len() as u16).to_be_bytes());
        reply.extend(data);
    }
    Some(reply)
}
