//! Answers to our real mails as all kinds of programs write them: the move that was written is
//! found, and never another one.

use commands::{Deed, Order};
use mail::{MailDecision, MailLine, Proof, WrittenText, decide_mail, read_message};

use crate::styles;
use crate::styles::{
    CHARSETS, ENCODINGS, Random, Sent, Style, WRAPPINGS, Wrapping, envelope, known, mail, sent,
    styles,
};

/// What people write who play d1-d4.
const PLAYED: &[&str] = &[
    "d1-d4",
    "D1 – D4.",
    "d1 to d4",
    "**d1-d4**",
    "ｄ１－ｄ４",
    "Hi,\n\nd1-d4\n\nThanks for the game!\nYlva",
    "Hei!\nd1 til d4\n\nhilsen Ylva",
    "d1-d4. Danke!",
    "Hello Alva,\n\nI play d1-d4.\n\nBest regards,\nYlva",
    "Ich ziehe von d1 nach d4\n\nLiebe Grüße",
];

/// What people write who play nothing yet.
const UNPLAYED: &[&str] = &[
    "",
    "Thanks, I have to think about that.",
    "Hei Alva, takk for sist! Jeg svarer i morgen.\n\nYlva",
    "Danke!\n\nLiebe Grüße",
    "No worries, all is well here.",
    "Time to think!",
];

fn judged(style: &Style, new: &str, sent: &Sent, random: &mut Random) -> (WrittenText, String) {
    let wrapping = *random.of(&WRAPPINGS);
    judged_in(wrapping, style, new, sent, random)
}

fn judged_in(
    wrapping: Wrapping,
    style: &Style,
    new: &str,
    sent: &Sent,
    random: &mut Random,
) -> (WrittenText, String) {
    let body = (style.body)(new, sent);
    let (charset, encoding) = (*random.of(&CHARSETS), *random.of(&ENCODINGS));
    let mail = mail(&body, charset, encoding, wrapping, random.below(2) == 0);
    let shown =
        format!("{} {charset:?} {encoding:?}\n{}", style.name, String::from_utf8_lossy(&mail));
    let message = read_message(&mail).unwrap_or_else(|why| panic!("{why:?}: {shown}"));
    match decide_mail(&styles::RULES, &envelope(), &message, &known(&sent.text), &styles::EVIDENCE)
    {
        MailDecision::Take(written, Proof::Proven) => (written, shown),
        other => panic!("{other:?}: {shown}"),
    }
}

/// All different mails of ours with all programs, with words, charsets and encodings in turn.
#[test]
fn the_move_that_was_written_is_found() {
    let mut random = Random(0x7af1);
    for (first, sent) in sent().iter().enumerate() {
        for (second, style) in styles().iter().enumerate() {
            for third in 0..2 {
                let new = PLAYED[(3 * first + second + 5 * third) % PLAYED.len()];
                let (written, shown) = judged(style, new, sent, &mut random);
                // Below our mail without marks it may be part of an older one, so the person is
                // asked.
                let is_asked = style.name.contains("below, no marks");
                let plays = |said: &MailLine| {
                    matches!(said, MailLine::Order(line) if {
                        let Order::Do(Deed::Ply(ply)) = &line.order else { panic!("{written:?}: {shown}") };
                        let squares: String = commands::words::fold(ply).split(' ').filter(|word| *word != "to").collect();
                        line.game.is_none() && squares == "d1d4"
                    })
                };
                let asks =
                    |said: &MailLine| matches!(said, MailLine::Several(moves) if moves.len() == 1);
                let is_right = |said| if is_asked { asks(said) } else { plays(said) };
                assert!(
                    written.said.len() == 1 && written.said.iter().all(is_right),
                    "{:?}\n{new:?} in {shown}",
                    written.said
                );
            }
        }
    }
}

#[test]
fn what_was_not_written_is_not() {
    let mut random = Random(0x7af2);
    for (first, sent) in sent().iter().enumerate() {
        for (second, style) in styles().iter().enumerate() {
            let new = UNPLAYED[(first + second) % UNPLAYED.len()];
            let wrapping = *random.of(&WRAPPINGS);
            let (written, shown) = judged_in(wrapping, style, new, sent, &mut random);
            assert_eq!(written.orders().count(), 0, "{:?}\n{new:?} in {shown}", written.said);
            // Below our mail, quoted without marks, there may be something new; and what only the
            // HTML form says may have been written.
            if style.name == "html: outlook" || matches!(wrapping, Wrapping::Alternative) {
                continue;
            }
            let is_asked = written.said.iter().any(|said| matches!(said, MailLine::Several(_)));
            assert!(!is_asked, "{:?}\n{new:?} in {shown}", written.said);
        }
    }
}
