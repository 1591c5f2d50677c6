//! What the club does on its own: checks clocks and expiring invitations, deletes old data, notes
//! that it is running. Nothing here decides when and how often it is called.

use chrono::{DateTime, TimeDelta, Utc};
use following::edition;
use invitation::invite;
use kernel::desk::Service;
use kernel::ledger::Ledger;
use kernel::lookup::whole_seconds;
use kernel::{remember, rename};
use play::deadline::{self, Waits};
use play::{outage, vacation};
use storage::{Fault, PlayerId, Traces};

/// A file with this many bytes is rewritten in well under a second.
const SMALL: u64 = 64 << 20;

/// Does what is due about clocks, vacations, expiring invitations and evening editions, for at most
/// `most` of each; returns the largest of the counts.
///
/// # Errors
/// The first error on our side. What is due about a game, ladder or tournament that cannot be
/// read stops nothing else.
pub fn tick(service: &mut Service, now: DateTime<Utc>, most: u32) -> Result<usize, Fault> {
    let now = whole_seconds(now);
    let mut trouble = None;
    let games = service.file.view().due_games(now, most)?;
    settle_each(service, now, &games, &mut trouble, |ledger, &game| {
        deadline::settle(ledger, game, Waits::ForEmail)
    });
    let reminders = service.file.view().due_reminders(now, most)?;
    settle_each(service, now, &reminders, &mut trouble, |ledger, &game| {
        deadline::remind(ledger, game)
    });
    let matches = service.file.view().due_ladder_matches(now, most)?;
    let idle = service.file.view().due_rungs(now, most)?;
    settle_each(service, now, &matches, &mut trouble, |ledger, row| {
        ladder::settle_opening(ledger, row)
    });
    settle_each(service, now, &idle, &mut trouble, |ledger, rung| {
        ladder::settle_idle(ledger, rung)
    });
    let tournaments = service.file.view().due_tournaments(now, most)?;
    settle_each(service, now, &tournaments, &mut trouble, tournament::settle);
    let away = service.file.view().vacations_begun(now, most)?;
    settle_each(service, now, &away, &mut trouble, |ledger, row| vacation::begin(ledger, row));
    let editions = service.file.view().due_editions(now, most)?;
    if !editions.is_empty() {
        match edition::ClubDay::of(service.lookup(now), &editions) {
            Ok(day) => settle_each(service, now, &editions, &mut trouble, |ledger, row| {
                edition::print(ledger, row, &day)
            }),
            Err(fault) => drop(trouble.get_or_insert(fault)),
        }
    }
    let due = [&games, &reminders].map(Vec::len);
    let others = [matches.len(), idle.len(), tournaments.len(), away.len(), editions.len()];
    let most = due.into_iter().chain(others).fold(expire(service, now, most)?, usize::max);
    for player in service.file.view().players_after(service.checked, remember::PLAYERS)? {
        service.checked = player;
        if let Err(fault) = check_names_of(service, now, player) {
            trouble.get_or_insert(fault);
        }
    }
    match remember::forget_old(&mut service.file, now, service.forgot) {
        Ok(last) => service.forgot = last,
        Err(fault) => drop(trouble.get_or_insert(fault)),
    }
    // Last, so that no clock waits for a disk that is too full to rewrite the file.
    sweep(service)?;
    trouble.map_or(Ok(most), Err)
}

/// Notes what a player's names look like, and bars those that nobody may have.
fn check_names_of(
    service: &mut Service,
    now: DateTime<Utc>,
    player: PlayerId,
) -> Result<(), Fault> {
    let row = service.file.view().player(player)?;
    let is_barred = rename::is_barred(service.file.view(), &row, service.club())?;
    if is_barred || rename::lacks(service.file.view(), &row)? {
        let ledger = service.ledger(now)?;
        rename::complete(&ledger, &row)?;
        if is_barred {
            rename::bar(&ledger, &row)?;
        }
        ledger.change.commit()?;
    }
    Ok(())
}

/// How long the longest overdue clock has been due.
pub fn overdue(service: &Service, now: DateTime<Utc>) -> Result<Option<TimeDelta>, Fault> {
    let since = service.file.view().overdue_since(whole_seconds(now))?;
    Ok(since.map(|since| now - since))
}

/// Removes traces of erased players from unused parts of the file.
fn sweep(service: &mut Service) -> Result<(), Fault> {
    if service.file.view().deleted_traces()? != Traces::Some {
        return Ok(());
    }
    let small = service.file.size()? <= SMALL;
    if small {
        service.file.rewrite()?;
    }
    let change = service.file.change()?;
    change.set_traces(if small { Traces::None } else { Traces::Stay })?;
    change.commit()?;
    if !service.file.empty_log()? {
        // Somebody is reading: try again with the next tick.
        let change = service.file.change()?;
        change.set_traces(Traces::Some)?;
        change.commit()?;
    }
    Ok(())
}

fn expire(service: &mut Service, now: DateTime<Utc>, most: u32) -> Result<usize, Fault> {
    if service.file.view().due_invitations(now, 1)?.is_empty() {
        return Ok(0);
    }
    let ledger = service.ledger(now)?;
    let due = ledger.view().due_invitations(now, most)?;
    for invitation in &due {
        invite::expire(&ledger, invitation)?;
    }
    ledger.change.commit()?;
    Ok(due.len())
}

/// Does what is due about each of these in a transaction of its own, and keeps the first error.
fn settle_each<T>(
    service: &mut Service,
    now: DateTime<Utc>,
    due: &[T],
    trouble: &mut Option<Fault>,
    settle: impl Fn(&mut Ledger<'_>, &T) -> Result<(), Fault>,
) {
    for one in due {
        if let Err(fault) = service.in_ledger(now, |ledger| settle(ledger, one)) {
            trouble.get_or_insert(fault);
        }
    }
}

/// The club starts; if it has public pages, it has a secret from then on. Returns how long it was down, if that is worth telling: nobody's clock ran
/// then, and all active players are told.
pub fn wake(service: &mut Service, now: DateTime<Utc>) -> Result<Option<TimeDelta>, Fault> {
    let outage = service.in_ledger(now, |ledger| {
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
pub fn alive(service: &mut Service, now: DateTime<Utc>) -> Result<(), Fault> {
    let change = service.file.change()?;
    change.set_alive(whole_seconds(now))?;
    change.commit()
}
