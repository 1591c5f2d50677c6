//! What changed on ladders, and why: append-only. What the text means is the service's.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct StepRow from "ladder_log" {
        pub ladder: String,
        /// From 1, without gaps.
        pub number: u32,
        pub at: DateTime<Utc>,
        /// As the service writes it.
        pub what: String,
        /// The player who moved or stayed.
        pub player: PlayerId,
        /// `None` if the player was not on the ladder before.
        pub from: Option<u32> = "from_place",
        /// `None` if the player left the ladder.
        pub to: Option<u32> = "to_place",
        pub rival: Option<PlayerId>,
        /// Where the rival was.
        pub rival_place: Option<u32>,
        /// The first game of the match that decided it.
        pub game: Option<GameId>,
        /// A number that explains the step.
        pub detail: Option<u32>,
        /// In the hosts' words.
        pub reason: Option<String>,
    }
}

impl View<'_> {
    pub fn steps(&self, ladder: &str) -> Result<Vec<StepRow>, Fault> {
        self.rows("WHERE ladder = ?1 ORDER BY number", [ladder])
    }

    pub fn step(&self, ladder: &str, number: u32) -> Result<StepRow, Fault> {
        let found = self.row("WHERE ladder = ?1 AND number = ?2", params![ladder, number])?;
        found.ok_or_else(|| Fault::row(format_args!("the ladder {ladder} has no step {number}")))
    }

    /// The steps in which this player moved or stayed, since that moment, the newest first.
    pub fn steps_of(
        &self,
        ladder: &str,
        player: PlayerId,
        since: DateTime<Utc>,
    ) -> Result<Vec<StepRow>, Fault> {
        let rest = "WHERE player = ?1 AND ladder = ?2 AND at >= ?3 ORDER BY number DESC";
        self.rows(rest, params![player, ladder, seconds(since)])
    }

    /// The last steps of a ladder, the newest first.
    pub fn newest_steps(&self, ladder: &str, limit: u32) -> Result<Vec<StepRow>, Fault> {
        self.rows("WHERE ladder = ?1 ORDER BY number DESC LIMIT ?2", params![ladder, limit])
    }
}

impl Change<'_> {
    /// Adds a step, whose `number` is ignored. Returns the number that it got.
    pub fn insert_step(&self, row: &StepRow) -> Result<u32, Fault> {
        let sql = "INSERT INTO ladder_log (ladder, number, at, what, player, from_place, to_place,
                                           rival, rival_place, game, detail, reason)
                   SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
                   FROM ladder_log WHERE ladder = ?1
                   RETURNING number";
        self.view().value(
            sql,
            params![
                row.ladder,
                seconds(row.at),
                row.what,
                row.player,
                row.from,
                row.to,
                row.rival,
                row.rival_place,
                row.game,
                row.detail,
                row.reason,
            ],
        )
    }
}
