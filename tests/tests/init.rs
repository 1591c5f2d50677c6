//! `taflpost init`: a configuration from flags, or from answers at a terminal; what it refuses; and
//! that a club starts with what it wrote.

use std::fs::{self, Permissions};
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use expect_test::{expect, expect_file};
use tests::command::say;
use tests::keyboard::Keyboard;
use tests::taflpost;

/// The output for these flags, and the resulting configuration.
fn init(folder: &Path, flags: &[&str]) -> String {
    let said = say(folder, &[&["init"], flags].concat());
    let written = fs::read_to_string(folder.join("taflpost.toml")).unwrap_or_default();
    format!("{said}\n--- taflpost.toml\n{written}")
}

#[test]
fn flags_make_a_configuration() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let said = init(
        &folder,
        &[
            "--name",
            "Oslo \u{201c}tafl\u{201d}",
            "--language",
            "nb",
            "--domain",
            "tafl.example.org",
            "--authserv",
            "mx.example.org",
            "--relay",
            "smtp://127.0.0.1:25",
            "--web",
            "https://tafl.example.org",
        ],
    );
    expect_file!["init/server.txt"].assert_eq(&said);
    // The lines that it recommends for Postfix are known to work.
    let host = include_str!("../../docs/host.md");
    let postfix = said.split("In Postfix (main.cf):\n").nth(1).expect("Postfix");
    let lines = postfix.lines().take_while(|line| line.starts_with("  "));
    assert_eq!(lines.clone().count(), 4);
    for line in lines {
        assert!(host.lines().any(|it| it == line.trim()), "docs/host.md lacks {line}");
    }
    let mode = fs::metadata(folder.join("taflpost.toml")).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    // The club can be looked at with it.
    let doctor = say(&folder, &["doctor"]);
    assert!(doctor.contains("ok configuration: can be read"), "{doctor}");
    assert!(doctor.contains(
        "ok senders: policy verified: senders are proved by signatures, or by the verdicts of mx.example.org"
    ));
    // And it is not overwritten.
    let again = say(&folder, &["init", "--name", "Other"]);
    expect![[r#"
        ! taflpost: CLUB/taflpost.toml already exists and was left unchanged; edit it by hand (docs/host.md explains all settings), or move it away and run taflpost init again
        [exit 1]
    "#]]
    .assert_eq(&again);
}

#[test]
fn without_flags_everything_is_as_it_usually_is() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    expect_file!["init/usual.txt"].assert_eq(&init(&folder, &[]));
}

#[test]
fn a_mailbox_and_a_bot_need_their_secrets() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let mailbox = [
        "--domain",
        "tafl.example.org",
        "--way-in",
        "imap",
        "--imap-server",
        "imap.example.org:993",
        "--imap-user",
        "play@tafl.example.org",
        "--imap-password-file",
        "imap.password",
        "--discord-token-file",
        "discord.token",
    ];
    let missing = say(&folder, &[&["init"], &mailbox[..]].concat());
    let secret = |name: &str, mode| {
        fs::write(folder.join(name), "secret\n").expect("a file");
        fs::set_permissions(folder.join(name), Permissions::from_mode(mode)).expect("rights");
    };
    secret("discord.token", 0o600);
    secret("imap.password", 0o644);
    let readable = say(&folder, &[&["init"], &mailbox[..]].concat());
    assert!(!folder.join("taflpost.toml").exists());
    secret("imap.password", 0o600);
    let done = init(&folder, &mailbox);
    expect_file!["init/mailbox.txt"].assert_eq(&format!("{missing}{readable}{done}"));
    assert!(!done.contains("secret"));
}

#[test]
fn what_no_club_would_start_with_is_not_written() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let mut said = String::new();
    for flags in [
        ["--domain", "nonsense"],
        ["--web", "http://tafl.example.org"],
        ["--relay", "mail.example.org"],
        ["--name", "<script>"],
        ["--way-in", "pigeon"],
        ["--language", "norks"],
    ] {
        said.push_str(&say(&folder, &[&["init"], &flags[..]].concat()));
        assert!(!folder.join("taflpost.toml").exists(), "{flags:?}");
    }
    expect_file!["init/refused.txt"].assert_eq(&said);
}

/// A wrong answer is refused when it is given, and no other is lost because of it.
#[test]
fn a_wrong_answer_is_asked_for_again() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let answers = [
        ("What is the club called?", &["<script>", "?", ""][..]),
        ("Which language", &["klingon", "?", "nb"]),
        ("Which domain", &["clear; taflpost init", "tafl", "tafl.example.org"]),
        ("How does incoming email reach it", &["?", "pigeon", "imap"]),
        ("What is the IMAP server", &["", "imap.example.org", "imap.example.org:993"]),
        ("What is the user name", &["", "play@tafl.example.org"]),
        ("contains the password", &["", "nowhere", "open.password", "imap.password"]),
        ("verdicts about senders", &["mx; dkim=pass", ""]),
        ("Which relay", &["mail.example.org", "smtp://mail.example.org", ""]),
        ("public address", &["http://tafl.example.org", "https://tafl.example.org"]),
        ("Discord bot's token", &["nowhere", ""]),
    ];
    fs::create_dir(&folder).expect("a folder");
    fs::set_permissions(&folder, Permissions::from_mode(0o700)).expect("rights");
    for (name, mode) in [("open.password", 0o644), ("imap.password", 0o600)] {
        fs::write(folder.join(name), "secret\n").expect("a file");
        fs::set_permissions(folder.join(name), Permissions::from_mode(mode)).expect("rights");
    }
    let mut person = Keyboard::run(&folder, &["init"]);
    for (question, typed) in answers {
        for line in typed {
            person.see(question);
            person.see("\n> ");
            person.press(&format!("{line}\r"));
        }
    }
    person.see("has been written");
    assert_eq!(person.left(), 0);
    let written = fs::read_to_string(folder.join("taflpost.toml")).expect("a configuration");
    let folder_name = folder.display().to_string();
    let seen = person.drawn().replace("\r\n", "\n").replace(&folder_name, "CLUB");
    let asked = seen.split("\nIn DNS:").next().unwrap_or_default();
    expect_file!["init/again.txt"].assert_eq(&format!("{asked}\n--- taflpost.toml\n{written}"));
}

/// Somebody who stops answering has no configuration, and a flag that is wrong is reported before
/// anything is asked.
#[test]
fn questions_that_are_left_unanswered_write_nothing() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let mut person = Keyboard::run(&folder, &["init"]);
    person.see("What is the club called?");
    person.press("Oslo tafl\r");
    person.see("Which language");
    person.press("\x04");
    person.see("nothing was written, because not all questions were answered");
    assert_eq!(person.left(), 1);
    let mut person = Keyboard::run(&folder, &["init", "--web", "http://tafl.example.org"]);
    person.see("nothing was written: [web] address must be");
    assert_eq!(person.left(), 2);
    assert!(!person.drawn().contains("What is the club called?"));
    assert!(!folder.join("taflpost.toml").exists());
}

/// At a terminal it asks. (`script` of util-linux makes one.)
#[test]
fn a_person_is_asked() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let program = taflpost();
    let line = format!("{} --club {} init", program.display(), folder.display());
    let mut script = Command::new("script");
    script.args(["--quiet", "--return", "--echo", "never", "--command", &line, "/dev/null"]);
    let spawned = script.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut terminal = spawned.expect("script, of util-linux");
    let mut keys = terminal.stdin.take().expect("a keyboard");
    keys.write_all(b"Oslo tafl\nno\ntafl.example.org\npipe\n\n\n\n\nskalk, kopenhagen\n")
        .expect("keys");
    let mut seen = String::new();
    terminal.stdout.take().expect("a screen").read_to_string(&mut seen).expect("a screen");
    assert!(terminal.wait().expect("it ends").success(), "{seen}");
    let written = fs::read_to_string(folder.join("taflpost.toml")).expect("a configuration");
    expect_file!["init/asked.txt"].assert_eq(&written);
    for question in [
        "What is the club called",
        "Which language should it use",
        "How does incoming email reach it",
        "the Discord bot's token",
    ] {
        assert!(seen.contains(question), "{question:?} is not in {seen}");
    }
}
