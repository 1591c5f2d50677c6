//! How often each position has occurred since the last capture, and what counts as the
//! same position (RULES 5).

use crate::position::Position;
use crate::routes::Routes;
use crate::square::MAX_SIZE;

/// What is compared: board and side to move, and with announcements the announced routes
/// (attackers to move) or the routes the king may use (defenders to move). Mirror images
/// differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Occurred {
    pub position: Position,
    pub routes: Routes,
    /// Nearly all positions differ in it, so that boards are rarely compared.
    fingerprint: u64,
}

impl Occurred {
    /// The position with the routes that belong to it.
    pub(crate) fn new(position: Position, routes: Routes) -> Occurred {
        let men = &position.men;
        let king = u64::from(position.king.file()) << 8 | u64::from(position.king.rank());
        let fingerprint = (0..i32::from(MAX_SIZE)).fold(king, |mixed, rank| {
            let row = u64::from(men.attackers.row(rank)) | u64::from(men.defenders.row(rank)) << 32;
            (mixed.rotate_left(5) ^ row).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        Occurred { position, routes, fingerprint }
    }
}

/// The table of positions and how often each occurred, in the order in which they first
/// did. Finding one looks at eight bytes for each position since the last capture.
#[derive(Clone, Debug, Default)]
pub(crate) struct Occurrences {
    fingerprints: Vec<u64>,
    counts: Vec<(Occurred, u32)>,
}

impl Occurrences {
    pub(crate) fn count(&self, occurred: &Occurred) -> u32 {
        self.find(occurred).map_or(0, |place| self.counts[place].1)
    }

    pub(crate) fn add(&mut self, occurred: Occurred, times: u32) {
        if let Some(place) = self.find(&occurred) {
            // A table that somebody typed may hold any number.
            let (_, count) = &mut self.counts[place];
            *count = count.saturating_add(times);
        } else {
            self.fingerprints.push(occurred.fingerprint);
            self.counts.push((occurred, times));
        }
    }

    /// Forgets everything: no position from before a capture can come back.
    pub(crate) fn clear(&mut self) {
        self.fingerprints.clear();
        self.counts.clear();
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &(Occurred, u32)> {
        self.counts.iter()
    }

    /// The place of a position in both lists, which have the same length.
    fn find(&self, occurred: &Occurred) -> Option<usize> {
        let places = self.fingerprints.iter().enumerate();
        places
            .filter(|&(_, &fingerprint)| fingerprint == occurred.fingerprint)
            .map(|(place, _)| place)
            .find(|&place| self.counts[place].0 == *occurred)
    }
}

impl PartialEq for Occurrences {
    fn eq(&self, other: &Occurrences) -> bool {
        self.counts.len() == other.counts.len()
            && self.iter().all(|(occurred, count)| other.count(occurred) == *count)
    }
}

impl Eq for Occurrences {}
