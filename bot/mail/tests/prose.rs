//! Ordinary prose changes nothing: neither a sentence of a book as a line of a mail, nor letters
//! made of such sentences in every style of quoting. The letters are the same ones in each run;
//! `TAFLPOST_LETTERS=5000` writes more of them, which takes minutes in a dev build.

use commands::{Deed, Order, OrderLine, Sure};
use engine::ruleset::Language;
use everyday::Vocabulary;
use mail::{MailLine, MailText, WrittenText, read_orders};

use crate::styles;
use crate::styles::Random;

/// How many letters are written, if nothing else is said.
const LETTERS: usize = 300;

/// The most sentences of a letter.
const LONGEST: usize = 6;

const BOOKS: [&str; 5] = [
    include_str!("prose/en.txt"),
    include_str!("prose/nb.txt"),
    include_str!("prose/da.txt"),
    include_str!("prose/de.txt"),
    include_str!("prose/es.txt"),
];

/// The orders that would change something. What only asks first changes nothing, and a yes or no
/// answers nothing but a question that is open.
fn changes(written: &WrittenText) -> Vec<String> {
    let changes = written.said.iter().filter_map(|said| match said {
        MailLine::Order(line) => match &line.order {
            Order::Ask(_) | Order::Do(Deed::Yes(_) | Deed::No | Deed::Unsubscribe(Sure::Ask)) => {
                None
            }
            Order::Do(_) => Some(line.to_string()),
        },
        // They are asked about.
        MailLine::Unclear { .. } | MailLine::Several(_) | MailLine::Held { .. } => None,
    });
    changes.collect()
}

#[test]
fn no_sentence_of_a_book_changes_anything() {
    let mut found = Vec::new();
    for sentence in BOOKS.iter().flat_map(|book| book.lines()) {
        let changed = changes(&read_orders(&MailText::new(sentence), ""));
        if !changed.is_empty() {
            found.push((sentence, changed));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// A club in which everybody has a name from a book, and a game with the reader.
struct AnyName;

impl Vocabulary for AnyName {
    fn player(&self, typed: &str) -> Option<String> {
        let is_name = typed.starts_with(char::is_uppercase) && !typed.contains(' ');
        is_name.then(|| typed.to_owned())
    }

    fn games_with(&self, _handle: &str) -> Vec<u32> {
        vec![3]
    }

    fn ruleset(&self, _typed: &str) -> Option<String> {
        None
    }

    fn has_help(&self, _topic: &str) -> bool {
        false
    }
}

/// At a terminal a sentence only asks, too, if anything. It may be taken for a yes or no, which
/// answers nothing but a question that is open, and for the wish to join under a name.
#[test]
fn no_sentence_of_a_book_is_done_at_a_terminal() {
    let mut found = Vec::new();
    for (book, language) in BOOKS.iter().zip(Language::ALL) {
        for sentence in book.lines() {
            let read = everyday::understand_or_guess(sentence, language, &AnyName);
            match read {
                Ok(OrderLine {
                    order: Order::Do(Deed::Yes(_) | Deed::No | Deed::Join(_)), ..
                }) => {}
                Ok(OrderLine { order: Order::Do(deed), .. }) => {
                    found.push((sentence, deed.to_string()));
                }
                _ => {}
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_letter_changes_anything() {
    let sent = styles::sent();
    let styles = styles::styles();
    let mut random = Random(0x7af5);
    let mut found = Vec::new();
    let letters = std::env::var("TAFLPOST_LETTERS");
    for _ in 0..letters.map_or(LETTERS, |count| count.parse().unwrap()) {
        let sentences: Vec<&str> = BOOKS[random.below(BOOKS.len())].lines().collect();
        let mut letter = String::new();
        for _ in 0..=random.below(LONGEST) {
            letter.push_str(sentences[random.below(sentences.len())]);
            letter.push_str([" ", "\n", "\n\n"][random.below(3)]);
        }
        let style = random.of(&styles);
        let ours = random.of(&sent);
        let body = (style.body)(letter.trim(), ours);
        let mail = styles::mail(
            &body,
            *random.of(&styles::CHARSETS),
            *random.of(&styles::ENCODINGS),
            *random.of(&styles::WRAPPINGS),
            true,
        );
        let Ok(message) = mail::read_message(&mail) else { continue };
        let changed = changes(&read_orders(&message.text, &ours.text));
        if !changed.is_empty() {
            found.push((letter, changed, message.text.as_str().to_owned()));
        }
    }
    let first = found.first();
    assert!(found.is_empty(), "{} letters, of which the first is {first:#?}", found.len());
}
