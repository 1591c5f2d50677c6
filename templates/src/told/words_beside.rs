//! What a player wrote around the moves in an email, and what became of it.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WordsBeside {
    /// It went to the opponent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub went: Vec<String>,
    /// It waits until the player says whether such words are passed on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<String>,
    /// The player wants to be asked that each time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_asked_again: bool,
    /// Its move was not played, so it is gone. Older versions let it wait for the move.
    #[serde(default, skip_serializing_if = "Vec::is_empty", alias = "waits")]
    pub gone: Vec<String>,
    /// Its move was taken back, and it goes with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<String>,
    /// It stays with the player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stayed: Vec<String>,
}

impl WordsBeside {
    pub fn is_empty(&self) -> bool {
        *self == WordsBeside::default()
    }
}
