//! Takers: who has taken a game of which seek.

use rusqlite::params;

use crate::{Change, Fault, InvitationId, PlayerId, View};

impl View<'_> {
    /// Whether this player has taken a game of that seek.
    pub fn has_taken(&self, seek: InvitationId, player: PlayerId) -> Result<bool, Fault> {
        self.exists("SELECT 1 FROM takers WHERE seek = ?1 AND player = ?2", params![seek, player])
    }
}

impl Change<'_> {
    /// This player takes a game of that seek, his first.
    pub fn insert_taker(&self, seek: InvitationId, player: PlayerId) -> Result<(), Fault> {
        self.run("INSERT INTO takers (seek, player) VALUES (?1, ?2)", params![seek, player])
    }
}
