//! Brings a file's tables up to date. Each step is one SQL text; SQLite's `user_version` counts how
//! many the file has taken.

use rusqlite::{Connection, Error};

/// The steps, each from one schema version to the next. A step is never changed once it has been
/// released.
pub(crate) const MIGRATIONS: &[&str] = &[
    include_str!("0001_club.sql"),
    include_str!("0002_people.sql"),
    include_str!("0003_seeks.sql"),
    include_str!("0004_pauses.sql"),
    include_str!("0005_plans.sql"),
    include_str!("0006_leave.sql"),
    include_str!("0007_hosts.sql"),
    include_str!("0008_outbox.sql"),
    include_str!("0009_lean.sql"),
    include_str!("0010_mail.sql"),
    include_str!("0011_discord.sql"),
    include_str!("0012_ladder.sql"),
    include_str!("0013_ladder_boards.sql"),
    include_str!("0014_reminders.sql"),
    include_str!("0015_tournaments.sql"),
    include_str!("0016_running_clocks.sql"),
    include_str!("0017_addresses.sql"),
    include_str!("0018_mail_names.sql"),
    include_str!("0019_flood.sql"),
    include_str!("0020_places.sql"),
    include_str!("0021_quotes.sql"),
    include_str!("0022_planned_vacations.sql"),
    include_str!("0023_reminders_asked.sql"),
    include_str!("0024_words_beside.sql"),
    include_str!("0025_names.sql"),
    include_str!("0028_shown_at_once.sql"),
    include_str!("0029_settled_posts.sql"),
    include_str!("0030_discord_servers.sql"),
    include_str!("0031_news.sql"),
    include_str!("0032_one_board.sql"),
    include_str!("0033_closing_threads.sql"),
    include_str!("0034_house.sql"),
    include_str!("0036_reviews.sql"),
    include_str!("0037_lines.sql"),
    include_str!("0038_pace.sql"),
    include_str!("0039_follows.sql"),
    include_str!("0040_devices.sql"),
    include_str!("0041_public_games.sql"),
    include_str!("0042_listed_games.sql"),
    include_str!("0043_organisers.sql"),
    include_str!("0044_stages.sql"),
    include_str!("0045_open_ladders.sql"),
    include_str!("0046_circles.sql"),
    include_str!("0047_letters.sql"),
    include_str!("0048_recorded_games.sql"),
    include_str!("0049_opening.sql"),
    include_str!("0050_open_questions.sql"),
    include_str!("0051_answers_to_emails.sql"),
    include_str!("0052_emails_aside.sql"),
    include_str!("0053_circles_seen.sql"),
    include_str!("0054_codes_asked.sql"),
];

pub(crate) fn newest_version(steps: &[&str]) -> u32 {
    // The list is in the source, and far shorter than u32 can count.
    steps.len() as u32
}

/// Whether there are steps that the file has not taken yet.
pub(crate) fn are_missing(connection: &Connection, steps: &[&str]) -> Result<bool, Error> {
    let at: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    Ok(at < newest_version(steps))
}

/// The tables as they are after all steps, which a new file gets at once: taking fifty steps takes ten
/// times as long.
const NEWEST: &str = include_str!("newest.sql");

/// Makes the tables of a new file.
pub(crate) fn make_tables(connection: &mut Connection) -> Result<(), Error> {
    let transaction = connection.transaction()?;
    transaction.execute_batch(NEWEST)?;
    transaction.pragma_update(None, "user_version", newest_version(MIGRATIONS))?;
    transaction.commit()
}

/// Takes the steps that the file has not taken yet, all in one transaction: a crash leaves the file as
/// it was or as it is to be.
pub(crate) fn take_steps(connection: &mut Connection, steps: &[&str]) -> Result<(), Error> {
    let transaction = connection.transaction()?;
    let at: u32 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    steps.iter().skip(at as usize).try_for_each(|step| transaction.execute_batch(step))?;
    transaction.pragma_update(None, "user_version", newest_version(steps).max(at))?;
    transaction.commit()
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEPS: &[&str] = &[
        "CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT) STRICT",
        "ALTER TABLE games ADD COLUMN ruleset TEXT NOT NULL DEFAULT 'skalk'",
    ];

    fn version(connection: &Connection) -> u32 {
        connection.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
    }

    /// The tables and indexes of a file, and how many rows each table has.
    fn tables(connection: &Connection) -> Vec<(String, Option<u32>)> {
        let sql = "SELECT sql, name, type = 'table' FROM sqlite_schema
                   WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type DESC, name";
        let mut query = connection.prepare(sql).unwrap();
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        let rows: Vec<(String, String, bool)> = rows.collect::<Result<_, _>>().unwrap();
        let count = |name: &str| {
            let sql = format!("SELECT count(*) FROM {name}");
            connection.query_row(&sql, [], |row| row.get(0)).unwrap()
        };
        rows.into_iter().map(|(sql, name, holds)| (sql, holds.then(|| count(&name)))).collect()
    }

    /// `newest.sql` is written by this test (`UPDATE_EXPECT=1`).
    #[test]
    fn a_new_file_is_like_one_that_has_taken_all_steps() {
        let mut stepped = Connection::open_in_memory().unwrap();
        take_steps(&mut stepped, MIGRATIONS).unwrap();
        let secrets: String = stepped
            .query_row("SELECT group_concat(name) FROM secrets", [], |row| row.get(0))
            .unwrap();
        let mut written =
            "-- The tables of a new file, as all steps leave them. A test writes this file.\n"
                .to_owned();
        for (sql, _) in tables(&stepped) {
            written += &format!("\n{sql};\n");
        }
        for name in secrets.split(',') {
            written += &format!(
                "\nINSERT INTO secrets (name, secret) VALUES ('{name}', randomblob(32));\n"
            );
        }
        expect_test::expect_file!["newest.sql"].assert_eq(&written);
        let mut new = Connection::open_in_memory().unwrap();
        make_tables(&mut new).unwrap();
        assert_eq!(tables(&new), tables(&stepped));
        assert_eq!(version(&new), version(&stepped));
    }

    #[test]
    fn steps_are_taken_once_and_in_order() {
        let mut connection = Connection::open_in_memory().unwrap();
        take_steps(&mut connection, &STEPS[..1]).unwrap();
        connection.execute("INSERT INTO games DEFAULT VALUES", []).unwrap();
        take_steps(&mut connection, STEPS).unwrap();
        take_steps(&mut connection, STEPS).unwrap();
        let ruleset: String =
            connection.query_row("SELECT ruleset FROM games", [], |row| row.get(0)).unwrap();
        assert_eq!((ruleset.as_str(), version(&connection)), ("skalk", newest_version(STEPS)));
    }

    #[test]
    fn a_step_that_fails_leaves_the_file_as_it_was() {
        let mut connection = Connection::open_in_memory().unwrap();
        take_steps(&mut connection, &STEPS[..1]).unwrap();
        let broken = [STEPS[0], STEPS[1], "CREATE TABLE players (id); CREATE TABLE nonsense"];
        take_steps(&mut connection, &broken).unwrap_err();
        assert_eq!(version(&connection), 1);
        connection.query_row("SELECT ruleset FROM games", [], |_| Ok(())).unwrap_err();
        connection.query_row("SELECT count(*) FROM players", [], |_| Ok(())).unwrap_err();
    }

    #[test]
    fn games_that_began_before_can_be_listed() {
        let mut connection = Connection::open_in_memory().unwrap();
        let before = MIGRATIONS.iter().position(|step| step.contains("games_public")).unwrap();
        take_steps(&mut connection, &MIGRATIONS[..before]).unwrap();
        let starts = [
            ("skalk 2 attackers=1 defenders=2 zones=UTC,UTC announcements=open rated public", true),
            (
                "public 1 attackers=1 defenders=2 zones=UTC,UTC announcements=open rated private",
                false,
            ),
            (
                "copenhagen-11 3 attackers=2 defenders=1 zones=Europe/Oslo,UTC announcements=open \
              unrated public seal=00 clock=3d/ply",
                true,
            ),
        ];
        for (start, _) in starts {
            connection
                .execute_batch(&format!(
                    "PRAGMA foreign_keys = OFF;
                     INSERT INTO games (attackers, defenders, began_at, events, head, plies)
                     VALUES (1, 2, 0, 1, zeroblob(32), 0);
                     INSERT INTO events (game, number, at, text)
                     VALUES (last_insert_rowid(), 1, 0, 'start {start}');"
                ))
                .unwrap();
        }
        take_steps(&mut connection, MIGRATIONS).unwrap();
        let view = crate::View { connection: &connection, noted: None };
        for (id, (start, is_public)) in (1..).zip(starts) {
            let game = view.game(crate::GameId(id)).unwrap().unwrap();
            assert_eq!(Some(&*game.ruleset), start.split(' ').next());
            assert_eq!(game.public, is_public, "{start}");
        }
    }

    #[test]
    fn who_joined_before_there_were_identities_has_the_terminal() {
        let mut connection = Connection::open_in_memory().unwrap();
        take_steps(&mut connection, &MIGRATIONS[..1]).unwrap();
        connection
            .execute_batch(
                "INSERT INTO players (handle, folded, ascii, language, zone, channel, joined_at)
                 VALUES ('Alva', 'alva', 'Alva', 'en', 'UTC', 'terminal', 7)",
            )
            .unwrap();
        take_steps(&mut connection, MIGRATIONS).unwrap();
        let view = crate::View { connection: &connection, noted: None };
        let alva = view.player_called("alva").unwrap().unwrap();
        assert_eq!(alva.preferences, crate::Preferences::default());
        assert_eq!(alva.name, "Alva");
        let ways = view.identities(alva.id).unwrap();
        let ways: Vec<_> = ways.iter().map(|way| (way.channel, &*way.address)).collect();
        assert_eq!(ways, [(crate::Channel::Terminal, "Alva")]);
    }
}
