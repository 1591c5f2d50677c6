//! What a channel says of a game that is played in a thread of it: that it has begun, and how it
//! ended. And the titles of these threads.

use engine::notation::record::{EndedBy, GameEnd};
use engine::{BySide, Side};

use crate::notice::lead;
use crate::notice::table::Table;
use crate::reader::Reader;
use crate::words::Arg;

/// The longest title that Discord takes.
const LONGEST: usize = 100;

/// How the games of a match ended, from the view of the player who attacked in the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchScore {
    /// Twice the points, so that half a point is a whole number.
    pub own: u32,
    pub other: u32,
}

impl MatchScore {
    /// The score of one game of which that is the end, with that side as the own one.
    pub fn of(end: GameEnd, own: Side) -> MatchScore {
        match end.winner {
            _ if end.by == EndedBy::Closing => MatchScore { own: 0, other: 0 },
            Some(winner) if winner == own => MatchScore { own: 2, other: 0 },
            Some(_) => MatchScore { own: 0, other: 2 },
            None => MatchScore { own: 1, other: 1 },
        }
    }
}

/// `Alva – Bo · Brandubh`: the players, who attacks in the first game first, and the ruleset.
pub fn title(reader: &Reader, table: &Table, first: Side) -> String {
    let ruleset = table.game.ruleset().name(reader.language);
    cut(&format!("{} – {} · {ruleset}", table.names[first], table.names[!first]))
}

/// The same at the end: `Alva – Bo · Brandubh · Bo won`, or `· 2–0` after both games of a match.
pub fn title_at_end(
    reader: &Reader,
    (table, first): (&Table, Side),
    end: GameEnd,
    score: Option<MatchScore>,
) -> String {
    let words = reader.words();
    let points = |halves: u32| match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    };
    let result = match (score, end.winner) {
        (Some(score), _) => format!("{}–{}", points(score.own), points(score.other)),
        (None, Some(winner)) => {
            words.say("thread-won", &[("winner", table.names[winner].as_str().into())])
        }
        (None, None) if end.by == EndedBy::Closing => words.say("thread-closed", &[]),
        (None, None) => words.say("thread-drawn", &[]),
    };
    cut(&format!("{} · {result}", title(reader, table, first)))
}

/// A game has begun, for the channel in which it has a thread.
pub fn begun(reader: &Reader, table: &Table) -> String {
    let BySide { attackers, defenders } = &table.names;
    let arguments = [
        ("attackers", Arg::from(attackers.as_str())),
        ("defenders", defenders.as_str().into()),
        ("ruleset", table.game.ruleset().name(reader.language).into()),
        ("size", table.game.ruleset().size().into()),
        ("game", table.number.to_string().into()),
    ];
    reader.words().say("channel-begun", &arguments)
}

/// The same for a match of two games, given one of them, the side that the attacker of the first
/// has in that one, and the number of the other. The attacker of the first game is named first.
pub fn match_begun(reader: &Reader, (table, first): (&Table, Side), other: i64) -> String {
    let arguments = [
        ("first-player", Arg::from(table.names[first].as_str())),
        ("second-player", table.names[!first].as_str().into()),
        ("ruleset", table.game.ruleset().name(reader.language).into()),
        ("size", table.game.ruleset().size().into()),
        ("first", table.number.min(other).to_string().into()),
        ("second", table.number.max(other).to_string().into()),
    ];
    reader.words().say("channel-begun-match", &arguments)
}

/// How a game ended, for the channel in which it has a thread: the link to the thread follows.
pub fn over(reader: &Reader, table: &Table, end: GameEnd) -> String {
    let arguments = [
        ("result", Arg::from(lead::over(reader, table, end))),
        ("game", table.number.to_string().into()),
        ("ruleset", table.game.ruleset().name(reader.language).into()),
    ];
    reader.words().say("channel-over", &arguments)
}

fn cut(title: &str) -> String {
    title.chars().take(LONGEST).collect()
}
