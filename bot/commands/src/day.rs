//! Days as people write them: `2026-12-24`, `24.12.`, `24 December`, `Friday`, `tomorrow`. Which date
//! is meant follows from today's, which is not known here.

use std::fmt;

use chrono::{Datelike, Days, NaiveDate, Weekday};

use super::rest::RestOfLine;
use crate::Misread;
use crate::words::{DayWord, Word};

/// The day of a year that exists in leap years alone comes again within eight years.
const LEAP_YEARS: i32 = 8;

/// A day that was named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Day {
    Today,
    Tomorrow,
    /// The next such day.
    Weekday(Weekday),
    /// The next day with that number in that month.
    OfYear {
        day: u8,
        month: u8,
    },
    Date(NaiveDate),
}

impl Day {
    /// The date that somebody means by it if `today` is the date where they are. It is never before
    /// that.
    pub fn date(self, today: NaiveDate) -> NaiveDate {
        let later = |days| today.checked_add_days(Days::new(days)).unwrap_or(today);
        match self {
            Day::Today => today,
            Day::Tomorrow => later(1),
            Day::Weekday(weekday) => {
                (1..=7).map(later).find(|date| date.weekday() == weekday).unwrap_or(today)
            }
            Day::OfYear { day, month } => {
                let years = (0..=LEAP_YEARS).map(|years| today.year() + years);
                let mut dates = years
                    .filter_map(|year| NaiveDate::from_ymd_opt(year, month.into(), day.into()));
                dates.find(|date| *date >= today).unwrap_or(today)
            }
            Day::Date(date) => date,
        }
    }

    /// Takes a day, which is required.
    pub(super) fn read(rest: &mut RestOfLine<'_>) -> Result<Day, Misread> {
        rest.need_more()?;
        let typed = rest.peek();
        let before = *rest;
        NamedDay::read(rest).and_then(NamedDay::whole).ok_or_else(|| before.bad(typed, Vec::new()))
    }
}

/// A day, or the number of one in a month that is still to come: the first in `from 1 to 10
/// December`.
#[derive(Clone, Copy)]
pub(super) enum NamedDay {
    Whole(Day),
    Number(u8),
}

impl NamedDay {
    /// Takes one, if there is one.
    pub fn read(rest: &mut RestOfLine<'_>) -> Option<NamedDay> {
        skip_small_words(rest);
        let before = *rest;
        match rest.word() {
            Some(DayWord::Today) => return Some(NamedDay::Whole(Day::Today)),
            Some(DayWord::Tomorrow) => return Some(NamedDay::Whole(Day::Tomorrow)),
            Some(word) => {
                if let Some(weekday) = weekday(word) {
                    // `Friday, 24 December` is that date, whatever day it is.
                    let mut behind = *rest;
                    skip_small_words(&mut behind);
                    if let Some(NamedDay::Whole(day @ (Day::OfYear { .. } | Day::Date(_)))) =
                        date(&mut behind)
                    {
                        *rest = behind;
                        return Some(NamedDay::Whole(day));
                    }
                    return Some(NamedDay::Whole(Day::Weekday(weekday)));
                }
                *rest = before;
            }
            None => *rest = before,
        }
        let read = date(rest);
        if read.is_none() {
            *rest = before;
        }
        read
    }

    fn whole(self) -> Option<Day> {
        match self {
            NamedDay::Whole(day) => Some(day),
            NamedDay::Number(_) => None,
        }
    }

    /// The day that is meant if that one comes behind it.
    pub fn before(self, last: Day) -> Option<Day> {
        match (self, last) {
            (NamedDay::Whole(day), _) => Some(day),
            (NamedDay::Number(day), Day::OfYear { month, .. }) => of_year(day, month),
            (NamedDay::Number(day), Day::Date(date)) => date.with_day(day.into()).map(Day::Date),
            _ => None,
        }
    }
}

/// Takes `2026-12-24`, `24.12.`, `24/12/2026`, `24 December`, `December 24th, 2026` or `24`.
fn date(rest: &mut RestOfLine<'_>) -> Option<NamedDay> {
    if let Some(month) = rest.word().and_then(month) {
        let day = ordinal(rest.peek())?;
        rest.skip();
        return dated(rest, day, month);
    }
    let typed = rest.peek().trim_end_matches([',', ';', '!']);
    // `27-01-06` does not mean the year 27.
    let iso = NaiveDate::parse_from_str(typed, "%Y-%m-%d").ok();
    if let Some(date) = iso.filter(|date| (2000..=9999).contains(&date.year())) {
        rest.skip();
        return Some(NamedDay::Whole(Day::Date(date)));
    }
    let parts: Vec<&str> = typed.trim_end_matches('.').split(['.', '/']).collect();
    if let [day, month, ..] = parts[..]
        && parts.len() <= 3
    {
        let (day, month) = (digits(day)?, digits(month)?);
        rest.skip();
        return Some(NamedDay::Whole(match parts.get(2) {
            Some(year) => of_that_year(year, month, day)?,
            None => of_year(day, month)?,
        }));
    }
    let day = ordinal(typed)?;
    rest.skip();
    let before = *rest;
    skip_small_words(rest);
    match rest.word().and_then(month) {
        Some(month) => dated(rest, day, month),
        None => {
            *rest = before;
            (1..=31).contains(&day).then_some(NamedDay::Number(day))
        }
    }
}

/// That day of a month, with the year behind it if there is one.
fn dated(rest: &mut RestOfLine<'_>, day: u8, month: u8) -> Option<NamedDay> {
    let before = *rest;
    skip_small_words(rest);
    let typed = rest.peek().trim_end_matches([',', '.', ';', '!']);
    if let Some(date) = of_that_year(typed, month, day) {
        rest.skip();
        return Some(NamedDay::Whole(date));
    }
    *rest = before;
    of_year(day, month).map(NamedDay::Whole)
}

fn of_that_year(year: &str, month: u8, day: u8) -> Option<Day> {
    let is_year = year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit());
    let year = year.parse().ok().filter(|_| is_year)?;
    NaiveDate::from_ymd_opt(year, month.into(), day.into()).map(Day::Date)
}

/// That day if some year has it.
fn of_year(day: u8, month: u8) -> Option<Day> {
    const LEAP_YEAR: i32 = 2024;
    NaiveDate::from_ymd_opt(LEAP_YEAR, month.into(), day.into())?;
    Some(Day::OfYear { day, month })
}

/// `24`, `24.`, `24th`.
fn ordinal(typed: &str) -> Option<u8> {
    let typed = typed.trim_end_matches([',', '.', ';', '!']).to_lowercase();
    let endings = ["st", "nd", "rd", "th", "º", "."];
    let number = endings.iter().find_map(|ending| typed.strip_suffix(ending)).unwrap_or(&typed);
    digits(number)
}

/// A number of one or two digits.
fn digits(typed: &str) -> Option<u8> {
    let is_number = (1..=2).contains(&typed.len()) && typed.bytes().all(|b| b.is_ascii_digit());
    typed.parse().ok().filter(|_| is_number)
}

/// `the 24th of December`.
fn skip_small_words(rest: &mut RestOfLine<'_>) {
    let mut before = *rest;
    while rest.word() == Some(DayWord::Of) {
        before = *rest;
    }
    *rest = before;
}

const WEEKDAYS: [(DayWord, Weekday); 7] = [
    (DayWord::Monday, Weekday::Mon),
    (DayWord::Tuesday, Weekday::Tue),
    (DayWord::Wednesday, Weekday::Wed),
    (DayWord::Thursday, Weekday::Thu),
    (DayWord::Friday, Weekday::Fri),
    (DayWord::Saturday, Weekday::Sat),
    (DayWord::Sunday, Weekday::Sun),
];

const MONTHS: [DayWord; 12] = [
    DayWord::January,
    DayWord::February,
    DayWord::March,
    DayWord::April,
    DayWord::May,
    DayWord::June,
    DayWord::July,
    DayWord::August,
    DayWord::September,
    DayWord::October,
    DayWord::November,
    DayWord::December,
];

fn weekday(word: DayWord) -> Option<Weekday> {
    WEEKDAYS.into_iter().find(|(known, _)| *known == word).map(|(_, weekday)| weekday)
}

/// Counted from 1.
fn month(word: DayWord) -> Option<u8> {
    (1..).zip(MONTHS).find(|(_, known)| *known == word).map(|(month, _)| month)
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self {
            Day::Today => DayWord::Today,
            Day::Tomorrow => DayWord::Tomorrow,
            Day::Weekday(weekday) => {
                return match WEEKDAYS.iter().find(|(_, known)| known == weekday) {
                    Some((word, _)) => f.write_str(word.canonical()),
                    None => Ok(()),
                };
            }
            Day::OfYear { day, month } => return write!(f, "{day}.{month}."),
            Day::Date(date) => return write!(f, "{}", date.format("%Y-%m-%d")),
        };
        f.write_str(word.canonical())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vacation::{VacationOrder, VacationSpan};
    use crate::{Deed, Order};

    fn vacation(line: &str) -> Option<VacationOrder> {
        match crate::read(line).ok()?.order {
            Order::Do(Deed::Vacation(order)) => Some(order),
            _ => None,
        }
    }

    /// Sunday.
    const TODAY: NaiveDate = NaiveDate::from_ymd_opt(2026, 11, 22).unwrap();

    /// The first and the last day of what such a line asks for.
    fn dates(line: &str) -> String {
        let Some(VacationOrder::Away(span)) = vacation(line) else {
            return format!("{:?}", crate::read(line));
        };
        let again = format!("vacation {}", VacationOrder::Away(span));
        assert_eq!(vacation(&again), Some(VacationOrder::Away(span)), "{again}");
        let (from, until) = span.dates(TODAY);
        format!("{from} {until}")
    }

    #[test]
    fn days_are_read_as_people_write_them() {
        for (line, meant) in [
            ("vacation until 2027-01-06", "2026-11-22 2027-01-06"),
            ("vacation until 5 December", "2026-11-22 2026-12-05"),
            ("vacation until December 5th", "2026-11-22 2026-12-05"),
            ("vacation until the 5th of December, 2026", "2026-11-22 2026-12-05"),
            ("vacation until 24.12.", "2026-11-22 2026-12-24"),
            ("vacation until 24/12", "2026-11-22 2026-12-24"),
            ("vacation until 24.12.2026", "2026-11-22 2026-12-24"),
            ("vacation until Friday", "2026-11-22 2026-11-27"),
            ("vacation until Sunday", "2026-11-22 2026-11-29"),
            ("vacation until tomorrow", "2026-11-22 2026-11-23"),
            ("vacation until Friday, 4 December", "2026-11-22 2026-12-04"),
            ("vacation until 6 January", "2026-11-22 2027-01-06"),
            ("vacation from 1 December to 10 December", "2026-12-01 2026-12-10"),
            ("vacation from 1 to 10 December", "2026-12-01 2026-12-10"),
            ("vacation from 2026-12-01 to 2026-12-10", "2026-12-01 2026-12-10"),
            ("vacation 1.12. - 10.12.", "2026-12-01 2026-12-10"),
            ("vacation from 30 December until 2 January", "2026-12-30 2027-01-02"),
            ("vacation from Friday until Monday", "2026-11-27 2026-11-30"),
            ("vacation from tomorrow for 3 days", "2026-11-23 2026-11-25"),
            ("vacation from 1 December, 2 weeks", "2026-12-01 2026-12-14"),
            ("vacation from 1 December", "2026-12-01 2026-12-01"),
            ("vacation tomorrow", "2026-11-23 2026-11-23"),
            ("ferie fra 1. desember til 10. desember", "2026-12-01 2026-12-10"),
            ("ferie til og med fredag", "2026-11-22 2026-11-27"),
            ("ferie fra den 1. december til den 10. december", "2026-12-01 2026-12-10"),
            ("urlaub vom 1. bis zum 10. Dezember", "2026-12-01 2026-12-10"),
            ("urlaub bis Freitag", "2026-11-22 2026-11-27"),
            ("urlaub ab morgen eine Woche", "2026-11-23 2026-11-29"),
            ("vacaciones del 1 al 10 de diciembre", "2026-12-01 2026-12-10"),
            ("vacaciones hasta el viernes", "2026-11-22 2026-11-27"),
        ] {
            assert_eq!(dates(line), meant, "{line}");
        }
    }

    #[test]
    fn spans_from_today_stay_spans() {
        let days = |count| VacationOrder::Away(VacationSpan::Days { from: None, count });
        for (line, count) in [
            ("vacation 3 days", 3),
            ("vacation 3d", 3),
            ("vacation for 2 weeks", 14),
            ("vacation a week", 7),
            ("ferie i 2 uker", 14),
            ("urlaub für eine woche", 7),
        ] {
            assert_eq!(vacation(line), Some(days(count)), "{line}");
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for line in [
            "vacation until 31.2.",
            "vacation until 12.24.",
            "vacation until 27-01-06",
            "vacation until 5",
            "vacation until soon",
            "vacation until Friday maybe",
            "vacation from 1",
            "vacation from 31 to 5 November 2026 or so",
            "vacation 400 days",
            "vacation 0 days",
            "vacation from",
        ] {
            assert_eq!(vacation(line), None, "{line}");
        }
    }
}
