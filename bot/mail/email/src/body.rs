//! What the parts of a mail say: their texts in order, and why some of it could not be read. Files,
//! forwarded mails and what a server puts beside a text are nobody's words. Whose words the texts
//! are is not known here.

use std::borrow::Cow;

use templates::told::LostText;

use crate::message::with_line_feeds;
use crate::parts::{Entity, FoundParts, MimePart, read_entity};
use crate::phrases::{PhraseList, mail_phrases};
use crate::sealed::Sealed;
use crate::statement::Statement;
use crate::text::MailText;
use crate::unreadable::UnreadableMail;
use crate::{html, sealed, text};

/// Types of plain text that are shown as they are.
const PLAIN: [&str; 3] = ["text/plain", "text/markdown", "text/x-markdown"];

#[derive(Clone, Debug, Default)]
pub struct MailBody {
    /// All texts; of several forms of the same, the plain one.
    pub text: MailText,
    /// The same with the HTML form, where a text has both.
    pub html: Option<MailText>,
    /// What a part for programs says.
    pub statement: Option<Statement>,
    pub lost: Option<LostText>,
}

/// Reads the parts of a mail whose lines end on a line feed.
pub fn read_body(mail: &[u8]) -> Result<MailBody, UnreadableMail> {
    let mut reader = BodyReader::default();
    let texts = reader.read(mail)?;
    let text = MailText::joined(texts.iter().map(|text| &text.plain));
    let html = texts.iter().any(|text| text.html.is_some()).then(|| {
        MailText::joined(texts.iter().map(|text| text.html.as_ref().unwrap_or(&text.plain)))
    });
    if text.is_cut() {
        reader.lose(LostText::Long);
    }
    if is_encrypted(&text) {
        reader.lose(LostText::Encrypted);
    }
    Ok(MailBody { text, html, statement: reader.statement, lost: reader.lost })
}

/// Whether a text has a block that only somebody with a key can read (RFC 9580, 6.2).
fn is_encrypted(text: &MailText) -> bool {
    text.lines().any(|line| mail_phrases().sealed_lines.has_phrase(&line.trim().to_lowercase()))
}

/// A text in one form or in two.
struct BodyText {
    plain: MailText,
    /// Its HTML form, where it is not the same.
    html: Option<MailText>,
}

#[derive(Default)]
struct BodyReader {
    found: FoundParts,
    /// Whether a part that is none of the containers was seen.
    has_part: bool,
    statement: Option<Statement>,
    lost: Option<LostText>,
}

impl BodyReader {
    fn lose(&mut self, lost: LostText) {
        self.lost = Some(self.lost.map_or(lost, |known| known.min(lost)));
    }

    fn read(&mut self, raw: &[u8]) -> Result<Vec<BodyText>, UnreadableMail> {
        let entity = read_entity(raw, &mut self.found)?;
        self.texts(entity)
    }

    fn texts(&mut self, entity: Entity<'_>) -> Result<Vec<BodyText>, UnreadableMail> {
        let (kind, parts) = match entity {
            Entity::Part(part) => return self.text(&part),
            Entity::Container(kind, parts) => (kind, parts),
        };
        if kind == "multipart/encrypted" {
            self.lose(LostText::Encrypted);
            return Ok(Vec::new());
        }
        let is_choice = kind == "multipart/alternative";
        let mut plain = Vec::new();
        let mut others = Vec::new();
        for entity in parts {
            let is_plain = is_choice && matches!(&entity, Entity::Part(part) if is_plain(part));
            let texts = self.texts(entity)?.into_iter().filter(|text| !text.plain.is_blank());
            match is_plain {
                true if plain.is_empty() => plain.extend(texts),
                // Of several forms without plain text, the first one counts.
                false if is_choice && !others.is_empty() => {}
                _ => others.extend(texts),
            }
        }
        let html = others.iter().map(|text| text.html.as_ref().unwrap_or(&text.plain));
        Ok(match (plain.is_empty(), others.is_empty()) {
            (true, _) => others,
            (false, true) => plain,
            (false, false) => {
                let html = MailText::joined(html);
                let plain = MailText::joined(plain.iter().map(|text| &text.plain));
                vec![BodyText { plain, html: Some(html) }]
            }
        })
    }

    /// The text of a part; several if others are packed in it.
    fn text(&mut self, part: &MimePart<'_>) -> Result<Vec<BodyText>, UnreadableMail> {
        let is_first = !std::mem::replace(&mut self.has_part, true);
        let kind = part.kind.mimetype.as_str();
        if self.statement.is_none() {
            self.statement = Statement::from_part(kind, || part.text().content);
        }
        match kind {
            _ if is_sealed(part) && is_first => return self.unsealed(part),
            _ if is_for_a_key(part) => self.lose(LostText::Encrypted),
            _ if is_listed(part, &mail_phrases().encrypted_parts) => self.lose(LostText::Encrypted),
            _ if is_listed(part, &mail_phrases().one_program_parts) => {
                self.lose(LostText::OneProgram);
            }
            _ if kind.starts_with("multipart/") => self.lose(LostText::Damaged),
            "message/rfc822" | "message/global" => self.lose(LostText::Forwarded),
            "message/partial" => self.lose(LostText::Damaged),
            _ if part.attached => self.lose(LostText::Files),
            "text/html" => return Ok(self.shown(part)),
            _ if is_plain(part) => return Ok(self.shown(part)),
            _ => self.lose(LostText::Files),
        }
        Ok(Vec::new())
    }

    /// The text of a part that programs show as text.
    fn shown(&mut self, part: &MimePart<'_>) -> Vec<BodyText> {
        let decoded = part.text();
        if decoded.has_holes {
            self.lose(LostText::Damaged);
        }
        let text = &decoded.content;
        let is_page = part.kind.mimetype == "text/html" || html::is_page(text);
        let (text, has_file) = without_files(text);
        let plain = match is_page {
            true => html::text_of_html(&text),
            false => text::plain_text(&text, &part.kind.params),
        };
        if has_file || is_page && plain.is_blank() && html::has_picture(&text) {
            self.lose(LostText::Files);
        }
        vec![BodyText { plain, html: None }]
    }

    /// What a mail says that is packed in a signature. Reading it needs no key, and whose signature
    /// it is proves nothing here.
    fn unsealed(&mut self, part: &MimePart<'_>) -> Result<Vec<BodyText>, UnreadableMail> {
        match sealed::open(&part.bytes()) {
            Sealed::Open(inside) => {
                self.found.depth += 1;
                self.has_part = false;
                let texts = self.read(&with_line_feeds(&inside));
                self.found.depth -= 1;
                return texts;
            }
            Sealed::Encrypted => self.lose(LostText::Encrypted),
            Sealed::Unknown => self.lose(LostText::Sealed),
        }
        Ok(Vec::new())
    }
}

/// A text without the files in it, which were put there before files were parts (uuencode, yEnc), and
/// whether there were any.
fn without_files(text: &str) -> (Cow<'_, str>, bool) {
    let is_mode = |mode: &str| mode.len() >= 3 && mode.bytes().all(|digit| digit.is_ascii_digit());
    let begins = |line: &str| {
        let named = line.strip_prefix("begin ").and_then(|rest| rest.split_once(' '));
        named.is_some_and(|(mode, _)| is_mode(mode)) || line.starts_with("=ybegin line=")
    };
    if !text.lines().any(begins) {
        return (text.into(), false);
    }
    let mut is_inside = false;
    let lines = text.split_inclusive('\n').filter(|line| {
        let is_end = line.trim_end() == "end" || line.starts_with("=yend ");
        let was_inside = is_inside || begins(line);
        is_inside = was_inside && !is_end;
        !was_inside
    });
    (lines.collect::<String>().into(), true)
}

/// Whether a file can only be read by somebody with a key. What is signed may be another email.
fn is_for_a_key(part: &MimePart<'_>) -> bool {
    is_sealed(part) && sealed::open(&part.bytes()) == Sealed::Encrypted
        || part.name.ends_with(".asc") && is_encrypted(&MailText::new(&part.text().content))
}

fn is_plain(part: &MimePart<'_>) -> bool {
    PLAIN.contains(&part.kind.mimetype.as_str())
}

/// Whether a part is a mail in a signature, or for a key (RFC 8551, 3.2).
fn is_sealed(part: &MimePart<'_>) -> bool {
    let kind = part.kind.mimetype.as_str();
    let is_named = part.name.ends_with(".p7m") || part.name.ends_with(".p7z");
    matches!(kind, "application/pkcs7-mime" | "application/x-pkcs7-mime")
        || is_named && kind == "application/octet-stream"
}

/// Whether the type of a part, or the end of its file's name, is in a list.
fn is_listed(part: &MimePart<'_>, list: &PhraseList) -> bool {
    list.any(|known| part.kind.mimetype == known || part.name.ends_with(known))
}
