//! Matches about places on ladders, each known by its first game, and the spans by which players
//! put them off.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::seconds;
use crate::outages::Span;
use crate::rows::{TableRow, row};
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct LadderMatchRow from "ladder_matches" {
        /// The first of its two games, in which the challenger attacks.
        pub game: GameId,
        pub ladder: String,
        pub challenger: PlayerId,
        pub defender: PlayerId,
        pub began_at: DateTime<Utc>,
        /// When to check next whether both players have made a ply.
        pub due_at: Option<DateTime<Utc>>,
        /// Whether the challenger and the defender were reminded to make one.
        pub reminded: [bool; 2] = "challenger_reminded, defender_reminded",
        pub ended_at: Option<DateTime<Utc>>,
    }
}

row! {
    /// A player has put off a match by this span.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DeferralRow from "deferrals" {
        /// The first game of the match.
        pub game: GameId,
        pub player: PlayerId,
        pub span: Span = "from_at, until_at",
    }
}

pub(crate) fn running_sql() -> String {
    LadderMatchRow::select("WHERE ladder = ?1 AND ended_at IS NULL ORDER BY game")
}

impl View<'_> {
    pub fn ladder_match(&self, game: GameId) -> Result<Option<LadderMatchRow>, Fault> {
        self.row("WHERE game = ?1", [game])
    }

    /// The player's unfinished matches, by number.
    pub fn running_ladder_matches(&self, player: PlayerId) -> Result<Vec<LadderMatchRow>, Fault> {
        let challenges = LadderMatchRow::select("WHERE challenger = ?1 AND ended_at IS NULL");
        let defences = LadderMatchRow::select("WHERE defender = ?1 AND ended_at IS NULL");
        let sql = format!("{challenges} UNION ALL {defences} ORDER BY game");
        self.find_all(&sql, [player])
    }

    /// All unfinished matches about a ladder.
    pub fn running_matches_about(&self, ladder: &str) -> Result<Vec<LadderMatchRow>, Fault> {
        self.find_all(&running_sql(), [ladder])
    }

    /// Whether a player challenged another on a ladder within a span.
    pub fn has_challenged(
        &self,
        ladder: &str,
        [challenger, defender]: [PlayerId; 2],
        within: Span,
    ) -> Result<bool, Fault> {
        let sql = "SELECT 1 FROM ladder_matches INDEXED BY ladder_matches_of_challenger
                   WHERE challenger = ?1 AND defender = ?2 AND ladder = ?3
                         AND began_at >= ?4 AND began_at < ?5";
        let (from, until) = (seconds(within.from), seconds(within.until));
        self.exists(sql, params![challenger, defender, ladder, from, until])
    }

    /// The matches to check by `now`, the longest overdue first.
    pub fn due_ladder_matches(
        &self,
        now: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<LadderMatchRow>, Fault> {
        self.rows("WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2", params![seconds(now), limit])
    }

    pub fn deferrals(&self, game: GameId) -> Result<Vec<DeferralRow>, Fault> {
        self.rows("WHERE game = ?1", [game])
    }

    pub fn last_deferral(&self, player: PlayerId) -> Result<Option<DeferralRow>, Fault> {
        self.row("WHERE player = ?1 ORDER BY from_at DESC LIMIT 1", [player])
    }
}

impl Change<'_> {
    pub fn insert_ladder_match(&self, row: &LadderMatchRow) -> Result<(), Fault> {
        let sql = "INSERT INTO ladder_matches 
                       (game, ladder, challenger, defender, began_at, due_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let LadderMatchRow { game, ladder, challenger, defender, .. } = row;
        let (began_at, due_at) = (seconds(row.began_at), row.due_at.map(seconds));
        self.run(sql, params![game, ladder, challenger, defender, began_at, due_at])
    }

    /// Sets when to check again whether both players have made a ply, and who was reminded.
    pub fn set_ladder_match_due(
        &self,
        game: GameId,
        due_at: DateTime<Utc>,
        [challenger, defender]: [bool; 2],
    ) -> Result<(), Fault> {
        let sql = "UPDATE ladder_matches SET due_at = ?2, challenger_reminded = ?3,
                   defender_reminded = ?4 WHERE game = ?1";
        self.run(sql, params![game, seconds(due_at), challenger, defender])
    }

    pub fn end_ladder_match(&self, game: GameId, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE ladder_matches SET ended_at = ?2, due_at = NULL WHERE game = ?1";
        self.run(sql, params![game, seconds(at)])
    }

    pub fn insert_deferral(&self, row: &DeferralRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO deferrals (game, player, from_at, until_at)
                   VALUES (?1, ?2, ?3, ?4)";
        let (from, until) = (seconds(row.span.from), seconds(row.span.until));
        self.run(sql, params![row.game, row.player, from, until])
    }
}
