//! The course of a game: everything there is to know about it, folded from its events in order.
//! Nothing else decides the state of a game; columns that repeat it come from [`Course::folded`].

pub mod reach;
pub mod time;

use chrono::{DateTime, TimeDelta, Utc};
use engine::notation::PlyText;
use engine::notation::record::{EndedBy, GameEnd, RecordLine};
use engine::ruleset::Library;
use engine::{BySide, Game, Side, Terms};
use storage::clock::Stops;
use storage::{EventRow, Folded, Span};

use super::chain::{self, Head};
use super::clock::{Pause, Running};
use super::event::{Event, PauseReason, Start, TimeOffer, Warning};

pub use time::{ClockDue, DueWhat};

#[cfg(test)]
mod tests;

/// A game folded from its events.
#[derive(Clone, Debug)]
pub struct Course {
    pub start: Start,
    /// The board and its history.
    pub game: Game,
    /// How many events there are.
    pub events: u32,
    /// The hash of the last event.
    pub head: Head,
    /// The hash of the start, and of the end if the game has ended.
    bounds: (Head, Option<Head>),
    /// When the first event happened.
    pub began_at: DateTime<Utc>,
    /// When the last event happened: no later event can have an earlier time.
    pub last_at: DateTime<Utc>,
    /// What each side's clock showed when the current turn began.
    pub banks: BySide<TimeDelta>,
    /// The side whose offer of a draw has not been answered.
    pub draw_offered: Option<Side>,
    /// The side whose request for a takeback has not been answered.
    pub takeback_offered: Option<Side>,
    /// The offer of time that has not been answered.
    time_offered: Option<TimeOffered>,
    /// Pauses of the whole game that both have agreed on, in order and without overlaps.
    agreed_pauses: Vec<Pause>,
    pub end: Option<(GameEnd, DateTime<Utc>)>,
    /// Why the hosts ended it, if they did.
    pub ruled: Option<RecordLine>,
    /// Whether the time of the side to move has run out.
    pub time_up: bool,
    /// Pauses of each side's clock that have no event yet.
    pub pending: BySide<Vec<(Span, PauseReason)>>,
    /// The turns that ended with a ply that is still part of the game, in order.
    turns: Vec<Turn>,
    turn: Turn,
    /// What each side's clock got back because messages did not arrive.
    given_back: BySide<TimeDelta>,
    /// How much running time has been taken back because messages bounced, in events from before
    /// this was counted for each side.
    refunded: TimeDelta,
}

/// An offer of more time or a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeOffered {
    pub by: Side,
    pub what: TimeOffer,
    /// The number of the event that made it.
    pub event: u32,
}

/// The clock during one turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// What the clocks showed when the turn began.
    banks: BySide<TimeDelta>,
    began: DateTime<Utc>,
    /// When the clock began to run: when the player was told, or was found to be unreachable.
    since: Option<DateTime<Utc>>,
    /// Whether the clock runs although nothing has told the player.
    unreached: bool,
    /// Pauses that have an event.
    pauses: Vec<Pause>,
    /// When the message that told the player bounced, until another one has told them.
    bounced_at: Option<DateTime<Utc>>,
    /// The latest warning that the player has received.
    warned: Option<Warning>,
    /// When the turn's ply was made, and the number of that event.
    pub made: Option<(DateTime<Utc>, u32)>,
    /// The hash of that event.
    head: Head,
    /// What the mover's clock showed after it.
    pub left: Option<TimeDelta>,
    /// What the ply added to the bank.
    gained: TimeDelta,
}

/// Why events are not a valid game: the number of the first that does not follow, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub number: u32,
    pub why: String,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "event {}: {}", self.number, self.why)
    }
}

impl std::error::Error for Broken {}

impl Course {
    /// Folds events, beginning with the first.
    pub fn fold(library: &Library, rows: &[EventRow]) -> Result<Course, Broken> {
        let Some((first, rest)) = rows.split_first() else {
            return Err(Broken { number: 1, why: "there are no events".into() });
        };
        let mut course = Course::begin(library, first)?;
        for row in rest {
            course.follow(row)?;
        }
        Ok(course)
    }

    /// The course after a first event, which must be a start.
    pub fn begin(library: &Library, row: &EventRow) -> Result<Course, Broken> {
        let broken = |why: String| Broken { number: row.number, why };
        let start = match row.text.parse() {
            Ok(Event::Start(start)) if row.number == 1 => *start,
            Ok(other) => return Err(broken(format!("{other:?} isn't the start of a game"))),
            Err(error) => return Err(broken(error.to_string())),
        };
        let ruleset = library.version(&start.ruleset, start.version).ok_or_else(|| {
            broken(format!("there is no ruleset {} {}", start.ruleset, start.version))
        })?;
        let terms = Terms { announcements: start.announcements, dice: start.dice() };
        let game = Game::new(ruleset.clone(), terms)
            .map_err(|_| broken(format!("{} has no dice", start.ruleset)))?;
        let banks = start.banks();
        let head = chain::after(&chain::BEGINNING, row);
        Ok(Course {
            start,
            game,
            events: 1,
            head,
            bounds: (head, None),
            began_at: row.at,
            last_at: row.at,
            banks,
            draw_offered: None,
            takeback_offered: None,
            time_offered: None,
            agreed_pauses: Vec::new(),
            end: None,
            ruled: None,
            time_up: false,
            pending: BySide::default(),
            turns: Vec::new(),
            turn: Turn { banks, began: row.at, ..Turn::default() },
            given_back: BySide::default(),
            refunded: TimeDelta::zero(),
        })
    }

    /// Adds one event.
    ///
    /// # Errors
    /// It does not follow; the course is as it was.
    pub fn follow(&mut self, row: &EventRow) -> Result<(), Broken> {
        let went_on = self.end.is_none();
        self.step(row)?;
        self.head = chain::after(&self.head, row);
        let is_its = |turn: &&mut Turn| turn.made.is_some_and(|(_, number)| number == row.number);
        if let Some(turn) = self.turns.last_mut().filter(is_its) {
            turn.head = self.head;
        }
        if went_on && self.end.is_some() {
            self.bounds.1 = Some(self.head);
        }
        Ok(())
    }

    /// Adds one event, without adding it to the chain.
    fn step(&mut self, row: &EventRow) -> Result<(), Broken> {
        let broken = |why: &str| Broken { number: row.number, why: why.to_owned() };
        if row.number != self.events + 1 {
            return Err(broken(&format!("event {} should come here", self.events + 1)));
        }
        let event: Event = row.text.parse().map_err(|_| broken("not an event"))?;
        if (row.at < self.last_at) != (event == Event::ClockSetBack) {
            return Err(broken(match event {
                Event::ClockSetBack => "it isn't earlier than the event before it",
                _ => "it is earlier than the event before it",
            }));
        }
        self.events = row.number;
        if let Err(why) = self.apply(&event, row.at) {
            self.events -= 1;
            return Err(broken(&why));
        }
        self.last_at = row.at;
        Ok(())
    }

    fn apply(&mut self, event: &Event, at: DateTime<Utc>) -> Result<(), String> {
        let over = self.end.is_some();
        match event {
            Event::Secret(_) if over => {}
            Event::Secret(_) => return Err("the secret before the end".into()),
            _ if over => return Err("after the end".into()),
            Event::Start(_) => return Err("a second start".into()),
            Event::Ply(text) => self.ply(text, at)?,
            Event::Rolled(roll) => {
                self.game.declare_roll(*roll).map_err(|why| why.code().to_owned())?;
            }
            Event::Handed if self.is_told() => return Err("the clock is already running".into()),
            Event::Handed if self.runs() => self.turn.unreached = false,
            Event::Unreached if self.runs() => return Err("the clock is already running".into()),
            Event::Handed | Event::Unreached => {
                self.turn.since = Some(at);
                self.turn.unreached = *event == Event::Unreached;
                self.refund_bounce(at);
            }
            Event::GivenBack(back) => self.give_back(*back, at)?,
            Event::Bounced => self.bounce(at)?,
            Event::ClockSetBack => self.set_clock_back(at),
            Event::Paused(span, _) => self.pause(*span, at)?,
            Event::DrawOffered(side) => self.draw_offered = Some(*side),
            Event::DrawDeclined(side) if self.draw_offered == Some(!*side) => {
                self.draw_offered = None;
            }
            Event::DrawWithdrawn(side) if self.draw_offered == Some(*side) => {
                self.draw_offered = None;
            }
            Event::DrawAgreed if self.draw_offered.is_some() => {
                self.finish(None, EndedBy::Agreement, at);
            }
            Event::DrawDeclined(_) | Event::DrawWithdrawn(_) | Event::DrawAgreed => {
                return Err("no draw was offered".into());
            }
            Event::Withdrawn => self.withdraw()?,
            Event::TakebackOffered(side) => self.takeback_offered = Some(*side),
            Event::TakebackDeclined(side) if self.takeback_offered == Some(!*side) => {
                self.takeback_offered = None;
            }
            Event::TakebackWithdrawn(side) if self.takeback_offered == Some(*side) => {
                self.takeback_offered = None;
            }
            Event::TakenBack(plies) if self.takeback_offered.is_some() => {
                self.take_back(*plies, at)?;
            }
            Event::TakebackDeclined(_) | Event::TakebackWithdrawn(_) | Event::TakenBack(_) => {
                return Err("no takeback was offered".into());
            }
            Event::TimeOffered(..) if self.time_offer(at).is_some() => {
                return Err("there is an offer already".into());
            }
            Event::TimeOffered(side, what) => {
                let event = self.events;
                self.time_offered = Some(TimeOffered { by: *side, what: *what, event });
            }
            Event::TimeDeclined(side) if self.is_time_offered_by(!*side) => {
                self.time_offered = None;
            }
            Event::TimeWithdrawn(side) if self.is_time_offered_by(*side) => {
                self.time_offered = None;
            }
            Event::TimeAgreed(what)
                if self.time_offer(at).is_some_and(|offered| offered.what == *what) =>
            {
                self.agree_on_time(*what, at)?;
            }
            Event::TimeDeclined(_) | Event::TimeWithdrawn(_) | Event::TimeAgreed(_) => {
                return Err("no such time was offered".into());
            }
            Event::Resigned(side) => self.finish(Some(!*side), EndedBy::Resignation, at),
            Event::Warned(warning) => self.turn.warned = Some(*warning),
            Event::TimeUp => self.time_up(at),
            Event::Claimed if self.time_up => {
                self.finish(Some(!self.to_move()), EndedBy::Time, at);
            }
            Event::Claimed => return Err("the time is not up".into()),
            Event::Adjudicated(winner, why) => {
                self.finish(*winner, EndedBy::Adjudication, at);
                self.ruled = Some(why.clone());
            }
            Event::Closed(why) => {
                self.finish(None, EndedBy::Closing, at);
                self.ruled = Some(why.clone());
            }
            Event::Void => self.finish(None, EndedBy::Closing, at),
            Event::Extended(side, more, _) => self.extend(*side, *more, at)?,
        }
        Ok(())
    }

    fn ply(&mut self, text: &str, at: DateTime<Utc>) -> Result<(), String> {
        let mover = self.to_move();
        let read = PlyText::parse(text, &self.game.ruleset().spellings)
            .map_err(|_| "this isn't a ply".to_owned())?;
        let ply = self.game.replay(&read).map_err(|why| why.code().to_owned())?.clone();
        if self.game.ply_text(&ply) != text {
            let canonical = self.game.ply_text(&ply);
            self.game.take_back(1);
            return Err(format!("the canonical text is {canonical}"));
        }
        self.stop_clock(mover, at);
        // A player who moves has declined an offered draw or time; their own offer stays valid.
        self.draw_offered = self.draw_offered.filter(|&by| by == mover);
        self.time_offered = self.time_offered.filter(|offered| offered.by == mover);
        self.takeback_offered = None;
        if let Some(outcome) = ply.outcome {
            self.finish(outcome.winner, EndedBy::Board(outcome.reason.code()), at);
        }
        Ok(())
    }

    /// The last ply has not been seen: everything is as it was before, and the mover's clock
    /// continues as if it had never stopped.
    fn withdraw(&mut self) -> Result<(), String> {
        let mut turn = self.turns.pop().ok_or("there is no ply")?;
        self.game.take_back(1);
        turn.made = None;
        turn.left = None;
        self.time_up = false;
        self.banks = turn.banks;
        self.turn = turn;
        self.drop_offers();
        Ok(())
    }

    /// Plies are removed by agreement, together with the time they gained; time that ran is not
    /// given back. The next to move is told.
    fn take_back(&mut self, plies: u32, at: DateTime<Utc>) -> Result<(), String> {
        let kept = self
            .turns
            .len()
            .checked_sub(plies as usize)
            .ok_or("there are fewer plies than that")?;
        self.charge_running_turn(at);
        for (turn, ply) in self.turns.iter().zip(self.game.plies()).skip(kept) {
            let bank = &mut self.banks[ply.mover];
            *bank = (*bank - turn.gained).max(TimeDelta::zero());
        }
        self.turns.truncate(kept);
        self.game.take_back(plies as usize);
        self.turn = Turn { banks: self.banks, began: at, ..Turn::default() };
        self.drop_offers();
        self.time_up = false;
        Ok(())
    }

    fn finish(&mut self, winner: Option<Side>, by: EndedBy, at: DateTime<Utc>) {
        self.end = Some((GameEnd { winner, by }, at));
        self.drop_offers();
    }

    fn drop_offers(&mut self) {
        self.draw_offered = None;
        self.takeback_offered = None;
        self.time_offered = None;
    }

    /// The offer of time that can be answered at that moment.
    pub fn time_offer(&self, now: DateTime<Utc>) -> Option<TimeOffered> {
        self.time_offered.filter(|offered| !offered.what.has_lapsed(now))
    }

    fn is_time_offered_by(&self, side: Side) -> bool {
        self.time_offered.is_some_and(|offered| offered.by == side)
    }

    /// Whether it was ended because its match is no longer played.
    pub fn is_void(&self) -> bool {
        let closed = matches!(&self.end, Some((end, _)) if end.by == EndedBy::Closing);
        closed && self.ruled.is_none()
    }

    /// The side whose turn it is, or was at the end.
    pub fn to_move(&self) -> Side {
        self.game.position().to_move()
    }

    /// The number of the ply that is due.
    pub fn due_ply(&self) -> u32 {
        u32::try_from(self.game.plies().len() + 1).unwrap_or(u32::MAX)
    }

    /// The head that players are shown: of the end, otherwise of the last ply, otherwise of the
    /// start. Events other than plies change the real head, but not this one.
    pub fn shown_head(&self) -> Head {
        let (start, end) = self.bounds;
        end.unwrap_or_else(|| self.turns.last().map_or(start, |turn| turn.head))
    }

    /// When a side made its plies, and how long each took it after it had been told: without the
    /// pauses of its clock that were booked or agreed.
    pub fn answers(&self, side: Side) -> impl Iterator<Item = (DateTime<Utc>, TimeDelta)> {
        let turns = self.turns.iter().zip(self.game.plies());
        turns.filter(move |(_, ply)| ply.mover == side).filter_map(move |(turn, _)| {
            let (made, _) = turn.made?;
            let since = turn.since.unwrap_or(turn.began);
            let pauses = self.known_pauses(turn);
            // The agreed stops are part of how somebody plays.
            let stops = Stops::default();
            let running = Running { stops, zone: self.start.zones[side], pauses: &pauses };
            Some((made, running.ran(since, made)))
        })
    }

    /// The turns of the plies that are still part of the game.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// What the store keeps for queries.
    pub fn folded(&self) -> Folded {
        Folded {
            events: self.events,
            head: self.head,
            plies: self.due_ply() - 1,
            to_move: self.end.is_none().then(|| self.to_move()),
            due_at: self.due().map(|due| due.at),
            ended_at: self.end.map(|(_, at)| at),
            result: self.end.map(|(end, _)| end.to_string()),
        }
    }
}
