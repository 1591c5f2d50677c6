//! Reads a line as an order: a game's number if there is one, then a ply, or the longest known
//! phrase of any language and the arguments that the order needs.

use engine::ruleset::Language;

use super::order::{Order, OrderLine};
use super::parts::{AfterPly, Offer};
use super::rest::{RestOfLine, shown};
use super::{ply, table};
use crate::Misread;
use crate::row::WordRow;
use crate::table::{Deed, GameQuestion};
use crate::words::{BoardWord, Everyday, OrderWord, Word, fold};

const QUESTION_MARKS: [char; 5] = ['?', '？', '¿', '؟', '‽'];

/// Reads a line. One with a question mark is a question, and never an order that changes anything.
pub fn read(line: &str) -> Result<OrderLine, Misread> {
    let read = as_typed(line);
    if !line.contains(QUESTION_MARKS) || read.as_ref().is_ok_and(|read| asks_in_text(read, line)) {
        return read;
    }
    let said = line.replace(QUESTION_MARKS, " ");
    match as_typed(said.trim_matches([' ', '!', '¡'])) {
        Ok(line) if line.order.is_question() => Ok(line),
        Ok(line) => Err(Misread::Offered { commands: vec![line.to_string()] }),
        Err(why) => Err(read.err().unwrap_or(why)),
    }
}

/// Whether all question marks of a line are in the text that is written to people.
fn asks_in_text(read: &OrderLine, line: &str) -> bool {
    let Some(text) = read.order.row().text else { return false };
    let line = line.trim_end();
    let line = line.trim_end_matches(|c| ply::QUOTES.contains(&c) && !text.ends_with(c));
    line.strip_suffix(text).is_some_and(|own| !own.contains(QUESTION_MARKS))
}

/// Reads a line as if it had no question mark.
pub fn as_typed(line: &str) -> Result<OrderLine, Misread> {
    let (game, rest) = game(line)?;
    match order(rest) {
        Ok(order) => Ok(OrderLine { game, order }),
        // `12 d1-d4`: if it has no other meaning, it is an order for game 12 without the colon.
        Err(why @ Misread::NotUnderstood { .. }) if game.is_none() => bare_game(line).ok_or(why),
        Err(why @ Misread::Superfluous { .. }) => numbered(game, rest).ok_or(why),
        Err(why) if game.is_none() => dotted(rest).ok_or(why),
        Err(why) => Err(why),
    }
}

/// A trial in another game, from a ply of it: `try 12.30 d1-d4`.
fn dotted(text: &str) -> Option<OrderLine> {
    let (meanings, rest) = OrderWord::at_start(text)?;
    meanings.into_iter().find(|order| *order == OrderWord::Try)?;
    let (from, plies) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
    let (game, ply) = from.split_once('.')?;
    let (game, ply) = (game.parse().ok()?, ply.parse().ok()?);
    let plies = ply::tried_plies(plies)?;
    let order = GameQuestion::Try(Some(AfterPly(ply)), plies).into();
    Some(OrderLine { game: Some(game), order })
}

/// An order with numbers right behind its word: of the game, unless that stands in front, and of the
/// ply after which a board is meant: `record 12`, `board 12 7`, `12: board 7`.
fn numbered(game: Option<u32>, text: &str) -> Option<OrderLine> {
    let (meanings, rest) = OrderWord::at_start(text)?;
    let order = meanings.into_iter().find(|order| WordRow::of(*order).takes_numbers)?;
    let mut rest = RestOfLine::of(order, rest);
    let game = game.or_else(|| rest.number())?;
    let ply = rest.number().map(|ply| format!("{} {ply}", BoardWord::After.canonical()));
    let words = [order.canonical(), ply.as_deref().unwrap_or_default(), rest.rest];
    Some(OrderLine { game: Some(game), order: self::order(&words.join(" ")).ok()? })
}

/// A number and a complete order after it.
fn bare_game(line: &str) -> Option<OrderLine> {
    let (head, rest) = line.trim_start().split_once(char::is_whitespace)?;
    let digits = head.strip_prefix('#').unwrap_or(head);
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let game = digits.parse().ok().filter(|_| plain)?;
    Some(OrderLine { game: Some(game), order: order(rest).ok()? })
}

/// The language of the word with which a line begins, if no other language has that word.
pub fn language(line: &str) -> Option<Language> {
    let (_, text) = game(line).ok()?;
    let (_, rest) = OrderWord::at_start(text)?;
    let head = text.get(..text.len() - rest.len())?;
    let mut speak = Language::ALL.into_iter().filter(|&language| {
        let words = OrderWord::ALL.iter().flat_map(|word| word.phrases(language));
        words.into_iter().any(|phrase| fold(phrase) == fold(head))
    });
    let first = speak.next()?;
    speak.next().is_none().then_some(first)
}

/// Takes `12:` or `#12:` from the front.
pub fn game(line: &str) -> Result<(Option<u32>, &str), Misread> {
    let Some((head, rest)) = line.split_once([':', '：']) else { return Ok((None, line)) };
    let folded = engine::notation::fold_typed(head);
    let digits = folded.strip_prefix('#').unwrap_or(&folded).trim();
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok((None, line));
    }
    match digits.parse() {
        Ok(number) => Ok((Some(number), rest)),
        Err(_) => Err(Misread::GameNumber { typed: shown(digits) }),
    }
}

/// Reads a line that names no game.
pub fn order(text: &str) -> Result<Order, Misread> {
    if fold(text).is_empty() {
        return Err(Misread::Empty);
    }
    if engine::notation::fold_typed(text).starts_with('>') {
        return Err(Misread::Quoted);
    }
    if let Some(ply) = ply::read(text) {
        return Ok(Deed::Ply(ply).into());
    }
    let Some((meanings, rest)) = OrderWord::at_start(text) else {
        let nearest = OrderWord::nearest(text).into_iter().map(str::to_owned).collect();
        return Err(Misread::NotUnderstood { typed: shown(text), nearest });
    };
    // If a phrase has two meanings, what follows fits one of them.
    let mut read = meanings.into_iter().map(|order| meant(RestOfLine::of(order, rest)));
    let first = read.next().unwrap_or(Err(Misread::Empty));
    let read = first.or_else(|why| read.find_map(Result::ok).ok_or(why))?;
    Ok(match read {
        Order::Do(Deed::Say(said)) => {
            let head = text.strip_suffix(rest).unwrap_or_default();
            Deed::Say(addressed(head, &said)).into()
        }
        read => read,
    })
}

/// The words for `say` that are followed by the person who is told something. (The Norwegian
/// `fortell` is its usual word for `say`.)
const TELL: [&str; 2] = ["tell", "fortæl"];

/// A message without the words before it that only say who gets it: `tell him that I am late`.
/// If they name somebody, the message is marked, so that nobody else gets it.
fn addressed(head: &str, said: &str) -> String {
    let word = fold(head);
    let says = |language: &Language| {
        OrderWord::Say.phrases(*language).into_iter().any(|phrase| fold(phrase) == word)
    };
    for language in Language::ALL.into_iter().filter(says) {
        let everyday = Everyday::of(language);
        let is_pronoun = |group: &&Vec<String>| {
            // `say her name` speaks of her.
            (group.len() > 1 || word != OrderWord::Say.canonical()) && begins_with(said, group)
        };
        let Some(group) = everyday.addressees.iter().find(is_pronoun) else { continue };
        let rest = without_that(after_words(said, group.len()), everyday);
        if !rest.is_empty() {
            return rest.to_owned();
        }
    }
    let names_a_reader = TELL.iter().any(|tell| fold(tell) == word) && !said.starts_with('@');
    match said.split_once(char::is_whitespace).filter(|_| names_a_reader) {
        Some((name, rest)) => {
            let everyday = Language::ALL.map(Everyday::of);
            let left = everyday.into_iter().map(|everyday| without_that(rest, everyday));
            let rest = left.min_by_key(|left| left.len()).filter(|left| !left.is_empty());
            format!("@{name} {}", rest.unwrap_or(said))
        }
        None if names_a_reader => format!("@{said}"),
        None => said.to_owned(),
    }
}

/// A text without a word for `that` in front of it.
pub fn without_that<'a>(text: &'a str, everyday: &Everyday) -> &'a str {
    let is_that = |group: &&Vec<String>| begins_with(text, group);
    match everyday.that.iter().find(is_that) {
        Some(group) => after_words(text, group.len()),
        None => text,
    }
}

fn begins_with(text: &str, group: &[String]) -> bool {
    let mut words = text.split_whitespace().map(fold);
    group.iter().all(|word| words.next().is_some_and(|said| said.trim() == word))
}

/// What comes after that many words.
pub fn after_words(text: &str, count: usize) -> &str {
    let mut rest = text.trim_start();
    for _ in 0..count {
        rest = rest.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim_start());
    }
    rest
}

/// Reads what follows the word of an order. `accept draw` means `draw accept`.
fn meant(rest: RestOfLine<'_>) -> Result<Order, Misread> {
    let answer = match rest.order {
        OrderWord::Accept => Some(Offer::Accept),
        OrderWord::Decline => Some(Offer::Decline),
        OrderWord::Withdraw | OrderWord::Cancel => Some(Offer::Withdraw),
        _ => None,
    };
    match (answer, OrderWord::find(rest.rest)) {
        (Some(answer), Some(OrderWord::Draw)) => Ok(Deed::Draw(answer).into()),
        (Some(answer), Some(OrderWord::Time)) => Ok(Deed::Time(answer).into()),
        (Some(answer), Some(OrderWord::Takeback)) => Ok(Deed::Takeback(answer).into()),
        _ => table::read_rest(rest),
    }
}
