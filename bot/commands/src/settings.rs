//! What a player can set, several settings in one line:
//! `settings language de digest daily quiet off`.

use std::fmt;

use chrono_tz::Tz;
use engine::notation;
use engine::ruleset::Language;

use super::hours::Hours;
use super::rest::{RestOfLine, shown};
use super::text::word_for;
use crate::Misread;
use crate::words::{LanguageWord, OrderWord, SettingWord, VacationWord, ValueWord, Word};
use crate::zones::{find_zone, zone_name};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Language(Language),
    /// The time zone in which times are shown and nights are counted.
    Zone(Tz),
    Digest(Digest),
    /// The hours without notices; `None` if there are none.
    Quiet(Option<Hours>),
    Board(BoardForm),
    /// How many hours before the time runs out a reminder comes; `None` if none does.
    Remind(Option<u16>),
    /// Whether what is written around a move in an email goes to the opponent.
    Words(PassOn),
    /// Whether a report comes after a finished game.
    Reports(bool),
    /// Whether others are told how fast the player answers.
    Pace(bool),
}

/// The forms in which readers can have boards. Each channel decides which of them it can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardForm {
    /// A picture where there can be one, otherwise text.
    #[default]
    Picture,
    Emoji,
    Text,
    /// Signs of Unicode.
    Unicode,
    /// In words, for readers who cannot see the board.
    Words,
}

/// Whether what is written around a move in an email goes to the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassOn {
    Yes,
    No,
    /// The player is asked each time.
    Ask,
}

/// The longest time before its end of which somebody can be reminded, in hours.
const LONGEST_REMIND: u16 = 14 * 24;

/// How often notices are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Digest {
    /// Each one at once.
    Off,
    /// Collected for an hour.
    Hourly,
    /// Collected for a day.
    Daily,
}

const DIGESTS: [(ValueWord, Digest); 3] = [
    (ValueWord::Off, Digest::Off),
    (ValueWord::Hourly, Digest::Hourly),
    (ValueWord::Daily, Digest::Daily),
];
const FORMS: [(ValueWord, BoardForm); 5] = [
    (ValueWord::Picture, BoardForm::Picture),
    (ValueWord::Emoji, BoardForm::Emoji),
    (ValueWord::Text, BoardForm::Text),
    (ValueWord::Unicode, BoardForm::Unicode),
    (ValueWord::Words, BoardForm::Words),
];

const PASSES_ON: [(ValueWord, PassOn); 3] =
    [(ValueWord::Yes, PassOn::Yes), (ValueWord::No, PassOn::No), (ValueWord::Ask, PassOn::Ask)];

const ON_OR_OFF: [(ValueWord, bool); 2] = [(ValueWord::On, true), (ValueWord::Off, false)];

impl Setting {
    /// Reads all that is left of the line.
    pub(super) fn read_all(mut rest: RestOfLine<'_>) -> Result<Vec<Setting>, Misread> {
        let mut settings = Vec::new();
        while !rest.is_empty() {
            settings.push(Setting::read(&mut rest)?);
        }
        Ok(settings)
    }

    fn read(rest: &mut RestOfLine<'_>) -> Result<Setting, Misread> {
        Ok(match rest.need_word::<SettingWord>()? {
            SettingWord::Language => Setting::Language(one_of(rest, &languages())?),
            SettingWord::Zone => Setting::Zone(zone(rest)?),
            SettingWord::Digest => Setting::Digest(one_of(rest, &DIGESTS)?),
            SettingWord::Quiet => {
                let plain = notation::fold_typed(rest.peek());
                if let Some(hours) = Hours::read(plain.trim_end_matches([',', '.', ';'])) {
                    rest.skip();
                    return Ok(Setting::Quiet(Some(hours)));
                }
                Setting::Quiet(one_of(rest, &[(ValueWord::Off, None)])?)
            }
            SettingWord::Board => Setting::Board(one_of(rest, &FORMS)?),
            SettingWord::Remind => Setting::Remind(remind(rest)?),
            SettingWord::Words => Setting::Words(pass_on(rest)?),
            SettingWord::Reports => Setting::Reports(one_of(rest, &ON_OR_OFF)?),
            SettingWord::Pace => Setting::Pace(one_of(rest, &ON_OR_OFF)?),
        })
    }
}

/// Lines that set that setting to each of its values, or to the likeliest of very many; none for a
/// time zone, which is different for everybody.
pub fn choices(which: SettingWord) -> Vec<String> {
    let hours = |from, until| Setting::Quiet(Hours::new(from, until));
    let settings: Vec<Setting> = match which {
        SettingWord::Language => Language::ALL.map(Setting::Language).into(),
        SettingWord::Zone => Vec::new(),
        SettingWord::Digest => DIGESTS.map(|(_, digest)| Setting::Digest(digest)).into(),
        SettingWord::Quiet => vec![hours(22, 7), Setting::Quiet(None)],
        SettingWord::Board => FORMS.map(|(_, form)| Setting::Board(form)).into(),
        SettingWord::Remind => [Some(24), Some(48), None].map(Setting::Remind).into(),
        SettingWord::Words => PASSES_ON.map(|(_, pass_on)| Setting::Words(pass_on)).into(),
        SettingWord::Reports => ON_OR_OFF.map(|(_, wanted)| Setting::Reports(wanted)).into(),
        SettingWord::Pace => ON_OR_OFF.map(|(_, shown)| Setting::Pace(shown)).into(),
    };
    let line = |setting: Setting| format!("{} {setting}", OrderWord::Settings.canonical());
    settings.into_iter().map(line).collect()
}

/// Takes `24h`, `2d`, `2 days`, `a day`, or a number of hours with or without that word; or `off`.
fn remind(rest: &mut RestOfLine<'_>) -> Result<Option<u16>, Misread> {
    let before = *rest;
    let folded = notation::fold_typed(rest.peek());
    let typed = folded.trim_end_matches([',', '.', ';']);
    let digits = typed.trim_end_matches(['h', 'd']);
    let Ok(number) = digits.parse::<u16>() else {
        // `a day`
        return match rest.word::<VacationWord>() {
            Some(VacationWord::Days) => Ok(Some(24)),
            Some(VacationWord::Weeks) => Ok(Some(7 * 24)),
            _ => {
                *rest = before;
                one_of(rest, &[(ValueWord::Off, None)])
            }
        };
    };
    rest.skip();
    let hours = match typed.strip_prefix(digits) {
        Some("h") => Some(1),
        Some("d") => Some(24),
        Some("") => match rest.word::<VacationWord>() {
            Some(VacationWord::Days) => Some(24),
            Some(VacationWord::Weeks) => Some(7 * 24),
            Some(_) => None,
            None => {
                rest.word::<ValueWord>().is_none_or(|word| word == ValueWord::Hours).then_some(1)
            }
        },
        _ => None,
    };
    let hours = hours.and_then(|hours| number.checked_mul(hours));
    let allowed = hours.filter(|hours| (1..=LONGEST_REMIND).contains(hours));
    allowed.map(Some).ok_or_else(|| before.bad(before.peek(), vec!["24h".to_owned()]))
}

/// `on` means yes.
fn pass_on(rest: &mut RestOfLine<'_>) -> Result<PassOn, Misread> {
    let before = *rest;
    if rest.word::<ValueWord>() == Some(ValueWord::On) {
        return Ok(PassOn::Yes);
    }
    *rest = before;
    one_of(rest, &PASSES_ON)
}

/// Each language with its word, which is its code.
fn languages() -> Vec<(LanguageWord, Language)> {
    let with_word = |language: Language| Some((LanguageWord::find(language.code())?, language));
    Language::ALL.into_iter().filter_map(with_word).collect()
}

/// Takes one of these words, which is required, and returns its meaning. The answer to a word that
/// is close to none of them lists them all.
fn one_of<W: Word, T: Copy>(rest: &mut RestOfLine<'_>, meanings: &[(W, T)]) -> Result<T, Misread> {
    let typed = rest.peek();
    let all = || meanings.iter().map(|(word, _)| word.canonical().to_owned()).collect();
    match rest.need_word::<W>() {
        Ok(typed_word) => {
            let meant = meanings.iter().find(|(word, _)| *word == typed_word);
            meant.map(|&(_, meaning)| meaning).ok_or_else(|| rest.bad(typed, all()))
        }
        Err(Misread::BadArgument { nearest, .. }) if nearest.is_empty() => {
            Err(rest.bad(typed, all()))
        }
        Err(other) => Err(other),
    }
}

/// Takes a zone by its name, `Europe/Oslo`, by a place, `New York` or `Oslo, Norge`, or by an offset,
/// `GMT +1`: as many words as name one, up to the next setting.
fn zone(rest: &mut RestOfLine<'_>) -> Result<Tz, Misread> {
    let end = |c: char| c.is_whitespace() || matches!(c, ',' | '.' | ';' | '!' | '"' | '\'');
    let text = rest.rest.trim_start_matches(end);
    let starts = text.match_indices(char::is_whitespace).map(|(at, _)| at);
    let mut ends: Vec<usize> = Vec::new();
    for at in starts.chain([text.len()]) {
        ends.push(at);
        let (_, next) = text.split_at(at);
        if SettingWord::at_start(next.trim_start()).is_some() {
            break;
        }
    }
    let named = |at: &usize| text.get(..*at).unwrap_or_default().trim_end_matches(end);
    let beside = |c: char| end(c) || matches!(c, '(' | ')');
    let whole = ends.last().map_or("", named);
    if whole.is_empty() {
        return Err(rest.missing());
    }
    for at in ends.iter().rev() {
        let Ok(zone) = find_zone(named(at)) else { continue };
        let behind = whole.get(*at..).unwrap_or_default().trim_matches(beside);
        // `UTC +5:30` is no UTC.
        if behind.starts_with(['+', '-', '\u{2212}']) {
            break;
        }
        let used = if is_around(behind, zone) { ends.last() } else { Some(at) };
        rest.rest = used.and_then(|at| text.get(*at..)).unwrap_or_default();
        return Ok(zone);
    }
    let nearest = find_zone(whole).err().unwrap_or_default();
    Err(Misread::NoZone { typed: shown(whole), nearest })
}

/// Whether a place has that zone, or the country does that it names.
fn is_around(place: &str, zone: Tz) -> bool {
    match find_zone(place) {
        Ok(around) => around == zone,
        Err(several) => several.iter().any(|name| name == zone.name()),
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, value) = match self {
            Setting::Language(language) => (SettingWord::Language, language.code()),
            Setting::Zone(zone) => {
                return write!(f, "{} {}", SettingWord::Zone.canonical(), zone_name(*zone));
            }
            Setting::Digest(digest) => (SettingWord::Digest, word_for(*digest, &DIGESTS)),
            Setting::Quiet(Some(hours)) => {
                return write!(f, "{} {hours}", SettingWord::Quiet.canonical());
            }
            Setting::Quiet(None) => (SettingWord::Quiet, ValueWord::Off.canonical()),
            Setting::Board(form) => (SettingWord::Board, word_for(*form, &FORMS)),
            Setting::Remind(Some(hours)) => {
                return write!(f, "{} {hours}h", SettingWord::Remind.canonical());
            }
            Setting::Remind(None) => (SettingWord::Remind, ValueWord::Off.canonical()),
            Setting::Words(pass_on) => (SettingWord::Words, word_for(*pass_on, &PASSES_ON)),
            Setting::Reports(wanted) => (SettingWord::Reports, word_for(*wanted, &ON_OR_OFF)),
            Setting::Pace(shown) => (SettingWord::Pace, word_for(*shown, &ON_OR_OFF)),
        };
        write!(f, "{} {value}", name.canonical())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_code_as_its_word() {
        let words = languages().into_iter().map(|(word, language)| (word.canonical(), language));
        let codes = Language::ALL.into_iter().map(|language| (language.code(), language));
        assert!(words.eq(codes));
    }
}
