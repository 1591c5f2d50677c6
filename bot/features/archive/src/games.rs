//! Lists of games: a player's own, and public ones, which the club's pages show in parts, from one
//! key to the next.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, NaiveDate, Utc};
use commands::{ArchiveQuestion, ArchiveResult, ArchiveSearch, ArchivedView, ruleset_called};
use engine::notation::record::{EndedBy, GameEnd};
use engine::{BySide, Side};
use kernel::desk::Questions;
use kernel::lookup::Lookup;
use kernel::refused::{Refused, Stop, or_refused};
use kernel::{named, names};
use play::shown_invitation::invitations;
use play::{seat, shown_game};
use storage::{
    Fault, GameId, GameRow, PlayerId, PlayerRow, PublicGames, RecordedGames, RecordedId,
};
use templates::archive::{FoundGame, FoundGames};
use templates::invitation::Party;
use templates::notice::{GameList, GamesOf, PublicGame};
use templates::{Notice, Refusal, RulesetName};

use crate::recorded;

/// The most games of others that a list in words has.
const MOST_OF_OTHERS: u32 = 20;

/// The most games of one part of a list on a page.
const MOST_OF_PART: u32 = 100;

/// How many finished games a list has that shows nothing else.
const MORE_FINISHED: u32 = 20;

/// Which public games are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamesFilter {
    /// Which games there are to choose from.
    pub from: GamesFrom,
    /// Those of the player with that name.
    pub player: Option<String>,
    /// Those against the player with that name. Only games that are over are looked for by it.
    pub opponent: Option<String>,
    /// Those with that ruleset, by name or id.
    pub ruleset: Option<String>,
    pub state: Option<GamesState>,
    /// Only games that are over have one.
    pub result: Option<GamesResult>,
    /// By what they ended, as records say it.
    pub ending: Option<&'static str>,
    /// The first day on which they ended or were played, and the last.
    pub since: Option<NaiveDate>,
    pub until: Option<NaiveDate>,
}

/// Whose games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GamesFrom {
    #[default]
    Club,
    /// The club's own, and those that the host has imported.
    Everywhere,
    Elsewhere,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamesState {
    Running,
    Finished,
}

/// How listed games ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamesResult {
    Won(Side),
    /// The player won whose games are listed. Without one, nothing is left out.
    ByPlayer,
    /// The player lost whose games are listed. Without one, nothing is left out.
    ByOpponent,
    Drawn,
    /// The organisers closed it, and nobody won.
    Closed,
}

/// A place in the list of public games. As text it can be part of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamesKey {
    Running(GameId),
    Finished(DateTime<Utc>, GameId),
    /// A game from elsewhere comes behind those of the club that ended then.
    Elsewhere(DateTime<Utc>, RecordedId),
}

impl GamesKey {
    fn of(row: &GameRow) -> GamesKey {
        match row.folded.ended_at {
            Some(at) => GamesKey::Finished(at, row.id),
            None => GamesKey::Running(row.id),
        }
    }
}

impl fmt::Display for GamesKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GamesKey::Running(id) => write!(f, "r{id}"),
            GamesKey::Finished(at, id) => write!(f, "f{}-{id}", at.timestamp()),
            GamesKey::Elsewhere(at, id) => write!(f, "e{}-{id}", at.timestamp()),
        }
    }
}

/// The text is no place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoKey;

impl FromStr for GamesKey {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<GamesKey, NoKey> {
        let number = |digits: &str| digits.parse::<u32>().map(i64::from).map_err(|_| NoKey);
        if let Some(id) = text.strip_prefix('r') {
            return Ok(GamesKey::Running(GameId(number(id)?)));
        }
        // A moment before 1970 has a hyphen of its own.
        let parts = |it: &str| {
            let (at, id) = it.rsplit_once('-').ok_or(NoKey)?;
            let at = at.parse().ok().and_then(|at| DateTime::from_timestamp(at, 0)).ok_or(NoKey)?;
            Ok((at, number(id)?))
        };
        if let Some(elsewhere) = text.strip_prefix('e') {
            let (at, id) = parts(elsewhere)?;
            return Ok(GamesKey::Elsewhere(at, RecordedId(id)));
        }
        let (at, id) = parts(text.strip_prefix('f').ok_or(NoKey)?)?;
        Ok(GamesKey::Finished(at, GameId(id)))
    }
}

/// A part of the list of public games: those that are running, the newest first, then those that are
/// over, the last to end first; those from elsewhere are among them by when they were played.
#[derive(Clone, Debug)]
pub struct GamesPage {
    /// The name of the player whose games they are.
    pub player: Option<String>,
    pub ruleset: Option<RulesetName>,
    pub games: Vec<FoundGame>,
    /// Where the list goes on; `None` if this is its end.
    pub next: Option<GamesKey>,
}

/// A part of the list of public games, from a key on: at most `limit` of them, and at most 100.
/// Refused if there is no such player or ruleset.
pub fn public_games(
    questions: &Questions,
    now: DateTime<Utc>,
    filter: &GamesFilter,
    before: Option<GamesKey>,
    limit: u32,
) -> Result<Result<GamesPage, Refusal>, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    match or_refused(part(lookup, filter, before, limit.clamp(1, MOST_OF_PART)))? {
        Ok(page) => Ok(Ok(page)),
        Err(refused) => lookup.refusal(None, &refused).map(Err),
    }
}

/// A name that games are looked for by.
struct Sought {
    /// The club's player of that name.
    player: Option<PlayerRow>,
    folded: String,
}

impl Sought {
    /// Refused if nobody is called that, here or in the games from elsewhere that are asked for.
    fn find(lookup: Lookup<'_>, name: &str, from: GamesFrom) -> Result<Sought, Stop> {
        let folded = names::folded(name);
        let in_recorded = || lookup.view.is_in_recorded_games(&folded);
        match or_refused(named::find(lookup, name))? {
            Ok(player) => Ok(Sought { player: Some(player), folded }),
            Err(_) if from != GamesFrom::Club && in_recorded()? => {
                Ok(Sought { player: None, folded })
            }
            Err(refused) => Err(refused.into()),
        }
    }
}

/// A game of the list, with its place in it.
struct Listed {
    key: GamesKey,
    game: FoundGame,
}

pub fn part(
    lookup: Lookup<'_>,
    filter: &GamesFilter,
    before: Option<GamesKey>,
    limit: u32,
) -> Result<GamesPage, Stop> {
    let find = |name: &Option<String>| {
        name.as_ref().map(|name| Sought::find(lookup, name, filter.from)).transpose()
    };
    let (mut player, mut opponent) = (find(&filter.player)?, find(&filter.opponent)?);
    let ruleset = filter.ruleset.as_ref().map(|typed| {
        let no_ruleset = || Refused::NoRuleset { typed: typed.clone() };
        ruleset_called(lookup.library, typed).ok_or_else(no_ruleset)
    });
    let ruleset = ruleset.transpose()?;
    let about_player =
        matches!(filter.result, Some(GamesResult::ByPlayer | GamesResult::ByOpponent));
    let mut result = filter.result.filter(|_| player.is_some() || !about_player);
    if player.is_none() && opponent.is_some() {
        std::mem::swap(&mut player, &mut opponent);
        result = result.filter(|_| !about_player);
    }
    let outcome = |own| result.map(|result| outcome(result, own));
    let outcome =
        BySide { attackers: outcome(Side::Attackers), defenders: outcome(Side::Defenders) };
    let span =
        (filter.since.and_then(beginning), filter.until.and_then(|day| beginning(day.succ_opt()?)));
    let id = |of: &Option<Sought>| of.as_ref().and_then(|of| of.player.as_ref()).map(|it| it.id);
    let which = PublicGames {
        player: id(&player),
        opponent: id(&opponent),
        ending: filter.ending,
        span,
        ruleset: ruleset.as_ref().map(|ruleset| ruleset.id.as_str()),
        outcome: outcome.clone(),
    };
    let folded = |of: &'_ Option<Sought>| of.as_ref().map(|of| of.folded.clone());
    let (named, against) = (folded(&player), folded(&opponent));
    let recorded = RecordedGames {
        player: named.as_deref(),
        opponent: against.as_deref(),
        ruleset: which.ruleset,
        outcome,
        ending: filter.ending,
        span,
    };
    // Somebody who is named only in games from elsewhere has none here.
    let is_unknown = |of: &Option<Sought>| of.as_ref().is_some_and(|of| of.player.is_none());
    let has_own =
        filter.from != GamesFrom::Elsewhere && !is_unknown(&player) && !is_unknown(&opponent);
    let mut rows = Vec::new();
    let is_over = filter.state == Some(GamesState::Finished)
        || filter.result.is_some()
        || filter.ending.is_some()
        || span != (None, None)
        || filter.opponent.is_some();
    let running = match before {
        None if has_own && !is_over => Some(None),
        Some(GamesKey::Running(id)) if has_own && !is_over => Some(Some(id)),
        _ => None,
    };
    // One more shows whether the list goes on.
    let wanted = limit + 1;
    if let Some(before) = running {
        for row in lookup.view.public_running(&which, before, wanted)? {
            rows.push(listed(lookup, &row)?);
        }
    }
    let more = wanted.saturating_sub(u32::try_from(rows.len()).unwrap_or(u32::MAX));
    if more > 0 && filter.state != Some(GamesState::Running) {
        rows.extend(over(lookup, (&which, &recorded), (has_own, filter.from), before, more)?);
    }
    let goes_on = rows.len() > limit as usize;
    rows.truncate(limit as usize);
    Ok(GamesPage {
        next: rows.last().filter(|_| goes_on).map(|row| row.key),
        games: rows.into_iter().map(|row| row.game).collect(),
        ruleset: ruleset.map(|ruleset| lookup.ruleset_name(&ruleset.id)),
        player: player.map(|player| player.player.map_or(player.folded, |it| it.name)),
    })
}

/// Games that are over, the club's and those from elsewhere among each other.
fn over(
    lookup: Lookup<'_>,
    (which, recorded): (&PublicGames<'_>, &RecordedGames<'_>),
    (has_own, from): (bool, GamesFrom),
    before: Option<GamesKey>,
    limit: u32,
) -> Result<Vec<Listed>, Fault> {
    let (own, elsewhere) = match before {
        Some(GamesKey::Finished(at, id)) => (Some((at, id)), Some((at, RecordedId(i64::MAX)))),
        Some(GamesKey::Elsewhere(at, id)) => (Some((at, GameId(0))), Some((at, id))),
        Some(GamesKey::Running(_)) | None => (None, None),
    };
    let mut rows = Vec::new();
    if has_own {
        for row in lookup.view.public_finished(which, own, limit)? {
            rows.push(listed(lookup, &row)?);
        }
    }
    if from != GamesFrom::Club {
        for row in lookup.view.recorded_games(recorded, elsewhere, limit)? {
            let key = GamesKey::Elsewhere(row.played_at, row.id);
            let game = FoundGame::Elsewhere(shown_game::archived_game(lookup, row));
            rows.push(Listed { key, game });
        }
    }
    // Each of the two is in this order already.
    rows.sort_by_key(|row| match row.key {
        GamesKey::Finished(at, _) => (Reverse(at), 0),
        GamesKey::Elsewhere(at, _) => (Reverse(at), 1),
        GamesKey::Running(_) => (Reverse(DateTime::<Utc>::MAX_UTC), 0),
    });
    rows.truncate(limit as usize);
    Ok(rows)
}

fn listed(lookup: Lookup<'_>, row: &GameRow) -> Result<Listed, Fault> {
    let game = FoundGame::Club(shown_game::public_game(lookup, row)?);
    Ok(Listed { key: GamesKey::of(row), game })
}

/// When a day begins; days of games elsewhere have no zone.
fn beginning(day: NaiveDate) -> Option<DateTime<Utc>> {
    Some(day.and_hms_opt(0, 0, 0)?.and_utc())
}

/// The most parts of a list that are gone through to see a later one in words.
const MOST_PAGES: u32 = 1000;

/// The answer to a search, or to somebody who looks at a game from elsewhere.
pub fn archive(lookup: Lookup<'_>, question: &ArchiveQuestion) -> Result<Notice, Stop> {
    match question {
        ArchiveQuestion::Find(search) => find(lookup, search),
        ArchiveQuestion::Show(number, ArchivedView::Record) => {
            let record = recorded::record(lookup, RecordedId((*number).into()))?;
            Ok(Notice::Record(Box::new(record)))
        }
        ArchiveQuestion::Show(number, view) => {
            recorded::board(lookup, RecordedId((*number).into()), *view)
        }
    }
}

fn find(lookup: Lookup<'_>, search: &ArchiveSearch) -> Result<Notice, Stop> {
    let filter = GamesFilter {
        from: if search.elsewhere { GamesFrom::Elsewhere } else { GamesFrom::Everywhere },
        player: search.player.clone(),
        opponent: search.opponent.clone(),
        ruleset: search.ruleset.clone(),
        state: Some(GamesState::Finished),
        result: search.result.map(|result| match result {
            ArchiveResult::Won(side) => GamesResult::Won(side),
            ArchiveResult::ByPlayer => GamesResult::ByPlayer,
            ArchiveResult::ByOpponent => GamesResult::ByOpponent,
            ArchiveResult::Drawn => GamesResult::Drawn,
        }),
        ending: search.ending,
        since: search.since,
        until: search.until,
    };
    let number = search.page.unwrap_or(1);
    let mut page = part(lookup, &filter, None, MOST_OF_OTHERS)?;
    for _ in 1..number.min(MOST_PAGES) {
        page = match page.next {
            Some(next) => part(lookup, &filter, Some(next), MOST_OF_OTHERS)?,
            None => GamesPage { games: Vec::new(), ..page },
        };
    }
    let next = page
        .next
        .filter(|_| number < MOST_PAGES)
        .map(|_| ArchiveSearch { page: Some(number + 1), ..search.clone() });
    Ok(Notice::Found(FoundGames { games: page.games, next }))
}

/// The outcome that is meant where the player has that side, as results say it before ` by `.
fn outcome(result: GamesResult, own: Side) -> String {
    let (winner, by) = match result {
        GamesResult::Won(side) => (Some(side), EndedBy::Resignation),
        GamesResult::ByPlayer => (Some(own), EndedBy::Resignation),
        GamesResult::ByOpponent => (Some(!own), EndedBy::Resignation),
        GamesResult::Drawn => (None, EndedBy::Agreement),
        GamesResult::Closed => (None, EndedBy::Closing),
    };
    outcome_of(GameEnd { winner, by })
}

/// Who won, as results say it before ` by `.
pub(crate) fn outcome_of(end: GameEnd) -> String {
    let end = end.to_string();
    end.split(" by ").next().unwrap_or_default().to_owned()
}

/// The club's public games: those that run, and the last to end.
pub fn of_club(lookup: Lookup<'_>) -> Result<Vec<PublicGame>, Stop> {
    let games = part(lookup, &GamesFilter::default(), None, MOST_OF_OTHERS)?.games;
    let own = games.into_iter().filter_map(|game| match game {
        FoundGame::Club(game) => Some(game),
        FoundGame::Elsewhere(_) => None,
    });
    Ok(own.collect())
}

/// A list of the player's own games.
pub fn own(lookup: Lookup<'_>, player: &PlayerRow, of: GamesOf) -> Result<Notice, Stop> {
    const FINISHED: u32 = 5;
    let mut rows = match of {
        GamesOf::Reader | GamesOf::Waiting => lookup.view.running_games(player.id)?,
        GamesOf::Finished => lookup.view.finished_games(player.id, MORE_FINISHED)?,
    };
    match of {
        GamesOf::Reader => {
            // Those that wait for the reader come first.
            rows.sort_by_key(|row| !is_to_move(row, player.id));
            rows.extend(lookup.view.finished_games(player.id, FINISHED)?);
        }
        GamesOf::Waiting => rows.retain(|row| is_to_move(row, player.id)),
        GamesOf::Finished => {}
    }
    let lines = rows.iter().map(|row| shown_game::game_line(lookup, player.id, row));
    let lines = lines.collect::<Result<_, _>>()?;
    let received = invitations(lookup, player)?;
    let received = received.iter().filter(|one| one.reader == Party::Recipient).count();
    Ok(Notice::Games(GameList { of, lines, invitations: received }))
}

/// A list of the games of the player with that name that the reader can see.
pub fn of(lookup: Lookup<'_>, reader: Option<&PlayerRow>, name: &str) -> Result<Notice, Stop> {
    let found = named::find(lookup, name)?;
    let mut rows = lookup.view.running_games(found.id)?;
    rows.extend(lookup.view.finished_games(found.id, MORE_FINISHED)?);
    let reader = reader.map(|reader| reader.id);
    rows.retain(|row| row.public || seat::is_of(row, reader));
    rows.truncate(MOST_OF_OTHERS as usize);
    let games = rows.iter().map(|row| shown_game::public_game(lookup, row));
    Ok(Notice::PublicGames(Some(found.name), games.collect::<Result<_, _>>()?))
}

fn is_to_move(row: &GameRow, player: PlayerId) -> bool {
    row.folded.to_move.is_some_and(|side| row.players[side] == player)
}
