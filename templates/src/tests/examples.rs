//! The examples of rule sheets are true: each is read from the sheet's own drawing and played in a
//! game, under every shipped ruleset and on boards of every size.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use engine::notation::PositionLine;
use engine::ruleset::{Language, options, shipped_library};
use engine::{CaptureRule, Game, KingFall, Piece, Position, Reason, Ruleset, Side, Square, Terms};
use expect_test::expect_file;

use crate::outcome;
use crate::rules::examples::{EXAMPLES, ShownExample};
use crate::words::Words;

/// A game from that board.
fn game(ruleset: &Arc<Ruleset>, before: &Position) -> Game {
    let side = if before.to_move() == Side::Attackers { "a" } else { "d" };
    let line = PositionLine::parse(&format!("{} {side}", before.ranks(ruleset.size()))).unwrap();
    line.game(Arc::clone(ruleset), Terms::default()).unwrap()
}

/// The signs of a printed drawing: the square, what is seen there, and whether in brackets.
fn signs(text: &str) -> Vec<(Square, char, bool)> {
    let mut lines: Vec<&str> = text.lines().collect();
    let below = lines.pop().unwrap();
    let width = below.find(|c: char| c != ' ').unwrap() - 1;
    let mut signs = Vec::new();
    for line in lines {
        let (rank, row) = line.split_at(width);
        let row: Vec<char> = row.chars().collect();
        for (pair, file) in row.chunks(2).zip(below.split_whitespace()) {
            if let [gap, sign] = pair {
                let square = format!("{file}{}", rank.trim()).parse().unwrap();
                signs.push((square, *sign, *gap == '['));
            }
        }
    }
    signs.sort_unstable();
    signs
}

/// Plays the example as it is printed, in a game, and checks that it does what its caption says.
fn check(ruleset: &Arc<Ruleset>, shown: &ShownExample<'_>) {
    let text = shown.text();
    let caption = shown.caption(Words::of(Language::English));
    let context = format!("{}, {} squares a side: {caption}\n{text}", ruleset.id, ruleset.size());
    let signs = signs(&text);
    let find = |what: &dyn Fn(char, bool) -> bool| {
        let found = signs.iter().filter(|(_, sign, moved)| what(*sign, *moved));
        found.map(|&(square, _, _)| square).collect::<Vec<_>>()
    };
    let [from] = find(&|sign, _| sign == '*')[..] else { panic!("{context}") };
    let [to] = find(&|_, moved| moved)[..] else { panic!("{context}") };
    let captured = find(&|sign, _| sign.is_ascii_lowercase());

    let mut game = game(ruleset, &shown.placed.before);
    let said = caption.split_once('“').and_then(|(_, said)| said.split_once('”'));
    let order = said.map_or_else(|| format!("{from}-{to}"), |(said, _)| said.to_owned());
    assert!(order.starts_with(&format!("{from}-{to}")), "{context}");
    assert!(caption.contains(&format!("{from}-{to}")), "{context}");
    let ply = game.play(&order).unwrap_or_else(|why| panic!("{why:?}: {context}")).clone();

    let fell: Vec<Square> = ply.captures.iter().map(|capture| capture.square).collect();
    assert_eq!(fell, captured, "{context}");
    for &square in &fell {
        assert!(caption.contains(&square.to_string()), "{context}");
    }
    for (square, sign, _) in signs {
        let seen = match game.position().piece_at(square) {
            Some(Piece::King) => 'K',
            Some(Piece::Man(Side::Attackers)) => 'X',
            Some(Piece::Man(Side::Defenders)) => 'O',
            None if square == from => '*',
            None if fell.contains(&square) => 'o',
            None if ruleset.throne() == Some(square) => '+',
            None if ruleset.is_corner(square) => '#',
            None => '.',
        };
        assert_eq!(sign, seen, "{square}: {context}");
    }

    let by = |is_it: fn(CaptureRule) -> bool| {
        assert!(!fell.is_empty() && ply.captures.iter().all(|man| is_it(man.by)), "{context}");
        assert_eq!(ply.outcome, None, "{context}");
    };
    let ended = |winner, is_it: fn(Reason) -> bool| {
        let outcome = ply.outcome.unwrap_or_else(|| panic!("{context}"));
        assert_eq!(outcome.winner, Some(winner), "{context}");
        assert!(is_it(outcome.reason), "{:?}: {context}", outcome.reason);
        assert!(fell.is_empty(), "{context}");
    };
    use KingFall::{AgainstSquare, AtEdge, FourSides, ThreeAndThrone, TwoInLine, WithDefender};
    use Reason::{EdgeFort, Encirclement, Escape, KingCaptured};
    use Side::{Attackers, Defenders};
    let fallen = |is_it| ended(Attackers, is_it);
    match shown.example.caption {
        "example-escape" => ended(Defenders, |why| matches!(why, Escape(_))),
        "example-edge-fort" => ended(Defenders, |why| why == EdgeFort),
        "example-encirclement" => {
            ended(Attackers, |why| why == Encirclement);
            // "All his men", and they can be seen.
            let seen = find_men(&text);
            assert_eq!(game.position().men(Defenders).len(), seen, "{context}");
        }
        "example-custodial" => by(|by| matches!(by, CaptureRule::Custodial { .. })),
        "example-against-throne" => by(|by| by == CaptureRule::AgainstThrone),
        "example-against-corner" => by(|by| matches!(by, CaptureRule::AgainstCorner { .. })),
        "example-linnaean" => by(|by| by == CaptureRule::Linnaean),
        "example-shieldwall" | "example-shieldwall-corner" | "example-shieldwall-king" => {
            by(|by| by == CaptureRule::Shieldwall);
            assert!(fell.len() > 1, "{context}");
        }
        "example-safe" => assert!(fell.is_empty() && ply.outcome.is_none(), "{context}"),
        "example-king-four-sides" => fallen(|why| why == KingCaptured(FourSides)),
        "example-king-two-in-line" => fallen(|why| why == KingCaptured(TwoInLine)),
        "example-king-beside-throne" => fallen(|why| why == KingCaptured(ThreeAndThrone)),
        "example-king-beside-throne-in-line" => {
            fallen(|why| why == KingCaptured(TwoInLine));
            assert!(ruleset.throne().unwrap().touches(game.position().king()), "{context}");
        }
        "example-king-at-edge" => fallen(|why| why == KingCaptured(AtEdge)),
        "example-king-along-edge" => {
            fallen(|why| why == KingCaptured(TwoInLine));
            assert!(game.position().king().is_edge(ruleset.size()), "{context}");
        }
        "example-king-beside-corner" => {
            fallen(|why| matches!(why, KingCaptured(AtEdge | AgainstSquare(_))));
            let mut beside = game.position().king().neighbours(ruleset.size());
            assert!(beside.any(|square| ruleset.is_corner(square)), "{context}");
        }
        "example-pair" => fallen(|why| matches!(why, KingCaptured(WithDefender(_)))),
        "example-announcement" => {
            assert!(ply.announces && ply.routes.len() == 1, "{context}");
            assert!(
                order.ends_with(&outcome::quote_announcement(ruleset, ply.routes)),
                "{context}"
            );
            let goal = ply.routes.iter().next().unwrap();
            assert!(caption.contains(&format!("could go to {goal} ")), "{context}");
            assert_eq!(ply.outcome, None, "{context}");
        }
        "example-opened-route" => {
            assert!(!ply.announces && ply.outcome.is_none(), "{context}");
            let goal = game.open_routes().iter().next().unwrap();
            assert!(caption.contains(&format!(" to {goal}.")), "{context}");
            let escape = format!("{}-{goal}", game.position().king());
            let end = game.play(&escape).unwrap_or_else(|why| panic!("{why:?}: {context}")).outcome;
            assert_eq!(end.unwrap().winner, Some(Defenders), "{context}");
        }
        "example-stopped" => {
            let goal = caption.split_once(" to ").unwrap().1.get(..2).unwrap().parse().unwrap();
            assert!(ruleset.is_goal(goal) && game.open_routes().is_empty(), "{context}");
            let escape = format!("{}-{goal}", game.position().king());
            assert!(game.play(&escape).is_err(), "{context}");
        }
        other => panic!("what does {other} show?"),
    }
}

fn find_men(text: &str) -> usize {
    signs(text).iter().filter(|(_, sign, _)| *sign == 'O').count()
}

/// The examples of its sheet, in the order of the list.
fn shown(ruleset: &Ruleset) -> Vec<ShownExample<'_>> {
    EXAMPLES.iter().filter_map(|example| example.play_under(ruleset)).collect()
}

#[test]
fn what_is_drawn_happens_in_a_game() {
    for ruleset in shipped_library().iter() {
        shown(ruleset).iter().for_each(|example| check(ruleset, example));
    }
}

/// Which examples each shipped sheet shows, so that it is easy to see what is left out.
#[test]
fn every_sheet_has_its_examples() {
    let mut listed = String::new();
    for ruleset in shipped_library().iter() {
        listed.push_str(&format!("{}\n", ruleset.id));
        let sheet =
            crate::rules::rule_sheet(Words::of(Language::English), ruleset).replace('\n', "");
        let mut captions = Vec::new();
        for example in shown(ruleset) {
            // A drawing of a rule that is not stated is in no sheet.
            let drawing: Vec<String> =
                example.text().lines().map(|line| format!("    {line}")).collect();
            if sheet.contains(&drawing.concat()) {
                captions.push(example.example.caption);
                listed.push_str(&format!("  {}\n", example.example.caption));
            }
        }
        let mut once = captions.clone();
        once.dedup();
        assert_eq!(captions, once, "{}: one example shown twice", ruleset.id);
        for always in ["example-escape", "example-custodial", "example-safe"] {
            assert!(captions.contains(&always), "{}: {always}", ruleset.id);
        }
        let has = |rule| captions.iter().any(|caption| caption.starts_with(rule));
        let options = &ruleset.options;
        assert!(has("example-king-four-sides") || has("example-king-two-in-line"));
        assert_eq!(has("example-shieldwall"), options.shieldwall == options::Shieldwall::Taken);
        assert_eq!(
            has("example-encirclement"),
            options.encirclement == options::Encirclement::AttackersWin
        );
        assert_eq!(has("example-edge-fort"), options.edge_fort == options::EdgeFort::DefendersWin);
        assert_eq!(has("example-announcement"), ruleset.announces());
        assert_eq!(has("example-opened-route"), ruleset.announces());
    }
    expect_file!["../../tests/golden/sheets/examples.txt"].assert_eq(&listed);
}

/// The rules of a shipped file with a bare board of that size.
fn resized(file: &str, size: u8) -> Arc<Ruleset> {
    let version = file.lines().find(|line| line.starts_with("version = ")).unwrap();
    let file = file.replace(version, "version = 99");
    let (before, rest) = file.split_once("board = '''\n").unwrap();
    let (_, after) = rest.split_once("'''").unwrap();
    let (size, middle) = (usize::from(size), usize::from(size) / 2);
    let mut board = vec![vec!['.'; size]; size];
    for (file, rank) in [(0, middle), (size - 1, middle), (middle, 0), (middle, size - 1)] {
        board[rank][file] = 't';
    }
    board[middle][middle] = 'K';
    let board: Vec<String> = board.into_iter().map(String::from_iter).collect();
    let mut library = shipped_library().clone();
    library.add(&format!("{before}board = '''\n{}\n'''{after}", board.join("\n"))).unwrap();
    library.iter().find(|ruleset| ruleset.version == 99).unwrap().clone()
}

/// All rules on boards of all sizes, with pieces of any reach: an example is true or left out.
#[test]
#[expect(clippy::disallowed_methods, reason = "a test may read the shipped files")]
fn examples_fit_boards_of_every_size() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/rulesets");
    let mut files = 0;
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    for path in entries.filter(|path| path.is_file()) {
        let file = fs::read_to_string(path).unwrap();
        files += 1;
        for size in [7, 9, 11, 13, 15, 17, 19] {
            let ruleset = resized(&file, size);
            let here = shown(&ruleset);
            here.iter().for_each(|example| check(&ruleset, example));
            let slow = file.replace("-move = \"any-distance", "-move = \"one-square");
            let slow = slow.replace("-moves = \"any-distance", "-moves = \"one-square");
            let slow = resized(&slow, size);
            shown(&slow).iter().for_each(|example| check(&slow, example));
            // The pair does not fit beside the throne of 7×7; everything else fits everywhere.
            for example in shown(shipped_library().newest(&ruleset.id).unwrap()) {
                let caption = example.example.caption;
                let fits = here.iter().any(|here| here.example.caption == caption);
                let is_left_out = size == 7 && caption == "example-pair";
                assert!(fits != is_left_out, "{} {size}×{size}: {caption}", ruleset.id);
            }
        }
    }
    assert_eq!(files, shipped_library().iter().count());
}
