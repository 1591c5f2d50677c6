//! What is true of a position by the rules alone: every move is played, and every reply to it. Knows
//! nothing of the search, and remembers nothing.

use engine::notation::PlyText;
use engine::{Game, Illegal, Move, Outcome, PlyAnnouncement, Reason, Side};

/// The game after a legal move, with everything announced that is open then.
pub fn played(game: &Game, mv: Move) -> Game {
    let silent = played_silently(game, mv);
    let open = silent.open_routes();
    let announces = game.ruleset().announces() && game.position().to_move() == Side::Defenders;
    if !announces || open.is_empty() || silent.outcome().is_some() {
        return silent;
    }
    let said = PlyAnnouncement::Routes(open.iter().collect());
    let mut after = game.clone();
    after.play_read(&PlyText { said, ..PlyText::from(mv) }).expect("the whole truth");
    after
}

/// The game after a legal move with nothing said.
pub fn played_silently(game: &Game, mv: Move) -> Game {
    let mut after = game.clone();
    after.play_read(&PlyText::from(mv)).expect("a legal move");
    after
}

/// How a legal move ends the game, if it does.
pub fn end(game: &Game, mv: Move) -> Option<Outcome> {
    // Nothing can be announced with a move that ends the game.
    played_silently(game, mv).outcome()
}

/// The win that the side to move has at once with a move.
pub fn win(game: &Game, mv: Move) -> Option<Reason> {
    let side = game.position().to_move();
    end(game, mv).filter(|end| end.winner == Some(side)).map(|end| end.reason)
}

/// The moves that win at once.
pub fn wins_in_one(game: &Game) -> Vec<Move> {
    game.legal_moves().into_iter().filter(|&mv| win(game, mv).is_some()).collect()
}

/// A way in which the side to move can win at once.
pub fn threat(game: &Game) -> Option<Reason> {
    game.legal_moves().into_iter().find_map(|reply| win(game, reply))
}

/// The moves that win within three plies, whatever the reply.
pub fn wins_in_three(game: &Game) -> Vec<Move> {
    let wins = |&mv: &Move| is_won_in_three(game, mv, &played(game, mv));
    game.legal_moves().into_iter().filter(wins).collect()
}

/// Whether a move, after which the game is that, wins within three plies, whatever the reply.
pub fn is_won_in_three(game: &Game, mv: Move, after: &Game) -> bool {
    if after.outcome().is_some() {
        return win(game, mv).is_some();
    }
    let side = game.position().to_move();
    after.legal_moves().into_iter().all(|reply| {
        let next = played(after, reply);
        match next.outcome() {
            Some(end) => end.winner == Some(side),
            None => next.legal_moves().into_iter().any(|mv| win(&next, mv).is_some()),
        }
    })
}

/// Whether the king is refused a goal that is open to him because it was never announced.
pub fn is_refused_as_silent(game: &Game) -> bool {
    let king = game.position().king();
    game.open_routes().iter().any(|goal| {
        let escape = PlyText::from(Move { from: king, to: goal });
        matches!(game.clone().play_read(&escape), Err(Illegal::SilentRoute { .. }))
    })
}
