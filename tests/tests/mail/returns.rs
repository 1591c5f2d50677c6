//! What comes back: reports of mail servers, complaints, and readers who want no more email.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use tests::command::play;
use tests::mail::{Club, Correspondent, Draft, Letter, Relay, Style};

use crate::mail::table::Table;

/// A club whose emails go to that server, with public pages.
pub fn with_relay(relay: &Relay) -> Club {
    let configuration = format!(
        "[mail]\nlisten = \"127.0.0.1:0\"\nrelay = \"smtp://{}\"\n\n\
         [web]\nlisten = \"127.0.0.1:0\"\naddress = \"https://tafl.test\"\n",
        relay.address
    );
    Club::configured(&configuration, "play@taflpost.localhost")
}

/// A game by email through a mail server.
struct Post {
    club: Club,
    relay: Relay,
    alva: Correspondent,
    ylva: Correspondent,
    begins: Letter,
    begun: Letter,
}

impl Post {
    fn laid() -> Post {
        let relay = Relay::open();
        let club = with_relay(&relay);
        let alva = Correspondent::new("alva@players.test", Style::Top);
        let ylva = Correspondent::new("ylva@others.test", Style::Block);
        let mut players = [alva, ylva];
        let mut welcome = None;
        for (player, name) in players.iter_mut().zip(["Alva", "Ylva"]) {
            let [asked] = send(&club, &relay, &player.writes(&club.own, &format!("join {name}")));
            let [letter] = send(&club, &relay, &player.answers(&asked, "yes"));
            welcome = welcome.or(Some(letter));
        }
        let [mut alva, mut ylva] = players;
        let welcome = welcome.expect("Alva's");
        let challenge = alva.answers(&welcome, "challenge Ylva brandubh attack");
        let invited = send::<2>(&club, &relay, &challenge)
            .into_iter()
            .find(|letter| letter.to() == ylva.address)
            .expect("an invitation");
        let [one, other] = send(&club, &relay, &ylva.answers(&invited, "accept"));
        let (begun, begins) = if one.to() == ylva.address { (one, other) } else { (other, one) };
        Post { club, relay, alva, ylva, begins, begun }
    }

    fn letters(&self) -> Vec<Letter> {
        self.club.rest();
        self.relay.letters()
    }

    fn suspended(&self) -> i64 {
        self.club.number("SELECT count(*) FROM identities WHERE suspended_at IS NOT NULL")
    }

    /// A report about an email, to the address that its envelope named.
    fn report(&self, letter: &Letter, report: &str) -> Draft {
        let to = letter.sender.clone().expect("an envelope");
        let bytes = report.replace("\r\n", "\n").replace('\n', "\r\n").into_bytes();
        Draft { from: "mailer@relay.test".into(), to, bytes }
    }
}

/// An email and the ones that it leads to.
fn send<const N: usize>(club: &Club, relay: &Relay, draft: &Draft) -> [Letter; N] {
    club.take(draft);
    club.rest();
    let letters = relay.letters();
    letters.try_into().unwrap_or_else(|letters| panic!("{N} letters, not {letters:?}"))
}

/// A report of a mail server (RFC 3464) with that status.
fn bounce(status: &str, number: u32) -> String {
    format!(
        "From: Mail Delivery System <mailer-daemon@relay.test>\nTo: play@taflpost.localhost\n\
         Subject: Undelivered Mail Returned to Sender\nMessage-ID: <bounce{number}@relay.test>\n\
         Auto-Submitted: auto-replied\nMIME-Version: 1.0\n\
         Content-Type: multipart/report; report-type=delivery-status; boundary=\"b\"\n\n\
         --b\nContent-Type: text/plain\n\nIt could not be delivered.\n\n\
         --b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; relay.test\n\n\
         Final-Recipient: rfc822; ylva@others.test\nAction: failed\nStatus: {status}\n\
         Diagnostic-Code: smtp; 550 {status} no such user\n\n--b--\n"
    )
}

fn complaint() -> String {
    "From: <feedback@others.test>\nTo: play@taflpost.localhost\nSubject: FW: spam\n\
     Message-ID: <arf@others.test>\nMIME-Version: 1.0\n\
     Content-Type: multipart/report; report-type=feedback-report; boundary=\"b\"\n\n\
     --b\nContent-Type: text/plain\n\nThis is a report.\n\n\
     --b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\n\
     User-Agent: Feedback/1.0\nVersion: 1\n\n--b--\n"
        .to_owned()
}

#[test]
fn a_hard_bounce_suspends_the_address_and_the_opponent_is_told() {
    let mut post = Post::laid();
    let ply = post.alva.answers(&post.begins, "d1-c1");
    let letters: [Letter; 2] = send(&post.club, &post.relay, &ply);
    let notice = letters.iter().find(|letter| letter.to() == post.ylva.address).expect("hers");
    assert!(notice.sender.as_deref().is_some_and(|to| to.starts_with("play+bounce-")));
    let report = post.report(notice, &bounce("5.1.1", 1));
    let [told] = send(&post.club, &post.relay, &report);
    assert_eq!(told.to(), post.alva.address);
    assert!(told.says("Ylva’s clock is running all the same."), "{told}");
    assert_eq!(post.suspended(), 1);
    // Her clock runs on, and Alva knows it.
    let due = "SELECT count(*) FROM games WHERE id = 1 AND due_at IS NOT NULL";
    assert_eq!(post.club.number(due), 1);

    // She writes, so she reads: what waited arrives.
    let board = post.ylva.answers(&post.begun, "d3-c3");
    post.club.take(&board);
    let letters = post.letters();
    assert_eq!(post.suspended(), 0);
    assert!(letters.iter().any(|letter| letter.to() == post.ylva.address), "{letters:?}");
}

#[test]
fn what_came_back_goes_another_way_if_there_is_one() {
    let mut post = Post::laid();
    let ply = post.alva.answers(&post.begins, "d1-c1");
    let letters: [Letter; 2] = send(&post.club, &post.relay, &ply);
    let notice = letters.iter().find(|letter| letter.to() == post.ylva.address).expect("hers");
    let _ = play(&post.club.folder, "Ylva", "games\n");
    post.club.take(&post.report(notice, &bounce("5.1.1", 1)));
    let _ = post.letters();
    let there = "SELECT count(*) FROM outbox WHERE channel = 'terminal' AND player = 2";
    let shown = play(&post.club.folder, "Ylva", "games\n");
    assert!(
        shown.contains("Move 1: The attackers moved d1-c1.") || post.club.number(there) == 0,
        "{shown}"
    );
}

#[test]
fn a_soft_bounce_is_forgiven_twice() {
    let mut post = Post::laid();
    let ply = post.alva.answers(&post.begins, "d1-c1");
    let letters: [Letter; 2] = send(&post.club, &post.relay, &ply);
    let mut notice =
        letters.into_iter().find(|letter| letter.to() == post.ylva.address).expect("hers");
    let first = notice.id().to_owned();
    for number in 1..=2 {
        post.club.take(&post.report(&notice, &bounce("4.2.2", number)));
        assert!(post.letters().is_empty(), "nobody is told of it");
        assert_eq!(post.suspended(), 0);
        // It is sent again, with the same Message-ID.
        post.club.pass_time();
        let again = tests::mail::until("it comes again", || post.relay.letters().pop());
        assert_eq!((again.id(), again.to()), (first.as_str(), post.ylva.address.as_str()));
        notice = again;
    }
    post.club.take(&post.report(&notice, &bounce("4.2.2", 3)));
    let letters = post.letters();
    assert_eq!(post.suspended(), 1);
    assert!(letters.iter().all(|letter| letter.to() == post.alva.address), "{letters:?}");
}

#[test]
fn a_forged_report_changes_nothing() {
    let post = Post::laid();
    let sender = post.begun.sender.clone().expect("an envelope");
    let (front, back) = sender.split_at("play+bounce-".len());
    let changed = if back.starts_with('b') { "c" } else { "b" };
    let mut forged = post.report(&post.begun, &bounce("5.1.1", 1));
    forged.to = format!("{front}{changed}{}", &back[1..]);
    let refused = forged.send(post.club.port()).expect_err("nobody is there");
    assert!(refused.contains("5.1.1"), "{refused}");
    // To the club itself, or to the address of an answer, it is not an answer.
    for to in [post.club.own.clone(), post.begun.reply_to().to_owned()] {
        post.club.take(&Draft { to, ..forged.clone() });
    }
    assert!(post.letters().is_empty());
    assert_eq!(post.suspended(), 0);
    // A person's words at the address for reports are not read.
    let person = Correspondent::new("ylva@others.test", Style::Top)
        .writes(&sender, "resign\nyes\n550 5.1.1 no such user");
    post.club.take(&person);
    assert!(post.letters().is_empty());
    assert_eq!(post.suspended(), 0);
}

#[test]
fn a_complaint_stops_mail_until_its_reader_writes_again() {
    let mut post = Post::laid();
    post.club.take(&post.report(&post.begun, &complaint()));
    let letters = post.letters();
    assert_eq!(post.suspended(), 1);
    assert!(letters.iter().all(|letter| letter.to() == post.alva.address), "{letters:?}");
    let ply = post.alva.answers(&post.begins, "d1-c1");
    let [told] = send(&post.club, &post.relay, &ply);
    assert_eq!(told.to(), post.alva.address);
    post.club.take(&post.ylva.answers(&post.begun, "board"));
    assert_eq!(post.suspended(), 0);
}

/// No email goes to Ylva until she says that she wants it. Her clock does not wait for that.
fn wanted_again(post: &mut Post) {
    let ply = post.alva.answers(&post.begins, "d1-c1");
    let [told] = send(&post.club, &post.relay, &ply);
    assert_eq!(told.to(), post.alva.address);
    assert!(told.says("We couldn’t reach Ylva, but the clock has been running since"), "{told}");
    let events = post.club.texts("SELECT text FROM events WHERE game = 1 ORDER BY number");
    assert_eq!(events.last().map(String::as_str), Some("unreached"), "{events:?}");
    // Moving is not a request for email.
    post.club.take(&post.ylva.answers(&post.begun, "board"));
    assert_eq!(post.suspended(), 1);
    let _ = post.letters();
    post.club.take(&post.ylva.answers(&post.begun, "channel mail"));
    let letters = post.letters();
    assert_eq!(post.suspended(), 1, "{letters:?}");
    let question = letters.iter().find(|letter| letter.says("If it was you")).expect("a question");
    post.club.take(&post.ylva.answers(question, "yes"));
    let letters = post.letters();
    assert_eq!(post.suspended(), 0, "{letters:?}");
    assert!(
        letters.iter().any(|letter| letter.to() == post.ylva.address
            && letter.says("Move 1: The attackers moved d1-c1.")),
        "what waited comes: {letters:?}"
    );
}

#[test]
fn a_mail_to_the_address_of_list_unsubscribe_stops_mail() {
    let mut post = Post::laid();
    let stop = post.begun.stop_to().to_owned();
    post.club.take(&post.ylva.writes(&stop, "stop"));
    let letters = post.letters();
    assert!(letters.iter().all(|letter| letter.to() == post.alva.address), "{letters:?}");
    assert_eq!(post.suspended(), 1);
    wanted_again(&mut post);
}

fn http(post: &Post, request: &str) -> String {
    let mut stream = TcpStream::connect(post.club.pages()).expect("the pages");
    stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a socket");
    stream.write_all(request.as_bytes()).expect("a socket");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn one_click_stops_mail_and_a_look_changes_nothing() {
    let mut post = Post::laid();
    let page = post.begun.stop_page().to_owned();
    assert_eq!(post.begun.header("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
    let look = format!("GET /u/{page} HTTP/1.1\r\nHost: tafl.test\r\nConnection: close\r\n\r\n");
    let shown = http(&post, &look);
    assert!(shown.starts_with("HTTP/1.1 200") && shown.contains("<form"), "{shown}");
    assert_eq!(post.suspended(), 0);
    let click = format!(
        "POST /u/{page} HTTP/1.1\r\nHost: tafl.test\r\nConnection: close\r\nContent-Type: \
         application/x-www-form-urlencoded\r\nContent-Length: 26\r\n\r\n\
         List-Unsubscribe=One-Click"
    );
    for _ in 0..2 {
        let done = http(&post, &click);
        assert!(done.starts_with("HTTP/1.1 200"), "{done}");
        assert_eq!(post.suspended(), 1);
    }
    let nobody = http(&post, &look.replace("/u/", "/u/a"));
    assert!(nobody.starts_with("HTTP/1.1 404"), "{nobody}");
    let _ = post.letters();
    wanted_again(&mut post);
}

#[test]
fn without_public_pages_only_a_mail_stops_mail() {
    let table = Table::laid();
    assert!(table.begins.header("List-Unsubscribe-Post").is_none());
    let header = table.begins.header("List-Unsubscribe").expect("a way");
    assert!(header.starts_with("<mailto:play+stop-"), "{header}");
}
