//! What a player can set, several settings in one line:
//! `settings language de digest daily quiet off`.

use std::fmt;

use chrono_tz::Tz;
use engine::notation;
use engine::ruleset::Language;

use super::hours::Hours;
use super::rest::{RestOfLine, shown};
use crate::Misread;
use crate::words::{LanguageWord, OrderWord, SettingWord, VacationWord, ValueWord, Word};
use crate::zones::{find_zone, zone_name};

/// A setting with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Language(Language),
    /// The time zone in which times are shown and nights are counted.
    Zone(Tz),
    /// The hours without notices; `None` if there are none.
    Quiet(Option<Hours>),
    /// How many hours before the time runs out a reminder comes; `None` if none does.
    Remind(Option<u16>),
    /// One of the few values of a setting that has no others.
    OneOf(SettingWord, ValueWord),
}

/// What the values of a setting are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingValues {
    Language,
    Zone,
    /// A stretch of hours, or `off`.
    Quiet,
    /// A time of up to 336 hours, or `off`.
    Remind,
    Few(&'static [ValueWord]),
}

impl SettingValues {
    /// What that setting can be, the usual value first where it is one of a few.
    pub const fn of(setting: SettingWord) -> SettingValues {
        use SettingValues::Few;
        use ValueWord as V;
        match setting {
            SettingWord::Language => SettingValues::Language,
            SettingWord::Zone => SettingValues::Zone,
            SettingWord::Quiet => SettingValues::Quiet,
            SettingWord::Remind => SettingValues::Remind,
            SettingWord::Digest => Few(&[V::Off, V::Hourly, V::Daily]),
            SettingWord::Board => Few(&[V::Picture, V::Emoji, V::Text, V::Unicode, V::Words]),
            // Whether what is written around a move in an email goes to the opponent.
            SettingWord::Words => Few(&[V::Yes, V::No, V::Ask]),
            // Whether a report comes after a finished game.
            SettingWord::Reports => Few(&[V::On, V::Off]),
            // Whether others are told how fast the player answers.
            SettingWord::Pace => Few(&[V::On, V::Off]),
        }
    }
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

/// The longest time before its end of which somebody can be reminded, in hours.
const LONGEST_REMIND: u16 = 14 * 24;

/// Hours without notices that are offered; others can be typed.
const NIGHTS: [Option<Hours>; 6] = [
    Hours::new(20, 8),
    Hours::new(21, 7),
    Hours::new(22, 7),
    Hours::new(22, 8),
    Hours::new(23, 7),
    Hours::new(0, 8),
];
/// Hours before the time runs out at which a reminder is offered.
const REMINDERS: [u16; 4] = [12, 24, 48, 72];

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
        let which = rest.need_word::<SettingWord>()?;
        Ok(match SettingValues::of(which) {
            SettingValues::Language => Setting::Language(one_of(rest, &languages())?),
            SettingValues::Zone => Setting::Zone(zone(rest)?),
            SettingValues::Quiet => {
                let plain = notation::fold_typed(rest.peek());
                if let Some(hours) = Hours::read(plain.trim_end_matches([',', '.', ';'])) {
                    rest.skip();
                    return Ok(Setting::Quiet(Some(hours)));
                }
                Setting::Quiet(one_of(rest, &[(ValueWord::Off, None)])?)
            }
            SettingValues::Remind => Setting::Remind(remind(rest)?),
            SettingValues::Few(values) => Setting::OneOf(which, one_of_few(rest, values)?),
        })
    }

    /// What is set.
    pub const fn which(&self) -> SettingWord {
        match self {
            Setting::Language(_) => SettingWord::Language,
            Setting::Zone(_) => SettingWord::Zone,
            Setting::Quiet(_) => SettingWord::Quiet,
            Setting::Remind(_) => SettingWord::Remind,
            Setting::OneOf(which, _) => *which,
        }
    }

    /// What it is set to, as it is typed in canonical words: `daily`, `22-07`, `24h`, `off`.
    pub fn value(&self) -> String {
        match self {
            Setting::Language(language) => language.code().to_owned(),
            Setting::Zone(zone) => zone_name(*zone).into_owned(),
            Setting::Quiet(Some(hours)) => hours.to_string(),
            Setting::Remind(Some(hours)) => format!("{hours}h"),
            Setting::Quiet(None) | Setting::Remind(None) => ValueWord::Off.canonical().to_owned(),
            Setting::OneOf(_, value) => value.canonical().to_owned(),
        }
    }

    /// The line that sets it, in canonical words.
    pub fn line(&self) -> String {
        format!("{} {self}", OrderWord::Settings.canonical())
    }
}

/// That setting with each of its values, or with the likeliest of very many; none for a time zone,
/// which is different for everybody.
pub fn choices(which: SettingWord) -> Vec<Setting> {
    match SettingValues::of(which) {
        SettingValues::Language => Language::ALL.map(Setting::Language).into(),
        SettingValues::Zone => Vec::new(),
        SettingValues::Quiet => NIGHTS.into_iter().chain([None]).map(Setting::Quiet).collect(),
        SettingValues::Remind => {
            REMINDERS.map(Some).into_iter().chain([None]).map(Setting::Remind).collect()
        }
        SettingValues::Few(values) => {
            values.iter().map(|value| Setting::OneOf(which, *value)).collect()
        }
    }
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

/// Takes one of these values. Where they are `yes` and `no`, `on` means yes.
fn one_of_few(rest: &mut RestOfLine<'_>, values: &[ValueWord]) -> Result<ValueWord, Misread> {
    let mut after = *rest;
    let is_on = after.word() == Some(ValueWord::On);
    if is_on && !values.contains(&ValueWord::On) && values.contains(&ValueWord::Yes) {
        *rest = after;
        return Ok(ValueWord::Yes);
    }
    let meanings: Vec<_> = values.iter().map(|&value| (value, value)).collect();
    one_of(rest, &meanings)
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
        write!(f, "{} {}", self.which().canonical(), self.value())
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
