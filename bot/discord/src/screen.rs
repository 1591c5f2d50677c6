//! A message as somebody sees it, before it takes Discord's shapes: texts, a picture of a board, a
//! file, and rows of controls. The id of each control says what a press does.

use commands::Role;
use engine::{Side, Square};
use pictures::{Painter, Picture, Theme, Width};
use templates::accounts::TextFile;
use templates::board::{Prose, Seat};
use templates::controls::{Button, ChoiceCaption};
use templates::medium::discord::{MOST, screenfuls};
use templates::notice::{Drawing, DrawingKind, Table};
use templates::page::{Chart, RuleBoard};
use templates::told::NextStep;
use templates::{Reader, Words};

use crate::control::Control;

/// The longest description of a picture that Discord accepts.
const LONGEST_ALT: usize = 1_024;

/// Discord's limits on buttons.
pub const BUTTONS_IN_ROW: usize = 5;
pub const MOST_ROWS: usize = 5;

pub const MOST_ENTRIES: usize = 25;

/// Where every board is seen from: a defender who looks from the channel's picture to their own
/// preview must find the same square in the same corner.
const SEAT: Seat = Seat::South;

#[derive(Clone, Debug, Default)]
pub struct Screen {
    /// The texts, one for each message; the controls are below the last of them.
    pub texts: Vec<String>,
    /// The pictures, each below the text with that index; at most one below a text.
    pub pictures: Vec<(usize, ScreenPicture)>,
    pub file: Option<TextFile>,
    /// The controls, a row each: at most five.
    pub rows: Vec<ControlRow>,
    /// If set, all that is below the first line of the first text is grouped with the picture, and
    /// this marks the group. The words say the same, for those who can't tell the colours apart.
    pub accent: Option<Accent>,
}

/// What a post with a board is about, at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accent {
    /// It is the turn of that side.
    Turn(Side),
    /// The game is over.
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ControlRow {
    /// At most five buttons.
    Buttons(Vec<Push>),
    /// A choice of the server's channels; the chosen one comes with the id.
    Channel { id: Control, placeholder: String },
    /// A choice of at most [`MOST_ENTRIES`].
    Choice {
        /// What is asked for; the chosen value comes with it.
        id: Control,
        /// The text that is shown before anything is chosen.
        placeholder: String,
        entries: Vec<(String, String)>,
    },
    /// The same for something that has a value already, which is shown as chosen.
    Setting { id: Control, placeholder: String, entries: Vec<(String, String)>, value: String },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Push {
    pub id: Control,
    pub label: String,
    /// An emoji before the words.
    pub sign: Option<&'static str>,
    pub look: ButtonLook,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonLook {
    /// For the choice that most people want.
    Main,
    Plain,
    /// For what cannot be undone.
    Grave,
}

#[derive(Clone, Debug)]
pub struct ScreenPicture {
    what: PictureSubject,
    /// The text that replaces the picture where it is not seen.
    pub alt: String,
}

#[derive(Clone, Debug)]
enum PictureSubject {
    Board(Box<Table>),
    /// With marks on those squares.
    Marked(Box<Table>, Vec<Square>),
    /// With the number of a line, if one was tried at its end.
    Replay(Box<Table>, Option<u32>),
    Chart(Box<Chart>),
    RuleBoard(Box<RuleBoard>),
}

impl ScreenPicture {
    pub fn of_table(table: &Table, words: &Words) -> ScreenPicture {
        let prose = Prose { game: &table.game, end: table.end };
        let what = PictureSubject::Board(Box::new(table.clone()));
        ScreenPicture { what, alt: prose.alt_text(words) }
    }

    /// The board with marks on what can be chosen.
    pub fn of_choice(table: &Table, squares: &[Square], words: &Words) -> ScreenPicture {
        let prose = Prose { game: &table.game, end: table.end };
        let marked = ChoiceCaption::Marked(squares.to_vec()).text(words);
        let alt = format!("{marked} {}", prose.alt_text(words));
        let what = PictureSubject::Marked(Box::new(table.clone()), squares.to_vec());
        ScreenPicture { what, alt: alt.chars().take(LONGEST_ALT).collect() }
    }

    /// A game as a moving picture.
    pub fn of_replay(table: &Table, line: Option<u32>, words: &Words) -> ScreenPicture {
        let alt = Drawing { table, kind: DrawingKind::Replay(line) }.alt_text(words);
        ScreenPicture { what: PictureSubject::Replay(Box::new(table.clone()), line), alt }
    }

    pub fn of_chart(chart: &Chart) -> ScreenPicture {
        let alt = chart.alt.chars().take(LONGEST_ALT).collect();
        ScreenPicture { what: PictureSubject::Chart(Box::new(chart.clone())), alt }
    }

    pub fn of_rule(board: &RuleBoard) -> ScreenPicture {
        let alt = board.alt.chars().take(LONGEST_ALT).collect();
        ScreenPicture { what: PictureSubject::RuleBoard(Box::new(board.clone())), alt }
    }

    /// The picture as a file: a PNG about 800 pixels wide, or a GIF.
    pub fn draw(&self, painter: &Painter) -> Vec<u8> {
        match &self.what {
            PictureSubject::Board(table) => {
                painter.png(&Picture::of(&table.game, SEAT), Theme::Light, Width::W800)
            }
            PictureSubject::Marked(table, squares) => {
                let picture = Picture::marked(&table.game, squares, SEAT);
                painter.png(&picture, Theme::Light, Width::W800)
            }
            PictureSubject::Replay(table, line) => {
                let replay = Drawing { table, kind: DrawingKind::Replay(*line) };
                replay.draw(painter, SEAT)
            }
            PictureSubject::RuleBoard(board) => {
                painter.png(&board.picture(SEAT), Theme::Light, Width::W800)
            }
            PictureSubject::Chart(chart) => chart.png(painter, Width::W800),
        }
    }

    /// The file name, made of letters, digits, dots and hyphens only. For a board it contains the
    /// ply and the chain at that point, so that anyone who keeps the picture keeps those too. A
    /// notice that is posted again has the same name.
    pub fn file_name(&self) -> String {
        match &self.what {
            PictureSubject::Board(table) => {
                let chain = table.chain.iter().map(|chain| format!("-{chain}"));
                let chain: String = chain.collect();
                format!(
                    "game-{}-ply-{}{chain}.png",
                    table.number_in_files(),
                    table.game.plies().len()
                )
            }
            PictureSubject::Marked(table, squares) => {
                format!("game-{}-choice-{}.png", table.number, squares.len())
            }
            PictureSubject::Replay(table, line) => {
                Drawing { table, kind: DrawingKind::Replay(*line) }.file_name()
            }
            PictureSubject::RuleBoard(board) => format!("{}.png", board.name),
            PictureSubject::Chart(chart) => format!("{}.png", chart.name.to_lowercase()),
        }
    }
}

impl Screen {
    pub fn from_text(text: String) -> Screen {
        Screen { texts: vec![text], ..Screen::default() }
    }

    /// Lines that stand below each other, in as many messages as they need.
    pub fn from_lines(lines: impl IntoIterator<Item = String>) -> Screen {
        // Nothing is added to them, so they may be as long as Discord allows.
        const WHOLE: usize = 2_000;
        let length = |text: &str| text.encode_utf16().count();
        let mut texts: Vec<String> = Vec::new();
        for line in lines {
            match texts.last_mut() {
                Some(last) if length(last) + 1 + length(&line) <= WHOLE => {
                    last.push('\n');
                    last.push_str(&line);
                }
                _ => texts.push(line),
            }
        }
        Screen { texts, ..Screen::default() }
    }

    /// Adds what follows below, in the same message while there is room. Of things that can be
    /// there only once, the other screen's are kept.
    #[must_use]
    pub fn followed_by(self, next: Screen) -> Screen {
        let mut texts = self.texts;
        let mut below = next.texts.into_iter();
        let is_above_picture = self.pictures.iter().any(|(under, _)| under + 1 >= texts.len());
        let may_join = !is_above_picture && next.pictures.is_empty();
        if let (true, Some(last)) = (may_join, texts.last_mut())
            && let Some(first) = below.next()
        {
            let together = last.encode_utf16().count() + first.encode_utf16().count() + 2;
            if together <= MOST {
                last.push_str("\n\n");
                last.push_str(&first);
            } else {
                texts.push(first);
            }
        }
        let first_below = texts.len();
        texts.extend(below);
        let below = next.pictures.into_iter().map(|(under, one)| (first_below + under, one));
        Screen {
            texts,
            pictures: self.pictures.into_iter().chain(below).collect(),
            file: next.file.or(self.file),
            rows: if next.rows.is_empty() { self.rows } else { next.rows },
            accent: self.accent,
        }
    }
}

impl Screen {
    /// That part of an answer that is longer than a phone's screen, with buttons to the others; all
    /// of it if it isn't, or if the question is too long for a button.
    #[must_use]
    pub fn part(self, part: u8, asked: &str, reader: &Reader) -> Screen {
        let mut parts = screenfuls(&self.texts);
        let turn = |part: usize| {
            let part = u8::try_from(part).unwrap_or(u8::MAX);
            Control::Part(part, asked.to_owned())
        };
        if parts.len() < 2 || !turn(parts.len()).fits() {
            return self;
        }
        let (part, last) = (usize::from(part).min(parts.len() - 1), parts.len() - 1);
        let mut buttons = Vec::new();
        if part > 0 {
            buttons.push(Push::plain(turn(part - 1), &Button::Back, reader));
        }
        if part < last {
            let next = Button::ReadOn(part + 2, last + 1);
            buttons.push(Push::plain(turn(part + 1), &next, reader).with_look(ButtonLook::Main));
        }
        let mut rows = self.rows;
        rows.truncate(MOST_ROWS - 1);
        rows.insert(0, ControlRow::Buttons(buttons));
        // The picture belongs to the beginning.
        let pictures = if part == 0 { self.pictures } else { Vec::new() };
        let pictures = pictures.into_iter().map(|(_, picture)| (0, picture)).collect();
        Screen { texts: vec![parts.swap_remove(part)], pictures, rows, ..self }
    }
}

impl Push {
    pub fn plain(id: Control, button: &Button, reader: &Reader) -> Push {
        Push { sign: sign(button), ..Push::labelled(id, button.label(reader.words())) }
    }

    /// A button for a step; `None` if there is none for it.
    pub fn step(id: Control, step: &NextStep, reader: &Reader) -> Option<Push> {
        let label = step.label(reader.words())?;
        // To take up one of several open challenges is told apart by names.
        let is_usual = matches!(step, NextStep::Take(..));
        let (sign, look) = match step.role() {
            Role::Accepts if is_usual => (None, ButtonLook::Main),
            Role::Accepts => (Some("✅"), ButtonLook::Main),
            Role::Declines => (Some("❌"), ButtonLook::Plain),
            Role::Enters => (None, ButtonLook::Main),
            Role::Repeats => (Some("🔁"), ButtonLook::Plain),
            Role::GivesUp => (None, ButtonLook::Grave),
            Role::Usual => (None, ButtonLook::Plain),
        };
        Some(Push { sign, look, ..Push::labelled(id, label) })
    }

    pub const fn labelled(id: Control, label: String) -> Push {
        Push { id, label, sign: None, look: ButtonLook::Plain }
    }

    /// The same where nothing else is shown that it would have to stand out from.
    #[must_use]
    pub fn as_plain(self) -> Push {
        self.with_look(ButtonLook::Plain)
    }

    #[must_use]
    pub fn with_look(self, look: ButtonLook) -> Push {
        Push { look, ..self }
    }
}

/// What tells the buttons apart below a post, whose words are in the server's language, for those
/// who speak another one. [More…] is known by its dots.
const fn sign(button: &Button) -> Option<&'static str> {
    match button {
        Button::Move => Some("♟️"),
        Button::TypeMove => Some("⌨️"),
        Button::Announce => Some("📣"),
        _ => None,
    }
}
