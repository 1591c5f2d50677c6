//! What is shown of circles: to anybody, as the club's ladders and tournaments are.

use commands::CircleQuestion;
use engine::ruleset::Language;
use kernel::circles::{self, is_visible, language, visible};
use kernel::lookup::Lookup;
use kernel::refused::Stop;
use kernel::{names, organisers, tournaments};
use storage::{CircleRow, Fault, PlayerId};
use templates::circle::{CircleFacts, circle, circles};
use templates::{Notice, of_ladder};

pub fn answer(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    question: &CircleQuestion,
) -> Result<Notice, Stop> {
    match question {
        CircleQuestion::List => Ok(list(lookup, reader)?),
        CircleQuestion::Show(typed) => {
            Ok(Notice::News(circle(&facts(lookup, reader, visible(lookup, reader, typed)?)?)))
        }
    }
}

/// The circles that are open, and for the club's organisers those that they have to see.
pub fn list(lookup: Lookup<'_>, reader: Option<PlayerId>) -> Result<Notice, Fault> {
    let rows = shown(lookup, reader)?.into_iter();
    let all: Vec<CircleFacts> =
        rows.map(|row| facts(lookup, reader, row)).collect::<Result<_, Fault>>()?;
    let organises = reader.map(|reader| organisers::is_organiser(lookup, reader)).transpose()?;
    let (open, waiting) = match organises {
        Some(true) => circles::unseen(lookup)?,
        _ => Default::default(),
    };
    Ok(Notice::News(circles(&all, &open, &waiting)))
}

/// The open circles that somebody may know of.
pub fn shown(lookup: Lookup<'_>, reader: Option<PlayerId>) -> Result<Vec<CircleRow>, Fault> {
    let mut rows = Vec::new();
    for row in lookup.view.open_circles()? {
        if is_visible(lookup, reader, &row)? {
            rows.push(row);
        }
    }
    Ok(rows)
}

fn facts(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: CircleRow,
) -> Result<CircleFacts, Fault> {
    // In the order in which they are looked up, no matter who joined first.
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
        organisers: names(organisers::of_circle(lookup, &row.name)?)?,
        ladders: ladders.map(|ladder| lookup.ruleset_name(&ladder.ladder)).collect(),
        tournaments: tournaments::of_circle(lookup, &row.name)?,
        name: row.name,
    })
}
