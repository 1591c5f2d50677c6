//! Places on ladders, and what is counted for each player. Places are folded from the log.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    /// A player who is or was on a ladder.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct RungRow from "rungs" {
        pub ladder: String,
        pub player: PlayerId,
        /// From 1; `None` if the player has left the ladder.
        pub place: Option<u32>,
        /// Whether the player leaves after the matches that are running.
        pub leaving: bool,
        /// Penalty points for games lost on time, less what plies have taken off.
        pub points: u32,
        /// Whether the player has made no ply since they last lost on time.
        pub held: bool,
        /// Since when the player has had no match.
        pub idle_since: DateTime<Utc>,
        /// How many places that has cost so far.
        pub decayed: u32,
        /// When to check that again.
        pub due_at: Option<DateTime<Utc>>,
    }
}

impl View<'_> {
    pub fn rungs(&self, ladder: &str) -> Result<Vec<RungRow>, Fault> {
        self.rows("WHERE ladder = ?1 AND place IS NOT NULL ORDER BY place", [ladder])
    }

    pub fn count_rungs(&self, ladder: &str) -> Result<u32, Fault> {
        self.value("SELECT count(*) FROM rungs WHERE ladder = ?1 AND place IS NOT NULL", [ladder])
    }

    /// `None` if the player was never on this ladder.
    pub fn rung(&self, ladder: &str, player: PlayerId) -> Result<Option<RungRow>, Fault> {
        self.row("WHERE ladder = ?1 AND player = ?2", params![ladder, player])
    }

    /// All ladders that a player is or was on, by name.
    pub fn rungs_of(&self, player: PlayerId) -> Result<Vec<RungRow>, Fault> {
        self.rows("WHERE player = ?1 ORDER BY ladder", [player])
    }

    /// The players whose idleness is to be checked by `now`.
    pub fn due_rungs(&self, now: DateTime<Utc>, limit: u32) -> Result<Vec<RungRow>, Fault> {
        self.rows("WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2", params![seconds(now), limit])
    }
}

impl Change<'_> {
    /// Writes everything about a player on a ladder except the place, which [`Change::set_place`]
    /// does.
    pub fn set_rung(&self, row: &RungRow) -> Result<(), Fault> {
        let sql = "INSERT INTO rungs (ladder, player, leaving, points, held, idle_since, decayed,
                                      due_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                   ON CONFLICT (ladder, player) DO UPDATE
                   SET leaving = ?3, points = ?4, held = ?5, idle_since = ?6, decayed = ?7,
                       due_at = ?8";
        let RungRow { ladder, player, leaving, points, held, decayed, .. } = row;
        let (idle_since, due_at) = (seconds(row.idle_since), row.due_at.map(seconds));
        let row = params![ladder, player, leaving, points, held, idle_since, decayed, due_at];
        self.run(sql, row)
    }

    /// Moves a player from one place to another, and everybody between by one.
    pub fn set_place(
        &self,
        ladder: &str,
        player: PlayerId,
        from: Option<u32>,
        to: Option<u32>,
    ) -> Result<(), Fault> {
        // The gap closes behind the player, and another opens.
        if let Some(from) = from {
            self.shift_places(ladder, from, -1)?;
        }
        if let Some(to) = to {
            self.shift_places(ladder, to.saturating_sub(1), 1)?;
        }
        let sql = "UPDATE rungs SET place = ?3 WHERE ladder = ?1 AND player = ?2";
        self.run(sql, params![ladder, player, to])
    }

    fn shift_places(&self, ladder: &str, after: u32, by: i32) -> Result<(), Fault> {
        let sql = "UPDATE rungs SET place = place + ?3 WHERE ladder = ?1 AND place > ?2";
        self.run(sql, params![ladder, after, by])
    }
}
