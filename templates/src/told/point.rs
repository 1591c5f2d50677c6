//! What kept facts point at: a game after one of its events, and an invitation.

use serde::{Deserialize, Serialize};

/// A game as it stood after one of its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamePoint {
    pub game: i64,
    pub event: u32,
}

/// An invitation or open challenge by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvitationRef {
    pub invitation: i64,
}

impl From<i64> for InvitationRef {
    fn from(invitation: i64) -> InvitationRef {
        InvitationRef { invitation }
    }
}
