//! `taflpost play`: a player at this terminal. It connects to the running club; if it isn't
//! running, it opens the club for as long as somebody plays here.

use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::os::unix::net::UnixStream;

use club::Folder;
use engine::ruleset::Language;
use templates::TerminalNote;
use templates::medium::terminal::fit;
use terminal::client::{self, Input, Interrupts, Sitter, TerminalEnding, TerminalSize};
use terminal::editor::LineEditor;
use tools::{CliError, CliResult, Exit, language};

use crate::cli::console::{Console, First};
use crate::cli::{Whereabouts, quoted, serve};

/// Who plays.
#[derive(clap::Args)]
pub(super) struct PlayArguments {
    /// The name to play under
    #[arg(long = "as", value_name = "NAME")]
    name: String,
}

pub(super) fn answer(
    club: &Whereabouts<'_>,
    arguments: &PlayArguments,
    out: &mut impl Write,
) -> CliResult {
    if !Folder::has_club(club.path) {
        return Err(CliError::NoClub(format!(
            "there is no club in {}; name the folder of your club with --club DIR, or open a new \
             club with taflpost serve",
            club.path.display()
        )));
    }
    let folder = serve::folder(club)?;
    let own = match UnixStream::connect(folder.socket()) {
        Ok(_) => None,
        Err(_) => Some(serve::start(club, &folder, serve::LogTarget::File)?),
    };
    let input = if io::stdin().is_terminal() { Input::Person } else { Input::Pipe };
    let own = match own {
        Some(own) if input == Input::Person => {
            let first = First::Named(&arguments.name);
            let afterwards = Console::open(&own, &folder).sit_down(first, out)?;
            own.end(afterwards, out)?;
            return Ok(Exit::Good);
        }
        own => own,
    };
    let lines = BufReader::new(io::stdin());
    let ending = run(&folder, sitter(&arguments.name, input), (LineEditor::open(), lines), out)?;
    if let Some(own) = own {
        own.close();
    }
    if input == Input::Person && ending != TerminalEnding::Lost {
        let line = format!("{} play --as {}", club.program(), quoted(&arguments.name));
        let language = language::of_machine().unwrap_or(Language::English);
        // A line that was broken could not be pasted.
        writeln!(out, "{}", TerminalNote::Left { line: &line }.say(language))?;
    }
    match ending {
        TerminalEnding::Good | TerminalEnding::Interrupted => Ok(Exit::Good),
        TerminalEnding::Refused => Ok(Exit::Bad),
        TerminalEnding::Lost => Err(CliError::NoClub(format!(
            "the club in {} has closed; everything that it had answered is saved",
            club.path.display()
        ))),
    }
}

/// Lets somebody play at this terminal, and edit their lines if it can do that.
pub(super) fn run(
    folder: &Folder,
    sitter: Sitter,
    (editor, lines): (Option<LineEditor>, impl BufRead + Send + 'static),
    out: &mut impl Write,
) -> io::Result<TerminalEnding> {
    match editor.filter(|_| sitter.input == Input::Person) {
        Some(editor) => client::run_edited(&folder.socket(), sitter, editor),
        None => client::run_terminal(&folder.socket(), sitter, lines, out),
    }
}

/// Somebody at this terminal, with the settings of this machine.
pub(super) fn sitter(name: &str, input: Input) -> Sitter {
    let language = language::of_machine();
    // What goes into a pipe or a file should be plain there.
    let on_screen = input == Input::Person && io::stdout().is_terminal();
    Sitter {
        name: name.to_owned(),
        input,
        language,
        zone: zone_of_machine(),
        unicode: on_screen && shows_unicode(),
        colours: on_screen && shows_colours(),
        size,
        interrupts: Interrupts::default(),
    }
}

/// Whether this terminal is set to UTF-8. The console of Linux itself is, but has hardly any signs.
fn shows_unicode() -> bool {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].map(|name| std::env::var(name).unwrap_or_default());
    let locale = named.iter().find(|locale| !locale.is_empty());
    let is_utf8 = locale.is_some_and(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.ends_with("utf-8") || locale.ends_with("utf8")
    });
    is_utf8 && std::env::var("TERM").is_ok_and(|term| term != "linux")
}

/// Whether this terminal shows colours, and nobody has said that they want none
/// (<https://no-color.org>). Terminals that had none are named after Digital's or as monochrome.
fn shows_colours() -> bool {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let term = std::env::var("TERM").unwrap_or_default();
    let has_colours = !matches!(&*term, "" | "dumb")
        && !term.starts_with("vt")
        && !term.ends_with("-mono")
        && !term.ends_with("-m");
    !refused && has_colours
}

/// The time zone that `TZ` names, or else the system's; it need not be one that the club knows.
fn zone_of_machine() -> Option<String> {
    match std::env::var("TZ") {
        Ok(zone) if !zone.is_empty() => Some(zone.trim_start_matches(':').to_owned()),
        _ => iana_time_zone::get_timezone().ok(),
    }
}

/// A text of one or more lines, broken between words where the terminal ends.
pub(super) fn say(text: &str, out: &mut impl Write) -> io::Result<()> {
    match size() {
        Some(size) => writeln!(out, "{}", fit(text, size.columns)),
        None => writeln!(out, "{text}"),
    }
}

/// How large the terminal is to which we write, if it is one.
fn size() -> Option<TerminalSize> {
    let size = rustix::termios::tcgetwinsize(io::stdout()).ok()?;
    let size = TerminalSize { columns: size.ws_col.into(), rows: size.ws_row.into() };
    Some(size).filter(|size| size.columns > 0 && size.rows > 0)
}
