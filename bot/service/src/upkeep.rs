//! What the club does on its own: checks clocks and expiring invitations, deletes old data, notes
//! that it is running. Nothing here decides when and how often it is called.

use chrono::{DateTime, TimeDelta, Utc};
use storage::{GameId, Traces};

use super::ledger::Ledger;
use super::{deadline, invite, ladder, outage, remember, tournament};
use crate::lookup::whole_seconds;
use crate::request::Actor;
use crate::service::Service;
use storage::Fault;

/// A file with this many bytes is rewritten in well under a second.
const SMALL: u64 = 64 << 20;

impl Service {
    /// Does what is due about clocks and expiring invitations, for at most `most` of each; returns
    /// the largest of the counts.
    ///
    /// # Errors
    /// Errors on our side; everything before them is done.
    pub fn tick(&mut self, now: DateTime<Utc>, most: u32) -> Result<usize, Fault> {
        let now = whole_seconds(now);
        let due = self.file.view().due_games(now, most)?;
        // One game that cannot be read stops no other clock; the error is returned at the end.
        let mut trouble = None;
        for &game in &due {
            if let Err(fault) = self.settle(now, game) {
                trouble.get_or_insert(fault);
            }
        }
        let ladders = self.settle_ladders(now, most, &mut trouble)?;
        let tournaments = self.settle_tournaments(now, most, &mut trouble)?;
        let most = due.len().max(self.expire(now, most)?).max(ladders).max(tournaments);
        match remember::forget_old(&mut self.file, now, self.forgot) {
            Ok(last) => self.forgot = last,
            Err(fault) => drop(trouble.get_or_insert(fault)),
        }
        // Last, so that no clock waits for a disk that is too full to rewrite the file.
        self.sweep()?;
        trouble.map_or(Ok(most), Err)
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

    /// Ladder matches that were not begun in time, and idle players. One that cannot be read
    /// doesn't stop the others; its error is returned at the end.
    fn settle_ladders(
        &mut self,
        now: DateTime<Utc>,
        most: u32,
        trouble: &mut Option<Fault>,
    ) -> Result<usize, Fault> {
        let matches = self.file.view().due_ladder_matches(now, most)?;
        let idle = self.file.view().due_rungs(now, most)?;
        for row in &matches {
            if let Err(fault) = self.in_ledger(now, |ledger| ladder::settle_opening(ledger, row)) {
                trouble.get_or_insert(fault);
            }
        }
        for rung in &idle {
            if let Err(fault) = self.in_ledger(now, |ledger| ladder::settle_idle(ledger, rung)) {
                trouble.get_or_insert(fault);
            }
        }
        Ok(matches.len().max(idle.len()))
    }

    /// Tournaments that begin, or whose players have not shown up.
    fn settle_tournaments(
        &mut self,
        now: DateTime<Utc>,
        most: u32,
        trouble: &mut Option<Fault>,
    ) -> Result<usize, Fault> {
        let due = self.file.view().due_tournaments(now, most)?;
        for row in &due {
            if let Err(fault) = self.in_ledger(now, |ledger| tournament::settle(ledger, row)) {
                trouble.get_or_insert(fault);
            }
        }
        Ok(due.len())
    }

    fn in_ledger(
        &mut self,
        now: DateTime<Utc>,
        what: impl FnOnce(&mut Ledger<'_>) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let mut ledger = self.ledger(now)?;
        what(&mut ledger)?;
        ledger.change.commit()
    }

    /// A player whose time is up can't move any more, even if nobody has checked the clock yet.
    pub(super) fn settle_games_of(
        &mut self,
        now: DateTime<Utc>,
        actor: &Actor,
    ) -> Result<(), Fault> {
        let view = self.file.view();
        // Usually no clock is due: they are checked every few seconds.
        if view.due_games(now, 1)?.is_empty() {
            return Ok(());
        }
        let Some(player) = self.lookup(now).who(actor)? else { return Ok(()) };
        for game in view.running_games(player.id)? {
            if game.folded.due_at.is_some_and(|due| due <= now) {
                // A problem with one of the player's games is no reason to refuse the others.
                let _ = self.settle(now, game.id);
            }
        }
        Ok(())
    }

    pub(super) fn settle_if_due(&mut self, now: DateTime<Utc>, game: GameId) -> Result<(), Fault> {
        match self.file.view().game(game)?.and_then(|row| row.folded.due_at) {
            Some(due) if due <= now => self.settle(now, game),
            _ => Ok(()),
        }
    }

    fn settle(&mut self, now: DateTime<Utc>, game: GameId) -> Result<(), Fault> {
        let ledger = self.ledger(now)?;
        deadline::settle(&ledger, game)?;
        ledger.change.commit()
    }

    /// The club starts. Returns how long it was down, if that is worth telling: nobody's clock ran
    /// then, and all active players are told.
    pub fn wake(&mut self, now: DateTime<Utc>) -> Result<Option<TimeDelta>, Fault> {
        let ledger = self.ledger(whole_seconds(now))?;
        let outage = outage::wake(&ledger)?;
        ledger.change.commit()?;
        Ok(outage.map(|span| span.until - span.from))
    }

    /// Notes that the club is running.
    pub fn alive(&mut self, now: DateTime<Utc>) -> Result<(), Fault> {
        let change = self.file.change()?;
        change.set_alive(whole_seconds(now))?;
        change.commit()
    }
}
