//! `--lang`: the language in which a command prints what players read. Complaints about the command
//! line itself are for the host and stay in English.

use std::env;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use engine::ruleset::Language;
use templates::Words;

/// The language of the answer.
#[derive(clap::Args)]
pub struct Spoken {
    /// The language of the answer [default: from LC_ALL, LC_MESSAGES or LANG, otherwise English]
    #[arg(long, value_name = "LANGUAGE", value_parser = a_language())]
    lang: Option<Language>,
}

fn a_language() -> impl TypedValueParser<Value = Language> {
    let names = Language::ALL.map(|language| {
        PossibleValue::new(language.code()).help(match language {
            Language::English => "English",
            Language::Bokmaal => "Norwegian bokmål",
            Language::Danish => "Danish",
            Language::German => "German",
            Language::Spanish => "Spanish",
        })
    });
    PossibleValuesParser::new(names)
        .try_map(|code| Language::from_code(&code).ok_or("isn't one of these languages"))
}

impl Spoken {
    pub fn language(&self) -> Language {
        self.lang.unwrap_or_else(|| of_environment(|name| env::var(name).ok()))
    }

    pub fn words(&self) -> &'static Words {
        Words::of(self.language())
    }
}

/// The first variable that is set decides, as usual in POSIX; if it names none of our languages,
/// the answer is English.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    named(variable).unwrap_or(Language::English)
}

/// The language that the environment names, if it is one of ours.
pub fn of_machine() -> Option<Language> {
    named(|name| env::var(name).ok())
}

fn named(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let locale = set.find(|value| !value.is_empty()).unwrap_or_default();
    // `de_DE.UTF-8@euro`: the language comes first.
    let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
    match code.to_ascii_lowercase().as_str() {
        // We have no Nynorsk, and Bokmål is the closest.
        "no" | "nn" => Some(Language::Bokmaal),
        code => Language::from_code(code),
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args, FromArgMatches};

    use super::*;

    fn language(set: &[(&str, &str)]) -> Language {
        of_environment(|name| {
            set.iter().find(|(set, _)| *set == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_locale_names_a_language() {
        for (locale, wanted) in [
            ("de_DE.UTF-8", Language::German),
            ("de", Language::German),
            ("es-MX", Language::Spanish),
            ("da_DK@euro", Language::Danish),
            ("nb_NO.utf8", Language::Bokmaal),
            ("nn_NO.UTF-8", Language::Bokmaal),
            ("no_NO", Language::Bokmaal),
            ("en_GB", Language::English),
            ("C.UTF-8", Language::English),
            ("POSIX", Language::English),
            ("fr_FR.UTF-8", Language::English),
            ("desperate", Language::English),
            ("_DE", Language::English),
        ] {
            assert_eq!(language(&[("LANG", locale)]), wanted, "{locale}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        assert_eq!(language(&[]), Language::English);
        assert_eq!(language(&[("LANG", "de_DE"), ("LC_ALL", "")]), Language::German);
        assert_eq!(language(&[("LANG", "de_DE"), ("LC_MESSAGES", "es_ES")]), Language::Spanish);
        assert_eq!(language(&[("LC_MESSAGES", "es_ES"), ("LC_ALL", "da_DK")]), Language::Danish);
        // Somebody who wants the computer's own language does not want German.
        assert_eq!(language(&[("LC_ALL", "C"), ("LANG", "de_DE")]), Language::English);
    }

    #[test]
    fn every_language_can_be_asked_for() {
        let command = Spoken::augment_args(clap::Command::new("test"));
        for language in Language::ALL {
            let matches = command.clone().get_matches_from(["test", "--lang", language.code()]);
            let asked = Spoken::from_arg_matches(&matches).expect("a language");
            assert_eq!(asked.language(), language);
        }
    }
}
