//! The outbox: notices to players, the channel for each, and whether it was delivered.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, NoticeId, PlayerId};
use crate::locale::Channel;
use crate::moment::seconds;
use crate::named::named;
use crate::rows::{TableRow, row};
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct OutboxRow from "outbox" {
        pub id: NoticeId,
        pub player: PlayerId,
        pub channel: Channel,
        /// The game it is about, and the event after which it was queued.
        pub about: Option<(GameId, u32)> = "game, event",
        /// What happened, as the service writes it.
        pub data: String,
        pub queued_at: DateTime<Utc>,
        /// When to try next; `None` once nothing is left to do.
        pub due_at: Option<DateTime<Utc>>,
        pub tries: u32,
        /// When a courier first took it, or its reader saw the same elsewhere.
        pub claimed_at: Option<DateTime<Utc>>,
        pub state: Delivery,
        pub trouble: Option<String>,
        /// An address to send it to that is none of the player's identities.
        pub address: Option<String>,
        /// The address to which a courier last took it.
        pub sent_to: Option<String>,
        /// The other player who set it off.
        pub cause: Option<PlayerId>,
        /// Whether it was held back because that player has set off as many messages as the limit
        /// allows.
        pub held: bool,
        /// The notice that shows the same to everybody, without waiting for this player.
        pub shown: Option<NoticeId>,
    }
}

named! {
    pub enum Delivery {
        /// It waits until it is due or tried again.
        Queued = "queued",
        Handed = "handed",
        Failed = "failed",
        /// It was taken back before anybody saw it.
        Withdrawn = "withdrawn",
    }
}

#[derive(Clone, Debug)]
pub struct NewNotice {
    pub player: PlayerId,
    pub channel: Channel,
    /// The game it is about, and the event after which it was queued.
    pub about: Option<(GameId, u32)>,
    pub data: String,
    /// Whether it quotes what somebody typed about a person.
    pub quotes: bool,
    pub queued_at: DateTime<Utc>,
    /// An address to send it to that is none of the player's identities.
    pub address: Option<String>,
    /// The other player who set it off.
    pub cause: Option<PlayerId>,
    /// The notice that shows the same to everybody, without waiting for this player.
    pub shown: Option<NoticeId>,
}

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct OutboxCount from "outbox" {
        pub channel: Channel,
        pub state: Delivery,
        pub count: u32 = "count(*)",
        pub oldest: DateTime<Utc> = "min(queued_at)",
    }
}

pub(crate) fn due_sql() -> String {
    OutboxRow::select(
        "WHERE channel = ?1 AND (due_at <= ?2 OR due_at >= ?3)
         ORDER BY due_at, id LIMIT ?4",
    )
}

impl View<'_> {
    pub fn notice(&self, id: NoticeId) -> Result<Option<OutboxRow>, Fault> {
        self.row("WHERE id = ?1", [id])
    }

    /// The notices of a channel that are due by `now`, or not before `beyond`, the longest due
    /// first.
    pub fn due_notices(
        &self,
        channel: Channel,
        now: DateTime<Utc>,
        beyond: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<OutboxRow>, Fault> {
        let (now, beyond) = (seconds(now), seconds(beyond));
        self.find_all(&due_sql(), params![channel, now, beyond, limit])
    }

    /// The notices after `after` that wait for this player on this channel, in the order in which
    /// they were queued.
    pub fn waiting_notices(
        &self,
        player: PlayerId,
        channel: Channel,
        after: NoticeId,
        limit: u32,
    ) -> Result<Vec<OutboxRow>, Fault> {
        let rest = "INDEXED BY outbox_of_player
                    WHERE player = ?1 AND due_at IS NOT NULL AND channel = ?2 AND id > ?3
                    ORDER BY id LIMIT ?4";
        self.rows(rest, params![player, channel, after, limit])
    }

    /// The notices about this game that wait for this player.
    pub fn waiting_about(&self, game: GameId, player: PlayerId) -> Result<Vec<OutboxRow>, Fault> {
        let rest = "INDEXED BY outbox_of_player
                    WHERE player = ?2 AND due_at IS NOT NULL AND game = ?1 ORDER BY id";
        self.rows(rest, params![game, player])
    }

    /// The notices that wait for that address alone until later than `now`, and that no courier has
    /// taken.
    pub fn waiting_to(
        &self,
        player: PlayerId,
        address: &str,
        now: DateTime<Utc>,
    ) -> Result<Vec<OutboxRow>, Fault> {
        let rest = "INDEXED BY outbox_of_player
                    WHERE player = ?1 AND due_at > ?3 AND address = ?2 AND tries = 0 ORDER BY id";
        self.rows(rest, params![player, address, seconds(now)])
    }

    /// Whether a notice waits for this player that calls them to that one, which everybody can read.
    pub fn call_waits(&self, player: PlayerId, shown: NoticeId) -> Result<bool, Fault> {
        let sql = "SELECT 1 FROM outbox INDEXED BY outbox_of_player
                   WHERE player = ?1 AND due_at IS NOT NULL AND shown = ?2";
        self.exists(sql, params![player, shown])
    }

    /// The notices that `cause` set off and that wait for this player, in the order in which they
    /// were queued.
    pub fn waiting_because(
        &self,
        player: PlayerId,
        cause: PlayerId,
        limit: u32,
    ) -> Result<Vec<OutboxRow>, Fault> {
        let rest = "INDEXED BY outbox_because
                    WHERE player = ?1 AND cause = ?2 AND due_at IS NOT NULL ORDER BY id LIMIT ?3";
        self.rows(rest, params![player, cause, limit])
    }

    pub fn notices_for(&self, player: PlayerId) -> Result<Vec<OutboxRow>, Fault> {
        self.rows("WHERE player = ?1 ORDER BY id", [player])
    }

    /// Of the player's `among` oldest finished notices, those that were queued before that moment.
    pub fn finished_notices_before(
        &self,
        player: PlayerId,
        before: DateTime<Utc>,
        among: u32,
    ) -> Result<Vec<NoticeId>, Fault> {
        let sql = "SELECT id FROM (
                       SELECT id, queued_at FROM outbox INDEXED BY outbox_of_player
                       WHERE player = ?1 AND due_at IS NULL ORDER BY id LIMIT ?3)
                   WHERE queued_at < ?2";
        self.find_all(sql, params![player, seconds(before), among])
    }

    /// The notices that quote what somebody typed about a person.
    pub fn quoting_notices(&self) -> Result<Vec<OutboxRow>, Fault> {
        self.rows("WHERE quotes = 1", [])
    }

    /// The counts by channel and state. Reads the whole outbox.
    pub fn outbox_counts(&self) -> Result<Vec<OutboxCount>, Fault> {
        self.rows("GROUP BY channel, state ORDER BY channel, state", [])
    }

    /// The last notice that was queued; 0 before the first.
    pub fn newest_notice(&self) -> Result<NoticeId, Fault> {
        self.value("SELECT coalesce(max(id), 0) FROM outbox", [])
    }

    /// The notices that wait on all channels, the longest due first.
    pub fn unfinished_notices(&self, limit: u32) -> Result<Vec<OutboxRow>, Fault> {
        self.rows("WHERE due_at IS NOT NULL ORDER BY due_at, id LIMIT ?1", [limit])
    }
}

impl Change<'_> {
    pub fn queue_notice(&self, new: &NewNotice) -> Result<NoticeId, Fault> {
        let sql = "INSERT INTO outbox (player, channel, game, event, data, queued_at, due_at,
                                       address, quotes, cause, shown)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8, ?9, ?10)";
        let NewNotice { player, channel, about, data, quotes, queued_at, address, cause, shown } =
            new;
        let ((game, event), queued_at) = (about.unzip(), seconds(*queued_at));
        let row =
            params![player, channel, game, event, data, queued_at, address, quotes, cause, shown];
        self.insert(sql, row).map(NoticeId)
    }

    /// Records that a courier has taken a notice to an address, and when to try again if the
    /// courier never reports.
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

    /// Sets the last state of a notice: nothing is left to do.
    pub fn finish_notice(&self, id: NoticeId, state: Delivery) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET state = ?2, due_at = NULL WHERE id = ?1";
        self.run(sql, params![id, state])
    }

    /// Records what went wrong and when to try again.
    pub fn delay_notice(
        &self,
        id: NoticeId,
        trouble: &str,
        again_at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET trouble = ?2, due_at = ?3 WHERE id = ?1";
        self.run(sql, params![id, trouble, seconds(again_at)])
    }

    /// Makes a notice that still waits due at `until`, and not before.
    pub fn postpone_notice(&self, id: NoticeId, until: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET due_at = ?2 WHERE id = ?1 AND due_at IS NOT NULL";
        self.run(sql, params![id, seconds(until)])
    }

    /// Postpones a notice, and remembers that it was held back.
    pub fn hold_notice(&self, id: NoticeId, until: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET due_at = ?2, held = 1 WHERE id = ?1 AND due_at IS NOT NULL";
        self.run(sql, params![id, seconds(until)])
    }

    /// Makes what a courier took and never reported on due at once, because that courier is gone:
    /// what was tried and is due by `due_by`.
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

    /// The player has seen elsewhere what a waiting notice says.
    pub fn notice_shown(&self, id: NoticeId, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET claimed_at = ?2 WHERE id = ?1 AND claimed_at IS NULL";
        self.run(sql, params![id, seconds(at)])
    }

    /// Everybody can read by that other notice what a waiting one says.
    pub fn set_notice_shown(&self, id: NoticeId, shown: NoticeId) -> Result<(), Fault> {
        self.run("UPDATE outbox SET shown = ?2 WHERE id = ?1", params![id, shown])
    }

    /// Queues a notice again on another channel, as if it had never been tried.
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

    /// Moves everything that waits for a player to a channel, except what has an address of its
    /// own. What no courier has taken yet is due at once.
    pub fn move_notices(
        &self,
        player: PlayerId,
        channel: Channel,
        now: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE outbox INDEXED BY outbox_of_player
                   SET channel = ?2, due_at = iif(tries = 0, ?3, due_at)
                   WHERE player = ?1 AND due_at IS NOT NULL AND address IS NULL";
        self.run(sql, params![player, channel, seconds(now)])
    }

    /// From now on a notice goes to this address alone, whatever its player prefers.
    pub fn address_notice(&self, id: NoticeId, address: &str) -> Result<(), Fault> {
        self.run("UPDATE outbox SET address = ?2 WHERE id = ?1", params![id, address])
    }

    pub fn set_notice_player(&self, id: NoticeId, player: PlayerId) -> Result<(), Fault> {
        self.run("UPDATE outbox SET player = ?2 WHERE id = ?1", params![id, player])
    }

    pub fn set_notice_data(&self, id: NoticeId, data: &str) -> Result<(), Fault> {
        self.run("UPDATE outbox SET data = ?2 WHERE id = ?1", params![id, data])
    }

    pub fn delete_notice(&self, id: NoticeId) -> Result<(), Fault> {
        self.run_each(
            &["DELETE FROM posts WHERE notice = ?1", "DELETE FROM outbox WHERE id = ?1"],
            [id],
        )
    }
}
