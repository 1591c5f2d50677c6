//! The phrases by which the rest of `email` recognizes what mail programs, mail servers and people
//! write. The lists and what each is for are in `phrases.toml`.

use std::sync::{LazyLock, OnceLock};

use commands::words::fold;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Phrases {
    pub away_subjects: PhraseList,
    pub sealed_lines: PhraseList,
    pub encrypted_parts: PhraseList,
    pub one_program_parts: PhraseList,
    pub stubs: PhraseList,
    pub retractions: PhraseList,
    pub subject_prefixes: PhraseList,
    pub autoreply_headers: PhraseList,
    pub bulk_headers: PhraseList,
    pub list_headers: PhraseList,
    pub denials: PhraseList,
    pub quote_marks: PhraseList,
    pub quote_heads: PhraseList,
    pub signature_marks: PhraseList,
    pub section_words: PhraseList,
    pub program_names: PhraseList,
    pub head_words: PhraseList,
    pub own_words: PhraseList,
    pub machines: PhraseList,
    pub bounce_subjects: PhraseList,
    pub passing: PhraseList,
    pub nobody: PhraseList,
    pub copies: PhraseList,
    pub wrote: PhraseList,
    pub quotings: PhraseList,
    pub placeholders: PhraseList,
    pub months: PhraseList,
    pub wrote_beginnings: PhraseList,
    pub from_labels: PhraseList,
    pub header_labels: PhraseList,
    pub originals: PhraseList,
    pub program_signatures: PhraseList,
    pub banners: PhraseList,
    pub disclaimers: PhraseList,
    pub closings: PhraseList,
    pub courtesies: PhraseList,
    pub doubts: PhraseList,
    pub addressees: PhraseList,
    pub turning_back: PhraseList,
    pub captures: PhraseList,
    pub undoubting: PhraseList,
    pub turns: PhraseList,
    pub plain_words: PhraseList,
    pub mentions: PhraseList,
    pub wishes: PhraseList,
    pub games: PhraseList,
    pub to: PhraseList,
    pub nobodies: PhraseList,
    pub stops: PhraseList,
    pub sign_offs: PhraseList,
    pub light_sign_offs: PhraseList,
    pub own_notes: PhraseList,
    pub plan_openers: PhraseList,
    pub intents: PhraseList,
    pub game_words: PhraseList,
    pub plan_words: PhraseList,
    pub secrets: PhraseList,
    pub announcements: PhraseList,
    pub board_lines: PhraseList,
    pub number_words: PhraseList,
    pub no_files: PhraseList,
    pub at_words: PhraseList,
    pub dot_words: PhraseList,
    pub politeness: PhraseList,
    pub club_words: PhraseList,
    pub openers: PhraseList,
}

/// Phrases with one meaning, in lower case.
#[derive(Deserialize)]
#[serde(from = "Vec<String>")]
pub struct PhraseList {
    phrases: Vec<String>,
    folded: OnceLock<Vec<String>>,
}

impl From<Vec<String>> for PhraseList {
    fn from(phrases: Vec<String>) -> PhraseList {
        PhraseList { phrases, folded: OnceLock::new() }
    }
}

impl PhraseList {
    pub fn has_phrase(&self, text: &str) -> bool {
        self.any(|phrase| phrase == text)
    }

    pub fn begins_text(&self, text: &str) -> bool {
        self.any(|phrase| text.starts_with(phrase))
    }

    pub fn is_in(&self, text: &str) -> bool {
        self.any(|phrase| text.contains(phrase))
    }

    pub fn any(&self, mut is_found: impl FnMut(&str) -> bool) -> bool {
        self.phrases.iter().any(|phrase| is_found(phrase))
    }

    /// The phrases in the form in which words are compared.
    pub fn folded(&self) -> &[String] {
        self.folded.get_or_init(|| self.phrases.iter().map(|phrase| fold(phrase)).collect())
    }
}

pub fn mail_phrases() -> &'static Phrases {
    static PHRASES: LazyLock<Phrases> = LazyLock::new(|| {
        // A test reads the file, so it can be read here.
        toml::from_str(include_str!("phrases.toml")).expect("phrases.toml has every list")
    });
    &PHRASES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_can_be_read_and_every_phrase_can_be_found() {
        let lists: std::collections::BTreeMap<String, PhraseList> =
            toml::from_str(include_str!("phrases.toml")).expect("lists of phrases");
        for (name, list) in &lists {
            assert!(!list.phrases.is_empty(), "{name}");
            for phrase in &list.phrases {
                assert_eq!(*phrase, phrase.to_lowercase(), "{name}");
                assert!(!phrase.trim().is_empty(), "{name}");
            }
        }
        assert!(mail_phrases().machines.has_phrase("postmaster"));
    }
}
