//! The fake Discord is a Discord: to serenity, which logs in, registers, answers, writes, is
//! limited and thrown out; and to a second reader of everything that it sends.

mod answers;
mod bot;
mod clocks;
mod limits;
mod lines;
mod troubles;
mod writing;

use tests::discord::{Discord, Place, Server, User};

use bot::Bot;

/// A server with a channel, two people, and the bot.
struct Scene {
    bot: Bot,
    alva: User,
    bo: User,
    games: Place,
    server: Server,
    discord: Discord,
}

impl Scene {
    fn set() -> Scene {
        let discord = Discord::start();
        let bot = Bot::start(&discord);
        discord.awaits_bot();
        let server = discord.server("Viking club", "no");
        let games = server.channel_with("games", &tests::discord::Permission::ALL);
        let [alva, bo] = [("alva", "en-GB"), ("bo", "de")].map(|(n, l)| discord.user(n, l));
        Scene { bot, alva, bo, games, server, discord }
    }
}
