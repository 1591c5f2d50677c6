//! What players follow, by email: the evening edition with its picture, open challenges for a ruleset,
//! and how a game has ended. Nobody learns from it what isn't public.

use expect_test::expect_file;
use tests::mail::{Club, Correspondent, Letter, Style, until};
use tests::reports::GAME;

/// Lets the time pass until the evening.
const EVENING: &str = "UPDATE editions SET due_at = unixepoch() - 1";

/// How many editions are due.
const DUE: &str = "SELECT count(*) FROM editions WHERE due_at <= unixepoch()";

/// A club with three who write emails.
struct Trio {
    club: Club,
    who: [Correspondent; 3],
    last: [Letter; 3],
}

impl Trio {
    fn met() -> Trio {
        let mut club = Club::open();
        let names = [("Alva", "alva@a.test"), ("Bo", "bo@b.test"), ("Cleo", "cleo@c.test")];
        let mut who = names.map(|(_, address)| Correspondent::new(address, Style::Top));
        let [alva, bo, cleo] = &mut who;
        let last = [club.welcome(alva, "Alva"), club.welcome(bo, "Bo"), club.welcome(cleo, "Cleo")];
        Trio { club, who, last }
    }

    /// One of them writes, and those get an email.
    fn says<const N: usize>(&mut self, who: usize, words: &str, told: [usize; N]) {
        let draft = self.who[who].answers(&self.last[who], words);
        let readers = told.map(|at| &self.who[at]);
        for (at, letter) in told.into_iter().zip(self.club.tell(&draft, readers)) {
            self.last[at] = letter;
        }
    }

    fn begin(&mut self, terms: &str) {
        self.says(0, &format!("challenge Bo brandubh attack {terms}"), [0, 1]);
        self.says(1, "accept", [0, 1]);
    }

    fn evening(&mut self) {
        // An edition tells what happened before the second in which it is put together.
        std::thread::sleep(std::time::Duration::from_millis(1100));
        self.club.change(EVENING);
        until("the evening edition", || (self.club.number(DUE) == 0).then_some(()));
    }
}

#[test]
fn an_evening_edition_shows_what_happened_in_public() {
    let mut trio = Trio::met();
    trio.says(2, "follow club", [2]);
    assert!(trio.last[2].says("You’re following the club now"), "{}", trio.last[2]);
    trio.begin("3d/move");
    trio.says(0, "1: d1-c1", [0, 1]);
    trio.says(0, "challenge Bo brandubh attack private", [0, 1]);
    trio.says(1, "accept", [0, 1]);
    trio.says(0, "2: d1-c1", [0, 1]);
    trio.says(1, "seek tablut", [1]);
    trio.evening();
    let [edition] = trio.club.letters_to([&trio.who[2]]);
    assert!(edition.says("1: Alva (attackers) against Bo (defenders)"), "{edition}");
    // A private game is nobody else's business.
    assert!(!edition.text.contains("2: Alva") && !edition.html.contains("2: Alva"), "{edition}");
    assert!(edition.says("3: Bo’s open challenge for Tablut"), "{edition}");
    assert!(edition.html.contains("cid:edition-"), "{edition}");
    assert!(edition.parts.contains(&"image/png".into()), "{:?}", edition.parts);
    assert!(edition.bytes.len() < 100_000, "{} bytes", edition.bytes.len());
    assert_eq!(edition.subject(), "[Tafl] The evening edition");
    assert!(!edition.text.contains("Chain"), "it proves nothing: {edition}");
    // When the challenge expires follows from today, and a line may end before or in it.
    let (before, expires) = edition.text.split_once("It expires on").expect("a date");
    let (_, after) = expires.split_once("(UTC)").expect("a time");
    let text = format!("{before}It expires on …{after}");
    let stable = text.lines().filter(|line| !line.contains("(UTC)"));
    expect_file!["golden/edition-en.txt"].assert_eq(&stable.collect::<Vec<_>>().join("\n"));
    // Nothing has happened since.
    trio.evening();
    trio.club.no_letter();
    // It can be answered like any email.
    trio.last[2] = edition;
    trio.says(2, "accept 3", [2, 1]);
    assert!(trio.last[2].says("The game begins"), "{}", trio.last[2]);
    assert_eq!(trio.club.complaints(), "");
}

/// Bo reads once a day. Somebody else's edition shows Alva's move, and Bo has still not seen it.
#[test]
fn an_edition_shows_no_move_to_anybody_else() {
    let mut trio = Trio::met();
    trio.begin("3d/move");
    trio.says(1, "settings digest daily", [1]);
    trio.says(2, "follow club", [2]);
    trio.says(0, "1: d1-c1", [0]);
    trio.evening();
    let [edition] = trio.club.letters_to([&trio.who[2]]);
    assert!(edition.says("Bo is to make move 2"), "{edition}");
    trio.says(0, "1: withdraw", [0]);
    assert!(trio.last[0].says("has been undone"), "{}", trio.last[0]);
}

/// Bo has the email about Alva's move still to come. Once the move is in Bo's own edition, it has been
/// seen, and can't be undone any more.
#[test]
fn an_edition_shows_its_reader_their_own_games() {
    let mut trio = Trio::met();
    trio.begin("3d/move");
    trio.says(1, "follow club", [1]);
    trio.says(1, "settings digest daily", [1]);
    trio.says(0, "1: d1-c1", [0]);
    // What waits already goes on waiting.
    trio.club.change("UPDATE players SET digest = 'off' WHERE handle = 'Bo'");
    trio.evening();
    let [edition] = trio.club.letters_to([&trio.who[1]]);
    assert!(edition.says("Bo is to make move 2"), "{edition}");
    trio.says(0, "1: withdraw", [0]);
    assert!(trio.last[0].says("has seen it"), "{}", trio.last[0]);
}

#[test]
fn open_challenges_and_ends_are_told_at_once() {
    let mut trio = Trio::met();
    trio.says(2, "follow brandubh", [2]);
    trio.says(2, "follow Bo end", [2]);
    trio.says(0, "seek brandubh attack", [0, 2]);
    assert!(trio.last[2].says("Alva is looking for an opponent"), "{}", trio.last[2]);
    assert!(trio.last[2].marked().any(|line| line.starts_with("accept 1")), "{}", trio.last[2]);
    trio.says(1, "accept 1", [1, 0]);
    trio.says(1, "resign yes", [1, 0, 2]);
    assert!(trio.last[2].says("Bo has resigned. Alva wins."), "{}", trio.last[2]);
    // Of a private game nothing is told.
    trio.says(0, "challenge Bo brandubh attack private", [0, 1]);
    trio.says(1, "accept", [0, 1]);
    trio.says(2, "follow 2", [2]);
    assert!(trio.last[2].says("only its players"), "{}", trio.last[2]);
    trio.says(1, "2: resign yes", [1, 0]);
    // Nor from somebody who is blocked.
    trio.says(2, "block Alva", [2]);
    trio.says(0, "seek brandubh", [0]);
    assert_eq!(trio.club.complaints(), "");
}

/// A challenge that has been taken by the time somebody could be told of it isn't told.
#[test]
fn challenges_expire_quietly() {
    let mut trio = Trio::met();
    // It is night for Cleo, since the last hour and until tomorrow.
    trio.says(2, "follow brandubh", [2]);
    trio.club.change(
        "UPDATE players SET quiet_from = (strftime('%H') + 23) % 24,
                            quiet_until = (strftime('%H') + 22) % 24 WHERE handle = 'Cleo'",
    );
    trio.says(0, "seek brandubh attack", [0]);
    trio.says(1, "accept 1", [1, 0]);
    trio.club.change("UPDATE players SET quiet_from = NULL, quiet_until = NULL");
    trio.club.change("UPDATE outbox SET due_at = unixepoch() - 1 WHERE due_at IS NOT NULL");
    trio.club.no_letter();
    assert_eq!(trio.club.number("SELECT count(*) FROM outbox WHERE state = 'withdrawn'"), 1);
}

/// The challenges of others go along with a digest.
#[test]
fn a_digest_brings_open_challenges() {
    let mut trio = Trio::met();
    trio.begin("3d/move");
    trio.says(1, "settings digest daily", [1]);
    trio.says(2, "seek tablut attack", [2]);
    trio.says(0, "1: d1-c1", [0]);
    trio.club.change("UPDATE players SET digest = 'hourly' WHERE handle = 'Bo'");
    trio.club.change(
        "UPDATE outbox SET due_at = unixepoch() - 1, queued_at = queued_at - 7200
                      WHERE due_at IS NOT NULL",
    );
    let [digest] = trio.club.letters_to([&trio.who[1]]);
    assert!(digest.says("Cleo’s open challenge for Tablut"), "{digest}");
    assert!(digest.marked().any(|line| line.starts_with("accept 2")), "{digest}");
}

/// A player who leaves takes along what they follow, and isn't followed any more.
#[test]
fn what_is_followed_is_erased() {
    let mut trio = Trio::met();
    trio.says(2, "follow Bo end", [2]);
    trio.says(1, "follow Cleo", [1]);
    trio.says(1, "erase", [1]);
    trio.says(1, "erase Bo", [1]);
    assert_eq!(trio.club.number("SELECT count(*) FROM follows"), 0);
    assert_eq!(trio.club.number("SELECT count(*) FROM editions WHERE reader = '2'"), 0);
}

/// Once a game has been reviewed, its end and its turning points are told in one email, also if its
/// players want no reports.
#[test]
fn the_end_comes_with_where_the_game_turned() {
    let mut trio = Trio::met();
    trio.says(0, "settings reports off", [0]);
    trio.says(1, "settings reports off", [1]);
    trio.says(2, "follow Alva end", [2]);
    trio.says(0, "challenge Bo stavanger attack strict", [0, 1]);
    trio.says(1, "accept", [0, 1]);
    for (ply, mover) in GAME.iter().zip([0, 1].into_iter().cycle()) {
        trio.says(mover, ply, [0, 1]);
    }
    trio.club.no_letter();
    trio.club.review();
    let [ended] = trio.club.letters_to([&trio.who[2]]);
    assert!(ended.says("The defenders win"), "{ended}");
    assert!(ended.says("How the game went"), "{ended}");
    assert!(ended.html.contains("cid:review-1@taflpost"), "{ended}");
    assert!(!ended.says("turn yours off"), "{ended}");
    trio.club.no_letter();
}

/// Nobody follows without end.
#[test]
fn there_is_a_limit_to_what_is_followed() {
    let mut trio = Trio::met();
    let cleo = trio.club.number("SELECT id FROM players WHERE handle = 'Cleo'");
    trio.club.change(&format!(
        "WITH RECURSIVE numbers(n) AS (SELECT 101 UNION ALL SELECT n + 1 FROM numbers LIMIT 50)
         INSERT INTO follows SELECT {cleo}, 'game', n, 0 FROM numbers"
    ));
    trio.says(2, "follow Bo", [2]);
    assert!(trio.last[2].says("You can follow 50 things at most"), "{}", trio.last[2]);
    trio.says(2, "unfollow 120", [2]);
    trio.says(2, "follow Bo", [2]);
    assert!(trio.last[2].says("You’re following Bo now"), "{}", trio.last[2]);
}
