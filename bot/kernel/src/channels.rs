//! What the service has to know about each channel, a row for each; how a channel works is known to
//! its own crate alone.

use chrono::TimeDelta;
use storage::Channel;

/// The channel whose people meet in servers, where games can be shown to everybody.
pub const SHOWS_GAMES: Channel = Channel::Discord;

/// The channel on which people who are not players can be written to.
pub const REACHES_STRANGERS: Channel = Channel::Email;

#[derive(Clone, Copy, Debug)]
pub struct ChannelTraits {
    pub delivery: Delivers,
    pub address: AddressForm,
    /// How long an order waits there for its "yes".
    pub patience: TimeDelta,
    /// The words by which a player can name it.
    pub words: &'static [&'static str],
}

/// How notices reach their player on a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivers {
    /// Nothing is sent: players find their notices when they look, and count as told at once.
    WhereTheyLook,
    /// In messages that can hold several notices.
    Letters,
    /// Each in a message of its own.
    Messages,
}

/// What the addresses of a channel are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressForm {
    Name,
    Mailbox,
    /// An account, which people know by a name of the channel's own.
    Account,
    /// A browser in which a player is signed in. It is no identity of theirs.
    Device,
}

pub const fn traits(channel: Channel) -> ChannelTraits {
    match channel {
        Channel::Terminal => ChannelTraits {
            delivery: Delivers::WhereTheyLook,
            address: AddressForm::Name,
            patience: PATIENCE,
            words: &[],
        },
        Channel::Email => ChannelTraits {
            delivery: Delivers::Letters,
            address: AddressForm::Mailbox,
            patience: PATIENCE_BY_MAIL,
            words: &["mail", "email"],
        },
        Channel::Discord => ChannelTraits {
            delivery: Delivers::Messages,
            address: AddressForm::Account,
            patience: PATIENCE,
            words: &["discord"],
        },
        // It looks whenever something may be due for it, and nobody can come or be written to there.
        Channel::House => ChannelTraits {
            delivery: Delivers::WhereTheyLook,
            address: AddressForm::Account,
            patience: PATIENCE,
            words: &[],
        },
        // No notice has its way there: a device shows what its player is told elsewhere.
        Channel::Web => ChannelTraits {
            delivery: Delivers::WhereTheyLook,
            address: AddressForm::Device,
            patience: PATIENCE,
            words: &[],
        },
    }
}

/// How long an order waits for its "yes".
pub const PATIENCE: TimeDelta = TimeDelta::minutes(10);

/// The same by email, which is slower: the longest of all.
pub const PATIENCE_BY_MAIL: TimeDelta = TimeDelta::days(2);

/// Whether messages are sent there, and not only kept until their player looks.
pub fn is_sent_to(channel: Channel) -> bool {
    traits(channel).delivery != Delivers::WhereTheyLook
}
