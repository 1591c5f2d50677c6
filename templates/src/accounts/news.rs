//! What happens to a player's own account: addresses, settings, which people they want to hear from.

use commands::words::{ChannelWord, Word};
use commands::{Deed, LinkTarget, OrderWord, Question, WhichDevices};
use serde::{Deserialize, Serialize};

use crate::following::follow::Followed;
use crate::notice::Notice;
use crate::told::lookups::Lookups;
use crate::told::news::{Frame, News};
use crate::told::point::{Other, Way, channel_word};
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{NextStep, begin, give, like, typed_number, yes_or_no};

/// Something about an account, as the outbox and remembered answers store it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum AccountNews {
    /// A code was sent to an address.
    LinkAsked(Way),
    /// The code itself, for that address; deleted as soon as it has been delivered.
    Code { code: Option<String> },
    /// The code could not be delivered there.
    CodeLost(Way),
    /// The address now belongs to the player.
    Linked(Way),
    /// The address is no longer the player's.
    Unlinked(Way),
    /// What changed about the player's addresses, told at those from which nobody asked for it.
    Elsewhere { changed: AddressChange, about: Way },
    /// The code with which the player signs in to the pages on that device; deleted as soon as it has
    /// been delivered.
    DeviceCode { code: Option<String>, device: String },
    /// The player is signed in on that device from now on, told at all addresses.
    DeviceNew { number: u32, device: String },
    /// The player isn't signed in on that device any more.
    DeviceEnded { device: String },
    /// The player isn't signed in on any device any more.
    DevicesEnded { count: u32 },
    /// The secret address of the player's calendar.
    Calendar {
        /// Whether the one until then has ended.
        new: bool,
    },
    /// The player is asked there whether an email should do what it asks for.
    ConsentAsked(Way),
    /// The settings were changed.
    Settings,
    /// Messages go there from now on.
    ChannelChanged(Way),
    /// No messages in that game any more.
    Muted { game: i64 },
    /// Messages in that game again.
    Unmuted { game: i64 },
    /// Nothing from that player any more.
    Blocked(Other),
    /// Messages from that player again.
    Unblocked(Other),
    /// The organisers are told.
    Reported(Other),
    /// The organisers are told; it is about nobody.
    WroteToOrganisers,
    /// The player follows that from now on, and is told at once how games there end.
    Follows { followed: Followed, end: bool },
    /// The player doesn't follow that any more.
    FollowsNoMore { followed: Followed },
    /// Where a game is shown from now on, because the player asked for it there.
    ShownHere {
        game: i64,
        /// `here`, `direct`, or `asked` if the other player has to agree.
        how: String,
    },
    /// The other player wants a private game to be shown in a channel.
    HereAsked { game: i64, link: String },
    /// A game can't be shown any more where everybody could read it.
    VenueLost {
        game: i64,
        /// Whether the channel has been deleted.
        gone: bool,
    },
    /// A challenge that is for everybody, or for somebody who isn't a player, can't be posted, so it
    /// has reached nobody. For everybody, it is still open.
    ChallengeLost {
        invitation: i64,
        /// The channel in which the club can't post; `None` if it has been deleted.
        link: Option<String>,
    },
    /// Somebody who isn't a player isn't mentioned any more.
    LeftAlone,
    /// Nothing arrives at one of the player's addresses.
    Suspended(Way),
    /// No more email is sent to one of the player's addresses, as they asked.
    Stopped(Way),
    /// Asks whether emails to these addresses of the player's should stop.
    StopAsked(Way),
    /// They stop now. Anyone who wrote from there is told in a last email.
    StoppedNow(Way),
    /// The reader of an address without a player was invited, unless they want nothing from the
    /// club.
    ContactInvited(Way),
    /// Nothing arrives at one of an opponent's addresses.
    Unreachable { player: i64, channel: String },
    /// The player is shown under another name.
    Renamed(Other),
    /// An opponent is shown under another name.
    OpponentRenamed {
        player: i64,
        /// The name until then.
        was: String,
    },
    /// The player's name was one that only those who run the club may have.
    NameBarred { was: String },
    /// Asks whether everything stored about the player should be sent there.
    ExportAsked(Way),
    /// That is on its way there.
    Exporting(Way),
    /// Everything stored about the player.
    #[serde(rename = "archive")]
    Exported,
    /// Asks whether the player should be erased.
    EraseAsked,
    /// The player has been erased.
    Erased(Other),
    /// The last message to an erased player's address, which is deleted afterwards.
    Farewell(Other),
    /// An opponent was erased.
    Left {
        player: i64,
        /// The games that ended because of this.
        games: Vec<i64>,
    },
}

/// What changed about a player's addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AddressChange {
    Linked,
    /// The address is no longer the player's.
    Unlinked,
    /// Messages go there from now on.
    Chosen,
}

impl AccountNews {
    pub fn notice<L: Lookups>(&self, club: &L) -> Result<Notice, L::Fault> {
        let said = match self {
            AccountNews::Settings => return Ok(Notice::Settings(club.settings()?)),
            AccountNews::Exported => return Ok(Notice::Exported(club.export()?)),
            AccountNews::LinkAsked(way) => about_way("link-asked", way),
            AccountNews::Code { code: Some(code) } => Sentence::of("link-code")
                .with("club", Value::Club)
                .text("name", club.own_name()?)
                .text("code", code),
            AccountNews::Code { code: None } => Sentence::of("link-code-gone")
                .with("club", Value::Club)
                .text("name", club.own_name()?),
            AccountNews::CodeLost(way) => about_way("link-code-lost", way),
            AccountNews::Linked(way) => about_way("linked", way),
            AccountNews::Unlinked(way) => about_way("unlinked", way),
            AccountNews::Elsewhere { changed, about } => changed_elsewhere(*changed, about),
            AccountNews::DeviceCode { code, device } => device_code(club, code.as_deref(), device)?,
            AccountNews::DeviceNew { device, .. } => {
                Sentence::of("device-new").with("club", Value::Club).text("device", device)
            }
            AccountNews::DeviceEnded { device } => {
                Sentence::of("device-ended").text("device", device)
            }
            AccountNews::DevicesEnded { count: 0 } => Sentence::of("devices-none"),
            AccountNews::DevicesEnded { count } => {
                Sentence::of("devices-ended").count("count", *count)
            }
            AccountNews::Calendar { new } => Sentence::of("calendar-address")
                .choice("new", if *new { "yes" } else { "no" })
                .text("address", club.calendar()?),
            AccountNews::ConsentAsked(way) => about_way("consent-asked", way),
            AccountNews::ChannelChanged(way) => about_way("channel-changed", way),
            AccountNews::Muted { game } => about_game(club, "muted", *game)?,
            AccountNews::Unmuted { game } => about_game(club, "unmuted", *game)?,
            AccountNews::Blocked(other) => about_player(club, "blocked", other.player)?,
            AccountNews::Unblocked(other) => about_player(club, "unblocked", other.player)?,
            AccountNews::Reported(other) => about_player(club, "reported", other.player)?,
            AccountNews::WroteToOrganisers => Sentence::of("wrote-to-organisers"),
            AccountNews::Follows { followed, end } => followed.begun(*end, club)?,
            AccountNews::FollowsNoMore { followed } => followed.ended(club)?,
            AccountNews::ShownHere { game, how } => {
                let how = ["here", "asked"].into_iter().find(|word| word == how);
                about_game(club, "shown-here", *game)?.choice("how", how.unwrap_or("direct"))
            }
            AccountNews::HereAsked { game, link } => {
                about_game(club, "here-asked", *game)?.text("link", link)
            }
            AccountNews::VenueLost { game, gone } => {
                let how = if *gone { "gone" } else { "shut" };
                about_game(club, "venue-lost", *game)?.choice("how", how)
            }
            AccountNews::ChallengeLost { invitation, link } => {
                challenge_lost(club, *invitation, link.as_deref())?
            }
            AccountNews::LeftAlone => Sentence::of("left-alone").with("club", Value::Club),
            AccountNews::Suspended(way) => about_way("suspended", way),
            AccountNews::Stopped(way) => about_way("stopped", way),
            AccountNews::StopAsked(way) => about_way("stop-asked", way),
            AccountNews::StoppedNow(way) => about_way("stopped-now", way),
            AccountNews::ContactInvited(way) => about_way("contact-asked", way),
            AccountNews::Unreachable { player, channel } => {
                let otherwise = if club.is_reachable(*player)? { "yes" } else { "no" };
                about_player(club, "unreachable", *player)?
                    .choice("channel", channel_word(channel).canonical())
                    .choice("otherwise", otherwise)
            }
            AccountNews::Renamed(who) => player_renamed(club, "renamed", who.player)?,
            AccountNews::OpponentRenamed { player, was } => {
                player_renamed(club, "opponent-renamed", *player)?.text("was", was)
            }
            AccountNews::NameBarred { was } => {
                Sentence::of("name-barred").text("was", was).text("name", club.own_name()?)
            }
            AccountNews::ExportAsked(way) => about_way("export-asked", way),
            AccountNews::Exporting(way) => about_way("exporting", way),
            AccountNews::EraseAsked => {
                let (games, pseudonym) = club.erasure()?;
                let asked = Sentence::of("erase-asked").count("games", games);
                asked.text("pseudonym", pseudonym).text("name", club.own_handle()?)
            }
            AccountNews::Erased(who) => about_erased(club, "erased", who.player)?,
            AccountNews::Farewell(who) => {
                about_erased(club, "farewell", who.player)?.with("club", Value::Club)
            }
            AccountNews::Left { player, games } => {
                let numbers = games.iter().map(ToString::to_string).collect();
                about_erased(club, "left-the-club", *player)?
                    .count("count", games.len())
                    .with("games", Value::All(numbers))
            }
        };
        let told = News::lines(said.next(self.leads_to(club)?));
        Ok(Notice::News(match self {
            AccountNews::Code { .. } | AccountNews::Farewell(_) | AccountNews::LeftAlone => {
                News { frame: Frame::ForStranger, ..told }
            }
            _ => told,
        }))
    }

    /// What its reader can do because of it.
    fn leads_to<L: Lookups>(&self, club: &L) -> Result<Vec<NextStep>, L::Fault> {
        let channel = |way: &Way| give(Deed::Channel(channel_word(&way.channel)));
        let unlink = |way: &Way| give(Deed::Unlink(way.address.clone()));
        Ok(match self {
            AccountNews::Code { code } => {
                code.iter().map(|code| give(Deed::Link(LinkTarget::Code(code.clone())))).collect()
            }
            AccountNews::CodeLost(way) if channel_word(&way.channel) == ChannelWord::Mail => {
                vec![like(OrderWord::Link)]
            }
            AccountNews::Linked(way) => vec![channel(way), unlink(way)],
            AccountNews::Elsewhere { .. } => vec![give(Question::Settings)],
            AccountNews::DeviceNew { number, .. } => {
                vec![give(Deed::EndDevices(WhichDevices::Number(*number))), give(Question::Devices)]
            }
            AccountNews::DeviceEnded { .. } => vec![give(Question::Devices)],
            AccountNews::Calendar { .. } => vec![give(Deed::NewCalendar)],
            AccountNews::Suspended(way)
            | AccountNews::Stopped(way)
            | AccountNews::StoppedNow(way) => vec![channel(way)],
            AccountNews::StopAsked(_) => yes_or_no().into(),
            AccountNews::Muted { .. } => vec![give(Deed::Unmute)],
            AccountNews::Blocked(other) => vec![give(Deed::Unblock(club.handle(other.player)?))],
            AccountNews::Reported(other) => vec![give(Deed::Block(club.handle(other.player)?))],
            AccountNews::NameBarred { .. } => vec![begin(OrderWord::Rename)],
            AccountNews::ChallengeLost { invitation, .. }
                if club.invitation(*invitation)?.is_seek =>
            {
                vec![give(Deed::Cancel(Some(typed_number(*invitation))))]
            }
            AccountNews::LeftAlone => vec![begin(OrderWord::Join)],
            AccountNews::ContactInvited(_) => vec![give(Question::Invitations)],
            AccountNews::ExportAsked(_) => yes_or_no().into(),
            AccountNews::EraseAsked => {
                vec![give(Deed::Erase(Some(club.own_handle()?))), give(Deed::No)]
            }
            _ => Vec::new(),
        })
    }
}

fn about_way(key: &'static str, way: &Way) -> Sentence {
    let channel = channel_word(&way.channel).canonical();
    Sentence::of(key).choice("channel", channel).address("address", &way.address)
}

fn about_player<L: Lookups>(
    club: &L,
    key: &'static str,
    player: i64,
) -> Result<Sentence, L::Fault> {
    Ok(Sentence::of(key).text("name", club.player(player)?))
}

/// The name that a player has from now on, and what is typed for it.
fn player_renamed<L: Lookups>(
    club: &L,
    key: &'static str,
    player: i64,
) -> Result<Sentence, L::Fault> {
    Ok(about_player(club, key, player)?.text("handle", club.handle(player)?))
}

/// A player who has been erased is shown under another name.
fn about_erased<L: Lookups>(
    club: &L,
    key: &'static str,
    player: i64,
) -> Result<Sentence, L::Fault> {
    Ok(Sentence::of(key).text("pseudonym", club.player(player)?))
}

fn about_game<L: Lookups>(club: &L, key: &'static str, game: i64) -> Result<Sentence, L::Fault> {
    let opponent = club.opponent(game)?;
    Ok(Sentence::of(key).number("game", game).text("opponent", opponent))
}

/// A change of addresses, for those who may not have made it themselves.
fn changed_elsewhere(changed: AddressChange, about: &Way) -> Sentence {
    let changed = match changed {
        AddressChange::Linked => "linked",
        AddressChange::Unlinked => "unlinked",
        AddressChange::Chosen => "channel-changed",
    };
    let elsewhere = Sentence::of("changed-elsewhere");
    about_way(changed, about).coded("changed-elsewhere").below(elsewhere)
}

/// The code for a device, or that it has been used up.
fn device_code<L: Lookups>(
    club: &L,
    code: Option<&str>,
    device: &str,
) -> Result<Sentence, L::Fault> {
    let said = Sentence::of(match code {
        Some(_) => "device-code",
        None => "device-code-gone",
    });
    let said = said.with("club", Value::Club).text("name", club.own_name()?);
    Ok(said.text("device", device).text("code", code.unwrap_or_default()))
}

/// A challenge that can't be posted; the link is that of a channel which still exists.
fn challenge_lost<L: Lookups>(
    club: &L,
    invitation: i64,
    link: Option<&str>,
) -> Result<Sentence, L::Fault> {
    let facts = club.invitation(invitation)?;
    let how = match (facts.is_seek, link) {
        (true, None) => "open-gone",
        (true, Some(_)) => "open-shut",
        (false, None) => "gone",
        (false, Some(_)) => "shut",
    };
    let recipient = facts.recipient.unwrap_or_default();
    let lost = Sentence::of("challenge-lost").choice("how", how);
    let lost = lost.number("number", invitation).text("recipient", recipient);
    Ok(lost.text("link", link.unwrap_or_default()))
}
