//! The evening edition: what happened in a day, for one reader or for everybody in a place.

use chrono::{DateTime, Utc};
use engine::BySide;

use crate::following::edition_board::EditionBoard;
use crate::invitation::terms::Invitation;
use crate::notice::list;
use crate::notice::list::PublicGame;
use crate::notice::table::Table;
use crate::page::{Block, Chart, Charted, Page};
use crate::reader::Reader;
use crate::told::sentence::Sentence;
use crate::words::Words;

/// At most as many boards are in one edition: on more, nobody sees the pieces.
pub const MOST_BOARDS: usize = 12;

/// What happened until that moment. There is at least something of it.
#[derive(Clone, Debug)]
pub struct Edition {
    pub until: DateTime<Utc>,
    /// The games in which somebody moved or that ended.
    pub games: Vec<EditionGame>,
    /// How many more there are.
    pub more: u32,
    /// Open challenges that are new and still open.
    pub seeks: Vec<Invitation>,
    /// What happened on ladders.
    pub steps: Vec<Sentence>,
    /// Ladders and tournaments that were opened.
    pub openings: Vec<Sentence>,
}

/// A game in which somebody moved, or that ended.
#[derive(Clone, Debug)]
pub struct EditionGame {
    pub line: PublicGame,
    /// The same as its reader may see it.
    pub table: Table,
    /// What the players are called where there are only ASCII letters.
    pub ascii: BySide<String>,
}

impl Edition {
    pub(crate) fn page(&self, reader: &Reader) -> Page<'_> {
        let words = reader.words();
        let head = |key: &str| words.say(key, &[]);
        let mut blocks = Vec::new();
        let mut section = |key: &str, said: Vec<String>| {
            if !said.is_empty() {
                blocks.push(Block::Lines(std::iter::once(head(key)).chain(said).collect()));
            }
        };
        let (over, running): (Vec<_>, Vec<_>) =
            self.games.iter().partition(|game| game.table.end.is_some());
        let lines = |games: Vec<&EditionGame>| {
            let lines = games.into_iter().map(|game| list::public_game(reader, &game.line));
            lines.collect::<Vec<_>>()
        };
        section("edition-over", lines(over));
        let mut moved = lines(running);
        if self.more > 0 {
            moved.push(words.say("edition-more", &[("count", self.more.into())]));
        }
        section("edition-moved", moved);
        let seeks = self.seeks.iter().map(|seek| list::seek_head(reader, seek));
        section("edition-seeks", seeks.collect());
        let steps = self.steps.iter().map(|step| step.say(reader));
        section("edition-steps", steps.collect());
        if !self.openings.is_empty() {
            let openings = self.openings.iter().map(|opening| opening.say(reader));
            blocks.push(Block::Lines(openings.collect()));
        }
        if !self.games.is_empty() {
            blocks.push(Block::Chart(Box::new(self.chart(words))));
        }
        let date = [("date", reader.moment(self.until).into()), reader.club_argument()];
        Page { title: Some(words.say("edition-title", &date)), blocks, ..Page::default() }
    }

    fn chart(&self, words: &Words) -> Chart {
        let shown = || self.games.iter().take(MOST_BOARDS);
        let board = |EditionGame { table, ascii, .. }: &EditionGame| EditionBoard {
            game: table.game.clone(),
            label: format!("{}: {} - {}", table.number, ascii.attackers, ascii.defenders),
        };
        let named = |game: &EditionGame| {
            let names = &game.line.names;
            format!("{}: {} – {}", game.line.number, names.attackers, names.defenders)
        };
        let alt = [("games", words.list(shown().map(named).collect()).into())];
        // All that is drawn is how these games stand now.
        let numbers: Vec<String> = shown().map(|game| game.line.number.to_string()).collect();
        Chart {
            name: format!("edition-{}", numbers.join("-")),
            what: Charted::Edition(shown().map(board).collect()),
            alt: words.say("edition-picture", &alt),
        }
    }
}
