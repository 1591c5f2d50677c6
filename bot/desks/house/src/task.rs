//! What the house has to do. Its notices only say where to look: what is to be done is seen from the
//! game as it is then, so a notice that is looked at twice, or too late, leads to nothing.

use chrono::{DateTime, TimeDelta, Utc};
use engine::hex::write_hex;
use engine::{Game, Side};
use kernel::desk::Service;
use kernel::happened::Happened;
use kernel::house_players::level;
use kernel::ledger::Ledger;
use kernel::lookup::{Open, whole_seconds};
use kernel::request::{Actor, Seen};
use kernel::{deliver, receipts, telling};
use storage::{Channel, Delivery, Fault, GameId, NoticeId, OutboxRow};
use templates::told::GamePoint;

use crate::turns::{HouseTurns, waits_briefly};
use crate::{hint, pace};

/// Something for the house to think about.
#[derive(Clone, Debug)]
pub struct HouseTask {
    pub notice: NoticeId,
    /// The level that plays, as an actor.
    pub actor: Actor,
    pub level: u32,
    pub work: HouseWork,
    pub number: GameId,
    /// The game as it is now.
    pub game: Game,
    /// The last event of the game.
    pub event: u32,
    /// What a choice between equal moves depends on.
    pub seed: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseWork {
    /// It is on move.
    Move,
    /// Its opponent offers a draw; the side is its own.
    Draw(Side),
    /// Its opponent asks for a takeback, in a game that is rated or not.
    Takeback { rated: bool },
    /// Its opponent offers more time or a pause.
    Time,
    /// Its opponent, who is on move, asks for a hint.
    Hint,
}

impl HouseWork {
    /// Whether it takes thought, and nobody's turn waits for it.
    fn can_wait(self) -> bool {
        matches!(self, HouseWork::Draw(_) | HouseWork::Hint)
    }
}

impl HouseTask {
    /// The id of the order that it leads to: the same for the same notice and state of the game.
    pub fn request(&self) -> String {
        format!("house {} {}", self.notice, self.event)
    }

    pub fn seen(&self) -> Seen {
        // Games have far fewer plies than u32 can count.
        Seen { ply: self.game.plies().len() as u32 + 1, event: self.event }
    }
}

/// How many notices are looked at for something to do.
const MOST: u32 = 500;

/// When a notice is looked at again that couldn't be dealt with.
const AGAIN: TimeDelta = TimeDelta::minutes(10);

/// What has to be done about a notice.
enum Due {
    Now(Box<HouseTask>),
    At(DateTime<Utc>),
    Nothing,
}

/// The next thing that the house has to do, for the player whose turn it is; `None` if nothing is
/// due. Its notice waits until nothing is left to do about its game, so the same can come again
/// until it is done.
pub fn house_task(
    service: &mut Service,
    now: DateTime<Utc>,
    turns: &mut HouseTurns,
) -> Result<Option<HouseTask>, Fault> {
    let mut ledger = service.ledger(whole_seconds(now))?;
    let beyond = ledger.now + TimeDelta::days(2);
    let (mut found, mut later) = (None, None);
    let rows = ledger.view().due_notices(Channel::House, ledger.now, beyond, MOST)?;
    for waiting in turns.in_order(&ledger, rows)? {
        let row = &waiting.row;
        if waiting.can_wait && later.is_some() {
            break;
        }
        match due(&ledger, row) {
            Ok(Due::Now(task)) if task.work.can_wait() && waits_briefly(&ledger, row) => {
                later.get_or_insert((task, waiting));
            }
            Ok(Due::Now(task)) => {
                found = Some((task, waiting));
                break;
            }
            Ok(Due::At(at)) => ledger.change.postpone_notice(row.id, at)?,
            Ok(Due::Nothing) => ledger.change.finish_notice(row.id, Delivery::Handed)?,
            // A game that can't be read holds up no other.
            Err(fault) => receipts::failed(&mut ledger, row.id, &fault.lasting()?)?,
        }
    }
    let found = found.or(later);
    if let Some((task, waiting)) = &found {
        telling::shown(&ledger, waiting.row.player, moment(task))?;
        turns.take(waiting);
    }
    ledger.change.commit()?;
    Ok(found.map(|(task, _)| *task))
}

/// It could not do what a notice asks for: it tries again later.
pub fn house_failed(
    service: &mut Service,
    now: DateTime<Utc>,
    notice: NoticeId,
    trouble: &str,
) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| ledger.change.delay_notice(notice, trouble, ledger.now + AGAIN))
}

pub fn moment(task: &HouseTask) -> GamePoint {
    GamePoint { game: task.number.0, event: task.event }
}

fn due(ledger: &Ledger<'_>, row: &OutboxRow) -> Result<Due, Fault> {
    let Some(happened) = deliver::readable(ledger, row)? else { return Ok(Due::Nothing) };
    let (Some(level), Some(at)) = (level(ledger.lookup(), row.player)?, happened.moment()) else {
        return Ok(Due::Nothing);
    };
    let Some(open) = ledger.open(GameId(at.game))? else { return Ok(Due::Nothing) };
    let Some(side) = open.side_of(row.player).filter(|_| open.course.end.is_none()) else {
        return Ok(Due::Nothing);
    };
    let is_hint = matches!(happened, Happened::HintAsked(_));
    let work = match is_hint {
        true if hint::is_still_wanted(ledger, at)? => HouseWork::Hint,
        true => return Ok(Due::Nothing),
        false => match work(&open, side, ledger.now) {
            Some(work) => work,
            None => return Ok(Due::Nothing),
        },
    };
    if work == HouseWork::Move {
        let moves_at = moves_at(ledger, &open, side, row.queued_at)?;
        if moves_at > ledger.now {
            return Ok(Due::At(moves_at));
        }
    }
    Ok(Due::Now(Box::new(HouseTask {
        notice: row.id,
        actor: Actor { channel: Channel::House, address: level.to_string(), language: None },
        level,
        work,
        number: open.row.id,
        event: open.course.events,
        seed: open.row.id.0.unsigned_abs(),
        game: open.course.game,
    })))
}

fn work(open: &Open, side: Side, now: DateTime<Utc>) -> Option<HouseWork> {
    let course = &open.course;
    if course.time_offer(now).is_some_and(|offered| offered.by != side) {
        Some(HouseWork::Time)
    } else if course.takeback_offered == Some(!side) {
        Some(HouseWork::Takeback { rated: course.start.rated })
    } else if course.draw_offered == Some(!side) {
        Some(HouseWork::Draw(side))
    } else if course.to_move() == side {
        Some(HouseWork::Move)
    } else {
        None
    }
}

/// When it makes its move in a turn of which it was told then.
fn moves_at(
    ledger: &Ledger<'_>,
    open: &Open,
    side: Side,
    told_at: DateTime<Utc>,
) -> Result<DateTime<Utc>, Fault> {
    let slowly = ledger.view().house_game(open.row.id)?.is_some_and(|row| row.slowly);
    // A roll belongs to a move that has begun.
    if !slowly || open.course.game.rolled().is_some() {
        return Ok(ledger.now);
    }
    let zone = ledger.player(open.row.players[!side])?.locale.zone;
    Ok(pace::moves_at(zone, told_at, open.course.deadline(), drawn(open)))
}

/// A number that looks drawn, from the last event of a game.
fn drawn(open: &Open) -> u64 {
    let head = write_hex(&open.row.folded.head);
    head.get(..15).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or_default()
}
