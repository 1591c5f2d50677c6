//! Pictures at a terminal: the program saves them in the folder where it was started, and nobody
//! gets one of a game that they may not see.

use std::fs;
use std::io::{Cursor, Write};
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Stdio;

use tempfile::TempDir;
use tests::command::{command, play, shown};

/// The answers to a player who types these lines at a terminal that was started in that folder.
fn play_there(club: &Path, folder: &Path, name: &str, lines: &str) -> String {
    let mut command = command(club, &["play", "--as", name]);
    command.env("LC_ALL", "C").env("TZ", "UTC").current_dir(folder);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = command.spawn().expect("the program runs");
    let mut input = program.stdin.take().expect("its input");
    input.write_all(lines.as_bytes()).expect("it reads");
    drop(input);
    let said = shown(club, &program.wait_with_output().expect("the program ends"));
    said.replace(&folder.display().to_string(), "HERE")
}

/// A club in which Alva and Ylva play brandubh in private, after two plies.
fn club() -> TempDir {
    let parent = tempfile::tempdir().expect("a folder");
    let club = parent.path().join("club");
    for name in ["Ylva", "Bodil"] {
        let _ = play(&club, name, "join\n");
    }
    let _ = play(&club, "Alva", "join\nchallenge Ylva brandubh attack private\n");
    let _ = play(&club, "Ylva", "accept\n");
    let _ = play(&club, "Alva", "d1-c1\n");
    let said = play(&club, "Ylva", "d3-a3\n");
    assert!(said.contains("Move 2"), "{said}");
    parent
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Width and height of a PNG, decoded to its last pixel.
fn png_size(file: &[u8]) -> (u32, u32) {
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("all its pixels");
    (info.width, info.height)
}

/// How many pictures a GIF has.
fn frames(file: &[u8]) -> usize {
    let mut reader = gif::DecodeOptions::new().read_info(Cursor::new(file)).expect("a GIF");
    let mut count = 0;
    while reader.read_next_frame().expect("a picture").is_some() {
        count += 1;
    }
    count
}

#[test]
fn pictures_are_saved_where_the_terminal_was_started_and_replace_nothing() {
    let parent = club();
    let (club, here) = (parent.path().join("club"), parent.path().join("here"));
    fs::create_dir(&here).expect("a folder");
    let here = here.canonicalize().expect("its path");
    fs::write(here.join("tafl-1.gif"), "mine").expect("a file");
    // A link leads to no other place.
    symlink(parent.path().join("elsewhere"), here.join("tafl-1-ply-1.png")).expect("a link");
    let said = play_there(&club, &here, "Alva", "picture\npicture after 1\nreplay\npicture\n");
    for line in [
        "HERE/tafl-1-ply-2.png",
        "HERE/tafl-1-ply-1-2.png",
        "HERE/tafl-1-2.gif",
        "7 # . . X . . # 7",
    ] {
        assert!(said.contains(line), "{line} is not in:\n{said}");
    }
    assert!(said.contains("The game as a moving picture, from the start to move 2."), "{said}");
    let expected = [
        "tafl-1-2.gif",
        "tafl-1-ply-1-2.png",
        "tafl-1-ply-1.png",
        "tafl-1-ply-2-2.png",
        "tafl-1-ply-2.png",
        "tafl-1.gif",
    ];
    assert_eq!(names(&here), expected);
    assert!(!parent.path().join("elsewhere").exists());
    let read = |name: &str| fs::read(here.join(name)).expect("a file");
    assert_eq!(read("tafl-1.gif"), b"mine");
    assert_eq!(frames(&read("tafl-1-2.gif")), 3, "the start and two plies");
    let (now, before) = (read("tafl-1-ply-2.png"), read("tafl-1-ply-1-2.png"));
    assert_eq!([png_size(&now), png_size(&before)], [(800, 800); 2]);
    assert_ne!(now, before);
    assert_eq!(now, read("tafl-1-ply-2-2.png"));
}

#[test]
fn nobody_else_gets_a_picture_of_a_private_game() {
    let parent = club();
    let (club, here) = (parent.path().join("club"), parent.path().join("here"));
    fs::create_dir(&here).expect("a folder");
    for line in ["1: picture", "picture 1", "picture 1 1", "1: replay", "gif 1", "board 1 1"] {
        let said = play_there(&club, &here, "Bodil", &format!("{line}\n"));
        assert!(said.contains("You aren’t one of the players in game 1."), "{line}: {said}");
        assert!(!said.contains("HERE"), "{line}: {said}");
    }
    let said = play_there(&club, &here, "Nobody", "1: picture\nreplay 1\n");
    assert!(!said.contains("HERE"), "{said}");
    assert_eq!(names(&here), Vec::<String>::new());
}
