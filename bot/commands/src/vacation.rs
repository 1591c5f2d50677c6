//! Vacation orders: `vacation 14 days`, `vacation from 1.12. until 10.12.`, `vacation end`. How many
//! days a player has is not known here.

use std::fmt;

use chrono::{Days, NaiveDate};

use super::day::{Day, NamedDay};
use super::rest::RestOfLine;
use crate::Misread;
use crate::words::{VacationWord, Word};

/// The longest vacation that can be asked for, in days.
const LONGEST: u16 = 366;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VacationOrder {
    /// Show how much is left, and who is away.
    Show,
    Away(VacationSpan),
    End,
}

/// When a player is away; from now on if no first day is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VacationSpan {
    /// For that many days, 1 to 366.
    Days { from: Option<Day>, count: u16 },
    /// Until the end of that day.
    Until { from: Option<Day>, last: Day },
}

impl VacationSpan {
    /// Its first day, if it does not begin at once.
    pub fn from(self) -> Option<Day> {
        match self {
            VacationSpan::Days { from, .. } | VacationSpan::Until { from, .. } => from,
        }
    }

    /// Its first and its last day. The last one can be before the first.
    pub fn dates(self, today: NaiveDate) -> (NaiveDate, NaiveDate) {
        let first = self.from().map_or(today, |day| day.date(today));
        let last = match self {
            VacationSpan::Days { count, .. } => {
                let more = Days::new(u64::from(count.saturating_sub(1)));
                first.checked_add_days(more).unwrap_or(first)
            }
            VacationSpan::Until { last, .. } => last.date(first),
        };
        (first, last)
    }
}

impl VacationOrder {
    pub(super) const fn variant(&self) -> &'static str {
        match self {
            VacationOrder::End => "end",
            VacationOrder::Show | VacationOrder::Away(_) => "",
        }
    }

    /// Reads `[from DAY] [for] N days`, `[from DAY] until DAY`, `end`, or nothing.
    pub(super) fn read(arguments: &mut RestOfLine<'_>) -> Result<VacationOrder, Misread> {
        if arguments.is_empty() {
            return Ok(VacationOrder::Show);
        }
        let before = *arguments;
        match arguments.word() {
            Some(VacationWord::End) => return Ok(VacationOrder::End),
            Some(VacationWord::From) => arguments.need_more()?,
            _ => *arguments = before,
        }
        let is_from = arguments.rest != before.rest;
        if let Some(count) = length(arguments)?.filter(|_| !is_from) {
            return Ok(VacationOrder::Away(VacationSpan::Days { from: None, count }));
        }
        let began = *arguments;
        let first = NamedDay::read(arguments);
        if let (true, None) = (is_from, first) {
            return Err(began.bad(began.peek(), Vec::new()));
        }
        let whole = |last: Day| match first {
            Some(first) => {
                first.before(last).map(Some).ok_or_else(|| began.bad(began.peek(), Vec::new()))
            }
            None => Ok(None),
        };
        if first.is_some() && arguments.is_empty() {
            // That day alone.
            let Some(NamedDay::Whole(day)) = first else {
                return Err(began.bad(began.peek(), Vec::new()));
            };
            let span = VacationSpan::Days { from: Some(day), count: 1 };
            return Ok(VacationOrder::Away(span));
        }
        if let (Some(NamedDay::Whole(day)), Some(count)) = (first, length(arguments)?) {
            let span = VacationSpan::Days { from: Some(day), count };
            return Ok(VacationOrder::Away(span));
        }
        if !dash(arguments) {
            let here = *arguments;
            match arguments.need_word::<VacationWord>()? {
                VacationWord::Until => {}
                _ => return Err(here.bad(here.peek(), Vec::new())),
            }
        }
        let last = Day::read(arguments)?;
        Ok(VacationOrder::Away(VacationSpan::Until { from: whole(last)?, last }))
    }
}

/// Takes a number of days, if there is one: `[for] 3 days`, `3d`, `a week`, or a number alone at the
/// end.
pub(super) fn length(arguments: &mut RestOfLine<'_>) -> Result<Option<u16>, Misread> {
    let before = *arguments;
    let after_for = match arguments.word() {
        Some(VacationWord::For) => true,
        // `a week`
        Some(VacationWord::Weeks) => return Ok(Some(7)),
        _ => {
            *arguments = before;
            false
        }
    };
    let typed = arguments.peek();
    let in_days = |number: u32, arguments: &RestOfLine<'_>| {
        let days = u16::try_from(number).ok().filter(|days| (1..=LONGEST).contains(days));
        days.map(Some).ok_or_else(|| arguments.bad(typed, Vec::new()))
    };
    if let Some(number) = short(arguments) {
        return in_days(number, arguments);
    }
    if let Some(number) = arguments.number() {
        let behind = *arguments;
        match arguments.word() {
            Some(VacationWord::Days) => return in_days(number, arguments),
            Some(VacationWord::Weeks) => return in_days(number.saturating_mul(7), arguments),
            _ if after_for || behind.is_empty() => {
                *arguments = behind;
                return in_days(number, arguments);
            }
            _ => {}
        }
    } else if let (true, Some(VacationWord::Weeks)) = (after_for, arguments.word()) {
        return Ok(Some(7));
    }
    *arguments = before;
    Ok(None)
}

/// Takes the dash of `1.12. - 10.12.`
fn dash(arguments: &mut RestOfLine<'_>) -> bool {
    let is_dash = matches!(arguments.peek(), "-" | "\u{2013}" | "\u{2014}");
    if is_dash {
        arguments.skip();
    }
    is_dash
}

/// `3d`, as in clocks.
fn short(arguments: &mut RestOfLine<'_>) -> Option<u32> {
    let folded = engine::notation::fold_typed(arguments.peek());
    let digits = folded.trim_end_matches([',', '.', ';', '!']).strip_suffix('d')?;
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let days = digits.parse().ok().filter(|_| plain)?;
    arguments.skip();
    Some(days)
}

impl fmt::Display for VacationOrder {
    /// The text after `vacation`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let span = match self {
            VacationOrder::Show => return Ok(()),
            VacationOrder::End => return f.write_str(VacationWord::End.canonical()),
            VacationOrder::Away(span) => span,
        };
        if let Some(from) = span.from() {
            write!(f, "{} {from} ", VacationWord::From.canonical())?;
        }
        match span {
            VacationSpan::Days { count, .. } => {
                write!(f, "{count} {}", VacationWord::Days.canonical())
            }
            VacationSpan::Until { last, .. } => {
                write!(f, "{} {last}", VacationWord::Until.canonical())
            }
        }
    }
}
