//! What a player can set, several settings in one line:
//! `settings language de digest daily quiet off`.

use std::fmt;

use chrono_tz::{TZ_VARIANTS, Tz};
use engine::notation;
use engine::ruleset::Language;
use templates::BoardForm;
use templates::Misread;
use templates::orders::{LanguageWord, SettingWord, ValueWord, Word, nearest_of};

use super::hours::Hours;
use super::rest::RestOfLine;

/// A single setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language of everything that the club says.
    Language(Language),
    /// The time zone in which times are shown and nights are counted.
    Zone(Tz),
    /// How often notices are sent.
    Digest(Digest),
    /// The hours without notices; `None` if there are none.
    Quiet(Option<Hours>),
    /// How boards are drawn.
    Board(BoardForm),
}

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

impl Setting {
    /// Reads all that is left of the line.
    pub(super) fn read_all(mut arguments: RestOfLine<'_>) -> Result<Vec<Setting>, Misread> {
        let mut settings = Vec::new();
        while !arguments.is_empty() {
            settings.push(Setting::read(&mut arguments)?);
        }
        Ok(settings)
    }

    fn read(arguments: &mut RestOfLine<'_>) -> Result<Setting, Misread> {
        match arguments.need_word::<SettingWord>()? {
            SettingWord::Language => {
                let word = one_of(arguments, LanguageWord::ALL)?;
                Ok(Setting::Language(language(word)))
            }
            SettingWord::Zone => {
                let typed = arguments.need_name()?;
                let near = || {
                    let names = TZ_VARIANTS.iter().map(|zone| zone.name());
                    nearest_of(&typed, names).into_iter().map(str::to_owned).collect()
                };
                zone(&typed).map(Setting::Zone).ok_or_else(|| arguments.bad(&typed, near()))
            }
            SettingWord::Digest => {
                let paces = [ValueWord::Off, ValueWord::Hourly, ValueWord::Daily];
                Ok(Setting::Digest(match one_of(arguments, &paces)? {
                    ValueWord::Hourly => Digest::Hourly,
                    ValueWord::Daily => Digest::Daily,
                    _ => Digest::Off,
                }))
            }
            SettingWord::Quiet => {
                let typed = arguments.peek();
                let plain = notation::fold(typed);
                if let Some(hours) = Hours::read(plain.trim_end_matches([',', '.', ';'])) {
                    arguments.skip();
                    return Ok(Setting::Quiet(Some(hours)));
                }
                one_of(arguments, &[ValueWord::Off]).map(|_| Setting::Quiet(None))
            }
            SettingWord::Board => {
                let forms = [
                    (ValueWord::Picture, BoardForm::Picture),
                    (ValueWord::Emoji, BoardForm::Emoji),
                    (ValueWord::Text, BoardForm::Text),
                    (ValueWord::Unicode, BoardForm::Unicode),
                    (ValueWord::Words, BoardForm::Words),
                ];
                let word = one_of(arguments, &forms.map(|(word, _)| word))?;
                let form = forms.into_iter().find(|(known, _)| *known == word);
                Ok(Setting::Board(form.map_or_else(BoardForm::default, |(_, form)| form)))
            }
        }
    }
}

/// Takes one of these words, which is required. The answer to a word that is close to none of them
/// lists them all.
fn one_of<W: Word>(arguments: &mut RestOfLine<'_>, words: &[W]) -> Result<W, Misread> {
    let typed = arguments.peek();
    let all = || words.iter().map(|word| word.canonical().to_owned()).collect();
    match arguments.need_word::<W>() {
        Ok(word) if words.contains(&word) => Ok(word),
        Ok(_) => Err(arguments.bad(typed, all())),
        Err(Misread::BadArgument { nearest, .. }) if nearest.is_empty() => {
            Err(arguments.bad(typed, all()))
        }
        Err(other) => Err(other),
    }
}

const fn language(word: LanguageWord) -> Language {
    match word {
        LanguageWord::En => Language::English,
        LanguageWord::Nb => Language::Bokmaal,
        LanguageWord::Da => Language::Danish,
        LanguageWord::De => Language::German,
        LanguageWord::Es => Language::Spanish,
    }
}

/// A zone by its name, `Europe/Oslo`, or by its place alone, `oslo`, if one zone has it.
fn zone(typed: &str) -> Option<Tz> {
    let whole = TZ_VARIANTS.iter().find(|zone| zone.name().eq_ignore_ascii_case(typed));
    whole.copied().or_else(|| {
        let place = |zone: &&Tz| {
            zone.name().rsplit('/').next().is_some_and(|place| place.eq_ignore_ascii_case(typed))
        };
        let mut found = TZ_VARIANTS.iter().filter(place);
        found.next().filter(|_| found.next().is_none()).copied()
    })
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, value) = match self {
            Setting::Language(language) => (SettingWord::Language, language.code().to_owned()),
            Setting::Zone(zone) => (SettingWord::Zone, zone.name().to_owned()),
            Setting::Digest(digest) => {
                let word = match digest {
                    Digest::Off => ValueWord::Off,
                    Digest::Hourly => ValueWord::Hourly,
                    Digest::Daily => ValueWord::Daily,
                };
                (SettingWord::Digest, word.canonical().to_owned())
            }
            Setting::Quiet(Some(hours)) => (SettingWord::Quiet, hours.to_string()),
            Setting::Quiet(None) => (SettingWord::Quiet, ValueWord::Off.canonical().to_owned()),
            Setting::Board(form) => {
                let word = match form {
                    BoardForm::Picture => ValueWord::Picture,
                    BoardForm::Emoji => ValueWord::Emoji,
                    BoardForm::Text => ValueWord::Text,
                    BoardForm::Unicode => ValueWord::Unicode,
                    BoardForm::Words => ValueWord::Words,
                };
                (SettingWord::Board, word.canonical().to_owned())
            }
        };
        write!(f, "{} {value}", name.canonical())
    }
}
