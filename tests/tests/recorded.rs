//! Recorded games from elsewhere are kept in the club's file, found, and written back.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use engine::ruleset::shipped_library;
use engine::{Game, Terms};
use storage::{File, RecordedId};
use tempfile::TempDir;
use tests::command::{play, say};
use tests::taflpost;

/// Games of Copenhagen hnefatafl as a site writes them: a man written twice, a loss on time, a game
/// that went on after a third repetition, one that ends on the board, and an unfinished one.
const LINES: &str = "\
a8-e8 d6-d8xe8xe8,0,2,White
e1-e2 d6-d3 timeout,0,0,White
d1-c1 f8-g8 c1-d1 g8-f8 d1-c1 f8-g8 c1-d1 g8-f8 d1-c1 f8-g8,0,0,Black
d1-d3 f8-i8,0,0,Ongoing
f2-f3 e7-e10,0,0,Draw
";

struct Club {
    folder: PathBuf,
    parent: TempDir,
}

impl Club {
    fn new() -> Club {
        let parent = tempfile::tempdir().expect("a folder");
        let folder = parent.path().join("club");
        play(&folder, "Alva", "join\n");
        Club { folder, parent }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.parent.path().join(name)
    }

    fn file(&self, name: &str, text: &str) -> String {
        fs::write(self.path(name), text).expect("a file");
        self.path(name).display().to_string()
    }

    fn import(&self, file: &str) -> String {
        say(&self.folder, &["games", "import", file, "--ruleset", "copenhagen"])
    }

    fn export(&self, name: &str) -> (String, String) {
        let to = self.path(name);
        let said = say(&self.folder, &["games", "export", &to.display().to_string(), "--force"]);
        (said, fs::read_to_string(to).expect("what was written"))
    }

    fn count(&self) -> u32 {
        kept(&self.folder)
    }
}

/// How many games from elsewhere the file has, as another process sees it.
fn kept(folder: &Path) -> u32 {
    let file = File::open_to_read(&folder.join("club.sqlite")).expect("the club's file");
    file.view().count_recorded().expect("a number")
}

fn summary(read: u32, kept: u32, there: u32, skipped: u32) -> String {
    format!(
        "read           {read}\nkept           {kept}\nalready there  {there}\nskipped        {skipped}\n"
    )
}

#[test]
fn lines_go_in_and_come_out_and_go_in_again() {
    let club = Club::new();
    let file = club.file("games.csv", LINES);
    assert_eq!(club.import(&file), summary(5, 5, 0, 0));
    assert_eq!(club.import(&file), summary(5, 0, 5, 0));
    let (said, lines) = club.export("again.csv");
    assert_eq!(said, "written  5\n");
    // A man who was written twice is written once, and counted so.
    assert_eq!(lines, LINES.replace("xe8xe8,0,2", "xe8,0,1"));
    assert_eq!(club.import(&club.path("again.csv").display().to_string()), summary(5, 0, 5, 0));
    let (said, records) = club.export("again.txt");
    assert_eq!(said, "written  5\n");
    assert_eq!(club.import(&club.path("again.txt").display().to_string()), summary(5, 0, 5, 0));
    assert!(records.contains("Result: defenders win by time\nStated: White\n"), "{records}");
    assert!(records.contains("Result: attackers win\nStated: Black\n"), "{records}");

    // Another club that gets the records has the same games.
    let other = Club::new();
    assert_eq!(other.import(&club.path("again.txt").display().to_string()), summary(5, 5, 0, 0));
    assert_eq!(other.export("other.txt").1, records);
    assert_eq!(
        say(&club.folder, &["verify", "--all"]).lines().last(),
        Some("games 0, events 0, disagreeing 0")
    );
}

#[test]
fn records_keep_who_played_when_and_for_what() {
    let club = Club::new();
    let record = "Taflpost record 1\nRuleset: copenhagen 1\nAttackers: Alva\nDefenders: Birk Berg\n\
                  Event: Autumn Cup, round 2\nDate: 2011.10.??\nAnnouncements: strict\n\
                  Result: defenders win by resignation\n\n1. e1-e2\n2. d6-d3\n";
    let version = shipped_library().newest("copenhagen").expect("the ruleset").version;
    let record = record.replace("copenhagen 1", &format!("copenhagen {version}"));
    let wrong = record.replace("2. d6-d3", "2. d6-d4\n3. e1-e3");
    let other = record.replace("Birk Berg", "Disa");
    let opentafl = "[attackers:Egil]\n[defenders:Frida]\n[event:Fetlar Open]\n[date:2009.08.01]\n\
                    [result:-1]\ndim:11 esc:c surf:y atkf:y tfr:d \
                    start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/\n\n\
                    1. a8-e8 d6-d8xe8\n2. d1-d3\n";
    let file = club.file("games.txt", &format!("{record}\n{wrong}\n{other}\n{record}"));
    let said = club.import(&file);
    assert!(said.ends_with(&(summary(4, 2, 1, 1) + "[exit 1]\n")), "{said}");
    assert!(said.starts_with("line 24, ply 3: illegal ("), "{said}");
    let file = club.file("fetlar.otg", opentafl);
    assert_eq!(say(&club.folder, &["games", "import", &file]), summary(1, 1, 0, 0));
    let (_, written) = club.export("all.txt");
    let parts: Vec<&str> = written.split("\nTaflpost record 1\n").collect();
    assert_eq!(parts[0], record.trim_end().to_owned() + "\n");
    assert!(parts[2].contains("Event: Fetlar Open\nDate: 2009.08.01\n"), "{written}");
    assert!(parts[2].contains("Result: defenders win\nStated: -1\n"), "{written}");
    // Lines can't say that, and can't say two rulesets.
    let lines = club.path("all.csv").display().to_string();
    let said = say(&club.folder, &["games", "export", &lines]);
    assert!(said.contains("choose one with --ruleset ID"), "{said}");
    let said = say(&club.folder, &["games", "export", &lines, "--ruleset", "copenhagen"]);
    assert_eq!(
        said,
        "written  2\nlost     2 games lose their players' names\n\
         lost     2 games lose their date\nlost     2 games lose their event\n\
         lost     2 games lose by what they ended\n"
    );
}

#[test]
fn what_other_programs_write_is_kept() {
    let club = Club::new();
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/sessions/games");
    for name in ["rules-tag.otg", "org.pgn", "org.json"] {
        let file = format!("{games}/{name}");
        assert_eq!(say(&club.folder, &["games", "import", &file]), summary(1, 1, 0, 0), "{name}");
    }
    let (_, written) = club.export("all.txt");
    let again = club.path("all.txt").display().to_string();
    assert_eq!(say(&club.folder, &["games", "import", &again]), summary(3, 0, 3, 0));
    for line in [
        "Attackers: Egil\nDefenders: Frida\n",
        "Start: 3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 d",
        "Event: Game 21\nDate: 2026-05-02 18:00:00 +0000\n",
        "Ruleset: brandubh-org 1\nAttackers: egil\nDefenders: frida\n",
    ] {
        assert!(written.contains(line), "{line}\n{written}");
    }
    // What isn't read is told with its format and line, and there may be as many words as people
    // write about a game.
    let otg = fs::read_to_string(format!("{games}/rules-tag.otg")).expect("the file");
    let talk = otg.replace("Or d11-d10.", &"to be or not to be ".repeat(3000));
    let talk = club.file("talk.otg", &talk);
    assert_eq!(say(&club.folder, &["games", "import", &talk]), summary(1, 0, 1, 0));
    let wrong = club.file("wrong.otg", &otg.replace("c8-c10", "c8-c10xc11"));
    let said = say(&club.folder, &["games", "import", &wrong]);
    assert!(
        said.starts_with(
            "line 13: OpenTafl record: ply 3 (c8-c10xc11): captures nothing by the rules, but c11 \
             as written\n"
        ),
        "{said}"
    );
}

#[test]
fn nobody_becomes_a_player_and_games_can_be_taken_out_again() {
    let club = Club::new();
    let record = "Taflpost record 1\nRuleset: copenhagen 1\nAttackers: Alva\nDefenders: admin\n\
                  Announcements: strict\nResult: attackers win\n\n1. e1-e2\n";
    let version = shipped_library().newest("copenhagen").expect("the ruleset").version;
    let file =
        club.file("game.txt", &record.replace("copenhagen 1", &format!("copenhagen {version}")));
    assert_eq!(club.import(&file), summary(1, 1, 0, 0));
    let players = play(&club.folder, "Alva", "players\nplayer alva\n");
    assert!(!players.contains("admin"), "{players}");
    assert!(!say(&club.folder, &["ratings"]).contains("Alva"));
    assert!(say(&club.folder, &["games", "remove", "2"]).contains("there is no archived game 2"));
    assert_eq!(say(&club.folder, &["games", "remove", "1"]), "removed  1\n");
    assert_eq!(club.count(), 0);
}

#[test]
fn hostile_files_are_answered_clearly() {
    let club = Club::new();
    let version = shipped_library().newest("copenhagen").expect("the ruleset").version;
    let record = |attackers: &str, moves: &str| {
        format!(
            "Taflpost record 1\nRuleset: copenhagen {version}\nAttackers: {attackers}\n\
             Announcements: strict\nResult: unfinished\n\n{moves}\n"
        )
    };
    let many: String = (1..=6000).map(|number| format!("{number}. e1-e2\n")).collect();
    let million: String = (1..=1_000_000).map(|number| format!("{number}. e1-e2\n")).collect();
    let records = [
        record("<b>@everyone</b> [x](http://a.example) **", "1. e1-e2"),
        record("\u{202e}avlA\u{200f}", "1. e1-e3"),
        record("A\0lva", "1. e1-e2"),
        record(&"long ".repeat(100), "1. e1-e2"),
        record("Alva", &many),
        record("Alva", &million),
        record("Alva", "1. \u{1b}[2J"),
    ];
    let said = club.import(&club.file("hostile.txt", &records.concat()));
    assert!(said.ends_with(&(summary(7, 2, 0, 5) + "[exit 1]\n")), "{said}");
    for why in [
        "cannot read Attackers",
        "the name of the attackers has 499 characters; the longest that can be kept has 100",
        "the game has 6000 plies; the longest that can be kept has 5000",
        "the record is longer than 1048576 bytes",
        "ply 1 should come here",
    ] {
        assert!(said.contains(why), "{why} is missing in {said}");
    }
    assert!(said.chars().all(|c| c == '\n' || !c.is_control()), "{said:?}");
    let (_, written) = club.export("written.txt");
    // What turns the direction of writing around is gone; what only one channel reads is escaped
    // there.
    assert!(written.contains("Attackers: avlA\n"), "{written}");
    assert!(
        written.contains("Attackers: <b>@everyone</b> [x](http://a.example) **\n"),
        "{written}"
    );

    // The unprintable character between the squares says nothing.
    let lines = format!(
        "e1-e2,0,0,{}\n{},0,0,Black\n{},0,0,Black\ne1-\0e2,0,0,Black\ne1-e2,0,0,Black\n",
        "x".repeat(1000),
        "e1-e2 ".repeat(6000),
        "y".repeat(100_000_000),
    );
    let mut bytes = lines.into_bytes();
    bytes.extend(b"\xff\xfe,0,0,Black\n");
    fs::write(club.path("hostile.csv"), bytes).expect("a file");
    let said = club.import(&club.path("hostile.csv").display().to_string());
    assert!(said.ends_with(&(summary(6, 1, 1, 4) + "[exit 1]\n")), "{said}");
    for why in [
        "line 1: the result must be Black, White, Draw or Ongoing, not",
        "line 2: the game has 6000 plies; the longest that can be kept has 5000",
        "line 3: the line has 100000011 bytes; the longest that is read has 1048576",
        "line 6: this isn't UTF-8 text",
    ] {
        assert!(said.contains(why), "{why} is missing in {said}");
    }
    assert!(said.len() < 2000, "{said}");
}

/// Lines of that many games, all different.
fn many_lines(count: usize) -> Vec<String> {
    let ruleset = shipped_library().newest("copenhagen").expect("the ruleset");
    let start = Game::new(ruleset.clone(), Terms::default()).expect("a game");
    let mut lines = BTreeSet::new();
    for first in start.legal_moves() {
        let mut game = start.clone();
        game.play(&first.to_string()).expect("a legal move");
        let is_quiet = |second: &engine::Move| {
            let mut game = game.clone();
            game.play(&second.to_string()).is_ok_and(|ply| ply.captures.is_empty())
        };
        // What is captured would have to be written.
        for second in game.legal_moves().into_iter().filter(is_quiet) {
            lines.insert(format!("{first} {second},0,0,Ongoing\n"));
        }
    }
    lines.into_iter().take(count).collect()
}

/// An import that reads what it is given bit by bit.
fn importing(folder: &Path) -> Child {
    Command::new(taflpost())
        .args(["games", "import", "/dev/stdin", "--ruleset", "copenhagen", "--club"])
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts")
}

#[test]
fn an_import_that_is_killed_is_finished_by_the_next() {
    let (killed, whole) = (Club::new(), Club::new());
    let lines = many_lines(700);
    assert_eq!(lines.len(), 700);
    let mut child = importing(&killed.folder);
    // It waits for more when it is killed: the input has not ended.
    let mut input = child.stdin.take().expect("its input");
    input.write_all(lines[..450].concat().as_bytes()).expect("it reads");
    let patience = Instant::now() + Duration::from_secs(300);
    while killed.count() == 0 {
        assert!(Instant::now() < patience, "nothing was kept");
        thread::sleep(Duration::from_millis(20));
    }
    child.kill().expect("it runs");
    child.wait().expect("it has ended");
    drop(input);
    let some = killed.count();
    assert!((1..450).contains(&some), "{some} were kept");
    assert_eq!(
        say(&killed.folder, &["verify", "--all"]).lines().last(),
        Some("games 0, events 0, disagreeing 0")
    );

    let file = killed.file("games.csv", &lines.concat());
    assert_eq!(killed.import(&file), summary(700, 700 - some, some, 0));
    assert_eq!(whole.import(&file), summary(700, 700, 0, 0));
    assert_eq!(killed.export("games.txt").1, whole.export("games.txt").1);
    let file = File::open_to_read(&killed.folder.join("club.sqlite")).expect("the club's file");
    assert_eq!(file.find_damage().expect("a check"), Vec::<String>::new());
    let rows = file.view().recorded_after(RecordedId(0), 1000).expect("the games");
    assert_eq!(rows.len(), 700);
}

/// The numbers of the games from elsewhere in an answer.
fn numbers(answer: &str) -> Vec<&str> {
    answer
        .lines()
        .filter_map(|line| Some(line.trim().strip_prefix("archive ")?.split_once(": ")?.0))
        .collect()
}

#[test]
fn long_lists_are_read_in_parts() {
    let club = Club::new();
    let lines = many_lines(45);
    assert_eq!(club.import(&club.file("games.csv", &lines.concat())), summary(45, 45, 0, 0));
    let mut seen = BTreeSet::new();
    for (page, count) in [("archive", 20), ("archive page 2", 20), ("archive page 3", 5)] {
        let said = play(&club.folder, "Alva", &format!("{page}\n"));
        let found = numbers(&said);
        assert_eq!(found.len(), count, "{page}: {said}");
        seen.extend(found.into_iter().map(str::to_owned));
    }
    assert_eq!(seen.len(), 45);
    let said = play(&club.folder, "Alva", "archive page 4\narchive page 4000000000\n");
    assert!(numbers(&said).is_empty(), "{said}");
}
