//! The words for refusals that are the club's: who, which game, whose turn, what was asked.

use chrono::{DateTime, TimeDelta, Utc};

use crate::notice::{Table, shown};
use crate::orders::nearest_of;
use crate::{Arg, Reader, RefusedPly};

/// Why the club refuses.
#[derive(Clone, Debug)]
pub enum RefusedByClub {
    /// Nobody is called so.
    NoPlayer {
        /// As typed.
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
    BadName {
        /// As typed.
        name: String,
        /// Why not.
        because: BadName,
    },
    /// There is no such game.
    NoGame {
        /// As typed.
        game: i64,
    },
    /// The game is others'.
    NotYourGame {
        /// Which.
        game: i64,
    },
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
    Seen {
        /// The opponent.
        opponent: String,
    },
    /// There is no draw offer to answer.
    NoDrawOffered,
    /// One's own offer stands.
    DrawOfferStands,
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
    NoInvitation {
        /// As typed.
        invitation: Option<i64>,
    },
    /// Several wait.
    WhichInvitation {
        /// Their numbers.
        invitations: Vec<i64>,
    },
    /// Nobody plays against himself.
    Yourself,
    /// There is no such ruleset.
    NoRuleset {
        /// As typed; empty if none was named.
        typed: String,
        /// What there is.
        rulesets: Vec<String>,
    },
    /// The ruleset has no hún.
    NoDice {
        /// The ruleset's id.
        ruleset: String,
    },
    /// The ruleset is only played as a match.
    OnlyAMatch {
        /// The ruleset's id.
        ruleset: String,
    },
    /// The clock cannot be read.
    BadClock {
        /// The word at fault, as typed.
        part: String,
        /// What is wrong with it.
        why: BadClock,
    },
    /// No such square, rank or file on this board.
    OffBoard {
        /// As typed.
        typed: String,
        /// Squares a side.
        size: u8,
    },
    /// The invitation or seek has been answered.
    Answered {
        /// Its number.
        number: i64,
        /// Whether it is a seek.
        is_seek: bool,
        /// What became of it.
        became: Became,
    },
    /// The invitation or seek is the asker's own.
    OwnInvitation {
        /// Its number.
        number: i64,
        /// Who is to answer; nobody in particular, if it is a seek.
        recipient: Option<String>,
    },
    /// Only the sender can take it back.
    NotYoursToCancel {
        /// Its number.
        number: i64,
        /// Who sent it.
        sender: String,
        /// Whether the asker is to answer it; else it is a seek.
        to_reader: bool,
    },
    /// A seek can be accepted, and nothing else.
    SeekAsItIs {
        /// Its number.
        number: i64,
        /// Whose it is.
        sender: String,
    },
    /// The asker has taken a game of that seek.
    SeekTaken {
        /// Its number.
        number: i64,
        /// Whose it is.
        sender: String,
    },
    /// A seek is not for so many games.
    SeekGames {
        /// As typed.
        games: u32,
        /// The most.
        most: u32,
    },
    /// The asker has as many open seeks as one may have.
    TooManySeeks {
        /// Their numbers.
        seeks: Vec<i64>,
    },
    /// The asker has as many open invitations as one may have.
    TooManyInvitations {
        /// How many.
        open: u32,
    },
    /// The asker has sent as many invitations in a day as one may.
    TooManyToday {
        /// How many.
        sent: u32,
        /// When he may send one again.
        again_at: DateTime<Utc>,
    },
    /// Only its players may look at the game.
    NotPublic {
        /// Which.
        game: i64,
    },
    /// Nothing was refused and nothing has ended.
    NothingToExplain,
    /// The asker has finished no game.
    NothingToRematch,
    /// Notes are opened when the game is over.
    NotesOfRunning {
        /// Which.
        game: i64,
    },
    /// The asker has no notes on that game that are not open.
    NoNotes {
        /// Which.
        game: i64,
    },
    /// A game goes on that must be over first.
    NotOver {
        /// Which.
        game: i64,
    },
    /// An invitation to that rematch is open.
    RematchOpen {
        /// Its number.
        number: i64,
        /// Whether the asker sent it.
        by_reader: bool,
        /// The other.
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
        /// As asked for.
        asked: u32,
        /// How many are left.
        left: u32,
    },
    /// What was typed is no plan.
    NoPlan {
        /// As typed.
        typed: String,
        /// Why not.
        why: BadPlan,
    },
    /// With the hún nothing can be planned.
    NoPlansWithDice,
    /// One's own ply comes before a plan.
    MoveFirst,
    /// A ply of a plan cannot be played where it stands.
    PlanPly {
        /// The plies of the plan that lead there.
        path: Vec<String>,
        /// Why not.
        refused: Box<RefusedPly>,
    },
    /// The game or the plan would be over there, and more is planned.
    PlanEnds {
        /// After what.
        typed: String,
    },
    /// That cannot happen in this game.
    PlanNever {
        /// As typed.
        typed: String,
    },
    /// What cannot be done yet.
    NotYet {
        /// The order.
        order: String,
    },
}

/// Why a text is no plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// What became of an invitation or a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Became {
    /// It was accepted: that game began.
    Game(i64),
    /// All games of a seek were taken.
    AllTaken,
    /// It was declined.
    Declined,
    /// It was answered by the invitation of that number.
    Countered(Option<i64>),
    /// It was taken back.
    Cancelled,
    /// It was not answered in time.
    Expired,
}

/// Why a name cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// It has not the shape of one.
    Shape,
    /// It reads as an order, a square or a move.
    Reserved,
    /// Somebody is called so, or nearly so.
    Taken,
}

/// Why a text is no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadClock {
    /// It is nothing that a clock is made of.
    Unknown,
    /// It is no time at all.
    Zero,
    /// It is longer than any time of a clock may be.
    Long {
        /// So many days it may be.
        days: u32,
    },
    /// A clock could not hold what it begins with.
    CapBelowBank,
    /// The night has no hour.
    EmptyNight,
    /// The same was said before.
    Doubled,
}

impl BadClock {
    /// The word by which its sentence is chosen.
    const fn word(self) -> &'static str {
        match self {
            BadClock::Unknown => "unknown",
            BadClock::Zero => "zero",
            BadClock::Long { .. } => "long",
            BadClock::CapBelowBank => "cap-below-bank",
            BadClock::EmptyNight => "empty-night",
            BadClock::Doubled => "doubled",
        }
    }
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
            RefusedByClub::NotYet { .. } => "not-yet",
        }
    }

    /// What happened, why, and what to do next.
    #[must_use]
    pub fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        let id = format!("refusal-{}", self.code());
        let plain = |arguments: &[(&str, Arg)]| words.say(&id, arguments);
        let number = |number: &i64| Arg::from(number.to_string());
        let text = |text: &str| Arg::from(shown(text));
        match self {
            RefusedByClub::NoPlayer { name, nearest } => {
                let found = if nearest.is_some() { "one" } else { "nobody" };
                let nearest = ("nearest", text(nearest.as_deref().unwrap_or_default()));
                plain(&[("name", text(name)), ("found", found.into()), nearest])
            }
            RefusedByClub::NotAPlayer { name } => plain(&[("name", text(name))]),
            RefusedByClub::OtherSeat { seat, name } => {
                plain(&[("seat", text(seat)), ("name", text(name))])
            }
            RefusedByClub::BadName { name, because } => {
                let because = match because {
                    BadName::Shape => "shape",
                    BadName::Reserved => "reserved",
                    BadName::Taken => "taken",
                };
                plain(&[("name", text(name)), ("because", because.into())])
            }
            RefusedByClub::NoGame { game } | RefusedByClub::NotYourGame { game } => {
                plain(&[("game", number(game))])
            }
            RefusedByClub::WhichGame { games } => {
                let line = |(game, opponent): &(i64, String)| {
                    let arguments = [("game", number(game)), ("opponent", text(opponent))];
                    words.say("refusal-which-game-line", &arguments)
                };
                let example = games.first().map_or_else(String::new, |(game, _)| game.to_string());
                let list = words.any_of(games.iter().map(line).collect());
                plain(&[("games", list.into()), ("example", example.into())])
            }
            RefusedByClub::Stale { table, ply } => {
                let mut said = vec![plain(&[("ply", (*ply).into())])];
                said.extend(Some(table.last_ply(reader)).filter(|said| !said.is_empty()));
                said.extend(table.standing(reader));
                said.join(" ")
            }
            RefusedByClub::Over(table) => {
                let ending = table.standing(reader).join(" ");
                plain(&[("game", number(&table.number)), ("ending", ending.into())])
            }
            RefusedByClub::NotYourTurn(table) => {
                let side = table.game.position().to_move();
                let name = Arg::from(table.names[side].as_str());
                let why = plain(&[("name", name)]);
                match table.time_left(reader) {
                    Some(time) => format!("{why} {time}"),
                    None => why,
                }
            }
            RefusedByClub::NothingToClaim(table) => {
                let side = table.game.position().to_move();
                let because = match table.time {
                    _ if table.seat == Some(side) => "your-turn",
                    None => "no-clock",
                    // An answer that is asked for again may be late.
                    Some(time) if time.left[side] <= TimeDelta::zero() => "up-since",
                    Some(_) => "time-left",
                };
                let why = plain(&[("because", because.into())]);
                match table.time_left(reader).filter(|_| because == "time-left") {
                    Some(time) => format!("{why} {time}"),
                    None => why,
                }
            }
            RefusedByClub::Seen { opponent } => plain(&[("opponent", text(opponent))]),
            RefusedByClub::NoInvitation { invitation } => {
                let number = invitation.map_or_else(|| "none".to_owned(), |id| id.to_string());
                plain(&[("number", number.into())])
            }
            RefusedByClub::WhichInvitation { invitations } => {
                let example = invitations.first().map_or_else(String::new, i64::to_string);
                let numbers = invitations.iter().map(i64::to_string).collect();
                plain(&[("numbers", words.any_of(numbers).into()), ("example", example.into())])
            }
            RefusedByClub::NoRuleset { typed, rulesets } => {
                let all = ("rulesets", Arg::from(words.any_of(rulesets.clone())));
                if typed.is_empty() {
                    return words.say("refusal-which-ruleset", &[all]);
                }
                let nearest = nearest_of(typed, rulesets.iter().map(String::as_str));
                let near = nearest.first().map_or("", |&nearest| nearest);
                let found = if near.is_empty() { "nothing" } else { "one" };
                plain(&[
                    ("typed", text(typed)),
                    all,
                    ("found", found.into()),
                    ("nearest", near.into()),
                ])
            }
            RefusedByClub::NoDice { ruleset } | RefusedByClub::OnlyAMatch { ruleset } => {
                plain(&[("ruleset", text(ruleset))])
            }
            RefusedByClub::BadClock { part, why } => {
                let days = match why {
                    BadClock::Long { days } => Arg::from(*days),
                    _ => "none".into(),
                };
                plain(&[("part", text(part)), ("why", why.word().into()), ("days", days)])
            }
            RefusedByClub::OffBoard { typed, size } => {
                let last = char::from(b'a' + size.saturating_sub(1)).to_string();
                plain(&[("typed", text(typed)), ("size", (*size).into()), ("file", last.into())])
            }
            RefusedByClub::NoPlan { typed, why } => {
                let why = match why {
                    BadPlan::NoThen => "no-then",
                    BadPlan::NoCondition => "no-condition",
                    BadPlan::Anything => "anything",
                    BadPlan::NoAnswer => "no-answer",
                    BadPlan::TooLong => "too-long",
                };
                plain(&[("typed", text(typed)), ("why", why.into())])
            }
            RefusedByClub::PlanPly { path, refused } => {
                let why = refused.say(words);
                if path.is_empty() {
                    return plain(&[("path", "none".into()), ("why", why.into())]);
                }
                let path = path.iter().map(|ply| shown(ply)).collect::<Vec<_>>().join(", ");
                plain(&[("path", path.into()), ("why", why.into())])
            }
            RefusedByClub::PlanEnds { typed } | RefusedByClub::PlanNever { typed } => {
                plain(&[("typed", text(typed))])
            }
            RefusedByClub::Answered { number: id, is_seek, became } => {
                let what = ("what", Arg::from(if *is_seek { "seek" } else { "invitation" }));
                let (became, other) = match became {
                    Became::Game(game) => ("game", game.to_string()),
                    Became::AllTaken => ("all-taken", String::new()),
                    Became::Declined => ("declined", String::new()),
                    Became::Countered(Some(other)) => ("countered", other.to_string()),
                    Became::Countered(None) => ("changed", String::new()),
                    Became::Cancelled => ("cancelled", String::new()),
                    Became::Expired => ("expired", String::new()),
                };
                let id = ("number", number(id));
                plain(&[what, id, ("became", became.into()), ("other", other.into())])
            }
            RefusedByClub::OwnInvitation { number: id, recipient } => {
                let waits = if recipient.is_some() { "one" } else { "everybody" };
                let recipient = text(recipient.as_deref().unwrap_or_default());
                let waits = ("waits", Arg::from(waits));
                plain(&[("number", number(id)), waits, ("recipient", recipient)])
            }
            RefusedByClub::NotYoursToCancel { number: id, sender, to_reader } => {
                let what = if *to_reader { "invitation" } else { "seek" };
                plain(&[("number", number(id)), ("sender", text(sender)), ("what", what.into())])
            }
            RefusedByClub::SeekAsItIs { number: id, sender }
            | RefusedByClub::SeekTaken { number: id, sender } => {
                plain(&[("number", number(id)), ("sender", text(sender))])
            }
            RefusedByClub::SeekGames { games, most } => {
                plain(&[("games", (*games).into()), ("most", (*most).into())])
            }
            RefusedByClub::TooManySeeks { seeks } => {
                let example = seeks.first().map_or_else(String::new, i64::to_string);
                let numbers = words.list(seeks.iter().map(i64::to_string).collect());
                let count = ("count", seeks.len().into());
                plain(&[count, ("numbers", numbers.into()), ("example", example.into())])
            }
            RefusedByClub::TooManyInvitations { open } => plain(&[("count", (*open).into())]),
            RefusedByClub::TooManyToday { sent, again_at } => {
                let again_at = reader.moment(*again_at).into();
                plain(&[("count", (*sent).into()), ("again", again_at)])
            }
            RefusedByClub::NotPublic { game }
            | RefusedByClub::NotOver { game }
            | RefusedByClub::NotesOfRunning { game }
            | RefusedByClub::NoNotes { game } => plain(&[("game", number(game))]),
            RefusedByClub::RematchOpen { number: id, by_reader, opponent } => {
                let by = if *by_reader { "you" } else { "other" };
                plain(&[("number", number(id)), ("by", by.into()), ("opponent", text(opponent))])
            }
            RefusedByClub::TooFewDays { asked, left } => {
                plain(&[("asked", (*asked).into()), ("left", (*left).into())])
            }
            RefusedByClub::NotYet { order } => plain(&[("order", text(order))]),
            RefusedByClub::AlreadyAPlayer
            | RefusedByClub::NoGames
            | RefusedByClub::NothingToWithdraw
            | RefusedByClub::NoDrawOffered
            | RefusedByClub::DrawOfferStands
            | RefusedByClub::NoTakebackOffered
            | RefusedByClub::TakebackStands
            | RefusedByClub::NothingToTakeBack
            | RefusedByClub::NothingAsked
            | RefusedByClub::NoPlansWithDice
            | RefusedByClub::MoveFirst
            | RefusedByClub::NothingToExplain
            | RefusedByClub::NothingToRematch
            | RefusedByClub::NotAway
            | RefusedByClub::AwayAlready
            | RefusedByClub::NoDays
            | RefusedByClub::Yourself => plain(&[]),
        }
    }
}
