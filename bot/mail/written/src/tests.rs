//! Answers as people and their programs write them.
#![allow(clippy::unwrap_used)]

use crate::*;

/// A mail of ours, as templates write it.
const SENT: &str = "\
It is your turn, ply 6; you play the defenders. You have 7 days, until
Monday 9 November, 10:00 (UTC).

Game 12: Alva (attackers) against Ylva (defenders), skalk

Ply 5: The attackers moved c4-c5.

   a b c d e f g h i j k
11 # . . X X X X X . . # 11
10 . . . . . X . . . . . 10
 1 # . . . X X X X . . # 1
   a b c d e f g h i j k

You can answer with one of these lines, above everything else:
| f4-a4                  your move, written like this one
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far write to your opponent, in your own words
| board                  the board and how the game stands
| help                   all that you can say

Chain 886c119b0933.
";

/// What was said, one per line: `= order`, `! unclear`, `? moves`.
fn said(text: &str) -> String {
    shown(&read_orders(&MailText::new(text), SENT))
}

fn shown(written: &WrittenText) -> String {
    let lines = written.said.iter().map(|said| match said {
        MailLine::Order(line) => format!("= {line}"),
        MailLine::Unclear { typed, why } => format!("! {typed} ({})", why.code()),
        MailLine::Several(moves) => format!("? {}", moves.join(", ")),
        MailLine::Held { choices, .. } => format!("? {}", choices.join(", ")),
    });
    lines.collect::<Vec<_>>().join("; ")
}

/// Our mail as quoted by a program that leaves no marks and takes the table apart.
fn unmarked() -> String {
    let mut lines = Vec::new();
    for line in SENT.lines() {
        match line.strip_prefix("| ") {
            Some(row) => {
                let (order, what) = row.split_at(22);
                lines.extend([order.trim(), what.trim()]);
            }
            None => lines.push(line),
        }
    }
    lines.join("\n")
}

fn marked(mark: &str) -> String {
    SENT.lines().map(|line| format!("{mark}{line}\n")).collect()
}

#[test]
fn whole_lines() {
    for (text, expected) in [
        ("d1-d4", "= d1-d4"),
        ("**d1-d4**", "= d1-d4"),
        ("1) d1-d4.", "= d1-d4"),
        ("- d1 to d4!", "= d1 to d4"),
        ("17. d1-d4xc4 raichi", "= 17. d1-d4xc4 raichi"),
        ("Hi Alva,\n\nd1-d4\n\nThanks for the game!\nYlva", "= d1-d4"),
        ("d1-d4. Thanks for the game!", "= d1-d4"),
        ("d1-d4! Raichi!", "= d1-d4! Raichi"),
        ("f6-f9. Aviso a11. Gracias", "= f6-f9. Aviso a11"),
        ("d1-d4\nd1-d4", "= d1-d4"),
        ("d1-d4\nd1 to d4", "= d1-d4"),
        ("d1-d4\nd1-d5", "? d1-d4, d1-d5"),
        ("d1-d4\ndraw\nd1-d5", "? d1-d4, d1-d5; = draw"),
        ("12: d1-d4\n13: a1-a2\n14: resign", "= 12: d1-d4; = 13: a1-a2; = 14: resign"),
        ("12: d1-d4\n13: a1-a2\n12: d1-d5", "? 12: d1-d4, 12: d1-d5; = 13: a1-a2"),
        ("d1-d4?", "? d1-d4"),
        ("d1-d4 or d1-d5", "? d1-d4, d1-d5"),
        ("d1-d4 is not what I want", "? d1-d4"),
        ("d1-d4. Or should I?", "? d1-d4"),
        ("*resign*", "= resign"),
        ("Resign please", "! Resign please (superfluous)"),
        ("d1-", "! d1- (not-understood)"),
        ("boad", "! boad (not-understood)"),
        ("board\nmoves", "= board; = moves"),
        ("Yes.", "= yes"),
        ("Yes, thanks", "! Yes, thanks (superfluous)"),
        ("No worries", ""),
        ("No problem, thanks", ""),
        ("Say hi to Anna", "= say hi to Anna"),
        ("say: well played", "= say well played"),
        ("Message received, thanks", ""),
        ("message: thanks", "= say thanks"),
        (
            "say hello there\nHow is the weather?\n\nIt rains here.\n\nd1-d4\n\nGood night.",
            "= say hello there\nHow is the weather?\nIt rains here.; = d1-d4",
        ),
        (
            "say I have been reading about the old game all\nday, and could not stop.",
            "= say I have been reading about the old game all day, and could not stop.",
        ),
        ("say hello\nresing", "= say hello"),
        ("say hello\nMy plan is to take c4.\nHow are you?", "= say hello"),
        ("say hello\nBest wishes\nOle", "= say hello"),
        ("say hello\nWrite to ole@players.test", "= say hello"),
        ("If you like we can stop", ""),
        ("if d4-d8 then f6-f9", "= if d4-d8 then f6-f9"),
        ("Melde mich später", ""),
        ("Hei", ""),
        ("Hei\n\ntakk\n\nOle", ""),
        ("", ""),
    ] {
        assert_eq!(said(text), expected, "{text}");
    }
}

#[test]
fn moves_in_sentences() {
    for (text, expected) in [
        ("Hello, I play d1-d4.", "= d1-d4"),
        ("My move: d1 \u{2013} d4\nTim", "= d1-d4"),
        ("Ich ziehe von D1 nach D4, liebe Grüße", "= d1-d4"),
        ("jeg flytter d1 til d4", "= d1-d4"),
        ("juego d1 a d4", "= d1-d4"),
        ("I take with d1-d4xc4", "= d1-d4xc4"),
        ("Shall I play d1-d4?", "? d1-d4"),
        ("I will not play d1-d4.", "? d1-d4"),
        ("Ich spiele vielleicht d1-d4", "? d1-d4"),
        ("If you play d1-d4 I am lost", "? d1-d4"),
        ("I play d1-d4 and then f6-f8.", "? d1-d4, f6-f8"),
        ("In game 13 I play d1-d4", "? d1-d4"),
        // Letters of other alphabets that look like ours.
        ("I play \u{430}1-\u{430}4 now", ""),
        ("\u{430}1-\u{430}4", ""),
        ("I play d1-d4\n\nBest regards,\nYlva\nRoom b2-b4", "= d1-d4"),
        ("see https://x.test/d1-d4 and mail a1-a2@x.test", ""),
        ("I resign", "= resign"),
        ("Well, I think I resign now", ""),
    ] {
        assert_eq!(said(text), expected, "{text}");
    }
}

#[test]
fn what_we_sent_is_no_answer() {
    let unmarked = unmarked();
    for quote in [SENT.to_owned(), marked("> "), marked(">"), marked("| "), unmarked.clone()] {
        assert_eq!(said(&quote), "", "{quote}");
        assert_eq!(said(&quote.replace('\n', "\n\n")), "", "{quote}");
        for order in ["d1-d4", "board", "f4-a4", "resign", "draw"] {
            let expected = format!("= {order}");
            assert_eq!(said(&format!("{order}\n\n{quote}")), expected, "above {quote}");
            // Without marks, an older answer may have been quoted with ours.
            let expected = match quote.starts_with(['>', '|']) {
                true => expected,
                false if order.contains('-') => format!("? {order}"),
                false => String::new(),
            };
            assert_eq!(said(&format!("{quote}\n{order}\n")), expected, "below {quote}");
        }
    }
    // However it is wrapped, with marks or without.
    let words: Vec<&str> = SENT.split_whitespace().filter(|word| *word != "|").collect();
    for width in [10, 20, 30, 40, 60, 100, 300] {
        let mut lines = vec![String::new()];
        for word in &words {
            let last = lines.last_mut().unwrap();
            if last.len() + word.len() > width && !last.is_empty() {
                lines.push((*word).to_owned());
            } else {
                last.push(' ');
                last.push_str(word);
            }
        }
        let quote = lines.join("\n");
        assert_eq!(said(&quote), "", "{width}: {quote}");
        assert_eq!(said(&format!("d1-d4\n{quote}")), "= d1-d4", "{width}");
        assert_eq!(said(&format!("{quote}\n\nd1-d4")), "? d1-d4", "{width}");
    }
    // Single cells of the table.
    for (from, to) in [(0, 2), (1, 4), (2, 6), (0, 12), (6, 12)] {
        let cells: Vec<&str> =
            unmarked.lines().skip_while(|line| *line != "f4-a4").take(12).collect();
        let quote = cells[from..to].join("\n");
        assert_eq!(said(&quote), "", "{quote}");
    }
}

#[test]
fn marked_lines_that_the_client_broke() {
    for (text, expected) in [
        ("> | draw                   offer a\ndraw\n> | resign", ""),
        ("> | resign                 give the game\nup; you are\nasked first", ""),
        // Between the lines.
        (
            "> You can answer with one of these lines, above everything else:\nf4-a4\n> | draw",
            "= f4-a4",
        ),
        ("> | f4-a4                  your move, written like this one\ndraw\n", "= draw"),
    ] {
        assert_eq!(said(text), expected, "{text}");
    }
}

#[test]
fn quotes_without_marks() {
    let ours = unmarked();
    let outlook = "From: Tafl <play@club.test>\nSent: Friday, 20 November 2026 10:00\nTo: Ylva\nSubject: x\n\n";
    let german = "Von: Tafl <play@club.test>\nGesendet: Freitag, 20. November 2026 10:00\nAn: Ylva\nBetreff: x\n\n";
    let polish = "Od: Tafl <play@club.test>\nWysłano: piątek, 20 listopada 2026 10:00\nDo: Ylva\nTemat: x\n\n";
    let older = "From: Ylva <ylva@players.test>\nSent: Thursday, 19 November 2026 10:00\nSubject: x\n\ne1-e4\n\nYlva\n";
    let wrote = "On Fri, 20 Nov 2026 at 10:00, Tafl <play+abc@club.test> wrote:\n\n";
    let broken = "On Fri, 20 Nov 2026 at 10:00, Tafl\n<play+abc@club.test>\nwrote:\n\n";
    let rule = "________________________________\n";
    let original = "-----Ursprüngliche Nachricht-----\n";
    for header in [outlook, german, polish, wrote, broken, original, rule] {
        let thread = format!("{header}{ours}\n{older}");
        assert_eq!(said(&format!("d1-d4\n\nYlva\n\n{thread}")), "= d1-d4", "{header}");
        assert_eq!(said(&format!("Thanks, I will think about it\n\n{thread}")), "", "{header}");
        assert_eq!(said(&thread), "", "{header}");
        // Below all of our mail.
        assert_eq!(said(&format!("{header}{ours}\nd1-d4\n")), "? d1-d4", "{header}");
        // An old mail that we do not know.
        assert_eq!(said(&format!("Thanks\n\n{header}e1-e4\n")), "", "{header}");
        assert_eq!(said(&format!("d1-d4\n\n{header}e1-e4\n")), "= d1-d4", "{header}");
    }
    assert_eq!(said(&format!("{wrote}> x\n> e1-e4\n\nd1-d4\n")), "= d1-d4");
}

#[test]
fn what_programs_add_is_no_answer() {
    for tail in [
        "-- \nYlva\ne1-e4\nRoom b2-b4",
        "--\ne1-e4",
        "Sent from my iPhone",
        "Sent from my iPhone\n\ne1-e4",
        "Von meinem iPhone gesendet",
        "Get Outlook for Android<https://aka.ms/x>\ne1-e4",
        "This e-mail and any attachment is confidential, see cell a1-a9.\ne1-e4",
        "CAUTION: This is an external email from b2-b4",
    ] {
        assert_eq!(said(&format!("d1-d4\n\n{tail}")), "= d1-d4", "{tail}");
        assert_eq!(said(&format!("I play d1-d4 now\n\n{tail}")), "= d1-d4", "{tail}");
    }
    assert_eq!(said("Sent from my iPhone\n\n> x\n\nd1-d4"), "= d1-d4");
    assert_eq!(said("CAUTION: This is an external email\nfrom b2-b4\n\nd1-d4"), "= d1-d4");
}

/// A digest, answered line by line.
#[test]
fn answers_between_the_lines() {
    let digest = "Tafl wrote:\n> Game 12: it is your turn.\n12: d1-d4\n> Game 13: it is your turn.\n\n\
        13: a1-a2\n14 board\n";
    assert_eq!(said(digest), "= 12: d1-d4; = 13: a1-a2; = 14: board");
    // One line like one of ours is not a quote.
    assert_eq!(said("your turn\n\nd1-d4"), "= d1-d4");
}

#[test]
fn rests_and_languages() {
    let written =
        read_orders(&MailText::new("Hallo Alva,\n\nzurückziehen\n\nDanke \u{202e}sehr"), SENT);
    assert_eq!(shown(&written), "= withdraw");
    assert_eq!(written.rest, ["Hallo Alva,", "Danke sehr"]);
    assert_eq!(written.language, Some(Language::German));
    let long = super::read_orders(&MailText::new(&"many words ".repeat(100)), "");
    assert_eq!(long.rest.len(), 1);
    assert_eq!(long.rest[0].chars().count(), 200);
}

/// What stands in a signature is no order, whatever it is called.
#[test]
fn a_signature_says_nothing() {
    for text in [
        "Cheers, Peter",
        "Best",
        "Best regards,\nJo",
        "Hilsen\nJo",
        "Mit freundlichen Grüßen\nJo Resing\nTel. 555 0100",
        "Vennlig hilsen,\nDrew\nTlf. 22 33 44 55",
        "Un saludo\nRoll Holm\nTel. 91 123 45 67",
        "Med venlig hilsen\nTage",
        "MfG\nBord",
        "LG Bo",
        "KH Jo",
        "Tel. 555 0100",
        "Mobil: 0171-1234567",
        "+47 22 33 44 55",
    ] {
        assert_eq!(said(text), "", "{text}");
        let below = format!("Lovely weather here today.\n\n{text}");
        assert_eq!(said(&below), "", "{below}");
    }
    // An answer below a closing is one, and so is a move.
    for (text, order) in [
        ("Thanks!\nYes", "= yes"),
        ("Best regards\nNo", "= no"),
        ("Cheers\nresign", "= resign"),
        ("Hilsen Kari\nd1-d4", "= d1-d4"),
    ] {
        assert_eq!(said(text), order, "{text}");
    }
}

#[test]
fn what_is_too_long_to_be_read_is_said() {
    let lost = |text: String| super::read_orders(&MailText::new(&text), "").lost;
    let long = Some(templates::told::LostText::Long);
    assert_eq!(lost("Good evening to all of you.\n".repeat(500) + "d1-d4\n"), long);
    assert_eq!(lost("> quoted\n".repeat(6_000) + "d1-d4\n"), long);
    let thread = "-----Original Message-----\n".to_owned() + &"Some old words.\n".repeat(500);
    assert_eq!(lost(format!("Thanks!\n{thread}")), None);
    assert_eq!(lost("d1-d4\n".to_owned()), None);
}
