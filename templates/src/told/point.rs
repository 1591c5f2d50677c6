//! What kept facts point at: a game after one of its events, an invitation, an address, a player.

use commands::words::{ChannelWord, Word};
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    pub channel: String,
    pub address: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Other {
    pub player: i64,
}

impl From<i64> for Other {
    fn from(player: i64) -> Other {
        Other { player }
    }
}

/// The word for a channel of that name.
pub(crate) fn channel_word(channel: &str) -> ChannelWord {
    ChannelWord::find(channel).unwrap_or(ChannelWord::Terminal)
}
