//! Requests that come at the same instant, twice, or from a clock that was set back: a game
//! continues as if they had come in the right order, once, on a good clock.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, TimeZone, Utc};
use club::{Club, Folder, Opened, Threads};
use correspondence::course::Course;
use engine::ruleset::shipped_library;
use pictures::{Art, Painter};
use service::{Actor, Answer, MessageAt, Place, Request};
use storage::{Channel, EventRow, File, GameId};
use templates::Reader;
use terminal::server;
use tests::terminal::{Luck, Terminal, chain};
use tokio::runtime::Runtime;

fn request(id: &str, name: &str, text: &str) -> Request {
    let order = commands::read(text).unwrap_or_else(|misread| panic!("{text}: {misread:?}"));
    let actor = Actor { channel: Channel::Terminal, address: name.to_owned(), language: None };
    Request { id: id.to_owned(), actor, order, seen: None, place: Some(Place::of_message(name)) }
}

/// The same from the email address of that player.
fn by_mail(id: &str, name: &str, text: &str) -> Request {
    let address = format!("{}@example.org", name.to_lowercase());
    let actor = Actor { channel: Channel::Email, address, language: None };
    Request { actor, ..request(id, name, text) }
}

fn events(path: &Path) -> Vec<EventRow> {
    let file = File::open_to_read(path).expect("the club's file");
    file.view().events(GameId(1)).expect("the events of game 1")
}

fn count(path: &Path, text: &str) -> usize {
    events(path).iter().filter(|event| event.text == text).count()
}

/// A running club with a game of Alva (attackers) against Ylva, with requests from many threads.
struct Table {
    runtime: Runtime,
    club: Club,
    folder: Folder,
    _threads: Threads,
    _parent: tempfile::TempDir,
}

impl Table {
    /// The players join like that.
    fn laid(join: fn(&str, &str, &str) -> Request) -> Table {
        let parent = tempfile::tempdir().expect("a folder");
        let folder = Folder::open(&parent.path().join("club")).expect("a new club");
        let library = Arc::new(shipped_library().clone());
        let Opened { club, threads, .. } =
            Club::open_to(&folder, library, &Channel::ALL).expect("an open club");
        let runtime = Runtime::new().expect("a runtime");
        let table = Table { runtime, club, folder, _threads: threads, _parent: parent };
        for request in [
            join("1", "Alva", "join Alva"),
            join("2", "Ylva", "join Ylva"),
            request("3", "Alva", "challenge Ylva skalk attack"),
            request("4", "Ylva", "accept"),
        ] {
            let (done, answer) = table.ask(&request);
            assert!(done, "{answer}");
        }
        table
    }

    /// Whether it was done, and what was said.
    fn ask(&self, request: &Request) -> (bool, String) {
        let reader = self.reader(&request.actor);
        let answer = self.runtime.block_on(self.club.ask(request.clone()));
        match answer.expect("an answer") {
            Answer::Done(notice) => (true, notice.text(&reader)),
            Answer::Refused(refusal) => (false, refusal.text(&reader)),
        }
    }

    /// What is said before the answer.
    fn told_first(&self, request: &Request) -> Option<String> {
        let heard = self.runtime.block_on(self.club.hear(request.clone(), None));
        let reader = self.reader(&request.actor);
        heard.expect("an answer").first.map(|first| first.text(&reader))
    }

    fn reader(&self, actor: &Actor) -> Reader {
        let who = self.runtime.block_on(self.club.who(actor.clone()));
        who.expect("an answer").1
    }

    /// All at the same instant, as far as a machine can do that.
    fn ask_at_once(&self, requests: &[Request]) -> Vec<(bool, String)> {
        let start = Barrier::new(requests.len());
        thread::scope(|threads| {
            let asked: Vec<_> = requests
                .iter()
                .map(|request| {
                    threads.spawn(|| {
                        start.wait();
                        self.ask(request)
                    })
                })
                .collect();
            asked.into_iter().map(|asked| asked.join().expect("an answer")).collect()
        })
    }
}

#[test]
fn of_two_plies_at_once_on_two_channels_one_is_played_and_the_other_is_answered_with_why() {
    let table = Table::laid(by_mail);
    // Whichever of each pair comes first, the other could still be played after it.
    let pairs = [
        ("Alva", "Ylva", ["d1-d2", "h1-h2"]),
        ("Ylva", "Alva", ["f8-g8", "f8-h8"]),
        ("Alva", "Ylva", ["a4-b4", "a8-b8"]),
        ("Ylva", "Alva", ["f4-g4", "f4-h4"]),
        ("Alva", "Ylva", ["k4-j4", "k8-j8"]),
        ("Ylva", "Alva", ["d6-d7", "d6-d8"]),
    ];
    for (number, (name, other, plies)) in pairs.into_iter().enumerate() {
        let ids = ["left", "right"].map(|hand| format!("{hand} {number}"));
        let [one, other_one] = plies.map(|ply| format!("1: {ply}"));
        let left = by_mail(&ids[0], name, &one);
        let right = request(&ids[1], name, &other_one);
        let answers = table.ask_at_once(&[left, right]);
        let done: Vec<bool> = answers.iter().map(|(done, _)| *done).collect();
        assert!(done == [true, false] || done == [false, true], "{answers:?}");
        for (done, text) in &answers {
            let begins = format!("It isn’t your turn: we’re waiting for {other}.");
            assert!(*done || text.starts_with(&begins), "{text}");
        }
        let file = table.folder.file();
        let played = plies.map(|ply| count(&file, &format!("ply {ply}")));
        assert_eq!(played, [0, 1].map(|i| usize::from(done[i])), "{plies:?}");
    }
}

/// An answer without what the clock says, which may differ a second later.
fn timeless(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.starts_with("It’s ")).collect()
}

#[test]
fn the_same_request_at_once_and_later_is_carried_out_once() {
    let table = Table::laid(request);
    let file = table.folder.file();
    let ply = request("the same", "Alva", "1: d1-d2");
    let answers = table.ask_at_once(&vec![ply.clone(); 8]);
    for (done, text) in &answers {
        assert!(*done, "{text}");
        assert_eq!(timeless(text), timeless(&answers[0].1));
    }
    assert_eq!(count(&file, "ply d1-d2"), 1);

    let (done, answer) = table.ask(&request("another", "Ylva", "1: f8-g8"));
    assert!(done, "{answer}");
    let (done, later) = table.ask(&ply);
    assert!(done, "{later}");
    assert_eq!(chain(&later), chain(&answers[0].1), "the answer of then");
    assert_eq!(count(&file, "ply d1-d2"), 1);

    // A refusal is remembered too: an old request is not carried out even if it would be possible
    // by now.
    let early = request("early", "Ylva", "1: f4-g4");
    let (done, refused) = table.ask(&early);
    assert!(!done, "{refused}");
    assert!(table.ask(&request("next", "Alva", "1: h1-h2")).0);
    assert!(!table.ask(&early).0);
    assert_eq!(count(&file, "ply f4-g4"), 0);
}

#[test]
fn what_is_said_before_an_answer_is_said_again_with_it() {
    let table = Table::laid(request);
    let at =
        |shown: u32| MessageAt { conversation: "a sitting".into(), message: shown.to_string() };
    let shown = |number, request: Request| {
        let place = Some(Place { answers: at(number), asks: at(number + 1) });
        Request { place, ..request }
    };
    let asked = shown(1, request("asked", "Alva", "1: resign"));
    assert_eq!(table.told_first(&asked), None);
    let other = shown(2, request("other", "Alva", "1: say Good luck!"));
    let closed = Some("Your question about resigning game 1 is closed.".to_owned());
    assert_eq!(table.told_first(&other), closed);
    assert_eq!(table.told_first(&other), closed, "the first answer may have been lost");

    // Somebody who joins for something that is refused is welcome all the same.
    let wish = request("wish", "Bo", "challenge Nobody skalk");
    assert_eq!(table.told_first(&wish), None);
    let yes = request("yes", "Bo", "yes");
    let welcome = table.told_first(&yes).expect("a welcome");
    assert!(welcome.starts_with("Welcome to Taflpost, Bo!"), "{welcome}");
    assert_eq!(table.told_first(&yes), Some(welcome));
}

#[test]
fn taking_what_waits_is_no_news() {
    let table = Table::laid(request);
    let club = &table.club;
    let mut news = club.news();
    table.runtime.block_on(async {
        let actor = Actor { channel: Channel::Terminal, address: "Alva".into(), language: None };
        let (player, _) = club.who(actor).await.expect("an answer");
        let player = player.expect("Alva plays");
        let mut sent = BTreeSet::new();
        // News is sent after the job that made it has been answered: once another job has been
        // answered, all earlier news has been sent.
        let _ = club.take_letters(player, sent.clone()).await.expect("an answer");
        news.mark_unchanged();
        for _ in 0..3 {
            let letters = club.take_letters(player, sent.clone()).await;
            let letters = letters.expect("an answer");
            sent.extend(letters.iter().flat_map(|letter| &letter.parts).map(|part| part.id));
        }
        let last = sent.pop_last().expect("she was told that the game begins");
        let handed = club.decide(move |service, now| service::letters::handed(service, now, last));
        handed.await.expect("a receipt");
        let patience = Duration::from_millis(50);
        let changed = tokio::time::timeout(patience, news.changed()).await;
        assert!(changed.is_err(), "an endless loop for those who are told of it");
    });
}

#[test]
fn what_is_moved_to_an_open_terminal_is_shown_there_at_once() {
    let table = Table::laid(by_mail);
    let listener = table.runtime.block_on(async { server::open_socket(&table.folder) });
    let listener = listener.expect("a socket");
    let painter = Arc::new(Painter::new(Art::shipped().clone()));
    table.runtime.spawn(server::serve_terminals(
        listener,
        table.club.clone(),
        painter,
        server::Seats::default(),
    ));
    let mut terminal = Terminal::new(&table.folder.socket(), "Ylva");
    terminal.catch_up();
    assert_eq!(terminal.news, Vec::<String>::new(), "all goes by mail");
    terminal.ask("channel terminal", Luck::Good);
    terminal.listen(Duration::from_secs(10));
    assert_eq!(terminal.news.len(), 1, "the invitation");
    // Her email queues nothing new either.
    terminal.news.clear();
    let (done, answer) = table.ask(&by_mail("5", "Ylva", "channel mail"));
    assert!(done, "{answer}");
    assert!(table.ask(&request("6", "Alva", "say Good luck!")).0);
    assert!(table.ask(&by_mail("7", "Ylva", "channel terminal")).0);
    terminal.listen(Duration::from_secs(10));
    assert_eq!(terminal.news.len(), 1, "what Alva says: {:?}", terminal.news);
}

#[test]
fn a_clock_that_jumps_backwards_harms_no_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.sqlite");
    let file = File::open(&path).expect("a new club");
    let mut service =
        service::write_side(file, Arc::new(shipped_library().clone()), Box::new(|| [7; 32]));
    let start = Utc.with_ymd_and_hms(2026, 11, 2, 10, 0, 0).single().expect("a moment");
    let hours = |hours| start + TimeDelta::hours(hours);
    // A day forward in the right order, a day back in the middle of the game, then slowly on.
    let said = [
        (0, "Alva", "join"),
        (0, "Ylva", "join"),
        (1, "Alva", "challenge Ylva skalk attack"),
        (2, "Ylva", "accept"),
        (24, "Alva", "d1-d2"),
        (0, "Ylva", "f8-g8"),
        (0, "Alva", "draw"),
        (0, "Ylva", "draw decline"),
        (1, "Alva", "h1-h2"),
        (1, "Ylva", "say what time is it"),
        (1, "Ylva", "resign"),
        (-23, "Ylva", "no"),
        (2, "Ylva", "f4-g4"),
        (2, "Ylva", "takeback"),
        (2, "Alva", "takeback decline"),
        (3, "Alva", "offer pause 1 day"),
        (-20, "Ylva", "time accept"),
        (26, "Alva", "a4-b4"),
        (30, "Ylva", "resign yes"),
    ];
    let mut before = "join";
    for (number, (hour, name, text)) in said.into_iter().enumerate() {
        let now: DateTime<Utc> = hours(hour);
        // A player who should have been notified on a clock that is gone is notified now, not when
        // that time comes again.
        let letters =
            service::letters::claim(&mut service, now, Channel::Terminal, 100).expect("no trouble");
        let others = !["join", "no", "resign"].contains(&before);
        assert_eq!(letters.len(), usize::from(others), "{before}: who else is told");
        for part in letters.iter().flat_map(|letter| &letter.parts) {
            service::letters::handed(&mut service, now, part.id).expect("no trouble");
        }
        before = text;
        let answer = service::handle(&mut service, now, &request(&number.to_string(), name, text));
        let answer = answer.unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert!(matches!(answer, Answer::Done(_)), "{name}: {text}: {answer:?}");
        assert_eq!(
            service::upkeep::tick(&mut service, now, 100).expect("no trouble"),
            0,
            "{text}: nothing is due"
        );
    }

    let events = events(&path);
    for pair in events.windows(2) {
        assert!(pair[0].at <= pair[1].at, "{pair:?}");
    }
    let mut course = Course::begin(shipped_library(), &events[0]).expect("a start");
    let increment = TimeDelta::days(1);
    for event in &events[1..] {
        let before = course.banks;
        let mover = course.to_move();
        course.follow(event).unwrap_or_else(|broken| panic!("{broken}"));
        if event.text.starts_with("ply ") {
            let left = course.banks[mover];
            assert!(left <= before[mover] + increment, "{event:?}: no time is given back");
            assert!(left > before[mover] - increment, "{event:?}: a day back is not taken off");
        }
    }
    assert!(course.end.is_some());
}
