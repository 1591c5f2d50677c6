//! The message in a channel that shows a ladder and edits itself: which ones exist, and which have
//! to be updated. A change of a ladder makes its messages due; each is updated at intervals, not at
//! every step.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::desk::Service;
use kernel::ladders;
use kernel::ledger::Ledger;
use kernel::lookup::whole_seconds;
use kernel::refused::{Stop, or_refused};
use kernel::request::Answer;
use kernel::scene::ServerChannel;
use kernel::server_scene::server_of;
use ladder::shown::PAUSE;
use storage::{Fault, LadderBoardRow};
use templates::{Client, Notice, OwnInDiscord, Reader};

/// How long to wait before trying again after a failure.
const AGAIN: TimeDelta = TimeDelta::minutes(5);

/// A message to be posted or edited.
#[derive(Clone, Debug)]
pub struct LadderBoard {
    pub channel: String,
    pub ladder: String,
    /// The message to edit; `None` if there is none yet.
    pub message: Option<String>,
    pub pinned: bool,
    /// The language and preferences it is written for.
    pub reader: Reader,
    pub notice: Notice,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardShown {
    /// It is shown, as this message.
    As { message: String, pinned: bool },
    /// The message cannot be edited any more: a new one has to be posted.
    Lost,
    /// It could not be reached; the update is tried again.
    Later,
    /// The club has no permission to write there: the message is given up.
    Barred,
}

/// Starts or stops showing a ladder in a place. The caller must have checked that the requester
/// has the right to do so. Returns the ladder that is meant, as its table.
pub fn keep_ladder_board(
    service: &mut Service,
    now: DateTime<Utc>,
    place: &ServerChannel,
    named: &str,
    shown: bool,
) -> Result<Answer, Fault> {
    let now = whole_seconds(now);
    let mut ledger = service.ledger(now)?;
    let done = ledger.attempt(|ledger| keep(ledger, place, named, shown));
    let answer = match or_refused(done)? {
        Ok(notice) => Answer::Done(Box::new(notice)),
        Err(refused) => Answer::Refused(Box::new(ledger.lookup().refusal(None, &refused)?)),
    };
    ledger.change.commit()?;
    Ok(answer)
}

/// Takes the messages that have to be updated, up to a limit.
pub fn claim_ladder_boards(
    service: &mut Service,
    now: DateTime<Utc>,
    most: u32,
) -> Result<Vec<LadderBoard>, Fault> {
    let now = whole_seconds(now);
    if service.file.view().due_ladder_boards(now, 1)?.is_empty() {
        return Ok(Vec::new());
    }
    let ledger = service.ledger(now)?;
    let mut boards = Vec::new();
    for row in ledger.view().due_ladder_boards(now, most)? {
        // If no result is reported, it is shown again.
        let due_at = Some(now + AGAIN);
        let claimed = LadderBoardRow { stale: false, due_at, ..row.clone() };
        ledger.change.set_ladder_board(&claimed)?;
        boards.push(board(&ledger, &row)?);
    }
    ledger.change.commit()?;
    Ok(boards)
}

/// Notes what happened to one.
pub fn ladder_board_shown(
    service: &mut Service,
    now: DateTime<Utc>,
    board: &LadderBoard,
    shown: &BoardShown,
) -> Result<(), Fault> {
    let now = whole_seconds(now);
    let ledger = service.ledger(now)?;
    let rows = ledger.view().ladder_boards(&board.ladder)?;
    let Some(row) = rows.into_iter().find(|row| row.channel == board.channel) else {
        return Ok(());
    };
    match shown {
        BoardShown::As { message, pinned } => {
            // If the ladder has changed meanwhile, the message is updated after the pause.
            let due_at = row.stale.then_some(now + PAUSE);
            ledger.change.set_ladder_board(&LadderBoardRow {
                message: Some(message.clone()),
                pinned: *pinned,
                due_at,
                ..row
            })?;
        }
        BoardShown::Lost => ledger.change.set_ladder_board(&LadderBoardRow {
            message: None,
            pinned: false,
            due_at: Some(now),
            ..row
        })?,
        BoardShown::Later => {}
        BoardShown::Barred => ledger.change.delete_ladder_board(&row.channel, &row.ladder)?,
    }
    ledger.change.commit()
}

fn keep(
    ledger: &mut Ledger<'_>,
    place: &ServerChannel,
    named: &str,
    shown: bool,
) -> Result<Notice, Stop> {
    let ladder = ladder::meant(ledger.lookup(), None, Some(named))?;
    if shown {
        ladders::offered(ledger.lookup(), &ladder)?;
        let row = server_of(ledger, place)?;
        ledger.change.set_server(&row)?;
        let boards = ledger.view().ladder_boards(&ladder)?;
        let known = boards.into_iter().find(|board| board.channel == place.channel);
        ledger.change.set_ladder_board(&LadderBoardRow {
            server: place.server.clone(),
            channel: place.channel.clone(),
            ladder: ladder.clone(),
            message: known.and_then(|board| board.message),
            pinned: false,
            stale: false,
            due_at: Some(ledger.now),
        })?;
    } else {
        ledger.change.delete_ladder_board(&place.channel, &ladder)?;
    }
    Ok(ladder::table_for_all(ledger.lookup(), &ladder)?)
}

/// A message as it should be now.
fn board(ledger: &Ledger<'_>, row: &LadderBoardRow) -> Result<LadderBoard, Fault> {
    let language = ledger.view().server(&row.server)?.map(|server| server.language);
    Ok(LadderBoard {
        channel: row.channel.clone(),
        ladder: row.ladder.clone(),
        message: row.message.clone(),
        pinned: row.pinned,
        reader: Reader {
            client: Client::Discord(OwnInDiscord::default()),
            pages: ledger.pages,
            ..Reader::stranger(language.unwrap_or(ledger.language), ledger.club, ledger.now)
        },
        notice: ladder::table_for_all(ledger.lookup(), &row.ladder)?,
    })
}
