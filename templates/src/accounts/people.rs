//! Who plays in the club: a list of players, and one of them.

use chrono::{DateTime, Utc};
use engine::ruleset::Language;

use crate::invitation::challenger::{PlayedGames, month};
use crate::ladder::ratings::ShownRating;
use crate::page::{Block, ColumnHead, Listing, ListingCell, Page, Row};
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
    /// The language in which the club writes to them.
    pub language: Language,
    /// What the games show that the reader can see.
    pub games: PlayedGames,
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
pub(crate) fn typed_as(name: &str, handle: &str) -> &'static str {
    let plain = |text: &str| -> String {
        text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
    };
    if !name.contains(' ') || plain(name) == plain(handle) { "name" } else { "handle" }
}

pub(crate) fn members(reader: &Reader, members: &Members) -> String {
    let words = reader.words();
    let mut lines: Vec<String> = members.shown.iter().map(|member| line(reader, member)).collect();
    if lines.is_empty() {
        lines.push(match &members.part {
            Some(part) => words.say("members-none", &[("part", part.into())]),
            None => words.say("members-nobody", &[]),
        });
    }
    lines.extend(more(reader, members));
    lines.join("\n")
}

/// The same by rows, for readers whose medium has tables.
pub(crate) fn listing<'a>(reader: &Reader, members: &Members) -> Page<'a> {
    let words = reader.words();
    let say = |id: &str| words.say(id, &[]);
    let lines = Page::from_lines(&self::members(reader, members));
    if members.shown.is_empty() {
        return lines;
    }
    let row = |member: &Member| {
        let (seen, month) = seen(reader, member.seen);
        let seen = words.say("member-seen", &[("seen", seen.into()), ("month", month.into())]);
        let mut notes: Vec<String> =
            member.looks_for.iter().map(|name| reader.ruleset(name)).collect();
        if let Some(until) = member.away_until {
            notes.push(words.say("member-away", &[("until", reader.moment(until).into())]));
        }
        let cells = vec![
            ListingCell::to_player(&member.name),
            ListingCell::of(seen),
            ListingCell::of(notes.join(", ")),
        ];
        Row { cells, is_reader: member.is_reader }
    };
    let heads = ["web-player", "head-seen", "head-looks-for"].map(|id| ColumnHead::of(say(id)));
    let listing = Listing {
        caption: say("web-players"),
        heads: heads.into(),
        names: 0,
        rows: members.shown.iter().map(row).collect(),
        more: more(reader, members),
        in_lines: lines.blocks,
    };
    Block::Listing(Box::new(listing)).into()
}

/// What is said below a list of some of the players.
pub(crate) fn more(reader: &Reader, members: &Members) -> Option<String> {
    let more = [("count", Arg::from(members.more))];
    (members.more > 0).then(|| reader.words().say("members-more", &more))
}

pub(crate) fn page(reader: &Reader, page: &MemberPage) -> String {
    let words = reader.words();
    let mut lines = vec![
        line(reader, &page.member),
        words.say("member-since", &[("month", month(reader, page.joined_at).into())]),
    ];
    let language = Words::of(page.language).say("language-own-name", &[]);
    lines.push(words.say("member-language", &[("language", language.into())]));
    if let Some(pace) = page.games.pace {
        lines.push(words.say("member-pace", &[("span", reader.span(pace).into())]));
    }
    if page.running > 0 {
        lines.push(words.say("member-games", &[("count", page.running.into())]));
    }
    for (ruleset, side, results) in &page.games.results {
        let of =
            [("ruleset", Arg::from(reader.ruleset(ruleset))), ("side", side.to_string().into())];
        let arguments: Vec<_> = of.into_iter().chain(results.arguments()).collect();
        lines.push(words.say("member-results", &arguments));
    }
    if page.games.lost_on_time > 0 {
        lines.push(words.say("member-late", &[("count", page.games.lost_on_time.into())]));
    }
    if !page.member.is_reader && page.games.with_reader.count() > 0 {
        lines.push(words.say("member-with-you", &page.games.with_reader.arguments()));
    }
    lines.extend(page.strengths.iter().map(|strength| of_strength(reader, words, strength)));
    let is_unrated = page.strengths.iter().all(|strength| strength.rating.is_none());
    if page.member.is_reader && is_unrated {
        lines.push(words.say("member-unrated", &[]));
    }
    lines.join("\n")
}

fn line(reader: &Reader, member: &Member) -> String {
    let words = reader.words();
    let (seen, month) = seen(reader, member.seen);
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

fn seen(reader: &Reader, seen: LastSeen) -> (&'static str, String) {
    match seen {
        LastSeen::Today => ("today", String::new()),
        LastSeen::ThisWeek => ("week", String::new()),
        LastSeen::Month(at) => ("month", month(reader, at)),
    }
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
