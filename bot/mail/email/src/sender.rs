//! Who a mail says it is from: one header with one address, written so that every mail program
//! reads the same one. Anything else names nobody. `verdict` knows whether the address is true.

use mailparse::MailHeader;

use crate::headers;
use crate::unreadable::UnreadableMail;

const LONGEST: usize = 2000;

/// The address in From in lower case. It fails if there is not exactly one From, or if it could be
/// read in two ways.
pub fn read_sender(headers: &[MailHeader<'_>]) -> Result<String, UnreadableMail> {
    let mut from = headers.iter().filter(|header| headers::header_name(header) == "from");
    let (Some(header), None) = (from.next(), from.next()) else {
        return Err(UnreadableMail::Sender);
    };
    let raw = header.get_value_raw();
    if raw.len() > LONGEST {
        return Err(UnreadableMail::Sender);
    }
    // A folded line continues where it was broken. Only the name can hold bytes that are not UTF-8.
    let value = String::from_utf8_lossy(raw).replace('\n', "");
    read_mailbox(&value).ok_or(UnreadableMail::Sender)
}

/// What the sender of a mail with one usable address calls themselves; it proves nothing.
pub fn read_sender_name(headers: &[MailHeader<'_>]) -> Option<String> {
    read_sender(headers).ok()?;
    let from = headers.iter().find(|header| headers::header_name(header) == "from")?;
    let decoded = from.get_value();
    let (name, _) = decoded.rsplit_once('<')?;
    let name = name.trim().trim_matches('"').trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// The addresses in a list of recipients. Elements that could be read in two ways are left out. If
/// there is a comment, which may hold commas and quotes, the whole list is left out.
pub fn read_recipients(value: &str) -> Vec<String> {
    let mut elements = vec![String::new()];
    let mut signs = value.chars();
    let mut is_quoted = false;
    while let Some(sign) = signs.next() {
        match sign {
            '(' if !is_quoted => return Vec::new(),
            ',' if !is_quoted => {
                elements.push(String::new());
                continue;
            }
            '"' => is_quoted = !is_quoted,
            _ => {}
        }
        if let Some(element) = elements.last_mut() {
            element.push(sign);
            if sign == '\\' && is_quoted {
                element.extend(signs.next());
            }
        }
    }
    elements.iter().filter_map(|element| read_mailbox(element)).collect()
}

/// The address of exactly `addr-spec` or `[phrase] <addr-spec>` (RFC 5322), without comments,
/// groups, routes and quoted local parts, which programs read in different ways.
fn read_mailbox(value: &str) -> Option<String> {
    if value.chars().any(|sign| sign.is_control() && sign != '\t') {
        return None;
    }
    let value = value.trim_matches(is_space);
    let Some(rest) = value.strip_suffix('>') else { return read_address(value) };
    let (phrase, inside) = rest.rsplit_once('<')?;
    if is_phrase(phrase.trim_matches(is_space)) { read_address(inside) } else { None }
}

fn is_space(sign: char) -> bool {
    matches!(sign, ' ' | '\t')
}

/// Whether a text is one quoted string, or words of which some are quoted. A quoted string beside
/// other words must hold nothing that looks like an address, a comment or the end of one, because
/// some programs do not recognize quotes after the first word.
fn is_phrase(phrase: &str) -> bool {
    if let Some(rest) = phrase.strip_prefix('"')
        && let Some((_, "")) = split_quoted(rest)
    {
        return true;
    }
    let mut rest = phrase;
    while !rest.is_empty() {
        rest = match rest.strip_prefix('"') {
            Some(inside) => match split_quoted(inside) {
                Some((text, after))
                    if !text.contains(['<', '>', '(', ')', '@', ',', ';', ':', '\\']) =>
                {
                    after
                }
                _ => return false,
            },
            None => {
                let end = rest.find(is_space).unwrap_or(rest.len());
                let (word, after) = rest.split_at(end);
                if !word.chars().all(|sign| is_atext(sign) || sign == '.' || !sign.is_ascii()) {
                    return false;
                }
                after
            }
        };
        // Words must be separated by space, so that there is no quote in the middle of one.
        if !rest.is_empty() && !rest.starts_with(is_space) {
            return false;
        }
        rest = rest.trim_start_matches(is_space);
    }
    true
}

/// The content of a quoted string, from after its first quote, and the text after it.
fn split_quoted(text: &str) -> Option<(&str, &str)> {
    let mut signs = text.char_indices();
    while let Some((at, sign)) = signs.next() {
        match sign {
            '\\' => drop(signs.next()?),
            '"' => return Some((text.get(..at)?, text.get(at + 1..)?)),
            _ => {}
        }
    }
    None
}

/// A plain address (`dot-atom@domain`), in lower case.
fn read_address(text: &str) -> Option<String> {
    let (local, domain) = text.split_once('@')?;
    let is_word = |word: &str| !word.is_empty() && word.chars().all(is_atext);
    let is_local = local.len() <= 64 && local.split('.').all(is_word) && !local.contains("=?");
    (is_local && is_domain(domain)).then(|| text.to_ascii_lowercase())
}

/// Whether a text is the name of a domain below a top-level domain.
pub fn is_domain(text: &str) -> bool {
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    text.len() <= 253 && text.contains('.') && text.split('.').all(is_label)
}

fn is_atext(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~".contains(sign)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn from(mail: &str) -> Option<String> {
        read_sender(&headers::read_headers(mail.as_bytes()).unwrap()).ok()
    }

    #[test]
    fn one_address_is_read() {
        for line in [
            "From: alva@Players.test",
            "From: Alva <ALVA@players.test>",
            "From: <alva@players.test>",
            "from : \"Alva, the <old>\" <alva@players.test>",
            "From: \"Alva\"<alva@players.test>",
            "From: \"Al \\\" va\" <alva@players.test>",
            "From: Alva B. \"Bo\" Li <alva@players.test>",
            "From: Ålva Ø <alva@players.test>",
            "From: =?utf-8?q?Alv=C3=A5?= <alva@players.test>",
            "From: =?utf-8?q?ylva=40players.test?= <alva@players.test>",
            "From:\n Alva\n <alva@players.test>",
        ] {
            assert_eq!(
                from(&format!("{line}\n\n")).as_deref(),
                Some("alva@players.test"),
                "{line}"
            );
        }
    }

    #[test]
    fn the_name_of_the_sender_is_read_beside_the_address() {
        let name = |mail: &str| read_sender_name(&headers::read_headers(mail.as_bytes()).unwrap());
        for (line, expected) in [
            ("From: Hanna Holm <hanna@players.test>", Some("Hanna Holm")),
            ("From: \"Holm, Hanna\" <hanna@players.test>", Some("Holm, Hanna")),
            (
                "From: =?utf-8?q?=C3=85se_=C3=98deg=C3=A5rd?= <ase@players.test>",
                Some("Åse Ødegård"),
            ),
            ("From: <hanna@players.test>", None),
            ("From: hanna@players.test", None),
            ("From: Hanna <hanna@players.test>, Mia <mia@players.test>", None),
        ] {
            assert_eq!(name(&format!("{line}\n\n")).as_deref(), expected, "{line}");
        }
    }

    #[test]
    fn everything_else_is_not() {
        for lines in [
            "Subject: x",
            "From: ",
            "From: alva@players.test\nFrom: ylva@players.test",
            "From: alva@players.test\nFROM : alva@players.test",
            "From: alva@players.test, ylva@players.test",
            "From: team: alva@players.test;",
            "From: <alva@players.test>ylva@players.test",
            "From: alva@players.test <ylva@players.test> <x@y.test>",
            "From: alva@players.test <alva@players.test>",
            "From: alva",
            "From: alva@",
            "From: @players.test",
            "From: alva@test",
            "From: a@b@players.test",
            "From: \"alva \"@players.test",
            "From: alva@players..test",
            "From: alva@players.test.",
            "From: .alva@players.test",
            "From: alva@-players.test",
            "From: alva@[127.0.0.1]",
            "From: Alva\"<alva@players.test>",
            "From: Alva (<alva@players.test>",
            "From: Alva (at home) <alva@players.test>",
            "From: alva@players.test (Alva)",
            "From: Alva <alva@players.test> (at home)",
            "From: Al\"v\"a <alva@players.test>",
            "From: <@x.test:alva@players.test>",
            "From: <alva @players.test>",
            "From: =?utf-8?q?alva?=@players.test",
            "From: álva@players.test",
            // What one program takes for the address another takes for a part of the name.
            "From: x \"<alva@players.test> (\" <mallory@players.test> (c)",
            "From: x \"<alva@players.test> (\" <mallory@players.test>",
            "From: x \"<alva@players.test>; (\" <mallory@players.test> (c)",
            "From: Mal\n \"<alva@players.test> (\"\n <mallory@players.test> (Mal)",
            "From: =?utf-8?q?x?= \"<alva@players.test> (\" <mallory@players.test> (c)",
        ] {
            assert_eq!(from(&format!("{lines}\n\n")), None, "{lines}");
        }
    }

    #[test]
    fn recipients_are_read_one_by_one() {
        for (value, addresses) in [
            ("play@club.test", vec!["play@club.test"]),
            (
                "\"Club, the\" <play@club.test>, Eve <eve@x.test>",
                vec!["play@club.test", "eve@x.test"],
            ),
            ("\"play@club.test\" <eve@x.test>", vec!["eve@x.test"]),
            ("\"a, play@club.test, b\" <eve@x.test>", vec!["eve@x.test"]),
            ("Eve (a, play@club.test, b) <eve@x.test>", vec![]),
            ("\"a\\\", play@club.test, \\\"b\" <eve@x.test>", vec!["eve@x.test"]),
            ("team: play@club.test;", vec![]),
            ("undisclosed-recipients:;", vec![]),
        ] {
            assert_eq!(read_recipients(value), addresses, "{value}");
        }
    }
}
