//! How often each position has occurred since the last capture, and what counts as the
//! same position (RULES 5).

use std::collections::BTreeMap;

use crate::{Position, Routes, Side};

/// What is compared: board and side to move, and with announcements the announced routes
/// (attackers to move) or the routes the king may use (defenders to move). Mirror images
/// differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Occurred {
    pub position: Position,
    pub routes: Routes,
}

impl Occurred {
    /// The position with those routes announced and usable.
    pub(crate) fn new(position: Position, announced: Routes, usable: Routes) -> Occurred {
        let routes = match position.to_move {
            Side::Attackers => announced,
            Side::Defenders => usable,
        };
        Occurred { position, routes }
    }
}

/// The table of positions and how often each occurred.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Occurrences {
    counts: BTreeMap<Occurred, u32>,
}

impl Occurrences {
    /// How often it has occurred.
    pub(crate) fn count(&self, occurred: &Occurred) -> u32 {
        self.counts.get(occurred).copied().unwrap_or(0)
    }

    /// It has occurred so many times more.
    pub(crate) fn add(&mut self, occurred: Occurred, times: u32) {
        let count = self.counts.entry(occurred).or_default();
        // A table that was typed may hold any number.
        *count = count.saturating_add(times);
    }

    /// A capture: nothing earlier can come back.
    pub(crate) fn clear(&mut self) {
        self.counts.clear();
    }

    /// Each position and how often it occurred.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&Occurred, u32)> {
        self.counts.iter().map(|(occurred, &count)| (occurred, count))
    }
}
