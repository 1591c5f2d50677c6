//! The names about which the DNS gave no answer.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct SilentNameRow from "silent_names" {
        pub name: String,
        /// The domain that it belongs to.
        pub domain: String,
        /// When it was last asked about.
        pub asked_at: DateTime<Utc>,
        /// How often it was asked about in vain, one time after the other.
        pub times: u32,
    }
}

impl View<'_> {
    pub fn silent_name(&self, name: &str) -> Result<Option<SilentNameRow>, Fault> {
        self.row("WHERE name = ?1", [name])
    }

    /// How many names were asked about in vain since then, up to a limit.
    pub fn count_silent_names(&self, since: DateTime<Utc>, limit: u32) -> Result<u32, Fault> {
        let sql = "SELECT count(*) FROM
                   (SELECT 1 FROM silent_names WHERE asked_at > ?1 LIMIT ?2)";
        self.value(sql, params![seconds(since), limit])
    }

    /// The domains that were asked about in vain since then, and when last, the newest first.
    pub fn silent_domains(
        &self,
        since: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<(String, DateTime<Utc>)>, Fault> {
        let sql = "SELECT domain, max(asked_at) FROM silent_names WHERE asked_at > ?1
                   GROUP BY domain ORDER BY max(asked_at) DESC, domain LIMIT ?2";
        self.find_all(sql, params![seconds(since), limit])
    }
}

impl Change<'_> {
    pub fn set_silent_name(&self, row: &SilentNameRow) -> Result<(), Fault> {
        let SilentNameRow { name, domain, asked_at, times } = row;
        let sql = "INSERT OR REPLACE INTO silent_names (name, domain, asked_at, times)
                   VALUES (?1, ?2, ?3, ?4)";
        self.run(sql, params![name, domain, seconds(*asked_at), times])
    }

    pub fn forget_silent_name(&self, name: &str) -> Result<(), Fault> {
        self.run("DELETE FROM silent_names WHERE name = ?1", [name])
    }

    pub fn forget_silent_names_of(&self, domain: &str) -> Result<(), Fault> {
        self.run("DELETE FROM silent_names WHERE domain = ?1", [domain])
    }

    pub fn forget_silent_names_before(&self, before: DateTime<Utc>) -> Result<(), Fault> {
        self.run("DELETE FROM silent_names WHERE asked_at <= ?1", [seconds(before)])
    }
}
