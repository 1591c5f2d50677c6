//! A player's own account, as its reader is told of it.

use commands::words::{ChannelWord, SettingWord};
use kernel::feature::{Feature, Occasion};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::named;
use kernel::refused::Stop;
use storage::{Channel, Fault, PlayerId};
use templates::Notice;
use templates::accounts::{AccountNews, AccountRefused, Settings};

use crate::{erase, link, settings};

/// Players' accounts.
pub struct Accounts;

impl Feature for Accounts {
    fn follow_up(&self, ledger: &Ledger<'_>, occasion: &Occasion<'_>) -> Result<(), Stop> {
        match *occasion {
            Occasion::WrongCode { link, left } => Ok(link::count_wrong(ledger, link, left)?),
            Occasion::FarewellOver(notice) => Ok(erase::forget_farewell(ledger, notice)?),
            _ => Ok(()),
        }
    }
}

/// One setting, and what it can be.
pub fn setting(
    lookup: Lookup<'_>,
    player: PlayerId,
    which: SettingWord,
) -> Result<Box<Settings>, Fault> {
    let mut settings = settings(lookup, player)?;
    settings.only = Some(which);
    Ok(settings)
}

pub fn settings(lookup: Lookup<'_>, player: PlayerId) -> Result<Box<Settings>, Fault> {
    let player = lookup.view.player(player)?;
    let ways = lookup.view.identities(player.id)?.into_iter().map(|identity| {
        let way = named::way_at(identity.channel, &identity.address);
        (way, identity.suspended.is_some())
    });
    Ok(Box::new(Settings {
        set: settings::set(&player),
        name: player.name,
        handle: player.handle,
        channel: word(player.channel),
        ways: ways.collect(),
        blocked: lookup.view.blocked_by(player.id)?,
        only: None,
    }))
}

/// The secret address of the player's calendar.
pub fn calendar(lookup: Lookup<'_>, player: PlayerId) -> Result<Notice, Stop> {
    if lookup.calendar(player)?.is_none() {
        return Err(AccountRefused::NoPages.into());
    }
    let shown = Happened::Account(AccountNews::Calendar { new: false });
    Ok(lookup.notice(player, &shown)?)
}

/// Gives the player's calendar another secret address, instead of the one until then.
pub fn new_calendar(ledger: &Ledger<'_>, player: PlayerId) -> Result<Happened, Stop> {
    if ledger.lookup().calendar(player)?.is_none() {
        return Err(AccountRefused::NoPages.into());
    }
    ledger.change.renew_calendar(player)?;
    Ok(Happened::Account(AccountNews::Calendar { new: true }))
}

fn word(channel: Channel) -> ChannelWord {
    match channel {
        Channel::Email => ChannelWord::Mail,
        Channel::Discord => ChannelWord::Discord,
        // Nobody reads settings of the house, and nobody's notices go to a page.
        Channel::Terminal | Channel::House | Channel::Web => ChannelWord::Terminal,
    }
}
