//! Identities: the confirmed addresses of players, and whether anything is sent there.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::locale::Channel;
use crate::moment::{read_moment, read_optional_moment, seconds};
use crate::view::{Change, View};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdentityRow {
    pub id: i64,
    pub player: PlayerId,
    pub channel: Channel,
    /// As the channel writes it.
    pub address: String,
    pub confirmed_at: DateTime<Utc>,
    /// Since when nothing is sent there, and why not.
    pub suspended: Option<(DateTime<Utc>, String)>,
}

const SELECT: &str = "SELECT id, player, channel, address, confirmed_at, suspended_at, \
                      suspended_because FROM identities";

fn read_identity(row: &Row<'_>) -> rusqlite::Result<IdentityRow> {
    let because: Option<String> = row.get(6)?;
    Ok(IdentityRow {
        id: row.get(0)?,
        player: row.get(1)?,
        channel: row.get(2)?,
        address: row.get(3)?,
        confirmed_at: read_moment(row, 4)?,
        suspended: read_optional_moment(row, 5)?.map(|since| (since, because.unwrap_or_default())),
    })
}

impl View<'_> {
    pub fn identity(&self, channel: Channel, folded: &str) -> Result<Option<IdentityRow>, Fault> {
        let sql = format!("{SELECT} WHERE channel = ?1 AND folded = ?2");
        self.find_one(&sql, params![channel, folded], read_identity)
    }

    /// The one chosen last comes first; those never chosen come after, in the order in which they
    /// were linked.
    pub fn identities(&self, player: PlayerId) -> Result<Vec<IdentityRow>, Fault> {
        let sql = format!("{SELECT} WHERE player = ?1 ORDER BY chosen_at DESC, id");
        self.find_all(&sql, [player], read_identity)
    }

    /// The identities to which nothing is sent, the newest trouble first.
    pub fn suspended_identities(&self, limit: u32) -> Result<Vec<IdentityRow>, Fault> {
        let sql = format!(
            "{SELECT} WHERE suspended_at IS NOT NULL
             ORDER BY suspended_at DESC, id LIMIT ?1"
        );
        self.find_all(&sql, [limit], read_identity)
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
