//! What players follow, and the evening editions in which they, and Discord servers, read what
//! happened there; and what organisers read each morning.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::seconds;
use crate::named::named;
use crate::rows::row;
use crate::view::{Change, View};

named! {
    pub enum FollowKind {
        Club = "club",
        Game = "game",
        Player = "player",
        /// The open challenges for it are told at once.
        Ruleset = "ruleset",
        /// What an organiser wants to know of the club, each morning.
        Today = "today",
    }
}

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct FollowRow from "follows" {
        pub kind: FollowKind,
        /// The number of the game or the player, the id of the ruleset; empty for the club and for
        /// what organisers want to know.
        pub what: String,
        /// Whether the player is told at once how a game has ended.
        pub tells_end: bool,
    }
}

row! {
    /// An evening edition to come, or what an organiser is told in the morning.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct EditionRow from "editions" {
        /// As the service writes it.
        pub reader: String,
        /// Until when the edition before told what happened.
        pub since: DateTime<Utc>,
        pub due_at: DateTime<Utc>,
    }
}

/// The games in which something happened since then, the latest first.
pub(crate) const MOVED: &str = "SELECT games.id FROM games
    JOIN events ON events.game = games.id AND events.number = games.events
    WHERE (games.ended_at IS NULL OR games.ended_at >= ?1) AND events.at >= ?1
    ORDER BY events.at DESC, games.id DESC LIMIT ?2";

impl View<'_> {
    /// What a player follows, in the order in which it is listed.
    pub fn follows(&self, player: PlayerId) -> Result<Vec<FollowRow>, Fault> {
        self.rows("WHERE player = ?1 ORDER BY kind, length(what), what", [player])
    }

    /// Who follows that, and whether they are told at once how a game has ended.
    pub fn followers(&self, kind: FollowKind, what: &str) -> Result<Vec<(PlayerId, bool)>, Fault> {
        let sql = "SELECT player, tells_end FROM follows WHERE kind = ?1 AND what = ?2
                   ORDER BY player";
        self.find_all(sql, params![kind, what])
    }

    pub fn edition(&self, reader: &str) -> Result<Option<EditionRow>, Fault> {
        self.row("WHERE reader = ?1", [reader])
    }

    /// The editions that are due, the longest due first.
    pub fn due_editions(&self, now: DateTime<Utc>, limit: u32) -> Result<Vec<EditionRow>, Fault> {
        let rest = "WHERE due_at <= ?1 ORDER BY due_at, reader LIMIT ?2";
        self.rows(rest, params![seconds(now), limit])
    }

    /// The games in which something happened since then, the latest first.
    pub fn moved_games(&self, since: DateTime<Utc>, limit: u32) -> Result<Vec<GameId>, Fault> {
        self.find_all(MOVED, params![seconds(since), limit])
    }
}

impl Change<'_> {
    /// A player follows something from now on, or otherwise than before.
    pub fn set_follow(&self, player: PlayerId, row: &FollowRow) -> Result<(), Fault> {
        let sql = "INSERT INTO follows (player, kind, what, tells_end) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (player, kind, what) DO UPDATE SET tells_end = ?4";
        self.run(sql, params![player, row.kind, row.what, row.tells_end])
    }

    pub fn delete_follow(&self, player: PlayerId, row: &FollowRow) -> Result<(), Fault> {
        let sql = "DELETE FROM follows WHERE player = ?1 AND kind = ?2 AND what = ?3";
        self.run(sql, params![player, row.kind, row.what])
    }

    pub fn set_edition(&self, row: &EditionRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO editions (reader, since, due_at) VALUES (?1, ?2, ?3)";
        self.run(sql, params![row.reader, seconds(row.since), seconds(row.due_at)])
    }

    pub fn delete_edition(&self, reader: &str) -> Result<(), Fault> {
        self.run("DELETE FROM editions WHERE reader = ?1", [reader])
    }
}
