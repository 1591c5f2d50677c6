//! How long it takes to try one more move at the end of a long line, on the largest board, in a game
//! of 200 plies with as many saved lines as a player can have: from the question to the answer, and
//! with the line that goes on written to the disk.
//!
//! `cargo bench -p bot --bench lines`
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use commands::Order;
use engine::ruleset::shipped_library;
use engine::{Game, Move, Terms};
use service::{Actor, Answer, Questions, Request, Service};
use storage::{Channel, File};

const RULESET: &str = "alea-evangelii";
const PLIES: usize = 200;
const SAVED: usize = 200;
/// How many plies of the line there are before the one that is measured.
const LINE: usize = 99;

fn main() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-lines");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("club.sqlite");
    let library = Arc::new(shipped_library().clone());
    let mut drawn = 0;
    let entropy = move || {
        drawn += 1;
        [drawn; 32]
    };
    let file = File::open(&path).unwrap();
    let mut service = service::write_side(file, Arc::clone(&library), Box::new(entropy));
    let questions = service::read_side(File::open_to_read(&path).unwrap(), library);
    let now = DateTime::from_timestamp(1_793_613_600, 0).unwrap();
    let plies = quiet_plies(PLIES + LINE + 1);
    let (made, line) = plies.split_at(PLIES);
    let (before, last) = line.split_at(LINE);
    let mut requests = 0;
    let mut do_it = |service: &mut Service, name: &str, line: &str| {
        requests += 1;
        let request = Request {
            id: requests.to_string(),
            actor: actor(name),
            order: commands::read(line).unwrap(),
            seen: None,
            place: None,
        };
        let answer = service::handle(service, now, &request).unwrap();
        assert!(matches!(answer, Answer::Done(_)), "{line}: {answer:?}");
    };
    for (name, line) in [
        ("Alva", "join".to_owned()),
        ("Ylva", "join".to_owned()),
        ("Alva", format!("challenge ylva {RULESET} attack")),
        ("Ylva", "accept".to_owned()),
    ] {
        do_it(&mut service, name, &line);
    }
    for (number, ply) in made.iter().enumerate() {
        let name = if number % 2 == 0 { "Alva" } else { "Ylva" };
        do_it(&mut service, name, &format!("{ply} silent"));
    }
    let whole = format!("try after {PLIES} {}", before.join(" "));
    ask(&questions, &mut service, now, &whole);
    for number in 0..SAVED {
        do_it(&mut service, "Alva", &format!("try save line {number}"));
    }
    let more = format!("try {}", last.join(" "));
    let mut times: Vec<[Duration; 2]> = Vec::new();
    for _ in 0..1_000 {
        times.push(ask(&questions, &mut service, now, &more));
        ask(&questions, &mut service, now, "try back");
    }
    for (what, of) in [("answered", 0), ("line kept on the disk", 1)] {
        let mut sorted: Vec<Duration> = times.iter().map(|times| times[of]).collect();
        sorted.sort();
        let [median, p99] = [sorted[sorted.len() / 2], sorted[sorted.len() * 99 / 100]];
        println!("{what}: median {median:?}, 99 % within {p99:?}");
    }
    // Another first move, which is looked for in both places.
    let other = quiet_plies(PLIES + 3).split_off(PLIES);
    let whole = format!("try after {PLIES} {}", before.join(" "));
    let mut times = Vec::new();
    for _ in 0..1_000 {
        ask(&questions, &mut service, now, &whole);
        times.push(ask(&questions, &mut service, now, &format!("try {}", other[0]))[0]);
    }
    times.sort();
    println!("another first move: median {:?}", times[times.len() / 2]);
}

fn actor(name: &str) -> Actor {
    Actor { channel: Channel::Terminal, address: name.into(), language: None }
}

/// Asks, and notes what was shown: how long each takes.
fn ask(
    questions: &Questions,
    service: &mut Service,
    now: DateTime<Utc>,
    line: &str,
) -> [Duration; 2] {
    let read = commands::read(line).unwrap();
    let Order::Ask(question) = &read.order else { panic!("{line} is no question") };
    let begin = Instant::now();
    let (answer, shown) =
        service::put_question(questions, now, &actor("Alva"), read.game, question).unwrap();
    let asked = begin.elapsed();
    assert!(matches!(answer, Answer::Done(_)), "{line}: {answer:?}");
    let begin = Instant::now();
    service::show(service, now, shown.unwrap()).unwrap();
    [asked, begin.elapsed()]
}

/// Plies that capture nothing and end nothing, as many, the same each time.
fn quiet_plies(count: usize) -> Vec<String> {
    let ruleset = shipped_library().newest(RULESET).unwrap();
    let mut game = Game::new(Arc::clone(ruleset), Terms::default()).unwrap();
    let mut seed: u64 = 7;
    let mut plies = Vec::new();
    while plies.len() < count {
        let moves = game.legal_moves();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let from = usize::try_from(seed >> 33).unwrap() % moves.len();
        let quiet = |mv: &&Move| {
            let mut after = game.clone();
            let ply = after.play(&format!("{mv} silent")).unwrap();
            let is_quiet = ply.captures.is_empty() && ply.occurrence == 1;
            is_quiet && after.outcome().is_none()
        };
        let mv = moves[from..].iter().chain(&moves[..from]).find(quiet).copied().unwrap();
        game.play(&format!("{mv} silent")).unwrap();
        plies.push(mv.to_string());
    }
    plies
}
