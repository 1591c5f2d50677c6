//! The command line: one file for each command. It reads files and folders and decides nothing
//! about games.
//!
//! Exit status: 0 done, 1 the answer is no (an illegal move, a disagreement), 2 the
//! question could not be understood, 3 the answer could not be written, 4 the club cannot be
//! opened or has gone away. (`receive` ends as mail servers expect: 0, 65 or 75.)

mod analyse;
mod backup;
mod compact;
mod configuration;
mod console;
mod demo;
mod doctor;
mod file;
mod forward;
mod games;
mod heads;
mod host;
mod init;
mod log;
mod mail;
mod manual;
mod outbox;
mod play;
mod ratings;
mod receive;
mod replay;
mod reports;
mod serve;
mod status;
mod transfer;
mod verify;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use chrono::{DateTime, TimeDelta, Utc};
use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use commands::{OrganiserAct, Sure};
use engine::ruleset::{Language, Library};
use templates::Reader;
use tools::{
    CliError, CliResult, Exit, board, engines, perft, rules, rulesets, shelf, uci, umpire,
};

const CLUB: &str = "club";

/// Run a club that plays hnefatafl by correspondence, play in it, or look up rules and boards.
#[derive(Parser)]
#[command(name = "taflpost", version, arg_required_else_help = false)]
struct CommandLine {
    /// Also read rulesets from the .toml files in this folder
    #[arg(long, value_name = "DIR", global = true)]
    rulesets: Option<PathBuf>,

    /// The club's folder
    #[arg(long, value_name = "DIR", global = true, default_value = CLUB)]
    club: PathBuf,

    #[command(subcommand)]
    command: Option<AnyCommand>,
}

#[derive(Subcommand)]
enum AnyCommand {
    /// Open the club and keep it running (the default if you give no command)
    Serve(serve::ServeArguments),
    /// Create the club's configuration, from options or from your answers at a terminal
    Init(init::InitArguments),
    /// Watch a short game between a player who uses email and one at a terminal
    Demo,
    /// Play at this terminal; opens the club if it isn't running
    Play(play::PlayArguments),
    /// Play by email without an email program, in a club whose email stays on this machine
    Mail(mail::MailArguments),
    /// Hand the club an email from standard input, for mail servers that run a program
    Receive(receive::ReceiveArguments),
    /// Check the club for problems, and say how to solve them
    Doctor(doctor::DoctorArguments),
    /// Show how the club is doing: who is new, which games may need you, what waits
    Status,
    /// Show which messages are waiting to be delivered, and what happened to the others
    Outbox,
    /// List what players have written to the organisers, and the answers
    Reports,
    /// For organisers: suspend players, decide games, give more time, run tournaments
    Host(host::HostCommand),
    /// Check games against their events, chains and rolls, and ladders against their logs
    Verify(verify::VerifyArguments),
    /// List the players' ratings in each ruleset, or calculate them again from the games
    Ratings(ratings::RatingsArguments),
    /// Copy the club's file while people keep playing
    Backup(backup::BackupArguments),
    /// Rewrite the file of a closed club, so that nothing deleted is left in it
    Compact,
    /// Move the whole club to another place, as one file; all clocks are paused meanwhile
    #[command(subcommand)]
    Club(transfer::ClubCommand),
    /// List the rulesets
    Rulesets(rulesets::RulesetsArguments),
    /// Print the rules of a ruleset, with our own readings marked
    Rules(rules::RulesArguments),
    /// Draw a board as text or as a picture
    Board(board::BoardArguments),
    /// Make an animation of a recorded game, or a picture of its final position
    Replay(replay::ReplayArguments),
    /// Show where a recorded game turned, in words and as a picture
    Analyse(analyse::AnalyseArguments),
    /// Count sequences of moves, to compare engines
    Perft(perft::PerftArguments),
    /// Answer another program that asks for moves, line by line (like UCI)
    Engine,
    /// Let two engines play each other, and count who wins
    Match(engines::MatchArguments),
    /// Check moves by the rules, to settle a dispute without a club
    Umpire(umpire::UmpireArguments),
    /// Keep recorded games from elsewhere in the club, check them, or write them into a file
    #[command(subcommand)]
    Games(games::GamesCommand),
    /// Print a script that lets your shell complete these commands
    Completions(manual::Completions),
    /// Write the man pages
    Man(manual::Man),
}

/// Runs one command line; writes answers to `out` and complaints to `complaints`. What changes with
/// time alone, such as how sure a rating is, is told as of `now`.
pub fn run<I>(
    arguments: I,
    now: DateTime<Utc>,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> ExitCode
where
    I: IntoIterator<Item = OsString>,
{
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let parsed = match CommandLine::try_parse_from(&arguments) {
        Ok(parsed) => parsed,
        Err(error) => {
            if error.kind() == ErrorKind::UnknownArgument
                && let Some(trouble) = host::refuse_old_form(&arguments)
            {
                return complain(&trouble, complaints);
            }
            // clap knows where its text belongs: help is an answer, the rest is not.
            let text = error.render().to_string();
            let written = if error.use_stderr() {
                complaints.write_all(text.as_bytes())
            } else {
                out.write_all(text.as_bytes())
            };
            let code = if written.is_ok() { error.exit_code() } else { 1 };
            return ExitCode::from(u8::try_from(code).unwrap_or(2));
        }
    };
    let CommandLine { rulesets, club, command } = parsed;
    let command = command.unwrap_or(AnyCommand::Serve(serve::ServeArguments::default()));
    if !matches!(command, AnyCommand::Serve(_) | AnyCommand::Play(_) | AnyCommand::Demo) {
        // This cannot fail without a file.
        let _ = log::begin(log::COMMAND, None);
    }
    // Commands that run for a while write as they go. The output of others is written at once at
    // the end, so that a reader who stops early does not change the exit status.
    let mut text = Vec::new();
    let library = shelf::library(rulesets.as_deref());
    let verdict = match command {
        // It also says what is wrong with the rulesets.
        AnyCommand::Doctor(asked) => doctor::answer(&club, &asked, library, &mut text),
        command => library.and_then(|library| {
            answer(command, &Whereabouts { path: &club, library, now }, out, &mut text)
        }),
    };
    let verdict = match verdict {
        Ok(verdict) => verdict,
        Err(trouble) => return complain(&trouble, complaints),
    };
    match out.write_all(&text).and_then(|()| out.flush()) {
        // `taflpost perft … | head` closes the pipe early, which is not an error.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            complain(&CliError::Output(error), complaints)
        }
        _ if verdict == Exit::Good => ExitCode::SUCCESS,
        _ => ExitCode::from(1),
    }
}

/// What a host decides on a command line, if anything, and whether nothing is asked about it, for
/// callers that carry it out themselves.
pub fn host_act<I>(arguments: I) -> Option<(Sure, OrganiserAct)>
where
    I: IntoIterator<Item = OsString>,
{
    match CommandLine::try_parse_from(arguments).ok()?.command? {
        AnyCommand::Host(host::HostCommand::Act(act)) => act.read().ok(),
        _ => None,
    }
}

fn complain(trouble: &CliError, complaints: &mut impl Write) -> ExitCode {
    // If nobody can read it, there is still the exit status.
    let _ = writeln!(complaints, "taflpost: {trouble}");
    ExitCode::from(match trouble {
        CliError::No(_) => 1,
        CliError::BadArguments(_) => 2,
        CliError::Output(_) => 3,
        CliError::NoClub(_) => 4,
        CliError::Mail(code, _) => *code,
    })
}

/// Where a club is, by which rules it plays, and what time it is.
struct Whereabouts<'a> {
    path: &'a Path,
    library: Library,
    now: DateTime<Utc>,
}

impl Whereabouts<'_> {
    /// What to type to call this program about that club, quoted for a shell.
    fn program(&self) -> String {
        let called = std::env::args_os().next().and_then(|name| name.into_string().ok());
        let called = called.filter(|name| name.contains('/'));
        let program = quoted(called.as_deref().unwrap_or("taflpost"));
        if self.path == Path::new(CLUB) {
            return program;
        }
        format!("{program} --club {}", quoted(&self.path.display().to_string()))
    }
}

/// A length of time in words: `2 days 3 hours`.
fn in_words(span: TimeDelta) -> String {
    Reader::stranger(Language::English, "", DateTime::UNIX_EPOCH).span(span)
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
    match word.chars().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

fn answer(
    command: AnyCommand,
    club: &Whereabouts<'_>,
    as_it_goes: &mut impl Write,
    out: &mut impl Write,
) -> CliResult {
    let (path, library) = (club.path, &club.library);
    match command {
        AnyCommand::Serve(how) => serve::answer(club, &how, as_it_goes),
        AnyCommand::Play(who) => play::answer(club, &who, as_it_goes),
        AnyCommand::Demo => demo::answer(club, as_it_goes),
        AnyCommand::Init(asked) => init::answer(club, asked, as_it_goes),
        AnyCommand::Doctor(asked) => doctor::answer(path, &asked, Ok(library.clone()), out),
        AnyCommand::Mail(mail) => mail::answer(club, &mail, out),
        AnyCommand::Receive(mail) => receive::answer(club, &mail),
        AnyCommand::Status => status::answer(club, out),
        AnyCommand::Outbox => outbox::answer(path, out),
        AnyCommand::Host(command) => host::answer(club, command, as_it_goes, out),
        AnyCommand::Reports => reports::answer(path, out),
        AnyCommand::Verify(what) => verify::answer(library, path, &what, out),
        AnyCommand::Ratings(what) => ratings::answer(club, &what, out),
        AnyCommand::Backup(to) => backup::answer(path, &to, out),
        AnyCommand::Compact => compact::answer(path, out),
        AnyCommand::Club(command) => transfer::answer(library, path, &command, out),
        AnyCommand::Rulesets(arguments) => rulesets::answer(library, &arguments, out),
        AnyCommand::Rules(arguments) => rules::answer(library, &arguments, out),
        AnyCommand::Board(arguments) => board::answer(library, &arguments, out),
        AnyCommand::Replay(arguments) => replay::answer(library, &arguments, out),
        AnyCommand::Analyse(arguments) => analyse::answer(library, &arguments, out),
        AnyCommand::Perft(arguments) => perft::answer(library, &arguments, out),
        AnyCommand::Engine => uci::answer(library, as_it_goes),
        AnyCommand::Match(arguments) => engines::answer(library, &arguments, as_it_goes),
        AnyCommand::Umpire(arguments) => umpire::answer(library, &arguments, out),
        AnyCommand::Games(command) => games::answer(club, &command, out),
        AnyCommand::Completions(shell) => manual::completions(&shell, out),
        AnyCommand::Man(to) => manual::man(&to, out),
    }
}
