//! What concerns a player's own account: addresses, settings, and which people they want to hear
//! from.

use engine::ruleset::Language;

use crate::orders::Word;
use crate::orders::places::{ChannelWord, ValueWord};
use crate::reader::Reader;
use crate::shown::shown;
use crate::words::Arg;

/// Everything that a reader can be told about an account.
#[derive(Clone, Debug)]
pub enum Account {
    /// A code is on its way to an address of the reader's.
    LinkAsked(Way),
    /// The code, for the person who reads at that address.
    Code {
        /// The player who wants the link.
        name: String,
        /// The code; `None` once it was handed over.
        code: Option<String>,
    },
    /// The code could not be delivered to the address.
    CodeLost(Way),
    /// The address is the reader's.
    Linked(Way),
    /// It is no longer the reader's.
    Unlinked(Way),
    /// What changed about the reader's addresses, sent to one that did not ask for it.
    Elsewhere(Box<Account>),
    /// Asks there whether an email should do what it asks for.
    ConsentAsked(Way),
    Settings(Box<Settings>),
    /// Notifications go there from now on.
    ChannelChanged(Way),
    /// No more messages in that game.
    Muted {
        game: i64,
        opponent: String,
    },
    Unmuted {
        game: i64,
        opponent: String,
    },
    /// Nothing more from that player.
    Blocked(String),
    Unblocked(String),
    /// The hosts have been told about that player.
    Reported(String),
    /// Nothing arrives at an address of the reader's.
    Suspended(Way),
    /// No more email goes to one of the reader's addresses, because the reader wants none there.
    Stopped(Way),
    /// The person at an address was invited, unless nothing is to be sent there.
    ContactInvited(Way),
    /// Nothing arrives at an address of the reader's opponent.
    Unreachable {
        name: String,
        channel: ChannelWord,
        /// Whether there is another way.
        otherwise: bool,
    },
    /// Asks whether everything that the club stores about the reader should go to that address.
    ExportAsked(Way),
    /// It is on its way there.
    Exporting(Way),
    /// Asks whether the reader should be erased, and says what that means.
    EraseAsked {
        /// How many games the reader would resign.
        games: usize,
        /// The name that stays in the reader's games.
        pseudonym: String,
        /// The reader's present name, which has to be typed.
        name: String,
    },
    /// The reader has been erased.
    Erased {
        /// The name that stays in the reader's games.
        pseudonym: String,
    },
    /// The last message to the address of somebody who has been erased.
    Farewell {
        /// The name that stays in that person's games.
        pseudonym: String,
    },
    /// An opponent has been erased.
    Left {
        /// The name that stays in the opponent's games.
        pseudonym: String,
        /// The reader's games with the opponent that this ended.
        games: Vec<i64>,
    },
}

/// An address on a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    pub channel: ChannelWord,
    /// The address; at the terminal the name.
    pub address: String,
}

/// What a player has set.
#[derive(Clone, Debug)]
pub struct Settings {
    pub language: Language,
    /// The time zone's name.
    pub zone: String,
    pub channel: ChannelWord,
    /// `Off`, `Hourly` or `Daily`.
    pub digest: ValueWord,
    /// The hours without notices.
    pub quiet: Option<(u8, u8)>,
    /// `Picture`, `Emoji`, `Text`, `Unicode` or `Words`.
    pub board: ValueWord,
    /// The addresses, and whether nothing arrives there.
    pub ways: Vec<(Way, bool)>,
    pub blocked: Vec<String>,
}

impl Account {
    /// The notice in words.
    #[must_use]
    pub fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        let way = |id: &str, way: &Way| {
            let address = shown(&way.address);
            words.say(
                id,
                &[("channel", way.channel.canonical().into()), ("address", address.into())],
            )
        };
        let named = |id: &str, name: &str| words.say(id, &[("name", name.into())]);
        let with_pseudonym =
            |id: &str, pseudonym: &str| words.say(id, &[("pseudonym", pseudonym.into())]);
        let heard = |id: &str, game: &i64, opponent: &str| {
            words.say(id, &[("game", game.to_string().into()), ("opponent", opponent.into())])
        };
        match self {
            Account::LinkAsked(asked) => way("link-asked", asked),
            Account::Code { name, code: Some(code) } => words.say(
                "link-code",
                &[("name", name.as_str().into()), ("code", code.as_str().into())],
            ),
            Account::Code { name, code: None } => named("link-code-gone", name),
            Account::CodeLost(lost) => way("link-code-lost", lost),
            Account::Linked(linked) => way("linked", linked),
            Account::Unlinked(unlinked) => way("unlinked", unlinked),
            Account::Elsewhere(changed) => {
                format!("{}\n{}", changed.say(reader), words.say("changed-elsewhere", &[]))
            }
            Account::ConsentAsked(asked) => way("consent-asked", asked),
            Account::Settings(settings) => settings.say(reader),
            Account::ChannelChanged(to) => way("channel-changed", to),
            Account::Muted { game, opponent } => heard("muted", game, opponent),
            Account::Unmuted { game, opponent } => heard("unmuted", game, opponent),
            Account::Blocked(name) => named("blocked", name),
            Account::Unblocked(name) => named("unblocked", name),
            Account::Reported(name) => named("reported", name),
            Account::Suspended(lost) => way("suspended", lost),
            Account::Stopped(stopped) => way("stopped", stopped),
            Account::ContactInvited(invited) => way("contact-asked", invited),
            Account::Unreachable { name, channel, otherwise } => words.say(
                "unreachable",
                &[
                    ("name", name.as_str().into()),
                    ("channel", channel.canonical().into()),
                    ("otherwise", if *otherwise { "yes" } else { "no" }.into()),
                ],
            ),
            Account::ExportAsked(to) => way("export-asked", to),
            Account::Exporting(to) => way("exporting", to),
            Account::EraseAsked { games, pseudonym, name } => {
                let arguments = [
                    ("games", Arg::from(*games)),
                    ("pseudonym", pseudonym.as_str().into()),
                    ("name", name.as_str().into()),
                ];
                words.say("erase-asked", &arguments)
            }
            Account::Erased { pseudonym } => with_pseudonym("erased", pseudonym),
            Account::Farewell { pseudonym } => with_pseudonym("farewell", pseudonym),
            Account::Left { pseudonym, games } => {
                let numbers = words.list(games.iter().map(ToString::to_string).collect());
                let arguments = [
                    ("pseudonym", Arg::from(pseudonym.as_str())),
                    ("count", games.len().into()),
                    ("games", numbers.into()),
                ];
                words.say("left-the-club", &arguments)
            }
        }
    }
}

impl Settings {
    fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        let choose = |id: &str, value: &str| words.say(id, &[("value", value.into())]);
        let hour = |hour: u8| Arg::from(format!("{hour:02}:00"));
        let mut lines = vec![
            choose("settings-language", self.language.code()),
            choose("settings-zone", &self.zone),
            choose("settings-channel", self.channel.canonical()),
            choose("settings-digest", self.digest.canonical()),
            match self.quiet {
                Some((from, until)) => {
                    words.say("settings-quiet", &[("from", hour(from)), ("until", hour(until))])
                }
                None => words.say("settings-quiet-off", &[]),
            },
            choose("settings-board", self.board.canonical()),
        ];
        for (way, suspended) in &self.ways {
            let address = shown(&way.address);
            let arguments = [
                ("channel", Arg::from(way.channel.canonical())),
                ("address", address.into()),
                ("state", if *suspended { "suspended" } else { "good" }.into()),
            ];
            lines.push(words.say("settings-way", &arguments));
        }
        if !self.blocked.is_empty() {
            let names = words.list(self.blocked.clone());
            lines.push(words.say("settings-blocked", &[("names", names.into())]));
        }
        lines.push(words.say("settings-how", &[]));
        lines.join("\n")
    }
}
