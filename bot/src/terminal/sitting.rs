//! What a player at a terminal has just been asked. A question is answered by the very next line
//! or not at all: whatever else is typed or shown makes another place of the same seat.

use crate::orders::{Line, Misread};

/// A player who has sat down, until he gets up.
#[derive(Clone, Debug)]
pub struct Sitting {
    id: String,
    page: u64,
}

impl Sitting {
    /// A new one, under a name that no other has had.
    #[must_use]
    pub fn new(id: String) -> Sitting {
        Sitting { id, page: 0 }
    }

    /// Something new is shown: what was asked before is over.
    pub fn turn_page(&mut self) {
        self.page += 1;
    }

    /// Where a line is said: in the same place as the one before only if it can answer that.
    pub fn said(&mut self, line: &Result<Line, Misread>) -> String {
        if !line.as_ref().is_ok_and(|line| line.order.is_answer()) {
            self.turn_page();
        }
        format!("{} {}", self.id, self.page)
    }
}
