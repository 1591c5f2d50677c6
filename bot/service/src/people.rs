//! Who plays in the club, as other players see it.

use chrono::TimeDelta;
use storage::{Fault, InvitationRow, PlayerRow};
use templates::notice::{LastSeen, Member, MemberPage, Members, Notice, Strength};

use super::ladder::shown_rating;
use super::lookup::Lookup;
use super::refused::{Refused, Stop};
use super::{names, present, ratings, vacation};

/// The most players of a list.
const MOST: u32 = 20;

/// The open challenges among which those of a player are looked for.
const MOST_SEEKS: u32 = 200;

pub(super) fn list(
    lookup: Lookup<'_>,
    reader: &PlayerRow,
    part: Option<&str>,
) -> Result<Notice, Stop> {
    let folded = part.map(names::folded).unwrap_or_default();
    let found = lookup.view.players_with(&folded, MOST)?;
    let count = lookup.view.count_players_with(&folded)?;
    let seeks = lookup.view.open_seeks(MOST_SEEKS)?;
    let shown: Vec<Member> =
        found.iter().map(|row| member(lookup, reader, row, &seeks)).collect::<Result<_, _>>()?;
    let more = count.saturating_sub(u32::try_from(shown.len()).unwrap_or(u32::MAX));
    Ok(Notice::Members(Members { part: part.map(str::to_owned), shown, more }))
}

/// One player; without a name, the reader.
pub(super) fn one(
    lookup: Lookup<'_>,
    reader: &PlayerRow,
    name: Option<&str>,
) -> Result<Notice, Stop> {
    let row = match name {
        Some(name) => {
            let no_player = || Refused::NoPlayer { name: name.to_owned() };
            lookup.view.player_called(&names::folded(name))?.ok_or_else(no_player)?
        }
        None => reader.clone(),
    };
    let mut running = 0;
    for game in lookup.view.running_games(row.id)? {
        let open = lookup.open_row(game)?;
        running += u32::from(open.course.start.public || open.side_of(reader.id).is_some());
    }
    Ok(Notice::Member(Box::new(MemberPage {
        member: member(lookup, reader, &row, &lookup.view.open_seeks(MOST_SEEKS)?)?,
        joined_at: row.joined_at,
        running,
        strengths: strengths(lookup, &row)?,
    })))
}

/// A player as the reader sees them; of the open challenges those that the reader could accept.
fn member(
    lookup: Lookup<'_>,
    reader: &PlayerRow,
    row: &PlayerRow,
    seeks: &[InvitationRow],
) -> Result<Member, Fault> {
    let view = lookup.view;
    let is_blocked = view.has_blocked(row.id, reader.id)? || view.has_blocked(reader.id, row.id)?;
    let is_shown = |seek: &&InvitationRow| {
        !is_blocked && seek.sender == row.id && seek.expires_at > lookup.now
    };
    let mut looks_for = Vec::new();
    for seek in seeks.iter().filter(is_shown) {
        let ruleset = present::invitation(lookup, reader.id, seek.clone())?.ruleset;
        looks_for.push(lookup.ruleset_name(&ruleset.id));
    }
    let zone = reader.locale.zone;
    let day = |at: chrono::DateTime<chrono::Utc>| at.with_timezone(&zone).date_naive();
    let seen = match day(row.seen_at) {
        seen if seen == day(lookup.now) => LastSeen::Today,
        seen if day(lookup.now) - seen < TimeDelta::days(7) => LastSeen::ThisWeek,
        _ => LastSeen::Month(row.seen_at),
    };
    Ok(Member {
        name: row.name.clone(),
        handle: row.handle.clone(),
        is_reader: row.id == reader.id,
        seen,
        away_until: vacation::until(lookup, row.id)?,
        looks_for,
    })
}

fn strengths(lookup: Lookup<'_>, row: &PlayerRow) -> Result<Vec<Strength>, Fault> {
    let mut strengths = Vec::new();
    for ruleset in lookup.library.iter() {
        let form = ratings::form_of(lookup, &ruleset.id, row.id)?;
        let rating = form.filter(|form| form.games.attackers + form.games.defenders > 0);
        let rating =
            rating.map(|form| (shown_rating(&form), form.games.attackers + form.games.defenders));
        let place = lookup.view.rung(&ruleset.id, row.id)?.and_then(|rung| rung.place);
        if rating.is_some() || place.is_some() {
            strengths.push(Strength { ruleset: lookup.ruleset_name(&ruleset.id), rating, place });
        }
    }
    Ok(strengths)
}
