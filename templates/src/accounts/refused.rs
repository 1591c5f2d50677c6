//! Why something about a player's own account is refused: addresses, codes, and which people they
//! want to hear from.

use commands::words::{ChannelWord, OrderWord, Word};
use commands::{Deed, Question};
use serde::{Deserialize, Serialize};

use crate::told::lookups::Lookups;
use crate::told::point::{Other, Way, channel_word};
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{begin, give, like};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "because", rename_all = "kebab-case")]
pub enum AccountRefused {
    /// No player has that address.
    Stranger { address: String },
    /// The address is another player's.
    AddressTaken(Way),
    /// The address is the asker's already.
    AlreadyLinked(Way),
    /// It is no address.
    BadAddress { typed: String },
    /// It was asked for on a page, where nobody is signed in.
    NotSignedIn,
    /// It isn't the code that was sent for the device, or the code isn't valid any more.
    WrongDeviceCode,
    /// The asker has no device with that number.
    NoDevice { number: u32 },
    /// It can't be done on a page.
    NotOnPages {
        /// The command's canonical word.
        order: String,
    },
    /// Only public pages have it.
    NoPages,
    /// No more codes are sent that day.
    TooManyCodes,
    /// New players can't have an address written to.
    TooNew {
        /// From when it is possible, in seconds since 1970.
        from: i64,
    },
    /// No link waits for a code.
    NoCode,
    WrongCode {
        /// The link that waits for the code.
        link: i64,
        /// How many tries are left.
        left: u32,
    },
    /// The code has to come from the account that is to be linked.
    CodeElsewhere,
    /// The asker has no such address.
    NotLinked { typed: String },
    /// Without that address nothing would reach the player.
    LastWay(Way),
    /// Nothing is linked on that channel.
    NoWay { channel: String },
    /// The club can't be reached over that channel.
    NoChannel { channel: String },
    /// That player takes no invitations from the asker.
    TakesNone(Other),
    /// The asker wants nothing from that player.
    YouBlock(Other),
    /// That player isn't blocked.
    NotBlocked(Other),
    /// It can only be done to others.
    OnlyOthers,
    /// No player has that address.
    NobodyAt { typed: String },
    /// The person who was mentioned isn't a player, and can't be challenged in public from there.
    NotYetAPlayer,
    /// Somebody who isn't a player doesn't want to be mentioned.
    LeftAlone { name: String },
    /// The player has been erased.
    Gone(Other),
    /// It has to come from an address of the asker's own.
    NotFromHere,
    /// To be erased, players type their own name, and this is another.
    OtherName { typed: String },
    /// To be erased, players type their name; a yes isn't enough.
    NameNeeded,
}

impl AccountRefused {
    pub(crate) fn sentence<L: Lookups>(&self, club: &L) -> Result<Sentence, L::Fault> {
        use AccountRefused as Why;
        let why = Sentence::refusal;
        let address = |code, way: &Way| why(code).address("address", &way.address);
        let other = |code, other: &Other| Ok(why(code).text("name", club.player(other.player)?));
        let channel =
            |code, channel: &str| why(code).choice("channel", channel_word(channel).canonical());
        Ok(match self {
            Why::Stranger { address } => {
                why("stranger").address("address", address).next([begin(OrderWord::Join)])
            }
            Why::AddressTaken(way) => address("address-taken", way),
            Why::AlreadyLinked(way) => address("already-linked", way),
            Why::BadAddress { typed } => {
                why("bad-address").address("typed", typed).next([like(OrderWord::Link)])
            }
            Why::NotSignedIn => why("not-signed-in"),
            Why::WrongDeviceCode => why("wrong-device-code"),
            Why::NoDevice { number } => {
                why("no-device").number("number", (*number).into()).next([give(Question::Devices)])
            }
            Why::NotOnPages { order } => {
                let organises = order.starts_with(OrderWord::Organise.canonical());
                why("not-on-pages")
                    .choice("what", if organises { "organiser" } else { "account" })
                    .with("order", Value::Command(order.clone()))
            }
            Why::NoPages => why("no-pages"),
            Why::TooManyCodes => why("too-many-codes"),
            Why::TooNew { from } => why("too-new").moment("from", *from),
            Why::NoCode => why("no-code").next([like(OrderWord::Link)]),
            Why::WrongCode { left, .. } => why("wrong-code")
                .count("left", *left)
                .next((*left == 0).then_some(like(OrderWord::Link))),
            Why::CodeElsewhere => why("code-elsewhere"),
            Why::NotLinked { typed } => {
                why("not-linked").address("typed", typed).next([give(Question::Settings)])
            }
            Why::LastWay(way) => address("last-way", way),
            Why::NoWay { channel: none } => {
                let can_link = channel_word(none) == ChannelWord::Mail;
                channel("no-way", none).next(can_link.then_some(like(OrderWord::Link)))
            }
            Why::NoChannel { channel: none } => {
                channel("no-channel", none).next([give(Question::Settings)])
            }
            Why::TakesNone(who) => return other("takes-none", who),
            Why::YouBlock(who) => {
                let unblock = give(Deed::Unblock(club.handle(who.player)?));
                return Ok(other("you-block", who)?.next([unblock]));
            }
            Why::NotBlocked(who) => return other("not-blocked", who),
            Why::OnlyOthers => why("only-others"),
            Why::NobodyAt { typed } => why("nobody-at").address("typed", typed),
            Why::NotYetAPlayer => why("not-yet-a-player"),
            Why::LeftAlone { name } => why("left-alone").text("name", name),
            Why::Gone(who) => return other("gone", who),
            Why::NotFromHere => why("not-from-here"),
            Why::OtherName { typed } => {
                let name = club.own_handle()?;
                let why = why("other-name").text("typed", typed).text("name", &*name);
                why.next([give(Deed::Erase(Some(name)))])
            }
            Why::NameNeeded => why("name-needed")
                .next([give(Deed::Erase(Some(club.own_handle()?))), give(Deed::No)]),
        })
    }
}
