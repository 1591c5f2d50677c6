//! What a player can choose at a board: the pieces that can move, the squares one of them can
//! reach, what a ply would do and what can be said with it, and completions of a ply being typed.
//! It only looks; a ply is played by its order like any other.

use chrono::{DateTime, Utc};
use commands::{AfterPly, GameQuestion, TriedPlies};
use engine::notation::{Body, PlyText};
use engine::ruleset::options::Dice;
use engine::{Game, Illegal, Move, PlyAnnouncement, Policy, Side, Square};
use kernel::channels::is_sent_to;
use kernel::desk::Questions;
use kernel::lookup::Lookup;
use kernel::refused::{self, Refused, Stop, or_refused};
use kernel::request::{Actor, Seen, Shown};
use kernel::scene::Scene;
use kernel::venue;
use storage::{Fault, GameId, GameRow, PlayerId};
use templates::controls::Button;
use templates::notice::Table;
use templates::told::GamePoint;
use templates::{Refusal, outcome};

use crate::seat::SeatAtGame;
use crate::{seat, shown_game, trying};

/// The most completions that are offered.
pub const MOST_COMPLETIONS: usize = 25;

/// What somebody wants to see before choosing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardQuestion {
    /// The game, whether or not it is the player's turn.
    Game,
    /// The pieces that can move, or only those with a move that can be announced.
    Pieces(Moves),
    /// The squares that the piece on this square can reach.
    Squares(Square, Moves),
    /// What that ply would do, as typed.
    Ply(String),
}

/// Which moves are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moves {
    All,
    /// Those that open routes which can be announced.
    Announced,
    /// Those of either side at the end of the line that the player tries.
    Tried,
}

/// The available choices.
#[derive(Clone, Debug)]
pub enum BoardChoice {
    Game(Box<Table>),
    /// The hún must be rolled first.
    RollFirst(Box<Table>),
    /// The rules of the game have no announcements.
    NoAnnouncements(Box<Table>),
    /// These moves, sorted by the file and the rank of their pieces; none if there are none of that
    /// kind.
    Pieces(Box<Table>, Vec<Move>),
    /// These moves of that piece.
    Squares(Box<Table>, Square, Vec<Move>),
    /// The board after the ply, and what the player can say with it.
    Ply(Box<Table>, String, Vec<Saying>),
}

/// A ply that somebody who types one is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedPly {
    pub ply: String,
    /// The game and the opponent's name, if the ply alone does not say which game it is for.
    pub of: Option<(GameId, String)>,
}

/// What can be said with a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// Nothing beyond what has been typed.
    AsItIs,
    Announce(String),
    /// An explicit statement that nothing is announced.
    Silent,
}

impl Saying {
    /// The command that plays a ply this way, and the button for it if there are that many ways to
    /// play it.
    pub fn command(&self, ply: &str, ways: usize) -> (String, Button) {
        match self {
            Saying::AsItIs if ways == 1 => (ply.to_owned(), Button::Play),
            Saying::AsItIs => (ply.to_owned(), Button::PlaySilent),
            Saying::Announce(words) => {
                (format!("{ply} {words}"), Button::PlaySaying(words.clone()))
            }
            Saying::Silent => (format!("{ply} silent"), Button::PlaySilent),
        }
    }
}

/// What a player can choose from. If the answer shows a game, `service::show` says
/// whether it can be shown.
pub fn choose_at_board(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
    (game, seen): (GameId, Option<Seen>),
    look: &BoardQuestion,
) -> Result<(Result<BoardChoice, Refusal>, Option<Shown>), Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    let player = lookup.who(actor)?.map(|player| player.id);
    Ok(match or_refused(choose(lookup, player, actor, (game, seen), look))? {
        Ok((choice, shown)) => (Ok(choice), Some(shown)),
        Err(refused) => (Err(lookup.refusal(player, &refused)?), None),
    })
}

/// Possible completions of a typed ply in that game, the best first: nothing if the player is
/// not to move there.
pub fn complete_ply(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
    game: GameId,
    typed: &str,
) -> Result<Vec<String>, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let seat = on_move(questions.lookup(now), actor, Some(game))?;
    Ok(seat.map_or_else(Vec::new, |seat| plies(&seat.open.course.game, typed)))
}

/// Possible completions of a ply that is typed there, in all games that wait for the player or
/// only in the one that the typed text names: the game that is shown there first, and then
/// those that have waited longest.
pub fn complete_plies(
    questions: &Questions,
    now: DateTime<Utc>,
    (actor, scene): (&Actor, &Scene),
    (only, typed): (Option<GameId>, &str),
) -> Result<Vec<OfferedPly>, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = Lookup { scene: Some(scene), ..questions.lookup(now) };
    match lookup.who(actor)? {
        Some(player) => offered(lookup, player.id, (only, typed)),
        None => Ok(Vec::new()),
    }
}

/// Possible completions of plies that are tried, of which the last may be incomplete, in that
/// game or in the one that is meant; after that many plies of it, or where the line goes on.
pub fn complete_trial(
    questions: &Questions,
    now: DateTime<Utc>,
    (actor, scene): (&Actor, &Scene),
    (game, after): (Option<GameId>, Option<AfterPly>),
    typed: &str,
) -> Result<Vec<String>, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = Lookup { scene: Some(scene), ..questions.lookup(now) };
    let Some(player) = lookup.who(actor)? else { return Ok(Vec::new()) };
    let (before, last) = typed.rsplit_once(char::is_whitespace).unwrap_or(("", typed));
    let Some(plies) = commands::tried_plies(before) else { return Ok(Vec::new()) };
    let question = GameQuestion::Try(after, plies);
    let meant = game.map_or_else(|| seat::meant(lookup, player.id), Ok);
    let table = meant.and_then(|game| trying::table(lookup, player.id, game, &question));
    let Ok((table, _)) = or_refused(table)? else { return Ok(Vec::new()) };
    let found = self::plies(&table.game, last).into_iter();
    Ok(found.map(|ply| format!("{before} {ply}").trim_start().to_owned()).collect())
}

/// What the asker can truthfully announce with that ply: nothing if they are not to move.
pub fn complete_announcement(
    questions: &Questions,
    now: DateTime<Utc>,
    (actor, scene): (&Actor, &Scene),
    game: Option<GameId>,
    ply: &str,
) -> Result<Vec<String>, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = Lookup { scene: Some(scene), ..questions.lookup(now) };
    let Some(seat) = on_move(lookup, actor, game)? else { return Ok(Vec::new()) };
    Ok(announcements(&seat.open.course.game, ply))
}

/// What can truthfully be said with a ply.
pub fn announcements(game: &Game, ply: &str) -> Vec<String> {
    let sayings = tried(game, ply).map(|(_, _, sayings)| sayings);
    let said = sayings.unwrap_or_default().into_iter().filter_map(|saying| match saying {
        Saying::AsItIs => None,
        Saying::Announce(words) => Some(words),
        Saying::Silent => Some(String::from("silent")),
    });
    said.collect()
}

/// The plies of the games that wait for a player, those of each game together.
fn offered(
    lookup: Lookup<'_>,
    player: PlayerId,
    (only, typed): (Option<GameId>, &str),
) -> Result<Vec<OfferedPly>, Fault> {
    let is_theirs =
        |game: &GameRow| game.folded.to_move.is_some_and(|side| game.players[side] == player);
    let mut waiting = lookup.view.running_games(player)?;
    waiting.retain(is_theirs);
    let here = venue::shown_here(lookup, &waiting)?;
    let meant = or_refused(seat::meant(lookup, player))?.ok();
    let is_clear = waiting.len() == 1 && meant == waiting.first().map(|game| game.id);
    waiting.retain(|game| only.is_none_or(|only| only == game.id));
    let mut games = Vec::new();
    for row in waiting {
        let open = match lookup.open_row(row) {
            Ok(open) => open,
            // A game that cannot be read does not hide the others.
            Err(fault) => {
                fault.lasting()?;
                continue;
            }
        };
        let last = open.course.turns().last().and_then(|turn| turn.made);
        let since = last.map_or(open.row.began_at, |(at, _)| at);
        games.push((!here.contains(&open.row.id), since, open));
    }
    games.sort_by_key(|(is_elsewhere, since, open)| (*is_elsewhere, *since, open.row.id));
    games.truncate(MOST_COMPLETIONS);
    // Each game gets an equal share; what a game does not need goes to those before it.
    let mut room = MOST_COMPLETIONS;
    let mut found = Vec::new();
    for (before, (_, _, open)) in games.iter().enumerate().rev() {
        let mut plies = plies(&open.course.game, typed);
        plies.truncate(room / (before + 1));
        room -= plies.len();
        let opponent = lookup.view.player(open.row.players[!open.course.to_move()])?.name;
        let of = (!is_clear).then_some((open.row.id, opponent));
        found.push(plies.into_iter().map(move |ply| OfferedPly { ply, of: of.clone() }));
    }
    Ok(found.into_iter().rev().flatten().collect())
}

/// The game in which an actor is to move, if it is clear which one.
pub fn on_move(
    lookup: Lookup<'_>,
    actor: &Actor,
    game: Option<GameId>,
) -> Result<Option<SeatAtGame>, Fault> {
    let Some(player) = lookup.who(actor)? else { return Ok(None) };
    let seat = seat::take(lookup, player.id, game, None).and_then(SeatAtGame::on_move);
    Ok(or_refused(seat)?.ok())
}

fn choose(
    lookup: Lookup<'_>,
    player: Option<PlayerId>,
    actor: &Actor,
    (game, seen): (GameId, Option<Seen>),
    look: &BoardQuestion,
) -> Result<(BoardChoice, Shown), Stop> {
    let player = player.ok_or_else(|| refused::unknown(actor))?;
    if let BoardQuestion::Pieces(Moves::Tried) | BoardQuestion::Squares(_, Moves::Tried) = look {
        return to_try(lookup, (player, actor), game, look);
    }
    let seat = seat::take(lookup, player, Some(game), seen)?.still_running()?;
    let seat = if *look == BoardQuestion::Game { seat } else { seat.on_move()? };
    let shown = shown(player, actor, Some(seat.open.moment()));
    let table = Box::new(shown_game::table(lookup, &seat.open, Some(seat.side))?);
    let game = &seat.open.course.game;
    let rolls = game.terms().dice == Dice::Hun && seat.side == Side::Defenders;
    let choice = match look {
        BoardQuestion::Game => BoardChoice::Game(table),
        _ if rolls && game.rolled().is_none() => BoardChoice::RollFirst(table),
        BoardQuestion::Pieces(Moves::Announced) | BoardQuestion::Squares(_, Moves::Announced)
            if !game.ruleset().announces() =>
        {
            BoardChoice::NoAnnouncements(table)
        }
        BoardQuestion::Pieces(which) => {
            let moves = moves(game, *which);
            BoardChoice::Pieces(table, moves)
        }
        BoardQuestion::Squares(from, which) => {
            let moves = moves(game, *which).into_iter().filter(|mv| mv.from == *from);
            BoardChoice::Squares(table, *from, moves.collect())
        }
        BoardQuestion::Ply(typed) => match typed_ply(game, seat.side, typed) {
            Ok((after, ply, sayings)) => {
                // A ply that has not been played is not in the chain.
                let table = Table { game: after, chain: None, ..*table };
                BoardChoice::Ply(Box::new(table), ply, sayings)
            }
            Err(_) => {
                let moment = seat.open.moment();
                return Err(Refused::Ply { moment, typed: typed.clone() }.into());
            }
        },
    };
    Ok((choice, shown))
}

fn shown(player: PlayerId, actor: &Actor, moment: Option<GamePoint>) -> Shown {
    Shown { player, moment, line: None, device: None, is_there: !is_sent_to(actor.channel) }
}

/// What can be tried next, in any game that the player may look at.
fn to_try(
    lookup: Lookup<'_>,
    (player, actor): (PlayerId, &Actor),
    game: GameId,
    look: &BoardQuestion,
) -> Result<(BoardChoice, Shown), Stop> {
    let nothing = GameQuestion::Try(None, TriedPlies(Vec::new()));
    let (table, moment) = trying::table(lookup, player, game, &nothing)?;
    let mut moves = moves(&table.game, Moves::Tried);
    let shown = shown(player, actor, moment);
    let choice = match look {
        BoardQuestion::Squares(from, _) => {
            moves.retain(|mv| mv.from == *from);
            BoardChoice::Squares(Box::new(table), *from, moves)
        }
        _ => BoardChoice::Pieces(Box::new(table), moves),
    };
    Ok((choice, shown))
}

/// The legal moves, sorted by file and rank of their start and end squares.
fn moves(game: &Game, which: Moves) -> Vec<Move> {
    let mut moves = game.legal_moves();
    if which == Moves::Announced {
        moves.retain(|mv| {
            let tried = tried(game, &mv.to_string());
            let sayings = tried.map(|(_, _, sayings)| sayings).unwrap_or_default();
            sayings.iter().any(|saying| matches!(saying, Saying::Announce(_)))
        });
    }
    let place = |square: Square| (square.file(), square.rank());
    moves.sort_by_key(|mv| (place(mv.from), place(mv.to)));
    moves
}

/// The game after a ply without words, the ply, and what its mover can say with it.
fn tried(game: &Game, typed: &str) -> Result<(Game, String, Vec<Saying>), Illegal> {
    let read = PlyText::parse_for(typed, game.ruleset());
    let (mut bare, _) = read.map_err(Illegal::Unreadable)?;
    bare.said = PlyAnnouncement::Silent;
    let mut after = game.clone();
    let silent = after.play_read(&bare)?.clone();
    let ply = match &bare.body {
        Body::Move { mv, .. } => mv.to_string(),
        Body::Pass => String::from("pass"),
    };
    let unsaid = silent.routes.filter(|goal| !silent.announced.contains(goal));
    if silent.outcome.is_some() || unsaid.is_empty() || !game.ruleset().announces() {
        return Ok((after, ply, vec![Saying::AsItIs]));
    }
    // In the ruleset's own words, which can be parsed like any other input.
    let words = outcome::quote_announcement(game.ruleset(), silent.routes);
    // With `Auto` silence would announce, with `Remind` it would be rejected: the player chooses.
    let sayings = match game.terms().announcements {
        Policy::Strict => vec![Saying::AsItIs, Saying::Announce(words)],
        Policy::Remind | Policy::Auto => vec![Saying::Announce(words), Saying::Silent],
    };
    Ok((after, ply, sayings))
}

/// The same for a ply as it was typed. What is said with it about announcing can be said as it may be
/// meant, whatever is open.
fn typed_ply(game: &Game, side: Side, typed: &str) -> Result<(Game, String, Vec<Saying>), Illegal> {
    let announces = game.ruleset().announces() && side == Side::Defenders;
    let said = announces.then(|| everyday::announced_with(typed, game.ruleset())).flatten();
    let Some((bare, said)) = said else { return tried(game, typed) };
    let (after, ply, _) = tried(game, &bare)?;
    let sayings = said.into_iter().map(|words| match words.as_str() {
        "silent" => Saying::Silent,
        _ => Saying::Announce(words),
    });
    Ok((after, ply, sayings.collect()))
}

/// The legal plies that start with the text, followed by those whose squares it names, at most
/// [`MOST_COMPLETIONS`].
pub fn plies(game: &Game, typed: &str) -> Vec<String> {
    let plain = |text: &str| -> String {
        let folded = commands::words::fold(text);
        folded.chars().filter(char::is_ascii_alphanumeric).collect()
    };
    let typed = plain(typed);
    let king = game.position().king();
    let rank = |mv: &Move| {
        let text = plain(&mv.to_string());
        let to = plain(&mv.to.to_string());
        let by_king =
            mv.from == king && typed.strip_prefix('k').is_some_and(|rest| text.starts_with(rest));
        match () {
            () if text.starts_with(&typed) => Some(0),
            () if by_king => Some(1),
            () if to.starts_with(&typed) => Some(2),
            () => None,
        }
    };
    let mut found: Vec<(u8, String)> =
        moves(game, Moves::All).iter().filter_map(|mv| Some((rank(mv)?, mv.to_string()))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, text)| text).take(MOST_COMPLETIONS).collect()
}
