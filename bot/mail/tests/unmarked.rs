//! Moves below something that may be the head of an old mail, a rule, a program's signature or the
//! foot of a list, if no quote is marked: every way of writing such a line × what is above it × how
//! the old move is written. None is ever played, and nobody who answers as people usually do
//! suffers from that.

use commands::{Deed, Order};
use mail::{MailText, WrittenText, read_orders};
use service::mail::MailLine;

const SENT: &str = "\
It is your turn, ply 6; you play the defenders. You have 7 days, until
Monday 9 November, 10:00 (UTC).

Game 12: Alva (attackers) against Ylva (defenders), skalk

You can answer with one of these lines, above everything else:
| f4-a4                  your move, written like this one
| draw                   offer a draw
| help                   all that you can say
";

/// Dates as mail programs write them, in ten languages.
const DATES: &[&str] = &[
    "2016-03-03",
    "2016/03/03",
    "03/03/2016",
    "3.3.2016",
    "30.09.2017",
    "30. 9. 2017",
    "Wed, 14 Nov 2018",
    "Wednesday, November 14, 2018",
    "November 17, 2021",
    "14 November 2018",
    "Mi., 14. Nov. 2018",
    "Mittwoch, 14. November 2018",
    "ons. 14. nov. 2018",
    "onsdag den 14. november 2018",
    "mié, 14 nov 2018",
    "14 de noviembre de 2018",
    "mer. 14 nov. 2018",
    "śr., 14 lis 2018",
    "ср, 30 апр. 2025 г.",
    "2018年11月14日",
];

const TIMES: &[&str] = &[
    "17:21",
    "18.30",
    "5:21 PM",
    "11:00:07 AM",
    "17:21 GMT+01:00",
    "17h21",
    "kl. 17.21",
    "17:21 Uhr",
];

const NAMES: &[&str] = &[
    "Alva",
    "Alva Lind",
    "\"Lind, Alva\" <alva@players.test>",
    "Alva <alva@players.test>",
    "<alva@players.test>",
    "alva@players.test",
];

/// `D` stands for a date, `T` for a time and `N` for a name.
const HEADS: &[&str] = &[
    "D T N",
    "D T N:",
    "D, T, N:",
    "T, D, N:",
    "D N",
    "D, N:",
    "N, D T:",
    "N (D T):",
    "On D at T N wrote",
    "On D at T N wrote:",
    "On D N wrote",
    "Am D um T schrieb N",
    "Am D um T schrieb N:",
    "D T skrev N",
    "Den D kl. T skrev N:",
    "El D a las T, N escribió",
    "El D a las T, N escribió:",
    "Le D à T, N a écrit :",
    "Il D alle T N ha scritto:",
    "Em D T, N escreveu:",
    "W dniu D T, N napisał(a):",
    "D в T, N пишет:",
    "N 于D T写道：",
    "N wrote:",
    "N wrote",
    "N schrieb:",
    "N skrev:",
    "N escribió:",
    "Quoting N:",
    "Zitat von N:",
    "Citando N:",
    "From: N\nDate: D T",
    "Från: N\nSkickat: D T",
    "Sent: D T\nTo: Tafl",
    "[DATE]",
    "[DATE] N:",
    "On D\nat T\nN\nwrote:",
    "On D\nN\nwrote\n",
    "D T\nN",
];

/// Rules other than `--`, signatures of programs, and the feet of lists.
const OTHERS: &[&str] = &[
    "\u{2014}",
    "\u{2013}",
    "\u{2014}\u{2014}",
    "\u{2014}\u{2014}\u{2014}\u{2014}\u{2014}",
    "-----",
    "---",
    "- - -",
    "=====",
    "*****",
    "~~~",
    "___",
    "\u{2500}\u{2500}\u{2500}\u{2500}",
    "Sent from my iPhone",
    "Sent from Outlook for Android",
    "Get Outlook for iOS<https://aka.ms/o0ukef>",
    "Gesendet von Outlook für Android",
    "Von meinem iPhone gesendet",
    "Sendt fra min iPhone",
    "Skickat från min iPhone",
    "Enviado desde mi iPhone",
    "Sent with Proton Mail secure email.",
    "https://lists.test/mailman/listinfo/tafl",
    "tafl mailing list\ntafl@lists.test\nhttps://lists.test/mailman/listinfo/tafl",
    "tafl@lists.test https://lists.test/mailman/listinfo/tafl",
    "List archive: http://lists.test/tafl",
    "To unsubscribe send a mail to tafl-leave@lists.test\nhttp://www.lists.test/tafl",
    "You are in the group tafl.\nVisit www.groups.test/tafl",
];

/// What people write above; none of it is a move.
const ABOVE: &[&str] = &[
    "",
    "Thanks, I shall think about it.",
    "Hi Alva,\n\ngive me a day, please.\n\nYlva",
    "Takk, jeg svarer i morgen!",
    "Danke, ich melde mich.\n\nLiebe Grüße",
    "Gracias, mañana contesto.",
    "board",
];

const OLD: &[&str] = &[
    "e1-e4",
    "e1 to e4",
    "Hi,\n\ne1-e4\n\nAlva",
    "I play e1-e4.",
    "Well, good.\n> older words\n\ne1-e4",
    "17. e1-e4",
    "- e1-e4",
];

const GAPS: &[&str] = &["\n", "\n\n"];

fn read(text: &str) -> WrittenText {
    read_orders(&MailText::new(text), SENT)
}

fn plays(written: &WrittenText) -> Vec<String> {
    let plies = written.orders().filter_map(|line| match &line.order {
        Order::Do(Deed::Ply(ply)) => Some(commands::words::fold(ply)),
        _ => None,
    });
    plies.collect()
}

fn heads() -> Vec<String> {
    let mut heads = Vec::new();
    let mut turn = 0;
    for head in HEADS {
        for date in DATES {
            for name in NAMES {
                turn += 1;
                if turn % 7 != 0 {
                    continue;
                }
                let time = TIMES[turn % TIMES.len()];
                let mut filled = String::new();
                for word in head.split_inclusive([' ', '\n']) {
                    let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
                    let value = match bare {
                        "D" => date,
                        "T" => time,
                        "N" => name,
                        "于D" => &format!("于{date}"),
                        "T写道" => &format!("{time}写道"),
                        _ => bare,
                    };
                    filled.push_str(&word.replacen(bare, value, usize::from(!bare.is_empty())));
                }
                heads.push(filled);
            }
        }
    }
    heads.sort();
    heads.dedup();
    heads
}

/// Taken apart by a program that separates all lines.
fn torn(head: &str) -> String {
    head.replace('\n', "\n\n")
}

#[test]
fn an_old_move_below_an_unmarked_head_is_never_played() {
    let (mut count, mut asked) = (0, 0);
    let mut wrong: Vec<String> = Vec::new();
    let heads = heads();
    let all = heads.iter().map(String::as_str).chain(OTHERS.iter().copied());
    for (turn, head) in all.flat_map(|head| [head.to_owned(), torn(head)]).enumerate() {
        for shift in [turn, turn / 7 + 3] {
            let above = ABOVE[shift % ABOVE.len()];
            let old = OLD[(turn / 3 + shift) % OLD.len()];
            let gap = GAPS[turn / 2 % GAPS.len()];
            let text = format!("{above}\n\n{head}{gap}{old}\n");
            let written = read(&text);
            count += 1;
            asked +=
                usize::from(written.said.iter().any(|said| matches!(said, MailLine::Several(_))));
            if !plays(&written).is_empty() {
                wrong.push(text);
            }
        }
    }
    println!("{count} texts, {asked} of them asked about");
    let first = wrong.len().min(12);
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong[..first].join("\n=====\n"));
    assert!(count > 1_500, "{count}");
    assert!(2 * asked > count, "asked about in {asked} of {count}");
}

/// A move written above such a line is played, and an old move below is at most asked about.
#[test]
fn a_move_above_is_found_whatever_stands_below() {
    let mut missed = Vec::new();
    let news = ["d1-d4", "I play d1-d4.", "Hi,\n\nd1 to d4\n\nThanks!"];
    let heads = heads();
    let all = heads.iter().map(String::as_str).chain(OTHERS.iter().copied());
    for (turn, head) in all.enumerate() {
        let new = news[turn % news.len()];
        // If a move is repeated below in another form, the person is asked.
        let belows: &[&str] = if new == "d1-d4" { &["", SENT, "d1-d4"] } else { &["", SENT] };
        for below in belows {
            let text = format!("{new}\n\n{head}\n\n{below}\n");
            if plays(&read(&text)).iter().all(|ply| !ply.starts_with("d1 ")) {
                missed.push(text);
            }
        }
        let old = format!("{new}\n\n{head}\n\ne1-e4\n");
        assert!(plays(&read(&old)).iter().all(|ply| ply.starts_with("d1 ")), "{old}");
    }
    assert!(
        missed.is_empty(),
        "{}:\n{}",
        missed.len(),
        missed[..missed.len().min(8)].join("\n=====\n")
    );
}

/// People write below a marked quote, whatever is above it.
#[test]
fn below_a_marked_quote_moves_are_played() {
    let marked: String = SENT.lines().map(|line| format!("> {line}\n")).collect();
    let mut missed = Vec::new();
    for head in heads().iter().map(String::as_str).chain(OTHERS.iter().copied()) {
        // If there are two lines and the last is no more than a name, the person is asked.
        if head.contains('\n') && !head.ends_with(':') {
            continue;
        }
        let text = format!("{head}\n\n{marked}\nd1-d4\n\nYlva\n");
        if plays(&read(&text)).is_empty() {
            missed.push(text.lines().take(4).collect::<Vec<_>>().join(" / "));
        }
    }
    println!("{} of {} not played", missed.len(), heads().len());
    assert!(missed.is_empty(), "{}:\n{}", missed.len(), missed[..missed.len().min(40)].join("\n"));
}

/// Lines that people write above their move.
#[test]
fn what_people_say_above_a_move_is_no_head() {
    for said in [
        "Hi Alva,",
        "Hei Alva!",
        "Hallo Alva,",
        "Hola Alva:",
        "My move:",
        "Here it comes:",
        "Sorry for the delay, I was away until Friday at 18:30.",
        "Back since 20.11.2026.",
        "Game 12:",
        "Happy new year 2027!",
        "My answer to ply 16 of game 12:",
        "CAUTION: This is an external email from play@club.test\nhttps://aka.ms/x",
        "=====\nCAUTION: External sender.\n=====",
        "[You don't often get email from play@club.test. Learn why this is important at\n\
         https://aka.ms/LearnAboutSenderIdentification ]",
        "[EXTERNAL]",
        "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256",
    ] {
        for gap in GAPS {
            let text = format!("{said}{gap}d1-d4\n");
            assert_eq!(plays(&read(&text)).len(), 1, "{text}");
        }
    }
}

/// Lines that players write themselves and that have what heads have: a time, a date, an address, a
/// link, dashes, or the beginning of a program's signature.
const OWN: &[&str] = &[
    "I got home at 23:45 on Thursday 19 November, sorry",
    "We were in Oslo until 14 Nov 2018 and it rained",
    "You can reach me at ylva@home.test from now on",
    "The club evening is on Friday 20 November at 18:30, see https://club.test/x",
    "Sent from the train, please excuse my typos",
    "Sent from my grandmother's kitchen",
    "Well - as they say - here we go",
    "-- hello there, it is me again --",
    "---- Greetings from the cold north, my dear friend ----",
    "Jeg kom hjem klokka 23.45 torsdag 19. november",
    "Du kan skrive til meg på ylva@home.test fra nå av",
    "Sendt fra hytta, dårlig dekning her",
    "Jeg var i Aarhus til den 14. november kl. 17.30, det regnede",
    "Sendt fra sommerhuset uden ret meget net",
    "Ich war bis Freitag, 20. November 2026, um 18:30 unterwegs",
    "Du erreichst mich jetzt unter ylva@home.test",
    "Von meinem Urlaub bin ich wieder zurück",
    "Gesendet von unterwegs, bitte entschuldige die Kürze",
    "Estuve de viaje hasta el 20 de noviembre de 2026 a las 18:30",
    "Ahora puedes escribirme a ylva@home.test cuando quieras",
    "Enviado desde el tren, perdona las faltas",
];

#[test]
fn a_move_below_other_lines_of_the_player_is_played() {
    let mut missed = Vec::new();
    let mut count = 0;
    for (turn, own) in OWN.iter().enumerate() {
        for gap in GAPS {
            let other = OWN[(turn + 1) % OWN.len()];
            for above in
                [(*own).to_owned(), format!("Hi Alva,\n\n{own}"), format!("{own}\n{other}")]
            {
                let marked: String = SENT.lines().map(|line| format!("> {line}\n")).collect();
                let text = format!("{above}{gap}d1-d4\n\nYlva\n\nTafl wrote:\n{marked}");
                count += 1;
                if plays(&read(&text)).len() != 1 {
                    missed.push(format!("{above}{gap}"));
                }
            }
        }
    }
    println!("{} of {count} not played", missed.len());
    assert!(missed.is_empty(), "{} of {count}:\n{}", missed.len(), missed.join("\n=====\n"));
}

/// Signatures of programs in the languages of Europe.
const SIGNED: &[&str] = &[
    "Sent from my iPhone",
    "Sent from my Galaxy",
    "Sent from Mailspring",
    "~ Sent from Mailwolf",
    "Get Outlook for Android",
    "Sent with Proton Mail secure email.",
    "Gesendet mit der GMX Mail App",
    "Von meinem Samsung Galaxy Smartphone gesendet.",
    "Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.",
    "Sendt fra Outlook til iOS",
    "Sendt fra min iPad",
    "Enviado desde mi iPhone",
    "Enviado desde Yahoo Mail",
    "Enviado do meu iPhone",
    "Skickat från min iPhone",
    "Verzonden vanaf mijn iPhone",
    "Inviato da iPhone",
    "Envoyé de mon iPad",
    "Wysłane z iPhone'a",
    "Lähetetty iPhonesta",
    "Odesláno z iPhonu",
    "Trimis de pe iPhone-ul meu",
    "Отправлено с iPhone",
    "Στάλθηκε από το iPhone μου",
    "-- Ylva Lind",
    "\u{2014} Ylva",
];

/// Mails that somebody copied into another one.
const COPIED: &[&str] = &[
    "See what I sent her yesterday\n\nHi Alva,\n\ne1-e4\n\nBest,\nYlva",
    "Das war meine letzte Mail dazu.\n\nHallo Alva,\n\nich ziehe e1-e4.\n\nLG Ylva",
    "Tak!\n\nVenlig hilsen\nYlva\n\nHej Ylva!\n\ne1-e4",
    "Esto te escribí ayer por la noche\n\nHola Alva:\n\ne1-e4\n\nSaludos\nYlva",
    "Thanks for this one.\n\nMessage-ID: <1@players.test>\n\ne1-e4",
];

/// Warnings of mail servers, with something in them that looks like a move.
const WARNINGS: &[&str] = &[
    "CAUTION: This email originated from outside of the organization. Rooms\ne1-e4\nare closed.",
    "[EXTERN] Klicken Sie keine Links an, Räume e1-e4.",
    "ADVARSEL: Denne e-posten kommer fra utenfor organisasjonen (rom e1-e4).",
    "Pas på: ekstern afsender. Klik ikke på noget.\ne1-e4",
    "Este es un mensaje externo: no haga clic en nada.\ne1-e4",
    "You don't often get email from play@club.test e1-e4",
];

#[test]
fn what_programs_servers_and_others_wrote_holds_no_move() {
    let mut texts = Vec::new();
    for above in ABOVE.iter().filter(|above| !above.is_empty() && **above != "board") {
        for signed in SIGNED {
            texts.push(format!("{above}\n\n{signed}\n\ne1-e4\n"));
            texts.push(format!("{above}\n\n{signed}\nRoom\ne1-e4\n"));
        }
        for program in SIGNED.iter().take(24) {
            texts.push(format!("{above}\n\n{program}\n\n> older words\n\ne1-e4\n"));
        }
        for rule in [".....", "\u{25ac}\u{25ac}\u{25ac}", "-----", "/////", "\u{2550}\u{2550}"] {
            texts.push(format!("{above}\n\n{rule}\n\ne1-e4\n"));
        }
        texts.extend(WARNINGS.iter().map(|warning| format!("{warning}\n\n{above}\n")));
    }
    texts.extend(COPIED.iter().map(|&copied| copied.to_owned()));
    let played: Vec<&String> = texts.iter().filter(|text| !plays(&read(text)).is_empty()).collect();
    println!("{} texts", texts.len());
    assert!(texts.len() > 400, "{}", texts.len());
    assert!(played.is_empty(), "{}: {played:#?}", played.len());
}
