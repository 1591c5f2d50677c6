//! What a person wrote in a mail: its orders, and the other lines that are worth quoting back.
//!
//! A move is only read from what this person wrote now. First everything is removed that somebody
//! else wrote (`quoted`: marked quotes and our own mail; `furniture`: what programs add; `hints`:
//! what may be either). Then whole lines are read (`whole`); only if none is an order, a move
//! inside a sentence counts (`sentence`, with `moves` and `doubt`). `own` puts this together,
//! `sign_off` knows what stands below a closing, `different` what takes
//! a move back, and `wish` looks for the wish to get no more mail.
//! If two readings are possible, nothing is played and the person is asked. What else is written
//! around a move is for the opponent (`beside`), unless it has to stay with its writer (`private`).
//! `language` says in which language all of it is. `forms` reads a mail whose text has two forms, or
//! which has none.

mod beside;
mod different;
mod doubt;
mod forms;
mod furniture;
mod hints;
mod language;
mod moves;
pub mod own;
mod private;
mod quoted;
mod reading;
mod sentence;
mod sign_off;
mod spelled;
#[cfg(test)]
mod tests;
mod whole;
mod wish;

use commands::{Deed, Order, OrderLine};
use email::text::MailText;
use engine::ruleset::Language;
use templates::notice::make_harmless;
use templates::told::LostText;

use reading::{Own, Reading};

pub use forms::read_message_orders;
pub use service::mail::{BesideLine, MailLine};

const MOST_RESTS: usize = 5;

/// The most letters of a line that is quoted back.
const LONGEST_REST: usize = 200;

/// About how many bytes of the sender's own lines are handed on.
const LONGEST_OWN: usize = 8_000;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenText {
    /// The orders from top to bottom.
    pub said: Vec<MailLine>,
    /// The first other lines, without control characters or changes of direction.
    pub rest: Vec<String>,
    /// What stands around the moves in it.
    pub beside: Vec<BesideLine>,
    /// All lines of the sender's own, apart from commands that are no moves: what is said in them
    /// about announcing escapes is understood where the game is known.
    pub own: String,
    /// The language in which it seems to be written.
    pub language: Option<Language>,
    /// What of the mail could not be read, if that may have been what mattered.
    pub lost: Option<LostText>,
}

impl WrittenText {
    /// The same, if something may be missing in it, or if it may not be what the person sees: a move
    /// is asked about, and everything else only quoted back.
    #[must_use]
    pub fn doubted(mut self) -> WrittenText {
        let mut said = Vec::new();
        for line in self.said {
            match line {
                MailLine::Order(line) if is_ply(&line) => {
                    said.push(MailLine::Several(vec![line.to_string()]));
                }
                MailLine::Order(line) => self.rest.push(line.to_string()),
                other => said.push(other),
            }
        }
        self.rest.truncate(MOST_RESTS);
        WrittenText { said, ..self }
    }

    /// Whether it has an order that can be carried out, at once or after confirmation.
    pub fn is_understood(&self) -> bool {
        self.orders().next().is_some() || self.said.iter().any(MailLine::is_stop)
    }

    pub fn orders(&self) -> impl Iterator<Item = &OrderLine> {
        self.said.iter().filter_map(|said| match said {
            MailLine::Order(line) => Some(line),
            _ => None,
        })
    }
}

/// Reads what a person wrote. `sent` is the plain text of the mail of ours that it answers, or
/// empty.
///
/// Whole lines come first: a greeting before an order and thanks after it do not matter. If no line
/// is an order, a move inside a sentence counts if it is the only one and nothing in its sentence
/// casts doubt on it. Resigning and being erased need a whole line.
pub fn read_orders(text: &MailText, sent: &str) -> WrittenText {
    let own = own::own_lines(text, sent);
    let lost = own.is_cut.then_some(LostText::Long);
    let mut own = own.lines;
    sign_off::settle(&mut own);
    beside::join_messages(&mut own);
    let language = own.iter().find_map(|own| match own.reading {
        Reading::Prose => None,
        _ => commands::language(own.line),
    });
    let is_said = own.iter().any(|own| own.reading.is_said());
    let (mut said, is_rest): (Vec<MailLine>, fn(&Own<'_>) -> bool) = match () {
        () if is_said => (whole_lines(&own), |own| !own.reading.is_said()),
        () => match sentence::said_in_sentences(&own) {
            Some(said) => (vec![said], |own| !moves::has_move(own.line)),
            None => (slips(&own), |own| matches!(own.reading, Reading::Prose)),
        },
    };
    if different::is_taken_back(&own, &said) {
        said = different::asked(&own, said);
    }
    let language = language.or_else(|| spoken(&own, &said));
    let rest = own.iter().filter(|own| is_rest(own)).map(|own| tame(own.line));
    let rest = rest.filter(|line| !line.is_empty()).take(MOST_RESTS).collect();
    let mut beside = beside::words_beside(&own, &said);
    if sent.is_empty() || has_moves_only_below(&own) {
        // What we sent, or another old mail, can't be told from what this person wrote.
        beside.iter_mut().for_each(|line| line.stays = true);
    }
    let own_text = own_text(&own);
    wish::with_wish(&own, WrittenText { said, rest, beside, own: own_text, language, lost })
}

/// Whether a line is a move.
fn is_ply(line: &OrderLine) -> bool {
    matches!(line.order, Order::Do(Deed::Ply(_)))
}

/// What this person certainly wrote now, line by line, with a blank line between paragraphs.
fn own_text(own: &[Own<'_>]) -> String {
    let is_own = |own: &&Own<'_>| {
        let is_command = match &own.reading {
            Reading::Order(line) => !matches!(line.order, Order::Do(Deed::Ply(_))),
            _ => false,
        };
        !own.is_below && !is_command
    };
    let mut text = String::new();
    let mut above = None;
    for own in own.iter().filter(is_own) {
        if above.is_some_and(|above| above != own.paragraph) {
            text.push('\n');
        }
        above = Some(own.paragraph);
        text.push_str(&make_harmless(own.line));
        text.push('\n');
        if text.len() > LONGEST_OWN {
            break;
        }
    }
    text
}

/// The language of what a person wrote, if no word of an order shows it. Around a move people write
/// to their opponents, in whatever language these read.
fn spoken(own: &[Own<'_>], said: &[MailLine]) -> Option<Language> {
    let is_move = |said: &MailLine| match said {
        MailLine::Order(line) => matches!(line.order, Order::Do(Deed::Ply(_))),
        MailLine::Several(_) | MailLine::Held { .. } => true,
        MailLine::Unclear { .. } => false,
    };
    let has_move = said.iter().any(is_move);
    let says_more = |own: &&Own<'_>| {
        let is_said_in_words = matches!(own.reading, Reading::Prose) && moves::has_move(own.line);
        !own.is_below && (!has_move || is_said_in_words)
    };
    let lines = || own.iter().filter(says_more).map(|own| own.line);
    // A program may close each email in the same language.
    let above = lines().take_while(|line| !beside::closes(line));
    language::of_lines(above).or_else(|| match said {
        [] => language::of_lines(lines()),
        _ => None,
    })
}

/// Whether every move is below an old email, and something else is above it. The person who wrote
/// that may not have made a move at all, so nothing has to wait with it.
fn has_moves_only_below(own: &[Own<'_>]) -> bool {
    let says_move = |own: &&Own<'_>| match &own.reading {
        Reading::Order(line) => matches!(line.order, Order::Do(Deed::Ply(_))),
        Reading::Doubted(_) => true,
        _ => moves::has_move(own.line),
    };
    let (below, above): (Vec<_>, Vec<_>) = own.iter().partition(|own| own.is_below);
    !above.is_empty() && below.iter().any(says_move) && !above.iter().any(says_move)
}

/// The lines that are orders or clearly try to be. Several moves for one game are not played.
fn whole_lines(own: &[Own<'_>]) -> Vec<MailLine> {
    let mut said = Vec::new();
    let mut plies: Vec<Plies> = Vec::new();
    for own in own {
        match &own.reading {
            Reading::Order(line) if matches!(line.order, Order::Do(Deed::Ply(_))) => {
                Plies::of(&mut plies, line.game, said.len()).add(line);
            }
            Reading::Order(line) => said.push(MailLine::Order(line.clone())),
            Reading::Doubted(lines) => {
                for line in lines {
                    let plies = Plies::of(&mut plies, line.game, said.len());
                    let is_new = plies.add(line);
                    // An old mail that says the same as the new one is no reason for doubt.
                    plies.is_doubted |= is_new || !own.is_below;
                }
            }
            Reading::Unclear(why) => {
                said.push(MailLine::Unclear { typed: tame(own.line), why: why.clone() });
            }
            Reading::Slip(_) | Reading::Prose => {}
        }
    }
    // From the last to the first, so that the other positions stay valid.
    for plies in plies.into_iter().rev() {
        said.insert(plies.at, plies.said());
    }
    said
}

struct Plies {
    game: Option<u32>,
    /// Where the first is among the orders.
    at: usize,
    is_doubted: bool,
    /// Each with the form in which they are compared.
    lines: Vec<(String, OrderLine)>,
}

impl Plies {
    fn of(all: &mut Vec<Plies>, game: Option<u32>, at: usize) -> &mut Plies {
        let known = all.iter().position(|plies| plies.game == game);
        let index = known.unwrap_or_else(|| {
            all.push(Plies { game, at, is_doubted: false, lines: Vec::new() });
            all.len() - 1
        });
        // The index is one that was found or pushed just now.
        &mut all[index]
    }

    /// Adds a move; whether it is a new one. Of very many only the first are kept, since then it is
    /// known that there are several.
    fn add(&mut self, line: &OrderLine) -> bool {
        if self.lines.len() >= moves::MOST {
            return false;
        }
        let bare = moves::bare_move(line);
        let is_new = self.lines.iter().all(|(known, _)| *known != bare);
        if is_new {
            self.lines.push((bare, line.clone()));
        }
        is_new
    }

    fn said(mut self) -> MailLine {
        match (self.lines.len(), self.is_doubted) {
            (1, false) => MailLine::Order(self.lines.remove(0).1),
            _ => MailLine::Several(self.lines.iter().map(|(_, line)| line.to_string()).collect()),
        }
    }
}

/// The lines that are similar to orders, if nothing else was said.
fn slips(own: &[Own<'_>]) -> Vec<MailLine> {
    let slips = own.iter().filter_map(|own| match &own.reading {
        Reading::Slip(why) => Some(MailLine::Unclear { typed: tame(own.line), why: why.clone() }),
        _ => None,
    });
    slips.collect()
}

/// A line that can safely be shown to anybody.
fn tame(line: &str) -> String {
    make_harmless(line).chars().take(LONGEST_REST).collect()
}
