//! How a player reads, and where, when and how notices are sent.

use commands::words::{ChannelWord, SettingWord, ValueWord, Word};
use commands::{Hours, Setting};
use kernel::channels::is_sent_to;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::folded_address;
use kernel::refused::Stop;
use kernel::request::Actor;
use kernel::{deliver, named, telling};
use play::held;
use storage::{
    BoardPreference, Channel, DigestPreference, Fault, NoticeId, OnOrOff, PassOnPreference,
    PlayerId, PlayerRow, Preferences,
};
use templates::accounts::{AccountNews, AccountRefused, AddressChange};

use crate::everywhere;

pub fn change(
    ledger: &Ledger<'_>,
    player: PlayerId,
    settings: &[Setting],
) -> Result<Happened, Stop> {
    let row = ledger.player(player)?;
    let (mut locale, mut preferences) = (row.locale, row.preferences);
    for setting in settings {
        match *setting {
            Setting::Language(language) => locale.language = language,
            Setting::Zone(zone) => locale.zone = zone,
            Setting::Quiet(hours) => {
                preferences.quiet = hours.map(|hours| (hours.from(), hours.until()));
            }
            Setting::Remind(hours) => preferences.remind_hours = hours,
            Setting::OneOf(which, value) => set_word(&mut preferences, which, value)
                .ok_or_else(|| Fault::Defect(format!("{setting} can't be set")))?,
        }
    }
    ledger.change.set_preferences(player, locale, row.channel, preferences)?;
    if preferences.remind_hours != row.preferences.remind_hours {
        for game in ledger.view().running_games(player)? {
            ledger.refresh(game.id)?;
        }
    }
    match preferences.pass_on {
        unchanged if unchanged == row.preferences.pass_on => {}
        PassOnPreference::Yes => drop(held::pass_on(ledger, player)?),
        PassOnPreference::No => held::drop_all(ledger, player)?,
        PassOnPreference::Ask | PassOnPreference::Unasked => {}
    }
    // Waiting notices follow the new hours.
    ledger.reroute(player)?;
    Ok(Happened::Account(AccountNews::Settings))
}

/// From now on notices are sent there, including waiting ones. An address that could not be reached
/// is tried again.
pub fn channel(
    ledger: &Ledger<'_>,
    player: PlayerId,
    from: &Actor,
    to: ChannelWord,
) -> Result<Happened, Stop> {
    let channel = match to {
        ChannelWord::Mail => Channel::Email,
        ChannelWord::Discord => Channel::Discord,
        ChannelWord::Terminal => Channel::Terminal,
    };
    if !ledger.channels.contains(&channel) {
        return Err(AccountRefused::NoChannel { channel: channel.name().to_owned() }.into());
    }
    let row = ledger.player(player)?;
    let known = |ledger: &Ledger<'_>| {
        let mut identities = ledger.view().identities(player)?;
        identities.retain(|identity| identity.channel == channel);
        Ok::<_, Stop>(identities)
    };
    let mut there = known(ledger)?;
    if there.is_empty() && !is_sent_to(channel) && from.channel == channel {
        // A player who gives this order at a terminal can be reached there.
        let folded = kernel::names::folded(&row.handle);
        ledger.change.insert_identity(player, channel, &row.handle, &folded, ledger.now)?;
        there = known(ledger)?;
    }
    // The very address that the order came from, otherwise the latest.
    let own = there.iter().find(|identity| {
        from.channel == channel
            && folded_address(&identity.address) == folded_address(&from.address)
    });
    let Some(identity) = own.or(there.iter().max_by_key(|identity| identity.id)) else {
        return Err(AccountRefused::NoWay { channel: channel.name().to_owned() }.into());
    };
    let way = named::way_at(channel, &identity.address);
    let all = ledger.view().identities(player)?;
    everywhere::tell(ledger, player, &all, from, AddressChange::Chosen, &way)?;
    ledger.change.choose_identity(identity.id, ledger.now)?;
    ledger.change.set_preferences(player, row.locale, channel, row.preferences)?;
    ledger.reroute(player)?;
    if !is_sent_to(channel) {
        // At the terminal the player has been told at once.
        for waiting in ledger.view().waiting_notices(player, channel, NoticeId(0), u32::MAX)? {
            let happened = deliver::readable(ledger, &waiting)?;
            if let Some(moment) = happened.and_then(|happened| happened.moment()) {
                telling::start_clock(ledger, player, moment)?;
            }
        }
    }
    Ok(Happened::Account(AccountNews::ChannelChanged(way)))
}

/// Sets one of those that have a few values. They are kept by the words that are typed; `None` if
/// there is no such value.
fn set_word(preferences: &mut Preferences, which: SettingWord, value: ValueWord) -> Option<()> {
    let name = value.canonical();
    match which {
        SettingWord::Digest => preferences.digest = DigestPreference::from_name(name)?,
        SettingWord::Board => preferences.board = BoardPreference::from_name(name)?,
        SettingWord::Words => preferences.pass_on = PassOnPreference::from_name(name)?,
        SettingWord::Reports => preferences.reports = OnOrOff::from_name(name)?,
        SettingWord::Pace => preferences.pace = OnOrOff::from_name(name)?,
        SettingWord::Language | SettingWord::Zone | SettingWord::Quiet | SettingWord::Remind => {
            return None;
        }
    }
    Some(())
}

/// What the player has set; what they haven't decided yet is not there.
pub fn set(row: &PlayerRow) -> Vec<Setting> {
    let Preferences { digest, quiet, board, remind_hours, pass_on, reports, pace } =
        row.preferences;
    let one_of = |which, name| Some(Setting::OneOf(which, ValueWord::find(name)?));
    let all = [
        Some(Setting::Language(row.locale.language)),
        Some(Setting::Zone(row.locale.zone)),
        one_of(SettingWord::Digest, digest.name()),
        Some(Setting::Quiet(quiet.and_then(|(from, until)| Hours::new(from, until)))),
        one_of(SettingWord::Board, board.name()),
        Some(Setting::Remind(remind_hours)),
        one_of(SettingWord::Words, pass_on.name()),
        one_of(SettingWord::Reports, reports.name()),
        one_of(SettingWord::Pace, pace.name()),
    ];
    all.into_iter().flatten().collect()
}
