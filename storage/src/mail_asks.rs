//! What mails asked for that nobody proved to have sent, until somebody says yes or no; and
//! when help was sent that nobody had asked for.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::moment::{read_moment, seconds};
use crate::{Change, Fault, GameId, NoticeId, PlayerId, View};

/// An open question whether a mail was its player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailAskRow {
    /// The notice that asks.
    pub notice: NoticeId,
    /// When it was asked.
    pub at: DateTime<Utc>,
    /// How often it was asked, each time for another thing.
    pub times: u32,
}

/// The game's number, or 0.
fn key(game: Option<GameId>) -> i64 {
    game.map_or(0, |game| game.0)
}

impl View<'_> {
    /// What is asked of a player about a game, or about none.
    pub fn mail_ask(
        &self,
        player: PlayerId,
        game: Option<GameId>,
    ) -> Result<Option<MailAskRow>, Fault> {
        let sql = "SELECT notice, at, times FROM mail_asks WHERE player = ?1 AND game = ?2";
        self.find_one(sql, params![player, key(game)], |row| {
            Ok(MailAskRow { notice: row.get(0)?, at: read_moment(row, 1)?, times: row.get(2)? })
        })
    }

    /// How often help was sent to a player since that moment.
    pub fn helps_since(&self, player: PlayerId, since: DateTime<Utc>) -> Result<u32, Fault> {
        let sql = "SELECT count(*) FROM mail_helps WHERE player = ?1 AND at > ?2";
        self.value(sql, params![player, seconds(since)])
    }
}

impl Change<'_> {
    /// Notes what is asked of a player, in place of what was asked before about that game, and
    /// forgets what was asked before that moment.
    pub fn set_mail_ask(
        &self,
        player: PlayerId,
        game: Option<GameId>,
        ask: MailAskRow,
        before: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "DELETE FROM mail_asks WHERE player = ?1 AND at < ?2";
        self.run(sql, params![player, seconds(before)])?;
        let sql = "INSERT OR REPLACE INTO mail_asks (player, game, notice, at, times)
                   VALUES (?1, ?2, ?3, ?4, ?5)";
        self.run(sql, params![player, key(game), ask.notice, seconds(ask.at), ask.times])
    }

    /// Notes that a player has answered what was asked.
    pub fn drop_mail_ask(&self, player: PlayerId, game: Option<GameId>) -> Result<(), Fault> {
        let sql = "DELETE FROM mail_asks WHERE player = ?1 AND game = ?2";
        self.run(sql, params![player, key(game)])
    }

    /// Notes that help is sent to a player, and forgets when it was before that moment.
    pub fn note_help(
        &self,
        player: PlayerId,
        at: DateTime<Utc>,
        before: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "DELETE FROM mail_helps WHERE player = ?1 AND at < ?2";
        self.run(sql, params![player, seconds(before)])?;
        let sql = "INSERT INTO mail_helps (player, at) VALUES (?1, ?2)";
        self.run(sql, params![player, seconds(at)])
    }
}
