//! The files that `board` and `replay` write are the requested pictures, and are complete or do not
//! exist.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{Cursor, Write};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use rustix::fs::OFlags;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use tempfile::TempDir;
use tests::taflpost;

const RECORD: &str = include_str!("../sessions/games/lost-on-time.txt");

/// A folder to write into, with the record of three plies.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        let folder = Folder(tempfile::tempdir().expect("a folder"));
        fs::write(folder.path("game.txt"), RECORD).expect("a record");
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The program with these words, run in the folder.
    fn command(&self, words: &str) -> Command {
        let mut command = Command::new(taflpost());
        command.args(words.split(' ')).current_dir(self.0.path()).stdin(Stdio::null());
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        command
    }

    fn run(&self, words: &str) -> Output {
        self.command(words).output().expect("the program runs")
    }

    /// What it wrote to the file `to`.
    fn written(&self, words: &str, to: &str) -> Vec<u8> {
        let output = self.run(&format!("{words} -o {to}"));
        assert!(output.status.success(), "{words}: {}", complaint(&output));
        assert_eq!(
            String::from_utf8_lossy(&output.stdout),
            format!("The picture is now in {to}.\n")
        );
        fs::read(self.path(to)).expect("the picture")
    }

    /// Every file with what is in it.
    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let entries = fs::read_dir(self.0.path()).expect("the folder");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        let named = paths.map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, if path.is_file() { fs::read(path).expect("a file") } else { Vec::new() })
        });
        named.collect()
    }
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Width and height of a PNG, decoded to its last pixel.
fn png_size(file: &[u8]) -> (u32, u32) {
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("all its pixels");
    (info.width, info.height)
}

/// Width and height of a GIF, whether it repeats, and each picture's hundredths of a second.
fn gif_of(file: &[u8]) -> (u16, u16, bool, Vec<u16>) {
    let mut reader = gif::DecodeOptions::new().read_info(Cursor::new(file)).expect("a GIF");
    let mut delays = Vec::new();
    while let Some(frame) = reader.read_next_frame().expect("a picture") {
        delays.push(frame.delay);
    }
    let again = reader.repeat() == gif::Repeat::Infinite;
    (reader.width(), reader.height(), again, delays)
}

#[test]
fn boards_are_as_wide_as_asked() {
    let folder = Folder::new();
    for width in [400, 600, 800, 1600] {
        let file = folder.written(&format!("board skalk --width {width}"), &format!("{width}.png"));
        assert_eq!(png_size(&file), (width, width));
    }
    let usual = folder.written("board skalk --form png", "usual");
    assert_eq!(usual, folder.files()["600.png"]);
}

#[test]
fn each_option_changes_the_picture() {
    let folder = Folder::new();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("sessions/own-pictures");
    symlink(own, folder.path("own")).expect("a link");
    let mut seen = BTreeMap::new();
    let themes = ["", " --theme dark", " --theme high-contrast", " --theme colour-blind"];
    for (at, option) in themes.iter().chain(&[" --seat north", " --art own"]).enumerate() {
        let file = folder.written(&format!("replay game.txt{option}"), &format!("{at}.png"));
        assert_eq!(seen.insert(file, option), None, "{option}");
    }
}

#[test]
fn a_replay_shows_the_start_and_each_ply() {
    let folder = Folder::new();
    let usual = folder.written("replay game.txt", "usual.gif");
    assert_eq!(gif_of(&usual), (600, 600, true, vec![100, 100, 100, 500]));
    let fast = folder.written("replay game.txt --pace 0.25 --once --width 400", "fast.gif");
    assert_eq!(gif_of(&fast), (400, 400, false, vec![25, 25, 25, 500]));
    // The last ply is never shown for a shorter time than the others.
    let slow = folder.written("replay game.txt --pace 20", "slow.gif");
    assert_eq!(gif_of(&slow).3, [2000; 4]);
}

#[test]
fn the_end_has_trays() {
    let folder = Folder::new();
    let (width, height) = png_size(&folder.written("replay game.txt", "end.png"));
    assert_eq!((width, height), (600, 684));
    let over = folder.written("replay game.txt --theme dark", "over.png");
    fs::write(folder.path("game.txt"), RECORD.replace("attackers win by time", "unfinished"))
        .expect("a record");
    let running = folder.written("replay game.txt --theme dark", "running.png");
    assert!(over != running, "while a game goes on, its picture says whose turn it is");
}

#[test]
fn an_svg_is_told_in_words() {
    let folder = Folder::new();
    let svg = String::from_utf8(folder.written("replay game.txt", "end.svg")).expect("text");
    let (_, told) = svg.split_once("<title>").expect("a title");
    let (title, told) = told.split_once("</title><desc>").expect("a description");
    let (description, _) = told.split_once("</desc>").expect("its end");
    assert_eq!(title, "Kongens Bord (King&apos;s Table)");
    assert!(
        description.starts_with(
            "The game is over: the attackers won. Last move: the attackers from e13 to e11. \
             The king stands on g7, the throne. Attackers on rank 13: f, g, h, i;"
        ),
        "{description}"
    );
}

#[test]
fn a_pipe_gets_the_picture_alone() {
    let folder = Folder::new();
    let file = folder.written("replay game.txt", "game.gif");
    let mut command = folder.command("replay - --form gif -o -");
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = command.spawn().expect("the program runs");
    let mut input = program.stdin.take().expect("its input");
    input.write_all(RECORD.as_bytes()).expect("it reads all of it");
    drop(input);
    let output = program.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{}", complaint(&output));
    assert!(output.stdout == file, "the same picture");
    assert_eq!(complaint(&output), "");

    let refused = folder.run("replay - --form gif -o -");
    assert_eq!((refused.status.code(), refused.stdout.len()), (Some(1), 0));
}

#[test]
fn a_terminal_gets_no_picture() {
    let folder = Folder::new();
    let held = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&held).and_then(|()| unlockpt(&held)).expect("it may be used");
    let name = ptsname(&held, Vec::new()).expect("its name").into_string().expect("text");
    let flags = OFlags::NOCTTY.bits().try_into().expect("a flag");
    let open = || OpenOptions::new().read(true).write(true).custom_flags(flags).open(&name);
    let terminal: File = open().expect("the terminal");
    let output = folder.command("board skalk --form svg -o -").stdout(terminal).output();
    let output = output.expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(complaint(&output), "taflpost: a terminal can't show pictures; add --output FILE\n");
}

#[test]
fn what_is_refused_leaves_the_folder_as_it_was() {
    let folder = Folder::new();
    fs::create_dir(folder.path("sub")).expect("a folder");
    symlink("/dev/null", folder.path("null.png")).expect("a link");
    symlink("nowhere", folder.path("dangling.png")).expect("a link");
    let before = folder.files();
    for words in [
        "replay game.txt --form gif -o game.txt",
        "board skalk --form png -o sub --force",
        "board skalk -o null.png --force",
        "board skalk -o dangling.png",
        "board skalk -o missing/skalk.png",
        "board skalk --art sub/none -o skalk.png",
        "replay none.txt -o none.gif",
    ] {
        let output = folder.run(words);
        assert_eq!(output.status.code(), Some(2), "{words}: {}", complaint(&output));
        assert!(folder.files() == before, "{words}");
    }
}

#[test]
fn of_many_at_once_one_writes() {
    let folder = Folder::new();
    let start = |_| {
        let mut command = folder.command("board skalk -o one.png");
        command.stderr(Stdio::null()).stdout(Stdio::null()).spawn().expect("the program runs")
    };
    let programs: Vec<_> = (0..8).map(start).collect();
    let ends = programs.into_iter().map(|mut program| program.wait().expect("it ends").success());
    assert_eq!(ends.filter(|written| *written).count(), 1);
    let files = folder.files();
    assert_eq!(files.keys().collect::<Vec<_>>(), ["game.txt", "one.png"]);
    assert_eq!(png_size(&files["one.png"]), (600, 600));
}

#[test]
fn a_picture_may_be_read_by_all_who_may_read_new_files() {
    let folder = Folder::new();
    folder.written("board brandubh", "picture.png");
    let mode = |name| fs::metadata(folder.path(name)).expect("a file").permissions().mode();
    assert_eq!(mode("picture.png"), mode("game.txt"));
}
