//! Who a mail says it is from: one header, one address, and no doubt about either. Whether that
//! is true is for the verdict.

use mailparse::{MailAddr, MailHeader};

use super::headers;
use super::message::Unreadable;

/// The longest From that is read.
const LONGEST: usize = 2000;

/// The address in From, all of it in lower case.
///
/// The header is read as it stands, and what is encoded in it is decoded after that: read the
/// other way round, an encoded name can hold an address that comes first.
///
/// # Errors
/// None or several, of headers or of addresses; or one that nobody should have.
pub(super) fn read(headers: &[MailHeader<'_>]) -> Result<String, Unreadable> {
    let mut from = headers.iter().filter(|header| headers::name(header) == "from");
    let (Some(header), None) = (from.next(), from.next()) else { return Err(Unreadable::Sender) };
    let raw = header.get_value_raw();
    if raw.len() > LONGEST || !is_closed(raw) {
        return Err(Unreadable::Sender);
    }
    let list = mailparse::addrparse_header(header).map_err(|_| Unreadable::Sender)?;
    match list.as_slice() {
        [MailAddr::Single(single)] => folded(&single.addr).ok_or(Unreadable::Sender),
        _ => Err(Unreadable::Sender),
    }
}

/// Whether all quotes and comments end: of one that does not, programs differ about what it holds.
fn is_closed(value: &[u8]) -> bool {
    let (mut is_quoted, mut comments) = (false, 0_usize);
    let mut bytes = value.iter();
    while let Some(byte) = bytes.next() {
        match byte {
            b'\\' => drop(bytes.next()),
            b'"' if comments == 0 => is_quoted = !is_quoted,
            b'(' if !is_quoted => comments += 1,
            b')' if !is_quoted && comments == 0 => return false,
            b')' if !is_quoted => comments -= 1,
            _ => {}
        }
    }
    !is_quoted && comments == 0
}

/// An address as addresses are compared: in lower case. `None` if it is none that a mail of ours
/// could go to.
#[must_use]
pub fn folded(address: &str) -> Option<String> {
    let address = address.trim().to_lowercase();
    let (local, domain) = address.split_once('@')?;
    let is_word = |c: char| !c.is_control() && !c.is_whitespace() && !"\"(),:;<>@[\\]".contains(c);
    let is_local = (1..=64).contains(&local.len()) && local.chars().all(is_word);
    let is_label = |label: &str| {
        (1..=63).contains(&label.len()) && label.chars().all(|c| c.is_alphanumeric() || c == '-')
    };
    let is_domain = domain.len() <= 253 && domain.split('.').all(is_label);
    (is_local && is_domain).then_some(address)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn from(mail: &str) -> Option<String> {
        read(&headers::read(mail.as_bytes()).unwrap()).ok()
    }

    #[test]
    fn one_address_is_read() {
        for line in [
            "From: alva@Players.test",
            "From: Alva <ALVA@players.test>",
            "from : \"Alva, the <old>\" <alva@players.test>",
            "From: =?utf-8?q?Alv=C3=A5?= <alva@players.test>",
            "From: =?utf-8?q?ylva=40players.test?= <alva@players.test>",
            "From:\n Alva (at home)\n <alva@players.test>",
        ] {
            assert_eq!(
                from(&format!("{line}\n\n")).as_deref(),
                Some("alva@players.test"),
                "{line}"
            );
        }
    }

    #[test]
    fn all_else_is_not() {
        for lines in [
            "Subject: x",
            "From: ",
            "From: alva@players.test\nFrom: ylva@players.test",
            "From: alva@players.test\nFROM : alva@players.test",
            "From: alva@players.test, ylva@players.test",
            "From: team: alva@players.test;",
            "From: <alva@players.test>ylva@players.test",
            "From: alva@players.test <ylva@players.test> <x@y.test>",
            "From: alva",
            "From: alva@",
            "From: @players.test",
            "From: a@b@players.test",
            "From: \"alva \"@players.test",
            "From: alva@players..test",
            "From: alva@[127.0.0.1]",
            "From: Alva\"<alva@players.test>",
            "From: Alva (<alva@players.test>",
        ] {
            assert_eq!(from(&format!("{lines}\n\n")), None, "{lines}");
        }
    }
}
