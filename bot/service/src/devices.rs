//! Devices: the browsers in which players are signed in to the pages. A device is known by a secret
//! that it keeps; the club stores only its hash.

use chrono::{DateTime, NaiveTime, Utc};
use engine::hex::{read_hex, write_hex};
use storage::{DeviceRow, Fault, View};

use super::channels::{AddressForm, traits};
use super::request::Actor;
use super::token::Token;

/// The address by which the club knows a device with that secret, on [`storage::Channel::Web`].
pub fn address(secret: Token) -> String {
    write_hex(&secret.hash())
}

/// The device that somebody asks on, if a player is signed in there.
pub(super) fn of_actor(view: View<'_>, actor: &Actor) -> Result<Option<DeviceRow>, Fault> {
    if traits(actor.channel).address != AddressForm::Device {
        return Ok(None);
    }
    // A visitor has no device, and the address is empty.
    match read_hex(&actor.address).and_then(|hash| hash.try_into().ok()) {
        Some(hash) => view.device(hash),
        None => Ok(None),
    }
}

/// The device that somebody asks on, if it isn't noted yet that it was used today.
pub(super) fn unnoted(
    view: View<'_>,
    actor: &Actor,
    now: DateTime<Utc>,
) -> Result<Option<i64>, Fault> {
    let device = of_actor(view, actor)?;
    Ok(device.filter(|device| device.used_on != Some(day(now))).map(|device| device.id))
}

/// The beginning of a day.
pub(super) fn day(now: DateTime<Utc>) -> DateTime<Utc> {
    now.date_naive().and_time(NaiveTime::MIN).and_utc()
}
