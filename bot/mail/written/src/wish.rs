//! Mails that say that no more should come: `unsubscribe`, `Please stop sending me mails`. People
//! who write that know no commands, so it is read from sentences, too; it does no more than ask.

use commands::words::fold;
use commands::{self, Deed, Misread, Order, OrderLine, Sure};
use email::phrases::mail_phrases;
use engine::ruleset::Language;
use everyday::UnknownClub;

use crate::moves::split_sentences;
use crate::reading::Own;
use crate::{MailLine, WrittenText, tame};

/// The most lines of a mail in which a wish between other words counts; a longer one is a letter.
const MOST_LINES: usize = 6;

/// The most words of a sentence that says so.
const MOST_WORDS: usize = 12;

/// The mail with its wish as its only command, if it says nothing else that could be one.
pub fn with_wish(own: &[Own<'_>], written: WrittenText) -> WrittenText {
    if own.len() > MOST_LINES {
        return written;
    }
    let is_unclear = |said: &MailLine| matches!(said, MailLine::Unclear { .. });
    let is_no = |said: &MailLine| matches!(said, MailLine::Order(line) if line.order == Order::Do(Deed::No));
    if !written.said.iter().all(|said| is_unclear(said) || is_no(said)) {
        return written;
    }
    let wish = |own: &&Own<'_>| !own.is_below && (is_wish(own.line) || is_stop(own.line));
    let Some(wished) = own.iter().find(wish) else { return written };
    let said = match is_wish(wished.line) {
        true => MailLine::Order(OrderLine::without_game(Deed::Unsubscribe(Sure::Ask))),
        false => MailLine::stop(tame(wished.line)),
    };
    let others = own.iter().filter(|own| !std::ptr::eq(*own, wished)).map(|own| tame(own.line));
    let rest = others.filter(|line| !line.is_empty()).collect();
    WrittenText { said: vec![said], rest, ..written }
}

/// Whether a line, or one of its sentences, says that no more mail is wanted.
pub fn is_wish(line: &str) -> bool {
    let behind_greeting = line.split_once(',').map(|(_, rest)| rest);
    let sentences = split_sentences(line).into_iter().chain(behind_greeting);
    let is_short = |said: &&str| said.split_whitespace().count() <= MOST_WORDS;
    [line].into_iter().chain(sentences).filter(is_short).any(|said| {
        match everyday::understand(said, Language::English, &UnknownClub) {
            Ok(OrderLine { order: Order::Do(Deed::Unsubscribe(Sure::Ask)), .. }) => true,
            Err(Misread::Offered { commands }) => commands == [UNSUBSCRIBE],
            _ => false,
        }
    })
}

const UNSUBSCRIBE: &str = "unsubscribe";

/// `Stop!`: no to a question, otherwise the same wish.
fn is_stop(line: &str) -> bool {
    let read = everyday::understand(line, Language::English, &UnknownClub);
    matches!(read, Ok(OrderLine { order: Order::Do(Deed::No), game: None }))
        && fold(line).split(' ').any(|word| mail_phrases().stops.has_phrase(word))
}
