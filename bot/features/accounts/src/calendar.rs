//! A player's deadlines, for a calendar: in games in which their clock runs, and for the first ply in
//! matches about ladders and in tournaments. It is computed whenever it is read.

use chrono::{DateTime, Utc};
use kernel::desk::Questions;
use kernel::lookup::Lookup;
use kernel::readers;
use storage::{Fault, PlayerId};
use templates::medium::calendar::{self, Deadline, DeadlineFor};

/// The calendar of a player, in their language, as a text of the type `text/calendar`.
pub fn calendar(
    questions: &Questions,
    now: DateTime<Utc>,
    player: PlayerId,
) -> Result<String, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    let reader = readers::reader(lookup.club, lookup.now, &lookup.view.player(player)?);
    Ok(calendar::calendar(&reader, &deadlines(lookup, player)?))
}

/// What a player has to do by when, the first deadline first.
fn deadlines(lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Deadline>, Fault> {
    let mut deadlines = Vec::new();
    let name = |id: PlayerId| Ok::<_, Fault>(lookup.view.player(id)?.name);
    for row in lookup.view.running_games(player)? {
        let open = lookup.open_row(row)?;
        let course = &open.course;
        let side = course.to_move();
        // A deadline that has passed without an end is none: the win has to be claimed.
        let runs = open.row.players[side] == player && !course.time_up;
        let Some((at, since)) = course.deadline().zip(course.clock_since()).filter(|_| runs) else {
            continue;
        };
        let what = DeadlineFor::Ply {
            game: open.row.id.0,
            ply: course.due_ply(),
            opponent: name(open.row.players[!side])?,
            ruleset: lookup.ruleset_name(&course.start.ruleset),
        };
        deadlines.push(Deadline { at, since, what });
    }
    for feature in lookup.assembly.features() {
        deadlines.extend(feature.deadlines(lookup, player)?);
    }
    deadlines.sort_by_key(|deadline| deadline.at);
    Ok(deadlines)
}
