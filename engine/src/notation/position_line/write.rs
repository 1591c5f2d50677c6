//! Writes positions in the three forms.

use crate::game::{Game, State};
use crate::position::Position;
use crate::routes::Routes;
use crate::ruleset::Ruleset;

impl Game {
    /// The bare line: board and side to move, without history.
    pub fn bare_line(&self) -> String {
        position_text(self.position(), self.ruleset().size())
    }

    /// The line that both sides may see: with the announced routes, where the ruleset has
    /// announcements.
    pub fn public_line(&self) -> String {
        let mut line = self.bare_line();
        if self.ruleset().announces() {
            line.push_str(" announced=");
            line.push_str(&squares_text(self.announced()));
        }
        line
    }

    /// The line that reads back to the identical state: for records, and for the
    /// defenders' eyes alone.
    pub fn private_line(&self) -> String {
        state_text(self.state(), self.ruleset())
    }
}

/// The private form of any state of a game under that ruleset.
pub(crate) fn state_text(state: &State, ruleset: &Ruleset) -> String {
    let size = ruleset.size();
    let mut line = position_text(&state.position, size);
    if ruleset.announces() {
        line.push_str(" announced=");
        line.push_str(&squares_text(state.announced));
        line.push_str(" usable=");
        line.push_str(&squares_text(state.usable));
    }
    line.push_str(" seen=");
    let now = state.now();
    let mut first = true;
    for &(occurred, count) in state.seen.iter() {
        // The present occurrence is not written.
        let earlier = count - u32::from(occurred == now);
        if earlier == 0 {
            continue;
        }
        if !first {
            line.push(';');
        }
        first = false;
        let (position, routes) = (&occurred.position, occurred.routes);
        line.push_str(&position.ranks(size));
        line.push_str(&format!(
            ":{}:{earlier}:{}",
            position.to_move.letter(),
            squares_text(routes)
        ));
    }
    if let Some(roll) = state.rolled {
        line.push_str(&format!(" rolled={roll}"));
    }
    line
}

fn position_text(position: &Position, size: u8) -> String {
    format!("{} {}", position.ranks(size), position.to_move.letter())
}

fn squares_text(routes: Routes) -> String {
    routes.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(",")
}
