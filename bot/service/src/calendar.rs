//! A player's deadlines, for a calendar: in games in which their clock runs, and for the first ply in
//! matches about ladders and in tournaments. It is computed whenever it is read.

use chrono::{DateTime, Utc};
use storage::{Fault, PlayerId};
use templates::medium::calendar::{self, Deadline, DeadlineFor};

use super::lookup::Lookup;
use super::questions::Questions;
use super::{ladder, present, tournament};

impl Questions {
    /// The calendar of a player, in their language, as a text of the type `text/calendar`.
    pub fn calendar(&self, now: DateTime<Utc>, player: PlayerId) -> Result<String, Fault> {
        let _snapshot = self.file.snapshot()?;
        let lookup = self.lookup(now);
        let reader = present::reader(lookup.club, lookup.now, &lookup.view.player(player)?);
        Ok(calendar::calendar(&reader, &deadlines(lookup, player)?))
    }
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
    for (row, left) in ladder::to_begin(lookup, player)? {
        let first = row.game.0;
        let partner = lookup.view.game(row.game)?.and_then(|game| game.partner);
        let rival = if row.challenger == player { row.defender } else { row.challenger };
        let what = DeadlineFor::LadderMatch {
            games: [first, partner.map_or(first, |partner| partner.0)],
            opponent: name(rival)?,
            ladder: lookup.ruleset_name(&row.ladder),
        };
        deadlines.push(Deadline { at: lookup.now + left, since: row.began_at, what });
    }
    for entrant in lookup.view.entries_of(player)? {
        let row = lookup.view.tournament(entrant.tournament)?;
        let plays = entrant.gone.is_none();
        let Some(row) = row.filter(|row| plays && row.ended_at.is_none()) else { continue };
        let Some(since) = row.started_at else { continue };
        if let Some(left) = tournament::to_begin(lookup, &row, player)? {
            let what = DeadlineFor::Tournament { number: row.id.0, name: row.name };
            deadlines.push(Deadline { at: lookup.now + left, since, what });
        }
    }
    deadlines.sort_by_key(|deadline| deadline.at);
    Ok(deadlines)
}
