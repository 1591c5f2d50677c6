//! `taflpost host`: a host's decisions about players and games. They are made through the running
//! club's socket or, if no club is running, by opening the club for a moment.

use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use clap::{Args, Subcommand, ValueEnum};
use tokio::runtime::Builder;

use super::{Answer, Trouble, Verdict, Whereabouts, configuration, file};
use crate::club::{CannotOpen, Club, FolderError, Opened};
use crate::service::{HostOrder, HostSide, TournamentAct, Verdict as Decision};
use crate::terminal::client;
use crate::terminal::protocol::Outcome;
use crate::terminal::server::told_host;

/// The most acts that are listed.
const LISTED: u32 = 100;

/// How often a club that is just opening or closing is tried again.
const TRIES: u32 = 100;

/// The pause between two tries.
const BETWEEN: Duration = Duration::from_millis(50);

/// What a host can do.
#[derive(Subcommand)]
pub(super) enum Command {
    /// Let a player give no orders: for some days, or for good
    Suspend {
        /// The player
        name: String,
        /// For how many days; for good if not said
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
    /// Decide a game
    Adjudicate {
        /// The game's number
        game: i64,
        /// Who wins
        winner: Winner,
        #[command(flatten)]
        why: Why,
    },
    /// Give a side more time
    Extend {
        /// The game's number
        game: i64,
        /// Whose clock
        side: Side,
        /// How much more: 2d, 12h or 30m, or together as in 1d12h
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
    /// Put a player at another place of a ladder: a step of its log, with its reason
    Ladder {
        /// The ladder, by its ruleset
        ruleset: String,
        /// The player
        name: String,
        /// The place
        place: u32,
        #[command(flatten)]
        why: Why,
    },
    /// Open a tournament, start it, call it off, take somebody out of it
    #[command(subcommand)]
    Tournament(Tournament),
    /// What the hosts have done, the newest first
    Log,
}

/// What a host can do about tournaments.
#[derive(Subcommand)]
pub(super) enum Tournament {
    /// Open a tournament that players can enter; at its start it begins by itself
    Open {
        /// What to call it
        name: String,
        /// The ruleset
        ruleset: String,
        /// When it begins, in UTC: 2026-12-01 or 2026-12-01T18:00
        #[arg(long, value_name = "DAY", value_parser = moment)]
        starts: DateTime<Utc>,
        /// The clock of its games, as in invitations: "7d+1d/10d no-vacation", say
        #[arg(long, value_name = "CLOCK")]
        clock: Option<String>,
        /// How many play in a group at most, if that leaves none with fewer than four: 4 to 8
        #[arg(long, value_name = "N", default_value_t = 8)]
        size: u32,
        /// Within how many days of his clock each has to make a first move
        #[arg(long, value_name = "DAYS", default_value_t = 5)]
        window: u32,
    },
    /// Begin a tournament now, with those who have entered
    Start {
        /// The tournament's number
        number: i64,
    },
    /// Call a tournament off; games that go on end without a result
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
    /// The reason, which those read whom it concerns; in a game it stands in its record
    #[arg(long, value_name = "TEXT")]
    reason: String,
}

/// Who wins.
#[derive(Clone, Copy, ValueEnum)]
pub(super) enum Winner {
    Attackers,
    Defenders,
    Draw,
}

/// Whose clock.
#[derive(Clone, Copy, ValueEnum)]
pub(super) enum Side {
    Attackers,
    Defenders,
}

impl Command {
    /// The order that the command gives; `None` if it only asks.
    pub(super) fn order(&self) -> Result<Option<HostOrder>, Trouble> {
        let text = |why: &Why| why.reason.clone();
        Ok(Some(match self {
            Command::Suspend { name, days, why } => {
                HostOrder::Suspend { name: name.clone(), days: *days, reason: text(why) }
            }
            Command::Lift { name, why } => {
                HostOrder::Lift { name: name.clone(), reason: text(why) }
            }
            Command::Adjudicate { game, winner, why } => HostOrder::Adjudicate {
                game: *game,
                verdict: match winner {
                    Winner::Attackers => Decision::Won(HostSide::Attackers),
                    Winner::Defenders => Decision::Won(HostSide::Defenders),
                    Winner::Draw => Decision::Draw,
                },
                reason: text(why),
            },
            Command::Extend { game, side, more, why } => HostOrder::Extend {
                game: *game,
                side: match side {
                    Side::Attackers => HostSide::Attackers,
                    Side::Defenders => HostSide::Defenders,
                },
                seconds: seconds(more).ok_or_else(|| {
                    Trouble::BadArguments(format!("{more:?} is no span; write 2d, 12h or 30m"))
                })?,
                reason: text(why),
            },
            Command::Ladder { ruleset, name, place, why } => HostOrder::Ladder {
                ladder: ruleset.clone(),
                name: name.clone(),
                place: *place,
                reason: text(why),
            },
            Command::Close { game, why } => HostOrder::Close { game: *game, reason: text(why) },
            Command::Tournament(tournament) => HostOrder::Tournament(tournament.act()),
            Command::Log => return Ok(None),
        }))
    }
}

impl Tournament {
    fn act(&self) -> TournamentAct {
        match self {
            Tournament::Open { name, ruleset, starts, clock, size, window } => {
                TournamentAct::Open {
                    name: name.clone(),
                    ruleset: ruleset.clone(),
                    clock: clock.clone(),
                    starts: starts.timestamp(),
                    size: *size,
                    window: *window,
                }
            }
            Tournament::Start { number } => TournamentAct::Start { number: *number },
            Tournament::Cancel { number, why } => {
                TournamentAct::Cancel { number: *number, reason: why.reason.clone() }
            }
            Tournament::TakeOut { number, name, why } => TournamentAct::TakeOut {
                number: *number,
                name: name.clone(),
                reason: why.reason.clone(),
            },
        }
    }
}

/// A day, or a moment of one, in UTC.
fn moment(text: &str) -> Result<DateTime<Utc>, String> {
    let day = || text.parse::<NaiveDate>().ok()?.and_hms_opt(0, 0, 0);
    let moment = NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M").ok().or_else(day);
    let moment = moment.map(|moment| moment.and_utc());
    moment.ok_or_else(|| "write a day like 2026-12-01, or a moment like 2026-12-01T18:00".into())
}

/// The number of seconds in a text like `1d12h`.
fn seconds(text: &str) -> Option<i64> {
    let mut sum = 0_i64;
    let mut digits = String::new();
    for c in text.chars() {
        let unit = match c {
            '0'..='9' => {
                digits.push(c);
                continue;
            }
            'd' => 86_400,
            'h' => 3_600,
            'm' => 60,
            _ => return None,
        };
        let count: i64 = std::mem::take(&mut digits).parse().ok()?;
        sum = sum.checked_add(count.checked_mul(unit)?)?;
    }
    (digits.is_empty() && !text.is_empty()).then_some(sum)
}

pub(super) fn answer(club: &Whereabouts<'_>, command: &Command, out: &mut impl Write) -> Answer {
    let Some(order) = command.order()? else {
        log(club.path, out)?;
        return Ok(Verdict::Good);
    };
    let (outcome, text) = give(club, &order)?;
    writeln!(out, "{text}")?;
    match outcome {
        Outcome::Done => Ok(Verdict::Good),
        Outcome::Refused => Ok(Verdict::Bad),
        Outcome::Failed => Err(Trouble::NoClub(text)),
    }
}

/// Gives the order to the process that holds the club, which can change while it is tried.
fn give(club: &Whereabouts<'_>, order: &HostOrder) -> Result<(Outcome, String), Trouble> {
    // A missing folder is not created: a mistyped one is not a new club.
    let folder = file::exists(club.path)?;
    let id = client::fresh_id()?;
    for _ in 0..TRIES {
        if let Ok(answered) = client::host(&folder.socket(), &id, order) {
            return Ok(answered);
        }
        let rules = configuration::read(&folder, &club.library)?.rulebook(&club.library);
        match Club::open(&folder, rules) {
            Ok(opened) => return carry_out(opened, id, order.clone()),
            // It is just opening or closing.
            Err(CannotOpen::Folder(FolderError::Held(_))) => thread::sleep(BETWEEN),
            Err(error) => return Err(no_club(error)),
        }
    }
    let path = club.path.display();
    Err(Trouble::NoClub(format!(
        "a process holds the club in {path} and does not answer; taflpost doctor says more"
    )))
}

fn carry_out(opened: Opened, id: String, order: HostOrder) -> Result<(Outcome, String), Trouble> {
    let Opened { club, threads, .. } = opened;
    let runtime = Builder::new_current_thread().build().map_err(no_club)?;
    let job = club.decide(move |service, now| service.host(now, &id, &order));
    let answered = told_host(runtime.block_on(job));
    drop(club);
    threads.join();
    Ok(answered.map_err(|_| io::Error::other("the club has closed"))?)
}

fn no_club(error: impl std::fmt::Display) -> Trouble {
    Trouble::NoClub(error.to_string())
}

fn log(club: &Path, out: &mut impl Write) -> Result<(), Trouble> {
    let file = file::open_to_read(club)?;
    let view = file.view();
    let acts = view.host_log(LISTED).map_err(file::unreadable)?;
    if acts.is_empty() {
        writeln!(out, "The hosts have done nothing.")?;
    }
    for act in acts {
        write!(out, "{}  ", act.at.format("%F %T UTC"))?;
        if let Some(game) = act.game {
            write!(out, "game {game}: ")?;
        }
        if let Some(player) = act.player {
            write!(out, "{}: ", view.player(player).map_err(file::unreadable)?.handle)?;
        }
        write!(out, "{}", act.what)?;
        if let Some(until) = act.until {
            write!(out, " until {}", until.format("%F %T UTC"))?;
        }
        writeln!(out, " ({})", templates::notice::shown(&act.reason))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{moment, seconds};

    #[test]
    fn moments_are_days_or_minutes_of_one() {
        for (text, expected) in [
            ("2026-12-01", Some(1_796_083_200)),
            ("2026-12-01T18:30", Some(1_796_149_800)),
            ("2026-13-01", None),
            ("tomorrow", None),
            ("", None),
        ] {
            assert_eq!(moment(text).ok().map(|at| at.timestamp()), expected, "{text}");
        }
    }

    #[test]
    fn spans_are_days_hours_and_minutes() {
        for (text, expected) in [
            ("2d", Some(172_800)),
            ("1d12h", Some(129_600)),
            ("30m", Some(1_800)),
            ("0d", Some(0)),
            ("", None),
            ("2", None),
            ("d", None),
            ("-1d", None),
            ("99999999999999999999d", None),
            ("9999999999999999d", None),
        ] {
            assert_eq!(seconds(text), expected, "{text}");
        }
    }
}
