//! Lines as players type them, and general properties of the language.

#![allow(clippy::unwrap_used)]

mod laws;
mod rows;

use std::fmt::Write as _;

use expect_test::expect_file;

use super::Misread;
use crate::read::read;

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
        Misread::Empty | Misread::Quoted | Misread::Courtesy | Misread::MissingArgument { .. } => {}
        Misread::GameNumber { typed } | Misread::Superfluous { typed, .. } => {
            write!(told, " {typed:?}").unwrap();
        }
        Misread::NotUnderstood { typed, nearest }
        | Misread::NoZone { typed, nearest }
        | Misread::BadArgument { typed, nearest, .. } => {
            write!(told, " {typed:?} nearest {nearest:?}").unwrap();
        }
        Misread::Offered { commands } | Misread::NoClock { commands } => {
            write!(told, " {commands:?}").unwrap()
        }
        Misread::Contradiction { first, second, .. } => {
            write!(told, " {first:?} and {second:?}").unwrap();
        }
    }
    told
}
