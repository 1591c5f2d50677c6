//! Games: who plays, and the columns that are folded from the events.

use chrono::{DateTime, Utc};
use engine::{BySide, Side};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::seconds;
use crate::rows::{TableRow, row};
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct GameRow from "games" {
        pub id: GameId,
        pub players: BySide<PlayerId> = "attackers, defenders",
        pub began_at: DateTime<Utc>,
        /// By which rules it is played.
        pub ruleset: String,
        /// Whether everybody can watch it.
        pub public: bool,
        /// The other game of a match of two.
        pub partner: Option<GameId>,
        /// What the die (the hún) is rolled from.
        pub secret: Option<Vec<u8>>,
        pub folded: Folded = "events, head, plies, to_move, due_at, ended_at, result",
    }
}

row! {
    /// How many of a player's finished games on one side ended so.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ResultsRow {
        pub ruleset: String,
        /// As the service writes it.
        pub result: String,
        /// Whether the reader played them.
        pub is_readers: bool,
        pub games: u32,
    }
}

row! {
    /// What is computed from a game's events and kept for queries.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Folded {
        pub events: u32,
        /// The hash of the last event.
        pub head: [u8; 32],
        /// The number of plies that have not been withdrawn.
        pub plies: u32,
        /// Whose turn it is; `None` after the end.
        pub to_move: Option<Side>,
        /// When the clock next needs attention.
        pub due_at: Option<DateTime<Utc>>,
        pub ended_at: Option<DateTime<Utc>>,
        /// How it ended, as the service writes it.
        pub result: Option<String>,
    }
}

#[derive(Clone, Debug)]
pub struct NewGame<'a> {
    pub players: BySide<PlayerId>,
    pub began_at: DateTime<Utc>,
    pub ruleset: &'a str,
    pub public: bool,
    /// What the die (the hún) is rolled from, in rulesets that have one.
    pub secret: Option<[u8; 32]>,
}

pub(crate) const REMIND: &str =
    "SELECT id FROM games WHERE remind_at <= ?1 ORDER BY remind_at LIMIT ?2";
pub(crate) const DUE: &str = "SELECT id FROM games WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2";

/// The running games about whose clock nothing is due: the time is up, or there is no clock.
pub(crate) fn idle_clocks_sql() -> String {
    GameRow::select(
        "INDEXED BY games_ended WHERE ended_at IS NULL AND due_at IS NULL ORDER BY id LIMIT ?1",
    )
}

/// The running games in which nothing has happened since then, the longest first.
pub(crate) const STILL: &str = "SELECT games.id, events.at FROM games INDEXED BY games_ended
    JOIN events ON events.game = games.id AND events.number = games.events
    WHERE games.ended_at IS NULL AND events.at < ?1 ORDER BY events.at, games.id";

/// Which public games are listed.
#[derive(Clone, Debug, Default)]
pub struct PublicGames<'a> {
    /// Those of that player.
    pub player: Option<PlayerId>,
    /// Of the player's games that are over, those against that player.
    pub opponent: Option<PlayerId>,
    /// Of those that are over, those that ended by that, as the service writes it behind ` by `.
    pub ending: Option<&'a str>,
    /// Those that ended then or later, and before the second moment.
    pub span: (Option<DateTime<Utc>>, Option<DateTime<Utc>>),
    pub ruleset: Option<&'a str>,
    /// How they ended, as the service writes it before ` by `: those in which the player attacks, or
    /// all if no player is asked for, and those in which the player defends.
    pub outcome: BySide<Option<String>>,
}

impl PublicGames<'_> {
    /// The query for those that run; its parameters are a number that theirs are below, how many,
    /// the player and the ruleset.
    pub(crate) fn running_sql(&self) -> String {
        let all = BySide { attackers: "", defenders: "" };
        self.sql("ended_at IS NULL AND id < ?1", "id DESC", all)
    }

    /// The query for those that are over; after the same parameters come a moment, so that they
    /// ended before it, or then and have a lower number, how they ended on each side, the opponent,
    /// by what they ended, and the span.
    pub(crate) fn finished_sql(&self) -> String {
        let ended = "ended_at IS NOT NULL AND (ended_at, id) < (?5, ?1)
            AND (?8 IS NULL OR attackers = ?8 OR defenders = ?8)
            AND (?9 IS NULL OR result LIKE '% by ' || ?9)
            AND (?10 IS NULL OR ended_at >= ?10) AND (?11 IS NULL OR ended_at < ?11)";
        // Every parameter is named in every query.
        let outcomes = match (self.outcome.attackers.is_some(), self.player) {
            (false, _) => [" AND ?6 IS ?7", ""],
            (true, None) => [" AND outcome = ?6 AND ?7 IS ?7", ""],
            (true, Some(_)) => [" AND outcome = ?6", " AND outcome = ?7"],
        };
        let [attackers, defenders] = outcomes;
        self.sql(ended, "ended_at DESC, id DESC", BySide { attackers, defenders })
    }

    fn sql(&self, when: &str, order: &str, outcome: BySide<&str>) -> String {
        let is_ended_so = outcome.attackers.contains("outcome");
        let ruleset = if self.ruleset.is_some() { "ruleset = ?4" } else { "?4 IS NULL" };
        // Left to itself, SQLite would read running games that aren't public, and all games of a
        // ruleset in order to find those of a player.
        let of = |index: &str, who: &str, outcome: &str| {
            GameRow::select(&format!(
                "INDEXED BY {index} WHERE public = 1 AND {who} AND {ruleset} AND {when}{outcome}
                 ORDER BY {order} LIMIT ?2"
            ))
        };
        if self.player.is_none() {
            let index = match (self.ruleset.is_some(), is_ended_so) {
                (false, false) => "games_public",
                (true, false) => "games_public_by",
                (false, true) => "games_public_ended",
                (true, true) => "games_public_by_ended",
            };
            return of(index, "?3 IS NULL", outcome.attackers);
        }
        let attacked = of("games_public_attacked", "attackers = ?3", outcome.attackers);
        // Who plays both sides has the game once.
        let not_both = "defenders = ?3 AND attackers <> ?3";
        let defended = of("games_public_defended", not_both, outcome.defenders);
        format!(
            "SELECT * FROM ({attacked}) UNION ALL SELECT * FROM ({defended})
             ORDER BY {order} LIMIT ?2"
        )
    }
}

/// The query for how often a player's games ended in each way on a side. Its parameters are the
/// player and the reader: games that aren't public are theirs alone who play them.
pub(crate) fn results_sql(side: Side) -> String {
    // Who plays both sides has the game once, as attackers.
    let (index, own, other, once) = match side {
        Side::Attackers => ("games_results_attacked", "attackers", "defenders", ""),
        Side::Defenders => {
            ("games_results_defended", "defenders", "attackers", " AND attackers <> ?1")
        }
    };
    format!(
        "SELECT ruleset, result, {other} IS ?2 OR ?1 IS ?2, count(*) FROM games INDEXED BY {index}
         WHERE {own} = ?1{once} AND result IS NOT NULL
               AND (public = 1 OR ?1 IS ?2 OR {other} IS ?2)
         GROUP BY 1, 2, 3"
    )
}

pub(crate) fn moving_sql() -> String {
    GameRow::select(
        "WHERE id IN (SELECT id FROM games INDEXED BY games_public
                      WHERE public = 1 AND ended_at IS NULL ORDER BY id DESC LIMIT 500)
         ORDER BY (SELECT at FROM events WHERE game = games.id AND number = games.events) DESC,
                  id DESC LIMIT ?1",
    )
}

fn side_letter(side: Side) -> &'static str {
    match side {
        Side::Attackers => "a",
        Side::Defenders => "d",
    }
}

impl View<'_> {
    pub fn game(&self, id: GameId) -> Result<Option<GameRow>, Fault> {
        self.row("WHERE id = ?1", [id])
    }

    /// The player's unfinished games, by number.
    pub fn running_games(&self, player: PlayerId) -> Result<Vec<GameRow>, Fault> {
        let sql = [
            GameRow::SELECT,
            "WHERE attackers = ?1 AND ended_at IS NULL UNION ALL ",
            GameRow::SELECT,
            "WHERE defenders = ?1 AND ended_at IS NULL ORDER BY id",
        ];
        let sql = sql.concat();
        self.find_all(&sql, [player])
    }

    /// The player's finished games, the last to end first.
    pub fn finished_games(&self, player: PlayerId, limit: u32) -> Result<Vec<GameRow>, Fault> {
        let [attacked, defended] = ["attackers", "defenders"].map(|side| {
            GameRow::select(&format!(
                "WHERE {side} = ?1 AND ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT ?2"
            ))
        });
        let sql = format!(
            "SELECT * FROM ({attacked}) UNION ALL SELECT * FROM ({defended})
             ORDER BY ended_at DESC, id DESC LIMIT ?2"
        );
        self.find_all(&sql, params![player, limit])
    }

    /// How the player's finished games on that side ended, of those that the reader can see.
    pub fn results(
        &self,
        player: PlayerId,
        side: Side,
        reader: Option<PlayerId>,
    ) -> Result<Vec<ResultsRow>, Fault> {
        self.find_all(&results_sql(side), params![player, reader])
    }

    /// The player's games that finished since then, the last to end first.
    pub fn finished_since(
        &self,
        player: PlayerId,
        since: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<GameRow>, Fault> {
        let [attacked, defended] = ["attackers", "defenders"].map(|side| {
            GameRow::select(&format!(
                "WHERE {side} = ?1 AND ended_at >= ?2 ORDER BY ended_at DESC LIMIT ?3"
            ))
        });
        let sql = format!(
            "SELECT * FROM ({attacked}) UNION ALL SELECT * FROM ({defended})
             ORDER BY ended_at DESC, id DESC LIMIT ?3"
        );
        self.find_all(&sql, params![player, seconds(since), limit])
    }

    /// The games whose clock needs attention by `now`, the longest overdue first.
    pub fn due_games(&self, now: DateTime<Utc>, limit: u32) -> Result<Vec<GameId>, Fault> {
        self.find_all(DUE, params![seconds(now), limit])
    }

    /// The games about whose time a player asked to be reminded by `now`.
    pub fn due_reminders(&self, now: DateTime<Utc>, limit: u32) -> Result<Vec<GameId>, Fault> {
        self.find_all(REMIND, params![seconds(now), limit])
    }

    /// Since when the longest overdue of these games is due.
    pub fn overdue_since(&self, now: DateTime<Utc>) -> Result<Option<DateTime<Utc>>, Fault> {
        self.value("SELECT min(due_at) FROM games WHERE due_at <= ?1", [seconds(now)])
    }

    /// The games after that number, by number.
    pub fn games_after(&self, after: GameId, limit: u32) -> Result<Vec<GameRow>, Fault> {
        self.rows("WHERE id > ?1 ORDER BY id LIMIT ?2", params![after, limit])
    }

    /// The public games that are running, the newest first, before that one.
    pub fn public_running(
        &self,
        which: &PublicGames<'_>,
        before: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<GameRow>, Fault> {
        let PublicGames { player, ruleset, .. } = which;
        let before = before.unwrap_or(GameId(i64::MAX));
        self.find_all(&which.running_sql(), params![before, limit, player, ruleset])
    }

    /// The public games that are over, the last to end first, before the one that ended then.
    pub fn public_finished(
        &self,
        which: &PublicGames<'_>,
        before: Option<(DateTime<Utc>, GameId)>,
        limit: u32,
    ) -> Result<Vec<GameRow>, Fault> {
        let PublicGames { player, opponent, ending, span, ruleset, outcome } = which;
        let (since, until) = (span.0.map(seconds), span.1.map(seconds));
        let (at, id) = before.map_or((i64::MAX, i64::MAX), |(at, id)| (seconds(at), id.0));
        let BySide { attackers, defenders } = outcome;
        let values = params![
            id, limit, player, ruleset, at, attackers, defenders, opponent, ending, since, until
        ];
        self.find_all(&which.finished_sql(), values)
    }

    /// The public games that are running, those in which something happened last first. Of very many
    /// only the newest are compared.
    pub fn public_moving(&self, limit: u32) -> Result<Vec<GameRow>, Fault> {
        self.find_all(&moving_sql(), [limit])
    }

    /// How many games there are, running and finished.
    pub fn count_games(&self) -> Result<u32, Fault> {
        self.value("SELECT count(*) FROM games", [])
    }

    /// How many games are running.
    pub fn count_running(&self) -> Result<u32, Fault> {
        self.value("SELECT count(*) FROM games WHERE ended_at IS NULL", [])
    }

    /// The running games about whose clock nothing is due, by number: the time is up, or there is no
    /// clock.
    pub fn games_with_idle_clocks(&self, limit: u32) -> Result<Vec<GameRow>, Fault> {
        self.find_all(&idle_clocks_sql(), [limit])
    }

    /// The running games in which nothing has happened since then, the longest first, and when
    /// something last did.
    pub fn still_games(&self, since: DateTime<Utc>) -> Result<Vec<(GameId, DateTime<Utc>)>, Fault> {
        self.find_all(STILL, [seconds(since)])
    }

    pub fn running_starts(&self) -> Result<Vec<(GameId, String)>, Fault> {
        let sql = "SELECT games.id, events.text FROM games
                   JOIN events ON events.game = games.id AND events.number = 1
                   WHERE games.ended_at IS NULL ORDER BY games.id";
        self.find_all(sql, [])
    }
}

impl Change<'_> {
    pub fn insert_game(&self, new: &NewGame<'_>) -> Result<GameId, Fault> {
        let sql = "INSERT INTO games (attackers, defenders, began_at, ruleset, public, secret,
                                      events, head, plies)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, zeroblob(32), 0)";
        let NewGame { players, began_at, ruleset, public, secret } = new;
        let BySide { attackers, defenders } = players;
        let game = params![attackers, defenders, seconds(*began_at), ruleset, public, secret];
        self.insert(sql, game).map(GameId)
    }

    pub fn set_partners(&self, first: GameId, second: GameId) -> Result<(), Fault> {
        let sql = "UPDATE games SET partner = ?2 WHERE id = ?1";
        self.run(sql, [first, second])?;
        self.run(sql, [second, first])
    }

    /// When the player whose turn it is wants to be reminded of the time.
    pub fn set_remind_at(&self, game: GameId, at: Option<DateTime<Utc>>) -> Result<(), Fault> {
        let sql = "UPDATE games SET remind_at = ?2 WHERE id = ?1 AND remind_at IS NOT ?2";
        self.run(sql, params![game, at.map(seconds)])
    }

    pub fn set_folded(&self, game: GameId, folded: &Folded) -> Result<(), Fault> {
        let sql = "UPDATE games SET events = ?2, head = ?3, plies = ?4, to_move = ?5, due_at = ?6
                   WHERE id = ?1";
        let Folded { events, head, plies, to_move, due_at, ended_at, result } = folded;
        let (to_move, due_at) = (to_move.map(side_letter), due_at.map(seconds));
        self.run(sql, params![game, events, head, plies, to_move, due_at])?;
        // SQLite writes the indexes on these columns whenever they are set, changed or not, and
        // mostly they don't change.
        let ended_at = ended_at.map(seconds);
        let sql = "UPDATE games SET ended_at = ?2, result = ?3
                   WHERE id = ?1 AND (ended_at IS NOT ?2 OR result IS NOT ?3)";
        self.run(sql, params![game, ended_at, result])
    }
}
