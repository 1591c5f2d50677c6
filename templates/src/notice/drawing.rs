//! A game as a file that somebody asked for: its board as a picture, or its moves as a moving one.
//! It knows what both sides may see, and no channel; who may see the game was decided before.

use std::time::Duration;

use engine::notation::Record;
use pictures::{Painter, Picture, Replay, Seat, Theme, Width};

use super::Notice;
use super::mailed::AnsweredLine;
use super::table::Table;
use crate::board::prose::Prose;
use crate::reader::Reader;
use crate::words::{Arg, Words};

/// The most plies that a moving picture shows, the last ones of a longer game: about a megabyte,
/// drawn within a second.
pub const MOST_PLIES: usize = 1_000;

/// A still picture, and a moving one of a short game, count as this many plies: an email has eight
/// of them at most.
const LEAST: usize = MOST_PLIES / 8;

/// Up to this many plies a moving picture is 600 pixels wide.
const WIDE: usize = 300;

/// How long a moving picture lasts at most, as long as its plies can still be followed.
const LONGEST: Duration = Duration::from_secs(120);
const QUICKEST: Duration = Duration::from_millis(300);

/// A game to be drawn into a file.
#[derive(Clone, Copy, Debug)]
pub struct Drawing<'a> {
    pub table: &'a Table,
    pub kind: DrawingKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawingKind {
    /// The board, as a PNG.
    Picture,
    /// The game up to there, as a GIF; of a line that was tried, with its number.
    Replay(Option<u32>),
}

impl Notice {
    /// The files that were asked for with this, in order.
    pub fn drawings(&self) -> Vec<Drawing<'_>> {
        match self {
            Notice::Picture(table, _) => vec![Drawing { table, kind: DrawingKind::Picture }],
            Notice::Replay(table, line) => {
                vec![Drawing { table, kind: DrawingKind::Replay(*line) }]
            }
            Notice::Archived(board) => {
                let drawing = |kind| Drawing { table: &board.table, kind };
                board.drawn.map(drawing).into_iter().collect()
            }
            Notice::Answered { lines, .. } => {
                lines.iter().filter_map(AnsweredLine::done).flat_map(Notice::drawings).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl Drawing<'_> {
    /// What to call the file: `tafl-12-ply-7.png`, `tafl-12.gif`.
    pub fn file_name(&self) -> String {
        let game = self.table.number_in_files();
        match self.kind {
            DrawingKind::Picture => {
                format!("tafl-{game}-ply-{}.png", self.table.game.plies().len())
            }
            DrawingKind::Replay(None) => format!("tafl-{game}.gif"),
            DrawingKind::Replay(Some(line)) => format!("tafl-{game}-line-{line}.gif"),
        }
    }

    /// How much it takes up of the [`MOST_PLIES`] that fit into one email.
    pub fn weight(&self) -> usize {
        match self.kind {
            DrawingKind::Picture => LEAST,
            DrawingKind::Replay(_) => shown_plies(self.table).max(LEAST),
        }
    }

    /// Its media type.
    pub fn media_type(&self) -> &'static str {
        match self.kind {
            DrawingKind::Picture => "image/png",
            DrawingKind::Replay(_) => "image/gif",
        }
    }

    /// What it shows, in words for programs: files of the same subject are the same.
    pub fn subject(&self) -> String {
        format!("{:?}\n{}", self.kind, Record::from_game(&self.table.game))
    }

    /// The text for those who don't see it: the last board, which is what a replay ends with.
    pub fn alt_text(&self, words: &Words) -> String {
        Prose { game: &self.table.game, end: self.table.end }.alt_text(words)
    }

    /// The file, seen from there: a PNG 800 pixels wide, or a GIF. It takes milliseconds, or up to
    /// a second for a long game.
    pub fn draw(&self, painter: &Painter, seat: Seat) -> Vec<u8> {
        let game = &self.table.game;
        match self.kind {
            DrawingKind::Picture => {
                painter.png(&Picture::of(game, seat), Theme::Light, Width::W800)
            }
            DrawingKind::Replay(_) => {
                let usual = Replay::of(game);
                let shown = shown_plies(self.table);
                let pace = LONGEST / u32::try_from(shown).unwrap_or(u32::MAX).max(1);
                let replay = Replay {
                    seat,
                    from: game.plies().len() - shown,
                    pace: pace.clamp(QUICKEST, usual.pace),
                    ..usual
                };
                let width = if shown > WIDE { Width::W400 } else { Width::W600 };
                painter.replay(&replay, Theme::Light, width)
            }
        }
    }
}

/// How many plies of a game a moving picture of it shows.
pub fn shown_plies(table: &Table) -> usize {
    table.game.plies().len().min(MOST_PLIES)
}

/// What is said with a moving picture.
pub(super) fn replay(reader: &Reader, table: &Table, line: Option<u32>) -> String {
    if let Some(line) = line {
        return reader.words().say("replay-line", &[("number", line.to_string().into())]);
    }
    let plies = table.game.plies().len();
    let from = match plies - shown_plies(table) {
        0 => "start".to_owned(),
        before => (before + 1).to_string(),
    };
    reader.words().say("replay", &[("from", from.into()), ("ply", Arg::from(plies))])
}
