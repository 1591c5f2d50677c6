//! Devices: the browsers in which players are signed in to the pages. A device is known by a secret
//! that it keeps; the club stores only its hash.
//!
//! There are no passwords: the club sends a code to an address of the player's, and the device that
//! asked for it gives it back. Nobody who asks learns whether there is such a player.

use chrono::{DateTime, TimeDelta, Utc};
use commands::WhichDevices;
use engine::hex::write_hex;
use kernel::channels::is_sent_to;
use kernel::desk::{Questions, Service};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, whole_seconds};
use kernel::refused::{Refused, Stop};
use kernel::request::Actor;
use kernel::token::Token;
use kernel::{names, signed_in};
use sha2::{Digest as _, Sha256};
use storage::{CodeAskedBy, DeviceRow, Fault, GameId, IdentityRow, NewDeviceRow, PlayerId, View};
use templates::Refusal;
use templates::accounts::{AccountNews, AccountRefused, Device, devices};
use templates::told::News;

use crate::everywhere;

/// How long a code is valid.
pub const PATIENCE: TimeDelta = TimeDelta::minutes(10);

/// How often a device can try codes on each that it asked for.
pub const MOST_TRIES: u32 = 3;

/// How many codes a day are sent to a player for their name, as many again for links that only they
/// were sent, and as many again to devices on which they have been signed in before: somebody who
/// asks for codes in another's name can't keep them out.
pub const MOST_CODES: u32 = 5;

/// How many codes a day can be asked for by name in all, also for names that nobody has. For one that
/// could be guessed, about 3000 of these days are needed.
pub const MOST_CODES_IN_ALL: u32 = 100;

/// The most devices on which a player can be signed in; one more ends the one that was unused for
/// longest.
pub const MOST: usize = 20;

/// The most characters of a device's name that are kept.
const LONGEST_NAME: usize = 40;

/// A device on which somebody wants to sign in.
#[derive(Clone, Debug)]
pub struct NewDevice {
    /// What only its browser knows. A new one for each time somebody asks for a code is safest.
    pub secret: Token,
    /// What it calls itself, in the pages' own words (`Firefox on Android`): the player reads it in
    /// the message with the code, so the person who asks mustn't be able to choose it.
    pub name: String,
    /// Who has been signed in there before, as a mark of the club's proves
    /// ([`is_device_mark`]).
    pub known: Option<PlayerId>,
}

/// Who somebody wants to sign in as.
#[derive(Clone, Debug)]
pub enum DeviceFor {
    /// As the player with that name, as typed.
    Name(String),
    /// As the player who was sent the secret link to that game.
    Link(GameId, Token),
}

/// Sends the player a code for that device, unless there is no such player, they can't be
/// reached, or they have been sent too many. Somebody who asks by name can't tell as long as
/// they aren't told how long this takes; that too many have asked, no matter for which player,
/// isn't secret.
pub fn ask_device_code(
    service: &mut Service,
    now: DateTime<Utc>,
    device: &NewDevice,
    whose: &DeviceFor,
) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| {
        let since = ledger.now - signed_in::SPAN;
        let (player, asked_by) = match whose {
            DeviceFor::Name(typed) => {
                let typed = names::folded(typed.trim().trim_start_matches('@'));
                let found = ledger.view().player_called(&typed)?.map(|found| found.id);
                let is_known = found.is_some() && found == device.known;
                (found, if is_known { CodeAskedBy::Known } else { CodeAskedBy::Name })
            }
            DeviceFor::Link(game, token) => {
                (ledger.lookup().game_by_link(*game, *token)?, CodeAskedBy::Link)
            }
        };
        if asked_by == CodeAskedBy::Name {
            if ledger.view().codes_asked(since)? >= MOST_CODES_IN_ALL {
                return Ok(());
            }
            // Those for nobody count as well: otherwise the count would tell who is somebody.
            ledger.change.insert_code_asked(ledger.now, since)?;
        }
        let Some(player) = player else { return Ok(()) };
        let Some(way) = way_of_code(ledger, player)? else { return Ok(()) };
        if ledger.view().device_codes(player, asked_by, since)? >= MOST_CODES {
            return Ok(());
        }
        let code = code((ledger.entropy)());
        let name = device.name.chars().filter(|c| !c.is_control());
        let name: String = name.take(LONGEST_NAME).collect();
        ledger.change.insert_device(NewDeviceRow {
            secret_hash: device.secret.hash(),
            player,
            name: &name,
            code_hash: hash(device.secret, &code),
            asked_by,
            asked_at: ledger.now,
        })?;
        let told = AccountNews::DeviceCode { code: Some(code), device: name };
        ledger.tell_at(player, (way.channel, way.address), &Happened::Account(told))
    })
}

/// Signs the player in on the device that asked for this code last, and tells them at all their
/// addresses.
pub fn confirm_device(
    service: &mut Service,
    now: DateTime<Utc>,
    secret: Token,
    code: &str,
) -> Result<Result<PlayerId, Refusal>, Fault> {
    let confirmed = service.in_ledger(now, |ledger| {
        let Some(asked) = ledger.view().device_asked(secret.hash())? else { return Ok(None) };
        let age = ledger.now - asked.asked_at;
        if age.abs() >= PATIENCE || asked.tries >= MOST_TRIES {
            return Ok(None);
        }
        if hash(secret, code) != asked.code_hash {
            ledger.change.set_device_tries(asked.id, asked.tries + 1)?;
            return Ok(None);
        }
        confirm(ledger, secret, &asked).map(Some)
    })?;
    match confirmed {
        Some(player) => Ok(Ok(player)),
        None => {
            let refused = Refused::Account(AccountRefused::WrongDeviceCode);
            service.lookup(whole_seconds(now)).refusal(None, &refused).map(Err)
        }
    }
}

/// Nobody is signed in with that secret any more.
pub fn end_device(service: &mut Service, now: DateTime<Utc>, secret: Token) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| match ledger.view().device(secret.hash())? {
        Some(device) => ledger.change.delete_device(device.id),
        None => Ok(()),
    })
}

/// How many codes were asked for by name within the last day, by all together. From
/// [`MOST_CODES_IN_ALL`] on nobody gets one by name, except on a device that is known.
pub fn codes_asked(questions: &Questions, now: DateTime<Utc>) -> Result<u32, Fault> {
    questions.file.view().codes_asked(now - signed_in::SPAN)
}

/// What a browser keeps to show later that this player has been signed in there; `None` if the
/// club has no public pages. It is worth no more than codes that others can't use up.
pub fn device_mark(questions: &Questions, player: PlayerId) -> Result<Option<Token>, Fault> {
    questions.lookup(DateTime::UNIX_EPOCH).device_mark(player)
}

/// Whether that is the mark of that player's devices.
pub fn is_device_mark(questions: &Questions, player: PlayerId, mark: Token) -> Result<bool, Fault> {
    let right = device_mark(questions, player)?;
    // The hashes are compared, so that the time it takes says nothing.
    Ok(right.is_some_and(|right| right.hash() == mark.hash()))
}

/// Where a code is sent: where the player's notices go, or to another working address.
fn way_of_code(ledger: &Ledger<'_>, player: PlayerId) -> Result<Option<IdentityRow>, Fault> {
    let preferred = ledger.player(player)?.channel;
    let mut ways = ledger.view().identities(player)?;
    ways.retain(|way| {
        way.suspended.is_none() && is_sent_to(way.channel) && ledger.channels.contains(&way.channel)
    });
    Ok(ways.into_iter().min_by_key(|way| way.channel != preferred))
}

fn confirm(ledger: &Ledger<'_>, secret: Token, asked: &DeviceRow) -> Result<PlayerId, Fault> {
    if let Some(before) = ledger.view().device(secret.hash())? {
        ledger.change.delete_device(before.id)?;
    }
    let player = asked.player;
    let mut others = ledger.view().devices(player)?;
    let number = others.iter().filter_map(|device| device.number).max().unwrap_or(0) + 1;
    others.sort_by_key(|device| device.used_on);
    let too_many = (others.len() + 1).saturating_sub(MOST);
    for device in others.iter().take(too_many) {
        ledger.change.delete_device(device.id)?;
    }
    ledger.change.confirm_device(asked.id, number, ledger.now)?;
    ledger.change.set_device_used(asked.id, signed_in::day(ledger.now))?;
    let told = AccountNews::DeviceNew { number, device: asked.name.clone() };
    let addresses = ledger.view().identities(player)?;
    everywhere::announce(ledger, player, &addresses, None, &Happened::Account(told))?;
    Ok(player)
}

/// Six digits that nobody can guess.
fn code(entropy: [u8; 32]) -> String {
    let number = entropy.iter().fold(0, |number: u64, &byte| {
        // More bits than the digits need, so that no digit is likelier.
        (number << 8 | u64::from(byte)) % 1_000_000
    });
    format!("{number:06}")
}

/// The stored form of a code, which nobody can read from the file without the device's secret.
/// Whatever stands between the digits doesn't count.
fn hash(secret: Token, code: &str) -> [u8; 32] {
    let digits: String = code.chars().filter(char::is_ascii_digit).collect();
    Sha256::new().chain_update(secret.bits()).chain_update(digits).finalize().into()
}

/// The devices on which a player is signed in, as they are shown to them.
pub fn list(lookup: Lookup<'_>, player: PlayerId, from: &Actor) -> Result<News, Fault> {
    let here = signed_in::of_actor(lookup.view, from)?.map(|device| device.id);
    let all = lookup.view.devices(player)?.into_iter().map(|device| {
        let is_here = Some(device.id) == here;
        // That it is used now is noted once this has been shown.
        let used_on = device.used_on.filter(|_| !is_here);
        let days_ago = used_on.map_or(0, |used| (signed_in::day(lookup.now) - used).num_days());
        Device {
            number: device.number.unwrap_or_default(),
            name: device.name,
            since: device.confirmed_at.unwrap_or(device.asked_at).timestamp(),
            days_ago: days_ago.try_into().unwrap_or_default(),
            is_here,
        }
    });
    Ok(devices(&all.collect::<Vec<_>>()))
}

/// Signs a player out on one device, or on all.
pub fn end(ledger: &Ledger<'_>, player: PlayerId, which: WhichDevices) -> Result<Happened, Stop> {
    let devices = ledger.view().devices(player)?;
    Ok(Happened::Account(match which {
        WhichDevices::All => {
            // The codes that still wait are void, too.
            ledger.change.delete_devices_of(player)?;
            AccountNews::DevicesEnded { count: devices.len().try_into().unwrap_or(u32::MAX) }
        }
        WhichDevices::Number(number) => {
            let ended = devices.into_iter().find(|device| device.number == Some(number));
            let ended = ended.ok_or(AccountRefused::NoDevice { number })?;
            ledger.change.delete_device(ended.id)?;
            AccountNews::DeviceEnded { device: ended.name }
        }
    }))
}

/// The address by which the club knows a device with that secret, on [`storage::Channel::Web`].
pub fn address(secret: Token) -> String {
    write_hex(&secret.hash())
}

/// The device that somebody asks on, if it isn't noted yet that it was used today.
pub fn unnoted(view: View<'_>, actor: &Actor, now: DateTime<Utc>) -> Result<Option<i64>, Fault> {
    let device = signed_in::of_actor(view, actor)?;
    Ok(device.filter(|device| device.used_on != Some(signed_in::day(now))).map(|device| device.id))
}
