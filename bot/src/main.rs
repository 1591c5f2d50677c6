//! The one binary: hands the command line to `bot::cli`.

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    // Standard error is not locked because a club's threads log there while it runs.
    let now = chrono::Utc::now();
    bot::cli::run(std::env::args_os(), now, &mut io::stdout().lock(), &mut io::stderr())
}
