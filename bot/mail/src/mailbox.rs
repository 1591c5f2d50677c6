//! The envelope of a mail from a mailbox. It has none, so the headers that the mailbox's own server
//! wrote on top are used instead. To and Cc do not count.

use email::address::Recipient;
use email::headers::Arrival;
use email::message::Message;

/// The addresses of ours to which a mail in a mailbox was sent, as written there. Empty if the
/// mailbox's server did not name them above the line with which it took the mail. Whether several
/// agree is not known here.
pub fn recipients_of_mailbox(message: &Message, domain: &str) -> Vec<String> {
    let mut found: Vec<(Recipient, String)> = Vec::new();
    for header in message.headers.of_our_side(Arrival::Mailbox) {
        if !matches!(header.name.as_str(), "delivered-to" | "x-original-to") {
            continue;
        }
        let address = header.value.trim_matches(['<', '>']);
        if let Some(recipient) = Recipient::from_address(address, domain)
            && !found.iter().any(|(other, _)| *other == recipient)
        {
            found.push((recipient, address.to_owned()));
        }
    }
    // A server that drops the plus part in one header keeps it in the other.
    if found.iter().any(|(recipient, _)| *recipient != Recipient::Club) {
        found.retain(|(recipient, _)| *recipient != Recipient::Club);
    }
    found.into_iter().map(|(_, address)| address).collect()
}

/// The envelope's sender as the mailbox's server wrote it down (RFC 5321, 4.4); `None` is the null
/// sender. If the server wrote nothing, it is the address in From.
pub fn sender_of_mailbox(message: &Message) -> Option<String> {
    let own = message.headers.of_our_side(Arrival::Mailbox).iter();
    match own.into_iter().find(|header| header.name == "return-path") {
        Some(path) => {
            let path = path.value.trim().trim_start_matches('<').trim_end_matches('>').trim();
            Some(path.to_owned()).filter(|path| !path.is_empty())
        }
        None => message.from.clone(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use email::message;

    #[test]
    fn only_the_servers_own_headers_count() {
        let token = "play+aaaaaaaaaaaaaaaaaaaaaaaaaa@club.test";
        let other = "play+baaaaaaaaaaaaaaaaaaaaaaaaa@club.test";
        let border = "Received: from x by mx with ESMTP\n";
        for (headers, expected) in [
            (format!("Delivered-To: {token}\n{border}"), vec![token]),
            (
                format!("Delivered-To: play@club.test\nX-Original-To: <{token}>\n{border}"),
                vec![token],
            ),
            (format!("Delivered-To: play@club.test\n{border}"), vec!["play@club.test"]),
            (format!("Delivered-To: {token}\nX-Original-To: {token}\n{border}"), vec![token]),
            (
                format!("Delivered-To: {token}\nX-Original-To: {other}\n{border}"),
                vec![token, other],
            ),
            (format!("{border}Delivered-To: {token}\n"), vec![]),
            (format!("Delivered-To: {token}\n"), vec![]),
            (format!("Delivered-To: x@y.test\n{border}To: {token}\n"), vec![]),
        ] {
            let mail = format!("{headers}From: a@b.test\n\nx");
            let message = message::read_message(mail.as_bytes()).unwrap();
            assert_eq!(recipients_of_mailbox(&message, "club.test"), expected, "{headers}");
        }
    }
}
