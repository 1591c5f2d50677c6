//! Invitations: who asks whom, and for what.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

use crate::moment::{moment, seconds};
use crate::{Change, Fault, InvitationId, PlayerId, View};

/// An invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationRow {
    /// Its number.
    pub id: InvitationId,
    /// Who asks.
    pub sender: PlayerId,
    /// Who is asked.
    pub recipient: PlayerId,
    /// What is proposed, as the service writes it.
    pub terms: String,
    /// When it was sent.
    pub sent_at: DateTime<Utc>,
    /// Until when it holds.
    pub expires_at: DateTime<Utc>,
    /// What became of it.
    pub state: InvitationState,
}

/// What became of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitationState {
    /// It waits for an answer.
    Open,
    /// A game came of it.
    Accepted,
    /// No.
    Declined,
    /// Other terms were proposed instead.
    Countered,
    /// The sender has taken it back.
    Cancelled,
    /// Nobody answered in time.
    Expired,
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

    fn name(self) -> &'static str {
        InvitationState::ALL.iter().find(|(state, _)| *state == self).map_or("", |(_, name)| name)
    }
}

/// An invitation to be.
#[derive(Clone, Copy, Debug)]
pub struct NewInvitation<'a> {
    /// Who asks.
    pub sender: PlayerId,
    /// Who is asked.
    pub recipient: PlayerId,
    /// What is proposed.
    pub terms: &'a str,
    /// Now.
    pub sent_at: DateTime<Utc>,
    /// Until when it holds.
    pub expires_at: DateTime<Utc>,
}

const COLUMNS: &str = "id, sender, recipient, terms, sent_at, expires_at, state";

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
    })
}

impl View<'_> {
    /// The invitation of that number.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn invitation(&self, id: InvitationId) -> Result<Option<InvitationRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM invitations WHERE id = ?1");
        Ok(self.connection.prepare_cached(&sql)?.query_row([id], read).optional()?)
    }

    /// The open invitations to and from this player, by number.
    ///
    /// # Errors
    /// The file cannot be read.
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
}

impl Change<'_> {
    /// Adds an open invitation.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn insert_invitation(&self, new: NewInvitation<'_>) -> Result<InvitationId, Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO invitations (sender, recipient, terms, sent_at, expires_at)
                 VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![
                new.sender,
                new.recipient,
                new.terms,
                seconds(new.sent_at),
                seconds(new.expires_at),
            ])?;
        Ok(InvitationId(self.transaction.last_insert_rowid()))
    }

    /// Notes what became of an invitation.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn set_invitation(&self, id: InvitationId, state: InvitationState) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE invitations SET state = ?2 WHERE id = ?1")?
            .execute(params![id, state.name()])?;
        Ok(())
    }
}
