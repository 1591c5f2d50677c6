//! What one player can offer the other about their clocks: more time for both (`offer time 3 days`),
//! or a pause of the game (`offer pause until Friday`). How much can be offered is not known here.

use std::fmt;

use super::day::Day;
use super::rest::RestOfLine;
use super::vacation::length;
use crate::Misread;
use crate::words::{VacationWord, Word};

/// That many days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraDays(pub u16);

/// How long a game is to be paused, from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseLength {
    Days(u16),
    /// Until the end of that day.
    Until(Day),
}

impl ExtraDays {
    /// Reads `3 days`, `a week`, `3d`. A number alone could be that of a game.
    pub(super) fn read(rest: &mut RestOfLine<'_>) -> Result<ExtraDays, Misread> {
        rest.need_more()?;
        days(rest)?.map(ExtraDays).ok_or_else(|| rest.bad(rest.peek(), Vec::new()))
    }
}

impl PauseLength {
    /// Reads the same, or `until Friday`.
    pub(super) fn read(rest: &mut RestOfLine<'_>) -> Result<PauseLength, Misread> {
        rest.need_more()?;
        if let Some(days) = days(rest)? {
            return Ok(PauseLength::Days(days));
        }
        let here = *rest;
        match rest.word() {
            Some(VacationWord::Until) => Day::read(rest).map(PauseLength::Until),
            _ => Err(here.bad(here.peek(), Vec::new())),
        }
    }
}

fn days(rest: &mut RestOfLine<'_>) -> Result<Option<u16>, Misread> {
    let mut behind = *rest;
    if behind.number().is_some() && behind.is_empty() {
        return Ok(None);
    }
    length(rest)
}

impl fmt::Display for ExtraDays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, VacationWord::Days.canonical())
    }
}

impl fmt::Display for PauseLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PauseLength::Days(days) => ExtraDays(*days).fmt(f),
            PauseLength::Until(day) => write!(f, "{} {day}", VacationWord::Until.canonical()),
        }
    }
}
