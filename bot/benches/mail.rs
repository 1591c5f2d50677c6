//! How much mail the club can handle: decisions a second on a reply of 7 kB, and moves a second
//! that come in over SMTP on loopback and are on the disk when they are answered. For comparison,
//! raw writes with fdatasync on the same disk in the same run are measured as well.
//!
//! `cargo bench -p bot --bench mail`
#![allow(dead_code, clippy::print_stdout, clippy::unwrap_used)]

#[path = "../../storage/benches/club/mod.rs"]
mod club;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::club::{Club, Folder, ListenAt, Opened};
use engine::ruleset::shipped_library;
use mail::MailEnvelope;
use mail::address::Recipient;
use mail::decide::{Known, MailDecision, MailRules, Ours, Proof, SenderPolicy, decide_mail};
use mail::settings::{MailSettings, WayOut};
use mail::{Arrival, Evidence, SenderVerdict, Unproven, message, office};
use service::mail::{Outgoing, Sent};
use service::{Actor, Answer, Request};
use storage::Channel;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use club::measure::{Raw, Times};

const DOMAIN: &str = "tafl.example";
const GAMES: usize = 400;
const ROUNDS: usize = 6;
/// Roughly how much the file grows when a move comes by mail.
const BYTES: usize = 40_000;

fn main() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-mail");
    let _ = std::fs::remove_dir_all(&folder);
    let folder = Folder::open(&folder).unwrap();
    let library = Arc::new(shipped_library().clone());
    let channels = [Channel::Terminal, Channel::Email];
    let Opened { club, threads, .. } = Club::open_to(&folder, library, &channels).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut mails = begin_games(&club).await;
        decisions(&mails[0]);
        moves(&club, &folder, &mut mails).await;
    });
    drop(runtime);
    drop(club);
    threads.join();
}

/// The pure part, on a reply that quotes our mail and carries its own HTML.
fn decisions(ours: &Outgoing) {
    let mail = reply(ours, "d1-d2", 0);
    let rules =
        MailRules { domain: DOMAIN, policy: SenderPolicy::Verified, authserv: Some("mx.example") };
    let known = Known {
        answers: Some(Ours {
            mail: ours.mail,
            by: vec![ours.address.clone()],
            proves: false,
            sent: ours.text.clone(),
        }),
        sender_plays: true,
        ..Known::default()
    };
    let to = Recipient::Reply(ours.reply).address_at(DOMAIN);
    let envelope = MailEnvelope { sender: Some(ours.address.clone()), recipients: vec![to] };
    let evidence = Evidence {
        signature: SenderVerdict::Unproven(Unproven::NotEnough),
        way: Arrival::Handed,
        now: chrono::Utc::now(),
    };
    let mut times = Times::default();
    for _ in 0..2_000 {
        let decision = times.time(|| {
            let message = message::read_message(&mail).unwrap();
            decide_mail(&rules, &envelope, &message, &known, &evidence)
        });
        assert!(matches!(decision, MailDecision::Take(_, Proof::Proven)), "{decision:?}");
    }
    println!("{:44} {:>9} {:>9} {:>9}", "microseconds", "median", "p99", "most");
    let what = format!("a decision on a reply of {:.1} kB", mail.len() as f64 / 1000.0);
    println!("{what:44} {times}   {:.0}/s", times.a_second());
}

async fn ask(club: &Club, player: usize, order: &str) {
    let request = Request {
        id: format!("{player} {order}"),
        actor: Actor { channel: Channel::Email, address: address(player), language: None },
        order: commands::read(order).unwrap(),
        seen: None,
        place: None,
    };
    let answer = club.ask(request).await.unwrap();
    assert!(matches!(answer, Answer::Done(_)), "{order}: {answer:?}");
}

fn address(player: usize) -> String {
    format!("p{player}@example.org")
}

/// Begins as many games as are played at the same time, each between two players; returns the mails
/// to the players to move.
async fn begin_games(club: &Club) -> Vec<Outgoing> {
    for player in 0..GAMES * 2 {
        ask(club, player, &format!("join rower{}", letters(player))).await;
    }
    for game in 0..GAMES {
        let (one, other) = (game * 2, game * 2 + 1);
        let challenge = format!("challenge rower{} copenhagen attack", letters(other));
        ask(club, one, &challenge).await;
        ask(club, other, "accept").await;
    }
    mails_to_movers(club).await
}

/// Names have no digits because those would look like squares.
fn letters(number: usize) -> String {
    number.to_string().bytes().map(|digit| char::from(b'q' + digit - b'0')).collect()
}

/// Takes all mails, as a courier does; returns the last mail of each game to the player to move.
async fn mails_to_movers(club: &Club) -> Vec<Outgoing> {
    let mut last = std::collections::BTreeMap::new();
    loop {
        let mails = club.take_mails(100).await.unwrap();
        if mails.is_empty() {
            return last.into_values().collect();
        }
        let receipts: Vec<_> = mails.iter().map(|mail| mail.receipt(Sent::Handed)).collect();
        club.decide(move |service, now| service::mail::mails_sent(service, now, &receipts))
            .await
            .unwrap();
        for mail in mails {
            let table = mail.notices.iter().find_map(|notice| notice.table());
            let is_movers =
                table.is_some_and(|table| Some(table.game.position().to_move()) == table.seat);
            if let (Some(thread), true) = (&mail.thread, is_movers) {
                last.insert(thread.game, mail);
            }
        }
    }
}

/// Plays a move in every game by mail, round after round, over one connection and over eight.
async fn moves(club: &Club, folder: &Folder, mails: &mut Vec<Outgoing>) {
    let settings = MailSettings {
        name: "Taflpost".into(),
        domain: DOMAIN.into(),
        policy: SenderPolicy::Verified,
        authserv: Some("mx.example".into()),
        dns: None,
        listen: Some(ListenAt::Port(SocketAddr::from(([127, 0, 0, 1], 0)))),
        mailbox: None,
        way_out: WayOut::Postbox(folder.postbox()),
        pages: None,
    };
    let office = office::open_ways_in(club, Arc::new(settings)).await;
    let Some(Ok(ListenAt::Port(listens))) = &office.listens else { panic!("no port") };
    let script = club::script();
    let mut raw = Raw::beside(&folder.file(), BYTES);
    for (round, ply) in script.iter().enumerate().take(ROUNDS) {
        let connections = if round % 2 == 0 { 1 } else { 8 };
        let mut raw_times = Times::default();
        for _ in 0..200 {
            raw_times.time(|| raw.write());
        }
        assert_eq!(mails.len(), GAMES);
        let mut shares = vec![Vec::new(); connections];
        for (index, ours) in mails.iter().enumerate() {
            let to = Recipient::Reply(ours.reply).address_at(DOMAIN);
            let mail = reply(ours, ply, round);
            shares[index % connections].push((ours.address.clone(), to, mail));
        }
        let began = Instant::now();
        let sent = shares.into_iter().map(|share| tokio::spawn(deliver(*listens, share)));
        for sent in sent.collect::<Vec<_>>() {
            sent.await.unwrap();
        }
        let rate = GAMES as f64 / began.elapsed().as_secs_f64();
        let bare = raw_times.a_second();
        println!(
            "{connections} connection(s): {rate:.0} moves/s; bare commits of {BYTES} bytes \
             {bare:.0}/s; {:.2} of them",
            rate / bare
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
        *mails = mails_to_movers(club).await;
    }
}

/// A player's reply: the move, our mail quoted, the same as HTML, and the headers added on the way.
fn reply(ours: &Outgoing, ply: &str, nth: usize) -> Vec<u8> {
    let quoted: String = ours.text.lines().map(|line| format!("> {line}\n")).collect();
    let html = |line: &str| {
        format!(
            "<div style=\"margin: 0cm 0cm 0.0001pt; font-size: 11pt; font-family: Calibri, \
             sans-serif; color: rgb(33, 33, 33); background-color: rgb(255, 255, 255); \
             white-space: pre-wrap;\">{line}</div>\n"
        )
    };
    let html: String = ours.text.lines().map(html).collect();
    let (from, to) = (&ours.address, Recipient::Reply(ours.reply).address_at(DOMAIN));
    let id = &ours.id;
    format!(
        "Authentication-Results: mx.example; dmarc=pass header.from=example.org\n\
         Received: from mail.example.org by mx.example with ESMTPS; Sat, 21 Nov 2026 18:00:00 +0000\n\
         From: <{from}>\nTo: <{to}>\nSubject: Re: [Tafl]\nMessage-ID: <{nth}.{id}@example.org>\n\
         In-Reply-To: <{id}@{DOMAIN}>\nDate: Sat, 21 Nov 2026 18:00:00 +0000\n\
         MIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=b\n\n\
         --b\nContent-Type: text/plain; charset=utf-8\n\n{ply}\n\nOn Sat, 21 Nov 2026, Taflpost \
         wrote:\n{quoted}\n--b\nContent-Type: text/html; charset=utf-8\n\n<div>{ply}</div>\n\
         <blockquote type=\"cite\">{html}</blockquote>\n--b--\n"
    )
    .replace('\n', "\r\n")
    .into_bytes()
}

/// Hands in mails over one connection, one after the other.
async fn deliver(to: SocketAddr, mails: Vec<(String, String, Vec<u8>)>) {
    let mut stream = None;
    for (count, (from, recipient, mail)) in mails.into_iter().enumerate() {
        // A connection takes at most a hundred mails.
        if count % 90 == 0 {
            let connection = TcpStream::connect(to).await.unwrap();
            connection.set_nodelay(true).unwrap();
            let mut fresh = BufReader::new(connection);
            reply_of(&mut fresh).await;
            command(&mut fresh, b"EHLO bench\r\n").await;
            stream = Some(fresh);
        }
        let stream = stream.as_mut().unwrap();
        command(stream, format!("MAIL FROM:<{from}>\r\n").as_bytes()).await;
        command(stream, format!("RCPT TO:<{recipient}>\r\n").as_bytes()).await;
        command(stream, b"DATA\r\n").await;
        let answer = command(stream, &[mail.as_slice(), b".\r\n"].concat()).await;
        assert!(answer.starts_with("250"), "{answer}");
    }
}

async fn command(stream: &mut BufReader<TcpStream>, command: &[u8]) -> String {
    stream.get_mut().write_all(command).await.unwrap();
    reply_of(stream).await
}

async fn reply_of(stream: &mut BufReader<TcpStream>) -> String {
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.unwrap();
        if line.as_bytes().get(3) != Some(&b'-') {
            return line;
        }
    }
}
