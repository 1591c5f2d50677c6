//! The program at a terminal of its own, as a person has it: keys go in, and what stands on the
//! screen is read as the bytes that draw it.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use rustix::fs::{Mode, OFlags};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};

use crate::taflpost;

/// How long something may take to appear on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The pause between two looks at the screen.
const GLANCE: Duration = Duration::from_millis(5);

/// A program and the terminal at which it runs. The program ends with it.
#[derive(Debug)]
pub struct Keyboard {
    program: Child,
    keys: File,
    /// The program's end of the terminal.
    line: OwnedFd,
    drawn: Arc<Mutex<Vec<u8>>>,
    /// How much of it has been read.
    read: usize,
}

impl Keyboard {
    /// Runs the program with these words about that club, in a window of 80 columns.
    ///
    /// # Panics
    /// There is no terminal or no program.
    pub fn run(club: &Path, words: &[&str]) -> Keyboard {
        Keyboard::run_in(club, words, &[])
    }

    /// The same where these variables are set besides.
    ///
    /// # Panics
    /// There is no terminal or no program.
    pub fn run_in(club: &Path, words: &[&str], variables: &[(&str, &str)]) -> Keyboard {
        let screen = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&screen).expect("it is ours");
        unlockpt(&screen).expect("it can be opened");
        let name = ptsname(&screen, Vec::new()).expect("it has a name");
        let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
        let line = rustix::fs::open(&name, flags, Mode::empty()).expect("its other end");
        let size = Winsize { ws_row: 40, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&screen, size).expect("it has a size");
        let end = || line.try_clone().expect("its other end");
        // (`setsid` of util-linux gives it the terminal, so that Ctrl-C is a signal where no line is
        // being edited. It becomes the program, with the same number. `env` sees to it that the signal
        // is heard, also where the tests were started in the background, where it is ignored.)
        let program = Command::new("env")
            .args(["--default-signal=INT", "setsid", "--ctty"])
            .arg(taflpost())
            .args(words)
            .arg("--club")
            .arg(club)
            .env("TERM", "xterm")
            .env("LANG", "en_GB.UTF-8")
            .env_remove("LC_ALL")
            .env_remove("LC_CTYPE")
            .env_remove("NO_COLOR")
            .envs(variables.iter().copied())
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .expect("the program starts");
        let mut shown = File::from(screen.try_clone().expect("the terminal"));
        let drawn = Arc::new(Mutex::new(Vec::new()));
        let screen_of = Arc::clone(&drawn);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = shown.read(&mut bytes) {
                screen_of.lock().expect("the screen").extend_from_slice(&bytes[..count]);
            }
        });
        Keyboard { program, keys: File::from(screen), line, drawn, read: 0 }
    }

    /// Presses keys.
    ///
    /// # Panics
    /// The terminal is gone.
    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the terminal is there");
    }

    /// Waits until that is drawn after what was read last, and reads as far as that.
    ///
    /// # Panics
    /// It isn't drawn.
    pub fn see(&mut self, text: &str) {
        let begun = Instant::now();
        loop {
            let drawn = self.drawn.lock().expect("the screen").clone();
            let new = String::from_utf8_lossy(&drawn[self.read..]).into_owned();
            if let Some(at) = new.find(text) {
                // What is cut in the middle of a letter is longer as text, and ends later.
                self.read = (self.read + at + text.len()).min(drawn.len());
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{text:?} does not appear; there is {new:?}");
            thread::sleep(GLANCE);
        }
    }

    /// Everything that has been drawn so far.
    ///
    /// # Panics
    /// Its reader has panicked.
    pub fn drawn(&self) -> String {
        String::from_utf8_lossy(&self.drawn.lock().expect("the screen")).into_owned()
    }

    /// Waits until the program has left; returns its exit status.
    ///
    /// # Panics
    /// It does not leave, or was killed.
    pub fn left(&mut self) -> i32 {
        self.ended().code().expect("it was not killed")
    }

    /// Waits until the program has left or was ended by a signal.
    ///
    /// # Panics
    /// It does neither.
    pub fn ended(&mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.program.try_wait().expect("a child's state") {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "the program does not leave");
            thread::sleep(GLANCE);
        }
    }

    /// Whether the terminal shows what is typed and gives whole lines, as a shell expects it.
    ///
    /// # Panics
    /// The terminal is gone.
    pub fn is_given_back(&self) -> bool {
        let modes = tcgetattr(&self.line).expect("the terminal is there").local_modes;
        modes.contains(LocalModes::ECHO | LocalModes::ICANON)
    }
}

impl Drop for Keyboard {
    fn drop(&mut self) {
        // Usually it has left already, and then neither does anything.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
