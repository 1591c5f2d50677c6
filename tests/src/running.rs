//! The real program while it runs a club: started, killed as by a power cut, told to stop. It ends
//! with the test, however the test ends. No two of the tests' clubs use the same port.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::os::unix::fs::DirBuilderExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::taflpost;

/// How long a club may take to open on a busy machine.
const OPENING: Duration = Duration::from_secs(30);

/// How long a club may take to close when it is told to.
const CLOSING: Duration = Duration::from_secs(5);

/// The pause between two looks at something that offers no other way to wait.
const GLANCE: Duration = Duration::from_millis(2);

/// The configuration of a club without further settings: it uses no port, and its outgoing emails
/// stay in its folder.
const NO_PORTS: &str = "[mail]\nlisten = \"off\"\n\n[web]\nlisten = \"off\"\n";

/// `taflpost serve`, running.
#[derive(Debug)]
pub struct Running {
    program: Child,
    said: PathBuf,
}

/// Writes the configuration of a club, whose folder need not exist yet.
///
/// # Panics
/// It cannot be written.
pub fn configure(club: &Path, text: &str) {
    if !club.exists() {
        DirBuilder::new().recursive(true).mode(0o700).create(club).expect("a folder");
    }
    fs::write(club.join("taflpost.toml"), text).expect("a configuration");
}

/// Makes sure that a club without a configuration uses no port.
pub fn without_ports(club: &Path) {
    if !club.join("taflpost.toml").exists() {
        configure(club, NO_PORTS);
    }
}

/// The warnings of a club's programs, in a file beside the club's folder.
pub fn complaints(club: &Path) -> String {
    fs::read_to_string(complaints_of(club)).unwrap_or_default()
}

fn complaints_of(club: &Path) -> PathBuf {
    club.with_extension("complaints")
}

impl Running {
    /// Starts a club and waits until terminals can connect and it reacts to signals.
    ///
    /// # Panics
    /// It does not open.
    pub fn start(club: &Path, socket: &Path) -> Running {
        Running::start_with(club, socket, &[])
    }

    /// The same with these options.
    ///
    /// # Panics
    /// It does not open.
    pub fn start_with(club: &Path, socket: &Path, options: &[&str]) -> Running {
        let mut running = Running::begin_with(club, options);
        let begun = Instant::now();
        let is_open = |running: &Running| {
            UnixStream::connect(socket).is_ok() && running.said().contains("Ctrl-C closes it.")
        };
        while !is_open(&running) {
            let ended = running.program.try_wait().expect("a child's state");
            assert!(ended.is_none(), "the club does not open: {ended:?}; {}", complaints(club));
            assert!(begun.elapsed() < OPENING, "the club does not open");
            thread::sleep(GLANCE);
        }
        running
    }

    /// Begins to start a club and does not wait.
    ///
    /// # Panics
    /// There is no program.
    pub fn begin(club: &Path) -> Running {
        Running::begin_with(club, &[])
    }

    fn begin_with(club: &Path, options: &[&str]) -> Running {
        without_ports(club);
        let said = club.with_extension("said");
        let out = File::create(&said).expect("a file for what it says");
        let complaints = OpenOptions::new()
            .create(true)
            .append(true)
            .open(complaints_of(club))
            .expect("a file for complaints");
        let program = Command::new(taflpost())
            .arg("serve")
            .args(options)
            .arg("--club")
            .arg(club)
            // No test speaks with anybody that the system's certificates vouch for, and reading
            // them is a tenth of what a short life of a club takes.
            .env("SSL_CERT_FILE", "/dev/null")
            .stdin(Stdio::null())
            .stdout(out)
            .stderr(complaints)
            .spawn()
            .expect("the program starts");
        Running { program, said }
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.program.id()
    }

    /// Its output so far; all of it once it has named the key that closes it.
    pub fn said(&self) -> String {
        fs::read_to_string(&self.said).unwrap_or_default()
    }

    /// Kills the program (SIGKILL).
    ///
    /// # Panics
    /// It had ended before.
    pub fn kill(mut self) {
        let ended = self.program.try_wait().expect("a child's state");
        assert!(ended.is_none(), "the club ended by itself: {ended:?}");
        self.program.kill().expect("a child can be killed");
        self.program.wait().expect("a killed child ends");
    }

    /// Tells the program to read its configuration again (SIGHUP).
    ///
    /// # Panics
    /// It cannot be told.
    pub fn hang_up(&self) {
        self.signal("HUP");
    }

    fn signal(&self, name: &str) {
        // The standard library can only kill.
        let order = format!("kill -{name} {}", self.program.id());
        let sent = Command::new("sh").args(["-c", &order]).status().expect("a shell");
        assert!(sent.success(), "the club cannot be sent {name}");
    }

    /// Tells the program to end (SIGTERM) and waits until it has.
    ///
    /// # Panics
    /// It takes too long.
    #[must_use]
    pub fn stop(mut self) -> ExitStatus {
        self.signal("TERM");
        let begun = Instant::now();
        loop {
            if let Some(status) = self.program.try_wait().expect("a child's state") {
                return status;
            }
            assert!(begun.elapsed() < CLOSING, "the club does not close");
            thread::sleep(GLANCE);
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Usually it has ended already, and then neither does anything.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
