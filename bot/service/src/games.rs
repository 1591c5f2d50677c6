//! Lists of games: a player's own, and public ones, which the club's pages show in parts, from one
//! key to the next.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};
use engine::notation::record::{EndedBy, GameEnd};
use engine::{BySide, Side};
use storage::{Fault, GameId, GameRow, PlayerId, PlayerRow, PublicGames};
use templates::notice::{GameList, GamesOf, Party, PublicGame};
use templates::{Notice, Refusal, RulesetName, ruleset_called};

use super::lookup::Lookup;
use super::questions::{Questions, invitations};
use super::refused::{Refused, Stop, or_refused};
use super::{people, present};

/// The most games of others that a list in words has.
const MOST_OF_OTHERS: u32 = 20;

/// The most games of one part of a list on a page.
const MOST_OF_PART: u32 = 100;

/// How many finished games a list has that shows nothing else.
const MORE_FINISHED: u32 = 20;

/// Which public games are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamesFilter {
    /// Those of the player with that name.
    pub player: Option<String>,
    /// Those with that ruleset, by name or id.
    pub ruleset: Option<String>,
    pub state: Option<GamesState>,
    /// Only games that are over have one.
    pub result: Option<GamesResult>,
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
        let (at, id) = text.strip_prefix('f').and_then(|it| it.split_once('-')).ok_or(NoKey)?;
        let at = at.parse().ok().and_then(|at| DateTime::from_timestamp(at, 0)).ok_or(NoKey)?;
        Ok(GamesKey::Finished(at, GameId(number(id)?)))
    }
}

/// A part of the list of public games: those that are running, the newest first, then those that are
/// over, the last to end first.
#[derive(Clone, Debug)]
pub struct GamesPage {
    /// The name of the player whose games they are.
    pub player: Option<String>,
    pub ruleset: Option<RulesetName>,
    pub games: Vec<PublicGame>,
    /// Where the list goes on; `None` if this is its end.
    pub next: Option<GamesKey>,
}

impl Questions {
    /// A part of the list of public games, from a key on: at most `limit` of them, and at most 100.
    /// Refused if there is no such player or ruleset.
    pub fn public_games(
        &self,
        now: DateTime<Utc>,
        filter: &GamesFilter,
        before: Option<GamesKey>,
        limit: u32,
    ) -> Result<Result<GamesPage, Refusal>, Fault> {
        let _snapshot = self.file.snapshot()?;
        let lookup = self.lookup(now);
        match or_refused(part(lookup, filter, before, limit.clamp(1, MOST_OF_PART)))? {
            Ok(page) => Ok(Ok(page)),
            Err(refused) => present::refusal(lookup, None, &refused).map(Err),
        }
    }
}

pub(super) fn part(
    lookup: Lookup<'_>,
    filter: &GamesFilter,
    before: Option<GamesKey>,
    limit: u32,
) -> Result<GamesPage, Stop> {
    let player = filter.player.as_ref().map(|name| people::find(lookup, name)).transpose()?;
    let ruleset = filter.ruleset.as_ref().map(|typed| {
        let no_ruleset = || Refused::NoRuleset { typed: typed.clone() };
        ruleset_called(lookup.library, typed).ok_or_else(no_ruleset)
    });
    let ruleset = ruleset.transpose()?;
    let about_player =
        matches!(filter.result, Some(GamesResult::ByPlayer | GamesResult::ByOpponent));
    let result = filter.result.filter(|_| player.is_some() || !about_player);
    let outcome = |own| result.map(|result| outcome(result, own));
    let which = PublicGames {
        player: player.as_ref().map(|player| player.id),
        ruleset: ruleset.as_ref().map(|ruleset| ruleset.id.as_str()),
        outcome: BySide {
            attackers: outcome(Side::Attackers),
            defenders: outcome(Side::Defenders),
        },
    };
    let mut rows = Vec::new();
    let still = || filter.state != Some(GamesState::Finished) && filter.result.is_none();
    let running = match before {
        None => still().then_some(None),
        Some(GamesKey::Running(id)) => still().then_some(Some(id)),
        Some(GamesKey::Finished(..)) => None,
    };
    // One more shows whether the list goes on.
    if let Some(before) = running {
        rows = lookup.view.public_running(&which, before, limit + 1)?;
    }
    let more = (limit + 1).saturating_sub(u32::try_from(rows.len()).unwrap_or(u32::MAX));
    if more > 0 && filter.state != Some(GamesState::Running) {
        let before = match before {
            Some(GamesKey::Finished(at, id)) => Some((at, id)),
            Some(GamesKey::Running(_)) | None => None,
        };
        rows.extend(lookup.view.public_finished(&which, before, more)?);
    }
    let goes_on = rows.len() > limit as usize;
    rows.truncate(limit as usize);
    let games = rows.iter().map(|row| present::public_game(lookup, row));
    Ok(GamesPage {
        games: games.collect::<Result<_, _>>()?,
        next: rows.last().filter(|_| goes_on).map(GamesKey::of),
        ruleset: ruleset.map(|ruleset| lookup.ruleset_name(&ruleset.id)),
        player: player.map(|player| player.name),
    })
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
    let end = GameEnd { winner, by }.to_string();
    end.split(" by ").next().unwrap_or_default().to_owned()
}

/// The club's public games: those that run, and the last to end.
pub(super) fn of_club(lookup: Lookup<'_>) -> Result<Vec<PublicGame>, Stop> {
    Ok(part(lookup, &GamesFilter::default(), None, MOST_OF_OTHERS)?.games)
}

/// A list of the player's own games.
pub(super) fn own(lookup: Lookup<'_>, player: &PlayerRow, of: GamesOf) -> Result<Notice, Stop> {
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
    let lines = rows.iter().map(|row| present::game_line(lookup, player.id, row));
    let lines = lines.collect::<Result<_, _>>()?;
    let received = invitations(lookup, player)?;
    let received = received.iter().filter(|one| one.reader == Party::Recipient).count();
    Ok(Notice::Games(GameList { of, lines, invitations: received }))
}

/// A list of the games of the player with that name that the reader can see.
pub(super) fn of(
    lookup: Lookup<'_>,
    reader: Option<&PlayerRow>,
    name: &str,
) -> Result<Notice, Stop> {
    let found = people::find(lookup, name)?;
    let mut rows = lookup.view.running_games(found.id)?;
    rows.extend(lookup.view.finished_games(found.id, MORE_FINISHED)?);
    let reader = reader.map(|reader| reader.id);
    rows.retain(|row| row.public || people::is_of(row, reader));
    rows.truncate(MOST_OF_OTHERS as usize);
    let games = rows.iter().map(|row| present::public_game(lookup, row));
    Ok(Notice::PublicGames(Some(found.name), games.collect::<Result<_, _>>()?))
}

fn is_to_move(row: &GameRow, player: PlayerId) -> bool {
    row.folded.to_move.is_some_and(|side| row.players[side] == player)
}
