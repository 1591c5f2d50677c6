//! Games by our rules for the tests.

use std::sync::Arc;

use engine::ruleset::{Ruleset, shipped_library};
use engine::{Game, Terms};

/// `fetlar` is the newest version, `sea-battle 1` that one.
pub fn ruleset(name: &str) -> &'static Arc<Ruleset> {
    let found = match name.split_once(' ') {
        Some((id, version)) => shipped_library().version(id, version.parse().unwrap()),
        None => shipped_library().newest(name),
    };
    found.unwrap()
}

pub fn new_game(id: &str) -> Game {
    Game::new(Arc::clone(ruleset(id)), Terms::default()).unwrap()
}

/// Xorshift: the same games every time.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// A game of random moves that prefers those that take something.
pub fn random_game(id: &str, seed: u64, plies: usize) -> Game {
    let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut game = new_game(id);
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len())];
        let takes = |mv: &engine::Move| {
            let mut position = *game.position();
            let effects = position.play_unchecked(game.ruleset(), *mv);
            !effects.captures.is_empty() || effects.outcome.is_some()
        };
        let mv = match random.below(4) {
            0 => mv,
            _ => (0..20).map(|_| moves[random.below(moves.len())]).find(takes).unwrap_or(mv),
        };
        game.play_read(&mv.into()).unwrap();
    }
    game
}
