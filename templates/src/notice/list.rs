//! Answers that are lists: plies, clocks, captives, games, invitations, notes.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use commands::{FIRST_RULESETS, Question};
use engine::ruleset::options::{Dice, Repetition};
use engine::{BySide, Move, Piece, Reason, Ruleset, Side, Square};
use search::aims::captures;

use crate::invitation::terms::{Invitation, Party};
use crate::notice::Squares;
use crate::notice::table::Table;
use crate::outcome;
use crate::page::{Block, ColumnHead, Listing, ListingCell, Page, Row, Target};
use crate::reader::{Client, Reader};
use crate::rules::sentence_arguments;
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::told::step::{give, typed_number};
use crate::told::who::Who;
use crate::words::{Arg, Words};

/// No more moves than this are named for each piece that can be captured.
const MOST_MOVES: usize = 3;

/// A game in a list of the reader's games.
#[derive(Clone, Debug)]
pub struct GameLine {
    pub number: i64,
    pub ruleset: RulesetName,
    pub opponent: String,
    pub side: Side,
    pub state: GameState,
    /// The other game of a match.
    pub partner: Option<i64>,
    /// The post in Discord that shows everybody its board, if there is one.
    pub board: Option<BoardPost>,
}

/// A message in a server in Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPost {
    pub server: String,
    /// The channel or thread.
    pub channel: String,
    pub message: String,
}

impl BoardPost {
    /// Its address, which Discord shows as a link to its channel.
    pub fn address(&self) -> String {
        let BoardPost { server, channel, message } = self;
        format!("https://discord.com/channels/{server}/{channel}/{message}")
    }
}

/// The state of a game in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// It is the reader's turn, until then if the clock is running.
    YourTurn(Option<DateTime<Utc>>),
    /// It is the opponent's turn, likewise.
    TheirTurn(Option<DateTime<Utc>>),
    Over {
        winner: Option<Side>,
        at: DateTime<Utc>,
    },
    /// It was closed without a result, then.
    Closed(DateTime<Utc>),
}

/// The reader's own games.
#[derive(Clone, Debug)]
pub struct GameList {
    pub of: GamesOf,
    pub lines: Vec<GameLine>,
    /// How many invitations wait for the reader's answer.
    pub invitations: usize,
}

/// Which of the reader's games are in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamesOf {
    /// All that run, and the last to end.
    Reader,
    /// Those in which it is the reader's turn.
    Waiting,
    Finished,
}

/// A game in a list for everybody.
#[derive(Clone, Debug)]
pub struct PublicGame {
    pub number: i64,
    pub ruleset: RulesetName,
    pub names: BySide<String>,
    pub state: PublicState,
}

/// The state of a game in a list for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PublicState {
    /// The number of the ply that is to be made, and the side that makes it.
    Running {
        ply: u32,
        to_move: Side,
    },
    Over {
        winner: Option<Side>,
        at: DateTime<Utc>,
    },
    Closed(DateTime<Utc>),
}

/// A note in a list.
#[derive(Clone, Debug)]
pub struct NoteLine {
    /// After how many plies it was written.
    pub ply: u32,
    pub at: DateTime<Utc>,
    pub by: Who,
    /// Whether people other than its author can read it.
    pub open: bool,
    pub text: String,
    /// The line that it holds.
    pub line: Option<SavedLine>,
}

/// A line that a player has saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedLine {
    /// Among all lines of the game that the reader can see, from 1.
    pub number: u32,
    /// Its plies.
    pub text: String,
}

impl NoteLine {
    pub fn is_own(&self) -> bool {
        self.by == Who::You
    }

    /// What it says, with its line before that.
    fn text(&self, words: &Words) -> String {
        let text = make_harmless(&self.text);
        let Some(line) = &self.line else { return text };
        let said = if text.is_empty() { "none" } else { text.as_str() };
        let arguments = [
            ("number", line.number.to_string().into()),
            ("line", line.text.as_str().into()),
            ("text", said.into()),
        ];
        words.say("notes-saved-line", &arguments)
    }
}

pub(super) fn moves(reader: &Reader, table: &Table) -> Vec<String> {
    let mut lines = Vec::new();
    if table.game.plies().is_empty() {
        lines.push(reader.words().say("moves-none", &[]));
    }
    for (number, ply) in (1..).zip(table.game.plies()) {
        let number: usize = number;
        lines.push(format!("{number}. {}", table.game.ply_text(ply)));
    }
    lines
}

pub(super) fn clock(reader: &Reader, table: &Table) -> Vec<String> {
    let words = reader.words();
    let mut lines = Vec::new();
    match table.time {
        None => lines.push(words.say("clock-none", &[])),
        Some(time) => {
            let on_move = table.end.is_none().then(|| table.game.position().to_move());
            for side in Side::BOTH {
                if Some(side) == on_move {
                    lines.extend(table.time_left(reader));
                } else if time.left[side] <= TimeDelta::zero() {
                    lines.push(table.time_up(reader, side));
                } else {
                    let [who, name] = table.who(side);
                    let left = ("left", Arg::from(reader.span(time.left[side])));
                    lines.push(words.say("clock-side", &[who, name, left]));
                }
            }
        }
    }
    lines
}

/// What was just played, what has been captured and what can be captured next: facts that the board
/// shows to everybody.
pub(super) fn captured(reader: &Reader, table: &Table) -> Vec<String> {
    let (words, game) = (reader.words(), &table.game);
    let mut lines = Vec::new();
    if let Some(ply) = game.plies().last() {
        lines.push(outcome::describe_ply(words, game.ruleset(), ply));
    }
    lines.extend(Side::BOTH.map(|side| {
        let by = game.plies().iter().filter(|ply| ply.mover == side);
        let count: usize = by.map(|ply| ply.captures.len()).sum();
        let [who, name] = table.who(side);
        words.say("captured-by", &[who, name, ("count", count.into())])
    }));
    let men = |side| Arg::from(game.position().men(side).len());
    let left = [("left-attackers", men(Side::Attackers)), ("left-defenders", men(Side::Defenders))];
    lines.push(words.say("men-left", &left));
    if table.end.is_none() {
        lines.extend(capturable(words, table));
    }
    lines
}

/// What each side could capture with its next move, first the side whose turn it is.
fn capturable(words: &Words, table: &Table) -> Vec<String> {
    let (game, on_move) = (&table.game, table.game.position().to_move());
    let king = game.position().king();
    let with = |moves: Vec<Move>| {
        words.any_of(moves.into_iter().take(MOST_MOVES).map(|mv| mv.to_string()).collect())
    };
    let mut lines = Vec::new();
    let mut reach_of_king = Vec::new();
    for side in [on_move, !on_move] {
        let mut captures = captures(game, side);
        // Nobody knows how far a king can go before the roll.
        if game.terms().dice == Dice::Hun && side == Side::Defenders {
            captures.values_mut().for_each(|moves| moves.retain(|mv| mv.from != king));
            captures.retain(|_, moves| !moves.is_empty());
        }
        reach_of_king.extend(captures.remove(&king));
        let what = captures.into_iter().map(|(square, moves)| {
            words.say("capture-with", &[("square", square.into()), ("moves", with(moves).into())])
        });
        let what: Vec<String> = what.collect();
        let key = if side == on_move { "captures-now" } else { "captures-threatened" };
        let [who, name] = table.who(side);
        let count = ("count", Arg::from(what.len()));
        lines.push(words.say(key, &[who, name, count, ("what", words.list(what).into())]));
    }
    let moves = reach_of_king.concat();
    let count = ("count", Arg::from(moves.len()));
    lines.push(words.say("king-in-reach", &[count, ("moves", with(moves).into())]));
    // Where routes are announced, nobody is told of one that wasn't; no king knows his roll.
    if !game.ruleset().announces() && game.terms().dice == Dice::None {
        let routes = game.open_routes();
        let moves: Vec<Move> = routes.iter().map(|to| Move { from: king, to }).collect();
        let count = ("count", Arg::from(moves.len()));
        lines.push(words.say("king-escapes", &[count, ("moves", with(moves).into())]));
    }
    lines
}

pub(super) fn legal(reader: &Reader, table: &Table, square: Option<Square>) -> String {
    let words = reader.words();
    // The moves of the other side would reveal its silent routes.
    if table.seat != Some(table.game.position().to_move()) {
        return words.say("legal-not-yours", &[]);
    }
    let mut moves = table.game.legal_moves();
    let Some(square) = square else {
        return match moves.as_slice() {
            [] => words.say("legal-none-at-all", &[]),
            moves => all_legal(moves),
        };
    };
    let on = ("square", Arg::from(square));
    moves.retain(|mv| mv.from == square);
    moves.sort_unstable_by_key(|mv| mv.to);
    let targets: Vec<Square> = moves.iter().map(|mv| mv.to).collect();
    if targets.is_empty() {
        let is_empty = table.game.position().piece_at(square).is_none();
        return words.say(if is_empty { "legal-empty" } else { "legal-none" }, &[on]);
    }
    let mut said = vec![words.say("legal", &[on, ("targets", words.squares(targets).into())])];
    said.extend(repetitions(reader, table, &moves));
    said.join("\n")
}

/// A line for each piece: `d1: d2…d5, c1…a1`. Squares in a row are joined, which a hyphen must not
/// do because that is how moves are written.
fn all_legal(moves: &[Move]) -> String {
    let mut pieces: BTreeMap<Square, Vec<Square>> = BTreeMap::new();
    for mv in moves {
        pieces.entry(mv.from).or_default().push(mv.to);
    }
    let line = |(from, targets): (Square, Vec<Square>)| {
        // Up, down, right, left, and in each direction the nearest square first.
        let place = |to: &Square| {
            let (up, right) = (
                i16::from(to.rank()) - i16::from(from.rank()),
                i16::from(to.file()) - i16::from(from.file()),
            );
            (up == 0, up < 0 || right < 0, up.abs() + right.abs())
        };
        let mut targets = targets;
        targets.sort_unstable_by_key(place);
        let mut runs: Vec<(Square, Square)> = Vec::new();
        for to in targets {
            let (vertical, backward, far) = place(&to);
            match runs.last_mut() {
                Some((_, last)) if place(last) == (vertical, backward, far - 1) => *last = to,
                _ => runs.push((to, to)),
            }
        }
        let runs = runs.into_iter().map(|(first, last)| match first == last {
            true => first.to_string(),
            false => format!("{first}…{last}"),
        });
        format!("{from}: {}", runs.collect::<Vec<_>>().join(", "))
    };
    pieces.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The last moves of a game in one line.
pub(super) fn last_moves(reader: &Reader, table: &Table) -> String {
    const MOST: usize = 20;
    let plies = table.game.plies();
    let skipped = plies.len().saturating_sub(MOST);
    let moves = plies.iter().enumerate().skip(skipped);
    let moves = moves.map(|(at, ply)| format!("{}. {}", at + 1, table.game.ply_text(ply)));
    let moves = moves.collect::<Vec<_>>().join(", ");
    let all = if skipped == 0 { "yes" } else { "no" };
    reader.words().say("watch-moves", &[("moves", moves.into()), ("all", all.into())])
}

/// Which of these moves would repeat the position for the last time allowed, and which would be one
/// too many.
fn repetitions(reader: &Reader, table: &Table, moves: &[Move]) -> Vec<String> {
    let words = reader.words();
    let rules = table.game.ruleset();
    if !rules.minds_repetition_by(table.game.position().to_move()) {
        return Vec::new();
    }
    let (mut last, mut ending) = (Vec::new(), Vec::new());
    for &mv in moves {
        let mut ahead = table.game.clone().looking_ahead(table.seat);
        // The reader who must announce first is told so when they move.
        let Ok(ply) = ahead.play_read(&mv.into()) else { continue };
        match ply.outcome.map(|outcome| outcome.reason) {
            Some(Reason::Repetition(_)) => ending.push(mv.to),
            None if ply.occurrence + 1 == rules.repetition_at && ply.occurrence > 1 => {
                last.push(mv.to);
            }
            _ => {}
        }
    }
    let rule = match rules.options.repetition {
        Repetition::Draw => "draw",
        Repetition::DefendersLose => "defenders-lose",
        Repetition::MoverLoses => "mover-loses",
        Repetition::Forbidden | Repetition::ForbiddenToDefenders => "forbidden",
    };
    let say = |id, targets: Vec<Square>, count: u32| {
        let targets = words.any_of(targets.iter().map(Square::to_string).collect());
        words
            .say(id, &[("targets", targets.into()), ("count", count.into()), ("rule", rule.into())])
    };
    let mut said = Vec::new();
    if !last.is_empty() {
        said.push(say("legal-repeats", last, rules.repetition_at - 1));
    }
    if !ending.is_empty() {
        said.push(say("legal-ends", ending, rules.repetition_at));
    }
    said
}

pub(super) fn squares(reader: &Reader, table: &Table, squares: Squares) -> String {
    let words = reader.words();
    let size = table.game.ruleset().size();
    let within = |file: u8, rank: u8| {
        (file < size && rank < size).then(|| Square::new(file, rank)).flatten()
    };
    let line = |squares: Vec<Square>| {
        let (Some(&first), Some(&last)) = (squares.first(), squares.last()) else {
            return String::new();
        };
        let [count, pieces] = pieces(words, table, &squares);
        words.say("squares", &[("first", first.into()), ("last", last.into()), count, pieces])
    };
    match squares {
        Squares::Rank(rank) => {
            line((0..size).filter_map(|file| within(file, rank.wrapping_sub(1))).collect())
        }
        Squares::File(file) => {
            let file = (file as u8).wrapping_sub(b'a');
            line((0..size).filter_map(|rank| within(file, rank)).collect())
        }
        Squares::Rays(from) => {
            let (file, rank) = (from.file(), from.rank());
            let ray = |direction: &str, step: fn(u8, u8, u8) -> Option<(u8, u8)>| {
                let ray = (1..size).map_while(|far| step(file, rank, far));
                let ray: Vec<Square> = ray.filter_map(|(file, rank)| within(file, rank)).collect();
                let direction = ("direction", Arg::from(direction));
                let Some(&last) = ray.last() else {
                    return words.say("ray-none", &[direction, ("from", from.into())]);
                };
                let [count, pieces] = pieces(words, table, &ray);
                words.say("ray", &[direction, ("last", last.into()), count, pieces])
            };
            let rays = [
                ray("up", |file, rank, far| Some((file, rank + far))),
                ray("right", |file, rank, far| Some((file + far, rank))),
                ray("down", |file, rank, far| Some((file, rank.checked_sub(far)?))),
                ray("left", |file, rank, far| Some((file.checked_sub(far)?, rank))),
            ];
            rays.join("\n")
        }
    }
}

/// The pieces on some squares, and how many there are.
fn pieces(words: &Words, table: &Table, squares: &[Square]) -> [(&'static str, Arg); 2] {
    let standing = squares.iter().filter_map(|&square| {
        let piece = match table.game.position().piece_at(square)? {
            Piece::King => "king",
            Piece::Man(side) => side.name(),
        };
        Some(words.say("squares-piece", &[("piece", piece.into()), ("square", square.into())]))
    });
    let standing = standing.collect::<Vec<_>>();
    [("count", standing.len().into()), ("pieces", words.list(standing).into())]
}

pub(super) fn games(reader: &Reader, list: &GameList) -> String {
    let words = reader.words();
    let mut said = Vec::new();
    if list.lines.is_empty() {
        said.push(words.say(
            match list.of {
                GamesOf::Reader => "games-none",
                GamesOf::Waiting => "games-none-waiting",
                GamesOf::Finished => "games-none-finished",
            },
            &[],
        ));
    }
    let line = |game: &GameLine| {
        let mut arguments = vec![
            ("number", Arg::from(game.number.to_string())),
            ("opponent", game.opponent.as_str().into()),
            ("side", game.side.into()),
            ("ruleset", reader.ruleset(&game.ruleset).into()),
            ("partner", game.partner.map_or_else(|| "none".into(), |id| id.to_string().into())),
        ];
        let (id, until) = match game.state {
            GameState::YourTurn(until) => ("games-your-turn", until),
            GameState::TheirTurn(until) => ("games-their-turn", until),
            GameState::Over { winner, at } => {
                let how = match winner {
                    None => "drawn",
                    Some(winner) if winner == game.side => "won",
                    Some(_) => "lost",
                };
                arguments.push(("how", how.into()));
                ("games-over", Some(at))
            }
            GameState::Closed(at) => {
                arguments.push(("how", "closed".into()));
                ("games-over", Some(at))
            }
        };
        let until = until.map_or_else(|| "none".to_owned(), |until| reader.moment(until));
        arguments.push(("until", until.into()));
        let said = words.say(id, &arguments);
        match (&game.board, reader.client) {
            (Some(post), Client::Discord(_)) => format!("{said} {}", post.address()),
            _ => said,
        }
    };
    said.extend(list.lines.iter().map(line));
    if list.invitations > 0 {
        said.push(words.say("games-invitations", &[("count", list.invitations.into())]));
    }
    said.join("\n")
}

pub(super) fn public_games(reader: &Reader, player: Option<&str>, games: &[PublicGame]) -> String {
    let words = reader.words();
    if games.is_empty() {
        return match player {
            Some(name) => words.say("games-none-of", &[("name", name.into())]),
            None => words.say("games-none-public", &[]),
        };
    }
    games.iter().map(|game| public_game(reader, game)).collect::<Vec<_>>().join("\n")
}

/// Public games by rows, for readers whose medium has tables.
pub(super) fn games_listing<'a>(
    reader: &Reader,
    player: Option<&str>,
    games: &[PublicGame],
) -> Page<'a> {
    let lines = Page::from_lines(&public_games(reader, player, games));
    if games.is_empty() {
        return lines;
    }
    let in_lines = lines.blocks;
    let words = reader.words();
    let say = |id: &str| words.say(id, &[]);
    let row = |game: &PublicGame| {
        let names = game.sides();
        let to = Some(Target::Step(give(Question::Watch(typed_number(game.number), None))));
        let cells = vec![
            ListingCell::of(game.number.to_string()),
            ListingCell { text: names, to },
            ListingCell::of(reader.ruleset(&game.ruleset)),
            ListingCell::of(game.state(reader)),
        ];
        Row { cells, is_reader: false }
    };
    let heads = vec![
        ColumnHead::of_numbers(say("head-game")),
        ColumnHead::of(say("head-sides")),
        ColumnHead::of(say("web-ruleset")),
        ColumnHead::of(say("web-result")),
    ];
    let rows = games.iter().map(row).collect();
    let caption = say("web-games");
    Block::Listing(Box::new(Listing { caption, heads, names: 1, rows, more: None, in_lines }))
        .into()
}

impl PublicGame {
    /// Who plays the attackers, and who the defenders.
    pub(crate) fn sides(&self) -> String {
        let BySide { attackers, defenders } = &self.names;
        format!("{} – {}", make_harmless(attackers), make_harmless(defenders))
    }

    /// How it stands, in a few words.
    pub(crate) fn state(&self, reader: &Reader) -> String {
        let day = |at: DateTime<Utc>| at.with_timezone(&reader.zone).format("%Y-%m-%d").to_string();
        let (how, name, ply, when) = match self.state {
            PublicState::Running { ply, to_move } => ("running", &*self.names[to_move], ply, None),
            PublicState::Over { winner: Some(winner), at } => {
                ("won", &*self.names[winner], 0, Some(at))
            }
            PublicState::Over { winner: None, at } => ("drawn", "", 0, Some(at)),
            PublicState::Closed(at) => ("closed", "", 0, Some(at)),
        };
        let arguments = [
            ("how", Arg::from(how)),
            ("name", make_harmless(name).into()),
            ("ply", ply.into()),
            ("when", when.map_or_else(String::new, day).into()),
        ];
        reader.words().say("games-state", &arguments)
    }
}

/// A line for a public game.
pub(crate) fn public_game(reader: &Reader, game: &PublicGame) -> String {
    let mut arguments = vec![
        ("number", Arg::from(game.number.to_string())),
        ("attackers", game.names.attackers.as_str().into()),
        ("defenders", game.names.defenders.as_str().into()),
        ("ruleset", reader.ruleset(&game.ruleset).into()),
    ];
    let (how, name, when) = match game.state {
        PublicState::Running { to_move, .. } => ("running", game.names[to_move].as_str(), None),
        PublicState::Over { winner: Some(winner), at } => {
            ("won", game.names[winner].as_str(), Some(at))
        }
        PublicState::Over { winner: None, at } => ("drawn", "", Some(at)),
        PublicState::Closed(at) => ("closed", "", Some(at)),
    };
    let when = when.map_or_else(String::new, |when| reader.moment(when));
    let ply = match game.state {
        PublicState::Running { ply, .. } => ply,
        PublicState::Over { .. } | PublicState::Closed(_) => 0,
    };
    arguments.push(("ply", ply.into()));
    arguments.extend([("how", how.into()), ("name", name.into()), ("when", when.into())]);
    reader.words().say("games-public", &arguments)
}

pub(super) fn invitations(reader: &Reader, invitations: &[Invitation]) -> String {
    let words = reader.words();
    if invitations.is_empty() {
        return words.say("invitations-none", &[]);
    }
    let line = |invitation: &Invitation| {
        let id = match invitation.reader {
            Party::Sender => "invitations-sent",
            Party::Recipient => "invitations-received",
        };
        let head = words.say(
            id,
            &[
                ("number", invitation.number.to_string().into()),
                ("sender", invitation.sender.as_str().into()),
                ("recipient", invitation.recipient.as_deref().unwrap_or_default().into()),
                ("ruleset", invitation.ruleset.name(reader.language).into()),
                ("until", reader.moment(invitation.until).into()),
            ],
        );
        format!("{head}\n  {}", invitation.agreement(reader).join(" "))
    };
    invitations.iter().map(line).collect::<Vec<_>>().join("\n")
}

pub(super) fn seeks(
    reader: &Reader,
    ruleset: Option<&RulesetName>,
    seeks: &[Invitation],
) -> String {
    let words = reader.words();
    if seeks.is_empty() {
        return match ruleset {
            Some(ruleset) => {
                words.say("seeks-none-for", &[("ruleset", reader.ruleset(ruleset).into())])
            }
            None => words.say("seeks-none", &[]),
        };
    }
    seeks.iter().map(|line| seek(reader, line)).collect::<Vec<_>>().join("\n")
}

/// The lines for an open challenge, with its terms.
pub(crate) fn seek(reader: &Reader, seek: &Invitation) -> String {
    format!("{}\n  {}", seek_head(reader, seek), seek.agreement(reader).join(" "))
}

/// A line for an open challenge, without its terms.
pub(crate) fn seek_head(reader: &Reader, seek: &Invitation) -> String {
    reader.words().say(
        "seeks-line",
        &[
            ("number", seek.number.to_string().into()),
            ("reader", seek.party().into()),
            ("sender", seek.sender.as_str().into()),
            ("ruleset", seek.ruleset.name(reader.language).into()),
            ("count", seek.games_left.into()),
            ("until", reader.moment(seek.until).into()),
        ],
    )
}

/// A list of notes; `none` is the key of what is said if there are none.
pub(super) fn notes(reader: &Reader, game: i64, notes: &[NoteLine], none: &str) -> String {
    let words = reader.words();
    if notes.is_empty() {
        return words.say(none, &[("game", game.to_string().into())]);
    }
    let line = |note: &NoteLine| {
        let name = match &note.by {
            Who::You => "",
            Who::Other(name) => name.as_str(),
        };
        let arguments = [
            ("ply", note.ply.into()),
            ("at", reader.moment(note.at).into()),
            ("text", note.text(words).into()),
            ("open", if note.open { "yes" } else { "no" }.into()),
            ("who", if note.by == Who::You { "you" } else { "other" }.into()),
            ("name", name.into()),
        ];
        words.say("notes-line", &arguments)
    };
    notes.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Those to begin with, and the others.
fn first_rulesets(rulesets: &[Arc<Ruleset>]) -> (Vec<&Arc<Ruleset>>, Vec<&Arc<Ruleset>>) {
    let with_id = |id: &&str| rulesets.iter().find(|ruleset| ruleset.id == **id);
    let is_other = |ruleset: &&Arc<Ruleset>| !FIRST_RULESETS.contains(&ruleset.id.as_str());
    let first = FIRST_RULESETS.iter().filter_map(with_id).collect();
    (first, rulesets.iter().filter(is_other).collect())
}

/// The ruleset that each line of the list is about, if it is about one.
pub(crate) fn rulesets_of_lines(rulesets: &[Arc<Ruleset>]) -> Vec<Option<&str>> {
    let (first, rest) = first_rulesets(rulesets);
    let heading = || (!first.is_empty()).then_some(None);
    let lines = [&first, &rest].map(|part| {
        let ids = part.iter().map(|ruleset| Some(ruleset.id.as_str()));
        heading().into_iter().chain(ids).collect::<Vec<_>>()
    });
    lines.concat()
}

pub(super) fn rulesets(reader: &Reader, rulesets: &[Arc<Ruleset>]) -> String {
    let words = reader.words();
    let line = |ruleset: &&Arc<Ruleset>| {
        let mut arguments = sentence_arguments(words, ruleset);
        let name = ruleset.name(words.language());
        // `Hnefatafl 13×13` says it by itself.
        let is_sized = name.contains(&format!("{0}×{0}", ruleset.size()));
        arguments.push(("name", name.into()));
        arguments.push(("sized", if is_sized { "yes" } else { "no" }.into()));
        words.say("rulesets-line", &arguments)
    };
    let (first, rest) = first_rulesets(rulesets);
    let mut said = Vec::new();
    if !first.is_empty() {
        said.push(words.say("rulesets-first", &[]));
        said.extend(first.iter().map(line));
        said.push(words.say("rulesets-rest", &[]));
    }
    said.extend(rest.iter().map(line));
    said.join("\n")
}
