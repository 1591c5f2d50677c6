//! Plies that a reader tries out on a board of their own. Nothing is stored or played, and nothing
//! is searched: the rules say what each ply would do.

use engine::notation::PlyText;
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
    /// How many plies it had before.
    made: usize,
    /// The routes that were open before.
    open_before: Routes,
    /// The ply that the rules don't allow there; none after it was tried.
    refused: Option<Box<RefusedPly>>,
}

impl Trial {
    /// Tries plies, as typed, one after the other, in the game that a reader sees.
    pub fn of(table: Table, plies: &[String]) -> Trial {
        // The clocks, and an end off the board, are those of the game.
        let table = table.without_standing();
        let made = table.game.plies().len();
        let open_before = table.game.open_routes();
        let mut game = table.game.looking_ahead(table.seat);
        let refused = plies.iter().find_map(|typed| {
            let why = play(&mut game, table.seat, typed).err()?;
            Some(Box::new(RefusedPly::new(&game, typed, why)))
        });
        Trial { table: Table { game, ..table }, made, open_before, refused }
    }

    pub(super) fn page(&self, reader: &Reader) -> Page<'_> {
        let words = reader.words();
        let (table, game) = (&self.table, &self.table.game);
        let mut said = Vec::new();
        for (index, ply) in game.plies().iter().enumerate().skip(self.made) {
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
        said.push(outcome::describe_state(words, game));
        said.extend(self.escapes(reader));
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
    let mut ply = PlyText::parse(typed, &game.ruleset().spellings).map_err(Illegal::Unreadable)?;
    if known_to != Some(Side::Defenders) && game.ruleset().announces() {
        ply.said = PlyAnnouncement::Nothing;
    }
    game.replay(&ply)?;
    *game = game.clone().looking_ahead(known_to);
    Ok(())
}
