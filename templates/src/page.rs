//! What a reader gets to read, in their language and in parts, before a medium lays it out. It
//! knows no width, no markup and no channel.

use std::sync::Arc;

use engine::ruleset::Language;
use engine::{Game, Move, Position, Ruleset, Square};
use pictures::{Caption, Diagram, Painter, Picture, Seat, Theme, Width};
use search::review::Review;

use crate::following::edition_board;
use crate::following::edition_board::EditionBoard;
use crate::notice::table::Table;
use crate::review::ReviewedGame;
use crate::shown::make_harmless;
use crate::told::step::NextStep;
use crate::words::Words;

/// The text for one moment.
#[derive(Clone, Debug, Default)]
pub struct Page<'a> {
    /// The game that it is about.
    pub table: Option<&'a Table>,
    /// Whose turn it is, which ply, and how much time is left, or how the game ended, if the page
    /// says so.
    pub headline: Option<String>,
    /// What a notification shows of it, if it notifies somebody: the title comes below then.
    pub lead: Option<String>,
    /// One line that says what the page is about.
    pub title: Option<String>,
    pub blocks: Vec<Block<'a>>,
    /// What an email adds below what can be replied to it: how the game stands that it is about.
    pub below: Vec<Block<'a>>,
    /// Where the same can be seen on the club's pages.
    pub at: Option<String>,
    /// What the reader can do because of what the page says.
    pub next: Vec<NextStep>,
}

/// The blocks, with lines in place of listings.
pub(crate) fn in_lines<'b, 'a>(blocks: &'b [Block<'a>]) -> Vec<&'b Block<'a>> {
    let mut parts = Vec::new();
    for block in blocks {
        match block {
            Block::Listing(listing) => parts.extend(&listing.in_lines),
            block => parts.push(block),
        }
    }
    parts
}

/// A part of a page. All texts are in the reader's language; players' words in them are on one line
/// and harmless (`notice::shown`), and there is no medium's markup in them.
#[derive(Clone, Debug)]
pub enum Block<'a> {
    /// Sentences that belong together.
    Paragraph(String),
    /// Lines below each other; one that belongs to the line above is indented.
    Lines(Vec<String>),
    /// What the part of the page is called that follows.
    Heading(String),
    /// Short texts in rows and columns.
    Listing(Box<Listing<'a>>),
    /// What can be typed, each with what it does.
    Terms(Vec<Term>),
    /// A text in which columns and line ends count.
    Fixed(String),
    /// A text for programs, which stays as it is so that it can be copied: a position or a record.
    Literal(String),
    Board(&'a Table),
    /// A picture of numbers, for readers who see pictures; it adds nothing to the text, or is there
    /// in place of it.
    Chart(Box<Chart>),
    /// A board that is in no game, for readers who see pictures.
    RuleBoard(Box<RuleBoard>),
    /// What most readers skip.
    Fine(String),
    /// The head of a game's chain, where somebody may want to keep it. An email has it at its very
    /// end, whatever the email is about.
    Chain(&'a Table),
}

/// Short texts in rows and columns, for readers whose medium has tables.
#[derive(Clone, Debug)]
pub struct Listing<'a> {
    /// What it lists.
    pub caption: String,
    pub heads: Vec<ColumnHead>,
    /// The column that says what a row is about.
    pub names: usize,
    pub rows: Vec<Row>,
    /// What is said below it of what it leaves out.
    pub more: Option<String>,
    /// The same for all other readers.
    pub in_lines: Vec<Block<'a>>,
}

/// What a column is about.
#[derive(Clone, Debug)]
pub struct ColumnHead {
    pub text: String,
    pub is_number: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Row {
    /// As many as there are columns; none where rows are left out.
    pub cells: Vec<ListingCell>,
    pub is_reader: bool,
}

#[derive(Clone, Debug)]
pub struct ListingCell {
    pub text: String,
    /// What it leads to.
    pub to: Option<Target>,
}

/// What can be looked at by itself.
#[derive(Clone, Debug)]
pub enum Target {
    Player(String),
    Step(NextStep),
}

/// Something that can be typed, and what it does.
#[derive(Clone, Debug)]
pub struct Term {
    pub typed: String,
    pub what: String,
    pub to: Option<NextStep>,
}

impl ColumnHead {
    pub fn of(text: String) -> ColumnHead {
        ColumnHead { text, is_number: false }
    }

    pub fn of_numbers(text: String) -> ColumnHead {
        ColumnHead { text, is_number: true }
    }
}

impl ListingCell {
    pub fn of(text: String) -> ListingCell {
        ListingCell { text, to: None }
    }

    pub fn to_player(name: &str) -> ListingCell {
        ListingCell { text: make_harmless(name), to: Some(Target::Player(name.to_owned())) }
    }
}

#[derive(Clone, Debug)]
pub struct Chart {
    /// Its name: letters, digits and hyphens.
    pub name: String,
    pub what: Charted,
    /// The same in words, for readers who do not see it.
    pub alt: String,
}

/// The start of a ruleset, or a move that shows one of its rules.
#[derive(Clone, Debug)]
pub struct RuleBoard {
    /// Its name: letters, digits and hyphens.
    pub name: String,
    pub ruleset: Arc<Ruleset>,
    pub position: Position,
    /// The move that led here.
    pub last: Option<Move>,
    /// Where that move took men.
    pub taken: Vec<Square>,
    /// The same in words, for readers who do not see it.
    pub alt: String,
}

impl RuleBoard {
    pub fn picture(&self, seat: Seat) -> Picture<'_> {
        Picture {
            position: &self.position,
            last: self.last,
            taken: self.taken.clone(),
            ..Picture::start(&self.ruleset, seat)
        }
    }
}

/// What a chart shows.
#[derive(Clone, Debug)]
pub enum Charted {
    Diagram(Diagram),
    /// What a game was worth, in words of that language.
    Review {
        game: Box<Game>,
        review: Box<Review>,
        language: Language,
    },
    /// The boards of an evening edition.
    Edition(Vec<EditionBoard>),
}

impl Chart {
    /// The picture as a PNG file of that width; a review and an edition are always 800 pixels wide,
    /// because their boards are small.
    pub fn png(&self, painter: &Painter, width: Width) -> Vec<u8> {
        match &self.what {
            Charted::Diagram(diagram) => painter.diagram_png(diagram, Theme::Light, width),
            Charted::Review { game, review, language } => {
                let looks = (Seat::South, Theme::Light, Width::W800);
                ReviewedGame { game, review }.png(painter, Words::of(*language), looks)
            }
            Charted::Edition(boards) => edition_board::png(boards, painter),
        }
    }
}

impl Chart {
    /// The picture as an SVG; `None` for an edition, whose boards are pixels.
    pub fn svg(&self, painter: &Painter, theme: Theme) -> Option<String> {
        match &self.what {
            Charted::Diagram(diagram) => {
                let caption = Caption { title: &self.alt, description: "" };
                Some(painter.diagram_svg(diagram, theme, &caption))
            }
            Charted::Review { game, review, language } => {
                let words = Words::of(*language);
                Some(ReviewedGame { game, review }.svg(painter, words, Seat::South, theme))
            }
            Charted::Edition(_) => None,
        }
    }
}

/// Something in a page that can be drawn.
#[derive(Clone, Copy, Debug)]
pub enum Drawn<'a> {
    Board(&'a Table),
    Chart(&'a Chart),
}

impl Term {
    pub fn of(typed: &str, what: &str) -> Term {
        Term { typed: typed.to_owned(), what: what.to_owned(), to: None }
    }

    /// Both in columns.
    pub fn beside(&self) -> String {
        format!("  {:<16} {}", self.typed, self.what)
    }
}

impl<'a> Page<'a> {
    /// Its parts for a medium without tables.
    pub fn in_lines(&self) -> Vec<&Block<'a>> {
        in_lines(&self.blocks)
    }

    /// A page of one paragraph.
    pub fn from_text(text: String) -> Page<'a> {
        Block::Paragraph(text).into()
    }

    /// A page of lines below each other, one or more for each text.
    pub fn from_lines(text: &str) -> Page<'a> {
        Block::Lines(text.lines().map(str::to_owned).collect()).into()
    }
}

impl<'a> From<Block<'a>> for Page<'a> {
    fn from(block: Block<'a>) -> Page<'a> {
        Page { blocks: vec![block], ..Page::default() }
    }
}
