//! `taflpost play`: a player at this terminal. It connects to the running club; if there is none,
//! it opens the club for as long as somebody plays here.

use std::io::{self, BufReader, IsTerminal, Write};
use std::os::unix::net::UnixStream;

use terminal::client::{self, Input, TerminalEnding};

use super::{CliError, CliResult, Exit, Whereabouts, serve};

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
    let folder = serve::folder(club)?;
    let own = match UnixStream::connect(folder.socket()) {
        Ok(_) => None,
        Err(_) => Some(serve::start(club, &folder, serve::LogTarget::File)?),
    };
    let input = if io::stdin().is_terminal() { Input::Person } else { Input::Pipe };
    let lines = BufReader::new(io::stdin());
    let ending = client::run_terminal(&folder.socket(), &arguments.name, input, lines, out)?;
    if let Some(own) = own {
        own.close();
    }
    match ending {
        TerminalEnding::Good => Ok(Exit::Good),
        TerminalEnding::Refused => Ok(Exit::Bad),
        TerminalEnding::Lost => Err(CliError::NoClub(format!(
            "the club in {} has closed; everything that it had answered is saved",
            club.path.display()
        ))),
    }
}
