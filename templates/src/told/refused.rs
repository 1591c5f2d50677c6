//! Why a command wasn't carried out: every reason of the club's, as it is kept, and its sentence.

use commands::plan::BadPlan;
use commands::words::nearest_of;
use engine::ruleset::options::Announcement;
use engine::{Illegal, Ruleset};
use serde::{Deserialize, Serialize};

use crate::outcome::quote_announcement;
use crate::refusal::Refusal;
use crate::refusal::ply::example_routes;
use crate::rules::FIRST_RULESETS;
use crate::told::account::AccountRefused;
use crate::told::circle::CircleRefused;
use crate::told::follow::FollowRefused;
use crate::told::host::HostRefused;
use crate::told::ladder::LadderRefused;
use crate::told::lookups::{Became, Limit, Lookups};
use crate::told::point::{GamePoint, InvitationRef};
use crate::told::sentence::{Sentence, Value};
use crate::told::step::NextStep;
use crate::told::tournament::TournamentRefused;

/// Every reason for which the club doesn't carry out a command. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Refused {
    /// No player has that name.
    NoPlayer { name: String },
    /// Only players can do it, and the asker, who came with that name, hasn't joined.
    NotAPlayer { name: String },
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

/// Why a name can't be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BadName {
    /// It isn't 2 to 30 letters, digits and marks of names in up to four words, a letter first.
    Shape,
    /// It has letters in which no language is written today.
    Letters,
    /// It would read as a command, a square or a move, or as a word for the reader or everybody.
    Reserved,
    /// It suggests the people who run the club.
    Office,
    /// Somebody has that name, or one that looks like it, or gave it up not long ago.
    Taken,
    /// It is the asker's own.
    Own,
}

/// Why two players can't agree on more time or a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoMoreTime {
    /// Time isn't counted.
    NoClock,
    /// Others on the ladder wait for the game.
    Ladder,
    Tournament,
    /// More days than can be agreed on at once.
    TooLong,
    /// A pause brings back no time that is up.
    TimeUp,
}

/// A kind of text that a player writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextKind {
    /// To the opponent.
    Message,
    /// To the hosts.
    Report,
    /// For the writer alone, on that game.
    Note(i64),
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

/// What would be said under a ruleset if that many routes were open.
fn announced(ruleset: &Ruleset, open: usize) -> String {
    quote_announcement(ruleset, example_routes(ruleset, open))
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
        let typed = |code, typed: &str| why(code).text("typed", typed);
        let of_game = |code, game: i64| why(code).number("game", game);
        let of_seek = |code, which: &InvitationRef| {
            let facts = club.invitation(which.invitation)?;
            let why = why(code).number("number", which.invitation).text("sender", facts.sender);
            Ok(why.next([NextStep::Challenge(Some(facts.sender_handle))]))
        };
        let standing = |moment: GamePoint| club.table(moment).map(Value::Standing);
        Ok(Refusal::Club(match self {
            Refused::Ply { moment, typed } => {
                return Ok(Refusal::Ply(club.refused_ply(*moment, &[], typed)?));
            }
            Refused::Roll(moment) => return Ok(Refusal::Ply(club.refused_roll(*moment)?)),
            Refused::NoPlayer { name } => {
                let nearest = club.similar_player(name)?;
                let found = if nearest.is_some() { "one" } else { "nobody" };
                let why = why("no-player").text("name", name).choice("found", found);
                why.text("nearest", nearest.unwrap_or_default())
            }
            Refused::NotAPlayer { name } => {
                why("not-a-player").text("name", name).next([NextStep::Join(None)])
            }
            Refused::OtherSeat { seat, name } => {
                let why = why("other-seat").text("seat", seat).text("name", name);
                why.next([NextStep::Join(Some(seat.clone()))])
            }
            Refused::AlreadyAPlayer => {
                why("already-a-player").next([NextStep::Games, NextStep::Help])
            }
            Refused::BadName { name, because } => {
                let because = match because {
                    BadName::Shape => "shape",
                    BadName::Letters => "letters",
                    BadName::Reserved => "reserved",
                    BadName::Office => "office",
                    BadName::Taken => "taken",
                    BadName::Own => "own",
                };
                let why = why("bad-name").text("name", name).choice("because", because);
                why.next(match club.reader() {
                    _ if because == "own" => Vec::new(),
                    None => {
                        let free = club.free_name(name)?.map(|name| NextStep::Join(Some(name)));
                        free.into_iter().chain([NextStep::Join(None)]).collect()
                    }
                    Some(_) => vec![NextStep::Rename],
                })
            }
            Refused::RenamedLately { from } => why("renamed-lately").moment("from", *from),
            Refused::NoArchivedGame { number } => why("no-archived-game").number("number", *number),
            Refused::NoGame { game } => of_game("no-game", *game).next([NextStep::Games]),
            Refused::NotYourGame { game } => {
                let watch = NextStep::Watch(*game);
                of_game("not-your-game", *game).next([NextStep::Games, watch])
            }
            Refused::NoGames => {
                why("no-games").next([NextStep::Challenge(None), NextStep::OpenChallenges])
            }
            Refused::WhichGame { games } => {
                let mut named = Vec::new();
                for &game in games {
                    named.push((game, club.opponent(game)?));
                }
                let example = games.first().map_or_else(String::new, i64::to_string);
                why("which-game").with("games", Value::AnyGame(named)).text("example", example)
            }
            Refused::Stale { moment, ply } => {
                let table = club.table(*moment)?;
                let why = why("stale").count("ply", *ply);
                why.then(Value::LastPly(table.clone())).then(Value::Standing(table))
            }
            Refused::Over(moment) => {
                of_game("over", moment.game).with("ending", standing(*moment)?)
            }
            Refused::NotYourTurn(moment) => {
                let table = club.table(*moment)?;
                let name = table.names[table.game.position().to_move()].clone();
                why("not-your-turn").text("name", name).then(Value::TimeLeft(table))
            }
            Refused::NothingToWithdraw(_) => {
                why("nothing-to-withdraw").next([NextStep::AskForTakeback])
            }
            Refused::Seen(moment) => {
                let why = why("seen").text("opponent", club.opponent(moment.game)?);
                why.next([NextStep::AskForTakeback])
            }
            Refused::AnnounceSeen(moment) => {
                let why = why("announce-seen").text("opponent", club.opponent(moment.game)?);
                why.next([NextStep::AskForTakeback])
            }
            Refused::AnnounceWithMove(moment) => {
                let game = &club.table(*moment)?.game;
                // The king's moves depend on what is open.
                let king = game.position().king();
                let mv = game.legal_moves().into_iter().find(|mv| mv.from != king);
                let ply = mv.map_or_else(|| "d1-d4".to_owned(), |mv| mv.to_string());
                let said = announced(game.ruleset(), 1);
                why("announce-with-move").text("example", format!("{ply} {said}"))
            }
            Refused::AnnouncementUnclear { moment, ply } => {
                let table = club.table(*moment)?;
                let ruleset = table.game.ruleset();
                let kind = match ruleset.options.announcement {
                    Announcement::Routes => "routes",
                    Announcement::Count | Announcement::None => "count",
                };
                let [one, two] = [1, 2].map(|open| format!("{ply} {}", announced(ruleset, open)));
                let why = why("announcement-unclear").choice("kind", kind).text("ply", ply.clone());
                why.text("one", one).text("two", two)
            }
            Refused::NoDrawOffered(_) => why("no-draw-offered").next([NextStep::OfferDraw]),
            Refused::DrawOfferStands(_) => why("draw-offer-stands").next([NextStep::WithdrawDraw]),
            Refused::NoOfferToWithdraw(_) => why("no-offer-to-withdraw"),
            Refused::OtherReader { named, game, together } => {
                let why = of_game("other-reader", *game).text("name", club.player(*named)?);
                let why = why.text("opponent", club.opponent(*game)?);
                why.text("together", together.map_or_else(|| "none".into(), |it| it.to_string()))
            }
            Refused::NoTakebackOffered(_) => {
                why("no-takeback-offered").next([NextStep::AskForTakeback])
            }
            Refused::TakebackStands(moment) => {
                let table = club.table(*moment)?;
                let is_asked = table.seat.is_some_and(|own| table.takeback_offered == Some(!own));
                let answers = [NextStep::AcceptTakeback, NextStep::DeclineTakeback];
                why("takeback-stands").next(answers.into_iter().filter(|_| is_asked))
            }
            Refused::NothingToTakeBack(_) => why("nothing-to-take-back"),
            Refused::NoTimeOffered(_) => why("no-time-offered").next([NextStep::OfferTime]),
            Refused::TimeOfferStands(moment) => {
                let table = club.table(*moment)?;
                let is_asked = table.time_offered.is_some_and(|(by, _)| Some(by) != table.seat);
                why("time-offer-stands").next(match is_asked {
                    true => vec![NextStep::AcceptTime, NextStep::DeclineTime],
                    false => vec![NextStep::WithdrawTime],
                })
            }
            Refused::OtherTimeOffered(moment) => {
                let why = why("other-time-offered").then(Value::Standing(club.table(*moment)?));
                why.next([NextStep::AcceptTime, NextStep::DeclineTime])
            }
            Refused::NoMoreTime { because, .. } => {
                let (because, next) = match because {
                    NoMoreTime::NoClock => ("no-clock", None),
                    NoMoreTime::Ladder => ("ladder", None),
                    NoMoreTime::Tournament => ("tournament", None),
                    NoMoreTime::TooLong => ("too-long", None),
                    NoMoreTime::TimeUp => ("time-up", Some(NextStep::OfferTime)),
                };
                let why = why("no-more-time").choice("because", because);
                why.count("most", club.limit(Limit::DaysAgreed)).next(next)
            }
            Refused::NothingToClaim(moment) => {
                let table = club.table(*moment)?;
                let side = table.game.position().to_move();
                let because = match table.time {
                    _ if table.seat == Some(side) => "your-turn",
                    None => "no-clock",
                    // An answer that is asked for again may be late.
                    Some(time) if time.left[side] <= chrono::TimeDelta::zero() => "up-since",
                    Some(_) => "time-left",
                };
                let why = why("nothing-to-claim").choice("because", because);
                match because {
                    "time-left" => why.then(Value::TimeLeft(table)),
                    "up-since" => why.next([NextStep::Claim]),
                    _ => why,
                }
            }
            Refused::NothingAsked => why("nothing-asked"),
            Refused::Offered { commands } => {
                let why = why("offered").worded("misread-offered");
                why.count("count", commands.len()).next(NextStep::offered(commands))
            }
            Refused::WhichOffer { commands } => {
                let why = why("which-offer").count("count", commands.len());
                why.next(NextStep::offered(commands))
            }
            Refused::NoInvitation { invitation } => {
                let number = invitation.map_or_else(|| "none".into(), |id| id.to_string());
                why("no-invitation").text("number", number).next([NextStep::Invitations])
            }
            // Somebody said yes or no, and nothing else can be meant.
            Refused::WhichInvitation { order, invitations }
                if matches!(&**order, "yes" | "no") && invitations.len() == 1 =>
            {
                let only = invitations.first().copied().unwrap_or_default();
                let why = why("which-invitation").worded("refusal-one-invitation");
                let why = why.text("number", only.to_string());
                why.next([NextStep::Accept(only), NextStep::Decline(only)])
            }
            Refused::WhichInvitation { order, invitations } => {
                let numbers = invitations.iter().map(i64::to_string).collect();
                let why = why("which-invitation").with("numbers", Value::AnyOf(numbers));
                why.next(invitations.iter().filter_map(|&number| match &**order {
                    "accept" => Some(NextStep::Accept(number)),
                    "decline" => Some(NextStep::Decline(number)),
                    "counter" => Some(NextStep::Counter(number)),
                    "cancel" => Some(NextStep::Cancel(number)),
                    _ => None,
                }))
            }
            Refused::Yourself => why("yourself"),
            Refused::NoRuleset { typed: none } if none.is_empty() => {
                let all = Value::AnyOf(club.rulesets());
                why("no-ruleset").worded("refusal-which-ruleset").with("rulesets", all)
            }
            Refused::RulesetMissing { before, after } => {
                let all = Value::AnyOf(club.rulesets());
                let why = why("ruleset-missing").worded("refusal-which-ruleset");
                let with = |ruleset| format!("{before} {ruleset} {after}").trim_end().to_owned();
                let first = FIRST_RULESETS.map(|ruleset| NextStep::Send(with(ruleset)));
                why.with("rulesets", all).next(first.into_iter().chain([NextStep::Rulesets]))
            }
            Refused::NoRuleset { typed: unknown } => {
                let all = club.rulesets();
                let nearest = nearest_of(unknown, all.iter().map(String::as_str));
                let nearest = nearest.first().map_or("", |&nearest| nearest).to_owned();
                let found = if nearest.is_empty() { "nothing" } else { "one" };
                let why = typed("no-ruleset", unknown).choice("found", found);
                let why = why.text("nearest", nearest).with("rulesets", Value::AnyOf(all));
                why.next([NextStep::Rulesets])
            }
            Refused::NoDice { ruleset } => {
                why("no-hun").with("ruleset", Value::Ruleset(club.ruleset(ruleset)))
            }
            Refused::OnlyAMatch { ruleset } => {
                why("only-a-match").with("ruleset", Value::Ruleset(club.ruleset(ruleset)))
            }
            Refused::OddsAreUnrated => why("odds-are-unrated"),
            Refused::BadClock { typed } => {
                let fault = club.clock_fault(typed);
                let days = fault.days.map_or(Value::Choice("none"), Value::Count);
                let why = why("bad-clock").text("part", fault.part).choice("why", fault.why);
                why.with("days", days)
            }
            Refused::NotOnBoard { game, typed } => {
                let size = club.board_size(*game)?;
                let last = char::from(b'a' + size.saturating_sub(1)).to_string();
                let why = why("not-on-board").with("typed", Value::Command(typed.clone()));
                why.count("size", size).text("file", last)
            }
            Refused::Answered(which) => {
                let facts = club.invitation(which.invitation)?;
                let (became, other) = match facts.became {
                    Became::Game(game) => ("game", game.to_string()),
                    Became::AllTaken => ("all-taken", String::new()),
                    Became::Declined => ("declined", String::new()),
                    Became::Countered(Some(other)) => ("countered", other.to_string()),
                    Became::Countered(None) => ("changed", String::new()),
                    Became::Cancelled => ("cancelled", String::new()),
                    Became::Expired => ("expired", String::new()),
                };
                let what = if facts.is_seek { "seek" } else { "invitation" };
                let why = why("answered").number("number", which.invitation).choice("what", what);
                let why = why.choice("became", became).text("other", other);
                why.next(match facts.became {
                    Became::Declined | Became::Expired if !facts.is_seek => {
                        Some(NextStep::Challenge(None))
                    }
                    Became::AllTaken | Became::Cancelled | Became::Expired if facts.is_seek => {
                        Some(NextStep::OpenChallenges)
                    }
                    _ => None,
                })
            }
            Refused::OwnInvitation(which) => {
                let recipient = club.invitation(which.invitation)?.recipient;
                let waits = if recipient.is_some() { "one" } else { "everybody" };
                let why = why("own-invitation").number("number", which.invitation);
                let why =
                    why.choice("waits", waits).text("recipient", recipient.unwrap_or_default());
                why.next([NextStep::Cancel(which.invitation)])
            }
            Refused::InvitedAlready(which) => {
                let facts = club.invitation(which.invitation)?;
                let why = why("own-invitation").number("number", which.invitation);
                let recipient = facts.recipient.unwrap_or_default();
                let why = why.choice("waits", "again").text("recipient", recipient);
                why.next([NextStep::Cancel(which.invitation)])
            }
            Refused::NotYoursToCancel(which) => {
                let facts = club.invitation(which.invitation)?;
                let what = if facts.is_seek { "seek" } else { "invitation" };
                let why = why("not-yours-to-cancel").number("number", which.invitation);
                let decline = NextStep::Decline(which.invitation);
                let why = why.text("sender", facts.sender).choice("what", what);
                why.next((!facts.is_seek).then_some(decline))
            }
            Refused::SeekAsItIs(which) => of_seek("seek-as-it-is", which)?,
            Refused::SeekTaken(which) => of_seek("seek-taken", which)?,
            Refused::SeekGames { games } => {
                let most = club.limit(Limit::GamesOfAnOpenChallenge);
                why("seek-games").count("games", *games).count("most", most)
            }
            Refused::TooManySeeks { seeks } => {
                let numbers = seeks.iter().map(i64::to_string).collect();
                let why = why("too-many-seeks").count("count", seeks.len());
                let why = why.with("numbers", Value::All(numbers));
                why.next(seeks.iter().map(|&seek| NextStep::Cancel(seek)))
            }
            Refused::TooManyInvitations { open } => {
                why("too-many-invitations").count("count", *open).next([NextStep::Invitations])
            }
            Refused::TooManyToday { again_at, most } => {
                why("too-many-today").count("count", *most).moment("again", *again_at)
            }
            Refused::TooLong { letters } => {
                let most = club.limit(Limit::LettersOfAText);
                why("too-long").count("letters", *letters).count("most", most)
            }
            Refused::TooManyTexts { what: TextKind::Note(game), .. } => {
                of_game("too-many-notes", *game).count("most", club.limit(Limit::NotesOnAGame))
            }
            Refused::TooManyTexts { what: TextKind::Message, again_at } => {
                let most = club.limit(Limit::MessagesADay);
                why("too-many-messages").count("count", most).moment("again", *again_at)
            }
            Refused::TooManyTexts { what: TextKind::Report, again_at } => {
                let most = club.limit(Limit::ReportsADay);
                why("too-many-reports").count("count", most).moment("again", *again_at)
            }
            Refused::NoHouseLevel { level } => why("no-house-level").count("level", *level),
            Refused::TooManyWithHouse { most } => {
                why("too-many-with-house").count("most", *most).next([NextStep::Games])
            }
            Refused::OnlyHouseSlowly => why("only-house-slowly"),
            Refused::HouseStaysOut { ruleset } => {
                let rated = |ruleset| NextStep::Send(format!("challenge house {ruleset} rated"));
                why("house-stays-out").next(ruleset.iter().map(rated))
            }
            Refused::NoHintHere { game } => of_game("no-hint-here", *game),
            Refused::NoHintNow { game } => of_game("no-hint-now", *game),
            Refused::NotPublic { game } => of_game("not-public", *game),
            Refused::NothingToExplain => why("nothing-to-explain"),
            Refused::NothingToRematch => {
                why("nothing-to-rematch").next([NextStep::Challenge(None)])
            }
            Refused::NotesOfRunning { game } => of_game("notes-of-running", *game),
            Refused::NoNotes { game } => of_game("no-notes", *game),
            Refused::NothingTried { game } => of_game("nothing-tried", *game).next([NextStep::Try]),
            Refused::NoLine { game, number } => {
                of_game("no-line", *game).number("number", *number).next([NextStep::Tries(*game)])
            }
            Refused::LongLine { most } => why("long-line").count("most", *most),
            Refused::NotOver { game } => of_game("not-over", *game),
            Refused::RematchOpen(which) => {
                let facts = club.invitation(which.invitation)?;
                let (by, opponent) = match (facts.by_reader, facts.recipient) {
                    (true, Some(recipient)) => ("you", recipient),
                    (true, None) => ("you", facts.sender),
                    (false, _) => ("other", facts.sender),
                };
                let why = why("rematch-open").number("number", which.invitation);
                let number = which.invitation;
                let answers = [NextStep::Accept(number), NextStep::Decline(number)];
                let why = why.choice("by", by).text("opponent", opponent);
                why.next(answers.into_iter().filter(|_| !facts.by_reader))
            }
            Refused::NotAway => why("not-away").next([NextStep::BeginVacation]),
            Refused::AwayAlready => why("away-already").next([NextStep::EndVacation]),
            Refused::NoDays => why("no-days").next([NextStep::BeginVacation]),
            Refused::TooFewDays { asked, left } => {
                why("too-few-days").count("asked", *asked).count("left", (*left).max(0))
            }
            Refused::NoPlan { typed: text, because } => {
                let because = match because {
                    BadPlan::NoThen => "no-then",
                    BadPlan::NoCondition => "no-condition",
                    BadPlan::Anything => "anything",
                    BadPlan::NoAnswer => "no-answer",
                    BadPlan::AfterEnd => "after-end",
                    BadPlan::TooLong => "too-long",
                };
                typed("no-plan", text).choice("why", because)
            }
            Refused::NoPlansWithDice(_) => why("no-plans-with-dice"),
            Refused::MoveFirst(_) => why("move-first"),
            Refused::PlanPly { moment, path, typed } => {
                let refused = club.refused_ply(*moment, path, typed)?;
                if let Illegal::NotYourPiece { from, .. } = refused.why {
                    // Moves of both alternate, and the opponent's comes first.
                    let place = if path.len() % 2 == 0 { "condition" } else { "answer" };
                    let why = why("plan-ply").worded("refusal-plan-whose");
                    let why = why.choice("place", place).text("from", from.to_string());
                    return Ok(Refusal::Club(why));
                }
                let why = why("plan-ply").with("why", Value::Refused(refused));
                why.text("path", if path.is_empty() { "none".into() } else { path.join(", ") })
            }
            Refused::PlanEnds { typed: text } => typed("plan-ends", text),
            Refused::PlanNever { typed: text } => typed("plan-never", text),
            Refused::Account(refused) => refused.sentence(club)?,
            Refused::Follow(refused) => refused.sentence(club)?,
            Refused::Host(refused) => refused.sentence(club)?,
            Refused::Circle(refused) => refused.sentence(club)?,
            Refused::Ladder(refused) => refused.sentence(club)?,
            Refused::Tournament(refused) => refused.sentence(club)?,
        }))
    }
}
