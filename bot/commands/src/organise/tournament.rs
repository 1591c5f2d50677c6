//! What organisers do about tournaments: `organise tournament start 3`.

use std::fmt;

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};

use super::event_word;
use crate::ply::QUOTES;
use crate::proposal::terms;
use crate::rest::{RestOfLine, one_line};
use crate::text::joined;
use crate::words::{EventWord, Word};
use crate::{Misread, NextStage};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentAct {
    /// Opens one that can be entered from now on.
    Open(NewTournament),
    Start {
        number: i64,
    },
    Cancel {
        number: i64,
        reason: String,
    },
    TakeOut {
        number: i64,
        name: String,
        reason: String,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTournament {
    pub name: String,
    pub ruleset: String,
    /// When it begins, where its organiser is.
    pub starts: NaiveDateTime,
    /// The most players in a group, unless that would leave one with too few; the usual number if
    /// not given.
    pub size: Option<u32>,
    /// Days in which a player must make the first ply; the usual number if not given.
    pub window: Option<u32>,
    /// What follows it.
    pub next: Option<NextStage>,
    /// The level of the house that plays in it.
    pub house: Option<u32>,
    /// The circle whose it is; the club's if not given.
    pub circle: Option<String>,
    /// The clock of its games, as text; the usual one if not given.
    pub clock: Option<String>,
}

/// Takes what is done about a tournament.
pub(super) fn read(rest: &mut RestOfLine<'_>) -> Result<TournamentAct, Misread> {
    use EventWord::{Cancel, Open, Start, TakeOut};
    Ok(match event_word(rest, &[Open, Start, Cancel, TakeOut])? {
        Start => TournamentAct::Start { number: rest.need_number()?.into() },
        Cancel => TournamentAct::Cancel {
            number: rest.need_number()?.into(),
            reason: rest.need_reason()?,
        },
        TakeOut => TournamentAct::TakeOut {
            number: rest.need_number()?.into(),
            name: rest.need_name()?,
            reason: rest.need_reason()?,
        },
        _ => TournamentAct::Open(new_tournament(rest)?),
    })
}

/// Takes `"Winter cup" tablut 2026-12-01 18:00 groups 8 days 5 clock 7d+1d/10d`.
fn new_tournament(rest: &mut RestOfLine<'_>) -> Result<NewTournament, Misread> {
    rest.need_more()?;
    let wrong = rest.bad(rest.peek(), vec!["\"Winter cup\"".to_owned()]);
    let text = rest.rest.trim_start();
    let quoted = text.strip_prefix(QUOTES).and_then(|text| text.rsplit_once(QUOTES));
    let (name, behind) = quoted.ok_or(wrong)?;
    rest.rest = behind;
    let ruleset = rest.need_name()?;
    let starts = moment(rest)?;
    let mut new = NewTournament {
        name: one_line(name),
        ruleset,
        starts,
        size: None,
        window: None,
        next: None,
        house: None,
        circle: None,
        clock: None,
    };
    let options = [
        EventWord::Groups,
        EventWord::Days,
        EventWord::Final,
        EventWord::House,
        EventWord::Circle,
        EventWord::Clock,
    ];
    while !rest.is_empty() {
        match event_word(rest, &options)? {
            EventWord::Groups => new.size = Some(rest.need_number()?),
            EventWord::Days => new.window = Some(rest.need_number()?),
            EventWord::Final => {
                let first = rest.need_number()?;
                let before = *rest;
                let carried = rest.word() == Some(EventWord::Carried);
                if !carried {
                    *rest = before;
                }
                new.next = Some(NextStage::Final { first, carried });
            }
            EventWord::House => new.house = Some(rest.need_number()?),
            EventWord::Circle => new.circle = Some(rest.need_name()?),
            _ => {
                let text = one_line(&rest.need_text()?);
                new.clock = Some(terms(&text).unwrap_or(text));
                rest.rest = "";
            }
        }
    }
    Ok(new)
}

/// Takes a day as in `2026-12-01`, and perhaps a time of that day.
fn moment(rest: &mut RestOfLine<'_>) -> Result<NaiveDateTime, Misread> {
    rest.need_more()?;
    let wrong = rest.bad(rest.peek(), vec!["2026-12-01".to_owned(), "2026-12-01T18:00".to_owned()]);
    let typed = rest.peek();
    rest.skip();
    let (day, time) = typed.split_once(['T', 't']).unwrap_or((typed, ""));
    let Ok(day) = day.parse::<NaiveDate>() else { return Err(wrong) };
    let behind = match time {
        "" => rest.peek(),
        time => time,
    };
    let time_of_day = NaiveTime::parse_from_str(behind, "%H:%M").ok();
    if time.is_empty() && time_of_day.is_some() {
        rest.skip();
    }
    match (time_of_day, time) {
        (Some(time), _) => Ok(day.and_time(time)),
        (None, "") => Ok(day.and_time(NaiveTime::MIN)),
        (None, _) => Err(wrong),
    }
}

impl fmt::Display for TournamentAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self {
            TournamentAct::Open(_) => EventWord::Open,
            TournamentAct::Start { .. } => EventWord::Start,
            TournamentAct::Cancel { .. } => EventWord::Cancel,
            TournamentAct::TakeOut { .. } => EventWord::TakeOut,
        };
        write!(f, "{} ", word.canonical())?;
        match self {
            TournamentAct::Open(new) => new.fmt(f),
            TournamentAct::Start { number } => number.fmt(f),
            TournamentAct::Cancel { number, reason } => write!(f, "{number} {reason}"),
            TournamentAct::TakeOut { number, name, reason } => {
                write!(f, "{number} {name} {reason}")
            }
        }
    }
}

impl fmt::Display for NewTournament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NewTournament { name, ruleset, starts, size, window, next, house, circle, clock } =
            self;
        let number = |word: EventWord, number: &Option<u32>| {
            number.map(|number| format!("{} {number}", word.canonical())).unwrap_or_default()
        };
        let next = next.map(|NextStage::Final { first, carried }| {
            let carried = if carried { EventWord::Carried.canonical() } else { "" };
            joined(&[number(EventWord::Final, &Some(first)), carried.to_owned()])
        });
        let named = |word: EventWord, named: &Option<String>| {
            named.as_ref().map(|named| format!("{} {named}", word.canonical())).unwrap_or_default()
        };
        f.write_str(&joined(&[
            format!("\"{name}\" {ruleset} {}", starts.format("%Y-%m-%dT%H:%M")),
            number(EventWord::Groups, size),
            number(EventWord::Days, window),
            next.unwrap_or_default(),
            number(EventWord::House, house),
            named(EventWord::Circle, circle),
            named(EventWord::Clock, clock),
        ]))
    }
}
