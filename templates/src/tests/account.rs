//! One of each text that a player gets about their own account, done or refused.

use engine::ruleset::Language;

use super::club::shown;
use super::samples::chain;
use super::tables::utc;
use crate::notice::account::{Account, Settings, Way};
use crate::orders::places::{ChannelWord, ValueWord};
use crate::refusal::Refusal;
use crate::told::Refused;
use crate::told::{self};
use crate::told::{AccountRefused, Other};

fn way(channel: ChannelWord) -> Way {
    let address = match channel {
        ChannelWord::Mail => "alva@example.org",
        ChannelWord::Discord => "alva.berg",
        ChannelWord::Terminal => "Alva",
    };
    Way { channel, address: address.into() }
}

/// The first of each list.
const FIRST: ChannelWord = ChannelWord::Mail;

/// The settings after those, so that each value appears.
fn settings(before: Option<&Settings>) -> Option<Settings> {
    let language = match before.map(|before| before.language) {
        None => Language::English,
        Some(Language::English) => Language::Bokmaal,
        Some(Language::Bokmaal) => Language::Danish,
        Some(Language::Danish) => Language::German,
        Some(Language::German) => Language::Spanish,
        Some(Language::Spanish) => return None,
    };
    let english = language == Language::English;
    Some(Settings {
        language,
        zone: "Europe/Oslo".into(),
        channel: match language {
            Language::English => ChannelWord::Terminal,
            Language::Bokmaal => ChannelWord::Discord,
            _ => ChannelWord::Mail,
        },
        digest: match language {
            Language::English => ValueWord::Off,
            Language::Bokmaal => ValueWord::Hourly,
            _ => ValueWord::Daily,
        },
        quiet: (!english).then_some((22, 7)),
        board: match language {
            Language::English => ValueWord::Picture,
            Language::Bokmaal => ValueWord::Emoji,
            _ => ValueWord::Text,
        },
        ways: match english {
            true => vec![(way(ChannelWord::Terminal), false)],
            false => vec![(way(ChannelWord::Mail), true), (way(ChannelWord::Discord), false)],
        },
        blocked: if english { Vec::new() } else { vec!["Bodil".into(), "Ylva".into()] },
    })
}

fn after(channel: ChannelWord) -> Option<Way> {
    match channel {
        ChannelWord::Mail => Some(way(ChannelWord::Discord)),
        ChannelWord::Discord => Some(way(ChannelWord::Terminal)),
        ChannelWord::Terminal => None,
    }
}

fn left(games: &[i64]) -> Account {
    Account::Left { pseudonym: "player-7".into(), games: games.into() }
}

fn first() -> Account {
    Account::LinkAsked(way(FIRST))
}

/// All of them, in the order of the enum.
pub(super) fn accounts() -> Vec<Account> {
    let mail = || way(ChannelWord::Mail);
    let discord = || way(ChannelWord::Discord);
    let unreachable = |channel, otherwise| {
        let name = "Ylva".into();
        Account::Unreachable { name, channel, otherwise }
    };
    let code =
        |code: Option<&str>| Account::Code { name: "Alva".into(), code: code.map(Into::into) };
    chain(first(), |account| {
        Some(match account {
            Account::LinkAsked(way) if way.channel == FIRST => Account::LinkAsked(discord()),
            Account::LinkAsked(_) => code(Some("K7QF4M9X")),
            Account::Code { code: Some(_), .. } => code(None),
            Account::Code { .. } => Account::CodeLost(mail()),
            Account::CodeLost(way) if way.channel == FIRST => Account::CodeLost(discord()),
            Account::CodeLost(_) => Account::Linked(mail()),
            Account::Linked(way) if way.channel == FIRST => Account::Linked(discord()),
            Account::Linked(_) => Account::Unlinked(mail()),
            Account::Unlinked(_) => Account::Elsewhere(Box::new(Account::Linked(mail()))),
            Account::Elsewhere(_) => Account::ConsentAsked(mail()),
            Account::ConsentAsked(_) => Account::Settings(Box::new(settings(None)?)),
            Account::Settings(before) => match settings(Some(before)) {
                Some(next) => Account::Settings(Box::new(next)),
                None => Account::ChannelChanged(mail()),
            },
            Account::ChannelChanged(before) => match before.channel {
                ChannelWord::Mail => Account::ChannelChanged(discord()),
                ChannelWord::Discord => Account::ChannelChanged(way(ChannelWord::Terminal)),
                ChannelWord::Terminal => Account::Muted { game: 12, opponent: "Ylva".into() },
            },
            Account::Muted { .. } => Account::Unmuted { game: 12, opponent: "Ylva".into() },
            Account::Unmuted { .. } => Account::Blocked("Ylva".into()),
            Account::Blocked(_) => Account::Unblocked("Ylva".into()),
            Account::Unblocked(_) => Account::Reported("Ylva".into()),
            Account::Reported(_) => Account::Suspended(mail()),
            Account::Suspended(way) if way.channel == FIRST => Account::Suspended(discord()),
            Account::Suspended(_) => Account::Stopped(mail()),
            Account::Stopped(_) => Account::ContactInvited(way(FIRST)),
            Account::ContactInvited(_) => unreachable(FIRST, true),
            Account::Unreachable { channel, otherwise: true, .. } => unreachable(*channel, false),
            Account::Unreachable { channel, .. } if *channel == FIRST => {
                unreachable(ChannelWord::Discord, true)
            }
            Account::Unreachable { .. } => Account::ExportAsked(mail()),
            Account::ExportAsked(way) => match after(way.channel) {
                Some(next) => Account::ExportAsked(next),
                None => Account::Exporting(mail()),
            },
            Account::Exporting(way) => match after(way.channel) {
                Some(next) => Account::Exporting(next),
                None => erase_asked(0),
            },
            Account::EraseAsked { games: games @ 0..2, .. } => erase_asked(games + 1),
            Account::EraseAsked { .. } => Account::Erased { pseudonym: "player-7".into() },
            Account::Erased { .. } => Account::Farewell { pseudonym: "player-7".into() },
            Account::Farewell { .. } => left(&[12]),
            Account::Left { games, .. } if games.len() == 1 => left(&[12, 13]),
            Account::Left { .. } => return None,
        })
    })
}

/// A name for one of them.
pub(super) fn heading(account: &Account) -> &'static str {
    match account {
        Account::LinkAsked(_) => "A link asked for",
        Account::Code { code: Some(_), .. } => "A code, at the address to be linked",
        Account::Code { .. } => "A code that was handed over before",
        Account::CodeLost(_) => "A code that did not arrive",
        Account::Linked(_) => "Linked",
        Account::Unlinked(_) => "No longer linked",
        Account::Elsewhere(_) => "Linked, told at an address that was there before",
        Account::ConsentAsked(_) => "Asked at an address that was there before",
        Account::Settings(_) => "The settings",
        Account::ChannelChanged(_) => "Another channel",
        Account::Muted { .. } => "Muted",
        Account::Unmuted { .. } => "No longer muted",
        Account::Blocked(_) => "Blocked",
        Account::Unblocked(_) => "No longer blocked",
        Account::Reported(_) => "Reported",
        Account::Suspended(_) => "Nothing arrives any more",
        Account::Stopped(_) => "No more mail, as wished",
        Account::ContactInvited(_) => "A stranger invited",
        Account::Unreachable { .. } => "Nothing arrives at the opponent’s",
        Account::ExportAsked(_) => "Asked whether to export",
        Account::Exporting(_) => "An archive on its way",
        Account::EraseAsked { .. } => "Asked whether to be erased",
        Account::Erased { .. } => "Erased",
        Account::Farewell { .. } => "Farewell",
        Account::Left { .. } => "An opponent was erased",
    }
}

/// Every refusal.
pub(super) fn refusals() -> Vec<Refusal> {
    use AccountRefused as Why;
    let address = || way(ChannelWord::Mail).address;
    let mail = || told::Way { channel: "email".into(), address: address() };
    let (ylva, erased) = (Other { player: 8 }, Other { player: 7 });
    let no_way = |channel: &str| Why::NoWay { channel: channel.into() };
    let no_channel = |channel: &str| Why::NoChannel { channel: channel.into() };
    let wrong_code = |left| Why::WrongCode { link: 1, left };
    let all = vec![
        Why::Stranger { address: "bo@example.org".into() },
        Why::AddressTaken(mail()),
        Why::AlreadyLinked(mail()),
        Why::BadAddress { typed: "alva@home".into() },
        Why::TooManyCodes,
        Why::TooNew { from: utc("2026-11-03 10:00").timestamp() },
        Why::NoCode,
        wrong_code(4),
        wrong_code(1),
        wrong_code(0),
        Why::CodeElsewhere,
        Why::NotLinked { typed: "alva@home.example".into() },
        Why::LastWay(mail()),
        no_way("email"),
        no_way("discord"),
        no_way("terminal"),
        no_channel("email"),
        no_channel("discord"),
        Why::TakesNone(ylva),
        Why::YouBlock(ylva),
        Why::NotBlocked(ylva),
        Why::OnlyOthers,
        Why::NobodyAt { typed: "bo@example.org".into() },
        Why::Gone(erased),
        Why::NotFromHere,
        Why::OtherName { typed: "bo".into() },
        Why::NameNeeded,
    ];
    shown(all.into_iter().map(Refused::Account).collect())
}

fn erase_asked(games: usize) -> Account {
    Account::EraseAsked { games, pseudonym: "player-7".into(), name: "Ylva".into() }
}
