//! Nobody learns who owns an address. Every command that takes a name is sent over every channel,
//! once with the address of a player and once with one that nobody here has; what comes back then
//! and later, and what is stored for the asker, is the same to the letter.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, TimeZone, Utc};
use commands::words::{LadderWord, OrderWord, TournamentWord, Word};
use commands::{Deed, Order, OrderLine, OrganiserAct};
use engine::ruleset::shipped_library;
use service::discord::{Scene, ServerChannel};
use service::mail::{Incoming, MailLine, Proof};
use service::{Actor, Answer, Questions, Request, Rulebook, Service};
use storage::{Channel, File, Locale};
use templates::Reader;

/// The address of a player who has another name.
const KNOWN: &str = "q1@post.test";

/// An address of nobody who is known here.
const UNKNOWN: &str = "q2@post.test";

/// What replaces both in order to compare them.
const EITHER: &str = "ADDRESS";

/// The relation between the asker and the player at that address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Between {
    Nothing,
    AskerIsBlocked,
    AskerBlocks,
    OtherIsSuspended,
    OtherWantsNoMail,
}

struct Club {
    service: Service,
    questions: Questions,
    path: PathBuf,
    now: DateTime<Utc>,
    requests: u32,
    /// The address that stands for the other player.
    address: &'static str,
    told: String,
    _folder: tempfile::TempDir,
}

impl Club {
    /// Alva asks, over any channel; Quirin has the known address, and Cleo another.
    fn new(address: &'static str, between: Between) -> Club {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.sqlite");
        let file = File::open(&path).expect("a new club");
        let reading = File::open_to_read(&path).expect("the same club");
        let rules = Rulebook::from(Arc::new(shipped_library().clone()));
        let mut seed = 0;
        let entropy = move || {
            seed += 1;
            [seed; 32]
        };
        let service = service::write_side(file, rules.clone(), Box::new(entropy));
        let mut club = Club {
            service: service.reached_over(Channel::ALL),
            questions: service::read_side(reading, rules),
            path,
            now: Utc.with_ymd_and_hms(2026, 11, 2, 10, 0, 0).single().expect("a moment"),
            requests: 0,
            address,
            told: String::new(),
            _folder: folder,
        };
        club.asks(Channel::Terminal, "Alva", "join");
        for (channel, at) in [(Channel::Email, "alva@home.test"), (Channel::Discord, "1001")] {
            let link = if channel == Channel::Discord { "link discord " } else { "link " };
            club.asks(Channel::Terminal, "Alva", &format!("{link}{at}"));
            let code = club.code(at);
            club.asks(channel, at, &format!("link {code}"));
        }
        club.asks(Channel::Email, KNOWN, "join Quirin");
        club.asks(Channel::Terminal, "Cleo", "join");
        let open = OrganiserAct::OpenLadder { ladder: "brandubh".to_owned(), house: None };
        service::act_as_host(&mut club.service, club.now, "open", &open).expect("a club");
        for name in ["Alva", "Cleo"] {
            club.asks(Channel::Terminal, name, "ladder join brandubh");
        }
        club.asks(Channel::Email, KNOWN, "ladder join brandubh");
        match between {
            Between::Nothing => {}
            Between::AskerIsBlocked => club.asks(Channel::Email, KNOWN, "block Alva"),
            Between::AskerBlocks => club.asks(Channel::Terminal, "Alva", "block Quirin"),
            Between::OtherIsSuspended => {
                let (name, reason) = ("Quirin".to_owned(), "a test".to_owned());
                let order = OrganiserAct::Suspend { name, days: None, reason };
                service::act_as_host(&mut club.service, club.now, "host", &order).expect("a club");
            }
            Between::OtherWantsNoMail => {
                let file = rusqlite::Connection::open(&club.path).expect("the club's file");
                let sql = "UPDATE identities SET suspended_at = 1, suspended_because = \
                           'no more mail, at its reader''s wish' WHERE address = ?1";
                file.execute(sql, [KNOWN]).expect("an identity");
            }
        }
        let _ = club.mail();
        // Newcomers invite nobody by address.
        club.now += TimeDelta::days(2);
        club.told.clear();
        club
    }

    /// The code that went to an address.
    fn code(&mut self, at: &str) -> String {
        for channel in [Channel::Email, Channel::Discord] {
            for letter in service::letters::claim(&mut self.service, self.now, channel, 100)
                .expect("the outbox")
            {
                for part in &letter.parts {
                    let text = part.notice.text(&letter.reader);
                    service::letters::handed(&mut self.service, self.now, part.id)
                        .expect("a receipt");
                    if letter.address == at
                        && let Some((_, code)) = text.rsplit_once("link ")
                    {
                        return code.split_whitespace().next().expect("a code").to_owned();
                    }
                }
            }
        }
        panic!("no code went to {at}");
    }

    /// Somebody asks for something; the answer is noted.
    fn asks(&mut self, channel: Channel, address: &str, words: &str) {
        self.now += TimeDelta::seconds(1);
        self.requests += 1;
        let id = self.requests.to_string();
        writeln!(self.told, "{address}: {words}").expect("a string");
        let order = match commands::read(words) {
            Ok(order) => order,
            Err(misread) => {
                writeln!(self.told, "{misread:?}").expect("a string");
                return;
            }
        };
        let actor = Actor { channel, address: address.to_owned(), language: None };
        if channel == Channel::Email && address == "alva@home.test" {
            self.mails(&id, address, order);
            return;
        }
        let request = Request { id, actor, order, seen: None, place: None };
        let answer = if let Order::Ask(question) = &request.order.order {
            let (actor, game) = (&request.actor, request.order.game);
            service::put_question(&self.questions, self.now, actor, game, question)
                .expect("a club")
                .0
        } else {
            let scene = Scene::Server(ServerChannel {
                server: "77".into(),
                channel: "78".into(),
                language: None,
                members: vec!["1001".into()],
                names: std::collections::BTreeMap::new(),
            });
            let scene = (channel == Channel::Discord).then_some(&scene);
            service::hear(&mut self.service, self.now, &request, scene).expect("a club").answer
        };
        let (debug, text) = match answer {
            Answer::Done(notice) => (format!("{notice:?}"), notice.text(&self.reader())),
            Answer::Refused(why) => (format!("{why:?}"), why.text(&self.reader())),
        };
        writeln!(self.told, "{text}\n{debug}").expect("a string");
    }

    /// The same in an email whose sender is proved. If the club asks for confirmation, it gets a
    /// yes.
    fn mails(&mut self, id: &str, from: &str, order: OrderLine) {
        let incoming = |id: String, order: OrderLine| Incoming {
            id,
            name: None,
            from: from.to_owned(),
            answers: None,
            proof: Proof::Proven,
            proves: false,
            said: vec![MailLine::Order(order)],
            rest: Vec::new(),
            beside: Vec::new(),
            own: String::new(),
            language: None,
            lost: None,
            arrived: None,
        };
        let first = incoming(id.to_owned(), order);
        for done in service::mail::mails(&mut self.service, self.now, &[first]).expect("a club") {
            done.expect("a mail");
        }
        let asked = self.mail();
        if let Some(mail) = asked {
            let yes = OrderLine::without_game(Deed::Yes(None));
            let yes = Incoming {
                answers: Some(mail),
                proves: true,
                ..incoming(format!("{id}-yes"), yes)
            };
            for done in service::mail::mails(&mut self.service, self.now, &[yes]).expect("a club") {
                done.expect("a mail");
            }
            let _ = self.mail();
        }
    }

    /// Sends what is due by email, and notes what goes to the asker. Returns the last one that
    /// asks.
    fn mail(&mut self) -> Option<storage::MailId> {
        let mut asked = None;
        let due = service::mail::claim_mails(&mut self.service, self.now, 100).expect("the outbox");
        let written = due
            .iter()
            .map(|due| service::mail::write_mail(&self.questions, self.now, due))
            .collect();
        for mail in
            service::mail::keep_mails(&mut self.service, self.now, written).expect("the outbox")
        {
            if mail.address == "alva@home.test" {
                for notice in &mail.notices {
                    if matches!(notice, templates::Notice::MailAsked { .. }) {
                        asked = Some(mail.mail);
                    }
                    let text = notice.text(&mail.reader);
                    writeln!(self.told, "to Alva: {text}\n{notice:?}").expect("a string");
                    if let Some(archive) = notice.file() {
                        writeln!(self.told, "{}", archive.text).expect("a string");
                    }
                }
            }
            let receipt = mail.receipt(service::mail::Sent::Handed);
            service::mail::mails_sent(&mut self.service, self.now, &[receipt]).expect("a receipt");
        }
        asked
    }

    /// What waits for the asker at the terminal and in Discord.
    fn takes(&mut self) {
        for channel in [Channel::Terminal, Channel::Discord] {
            for mut letter in service::letters::claim(&mut self.service, self.now, channel, 100)
                .expect("the outbox")
            {
                service::letters::complete(&self.questions, self.now, &mut letter)
                    .expect("an archive");
                for part in &letter.parts {
                    if letter.name == "Alva" {
                        let text = part.notice.text(&letter.reader);
                        let debug = &part.notice;
                        writeln!(self.told, "to Alva: {text}\n{debug:?}").expect("a string");
                    }
                    service::letters::handed(&mut self.service, self.now, part.id)
                        .expect("a receipt");
                }
            }
        }
    }

    fn reader(&self) -> Reader {
        Reader::stranger(Locale::default().language, "Tafl Club", self.now)
    }

    /// The asker's own rows, without the one column that nobody is shown.
    fn rows(&self) -> String {
        let file = rusqlite::Connection::open(&self.path).expect("the club's file");
        let mut rows = String::new();
        for query in [
            "SELECT id || ' ' || terms || ' ' || sent_at || ' ' || expires_at || ' ' || state
                 || ' ' || games_left || ' ' || coalesce(address, '-')
                 || ' ' || coalesce(became, '-') FROM invitations
             WHERE sender = 1 ORDER BY id",
            "SELECT id || ' ' || channel || ' ' || address || ' ' || sent_at || ' ' || tries
             FROM links WHERE player = 1 ORDER BY id",
            "SELECT channel || ' ' || address FROM identities WHERE player = 1 ORDER BY id",
            "SELECT answer FROM requests WHERE player = 1 ORDER BY at, number",
            "SELECT whom || ' ' || text FROM reports WHERE player = 1 ORDER BY at",
            "SELECT blocked FROM blocks WHERE player = 1",
        ] {
            let mut statement = file.prepare(query).unwrap_or_else(|why| panic!("{query}: {why}"));
            let found = statement.query_map([], |row| {
                Ok(match row.get_ref(0)? {
                    rusqlite::types::ValueRef::Integer(number) => number.to_string(),
                    other => String::from_utf8_lossy(other.as_bytes().unwrap_or_default()).into(),
                })
            });
            for row in found.expect("rows") {
                writeln!(rows, "{}", row.expect("a row")).expect("a string");
            }
        }
        rows
    }

    /// Everything that the asker sees of it from then on, and what is stored.
    fn seen_afterwards(&mut self, channel: Channel, asker: &str) -> String {
        for words in [
            "invitations",
            "seeks",
            "games",
            "settings",
            "why",
            "ladder why Cleo brandubh",
            "challenge Cleo brandubh",
            "link other@post.test",
            "invitations",
            "cancel",
            "cancel 1",
            "rematch",
            "export yes",
        ] {
            self.asks(channel, asker, words);
            let _ = self.mail();
            self.takes();
        }
        self.now += TimeDelta::days(20);
        service::upkeep::tick(&mut self.service, self.now, 100).expect("a club");
        let _ = self.mail();
        self.takes();
        self.asks(channel, asker, "invitations");
        let seen = format!("{}\n{}", self.told, self.rows());
        seen.replace(self.address, EITHER)
    }
}

/// Every line that begins with a command and continues with an address, by that command.
fn lines() -> BTreeMap<String, Vec<String>> {
    let mut heads: Vec<String> =
        OrderWord::ALL.iter().map(|word| word.canonical().to_owned()).collect();
    let ladder = OrderWord::Ladder.canonical();
    let words = LadderWord::ALL.iter().map(|word| word.canonical());
    heads.extend(words.map(|word| format!("{ladder} {word}")));
    let tournament = OrderWord::Tournament.canonical();
    let words = TournamentWord::ALL.iter().map(|word| word.canonical());
    heads.extend(words.map(|word| format!("{tournament} {word}")));
    let tails = ["", " brandubh", " attack", " a word about it", " 1"];
    let line = |head: &String, tail: &str| format!("{head} {EITHER}{tail}");
    let all = heads.iter().flat_map(|head| tails.map(|tail| line(head, tail)));
    let mut lines = BTreeMap::<String, Vec<String>>::new();
    for line in all {
        if let Some(head) = takes_it(&line) {
            lines.entry(head).or_default().push(line);
        }
    }
    lines
}

/// The first words of the order that a line is read as, if the address is part of it.
fn takes_it(line: &str) -> Option<String> {
    let read = commands::read(&line.replace(EITHER, KNOWN)).ok()?;
    let canonical = read.to_string();
    let (head, _) = canonical.split_once(KNOWN)?;
    Some(head.trim().to_owned())
}

/// Who asks in a channel that people have.
fn asker(channel: Channel) -> Option<&'static str> {
    match channel {
        Channel::Terminal => Some("Alva"),
        Channel::Email => Some("alva@home.test"),
        Channel::Discord => Some("1001"),
        Channel::House | Channel::Web => None,
    }
}

fn askers() -> Vec<(Channel, &'static str)> {
    Channel::ALL.into_iter().filter_map(|channel| Some((channel, asker(channel)?))).collect()
}

#[track_caller]
fn assert_alike(between: Between, channel: Channel, asker: &str, lines: &[String]) {
    let said = [KNOWN, UNKNOWN].map(|address| {
        let mut club = Club::new(address, between);
        for line in lines {
            club.asks(channel, asker, &line.replace(EITHER, address));
            let _ = club.mail();
            club.takes();
        }
        club.seen_afterwards(channel, asker)
    });
    let [known, unknown] = &said;
    if let Some(difference) = tests::first_difference(known, unknown) {
        panic!("{between:?}, {channel:?}, {lines:?}: {difference}");
    }
    assert!(!known.contains(KNOWN) && !known.contains(UNKNOWN), "{known}");
    let shown = known.contains("Quirin") && between != Between::AskerBlocks;
    assert!(!shown, "{between:?}, {channel:?}, {lines:?}: {known}");
}

#[test]
fn the_commands_that_take_a_name_are_found() {
    let lines = lines();
    let found: Vec<&String> = lines.keys().collect();
    for head in [
        "challenge",
        "block",
        "unblock",
        "report",
        "link",
        "unlink",
        "ladder challenge",
        "ladder why",
        "ladder player",
        "ladder concede",
        "ladder defer",
    ] {
        assert!(lines.contains_key(head), "{head} is not among {found:?}");
    }
}

/// The same to all commands in that channel.
fn no_command_tells_whose_an_address_is(channel: Channel) {
    let asker = asker(channel).expect("people have it");
    for lines in lines().values() {
        assert_alike(Between::Nothing, channel, asker, lines);
    }
}

#[test]
fn no_command_at_a_terminal_tells_whose_an_address_is() {
    no_command_tells_whose_an_address_is(Channel::Terminal);
}

#[test]
fn no_command_by_email_tells_whose_an_address_is() {
    no_command_tells_whose_an_address_is(Channel::Email);
}

#[test]
fn no_command_in_discord_tells_whose_an_address_is() {
    no_command_tells_whose_an_address_is(Channel::Discord);
}

#[test]
fn nor_do_blocks_and_suspensions() {
    let lines = ["challenge ADDRESS brandubh", "link ADDRESS", "ladder challenge ADDRESS"];
    for between in [
        Between::AskerIsBlocked,
        Between::AskerBlocks,
        Between::OtherIsSuspended,
        Between::OtherWantsNoMail,
    ] {
        for line in lines {
            let line = line.to_owned();
            assert_alike(between, Channel::Terminal, "Alva", &[line]);
        }
    }
}

#[test]
fn nor_do_limits_and_what_one_does_later() {
    for line in ["challenge ADDRESS brandubh", "link ADDRESS"] {
        for (channel, asker) in askers() {
            let many: Vec<String> = std::iter::repeat_n(line.to_owned(), 7).collect();
            assert_alike(Between::Nothing, channel, asker, &many);
        }
    }
    for later in ["block Quirin", "accept 1", "decline 1", "counter 1 attack", "unlink ADDRESS"] {
        let lines = ["challenge ADDRESS brandubh".to_owned(), later.to_owned()];
        let said = [KNOWN, UNKNOWN].map(|address| {
            let mut club = Club::new(address, Between::Nothing);
            for line in &lines {
                club.asks(Channel::Terminal, "Alva", &line.replace(EITHER, address));
            }
            club.seen_afterwards(Channel::Terminal, "Alva")
        });
        assert_eq!(tests::first_difference(&said[0], &said[1]), None, "{later}");
    }
}

#[test]
fn nor_does_a_player_who_declines_or_leaves() {
    for words in ["decline 1", "decline 1 no time", "block Alva", "accept 2"] {
        let said = [KNOWN, UNKNOWN].map(|address| {
            let mut club = Club::new(address, Between::Nothing);
            club.asks(Channel::Terminal, "Alva", &format!("challenge {address} brandubh"));
            let told = std::mem::take(&mut club.told);
            club.asks(Channel::Email, KNOWN, words);
            club.told = told;
            club.seen_afterwards(Channel::Terminal, "Alva")
        });
        assert_eq!(tests::first_difference(&said[0], &said[1]), None, "{words}");
    }
}

#[test]
fn the_one_who_is_invited_can_play_and_is_known_from_then_on() {
    let mut club = Club::new(KNOWN, Between::Nothing);
    club.asks(Channel::Terminal, "Alva", &format!("challenge {KNOWN} brandubh attack"));
    assert!(!club.told.contains("Quirin"), "{}", club.told);
    club.asks(Channel::Email, KNOWN, "invitations");
    club.asks(Channel::Email, KNOWN, "accept 1");
    club.told.clear();
    club.takes();
    club.asks(Channel::Terminal, "Alva", "games");
    assert!(club.told.contains("Quirin"), "{}", club.told);
}
