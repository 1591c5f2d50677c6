//! The help keeps its columns in an email: no line of it is joined with another.

use chrono::DateTime;
use commands::BoardForm;
use engine::ruleset::Language;
use service::mail::reads_as_order;
use templates::medium::mail::text_of;
use templates::{Notice, Reader};

#[test]
fn each_command_keeps_its_line() {
    for language in Language::ALL {
        let reader = Reader {
            board: BoardForm::Text,
            ..Reader::stranger(language, "Taflpost", DateTime::UNIX_EPOCH)
        };
        let help = Notice::Help(Some("all".into()), Vec::new());
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
