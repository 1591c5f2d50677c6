//! What happened to posts: delivered, in which channel and as which message, or not, and why.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use kernel::desk::Service;
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use kernel::lookup::whole_seconds;
use kernel::news::{self, venue_to_all};
use kernel::report_posts::{self, is_to_all};
use kernel::ways::venue_for_all;
use kernel::{deliver, receipts, venue};
use storage::{
    Delivery, DirectRow, Fault, GameId, InvitationState, NoticeId, OutboxRow, PostRow, Venue,
};
use templates::accounts::AccountNews;

use crate::post::of_nobody_known;
use crate::{circle, hints};

#[derive(Clone, Debug)]
pub struct PostReceipt {
    pub notices: Vec<NoticeId>,
    pub account: String,
    pub posted: Posted,
    /// Messages whose controls have been removed.
    pub cleared: Vec<NoticeId>,
    /// The channel where it was to be posted, and the thread, as they were when it was taken; `None`
    /// if it went to its player alone.
    pub place: Option<(String, Option<String>)>,
    /// Whether that place has been deleted: the thread, or else the channel.
    pub is_gone: bool,
    /// The game whose thread is to be archived once this was posted.
    pub closes: Option<i64>,
}

impl PostReceipt {
    fn lost_thread(&self) -> Option<&str> {
        let (_, thread) = self.place.as_ref().filter(|_| self.is_gone)?;
        thread.as_deref()
    }

    fn lost_channel(&self) -> Option<&str> {
        let (channel, thread) = self.place.as_ref().filter(|_| self.is_gone)?;
        thread.is_none().then_some(channel)
    }

    /// Whether a game is shown somewhere else by now.
    fn is_elsewhere(&self, venue: &Venue) -> bool {
        let thread = venue.thread.as_ref().filter(|thread| **thread != venue.channel);
        let is_same = |(channel, within): &(String, Option<String>)| {
            *channel == venue.channel && within.as_ref() == thread
        };
        self.place.as_ref().is_some_and(|place| !is_same(place))
    }
}

/// How a post went. The texts describe the failure to the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Posted {
    Sent {
        /// The channel or thread.
        channel: String,
        /// The message; the last one if there are several.
        message: String,
        /// The message that calls for attention to this one, if that was edited.
        called: Option<String>,
    },
    /// The account does not accept direct messages.
    Closed,
    /// That account, which the post calls, is not in that server any more.
    Left { server: String, account: String },
    /// The club can no longer post there, or the place is gone.
    NoVenue(String),
    /// It failed, or the result is unknown.
    Failed(String),
    /// It was not tried: others come first, for so long.
    Later(Duration),
}

impl Posted {
    /// Whether it is this message.
    pub fn is_message(&self, id: &str) -> bool {
        matches!(self, Posted::Sent { message, .. } if message == id)
    }
}

pub fn posted(
    service: &mut Service,
    now: DateTime<Utc>,
    receipt: &PostReceipt,
) -> Result<(), Fault> {
    let mut ledger = service.ledger(whole_seconds(now))?;
    for (nth, &id) in receipt.notices.iter().enumerate() {
        note(&mut ledger, receipt, id, nth == 0)?;
    }
    if let (Some(game), Posted::Sent { .. }) = (receipt.closes, &receipt.posted) {
        // Unless it waits for the report.
        ledger.change.set_archive_at(GameId(game), Some(ledger.now))?;
    }
    for &cleared in &receipt.cleared {
        ledger.change.drop_controls(cleared)?;
    }
    ledger.change.commit()
}

fn note(
    ledger: &mut Ledger<'_>,
    receipt: &PostReceipt,
    id: NoticeId,
    is_first: bool,
) -> Result<(), Fault> {
    let row = ledger.view().notice(id)?;
    if row.is_none() && !matches!(receipt.posted, Posted::Sent { .. }) {
        // Its player has been erased, and nothing was posted.
        return ledger.change.drop_controls(id);
    }
    match &receipt.posted {
        Posted::Sent { channel, message, called } => {
            if ledger.view().post(id)?.is_some() {
                ledger.change.set_message(id, (channel, message), called.as_deref())?;
                if !is_first {
                    ledger.change.drop_controls(id)?;
                }
                found(ledger, id, channel)?;
            }
            receipts::handed(ledger, id)?;
            let report = row.as_ref().and_then(report_posts::posted);
            report.map_or(Ok(()), |game| report_posts::report_is_done(ledger, game))
        }
        Posted::Closed => {
            let known = ledger.view().direct_messages(&receipt.account)?;
            let channel = known.and_then(|known| known.channel);
            let closed = DirectRow { channel, closed_at: Some(ledger.now) };
            ledger.change.set_direct_messages(&receipt.account, &closed)?;
            receipts::lost(ledger, id, &receipt.account, "direct messages are closed")
        }
        Posted::NoVenue(why) => {
            let Some(row) = row else { return Ok(()) };
            let moved = match game_of(&row)? {
                Some(game) => ledger.view().game_venue(game)?,
                None => None,
            };
            let moved = moved.is_some_and(|venue| receipt.is_elsewhere(&venue));
            match receipt.lost_thread() {
                Some(lost) => lose_thread(ledger, &row, lost)?,
                None if !moved => lose(ledger, receipt, &row)?,
                None => {}
            }
            let report = report_posts::posted(&row);
            if is_to_all(&row) && !(report.is_some() && moved) {
                // Nobody is waiting for it, except those who want to reach somebody by it, and those
                // who would have read a report there.
                unheard(ledger, receipt, &row)?;
                ledger.change.delay_notice(id, why, ledger.now)?;
                ledger.change.finish_notice(id, Delivery::Failed)?;
                return report.map_or(Ok(()), |game| reviews::tell_alone(ledger, game));
            }
            // Unless its game is shown elsewhere by now, this notice goes to its player alone; the
            // next one is tried there again.
            if let Some(known) = ledger.view().post(id)?.filter(|_| !moved) {
                ledger.change.set_post(&PostRow { alone: true, ..known })?;
            }
            ledger.change.delay_notice(id, why, ledger.now)
        }
        Posted::Left { server, account } => {
            // From now on, what happens there goes to them alone; others are told there as before.
            circle::left(ledger, account, server)?;
            ledger.change.delay_notice(id, "somebody has left the server", ledger.now)
        }
        Posted::Failed(why) => receipts::failed(ledger, id, why),
        Posted::Later(wait) => {
            let wait = TimeDelta::from_std(*wait).unwrap_or(deliver::LONGEST);
            // The club counts whole seconds.
            let until = ledger.now + wait.min(deliver::LONGEST) + TimeDelta::seconds(1);
            ledger.change.postpone_notice(id, until)
        }
    }
}

fn game_of(row: &OutboxRow) -> Result<Option<GameId>, Fault> {
    Ok(happened::read(&row.data)?.moment().map(|moment| GameId(moment.game)))
}

/// The game of a notice can't be shown in its venue. Its players are told once if it has been shown
/// there; where the channel is gone, nothing is tried there again.
fn lose(ledger: &Ledger<'_>, receipt: &PostReceipt, row: &OutboxRow) -> Result<(), Fault> {
    let happened = happened::read(&row.data)?;
    if news::channel(row.address.as_deref(), &happened).is_some() {
        let venue = venue_to_all(ledger.lookup(), row, &happened)?;
        let gone = venue.zip(receipt.lost_channel());
        return gone.map_or(Ok(()), |(venue, channel)| {
            hints::channel_is_gone(ledger, &venue.server, channel)
        });
    }
    let Some(game) = game_of(row)? else { return Ok(()) };
    let Some(venue) = ledger.view().game_venue(game)? else { return Ok(()) };
    let boards = ledger.view().posts_with_controls(game)?;
    let was_shown = boards.iter().any(|post| post.message.is_some());
    if was_shown && !ledger.view().is_venue_lost(game)? {
        ledger.change.set_venue_lost(game, Some(ledger.now))?;
        let gone = receipt.lost_channel().is_some();
        let told = Happened::Account(AccountNews::VenueLost { game: game.0, gone });
        if let Some(players) = ledger.view().game(game)?.map(|row| row.players) {
            for player in [players.attackers, players.defenders] {
                ledger.tell_because(None, player, &told)?;
            }
        }
    }
    if let Some(channel) = receipt.lost_channel() {
        hints::channel_is_gone(ledger, &venue.server, channel)?;
        ledger.change.delete_game_venue(game)?;
    }
    Ok(())
}

/// A challenge can't be posted. If that was its only way to anybody, its sender is told.
fn unheard(ledger: &Ledger<'_>, receipt: &PostReceipt, row: &OutboxRow) -> Result<(), Fault> {
    let happened = happened::read(&row.data)?;
    let Some(invitation) = of_nobody_known(ledger, &happened)? else { return Ok(()) };
    let Some(venue) = venue_for_all(ledger.lookup(), &happened)? else { return Ok(()) };
    if let Some(channel) = receipt.lost_channel() {
        hints::channel_is_gone(ledger, &venue.server, channel)?;
    }
    if invitation.state != InvitationState::Open {
        return Ok(());
    }
    if !invitation.is_seek() {
        // Nobody else finds it.
        ledger.change.set_invitation(invitation.id, InvitationState::Cancelled, None)?;
        ledger.change.forget_account_of(invitation.id)?;
    }
    let is_gone = receipt.lost_channel().is_some();
    let link = (!is_gone).then(|| venue::link(&venue));
    let lost = AccountNews::ChallengeLost { invitation: invitation.id.0, link };
    ledger.tell_because(None, invitation.sender, &Happened::Account(lost))
}

/// The game of a notice is shown in its venue again.
fn found(ledger: &Ledger<'_>, id: NoticeId, channel: &str) -> Result<(), Fault> {
    let Some(row) = ledger.view().notice(id)? else { return Ok(()) };
    let Some(moment) = happened::read(&row.data)?.moment() else { return Ok(()) };
    let game = GameId(moment.game);
    let is_there = |venue: Venue| venue.thread.as_deref().unwrap_or(&venue.channel) == channel;
    let is_lost = ledger.view().is_venue_lost(game)?;
    if is_lost && ledger.view().game_venue(game)?.is_some_and(is_there) {
        ledger.change.set_venue_lost(game, None)?;
    }
    Ok(())
}

/// The venues of a notice's game and of its partner.
fn venues(ledger: &Ledger<'_>, row: &OutboxRow) -> Result<Vec<(GameId, Venue)>, Fault> {
    let Some(game) = game_of(row)? else { return Ok(Vec::new()) };
    let partner = ledger.view().game(game)?.and_then(|row| row.partner);
    let mut venues = Vec::new();
    for game in [Some(game), partner].into_iter().flatten() {
        venues.extend(ledger.view().game_venue(game)?.map(|venue| (game, venue)));
    }
    Ok(venues)
}

/// The thread of a notice's game is gone, unless it has another one by now.
fn lose_thread(ledger: &Ledger<'_>, row: &OutboxRow, lost: &str) -> Result<(), Fault> {
    for (game, venue) in venues(ledger, row)? {
        if venue.thread.as_deref() == Some(lost) {
            ledger.change.set_game_venue(game, &Venue { thread: None, ..venue })?;
        }
    }
    Ok(())
}

/// Stores the thread that was opened in a channel for the match of a notice, or the channel if
/// none could be; unless the match is shown elsewhere by now.
pub fn set_thread(
    service: &mut Service,
    now: DateTime<Utc>,
    notice: NoticeId,
    (channel, thread): (&str, &str),
) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| {
        let Some(row) = ledger.view().notice(notice)? else { return Ok(()) };
        for (game, venue) in venues(ledger, &row)? {
            if venue.channel == channel {
                let thread = Some(thread.to_owned());
                ledger.change.set_game_venue(game, &Venue { thread, ..venue })?;
            }
        }
        Ok(())
    })
}

/// Stores the channel for direct messages with an account.
pub fn set_direct(
    service: &mut Service,
    now: DateTime<Utc>,
    account: &str,
    channel: &str,
) -> Result<(), Fault> {
    let row = DirectRow { channel: Some(channel.to_owned()), closed_at: None };
    service.in_ledger(now, |ledger| ledger.change.set_direct_messages(account, &row))
}
