//! The one binary: hands the command line to `bot::cli`.

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    // Standard error is not locked: a club's threads complain there while it runs.
    bot::cli::run(std::env::args_os(), &mut io::stdout().lock(), &mut io::stderr())
}
