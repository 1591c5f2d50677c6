//! Matches about places on ladders, each known by its first game, and for how long they were
//! put off.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::moment::{read_moment, read_optional_moment, seconds};
use crate::outages::read_span;
use crate::{Change, Fault, GameId, PlayerId, Span, View};

/// A match about a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderMatchRow {
    /// The first of its two games, in which the challenger attacks.
    pub game: GameId,
    pub ladder: String,
    pub challenger: PlayerId,
    pub defender: PlayerId,
    pub began_at: DateTime<Utc>,
    /// When to look, at the earliest, whether both have made a ply.
    pub due_at: Option<DateTime<Utc>>,
    /// Whether the challenger and the defender were reminded of that.
    pub reminded: [bool; 2],
    /// When it was over.
    pub ended_at: Option<DateTime<Utc>>,
}

/// A match that a player has put off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeferralRow {
    /// The match, by its first game.
    pub game: GameId,
    pub player: PlayerId,
    pub span: Span,
}

const SELECT: &str = "SELECT game, ladder, challenger, defender, began_at, due_at, ended_at, \
                      challenger_reminded, defender_reminded FROM ladder_matches";

fn read_ladder_match(row: &Row<'_>) -> rusqlite::Result<LadderMatchRow> {
    Ok(LadderMatchRow {
        game: row.get(0)?,
        ladder: row.get(1)?,
        challenger: row.get(2)?,
        defender: row.get(3)?,
        began_at: read_moment(row, 4)?,
        due_at: read_optional_moment(row, 5)?,
        ended_at: read_optional_moment(row, 6)?,
        reminded: [row.get(7)?, row.get(8)?],
    })
}

fn read_deferral(row: &Row<'_>) -> rusqlite::Result<DeferralRow> {
    Ok(DeferralRow { game: row.get(0)?, player: row.get(1)?, span: read_span(row, 2)? })
}

impl View<'_> {
    /// The ladder match whose first game that is.
    pub fn ladder_match(&self, game: GameId) -> Result<Option<LadderMatchRow>, Fault> {
        self.find_one(&format!("{SELECT} WHERE game = ?1"), [game], read_ladder_match)
    }

    /// A player's ladder matches that go on, by number.
    pub fn running_ladder_matches(&self, player: PlayerId) -> Result<Vec<LadderMatchRow>, Fault> {
        let sql = format!(
            "{SELECT} WHERE challenger = ?1 AND ended_at IS NULL
             UNION ALL
             {SELECT} WHERE defender = ?1 AND ended_at IS NULL
             ORDER BY game"
        );
        self.find_all(&sql, [player], read_ladder_match)
    }

    /// Whether a player challenged another on a ladder within a span of time, its end left out.
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

    /// The matches of which somebody may not have made a ply in time by `now`, at most so many.
    pub fn due_ladder_matches(
        &self,
        now: DateTime<Utc>,
        most: u32,
    ) -> Result<Vec<LadderMatchRow>, Fault> {
        let sql = format!("{SELECT} WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2");
        self.find_all(&sql, params![seconds(now), most], read_ladder_match)
    }

    /// For how long a match was put off, and by whom.
    pub fn deferrals(&self, game: GameId) -> Result<Vec<DeferralRow>, Fault> {
        let sql = "SELECT game, player, from_at, until_at FROM deferrals WHERE game = ?1";
        self.find_all(sql, [game], read_deferral)
    }

    /// The last match that a player has put off.
    pub fn last_deferral(&self, player: PlayerId) -> Result<Option<DeferralRow>, Fault> {
        let sql = "SELECT game, player, from_at, until_at FROM deferrals WHERE player = ?1
                   ORDER BY from_at DESC LIMIT 1";
        self.find_one(sql, [player], read_deferral)
    }
}

impl Change<'_> {
    /// Adds a match.
    pub fn insert_ladder_match(&self, row: &LadderMatchRow) -> Result<(), Fault> {
        let sql = "INSERT INTO ladder_matches 
                       (game, ladder, challenger, defender, began_at, due_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let LadderMatchRow { game, ladder, challenger, defender, .. } = row;
        let (began_at, due_at) = (seconds(row.began_at), row.due_at.map(seconds));
        self.run(sql, params![game, ladder, challenger, defender, began_at, due_at])
    }

    /// Notes when to look again whether both have made a ply, and who was reminded.
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

    /// Ends a match.
    pub fn end_ladder_match(&self, game: GameId, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE ladder_matches SET ended_at = ?2, due_at = NULL WHERE game = ?1";
        self.run(sql, params![game, seconds(at)])
    }

    /// Adds that a match was put off.
    pub fn insert_deferral(&self, row: &DeferralRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO deferrals (game, player, from_at, until_at)
                   VALUES (?1, ?2, ?3, ?4)";
        self.run(
            sql,
            params![row.game, row.player, seconds(row.span.from), seconds(row.span.until)],
        )
    }
}
