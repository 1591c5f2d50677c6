//! Tournaments as their readers see them.

use commands::TournamentQuestion;
use kernel::circles;
use kernel::lookup::Lookup;
use kernel::refused::Stop;
use kernel::tournaments::{self, of_number};
use play::shown_invitation;
use storage::{EntrantRow, Fault, GameRow, PlayerId, PlayerRow, TournamentRow};
use templates::told::{OwnGroup, ShownGroups, TournamentFacts};
use templates::tournament as shown;
use templates::tournament::{
    Gone, GroupRow, Tournament as Shown, TournamentLine, TournamentPage, TournamentReader,
    TournamentStage,
};
use templates::{Notice, notice};

use crate::course::Going;
use crate::group::GroupGames;
use crate::standing::{EntrantScores, Score, Standing};
use crate::{group, stage};

/// The answer to a question about tournaments.
pub fn answer(
    lookup: Lookup<'_>,
    player: Option<&PlayerRow>,
    question: TournamentQuestion,
) -> Result<Notice, Stop> {
    let reader = player.map(|player| player.id);
    Ok(Notice::Tournament(match question {
        TournamentQuestion::List => {
            let rows = lookup.view.tournaments(tournaments::LISTED)?;
            let lines = rows.iter().map(|row| line(lookup, reader, row));
            Shown::List(lines.collect::<Result<_, _>>()?)
        }
        TournamentQuestion::Show(number) => {
            let row = of_number(lookup, number.into())?;
            Shown::Page(Box::new(page(lookup, reader, &row, group::groups(lookup, &row)?)?))
        }
    }))
}

/// The tournaments that players can enter, or that are running.
pub fn current(lookup: Lookup<'_>, reader: Option<PlayerId>) -> Result<Notice, Fault> {
    let mut rows = lookup.view.tournaments(tournaments::LISTED)?;
    rows.retain(|row| row.ended_at.is_none());
    let lines = rows.iter().map(|row| line(lookup, reader, row));
    Ok(Notice::Tournament(Shown::List(lines.collect::<Result<_, _>>()?)))
}

/// What a tournament is called: with its circle, as that circle's ladders are.
fn shown_name(row: &TournamentRow) -> String {
    match &row.circle {
        Some(circle) => format!("{} ({circle})", row.name),
        None => row.name.clone(),
    }
}

/// What sentences about a tournament name.
pub fn facts(lookup: Lookup<'_>, number: i64) -> Result<TournamentFacts, Fault> {
    let row = tournaments::row(lookup, number)?;
    Ok(TournamentFacts {
        final_of: stage::final_of(lookup, &row)?,
        most_players: stage::most_entrants(&row)?,
        name: shown_name(&row),
        ruleset: lookup.ruleset_name(&row.ruleset),
        starts_at: row.starts_at,
        window_days: row.window_days,
        reason: row.reason,
    })
}

/// The state of a tournament, with some of its groups.
pub fn page_with(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    number: i64,
    shown: ShownGroups,
) -> Result<TournamentPage, Fault> {
    let row = tournaments::row(lookup, number)?;
    let groups = match shown {
        ShownGroups::None => Vec::new(),
        ShownGroups::Own => group_of(lookup, reader, &row)?.into_iter().collect(),
        ShownGroups::All => group::groups(lookup, &row)?,
    };
    page(lookup, reader, &row, groups)
}

/// The reader's group.
pub fn own_group(
    lookup: Lookup<'_>,
    reader: PlayerId,
    number: i64,
) -> Result<Option<OwnGroup>, Fault> {
    let group = group::of(lookup, &tournaments::row(lookup, number)?, reader)?;
    group.map(|group| shown_own_group(lookup, &group, reader)).transpose()
}

/// Whether the reader's unplayed games would count as lost if the reader withdrew, and how many
/// they would resign.
pub fn leaving(lookup: Lookup<'_>, reader: PlayerId, number: i64) -> Result<(bool, u32), Fault> {
    Ok(match group::of(lookup, &tournaments::row(lookup, number)?, reader)? {
        Some(group) => {
            let going = Going::of(lookup, &group, reader)?;
            (going.counts, going.resigned())
        }
        // It has ended otherwise since the player was asked.
        None => (false, 0),
    })
}

fn group_of(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: &TournamentRow,
) -> Result<Option<GroupGames>, Fault> {
    reader.map_or(Ok(None), |reader| group::of(lookup, row, reader))
}

/// What a post says that asked to enter, once nobody can.
pub fn no_entries(lookup: Lookup<'_>, number: i64) -> Result<Option<notice::ClosedPost>, Fault> {
    let row = tournaments::row(lookup, number)?;
    let is_open = row.started_at.is_none() && row.ended_at.is_none();
    let began = row.started_at.is_some();
    Ok((!is_open).then_some(notice::ClosedPost::Entries { number, name: shown_name(&row), began }))
}

/// A player's place in their group, and the number of places.
fn place(group: &GroupGames, player: PlayerId) -> Option<[u32; 2]> {
    let standings = group.standings();
    let ranked = standings.iter().filter(|standing| standing.place.is_some()).count();
    let seat = group.seats.iter().position(|seat| seat.player == player)?;
    let place = standings.get(seat)?.place?;
    Some([place, u32::try_from(ranked).unwrap_or(u32::MAX)])
}

/// A player's group, and their opponents.
fn shown_own_group(
    lookup: Lookup<'_>,
    group: &GroupGames,
    player: PlayerId,
) -> Result<OwnGroup, Fault> {
    let mut rivals = Vec::new();
    let firsts = |game: &&GameRow| game.partner.is_some_and(|partner| game.id < partner);
    for game in group.games_of(player).filter(firsts) {
        let [one, two] = [game.players.attackers, game.players.defenders];
        let rival = if one == player { two } else { one };
        let games = [game.id.0, game.partner.unwrap_or(game.id).0];
        rivals.push((lookup.view.player(rival)?.name, games));
    }
    Ok(OwnGroup { group: group.number, rivals, place: place(group, player) })
}

/// Its players; before it begins without those taken out by the organisers.
fn entrants(lookup: Lookup<'_>, row: &TournamentRow) -> Result<Vec<EntrantRow>, Fault> {
    let mut entrants = lookup.view.entrants(row.id)?;
    entrants.retain(|entrant| entrant.seat.is_some() || entrant.gone.is_none());
    Ok(entrants)
}

/// A tournament in a list for organisers.
pub(crate) fn for_organiser(
    lookup: Lookup<'_>,
    row: &TournamentRow,
) -> Result<TournamentLine, Fault> {
    line(lookup, None, row)
}

fn line(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: &TournamentRow,
) -> Result<TournamentLine, Fault> {
    let entrants = entrants(lookup, row)?;
    // A player taken out by the organisers can't enter again, so it isn't offered.
    let own = reader.map(|reader| tournaments::entrant(lookup, row, reader)).transpose()?.flatten();
    let open = row.started_at.is_none();
    let most = stage::most_entrants(row)?;
    let circle = row.circle.as_deref();
    let may_take_part = reader.map(|reader| circles::may_take_part(lookup, reader, circle));
    let may_take_part = may_take_part.transpose()?.unwrap_or(false);
    Ok(TournamentLine {
        number: row.id.0,
        name: shown_name(row),
        ruleset: lookup.ruleset_name(&row.ruleset),
        stage: stage(row),
        players: u32::try_from(entrants.len()).unwrap_or(u32::MAX),
        reader: match own {
            _ if row.ended_at.is_some() => TournamentReader::Nothing,
            Some(own) if own.gone.is_none() => TournamentReader::Plays,
            None if open && may_take_part && entrants.len() < most as usize => {
                TournamentReader::MayEnter
            }
            _ => TournamentReader::Nothing,
        },
        final_of: stage::final_of(lookup, row)?,
    })
}

fn stage(row: &TournamentRow) -> TournamentStage {
    match (row.ended_at, row.started_at) {
        (Some(at), _) if row.cancelled => TournamentStage::CalledOff(at, row.reason.clone()),
        (Some(at), _) => TournamentStage::Over(at),
        (None, Some(at)) => TournamentStage::Running(at),
        (None, None) => TournamentStage::Open(row.starts_at),
    }
}

/// A tournament with some of its groups, the reader's first.
fn page(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: &TournamentRow,
    mut groups: Vec<GroupGames>,
) -> Result<TournamentPage, Fault> {
    let bad_clock = |_| Fault::row(format_args!("tournament {}: clock {}", row.id, row.clock));
    groups.sort_by_key(|group| {
        let own = group.seats.iter().any(|seat| Some(seat.player) == reader);
        (!own, group.number)
    });
    let mut names = Vec::new();
    if row.started_at.is_none() {
        for entrant in entrants(lookup, row)? {
            names.push(lookup.view.player(entrant.player)?.name);
        }
    }
    let groups = groups.iter().map(|group| shown_group(lookup, reader, group));
    Ok(TournamentPage {
        line: line(lookup, reader, row)?,
        clock: shown_invitation::clock_terms(&row.clock.parse().map_err(bad_clock)?),
        group_size: row.group_size,
        window: row.window_days,
        names,
        groups: groups.collect::<Result<_, _>>()?,
        next: stage::shown(lookup, row)?,
    })
}

/// A crosstable starting with the first place; players without one come last, equals by seat.
fn shown_group(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    group: &GroupGames,
) -> Result<shown::GroupTable, Fault> {
    let (standings, scored) = (group.standings(), group.scored());
    let all = group.seats.iter().zip(&standings).zip(&scored).zip(0..);
    let mut order: Vec<EntrantLine<'_>> = all
        .map(|(((seat, standing), scored), at)| EntrantLine { seat, standing, scored, at })
        .collect();
    order.sort_by_key(|row| (row.standing.place.unwrap_or(u32::MAX), row.at));
    let columns: Vec<usize> = order.iter().map(|row| row.at).collect();
    let row = |row: &EntrantLine<'_>| {
        let player = lookup.view.player(row.seat.player)?;
        let scores = columns.iter().map(|&column| row.scored.scores.get(column).copied());
        let gone = row.seat.gone.as_ref().and_then(|(gone, _)| Gone::read(gone));
        Ok(GroupRow {
            place: row.standing.place,
            name: player.handle,
            called: player.name,
            ascii: player.ascii,
            is_reader: Some(row.seat.player) == reader,
            cells: scores.map(|it| it.unwrap_or([Score::Nothing; 2]).map(shown_mark)).collect(),
            points: row.standing.points,
            sonneborn_berger: row.standing.sonneborn_berger,
            shortest: row.standing.shortest,
            gone: gone.map(|(gone, _)| gone),
        })
    };
    let rows = order.iter().map(row).collect::<Result<_, Fault>>()?;
    Ok(shown::GroupTable { number: group.number, rows })
}

/// A player, with everything known about them.
struct EntrantLine<'a> {
    seat: &'a EntrantRow,
    standing: &'a Standing,
    scored: &'a EntrantScores,
    at: usize,
}

fn shown_mark(score: Score) -> shown::ResultMark {
    match score {
        Score::Open => shown::ResultMark::Open,
        Score::Won(_) => shown::ResultMark::Won,
        Score::Drawn => shown::ResultMark::Drawn,
        Score::Lost => shown::ResultMark::Lost,
        Score::Given => shown::ResultMark::Given,
        Score::Forfeited => shown::ResultMark::Forfeited,
        Score::Nothing => shown::ResultMark::Nothing,
    }
}
