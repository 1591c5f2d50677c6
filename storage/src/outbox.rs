//! The outbox: what is to be told to whom, on which channel, and what became of it.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::moment::{read_moment, read_optional_moment, seconds};
use crate::named::named;
use crate::{Change, Channel, Fault, GameId, NoticeId, PlayerId, View};

/// A notice in the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxRow {
    /// The stable key.
    pub id: NoticeId,
    /// Who is to be told.
    pub player: PlayerId,
    pub channel: Channel,
    /// About which game, and after which of its events.
    pub about: Option<(GameId, u32)>,
    /// What happened, as the service writes it.
    pub data: String,
    /// Since when it waits.
    pub queued_at: DateTime<Utc>,
    /// When to try next; `None` when nothing is left to do.
    pub due_at: Option<DateTime<Utc>>,
    /// How often it was tried.
    pub tries: u32,
    /// When a courier first took it, or its reader was shown the same otherwise.
    pub claimed_at: Option<DateTime<Utc>>,
    /// What became of it.
    pub state: Delivery,
    pub trouble: Option<String>,
    /// The address to which it goes though that is no identity.
    pub address: Option<String>,
    /// The address for which a courier last took it.
    pub sent_to: Option<String>,
    /// The other player whose doing it tells of.
    pub cause: Option<PlayerId>,
    /// Whether it was held back because as many of that player's doings had gone out as may.
    pub held: bool,
}

named! {
    /// What happened to a notice.
    pub enum Delivery {
        /// It waits until it is due or tried again.
        Queued = "queued",
        /// The channel took it.
        Handed = "handed",
        /// It was given up.
        Failed = "failed",
        /// It was taken back before anybody saw it.
        Withdrawn = "withdrawn",
    }
}

/// A notice to be.
#[derive(Clone, Debug)]
pub struct NewNotice {
    /// Who is to be told.
    pub player: PlayerId,
    pub channel: Channel,
    /// About which game, and after which of its events.
    pub about: Option<(GameId, u32)>,
    pub data: String,
    /// Whether that quotes what somebody typed of a person.
    pub quotes: bool,
    pub queued_at: DateTime<Utc>,
    /// The address to which it goes though that is no identity.
    pub address: Option<String>,
    /// The other player whose doing it tells of.
    pub cause: Option<PlayerId>,
}

/// How many notices of one channel are in one state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutboxCount {
    pub channel: Channel,
    pub state: Delivery,
    pub count: u32,
    /// When the oldest of them was queued.
    pub oldest: DateTime<Utc>,
}

const SELECT: &str = "SELECT id, player, channel, game, event, data, queued_at, due_at, tries, \
                      claimed_at, state, trouble, address, sent_to, cause, held FROM outbox";

fn read_notice(row: &Row<'_>) -> rusqlite::Result<OutboxRow> {
    let game: Option<GameId> = row.get(3)?;
    let event: Option<u32> = row.get(4)?;
    Ok(OutboxRow {
        id: row.get(0)?,
        player: row.get(1)?,
        channel: row.get(2)?,
        about: game.zip(event),
        data: row.get(5)?,
        queued_at: read_moment(row, 6)?,
        due_at: read_optional_moment(row, 7)?,
        tries: row.get(8)?,
        claimed_at: read_optional_moment(row, 9)?,
        state: row.get(10)?,
        trouble: row.get(11)?,
        address: row.get(12)?,
        sent_to: row.get(13)?,
        cause: row.get(14)?,
        held: row.get(15)?,
    })
}

pub(crate) fn due() -> String {
    format!(
        "{SELECT}
         WHERE channel = ?1 AND (due_at <= ?2 OR due_at >= ?3)
         ORDER BY due_at, id LIMIT ?4"
    )
}

impl View<'_> {
    /// The notice of that key.
    pub fn notice(&self, id: NoticeId) -> Result<Option<OutboxRow>, Fault> {
        self.find_one(&format!("{SELECT} WHERE id = ?1"), [id], read_notice)
    }

    /// The notices of a channel that are due by `now`, or not before `beyond`, the longest
    /// due first, at most so many.
    pub fn due_notices(
        &self,
        channel: Channel,
        now: DateTime<Utc>,
        beyond: DateTime<Utc>,
        most: u32,
    ) -> Result<Vec<OutboxRow>, Fault> {
        let (now, beyond) = (seconds(now), seconds(beyond));
        self.find_all(&due(), params![channel, now, beyond, most], read_notice)
    }

    /// The notices after that one which wait for this player on this channel, in the order
    /// in which they were queued, at most so many.
    pub fn waiting_notices(
        &self,
        player: PlayerId,
        channel: Channel,
        after: NoticeId,
        most: u32,
    ) -> Result<Vec<OutboxRow>, Fault> {
        let sql = format!(
            "{SELECT} INDEXED BY outbox_of_player
             WHERE player = ?1 AND due_at IS NOT NULL AND channel = ?2 AND id > ?3
             ORDER BY id LIMIT ?4"
        );
        self.find_all(&sql, params![player, channel, after, most], read_notice)
    }

    /// The notices about a game that wait for this player.
    pub fn waiting_about(&self, game: GameId, player: PlayerId) -> Result<Vec<OutboxRow>, Fault> {
        let sql = format!(
            "{SELECT} INDEXED BY outbox_of_player
             WHERE player = ?2 AND due_at IS NOT NULL AND game = ?1 ORDER BY id"
        );
        self.find_all(&sql, params![game, player], read_notice)
    }

    /// The notices of another player's doing which wait for this one, in the order in which they
    /// were queued, at most so many.
    pub fn waiting_because(
        &self,
        player: PlayerId,
        cause: PlayerId,
        most: u32,
    ) -> Result<Vec<OutboxRow>, Fault> {
        let sql = format!(
            "{SELECT} INDEXED BY outbox_because
             WHERE player = ?1 AND cause = ?2 AND due_at IS NOT NULL ORDER BY id LIMIT ?3"
        );
        self.find_all(&sql, params![player, cause, most], read_notice)
    }

    /// All notices for a player, in order.
    pub fn notices_for(&self, player: PlayerId) -> Result<Vec<OutboxRow>, Fault> {
        self.find_all(&format!("{SELECT} WHERE player = ?1 ORDER BY id"), [player], read_notice)
    }

    /// Of the oldest notices for a player with which nothing is left to do, so many, those that
    /// were queued before that moment.
    pub fn finished_notices_before(
        &self,
        player: PlayerId,
        before: DateTime<Utc>,
        of: u32,
    ) -> Result<Vec<NoticeId>, Fault> {
        let sql = "SELECT id FROM (
                       SELECT id, queued_at FROM outbox INDEXED BY outbox_of_player
                       WHERE player = ?1 AND due_at IS NULL ORDER BY id LIMIT ?3)
                   WHERE queued_at < ?2";
        self.column(sql, params![player, seconds(before), of])
    }

    /// The notices that quote what somebody typed of a person.
    pub fn quoting_notices(&self) -> Result<Vec<OutboxRow>, Fault> {
        self.find_all(&format!("{SELECT} WHERE quotes = 1"), [], read_notice)
    }

    /// How many notices there are, by channel and state. Reads the whole outbox.
    pub fn outbox_counts(&self) -> Result<Vec<OutboxCount>, Fault> {
        let sql = "SELECT channel, state, count(*), min(queued_at) FROM outbox
                   GROUP BY channel, state ORDER BY channel, state";
        self.find_all(sql, [], |row| {
            Ok(OutboxCount {
                channel: row.get(0)?,
                state: row.get(1)?,
                count: row.get(2)?,
                oldest: read_moment(row, 3)?,
            })
        })
    }

    /// The last notice that was queued, zero before the first.
    pub fn newest_notice(&self) -> Result<NoticeId, Fault> {
        self.value("SELECT coalesce(max(id), 0) FROM outbox", [])
    }

    /// The notices that wait, on all channels, the longest due first, at most so many.
    pub fn unfinished_notices(&self, most: u32) -> Result<Vec<OutboxRow>, Fault> {
        let sql = format!("{SELECT} WHERE due_at IS NOT NULL ORDER BY due_at, id LIMIT ?1");
        self.find_all(&sql, [most], read_notice)
    }
}

impl Change<'_> {
    /// Queues a notice, due at once.
    pub fn queue_notice(&self, new: &NewNotice) -> Result<NoticeId, Fault> {
        let (game, event) = new.about.unzip();
        let sql =
            "INSERT INTO outbox (player, channel, game, event, data, queued_at, due_at, address,
                                       quotes, cause)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8, ?9)";
        self.insert(
            sql,
            params![
                new.player,
                new.channel,
                game,
                event,
                new.data,
                seconds(new.queued_at),
                new.address,
                new.quotes,
                new.cause
            ],
        )
        .map(NoticeId)
    }

    /// Notes that a courier has taken a notice, for which address, and when to try again
    /// should nothing be heard of it.
    pub fn claim_notice(
        &self,
        id: NoticeId,
        address: &str,
        at: DateTime<Utc>,
        again_at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET tries = tries + 1, claimed_at = coalesce(claimed_at, ?2),
                                     due_at = ?3, sent_to = ?4
                   WHERE id = ?1 AND due_at IS NOT NULL";
        self.run(sql, params![id, seconds(at), seconds(again_at), address])
    }

    /// Notes what became of a notice; nothing is left to do then.
    pub fn finish_notice(&self, id: NoticeId, state: Delivery) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET state = ?2, due_at = NULL WHERE id = ?1";
        self.run(sql, params![id, state])
    }

    /// Notes trouble with a notice and when to try again.
    pub fn delay_notice(
        &self,
        id: NoticeId,
        trouble: &str,
        again_at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET trouble = ?2, due_at = ?3 WHERE id = ?1";
        self.run(sql, params![id, trouble, seconds(again_at)])
    }

    /// Notes when a notice is to be looked at next.
    pub fn postpone_notice(&self, id: NoticeId, until: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET due_at = ?2 WHERE id = ?1 AND due_at IS NOT NULL";
        self.run(sql, params![id, seconds(until)])
    }

    /// Holds a notice back until then.
    pub fn hold_notice(&self, id: NoticeId, until: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET due_at = ?2, held = 1 WHERE id = ?1 AND due_at IS NOT NULL";
        self.run(sql, params![id, seconds(until)])
    }

    /// What a courier took and never reported on is due at once: whoever took it is gone. That
    /// is what was tried and is due by then.
    pub fn reclaim_notices(
        &self,
        channel: Channel,
        now: DateTime<Utc>,
        due_by: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET due_at = ?2
                   WHERE channel = ?1 AND due_at > ?2 AND due_at <= ?3 AND tries > 0";
        self.run(sql, params![channel, seconds(now), seconds(due_by)])
    }

    /// Notes that a player has been shown what a waiting notice says.
    pub fn notice_shown(&self, id: NoticeId, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET claimed_at = ?2 WHERE id = ?1 AND claimed_at IS NULL";
        self.run(sql, params![id, seconds(at)])
    }

    /// Queues a notice again, on another channel, as if it had never been tried.
    pub fn requeue_notice(
        &self,
        id: NoticeId,
        channel: Channel,
        trouble: Option<&str>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET channel = ?2, trouble = coalesce(?3, trouble), due_at = ?4,
                                     tries = 0, state = 'queued'
                   WHERE id = ?1";
        self.run(sql, params![id, channel, trouble, seconds(at)])
    }

    /// Moves all that waits for a player to a channel, but for what goes to an address of
    /// its own. What no courier has taken yet is due at once.
    pub fn move_notices(
        &self,
        player: PlayerId,
        channel: Channel,
        now: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE outbox INDEXED BY outbox_of_player SET channel = ?2, due_at = iif(tries = 0, ?3, due_at)
                   WHERE player = ?1 AND due_at IS NOT NULL AND address IS NULL";
        self.run(sql, params![player, channel, seconds(now)])
    }

    /// From now on a notice goes to this address alone, whichever way its player prefers.
    pub fn address_notice(&self, id: NoticeId, address: &str) -> Result<(), Fault> {
        self.run("UPDATE outbox SET address = ?2 WHERE id = ?1", params![id, address])
    }

    /// Rewrites what a notice says.
    pub fn set_notice_data(&self, id: NoticeId, data: &str) -> Result<(), Fault> {
        self.run("UPDATE outbox SET data = ?2 WHERE id = ?1", params![id, data])
    }

    /// Deletes a notice.
    pub fn delete_notice(&self, id: NoticeId) -> Result<(), Fault> {
        self.run_each(
            &["DELETE FROM posts WHERE notice = ?1", "DELETE FROM outbox WHERE id = ?1"],
            [id],
        )
    }
}
