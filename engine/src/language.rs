//! The languages that players read, in which rulesets are named and everything is said.

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    English,
    Bokmaal,
    Danish,
    German,
    Spanish,
}

impl Language {
    /// In the order in which they are always listed.
    pub const ALL: [Language; 5] = [
        Language::English,
        Language::Bokmaal,
        Language::Danish,
        Language::German,
        Language::Spanish,
    ];

    /// The BCP 47 code: `en`, `nb`, `da`, `de`, `es`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Bokmaal => "nb",
            Language::Danish => "da",
            Language::German => "de",
            Language::Spanish => "es",
        }
    }

    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}
