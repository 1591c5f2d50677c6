//! Reads a line that announces escapes in a player's own words, with a move or alone: `Se opp!
//! b5-b1`, `I play b5-b1 and say raichi`, `aviso a1`. An announcement is never left out of a move
//! that is said with it.

use templates::Misread;

use super::Vocabulary;
use crate::announcing::{self, Announcements, Settled};
use crate::order::{Order, OrderLine};
use crate::read;
use crate::table::Deed;

/// What such a line means to somebody who can announce; `None` if it is to be read like any other.
pub(super) fn meant(line: &str, club: &impl Vocabulary) -> Option<Result<OrderLine, Misread>> {
    let typed = match read::as_typed(line) {
        Ok(OrderLine { game, order: Order::Do(Deed::Ply(ply)) }) => Some((game, ply)),
        Err(Misread::NotUnderstood { .. }) => None,
        // A plan, a trial or a message.
        _ => return None,
    };
    let (game, text) = read::game(line).ok()?;
    let game = game.or_else(|| typed.as_ref().and_then(|(game, _)| *game));
    let ruleset = club.announcing(game)?;
    let announcements = Announcements::of(&ruleset);
    let heard = announcements.heard_in(text);
    if heard.is_empty() {
        return None;
    }
    let line_of = |ply: String| OrderLine { game, order: Deed::Ply(ply).into() };
    if let Some(words) = announcements.only_one_in(text) {
        return Some(Ok(line_of(words)));
    }
    let ply = match typed {
        Some((_, ply)) => ply,
        None => only_ply(text, &announcements)?,
    };
    // What is asked is not said.
    let ply = match text.contains(['?', '\u{ff1f}', '\u{bf}']) {
        true => announcing::without_announcement(&ply, &ruleset)?,
        false => ply,
    };
    Some(match announcing::settle(&ply, &heard, &ruleset) {
        Settled::AsTyped => return None,
        Settled::With(ply) => {
            // Where none is whole, it is said how, where the move is refused.
            let is_plain = announcements.is_nothing_else(text);
            match is_plain || heard.iter().all(|it| !it.counts()) {
                true => Ok(line_of(ply)),
                false => Err(Misread::Offered { commands: vec![line_of(ply).to_string()] }),
            }
        }
        Settled::Held(plies) => {
            let commands = plies.into_iter().map(|ply| line_of(ply).to_string()).collect();
            Err(Misread::Offered { commands })
        }
    })
}

/// The one move of a text: all that is left of it without its announcement, or the only one that it
/// names.
fn only_ply(text: &str, announcements: &Announcements) -> Option<String> {
    let blanked = announcements.blanked(text);
    let bare = blanked.trim_matches(|c: char| !c.is_alphanumeric());
    match read::as_typed(bare) {
        Ok(OrderLine { order: Order::Do(Deed::Ply(ply)), .. }) => Some(ply),
        _ => announcements.only_move_in(text).map(|mv| mv.to_string()),
    }
}
