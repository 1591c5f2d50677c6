//! Erasing a player: asks first and explains what it means; then all their data is removed in one
//! transaction, and their games stay under a number. This cannot be undone.

use std::collections::{BTreeMap, BTreeSet};

use commands::{Deed, OrderLine};
use correspondence::event::Event;
use kernel::channels::is_sent_to;
use kernel::feature::Occasion;
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use kernel::lookup::folded_address;
use kernel::refused::Stop;
use kernel::request::Actor;
use kernel::{contacts, names, news};
use play::asked;
use play::seat::{self, SeatAtGame};
use storage::{
    Channel, Delivery, Fault, GameId, IdentityRow, Locale, OutboxRow, PlayerId, PlayerRow,
    Preferences, Traces,
};
use templates::accounts::{AccountNews, AccountRefused};
use templates::told::GameNews;

/// The name of an erased player. It reveals nothing about the earlier name.
pub fn pseudonym(player: PlayerId) -> String {
    format!("{}{player}", names::PSEUDONYM)
}

/// Erases a player; explains first what it means, and waits for their name as the answer. Only from
/// one of their own addresses.
pub fn erase(
    ledger: &Ledger<'_>,
    player: PlayerId,
    from: &Actor,
    name: Option<&str>,
) -> Result<Happened, Stop> {
    let row = ledger.player(player)?;
    let identities = ledger.view().identities(player)?;
    let address = folded_address(&from.address);
    // At the terminal the name is the address, and is already known to be the player's.
    let is_here = |way: &&IdentityRow| {
        way.channel == from.channel
            && (!is_sent_to(way.channel) || folded_address(&way.address) == address)
    };
    let here = identities.iter().find(is_here).ok_or(AccountRefused::NotFromHere)?;
    let is_own = |typed: &str| {
        [&row.handle, &row.name].iter().any(|own| names::folded(own) == names::folded(typed))
    };
    if let Some(typed) = name.filter(|typed| !is_own(typed)) {
        return Err(AccountRefused::OtherName { typed: typed.to_owned() }.into());
    }
    let line = OrderLine::without_game(Deed::Erase(Some(row.handle.clone())));
    if name.is_none() || !asked::is_asked(ledger, player, &line.to_string())? {
        let told = Happened::Account(AccountNews::EraseAsked);
        return Ok(asked::ask(ledger, player, &line, told)?);
    }
    tell_opponents(ledger, player)?;
    ledger.follow_up_on(&Occasion::Leaving(player))?;
    leave_games(ledger, player)?;
    ledger.follow_up_on(&Occasion::Left(player))?;
    forget_quotes(ledger, &row, &identities)?;
    ledger.change.forget_mails_naming(player)?;
    ledger.follow_up_on(&Occasion::Forgotten(player))?;
    for way in identities.iter().filter(|way| is_sent_to(way.channel)) {
        // That the reader wants no email is remembered, and nothing else about the address.
        if way.suspended.as_ref().is_some_and(|(_, because)| because == contacts::STOPPED) {
            contacts::refuse_address(ledger, &way.address)?;
        }
        ledger.follow_up_on(&Occasion::AddressLost(player, way.channel, &way.address))?;
    }
    news::hand_on(ledger, player)?;
    ledger.change.delete_all_of(player)?;
    // The language is kept until the farewell is written.
    let locale = Locale { language: row.locale.language, ..Locale::default() };
    ledger.change.set_preferences(player, locale, Channel::Terminal, Preferences::default())?;
    // No folded name contains a space, so this one is never taken and never found.
    let (name, folded) = (pseudonym(player), format!("erased {player}"));
    ledger.change.rename_erased(player, &name, &folded, ledger.now)?;
    // At the terminal the answer is the farewell.
    match is_sent_to(here.channel) {
        false => forget_language(ledger, player)?,
        true => say_farewell(ledger, here)?,
    }
    leaves_traces(ledger)?;
    Ok(Happened::Account(AccountNews::Erased(player.0.into())))
}

/// Tells each opponent who is leaving.
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
        let left = AccountNews::Left { player: player.0, games };
        ledger.tell(opponent, &Happened::Account(left))?;
    }
    Ok(())
}

/// Resigns all running games.
fn leave_games(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Stop> {
    for game in ledger.view().running_games(player)? {
        let seat: SeatAtGame = seat::take(ledger.lookup(), player, Some(game.id), None)?;
        let mut seat = seat.still_running()?;
        let event = Event::Resigned(seat.side);
        seat.book_and_tell(ledger, &event, GameNews::Ended)?;
    }
    Ok(())
}

/// Removes the player's names, their addresses and the reasons they gave from what others were
/// answered and told, and from answers to them before they joined.
fn forget_quotes(
    ledger: &Ledger<'_>,
    row: &PlayerRow,
    identities: &[IdentityRow],
) -> Result<(), Fault> {
    let names = ledger.view().names_of(row.id)?;
    let addresses: BTreeSet<String> =
        identities.iter().map(|way| folded_address(&way.address)).collect();
    let is_his =
        |text: &str| names::occurs(text, &names) || addresses.contains(&folded_address(text));
    forget_said(ledger, Some(row.id), &is_his)
}

/// Removes the address of somebody who isn't a player and wants to hear nothing more from what
/// others were answered, told and emailed.
pub fn forget_address(ledger: &Ledger<'_>, address: &str) -> Result<(), Fault> {
    let folded = folded_address(address);
    forget_said(ledger, None, &|text: &str| folded_address(text) == folded)?;
    ledger.follow_up_on(&Occasion::AddressForgotten(address))
}

/// Removes the texts that identify somebody from what others were answered, told and emailed.
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

/// The parts of a text that could be a name or an address: players type more than that in an email.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let inner = |c: char| c.is_alphanumeric() || "-@._+".contains(c);
    let words = text.split(move |c: char| !inner(c));
    words.map(|word| word.trim_matches(['.', '-'])).filter(|word| !word.is_empty())
}

/// Whether one of the typed texts in a stored notice or answer matches, or contains a matching word.
fn quotes(json: &str, is_his: &impl Fn(&str) -> bool) -> Result<bool, Fault> {
    let typed = happened::typed_texts(json)?;
    Ok(typed.iter().any(|text| is_his(text) || words(text).any(is_his)))
}

/// Queues the last notice, to the address from which the player asked.
fn say_farewell(ledger: &Ledger<'_>, to: &IdentityRow) -> Result<(), Fault> {
    let farewell = Happened::Account(AccountNews::Farewell(to.player.0.into()));
    ledger.tell_at(to.player, (to.channel, to.address.clone()), &farewell)
}

/// The farewell was delivered or given up: its address is deleted, and so is the language.
pub(crate) fn forget_farewell(ledger: &Ledger<'_>, notice: &OutboxRow) -> Result<(), Fault> {
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

/// Notes that the next tick must remove traces from the file.
fn leaves_traces(ledger: &Ledger<'_>) -> Result<(), Fault> {
    ledger.change.set_alive(ledger.now)?;
    ledger.change.set_traces(Traces::Some)
}
