//! Erasing a player: asks first and says what it means; then everything of his goes in one
//! transaction, and his games stay under a number. Nothing here can be undone.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use storage::{
    Channel, Delivery, Fault, GameId, IdentityRow, InvitationState, Locale, NewNotice, OutboxRow,
    PlayerId, PlayerRow, Preferences, Traces,
};

use super::Actor;
use super::account::Account;
use super::addressed;
use super::confirm;
use super::event::Event;
use super::happened::{self, Happened};
use super::ladder;
use super::ledger::Ledger;
use super::lookup::folded_address;
use super::mail;
use super::names;
use super::refused::Stop;
use super::seat::{self, Seat};
use super::tournament;
use crate::orders::Order;
use templates::told::{AccountRefused, GameNews};

/// What a player is called who has been erased. It tells nothing of the name before.
pub(super) fn pseudonym(player: PlayerId) -> String {
    format!("{}{player}", names::PSEUDONYM)
}

/// Erases a player; says first what it means, and waits for his name as the answer. Only from an
/// address that is his.
pub(super) fn erase(
    ledger: &Ledger<'_>,
    player: PlayerId,
    from: &Actor,
    name: Option<&str>,
) -> Result<Happened, Stop> {
    let row = ledger.player(player)?;
    let identities = ledger.view().identities(player)?;
    let address = folded_address(&from.address);
    // At the terminal the name is the address, and is known to be his already.
    let is_here = |way: &&IdentityRow| {
        way.channel == from.channel
            && (way.channel == Channel::Terminal || folded_address(&way.address) == address)
    };
    let here = identities.iter().find(is_here).ok_or(AccountRefused::NotFromHere)?;
    if let Some(typed) = name.filter(|name| names::folded(name) != names::folded(&row.handle)) {
        return Err(AccountRefused::OtherName { typed: typed.to_owned() }.into());
    }
    let order = Order::Erase(Some(row.handle.clone())).to_string();
    let is_asked = confirm::waiting(ledger, player)?.is_some_and(|asked| asked.order == order);
    if name.is_none() || !is_asked {
        confirm::wait_for_yes(ledger, player, None, &order)?;
        return Ok(Happened::Account(Account::EraseAsked));
    }
    tell_opponents(ledger, player)?;
    // A tournament has its own rules for the games of who goes.
    tournament::erased(ledger, player)?;
    leave_games(ledger, player)?;
    ladder::erased(ledger, player)?;
    close_invitations(ledger, player)?;
    forget_quotes(ledger, &row, &identities)?;
    ledger.change.forget_mails_naming(player)?;
    addressed::forget_sent_by(ledger, player)?;
    for way in identities.iter().filter(|way| way.channel != Channel::Terminal) {
        addressed::forget(ledger, &way.address)?;
        // That he wants no mail is kept, and nothing else of the address.
        if way.suspended.as_ref().is_some_and(|(_, because)| because == mail::STOPPED) {
            mail::refuse_address(ledger, &way.address)?;
        }
    }
    ledger.change.delete_all_of(player)?;
    // The language stays until the farewell is written.
    let locale = Locale { language: row.locale.language, ..Locale::default() };
    ledger.change.set_preferences(player, locale, Channel::Terminal, Preferences::default())?;
    // No name has a space in it, so nobody is in the way and nobody is found by it.
    let (name, folded) = (pseudonym(player), format!("erased {player}"));
    ledger.change.rename_erased(player, &name, &folded, ledger.now)?;
    // At the terminal the answer is the last word.
    match here.channel {
        Channel::Terminal => forget_language(ledger, player)?,
        Channel::Email | Channel::Discord => say_farewell(ledger, here)?,
    }
    leaves_traces(ledger)?;
    Ok(Happened::Account(Account::Erased(player.0.into())))
}

/// Tells each opponent who it is that goes.
fn tell_opponents(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    let running = ledger.view().running_games(player)?;
    let mut opponents: BTreeMap<PlayerId, BTreeSet<GameId>> = BTreeMap::new();
    for game in &running {
        for other in [game.players.attackers, game.players.defenders] {
            if other != player {
                opponents.entry(other).or_default().insert(game.id);
            }
        }
    }
    for (opponent, games) in opponents {
        let games = games.into_iter().map(|game| game.0).collect();
        let left = Account::Left { player: player.0, games };
        ledger.tell(opponent, &Happened::Account(left))?;
    }
    Ok(())
}

/// Resigns what runs.
fn leave_games(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Stop> {
    for game in ledger.view().running_games(player)? {
        let seat: Seat = seat::take(ledger.lookup(), player, Some(game.id), None)?;
        let mut seat = seat.still_running()?;
        let event = Event::Resigned(seat.side);
        seat.book_and_tell(ledger, &event, GameNews::Ended)?;
    }
    Ok(())
}

/// Takes back what he has sent and declines what was sent to him.
fn close_invitations(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    for invitation in ledger.view().open_invitations(player)? {
        let id = invitation.id;
        if invitation.sender != player && invitation.address.is_some() {
            addressed::leave_unanswered(ledger, &invitation)?;
            continue;
        }
        if invitation.sender != player {
            ledger.change.set_invitation(id, InvitationState::Declined, None)?;
            let declined = Happened::InvitationDeclined { invitation: id.0, reason: None };
            ledger.tell(invitation.sender, &declined)?;
            continue;
        }
        ledger.change.set_invitation(id, InvitationState::Cancelled, None)?;
        if let Some(recipient) = invitation.recipient {
            ledger.tell(recipient, &Happened::InvitationCancelled(id.0.into()))?;
        }
    }
    Ok(())
}

/// Removes his name, his addresses and the reasons that he gave from what others were
/// answered and told, and from what he was answered before he was a player.
fn forget_quotes(
    ledger: &Ledger<'_>,
    row: &PlayerRow,
    identities: &[IdentityRow],
) -> Result<(), Fault> {
    let name = names::folded(&row.handle);
    let addresses: BTreeSet<String> =
        identities.iter().map(|way| folded_address(&way.address)).collect();
    let is_his =
        |text: &str| names::folded(text) == name || addresses.contains(&folded_address(text));
    forget_said(ledger, Some(row.id), &is_his)
}

/// Removes the address of somebody who is no player and wants to hear nothing more from what
/// others were answered, told and mailed.
pub(super) fn forget_address(ledger: &Ledger<'_>, address: &str) -> Result<(), Fault> {
    let folded = folded_address(address);
    forget_said(ledger, None, &|text: &str| folded_address(text) == folded)?;
    addressed::forget(ledger, address)
}

/// Removes the texts that are somebody's from what others were answered, told and mailed.
fn forget_said(
    ledger: &Ledger<'_>,
    player: Option<PlayerId>,
    is_his: &impl Fn(&str) -> bool,
) -> Result<(), Fault> {
    for (key, answer) in ledger.view().quoting_answers()? {
        if quotes(&answer, is_his)? {
            ledger.change.delete_answer(key)?;
        }
    }
    for notice in ledger.view().quoting_notices()? {
        let to_him = notice.address.as_deref().is_some_and(is_his);
        if to_him || quotes(&notice.data, is_his)? {
            ledger.change.forget_mails_with(notice.id)?;
            ledger.change.delete_notice(notice.id)?;
        } else if let Happened::InvitationDeclined { invitation, reason: Some(_) } =
            happened::read(&notice.data)?
        {
            let declined = ledger.view().invitation(storage::InvitationId(invitation))?;
            if declined.is_some_and(|declined| declined.recipient == player) {
                let without = Happened::InvitationDeclined { invitation, reason: None };
                ledger.change.set_notice_data(notice.id, &happened::write(&without)?)?;
            }
        }
    }
    Ok(())
}

/// What of a text could be a name or an address: players type more than that in a mail.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let inner = |c: char| c.is_alphanumeric() || "-@._+".contains(c);
    let words = text.split(move |c: char| !inner(c));
    words.map(|word| word.trim_matches(['.', '-'])).filter(|word| !word.is_empty())
}

/// Whether one of the texts in a JSON is one of those, or holds it as a word.
fn quotes(json: &str, is_his: &impl Fn(&str) -> bool) -> Result<bool, Fault> {
    fn any(value: &Value, is_his: &impl Fn(&str) -> bool) -> bool {
        match value {
            Value::String(text) => is_his(text) || words(text).any(is_his),
            Value::Array(values) => values.iter().any(|value| any(value, is_his)),
            Value::Object(values) => values.values().any(|value| any(value, is_his)),
            Value::Null | Value::Bool(_) | Value::Number(_) => false,
        }
    }
    // What stands in it may be somebody's: the fault does not say it.
    let value = serde_json::from_str(json).map_err(|_| Fault::row("a text that is no JSON"))?;
    Ok(any(&value, is_his))
}

/// Queues the last notice, to the address from which he asked.
fn say_farewell(ledger: &Ledger<'_>, to: &IdentityRow) -> Result<(), Fault> {
    let farewell = Happened::Account(Account::Farewell(to.player.0.into()));
    ledger.change.queue_notice(&NewNotice {
        player: to.player,
        channel: to.channel,
        about: None,
        data: happened::write(&farewell)?,
        quotes: true,
        queued_at: ledger.now,
        address: Some(to.address.clone()),
        cause: None,
    })?;
    Ok(())
}

/// The farewell was handed over or given up: its address goes, and so does the language.
pub(super) fn forget_farewell(ledger: &Ledger<'_>, notice: &OutboxRow) -> Result<(), Fault> {
    if notice.state != Delivery::Queued {
        return Ok(());
    }
    ledger.change.delete_notice(notice.id)?;
    ledger.change.delete_mails_of(notice.player)?;
    forget_language(ledger, notice.player)?;
    leaves_traces(ledger)
}

fn forget_language(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    let (locale, preferences) = (Locale::default(), Preferences::default());
    ledger.change.set_preferences(player, locale, Channel::Terminal, preferences)
}

/// The file is to be swept with the next tick.
fn leaves_traces(ledger: &Ledger<'_>) -> Result<(), Fault> {
    ledger.change.set_alive(ledger.now)?;
    ledger.change.set_traces(Traces::Some)
}
