//! The language codes of Discord. Norwegian is `no` there, and English and Spanish have two codes
//! each.

use engine::ruleset::Language;

pub const fn locale_codes(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["en-US", "en-GB"],
        Language::Bokmaal => &["no"],
        Language::Danish => &["da"],
        Language::German => &["de"],
        Language::Spanish => &["es-ES", "es-419"],
    }
}

pub fn language_of_locale(code: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|&language| locale_codes(language).contains(&code))
}
