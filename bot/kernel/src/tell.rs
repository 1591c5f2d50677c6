//! Notices are queued: on the way that their player has now, and publicly, where their game is
//! shown.

use chrono::{DateTime, Utc};
use storage::{
    Channel, Fault, GameId, InvitationId, NewNotice, NoticeId, PlayerId, PlayerRow, Venue,
};

use crate::channels::SHOWS_GAMES;
use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::ways::{public_way, venue_for_all};
use crate::{caused, happened, pace, venue};

impl Ledger<'_> {
    /// Shows publicly, where a game is shown, what that player is told elsewhere, so that
    /// spectators there miss nothing. Nobody is mentioned.
    pub fn show(&self, by: PlayerId, told: PlayerId, happened: &Happened) -> Result<(), Fault> {
        let Some(moment) = happened.moment() else { return Ok(()) };
        let Some(venue) = self.view().game_venue(GameId(moment.game))? else { return Ok(()) };
        let reaches = self.channels.contains(&SHOWS_GAMES) && happened.is_public();
        if !reaches || public_way(self.lookup(), &self.player(told)?, happened)?.is_some() {
            return Ok(());
        }
        self.tell_at(by, (SHOWS_GAMES, venue::address(&venue)), happened)
    }

    /// Shows publicly at once what a player is told there only later, because of a digest or quiet
    /// hours: only the call for attention waits. Returns the notice that shows it.
    pub(crate) fn show_at_once(
        &self,
        player: &PlayerRow,
        cause: Option<PlayerId>,
        happened: &Happened,
    ) -> Result<Option<NoticeId>, Fault> {
        let zone = player.locale.zone;
        let goes_at = pace::goes_at(player.preferences, zone, self.now, self.now);
        let waits = goes_at > self.now && pace::may_wait(self.view(), happened)?;
        if !waits || !self.channels.contains(&SHOWS_GAMES) {
            return Ok(None);
        }
        let venue = venue_for_all(self.lookup(), happened)?;
        let Some(venue) = venue else { return Ok(None) };
        if public_way(self.lookup(), player, happened)?.is_none()
            || !caused::has_room(self, player.id, cause, happened)?
        {
            return Ok(None);
        }
        let address = Some(venue::address(&venue));
        self.queue(player.id, (SHOWS_GAMES, address), (None, None), happened).map(Some)
    }

    /// Shows an invitation where it was made, to everybody there.
    pub fn show_invitation(
        &self,
        by: PlayerId,
        id: InvitationId,
        happened: &Happened,
    ) -> Result<(), Fault> {
        match self.view().invitation_venue(id)? {
            Some(venue) if self.channels.contains(&SHOWS_GAMES) => {
                self.tell_at(by, (SHOWS_GAMES, venue::address(&venue)), happened)
            }
            _ => Ok(()),
        }
    }

    /// Posts news for everybody there; the outbox keeps it with that player.
    pub fn post_news(
        &self,
        holder: PlayerId,
        venue: &Venue,
        happened: &Happened,
    ) -> Result<(), Fault> {
        let address = Some(venue::address(venue));
        let notice = self.queue(holder, (SHOWS_GAMES, address), (None, None), happened)?;
        self.news.borrow_mut().push(notice);
        Ok(())
    }

    /// Queues a notice for that address alone, wherever its player's other notices go.
    pub fn tell_at(
        &self,
        player: PlayerId,
        (channel, address): (Channel, String),
        happened: &Happened,
    ) -> Result<(), Fault> {
        self.queue(player, (channel, Some(address)), (None, None), happened).map(drop)
    }

    /// The same, to be sent at that time and not before.
    pub fn tell_at_later(
        &self,
        player: PlayerId,
        (channel, address): (Channel, String),
        happened: &Happened,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let notice = self.queue(player, (channel, Some(address)), (None, None), happened)?;
        self.change.postpone_notice(notice, at)
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
        let shown = self.show_at_once(&self.player(player)?, cause, happened)?;
        self.queue(player, (self.channel_of(player)?, None), (cause, shown), happened).map(drop)
    }

    fn queue(
        &self,
        player: PlayerId,
        (channel, address): (Channel, Option<String>),
        (cause, shown): (Option<PlayerId>, Option<NoticeId>),
        happened: &Happened,
    ) -> Result<NoticeId, Fault> {
        let data = happened::write(happened)?;
        self.change.queue_notice(&NewNotice {
            player,
            channel,
            about: happened.moment().map(|moment| (GameId(moment.game), moment.event)),
            quotes: address.is_some() || !happened::typed_texts(&data)?.is_empty(),
            data,
            queued_at: self.now,
            address,
            cause,
            shown,
        })
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
}
