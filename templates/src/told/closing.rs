//! What the answer to an email says at its end: that it is the last one for now, that it comes
//! late, and in which language it could have been.

use engine::ruleset::Language;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    /// Why it is the last one for now, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<LastAnswer>,
    /// Whether it answers what was left over when the hour before had enough answers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_late: bool,
    /// The language in which its reader writes again and again, if it isn't the one they are
    /// written to in.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "code")]
    pub speaks: Option<Language>,
}

impl Closing {
    pub fn is_empty(&self) -> bool {
        *self == Closing::default()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LastAnswer {
    /// What can't be read any more is answered together, when the hour is over.
    Unread,
    /// Everything is.
    All,
    /// Nothing is answered together any more.
    Quiet,
}

/// A language is kept as its code.
mod code {
    use engine::ruleset::Language;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(
        language: &Option<Language>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        language.map(Language::code).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Language>, D::Error> {
        let code: Option<String> = Option::deserialize(deserializer)?;
        // A language that this program doesn't have is not offered.
        Ok(code.as_deref().and_then(Language::from_code))
    }
}
