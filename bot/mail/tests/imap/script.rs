//! A server with one mail, number five, that fails once: at one command of the first connection.
//! From then on it works.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What it does instead of answering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Close,
    Refuse,
    Hang,
    /// It does not support IDLE.
    Missing,
}

pub async fn server(command: &'static str, ending: Ending) -> String {
    let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = socket.local_addr().unwrap().to_string();
    let armed = Arc::new(AtomicBool::new(true));
    tokio::spawn(async move {
        while let Ok((stream, _)) = socket.accept().await {
            let armed = Arc::clone(&armed);
            tokio::spawn(async move { attend(stream, command, ending, &armed).await });
        }
    });
    address
}

async fn attend(stream: TcpStream, wrong: &str, ending: Ending, armed: &AtomicBool) -> Option<()> {
    let mail = "Subject: five\r\n\r\nd1-d4\r\n";
    let idle = if ending == Ending::Missing { "" } else { "IDLE" };
    let (from, mut to) = stream.into_split();
    let mut lines = BufReader::new(from).lines();
    let mut idling = String::new();
    to.write_all(b"* OK here\r\n").await.ok()?;
    while let Some(line) = lines.next_line().await.ok()? {
        let (tag, command) = line.split_once(' ').unwrap_or((&idling, &line));
        if command.contains(wrong) && armed.swap(false, Ordering::Relaxed) {
            match ending {
                Ending::Close => return None,
                Ending::Hang => std::future::pending().await,
                Ending::Refuse => {
                    to.write_all(format!("{tag} NO not now\r\n").as_bytes()).await.ok()?;
                    continue;
                }
                Ending::Missing => {}
            }
        }
        let size = mail.len();
        let answer = match command {
            "CAPABILITY" => format!("* CAPABILITY IMAP4rev1 {idle}\r\n{tag} OK\r\n"),
            "SELECT \"INBOX\"" => format!(
                "* FLAGS (\\Seen)\r\n* 3 EXISTS\r\n* OK [UIDVALIDITY 7] v\r\n\
                 * OK [UIDNEXT 6] n\r\n{tag} OK [READ-WRITE] s\r\n"
            ),
            "IDLE" => "+ idling\r\n".to_owned(),
            // `6:*` finds the last one as well, and each search announces everything in the
            // mailbox.
            _ if command.starts_with("UID SEARCH") => {
                format!("* SEARCH 5\r\n* 3 EXISTS\r\n{tag} OK s\r\n")
            }
            // Another mail is announced in between.
            _ if command.contains("RFC822.SIZE") => format!(
                "* 2 FETCH (UID 4 RFC822.SIZE 9 FLAGS ())\r\n\
                 * 3 FETCH (UID 5 RFC822.SIZE {size})\r\n{tag} OK f\r\n"
            ),
            _ if command.contains("BODY.PEEK[]") => format!(
                "* 2 FETCH (FLAGS (\\Seen))\r\n\
                 * 3 FETCH (UID 5 BODY[] {{{size}}}\r\n{mail})\r\n{tag} OK f\r\n"
            ),
            _ => format!("{tag} OK done\r\n"),
        };
        if command == "IDLE" {
            idling = tag.to_owned();
        }
        to.write_all(answer.as_bytes()).await.ok()?;
    }
    None
}
