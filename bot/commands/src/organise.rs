//! What organisers do about games, players, ladders and tournaments, and how it is read and written:
//! `organise suspend ylva 3 days spam in every game`. The host's own commands have the same text.
//! A reason comes last, as it was written. Nothing here knows who is an organiser.

mod circle;
mod tournament;

use std::fmt;

use engine::Side;

use crate::Misread;
use crate::words::{EventWord, OrganiseWord, VacationWord, VerdictWord, Word};

pub use circle::CircleAct;
pub use tournament::{NewTournament, TournamentAct};

use super::order::Order;
use super::parts::Sure;
use super::rest::RestOfLine;
use super::row::{OrderFrom, OrderRow, Pressed};
use super::text::Canonical;
use crate::table::{Deed, Question};

/// Names are as typed, and numbers may be those of nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrganiserAct {
    /// A player can give no orders for a number of days, or permanently.
    Suspend {
        name: String,
        days: Option<u32>,
        reason: String,
    },
    Lift {
        name: String,
        reason: String,
    },
    /// A player becomes an organiser.
    Appoint {
        name: String,
    },
    /// A player is no longer an organiser.
    Dismiss {
        name: String,
        reason: String,
    },
    Adjudicate {
        game: i64,
        verdict: Verdict,
        reason: String,
    },
    Extend {
        game: i64,
        side: Side,
        more: ExtraTime,
        reason: String,
    },
    /// The game ends without a result.
    Close {
        game: i64,
        reason: String,
    },
    Circle(CircleAct),
    Ladder(LadderAct),
    Tournament(TournamentAct),
    /// What a player wrote to the organisers is answered, and closed.
    Answer {
        /// The number of what was written.
        number: i64,
        answer: String,
    },
    /// Everybody in the club is told something.
    Announce {
        /// Only those in that circle; everybody if not given.
        circle: Option<String>,
        text: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Won(Side),
    Draw,
}

/// A number of seconds, in whole minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraTime(pub i64);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LadderAct {
    /// Opens the ladder of a ruleset, or a circle's as in `vikings/tablut`, without anybody on it.
    /// The house, at that level, is on it; also if it is open already.
    Open { ladder: String, house: Option<u32> },
    /// Closes it: nobody is on it any more.
    Close { ladder: String, reason: String },
    /// A player is on it no longer.
    TakeOut { ladder: String, name: String, reason: String },
    /// A player moves to another place.
    Place { ladder: String, name: String, place: u32, reason: String },
}

impl OrganiserAct {
    /// The act that a text like `suspend ylva 3 days spam` names.
    pub fn read(text: &str) -> Option<OrganiserAct> {
        let line = format!("{} {text}", super::OrderWord::Organise.canonical());
        match super::as_typed(&line).ok()?.order {
            Order::Do(Deed::Organise(Sure::Ask, act)) => Some(*act),
            _ => None,
        }
    }

    /// The words of the command by which somebody becomes an organiser, if it is one.
    pub fn appoints(&self) -> Option<String> {
        let circle = [OrganiseWord::Circle.canonical(), EventWord::Appoint.canonical()];
        let words = match self {
            OrganiserAct::Appoint { .. } => OrganiseWord::Appoint.canonical().to_owned(),
            OrganiserAct::Circle(CircleAct::Appoint { .. }) => circle.join(" "),
            _ => return None,
        };
        Some(format!("{} {words}", super::OrderWord::Organise.canonical()))
    }

    pub(super) fn row(&self, sure: Sure) -> OrderRow<'_> {
        let row = OrderRow { keeps: sure == Sure::Ask, ..OrderRow::strict(&[]) };
        match self {
            _ if self.appoints().is_some() => row,
            OrganiserAct::Answer { answer: text, .. } => OrderRow {
                from: OrderFrom::Anywhere,
                text: Some(text),
                pressed: Pressed::Box,
                ..row
            },
            OrganiserAct::Announce { text, .. } => {
                OrderRow { from: OrderFrom::Anywhere, text: Some(text), ..row }
            }
            _ => OrderRow { from: OrderFrom::Anywhere, ..row },
        }
    }

    /// A reason as it is read at the end of a line.
    pub fn reason(text: &str) -> Option<String> {
        RestOfLine { order: super::OrderWord::Organise, rest: text }.quoted()
    }
}

impl Canonical for Box<OrganiserAct> {
    fn canonical_text(&self) -> String {
        self.to_string()
    }

    /// Of a circle, a ladder or a tournament, the second word says what is done about it.
    fn act(&self) -> String {
        let of_several = [OrganiseWord::Circle, OrganiseWord::Ladder, OrganiseWord::Tournament];
        let text = self.to_string();
        let first = text.split(' ').next().and_then(OrganiseWord::find);
        let words = first.map_or(1, |word| if of_several.contains(&word) { 2 } else { 1 });
        text.split(' ').take(words).collect::<Vec<_>>().join(" ")
    }

    fn about(&self) -> String {
        let text = self.to_string();
        text.strip_prefix(&self.act()).map_or("", str::trim_start).to_owned()
    }
}

/// Reads the text after `organise`; without one, help is meant.
pub(super) fn read(mut rest: RestOfLine<'_>) -> Result<Order, Misread> {
    if rest.is_empty() {
        return Ok(Question::Help(Some(rest.order.canonical().to_owned())).into());
    }
    let sure = rest.sure();
    let act = match rest.need_word()? {
        OrganiseWord::Suspend => {
            let name = rest.need_name()?;
            OrganiserAct::Suspend { name, days: days(&mut rest)?, reason: rest.need_reason()? }
        }
        OrganiseWord::Lift => {
            OrganiserAct::Lift { name: rest.need_name()?, reason: rest.need_reason()? }
        }
        OrganiseWord::Appoint => OrganiserAct::Appoint { name: rest.need_name()? },
        OrganiseWord::Dismiss => {
            OrganiserAct::Dismiss { name: rest.need_name()?, reason: rest.need_reason()? }
        }
        OrganiseWord::Adjudicate => {
            let game = rest.need_number()?.into();
            let verdict = match rest.need_word()? {
                VerdictWord::Attackers => Verdict::Won(Side::Attackers),
                VerdictWord::Defenders => Verdict::Won(Side::Defenders),
                VerdictWord::Draw => Verdict::Draw,
            };
            OrganiserAct::Adjudicate { game, verdict, reason: rest.need_reason()? }
        }
        OrganiseWord::Extend => {
            let game = rest.need_number()?.into();
            let side = side(&mut rest)?;
            let more = ExtraTime::read_from(&mut rest)?;
            OrganiserAct::Extend { game, side, more, reason: rest.need_reason()? }
        }
        OrganiseWord::Close => {
            let game = rest.need_number()?.into();
            OrganiserAct::Close { game, reason: rest.need_reason()? }
        }
        OrganiseWord::Circle => circle::read(&mut rest)?,
        OrganiseWord::Ladder => OrganiserAct::Ladder(ladder(&mut rest)?),
        OrganiseWord::Tournament => OrganiserAct::Tournament(tournament::read(&mut rest)?),
        OrganiseWord::Answer => {
            let number = rest.need_number()?.into();
            OrganiserAct::Answer { number, answer: rest.need_text()? }
        }
        OrganiseWord::Announce => OrganiserAct::Announce { circle: None, text: rest.need_text()? },
    };
    rest.end(Deed::Organise(sure, Box::new(act)).into())
}

/// Takes `3 days`, `2 weeks`, `3d` or `permanently`: nobody is to be suspended for good because a
/// length was forgotten.
fn days(rest: &mut RestOfLine<'_>) -> Result<Option<u32>, Misread> {
    let before = *rest;
    if let Some(EventWord::Permanently) = rest.word() {
        return Ok(None);
    }
    *rest = before;
    rest.need_more()?;
    let wrong = || before.bad(before.peek(), vec![EventWord::Permanently.canonical().to_owned()]);
    if let Some(ExtraTime(seconds)) = ExtraTime::read(rest.peek()) {
        rest.skip();
        let days = u32::try_from(seconds / 86_400).ok().filter(|_| seconds % 86_400 == 0);
        return days.map(Some).ok_or_else(wrong);
    }
    let number = rest.number().ok_or_else(wrong)?;
    match rest.word() {
        Some(VacationWord::Days) => Ok(Some(number)),
        Some(VacationWord::Weeks) => Ok(Some(number.saturating_mul(7))),
        _ => Err(wrong()),
    }
}

fn side(rest: &mut RestOfLine<'_>) -> Result<Side, Misread> {
    let before = *rest;
    match rest.need_word()? {
        VerdictWord::Attackers => Ok(Side::Attackers),
        VerdictWord::Defenders => Ok(Side::Defenders),
        VerdictWord::Draw => {
            let sides = [VerdictWord::Attackers, VerdictWord::Defenders];
            Err(before.bad(before.peek(), sides.map(|side| side.canonical().to_owned()).into()))
        }
    }
}

/// Takes what is done about a ladder.
fn ladder(rest: &mut RestOfLine<'_>) -> Result<LadderAct, Misread> {
    use EventWord::{Close, House, Open, Place, TakeOut};
    match event_word(rest, &[Place, Open, Close, TakeOut])? {
        Open => {
            let ladder = rest.need_name()?;
            let house = match rest.is_empty() {
                true => None,
                false => {
                    event_word(rest, &[House])?;
                    Some(rest.need_number()?)
                }
            };
            Ok(LadderAct::Open { ladder, house })
        }
        TakeOut => Ok(LadderAct::TakeOut {
            ladder: rest.need_name()?,
            name: rest.need_name()?,
            reason: rest.need_reason()?,
        }),
        Close => Ok(LadderAct::Close { ladder: rest.need_name()?, reason: rest.need_reason()? }),
        Place => Ok(LadderAct::Place {
            ladder: rest.need_name()?,
            name: rest.need_name()?,
            place: rest.need_number()?,
            reason: rest.need_reason()?,
        }),
        _ => Err(rest.missing()),
    }
}

/// Takes one of these words, which is required.
fn event_word(rest: &mut RestOfLine<'_>, of: &[EventWord]) -> Result<EventWord, Misread> {
    let before = *rest;
    let word = rest.need_word()?;
    if of.contains(&word) {
        return Ok(word);
    }
    let nearest = of.iter().map(|word| word.canonical().to_owned()).collect();
    Err(before.bad(before.peek(), nearest))
}

impl ExtraTime {
    /// Reads `2d`, `12h`, `30m` or several of these, as in `1d12h`.
    pub fn read(text: &str) -> Option<ExtraTime> {
        let mut sum = 0_i64;
        let mut digits = String::new();
        for c in text.chars() {
            let unit = match c {
                '0'..='9' => {
                    digits.push(c);
                    continue;
                }
                'd' => 86_400,
                'h' => 3_600,
                'm' => 60,
                _ => return None,
            };
            let count: i64 = std::mem::take(&mut digits).parse().ok()?;
            sum = sum.checked_add(count.checked_mul(unit)?)?;
        }
        (digits.is_empty() && !text.is_empty()).then_some(ExtraTime(sum))
    }

    /// Takes the same, or `2 days`.
    fn read_from(rest: &mut RestOfLine<'_>) -> Result<ExtraTime, Misread> {
        rest.need_more()?;
        let before = *rest;
        if let Some(time) = ExtraTime::read(rest.peek()) {
            rest.skip();
            return Ok(time);
        }
        match days(rest) {
            Ok(Some(days)) => Ok(ExtraTime(i64::from(days) * 86_400)),
            _ => Err(before.bad(before.peek(), vec!["2d".to_owned(), "12h".to_owned()])),
        }
    }
}

impl fmt::Display for ExtraTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let minutes = self.0 / 60;
        let parts = [(minutes / 1440, 'd'), (minutes / 60 % 24, 'h'), (minutes % 60, 'm')];
        let mut parts = parts.into_iter().filter(|(count, _)| *count != 0).peekable();
        if parts.peek().is_none() {
            return f.write_str("0m");
        }
        parts.try_for_each(|(count, unit)| write!(f, "{count}{unit}"))
    }
}

fn written(side: Side) -> &'static str {
    match side {
        Side::Attackers => VerdictWord::Attackers.canonical(),
        Side::Defenders => VerdictWord::Defenders.canonical(),
    }
}

impl fmt::Display for OrganiserAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self {
            OrganiserAct::Suspend { .. } => OrganiseWord::Suspend,
            OrganiserAct::Lift { .. } => OrganiseWord::Lift,
            OrganiserAct::Appoint { .. } => OrganiseWord::Appoint,
            OrganiserAct::Dismiss { .. } => OrganiseWord::Dismiss,
            OrganiserAct::Adjudicate { .. } => OrganiseWord::Adjudicate,
            OrganiserAct::Extend { .. } => OrganiseWord::Extend,
            OrganiserAct::Close { .. } => OrganiseWord::Close,
            OrganiserAct::Circle(_) => OrganiseWord::Circle,
            OrganiserAct::Ladder(_) => OrganiseWord::Ladder,
            OrganiserAct::Tournament(_) => OrganiseWord::Tournament,
            OrganiserAct::Answer { .. } => OrganiseWord::Answer,
            OrganiserAct::Announce { circle: Some(_), .. } => OrganiseWord::Circle,
            OrganiserAct::Announce { circle: None, .. } => OrganiseWord::Announce,
        };
        write!(f, "{} ", word.canonical())?;
        match self {
            OrganiserAct::Suspend { name, days: Some(days), reason } => {
                write!(f, "{name} {days} {} {reason}", VacationWord::Days.canonical())
            }
            OrganiserAct::Suspend { name, days: None, reason } => {
                write!(f, "{name} {} {reason}", EventWord::Permanently.canonical())
            }
            OrganiserAct::Lift { name, reason } | OrganiserAct::Dismiss { name, reason } => {
                write!(f, "{name} {reason}")
            }
            OrganiserAct::Appoint { name } => f.write_str(name),
            OrganiserAct::Adjudicate { game, verdict, reason } => {
                let verdict = match verdict {
                    Verdict::Won(side) => written(*side),
                    Verdict::Draw => VerdictWord::Draw.canonical(),
                };
                write!(f, "{game} {verdict} {reason}")
            }
            OrganiserAct::Extend { game, side, more, reason } => {
                write!(f, "{game} {} {more} {reason}", written(*side))
            }
            OrganiserAct::Close { game, reason } => write!(f, "{game} {reason}"),
            OrganiserAct::Circle(act) => act.fmt(f),
            OrganiserAct::Ladder(act) => act.fmt(f),
            OrganiserAct::Tournament(act) => act.fmt(f),
            OrganiserAct::Answer { number, answer } => write!(f, "{number} {answer}"),
            OrganiserAct::Announce { circle: Some(circle), text } => {
                write!(f, "{} {circle} {text}", EventWord::Announce.canonical())
            }
            OrganiserAct::Announce { circle: None, text } => f.write_str(text),
        }
    }
}

impl fmt::Display for LadderAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LadderAct::Open { ladder, house } => {
                write!(f, "{} {ladder}", EventWord::Open.canonical())?;
                let house = house.map(|level| format!(" {} {level}", EventWord::House.canonical()));
                f.write_str(&house.unwrap_or_default())
            }
            LadderAct::TakeOut { ladder, name, reason } => {
                write!(f, "{} {ladder} {name} {reason}", EventWord::TakeOut.canonical())
            }
            LadderAct::Close { ladder, reason } => {
                write!(f, "{} {ladder} {reason}", EventWord::Close.canonical())
            }
            LadderAct::Place { ladder, name, place, reason } => {
                write!(f, "{} {ladder} {name} {place} {reason}", EventWord::Place.canonical())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_days_hours_and_minutes() {
        for (text, expected) in [
            ("2d", Some(172_800)),
            ("1d12h", Some(129_600)),
            ("30m", Some(1_800)),
            ("0d", Some(0)),
            ("", None),
            ("2", None),
            ("d", None),
            ("-1d", None),
            ("99999999999999999999d", None),
            ("9999999999999999d", None),
        ] {
            let read = ExtraTime::read(text);
            assert_eq!(read.map(|time| time.0), expected, "{text}");
            let again = read.map(|time| ExtraTime::read(&time.to_string()));
            assert_eq!(again.flatten(), read, "{text}");
        }
    }

    #[test]
    fn acts_are_read_as_people_write_them() {
        for (line, meant) in [
            ("suspend ylva 3 days spam, again", "suspend ylva 3 days spam, again"),
            ("suspend ylva 2 weeks spam", "suspend ylva 14 days spam"),
            ("suspend Ylva 3d 5 games left", "suspend Ylva 3 days 5 games left"),
            ("suspend ylva for good: cheating", "suspend ylva permanently cheating"),
            ("lift ylva “she is sorry”", "lift ylva she is sorry"),
            ("appoint ylva", "appoint ylva"),
            ("dismiss ylva moved away", "dismiss ylva moved away"),
            ("decide 12 attack bare king", "adjudicate 12 attackers bare king"),
            ("adjudicate #12 draw fortress", "adjudicate 12 draw fortress"),
            ("extend 12 defender 2 days hospital", "extend 12 defenders 2d hospital"),
            ("extend 12 attackers 1d12h 3 trains", "extend 12 attackers 1d12h 3 trains"),
            ("close 12 both have left", "close 12 both have left"),
            (
                "ladder place skalk ylva 3 a wrong result",
                "ladder place skalk ylva 3 a wrong result",
            ),
            (
                "tournament open “Winter  cup” tablut 2026-12-01",
                "tournament open \"Winter cup\" tablut 2026-12-01T00:00",
            ),
            (
                "tournament open \"5\" tablut 2026-12-01 18:00 groups 6 days 3 clock 3d/move",
                "tournament open \"5\" tablut 2026-12-01T18:00 groups 6 days 3 clock 3d/ply",
            ),
            (
                "tournament open \"5\" tablut 2026-12-01 final 2 carried house 3 groups of 6",
                "tournament open \"5\" tablut 2026-12-01T00:00 groups 6 final 2 carried house 3",
            ),
            (
                "tournament open \"5\" tablut 2026-12-01 final 1 days 3",
                "tournament open \"5\" tablut 2026-12-01T00:00 days 3 final 1",
            ),
            ("tournament start 2", "tournament start 2"),
            ("tournament cancel 2 too few", "tournament cancel 2 too few"),
            ("tournament take out 2 ylva 3 missed", "tournament take-out 2 ylva 3 missed"),
            ("answer #5 “yes”, he said: ok?", "answer 5 “yes”, he said: ok?"),
            (
                "announce 12 boards are “new”. Who comes?",
                "announce 12 boards are “new”. Who comes?",
            ),
        ] {
            let act = OrganiserAct::read(line);
            assert_eq!(act.as_ref().map(ToString::to_string).as_deref(), Some(meant), "{line}");
            assert_eq!(OrganiserAct::read(meant), act, "{meant}");
        }
    }

    #[test]
    fn half_an_act_is_none() {
        for line in [
            "suspend ylva spam in every game",
            "suspend ylva 3 days",
            "suspend ylva 3 spam",
            "suspend",
            "adjudicate 12 ylva bare king",
            "extend 12 draw 2d hospital",
            "extend 12 attackers soon hospital",
            "extend 12 attackers permanently hospital",
            "close both have left",
            "ladder place skalk ylva third a wrong result",
            "ladder start skalk",
            "tournament open Winter cup tablut 2026-12-01",
            "tournament open \"Winter cup\" tablut tomorrow",
            "tournament open \"Winter cup\" tablut 2026-12-01T25:00",
            "tournament place 2",
            "tournament start",
            "answer 5",
            "announce",
            "answer ylva that she is right",
            "play d1-d4",
        ] {
            assert_eq!(OrganiserAct::read(line), None, "{line}");
        }
    }
}
