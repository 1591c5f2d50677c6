//! Questions about games that are over: which are looked for among the club's own and those from
//! elsewhere, and how one from elsewhere is shown.
//!
//! ```text
//! archive Alva against Birk rules skalk lost since 2025 page 2
//! archive 12 after 7
//! ```
//! Whatever stands before the first of its words is the name of a player. A name that has one of
//! them in it is written in quotation marks.

use std::fmt;

use chrono::{Datelike, NaiveDate};
use engine::Side;

use super::day::Day;
use super::parts::AfterPly;
use super::ply;
use super::rest::{RestOfLine, one_line};
use super::text::{Canonical, joined, word_for};
use crate::Misread;
use crate::words::{ArchiveWord, ArchivedWord, Word};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArchiveQuestion {
    /// List games that are over.
    Find(ArchiveSearch),
    /// Show the game from elsewhere that has that number.
    Show(u32, ArchivedView),
}

/// How a game from elsewhere is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArchivedView {
    /// Its board, now or as it was after that many plies.
    Board(Option<u32>),
    Record,
    Replay,
    Picture,
}

/// Which games are looked for. Names and the ruleset are as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArchiveSearch {
    pub player: Option<String>,
    pub opponent: Option<String>,
    pub ruleset: Option<String>,
    pub result: Option<ArchiveResult>,
    /// By what they ended, as records say it.
    pub ending: Option<&'static str>,
    pub since: Option<NaiveDate>,
    /// The last day.
    pub until: Option<NaiveDate>,
    /// Only those from elsewhere.
    pub elsewhere: bool,
    /// Counted from 1; the first if there is none.
    pub page: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArchiveResult {
    Won(Side),
    /// The player won, or lost, whose games are looked for.
    ByPlayer,
    ByOpponent,
    Drawn,
}

const RESULTS: [(ArchiveWord, ArchiveResult); 5] = [
    (ArchiveWord::Won, ArchiveResult::ByPlayer),
    (ArchiveWord::Lost, ArchiveResult::ByOpponent),
    (ArchiveWord::Drawn, ArchiveResult::Drawn),
    (ArchiveWord::Attackers, ArchiveResult::Won(Side::Attackers)),
    (ArchiveWord::Defenders, ArchiveResult::Won(Side::Defenders)),
];

impl ArchiveQuestion {
    pub(super) const fn variant(&self) -> &'static str {
        match self {
            ArchiveQuestion::Find(_) => "",
            ArchiveQuestion::Show(_, ArchivedView::Record) => "record",
            ArchiveQuestion::Show(_, ArchivedView::Replay) => "replay",
            ArchiveQuestion::Show(..) => "one",
        }
    }
}

/// Reads the text after `archive`.
pub(super) fn read<O: From<ArchiveQuestion>>(mut rest: RestOfLine<'_>) -> Result<O, Misread> {
    if let Some(number) = rest.number() {
        let view = shown(&mut rest)?;
        return rest.end(ArchiveQuestion::Show(number, view).into());
    }
    let mut search = ArchiveSearch { player: text(&mut rest), ..ArchiveSearch::default() };
    while !rest.is_empty() {
        let typed = rest.peek();
        let before = rest;
        let Some(word) = rest.word::<ArchiveWord>() else { break };
        match word {
            ArchiveWord::Against => search.opponent = Some(need_text(&mut rest)?),
            ArchiveWord::Rules => search.ruleset = Some(need_text(&mut rest)?),
            ArchiveWord::Since => search.since = Some(day(&mut rest, Edge::First)?),
            ArchiveWord::Until => search.until = Some(day(&mut rest, Edge::Last)?),
            ArchiveWord::Page => {
                search.page = Some(rest.need_number()?);
            }
            ArchiveWord::Elsewhere => search.elsewhere = true,
            word => {
                let result = RESULTS.iter().find(|(known, _)| *known == word);
                if let Some((_, result)) = result {
                    search.result = Some(*result);
                } else if ArchiveWord::ENDINGS.contains(&word) {
                    search.ending = Some(word.canonical());
                } else {
                    return Err(before.bad(typed, Vec::new()));
                }
            }
        }
    }
    search.page = search.page.filter(|page| *page > 1);
    rest.end(ArchiveQuestion::Find(search).into())
}

fn shown(rest: &mut RestOfLine<'_>) -> Result<ArchivedView, Misread> {
    if let Some(ply) = rest.after_or_number() {
        return Ok(ArchivedView::Board(Some(ply)));
    }
    if rest.is_empty() {
        return Ok(ArchivedView::Board(None));
    }
    Ok(match rest.need_word()? {
        ArchivedWord::Record => ArchivedView::Record,
        ArchivedWord::Replay => ArchivedView::Replay,
        ArchivedWord::Picture => ArchivedView::Picture,
    })
}

/// Takes what stands before the next word of the search, or what is in quotation marks.
fn text(rest: &mut RestOfLine<'_>) -> Option<String> {
    let trimmed = rest.rest.trim_start();
    if let Some(inside) = trimmed.strip_prefix('"')
        && let Some((name, behind)) = inside.split_once('"')
    {
        rest.rest = behind.trim_start();
        return Some(one_line(name)).filter(|name| !name.is_empty());
    }
    let mut words = Vec::new();
    while !rest.is_empty() && ArchiveWord::at_start(rest.rest).is_none() {
        words.push(rest.peek().trim_matches(ply::QUOTES));
        rest.skip();
    }
    // A text that is written again stands in quotation marks, so it can't have one.
    Some(one_line(&words.join(" ").replace('"', ""))).filter(|text| !text.is_empty())
}

fn need_text(rest: &mut RestOfLine<'_>) -> Result<String, Misread> {
    text(rest).ok_or_else(|| rest.missing())
}

/// Which day of a year is meant that is given without one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    First,
    Last,
}

/// Takes a date or a year, which is required: games that are over have no day to come.
fn day(rest: &mut RestOfLine<'_>, edge: Edge) -> Result<NaiveDate, Misread> {
    rest.need_more()?;
    let typed = rest.peek();
    let before = *rest;
    let bare = typed.trim_end_matches([',', ';', '.']);
    let year = bare.parse().ok().filter(|_| bare.len() == 4).filter(|year| *year >= 1);
    if let Some(year) = year {
        rest.skip();
        let (month, day) = if edge == Edge::First { (1, 1) } else { (12, 31) };
        return NaiveDate::from_ymd_opt(year, month, day).ok_or_else(|| before.bad(typed, vec![]));
    }
    match Day::read(rest)? {
        Day::Date(date) if date.year() >= 1 => Ok(date),
        _ => Err(before.bad(typed, Vec::new())),
    }
}

/// A name as it reads back.
fn written(text: &str) -> String {
    let is_plain = text.chars().all(char::is_alphanumeric)
        && text.chars().any(char::is_alphabetic)
        && ArchiveWord::at_start(text).is_none();
    if is_plain { text.to_owned() } else { format!("\"{text}\"") }
}

impl fmt::Display for ArchiveSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before = |word: ArchiveWord, text: Option<String>| match text {
            Some(text) => format!("{} {text}", word.canonical()),
            None => String::new(),
        };
        let name = |text: &Option<String>| text.as_deref().map(written);
        let date = |date: Option<NaiveDate>| date.map(|date| date.format("%Y-%m-%d").to_string());
        f.write_str(&joined(&[
            name(&self.player).unwrap_or_default(),
            before(ArchiveWord::Against, name(&self.opponent)),
            before(ArchiveWord::Rules, name(&self.ruleset)),
            self.result.map(|result| word_for(result, &RESULTS).to_owned()).unwrap_or_default(),
            self.ending.unwrap_or_default().to_owned(),
            before(ArchiveWord::Since, date(self.since)),
            before(ArchiveWord::Until, date(self.until)),
            match self.elsewhere {
                true => ArchiveWord::Elsewhere.canonical().to_owned(),
                false => String::new(),
            },
            before(ArchiveWord::Page, self.page.map(|page| page.to_string())),
        ]))
    }
}

impl fmt::Display for ArchiveQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArchiveQuestion::Find(search) => search.fmt(f),
            ArchiveQuestion::Show(number, view) => {
                let view = match view {
                    ArchivedView::Board(ply) => ply.map(AfterPly).canonical_text(),
                    ArchivedView::Record => ArchivedWord::Record.canonical().to_owned(),
                    ArchivedView::Replay => ArchivedWord::Replay.canonical().to_owned(),
                    ArchivedView::Picture => ArchivedWord::Picture.canonical().to_owned(),
                };
                f.write_str(&joined(&[number.to_string(), view]))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    fn read(line: &str) -> String {
        match crate::read(line) {
            Ok(read) => {
                let again = crate::read(&read.order.to_string()).expect("its own text");
                assert_eq!(again.order, read.order, "{line}");
                read.order.to_string()
            }
            Err(misread) => format!("{misread:?}"),
        }
    }

    #[test]
    fn searches_are_read_as_people_write_them() {
        for (line, meant) in [
            ("archive", "archive"),
            ("archive Alva", "archive Alva"),
            ("archive Anna Lindqvist", "archive \"Anna Lindqvist\""),
            ("archive Alva against Birk", "archive Alva against Birk"),
            ("archive Alva vs Birk lost time", "archive Alva against Birk lost time"),
            ("archive against Birk", "archive against Birk"),
            ("archive A\"0 against \"x", "archive A0 against x"),
            ("archive \"Time Page\" won", "archive \"Time Page\" won"),
            ("archive rules Historical Hnefatafl", "archive rules \"Historical Hnefatafl\""),
            ("archive since 2011 until 2012", "archive since 2011-01-01 until 2012-12-31"),
            ("archive since 1.8.2011", "archive since 2011-08-01"),
            ("archive attackers won king captured", "archive attackers king-captured"),
            ("archive elsewhere page 3", "archive elsewhere page 3"),
            ("archive page 1", "archive"),
            ("archive 12", "archive 12"),
            ("archive #12 after 7", "archive 12 after 7"),
            ("archive 12 7", "archive 12 after 7"),
            ("archive 12 record", "archive 12 record"),
            ("arkiv Alva mot Birk", "archive Alva against Birk"),
            ("arkiv Alva mod Birk vandt", "archive Alva against Birk won"),
            (
                "Archiv Alva gegen Birk verloren seit 2020",
                "archive Alva against Birk lost since 2020-01-01",
            ),
            ("archivo Alva contra Birk tablas", "archive Alva against Birk drawn"),
            ("archivo 12 registro", "archive 12 record"),
            ("arkiv 12 partilogg", "archive 12 record"),
        ] {
            assert_eq!(read(line), meant, "{line}");
        }
    }

    #[test]
    fn what_is_no_search_is_refused() {
        for line in
            ["archive since soon", "archive since Friday", "archive Alva against", "archive page x"]
        {
            assert!(crate::read(line).is_err(), "{line}");
        }
    }
}
