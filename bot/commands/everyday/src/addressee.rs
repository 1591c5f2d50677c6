//! Who a message is for, if it begins with that: `say to Bo that I am late`. Their name is no part of
//! it, and means the game with them.

use engine::ruleset::Language;

use super::speech::NAME_WORDS;
use super::{Vocabulary, not_understood, read_by};
use commands::Deed;
use commands::{Misread, read};
use commands::{Order, OrderLine};
use words::{Everyday, OrderWord, Word as _, fold, length_of_group};

/// The line with the message as it is for the person that it names. What somebody has marked with
/// an `@` stays as it is.
///
/// # Errors
/// There is nothing in it but who it is for.
pub(super) fn addressed(
    line: OrderLine,
    language: Language,
    club: &impl Vocabulary,
) -> Result<OrderLine, Misread> {
    let Order::Do(Deed::Say(text)) = &line.order else { return Ok(line) };
    let folded: Vec<String> =
        text.split_whitespace().map(|word| fold(word).trim().to_owned()).collect();
    let words: Vec<&str> = folded.iter().map(String::as_str).collect();
    let everyday = read_by(language);
    let is_for_opponent =
        |everyday: &&Everyday| length_of_group(&everyday.addressees, &words) == Some(words.len());
    if everyday.iter().any(is_for_opponent) {
        return Err(without_text());
    }
    let is_to =
        |everyday: &&&Everyday| words.first().is_some_and(|word| everyday.to.contains(*word));
    let to = everyday.iter().find(is_to);
    let from = usize::from(to.is_some());
    let named = (1..=NAME_WORDS).rev().find_map(|count| {
        let name = words.get(from..from + count)?;
        Some((club.player(&name.join(" "))?, from + count))
    });
    let Some((handle, taken)) = named else { return Ok(line) };
    let rest = read::after_words(text, taken);
    let text = match to {
        _ if rest.is_empty() => return Err(without_text()),
        Some(everyday) => match read::without_that(rest, everyday) {
            "" => return Err(without_text()),
            rest => format!("@{handle} {rest}"),
        },
        None if text.starts_with('@') => text.clone(),
        // `Bo is late` may be about somebody; the club decides.
        None => return Ok(line),
    };
    let game = match (line.game, club.games_with(&handle).as_slice()) {
        (None, [only]) => Some(*only),
        (game, _) => game,
    };
    Ok(OrderLine { game, order: Deed::Say(text).into() })
}

/// What `say` alone is answered with.
fn without_text() -> Misread {
    let alone = OrderWord::Say.canonical();
    read::order(alone).err().unwrap_or_else(|| not_understood(alone))
}
