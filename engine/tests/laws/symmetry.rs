//! The board has no preferred side: turned or mirrored, a ply does the same, turned or
//! mirrored. Holds for positions that are not symmetric themselves.

use std::collections::BTreeSet;

use engine::{
    Capture, CaptureRule, KingFall, Move, Outcome, Position, Reason, Setup, Side, Square,
};
use proptest::prelude::*;

use super::{any_kind, any_ruleset, cases, drawn};

#[derive(Clone, Copy)]
struct Turn {
    which: u8,
    size: u8,
}

impl Turn {
    fn square(self, square: Square) -> Square {
        let (file, rank) = (square.file(), square.rank());
        let (file, rank) = if self.which & 1 == 0 { (file, rank) } else { (rank, file) };
        let last = self.size - 1;
        let file = if self.which & 2 == 0 { file } else { last - file };
        let rank = if self.which & 4 == 0 { rank } else { last - rank };
        Square::new(file, rank).unwrap()
    }

    fn mv(self, mv: Move) -> Move {
        Move { from: self.square(mv.from), to: self.square(mv.to) }
    }

    fn setup(self, position: &Position) -> Setup {
        let mut setup = Setup::empty(position.to_move());
        setup.put('K', self.square(position.king()));
        for (side, letter) in [(Side::Attackers, 't'), (Side::Defenders, 'T')] {
            for square in position.men(side).iter() {
                setup.put(letter, self.square(square));
            }
        }
        setup
    }

    fn capture(self, capture: Capture) -> Capture {
        let by = match capture.by {
            CaptureRule::Custodial { anvil } => {
                CaptureRule::Custodial { anvil: self.square(anvil) }
            }
            CaptureRule::AgainstCorner { corner } => {
                CaptureRule::AgainstCorner { corner: self.square(corner) }
            }
            same => same,
        };
        Capture { square: self.square(capture.square), by }
    }

    fn outcome(self, outcome: Outcome) -> Outcome {
        let reason = match outcome.reason {
            Reason::Escape(goal) => Reason::Escape(self.square(goal)),
            Reason::KingCaptured(KingFall::AgainstSquare(square)) => {
                Reason::KingCaptured(KingFall::AgainstSquare(self.square(square)))
            }
            Reason::KingCaptured(KingFall::WithDefender(square)) => {
                Reason::KingCaptured(KingFall::WithDefender(self.square(square)))
            }
            same => same,
        };
        Outcome { winner: outcome.winner, reason }
    }
}

fn as_set(captures: impl IntoIterator<Item = Capture>) -> BTreeSet<Capture> {
    captures.into_iter().collect()
}

proptest! {
    #![proptest_config(cases(2500))]

    #[test]
    fn turning_the_board_changes_nothing(
        named in any_ruleset(), kind in any_kind(), seed in any::<u64>(), which in 1u8..8,
    ) {
        let ruleset = &*named.ruleset;
        let turn = Turn { which, size: ruleset.size() };
        let position = drawn(kind, seed, named);
        let turned = turn.setup(&position).position(ruleset);
        let turned = turned.map_err(|error| TestCaseError::fail(error.to_string()))?;
        let moves: BTreeSet<Move> = turned.legal_moves(ruleset).into_iter().collect();
        let expected = position.legal_moves(ruleset).into_iter().map(|mv| turn.mv(mv)).collect();
        prop_assert_eq!(&moves, &expected);
        for mv in position.legal_moves(ruleset) {
            let (mut one, mut other) = (position, turned);
            let here = one.play_unchecked(ruleset, mv);
            let there = other.play_unchecked(ruleset, turn.mv(mv));
            let case = format!("{} {position:?} {mv} turned by {which}", named.name);
            prop_assert_eq!(
                as_set(here.captures.into_iter().map(|capture| turn.capture(capture))),
                as_set(there.captures), "{}", case
            );
            prop_assert_eq!(
                here.outcome.map(|outcome| turn.outcome(outcome)), there.outcome, "{}", case
            );
            let pieces = turn.setup(&one);
            prop_assert_eq!(pieces.kings, vec![other.king()]);
            prop_assert_eq!(&pieces.men.attackers, other.men(Side::Attackers), "{}", case);
            prop_assert_eq!(&pieces.men.defenders, other.men(Side::Defenders), "{}", case);
            prop_assert_eq!(pieces.to_move, other.to_move());
        }
    }
}
