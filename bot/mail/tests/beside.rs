//! What people write around a move, and what of it may be passed on to the opponent: of failed
//! notes, plans and commands nothing, of ordinary chat nearly everything.

use commands::BoardForm;
use commands::words::{OrderWord, Word as _};
use engine::ruleset::Language;
use mail::{BesideLine, MailText, WrittenText, read_orders};
use service::mail::reads_as_order;
use templates::medium::mail::{html_of, text_of};
use templates::told::Who;
use templates::{Notice, Reader};

use crate::styles;

const SENT: &str = "\
It is your turn, ply 6; you play the defenders.

You can answer with one of these lines, above everything else:
| f4-a4                  your move, written like this one
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far write to your opponent, in your own words
| help                   all that you can say

Chain 886c119b0933.
";

fn read(text: &str) -> WrittenText {
    let quote: String = SENT.lines().map(|line| format!("> {line}\n")).collect();
    let mail =
        format!("{text}\n\nOn Fri, 20 Nov 2026 at 10:00, Tafl <play@club.test> wrote:\n{quote}");
    read_orders(&MailText::new(&mail), SENT)
}

/// The texts that may be passed on, one below the other.
fn passed(written: &WrittenText) -> Vec<&str> {
    let may = written.beside.iter().filter(|line| !line.stays);
    may.map(|BesideLine { text, .. }| text.as_str()).collect()
}

fn table(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let told = lines.map(|line| line.replace("\\n", "\n"));
    told.chain(text.lines().filter(|line| line.starts_with("#note")).map(str::to_owned)).collect()
}

/// The ways in which a text stands around the move h1-h4.
fn mails(text: &str) -> [String; 5] {
    [
        format!("h1-h4\n\n{text}"),
        format!("{text}\n\nh1-h4"),
        format!("h1-h4\n{text}"),
        format!("I take h1-h4. {text}"),
        format!("{text}\nMy move is h1-h4."),
    ]
}

#[test]
fn nothing_private_is_passed_on() {
    let texts = table(include_str!("beside/private.txt"));
    assert!(texts.len() >= 200, "{}", texts.len());
    let mut leaked = Vec::new();
    for text in &texts {
        for mail in mails(text) {
            let written = read(&mail);
            if !passed(&written).is_empty() {
                leaked.push(format!("{mail:?}: {:?}", passed(&written)));
            }
        }
    }
    println!("{} texts in five places each, of which {} leak", texts.len(), leaked.len());
    assert!(leaked.is_empty(), "{}", leaked.join("\n"));
}

#[test]
fn ordinary_chat_is_passed_on() {
    let texts = table(include_str!("beside/chat.txt"));
    let (mut lost, mut count) = (Vec::new(), 0);
    for text in &texts {
        let (text, may_stay) = match text.strip_prefix('~') {
            Some(text) => (text, true),
            None => (text.as_str(), false),
        };
        for mail in mails(text) {
            let written = read(&mail);
            let said = passed(&written).join(" ");
            count += 1;
            if !(said.contains(text) || may_stay) {
                lost.push(format!("{mail:?}: {:?}", written.beside));
            }
        }
    }
    println!("{count} mails of chat, of which {} are not passed on", lost.len());
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

/// Each slip in a word: two letters exchanged, one missing, doubled or wrong.
fn slips(word: &str) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    let mut slips = Vec::new();
    for at in 0..letters.len() {
        let mut slip = |change: &dyn Fn(&mut Vec<char>)| {
            let mut typed = letters.clone();
            change(&mut typed);
            slips.push(typed.into_iter().collect::<String>());
        };
        slip(&|typed| {
            typed.remove(at);
        });
        slip(&|typed| typed.insert(at, typed[at]));
        slip(&|typed| typed[at] = if typed[at] == 'x' { 'w' } else { 'x' });
        if at + 1 < letters.len() {
            slip(&|typed| typed.swap(at, at + 1));
        }
    }
    slips.retain(|slip| slip != word);
    slips
}

/// One of this many slips is tried.
const STEP: usize = 5;

/// Slips that give ordinary words.
const WORDS: [&str; 4] = ["und", "see", "such", "godt"];

/// A word that was mistyped may be any command.
#[test]
fn no_mistyped_command_is_passed_on() {
    let orders =
        OrderWord::ALL.iter().filter(|order| !matches!(order, OrderWord::Yes | OrderWord::No));
    let mut leaked = Vec::new();
    let (mut number, mut count) = (0, 0);
    for order in orders {
        for phrase in Language::ALL.into_iter().flat_map(|language| order.phrases(language)) {
            if phrase.chars().count() < 4 {
                continue;
            }
            for typed in slips(phrase) {
                number += 1;
                if number % STEP != 0 || WORDS.contains(&typed.as_str()) {
                    continue;
                }
                count += 1;
                let written = read(&format!("h1-h4\n\n{typed} the young fellow there"));
                if !passed(&written).is_empty() {
                    leaked.push(format!("{typed} ({phrase})"));
                }
            }
        }
    }
    println!("{count} mistyped commands, of which {} leak", leaked.len());
    assert!(leaked.is_empty(), "{}", leaked.join(", "));
}

/// A mail of ours with words of somebody else.
fn letter() -> styles::Sent {
    let reader = Reader {
        board: BoardForm::Text,
        ..Reader::stranger(Language::English, "Tafl Club", chrono::DateTime::UNIX_EPOCH)
    };
    let text = "I was at the lake with my sister yesterday. We swam for an hour, and the water \
                was warm. How was your weekend? Greetings to the children!";
    let by = Who::Other("Ivar".into());
    let notices = [Notice::Said { game: 12, by, texts: vec![text.into()] }];
    styles::Sent {
        text: text_of(&notices, &reader, &reads_as_order),
        html: html_of(&notices, &reader, (&|_| None, &|_| None), &reads_as_order),
    }
}

/// In every style of answering, what is passed on is what the person wrote, and nothing of what is
/// quoted, of a signature or of what a program adds.
#[test]
fn only_what_the_person_wrote_is_passed_on() {
    let chat =
        ["Hi Ivar! Nice to play you.", "It rains here, and the wind is strong.", "Well played!"];
    let own = chat.join(" ");
    let (mut passed_on, mut mails) = (0, 0);
    let of_game = styles::sent().into_iter().step_by(20);
    for sent in [letter()].into_iter().chain(of_game) {
        for style in styles::styles() {
            let new = format!("{}\n\nd1-d4\n\n{}\n{}", chat[0], chat[1], chat[2]);
            for new in [new, format!("{} d1-d4", chat[0]), format!("I take d1-d4. {}", chat[1])] {
                let body = (style.body)(&new, &sent);
                let [charset, encoding] = [0, 1];
                let mail = styles::mail(
                    &body,
                    styles::CHARSETS[charset],
                    styles::ENCODINGS[encoding],
                    styles::WRAPPINGS[0],
                    true,
                );
                let message = mail::read_message(&mail).unwrap();
                for known in [sent.text.as_str(), ""] {
                    let written = read_orders(&message.text, known);
                    mails += 1;
                    for text in passed(&written) {
                        let is_own = own.contains(text) && !known.is_empty();
                        assert!(is_own, "{}: {text:?} of\n{}", style.name, message.text.as_str());
                        passed_on += 1;
                    }
                }
            }
        }
    }
    println!("{passed_on} texts of {mails} mails are passed on");
    assert!(passed_on * 2 > mails, "{passed_on} of {mails}");
}

/// What stands below an old mail without marks may be a part of it, and then no move was made that
/// the words above it could wait with.
#[test]
fn words_above_an_old_mail_do_not_wait_with_a_move_below_it() {
    let head = "From: Tafl <play@club.test>\nSent: Friday, 20 November 2026 10:05\n\
                To: ylva@players.test\nSubject: x";
    let only_below = format!("It rains here.\n\n{head}\n\n{SENT}\ne1-e4\n");
    let written = read_orders(&MailText::new(&only_below), SENT);
    assert!(matches!(&written.said[..], [mail::MailLine::Several(_)]), "{written:?}");
    assert!(passed(&written).is_empty(), "{written:?}");
    let above = format!("It rains here.\n\nh1-h4\n\n{head}\n\n{SENT}\ne1-e4\n");
    let written = read_orders(&MailText::new(&above), SENT);
    assert_eq!(passed(&written), ["It rains here."], "{written:?}");
}
