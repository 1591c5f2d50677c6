//! One of each text that a player gets about their own account, done or refused.

use commands::words::{ChannelWord, SettingWord, Word};
use commands::{Hours, Setting};
use engine::ruleset::Language;

use crate::accounts::settings::Settings;
use crate::accounts::{AccountNews as News, AccountRefused, AddressChange, Device, devices};
use crate::following::Followed;
use crate::notice::Notice;
use crate::refusal::Refusal;
use crate::tests::club::{Club, shown, told};
use crate::tests::samples::chain;
use crate::tests::tables::utc;
use crate::told::{InvitationFacts, Other, Refused, Way};

fn way(channel: &str) -> Way {
    let address = match channel {
        "email" => "alva@example.org",
        "discord" => "alva.berg",
        _ => "Alva",
    };
    Way { channel: channel.into(), address: address.into() }
}

fn mail() -> Way {
    way("email")
}

fn discord() -> Way {
    way("discord")
}

fn after(before: &Way) -> Option<Way> {
    match before.channel.as_str() {
        "email" => Some(discord()),
        "discord" => Some(way("terminal")),
        _ => None,
    }
}

/// The settings after those, so that each value appears.
pub(super) fn settings(before: Option<&Settings>) -> Option<Settings> {
    let before = before.and_then(|before| before.now(SettingWord::Language));
    let language = match before {
        None => Language::English,
        Some(Setting::Language(Language::English)) => Language::Bokmaal,
        Some(Setting::Language(Language::Bokmaal)) => Language::Danish,
        Some(Setting::Language(Language::Danish)) => Language::German,
        Some(Setting::Language(Language::German)) => Language::Spanish,
        _ => return None,
    };
    let english = language == Language::English;
    Some(Settings {
        only: None,
        name: if english { "Alva".into() } else { "Alva Berg".into() },
        handle: "Alva".into(),
        set: set(language),
        channel: match language {
            Language::English => ChannelWord::Terminal,
            Language::Bokmaal => ChannelWord::Discord,
            _ => ChannelWord::Mail,
        },
        ways: match english {
            true => vec![(way("terminal"), false)],
            false => vec![(mail(), true), (discord(), false)],
        },
        blocked: if english { Vec::new() } else { vec!["Bodil".into(), "Ylva".into()] },
    })
}

/// Each value of each setting in one language or another; one isn't decided yet in English.
fn set(language: Language) -> Vec<Setting> {
    let english = language == Language::English;
    let zone = match language {
        Language::Danish => chrono_tz::Tz::Etc__GMTMinus1,
        _ => chrono_tz::Tz::Europe__Oslo,
    };
    let other = |which: SettingWord| match which {
        SettingWord::Language => Some(Setting::Language(language)),
        SettingWord::Zone => Some(Setting::Zone(zone)),
        SettingWord::Quiet => Some(Setting::Quiet(Hours::new(22, 7).filter(|_| !english))),
        SettingWord::Remind => Some(Setting::Remind((!english).then_some(36))),
        SettingWord::Words if english => None,
        SettingWord::Words => commands::choices(which)
            .get(language as usize - 1)
            .or(commands::choices(which).last())
            .copied(),
        SettingWord::Digest | SettingWord::Board | SettingWord::Reports | SettingWord::Pace => {
            let values = commands::choices(which);
            values.get(language as usize).or(values.last()).copied()
        }
    };
    SettingWord::ALL.iter().filter_map(|which| other(*which)).collect()
}

/// All of them, in the order of the enum.
pub(super) fn notices() -> Vec<Notice> {
    let left = |games: &[i64]| News::Left { player: 7, games: games.into() };
    let unreachable = |channel: &str| News::Unreachable { player: 8, channel: channel.to_owned() };
    let code = |code: Option<&str>| News::Code { code: code.map(Into::into) };
    let device_code =
        |code: Option<&str>| News::DeviceCode { code: code.map(Into::into), device: firefox() };
    let all = chain(News::LinkAsked(mail()), |news| {
        Some(match news {
            News::LinkAsked(way) if way.channel == "email" => News::LinkAsked(discord()),
            News::LinkAsked(_) => code(Some("K7QF4M9X")),
            News::Code { code: Some(_) } => code(None),
            News::Code { .. } => News::CodeLost(mail()),
            News::CodeLost(way) if way.channel == "email" => News::CodeLost(discord()),
            News::CodeLost(_) => News::Linked(mail()),
            News::Linked(way) if way.channel == "email" => News::Linked(discord()),
            News::Linked(_) => News::Unlinked(mail()),
            News::Unlinked(_) => News::Elsewhere { changed: AddressChange::Linked, about: mail() },
            News::Elsewhere { .. } => device_code(Some("402917")),
            News::DeviceCode { code: Some(_), .. } => device_code(None),
            News::DeviceCode { .. } => News::DeviceNew { number: 2, device: firefox() },
            News::DeviceNew { .. } => News::DeviceEnded { device: firefox() },
            News::DeviceEnded { .. } => News::DevicesEnded { count: 0 },
            News::DevicesEnded { count: 0 } => News::DevicesEnded { count: 1 },
            News::DevicesEnded { count: 1 } => News::DevicesEnded { count: 2 },
            News::DevicesEnded { .. } => News::Calendar { new: false },
            News::Calendar { new: false } => News::Calendar { new: true },
            News::Calendar { .. } => News::ConsentAsked(mail()),
            News::ConsentAsked(_) => News::Settings,
            News::Settings => News::ChannelChanged(mail()),
            News::ChannelChanged(before) => match after(before) {
                Some(next) => News::ChannelChanged(next),
                None => News::Muted { game: 12 },
            },
            News::Muted { .. } => News::Unmuted { game: 12 },
            News::Unmuted { .. } => News::Blocked(8.into()),
            News::Blocked(_) => News::Unblocked(8.into()),
            News::Unblocked(_) => News::Reported(8.into()),
            News::Reported(_) => News::WroteToOrganisers,
            News::WroteToOrganisers => follows(Followed::Club, false),
            News::Follows { followed: Followed::Club, .. } => follows(Followed::Today, false),
            News::Follows { followed: Followed::Today, .. } => follows(Followed::Game(12), false),
            News::Follows { followed: Followed::Game(_), end: false } => {
                follows(Followed::Game(12), true)
            }
            News::Follows { followed: Followed::Game(_), .. } => {
                follows(Followed::Player(8), false)
            }
            News::Follows { followed: Followed::Player(_), end: false } => {
                follows(Followed::Player(8), true)
            }
            News::Follows { followed: Followed::Player(_), .. } => follows(brandubh(), false),
            News::Follows { .. } => News::FollowsNoMore { followed: Followed::Club },
            News::FollowsNoMore { followed: Followed::Club } => {
                News::FollowsNoMore { followed: Followed::Today }
            }
            News::FollowsNoMore { followed: Followed::Today } => {
                News::FollowsNoMore { followed: Followed::Game(12) }
            }
            News::FollowsNoMore { followed: Followed::Game(_) } => {
                News::FollowsNoMore { followed: Followed::Player(8) }
            }
            News::FollowsNoMore { followed: Followed::Player(_) } => {
                News::FollowsNoMore { followed: brandubh() }
            }
            News::FollowsNoMore { .. } => News::Suspended(mail()),
            News::Suspended(way) if way.channel == "email" => News::Suspended(discord()),
            News::Suspended(_) => News::Stopped(mail()),
            News::Stopped(_) => News::StopAsked(mail()),
            News::StopAsked(_) => News::StoppedNow(mail()),
            News::StoppedNow(_) => News::ContactInvited(mail()),
            News::ContactInvited(_) => unreachable("email"),
            News::Unreachable { channel, .. } if channel == "email" => unreachable("discord"),
            News::Unreachable { .. } => News::Renamed(8.into()),
            News::Renamed(_) => News::OpponentRenamed { player: 9, was: "Bo Berg".into() },
            News::OpponentRenamed { .. } => News::NameBarred { was: "Admin".into() },
            News::NameBarred { .. } => News::ExportAsked(mail()),
            News::ExportAsked(way) => match after(way) {
                Some(next) => News::ExportAsked(next),
                None => News::Exporting(mail()),
            },
            News::Exporting(way) => match after(way) {
                Some(next) => News::Exporting(next),
                None => News::Exported,
            },
            News::Exported => News::LeftAlone,
            News::LeftAlone => News::VenueLost { game: 14, gone: true },
            News::VenueLost { gone: true, .. } => News::VenueLost { game: 14, gone: false },
            News::VenueLost { .. } => News::ChallengeLost { invitation: 3, link: None },
            News::ChallengeLost { link: None, .. } => News::ChallengeLost {
                invitation: 3,
                link: Some("https://discord.com/channels/1/2".into()),
            },
            News::ChallengeLost { .. } => News::ShownHere { game: 14, how: "here".into() },
            News::ShownHere { how, .. } if how == "here" => {
                News::ShownHere { game: 14, how: "asked".into() }
            }
            News::ShownHere { how, .. } if how == "asked" => {
                News::ShownHere { game: 14, how: "direct".into() }
            }
            News::ShownHere { .. } => {
                News::HereAsked { game: 14, link: "https://discord.com/channels/1/2".into() }
            }
            News::HereAsked { .. } => News::EraseAsked,
            News::EraseAsked => News::Erased(7.into()),
            News::Erased(_) => News::Farewell(7.into()),
            News::Farewell(_) => left(&[12]),
            News::Left { games, .. } if games.len() == 1 => left(&[12, 13]),
            News::Left { .. } => return None,
        })
    });
    let lists = lists();
    all.iter().flat_map(before_each).chain(lists).collect()
}

fn follows(followed: Followed, end: bool) -> News {
    News::Follows { followed, end }
}

fn firefox() -> String {
    "Firefox on Android".into()
}

fn brandubh() -> Followed {
    Followed::Ruleset("brandubh".into())
}

/// The lists of what somebody follows, and of devices.
fn lists() -> [Notice; 4] {
    let all = [
        (Followed::Club, false),
        (Followed::Today, false),
        (Followed::Game(12), false),
        (Followed::Game(13), true),
        (Followed::Player(8), false),
        (Followed::Player(9), true),
        (brandubh(), false),
    ];
    let next = Some(1_793_041_200);
    let list = |all: &[_], next| told(crate::following::follows(all, next, &Club::usual()));
    let device = |number, since, days_ago, is_here| Device {
        number,
        name: firefox(),
        since: utc(since).timestamp(),
        days_ago,
        is_here,
    };
    let all_devices = [
        device(1, "2025-11-02 10:00", 12, false),
        device(2, "2026-11-02 10:00", 1, false),
        device(4, "2026-11-02 10:00", 0, true),
    ];
    [list(&all, next), list(&[], None), devices(&all_devices), devices(&[])].map(Notice::News)
}

/// The same news in every club in which it reads differently.
fn before_each(news: &News) -> Vec<Notice> {
    let club = Club::usual;
    let clubs = match news {
        News::Code { .. } => vec![Club { own_name: "Alva", ..club() }],
        News::Settings => {
            let all = settings(None).map(|first| chain(first, |before| settings(Some(before))));
            let all = all.unwrap_or_default();
            all.into_iter().map(|settings| Club { settings, ..club() }).collect()
        }
        News::Unreachable { .. } => {
            [true, false].map(|is_reachable| Club { is_reachable, ..club() }).into()
        }
        News::EraseAsked => [0, 1, 2].map(|running| Club { running, ..club() }).into(),
        News::ChallengeLost { .. } => [false, true]
            .map(|is_seek| {
                let usual = club();
                let invitation = InvitationFacts { is_seek, ..usual.invitation.clone() };
                Club { invitation, ..usual }
            })
            .into(),
        // It is among the files.
        News::Exported => Vec::new(),
        _ => vec![club()],
    };
    clubs.iter().map(|club| told(news.notice(club))).collect()
}

/// A name for one of them.
pub(super) fn heading(news: &str) -> Option<&'static str> {
    Some(match news {
        "link-asked" => "A link asked for",
        "link-code" => "A code, at the address to be linked",
        "link-code-gone" => "A code that was handed over before",
        "link-code-lost" => "A code that did not arrive",
        "linked" => "Linked",
        "unlinked" => "No longer linked",
        "changed-elsewhere" => "Linked, told at an address that was there before",
        "device-code" => "A code to sign in on a device",
        "device-code-gone" => "A code that was sent before",
        "device-new" => "Signed in on a device, told at all addresses",
        "device-ended" => "Signed out on a device",
        "devices-ended" => "Signed out on all devices",
        "devices-none" => "Signed in on no device",
        "devices-line" => "All devices",
        "calendar-address" => "The secret address of a calendar",
        "consent-asked" => "Asked at an address that was there before",
        "channel-changed" => "Another channel",
        "muted" => "Muted",
        "unmuted" => "No longer muted",
        "blocked" => "Blocked",
        "unblocked" => "No longer blocked",
        "reported" => "Reported",
        "wrote-to-organisers" => "Written to the organisers",
        "follows" => "Followed from now on",
        "follows-no-more" => "Followed no longer",
        "follows-line" => "All that is followed",
        "follows-nothing" => "Nothing is followed",
        "suspended" => "Nothing arrives any more",
        "stopped" => "No more mail, as wished",
        "stop-asked" => "Asked whether to stop mails",
        "stopped-now" => "No more mail, as wished in one",
        "contact-asked" => "A stranger invited",
        "unreachable" => "Nothing arrives at the opponent’s",
        "renamed" => "Renamed",
        "opponent-renamed" => "An opponent was renamed",
        "name-barred" => "A name that nobody may have any more",
        "export-asked" => "Asked whether to export",
        "exporting" => "An archive on its way",
        "erase-asked" => "Asked whether to be erased",
        "shown-here" => "A game that is shown elsewhere now",
        "here-asked" => "Asked whether a private game can be shown in a channel",
        "challenge-lost" => "A challenge that can’t be posted",
        "venue-lost" => "A game that can’t be shown in its channel",
        "left-alone" => "Somebody who isn’t a player said no",
        "erased" => "Erased",
        "farewell" => "Farewell",
        "left-the-club" => "An opponent was erased",
        _ => return None,
    })
}

/// Every refusal.
pub(super) fn refusals() -> Vec<Refusal> {
    use AccountRefused as Why;
    let (ylva, erased) = (Other { player: 8 }, Other { player: 7 });
    let no_way = |channel: &str| Why::NoWay { channel: channel.into() };
    let no_channel = |channel: &str| Why::NoChannel { channel: channel.into() };
    let wrong_code = |left| Why::WrongCode { link: 1, left };
    let all = vec![
        Why::Stranger { address: "bo@example.org".into() },
        Why::AddressTaken(mail()),
        Why::AlreadyLinked(mail()),
        Why::BadAddress { typed: "alva@home".into() },
        Why::NotSignedIn,
        Why::WrongDeviceCode,
        Why::NoDevice { number: 3 },
        Why::NotOnPages { order: "export".into() },
        Why::NotOnPages { order: "organise appoint".into() },
        Why::NoPages,
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
        Why::NotYetAPlayer,
        Why::LeftAlone { name: "Zed".into() },
        Why::Gone(erased),
        Why::NotFromHere,
        Why::OtherName { typed: "bo".into() },
        Why::NameNeeded,
    ];
    shown(all.into_iter().map(Refused::Account).collect())
}
