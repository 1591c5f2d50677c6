//! Devices: the browsers in which players are signed in to the pages, and the codes with which they
//! sign in. A device is no way for notices.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::moment::seconds;
use crate::named::named;
use crate::rows::row;
use crate::view::{Change, View};

named! {
    /// What a device asks for a code with.
    pub enum CodeAskedBy {
        Name = "name",
        /// A link that only the player was sent.
        Link = "link",
        /// A name, on a device on which that player was signed in before.
        Known = "known",
    }
}

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct DeviceRow from "devices" {
        pub id: i64,
        pub player: PlayerId,
        /// What it calls itself.
        pub name: String,
        /// SHA-256 of its secret and the code.
        pub code_hash: [u8; 32],
        pub asked_at: DateTime<Utc>,
        /// How many codes were tried on it.
        pub tries: u32,
        /// Its number among the player's devices, once it is signed in.
        pub number: Option<u32>,
        pub confirmed_at: Option<DateTime<Utc>>,
        /// The beginning of the last day (UTC) on which it was used, once it is signed in.
        pub used_on: Option<DateTime<Utc>>,
    }
}

#[derive(Clone, Copy, Debug)]
pub struct NewDeviceRow<'a> {
    /// SHA-256 of its secret.
    pub secret_hash: [u8; 32],
    pub player: PlayerId,
    pub name: &'a str,
    /// SHA-256 of its secret and the code.
    pub code_hash: [u8; 32],
    pub asked_by: CodeAskedBy,
    pub asked_at: DateTime<Utc>,
}

impl View<'_> {
    /// The device with that secret, if a player is signed in on it.
    pub fn device(&self, secret_hash: [u8; 32]) -> Result<Option<DeviceRow>, Fault> {
        self.row("WHERE secret_hash = ?1 AND confirmed_at IS NOT NULL", [secret_hash])
    }

    /// What was asked for last with that secret, if nobody has signed in with it since.
    pub fn device_asked(&self, secret_hash: [u8; 32]) -> Result<Option<DeviceRow>, Fault> {
        let rest = "WHERE secret_hash = ?1 AND confirmed_at IS NULL ORDER BY id DESC LIMIT 1";
        self.row(rest, [secret_hash])
    }

    /// The devices on which a player is signed in, by their numbers.
    pub fn devices(&self, player: PlayerId) -> Result<Vec<DeviceRow>, Fault> {
        self.rows("WHERE player = ?1 AND confirmed_at IS NOT NULL ORDER BY number", [player])
    }

    /// How many codes this player was sent since then that were asked for in that way.
    pub fn device_codes(
        &self,
        player: PlayerId,
        asked_by: CodeAskedBy,
        since: DateTime<Utc>,
    ) -> Result<u32, Fault> {
        let sql = "SELECT count(*) FROM devices
                   WHERE player = ?1 AND asked_by = ?2 AND asked_at > ?3";
        self.value(sql, params![player, asked_by, seconds(since)])
    }

    /// How often somebody asked by name for a code since then, also in vain.
    pub fn codes_asked(&self, since: DateTime<Utc>) -> Result<u32, Fault> {
        let sql = "SELECT count(*) FROM codes_asked WHERE asked_at > ?1";
        self.value(sql, [seconds(since)])
    }

    /// Whether there is something that [`Change::drop_device_codes`] or
    /// [`Change::drop_unused_devices`] would delete.
    pub fn has_old_devices(
        &self,
        asked_before: DateTime<Utc>,
        used_before: DateTime<Utc>,
    ) -> Result<bool, Fault> {
        let sql = "SELECT 1 FROM devices
                   WHERE asked_at <= ?1 AND (confirmed_at IS NULL OR used_on < ?2)";
        self.exists(sql, params![seconds(asked_before), seconds(used_before)])
    }
}

impl Change<'_> {
    /// Somebody asks by name for a code. What was asked at `before` or earlier is forgotten.
    pub fn insert_code_asked(&self, at: DateTime<Utc>, before: DateTime<Utc>) -> Result<(), Fault> {
        self.run("DELETE FROM codes_asked WHERE asked_at <= ?1", [seconds(before)])?;
        self.run("INSERT INTO codes_asked (asked_at) VALUES (?1)", [seconds(at)])
    }

    /// A device asks for a code.
    pub fn insert_device(&self, new: NewDeviceRow<'_>) -> Result<(), Fault> {
        let sql = "INSERT INTO devices (secret_hash, player, name, code_hash, asked_by, asked_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let NewDeviceRow { secret_hash, player, name, code_hash, asked_by, asked_at } = new;
        self.run(sql, params![secret_hash, player, name, code_hash, asked_by, seconds(asked_at)])
    }

    /// Sets how many codes were tried; enough of them make the right one useless.
    pub fn set_device_tries(&self, id: i64, tries: u32) -> Result<(), Fault> {
        self.run("UPDATE devices SET tries = ?2 WHERE id = ?1", params![id, tries])
    }

    /// The player is signed in on the device from now on. Nobody may be signed in with its secret
    /// yet.
    pub fn confirm_device(&self, id: i64, number: u32, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE devices SET number = ?2, confirmed_at = ?3 WHERE id = ?1";
        self.run(sql, params![id, number, seconds(at)])
    }

    /// Notes the day on which a device was used, by its beginning.
    pub fn set_device_used(&self, id: i64, day: DateTime<Utc>) -> Result<(), Fault> {
        self.run("UPDATE devices SET used_on = ?2 WHERE id = ?1", params![id, seconds(day)])
    }

    /// Nobody is signed in on the device any more, or will be.
    pub fn delete_device(&self, id: i64) -> Result<(), Fault> {
        self.run("DELETE FROM devices WHERE id = ?1", [id])
    }

    /// Ends all devices of a player, also those that still wait for a code.
    pub fn delete_devices_of(&self, player: PlayerId) -> Result<(), Fault> {
        self.run("DELETE FROM devices WHERE player = ?1", [player])
    }

    /// Forgets the codes that were asked for at that moment or earlier and not used.
    pub fn drop_device_codes(&self, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "DELETE FROM devices WHERE asked_at <= ?1 AND confirmed_at IS NULL";
        self.run(sql, [seconds(at)])
    }

    /// Ends the devices that have not been used since that day began.
    pub fn drop_unused_devices(&self, day: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "DELETE FROM devices WHERE used_on < ?1 AND confirmed_at IS NOT NULL";
        self.run(sql, [seconds(day)])
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;
    use crate::locale::{Channel, Locale};
    use crate::players::NewPlayer;

    const NOW: DateTime<Utc> = DateTime::from_timestamp(1_793_613_600, 0).unwrap();

    fn asks(
        player: PlayerId,
        secret: u8,
        asked_by: CodeAskedBy,
        asked_at: DateTime<Utc>,
    ) -> NewDeviceRow<'static> {
        NewDeviceRow {
            secret_hash: [secret; 32],
            player,
            name: "Firefox",
            code_hash: [secret; 32],
            asked_by,
            asked_at,
        }
    }

    #[test]
    fn nobody_is_signed_in_before_a_device_is_confirmed_or_after_it_has_ended() {
        let folder = tempfile::tempdir().unwrap();
        let mut file = crate::File::open(&folder.path().join("club.sqlite")).unwrap();
        let change = file.change().unwrap();
        let alva = change
            .insert_player(NewPlayer {
                handle: "Alva",
                folded: "alva",
                ascii: "Alva",
                name: "Alva",
                locale: Locale::default(),
                channel: Channel::Terminal,
                joined_at: NOW,
            })
            .unwrap();
        let (view, day) = (change.view(), TimeDelta::days(1));
        change.insert_device(asks(alva, 1, CodeAskedBy::Name, NOW - day)).unwrap();
        change.insert_device(asks(alva, 1, CodeAskedBy::Link, NOW)).unwrap();
        assert_eq!(view.device([1; 32]).unwrap(), None);
        let asked = view.device_asked([1; 32]).unwrap().unwrap();
        assert_eq!((asked.asked_at, asked.number, asked.used_on), (NOW, None, None));
        assert_eq!(view.device_asked([2; 32]).unwrap(), None);
        // Of each kind, those of the last day count.
        let codes = |player, asked_by, since| view.device_codes(player, asked_by, since).unwrap();
        assert_eq!(codes(alva, CodeAskedBy::Name, NOW - day * 2), 1);
        assert_eq!(codes(alva, CodeAskedBy::Name, NOW - day), 0);
        assert_eq!(codes(alva, CodeAskedBy::Link, NOW - day), 1);
        assert_eq!(codes(alva, CodeAskedBy::Known, NOW - day), 0);
        assert_eq!(codes(PlayerId(9), CodeAskedBy::Link, NOW - day), 0);

        change.confirm_device(asked.id, 1, NOW).unwrap();
        change.set_device_used(asked.id, NOW).unwrap();
        let confirmed = view.device([1; 32]).unwrap().unwrap();
        assert_eq!((confirmed.number, confirmed.used_on), (Some(1), Some(NOW)));
        assert_eq!(view.devices(alva).unwrap(), [confirmed]);

        assert!(view.has_old_devices(NOW - day, NOW).unwrap());
        change.drop_device_codes(NOW - day).unwrap();
        assert_eq!(view.device_asked([1; 32]).unwrap(), None);
        assert!(!view.has_old_devices(NOW, NOW).unwrap());
        change.drop_unused_devices(NOW).unwrap();
        assert_eq!(view.devices(alva).unwrap().len(), 1);
        assert!(view.has_old_devices(NOW, NOW + day).unwrap());
        change.drop_unused_devices(NOW + day).unwrap();
        assert_eq!(view.device([1; 32]).unwrap(), None);
    }

    #[test]
    fn what_was_asked_before_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let mut file = crate::File::open(&folder.path().join("club.sqlite")).unwrap();
        let change = file.change().unwrap();
        let day = TimeDelta::days(1);
        for at in [NOW - day, NOW, NOW] {
            change.insert_code_asked(at, at - day).unwrap();
        }
        assert_eq!(change.view().codes_asked(NOW - day * 2).unwrap(), 2);
        assert_eq!(change.view().codes_asked(NOW).unwrap(), 0);
    }

    #[test]
    fn one_secret_signs_in_one_player() {
        let folder = tempfile::tempdir().unwrap();
        let mut file = crate::File::open(&folder.path().join("club.sqlite")).unwrap();
        file.view().connection.pragma_update(None, "foreign_keys", false).unwrap();
        let change = file.change().unwrap();
        for player in [1, 2] {
            change.insert_device(asks(PlayerId(player), 1, CodeAskedBy::Name, NOW)).unwrap();
        }
        change.confirm_device(1, 1, NOW).unwrap();
        change.confirm_device(2, 1, NOW).unwrap_err();
    }
}
