//! A tournament that an organiser opens: `"Winter cup" tablut 2026-12-01 18:00 groups 8 final 2`.

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};
use engine::ruleset::Language;

use super::argument::{Argument, Circle, Ruleset, option, read_options};
use super::form::FormPart;
use crate::ply::QUOTES;
use crate::proposal::terms;
use crate::rest::{RestOfLine, one_line};
use crate::text::joined;
use crate::words::{EventWord, Word, terms_in_language};
use crate::{Misread, NextStage};

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

/// What can follow the day, in any order.
const OPTIONS: [FormPart; 7] = [
    FormPart::Option(EventWord::Groups, &[FormPart::Sample("6")]),
    FormPart::Option(EventWord::Days, &[FormPart::Sample("3")]),
    FormPart::Option(EventWord::Final, &[FormPart::Sample("2")]),
    FormPart::Option(EventWord::Carried, &[]),
    FormPart::Option(EventWord::House, &[FormPart::Sample("1")]),
    FormPart::Option(EventWord::Circle, &[FormPart::Circle]),
    FormPart::Option(EventWord::Clock, &[FormPart::Terms("3d/ply")]),
];

impl Argument for NewTournament {
    type Value = NewTournament;
    const PARTS: &'static [FormPart] = &{
        let [size, window, first, carried, house, circle, clock] = OPTIONS;
        let day = FormPart::Sample(Starts::SAMPLE);
        let title = FormPart::Title;
        [title, FormPart::Ruleset, day, size, window, first, carried, house, circle, clock]
    };

    fn read(rest: &mut RestOfLine<'_>) -> Result<NewTournament, Misread> {
        let mut new = NewTournament {
            name: rest.argument::<Title>()?,
            ruleset: rest.argument::<Ruleset>()?,
            starts: rest.argument::<Starts>()?,
            size: None,
            window: None,
            next: None,
            house: None,
            circle: None,
            clock: None,
        };
        let (mut first, mut carried) = (None, false);
        let options = *rest;
        read_options(rest, &OPTIONS, |word, rest| {
            match word {
                EventWord::Groups => new.size = Some(rest.need_number()?),
                EventWord::Days => new.window = Some(rest.need_number()?),
                EventWord::Final => first = Some(rest.need_number()?),
                EventWord::Carried => carried = true,
                EventWord::House => new.house = Some(rest.need_number()?),
                EventWord::Circle => new.circle = Some(rest.argument::<Circle>()?),
                _ => new.clock = Some(clock(rest)?),
            }
            Ok(())
        })?;
        // Results can only be carried into a final.
        if carried && first.is_none() {
            return Err(options.bad(EventWord::Carried.canonical(), Vec::new()));
        }
        new.next = first.map(|first| NextStage::Final { first, carried });
        Ok(new)
    }

    fn written(value: &NewTournament, language: Option<Language>) -> String {
        let NewTournament { name, ruleset, starts, size, window, next, house, circle, clock } =
            value;
        let (first, carried) = match next {
            Some(NextStage::Final { first, carried }) => (Some(*first), *carried),
            None => (None, false),
        };
        let number = |word, number: Option<u32>| {
            option(word, number.map(|number| number.to_string()), language)
        };
        let clock = clock.as_ref().map(|clock| match language {
            Some(language) => terms_in_language(clock, language),
            None => clock.clone(),
        });
        joined(&[
            Title::written(name, language),
            ruleset.clone(),
            Starts::written(starts, language),
            number(EventWord::Groups, *size),
            number(EventWord::Days, *window),
            number(EventWord::Final, first),
            option(EventWord::Carried, carried.then(String::new), language),
            number(EventWord::House, *house),
            option(EventWord::Circle, circle.clone(), language),
            option(EventWord::Clock, clock, language),
        ])
    }
}

/// A name in quotation marks; one word needs none.
struct Title;

impl Argument for Title {
    type Value = String;
    const PARTS: &'static [FormPart] = &[FormPart::Title];

    fn read(rest: &mut RestOfLine<'_>) -> Result<String, Misread> {
        rest.need_more()?;
        let Some(quoted) = rest.rest.trim_start().strip_prefix(QUOTES) else {
            let is_day = |word| Starts::read(&mut RestOfLine { rest: word, ..*rest }).is_ok();
            return match rest.rest.split_whitespace().position(is_day) {
                Some(at) if at > 2 => Err(rest.bad(rest.peek(), Vec::new())),
                _ => rest.need_name(),
            };
        };
        // There can be quotation marks in it and behind it: it ends where a ruleset and a day follow.
        let ends = quoted
            .rmatch_indices(QUOTES)
            .filter_map(|(at, mark)| Some((quoted.get(..at)?, quoted.get(at + mark.len()..)?)));
        let is_end = |(_, behind): &(&str, &str)| {
            let mut after = RestOfLine { rest: behind, ..*rest };
            after.need_name().is_ok() && Starts::read(&mut after).is_ok()
        };
        let end = ends.clone().find(is_end).or_else(|| ends.clone().next());
        let (name, behind) = end.ok_or_else(|| rest.bad(rest.peek(), Vec::new()))?;
        rest.rest = behind;
        Ok(one_line(name))
    }

    fn written(value: &String, _: Option<Language>) -> String {
        format!("\"{value}\"")
    }
}

/// A day as in `2026-12-01`, and perhaps a time of that day.
struct Starts;

impl Starts {
    const SAMPLE: &'static str = "2027-01-15 18:00";
}

impl Argument for Starts {
    type Value = NaiveDateTime;
    const PARTS: &'static [FormPart] = &[FormPart::Sample(Starts::SAMPLE)];

    fn read(rest: &mut RestOfLine<'_>) -> Result<NaiveDateTime, Misread> {
        rest.need_more()?;
        let typed = rest.peek();
        let wrong = rest.bad(typed, Vec::new());
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

    fn written(value: &NaiveDateTime, _: Option<Language>) -> String {
        value.format("%Y-%m-%dT%H:%M").to_string()
    }
}

/// Takes the terms of a clock, which have several words and end where another option begins: the
/// longest that are terms, because `3 days` are both.
fn clock(rest: &mut RestOfLine<'_>) -> Result<String, Misread> {
    rest.need_more()?;
    let text = rest.rest.trim();
    let is_option = |at: usize| {
        let words = text.get(at..).and_then(EventWord::at_start);
        let words = words.map(|(words, _)| words).unwrap_or_default();
        OPTIONS.iter().any(|it| matches!(it, FormPart::Option(word, _) if words.contains(word)))
    };
    let begins = text.match_indices(char::is_whitespace).map(|(at, space)| at + space.len());
    let ends: Vec<usize> = begins.filter(|at| is_option(*at)).chain([text.len()]).collect();
    let upto = |end: usize| one_line(text.get(..end).unwrap_or_default().trim_matches(QUOTES));
    let read = ends.iter().rev().find_map(|&end| Some((terms(&upto(end))?, end)));
    // What is no clock is refused later, in words of its own.
    let first = ends.first().copied().unwrap_or_default();
    let (clock, end) = read.unwrap_or_else(|| (upto(first), first));
    rest.rest = text.get(end..).unwrap_or_default();
    Ok(clock)
}
