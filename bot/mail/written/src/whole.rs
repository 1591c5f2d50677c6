//! Reads a whole line as an order. People also talk in mails, and many of their sentences begin
//! with the word of an order (`No worries`, `Time to go`, `If you like`). A line that could be
//! either is not carried out.

use commands::plan::Plan;
use commands::words::{OrderWord, Word as _, fold};
use commands::{self, Deed, Misread, Order, OrderLine, ProseRule};
use email::effort;
use email::phrases::mail_phrases;
use engine::notation::PlyText;
use engine::ruleset::Spellings;
use everyday::announcing::Announcements;

use crate::doubt::Behind;
use crate::reading::Reading;
use crate::{doubt, moves, sentence, spelled};

const LONGEST: usize = 4_000;

/// The most words that are read as a part of a ply.
const PLY_WORDS: usize = 12;

/// The most words of a mistyped order; a longer line is a sentence.
const FEW: usize = 4;

pub fn read_line(line: &str) -> Reading {
    effort::count_letters(line.len());
    let line = without_bullet(line.trim());
    if line.is_empty() || line.len() > LONGEST {
        return Reading::Prose;
    }
    let plain = spelled::plainly(line);
    let line = plain.as_str();
    if let Some(said) = read_in_game(line) {
        return said;
    }
    if let Ok(OrderLine { game, order: Order::Do(Deed::Ply(ply)) }) = commands::as_typed(line) {
        return read_ply(game, &ply);
    }
    match commands::read(line) {
        Ok(read) if is_meant(&read.order, line) => Reading::Order(read),
        Ok(_) | Err(Misread::Empty | Misread::Quoted) => Reading::Prose,
        Err(why) => read_misread(line, why),
    }
}

/// A sentence behind the number of a game, with one move: `2: I take d3-b3. Nice to meet you`.
fn read_in_game(line: &str) -> Option<Reading> {
    let (number, said) = line.split_once(": ")?;
    let game = number.trim_start_matches('#').parse().ok()?;
    if commands::as_typed(line).is_ok() {
        return None;
    }
    let line = |ply: &str| OrderLine { game: Some(game), order: Deed::Ply(ply.to_owned()).into() };
    // The squares in an announcement are no other move.
    let said = &Announcements::of_all().blanked(said);
    let moves = moves::different_moves(said);
    let mut sentences = moves::split_sentences(said).into_iter();
    let is_doubtful = sentences.any(|sentence| match moves::different_moves(sentence).as_slice() {
        [] => doubt::is_doubtful_behind(sentence),
        moves => sentence::is_said_doubtfully(sentence, moves),
    });
    match moves.as_slice() {
        [] => None,
        [(_, ply)] if !is_doubtful => Some(Reading::Order(line(ply))),
        moves => Some(Reading::Doubted(moves.iter().map(|(_, ply)| line(ply)).collect())),
    }
}

/// A line without the bullet of a list. A number with a full stop stays: it is that of a ply.
fn without_bullet(line: &str) -> &str {
    let bullets = ["- ", "* ", "+ ", "• ", "· ", "– ", "— ", "◦ ", "▪ "];
    if let Some(rest) = bullets.iter().find_map(|bullet| line.strip_prefix(bullet)) {
        return rest.trim_start();
    }
    let is_number =
        |text: &str| (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    let numbered = line.split_once(')').filter(|(number, _)| is_number(number));
    numbered.map_or(line, |(_, rest)| rest.trim_start())
}

/// Reads a line that begins with a move. Captures and announcements after the move belong to it;
/// other words do not, and if they doubt nothing, it is played without them.
fn read_ply(game: Option<u32>, typed: &str) -> Reading {
    let line = |ply: &str| OrderLine { game, order: Deed::Ply(ply.to_owned()).into() };
    let moves = moves::different_moves(typed);
    if moves.len() > 1 {
        return Reading::Doubted(moves.iter().map(|(_, ply)| line(ply)).collect());
    }
    let (ply, behind) = split_behind_ply(typed);
    // An announcement in other words is heard elsewhere; its squares are no other move.
    let behind = &Announcements::of_all().blanked(behind);
    let (same, later) = split_sentence(ply, behind);
    let told =
        moves.first().map_or_else(|| ply.trim_end_matches(is_ornament), |(_, ply)| ply.as_str());
    if typed.contains('?') || doubt::is_doubtful_behind(later) {
        return Reading::Doubted(vec![line(told)]);
    }
    let is_apart = ply.trim_end().ends_with([',', ';', ':', '-', '\u{2013}', '\u{2014}']);
    let same = if is_apart { format!(", {same}") } else { same.to_owned() };
    match doubt::read_behind(&same) {
        Behind::Plain => Reading::Order(line(ply.trim_end_matches(is_separator))),
        Behind::Doubtful => Reading::Doubted(vec![line(told)]),
        // The words of the ruleset for an announcement are known where the move is played.
        Behind::Unknown => {
            let end = typed.len() - later.len();
            let all = typed.get(..end).unwrap_or(typed);
            Reading::Order(line(all.trim_end_matches(is_ornament)))
        }
    }
}

/// The longest beginning of a line that is a ply, and what follows it. All of it is the ply if no
/// beginning is one.
fn split_behind_ply(typed: &str) -> (&str, &str) {
    let ends = typed.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
    let mut ends: Vec<usize> = ends.take(PLY_WORDS).collect();
    ends.push(typed.len());
    let is_ply = |end: &usize| {
        typed.get(..*end).is_some_and(|text| {
            effort::count_letters(text.len());
            PlyText::parse(text.trim_end_matches(is_ornament), &Spellings::default()).is_ok()
        })
    };
    let end = ends.iter().rev().find(|end| is_ply(end)).copied().unwrap_or(typed.len());
    typed.split_at(end)
}

/// What follows a ply, parted into the rest of its sentence and later sentences.
fn split_sentence<'a>(ply: &str, behind: &'a str) -> (&'a str, &'a str) {
    if ply.trim_end().ends_with(['.', '!']) {
        return ("", behind);
    }
    let same = moves::split_sentences(behind).first().map_or(0, |first| first.len());
    behind.split_at(same)
}

fn is_separator(c: char) -> bool {
    is_ornament(c) || matches!(c, '-' | ':' | '(')
}

/// What may follow a move without a meaning: a full stop, a thumb.
fn is_ornament(c: char) -> bool {
    matches!(c, '.' | '!' | ',' | ';' | ' ' | '*' | '_') || !c.is_ascii() && !c.is_alphanumeric()
}

/// Whether an order with free text after its word is meant as an order, and not a sentence.
fn is_meant(order: &Order, line: &str) -> bool {
    match order.row().prose {
        ProseRule::AnyLength => true,
        ProseRule::Short => line.split_whitespace().count() <= FEW,
        ProseRule::Told(word) => is_told(line, word),
        // `If you play d1-d4 I am lost` is not a plan.
        ProseRule::Plan(plan) => Plan::read(plan).is_ok() || begins_with_square(plan),
        ProseRule::OfSomebody(name) => !mail_phrases().nobodies.has_phrase(&fold(name)),
        ProseRule::NotAsking => !line.contains('?'),
        // `Join us on Friday` names nobody.
        ProseRule::Named(name) => {
            name.split(' ').all(|word| word.starts_with(char::is_uppercase)) || !name.contains(' ')
        }
    }
}

/// Whether a line begins with the usual word for an order in some language, or with any of its
/// words and a colon: `message: thanks` is an order, `Message received, thanks` is not.
fn is_told(line: &str, order: OrderWord) -> bool {
    // The number of a game may come first.
    let is_game = |text: &str| text.trim_start_matches('#').bytes().all(|b| b.is_ascii_digit());
    let numbered = line.split_once([':', ' ']).filter(|(number, _)| is_game(number));
    let line = numbered.map_or(line, |(_, rest)| rest);
    let word = line.split_whitespace().next().unwrap_or_default();
    let usual = engine::ruleset::Language::ALL.into_iter().map(|language| order.phrase(language));
    let mut usual = usual.chain([order.canonical()]);
    word.ends_with(':') || usual.any(|phrase| fold(phrase) == fold(word))
}

/// Reads a line that is not an order: it tries to be one, or is mistyped, or is a sentence.
fn read_misread(line: &str, why: Misread) -> Reading {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_short = words.len() <= FEW;
    let is_slip = match &why {
        Misread::NotUnderstood { .. } if begins_with_square(line) && is_short => {
            return Reading::Unclear(why);
        }
        Misread::NotUnderstood { nearest, .. } => {
            let is_courtesy =
                words.iter().any(|word| mail_phrases().courtesies.has_phrase(&fold(word)))
                    || is_courteous(line);
            !nearest.is_empty() && is_short && !is_courtesy
        }
        // `Yes, thanks` may be an answer; `No worries` is not.
        Misread::Superfluous { order: OrderWord::Yes | OrderWord::No, .. } => {
            is_short && words.first().is_some_and(|word| word.ends_with([',', '.', '!', ';']))
        }
        _ if is_short && !moves::has_move(line) => return Reading::Unclear(why),
        // An invitation with a mistake in its terms is long.
        Misread::BadArgument { .. } | Misread::NoZone { .. } | Misread::Contradiction { .. } => {
            words.len() <= 3 * FEW
        }
        _ => false,
    };
    if is_slip { Reading::Slip(why) } else { Reading::Prose }
}

pub fn is_courteous(line: &str) -> bool {
    effort::count_letters(line.len());
    let folded = fold(line);
    let is_short = folded.split(' ').count() <= FEW + 1;
    is_short
        && mail_phrases().closings.any(|closing| {
            let closing = fold(closing);
            folded
                .strip_prefix(&closing)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        })
}

/// `d1`, `d1-`, `d1 or d4`.
fn begins_with_square(line: &str) -> bool {
    let folded = engine::notation::fold_typed(line);
    let word: &str = folded
        .split(|c: char| !c.is_alphanumeric())
        .find(|word| !word.is_empty())
        .unwrap_or_default();
    word.parse::<engine::Square>().is_ok()
}
