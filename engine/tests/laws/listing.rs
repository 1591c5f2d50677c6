//! Listed moves are exactly the legal ones: those that `check` lets pass, and those that a
//! walk along the board finds (`reference/moves`).

use std::collections::BTreeSet;

use engine::{Move, Ruleset, Square};
use proptest::prelude::*;

use super::{any_kind, any_ruleset, cases, drawn};
use crate::reference::{self, Board};

fn squares(ruleset: &Ruleset) -> Vec<Square> {
    let size = ruleset.size();
    (0..size).flat_map(|file| (0..size).map(move |rank| Square::new(file, rank).unwrap())).collect()
}

proptest! {
    #![proptest_config(cases(1200))]

    #[test]
    fn listed_moves_are_the_legal_ones(
        named in any_ruleset(), kind in any_kind(), seed in any::<u64>(),
    ) {
        let ruleset = &*named.ruleset;
        let position = drawn(kind, seed, named);
        let list = position.legal_moves(ruleset);
        let listed: BTreeSet<Move> = list.iter().copied().collect();
        let walked = reference::moves(&Board::of(&position, ruleset), position.to_move());
        prop_assert_eq!(list.len(), listed.len(), "listed twice");
        prop_assert_eq!(position.count_moves(ruleset) as usize, listed.len());
        prop_assert_eq!(position.has_move(ruleset), !listed.is_empty());
        prop_assert_eq!(&listed, &walked, "{} {:?}", named.name, position);
        let squares = squares(ruleset);
        for &from in &squares {
            let own = position.piece_at(from).is_some_and(|p| p.side() == position.to_move());
            for &to in &squares {
                let mv = Move { from, to };
                let legal = position.check_move(ruleset, mv).is_ok();
                prop_assert_eq!(legal, listed.contains(&mv), "{} {:?} {}", named.name, position, mv);
            }
            if own {
                let targets: BTreeSet<Square> = position.legal_targets(ruleset, from).into_iter().collect();
                let of_list = listed.iter().filter(|mv| mv.from == from).map(|mv| mv.to).collect();
                prop_assert_eq!(targets, of_list);
            }
        }
    }
}
