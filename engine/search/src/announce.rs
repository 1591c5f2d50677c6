//! What its player says with a move: a route that nobody announces is no route, so everything that
//! is open is announced.

use engine::notation::PlyText;
use engine::{Game, Illegal, Move, PlyAnnouncement, Side};

/// The move as a ply that announces all that is open after it.
///
/// # Errors
/// The move may not be played.
pub fn with_announcement(game: &Game, mv: Move) -> Result<PlyText, Illegal> {
    let mut ply = PlyText::from(mv);
    let mut after = game.clone();
    after.play_read(&ply)?;
    let announces = game.ruleset().announces() && game.position().to_move() == Side::Defenders;
    if announces && after.outcome().is_none() && !after.open_routes().is_empty() {
        ply.said = PlyAnnouncement::Routes(after.open_routes().iter().collect());
    }
    Ok(ply)
}
