//! The words for refusals about a player's own account: addresses, codes, whom to hear from.

use chrono::{DateTime, Utc};

use crate::notice::{Way, shown};
use crate::orders::{ChannelWord, Word};
use crate::{Arg, Reader};

/// Why the club refuses something about an account.
#[derive(Clone, Debug)]
pub enum RefusedAccount {
    /// Nobody is known at the address from which this came.
    Stranger { address: String },
    /// The address is somebody else's.
    AddressTaken(Way),
    /// The address is the asker's already.
    AlreadyLinked(Way),
    /// It is no address.
    BadAddress { typed: String },
    /// The asker, or the address, has had codes enough for a day.
    TooManyCodes,
    /// The asker has not been a player for long enough to have an address written to.
    TooNew {
        /// From when on that is possible.
        from: DateTime<Utc>,
    },
    /// No code waits, or no longer.
    NoCode,
    /// The code is wrong.
    WrongCode {
        /// How many tries are left.
        left: u32,
    },
    /// The code has to come from the account that it is to link.
    CodeElsewhere,
    /// Nothing of that kind is linked.
    NotLinked { typed: String },
    /// Without that address nothing would reach the asker.
    LastWay(Way),
    /// No address on that channel is linked.
    NoWay(ChannelWord),
    /// The club is not reached over that channel.
    NoChannel(ChannelWord),
    /// That player takes no invitation from the asker.
    TakesNone { name: String },
    /// The asker has blocked that player.
    YouBlock { name: String },
    /// The asker has not blocked that player.
    NotBlocked { name: String },
    /// That can only be done to others.
    OnlyOthers,
    /// Nobody is known at the address that was named.
    NobodyAt { typed: String },
    /// The player has been erased.
    Gone {
        /// The name that stays.
        name: String,
    },
    /// That has to come from an address of the asker's own.
    NotFromHere,
    /// To be erased, the asker has to type his own name.
    OtherName { typed: String, name: String },
    /// A yes does not do for that.
    NameNeeded { name: String },
}

impl RefusedAccount {
    /// A short word for machines, one for each reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            RefusedAccount::Stranger { .. } => "stranger",
            RefusedAccount::AddressTaken(_) => "address-taken",
            RefusedAccount::AlreadyLinked(_) => "already-linked",
            RefusedAccount::BadAddress { .. } => "bad-address",
            RefusedAccount::TooManyCodes => "too-many-codes",
            RefusedAccount::TooNew { .. } => "too-new",
            RefusedAccount::NoCode => "no-code",
            RefusedAccount::WrongCode { .. } => "wrong-code",
            RefusedAccount::CodeElsewhere => "code-elsewhere",
            RefusedAccount::NotLinked { .. } => "not-linked",
            RefusedAccount::LastWay(_) => "last-way",
            RefusedAccount::NoWay(_) => "no-way",
            RefusedAccount::NoChannel(_) => "no-channel",
            RefusedAccount::TakesNone { .. } => "takes-none",
            RefusedAccount::YouBlock { .. } => "you-block",
            RefusedAccount::NotBlocked { .. } => "not-blocked",
            RefusedAccount::OnlyOthers => "only-others",
            RefusedAccount::NobodyAt { .. } => "nobody-at",
            RefusedAccount::Gone { .. } => "gone",
            RefusedAccount::NotFromHere => "not-from-here",
            RefusedAccount::OtherName { .. } => "other-name",
            RefusedAccount::NameNeeded { .. } => "name-needed",
        }
    }

    /// What happened, why, and what to do next.
    #[must_use]
    pub fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        let id = format!("refusal-{}", self.code());
        let with = |name: &'static str, value: Arg| words.say(&id, &[(name, value)]);
        match self {
            RefusedAccount::Stranger { address } => with("address", shown(address).into()),
            RefusedAccount::AddressTaken(way)
            | RefusedAccount::AlreadyLinked(way)
            | RefusedAccount::LastWay(way) => with("address", shown(&way.address).into()),
            RefusedAccount::BadAddress { typed }
            | RefusedAccount::NotLinked { typed }
            | RefusedAccount::NobodyAt { typed } => with("typed", shown(typed).into()),
            RefusedAccount::TooNew { from } => with("from", reader.moment(*from).into()),
            RefusedAccount::WrongCode { left } => with("left", (*left).into()),
            RefusedAccount::NoWay(channel) | RefusedAccount::NoChannel(channel) => {
                with("channel", channel.canonical().into())
            }
            RefusedAccount::TakesNone { name }
            | RefusedAccount::YouBlock { name }
            | RefusedAccount::NotBlocked { name }
            | RefusedAccount::NameNeeded { name }
            | RefusedAccount::Gone { name } => with("name", shown(name).into()),
            RefusedAccount::OtherName { typed, name } => {
                words.say(&id, &[("typed", shown(typed).into()), ("name", shown(name).into())])
            }
            RefusedAccount::TooManyCodes
            | RefusedAccount::NoCode
            | RefusedAccount::CodeElsewhere
            | RefusedAccount::OnlyOthers
            | RefusedAccount::NotFromHere => words.say(&id, &[]),
        }
    }
}
