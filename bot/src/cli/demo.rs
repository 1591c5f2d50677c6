//! `taflpost demo`: shows a short game in a club that is deleted afterwards. Alva plays by real
//! mails, over SMTP on loopback, and finds her mail in the postbox; Bo sits at the terminal's
//! socket. Nothing is played that they could not play themselves.

use std::io::{Cursor, IsTerminal, Write};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use ::mail::correspondent::{Correspondent, ReceivedLetter};
use terminal::client::{self, Sitter};
use tools::{CliError, CliResult, Exit};

use crate::cli::configuration::Configuration;
use crate::cli::{Whereabouts, configuration, serve};

/// The king reaches a corner of Stavanger's board and announces beforehand that he could.
const GAME: &str = "h11-h7; f4-e4; j6-j7; e4-h4; f2-h2; f5-f2; g1-g3; f6-f3; b6-b4; f3-a3 se opp; \
                    d1-b1; a3-a1";

/// Plies before which a whole mail is shown; of the other mails only the first line is shown.
const SHOWN: [usize; 3] = [1, 11, 12];

const CONFIGURATION: &str =
    "[mail]\nlisten = \"127.0.0.1:0\"\n\n[web]\nlisten = \"off\"\n\n[club]\nname = \"Demo\"\n";

const ALVA: &str = "alva@example.org";

const PATIENCE: Duration = Duration::from_secs(30);

pub(super) fn answer(place: &Whereabouts<'_>, out: &mut impl Write) -> CliResult {
    let parent = tempfile::tempdir().map_err(|error| failed(&error))?;
    let path = parent.path().join("club");
    let place = Whereabouts { path: &path, library: place.library.clone(), now: place.now };
    let folder = serve::folder(&place)?;
    let configuration = configuration::parse(&folder, CONFIGURATION)?;
    // A token in the environment is for the real club.
    let configuration = Configuration { discord: None, ..configuration };
    let running = serve::start_as(&place, &folder, configuration, serve::LogTarget::File)?;
    let port = running.mail_port().ok_or_else(|| failed(&"the club isn't accepting email"))?;
    let pause = Duration::from_millis(if std::io::stdout().is_terminal() { 1_200 } else { 0 });
    let alva = Correspondent::new(ALVA, folder.postbox());
    let mut show = Show { out, running: &running, port, socket: folder.socket(), alva, pause };
    let played = show.play();
    running.close();
    played.map(|()| Exit::Good)
}

fn failed(why: &dyn std::fmt::Display) -> CliError {
    CliError::NoClub(format!("the demo can't continue: {why}"))
}

/// The club, the players, and what is shown of it.
struct Show<'a, W> {
    out: &'a mut W,
    running: &'a serve::RunningClub,
    port: u16,
    socket: PathBuf,
    alva: Correspondent,
    pause: Duration,
}

impl<W: Write> Show<'_, W> {
    fn play(&mut self) -> Result<(), CliError> {
        self.say("A club opens in a temporary folder, and its email stays on this machine.")?;
        self.say(
            "Bo plays at a terminal. Alva writes emails to play@taflpost.localhost, over SMTP.\n",
        )?;
        self.at_terminal("join")?;
        let asked = self.by_mail("play@taflpost.localhost", "hello", "join Alva")?;
        self.show(&asked, true)?;
        let welcome = self.reply(&asked, "yes")?;
        self.show(&welcome, false)?;
        let sent = self.reply(&welcome, "challenge Bo stavanger attack strict")?;
        self.show(&sent, false)?;
        self.at_terminal("accept")?;
        let mut last = self.letter()?;
        for (number, ply) in (1..).zip(GAME.split("; ")) {
            // Alva attacks, and attackers begin.
            if number % 2 == 1 {
                self.show(&last, SHOWN.contains(&number))?;
                // What comes next answers Bo's move.
                self.reply(&last, ply)?;
            } else {
                self.at_terminal(ply)?;
                last = self.letter()?;
            }
        }
        self.show(&last, true)?;
        self.say(
            "The demo is over, and its club is deleted. Run `taflpost` to open one that stays.",
        )
    }

    fn say(&mut self, line: &str) -> Result<(), CliError> {
        writeln!(self.out, "{line}")?;
        self.out.flush()?;
        Ok(())
    }

    /// Bo types a line at the terminal.
    fn at_terminal(&mut self, line: &str) -> Result<(), CliError> {
        self.say(&format!("Bo types: {line}"))?;
        let mut seen = Vec::new();
        let lines = Cursor::new(format!("{line}\n").into_bytes());
        client::run_terminal(&self.socket, Sitter::piped("Bo"), lines, &mut seen)?;
        let seen = String::from_utf8_lossy(&seen);
        for line in seen.trim_end().lines() {
            self.say(&format!("    {line}"))?;
        }
        self.say("")?;
        thread::sleep(self.pause);
        Ok(())
    }

    fn reply(&mut self, to: &ReceivedLetter, line: &str) -> Result<ReceivedLetter, CliError> {
        let (address, subject) = (to.reply_to.clone(), format!("Re: {}", to.subject));
        self.by_mail(&address, &subject, line)
    }

    /// Alva writes a mail; returns the answer to her.
    fn by_mail(&mut self, to: &str, subject: &str, line: &str) -> Result<ReceivedLetter, CliError> {
        // The reply address is nobody else's business, not even here.
        let how = match to.contains('+') {
            true => "replies".to_owned(),
            false => format!("writes to {to}"),
        };
        self.say(&format!("Alva {how}: {line}\n"))?;
        let draft = self.alva.draft(to, subject, line);
        let sent = self.running.wait_for(self.alva.send(self.port, to, &draft));
        sent.map_err(|why| failed(&why))?;
        self.letter()
    }

    /// The next mail in the postbox.
    fn letter(&mut self) -> Result<ReceivedLetter, CliError> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(letter) = self.alva.read_next().map_err(|error| failed(&error))? {
                return Ok(letter);
            }
            thread::sleep(Duration::from_millis(20));
        }
        Err(failed(&"no email arrived within half a minute"))
    }

    fn show(&mut self, letter: &ReceivedLetter, whole: bool) -> Result<(), CliError> {
        self.say(&format!("Alva gets an email: {}", letter.subject))?;
        let most = if whole { 40 } else { 1 };
        let lines = letter.text.lines().filter(|line| whole || !line.trim().is_empty());
        for line in lines.take(most) {
            self.say(format!("    {line}").trim_end())?;
        }
        self.say("")?;
        thread::sleep(self.pause);
        Ok(())
    }
}
