//! What happened to posts: delivered, in which channel and as which message, or not, and why.

use chrono::{DateTime, Utc};
use storage::{
    Delivery, DirectRow, Fault, GameId, InvitationId, NoticeId, OutboxRow, PostAsks, PostRow,
    TournamentId, Venue,
};
use templates::told::{AccountNews, GameNews, TournamentEvent, TournamentNews};

use super::hints;
use super::post::is_to_all;
use crate::happened::{self, Happened};
use crate::ledger::Ledger;
use crate::lookup::whole_seconds;
use crate::news;
use crate::receipts;
use crate::service::Service;
use crate::ways::venue_to_all;

#[derive(Clone, Debug)]
pub struct PostReceipt {
    pub notices: Vec<NoticeId>,
    pub account: String,
    pub posted: Posted,
    /// Messages whose controls have been removed.
    pub cleared: Vec<NoticeId>,
    /// Whether the thread for the post can no longer be used.
    pub lost_thread: bool,
    /// The channel for the post, if it has been deleted.
    pub lost_channel: Option<String>,
}

/// How a post went. The texts describe the failure to the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Posted {
    Sent {
        /// The channel or thread.
        channel: String,
        /// The message; the last one if there are several.
        message: String,
        /// The game whose board has controls in it.
        game: Option<i64>,
        /// Whether it only calls for attention to an earlier message.
        is_call: bool,
        /// The message that calls for attention to this one, if that was edited.
        called: Option<String>,
    },
    /// The account does not accept direct messages.
    Closed,
    /// The club can no longer post there, or the place is gone.
    NoVenue(String),
    /// It failed, or the result is unknown.
    Failed(String),
}

impl Posted {
    /// Whether it is this message.
    pub fn is_message(&self, id: &str) -> bool {
        matches!(self, Posted::Sent { message, .. } if message == id)
    }
}

impl Service {
    pub fn posted(&mut self, now: DateTime<Utc>, receipt: &PostReceipt) -> Result<(), Fault> {
        let mut ledger = self.ledger(whole_seconds(now))?;
        for (nth, &id) in receipt.notices.iter().enumerate() {
            note(&mut ledger, receipt, id, nth == 0)?;
        }
        for &cleared in &receipt.cleared {
            ledger.change.drop_controls(cleared)?;
        }
        ledger.change.commit()
    }
}

fn note(
    ledger: &mut Ledger<'_>,
    receipt: &PostReceipt,
    id: NoticeId,
    is_first: bool,
) -> Result<(), Fault> {
    match &receipt.posted {
        Posted::Sent { channel, message, game, is_call, called } => {
            if let Some(known) = ledger.view().post(id)? {
                let asks = if is_first && !is_call { asks(ledger, id)? } else { None };
                let post = PostRow {
                    channel: Some(channel.clone()),
                    message: Some(message.clone()),
                    game: game.map(GameId).filter(|_| is_first),
                    called: called.clone(),
                    ..known
                };
                ledger.change.set_post(&post.asking(asks))?;
                found(ledger, id, channel)?;
            }
            receipts::handed(ledger, id)
        }
        Posted::Closed => {
            let known = ledger.view().direct_messages(&receipt.account)?;
            let channel = known.and_then(|known| known.channel);
            let closed = DirectRow { channel, closed_at: Some(ledger.now) };
            ledger.change.set_direct_messages(&receipt.account, &closed)?;
            receipts::lost(ledger, id, &receipt.account, "direct messages are closed")
        }
        Posted::NoVenue(why) => {
            let row = ledger.view().notice(id)?;
            if let Some(row) = row.as_ref().filter(|_| !receipt.lost_thread) {
                lose(ledger, receipt, row)?;
            }
            if row.as_ref().is_some_and(is_to_all) {
                // Nobody is waiting for it.
                ledger.change.delay_notice(id, why, ledger.now)?;
                return ledger.change.finish_notice(id, Delivery::Failed);
            }
            // From now on this notice goes to its player alone; the next one is tried there again.
            if let Some(known) = ledger.view().post(id)? {
                ledger.change.set_post(&PostRow { alone: true, ..known })?;
            }
            if let Some(row) = row.filter(|_| receipt.lost_thread) {
                keep_thread(ledger, &row, None)?;
            }
            ledger.change.delay_notice(id, why, ledger.now)
        }
        Posted::Failed(why) => receipts::failed(ledger, id, why),
    }
}

/// What the post of a notice asks to answer.
fn asks(ledger: &Ledger<'_>, id: NoticeId) -> Result<Option<PostAsks>, Fault> {
    let Some(row) = ledger.view().notice(id)? else { return Ok(None) };
    Ok(match happened::read(&row.data)? {
        Happened::Invited(shown) | Happened::Sought(shown) => {
            let row = ledger.view().invitation(InvitationId(shown.invitation))?;
            row.map(|row| PostAsks::Invitation(row.id, row.games_left))
        }
        Happened::Game { what: GameNews::DrawOffered | GameNews::TakebackOffered, at } => {
            Some(PostAsks::Offer(GameId(at.game)))
        }
        Happened::Tournament(TournamentNews { tournament, news: TournamentEvent::Opened }) => {
            Some(PostAsks::Entry(TournamentId(tournament)))
        }
        _ => None,
    })
}

/// The game of a notice can't be shown in its venue. Its players are told once if it has been shown
/// there; where the channel is gone, nothing is tried there again.
fn lose(ledger: &Ledger<'_>, receipt: &PostReceipt, row: &OutboxRow) -> Result<(), Fault> {
    let happened = happened::read(&row.data)?;
    if news::channel(row.address.as_deref(), &happened).is_some() {
        let venue = venue_to_all(ledger.lookup(), row, &happened)?;
        let gone = venue.zip(receipt.lost_channel.as_ref());
        return gone.map_or(Ok(()), |(venue, channel)| {
            hints::channel_is_gone(ledger, &venue.server, channel)
        });
    }
    let Some(moment) = happened.moment() else { return Ok(()) };
    let game = GameId(moment.game);
    let Some(venue) = ledger.view().game_venue(game)? else { return Ok(()) };
    let was_shown = !ledger.view().posts_with_controls(game)?.is_empty();
    if was_shown && !ledger.view().is_venue_lost(game)? {
        ledger.change.set_venue_lost(game, Some(ledger.now))?;
        let gone = receipt.lost_channel.is_some();
        let told = Happened::Account(AccountNews::VenueLost { game: game.0, gone });
        if let Some(players) = ledger.view().game(game)?.map(|row| row.players) {
            for player in [players.attackers, players.defenders] {
                ledger.tell_because(None, player, &told)?;
            }
        }
    }
    if let Some(channel) = &receipt.lost_channel {
        hints::channel_is_gone(ledger, &venue.server, channel)?;
        ledger.change.delete_game_venue(game)?;
    }
    Ok(())
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

/// Stores the thread of a game and of its partner, or that it is gone.
fn keep_thread(ledger: &Ledger<'_>, row: &OutboxRow, thread: Option<&str>) -> Result<(), Fault> {
    let Some(moment) = happened::read(&row.data)?.moment() else { return Ok(()) };
    let partner = ledger.view().game(GameId(moment.game))?.and_then(|row| row.partner);
    for game in [Some(GameId(moment.game)), partner].into_iter().flatten() {
        if let Some(venue) = ledger.view().game_venue(game)? {
            let thread = thread.map(str::to_owned);
            ledger.change.set_game_venue(game, &Venue { thread, ..venue })?;
        }
    }
    Ok(())
}

impl Service {
    /// Stores the thread that was opened for the match of a notice, or the channel if none could be.
    pub fn set_thread(
        &mut self,
        now: DateTime<Utc>,
        notice: NoticeId,
        thread: &str,
    ) -> Result<(), Fault> {
        self.in_ledger(now, |ledger| match ledger.view().notice(notice)? {
            Some(row) => keep_thread(ledger, &row, Some(thread)),
            None => Ok(()),
        })
    }

    /// Stores the channel for direct messages with an account.
    pub fn set_direct(
        &mut self,
        now: DateTime<Utc>,
        account: &str,
        channel: &str,
    ) -> Result<(), Fault> {
        let row = DirectRow { channel: Some(channel.to_owned()), closed_at: None };
        self.in_ledger(now, |ledger| ledger.change.set_direct_messages(account, &row))
    }
}
