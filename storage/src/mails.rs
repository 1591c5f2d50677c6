//! Mails that went out: what was in them, and the rights that they gave.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

use crate::moment::{moment, seconds};
use crate::{Change, ContactId, Fault, GameId, MailId, NoticeId, PlayerId, View};

/// A mail that went out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailRow {
    /// Its own number.
    pub id: MailId,
    /// The player to whom it went.
    pub player: Option<PlayerId>,
    pub contact: Option<ContactId>,
    pub address: String,
    /// The plain text as it was sent; empty if it has been forgotten.
    pub text: String,
    pub sent_at: DateTime<Utc>,
}

/// A mail to be.
#[derive(Clone, Debug)]
pub struct NewMail<'a> {
    /// To which player it goes.
    pub player: Option<PlayerId>,
    /// Or to which contact.
    pub contact: Option<ContactId>,
    pub address: &'a str,
    /// SHA-256 of the token in its reply address.
    pub token: [u8; 32],
    pub text: &'a str,
    /// Who is named in it, beside that player.
    pub names: &'a [PlayerId],
    pub sent_at: DateTime<Utc>,
}

/// A game as a mail showed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailGame {
    pub game: GameId,
    /// The ply that was due.
    pub ply: u32,
    /// The last event that had happened.
    pub event: u32,
}

fn read_game(row: &Row<'_>) -> rusqlite::Result<MailGame> {
    Ok(MailGame { game: row.get(0)?, ply: row.get(1)?, event: row.get(2)? })
}

const COLUMNS: &str = "id, player, contact, address, text, sent_at";

fn read(row: &Row<'_>) -> rusqlite::Result<MailRow> {
    Ok(MailRow {
        id: row.get(0)?,
        player: row.get(1)?,
        contact: row.get(2)?,
        address: row.get(3)?,
        text: row.get(4)?,
        sent_at: moment(row.get(5)?),
    })
}

impl View<'_> {
    /// The mail of that number.
    pub fn mail(&self, id: MailId) -> Result<Option<MailRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM mails WHERE id = ?1");
        Ok(self.connection.prepare_cached(&sql)?.query_row([id], read).optional()?)
    }

    /// The mail with the token of that hash.
    pub fn mail_of_token(&self, hash: [u8; 32]) -> Result<Option<MailRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM mails WHERE token = ?1");
        Ok(self.connection.prepare_cached(&sql)?.query_row([hash], read).optional()?)
    }

    /// The last mail with that notice.
    pub fn mail_with(&self, notice: NoticeId) -> Result<Option<MailRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM mails
             WHERE id = (SELECT max(mail) FROM mail_notices WHERE notice = ?1)"
        );
        Ok(self.connection.prepare_cached(&sql)?.query_row([notice], read).optional()?)
    }

    /// The last mail to a contact.
    pub fn mail_to_contact(&self, contact: ContactId) -> Result<Option<MailRow>, Fault> {
        let sql =
            format!("SELECT {COLUMNS} FROM mails WHERE contact = ?1 ORDER BY id DESC LIMIT 1");
        Ok(self.connection.prepare_cached(&sql)?.query_row([contact], read).optional()?)
    }

    /// The notices in a mail, in order.
    pub fn mail_notices(&self, mail: MailId) -> Result<Vec<NoticeId>, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT notice FROM mail_notices WHERE mail = ?1 ORDER BY notice")?;
        let rows = statement.query_map([mail], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The games that a mail showed.
    pub fn mail_games(&self, mail: MailId) -> Result<Vec<MailGame>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT game, ply, event FROM mail_games WHERE mail = ?1 ORDER BY game",
        )?;
        let rows = statement.query_map([mail], read_game)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How a mail last showed a game to a player.
    pub fn game_mailed(&self, player: PlayerId, game: GameId) -> Result<Option<MailGame>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT games.game, games.ply, games.event FROM mails JOIN mail_games AS games ON games.mail = mails.id
             WHERE mails.player = ?1 AND games.game = ?2 ORDER BY mails.sent_at DESC, mails.id DESC
             LIMIT 1",
        )?;
        Ok(statement.query_row(params![player, game], read_game).optional()?)
    }

    /// All mails to a player, in order.
    pub fn mails_to(&self, player: PlayerId) -> Result<Vec<MailRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM mails WHERE player = ?1 ORDER BY sent_at, id");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([player], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The oldest mails to a player, at most so many, of those that were sent before that
    /// moment.
    pub fn mails_before(
        &self,
        player: Option<PlayerId>,
        before: DateTime<Utc>,
        most: u32,
    ) -> Result<Vec<MailId>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM mails WHERE player IS ?1 AND sent_at < ?2 ORDER BY sent_at LIMIT ?3",
        )?;
        let rows = statement.query_map(params![player, seconds(before), most], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many mails to that address of a player's came back since that moment.
    pub fn mails_returned(
        &self,
        player: PlayerId,
        address: &str,
        since: DateTime<Utc>,
    ) -> Result<u32, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT count(*) FROM mails
             WHERE player = ?1 AND sent_at >= ?3 AND address = ?2 AND returned_at IS NOT NULL",
        )?;
        Ok(statement.query_row(params![player, address, seconds(since)], |row| row.get(0))?)
    }

    /// The key with which the club signs what it sends and has to recognize again.
    pub fn mail_secret(&self) -> Result<[u8; 32], Fault> {
        let mut statement =
            self.connection.prepare_cached("SELECT secret FROM secrets WHERE name = 'mail'")?;
        Ok(statement.query_row([], |row| row.get(0))?)
    }
}

impl Change<'_> {
    /// Notes a mail that is about to go out, the notices in it, and the games that it shows.
    pub fn insert_mail(
        &self,
        new: &NewMail<'_>,
        notices: &[NoticeId],
        games: &[MailGame],
    ) -> Result<MailId, Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO mails (player, contact, address, token, text, sent_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![
                new.player,
                new.contact,
                new.address,
                new.token,
                new.text,
                seconds(new.sent_at)
            ])?;
        let id = MailId(self.transaction.last_insert_rowid());
        for player in new.names {
            self.transaction
                .prepare_cached("INSERT INTO mail_names (player, mail) VALUES (?1, ?2)")?
                .execute(params![player, id])?;
        }
        for notice in notices {
            self.transaction
                .prepare_cached("INSERT INTO mail_notices (notice, mail) VALUES (?1, ?2)")?
                .execute(params![notice, id])?;
        }
        for MailGame { game, ply, event } in games {
            self.transaction
                .prepare_cached(
                    "INSERT INTO mail_games (mail, game, ply, event) VALUES (?1, ?2, ?3, ?4)",
                )?
                .execute(params![id, game, ply, event])?;
        }
        Ok(id)
    }

    /// Notes that a mail came back, though it may go better later.
    pub fn mail_returned(&self, id: MailId, at: DateTime<Utc>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE mails SET returned_at = ?2 WHERE id = ?1")?
            .execute(params![id, seconds(at)])?;
        Ok(())
    }

    /// Deletes a mail; it cannot be answered any more.
    pub fn delete_mail(&self, id: MailId) -> Result<(), Fault> {
        for sql in [
            "DELETE FROM mail_notices WHERE mail = ?1",
            "DELETE FROM mail_games WHERE mail = ?1",
            "DELETE FROM mails WHERE id = ?1",
        ] {
            self.transaction.prepare_cached(sql)?.execute([id])?;
        }
        Ok(())
    }

    /// Deletes all mails to a player.
    pub fn delete_mails_of(&self, player: PlayerId) -> Result<(), Fault> {
        for sql in [
            "DELETE FROM mail_notices WHERE mail IN (SELECT id FROM mails WHERE player = ?1)",
            "DELETE FROM mail_games WHERE mail IN (SELECT id FROM mails WHERE player = ?1)",
            "DELETE FROM mails WHERE player = ?1",
        ] {
            self.transaction.prepare_cached(sql)?.execute([player])?;
        }
        Ok(())
    }

    /// Forgets the text of all mails in which a player is named.
    pub fn forget_mails_naming(&self, player: PlayerId) -> Result<(), Fault> {
        for sql in [
            "UPDATE mails SET text = ''
             WHERE id IN (SELECT mail FROM mail_names WHERE player = ?1)",
            "DELETE FROM mail_names WHERE player = ?1",
        ] {
            self.transaction.prepare_cached(sql)?.execute([player])?;
        }
        Ok(())
    }

    /// Forgets the text of all mails with that notice.
    pub fn forget_mails_with(&self, notice: NoticeId) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "UPDATE mails SET text = ''
                 WHERE id IN (SELECT mail FROM mail_notices WHERE notice = ?1)",
            )?
            .execute([notice])?;
        Ok(())
    }
}
