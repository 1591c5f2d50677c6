//! Texts about a Discord server: its settings, and what the bot may do in a channel.

use commands::{FIRST_RULESET, Question};
use engine::ruleset::Language;

use crate::ruleset_name::{RulesetName, of_ladder};
use crate::told::NextStep;
use crate::told::step::give;
use crate::words::{Arg, Words};

/// What the bot needs in a channel, by Discord's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    View,
    Send,
    Attach,
    /// To group a picture with its text.
    Embed,
    /// To see earlier messages.
    History,
    Threads,
    /// To write in threads.
    InThreads,
    /// To pin its own messages.
    Pin,
}

/// Something told about a server.
#[derive(Clone, Debug)]
pub enum ServerNote {
    /// Its settings: the channel in which games are shown (`<#…>`), whether in threads, whether a
    /// game has one board that is edited, the language of posts, whether news is posted in that
    /// channel, and an evening edition, and the circle that lives there.
    Set {
        channel: Option<String>,
        threads: bool,
        one_board: bool,
        language: Language,
        news: bool,
        evening: bool,
        circle: Option<String>,
    },
    /// A circle was opened for it: what follows from that.
    CircleOpened,
    /// News was wanted where no channel is chosen for games.
    NewsNowhere,
    /// The bot has just been added: to everybody there.
    Added,
    /// The first message in the channel for games: to everybody there.
    Hello,
    /// It was posted in that channel.
    SaidHello(String),
    /// The channel for games has been deleted.
    Gone,
    /// Discord didn't say what is allowed there.
    Unknown,
    /// A ladder is shown here from now on, or no longer.
    Ladder { ladder: RulesetName, shown: bool },
    /// A ladder isn't shown here, because of what is missing.
    LadderBarred,
    /// The person who asks is not allowed to change it.
    NoRight,
    /// There is no server here.
    NoServer,
    /// The permissions that the bot lacks, in that channel (`<#…>`) or here; none if all is well.
    Lacks(Option<String>, Vec<Right>),
}

impl Right {
    /// All, in the order in which they matter.
    pub const ALL: [Right; 8] = [
        Right::View,
        Right::Send,
        Right::Attach,
        Right::Embed,
        Right::History,
        Right::Threads,
        Right::InThreads,
        Right::Pin,
    ];

    fn texts(self, words: &Words) -> (String, String) {
        let (name, why) = match self {
            Right::View => ("right-view", "right-view-why"),
            Right::Send => ("right-send", "right-send-why"),
            Right::Attach => ("right-attach", "right-attach-why"),
            Right::Embed => ("right-embed", "right-embed-why"),
            Right::History => ("right-history", "right-history-why"),
            Right::Threads => ("right-threads", "right-threads-why"),
            Right::InThreads => ("right-in-threads", "right-in-threads-why"),
            Right::Pin => ("right-pin", "right-pin-why"),
        };
        (words.say(name, &[]), words.say(why, &[]))
    }
}

impl ServerNote {
    /// The text, one line for each item.
    pub fn lines(&self, words: &Words) -> Vec<String> {
        let id = match self {
            ServerNote::Set { channel, threads, one_board, language, news, evening, circle } => {
                let channel = channel.as_deref().unwrap_or("here");
                let threads = if *threads { "yes" } else { "no" };
                let arguments = [
                    ("channel", Arg::from(channel)),
                    ("threads", threads.into()),
                    ("language", language.code().into()),
                ];
                let news = [("news", Arg::from(if *news { "yes" } else { "no" }))];
                let said = [words.say("server-set", &arguments), words.say("server-news", &news)];
                let boards = one_board.then(|| words.say("server-one-board", &[]));
                let edition = evening.then(|| words.say("server-evening", &[]));
                let circle = circle
                    .as_deref()
                    .map(|circle| words.say("server-circle", &[("circle", Arg::from(circle))]));
                let more = boards.into_iter().chain(edition).chain(circle);
                return [said.join(" ")].into_iter().chain(more).collect();
            }
            ServerNote::Ladder { ladder, shown } => {
                let name = ("ladder", Arg::from(ladder.in_language(words.language())));
                let said = match of_ladder(ladder.id()).0.filter(|_| *shown) {
                    Some(circle) => {
                        let arguments = [name, ("circle", circle.into())];
                        words.say("server-ladder-of-circle", &arguments)
                    }
                    None => {
                        let shown = if *shown { "yes" } else { "no" };
                        words.say("server-ladder", &[name, ("shown", shown.into())])
                    }
                };
                return vec![said];
            }
            ServerNote::Lacks(channel, rights) => {
                let channel = channel.as_deref().unwrap_or("here");
                if rights.is_empty() {
                    return vec![words.say("doctor-well", &[("channel", channel.into())])];
                }
                let missing = rights.iter().map(|right| {
                    let (name, why) = right.texts(words);
                    let arguments = [("right", Arg::from(name)), ("why", why.into())];
                    format!("- {}", words.say("doctor-missing", &arguments))
                });
                let head = words.say("doctor-lacks", &[("channel", channel.into())]);
                let mend = words.say("doctor-mend", &[]);
                return std::iter::once(head).chain(missing).chain([mend]).collect();
            }
            ServerNote::SaidHello(channel) => {
                return vec![words.say("server-said-hello", &[("channel", channel.into())])];
            }
            ServerNote::CircleOpened => "server-circle-opened",
            ServerNote::LadderBarred => "server-ladder-barred",
            ServerNote::NewsNowhere => "server-news-nowhere",
            ServerNote::Added => "server-added",
            ServerNote::Hello => "server-hello",
            ServerNote::Gone => "server-channel-gone",
            ServerNote::Unknown => "doctor-no-answer",
            ServerNote::NoRight => "server-no-right",
            ServerNote::NoServer => "server-none",
        };
        vec![words.say(id, &[])]
    }

    /// What its readers can do next.
    pub fn next_steps(&self) -> Vec<NextStep> {
        match self {
            ServerNote::Added | ServerNote::Hello => vec![
                give(Question::Rules(FIRST_RULESET.into(), None)),
                give(Question::Seeks(None)),
                give(Question::Help(None)),
            ],
            _ => Vec::new(),
        }
    }

    /// Whether those who manage the server should look at its settings.
    pub fn is_for_managers(&self) -> bool {
        matches!(self, ServerNote::Added | ServerNote::Gone)
    }
}
