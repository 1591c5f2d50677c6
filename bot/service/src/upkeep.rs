//! What the club does on its own: checks clocks and expiring invitations, deletes old data, notes
//! that it is running. Nothing here decides when and how often it is called.

use chrono::{DateTime, TimeDelta, Utc};
use storage::{Fault, GameId, PlayerId, Traces};

use crate::deadline::Waits;
use crate::desk::Service;
use crate::ledger::Ledger;
use crate::lookup::whole_seconds;
use crate::request::Actor;
use crate::{
    deadline, edition, invite, ladder, organisers, outage, remember, rename, tournament, vacation,
};

/// A file with this many bytes is rewritten in well under a second.
const SMALL: u64 = 64 << 20;

/// How many games that are due are settled before an organiser decides; few ever are, because they
/// are checked every few seconds.
const DUE_BEFORE_AN_ACT: u32 = 1000;

impl Service {
    /// Does what is due about clocks, vacations, expiring invitations and evening editions, for at most
    /// `most` of each; returns the largest of the counts.
    ///
    /// # Errors
    /// The first error on our side. What is due about a game, ladder or tournament that cannot be
    /// read stops nothing else.
    pub fn tick(&mut self, now: DateTime<Utc>, most: u32) -> Result<usize, Fault> {
        let now = whole_seconds(now);
        let mut trouble = None;
        let games = self.file.view().due_games(now, most)?;
        self.settle_each(now, &games, &mut trouble, |ledger, &game| {
            deadline::settle(ledger, game, Waits::ForEmail)
        });
        let reminders = self.file.view().due_reminders(now, most)?;
        self.settle_each(now, &reminders, &mut trouble, |ledger, &game| {
            deadline::remind(ledger, game)
        });
        let matches = self.file.view().due_ladder_matches(now, most)?;
        let idle = self.file.view().due_rungs(now, most)?;
        self.settle_each(now, &matches, &mut trouble, |ledger, row| {
            ladder::settle_opening(ledger, row)
        });
        self.settle_each(now, &idle, &mut trouble, |ledger, rung| {
            ladder::settle_idle(ledger, rung)
        });
        let tournaments = self.file.view().due_tournaments(now, most)?;
        self.settle_each(now, &tournaments, &mut trouble, tournament::settle);
        let away = self.file.view().vacations_begun(now, most)?;
        self.settle_each(now, &away, &mut trouble, |ledger, row| vacation::begin(ledger, row));
        let editions = self.file.view().due_editions(now, most)?;
        if !editions.is_empty() {
            match edition::ClubDay::of(self.lookup(now), &editions) {
                Ok(day) => self.settle_each(now, &editions, &mut trouble, |ledger, row| {
                    edition::print(ledger, row, &day)
                }),
                Err(fault) => drop(trouble.get_or_insert(fault)),
            }
        }
        let due = [&games, &reminders].map(Vec::len);
        let others = [matches.len(), idle.len(), tournaments.len(), away.len(), editions.len()];
        let most = due.into_iter().chain(others).fold(self.expire(now, most)?, usize::max);
        for player in self.file.view().players_after(self.checked, remember::PLAYERS)? {
            self.checked = player;
            if let Err(fault) = self.check_names_of(now, player) {
                trouble.get_or_insert(fault);
            }
        }
        match remember::forget_old(&mut self.file, now, self.forgot) {
            Ok(last) => self.forgot = last,
            Err(fault) => drop(trouble.get_or_insert(fault)),
        }
        // Last, so that no clock waits for a disk that is too full to rewrite the file.
        self.sweep()?;
        trouble.map_or(Ok(most), Err)
    }

    /// Notes what a player's names look like, and bars those that nobody may have.
    fn check_names_of(&mut self, now: DateTime<Utc>, player: PlayerId) -> Result<(), Fault> {
        let row = self.file.view().player(player)?;
        let is_barred = rename::is_barred(self.file.view(), &row, self.club())?;
        if is_barred || rename::lacks(self.file.view(), &row)? {
            let ledger = self.ledger(now)?;
            rename::complete(&ledger, &row)?;
            if is_barred {
                rename::bar(&ledger, &row)?;
            }
            ledger.change.commit()?;
        }
        Ok(())
    }

    /// How long the longest overdue clock has been due.
    pub fn overdue(&self, now: DateTime<Utc>) -> Result<Option<TimeDelta>, Fault> {
        let since = self.file.view().overdue_since(whole_seconds(now))?;
        Ok(since.map(|since| now - since))
    }

    /// Removes traces of erased players from unused parts of the file.
    fn sweep(&mut self) -> Result<(), Fault> {
        if self.file.view().deleted_traces()? != Traces::Some {
            return Ok(());
        }
        let small = self.file.size()? <= SMALL;
        if small {
            self.file.rewrite()?;
        }
        let change = self.file.change()?;
        change.set_traces(if small { Traces::None } else { Traces::Stay })?;
        change.commit()?;
        if !self.file.empty_log()? {
            // Somebody is reading: try again with the next tick.
            let change = self.file.change()?;
            change.set_traces(Traces::Some)?;
            change.commit()?;
        }
        Ok(())
    }

    fn expire(&mut self, now: DateTime<Utc>, most: u32) -> Result<usize, Fault> {
        if self.file.view().due_invitations(now, 1)?.is_empty() {
            return Ok(0);
        }
        let ledger = self.ledger(now)?;
        let due = ledger.view().due_invitations(now, most)?;
        for invitation in &due {
            invite::expire(&ledger, invitation)?;
        }
        ledger.change.commit()?;
        Ok(due.len())
    }

    /// Does what is due about each of these in a transaction of its own, and keeps the first error.
    fn settle_each<T>(
        &mut self,
        now: DateTime<Utc>,
        due: &[T],
        trouble: &mut Option<Fault>,
        settle: impl Fn(&mut Ledger<'_>, &T) -> Result<(), Fault>,
    ) {
        for one in due {
            if let Err(fault) = self.in_ledger(now, |ledger| settle(ledger, one)) {
                trouble.get_or_insert(fault);
            }
        }
    }

    /// A player whose time is up can't move any more, even if nobody has checked the clock yet, or
    /// if a move of theirs is waiting that would have been in time: then they can't make another
    /// one in the games in which this one may be.
    pub(super) fn settle_games_of(
        &mut self,
        now: DateTime<Utc>,
        actor: &Actor,
        moves_in: impl Fn(GameId) -> bool,
    ) -> Result<(), Fault> {
        let view = self.file.view();
        // Usually no clock is due: they are checked every few seconds.
        if view.due_games(now, 1)?.is_empty() {
            return Ok(());
        }
        let Some(player) = self.lookup(now).who(actor)? else { return Ok(()) };
        if organisers::is_organiser(self.lookup(now), player.id)? {
            return self.settle_games_that_are_due(now);
        }
        for game in view.running_games(player.id)? {
            if game.folded.due_at.is_some_and(|due| due <= now) {
                let is_moving = moves_in(game.id)
                    && game.folded.to_move.is_some_and(|side| game.players[side] == player.id);
                let waits = if is_moving { Waits::ForNothing } else { Waits::ForEmail };
                // A problem with one of the player's games is no reason to refuse the others.
                let _ = self.settle(now, game.id, waits);
            }
        }
        Ok(())
    }

    /// A game that is lost on time is lost before an organiser decides anything about it.
    pub(super) fn settle_games_that_are_due(&mut self, now: DateTime<Utc>) -> Result<(), Fault> {
        for game in self.file.view().due_games(now, DUE_BEFORE_AN_ACT)? {
            // A problem with one game is no reason to refuse what concerns another.
            let _ = self.settle(now, game, Waits::ForEmail);
        }
        Ok(())
    }

    fn settle(&mut self, now: DateTime<Utc>, game: GameId, waits: Waits) -> Result<(), Fault> {
        self.in_ledger(now, |ledger| deadline::settle(ledger, game, waits))
    }

    /// The club starts; if it has public pages, it has a secret from then on. Returns how long it was down, if that is worth telling: nobody's clock ran
    /// then, and all active players are told.
    pub fn wake(&mut self, now: DateTime<Utc>) -> Result<Option<TimeDelta>, Fault> {
        let outage = self.in_ledger(now, |ledger| {
            let outage = outage::wake(ledger)?;
            if ledger.pages.is_some() && ledger.view().club_secret()?.is_none() {
                let secret = (ledger.entropy)();
                ledger.change.set_club_secret(secret)?;
            }
            Ok(outage)
        })?;
        Ok(outage.map(|span| span.until - span.from))
    }

    /// Notes that the club is running.
    pub fn alive(&mut self, now: DateTime<Utc>) -> Result<(), Fault> {
        let change = self.file.change()?;
        change.set_alive(whole_seconds(now))?;
        change.commit()
    }
}
