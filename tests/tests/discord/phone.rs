//! What a phone shows: nothing that anybody reads in the golden scripts is wider or longer than its
//! screen, and a long answer comes in parts that can be turned.

use std::fs;
use std::path::Path;

use expect_test::expect_file;
use tests::discord::Reply;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

/// The most columns of a line in a block of code, and the most lines of a message.
const COLUMNS: usize = 38;
const LINES: usize = 25;

/// Messages, as the scripts have them: indented, and one blank line after each.
fn messages(script: &str) -> Vec<Vec<&str>> {
    let mut messages: Vec<Vec<&str>> = vec![Vec::new()];
    for line in script.lines() {
        match line.strip_prefix("    ") {
            Some(said) => messages.last_mut().expect("one").push(said),
            None => messages.push(Vec::new()),
        }
    }
    messages.retain(|message| !message.is_empty());
    messages
}

/// Lines in blocks of code.
fn code<'a>(message: &[&'a str]) -> Vec<&'a str> {
    let mut is_code = false;
    let mut lines = Vec::new();
    for line in message {
        match *line {
            "```" => is_code = !is_code,
            line if is_code => lines.push(line),
            _ => {}
        }
    }
    lines
}

#[test]
fn what_is_posted_fits_a_phone() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/discord/golden");
    let mut read = 0;
    for entry in fs::read_dir(folder).expect("the scripts") {
        let path = entry.expect("a script").path();
        let script = fs::read_to_string(&path).expect("a text");
        for message in messages(&script) {
            read += 1;
            for line in code(&message) {
                assert!(line.chars().count() <= COLUMNS, "{line:?} in {}", path.display());
            }
            let is_control = |line: &&&str| line.starts_with(['[', '<']);
            let shown = message.iter().filter(|line| !is_control(line)).count();
            assert!(shown <= LINES, "{shown} lines in {}: {message:#?}", path.display());
        }
    }
    assert!(read > 200, "only {read} messages");
}

fn labels(reply: &Reply) -> Vec<String> {
    reply.message().buttons().into_iter().map(|button| button.label).collect()
}

/// The whole sheet of the rules is the longest answer that there is.
#[test]
fn a_long_answer_is_read_in_parts() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let mut shown = alva.orders(games, "rules brandubh all");
    let first = shown.text();
    let (mut read, mut parts) = (first.clone(), 1);
    while let Some(on) = labels(&shown).into_iter().find(|label| label.starts_with("Read on")) {
        assert!(shown.ephemeral && shown.text().lines().count() <= LINES + 4, "{}", shown.text());
        let id = format!("part:{parts}:");
        shown = alva.presses(shown.message(), &id);
        parts += 1;
        assert!(on.starts_with(&format!("Read on ({parts}/")), "{on}");
        assert!(labels(&shown).contains(&"Back".to_owned()), "{:?}", labels(&shown));
        read.push_str(&shown.text());
    }
    assert!(parts > 4 && read.contains("How to write a move"), "{parts} parts: {read}");
    // Each drawing is whole.
    for block in read.split("```").skip(1).step_by(2) {
        assert!(block.trim_end().ends_with(char::is_lowercase), "{block}");
    }
    for part in (0..parts - 1).rev() {
        shown = alva.presses(shown.message(), &format!("part:{part}:"));
    }
    assert_eq!(shown.text(), first);
    hall.complained(&[]);
    hall.discord.finish();
}

/// A record comes as a file, because programs read it.
#[test]
fn a_record_is_a_file() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "de");
    let bo = hall.player(games, "bo", "en-GB");
    let given = [("player", "bo"), ("rules", "brandubh"), ("side", "attack")];
    let _ = alva.says(games, "/tafl challenge", &given);
    let _ = bo.says(games, "/tafl accept", &[]);
    let said = alva.orders(games, "record 1");
    assert!(said.text().contains("Hier ist das Protokoll"), "{}", said.text());
    let record = said.message().attachment("game-1.txt");
    let record = String::from_utf8_lossy(&record.bytes);
    assert!(record.contains("brandubh"), "{record}");
    hall.complained(&[]);
    hall.discord.finish();
}

/// The rules come in short with a picture, and each part is chosen from a list.
#[test]
fn the_rules_are_read_in_parts_with_pictures() {
    for (locale, golden) in [("en-GB", "rules-en"), ("de", "rules-de")] {
        let hall = Hall::open();
        let (_server, games) = server(&hall.discord);
        let alva = hall.player(games, "alva", locale);
        let mut script = Script::new(&hall.discord, &[(&alva, "alva")]);
        hall.knows_commands(&alva, games);
        let short = script.says(&alva, games, "/tafl rules", &[("rules", "brandubh")]);
        let is_drawn = |reply: &Reply, name: &str| {
            let picture = reply.message().attachment(name);
            assert!(picture.bytes.starts_with(b"\x89PNG"), "{name}");
            assert!(picture.description.as_ref().is_some_and(|alt| alt.len() > 20), "{name}");
        };
        is_drawn(&short, "brandubh-start.png");
        let part = |of: &Reply, nth: usize| -> String {
            let list = of.message().selects().swap_remove(0);
            list.options[nth].label.clone()
        };
        // How men are captured, and how the king is.
        let captures = part(&short, 3);
        let captures = script.selects(&alva, short.message(), "choose:rules-part", &captures);
        is_drawn(&captures, "brandubh-example.png");
        let _ = script.presses(&alva, captures.message(), "part:1:");
        let ending = part(&captures, 4);
        let _ = script.selects(&alva, captures.message(), "choose:rules-part", &ending);
        let back = alva.presses(captures.message(), "say:rules brandubh");
        assert_eq!(back.text(), short.text());
        expect_file![format!("golden/{golden}.txt")].assert_eq(script.text());
        hall.complained(&[]);
        hall.discord.finish();
    }
}

/// A player who has boards as text gets the start as text, on the largest board too.
#[test]
fn the_start_is_drawn_as_text_for_those_who_want_it() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let _ = alva.says(games, "/club settings", &[("board", "text")]);
    let shown = alva.says(games, "/tafl rules", &[("rules", "alea-evangelii")]);
    let text = shown.text();
    let drawn = text.lines().filter(|line| line.trim_start().starts_with("19 ")).count();
    assert_eq!(drawn, 1, "{text}");
    assert!(shown.message().attachments.is_empty(), "{text}");
    let lines: Vec<&str> = text.lines().collect();
    assert!(code(&lines).iter().all(|line| line.chars().count() <= COLUMNS), "{text}");
    hall.complained(&[]);
    hall.discord.finish();
}
