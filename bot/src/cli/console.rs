//! The console on which a club runs: people play in it, one after the other. Ctrl-C leaves the seat
//! first, and closes the club when it is pressed again.

use std::io::{self, BufRead, BufReader, Stdin, Write};
use std::sync::mpsc;
use std::thread;

use club::Folder;
use terminal::client::{Input, Interrupts, TerminalEnding};
use terminal::editor::LineEditor;
use tokio::signal::unix::{SignalKind, signal};
use tools::{CliError, language};

use crate::cli::play;
use crate::cli::serve::RunningClub;

/// What is to happen to the club when nobody sits at its console any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Afterwards {
    StayOpen,
    Close,
}

/// Who sits down first.
pub(super) enum First<'a> {
    /// Anyone who answers.
    Asked,
    /// Somebody who is known, and for whose sake alone the club has been opened.
    Named(&'a str),
}

/// What happens while a name is asked for.
enum ConsoleEvent {
    Typed(io::Result<usize>, String, BufReader<Stdin>),
    /// Ctrl-C.
    Interrupt,
}

enum NameAnswer {
    Name(String, BufReader<Stdin>),
    Nobody,
    Interrupted,
}

pub(super) struct Console<'a> {
    running: &'a RunningClub,
    folder: &'a Folder,
    interrupts: Interrupts,
    hear: mpsc::Sender<ConsoleEvent>,
    heard: mpsc::Receiver<ConsoleEvent>,
}

impl<'a> Console<'a> {
    /// From here on Ctrl-C no longer ends the process by itself.
    pub(super) fn open(running: &'a RunningClub, folder: &'a Folder) -> Console<'a> {
        let (hear, heard) = mpsc::channel();
        let interrupts = Interrupts::default();
        let console = Console { running, folder, interrupts, hear, heard };
        // If it can't be heard, it ends the process as it always does, which loses nothing.
        if let Ok(mut pressed) = running.wait_for(async { signal(SignalKind::interrupt()) }) {
            let (interrupts, hear) = (console.interrupts.clone(), console.hear.clone());
            running.spawn(async move {
                while pressed.recv().await.is_some() {
                    if !interrupts.leave() && hear.send(ConsoleEvent::Interrupt).is_err() {
                        return;
                    }
                }
            });
        }
        console
    }

    /// Lets people play until nobody wants to, or until Ctrl-C is pressed while nobody sits here.
    pub(super) fn sit_down(
        &self,
        first: First<'_>,
        out: &mut impl Write,
    ) -> Result<Afterwards, CliError> {
        let mut next = match first {
            First::Named(name) => Some(name.to_owned()),
            First::Asked => {
                writeln!(out)?;
                let asked = "Who are you? Type your name as others should see it, such as Anna \
                             Berg, or the short name that you have here. (If you play elsewhere, \
                             press Ctrl-D.)";
                play::say(asked, out)?;
                None
            }
        };
        let is_for_one = next.is_some();
        loop {
            let (name, lines) = match next.take() {
                Some(name) => (name, BufReader::new(io::stdin())),
                None => match self.ask_for_name(out)? {
                    NameAnswer::Name(name, lines) => (name, lines),
                    NameAnswer::Nobody => return Ok(Afterwards::StayOpen),
                    NameAnswer::Interrupted => return Ok(Afterwards::Close),
                },
            };
            let editor = LineEditor::open();
            // Otherwise what comes next has been read already.
            let can_ask_again = editor.is_some();
            let mut sitter = play::sitter(&name, Input::Person);
            sitter.interrupts = self.interrupts.clone();
            let ending = play::run(self.folder, sitter, (editor, lines), out)?;
            let others = self.running.seats().names();
            if is_for_one && ending != TerminalEnding::Interrupted && others.is_empty() {
                return Ok(Afterwards::Close);
            }
            writeln!(out)?;
            if !can_ask_again || ending == TerminalEnding::Lost {
                return Ok(Afterwards::StayOpen);
            }
            play::say(&self.still_open(others.into_iter().collect()), out)?;
            writeln!(out, "Press Ctrl-C once more to close it.\n")?;
            let asked = "Who else would like to play? To come back, type your name. (If nobody \
                         does, press Ctrl-D.)";
            play::say(asked, out)?;
        }
    }

    /// Who the club stays open for.
    fn still_open(&self, others: Vec<String>) -> String {
        let there = match others.as_slice() {
            [] => "nobody is at another terminal".to_owned(),
            [name] => format!("{name} is at another terminal"),
            [names @ .., last] => format!("{} and {last} are at other terminals", names.join(", ")),
        };
        let reached = match self.running.is_in_discord() {
            true => "by email and in Discord",
            false => "by email",
        };
        format!(
            "You have left your seat. The club stays open: {there}, and players can reach it \
             {reached}."
        )
    }

    /// Asks for a name under which somebody can sit down.
    fn ask_for_name(&self, out: &mut impl Write) -> Result<NameAnswer, CliError> {
        let mut lines = BufReader::new(io::stdin());
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let hear = self.hear.clone();
            // What is typed and what is pressed are waited for together. If it is pressed, the club
            // closes, and nobody reads what this thread does.
            thread::spawn(move || {
                let mut typed = String::new();
                let read = lines.read_line(&mut typed);
                let _ = hear.send(ConsoleEvent::Typed(read, typed, lines));
            });
            let typed = match self.heard.recv() {
                Ok(ConsoleEvent::Typed(read, typed, back)) => {
                    lines = back;
                    if read? == 0 {
                        writeln!(out)?;
                        return Ok(NameAnswer::Nobody);
                    }
                    typed
                }
                Ok(ConsoleEvent::Interrupt) | Err(_) => {
                    writeln!(out)?;
                    return Ok(NameAnswer::Interrupted);
                }
            };
            let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
            if name.is_empty() {
                continue;
            }
            match self.running.check_seat(&name) {
                Some(refusal) => {
                    let reader = self.running.stranger(language::of_machine());
                    play::say(&refusal.say(&reader), out)?;
                    writeln!(out)?;
                }
                None => {
                    writeln!(out)?;
                    return Ok(NameAnswer::Name(name, lines));
                }
            }
        }
    }
}
