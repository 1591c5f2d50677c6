//! The one binary: hands the command line to `bot::cli`.

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    bot::cli::run(std::env::args_os(), &mut io::stdout().lock(), &mut io::stderr().lock())
}
