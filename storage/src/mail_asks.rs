//! Questions to players about emails whose sender is not proved: they are open until the player
//! says yes or no.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, NoticeId, PlayerId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct MailAskRow from "mail_asks" {
        pub notice: NoticeId,
        pub at: DateTime<Utc>,
        /// How often it was asked, each time about another email.
        pub times: u32,
    }
}

/// 0 stands for no game: a primary key with NULL in it would not be unique.
fn game_key(game: Option<GameId>) -> i64 {
    game.map_or(0, |game| game.0)
}

impl View<'_> {
    /// What a player is asked about a game, or about none.
    pub fn mail_ask(
        &self,
        player: PlayerId,
        game: Option<GameId>,
    ) -> Result<Option<MailAskRow>, Fault> {
        self.row("WHERE player = ?1 AND game = ?2", params![player, game_key(game)])
    }
}

impl Change<'_> {
    /// Keeps what a player is asked, instead of an earlier question about that game, and forgets
    /// what the player was asked before `before`.
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
        self.run(sql, params![player, game_key(game), ask.notice, seconds(ask.at), ask.times])
    }

    pub fn drop_mail_ask(&self, player: PlayerId, game: Option<GameId>) -> Result<(), Fault> {
        let sql = "DELETE FROM mail_asks WHERE player = ?1 AND game = ?2";
        self.run(sql, params![player, game_key(game)])
    }
}
