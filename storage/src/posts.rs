//! What was posted in Discord, or was tried to be, and the direct messages with accounts.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

use crate::moment::{moment, seconds};
use crate::{Change, Fault, GameId, NoticeId, View};

/// A notice as it was posted, or tried to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostRow {
    pub notice: NoticeId,
    pub channel: Option<String>,
    /// As which message; `None` while nobody knows whether it is there.
    pub message: Option<String>,
    /// When it was first tried.
    pub began_at: DateTime<Utc>,
    /// When it was tried last.
    pub tried_at: DateTime<Utc>,
    /// The game under whose board it has controls that can be pressed.
    pub game: Option<GameId>,
    /// Whether it could not be shown to all, and goes to its player alone.
    pub alone: bool,
}

/// The direct messages with an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectRow {
    /// Their channel, if it was opened.
    pub channel: Option<String>,
    /// Since when they are closed to the club.
    pub closed_at: Option<DateTime<Utc>>,
}

const COLUMNS: &str = "notice, channel, message, began_at, tried_at, game, alone";

fn read(row: &Row<'_>) -> rusqlite::Result<PostRow> {
    Ok(PostRow {
        notice: row.get(0)?,
        channel: row.get(1)?,
        message: row.get(2)?,
        began_at: moment(row.get(3)?),
        tried_at: moment(row.get(4)?),
        game: row.get(5)?,
        alone: row.get(6)?,
    })
}

impl View<'_> {
    /// How a notice was posted.
    pub fn post(&self, notice: NoticeId) -> Result<Option<PostRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM posts WHERE notice = ?1");
        Ok(self.connection.prepare_cached(&sql)?.query_row([notice], read).optional()?)
    }

    /// The messages that were posted since a moment.
    pub fn messages_since(&self, since: DateTime<Utc>) -> Result<Vec<String>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT message FROM posts WHERE tried_at >= ?1 AND message IS NOT NULL",
        )?;
        let rows = statement.query_map([seconds(since)], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The messages of a game that have controls which can be pressed.
    pub fn posts_with_controls(&self, game: GameId) -> Result<Vec<PostRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM posts WHERE game = ?1 ORDER BY notice");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([game], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The direct messages with an account, if there were any.
    pub fn direct_messages(&self, account: &str) -> Result<Option<DirectRow>, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT channel, closed_at FROM direct_messages WHERE account = ?1")?;
        let read = |row: &Row<'_>| {
            let closed_at: Option<i64> = row.get(1)?;
            Ok(DirectRow { channel: row.get(0)?, closed_at: closed_at.map(moment) })
        };
        Ok(statement.query_row([account], read).optional()?)
    }
}

impl Change<'_> {
    /// Keeps how a notice was posted.
    pub fn set_post(&self, post: &PostRow) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT OR REPLACE INTO posts (notice, channel, message, began_at, tried_at, game,
                                               alone)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![
                post.notice,
                post.channel,
                post.message,
                seconds(post.began_at),
                seconds(post.tried_at),
                post.game,
                post.alone,
            ])?;
        Ok(())
    }

    /// A message has no controls any more that can be pressed.
    pub fn drop_controls(&self, notice: NoticeId) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE posts SET game = NULL WHERE notice = ?1")?
            .execute([notice])?;
        Ok(())
    }

    /// Keeps how it is with the direct messages with an account.
    pub fn set_direct_messages(&self, account: &str, row: &DirectRow) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT OR REPLACE INTO direct_messages (account, channel, closed_at)
                 VALUES (?1, ?2, ?3)",
            )?
            .execute(params![account, row.channel, row.closed_at.map(seconds)])?;
        Ok(())
    }
}
