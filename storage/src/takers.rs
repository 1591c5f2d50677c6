//! Who has taken a game of a seek.

use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{InvitationId, PlayerId};
use crate::view::{Change, View};

impl View<'_> {
    pub fn has_taken(&self, seek: InvitationId, player: PlayerId) -> Result<bool, Fault> {
        self.exists("SELECT 1 FROM takers WHERE seek = ?1 AND player = ?2", params![seek, player])
    }
}

impl Change<'_> {
    /// A player can take one game of a seek.
    pub fn insert_taker(&self, seek: InvitationId, player: PlayerId) -> Result<(), Fault> {
        self.run("INSERT INTO takers (seek, player) VALUES (?1, ?2)", params![seek, player])
    }
}
