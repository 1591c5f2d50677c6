//! A club's file of the version in which every ruleset had a ladder: those with anybody on them are
//! open, the others are closed, and nothing else in the file changes.

use std::collections::BTreeMap;

use engine::ruleset::shipped_library;
use rusqlite::Connection;
use rusqlite::types::Value;
use service::{verify, verify_ladder};
use storage::{File, GameId};

/// As the older version left it: see its first line.
const OLD: &str = include_str!("../old/one-circle.sql");

/// The rows of a table, each as its values by the names of their columns.
type Rows = Vec<BTreeMap<String, Value>>;

/// Every table with everything in it.
fn contents(file: &Connection) -> BTreeMap<String, Rows> {
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let mut names = file.prepare(names).expect("a query");
    let names = names.query_map([], |row| row.get::<_, String>(0)).expect("the tables");
    names
        .map(|name| {
            let name = name.expect("a name");
            let mut query = file.prepare(&format!("SELECT * FROM {name}")).expect("a table");
            let columns: Vec<String> = query.column_names().map(str::to_owned).collect();
            let rows = query.query_map([], |row| {
                let cells = columns.iter().enumerate();
                cells.map(|(at, column)| Ok((column.clone(), row.get(at)?))).collect()
            });
            let rows = rows.expect("its rows").collect::<Result<_, _>>().expect("its rows");
            (name, rows)
        })
        .collect()
}

/// What a migration has added, each with its value in every old row.
const ADDED: [(&str, &str, Value); 9] = [
    ("host_log", "organiser", Value::Null),
    ("tournaments", "previous", Value::Null),
    ("tournaments", "next_stage", Value::Null),
    // What was written then has no answer.
    ("reports", "answered_at", Value::Null),
    ("reports", "answered_by", Value::Null),
    ("reports", "answer", Value::Null),
    // What is in no circle is the whole club's.
    ("host_log", "circle", Value::Null),
    ("tournaments", "circle", Value::Null),
    // Nothing waits there that was written around a move.
    ("messages", "with_ply", Value::Null),
];

/// What lasts a day at most, and begins again: what was asked and not answered, and which answers
/// count towards a limit.
const BEGUN_AGAIN: [&str; 2] = ["confirmations", "mail_helps"];

#[test]
fn ladders_that_somebody_is_on_stay_open_and_nothing_else_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.sqlite");
    let old = Connection::open(&path).expect("a file");
    old.execute_batch(OLD).expect("the old file");
    let before = contents(&old);
    assert!(before.values().map(Vec::len).sum::<usize>() > 50, "{before:?}");
    let first = |ladder: &str| {
        let sql = "SELECT min(at), max(at) FROM ladder_log WHERE ladder = ?1";
        old.query_row(sql, [ladder], |row| Ok((row.get(0)?, row.get(1)?))).expect("a ladder")
    };
    let logs: [(i64, i64); 3] = ["brandubh", "kopenhagen", "skalk"].map(first);
    drop(old);

    let file = File::open(&path).expect("the same club");
    let mut after = contents(&Connection::open(&path).expect("the same file"));
    // The ladders that were used, from their first step on.
    let ladders = after.remove("ladders").expect("the ladders");
    let text = |row: &BTreeMap<String, Value>, column: &str| match &row[column] {
        Value::Text(text) => text.clone(),
        Value::Integer(number) => number.to_string(),
        Value::Null => "open".to_owned(),
        other => panic!("{column}: {other:?}"),
    };
    let mut found: Vec<[String; 3]> = ladders
        .iter()
        .map(|row| ["ladder", "opened_at", "closed_at"].map(|column| text(row, column)))
        .collect();
    found.sort();
    let [(brandubh, left), (kopenhagen, _), (skalk, _)] = logs;
    let expected = [
        ("brandubh", brandubh, left.to_string()),
        ("kopenhagen", kopenhagen, "open".to_owned()),
        ("skalk", skalk, "open".to_owned()),
    ];
    let expected = expected.map(|(ladder, opened_at, closed_at)| {
        [ladder.to_owned(), opened_at.to_string(), closed_at]
    });
    assert_eq!(found, expected);

    // Every column of every other table.
    for (table, rows) in before.iter().filter(|(table, _)| !BEGUN_AGAIN.contains(&table.as_str())) {
        let now = &after[table];
        assert_eq!(rows.len(), now.len(), "{table}");
        for (row, now) in rows.iter().zip(now) {
            let mut expected = row.clone();
            let added = ADDED.iter().filter(|(to, ..)| to == table);
            expected.extend(added.map(|(_, column, value)| ((*column).to_owned(), value.clone())));
            assert_eq!(&expected, now, "{table}");
        }
    }
    for (table, rows) in &after {
        assert!(before.contains_key(table) || rows.is_empty(), "{table}: {rows:?}");
    }

    let view = file.view();
    for ladder in ["brandubh", "kopenhagen", "skalk"] {
        verify_ladder(view, ladder).expect("a ladder").expect("its log");
    }
    assert_eq!(view.unopened_ladders().expect("the ladders"), [""; 0]);
    // What the table says of a ladder is compared with its log and its places.
    let beside = Connection::open(&path).expect("the same file");
    for (wrong, right) in [
        ("opened_at = opened_at + 1", "opened_at = opened_at - 1"),
        ("closed_at = opened_at - 1", "closed_at = NULL"),
        ("closed_at = opened_at + 60", "closed_at = NULL"),
        ("ladder = 'tablut'", "ladder = 'skalk'"),
    ] {
        let set = |what: &str| {
            let sql = format!("UPDATE ladders SET {what} WHERE ladder IN ('skalk', 'tablut')");
            beside.execute(&sql, []).expect("one row")
        };
        assert_eq!(set(wrong), 1, "{wrong}");
        let agrees = verify_ladder(view, "skalk").expect("a ladder").is_ok();
        assert!(!agrees, "{wrong}");
        assert_eq!(set(right), 1, "{right}");
        verify_ladder(view, "skalk").expect("a ladder").expect("its log");
    }
    for game in view.games_after(GameId(0), u32::MAX).expect("the games") {
        let verified = verify::game(view, shipped_library(), &game).expect("the file");
        verified.unwrap_or_else(|why| panic!("game {}: {why}", game.id));
    }
}
