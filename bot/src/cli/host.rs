//! `taflpost host`: a host's decisions about players and games. They are made through the running
//! club's socket or, if no club is running, by opening the club for a moment.

use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use chrono::{NaiveDate, NaiveDateTime, NaiveTime, TimeDelta};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use club::{CannotOpen, Club, FolderError, Opened};
use commands::{
    CircleAct, ExtraTime, LadderAct, NewTournament, NextStage, OrganiserAct, TournamentAct, Verdict,
};
use engine::Side;
use engine::ruleset::Language;
use service::forward::BROUGHT_FORWARD;
use terminal::client;
use terminal::protocol::LineOutcome;
use terminal::server::told_host;
use tokio::runtime::Builder;

use super::{CliError, CliResult, Exit, Whereabouts, configuration, file, forward, in_words};

const LISTED: u32 = 100;

/// How often a club that is just opening or closing is tried again.
const TRIES: u32 = 100;

const BETWEEN: Duration = Duration::from_millis(50);

/// What an organiser can do.
#[derive(Subcommand)]
pub(super) enum HostCommand {
    /// Suspend a player, for some days or permanently
    Suspend {
        /// The player
        name: String,
        /// For how many days [default: permanently]
        #[arg(long, value_name = "N")]
        days: Option<u32>,
        #[command(flatten)]
        why: Why,
    },
    /// End a suspension
    Lift {
        /// The player
        name: String,
        #[command(flatten)]
        why: Why,
    },
    /// Make a player an organiser, who can do from anywhere what is listed here
    Appoint {
        /// The player
        name: String,
    },
    /// Make a player an organiser no longer
    Dismiss {
        /// The player
        name: String,
        #[command(flatten)]
        why: Why,
    },
    /// Decide a game: a win for one side, or a draw
    Adjudicate {
        /// The game's number
        game: i64,
        /// The winner
        #[arg(value_parser = one_of([
            ("attackers", Verdict::Won(Side::Attackers)),
            ("defenders", Verdict::Won(Side::Defenders)),
            ("draw", Verdict::Draw),
        ]))]
        winner: Verdict,
        #[command(flatten)]
        why: Why,
    },
    /// Give a side more time
    Extend {
        /// The game's number
        game: i64,
        /// The side whose clock gets more time
        #[arg(value_parser = one_of([
            ("attackers", Side::Attackers),
            ("defenders", Side::Defenders),
        ]))]
        side: Side,
        /// How much time to add: 2d, 12h, 30m, or combined as in 1d12h
        more: String,
        #[command(flatten)]
        why: Why,
    },
    /// End a game without a result
    Close {
        /// The game's number
        game: i64,
        #[command(flatten)]
        why: Why,
    },
    /// Open or close a circle, a club within the club, or say who organises it
    #[command(subcommand)]
    Circle(CircleCommand),
    /// Open or close a ladder, or move a player on it
    #[command(subcommand)]
    Ladder(LadderCommand),
    /// Open, start or cancel a tournament, or take a player out of it
    #[command(subcommand)]
    Tournament(TournamentCommand),
    /// Answer what a player has written to the organisers, and close it
    Answer {
        /// Its number, as taflpost status and taflpost reports show it
        number: i64,
        /// The answer, which that player is told
        #[arg(value_parser = text)]
        text: String,
    },
    /// Tell everybody in the club something, once a day
    Announce {
        /// What everybody is told
        #[arg(value_parser = text)]
        text: String,
    },
    /// Put back what an older copy of the club's file lacks of a game (the club must be closed)
    BringForward(forward::ForwardArguments),
    /// Say that this machine's clock is right again after it had run ahead (the club must be closed)
    AcceptTime,
    /// List what the organisers have done, newest first
    Log,
}

/// What an organiser can do about circles.
#[derive(Subcommand)]
pub(super) enum CircleCommand {
    /// Open a circle for players to join, with ladders, tournaments and organisers of its own
    Open {
        /// Its name: one word
        name: String,
        /// The language of its members [default: the server's, or the club's]
        #[arg(long, value_name = "CODE")]
        language: Option<String>,
        /// The number of the Discord server in which it lives [default: nowhere]
        #[arg(long, value_name = "NUMBER")]
        server: Option<String>,
    },
    /// Close a circle and its ladders; its members are told the reason
    Close {
        /// The circle
        circle: String,
        #[command(flatten)]
        why: Why,
    },
    /// Make one of its members an organiser of a circle
    Appoint {
        /// The circle
        circle: String,
        /// The player
        name: String,
    },
    /// Tell everybody in a circle something; once a day
    Announce {
        /// The circle
        circle: String,
        /// What they are told
        text: String,
    },
    /// Dismiss an organiser of a circle
    Dismiss {
        /// The circle
        circle: String,
        /// The player
        name: String,
        #[command(flatten)]
        why: Why,
    },
}

/// What an organiser can do about ladders.
#[derive(Subcommand)]
pub(super) enum LadderCommand {
    /// Open the ladder of a ruleset for players to join
    Open {
        /// The ruleset; for a ladder of a circle, CIRCLE/RULESET
        ruleset: String,
        /// The house is on it, too, at this level; also if the ladder is open [default: people alone]
        #[arg(long, value_name = "LEVEL")]
        house: Option<u32>,
    },
    /// Take a player off a ladder; the player is told the reason
    TakeOut {
        /// The ruleset of the ladder
        ruleset: String,
        /// The player
        name: String,
        #[command(flatten)]
        why: Why,
    },
    /// Close a ladder; those on it are told the reason, and its past can still be read
    Close {
        /// The ruleset of the ladder
        ruleset: String,
        #[command(flatten)]
        why: Why,
    },
    /// Move a player to another place on a ladder; the reason is kept in the ladder's log
    Place {
        /// The ruleset of the ladder
        ruleset: String,
        /// The player
        name: String,
        /// The new place
        place: u32,
        #[command(flatten)]
        why: Why,
    },
}

/// What an organiser can do about tournaments.
#[derive(Subcommand)]
pub(super) enum TournamentCommand {
    /// Open a tournament for players to enter; it begins by itself when its time comes
    Open {
        /// The tournament's name
        name: String,
        /// The ruleset
        ruleset: String,
        /// When it begins, in UTC: 2026-12-01 or 2026-12-01T18:00
        #[arg(long, value_name = "DAY", value_parser = moment)]
        starts: NaiveDateTime,
        /// The time control of its games, as in challenges; for example "7d+1d/10d no-vacation"
        #[arg(long, value_name = "CLOCK")]
        clock: Option<String>,
        /// The largest group size, 4 to 8, unless a group would then have fewer than four players
        #[arg(long, value_name = "N", default_value_t = 8)]
        size: u32,
        /// How many days on their clock players have for their first move
        #[arg(long, value_name = "DAYS", default_value_t = 5)]
        window: u32,
        /// Then a final of the first N of each group [default: no final]
        #[arg(long = "final", value_name = "N")]
        first: Option<u32>,
        /// Count the finalists' games against each other in the final, and don't play them again
        #[arg(long, requires = "first")]
        carry: bool,
        /// The house plays, too, at this level [default: people alone]
        #[arg(long, value_name = "LEVEL")]
        house: Option<u32>,
        /// The circle whose it is [default: everybody's]
        #[arg(long, value_name = "NAME")]
        circle: Option<String>,
    },
    /// Begin a tournament now, with the players who have entered
    Start {
        /// The tournament's number
        number: i64,
    },
    /// Cancel a tournament; its running games end without a result
    Cancel {
        /// The tournament's number
        number: i64,
        #[command(flatten)]
        why: Why,
    },
    /// Take a player out of a tournament
    TakeOut {
        /// The tournament's number
        number: i64,
        /// The player
        name: String,
        #[command(flatten)]
        why: Why,
    },
}

/// Why it is done.
#[derive(Args)]
pub(super) struct Why {
    /// The reason, shown to everybody affected; in a game, it becomes part of the record
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    pub(super) reason: String,
}

impl HostCommand {
    /// What is decided; `None` if the command only asks.
    pub(super) fn act(self) -> Result<Option<OrganiserAct>, CliError> {
        let act = match self {
            HostCommand::Suspend { name, days, why: Why { reason } } => {
                OrganiserAct::Suspend { name, days, reason }
            }
            HostCommand::Lift { name, why: Why { reason } } => OrganiserAct::Lift { name, reason },
            HostCommand::Appoint { name } => OrganiserAct::Appoint { name },
            HostCommand::Dismiss { name, why: Why { reason } } => {
                OrganiserAct::Dismiss { name, reason }
            }
            HostCommand::Adjudicate { game, winner: verdict, why: Why { reason } } => {
                OrganiserAct::Adjudicate { game, verdict, reason }
            }
            HostCommand::Extend { game, side, more, why: Why { reason } } => {
                let more = ExtraTime::read(&more).ok_or_else(|| {
                    CliError::BadArguments(format!(
                        "{more:?} isn't a length of time; write it like 2d, 12h or 30m"
                    ))
                })?;
                OrganiserAct::Extend { game, side, more, reason }
            }
            HostCommand::Circle(command) => command.act()?,
            HostCommand::Ladder(command) => OrganiserAct::Ladder(command.act()),
            HostCommand::Close { game, why: Why { reason } } => {
                OrganiserAct::Close { game, reason }
            }
            HostCommand::Tournament(command) => OrganiserAct::Tournament(command.act()),
            HostCommand::Answer { number, text: answer } => OrganiserAct::Answer { number, answer },
            HostCommand::Announce { text } => OrganiserAct::Announce { circle: None, text },
            HostCommand::BringForward(_) | HostCommand::AcceptTime | HostCommand::Log => {
                return Ok(None);
            }
        };
        readable(act).map(Some)
    }
}

/// Refuses what couldn't be typed, because that is the form in which it is handed on.
fn readable(act: OrganiserAct) -> Result<OrganiserAct, CliError> {
    let text = act.to_string();
    match OrganiserAct::read(&text) {
        Some(read) if read == act => Ok(act),
        _ => Err(CliError::BadArguments(format!(
            "{text:?} can't be done: names are single words without punctuation, and numbers \
             aren't negative"
        ))),
    }
}

impl CircleCommand {
    fn act(self) -> Result<OrganiserAct, CliError> {
        Ok(OrganiserAct::Circle(match self {
            CircleCommand::Open { name, language, server } => {
                let of_code = |code: String| {
                    Language::from_code(&code).ok_or_else(|| {
                        let known = Language::ALL.map(Language::code).join(", ");
                        let what = format!("{code:?} isn't one of the languages {known}");
                        CliError::BadArguments(what)
                    })
                };
                CircleAct::Open { name, language: language.map(of_code).transpose()?, server }
            }
            CircleCommand::Close { circle, why: Why { reason } } => {
                CircleAct::Close { circle, reason }
            }
            CircleCommand::Announce { circle, text } => {
                return Ok(OrganiserAct::Announce { circle: Some(circle), text });
            }
            CircleCommand::Appoint { circle, name } => CircleAct::Appoint { circle, name },
            CircleCommand::Dismiss { circle, name, why: Why { reason } } => {
                CircleAct::Dismiss { circle, name, reason }
            }
        }))
    }
}

impl LadderCommand {
    fn act(self) -> LadderAct {
        match self {
            LadderCommand::Open { ruleset, house } => LadderAct::Open { ladder: ruleset, house },
            LadderCommand::TakeOut { ruleset, name, why: Why { reason } } => {
                LadderAct::TakeOut { ladder: ruleset, name, reason }
            }
            LadderCommand::Close { ruleset, why: Why { reason } } => {
                LadderAct::Close { ladder: ruleset, reason }
            }
            LadderCommand::Place { ruleset, name, place, why: Why { reason } } => {
                LadderAct::Place { ladder: ruleset, name, place, reason }
            }
        }
    }
}

impl TournamentCommand {
    fn act(self) -> TournamentAct {
        match self {
            TournamentCommand::Open {
                name,
                ruleset,
                starts,
                clock,
                size,
                window,
                first,
                carry: carried,
                house,
                circle,
            } => {
                let (size, window) = (Some(size), Some(window));
                let next = first.map(|first| NextStage::Final { first, carried });
                TournamentAct::Open(NewTournament {
                    name,
                    ruleset,
                    starts,
                    size,
                    window,
                    next,
                    house,
                    circle,
                    clock,
                })
            }
            TournamentCommand::Start { number } => TournamentAct::Start { number },
            TournamentCommand::Cancel { number, why: Why { reason } } => {
                TournamentAct::Cancel { number, reason }
            }
            TournamentCommand::TakeOut { number, name, why: Why { reason } } => {
                TournamentAct::TakeOut { number, name, reason }
            }
        }
    }
}

fn one_of<T, const N: usize>(words: [(&'static str, T); N]) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    PossibleValuesParser::new(words.map(|(word, _)| word)).try_map(move |typed| {
        let known = words.into_iter().find(|(word, _)| *word == typed);
        known.map(|(_, meaning)| meaning).ok_or("isn't one of these words")
    })
}

/// A reason, as it is read where it is typed.
fn reason(text: &str) -> Result<String, &'static str> {
    OrganiserAct::reason(text).ok_or("a reason is missing; the players concerned will read it")
}

/// What is written to players, trimmed as it is where it is typed.
fn text(text: &str) -> Result<String, &'static str> {
    let text = text.trim();
    if text.is_empty() { Err("there is nothing in it") } else { Ok(text.to_owned()) }
}

/// A day, or a moment of one.
fn moment(text: &str) -> Result<NaiveDateTime, String> {
    let day = || Some(text.parse::<NaiveDate>().ok()?.and_time(NaiveTime::MIN));
    let moment = NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M").ok().or_else(day);
    moment.ok_or_else(|| {
        "write a day like 2026-12-01, or a day and time like 2026-12-01T18:00".into()
    })
}

pub(super) fn answer(
    club: &Whereabouts<'_>,
    command: HostCommand,
    out: &mut impl Write,
) -> CliResult {
    if let HostCommand::BringForward(arguments) = &command {
        return forward::answer(club, arguments, out);
    }
    if let HostCommand::AcceptTime = &command {
        return forward::accept_time(club, out);
    }
    let Some(act) = command.act()? else {
        log(club.path, out)?;
        return Ok(Exit::Good);
    };
    let (outcome, text) = give(club, &act)?;
    writeln!(out, "{text}")?;
    match outcome {
        LineOutcome::Done => Ok(Exit::Good),
        LineOutcome::Refused => Ok(Exit::Bad),
        LineOutcome::Failed => Err(CliError::NoClub(text)),
    }
}

/// Gives the order to the process that holds the club, which can change while it is tried.
fn give(club: &Whereabouts<'_>, act: &OrganiserAct) -> Result<(LineOutcome, String), CliError> {
    // A missing folder is not created: a mistyped one is not a new club.
    let folder = file::exists(club.path)?;
    let id = client::fresh_id()?;
    for _ in 0..TRIES {
        if let Ok(answered) = client::send_host_act(&folder.socket(), &id, act) {
            return Ok(answered);
        }
        let rules = configuration::read(&folder)?.rulebook(&club.library);
        match Club::open(&folder, rules) {
            Ok(opened) => return carry_out(opened, id, act.clone()),
            // It is just opening or closing.
            Err(CannotOpen::Folder(FolderError::Held(_))) => thread::sleep(BETWEEN),
            Err(error) => return Err(no_club(error)),
        }
    }
    let path = club.path.display();
    Err(CliError::NoClub(format!(
        "a process is using the club in {path} but doesn't answer; run taflpost doctor to find \
         out more"
    )))
}

fn carry_out(
    opened: Opened,
    id: String,
    act: OrganiserAct,
) -> Result<(LineOutcome, String), CliError> {
    let Opened { club, threads, .. } = opened;
    let runtime = Builder::new_current_thread().build().map_err(no_club)?;
    let job = club.decide(move |service, now| service.host(now, &id, &act));
    let answered = told_host(&club, runtime.block_on(job));
    drop(club);
    threads.join();
    Ok(answered.map_err(|_| io::Error::other("the club has closed"))?)
}

fn no_club(error: impl std::fmt::Display) -> CliError {
    CliError::NoClub(error.to_string())
}

fn log(club: &Path, out: &mut impl Write) -> Result<(), CliError> {
    let file = file::open_to_read(club)?;
    let view = file.view();
    let acts = view.host_log(LISTED)?;
    if acts.is_empty() {
        writeln!(out, "The organisers haven't done anything yet.")?;
    }
    for act in acts {
        write!(out, "{}  ", act.at.format("%F %T UTC"))?;
        if let Some(game) = act.game {
            write!(out, "game {game}: ")?;
        }
        if let Some(circle) = act.circle {
            write!(out, "circle {circle}: ")?;
        }
        if let Some(player) = act.player {
            write!(out, "{}: ", view.player(player)?.handle)?;
        }
        write!(out, "{}", act_in_words(&act.what))?;
        if let Some(organiser) = act.organiser {
            write!(out, " by {}", view.player(organiser)?.handle)?;
        }
        if let Some(until) = act.until {
            write!(out, " until {}", until.format("%F %T UTC"))?;
        }
        if !act.reason.is_empty() {
            write!(out, " ({})", templates::notice::make_harmless(&act.reason))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// An entry of the log, with a length of time in words: `extended attackers 2 days`.
fn act_in_words(what: &str) -> String {
    if let Some(plies) = what.strip_prefix(BROUGHT_FORWARD) {
        let moves = if plies == " 1" { "move" } else { "moves" };
        return format!("{what} {moves}");
    }
    let given = what.strip_prefix("extended ").and_then(|given| given.split_once(' '));
    let more = given.and_then(|(_, seconds)| TimeDelta::try_seconds(seconds.parse().ok()?));
    match (given, more) {
        (Some((side, _)), Some(more)) => format!("extended {side} {}", in_words(more)),
        _ => what.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{act_in_words, moment};

    #[test]
    fn lengths_of_time_in_the_log_are_in_words() {
        for (what, expected) in [
            ("extended attackers 172800", "extended attackers 2 days"),
            ("extended defenders 129600", "extended defenders 1 day 12 hours"),
            ("extended defenders", "extended defenders"),
            ("ladder skalk 3", "ladder skalk 3"),
            ("brought forward 1", "brought forward 1 move"),
            ("brought forward 4", "brought forward 4 moves"),
        ] {
            assert_eq!(act_in_words(what), expected);
        }
    }

    #[test]
    fn moments_are_days_or_minutes_of_one() {
        for (text, expected) in [
            ("2026-12-01", Some(1_796_083_200)),
            ("2026-12-01T18:30", Some(1_796_149_800)),
            ("2026-13-01", None),
            ("tomorrow", None),
            ("", None),
        ] {
            assert_eq!(moment(text).ok().map(|at| at.and_utc().timestamp()), expected, "{text}");
        }
    }
}
