//! What somebody lives through with the club on a server, from beginning to end, to be read as they
//! read it: a newcomer's first game, three games in one channel, and an evening of looking on. Each
//! in two languages.

use expect_test::expect_file;
use tests::discord::{Message, Permission, Place, User};
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, more};

const LANGUAGES: [(&str, &str); 2] = [("en", "en-GB"), ("de", "de")];

/// The threads of a channel, the oldest first.
fn threads(hall: &Hall, channel: Place, count: usize) -> Vec<Place> {
    until("the threads", || {
        let all = hall.discord.threads(channel);
        (all.len() == count).then(|| all.into_iter().map(|(place, ..)| place).collect())
    })
}

/// Somebody who has never played finds the game, an opponent, and the end.
#[test]
fn a_newcomer_plays_a_first_game() {
    for (language, locale) in LANGUAGES {
        let hall = Hall::open();
        let server = hall.discord.server_without_bot("Vikings", locale);
        let talk = server.channel_with("talk", &Permission::USUAL);
        server.welcomes_in(talk);
        server.invites_bot();
        let bo = hall.player(talk, "bo", locale);
        let nora = hall.discord.user("nora", locale);
        let people = [(&nora, "nora"), (&bo, "bo")];
        let mut script = Script::new(&hall.discord, &people);
        let hello = script.reads("In the channel", talk);
        let rules = script.presses(&nora, &hello, "rules");
        assert!(!rules.message().attachments.is_empty(), "{}", rules.text());
        let found = script.presses(&nora, &hello, "say:seeks");
        // Nobody is looking for anybody, so she does, and joins on the way.
        let draft = script.says(&nora, talk, "/play", &[]);
        let draft = script.selects(&nora, draft.message(), "play:side", "attack");
        let sent = script.presses(&nora, draft.message(), "play:send");
        let joined = script.presses(&nora, sent.message(), "join");
        assert_eq!(hall.club.number("SELECT count(*) FROM players"), 2);
        drop((found, joined));
        let seek = script.reads("In the channel", talk);
        script.presses(&bo, &seek, "accept");
        let [thread] = threads(&hall, talk, 1)[..] else { panic!("one thread") };
        script.reads("In the channel", talk);
        script.shows("The challenge", &closed(&nora, &seek));
        let mut board = script.reads("In the thread", thread);
        let (attacker, defender) = (&nora, &bo);
        let plies = ["d1-c1", "d3-a3", "d2-a2", "d4-d1", "a4-a5", "d1-g1"];
        let first = script.presses(attacker, &board, "pieces:");
        let squares = script.presses(attacker, first.message(), "d1");
        let back = if locale == "de" { "Zurück" } else { "Back" };
        let back = script.presses(attacker, squares.message(), back);
        let squares = script.presses(attacker, back.message(), "d1");
        let preview = script.presses(attacker, squares.message(), "c1");
        script.presses(attacker, preview.message(), "do:");
        board = script.reads("In the thread", thread);
        let wrong = script.says(defender, thread, "/tafl move", &[("move", "d3-g6")]);
        assert!(hall.club.plies(1).len() == 1, "{}", wrong.text());
        let rules = if locale == "de" { "Die Regeln lesen" } else { "Read the rules" };
        let asked = more(defender, &board, rules);
        script.shows("behind [More…]: the rules", asked.message());
        for (number, ply) in plies.iter().enumerate().skip(1) {
            let mover = if number % 2 == 0 { attacker } else { defender };
            let _ = mover.says(thread, "/tafl move", &[("move", ply)]);
            board = until("the ply", || {
                let all = hall.discord.messages(thread).into_iter();
                all.filter(|one| one.ephemeral_for.is_none()).nth(number + 1)
            });
        }
        script.shows("The end, in the thread", &board);
        until("the thread to close", || hall.discord.threads(talk)[0].2.then_some(()));
        let (_, title, _) = &hall.discord.threads(talk)[0];
        script.notes("The thread is closed", title);
        script.reads("In the channel", talk);
        script.presses(attacker, &board, "rematch");
        expect_file![format!("golden/first-game-{language}.txt")].assert_eq(script.text());
        hall.complained(&[]);
        hall.discord.finish();
    }
}

/// A post once its question has been answered.
fn closed(reader: &User, post: &Message) -> Message {
    until("the post to close", || Some(reader.now(post)).filter(|now| now.buttons().is_empty()))
}

/// Alva plays three people at once where everything is in one channel, and mixes nothing up.
#[test]
fn three_games_go_on_in_one_channel() {
    for (language, locale) in LANGUAGES {
        let hall = Hall::open();
        let server = hall.discord.server("Vikings", locale);
        let games = server.channel_with("games", &Permission::USUAL);
        let gro = hall.discord.user("gro", locale);
        server.rules(&gro);
        let asked = gro.says(games, "/setup check", &[]);
        let _ = gro.presses(asked.message(), "setup:no-threads");
        let alva = hall.player(games, "alva", locale);
        let others = ["bo", "cleo", "dag"].map(|name| hall.player(games, name, locale));
        let [bo, cleo, dag] = &others;
        let people = [(&alva, "alva"), (bo, "bo"), (cleo, "cleo"), (dag, "dag")];
        let mut script = Script::new(&hall.discord, &people);
        let mut boards = Vec::new();
        for (number, other) in others.iter().enumerate() {
            let draft = alva.opens_menu(games, other, "Challenge");
            let draft = alva.selects(draft.message(), "play:side", "attack");
            let _ = alva.presses(draft.message(), "play:send");
            let challenge = script.reads("In the channel", games);
            let _ = other.presses(&challenge, "accept");
            let board = script.reads("In the channel", games);
            assert!(board.text().contains(&format!("{}", number + 1)), "{}", board.text());
            boards.push(board);
        }
        // Which game is meant, has to be said, or chosen.
        hall.all_is_told();
        hall.all_is_told();
        script.says(&alva, games, "/tafl games", &[]);
        script.completes(&alva, games, "/tafl move", &[("move", "d1-c")], "move");
        script.says(&alva, games, "/tafl move", &[("move", "d1-c1")]);
        script.says(&alva, games, "/tafl say", &[("text", "Good luck!")]);
        assert_eq!(hall.club.number("SELECT count(*) FROM events WHERE text LIKE '%d1-c1%'"), 0);
        // A board's own buttons are always about its game.
        let pieces = alva.presses(&boards[1], "pieces:");
        let squares = alva.presses(pieces.message(), "d1");
        let preview = script.presses(&alva, squares.message(), "c1");
        script.presses(&alva, preview.message(), "do:");
        let new = script.reads("In the channel", games);
        assert_eq!(new.pings, [cleo.id()]);
        // The old board has no buttons any more, and a press that comes late is explained.
        until("the old board to close", || alva.now(&boards[1]).buttons().is_empty().then_some(()));
        script.presses_late(&alva, preview.message(), "do:");
        script.completes(&alva, games, "/tafl move", &[("move", "d1-c")], "move");
        let _ = alva.says(games, "/tafl move", &[("move", "1: d1-c1")]);
        script.reads("In the channel", games);
        hall.all_is_told();
        hall.all_is_told();
        script.says(&alva, games, "/tafl games", &[]);
        // With one left that waits, no question is needed.
        script.says(&alva, games, "/tafl move", &[("move", "d1-c1")]);
        script.reads("In the channel", games);
        assert_eq!(hall.club.number("SELECT count(*) FROM games WHERE plies = 1"), 3);
        script.says(&alva, games, "/tafl move", &[("move", "d2-d3")]);
        expect_file![format!("golden/three-games-{language}.txt")].assert_eq(script.text());
        hall.complained(&[]);
        hall.discord.finish();
    }
}

/// Somebody who doesn't play looks on: what they press changes nothing and tells them nothing that
/// isn't public, and they can follow the game.
#[test]
fn a_spectator_looks_on() {
    for (language, locale) in LANGUAGES {
        let hall = Hall::open();
        let server = hall.discord.server("Vikings", locale);
        let games = server.channel_with("games", &Permission::USUAL);
        let alva = hall.player(games, "alva", locale);
        let bo = hall.player(games, "bo", locale);
        let cleo = hall.player(games, "cleo", locale);
        let eli = hall.discord.user("eli", locale);
        let people = [(&alva, "alva"), (&bo, "bo"), (&cleo, "cleo"), (&eli, "eli")];
        let mut script = Script::new(&hall.discord, &people);
        let given = [("player", "bo"), ("rules", "tablut"), ("side", "attack")];
        let _ = alva.says(games, "/tafl challenge", &given);
        let _ = bo.says(games, "/tafl accept", &[]);
        let [thread] = threads(&hall, games, 1)[..] else { panic!("one thread") };
        let board = script.reads("In the thread", thread);
        // Not even a player of the club, and a player who isn't in this game.
        for watcher in [&eli, &cleo] {
            script.presses(watcher, &board, "pieces:");
            script.presses(watcher, &board, "announce");
            let asked = script.presses(watcher, &board, "more:");
            let text = format!("{:?}", asked.message().selects());
            assert!(!text.contains("resign") && !text.contains("draw"), "{text}");
            let board = script.presses(watcher, asked.message(), "text:");
            assert!(board.text().contains("```"), "{}", board.text());
        }
        script.says(&cleo, thread, "/tafl board", &[]);
        script.says(&cleo, thread, "/tafl move", &[("move", "d1-d2")]);
        script.says(&cleo, thread, "/tafl say", &[("text", "Well played!")]);
        script.says(&cleo, games, "/tafl board", &[("game", "1"), ("form", "text")]);
        script.orders(&cleo, thread, "replay");
        let watching = script.orders(&cleo, thread, "watch 1");
        assert!(watching.ephemeral);
        assert!(hall.club.plies(1).is_empty());
        let _ = alva.says(thread, "/tafl move", &[("move", "d1-d2")]);
        let moved = script.reads("In the thread", thread);
        assert_eq!(moved.pings, [bo.id()]);
        let direct = hall.discord.dm(&cleo);
        script.is_quiet(direct);
        expect_file![format!("golden/spectator-{language}.txt")].assert_eq(script.text());
        hall.complained(&[]);
        hall.discord.finish();
    }
}
