//! What kept facts refer to, as far as sentences name it: the club looks it up for one reader.

use chrono::{DateTime, TimeDelta, Utc};
use engine::Side;

use crate::accounts::privacy::TextFile;
use crate::accounts::settings::Settings;
use crate::invitation::challenger::Challenger;
use crate::ladder::step::LadderStep;
use crate::notice::table::Table;
use crate::refusal::ply::RefusedPly;
use crate::ruleset_name::RulesetName;
use crate::told::point::GamePoint;
use crate::told::sentence::Value;
use crate::told::who::Who;
use crate::tournament::page::TournamentPage;
use crate::tournament::stage;
use crate::tournament::stage::FinalOf;

/// The club, as somebody who reads may know it.
pub trait Lookups {
    /// Trouble of the club's own.
    type Fault;

    /// The reader, if that is a player.
    fn reader(&self) -> Option<i64>;
    /// The name under which a player is shown.
    fn player(&self, player: i64) -> Result<String, Self::Fault>;
    /// A player who challenges somebody, as everybody can see them.
    fn challenger(&self, player: i64) -> Result<Challenger, Self::Fault>;
    /// What is typed for a player.
    fn handle(&self, player: i64) -> Result<String, Self::Fault>;
    /// The reader's own name; empty if they haven't joined.
    fn own_name(&self) -> Result<String, Self::Fault> {
        self.reader().map_or_else(|| Ok(String::new()), |reader| self.player(reader))
    }
    /// What is typed for the reader; empty if they haven't joined.
    fn own_handle(&self) -> Result<String, Self::Fault> {
        self.reader().map_or_else(|| Ok(String::new()), |reader| self.handle(reader))
    }
    /// A player, as the reader knows them.
    fn who(&self, player: i64) -> Result<Who, Self::Fault> {
        match self.reader() == Some(player) {
            true => Ok(Who::You),
            false => self.player(player).map(Who::Other),
        }
    }
    /// What the reader has set.
    fn settings(&self) -> Result<Box<Settings>, Self::Fault>;
    /// The secret address of the reader's calendar; empty if the club has no public pages.
    fn calendar(&self) -> Result<String, Self::Fault>;
    /// The file with everything stored about the reader, which is put together later.
    fn export(&self) -> Result<Box<TextFile>, Self::Fault>;
    /// How many games the reader would resign to be erased, and the name that would stay in them.
    fn erasure(&self) -> Result<(u32, String), Self::Fault>;
    /// Whether there is a way to tell that player anything.
    fn is_reachable(&self, player: i64) -> Result<bool, Self::Fault>;
    /// A player whose name is close to that one.
    fn similar_player(&self, name: &str) -> Result<Option<String>, Self::Fault>;
    /// A name close to that one that a new player can take.
    fn free_name(&self, name: &str) -> Result<Option<String>, Self::Fault>;
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
    fn invitation(&self, number: i64) -> Result<InvitationFacts, Self::Fault>;
    fn ruleset(&self, id: &str) -> RulesetName;
    /// The ids of all rulesets.
    fn rulesets(&self) -> Vec<String>;
    /// What is wrong with the words of a clock.
    fn clock_fault(&self, typed: &str) -> ClockFault;
    /// The ladders that there are, by the ids of their rulesets.
    fn ladders(&self) -> Result<Vec<String>, Self::Fault>;
    /// A ladder match, by its first game.
    fn ladder_match(&self, game: i64) -> Result<MatchFacts, Self::Fault>;
    /// Until when the clocks of the player who put off that match are paused.
    fn deferred_until(&self, game: i64, player: i64) -> Result<DateTime<Utc>, Self::Fault>;
    fn ladder_step(&self, ladder: &str, number: u32) -> Result<LadderStep, Self::Fault>;
    fn tournament(&self, number: i64) -> Result<TournamentFacts, Self::Fault>;
    /// The state of a tournament, with some of its groups.
    fn tournament_page(
        &self,
        number: i64,
        groups: ShownGroups,
    ) -> Result<Box<TournamentPage>, Self::Fault>;
    /// The reader's group in a tournament.
    fn own_group(&self, number: i64) -> Result<Option<OwnGroup>, Self::Fault>;
    /// Whether the reader's unplayed games would count as lost if the reader withdrew, and how many
    /// they would resign.
    fn leaving(&self, number: i64) -> Result<(bool, u32), Self::Fault>;
    /// Whether the organisers are told what they have done.
    fn for_hosts(&self) -> bool;
    fn host_act(&self, act: i64) -> Result<ActFacts, Self::Fault>;
    /// How to reach who runs the club, if they have said that.
    fn contact(&self) -> Option<String>;
    /// What was announced with that act.
    fn announcement(&self, act: i64) -> Result<AnnouncementFacts, Self::Fault>;
    /// What somebody has written to the organisers; `None` if it has been deleted.
    fn report(&self, number: i64) -> Result<Option<ReportFacts>, Self::Fault>;
    /// Why the organisers did that, as they wrote it.
    fn reason_of(&self, act: i64) -> Result<String, Self::Fault>;
    /// The side that got more time with that event, how much, and why.
    fn extension(&self, at: GamePoint) -> Result<(Side, TimeDelta, String), Self::Fault>;
    fn limit(&self, limit: Limit) -> u32;
}

#[derive(Clone, Debug)]
pub struct InvitationFacts {
    /// Whether it is an open challenge.
    pub is_seek: bool,
    pub sender: String,
    /// What is typed for the sender.
    pub sender_handle: String,
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
    pub ladder: String,
    pub games: [i64; 2],
    pub challenger: i64,
    pub challenger_place: Option<u32>,
    pub defender: i64,
    pub defender_place: Option<u32>,
    /// Within how many days each player has to move.
    pub opening_days: u32,
}

impl MatchFacts {
    /// Who plays that reader in it.
    pub fn opponent_of(&self, reader: Option<i64>) -> i64 {
        if reader == Some(self.challenger) { self.defender } else { self.challenger }
    }
}

#[derive(Clone, Debug)]
pub struct TournamentFacts {
    /// The organisers' name for it.
    pub name: String,
    pub ruleset: RulesetName,
    /// When it begins or was to begin.
    pub starts_at: DateTime<Utc>,
    /// Within how many days each player has to move.
    pub window_days: u32,
    /// Why the organisers called it off.
    pub reason: Option<String>,
    /// The tournament whose final it is.
    pub final_of: Option<FinalOf>,
    /// How many players can enter it.
    pub most_players: u32,
}

impl TournamentFacts {
    /// Its name in a sentence.
    pub(crate) fn called(&self) -> Value {
        stage::called(&self.name, self.final_of)
    }
}

/// Which groups of a tournament are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownGroups {
    None,
    /// The reader's.
    Own,
    All,
}

/// A player's group in a tournament.
#[derive(Clone, Debug)]
pub struct OwnGroup {
    pub group: u32,
    /// The opponents, with the numbers of the games.
    pub rivals: Vec<(String, [i64; 2])>,
    /// The player's place and the number of places; `None` if the games don't count.
    pub place: Option<[u32; 2]>,
}

#[derive(Clone, Debug)]
pub struct AnnouncementFacts {
    /// Who announced it; `None` means the host.
    pub organiser: Option<i64>,
    /// Who it was for; `None` means everybody.
    pub circle: Option<String>,
    pub text: String,
}

#[derive(Clone, Debug)]
pub struct ActFacts {
    pub player: i64,
    /// Whether it ended a suspension, or being an organiser.
    pub is_over: bool,
    /// Until when it holds; `None` means without end.
    pub until: Option<DateTime<Utc>>,
    pub reason: String,
    /// Who decided it; `None` means the host.
    pub organiser: Option<i64>,
}

#[derive(Clone, Debug)]
pub struct ReportFacts {
    pub by: i64,
    /// The player it is about, if it is about one.
    pub about: Option<i64>,
    pub text: String,
    /// Who answered; `None` also if that was done on the club's machine.
    pub answered_by: Option<i64>,
    pub answer: Option<String>,
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
    LeastTournamentPlayers,
    PlayersInAGroup,
    LettersOfATournamentName,
    DaysToATournament,
    DaysAgreed,
}
