//! The engine against the reference in `reference/`, which reads the same page
//! independently: every legal move of generated positions, under the shipped rulesets and
//! under others with words changed. Both must tell the same of each ply.

mod tally;

use std::collections::{BTreeMap, BTreeSet};

use engine::ruleset::options::EdgeFort;
use engine::{CaptureRule, KingFall, Position, Reason, Ruleset, Side, Square};

use tally::{LEAST, Tally, count, must_have_happened};

use crate::generator::{Kind, Random};
use crate::reference::{At, Board, Fall, Fort, How};
use crate::rulesets::Named;
use crate::{generator, reference, rulesets};

/// This many moves of a position with the king at the edge, on average.
const MOVES_NEAR_A_FORT: usize = 8;

fn at(square: Square) -> At {
    (i32::from(square.file()), i32::from(square.rank()))
}

/// Compares every move of the position, and draws the first difference.
fn compare(named: &Named, position: &Position, random: &mut Random, tally: &mut Tally) {
    let ruleset = &*named.ruleset;
    let before = Board::of(position, ruleset);
    // The search for a fort is slow: there, a few of the moves have to do.
    let few = ruleset.options.edge_fort == EdgeFort::DefendersWin
        && position.to_move() == Side::Defenders
        && before.is_edge(before.king());
    let count_all = position.count_moves(ruleset) as usize;
    position.for_each_move(ruleset, |mv| {
        if tally.differs_under(&named.name) || few && random.below(count_all) >= MOVES_NEAR_A_FORT {
            return;
        }
        let told = reference::ply(&before, mv);
        let mut after = *position;
        let effects = after.play_unchecked(ruleset, mv);
        tally.plies += 1;
        count(&told, position.to_move(), tally);

        let by_engine: BTreeMap<At, CaptureRule> =
            effects.captures.iter().map(|capture| (at(capture.square), capture.by)).collect();
        let same_men = by_engine.keys().eq(told.taken.keys())
            && by_engine.len() == effects.captures.len()
            && by_engine.iter().all(|(at, by)| told.taken[at].contains(&how(*by)));
        let reason = effects.outcome.map(|outcome| outcome.reason);
        let same_end = match reason {
            Some(Reason::KingCaptured(fall)) => told.king.iter().any(|told| is_same(*told, fall)),
            Some(Reason::Escape(goal)) => told.escape && at(goal) == told.after.king(),
            Some(Reason::Encirclement) => told.ring,
            Some(Reason::EdgeFort) => told.fort != Fort::No,
            Some(_) => false,
            None => told.king.is_empty() && !told.escape && !told.ring,
        };
        let winner = effects.outcome.map(|outcome| outcome.winner);
        let same_winner = match reason {
            Some(Reason::Escape(_) | Reason::EdgeFort) => winner == Some(Some(Side::Defenders)),
            Some(_) => winner == Some(Some(Side::Attackers)),
            None => true,
        };
        // The engine may be stricter about forts: "one granted a ply late harms nobody".
        if told.fort == Fort::Yes && reason.is_none() {
            tally.add("fort by the definition that the engine denies");
            let free = reference::roam(&told.after) * 2 > before.size.pow(2) as usize
                && !reference::holds_a_corner(&told.after);
            if free {
                tally.add("fort by the definition that the engine denies, attackers at large and no corner inside");
            }
            if free && tally.denied.len() < 3 {
                tally.denied.push(format!("{} {mv}\n{}", named.name, told.after.drawing()));
            }
        }
        let same_board = Board::of(&after, ruleset).pieces == told.after.pieces;
        if !(same_men && same_end && same_winner && same_board) {
            tally.differences.push(format!(
                "{}: the readings differ on {mv} ({} to move)\n{}\n{}\n\
                 engine:    {:?} {reason:?}\nreference: {:?} king {:?} escape {} ring {} fort {:?}\n",
                named.name,
                position.to_move(),
                before.drawing(),
                line(position, ruleset),
                effects.captures,
                told.taken,
                told.king,
                told.escape,
                told.ring,
                told.fort,
            ));
        }
    });
}

/// The position line, for a perft of the case or the terminal.
fn line(position: &Position, ruleset: &Ruleset) -> String {
    let board = Board::of(position, ruleset);
    let ranks: Vec<String> = (0..board.size)
        .rev()
        .map(|rank| {
            let (mut text, mut empty) = (String::new(), 0);
            for file in 0..=board.size {
                let piece = board.get((file, rank));
                if (piece.is_some() || file == board.size) && empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                empty += 1;
                if let Some(letter) = piece {
                    text.push(letter);
                    empty = 0;
                }
            }
            text
        })
        .collect();
    format!("{} {}", ranks.join("/"), position.to_move().letter())
}

fn how(by: CaptureRule) -> How {
    match by {
        CaptureRule::Custodial { anvil } => How::Custodial(at(anvil)),
        CaptureRule::AgainstThrone => How::Throne,
        CaptureRule::AgainstCorner { corner } => How::Corner(at(corner)),
        CaptureRule::Linnaean => How::Linnaean,
        CaptureRule::Shieldwall => How::Wall,
    }
}

fn is_same(told: Fall, by_engine: KingFall) -> bool {
    match told {
        Fall::FourSides | Fall::FourOnThrone => by_engine == KingFall::FourSides,
        Fall::ThreeAndThrone => by_engine == KingFall::ThreeAndThrone,
        Fall::ThreeAtEdge | Fall::TwoBesideCorner => by_engine == KingFall::AtEdge,
        Fall::TwoInLine => by_engine == KingFall::TwoInLine,
        Fall::AgainstThrone | Fall::AgainstCorner => {
            matches!(by_engine, KingFall::AgainstSquare(_))
        }
        Fall::Pair(man) | Fall::Immobilized(man) | Fall::ImmobilizedFromAfar(man) => {
            matches!(by_engine, KingFall::WithDefender(square) if at(square) == man)
        }
    }
}

/// How many positions of a kind are worth drawing under these rules.
fn share(kind: Kind, ruleset: &Ruleset) -> usize {
    let said: BTreeSet<(&str, &str)> = ruleset.options.choices().into_iter().collect();
    let says = |name, word| said.contains(&(name, word));
    match kind {
        Kind::Wall if says("shieldwall", "taken") => 6,
        Kind::Pair if says("pair-enclosure", "immobilized") => 18,
        Kind::Pair if says("king-and-defender", "taken-together") => 6,
        Kind::Linnaeus if says("linnaean-capture", "taken") => 4,
        Kind::Ring if says("encirclement", "attackers-win") => 4,
        Kind::Fort if says("edge-fort", "defenders-win") => 10,
        Kind::King => 6,
        Kind::Crowded => 4,
        Kind::Sprinkled | Kind::Played => 2,
        _ => 1,
    }
}

/// Every other ruleset is compared beside the rest.
fn compare_all<'a>(rulesets: impl Iterator<Item = &'a Named>, times: usize) -> Tally {
    let numbered: Vec<(u64, &Named)> = (1..).zip(rulesets).collect();
    let compare_half = |parity: u64| {
        let mut tally = Tally::default();
        let half = numbered.iter().filter(|(number, _)| number % 2 == parity);
        half.for_each(|&(number, named)| compare_positions(named, (number, times), &mut tally));
        tally
    };
    std::thread::scope(|scope| {
        let beside = scope.spawn(|| compare_half(0));
        let mut tally = compare_half(1);
        tally.join(beside.join().expect("no panic"));
        tally
    })
}

fn compare_positions(named: &Named, (seed, times): (u64, usize), tally: &mut Tally) {
    let mut random = Random::new(seed);
    for kind in Kind::ALL {
        for _ in 0..times * share(kind, &named.ruleset) {
            if let Some(position) = generator::position(kind, &mut random, &named.ruleset) {
                compare(named, &position, &mut random, tally);
            }
        }
    }
}

#[test]
fn shipped_rulesets() {
    let all = rulesets::all();
    let tally = compare_all(all.iter().take(rulesets::FILES.len()), 30);
    tally.print("shipped rulesets");
    assert!(tally.differences.is_empty(), "{}", tally.differences.join("\n"));
    assert!(tally.plies >= 300_000);
    must_have_happened(&tally, LEAST);
}

#[test]
fn changed_rulesets() {
    let all = rulesets::all();
    let tally = compare_all(all.iter().skip(rulesets::FILES.len()), 10);
    tally.print("changed rulesets");
    assert!(tally.differences.is_empty(), "{}", tally.differences.join("\n"));
    assert!(tally.plies >= 300_000);
    let half: Vec<(&str, u64)> = LEAST.iter().map(|&(event, least)| (event, least / 2)).collect();
    must_have_happened(&tally, &half);
    // No shipped ruleset has it.
    must_have_happened(&tally, &[("king: AgainstThrone", 5)]);
}
