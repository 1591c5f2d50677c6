//! Several clubs of one machine are killed at any moment, again and again, while people play in all
//! of them. Afterwards everything that was answered is there exactly once, in the right club.
//!
//! `TAFLPOST_CLUBS` says how many there are (3 if not set), `TAFLPOST_CRASHES` how often each is
//! killed (4 if not set), `TAFLPOST_SEED` from which seed.

use std::os::unix::net::UnixStream;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc;
use std::thread;

use club::Folder;
use tests::audit::audit;
use tests::chance::Chance;
use tests::command::say;
use tests::neighbours::Neighbours;
use tests::player::{Closing, Player, await_crash};
use tests::run::{note, seed, setting};
use tests::running::{Running, complaints};

/// The name of this test.
const TEST: &str = "side by side";

/// The players of each club: everywhere the same names, but different people.
const NAMES: [&str; 3] = ["Alva", "Birk", "Disa"];

/// A club that runs at last, and everything that its players were told.
struct Played {
    running: Running,
    players: [Player; 3],
}

/// Opens a club and kills it that often, while its players play.
fn play(folder: &Folder, crashes: u32, mut chance: Chance) -> Played {
    let (answered, answers) = mpsc::channel();
    let mut players = NAMES.map(|name| {
        let chance = Chance::new(chance.number());
        Player::new(&folder.socket(), name, &NAMES, chance, answered.clone())
    });
    let open = AtomicBool::new(true);
    let running = thread::scope(|threads| {
        let closing = Closing(&open);
        for player in &mut players {
            threads.spawn(|| player.play(&open));
        }
        for _ in 0..crashes {
            let running = Running::start(folder.path(), &folder.socket());
            await_crash(&mut chance, &answers);
            running.kill();
        }
        let running = Running::start(folder.path(), &folder.socket());
        await_crash(&mut chance, &answers);
        drop(closing);
        running
    });
    Played { running, players }
}

#[test]
fn clubs_of_one_machine_lose_nothing_when_they_are_killed() {
    let clubs = setting("TAFLPOST_CLUBS").unwrap_or(3);
    let crashes = setting("TAFLPOST_CRASHES").unwrap_or(4);
    let mut chance = Chance::new(seed(TEST));
    let neighbours = Neighbours::new(clubs);
    let played: Vec<Played> = thread::scope(|threads| {
        let playing = neighbours.clubs.iter().map(|folder| {
            let chance = Chance::new(chance.number());
            threads.spawn(move || play(folder, crashes, chance))
        });
        let playing: Vec<_> = playing.collect();
        playing.into_iter().map(|club| club.join().expect("a club")).collect()
    });
    // Each has its own sockets again, which a killed one had left behind.
    for number in 0..clubs {
        for what in ["mail", "web", "watch"] {
            let socket = neighbours.socket(number, what);
            assert!(UnixStream::connect(&socket).is_ok(), "{}", socket.display());
        }
    }
    let examined = say(neighbours.path(), &["doctor", "--all"]);
    assert!(examined.contains("ok together: ") && !examined.contains("!! "), "{examined}");
    let mut plies = 0;
    for (folder, Played { running, mut players }) in neighbours.clubs.iter().zip(played) {
        for player in &mut players {
            player.terminal.catch_up();
        }
        assert!(running.stop().success());
        assert_eq!(complaints(folder.path()), "", "the club has complained");
        let verified = say(folder.path(), &["verify", "--all"]);
        assert!(verified.trim_end().ends_with("disagreeing 0"), "{verified}");
        let figures = audit(&folder.file(), &players);
        note(TEST, &format!("{figures:?}"));
        plies += figures.plies;
    }
    // A run in which little happened would prove little.
    assert!(plies > clubs * crashes as usize, "hardly anybody played");
}
