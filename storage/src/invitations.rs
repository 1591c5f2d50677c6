//! Invitations: who asks whom, and for what. One to nobody in particular is a seek; seeks
//! and invitations share their numbers.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

use crate::moment::{moment, seconds};
use crate::{Change, Fault, GameId, InvitationId, PlayerId, View};

/// An invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationRow {
    pub id: InvitationId,
    pub sender: PlayerId,
    /// Who is asked; everybody, if it is a seek.
    pub recipient: Option<PlayerId>,
    /// The email address that the sender wrote to, as long as the sender isn't told whose it is;
    /// empty when it was forgotten.
    pub address: Option<String>,
    /// What is proposed, as the service writes it.
    pub terms: String,
    /// When it was sent.
    pub sent_at: DateTime<Utc>,
    /// Until when it holds.
    pub expires_at: DateTime<Utc>,
    /// What became of it.
    pub state: InvitationState,
    /// How many games may still come of it.
    pub games_left: u32,
    /// The first game that came of it, or the invitation that answered it.
    pub became: Option<i64>,
}

/// What became of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitationState {
    /// It waits for an answer.
    Open,
    /// All games that could come of it came.
    Accepted,
    Declined,
    /// Other terms were proposed instead.
    Countered,
    /// The sender has taken it back.
    Cancelled,
    /// Nobody answered in time.
    Expired,
}

impl InvitationRow {
    /// Whether anybody may accept it.
    #[must_use]
    pub fn is_seek(&self) -> bool {
        self.recipient.is_none() && self.address.is_none()
    }
}

impl InvitationState {
    const ALL: [(InvitationState, &'static str); 6] = [
        (InvitationState::Open, "open"),
        (InvitationState::Accepted, "accepted"),
        (InvitationState::Declined, "declined"),
        (InvitationState::Countered, "countered"),
        (InvitationState::Cancelled, "cancelled"),
        (InvitationState::Expired, "expired"),
    ];

    /// `open`, `accepted` and so on.
    #[must_use]
    pub fn name(self) -> &'static str {
        InvitationState::ALL.iter().find(|(state, _)| *state == self).map_or("", |(_, name)| name)
    }
}

/// An invitation to be.
#[derive(Clone, Copy, Debug)]
pub struct NewInvitation<'a> {
    pub sender: PlayerId,
    /// Who is asked; everybody, if it is a seek.
    pub recipient: Option<PlayerId>,
    /// The email address that the sender wrote to instead of naming somebody.
    pub address: Option<&'a str>,
    /// How many games may come of it.
    pub games: u32,
    pub terms: &'a str,
    pub sent_at: DateTime<Utc>,
    /// Until when it holds.
    pub expires_at: DateTime<Utc>,
}

const COLUMNS: &str = "id, sender, recipient, terms, sent_at, expires_at, state, \
                       games_left, became, address";

fn read(row: &Row<'_>) -> rusqlite::Result<InvitationRow> {
    let name: String = row.get(6)?;
    let state = InvitationState::ALL.iter().find(|(_, other)| *other == name);
    let state = state.map(|(state, _)| *state).ok_or_else(|| {
        let kind = rusqlite::types::Type::Text;
        rusqlite::Error::FromSqlConversionFailure(6, kind, format!("no state {name}").into())
    })?;
    Ok(InvitationRow {
        id: row.get(0)?,
        sender: row.get(1)?,
        recipient: row.get(2)?,
        terms: row.get(3)?,
        sent_at: moment(row.get(4)?),
        expires_at: moment(row.get(5)?),
        state,
        games_left: row.get(7)?,
        became: row.get(8)?,
        address: row.get(9)?,
    })
}

pub(crate) fn due() -> String {
    format!(
        "SELECT {COLUMNS} FROM invitations WHERE state = 'open' AND expires_at <= ?1
         ORDER BY expires_at LIMIT ?2"
    )
}

impl View<'_> {
    /// The invitation of that number.
    pub fn invitation(&self, id: InvitationId) -> Result<Option<InvitationRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM invitations WHERE id = ?1");
        Ok(self.connection.prepare_cached(&sql)?.query_row([id], read).optional()?)
    }

    /// The open invitations to and from this player and his open seeks, by number.
    pub fn open_invitations(&self, player: PlayerId) -> Result<Vec<InvitationRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM invitations WHERE recipient = ?1 AND state = 'open'
             UNION ALL
             SELECT {COLUMNS} FROM invitations WHERE sender = ?1 AND state = 'open'
             ORDER BY id"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([player], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The open seeks, by number, at most so many.
    pub fn open_seeks(&self, most: u32) -> Result<Vec<InvitationRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM invitations WHERE state = 'open' AND recipient IS NULL
                 AND address IS NULL
             ORDER BY id LIMIT ?1"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The open invitations and seeks that hold no longer than `now`, the first to expire
    /// first, at most so many.
    pub fn due_invitations(
        &self,
        now: DateTime<Utc>,
        most: u32,
    ) -> Result<Vec<InvitationRow>, Fault> {
        let mut statement = self.connection.prepare_cached(&due())?;
        let rows = statement.query_map(params![seconds(now), most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// When this player sent the invitation that has so many newer ones of his; seeks do not
    /// count. `None` if he never sent more.
    pub fn sent_before(
        &self,
        player: PlayerId,
        newer: u32,
    ) -> Result<Option<DateTime<Utc>>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT sent_at FROM invitations
             WHERE sender = ?1 AND (recipient IS NOT NULL OR address IS NOT NULL)
             ORDER BY sent_at DESC LIMIT 1 OFFSET ?2",
        )?;
        let sent = statement.query_row(params![player, newer], |row| row.get(0)).optional()?;
        Ok(sent.map(moment))
    }
}

impl View<'_> {
    /// The invitations that were sent to an address of which the sender isn't told whose it is,
    /// since that moment.
    pub fn invitations_by_address(
        &self,
        since: DateTime<Utc>,
    ) -> Result<Vec<InvitationRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM invitations WHERE address IS NOT NULL AND sent_at > ?1
             ORDER BY sent_at, id"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([seconds(since)], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// All invitations to and from this player and all his seeks, by number. Reads all that
    /// there are.
    pub fn invitations_of(&self, player: PlayerId) -> Result<Vec<InvitationRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM invitations WHERE sender = ?1 OR recipient = ?1 ORDER BY id"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([player], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Adds an open invitation.
    pub fn insert_invitation(&self, new: NewInvitation<'_>) -> Result<InvitationId, Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO invitations
                     (sender, recipient, terms, sent_at, expires_at, games_left, address)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![
                new.sender,
                new.recipient,
                new.terms,
                seconds(new.sent_at),
                seconds(new.expires_at),
                new.games,
                new.address,
            ])?;
        Ok(InvitationId(self.transaction.last_insert_rowid()))
    }

    /// Notes what became of an invitation, and the game or invitation that came of it.
    pub fn set_invitation(
        &self,
        id: InvitationId,
        state: InvitationState,
        became: Option<i64>,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "UPDATE invitations SET state = ?2, became = coalesce(became, ?3) WHERE id = ?1",
            )?
            .execute(params![id, state.name(), became])?;
        Ok(())
    }

    /// Notes who can answer an invitation that was sent to an address, and the address that its
    /// sender sees beside it: none once the sender may know who it is.
    pub fn set_invited(
        &self,
        id: InvitationId,
        recipient: Option<PlayerId>,
        address: Option<&str>,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE invitations SET recipient = ?2, address = ?3 WHERE id = ?1")?
            .execute(params![id, recipient, address])?;
        Ok(())
    }

    /// Forgets the addresses of invitations that were sent before that moment. Whether there were
    /// any.
    pub fn forget_addresses_before(&self, before: DateTime<Utc>) -> Result<bool, Fault> {
        let forgotten = self
            .transaction
            .prepare_cached(
                "UPDATE invitations SET address = ''
                 WHERE address IS NOT NULL AND address <> '' AND sent_at < ?1",
            )?
            .execute([seconds(before)])?;
        Ok(forgotten > 0)
    }

    /// One game has come of a seek; after the last it is accepted.
    pub fn take_from_seek(&self, id: InvitationId, game: GameId) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "UPDATE invitations SET games_left = games_left - 1,
                        became = coalesce(became, ?2),
                        state = CASE WHEN games_left > 1 THEN state ELSE ?3 END
                 WHERE id = ?1",
            )?
            .execute(params![id, game, InvitationState::Accepted.name()])?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Channel, File, Locale, NewPlayer};

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    fn player(change: &Change<'_>, handle: &str) -> PlayerId {
        let new = NewPlayer {
            handle,
            folded: handle,
            ascii: handle,
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

        // One to an address is nobody's to see but its sender's, and counts like the others.
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

        // What is answered does not expire, and a seek counts for no limit.
        let due = |now| -> Vec<InvitationId> {
            let due = change.view().due_invitations(at(now), 9).unwrap();
            due.iter().map(|invitation| invitation.id).collect()
        };
        assert_eq!((due(199), due(200)), (vec![], vec![invitation]));
        assert_eq!(change.view().sent_before(alva, 1).unwrap(), Some(at(100)));
        assert_eq!(change.view().sent_before(alva, 2).unwrap(), None);
    }
}
