//! The outbox: what is to be told to whom, on which channel, and what became of it.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

use crate::moment::{moment, seconds};
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

/// What became of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// It waits for its moment or the next try.
    Queued,
    /// The channel took it.
    Handed,
    /// It was given up.
    Failed,
    /// It was taken back before anybody saw it.
    Withdrawn,
}

impl Delivery {
    /// All of them.
    pub const ALL: [Delivery; 4] =
        [Delivery::Queued, Delivery::Handed, Delivery::Failed, Delivery::Withdrawn];

    /// `queued`, `handed`, `failed`, `withdrawn`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Delivery::Queued => "queued",
            Delivery::Handed => "handed",
            Delivery::Failed => "failed",
            Delivery::Withdrawn => "withdrawn",
        }
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

const COLUMNS: &str = "id, player, channel, game, event, data, queued_at, due_at, tries, \
                       claimed_at, state, trouble, address, sent_to, cause, held";

fn delivery(name: &str, index: usize) -> rusqlite::Result<Delivery> {
    Delivery::ALL.into_iter().find(|state| state.name() == name).ok_or_else(|| {
        let kind = rusqlite::types::Type::Text;
        rusqlite::Error::FromSqlConversionFailure(index, kind, format!("no state {name}").into())
    })
}

fn read(row: &Row<'_>) -> rusqlite::Result<OutboxRow> {
    let game: Option<GameId> = row.get(3)?;
    let event: Option<u32> = row.get(4)?;
    let due_at: Option<i64> = row.get(7)?;
    let claimed_at: Option<i64> = row.get(9)?;
    let state: String = row.get(10)?;
    Ok(OutboxRow {
        id: row.get(0)?,
        player: row.get(1)?,
        channel: row.get(2)?,
        about: game.zip(event),
        data: row.get(5)?,
        queued_at: moment(row.get(6)?),
        due_at: due_at.map(moment),
        tries: row.get(8)?,
        claimed_at: claimed_at.map(moment),
        state: delivery(&state, 10)?,
        trouble: row.get(11)?,
        address: row.get(12)?,
        sent_to: row.get(13)?,
        cause: row.get(14)?,
        held: row.get(15)?,
    })
}

pub(crate) fn due() -> String {
    format!(
        "SELECT {COLUMNS} FROM outbox
         WHERE channel = ?1 AND (due_at <= ?2 OR due_at >= ?3)
         ORDER BY due_at, id LIMIT ?4"
    )
}

impl View<'_> {
    /// The notice of that key.
    pub fn notice(&self, id: NoticeId) -> Result<Option<OutboxRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM outbox WHERE id = ?1");
        Ok(self.connection.prepare_cached(&sql)?.query_row([id], read).optional()?)
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
        let mut statement = self.connection.prepare_cached(&due())?;
        let (now, beyond) = (seconds(now), seconds(beyond));
        let rows = statement.query_map(params![channel, now, beyond, most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
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
            "SELECT {COLUMNS} FROM outbox INDEXED BY outbox_of_player
             WHERE player = ?1 AND due_at IS NOT NULL AND channel = ?2 AND id > ?3
             ORDER BY id LIMIT ?4"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map(params![player, channel, after, most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The notices about a game that wait for this player.
    pub fn waiting_about(&self, game: GameId, player: PlayerId) -> Result<Vec<OutboxRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM outbox INDEXED BY outbox_of_player
             WHERE player = ?2 AND due_at IS NOT NULL AND game = ?1 ORDER BY id"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map(params![game, player], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
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
            "SELECT {COLUMNS} FROM outbox INDEXED BY outbox_because
             WHERE player = ?1 AND cause = ?2 AND due_at IS NOT NULL ORDER BY id LIMIT ?3"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map(params![player, cause, most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// All notices for a player, in order.
    pub fn notices_for(&self, player: PlayerId) -> Result<Vec<OutboxRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM outbox WHERE player = ?1 ORDER BY id");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([player], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Of the oldest notices for a player with which nothing is left to do, so many, those that
    /// were queued before that moment.
    pub fn finished_notices_before(
        &self,
        player: PlayerId,
        before: DateTime<Utc>,
        of: u32,
    ) -> Result<Vec<NoticeId>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM (
                 SELECT id, queued_at FROM outbox INDEXED BY outbox_of_player
                 WHERE player = ?1 AND due_at IS NULL ORDER BY id LIMIT ?3)
             WHERE queued_at < ?2",
        )?;
        let rows = statement.query_map(params![player, seconds(before), of], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The notices that quote what somebody typed of a person.
    pub fn quoting_notices(&self) -> Result<Vec<OutboxRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM outbox WHERE quotes = 1");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many notices there are, by channel and state. Reads the whole outbox.
    pub fn outbox_counts(&self) -> Result<Vec<OutboxCount>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT channel, state, count(*), min(queued_at) FROM outbox
             GROUP BY channel, state ORDER BY channel, state",
        )?;
        let rows = statement.query_map([], |row| {
            let state: String = row.get(1)?;
            Ok(OutboxCount {
                channel: row.get(0)?,
                state: delivery(&state, 1)?,
                count: row.get(2)?,
                oldest: moment(row.get(3)?),
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The last notice that was queued, zero before the first.
    pub fn newest_notice(&self) -> Result<NoticeId, Fault> {
        let mut statement =
            self.connection.prepare_cached("SELECT coalesce(max(id), 0) FROM outbox")?;
        Ok(statement.query_row([], |row| row.get(0))?)
    }

    /// The notices that wait, on all channels, the longest due first, at most so many.
    pub fn unfinished_notices(&self, most: u32) -> Result<Vec<OutboxRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM outbox WHERE due_at IS NOT NULL ORDER BY due_at, id LIMIT ?1"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Queues a notice, due at once.
    pub fn queue_notice(&self, new: &NewNotice) -> Result<NoticeId, Fault> {
        let (game, event) = new.about.unzip();
        self.transaction
            .prepare_cached(
                "INSERT INTO outbox (player, channel, game, event, data, queued_at, due_at, address,
                                     quotes, cause)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8, ?9)",
            )?
            .execute(params![
                new.player,
                new.channel,
                game,
                event,
                new.data,
                seconds(new.queued_at),
                new.address,
                new.quotes,
                new.cause,
            ])?;
        Ok(NoticeId(self.transaction.last_insert_rowid()))
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
        self.transaction
            .prepare_cached(
                "UPDATE outbox SET tries = tries + 1, claimed_at = coalesce(claimed_at, ?2),
                                   due_at = ?3, sent_to = ?4
                 WHERE id = ?1 AND due_at IS NOT NULL",
            )?
            .execute(params![id, seconds(at), seconds(again_at), address])?;
        Ok(())
    }

    /// Notes what became of a notice; nothing is left to do then.
    pub fn finish_notice(&self, id: NoticeId, state: Delivery) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE outbox SET state = ?2, due_at = NULL WHERE id = ?1")?
            .execute(params![id, state.name()])?;
        Ok(())
    }

    /// Notes trouble with a notice and when to try again.
    pub fn delay_notice(
        &self,
        id: NoticeId,
        trouble: &str,
        again_at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE outbox SET trouble = ?2, due_at = ?3 WHERE id = ?1")?
            .execute(params![id, trouble, seconds(again_at)])?;
        Ok(())
    }

    /// Notes when a notice is to be looked at next.
    pub fn postpone_notice(&self, id: NoticeId, until: DateTime<Utc>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE outbox SET due_at = ?2 WHERE id = ?1 AND due_at IS NOT NULL")?
            .execute(params![id, seconds(until)])?;
        Ok(())
    }

    /// Holds a notice back until then.
    pub fn hold_notice(&self, id: NoticeId, until: DateTime<Utc>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "UPDATE outbox SET due_at = ?2, held = 1 WHERE id = ?1 AND due_at IS NOT NULL",
            )?
            .execute(params![id, seconds(until)])?;
        Ok(())
    }

    /// What a courier took and never reported on is due at once: whoever took it is gone. That
    /// is what was tried and is due by then.
    pub fn reclaim_notices(
        &self,
        channel: Channel,
        now: DateTime<Utc>,
        due_by: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "UPDATE outbox SET due_at = ?2
                 WHERE channel = ?1 AND due_at > ?2 AND due_at <= ?3 AND tries > 0",
            )?
            .execute(params![channel, seconds(now), seconds(due_by)])?;
        Ok(())
    }

    /// Notes that a player has been shown what a waiting notice says.
    pub fn notice_shown(&self, id: NoticeId, at: DateTime<Utc>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "UPDATE outbox SET claimed_at = ?2 WHERE id = ?1 AND claimed_at IS NULL",
            )?
            .execute(params![id, seconds(at)])?;
        Ok(())
    }

    /// Queues a notice again, on another channel, as if it had never been tried.
    pub fn requeue_notice(
        &self,
        id: NoticeId,
        channel: Channel,
        trouble: Option<&str>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "UPDATE outbox SET channel = ?2, trouble = coalesce(?3, trouble), due_at = ?4,
                                   tries = 0, state = 'queued'
                 WHERE id = ?1",
            )?
            .execute(params![id, channel, trouble, seconds(at)])?;
        Ok(())
    }

    /// Moves all that waits for a player to a channel, but for what goes to an address of
    /// its own. What no courier has taken yet is due at once.
    pub fn move_notices(
        &self,
        player: PlayerId,
        channel: Channel,
        now: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "UPDATE outbox INDEXED BY outbox_of_player SET channel = ?2, due_at = iif(tries = 0, ?3, due_at)
                 WHERE player = ?1 AND due_at IS NOT NULL AND address IS NULL",
            )?
            .execute(params![player, channel, seconds(now)])?;
        Ok(())
    }

    /// From now on a notice goes to this address alone, whichever way its player prefers.
    pub fn address_notice(&self, id: NoticeId, address: &str) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE outbox SET address = ?2 WHERE id = ?1")?
            .execute(params![id, address])?;
        Ok(())
    }

    /// Rewrites what a notice says.
    pub fn set_notice_data(&self, id: NoticeId, data: &str) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE outbox SET data = ?2 WHERE id = ?1")?
            .execute(params![id, data])?;
        Ok(())
    }

    /// Deletes a notice.
    pub fn delete_notice(&self, id: NoticeId) -> Result<(), Fault> {
        for sql in ["DELETE FROM posts WHERE notice = ?1", "DELETE FROM outbox WHERE id = ?1"] {
            self.transaction.prepare_cached(sql)?.execute([id])?;
        }
        Ok(())
    }
}
