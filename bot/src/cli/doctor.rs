//! `taflpost doctor`: checks everything that can be wrong with a club on this machine and says what
//! to do about it. It changes nothing.

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
use club::{CannotOpen, Folder};
use correspondence::event::Event;
use discord::trouble::DiscordError as NoDiscord;
use engine::ruleset::Library;
use storage::{Channel, Delivery, File, GameId, Traces, View};
use terminal::client;
use tokio::runtime::Builder;
use tokio::time::timeout;

use super::configuration::{self, Configuration};
use super::{CliError, CliResult, Exit};

const PATIENCE: Duration = Duration::from_secs(5);

/// How much space should be free on the disk, besides the size of the file.
const ROOM: u64 = 100 << 20;

/// How long a notice can wait for a channel before somebody should look into it.
const LATE: TimeDelta = TimeDelta::hours(6);

/// How far ahead the club's clock can have been.
const AHEAD: TimeDelta = TimeDelta::seconds(60);

/// How all is well, or what is wrong, and what the host has to do.
type Finding = Result<String, (String, String)>;

fn well(how: impl Into<String>) -> Finding {
    Ok(how.into())
}

fn wrong(what: impl Into<String>, remedy: impl Into<String>) -> Finding {
    Err((what.into(), remedy.into()))
}

struct DoctorReport<'a, W> {
    out: &'a mut W,
    verdict: Exit,
}

impl<W: Write> DoctorReport<'_, W> {
    fn add(&mut self, what: &str, finding: Finding) -> Result<(), CliError> {
        match finding {
            Ok(how) => writeln!(self.out, "ok {what}: {how}")?,
            Err((how, remedy)) => {
                self.verdict = Exit::Bad;
                writeln!(self.out, "!! {what}: {how}: {remedy}")?;
            }
        }
        Ok(())
    }
}

pub(super) fn answer(
    club: &Path,
    library: Result<Library, CliError>,
    out: &mut impl Write,
) -> CliResult {
    let mut report = DoctorReport { out, verdict: Exit::Good };
    let folder = Folder::as_it_is(club);
    let there = fs::metadata(club).is_ok_and(|found| found.is_dir());
    report.add("folder", look_at_folder(club))?;
    if there {
        report.add("lock", lock(&folder))?;
        report.add("socket", socket(&folder))?;
        report.add("disk", disk(&folder))?;
        // It is reported below if the host's own rulesets cannot be read.
        let shelf = library.as_ref().unwrap_or_else(|_| engine::ruleset::shipped_library());
        look_at_mail(&folder, shelf, &mut report)?;
    }
    let library = match library {
        Ok(library) => {
            report.add("rulesets", well("all can be read"))?;
            Some(library)
        }
        Err(CliError::BadArguments(why)) => {
            let remedy = "correct that, or name another folder with --rulesets DIR";
            report.add("rulesets", wrong(why, remedy))?;
            None
        }
        Err(trouble) => return Err(trouble),
    };
    if there {
        look_inside(&folder, library.as_ref(), &mut report)?;
    }
    Ok(report.verdict)
}

fn look_at_folder(club: &Path) -> Finding {
    let path = club.display();
    let found = match fs::metadata(club) {
        Ok(found) if found.is_dir() => found,
        Ok(_) => {
            return wrong(format!("{path} is no folder"), "name another with --club DIR");
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let remedy = "name it with --club DIR; taflpost serve makes a new one";
            return wrong(format!("there is no {path}"), remedy);
        }
        Err(error) => {
            return wrong(format!("cannot look at {path}: {error}"), "see to its rights");
        }
    };
    let own = rustix::process::geteuid().as_raw();
    if found.uid() != own {
        let whose = found.uid();
        return wrong(
            format!("it belongs to user {whose}, and this is user {own}"),
            format!("run taflpost as user {whose}, or chown {path} to {own}"),
        );
    }
    let mode = found.mode() & 0o777;
    if mode & 0o077 != 0 {
        return wrong(
            format!("others can look into it (mode {mode:o})"),
            format!("chmod 700 {path}"),
        );
    }
    if mode & 0o700 != 0o700 {
        return wrong(
            format!("nothing can be written (mode {mode:o})"),
            format!("chmod 700 {path}"),
        );
    }
    well("yours alone")
}

fn lock(folder: &Folder) -> Finding {
    match folder.holder() {
        Ok(None) => well("nobody holds the club"),
        Ok(Some(Some(id))) => well(format!("process {id} holds the club")),
        Ok(Some(None)) => well("a process holds the club"),
        Err(error) => wrong(error.to_string(), "see to the rights of the file “lock”"),
    }
}

fn socket(folder: &Folder) -> Finding {
    let held = folder.holder().unwrap_or_default();
    match (client::check_club_answers(&folder.socket(), PATIENCE), held) {
        (Ok(()), _) => well("the club answers"),
        (Err(_), None) => well("no club runs"),
        (Err(error), Some(id)) => {
            let kill = id.map_or_else(String::new, |id| format!(" (kill {id})"));
            wrong(
                format!("the club does not answer: {error}"),
                format!("if it is not just starting, end its process{kill} and start it again"),
            )
        }
    }
}

fn disk(folder: &Folder) -> Finding {
    let space = rustix::fs::statvfs(folder.path())
        .map_err(|error| (format!("cannot be looked at: {error}"), "look with df".to_owned()))?;
    let free = space.f_bavail.saturating_mul(space.f_frsize);
    let size = fs::metadata(folder.file()).map_or(0, |file| file.len());
    // A backup needs the same space again.
    if free < size.saturating_add(ROOM) {
        let (free, size) = (free >> 20, size >> 20);
        return wrong(
            format!("{free} MB are left, and the club’s file has {size} MB"),
            "make room, or move the club’s folder to a larger disk",
        );
    }
    well("there is room enough")
}

/// Whether mail can come and go as the host has configured it.
fn look_at_mail(
    folder: &Folder,
    library: &Library,
    report: &mut DoctorReport<'_, impl Write>,
) -> Result<(), CliError> {
    let path = folder.configuration();
    let configuration = match configuration::read(folder, library) {
        Ok(configuration) => configuration,
        Err(trouble) => {
            let remedy = "correct that, and start the club again";
            return report.add("configuration", wrong(trouble.to_string(), remedy));
        }
    };
    let found = if path.exists() { "can be read" } else { "there is none; all is as usual" };
    report.add("configuration", well(found))?;
    for setting in &configuration.ineffective {
        report.add("configuration", wrong(setting, "remove the line"))?;
    }
    report.add("senders", senders(&configuration))?;
    if configuration.mail.policy == SenderPolicy::Verified {
        report.add("dns", dns(&configuration))?;
    }
    report.add("mail in", mail_in(folder, &configuration))?;
    report.add("mail out", mail_out(&configuration))?;
    report.add("discord", in_discord(folder, &configuration))
}

fn in_discord(folder: &Folder, configuration: &Configuration) -> Finding {
    let Some(settings) = &configuration.discord else { return well("off") };
    let known = Builder::new_current_thread().enable_all().build().map(|runtime| {
        runtime.block_on(async { timeout(PATIENCE, discord::client::bot_name(settings)).await })
    });
    match known {
        Ok(Ok(Ok(name))) => well(format!("the bot is called {name} there")),
        Ok(Ok(Err(NoDiscord::BadToken))) => wrong(
            "the token is refused",
            format!(
                "make a new one in Discord's developer portal (Bot, Reset Token), and put it into \
                 the file that {} names",
                folder.configuration().display()
            ),
        ),
        Ok(Ok(Err(trouble))) => wrong(trouble.to_string(), "try again later"),
        Ok(Err(_)) => {
            wrong("it does not answer", "see whether this machine reaches discord.com:443")
        }
        Err(error) => wrong(format!("cannot be asked: {error}"), "try again later"),
    }
}

/// What proves who sent a mail.
fn senders(configuration: &Configuration) -> Finding {
    match (configuration.mail.policy, &configuration.mail.authserv) {
        (SenderPolicy::Token, _) => {
            well("policy token: whoever knows a reply address is believed, on this machine")
        }
        (SenderPolicy::Verified, Some(authserv)) => {
            well(format!("policy verified: by signatures, and by the word of {authserv}"))
        }
        (SenderPolicy::Verified, None) => well("policy verified: by signatures"),
    }
}

/// Whether a name server answers. Without one no signature can be checked.
fn dns(configuration: &Configuration) -> Finding {
    let (domain, server) = (&configuration.mail.domain, configuration.mail.dns);
    let whose = match server {
        Some(server) => format!("the name server {server}"),
        None => "the system’s name server".to_owned(),
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
        format!("{whose} does not answer"),
        "see to /etc/resolv.conf, or name another in [mail] dns; until it answers, signed emails \
         are put off",
    )
}

fn mail_in(folder: &Folder, configuration: &Configuration) -> Finding {
    if let Some(mailbox) = &configuration.mail.mailbox
        && let Err(why) = connect(&mailbox.server)
    {
        return wrong(
            format!("the IMAP server {} cannot be reached: {why}", mailbox.server),
            "see to [mail.imap] server, and whether it runs",
        );
    }
    let Some(listen) = configuration.mail.listen else {
        return match &configuration.mail.mailbox {
            Some(mailbox) => well(format!("from the mailbox at {}", mailbox.server)),
            None => well("by taflpost receive alone"),
        };
    };
    let runs = folder.holder().unwrap_or_default().is_some();
    match (TcpListener::bind(listen), TcpStream::connect_timeout(&listen, PATIENCE)) {
        (Ok(_), _) if !runs => well(format!("{listen} is free")),
        (Err(_), Ok(_)) if runs => well(format!("something listens at {listen}")),
        (Err(error), _) => wrong(
            format!("{listen} is taken by another program: {error}"),
            "end that, or set another in [mail] listen",
        ),
        (Ok(_), _) => wrong(
            format!("the club runs, and nothing listens at {listen}"),
            "start the club again; it says why",
        ),
    }
}

fn mail_out(configuration: &Configuration) -> Finding {
    match &configuration.mail.way_out {
        WayOut::Postbox(folder) => well(format!("laid into {}, and not sent", folder.display())),
        WayOut::Relay(relay) => match connect(&format!("{}:{}", relay.host, relay.port)) {
            Ok(()) => well(format!("{} can be reached", relay.host)),
            Err(why) => wrong(
                format!("the relay {} cannot be reached: {why}", relay.host),
                "see to [mail] relay, and whether it runs",
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
        return report.add("file", well("there is none yet; taflpost serve makes it"));
    }
    let file = match File::open_to_read(&path) {
        Ok(file) => file,
        Err(error) => {
            // The error itself says what to do.
            let said = CannotOpen::File(path, error).to_string();
            let (what, remedy) = said
                .rsplit_once("; ")
                .map_or((said.as_str(), "see to its rights and its disk"), |parts| parts);
            return report.add("file", wrong(what, remedy));
        }
    };
    report.add(
        "file",
        match file.version() {
            Ok(version) => well(format!("opens, version {version}")),
            Err(error) => wrong(error.to_string(), "put the last backup in its place"),
        },
    )?;
    report.add("contents", contents(&file))?;
    let view = file.view();
    for (what, finding) in [
        ("clock", clock(view)),
        ("outbox", outbox(view)),
        ("addresses", addresses(view)),
        ("traces", traces(view)),
        ("games", games(view, library)),
    ] {
        let finding = finding.unwrap_or_else(|fault| {
            wrong(fault.to_string(), "put the last backup in the file’s place")
        });
        report.add(what, finding)?;
    }
    Ok(())
}

fn contents(file: &File) -> Finding {
    let remedy = "close the club and put the last backup in the file’s place";
    let damage = file.find_damage().map_err(|fault| (fault.to_string(), remedy.to_owned()))?;
    let Some(first) = damage.first() else { return well("no damage") };
    let first = first.lines().collect::<Vec<_>>().join(" ");
    wrong(format!("damaged: {first}"), remedy)
}

type Looked = Result<Finding, storage::Fault>;

/// Whether the machine's clock has been set back since the club last ran.
fn clock(view: View<'_>) -> Looked {
    let Some(club) = view.club()? else { return Ok(well("the club has never run")) };
    let ahead = club.alive_at - Utc::now();
    if ahead <= AHEAD {
        return Ok(well("not behind the club’s"));
    }
    let hours = ahead.num_seconds() as f64 / 3600.0;
    Ok(wrong(
        format!("{hours:.1} hours behind the moment at which the club last ran"),
        "set the machine’s clock; until it has caught up, the players’ clocks stand still",
    ))
}

/// Whether notices have waited too long for a channel. At the terminal they wait for people.
fn outbox(view: View<'_>) -> Looked {
    let counts = view.outbox_counts()?;
    let waiting = counts
        .iter()
        .filter(|count| count.state == Delivery::Queued && count.channel != Channel::Terminal);
    let Some(oldest) = waiting.min_by_key(|count| count.oldest) else {
        return Ok(well("nothing waits for a channel"));
    };
    let since = oldest.oldest.format("%F %T UTC");
    let channel = oldest.channel.name();
    if Utc::now() - oldest.oldest <= LATE {
        return Ok(well(format!("the oldest notice waits since {since}")));
    }
    Ok(wrong(
        format!("a notice waits for {channel} since {since}"),
        "taflpost outbox says what the trouble is",
    ))
}

fn addresses(view: View<'_>) -> Looked {
    const MOST: u32 = 1000;
    let lost = view.suspended_identities(MOST)?;
    Ok(match lost.len() {
        0 => well("notices arrive at all of them"),
        count => wrong(
            format!("nothing arrives at {count} of them"),
            "taflpost outbox names them; ask those players for another",
        ),
    })
}

/// Whether something that was deleted can still be read from the file.
fn traces(view: View<'_>) -> Looked {
    Ok(match view.deleted_traces()? {
        Traces::None => well("nothing of what was deleted is left"),
        Traces::Some => well("what was deleted is removed as soon as the club runs"),
        Traces::Stay => wrong(
            "of erased players something may still be read from the file, which is too large to \
             be written anew while the club runs",
            "close the club for some minutes and run taflpost compact",
        ),
    })
}

fn games(view: View<'_>, library: Option<&Library>) -> Looked {
    let Some(library) = library else {
        return Ok(well("not looked at without the rulesets"));
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
        return Ok(well("the rulesets of all running games are at hand"));
    };
    let named: BTreeSet<&str> = missing.values().map(String::as_str).collect();
    let named = named.into_iter().collect::<Vec<_>>().join(", ");
    Ok(wrong(
        format!(
            "{} cannot go on, the first of them game {first}: {named} is missing",
            missing.len()
        ),
        "give the folder of that ruleset with --rulesets DIR, also to taflpost serve",
    ))
}
