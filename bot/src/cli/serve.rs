//! `taflpost serve`: opens the club and keeps it running. A person at the terminal can play there
//! at once.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::thread;

use ::mail::address::Recipient;
use ::mail::decide::SenderPolicy;
use ::mail::office::{self, Office};
use ::mail::settings::WayOut;
use chrono::TimeDelta;
use club::{
    BoxFuture, CannotOpen, Club, Folder, FolderError, ListenAt, Listener, Opened, Threads,
    Unanswered,
};
use discord::desk::Desk;
use discord::gateway;
use engine::ruleset::{Language, Library};
use pictures::{Art, Painter};
use storage::{Channel, Opening};
use templates::notice::make_harmless;
use templates::{Reader, Refusal};
use terminal::server::{self, Seats};
use tokio::runtime::{Builder, Runtime};
use tokio::signal::unix::{Signal, SignalKind, signal};
use tools::{CliError, CliResult, Exit};
use web::{Pages, Site};

use crate::cli::configuration::Configuration;
use crate::cli::console::{Afterwards, Console, First};
use crate::cli::{Whereabouts, configuration, in_words, log};

/// The most threads that read mails, draw boards and look up names. More would only take memory,
/// each for the largest picture that it has drawn. While the DNS does not answer, all of them may
/// wait, some seconds at a time; nothing can be sent then anyway, and incoming mail is late but not
/// lost.
const DRAWING: usize = 4;

/// How to open it.
#[derive(clap::Args, Default)]
pub(super) struct ServeArguments {
    /// Open the club although another machine has opened it and not closed it: only if that machine
    /// is gone
    #[arg(long)]
    take_over: bool,
}

pub(super) struct RunningClub {
    runtime: Runtime,
    club: Club,
    threads: Threads,
    outage: Option<TimeDelta>,
    taken_over: Option<Opening>,
    /// What runs besides the terminal, in words for the host.
    channels: Vec<String>,
    /// The address to which answers come; `None` if mail stays on this machine, where anyone with
    /// access can read and answer it.
    answers_to: Option<String>,
    in_discord: bool,
    seats: Seats,
    reload: Reload,
    office: Office,
}

pub(super) fn answer(
    club: &Whereabouts<'_>,
    arguments: &ServeArguments,
    out: &mut impl Write,
) -> CliResult {
    let folder = folder(club)?;
    let folder = if arguments.take_over { folder.taking_over() } else { folder };
    let person = io::stdin().is_terminal();
    let running = start(club, &folder, if person { LogTarget::File } else { LogTarget::Stderr })?;
    // Anyone who can reach the club can have it closed properly. While a person plays here, their
    // console hears Ctrl-C, and the rest ends the process at once: everything that was answered is on
    // the disk.
    let stop = if person { None } else { running.hear_stop() };
    writeln!(out, "The club in {} is open.", club.path.display())?;
    if let Some(opening) = &running.taken_over {
        let host = make_harmless(&opening.host);
        writeln!(out, "It has been taken over from {host}. Never start it there again.")?;
    }
    if let Some(outage) = running.outage {
        let long = in_words(outage);
        writeln!(
            out,
            "It wasn't running for {long}. All clocks were paused, and players are told."
        )?;
    }
    writeln!(out, "  terminal: {} play --as NAME", club.program())?;
    writeln!(out, "            (on this machine, for anybody who can open the club's folder)")?;
    for line in &running.channels {
        writeln!(out, "{line}")?;
    }
    // A club that has games does not need this advice, and following it would create two more
    // players.
    let has_games = running.club.answer(|questions, _| service::questions::has_games(questions));
    if let Ok(false) = running.wait_for(has_games) {
        running.advise(club, out)?;
    }
    writeln!(out, "Ctrl-C closes it.")?;
    out.flush()?;
    if !person {
        running.until_told(stop);
        return Ok(Exit::Good);
    }
    let afterwards = Console::open(&running, &folder).sit_down(First::Asked, out)?;
    running.end(afterwards, out)?;
    Ok(Exit::Good)
}

/// How two people can play a first move: the second at a terminal, and the first by mail if mail
/// stays on this machine, otherwise at a terminal too.
fn first_game(program: &str, answers_to: Option<&str>) -> Vec<String> {
    let typed = |name: &str, line: &str| format!("echo {line} | {program} play --as {name}");
    let first = |line: &str| match answers_to {
        None => format!("{program} mail --as alva@example.org {line}"),
        Some(_) => typed("Alva", line),
    };
    let mut lines = match answers_to {
        // She is asked whether it was she who wrote, and says it again.
        None => vec![first("join Alva"), first("join Alva")],
        Some(_) => vec![first("join")],
    };
    lines.extend([
        typed("Ylva", "join"),
        first("challenge Ylva brandubh attack"),
        typed("Ylva", "accept"),
        first("d1-c1"),
    ]);
    lines
}

/// The club's folder, which is created if it does not exist.
pub(super) fn folder(club: &Whereabouts<'_>) -> Result<Folder, CliError> {
    Folder::open(club.path).map_err(CliError::no_club)
}

fn no_club(what: &dyn std::fmt::Display) -> CliError {
    CliError::NoClub(what.to_string())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LogTarget {
    /// To standard error, as services do.
    Stderr,
    /// Into the club's folder, because a person plays at the terminal.
    File,
}

/// Opens the club in this process, with all its channels.
pub(super) fn start(
    place: &Whereabouts<'_>,
    folder: &Folder,
    log: LogTarget,
) -> Result<RunningClub, CliError> {
    start_as(place, folder, configuration::read(folder)?, log)
}

/// The same with the given configuration.
pub(super) fn start_as(
    place: &Whereabouts<'_>,
    folder: &Folder,
    configuration: Configuration,
    log: LogTarget,
) -> Result<RunningClub, CliError> {
    let file = folder.log();
    log::begin(configuration.log, (log == LogTarget::File).then_some(&*file)).map_err(|error| {
        no_club(&format_args!("cannot write the log {}: {error}", file.display()))
    })?;
    // The cause of a panic may contain what somebody wrote, so only its location is logged.
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::warn!("a bug in this program: it panicked at {place}");
    }));
    warn_of_ineffective(&configuration);
    let rules = configuration.rulebook(&place.library);
    let mut ways = vec![Channel::Terminal, Channel::Email, Channel::House];
    ways.extend(configuration.discord.as_ref().map(|_| Channel::Discord));
    let opened = Club::open_to(folder, rules, &ways);
    let Opened { club, threads, outage, taken_over } = opened.map_err(|error| match error {
        CannotOpen::Folder(FolderError::Held(path)) => CliError::NoClub(format!(
            "the club in {} is already running; to play in it, run taflpost play --as NAME",
            path.display()
        )),
        other => no_club(&other),
    })?;
    let runtime = Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(DRAWING)
        .enable_all()
        .build()
        .map_err(|error| no_club(&error))?;
    let listening = runtime.block_on(async { server::open_socket(folder) });
    let listener = listening.map_err(|error| {
        no_club(&format_args!("cannot open {}: {error}", folder.socket().display()))
    })?;
    let painter = Arc::new(Painter::new(Art::shipped().clone()));
    let seats = Seats::default();
    let terminals =
        server::serve_terminals(listener, club.clone(), Arc::clone(&painter), seats.clone());
    runtime.spawn(terminals);
    runtime.spawn(house::run_house(club.clone()));
    runtime.spawn(house::run_reviews(club.clone()));
    let mut channels = Vec::new();
    let office = runtime.block_on(async {
        let office = open_office(&club, folder, &configuration, &painter, &mut channels).await;
        open_pages(&club, &configuration, &painter, &place.library, &mut channels).await;
        open_watch(&club, &configuration, &mut channels).await;
        open_discord(&club, folder, &configuration, painter, &mut channels);
        office
    });
    if log == LogTarget::File {
        channels.push(format!("  log: {}", file.display()));
    }
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "the club is open");
    if let Some(Opening { host, at, .. }) = &taken_over {
        tracing::warn!(
            "the club has been taken over from another machine ({}), which opened it on {at} and \
             did not close it",
            make_harmless(host)
        );
    }
    let answers_to = answers_to(&configuration);
    let in_discord = configuration.discord.is_some();
    let reload = Reload { folder: folder.clone(), last: configuration.written };
    Ok(RunningClub {
        runtime,
        club,
        threads,
        outage,
        taken_over,
        channels,
        answers_to,
        in_discord,
        seats,
        reload,
        office,
    })
}

/// The address at which the club answers emails, if it does.
fn answers_to(configuration: &Configuration) -> Option<String> {
    let mail = &configuration.mail;
    match (&mail.way_out, mail.policy) {
        (WayOut::Postbox(_), SenderPolicy::Token) => None,
        _ => Some(Recipient::Club.address_at(&mail.domain)),
    }
}

/// Tells the host which settings no longer set anything; the club runs all the same.
fn warn_of_ineffective(configuration: &Configuration) {
    for setting in &configuration.ineffective {
        tracing::warn!("{setting}; you can remove the line");
    }
}

/// Opens the mail office, and says which parts of it run.
async fn open_office(
    club: &Club,
    folder: &Folder,
    configuration: &Configuration,
    painter: &Arc<Painter>,
    said: &mut Vec<String>,
) -> Office {
    let mail = &configuration.mail;
    let (settings, painter) = (Arc::new(mail.clone()), Arc::clone(painter));
    let office = office::open_office(club, settings, painter, &folder.mail_socket()).await;
    let own = Recipient::Club.address_at(&mail.domain);
    let path = folder.configuration();
    let path = path.display();
    said.push(match &office.listens {
        Some(Ok(at)) => format!("  mail: to {own}, over LMTP or SMTP at {at}"),
        Some(Err(error)) => format!(
            "  mail: to {own}, but nothing is listening: {} cannot be used ({error});\n            \
             it is tried again every few seconds; to set another, in {path}: [mail] listen",
            mail.listen.as_ref().map_or_else(String::new, ToString::to_string)
        ),
        None => format!("  mail: to {own}; no listener (switched off in {path})"),
    });
    if let Some(mailbox) = &mail.mailbox {
        said.push(format!("        from the mailbox at {} (IMAP)", mailbox.server));
    }
    said.push(match &mail.way_out {
        WayOut::Postbox(folder) => format!(
            "        out: put into {}, a Maildir, and not sent; to send it,\n            \
             set [mail] relay in {path}",
            folder.display()
        ),
        WayOut::Relay(relay) => format!("        out: through {}:{}", relay.host, relay.port),
    });
    said.push(match (mail.policy, &mail.authserv) {
        (SenderPolicy::Token, _) => format!(
            "        policy: token (anybody who knows a reply address is trusted, since only\n\
             \u{20}           this machine can send email here); set a domain in {path} to verify \
             senders"
        ),
        (SenderPolicy::Verified, Some(authserv)) => {
            format!(
                "        policy: verified (signatures are checked here; what {authserv} says\n\
                 \u{20}           about senders counts too)"
            )
        }
        (SenderPolicy::Verified, None) => {
            "        policy: verified (signatures are checked here; without one, senders have to \
             confirm)"
                .to_owned()
        }
    });
    office
}

async fn open_pages(
    club: &Club,
    configuration: &Configuration,
    painter: &Arc<Painter>,
    library: &Library,
    said: &mut Vec<String>,
) {
    let pages = Pages {
        club: club.clone(),
        painter: Arc::clone(painter),
        library: Arc::new(library.clone()),
        drawings: Arc::default(),
        askers: Arc::default(),
        site: Arc::new(Site {
            address: configuration.mail.pages.clone(),
            public: configuration.public,
            mail: answers_to(configuration),
            in_discord: configuration.discord.is_some(),
        }),
    };
    let Some(at) = &configuration.pages else {
        return said.push("  pages: off (switched off in the configuration)".into());
    };
    let serve = |listener| web::serve_pages(listener, pages);
    let Some(here) = listen(club, "pages", at, serve, said).await else { return };
    said.push(match &configuration.mail.pages {
        Some(public) if configuration.public => format!("  pages: {public}, here at {here}"),
        Some(public) => format!(
            "  pages: {public}, here at {here} (only to stop emails; to show the club there, set \
             [web] public = true)"
        ),
        None => format!("  pages: {here} (for this machine alone)"),
    });
}

/// Opens the page for the host's monitoring, if it is switched on.
async fn open_watch(club: &Club, configuration: &Configuration, said: &mut Vec<String>) {
    let Some(at) = &configuration.watch else { return };
    let watched = club.clone();
    let serve = |listener| web::watch::serve_metrics(listener, watched);
    let Some(here) = listen(club, "watch", at, serve, said).await else { return };
    said.push(format!("  watch: {here} (/healthz and /metrics)"));
}

/// Serves whatever comes there, and says where web servers find it; if it can't listen there yet,
/// that is said.
async fn listen(
    club: &Club,
    what: &'static str,
    at: &ListenAt,
    serve: impl FnOnce(Listener) -> BoxFuture<'static, ()> + Send + 'static,
    said: &mut Vec<String>,
) -> Option<String> {
    let (listens, serving) = club.doors().open(what, at.clone(), serve).await;
    tokio::spawn(serving);
    match listens {
        Ok(at @ ListenAt::Port(_)) => Some(format!("http://{at}")),
        Ok(at @ ListenAt::Socket(_)) => Some(at.to_string()),
        Err(error) => {
            said.push(format!(
                "  {what}: nothing is listening yet: {at} cannot be used ({error});\n            \
                 it is tried again every few seconds"
            ));
            None
        }
    }
}

/// Starts the bot, and says whether it runs. Must be called within the club's runtime.
fn open_discord(
    club: &Club,
    folder: &Folder,
    configuration: &Configuration,
    painter: Arc<Painter>,
    said: &mut Vec<String>,
) {
    let Some(settings) = &configuration.discord else {
        let path = folder.configuration();
        return said.push(format!(
            "  Discord: off; to switch it on, put the bot's token into a file that only you can\n\
             \u{20}           read, and set it in {}: [discord] token-file = \"FILE\"",
            path.display()
        ));
    };
    said.push(match &settings.local {
        None => "  Discord: on".into(),
        Some(local) => format!("  Discord: on, at {} on this machine", local.api),
    });
    let desk =
        Desk { club: club.clone(), painter, emoji: Arc::default(), commands: Arc::default() };
    tokio::spawn(gateway::run_gateway(desk, settings.clone()));
}

/// Reads the configuration again while the club runs.
struct Reload {
    folder: Folder,
    /// The configuration as it was when it was last read.
    last: toml::Table,
}

impl Reload {
    /// Applies at once what can be changed at once; the rest is named and waits for the next start.
    /// A configuration that cannot be read changes nothing.
    async fn again(&mut self, club: &Club) {
        let read = match configuration::read(&self.folder) {
            Ok(read) => read,
            Err(trouble) => {
                return tracing::warn!("the old configuration stays in effect: {trouble}");
            }
        };
        log::set_level(read.log.level);
        warn_of_ineffective(&read);
        match club.set_ladders(Arc::new(read.ladders)).await {
            Ok(()) => tracing::warn!(
                "the configuration was read again; [ladder] and [log] level are in effect now"
            ),
            Err(Unanswered::Fault(fault)) => {
                tracing::warn!("the old ladder settings stay in effect: {fault}");
            }
            Err(Unanswered::Closed) => return,
        }
        let tables: BTreeSet<&String> = self.last.keys().chain(read.written.keys()).collect();
        for table in tables.into_iter().filter(|table| !["ladder", "log"].contains(&&***table)) {
            if self.last.get(table) != read.written.get(table) {
                tracing::warn!("[{table}] has changed; this takes effect at the next start");
            }
        }
        let format = |written: &toml::Table| written.get("log")?.get("format").cloned();
        if format(&self.last) != format(&read.written) {
            tracing::warn!("[log] format has changed; this takes effect at the next start");
        }
        self.last = read.written;
    }
}

impl RunningClub {
    /// Explains how to begin a first game, over each channel that there is.
    fn advise(&self, club: &Whereabouts<'_>, out: &mut impl Write) -> Result<(), CliError> {
        let program = club.program();
        writeln!(out, "To play alone, in another terminal: {program} play --as NAME")?;
        writeln!(out, "(type “join”, and “yes” to a game against the house)")?;
        writeln!(out, "A game for two to try; paste these lines there, in this folder:")?;
        for line in first_game(&program, self.answers_to.as_deref()) {
            writeln!(out, "  {line}")?;
        }
        if let Some(address) = &self.answers_to {
            writeln!(out, "By email, begin by sending “join NAME” to {address}.")?;
        }
        if self.in_discord {
            writeln!(out, "In Discord, begin with /play, and then play with /tafl move.")?;
        }
        Ok(())
    }

    /// Why nobody can sit down under that name, if so.
    pub(super) fn check_seat(&self, name: &str) -> Option<Refusal> {
        let asked = name.to_owned();
        let seat = self
            .club
            .answer(move |questions, now| service::questions::check_seat(questions, now, &asked));
        // If the file can't be read, the first command says so.
        self.wait_for(seat).unwrap_or_default()
    }

    /// A reader who isn't known, except perhaps for a language.
    pub(super) fn stranger(&self, language: Option<Language>) -> Reader {
        self.club.stranger(language)
    }

    /// Who sits at the terminals, this one included.
    pub(super) fn seats(&self) -> &Seats {
        &self.seats
    }

    pub(super) fn is_in_discord(&self) -> bool {
        self.in_discord
    }

    /// The port at which mail comes in, if one is open.
    pub(super) fn mail_port(&self) -> Option<u16> {
        match &self.office.listens {
            Some(Ok(ListenAt::Port(address))) => Some(address.port()),
            _ => None,
        }
    }

    /// Waits for a future while the club runs.
    pub(super) fn wait_for<T>(&self, what: impl Future<Output = T>) -> T {
        self.runtime.block_on(what)
    }

    /// Does something besides, until the club closes.
    pub(super) fn spawn(&self, what: impl Future<Output = ()> + Send + 'static) {
        self.runtime.spawn(what);
    }

    /// The signals by which the system or the host says to stop, and to read the configuration
    /// again. From here on none of them ends the process by itself.
    fn hear_stop(&self) -> Option<[Signal; 3]> {
        let kinds = [SignalKind::terminate(), SignalKind::interrupt(), SignalKind::hangup()];
        let [terminate, interrupt, hangup] = self.wait_for(async { kinds.map(signal) });
        Some([terminate.ok()?, interrupt.ok()?, hangup.ok()?])
    }

    /// Closes the club at whose console nobody sits any more, at once or when it is told to.
    pub(super) fn end(self, afterwards: Afterwards, out: &mut impl Write) -> io::Result<()> {
        match afterwards {
            Afterwards::Close => self.close(),
            Afterwards::StayOpen => {
                let stop = self.hear_stop();
                writeln!(out, "The club stays open; Ctrl-C closes it.")?;
                out.flush()?;
                self.until_told(stop);
                writeln!(out)?;
            }
        }
        writeln!(out, "The club is closed. Everything that it had answered is saved.")
    }

    /// Runs until the system or the host tells it to stop.
    fn until_told(mut self, stop: Option<[Signal; 3]>) {
        let (reload, club) = (&mut self.reload, &self.club);
        self.runtime.block_on(async {
            let Some([mut terminate, mut interrupt, mut hangup]) = stop else {
                // Without signals it runs until it is killed, which does no harm.
                return std::future::pending().await;
            };
            loop {
                tokio::select! {
                    _ = terminate.recv() => return,
                    _ = interrupt.recv() => return,
                    _ = hangup.recv() => reload.again(club).await,
                }
            }
        });
        tracing::info!("the club is closing");
        self.close();
    }

    /// Closes the club after finishing what has begun.
    pub(super) fn close(self) {
        let RunningClub { runtime, club, threads, office, .. } = self;
        drop(office);
        log::leave_out_cut_lines();
        runtime.shutdown_background();
        drop(club);
        let waiting = thread::spawn(move || threads.join());
        // A thread that does not end in time holds nothing that would be lost by killing it.
        for _ in 0..50 {
            if waiting.is_finished() {
                return;
            }
            thread::sleep(std::time::Duration::from_millis(50));
        }
    }
}
