//! The club is killed at any moment while two play by email: between the commit and the answer to
//! the mail server, and between an email that is sent and the note that it was. Every email is sent
//! until it is accepted, as mail servers do; each move is played exactly once, and each notice
//! arrives at least once, always under the same Message-ID.
//!
//! `TAFLPOST_CRASHES` says how often (10 if not set), `TAFLPOST_SEED` from which seed.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, mpsc};
use std::thread;

use engine::ruleset::shipped_library;
use engine::{Game, Terms};
use tests::chance::Chance;
use tests::command::say;
use tests::mail::{Club, Correspondent, Draft, Letter, until};
use tests::run::{note, seed, setting};

use crate::mail::table::Table;

/// The name of this test.
const TEST: &str = "mail crashes";

/// The minimum and maximum time between a start and a crash, in milliseconds.
const LIFE: (u64, u64) = (20, 1500);

/// The club, which is down now and then, and all emails that were ever in its postbox.
struct Site {
    club: Mutex<Club>,
    letters: Mutex<Vec<Letter>>,
}

impl Site {
    fn club(&self) -> MutexGuard<'_, Club> {
        self.club.lock().expect("no panic")
    }

    /// Sends an email until it is accepted, as a mail server does.
    fn send(&self, draft: &Draft, again: &mut u32) {
        *again += draft.send_until_taken(|| self.club().known_port());
    }

    /// The email that notifies somebody of their turn at that ply.
    fn turn(&self, reader: &Correspondent, ply: usize) -> Letter {
        let turn = format!("It’s your turn (move {ply})");
        until(&turn, || {
            let mut letters = self.letters.lock().expect("no panic");
            letters.extend(self.club().lying());
            let mut found =
                letters.iter().filter(|letter| letter.to() == reader.address && letter.says(&turn));
            found.next().cloned()
        })
    }
}

#[test]
fn each_move_is_played_once_and_each_notice_arrives_when_the_club_is_killed() {
    let crashes = setting("TAFLPOST_CRASHES").unwrap_or(10);
    let mut chance = Chance::new(seed(TEST));
    let Table { club, mut alva, mut ylva, begins, .. } = Table::laid();
    let site = Site { club: Mutex::new(club), letters: Mutex::new(vec![begins]) };
    let ruleset = shipped_library().newest("brandubh").expect("a ruleset").clone();
    let mut game = Game::new(ruleset, Terms::default()).expect("a game");
    let mut played = Vec::new();
    let mut again = 0;
    let mut moves = Chance::new(chance.number());
    let open = AtomicBool::new(true);
    let (took, taken) = mpsc::channel();

    thread::scope(|threads| {
        let (chance, open, site) = (&mut chance, &open, &site);
        let killing = threads.spawn(move || {
            for _ in 0..crashes {
                // Any moment, or just after an email was accepted.
                let span = chance.milliseconds(LIFE.0, LIFE.1);
                if chance.percent(50) {
                    thread::sleep(span);
                } else {
                    while taken.try_recv().is_ok() {}
                    for _ in 0..=chance.number() % 4 {
                        if taken.recv_timeout(span).is_err() {
                            break;
                        }
                    }
                }
                let mut club = site.club();
                club.kill();
                // A player who was not heard of for long is tried again.
                club.pass_time();
                club.start();
            }
            open.store(false, Ordering::Relaxed);
        });
        let mut ply = 0;
        while open.load(Ordering::Relaxed) && ply < 400 {
            ply += 1;
            let Some(mv) = moves.one_of(&game.legal_moves()).copied() else { break };
            let mover = if ply % 2 == 1 { &mut alva } else { &mut ylva };
            let told = site.turn(mover, ply);
            let draft = mover.answers(&told, &mv.to_string());
            site.send(&draft, &mut again);
            // After the last crash, nobody listens.
            let _ = took.send(());
            // A repeated email is the same.
            if moves.percent(20) {
                site.send(&draft, &mut again);
            }
            game.play(&mv.to_string()).expect("a legal move");
            played.push(mv.to_string());
            if game.outcome().is_some() {
                break;
            }
        }
        open.store(false, Ordering::Relaxed);
        killing.join().expect("the killer");
    });

    let mut club = site.club.into_inner().expect("no panic");
    club.pass_time();
    club.rest();
    let mut letters = site.letters.into_inner().expect("no panic");
    letters.extend(club.lying());
    // The captures of a ply are written after it.
    let kept: Vec<String> = club.plies(1);
    let kept: Vec<&str> = kept.iter().filter_map(|ply| ply.split('x').next()).collect();
    assert_eq!(kept, played, "each move once, in order");

    let ids: BTreeSet<&str> =
        letters.iter().skip(1).map(Letter::id).filter(|id| id.starts_with("<n")).collect();
    // A repeated email is the same email.
    let mails = club.texts(
        "SELECT DISTINCT notices FROM (SELECT group_concat(notice) AS notices
             FROM (SELECT mail, notice FROM mail_notices WHERE notice > 6 ORDER BY mail, notice)
             GROUP BY mail)",
    );
    assert_eq!(ids.len(), mails.len(), "{mails:?}");
    let mailed: BTreeSet<&str> = mails.iter().flat_map(|all| all.split(',')).collect();
    let handed =
        club.texts("SELECT CAST(id AS TEXT) FROM outbox WHERE state = 'handed' AND id > 6");
    for id in &handed {
        assert!(mailed.contains(&**id), "notice {id}");
    }
    let waiting = "SELECT count(*) FROM outbox WHERE state NOT IN ('handed', 'withdrawn')";
    assert_eq!(club.number(waiting), 0);
    let distinct: BTreeSet<&str> = letters.iter().map(Letter::id).collect();
    note(
        TEST,
        &format!(
            "{crashes} crashes, {} plies, {again} mails sent again, {} letters, {} of them twice",
            played.len(),
            letters.len(),
            letters.len() - distinct.len()
        ),
    );
    assert!(!played.is_empty(), "hardly anybody played");
    club.stop();
    let verified = say(&club.folder, &["verify", "--all"]);
    assert!(!verified.contains("[exit"), "{verified}");
    assert_eq!(club.complaints(), "");
}
