//! How much load the club can take: players make plies in running games of a small club and of a
//! full one, through the service and through a running club with its threads. A request is timed
//! from when it is made until it is answered, and what is answered is on the disk. For comparison,
//! the same run measures a raw write of the same size with fdatasync on the same disk.
//!
//! `cargo bench -p bot` loads the clubs that the storage's bench uses, if they do not exist yet;
//! `cargo bench -p bot -- 1000` measures one size. `cargo bench -p bot --bench load -- pages` asks for
//! every kind of page instead.
#![allow(dead_code, clippy::print_stdout, clippy::unwrap_used)]

#[path = "../../../storage/benches/club/mod.rs"]
mod club;
mod pages;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::club::{Club, Folder, Opened};
use chrono::{TimeDelta, Utc};
use engine::ruleset::{Library, shipped_library};
use service::{Actor, Answer, Request, Seen, Service};
use storage::{Channel, File, GameId};

use club::Size;
use club::measure::{Random, Raw, Times, log_length, memory};

/// Ten minutes' worth of moves, ten a second.
const MOVES: usize = 6_000;
const ROUNDS: usize = 20;

/// How many seconds the club with its threads is driven at ten moves a second.
const PACED: usize = 600;
const PACE: Duration = Duration::from_millis(100);

fn main() {
    let asked: Vec<i64> = std::env::args().filter_map(|size| size.parse().ok()).collect();
    let sizes = if asked.is_empty() { vec![1_000, 1_000_000] } else { asked };
    for size in sizes.into_iter().map(Size::of) {
        let path = club::file(size);
        club::warm(&path);
        let megabytes = std::fs::metadata(&path).unwrap().len() as f64 / 1e6;
        println!(
            "\n{} finished and {} running games, {} players, {megabytes:.0} MB",
            size.finished,
            size.running,
            size.players(),
        );
        if std::env::args().any(|word| word == "pages") {
            pages::measure(&path, size);
            continue;
        }
        start(&path);
        println!("{:38} {:>9} {:>9} {:>9}", "microseconds", "median", "p99", "most");
        let bytes = drive_service(&path, Players::of(&path, size));
        drive_club(&path, Players::of(&path, size), bytes);
    }
}

/// Knows which requests can be made: the players of a club.
struct Players {
    file: File,
    size: Size,
    script: Vec<String>,
    random: Random,
}

impl Players {
    fn of(path: &Path, size: Size) -> Players {
        let seed = Utc::now().timestamp_nanos_opt().unwrap();
        let file = File::open_to_read(path).unwrap();
        Players { file, size, script: club::script(), random: Random(seed as u64) }
    }

    /// A legal ply in one of the running games, from the player to move.
    fn request(&mut self) -> Request {
        loop {
            let id = self.size.finished + 1 + self.random.below(self.size.running);
            let row = self.file.view().game(GameId(id)).unwrap().unwrap();
            let text = self.script.get(row.folded.plies as usize);
            let (Some(text), Some(side)) = (text, row.folded.to_move) else { continue };
            let player = row.players[side].0;
            let actor = match player % 2 {
                1 => Actor {
                    channel: Channel::Email,
                    address: club::address(player),
                    language: None,
                },
                _ => Actor {
                    channel: Channel::Terminal,
                    address: club::name(player),
                    language: None,
                },
            };
            return Request {
                id: format!("{:032x}@mail.example.org", self.random.below(i64::MAX)),
                actor,
                order: commands::read(&format!("{id}: {text}")).unwrap(),
                seen: Some(Seen { ply: row.folded.plies + 1, event: row.folded.events }),
                place: None,
            };
        }
    }
}

fn library() -> Arc<Library> {
    Arc::new(shipped_library().clone())
}

fn service(path: &Path) -> Service {
    service::write_side(File::open(path).unwrap(), library(), Box::new(|| [7; 32]))
}

fn done(answer: &Answer) {
    assert!(matches!(answer, Answer::Done(_)), "{answer:?}");
}

/// Opens the club as after a restart a moment ago, and as after an hour in which it did not run:
/// then everybody is notified.
fn start(path: &Path) {
    let now = Utc::now();
    club::wind_up(path, now);
    for (gap, what) in [(TimeDelta::seconds(1), "at once"), (TimeDelta::hours(1), "after an hour")]
    {
        let mut times = Times::default();
        times.time(|| service::upkeep::wake(&mut service(path), now + gap).unwrap());
        println!("start {what}: {:.1} ms", times.median() / 1000.0);
    }
    club::wind_up(path, now);
}

/// Makes ten minutes' worth of moves as fast as possible; returns how many bytes each writes.
fn drive_service(path: &Path, mut players: Players) -> usize {
    let mut service = service(path);
    let mut one = |times: &mut Times| {
        let request = players.request();
        let now = Utc::now();
        done(&times.time(|| service::handle(&mut service, now, &request)).unwrap());
    };
    let (mut raw_times, mut requests) = (Times::default(), Times::default());
    let before = log_length(path);
    for _ in 0..50 {
        one(&mut Times::default());
    }
    let bytes = (log_length(path) - before) as usize / 50;
    let mut raw = Raw::beside(path, bytes);
    for _ in 0..ROUNDS {
        for _ in 0..MOVES / ROUNDS {
            raw_times.time(|| raw.write());
        }
        for _ in 0..MOVES / ROUNDS {
            one(&mut requests);
        }
    }
    println!("{:38} {raw_times}", format!("raw write of {bytes} bytes, fdatasync"));
    report("a ply, from request to answer", &requests, &raw_times);
    let (all, anonymous) = memory();
    println!("memory {all:.0} MB, {anonymous:.0} MB of it no file's");
    bytes
}

fn report(what: &str, requests: &Times, raw: &Times) {
    let ratio = requests.median() / raw.median();
    println!("{what:38} {requests}   {ratio:.2} times raw, {:.0}/s", requests.a_second());
}

/// Makes moves through a running club: first as fast as possible, then at the usual pace.
fn drive_club(path: &Path, mut players: Players, bytes: usize) {
    let parent = tempfile::tempdir().unwrap();
    let folder = Folder::open(&parent.path().join("club")).unwrap();
    std::os::unix::fs::symlink(path.canonicalize().unwrap(), folder.file()).unwrap();
    club::wind_up(path, Utc::now());
    let Opened { club, threads, .. } = Club::open(&folder, library()).unwrap();
    let mut raw = Raw::beside(path, bytes);
    let mut drive = async |moves: usize, pace: Duration| {
        let (mut raw_times, mut times) = (Times::default(), Times::default());
        for _ in 0..moves {
            tokio::time::sleep(pace).await;
            raw_times.time(|| raw.write());
            let request = players.request();
            let began = Instant::now();
            done(&club.ask(request).await.unwrap());
            times.add(began.elapsed());
        }
        println!("{:38} {raw_times}", format!("raw write of {bytes} bytes, fdatasync"));
        (times, raw_times)
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
    runtime.block_on(async {
        let (times, raw) = drive(MOVES / 10, Duration::ZERO).await;
        report("the same through the club's threads", &times, &raw);
        let (times, raw) = drive(PACED, PACE).await;
        report("at ten a second for a minute", &times, &raw);
    });
    let (all, anonymous) = memory();
    println!("memory {all:.0} MB, {anonymous:.0} MB of it no file's");
    drop(club);
    threads.join();
}
