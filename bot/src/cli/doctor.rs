//! `taflpost doctor`: checks everything that can be wrong with a club on this machine and says what
//! to do about it. It changes nothing. `together` compares several clubs.

mod together;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{ErrorKind, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs};
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::time::Duration;

use ::mail::decide::SenderPolicy;
use ::mail::dkim::Checker;
use ::mail::settings::WayOut;
use chrono::{TimeDelta, Utc};
use clap::Args;
use club::listener::{FoundSocket, find_socket};
use club::{CannotOpen, Folder, FolderError, ListenAt, MACHINE_ID, Machine};
use correspondence::event::Event;
use discord::trouble::DiscordError as NoDiscord;
use engine::ruleset::Library;
use service::verify;
use storage::{Channel, Delivery, File, GameId, OpenError, Traces, View};
use terminal::client;
use terminal::protocol::ListensAt;
use tokio::runtime::Builder;
use tokio::time::timeout;
use tools::{CliError, CliResult, Exit};

use crate::cli::configuration::Configuration;
use crate::cli::doctor::together::Neighbour;
use crate::cli::heads::MissingHead;
use crate::cli::{configuration, file, heads, in_words};

const PATIENCE: Duration = Duration::from_secs(5);

/// How much space should be free on the disk, besides the size of the file.
const ROOM: u64 = 100 << 20;

/// How long a notice can wait for a channel before somebody should look into it.
const LATE: TimeDelta = TimeDelta::hours(6);

/// How far ahead the club's clock can have been.
const AHEAD: TimeDelta = TimeDelta::seconds(60);

/// How all is well, or what is wrong, and what the host has to do.
type Diagnosis = Result<String, (String, String)>;

fn well(how: impl Into<String>) -> Diagnosis {
    Ok(how.into())
}

fn wrong(what: impl Into<String>, remedy: impl Into<String>) -> Diagnosis {
    Err((what.into(), remedy.into()))
}

struct DoctorReport<'a, W> {
    out: &'a mut W,
    verdict: Exit,
}

impl<W: Write> DoctorReport<'_, W> {
    fn add(&mut self, what: &str, finding: Diagnosis) -> Result<(), CliError> {
        match finding {
            Ok(how) => writeln!(self.out, "ok {what}: {how}")?,
            Err((how, remedy)) => {
                self.verdict = Exit::Bad;
                writeln!(self.out, "!! {what}: {how}; {remedy}")?;
            }
        }
        Ok(())
    }
}

#[derive(Args)]
pub(super) struct DoctorArguments {
    /// Check every club in that folder and directly below it, and whether two of them use the same
    #[arg(long)]
    all: bool,
}

pub(super) fn answer(
    club: &Path,
    asked: &DoctorArguments,
    library: Result<Library, CliError>,
    out: &mut impl Write,
) -> CliResult {
    let library = match library {
        Err(CliError::BadArguments(why)) => Err(why),
        Err(trouble) => return Err(trouble),
        Ok(library) => Ok(library),
    };
    let mut report = DoctorReport { out, verdict: Exit::Good };
    match asked.all {
        true => examine_all(club, &library, &mut report)?,
        false => examine(club, &library, &mut report)?,
    }
    Ok(report.verdict)
}

fn examine_all(
    above: &Path,
    library: &Result<Library, String>,
    report: &mut DoctorReport<'_, impl Write>,
) -> Result<(), CliError> {
    let path = above.display();
    let clubs = together::find_clubs(above)
        .map_err(|error| CliError::NoClub(format!("cannot look into {path}: {error}")))?;
    if clubs.is_empty() {
        return Err(CliError::NoClub(format!(
            "there is no club in {path} or directly below it; give another folder with --club DIR"
        )));
    }
    let (mut neighbours, mut unread) = (Vec::new(), Vec::new());
    for club in clubs {
        let configuration = configuration::read(&Folder::as_it_is(&club)).ok();
        let called = configuration.as_ref().map(|read| format!(" ({})", read.mail.name));
        writeln!(report.out, "== {}{}", club.display(), called.unwrap_or_default())?;
        examine(&club, library, report)?;
        let name = club.file_name().unwrap_or(club.as_os_str()).to_string_lossy().into_owned();
        match configuration {
            Some(configuration) => neighbours.push(Neighbour { name, configuration }),
            None => unread.push(name),
        }
    }
    writeln!(report.out, "== together")?;
    for finding in together::compare(&neighbours) {
        report.add("together", finding)?;
    }
    if !unread.is_empty() {
        let what = format!("{} can't be compared with the others", unread.join(", "));
        report.add("together", wrong(what, "correct what is wrong there first"))?;
    }
    Ok(())
}

fn examine(
    club: &Path,
    library: &Result<Library, String>,
    report: &mut DoctorReport<'_, impl Write>,
) -> Result<(), CliError> {
    let folder = Folder::as_it_is(club);
    let there = fs::metadata(club).is_ok_and(|found| found.is_dir());
    report.add("folder", look_at_folder(club))?;
    if there {
        report.add("lock", lock(&folder))?;
        report.add("machine", machine(folder.machine()))?;
        let doors = client::ask_doors(&folder.socket(), PATIENCE);
        report.add("socket", socket(&folder, &doors))?;
        report.add("disk", disk(&folder))?;
        look_at_channels(&folder, &doors, report)?;
    }
    let library = match library {
        Ok(library) => {
            report.add("rulesets", well("all can be read"))?;
            Some(library)
        }
        Err(why) => {
            let remedy = "correct the file, or choose another folder with --rulesets DIR";
            report.add("rulesets", wrong(why, remedy))?;
            None
        }
    };
    if there {
        look_inside(&folder, library, report)?;
    }
    Ok(())
}

fn look_at_folder(club: &Path) -> Diagnosis {
    let path = club.display();
    let found = match fs::metadata(club) {
        Ok(found) if found.is_dir() => found,
        Ok(_) => {
            return wrong(format!("{path} isn't a folder"), "choose another with --club DIR");
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let remedy = "give the club's folder with --club DIR, or run taflpost serve to create \
                          a new club";
            return wrong(format!("{path} doesn't exist"), remedy);
        }
        Err(error) => {
            return wrong(format!("cannot look at {path}: {error}"), "check its permissions");
        }
    };
    let own = rustix::process::geteuid().as_raw();
    if found.uid() != own {
        let whose = found.uid();
        return wrong(
            format!("it belongs to user {whose}, but you are user {own}"),
            format!("run taflpost as user {whose}, or run chown {own} {path}"),
        );
    }
    let mode = found.mode() & 0o777;
    if mode & 0o077 != 0 {
        return wrong(
            format!("other users can look into it (mode {mode:o})"),
            format!("run chmod 700 {path}"),
        );
    }
    if mode & 0o700 != 0o700 {
        return wrong(
            format!("you can't write in it (mode {mode:o})"),
            format!("run chmod 700 {path}"),
        );
    }
    let moved = Folder::as_it_is(club).moved();
    if moved.exists() {
        return with_its_remedy(&FolderError::Moved(moved).to_string());
    }
    well("only you can open it")
}

fn lock(folder: &Folder) -> Diagnosis {
    match folder.holder() {
        Ok(None) => well("no process is using the club"),
        Ok(Some(Some(id))) => well(format!("process {id} is using the club")),
        Ok(Some(None)) => well("a process is using the club"),
        Err(error) => wrong(error.to_string(), "check the permissions of the file “lock”"),
    }
}

/// Whether the club can tell that its file is open on another machine.
fn machine(machine: Option<&Machine>) -> Diagnosis {
    match machine {
        Some(machine) => well(format!("this is {}", machine.host())),
        None => well(format!(
            "it can't be told from others, because it has no {MACHINE_ID}; so a file that is open \
             on another machine isn't refused (in a container, mount the machine's file)"
        )),
    }
}

/// What a running club says about where it listens.
type DoorsAnswer = std::io::Result<Vec<ListensAt>>;

fn socket(folder: &Folder, doors: &DoorsAnswer) -> Diagnosis {
    let held = folder.holder().unwrap_or_default();
    match (doors, held) {
        (Ok(_), _) => well("the club answers"),
        (Err(_), None) => well("the club isn't running"),
        (Err(error), Some(id)) => {
            let kill = id.map_or_else(String::new, |id| format!(" (kill {id})"));
            wrong(
                format!("the club isn't answering: {error}"),
                format!("if it isn't just starting up, end its process{kill} and start it again"),
            )
        }
    }
}

fn disk(folder: &Folder) -> Diagnosis {
    let space = rustix::fs::statvfs(folder.path()).map_err(|error| {
        (format!("cannot find out how much space is free: {error}"), "check it with df".to_owned())
    })?;
    let free = space.f_bavail.saturating_mul(space.f_frsize);
    let size = fs::metadata(folder.file()).map_or(0, |file| file.len());
    // A backup needs the same space again.
    if free < size.saturating_add(ROOM) {
        let (free, size) = (free >> 20, size >> 20);
        return wrong(
            format!("only {free} MB are free, and the club's file has {size} MB"),
            "free some space, or move the club's folder to a larger disk",
        );
    }
    well("there is enough space")
}

/// Whether players can come in, and news can go out, as the host has configured it.
fn look_at_channels(
    folder: &Folder,
    doors: &DoorsAnswer,
    report: &mut DoctorReport<'_, impl Write>,
) -> Result<(), CliError> {
    let path = folder.configuration();
    let configuration = match configuration::read(folder) {
        Ok(configuration) => configuration,
        Err(trouble) => {
            let remedy = "correct the file, and start the club again";
            return report.add("configuration", wrong(trouble.to_string(), remedy));
        }
    };
    let found = if path.exists() {
        "can be read"
    } else {
        "there is none, so every setting has its default"
    };
    report.add("configuration", well(found))?;
    for setting in &configuration.ineffective {
        report.add("configuration", wrong(setting, "remove the line"))?;
    }
    report.add("senders", senders(&configuration))?;
    if configuration.mail.policy == SenderPolicy::Verified {
        report.add("dns", dns(&configuration))?;
    }
    report.add("mail in", mail_in(&configuration, doors))?;
    report.add("mail out", mail_out(&configuration))?;
    for (what, setting, at) in [
        ("pages", "[web] listen", &configuration.pages),
        ("watch", "[watch] listen", &configuration.watch),
    ] {
        let found = match at {
            Some(at) => door((what, setting), at, doors),
            None => well("off"),
        };
        report.add(what, found)?;
    }
    report.add("discord", in_discord(folder, &configuration))
}

fn in_discord(folder: &Folder, configuration: &Configuration) -> Diagnosis {
    let Some(settings) = &configuration.discord else { return well("off") };
    let known = Builder::new_current_thread().enable_all().build().map(|runtime| {
        runtime.block_on(async { timeout(PATIENCE, discord::client::bot_name(settings)).await })
    });
    match known {
        Ok(Ok(Ok(name))) => well(format!("the bot is called {name} there")),
        Ok(Ok(Err(NoDiscord::BadToken))) => wrong(
            "Discord refuses the token",
            format!(
                "create a new one in Discord's developer portal (Bot, Reset Token), and put it \
                 into the token file that is set in {}",
                folder.configuration().display()
            ),
        ),
        Ok(Ok(Err(trouble))) => wrong(trouble.to_string(), "try again later"),
        Ok(Err(_)) => {
            wrong("Discord isn't answering", "check whether this machine can reach discord.com:443")
        }
        Err(error) => wrong(format!("cannot ask Discord: {error}"), "try again later"),
    }
}

/// What proves who sent a mail.
fn senders(configuration: &Configuration) -> Diagnosis {
    match (configuration.mail.policy, &configuration.mail.authserv) {
        (SenderPolicy::Token, _) => {
            well("policy token: anybody on this machine who knows a reply address is trusted")
        }
        (SenderPolicy::Verified, Some(authserv)) => well(format!(
            "policy verified: senders are proved by signatures, or by the verdicts of {authserv}"
        )),
        (SenderPolicy::Verified, None) => well("policy verified: senders are proved by signatures"),
    }
}

/// Whether a name server answers. Without one no signature can be checked.
fn dns(configuration: &Configuration) -> Diagnosis {
    let (domain, server) = (&configuration.mail.domain, configuration.mail.dns);
    let whose = match server {
        Some(server) => format!("the name server {server}"),
        None => "the system's name server".to_owned(),
    };
    let asked = Builder::new_current_thread().enable_all().build().is_ok_and(|runtime| {
        runtime.block_on(async {
            let Ok(checker) = Checker::new(server) else { return false };
            checker.try_out(domain).await.is_ok()
        })
    });
    if asked {
        return well(format!("{whose} answers"));
    }
    wrong(
        format!("{whose} isn't answering"),
        "check /etc/resolv.conf, or set another in [mail] dns; until one answers, signed emails \
         are delayed",
    )
}

fn mail_in(configuration: &Configuration, doors: &DoorsAnswer) -> Diagnosis {
    if let Some(mailbox) = &configuration.mail.mailbox
        && let Err(why) = connect(&mailbox.server)
    {
        return wrong(
            format!("the IMAP server {} cannot be reached: {why}", mailbox.server),
            "check [mail.imap] server, and whether that server is running",
        );
    }
    match (&configuration.mail.listen, &configuration.mail.mailbox) {
        (Some(at), _) => door(("mail", "[mail] listen"), at, doors),
        (None, Some(mailbox)) => well(format!("from the mailbox at {}", mailbox.server)),
        (None, None) => well("only through taflpost receive"),
    }
}

/// Whether the club listens there, by its own words, or could. A knock there might be answered by
/// another program.
fn door((what, setting): (&str, &str), listen: &ListenAt, doors: &DoorsAnswer) -> Diagnosis {
    let another = format!("stop the program that uses it, or set another in {setting}");
    let Ok(doors) = doors else {
        let is_free = match listen {
            ListenAt::Port(port) => TcpListener::bind(port).map(drop),
            ListenAt::Socket(path) => find_socket(path).and_then(|found| match found {
                FoundSocket::Used => Err(ErrorKind::AddrInUse.into()),
                FoundSocket::Nothing | FoundSocket::Abandoned => Ok(()),
            }),
        };
        return match is_free {
            Ok(()) => well(format!("{listen} is free")),
            Err(error) if error.kind() == ErrorKind::AddrInUse => {
                wrong(format!("another program is using {listen}"), another)
            }
            Err(error) => wrong(format!("{listen} cannot be used: {error}"), another),
        };
    };
    match doors.iter().find(|door| door.what == what) {
        Some(ListensAt { at, trouble: None, .. }) => well(format!("listening at {at}")),
        Some(ListensAt { at, trouble: Some(why), .. }) => wrong(
            format!("the club is running, but nothing is listening: {at} cannot be used ({why})"),
            format!("{another}; the club tries again every few seconds"),
        ),
        None => wrong(
            format!("the club is running, but it was started without {listen}"),
            "start it again",
        ),
    }
}

fn mail_out(configuration: &Configuration) -> Diagnosis {
    match &configuration.mail.way_out {
        WayOut::Postbox(folder) => well(format!("put into {}, and not sent", folder.display())),
        WayOut::Relay(relay) => match connect(&format!("{}:{}", relay.host, relay.port)) {
            Ok(()) => well(format!("{} can be reached", relay.host)),
            Err(why) => wrong(
                format!("the relay {} cannot be reached: {why}", relay.host),
                "check [mail] relay, and whether that server is running",
            ),
        },
    }
}

fn connect(server: &str) -> std::io::Result<()> {
    let mut last = std::io::Error::from(ErrorKind::NotFound);
    for address in server.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(_) => return Ok(()),
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn look_inside(
    folder: &Folder,
    library: Option<&Library>,
    report: &mut DoctorReport<'_, impl Write>,
) -> Result<(), CliError> {
    let path = folder.file();
    if !path.exists() {
        return report.add("file", well("there is none yet; taflpost serve will create it"));
    }
    let file = match file::open_file_to_read(&path) {
        Ok(file) => file,
        Err(error) => return report.add("file", cannot_open(&path, error)),
    };
    report.add(
        "file",
        match file.version() {
            Ok(version) => well(format!("can be opened, version {version}")),
            Err(error) => wrong(error.to_string(), "replace it with the last backup"),
        },
    )?;
    let view = file.view();
    if let Ok(Some(opening)) = view.opening()
        && folder.machine().is_some_and(|machine| !machine.has_opened(&opening))
    {
        let alive_at = view.club().ok().flatten().map(|club| club.alive_at);
        let elsewhere = OpenError::Elsewhere { opening, alive_at };
        report.add("file", cannot_open(&path, elsewhere))?;
    }
    report.add("contents", contents(&file))?;
    for (what, finding) in [
        ("clock", clock(view)),
        ("outbox", outbox(view)),
        ("addresses", addresses(view)),
        ("traces", traces(view)),
        ("games", games(view, library)),
    ] {
        let finding = finding.unwrap_or_else(|fault| {
            wrong(fault.to_string(), "replace the file with the last backup")
        });
        report.add(what, finding)?;
    }
    report.add("heads", went_back(folder, view, library)?)
}

/// The games that don't contain a head that somebody has named.
fn went_back(
    folder: &Folder,
    view: View<'_>,
    library: Option<&Library>,
) -> Result<Diagnosis, CliError> {
    let mut back = BTreeSet::new();
    for MissingHead { game, digits } in heads::missing(folder)? {
        // It may have been put back by another copy of the file.
        let is_there = match (view.game(game)?, library) {
            (Some(row), Some(library)) => verify::game(view, library, &row)?
                .is_ok_and(|found| found.links.iter().any(|link| link.head.starts_with(&digits))),
            _ => false,
        };
        if !is_there {
            back.insert(game);
        }
    }
    if back.is_empty() {
        return Ok(well("no game lacks one that somebody has named"));
    }
    let games = back.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let path = folder.missing_heads();
    Ok(wrong(
        format!(
            "these games have gone back, because a chain that was named isn't in them: {games}"
        ),
        format!(
            "close the club and run taflpost host bring-forward GAME FILE --reason TEXT with what \
             their players have kept; if a chain was mistyped, remove its line from {}",
            path.display()
        ),
    ))
}

fn cannot_open(path: &Path, error: OpenError) -> Diagnosis {
    with_its_remedy(&CannotOpen::File(path.to_owned(), error).to_string())
}

/// What is wrong, where the error itself says what to do.
fn with_its_remedy(said: &str) -> Diagnosis {
    let (what, remedy) =
        said.rsplit_once("; ").unwrap_or((said, "check its permissions and its disk"));
    wrong(what, remedy)
}

fn contents(file: &File) -> Diagnosis {
    let remedy = "close the club and replace the file with the last backup";
    let damage = file.find_damage().map_err(|fault| (fault.to_string(), remedy.to_owned()))?;
    let Some(first) = damage.first() else { return well("no damage") };
    let first = first.lines().collect::<Vec<_>>().join(" ");
    wrong(format!("damaged: {first}"), remedy)
}

type Looked = Result<Diagnosis, storage::Fault>;

/// Whether the machine's clock has been set back since the club last ran.
fn clock(view: View<'_>) -> Looked {
    let Some(club) = view.club()? else { return Ok(well("the club has never run")) };
    let latest = view.latest_outage()?.map_or(club.alive_at, |until| until.max(club.alive_at));
    let ahead = latest - Utc::now();
    if ahead <= AHEAD {
        return Ok(well("this machine's clock hasn't been set back"));
    }
    Ok(wrong(
        format!(
            "this machine's clock is {} behind a time at which the club ran; until it has caught \
             up, the players' clocks are paused",
            in_words(ahead)
        ),
        "set the machine's clock if it is wrong; if it had been ahead and is right again, close the \
         club and run taflpost host accept-time",
    ))
}

/// Whether notices have waited too long for a channel. At the terminal they wait for people, and the
/// house may take its time.
fn outbox(view: View<'_>) -> Looked {
    let counts = view.outbox_counts()?;
    let waiting = counts.iter().filter(|count| count.state == Delivery::Queued).filter(|count| {
        !matches!(count.channel, Channel::Terminal | Channel::House | Channel::Web)
    });
    let Some(oldest) = waiting.min_by_key(|count| count.oldest) else {
        return Ok(well("nothing is waiting to be sent"));
    };
    let waited = Utc::now() - oldest.oldest;
    let since = format!("{} ({})", oldest.oldest.format("%F %T UTC"), in_words(waited));
    let channel = oldest.channel.name();
    if waited <= LATE {
        return Ok(well(format!("the oldest message has been waiting since {since}")));
    }
    Ok(wrong(
        format!("a message to be sent by {channel} has been waiting since {since}"),
        "run taflpost outbox to see why",
    ))
}

fn addresses(view: View<'_>) -> Looked {
    const MOST: u32 = 1000;
    let lost = view.suspended_identities(MOST)?;
    Ok(match lost.len() {
        0 => well("messages reach all of them"),
        count => wrong(
            format!("messages don't reach {count} of them"),
            "run taflpost outbox to see which; ask those players for another address",
        ),
    })
}

/// Whether something that was deleted can still be read from the file.
fn traces(view: View<'_>) -> Looked {
    Ok(match view.deleted_traces()? {
        Traces::None => well("nothing that was deleted is left"),
        Traces::Some => well("deleted data is removed as soon as the club is running"),
        Traces::Stay => wrong(
            "data of deleted accounts may still be in the file, which is too large to be \
             rewritten while the club is running",
            "close the club for a few minutes and run taflpost compact",
        ),
    })
}

fn games(view: View<'_>, library: Option<&Library>) -> Looked {
    let Some(library) = library else {
        return Ok(well("not checked, because the rulesets cannot be read"));
    };
    let mut missing: BTreeMap<GameId, String> = BTreeMap::new();
    for (game, text) in view.running_starts()? {
        let what = match text.parse() {
            Ok(Event::Start(start)) if library.version(&start.ruleset, start.version).is_some() => {
                continue;
            }
            Ok(Event::Start(start)) => format!("{} {}", start.ruleset, start.version),
            _ => "a first event that cannot be read".to_owned(),
        };
        missing.insert(game, what);
    }
    let Some(first) = missing.keys().next() else {
        return Ok(well("the rulesets of all running games are available"));
    };
    let named: BTreeSet<&str> = missing.values().map(String::as_str).collect();
    let named = named.into_iter().collect::<Vec<_>>().join(", ");
    Ok(wrong(
        format!(
            "{} of them can't continue without {named} (the first is game {first})",
            missing.len()
        ),
        "give the folder of that ruleset with --rulesets DIR, also when you run taflpost serve",
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_without_an_id_is_told_what_that_means() {
        let north = Machine::new("3d1219c7c4c5404aaa1f6d2a48adfda4", "north");
        assert_eq!(machine(north.as_ref()), well("this is north"));
        let said = machine(None).expect("nothing is wrong");
        assert!(said.contains("no /etc/machine-id") && said.contains("isn't refused"), "{said}");
    }
}
