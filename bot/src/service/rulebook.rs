//! What a club's host has set for those who decide and those who answer: by which rules it plays, and
//! which language it speaks first.

use std::sync::Arc;

use engine::ruleset::{Language, Library};

use super::ladder::LadderRules;

/// By which rules a club plays.
#[derive(Clone, Debug)]
pub struct Rulebook {
    pub library: Arc<Library>,
    /// The rules of its ladders.
    pub ladders: Arc<LadderRules>,
    /// In which language it speaks to whom it does not know.
    pub language: Language,
    /// What the club is called, which no player can be.
    pub club: Arc<str>,
}

impl From<Arc<Library>> for Rulebook {
    /// With everything else as it usually is.
    fn from(library: Arc<Library>) -> Rulebook {
        Rulebook {
            library,
            ladders: Arc::default(),
            language: Language::English,
            club: Arc::from(""),
        }
    }
}
