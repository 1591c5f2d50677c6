//! Answers to very many of our real mails: every kind of notice × language × board × mail program
//! and place of the answer, with charset, encoding and wrapping in turn. What the person did not
//! write is never carried out; how often their own words are found is counted for each program.
//! Half of the answers contain a move and half do not.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use commands::{BoardForm, Deed, Order};
use engine::notation::Record;
use engine::ruleset::{Language, shipped_library};
use engine::{BySide, Game, Side, Terms};
use mail::{MailDecision, Proof, WrittenText, decide_mail, read_message};
use service::mail::reads_as_order;
use templates::medium::mail::{html_of, text_of};
use templates::notice::{AnsweredLine, Table, Time, Urgency};
use templates::told::{GameNews, Who};
use templates::{Notice, Reader};

use crate::styles;
use crate::styles::{
    Body, CHARSETS, ENCODINGS, Random, Sent, Style, WRAPPINGS, envelope, known, mail, styles,
};

/// A mail of ours, and the names of its notices.
struct Ours {
    name: String,
    sent: Sent,
}

fn ours() -> Vec<Ours> {
    let now: DateTime<Utc> = "2026-11-20T09:05:00Z".parse().unwrap();
    let forms = [BoardForm::Picture, BoardForm::Text, BoardForm::Words];
    let mut ours = Vec::new();
    for (turn, language) in Language::ALL.into_iter().enumerate() {
        for (index, (name, notices)) in notices(now).into_iter().enumerate() {
            let board = forms[(turn + index) % forms.len()];
            let reader = Reader {
                zone: chrono_tz::Tz::Europe__Oslo,
                board,
                ..Reader::stranger(language, "Tafl Club", now)
            };
            let picture = |_: templates::page::Drawn<'_>| Some("cid:board".into());
            let sent = Sent {
                text: text_of(&notices, &reader, &reads_as_order),
                html: html_of(&notices, &reader, (&picture, &|_| None), &reads_as_order),
            };
            ours.push(Ours { name: format!("{name} {}", language.code()), sent });
        }
    }
    ours
}

/// The notices, especially those that contain moves and words of orders.
fn notices(now: DateTime<Utc>) -> Vec<(&'static str, Vec<Notice>)> {
    let table = || Box::new(table("kopenhagen", 12, &["h1-h3", "f4-i4"], now));
    let long = ["h1-h3", "f4-i4", "h3-h2", "i4-f4", "h2-h3", "f4-i4", "h3-h2", "i4-g4"];
    let long = || Box::new(self::table("kopenhagen", 12, &long, now));
    let rules = shipped_library().newest("kopenhagen").unwrap().clone();
    let said = "I nearly played e1-e4 there.\nd1-d5\nresign\nWell, your turn: a4-b4 or not?";
    let answered = ["d1-e5", "draw", "e1-e4 or d1-d5?"].map(|typed| AnsweredLine {
        typed: typed.into(),
        answer: templates::notice::LineAnswer::Done(Box::new(Notice::Noted {
            game: 12,
            line: None,
        })),
    });
    let one = |name, notice| (name, vec![notice]);
    vec![
        one("ply", Notice::game_news(table(), GameNews::Ply)),
        one("ply late", Notice::game_news(long(), GameNews::Ply)),
        one("began", Notice::game_news(table(), GameNews::Began)),
        one(
            "draw offered",
            Notice::Game { table: table(), news: GameNews::DrawOffered, side: Side::Defenders },
        ),
        one(
            "takeback",
            Notice::Game { table: long(), news: GameNews::TakebackOffered, side: Side::Defenders },
        ),
        one("warned", Notice::Warned(table(), Urgency::Last)),
        one("time up", Notice::game_news(long(), GameNews::TimeUp)),
        one("board", Notice::Board(long())),
        one("moves", Notice::Moves(long())),
        one("legal", Notice::Legal(table(), Some("e1".parse().unwrap()))),
        one("record", Notice::Record(Box::new(Record::from_game(&long().game)))),
        one("rules", Notice::Rules(rules, None)),
        one("help", Notice::Help(None, Vec::new())),
        one("help ply", Notice::Help(Some("ply".into()), Vec::new())),
        one("said", said_by_other(said)),
        one(
            "asked",
            Notice::Asked { order: "resign yes".into(), table: Some(table()), invitation: None },
        ),
        one(
            "answered",
            Notice::Answered {
                closed: Vec::new(),
                lines: answered.into(),
                rest: vec!["d1-d5 my friend".into()],
                table: Some(table()),
                offers: Vec::new(),
                closing: templates::told::Closing::default(),
                words: templates::told::WordsBeside::default(),
            },
        ),
        one(
            "mail asked",
            Notice::MailAsked {
                lines: vec!["e1-e4".into()],
                words: vec!["resign".into()],
                sender: None,
                table: Some(table()),
            },
        ),
        (
            "digest",
            vec![
                Notice::game_news(
                    Box::new(self::table("skalk", 13, &["d1-d3", "f8-i8"], now)),
                    GameNews::Ply,
                ),
                said_by_other(said),
                Notice::game_news(long(), GameNews::Ply),
            ],
        ),
    ]
}

fn said_by_other(text: &str) -> Notice {
    Notice::Said { game: 12, by: Who::Other("Alva".into()), texts: vec![text.into()] }
}

fn table(ruleset: &str, number: i64, plies: &[&str], now: DateTime<Utc>) -> Table {
    let ruleset = shipped_library().newest(ruleset).unwrap().clone();
    let mut game = Game::new(ruleset, Terms::default()).unwrap();
    for ply in plies {
        game.play(ply).unwrap();
    }
    let left = BySide { attackers: TimeDelta::days(7), defenders: TimeDelta::days(6) };
    let deadline = Some(now + TimeDelta::days(7));
    Table {
        number,
        names: BySide { attackers: "Ylva".into(), defenders: "Alva".into() },
        seat: Some(Side::Attackers),
        game,
        time: Some(Time {
            left,
            deadline,
            if_told: None,
            stands_until: None,
            paused_until: None,
            unreached_since: None,
        }),
        end: None,
        draw_offered: None,
        takeback_offered: None,
        time_offered: None,
        time_told: None,
        other_of_match: None,
        beginner: false,
        ruled: None,
        event: 7,
        chain: Some("886c119b0933d4b2709c5a1c04a3e7f8".into()),
        page: None,
        is_public: true,
    }
}

/// More of what programs and people do to a quote, besides the styles.
fn manners() -> Vec<Style> {
    let style = |name, body| Style { name, body };
    let mut all = styles();
    all.extend([
        style("quoted twice", |new, sent| {
            Body::Plain(format!("> Ylva wrote:\n{}\n{new}\n", marked(">> ", &sent.text)))
        }),
        style("bars", |new, sent| {
            Body::Plain(format!("{new}\n\nTafl wrote:\n{}", marked("| ", &sent.text)))
        }),
        style("initials", |new, sent| {
            Body::Plain(format!("{}\n\n{new}\n", marked("    TP> ", &sent.text)))
        }),
        style("tabs", |new, sent| Body::Plain(format!("{new}\n\n{}", marked("\t", &sent.text)))),
        style("cut to the first lines", |new, sent| {
            let few: String = sent.text.lines().take(3).map(|line| format!("> {line}\n")).collect();
            Body::Plain(format!("{few}\n{new}\n"))
        }),
        style("wrapped at 60, marked", |new, sent| {
            Body::Plain(format!(
                "{new}\n\nOn Fri, 20 Nov 2026, Tafl wrote:\n{}",
                marked("> ", &wrapped(60, &sent.text))
            ))
        }),
        style("wrapped at 40, no marks", |new, sent| {
            Body::Plain(format!(
                "{new}\n\nFrom: Tafl <play@club.test>\nSent: Friday 10:05\n\n{}",
                wrapped(40, &sent.text)
            ))
        }),
        style("without blank lines", |new, sent| {
            let close: String = sent
                .text
                .lines()
                .filter(|line| !line.is_empty())
                .map(|l| format!("{l}\n"))
                .collect();
            Body::Plain(format!("{new}\n\n-----Original Message-----\n{close}"))
        }),
        style("blank lines between", |new, sent| {
            let wide: String = sent.text.lines().map(|line| format!("{line}\n\n")).collect();
            Body::Plain(format!("{new}\n\n-----Original Message-----\n{wide}"))
        }),
        style("spaces folded", |new, sent| {
            let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
            let folded: String = sent.text.lines().map(|line| words(line) + "\n").collect();
            Body::Plain(format!("{new}\n\n________________________________\n{folded}"))
        }),
        style("cut off at 50, no marks", |new, sent| {
            Body::Plain(format!("{new}\n\n-----Original Message-----\n{}", chopped(50, &sent.text)))
        }),
        style("cut off at 50, the first marked", |new, sent| {
            let cut = |line| chopped(50, line).replacen("", "> ", 1);
            let cut: String = sent.text.lines().map(cut).collect();
            Body::Plain(format!("{new}\n\nOn Fri, 20 Nov 2026, Tafl wrote:\n{cut}"))
        }),
        style("marks as entities", |new, sent| {
            Body::Plain(format!("{new}\n\nTafl wrote:\n{}", marked("&gt; ", &sent.text)))
        }),
        style("only the block, no marks", |new, sent| {
            let block = sent.text.lines().filter_map(|line| line.strip_prefix("| "));
            let block: String = block.map(|line| format!("{line}\n")).collect();
            Body::Plain(format!("{new}\n\n{block}"))
        }),
        style("only the first line, no marks", |new, sent| {
            Body::Plain(format!("{new}\n\n{}", sent.text.lines().next().unwrap_or_default()))
        }),
        style("a thread of answers", |new, sent| {
            let older = marked("> > ", "e1-e4\n\nresign\n");
            Body::Plain(format!(
                "{new}\n\nOn Fri, 20 Nov 2026, Tafl wrote:\n{}> On Thu, Ylva wrote:\n{older}",
                marked("> ", &sent.text)
            ))
        }),
        style("a thread without marks", |new, sent| {
            Body::Plain(format!(
                "{new}\n\n________________________________\nFrom: Tafl <play@club.test>\n\
                 Sent: Friday, 20 November 2026 10:05\nTo: Ylva\n\n{}\n\
                 ________________________________\nFrom: Ylva <ylva@players.test>\n\
                 Sent: Thursday, 19 November 2026 10:05\nTo: Tafl\n\ne1-e4\nresign\n\n{}",
                sent.text, sent.text
            ))
        }),
        style("in the middle, marked", |new, sent| {
            let lines: Vec<&str> = sent.text.lines().collect();
            let (above, below) = lines.split_at(lines.len() / 2);
            Body::Plain(format!(
                "Tafl wrote:\n{}\n{new}\n\n{}",
                marked("> ", &above.join("\n")),
                marked("> ", &below.join("\n"))
            ))
        }),
        style("html: our page as it is", |new, sent| {
            Body::Html(format!("<p>{}</p>{}", new.replace('\n', "<br>"), sent.html))
        }),
        style("html: plain blockquote", |new, sent| {
            let quote: String = sent.text.lines().map(|line| format!("{line}<br>")).collect();
            Body::Html(format!(
                "<div>{}</div><blockquote>{quote}</blockquote>",
                new.replace('\n', "<br>")
            ))
        }),
    ]);
    all
}

fn marked(mark: &str, text: &str) -> String {
    text.lines().map(|line| format!("{mark}{line}\n")).collect()
}

fn wrapped(width: usize, text: &str) -> String {
    let mut wrapped = String::new();
    for line in text.lines() {
        let mut column = 0;
        for word in line.split(' ') {
            let length = word.chars().count() + 1;
            if column + length > width && column > 0 {
                wrapped.push('\n');
                column = 0;
            } else if column > 0 {
                wrapped.push(' ');
            }
            wrapped.push_str(word);
            column += length;
        }
        wrapped.push('\n');
    }
    wrapped
}

/// Wrapped without regard to words.
fn chopped(width: usize, text: &str) -> String {
    let mut chopped = String::new();
    for line in text.lines() {
        for (column, c) in line.chars().enumerate() {
            if column > 0 && column % width == 0 {
                chopped.push('\n');
            }
            chopped.push(c);
        }
        chopped.push('\n');
    }
    chopped
}

/// What people write who play d1-d4, in the five languages.
const PLAYED: &[&str] = &[
    "d1-d4",
    "D1-D4.",
    "d1 d4",
    "d1 to d4",
    "*d1-d4*",
    "- d1-d4",
    "ｄ１－ｄ４",
    "d1–d4!",
    "Hi,\n\nd1-d4\n\nThanks for the game!\nYlva",
    "d1-d4. Thanks for the game!",
    "I play d1-d4 now.",
    "Hei Alva!\n\nd1 til d4\n\nHilsen Ylva",
    "Jeg flytter d1 til d4.",
    "Hej Alva\n\nd1-d4\n\nMange hilsner\nYlva",
    "Jeg rykker d1 til d4.",
    "Hallo Alva,\n\nd1-d4\n\nViele Grüße\nYlva",
    "Ich ziehe d1 nach d4.",
    "Hola Alva:\n\nd1-d4\n\nSaludos\nYlva",
    "Muevo d1 a d4.",
];

/// What people write who play nothing, in the five languages.
const UNPLAYED: &[&str] = &[
    "",
    "Thanks, I shall have to think about that.",
    "Give me a day, please!\n\nYlva",
    "No worries, all is well here.",
    "Hei Alva, takk for sist! Jeg svarer i morgen.\n\nHilsen Ylva",
    "Jeg kigger på det i aften.",
    "Danke, ich melde mich.\n\nLiebe Grüße",
    "Gracias, mañana contesto.\n\nUn saludo",
    "Well played!",
    "-- \nYlva Lind\nRoom b2-b4",
];

fn judged(style: &Style, new: &str, sent: &Sent, random: &mut Random) -> (WrittenText, String) {
    let body = (style.body)(new, sent);
    let (charset, encoding) = (*random.of(&CHARSETS), *random.of(&ENCODINGS));
    let wrapping = *random.of(&WRAPPINGS);
    let mail = mail(&body, charset, encoding, wrapping, random.below(2) == 0);
    let shown = format!("{charset:?} {encoding:?}\n{}", String::from_utf8_lossy(&mail));
    let message = read_message(&mail).unwrap_or_else(|why| panic!("{why:?}: {shown}"));
    match decide_mail(&styles::RULES, &envelope(), &message, &known(&sent.text), &styles::EVIDENCE)
    {
        MailDecision::Take(written, Proof::Proven) => (written, shown),
        other => panic!("{other:?}: {shown}"),
    }
}

/// Whether it is the move d1-d4 of the game that was written about.
fn is_d1_d4(written: &WrittenText) -> bool {
    let mut orders = written.orders();
    let (Some(line), None) = (orders.next(), orders.next()) else { return false };
    let Order::Do(Deed::Ply(ply)) = &line.order else { return false };
    let squares = commands::words::fold(ply);
    let squares = squares.split(' ').filter(|word| *word != "to").collect::<String>();
    line.game.is_none() && squares == "d1d4"
}

/// How often a move was carried out, asked about, or neither.
#[derive(Default)]
struct Found {
    played: usize,
    asked: usize,
    missed: Vec<String>,
}

#[test]
fn nothing_is_carried_out_that_was_not_written() {
    let mut random = Random(0x7af1_0005);
    let (ours, manners) = (ours(), manners());
    let mut count = 0;
    let mut wrong: Vec<String> = Vec::new();
    let mut asked: BTreeMap<&str, usize> = BTreeMap::new();
    for (first, mail) in ours.iter().enumerate() {
        for (second, style) in manners.iter().enumerate().skip(first % 2).step_by(2) {
            let new = UNPLAYED[(first + second) % UNPLAYED.len()];
            let (written, shown) = judged(style, new, &mail.sent, &mut random);
            count += 1;
            if written.orders().count() > 0 {
                wrong.push(format!("{} | {} | {:?}\n{shown}", style.name, mail.name, written.said));
            } else if !written.said.is_empty() {
                *asked.entry(style.name).or_default() += 1;
            }
        }
    }
    println!("{count} mails without a move, asked about for nothing: {asked:#?}");
    let heads: Vec<&str> = wrong.iter().filter_map(|one| one.lines().next()).collect();
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}\n\nthe first:\n{}",
        wrong.len(),
        heads.join("\n"),
        wrong[0]
    );
}

#[test]
fn what_was_written_is_found() {
    let mut random = Random(0x7af1_0006);
    let (ours, manners) = (ours(), manners());
    let mut found: BTreeMap<&str, Found> = BTreeMap::new();
    let mut wrong: Vec<String> = Vec::new();
    for (first, mail) in ours.iter().enumerate() {
        for (second, style) in manners.iter().enumerate().skip((first + 1) % 2).step_by(2) {
            let new = PLAYED[(first + 7 * second) % PLAYED.len()];
            let (written, shown) = judged(style, new, &mail.sent, &mut random);
            let found = found.entry(style.name).or_default();
            let line = format!("{} | {:?} | {:?}", mail.name, new, written.said);
            match () {
                () if is_d1_d4(&written) => found.played += 1,
                () if written.orders().count() > 0 => {
                    wrong.push(format!("{} | {line}\n{shown}", style.name));
                }
                () if !written.said.is_empty() => found.asked += 1,
                () => found.missed.push(line),
            }
        }
    }
    for (style, one) in &found {
        if one.asked + one.missed.len() > 0 {
            println!("{style}: {} asked, {} missed {:#?}", one.asked, one.missed.len(), one.missed);
        }
    }
    let heads: Vec<&str> = wrong.iter().filter_map(|one| one.lines().next()).collect();
    assert!(
        wrong.is_empty(),
        "{} are wrong:\n{}\n\nthe first:\n{}",
        wrong.len(),
        heads.join("\n"),
        wrong[0]
    );
    // Below a mail that nothing marks as old, nobody can be sure whose move it is.
    let (unmarked, clean): (Vec<_>, Vec<_>) =
        found.iter().partition(|(name, _)| **name == "below, no marks");
    let count = |of: &[(&&str, &Found)]| {
        let played: usize = of.iter().map(|(_, one)| one.played).sum();
        let others: usize = of.iter().map(|(_, one)| one.asked + one.missed.len()).sum();
        (played, played + others)
    };
    let ((played, all), (played_below, all_below)) = (count(&clean), count(&unmarked));
    println!("{played} of {all} moves are played, and {played_below} of {all_below}");
    assert!(100 * played >= 99 * all, "{played} of {all}");
    assert!(
        100 * (played + played_below) >= 97 * (all + all_below),
        "{played_below} of {all_below}"
    );
}
