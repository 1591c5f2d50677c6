//! Where players are notified: in channels, threads and direct messages, and what happens if one of
//! them is closed.

use expect_test::expect_file;
use tests::discord::{Fault, Message, Permission, Place, User};
use tests::mail::{Correspondent, Style, until};

use crate::discord::script::Script;
use crate::discord::table::{Hall, more, server, server_with_threads};

/// The public messages there.
fn open(hall: &Hall, place: Place) -> Vec<Message> {
    let mut all = hall.discord.messages(place);
    all.retain(|message| message.ephemeral_for.is_none());
    all
}

/// The public message there with those words, once there is one.
fn told(hall: &Hall, place: Place, words: &str) -> Message {
    until(words, || open(hall, place).into_iter().find(|message| message.text().contains(words)))
}

/// Alva attacks Bo in a game of brandubh that was agreed on there.
fn begin(alva: &User, bo: &User, place: Place, with: &[(&str, &str)]) {
    invite(alva, place, with);
    accept(bo, place);
}

fn invite(alva: &User, place: Place, with: &[(&str, &str)]) {
    let given = [&[("player", "bo"), ("rules", "brandubh"), ("side", "attack")], with].concat();
    let sent = alva.says(place, "/tafl challenge", &given);
    assert!(sent.text().contains("has been sent to Bo"), "{}", sent.text());
}

fn accept(bo: &User, place: Place) {
    let accepted = bo.says(place, "/tafl accept", &[]);
    assert!(accepted.text().contains("The game begins"), "{}", accepted.text());
}

/// That person can be reached by email, too.
fn link(hall: &mut Hall, user: &User, address: &str) -> Correspondent {
    let own = Correspondent::new(address, Style::Top);
    let direct = hall.discord.dm(user);
    let linked = user.says(direct, "/club link", &[("address", address)]);
    assert!(linked.text().contains("players.test"), "{}", linked.text());
    let [code] = hall.club.letters_to([&own]);
    let line = code.text.lines().find_map(|line| line.split_once("link ")).expect("a code").1;
    let code = line.split_whitespace().next().expect("a code");
    let confirmed = user.says(direct, "/club link", &[("address", code)]);
    assert!(confirmed.text().contains("players.test"), "{}", confirmed.text());
    own
}

#[test]
fn a_player_with_closed_direct_messages_is_told_by_email() {
    let mut hall = Hall::open();
    let alva = hall.discord.user("alva", "en-GB");
    let direct = hall.discord.dm(&alva);
    let stranger = alva.says(direct, "/tafl games", &[]);
    let _ = alva.presses(stranger.message(), "say:join");
    let mut ylva = Correspondent::new("ylva@others.test", Style::Top);
    let welcome = hall.club.welcome(&mut ylva, "Ylva");
    let own = link(&mut hall, &alva, "alva@players.test");

    alva.closes_dms();
    let challenge = ylva.answers(&welcome, "challenge Alva brandubh attack");
    hall.club.take(&challenge);
    // Discord is tried first.
    let mailed = "SELECT count(*) FROM mails WHERE address = 'alva@players.test'";
    until("the mails", || (hall.club.number(mailed) == 3).then_some(()));
    let [_, first, second] = hall.club.letters_to([&ylva, &own, &own]);
    let letters = format!("{}{}", first.text, second.text);
    assert!(letters.contains("Discord no longer accepts messages"), "{letters}");
    assert!(letters.contains("Ylva challenges you"), "{letters}");
    assert!(open(&hall, direct).is_empty());
    let tries = || {
        let requests = hall.discord.requests();
        requests.iter().filter(|request| request.path.ends_with("/messages")).count()
    };
    let before = tries();

    // A player who writes directly again can be written to again.
    alva.opens_dms();
    let accepted = alva.says(direct, "/tafl accept", &[]);
    assert!(accepted.text().contains("The game begins"), "{}", accepted.text());
    let [begun] = hall.club.letters_to([&ylva]);
    hall.club.take(&ylva.answers(&begun, "d1-c1"));
    let told = told(&hall, direct, "d1-c1");
    assert!(told.text().contains("It’s your turn"), "{}", told.text());
    assert_eq!(tries(), before + 1);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_game_in_a_channel_goes_on_where_direct_messages_are_closed() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin(&alva, &bo, games, &[]);
    for user in [&alva, &bo] {
        user.closes_dms();
    }
    // What only he may see cannot be delivered, and nothing is shown to others instead.
    let said = alva.says(games, "/tafl say", &[("text", "*good* luck, @everyone")]);
    assert!(said.ephemeral, "{}", said.text());
    until("the message to be refused", || {
        let suspended = "SELECT count(*) FROM identities WHERE suspended_at IS NOT NULL";
        (hall.club.number(suspended) >= 1).then_some(())
    });
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    let told = told(&hall, games, "d1-c1");
    assert!(told.content.contains(&bo.mention()), "{}", told.text());
    assert!(open(&hall, games).iter().all(|one| !one.content.contains("luck")));
    hall.complained(&[]);
    hall.discord.finish();
}

/// What Discord refuses for a while is tried again where it was to be posted, and is complained of:
/// an anti-spam measure, something that is switched off, a proxy's refusal, codes that nobody knows.
#[test]
fn a_refusal_that_passes_moves_nothing_elsewhere() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin(&alva, &bo, games, &[]);
    let path = format!("/channels/{}/messages", games.id());
    let refusals = [(403, 20_026), (400, 40_006), (403, 40_333), (403, 0), (400, 99_999)];
    let plies = ["d1-c1", "d3-a3", "d2-a2", "d4-d1", "a4-a5"];
    for ((status, code), (number, ply)) in refusals.into_iter().zip((0..).zip(plies)) {
        let mover = if number % 2 == 0 { &alva } else { &bo };
        hall.discord.faults().next("POST", &path, Fault::Refused(status, code));
        let _ = mover.says(games, "/tafl move", &[("move", ply)]);
        until("it is refused", || (hall.discord.faults().left() == 0).then_some(()));
        until("it is told there", || {
            hall.club.pass_time();
            hall.discord.messages(games).iter().any(|it| it.text().contains(ply)).then_some(())
        });
    }
    for user in [&alva, &bo] {
        assert!(hall.discord.dm_messages(user).is_empty());
    }
    hall.complained(&["a message was not accepted"; 5]);
    hall.discord.finish();
}

/// The same for direct messages: only who has closed them, or is gone, is out of reach.
#[test]
fn a_direct_message_that_is_refused_for_a_while_comes_later() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin(&alva, &bo, games, &[]);
    // Opening direct messages too fast; taken for spam.
    for code in [40_003, 20_026] {
        hall.discord.faults().next("POST", "/users/@me/channels", Fault::Refused(403, code));
    }
    let _ = alva.says(games, "/tafl say", &[("text", "good luck")]);
    until("it comes", || {
        hall.club.pass_time();
        let told = hall.discord.dm_messages(&bo);
        told.iter().any(|it| it.text().contains("good luck")).then_some(())
    });
    assert_eq!(hall.discord.faults().left(), 0);
    let suspended = "SELECT count(*) FROM identities WHERE suspended_at IS NOT NULL";
    assert_eq!(hall.club.number(suspended), 0);
    hall.complained(&["a message was not accepted"; 2]);
    hall.discord.finish();
}

#[test]
fn a_private_game_is_shown_to_nobody_else() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin(&alva, &bo, games, &[("terms", "private")]);
    let direct = [hall.discord.dm(&alva), hall.discord.dm(&bo)];
    let began = told(&hall, direct[0], "The game begins");
    assert!(began.text().contains("It’s your turn"), "{}", began.text());
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    let told = told(&hall, direct[1], "d1-c1");
    // He sees the board from his side.
    assert!(told.text().contains("It’s your turn"), "{}", told.text());
    assert!(open(&hall, games).is_empty());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn every_ply_is_shown_where_one_plays_by_mail() {
    let mut hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let mut ylva = Correspondent::new("ylva@others.test", Style::Top);
    let _ = hall.club.welcome(&mut ylva, "Ylva");
    let given = [("name", "Ylva"), ("rules", "brandubh"), ("side", "attack")];
    let _ = alva.says(games, "/tafl challenge", &given);
    let [invited] = hall.club.letters_to([&ylva]);
    let [_] = hall.club.tell(&ylva.answers(&invited, "accept"), [&ylva]);
    let board = told(&hall, games, "Partiet begynner");
    assert!(board.content.contains(&alva.mention()), "{}", board.text());
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    let own = told(&hall, games, "d1-c1");
    assert!(!own.content.contains("<@") && own.pings.is_empty(), "{}", own.text());
    let [turn] = hall.club.letters_to([&ylva]);
    let [_] = hall.club.tell(&ylva.answers(&turn, "d3-a3"), [&ylva]);
    let theirs = told(&hall, games, "d3-a3");
    assert!(theirs.content.contains(&alva.mention()), "{}", theirs.text());
    assert_eq!(open(&hall, games).len(), 3);
    // It ends in public.
    let asked = more(&alva, &theirs, "resign");
    let _ = alva.presses(asked.message(), "yes:");
    told(&hall, games, "Ylva vinner");
    assert_eq!(open(&hall, games).len(), 4);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn each_match_has_a_thread_of_its_own() {
    let hall = Hall::open();
    let (server, talk) = server_with_threads(&hall.discord);
    let boards = server.channel_with("boards", &Permission::USUAL);
    let alva = hall.player(talk, "alva", "en-GB");
    let bo = hall.player(talk, "bo", "en-GB");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);
    server.rules(&alva);
    let set = [("server-games", "boards"), ("server-language", "de")];
    server.opens_commands();
    script.says(&bo, talk, "/setup server", &set);
    script.says(&alva, talk, "/setup server", &set);
    let _ = alva.says(talk, "/tafl challenge", &[("player", "bo"), ("rules", "kopenhagen")]);
    let _ = bo.says(talk, "/tafl accept", &[]);
    let thread = until("a thread", || {
        let threads = hall.discord.threads(boards);
        threads.first().map(|(place, ..)| *place)
    });
    let first = script.reads("In the thread", thread);
    let second = script.reads("In the thread", thread);
    assert!(first.text().contains("Partie 1") && second.text().contains("Partie 2"));
    // The second one of a match calls the player who is on move, and names the other.
    assert_eq!(second.pings, [bo.id()], "{}", second.text());
    assert!(second.content.contains(&alva.mention()), "{}", second.text());
    // One for both games, reopened when it is closed.
    hall.discord.archives(thread);
    script.says(&alva, talk, "/tafl move", &[("game", "1"), ("move", "f2-h2")]);
    script.reads("In the thread", thread);
    let titled = |name: &str, archived: bool| {
        until(name, || {
            let threads = hall.discord.threads(boards);
            let [(_, title, closed)] = &threads[..] else { panic!("one thread") };
            (title == name && *closed == archived).then_some(())
        });
    };
    titled("Alva – Bo · Kopenhagen (Merkblatt)", false);
    // The bot has said hello where games are shown.
    script.reads("In the channel", boards);
    // The channel is told of the start, and of each result; the thread stays open for the other.
    let begun = script.reads("In the channel", boards);
    assert_eq!(begun.id, thread.id(), "the thread belongs to the message");
    for (game, last) in [("1", false), ("2", true)] {
        let asked = bo.says(talk, "/tafl resign", &[("game", game)]);
        let _ = bo.presses(asked.message(), "yes:");
        script.reads("In the thread", thread);
        script.reads("In the channel", boards);
        if last {
            titled("Alva – Bo · Kopenhagen (Merkblatt) · 2–0", true);
        } else {
            titled("Alva – Bo · Kopenhagen (Merkblatt)", false);
        }
    }
    // A rematch that is asked for in the thread is for the channel.
    let [.., ended] = &open(&hall, thread)[..] else { panic!("a result") };
    let _ = alva.presses(ended, "rematch");
    let again = script.reads("In the channel", boards);
    assert_eq!(again.pings, [bo.id()], "{}", again.text());
    script.is_quiet(boards);
    assert!(open(&hall, talk).len() == 1);
    expect_file!["golden/threads.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

/// Closed to the bot's messages (50013), or to the bot (50001).
#[test]
fn a_channel_that_is_closed_is_left_for_direct_messages() {
    closed_by(Permission::SendMessages);
    closed_by(Permission::ViewChannel);
}

fn closed_by(permission: Permission) {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin(&alva, &bo, games, &[]);
    told(&hall, games, "Partiet begynner");
    server.forbid(games, permission);
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    let direct = hall.discord.dm(&bo);
    let alone = told(&hall, direct, "d1-c1");
    assert!(alone.text().contains("It’s your turn"), "{}", alone.text());
    hall.complained(&["cannot be shown where it was agreed on"]);
    // When that is fixed, the game continues there.
    server.allow(games, permission);
    let _ = bo.says(games, "/tafl move", &[("move", "d3-a3")]);
    let back = told(&hall, games, "d3-a3");
    assert!(back.content.contains(&alva.mention()), "{}", back.text());
    // The server throws the bot out.
    server.expels();
    let _ = alva.says(hall.discord.dm(&alva), "/tafl move", &[("move", "d2-a2")]);
    told(&hall, direct, "d2-a2");
    hall.discord.finish();
}

#[test]
fn a_channel_that_is_gone_is_left_for_direct_messages() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let talk = server.channel_with("talk", &Permission::USUAL);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin(&alva, &bo, games, &[]);
    told(&hall, games, "Partiet begynner");
    hall.discord.removes(games);
    let _ = alva.says(talk, "/tafl move", &[("move", "d1-c1")]);
    told(&hall, hall.discord.dm(&bo), "d1-c1");
    hall.complained(&["cannot be shown where it was agreed on"]);
    hall.discord.finish();
}

#[test]
fn an_invitation_that_cannot_be_posted_goes_to_its_player_once() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    server.forbid(games, Permission::SendMessages);
    let direct = [hall.discord.dm(&alva), hall.discord.dm(&bo)];
    invite(&alva, games, &[]);
    // A failure after a success is reported again.
    told(&hall, direct[1], "Alva challenges you");
    accept(&bo, games);
    told(&hall, direct[0], "The game begins");
    let requests = hall.discord.requests();
    let posts = requests.iter().filter(|request| request.path.ends_with("/messages"));
    // Each was refused in the channel once; the board in each of its three ways.
    assert_eq!(posts.count(), 6);
    hall.complained(&["cannot be shown", "cannot be shown"]);
    hall.discord.finish();
}

#[test]
fn an_offer_is_answered_by_its_buttons_and_leaves_those_of_the_board() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin(&alva, &bo, games, &[]);
    let board = told(&hall, games, "Partiet begynner");
    let asked = more(&alva, &board, "draw");
    let offered = alva.presses(asked.message(), "do:");
    assert!(offered.ephemeral, "{}", offered.text());
    let offer = told(&hall, games, "remis");
    assert!(!alva.now(&board).buttons().is_empty());
    // It is not hers to accept.
    let own = alva.presses(&offer, "accept");
    assert!(own.text().contains("hasn’t offered a draw"), "{}", own.text());
    let agreed = bo.presses(&offer, "accept");
    assert!(agreed.text().contains("draw"), "{}", agreed.text());
    assert!(hall.club.texts("SELECT text FROM events").iter().any(|text| text.contains("draw")));
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn what_is_no_account_gets_no_code_and_stops_nothing() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let direct = hall.discord.dm(&alva);
    for (count, typed) in (1..).zip(["discord 0", "discord ylva"]) {
        let _ = alva.says(games, "/club link", &[("address", typed)]);
        until("the asker to be told", || (open(&hall, direct).len() == count).then_some(()));
        let lost = open(&hall, direct).pop().expect("a message");
        assert!(lost.text().contains("couldn’t deliver"), "{}", lost.text());
    }
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn orders_are_written_into_a_box_a_line_each() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let open_box = alva.says(games, "/tafl order", &[]);
    let orders = "challenge bo brandubh attack\nsettings zone Europe/Oslo\nfly to the moon";
    let answered = alva.submits(open_box.modal(), &[("text", orders)]);
    let said = answered.text();
    for part in ["has been sent to Bo", "Europe/Oslo", "fly to the moon"] {
        assert!(said.contains(part), "{said}");
    }
    // A message in a channel is shown there, written into a box or not.
    let invitation = told(&hall, games, "Alva utfordrer deg");
    let _ = bo.presses(&invitation, "accept");
    told(&hall, games, "Partiet begynner");
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn emoji_of_the_bot_s_own_are_used_where_they_were_uploaded() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    begin(&alva, &bo, games, &[]);
    let shown = alva.says(games, "/tafl board", &[("form", "emoji")]);
    assert!(shown.text().contains("🟤") && !shown.text().contains("<:"), "{}", shown.text());
    hall.discord.finish();

    let discord = tests::discord::Discord::start();
    for name in templates::board::CustomEmoji::NAMES {
        discord.has_emoji(name);
    }
    let hall = Hall::at(discord);
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let given = [("player", "bo"), ("rules", "parlett"), ("side", "attack")];
    let _ = alva.says(games, "/tafl challenge", &given);
    let _ = bo.says(games, "/tafl accept", &[]);
    let shown = alva.says(games, "/tafl board", &[("form", "emoji")]);
    let more = hall.discord.followups(&shown);
    let all = std::iter::once(shown.message().content.clone());
    let all: Vec<String> = all.chain(more.into_iter().map(|one| one.content)).collect();
    let board = all.iter().find(|text| text.contains("<:tafl_dark:")).expect("the board");
    assert_eq!(board.matches("<:tafl_").count(), 32 + 16 + 1, "{board}");
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_player_who_has_installed_the_app_plays_anywhere() {
    let hall = Hall::open();
    let alva = hall.discord.user("alva", "es-419");
    let bo = hall.discord.user("bo", "en-US");
    let group = hall.discord.group(&[&alva, &bo]);
    let elsewhere = hall.discord.elsewhere(&alva);
    for (user, place) in [(&alva, elsewhere), (&bo, group)] {
        let stranger = user.says(place, "/tafl games", &[]);
        let joined = user.presses(stranger.message(), "say:join");
        assert!(joined.ephemeral, "{}", joined.text());
    }
    let given = [("name", "Bo"), ("rules", "brandubh"), ("side", "attack")];
    let sent = alva.says(elsewhere, "/tafl challenge", &given);
    assert!(sent.text().contains("Bo"), "{}", sent.text());
    let accepted = bo.says(group, "/tafl accept", &[]);
    assert!(accepted.text().contains("The game begins"), "{}", accepted.text());
    let direct = hall.discord.dm(&alva);
    let told = told(&hall, direct, "Brandubh");
    let pieces = alva.presses(&told, "pieces");
    assert!(pieces.text().contains("d1"), "{}", pieces.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn the_doctor_names_what_the_bot_lacks() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    server.rules(&alva);
    let mut script = Script::new(&hall.discord, &[(&alva, "alva")]);
    script.says(&alva, games, "/setup check", &[]);
    for lacks in [
        Permission::ViewChannel,
        Permission::SendMessages,
        Permission::AttachFiles,
        Permission::ReadMessageHistory,
        Permission::CreatePublicThreads,
        Permission::SendMessagesInThreads,
        Permission::PinMessages,
    ] {
        server.forbid(games, lacks);
        script.says(&alva, games, "/setup check", &[]);
        server.allow(games, lacks);
    }
    expect_file!["golden/doctor.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn commands_are_registered_where_they_changed_and_not_again() {
    let mut hall = Hall::open();
    let puts = |hall: &Hall| {
        let requests = hall.discord.requests();
        requests.iter().filter(|request| request.method == "PUT").count()
    };
    assert_eq!(puts(&hall), 1);
    hall.club.stop();
    hall.club.start();
    hall.discord.awaits_bot();
    let (_server, games) = server(&hall.discord);
    let _ = hall.player(games, "alva", "en-GB");
    assert_eq!(puts(&hall), 1);
    // Another version of the program has registered others.
    hall.discord.forgets_a_command();
    hall.club.stop();
    hall.club.start();
    until("the commands", || (hall.discord.commands().len() == 8).then_some(()));
    hall.discord.awaits_bot();
    let bo = hall.player(games, "bo", "en-GB");
    hall.knows_commands(&bo, games);
    assert_eq!(puts(&hall), 2);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_digest_holds_back_the_call_and_never_the_board() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let _ = bo.says(games, "/club settings", &[("digest", "daily")]);
    let names = [(&alva, "alva"), (&bo, "bo")];
    let mut script = Script::new(&hall.discord, &names);
    let begun = [("player", "bo"), ("rules", "brandubh"), ("side", "attack")];
    script.says(&alva, games, "/tafl challenge", &begun);
    // Nobody is called, and everybody can read it.
    let invited = script.reads("In the channel", games);
    assert!(invited.pings.is_empty() && invited.content.contains(&bo.mention()));
    let _ = bo.presses(&invited, "accept");
    script.reads("In the channel", games);
    script.says(&alva, games, "/tafl move", &[("move", "d1-c1")]);
    let board = script.reads("In the channel", games);
    assert!(board.pings.is_empty() && board.content.contains(&bo.mention()));
    assert!(!board.attachments.is_empty() && !board.buttons().is_empty());
    // She can't take back what everybody has seen without asking him.
    script.says(&alva, games, "/tafl takeback", &[]);
    let request = script.reads("In the channel", games);
    // What is called to has to be known.
    let unnoted = "SELECT count(*) FROM posts WHERE message IS NULL";
    let all_is_noted = || {
        until("the posts to be noted", || (hall.club.number(unnoted) == 0).then_some(()));
    };
    all_is_noted();
    // His digest goes out: it calls him once to the game, and shows no board again.
    let _ = bo.says(games, "/club settings", &[("digest", "off")]);
    let call = script.reads("In the channel", games);
    assert_eq!(call.pings, [bo.id()], "{}", call.text());
    assert!(call.attachments.is_empty() && call.buttons().is_empty(), "{}", call.text());
    assert!(call.content.contains(&request.id.to_string()), "{}", call.text());
    assert!(!bo.now(&board).buttons().is_empty());
    // What he has answered in the meantime calls him no more.
    let _ = bo.says(games, "/club settings", &[("digest", "daily")]);
    let _ = bo.says(games, "/tafl move", &[("move", "d3-a3")]);
    script.reads("In the channel", games);
    let _ = alva.says(games, "/tafl move", &[("move", "d2-a2")]);
    let quiet = script.reads("In the channel", games);
    assert!(quiet.pings.is_empty(), "{}", quiet.text());
    let _ = bo.says(games, "/tafl move", &[("move", "d4-d1")]);
    script.reads("In the channel", games);
    all_is_noted();
    let _ = bo.says(games, "/club settings", &[("digest", "off")]);
    let _ = alva.says(games, "/tafl move", &[("move", "a4-a5")]);
    let next = script.reads("In the channel", games);
    assert!(next.content.contains("a4-a5"), "{}", next.text());
    expect_file!["golden/digest.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn quiet_hours_hold_back_the_call_and_never_the_board() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let now = std::time::UNIX_EPOCH.elapsed().expect("a time after 1970").as_secs() / 3_600;
    // They have long begun, and end in hours.
    let quiet = format!("{:02}-{:02}", (now + 20) % 24, (now + 6) % 24);
    let _ = bo.says(games, "/club settings", &[("zone", "UTC"), ("quiet", &quiet)]);
    begin(&alva, &bo, games, &[]);
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    let board = told(&hall, games, "d1-c1");
    assert!(board.pings.is_empty() && board.content.contains(&bo.mention()), "{}", board.text());
    assert!(!board.attachments.is_empty() && !board.buttons().is_empty(), "{}", board.text());
    assert!(hall.discord.pings(&bo).is_empty());
    // When they are over, he is called to it.
    let _ = bo.says(games, "/club settings", &[("quiet", "off")]);
    let call = until("a call", || hall.discord.pings(&bo).pop());
    assert!(call.content.contains(&board.id.to_string()), "{}", call.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn the_end_of_a_game_never_waits_for_a_digest() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let _ = alva.says(games, "/club settings", &[("digest", "daily")]);
    begin(&alva, &bo, games, &[]);
    let plies = ["d1-c1", "d3-a3", "d2-a2", "d4-d1", "a4-a5", "d1-g1"];
    for (number, ply) in plies.iter().enumerate() {
        let mover = if number % 2 == 0 { &alva } else { &bo };
        let _ = mover.says(games, "/tafl move", &[("move", ply)]);
        let board = told(&hall, games, ply);
        // The last ply is his, and wins.
        let calls: &[u64] = match number {
            5 => &[alva.id()],
            _ if number % 2 == 0 => &[bo.id()],
            _ => &[],
        };
        assert_eq!(board.pings, calls, "{}", board.text());
    }
    let waiting = "SELECT count(*) FROM outbox WHERE due_at IS NOT NULL";
    until("nothing to wait", || (hall.club.number(waiting) == 0).then_some(()));
    let won = open(&hall, games).into_iter().filter(|one| one.content.contains("vunnet"));
    assert_eq!(won.count(), 1);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_match_that_gets_no_thread_is_announced_once_and_stays_in_its_channel() {
    let mut hall = Hall::open();
    let (server, games) = server_with_threads(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    server.forbid(games, Permission::CreatePublicThreads);
    begin(&alva, &bo, games, &[]);
    told(&hall, games, "Partiet begynner");
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    told(&hall, games, "d1-c1");
    // It isn't tried again by a club that has been restarted, either.
    hall.club.stop();
    hall.club.start();
    hall.discord.awaits_bot();
    server.allow(games, Permission::CreatePublicThreads);
    let _ = bo.says(games, "/tafl move", &[("move", "d3-a3")]);
    told(&hall, games, "d3-a3");
    let asked = alva.says(games, "/tafl resign", &[]);
    let _ = alva.presses(asked.message(), "yes:");
    told(&hall, games, "vunnet");
    let announced = |one: &Message| one.content.contains("spiller mot");
    assert_eq!(open(&hall, games).iter().filter(|one| announced(one)).count(), 1);
    assert!(hall.discord.threads(games).is_empty());
    // The next match gets a thread.
    begin(&alva, &bo, games, &[]);
    until("a thread", || (!hall.discord.threads(games).is_empty()).then_some(()));
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn a_server_learns_no_account_of_those_who_play_by_mail() {
    let mut hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    // He has an account, but isn't in that server.
    let bo = hall.discord.user("bo", "en-GB");
    let direct = hall.discord.dm(&bo);
    let stranger = bo.says(direct, "/tafl games", &[]);
    let _ = bo.presses(stranger.message(), "say:join");
    for (user, address) in [(&alva, "alva@players.test"), (&bo, "bo@players.test")] {
        let _ = link(&mut hall, user, address);
    }
    for user in [&alva, &bo] {
        let _ = user.says(hall.discord.dm(user), "/club settings", &[("channel", "mail")]);
    }
    let given = [("name", "Bo"), ("rules", "brandubh"), ("side", "attack")];
    let _ = alva.says(games, "/tafl challenge", &given);
    accept(&bo, direct);
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    let _ = alva.says(games, "/tafl draw", &[]);
    // It is his turn, and what he does is shown to everybody.
    let _ = bo.orders(direct, "draw no");
    told(&hall, games, "Bo har avslått remis");
    for message in open(&hall, games) {
        assert!(!message.content.contains("<@"), "{}", message.text());
    }
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn what_waited_before_boards_were_shown_at_once_is_shown_and_calls_nobody() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let _ = bo.says(games, "/club settings", &[("digest", "daily")]);
    begin(&alva, &bo, games, &[]);
    told(&hall, games, "Partiet begynner");
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    told(&hall, games, "d1-c1");
    // An older version has queued it.
    let waits = "due_at > unixepoch() AND address IS NULL AND shown IS NOT NULL";
    let waiting = format!("SELECT count(*) FROM outbox WHERE {waits}");
    until("his call to wait", || (hall.club.number(&waiting) > 0).then_some(()));
    let unnoted = "SELECT count(*) FROM posts WHERE message IS NULL";
    until("the board to be noted", || (hall.club.number(unnoted) == 0).then_some(()));
    hall.club.change(&format!("UPDATE outbox SET shown = NULL WHERE {waits}"));
    let _ = bo.says(games, "/club settings", &[("zone", "Europe/Oslo")]);
    let boards = until("the board", || {
        let mut all = open(&hall, games);
        all.retain(|one| one.content.contains("d1-c1"));
        (all.len() == 2).then_some(all)
    });
    assert!(boards[1].pings.is_empty(), "{}", boards[1].text());
    let _ = bo.says(games, "/club settings", &[("digest", "off")]);
    let call =
        until("a call", || open(&hall, games).into_iter().find(|one| one.pings == [bo.id()]));
    assert!(call.content.contains(&boards[1].id.to_string()), "{}", call.text());
    hall.complained(&[]);
    hall.discord.finish();
}
