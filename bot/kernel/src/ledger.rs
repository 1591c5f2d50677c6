//! The transaction in which an order is carried out: games are looked up and events recorded here,
//! and nowhere else. `tell` queues the notices.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use correspondence::course::Course;
use correspondence::event::{Event, Start};
use engine::Side;
use engine::hex::write_hex;
use engine::ruleset::{Language, Library};
use storage::{
    Change, Channel, EventRow, Fault, GameId, IdentityRow, NoticeId, PlayerId, PlayerRow, View,
};
use templates::told::{ClosedQuestion, GameNews, GamePoint};

use crate::attendance::Attendance;
use crate::channels::is_sent_to;
use crate::feature::Assembly;
use crate::happened::Happened;
use crate::ladder_rules::LadderRules;
use crate::lookup::{Lookup, Open, add_pauses};
use crate::recent::Recent;
use crate::refused::Stop;
use crate::request::QuestionPlace;
use crate::rulebook::OwnWords;
use crate::scene::Scene;
use crate::ways::way_of_notice;

/// A transaction, and everything else that a decision needs.
pub struct Ledger<'a> {
    pub change: Change<'a>,
    pub library: &'a Library,
    pub assembly: &'static dyn Assembly,
    pub now: DateTime<Utc>,
    /// 32 bytes that nobody can guess.
    pub entropy: &'a mut (dyn FnMut() -> [u8; 32] + Send),
    pub recent: &'a Recent,
    pub rules: &'a LadderRules,
    /// The language for people the club does not know.
    pub language: Language,
    pub club: &'static str,
    /// The address of the club's public pages.
    pub pages: Option<&'static str>,
    pub own_words: OwnWords,
    /// The channels over which players can be written to.
    pub channels: &'a BTreeSet<Channel>,
    /// How often waiting notices have been rerouted.
    pub moved: &'a Cell<u64>,
    pub attendance: &'a Attendance,
    /// News for everybody that this transaction has queued.
    pub news: RefCell<Vec<NoticeId>>,
    /// Where the order is given, and what it asks can be answered.
    pub place: Option<QuestionPlace>,
    /// The questions that have ended unanswered.
    pub closed: RefCell<Vec<ClosedQuestion>>,
    /// What stood around moves in emails and was taken back with them.
    pub taken_back: RefCell<Vec<String>>,
    /// Where the order was given.
    pub scene: Option<Scene>,
    /// From when a move counts that is made now, if it was held up on its way.
    pub moves_at: Option<DateTime<Utc>>,
    /// The player whose order is carried out.
    pub by: Option<PlayerId>,
    /// The player who decides as an organiser; what follows isn't that player's own doing.
    pub organiser: Option<PlayerId>,
}

impl Ledger<'_> {
    pub fn view(&self) -> View<'_> {
        self.change.view()
    }

    pub fn player(&self, id: PlayerId) -> Result<PlayerRow, Fault> {
        self.view().player(id)
    }

    pub fn lookup(&self) -> Lookup<'_> {
        Lookup {
            view: self.view(),
            library: self.library,
            assembly: self.assembly,
            recent: self.recent,
            rules: self.rules,
            scene: self.scene.as_ref(),
            club: self.club,
            pages: self.pages,
            own_words: self.own_words,
            now: self.now,
        }
    }

    /// Carries out an operation that leaves nothing behind if it is refused or fails.
    pub fn attempt<T>(
        &mut self,
        what: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        self.change.begin_attempt()?;
        let done = what(self);
        let ended = match &done {
            Ok(_) => self.change.end_attempt(),
            Err(_) => self.change.undo_attempt().and_then(|()| self.change.end_attempt()),
        };
        match (done, ended) {
            // If the disk is full, SQLite has undone everything, and the first error says why.
            (Err(stop), Err(_)) => Err(stop),
            (done, Ok(())) => done,
            (Ok(_), Err(fault)) => Err(fault.into()),
        }
    }

    /// Finds out what an operation would do or why it can't be done, and leaves nothing behind.
    pub fn rehearse<T>(
        &mut self,
        what: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        let news = self.news.borrow().len();
        self.change.begin_attempt()?;
        let done = what(self);
        self.change.undo_attempt()?;
        self.change.end_attempt()?;
        self.news.borrow_mut().truncate(news);
        done
    }

    pub fn open(&self, game: GameId) -> Result<Option<Open>, Fault> {
        self.lookup().open(game)
    }

    /// Records the first event of a game that has none.
    pub fn begin(&self, game: GameId, start: Start) -> Result<GamePoint, Fault> {
        let text = Event::Start(Box::new(start)).to_string();
        let first = EventRow { number: 1, at: self.now, text };
        let course = Course::begin(self.library, &first)
            .map_err(|broken| Fault::row(format_args!("game {game}: {broken}")))?;
        self.change.insert_event(game, &first)?;
        let row = self.view().game(game)?;
        let row = row.ok_or_else(|| Fault::row(format_args!("game {game} is gone")))?;
        self.follow_up(&mut Open { row, course })
    }

    /// Appends an event to a game, preceded by the events of clock pauses that are over, and
    /// followed by what happens automatically: the secret of the hún after the end; the start of
    /// the next player's clock if they are at the terminal, where they are told at once, or cannot
    /// be told. Returns the moment of the event.
    pub fn book(&self, open: &mut Open, event: &Event) -> Result<GamePoint, Fault> {
        let at = match event {
            Event::Ply(_) | Event::Rolled(_) => self.moves_at.unwrap_or(self.now),
            _ => self.now,
        };
        for (span, reason) in open.course.unbooked_pauses(at) {
            self.append(open, &Event::Paused(span, reason), at)?;
        }
        self.append(open, event, at)?;
        self.follow_up(open)
    }

    /// Appends events of the past as they were, to a game whose course has no pauses but those of
    /// its own events, and does what follows from the last.
    pub fn restore(&self, open: &mut Open, events: &[EventRow]) -> Result<GamePoint, Fault> {
        for event in events {
            open.course
                .follow(event)
                .map_err(|broken| Fault::row(format_args!("game {}: {broken}", open.row.id)))?;
            self.change.insert_event(open.row.id, event)?;
        }
        self.follow_up(open)
    }

    fn follow_up(&self, open: &mut Open) -> Result<GamePoint, Fault> {
        let moment = open.moment();
        if open.course.end.is_none() {
            if !open.course.is_told() {
                self.start_clock(open, moment)?;
            }
            add_pauses(self.view(), &open.row, &mut open.course)?;
        } else if let Some(secret) = open.row.secret.clone() {
            self.append(open, &Event::Secret(write_hex(&secret)), self.now)?;
        }
        self.recent.keep(&open.course);
        if open.course.end.is_some() {
            for side in Side::BOTH {
                self.change.drop_plan(open.row.players[side], open.row.id)?;
            }
            self.change.end_boards(open.row.id)?;
        }
        open.row.folded = open.course.folded();
        self.set_due(open)?;
        Ok(moment)
    }

    /// Starts the clock of a turn that cannot or need not wait for a courier: its player is told at
    /// the terminal at once, or cannot be reached at all.
    fn start_clock(&self, open: &mut Open, moment: GamePoint) -> Result<(), Fault> {
        let next = self.player(open.row.players[open.course.to_move()])?;
        let way = self.lookup().way(&next)?;
        if way.as_ref().is_some_and(|way| !is_sent_to(way.channel)) {
            return self.append(open, &Event::Handed, self.now);
        }
        let is_cut_off = way.is_none()
            && way_of_notice(
                self.lookup(),
                self.channels,
                &next,
                &Happened::game(GameNews::Ply, moment),
            )?
            .is_none();
        match is_cut_off && !open.course.runs() {
            true => self.append(open, &Event::Unreached, self.now),
            false => Ok(()),
        }
    }

    /// The players who are at a running game with this one.
    pub fn opponents(&self, player: PlayerId) -> Result<BTreeSet<PlayerId>, Fault> {
        let games = self.view().running_games(player)?;
        let players =
            games.iter().flat_map(|game| [game.players.attackers, game.players.defenders]);
        Ok(players.filter(|&other| other != player).collect())
    }

    /// Recomputes when something is due about the clock of a game.
    pub fn refresh(&self, game: GameId) -> Result<(), Fault> {
        match self.open(game)? {
            Some(mut open) => {
                open.row.folded = open.course.folded();
                self.set_due(&open)
            }
            None => Ok(()),
        }
    }

    /// Writes down what follows from the events of a game, and when its player wants a reminder.
    fn set_due(&self, open: &Open) -> Result<(), Fault> {
        self.change.set_folded(open.row.id, &open.row.folded)?;
        let remind_at = match open.course.deadline() {
            Some(deadline) => {
                let player = self.player(open.row.players[open.course.to_move()])?;
                let hours = player.preferences.remind_hours;
                let at = hours.map(|hours| deadline - TimeDelta::hours(hours.into()));
                // A player who begins a turn with less time than that has just been told about it.
                at.filter(|at| *at > self.now)
            }
            None => None,
        };
        self.change.set_remind_at(open.row.id, remind_at)
    }

    fn append(&self, open: &mut Open, event: &Event, at: DateTime<Utc>) -> Result<(), Fault> {
        let row = EventRow {
            number: open.course.events + 1,
            // If the clock was set back, an event still never gets an earlier time than the
            // previous one.
            at: at.max(open.course.last_at),
            text: event.to_string(),
        };
        // Use cases check first, so their events always follow; if one doesn't, nothing is stored.
        open.course
            .follow(&row)
            .map_err(|broken| Fault::row(format_args!("game {}: {broken}", open.row.id)))?;
        self.change.insert_event(open.row.id, &row)
    }

    /// The way by which notices reach a player now, if there is one.
    pub fn way(&self, player: PlayerId) -> Result<Option<IdentityRow>, Fault> {
        self.lookup().way(&self.player(player)?)
    }
}
