//! What a club's host has set for the write side and the read side: the rules it plays by, and its
//! default language.

use std::sync::Arc;

use engine::ruleset::{Language, Library};

use crate::ladder_rules::LadderRules;

#[derive(Clone, Debug)]
pub struct Rulebook {
    pub library: Arc<Library>,
    pub ladders: Arc<LadderRules>,
    /// The language for people the club does not know.
    pub language: Language,
    /// The name of the club, which no player can have.
    pub club: &'static str,
    /// The address of the club's public pages, without a slash at its end, if it has any.
    pub pages: Option<&'static str>,
    pub own_words: OwnWords,
}

/// What the club says of itself in words of its host, which are shown as they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnWords {
    /// How to reach the host: an address, a link or a name.
    pub contact: Option<&'static str>,
    /// What new players are told.
    pub welcome: Option<&'static str>,
}

impl From<Arc<Library>> for Rulebook {
    /// Uses the defaults for everything else.
    fn from(library: Arc<Library>) -> Rulebook {
        Rulebook {
            library,
            ladders: Arc::default(),
            language: Language::English,
            club: "Taflpost",
            pages: None,
            own_words: OwnWords::default(),
        }
    }
}
