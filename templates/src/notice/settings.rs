//! What a player has set, before that player.

use chrono::TimeDelta;
use chrono_tz::Tz;
use commands::words::{ChannelWord, OrderWord, SettingWord, ValueWord, Word};
use commands::zones;
use engine::ruleset::Language;

use super::people::typed_as;
use crate::reader::Reader;
use crate::told::point::{Way, channel_word};
use crate::words::Arg;

#[derive(Clone, Debug)]
pub struct Settings {
    pub name: String,
    /// What others type for the reader.
    pub handle: String,
    pub language: Language,
    pub zone: Tz,
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

/// What a setting can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SettingChoices {
    pub which: SettingWord,
    pub values: Vec<SettingValue>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SettingValue {
    /// The line that sets it, in canonical words; empty if no line does.
    pub line: String,
    /// What it says then.
    pub text: String,
    pub is_now: bool,
}

/// Hours without notices that are offered; others can be typed.
const NIGHTS: [(u8, u8); 6] = [(20, 8), (21, 7), (22, 7), (22, 8), (23, 7), (0, 8)];
/// Hours before the time runs out at which a reminder is offered.
const REMINDERS: [i64; 4] = [12, 24, 48, 72];

impl Settings {
    /// Every setting that is one of a few values, with what it can be. What it is now is among
    /// them.
    pub(crate) fn choices(&self, reader: &Reader) -> Vec<SettingChoices> {
        let values = |which, all: Vec<(String, Settings)>| {
            let value = |(value, set): (String, Settings)| {
                let line = format!(
                    "{} {} {value}",
                    OrderWord::Settings.canonical(),
                    SettingWord::canonical(which)
                );
                SettingValue {
                    line: if value.is_empty() { String::new() } else { line },
                    text: set.say_one(which, reader),
                    is_now: set.is_set_like(self),
                }
            };
            SettingChoices { which, values: all.into_iter().map(value).collect() }
        };
        let words = |all: &[ValueWord], set: &dyn Fn(ValueWord) -> Settings| {
            all.iter().map(|word| (word.canonical().to_owned(), set(*word))).collect::<Vec<_>>()
        };
        let with = |change: &dyn Fn(&mut Settings)| {
            let mut set = self.clone();
            change(&mut set);
            set
        };
        let on_off = [ValueWord::On, ValueWord::Off];
        let language =
            |language: Language| (language.code().to_owned(), with(&|set| set.language = language));
        let mut nights: Vec<Option<(u8, u8)>> = NIGHTS.map(Some).into();
        nights.extend(self.quiet.is_some_and(|own| !NIGHTS.contains(&own)).then_some(self.quiet));
        nights.push(None);
        let night = |quiet: Option<(u8, u8)>| {
            let value = quiet.map_or(ValueWord::Off.canonical().to_owned(), |(from, until)| {
                format!("{from:02}-{until:02}")
            });
            (value, with(&|set| set.quiet = quiet))
        };
        let mut reminders: Vec<Option<i64>> = REMINDERS.map(Some).into();
        let own = self.remind.map(|before| before.num_hours());
        reminders.extend(own.is_some_and(|own| !REMINDERS.contains(&own)).then_some(own));
        reminders.push(None);
        let reminder = |hours: Option<i64>| {
            let value =
                hours.map_or(ValueWord::Off.canonical().to_owned(), |hours| format!("{hours}h"));
            (value, with(&|set| set.remind = hours.map(TimeDelta::hours)))
        };
        let forms = [
            ValueWord::Picture,
            ValueWord::Emoji,
            ValueWord::Text,
            ValueWord::Unicode,
            ValueWord::Words,
        ];
        let mut around = words(&[ValueWord::Yes, ValueWord::No, ValueWord::Ask], &|word| {
            with(&|set| set.words = Some(word))
        });
        around.extend(self.words.is_none().then(|| (String::new(), self.clone())));
        let digests = [ValueWord::Off, ValueWord::Hourly, ValueWord::Daily];
        vec![
            values(SettingWord::Language, Language::ALL.map(language).into()),
            values(SettingWord::Digest, words(&digests, &|word| with(&|set| set.digest = word))),
            values(SettingWord::Quiet, nights.into_iter().map(night).collect()),
            values(SettingWord::Board, words(&forms, &|word| with(&|set| set.board = word))),
            values(SettingWord::Remind, reminders.into_iter().map(reminder).collect()),
            values(SettingWord::Words, around),
            values(SettingWord::Reports, words(&on_off, &|word| with(&|set| set.reports = word))),
            values(SettingWord::Pace, words(&on_off, &|word| with(&|set| set.pace = word))),
        ]
    }

    fn is_set_like(&self, other: &Settings) -> bool {
        self.language == other.language
            && self.digest == other.digest
            && self.quiet == other.quiet
            && self.board == other.board
            && self.remind == other.remind
            && self.words == other.words
            && self.reports == other.reports
            && self.pace == other.pace
    }

    /// What it says about one setting.
    fn say_one(&self, which: SettingWord, reader: &Reader) -> String {
        let words = reader.words();
        let choose = |id: &str, value: &str| words.say(id, &[("value", value.into())]);
        let hour = |hour: u8| Arg::from(format!("{hour:02}:00"));
        match which {
            SettingWord::Language => choose("settings-language", self.language.code()),
            SettingWord::Zone => {
                let all_year = if zones::is_fixed(self.zone) { "yes" } else { "no" };
                let name = zones::zone_name(self.zone);
                words.say(
                    "settings-zone",
                    &[("value", name.as_ref().into()), ("all-year", all_year.into())],
                )
            }
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
        }
    }

    pub(super) fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        let choose = |id: &str, value: &str| words.say(id, &[("value", value.into())]);
        let name = [
            ("name", Arg::from(self.name.as_str())),
            ("handle", self.handle.as_str().into()),
            ("typed", typed_as(&self.name, &self.handle).into()),
        ];
        let say = |which| self.say_one(which, reader);
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
