//! Whether a text that stands around a move may be passed on to the opponent. Everything that could
//! be a failed note, plan or command, that names squares, addresses or codes, or that has to do with
//! announcements stays with its writer. If in doubt, it stays.

use std::borrow::Cow;
use std::sync::LazyLock;

use commands::words::{OrderWord, TopicWord, Word as _, fold, slips_between};
use commands::{self, Deed, Misread, Order, OrderLine, WordRow};
use email::effort;
use email::phrases::{PhraseList, mail_phrases};
use engine::Square;
use engine::ruleset::Language;
use everyday::UnknownClub;
use everyday::announcing::Announcements;

use crate::moves;
use crate::moves::{different_moves, split_sentences};

/// The most words of a sentence that is read as something wanted of the club.
const MOST_WORDS: usize = 14;

/// The most polite words in front of what is wanted.
const POLITE: usize = 6;

/// The longest word that anybody writes.
const LONGEST_WORD: usize = 24;

/// This many digits in a row are a code, unless they are a year.
const CODE: usize = 4;

/// This many digits in one text are a number of something.
const DIGITS: usize = 7;

/// Whether a text has to stay with its writer.
pub fn stays(lines: &[&str], text: &str, squares: &[Square]) -> bool {
    keeps(lines, text, squares) != Keeps::Nothing
}

/// Why a text has to stay with its writer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeps {
    /// It doesn't.
    Nothing,
    /// It speaks of announcements, which are just words in many games.
    Announcement,
    Other,
}

/// Why a text has to stay with its writer. Lines and sentences that follow each other in it are one.
/// Only these squares may be named in it: those of the move that was played.
pub fn keeps(lines: &[&str], text: &str, squares: &[Square]) -> Keeps {
    effort::count_letters(text.len());
    if !is_about_announcements(text) {
        return if has_secrets(lines, text, squares) { Keeps::Other } else { Keeps::Nothing };
    }
    // What is left of a line that began with one begins with its mark.
    let rest = |text: &str| match Announcements::of_all().blanked(text) {
        blanked if blanked == text => blanked,
        blanked => blanked.trim_start_matches(|c: char| !c.is_alphanumeric()).to_owned(),
    };
    let lines: Vec<String> = lines.iter().map(|line| rest(line)).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    match has_secrets(&lines, &rest(text), squares) {
        true => Keeps::Other,
        false => Keeps::Announcement,
    }
}

/// Whether a text must not be passed on, whatever it says about announcements.
fn has_secrets(lines: &[&str], text: &str, squares: &[Square]) -> bool {
    let lower = text.to_lowercase();
    let said = without_move(text, squares);
    has_address(&lower)
        || has_code(&said)
        || has_square(&said, squares)
        || has_word(text, &mail_phrases().secrets)
        || mail_phrases().disclaimers.is_in(&lower)
        || has_word(text, &mail_phrases().wishes)
        || has_word(text, &mail_phrases().club_words)
        || has_word(text, &mail_phrases().plan_words)
        || lines.iter().any(|line| begins_privately(line, true))
        || split_sentences(text).into_iter().any(is_private_sentence)
}

/// Whether a phrase of a list is in the text as words of its own.
fn has_word(text: &str, phrases: &PhraseList) -> bool {
    let words = format!(" {} ", fold(text));
    phrases.folded().iter().any(|phrase| has_words(&words, phrase))
}

/// Whether words are among others, which have a space on either side.
fn has_words(words: &str, phrase: &str) -> bool {
    words.match_indices(phrase).any(|(at, _)| {
        words.get(..at).is_some_and(|before| before.ends_with(' '))
            && words.get(at + phrase.len()..).is_some_and(|behind| behind.starts_with(' '))
    })
}

/// The text without the move that was played, wherever it is written out.
fn without_move(text: &str, squares: &[Square]) -> String {
    let mut said = text.to_owned();
    let moves = different_moves(text);
    for (range, ply) in moves.into_iter().rev() {
        let is_played = ply
            .split(['-', 'x', ':'])
            .all(|square| square.parse().is_ok_and(|square| squares.contains(&square)));
        if is_played && said.get(range.clone()).is_some() {
            said.replace_range(range, " ");
        }
    }
    said
}

fn has_address(lower: &str) -> bool {
    let spaced = format!(" {lower} ");
    let is_domain = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        let Some((name, end)) = word.rsplit_once('.') else { return false };
        let is_end = (2..=12).contains(&end.len()) && end.chars().all(char::is_alphabetic);
        is_end && name.chars().filter(|c| c.is_alphanumeric()).count() > 1
    };
    lower.contains(['@', '\u{ff20}'])
        || ["://", "www.", "mailto", "http"].iter().any(|link| lower.contains(link))
        || mail_phrases().at_words.is_in(&spaced) && mail_phrases().dot_words.is_in(&spaced)
        || ["(at)", "[at]", "{at}", "<at>"].iter().any(|at| lower.contains(at))
        || lower.split_whitespace().any(is_domain)
}

/// Whether a word may be a code, a token, a number to call, or squares that are joined.
fn has_code(text: &str) -> bool {
    let is_year =
        |word: &str| word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
    let mut digits = 0;
    for word in text.split_whitespace() {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        if word.chars().count() > LONGEST_WORD {
            return true;
        }
        let runs = word.split(|c: char| !c.is_numeric()).filter(|run| !run.is_empty());
        for run in runs {
            if is_year(run) && word == run {
                continue;
            }
            digits += run.len();
            if run.len() >= CODE {
                return true;
            }
        }
        if is_mixed(word) || is_shouted(word) {
            return true;
        }
    }
    digits >= DIGITS
}

/// A word of letters and digits that people don't write: not `2nd`, `7x7`, `8pm` or `18:30`.
fn is_mixed(word: &str) -> bool {
    let has_letter = word.contains(char::is_alphabetic);
    if !has_letter || !word.contains(char::is_numeric) {
        return false;
    }
    let lower = word.to_lowercase();
    let behind = lower.trim_start_matches(|c: char| c.is_numeric() || matches!(c, '.' | ',' | ':'));
    let is_known = lower.starts_with(char::is_numeric)
        && [
            "st",
            "nd",
            "rd",
            "th",
            "am",
            "pm",
            "h",
            "uhr",
            "min",
            "km",
            "kg",
            "cm",
            "mm",
            "kr",
            "eur",
            "usd",
            "c",
            "°c",
            "°",
            "%",
            "ish",
            "o",
            "a",
            "ª",
            "º",
            "er",
            "ers",
            "hrs",
            "tallet",
            "erne",
            "-tallet",
            "-year-old",
            "'s",
            "s",
        ]
        .contains(&behind);
    let is_size = lower.split_once('x').is_some_and(|(width, height)| {
        let is_number =
            |side: &str| (1..=2).contains(&side.len()) && side.bytes().all(|b| b.is_ascii_digit());
        is_number(width) && is_number(height)
    });
    // Single squares are looked at elsewhere.
    let is_square = word.parse::<Square>().is_ok();
    !(is_known || is_size || is_square)
}

/// `KQXJW`: five capitals and more that nobody can say aloud.
fn is_shouted(word: &str) -> bool {
    let letters: Vec<char> = word.chars().filter(|c| c.is_alphabetic()).collect();
    let is_vowel = |c: &char| "AEIOUYÆØÅÄÖÜÁÉÍÓÚ".contains(*c);
    letters.len() >= 4
        && letters.iter().all(|c| c.is_uppercase())
        && (letters.iter().filter(|c| is_vowel(c)).count() * 4 < letters.len()
            || word.contains(['-', '_']))
}

/// Whether a square is named that does not belong to the move, in any form.
fn has_square(text: &str, squares: &[Square]) -> bool {
    if moves::squares(text).any(|(_, square)| !squares.contains(&square)) {
        return true;
    }
    let folded = fold(text);
    let words: Vec<&str> = folded.split(' ').collect();
    let is_file =
        |word: &str| word.len() == 1 && word.bytes().all(|byte| (b'a'..=b's').contains(&byte));
    let is_number = |word: &str| {
        word.parse::<u8>().is_ok_and(|number| (1..=19).contains(&number))
            || is_one_of(word, &mail_phrases().number_words)
    };
    words.windows(2).enumerate().any(|(at, two)| {
        let [one, other] = two else { return false };
        let is_line = |word: &str| is_one_of(word, &mail_phrases().board_lines);
        let is_place = |word: &str| is_file(word) || is_number(word) || is_ordinal(word);
        if is_line(one) && is_place(other) || is_place(one) && is_line(other) {
            return true;
        }
        // `i 3 timer` is three hours, `in d 4` is a square.
        let next = words.get(at + 2).copied().unwrap_or_default();
        let is_quantity = is_one_of(one, &mail_phrases().no_files)
            && next.chars().filter(|c| c.is_alphabetic()).count() >= 3;
        is_file(one) && is_number(other) && !is_quantity
            || one.parse::<Square>().is_ok_and(|square| !squares.contains(&square))
    }) || words
        .last()
        .is_some_and(|word| word.parse::<Square>().is_ok_and(|square| !squares.contains(&square)))
}

fn is_one_of(word: &str, phrases: &PhraseList) -> bool {
    phrases.folded().iter().any(|phrase| phrase == word)
}

fn is_ordinal(word: &str) -> bool {
    let number = word.trim_end_matches(|c: char| c.is_alphabetic());
    !number.is_empty() && number.len() < word.len() && number.bytes().all(|b| b.is_ascii_digit())
}

fn is_about_announcements(text: &str) -> bool {
    let folded = fold(text);
    let words: Vec<&str> = folded.split(' ').collect();
    let is_phrase = |phrase: &str| {
        let count = phrase.split(' ').count();
        // `Still` is a German word for silent, and an English one.
        let is_still = phrase == "still" && words.len() > 3;
        !is_still
            && words.windows(count).any(|said| {
                let said = said.join(" ");
                slips_between(&said, phrase, announcement_slips(phrase)).is_some()
            })
    };
    let topics = Language::ALL.into_iter().flat_map(|language| TopicWord::Raichi.phrases(language));
    mail_phrases().announcements.folded().iter().any(|phrase| is_phrase(phrase))
        || topics.map(fold).any(|topic| is_phrase(&topic))
        || has_stem(&words)
        || !Announcements::of_all().heard_in(text).is_empty()
}

/// `announc…`, `fluktv…`, in whatever form.
fn has_stem(words: &[&str]) -> bool {
    let stems = [
        "announc",
        "anounc",
        "annonc",
        "annons",
        "raich",
        "reich",
        "tuich",
        "fluktv",
        "flugtv",
        "fluchtw",
        "ansag",
        "anunci",
        "unannounc",
        "ankund",
        "kunngj",
        "varsl",
    ];
    words.iter().any(|word| stems.iter().any(|stem| word.starts_with(stem)) && *word != "reich")
}

fn announcement_slips(phrase: &str) -> usize {
    match phrase {
        "raichi" | "tuichi" => 2,
        "se opp" | "se op" => 0,
        _ if phrase.chars().count() >= 7 => 1,
        _ => 0,
    }
}

/// Whether a line, or what comes after a greeting in it, begins like a note or a command.
fn begins_privately(line: &str, is_line: bool) -> bool {
    let behind_greeting = line
        .split_once([',', '!', ':', ';'])
        .filter(|(head, _)| head.split_whitespace().count() <= 3)
        .map(|(_, rest)| rest);
    let behind_dash = line.split_once([':', '\u{2013}', '\u{2014}']).map(|(_, rest)| rest);
    let pieces = [Some(line), behind_greeting, behind_dash].into_iter().flatten();
    pieces.into_iter().any(|piece| begins_like_a_command(piece, is_line))
}

fn is_private_sentence(sentence: &str) -> bool {
    let bare = sentence.trim_start();
    bare.starts_with(['>', '|', '\u{bb}'])
        || mail_phrases().program_signatures.begins_text(&bare.to_lowercase())
        || begins_privately(sentence, false)
        || is_plan(sentence)
        || is_for_club(sentence)
}

/// The form in which words are compared that may be mistyped: one letter for each that is typed.
fn typed(text: &str) -> String {
    fold(&text.replace('æ', "ä").replace('Æ', "Ä").replace('ß', "s"))
}

/// Whether a text begins with the words of a command or a note, however they are misspelled, or
/// with those and polite words in front.
fn begins_like_a_command(text: &str, is_line: bool) -> bool {
    let bare = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    let is_numbered = bare.split_once([':', ')', '.']).is_some_and(|(number, rest)| {
        !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
            && !rest.starts_with(|c: char| c.is_ascii_digit())
    });
    // `#note`, `/resign`, `!draw`
    let is_called = text.trim_start().starts_with(['/', '#', '!', '\\', '$', '~', '=', '%']);
    if is_numbered || is_called {
        return true;
    }
    // `Sí` is a yes, `si` an if.
    if text.trim_start_matches(|c: char| !c.is_alphanumeric()).to_lowercase().starts_with("sí") {
        return false;
    }
    let folded = typed(text);
    let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let is_question = text.trim_end().ends_with('?');
    let opens = fold(text);
    let opens: Vec<bool> =
        opens.split(' ').map(|word| is_one_of(word, &mail_phrases().openers)).collect();
    let is_opener = |at: usize| opens.get(at).copied().unwrap_or_default();
    let polite = words.iter().take(POLITE).take_while(|word| is_polite(word)).count();
    is_command(&words, is_opener(0), (true, is_line), is_question)
        || (1..=polite).any(|at| {
            words.get(at..).is_some_and(|words| {
                is_command(words, is_opener(at), (false, is_line), is_question)
            })
        })
}

fn is_polite(word: &str) -> bool {
    is_one_of(word, &mail_phrases().politeness)
}

/// Whether the words begin like a command or a note. Behind polite words only those count that are
/// never said to people.
fn is_command(
    words: &[&str],
    is_opener: bool,
    (is_first, is_line): (bool, bool),
    is_question: bool,
) -> bool {
    let Some(&first) = words.first() else { return false };
    let heads: Vec<String> = (0..=words.len().min(LONGEST_COMMAND))
        .filter_map(|count| words.get(..count).map(<[&str]>::concat))
        .collect();
    // With a space too many or too few it is the same.
    let near = |phrase: &str| {
        let count = phrase.split(' ').count();
        let meant = match count {
            1 => Cow::Borrowed(phrase),
            _ => Cow::Owned(phrase.replace(' ', "")),
        };
        let counts = if count == 1 { 1..=2 } else { count - 1..=count + 1 };
        counts.into_iter().any(|typed| {
            let Some(head) = heads.get(typed) else { return false };
            let allowed = match typed == 1 && is_opener || count == 1 && typed == 2 {
                true => 0,
                false => allowed_slips(head, &meant),
            };
            // `No te preocupes`
            let is_note = typed == 2 && head == "note" && first == "no";
            !is_note && slips_between(head, &meant, allowed).is_some()
        })
    };
    if mail_phrases().own_notes.folded().iter().any(|note| near(note)) {
        return true;
    }
    let is_why = is_question && words.len() > 3;
    COMMANDS.iter().any(|(order, phrase)| {
        // Inside a line, nobody begins to say something.
        let is_inside = *order == OrderWord::Say && !is_line;
        if WordRow::of(*order).is_said && !is_first
            || *order == OrderWord::Why && is_why
            || is_inside
        {
            return false;
        }
        near(phrase)
    })
}

/// More words than any command or note has, with a space too many.
const LONGEST_COMMAND: usize = 12;

/// The words of commands, with their commands.
static COMMANDS: LazyLock<Vec<(OrderWord, String)>> = LazyLock::new(|| {
    let orders =
        OrderWord::ALL.iter().filter(|order| !matches!(order, OrderWord::Yes | OrderWord::No));
    let phrases = orders.flat_map(|&order| {
        let phrases = Language::ALL.into_iter().flat_map(move |language| order.phrases(language));
        phrases.chain([order.canonical()]).map(move |phrase| (order, typed(phrase)))
    });
    phrases.collect()
});

/// How many slips may separate what is typed from a command's words.
fn allowed_slips(typed: &str, meant: &str) -> usize {
    let begins_alike = typed.chars().next() == meant.chars().next();
    match (meant.chars().count(), begins_alike) {
        (0..=3, _) => 0,
        (4..=5, _) => 1,
        (6..=8, true) => 2,
        (6..=8, false) => 1,
        _ => 2,
    }
}

/// Whether a sentence says what its writer means to do.
fn is_plan(sentence: &str) -> bool {
    let folded = fold(sentence);
    let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let is_question = sentence.trim_end().ends_with('?');
    let has_game_word = words.iter().any(|word| is_game_word(word));
    // `Sí, claro`; `When do you usually play?`
    let is_yes = sentence.trim_start().to_lowercase().starts_with("sí");
    let greets_first =
        sentence.split_once([',', '!']).filter(|(head, _)| head.split_whitespace().count() <= 3);
    let starts = [Some(folded.clone()), greets_first.map(|(_, rest)| fold(rest))];
    let opens = starts.into_iter().flatten().any(|start| {
        let start = format!("{start} ");
        mail_phrases().plan_openers.folded().iter().any(|opener| {
            let is_begun =
                start.strip_prefix(opener.as_str()).is_some_and(|rest| rest.starts_with(' '));
            is_begun && !(is_yes && opener == "si")
        })
    });
    if opens && (!is_question || has_game_word) {
        return true;
    }
    let spaced = format!(" {folded} ");
    let has_intent =
        mail_phrases().intents.folded().iter().any(|intent| has_words(&spaced, intent))
            || sentence.to_lowercase().split_whitespace().any(|word| {
                ["aré", "eré", "iré", "aremos", "eremos", "iremos"]
                    .iter()
                    .any(|end| word.trim_end_matches(|c: char| !c.is_alphabetic()).ends_with(end))
            });
    has_intent && has_game_word
}

fn is_game_word(word: &str) -> bool {
    mail_phrases().game_words.folded().iter().any(|game| match game.chars().count() {
        0..=4 => word == game,
        _ => word.starts_with(game.as_str()),
    })
}

/// Whether a sentence asks something of the club, in whatever words and language.
fn is_for_club(sentence: &str) -> bool {
    if sentence.split_whitespace().count() > MOST_WORDS {
        return false;
    }
    Language::ALL.into_iter().any(|language| {
        match everyday::understand(sentence, language, &UnknownClub) {
            Ok(OrderLine { order: Order::Do(Deed::Yes(_) | Deed::No | Deed::Say(_)), .. }) => false,
            Ok(_) => true,
            Err(Misread::Offered { commands }) => commands.iter().any(|command| {
                !matches!(
                    commands::read(command),
                    Ok(OrderLine { order: Order::Do(Deed::Say(_) | Deed::Yes(_) | Deed::No), .. })
                )
            }),
            Err(_) => false,
        }
    })
}
