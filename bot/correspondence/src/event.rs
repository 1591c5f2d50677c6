//! What can happen in a game, each with its one canonical text: the text is what the store keeps
//! and what the chain covers. Texts contain sides and player numbers, never people's names.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use engine::dice::Roll;
use engine::notation::record::RecordLine;
use engine::ruleset::options::Dice;
use engine::{BySide, Policy, Side};
use storage::clock::Clock;
use storage::{PlayerId, Span};

use super::chain;

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Start(Box<Start>),
    /// A ply, in canonical text.
    Ply(String),
    /// The hún was declared, with this result.
    Rolled(Roll),
    /// The player whose turn it is has been told: the clock starts here if it did not run yet.
    Handed,
    /// Nothing could tell the player whose turn it is: the clock starts here anyway.
    Unreached,
    /// The message about the turn did not reach its player: their clock gets back this part of the
    /// time that ran, in whole seconds.
    GivenBack(TimeDelta),
    DrawOffered(Side),
    DrawDeclined(Side),
    /// A draw offer was withdrawn by the side that had made it.
    DrawWithdrawn(Side),
    /// A draw offer was accepted: the game is drawn.
    DrawAgreed,
    /// The side that made the last ply withdrew it before the opponent was shown it.
    Withdrawn,
    /// This side asks to take back its last ply.
    TakebackOffered(Side),
    TakebackDeclined(Side),
    TakebackWithdrawn(Side),
    /// This side offers more time for both, or a pause.
    TimeOffered(Side, TimeOffer),
    TimeDeclined(Side),
    TimeWithdrawn(Side),
    /// Such an offer was accepted.
    TimeAgreed(TimeOffer),
    /// A takeback was allowed: this number of plies is removed.
    TakenBack(u32),
    /// The clock of the side to move was paused for a past part of this turn.
    Paused(Span, PauseReason),
    /// The older form of [`Event::GivenBack`]: the clock waits again.
    Bounced,
    /// The machine's clock had run ahead, and this event is earlier than the one before it: the hosts
    /// have accepted that it is right again.
    ClockSetBack,
    Resigned(Side),
    /// The side to move was warned about its time.
    Warned(Warning),
    /// The time of the side to move ran out.
    TimeUp,
    /// The other side has claimed the win on time.
    Claimed,
    /// The hosts have decided who won, or that it is a draw, and why.
    Adjudicated(Option<Side>, RecordLine),
    /// The hosts have given this side more time, in whole seconds, and why.
    Extended(Side, TimeDelta, RecordLine),
    /// The hosts have closed the game without a result, and why.
    Closed(RecordLine),
    /// The game is not played: the ladder match it belonged to has ended without it.
    Void,
    /// The secret that the rolls of the hún were computed from, in hexadecimal.
    Secret(String),
}

/// The most time that the hosts can give at once.
pub const MOST_EXTENDED: TimeDelta = TimeDelta::days(366);

/// What two players can agree on about their clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeOffer {
    /// Both get so much more time, in whole seconds.
    More(TimeDelta),
    /// No clock runs from the agreement until that moment.
    PauseUntil(DateTime<Utc>),
}

impl Event {
    /// Whether it changes what the clocks say, and nothing on the board or between the players: what
    /// was told of a turn is shown with it.
    pub const fn concerns_clock_alone(&self) -> bool {
        match self {
            Event::Handed
            | Event::Unreached
            | Event::GivenBack(_)
            | Event::TimeOffered(..)
            | Event::TimeDeclined(_)
            | Event::TimeWithdrawn(_)
            | Event::TimeAgreed(_)
            | Event::Paused(..)
            | Event::Bounced
            | Event::ClockSetBack
            | Event::Warned(_)
            | Event::Extended(..) => true,
            Event::Start(_)
            | Event::Ply(_)
            | Event::Rolled(_)
            | Event::DrawOffered(_)
            | Event::DrawDeclined(_)
            | Event::DrawWithdrawn(_)
            | Event::DrawAgreed
            | Event::Withdrawn
            | Event::TakebackOffered(_)
            | Event::TakebackDeclined(_)
            | Event::TakebackWithdrawn(_)
            | Event::TakenBack(_)
            | Event::Resigned(_)
            | Event::TimeUp
            | Event::Claimed
            | Event::Adjudicated(..)
            | Event::Closed(_)
            | Event::Void
            | Event::Secret(_) => false,
        }
    }
}

impl TimeOffer {
    /// Whether it is of no use any more: a pause that would be over.
    pub fn has_lapsed(self, now: DateTime<Utc>) -> bool {
        matches!(self, TimeOffer::PauseUntil(until) if until <= now)
    }
}

impl fmt::Display for TimeOffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeOffer::More(more) => write!(f, "more {}", more.num_seconds()),
            TimeOffer::PauseUntil(until) => write!(f, "pause {}", chain::moment(*until)),
        }
    }
}

/// What was agreed when a game began.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    pub ruleset: String,
    /// The version of the ruleset; the game keeps it.
    pub version: u32,
    pub players: BySide<PlayerId>,
    /// What happens to unannounced routes.
    pub announcements: Policy,
    /// With the hún: SHA-256 of the secret that rolls are computed from, in hexadecimal.
    pub seal: Option<String>,
    pub rated: bool,
    pub public: bool,
    /// The time zones that decide when the clock's stops are: those of the players at the start.
    pub zones: BySide<Tz>,
    /// The clock; without one, time is not counted.
    pub clock: Option<Clock>,
}

impl Start {
    /// Whether the hún is rolled.
    pub fn dice(&self) -> Dice {
        if self.seal.is_some() { Dice::Hun } else { Dice::None }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseReason {
    /// The club did not run.
    Club,
    Vacation,
    Deferred,
}

impl PauseReason {
    fn word(self) -> &'static str {
        match self {
            PauseReason::Club => "club",
            PauseReason::Vacation => "vacation",
            PauseReason::Deferred => "deferred",
        }
    }
}

/// How urgent a warning about time is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Warning {
    /// 20 % of the time is left.
    Low,
    Last,
}

/// The text of an event that this program did not write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAnEvent(pub String);

impl fmt::Display for NotAnEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not an event: {:?}", self.0)
    }
}

impl std::error::Error for NotAnEvent {}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Start(start) => start.fmt(f),
            Event::Ply(text) => write!(f, "ply {text}"),
            Event::Rolled(roll) => write!(f, "rolled {roll}"),
            Event::Handed => f.write_str("handed"),
            Event::Unreached => f.write_str("unreached"),
            Event::GivenBack(back) => write!(f, "given-back {}", back.num_seconds()),
            Event::DrawOffered(side) => write!(f, "draw-offered {side}"),
            Event::DrawDeclined(side) => write!(f, "draw-declined {side}"),
            Event::DrawWithdrawn(side) => write!(f, "draw-withdrawn {side}"),
            Event::DrawAgreed => f.write_str("draw-agreed"),
            Event::Withdrawn => f.write_str("withdrawn"),
            Event::TakebackOffered(side) => write!(f, "takeback-offered {side}"),
            Event::TakebackDeclined(side) => write!(f, "takeback-declined {side}"),
            Event::TakebackWithdrawn(side) => write!(f, "takeback-withdrawn {side}"),
            Event::TimeOffered(side, what) => write!(f, "time-offered {side} {what}"),
            Event::TimeDeclined(side) => write!(f, "time-declined {side}"),
            Event::TimeWithdrawn(side) => write!(f, "time-withdrawn {side}"),
            Event::TimeAgreed(what) => write!(f, "time-agreed {what}"),
            Event::TakenBack(plies) => write!(f, "taken-back {plies}"),
            Event::Paused(span, reason) => {
                let (from, until) = (chain::moment(span.from), chain::moment(span.until));
                write!(f, "paused {from} {until} {}", reason.word())
            }
            Event::Bounced => f.write_str("bounced"),
            Event::ClockSetBack => f.write_str("clock-set-back"),
            Event::Resigned(side) => write!(f, "resigned {side}"),
            Event::Warned(Warning::Low) => f.write_str("warned low"),
            Event::Warned(Warning::Last) => f.write_str("warned last"),
            Event::TimeUp => f.write_str("time-up"),
            Event::Claimed => f.write_str("claimed"),
            Event::Adjudicated(winner, reason) => {
                write!(f, "adjudicated {} {reason}", winner.map_or(DRAW, Side::name))
            }
            Event::Extended(side, more, reason) => {
                write!(f, "extended {side} {} {reason}", more.num_seconds())
            }
            Event::Closed(reason) => write!(f, "closed {reason}"),
            Event::Void => f.write_str("void"),
            Event::Secret(hex) => write!(f, "secret {hex}"),
        }
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Start { ruleset, version, players, announcements, seal, rated, public, zones, clock } =
            self;
        write!(f, "start {ruleset} {version}")?;
        write!(f, " attackers={} defenders={}", players.attackers, players.defenders)?;
        write!(f, " zones={},{}", zones.attackers, zones.defenders)?;
        write!(f, " announcements={}", announcements.word())?;
        f.write_str(if *rated { " rated" } else { " unrated" })?;
        f.write_str(if *public { " public" } else { " private" })?;
        if let Some(seal) = seal {
            write!(f, " seal={seal}")?;
        }
        match clock {
            // Last, because a clock consists of several words.
            Some(clock) => write!(f, " clock={clock}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Event {
    type Err = NotAnEvent;

    fn from_str(text: &str) -> Result<Event, NotAnEvent> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let side = || side_named(rest);
        let event = match (word, rest) {
            ("start", rest) => start(rest).map(|start| Event::Start(Box::new(start))),
            ("ply", ply) if !ply.is_empty() => Some(Event::Ply(ply.to_owned())),
            ("rolled", face) => face.parse().ok().and_then(Roll::new).map(Event::Rolled),
            ("handed", "") => Some(Event::Handed),
            ("unreached", "") => Some(Event::Unreached),
            ("given-back", back) => seconds(back).map(Event::GivenBack),
            ("draw-offered", _) => side().map(Event::DrawOffered),
            ("draw-declined", _) => side().map(Event::DrawDeclined),
            ("draw-withdrawn", _) => side().map(Event::DrawWithdrawn),
            ("draw-agreed", "") => Some(Event::DrawAgreed),
            ("withdrawn", "") => Some(Event::Withdrawn),
            ("takeback-offered", _) => side().map(Event::TakebackOffered),
            ("takeback-declined", _) => side().map(Event::TakebackDeclined),
            ("takeback-withdrawn", _) => side().map(Event::TakebackWithdrawn),
            ("time-offered", rest) => rest.split_once(' ').and_then(|(side, what)| {
                Some(Event::TimeOffered(side_named(side)?, time_offer(what)?))
            }),
            ("time-declined", _) => side().map(Event::TimeDeclined),
            ("time-withdrawn", _) => side().map(Event::TimeWithdrawn),
            ("time-agreed", what) => time_offer(what).map(Event::TimeAgreed),
            ("taken-back", plies) => plies.parse().ok().map(Event::TakenBack),
            ("paused", rest) => paused(rest),
            ("bounced", "") => Some(Event::Bounced),
            ("clock-set-back", "") => Some(Event::ClockSetBack),
            ("resigned", _) => side().map(Event::Resigned),
            ("warned", "low") => Some(Event::Warned(Warning::Low)),
            ("warned", "last") => Some(Event::Warned(Warning::Last)),
            ("time-up", "") => Some(Event::TimeUp),
            ("claimed", "") => Some(Event::Claimed),
            ("adjudicated", rest) => adjudicated(rest),
            ("extended", rest) => extended(rest),
            ("closed", reason) => RecordLine::new(reason).map(Event::Closed),
            ("void", "") => Some(Event::Void),
            ("secret", hex) if !hex.is_empty() => Some(Event::Secret(hex.to_owned())),
            _ => None,
        };
        event.ok_or_else(|| NotAnEvent(text.to_owned()))
    }
}

/// The word for a draw in place of a winner.
const DRAW: &str = "draw";

fn side_named(word: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.name() == word)
}

fn adjudicated(text: &str) -> Option<Event> {
    let (winner, reason) = text.split_once(' ')?;
    let winner = match winner {
        DRAW => None,
        side => Some(side_named(side)?),
    };
    Some(Event::Adjudicated(winner, RecordLine::new(reason)?))
}

fn extended(text: &str) -> Option<Event> {
    let (side, rest) = text.split_once(' ')?;
    let (seconds, reason) = rest.split_once(' ')?;
    let more = self::seconds(seconds).filter(|more| *more <= MOST_EXTENDED)?;
    Some(Event::Extended(side_named(side)?, more, RecordLine::new(reason)?))
}

fn time_offer(text: &str) -> Option<TimeOffer> {
    let (word, rest) = text.split_once(' ')?;
    match word {
        "more" => seconds(rest).filter(|more| *more <= MOST_EXTENDED).map(TimeOffer::More),
        "pause" => moment(rest).map(TimeOffer::PauseUntil),
        _ => None,
    }
}

/// A moment in its one text.
fn moment(text: &str) -> Option<DateTime<Utc>> {
    let at = DateTime::parse_from_rfc3339(text).ok()?.to_utc();
    (chain::moment(at) == text).then_some(at)
}

/// A span given in whole seconds.
fn seconds(text: &str) -> Option<TimeDelta> {
    let span = TimeDelta::try_seconds(text.parse().ok()?)?;
    // Each event has exactly one text: no signs, no leading zeros.
    let fits = span > TimeDelta::zero() && span.num_seconds().to_string() == text;
    fits.then_some(span)
}

fn paused(text: &str) -> Option<Event> {
    let mut words = text.split(' ');
    let span = Span { from: moment(words.next()?)?, until: moment(words.next()?)? };
    let word = words.next()?;
    let reasons = [PauseReason::Club, PauseReason::Vacation, PauseReason::Deferred];
    let reason = reasons.into_iter().find(|reason| reason.word() == word)?;
    words.next().is_none().then_some(Event::Paused(span, reason))
}

fn start(text: &str) -> Option<Start> {
    let (text, clock) = match text.split_once(" clock=") {
        Some((text, clock)) => (text, Some(clock.parse().ok()?)),
        None => (text, None),
    };
    let mut words = text.split(' ');
    let mut next = || words.next();
    let ruleset = next()?.to_owned();
    let version = next()?.parse().ok()?;
    let attackers = PlayerId(next()?.strip_prefix("attackers=")?.parse().ok()?);
    let defenders = PlayerId(next()?.strip_prefix("defenders=")?.parse().ok()?);
    let (one, two) = next()?.strip_prefix("zones=")?.split_once(',')?;
    let zones = BySide { attackers: one.parse().ok()?, defenders: two.parse().ok()? };
    let announcements = Policy::from_word(next()?.strip_prefix("announcements=")?)?;
    let rated = one_of(next()?, "rated", "unrated")?;
    let public = one_of(next()?, "public", "private")?;
    let seal = match next() {
        Some(seal) => Some(seal.strip_prefix("seal=")?.to_owned()),
        None => None,
    };
    let players = BySide { attackers, defenders };
    let start =
        Start { ruleset, version, players, announcements, seal, rated, public, zones, clock };
    next().is_none().then_some(start)
}

fn one_of(word: &str, yes: &str, no: &str) -> Option<bool> {
    (word == yes || word == no).then_some(word == yes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text of every event; parsing and writing it again gives the same.
    const TEXTS: [&str; 42] = [
        "start skalk 1 attackers=3 defenders=14 zones=UTC,Europe/Oslo announcements=strict unrated public",
        "start kongens-bord 2 attackers=1 defenders=2 zones=UTC,UTC announcements=auto rated private seal=00ff",
        "start skalk 1 attackers=1 defenders=2 zones=UTC,UTC announcements=remind rated public clock=7d+1d/10d weekend claim",
        "start skalk 1 attackers=1 defenders=2 zones=UTC,UTC announcements=strict unrated public clock=3d/ply vs 7d+1d/10d weekend claim",
        "ply d1-d4xc4 raichi",
        "ply roll 2 f6-f8",
        "rolled 0",
        "handed",
        "draw-offered attackers",
        "draw-declined defenders",
        "draw-withdrawn attackers",
        "draw-agreed",
        "withdrawn",
        "takeback-offered defenders",
        "takeback-withdrawn defenders",
        "takeback-declined attackers",
        "taken-back 2",
        "time-offered attackers more 259200",
        "time-offered defenders pause 2026-11-30T12:00:00Z",
        "time-declined defenders",
        "time-withdrawn attackers",
        "time-agreed more 259200",
        "time-agreed pause 2026-11-30T12:00:00Z",
        "resigned attackers",
        "warned low",
        "warned last",
        "time-up",
        "claimed",
        "secret 00ff17",
        "resigned defenders",
        "paused 2026-11-02T10:00:00Z 2026-11-09T10:00:00Z club",
        "paused 2026-11-02T10:00:00Z 2026-11-03T00:00:00Z vacation",
        "paused 2026-11-02T10:00:00Z 2026-11-09T10:00:00Z deferred",
        "bounced",
        "clock-set-back",
        "unreached",
        "given-back 3600",
        "void",
        "adjudicated attackers the king could not escape any more",
        "adjudicated draw 木, «both» agreed by post",
        "extended defenders 172800 a power cut",
        "closed both have left the club",
    ];

    #[test]
    fn an_event_has_one_text() {
        for text in TEXTS {
            let event: Event = text.parse().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(event.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_event_is_refused() {
        for text in [
            "",
            "ply",
            "ply ",
            "rolled 4",
            "handed now",
            "unreached now",
            "given-back",
            "given-back 0",
            "given-back 060",
            "given-back -60",
            "resigned",
            "start skalk",
            "drawn",
            "paused now then club",
            "time-offered",
            "time-offered attackers",
            "time-offered more 60",
            "time-offered attackers more",
            "time-offered attackers more 0",
            "time-offered attackers more 060",
            "time-agreed attackers",
            "time-agreed more 99999999999",
            "time-agreed pause tomorrow",
            "time-agreed pause 2026-11-30T13:00:00+01:00",
            "time-declined",
            "adjudicated attackers",
            "adjudicated nobody because",
            "extended attackers 0 because",
            "extended attackers 060 because",
            "extended attackers 99999999999 because",
            "extended attackers 60",
            "closed",
            "closed  twice",
        ] {
            assert_eq!(text.parse::<Event>(), Err(NotAnEvent(text.to_owned())));
        }
        let doubled = format!("{} more", TEXTS[0]);
        assert!(doubled.parse::<Event>().is_err());
    }
}
