//! Vacation orders: `vacation 14 days`, `vacation until 2027-01-06`, `vacation end`. How many days
//! a player has is not known here.

use std::fmt;

use chrono::{Datelike, NaiveDate};
use templates::Misread;
use templates::orders::{VacationWord, Word};

use super::rest::RestOfLine;

/// The longest vacation that can be asked for, in days.
const LONGEST: u16 = 366;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VacationOrder {
    /// Show how much is left, and who is away.
    Show,
    /// From today for that many days, 1 to 366.
    Days(u16),
    /// From today up to that day.
    Until(NaiveDate),
    End,
}

impl VacationOrder {
    /// Reads `[from today] [for] N [days]`, `3d`, `[from today] until DATE`, `end`, or nothing.
    pub(super) fn read(arguments: &mut RestOfLine<'_>) -> Result<VacationOrder, Misread> {
        if arguments.is_empty() {
            return Ok(VacationOrder::Show);
        }
        loop {
            let typed = arguments.peek();
            if let Some(number) = arguments.number().or_else(|| short(arguments)) {
                let days = u16::try_from(number).ok().filter(|days| (1..=LONGEST).contains(days));
                let days = days.ok_or_else(|| arguments.bad(typed, Vec::new()))?;
                let before = *arguments;
                if arguments.word() != Some(VacationWord::Days) {
                    *arguments = before;
                }
                return Ok(VacationOrder::Days(days));
            }
            match arguments.need_word::<VacationWord>()? {
                VacationWord::End => return Ok(VacationOrder::End),
                VacationWord::Until => {
                    let typed = arguments.need_name()?;
                    let date = NaiveDate::parse_from_str(&typed, "%Y-%m-%d");
                    // `27-01-06` does not mean the year 27.
                    let date = date.ok().filter(|date| (2000..=9999).contains(&date.year()));
                    let date = date.ok_or_else(|| arguments.bad(&typed, Vec::new()))?;
                    return Ok(VacationOrder::Until(date));
                }
                VacationWord::FromToday | VacationWord::For | VacationWord::Days => {}
            }
        }
    }
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
        match self {
            VacationOrder::Show => Ok(()),
            VacationOrder::Days(days) => write!(f, "{days} {}", VacationWord::Days.canonical()),
            VacationOrder::Until(date) => {
                write!(f, "{} {}", VacationWord::Until.canonical(), date.format("%Y-%m-%d"))
            }
            VacationOrder::End => f.write_str(VacationWord::End.canonical()),
        }
    }
}
