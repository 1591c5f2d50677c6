//! Games from elsewhere, which the host has imported. The names in them are text, and none is a
//! player's.

use chrono::{DateTime, Utc};
use engine::BySide;
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::RecordedId;
use crate::moment::seconds;
use crate::rows::{TableRow, row};
use crate::view::{Change, View};

/// When games were played of which that isn't known: before all others.
pub const UNDATED: DateTime<Utc> = DateTime::<Utc>::MIN_UTC;

row! {
    /// What is known of such a game without its moves.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct RecordedRow from "recorded_games" {
        pub id: RecordedId,
        pub ruleset: String,
        /// Who played, if that was written down.
        pub names: BySide<Option<String>> = "attackers, defenders",
        /// As it was found.
        pub date: Option<String>,
        pub event: Option<String>,
        pub stated: Option<String>,
        /// [`UNDATED`] if it isn't known.
        pub played_at: DateTime<Utc>,
        pub plies: u32,
        /// Who won and by what it ended, as the service writes these.
        pub outcome: Option<String>,
        pub ending: Option<String>,
    }
}

#[derive(Clone, Debug)]
pub struct NewRecorded<'a> {
    pub ruleset: &'a str,
    pub version: u32,
    pub names: BySide<Option<&'a str>>,
    /// As they are searched for.
    pub folded: BySide<Option<&'a str>>,
    pub date: Option<&'a str>,
    pub event: Option<&'a str>,
    pub stated: Option<&'a str>,
    pub played_at: DateTime<Utc>,
    pub plies: u32,
    pub outcome: Option<&'a str>,
    pub ending: Option<&'a str>,
    pub record: &'a str,
    pub fingerprint: [u8; 32],
    pub imported_at: DateTime<Utc>,
}

/// Which games from elsewhere are listed.
#[derive(Clone, Debug, Default)]
pub struct RecordedGames<'a> {
    /// Those of people called that.
    pub player: Option<&'a str>,
    /// Those against people called that.
    pub opponent: Option<&'a str>,
    pub ruleset: Option<&'a str>,
    /// How they ended: where the player attacks, or everywhere if no player is asked for, and where
    /// the player defends.
    pub outcome: BySide<Option<String>>,
    pub ending: Option<&'a str>,
    /// They were played then or later, and before the second moment. If one is given, games that
    /// aren't dated are left out.
    pub span: (Option<DateTime<Utc>>, Option<DateTime<Utc>>),
}

impl RecordedGames<'_> {
    /// The query. Its parameters are, in this order: a moment and a number that theirs are before,
    /// how many, player, opponent, ruleset, outcomes, ending and span.
    pub(crate) fn sql(&self) -> String {
        let ruleset = if self.ruleset.is_some() { "ruleset = ?6" } else { "?6 IS NULL" };
        let of = |index: &str, who: &str, outcome: &str| {
            RecordedRow::select(&format!(
                "INDEXED BY {index} WHERE {who} AND {ruleset} AND (played_at, id) < (?1, ?2)
                   AND ({outcome} IS NULL OR outcome = {outcome}) AND ?7 IS ?7 AND ?8 IS ?8
                   AND (?9 IS NULL OR ending = ?9) AND (?10 IS NULL OR played_at >= ?10)
                   AND (?11 IS NULL OR played_at < ?11)
                 ORDER BY played_at DESC, id DESC LIMIT ?3"
            ))
        };
        if self.player.is_none() {
            let index = match self.ruleset {
                Some(_) => "recorded_games_by",
                None => "recorded_games_played",
            };
            return of(index, "?4 IS NULL AND ?5 IS NULL", "?7");
        }
        let against = |other: &str| format!("(?5 IS NULL OR {other} = ?5)");
        let attacked = format!("attackers_folded = ?4 AND {}", against("defenders_folded"));
        let defended = format!(
            "defenders_folded = ?4 AND attackers_folded IS NOT ?4 AND {}",
            against("attackers_folded")
        );
        let attacked = of("recorded_games_attacked", &attacked, "?7");
        let defended = of("recorded_games_defended", &defended, "?8");
        format!(
            "SELECT * FROM ({attacked}) UNION ALL SELECT * FROM ({defended})
             ORDER BY played_at DESC, id DESC LIMIT ?3"
        )
    }
}

impl View<'_> {
    pub fn recorded_game(&self, id: RecordedId) -> Result<Option<RecordedRow>, Fault> {
        self.row("WHERE id = ?1", [id])
    }

    /// The whole game as a text.
    pub fn recorded_text(&self, id: RecordedId) -> Result<Option<String>, Fault> {
        self.find_one("SELECT record FROM recorded_games WHERE id = ?1", [id])
    }

    /// The games after that number, by number.
    pub fn recorded_after(&self, after: RecordedId, limit: u32) -> Result<Vec<RecordedRow>, Fault> {
        self.rows("WHERE id > ?1 ORDER BY id LIMIT ?2", params![after, limit])
    }

    /// Those games, the last to be played first, before the one that was played then.
    pub fn recorded_games(
        &self,
        which: &RecordedGames<'_>,
        before: Option<(DateTime<Utc>, RecordedId)>,
        limit: u32,
    ) -> Result<Vec<RecordedRow>, Fault> {
        let (at, id) = before.map_or((i64::MAX, i64::MAX), |(at, id)| (seconds(at), id.0));
        let RecordedGames { player, opponent, ruleset, outcome, ending, span } = which;
        let BySide { attackers, defenders } = outcome;
        let until = span.1.map(seconds);
        let since = span.0.map(seconds).or(until.map(|_| seconds(UNDATED) + 1));
        let values = params![
            at, id, limit, player, opponent, ruleset, attackers, defenders, ending, since, until
        ];
        self.find_all(&which.sql(), values)
    }

    /// Whether somebody in these games is called that.
    pub fn is_in_recorded_games(&self, folded: &str) -> Result<bool, Fault> {
        let attacks = "SELECT 1 FROM recorded_games WHERE attackers_folded = ?1";
        let defends = "SELECT 1 FROM recorded_games WHERE defenders_folded = ?1";
        Ok(self.exists(attacks, [folded])? || self.exists(defends, [folded])?)
    }

    pub fn count_recorded(&self) -> Result<u32, Fault> {
        self.value("SELECT count(*) FROM recorded_games", [])
    }
}

impl Change<'_> {
    /// Keeps a game, unless it is there already. Whether it was kept.
    pub fn insert_recorded(&self, new: &NewRecorded<'_>) -> Result<bool, Fault> {
        let sql = "INSERT INTO recorded_games (ruleset, version, attackers, defenders,
                       attackers_folded, defenders_folded, date, event, stated, played_at, plies,
                       outcome, ending, record, fingerprint, imported_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
                   ON CONFLICT (fingerprint) DO NOTHING";
        let values = params![
            new.ruleset,
            new.version,
            new.names.attackers,
            new.names.defenders,
            new.folded.attackers,
            new.folded.defenders,
            new.date,
            new.event,
            new.stated,
            seconds(new.played_at),
            new.plies,
            new.outcome,
            new.ending,
            new.record,
            new.fingerprint,
            seconds(new.imported_at)
        ];
        Ok(self.run_and_count(sql, values)? > 0)
    }

    /// Whether there was such a game.
    pub fn delete_recorded(&self, id: RecordedId) -> Result<bool, Fault> {
        Ok(self.run_and_count("DELETE FROM recorded_games WHERE id = ?1", [id])? > 0)
    }
}
