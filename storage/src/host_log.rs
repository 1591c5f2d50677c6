//! What organisers and the host did about players and games, and why. What the text means is the service's.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct HostLogRow from "host_log" {
        pub id: i64,
        pub at: DateTime<Utc>,
        /// As the service writes it.
        pub what: String,
        pub player: Option<PlayerId>,
        pub game: Option<GameId>,
        /// When it ends, if it does.
        pub until: Option<DateTime<Utc>> = "until_at",
        pub reason: String,
        /// Who did it; `None` if it was done on the club's machine.
        pub organiser: Option<PlayerId>,
        /// The circle that it is about; `None` if it is about the whole club.
        pub circle: Option<String>,
    }
}

impl View<'_> {
    /// The last entries, the newest first.
    pub fn host_log(&self, limit: u32) -> Result<Vec<HostLogRow>, Fault> {
        self.rows("ORDER BY id DESC LIMIT ?1", [limit])
    }

    pub fn host_act(&self, id: i64) -> Result<HostLogRow, Fault> {
        let found = self.row("WHERE id = ?1", [id])?;
        found.ok_or_else(|| Fault::row(format_args!("the organisers' log has no {id}")))
    }

    /// The last entry of that kind, about the club or about a circle.
    pub fn last_host_act(
        &self,
        kind: &str,
        circle: Option<&str>,
    ) -> Result<Option<HostLogRow>, Fault> {
        let rest = "WHERE what = ?1 AND circle IS ?2 ORDER BY id DESC LIMIT 1";
        self.row(rest, params![kind, circle])
    }

    /// The last entry of these kinds about each player, in the club or in each circle, in order.
    pub fn last_host_acts(&self, kinds: [&str; 2]) -> Result<Vec<HostLogRow>, Fault> {
        let last = "WHERE id IN (SELECT max(id) FROM host_log WHERE what IN (?1, ?2)
                                 GROUP BY player, circle) ORDER BY id";
        self.rows(last, kinds)
    }

    /// All entries of that kind since then, in order.
    pub fn host_acts_since(
        &self,
        kind: &str,
        since: DateTime<Utc>,
    ) -> Result<Vec<HostLogRow>, Fault> {
        self.rows("WHERE what = ?1 AND at >= ?2 ORDER BY id", params![kind, seconds(since)])
    }

    /// All entries of what a player did as an organiser, in order.
    pub fn host_acts_by(&self, organiser: PlayerId) -> Result<Vec<HostLogRow>, Fault> {
        self.rows("WHERE organiser = ?1 ORDER BY id", [organiser])
    }

    /// All entries about a player, in order.
    pub fn host_acts_about(&self, player: PlayerId) -> Result<Vec<HostLogRow>, Fault> {
        self.rows("WHERE player = ?1 ORDER BY id", [player])
    }
}

impl Change<'_> {
    /// Adds an entry, whose `id` is ignored. Returns the number that it got.
    pub fn insert_host_act(&self, row: &HostLogRow) -> Result<i64, Fault> {
        let sql = "INSERT INTO host_log (at, what, player, game, until_at, reason, organiser,
                                         circle)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
        let (at, until) = (seconds(row.at), row.until.map(seconds));
        let HostLogRow { what, player, game, reason, organiser, circle, .. } = row;
        self.insert(sql, params![at, what, player, game, until, reason, organiser, circle])
    }
}
