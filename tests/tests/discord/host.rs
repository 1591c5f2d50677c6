//! What a host configures, and the messages about it.

use std::fs;

use expect_test::{Expect, expect};
use tests::command::{refused, say};
use tests::discord::Discord;
use tests::mail::Club;
use tests::running::configure;

use crate::discord::table::{Hall, configuration, server};

/// What a club says to a configuration with these lines about Discord, which it must refuse.
fn check(lines: &str, expected: &Expect) {
    expected.assert_eq(&refused(&format!("[discord]\n{lines}\n")));
}

#[test]
fn what_is_wrong_with_it() {
    check(
        "token = \"abc\"",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 2: unknown field `token`, expected one of `token-file`, `api`, `api-authority`
        [exit 2]
    "#]],
    );
    check(
        "token-file = \"missing\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [discord] token-file points to CLUB/missing, which cannot be read: No such file or directory (os error 2)
            [exit 2]
        "#]],
    );
    check(
        "token-file = \"open-secret\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 2: [discord] token-file points to CLUB/open-secret, which other users can read; run chmod 600 CLUB/open-secret
            [exit 2]
        "#]],
    );
    check(
        "token-file = \"secret\"\napi = \"127.0.0.1:8443\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 3: [discord] api only works together with api-authority; set both or neither
            [exit 2]
        "#]],
    );
    check(
        "token-file = \"secret\"\napi = \"here\"\napi-authority = \"secret\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 3: [discord] api must be HOST:PORT, such as 127.0.0.1:8443
            [exit 2]
        "#]],
    );
    check(
        "token-file = \"secret\"\napi = \"192.0.2.1:443\"\napi-authority = \"secret\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 3: [discord] api must be on this machine (127.0.0.1), because it is for tests and gets the bot's token
            [exit 2]
        "#]],
    );
    check(
        "token-file = \"secret\"\napi-authority = \"secret\"",
        &expect![[r#"
        ! taflpost: CLUB/taflpost.toml, line 3: [discord] api-authority only works together with api; set both or neither
        [exit 2]
    "#]],
    );
    check(
        "token-file = \"secret\"\napi = \"127.0.0.1:8443\"\napi-authority = \"missing\"",
        &expect![[r#"
            ! taflpost: CLUB/taflpost.toml, line 4: [discord] api-authority points to CLUB/missing, which cannot be read: No such file or directory (os error 2)
            [exit 2]
        "#]],
    );
}

#[test]
fn without_a_token_the_rest_runs() {
    let club = Club::open();
    let said = club.said();
    assert!(said.contains("  Discord: off; to switch it on, put the bot's token"), "{said}");
    assert!(said.contains("  mail: to "), "{said}");
    assert_eq!(club.complaints(), "");
}

/// The club's own language, where Discord uses none of ours.
#[test]
fn a_club_has_a_language_of_its_own() {
    let discord = Discord::start();
    let secrets = tempfile::tempdir().expect("a folder");
    let rest = configuration(&discord, secrets.path());
    let own = format!("[club]\nlanguage = \"nb\"\n\n{rest}");
    let club = Club::configured(&own, "play@taflpost.localhost");
    discord.awaits_bot();
    let menu = discord.commands();
    let tafl = menu.iter().find(|command| command["name"] == "tafl").expect("a command");
    assert_eq!(tafl["description"], tafl["description_localizations"]["no"]);
    let (_, games) = server(&discord);
    let luc = discord.user("luc", "fr");
    let asked = luc.says(games, "/tafl games", &[]);
    assert!(asked.text().contains("Du er ikke med i Taflpost ennå"), "{}", asked.text());
    let joined = luc.presses(asked.message(), "say:join");
    assert!(joined.text().contains("Velkommen"), "{}", joined.text());
    assert_eq!(club.texts("SELECT language FROM players"), ["nb"]);
    assert_eq!(club.complaints(), "");
    discord.finish();
}

#[test]
fn the_doctor_asks_discord_whose_token_it_is() {
    let hall = Hall::open();
    let said = hall.club.said();
    assert!(said.contains("  Discord: on, at 127.0.0.1:"), "{said}");
    let well = say(&hall.club.folder, &["doctor"]);
    assert!(well.contains("ok discord: the bot is called "), "{well}");
    let secrets = tempfile::tempdir().expect("a folder");
    let other = configuration(&hall.discord, secrets.path());
    configure(&hall.club.folder, &other);
    fs::write(secrets.path().join("token"), "another").expect("a token");
    let bad = say(&hall.club.folder, &["doctor"]);
    let refused = "!! discord: Discord refuses the token; create a new one in Discord's developer \
                   portal (Bot, Reset Token), and put it into the token file that is set in \
                   CLUB/taflpost.toml";
    assert!(bad.contains(refused), "{bad}");
    assert!(!bad.contains("another"), "{bad}");
    assert!(!hall.discord.expects_violations().is_empty(), "a wrong token is one");
    hall.complained(&[]);
    hall.discord.finish();
}
