//! Who reads: a language, a time zone, and the moment of reading. Dates, times and spans in
//! the reader's words.

use chrono::{DateTime, Datelike, TimeDelta, Timelike, Utc};
use chrono_tz::Tz;
use commands::{BoardForm, zones};
use engine::ruleset::Language;

use crate::board::emoji::CustomEmoji;
use crate::discord_marks;
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::slash_commands::CommandIds;
use crate::words::{Arg, Words};

/// A reader and the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    pub language: Language,
    /// The zone in which the reader is shown times.
    pub zone: Tz,
    pub now: DateTime<Utc>,
    pub board: BoardForm,
    pub client: Client,
    /// The name of the club whose texts these are. A process serves one club, or a few in tests, so
    /// a name is kept for good.
    pub club: &'static str,
    /// The address of the club's public pages, where what is read may link to them.
    pub pages: Option<&'static str>,
}

/// What shows a text to its reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Client {
    /// Anything that shows text.
    #[default]
    Any,
    /// A terminal that shows colours.
    Coloured,
    /// A browser, for which pictures are addresses and cost nothing.
    Browser,
    /// Discord. Moments and commands are marks there, which the client turns into words in each
    /// reader's own zone and into something to press; only [`crate::medium::discord`] knows how to
    /// handle them.
    Discord(OwnInDiscord),
}

/// What the club has in Discord, as far as it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnInDiscord {
    pub emoji: Option<CustomEmoji>,
    /// Its commands' ids, by which a message offers them to be pressed.
    pub commands: Option<CommandIds>,
}

impl Reader {
    /// A reader who isn't known, except for a language.
    pub fn stranger(language: Language, club: &'static str, now: DateTime<Utc>) -> Reader {
        let (board, client) = (BoardForm::default(), Client::Any);
        Reader { language, zone: Tz::UTC, now, board, client, club, pages: None }
    }

    pub fn words(&self) -> &'static Words {
        match self.client {
            Client::Any | Client::Coloured | Client::Browser => Words::of(self.language),
            Client::Discord(_) => Words::in_discord(self.language),
        }
    }

    /// How wide a line may be in which columns count, where that is known.
    pub fn columns(&self) -> Option<usize> {
        match self.client {
            Client::Any | Client::Coloured | Client::Browser => None,
            Client::Discord(_) => Some(discord_marks::COLUMNS),
        }
    }

    /// The club as messages name it: `$club`.
    pub fn club_argument(&self) -> (&'static str, Arg) {
        ("club", make_harmless(self.club).into())
    }

    /// A day and a time in the reader's zone, with the zone: `Friday 27 November, 14:05
    /// (Europe/Oslo)`; with the year if it is not the current one.
    pub fn moment(&self, at: DateTime<Utc>) -> String {
        if matches!(self.client, Client::Discord(_)) {
            return discord_marks::moment(at);
        }
        let local = at.with_timezone(&self.zone);
        let this_year = self.now.with_timezone(&self.zone).year() == local.year();
        let year = if this_year { "none".to_owned() } else { local.year().to_string() };
        let mut zone = zones::zone_name(self.zone).into_owned();
        if zones::comes_twice(self.zone, local.naive_local()) {
            // Which of the two it is, an hour apart.
            zone = format!("{zone}, {}", zones::offset_text(zones::offset_of(&local)));
        }
        let arguments = [
            ("weekday", Arg::from(local.weekday().number_from_monday())),
            ("day", local.day().into()),
            ("month", local.month().into()),
            ("year", year.into()),
            ("hour", local.hour().into()),
            ("time", format!("{:02}:{:02}", local.hour(), local.minute()).into()),
            ("zone", zone.into()),
        ];
        self.words().say("moment", &arguments)
    }

    /// A moment that something has to happen by. Discord says how far away it is as well, as long as
    /// the text can be read.
    pub fn due(&self, at: DateTime<Utc>) -> String {
        let moment = self.moment(at);
        match self.client {
            Client::Discord(_) => format!("{moment} ({})", discord_marks::countdown(at)),
            Client::Any | Client::Coloured | Client::Browser => moment,
        }
    }

    /// An address as somebody gave it, or as it is stored: in Discord, an account is mentioned there.
    pub fn address(&self, address: &str) -> String {
        let mentioned = address.strip_prefix("<@").and_then(|id| id.strip_suffix('>'));
        let id = mentioned.map_or(address, |id| id.trim_start_matches('!'));
        // No other address is only digits, and Discord's numbers are long.
        let is_account = (15..=20).contains(&id.len()) && id.bytes().all(|c| c.is_ascii_digit());
        match self.client {
            Client::Discord(_) if is_account => discord_marks::account(id),
            _ => make_harmless(address),
        }
    }

    /// A month counted from 1: `October 2026`.
    pub fn month(&self, year: i32, month: u32) -> String {
        self.words().say("month", &[("month", Arg::from(month)), ("year", year.to_string().into())])
    }

    pub fn ruleset(&self, name: &RulesetName) -> String {
        make_harmless(&name.in_language(self.language))
    }

    /// A span in its two largest units: `6 days 23 hours`, `40 minutes`; under a minute,
    /// `less than a minute`.
    pub fn span(&self, span: TimeDelta) -> String {
        let minutes = span.num_minutes().max(0);
        let units = [
            ("span-days", minutes / (24 * 60)),
            ("span-hours", minutes / 60 % 24),
            ("span-minutes", minutes % 60),
        ];
        let said = units.iter().skip_while(|(_, count)| *count == 0).take(2);
        let said: Vec<String> = said
            .filter(|(_, count)| *count > 0)
            .map(|&(id, count)| {
                let count = u32::try_from(count).unwrap_or(u32::MAX);
                self.words().say(id, &[("count", count.into())])
            })
            .collect();
        match said.as_slice() {
            [] => self.words().say("span-nothing", &[]),
            [one] => one.clone(),
            [large, small, ..] => {
                self.words().say("span-two", &[("large", large.into()), ("small", small.into())])
            }
        }
    }
}

/// A list of what somebody typed, each in quotation marks.
pub(crate) fn quoted(reader: &Reader, typed: &[String]) -> String {
    let words = reader.words();
    let quote = |text: &String| words.say("mail-quoted", &[("text", make_harmless(text).into())]);
    words.list(typed.iter().map(quote).collect())
}
