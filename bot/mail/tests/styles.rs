//! Answers to our real mails as mail programs write them: client × posting style × language ×
//! charset × encoding, each with decoys in the parts that the person did not write.
#![allow(dead_code)]

use chrono::{DateTime, TimeDelta, Utc};
use commands::BoardForm;
use engine::ruleset::{Language, shipped_library};
use engine::{BySide, Game, Side, Terms};
pub use laws::Random;
use mail::{
    Arrival, Evidence, Known, MailEnvelope, MailRules, Ours, SenderPolicy, SenderVerdict, Unproven,
};
use service::mail::{MailId, reads_as_order};
use templates::medium::mail::{html_of, text_of};
use templates::notice::{Table, Time};
use templates::told::{GameNews, Who};
use templates::{Notice, Reader};

/// The rules of a club with a mail server that vouches for senders.
pub const RULES: MailRules<'static> = MailRules {
    domain: "club.test",
    policy: SenderPolicy::Verified,
    authserv: Some("mx.club.test"),
};

/// What is known about these mails besides what they say.
pub const EVIDENCE: Evidence = Evidence {
    signature: SenderVerdict::Unproven(Unproven::NotEnough),
    way: Arrival::Handed,
    now: DateTime::from_timestamp(1_795_169_160, 0).unwrap(),
};

const TOKEN: &str = "play+aaaaaaaaaaaaaaaaaaaaaaaaaa@club.test";

/// A mail of ours.
#[derive(Clone)]
pub struct Sent {
    pub text: String,
    pub html: String,
}

/// The mails of everybody's games: a turn, in all languages and three forms of boards.
pub fn sent() -> Vec<Sent> {
    let now: DateTime<Utc> = "2026-11-02T10:00:00Z".parse().unwrap();
    let forms = [BoardForm::Picture, BoardForm::Text, BoardForm::Words];
    let readers = Language::ALL.into_iter().zip(forms.into_iter().cycle());
    let mails = readers.flat_map(|(language, board)| {
        let reader = Reader { board, ..Reader::stranger(language, "Tafl Club", now) };
        let table = Notice::game_news(Box::new(table(now)), GameNews::Ply);
        let said = "so I said: d1-d4\nresign\nbut a1-a2 was fine, and here it goes on and on until \
                    the line is so long that it breaks: e1-e4";
        let said =
            Notice::Said { game: 12, by: Who::Other("Alva".into()), texts: vec![said.into()] };
        [table, said].map(|notice| Sent {
            text: text_of(std::slice::from_ref(&notice), &reader, &reads_as_order),
            html: html_of(
                &[notice],
                &reader,
                (&|_| Some("cid:board".into()), &|_| None),
                &reads_as_order,
            ),
        })
    });
    mails.collect()
}

fn table(now: DateTime<Utc>) -> Table {
    let ruleset = shipped_library().newest("skalk").unwrap().clone();
    let mut game = Game::new(ruleset, Terms::default()).unwrap();
    for ply in ["d1-d3", "f8-i8", "a4-c4", "f7-f9", "c4-c5"] {
        game.play(ply).unwrap();
    }
    let left = BySide { attackers: TimeDelta::days(6), defenders: TimeDelta::days(7) };
    let deadline = Some(now + TimeDelta::days(7));
    Table {
        number: 12,
        names: BySide { attackers: "Alva".into(), defenders: "Ylva".into() },
        seat: Some(Side::Defenders),
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

/// How a mail program builds an answer from what the person wrote and our mail.
pub struct Style {
    pub name: &'static str,
    pub body: fn(&str, &Sent) -> Body,
}

/// What a program sends.
pub enum Body {
    Plain(String),
    Html(String),
}

fn marked(mark: &str, sent: &Sent) -> String {
    sent.text.lines().map(|line| format!("{mark}{line}\n")).collect()
}

/// Marked, and then wrapped without marks where lines became too long.
fn broken(width: usize, sent: &Sent) -> String {
    let mut broken = String::new();
    for line in marked("> ", sent).lines() {
        let mut column = 0;
        for word in line.split_inclusive(' ') {
            if column + word.len() > width && column > 0 {
                broken.truncate(broken.trim_end_matches(' ').len());
                broken.push('\n');
                column = 0;
            }
            broken.push_str(word);
            column += word.len();
        }
        broken.push('\n');
    }
    broken
}

/// Without marks and with the table taken apart, like text made from our HTML.
fn bare(sent: &Sent) -> String {
    let text = html_as_lines(&sent.html);
    text.join("\n\n")
}

fn html_as_lines(html: &str) -> Vec<String> {
    let body = html.split_once("<body>").map_or(html, |(_, body)| body);
    let mut lines = vec![String::new()];
    let mut rest = body;
    while let Some((text, behind)) = rest.split_once('<') {
        lines.last_mut().unwrap().push_str(text);
        let (tag, behind) = behind.split_once('>').unwrap_or((behind, ""));
        if ["td", "/td", "p", "/p", "tr", "h1", "/h1", "br"]
            .contains(&tag.split(' ').next().unwrap())
        {
            lines.push(String::new());
        }
        rest = behind;
    }
    let plain = |line: String| {
        line.replace("&quot;", "\"")
            .replace("&#x27;", "'")
            .replace("&#x2f;", "/")
            .replace("&amp;", "&")
    };
    let lines = lines
        .into_iter()
        .flat_map(|line| plain(line).lines().map(str::to_owned).collect::<Vec<_>>());
    lines.filter(|line| !line.trim().is_empty()).collect()
}

fn top(new: &str, head: &str, quote: &str) -> Body {
    Body::Plain(format!("{new}\n\n{head}\n\n{quote}"))
}

/// The thread below our mail in programs that quote all of it: an old answer of the same person.
const OLDER: &str = "From: Ylva <ylva@players.test>\nSent: Thursday, 19 November 2026 10:00\n\
    To: Tafl <play@club.test>\nSubject: Re: x\n\ne1-e4\n\nYlva\n";

const SIGNATURE: &str = "-- \nYlva\nRoom b2-b4\ne1-e4\nresign";
const DISCLAIMER: &str = "This e-mail and its attachments (cells a1-a9) are confidential.\n\
    If you are not the intended recipient, write to e1-e4\nresign";

fn block(from: &str, sent: &str, to: &str, subject: &str) -> String {
    format!(
        "{from}: Tafl <play@club.test>\n{sent}: Freitag, 20. November 2026 10:05\n{to}: ylva@players.test\n{subject}: [Tafl 12] Alva - Ylva"
    )
}

/// Our HTML as an old mail inside a new one.
fn inside(sent: &Sent) -> String {
    let body = sent.html.split_once("<main>").map_or("", |(_, body)| body);
    body.split_once("</main>").map_or("", |(body, _)| body).to_owned()
}

fn div(new: &str) -> String {
    new.lines()
        .map(|line| {
            if line.is_empty() {
                "<div><br></div>".into()
            } else {
                format!("<div>{}</div>", line.replace('<', "&lt;"))
            }
        })
        .collect()
}

/// All styles.
#[expect(clippy::too_many_lines, reason = "one of each")]
pub fn styles() -> Vec<Style> {
    let style = |name, body| Style { name, body };
    vec![
        style("gmail en", |new, sent| {
            top(
                new,
                "On Fri, 20 Nov 2026 at 10:00, Tafl <play+abc@club.test> wrote:",
                &marked("> ", sent),
            )
        }),
        style("gmail en, broken", |new, sent| {
            top(
                new,
                "On Fri, 20 Nov 2026 at 10:00, Tafl\n<play+aaaaaaaaaaaaaaaaaaaaaaaaaa@club.test>\nwrote:",
                &broken(40, sent),
            )
        }),
        style("gmail de", |new, sent| {
            top(
                new,
                "Am Fr., 20. Nov. 2026 um 10:00 Uhr schrieb Tafl <play@club.test>:",
                &marked("> ", sent),
            )
        }),
        style("gmail nb", |new, sent| {
            top(
                new,
                "fre. 20. nov. 2026 kl. 10:00 skrev Tafl <play@club.test>:",
                &marked("> ", sent),
            )
        }),
        style("gmail da", |new, sent| {
            top(
                new,
                "Den fre. 20. nov. 2026 kl. 10.00 skrev Tafl <play@club.test>:",
                &marked("> ", sent),
            )
        }),
        style("gmail es", |new, sent| {
            top(
                new,
                "El vie, 20 nov 2026 a las 10:00, Tafl (<play@club.test>) escribió:",
                &marked("> ", sent),
            )
        }),
        style("gmail zh, no marks", |new, sent| {
            top(new, "Tafl <play@club.test> 于2026年11月20日周五 10:00写道：", &bare(sent))
        }),
        style("apple", |new, sent| {
            Body::Plain(format!(
                "{new}\n\nSent from my iPhone\n\n> On 20 Nov 2026, at 10:00, Tafl <play@club.test> wrote:\n> \n> {}",
                marked("> ", sent)
            ))
        }),
        style("apple de", |new, sent| {
            Body::Plain(format!(
                "{new}\n\nVon meinem iPhone gesendet\n\n> Am 20.11.2026 um 10:00 schrieb Tafl <play@club.test>:\n> \n{}",
                marked("> ", sent)
            ))
        }),
        style("outlook en", |new, sent| {
            top(new, &block("From", "Sent", "To", "Subject"), &format!("{}\n\n{OLDER}", bare(sent)))
        }),
        style("outlook de", |new, sent| {
            top(
                new,
                &block("Von", "Gesendet", "An", "Betreff"),
                &format!("{}\n\n{OLDER}", bare(sent)),
            )
        }),
        style("outlook nb", |new, sent| {
            top(new, &block("Fra", "Sendt", "Til", "Emne"), &bare(sent))
        }),
        style("outlook es", |new, sent| {
            top(new, &block("De", "Enviado el", "Para", "Asunto"), &bare(sent))
        }),
        style("outlook pl", |new, sent| {
            top(new, &block("Od", "Wysłano", "Do", "Temat"), &format!("{}\n\n{OLDER}", sent.text))
        }),
        style("outlook on the web", |new, sent| {
            top(
                new,
                &format!(
                    "________________________________\n{}",
                    block("From", "Sent", "To", "Subject")
                ),
                &sent.text,
            )
        }),
        style("outlook mobile", |new, sent| {
            top(
                new,
                &format!(
                    "Get Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\n{}",
                    block("From", "Date", "To", "Subject")
                ),
                &bare(sent),
            )
        }),
        style("outlook express", |new, sent| {
            top(new, "-----Ursprüngliche Nachricht-----\nVon: Tafl <play@club.test>", &sent.text)
        }),
        style("yahoo", |new, sent| {
            top(
                new,
                "On Friday, November 20, 2026, 10:00:00 AM GMT+1, Tafl <play@club.test> wrote:",
                &marked(" ", sent),
            )
        }),
        style("proton", |new, sent| {
            top(
                &format!("{new}\n\nSent with Proton Mail secure email."),
                "On Friday, November 20th, 2026 at 10:00 AM, Tafl <play@club.test> wrote:",
                &marked("> ", sent),
            )
        }),
        style("thunderbird, below", |new, sent| {
            Body::Plain(format!(
                "On 20/11/2026 10:00, Tafl wrote:\n{}\n{new}\n",
                marked("> ", sent)
            ))
        }),
        style("mutt, below", |new, sent| {
            Body::Plain(format!(
                "On Fri, Nov 20, 2026 at 10:00:00AM +0100, Tafl wrote:\n{}\n{new}\n\n{SIGNATURE}\n",
                marked(">", sent)
            ))
        }),
        style("between the lines", |new, sent| {
            let lines: Vec<&str> = sent.text.lines().collect();
            let (above, below) = lines.split_at(3);
            let marked =
                |lines: &[&str]| lines.iter().map(|line| format!("> {line}\n")).collect::<String>();
            Body::Plain(format!("Tafl wrote:\n{}\n{new}\n\n{}", marked(above), marked(below)))
        }),
        style("below, no marks", |new, sent| Body::Plain(format!("{}\n\n{new}\n", sent.text))),
        style("nothing quoted", |new, _| Body::Plain(new.to_owned())),
        style("a signature", |new, sent| {
            Body::Plain(format!("{new}\n\n{SIGNATURE}\n\n{}", marked("> ", sent)))
        }),
        style("a disclaimer", |new, sent| {
            Body::Plain(format!("{new}\n\n{DISCLAIMER}\n\n{}", marked("> ", sent)))
        }),
        style("a warning above", |new, sent| {
            Body::Plain(format!(
                "CAUTION: External email. Cells a1-a9 are not safe.\n\n{new}\n\n{}",
                marked("> ", sent)
            ))
        }),
        style("html: gmail", |new, sent| {
            Body::Html(format!(
                "<div dir=\"ltr\">{}</div><br><div class=\"gmail_quote gmail_quote_container\"><div dir=\"ltr\" class=\"gmail_attr\">On Fri wrote:<br></div><blockquote class=\"gmail_quote\">{}</blockquote></div>",
                div(new),
                inside(sent)
            ))
        }),
        style("html: outlook", |new, sent| {
            Body::Html(format!(
                "<html><head><style>p.x {{}}</style></head><body>{}<div id=\"appendonsend\"></div><hr><div id=\"divRplyFwdMsg\" dir=\"ltr\"><b>From:</b> Tafl &lt;play@club.test&gt;<br><b>Sent:</b> Friday, November 20, 2026 10:00<br><b>To:</b> Ylva<br></div><div>{}</div><div>e1-e4</div></body></html>",
                div(new),
                inside(sent)
            ))
        }),
        style("html: word", |new, sent| {
            Body::Html(format!(
                "<div class=WordSection1>{}<div style='border:none'><p class=MsoNormal><b>Von:</b> Tafl &lt;play@club.test&gt;<br><b>Gesendet:</b> Freitag, 20. November 2026 10:05<br><b>An:</b> Ylva<br><b>Betreff:</b> x<o:p></o:p></p></div>{}</div>",
                div(new)
                    .replace("<div>", "<p class=MsoNormal>")
                    .replace("</div>", "<o:p></o:p></p>"),
                inside(sent)
            ))
        }),
        style("html: apple", |new, sent| {
            Body::Html(format!(
                "{}<div><br><blockquote type=\"cite\"><div>On 20 Nov 2026, at 10:00, Tafl wrote:</div>{}</blockquote></div>",
                div(new),
                inside(sent)
            ))
        }),
        style("html: thunderbird, below", |new, sent| {
            Body::Html(format!(
                "<div class=\"moz-cite-prefix\">On 20/11/2026 10:00, Tafl wrote:<br></div><blockquote type=\"cite\" cite=\"mid:x\">{}</blockquote>{}",
                inside(sent),
                div(new)
            ))
        }),
        style("html: yahoo", |new, sent| {
            Body::Html(format!(
                "<div>{}</div><div id=\"yahoo_quoted_1\" class=\"yahoo_quoted\"><div>On Friday, Tafl wrote:</div>{}</div>",
                div(new),
                inside(sent)
            ))
        }),
    ]
}

/// How letters are encoded as bytes.
#[derive(Clone, Copy, Debug)]
pub enum Charset {
    Utf8,
    Latin1,
    Gb18030,
}

/// How bytes are encoded as lines.
#[derive(Clone, Copy, Debug)]
pub enum Encoding {
    Bare,
    Flowed,
    Quoted,
    Base64,
}

/// What is around the text.
#[derive(Clone, Copy, Debug)]
pub enum Wrapping {
    Alone,
    /// The same in HTML after it, with something else in it.
    Alternative,
    /// Files before and after it, with moves in them.
    Files,
}

pub const WRAPPINGS: [Wrapping; 3] = [Wrapping::Alone, Wrapping::Alternative, Wrapping::Files];

pub const CHARSETS: [Charset; 3] = [Charset::Utf8, Charset::Latin1, Charset::Gb18030];
pub const ENCODINGS: [Encoding; 4] =
    [Encoding::Bare, Encoding::Flowed, Encoding::Quoted, Encoding::Base64];

impl Charset {
    fn name(self) -> &'static str {
        match self {
            Charset::Utf8 => "utf-8",
            Charset::Latin1 => "iso-8859-1",
            Charset::Gb18030 => "gb18030",
        }
    }

    fn bytes(self, text: &str) -> Vec<u8> {
        let encoded = |c: char| match (self, c) {
            (Charset::Utf8, c) => c.to_string().into_bytes(),
            (Charset::Latin1, c) if u32::from(c) < 256 => vec![c as u8],
            (Charset::Gb18030, '于') => vec![0xd3, 0xda],
            (_, c) if c.is_ascii() => vec![c as u8],
            (_, '–' | '－') => vec![b'-'],
            (_, 'ｄ') => vec![b'd'],
            (_, '：') => vec![b':'],
            (_, c @ '１'..='９') => vec![(u32::from(c) - 0xff11) as u8 + b'1'],
            // It does not matter which character these four bytes encode.
            (Charset::Gb18030, _) => vec![0x81, 0x30, 0x84, 0x36],
            _ => vec![b'?'],
        };
        text.chars().flat_map(encoded).collect()
    }
}

/// A whole mail with that body; its headers prove its sender.
pub fn mail(
    body: &Body,
    charset: Charset,
    encoding: Encoding,
    wrapping: Wrapping,
    is_crlf: bool,
) -> Vec<u8> {
    let (kind, text) = match body {
        Body::Plain(text) => ("text/plain", text),
        Body::Html(text) => ("text/html", text),
    };
    let mut parameters = format!("; charset={}", charset.name());
    let is_plain = matches!(body, Body::Plain(_));
    let text = match encoding {
        Encoding::Flowed if is_plain => {
            parameters.push_str("; format=flowed");
            flowed(text)
        }
        _ => text.clone(),
    };
    let bytes = charset.bytes(&text);
    let (transfer, bytes) = match encoding {
        Encoding::Bare | Encoding::Flowed => ("8bit", bytes),
        Encoding::Quoted => ("quoted-printable", quoted(&bytes)),
        Encoding::Base64 => ("base64", base64(&bytes)),
    };
    let mut mail = format!(
        "Authentication-Results: mx.club.test; dmarc=pass header.from=players.test\n\
         Received: from isp.test by mx.club.test with ESMTPS id 1; Fri, 20 Nov 2026 10:06:00 +0000\n\
         From: Ylva <ylva@players.test>\nTo: {TOKEN}\nSubject: Re: [Tafl 12] Alva - Ylva\n\
         Date: Fri, 20 Nov 2026 10:06:00 +0000\nMessage-ID: <1@players.test>\n\
         In-Reply-To: <g12.6@club.test>\nMIME-Version: 1.0\n"
    )
    .into_bytes();
    let part =
        format!("Content-Type: {kind}{parameters}\nContent-Transfer-Encoding: {transfer}\n\n");
    let part = [part.as_bytes(), &bytes].concat();
    let file = "Content-Type: text/plain; name=x.txt\n\
                Content-Disposition: attachment; filename=x.txt\n\ne1-e4\nresign\n";
    // The same in HTML, with what the program quotes there in its own way.
    let lines = text.lines().map(|line| match line.trim() {
        "" => "<div><br></div>\n".to_owned(),
        _ => {
            let line = line.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            format!("<div>{line}</div>\n")
        }
    });
    let html = format!(
        "Content-Type: text/html; charset=utf-8\n\n{}<div class=\"gmail_quote\"><div>e1-e4</div>\
         <div>resign</div></div>\n",
        lines.collect::<String>()
    );
    let around = match wrapping {
        // If a program writes no text, what it writes as HTML counts.
        Wrapping::Alternative if is_plain && !text.trim().is_empty() => {
            Some(("alternative", "", html.as_str()))
        }
        Wrapping::Files => Some(("mixed", file, file)),
        _ => None,
    };
    match around {
        None => mail.extend(part),
        Some((kind, before, behind)) => {
            let boundary = "----=_Part_7";
            mail.extend(
                format!("Content-Type: multipart/{kind}; boundary=\"{boundary}\"\n\n").bytes(),
            );
            for part in [before.as_bytes(), &part, behind.as_bytes()] {
                if !part.is_empty() {
                    mail.extend(format!("--{boundary}\n").bytes());
                    mail.extend(part);
                    mail.push(b'\n');
                }
            }
            mail.extend(format!("--{boundary}--\n").bytes());
        }
    }
    if is_crlf { crlf(&mail) } else { mail }
}

pub fn crlf(mail: &[u8]) -> Vec<u8> {
    let bytes =
        mail.iter().flat_map(|&byte| if byte == b'\n' { vec![b'\r', b'\n'] } else { vec![byte] });
    bytes.collect()
}

/// Lines of about 60 characters at most, as programs wrap them: broken lines end on a space.
fn flowed(text: &str) -> String {
    let mut flowed = String::new();
    for line in text.lines() {
        if line == "-- " {
            flowed.push_str("-- \n");
            continue;
        }
        let marks = line.len() - line.trim_start_matches('>').len();
        let (marks, line) = line.trim_end().split_at(marks);
        if marks.is_empty() && (line.starts_with(' ') || line.starts_with("From ")) {
            flowed.push(' ');
        }
        flowed.push_str(marks);
        let mut column = 0;
        for word in line.split_inclusive(' ') {
            if column + word.chars().count() > 60 && column > 0 && flowed.ends_with(' ') {
                flowed.push('\n');
                flowed.push_str(marks);
                if !marks.is_empty() {
                    flowed.push(' ');
                }
                column = 0;
            }
            flowed.push_str(word);
            column += word.chars().count();
        }
        flowed.push('\n');
    }
    flowed
}

fn quoted(bytes: &[u8]) -> Vec<u8> {
    let mut quoted = Vec::new();
    let mut column = 0;
    for (index, &byte) in bytes.iter().enumerate() {
        let is_last = bytes.get(index + 1).is_none_or(|&next| next == b'\n');
        let piece = match byte {
            b'\n' => vec![b'\n'],
            b' ' | b'\t' if is_last => format!("={byte:02X}").into_bytes(),
            b'=' | 0x7f.. => format!("={byte:02X}").into_bytes(),
            byte => vec![byte],
        };
        if byte != b'\n' && column + piece.len() > 75 {
            quoted.extend(b"=\n");
            column = 0;
        }
        column = if byte == b'\n' { 0 } else { column + piece.len() };
        quoted.extend(piece);
    }
    quoted
}

fn base64(bytes: &[u8]) -> Vec<u8> {
    const SIGNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut encoded = Vec::new();
    for (index, three) in crlf(bytes).chunks(3).enumerate() {
        let bits = three.iter().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte));
        let bits = bits << (8 * (3 - three.len()));
        for sign in 0..4 {
            let is_filled = sign > three.len();
            encoded.push(if is_filled {
                b'='
            } else {
                SIGNS[(bits >> (18 - 6 * sign)) as usize & 63]
            });
        }
        if index % 19 == 18 {
            encoded.push(b'\n');
        }
    }
    encoded.push(b'\n');
    encoded
}

/// The envelope of all these mails.
pub fn envelope() -> MailEnvelope {
    MailEnvelope { sender: Some("ylva@players.test".into()), recipients: vec![TOKEN.into()] }
}

/// What the club knows about them.
pub fn known(sent: &str) -> Known {
    let by = vec!["ylva@players.test".to_owned()];
    let answers = Some(Ours { mail: MailId(1), by, proves: false, sent: sent.to_owned() });
    Known { answers, sender_plays: true, ..Known::default() }
}

/// Pieces that have a meaning somewhere in a mail.
pub const WORDS: &[&str] = &[
    "\n",
    "\r\n",
    "\r",
    "\0",
    "\n\n",
    "From: x@y.test\n",
    "From:",
    "Content-Type: multipart/mixed; boundary=b\n",
    "Content-Type: text/html\n",
    "Content-Type: message/delivery-status\n",
    "Content-Transfer-Encoding: base64\n",
    "; format=flowed; delsp=yes",
    "; charset=utf-7",
    "Authentication-Results: mx.club.test; dmarc=pass header.from=players.test\n",
    "Authentication-Results: mx.club.test; dkim=pass header.d=players.test\n",
    "DKIM-Signature: d=players.test; s=a; h=from; b=x\n",
    "Received: from with LMTP by mx with LMTP\n",
    "Received: x\n",
    "Auto-Submitted: auto-replied\n",
    "--b\n",
    "--b--\n",
    "> ",
    "| ",
    "-- \n",
    "\nd1-d4\n",
    "\nresign\n",
    "On Fri, 20 Nov 2026, Alva wrote:\n",
    "From: x\nSent: y\n",
    "<div>",
    "</blockquote>",
    "<blockquote type=cite>",
    "=?utf-8?q?x=40y?=",
    "=3D",
    "=\n",
    "\u{200b}",
    "é",
    "１",
    "\"",
    "(",
    ";",
    "@",
];
