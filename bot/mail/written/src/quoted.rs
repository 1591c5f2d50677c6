//! Which lines of an answer somebody else wrote: those with a quote mark, and those that we sent
//! ourselves, even if the mail program wrapped them, marked them or took tables apart.
//!
//! A line of ours is recognized by its letters and digits. A short line alone proves nothing:
//! `board` is in our mails, and people answer it. So a line that is an order counts as ours only if
//! the lines around it are the same as in our mail.

use std::collections::HashSet;

use email::effort;
use templates::medium::mail::{MARK, WIDTH};

const LONGEST: usize = 32 * 1024;

const LONGEST_LINE: usize = 4 * 1024;

const MOST: usize = 500;

/// This many equal letters are not a coincidence, unless they are an order.
const TELLING: usize = 8;

/// This many are not a coincidence in any case.
const CERTAIN: usize = 24;

/// The fewest letters of two lines that follow each other as in our mail.
const PAIR: usize = 6;

const MARKS: &[char] = &['>', '|', '»', '›', '│', '┃', '¦', '❯'];

/// A mark in text that was made from HTML and not decoded.
const ESCAPED: &str = "&gt;";

/// The longest name before a mark (`AB> …`).
const LONGEST_NAME: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It has no letters and no digits.
    Blank,
    Marked,
    Ours,
    /// Nothing shows that somebody else wrote it.
    New,
}

pub fn line_origins(lines: &[&str], sent: &str) -> Vec<Origin> {
    let sent = SentText::new(sent);
    let keys: Vec<String> = lines.iter().map(|line| letters_and_digits(line)).collect();
    let mut origins: Vec<Origin> = lines.iter().map(|line| origin_alone(line)).collect();
    if sent.joined.is_empty() {
        return origins;
    }
    let told: Vec<ComparedLine<'_>> = (lines.iter().zip(&keys).zip(&origins).enumerate())
        .filter(|(_, ((_, key), _))| !key.is_empty())
        .map(|(at, ((line, key), origin))| ComparedLine {
            at,
            line,
            key,
            is_marked: *origin == Origin::Marked,
        })
        .collect();
    let mut ours: Vec<usize> = Vec::new();
    let unmarked = told.iter().filter(|told| !told.is_marked).take(MOST);
    ours.extend(unmarked.filter(|told| sent.has(told)).map(|told| told.at));
    ours.extend(sent.wrapped(&told));
    ours.extend(sent.runs(&told));
    for at in ours {
        if let Some(origin) = origins.get_mut(at) {
            *origin = Origin::Ours;
        }
    }
    origins
}

fn origin_alone(line: &str) -> Origin {
    let line = line.trim_start();
    let is_named = line.split_once('>').is_some_and(|(name, _)| {
        (1..=LONGEST_NAME).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphabetic())
    });
    match () {
        () if line.starts_with(MARKS) || line.starts_with(ESCAPED) || is_named => Origin::Marked,
        () if !line.contains(char::is_alphanumeric) => Origin::Blank,
        () => Origin::New,
    }
}

/// The plain letters and digits of a line, by which lines are compared. Some programs change all
/// other characters of our mails.
fn letters_and_digits(line: &str) -> String {
    // Our own lines are shorter.
    let line = line.get(..line.floor_char_boundary(LONGEST_LINE)).unwrap_or(line);
    effort::count_letters(line.len());
    let plain = line.bytes().filter(u8::is_ascii_alphanumeric);
    plain.map(|byte| char::from(byte.to_ascii_lowercase())).collect()
}

struct ComparedLine<'a> {
    at: usize,
    line: &'a str,
    key: &'a str,
    is_marked: bool,
}

impl ComparedLine<'_> {
    fn is_order(&self) -> bool {
        effort::count_letters(self.line.len());
        commands::read(self.line).is_ok()
    }
}

/// Our mail in the form in which it is compared.
struct SentText {
    /// The letters and digits of all of it.
    joined: String,
    /// Where lines begin in it.
    starts: HashSet<usize>,
    lines: HashSet<String>,
    /// The lines of the marked block that also explain what an answer does.
    explained: HashSet<String>,
}

impl SentText {
    fn new(sent: &str) -> SentText {
        let sent = sent.get(..sent.floor_char_boundary(LONGEST)).unwrap_or(sent);
        let (mut joined, mut starts) = (String::new(), HashSet::new());
        let (mut lines, mut explained) = (HashSet::new(), HashSet::new());
        for line in sent.lines() {
            let key = letters_and_digits(line);
            if key.is_empty() {
                continue;
            }
            starts.insert(joined.len());
            joined.push_str(&key);
            if line.starts_with(MARK) && line.chars().count() > WIDTH / 3 {
                explained.insert(key.clone());
            }
            lines.insert(key);
        }
        SentText { joined, starts, lines, explained }
    }

    /// Whether a line is ours regardless of the lines around it.
    fn has(&self, told: &ComparedLine<'_>) -> bool {
        effort::count_letters(self.joined.len());
        let letters = told.key.chars().count();
        if self.explained.contains(told.key) {
            return true;
        }
        let is_line = self.lines.contains(told.key);
        let is_part = letters >= TELLING && (is_line || self.joined.contains(told.key));
        is_part && letters >= CERTAIN || (is_line || is_part) && !told.is_order()
    }

    /// Ends of marked lines that the mail program broke off without a mark. A line that begins
    /// where one of our lines begins is not broken off: it may be an answer between the lines.
    fn wrapped(&self, told: &[ComparedLine<'_>]) -> Vec<usize> {
        let mut wrapped: Vec<usize> = Vec::new();
        let mut compared = 0;
        for two in told.windows(2) {
            let [before, after] = two else { continue };
            let is_broken = before.is_marked || wrapped.last() == Some(&before.at);
            if !is_broken || after.is_marked || before.at + 1 != after.at || compared > MOST {
                continue;
            }
            compared += 1;
            effort::count_letters(self.joined.len());
            let from = before.key.floor_char_boundary(before.key.len().saturating_sub(CERTAIN));
            let tail = before.key.get(from..).unwrap_or_default();
            let both = format!("{tail}{}", after.key);
            let found = self.joined.match_indices(&both).map(|(at, _)| at + tail.len());
            if found.take(MOST).any(|joint| !self.starts.contains(&joint)) {
                wrapped.push(after.at);
            }
        }
        wrapped
    }

    /// Lines without marks, short or long, that follow each other as in our mail. Orders alone do
    /// not count: `board` and `moves` may be two requests.
    fn runs(&self, told: &[ComparedLine<'_>]) -> Vec<usize> {
        let is_linked = |before: &ComparedLine<'_>, after: &ComparedLine<'_>| {
            effort::count_letters(self.joined.len());
            let both = format!("{}{}", before.key, after.key);
            both.len() >= PAIR && self.joined.contains(&both)
        };
        let mut runs = Vec::new();
        let mut compared = 0;
        let linked = |before: &ComparedLine<'_>, after: &ComparedLine<'_>| {
            compared += 1;
            compared <= MOST && !before.is_marked && !after.is_marked && is_linked(before, after)
        };
        for run in told.chunk_by(linked).filter(|run| run.len() > 1) {
            if run.iter().any(|told| !told.is_order()) {
                runs.extend(run.iter().map(|told| told.at));
            }
        }
        runs
    }
}
