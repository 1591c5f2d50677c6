//! What the answer to an email says about all of it: what of it could not be read, that it is the
//! last one for now, that it comes late, and in which language it could have been.

use engine::ruleset::Language;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    /// What could not be read, if that may have been what mattered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<LostText>,
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

/// Why a text in an email could not be read; the first of several is what matters most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LostText {
    /// Its transfer encoding or its structure is damaged: there are holes in it.
    Damaged,
    /// Only somebody with a key can read it.
    Encrypted,
    /// It is inside a signature that can't be opened.
    Sealed,
    /// It is in a format of one mail program (`winmail.dat`).
    OneProgram,
    /// It is longer, or nested more deeply, than what is read.
    Long,
    /// It is inside another email.
    Forwarded,
    /// There are only files.
    Files,
}

impl LostText {
    /// Every reason.
    pub const ALL: [LostText; 7] = [
        LostText::Damaged,
        LostText::Encrypted,
        LostText::Sealed,
        LostText::OneProgram,
        LostText::Long,
        LostText::Forwarded,
        LostText::Files,
    ];
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
