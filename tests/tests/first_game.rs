//! A club's advice to a host who has just started it: a first game in lines to paste.

use std::fs;
use std::path::Path;
use std::process::Command;

use tests::command::{printed, say};
use tests::mail::Relay;
use tests::running::{Running, configure};

/// The output of the lines to paste, each as it was run.
fn pasted(running: &Running) -> Vec<(String, String)> {
    let said = running.said();
    let (_, lines) =
        said.split_once("paste these lines there, in this folder:\n").expect("a first game");
    let lines = lines.lines().take_while(|line| line.starts_with("  "));
    let commands = lines.map(str::trim).filter(|line| line.contains("taflpost"));
    let run = |line: &str| {
        let output = Command::new("sh").args(["-c", line]).output().expect("a shell");
        (line.to_owned(), printed(&output))
    };
    commands.map(run).collect()
}

fn open(folder: &Path, configuration: &str) -> Running {
    configure(folder, configuration);
    Running::start(folder, &folder.join("terminal.socket"))
}

#[test]
fn one_plays_by_mail_and_the_other_at_a_terminal() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("a club");
    let running = open(&folder, "[mail]\nlisten = \"off\"\n\n[web]\nlisten = \"off\"\n");
    let said = pasted(&running);
    assert_eq!(said.len(), 6, "{said:?}");
    for ((line, said), what) in said.iter().zip([
        "| join Alva ",
        "Welcome to Taflpost, Alva!",
        "Welcome to Taflpost, Ylva!",
        "Challenge 1 has been sent to Ylva",
        "The game begins.",
        "The attackers moved d1-c1.",
    ]) {
        assert!(said.contains(what), "{line}\n{said}");
        assert!(!said.contains("[exit"), "{line}\n{said}");
    }
    // Without words the newest email is shown again.
    let again = say(&folder, &["mail", "--as", "alva@example.org"]);
    assert_eq!(again, said[5].1);
    let nobody = say(&folder, &["mail", "--as", "bo@example.org"]);
    assert!(nobody.contains("mail --as bo@example.org join NAME\n"), "{nobody}");
    assert!(running.stop().success());
    let closed = say(&folder, &["mail", "--as", "alva@example.org", "resign"]);
    assert!(
        closed.contains("isn't running; to open it, run taflpost --club 'CLUB'\n[exit 4]"),
        "{closed}"
    );
    let nobody = say(&folder, &["mail", "--as", "Alva", "join", "Alva"]);
    assert!(nobody.contains("this isn't an email address such as alva@example.org"), "{nobody}");
    // An email program moves an email that is read in it, and there may be something else beside
    // it.
    let mut mails = fs::read_dir(folder.join("postbox/new")).expect("a postbox");
    mails
        .try_for_each(|mail| {
            let mail = mail.expect("an entry");
            let read = format!("{}:2,S", mail.file_name().display());
            fs::rename(mail.path(), folder.join("postbox/cur").join(read))
        })
        .expect("a postbox");
    fs::write(folder.join("postbox/new/other"), "no mail of the club's").expect("a postbox");
    assert_eq!(say(&folder, &["mail", "--as", "alva@example.org"]), again);
    // Where people play, nobody is told how to begin.
    let running = Running::start(&folder, &folder.join("terminal.socket"));
    assert!(!running.said().contains("To play alone"), "{}", running.said());
    assert!(running.stop().success());
}

#[test]
fn where_mail_goes_out_both_play_at_terminals() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let relay = Relay::open();
    let running = open(
        &folder,
        &format!(
            "[mail]\nlisten = \"off\"\ndomain = \"tafl.example.org\"\nrelay = \"smtp://{}\"\n\n\
             [web]\nlisten = \"off\"\n",
            relay.address
        ),
    );
    let said = pasted(&running);
    assert_eq!(said.len(), 5, "{said:?}");
    let (_, last) = said.last().expect("a move");
    assert!(last.contains("The attackers moved d1-c1."), "{last}");
    assert!(
        running.said().contains("By email, begin by sending “join NAME” to play@tafl.example.org.")
    );
    let no = say(&folder, &["mail", "--as", "alva@example.org", "join Alva"]);
    assert!(
        no.contains("sends its email through 127.0.0.1; read and answer it in your email program"),
        "{no}"
    );
    assert!(running.stop().success());
}
