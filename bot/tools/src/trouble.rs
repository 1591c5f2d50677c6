//! Why a command of the program could not answer, and what its exit status says.

use std::io;

use storage::Fault;

#[derive(Debug, PartialEq, Eq)]
pub enum Exit {
    Good,
    Bad,
}

/// Why a command could not answer.
#[derive(Debug)]
pub enum CliError {
    /// The question makes no sense; a sentence says why and what would make sense.
    BadArguments(String),
    /// The answer is no, while standard output may be reserved for a picture; a sentence says why.
    No(String),
    /// Standard output is closed or full.
    Output(io::Error),
    /// There is no usable club; a sentence says why and what to do.
    NoClub(String),
    /// A mail was not taken: the exit status for the mail server, and a sentence.
    Mail(u8, String),
}

impl CliError {
    /// There is no usable club, for that reason.
    pub fn no_club(why: impl std::fmt::Display) -> CliError {
        CliError::NoClub(why.to_string())
    }
}

impl std::fmt::Display for CliError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CliError::BadArguments(sentence)
            | CliError::No(sentence)
            | CliError::NoClub(sentence)
            | CliError::Mail(_, sentence) => f.write_str(sentence),
            CliError::Output(error) => write!(f, "cannot write the output: {error}"),
        }
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        CliError::Output(error)
    }
}

/// The club's file could be opened but can no longer be read.
impl From<Fault> for CliError {
    fn from(fault: Fault) -> CliError {
        CliError::NoClub(fault.to_string())
    }
}

pub type CliResult = Result<Exit, CliError>;
