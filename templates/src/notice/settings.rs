//! What a player has set, before that player.

use chrono::TimeDelta;
use engine::ruleset::Language;

use super::people::typed_as;
use crate::orders::Word;
use crate::orders::places::{ChannelWord, SettingWord, ValueWord};
use crate::reader::Reader;
use crate::told::point::{Way, channel_word};
use crate::words::Arg;

#[derive(Clone, Debug)]
pub struct Settings {
    pub name: String,
    /// What others type for the reader.
    pub handle: String,
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
    /// How long before the time runs out a reminder comes.
    pub remind: Option<TimeDelta>,
    /// `Yes`, `No` or `Ask`: whether what is written around a move goes to the opponent.
    pub words: Option<ValueWord>,
    /// `On` or `Off`: whether a report comes after a finished game.
    pub reports: ValueWord,
    /// `On` or `Off`: whether others are told how fast the player answers.
    pub pace: ValueWord,
    /// The addresses, and whether nothing arrives there.
    pub ways: Vec<(Way, bool)>,
    pub blocked: Vec<String>,
    /// The only setting that was asked for, with lines that set it.
    pub only: Option<(SettingWord, Vec<String>)>,
}

impl Settings {
    pub(super) fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        let choose = |id: &str, value: &str| words.say(id, &[("value", value.into())]);
        let hour = |hour: u8| Arg::from(format!("{hour:02}:00"));
        let name = [
            ("name", Arg::from(self.name.as_str())),
            ("handle", self.handle.as_str().into()),
            ("typed", typed_as(&self.name, &self.handle).into()),
        ];
        let say = |which| match which {
            SettingWord::Language => choose("settings-language", self.language.code()),
            SettingWord::Zone => choose("settings-zone", &self.zone),
            SettingWord::Digest => choose("settings-digest", self.digest.canonical()),
            SettingWord::Quiet => match self.quiet {
                Some((from, until)) => {
                    words.say("settings-quiet", &[("from", hour(from)), ("until", hour(until))])
                }
                None => words.say("settings-quiet-off", &[]),
            },
            SettingWord::Board => choose("settings-board", self.board.canonical()),
            SettingWord::Remind => match self.remind {
                Some(before) => choose("settings-remind", &reader.span(before)),
                None => words.say("settings-remind-off", &[]),
            },
            SettingWord::Reports => choose("settings-reports", self.reports.canonical()),
            SettingWord::Pace => choose("settings-pace", self.pace.canonical()),
            SettingWord::Words => {
                choose("settings-words", self.words.map_or("none", |words| words.canonical()))
            }
        };
        match &self.only {
            Some((which, lines)) if lines.is_empty() => {
                return [say(*which), words.say("settings-how", &[])].join("\n");
            }
            Some((which, _)) => return say(*which),
            None => {}
        }
        let mut lines = vec![
            words.say("settings-name", &name),
            say(SettingWord::Language),
            say(SettingWord::Zone),
            choose("settings-channel", self.channel.canonical()),
            say(SettingWord::Digest),
            say(SettingWord::Quiet),
            say(SettingWord::Board),
            say(SettingWord::Remind),
            say(SettingWord::Words),
            say(SettingWord::Reports),
            say(SettingWord::Pace),
        ];
        for (way, suspended) in &self.ways {
            let address = reader.address(&way.address);
            let arguments = [
                ("channel", Arg::from(channel_word(&way.channel).canonical())),
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
