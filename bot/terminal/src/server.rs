//! The club's side of the terminal's socket: reads lines, asks the club, and writes answers and
//! everything that is waiting for the player. Anyone who can open the socket can play as anybody:
//! the folder belongs to its owner alone.

use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono_tz::Tz;
use club::{BoxFuture, Closed, Club, ClubDoor, Folder, Unanswered, apology, folder};
use commands::{BoardForm, Deed, OrderLine, OrganiserAct, Setting};
use engine::ruleset::Language;
use pictures::{Painter, Seat};
use service::{Actor, Answer, Heard, LineCompletion, Request};
use storage::{Channel, NoticeId, PlayerId};
use templates::{Client, Reader};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::unix::OwnedWriteHalf;
use tokio::net::{UnixListener, UnixStream};
use tokio::task::spawn_blocking;

use super::client::fresh_id;
use super::protocol::{
    Attachment, Contents, LONGEST_LINE, LineOutcome, ListensAt, ToClub, ToTerminal, as_line,
};
use super::sitting::Sitting;

/// Opens the socket. The club's lock must be held: an existing socket was left by a dead process.
pub fn open_socket(folder: &Folder) -> io::Result<UnixListener> {
    folder::bind(&folder.socket())
}

/// The names under which people sit at the club's terminals now.
#[derive(Clone, Debug, Default)]
pub struct Seats(Arc<Mutex<Vec<String>>>);

impl Seats {
    /// Each name once, in order.
    pub fn names(&self) -> BTreeSet<String> {
        self.taken().iter().cloned().collect()
    }

    fn take(&self, name: &str) -> TakenSeat {
        self.taken().push(name.to_owned());
        TakenSeat { seats: self.clone(), name: name.to_owned() }
    }

    fn taken(&self) -> MutexGuard<'_, Vec<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A name is among the [`Seats`] for as long as this exists.
struct TakenSeat {
    seats: Seats,
    name: String,
}

impl Drop for TakenSeat {
    fn drop(&mut self) {
        let mut taken = self.seats.taken();
        if let Some(at) = taken.iter().position(|name| *name == self.name) {
            taken.swap_remove(at);
        }
    }
}

/// Serves terminals until the club closes.
pub fn serve_terminals(
    listener: UnixListener,
    club: Club,
    painter: Arc<Painter>,
    seats: Seats,
) -> BoxFuture<'static, ()> {
    Box::pin(async move {
        loop {
            match listener.accept().await {
                Ok((stream, _)) => {
                    let (club, painter) = (club.clone(), Arc::clone(&painter));
                    let seats = seats.clone();
                    tokio::spawn(async move {
                        // It does not matter if a terminal goes away.
                        let _ = attend(stream, &club, &painter, &seats).await;
                    });
                }
                Err(error) => {
                    tracing::warn!("the terminal's socket: {error}");
                    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                }
            }
        }
    })
}

/// The connection to a terminal ends: the terminal or the club is gone.
struct TerminalGone;

impl From<io::Error> for TerminalGone {
    fn from(_: io::Error) -> TerminalGone {
        TerminalGone
    }
}

impl From<Closed> for TerminalGone {
    fn from(_: Closed) -> TerminalGone {
        TerminalGone
    }
}

/// What a player's machine is set to, for as long as they have no settings of their own.
#[derive(Clone, Copy)]
struct MachineSettings {
    language: Option<Language>,
    zone: Option<Tz>,
    unicode: bool,
    colours: bool,
}

impl MachineSettings {
    /// The language of somebody who types that. A command in a language other than English was
    /// chosen; the English ones are in every instruction.
    fn language_of(self, typed: &str, before: Option<Language>) -> Option<Language> {
        let spoken = commands::language(typed);
        let chosen = spoken.filter(|language| *language != Language::English);
        chosen.or(self.language).or(spoken).or(before)
    }

    fn reader_of(self, player: Option<PlayerId>, reader: Reader) -> Reader {
        let reader = self.seen_by(reader);
        match (player, self.zone) {
            (None, Some(zone)) => Reader { zone, ..reader },
            _ => reader,
        }
    }

    /// A terminal shows no pictures; the best that it shows comes in their place.
    fn seen_by(self, reader: Reader) -> Reader {
        let client = if self.colours { Client::Coloured } else { reader.client };
        let reader = Reader { client, ..reader };
        match reader.board {
            BoardForm::Picture if self.unicode => Reader { board: BoardForm::Unicode, ..reader },
            _ => reader,
        }
    }
}

struct TerminalSeat<'a> {
    club: &'a Club,
    painter: &'a Arc<Painter>,
    actor: Actor,
    machine: MachineSettings,
    to: OwnedWriteHalf,
    sitting: Sitting,
    /// The notices that were sent over this connection and not yet reported as seen. One that never
    /// is comes again over the next connection.
    sent: BTreeSet<NoticeId>,
}

async fn attend(
    stream: UnixStream,
    club: &Club,
    painter: &Arc<Painter>,
    seats: &Seats,
) -> Result<(), TerminalGone> {
    let (from, mut to) = stream.into_split();
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    let read = read_line(&mut from, &mut line).await?;
    let (name, game, machine, greet) = match parse(&line, read) {
        Some(ToClub::Sit { name, game, language, zone, unicode, colours, greet }) => {
            let language = language.and_then(|code| Language::from_code(&code));
            let zone = zone.and_then(|name| name.parse().ok());
            (name, game, MachineSettings { language, zone, unicode, colours }, greet)
        }
        Some(ToClub::Host { id, act }) => return host(&mut to, club, id, act).await,
        Some(ToClub::AskHost { act }) => return ask_host(&mut to, club, act).await,
        Some(ToClub::Complete { name, game, language, text }) => {
            let language = language.and_then(|code| Language::from_code(&code));
            let actor = Actor { channel: Channel::Terminal, address: name, language };
            return complete(&mut to, club, actor, game, text).await;
        }
        Some(ToClub::Doors) => return write(&mut to, &doors(club)).await,
        _ => return Ok(()),
    };
    let actor = Actor { channel: Channel::Terminal, address: name, language: machine.language };
    let sitting = Sitting::new(fresh_id()?, game);
    let sent = BTreeSet::new();
    let mut seat = TerminalSeat { club, painter, actor, machine, to, sitting, sent };
    // Dropped before `seat`, so before the terminal sees its connection end.
    let _taken = seats.take(&seat.actor.address);
    let mut news = club.news();
    if greet {
        seat.greet().await?;
    }
    seat.catch_up().await?;
    seat.write(&ToTerminal::UpToDate).await?;
    line.clear();
    loop {
        tokio::select! {
            read = read_line(&mut from, &mut line) => {
                let Some(said) = parse(&line, read?) else { return Ok(()) };
                line.clear();
                match said {
                    ToClub::Sit { .. }
                    | ToClub::Host { .. }
                    | ToClub::AskHost { .. }
                    | ToClub::Doors
                    | ToClub::Complete { .. } => return Ok(()),
                    ToClub::Line { id, text } => seat.answer(id, &text).await?,
                    ToClub::Seen { key } => {
                        // If it cannot be noted, the notice comes again over the next connection.
                        let key = NoticeId(key);
                        match club.decide(move |service, now| service::letters::handed(service, now, key)).await {
                            Ok(()) => _ = seat.sent.remove(&key),
                            Err(why) => _ = why.fault()?,
                        }
                    }
                }
            }
            changed = news.changed() => {
                changed.map_err(|_| TerminalGone)?;
                seat.catch_up().await?;
            }
        }
    }
}

impl TerminalSeat<'_> {
    async fn answer(&mut self, id: String, text: &str) -> Result<(), TerminalGone> {
        self.actor.language = self.machine.language_of(text, self.actor.language);
        let place = self.sitting.turn_page();
        let read = self.club.understand(self.actor.clone(), &place, text).await?;
        let mut file = None;
        let (outcome, text) = match self.sitting.hear(text, read) {
            Err(misread) => {
                let (at, game) = ((self.actor.clone(), place), self.sitting.game());
                let answered = self.club.hear_misread(at, game, misread.clone()).await;
                if let Ok(Heard { answer, .. }) = &answered {
                    self.sitting.note_misread(&misread, answer);
                }
                answer_text(answered, &self.reader().await?)?
            }
            Ok(order) => {
                // The name makes it a different request if two terminals happen to choose the same
                // id.
                let request = Request {
                    id: format!("terminal {} {id}", self.actor.address),
                    actor: self.actor.clone(),
                    order: order.clone(),
                    seen: None,
                    place: Some(place),
                };
                let id = request.id.clone();
                let answered = self.club.hear(request, None).await;
                if answered.as_ref().is_ok_and(|heard| heard.joined) {
                    self.begin_in_zone(id).await?;
                }
                match &answered {
                    Ok(Heard { answer, .. }) => {
                        self.sitting.note_answer(&order, answer);
                        file = self.drawn(answer).await;
                    }
                    Err(Unanswered::Fault(fault)) => {
                        tracing::warn!("a command at the terminal failed: {fault}");
                    }
                    Err(Unanswered::Closed) => {}
                }
                // Somebody who changes the language is answered in the new one.
                answer_text(answered, &self.reader().await?)?
            }
        };
        let game = self.sitting.game();
        self.write(&ToTerminal::Answer { id, outcome, text, game, file }).await
    }

    /// The picture that an answer is about, drawn where it holds up nobody.
    async fn drawn(&self, answer: &Answer) -> Option<Attachment> {
        let Answer::Done(notice) = answer else { return None };
        if notice.drawings().is_empty() {
            return None;
        }
        let notice = notice.clone();
        let painter = Arc::clone(self.painter);
        let drawn = spawn_blocking(move || {
            let drawing = notice.drawings().into_iter().next()?;
            let bytes = drawing.draw(&painter, Seat::South);
            Some(Attachment { name: drawing.file_name(), contents: Contents::of_bytes(&bytes) })
        });
        // A panic has already been reported; the text is there all the same.
        drawn.await.ok().flatten()
    }

    /// Says where the player is, and what waits for them.
    async fn greet(&mut self) -> Result<(), TerminalGone> {
        let actor = self.actor.clone();
        let greeting = self
            .club
            .answer(move |questions, now| service::questions::greeting(questions, now, &actor));
        let (greeting, player, reader) = match greeting.await {
            Ok(greeting) => greeting,
            Err(why) => {
                tracing::warn!("cannot look up what waits at the terminal: {}", why.fault()?);
                return Ok(());
            }
        };
        let text = greeting.text(&self.machine.reader_of(player, reader));
        self.write(&ToTerminal::Greeting { text }).await
    }

    /// Sets the time zone of somebody who has just joined to that of their machine, as if they had
    /// typed it. If the line is sent again, this is too, under the same id.
    async fn begin_in_zone(&mut self, id: String) -> Result<(), TerminalGone> {
        let Some(zone) = self.machine.zone else { return Ok(()) };
        let request = Request {
            id: format!("{id} zone"),
            actor: self.actor.clone(),
            order: OrderLine::without_game(Deed::Settings(vec![Setting::Zone(zone)])),
            seen: None,
            place: None,
        };
        if let Err(why) = self.club.ask(request).await {
            tracing::warn!("cannot set the time zone of a new player: {}", why.fault()?);
        }
        Ok(())
    }

    /// Sends what is waiting for the player and was not sent over this connection.
    async fn catch_up(&mut self) -> Result<(), TerminalGone> {
        let player = match self.club.who(self.actor.clone()).await {
            Ok((Some(player), _)) => player,
            Ok((None, _)) => return Ok(()),
            Err(why) => return Ok(_ = why.fault()?),
        };
        while self.send_letters(player).await? > 0 {}
        Ok(())
    }

    /// Returns how many were sent.
    async fn send_letters(&mut self, player: PlayerId) -> Result<usize, TerminalGone> {
        let letters = match self.club.take_letters(player, self.sent.clone()).await {
            Ok(letters) => letters,
            Err(why) => {
                tracing::warn!("cannot read the terminal's outbox: {}", why.fault()?);
                return Ok(0);
            }
        };
        let count = letters.len();
        for letter in letters {
            let reader = self.machine.seen_by(letter.reader);
            for part in &letter.parts {
                self.sent.insert(part.id);
                let key = part.id.0;
                if part.notice.invites_answer() {
                    self.sitting.show_offer();
                }
                let text = part.notice.news_text(&reader);
                let file = part.notice.file().map(|file| Attachment {
                    name: file.file.clone(),
                    contents: Contents::Text(file.text.clone()),
                });
                self.write(&ToTerminal::Notice { key, text, file }).await?;
            }
        }
        Ok(count)
    }

    async fn reader(&self) -> Result<Reader, TerminalGone> {
        match self.club.who(self.actor.clone()).await {
            Ok((player, reader)) => Ok(self.machine.reader_of(player, reader)),
            Err(why) => {
                tracing::warn!("cannot look up who is at the terminal: {}", why.fault()?);
                Err(TerminalGone)
            }
        }
    }

    async fn write(&mut self, said: &ToTerminal) -> Result<(), TerminalGone> {
        write(&mut self.to, said).await
    }
}

async fn complete(
    to: &mut OwnedWriteHalf,
    club: &Club,
    actor: Actor,
    game: Option<u32>,
    text: String,
) -> Result<(), TerminalGone> {
    let found = club.answer(move |questions, now| {
        service::complete::complete_line(questions, now, &actor, game, &text)
    });
    let LineCompletion { kept, endings } = match found.await {
        Ok(found) => found,
        Err(why) => {
            tracing::warn!("cannot look up how a line may go on: {}", why.fault()?);
            LineCompletion::default()
        }
    };
    write(to, &ToTerminal::Completion { kept, endings }).await
}

fn doors(club: &Club) -> ToTerminal {
    let doors = club.doors().all().into_iter().map(|(what, ClubDoor { at, trouble })| ListensAt {
        what: what.to_owned(),
        at: at.to_string(),
        trouble,
    });
    ToTerminal::Doors { doors: doors.collect() }
}

async fn host(
    to: &mut OwnedWriteHalf,
    club: &Club,
    id: String,
    act: OrganiserAct,
) -> Result<(), TerminalGone> {
    let request = id.clone();
    let answered =
        club.decide(move |service, now| service::act_as_host(service, now, &request, &act)).await;
    if let Err(Unanswered::Fault(fault)) = &answered {
        tracing::warn!("an organiser's command failed: {fault}");
    }
    let (outcome, text) = told_host(club, answered)?;
    write(to, &ToTerminal::Answer { id, outcome, text, game: None, file: None }).await
}

async fn ask_host(
    to: &mut OwnedWriteHalf,
    club: &Club,
    act: OrganiserAct,
) -> Result<(), TerminalGone> {
    let asked = club.decide(move |service, now| service::ask_host(service, now, &act)).await;
    let (outcome, text) = told_host(club, asked)?;
    let id = String::new();
    write(to, &ToTerminal::Answer { id, outcome, text, game: None, file: None }).await
}

/// What came of a command of the organisers, who are answered in English.
pub fn told_host(
    club: &Club,
    answered: Result<Answer, Unanswered>,
) -> Result<(LineOutcome, String), Closed> {
    let heard = answered.map(|answer| Heard { first: None, answer, joined: false });
    answer_text(heard, &club.stranger(Some(Language::English)))
}

/// The outcome of an order, and the text for its reader.
fn answer_text(
    answered: Result<Heard, Unanswered>,
    reader: &Reader,
) -> Result<(LineOutcome, String), Closed> {
    let Heard { first, answer, .. } = match answered {
        Ok(heard) => heard,
        Err(why) => return Ok((LineOutcome::Failed, apology(&why.fault()?).text(reader))),
    };
    let (outcome, text) = match answer {
        Answer::Done(notice) => (LineOutcome::Done, notice.text(reader)),
        Answer::Refused(refusal) => (LineOutcome::Refused, refusal.text(reader)),
    };
    Ok((
        outcome,
        match first {
            Some(first) => format!("{}\n{text}", first.text(reader)),
            None => text,
        },
    ))
}

async fn write(to: &mut OwnedWriteHalf, said: &ToTerminal) -> Result<(), TerminalGone> {
    Ok(to.write_all(&as_line(said)?).await?)
}

/// Continues to read a line; can be dropped and called again without losing anything.
async fn read_line(
    from: &mut BufReader<tokio::net::unix::OwnedReadHalf>,
    line: &mut Vec<u8>,
) -> io::Result<usize> {
    let room = (LONGEST_LINE + 1).saturating_sub(line.len());
    from.take(room as u64).read_until(b'\n', line).await
}

/// Parses a complete line; `None` for anything else, which ends the connection.
fn parse(line: &[u8], read: usize) -> Option<ToClub> {
    if read == 0 || !line.ends_with(b"\n") {
        return None;
    }
    serde_json::from_slice(line).ok()
}
