//! Brings a game forward to where its players know that it was, after the club has gone back to an
//! older copy of its file. With the events of a record it becomes the same game again, with the same
//! chain. With moves alone it can't, because the chain covers when each move was made and when its
//! player was told: then they are made again now, and no clock runs for them.
//!
//! Those who run the club could write moves here that nobody made. So it is written in the
//! organisers' log with a reason, and both players are shown the game and are told that reason.

use std::collections::BTreeMap;
use std::fmt;

use chrono::{DateTime, Utc};
use correspondence::chain;
use correspondence::course::Course;
use correspondence::event::Event;
use engine::Side;
use engine::notation::{PlyText, Record};
use engine::ruleset::Library;
use kernel::desk::Service;
use kernel::feature::Occasion;
use kernel::happened::Happened;
use kernel::host_log::{self, HostTarget};
use kernel::ledger::Ledger;
use kernel::lookup::{Open, whole_seconds};
use kernel::refused::Stop;
use play::{pair, ply};
use storage::{EventRow, Fault, GameId};
use templates::told::GamePoint;

use crate::verify;
use crate::verify::Disagreement;

/// The word in the organisers' log.
pub const BROUGHT_FORWARD: &str = "brought forward";

/// What has been kept of a game.
#[derive(Clone, Debug, Default)]
pub struct KeptGame {
    /// By number, in the words of records.
    plies: BTreeMap<u32, String>,
    /// All events from the first, if a record has them.
    events: Vec<EventRow>,
}

/// What was put back.
#[derive(Clone, Debug)]
pub struct BroughtForward {
    pub plies: u32,
    /// The head that players are shown now.
    pub shown: String,
    /// Whether it is the same game again, down to the last event.
    pub is_exact: bool,
}

/// Why a game can't be brought forward. Nothing has been changed.
#[derive(Clone, Debug)]
pub enum CannotBring {
    NoGame(GameId),
    Over,
    NotARecord(Disagreement),
    /// The record is of another game.
    Other(String),
    /// Two of the files, or a file and the club, have different moves of that number.
    Differs {
        ply: u32,
        one: String,
        other: String,
    },
    /// There is nothing in the files that isn't here already.
    Nothing {
        plies: usize,
    },
    /// That move is in none of the files.
    Gap {
        ply: u32,
    },
    /// No move is both here and in the files, so nothing shows that they belong together.
    Apart {
        ply: u32,
    },
    /// That move can't be played here.
    Illegal {
        ply: u32,
        text: String,
    },
    /// What was rolled for that move doesn't follow from the secret.
    Roll {
        ply: u32,
    },
    /// Something in the record is later than now.
    Future,
    LongReason,
}

impl fmt::Display for CannotBring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotBring::NoGame(game) => write!(f, "the club has no game {game}"),
            CannotBring::Over => f.write_str("the game has ended here, so nothing can be added"),
            CannotBring::NotARecord(why) => write!(f, "the record can't be used: {why}"),
            CannotBring::Other(game) => write!(f, "this is a record of game {game}"),
            CannotBring::Differs { ply, one, other } => write!(
                f,
                "move {ply} is {one} in one place and {other} in another, so these aren't the same \
                 game"
            ),
            CannotBring::Nothing { plies } => write!(
                f,
                "the game is at move {plies} here, and there is nothing later in these files"
            ),
            CannotBring::Gap { ply } => {
                write!(f, "move {ply} is in none of these files; add an email that has it")
            }
            CannotBring::Apart { ply } => write!(
                f,
                "none of these files has move {ply}, the last one here, so nothing shows that they \
                 belong together; add an earlier email"
            ),
            CannotBring::Illegal { ply, text } => {
                write!(f, "move {ply}, {text}, isn't possible in this game as it is here")
            }
            CannotBring::Roll { ply } => {
                write!(f, "what was rolled for move {ply} isn't what this game's secret gives")
            }
            CannotBring::Future => f.write_str("something in the record is later than now"),
            CannotBring::LongReason => {
                write!(f, "the reason may have at most {} letters", host_log::LONGEST_REASON)
            }
        }
    }
}

impl KeptGame {
    /// Adds a move that somebody was shown.
    pub fn add_ply(&mut self, number: u32, text: &str) -> Result<(), CannotBring> {
        match self.plies.insert(number, text.to_owned()) {
            Some(one) if one != text => {
                Err(CannotBring::Differs { ply: number, one, other: text.to_owned() })
            }
            _ => Ok(()),
        }
    }

    /// Adds a record of that game.
    pub fn add_record(
        &mut self,
        text: &str,
        library: &Library,
        game: GameId,
    ) -> Result<(), CannotBring> {
        match verify::record(text, library) {
            // One without events has been replayed all the same.
            Ok(_) | Err(Disagreement::NoEvents) => {}
            Err(why) => return Err(CannotBring::NotARecord(why)),
        }
        let record = Record::parse(text)
            .map_err(|error| CannotBring::NotARecord(Disagreement::NotARecord(error)))?;
        let of = record.game.as_ref().map_or_else(|| "?".to_owned(), ToString::to_string);
        if of != game.to_string() {
            return Err(CannotBring::Other(of));
        }
        for (number, ply) in (1..).zip(&record.plies) {
            self.add_ply(number, ply.text.as_str())?;
        }
        let read = record.events.iter().map(|line| chain::read_line(line.as_str()));
        let events: Option<Vec<EventRow>> = read.collect();
        let events = events.unwrap_or_default();
        if events.len() > self.events.len() {
            self.events = events;
        }
        Ok(())
    }
}

/// Brings a game forward, in one transaction; both players are told.
pub fn bring_forward(
    service: &mut Service,
    now: DateTime<Utc>,
    game: GameId,
    kept: &KeptGame,
    reason: &str,
) -> Result<Result<BroughtForward, CannotBring>, Fault> {
    let ledger = service.ledger(whole_seconds(now))?;
    let brought = bring(&ledger, game, kept, reason)?;
    if brought.is_ok() {
        ledger.change.commit()?;
    }
    Ok(brought)
}

fn bring(
    ledger: &Ledger<'_>,
    game: GameId,
    kept: &KeptGame,
    reason: &str,
) -> Result<Result<BroughtForward, CannotBring>, Fault> {
    let Some(mut open) = ledger.open(game)? else { return Ok(Err(CannotBring::NoGame(game))) };
    let reason = match host_log::reason(reason) {
        Ok(reason) => reason.to_string(),
        Err(Stop::Refused(_)) => return Ok(Err(CannotBring::LongReason)),
        Err(Stop::Fault(fault)) => return Err(fault),
    };
    if open.course.end.is_some() {
        return Ok(Err(CannotBring::Over));
    }
    let before = open.course.game.plies().len();
    let here = ledger.view().events(game)?;
    let continued = kept.events.strip_prefix(here.as_slice()).filter(|more| !more.is_empty());
    let moment = match continued {
        Some(more) => restore(ledger, &mut open, &here, more)?,
        None => match plies_after(&open, kept) {
            Ok(plies) => play(ledger, &mut open, &plies)?,
            Err(why) => return Ok(Err(why)),
        },
    };
    let moment = match moment {
        Ok(moment) => moment,
        Err(why) => return Ok(Err(why)),
    };
    let made = open.course.game.plies().len().saturating_sub(before);
    let plies = u32::try_from(made).unwrap_or(u32::MAX);
    let what = format!("{BROUGHT_FORWARD} {plies}");
    let act = host_log::log(ledger, &what, HostTarget::Game(game), None, reason)?;
    let players = open.row.players;
    for side in Side::BOTH {
        // A plan was for the game as it was here.
        ledger.change.drop_plan(players[side], game)?;
        if open.course.game.plies().iter().skip(before).any(|ply| ply.mover == side) {
            ledger.follow_up_on(&Occasion::Ply(players[side]))?;
        }
    }
    let happened = Happened::BroughtForward { at: moment, plies, act };
    ledger.tell(players.attackers, &happened)?;
    if players.defenders != players.attackers {
        ledger.tell(players.defenders, &happened)?;
    }
    pair::conclude(ledger, &open, moment)?;
    let shown = chain::shown(&open.course.shown_head());
    Ok(Ok(BroughtForward { plies, shown, is_exact: continued.is_some() }))
}

/// Appends the events of a record as they were.
fn restore(
    ledger: &Ledger<'_>,
    open: &mut Open,
    here: &[EventRow],
    more: &[EventRow],
) -> Result<Result<GamePoint, CannotBring>, Fault> {
    if more.iter().any(|event| event.at > ledger.now) {
        return Ok(Err(CannotBring::Future));
    }
    let whole: Vec<EventRow> = here.iter().chain(more).cloned().collect();
    // A record can't show that the rolls of a running game are honest; its secret can.
    if let Err(why) =
        verify::follow(ledger.library, open.row.id, &whole, open.row.secret.as_deref())
    {
        return Ok(Err(CannotBring::NotARecord(why)));
    }
    open.course = Course::fold(ledger.library, here).map_err(Fault::row)?;
    // The club publishes the secret by itself when a game ends.
    let is_secret = |event: &&EventRow| matches!(event.text.parse(), Ok(Event::Secret(_)));
    let more = more.split_last().filter(|(last, _)| is_secret(last)).map_or(more, |(_, rest)| rest);
    Ok(Ok(ledger.restore(open, more)?))
}

/// The moves that are missing here, if what is here is their beginning.
fn plies_after(open: &Open, kept: &KeptGame) -> Result<Vec<(u32, String)>, CannotBring> {
    let game = &open.course.game;
    let here = || (1_u32..).zip(game.plies()).map(|(number, ply)| (number, game.ply_text(ply)));
    for (ply, one) in here() {
        if let Some(other) = kept.plies.get(&ply).filter(|other| **other != one) {
            return Err(CannotBring::Differs { ply, one, other: other.clone() });
        }
    }
    let last = here().last().map_or(0, |(number, _)| number);
    let mut missing = Vec::new();
    for (due, (&ply, text)) in (last + 1..).zip(kept.plies.range(last + 1..)) {
        if ply != due {
            return Err(CannotBring::Gap { ply: due });
        }
        missing.push((ply, text.clone()));
    }
    if missing.is_empty() {
        return Err(CannotBring::Nothing { plies: game.plies().len() });
    }
    if last > 0 && !kept.plies.contains_key(&last) {
        return Err(CannotBring::Apart { ply: last });
    }
    Ok(missing)
}

/// Makes these moves now.
fn play(
    ledger: &Ledger<'_>,
    open: &mut Open,
    plies: &[(u32, String)],
) -> Result<Result<GamePoint, CannotBring>, Fault> {
    let mut moment = open.moment();
    for (number, text) in plies {
        let (ply, text) = (*number, text.clone());
        let Some(read) = PlyText::parse(&text, &open.course.game.ruleset().spellings).ok() else {
            return Ok(Err(CannotBring::Illegal { ply, text }));
        };
        if let Some(roll) = read.roll {
            let rolled = ply::rolled(open)?;
            let is_declared = open.course.game.clone().declare_roll(rolled).is_err();
            if !is_declared {
                if rolled != roll {
                    return Ok(Err(CannotBring::Roll { ply }));
                }
                ledger.book(open, &Event::Rolled(rolled))?;
            }
        }
        let mut game = open.course.game.clone();
        let replayed = game.replay(&read).ok().cloned();
        if replayed.is_none_or(|replayed| game.ply_text(&replayed) != text) {
            return Ok(Err(CannotBring::Illegal { ply, text }));
        }
        moment = ledger.book(open, &Event::Ply(text))?;
    }
    Ok(Ok(moment))
}
