//! The names of players, folded: those they have, and those that they gave up not long ago.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::moment::seconds;
use crate::view::{Change, View};

impl View<'_> {
    /// Whether nobody else has a name that is the same without hyphens, or gave it up after that
    /// moment.
    pub fn is_name_free(
        &self,
        folded: &str,
        but_for: Option<PlayerId>,
        after: DateTime<Utc>,
    ) -> Result<bool, Fault> {
        let sql = "SELECT 1 FROM names
                   WHERE replace(folded, '-', '') = replace(?1, '-', '') AND player IS NOT ?2
                         AND (given_up_at IS NULL OR given_up_at > ?3)";
        Ok(!self.exists(sql, params![folded, but_for, seconds(after)])?)
    }

    /// All folded names of a player, with those that were given up.
    pub fn names_of(&self, player: PlayerId) -> Result<Vec<String>, Fault> {
        self.find_all("SELECT folded FROM names WHERE player = ?1 ORDER BY folded", [player])
    }
}

impl Change<'_> {
    /// The player has that folded name from now on.
    pub fn give_name(&self, player: PlayerId, folded: &str) -> Result<(), Fault> {
        let sql = "INSERT INTO names (folded, player) VALUES (?1, ?2)
                   ON CONFLICT (folded, player) DO UPDATE SET given_up_at = NULL";
        self.run(sql, params![folded, player])
    }

    /// The player has that folded name no more. Until it is forgotten it still leads to them.
    pub fn give_up_name(
        &self,
        player: PlayerId,
        folded: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE names SET given_up_at = ?3 WHERE folded = ?1 AND player = ?2";
        self.run(sql, params![folded, player, seconds(at)])
    }

    /// Forgets names that were given up before that moment; returns whether there were any.
    pub fn forget_names_given_up(&self, before: DateTime<Utc>) -> Result<bool, Fault> {
        let sql = "DELETE FROM names WHERE given_up_at < ?1";
        Ok(self.run_and_count(sql, [seconds(before)])? > 0)
    }

    /// Changes the name that is shown.
    pub fn set_name(
        &self,
        player: PlayerId,
        name: &str,
        renamed_at: Option<DateTime<Utc>>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE players SET name = ?2, renamed_at = ?3 WHERE id = ?1";
        self.run(sql, params![player, name, renamed_at.map(seconds)])
    }

    /// Changes what others type for the player, which has to be ASCII.
    pub fn set_handle(&self, player: PlayerId, handle: &str, folded: &str) -> Result<(), Fault> {
        let sql = "UPDATE players SET handle = ?2, ascii = ?2, folded = ?3 WHERE id = ?1";
        self.run(sql, params![player, handle, folded])
    }
}
