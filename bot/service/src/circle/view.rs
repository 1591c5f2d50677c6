//! What is shown of circles: to anybody, as the club's ladders and tournaments are.

use commands::CircleQuestion;
use engine::ruleset::Language;
use storage::{CircleRow, Fault, PlayerId};
use templates::Notice;
use templates::of_ladder;
use templates::told::{CircleFacts, circle, circles};

use super::{language, open};
use crate::lookup::Lookup;
use crate::names;
use crate::organise;
use crate::refused::Stop;
use crate::tournament;

pub(crate) fn answer(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    question: &CircleQuestion,
) -> Result<Notice, Stop> {
    match question {
        CircleQuestion::List => Ok(list(lookup, reader)?),
        CircleQuestion::Show(typed) => {
            Ok(Notice::News(circle(&facts(lookup, reader, open(lookup, typed)?)?)))
        }
    }
}

/// The circles that are open.
pub(crate) fn list(lookup: Lookup<'_>, reader: Option<PlayerId>) -> Result<Notice, Fault> {
    let rows = lookup.view.open_circles()?.into_iter();
    let all: Vec<CircleFacts> =
        rows.map(|row| facts(lookup, reader, row)).collect::<Result<_, Fault>>()?;
    Ok(Notice::News(circles(&all)))
}

fn facts(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: CircleRow,
) -> Result<CircleFacts, Fault> {
    // In the order in which they are looked up, whoever joined first.
    let names = |players: Vec<PlayerId>| {
        let names = players.into_iter().map(|player| Ok(lookup.view.player(player)?.name));
        let mut names = names.collect::<Result<Vec<_>, Fault>>()?;
        names.sort_by_key(|name| names::folded(name));
        Ok::<_, Fault>(names)
    };
    let members = lookup.view.circle_members(&row.name)?;
    let ladders = lookup.view.open_ladders()?.into_iter();
    let ladders = ladders.filter(|ladder| of_ladder(&ladder.ladder).0 == Some(&row.name));
    Ok(CircleFacts {
        language: language(lookup, &row)?.unwrap_or(Language::English),
        in_server: row.server.is_some(),
        has_reader: reader.map(|reader| members.contains(&reader)),
        members: names(members)?,
        organisers: names(organise::of_circle(lookup, &row.name)?)?,
        ladders: ladders.map(|ladder| lookup.ruleset_name(&ladder.ladder)).collect(),
        tournaments: tournament::of_circle(lookup, &row.name)?,
        name: row.name,
    })
}
