//! What a person wrote in a mail: its orders, and what else of it is worth quoting back.
//!
//! A move is never read out of what was not written now by that person. So everything is taken
//! away first that is known to be another's (`quoted`: what is marked, and what we sent
//! ourselves; `furniture`: what programs add; `hints`: what only may be that), then whole lines are read (`whole`), and only
//! where there are none a move inside a sentence (`sentence`). Where two readings are possible
//! nothing is played and the person is asked.

mod furniture;
mod hints;
mod moves;
pub(crate) mod own;
mod quoted;
mod sentence;
#[cfg(test)]
mod tests;
mod whole;

use std::collections::HashSet;

use engine::ruleset::Language;
use templates::notice::shown;

use super::text::MailText;
use crate::orders::{self, Line, Order};
pub use crate::service::mail::Said;
use own::Own;
use whole::Reading;

/// The most lines that are quoted back.
const MOST_RESTS: usize = 5;

/// The most letters of such a line.
const LONGEST_REST: usize = 200;

/// What a person wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenText {
    /// The orders, in the order in which they stand.
    pub said: Vec<Said>,
    /// The first lines that are neither orders nor another's words, on one line each and without
    /// anything that steers or turns.
    pub rest: Vec<String>,
    /// The language in which it seems to be written.
    pub language: Option<Language>,
}

impl WrittenText {
    /// Whether there is something in it that could be carried out, at once or when it has been
    /// confirmed.
    #[must_use]
    pub fn is_understood(&self) -> bool {
        self.said.iter().any(|said| match said {
            Said::Order(_) => true,
            Said::Several(_) | Said::Unclear { .. } => false,
        })
    }

    /// The orders that are to be carried out.
    pub fn orders(&self) -> impl Iterator<Item = &Line> {
        self.said.iter().filter_map(|said| match said {
            Said::Order(line) => Some(line),
            _ => None,
        })
    }
}

/// What a person wrote in a mail that answers `sent`, the plain text of a mail of ours (empty if
/// it answers none).
///
/// Whole lines come first: a greeting before an order and thanks behind it do not matter. If no
/// line is one, a move inside a sentence counts if it is the only one and nothing in its
/// sentence casts doubt on it. To give up and to be erased is only said by a whole line.
#[must_use]
pub fn written(text: &MailText, sent: &str) -> WrittenText {
    let own = own::own_lines(text, sent);
    let language = own.iter().find_map(|own| match own.reading {
        Reading::Prose => None,
        _ => orders::language(own.line),
    });
    let is_said = own.iter().any(|own| own.reading.is_said());
    let (said, is_rest): (Vec<Said>, fn(&Own<'_>) -> bool) = match () {
        () if is_said => (whole_lines(&own), |own| !own.reading.is_said()),
        () => match sentence::said_in_sentences(&own) {
            Some(said) => (vec![said], |own| !moves::has_move(own.line)),
            None => (slips(&own), |own| matches!(own.reading, Reading::Prose)),
        },
    };
    let rest = own.iter().filter(|own| is_rest(own)).map(|own| tame(own.line));
    let rest = rest.filter(|line| !line.is_empty()).take(MOST_RESTS).collect();
    WrittenText { said, rest, language }
}

/// Lines that are orders or clearly try to be; several moves for a game are none.
fn whole_lines(own: &[Own<'_>]) -> Vec<Said> {
    let mut said = Vec::new();
    // For each game its moves, whether one is doubted, and where the first stands.
    let mut plies: Vec<Plies> = Vec::new();
    for own in own {
        match &own.reading {
            Reading::Order(line) if matches!(line.order, Order::Ply(_)) => {
                Plies::of(&mut plies, line.game, said.len()).add(line);
            }
            Reading::Order(line) => said.push(Said::Order(line.clone())),
            Reading::Doubted(lines) => {
                for line in lines {
                    let plies = Plies::of(&mut plies, line.game, said.len());
                    let is_new = plies.add(line);
                    // An old mail that says the same as the new one takes nothing from it.
                    plies.is_doubted |= is_new || !own.is_below;
                }
            }
            Reading::Unclear(why) => {
                said.push(Said::Unclear { typed: tame(own.line), why: why.clone() });
            }
            Reading::Slip(_) | Reading::Prose => {}
        }
    }
    // From the last to the first, so that places stay right.
    for plies in plies.into_iter().rev() {
        said.insert(plies.at, plies.said());
    }
    said
}

/// The moves of one game.
struct Plies {
    game: Option<u32>,
    at: usize,
    is_doubted: bool,
    lines: Vec<Line>,
    /// The same, as they are compared.
    bare: HashSet<String>,
}

impl Plies {
    fn of(all: &mut Vec<Plies>, game: Option<u32>, at: usize) -> &mut Plies {
        let known = all.iter().position(|plies| plies.game == game);
        let index = known.unwrap_or_else(|| {
            let (lines, bare) = (Vec::new(), HashSet::new());
            all.push(Plies { game, at, is_doubted: false, lines, bare });
            all.len() - 1
        });
        // The index is one that was found or pushed just now.
        &mut all[index]
    }

    /// Whether it is none of those that are there already. Of very many only the first are kept:
    /// that there are several is known then.
    fn add(&mut self, line: &Line) -> bool {
        if self.bare.len() >= moves::MOST {
            return false;
        }
        let is_new = self.bare.insert(moves::bare(line));
        if is_new {
            self.lines.push(line.clone());
        }
        is_new
    }

    fn said(mut self) -> Said {
        match (self.lines.len(), self.is_doubted) {
            (1, false) => Said::Order(self.lines.remove(0)),
            _ => Said::Several(self.lines.iter().map(Line::to_string).collect()),
        }
    }
}

/// Lines that are near to orders, if nothing else was said.
fn slips(own: &[Own<'_>]) -> Vec<Said> {
    let slips = own.iter().filter_map(|own| match &own.reading {
        Reading::Slip(why) => Some(Said::Unclear { typed: tame(own.line), why: why.clone() }),
        _ => None,
    });
    slips.collect()
}

/// A line that can be shown to anybody.
fn tame(line: &str) -> String {
    shown(line).chars().take(LONGEST_REST).collect()
}
