//! A player's achievements according to a ladder's log: days in first place, challenges withstood,
//! matches won.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::ladders::change_of;
use storage::{Fault, PlayerId, StepRow};
use templates::ladder::LadderChange;

use crate::past::OnePlace;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Honours {
    pub best: Option<u32>,
    /// The total time in first place.
    pub reign: TimeDelta,
    /// The beginning of the current time in first place, if any.
    pub first_since: Option<DateTime<Utc>>,
    /// The current number of challenges withstood in a row.
    pub defences: u32,
    pub most_defences: u32,
    pub won: u32,
    pub level: u32,
    pub lost: u32,
}

pub fn of(steps: &[StepRow], player: PlayerId, now: DateTime<Utc>) -> Result<Honours, Fault> {
    let mut own = OnePlace::of(player);
    let mut honours = Honours::default();
    for step in steps {
        let before = own.place;
        own.follow(step);
        let after = own.place;
        honours.count(step, player)?;
        if before != after {
            honours.moved(step.at, after);
        }
    }
    if let Some(since) = honours.first_since {
        honours.reign += now - since;
    }
    Ok(honours)
}

impl Honours {
    fn moved(&mut self, at: DateTime<Utc>, place: Option<u32>) {
        self.best = [self.best, place].into_iter().flatten().min();
        match (self.first_since, place) {
            (None, Some(1)) => self.first_since = Some(at),
            (Some(since), place) if place != Some(1) => {
                self.reign += at - since;
                self.first_since = None;
            }
            _ => {}
        }
        if place.is_none() {
            self.defences = 0;
        }
    }

    fn count(&mut self, step: &StepRow, player: PlayerId) -> Result<(), Fault> {
        let (own, theirs) = (step.player == player, step.rival == Some(player));
        match change_of(step)? {
            LadderChange::Won if own => self.won += 1,
            LadderChange::Won if theirs => {
                self.lost += 1;
                self.defences = 0;
            }
            LadderChange::Lost if own => self.lost += 1,
            LadderChange::Lost if theirs => {
                self.won += 1;
                self.defences += 1;
                self.most_defences = self.most_defences.max(self.defences);
            }
            LadderChange::Tied if own || theirs => self.level += 1,
            LadderChange::Absent | LadderChange::Conceded if theirs => self.defences = 0,
            _ => {}
        }
        Ok(())
    }
}
