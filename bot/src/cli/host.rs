//! `taflpost host`: what organisers decide, at a shell. It reads the line that an organiser types after
//! `organise`, asks about what takes something away, and has the running club carry it out or, if no
//! club is running, opens the club for a moment.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use chrono::{DateTime, TimeDelta};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, Subcommand};
use club::{CannotOpen, Club, FolderError, Opened};
use commands::words::{OrganiseWord, Word};
use commands::{OrganiserAct, Sure};
use engine::ruleset::Language;
use service::forward::BROUGHT_FORWARD;
use templates::{Reader, act_line, say_misread_after};
use terminal::client;
use terminal::protocol::LineOutcome;
use terminal::server::told_host;
use tokio::runtime::Builder;
use tools::{CliError, CliResult, Exit};

use crate::cli::{Whereabouts, configuration, file, forward, in_words, quoted};

const LISTED: u32 = 100;

/// How often a club that is just opening or closing is tried again.
const TRIES: u32 = 100;

const BETWEEN: Duration = Duration::from_millis(50);

/// What stands at a shell before the line of an organiser.
const BEGINS: &str = "taflpost host";

/// What is done about these has a word of its own.
const GROUPS: [(OrganiseWord, &str); 3] = [
    (
        OrganiseWord::Circle,
        "Open or close a circle, a club within the club, or say who organises it",
    ),
    (OrganiseWord::Ladder, "Open or close a ladder, or move a player on it"),
    (OrganiseWord::Tournament, "Open, start or cancel a tournament, or take a player out of it"),
];

/// What organisers do, and what only the host does.
pub(super) enum HostCommand {
    Act(ActAtShell),
    Own(OwnCommand),
}

/// The line of an organiser.
pub(super) struct ActAtShell {
    words: Vec<String>,
    /// Whether it was typed that nothing is to be asked.
    sure: Sure,
}

/// What only the host does.
#[derive(Subcommand)]
pub(super) enum OwnCommand {
    /// Put back what an older copy of the club's file lacks of a game (the club must be closed)
    BringForward(forward::ForwardArguments),
    /// Say that this machine's clock is right again after it had run ahead (the club must be closed)
    AcceptTime,
    /// List what the organisers have done, newest first
    Log,
}

/// The acts are subcommands, so that shells and man pages know them. Any other line is read all the
/// same: it may be in another language.
impl Args for HostCommand {
    fn augment_args(command: Command) -> Command {
        let reader = english();
        let command = command.arg_required_else_help(true);
        let mut command = with_line(command, "What organisers type after “organise”");
        for form in OrganiserAct::FORMS {
            let line = act_line(form, BEGINS, reader.words());
            let act = |name: &'static str| with_line(Command::new(name).about(form.about), &line);
            command = match form.words(None).as_slice() {
                [group, name] => {
                    let about = GROUPS.iter().find(|(word, _)| word.canonical() == *group);
                    if let Some((_, about)) = about
                        && command.find_subcommand(group).is_none()
                    {
                        let group = Command::new(*group).about(*about).arg_required_else_help(true);
                        command = command.subcommand(with_line(group, "What is done about it"));
                    }
                    command.mut_subcommand(group, |it| it.subcommand(act(name)))
                }
                [name, ..] => command.subcommand(act(name)),
                [] => command,
            };
        }
        OwnCommand::augment_subcommands(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        HostCommand::augment_args(command)
    }
}

fn with_line(command: Command, help: &str) -> Command {
    let line = Arg::new("line").value_name("WORDS").num_args(0..).help(help.to_owned());
    let yes = Arg::new("yes").long("yes").action(ArgAction::SetTrue);
    let yes = yes.help("Do it without asking, even if it takes something away");
    command.arg(line).arg(yes)
}

impl FromArgMatches for HostCommand {
    fn from_arg_matches(matches: &ArgMatches) -> Result<HostCommand, clap::Error> {
        if matches.subcommand_name().is_some_and(OwnCommand::has_subcommand) {
            return OwnCommand::from_arg_matches(matches).map(HostCommand::Own);
        }
        let (mut words, mut is_sure, mut at) = (Vec::new(), matches.get_flag("yes"), matches);
        while let Some((name, inner)) = at.subcommand() {
            words.push(name.to_owned());
            is_sure |= inner.get_flag("yes");
            at = inner;
        }
        words.extend(at.get_many::<String>("line").into_iter().flatten().cloned());
        let sure = if is_sure { Sure::Yes } else { Sure::Ask };
        Ok(HostCommand::Act(ActAtShell { words, sure }))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = HostCommand::from_arg_matches(matches)?;
        Ok(())
    }
}

impl ActAtShell {
    /// The act, and whether nothing is to be asked about it.
    pub(super) fn read(&self) -> Result<(Sure, OrganiserAct), CliError> {
        let (typed, act) = read(&self.words)?;
        let is_sure = !act.row().is_asked || [typed, self.sure].contains(&Sure::Yes);
        Ok((if is_sure { Sure::Yes } else { Sure::Ask }, act))
    }
}

/// Reads words from a shell, which has taken away quotation marks. A name of several words gets them
/// back if the line can't be read without.
fn read(words: &[String]) -> Result<(Sure, OrganiserAct), CliError> {
    let plain = words.join(" ");
    let quote = |(at, word): (usize, &String)| {
        let is_name = word.is_empty() || word.contains(char::is_whitespace);
        if is_name && at + 1 < words.len() { format!("\"{word}\"") } else { word.clone() }
    };
    let quoted = words.iter().enumerate().map(quote).collect::<Vec<_>>().join(" ");
    let read = OrganiserAct::typed(&plain).or_else(|_| OrganiserAct::typed(&quoted));
    read.map_err(|why| CliError::BadArguments(say_misread_after(&why, BEGINS, english().words())))
}

fn english() -> Reader {
    Reader::stranger(Language::English, "", DateTime::UNIX_EPOCH)
}

/// What the options of earlier releases are now: the word before their value, in the order in which they
/// are typed.
const OPTIONS: [(&str, &str); 11] = [
    ("starts", ""),
    ("size", "groups"),
    ("window", "days"),
    ("final", "final"),
    ("carry", "carried"),
    ("house", "house"),
    ("circle", "circle"),
    ("language", "language"),
    ("server", "server"),
    ("clock", "clock"),
    ("reason", ""),
];

/// Refuses a line with options of earlier releases, and says what to type instead; `None` if it is
/// something else.
pub(super) fn refuse_old_form(arguments: &[OsString]) -> Option<CliError> {
    let words = in_new_form(arguments)?;
    let (_, act) = match read(&words) {
        Ok(read) => read,
        Err(why) => return Some(why),
    };
    let needs_yes = act.row().is_asked && !io::stdin().is_terminal();
    let line = words.iter().map(|word| quoted(word)).chain(needs_yes.then(|| "--yes".to_owned()));
    let line = line.collect::<Vec<_>>().join(" ");
    Some(CliError::BadArguments(format!("that is typed without options now: {BEGINS} {line}")))
}

/// A command line with options of earlier releases, as the words of a line.
fn in_new_form(arguments: &[OsString]) -> Option<Vec<String>> {
    let mut arguments = arguments.iter().skip(1).map(|typed| typed.to_string_lossy().into_owned());
    let (mut words, mut given) = (Vec::new(), BTreeMap::new());
    while let Some(typed) = arguments.next() {
        let Some(option) = typed.strip_prefix("--") else {
            words.push(typed);
            continue;
        };
        let (name, value) = match option.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None if ["carry", "yes"].contains(&option) => (option, Some(String::new())),
            None => (option, arguments.next()),
        };
        given.insert(name.to_owned(), value?);
    }
    let is_old = OPTIONS.iter().any(|(option, _)| given.contains_key(*option));
    if !is_old || words.first()? != "host" {
        return None;
    }
    words.remove(0);
    let suspends = OrganiseWord::find(words.first()?) == Some(OrganiseWord::Suspend);
    let days = given.remove("days").map(|days| format!("{days} days"));
    if let Some(days) = days.or_else(|| suspends.then(|| "permanently".to_owned())) {
        words.extend(days.split(' ').map(str::to_owned));
    }
    for (option, word) in OPTIONS {
        let parts = given.remove(option).into_iter().flat_map(|value| [word.to_owned(), value]);
        words.extend(parts.filter(|part| !part.is_empty()));
    }
    Some(words)
}

pub(super) fn answer(
    club: &Whereabouts<'_>,
    command: HostCommand,
    as_it_goes: &mut impl Write,
    out: &mut impl Write,
) -> CliResult {
    let act = match command {
        HostCommand::Own(OwnCommand::BringForward(arguments)) => {
            return forward::answer(club, &arguments, out);
        }
        HostCommand::Own(OwnCommand::AcceptTime) => return forward::accept_time(club, out),
        HostCommand::Own(OwnCommand::Log) => {
            log(club.path, out)?;
            return Ok(Exit::Good);
        }
        HostCommand::Act(act) => act,
    };
    let (sure, act) = act.read()?;
    if sure == Sure::Ask {
        let (outcome, question) = give(club, &act, Sure::Ask)?;
        writeln!(as_it_goes, "{question}")?;
        match outcome {
            LineOutcome::Done if !is_confirmed(as_it_goes)? => {
                writeln!(out, "Nothing was done.")?;
                return Ok(Exit::Bad);
            }
            LineOutcome::Done => {}
            LineOutcome::Refused => return Ok(Exit::Bad),
            LineOutcome::Failed => return Err(CliError::NoClub(question)),
        }
    }
    let (outcome, text) = give(club, &act, Sure::Yes)?;
    writeln!(out, "{text}")?;
    match outcome {
        LineOutcome::Done => Ok(Exit::Good),
        LineOutcome::Refused => Ok(Exit::Bad),
        LineOutcome::Failed => Err(CliError::NoClub(text)),
    }
}

/// Whether somebody at this terminal says yes to what was asked.
fn is_confirmed(out: &mut impl Write) -> Result<bool, CliError> {
    if !io::stdin().is_terminal() {
        let why = "nothing was done, because there is no terminal to ask at; to do it without being \
                   asked, add --yes";
        return Err(CliError::BadArguments(why.to_owned()));
    }
    write!(out, "[y/N] ")?;
    out.flush()?;
    let mut typed = String::new();
    io::stdin().read_line(&mut typed)?;
    Ok(["y", "yes"].contains(&typed.trim().to_lowercase().as_str()))
}

/// Gives the order to the process that holds the club, which can change while it is tried; without a
/// yes, asks what it would do.
fn give(
    club: &Whereabouts<'_>,
    act: &OrganiserAct,
    sure: Sure,
) -> Result<(LineOutcome, String), CliError> {
    // A missing folder is not created: a mistyped one is not a new club.
    let folder = file::exists(club.path)?;
    let id = client::fresh_id()?;
    for _ in 0..TRIES {
        let answered = match sure {
            Sure::Ask => client::ask_about_host_act(&folder.socket(), act),
            Sure::Yes => client::send_host_act(&folder.socket(), &id, act),
        };
        if let Ok(answered) = answered {
            return Ok(answered);
        }
        let rules = configuration::read(&folder)?.rulebook(&club.library);
        match Club::open(&folder, rules) {
            Ok(opened) => return carry_out(opened, id, act.clone(), sure),
            // It is just opening or closing.
            Err(CannotOpen::Folder(FolderError::Held(_))) => thread::sleep(BETWEEN),
            Err(error) => return Err(no_club(error)),
        }
    }
    let path = club.path.display();
    Err(CliError::NoClub(format!(
        "a process is using the club in {path} but doesn't answer; run taflpost doctor to find \
         out more"
    )))
}

fn carry_out(
    opened: Opened,
    id: String,
    act: OrganiserAct,
    sure: Sure,
) -> Result<(LineOutcome, String), CliError> {
    let Opened { club, threads, .. } = opened;
    let runtime = Builder::new_current_thread().build().map_err(no_club)?;
    let job = club.decide(move |service, now| match sure {
        Sure::Ask => service::ask_host(service, now, &act),
        Sure::Yes => service::act_as_host(service, now, &id, &act),
    });
    let answered = told_host(&club, runtime.block_on(job));
    drop(club);
    threads.join();
    Ok(answered.map_err(|_| io::Error::other("the club has closed"))?)
}

fn no_club(error: impl std::fmt::Display) -> CliError {
    CliError::NoClub(error.to_string())
}

fn log(club: &Path, out: &mut impl Write) -> Result<(), CliError> {
    let file = file::open_to_read(club)?;
    let view = file.view();
    let acts = view.host_log(LISTED)?;
    if acts.is_empty() {
        writeln!(out, "The organisers haven't done anything yet.")?;
    }
    for act in acts {
        write!(out, "{}  ", act.at.format("%F %T UTC"))?;
        if let Some(game) = act.game {
            write!(out, "game {game}: ")?;
        }
        if let Some(circle) = act.circle {
            write!(out, "circle {circle}: ")?;
        }
        if let Some(player) = act.player {
            write!(out, "{}: ", view.player(player)?.handle)?;
        }
        write!(out, "{}", act_in_words(&act.what))?;
        if let Some(organiser) = act.organiser {
            write!(out, " by {}", view.player(organiser)?.handle)?;
        }
        if let Some(until) = act.until {
            write!(out, " until {}", until.format("%F %T UTC"))?;
        }
        if !act.reason.is_empty() {
            write!(out, " ({})", templates::notice::make_harmless(&act.reason))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// An entry of the log, with a length of time in words: `extended attackers 2 days`.
fn act_in_words(what: &str) -> String {
    if let Some(plies) = what.strip_prefix(BROUGHT_FORWARD) {
        let moves = if plies == " 1" { "move" } else { "moves" };
        return format!("{what} {moves}");
    }
    let given = what.strip_prefix("extended ").and_then(|given| given.split_once(' '));
    let more = given.and_then(|(_, seconds)| TimeDelta::try_seconds(seconds.parse().ok()?));
    match (given, more) {
        (Some((side, _)), Some(more)) => format!("extended {side} {}", in_words(more)),
        _ => what.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::{BEGINS, act_in_words, in_new_form, read};

    fn words(of: &[&str]) -> Vec<String> {
        of.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn words_from_a_shell_are_the_line_that_organisers_type() {
        for (typed, act) in [
            (&["suspend", "dag", "3", "days", "spam"][..], "suspend dag 3 days spam"),
            (&["suspend dag 3 days spam"], "suspend dag 3 days spam"),
            (&["close", "1", "isn't it over?"], "close 1 isn't it over?"),
            (&["utesteng", "dag", "for", "godt", "søppel"], "suspend dag permanently søppel"),
            (&["announce", "Who “comes” on Sunday?"], "announce Who “comes” on Sunday?"),
            (
                &["tournament", "open", "Winter cup", "skalk", "2026-12-01", "18:00"],
                "tournament open \"Winter cup\" skalk 2026-12-01T18:00",
            ),
            (
                &["tournament", "open", "Winter", "skalk", "2026-12-01", "clock", "3d/move"],
                "tournament open \"Winter\" skalk 2026-12-01T00:00 clock 3d/ply",
            ),
            (
                &[
                    "turnier",
                    "öffne",
                    "Alva's cup",
                    "skalk",
                    "2026-12-01",
                    "uhr",
                    "5d weekend",
                    "gruppen",
                    "6",
                ],
                "tournament open \"Alva's cup\" skalk 2026-12-01T00:00 groups 6 clock 5d weekend",
            ),
        ] {
            let read = read(&words(typed)).map(|(_, act)| act.to_string());
            assert_eq!(read.map_err(|why| why.to_string()), Ok(act.to_owned()), "{typed:?}");
        }
    }

    #[test]
    fn a_wrong_line_shows_how_that_act_goes() {
        for (typed, why) in [
            (
                &["suspend", "ylva", "3", "days"][..],
                "“REASON” is missing. The whole command is: “… suspend NAME 3 days \
                 REASON”.",
            ),
            (
                &["suspend", "ylva", "spam"],
                "“spam” doesn’t fit where “3 days” belongs: “… suspend NAME 3 days \
                 REASON”.",
            ),
            (&["announce", ""], "“TEXT” is missing. The whole command is: “… announce TEXT”."),
            (
                &["suspnd", "ylva"],
                "“suspnd” doesn’t fit after “…”. A complete command looks like this: \
                 “… appoint ylva”. Did you mean “suspend”?",
            ),
        ] {
            let said = read(&words(typed)).map_err(|why| why.to_string().replace(BEGINS, "…"));
            assert_eq!(said, Err(why.to_owned()), "{typed:?}");
        }
    }

    #[test]
    fn options_of_earlier_releases_are_words_now() {
        for (old, new) in [
            ("host suspend dag --days 3 --reason spam", Some("suspend dag 3 days spam")),
            ("--club x host suspend dag --reason=spam", Some("suspend dag permanently spam")),
            ("host close 1 --reason spam --club x", Some("close 1 spam")),
            (
                "host tournament open Cup skalk --clock 3d/move --starts 2026-12-01 --carry \
                 --final 2 --size 6 --window 3 --house 1 --circle Danes",
                Some(
                    "tournament open Cup skalk 2026-12-01 groups 6 days 3 final 2 carried house 1 \
                     circle Danes clock 3d/move",
                ),
            ),
            ("host circle open Danes --language da", Some("circle open Danes language da")),
            ("host ladder open skalk --house 2", Some("ladder open skalk house 2")),
            ("host close 1 --why", None),
            ("host close 1 --why spam", None),
            ("games export --clock 3d/move", None),
        ] {
            let typed: Vec<OsString> =
                ["taflpost"].into_iter().chain(old.split(' ')).map(OsString::from).collect();
            assert_eq!(in_new_form(&typed).map(|words| words.join(" ")).as_deref(), new, "{old}");
        }
    }

    #[test]
    fn lengths_of_time_in_the_log_are_in_words() {
        for (what, expected) in [
            ("extended attackers 172800", "extended attackers 2 days"),
            ("extended defenders 129600", "extended defenders 1 day 12 hours"),
            ("extended defenders", "extended defenders"),
            ("ladder skalk 3", "ladder skalk 3"),
            ("brought forward 1", "brought forward 1 move"),
            ("brought forward 4", "brought forward 4 moves"),
        ] {
            assert_eq!(act_in_words(what), expected);
        }
    }
}
