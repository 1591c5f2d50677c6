//! What an evening edition says, as it is stored.

use serde::{Deserialize, Serialize};

/// What is told, as the outbox stores it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EditionNews {
    /// Until when, in seconds since 1970.
    pub until: i64,
    /// The games whose boards are shown, the latest first.
    pub games: Vec<i64>,
    /// In how many more games something happened.
    pub more: u32,
    /// The open challenges.
    pub seeks: Vec<i64>,
    /// Steps of ladders, each by its ladder and its number.
    pub steps: Vec<(String, u32)>,
    /// Ladders that were opened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ladders: Vec<String>,
    /// Tournaments that were opened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tournaments: Vec<i64>,
}

impl EditionNews {
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
            && self.seeks.is_empty()
            && self.steps.is_empty()
            && self.ladders.is_empty()
            && self.tournaments.is_empty()
    }
}
