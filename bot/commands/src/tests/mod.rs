//! Lines as players type them, and general properties of the language.

#![allow(clippy::unwrap_used)]

mod catalogues;
mod laws;
mod orders;
mod steps;

use std::fmt::Write as _;

use expect_test::expect_file;

use super::Misread;
use crate::read::{read, read_all};

/// `lines.txt`: an unindented line, and indented below it what it was read as: the canonical text
/// (`=` if it is the same), or the reason why it was not understood.
#[test]
fn lines_are_read_as_the_file_says() {
    let file = include_str!("lines.txt");
    let mut said = String::new();
    for line in file.lines().filter(|line| !line.starts_with("    ")) {
        writeln!(said, "{line}").unwrap();
        if line.is_empty() || line.starts_with("## ") {
            continue;
        }
        match read(line) {
            Ok(order) if order.to_string() == line => writeln!(said, "    =").unwrap(),
            Ok(order) => writeln!(said, "    {order}").unwrap(),
            Err(why) => writeln!(said, "    {}", told(&why)).unwrap(),
        }
    }
    expect_file!["lines.txt"].assert_eq(&said);
}

fn told(why: &Misread) -> String {
    let order = why.order().map(|order| format!(" {order:?}")).unwrap_or_default();
    let mut told = format!("! {}{order}", why.code());
    match why {
        Misread::Empty | Misread::Quoted | Misread::MissingArgument { .. } => {}
        Misread::GameNumber { typed } | Misread::Superfluous { typed, .. } => {
            write!(told, " {typed:?}").unwrap();
        }
        Misread::NotUnderstood { typed, nearest } | Misread::BadArgument { typed, nearest, .. } => {
            write!(told, " {typed:?} nearest {nearest:?}").unwrap();
        }
        Misread::Asked { order, .. } => write!(told, " {order:?}").unwrap(),
        Misread::Contradiction { first, second, .. } => {
            write!(told, " {first:?} and {second:?}").unwrap();
        }
    }
    told
}

#[test]
fn a_message_gives_several_orders() {
    let read = read_all("12: d1-d4\r\n\r\n  \n13: resgin\n#14: note  two  spaces \n");
    let said: Vec<String> = read
        .iter()
        .map(|line| line.as_ref().map_or_else(|why| why.code().to_owned(), ToString::to_string))
        .collect();
    assert_eq!(said, ["12: d1-d4", "not-understood", "14: note two  spaces"]);
}
