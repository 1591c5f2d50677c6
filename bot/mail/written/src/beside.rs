//! What a person wrote around a move, for the opponent. Only lines count that this person certainly
//! wrote, above any closing; `private` says which of them have to stay with their writer. Lines that
//! a sentence runs over are one text, and what follows a note or a plan in the same paragraph stays
//! with it.

use commands::words::{Courtesies, fold};
use commands::{self, Deed, Order, OrderLine};
use email::effort;
use email::phrases::mail_phrases;
use engine::Square;
use service::mail::{BesideLine, MailLine};
use templates::notice::make_harmless;

use crate::moves::{different_moves, split_sentences};
use crate::private::Keeps;
use crate::reading::{Own, Reading};
use crate::sentence::is_said_doubtfully;
use crate::{moves, private, tame};

/// The most letters that are passed on with a move: about a page, and as many as a message has.
const PAGE: usize = 2_000;

/// The most pieces that are passed on.
const MOST_PIECES: usize = 40;

/// The most words in a greeting or a name on a line of its own.
const FEW: usize = 3;

/// The most words of a line that closes a mail.
const CLOSING: usize = 8;

/// The most lines below a word of thanks that closes a mail.
const SIGNATURE: usize = 4;

/// From this length on, a line may have been broken by a program.
const LONG: usize = 45;

/// What a person wrote around the moves that were read in a mail; nothing if there is none.
pub fn words_beside(own: &[Own<'_>], said: &[MailLine]) -> Vec<BesideLine> {
    let moves = WrittenMoves::of(said);
    if moves.0.is_empty() {
        return Vec::new();
    }
    let mut texts = texts_of(own);
    let letters: usize = texts.iter().map(|text| text.letters()).sum();
    effort::count_letters(letters);
    if letters > PAGE || texts.len() > MOST_PIECES {
        for text in &mut texts {
            text.stays = true;
        }
    }
    let mut words = Vec::new();
    // The paragraph of a note or a plan.
    let mut private = None;
    for text in texts {
        let is_private = text.begins_private || private == Some(text.paragraph);
        if text.begins_private {
            private = Some(text.paragraph);
        }
        let Some(said) = text.without_bare_move() else { continue };
        let squares = moves.squares(text.game);
        let lines: Vec<&str> = text.lines.iter().map(String::as_str).collect();
        let keeps = private::keeps(&lines, &said, &squares);
        let stays = text.stays || is_private || keeps != Keeps::Nothing;
        let announces = !text.stays && !is_private && keeps == Keeps::Announcement;
        if stays && !text.stays && !announces {
            private = Some(text.paragraph);
        }
        let said = if stays { tame(&said) } else { make_harmless(&said) };
        if said.contains(char::is_alphanumeric) {
            words.push(BesideLine { text: said, game: text.game, stays, announces });
        }
    }
    words
}

/// Adds to each message that is said the lines below it that go on with it, up to a closing,
/// another order, or anything private; they are no lines of their own then.
pub fn join_messages(own: &mut Vec<Own<'_>>) {
    let mut at = 0;
    while at < own.len() {
        let lines = match own.get(at).map(|own| &own.reading) {
            Some(Reading::Order(OrderLine { order: Order::Do(Deed::Say(_)), .. })) => {
                message_lines(own, at)
            }
            _ => Vec::new(),
        };
        let below = lines.len();
        if let Some(Own { reading: Reading::Order(line), .. }) = own.get_mut(at)
            && let Order::Do(Deed::Say(said)) = &mut line.order
        {
            for (is_wrapped, line) in lines {
                said.push(if is_wrapped { ' ' } else { '\n' });
                said.push_str(&line);
            }
        }
        own.drain(at + 1..at + 1 + below);
        at += 1;
    }
}

/// The lines that go on with a message, each with whether it goes on with the line above.
fn message_lines(own: &[Own<'_>], at: usize) -> Vec<(bool, String)> {
    let mut lines: Vec<(bool, String)> = Vec::new();
    let (mut above, mut paragraph) =
        own.get(at).map_or(("", None), |own| (own.line, Some(own.paragraph)));
    for (index, here) in own.iter().enumerate().skip(at + 1) {
        let is_prose = matches!(here.reading, Reading::Prose);
        let is_slip = matches!(here.reading, Reading::Slip(_));
        if here.is_below || !(is_prose || is_slip) || is_attribution(here.line) {
            break;
        }
        if is_closing(own, index, true) || without_closing(here.line).is_some() {
            break;
        }
        let is_broken = above.chars().count() >= LONG && !ends_sentence(above);
        let is_wrapped = paragraph == Some(here.paragraph) && is_broken;
        if !is_wrapped && (is_slip || private::stays(&[here.line], here.line, &[])) {
            break;
        }
        (above, paragraph) = (here.line, Some(here.paragraph));
        lines.push((is_wrapped, here.line.to_owned()));
    }
    lines
}

/// Whether no next line can go on with a sentence.
fn ends_sentence(line: &str) -> bool {
    line.trim_end().ends_with(|c: char| {
        matches!(c, '.' | '!' | '?' | '\u{2026}' | ')' | ':' | ';' | '"' | '\u{201d}')
            || !c.is_ascii() && !c.is_alphanumeric()
    })
}

/// The moves that were read, each with the number of the game that was written.
struct WrittenMoves(Vec<(Option<u32>, Vec<Square>)>);

impl WrittenMoves {
    fn of(said: &[MailLine]) -> WrittenMoves {
        let mut moves: Vec<(Option<u32>, Vec<Square>)> = Vec::new();
        let mut add = |game: Option<u32>, ply: &str| {
            let squares = different_moves(ply).into_iter().next().map(|(range, _)| {
                let text = ply.get(range).unwrap_or_default();
                text.split(|c: char| !c.is_alphanumeric() || c == 'x')
                    .filter_map(|square| square.to_ascii_lowercase().parse().ok())
                    .collect::<Vec<Square>>()
            });
            moves.push((game, squares.unwrap_or_default()));
        };
        for said in said {
            match said {
                MailLine::Order(OrderLine { game, order: Order::Do(Deed::Ply(ply)) }) => {
                    add(*game, ply);
                }
                MailLine::Several(plies) => {
                    for ply in plies {
                        match commands::as_typed(ply) {
                            Ok(OrderLine { game, order: Order::Do(Deed::Ply(ply)) }) => {
                                add(game, &ply);
                            }
                            _ => add(None, ""),
                        }
                    }
                }
                MailLine::Order(_) | MailLine::Unclear { .. } | MailLine::Held { .. } => {}
            }
        }
        WrittenMoves(moves)
    }

    /// The squares that may be named beside the move for a game: its own, if it is clear which that
    /// is.
    fn squares(&self, game: Option<u32>) -> Vec<Square> {
        let mut meant = self.0.iter().filter(|(of, _)| game.is_none() || *of == game);
        match (meant.next(), meant.next()) {
            (Some((_, squares)), None) => squares.clone(),
            _ => Vec::new(),
        }
    }
}

/// Lines that belong together.
struct Text {
    lines: Vec<String>,
    paragraph: usize,
    /// The game that is named in front of it.
    game: Option<u32>,
    /// It is not to be passed on, whatever it says.
    stays: bool,
    /// It is below a note or the like in its paragraph.
    begins_private: bool,
}

impl Text {
    fn letters(&self) -> usize {
        self.lines.iter().map(|line| line.chars().count()).sum()
    }

    /// Whether a next line may go on with its last sentence.
    fn goes_on(&self) -> bool {
        let Some(last) = self.lines.last() else { return false };
        let last = last.trim_end();
        let words = last.split_whitespace().count();
        let is_greeting = words <= FEW && (last.ends_with(',') || is_courtesy(last));
        !is_greeting && !ends_sentence(last)
    }

    /// All of it, without the sentences that do nothing but say the move; `None` if nothing is left.
    fn without_bare_move(&self) -> Option<String> {
        let text = self.lines.join(" ");
        if !moves::has_move(&text) {
            return Some(text);
        }
        let kept: Vec<String> =
            split_sentences(&text).into_iter().filter_map(beyond_move).collect();
        let kept = kept.join(" ");
        kept.contains(char::is_alphanumeric).then_some(kept)
    }
}

/// What a sentence says beyond its move. A move at its beginning falls away; any other stays where
/// more is said than that it is played.
fn beyond_move(sentence: &str) -> Option<String> {
    let sentence = sentence.trim();
    let moves = different_moves(sentence);
    let [(range, _)] = moves.as_slice() else { return Some(sentence.to_owned()) };
    let front = sentence.get(..range.start).unwrap_or_default();
    let behind = sentence.get(range.end..).unwrap_or_default();
    let words = |text: &str| {
        text.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).count()
    };
    if words(front) == 0 {
        let rest = behind.trim_start_matches(|c: char| !c.is_alphanumeric());
        let and = ["and ", "og ", "und ", "y "].iter().find_map(|and| rest.strip_prefix(and));
        let rest = and.unwrap_or(rest);
        return (words(rest) > 0).then(|| rest.to_owned());
    }
    // `Sorry for the delay, I play d1-d4`
    let clause = front.rfind([',', ';', ':', '.', '!', '\u{2013}', '\u{2014}', '(']);
    let in_front = clause.map_or(0, |at| words(front.get(..at).unwrap_or_default()));
    let is_thanks = is_courtesy(behind.trim_start_matches(|c: char| !c.is_alphanumeric()));
    let says_more = in_front >= FEW || words(behind) >= 2 || words(behind) == 1 && is_thanks;
    says_more.then(|| sentence.to_owned())
}

fn is_courtesy(text: &str) -> bool {
    let first = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    mail_phrases().courtesies.has_phrase(&first.to_lowercase())
}

/// The texts of a mail from top to bottom, without its closing.
fn texts_of(own: &[Own<'_>]) -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    // Whether the last text can go on, and whether nothing more is passed on.
    let (mut is_open, mut is_over) = (false, false);
    // The paragraph in which something private was said.
    let mut private = None;
    for (at, here) in own.iter().enumerate() {
        let mut text = Text {
            lines: vec![here.line.to_owned()],
            paragraph: here.paragraph,
            game: None,
            stays: is_over || here.is_below || here.follows >= LONG,
            begins_private: private == Some(here.paragraph),
        };
        if text.stays {
            is_open = false;
            texts.push(text);
            continue;
        }
        match &here.reading {
            Reading::Order(OrderLine { game, order: Order::Do(Deed::Ply(ply)) }) => {
                is_open = false;
                text.game = *game;
                text.lines = behind_ply(here.line, ply);
            }
            Reading::Doubted(_) => {
                is_open = false;
                text.lines = split_sentences(here.line)
                    .into_iter()
                    .filter(|sentence| !moves::has_move(sentence))
                    .map(|sentence| sentence.trim().to_owned())
                    .collect();
            }
            Reading::Order(line) => {
                is_open = false;
                if !matches!(line.order, Order::Do(Deed::Say(_))) {
                    private = Some(here.paragraph);
                }
                continue;
            }
            Reading::Unclear(_) => {
                (is_open, private) = (false, Some(here.paragraph));
                continue;
            }
            Reading::Prose | Reading::Slip(_) if is_attribution(here.line) => {
                (is_over, text.stays) = (true, true);
            }
            Reading::Prose | Reading::Slip(_) if is_closing(own, at, !texts.is_empty()) => {
                is_over = true;
                let closes_only = here.line.split_whitespace().count() <= FEW + 1;
                if is_light(here.line) {
                    // Thanks are for the opponent, too.
                } else if closes_only {
                    continue;
                } else {
                    text.stays = true;
                }
            }
            Reading::Prose | Reading::Slip(_) => {
                let doubtful = split_sentences(here.line).into_iter().any(|sentence| {
                    let moves = different_moves(sentence);
                    !moves.is_empty() && is_said_doubtfully(sentence, &moves)
                });
                text.stays = doubtful;
            }
        }
        if text.lines.is_empty() {
            is_open = false;
            continue;
        }
        let closing = text.lines.last().and_then(|last| without_closing(last));
        if let (Some(rest), Some(last)) = (closing, text.lines.last_mut()) {
            (*last, is_over) = (rest, true);
        }
        match texts.last_mut() {
            Some(last) if is_open && last.paragraph == here.paragraph && last.goes_on() => {
                last.stays |= text.stays;
                last.lines.append(&mut text.lines);
            }
            _ => texts.push(text),
        }
        is_open = true;
    }
    texts
}

/// What a line that begins with a move says besides it.
fn behind_ply(line: &str, ply: &str) -> Vec<String> {
    let sentences = split_sentences(line);
    let known = fold(ply);
    let mut said = Vec::new();
    for sentence in sentences {
        let sentence = sentence.trim();
        let folded = fold(sentence);
        // An announcement is a part of the ply.
        let is_of_ply = known.ends_with(&folded) || folded.is_empty();
        match moves::has_move(sentence) || folded.starts_with(&known) {
            true => {
                let behind = beyond_move(sentence);
                let rest = known.split_once(' ').map_or("", |(_, rest)| rest);
                said.extend(behind.filter(|behind| {
                    let behind = fold(behind);
                    !rest.ends_with(&behind) && !known.ends_with(&behind)
                }));
            }
            false if is_of_ply => {}
            // Squares written apart may be the move.
            false if moves::squares(sentence).next().is_some() && said.is_empty() => {
                let squares = moves::squares(sentence).map(|(range, _)| range.end).max();
                let behind = squares.and_then(|end| sentence.get(end..)).unwrap_or_default();
                let behind = behind.trim_start_matches(|c: char| !c.is_alphanumeric());
                if !behind.is_empty() && !known.ends_with(&fold(behind)) {
                    said.push(behind.to_owned());
                }
            }
            false => said.push(sentence.to_owned()),
        }
    }
    said
}

/// `Ivar wrote:` above words that are not the writer's.
fn is_attribution(line: &str) -> bool {
    let line = line.trim_end();
    let words = fold(line);
    let writes = |phrase: &String| words.split(' ').any(|word| word == phrase);
    line.ends_with(':') && mail_phrases().wrote.folded().iter().any(writes)
        || mail_phrases().quotings.begins_text(&line.to_lowercase())
}

/// Whether a line closes the mail, so that what is below it is not for the opponent.
fn is_closing(own: &[Own<'_>], at: usize, has_words: bool) -> bool {
    let Some(line) = own.get(at).map(|own| own.line) else { return false };
    let below = own.get(at + 1..).unwrap_or_default();
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.len() <= CLOSING && closes(line) {
        return true;
    }
    // A name above a title, a street, a number.
    let is_sentence =
        |line: &str| line.ends_with(['.', '!', '?']) || line.split_whitespace().count() > CLOSING;
    let is_signature = !below.is_empty() && !below.iter().any(|own| is_sentence(own.line));
    if is_light(line) {
        return is_signature
            && below.len() <= SIGNATURE
            && below.first().is_some_and(|own| is_name(own.line));
    }
    has_words && is_signature && is_name(line)
}

/// Whether a line is a closing formula, followed by nothing but names.
pub fn closes(line: &str) -> bool {
    let folded = fold(line);
    let original: Vec<&str> = line.split_whitespace().collect();
    let formulas = mail_phrases().closings.folded().iter().chain(mail_phrases().sign_offs.folded());
    formulas.into_iter().any(|formula| {
        let count = formula.split(' ').count();
        let Some(rest) = folded.strip_prefix(formula.as_str()) else { return false };
        if !rest.is_empty() && !rest.starts_with(' ') {
            return false;
        }
        let names = original.get(count.min(original.len())..).unwrap_or_default();
        let links = [
            "from", "fra", "von", "an", "to", "til", "de", "og", "and", "und", "y", "&", "a", "/",
            "-",
        ];
        let is_name = |word: &&str| {
            word.starts_with(|c: char| c.is_uppercase() || !c.is_alphanumeric())
                || links.contains(&word.to_lowercase().as_str())
        };
        // `Greetings from Oslo.`
        let from = ["from", "fra", "aus", "desde", "de"];
        let is_sentence = line.ends_with(['.', '!'])
            && names.first().is_some_and(|word| from.contains(&word.to_lowercase().as_str()));
        !is_sentence && names.len() <= FEW + 1 && names.iter().all(is_name)
            || !is_sentence && count >= 2 && !line.contains('?') && names.len() <= CLOSING - 2
    })
}

/// Whether a line opens a mail: a greeting, perhaps with a name.
pub fn opens(line: &str) -> bool {
    let folded = fold(line);
    let words: Vec<&str> = folded.split(' ').collect();
    let Some(count) = Courtesies::all().length_of_hello(&words) else { return false };
    let names: Vec<&str> = line.split_whitespace().skip(count).collect();
    let is_name = |word: &&str| !word.starts_with(char::is_lowercase);
    let is_greeting = names.len() < FEW && names.iter().all(is_name);
    is_greeting && !line.ends_with(['.', '?']) && !closes(line)
}

/// A line without the closing formula at its end, if it has one behind other sentences.
fn without_closing(line: &str) -> Option<String> {
    let sentences = split_sentences(line);
    let (last, rest) = sentences.split_last()?;
    let is_closed = closes(last.trim())
        && (rest.is_empty() || last.trim_end().ends_with(char::is_alphanumeric));
    is_closed.then(|| rest.concat().trim().to_owned())
}

/// `Thanks!`
fn is_light(line: &str) -> bool {
    let folded = fold(line);
    mail_phrases().light_sign_offs.folded().contains(&folded)
}

/// `Anna`, `Anna Lindqvist`, `- A. Lindqvist`; not `Thanks`.
fn is_name(line: &str) -> bool {
    let bare = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = bare.split_whitespace().collect();
    (1..=FEW).contains(&words.len())
        && !bare.ends_with(['!', '?', ':', ','])
        && !is_courtesy(bare)
        && words.iter().all(|word| {
            word.starts_with(char::is_uppercase)
                && word
                    .chars()
                    .all(|c| c.is_alphabetic() || matches!(c, '.' | '-' | '\'' | '\u{2019}'))
        })
}
