//! A bot that is in enough servers for Discord to recommend more than one shard.

use tests::discord::{Discord, Permission, Server, Shard};
use tests::mail::until;

use crate::discord::table::Hall;

/// A server of which the given of two shards hears.
fn server_of(discord: &Discord, shard: u64) -> Server {
    // Which of them hears of a server depends on the millisecond in which it was made.
    until("a server of that shard", || {
        let server = discord.server_without_bot("Vikings", "en-GB");
        ((server.id() >> 22) % 2 == shard).then_some(server)
    })
}

fn shards(of: u64) -> Vec<Shard> {
    (0..of).map(|number| Shard { number, of }).collect()
}

fn registrations(discord: &Discord) -> usize {
    discord.requests().iter().filter(|request| request.method == "PUT").count()
}

#[test]
fn each_shard_serves_its_servers_and_comes_back_by_itself() {
    let discord = Discord::start();
    discord.gateway().recommends(2);
    let servers = [server_of(&discord, 0), server_of(&discord, 1)];
    servers.iter().for_each(Server::invites_bot);
    let halls = servers.each_ref().map(|server| server.channel_with("games", &Permission::USUAL));
    let hall = Hall::at(discord);
    let gateway = || hall.discord.gateway();
    // They log in one after the other, as far apart as Discord wants.
    assert_eq!((gateway().identified(), gateway().hasty()), (shards(2), 0));
    // Both servers are served, and the bot knows that it is in both.
    let alva = hall.player(halls[0], "alva", "en-GB");
    let bo = hall.player(halls[1], "bo", "en-GB");
    until("the club to know both servers", || {
        (hall.club.number("SELECT count(*) FROM servers") == 2).then_some(())
    });
    assert_eq!(registrations(&hall.discord), 1);

    gateway().cuts_shard(1);
    // The other one goes on meanwhile.
    assert!(alva.says(halls[0], "/tafl games", &[]).text().contains("no game"));
    until("the shard to come back", || (!gateway().resumed().is_empty()).then_some(()));
    assert!(bo.says(halls[1], "/tafl games", &[]).text().contains("no game"));
    let second = Shard { number: 1, of: 2 };
    assert_eq!((gateway().resumed(), gateway().identified()), (vec![second], shards(2)));
    hall.complained(&[]);
    hall.discord.finish();
}

/// If a shard has ended for good, all of them begin again, and there can be more of them.
#[test]
fn all_shards_begin_again_and_there_can_be_more() {
    let discord = Discord::start();
    discord.gateway().recommends(1);
    let server = server_of(&discord, 1);
    server.invites_bot();
    let channel = server.channel_with("games", &Permission::USUAL);
    let hall = Hall::at(discord);
    let gateway = || hall.discord.gateway();
    let bo = hall.player(channel, "bo", "en-GB");
    gateway().recommends(2);
    gateway().closes(4004);
    until("two shards", || gateway().is_connected().then_some(()));
    let all = [shards(1), shards(2)].concat();
    assert_eq!((gateway().identified(), gateway().hasty()), (all, 0));
    // None of the old ones is left, which would answer as well.
    assert_eq!(gateway().lines(), 2);
    assert!(bo.says(channel, "/tafl games", &[]).text().contains("no game"));
    assert_eq!(registrations(&hall.discord), 1);
    hall.complained(&["the gateway: "]);
    hall.discord.finish();
}
