//! What the log of a ladder tells: the places at any moment, what moved somebody, and whether the
//! places that are stored separately agree with it.

use std::fmt;

use chrono::{DateTime, Datelike, NaiveDate, NaiveTime, Utc};
use kernel::ladders::change_of;
use kernel::names;
use storage::{Fault, PlayerId, StepRow, View};
use templates::of_ladder;

/// A ladder according to its log: from the top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places(pub Vec<PlayerId>);

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

/// A player's place according to a log whose steps fit each other. It's found without finding those
/// of all others.
#[derive(Clone, Copy, Debug)]
pub struct OnePlace {
    player: PlayerId,
    pub place: Option<u32>,
}

impl OnePlace {
    pub fn of(player: PlayerId) -> OnePlace {
        OnePlace { player, place: None }
    }

    /// Applies the next step.
    pub fn follow(&mut self, step: &StepRow) {
        if step.player == self.player {
            self.place = step.to;
        } else if let (Some(place), true) = (self.place, step.from != step.to) {
            // The gap behind the player who moves closes, and another opens.
            let place = place - u32::from(step.from.is_some_and(|from| from < place));
            self.place = Some(place + u32::from(step.to.is_some_and(|to| to <= place)));
        }
    }
}

/// A step with its effect on a player's place.
pub struct Moved<'a> {
    pub step: &'a StepRow,
    pub before: Option<u32>,
    pub after: Option<u32>,
}

/// Every step that moved a player or was about them.
pub fn of_player(steps: &[StepRow], player: PlayerId) -> Vec<Moved<'_>> {
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
pub fn at(steps: &[StepRow], moment: DateTime<Utc>) -> Places {
    let mut places = Places::default();
    for step in steps.iter().take_while(|step| step.at < moment) {
        places.follow(step);
    }
    places
}

/// The end of a month, which is the beginning of the next.
pub fn end_of(year: i32, month: u32) -> Option<DateTime<Utc>> {
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
    /// That step was taken while the ladder wasn't open.
    Closed(u32),
    /// It has players or matches although it isn't open.
    NotOpen,
    /// It is a circle's that isn't there, or is closed.
    Circle,
    /// The times for which it was open overlap, or one ends before it begins.
    Times,
}

impl fmt::Display for Unlike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unlike::Step(number) => {
                write!(f, "step {number} of its log does not follow from those before it")
            }
            Unlike::Places => f.write_str("the places differ from those in its log"),
            Unlike::Gap => f.write_str("a place is empty, or a player has two"),
            Unlike::Closed(number) => {
                write!(f, "step {number} of its log was taken while it was closed")
            }
            Unlike::NotOpen => f.write_str("it isn't open, but has players or matches"),
            Unlike::Circle => f.write_str("its circle isn't there, or is closed"),
            Unlike::Times => f.write_str("the times for which it was open contradict each other"),
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
    let times = view.ladder_times(ladder)?;
    let mut last = DateTime::UNIX_EPOCH;
    for time in &times {
        let closed_at = time.closed_at.unwrap_or(DateTime::<Utc>::MAX_UTC);
        if time.opened_at < last || closed_at < time.opened_at {
            return Ok(Err(Unlike::Times));
        }
        last = closed_at;
    }
    let is_open = |at: DateTime<Utc>| {
        let mut times = times.iter();
        times.any(|time| time.opened_at <= at && time.closed_at.is_none_or(|closed| at <= closed))
    };
    if let Some(step) = steps.iter().find(|step| !is_open(step.at)) {
        return Ok(Err(Unlike::Closed(step.number)));
    }
    if let Some(circle) = of_ladder(ladder).0 {
        let row = view.circle_called(&names::folded(circle))?;
        let is_open = row.is_some_and(|row| row.name == circle && row.closed_at.is_none());
        if !is_open && (times.is_empty() || view.open_ladder(ladder)?.is_some()) {
            return Ok(Err(Unlike::Circle));
        }
    }
    let rungs = view.rungs(ladder)?;
    let in_use = !rungs.is_empty() || !view.running_matches_about(ladder)?.is_empty();
    if in_use && view.open_ladder(ladder)?.is_none() {
        return Ok(Err(Unlike::NotOpen));
    }
    let kept: Vec<PlayerId> = rungs.iter().map(|rung| rung.player).collect();
    if !rungs.iter().map(|rung| rung.place).eq((1..).take(rungs.len()).map(Some)) {
        return Ok(Err(Unlike::Gap));
    }
    if kept != places.0 {
        return Ok(Err(Unlike::Places));
    }
    Ok(Ok(u32::try_from(steps.len()).unwrap_or(u32::MAX)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_is_followed_as_all_are() {
        let at = DateTime::UNIX_EPOCH;
        let step = |player: i64, from: Option<u32>, to: Option<u32>| StepRow {
            ladder: "skalk".into(),
            number: 1,
            at,
            what: "corrected".into(),
            player: PlayerId(player),
            from,
            to,
            rival: None,
            rival_place: None,
            game: None,
            detail: None,
            reason: None,
        };
        let steps = [
            step(1, None, Some(1)),
            step(2, None, Some(2)),
            step(3, None, Some(3)),
            step(4, None, Some(4)),
            step(4, Some(4), Some(1)),
            step(1, Some(2), Some(3)),
            step(2, Some(2), Some(2)),
            step(4, Some(1), None),
            step(3, Some(3), Some(1)),
            step(4, None, Some(2)),
            step(3, Some(1), Some(4)),
        ];
        let mut all = Places::default();
        let mut each: Vec<OnePlace> =
            (1..=4).map(|player| OnePlace::of(PlayerId(player))).collect();
        for step in &steps {
            assert!(all.follow(step), "{step:?}");
            for one in &mut each {
                one.follow(step);
                assert_eq!(one.place, all.of(one.player), "{one:?} after {step:?}");
            }
        }
        assert_eq!(all.0, [4, 2, 1, 3].map(PlayerId));
    }
}
