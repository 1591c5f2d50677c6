//! Which game a command is about that names none: the one that is shown where it is given.

use expect_test::expect_file;
use tests::discord::{Permission, Place, Reply, User};
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

/// What somebody writes is read in direct messages, and can be answered there.
#[test]
fn a_message_is_answered_where_it_is_read() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    begin((&alva, &bo), "1", games, "public");
    let _ = alva.says(games, "/tafl say", &[("text", "Good luck!")]);
    let reads = |user: &User, words: &str| {
        until(words, || {
            let told = hall.discord.dm_messages(user);
            told.into_iter().find(|message| message.content.contains(words))
        })
    };
    let form = bo.presses(&reads(&bo, "Good luck!"), "Antworten …");
    let said = bo.submits(form.modal(), &[("text", "Danke!")]);
    assert!(said.text().contains("Partie 1"), "{}", said.text());
    assert!(reads(&alva, "Danke!").text().contains("[Answer…]"));
    hall.complained(&[]);
    hall.discord.finish();
}

/// Begins a game of brandubh in which the first player attacks, agreed on there.
pub fn begin((attacker, defender): (&User, &User), number: &str, place: Place, terms: &str) {
    let mention = defender.mention();
    let given = [("name", &*mention), ("rules", "brandubh"), ("side", "attack"), ("terms", terms)];
    let _ = attacker.says(place, "/tafl challenge", &given);
    let begun = defender.says(place, "/tafl accept", &[("number", number)]).text();
    assert!(begun.contains("attachment") || begun.contains("picture game-"), "{begun}");
}

#[test]
fn the_place_decides_which_game_is_meant() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let tavern = server.channel_with("tavern", &Permission::USUAL);
    let lobby = server.channel_with("lobby", &Permission::USUAL);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let cleo = hall.player(games, "cleo", "en-GB");
    let people = [(&alva, "alva"), (&bo, "bo"), (&cleo, "cleo")];
    let mut script = Script::new(&hall.discord, &people);
    begin((&alva, &bo), "1", games, "public");
    begin((&alva, &cleo), "2", tavern, "public");
    begin((&bo, &cleo), "3", lobby, "private");
    let plies = |game: u32| hall.club.number(&format!("SELECT plies FROM games WHERE id = {game}"));

    // Both of Alva's games wait for her.
    script.says(&alva, games, "/tafl move", &[("move", "d1-c1")]);
    assert_eq!((plies(1), plies(2)), (1, 0));
    script.says(&alva, tavern, "/tafl board", &[("form", "text")]);
    // Only the second still does, but it is not the one that is shown here.
    let refused = script.says(&alva, games, "/tafl move", &[("move", "d1-b1")]).text();
    assert!(refused.contains("waiting for Bo"), "{refused}");
    assert_eq!((plies(1), plies(2)), (1, 0));
    // Elsewhere the one that waits is meant, as before.
    let board = script.says(&alva, lobby, "/tafl board", &[("form", "text")]).text();
    assert!(board.contains("ame 2"), "{board}");
    // A private game is shown nowhere, not even where it was agreed on.
    script.says(&bo, lobby, "/tafl board", &[("form", "text")]);
    script.says(&bo, games, "/tafl board", &[("form", "text")]);

    // A message goes to the player that the place decides on, and to nobody who was guessed.
    let said =
        |game: u32| hall.club.number(&format!("SELECT count(*) FROM messages WHERE game = {game}"));
    script.says(&alva, games, "/tafl say", &[("text", "Good luck!")]);
    assert_eq!((said(1), said(2)), (1, 0));
    script.says(&alva, lobby, "/tafl say", &[("text", "Still there?")]);
    let direct = hall.discord.dm(&alva);
    script.says(&alva, direct, "/tafl say", &[("text", "Still there?")]);
    script.says(&bo, lobby, "/tafl say", &[("text", "Noch da?")]);
    assert_eq!((said(1), said(2), said(3)), (1, 0, 0));
    script.says(&alva, direct, "/tafl say", &[("text", "Still there?"), ("game", "2")]);
    assert_eq!((said(1), said(2), said(3)), (1, 1, 0));

    // Where a game has just ended, its players still talk about it.
    let asked = bo.says(games, "/tafl resign", &[]);
    let _ = bo.presses(asked.message(), "yes:");
    script.says(&alva, games, "/tafl say", &[("text", "Well played!")]);
    script.says(&bo, games, "/tafl say", &[("text", "Gut gespielt!")]);
    assert_eq!((said(1), said(2), said(3)), (1, 1, 0));
    // Where nothing of the kind is shown, the only game is meant.
    script.says(&alva, lobby, "/tafl say", &[("text", "A fine evening.")]);
    assert_eq!((said(1), said(2), said(3)), (1, 2, 0));
    expect_file!["golden/decided.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn the_moves_of_all_games_that_wait_are_offered() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let tavern = server.channel_with("tavern", &Permission::USUAL);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let cleo = hall.player(games, "cleo", "en-GB");
    let people = [(&alva, "alva"), (&bo, "bo"), (&cleo, "cleo")];
    let mut script = Script::new(&hall.discord, &people);
    begin((&alva, &bo), "1", games, "public");
    begin((&alva, &cleo), "2", tavern, "public");
    begin((&bo, &alva), "3", games, "private");
    // The second game has waited for longer than the first.
    hall.club.change("UPDATE games SET began_at = began_at - 3600 WHERE id = 2");
    let line = "/tafl move";
    let direct = hall.discord.dm(&alva);
    let elsewhere = script.completes(&alva, direct, line, &[("move", "")], "move");
    assert_eq!(elsewhere.len(), 25);
    let numbers = |all: &[String]| -> Vec<char> {
        let mut numbers: Vec<char> = all.iter().filter_map(|name| name.chars().next()).collect();
        numbers.dedup();
        numbers
    };
    assert_eq!(numbers(&elsewhere), ['2', '1']);
    // The game of the place comes first.
    let here = script.completes(&alva, games, line, &[("move", "d1")], "move");
    assert_eq!(numbers(&here), ['1', '2']);
    // Somebody who has chosen one and goes on typing stays in that game.
    let on = script.completes(&alva, games, line, &[("move", "2 · Cleo · d1-c")], "move");
    assert_eq!(on, ["2 · Cleo · d1-c1"]);
    // What is sent is the value behind the name.
    let offered = alva.completes(games, line, &[("move", "d1-c1")], "move");
    let (_, value) = offered.last().expect("an offer");
    assert_eq!(value, "2: d1-c1");
    script.says(&alva, games, line, &[("move", value)]);
    // One more that waits, in which it is not clear from the place which one is meant.
    let named = script.completes(&alva, tavern, line, &[("move", "d1-c")], "move");
    assert_eq!(named, ["1 · Bo · d1-c1"]);
    let plain = script.completes(&alva, games, line, &[("move", "d1-c")], "move");
    assert_eq!(plain, ["d1-c1"]);
    // The name itself does as well, where somebody has typed it.
    script.says(&alva, tavern, line, &[("move", "1 · Bo · d1-c1")]);
    assert_eq!(hall.club.number("SELECT count(*) FROM games WHERE plies = 1"), 2);
    let none = script.completes(&alva, games, line, &[("move", "")], "move");
    assert!(none.iter().all(String::is_empty), "{none:?}");
    expect_file!["golden/offered.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_thread_decides_which_game_is_meant() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let cleo = hall.player(games, "cleo", "en-GB");
    server.rules(&alva);
    let _ = alva.says(games, "/setup server", &[("server-threads", "true")]);
    begin((&alva, &bo), "1", games, "public");
    begin((&alva, &cleo), "2", games, "public");
    let thread_of = |name: &str| {
        until("the thread", || {
            let threads = hall.discord.threads(games);
            threads.into_iter().find(|(_, called, _)| called.contains(name)).map(|(at, ..)| at)
        })
    };
    for (name, game) in [("Cleo", 2), ("Bo", 1)] {
        let thread = thread_of(name);
        let stored =
            format!("SELECT count(*) FROM game_venues WHERE thread IS NOT NULL AND game = {game}");
        until("the thread to be stored", || (hall.club.number(&stored) == 1).then_some(()));
        let board = alva.says(thread, "/tafl board", &[("form", "text")]).text();
        assert!(board.contains(&format!("ame {game}")), "{board}");
        let moved = alva.says(thread, "/tafl move", &[("move", "d1-c1")]).text();
        assert!(moved.contains(&format!("It’s {name}’s turn")), "{moved}");
    }
    // In the channel above the threads no game is shown.
    let said = alva.says(games, "/tafl say", &[("text", "Good luck!")]).text();
    assert!(said.contains("Which game"), "{said}");
    hall.complained(&[]);
    hall.discord.finish();
}

/// Where it isn't clear which game is meant, the games are a list to choose from, and what was asked
/// for is done in the one that is chosen.
#[test]
fn a_player_who_names_no_game_chooses_one() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let tavern = server.channel_with("tavern", &Permission::USUAL);
    let [alva, bo, cleo] = ["alva", "bo", "cleo"].map(|name| hall.player(games, name, "en-GB"));
    for (number, other) in [("1", &bo), ("2", &cleo), ("3", &bo)] {
        begin((&alva, other), number, games, "public");
    }
    let chooses = |asked: &Reply, game: &str| {
        assert!(asked.text().contains("Which game do you mean"), "{}", asked.text());
        let select = asked.message().selects().pop().expect("a list");
        let labels: Vec<&str> = select.options.iter().map(|one| one.label.as_str()).collect();
        assert_eq!(labels, ["1 · Bo", "2 · Cleo", "3 · Bo"]);
        alva.selects(asked.message(), "choose:which-game", game)
    };
    for (command, given, done) in [
        ("/tafl draw", vec![], "Game 2"),
        ("/tafl resign", vec![], "resign game 2"),
        ("/tafl board", vec![], "game-2-ply-0"),
        ("/tafl say", vec![("text", "Good luck!\nAnd *fun*")], "sent to your opponent in game 2"),
        ("/tafl move", vec![("move", "d1-c1")], "game-2-ply-1"),
        ("/tafl if", vec![("plan", "d3-a3 then d2-a2")], "Cleo"),
        ("/tafl takeback", vec![], "You’ve asked to take back"),
        ("/tafl here", vec![], "Game 2 against Cleo is shown here"),
    ] {
        let said = chooses(&alva.says(tavern, command, &given), "2 · Cleo");
        assert!(said.ephemeral && said.text().contains(done), "{command}: {}", said.text());
    }
    assert_eq!(hall.club.texts("SELECT text FROM messages"), ["Good luck!\nAnd *fun*"]);
    for (typed, done) in
        [("note Watch f4.", "note on game 2"), ("legal b4", "Cleo"), ("history", "Game 2")]
    {
        let said = chooses(&alva.orders(games, typed), "2 · Cleo");
        assert!(said.text().contains(done), "{typed}: {}", said.text());
    }
    // What is too long to come with the choice is written into a box of that game.
    let long = "It was a pleasure. ".repeat(10);
    for (asked, kept) in [
        (alva.says(games, "/tafl say", &[("text", &long)]), "SELECT text FROM messages"),
        (alva.orders(games, &format!("note {long}")), "SELECT text FROM notes"),
    ] {
        let open = chooses(&asked, "3 · Bo").modal().clone();
        let said = alva.submits(&open, &[("text", &long)]);
        assert!(said.text().contains("game 3"), "{}", said.text());
        assert!(hall.club.texts(kept).iter().any(|text| text == long.trim()), "{kept}");
    }
    hall.complained(&[]);
    hall.discord.finish();
}
