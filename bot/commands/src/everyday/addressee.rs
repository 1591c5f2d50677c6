//! Who a message is for, if it begins with that: `say to Bo that I am late`. Their name is no part of
//! it, and means the game with them.

use engine::ruleset::Language;
use templates::Misread;
use templates::orders::{Everyday, OrderWord, Word as _, fold, length_of_group};

use super::speech::NAME_WORDS;
use super::{Vocabulary, read_by};
use crate::order::{Order, OrderLine};
use crate::read;
use crate::table::Deed;

/// The line with the message as it is for the person whom it names.
///
/// # Errors
/// There is nothing in it but who it is for.
pub(super) fn addressed(
    line: OrderLine,
    language: Language,
    club: &impl Vocabulary,
) -> Result<OrderLine, Misread> {
    let Order::Do(Deed::Say(text)) = &line.order else { return Ok(line) };
    let everyday = read_by(language);
    let folded: Vec<String> =
        text.split_whitespace().map(|word| fold(word).trim().to_owned()).collect();
    let words: Vec<&str> = folded.iter().map(String::as_str).collect();
    let is_for_opponent =
        |everyday: &&Everyday| length_of_group(&everyday.addressees, &words) == Some(words.len());
    let is_marked = text.starts_with('@');
    let joining = everyday.iter().find_map(|everyday| length_of_group(&everyday.against, &words));
    let joining = joining.filter(|_| !is_marked).unwrap_or_default();
    let name = (1..=NAME_WORDS).rev().find_map(|count| {
        let name = words.get(joining..joining + count)?;
        Some((club.player(&name.join(" "))?, joining + count))
    });
    let Some((handle, taken)) = name else {
        return match everyday.iter().any(is_for_opponent) {
            true => Err(without_text()),
            false => Ok(line),
        };
    };
    let rest = read::without_that_of(text, taken);
    if rest.is_empty() {
        return Err(without_text());
    }
    // `Bo is late` may be about somebody; the club decides.
    if joining == 0 && !is_marked {
        return Ok(line);
    }
    let game = match (line.game, club.games_with(&handle).as_slice()) {
        (None, [only]) => Some(*only),
        (game, _) => game,
    };
    Ok(OrderLine { game, order: Deed::Say(format!("@{handle} {rest}")).into() })
}

/// What `say` alone is answered with.
fn without_text() -> Misread {
    let alone = OrderWord::Say.canonical();
    let not_understood = || Misread::NotUnderstood { typed: alone.to_owned(), nearest: Vec::new() };
    read::order(alone).err().unwrap_or_else(not_understood)
}
