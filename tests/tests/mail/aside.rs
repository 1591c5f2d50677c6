//! Emails about whose signature the DNS doesn't answer: they hold up nobody, are looked at again a
//! few times, and lose no move its time.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;

use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::Connection;
use service::Answer as Said;
use service::mail::{AsideEmail, AskedName, Incoming, MailId, MailLine, Proof};
use storage::Channel;
use tempfile::TempDir;
use tests::command::say;
use tests::mail::{Answer, Correspondent, Draft, Mailbox, Names, Signer, Style, until};

use super::limits::Desk;
use super::senders::Signed;

/// A club that also watches a mailbox.
struct Watched {
    mailbox: Mailbox,
    signed: Signed,
    _secret: TempDir,
}

impl Watched {
    fn laid() -> Watched {
        let mailbox = Mailbox::open();
        let secret = tempfile::tempdir().expect("a folder");
        let path = secret.path().join("password");
        fs::write(&path, "hush\n").expect("a file");
        fs::set_permissions(&path, Permissions::from_mode(0o600)).expect("its mode");
        let signed = Signed::laid(&format!(
            "[mail.imap]\nserver = \"{}\"\ntls = \"off\"\nuser = \"club\"\n\
             password-file = \"{}\"\n",
            mailbox.address,
            path.display()
        ));
        Watched { mailbox, signed, _secret: secret }
    }

    fn number(&self, query: &str) -> i64 {
        self.signed.table.club.number(query)
    }

    /// That many minutes pass for everything that waits for the DNS, and then the club looks.
    fn pass(&self, minutes: i64) {
        let club = &self.signed.table.club;
        let seconds = minutes * 60;
        club.change(&format!("UPDATE silent_names SET asked_at = asked_at - {seconds}"));
        club.change(&format!("UPDATE emails_aside SET due_at = due_at - {seconds}"));
        self.mailbox.announce();
    }

    /// Waits until that many emails are set aside that were looked at again that often.
    fn until_aside(&self, emails: i64, looks: i64) {
        let query = format!("SELECT count(*) FROM emails_aside WHERE looks = {looks}");
        until("emails are set aside", || (self.number(&query) == emails).then_some(()));
    }

    fn until_played(&self, ply: &str) {
        until("a move is played", || (self.signed.table.club.plies(1) == [ply]).then_some(()));
    }
}

/// A domain whose name server is out of order from now on.
fn silent(names: &Names, domain: &str) -> Signer {
    let signer = Signer::of(domain, names);
    signer.answer(names, Answer::Trouble);
    names.tell(&format!("_dmarc.{domain}"), Answer::Trouble);
    signer
}

/// What somebody unknown writes, at such a domain.
fn from_nowhere(names: &Names, domain: &str) -> Draft {
    let mut eve = Correspondent::new(&format!("eve@{domain}"), Style::Bare);
    silent(names, domain).sign(&eve.writes("play@tafl.test", "join Eve"), None)
}

#[test]
fn four_emails_of_silent_domains_hold_up_no_move() {
    let mut watched = Watched::laid();
    let Signed { table, names, alvas, .. } = &mut watched.signed;
    let begins = table.begins.clone();
    let ply = alvas.sign(&table.alva.answers(&begins, "d1-c1"), None);
    let domains = ["one.test", "two.test", "three.test", "four.test"];
    let strangers = domains.map(|domain| from_nowhere(names, domain));
    let [one, two, three, four] = &strangers;
    watched.mailbox.put(&[one, two, three, four, &ply]);
    watched.until_played("d1-c1");
    // In the first look: none of them has been looked at again.
    watched.until_aside(4, 0);
    until("the move is seen", || (watched.mailbox.seen() == [5]).then_some(()));
    let club = &watched.signed.table.club;
    let status = say(&club.folder, &["status"]);
    for domain in domains {
        assert!(status.contains(domain), "{status}");
        assert!(club.complaints().contains(&format!("does not answer about {domain}")));
    }
}

#[test]
fn after_1_5_and_30_minutes_a_player_is_asked_and_a_stranger_is_told_nothing() {
    let mut watched = Watched::laid();
    let Signed { table, names, .. } = &mut watched.signed;
    let begins = table.begins.clone();
    let other = Signer::with_selector("players.test", "s2", names);
    other.answer(names, Answer::Trouble);
    let ply = other.sign(&table.alva.answers(&begins, "d1-c1"), None);
    let stranger = from_nowhere(names, "nowhere.test");
    watched.mailbox.put(&[&stranger, &ply]);
    watched.until_aside(2, 0);
    let asked = |watched: &Watched| {
        let asked = watched.signed.names.asked();
        asked.iter().filter(|name| *name == "s2._domainkey.players.test").count()
    };
    let mut before = asked(&watched);
    for (looks, minutes) in [(1, 1), (2, 5)] {
        watched.pass(minutes);
        watched.until_aside(2, looks);
        let now = asked(&watched);
        assert!(now > before, "the DNS is asked again");
        before = now;
    }
    watched.pass(30);
    until("nothing waits", || {
        (watched.number("SELECT count(*) FROM emails_aside") == 0).then_some(())
    });
    assert!(asked(&watched) > before, "the DNS is asked again");
    until("both are dealt with", || (watched.mailbox.seen() == [1, 2]).then_some(()));
    let table = &mut watched.signed.table;
    let [question] = table.club.letters_to([&table.alva]);
    assert!(question.says("d1-c1") && question.says("If it was you"), "{question}");
    assert!(table.club.plies(1).is_empty());
    assert!(table.club.complaints().contains("an email was ignored: stranger"));
}

#[test]
fn a_move_is_played_when_the_dns_answers_again() {
    let mut watched = Watched::laid();
    let Signed { table, names, .. } = &mut watched.signed;
    let begins = table.begins.clone();
    let other = Signer::with_selector("players.test", "s2", names);
    other.answer(names, Answer::Trouble);
    let ply = other.sign(&table.alva.answers(&begins, "d1-c1"), None);
    watched.mailbox.put(&[&ply]);
    watched.until_aside(1, 0);
    watched.pass(1);
    watched.until_aside(1, 1);
    other.publish(&watched.signed.names);
    watched.pass(5);
    watched.until_played("d1-c1");
    until("nothing is silent any more", || {
        let waiting = "SELECT (SELECT count(*) FROM emails_aside)
                              + (SELECT count(*) FROM silent_names)";
        (watched.number(waiting) == 0).then_some(())
    });
    let table = &mut watched.signed.table;
    let [told, _] = table.club.letters_to([&table.alva, &table.ylva]);
    assert!(!told.says("If it was you"), "{told}");
}

#[test]
fn what_needs_no_proof_asks_nothing_in_the_dns() {
    let mut watched = Watched::laid();
    let Signed { table, names, alvas, .. } = &mut watched.signed;
    let begins = table.begins.clone();
    let evil = silent(names, "evil.test");
    let other = Signer::with_selector("players.test", "s2", names);
    other.answer(names, Answer::Trouble);
    let mut eve = Correspondent::new("eve@evil.test", Style::Bare);
    let changed = |draft: Draft, from: &str, to: &str| {
        let text = String::from_utf8_lossy(&draft.bytes).replacen(from, to, 1);
        Draft { bytes: text.into_bytes(), ..draft }
    };
    let dead = eve.writes("play+aaaaaaaaaaaaaaaaaaaaaaaaaa@tafl.test", "d1-c1");
    let elsewhere = eve.writes("eve@elsewhere.test", "join Eve");
    let forwarded = eve.answers(&begins, "d1-c1");
    let machine = eve.writes("play@tafl.test", "join Eve");
    let machine = changed(machine, "Subject: ", "Auto-Submitted: auto-replied\r\nSubject: ");
    let away = table.alva.answers(&begins, "I am away until Monday.");
    let away = changed(away, "Subject: Re: ", "Subject: Out of office: ");
    let unproven = [dead, elsewhere, forwarded, machine].map(|draft| evil.sign(&draft, None));
    let away = other.sign(&away, None);
    let ply = alvas.sign(&table.alva.answers(&begins, "d1-c1"), None);
    let [dead, elsewhere, forwarded, machine] = &unproven;
    watched.mailbox.put(&[dead, elsewhere, forwarded, machine, &away, &ply]);
    watched.until_played("d1-c1");
    until("all are seen", || (watched.mailbox.seen() == [1, 2, 3, 4, 5, 6]).then_some(()));
    let asked = watched.signed.names.asked();
    assert!(!asked.iter().any(|name| name.contains("evil") || name.contains("s2")), "{asked:?}");
    let complaints = watched.signed.table.club.complaints();
    for why in ["dead-token", "not-ours", "stranger", "auto-submitted", "away"] {
        assert!(complaints.contains(&format!("an email was ignored: {why}")), "{complaints}");
    }
}

/// A stranger can name any key in a signature that nobody has made, also one about which the DNS
/// never answers.
#[test]
fn nobody_makes_the_domain_of_a_player_silent() {
    let mut watched = Watched::laid();
    let Signed { table, names, alvas, .. } = &mut watched.signed;
    let begins = table.begins.clone();
    let long = "x".repeat(64);
    let forged = ["old", &long].map(|selector| {
        let signer = Signer::with_selector("players.test", selector, names);
        signer.answer(names, Answer::Trouble);
        signer.sign(&table.alva.writes("play@tafl.test", "settings zone Asia/Tokyo"), None)
    });
    let ply = alvas.sign(&table.alva.answers(&begins, "d1-c1"), None);
    let [old, impossible] = &forged;
    watched.mailbox.put(&[old, impossible, &ply]);
    watched.until_played("d1-c1");
    // What no key can be called isn't asked about; its sender is.
    watched.until_aside(1, 0);
    let table = &mut watched.signed.table;
    let letters = table.club.letters();
    let asked = letters.iter().filter(|letter| letter.says("If it was you"));
    assert_eq!(asked.count(), 1, "{letters:?}");
}

#[test]
fn the_listener_waits_for_a_silent_domain_once() {
    let mut signed = Signed::laid("");
    let Signed { table, names, .. } = &mut signed;
    let begins = table.begins.clone();
    let [one, two] =
        ["s2", "s3"].map(|selector| Signer::with_selector("players.test", selector, names));
    for signer in [&one, &two] {
        signer.answer(names, Answer::Silence);
    }
    names.tell("_dmarc.players.test", Answer::Silence);
    let first = one.sign(&table.alva.answers(&begins, "d1-c1"), None);
    let second = two.sign(&table.alva.answers(&begins, "d1-b1"), None);
    first.send(table.club.port()).expect_err("the mail is to come again");
    let asked = names.asked().len();
    for draft in [&first, &second] {
        let refused = draft.send(table.club.port()).expect_err("the mail is to come again");
        assert!(refused.contains("451") || refused.contains("transient"), "{refused}");
    }
    assert_eq!(names.asked().len(), asked, "nothing more is asked");
    let status = say(&table.club.folder, &["status"]);
    assert!(status.contains("players.test (last asked at"), "{status}");
    assert!(table.club.complaints().contains("does not answer about players.test"));
    assert_eq!(table.club.number("SELECT count(*) FROM emails_aside WHERE mail > 0"), 2);
    // One email asks again after a minute, and the domain isn't silent any more.
    one.publish(names);
    two.publish(names);
    table.club.change("UPDATE silent_names SET asked_at = asked_at - 60");
    first.send(table.club.port()).expect("it is taken");
    assert_eq!(table.club.plies(1), ["d1-c1"]);
    assert!(!say(&table.club.folder, &["status"]).contains("last asked at"));
}

/// The names that a check asked about in vain, or not.
fn asked(name: &str, is_answered: bool) -> AskedName {
    AskedName { name: name.into(), domain: "players.test".into(), is_answered }
}

const IN_MAILBOX: AsideEmail = AsideEmail::InMailbox { validity: 7, uid: 1 };

#[test]
fn the_pauses_grow_and_an_hour_is_the_end() {
    let mut desk = Desk::laid();
    let begun = desk.now;
    let mut at = begun;
    for minutes in [1, 5, 30] {
        service::mail::set_aside(&mut desk.service, at, &IN_MAILBOX, None, None)
            .expect("no trouble");
        at += TimeDelta::minutes(minutes);
        assert_eq!(
            service::mail::next_email_aside(&desk.questions, 7).expect("no trouble"),
            Some((1, at))
        );
        assert_eq!(service::mail::next_email_aside(&desk.questions, 8).expect("no trouble"), None);
        let (_, waited) =
            service::mail::silent_names(&desk.questions, at, &IN_MAILBOX, &[]).expect("no trouble");
        let waited = waited.expect("it is aside");
        assert_eq!((waited.arrived, waited.is_over), (begun, minutes == 30));
    }
    // A mailbox that starts to count again is read again.
    service::mail::set_mailbox(&mut desk.service, "mailbox", (8, 1)).expect("no trouble");
    assert_eq!(service::mail::next_email_aside(&desk.questions, 7).expect("no trouble"), None);

    let name = "s1._domainkey.players.test";
    let is_silent = |desk: &Desk, now: DateTime<Utc>| {
        let names = [name.to_owned()];
        let (silent, _) = service::mail::silent_names(&desk.questions, now, &IN_MAILBOX, &names)
            .expect("no trouble");
        silent.names.contains(name)
    };
    let mut at = begun;
    for minutes in [1, 5, 30, 30] {
        service::mail::note_asked(&mut desk.service, at, &[asked(name, false)])
            .expect("no trouble");
        // Others who asked at the same time make no difference.
        service::mail::note_asked(&mut desk.service, at, &[asked(name, false)])
            .expect("no trouble");
        let next = at + TimeDelta::minutes(minutes);
        assert!(is_silent(&desk, next - TimeDelta::seconds(1)) && !is_silent(&desk, next));
        let named = service::mail::silent_domains(&desk.questions, at).expect("no trouble");
        assert_eq!(named, [("players.test".to_owned(), at)]);
        at = next;
    }
    let last = at + TimeDelta::minutes(30);
    assert!(service::mail::silent_domains(&desk.questions, last).expect("no trouble").is_empty());
    service::mail::note_asked(&mut desk.service, last, &[asked("other.test", false)])
        .expect("no trouble");
    assert!(!is_silent(&desk, last));
    // An answer ends it at once.
    service::mail::note_asked(&mut desk.service, last, &[asked(name, false)]).expect("no trouble");
    assert!(is_silent(&desk, last));
    service::mail::note_asked(&mut desk.service, last, &[asked(name, true)]).expect("no trouble");
    assert!(!is_silent(&desk, last));
}

/// A game in which Alva's time is nearly up, and the email that told her that it is her turn.
struct Pressed {
    desk: Desk,
    file: Connection,
    begins: MailId,
    /// When her time is up.
    zero: DateTime<Utc>,
}

impl Pressed {
    /// The game has just begun, and there is plenty of time.
    fn begun() -> Pressed {
        let mut desk = Desk::laid();
        for (address, line) in [
            ("alva@players.test", "challenge Ylva brandubh attack 2d+1h/2d no-vacation"),
            ("ylva@players.test", "accept"),
        ] {
            let answer = desk.ask(Channel::Email, address, line);
            assert!(matches!(answer, Said::Done(_)), "{answer:?}");
        }
        desk.sent();
        let file = Connection::open(desk.folder.path().join("club.sqlite")).expect("the club");
        let sql = "SELECT max(mail) FROM mail_games JOIN mails ON mails.id = mail
                   WHERE address = 'alva@players.test' AND game = 2";
        let begins = MailId(file.query_row(sql, [], |row| row.get(0)).expect("an email"));
        let zero = desk.now + TimeDelta::hours(3);
        Pressed { desk, file, begins, zero }
    }

    fn laid() -> Pressed {
        let mut pressed = Pressed::begun();
        let sql = "SELECT count(*) FROM events WHERE game = 2 AND text = 'warned last'";
        while pressed.number(sql) == 0 {
            pressed.desk.now += TimeDelta::minutes(10);
            service::upkeep::tick(&mut pressed.desk.service, pressed.desk.now, 100)
                .expect("no trouble");
        }
        let due = pressed.number("SELECT due_at FROM games WHERE id = 2");
        pressed.zero = DateTime::from_timestamp(due, 0).expect("a moment");
        pressed
    }

    fn number(&self, sql: &str) -> i64 {
        self.file.query_row(sql, [], |row| row.get(0)).expect("a number")
    }

    /// The club that many minutes after her time is up.
    fn tick(&mut self, minutes: i64) {
        self.desk.now = self.zero + TimeDelta::minutes(minutes);
        service::upkeep::tick(&mut self.desk.service, self.desk.now, 100).expect("no trouble");
    }

    /// Her email with the move arrives then, and is set aside.
    fn set_aside(&mut self, minutes: i64) {
        let at = self.zero + TimeDelta::minutes(minutes);
        let (service, begins) = (&mut self.desk.service, Some(self.begins));
        service::mail::set_aside(service, at, &IN_MAILBOX, Some(at), begins).expect("no trouble");
    }

    /// It is dealt with.
    fn deal(&mut self, arrived: i64) {
        let mail = Incoming {
            id: "<waited@players.test>".into(),
            name: None,
            from: "alva@players.test".into(),
            answers: Some(self.begins),
            proof: Proof::Proven,
            proves: false,
            said: vec![MailLine::Order(commands::read("d1-c1").expect("a move"))],
            rest: Vec::new(),
            beside: Vec::new(),
            own: String::new(),
            language: None,
            lost: None,
            arrived: Some(self.zero + TimeDelta::minutes(arrived)),
        };
        let done = service::mail::mails(&mut self.desk.service, self.desk.now, &[mail])
            .expect("no trouble");
        assert!(done.iter().all(Result::is_ok), "{done:?}");
        service::mail::forget_aside(&mut self.desk.service, &IN_MAILBOX).expect("no trouble");
    }

    /// When her move was made, in minutes after her time was up.
    fn played(&self) -> Option<i64> {
        let sql = "SELECT at FROM events WHERE game = 2 AND text = 'ply d1-c1'";
        let at = self.file.query_row(sql, [], |row| row.get::<_, i64>(0)).ok()?;
        Some((at - self.zero.timestamp()) / 60)
    }

    fn is_up(&self) -> bool {
        let sql = "SELECT count(*) FROM events WHERE game = 2 AND text = 'time-up'";
        self.number(sql) > 0
    }
}

#[test]
fn a_move_that_was_set_aside_in_time_is_in_time() {
    let mut pressed = Pressed::laid();
    pressed.set_aside(-1);
    pressed.tick(35);
    assert!(!pressed.is_up(), "her time isn't up while the move may come");
    pressed.deal(-1);
    assert_eq!((pressed.played(), pressed.is_up()), (Some(-1), false));
}

#[test]
fn a_move_that_came_too_late_is_too_late() {
    let mut pressed = Pressed::laid();
    pressed.set_aside(1);
    pressed.tick(2);
    assert!(pressed.is_up());
    pressed.deal(1);
    assert_eq!(pressed.played(), None);
}

#[test]
fn a_move_counts_back_by_an_hour_at_most() {
    let mut pressed = Pressed::laid();
    pressed.set_aside(-1);
    pressed.tick(59);
    assert!(!pressed.is_up());
    pressed.tick(60);
    assert!(pressed.is_up());
}

#[test]
fn a_move_that_waited_for_long_counts_from_an_hour_ago() {
    let mut early = Pressed::begun();
    early.desk.now = early.zero;
    early.deal(-119);
    assert_eq!(early.played(), Some(-60));
}

/// Otherwise somebody who makes their own domain silent could think for an hour longer.
#[test]
fn while_a_move_waits_no_other_is_made_in_its_place() {
    let mut pressed = Pressed::laid();
    pressed.set_aside(-1);
    pressed.tick(5);
    assert!(!pressed.is_up());
    let answer = pressed.desk.ask(Channel::Email, "alva@players.test", "2 d1-b1");
    assert!(matches!(&answer, Said::Refused(_)), "{answer:?}");
    assert!(pressed.is_up());
}
