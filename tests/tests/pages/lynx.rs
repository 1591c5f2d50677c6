//! A whole game in lynx, a browser for terminals without scripts, styles and pictures: keys are
//! pressed in the real program, and the opponent answers by email. Needs Debian's `lynx`; without it
//! that is reported, and with `TAFLPOST_W3M=1` a failure.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::pages::Hall;

const PATIENCE: Duration = Duration::from_secs(60);

/// What Alva, who attacks, and Ylva play, until the king is in a corner.
const PLIES: [(&str, &str); 4] =
    [("d1-c1", "d3-a3"), ("c1-b1", "d4-d3"), ("b1-c1", "d3-g3"), ("c1-b1", "g3-g1")];

/// A lynx that is running. It takes its keys from a pipe, one after the other as it is ready for
/// them, so nothing depends on how fast it is.
struct Lynx {
    pages: SocketAddr,
    folder: TempDir,
    keys: File,
    child: Child,
}

impl Drop for Lynx {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Lynx {
    fn at(pages: SocketAddr, path: &str) -> Lynx {
        Lynx::with_cookies(pages, tempfile::tempdir().expect("a folder"), path)
    }

    /// The one that has that folder, with the cookies that an earlier one kept there.
    fn with_cookies(pages: SocketAddr, folder: TempDir, path: &str) -> Lynx {
        let configuration = "INCLUDE:/etc/lynx/lynx.cfg\nPERSISTENT_COOKIES:TRUE\n\
            ACCEPT_ALL_COOKIES:TRUE\nDEFAULT_KEYPAD_MODE:LINKS_AND_FORM_FIELDS_ARE_NUMBERED\n";
        fs::write(folder.path().join("lynx.cfg"), configuration).expect("a configuration");
        let pipe = folder.path().join("keys");
        let _ = fs::remove_file(&pipe);
        let made = Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
        assert!(made.success(), "{made}");
        // A pipe that is opened for both doesn't wait for a reader.
        let keys = OpenOptions::new().read(true).write(true).open(&pipe).expect("a pipe");
        let screen = File::create(folder.path().join("screen")).expect("a file");
        let child = Lynx::program(&folder)
            .arg(format!("-cmd_script={}", pipe.display()))
            .arg(format!("http://{pages}{path}"))
            .stdin(Stdio::null())
            .stdout(screen)
            .stderr(Stdio::null())
            .spawn()
            .expect("lynx");
        Lynx { pages, folder, keys, child }
    }

    fn program(folder: &TempDir) -> Command {
        let file = |name: &str| folder.path().join(name).display().to_string();
        let mut program = Command::new("lynx");
        program
            .arg(format!("-cfg={}", file("lynx.cfg")))
            .arg(format!("-cookie_file={}", file("cookies")))
            .arg(format!("-cookie_save_file={}", file("cookies")))
            .env("TERM", "vt100")
            .env("LANG", "C.UTF-8")
            .env("HOME", folder.path());
        program
    }

    fn press(&mut self, key: &str) {
        writeln!(self.keys, "key {key}").expect("a key");
    }

    fn write(&mut self, text: &str) {
        for letter in text.chars() {
            self.press(&letter.to_string());
        }
    }

    /// Goes to the link, field or button with that number, as it is shown.
    fn go_to(&mut self, number: usize) {
        self.write(&format!("{number}g"));
        self.press("^J");
    }

    fn open(&mut self, path: &str) {
        self.press("g");
        let address = format!("http://{}{path}", self.pages);
        self.write(&address);
        self.press("^J");
    }

    /// The page at that address as lynx prints it, with the numbers of all links and fields. It has
    /// the device of the lynx that is running, which keeps its cookies as soon as it ends.
    fn page(&self, path: &str) -> String {
        let printed = Lynx::program(&self.folder)
            .args(["-dump", "-nolist", "-number_links", "-number_fields", "-width=100"])
            .arg(format!("http://{}{path}", self.pages))
            .stdin(Stdio::null())
            .output()
            .expect("lynx");
        String::from_utf8_lossy(&printed.stdout).into_owned()
    }

    /// Ends it properly, so that it keeps its cookies.
    fn end(mut self) -> TempDir {
        self.press("Q");
        self.press("y");
        let since = Instant::now();
        while self.child.try_wait().expect("lynx").is_none() {
            assert!(since.elapsed() < PATIENCE, "lynx ends: {}", self.screen());
            std::thread::sleep(Duration::from_millis(20));
        }
        std::mem::replace(&mut self.folder, tempfile::tempdir().expect("a folder"))
    }

    fn screen(&self) -> String {
        let screen: PathBuf = self.folder.path().join("screen");
        String::from_utf8_lossy(&fs::read(screen).unwrap_or_default()).into_owned()
    }
}

/// The number of the link, field or button before those words.
fn number_before(page: &str, words: &str) -> usize {
    let line = page.lines().find(|line| line.contains(words));
    let line = line.unwrap_or_else(|| panic!("no {words}: {page}"));
    let (before, _) = line.split_once(words).expect("the words");
    let number = before.rsplit('[').next().and_then(|rest| rest.split(']').next());
    number.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{words}: {page}"))
}

fn wait_until(what: &str, lynx: &Lynx, mut is_so: impl FnMut() -> bool) {
    let since = Instant::now();
    while !is_so() {
        assert!(since.elapsed() < PATIENCE, "{what}: {}", lynx.screen());
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_whole_game_is_played_in_lynx() {
    if Command::new("lynx").arg("-version").output().is_err() {
        let is_wanted = std::env::var_os("TAFLPOST_W3M").is_some_and(|value| value == "1");
        assert!(!is_wanted, "there is no lynx, and TAFLPOST_W3M=1 wants it");
        // Not with `eprintln`, because the output of a passing test is hidden.
        let line = b"NOT RUN: a_whole_game_is_played_in_lynx: there is no lynx\n";
        return std::io::stderr().write_all(line).expect("an output");
    }
    let mut hall = Hall::open();
    let pages = hall.club.pages();
    let mut lynx = Lynx::at(pages, "/sign-in");
    let page = lynx.page("/sign-in");
    lynx.go_to(number_before(&page, "____________________ ("));
    lynx.write("Alva");
    lynx.press("<tab>");
    lynx.press("^J");
    let mut letters = Vec::new();
    wait_until("a code comes", &lynx, || {
        letters.extend(hall.club.letters());
        letters.iter().any(|letter| letter.to() == hall.alva.address)
    });
    let letter = letters.iter().rfind(|letter| letter.to() == hall.alva.address).expect("a code");
    let code = letter.text.split(|c: char| !c.is_ascii_digit()).find(|word| word.len() == 6);
    let code = code.expect("a code").to_owned();
    // The field for the code is in the place of the one for the name.
    lynx.go_to(number_before(&page, "____________________ ("));
    lynx.write(&code);
    lynx.press("<tab>");
    lynx.press("^J");
    let folder = lynx.end();

    let mut lynx = Lynx::with_cookies(pages, folder, "/game/1");
    for (turn, (own, answer)) in PLIES.into_iter().enumerate() {
        let (from, to) = own.split_once('-').expect("a move");
        lynx.open("/game/1");
        for (path, button) in [
            ("/game/1".to_owned(), format!("]{from})")),
            (format!("/game/1?from={from}"), format!("]{to})")),
            (format!("/game/1?from={from}&to={to}"), " Confirm".to_owned()),
        ] {
            let page = lynx.page(&path);
            let words = button.strip_prefix(']').unwrap_or(&button);
            lynx.go_to(number_before(&page, words));
            lynx.press("^J");
        }
        wait_until("the move is made", &lynx, || hall.club.plies(1).len() == 2 * turn + 1);
        assert_eq!(hall.club.plies(1)[2 * turn], own);
        hall.club.rest();
        let letters = hall.club.letters();
        let told = letters.iter().rfind(|letter| letter.to() == hall.ylva.address).expect("told");
        assert!(told.says(own), "{told}");
        let reply = hall.ylva.answers(told, answer);
        hall.club.take(&reply);
        hall.club.rest();
        assert_eq!(hall.club.plies(1)[2 * turn + 1], answer);
    }
    let page = lynx.page("/game/1");
    assert!(page.contains("g3-g1") && page.contains("Rematch"), "{page}");
    drop(lynx.end());
}
