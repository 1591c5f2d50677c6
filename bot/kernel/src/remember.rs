//! Answers are remembered, so that a repeated request gets the same answer; old data is deleted,
//! together with notices that were delivered long ago.

use chrono::{DateTime, TimeDelta, Utc};
use sha2::{Digest as _, Sha256};
use storage::{AnsweredRow, Change, Fault, File, PlayerId, RequestKey, View};

use crate::happened::{Happened, KeptAnswer};
use crate::{happened, signed_in};

/// How long answers and finished notices are kept, in days: longer than any mail server tries to
/// deliver, and longer than anybody asks why.
pub const KEPT_DAYS: i64 = 90;

/// The same for people who aren't players, because strangers could fill the file: mail servers try
/// to deliver an email for five days.
pub const KEPT_OF_NOBODY_DAYS: i64 = 10;

/// How long emails are kept, and can be answered.
pub const KEPT_MAIL: TimeDelta = TimeDelta::days(180);

/// Players cleaned up at a time: this takes a few milliseconds.
pub const PLAYERS: u32 = 4;

/// Notices of a player cleaned up at a time.
const NOTICES: u32 = 100;

/// The answer to the request with that id, if the same asker has sent it before, possibly before
/// becoming a player.
pub fn recall(
    view: View<'_>,
    asker: Option<PlayerId>,
    id: &str,
) -> Result<Option<KeptAnswer>, Fault> {
    kept(view, asker, id)?.map(|kept| happened::read_answer(&kept)).transpose()
}

/// The same as stored in the file: JSON with `done` or `refused`.
pub fn kept(view: View<'_>, asker: Option<PlayerId>, id: &str) -> Result<Option<String>, Fault> {
    if asker.is_some()
        && let Some(kept) = view.request_answer(key(asker, id))?
    {
        return Ok(Some(kept));
    }
    view.request_answer(key(None, id))
}

/// Stores the answer to the request with that id, for the asker as the channel knows them from now
/// on. `number` increases from one answer to the next.
pub fn keep(
    change: &Change<'_>,
    asker: Option<PlayerId>,
    id: &str,
    (at, number): (DateTime<Utc>, u32),
    answer: &KeptAnswer,
) -> Result<(), Fault> {
    let answer = happened::write_answer(answer)?;
    change.remember_answer(&AnsweredRow {
        key: key(asker, id),
        at,
        number,
        answer: &answer,
        quotes: !happened::typed_texts(&answer)?.is_empty(),
    })
}

/// When something that has a name was last done for a player, as [`mark`] noted.
pub fn marked(
    view: View<'_>,
    player: PlayerId,
    name: &str,
) -> Result<Option<DateTime<Utc>>, Fault> {
    view.request_time(key(Some(player), name))
}

/// Notes that it was done now.
pub fn mark(
    change: &Change<'_>,
    player: PlayerId,
    name: &str,
    now: DateTime<Utc>,
) -> Result<(), Fault> {
    change.delete_answer(key(Some(player), name))?;
    keep(change, Some(player), name, (now, 0), &Ok(Happened::Mailed).into())
}

/// Forgets that it was ever done.
pub fn unmark(change: &Change<'_>, player: PlayerId, name: &str) -> Result<(), Fault> {
    change.delete_answer(key(Some(player), name))
}

/// A hash, because the ids of channels contain names and addresses.
fn key(player: Option<PlayerId>, id: &str) -> RequestKey {
    let mut digest = [0; 16];
    digest.copy_from_slice(&Sha256::digest(id)[..16]);
    RequestKey { player, digest }
}

/// Deletes old data of the next few players after that one, and returns the last of them. After the
/// last player it starts again, with data that belongs to nobody.
pub fn forget_old(file: &mut File, now: DateTime<Utc>, after: PlayerId) -> Result<PlayerId, Fault> {
    let before = now - TimeDelta::days(KEPT_DAYS);
    let players = file.view().players_after(after, PLAYERS)?;
    let last = players.last().copied();
    let nobody = last.is_none().then_some(None);
    if nobody.is_some() {
        let contacts = file.view().contacts_before(before, NOTICES)?;
        let unused = signed_in::day(now - TimeDelta::days(signed_in::KEPT_DAYS));
        let old_devices = file.view().has_old_devices(now - signed_in::SPAN, unused)?;
        let change = file.change()?;
        contacts.iter().try_for_each(|&contact| change.delete_contact(contact))?;
        let forgotten =
            [change.forget_addresses_before(before)?, change.forget_names_given_up(before)?];
        if old_devices {
            change.drop_device_codes(now - signed_in::SPAN)?;
            change.drop_unused_devices(unused)?;
        }
        if forgotten.contains(&true) || !contacts.is_empty() || old_devices {
            change.commit()?;
        }
    }
    for player in players.into_iter().map(Some).chain(nobody) {
        let view = file.view();
        let before = match player {
            Some(_) => before,
            None => now - TimeDelta::days(KEPT_OF_NOBODY_DAYS),
        };
        let answers = view.has_answers_before(player, before)?;
        let notices = player
            .map(|player| view.finished_notices_before(player, before, NOTICES))
            .transpose()?;
        let notices = notices.unwrap_or_default();
        let mails = view.mails_before(player, now - KEPT_MAIL, NOTICES)?;
        let held = player.map(|player| view.held_messages(player)).transpose()?;
        let mut held = held.unwrap_or_default();
        held.retain(|message| message.at < before);
        // If nothing is old, nothing is written.
        if answers || !notices.is_empty() || !mails.is_empty() || !held.is_empty() {
            let change = file.change()?;
            for message in held {
                change.drop_held_message(message.id)?;
            }
            change.delete_answers_before(player, before)?;
            for notice in notices {
                change.delete_notice(notice)?;
            }
            for mail in mails {
                change.delete_mail(mail)?;
            }
            change.commit()?;
        }
    }
    Ok(last.unwrap_or(PlayerId(0)))
}
