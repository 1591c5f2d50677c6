//! A player's own notes, which can be opened after the game, and messages to the opponent.

use chrono::{DateTime, Utc};
use engine::Side;
use kernel::desk::Questions;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::refused::{Refused, Stop};
use kernel::request::Actor;
use kernel::{kept, names};
use storage::{Fault, GameId, GameRow, MessageRow, NoteRow, PlayerId, PlayerRow};
use templates::Notice;
use templates::accounts::AccountRefused;
use templates::told::{TextKind, Who};

use crate::seat::SeatAtGame;

/// How many messages are shown beside a board.
const SHOWN: u32 = 20;

/// What the players of a game have last said to each other, as one of them reads it.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    /// What was said before, the oldest first.
    pub earlier: Vec<Notice>,
    /// What the opponent has said since the reader last wrote.
    pub unanswered: Option<Notice>,
}

/// The last messages of a game, for somebody who plays in it; nobody else sees any.
pub fn talk(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
    game: u32,
) -> Result<Talk, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    let Some(open) = lookup.open(GameId(game.into()))? else { return Ok(Talk::default()) };
    let Some(reader) = lookup.who(actor)?.map(|player| player.id) else {
        return Ok(Talk::default());
    };
    if open.side_of(reader).is_none() {
        return Ok(Talk::default());
    }
    let mut messages = lookup.view.messages_in(open.row.id, SHOWN)?;
    if lookup.view.is_muted(reader, open.row.id)? {
        messages.retain(|message| message.player == reader);
    }
    messages.reverse();
    let mut said = Vec::new();
    for run in messages.chunk_by(|one, next| one.player == next.player) {
        let Some(first) = run.first() else { continue };
        let by = Who::Other(lookup.view.player(first.player)?.name);
        let texts = run.iter().map(|message| message.text.clone()).collect();
        said.push((first.player, Notice::Said { game: game.into(), by, texts }));
    }
    let unanswered = said.pop_if(|(player, _)| *player != reader).map(|(_, said)| said);
    Ok(Talk { earlier: said.into_iter().map(|(_, said)| said).collect(), unanswered })
}

/// Stores a note that only its author can see.
pub fn note(ledger: &Ledger<'_>, seat: &SeatAtGame, text: &str) -> Result<Happened, Stop> {
    kept::check(ledger, seat.player, TextKind::Note(seat.open.row.id.0), text)?;
    let ply = seat.open.course.due_ply() - 1;
    let note = NoteRow { ply, at: ledger.now, text: text.to_owned(), opened_at: None, line: None };
    ledger.change.insert_note(seat.player, seat.open.row.id, &note)?;
    Ok(Happened::Noted { game: seat.open.row.id.0, line: None })
}

/// Lets others read the notes on a game that is over; the opponent is told.
pub fn open_notes(ledger: &Ledger<'_>, seat: &SeatAtGame) -> Result<Happened, Stop> {
    let game = seat.open.row.id;
    if seat.open.course.end.is_none() {
        return Err(Refused::NotesOfRunning { game: game.0 }.into());
    }
    if ledger.change.open_notes(seat.player, game, ledger.now)? == 0 {
        return Err(Refused::NoNotes { game: game.0 }.into());
    }
    let happened = Happened::NotesOpened { game: game.0, player: seat.player.0 };
    let other = seat.open.row.players[!seat.side];
    if !ledger.view().is_muted(other, game)? {
        ledger.tell(other, &happened)?;
    }
    Ok(happened)
}

/// A message to the opponent, without the name at its beginning. If it begins with somebody else's
/// name, it may be meant for that person, so it is not sent. An `@` always begins a name.
pub fn addressed<'a>(
    ledger: &Ledger<'_>,
    seat: &SeatAtGame,
    opponent: &PlayerRow,
    text: &'a str,
) -> Result<&'a str, Stop> {
    let first = text.split_whitespace().next().unwrap_or_default();
    let bare = |front: &str| -> String {
        front.trim_start_matches('@').trim_end_matches([':', ',', ';', '.', '!', '?']).to_owned()
    };
    if bare(first).is_empty() {
        return Ok(text);
    }
    // The longest name counts: `Anna Berg` is not `Anna`.
    let mut named = None;
    for (front, rest) in names::fronts(text, names::MOST_WORDS) {
        if let Some(player) = ledger.view().player_called(&names::folded(&bare(front)))? {
            named = Some((player, front, rest));
            break;
        }
    }
    let Some((named, front, rest)) = named else {
        return match first.starts_with('@') {
            true => Err(Refused::NoPlayer { name: bare(first) }.into()),
            false => Ok(text),
        };
    };
    if named.id == opponent.id {
        // `@Otto good luck`, `Otto: good luck` and `Otto, good luck`, but not `Otto is late`.
        let calls = front.starts_with('@') || front.ends_with([':', ',']);
        return Ok(if calls && !rest.is_empty() { rest } else { text });
    }
    if named.id == seat.player {
        return Ok(text);
    }
    let running = ledger.view().running_games(seat.player)?;
    let plays = |row: &&GameRow| Side::BOTH.iter().any(|&side| row.players[side] == named.id);
    let together = running.iter().find(plays).map(|row| row.id.0);
    let game = seat.open.row.id.0;
    Err(Refused::OtherReader { named: named.id.0, game, together }.into())
}

pub fn say(ledger: &Ledger<'_>, seat: &SeatAtGame, text: &str) -> Result<Happened, Stop> {
    let other = seat.open.row.players[!seat.side];
    let opponent = ledger.player(other)?;
    if opponent.erased_at.is_some() {
        return Err(AccountRefused::Gone(other.0.into()).into());
    }
    let text = addressed(ledger, seat, &opponent, text)?;
    kept::check(ledger, seat.player, TextKind::Message, text)?;
    let message =
        MessageRow { player: seat.player, at: ledger.now, text: text.to_owned(), held_ply: None };
    let game = seat.open.row.id;
    let message = ledger.change.insert_message(game, &message)?;
    Ok(tell_opponent(ledger, (game, other), message)?)
}

/// Queues a message for the opponent, unless that player wants none.
pub(crate) fn tell_opponent(
    ledger: &Ledger<'_>,
    (game, opponent): (GameId, PlayerId),
    message: i64,
) -> Result<Happened, Fault> {
    let happened = Happened::Said { game: game.0, message, more: Vec::new() };
    let is_gone = ledger.player(opponent)?.erased_at.is_some();
    if !is_gone && !ledger.view().is_muted(opponent, game)? {
        ledger.tell(opponent, &happened)?;
    }
    Ok(happened)
}
