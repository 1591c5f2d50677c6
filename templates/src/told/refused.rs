//! Why a command wasn't carried out: every reason of the club's, as it is kept, and its sentence.
//! The files beside it put together the sentences that take more than a line, by what they are about.

mod agreement;
mod planning;
mod play;
mod text;

use commands::plan::BadPlan;
use commands::{Offer, OrderWord};
use serde::{Deserialize, Serialize};

use crate::accounts::joining::{self, BadName};
use crate::accounts::refused::AccountRefused;
use crate::circle::CircleRefused;
use crate::following::follow::FollowRefused;
use crate::invitation::refused as invitation;
use crate::ladder::refused::LadderRefused;
use crate::organising::decided::HostRefused;
use crate::refusal::Refusal;
use crate::told::lookups::Lookups;
use crate::told::point::{GamePoint, InvitationRef};
use crate::told::sentence::Sentence;
use crate::told::step::like;
use crate::tournament::refused::TournamentRefused;

pub use agreement::NoMoreTime;
pub use text::TextKind;

/// Every reason for which the club doesn't carry out a command. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Refused {
    /// No player has that name.
    NoPlayer { name: String },
    /// Only players can do it, and the asker, who came with that name, hasn't joined.
    NotAPlayer {
        name: String,
        /// What a yes does once it has made them a player, in canonical words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        wish: String,
    },
    /// At a terminal players join under the name that the terminal was started with (`seat`).
    OtherSeat { seat: String, name: String },
    /// The asker has joined before.
    AlreadyAPlayer,
    /// The name can't be taken.
    BadName { name: String, because: BadName },
    /// The name was changed not long ago.
    RenamedLately {
        /// From when it can be changed again, in seconds since 1970.
        from: i64,
    },
    /// No game has that number.
    NoGame { game: i64 },
    /// There is no game from elsewhere with that number.
    NoArchivedGame { number: i64 },
    /// The game is between others.
    NotYourGame { game: i64 },
    /// The asker plays no game.
    NoGames,
    /// The asker plays several.
    WhichGame { games: Vec<i64> },
    /// The command was meant for an earlier position, before that ply.
    Stale { moment: GamePoint, ply: u32 },
    /// The game has ended.
    Over(GamePoint),
    /// The opponent is on move.
    NotYourTurn(GamePoint),
    /// The rules don't allow the move.
    Ply { moment: GamePoint, typed: String },
    /// The hún can't be rolled.
    Roll(GamePoint),
    /// The last move isn't the asker's, or there is none.
    NothingToWithdraw(GamePoint),
    /// The opponent has seen the move.
    Seen(GamePoint),
    /// A move that the opponent has seen was to be made again with its announcement.
    AnnounceSeen(GamePoint),
    /// An announcement was made without a move.
    AnnounceWithMove(GamePoint),
    /// It isn't clear what is announced with that ply.
    AnnouncementUnclear { moment: GamePoint, ply: String },
    /// The opponent hasn't offered a draw.
    NoDrawOffered(GamePoint),
    /// The asker has offered a draw already.
    DrawOfferStands(GamePoint),
    /// The asker has offered or asked for nothing.
    NoOfferToWithdraw(GamePoint),
    /// A message begins with the name of a player other than its reader.
    OtherReader {
        named: i64,
        /// The game in which it would be said.
        game: i64,
        /// A running game with the player who was named.
        together: Option<i64>,
    },
    /// The opponent hasn't asked for a takeback.
    NoTakebackOffered(GamePoint),
    /// The asker has asked for a takeback already.
    TakebackStands(GamePoint),
    /// The asker hasn't moved yet.
    NothingToTakeBack(GamePoint),
    /// The opponent hasn't offered more time or a pause.
    NoTimeOffered(GamePoint),
    /// One of the two has made such an offer already.
    TimeOfferStands(GamePoint),
    /// The asker answered another offer than the one that is open.
    OtherTimeOffered(GamePoint),
    /// The two can't agree on that about their clocks.
    NoMoreTime { moment: GamePoint, because: NoMoreTime },
    /// The opponent's time isn't up.
    NothingToClaim(GamePoint),
    /// Nothing waits for a yes or no.
    NothingAsked,
    /// Something that was offered before is asked about again.
    Offered { commands: Vec<String> },
    /// Several commands were offered, and a yes doesn't say which is meant, or there is no such
    /// number.
    WhichOffer { commands: Vec<String> },
    /// There is no invitation that could be answered.
    NoInvitation { invitation: Option<i64> },
    /// Several invitations wait for an answer.
    WhichInvitation {
        /// What is to be done with one of them: the command's canonical word.
        order: String,
        invitations: Vec<i64>,
    },
    /// Nobody plays against themselves.
    Yourself,
    /// No ruleset has that id; empty if none was named.
    NoRuleset { typed: String },
    /// None was named in an invitation: what stands before the ruleset, and the terms after it.
    RulesetMissing { before: String, after: String },
    /// The ruleset is played without the hún.
    NoDice { ruleset: String },
    /// The ruleset is only played as a match of two games.
    OnlyAMatch { ruleset: String },
    /// A game in which the players have different times can't be rated.
    OddsAreUnrated,
    /// The clock's words can't be read.
    BadClock { typed: String },
    /// The board of that game has no such square, rank or file.
    NotOnBoard { game: i64, typed: String },
    /// The invitation has been answered.
    Answered(InvitationRef),
    /// The asker sent it, and others answer it.
    OwnInvitation(InvitationRef),
    /// The very same invitation waits for an answer already.
    InvitedAlready(InvitationRef),
    /// Only the sender can cancel it.
    NotYoursToCancel(InvitationRef),
    /// An open challenge can be accepted, and nothing else.
    SeekAsItIs(InvitationRef),
    /// The asker has taken a game of that open challenge.
    SeekTaken(InvitationRef),
    /// An open challenge can't be for that many games.
    SeekGames { games: u32 },
    /// The asker has as many open challenges as anybody can have.
    TooManySeeks { seeks: Vec<i64> },
    /// The asker has as many invitations open as anybody can have.
    TooManyInvitations { open: u32 },
    /// The asker can't invite any more players that day.
    TooManyToday {
        /// When it is possible again, in seconds since 1970.
        again_at: i64,
        /// How many may be sent in a day. Files of older versions don't say it.
        #[serde(default = "invitations_a_day")]
        most: u32,
    },
    /// A text has too many letters to be kept.
    TooLong { letters: u32 },
    /// The asker has written as many texts of that kind as are kept.
    TooManyTexts {
        what: TextKind,
        /// When it is possible again, in seconds since 1970; for notes it means nothing.
        again_at: i64,
    },
    /// The house has no level of that number.
    NoHouseLevel { level: u32 },
    /// The asker has as many games against the house as anybody can have.
    TooManyWithHouse { most: u32 },
    /// Only the house can be asked to take its time.
    OnlyHouseSlowly,
    /// The house is on no ladder and in no tournament; the ruleset is that of the ladder on which it
    /// was challenged.
    HouseStaysOut { ruleset: Option<String> },
    /// The game is rated, or not against the house.
    NoHintHere { game: i64 },
    /// The asker plays that rated game with a person under the same rules.
    NoHintNow { game: i64 },
    /// The game isn't over.
    ReportNotYet { game: i64 },
    /// The report on the game is being worked out.
    ReportToCome { game: i64 },
    /// Nobody wanted a report on the game, or there is too little of it.
    NoReport { game: i64 },
    /// Only its players can look at the game.
    NotPublic { game: i64 },
    /// Nothing was refused and nothing has ended.
    NothingToExplain,
    /// The asker has finished no game.
    NothingToRematch,
    /// Notes can be opened when the game is over.
    NotesOfRunning { game: i64 },
    /// There are no notes to open.
    NoNotes { game: i64 },
    /// The asker has tried no moves there since the last move.
    NothingTried { game: i64 },
    /// There is no saved line of that number.
    NoLine { game: i64, number: i64 },
    /// A line has more moves than can be kept.
    LongLine { most: u32 },
    /// That game must be over first.
    NotOver { game: i64 },
    /// There is an invitation to that rematch.
    RematchOpen(InvitationRef),
    /// It is about the asker's account.
    Account(AccountRefused),
    /// It is about what the asker follows.
    Follow(FollowRefused),
    /// The asker isn't on vacation.
    NotAway,
    /// The asker was on vacation already. Only older versions refused that; their clubs keep it.
    AwayAlready,
    /// A vacation of no day.
    NoDays,
    /// Fewer days of vacation are left than were asked for.
    TooFewDays { asked: i64, left: i64 },
    /// What was typed is no plan.
    NoPlan { typed: String, because: BadPlan },
    /// With the hún nothing can be planned.
    NoPlansWithDice(GamePoint),
    /// The asker has to move before planning.
    MoveFirst(GamePoint),
    /// A move of a plan can't be played.
    PlanPly {
        moment: GamePoint,
        /// The moves that lead there.
        path: Vec<String>,
        typed: String,
    },
    /// The game or the plan would be over there, and more is planned.
    PlanEnds { typed: String },
    /// That can't happen in this game.
    PlanNever { typed: String },
    /// It is because of the hosts, or they asked for it.
    Host(HostRefused),
    /// It is about a circle.
    Circle(CircleRefused),
    /// It is about a ladder.
    Ladder(LadderRefused),
    /// It is about a tournament.
    Tournament(TournamentRefused),
}

/// How many invitations a day could be sent when files didn't say it.
const fn invitations_a_day() -> u32 {
    20
}

impl From<AccountRefused> for Refused {
    fn from(refused: AccountRefused) -> Refused {
        Refused::Account(refused)
    }
}

impl From<FollowRefused> for Refused {
    fn from(refused: FollowRefused) -> Refused {
        Refused::Follow(refused)
    }
}

impl From<HostRefused> for Refused {
    fn from(refused: HostRefused) -> Refused {
        Refused::Host(refused)
    }
}

impl From<CircleRefused> for Refused {
    fn from(refused: CircleRefused) -> Refused {
        Refused::Circle(refused)
    }
}

impl From<LadderRefused> for Refused {
    fn from(refused: LadderRefused) -> Refused {
        Refused::Ladder(refused)
    }
}

impl From<TournamentRefused> for Refused {
    fn from(refused: TournamentRefused) -> Refused {
        Refused::Tournament(refused)
    }
}

impl Refused {
    /// The position that this shows to the asker.
    pub fn shows(&self) -> Option<GamePoint> {
        match self {
            Refused::Stale { moment, .. }
            | Refused::Over(moment)
            | Refused::NotYourTurn(moment)
            | Refused::Ply { moment, .. }
            | Refused::PlanPly { moment, .. } => Some(*moment),
            _ => None,
        }
    }

    /// The refusal as the asker is told it.
    pub fn resolve<L: Lookups>(&self, club: &L) -> Result<Refusal, L::Fault> {
        let why = Sentence::refusal;
        let of_game = |code, game: &i64| why(code).number("game", *game);
        let under = |code, ruleset| invitation::refuse_under_ruleset(club, code, ruleset);
        Ok(Refusal::Club(match self {
            Refused::Ply { moment, typed } => {
                return Ok(Refusal::Ply(club.refused_ply(*moment, &[], typed)?));
            }
            Refused::Roll(moment) => return Ok(Refusal::Ply(club.refused_roll(*moment)?)),
            Refused::NoPlayer { name } => joining::refuse_unknown_player(club, name)?,
            Refused::NotAPlayer { name, wish } => joining::refuse_stranger(name, wish),
            Refused::OtherSeat { seat, name } => joining::refuse_other_seat(seat, name),
            Refused::AlreadyAPlayer => joining::refuse_joining_again(),
            Refused::BadName { name, because } => joining::refuse_name(club, name, *because)?,
            Refused::RenamedLately { from } => why("renamed-lately").moment("from", *from),
            Refused::NoArchivedGame { number } => why("no-archived-game").number("number", *number),
            Refused::NoGame { game } => play::refuse_unknown_game(*game),
            Refused::NotYourGame { game } => play::refuse_outsider(*game),
            Refused::NoGames => play::refuse_without_games(),
            Refused::WhichGame { games } => play::refuse_unnamed_game(club, games)?,
            Refused::Stale { moment, ply } => play::refuse_stale(club, *moment, *ply)?,
            Refused::Over(moment) => play::refuse_ended(club, *moment)?,
            Refused::NotYourTurn(moment) => play::refuse_out_of_turn(club, *moment)?,
            Refused::NothingToWithdraw(_) => agreement::refuse_with_takeback("nothing-to-withdraw"),
            Refused::Seen(moment) => play::refuse_seen(club, "seen", *moment)?,
            Refused::AnnounceSeen(moment) => play::refuse_seen(club, "announce-seen", *moment)?,
            Refused::AnnounceWithMove(moment) => play::refuse_bare_announcement(club, *moment)?,
            Refused::AnnouncementUnclear { moment, ply } => {
                play::refuse_unclear_announcement(club, *moment, ply)?
            }
            Refused::NoDrawOffered(_) => agreement::refuse_draw("no-draw-offered", Offer::Make),
            Refused::DrawOfferStands(_) => {
                agreement::refuse_draw("draw-offer-stands", Offer::Withdraw)
            }
            Refused::NoOfferToWithdraw(_) => why("no-offer-to-withdraw"),
            Refused::OtherReader { named, game, together } => {
                text::refuse_other_reader(club, (*named, *game), *together)?
            }
            Refused::NoTakebackOffered(_) => agreement::refuse_with_takeback("no-takeback-offered"),
            Refused::TakebackStands(moment) => agreement::refuse_second_takeback(club, *moment)?,
            Refused::NothingToTakeBack(_) => why("nothing-to-take-back"),
            Refused::NoTimeOffered(_) => why("no-time-offered").next([like(OrderWord::OfferTime)]),
            Refused::TimeOfferStands(moment) => agreement::refuse_second_time_offer(club, *moment)?,
            Refused::OtherTimeOffered(moment) => agreement::refuse_changed_offer(club, *moment)?,
            Refused::NoMoreTime { because, .. } => agreement::refuse_time(club, *because),
            Refused::NothingToClaim(moment) => agreement::refuse_claim(club, *moment)?,
            Refused::NothingAsked => why("nothing-asked"),
            Refused::Offered { commands } => text::refuse_but_offer(commands),
            Refused::WhichOffer { commands } => text::refuse_unclear_offer(commands),
            Refused::NoInvitation { invitation } => invitation::refuse_no_invitation(*invitation),
            Refused::WhichInvitation { order, invitations } => {
                invitation::refuse_unnamed_invitation(order, invitations)
            }
            Refused::Yourself => why("yourself"),
            Refused::NoRuleset { typed } => invitation::refuse_ruleset(club, typed),
            Refused::RulesetMissing { before, after } => {
                invitation::refuse_without_ruleset(club, before, after)
            }
            Refused::NoDice { ruleset } => under("no-hun", ruleset),
            Refused::OnlyAMatch { ruleset } => under("only-a-match", ruleset),
            Refused::OddsAreUnrated => why("odds-are-unrated"),
            Refused::BadClock { typed } => invitation::refuse_clock(club, typed),
            Refused::NotOnBoard { game, typed } => play::refuse_square(club, *game, typed)?,
            Refused::Answered(which) => invitation::refuse_answered(club, *which)?,
            Refused::OwnInvitation(which) => invitation::refuse_own_invitation(club, *which)?,
            Refused::InvitedAlready(which) => invitation::refuse_second_invitation(club, *which)?,
            Refused::NotYoursToCancel(which) => invitation::refuse_cancelling(club, *which)?,
            Refused::SeekAsItIs(which) => invitation::refuse_seek(club, "seek-as-it-is", *which)?,
            Refused::SeekTaken(which) => invitation::refuse_seek(club, "seek-taken", *which)?,
            Refused::SeekGames { games } => invitation::refuse_seek_games(club, *games),
            Refused::TooManySeeks { seeks } => invitation::refuse_more_seeks(seeks),
            Refused::TooManyInvitations { open } => invitation::refuse_more_invitations(*open),
            Refused::TooManyToday { again_at, most } => {
                why("too-many-today").count("count", *most).moment("again", *again_at)
            }
            Refused::TooLong { letters } => text::refuse_long_text(club, *letters),
            Refused::TooManyTexts { what, again_at } => {
                text::refuse_more_texts(club, *what, *again_at)
            }
            Refused::NoHouseLevel { level } => why("no-house-level").count("level", *level),
            Refused::TooManyWithHouse { most } => invitation::refuse_more_with_house(*most),
            Refused::OnlyHouseSlowly => why("only-house-slowly"),
            Refused::HouseStaysOut { ruleset } => invitation::refuse_house(ruleset.as_deref()),
            Refused::NoHintHere { game } => play::refuse_hint(*game),
            Refused::NoHintNow { game } => of_game("no-hint-now", game),
            Refused::ReportNotYet { game } => of_game("report-not-yet", game),
            Refused::ReportToCome { game } => of_game("report-to-come", game),
            Refused::NoReport { game } => of_game("no-report", game),
            Refused::NotPublic { game } => of_game("not-public", game),
            Refused::NothingToExplain => why("nothing-to-explain"),
            Refused::NothingToRematch => invitation::refuse_without_rematch(),
            Refused::NotesOfRunning { game } => of_game("notes-of-running", game),
            Refused::NoNotes { game } => of_game("no-notes", game),
            Refused::NothingTried { game } => text::refuse_nothing_tried(*game),
            Refused::NoLine { game, number } => text::refuse_unknown_line(*game, *number),
            Refused::LongLine { most } => why("long-line").count("most", *most),
            Refused::NotOver { game } => of_game("not-over", game),
            Refused::RematchOpen(which) => invitation::refuse_open_rematch(club, *which)?,
            Refused::NotAway => why("not-away").next([like(OrderWord::Vacation)]),
            Refused::AwayAlready => agreement::refuse_second_vacation(),
            Refused::NoDays => why("no-days").next([like(OrderWord::Vacation)]),
            Refused::TooFewDays { asked, left } => agreement::refuse_vacation(*asked, *left),
            Refused::NoPlan { typed, because } => planning::refuse_plan(typed, *because),
            Refused::NoPlansWithDice(_) => why("no-plans-with-dice"),
            Refused::MoveFirst(_) => why("move-first"),
            Refused::PlanPly { moment, path, typed } => {
                planning::refuse_planned_ply(club, *moment, (path, typed))?
            }
            Refused::PlanEnds { typed } => why("plan-ends").text("typed", typed),
            Refused::PlanNever { typed } => why("plan-never").text("typed", typed),
            Refused::Account(refused) => refused.sentence(club)?,
            Refused::Follow(refused) => refused.sentence(club)?,
            Refused::Host(refused) => refused.sentence(club)?,
            Refused::Circle(refused) => refused.sentence(club)?,
            Refused::Ladder(refused) => refused.sentence(club)?,
            Refused::Tournament(refused) => refused.sentence(club)?,
        }))
    }
}
