//! `taflpost verify` finds whatever was changed: an event, a moment, a roll, a column of the club's
//! file, a line of a record. Each is changed alone, and put back.

use std::fs;
use std::path::PathBuf;

use correspondence::chain;
use rusqlite::Connection;
use storage::{File, GameId};
use tempfile::TempDir;
use tests::command::{play, say};

struct Club {
    folder: PathBuf,
    _parent: TempDir,
}

impl Club {
    /// A finished game with a roll, and one that is running.
    fn new() -> Club {
        let parent = tempfile::tempdir().expect("a folder");
        let folder = parent.path().join("club");
        for (name, lines) in [
            ("Alva", "join\n"),
            ("Ylva", "join\n"),
            ("Alva", "challenge ylva kongens-bord hun attack\nchallenge ylva skalk attack\n"),
            ("Ylva", "accept 1\naccept 2\n"),
            ("Alva", "1: f1-f3\n2: d1-d3\n"),
            ("Ylva", "1: roll\n1: g9-k9\n"),
            ("Alva", "1: resign yes\n"),
        ] {
            let said = play(&folder, name, lines);
            assert!(!said.contains("[exit"), "{name}: {said}");
        }
        Club { folder, _parent: parent }
    }

    fn change(&self, sql: &str) {
        let file = Connection::open(self.folder.join("club.sqlite")).expect("the file");
        assert_eq!(file.execute(sql, []).expect(sql), 1, "{sql}");
    }

    fn verify(&self, what: &str) -> String {
        say(&self.folder, &["verify", what])
    }

    /// Stores the head that the events of a game give now as its head.
    fn mend_chain(&self, game: i64) {
        let path = self.folder.join("club.sqlite");
        let events = File::open_to_read(&path).expect("the club").view().events(GameId(game));
        let events = events.expect("the events");
        let head = events.iter().fold(chain::BEGINNING, |head, event| chain::after(&head, event));
        let file = Connection::open(path).expect("the file");
        file.execute("UPDATE games SET head = ?1 WHERE id = ?2", (head, game)).expect("the head");
    }
}

#[test]
fn what_was_changed_in_the_file_is_named() {
    let club = Club::new();
    let good = club.verify("--all");
    assert!(good.contains("games 2") && good.contains("disagreeing 0"), "{good}");
    let copy = fs::read(club.folder.join("club.sqlite")).expect("the file");

    let column = |name: &str| format!("the stored {name} differs from what the events say");
    for (game, set, told) in [
        (1, "games SET head = zeroblob(32)", column("head")),
        (1, "games SET plies = plies + 1", column("plies")),
        (1, "games SET events = events + 1", column("events")),
        (2, "games SET to_move = 'a'", column("to_move")),
        // Too early is one futile look; too late would be an unfair gift.
        (2, "games SET due_at = due_at + 1", column("due_at")),
        (1, "games SET ended_at = ended_at + 1", column("ended_at")),
        (1, "games SET result = 'attackers win by resignation'", column("result")),
        (1, "games SET attackers = 2, defenders = 1", column("players")),
        (1, "games SET began_at = began_at - 1", column("began_at")),
        (1, "games SET ruleset = 'skalk'", column("ruleset")),
        (2, "games SET public = 1 - public", column("public")),
    ] {
        club.change(&format!("UPDATE {set} WHERE id = {game}"));
        for what in [game.to_string(), "--all".to_owned()] {
            let said = club.verify(&what);
            assert!(said.contains(&format!("game {game}: {told}")), "{set}: {said}");
            assert!(said.contains("[exit 1]"), "{set}: {said}");
        }
        fs::write(club.folder.join("club.sqlite"), &copy).expect("the file again");
    }

    // The past: the chain reveals it, though every column still fits.
    for set in ["text = 'ply f1-f4'", "at = at - 1"] {
        let which = if set.starts_with("at") { 1 } else { 3 };
        club.change(&format!("UPDATE events SET {set} WHERE game = 1 AND number = {which}"));
        let said = club.verify("1");
        assert!(said.contains("game 1: ") && said.contains("[exit 1]"), "{set}: {said}");
        fs::write(club.folder.join("club.sqlite"), &copy).expect("the file again");
    }

    // A chosen roll, with a chain that was forged to fit it: the secret reveals it.
    let rolled = |file: &Connection| -> String {
        let sql = "SELECT text FROM events WHERE game = 1 AND number = 5";
        file.query_row(sql, [], |row| row.get(0)).expect("the roll")
    };
    let text = rolled(&Connection::open(club.folder.join("club.sqlite")).expect("the file"));
    let wished = if text == "rolled 3" { 2 } else { 3 };
    club.change(&format!(
        "UPDATE events SET text = 'rolled {wished}' WHERE game = 1 AND number = 5"
    ));
    club.mend_chain(1);
    let said = club.verify("1");
    assert!(said.contains("event 5: the roll does not follow from the secret"), "{said}");
    fs::write(club.folder.join("club.sqlite"), &copy).expect("the file again");
    assert!(club.verify("--all").contains("disagreeing 0"), "all is put back");
}

#[test]
fn a_chain_that_was_kept_stays_and_tells_what_no_other_check_can() {
    let club = Club::new();
    let shown = |name: &str, lines: &str| {
        let said = play(&club.folder, name, lines);
        let mut lines = said.lines().map(str::trim);
        let chain = lines.find_map(|line| line.strip_prefix("Check code (game 2, move 2): "));
        chain.unwrap_or_else(|| panic!("no chain: {said}")).to_owned()
    };
    let events = || {
        let file = File::open_to_read(&club.folder.join("club.sqlite")).expect("the club");
        file.view().events(GameId(2)).expect("the events")
    };
    let kept = shown("Ylva", "2: f8-i8\n2: history\n");
    assert_eq!(kept.len(), chain::SHOWN);
    let before = events().len();
    // That Alva is notified is an event, and so is her offer; neither is a ply.
    assert_eq!(shown("Alva", "2: draw\n2: history\n"), kept);
    assert_eq!(shown("Ylva", "2: history\n"), kept);
    assert!(events().len() > before, "nothing happened in between");
    let find = |what: &str| say(&club.folder, &["verify", "--head", what, &kept]);
    let found = find("2");
    assert!(found.contains(&format!("Players are shown the chain {kept}.")), "{found}");
    assert!(found.contains("at ply 2: ") && found.contains("ply f8-i8"), "{found}");
    let said = play(&club.folder, "Alva", "2: history record\n");
    let record = &said[said.find("Taflpost record").expect("a record")..];
    let file = club.folder.with_file_name("game.txt");
    fs::write(&file, record.trim_end().to_owned() + "\n").expect("the record");
    let of_record = find(file.to_str().expect("a path"));
    assert!(of_record.contains("at ply 2: "), "{of_record}");

    // A host rewrites the past and everything that follows from it: only a person who kept a head
    // can tell.
    club.change("UPDATE events SET text = 'ply d1-d4' WHERE game = 2 AND text = 'ply d1-d3'");
    club.mend_chain(2);
    let rewritten = club.verify("2");
    assert!(rewritten.contains("everything agrees"), "{rewritten}");
    let missed = find("2");
    assert!(missed.contains("isn't anywhere in it") && missed.contains("[exit 1]"), "{missed}");
    for nonsense in ["here", "886c119b093"] {
        let said = say(&club.folder, &["verify", "--head", "2", nonsense]);
        assert!(said.contains("which has 32 hexadecimal digits"), "{said}");
    }
}

#[test]
fn what_was_changed_in_a_record_is_named() {
    let club = Club::new();
    let file = club.folder.with_file_name("game.txt");
    let said = play(&club.folder, "Alva", "1: history record\n");
    let begins = said.find("Taflpost record").expect("a record");
    let record = said[begins..].trim_end().to_owned() + "\n";
    let verify = |record: &str| {
        fs::write(&file, record).expect("the record");
        say(&club.folder.with_file_name("nowhere"), &["verify", file.to_str().expect("a path")])
    };
    let good = verify(&record);
    assert!(good.contains("everything agrees") && !good.contains("[exit"), "{good}");
    assert!(good.contains("names"), "what the chain does not cover is said: {good}");
    for (from, to, told) in [
        // Rolls are derived from the plies before them: three times out of four the roll reveals it
        // first.
        ("1. f1-f3", "1. f1-f4", ""),
        ("1. f1-f3 [2", "1. f1-f3 [1", "about the plies"),
        ("ply f1-f3", "ply f1-f4", ""),
        ("defenders win by resignation", "attackers win by resignation", "about the result"),
        ("Announcements: strict", "Announcements: remind", "about the terms"),
        ("Chain: ", "Chain: 00", ""),
        ("resigned attackers", "resigned defenders", "the chain's head"),
        ("Secret: ", "Secret: 00", ""),
    ] {
        assert!(record.contains(from), "{from} in {record}");
        let said = verify(&record.replacen(from, to, 1));
        assert!(said.contains(told) && said.contains("[exit 1]"), "{from}: {said}");
        assert!(!said.contains("everything agrees"), "{from}: {said}");
    }
}
