//! `taflpost completions` and `taflpost man`: generate shell completions and man pages from the
//! command line's definition.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, CommandFactory};
use clap_complete::Shell;
use tools::{CliError, CliResult, Exit};

/// For which shell.
#[derive(Args)]
pub(super) struct Completions {
    /// The shell
    shell: Shell,
}

/// Where to.
#[derive(Args)]
pub(super) struct Man {
    /// The folder to write them to; it is created if it doesn't exist
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub(super) fn completions(asked: &Completions, out: &mut impl Write) -> CliResult {
    // clap does not fail when it writes into memory.
    let mut text = Vec::new();
    clap_complete::generate(asked.shell, &mut command(), "taflpost", &mut text);
    out.write_all(&text)?;
    Ok(Exit::Good)
}

/// Writes `taflpost.1` and a page for each command, `taflpost-serve.1` and so on.
pub(super) fn man(asked: &Man, out: &mut impl Write) -> CliResult {
    let failed = |error| CliError::No(format!("cannot write {}: {error}", asked.folder.display()));
    fs::create_dir_all(&asked.folder).map_err(failed)?;
    let mut command = command();
    command.build();
    let pages = write(&command, "taflpost", &asked.folder).map_err(failed)?;
    writeln!(out, "{pages} pages have been written to {}.", asked.folder.display())?;
    Ok(Exit::Good)
}

fn command() -> clap::Command {
    super::CommandLine::command()
}

fn write(command: &clap::Command, name: &str, folder: &Path) -> std::io::Result<u32> {
    let mut page = Vec::new();
    let named = command.clone().name(name.to_owned()).display_name(name.to_owned());
    clap_mangen::Man::new(named).title(name.to_uppercase()).render(&mut page)?;
    fs::write(folder.join(format!("{name}.1")), page)?;
    let mut pages = 1;
    for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
        pages += write(sub, &format!("{name}-{}", sub.get_name()), folder)?;
    }
    Ok(pages)
}
