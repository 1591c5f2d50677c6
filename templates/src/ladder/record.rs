//! What somebody has done on a ladder.

use chrono::{DateTime, Utc};

use crate::ladder::places::{Past, chart};
use crate::ladder::ratings::ShownRating;
use crate::page::{Block, Page};
use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::words::Arg;

#[derive(Clone, Debug)]
pub struct LadderRecord {
    pub ladder: RulesetName,
    pub name: String,
    pub place: Option<u32>,
    pub players: u32,
    pub best: Option<u32>,
    /// For how many days in all the player was first.
    pub king_days: u32,
    /// How many defences the player has won in a row, now and at most.
    pub defences: [u32; 2],
    /// How many matches the player has won, drawn and lost.
    pub matches: [u32; 3],
    pub rating: Option<ShownRating>,
    /// The player's ratings as attackers and as defenders, once they mean something.
    pub sides: Option<[i32; 2]>,
    /// How many rated games on each side.
    pub games: [u32; 2],
    /// Points for games lost on time.
    pub points: u32,
    pub past: Past,
    /// The span that this covers.
    pub span: [DateTime<Utc>; 2],
}

pub(crate) fn record<'a>(reader: &Reader, record: &LadderRecord) -> Page<'a> {
    let words = reader.words();
    let name = || ("name", Arg::from(make_harmless(&record.name)));
    let ladder = || ("ladder", Arg::from(reader.ruleset(&record.ladder)));
    let mut lines = Vec::new();
    lines.push(match record.place {
        Some(place) => {
            let players = ("players", Arg::from(record.players));
            words.say("ladder-stands", &[ladder(), name(), ("place", place.into()), players])
        }
        None => words.say("ladder-stands-not", &[ladder(), name()]),
    });
    if let Some(best) = record.best {
        let numbers = [("best", Arg::from(best)), ("days", record.king_days.into())];
        lines.push(words.say("ladder-best", &numbers));
    }
    let [won, level, lost] = record.matches;
    let matches = [("won", Arg::from(won)), ("level", level.into()), ("lost", lost.into())];
    lines.push(words.say("ladder-matches", &matches));
    let [now, most] = record.defences;
    lines.push(words.say("ladder-defences", &[("now", now.into()), ("most", most.into())]));
    lines.push(match record.rating {
        Some(rating) => {
            let [attacked, defended] = record.games;
            let numbers = [
                ("rating", Arg::from(rating.text())),
                ("attacked", attacked.into()),
                ("defended", defended.into()),
            ];
            words.say("ladder-rating", &numbers)
        }
        None => words.say("ladder-unrated", &[]),
    });
    if let Some([attackers, defenders]) = record.sides {
        let sides = [
            ("attackers", Arg::from(attackers.to_string())),
            ("defenders", defenders.to_string().into()),
        ];
        lines.push(words.say("ladder-sides", &sides));
    }
    if record.points > 0 {
        lines.push(words.say("ladder-points", &[("points", record.points.into())]));
    }
    let mut blocks = vec![Block::Lines(lines)];
    let past = std::slice::from_ref(&record.past);
    blocks.extend(chart(reader, &record.ladder, past, record.span));
    Page { blocks, ..Page::default() }
}
