//! The club at a glance, for the first of its pages: what is going on, and what somebody can join.

use chrono::{DateTime, Utc};
use kernel::desk::Questions;
use kernel::ladders;
use kernel::request::Actor;
use kernel::scene::Scene;
use play::shown_game;
use storage::{CircleRow, Fault, GameRow, PublicGames};
use templates::notice::Table;
use templates::{Notice, RulesetName, of_ladder};

use crate::questions::seeks;

/// How many games, open challenges and places of a ladder are shown.
const GAMES: u32 = 6;
const SEEKS: usize = 10;
const PLACES: usize = 3;

/// The parts of the club's first page, each as it's shown when it is asked for.
#[derive(Clone, Debug)]
pub struct Home {
    /// How many people play here.
    pub players: u32,
    /// How many games are running, private ones too.
    pub running: u32,
    /// The open challenges that the reader can see.
    pub seeks: Notice,
    /// The public games in which something happened last.
    pub moving: Notice,
    /// The same games as everybody can see them.
    pub boards: Vec<Table>,
    /// The public games that ended last.
    pub finished: Notice,
    /// The ladders with their first places, the largest first.
    pub ladders: Vec<Notice>,
    /// The tournaments that can be entered or are running.
    pub tournaments: Notice,
}

/// The club at a glance, for a player or a visitor.
pub fn home(questions: &Questions, now: DateTime<Utc>, actor: &Actor) -> Result<Home, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    let reader = lookup.who(actor)?;
    let id = reader.as_ref().map(|reader| reader.id);
    let mut seeks = seeks(lookup, reader.as_ref())?;
    seeks.truncate(SEEKS);
    let games = |rows: Vec<_>| {
        let games = rows.iter().map(|row| shown_game::public_game(lookup, row));
        Ok::<_, Fault>(Notice::PublicGames(None, games.collect::<Result<_, _>>()?))
    };
    let all = PublicGames::default();
    let moving = lookup.view.public_moving(GAMES)?;
    let board = |row: &GameRow| {
        let open = lookup.open_row(row.clone())?;
        // It is a glance at the game: what proves its past is elsewhere.
        Ok(Table { chain: None, ..shown_game::table(lookup, &open, None)? })
    };
    Ok(Home {
        players: lookup.view.count_players_with("")?,
        running: lookup.view.count_running()?,
        seeks: Notice::Seeks(None, seeks),
        boards: moving.iter().map(board).collect::<Result<_, Fault>>()?,
        moving: games(moving)?,
        finished: games(lookup.view.public_finished(&all, None, GAMES)?)?,
        ladders: ladder::first_places(lookup, id, PLACES)?,
        tournaments: tournament::current(lookup, id)?,
    })
}
/// The ladders with their first places, as on the club's first page; then the circles, if there
/// are any.
pub fn ladders(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
) -> Result<Vec<Notice>, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    let reader = lookup.who(actor)?.map(|reader| reader.id);
    let mut found = ladder::first_places(lookup, reader, PLACES)?;
    if !circle::shown(lookup, reader)?.is_empty() {
        found.push(circle::list(lookup, reader)?);
    }
    Ok(found)
}

/// The ladders that are open: those of the circle that lives where somebody asks, then those of
/// the club, then those of other circles.
pub fn open_ladders(
    questions: &Questions,
    now: DateTime<Utc>,
    scene: &Scene,
) -> Result<Vec<RulesetName>, Fault> {
    let lookup = questions.lookup(now);
    let here = match scene {
        Scene::Server(place) => lookup.view.circle_in(&place.server)?.map(|row| row.name),
        Scene::Direct | Scene::Elsewhere | Scene::Pages => None,
    };
    let mut open = ladders::open(lookup)?;
    open.sort_by_key(|ladder| match of_ladder(ladder).0 {
        Some(circle) if here.as_deref() == Some(circle) => 0,
        None => 1,
        Some(_) => 2,
    });
    Ok(open.iter().map(|ladder| lookup.ruleset_name(ladder)).collect())
}

/// The names of the circles that are open, as somebody may know of them who asks there.
pub fn open_circles(questions: &Questions, scene: &Scene) -> Result<Vec<String>, Fault> {
    let is_here = |row: &CircleRow| match scene {
        Scene::Server(place) => row.server.as_ref() == Some(&place.server),
        Scene::Direct | Scene::Elsewhere | Scene::Pages => false,
    };
    let mut open = questions.file.view().open_circles()?;
    open.retain(|row| row.seen_at.is_some() || is_here(row));
    Ok(open.into_iter().map(|row| row.name).collect())
}
