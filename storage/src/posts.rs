//! Notices that were posted in Discord, and the direct messages with accounts.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, NoticeId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    /// A notice that was posted, or that the club tried to post.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct PostRow from "posts" {
        pub notice: NoticeId,
        pub channel: Option<String>,
        /// `None` while it is unknown whether the message is there.
        pub message: Option<String>,
        pub began_at: DateTime<Utc>,
        pub tried_at: DateTime<Utc>,
        /// The game, as long as the buttons under its board can be pressed.
        pub game: Option<GameId>,
        /// Whether it could not be posted for all and goes to its player alone.
        pub alone: bool,
    }
}

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct DirectRow from "direct_messages" {
        /// `None` until it is opened.
        pub channel: Option<String>,
        /// Since when the account doesn't accept messages from the club.
        pub closed_at: Option<DateTime<Utc>>,
    }
}

impl View<'_> {
    pub fn post(&self, notice: NoticeId) -> Result<Option<PostRow>, Fault> {
        self.row("WHERE notice = ?1", [notice])
    }

    pub fn messages_since(&self, since: DateTime<Utc>) -> Result<Vec<String>, Fault> {
        let sql = "SELECT message FROM posts WHERE tried_at >= ?1 AND message IS NOT NULL";
        self.find_all(sql, [seconds(since)])
    }

    /// The messages about a game with buttons that can be pressed.
    pub fn posts_with_controls(&self, game: GameId) -> Result<Vec<PostRow>, Fault> {
        self.rows("WHERE game = ?1 ORDER BY notice", [game])
    }

    /// `None` if there were none yet.
    pub fn direct_messages(&self, account: &str) -> Result<Option<DirectRow>, Fault> {
        self.row("WHERE account = ?1", [account])
    }
}

impl Change<'_> {
    pub fn set_post(&self, post: &PostRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO posts
                       (notice, channel, message, began_at, tried_at, game, alone)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let PostRow { notice, channel, message, began_at, tried_at, game, alone } = post;
        let (began_at, tried_at) = (seconds(*began_at), seconds(*tried_at));
        self.run(sql, params![notice, channel, message, began_at, tried_at, game, alone])
    }

    pub fn drop_controls(&self, notice: NoticeId) -> Result<(), Fault> {
        self.run("UPDATE posts SET game = NULL WHERE notice = ?1", [notice])
    }

    pub fn set_direct_messages(&self, account: &str, row: &DirectRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO direct_messages (account, channel, closed_at)
                   VALUES (?1, ?2, ?3)";
        self.run(sql, params![account, row.channel, row.closed_at.map(seconds)])
    }
}
