//! Emails that were sent: what was in them, and the tokens with which they can be answered.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{ContactId, GameId, MailId, NoticeId, PlayerId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct MailRow from "mails" {
        pub id: MailId,
        /// The player it was sent to, unless it went to a contact.
        pub player: Option<PlayerId>,
        pub contact: Option<ContactId>,
        pub address: String,
        /// The plain text as it was sent; empty once it was forgotten.
        pub text: String,
        pub sent_at: DateTime<Utc>,
    }
}

#[derive(Clone, Debug)]
pub struct NewMail<'a> {
    /// The player it goes to, unless it goes to a contact.
    pub player: Option<PlayerId>,
    pub contact: Option<ContactId>,
    pub address: &'a str,
    /// SHA-256 of the token in its reply address.
    pub token: [u8; 32],
    pub text: &'a str,
    /// Other players who are named in it.
    pub names: &'a [PlayerId],
    pub sent_at: DateTime<Utc>,
}

row! {
    /// A game as an email showed it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct MailGame from "mail_games" {
        pub game: GameId,
        /// The ply that was due.
        pub ply: u32,
        /// The last event at that time.
        pub event: u32,
    }
}

impl View<'_> {
    pub fn mail(&self, id: MailId) -> Result<Option<MailRow>, Fault> {
        self.row("WHERE id = ?1", [id])
    }

    pub fn mail_of_token(&self, hash: [u8; 32]) -> Result<Option<MailRow>, Fault> {
        self.row("WHERE token = ?1", [hash])
    }

    pub fn mail_with(&self, notice: NoticeId) -> Result<Option<MailRow>, Fault> {
        self.row("WHERE id = (SELECT max(mail) FROM mail_notices WHERE notice = ?1)", [notice])
    }

    pub fn mail_to_contact(&self, contact: ContactId) -> Result<Option<MailRow>, Fault> {
        self.row("WHERE contact = ?1 ORDER BY id DESC LIMIT 1", [contact])
    }

    pub fn mail_notices(&self, mail: MailId) -> Result<Vec<NoticeId>, Fault> {
        self.find_all("SELECT notice FROM mail_notices WHERE mail = ?1 ORDER BY notice", [mail])
    }

    pub fn mail_games(&self, mail: MailId) -> Result<Vec<MailGame>, Fault> {
        let sql = "SELECT game, ply, event FROM mail_games WHERE mail = ?1 ORDER BY game";
        self.find_all(sql, [mail])
    }

    /// How an email last showed this game to the player.
    pub fn game_mailed(&self, player: PlayerId, game: GameId) -> Result<Option<MailGame>, Fault> {
        let sql = "SELECT games.game, games.ply, games.event
                   FROM mails JOIN mail_games AS games ON games.mail = mails.id
                   WHERE mails.player = ?1 AND games.game = ?2
                   ORDER BY mails.sent_at DESC, mails.id DESC LIMIT 1";
        self.find_one(sql, params![player, game])
    }

    pub fn mails_to(&self, player: PlayerId) -> Result<Vec<MailRow>, Fault> {
        self.rows("WHERE player = ?1 ORDER BY sent_at, id", [player])
    }

    /// The oldest emails to a player, or to contacts, that were sent before that moment.
    pub fn mails_before(
        &self,
        player: Option<PlayerId>,
        before: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<MailId>, Fault> {
        let sql = "SELECT id FROM mails WHERE player IS ?1 AND sent_at < ?2
                   ORDER BY sent_at LIMIT ?3";
        self.find_all(sql, params![player, seconds(before), limit])
    }

    /// How many emails to that address of a player's have bounced since that moment.
    pub fn mails_returned(
        &self,
        player: PlayerId,
        address: &str,
        since: DateTime<Utc>,
    ) -> Result<u32, Fault> {
        let sql = "SELECT count(*) FROM mails
                   WHERE player = ?1 AND sent_at >= ?3 AND address = ?2
                         AND returned_at IS NOT NULL";
        self.value(sql, params![player, address, seconds(since)])
    }

    /// The key with which the club signs what it has to recognize when it comes back.
    pub fn mail_secret(&self) -> Result<[u8; 32], Fault> {
        self.value("SELECT secret FROM secrets WHERE name = 'mail'", [])
    }
}

impl Change<'_> {
    /// Adds an email that is about to be sent, the notices in it, and the games that it shows.
    pub fn insert_mail(
        &self,
        new: &NewMail<'_>,
        notices: &[NoticeId],
        games: &[MailGame],
    ) -> Result<MailId, Fault> {
        let sql = "INSERT INTO mails (player, contact, address, token, text, sent_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let sent_at = seconds(new.sent_at);
        let mail = params![new.player, new.contact, new.address, new.token, new.text, sent_at];
        let id = MailId(self.insert(sql, mail)?);
        for player in new.names {
            self.run("INSERT INTO mail_names (player, mail) VALUES (?1, ?2)", params![player, id])?;
        }
        for notice in notices {
            let sql = "INSERT INTO mail_notices (notice, mail) VALUES (?1, ?2)";
            self.run(sql, params![notice, id])?;
        }
        for MailGame { game, ply, event } in games {
            let sql = "INSERT INTO mail_games (mail, game, ply, event) VALUES (?1, ?2, ?3, ?4)";
            self.run(sql, params![id, game, ply, event])?;
        }
        Ok(id)
    }

    /// Records that an email bounced, for now or for good.
    pub fn mail_returned(&self, id: MailId, at: DateTime<Utc>) -> Result<(), Fault> {
        self.run("UPDATE mails SET returned_at = ?2 WHERE id = ?1", params![id, seconds(at)])
    }

    pub fn delete_mail(&self, id: MailId) -> Result<(), Fault> {
        self.run_each(
            &[
                "DELETE FROM mail_notices WHERE mail = ?1",
                "DELETE FROM mail_games WHERE mail = ?1",
                "DELETE FROM mails WHERE id = ?1",
            ],
            [id],
        )
    }

    pub fn delete_mails_of(&self, player: PlayerId) -> Result<(), Fault> {
        self.run_each(
            &[
                "DELETE FROM mail_notices WHERE mail IN (SELECT id FROM mails WHERE player = ?1)",
                "DELETE FROM mail_games WHERE mail IN (SELECT id FROM mails WHERE player = ?1)",
                "DELETE FROM mails WHERE player = ?1",
            ],
            [player],
        )
    }

    /// Forgets the text of all emails in which a player is named.
    pub fn forget_mails_naming(&self, player: PlayerId) -> Result<(), Fault> {
        self.run_each(
            &[
                "UPDATE mails SET text = ''
                 WHERE id IN (SELECT mail FROM mail_names WHERE player = ?1)",
                "DELETE FROM mail_names WHERE player = ?1",
            ],
            [player],
        )
    }

    pub fn forget_mails_with(&self, notice: NoticeId) -> Result<(), Fault> {
        let sql = "UPDATE mails SET text = ''
                   WHERE id IN (SELECT mail FROM mail_notices WHERE notice = ?1)";
        self.run(sql, [notice])
    }
}
