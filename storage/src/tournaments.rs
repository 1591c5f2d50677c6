//! Tournaments, who plays in them, and which matches are theirs.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::games::GameRow;
use crate::ids::{GameId, PlayerId, TournamentId};
use crate::moment::seconds;
use crate::rows::{TableRow, row};
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct TournamentRow from "tournaments" {
        /// Ignored where a row is added.
        pub id: TournamentId,
        pub name: String,
        pub ruleset: String,
        pub version: u32,
        /// The clock of each game, in canonical text.
        pub clock: String,
        /// The most players in a group, unless that leaves a group with too few.
        pub group_size: u32,
        /// The days after the start within which each player has to make a ply.
        pub window_days: u32,
        /// Since when players can enter.
        pub opened_at: DateTime<Utc>,
        /// When entries close and it is to begin.
        pub starts_at: DateTime<Utc>,
        pub started_at: Option<DateTime<Utc>>,
        pub ended_at: Option<DateTime<Utc>>,
        /// Whether it ended without being played.
        pub cancelled: bool,
        /// In the hosts' words.
        pub reason: Option<String>,
        /// When it next needs attention.
        pub due_at: Option<DateTime<Utc>>,
        /// The tournament that it follows.
        pub previous: Option<TournamentId>,
        /// What follows when it has ended, as the service writes it.
        pub next_stage: Option<String>,
        /// The circle whose it is; `None` for the club's.
        pub circle: Option<String>,
    }
}

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct EntrantRow from "entrants" {
        pub tournament: TournamentId,
        pub player: PlayerId,
        pub entered_at: DateTime<Utc>,
        /// The group and the number in it, both from 1. `None` before the start.
        pub seat: Option<(u32, u32)> = "grp, seat",
        /// Whether the player was reminded of their first ply.
        pub reminded: bool,
        /// How the player left before the end, as the service writes it, and when.
        pub gone: Option<(String, DateTime<Utc>)> = "gone, gone_at",
    }
}

/// The tournaments that haven't begun, the first to begin first.
pub(crate) fn waiting_sql() -> String {
    TournamentRow::select(
        "INDEXED BY tournaments_due WHERE due_at IS NOT NULL AND started_at IS NULL
             AND ended_at IS NULL
         ORDER BY starts_at, id",
    )
}

impl View<'_> {
    /// The tournaments that haven't begun, the first to begin first.
    pub fn waiting_tournaments(&self) -> Result<Vec<TournamentRow>, Fault> {
        self.find_all(&waiting_sql(), [])
    }

    pub fn tournament(&self, id: TournamentId) -> Result<Option<TournamentRow>, Fault> {
        self.row("WHERE id = ?1", [id])
    }

    /// The tournament that follows another.
    pub fn tournament_after(&self, id: TournamentId) -> Result<Option<TournamentRow>, Fault> {
        self.row("WHERE previous = ?1", [id])
    }

    /// The last tournaments, the newest first.
    pub fn tournaments(&self, limit: u32) -> Result<Vec<TournamentRow>, Fault> {
        self.rows("ORDER BY id DESC LIMIT ?1", [limit])
    }

    /// The tournaments that need attention by `now`.
    pub fn due_tournaments(
        &self,
        now: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<TournamentRow>, Fault> {
        self.rows("WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2", params![seconds(now), limit])
    }

    /// The entrants by group and seat; before the start in the order in which they entered.
    pub fn entrants(&self, tournament: TournamentId) -> Result<Vec<EntrantRow>, Fault> {
        self.rows("WHERE tournament = ?1 ORDER BY grp, seat, entered_at, player", [tournament])
    }

    /// All tournaments that a player has entered, by number.
    pub fn entries_of(&self, player: PlayerId) -> Result<Vec<EntrantRow>, Fault> {
        self.rows("WHERE player = ?1 ORDER BY tournament", [player])
    }

    pub fn tournament_games(&self, tournament: TournamentId) -> Result<Vec<GameRow>, Fault> {
        let rest = "WHERE id IN (
                        SELECT game FROM tournament_matches WHERE tournament = ?1
                        UNION ALL
                        SELECT partner FROM tournament_matches JOIN games ON games.id = game
                        WHERE tournament = ?1)
                    ORDER BY id";
        self.rows(rest, [tournament])
    }

    pub fn tournament_runs(&self, tournament: TournamentId) -> Result<bool, Fault> {
        let sql = "SELECT EXISTS (
                   SELECT 1 FROM tournament_matches m JOIN games first ON first.id = m.game
                   JOIN games second ON second.id = first.partner
                   WHERE m.tournament = ?1
                   AND (first.ended_at IS NULL OR second.ended_at IS NULL))";
        self.value(sql, [tournament])
    }

    /// The tournament of the match whose first game this is.
    pub fn tournament_of(&self, game: GameId) -> Result<Option<TournamentId>, Fault> {
        let sql = "SELECT tournament FROM tournament_matches WHERE game = ?1";
        self.find_one(sql, [game])
    }
}

impl Change<'_> {
    pub fn insert_tournament(&self, row: &TournamentRow) -> Result<TournamentId, Fault> {
        let sql = "INSERT INTO tournaments (name, ruleset, version, clock, group_size, window_days,
                   opened_at, starts_at, due_at, previous, next_stage, circle)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";
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
                row.due_at.map(seconds),
                row.previous,
                row.next_stage,
                row.circle
            ],
        )
        .map(TournamentId)
    }

    /// Writes the columns that can change: how it began and ended, and when it is due.
    pub fn set_tournament(&self, row: &TournamentRow) -> Result<(), Fault> {
        let sql = "UPDATE tournaments SET started_at = ?2, ended_at = ?3, cancelled = ?4,
                   reason = ?5, due_at = ?6 WHERE id = ?1";
        let TournamentRow { id, started_at, ended_at, cancelled, reason, due_at, .. } = row;
        let [started_at, ended_at, due_at] =
            [started_at, ended_at, due_at].map(|moment| moment.map(seconds));
        self.run(sql, params![id, started_at, ended_at, cancelled, reason, due_at])
    }

    pub fn set_entrant(&self, row: &EntrantRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO entrants
                   (tournament, player, entered_at, grp, seat, gone, gone_at, reminded)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
        let EntrantRow { tournament, player, entered_at, seat, reminded, gone } = row;
        let (entered_at, (group, seat)) = (seconds(*entered_at), seat.unzip());
        let (gone, gone_at) = gone.as_ref().map(|(how, at)| (how, seconds(*at))).unzip();
        let row = params![tournament, player, entered_at, group, seat, gone, gone_at, reminded];
        self.run(sql, row)
    }

    pub fn delete_entrant(&self, tournament: TournamentId, player: PlayerId) -> Result<(), Fault> {
        let sql = "DELETE FROM entrants WHERE tournament = ?1 AND player = ?2";
        self.run(sql, params![tournament, player])
    }

    /// `game` is the first game of the match.
    pub fn insert_tournament_match(
        &self,
        tournament: TournamentId,
        game: GameId,
    ) -> Result<(), Fault> {
        let sql = "INSERT INTO tournament_matches (game, tournament) VALUES (?1, ?2)";
        self.run(sql, params![game, tournament])
    }
}
