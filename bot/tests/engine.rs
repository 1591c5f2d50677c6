//! `taflpost engine` talks with another program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};

struct Talk {
    program: Child,
    input: ChildStdin,
    output: BufReader<std::process::ChildStdout>,
}

fn talk() -> Talk {
    let mut program = Command::new(env!("CARGO_BIN_EXE_taflpost"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let input = program.stdin.take().expect("an input");
    let output = BufReader::new(program.stdout.take().expect("an output"));
    Talk { program, input, output }
}

impl Talk {
    fn says(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// The lines up to the first that begins like that.
    fn hears(&mut self, last: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).expect("text") > 0, "no {last}: {lines:?}");
            lines.push(line.trim_end().to_owned());
            if line.starts_with(last) {
                return lines;
            }
        }
    }

    fn last(&mut self, last: &str) -> String {
        self.hears(last).pop().unwrap_or_default()
    }

    fn ends(mut self) {
        self.says("quit");
        assert!(self.program.wait().expect("an end").success());
    }
}

#[test]
fn it_introduces_itself_and_finds_moves() {
    let mut talk = talk();
    talk.says("uci");
    let about = talk.hears("uciok");
    assert!(about[0].starts_with("id name Taflpost"), "{about:?}");
    assert!(about[2].contains("var kongens-bord"), "{about:?}");
    talk.says("setoption name Ruleset value brandubh");
    talk.says("isready");
    assert_eq!(talk.last("readyok"), "readyok");
    talk.says("go nodes 3000");
    let first = talk.hears("bestmove");
    assert!(first[0].starts_with("info depth 1 score cp "), "{first:?}");
    // The same again, move for move.
    talk.says("ucinewgame");
    talk.says("go nodes 3000");
    assert_eq!(talk.hears("bestmove"), first);
    // A win is seen, and said.
    talk.says("position \"1t3t1/7/7/7/7/7/3K3 d\"");
    talk.says("go depth 3");
    let won = talk.hears("bestmove");
    assert!(won[0].contains("score win 1"), "{won:?}");
    assert_eq!(won.last().map(String::as_str), Some("bestmove d1-a1"));
    talk.ends();
}

/// A route that nobody announces is no route.
#[test]
fn what_opens_is_announced() {
    const OPEN: &str = "position \"3t7/11/11/11/11/11/11/4K6/11/11/5t5 d\"";
    let mut talk = talk();
    for (ruleset, best) in [("castillos", "e4-a4 aviso a1 a11"), ("stavanger", "e4-a4 tuichi")] {
        talk.says(&format!("setoption name Ruleset value {ruleset}"));
        talk.says(OPEN);
        talk.says("go depth 3");
        assert_eq!(talk.last("bestmove"), format!("bestmove {best}"));
        // What it says is understood, and then the king goes that way.
        talk.says(&format!("{OPEN} moves {best} f1-f2"));
        talk.says("go depth 3");
        assert_eq!(talk.last("bestmove"), "bestmove a4-a1");
        // Without a word, he may not.
        talk.says(&format!("{OPEN} moves e4-a4 f1-f2"));
        talk.says("go depth 3");
        let silent = talk.last("bestmove");
        assert!(!silent.starts_with("bestmove a4-a1"), "{silent}");
    }
    talk.ends();
}

/// What was asked is answered, though nothing more is said.
#[test]
fn a_program_that_only_asks_is_answered() {
    let Talk { program, mut input, output } = talk();
    writeln!(input, "setoption name Ruleset value brandubh\ngo nodes 2000").expect("it listens");
    drop(input);
    let lines: Vec<String> = output.lines().map(|line| line.expect("text")).collect();
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove")), "{lines:?}");
    assert!(program.wait_with_output().expect("an end").status.success());
}

#[test]
fn a_search_can_be_stopped_and_mistakes_change_nothing() {
    let mut talk = talk();
    talk.says("go movetime 600000");
    assert!(talk.last("info depth 2").contains("score"));
    talk.says("stop");
    assert!(talk.last("bestmove").len() > "bestmove ".len());
    talk.says("position startpos moves d1-d4 d1-d4");
    assert_eq!(talk.last("info"), "info string move 2 (d1-d4) is refused: no-piece");
    talk.says("position \"t\"");
    assert!(talk.last("info").starts_with("info string the position can't be set up"));
    talk.says("setoption name Ruleset value chess");
    assert_eq!(talk.last("info"), "info string there is no ruleset \"chess\"");
    talk.says("please");
    assert!(talk.last("info").contains("no command of the protocol"));
    talk.says("go nodes 200");
    assert!(talk.last("bestmove").contains('-'));
    talk.ends();
}

#[test]
fn what_it_is_told_is_neither_held_nor_repeated_without_bounds() {
    let mut talk = talk();
    talk.says(&format!("position startpos moves {}", "d1-d4 ".repeat(20_000)));
    assert!(talk.last("info").ends_with("the longest that is read has 65536"));
    talk.says("position startpos moves \u{1b}[31m-\u{7}d4");
    let why = talk.last("info");
    assert!(why.contains("[31m-d4") && !why.contains(char::is_control), "{why:?}");
    talk.says("isready");
    assert_eq!(talk.last("readyok"), "readyok");
    talk.ends();
}

#[test]
fn a_level_plays_the_same_for_a_seed() {
    let mut talk = talk();
    let mut moves = Vec::new();
    for (level, seed) in [(1, 1), (1, 1), (1, 2), (1, 3), (1, 4), (5, 1)] {
        talk.says("setoption name Ruleset value brandubh");
        talk.says(&format!("setoption name Level value {level}"));
        talk.says(&format!("setoption name Seed value {seed}"));
        talk.says("go");
        moves.push(talk.last("bestmove"));
    }
    assert_eq!(moves[0], moves[1]);
    assert!(moves[2..5].iter().any(|other| *other != moves[0]), "{moves:?}");
    talk.says("setoption name Level value 6");
    let why = "info string a level is a number from 1 to 5, or 0 for none";
    assert_eq!(talk.last("info"), why);
    talk.ends();
}

fn matched(arguments: &[&str]) -> (bool, String, String) {
    let engine = format!("{} engine", env!("CARGO_BIN_EXE_taflpost"));
    let output = Command::new(env!("CARGO_BIN_EXE_taflpost"))
        .args(["match", &engine])
        .args(
            arguments
                .iter()
                .map(|argument| if *argument == "ENGINE" { &engine } else { *argument }),
        )
        .output()
        .expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (output.status.success(), text(output.stdout), text(output.stderr))
}

#[test]
fn engines_play_each_other_with_sides_swapped() {
    let of = ["ENGINE", "--ruleset", "brandubh", "--games", "4", "--first", "Level=3"];
    let arguments = [&of[..], &["--go", "nodes 20"]].concat();
    let (good, told, _) = matched(&arguments);
    assert!(good, "{told}");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 6, "{told}");
    assert!(lines[0].starts_with("game 1: 1 attacks, 2 defends: "), "{told}");
    assert!(lines[1].starts_with("game 2: 2 attacks, 1 defends: "), "{told}");
    assert!(
        lines[4].starts_with("engine 1 scored ") && lines[4].contains("95 % interval"),
        "{told}"
    );
    assert!(lines[5].starts_with("attackers scored "), "{told}");
    assert_eq!(matched(&arguments).1, told);
}

#[test]
fn what_is_no_engine_is_named() {
    let (good, _, why) = matched(&["no-such-program"]);
    assert!(!good && why.contains("The engine \"no-such-program\" can't be used"), "{why}");
    let (good, _, why) = matched(&["true"]);
    assert!(!good && why.contains("ngine"), "{why}");
    let (good, _, why) = matched(&["ENGINE", "--first", "Level"]);
    assert!(!good && why.contains("\"Level\" is no setting; write NAME=VALUE"), "{why}");
}

/// A move that comes after its game is no move of the next one.
#[test]
fn what_an_engine_says_late_is_left_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let late = folder.path().join("late.sh");
    let script = format!(
        "exec 3>&1\nwhile read -r line; do\n[ \"$line\" = ucinewgame ] && echo bestmove a1-a2 >&3\n\
         echo \"$line\"\ndone | {} engine\n",
        env!("CARGO_BIN_EXE_taflpost")
    );
    std::fs::write(&late, script).expect("a script");
    let late = format!("sh {}", late.display());
    let (good, told, why) =
        matched(&[&late, "--ruleset", "brandubh", "--games", "2", "--go", "nodes 20"]);
    assert!(good && !told.contains("refused"), "{told}{why}");
}

/// What an engine says reaches a terminal as words alone.
#[test]
fn what_an_engine_says_does_not_steer_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("rude.sh");
    let text = r#"printf '\033[2Jgood morning\007\n' >&2
        while read -r line; do case "$line" in
        uci) echo uciok;;
        isready) echo readyok;;
        go*) printf 'bestmove \033]0;owned\007\033[31md1-d1\n';;
        esac; done"#;
    std::fs::write(&script, text).expect("a script");
    let rude = format!("sh {}", script.display());
    let (good, told, why) = matched(&[&rude, "--ruleset", "brandubh", "--games", "2"]);
    assert!(good, "{why}");
    let steers = |c: char| c.is_control() && c != '\n';
    assert!(
        !told.contains(steers) && told.contains("engine 2 loses: ]0;owned[31md1-d1 is refused")
    );
    assert!(!why.contains(steers), "{why:?}");
}
