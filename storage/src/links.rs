//! Codes on their way to addresses that are to become identities.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

use crate::moment::{moment, seconds};
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

const COLUMNS: &str = "id, player, channel, address, code_hash, sent_at, tries";

fn read(row: &Row<'_>) -> rusqlite::Result<LinkRow> {
    Ok(LinkRow {
        id: row.get(0)?,
        player: row.get(1)?,
        channel: row.get(2)?,
        address: row.get(3)?,
        code_hash: row.get(4)?,
        sent_at: moment(row.get(5)?),
        tries: row.get(6)?,
    })
}

impl View<'_> {
    /// The code of this player that was sent last.
    pub fn link_of(&self, player: PlayerId) -> Result<Option<LinkRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM links WHERE player = ?1 ORDER BY id DESC LIMIT 1");
        Ok(self.connection.prepare_cached(&sql)?.query_row([player], read).optional()?)
    }

    /// The codes that were sent for this player and are still kept, in order.
    pub fn links_of(&self, player: PlayerId) -> Result<Vec<LinkRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM links WHERE player = ?1 ORDER BY id");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([player], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The codes on their way over a channel, the newest first; to one folded address, or
    /// to all.
    pub fn links_to(&self, channel: Channel, folded: Option<&str>) -> Result<Vec<LinkRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM links WHERE channel = ?1 AND folded = coalesce(?2, folded)
             ORDER BY id DESC"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map(params![channel, folded], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many codes were sent for this player, and how many to this folded address, that
    /// are still kept.
    pub fn links_sent(
        &self,
        player: PlayerId,
        channel: Channel,
        folded: &str,
    ) -> Result<(u32, u32), Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT (SELECT count(*) FROM links WHERE player = ?1),
                    (SELECT count(*) FROM links WHERE channel = ?2 AND folded = ?3)",
        )?;
        Ok(statement
            .query_row(params![player, channel, folded], |row| Ok((row.get(0)?, row.get(1)?)))?)
    }
}

impl Change<'_> {
    /// Adds a code.
    pub fn insert_link(&self, new: NewLink<'_>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO links (player, channel, address, folded, code_hash, sent_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![
                new.player,
                new.channel,
                new.address,
                new.folded,
                new.code_hash,
                seconds(new.sent_at),
            ])?;
        Ok(())
    }

    /// Forgets the codes that were sent at that moment or before.
    pub fn drop_links_before(&self, at: DateTime<Utc>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("DELETE FROM links WHERE sent_at <= ?1")?
            .execute([seconds(at)])?;
        Ok(())
    }

    /// Counts a wrong code, or makes a code useless after it was used: sets the tries.
    pub fn set_link_tries(&self, id: i64, tries: u32) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE links SET tries = ?2 WHERE id = ?1")?
            .execute(params![id, tries])?;
        Ok(())
    }
}
