//! The devices on which a player is signed in to the pages.

use commands::{Deed, WhichDevices};

use crate::told::news::News;
use crate::told::sentence::Sentence;
use crate::told::step::give;

/// A device, as its player is shown it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// Its number among the player's devices.
    pub number: u32,
    /// What it calls itself.
    pub name: String,
    /// Since when the player is signed in there, in seconds since 1970.
    pub since: i64,
    /// How many days ago it was used last.
    pub days_ago: u32,
    /// Whether the player asks there.
    pub is_here: bool,
}

impl Device {
    fn line(&self) -> Sentence {
        Sentence::of("devices-line")
            .number("number", self.number.into())
            .text("device", &self.name)
            .moment("since", self.since)
            .count("days", self.days_ago)
            .choice("here", if self.is_here { "yes" } else { "no" })
            .next([give(Deed::EndDevices(WhichDevices::Number(self.number)))])
    }
}

/// All devices on which a player is signed in.
pub fn devices(all: &[Device]) -> News {
    let Some((first, rest)) = all.split_first() else {
        return News::of(Sentence::of("devices-none"));
    };
    let said = rest.iter().fold(first.line(), |said, device| said.below(device.line()));
    News::lines(said.next((!rest.is_empty()).then_some(give(Deed::EndDevices(WhichDevices::All)))))
}
