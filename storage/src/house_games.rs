//! Games against the house: at what pace it plays, and what it expects.

use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::locale::Channel;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct HouseGameRow from "house_games" {
        pub game: GameId,
        /// Whether the house takes its time.
        pub slowly: bool,
        /// What it expects after its last ply.
        pub expected: Option<(u32, String)> = "ply, expected",
    }
}

/// The answer that the house expects to a ply of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected<'a> {
    /// The number of its ply.
    pub ply: u32,
    /// The move that it expects, as moves are written.
    pub answer: &'a str,
}

impl View<'_> {
    /// `None` if it isn't a game against the house.
    pub fn house_game(&self, game: GameId) -> Result<Option<HouseGameRow>, Fault> {
        self.row("WHERE game = ?1", [game])
    }

    /// The address of that player if it is a level of the house; `None` for people.
    pub fn house_address(&self, player: PlayerId) -> Result<Option<String>, Fault> {
        let sql = "SELECT address FROM identities WHERE player = ?1 AND channel = ?2";
        self.find_one(sql, params![player, Channel::House])
    }
}

impl Change<'_> {
    pub fn insert_house_game(&self, game: GameId, slowly: bool) -> Result<(), Fault> {
        let sql = "INSERT INTO house_games (game, slowly) VALUES (?1, ?2)";
        self.run(sql, params![game, slowly])
    }

    /// Keeps what the house expects, or that it expects nothing in particular.
    pub fn set_house_expects(
        &self,
        game: GameId,
        expected: Option<Expected<'_>>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE house_games SET ply = ?2, expected = ?3 WHERE game = ?1";
        let (ply, answer) = expected.map(|it| (it.ply, it.answer)).unzip();
        self.run(sql, params![game, ply, answer])
    }
}
