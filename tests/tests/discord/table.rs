//! A club with a bot, and two players.

use std::path::Path;

use tempfile::TempDir;
use tests::discord::{Discord, Message, Permission, Place, Reply, Server, User};
use tests::mail::{Club, until};

/// A club whose bot has logged in.
pub struct Hall {
    pub discord: Discord,
    pub club: Club,
    _secrets: TempDir,
}

impl Hall {
    /// A club, a Discord, and the bot between them.
    pub fn open() -> Hall {
        Hall::at(Discord::start())
    }

    /// A club whose bot logs into that Discord.
    pub fn at(discord: Discord) -> Hall {
        let secrets = tempfile::tempdir().expect("a folder");
        let configuration = configuration(&discord, secrets.path());
        let club = Club::configured(&configuration, "play@taflpost.localhost");
        discord.awaits_bot();
        Hall { discord, club, _secrets: secrets }
    }

    /// A player of the club, who has joined it by the button.
    pub fn player(&self, place: Place, name: &str, locale: &str) -> User {
        let user = self.discord.user(name, locale);
        let asked = user.says(place, "/tafl games", &[]);
        let joined = user.presses(asked.message(), "say:join");
        assert!(joined.text().to_lowercase().contains(name), "{}", joined.text());
        user
    }

    /// Waits until commands that are named can be pressed.
    pub fn knows_commands(&self, user: &User, place: Place) {
        until("the ids of the commands", || {
            let help = user.says(place, "/help", &[]);
            help.message().content.contains("</tafl move:").then_some(())
        });
    }

    /// Waits until all that was due to be told has been told and noted.
    pub fn all_is_told(&self) {
        const DUE: &str = "SELECT count(*) FROM outbox WHERE due_at IS NOT NULL";
        until("all to be told", || (self.club.number(DUE) == 0).then_some(()));
    }

    /// Checks the club's warnings. They may come a moment after the visible effect.
    pub fn complained(&self, of: &[&str]) {
        let complaints = until(&format!("complaints of {of:?}"), || {
            Some(self.club.complaints()).filter(|said| said.lines().count() >= of.len())
        });
        let lines: Vec<&str> = complaints.lines().collect();
        assert_eq!(lines.len(), of.len(), "{complaints}");
        for (line, of) in lines.iter().zip(of) {
            assert!(line.contains(of), "{line:?} does not say {of:?}");
        }
    }
}

/// A configuration that names that Discord; its token is in a folder of its own.
pub fn configuration(discord: &Discord, secrets: &Path) -> String {
    format!(
        "[mail]\nlisten = \"127.0.0.1:0\"\n\n[web]\nlisten = \"127.0.0.1:0\"\n\n{}",
        discord.configuration(secrets)
    )
}

/// A server with a channel in which games are shown, without threads.
pub fn server(discord: &Discord) -> (Server, Place) {
    let (server, games) = server_with_threads(discord);
    let manager = discord.user("manager", "no");
    server.rules(&manager);
    let _ = manager.says(games, "/setup server", &[("server-threads", "false")]);
    (server, games)
}

/// A server with a channel, which has set nothing.
pub fn server_with_threads(discord: &Discord) -> (Server, Place) {
    let server = discord.server("Vikings", "no");
    let games = server.channel_with("games", &Permission::USUAL);
    (server, games)
}

/// Chooses something behind [More…] of a board, by the beginning of its id.
pub fn more(user: &User, board: &Message, what: &str) -> Reply {
    let offered = user.presses(board, "more:");
    user.selects(offered.message(), "chosen:", what)
}
