//! The one move that the sentences of a mail say, where no whole line is an order. A move that is
//! asked about, denied or talked about is not played.

use std::ops::Range;

use commands::{Deed, OrderLine};
use everyday::announcing::Announcements;
use service::mail::MailLine;

use crate::doubt::{has_other_square, is_doubtful, is_doubtful_behind, is_mention};
use crate::moves::{MOST, different_moves, has_number, split_sentences};
use crate::reading::{Own, Reading};
use crate::whole;

/// The only move in the sentences of a mail, or all of them if it is unclear whether one should be
/// played. `None` if there is none.
pub fn said_in_sentences(own: &[Own<'_>]) -> Option<MailLine> {
    let closing = own.iter().position(|own| whole::is_courteous(own.line));
    let above =
        closing.and_then(|closing| own.get(..closing)).map(NamedMoves::of).unwrap_or_default();
    // A signature below `Cheers` may name a room that looks like a move. If there is no move above
    // it, the person is asked.
    let is_below = closing.is_some() && above.plies.is_empty();
    let mut named = if above.plies.is_empty() { NamedMoves::of(own) } else { above };
    match (named.plies.len(), is_below || named.is_doubtful) {
        (0, _) => None,
        (1, false) => {
            let ply = named.plies.remove(0);
            Some(MailLine::Order(OrderLine::without_game(Deed::Ply(ply))))
        }
        _ => Some(MailLine::Several(named.plies)),
    }
}

/// The first different moves in the sentences of a mail.
#[derive(Default)]
struct NamedMoves {
    plies: Vec<String>,
    is_doubtful: bool,
}

impl NamedMoves {
    fn of(own: &[Own<'_>]) -> NamedMoves {
        let mut named = NamedMoves::default();
        for paragraph in own.chunk_by(|one, other| one.paragraph == other.paragraph) {
            let is_below = paragraph.iter().any(|own| own.is_below);
            let lines = paragraph
                .iter()
                .filter(|own| matches!(own.reading, Reading::Prose | Reading::Slip(_)));
            let text = lines.map(|own| own.line).collect::<Vec<_>>().join(" ");
            // The squares in an announcement are no other move.
            let text = Announcements::of_all().blanked(&text);
            for sentence in split_sentences(&text) {
                let moves = different_moves(sentence);
                if moves.is_empty() {
                    continue;
                }
                let is_doubtful = is_said_doubtfully(sentence, &moves);
                for (_, ply) in moves {
                    let is_new = !named.plies.contains(&ply);
                    // An old mail that says the same as the new one is no reason for doubt.
                    named.is_doubtful |= is_doubtful || is_below && is_new;
                    if is_new {
                        named.plies.push(ply);
                    }
                }
                if named.plies.len() >= MOST {
                    return named;
                }
            }
        }
        named
    }
}

/// Whether a sentence with moves asks, denies, makes a condition, or only talks about a move.
pub fn is_said_doubtfully(sentence: &str, moves: &[(Range<usize>, String)]) -> bool {
    let [(at, _)] = moves else { return true };
    let (front, behind) = (sentence.get(..at.start), sentence.get(at.end..));
    let (Some(front), Some(behind)) = (front, behind) else { return true };
    let ends_clause = behind.trim_start().starts_with([',', ';', '(', '-', '\u{2013}', '\u{2014}']);
    let is_apart = ends_clause
        || ["and ", "und ", "og ", "y "].iter().any(|and| behind.trim_start().starts_with(and));
    let is_doubted_behind = if is_apart { is_doubtful_behind(behind) } else { is_doubtful(behind) };
    let yes = ["si,", "si.", "si!", "s\u{ed}"];
    let lower = front.trim_start().to_lowercase();
    let front = match yes.iter().find(|yes| lower.starts_with(**yes)) {
        Some(yes) => front.trim_start().get(yes.len()..).unwrap_or_default(),
        None => front,
    };
    is_doubtful(front)
        || is_mention(front)
        || is_doubted_behind
        || has_number(sentence)
        || has_other_square(front)
        || has_other_square(behind)
}
