//! Where people and the bot meet, and who they are: servers, channels, threads, direct messages,
//! and what the bot may do there.

use std::collections::BTreeSet;

/// A place for messages: a channel, a thread, or a conversation of a few people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub(super) u64);

impl Place {
    /// Its number.
    pub fn id(self) -> u64 {
        self.0
    }
}

/// A permission that the bot can have in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Permission {
    /// To see that there is such a channel.
    ViewChannel,
    /// To write there without being asked.
    SendMessages,
    /// To write in its threads.
    SendMessagesInThreads,
    EmbedLinks,
    AttachFiles,
    /// To read earlier messages.
    ReadMessageHistory,
    /// To begin public threads.
    CreatePublicThreads,
    /// To close other people's threads.
    ManageThreads,
    PinMessages,
    MentionEveryone,
    /// To let others see what people have installed for themselves.
    UseExternalApps,
}

impl Permission {
    /// All of them.
    pub const ALL: [Permission; 11] = [
        Permission::ViewChannel,
        Permission::SendMessages,
        Permission::SendMessagesInThreads,
        Permission::EmbedLinks,
        Permission::AttachFiles,
        Permission::ReadMessageHistory,
        Permission::CreatePublicThreads,
        Permission::ManageThreads,
        Permission::PinMessages,
        Permission::MentionEveryone,
        Permission::UseExternalApps,
    ];

    /// What the bot asks for when a server invites it.
    pub const USUAL: [Permission; 8] = [
        Permission::ViewChannel,
        Permission::SendMessages,
        Permission::SendMessagesInThreads,
        Permission::EmbedLinks,
        Permission::AttachFiles,
        Permission::ReadMessageHistory,
        Permission::CreatePublicThreads,
        Permission::PinMessages,
    ];

    /// Its bit in Discord's permission numbers.
    pub fn bit(self) -> u64 {
        1 << match self {
            Permission::ViewChannel => 10,
            Permission::SendMessages => 11,
            Permission::SendMessagesInThreads => 38,
            Permission::EmbedLinks => 14,
            Permission::AttachFiles => 15,
            Permission::ReadMessageHistory => 16,
            Permission::CreatePublicThreads => 35,
            Permission::ManageThreads => 34,
            Permission::PinMessages => 51,
            Permission::MentionEveryone => 17,
            Permission::UseExternalApps => 50,
        }
    }
}

/// A person, or the bot itself.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub id: u64,
    pub name: String,
    pub locale: String,
    pub bot: bool,
    pub closed: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Guild {
    pub id: u64,
    pub name: String,
    pub locale: String,
    /// Whether the bot was invited; otherwise only people who have installed it for themselves
    /// bring it.
    pub joined: bool,
    /// Where Discord says who has come.
    pub system_channel: Option<u64>,
    /// Who is allowed to manage it.
    pub rulers: BTreeSet<u64>,
    /// Who was there and has left.
    pub left: BTreeSet<u64>,
    /// Whether those have opened the commands for managers to everybody.
    pub opened: bool,
}

/// By Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Text = 0,
    Dm = 1,
    Group = 3,
    PublicThread = 11,
    PrivateThread = 12,
}

#[derive(Clone, Debug)]
pub(super) struct Channel {
    pub id: u64,
    pub kind: Kind,
    pub name: String,
    pub guild: Option<u64>,
    /// The members besides the bot, for a direct message or a group; for a thread, the people added
    /// to it.
    pub people: Vec<u64>,
    pub parent: Option<u64>,
    pub owner: Option<u64>,
    pub archived: bool,
    pub locked: bool,
    pub auto_archive: u64,
    /// What the bot may do there: nothing that nobody has allowed.
    pub allowed: BTreeSet<Permission>,
    pub created: String,
    /// How many edits of old messages there were in the last hour.
    pub old_edits: Vec<std::time::Duration>,
}

impl Channel {
    pub fn new(id: u64, kind: Kind, name: &str, guild: Option<u64>) -> Channel {
        Channel {
            id,
            kind,
            name: name.to_owned(),
            guild,
            people: Vec::new(),
            parent: None,
            owner: None,
            archived: false,
            locked: false,
            auto_archive: 1440,
            // That is about people.
            allowed: BTreeSet::from([Permission::UseExternalApps]),
            created: String::new(),
            old_edits: Vec::new(),
        }
    }

    pub fn is_thread(&self) -> bool {
        matches!(self.kind, Kind::PublicThread | Kind::PrivateThread)
    }
}
