//! What an email of the club's says about a game to a program: if the club's file is lost, a game can
//! be brought forward from the emails that its players have kept. The last moves of each game are in
//! a header, in the words of records, whatever language the email is in; a record that was asked for
//! is in the text.

use templates::Notice;
use templates::notice::{self, Table};

use crate::correspondent;

/// `game 7 ply 3 d1-c1; d3-c3xc4; game 8 ply 1 d1-d4`: from the ply of that number on.
pub const HEADER: &str = "X-Taflpost-Moves";

/// How many plies of a game are in an email: more than most clubs lose, and few enough to be short.
const KEPT: usize = 20;

/// The last moves of every game in the notices whose chain is shown.
pub fn write_moves(notices: &[Notice]) -> Option<String> {
    let of_game = |table: &Table| {
        let plies = table.game.plies();
        let from = plies.len().saturating_sub(KEPT);
        let texts = plies.iter().skip(from).map(|ply| table.game.ply_text(ply));
        let moves = texts.collect::<Vec<_>>().join("; ");
        (!moves.is_empty()).then(|| format!("game {} ply {} {moves}", table.number, from + 1))
    };
    let games = notice::chains(notices).into_iter().filter_map(|(table, _)| of_game(table));
    let games: Vec<String> = games.collect();
    (!games.is_empty()).then(|| games.join("; "))
}

/// The record that is in an email, or in a text from one. There it has signs before lines that
/// would be commands, and long lines are broken: what is returned has neither. What was written
/// beside the game is left out.
pub fn read_record(mail: &str) -> Option<String> {
    let text = match header(mail).is_empty() {
        true => mail.to_owned(),
        false => correspondent::plain_text(mail.as_bytes())?,
    };
    let unmarked = |line: &str| line.trim_start_matches(['·', '>', '|', ' ']).trim_end().to_owned();
    let lines: Vec<String> = text.lines().map(unmarked).collect();
    let begins = lines.iter().position(|line| line.starts_with("Taflpost record"))?;
    let mut parts = lines.get(begins..)?.split(String::is_empty);
    let mut record = vec![unbroken(parts.next()?, begins_header)];
    for part in parts {
        match part.first().map(String::as_str) {
            None | Some("Variations:") => {}
            Some("Events:") => {
                record.push(unbroken(part, begins_event));
                break;
            }
            Some(first) if begins_ply(first) => record.push(unbroken(part, begins_ply)),
            Some(_) => break,
        }
    }
    Some(record.join("\n\n") + "\n")
}

/// Puts lines together again of which only the first part begins as such lines do.
fn unbroken(lines: &[String], begins: fn(&str) -> bool) -> String {
    let mut whole = String::new();
    for line in lines {
        if !whole.is_empty() {
            whole.push(if begins(line) { '\n' } else { ' ' });
        }
        whole.push_str(line);
    }
    whole
}

fn begins_header(line: &str) -> bool {
    let is_name = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_uppercase())
            && name.bytes().all(|byte| byte.is_ascii_alphabetic())
    };
    line.split_once(':').is_some_and(|(name, _)| is_name(name))
}

fn begins_ply(line: &str) -> bool {
    line.split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok())
}

/// Whether it begins with a number and a moment.
fn begins_event(line: &str) -> bool {
    let mut words = line.split(' ');
    let is_number = words.next().is_some_and(|number| number.parse::<u32>().is_ok());
    is_number && words.next().is_some_and(|at| at.len() == 20 && at.ends_with('Z'))
}

/// The moves of a game that an email of the club's contains, each with its number.
pub fn read_moves(mail: &str, game: i64) -> Vec<(u32, String)> {
    let mut moves = Vec::new();
    let mut next = None;
    let value = header(mail);
    for item in value.split("; ").filter(|item| !item.is_empty()) {
        let (at, text) = match begins(item) {
            Some((number, ply, text)) => ((number == game).then_some(ply), text),
            None => (next, item),
        };
        moves.extend(at.map(|at| (at, text.to_owned())));
        next = at.and_then(|at: u32| at.checked_add(1));
    }
    moves
}

/// The game, the ply's number and the rest of `game 7 ply 3 d1-c1`.
fn begins(item: &str) -> Option<(i64, u32, &str)> {
    let (game, rest) = item.strip_prefix("game ")?.split_once(" ply ")?;
    let (ply, text) = rest.split_once(' ')?;
    Some((game.parse().ok()?, ply.parse().ok()?, text))
}

/// The header's value in one line; empty without one.
fn header(mail: &str) -> String {
    let mut lines = mail.lines().take_while(|line| !line.trim_end().is_empty());
    let first = lines.find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case(HEADER).then_some(value)
    });
    let more = lines.take_while(|line| line.starts_with([' ', '\t']));
    let words = first.into_iter().chain(more).flat_map(str::split_whitespace);
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_over_folded_lines_and_for_one_game() {
        let mail = "From: a@club.test\r\nx-taflpost-moves: game 7 ply 3 d1-c1;\r\n d3-c3xc4 \
                    raichi;\r\n\tgame 8 ply 1 roll 2 pass\r\nTo: b@players.test\r\n\r\n\
                    X-Taflpost-Moves: game 7 ply 9 a1-a2\r\n";
        let of = |game| read_moves(mail, game);
        assert_eq!(of(7), [(3, "d1-c1".into()), (4, "d3-c3xc4 raichi".into())]);
        assert_eq!(of(8), [(1, "roll 2 pass".into())]);
        assert_eq!(of(9), []);
        for strange in
            ["", "X-Taflpost-Moves:", "X-Taflpost-Moves: d1-c1; game 7 ply x", "\r\n\r\n"]
        {
            assert_eq!(read_moves(strange, 7), [], "{strange}");
        }
        let most = format!("{HEADER}: game 7 ply {} a; b", u32::MAX);
        assert_eq!(read_moves(&most, 7), [(u32::MAX, "a".into())]);
    }

    #[test]
    fn a_record_is_read_out_of_the_text_of_an_email() {
        let text = "Game 1: Alva against Ylva\n\nTaflpost record 1\nRuleset: brandubh 2\n\
                    Commitment:\n0123\n\n· 1. d1-c1 [2026-11-28T13:44:00Z]\n\n> Variations:\n\
                    after 1: d3-c3 (a note\nof mine)\n\n> Events:\n\
                    1 2026-11-28T13:44:00Z start brandubh 2\nzones=UTC,UTC\n\
                    2 2026-11-28T13:44:00Z handed\n\n  a b c\n3 . . .\n";
        let record = "Taflpost record 1\nRuleset: brandubh 2\nCommitment: 0123\n\n\
                      1. d1-c1 [2026-11-28T13:44:00Z]\n\nEvents:\n\
                      1 2026-11-28T13:44:00Z start brandubh 2 zones=UTC,UTC\n\
                      2 2026-11-28T13:44:00Z handed\n";
        assert_eq!(read_record(text).as_deref(), Some(record));
        assert_eq!(read_record(record).as_deref(), Some(record));
        let whole = format!(
            "X-Taflpost-Moves: game 1 ply 1 d1-c1\nContent-Type: text/plain; charset=utf-8\n\n{text}"
        );
        assert_eq!(read_record(&whole).as_deref(), Some(record));
        assert_eq!(read_record("Hello\n"), None);
    }
}
