//! Texts about a Discord server: its settings, and what the bot may do in a channel.

use crate::ruleset_name::RulesetName;
use crate::words::{Arg, Words};

/// What the bot needs in a channel, by Discord's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    View,
    Send,
    Attach,
    /// To see earlier messages.
    History,
    Threads,
    /// To write in threads.
    InThreads,
}

/// Something told about a server.
#[derive(Clone, Debug)]
pub enum ServerNote {
    /// Its settings: the channel in which games are shown (`<#…>`), and whether in threads. In the
    /// server's own language.
    Set { channel: Option<String>, threads: bool },
    /// A ladder is shown here from now on, or no longer.
    Ladder { ladder: RulesetName, shown: bool },
    /// The person who asks is not allowed to change it.
    NoRight,
    /// There is no server here.
    NoServer,
    /// The bot is not installed here.
    NotInstalled,
    /// These are direct messages.
    Direct,
    /// The permissions that the bot lacks here; none if all is well.
    Lacks(Vec<Right>),
}

impl Right {
    /// All, in the order in which they matter.
    pub const ALL: [Right; 6] =
        [Right::View, Right::Send, Right::Attach, Right::History, Right::Threads, Right::InThreads];

    fn texts(self, words: &Words) -> (String, String) {
        let (name, why) = match self {
            Right::View => ("right-view", "right-view-why"),
            Right::Send => ("right-send", "right-send-why"),
            Right::Attach => ("right-attach", "right-attach-why"),
            Right::History => ("right-history", "right-history-why"),
            Right::Threads => ("right-threads", "right-threads-why"),
            Right::InThreads => ("right-in-threads", "right-in-threads-why"),
        };
        (words.say(name, &[]), words.say(why, &[]))
    }
}

impl ServerNote {
    /// The text, one line for each item.
    pub fn lines(&self, words: &Words) -> Vec<String> {
        let id = match self {
            ServerNote::Set { channel, threads } => {
                let channel = channel.as_deref().unwrap_or("here");
                let threads = if *threads { "yes" } else { "no" };
                let arguments = [("channel", Arg::from(channel)), ("threads", threads.into())];
                return vec![words.say("server-set", &arguments)];
            }
            ServerNote::Ladder { ladder, shown } => {
                let shown = if *shown { "yes" } else { "no" };
                let arguments = [
                    ("ladder", Arg::from(ladder.in_language(words.language()))),
                    ("shown", shown.into()),
                ];
                return vec![words.say("server-ladder", &arguments)];
            }
            ServerNote::Lacks(rights) if !rights.is_empty() => {
                let missing = rights.iter().map(|right| {
                    let (name, why) = right.texts(words);
                    let arguments = [("right", Arg::from(name)), ("why", why.into())];
                    words.say("doctor-missing", &arguments)
                });
                return missing.collect();
            }
            ServerNote::Lacks(_) => "doctor-well",
            ServerNote::NoRight => "server-no-right",
            ServerNote::NoServer => "server-none",
            ServerNote::NotInstalled => "doctor-unknown",
            ServerNote::Direct => "doctor-direct",
        };
        vec![words.say(id, &[])]
    }
}
