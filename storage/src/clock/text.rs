//! A clock as one line of text and back: `7d+1d/10d weekend night=22-07 claim`. Only syntax and
//! bounds: what players read about their clocks is in the templates.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use chrono::TimeDelta;

use super::{AtZero, Clock, Night, Pace, Vacation};

pub const LONGEST_DAYS: u32 = 365;

const LONGEST: i64 = LONGEST_DAYS as i64 * 86_400;

/// The units of a span, in the order in which they are written, and their seconds.
const UNITS: [(char, i64); 4] = [('d', 86_400), ('h', 3_600), ('m', 60), ('s', 1)];

/// Why a text isn't a clock, with the word or span at fault as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockError {
    /// Nothing says how much time there is.
    NoSpan,
    /// A word that is unknown or misspelt: `7w`, `night=22-25`.
    UnknownWord(String),
    /// For example `0d`.
    ZeroSpan(String),
    LongSpan(String),
    /// The bank can't hold even what it starts with.
    CapBelowBank(String),
    /// A night that ends when it begins: `night=22-22`.
    EmptyNight(String),
    /// The second word about one thing: `weekend weekend`, but also `claim hard`.
    Doubled(String),
}

impl Display for ClockError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ClockError::NoSpan => f.write_str("no time given; expected 7d+1d/10d or 3d/ply"),
            ClockError::UnknownWord(word) => write!(f, "{word:?} isn't part of a time control"),
            ClockError::ZeroSpan(span) => write!(f, "the time {span:?} is zero"),
            ClockError::LongSpan(span) => write!(f, "the time {span:?} is longer than 365 days"),
            ClockError::CapBelowBank(word) => write!(f, "the cap in {word:?} is below the bank"),
            ClockError::EmptyNight(word) => write!(f, "{word:?} has the same hour twice"),
            ClockError::Doubled(word) => write!(f, "{word:?} says the same thing again"),
        }
    }
}

impl std::error::Error for ClockError {}

/// Between the paces of two players who have different ones: `3d/ply vs 7d/ply`.
const VERSUS: &str = "vs";

/// The canonical form: the pace, or both, then `weekend`, `night=22-07`, `claim` and `no-vacation`
/// where they were agreed. It reads back as the same clock.
impl Display for Clock {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.pace.fmt(f)?;
        if let Some(odds) = self.odds {
            write!(f, " {VERSUS} {odds}")?;
        }
        if self.stops.weekend {
            f.write_str(" weekend")?;
        }
        if let Some(Night { from, until }) = self.stops.night {
            write!(f, " night={from:02}-{until:02}")?;
        }
        if self.at_zero == AtZero::Claim {
            f.write_str(" claim")?;
        }
        if self.vacation == Vacation::Forbidden {
            f.write_str(" no-vacation")?;
        }
        Ok(())
    }
}

impl Display for Pace {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Pace::Bank { bank, increment, cap } => {
                write!(f, "{}+{}/{}", SpanText(bank), SpanText(increment), SpanText(cap))
            }
            Pace::PerPly(span) => write!(f, "{}/ply", SpanText(span)),
        }
    }
}

/// Reads the canonical form, and also words in any order, upper case, `hard` written out, spans
/// such as `90m` and hours such as `7`. The units of a span come largest first.
impl FromStr for Clock {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Clock, ClockError> {
        let (mut pace, mut odds, mut weekend, mut night) = (None, None, None, None);
        let mut is_second = false;
        let (mut at_zero, mut vacation) = (None, None);
        for word in text.split_whitespace() {
            match word.to_ascii_lowercase().as_str() {
                "weekend" => set_once(&mut weekend, true, word)?,
                "hard" => set_once(&mut at_zero, AtZero::Hard, word)?,
                "claim" => set_once(&mut at_zero, AtZero::Claim, word)?,
                "no-vacation" => set_once(&mut vacation, Vacation::Forbidden, word)?,
                VERSUS if pace.is_some() && !is_second => is_second = true,
                lower => match lower.strip_prefix("night=") {
                    Some(hours) => set_once(&mut night, read_night(hours, word)?, word)?,
                    None if is_second => set_once(&mut odds, read_pace(lower, word)?, word)?,
                    None => set_once(&mut pace, read_pace(lower, word)?, word)?,
                },
            }
        }
        let pace = pace.ok_or(ClockError::NoSpan)?;
        if is_second && odds.is_none() {
            return Err(ClockError::NoSpan);
        }
        Ok(Clock {
            pace,
            odds: odds.filter(|odds| *odds != pace),
            stops: super::Stops { weekend: weekend.unwrap_or(false), night },
            at_zero: at_zero.unwrap_or(AtZero::Hard),
            vacation: vacation.unwrap_or(Vacation::Allowed),
        })
    }
}

fn set_once<T>(place: &mut Option<T>, value: T, word: &str) -> Result<(), ClockError> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(ClockError::Doubled(word.to_owned())),
    }
}

/// `7d+1d/10d` or `3d/ply`, in lower case; `word` is what was typed.
fn read_pace(lower: &str, word: &str) -> Result<Pace, ClockError> {
    let unknown = || ClockError::UnknownWord(word.to_owned());
    let (before, after) = lower.split_once('/').ok_or_else(unknown)?;
    if after == "ply" {
        return Ok(Pace::PerPly(read_span(before, word)?));
    }
    let (bank, increment) = before.split_once('+').ok_or_else(unknown)?;
    let (bank, increment) = (read_span(bank, word)?, read_span(increment, word)?);
    let cap = read_span(after, word)?;
    if cap < bank {
        return Err(ClockError::CapBelowBank(word.to_owned()));
    }
    Ok(Pace::Bank { bank, increment, cap })
}

/// `1d12h`: numbers with their units, largest first and each at most once.
fn read_span(span: &str, word: &str) -> Result<TimeDelta, ClockError> {
    let unknown = || ClockError::UnknownWord(word.to_owned());
    let (mut rest, mut total) = (span, 0_i64);
    for (unit, seconds) in UNITS {
        // Units can be left out: `1d30m` has no `h`.
        let Some((digits, after)) = rest.split_once(unit) else { continue };
        if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(unknown());
        }
        // Only a number with too many digits fails here, and that is too long a span anyway.
        let count = digits.parse().unwrap_or(i64::MAX);
        total = total.saturating_add(count.saturating_mul(seconds));
        rest = after;
    }
    match total {
        _ if !rest.is_empty() || span.is_empty() => Err(unknown()),
        0 => Err(ClockError::ZeroSpan(span.to_owned())),
        1..=LONGEST => Ok(TimeDelta::seconds(total)),
        _ => Err(ClockError::LongSpan(span.to_owned())),
    }
}

/// `22-07`: two different full hours from 0 to 23.
fn read_night(hours: &str, word: &str) -> Result<Night, ClockError> {
    let unknown = || ClockError::UnknownWord(word.to_owned());
    let (from, until) = hours.split_once('-').ok_or_else(unknown)?;
    let hour = |text: &str| match text.parse() {
        Ok(hour @ 0..=23) if text.len() <= 2 && !text.starts_with('+') => Ok(hour),
        _ => Err(unknown()),
    };
    let (from, until) = (hour(from)?, hour(until)?);
    if from == until {
        return Err(ClockError::EmptyNight(word.to_owned()));
    }
    Ok(Night { from, until })
}

/// A span as `1d12h`, without the units that are zero; no time at all is `0s`.
struct SpanText(TimeDelta);

impl Display for SpanText {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut rest = self.0.num_seconds();
        if rest == 0 {
            return f.write_str("0s");
        }
        for (unit, seconds) in UNITS {
            let count = rest / seconds;
            rest %= seconds;
            if count != 0 {
                write!(f, "{count}{unit}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
