//! The line that a person types at a terminal: it can be edited and completed, earlier lines come
//! back, and what the club says meanwhile appears above it. Knows nothing of what a line means.

use std::io::{self, Write as _};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use engine::ruleset::Language;
use rustix::termios::{self, OptionalActions, Termios};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, ExternalPrinter, Helper};

use super::client;
use super::protocol::{ToClub, ToTerminal};
use super::recall::may_come_back;

/// How long a line waits to be completed. Without an answer it stays as it is.
const PATIENCE: Duration = Duration::from_secs(5);

/// What came of a line.
pub(super) enum EditorEvent {
    Typed(String),
    /// The end of the input.
    Left,
    /// Ctrl-C.
    Interrupted,
}

/// A line of a terminal that can be edited.
pub struct LineEditor {
    editor: Editor<ClubCompleter, MemHistory>,
    printer: Box<dyn ExternalPrinter + Send>,
    /// How the terminal was before.
    before: Termios,
}

impl LineEditor {
    /// The line of standard input and output; `None` if they aren't a terminal, or one whose line
    /// can't be edited.
    pub fn open() -> Option<LineEditor> {
        let before = termios::tcgetattr(io::stdin()).ok()?;
        let config = Config::builder().completion_type(CompletionType::List).build();
        let mut editor = Editor::with_history(config, MemHistory::new()).ok()?;
        let printer = Box::new(editor.create_external_printer().ok()?);
        Some(LineEditor { editor, printer, before })
    }

    /// Lets a person type lines for the club at that socket, one after each prompt.
    pub(super) fn begin(
        self,
        words: ClubCompleter,
        told: impl Fn(EditorEvent) -> bool + Send + 'static,
    ) -> EditedScreen {
        let LineEditor { mut editor, printer, before } = self;
        editor.set_helper(Some(words));
        let (prompts, asked) = mpsc::channel();
        thread::spawn(move || ask(&mut editor, &asked, told));
        EditedScreen { prompts, printer, before, is_asking: false }
    }
}

struct EditorPrompt {
    text: String,
    game: Option<u32>,
}

fn ask(
    editor: &mut Editor<ClubCompleter, MemHistory>,
    asked: &mpsc::Receiver<EditorPrompt>,
    told: impl Fn(EditorEvent) -> bool,
) {
    while let Ok(EditorPrompt { text, game }) = asked.recv() {
        if let Some(words) = editor.helper_mut() {
            words.game = game;
        }
        let event = loop {
            match editor.readline(&text) {
                Ok(line) => {
                    if may_come_back(&line) {
                        // In memory there is always room for it.
                        let _ = editor.add_history_entry(&*line);
                    }
                    break EditorEvent::Typed(line);
                }
                // The window has another size: the line is drawn again.
                Err(ReadlineError::Signal(_)) => {}
                Err(ReadlineError::Interrupted) => break EditorEvent::Interrupted,
                Err(_) => break EditorEvent::Left,
            }
        };
        if !told(event) {
            return;
        }
    }
}

/// A terminal on which a line is being edited.
pub(super) struct EditedScreen {
    prompts: mpsc::Sender<EditorPrompt>,
    printer: Box<dyn ExternalPrinter + Send>,
    before: Termios,
    is_asking: bool,
}

impl EditedScreen {
    /// Prints complete lines, above the one that is being edited.
    pub(super) fn print(&mut self, text: String) -> io::Result<()> {
        self.printer.print(text).map_err(io::Error::other)
    }

    /// Asks for a line, unless one is being typed already.
    pub(super) fn ask(&mut self, text: String, game: Option<u32>) {
        if !std::mem::replace(&mut self.is_asking, true) {
            // Without the other thread the input has ended, which it has said.
            let _ = self.prompts.send(EditorPrompt { text, game });
        }
    }

    /// The line that was asked for has been typed.
    pub(super) fn note_answered(&mut self) {
        self.is_asking = false;
    }
}

impl Drop for EditedScreen {
    /// If the club goes away while a line is being edited, nobody else gives the terminal back.
    fn drop(&mut self) {
        if self.is_asking {
            let _ = termios::tcsetattr(io::stdin(), OptionalActions::Now, &self.before);
            // What is pasted is not marked any more, and what comes next has a line of its own.
            let _ = io::stdout().write_all(b"\x1b[?2004l\n");
        }
    }
}

/// What the club at a socket knows about how a line may go on.
pub(super) struct ClubCompleter {
    pub(super) socket: PathBuf,
    pub(super) name: String,
    pub(super) language: Option<Language>,
    pub(super) game: Option<u32>,
}

impl Completer for ClubCompleter {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..at).unwrap_or(line);
        let asked = ToClub::Complete {
            name: self.name.clone(),
            game: self.game,
            language: self.language.map(|language| language.code().to_owned()),
            text: typed.to_owned(),
        };
        // What isn't known is not suggested.
        let found = ask_club(&self.socket, &asked).ok().filter(|(kept, _)| *kept <= at);
        Ok(found.unwrap_or((at, Vec::new())))
    }
}

fn ask_club(socket: &Path, asked: &ToClub) -> io::Result<(usize, Vec<String>)> {
    let connection = UnixStream::connect(socket)?;
    connection.set_read_timeout(Some(PATIENCE))?;
    match client::ask_once(connection, asked)? {
        ToTerminal::Completion { kept, endings } => Ok((kept, endings)),
        other => Err(io::Error::other(format!("the club says {other:?}"))),
    }
}

impl Helper for ClubCompleter {}
impl Highlighter for ClubCompleter {}
impl Validator for ClubCompleter {}
impl Hinter for ClubCompleter {
    type Hint = String;
}
