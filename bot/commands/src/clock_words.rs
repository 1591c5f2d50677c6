//! The words of a proposal that are about time, collected into the text form of a clock:
//! `7d+1d/10d weekend night=22-07 claim`. Whether they make a valid clock is not decided here.

use engine::notation;

use crate::words::{ProposalWord, Word};

/// Reads `7d+1d/10d`, `3d/ply`, `5d`; `ply` in any language. Checks only the form.
pub fn pace(typed: &str) -> Option<String> {
    let folded = notation::fold_typed(typed);
    let text = folded.trim_end_matches([',', '.', ';', '!']);
    let (spans, last) = match text.split_once('/') {
        Some((spans, last)) if ProposalWord::find(last) == Some(ProposalWord::Ply) => {
            (spans, Some(ProposalWord::Ply.canonical()))
        }
        Some((spans, last)) if is_span(last) => (spans, Some(last)),
        Some(_) => return None,
        None => (text, None),
    };
    if !spans.split('+').all(is_span) {
        return None;
    }
    Some(last.map_or_else(|| spans.to_owned(), |last| format!("{spans}/{last}")))
}

/// `7d`, `36h`, `1d12h`.
fn is_span(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
        && text.ends_with(|c: char| c.is_ascii_lowercase())
        && text.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase())
}
