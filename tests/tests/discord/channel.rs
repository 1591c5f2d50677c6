//! Several games in one channel, as their players and somebody who only looks on see them, and how
//! much of it there is.

use expect_test::expect_file;
use tests::discord::{Message, Place, User};
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, more, server_with_threads};

/// The only thread of the channel that isn't among the known ones, once it is there.
fn new_thread(hall: &Hall, channel: Place, known: &[Place]) -> Place {
    until("a thread", || {
        let threads = hall.discord.threads(channel);
        threads.into_iter().map(|(place, ..)| place).find(|place| !known.contains(place))
    })
}

#[test]
fn three_games_in_one_channel_and_a_spectator() {
    for language in ["nb", "de"] {
        let hall = Hall::open();
        let (guild, games) = server_with_threads(&hall.discord);
        let manager = hall.discord.user("manager", "no");
        guild.rules(&manager);
        let _ = manager.says(games, "/setup server", &[("server-language", language)]);
        let [alva, bo, nora] = [("alva", "en-GB"), ("bo", "no"), ("nora", "de")]
            .map(|(name, locale)| hall.player(games, name, locale));
        let cyra = hall.discord.user("cyra", "en-GB");
        let people = [(&alva, "alva"), (&bo, "bo"), (&nora, "nora"), (&cyra, "cyra")];
        let mut script = Script::new(&hall.discord, &people);
        let mut threads: Vec<Place> = Vec::new();
        let mut boards: Vec<Message> = Vec::new();
        for (sender, other, name, rules) in [
            (&alva, &bo, "bo", "brandubh"),
            (&alva, &nora, "nora", "tablut"),
            (&bo, &nora, "nora", "brandubh"),
        ] {
            let given = [("player", name), ("rules", rules), ("side", "attack")];
            let _ = sender.says(games, "/tafl challenge", &given);
            let invited = script.reads("In the channel", games);
            let _ = other.presses(&invited, "accept");
            script.reads("In the channel", games);
            let thread = new_thread(&hall, games, &threads);
            threads.push(thread);
            boards.push(script.reads("In its thread", thread));
            until("the answer", || other.now(&invited).buttons().is_empty().then_some(()));
        }
        // In a thread it is clear which game is meant, by command and by button.
        script.says(&alva, threads[1], "/tafl move", &[("move", "d1-d2")]);
        script.reads("In the second thread", threads[1]);
        let pieces = script.presses(&alva, &boards[0], "pieces");
        let squares = script.presses(&alva, pieces.message(), "d1");
        let preview = script.presses(&alva, squares.message(), "c1");
        script.presses(&alva, preview.message(), "do:");
        let board = script.reads("In the first thread", threads[0]);
        // Somebody who looks on sees the boards, and can do nothing in the games.
        let offered = script.presses(&cyra, &board, "more");
        let typed = cyra.presses(&board, "type:");
        let refused = cyra.submits(typed.modal(), &[("text", "d3-a3")]);
        assert!(
            refused.ephemeral && refused.text().contains("[Join as Cyra]"),
            "{}",
            refused.text()
        );
        script.presses(&cyra, offered.message(), "Join as Cyra");
        let offered = script.presses(&cyra, &board, "more");
        let watched = script.presses(&cyra, offered.message(), "Watch");
        script.presses(&cyra, watched.message(), "Rules");
        assert_eq!(hall.club.plies(1), ["d1-c1"]);
        // The first game ends: the channel hears of it, and its thread is closed.
        let asked = more(&bo, &board, "resign");
        let _ = bo.presses(asked.message(), "yes:");
        script.reads("In the first thread", threads[0]);
        script.reads("In the channel", games);
        let titles = until("the thread to be closed", || {
            let all = hall.discord.threads(games);
            all[0].2.then(|| {
                let lines = all.iter().map(|(_, name, closed)| format!("{name} ({closed})"));
                lines.collect::<Vec<_>>().join("\n")
            })
        });
        script.notes("The threads, and whether they are closed", &titles);
        script.is_quiet(games);
        threads.iter().for_each(|&thread| script.is_quiet(thread));
        expect_file![format!("golden/channel-{language}.txt")].assert_eq(script.text());
        hall.complained(&[]);
        hall.discord.finish();
    }
}

/// Moves of the usual game that end nothing, chosen without any plan.
fn forty_plies() -> Vec<String> {
    let ruleset = engine::ruleset::shipped_library().newest("copenhagen").expect("a ruleset");
    let mut game = engine::Game::new(ruleset.clone(), engine::Terms::default()).expect("a game");
    let mut plies = Vec::new();
    while plies.len() < 40 {
        let moves = game.legal_moves();
        let tried = (0..moves.len()).map(|nth| moves[(plies.len() * 7 + nth * 3) % moves.len()]);
        let next = tried.map(|mv| mv.to_string()).find(|ply| {
            let mut after = game.clone();
            after.play(ply).is_ok() && after.outcome().is_none()
        });
        let next = next.expect("a move that ends nothing");
        game.play(&next).expect("a legal move");
        plies.push(next);
    }
    plies
}

/// What a channel and its people bear from one game of forty plies.
#[test]
fn a_game_of_forty_plies_is_quiet() {
    let hall = Hall::open();
    let (_server, games) = server_with_threads(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let given = [("player", "bo"), ("rules", "copenhagen"), ("side", "attack")];
    let _ = alva.says(games, "/tafl challenge", &given);
    let _ = bo.says(games, "/tafl accept", &[]);
    let thread = new_thread(&hall, games, &[]);
    let open = |place: Place| -> Vec<Message> {
        let mut all = hall.discord.messages(place);
        all.retain(|message| message.ephemeral_for.is_none());
        all
    };
    for (number, ply) in forty_plies().iter().enumerate() {
        let mover: &User = if number % 2 == 0 { &alva } else { &bo };
        let played = mover.says(thread, "/tafl move", &[("move", ply)]);
        assert!(played.text().contains(ply), "{}", played.text());
        until("the board", || (open(thread).len() == number + 2).then_some(()));
    }
    let asked = alva.says(thread, "/tafl resign", &[]);
    let _ = alva.presses(asked.message(), "yes:");
    hall.all_is_told();
    hall.club.review();
    until("the thread to be closed", || hall.discord.threads(games)[0].2.then_some(()));
    let (channel, mut boards) = (open(games), open(thread));
    // Below the last board is the report, which calls nobody.
    let report = boards.pop().expect("a report");
    assert!(report.text().contains("Slik gikk partiet"), "{}", report.text());
    assert_eq!((report.pings.len(), report.edits), (0, 0));
    let pings = |all: &[Message]| all.iter().map(|one| one.pings.len()).sum::<usize>();
    let edits = |all: &[Message]| all.iter().map(|one| one.edits).sum::<usize>();
    let lines_of = |one: &Message| {
        let grouped = one.embeds.iter().filter_map(|embed| embed["description"].as_str());
        std::iter::once(&*one.content)
            .chain(grouped)
            .map(|text| text.lines().count())
            .sum::<usize>()
    };
    let lines = |all: &[Message]| all.iter().map(lines_of).sum::<usize>();
    // In the channel: the challenge, changed once it was accepted, the start and the result.
    assert_eq!((channel.len(), pings(&channel), edits(&channel)), (3, 1, 1));
    // In the thread: the start, a board for each ply, which calls one player, and the end. Each
    // board takes the buttons off the one before it.
    assert_eq!((boards.len(), pings(&boards), edits(&boards)), (42, 42, 41));
    assert!(lines(&boards) <= 42 * 4, "{}", lines(&boards));
    let live = boards.iter().filter(|one| one.buttons().len() > 1).count();
    assert_eq!(live, 0, "no board of a finished game has buttons to play");
    for message in &boards {
        let first = message.content.lines().next().unwrap_or_default();
        assert!(first.chars().count() <= 100, "{first}");
        assert!(message.buttons().len() <= 3, "{}", message.text());
    }
    hall.complained(&[]);
    hall.discord.finish();
}
