//! `taflpost serve`: opens the club and keeps it running. With a person at the terminal, they
//! can play there at once.

use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::sync::Arc;
use std::thread;

use chrono::TimeDelta;
use tokio::runtime::{Builder, Runtime};
use tokio::signal::unix::{Signal, SignalKind, signal};

use super::{Answer, Trouble, Verdict, Whereabouts};
use crate::club::{CannotOpen, Club, Folder, FolderError, Opened, Threads};
use crate::terminal::client::Input;
use crate::terminal::{client, server};

/// A club that runs in this process.
pub(super) struct Running {
    runtime: Runtime,
    club: Club,
    threads: Threads,
    outage: Option<TimeDelta>,
}

pub(super) fn answer(club: &Whereabouts<'_>, out: &mut impl Write) -> Answer {
    let folder = folder(club)?;
    let running = open(club, &folder)?;
    let person = io::stdin().is_terminal();
    // Whoever can reach the club can have it closed in good order. While a person plays here,
    // Ctrl-C leaves at once, as in any program: what was answered is on the disk.
    let stop = if person { None } else { running.hear_stop() };
    running.listen(&folder)?;
    writeln!(out, "The club in {} is open.", club.path.display())?;
    if let Some(outage) = running.outage {
        let hours = outage.num_seconds() as f64 / 3600.0;
        writeln!(out, "It had not run for {hours:.1} hours; nobody's clock ran, and all who play")?;
        writeln!(out, "are told.")?;
    }
    writeln!(out, "  terminal: taflpost play --as NAME (on this machine, for whoever may read")?;
    writeln!(out, "            the club's folder)")?;
    writeln!(out, "  mail, Discord, pages: off (this version does not have them yet)")?;
    writeln!(out, "Ctrl-C closes it.")?;
    out.flush()?;
    if person {
        sit_down(&folder, out)?;
        writeln!(out, "The club stays open; Ctrl-C closes it.")?;
        out.flush()?;
    }
    let stop = stop.or_else(|| running.hear_stop());
    running.until_told(stop);
    Ok(Verdict::Good)
}

/// Asks who is there and lets them play. Whoever leaves does not close the club.
fn sit_down(folder: &Folder, out: &mut impl Write) -> Result<(), Trouble> {
    writeln!(out, "\nWho are you? (a name to play under; Ctrl-D to play elsewhere)")?;
    let mut lines = BufReader::new(io::stdin());
    let mut name = String::new();
    while name.trim().is_empty() {
        write!(out, "> ")?;
        out.flush()?;
        name.clear();
        if lines.read_line(&mut name)? == 0 {
            writeln!(out)?;
            return Ok(());
        }
    }
    writeln!(out, "\"help\" shows what you can say, \"join\" makes you a player.\n")?;
    client::run(&folder.socket(), name.trim(), Input::Person, lines, out)?;
    writeln!(out)?;
    Ok(())
}

/// The club's folder, made if there is none.
pub(super) fn folder(club: &Whereabouts<'_>) -> Result<Folder, Trouble> {
    Folder::open(club.path).map_err(|error| Trouble::NoClub(error.to_string()))
}

/// Opens the club and its socket in this process.
pub(super) fn start(place: &Whereabouts<'_>, folder: &Folder) -> Result<Running, Trouble> {
    let running = open(place, folder)?;
    running.listen(folder)?;
    Ok(running)
}

fn no_club(what: &dyn std::fmt::Display) -> Trouble {
    Trouble::NoClub(what.to_string())
}

/// Opens the club in this process, for nobody yet.
fn open(place: &Whereabouts<'_>, folder: &Folder) -> Result<Running, Trouble> {
    let opened = Club::open(folder, Arc::new(place.library.clone()));
    let Opened { club, threads, outage } = opened.map_err(|error| match error {
        CannotOpen::Folder(FolderError::Held(path)) => Trouble::NoClub(format!(
            "the club in {} is running already; taflpost play --as NAME joins it",
            path.display()
        )),
        other => no_club(&other),
    })?;
    let runtime = Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .map_err(|error| no_club(&error))?;
    Ok(Running { runtime, club, threads, outage })
}

/// What the system or the host says stop with.
struct Stop {
    terminate: Signal,
    interrupt: Signal,
}

impl Running {
    /// Lets terminals sit down.
    fn listen(&self, folder: &Folder) -> Result<(), Trouble> {
        let listening = self.runtime.block_on(async { server::listen(folder) });
        let listener = listening.map_err(|error| {
            no_club(&format_args!("cannot open {}: {error}", folder.socket().display()))
        })?;
        self.runtime.spawn(server::serve(listener, self.club.clone()));
        Ok(())
    }

    /// From here on nothing that says stop ends the process by itself.
    fn hear_stop(&self) -> Option<Stop> {
        self.runtime.block_on(async {
            let terminate = signal(SignalKind::terminate()).ok()?;
            let interrupt = signal(SignalKind::interrupt()).ok()?;
            Some(Stop { terminate, interrupt })
        })
    }

    /// Runs until the system or the host says stop.
    fn until_told(self, stop: Option<Stop>) {
        self.runtime.block_on(async {
            let Some(Stop { mut terminate, mut interrupt }) = stop else {
                // Without signals it runs until it is killed, which harms nothing.
                return std::future::pending().await;
            };
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        });
        self.close();
    }

    /// Closes the club: what was begun is finished first.
    pub(super) fn close(self) {
        let Running { runtime, club, threads, .. } = self;
        runtime.shutdown_background();
        drop(club);
        let waiting = thread::spawn(move || threads.join());
        // A thread that does not end in time holds nothing that a kill would lose.
        for _ in 0..50 {
            if waiting.is_finished() {
                return;
            }
            thread::sleep(std::time::Duration::from_millis(50));
        }
    }
}
