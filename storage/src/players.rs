//! Players: names, settings, and what is deleted with them.

use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::locale::{Channel, Locale};
use crate::moment::seconds;
use crate::preferences::Preferences;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct PlayerRow from "players" {
        pub id: PlayerId,
        /// What others type for the player; it stays.
        pub handle: String,
        /// The name that is shown.
        pub name: String,
        /// When the name was changed last.
        pub renamed_at: Option<DateTime<Utc>>,
        /// The handle in ASCII, for subjects of emails.
        pub ascii: String,
        pub locale: Locale = "language, zone",
        pub channel: Channel,
        pub preferences: Preferences = "digest, quiet_from, quiet_until, board, remind_hours, pass_on, reports, pace",
        pub joined_at: DateTime<Utc>,
        /// The last hour in which the player gave an order or was shown a game.
        pub seen_at: DateTime<Utc>,
        /// Since when only a pseudonym is left, in other players' games.
        pub erased_at: Option<DateTime<Utc>>,
    }
}

#[derive(Clone, Copy, Debug)]
pub struct NewPlayer<'a> {
    pub handle: &'a str,
    /// The form of the handle that must be unique.
    pub folded: &'a str,
    pub ascii: &'a str,
    /// The name that is shown.
    pub name: &'a str,
    pub locale: Locale,
    pub channel: Channel,
    pub joined_at: DateTime<Utc>,
}

/// What a query for all players ends with, those seen last first; and how many they are.
pub(crate) const NEWEST: &str = "INDEXED BY players_seen
    WHERE EXISTS (SELECT 1 FROM names WHERE player = players.id AND given_up_at IS NULL)
          AND id NOT IN (SELECT player FROM identities WHERE channel = 'house')
    ORDER BY seen_at DESC, id LIMIT ?1";
pub(crate) const COUNT: &str = "SELECT count(DISTINCT player) FROM names INDEXED BY names_in_use
    WHERE given_up_at IS NULL
          AND player NOT IN (SELECT player FROM identities WHERE channel = 'house')";

/// The players who joined since then, the newest first, and how many have been here. Nobody was last
/// seen before they joined.
pub(crate) const JOINED: &str = "SELECT id FROM players INDEXED BY players_seen
    WHERE seen_at >= ?1 AND joined_at >= ?1 AND erased_at IS NULL
          AND id NOT IN (SELECT player FROM identities WHERE channel = 'house')
    ORDER BY joined_at DESC, id DESC";
pub(crate) const COUNT_SEEN: &str = "SELECT count(*) FROM players INDEXED BY players_seen
    WHERE seen_at >= ?1 AND erased_at IS NULL
          AND id NOT IN (SELECT player FROM identities WHERE channel = 'house')";

impl View<'_> {
    /// The players who have joined since then, the newest first.
    pub fn joined_since(&self, since: DateTime<Utc>) -> Result<Vec<PlayerId>, Fault> {
        self.find_all(JOINED, [seconds(since)])
    }

    /// How many players have been seen since then.
    pub fn count_seen(&self, since: DateTime<Utc>) -> Result<u32, Fault> {
        self.value(COUNT_SEEN, [seconds(since)])
    }

    pub fn player(&self, id: PlayerId) -> Result<PlayerRow, Fault> {
        self.note_player(id);
        let found = self.row("WHERE id = ?1", [id])?;
        found.ok_or_else(|| Fault::row(format_args!("player {id} does not exist")))
    }

    /// The one who joined first, apart from that one.
    pub fn first_player_but(&self, but: Option<PlayerId>) -> Result<Option<PlayerId>, Fault> {
        let sql = "SELECT id FROM players WHERE id IS NOT ?1 ORDER BY id LIMIT 1";
        self.find_one(sql, [but])
    }

    /// Whether there is a player with that number.
    pub fn is_player(&self, id: PlayerId) -> Result<bool, Fault> {
        self.exists("SELECT 1 FROM players WHERE id = ?1", [id])
    }

    /// How many secret addresses the player's calendar had before the present one.
    pub fn calendar_generation(&self, id: PlayerId) -> Result<i64, Fault> {
        self.value("SELECT calendar FROM players WHERE id = ?1", [id])
    }

    /// The player with that folded handle or name, or who had it last.
    pub fn player_called(&self, folded: &str) -> Result<Option<PlayerRow>, Fault> {
        // A handle counts more than a name that only looks like it.
        let rest = "WHERE id = (SELECT player FROM names JOIN players own ON own.id = player
                                WHERE names.folded = ?1
                                ORDER BY given_up_at IS NOT NULL, own.folded <> names.folded,
                                         given_up_at DESC LIMIT 1)";
        self.row(rest, [folded])
    }

    /// The players after that number, by number.
    pub fn players_after(&self, after: PlayerId, limit: u32) -> Result<Vec<PlayerId>, Fault> {
        let sql = "SELECT id FROM players WHERE id > ?1 ORDER BY id LIMIT ?2";
        self.find_all(sql, params![after, limit])
    }

    pub fn players_at_games(&self) -> Result<Vec<PlayerId>, Fault> {
        let sql = "SELECT id FROM players WHERE EXISTS
                       (SELECT 1 FROM games WHERE attackers = players.id AND ended_at IS NULL)
                   OR EXISTS
                       (SELECT 1 FROM games WHERE defenders = players.id AND ended_at IS NULL)";
        self.find_all(sql, [])
    }

    /// The handles of players with a folded handle or name that begins like that and has a number of
    /// letters in that range, in order.
    pub fn handles_like(
        &self,
        beginning: &str,
        lengths: RangeInclusive<u32>,
        limit: u32,
    ) -> Result<Vec<String>, Fault> {
        let sql = "SELECT handle FROM names JOIN players ON players.id = names.player
                   WHERE names.folded >= ?1 AND names.folded < ?2
                         AND length(names.folded) BETWEEN ?3 AND ?4 AND given_up_at IS NULL
                   ORDER BY names.folded LIMIT ?5";
        let beyond = format!("{beginning}{}", char::MAX);
        let (shortest, longest) = lengths.into_inner();
        self.find_all(sql, params![beginning, beyond, shortest, longest, limit])
    }

    /// The people whose folded handle or name has that in it, those who were here last first; the
    /// house is none.
    pub fn players_with(&self, part: &str, limit: u32) -> Result<Vec<PlayerRow>, Fault> {
        if part.is_empty() {
            return self.rows(NEWEST, [limit]);
        }
        let rest = "WHERE id IN (SELECT player FROM names
                                 WHERE instr(folded, ?1) > 0 AND given_up_at IS NULL)
                          AND id NOT IN (SELECT player FROM identities WHERE channel = 'house')
                    ORDER BY seen_at DESC, id LIMIT ?2";
        self.rows(rest, params![part, limit])
    }

    /// How many those are.
    pub fn count_players_with(&self, part: &str) -> Result<u32, Fault> {
        if part.is_empty() {
            return self.value(COUNT, []);
        }
        let sql = "SELECT count(DISTINCT player) FROM names
                   WHERE instr(folded, ?1) > 0 AND given_up_at IS NULL
                         AND player NOT IN (SELECT player FROM identities WHERE channel = 'house')";
        self.value(sql, [part])
    }

    pub fn count_erased_players(&self) -> Result<u32, Fault> {
        self.value("SELECT count(*) FROM players WHERE erased_at IS NOT NULL", [])
    }
}

impl Change<'_> {
    /// Adds a player. The folded handle must not be taken. Under which names the player is found is
    /// said with [`Change::give_name`].
    pub fn insert_player(&self, new: NewPlayer<'_>) -> Result<PlayerId, Fault> {
        let sql = "INSERT INTO players (handle, folded, ascii, name, language, zone, channel,
                                        joined_at, seen_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)";
        let NewPlayer { handle, folded, ascii, name, locale, channel, joined_at } = new;
        let (language, zone) = (locale.language.code(), locale.zone.name());
        let row = params![handle, folded, ascii, name, language, zone, channel, seconds(joined_at)];
        self.insert(sql, row).map(PlayerId)
    }

    pub fn set_preferences(
        &self,
        id: PlayerId,
        locale: Locale,
        channel: Channel,
        preferences: Preferences,
    ) -> Result<(), Fault> {
        let sql = "UPDATE players SET language = ?2, zone = ?3, channel = ?4, digest = ?5,
                                      quiet_from = ?6, quiet_until = ?7, board = ?8,
                                      remind_hours = ?9, pass_on = ?10, reports = ?11,
                                      pace = ?12
                   WHERE id = ?1";
        let (language, zone) = (locale.language.code(), locale.zone.name());
        let Preferences { digest, quiet, board, remind_hours, pass_on, reports, pace } =
            preferences;
        let (from, until) = quiet.unzip();
        let row = params![
            id,
            language,
            zone,
            channel,
            digest,
            from,
            until,
            board,
            remind_hours,
            pass_on,
            reports,
            pace
        ];
        self.run(sql, row)
    }

    /// The player's calendar has another secret address from now on.
    pub fn renew_calendar(&self, id: PlayerId) -> Result<(), Fault> {
        self.run("UPDATE players SET calendar = calendar + 1 WHERE id = ?1", [id])
    }

    pub fn set_seen(&self, id: PlayerId, at: DateTime<Utc>) -> Result<(), Fault> {
        self.run("UPDATE players SET seen_at = ?2 WHERE id = ?1", params![id, seconds(at)])
    }

    pub fn rename_erased(
        &self,
        id: PlayerId,
        pseudonym: &str,
        folded: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE players SET handle = ?2, ascii = ?2, name = ?2, folded = ?3,
                                      renamed_at = NULL, erased_at = ?4
                   WHERE id = ?1";
        self.run(sql, params![id, pseudonym, folded, seconds(at)])
    }

    /// Deletes everything that is about this player alone: addresses, codes, notes, messages,
    /// plans, mutes, blocks, the player's own reports, vacations, orders that wait for a "yes",
    /// answers and notices, and what they wrote as an organiser to others' reports. Games,
    /// invitations and reports about the player stay.
    pub fn delete_all_of(&self, id: PlayerId) -> Result<(), Fault> {
        self.run_each(&[
            "DELETE FROM mail_notices WHERE mail IN (SELECT id FROM mails WHERE lower(address) IN
                 (SELECT folded FROM identities WHERE player = ?1))",
            "DELETE FROM mail_games WHERE mail IN (SELECT id FROM mails WHERE lower(address) IN
                 (SELECT folded FROM identities WHERE player = ?1))",
            "DELETE FROM mails WHERE lower(address) IN
                 (SELECT folded FROM identities WHERE player = ?1)",
            "DELETE FROM links WHERE (channel, folded) IN
                 (SELECT channel, folded FROM identities WHERE player = ?1)",
            "DELETE FROM circle_members WHERE player = ?1",
                "DELETE FROM links WHERE player = ?1",
            "DELETE FROM server_members WHERE account IN
                 (SELECT address FROM identities WHERE player = ?1 AND channel = 'discord')",
            // What others still see asks something until it has been changed: these rows name
            // nobody, and are deleted then.
            "DELETE FROM posts WHERE notice IN (SELECT id FROM outbox WHERE player = ?1)
                 AND (coalesce(game, invitation, offer) IS NULL OR alone = 1 OR channel IN
                     (SELECT channel FROM direct_messages WHERE account IN
                         (SELECT address FROM identities
                          WHERE player = ?1 AND channel = 'discord')))",
            "DELETE FROM direct_messages WHERE account IN
                 (SELECT address FROM identities WHERE player = ?1 AND channel = 'discord')",
            "DELETE FROM identities WHERE player = ?1",
            "DELETE FROM devices WHERE player = ?1",
            "DELETE FROM names WHERE player = ?1",
            "DELETE FROM notes WHERE player = ?1",
            "DELETE FROM trials WHERE player = ?1",
            "DELETE FROM messages WHERE player = ?1",
            "DELETE FROM plans WHERE player = ?1",
            "DELETE FROM mutes WHERE player = ?1",
            "DELETE FROM follows WHERE player = ?1
                 OR kind = 'player' AND what = CAST(?1 AS TEXT)",
            "DELETE FROM editions WHERE reader IN (CAST(?1 AS TEXT), ?1 || ' today')",
            "DELETE FROM blocks WHERE player = ?1 OR blocked = ?1",
            "DELETE FROM reports WHERE player = ?1",
            "UPDATE reports SET answer = '' WHERE answered_by = ?1",
            "DELETE FROM vacations WHERE player = ?1",
            "DELETE FROM open_questions WHERE player = ?1",
            "DELETE FROM game_venue_offers WHERE player = ?1",
            "DELETE FROM requests WHERE player = ?1",
            "DELETE FROM outbox WHERE player = ?1",
            "DELETE FROM mail_notices WHERE mail IN (SELECT id FROM mails WHERE player = ?1)",
            "DELETE FROM mail_games WHERE mail IN (SELECT id FROM mails WHERE player = ?1)",
            "DELETE FROM mails WHERE player = ?1",
            "DELETE FROM mail_asks WHERE player = ?1",
            "DELETE FROM mails WHERE contact IN (SELECT id FROM contacts WHERE player = ?1)",
            "DELETE FROM contacts WHERE player = ?1",
        ], [id])
    }
}
