//! Where games are shown to everybody: a channel of a Discord server, and perhaps a thread in it.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, InvitationId, PlayerId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Venue {
        pub server: String,
        pub channel: String,
        /// The thread; the channel itself if no thread could be opened there.
        pub thread: Option<String>,
    }
}

impl View<'_> {
    pub fn game_venue(&self, game: GameId) -> Result<Option<Venue>, Fault> {
        let sql = "SELECT server, channel, thread FROM game_venues WHERE game = ?1";
        self.find_one(sql, [game])
    }

    /// The channel of a thread in which a game is shown.
    pub fn channel_of_thread(&self, thread: &str) -> Result<Option<String>, Fault> {
        let sql = "SELECT channel FROM game_venues INDEXED BY game_venues_thread
                   WHERE thread = ?1 LIMIT 1";
        self.find_one(sql, [thread])
    }

    /// The games that are shown in a thread.
    pub fn games_in_thread(&self, thread: &str) -> Result<Vec<GameId>, Fault> {
        let sql = "SELECT game FROM game_venues INDEXED BY game_venues_thread
                   WHERE thread = ?1 ORDER BY game";
        self.find_all(sql, [thread])
    }

    /// The games that are shown in a server, the latest first, up to a limit.
    pub fn latest_games(&self, server: &str, most: u32) -> Result<Vec<GameId>, Fault> {
        let sql = "SELECT game FROM game_venues WHERE server = ?1 ORDER BY game DESC LIMIT ?2";
        self.find_all(sql, params![server, most])
    }

    /// The games whose threads are to be archived by `now`, those that have waited longest first.
    pub fn closing_threads(&self, now: DateTime<Utc>, most: u32) -> Result<Vec<GameId>, Fault> {
        let sql = "SELECT game FROM game_venues INDEXED BY game_venues_archive
                   WHERE archive_at <= ?1 ORDER BY archive_at LIMIT ?2";
        self.find_all(sql, params![seconds(now), most])
    }

    /// Whether a game's players have been told that it can't be shown in its venue.
    pub fn is_venue_lost(&self, game: GameId) -> Result<bool, Fault> {
        let sql = "SELECT 1 FROM game_venues WHERE game = ?1 AND lost_at IS NOT NULL";
        self.exists(sql, [game])
    }

    /// Where a player wants a private game to be shown, and who that is.
    pub fn venue_offer(&self, game: GameId) -> Result<Option<(PlayerId, Venue)>, Fault> {
        let sql = "SELECT player, server, channel, NULL FROM game_venue_offers WHERE game = ?1";
        self.find_one(sql, [game])
    }

    pub fn invitation_venue(&self, invitation: InvitationId) -> Result<Option<Venue>, Fault> {
        let sql = "SELECT server, channel, NULL FROM invitation_venues WHERE invitation = ?1";
        self.find_one(sql, [invitation])
    }
}

impl Change<'_> {
    pub fn set_game_venue(&self, game: GameId, venue: &Venue) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO game_venues (game, server, channel, thread)
                   VALUES (?1, ?2, ?3, ?4)";
        self.run(sql, params![game, venue.server, venue.channel, venue.thread])
    }

    /// Since when a game can't be shown in its venue; `None` when it is shown again.
    pub fn set_venue_lost(&self, game: GameId, at: Option<DateTime<Utc>>) -> Result<(), Fault> {
        let sql = "UPDATE game_venues SET lost_at = ?2 WHERE game = ?1";
        self.run(sql, params![game, at.map(seconds)])
    }

    /// When the thread of a game is archived; `None` once it is, or can't be.
    pub fn set_archive_at(&self, game: GameId, at: Option<DateTime<Utc>>) -> Result<(), Fault> {
        let sql = "UPDATE game_venues SET archive_at = ?2 WHERE game = ?1";
        self.run(sql, params![game, at.map(seconds)])
    }

    /// If the thread of a game is still to be archived, it is from that moment on.
    pub fn hasten_archiving(&self, game: GameId, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE game_venues SET archive_at = ?2
                   WHERE game = ?1 AND archive_at IS NOT NULL";
        self.run(sql, params![game, seconds(at)])
    }

    /// A game is shown to its players alone from now on.
    pub fn delete_game_venue(&self, game: GameId) -> Result<(), Fault> {
        self.run("DELETE FROM game_venues WHERE game = ?1", [game])
    }

    pub fn set_venue_offer(
        &self,
        game: GameId,
        player: PlayerId,
        venue: &Venue,
    ) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO game_venue_offers (game, player, server, channel)
                   VALUES (?1, ?2, ?3, ?4)";
        self.run(sql, params![game, player, venue.server, venue.channel])
    }

    pub fn delete_venue_offer(&self, game: GameId) -> Result<(), Fault> {
        self.run("DELETE FROM game_venue_offers WHERE game = ?1", [game])
    }

    pub fn set_invitation_venue(
        &self,
        invitation: InvitationId,
        venue: &Venue,
    ) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO invitation_venues (invitation, server, channel)
                   VALUES (?1, ?2, ?3)";
        self.run(sql, params![invitation, venue.server, venue.channel])
    }
}
