//! A player's deadlines as a calendar to subscribe to (RFC 5545). Each has an id that stays the same
//! as long as it is the same deadline, so that a calendar that is read again moves it and doesn't
//! show it twice.

use chrono::{DateTime, Utc};
use icalendar::{Calendar, Component, Event, EventLike, Property};

use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::words::Arg;

/// A moment by which a player has to have done something.
#[derive(Clone, Debug, PartialEq)]
pub struct Deadline {
    pub at: DateTime<Utc>,
    /// Since when it has been set.
    pub since: DateTime<Utc>,
    pub what: DeadlineFor,
}

/// What is to be done. Nothing of it is a secret: calendars are often shared.
#[derive(Clone, Debug, PartialEq)]
pub enum DeadlineFor {
    /// The next ply in a game.
    Ply { game: i64, ply: u32, opponent: String, ruleset: RulesetName },
    /// The first ply in one of the two games of a match about a ladder.
    LadderMatch { games: [i64; 2], opponent: String, ladder: RulesetName },
    /// The first ply in one of the games of a tournament.
    Tournament { number: i64, name: String },
}

impl Deadline {
    /// Its id, which never belongs to another deadline of the club.
    fn key(&self) -> String {
        match &self.what {
            DeadlineFor::Ply { game, ply, .. } => format!("game-{game}-ply-{ply}"),
            DeadlineFor::LadderMatch { games: [first, _], .. } => format!("match-{first}"),
            DeadlineFor::Tournament { number, .. } => format!("tournament-{number}"),
        }
    }

    /// Its title, and what there is to know about it.
    fn said(&self, reader: &Reader) -> [String; 2] {
        let name = |name: &str| Arg::from(make_harmless(name));
        let number = |number: i64| Arg::from(number.to_string());
        let (title, about, arguments) = match &self.what {
            DeadlineFor::Ply { game, ply, opponent, ruleset } => (
                "calendar-ply",
                "calendar-ply-about",
                vec![
                    ("game", number(*game)),
                    ("ply", (*ply).into()),
                    ("opponent", name(opponent)),
                    ("ruleset", reader.ruleset(ruleset).into()),
                ],
            ),
            DeadlineFor::LadderMatch { games: [first, second], opponent, ladder } => (
                "calendar-match",
                "calendar-match-about",
                vec![
                    ("first", number(*first)),
                    ("second", number(*second)),
                    ("opponent", name(opponent)),
                    ("ladder", reader.ruleset(ladder).into()),
                ],
            ),
            DeadlineFor::Tournament { name: called, .. } => (
                "calendar-tournament",
                "calendar-tournament-about",
                vec![("tournament", name(called))],
            ),
        };
        [title, about].map(|id| reader.words().say(id, &arguments))
    }
}

/// The calendar of a player.
pub fn calendar(reader: &Reader, deadlines: &[Deadline]) -> String {
    // Part of an id, which every program has to keep letter by letter.
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let club: String = reader.club.chars().map(plain).collect();
    let mut calendar = Calendar::empty();
    calendar.append_property(("VERSION", "2.0"));
    calendar.append_property(("PRODID", "-//Taflpost//Deadlines//EN"));
    calendar.append_property(("CALSCALE", "GREGORIAN"));
    let name = reader.words().say("calendar-name", &[reader.club_argument()]);
    // The crate escapes this text only if it is told that it is one.
    let named = Property::new("NAME", &name).add_parameter("VALUE", "TEXT").done();
    calendar.append_property(named).append_property(("X-WR-CALNAME", name.as_str()));
    for deadline in deadlines {
        let [title, about] = deadline.said(reader);
        let event = Event::new()
            .uid(&format!("{}@{club}", deadline.key()))
            // The crate would write the present, and every reading would look like a change.
            .timestamp(deadline.since)
            // A moment: an event without an end takes no time.
            .starts(deadline.at)
            .summary(&title)
            .description(&about)
            // Nobody is busy then.
            .append_property(Property::new("TRANSP", "TRANSPARENT"))
            .done();
        calendar.push(event);
    }
    calendar.to_string()
}
