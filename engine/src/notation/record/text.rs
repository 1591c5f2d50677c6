//! How a record is written and read: headers, a blank line, one ply a line.
//!
//! ```text
//! Taflpost record 1
//! Ruleset: kongens-bord 1
//! Attackers: Alva
//! Defenders: Ylva
//! Began: 2026-11-21T10:00:00Z
//! Announcements: strict
//! Result: defenders win by time
//!
//! 1. e1-e3 [2026-11-21T10:05:00Z, 6d23:55:00 left]
//! 2. g5-c5 [2026-11-21T18:12:30Z, 6d15:52:30 left]
//!
//! Variations:
//! after 1: g5-g7 e3-e6 (holds?)
//!
//! Events:
//! 1 2026-11-21T10:00:00Z start kongens-bord 1 attackers=1 defenders=2
//! ```
//!
//! The events and the `Chain:` header over them are a club's; other records have none. Those can
//! say with `Event:`, `Date:` and `Stated:` what somebody else wrote about the game, and their
//! result doesn't need to say by what it ended: `Result: attackers win`.

use std::fmt;

use super::{EndedBy, GameEnd, Record, RecordLine, RecordPly, RecordTime};
use crate::announcement::Policy;
use crate::dice::Roll;
use crate::game::Terms;
use crate::hex::{read_hex, write_hex};
use crate::ruleset::options::Dice;
use crate::side::Side;

const FIRST_LINE: &str = "Taflpost record 1";

/// What stands above the lines that were not played.
const VARIATIONS: &str = "Variations:";

const EVENTS: &str = "Events:";

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it: lower case, no full stop.
    pub reason: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for RecordError {}

impl GameEnd {
    /// Reads what `Display` writes; `None` if it is anything else.
    pub fn parse(text: &str) -> Option<GameEnd> {
        let (who, by) = match text.split_once(" by ") {
            Some((who, by)) => (who, EndedBy::from_word(by)?),
            None => (text, EndedBy::Unstated),
        };
        let winner = match (who, by) {
            ("no result", EndedBy::Closing) => None,
            (_, EndedBy::Closing) => return None,
            ("attackers win", _) => Some(Side::Attackers),
            ("defenders win", _) => Some(Side::Defenders),
            ("draw", _) => None,
            _ => return None,
        };
        Some(GameEnd { winner, by })
    }
}

impl fmt::Display for GameEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(winner) if self.by == EndedBy::Unstated => write!(f, "{winner} win"),
            None if self.by == EndedBy::Unstated => f.write_str("draw"),
            Some(winner) => write!(f, "{winner} win by {}", self.by.word()),
            None if self.by == EndedBy::Closing => write!(f, "no result by {}", self.by.word()),
            None => write!(f, "draw by {}", self.by.word()),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "Ruleset: {} {}", self.ruleset, self.version)?;
        let lines = [
            ("Game", &self.game),
            ("Attackers", &self.attackers),
            ("Defenders", &self.defenders),
            ("Event", &self.event),
            ("Date", &self.date),
            ("Clock", &self.clock),
        ];
        for (name, line) in lines {
            if let Some(line) = line {
                writeln!(f, "{name}: {line}")?;
            }
        }
        for (name, moment) in [("Began", &self.began), ("Ended", &self.ended)] {
            if let Some(moment) = moment {
                writeln!(f, "{name}: {moment}")?;
            }
        }
        writeln!(f, "Announcements: {}", self.terms.announcements.word())?;
        if self.terms.dice == Dice::Hun {
            writeln!(f, "Dice: {}", Dice::Hun.word())?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "Commitment: {}", write_hex(commitment))?;
        }
        if let Some(secret) = &self.secret {
            writeln!(f, "Secret: {}", write_hex(secret))?;
        }
        if self.rolls_made > 0 {
            let numbers: Vec<String> = self.rolls.iter().map(u32::to_string).collect();
            let numbers = if numbers.is_empty() { "none".into() } else { numbers.join(" ") };
            writeln!(f, "Rolls: {numbers} of {}", self.rolls_made)?;
        }
        if let Some(roll) = self.rolled {
            writeln!(f, "Rolled: {roll}")?;
        }
        if let Some(start) = &self.start {
            writeln!(f, "Start: {start}")?;
        }
        match self.result {
            Some(end) => writeln!(f, "Result: {end}")?,
            None => writeln!(f, "Result: unfinished")?,
        }
        if let Some(stated) = &self.stated {
            writeln!(f, "Stated: {stated}")?;
        }
        if let Some(chain) = &self.chain {
            writeln!(f, "Chain: {}", write_hex(chain))?;
        }
        writeln!(f)?;
        for (number, ply) in (1..).zip(&self.plies) {
            write!(f, "{number}. {}", ply.text)?;
            match (&ply.at, ply.left) {
                (None, None) => writeln!(f)?,
                (Some(at), None) => writeln!(f, " [{at}]")?,
                (None, Some(left)) => writeln!(f, " [{} left]", duration(left))?,
                (Some(at), Some(left)) => writeln!(f, " [{at}, {} left]", duration(left))?,
            }
        }
        for (title, kept) in [(VARIATIONS, &self.variations), (EVENTS, &self.events)] {
            if !kept.is_empty() {
                writeln!(f, "\n{title}")?;
            }
            for line in kept {
                writeln!(f, "{line}")?;
            }
        }
        Ok(())
    }
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// The first line that is none of a record, and why. Unknown headers are refused:
    /// what is in a record counts.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = (1..).zip(text.lines());
        let error = |line, reason: &str| RecordError { line, reason: reason.to_owned() };
        match lines.next() {
            Some((_, first)) if first.trim_end() == FIRST_LINE => {}
            _ => {
                return Err(error(1, &format!("a record must begin with the line {FIRST_LINE:?}")));
            }
        }
        let mut headers = RecordHeaders::default();
        for (number, line) in lines.by_ref() {
            if line.trim().is_empty() {
                break;
            }
            headers.read(line).map_err(|reason| error(number, &reason))?;
        }
        let (mut plies, mut variations, mut events) = (Vec::new(), Vec::new(), Vec::new());
        let mut section = None;
        for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let kept = match (line.trim(), section) {
                (VARIATIONS, None) => {
                    section = Some(VARIATIONS);
                    continue;
                }
                (EVENTS, None | Some(VARIATIONS)) => {
                    section = Some(EVENTS);
                    continue;
                }
                (line, None) => {
                    let due = plies.len() + 1;
                    let ply = read_ply(line, due).ok_or_else(|| {
                        error(
                            number,
                            &format!(
                                "ply {due} should come here: \"{due}. d1-d4 [time, clock left]\""
                            ),
                        )
                    })?;
                    plies.push(ply);
                    continue;
                }
                (line, Some(section)) => (RecordLine::new(line), section),
            };
            match kept {
                (Some(line), VARIATIONS) => variations.push(line),
                (Some(line), _) => events.push(line),
                (None, VARIATIONS) => {
                    return Err(error(number, "a variation must be a line of text"));
                }
                (None, _) => return Err(error(number, "an event must be a line of text")),
            }
        }
        let last = text.lines().count();
        headers
            .finish(plies, variations, events)
            .map_err(|missing| error(last, &format!("the header {missing} is missing")))
    }
}

/// The headers while they are being read.
#[derive(Default)]
struct RecordHeaders {
    seen: Vec<String>,
    ruleset: Option<(String, u32)>,
    game: Option<RecordLine>,
    attackers: Option<RecordLine>,
    defenders: Option<RecordLine>,
    event: Option<RecordLine>,
    date: Option<RecordLine>,
    stated: Option<RecordLine>,
    clock: Option<RecordLine>,
    began: Option<RecordTime>,
    ended: Option<RecordTime>,
    announcements: Policy,
    dice: Option<Dice>,
    commitment: Option<[u8; 32]>,
    secret: Option<Vec<u8>>,
    rolls: (Vec<u32>, u32),
    rolled: Option<Roll>,
    start: Option<RecordLine>,
    result: Option<Option<GameEnd>>,
    chain: Option<[u8; 32]>,
}

impl RecordHeaders {
    fn read(&mut self, line: &str) -> Result<(), String> {
        let (name, value) =
            line.split_once(':').ok_or("a header must be a name, a colon and a value")?;
        let (name, value) = (name.trim(), value.trim());
        if self.seen.iter().any(|seen| seen == name) {
            return Err(format!("{name} occurs twice"));
        }
        self.seen.push(name.to_owned());
        let cannot = || format!("cannot read {name} {value:?}");
        let line = || RecordLine::new(value).ok_or_else(cannot);
        let moment = || RecordTime::new(value).ok_or_else(cannot);
        match name {
            "Ruleset" => self.ruleset = Some(read_ruleset(value).ok_or_else(cannot)?),
            "Game" => self.game = Some(line()?),
            "Attackers" => self.attackers = Some(line()?),
            "Defenders" => self.defenders = Some(line()?),
            "Event" => self.event = Some(line()?),
            "Date" => self.date = Some(line()?),
            "Stated" => self.stated = Some(line()?),
            "Clock" => self.clock = Some(line()?),
            "Start" => self.start = Some(line()?),
            "Began" => self.began = Some(moment()?),
            "Ended" => self.ended = Some(moment()?),
            "Announcements" => self.announcements = Policy::from_word(value).ok_or_else(cannot)?,
            "Dice" if value == Dice::Hun.word() => self.dice = Some(Dice::Hun),
            "Commitment" => self.commitment = Some(read_hash(value).ok_or_else(cannot)?),
            "Chain" => self.chain = Some(read_hash(value).ok_or_else(cannot)?),
            "Secret" => {
                let secret = read_hex(value).filter(|secret| !secret.is_empty());
                self.secret = Some(secret.ok_or_else(cannot)?);
            }
            "Rolls" => self.rolls = read_rolls(value).ok_or_else(cannot)?,
            "Rolled" => {
                let roll = value.parse().ok().and_then(Roll::new);
                self.rolled = Some(roll.ok_or_else(cannot)?);
            }
            "Result" if value == "unfinished" => self.result = Some(None),
            "Result" => self.result = Some(Some(GameEnd::parse(value).ok_or_else(cannot)?)),
            "Dice" => return Err(cannot()),
            _ => return Err(format!("a record has no header {name:?}")),
        }
        Ok(())
    }

    /// The record, or the name of a header that must be there.
    fn finish(
        self,
        plies: Vec<RecordPly>,
        variations: Vec<RecordLine>,
        events: Vec<RecordLine>,
    ) -> Result<Record, &'static str> {
        let (ruleset, version) = self.ruleset.ok_or("Ruleset")?;
        let (rolls, rolls_made) = self.rolls;
        Ok(Record {
            ruleset,
            version,
            game: self.game,
            attackers: self.attackers,
            defenders: self.defenders,
            event: self.event,
            date: self.date,
            stated: self.stated,
            began: self.began,
            ended: self.ended,
            clock: self.clock,
            terms: Terms {
                announcements: self.announcements,
                dice: self.dice.unwrap_or(Dice::None),
            },
            commitment: self.commitment,
            secret: self.secret,
            rolls,
            rolls_made,
            rolled: self.rolled,
            start: self.start,
            plies,
            variations,
            result: self.result.ok_or("Result")?,
            events,
            chain: self.chain,
        })
    }
}

fn read_ruleset(value: &str) -> Option<(String, u32)> {
    let (id, version) = value.split_once(' ')?;
    let is_id = id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    (is_id && !id.is_empty()).then_some((id.to_owned(), version.trim().parse().ok()?))
}

/// `1 2 4 of 5`, `none of 1`.
fn read_rolls(value: &str) -> Option<(Vec<u32>, u32)> {
    let (numbers, made) = value.rsplit_once(" of ")?;
    let made: u32 = made.parse().ok().filter(|&made| made > 0)?;
    let numbers = match numbers {
        "none" => Vec::new(),
        numbers => numbers.split(' ').map(|n| n.parse().ok()).collect::<Option<_>>()?,
    };
    Some((numbers, made))
}

fn read_ply(line: &str, due: usize) -> Option<RecordPly> {
    let rest = line.trim().strip_prefix(&format!("{due}."))?.trim_start();
    let Some((text, notes)) = rest.split_once(" [") else {
        return Some(RecordPly { text: RecordLine::new(rest)?, at: None, left: None });
    };
    let notes = notes.strip_suffix(']')?;
    let text = RecordLine::new(text.trim_end())?;
    let read_left = |left: &str| read_duration(left.strip_suffix(" left")?);
    let (at, left) = match notes.split_once(", ") {
        Some((at, left)) => (Some(RecordTime::new(at)?), Some(read_left(left)?)),
        None if notes.ends_with(" left") => (None, Some(read_left(notes)?)),
        None => (Some(RecordTime::new(notes)?), None),
    };
    Some(RecordPly { text, at, left })
}

/// `6d23:55:00`.
fn duration(seconds: u64) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86400);
    format!("{days}d{:02}:{:02}:{:02}", hours % 24, minutes % 60, seconds % 60)
}

fn read_duration(text: &str) -> Option<u64> {
    let (days, clock) = text.split_once('d')?;
    let fields: Vec<u64> = clock.split(':').map(|n| n.parse().ok()).collect::<Option<_>>()?;
    let &[hours, minutes, seconds] = fields.as_slice() else { return None };
    if hours > 23 || minutes > 59 || seconds > 59 {
        return None;
    }
    let days: u64 = days.parse().ok()?;
    days.checked_mul(86400)?.checked_add(hours * 3600 + minutes * 60 + seconds)
}

fn read_hash(text: &str) -> Option<[u8; 32]> {
    read_hex(text)?.try_into().ok()
}
