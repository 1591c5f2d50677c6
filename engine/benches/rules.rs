//! How fast the rules are: nanoseconds a perft leaf, a ply of a random playout and a
//! typed move, and (where valgrind is installed) instructions for each, which is the
//! figure to compare between commits.
//!
//! `cargo bench -p engine` runs all of it.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::hint::black_box;
use std::process::Command;
use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::notation::PlyText;
use engine::{Game, Move, Position, Ruleset, Terms, ruleset};

/// Rulesets of every size, each with a depth that has some hundred thousand leaves.
const BOARDS: &[(&str, u32)] = &[
    ("brandubh", 4),
    ("tablut", 3),
    ("kopenhagen", 3),
    ("copenhagen", 3),
    ("castillos", 3),
    ("hnefatafl-13", 2),
    ("kongens-bord", 2),
    ("alea-evangelii", 2),
];

const GAMES: u64 = 100;
const MOST_PLIES: usize = 300;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, flag, what, id, times] = arguments.as_slice()
        && flag == "--run"
    {
        let times = times.parse().unwrap();
        println!("{}", run(what, id, times));
        return;
    }
    divan::main();
    instructions();
}

#[divan::bench(args = BOARDS.iter().map(|(id, _)| id))]
fn leaf(bencher: Bencher<'_, '_>, id: &str) {
    let leaves = run("leaf", id, 1);
    bencher.counter(ItemsCount::new(leaves)).bench(|| run("leaf", black_box(id), 1));
}

#[divan::bench(args = BOARDS.iter().map(|(id, _)| id))]
fn playout_ply(bencher: Bencher<'_, '_>, id: &str) {
    let plies = run("playout", id, 1);
    bencher.counter(ItemsCount::new(plies)).bench(|| run("playout", black_box(id), 1));
}

#[divan::bench(args = BOARDS.iter().map(|(id, _)| id))]
fn typed_move(bencher: Bencher<'_, '_>, id: &str) {
    let ruleset = ruleset::shipped_library().newest(id).unwrap();
    let texts = texts(ruleset);
    bencher.counter(ItemsCount::new(texts.len())).bench(|| replay(ruleset, black_box(&texts)));
}

/// Does one kind of work that many times, and counts leaves, plies or moves.
fn run(what: &str, id: &str, times: u64) -> u64 {
    let ruleset = ruleset::shipped_library().newest(id).unwrap();
    let mut done = 0;
    match what {
        "leaf" => {
            let depth = BOARDS.iter().find(|(board, _)| *board == id).unwrap().1;
            for _ in 0..times {
                done += leaves(ruleset.start(), ruleset, depth).0;
            }
        }
        "playout" => {
            for seed in 1..=GAMES * times {
                done += playout(ruleset, seed).plies().len() as u64;
            }
        }
        "typed" => {
            let texts = texts(ruleset);
            for _ in 0..100 * times {
                done += replay(ruleset, &texts);
            }
        }
        _ => panic!("no such work: {what}"),
    }
    done
}

/// Leaves of the perft tree, each applied and judged in full: captures, king, ring, fort,
/// and whether the next side can move. The second number keeps the judging from being
/// optimized away.
fn leaves(position: &Position, ruleset: &Ruleset, depth: u32) -> (u64, u64) {
    let (mut count, mut open) = (0, 0);
    position.for_each_move(ruleset, |mv| {
        let mut next = *position;
        let effects = next.play_unchecked(ruleset, mv);
        if depth == 1 {
            count += 1;
            open += u64::from(effects.outcome.is_none() && next.has_move(ruleset));
        } else if effects.outcome.is_none() {
            let (more, more_open) = leaves(&next, ruleset, depth - 1);
            count += more;
            open += more_open;
        }
    });
    (count, black_box(open))
}

/// A game of uniformly random legal moves, to its end or 300 plies, with everything a
/// real game has: announcements, repetition, want of moves.
fn playout(ruleset: &Arc<Ruleset>, seed: u64) -> Game {
    let mut game = Game::new(Arc::clone(ruleset), Terms::default()).unwrap();
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    while game.outcome().is_none() && game.plies().len() < MOST_PLIES {
        let moves: Vec<Move> = game.legal_moves();
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let mv = moves[(random % moves.len() as u64) as usize];
        game.play_read(&PlyText::from(mv)).unwrap();
    }
    game
}

fn texts(ruleset: &Arc<Ruleset>) -> Vec<String> {
    let game = playout(ruleset, 7);
    game.plies().iter().map(|ply| game.ply_text(ply)).collect()
}

fn replay(ruleset: &Arc<Ruleset>, texts: &[String]) -> u64 {
    let mut game = Game::new(Arc::clone(ruleset), Terms::default()).unwrap();
    for text in texts {
        game.play(text).unwrap();
    }
    texts.len() as u64
}

/// Counts instructions with callgrind: twice the work less once the work, so that the
/// start-up does not count.
fn instructions() {
    let Ok(version) = Command::new("valgrind").arg("--version").output() else {
        println!("\ninstructions: valgrind is not installed, NOT COUNTED");
        return;
    };
    println!("\ninstructions ({})", String::from_utf8_lossy(&version.stdout).trim());
    println!("{:16} {:>10} {:>10} {:>10}", "", "leaf", "playout", "typed");
    for (id, _) in BOARDS {
        let [leaf, playout, typed] = ["leaf", "playout", "typed"].map(|what| {
            let (once, one) = counted(what, id, 1);
            let (twice, two) = counted(what, id, 2);
            (twice - once) / (two - one)
        });
        println!("{id:16} {leaf:>10} {playout:>10} {typed:>10}");
    }
}

/// Instructions spent, and how many leaves, plies or moves were done.
fn counted(what: &str, id: &str, times: u32) -> (u64, u64) {
    let program = std::env::current_exe().unwrap();
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["--run", what, id, &times.to_string()])
        .output()
        .unwrap();
    let log = String::from_utf8_lossy(&output.stderr).into_owned();
    let done = String::from_utf8_lossy(&output.stdout).trim().parse().unwrap();
    let collected = log.lines().find_map(|line| line.split_once("Collected : ")).unwrap().1;
    (collected.trim().parse().unwrap(), done)
}
