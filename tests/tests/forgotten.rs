//! An erased player is gone from every column of the club's file, and from its bytes.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use commands::OrganiserAct;
use engine::ruleset::shipped_library;
use rusqlite::Connection;
use service::devices::{DeviceFor, NewDevice};
use service::token::Token;
use service::{Actor, Answer, Place, Request, Service};
use storage::{Channel, File};

/// In the name, in every address and in every text of the erased player.
const MARK: &str = "zanz";

/// The tables that name players and keep doing so when one is erased, and why.
const KEPT: &[(&str, &str)] = &[
    ("caused_messages", "numbers and moments of the last day, for the limits of others"),
    ("deferrals", "the time of a match, which its result rests on"),
    ("entrants", "the tournament's result, under the pseudonym"),
    ("games", "the games themselves, under the pseudonym"),
    ("host_log", "what organisers decided, who of them, and with which reasons"),
    ("invitations", "the terms of games; invitations to an address are forgotten by `addressed`"),
    ("ladder_log", "the ladder's history, from which places follow"),
    ("ladder_matches", "the ladder's history"),
    ("mail_names", "emptied by `forget_mails_naming`"),
    ("ratings", "the games' result, from which other ratings follow"),
    ("rungs", "the ladder takes the player off and keeps the record without a place"),
    ("takers", "who took which game of an open challenge"),
];

/// A club, and the time.
struct Club {
    service: Service,
    now: DateTime<Utc>,
    requests: u32,
    /// Everything that was said to an address.
    sent: Vec<(String, String)>,
}

impl Club {
    /// Says something; returns the club's answer.
    fn say(&mut self, (channel, address): (Channel, &str), line: &str) -> String {
        self.requests += 1;
        let request = Request {
            // As channels make them: with names inside.
            id: format!("{} {address} {}", channel.name(), self.requests),
            actor: Actor { channel, address: address.into(), language: None },
            order: commands::read(line).expect("an order"),
            seen: None,
            place: Some(Place::of_message("here")),
        };
        let reader =
            templates::Reader::stranger(engine::ruleset::Language::English, "Tafl Club", self.now);
        let said = match service::handle(&mut self.service, self.now, &request).expect("an answer")
        {
            Answer::Done(notice) => notice.text(&reader),
            Answer::Refused(refusal) => refusal.text(&reader),
        };
        self.deliver();
        said
    }

    fn deliver(&mut self) {
        for channel in Channel::ALL {
            for letter in service::letters::claim(&mut self.service, self.now, channel, 1000)
                .expect("the outbox")
            {
                for part in &letter.parts {
                    self.sent.push((letter.address.clone(), part.notice.text(&letter.reader)));
                    service::letters::handed(&mut self.service, self.now, part.id)
                        .expect("a receipt");
                }
            }
        }
    }

    /// A player signs in on a device, with the code that goes to an address.
    fn sign_in(&mut self, device: &str, name: &str, address: &str) {
        let device =
            NewDevice { secret: Token::of_bits([7; 16]), name: device.into(), known: None };
        let whose = DeviceFor::Name(name.into());
        service::devices::ask_device_code(&mut self.service, self.now, &device, &whose)
            .expect("the club");
        self.deliver();
        let mut sent = self.sent.iter().rev().filter(|(to, _)| to == address);
        let digits = |text: &str| text.lines().next()?.rsplit(' ').next().map(str::to_owned);
        let code = sent.next().and_then(|(_, text)| digits(text)).expect("a code");
        let confirmed =
            service::devices::confirm_device(&mut self.service, self.now, device.secret, &code);
        confirmed.expect("the club").expect("the right code");
        self.deliver();
    }

    /// The latest code that went to an address.
    fn code(&self, address: &str) -> String {
        let mut sent = self.sent.iter().rev().filter(|(to, _)| to == address);
        let code = sent.find_map(|(_, text)| text.lines().nth(2)?.split_whitespace().nth(1));
        code.expect("a code").to_owned()
    }
}

/// The rows of a query with one column.
fn list(file: &Connection, sql: &str) -> Vec<String> {
    let mut statement = file.prepare(sql).expect("a query");
    let rows = statement.query_map([], |row| row.get(0)).expect("rows");
    rows.map(|row| row.expect("a row")).collect()
}

/// Every `table.column` that contains the mark, in any case.
fn marked(path: &Path) -> BTreeSet<String> {
    let file = Connection::open(path).expect("the file");
    let mut found = BTreeSet::new();
    for table in list(&file, "SELECT name FROM sqlite_schema WHERE type = 'table'") {
        for column in list(&file, &format!("SELECT name FROM pragma_table_info('{table}')")) {
            let sql = format!("SELECT 1 FROM {table} WHERE {column} LIKE '%{MARK}%'");
            if file.prepare(&sql).expect("the club").exists([]).expect("the club") {
                found.insert(format!("{table}.{column}"));
            }
        }
    }
    found
}

/// How often the mark is in the bytes of the file and its log.
fn in_bytes(folder: &Path) -> usize {
    let names = ["club.sqlite", "club.sqlite-wal"].map(|name| folder.join(name));
    let bytes =
        names.iter().flat_map(|path| fs::read(path).expect("the file")).collect::<Vec<u8>>();
    let mark = MARK.as_bytes();
    bytes.windows(mark.len()).filter(|window| window.eq_ignore_ascii_case(mark)).count()
}

#[test]
fn nothing_is_left_of_who_is_erased() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.sqlite");
    let library = Arc::new(shipped_library().clone());
    let mut drawn = 0;
    let entropy = move || {
        drawn += 1;
        [drawn; 32]
    };
    let file = File::open(&path).expect("the club");
    // Others read all the while.
    let questions =
        service::read_side(File::open_to_read(&path).expect("the club"), Arc::clone(&library));
    let mut club = Club {
        service: service::write_side(file, library, Box::new(entropy)).reached_over(Channel::ALL),
        now: DateTime::from_timestamp(1_793_613_600, 0).expect("the club"),
        requests: 0,
        sent: Vec::new(),
    };
    let alva = (Channel::Terminal, "Alva");
    let (mail, discord) = ((Channel::Email, "bar@zanz.example"), (Channel::Discord, "zanz.bar"));
    club.say(alva, "join");

    // The name is mentioned before its player joins.
    club.say(alva, "challenge zanzibar skalk");
    // Or is mistaken for something else.
    club.say(alva, "challenge bo zanzibar");
    club.say(alva, "ladder join zanzibar");
    club.say(alva, "ladder challenge bo zanzibar");
    club.say(alva, "link bar@zanz.example");
    club.say(mail, "resign");
    club.say((Channel::Terminal, "Zanzibar"), "roll");
    club.say(mail, "join");
    club.say(mail, "join Zanzibar Zanz");
    club.say(mail, "settings language de zone Europe/Oslo quiet 22-23");
    club.say(mail, "link discord zanz.bar");
    let code = club.code("zanz.bar");
    club.say(discord, &format!("link {code}"));
    club.say(mail, "link old@zanz.example");
    club.say(alva, "link bar@zanz.example");
    club.say(alva, "challenge zanz.bar skalk attack private");
    club.say(mail, "decline 1 zanz has no time");
    club.say(alva, "challenge zanzibar skalk attack");
    club.say(mail, "accept 2");
    club.say(alva, "if d1-d4 then zanzibar");
    club.say(alva, "d1-d3 zanzibar");
    club.say(alva, "d1-d3");
    club.say(mail, "if d3-d4 then f7-f8");
    club.say(mail, "f8-i8");
    club.say(mail, "if d3-d4 then f7-f8");
    club.say(mail, "challenge zanzebar skalk");
    club.say(mail, "rename Zanzibar O'Zanz");
    club.say(mail, "report alva asked zanz for more");
    club.say(mail, "organisers zanz asks");
    club.say(alva, "organisers who is it?");
    let appoint = OrganiserAct::Appoint { name: "zanzibar".into() };
    service::act_as_host(&mut club.service, club.now, "appoint", &appoint).expect("the club");
    club.deliver();
    club.say(mail, "organise answer 3 zanz is it");
    club.say(mail, "vacation 1 day");
    club.sign_in("Zanz's phone", "zanzibar", "bar@zanz.example");
    club.say(mail, "mute");
    // Enough that pages fill up, are split and hold rows that were moved.
    for number in 0..150 {
        if number == 75 {
            // More than is allowed in a day.
            club.now += TimeDelta::days(1);
        }
        club.say(mail, &format!("say zanz said {number} times {}", "so ".repeat(number % 40)));
        club.say(alva, &format!("say and I {number} {}", "no ".repeat(number % 31)));
        club.say(discord, &format!("note zanz noted {number} {}", "well ".repeat(number % 23)));
    }
    club.say(mail, "resign");

    let before = marked(&path);
    for due in [
        "players.handle",
        "players.folded",
        "players.ascii",
        "players.name",
        "names.folded",
        "identities.address",
        "identities.folded",
        "links.address",
        "devices.name",
        "outbox.address",
        "outbox.sent_to",
        "outbox.data",
        "requests.answer",
        "notes.text",
        "messages.text",
        "reports.text",
        "reports.answer",
    ] {
        assert!(before.contains(due), "{due} in {before:?}");
    }

    club.sent.clear();
    let asked = club.say(mail, "erase");
    assert!(asked.contains("player-2"), "{asked}");
    let said = club.say(mail, "erase zanzibar");
    assert!(said.contains("player-2"), "{said}");
    let last = club.sent.iter().find(|(to, _)| to == "bar@zanz.example");
    assert!(
        last.is_some_and(|(_, text)| text.contains("du hörst also nichts mehr von uns")),
        "{last:?}"
    );
    club.now += TimeDelta::minutes(1);
    service::upkeep::tick(&mut club.service, club.now, 100).expect("the club");

    assert_eq!(marked(&path), BTreeSet::new());
    assert_eq!(in_bytes(folder.path()), 0);
    let who = questions
        .who(club.now, &Actor { channel: mail.0, address: mail.1.into(), language: None })
        .expect("the club");
    assert!(who.0.is_none());
    // What was said to the player and the game are still there.
    let count = |sql: &str| -> u32 {
        Connection::open(&path)
            .expect("the club")
            .query_row(sql, [], |row| row.get(0))
            .expect("the club")
    };
    assert_eq!(count("SELECT count(*) FROM messages"), 150);
    assert_eq!(count("SELECT count(*) FROM games WHERE ended_at IS NOT NULL"), 1);
    assert_eq!(count("SELECT count(*) FROM players WHERE language = 'en' AND zone = 'UTC'"), 2);
}

/// A new table that names players is emptied when one is erased, or stands above with its reason.
#[test]
fn every_table_that_names_players_is_emptied_or_kept_for_a_reason() {
    let source = include_str!("../../storage/src/players.rs");
    let (_, emptied) = source.split_once("fn delete_all_of").expect("what empties them");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.sqlite");
    drop(File::open(&path).expect("the club"));
    let naming = list(
        &Connection::open(path).expect("the file"),
        "SELECT DISTINCT tables.name FROM sqlite_schema tables, pragma_foreign_key_list(tables.name)
         keys WHERE tables.type = 'table' AND keys.\"table\" = 'players'",
    );
    assert!(naming.len() > 20, "{naming:?}");
    for table in &naming {
        let is_emptied = emptied.contains(&format!("DELETE FROM {table} "));
        let is_kept = KEPT.iter().any(|(kept, _)| kept == table);
        assert!(is_emptied != is_kept, "{table} is neither emptied nor kept, or both");
    }
    for (kept, _) in KEPT {
        assert!(naming.iter().any(|table| table == kept), "{kept} names no player");
    }
}
