//! Which device somebody is signed in on, and for how long that is kept.

use chrono::{DateTime, NaiveTime, TimeDelta, Utc};
use engine::hex::read_hex;
use storage::{DeviceRow, Fault, PlayerId, View};

use crate::channels::{AddressForm, traits};
use crate::request::Actor;

/// After how many days without use a device is signed out.
pub const KEPT_DAYS: i64 = 365;

/// The span within which codes are counted.
pub const SPAN: TimeDelta = TimeDelta::days(1);

/// The player who is signed in on the device that somebody asks on.
pub fn player_of(view: View<'_>, actor: &Actor) -> Result<Option<PlayerId>, Fault> {
    Ok(of_actor(view, actor)?.map(|device| device.player))
}

/// The beginning of a day.
pub fn day(now: DateTime<Utc>) -> DateTime<Utc> {
    now.date_naive().and_time(NaiveTime::MIN).and_utc()
}

/// The device that somebody asks on, if a player is signed in there.
pub fn of_actor(view: View<'_>, actor: &Actor) -> Result<Option<DeviceRow>, Fault> {
    if traits(actor.channel).address != AddressForm::Device {
        return Ok(None);
    }
    // A visitor has no device, and the address is empty.
    match read_hex(&actor.address).and_then(|hash| hash.try_into().ok()) {
        Some(hash) => view.device(hash),
        None => Ok(None),
    }
}
