//! Counting sequences of plies: the number on which independent engines agree or not.

use crate::Position;
use crate::ruleset::Ruleset;

/// How many sequences of `depth` moves there are from the position. Announcements and
/// repetition are disregarded; a finished game is not played on.
#[must_use]
pub fn perft(position: &Position, ruleset: &Ruleset, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.count_moves(ruleset)),
        _ => {
            let mut nodes = 0;
            position.for_each_move(ruleset, |mv| {
                let mut next = *position;
                if next.play_unchecked(ruleset, mv).outcome.is_none() {
                    nodes += perft(&next, ruleset, depth - 1);
                }
            });
            nodes
        }
    }
}
