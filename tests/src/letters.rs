//! A correspondence by email with a club, without a network: a text file with what somebody writes,
//! read, judged and answered as a club's own mail is, hours of it in no time.
//!
//! ```text
//! # A remark.
//! From: Dorothy Pellew <dorothy@pellew.test>
//!
//! > Good evening!                       an email, to the club or in reply to its newest one
//! > I should like to join.
//!   join Dorothy Pellew                 what it leads to, in the letters below
//! ```
//! What the club writes stands below each email, without its boards. With `UPDATE_EXPECT=1` the file
//! is rewritten with what the club says now.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

use chrono::{DateTime, TimeDelta, Utc};
use engine::ruleset::shipped_library;
use mail::address::Recipient;
use mail::inbox::keys;
use mail::{
    Arrival, Evidence, MailDecision, MailEnvelope, MailRules, SenderPolicy, SenderVerdict,
    decide_mail, read_message,
};
use service::mail::{Incoming, Outgoing, Sent};
use service::{Questions, Rulebook, Service};
use storage::{Channel, File};

use crate::opponent::play_for_house;

const DOMAIN: &str = "tafl.example.org";

/// The first line, with the one who writes.
const FROM: &str = "From: ";

/// How long somebody thinks before the next email.
const PAUSE: TimeDelta = TimeDelta::minutes(20);

/// A correspondence that was played.
pub struct Letters {
    pub written: String,
    /// The same with what was said now.
    pub said: String,
    /// How many emails somebody had written when their first game began, if one did.
    pub until_first_game: Option<usize>,
}

struct Post {
    service: Service,
    questions: Questions,
    now: DateTime<Utc>,
    from: String,
    /// The newest email of the club.
    newest: Option<Outgoing>,
    written: usize,
    text: String,
}

/// Plays a correspondence.
///
/// # Panics
/// The file cannot be read, or nobody writes in it.
pub fn play(file: &Path) -> Letters {
    let written = fs::read_to_string(file)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", file.display()));
    let folder = tempfile::tempdir().expect("a folder");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).expect("a private one");
    let path = folder.path().join("club.sqlite");
    let store = File::open(&path).expect("a new club");
    let reading = File::open_to_read(&path).expect("the same club");
    let rules = Rulebook::from(Arc::new(shipped_library().clone()));
    let mut seed = 0;
    let entropy = move || {
        seed += 1;
        [seed; 32]
    };
    let mut post = Post {
        service: service::write_side(store, rules.clone(), Box::new(entropy))
            .reached_over(Channel::ALL.to_vec()),
        questions: service::read_side(reading, rules),
        now: "2026-11-02T20:00:00Z".parse().expect("a time"),
        from: String::new(),
        newest: None,
        written: 0,
        text: String::new(),
    };
    let mut until_first_game = None;
    let mut email: Vec<&str> = Vec::new();
    for line in written.lines().chain([""]) {
        if let Some(said) = line.strip_prefix('>') {
            email.push(said.trim_start());
            continue;
        }
        if !email.is_empty() {
            post.write(&email.join("\n"));
            email.clear();
            let games = File::open_to_read(&path).expect("the club").view().count_games();
            if until_first_game.is_none() && games.expect("games") > 0 {
                until_first_game = Some(post.written);
            }
        }
        if let Some(from) = line.strip_prefix(FROM) {
            from.clone_into(&mut post.from);
        }
        if line.starts_with('#') || line.starts_with(FROM) {
            post.text.push_str(&format!("{line}\n"));
        }
    }
    assert!(post.written > 0, "{}: nobody writes", file.display());
    if env::var_os("UPDATE_EXPECT").is_some() && written != post.text {
        fs::write(file, &post.text)
            .unwrap_or_else(|error| panic!("cannot write {}: {error}", file.display()));
    }
    Letters { written, said: post.text, until_first_game }
}

impl Post {
    /// Somebody writes an email, and gets what the club answers.
    fn write(&mut self, text: &str) {
        self.text.push('\n');
        for line in text.lines() {
            self.text.push_str(format!("> {line}").trim_end());
            self.text.push('\n');
        }
        self.now += PAUSE;
        self.written += 1;
        let to = match &self.newest {
            Some(ours) => Recipient::Reply(ours.reply).address_at(DOMAIN),
            None => Recipient::Club.address_at(DOMAIN),
        };
        let raw = format!(
            "From: {}\r\nTo: {to}\r\nSubject: Hello\r\nMessage-ID: <{}@home.test>\r\n\
             Date: {}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{}\r\n",
            self.from,
            self.written,
            self.now.to_rfc2822(),
            text.replace('\n', "\r\n"),
        );
        let message = read_message(raw.as_bytes()).expect("an email");
        let envelope = MailEnvelope { sender: message.from.clone(), recipients: vec![to] };
        let keys = keys(&envelope, &message, DOMAIN);
        let known = service::mail::mail(&self.questions, self.now, &keys).expect("no fault");
        let rules =
            MailRules { domain: DOMAIN, policy: SenderPolicy::Verified, authserv: Some("mx.test") };
        let evidence =
            Evidence { signature: SenderVerdict::Pass, way: Arrival::Handed, now: self.now };
        match decide_mail(&rules, &envelope, &message, &known, &evidence) {
            MailDecision::Take(written, proof) => {
                let answered = known.answers.as_ref();
                let incoming = Incoming {
                    id: message.id.clone(),
                    from: message.from.clone().unwrap_or_default(),
                    name: message.name.clone(),
                    answers: answered.map(|ours| ours.mail),
                    proof,
                    proves: answered.is_some_and(|ours| ours.proves),
                    said: written.said,
                    rest: written.rest,
                    beside: written.beside,
                    own: written.own,
                    language: written.language,
                    lost: written.lost,
                    arrived: None,
                };
                let dealt = service::mail::mails(&mut self.service, self.now, &[incoming]);
                for one in dealt.expect("a club") {
                    one.expect("no fault");
                }
            }
            other => self.text.push_str(&format!("  ({other:?})\n")),
        }
        // The answer to a move waits for the house.
        for _ in 0..3 {
            play_for_house(&mut self.service, self.now);
            self.deliver();
            self.now += TimeDelta::seconds(30);
        }
    }

    fn deliver(&mut self) {
        let due = service::mail::claim_mails(&mut self.service, self.now, 100).expect("the outbox");
        let write = |due| service::mail::write_mail(&self.questions, self.now, due);
        let written = due.iter().map(write).collect();
        let mails =
            service::mail::keep_mails(&mut self.service, self.now, written).expect("the emails");
        let sent: Vec<_> = mails.iter().map(|mail| mail.receipt(Sent::Handed)).collect();
        service::mail::mails_sent(&mut self.service, self.now, &sent).expect("receipts");
        for mail in mails {
            self.text.push_str("  --\n");
            for line in mail.text.lines().filter(|line| !is_row(line)) {
                self.text.push_str(format!("  {line}").trim_end());
                self.text.push('\n');
            }
            self.newest = Some(mail);
        }
    }
}

/// A row of a board has its rank at both ends, and the letters of its files stand above and below.
fn is_row(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (Some(first), Some(last)) = (words.first(), words.last()) else { return false };
    let is_rank = first == last && words.len() > 2 && first.parse::<u32>().is_ok();
    is_rank || words.len() > 6 && words.iter().all(|word| word.len() == 1)
}
