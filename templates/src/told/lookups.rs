//! What kept facts refer to, as far as sentences name it: the club looks it up for one reader.

use chrono::{DateTime, Utc};

use crate::notice::Archive;
use crate::notice::settings::Settings;
use crate::notice::table::Table;
use crate::refusal::ply::RefusedPly;
use crate::told::point::GamePoint;

/// The club, as somebody who reads may know it.
pub trait Lookups {
    /// Trouble of the club's own.
    type Fault;

    /// A player's name.
    fn player(&self, player: i64) -> Result<String, Self::Fault>;
    /// The reader's own name; empty if they haven't joined.
    fn own_name(&self) -> Result<String, Self::Fault>;
    /// What the reader has set.
    fn settings(&self) -> Result<Box<Settings>, Self::Fault>;
    /// The file with everything stored about the reader, which is put together later.
    fn archive(&self) -> Result<Box<Archive>, Self::Fault>;
    /// How many games the reader would resign to be erased, and the name that would stay in them.
    fn erasure(&self) -> Result<(u32, String), Self::Fault>;
    /// Whether there is a way to tell that player anything.
    fn is_reachable(&self, player: i64) -> Result<bool, Self::Fault>;
    /// A player whose name is close to that one.
    fn similar_player(&self, name: &str) -> Result<Option<String>, Self::Fault>;
    /// Who plays the reader in a game; empty if there is no such game.
    fn opponent(&self, game: i64) -> Result<String, Self::Fault>;
    /// A game as the reader may see it.
    fn table(&self, at: GamePoint) -> Result<Box<Table>, Self::Fault>;
    /// Why a move can't be played after those that lead there.
    fn refused_ply(
        &self,
        at: GamePoint,
        path: &[String],
        typed: &str,
    ) -> Result<Box<RefusedPly>, Self::Fault>;
    /// Why the hún can't be rolled.
    fn refused_roll(&self, at: GamePoint) -> Result<Box<RefusedPly>, Self::Fault>;
    /// How many squares a side of the game's board has; 0 if there is no such game.
    fn board_size(&self, game: i64) -> Result<u8, Self::Fault>;
    /// An invitation or an open challenge.
    fn invitation(&self, number: i64) -> Result<InvitationFacts, Self::Fault>;
    /// The ids of all rulesets.
    fn rulesets(&self) -> Vec<String>;
    /// What is wrong with the words of a clock.
    fn clock_fault(&self, typed: &str) -> ClockFault;
    /// The ladders that there are, by the ids of their rulesets.
    fn ladders(&self) -> Vec<String>;
    /// A ladder match, by its first game.
    fn ladder_match(&self, game: i64) -> Result<MatchFacts, Self::Fault>;
    /// A tournament's name.
    fn tournament(&self, number: i64) -> Result<String, Self::Fault>;
    /// Until when a decision of the hosts holds, if it ends, and the reason they gave.
    fn host_act(&self, act: i64) -> Result<(Option<DateTime<Utc>>, String), Self::Fault>;
    /// A limit of the club's.
    fn limit(&self, limit: Limit) -> u32;
}

/// An invitation or an open challenge.
#[derive(Clone, Debug)]
pub struct InvitationFacts {
    /// Whether it is an open challenge.
    pub is_seek: bool,
    pub sender: String,
    /// The player or the address it went to.
    pub recipient: Option<String>,
    /// Whether the reader sent it.
    pub by_reader: bool,
    pub became: Became,
}

/// What happened to an invitation or an open challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Became {
    /// It was accepted, and that game began.
    Game(i64),
    /// All games of an open challenge were taken.
    AllTaken,
    Declined,
    /// It was answered by the invitation of that number.
    Countered(Option<i64>),
    Cancelled,
    Expired,
}

/// Why a text is no clock.
#[derive(Clone, Debug)]
pub struct ClockFault {
    /// The word at fault, as typed.
    pub part: String,
    /// The word by which its sentence is chosen.
    pub why: &'static str,
    /// How many days a span may have at most, if it is too long.
    pub days: Option<u32>,
}

/// A match about a place on a ladder.
#[derive(Clone, Debug)]
pub struct MatchFacts {
    pub games: [i64; 2],
    pub defender: String,
    /// Who plays the reader in it.
    pub opponent: String,
}

/// Limits that refusals name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    GamesOfAnOpenChallenge,
    LettersOfAText,
    MessagesADay,
    ReportsADay,
    NotesOnAGame,
    LettersOfAHostsReason,
    TournamentPlayers,
    LeastTournamentPlayers,
    PlayersInAGroup,
    LettersOfATournamentName,
    DaysToATournament,
}
