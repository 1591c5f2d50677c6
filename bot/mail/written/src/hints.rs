//! Lines that may be the head of a quoted mail, the rule above a signature or the foot of a mailing
//! list, in any language and form. Unlike `furniture` they are uncertain, so they are read like all
//! other lines; but a move below one may be an old one, and the person is asked.

use email::effort;
use email::phrases::mail_phrases;

use crate::moves::has_move;
use crate::whole;

/// How many bytes of a line are looked at.
const LONGEST: usize = 400;

const YEAR: usize = 4;

/// The fewest dots of a rule.
const DOTS: usize = 5;

/// The fewest words of a sentence that no line above a quote has.
const OWN: usize = 3;

/// Whether a line without letters and digits is a drawn rule: `—`, `=====`, `* * *`.
pub fn is_drawn(line: &str) -> bool {
    let is_stroke = |c: char| {
        matches!(c, '-' | '_' | '=' | '*' | '~' | '#' | '+' | '\u{b7}' | '\u{2010}'..='\u{2015}'
            | '\u{2022}' | '\u{203e}' | '\u{2043}' | '\u{2212}' | '\u{23af}' | '\u{2500}'..='\u{25ff}'
            | '\u{2e3a}' | '\u{2e3b}' | '\u{fe4d}'..='\u{fe4f}')
    };
    // Others draw a rule only if there are many of them: `.....`.
    let is_dot = |c: char| matches!(c, '.' | ':' | '/' | '\\' | '^' | '<' | '%' | '&' | '$');
    let strokes = || line.chars().filter(|c| !c.is_whitespace());
    strokes().next().is_some() && strokes().all(is_stroke)
        || strokes().count() >= DOTS && strokes().all(|c| is_dot(c) || is_stroke(c))
}

/// Whether a line may be the head of a quoted mail, or the foot of a list. `beside` are the nearest
/// lines above and below that are not blank.
pub fn is_head(line: &str, beside: [Option<&str>; 2]) -> bool {
    let line = line.get(..line.floor_char_boundary(LONGEST)).unwrap_or(line).trim();
    effort::count_letters(line.len());
    let lower = line.to_lowercase();
    let parts = Parts::of(&lower);
    let is_said = is_own(line);
    // `I move d1-d4, write to ylva@players.test` is not a head.
    let names_writer = parts.has_writer(&lower) || !is_said && parts.has_moment(&lower);
    let names_more = parts.has_address || parts.has_link || parts.is_dated(&lower);
    let is_head = names_writer
        || beside.first().is_some_and(Option::is_some) && is_signed(line)
        || (!is_said && names_more
            || is_labelled(line, beside)
            || mail_phrases().placeholders.is_in(&lower))
            && !has_move(line);
    is_head && !whole::read_line(line).is_said()
}

/// `-- Ylva`, `— Ylva Lind`: a name behind dashes closes a mail, and nobody goes on below it.
fn is_signed(line: &str) -> bool {
    let name = ["--", "__", "\u{2014}", "\u{2013}"].iter().find_map(|rule| line.strip_prefix(rule));
    let Some(name) = name.map(str::trim).filter(|name| !name.is_empty()) else { return false };
    let is_name = |word: &str| word.starts_with(char::is_uppercase);
    name.split_whitespace().count() <= OWN && name.split_whitespace().all(is_name)
}

/// Whether a line says something in a sentence: it has words that stand in no line above a quote,
/// which is made of dates, names, addresses and a few small words.
pub fn is_own(line: &str) -> bool {
    effort::count_letters(line.len());
    if line.trim_end().ends_with(':') {
        return false;
    }
    let is_word = |word: &&str| !word.contains(['@', '/', '<', '>']) && !word.contains("www.");
    let words = line.split_whitespace().filter(is_word);
    let words = words.flat_map(|word| word.split(|c: char| !(c.is_alphabetic() || c == '\'')));
    let (mut others, mut is_first) = (0, false);
    for word in words.filter(|word| !word.is_empty()) {
        let lower = word.to_lowercase();
        if mail_phrases().own_words.has_phrase(&lower) {
            is_first = true;
        } else if is_ordinary(word) && !is_of_head(&lower) {
            others += 1;
        }
    }
    others >= OWN || is_first && others > 0
}

/// A word that is no name, no square and in no other script.
fn is_ordinary(word: &str) -> bool {
    word.starts_with(char::is_lowercase) && word.chars().count() > 1 && is_latin(word)
}

/// Whether a word stands in the lines above quotes: a small word, a verb, a month, a day.
fn is_of_head(lower: &str) -> bool {
    let phrases = mail_phrases();
    let begins = |phrase: &str| match phrase.strip_suffix(' ') {
        Some(word) => word == lower,
        None => lower.starts_with(phrase),
    };
    phrases.head_words.has_phrase(lower)
        || phrases.wrote.has_phrase(lower)
        || phrases.months.begins_text(lower)
        || phrases.wrote_beginnings.any(begins)
}

struct Parts {
    has_address: bool,
    has_link: bool,
    has_time: bool,
    has_date: bool,
    has_year: bool,
}

impl Parts {
    fn of(lower: &str) -> Parts {
        let numbers = numbers(lower);
        Parts {
            has_address: lower
                .split(|c: char| c.is_whitespace() || "<>()[],;:\"".contains(c))
                .any(is_address),
            has_link: ["http://", "https://", "www."].iter().any(|scheme| lower.contains(scheme)),
            has_time: has_time(lower, &numbers),
            has_date: has_date(lower, &numbers),
            has_year: numbers.iter().any(|number| digits(lower, *number) == YEAR),
        }
    }

    /// `Alva wrote:`, `14 Nov 2018 Alva skrev`, `Quoting Alva:`.
    fn has_writer(&self, lower: &str) -> bool {
        let words = || {
            let words = lower.split(|c: char| !(c.is_alphanumeric() || "()'".contains(c)));
            words.filter(|word| !word.is_empty())
        };
        let is_word = |word: &str| mail_phrases().wrote.has_phrase(word);
        // Phrases of several words, and languages without spaces between words.
        let is_inside =
            |wrote: &str| (wrote.contains(' ') || !is_latin(wrote)) && lower.contains(wrote);
        let wrote = words().any(is_word) || mail_phrases().wrote.any(is_inside);
        let is_last = words().next_back().is_some_and(|word| is_word(word) && word != "said");
        let quotes = mail_phrases().quotings.begins_text(lower);
        let has_colon = lower.contains(':');
        wrote && (has_colon || is_last || self.has_date || self.has_address)
            || quotes && lower.ends_with(':')
    }

    /// A date with a time, or at the beginning, in a line that does not end like a sentence.
    fn has_moment(&self, lower: &str) -> bool {
        let is_sentence = lower.ends_with(['.', '!', '?']);
        let begins = || {
            lower.starts_with(char::is_numeric)
                || mail_phrases().wrote_beginnings.begins_text(lower)
        };
        self.has_date && (self.has_time || begins()) && !is_sentence
    }

    /// `Alva, 2018:`, `17:21 Alva:`; not `my answer to ply 16 of game 12:`.
    fn is_dated(&self, lower: &str) -> bool {
        let begins_with_time = self.has_time && lower.starts_with(char::is_numeric);
        lower.ends_with(':') && (self.has_date || self.has_year || begins_with_time)
    }
}

/// Whether a line is one of several headers, even with blank lines between them. One alone may be
/// anything: `From: my heart`.
fn is_labelled(line: &str, beside: [Option<&str>; 2]) -> bool {
    known_label(line) && beside.into_iter().flatten().any(known_label)
}

fn known_label(line: &str) -> bool {
    header_label(line).is_some_and(|(label, value)| {
        let is_known = mail_phrases().from_labels.has_phrase(&label)
            || mail_phrases().header_labels.has_phrase(&label);
        !value.trim().is_empty() && is_known
    })
}

/// `*From:* Alva`: the label in lower case, and what follows.
pub fn header_label(line: &str) -> Option<(String, &str)> {
    effort::count_letters(line.len());
    let (label, value) = line.split_once(':')?;
    let label = label.trim_matches(|c: char| c.is_whitespace() || "*_".contains(c)).to_lowercase();
    let is_label =
        (1..=20).contains(&label.chars().count()) && !label.chars().any(|c| c.is_ascii_digit());
    is_label.then_some((label, value))
}

fn is_address(word: &str) -> bool {
    word.split_once('@').is_some_and(|(local, domain)| !local.is_empty() && domain.contains('.'))
}

fn is_latin(word: &str) -> bool {
    word.chars().all(|c| c < '\u{250}')
}

/// A run of digits: where it begins and ends.
type DigitRun = (usize, usize);

fn numbers(line: &str) -> Vec<DigitRun> {
    let mut numbers: Vec<DigitRun> = Vec::new();
    for (at, c) in line.char_indices().filter(|(_, c)| c.is_numeric()) {
        match numbers.last_mut() {
            Some((_, end)) if *end == at => *end = at + c.len_utf8(),
            _ => numbers.push((at, at + c.len_utf8())),
        }
    }
    numbers
}

fn digits(line: &str, (from, to): DigitRun) -> usize {
    line.get(from..to).map_or(0, |digits| digits.chars().count())
}

fn between(line: &str, (_, from): DigitRun, (to, _): DigitRun) -> &str {
    line.get(from..to).unwrap_or_default()
}

/// `10:05`, `18.30`, `10h05`, `3 pm`.
fn has_time(line: &str, numbers: &[DigitRun]) -> bool {
    let pair = |at: usize| {
        let (Some(&hours), Some(&minutes)) = (numbers.get(at), numbers.get(at + 1)) else {
            return false;
        };
        let is_short = digits(line, hours) <= 2 && digits(line, minutes) == 2;
        let is_dotted = |one: Option<&DigitRun>, other: Option<&DigitRun>| {
            one.zip(other).is_some_and(|(one, other)| between(line, *one, *other) == ".")
        };
        is_short
            && match between(line, hours, minutes) {
                ":" | "h" | "\u{70b9}" | "\u{65f6}" => true,
                // Not a part of a date.
                "." => {
                    !is_dotted(at.checked_sub(1).and_then(|at| numbers.get(at)), Some(&hours))
                        && !is_dotted(Some(&minutes), numbers.get(at + 2))
                }
                _ => false,
            }
    };
    let has_half = || {
        numbers.iter().any(|&(_, end)| {
            let behind = line.get(end..).unwrap_or_default().trim_start();
            let half = behind.split(|c: char| !(c.is_alphabetic() || c == '.')).next();
            matches!(half, Some("am" | "pm" | "a.m." | "p.m." | "uhr"))
        })
    };
    (0..numbers.len()).any(pair) || has_half()
}

/// `30.09.2017`, `2016-03-03`, `14 Nov 2018`, `November 17`.
fn has_date(line: &str, numbers: &[DigitRun]) -> bool {
    let is_triple = numbers.windows(3).any(|three| {
        let [one, two, three] = three else { return false };
        let separator = between(line, *one, *two);
        matches!(separator, "." | "-" | "/" | ". ") && between(line, *two, *three) == separator
    });
    let is_day = |number: &DigitRun| digits(line, *number) <= 2;
    let has_day = numbers.iter().any(is_day);
    let has_year = numbers.iter().any(|number| digits(line, *number) == YEAR);
    let has_month = || {
        line.split(|c: char| !c.is_alphabetic()).any(|word| mail_phrases().months.begins_text(word))
    };
    is_triple || has_day && (has_year || has_month())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_told_from_sentences() {
        let alone = |line: &str| is_head(line, [None, None]);
        for head in [
            "2016-03-03 17:21 GMT+01:00 Alva",
            "30.09.2017, 18.30, \"Alva\" <alva@players.test>:",
            "On Wed, 14 Nov 2018 10:05 Alva <alva@players.test> wrote",
            "11:00 AM, November 17, 2021, \"Alva\" <alva@players.test>:",
            "ср, 30 апр. 2025 г. в 15:19, Alva <alva@players.test>:",
            "[DATE]",
            "14. nov. 2018 kl. 10.05 skrev Alva",
            "El 14 de nov. de 2018, a la(s) 3:05 p. m., Alva escribió:",
            "Alva wrote: e1-e4",
            "Zitat von Alva:",
            "<alva@players.test>:",
            "tafl-list https://lists.test/mailman/listinfo/tafl",
        ] {
            assert!(alone(head), "{head}");
        }
        for said in [
            "Hi Alva,",
            "My move:",
            "Thanks, I am back at 18:30 on Friday 20 November.",
            "d1-d4",
            "Game 12: d1-d4",
            "I play d1-d4, or write to ylva@players.test",
            "To be or not to be",
            "My answer to ply 16 of game 12:",
            "link ylva@players.test",
            "17. d1-d4",
            "From: my heart",
            "I got back on 14 November at 18:30 by train",
            "Am Freitag 20.11. um 18:30 bin ich wieder da",
            "You can also write to me at ylva@players.test",
            "Min nye adresse er ylva@players.test",
            "Estoy de viaje hasta el 20.11.2026 a las 18:30",
            "There are pictures of our club evening at https://club.test/x",
        ] {
            assert!(!alone(said), "{said}");
        }
        assert!(is_head("To: Ylva", [Some("Von: Alva"), None]));
        assert!(is_head("-- Ylva Lind", [Some("Thanks!"), None]) && !alone("-- Ylva"));
        assert!(!is_head("-- hello there", [Some("Thanks!"), None]));
    }

    #[test]
    fn rules_are_drawn() {
        for rule in [
            "\u{2014}",
            "\u{2014}\u{2014}\u{2014}",
            "- - -",
            "=====",
            "\u{2500}\u{2500}",
            "***",
            ".....",
            "\u{25ac}\u{25ac}",
        ] {
            assert!(is_drawn(rule), "{rule}");
        }
        for other in ["", "  ", "...", "!", ":-)", "d1-d4"] {
            assert!(!is_drawn(other), "{other}");
        }
    }
}
