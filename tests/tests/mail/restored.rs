//! The club's file is lost, and an older copy of it takes its place. What the players have kept says
//! which game has gone back, and brings it forward.

use std::fs;
use std::path::PathBuf;

use tests::command::say;
use tests::mail::Letter;

use crate::mail::table::Table;

/// A game in which two moves were made after the copy.
struct Restored {
    table: Table,
    /// What told Ylva of move 3, which the copy doesn't have.
    last: Letter,
    /// The chain in it.
    kept: String,
    /// What Alva was sent when she asked for a record then.
    record: Letter,
}

impl Restored {
    fn new() -> Restored {
        let mut table = Table::laid();
        let [_, told] = table.ply_of_alva("d1-c1");
        table.club.rest();
        let copy = table.club.folder.with_file_name("copy");
        let copied = say(&table.club.folder, &["backup", copy.to_str().expect("a path")]);
        assert!(copied.contains("has been copied to"), "{copied}");
        let second = table.ylva.answers(&told, "d3-c3");
        let [_, told] = table.club.tell(&second, [&table.ylva, &table.alva]);
        let third = table.alva.answers(&told, "d2-e2");
        let [answer, last] = table.club.tell(&third, [&table.alva, &table.ylva]);
        let kept = match last.chains()[..] {
            [("1", "3", kept)] => kept.to_owned(),
            _ => panic!("{last}"),
        };
        let asked = table.alva.answers(&answer, "history record");
        let [record] = table.club.tell(&asked, [&table.alva]);
        table.club.rest();
        table.club.stop();
        let file = table.club.folder.join("club.sqlite");
        fs::copy(&copy, &file).expect("the copy is put in place");
        assert!(!file.with_extension("sqlite-wal").exists(), "the club was closed");
        assert_eq!(table.club.plies(1), ["d1-c1"]);
        Restored { table, last, kept, record }
    }

    fn say(&self, words: &[&str]) -> String {
        say(&self.table.club.folder, words)
    }

    /// A file with that text, beside the club's folder.
    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.table.club.folder.with_file_name(name);
        fs::write(&path, text).expect("a file");
        path
    }

    fn bring(&self, files: &[PathBuf]) -> String {
        let mut words = vec!["host", "bring-forward", "1"];
        words.extend(files.iter().map(|path| path.to_str().expect("a path")));
        words.extend(["--reason", "the disk broke"]);
        self.say(&words)
    }

    /// What doctor says about heads.
    fn heads(&self) -> String {
        let said = self.say(&["doctor"]);
        let line = said.lines().find(|line| line.contains(" heads: "));
        line.unwrap_or_else(|| panic!("{said}")).to_owned()
    }
}

#[test]
fn a_game_that_went_back_is_named_and_brought_forward_from_an_email() {
    let mut restored = Restored::new();
    assert!(restored.heads().starts_with("ok "), "{}", restored.heads());
    let missed = restored.say(&["verify", "--head", "1", &restored.kept]);
    assert!(missed.contains("isn't anywhere in it") && missed.contains("[exit 1]"), "{missed}");
    assert!(missed.contains("It is at move 1 here"), "{missed}");
    // Naming it twice changes nothing, and neither does a head that is there.
    restored.say(&["verify", "--head", "1", &restored.kept]);
    let there = restored.say(&["verify", "1"]);
    let there = there.split("are shown the chain ").nth(1).expect("a chain").get(..32);
    let found = restored.say(&["verify", "--head", "1", there.expect("a chain")]);
    assert!(found.contains("is here, at ply 1"), "{found}");
    let heads = restored.heads();
    assert!(heads.starts_with("!! ") && heads.contains("isn't in them: 1; close"), "{heads}");

    let email = restored.file("email", &restored.last.bytes);
    let said = restored.bring(&[email]);
    assert!(said.contains("Game 1 has been brought forward by 2 moves"), "{said}");
    assert!(said.contains("It isn't the one they were shown before, because"), "{said}");
    assert_eq!(restored.table.club.plies(1), ["d1-c1", "d3-c3", "d2-e2"]);
    assert!(restored.heads().starts_with("ok "), "{}", restored.heads());
    let log = restored.say(&["host", "log"]);
    assert!(log.contains("game 1: brought forward 2 moves (the disk broke)"), "{log}");
    let verified = restored.say(&["verify", "--all"]);
    assert!(verified.contains("disagreeing 0"), "{verified}");
    // Chains from before are nowhere any more, which is not that it has gone back.
    let missed = restored.say(&["verify", "--head", "1", &restored.kept]);
    assert!(missed.contains("The game was brought forward on 20"), "{missed}");
    assert!(restored.heads().starts_with("ok "), "{}", restored.heads());

    // Both learn of it, with the reason, and Ylva's turn goes on from there.
    let Restored { table, .. } = &mut restored;
    table.club.start();
    let [alva, ylva] = table.club.letters_to([&table.alva, &table.ylva]);
    for letter in [&alva, &ylva] {
        assert!(letter.says("The last 2 moves of this game were missing from it"), "{letter}");
        assert!(letter.says("The organisers’ reason: “the disk broke”"), "{letter}");
    }
    let next = table.ylva.answers(&ylva, "c3-c2");
    let [_, _] = table.club.tell(&next, [&table.ylva, &table.alva]);
    assert_eq!(table.club.plies(1), ["d1-c1", "d3-c3", "d2-e2", "c3-c2"]);
    assert_eq!(table.club.complaints(), "");
}

#[test]
fn with_a_record_it_is_the_same_game_again() {
    let mut restored = Restored::new();
    restored.say(&["verify", "--head", "1", &restored.kept]);
    let record = restored.file("record", &restored.record.bytes);
    let said = restored.bring(&[record]);
    assert!(said.contains("brought forward by 2 moves"), "{said}");
    let same = format!("down to the last event. Players are shown the chain {}.", restored.kept);
    assert!(said.contains(&same), "{said}");
    let found = restored.say(&["verify", "--head", "1", &restored.kept]);
    assert!(found.contains("is here, at ply 3"), "{found}");
    let verified = restored.say(&["verify", "--all"]);
    assert!(verified.contains("disagreeing 0"), "{verified}");
    let Restored { table, last, .. } = &mut restored;
    table.club.start();
    let [_, told] = table.club.letters_to([&table.alva, &table.ylva]);
    assert_eq!(told.chains(), last.chains());
    let [_, _] = table.club.tell(&table.ylva.answers(&told, "c3-c2"), [&table.ylva, &table.alva]);
    assert_eq!(table.club.plies(1).len(), 4);
}

#[test]
fn what_does_not_belong_to_the_game_is_not_put_into_it() {
    let restored = Restored::new();
    let moves = |text: &str| format!("X-Taflpost-Moves: game 1 ply {text}\r\n\r\nHello\r\n");
    let altered = restored.record.text.replace("d2-e2", "d2-f2");
    let cases = [
        (
            "another-game",
            moves("1 d1-c1; d3-c3").replace("game 1", "game 2"),
            "neither a record nor",
        ),
        ("no-moves", "Hello\n".to_owned(), "neither a record nor an email with moves of game 1"),
        (
            "other-past",
            moves("1 d1-e1; d3-c3"),
            "move 1 is d1-c1 in one place and d1-e1 in another",
        ),
        ("gap", moves("3 d2-e2"), "move 2 is in none of these files"),
        ("apart", moves("2 d3-c3"), "none of these files has move 1"),
        ("nothing", moves("1 d1-c1"), "the game is at move 1 here, and there is nothing later"),
        ("illegal", moves("1 d1-c1; d3-d7"), "move 2, d3-d7, isn't possible"),
        ("no-move", moves("1 d1-c1; resign"), "move 2, resign, isn't possible"),
        ("roll", moves("1 d1-c1; roll 2 d3-c3"), "move 2, roll 2 d3-c3, isn't possible"),
        ("altered", altered, "the record can't be used"),
    ];
    for (name, text, told) in &cases {
        let said = restored.bring(&[restored.file(name, text)]);
        assert!(said.contains(told) && said.contains("[exit 2]"), "{name}: {said}");
    }
    let both =
        [restored.file("one", moves("1 d1-c1; d3-c3")), restored.file("other", moves("2 d3-b3"))];
    let said = restored.bring(&both);
    assert!(said.contains("move 2 is d3-c3 in one place and d3-b3 in another"), "{said}");
    let email = restored.file("email", &restored.last.bytes);
    let email = email.to_str().expect("a path");
    let said = restored.say(&["host", "bring-forward", "9", email, "--reason", "x"]);
    assert!(said.contains("neither a record nor an email with moves of game 9"), "{said}");
    let said = restored.say(&["host", "bring-forward", "1", email]);
    assert!(said.contains("--reason"), "{said}");
    let long = "x".repeat(501);
    let said = restored.say(&["host", "bring-forward", "1", email, "--reason", &long]);
    assert!(said.contains("at most 500 letters"), "{said}");
    assert_eq!(restored.table.club.plies(1), ["d1-c1"]);
    assert!(
        restored.say(&["host", "log"]).contains("haven't done anything yet"),
        "nothing is logged"
    );

    // A game that has ended stays as it ended, and a running club is left alone.
    let folder = &restored.table.club.folder;
    let running = tests::running::Running::start(folder, &folder.join("terminal.socket"));
    let said = restored.say(&["host", "bring-forward", "1", email, "--reason", "x"]);
    assert!(said.contains("is running; close it first"), "{said}");
    assert!(running.stop().success());
    let said = restored.say(&["host", "--yes", "close", "1", "x"]);
    assert!(said.contains("closed"), "{said}");
    let said = restored.say(&["host", "bring-forward", "1", email, "--reason", "x"]);
    assert!(said.contains("the game has ended here"), "{said}");
}
