//! What a line of an email may be, and a line that its sender wrote.

use commands::{Deed, Misread, Order, OrderLine};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    Order(OrderLine),
    /// Moves with something that casts doubt on them: `d1-d4?`, `d1-d4 or d1-d5`.
    Doubted(Vec<OrderLine>),
    /// It clearly tries to be an order.
    Unclear(Misread),
    /// It is similar to an order, but may be a name or a greeting.
    Slip(Misread),
    Prose,
}

impl Reading {
    /// Whether it says what to do, correctly or not.
    pub fn is_said(&self) -> bool {
        matches!(self, Reading::Order(_) | Reading::Doubted(_) | Reading::Unclear(_))
    }

    /// The reading of a line that somebody else may have written: a move is asked about, everything
    /// else only quoted back.
    pub fn doubted(self) -> Reading {
        match self {
            Reading::Order(line) if matches!(line.order, Order::Do(Deed::Ply(_))) => {
                Reading::Doubted(vec![line])
            }
            Reading::Doubted(lines) => Reading::Doubted(lines),
            _ => Reading::Prose,
        }
    }

    /// Whether a program could have written the line.
    pub fn is_furniture(&self) -> bool {
        !matches!(self, Reading::Order(_) | Reading::Doubted(_))
    }
}

pub struct Own<'a> {
    pub line: &'a str,
    /// Lines with the same number follow each other without a gap.
    pub paragraph: usize,
    /// The part of the mail in which it stands.
    pub part: usize,
    pub reading: Reading,
    /// It may be old, because it is below our mail quoted without marks, or below what may be the
    /// head of another mail.
    pub is_below: bool,
    /// How many letters the marked quote has that ends on the line directly above it.
    pub follows: usize,
}
