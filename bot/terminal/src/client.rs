//! The player's side of the terminal's socket: sends what is typed, a line at a time, and shows
//! what the club says. If the connection breaks, it connects again, sends the unanswered line once
//! more, and shows no notice twice.

use std::collections::{BTreeSet, VecDeque};
use std::io::{self, BufRead, BufReader, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use commands::OrganiserAct;
use engine::ruleset::Language;
use templates::TerminalNote;
use templates::medium::terminal::fit;

use super::editor::{ClubCompleter, EditedScreen, EditorEvent, LineEditor};
use super::file;
use super::pages::TextPages;
use super::protocol::{LONGEST_LINE, LineOutcome, ListensAt, ToClub, ToTerminal, as_line};

/// How long to wait for a club that went away.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long the club can be away before the player is told.
const GRACE: Duration = Duration::from_millis(500);

/// How often a line without an answer is sent: a line that crashes the club should not crash it
/// forever.
const MOST_SENDINGS: u32 = 5;

/// What a player types to leave; the end of the input means the same.
const GOODBYES: [&str; 3] = ["quit", "exit", "bye"];

/// How long the club can take to read the last messages.
const FAREWELL: Duration = Duration::from_secs(2);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// From a person, who wants a prompt.
    Person,
    Pipe,
}

/// Who sits at a terminal, and what their machine says about them.
#[derive(Clone, Debug)]
pub struct Sitter {
    pub name: String,
    pub input: Input,
    pub language: Option<Language>,
    /// The time zone by its name.
    pub zone: Option<String>,
    /// Whether the terminal shows signs beyond ASCII.
    pub unicode: bool,
    /// Whether it shows colours, and its owner wants them.
    pub colours: bool,
    /// How large the terminal is now, if the output is one.
    pub size: fn() -> Option<TerminalSize>,
    pub interrupts: Interrupts,
}

impl Sitter {
    /// Somebody who is known only by a name.
    pub fn piped(name: &str) -> Sitter {
        let input = Input::Pipe;
        Sitter {
            name: name.to_owned(),
            input,
            language: None,
            zone: None,
            unicode: false,
            colours: false,
            size: || None,
            interrupts: Interrupts::default(),
        }
    }
}

/// Where a Ctrl-C goes that comes as a signal, because no line is being edited just then.
#[derive(Clone, Debug, Default)]
pub struct Interrupts(Arc<Mutex<Option<mpsc::Sender<TerminalEvent>>>>);

impl Interrupts {
    /// Has the player who sits here leave; returns whether somebody does.
    pub fn leave(&self) -> bool {
        let seat = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seat.as_ref().is_some_and(|events| events.send(TerminalEvent::Signalled).is_ok())
    }

    fn lead_to(&self, events: &mpsc::Sender<TerminalEvent>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(events.clone());
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalSize {
    pub columns: usize,
    pub rows: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TerminalEnding {
    Good,
    /// The player pressed Ctrl-C.
    Interrupted,
    /// Some were refused or failed.
    Refused,
    /// The club went away and did not come back.
    Lost,
}

enum TerminalEvent {
    Typed(String),
    NoMoreLines,
    /// Ctrl-C was pressed in a line that is edited.
    Interrupted,
    /// Ctrl-C was pressed elsewhere.
    Signalled,
    Said(ToTerminal),
    /// The connection of that number broke.
    Broken(u32),
}

/// A line that has no answer yet.
#[derive(Clone)]
struct Pending {
    id: String,
    text: String,
    sendings: u32,
}

/// Where a player reads what the club says.
enum TerminalScreen<'a, W> {
    Plain(&'a mut W),
    /// The line at the bottom is being edited.
    Edited(EditedScreen),
}

impl<W: Write> TerminalScreen<'_, W> {
    /// Writes complete lines.
    fn write(&mut self, text: &str) -> io::Result<()> {
        match self {
            TerminalScreen::Plain(out) => {
                out.write_all(text.as_bytes())?;
                out.flush()
            }
            TerminalScreen::Edited(screen) => screen.print(text.to_owned()),
        }
    }
}

struct Terminal<'a, W> {
    socket: PathBuf,
    sitter: Sitter,
    /// The game that a line is about if it names none, as the prompt says.
    game: Option<u32>,
    /// Where received files are saved.
    folder: PathBuf,
    screen: TerminalScreen<'a, W>,
    events: mpsc::Sender<TerminalEvent>,
    connection: UnixStream,
    connections: u32,
    pending: Option<Pending>,
    typed: VecDeque<String>,
    no_more_lines: bool,
    up_to_date: bool,
    /// Whether everything that had been waiting has been shown, so that there is a prompt.
    is_seated: bool,
    shown: BTreeSet<i64>,
    /// What has not been shown of the last answer.
    pages: TextPages,
    ending: TerminalEnding,
}

/// Connects a player to the club's socket until the input ends.
///
/// # Errors
/// There is no club at the socket, or the output cannot be written.
pub fn run_terminal(
    socket: &Path,
    sitter: Sitter,
    lines: impl BufRead + Send + 'static,
    out: &mut impl Write,
) -> io::Result<TerminalEnding> {
    let connection = UnixStream::connect(socket)?;
    let (events, happened) = mpsc::channel();
    let typed = events.clone();
    thread::spawn(move || send_lines(lines, &typed));
    Terminal::new(socket, sitter, TerminalScreen::Plain(out), connection, events)?.run(&happened)
}

/// The same for a person whose line can be edited.
///
/// # Errors
/// There is no club at the socket, or the output cannot be written.
pub fn run_edited(socket: &Path, sitter: Sitter, editor: LineEditor) -> io::Result<TerminalEnding> {
    let connection = UnixStream::connect(socket)?;
    let (events, happened) = mpsc::channel();
    let typed = events.clone();
    let words = ClubCompleter {
        socket: socket.to_owned(),
        name: sitter.name.clone(),
        language: sitter.language,
        game: None,
    };
    let screen = editor.begin(words, move |event| {
        let event = match event {
            EditorEvent::Typed(line) => TerminalEvent::Typed(line),
            EditorEvent::Left => TerminalEvent::NoMoreLines,
            EditorEvent::Interrupted => TerminalEvent::Interrupted,
        };
        typed.send(event).is_ok()
    });
    let screen: TerminalScreen<'_, io::Sink> = TerminalScreen::Edited(screen);
    Terminal::new(socket, sitter, screen, connection, events)?.run(&happened)
}

fn send_lines(lines: impl BufRead, events: &mpsc::Sender<TerminalEvent>) {
    for line in lines.split(b'\n') {
        let Ok(line) = line else { break };
        // Bytes of another encoding become characters that are in no order, and are answered as
        // such.
        let line = String::from_utf8_lossy(&line).trim_end_matches('\r').to_owned();
        if events.send(TerminalEvent::Typed(line)).is_err() {
            return;
        }
    }
    // The terminal may have ended before its input.
    let _ = events.send(TerminalEvent::NoMoreLines);
}

impl<'a, W: Write> Terminal<'a, W> {
    fn new(
        socket: &Path,
        sitter: Sitter,
        screen: TerminalScreen<'a, W>,
        connection: UnixStream,
        events: mpsc::Sender<TerminalEvent>,
    ) -> io::Result<Terminal<'a, W>> {
        sitter.interrupts.lead_to(&events);
        Ok(Terminal {
            socket: socket.to_owned(),
            folder: std::env::current_dir()?,
            sitter,
            game: None,
            screen,
            events,
            connection,
            connections: 0,
            pending: None,
            typed: VecDeque::new(),
            no_more_lines: false,
            up_to_date: false,
            is_seated: false,
            shown: BTreeSet::new(),
            pages: TextPages::default(),
            ending: TerminalEnding::Good,
        })
    }

    fn run(mut self, happened: &mpsc::Receiver<TerminalEvent>) -> io::Result<TerminalEnding> {
        self.sit_down()?;
        while let Ok(event) = happened.recv() {
            self.take(event)?;
            if self.is_done() {
                break;
            }
        }
        self.leave(happened);
        Ok(self.ending)
    }
}

impl<W: Write> Terminal<'_, W> {
    fn is_done(&self) -> bool {
        let said_all = self.no_more_lines && self.typed.is_empty() && self.pending.is_none();
        let is_over = matches!(self.ending, TerminalEnding::Interrupted | TerminalEnding::Lost);
        is_over || said_all && self.up_to_date
    }

    fn take(&mut self, event: TerminalEvent) -> io::Result<()> {
        match event {
            TerminalEvent::Typed(typed) => {
                self.note_answered();
                // What is pasted into a line that is edited can be several.
                self.typed.extend(typed.split('\n').map(str::to_owned));
                self.send_next()
            }
            TerminalEvent::NoMoreLines => {
                self.note_answered();
                self.no_more_lines = true;
                Ok(())
            }
            TerminalEvent::Interrupted => {
                self.note_answered();
                self.interrupt();
                Ok(())
            }
            TerminalEvent::Signalled => {
                self.interrupt();
                Ok(())
            }
            TerminalEvent::Said(said) => self.show(said),
            TerminalEvent::Broken(connection) if connection == self.connections => self.come_back(),
            TerminalEvent::Broken(_) => Ok(()),
        }
    }

    fn interrupt(&mut self) {
        self.ending = self.ending.max(TerminalEnding::Interrupted);
    }

    fn note_answered(&mut self) {
        if let TerminalScreen::Edited(screen) = &mut self.screen {
            screen.note_answered();
        }
    }

    /// A person has read it; a program learns it at the end.
    fn note_refusal(&mut self) {
        if self.sitter.input == Input::Pipe {
            self.ending = self.ending.max(TerminalEnding::Refused);
        }
    }

    /// Sends the next line if every line before it has its answer.
    fn send_next(&mut self) -> io::Result<()> {
        if self.pending.is_some() {
            return Ok(());
        }
        while let Some(text) = self.typed.pop_front() {
            if GOODBYES.contains(&text.trim().to_lowercase().as_str()) {
                self.no_more_lines = true;
                self.typed.clear();
                return Ok(());
            }
            if text.len() > LONGEST_LINE / 2 {
                self.note(TerminalNote::TooLong)?;
                self.note_refusal();
                self.prompt()?;
                continue;
            }
            if text.trim().is_empty() {
                self.show_next_part()?;
                self.prompt()?;
                continue;
            }
            if self.pages.are_left_by(&text) {
                self.pages = TextPages::default();
                self.prompt()?;
                continue;
            }
            self.pages = TextPages::default();
            let id = fresh_id()?;
            self.pending = Some(Pending { id: id.clone(), text: text.clone(), sendings: 1 });
            self.say(&ToClub::Line { id, text });
            break;
        }
        Ok(())
    }

    fn show(&mut self, said: ToTerminal) -> io::Result<()> {
        match said {
            ToTerminal::Greeting { text } => self.print(&text),
            // Only comes over a connection of its own.
            ToTerminal::Completion { .. } | ToTerminal::Doors { .. } => Ok(()),
            ToTerminal::Answer { id, outcome, text, game, file } => {
                if self.pending.as_ref().is_none_or(|pending| pending.id != id) {
                    return Ok(());
                }
                self.pending = None;
                self.game = game;
                if outcome != LineOutcome::Done {
                    self.note_refusal();
                }
                let written = file.map(|file| file::write_attachment(&self.folder, &file));
                self.answer(&text)?;
                if !self.tell_where(written)? {
                    self.note_refusal();
                }
                self.send_next()?;
                self.prompt()
            }
            ToTerminal::Notice { key, text, file } => {
                if self.shown.insert(key) {
                    let written = file.map(|file| file::write_attachment(&self.folder, &file));
                    self.leave_prompt()?;
                    self.print(&text)?;
                    if !self.tell_where(written)? {
                        // It was not seen, so it will come again over the next connection.
                        self.shown.remove(&key);
                        return self.prompt();
                    }
                    self.prompt()?;
                }
                // Only what is on the screen counts as seen.
                self.say(&ToClub::Seen { key });
                Ok(())
            }
            ToTerminal::UpToDate => {
                self.up_to_date = true;
                match std::mem::replace(&mut self.is_seated, true) {
                    true => Ok(()),
                    false => self.prompt(),
                }
            }
        }
    }

    /// Leaves when the club has read everything. Leaving earlier would mean that notices that were
    /// shown are not known to have been seen.
    fn leave(&self, happened: &mpsc::Receiver<TerminalEvent>) {
        if self.connection.shutdown(Shutdown::Write).is_err() {
            return;
        }
        let until = Instant::now() + FAREWELL;
        while let Ok(event) = happened.recv_timeout(until.saturating_duration_since(Instant::now()))
        {
            if matches!(event, TerminalEvent::Broken(connection) if connection == self.connections)
            {
                return;
            }
        }
    }

    /// Prints what the club says, as wide as the terminal is now.
    fn print(&mut self, text: &str) -> io::Result<()> {
        match (self.sitter.size)() {
            Some(size) => self.screen.write(&format!("{}\n\n", fit(text, size.columns))),
            None => self.screen.write(&format!("{text}\n\n")),
        }
    }

    /// Says what the club doesn't say, in the machine's language: the player's own is not known here.
    fn note(&mut self, note: TerminalNote<'_>) -> io::Result<()> {
        let language = self.sitter.language.unwrap_or(Language::English);
        self.print(&note.say(language))
    }

    /// Prints what a line is answered with; where a person types, no more of it than can be read.
    fn answer(&mut self, text: &str) -> io::Result<()> {
        match ((self.sitter.size)(), &self.screen) {
            // Somebody who has typed on already doesn't read it part by part.
            (Some(size), TerminalScreen::Edited(_)) if self.typed.is_empty() => {
                self.pages = TextPages::of(&fit(text, size.columns), size.rows);
                self.show_next_part()
            }
            _ => self.print(text),
        }
    }

    fn show_next_part(&mut self) -> io::Result<()> {
        match self.pages.next_part() {
            Some(part) => self.screen.write(&format!("{part}\n\n")),
            None => Ok(()),
        }
    }

    /// Begins a line of its own for what arrives while a prompt waits.
    fn leave_prompt(&mut self) -> io::Result<()> {
        match self.screen {
            TerminalScreen::Plain(_) if self.has_prompt() => self.screen.write("\n"),
            _ => Ok(()),
        }
    }

    /// Says where a file is now, if there was one to write; returns whether there was no trouble.
    fn tell_where(&mut self, written: Option<io::Result<PathBuf>>) -> io::Result<bool> {
        match written {
            None => {}
            Some(Ok(path)) => self.screen.write(&format!("{}\n\n", path.display()))?,
            Some(Err(error)) => {
                self.screen.write(&format!("{}: {error}\n\n", self.folder.display()))?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a prompt waits for a person's line, or will as soon as the last one has its answer.
    fn has_prompt(&self) -> bool {
        self.sitter.input == Input::Person && self.is_seated
    }

    fn prompt(&mut self) -> io::Result<()> {
        if !self.has_prompt() || self.pending.is_some() {
            return Ok(());
        }
        let name = &self.sitter.name;
        let text = match self.game {
            Some(game) => format!("{name} {game}> "),
            None => format!("{name}> "),
        };
        match &mut self.screen {
            TerminalScreen::Plain(_) => self.screen.write(&text)?,
            // Nothing more is read after the last line.
            TerminalScreen::Edited(_) if self.no_more_lines => {}
            TerminalScreen::Edited(screen) => screen.ask(text, self.game),
        }
        Ok(())
    }

    /// Says something to the club. If the connection is broken, its reader notices too, and what
    /// matters is said again.
    fn say(&mut self, what: &ToClub) {
        let Ok(line) = as_line(what) else { return };
        let _ = self.connection.write_all(&line);
    }

    /// Says who sits here, and starts listening.
    fn sit_down(&mut self) -> io::Result<()> {
        self.connections += 1;
        let number = self.connections;
        let listening = BufReader::new(self.connection.try_clone()?);
        let events = self.events.clone();
        thread::spawn(move || {
            for line in listening.lines() {
                let said = line.ok().and_then(|line| serde_json::from_str(&line).ok());
                let Some(said) = said else { break };
                if events.send(TerminalEvent::Said(said)).is_err() {
                    return;
                }
            }
            // The terminal may have ended first.
            let _ = events.send(TerminalEvent::Broken(number));
        });
        self.up_to_date = false;
        let Sitter { name, input, language, zone, unicode, colours, .. } = self.sitter.clone();
        self.say(&ToClub::Sit {
            name,
            game: self.game,
            language: language.map(|language| language.code().to_owned()),
            zone,
            unicode,
            colours,
            greet: input == Input::Person && !self.is_seated,
        });
        Ok(())
    }

    /// Sends the unanswered line once more, unless it has been sent often enough.
    fn say_again(&mut self) -> io::Result<()> {
        let Some(pending) = &mut self.pending else { return Ok(()) };
        if pending.sendings < MOST_SENDINGS {
            pending.sendings += 1;
            let Pending { id, text, .. } = pending.clone();
            self.say(&ToClub::Line { id, text });
            return Ok(());
        }
        let text = pending.text.clone();
        self.pending = None;
        self.note_refusal();
        self.screen.write("\n")?;
        self.note(TerminalNote::GivenUp { text: &text, times: MOST_SENDINGS })?;
        self.send_next()?;
        self.prompt()
    }

    /// The club went away: waits for it, and repeats what has no answer.
    fn come_back(&mut self) -> io::Result<()> {
        let begun = Instant::now();
        let mut said = false;
        while begun.elapsed() < PATIENCE {
            if self.sitter.input == Input::Person && !said && begun.elapsed() > GRACE {
                self.leave_prompt()?;
                self.note(TerminalNote::Lost)?;
                said = true;
            }
            if let Ok(connection) = UnixStream::connect(&self.socket) {
                self.connection = connection;
                self.sit_down()?;
                self.say_again()?;
                return if said { self.prompt() } else { Ok(()) };
            }
            thread::sleep(Duration::from_millis(50));
        }
        self.ending = TerminalEnding::Lost;
        Ok(())
    }
}

/// Has the club at that socket carry out a host's order.
///
/// # Errors
/// There is no club at the socket, or it goes away before it has answered. In that case the same
/// order can be given again under the same id.
pub fn send_host_act(
    socket: &Path,
    id: &str,
    act: &OrganiserAct,
) -> io::Result<(LineOutcome, String)> {
    answer_to_host(socket, &ToClub::Host { id: id.to_owned(), act: act.clone() })
}

/// What the club at that socket asks before it carries out a host's order; `Refused` if it can't.
///
/// # Errors
/// There is no club at the socket, or it goes away before it has answered.
pub fn ask_about_host_act(socket: &Path, act: &OrganiserAct) -> io::Result<(LineOutcome, String)> {
    answer_to_host(socket, &ToClub::AskHost { act: act.clone() })
}

fn answer_to_host(socket: &Path, said: &ToClub) -> io::Result<(LineOutcome, String)> {
    match ask_once(UnixStream::connect(socket)?, said)? {
        ToTerminal::Answer { outcome, text, .. } => Ok((outcome, text)),
        other => Err(io::Error::other(format!("the club says {other:?}"))),
    }
}

/// Where a running club listens, if it answers within that time. It shows nobody anything.
///
/// # Errors
/// No club can be reached there, or it doesn't answer.
pub fn ask_doors(socket: &Path, patience: Duration) -> io::Result<Vec<ListensAt>> {
    let connection = UnixStream::connect(socket)?;
    connection.set_read_timeout(Some(patience))?;
    match ask_once(connection, &ToClub::Doors)? {
        ToTerminal::Doors { doors } => Ok(doors),
        _ => Err(io::Error::new(io::ErrorKind::InvalidData, "an answer to something else")),
    }
}

pub(super) fn ask_once(mut connection: UnixStream, said: &ToClub) -> io::Result<ToTerminal> {
    connection.write_all(&as_line(said)?)?;
    let mut answer = String::new();
    BufReader::new(connection).read_line(&mut answer)?;
    Ok(serde_json::from_str(&answer)?)
}

/// An id that no other line has.
pub fn fresh_id() -> io::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(engine::hex::write_hex(&bytes))
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixListener;

    use super::*;

    /// A club that goes away at every line, on each of a number of connections.
    fn break_down_at_every_line(listener: &UnixListener) -> Vec<String> {
        let mut lines = Vec::new();
        for connection in listener.incoming() {
            let mut connection = connection.expect("a terminal");
            let up_to_date = serde_json::to_string(&ToTerminal::UpToDate).expect("plain data");
            writeln!(connection, "{up_to_date}").expect("the terminal listens");
            let said = BufReader::new(connection).lines();
            let said: Vec<String> = said.take(2).map_while(Result::ok).collect();
            match said.as_slice() {
                [_, line] => lines.push(line.clone()),
                // It sat down and said nothing else.
                _ => return lines,
            }
        }
        lines
    }

    #[test]
    fn a_line_on_which_the_club_breaks_down_is_not_sent_for_ever() {
        let folder = tempfile::tempdir().expect("a folder");
        let socket = folder.path().join("socket");
        let listener = UnixListener::bind(&socket).expect("a socket");
        let club = thread::spawn(move || break_down_at_every_line(&listener));
        let mut out = Vec::new();
        let lines = io::Cursor::new("d1-d4\nquit\n");
        let ending = run_terminal(&socket, Sitter::piped("Alva"), lines, &mut out).expect("a club");
        let said = String::from_utf8(out).expect("text");
        assert!(said.contains("failed 5 times at “d1-d4”"), "{said}");
        assert_eq!(ending, TerminalEnding::Refused);
        let sent = club.join().expect("no trouble");
        assert_eq!(sent.len(), 5, "{sent:?}");
        assert!(sent.iter().all(|line| *line == sent[0]), "the same line: {sent:?}");
    }

    /// The prompt names the current game, which a new connection is told again.
    #[test]
    fn the_prompt_names_the_game_that_a_line_is_about() {
        let folder = tempfile::tempdir().expect("a folder");
        let socket = folder.path().join("socket");
        let listener = UnixListener::bind(&socket).expect("a socket");
        let club = thread::spawn(move || {
            let mut sat = Vec::new();
            for _ in 0..2 {
                let (mut connection, _) = listener.accept().expect("a terminal");
                let mut said = BufReader::new(connection.try_clone().expect("it")).lines();
                let mut next = || said.next().and_then(Result::ok).unwrap_or_default();
                sat.push(next());
                if sat.len() == 1 {
                    let text = String::from("You have come back here.");
                    let greeting = as_line(&ToTerminal::Greeting { text }).expect("data");
                    connection.write_all(&greeting).expect("it listens");
                }
                let up_to_date = as_line(&ToTerminal::UpToDate).expect("data");
                connection.write_all(&up_to_date).expect("it listens");
                let Ok(ToClub::Line { id, .. }) = serde_json::from_str(&next()) else {
                    panic!("no line");
                };
                let (outcome, text) = (LineOutcome::Done, String::from("Done."));
                let answer = ToTerminal::Answer { id, outcome, text, game: Some(3), file: None };
                connection.write_all(&as_line(&answer).expect("data")).expect("it listens");
                // The next line is only answered over the other connection.
                next();
            }
            sat
        });
        let mut out = Vec::new();
        let lines = io::Cursor::new("3: board\nboard\nquit\n");
        let nora = Sitter {
            input: Input::Person,
            language: Some(Language::Bokmaal),
            zone: Some("Europe/Oslo".into()),
            size: || Some(TerminalSize { columns: 12, rows: 24 }),
            ..Sitter::piped("Nora")
        };
        run_terminal(&socket, nora, lines, &mut out).expect("a club");
        let said = String::from_utf8(out).expect("text");
        assert!(said.starts_with("You have\ncome back\nhere.\n\n"), "{said}");
        assert!(said.ends_with("Done.\n\nNora 3> "), "{said}");
        let sat = club.join().expect("no trouble");
        assert_eq!(
            sat,
            [
                r#"{"sit":{"name":"Nora","language":"nb","zone":"Europe/Oslo","greet":true}}"#,
                r#"{"sit":{"name":"Nora","game":3,"language":"nb","zone":"Europe/Oslo"}}"#
            ]
        );
    }
}
