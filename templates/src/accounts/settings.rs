//! What a player has set, before that player.

use chrono::TimeDelta;
use commands::words::{ChannelWord, SettingWord, Word};
use commands::{Setting, zones};

use crate::accounts::people::typed_as;
use crate::reader::Reader;
use crate::told::point::{Way, channel_word};
use crate::words::Arg;

#[derive(Clone, Debug)]
pub struct Settings {
    pub name: String,
    /// What others type for the reader.
    pub handle: String,
    /// What is set. What the reader hasn't decided yet is not there.
    pub set: Vec<Setting>,
    pub channel: ChannelWord,
    /// The addresses, and whether nothing arrives there.
    pub ways: Vec<(Way, bool)>,
    pub blocked: Vec<String>,
    /// The only setting that was asked for.
    pub only: Option<SettingWord>,
}

/// What a setting can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SettingChoices {
    pub which: SettingWord,
    pub values: Vec<SettingChoice>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SettingChoice {
    /// The line that sets it, in canonical words; empty if no line does.
    pub line: String,
    /// What it says then.
    pub text: String,
    pub is_now: bool,
}

impl Settings {
    /// What that one is set to.
    pub(crate) fn now(&self, which: SettingWord) -> Option<Setting> {
        self.set.iter().copied().find(|set| set.which() == which)
    }

    /// Every setting that is one of a few values, with what it can be. What it is now is among
    /// them.
    pub(crate) fn choices(&self, reader: &Reader) -> Vec<SettingChoices> {
        let of = |&which: &SettingWord| {
            let now = self.now(which);
            let mut values: Vec<Option<Setting>> =
                commands::choices(which).into_iter().map(Some).collect();
            if !values.is_empty() && !values.contains(&now) {
                // Beside the usual hours, before the value that turns it off.
                values.insert(values.len() - usize::from(now.is_some()), now);
            }
            let value = |value: Option<Setting>| SettingChoice {
                line: value.map(|setting| setting.line()).unwrap_or_default(),
                text: say_one(which, value, reader),
                is_now: value == now,
            };
            SettingChoices { which, values: values.into_iter().map(value).collect() }
        };
        let all = SettingWord::ALL.iter().map(of);
        all.filter(|choices| !choices.values.is_empty()).collect()
    }

    pub(crate) fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        let choose = |id: &str, value: &str| words.say(id, &[("value", value.into())]);
        let name = [
            ("name", Arg::from(self.name.as_str())),
            ("handle", self.handle.as_str().into()),
            ("typed", typed_as(&self.name, &self.handle).into()),
        ];
        let say = |which| say_one(which, self.now(which), reader);
        match self.only {
            Some(which) if commands::choices(which).is_empty() => {
                return [say(which), words.say("settings-how", &[])].join("\n");
            }
            Some(which) => return say(which),
            None => {}
        }
        let mut lines = vec![words.say("settings-name", &name)];
        for which in SettingWord::ALL {
            lines.push(say(*which));
            if *which == SettingWord::Zone {
                // Where notifications go comes before how often they do.
                lines.push(choose("settings-channel", self.channel.canonical()));
            }
        }
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

/// What is said of a setting with that value, or of one that the reader hasn't decided yet.
fn say_one(which: SettingWord, value: Option<Setting>, reader: &Reader) -> String {
    let hour = |hour: u8| Arg::from(format!("{hour:02}:00"));
    let (off, arguments) = match value {
        Some(Setting::Quiet(Some(hours))) => {
            ("", vec![("from", hour(hours.from())), ("until", hour(hours.until()))])
        }
        Some(Setting::Remind(Some(hours))) => {
            ("", vec![("value", reader.span(TimeDelta::hours(hours.into())).into())])
        }
        Some(Setting::Quiet(None) | Setting::Remind(None)) => ("-off", Vec::new()),
        Some(Setting::Zone(zone)) => {
            let all_year = if zones::is_fixed(zone) { "yes" } else { "no" };
            (
                "",
                vec![
                    ("value", zones::zone_name(zone).as_ref().into()),
                    ("all-year", all_year.into()),
                ],
            )
        }
        Some(other) => ("", vec![("value", other.value().into())]),
        None => ("", vec![("value", "none".into())]),
    };
    reader.words().say(&format!("settings-{}{off}", which.canonical()), &arguments)
}
