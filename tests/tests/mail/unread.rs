//! Emails whose text is in parts, packed, or lost: what can be read is, and if something can't, the
//! answer says what, and what to do.

use tests::mail::Draft;

use crate::mail::table::Table;

/// An email whose text is a signed file (S/MIME, opaque), in which d1-c1 is played.
const SIGNED: &str = "Content-Type: application/pkcs7-mime; smime-type=signed-data;\r\n \
    name=smime.p7m\r\nContent-Transfer-Encoding: base64\r\n\r\n\
    MF8GCSqGSIb3DQEHAqBSMFACAQExADBBBgkqhkiG9w0BBwGgNAQyQ29udGVudC1U\r\n\
    eXBlOiB0ZXh0L3BsYWluOyBjaGFyc2V0PXV0Zi04DQoNCmQxLWMxDQoxBm5vYm9k\r\n\
    eQ==\r\n";

/// An email with another text: everything from the headers on that describe it.
fn with_text(draft: &Draft, text: &str) -> Draft {
    let mail = String::from_utf8(draft.bytes.clone()).expect("text");
    let (head, _) = mail.split_once("\r\n\r\n").expect("a head");
    let describes = |line: &&str| line.starts_with("Content-");
    let head: String = head
        .split("\r\n")
        .filter(|line| !describes(line))
        .map(|line| format!("{line}\r\n"))
        .collect();
    Draft { bytes: format!("{head}{text}").into_bytes(), ..draft.clone() }
}

fn mixed(parts: &[&str]) -> String {
    let parts: String = parts.iter().map(|part| format!("--b\r\n{part}\r\n")).collect();
    format!("Content-Type: multipart/mixed; boundary=b\r\n\r\n{parts}--b--\r\n")
}

const PICTURE: &str = "Content-Type: image/png; name=board.png\r\nContent-Disposition: inline\r\n\
    Content-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=";

fn text(said: &str) -> String {
    format!("Content-Type: text/plain; charset=utf-8\r\n\r\n{said}\r\n")
}

#[test]
fn what_is_signed_is_read_without_a_key() {
    let mut table = Table::laid();
    let ply = with_text(&table.alva.answers(&table.begins, "x"), SIGNED);
    let [_, _] = table.club.tell(&ply, [&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}

#[test]
fn two_texts_with_a_picture_between_them_are_one() {
    let mut table = Table::laid();
    let two = mixed(&[&text("d1-c1"), PICTURE, &text("Sorry, no. I play d1-b1 instead.")]);
    let two = with_text(&table.alva.answers(&table.begins, "x"), &two);
    let [told] = table.club.tell(&two, [&table.alva]);
    assert!(told.says("“d1-c1” and “d1-b1”"), "{told}");
    assert!(table.club.plies(1).is_empty());
    let below = mixed(&[&text("My garden!"), PICTURE, &text("d1-b1")]);
    let below = with_text(&table.alva.answers(&told, "x"), &below);
    let [_, _] = table.club.tell(&below, [&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-b1"]);
}

#[test]
fn what_cannot_be_read_is_named() {
    let mut table = Table::laid();
    let file = "Content-Type: application/octet-stream; name=encrypted.asc\r\n\r\nhQEMA";
    let encrypted = "Content-Type: multipart/encrypted; boundary=b\r\n\r\n--b\r\n\
        Content-Type: application/pgp-encrypted\r\n\r\nVersion: 1\r\n--b--\r\n";
    let winmail = "Content-Type: application/ms-tnef; name=winmail.dat\r\n\r\nx";
    let forwarded = "Content-Type: message/rfc822\r\n\r\nFrom: a@b.test\r\n\r\nd1-c1";
    let damaged = "Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\nd1-c1\r\n";
    let inline = text("-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA\r\n-----END PGP MESSAGE-----");
    for (body, why) in [
        (encrypted.to_owned(), "switch off encryption"),
        (inline, "switch off encryption"),
        (SIGNED.replace("MF8G", "AAAA"), "switch off S/MIME signing"),
        (winmail.to_owned(), "winmail.dat"),
        (mixed(&[forwarded]), "another email inside yours"),
        (mixed(&[PICTURE]), "only pictures or files"),
        (mixed(&[file]), "switch off encryption"),
        (damaged.to_owned(), "arrived damaged"),
    ] {
        table.club.forget_limits();
        let draft = with_text(&table.alva.answers(&table.begins, "x"), &body);
        let [told] = table.club.tell(&draft, [&table.alva]);
        assert!(told.says(why), "{why}: {told}");
        assert!(!told.says("We couldn’t find a command or a move in your email"), "{told}");
    }
    assert!(table.club.plies(1).is_empty());
}

#[test]
fn a_move_in_the_subject_of_an_empty_email_is_asked_about() {
    let mut table = Table::laid();
    let mut draft = with_text(&table.alva.answers(&table.begins, "x"), &text(""));
    let mail = String::from_utf8(draft.bytes).expect("text");
    let lines = mail.split("\r\n").map(|line| match line.starts_with("Subject: ") {
        true => "Subject: d1-c1".to_owned(),
        false => line.to_owned(),
    });
    draft.bytes = lines.collect::<Vec<_>>().join("\r\n").into_bytes();
    let [told] = table.club.tell(&draft, [&table.alva]);
    assert!(told.says("d1-c1"), "{told}");
    assert!(table.club.plies(1).is_empty());
    let yes = table.alva.answers(&told, "yes");
    let [_, _] = table.club.tell(&yes, [&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}

#[test]
fn a_subject_alone_puts_no_move_away() {
    let mut table = Table::laid();
    let away = |draft: Draft| {
        let mail = String::from_utf8(draft.bytes).expect("text");
        let mail = mail.replacen("Subject: Re: ", "Subject: Out of office: ", 1);
        Draft { bytes: mail.into_bytes(), ..draft }
    };
    let talk = away(table.alva.answers(&table.begins, "I am back on Monday."));
    table.club.take(&talk);
    table.club.no_letter();
    let ply = away(table.alva.answers(&table.begins, "d1-c1"));
    let [_, _] = table.club.tell(&ply, [&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}
