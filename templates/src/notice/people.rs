//! Who plays in the club: a list of players, and one of them.

use chrono::{DateTime, Datelike, Utc};

use super::ladder::ShownRating;
use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::words::{Arg, Words};

/// A player as others see them.
#[derive(Clone, Debug)]
pub struct Member {
    pub name: String,
    /// What is typed for the player.
    pub handle: String,
    pub is_reader: bool,
    pub seen: LastSeen,
    /// Until when the player is on vacation.
    pub away_until: Option<DateTime<Utc>>,
    /// The rulesets of the player's open challenges.
    pub looks_for: Vec<RulesetName>,
}

/// When a player was last here, only roughly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastSeen {
    Today,
    ThisWeek,
    /// In the month of that moment.
    Month(DateTime<Utc>),
}

/// The players whose names have a part in them, or all; those who were here last come first.
#[derive(Clone, Debug)]
pub struct Members {
    pub part: Option<String>,
    pub shown: Vec<Member>,
    /// How many more there are.
    pub more: u32,
}

#[derive(Clone, Debug)]
pub struct MemberPage {
    pub member: Member,
    pub joined_at: DateTime<Utc>,
    /// How many games are running that the reader can watch or plays.
    pub running: u32,
    pub strengths: Vec<Strength>,
}

/// What a player has reached in a ruleset.
#[derive(Clone, Debug)]
pub struct Strength {
    pub ruleset: RulesetName,
    /// With the number of games that it follows from.
    pub rating: Option<(ShownRating, u32)>,
    /// The place on the ladder.
    pub place: Option<u32>,
}

/// Whether a player can be typed as they are shown: `name`, or `handle` if that has to be said,
/// because commands take one word for a player.
pub(super) fn typed_as(name: &str, handle: &str) -> &'static str {
    let plain = |text: &str| -> String {
        text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
    };
    if !name.contains(' ') || plain(name) == plain(handle) { "name" } else { "handle" }
}

pub(super) fn members(reader: &Reader, members: &Members) -> String {
    let words = reader.words();
    let mut lines: Vec<String> = members.shown.iter().map(|member| line(reader, member)).collect();
    if let (true, Some(part)) = (lines.is_empty(), &members.part) {
        lines.push(words.say("members-none", &[("part", part.into())]));
    }
    if members.more > 0 {
        lines.push(words.say("members-more", &[("count", members.more.into())]));
    }
    lines.join("\n")
}

pub(super) fn page(reader: &Reader, page: &MemberPage) -> String {
    let words = reader.words();
    let mut lines = vec![
        line(reader, &page.member),
        words.say("member-since", &[("month", month(reader, page.joined_at).into())]),
    ];
    if page.running > 0 {
        lines.push(words.say("member-games", &[("count", page.running.into())]));
    }
    lines.extend(page.strengths.iter().map(|strength| of_strength(reader, words, strength)));
    lines.join("\n")
}

fn line(reader: &Reader, member: &Member) -> String {
    let words = reader.words();
    let (seen, month) = match member.seen {
        LastSeen::Today => ("today", String::new()),
        LastSeen::ThisWeek => ("week", String::new()),
        LastSeen::Month(at) => ("month", month(reader, at)),
    };
    let mut said = words.say(
        "member-line",
        &[
            ("name", member.name.as_str().into()),
            ("handle", member.handle.as_str().into()),
            ("typed", typed_as(&member.name, &member.handle).into()),
            ("who", if member.is_reader { "you" } else { "other" }.into()),
            ("seen", seen.into()),
            ("month", month.into()),
        ],
    );
    let mut add = |more: String| {
        said.push(' ');
        said.push_str(&more);
    };
    if let Some(until) = member.away_until {
        add(words.say("member-away", &[("until", reader.moment(until).into())]));
    }
    if !member.looks_for.is_empty() {
        let names = member.looks_for.iter().map(|name| reader.ruleset(name)).collect();
        add(words.say("member-looks-for", &[("rulesets", words.list(names).into())]));
    }
    said
}

fn month(reader: &Reader, at: DateTime<Utc>) -> String {
    let local = at.with_timezone(&reader.zone);
    reader.month(local.year(), local.month())
}

fn of_strength(reader: &Reader, words: &Words, strength: &Strength) -> String {
    let ruleset = ("ruleset", Arg::from(reader.ruleset(&strength.ruleset)));
    let place = ("place", Arg::from(strength.place.unwrap_or(0)));
    match &strength.rating {
        Some((rating, games)) => words.say(
            "member-rating",
            &[
                ruleset,
                ("points", rating.points.to_string().into()),
                ("deviation", rating.deviation.to_string().into()),
                ("games", (*games).into()),
                ("ladder", if strength.place.is_some() { "yes" } else { "no" }.into()),
                place,
            ],
        ),
        None => words.say("member-place", &[ruleset, place]),
    }
}
