//! What a careful secretary would play of what people write around a move, and what would be
//! asked first, in five languages. The text stands above the quoted mail of ours.

use commands::{Deed, Order};
use engine::notation::PlyText;
use engine::ruleset::Spellings;
use mail::{MailLine, MailText, read_orders};

const SENT: &str = "\
It is your turn, ply 6; you play the defenders.

You can answer with one of these lines, above everything else:
| f4-a4                  your move, written like this one
| draw                   offer a draw
| resign                 give the game up; you are asked first
| say a fine game so far write to your opponent, in your own words
| help                   all that you can say

Chain 886c119b0933.
";

/// What is played: the game and the squares of the only order, if it is a move that can be read.
fn played(text: &str) -> Option<String> {
    let quote: String = SENT.lines().map(|line| format!("> {line}\n")).collect();
    let mail =
        format!("{text}\n\nOn Fri, 20 Nov 2026 at 10:00, Tafl <play@club.test> wrote:\n{quote}");
    let written = read_orders(&MailText::new(&mail), SENT);
    let [MailLine::Order(line)] = written.said.as_slice() else { return None };
    let Order::Do(Deed::Ply(ply)) = &line.order else { return None };
    let ply = PlyText::parse(ply, &Spellings::default()).ok()?;
    let engine::notation::Body::Move { mv, .. } = ply.body else { return None };
    Some(match line.game {
        Some(game) => format!("{game}: {mv}"),
        None => mv.to_string(),
    })
}

fn table(text: &str) -> Vec<&str> {
    let lines = text.lines().map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

#[test]
fn what_doubts_nothing_is_played() {
    let replies = table(include_str!("natural/played.txt"));
    let missed: Vec<&&str> = replies
        .iter()
        .filter(|reply| {
            let reply = reply.replace("\\n", "\n");
            let expected = match reply.contains("d3") {
                true => "3: d3-a3",
                false => "h1-h4",
            };
            played(&reply).as_deref() != Some(expected)
        })
        .collect();
    println!("{} of {} are played", replies.len() - missed.len(), replies.len());
    assert!(replies.len() >= 157, "{}", replies.len());
    assert!(missed.is_empty(), "not played:\n{missed:#?}");
}

#[test]
fn what_doubts_is_asked() {
    let replies = table(include_str!("natural/asked.txt"));
    let wrong: Vec<(&str, String)> = replies
        .iter()
        .filter_map(|reply| Some((*reply, played(&reply.replace("\\n", "\n"))?)))
        .collect();
    println!("{} are not played", replies.len() - wrong.len());
    assert!(replies.len() >= 60, "{}", replies.len());
    assert!(wrong.is_empty(), "played:\n{wrong:#?}");
}
