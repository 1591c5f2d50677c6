//! Why an order was not carried out, as remembered answers keep it: ids and what was typed.
//! The words, and what to do instead, are made when it is shown (`present`).

use serde::{Deserialize, Serialize};
use storage::{Channel, Fault};

use super::Actor;
use super::account::AccountRefused;
use super::happened::{Invitation, Moment};
use super::host::HostRefused;
use super::kept::Text;
use super::ladder::told::LadderRefused;
use super::names::BadName;
use super::tournament::told::TournamentRefused;
use crate::orders::plan::NoPlan;

/// Everything that can stand against an order. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Refused {
    /// Nobody is called so.
    NoPlayer { name: String },
    /// The one who asks is no player yet.
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
    /// The one who asks is a player already.
    AlreadyAPlayer,
    /// The name cannot be taken.
    BadName { name: String, because: BadName },
    /// There is no such game.
    NoGame { game: i64 },
    /// The game is others'.
    NotYourGame { game: i64 },
    /// The one who asks plays no game.
    NoGames,
    /// The one who asks plays several.
    WhichGame { games: Vec<i64> },
    /// The order was meant for an earlier ply.
    Stale {
        /// Where the game stands.
        moment: Moment,
        /// The ply it was meant for.
        ply: u32,
    },
    /// The game has ended.
    Over(Moment),
    /// The other is to move.
    NotYourTurn(Moment),
    /// The rules do not allow the ply.
    Ply {
        /// The game as it stood.
        moment: Moment,
        typed: String,
    },
    /// The hún cannot be rolled.
    Roll(Moment),
    /// The last ply is not one's own, or there is none.
    NothingToWithdraw(Moment),
    /// The opponent has been shown it.
    Seen(Moment),
    /// There is no draw offer of the opponent's to answer.
    NoDrawOffered(Moment),
    /// One's own offer stands.
    DrawOfferStands(Moment),
    /// There is no offer or request of one's own to take back.
    NoOfferToWithdraw(Moment),
    /// A message begins with the name of another player than its reader's.
    OtherReader {
        named: i64,
        /// In which game it would be said.
        game: i64,
        /// A game that goes on with the one who was named.
        together: Option<i64>,
    },
    /// There is no request of the opponent's to answer.
    NoTakebackOffered(Moment),
    /// One's own request stands.
    TakebackStands(Moment),
    /// One has made no ply yet.
    NothingToTakeBack(Moment),
    /// The opponent's time is not up.
    NothingToClaim(Moment),
    /// Nothing waits for a "yes" or "no".
    NothingAsked,
    /// There is no such invitation that could be answered.
    NoInvitation { invitation: Option<i64> },
    /// Several wait for an answer.
    WhichInvitation {
        /// What is to be done with one of them: the order's canonical word.
        order: String,
        invitations: Vec<i64>,
    },
    /// Nobody plays against himself.
    Yourself,
    /// There is no such ruleset.
    NoRuleset { typed: String },
    /// The ruleset is played without the hún.
    NoDice { ruleset: String },
    /// The ruleset is only played as a match of two games.
    OnlyAMatch { ruleset: String },
    /// The clock's words cannot be read.
    BadClock { typed: String },
    /// No such square, rank or file on the board of this game.
    NotOnBoard { game: i64, typed: String },
    /// The invitation or seek has been answered.
    Answered(Invitation),
    /// The invitation or seek is the asker's own.
    OwnInvitation(Invitation),
    /// Only the sender can take it back.
    NotYoursToCancel(Invitation),
    /// A seek can be accepted, and nothing else.
    SeekAsItIs(Invitation),
    /// The asker has taken a game of that seek.
    SeekTaken(Invitation),
    /// A seek is not for so many games.
    SeekGames { games: u32 },
    /// The asker has as many open seeks as one may have.
    TooManySeeks { seeks: Vec<i64> },
    /// The asker has as many open invitations as one may have.
    TooManyInvitations { open: u32 },
    /// The asker has sent as many invitations in a day as one may.
    TooManyToday {
        /// When he may send one again: seconds since 1970.
        again_at: i64,
        /// How many may be sent in a day.
        #[serde(default = "invitations_a_day")]
        most: u32,
    },
    /// A text is longer than is kept.
    TooLong {
        /// How many letters it has.
        letters: u32,
    },
    /// The asker has written as many texts of that kind as are kept.
    TooManyTexts {
        what: Text,
        /// When he may write one again: seconds since 1970; for notes it means nothing.
        again_at: i64,
    },
    /// Only its players may look at the game.
    NotPublic { game: i64 },
    /// Nothing was refused and nothing has ended.
    NothingToExplain,
    /// The asker has finished no game.
    NothingToRematch,
    /// Notes are opened when the game is over.
    NotesOfRunning { game: i64 },
    /// There are no notes to open.
    NoNotes { game: i64 },
    /// A game goes on that must be over first.
    NotOver { game: i64 },
    /// An invitation to that rematch is open.
    RematchOpen(Invitation),
    /// It is about the asker's own account.
    Account(AccountRefused),
    /// One is not on vacation.
    NotAway,
    /// One is on vacation already.
    AwayAlready,
    /// A vacation of no day.
    NoDays,
    /// More days than are left.
    TooFewDays {
        asked: i64,
        /// How many are left.
        left: i64,
    },
    /// What was typed is no plan.
    NoPlan { typed: String, because: BadPlan },
    /// With the hún nothing can be planned.
    NoPlansWithDice(Moment),
    /// One's own ply comes before a plan.
    MoveFirst(Moment),
    /// A ply of a plan cannot be played where it stands.
    PlanPly {
        /// The game as it stood.
        moment: Moment,
        /// The plies that lead there.
        path: Vec<String>,
        typed: String,
    },
    /// The game or the plan would be over there, and more is planned.
    PlanEnds { typed: String },
    /// That cannot happen in this game.
    PlanNever { typed: String },
    /// It is on account of the hosts, or to them.
    Host(HostRefused),
    /// It is about a ladder.
    Ladder(LadderRefused),
    /// It is about a tournament.
    Tournament(TournamentRefused),
}

/// Why a text is no plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BadPlan {
    /// There is no `then`.
    NoThen,
    /// What stands behind `if` is nothing that can happen.
    NoCondition,
    /// `if any …`.
    Anything,
    /// What stands behind `then` is no move.
    NoAnswer,
    /// It is too long.
    TooLong,
}

impl From<NoPlan> for BadPlan {
    fn from(why: NoPlan) -> BadPlan {
        match why {
            NoPlan::NoThen => BadPlan::NoThen,
            NoPlan::NoCondition => BadPlan::NoCondition,
            NoPlan::Anything => BadPlan::Anything,
            NoPlan::NoAnswer => BadPlan::NoAnswer,
            NoPlan::TooLong => BadPlan::TooLong,
        }
    }
}

/// What stops an order: a refusal, which is an answer, or a fault of ours.
#[derive(Debug)]
pub enum Stop {
    /// The asker is told why.
    Refused(Refused),
    /// It is logged, apologized for and can be tried again.
    Fault(Fault),
}

impl From<Refused> for Stop {
    fn from(refused: Refused) -> Stop {
        Stop::Refused(refused)
    }
}

impl From<AccountRefused> for Stop {
    fn from(refused: AccountRefused) -> Stop {
        Stop::Refused(refused.into())
    }
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::Fault(fault)
    }
}

impl Refused {
    /// Whether this holds what somebody typed of a person.
    #[must_use]
    pub fn quotes(&self) -> bool {
        matches!(
            self,
            Refused::NoPlayer { .. }
                | Refused::NotAPlayer { .. }
                | Refused::BadName { .. }
                | Refused::OtherSeat { .. }
                | Refused::Account(_)
        )
    }

    /// The moment of a game of which this tells the asker how it stands.
    #[must_use]
    pub fn shows(&self) -> Option<Moment> {
        match self {
            Refused::Stale { moment, .. }
            | Refused::Over(moment)
            | Refused::NotYourTurn(moment)
            | Refused::Ply { moment, .. }
            | Refused::PlanPly { moment, .. } => Some(*moment),
            _ => None,
        }
    }

    /// Why somebody who is no player is refused what only players can do.
    #[must_use]
    pub fn unknown(actor: &Actor) -> Refused {
        let address = actor.address.clone();
        match actor.channel {
            Channel::Terminal => Refused::NotAPlayer { name: address },
            Channel::Email | Channel::Discord => AccountRefused::Stranger { address }.into(),
        }
    }
}

/// What is remembered from before invitations to addresses had a number of their own.
const fn invitations_a_day() -> u32 {
    super::invite::MOST_A_DAY
}
