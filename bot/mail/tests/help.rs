//! The help keeps its columns in an email: no line of it is joined with another.

use chrono::DateTime;
use chrono_tz::Tz;
use commands::BoardForm;
use engine::ruleset::Language;
use service::mail::reads_as_order;
use templates::medium::mail::text_of;
use templates::{Client, Notice, Reader};

#[test]
fn each_command_keeps_its_line() {
    for language in Language::ALL {
        let reader = Reader {
            language,
            zone: Tz::UTC,
            now: DateTime::UNIX_EPOCH,
            board: BoardForm::Text,
            client: Client::Any,
            club: "Taflpost",
            pages: None,
        };
        let help = Notice::Help(None, Vec::new());
        let mail = text_of(std::slice::from_ref(&help), &reader, &reads_as_order);
        // What keeps a line from being a command takes the place of its first two spaces.
        let words = |line: &str| line.chars().skip(2).collect::<String>();
        let shown: Vec<String> = mail.lines().map(words).collect();
        let whole = help.text(&reader);
        let is_command = |line: &&str| line.starts_with("  ") && !line.starts_with("   ");
        let commands = whole.lines().filter(is_command);
        let lost: Vec<&str> = commands.filter(|line| !shown.contains(&words(line))).collect();
        assert!(lost.is_empty(), "{language:?}: {lost:#?}");
    }
}
