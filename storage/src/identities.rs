//! Identities: the confirmed addresses of players, and whether anything is sent there.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::locale::Channel;
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct IdentityRow from "identities" {
        pub id: i64,
        pub player: PlayerId,
        pub channel: Channel,
        /// As the channel writes it.
        pub address: String,
        pub confirmed_at: DateTime<Utc>,
        /// Since when nothing is sent there, and why not.
        pub suspended: Option<(DateTime<Utc>, String)>
            = "suspended_at, coalesce(suspended_because, '')",
    }
}

impl View<'_> {
    pub fn identity(&self, channel: Channel, folded: &str) -> Result<Option<IdentityRow>, Fault> {
        self.row("WHERE channel = ?1 AND folded = ?2", params![channel, folded])
    }

    /// The one chosen last comes first; those never chosen come after, in the order in which they
    /// were linked.
    pub fn identities(&self, player: PlayerId) -> Result<Vec<IdentityRow>, Fault> {
        self.rows("WHERE player = ?1 ORDER BY chosen_at DESC, id", [player])
    }

    /// The identities to which nothing is sent, the newest trouble first.
    pub fn suspended_identities(&self, limit: u32) -> Result<Vec<IdentityRow>, Fault> {
        self.rows("WHERE suspended_at IS NOT NULL ORDER BY suspended_at DESC, id LIMIT ?1", [limit])
    }
}

impl Change<'_> {
    /// Adds a confirmed identity. The folded address must be new on its channel.
    pub fn insert_identity(
        &self,
        player: PlayerId,
        channel: Channel,
        address: &str,
        folded: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "INSERT INTO identities (player, channel, address, folded, confirmed_at)
                   VALUES (?1, ?2, ?3, ?4, ?5)";
        self.run(sql, params![player, channel, address, folded, seconds(at)])
    }

    pub fn delete_identity(&self, id: i64) -> Result<(), Fault> {
        self.run("DELETE FROM identities WHERE id = ?1", [id])
    }

    pub fn suspend_identity(&self, id: i64, at: DateTime<Utc>, because: &str) -> Result<(), Fault> {
        let sql = "UPDATE identities SET suspended_at = ?2, suspended_because = ?3 WHERE id = ?1";
        self.run(sql, params![id, seconds(at), because])
    }

    /// The player has chosen this identity: from now on it comes before the others of its channel.
    pub fn choose_identity(&self, id: i64, at: DateTime<Utc>) -> Result<(), Fault> {
        self.run("UPDATE identities SET chosen_at = ?2 WHERE id = ?1", params![id, seconds(at)])?;
        self.resume_identity(id)
    }

    /// Messages are sent there again. Which identity comes first stays as it was chosen.
    pub fn resume_identity(&self, id: i64) -> Result<(), Fault> {
        let sql = "UPDATE identities SET suspended_at = NULL, suspended_because = NULL
                   WHERE id = ?1";
        self.run(sql, [id])
    }
}
