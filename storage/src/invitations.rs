//! Invitations to a game. One to nobody in particular is a seek; seeks and invitations share their
//! numbers.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, InvitationId, PlayerId};
use crate::moment::seconds;
use crate::named::named;
use crate::rows::{TableRow, row};
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct InvitationRow from "invitations" {
        pub id: InvitationId,
        pub sender: PlayerId,
        /// `None` in a seek, and as long as nobody is known at the address.
        pub recipient: Option<PlayerId>,
        /// The email address that the sender wrote to, as long as the sender isn't told whose it
        /// is; empty once it was forgotten.
        /// Of somebody in Discord who isn't a player, the name they have there.
        pub address: Option<String>,
        /// The Discord account of somebody who isn't a player; empty once it was forgotten.
        pub account: Option<String>,
        /// As the service writes them.
        pub terms: String,
        pub sent_at: DateTime<Utc>,
        pub expires_at: DateTime<Utc>,
        pub state: InvitationState,
        pub games_left: u32,
        /// The first game that began with it, or the invitation that answered it.
        pub became: Option<i64>,
    }
}

named! {
    pub enum InvitationState {
        Open = "open",
        /// All games that it offered have been taken.
        Accepted = "accepted",
        Declined = "declined",
        Countered = "countered",
        Cancelled = "cancelled",
        Expired = "expired",
    }
}

impl InvitationRow {
    /// Whether any player can accept it.
    pub fn is_seek(&self) -> bool {
        self.recipient.is_none() && self.address.is_none()
    }
}

#[derive(Clone, Copy, Debug)]
pub struct NewInvitation<'a> {
    pub sender: PlayerId,
    /// `None` in a seek, and as long as nobody is known at the address.
    pub recipient: Option<PlayerId>,
    /// The email address that the sender gave instead of a name, or the name in Discord of somebody
    /// who isn't a player.
    pub address: Option<&'a str>,
    /// The Discord account of that person.
    pub account: Option<&'a str>,
    pub games: u32,
    pub terms: &'a str,
    pub sent_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
}

pub(crate) fn due_sql() -> String {
    InvitationRow::select(
        "WHERE state = 'open' AND expires_at <= ?1
         ORDER BY expires_at LIMIT ?2",
    )
}

impl View<'_> {
    pub fn invitation(&self, id: InvitationId) -> Result<Option<InvitationRow>, Fault> {
        self.row("WHERE id = ?1", [id])
    }

    /// The open invitations to and from this player, and the player's open seeks, by number.
    pub fn open_invitations(&self, player: PlayerId) -> Result<Vec<InvitationRow>, Fault> {
        let received = InvitationRow::select("WHERE recipient = ?1 AND state = 'open'");
        let sent = InvitationRow::select("WHERE sender = ?1 AND state = 'open'");
        let sql = format!("{received} UNION ALL {sent} ORDER BY id");
        self.find_all(&sql, [player])
    }

    /// The open seeks, by number.
    pub fn open_seeks(&self, limit: u32) -> Result<Vec<InvitationRow>, Fault> {
        let rest = "WHERE state = 'open' AND recipient IS NULL AND address IS NULL
                    ORDER BY id LIMIT ?1";
        self.rows(rest, [limit])
    }

    /// The open invitations and seeks that expire by `now`, the first to expire first.
    pub fn due_invitations(
        &self,
        now: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<InvitationRow>, Fault> {
        self.find_all(&due_sql(), params![seconds(now), limit])
    }

    /// When this player sent their last invitation but `newer`; seeks don't count. `None` if there
    /// are no more.
    pub fn sent_before(
        &self,
        player: PlayerId,
        newer: u32,
    ) -> Result<Option<DateTime<Utc>>, Fault> {
        let sql = "SELECT sent_at FROM invitations
                   WHERE sender = ?1 AND (recipient IS NOT NULL OR address IS NOT NULL)
                   ORDER BY sent_at DESC LIMIT 1 OFFSET ?2";
        self.find_one(sql, params![player, newer])
    }

    /// The invitations since that moment whose sender isn't told who reads at the address.
    pub fn invitations_by_address(
        &self,
        since: DateTime<Utc>,
    ) -> Result<Vec<InvitationRow>, Fault> {
        let rest = "WHERE address IS NOT NULL AND account IS NULL AND sent_at > ?1
                    ORDER BY sent_at, id";
        self.rows(rest, [seconds(since)])
    }

    /// A player's invitations since that moment to people in Discord who weren't players, the last
    /// first.
    pub fn invitations_to_accounts(
        &self,
        sender: PlayerId,
        since: DateTime<Utc>,
    ) -> Result<Vec<InvitationRow>, Fault> {
        let rest = "WHERE sender = ?1 AND account IS NOT NULL AND sent_at > ?2
                    ORDER BY sent_at DESC, id DESC";
        self.rows(rest, params![sender, seconds(since)])
    }

    /// The invitations to somebody with that Discord account who isn't a player.
    pub fn invitations_for_account(&self, account: &str) -> Result<Vec<InvitationRow>, Fault> {
        self.rows("WHERE account = ?1 AND account <> '' ORDER BY id", [account])
    }

    /// All invitations to and from this player, and the player's seeks, by number. Reads the whole
    /// table.
    pub fn invitations_of(&self, player: PlayerId) -> Result<Vec<InvitationRow>, Fault> {
        self.rows("WHERE sender = ?1 OR recipient = ?1 ORDER BY id", [player])
    }
}

impl Change<'_> {
    pub fn insert_invitation(&self, new: NewInvitation<'_>) -> Result<InvitationId, Fault> {
        let sql = "INSERT INTO invitations
                       (sender, recipient, terms, sent_at, expires_at, games_left, address, account)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
        let NewInvitation { sender, recipient, terms, games, .. } = new;
        let NewInvitation { address, account, sent_at, expires_at, .. } = new;
        let (sent_at, expires_at) = (seconds(sent_at), seconds(expires_at));
        let row = params![sender, recipient, terms, sent_at, expires_at, games, address, account];
        self.insert(sql, row).map(InvitationId)
    }

    /// Sets the state, and `became` unless it was set before.
    pub fn set_invitation(
        &self,
        id: InvitationId,
        state: InvitationState,
        became: Option<i64>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE invitations SET state = ?2, became = coalesce(became, ?3) WHERE id = ?1";
        self.run(sql, params![id, state, became])
    }

    /// Sets who can answer an invitation that was sent to an address, and the address that the
    /// sender sees instead of a name: none once the sender may know who it is.
    pub fn set_invited(
        &self,
        id: InvitationId,
        recipient: Option<PlayerId>,
        address: Option<&str>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE invitations SET recipient = ?2, address = ?3 WHERE id = ?1";
        self.run(sql, params![id, recipient, address])
    }

    /// Forgets the account of somebody who has answered an invitation, or has become a player.
    pub fn forget_account_of(&self, id: InvitationId) -> Result<(), Fault> {
        self.run("UPDATE invitations SET account = '' WHERE id = ?1", [id])
    }

    /// Forgets the addresses of invitations that were sent before that moment. Returns whether
    /// there were any.
    pub fn forget_addresses_before(&self, before: DateTime<Utc>) -> Result<bool, Fault> {
        let sql = "UPDATE invitations SET address = '',
                          account = CASE WHEN account IS NULL THEN NULL ELSE '' END
                   WHERE address IS NOT NULL AND address <> '' AND sent_at < ?1";
        Ok(self.run_and_count(sql, [seconds(before)])? > 0)
    }

    /// Somebody has taken one game of a seek. After the last one the seek is accepted.
    pub fn take_from_seek(&self, id: InvitationId, game: GameId) -> Result<(), Fault> {
        let sql = "UPDATE invitations SET games_left = games_left - 1,
                          became = coalesce(became, ?2),
                          state = CASE WHEN games_left > 1 THEN state ELSE ?3 END
                   WHERE id = ?1";
        self.run(sql, params![id, game, InvitationState::Accepted])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::File;
    use crate::locale::{Channel, Locale};
    use crate::players::NewPlayer;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    fn player(change: &Change<'_>, handle: &str) -> PlayerId {
        let new = NewPlayer {
            handle,
            folded: handle,
            ascii: handle,
            name: handle,
            locale: Locale::default(),
            channel: Channel::Terminal,
            joined_at: at(0),
        };
        change.insert_player(new).unwrap()
    }

    #[test]
    fn a_seek_is_open_until_its_last_game_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let mut file = File::open(&folder.path().join("club.sqlite")).unwrap();
        let change = file.change().unwrap();
        let [alva, ylva] = ["alva", "ylva"].map(|name| player(&change, name));
        let new = NewInvitation {
            sender: alva,
            recipient: None,
            address: None,
            account: None,
            games: 2,
            terms: "",
            sent_at: at(100),
            expires_at: at(200),
        };
        let seek = change.insert_invitation(new).unwrap();
        let to_ylva = NewInvitation { recipient: Some(ylva), games: 1, ..new };
        let invitation = change.insert_invitation(to_ylva).unwrap();
        let open = |view: View<'_>| -> Vec<InvitationId> {
            view.open_seeks(9).unwrap().iter().map(|seek| seek.id).collect()
        };
        assert_eq!(open(change.view()), [seek]);

        change.insert_taker(seek, ylva).unwrap();
        change.take_from_seek(seek, GameId(7)).unwrap();
        assert!(change.view().has_taken(seek, ylva).unwrap());
        assert!(!change.view().has_taken(seek, alva).unwrap());
        assert_eq!(open(change.view()), [seek]);
        change.take_from_seek(seek, GameId(8)).unwrap();
        assert_eq!(open(change.view()), []);
        let row = change.view().invitation(seek).unwrap().unwrap();
        let expected = (InvitationState::Accepted, 0, Some(7));
        assert_eq!((row.state, row.games_left, row.became), expected);

        // Only its sender sees an invitation to an address, which counts like the others.
        let new = NewInvitation { address: Some("bo@post.test"), sent_at: at(150), ..new };
        let addressed = change.insert_invitation(new).unwrap();
        assert_eq!(open(change.view()), []);
        assert_eq!(change.view().sent_before(alva, 0).unwrap(), Some(at(150)));
        assert_eq!(change.view().invitations_by_address(at(149)).unwrap().len(), 1);
        assert_eq!(change.view().invitations_by_address(at(150)).unwrap(), []);
        assert!(!change.forget_addresses_before(at(150)).unwrap());
        assert!(change.forget_addresses_before(at(151)).unwrap());
        let forgotten = change.view().invitation(addressed).unwrap().unwrap();
        assert_eq!((forgotten.address.as_deref(), forgotten.is_seek()), (Some(""), false));
        change.set_invited(addressed, Some(ylva), None).unwrap();
        change.set_invitation(addressed, InvitationState::Declined, None).unwrap();
        assert_eq!(change.view().invitations_by_address(at(149)).unwrap(), []);

        // What was answered doesn't expire, and seeks don't count for the limit.
        let due = |now| -> Vec<InvitationId> {
            let due = change.view().due_invitations(at(now), 9).unwrap();
            due.iter().map(|invitation| invitation.id).collect()
        };
        assert_eq!((due(199), due(200)), (vec![], vec![invitation]));
        assert_eq!(change.view().sent_before(alva, 1).unwrap(), Some(at(100)));
        assert_eq!(change.view().sent_before(alva, 2).unwrap(), None);
    }
}
