//! How a game ended.

use crate::king::KingFall;
use crate::side::Side;
use crate::square::Square;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won, or nobody.
    pub winner: Option<Side>,
    pub reason: Reason,
}

/// The rule that ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    KingCaptured(KingFall),
    Escape(Square),
    /// One ring holds the king and all his men.
    Encirclement,
    /// The king is safe forever at the edge.
    EdgeFort,
    Immobile(Side),
    /// The position occurred too often: this many times.
    Repetition(u32),
}

impl Reason {
    /// A short word for machines: `king-captured`, `escape`, `encirclement`, `edge-fort`,
    /// `immobile`, `repetition`.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::KingCaptured(_) => "king-captured",
            Reason::Escape(_) => "escape",
            Reason::Encirclement => "encirclement",
            Reason::EdgeFort => "edge-fort",
            Reason::Immobile(_) => "immobile",
            Reason::Repetition(_) => "repetition",
        }
    }
}
