//! The transaction in which an order is carried out: games are looked up, events recorded and
//! notices queued here, and nowhere else.

use engine::hex::write_hex;
use std::cell::Cell;
use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use engine::Side;
use engine::ruleset::{Language, Library};
use storage::{
    Change, Channel, EventRow, Fault, GameId, IdentityRow, NewNotice, PlayerId, PlayerRow, View,
};
use templates::told::{GameNews, GamePoint};

use super::caused;
use super::confirm::Place;
use super::course::Course;
use super::deliver;
use super::discord::{Scene, venue};
use super::event::{Event, Start};
use super::happened::{self, Happened};
use super::ladder::{self, LadderRules};
use super::lookup::{Lookup, Open};
use super::recent::Recent;
use super::refused::Stop;

/// A transaction, and everything else that a decision needs.
pub(super) struct Ledger<'a> {
    pub change: Change<'a>,
    pub library: &'a Library,
    pub now: DateTime<Utc>,
    /// 32 bytes that nobody can guess.
    pub entropy: &'a mut (dyn FnMut() -> [u8; 32] + Send),
    pub recent: &'a Recent,
    pub rules: &'a LadderRules,
    /// The language for people the club does not know.
    pub language: Language,
    /// The name of the club.
    pub club: &'a str,
    /// The channels over which players can be written to.
    pub channels: &'a BTreeSet<Channel>,
    /// How often waiting notices have been rerouted.
    pub moved: &'a Cell<u64>,
    /// Where a question about the order can be answered.
    pub place: Option<Place>,
    /// The place in Discord where the order was given.
    pub scene: Option<Scene>,
    /// The player whose order is carried out.
    pub by: Option<PlayerId>,
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
            recent: self.recent,
            rules: self.rules,
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
        for (span, reason) in open.course.unbooked_pauses(self.now) {
            self.append(open, &Event::Paused(span, reason))?;
        }
        let mover = open.row.players[open.course.to_move()];
        self.append(open, event)?;
        if matches!(event, Event::Ply(_)) {
            ladder::ply_made(self, mover)?;
        }
        self.follow_up(open)
    }

    fn follow_up(&self, open: &mut Open) -> Result<GamePoint, Fault> {
        let moment = open.moment();
        if open.course.end.is_none() {
            if !open.course.is_told() {
                self.start_clock(open, moment)?;
            }
            self.lookup().add_pauses(&open.row, &mut open.course)?;
        } else if let Some(secret) = open.row.secret.clone() {
            self.append(open, &Event::Secret(write_hex(&secret)))?;
        }
        self.recent.keep(&open.course);
        if open.course.end.is_some() {
            for side in Side::BOTH {
                self.change.drop_plan(open.row.players[side], open.row.id)?;
            }
        }
        open.row.folded = open.course.folded();
        self.change.set_folded(open.row.id, &open.row.folded)?;
        Ok(moment)
    }

    /// Starts the clock of a turn that cannot or need not wait for a courier: its player is told at
    /// the terminal at once, or cannot be reached at all.
    fn start_clock(&self, open: &mut Open, moment: GamePoint) -> Result<(), Fault> {
        let next = self.player(open.row.players[open.course.to_move()])?;
        let way = self.lookup().way(&next)?;
        if way.as_ref().is_some_and(|way| way.channel == Channel::Terminal) {
            return self.append(open, &Event::Handed);
        }
        let is_cut_off = way.is_none()
            && deliver::way(self, &next, &Happened::game(GameNews::Ply, moment))?.is_none();
        match is_cut_off && !open.course.runs() {
            true => self.append(open, &Event::Unreached),
            false => Ok(()),
        }
    }

    /// Recomputes when something is due about the clock of a game.
    pub fn refresh(&self, game: GameId) -> Result<(), Fault> {
        match self.open(game)? {
            Some(open) => self.change.set_folded(game, &open.course.folded()),
            None => Ok(()),
        }
    }

    fn append(&self, open: &mut Open, event: &Event) -> Result<(), Fault> {
        let row = EventRow {
            number: open.course.events + 1,
            // If the clock was set back, an event still never gets an earlier time than the
            // previous one.
            at: self.now.max(open.course.last_at),
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

    /// The channel on which a player's notices wait: on their current way, otherwise the preferred
    /// one.
    fn channel_of(&self, player: PlayerId) -> Result<Channel, Fault> {
        let player = self.player(player)?;
        Ok(self.lookup().way(&player)?.map_or(player.channel, |way| way.channel))
    }

    /// Sends all waiting notices of a player the way they would go now, and makes couriers look at
    /// them again.
    pub fn reroute(&self, player: PlayerId) -> Result<(), Fault> {
        self.note_move();
        self.change.move_notices(player, self.channel_of(player)?, self.now)
    }

    /// A waiting notice was rerouted: couriers and readers who wait have to look again.
    pub fn note_move(&self) {
        self.moved.set(self.moved.get().wrapping_add(1));
    }

    /// Shows publicly, where a game is shown, what that player is told elsewhere, so that
    /// spectators there miss nothing. Nobody is mentioned.
    pub fn show(&self, by: PlayerId, told: PlayerId, happened: &Happened) -> Result<(), Fault> {
        let Some(moment) = happened.moment() else { return Ok(()) };
        let Some(venue) = self.view().game_venue(GameId(moment.game))? else { return Ok(()) };
        let reaches = self.channels.contains(&Channel::Discord) && happened.is_public();
        if !reaches || venue::way(self.lookup(), &self.player(told)?, happened)?.is_some() {
            return Ok(());
        }
        self.change.queue_notice(&NewNotice {
            player: by,
            channel: Channel::Discord,
            about: Some((GameId(moment.game), moment.event)),
            data: happened::write(happened)?,
            quotes: false,
            queued_at: self.now,
            address: Some(venue::address(&venue)),
            cause: None,
        })?;
        Ok(())
    }

    /// Queues a notice on the player's current way, caused by the order that is being carried out.
    pub fn tell(&self, player: PlayerId, happened: &Happened) -> Result<(), Fault> {
        self.tell_because(self.by, player, happened)
    }

    /// The same, caused by what a player did, or by nobody.
    pub fn tell_because(
        &self,
        cause: Option<PlayerId>,
        player: PlayerId,
        happened: &Happened,
    ) -> Result<(), Fault> {
        let cause = cause.filter(|&cause| cause != player);
        if let Some(cause) = cause {
            let silenced = caused::is_silenced(self, player, cause, happened)?;
            if silenced || caused::merged(self, player, cause, happened)?.is_none() {
                return Ok(());
            }
        }
        let about = happened.moment().map(|moment| (GameId(moment.game), moment.event));
        self.change.queue_notice(&NewNotice {
            player,
            channel: self.channel_of(player)?,
            about,
            data: happened::write(happened)?,
            quotes: happened.quotes(),
            queued_at: self.now,
            address: None,
            cause,
        })?;
        Ok(())
    }
}
