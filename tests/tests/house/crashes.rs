//! The club is killed while the house thinks. Each move is played exactly once, and it is the move
//! that would have been played without.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use engine::Side;
use tests::chance::Chance;
use tests::run::{note, seed, setting};
use tests::running::{self, Running};
use tests::terminal::Luck;

use super::table::{Table, any_move, course};

const TEST: &str = "the house is killed";

/// At least this many moves are played against it.
const LEAST: usize = 8;

#[test]
fn each_move_of_the_house_is_played_once_when_the_club_is_killed() {
    let crashes = setting("TAFLPOST_CRASHES").unwrap_or(10);
    let mut chance = Chance::new(seed(TEST));
    let mut moves = Chance::new(chance.number());
    let mut table = Table::laid();
    let folder = table.folder.clone();
    let socket = folder.join("terminal.socket");
    let club = Arc::new(Mutex::new(table.running.take()));
    let goes_on = AtomicBool::new(true);
    let mut sent = Vec::new();
    let mut games = 0;
    thread::scope(|threads| {
        let (goes_on, killed, folder) = (&goes_on, Arc::clone(&club), &folder);
        threads.spawn(move || {
            for _ in 0..crashes {
                thread::sleep(chance.milliseconds(20, 700));
                let mut club = killed.lock().expect("no panic");
                club.take().expect("it runs").kill();
                *club = Some(Running::start(folder, &socket));
            }
            goes_on.store(false, Ordering::Relaxed);
        });
        // On a busy machine it goes on until something was played.
        let is_on = |played: usize| goes_on.load(Ordering::Relaxed) || played < LEAST;
        let mut played = 0;
        while is_on(played) {
            games += 1;
            table.alva.ask("challenge house 4 tablut attack", Luck::Good);
            let mut plies = Vec::new();
            while is_on(played) {
                let course = course(folder, games);
                if course.end.is_some() {
                    break;
                }
                if course.to_move() == Side::Defenders {
                    thread::sleep(Duration::from_millis(2));
                    continue;
                }
                let mv = any_move(&course.game, &mut moves);
                table.alva.ask(&format!("{games}: {mv}"), Luck::Good);
                plies.push(mv);
                played += 1;
            }
            sent.push(plies);
        }
    });
    table.running = club.lock().expect("no panic").take();
    let mut played = 0;
    for (game, plies) in (1..).zip(&sent) {
        let course = table.at_turn(game, Side::Attackers);
        let own = course.game.plies().iter().filter(|ply| ply.mover == Side::Attackers);
        let kept: Vec<String> = own.filter_map(|ply| Some(ply.mv?.to_string())).collect();
        assert_eq!(&kept, plies, "each move of Alva's once");
        played += table.check_moves(game, 4);
    }
    note(TEST, &format!("{crashes} crashes, {games} games, {played} moves of the house"));
    assert!(played > 5, "hardly anything was played: {played}");
    assert!(table.running.take().expect("it runs").stop().success());
    assert_eq!(running::complaints(&table.folder), "");
}
