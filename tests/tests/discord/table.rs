//! A club with a bot, and two players.

use std::path::Path;
use std::time::Duration;

use tempfile::TempDir;
use tests::discord::{Discord, Fault, Message, Permission, Place, Reply, Request, Server, User};
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
        Hall::configured(discord, "")
    }

    /// A club with public pages.
    pub fn public() -> Hall {
        Hall::configured(Discord::start(), "address = \"https://tafl.test\"\npublic = true\n")
    }

    /// A club in whose configuration the pages have these lines, too.
    fn configured(discord: Discord, pages: &str) -> Hall {
        let secrets = tempfile::tempdir().expect("a folder");
        let configuration = configuration(&discord, secrets.path());
        let configuration =
            configuration.replacen("\n\n[discord]", &format!("\n{pages}\n[discord]"), 1);
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

    /// The next message that is posted below a path fails like that; says how many were before it.
    pub fn fails_next_post(&self, path: &str, fault: Fault) -> usize {
        self.discord.faults().next("POST", path, fault);
        self.posts(path)
    }

    /// Waits for that message, kills the club while it posts it, and starts the club again.
    pub fn is_killed_posting(&mut self, path: &str, before: usize, forgets: bool) {
        until("the post to be on its way", || (self.posts(path) > before).then_some(()));
        self.club.kill();
        self.discord.faults().clear();
        if forgets {
            // An hour later, on the clocks of both.
            self.discord.let_pass(Duration::from_secs(3_600));
            self.club
                .change("UPDATE posts SET began_at = began_at - 3600, tried_at = tried_at - 3600");
        }
        self.club.start();
        self.discord.awaits_bot();
    }

    /// How many messages the bot has posted below a path.
    fn posts(&self, path: &str) -> usize {
        let requests = self.discord.requests();
        let is_post = |request: &&Request| {
            request.method == "POST"
                && request.path.starts_with(path)
                && request.path.ends_with("/messages")
        };
        requests.iter().filter(is_post).count()
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

/// How a post can fail while the club is killed, and whether Discord then forgets its nonce: before
/// Discord has the message, and when it has it and the club doesn't know.
pub const KILLED_POSTING: [(Fault, bool); 3] = [
    (Fault::SlowBefore(Duration::from_secs(20)), false),
    (Fault::SlowAfter(Duration::from_secs(20)), false),
    (Fault::SlowAfter(Duration::from_secs(20)), true),
];

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
