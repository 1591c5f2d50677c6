//! What is said elsewhere in a mail against the moves that are said in it: another move in another of
//! its parts (a picture stands between them), or words below a move that take it back. Then no move
//! is played before its writer is asked.

use commands::words::fold;
use commands::{Deed, Order, OrderLine};
use email::effort;
use email::phrases::mail_phrases;
use service::mail::MailLine;

use crate::moves;
use crate::reading::{Own, Reading};

/// The most moves that are compared.
const MOST: usize = 100;

/// Whether something in a mail is said against the moves in it.
pub fn is_taken_back(own: &[Own<'_>], said: &[MailLine]) -> bool {
    if !said.iter().any(|said| matches!(said, MailLine::Order(line) if ply(line).is_some())) {
        return false;
    }
    let first = own.iter().position(|own| moves::has_move(own.line) || is_ply(own));
    let below = first.and_then(|first| own.get(first + 1..)).unwrap_or_default();
    below.iter().any(takes_back) || says_other_moves(own)
}

/// What was said, with its moves as questions: each that is named anywhere in the mail.
pub fn asked(own: &[Own<'_>], said: Vec<MailLine>) -> Vec<MailLine> {
    let mut plies: Vec<String> = Vec::new();
    let mut left = Vec::new();
    for said in said {
        match said {
            MailLine::Order(line) if ply(&line).is_some() => plies.push(line.to_string()),
            MailLine::Several(several) => plies.extend(several),
            other => left.push(other),
        }
    }
    for named in own.iter().flat_map(|own| moves::different_moves(own.line)) {
        let is_known = |ply: &String| moves::bare_squares(ply) == moves::bare_squares(&named.1);
        if plies.len() < moves::MOST && !plies.iter().any(is_known) {
            plies.push(named.1);
        }
    }
    left.insert(0, MailLine::Several(plies));
    left
}

/// Whether two parts name different moves that may be about one game.
fn says_other_moves(own: &[Own<'_>]) -> bool {
    if own.iter().all(|line| Some(line.part) == own.first().map(|first| first.part)) {
        return false;
    }
    let named: Vec<Named> = own.iter().flat_map(named_in).take(MOST).collect();
    named.iter().filter(|one| one.is_meant).any(|one| {
        let is_about_it = |other: &&Named| {
            other.part != one.part
                && one.game.zip(other.game).is_none_or(|(one, other)| one == other)
        };
        let mut others = named.iter().filter(is_about_it).peekable();
        others.peek().is_some() && others.all(|other| other.squares != one.squares)
    })
}

/// A move that is named in a line.
struct Named {
    part: usize,
    /// The number of its game, if its line says it.
    game: Option<u32>,
    /// Whether it is to be played, and not something else with a move in it, such as a plan.
    is_meant: bool,
    squares: String,
}

fn named_in<'a>(own: &'a Own<'_>) -> impl Iterator<Item = Named> + use<'a> {
    let (game, is_meant) = match &own.reading {
        Reading::Order(line) => (line.game, ply(line).is_some()),
        reading => (None, matches!(reading, Reading::Prose | Reading::Slip(_))),
    };
    let moves = moves::different_moves(own.line).into_iter();
    moves.map(move |(_, ply)| Named {
        part: own.part,
        game,
        is_meant,
        squares: moves::bare_squares(&ply),
    })
}

fn takes_back(own: &Own<'_>) -> bool {
    if own.is_below {
        return false;
    }
    effort::count_letters(own.line.len());
    let words = format!(" {} ", fold(own.line));
    mail_phrases().retractions.folded().iter().any(|phrase| words.contains(&format!(" {phrase} ")))
}

fn is_ply(own: &Own<'_>) -> bool {
    matches!(&own.reading, Reading::Order(line) if ply(line).is_some())
}

fn ply(line: &OrderLine) -> Option<&String> {
    match &line.order {
        Order::Do(Deed::Ply(ply)) => Some(ply),
        _ => None,
    }
}
