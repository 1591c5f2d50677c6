//! How fast the club's file is, small and full: a commit of what a ply writes, beside a raw write
//! of the same number of bytes with fdatasync on the same disk in the same run; the queries for
//! what is due; reads; opening.
//!
//! `cargo bench -p storage` loads the clubs once and keeps them (the largest takes minutes and
//! gigabytes); `cargo bench -p storage -- 1000` measures one size.
#![allow(dead_code, clippy::print_stdout, clippy::unwrap_used)]

mod club;

use std::path::Path;

use chrono::TimeDelta;
use engine::BySide;
use storage::{
    AnsweredRow, EventRow, File, Folded, GameId, NewNotice, PlayerId, PublicGames, RequestKey,
};

use club::Size;
use club::measure::{Random, Raw, Times, log_length, memory};

const ROUNDS: usize = 20;
const A_ROUND: usize = 100;
const READS: usize = 5_000;

fn main() {
    let asked: Vec<i64> = std::env::args().filter_map(|size| size.parse().ok()).collect();
    let sizes = if asked.is_empty() { vec![1_000, 100_000, 1_000_000] } else { asked };
    let script = club::script();
    for size in sizes.into_iter().map(Size::of) {
        let path = club::file(size);
        club::warm(&path);
        measure(&path, size, &script);
    }
}

fn measure(path: &Path, size: Size, script: &[String]) {
    let megabytes = std::fs::metadata(path).unwrap().len() as f64 / 1e6;
    println!(
        "\n{} finished and {} running games, {} players, {megabytes:.0} MB",
        size.finished,
        size.running,
        size.players(),
    );
    let mut open = Times::default();
    for _ in 0..5 {
        open.time(|| File::open(path).unwrap());
    }
    let mut file = File::open(path).unwrap();
    let mut random = Random(std::process::id().into());
    let mut commit = Times::default();
    let mut one = |file: &mut File, times: &mut Times| {
        let game = GameId(size.finished + 1 + random.below(size.running));
        let mut half = || random.below(i64::MAX).to_be_bytes();
        let digest = [half(), half()].concat().try_into().unwrap();
        commit_ply(file, game, script, digest, times);
    };

    // The log begins again when a closed file is opened.
    let before = log_length(path);
    for _ in 0..A_ROUND / 2 {
        one(&mut file, &mut Times::default());
    }
    let bytes = (log_length(path) - before) as usize / (A_ROUND / 2);
    let (mut raw_times, mut pieces) = (Times::default(), Times::default());
    let mut raw = Raw::beside(path, bytes);
    for _ in 0..ROUNDS {
        for _ in 0..A_ROUND {
            raw_times.time(|| raw.write());
        }
        for _ in 0..A_ROUND {
            pieces.time(|| raw.write_in_pieces());
        }
        for _ in 0..A_ROUND {
            one(&mut file, &mut commit);
        }
    }
    let ratio = commit.median() / raw_times.median();
    println!("{:38} {:>9} {:>9} {:>9}", "microseconds", "median", "p99", "most");
    println!("{:38} {raw_times}", format!("raw write of {bytes} bytes, fdatasync"));
    println!("{:38} {pieces}", "the same in the log's pieces");
    println!("{:38} {commit}   {ratio:.2} times raw", "commit of a ply");
    read(&file, size);
    println!("{:38} {open}", "open");
    let (all, anonymous) = memory();
    println!("memory {all:.0} MB, {anonymous:.0} MB of it no file's");
}

/// Writes what a ply in a game writes. Only the transaction is timed.
fn commit_ply(
    file: &mut File,
    game: GameId,
    script: &[String],
    digest: [u8; 16],
    times: &mut Times,
) {
    let row = file.view().game(game).unwrap().unwrap();
    let Folded { events, plies, to_move, head, .. } = row.folded;
    // Games at the end of their script are left alone.
    let (Some(text), Some(mover)) = (script.get(plies as usize), to_move) else { return };
    let other = file.view().player(row.players[!mover]).unwrap();
    let now = club::now();
    let event = |number, text| EventRow { number, at: now, text };
    let json = format!(r#"{{"v":1,"what":"ply","game":{game},"event":{}}}"#, events + 1);
    let folded = Folded {
        events: events + 2,
        head,
        plies: plies + 1,
        to_move: Some(!mover),
        due_at: Some(now + TimeDelta::days(6)),
        ended_at: None,
        result: None,
    };
    let notice = NewNotice {
        quotes: false,
        player: other.id,
        channel: other.channel,
        about: Some((game, events + 1)),
        data: json.clone(),
        queued_at: now,
        address: None,
        cause: None,
        shown: None,
    };
    let key = RequestKey { player: Some(row.players[mover]), digest };
    let answered = AnsweredRow { key, at: now, number: 1, answer: &json, quotes: false };
    times.time(|| {
        let change = file.change().unwrap();
        change.insert_event(game, &event(events + 1, format!("ply {text}"))).unwrap();
        change.insert_event(game, &event(events + 2, "handed".to_owned())).unwrap();
        change.set_folded(game, &folded).unwrap();
        change.queue_notice(&notice).unwrap();
        change.remember_answer(&answered).unwrap();
        change.commit().unwrap();
    });
}

fn no_result() -> BySide<Option<String>> {
    let none = Some("no result".to_owned());
    BySide { attackers: none.clone(), defenders: none }
}

fn read(file: &File, size: Size) {
    let view = file.view();
    let mut random = Random(3);
    let (mut due, mut nothing) = (Times::default(), Times::default());
    let mut line = |what: &str, work: &mut dyn FnMut(&mut Random)| {
        let mut times = Times::default();
        for _ in 0..READS {
            times.time(|| work(&mut random));
        }
        println!("{what:38} {times}");
    };
    for _ in 0..READS {
        nothing.time(|| view.due_games(club::now(), 200).unwrap());
        // Every clock is due by then.
        let later = club::now() + TimeDelta::days(1000);
        due.time(|| view.due_games(later, 200).unwrap());
    }
    println!("{:38} {nothing}", "games that are due: none");
    println!("{:38} {due}", "games that are due: 200 of all");
    line("a game of any, with its events", &mut |random| {
        let game = GameId(1 + random.below(size.finished + size.running));
        view.game(game).unwrap().unwrap();
        view.events(game).unwrap();
    });
    for (what, which) in [
        ("a part of all public games", PublicGames::default()),
        ("those of a ruleset", PublicGames { ruleset: Some("copenhagen"), ..Default::default() }),
        // There are none.
        ("those without a result", PublicGames { outcome: no_result(), ..Default::default() }),
    ] {
        line(what, &mut |random| {
            let id = GameId(1 + random.below(size.finished));
            let ended_at = view.game(id).unwrap().unwrap().folded.ended_at;
            view.public_finished(&which, ended_at.map(|at| (at, id)), 50).unwrap();
        });
    }
    line("a player's public games", &mut |random| {
        let player = Some(PlayerId(1 + random.below(size.players())));
        let which = PublicGames { player, ..Default::default() };
        view.public_finished(&which, None, 50).unwrap();
    });
    line("a player's running games", &mut |random| {
        let player = PlayerId(1 + random.below(size.players()));
        assert_eq!(view.running_games(player).unwrap().len(), 12);
    });
}
