//! Circles that live in a Discord server: those who manage it have one opened, and a member who
//! leaves the server leaves the circle, and is told directly whose turn it is.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::channels::SHOWS_GAMES;
use kernel::desk::{Questions, Service};
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use kernel::lookup::{folded_address, whole_seconds};
use kernel::refused::or_refused;
use kernel::request::Answer;
use kernel::scene::ServerChannel;
use kernel::telling;
use storage::{Delivery, Fault, GameRow, PlayerId};

/// How often it is looked whether somebody is still in the server of their circle. Discord says
/// nothing of those who leave to a bot that may not see all members.
const LOOK_EVERY: TimeDelta = TimeDelta::days(1);

/// Those whose turn it is in games that are shown in servers, each as a server and an account.
pub fn movers_in_servers(questions: &Questions) -> Result<Vec<(String, String)>, Fault> {
    questions.file.view().movers_in_servers()
}

/// Opens a circle for the server of that place, for the account of somebody who manages it.
pub fn open_circle(
    service: &mut Service,
    now: DateTime<Utc>,
    place: &ServerChannel,
    account: &str,
    name: &str,
) -> Result<Answer, Fault> {
    let mut ledger = service.ledger(whole_seconds(now))?;
    let done =
        ledger.attempt(|ledger| circle::open_in_server(ledger, name, &place.server, account));
    let answer = match or_refused(done)? {
        Ok(news) => {
            let notice = ledger.assembly.for_hosts(ledger.lookup(), &Happened::Circle(news))?;
            Answer::Done(Box::new(notice))
        }
        Err(refused) => Answer::Refused(Box::new(ledger.lookup().refusal(None, &refused)?)),
    };
    ledger.change.commit()?;
    Ok(answer)
}

/// Takes members of circles, each as a server and an account, to check whether they are still
/// there.
pub fn claim_circle_members(
    service: &mut Service,
    now: DateTime<Utc>,
    most: u32,
) -> Result<Vec<(String, String)>, Fault> {
    let now = whole_seconds(now);
    if service.file.view().members_to_look_for(now - LOOK_EVERY, 1)?.is_empty() {
        return Ok(Vec::new());
    }
    let ledger = service.ledger(now)?;
    let members = ledger.view().members_to_look_for(now - LOOK_EVERY, most)?;
    for (server, account) in &members {
        ledger.change.mark_looked_for(server, account, now)?;
    }
    ledger.change.commit()?;
    Ok(members)
}

/// An account isn't in a server any more.
pub fn member_left(
    service: &mut Service,
    now: DateTime<Utc>,
    server: &str,
    account: &str,
) -> Result<(), Fault> {
    let ledger = service.ledger(whole_seconds(now))?;
    left(&ledger, account, server)?;
    ledger.change.commit()
}

/// An account isn't in a server any more, where its player was told whose turn it is: they are told
/// again, alone.
pub fn left(ledger: &Ledger<'_>, account: &str, server: &str) -> Result<(), Fault> {
    circle::left_server(ledger, account, server)?;
    let known = ledger.view().identity(SHOWS_GAMES, &folded_address(account))?;
    let Some(player) = known.map(|known| known.player) else { return Ok(()) };
    for row in ledger.view().running_games(player)? {
        let is_on_move = row.folded.to_move.map(|side| row.players[side]) == Some(player);
        let venue = ledger.view().game_venue(row.id)?;
        let is_here = venue.is_some_and(|venue| venue.server == server);
        if is_on_move
            && is_here
            && let Some(told) = told_of_turn(ledger, player, row)?
        {
            ledger.tell_because(None, player, &told)?;
        }
    }
    Ok(())
}

/// What has told a player that it is their turn; `None` if something about the game still waits.
fn told_of_turn(
    ledger: &Ledger<'_>,
    player: PlayerId,
    row: GameRow,
) -> Result<Option<Happened>, Fault> {
    let game = row.id;
    if !ledger.view().waiting_about(game, player)?.is_empty() {
        return Ok(None);
    }
    let Some(open) = ledger.open(game)? else { return Ok(None) };
    for notice in ledger.view().notices_for(player)?.into_iter().rev() {
        let is_about = notice.about.is_some_and(|(about, _)| about == game);
        if !is_about || notice.state != Delivery::Handed || notice.address.is_some() {
            continue;
        }
        let happened = happened::read(&notice.data)?;
        let tells = |moment| telling::tells_of_turn(&open.course, moment);
        return Ok(happened.moment().is_some_and(tells).then_some(happened));
    }
    Ok(None)
}
