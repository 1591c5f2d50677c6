//! Where something was asked for, and what that shows about a server and its members.

use std::collections::BTreeMap;

use engine::ruleset::Language;

/// Where something was asked for, on a channel whose people meet in servers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Scene {
    /// In the direct messages with the club.
    Direct,
    /// In a server where the club can post.
    Server(ServerChannel),
    /// Where the club cannot post.
    #[default]
    Elsewhere,
    /// On the club's pages, where the reader is a visitor unless their device is known.
    Pages,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerChannel {
    pub server: String,
    pub channel: String,
    /// The server's language, if the club speaks it.
    pub language: Option<Language>,
    /// Accounts that the request shows to be members there.
    pub members: Vec<String>,
    /// What those of them who are people are called in Discord.
    pub names: BTreeMap<String, String>,
}
