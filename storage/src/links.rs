//! Codes on their way to addresses that are to become identities.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::moment::{read_moment, seconds};
use crate::{Change, Channel, Fault, PlayerId, View};

/// A code on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkRow {
    /// Its own number.
    pub id: i64,
    /// Who wants the link.
    pub player: PlayerId,
    /// The channel to be linked.
    pub channel: Channel,
    /// The address to be linked, as typed.
    pub address: String,
    /// SHA-256 of the code.
    pub code_hash: [u8; 32],
    /// When it was sent.
    pub sent_at: DateTime<Utc>,
    /// How often a wrong code came.
    pub tries: u32,
}

/// A code to be sent.
#[derive(Clone, Copy, Debug)]
pub struct NewLink<'a> {
    /// Who wants the link.
    pub player: PlayerId,
    /// The channel to be linked.
    pub channel: Channel,
    /// The address, as typed.
    pub address: &'a str,
    /// What of it must be unique.
    pub folded: &'a str,
    /// SHA-256 of the code.
    pub code_hash: [u8; 32],
    pub sent_at: DateTime<Utc>,
}

const SELECT: &str = "SELECT id, player, channel, address, code_hash, sent_at, tries FROM links";

fn read_link(row: &Row<'_>) -> rusqlite::Result<LinkRow> {
    Ok(LinkRow {
        id: row.get(0)?,
        player: row.get(1)?,
        channel: row.get(2)?,
        address: row.get(3)?,
        code_hash: row.get(4)?,
        sent_at: read_moment(row, 5)?,
        tries: row.get(6)?,
    })
}

impl View<'_> {
    /// The code of this player that was sent last.
    pub fn link_of(&self, player: PlayerId) -> Result<Option<LinkRow>, Fault> {
        let sql = format!("{SELECT} WHERE player = ?1 ORDER BY id DESC LIMIT 1");
        self.find_one(&sql, [player], read_link)
    }

    /// The codes that were sent for this player and are still kept, in order.
    pub fn links_of(&self, player: PlayerId) -> Result<Vec<LinkRow>, Fault> {
        self.find_all(&format!("{SELECT} WHERE player = ?1 ORDER BY id"), [player], read_link)
    }

    /// The codes on their way over a channel, the newest first; to one folded address, or
    /// to all.
    pub fn links_to(&self, channel: Channel, folded: Option<&str>) -> Result<Vec<LinkRow>, Fault> {
        let sql = format!(
            "{SELECT} WHERE channel = ?1 AND folded = coalesce(?2, folded)
             ORDER BY id DESC"
        );
        self.find_all(&sql, params![channel, folded], read_link)
    }

    /// How many codes were sent for this player, and how many to this folded address, that
    /// are still kept.
    pub fn links_sent(
        &self,
        player: PlayerId,
        channel: Channel,
        folded: &str,
    ) -> Result<(u32, u32), Fault> {
        let sql = "SELECT (SELECT count(*) FROM links WHERE player = ?1),
                          (SELECT count(*) FROM links WHERE channel = ?2 AND folded = ?3)";
        self.two_counts(sql, params![player, channel, folded])
    }
}

impl Change<'_> {
    /// Adds a code.
    pub fn insert_link(&self, new: NewLink<'_>) -> Result<(), Fault> {
        let sql = "INSERT INTO links (player, channel, address, folded, code_hash, sent_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let NewLink { player, channel, address, folded, code_hash, sent_at } = new;
        self.run(sql, params![player, channel, address, folded, code_hash, seconds(sent_at)])
    }

    /// Forgets the codes that were sent at that moment or before.
    pub fn drop_links_before(&self, at: DateTime<Utc>) -> Result<(), Fault> {
        self.run("DELETE FROM links WHERE sent_at <= ?1", [seconds(at)])
    }

    /// Counts a wrong code, or makes a code useless after it was used: sets the tries.
    pub fn set_link_tries(&self, id: i64, tries: u32) -> Result<(), Fault> {
        self.run("UPDATE links SET tries = ?2 WHERE id = ?1", params![id, tries])
    }
}
