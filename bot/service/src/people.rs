//! Who plays in the club, as other players see it.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use chrono_tz::Tz;
use engine::Side;
use engine::notation::record::{EndedBy, GameEnd};
use kernel::lookup::Lookup;
use kernel::refused::Stop;
use kernel::{named, names, seeks};
use ladder::shown_rating;
use play::{seat, shown_invitation, vacation};
use storage::{Fault, GameRow, InvitationRow, OnOrOff, PlayerId, PlayerRow};
use templates::Notice;
use templates::accounts::{LastSeen, Member, MemberPage, Members, Strength};
use templates::invitation::{Challenger, PlayedGames, Results};

/// How far back it is looked how fast somebody answers.
const PACE_OF: TimeDelta = TimeDelta::days(90);

/// In how many finished games that is looked for, and in as many that are running.
const GAMES_FOR_PACE: usize = 12;

/// Among how many finished games those are looked for: some were closed, or aren't for the reader.
const CLOSED_FOR_PACE: u32 = 100;

/// Fewer answers say nothing.
const LEAST_ANSWERS: usize = 5;

/// The most players of a list.
const MOST: u32 = 20;

/// The open challenges among which those of a player are looked for.
const MOST_SEEKS: u32 = 200;

pub(super) fn list(
    lookup: Lookup<'_>,
    reader: Option<&PlayerRow>,
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

/// The player with that name.
pub(super) fn called(
    lookup: Lookup<'_>,
    reader: Option<&PlayerRow>,
    name: &str,
) -> Result<Notice, Stop> {
    page(lookup, reader, &named::find(lookup, name)?)
}

/// One player.
pub(super) fn page(
    lookup: Lookup<'_>,
    reader: Option<&PlayerRow>,
    row: &PlayerRow,
) -> Result<Notice, Stop> {
    let id = reader.map(|reader| reader.id);
    let mut running = 0;
    for game in lookup.view.running_games(row.id)? {
        running += u32::from(game.public || seat::is_of(&game, id));
    }
    Ok(Notice::Member(Box::new(MemberPage {
        member: member(lookup, reader, row, &lookup.view.open_seeks(MOST_SEEKS)?)?,
        joined_at: row.joined_at,
        language: row.locale.language,
        games: played(lookup, id, row)?,
        running,
        strengths: strengths(lookup, row)?,
    })))
}

/// A player as the reader sees them; of the open challenges those that the reader could accept.
fn member(
    lookup: Lookup<'_>,
    reader: Option<&PlayerRow>,
    row: &PlayerRow,
    seeks: &[InvitationRow],
) -> Result<Member, Fault> {
    let id = reader.map(|reader| reader.id);
    let mut looks_for = Vec::new();
    for seek in seeks.iter().filter(|seek| seek.sender == row.id) {
        if seeks::is_open(lookup, seek) && seeks::concerns(lookup, id, seek)? {
            let ruleset = shown_invitation::invitation(lookup, id, seek.clone())?.ruleset;
            looks_for.push(lookup.ruleset_name(&ruleset.id));
        }
    }
    let zone = reader.map_or(Tz::UTC, |reader| reader.locale.zone);
    let day = |at: chrono::DateTime<chrono::Utc>| at.with_timezone(&zone).date_naive();
    let seen = match day(row.seen_at) {
        seen if seen == day(lookup.now) => LastSeen::Today,
        seen if day(lookup.now) - seen < TimeDelta::days(7) => LastSeen::ThisWeek,
        _ => LastSeen::Month(row.seen_at),
    };
    Ok(Member {
        name: row.name.clone(),
        handle: row.handle.clone(),
        is_reader: Some(row.id) == id,
        seen,
        away_until: vacation::until(lookup, row.id)?,
        looks_for,
    })
}

/// A player who challenges somebody, as everybody can see them: a challenge can be read by others.
pub(super) fn challenger(lookup: Lookup<'_>, id: PlayerId) -> Result<Challenger, Fault> {
    let row = lookup.view.player(id)?;
    let games = played(lookup, None, &row)?;
    Ok(Challenger { name: row.name, joined_at: row.joined_at, games })
}

/// What a player's games show of those that the reader can see; without one, that everybody can see.
fn played(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: &PlayerRow,
) -> Result<PlayedGames, Fault> {
    let mut games = PlayedGames::default();
    let mut results = BTreeMap::new();
    for side in Side::BOTH {
        for found in lookup.view.results(row.id, side, reader)? {
            let end = GameEnd::parse(&found.result);
            let Some(end) = end.filter(|end| end.by != EndedBy::Closing) else { continue };
            count(results.entry((found.ruleset, side)).or_default(), end.winner, side, found.games);
            if found.is_readers && reader != Some(row.id) {
                count(&mut games.with_reader, end.winner, !side, found.games);
            }
            if end.by == EndedBy::Time && end.winner == Some(!side) {
                games.lost_on_time += found.games;
            }
        }
    }
    games.results = results
        .into_iter()
        .map(|((ruleset, side), results)| (lookup.ruleset_name(&ruleset), side, results))
        .collect();
    if row.preferences.pace == OnOrOff::On || Some(row.id) == reader {
        let since = lookup.now - PACE_OF;
        let mut timed = lookup.view.finished_since(row.id, since, CLOSED_FOR_PACE)?;
        timed.retain(|game| {
            let end = game.folded.result.as_deref().and_then(GameEnd::parse);
            end.is_some_and(|end| end.by != EndedBy::Closing)
                && (game.public || seat::is_of(game, reader))
        });
        timed.truncate(GAMES_FOR_PACE);
        timed.extend(lookup.view.running_games(row.id)?.into_iter().take(GAMES_FOR_PACE));
        games.pace = pace(lookup, reader, row.id, timed)?;
    }
    Ok(games)
}

fn count(results: &mut Results, winner: Option<Side>, side: Side, games: u32) {
    let of = match winner {
        Some(winner) if winner == side => &mut results.won,
        Some(_) => &mut results.lost,
        None => &mut results.drawn,
    };
    *of += games;
}

/// Within what time half of a player's answers came in these games, as far as the reader can see
/// them; `None` if there are too few to say. What a plan answered at once is no answer of theirs.
fn pace(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    player: PlayerId,
    games: Vec<GameRow>,
) -> Result<Option<TimeDelta>, Fault> {
    let mut answers = Vec::new();
    for game in games {
        let open = lookup.open_row(game)?;
        let Some(side) = open.side_of(player) else { continue };
        if open.course.start.public || open.is_of(reader) {
            let recent = open
                .course
                .answers(side)
                .filter(|(at, took)| *at >= lookup.now - PACE_OF && *took > TimeDelta::zero());
            answers.extend(recent.map(|(_, took)| took));
        }
    }
    answers.sort();
    let median = answers.get(answers.len() / 2).copied();
    Ok(median.filter(|_| answers.len() >= LEAST_ANSWERS))
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
