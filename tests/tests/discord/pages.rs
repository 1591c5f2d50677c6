//! Where the club has public pages, what is posted for everybody leads to the page that shows the
//! same, and a private game leads its own players alone to theirs.

use tests::discord::{Message, Permission, Place};
use tests::mail::until;

use crate::discord::decided::begin;
use crate::discord::table::{Hall, server};

/// All that can be read in a message.
fn read(message: &Message) -> String {
    let embeds = message.embeds.iter().map(ToString::to_string);
    std::iter::once(message.content.clone()).chain(embeds).collect::<Vec<_>>().join("\n")
}

/// The message there that links to that page, once there is one.
fn linked(hall: &Hall, place: Place, label: &str, page: &str) -> Message {
    let link = format!("[{label}](<https://tafl.test/{page}");
    until("a link", || {
        hall.discord.messages(place).into_iter().find(|one| read(one).contains(&link))
    })
}

#[test]
fn posts_for_everybody_lead_to_public_pages() {
    let hall = Hall::public();
    hall.club.open_ladder("skalk");
    let (server, games) = server(&hall.discord);
    let lobby = server.channel_with("lobby", &Permission::USUAL);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin((&alva, &bo), "1", games, "public");
    linked(&hall, games, "Åpne siden", "game/1>)");
    begin((&alva, &bo), "2", lobby, "private");
    linked(&hall, hall.discord.dm(&alva), "Open the page", "g/2/");
    server.rules(&alva);
    alva.says(games, "/setup ladder", &[("rules", "skalk")]);
    linked(&hall, games, "Åpne siden", "ladder/skalk>)");
    hall.all_is_told();
    for place in [games, lobby] {
        for message in hall.discord.messages(place) {
            let read = read(&message);
            let is_secret = read.contains("/g/") || read.contains("/game/2");
            assert!(!is_secret || message.ephemeral_for.is_some(), "{read}");
        }
    }
}
