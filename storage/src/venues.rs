//! Where games are shown to everybody: a channel of a Discord server, and perhaps a thread in it.

use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, InvitationId};
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

    /// The games that are shown in a server, the latest first, up to a limit.
    pub fn latest_games(&self, server: &str, most: u32) -> Result<Vec<GameId>, Fault> {
        let sql = "SELECT game FROM game_venues WHERE server = ?1 ORDER BY game DESC LIMIT ?2";
        self.find_all(sql, params![server, most])
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
