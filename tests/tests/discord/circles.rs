//! Circles in Discord: two servers with one each, and a player who is in both until she leaves one
//! of the servers.

use expect_test::expect_file;
use tests::command::say;
use tests::discord::{Message, Place, Server, User};
use tests::mail::until;

use crate::discord::news::{all_is_posted, open, server_with_news};
use crate::discord::script::Script;
use crate::discord::table::Hall;

/// As many lines a phone shows at once.
const LINES: usize = 25;

const MEMBERS: &str = "SELECT count(*) FROM circle_members";

/// Somebody who manages that server, without being a player.
fn manager(hall: &Hall, server: &Server, name: &str, locale: &str) -> User {
    let manager = hall.discord.user(name, locale);
    server.rules(&manager);
    server.opens_commands();
    manager
}

/// The host makes a player an organiser of the whole club.
fn appoint(hall: &Hall, name: &str) {
    let file = hall.club.file();
    let _ = say(file.parent().expect("the club's folder"), &["host", "--yes", "appoint", name]);
}

/// A day passes, after which members of circles are looked for again.
fn day_passes(hall: &Hall) {
    hall.club.change("UPDATE circle_members SET looked_at = looked_at - 90000");
}

/// The first lines of all that was posted there.
fn headlines(hall: &Hall, place: Place) -> String {
    let posted = open(hall, place);
    for message in &posted {
        assert!(message.content.lines().count() <= LINES, "{}", message.text());
    }
    let first = |message: &Message| message.text().lines().next().unwrap_or_default().to_owned();
    posted.iter().map(first).collect::<Vec<_>>().join("\n")
}

#[test]
#[expect(clippy::too_many_lines, reason = "a story")]
fn two_servers_have_circles_and_one_player_is_in_both() {
    let hall = Hall::open();
    let (vikings, north) = server_with_news(&hall, "Vikings", "en-GB");
    let (saxons, south) = server_with_news(&hall, "Saxons", "de");
    let nora = hall.player(north, "nora", "en-GB");
    appoint(&hall, "Nora");
    let ulf = manager(&hall, &vikings, "ulf", "en-GB");
    let edda = manager(&hall, &saxons, "edda", "de");
    let [alva, bo, cai] = [("alva", "en-GB"), ("bo", "en-GB"), ("cai", "de")]
        .map(|(name, locale)| hall.discord.user(name, locale));
    let people = [
        (&nora, "nora"),
        (&ulf, "ulf"),
        (&edda, "edda"),
        (&alva, "alva"),
        (&bo, "bo"),
        (&cai, "cai"),
    ];
    let mut script = Script::new(&hall.discord, &people);

    // Those who manage a server have a circle opened there, and nobody else does.
    script.says(&nora, north, "/setup circle", &[("name", "Vikings")]);
    script.says(&ulf, north, "/setup circle", &[("name", "two words")]);
    script.says(&ulf, north, "/setup circle", &[("name", "Vikings")]);
    script.says(&ulf, north, "/setup circle", &[("name", "Jutes")]);
    script.says(&edda, south, "/setup circle", &[("name", "vikings")]);
    script.says(&edda, south, "/setup circle", &[("name", "Saxons")]);
    script.says(&edda, south, "/setup check", &[]);
    script.reads("To Nora alone", hall.discord.dm(&nora));
    // Until she has seen it, nobody elsewhere knows of a circle.
    script.says(&ulf, north, "/club circle", &[("name", "Saxons")]);
    script.says(&ulf, north, "/club circle", &[]);
    for circle in ["Vikings", "Saxons"] {
        script.says(&nora, north, "/organise", &[("act", &format!("circle open {circle}"))]);
    }
    // Somebody who was a player there before isn't in it.
    assert_eq!(hall.club.number(MEMBERS), 0);

    // Everyone who joins the club in a server is in its circle.
    for (user, place) in [(&alva, north), (&bo, north), (&cai, south)] {
        let asked = user.says(place, "/tafl games", &[]);
        let _ = user.presses(asked.message(), "say:join");
    }
    assert_eq!(hall.club.number(MEMBERS), 3);
    script.completes(&alva, south, "/club circle", &[("name", "sax")], "name");
    let all = script.says(&alva, south, "/club circle", &[]);
    let shown = script.selects(&alva, all.message(), "choose:circle", "Saxons");
    script.presses(&alva, shown.message(), "circle join");
    let shown = script.says(&bo, north, "/club circle", &[("name", "Saxons")]);
    script.presses(&bo, shown.message(), "circle join");
    let own = script.says(&bo, north, "/club circle", &[("name", "Vikings")]);
    script.presses(&bo, own.message(), "circle leave");
    assert_eq!(hall.club.number(MEMBERS), 3);

    // Its organisers decide in their circle, and neither elsewhere nor for the club. They have been
    // players for more than a week.
    hall.club.change("UPDATE players SET joined_at = joined_at - 700000");
    for (user, place, act) in [
        (&nora, north, "circle appoint Vikings Alva"),
        (&nora, north, "circle appoint Saxons Cai"),
        (&nora, north, "circle appoint Saxons Bo"),
        (&alva, north, "ladder open Vikings/skalk"),
        (&alva, north, "ladder open Saxons/skalk"),
        (&alva, north, "ladder open skalk"),
        (&cai, south, "ladder open Saxons/skalk"),
        (&cai, south, "ladder open Vikings/brandubh"),
    ] {
        let asked = script.says(user, place, "/organise", &[("act", act)]);
        if act.ends_with("Alva") || act.ends_with("Cai") {
            script.presses(user, asked.message(), "yes");
        }
    }
    assert_eq!(hall.club.number("SELECT count(*) FROM ladders WHERE closed_at IS NULL"), 2);
    all_is_posted(&hall);

    // A ladder in each, in a message that is pinned.
    script.completes(&ulf, north, "/setup ladder", &[("rules", "skalk")], "rules");
    let pinned = |place| {
        let mut there = hall.discord.messages(place).into_iter();
        there.find(|message| message.pinned)
    };
    script.says(&ulf, north, "/setup ladder", &[("rules", "Vikings/skalk")]);
    let of_vikings = until("the ladder to be pinned", || pinned(north));
    script.shows("Pinned in the Vikings' channel", &of_vikings);
    script.says(&edda, south, "/setup ladder", &[("rules", "Saxons/skalk")]);
    let of_saxons = until("the ladder to be pinned", || pinned(south));
    script.shows("Pinned in the Saxons' channel", &of_saxons);
    script.presses(&alva, &of_vikings, "ladder join");
    // Who isn't in the circle yet, and meets its people there, is in it by that.
    script.presses(&nora, &of_vikings, "ladder join");
    script.presses(&cai, &of_saxons, "ladder join");
    script.presses(&alva, &of_saxons, "ladder join");
    assert_eq!(hall.club.number(MEMBERS), 4);
    let refused = script.orders(&cai, south, "ladder join Vikings/skalk");
    script.presses(&cai, refused.message(), "circle join");
    all_is_posted(&hall);

    // A challenge in each, by the ladder's name and by a button.
    let given = [("name", "Alva"), ("rules", "Vikings/skalk")];
    script.says(&nora, north, "/ladder challenge", &given);
    hall.club.change("UPDATE ladder_boards SET due_at = due_at - 60");
    let of_saxons = until("the ladder to be shown", || {
        Some(alva.now(&of_saxons)).filter(|message| message.text().contains("Alva"))
    });
    script.shows("Pinned in the Saxons' channel", &of_saxons);
    let ladder = script.presses(&alva, &of_saxons, "ladder Saxons/skalk");
    script.presses(&alva, ladder.message(), "ladder challenge");
    assert_eq!(hall.club.number("SELECT count(*) FROM ladder_matches"), 2);
    all_is_posted(&hall);
    script.says(&cai, south, "/organise", &[("act", "close 1 Nora has moved away")]);
    assert_eq!(hall.club.number("SELECT count(*) FROM games WHERE ended_at IS NULL"), 4);

    // What belongs to a circle is news in its server only.
    let (in_north, in_south) = (headlines(&hall, north), headlines(&hall, south));
    assert!(in_north.contains("have opened the Nefatavl"), "{in_north}");
    assert!(in_north.contains("(Vikings)") && !in_north.contains("Saxons"), "{in_north}");
    assert!(in_south.contains("(Saxons)") && !in_south.contains("Vikings"), "{in_south}");
    script.notes("All that the Vikings read", &in_north);
    script.notes("All that the Saxons read", &in_south);

    // She leaves one server: its circle and its ladder, and nothing else.
    saxons.loses(&alva);
    day_passes(&hall);
    let direct = hall.discord.dm(&alva);
    let told = until("her to be told", || {
        let mut there = open(&hall, direct).into_iter();
        there.find(|message| message.text().contains("left the Discord server"))
    });
    script.shows("To Alva alone", &told);
    all_is_posted(&hall);
    script.says(&cai, south, "/club circle", &[("name", "Saxons")]);
    script.says(&alva, north, "/club circle", &[("name", "Vikings")]);
    assert_eq!(hall.club.number(MEMBERS), 3);
    let leaving = "SELECT count(*) FROM rungs WHERE leaving = 1 AND ladder = 'Saxons/skalk'";
    assert_eq!(hall.club.number(leaving), 1);
    let staying = "SELECT count(*) FROM rungs WHERE leaving = 0 AND place IS NOT NULL";
    assert_eq!(hall.club.number(staying), 3);
    assert_eq!(hall.club.number("SELECT count(*) FROM games WHERE ended_at IS NULL"), 4);
    expect_file!["golden/circles.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

/// A manager can have one circle that no organiser has seen, and three are opened in a day.
#[test]
fn further_circles_wait_for_an_organiser() {
    let hall = Hall::open();
    let (vikings, north) = server_with_news(&hall, "Vikings", "en-GB");
    let nora = hall.player(north, "nora", "en-GB");
    appoint(&hall, "Nora");
    let direct = hall.discord.dm(&nora);
    let ulf = manager(&hall, &vikings, "ulf", "en-GB");
    let asks = |user: &User, place: Place, name: &str| {
        user.says(place, "/setup circle", &[("name", name)]).text()
    };
    assert!(asks(&ulf, north, "Vikings").contains("is open"));
    let first = hall.discord.wait_for("her to be told", |world| {
        let mut open = world.messages(direct).into_iter();
        open.find(|message| message.text().contains("Vikings"))
    });
    let (jutes, east) = server_with_news(&hall, "Jutes", "en-GB");
    jutes.rules(&ulf);
    assert!(asks(&ulf, east, "Jutes").contains("isn’t open yet"));
    assert!(asks(&ulf, east, "Jutland").contains("Jutes on this server waits"));
    let mut last = east;
    for (name, is_open) in [("Saxons", true), ("Danes", true), ("Angles", false)] {
        let (server, place) = server_with_news(&hall, name, "en-GB");
        let edda = manager(&hall, &server, &format!("{name}-edda"), "en-GB");
        let told = asks(&edda, place, name);
        assert_eq!(told.contains("is open"), is_open, "{told}");
        last = place;
    }
    // What waits is no circle, and what nobody has seen is none elsewhere.
    for (place, name, is_there) in
        [(north, "Vikings", true), (north, "Saxons", false), (last, "Angles", false)]
    {
        let told = ulf.says(place, "/club circle", &[("name", name)]).text();
        assert_eq!(!told.contains("no circle called"), is_there, "{name}: {told}");
    }
    // She is told of the first at once, and of all others together a day later.
    assert!(
        first.text().contains("Vikings") && !first.text().contains("Jutes"),
        "{}",
        first.text()
    );
    let to_see = "SELECT count(*) FROM outbox WHERE data LIKE '%to-see%'";
    assert_eq!(hall.club.number(to_see), 2);
    hall.club.change("UPDATE outbox SET due_at = due_at - 90000 WHERE due_at IS NOT NULL");
    let second = hall.discord.wait_for("her to be told", |world| {
        let mut open = world.messages(direct).into_iter();
        open.find(|message| message.text().contains("Jutes"))
    });
    let line = |name: &str, state: &str| format!("{name}: {state}");
    for (name, state) in [
        ("Vikings", "open"),
        ("Saxons", "open"),
        ("Danes", "open"),
        ("Jutes", "waits"),
        ("Angles", "waits"),
    ] {
        assert!(second.text().contains(&line(name, state)), "{}", second.text());
    }
    let opened = nora.presses(&second, "organise circle open Jutes").text();
    assert!(opened.contains("Jutes is open"), "{opened}");
    let asked = nora.says(north, "/organise", &[("act", "circle close Angles nobody knows them")]);
    let _ = nora.presses(asked.message(), "yes");
    assert_eq!(hall.club.number("SELECT count(*) FROM circles"), 4);
    assert_eq!(hall.club.number("SELECT count(*) FROM circles WHERE waits = 1"), 0);
    let told = nora.says(north, "/club circle", &[]).text();
    assert!(told.contains("Saxons") && !told.contains("Angles"), "{told}");
    // Who has been seen leaves no account.
    let known = "SELECT count(*) FROM circles WHERE asked_by IS NOT NULL";
    assert_eq!(hall.club.number(known), 3);
    hall.complained(&[]);
    hall.discord.finish();
}

/// What Discord says then is about the bot, and not about the members.
#[test]
fn a_circle_stays_when_the_bot_is_removed_from_its_server() {
    let hall = Hall::open();
    let (vikings, north) = server_with_news(&hall, "Vikings", "en-GB");
    let ulf = manager(&hall, &vikings, "ulf", "en-GB");
    let _ = ulf.says(north, "/setup circle", &[("name", "Vikings")]);
    let alva = hall.player(north, "alva", "en-GB");
    let looked = format!("/guilds/{}/members/{}", vikings.id(), alva.id());
    let answered = |with: u16| {
        let requests = hall.discord.requests();
        let mut about = requests.iter().filter(|request| request.path == looked);
        about.any(|request| request.status == Some(with)).then_some(())
    };
    until("her to be looked for", || answered(200));
    let times = || {
        let requests = hall.discord.requests();
        requests.iter().filter(|request| request.path == looked).count()
    };
    // Once a day is enough, whatever happens in the club.
    for _ in 0..3 {
        let _ = alva.orders(north, "rename Alva");
        let _ = alva.says(north, "/club settings", &[("zone", "UTC")]);
    }
    assert_eq!(times(), 1);
    vikings.expels();
    day_passes(&hall);
    until("an answer about the server", || answered(404));
    assert_eq!(times(), 2);
    assert_eq!(hall.club.number(MEMBERS), 1);
    hall.complained(&[]);
    hall.discord.finish();
}
