//! What clubs need in which nobody is just playing: opens some, with players and games in each, and
//! leaves them alone for a while.
//!
//! `cargo build --release -p bot && cargo bench -p tests --bench idle -- 10 60` opens ten and waits
//! for a minute.
#![allow(clippy::print_stdout)]

use std::env;
use std::fs;
use std::thread;
use std::time::Duration;

use tests::command::play;
use tests::neighbours::Neighbours;
use tests::running::Running;

/// What is played in each club before it is opened.
const ORDERS: [(&str, &str); 6] = [
    ("Alva", "join\n"),
    ("Ylva", "join\n"),
    ("Alva", "challenge ylva kongens-bord attack\nchallenge ylva brandubh attack\n"),
    ("Ylva", "accept 1\naccept 2\n"),
    ("Alva", "1 f1-f3\n2 d1-c1\n"),
    ("Ylva", "1 f8-f10\ngames\n"),
];

fn main() {
    let asked: Vec<usize> = env::args().filter_map(|size| size.parse().ok()).collect();
    let (clubs, seconds) = match asked[..] {
        [clubs, seconds, ..] => (clubs, seconds),
        [clubs] => (clubs, 60),
        [] => (10, 60),
    };
    let neighbours = Neighbours::new(clubs);
    let running = neighbours.clubs.iter().map(|folder| {
        for (name, orders) in ORDERS {
            let said = play(folder.path(), name, orders);
            assert!(!said.contains("[exit"), "{said}");
        }
        Running::start(folder.path(), &folder.socket())
    });
    let running: Vec<Running> = running.collect();
    // What opening them takes is over.
    thread::sleep(Duration::from_secs(10));
    let before: Vec<u64> = running.iter().map(|club| ticks(club.process())).collect();
    thread::sleep(Duration::from_secs(u64::try_from(seconds).expect("a short time")));
    println!("club   resident MB   of which its own MB   proportional MB   CPU ms a minute");
    let mut sums = [0.0; 4];
    for (number, (club, before)) in running.iter().zip(before).enumerate() {
        let of = |key: &str| kilobytes(club.process(), key) / 1_000.0;
        let own = of("Private_Clean:") + of("Private_Dirty:");
        // A tick is a hundredth of a second.
        let spent = (ticks(club.process()) - before) as f64 * 10.0 * 60.0 / seconds as f64;
        let figures = [of("Rss:"), own, of("Pss:"), spent];
        let [resident, own, proportional, spent] = figures;
        println!("{number:4} {resident:13.1} {own:21.1} {proportional:17.1} {spent:17.0}");
        sums.iter_mut().zip(figures).for_each(|(sum, figure)| *sum += figure);
    }
    let [resident, own, proportional, spent] = sums;
    println!(" all {resident:13.1} {own:21.1} {proportional:17.1} {spent:17.0}");
    for club in running {
        assert!(club.stop().success(), "a club does not close");
    }
}

/// How long a process has used processors, in hundredths of a second.
fn ticks(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).expect("a running club");
    // The name before it can contain anything.
    let (_, rest) = stat.rsplit_once(") ").expect("its state");
    let fields = rest.split(' ').skip(11).take(2);
    fields.map(|ticks| ticks.parse::<u64>().expect("a number")).sum()
}

fn kilobytes(process: u32, key: &str) -> f64 {
    let maps = fs::read_to_string(format!("/proc/{process}/smaps_rollup")).expect("a running club");
    let line = maps.lines().find_map(|line| line.strip_prefix(key)).expect(key);
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}
