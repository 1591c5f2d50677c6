//! What rows of the table must go on saying.

use crate::{OrderFrom, OrderRow, Whose, read};

fn with_row<T>(line: &str, of: impl FnOnce(OrderRow<'_>) -> T) -> T {
    of(read(line).unwrap().order.row())
}

/// What protects somebody, and what takes them out of the club, can be ordered wherever it could be:
/// by a suspended player too, as far as it concerns nobody else.
#[test]
fn nobody_is_kept_from_leaving() {
    use OrderFrom::{Anywhere, Channels, Confirmed};
    for (line, from, suspended) in [
        ("erase", Confirmed, true),
        ("erase Ylva", Confirmed, true),
        ("export", Channels, true),
        ("privacy", Anywhere, true),
        ("unsubscribe", Anywhere, true),
        ("organisers I want to appeal", Anywhere, true),
        ("settings devices end all", Anywhere, true),
        ("yes", Anywhere, true),
        ("no", Anywhere, true),
        ("block Ylva", Anywhere, false),
        ("mute", Anywhere, false),
        ("unlink ylva@example.org", Confirmed, false),
    ] {
        assert_eq!(with_row(line, |row| (row.from, row.suspended)), (from, suspended), "{line}");
    }
    // Somebody who has never played here is told this, too.
    for line in ["help", "privacy", "rulesets", "rules brandubh", "rules"] {
        assert_eq!(with_row(line, |row| row.whose), Whose::Anybody, "{line}");
    }
    // Looking around is free, but an email that only claims a sender is told nothing about people.
    for line in [
        "players",
        "player Ylva",
        "seeks",
        "games all",
        "games Ylva",
        "watch 3",
        "archive",
        "ladder",
        "tournament",
        "circle",
        "organisers",
    ] {
        assert_eq!(with_row(line, |row| row.whose), Whose::Visitors, "{line}");
    }
    for line in ["games", "player", "settings", "board", "invitations", "follow", "club today"] {
        assert_eq!(with_row(line, |row| row.whose), Whose::Players, "{line}");
    }
}

/// What decides who can play in a player's name, or who is an organiser, is no email's alone.
#[test]
fn accounts_are_not_given_away_by_an_email() {
    for line in [
        "link ylva@example.org",
        "link discord ylva",
        "unlink ylva@example.org",
        "channel terminal",
        "erase",
        "organise appoint Ylva",
        "organise circle appoint Vikings Ylva",
    ] {
        assert_eq!(with_row(line, |row| row.from), OrderFrom::Confirmed, "{line}");
    }
    // The code was sent to the address that it links.
    assert_eq!(with_row("link ABCD2345", |row| row.from), OrderFrom::Channels);
}
