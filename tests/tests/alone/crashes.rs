//! A club is killed at any moment, again and again, while its players play. Afterwards every order
//! that was answered is there exactly once, every notice has arrived and none was shown twice, and
//! every chain verifies.
//!
//! `TAFLPOST_CRASHES` says how often (25 if not set), `TAFLPOST_SEED` from which seed.

use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use club::Folder;
use tests::audit::audit;
use tests::chance::Chance;
use tests::player::{Closing, Player, await_crash};
use tests::run::{note, seed, setting};
use tests::running::{Running, complaints};
use tests::taflpost;

/// The name of this test.
const TEST: &str = "crashes";

/// The players.
const NAMES: [&str; 6] = ["Alva", "Birk", "Disa", "Egil", "Frida", "Gorm"];

#[test]
fn nothing_is_lost_or_doubled_when_the_club_is_killed() {
    let crashes: u32 = setting("TAFLPOST_CRASHES").unwrap_or(25);
    let mut chance = Chance::new(seed(TEST));
    let parent = tempfile::tempdir().expect("a folder");
    let folder = Folder::open(&parent.path().join("club")).expect("a new club");
    let socket = folder.socket();
    let (answered, answers) = mpsc::channel();
    let mut players = NAMES.map(|name| {
        let chance = Chance::new(chance.number());
        Player::new(&socket, name, &NAMES, chance, answered.clone())
    });

    let open = AtomicBool::new(true);
    let running = thread::scope(|threads| {
        let closing = Closing(&open);
        for player in &mut players {
            threads.spawn(|| player.play(&open));
        }
        for _ in 0..crashes {
            match chance.number() % 10 {
                // Before it has quite opened; the very first has not made a file yet.
                0 | 1 => {
                    let running = Running::begin(folder.path());
                    thread::sleep(chance.milliseconds(0, 100));
                    running.kill();
                }
                // Told to stop, it finishes what it has begun.
                2 => {
                    let running = Running::start(folder.path(), &socket);
                    await_crash(&mut chance, &answers);
                    let status = running.stop();
                    assert!(status.success(), "told to stop, the club ends with {status}");
                }
                _ => {
                    let running = Running::start(folder.path(), &socket);
                    await_crash(&mut chance, &answers);
                    running.kill();
                }
            }
        }
        let running = Running::start(folder.path(), &socket);
        thread::sleep(chance.milliseconds(5, 400));
        // The players end their turns, and every line without an answer gets one.
        drop(closing);
        running
    });
    for player in &mut players {
        player.terminal.catch_up();
    }
    let status = running.stop();
    assert!(status.success(), "told to stop, the club ends with {status}");
    assert_eq!(complaints(folder.path()), "", "the club has complained");

    let verify = Command::new(taflpost())
        .args(["verify", "--all", "--club"])
        .arg(folder.path())
        .output()
        .expect("the program starts");
    assert!(verify.status.success(), "{}", String::from_utf8_lossy(&verify.stdout));
    let figures = audit(&folder.file(), &players);
    note(TEST, &format!("{figures:?}"));
    let mishaps = players.iter().map(|player| player.terminal.mishaps);
    let sent_again: u32 = mishaps.clone().map(|mishaps| mishaps.sent_again).sum();
    let answered_twice: u32 = mishaps.clone().map(|mishaps| mishaps.answered_twice).sum();
    let came_again: u32 = mishaps.map(|mishaps| mishaps.came_again).sum();
    let questions: usize = players.iter().map(|player| player.questions).sum();
    note(
        TEST,
        &format!(
            "{questions} questions; {sent_again} lines sent again, {answered_twice} answered over two \
         connections; {came_again} notices that came again"
        ),
    );
    // A run in which little happened would prove little.
    assert!(figures.plies > crashes as usize, "hardly anybody played");
}

#[test]
fn a_club_that_is_killed_while_it_is_founded_opens_afterwards() {
    let crashes: u32 = setting("TAFLPOST_CRASHES").unwrap_or(25);
    let mut chance = Chance::new(seed(TEST));
    let parent = tempfile::tempdir().expect("a folder");
    // The time this takes sets the span in which to kill it.
    let founded = Instant::now();
    let first = Folder::open(&parent.path().join("first")).expect("a new club");
    Running::start(first.path(), &first.socket()).kill();
    let span = u64::try_from(founded.elapsed().as_millis()).expect("less than an age");
    for number in 0..crashes {
        let folder = Folder::open(&parent.path().join(number.to_string())).expect("a new club");
        let running = Running::begin(folder.path());
        thread::sleep(chance.milliseconds(0, span));
        running.kill();
        let running = Running::start(folder.path(), &folder.socket());
        let status = running.stop();
        assert!(status.success(), "told to stop, the club ends with {status}");
        assert_eq!(complaints(folder.path()), "", "the club has complained");
        assert_eq!(audit(&folder.file(), &[]).games, 0);
    }
}
