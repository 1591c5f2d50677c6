//! Codes that were sent to addresses, to prove whose they are before they become identities.

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
    pub struct LinkRow from "links" {
        pub id: i64,
        pub player: PlayerId,
        pub channel: Channel,
        /// As typed.
        pub address: String,
        /// SHA-256 of the code.
        pub code_hash: [u8; 32],
        pub sent_at: DateTime<Utc>,
        /// How often a wrong code was entered.
        pub tries: u32,
    }
}

#[derive(Clone, Copy, Debug)]
pub struct NewLink<'a> {
    pub player: PlayerId,
    pub channel: Channel,
    /// As typed.
    pub address: &'a str,
    /// The form of the address that is compared.
    pub folded: &'a str,
    /// SHA-256 of the code.
    pub code_hash: [u8; 32],
    pub sent_at: DateTime<Utc>,
}

impl View<'_> {
    /// The player's last code.
    pub fn link_of(&self, player: PlayerId) -> Result<Option<LinkRow>, Fault> {
        self.row("WHERE player = ?1 ORDER BY id DESC LIMIT 1", [player])
    }

    /// The player's codes that are still kept, in order.
    pub fn links_of(&self, player: PlayerId) -> Result<Vec<LinkRow>, Fault> {
        self.rows("WHERE player = ?1 ORDER BY id", [player])
    }

    /// The codes that were sent over a channel, to one folded address or to all, the newest first.
    pub fn links_to(&self, channel: Channel, folded: Option<&str>) -> Result<Vec<LinkRow>, Fault> {
        let rest = "WHERE channel = ?1 AND folded = coalesce(?2, folded) ORDER BY id DESC";
        self.rows(rest, params![channel, folded])
    }

    /// How many codes are still kept of this player, and how many of this folded address.
    pub fn links_sent(
        &self,
        player: PlayerId,
        channel: Channel,
        folded: &str,
    ) -> Result<(u32, u32), Fault> {
        let sql = "SELECT (SELECT count(*) FROM links WHERE player = ?1),
                          (SELECT count(*) FROM links WHERE channel = ?2 AND folded = ?3)";
        self.value(sql, params![player, channel, folded])
    }
}

impl Change<'_> {
    pub fn insert_link(&self, new: NewLink<'_>) -> Result<(), Fault> {
        let sql = "INSERT INTO links (player, channel, address, folded, code_hash, sent_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let NewLink { player, channel, address, folded, code_hash, sent_at } = new;
        self.run(sql, params![player, channel, address, folded, code_hash, seconds(sent_at)])
    }

    /// Forgets the codes that were sent at that moment or earlier.
    pub fn drop_links_before(&self, at: DateTime<Utc>) -> Result<(), Fault> {
        self.run("DELETE FROM links WHERE sent_at <= ?1", [seconds(at)])
    }

    /// Sets how many wrong codes were counted; enough of them make a code useless, also after it
    /// was used.
    pub fn set_link_tries(&self, id: i64, tries: u32) -> Result<(), Fault> {
        self.run("UPDATE links SET tries = ?2 WHERE id = ?1", params![id, tries])
    }
}
