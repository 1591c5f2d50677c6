//! Discord servers that the club is in, and the accounts that were seen there.

use engine::ruleset::Language;
use rusqlite::params;

use crate::fault::Fault;
use crate::rows::{Columns, RowReader, row};
use crate::view::{Change, View};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerRow {
    pub id: String,
    /// Everything is posted there in this language.
    pub language: Language,
    pub language_is_set: bool,
    /// The channel in which games are shown.
    pub games: Option<String>,
    pub threads: bool,
    /// Whether each game has one post with its board, which is edited with each ply.
    pub one_board: bool,
    /// Whether news of ladders and tournaments is wanted there too.
    pub news: bool,
    /// Whether it has an evening edition; written with the edition.
    pub evening: bool,
}

impl ServerRow {
    /// Where news is posted, if it is.
    pub fn news_channel(&self) -> Option<&str> {
        self.games.as_deref().filter(|_| self.news)
    }
}

impl Columns for ServerRow {
    fn read(row: &mut RowReader<'_>) -> rusqlite::Result<ServerRow> {
        let (id, language): (String, String) = row.next()?;
        Ok(ServerRow {
            id,
            language: Language::from_code(&language).unwrap_or(Language::English),
            language_is_set: row.next()?,
            games: row.next()?,
            threads: row.next()?,
            one_board: row.next()?,
            news: row.next()?,
            evening: row.next()?,
        })
    }
}

const SERVERS: &str = "SELECT id, language, language_is_set, games, threads, one_board, news,
        EXISTS (SELECT 1 FROM editions WHERE reader = '#' || servers.id) AS evening FROM servers";

row! {
    /// Something that those who manage a server are told there.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ServerHintRow {
        pub server: String,
        pub what: String,
    }
}

impl View<'_> {
    /// What is still to be said in servers.
    pub fn due_server_hints(&self, limit: u32) -> Result<Vec<ServerHintRow>, Fault> {
        let sql = "SELECT server, what FROM server_hints WHERE due = 1 ORDER BY server LIMIT ?1";
        self.find_all(sql, [limit])
    }

    pub fn server(&self, id: &str) -> Result<Option<ServerRow>, Fault> {
        self.find_one(&format!("{SERVERS} WHERE id = ?1"), [id])
    }

    /// The servers in which news is posted, the oldest first: Discord counts its numbers up.
    pub fn servers_with_news(&self) -> Result<Vec<ServerRow>, Fault> {
        let rest = "WHERE news = 1 AND games IS NOT NULL ORDER BY length(id), id";
        self.find_all(&format!("{SERVERS} {rest}"), [])
    }

    /// The servers in which an evening edition is posted.
    pub fn servers_with_edition(&self) -> Result<Vec<ServerRow>, Fault> {
        let rest = "WHERE evening = 1 AND games IS NOT NULL ORDER BY length(id), id";
        self.find_all(&format!("SELECT * FROM ({SERVERS}) {rest}"), [])
    }

    pub fn is_member(&self, account: &str, server: &str) -> Result<bool, Fault> {
        let sql = "SELECT 1 FROM server_members WHERE account = ?1 AND server = ?2";
        self.exists(sql, params![account, server])
    }

    pub fn servers_of(&self, account: &str) -> Result<Vec<String>, Fault> {
        let sql = "SELECT server FROM server_members WHERE account = ?1 ORDER BY server";
        self.find_all(sql, [account])
    }

    /// Those whose turn it is in games that are shown in servers where they were seen, each as a
    /// server and an account: of players who get their notices in Discord.
    pub fn movers_in_servers(&self) -> Result<Vec<(String, String)>, Fault> {
        let sql = "SELECT DISTINCT game_venues.server, identities.address
                   FROM games INDEXED BY games_ended
                   JOIN game_venues ON game_venues.game = games.id
                   JOIN players
                       ON players.id = iif(games.to_move = 'a', games.attackers, games.defenders)
                       AND players.channel = 'discord'
                   JOIN identities ON identities.player = players.id
                       AND identities.channel = 'discord'
                   JOIN server_members ON server_members.account = identities.address
                       AND server_members.server = game_venues.server
                   WHERE games.ended_at IS NULL ORDER BY games.id";
        self.find_all(sql, [])
    }
}

impl Change<'_> {
    pub fn set_server(&self, server: &ServerRow) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO servers
                       (id, language, language_is_set, games, threads, one_board, news)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let ServerRow { id, language, language_is_set, games, threads, one_board, news, .. } =
            server;
        let language = language.code();
        self.run(sql, params![id, language, language_is_set, games, threads, one_board, news])
    }

    /// Has something said in a server, unless that was done before.
    pub fn add_server_hint(&self, server: &str, what: &str) -> Result<(), Fault> {
        let sql = "INSERT OR IGNORE INTO server_hints (server, what, due) VALUES (?1, ?2, 1)";
        self.run(sql, params![server, what])
    }

    pub fn finish_server_hint(&self, hint: &ServerHintRow) -> Result<(), Fault> {
        let sql = "UPDATE server_hints SET due = 0 WHERE server = ?1 AND what = ?2";
        self.run(sql, params![hint.server, hint.what])
    }

    pub fn insert_member(&self, account: &str, server: &str) -> Result<(), Fault> {
        let sql = "INSERT OR IGNORE INTO server_members (account, server) VALUES (?1, ?2)";
        self.run(sql, params![account, server])
    }

    /// An account isn't in a server any more.
    pub fn delete_member(&self, account: &str, server: &str) -> Result<(), Fault> {
        let sql = "DELETE FROM server_members WHERE account = ?1 AND server = ?2";
        self.run(sql, params![account, server])
    }

    /// Forgets where an account was seen, and its direct messages.
    pub fn forget_account(&self, account: &str) -> Result<(), Fault> {
        self.run_each(
            &[
                "DELETE FROM server_members WHERE account = ?1",
                "DELETE FROM direct_messages WHERE account = ?1",
            ],
            [account],
        )
    }
}
