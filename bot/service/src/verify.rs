//! Checks that what the store says about a game follows from its events, that their chain is intact
//! and every roll honest; and the same for a record, without any club.

use std::fmt;

use correspondence::chain;
use correspondence::course::{Broken, Course};
use correspondence::event::Event;
use engine::dice::{self, Roll};
use engine::hex::{read_hex, write_hex};
use engine::notation::Record;
use engine::notation::record::{RecordError, ReplayError};
use engine::ruleset::Library;
use kernel::lookup::add_pauses;
use play::record;
use storage::{EventRow, Fault, Folded, GameId, GameRow, View};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disagreement {
    /// An event that does not follow from those before it.
    Event(Broken),
    /// A column of the store that differs from what the events say.
    Column(&'static str),
    /// The secret is not the one that was sealed at the beginning.
    Seal,
    /// The roll of that event does not follow from the secret.
    Roll(u32),
    /// The game has ended, but the secret of its rolls was not published.
    NoSecret,
    NotARecord(RecordError),
    Replay(ReplayError),
    /// That line among the record's events is not an event.
    NotAnEvent(String),
    /// A record without events and chain: it does not come from a club.
    NoEvents,
    /// The head of the chain differs from the one that the events give.
    Chain,
    /// This part of the record differs from what its events say.
    Record(&'static str),
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Disagreement::Event(broken) => broken.fmt(f),
            Disagreement::Column(column) => {
                write!(f, "the stored {column} differs from what the events say")
            }
            Disagreement::Seal => f.write_str("the secret differs from the one that was sealed"),
            Disagreement::Roll(number) => {
                write!(f, "event {number}: the roll does not follow from the secret")
            }
            Disagreement::NoSecret => f.write_str("the secret of the rolls was not published"),
            Disagreement::NotARecord(error) => error.fmt(f),
            Disagreement::Replay(error) => error.fmt(f),
            Disagreement::NotAnEvent(line) => write!(f, "not an event: {line:?}"),
            Disagreement::NoEvents => f.write_str(
                "the record has no events; its moves can be replayed, but nothing else is proved",
            ),
            Disagreement::Chain => f.write_str("the chain's head doesn't follow from the events"),
            Disagreement::Record(what) => {
                write!(f, "the record and its events disagree about the {what}")
            }
        }
    }
}

/// A game that has been found to agree with its events.
#[derive(Clone, Debug)]
pub struct Verified {
    pub game: String,
    /// Its chain, event by event.
    pub links: Vec<ChainLink>,
    /// The head that players are shown now.
    pub shown: String,
}

/// An event of a game, and the state of the chain after it.
#[derive(Clone, Debug)]
pub struct ChainLink {
    pub plies: usize,
    /// The event, as records write it.
    pub line: String,
    /// The head, in hexadecimal.
    pub head: String,
}

impl ChainLink {
    fn of(course: &Course, event: &EventRow) -> ChainLink {
        let (plies, line) = (course.game.plies().len(), chain::line(event));
        ChainLink { plies, line, head: write_hex(&course.head) }
    }
}

/// Checks a game of the store.
pub fn game(
    view: View<'_>,
    library: &Library,
    row: &GameRow,
) -> Result<Result<Verified, Disagreement>, Fault> {
    let events = view.events(row.id)?;
    let secret = record::secret(&events)?;
    let (mut course, links) = match follow(library, row.id, &events, secret.as_deref()) {
        Ok(followed) => followed,
        Err(disagreement) => return Ok(Err(disagreement)),
    };
    add_pauses(view, row, &mut course)?;
    let (stored, folded) = (&row.folded, course.folded());
    let Folded { events, head, plies, to_move, due_at, ended_at, result } = stored;
    // A later pause is only considered when something would otherwise be due.
    let paused = !course.pending[course.to_move()].is_empty();
    let due_agrees = *due_at == folded.due_at || paused && *due_at < folded.due_at;
    Ok({
        let columns = [
            ("events", *events == folded.events),
            ("head", *head == folded.head),
            ("plies", *plies == folded.plies),
            ("to_move", *to_move == folded.to_move),
            ("due_at", due_agrees),
            ("ended_at", *ended_at == folded.ended_at),
            ("result", *result == folded.result),
            ("players", row.players == course.start.players),
            ("began_at", row.began_at == course.began_at),
            ("ruleset", row.ruleset == course.start.ruleset),
            ("public", row.public == course.start.public),
        ];
        match columns.iter().find(|(_, agrees)| !agrees) {
            Some((column, _)) => Err(Disagreement::Column(column)),
            None => Ok(verified(row.id.to_string(), &course, links)),
        }
    })
}

/// Checks a record by itself: rules, rolls, chain, and that its plies, clocks and result match its
/// events.
pub fn record(text: &str, library: &Library) -> Result<Verified, Disagreement> {
    let record = Record::parse(text).map_err(Disagreement::NotARecord)?;
    record.replay(library).map_err(Disagreement::Replay)?;
    if record.events.is_empty() {
        return Err(Disagreement::NoEvents);
    }
    let read = |line: &engine::notation::record::RecordLine| {
        chain::read_line(line.as_str())
            .ok_or_else(|| Disagreement::NotAnEvent(line.as_str().to_owned()))
    };
    let events: Vec<EventRow> = record.events.iter().map(read).collect::<Result<_, _>>()?;
    let number = record.game.as_ref().and_then(|game| game.as_str().parse().ok());
    let game = GameId(number.ok_or(Disagreement::Record("game"))?);
    let (course, links) = follow(library, game, &events, record.secret.as_deref())?;
    if record.chain != Some(course.head) {
        return Err(Disagreement::Chain);
    }
    // Written again from the events alone, it must be the same.
    let name = |line: &Option<engine::notation::record::RecordLine>| {
        line.as_ref().map_or_else(String::new, |line| line.as_str().to_owned())
    };
    let names =
        engine::BySide { attackers: name(&record.attackers), defenders: name(&record.defenders) };
    let again = record::record(game, &course, &events, &names, true)
        .map_err(|fault| Disagreement::NotAnEvent(fault.to_string()))?;
    let parts = [
        ("plies", again.plies == record.plies),
        ("result", again.result == record.result),
        ("times", again.began == record.began && again.ended == record.ended),
        ("secret", again.secret == record.secret && again.commitment == record.commitment),
        ("terms", again == record),
    ];
    match parts.iter().find(|(_, agrees)| !agrees) {
        Some((what, _)) => Err(Disagreement::Record(what)),
        None => Ok(verified(game.to_string(), &course, links)),
    }
}

fn verified(game: String, course: &Course, links: Vec<ChainLink>) -> Verified {
    Verified { game, links, shown: chain::shown(&course.shown_head()) }
}

/// Folds the events one by one and computes every roll from the secret, if that is known.
pub(super) fn follow(
    library: &Library,
    game: GameId,
    events: &[EventRow],
    secret: Option<&[u8]>,
) -> Result<(Course, Vec<ChainLink>), Disagreement> {
    let Some((first, rest)) = events.split_first() else {
        let why = "there are no events".to_owned();
        return Err(Disagreement::Event(Broken { number: 1, why }));
    };
    let mut course = Course::begin(library, first).map_err(Disagreement::Event)?;
    let mut links = vec![ChainLink::of(&course, first)];
    if let (Some(seal), Some(secret)) = (&course.start.seal, secret)
        && read_hex(seal).as_deref() != Some(dice::commitment(secret).as_slice())
    {
        return Err(Disagreement::Seal);
    }
    for event in rest {
        if let (Ok(Event::Rolled(roll)), Some(secret)) = (event.text.parse(), secret) {
            let position = &course.game;
            let nth = position.rolls_made() + 1;
            let due = Roll::nth(secret, &game.to_string(), nth, &position.canonical_plies());
            if roll != due {
                return Err(Disagreement::Roll(event.number));
            }
        }
        course.follow(event).map_err(Disagreement::Event)?;
        links.push(ChainLink::of(&course, event));
    }
    if course.end.is_some() && course.start.seal.is_some() && secret.is_none() {
        return Err(Disagreement::NoSecret);
    }
    Ok((course, links))
}
