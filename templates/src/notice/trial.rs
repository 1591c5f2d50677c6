//! Plies that a reader tries out on a board of their own. Nothing is stored or played, and nothing
//! is searched: the rules say what each ply would do.

use engine::notation::PlyText;
use engine::ruleset::options::Dice;
use engine::{Game, Illegal, PlyAnnouncement, Routes, Side};

use crate::notice::table::Table;
use crate::outcome;
use crate::page::{Block, Page};
use crate::reader::Reader;
use crate::refusal::ply::RefusedPly;

/// What plies would do.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The game with the plies that were tried.
    pub(super) table: Table,
    /// How many plies the game has.
    made: usize,
    /// After how many of them the line begins.
    after: usize,
    /// Whether the game is over.
    is_over: bool,
    /// The routes that were open before.
    open_before: Routes,
    /// The plies as typed.
    asked: Vec<String>,
    /// The ply that the rules don't allow there; none after it was tried.
    refused: Option<Box<RefusedPly>>,
}

/// Of longer lines only the last plies are explained.
const EXPLAINED: usize = 6;

impl Trial {
    /// Tries plies, as typed, one after the other, in the game that a reader sees: from its
    /// position after that many plies, or from its end if it has fewer.
    pub fn of(table: Table, after: usize, plies: &[String]) -> Trial {
        let is_over = table.end.is_some();
        // The clocks, and an end off the board, are those of the game.
        let mut table = table.without_standing();
        let made = table.game.plies().len();
        let after = after.min(made);
        table.game.take_back(made - after);
        let open_before = table.game.open_routes();
        let mut game = table.game.looking_ahead(table.seat);
        let refused = plies.iter().find_map(|typed| {
            let why = play(&mut game, table.seat, typed).err()?;
            Some(Box::new(RefusedPly::new(&game, typed, why)))
        });
        let asked = plies.to_vec();
        Trial { table: Table { game, ..table }, made, after, is_over, open_before, asked, refused }
    }

    /// The number of the game.
    pub const fn game(&self) -> i64 {
        self.table.number
    }

    /// The game with the plies that were tried, as its reader sees it.
    pub fn into_table(self) -> Table {
        self.table
    }

    /// How many plies the game has.
    pub const fn made(&self) -> usize {
        self.made
    }

    /// After how many plies of the game the line begins.
    pub const fn after(&self) -> usize {
        self.after
    }

    /// How many plies of the line the rules allow.
    pub fn tried(&self) -> usize {
        self.table.game.plies().len() - self.after
    }

    /// All plies that were tried, as typed.
    pub fn asked(&self) -> &[String] {
        &self.asked
    }

    /// The plies of the line, as far as the rules allow them, in their canonical texts.
    pub fn line(&self) -> Vec<String> {
        let game = &self.table.game;
        game.plies().iter().skip(self.after).map(|ply| game.ply_text(ply)).collect()
    }

    /// The line as a plan, which can be typed after `if`: if the reader waits for the line's first
    /// ply in a running game, and answers at least that one.
    pub(super) fn plan(&self) -> Option<String> {
        let game = &self.table.game;
        let first = game.plies().get(self.after)?;
        let waits = self.after == self.made
            && self.table.seat.is_some_and(|seat| seat != first.mover)
            && !self.is_over
            && game.terms().dice == Dice::None;
        let line = self.line();
        let mut pairs = line.chunks_exact(2).filter(|_| waits);
        let pair = |pair: &[String]| match pair {
            [first, answer] => format!("{first} then {answer}"),
            _ => String::new(),
        };
        let begin = pair(pairs.next()?);
        Some(pairs.fold(begin, |plan, next| format!("{plan} if {}", pair(next))))
    }

    pub(super) fn page(&self, reader: &Reader) -> Page<'_> {
        let words = reader.words();
        let (table, game) = (&self.table, &self.table.game);
        let line = self.line();
        let mut said = Vec::new();
        if line.is_empty() && self.refused.is_none() {
            said.push(words.say("tried-nothing", &[]));
        }
        if line.len() > EXPLAINED {
            said.push(words.say("tried-line", &[("line", line.join(" ").into())]));
        }
        let first = self.after + line.len().saturating_sub(EXPLAINED);
        for (index, ply) in game.plies().iter().enumerate().skip(first) {
            said.push(table.ply(index, reader));
            // Of the last one, what is said of every board says so as soon as it matters.
            let is_last = index + 1 == game.plies().len();
            let is_said = is_last && outcome::repetition_ahead(words, game).is_some();
            if ply.occurrence > 1 && ply.outcome.is_none() && !is_said {
                said.push(words.say("tried-repeats", &[("count", ply.occurrence.into())]));
            }
        }
        if let Some(refused) = &self.refused {
            said.push(words.say("tried-refused", &[("why", refused.say(words).into())]));
        }
        said.extend(outcome::draw_ahead(words, game));
        said.push(outcome::describe_state(words, game));
        said.extend(self.escapes(reader));
        said.extend(self.table.left_out_of(reader, self.asked.iter().map(String::as_str)));
        Page {
            title: Some(table.title(reader)),
            blocks: vec![
                Block::Paragraph(words.say("tried", &[])),
                Block::Lines(said),
                Block::Board(table),
            ],
            ..Page::default()
        }
    }

    /// Where the king could go, and what he would have to say before.
    fn escapes(&self, reader: &Reader) -> Option<String> {
        let game = &self.table.game;
        if game.outcome().is_some() {
            return None;
        }
        // What is open but not announced in the game itself is for the defenders' eyes alone.
        let secret = |goal| {
            game.ruleset().announces()
                && self.table.seat != Some(Side::Defenders)
                && self.open_before.contains(goal)
                && !game.announced().contains(goal)
        };
        let open = game.open_routes().filter(|goal| !secret(goal));
        let (id, routes) = match game.position().to_move() {
            Side::Defenders => {
                let king = game.position().king();
                let moves = game.legal_moves();
                let can = |goal| moves.iter().any(|mv| mv.from == king && mv.to == goal);
                ("tried-escape", open.filter(can))
            }
            Side::Attackers
                if game.ruleset().announces() && self.table.seat == Some(Side::Defenders) =>
            {
                ("tried-silent", open.filter(|goal| !game.announced().contains(goal)))
            }
            Side::Attackers => ("tried-open", open),
        };
        if routes.is_empty() {
            return None;
        }
        let words = reader.words();
        let squares = words.squares(routes.iter());
        Some(words.say(id, &[("routes", squares.into()), ("count", routes.len().into())]))
    }
}

/// Plays a ply whose roll, if it needs one, is stated with it.
///
/// For the defenders a route that is not announced is silent, whatever the players agreed on: they
/// see what would come of it. For others no announcement is judged, because that would name the
/// routes that are open; all of them can be used.
fn play(game: &mut Game, known_to: Option<Side>, typed: &str) -> Result<(), Illegal> {
    let (mut ply, _) = PlyText::parse_for(typed, game.ruleset()).map_err(Illegal::Unreadable)?;
    if known_to != Some(Side::Defenders) && game.ruleset().announces() {
        ply.said = PlyAnnouncement::Nothing;
    }
    game.replay(&ply)?;
    *game = game.clone().looking_ahead(known_to);
    Ok(())
}
