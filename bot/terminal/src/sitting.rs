//! What a player at a terminal has just been asked. A question is answered by the very next line or
//! not at all: anything else that is typed or shown starts another place for the same seat.

use commands::{Misread, OrderLine};

/// A player at a terminal, until they leave.
#[derive(Clone, Debug)]
pub struct Sitting {
    id: String,
    page: u64,
}

impl Sitting {
    /// A new one, with an id that no other has had.
    pub fn new(id: String) -> Sitting {
        Sitting { id, page: 0 }
    }

    /// Something new is shown, so what was asked before is over.
    pub fn turn_page(&mut self) {
        self.page += 1;
    }

    /// The place in which a line is said: the same as for the line before only if it can answer
    /// that one.
    pub fn place_of_line(&mut self, line: &Result<OrderLine, Misread>) -> String {
        if !line.as_ref().is_ok_and(|line| line.order.is_answer()) {
            self.turn_page();
        }
        format!("{} {}", self.id, self.page)
    }
}
