//! Tournaments, who plays in them, and which matches are theirs.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::moment::{read_moment, read_optional_moment, seconds};
use crate::{Change, Fault, GameId, GameRow, PlayerId, TournamentId, View, games};

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    /// Which; players know it by this number. Counts for nothing where a row is added.
    pub id: TournamentId,
    /// What the hosts call it.
    pub name: String,
    pub ruleset: String,
    pub version: u32,
    /// The clock of each game, in its own words.
    pub clock: String,
    /// At most so many play in a group, where that leaves none with too few.
    pub group_size: u32,
    /// Within so many days of the start one has to make a ply.
    pub window_days: u32,
    /// Since when one can enter.
    pub opened_at: DateTime<Utc>,
    /// Until when, and when it is to begin.
    pub starts_at: DateTime<Utc>,
    pub started_at: Option<DateTime<Utc>>,
    /// When it was over, played or not.
    pub ended_at: Option<DateTime<Utc>>,
    /// Whether it was not played.
    pub cancelled: bool,
    /// Why, in the words of the hosts.
    pub reason: Option<String>,
    /// When something is to be done about it.
    pub due_at: Option<DateTime<Utc>>,
}

/// Somebody who plays in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantRow {
    pub tournament: TournamentId,
    pub player: PlayerId,
    pub entered_at: DateTime<Utc>,
    /// In which group, and as its how manieth: both from 1. `None` before the start.
    pub seat: Option<(u32, u32)>,
    /// Whether he was reminded that his first ply is due.
    pub reminded: bool,
    /// How he went before the end, as the service writes it, and when.
    pub gone: Option<(String, DateTime<Utc>)>,
}

const SELECT: &str = "SELECT id, name, ruleset, version, clock, group_size, window_days, \
                      opened_at, starts_at, started_at, ended_at, cancelled, reason, due_at FROM \
                      tournaments";

fn read_tournament(row: &Row<'_>) -> rusqlite::Result<TournamentRow> {
    Ok(TournamentRow {
        id: row.get(0)?,
        name: row.get(1)?,
        ruleset: row.get(2)?,
        version: row.get(3)?,
        clock: row.get(4)?,
        group_size: row.get(5)?,
        window_days: row.get(6)?,
        opened_at: read_moment(row, 7)?,
        starts_at: read_moment(row, 8)?,
        started_at: read_optional_moment(row, 9)?,
        ended_at: read_optional_moment(row, 10)?,
        cancelled: row.get(11)?,
        reason: row.get(12)?,
        due_at: read_optional_moment(row, 13)?,
    })
}

fn read_entrant(row: &Row<'_>) -> rusqlite::Result<EntrantRow> {
    let (group, seat): (Option<u32>, Option<u32>) = (row.get(3)?, row.get(4)?);
    let gone: Option<String> = row.get(5)?;
    Ok(EntrantRow {
        tournament: row.get(0)?,
        player: row.get(1)?,
        entered_at: read_moment(row, 2)?,
        seat: group.zip(seat),
        reminded: row.get(7)?,
        gone: gone.zip(read_optional_moment(row, 6)?),
    })
}

const ENTRANT: &str = "tournament, player, entered_at, grp, seat, gone, gone_at, reminded";

impl View<'_> {
    /// The tournament of that number.
    pub fn tournament(&self, id: TournamentId) -> Result<Option<TournamentRow>, Fault> {
        self.find_one(&format!("{SELECT} WHERE id = ?1"), [id], read_tournament)
    }

    /// The last tournaments, the newest first: at most so many.
    pub fn tournaments(&self, most: u32) -> Result<Vec<TournamentRow>, Fault> {
        self.find_all(&format!("{SELECT} ORDER BY id DESC LIMIT ?1"), [most], read_tournament)
    }

    /// The tournaments about which something is to be done by `now`, at most so many.
    pub fn due_tournaments(
        &self,
        now: DateTime<Utc>,
        most: u32,
    ) -> Result<Vec<TournamentRow>, Fault> {
        let sql = format!("{SELECT} WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2");
        self.find_all(&sql, params![seconds(now), most], read_tournament)
    }

    /// Those who play in a tournament, by group and seat; before the start as they entered.
    pub fn entrants(&self, tournament: TournamentId) -> Result<Vec<EntrantRow>, Fault> {
        let sql = format!(
            "SELECT {ENTRANT} FROM entrants WHERE tournament = ?1
             ORDER BY grp, seat, entered_at, player"
        );
        self.find_all(&sql, [tournament], read_entrant)
    }

    /// The tournaments in which a player plays or has played, by number.
    pub fn entries_of(&self, player: PlayerId) -> Result<Vec<EntrantRow>, Fault> {
        let sql = format!("SELECT {ENTRANT} FROM entrants WHERE player = ?1 ORDER BY tournament");
        self.find_all(&sql, [player], read_entrant)
    }

    /// All games of a tournament, both of each match.
    pub fn tournament_games(&self, tournament: TournamentId) -> Result<Vec<GameRow>, Fault> {
        let columns = games::COLUMNS.split(", ").map(|column| format!("g.{column}"));
        let columns = columns.collect::<Vec<_>>().join(", ");
        let sql = format!(
            "SELECT {columns} FROM tournament_matches m JOIN games g ON g.id = m.game
             WHERE m.tournament = ?1
             UNION ALL
             SELECT {columns} FROM tournament_matches m JOIN games first ON first.id = m.game
             JOIN games g ON g.id = first.partner WHERE m.tournament = ?1
             ORDER BY 1"
        );
        self.find_all(&sql, [tournament], games::read_game)
    }

    /// Whether a game of a tournament goes on.
    pub fn tournament_runs(&self, tournament: TournamentId) -> Result<bool, Fault> {
        let sql = "SELECT EXISTS (
                   SELECT 1 FROM tournament_matches m JOIN games first ON first.id = m.game
                   JOIN games second ON second.id = first.partner
                   WHERE m.tournament = ?1
                   AND (first.ended_at IS NULL OR second.ended_at IS NULL))";
        self.value(sql, [tournament])
    }

    /// The tournament of the match whose first game that is.
    pub fn tournament_of(&self, game: GameId) -> Result<Option<TournamentId>, Fault> {
        let sql = "SELECT tournament FROM tournament_matches WHERE game = ?1";
        self.find_one(sql, [game], |row| row.get(0))
    }
}

impl Change<'_> {
    /// Adds a tournament; its number.
    pub fn insert_tournament(&self, row: &TournamentRow) -> Result<TournamentId, Fault> {
        let sql = "INSERT INTO tournaments (name, ruleset, version, clock, group_size, window_days,
                   opened_at, starts_at, due_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
        self.insert(
            sql,
            params![
                row.name,
                row.ruleset,
                row.version,
                row.clock,
                row.group_size,
                row.window_days,
                seconds(row.opened_at),
                seconds(row.starts_at),
                row.due_at.map(seconds)
            ],
        )
        .map(TournamentId)
    }

    /// Writes what of a tournament can change: how it began and ended, and when it is due.
    pub fn set_tournament(&self, row: &TournamentRow) -> Result<(), Fault> {
        let sql = "UPDATE tournaments SET started_at = ?2, ended_at = ?3, cancelled = ?4,
                   reason = ?5, due_at = ?6 WHERE id = ?1";
        self.run(
            sql,
            params![
                row.id,
                row.started_at.map(seconds),
                row.ended_at.map(seconds),
                row.cancelled,
                row.reason,
                row.due_at.map(seconds)
            ],
        )
    }

    /// Adds somebody to a tournament, or writes what has changed of him.
    pub fn set_entrant(&self, row: &EntrantRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO entrants
                   (tournament, player, entered_at, grp, seat, gone, gone_at, reminded)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
        self.run(
            sql,
            params![
                row.tournament,
                row.player,
                seconds(row.entered_at),
                row.seat.map(|(group, _)| group),
                row.seat.map(|(_, seat)| seat),
                row.gone.as_ref().map(|(how, _)| how),
                row.gone.as_ref().map(|(_, at)| seconds(*at)),
                row.reminded
            ],
        )
    }

    /// Takes somebody out of a tournament that has not begun.
    pub fn delete_entrant(&self, tournament: TournamentId, player: PlayerId) -> Result<(), Fault> {
        let sql = "DELETE FROM entrants WHERE tournament = ?1 AND player = ?2";
        self.run(sql, params![tournament, player])
    }

    /// Notes that a match is a tournament's.
    pub fn insert_tournament_match(
        &self,
        tournament: TournamentId,
        game: GameId,
    ) -> Result<(), Fault> {
        let sql = "INSERT INTO tournament_matches (game, tournament) VALUES (?1, ?2)";
        self.run(sql, params![game, tournament])
    }
}
