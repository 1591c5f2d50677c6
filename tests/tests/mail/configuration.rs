//! `taflpost.toml`: a mistake in it is reported by name and line before anything starts.

use std::fs::{self, DirBuilder};
use std::os::unix::fs::DirBuilderExt;
use std::path::Path;

use expect_test::{Expect, expect};
use tests::command::{refused, say};

/// What `taflpost serve` says to a configuration that it refuses.
fn check(configuration: &str, expected: &Expect) {
    expected.assert_eq(&refused(configuration));
}

fn mail(lines: &str, expected: &Expect) {
    check(&format!("[mail]\n{lines}\n"), expected);
}

#[test]
fn its_ladders() {
    let ladder = |line: &str, expected: &Expect| {
        check(&format!("[mail]\nlisten = \"off\"\n\n[ladder]\n{line}\n"), expected)
    };
    ladder(
        "outgoing = 0",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 5: [ladder] outgoing must be a number from 1 to 20
            [exit 2]
        "#]],
    );
    ladder(
        "outgoing = \"two\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 5: [ladder] outgoing must be a number from 1 to 20
            [exit 2]
        "#]],
    );
    ladder(
        "outgoign = 2",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 5: [ladder] outgoign isn't a ladder setting (did you mean "outgoing"?)
            [exit 2]
        "#]],
    );
    ladder(
        "colour = \"brown\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 5: [ladder] colour isn't a ladder setting; docs/ladder.md lists them all
            [exit 2]
        "#]],
    );
    ladder(
        "tie = \"half\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 5: [ladder] tie must be "middle", "nothing" or "below"
            [exit 2]
        "#]],
    );
    ladder(
        "clock = \"soon\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 5: [ladder] clock must be a time control such as "7d+1d/10d"
            [exit 2]
        "#]],
    );
}

#[test]
fn what_is_no_toml_or_no_key() {
    check(
        "[mail\n",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 1: unclosed table, expected `]`
        [exit 2]
    "#]],
    );
    check(
        "[mail]\nlisten = \"off\"\n\n[post]\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 4: unknown field `post`, expected one of `club`, `mail`, `web`, `watch`, `discord`, `ladder`, `log`
            [exit 2]
        "#]],
    );
    mail(
        "domian = \"tafl.test\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: unknown field `domian`, expected one of `domain`, `listen`, `authserv`, `dns`, `relay`, `relay-user`, `relay-password-file`, `relay-authority`, `imap` (did you mean "domain"?)
            [exit 2]
        "#]],
    );
    mail(
        "listen = 25",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: invalid type: integer `25`, expected a string
        [exit 2]
    "#]],
    );
}

#[test]
fn where_it_listens() {
    mail(
        "listen = \"localhost\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [mail] listen must be an address and a port, such as "127.0.0.1:2525", a socket such as "unix:/run/taflpost/mail.socket", or "off"
            [exit 2]
        "#]],
    );
    mail(
        "listen = \"0.0.0.0:25\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [mail] listen must be on this machine (127.0.0.1), not 0.0.0.0:25: other machines could forge verdicts about senders; a mail server on this machine delivers here
            [exit 2]
        "#]],
    );
    check(
        "[web]\nlisten = \"0.0.0.0:80\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [web] listen must be on this machine (127.0.0.1), not 0.0.0.0:80: other people reach the pages through a web server with TLS
            [exit 2]
        "#]],
    );
    check(
        "[watch]\nlisten = \"0.0.0.0:80\"\n",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [watch] listen must be on this machine (127.0.0.1), not 0.0.0.0:80: it is only for the organisers
        [exit 2]
    "#]],
    );
    check(
        "[watch]\nlisten = \"8025\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [watch] listen must be an address and a port, such as "127.0.0.1:8026", a socket such as "unix:/run/taflpost/watch.socket", or "off"
            [exit 2]
        "#]],
    );
    check(
        "[web]\naddress = \"http://tafl.test\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [web] address must be the address at which others see the pages: "https://…"
            [exit 2]
        "#]],
    );
    check(
        "[web]\nlisten = \"127.0.0.1:8025\"\npublic = true\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 3: [web] public needs the address at which others see the pages; set [web] address as well
            [exit 2]
        "#]],
    );
    check(
        "[web]\nlisten = \"off\"\naddress = \"https://tafl.test\"\npublic = true\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 4: [web] public makes no sense while the pages are off; set [web] listen as well
            [exit 2]
        "#]],
    );
    check(
        "[web]\nlisten = \"unix:\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [web] listen names no socket; write its path as well: "unix:/run/taflpost/pages.socket"
            [exit 2]
        "#]],
    );
    mail(
        "listen = \"unix:\"",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [mail] listen names no socket; write its path as well: "unix:/run/taflpost/mail.socket"
        [exit 2]
    "#]],
    );
    mail(
        "listen = \"unix:mail.socket\"",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [mail] listen names a socket that the club always has, for its own user; choose another name
        [exit 2]
    "#]],
    );
    check(
        "[watch]\nlisten = \"unix:./terminal.socket\"\n",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [watch] listen names a socket that the club always has, for its own user; choose another name
        [exit 2]
    "#]],
    );
    check(
        "[web]\nlisten = \"8025\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [web] listen must be an address and a port, such as "127.0.0.1:8025", a socket such as "unix:/run/taflpost/pages.socket", or "off"
            [exit 2]
        "#]],
    );
}

#[test]
fn its_domain() {
    mail(
        "domain = \"tafl.test\"\ndns = \"resolver.test\"",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 3: [mail] dns must be the name server's address and port, such as "127.0.0.1:53"
        [exit 2]
    "#]],
    );
    mail(
        "dns = \"127.0.0.1:53\"",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [mail] dns only works if the club has its own addresses; set [mail] domain as well
        [exit 2]
    "#]],
    );
    mail(
        "domain = \"tafl\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [mail] domain must be a domain name such as "tafl.example.org", with letters beyond ASCII written as xn--…
            [exit 2]
        "#]],
    );
    mail(
        "domain = \"tafl.test\\r\\nBcc: x\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [mail] domain must be a domain name such as "tafl.example.org", with letters beyond ASCII written as xn--…
            [exit 2]
        "#]],
    );
    mail(
        "domain = \"tafl_club.test\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [mail] domain must be a domain name such as "tafl.example.org", with letters beyond ASCII written as xn--…
            [exit 2]
        "#]],
    );
}

#[test]
fn its_relay() {
    mail(
        "relay = \"mail.test\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [mail] relay must be "smtp://127.0.0.1:25", "starttls://HOST:587" or "smtps://HOST:465"
            [exit 2]
        "#]],
    );
    mail(
        "relay = \"smtp://mail.test:25\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [mail] relay is on another machine, and emails would be sent there unencrypted; use starttls:// or smtps://
            [exit 2]
        "#]],
    );
    mail(
        "relay = \"smtp://127.0.0.1:port\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [mail] relay must be "smtp://127.0.0.1:25", "starttls://HOST:587" or "smtps://HOST:465"
            [exit 2]
        "#]],
    );
    mail(
        "relay-user = \"club\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [mail] relay-user is only used with a relay; set [mail] relay as well
            [exit 2]
        "#]],
    );
    mail(
        "relay = \"starttls://mail.test\"\nrelay-user = \"club\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 3: [mail] relay-user only works together with relay-password-file; set both or neither
            [exit 2]
        "#]],
    );
    let login = |file: &str| {
        format!(
            "relay = \"starttls://mail.test\"\nrelay-user = \"club\"\n\
             relay-password-file = \"{file}\""
        )
    };
    mail(
        &login("open-secret"),
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 4: [mail] relay-password-file points to CLUB/open-secret, which other users can read; run chmod 600 CLUB/open-secret
            [exit 2]
        "#]],
    );
    mail(
        &login("nowhere"),
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 4: [mail] relay-password-file points to CLUB/nowhere, which cannot be read: No such file or directory (os error 2)
            [exit 2]
        "#]],
    );
    mail(
        &login("empty"),
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 4: [mail] relay-password-file points to CLUB/empty, which is empty
            [exit 2]
        "#]],
    );
    mail(
        "relay = \"smtps://mail.test\"\nrelay-authority = \"nowhere\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 3: [mail] relay-authority points to CLUB/nowhere, which cannot be read: No such file or directory (os error 2)
            [exit 2]
        "#]],
    );
    mail(
        "relay = \"ftp://127.0.0.1\"",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [mail] relay must be "smtp://127.0.0.1:25", "starttls://HOST:587" or "smtps://HOST:465"
        [exit 2]
    "#]],
    );
    mail(
        "relay = \"smtp://:25\"",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [mail] relay must be "smtp://127.0.0.1:25", "starttls://HOST:587" or "smtps://HOST:465"
        [exit 2]
    "#]],
    );
    mail(
        "relay-password-file = \"secret\"",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [mail] relay-password-file is only used with a relay; set [mail] relay as well
        [exit 2]
    "#]],
    );
    mail(
        "relay-authority = \"secret\"",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [mail] relay-authority is only used with a relay; set [mail] relay as well
        [exit 2]
    "#]],
    );
    mail(
        "relay = \"starttls://mail.test\"\nrelay-password-file = \"secret\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 3: [mail] relay-password-file only works together with relay-user; set both or neither
            [exit 2]
        "#]],
    );
    // The club's folder is not a file.
    mail(
        &login("."),
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 4: [mail] relay-password-file points to CLUB/., which cannot be read: Is a directory (os error 21)
        [exit 2]
    "#]],
    );
}

#[test]
fn its_mailbox() {
    check(
        "[mail.imap]\nserver = \"mail.test:993\"\nuser = \"club\"\npassword-file = \"secret\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 1: [mail.imap] only works if the club has its own addresses; set [mail] domain as well
            [exit 2]
        "#]],
    );
    check(
        "[mail]\ndomain = \"tafl.test\"\n[mail.imap]\nserver = \"mail.test:993\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 3: missing field `user`
            [exit 2]
        "#]],
    );
    check(
        "[mail]\ndomain = \"tafl.test\"\n[mail.imap]\nserver = \"mail.test:993\"\nuser = \"club\"\npassword-file = \"secret\"\n\
         tls = \"maybe\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 7: [mail.imap] tls must be "on", "starttls" or "off"
            [exit 2]
        "#]],
    );
    check(
        "[mail]\ndomain = \"tafl.test\"\n[mail.imap]\nserver = \"mail.test\"\nuser = \"club\"\npassword-file = \"secret\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 4: [mail.imap] server must be the mailbox's server and port, such as "imap.example.org:993"
            [exit 2]
        "#]],
    );
    check(
        "[mail]\ndomain = \"tafl.test\"\nauthserv = \"mx; dkim=pass\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 3: [mail] authserv must be the name of a mail server, such as "mx.example.org"
            [exit 2]
        "#]],
    );
    check(
        "[mail]\ndomain = \"tafl.test\"\n[mail.imap]\nserver = \"mail.test:993\"\nuser = \"club\"\npassword-file = \"open-secret\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 6: [mail.imap] password-file points to CLUB/open-secret, which other users can read; run chmod 600 CLUB/open-secret
            [exit 2]
        "#]],
    );
    check(
        "[mail]\ndomain = \"tafl.test\"\n[mail.imap]\nserver = \"mail.test:993\"\nuser = \"club\"\npassword-file = \"secret\"\nauthority = \"nowhere\"\n",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 7: [mail.imap] authority points to CLUB/nowhere, which cannot be read: No such file or directory (os error 2)
            [exit 2]
        "#]],
    );
    mail(
        "authserv = \"mx.test\"",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [mail] authserv only works if the club has its own addresses; set [mail] domain as well
        [exit 2]
    "#]],
    );
}

#[test]
fn its_name() {
    check(
        "[club]\nname = \"Oslo <tafl>\"\n",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [club] name must have 1 to 60 characters, with a letter or a digit and none of <>"\@
        [exit 2]
    "#]],
    );
    check(
        "[club]\nname = \" \"\n",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [club] name must have 1 to 60 characters, with a letter or a digit and none of <>"\@
        [exit 2]
    "#]],
    );
    check(
        "[club]\ncontact = \" \"\n",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [club] contact must have 1 to 120 characters
        [exit 2]
    "#]],
    );
    let long = "so ".repeat(167);
    check(
        &format!("[club]\nwelcome = \"{long}.\"\n"),
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [club] welcome must have 1 to 500 characters
        [exit 2]
    "#]],
    );
}

#[test]
fn its_language() {
    let language = |written: &str, expected: &Expect| {
        check(&format!("[club]\nlanguage = \"{written}\"\n"), expected)
    };
    language(
        "fr",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [club] language must be "en", "nb", "da", "de" or "es"
        [exit 2]
    "#]],
    );
    language(
        "germn",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [club] language must be "en", "nb", "da", "de" or "es" (did you mean "de"?)
        [exit 2]
    "#]],
    );
    language(
        "",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [club] language must be "en", "nb", "da", "de" or "es"
        [exit 2]
    "#]],
    );
}

#[test]
fn its_log() {
    check(
        "[log]\nformat = \"xml\"\n",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [log] format must be "text" or "json"
        [exit 2]
    "#]],
    );
    check(
        "[log]\nlevel = \"loud\"\n",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: [log] level must be "error", "warn", "info" or "debug"
        [exit 2]
    "#]],
    );
}

#[test]
fn what_is_no_file() {
    let parent = tempfile::tempdir().expect("a folder");
    let club = parent.path().join("club");
    let mut folder = DirBuilder::new();
    folder.recursive(true).mode(0o700).create(club.join("taflpost.toml")).expect("a folder");
    expect![[r#"
        ! taflpost: cannot read CLUB/taflpost.toml: Is a directory (os error 21)
        [exit 2]
    "#]]
    .assert_eq(&say(&club, &["serve"]));
}

/// Everything that is said about a configuration is in one of the goldens, here, in Discord's,
/// doctor's or init's.
#[test]
fn every_complaint_is_seen() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: &str| fs::read_to_string(here.join(file)).expect(file);
    let seen = [
        "tests/mail/configuration.rs",
        "tests/discord/host.rs",
        "tests/doctor.rs",
        "tests/init/refused.txt",
        "tests/watching.rs",
    ];
    let seen: String = seen.map(read).concat();
    let code = read("../bot/src/cli/configuration.rs");
    let (_, code) = code.split_once("pub(super) fn read(").expect("what reads a configuration");
    let code = format!("{code}{}", read("../bot/src/cli/configuration/mail.rs"));
    let missing: Vec<String> = complaints(&code).filter(|it| !seen.contains(it)).collect();
    assert!(missing.is_empty(), "no golden shows {missing:#?}");
}

/// The texts in a piece of code, without placeholders, and without single words.
fn complaints(code: &str) -> impl Iterator<Item = String> {
    let code = code.lines().filter(|line| !line.trim().starts_with("//")).map(str::trim);
    // A text continues on the next line after a `\`.
    let code = code.collect::<Vec<_>>().join("\n").replace("\\\n", "");
    let marked = code.replace("\\\\", "\\").replace("\\\"", "\u{1}");
    let texts: Vec<String> = marked.split('"').skip(1).step_by(2).map(str::to_owned).collect();
    let whole = texts.into_iter().map(|text| text.replace('\u{1}', "\""));
    let parts = whole.flat_map(|text| {
        let parts = text.split(['{', '}']).step_by(2).map(|part| part.trim().to_owned());
        parts.collect::<Vec<_>>()
    });
    parts.filter(|part| part.chars().count() > 8)
}
