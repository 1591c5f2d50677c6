//! What the log of a ladder tells: the places at any moment, what moved somebody, and whether the
//! places that are stored separately agree with it.

use std::fmt;

use chrono::{DateTime, Datelike, NaiveDate, NaiveTime, Utc};
use storage::{Fault, PlayerId, StepRow, View};

use super::step::change_of;

/// A ladder according to its log: from the top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Places(pub Vec<PlayerId>);

impl Places {
    pub fn of(&self, player: PlayerId) -> Option<u32> {
        let at = self.0.iter().position(|&other| other == player)?;
        u32::try_from(at + 1).ok()
    }

    /// Applies a step; returns whether it fits the current places.
    pub fn follow(&mut self, step: &StepRow) -> bool {
        let from = self.of(step.player);
        if from != step.from {
            return false;
        }
        if step.from == step.to {
            return true;
        }
        if let Some(from) = from {
            self.0.remove(from as usize - 1);
        }
        match step.to {
            Some(to) if to >= 1 && to as usize <= self.0.len() + 1 => {
                self.0.insert(to as usize - 1, step.player);
                true
            }
            Some(_) => false,
            None => true,
        }
    }
}

/// A step with its effect on a player's place.
pub(super) struct Moved<'a> {
    pub step: &'a StepRow,
    pub before: Option<u32>,
    pub after: Option<u32>,
}

/// Every step that moved a player or was about them.
pub(super) fn of_player(steps: &[StepRow], player: PlayerId) -> Vec<Moved<'_>> {
    let mut places = Places::default();
    let mut moved = Vec::new();
    for step in steps {
        let before = places.of(player);
        places.follow(step);
        let after = places.of(player);
        if before != after || step.player == player || step.rival == Some(player) {
            moved.push(Moved { step, before, after });
        }
    }
    moved
}

/// The places of a ladder at a moment.
pub(super) fn at(steps: &[StepRow], moment: DateTime<Utc>) -> Places {
    let mut places = Places::default();
    for step in steps.iter().take_while(|step| step.at < moment) {
        places.follow(step);
    }
    places
}

/// The end of a month, which is the beginning of the next.
pub(super) fn end_of(year: i32, month: u32) -> Option<DateTime<Utc>> {
    let first = NaiveDate::from_ymd_opt(year, month, 1)?;
    let next = match first.month() {
        12 => NaiveDate::from_ymd_opt(year.checked_add(1)?, 1, 1)?,
        month => NaiveDate::from_ymd_opt(year, month + 1, 1)?,
    };
    Some(next.and_time(NaiveTime::MIN).and_utc())
}

/// A difference between a ladder and its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unlike {
    /// That step does not follow from those before it.
    Step(u32),
    /// The stored places are not those that the log gives.
    Places,
    /// A player has two places, or a place is empty.
    Gap,
}

impl fmt::Display for Unlike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unlike::Step(number) => {
                write!(f, "step {number} of its log does not follow from those before it")
            }
            Unlike::Places => f.write_str("the places differ from those in its log"),
            Unlike::Gap => f.write_str("a place is empty, or a player has two"),
        }
    }
}

/// Checks a ladder against its log. Returns the number of its steps.
pub fn verify(view: View<'_>, ladder: &str) -> Result<Result<u32, Unlike>, Fault> {
    let steps = view.steps(ladder)?;
    let mut places = Places::default();
    for (number, step) in (1..).zip(&steps) {
        change_of(step)?;
        if step.number != number || !places.follow(step) {
            return Ok(Err(Unlike::Step(step.number)));
        }
    }
    let rungs = view.rungs(ladder)?;
    let kept: Vec<PlayerId> = rungs.iter().map(|rung| rung.player).collect();
    if !rungs.iter().map(|rung| rung.place).eq((1..).take(rungs.len()).map(Some)) {
        return Ok(Err(Unlike::Gap));
    }
    if kept != places.0 {
        return Ok(Err(Unlike::Places));
    }
    Ok(Ok(u32::try_from(steps.len()).unwrap_or(u32::MAX)))
}
