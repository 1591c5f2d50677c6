//! What programs add to a person's words: the lines above a quote, signatures, advertisements,
//! disclaimers. The words by which these are recognized are in `phrases`.

use commands::words::fold;
use email::effort;
use email::phrases::{PhraseList, mail_phrases};
use email::text::{ARMOUR, ARMOUR_END};

use crate::quoted::Origin;
use crate::{hints, whole, wish};

/// The most lines that the line above a quote is broken into.
const ATTRIBUTION: usize = 3;

const LONGEST: usize = 400;

const BLOCK: usize = 8;

/// The most words of a title between dashes.
const TITLE: usize = 5;

/// The most words of the name of a program, or of a place.
const NAME: usize = 4;

/// From this length on, the beginning of a word tells which name it is.
const LONG: usize = 5;

/// What stands on both sides of the line above a quote in GroupWise.
const ARROWS: &str = ">>>";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Furniture {
    /// Above a quoted mail: `On Friday Alva wrote:`, a block of headers, a rule.
    Header,
    /// Some other title between rules: perhaps above a quote in a language that is not known.
    Title,
    Delimiter,
    Program,
    Armour,
    /// A warning above what was written.
    Banner,
    /// What companies, lists and scanners add below.
    Disclaimer,
    /// Perhaps one of these, perhaps the person's own words.
    Hint,
}

/// The kind of each line; `None` if no program added it.
pub fn find_furniture(lines: &[&str], origins: &[Origin]) -> Vec<Option<Furniture>> {
    let mut found = vec![None; lines.len()];
    let is_new = |at: usize| origins.get(at) == Some(&Origin::New);
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let trimmed = line.trim();
        let (count, furniture) = match () {
            () if trimmed == "--" || trimmed == ARMOUR_END => (1, Some(Furniture::Delimiter)),
            () if trimmed == ARMOUR => {
                let hashes = lines.iter().skip(at + 1);
                let hashes = hashes.take_while(|line| line.trim().starts_with("Hash:")).count();
                (1 + hashes, Some(Furniture::Armour))
            }
            () if is_rule(trimmed) => (1, Some(Furniture::Header)),
            () if is_title(trimmed) => (1, Some(Furniture::Title)),
            () if !is_new(at) => (1, None),
            () => {
                let new: Vec<&str> = (at..lines.len())
                    .take_while(|&at| is_new(at))
                    .filter_map(|at| lines.get(at).map(|line| line.trim()))
                    .take(BLOCK)
                    .collect();
                let next =
                    (at + 1..lines.len()).find(|&at| origins.get(at) != Some(&Origin::Blank));
                effort::count_letters(next.unwrap_or(lines.len()) - at);
                let is_above_marks =
                    next.and_then(|next| origins.get(next)) == Some(&Origin::Marked);
                match header_lines(&new).or_else(|| attribution_lines(&new, is_above_marks)) {
                    Some(count) => (count, Some(Furniture::Header)),
                    None => (1, is_program(trimmed).then_some(Furniture::Program)),
                }
            }
        };
        if let Some(furniture) = furniture {
            mark(&mut found, at, count, furniture);
        }
        at += count;
    }
    mark_paragraphs(lines, origins, &mut found);
    mark_hints(lines, origins, &mut found);
    found
}

fn mark(found: &mut [Option<Furniture>], at: usize, count: usize, furniture: Furniture) {
    found.iter_mut().skip(at).take(count).for_each(|one| *one = Some(furniture));
}

/// `-----Original Message-----` in the languages that are known, or eight underscores.
fn is_rule(line: &str) -> bool {
    if line.len() >= 8 && line.bytes().all(|byte| byte == b'_') {
        return true;
    }
    // `>>> Alva <alva@players.test> 29.11.2026 19:00 >>>`, above what has no marks.
    if line.len() > 2 * ARROWS.len() && line.starts_with(ARROWS) && line.ends_with(ARROWS) {
        return true;
    }
    let inside = line.trim_matches(is_dash).trim();
    let bare = inside.trim_end_matches(':').to_lowercase();
    // `---- On Friday Alva wrote ----`
    let is_drawn = dashes(line) >= 4 && line.ends_with("---");
    if is_drawn && !inside.is_empty() && hints::is_head(inside, [None, None]) {
        return true;
    }
    (line.ends_with(':') || dashes(line) >= 2)
        && (mail_phrases().originals.has_phrase(&bare)
            || mail_phrases().sealed_lines.has_phrase(&line.to_lowercase()))
}

/// `-----Something-----`: what somebody says between dashes is shorter on either side, or longer
/// inside.
fn is_title(line: &str) -> bool {
    let inside = line.trim_matches(is_dash).trim();
    let is_short = inside.split_whitespace().count() <= TITLE;
    dashes(line) >= 4
        && line.ends_with("---")
        && inside.chars().any(char::is_alphabetic)
        && is_short
        && !hints::is_own(inside)
        && whole::read_line(inside).is_furniture()
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '_' | '*' | '=' | '\u{2010}'..='\u{2015}')
}

fn dashes(line: &str) -> usize {
    line.chars().take_while(|&c| is_dash(c)).count()
}

/// How many lines of quoted headers begin here: a sender and at least one other.
fn header_lines(lines: &[&str]) -> Option<usize> {
    let labelled: Vec<(String, &str)> =
        lines.iter().map_while(|line| hints::header_label(line)).collect();
    let senders = &mail_phrases().from_labels;
    let names_sender = labelled.iter().any(|(label, _)| senders.has_phrase(label));
    let first = labelled.first().map(|(label, _)| label.as_str())?;
    let is_known =
        |label: &str| senders.has_phrase(label) || mail_phrases().header_labels.has_phrase(label);
    let known = labelled.iter().filter(|(label, _)| is_known(label)).count();
    // In an unlisted language: three labels, an address and a time.
    let has_address = labelled.iter().any(|(_, value)| value.contains('@'));
    let has_time = labelled.iter().any(|(_, value)| is_time(value));
    let is_foreign = labelled.len() >= 3 && has_address && has_time;
    let is_block = is_known(first) && known >= 2 && names_sender || is_foreign;
    let lines = lines.iter().take(labelled.len());
    let is_furniture = || lines.clone().all(|line| whole::read_line(line).is_furniture());
    (is_block && is_furniture()).then_some(labelled.len())
}

fn is_time(value: &str) -> bool {
    value.split(':').zip(value.split(':').skip(1)).any(|(hours, minutes)| {
        hours.ends_with(|c: char| c.is_ascii_digit())
            && minutes.starts_with(|c: char| c.is_ascii_digit())
    })
}

/// How many lines of `On Friday Alva wrote:` begin here.
fn attribution_lines(lines: &[&str], is_above_marks: bool) -> Option<usize> {
    let mut joined = String::new();
    for (index, line) in lines.iter().take(ATTRIBUTION).enumerate() {
        effort::count_letters(line.len());
        joined.push(' ');
        joined.push_str(&line.to_lowercase());
        if joined.len() > LONGEST {
            return None;
        }
        let said = joined.trim();
        let begins = mail_phrases().wrote_beginnings.begins_text(said);
        // The first line must look like one, so that no other line is taken for its beginning.
        if index == 0 && !begins && !line.ends_with(':') && !line.contains('<') {
            return None;
        }
        let Some(said) = said.strip_suffix(':') else { continue };
        let wrote = mail_phrases().wrote.is_in(said);
        let digits = said.chars().filter(char::is_ascii_digit).count();
        let is_dated = digits >= 2 || said.contains('@');
        let is_attribution = wrote && (is_dated || is_above_marks)
            || begins && said.contains('@') && digits >= 2
            || is_above_marks && digits >= 4 && (begins || said.contains('@'));
        let is_furniture =
            || lines.iter().take(index + 1).all(|line| whole::read_line(line).is_furniture());
        return (is_attribution && is_furniture()).then_some(index + 1);
    }
    None
}

/// `Sent from my iPhone`, `Sent from Mailspring`; not `Sent from the train, sorry`. A line that is
/// nothing but a link is none of a person's words either.
fn is_program(line: &str) -> bool {
    let line = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    let lower = line.to_lowercase();
    if ["http://", "https://"].iter().any(|scheme| lower.starts_with(scheme)) {
        return true;
    }
    let mut behind = None;
    mail_phrases().program_signatures.any(|phrase| {
        let rest = lower.strip_prefix(phrase);
        behind = behind.or(rest.map(str::len));
        rest.is_some()
    });
    let Some(behind) = behind else { return false };
    let behind = line.get(line.len().saturating_sub(behind)..).unwrap_or_default();
    let words = || behind.split_whitespace();
    let is_name = |word: &str| !word.starts_with(char::is_lowercase);
    let has_program = || {
        // Some languages put an ending behind a name.
        let words = format!(" {} ", fold(&lower));
        mail_phrases().program_names.folded().iter().any(|name| {
            let end = if name.len() < LONG { " " } else { "" };
            words.contains(&format!(" {name}{end}"))
        })
    };
    has_program() || words().count() <= NAME && words().all(is_name)
}

/// Marks paragraphs with the words of warnings and disclaimers. An order above these words remains
/// an order. A link ends a disclaimer; in a warning, an order below the link remains one too.
fn mark_paragraphs(lines: &[&str], origins: &[Origin], found: &mut [Option<Furniture>]) {
    let says = |phrases: &PhraseList, at: usize| {
        let line = lines.get(at).map(|line| line.to_lowercase()).unwrap_or_default();
        effort::count_letters(line.len());
        phrases.is_in(&line)
    };
    let kinds = [
        (Furniture::Banner, &mail_phrases().banners, [None, Some(Furniture::Program)].as_slice()),
        (Furniture::Disclaimer, &mail_phrases().disclaimers, &[None]),
    ];
    // Somebody who wants no more mail may write no more than that; below other words it is a foot.
    let first = (0..lines.len())
        .find(|&at| origins.get(at) == Some(&Origin::New) && found.get(at) == Some(&None));
    let is_wish =
        |at: usize| Some(at) == first && lines.get(at).is_some_and(|line| wish::is_wish(line));
    for (kind, phrases, open) in kinds {
        let mut begin = 0;
        while begin < lines.len() {
            let is_open = |at: &usize| {
                origins.get(*at) == Some(&Origin::New)
                    && found.get(*at).is_some_and(|found| open.contains(found))
            };
            let end =
                (begin..lines.len()).take_while(is_open).last().map_or(begin, |last| last + 1);
            if let Some(words) = (begin..end).find(|&at| says(phrases, at)) {
                let mut is_below_link = false;
                for at in begin..end {
                    let line = lines.get(at).copied().unwrap_or_default();
                    is_below_link |= found.get(at) == Some(&Some(Furniture::Program));
                    if (at < words || is_below_link) && whole::read_line(line).is_said() {
                        continue;
                    }
                    if is_wish(at) {
                        continue;
                    }
                    // Somebody may have written right below a warning.
                    let is_doubtful =
                        kind == Furniture::Banner && at > words && whole::read_line(line).is_said();
                    mark(found, at, 1, if is_doubtful { Furniture::Hint } else { kind });
                }
            }
            begin = end.max(begin + 1);
        }
    }
}

/// Marks what may be the head of a quoted mail, or a rule.
fn mark_hints(lines: &[&str], origins: &[Origin], found: &mut [Option<Furniture>]) {
    let is_told = |at: &usize| lines.get(*at).is_some_and(|line| !line.trim().is_empty());
    let told: Vec<usize> = (0..lines.len()).filter(is_told).collect();
    for (index, &at) in told.iter().enumerate() {
        let (Some(None), Some(line)) = (found.get(at), lines.get(at)) else { continue };
        let beside = [index.checked_sub(1), index.checked_add(1)];
        let beside = beside.map(|index| told.get(index?).copied());
        let is_hint = match origins.get(at) {
            Some(Origin::New) => hints::is_head(line, beside.map(|at| lines.get(at?).copied())),
            // Some servers draw rules around a warning.
            Some(Origin::Blank) => {
                let is_banner = |at: Option<usize>| {
                    at.and_then(|at| found.get(at)) == Some(&Some(Furniture::Banner))
                };
                hints::is_drawn(line) && !beside.into_iter().any(is_banner)
            }
            _ => false,
        };
        if is_hint {
            mark(found, at, 1, Furniture::Hint);
        }
    }
}
