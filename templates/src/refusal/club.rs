//! The words for refusals that are the club's: who, which game, whose turn, what was asked.

mod causes;
mod say;

use chrono::{DateTime, Utc};

use crate::RefusedPly;
use crate::notice::Table;

pub use causes::{BadClock, BadName, BadPlan, Became};

/// Why the club refuses.
#[derive(Clone, Debug)]
pub enum RefusedByClub {
    /// Nobody is called so.
    NoPlayer {
        name: String,
        /// Who is called nearly so.
        nearest: Option<String>,
    },
    /// Only players can do that, and the asker has not joined.
    NotAPlayer {
        /// The name they came with.
        name: String,
    },
    /// At a terminal one joins under the name under which one sits there.
    OtherSeat {
        /// The name at the terminal.
        seat: String,
        /// The name that was asked for.
        name: String,
    },
    /// The asker has joined long ago.
    AlreadyAPlayer,
    /// The name cannot be taken.
    BadName { name: String, because: BadName },
    /// There is no such game.
    NoGame { game: i64 },
    /// The game is others'.
    NotYourGame { game: i64 },
    /// The asker plays no game.
    NoGames,
    /// The asker plays several.
    WhichGame {
        /// Each with its number and the opponent.
        games: Vec<(i64, String)>,
    },
    /// The order was meant for an earlier ply.
    Stale {
        /// The game as it stands.
        table: Box<Table>,
        /// The ply it was meant for.
        ply: u32,
    },
    /// The game has ended.
    Over(Box<Table>),
    /// The other is to move.
    NotYourTurn(Box<Table>),
    /// The last ply is not one's own.
    NothingToWithdraw,
    /// The opponent has been shown it.
    Seen { opponent: String },
    /// There is no draw offer to answer.
    NoDrawOffered,
    /// One's own offer stands.
    DrawOfferStands,
    /// There is no offer or request of one's own to take back.
    NoOfferToWithdraw,
    /// A message begins with the name of somebody else than whom it would reach.
    OtherReader {
        name: String,
        /// Whom it would reach.
        opponent: String,
        game: i64,
        /// A game that goes on between the asker and the one who was named.
        together: Option<i64>,
    },
    /// There is no request to answer.
    NoTakebackOffered,
    /// A request stands already.
    TakebackStands,
    /// One has made no ply.
    NothingToTakeBack,
    /// The opponent's time is not up.
    NothingToClaim(Box<Table>),
    /// Nothing waits for a "yes".
    NothingAsked,
    /// There is no such invitation.
    NoInvitation { invitation: Option<i64> },
    WhichInvitation {
        /// What is to be done with one of them: the order's canonical word.
        order: String,
        invitations: Vec<i64>,
    },
    /// Nobody plays against himself.
    Yourself,
    /// There is no such ruleset.
    NoRuleset {
        /// As typed; empty if none was named.
        typed: String,
        rulesets: Vec<String>,
    },
    /// The ruleset has no hún.
    NoDice { ruleset: String },
    /// The ruleset is only played as a match.
    OnlyAMatch { ruleset: String },
    /// The clock cannot be read.
    BadClock {
        /// The word at fault, as typed.
        part: String,
        /// What is wrong with it.
        why: BadClock,
    },
    /// No such square, rank or file on this board.
    OffBoard {
        typed: String,
        /// Squares a side.
        size: u8,
    },
    /// The invitation or seek has been answered.
    Answered {
        number: i64,
        /// Whether it is a seek.
        is_seek: bool,
        /// What became of it.
        became: Became,
    },
    /// The invitation or seek is the asker's own.
    OwnInvitation {
        number: i64,
        /// Who is to answer; nobody in particular, if it is a seek.
        recipient: Option<String>,
    },
    /// Only the sender can take it back.
    NotYoursToCancel {
        number: i64,
        sender: String,
        /// Whether the asker is to answer it; else it is a seek.
        to_reader: bool,
    },
    /// A seek can be accepted, and nothing else.
    SeekAsItIs { number: i64, sender: String },
    /// The asker has taken a game of that seek.
    SeekTaken { number: i64, sender: String },
    /// A seek is not for so many games.
    SeekGames { games: u32, most: u32 },
    /// The asker has as many open seeks as one may have.
    TooManySeeks { seeks: Vec<i64> },
    /// The asker has as many open invitations as one may have.
    TooManyInvitations { open: u32 },
    /// The asker has sent as many invitations in a day as one may.
    TooManyToday {
        sent: u32,
        /// When he may send one again.
        again_at: DateTime<Utc>,
    },
    /// A text is longer than is kept.
    TooLong {
        /// How many letters it has.
        letters: u32,
        most: u32,
    },
    /// The asker has sent as many messages in a day as are kept.
    TooManyMessages {
        sent: u32,
        /// When the next one can be sent.
        again_at: DateTime<Utc>,
    },
    /// The asker has made as many reports in a day as are kept.
    TooManyReports {
        sent: u32,
        /// When the next one can be made.
        again_at: DateTime<Utc>,
    },
    /// The asker has as many notes on a game as are kept.
    TooManyNotes { game: i64, most: u32 },
    /// Only its players may look at the game.
    NotPublic { game: i64 },
    /// Nothing was refused and nothing has ended.
    NothingToExplain,
    /// The asker has finished no game.
    NothingToRematch,
    /// Notes are opened when the game is over.
    NotesOfRunning { game: i64 },
    /// The asker has no notes on that game that are not open.
    NoNotes { game: i64 },
    /// A game goes on that must be over first.
    NotOver { game: i64 },
    /// An invitation to that rematch is open.
    RematchOpen {
        number: i64,
        /// Whether the asker sent it.
        by_reader: bool,
        opponent: String,
    },
    /// One is not on vacation.
    NotAway,
    /// One is on vacation already.
    AwayAlready,
    /// A vacation of no day.
    NoDays,
    /// More days than are left.
    TooFewDays {
        asked: u32,
        /// How many are left.
        left: u32,
    },
    /// What was typed is no plan.
    NoPlan { typed: String, why: BadPlan },
    /// With the hún nothing can be planned.
    NoPlansWithDice,
    /// One's own ply comes before a plan.
    MoveFirst,
    /// A ply of a plan cannot be played where it stands.
    PlanPly {
        /// The plies of the plan that lead there.
        path: Vec<String>,
        refused: Box<RefusedPly>,
    },
    /// The game or the plan would be over there, and more is planned.
    PlanEnds { typed: String },
    /// That cannot happen in this game.
    PlanNever { typed: String },
}

impl RefusedByClub {
    /// A short word for machines, one for each reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            RefusedByClub::NoPlayer { .. } => "no-player",
            RefusedByClub::NotAPlayer { .. } => "not-a-player",
            RefusedByClub::OtherSeat { .. } => "other-seat",
            RefusedByClub::AlreadyAPlayer => "already-a-player",
            RefusedByClub::BadName { .. } => "bad-name",
            RefusedByClub::NoGame { .. } => "no-game",
            RefusedByClub::NotYourGame { .. } => "not-your-game",
            RefusedByClub::NoGames => "no-games",
            RefusedByClub::WhichGame { .. } => "which-game",
            RefusedByClub::Stale { .. } => "stale",
            RefusedByClub::Over(_) => "over",
            RefusedByClub::NotYourTurn(_) => "not-your-turn",
            RefusedByClub::NothingToWithdraw => "nothing-to-withdraw",
            RefusedByClub::Seen { .. } => "seen",
            RefusedByClub::NoDrawOffered => "no-draw-offered",
            RefusedByClub::DrawOfferStands => "draw-offer-stands",
            RefusedByClub::NoOfferToWithdraw => "no-offer-to-withdraw",
            RefusedByClub::OtherReader { .. } => "other-reader",
            RefusedByClub::NoTakebackOffered => "no-takeback-offered",
            RefusedByClub::TakebackStands => "takeback-stands",
            RefusedByClub::NothingToTakeBack => "nothing-to-take-back",
            RefusedByClub::NothingToClaim(_) => "nothing-to-claim",
            RefusedByClub::NothingAsked => "nothing-asked",
            RefusedByClub::NoInvitation { .. } => "no-invitation",
            RefusedByClub::WhichInvitation { .. } => "which-invitation",
            RefusedByClub::Yourself => "yourself",
            RefusedByClub::NoRuleset { .. } => "no-ruleset",
            RefusedByClub::NoDice { .. } => "no-hun",
            RefusedByClub::OnlyAMatch { .. } => "only-a-match",
            RefusedByClub::BadClock { .. } => "bad-clock",
            RefusedByClub::OffBoard { .. } => "not-on-board",
            RefusedByClub::NoPlan { .. } => "no-plan",
            RefusedByClub::NoPlansWithDice => "no-plans-with-dice",
            RefusedByClub::MoveFirst => "move-first",
            RefusedByClub::PlanPly { .. } => "plan-ply",
            RefusedByClub::PlanEnds { .. } => "plan-ends",
            RefusedByClub::PlanNever { .. } => "plan-never",
            RefusedByClub::Answered { .. } => "answered",
            RefusedByClub::OwnInvitation { .. } => "own-invitation",
            RefusedByClub::NotYoursToCancel { .. } => "not-yours-to-cancel",
            RefusedByClub::SeekAsItIs { .. } => "seek-as-it-is",
            RefusedByClub::SeekTaken { .. } => "seek-taken",
            RefusedByClub::SeekGames { .. } => "seek-games",
            RefusedByClub::TooManySeeks { .. } => "too-many-seeks",
            RefusedByClub::TooManyInvitations { .. } => "too-many-invitations",
            RefusedByClub::TooManyToday { .. } => "too-many-today",
            RefusedByClub::TooLong { .. } => "too-long",
            RefusedByClub::TooManyMessages { .. } => "too-many-messages",
            RefusedByClub::TooManyReports { .. } => "too-many-reports",
            RefusedByClub::TooManyNotes { .. } => "too-many-notes",
            RefusedByClub::NotPublic { .. } => "not-public",
            RefusedByClub::NothingToExplain => "nothing-to-explain",
            RefusedByClub::NothingToRematch => "nothing-to-rematch",
            RefusedByClub::NotesOfRunning { .. } => "notes-of-running",
            RefusedByClub::NoNotes { .. } => "no-notes",
            RefusedByClub::NotOver { .. } => "not-over",
            RefusedByClub::RematchOpen { .. } => "rematch-open",
            RefusedByClub::NotAway => "not-away",
            RefusedByClub::AwayAlready => "away-already",
            RefusedByClub::NoDays => "no-days",
            RefusedByClub::TooFewDays { .. } => "too-few-days",
        }
    }
}
