//! Clubs within the club, and who is in them.

use chrono::{DateTime, Utc};
use engine::ruleset::Language;
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::moment::seconds;
use crate::rows::{Columns, RowReader};
use crate::view::{Change, View};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CircleRow {
    /// By which everything of it names it; it never changes.
    pub name: String,
    /// As it is looked up.
    pub folded: String,
    /// `None` means that of its server, or the club's.
    pub language: Option<Language>,
    /// The Discord server in which it lives, if it does.
    pub server: Option<String>,
    pub opened_at: DateTime<Utc>,
    pub closed_at: Option<DateTime<Utc>>,
    /// When a manager of its server asked for it; `None` if an organiser opened it.
    pub asked_at: Option<DateTime<Utc>>,
    /// Who that was, as a hash, until an organiser of the club has seen it.
    pub asked_by: Option<String>,
    /// When an organiser of the club saw it.
    pub seen_at: Option<DateTime<Utc>>,
    /// Whether it isn't open before that.
    pub waits: bool,
}

impl Columns for CircleRow {
    fn read(row: &mut RowReader<'_>) -> rusqlite::Result<CircleRow> {
        let (name, folded, language): (String, String, Option<String>) =
            (row.next()?, row.next()?, row.next()?);
        Ok(CircleRow {
            name,
            folded,
            language: language.and_then(|code| Language::from_code(&code)),
            server: row.next()?,
            opened_at: row.next()?,
            closed_at: row.next()?,
            asked_at: row.next()?,
            asked_by: row.next()?,
            seen_at: row.next()?,
            waits: row.next()?,
        })
    }
}

const CIRCLES: &str = "SELECT name, folded, language, server, opened_at, closed_at, asked_at,
                              asked_by, seen_at, waits
                       FROM circles";

impl View<'_> {
    /// The circles that are open, by name.
    pub fn open_circles(&self) -> Result<Vec<CircleRow>, Fault> {
        let open = "WHERE closed_at IS NULL AND waits = 0 ORDER BY folded";
        self.find_all(&format!("{CIRCLES} {open}"), [])
    }

    /// The circles that no organiser of the club has seen, the longest asked for first.
    pub fn unseen_circles(&self) -> Result<Vec<CircleRow>, Fault> {
        let unseen = "WHERE closed_at IS NULL AND seen_at IS NULL ORDER BY opened_at, folded";
        self.find_all(&format!("{CIRCLES} {unseen}"), [])
    }

    /// How many circles managers of servers have opened since then without having to wait.
    pub fn circles_asked_since(&self, since: DateTime<Utc>) -> Result<u32, Fault> {
        let sql = "SELECT count(*) FROM circles WHERE asked_at > ?1 AND waits = 0";
        self.value(sql, [seconds(since)])
    }

    /// The circle with that folded name, open or closed.
    pub fn circle_called(&self, folded: &str) -> Result<Option<CircleRow>, Fault> {
        self.find_one(&format!("{CIRCLES} WHERE folded = ?1"), [folded])
    }

    /// The open circle that lives in a server.
    pub fn circle_in(&self, server: &str) -> Result<Option<CircleRow>, Fault> {
        Ok(self.circle_for(server)?.filter(|row| !row.waits))
    }

    /// The same, or the one that waits to be opened there.
    pub fn circle_for(&self, server: &str) -> Result<Option<CircleRow>, Fault> {
        self.find_one(&format!("{CIRCLES} WHERE server = ?1 AND closed_at IS NULL"), [server])
    }

    /// Who is in a circle, in the order in which they joined.
    pub fn circle_members(&self, circle: &str) -> Result<Vec<PlayerId>, Fault> {
        let sql = "SELECT player FROM circle_members WHERE circle = ?1 ORDER BY joined_at, player";
        self.find_all(sql, [circle])
    }

    pub fn is_in_circle(&self, circle: &str, player: PlayerId) -> Result<bool, Fault> {
        let sql = "SELECT 1 FROM circle_members WHERE circle = ?1 AND player = ?2";
        self.exists(sql, params![circle, player])
    }

    /// The circles that a player is in, by name.
    pub fn circles_of(&self, player: PlayerId) -> Result<Vec<String>, Fault> {
        let sql = "SELECT circle FROM circle_members WHERE player = ?1 ORDER BY circle";
        self.find_all(sql, [player])
    }

    /// The members of a circle whose account was last looked for in its server before that moment,
    /// with the account: those who were never looked for first.
    pub fn members_to_look_for(
        &self,
        before: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<(String, String)>, Fault> {
        let sql = "SELECT DISTINCT circles.server, identities.address
                   FROM circle_members
                   JOIN circles ON circles.name = circle_members.circle
                   JOIN identities ON identities.player = circle_members.player
                       AND identities.channel = 'discord'
                   WHERE circles.server IS NOT NULL AND circles.closed_at IS NULL
                     AND circle_members.looked_at < ?1
                   ORDER BY circle_members.looked_at LIMIT ?2";
        self.find_all(sql, params![seconds(before), limit])
    }
}

impl Change<'_> {
    pub fn insert_circle(&self, row: &CircleRow) -> Result<(), Fault> {
        let sql = "INSERT INTO circles (name, folded, language, server, opened_at, asked_at,
                                        asked_by, seen_at, waits)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
        let CircleRow { name, folded, server, asked_by, waits, .. } = row;
        let language = row.language.map(Language::code);
        let [asked_at, seen_at] = [row.asked_at, row.seen_at].map(|at| at.map(seconds));
        let opened_at = seconds(row.opened_at);
        let row =
            params![name, folded, language, server, opened_at, asked_at, asked_by, seen_at, waits];
        self.run(sql, row)
    }

    /// An organiser of the club has seen it, if none had: it waits no longer.
    pub fn see_circle(&self, name: &str, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE circles SET seen_at = ?2, asked_by = NULL, waits = 0
                   WHERE name = ?1 AND seen_at IS NULL";
        self.run(sql, params![name, seconds(at)])
    }

    /// One that waits isn't opened.
    pub fn delete_waiting_circle(&self, name: &str) -> Result<(), Fault> {
        self.run("DELETE FROM circles WHERE name = ?1 AND waits = 1", [name])
    }

    /// Closes it; nobody is in it any more.
    pub fn close_circle(&self, name: &str, at: DateTime<Utc>) -> Result<(), Fault> {
        self.run("DELETE FROM circle_members WHERE circle = ?1", [name])?;
        let sql = "UPDATE circles SET closed_at = ?2, asked_by = NULL WHERE name = ?1";
        self.run(sql, params![name, seconds(at)])
    }

    pub fn insert_circle_member(
        &self,
        circle: &str,
        player: PlayerId,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "INSERT INTO circle_members (circle, player, joined_at) VALUES (?1, ?2, ?3)";
        self.run(sql, params![circle, player, seconds(at)])
    }

    /// It was looked whether an account is still in the server of its player's circle.
    pub fn mark_looked_for(
        &self,
        server: &str,
        account: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE circle_members SET looked_at = ?3
                   WHERE circle IN (SELECT name FROM circles WHERE server = ?1)
                     AND player IN (SELECT player FROM identities
                                    WHERE channel = 'discord' AND address = ?2)";
        self.run(sql, params![server, account, seconds(at)])
    }

    pub fn delete_circle_member(&self, circle: &str, player: PlayerId) -> Result<(), Fault> {
        let sql = "DELETE FROM circle_members WHERE circle = ?1 AND player = ?2";
        self.run(sql, params![circle, player])
    }
}
