//! Games that are over, as a search finds them: the club's own, and those from elsewhere, which the
//! host has imported. The names in the latter are text that somebody else wrote: they lead to no
//! player.

use commands::command_in_language;
use commands::{ArchiveQuestion, ArchiveSearch, ArchivedView, Question};
use engine::notation::record::{EndedBy, GameEnd};
use engine::{BySide, Side};

use crate::notice::drawing::DrawingKind;
use crate::notice::list;
use crate::notice::list::PublicGame;
use crate::notice::table::Table;
use crate::page::{Block, ColumnHead, Listing, ListingCell, Page, Row, Target};
use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::told::step::{NextStep, archived, give, typed_number};
use crate::words::Arg;

/// What stands for a name that nobody wrote down.
const NOBODY: &str = "?";

/// A game from elsewhere, without its moves.
#[derive(Clone, Debug)]
pub struct ArchivedGame {
    /// Among the games from elsewhere.
    pub number: i64,
    pub ruleset: RulesetName,
    pub names: BySide<Option<String>>,
    /// As they were found.
    pub date: Option<String>,
    pub event: Option<String>,
    pub stated: Option<String>,
    pub end: Option<GameEnd>,
    pub plies: u32,
}

/// A game that a search has found.
#[derive(Clone, Debug)]
pub enum FoundGame {
    Club(PublicGame),
    Elsewhere(ArchivedGame),
}

/// What a search has found.
#[derive(Clone, Debug)]
pub struct FoundGames {
    pub games: Vec<FoundGame>,
    /// How to see more of them, if there are more.
    pub next: Option<ArchiveSearch>,
}

/// A game from elsewhere, to be looked at.
#[derive(Clone, Debug)]
pub struct ArchivedBoard {
    pub game: ArchivedGame,
    /// Its board, now or earlier. The number in it is no game's.
    pub table: Table,
    /// It was asked for as a file.
    pub drawn: Option<DrawingKind>,
}

impl ArchivedGame {
    fn name(&self, side: Side) -> String {
        self.names[side].as_deref().map_or_else(|| NOBODY.to_owned(), make_harmless)
    }

    /// The names as a board has them.
    pub fn names_shown(&self) -> BySide<String> {
        BySide { attackers: self.name(Side::Attackers), defenders: self.name(Side::Defenders) }
    }

    /// What is typed to see it.
    fn called(&self, reader: &Reader) -> String {
        command_in_language(&format!("archive {}", self.number), reader.language)
    }

    /// Who won, and by what.
    fn result(&self, reader: &Reader) -> String {
        let how = match self.end {
            None => "unknown",
            Some(GameEnd { by: EndedBy::Closing, .. }) => "closed",
            Some(GameEnd { winner: Some(Side::Attackers), .. }) => "attackers",
            Some(GameEnd { winner: Some(Side::Defenders), .. }) => "defenders",
            Some(GameEnd { winner: None, .. }) => "drawn",
        };
        let by = self.end.map_or("unstated", |end| end.by.word());
        let words = reader.words();
        let by = ("by", Arg::from(words.say("archived-ending", &[("by", by.into())])));
        let is_said =
            self.end.is_some_and(|end| !matches!(end.by, EndedBy::Unstated | EndedBy::Closing));
        let is_said = if is_said { "yes" } else { "no" };
        words.say("archived-result", &[("how", how.into()), ("said", is_said.into()), by])
    }

    /// From where and when it is.
    fn source(&self, reader: &Reader) -> String {
        let text = |text: &Option<String>| text.as_deref().map(make_harmless).unwrap_or_default();
        let (event, date) = (text(&self.event), text(&self.date));
        let known = match (event.is_empty(), date.is_empty()) {
            (false, false) => "both",
            (false, true) => "event",
            (true, false) => "date",
            (true, true) => "nothing",
        };
        let arguments = [
            ("known", Arg::from(known)),
            ("event", event.as_str().into()),
            ("date", date.as_str().into()),
        ];
        reader.words().say("archived-source", &arguments)
    }

    fn arguments(&self, reader: &Reader) -> Vec<(&'static str, Arg)> {
        vec![
            ("called", self.called(reader).into()),
            ("attackers", self.name(Side::Attackers).into()),
            ("defenders", self.name(Side::Defenders).into()),
            ("ruleset", reader.ruleset(&self.ruleset).into()),
            ("result", self.result(reader).into()),
            ("source", self.source(reader).into()),
        ]
    }

    fn line(&self, reader: &Reader) -> String {
        reader.words().say("archived-line", &self.arguments(reader))
    }
}

impl FoundGames {
    /// By rows, for readers whose medium has tables.
    pub(crate) fn page<'a>(&self, reader: &Reader) -> Page<'a> {
        let words = reader.words();
        let say = |id: &str| words.say(id, &[]);
        if self.games.is_empty() {
            return Page::from_text(say("archive-none"));
        }
        let lines = self.games.iter().map(|game| match game {
            FoundGame::Club(game) => list::public_game(reader, game),
            FoundGame::Elsewhere(game) => game.line(reader),
        });
        let in_lines = Page::from_lines(&lines.collect::<Vec<_>>().join("\n")).blocks;
        let is_mixed = self.games.iter().any(|game| matches!(game, FoundGame::Elsewhere(_)));
        let row = |game: &FoundGame| {
            let (number, names, ruleset, state, source, step) = match game {
                FoundGame::Club(game) => (
                    game.number.to_string(),
                    game.sides(),
                    &game.ruleset,
                    game.state(reader),
                    String::new(),
                    give(Question::Watch(typed_number(game.number), None)),
                ),
                FoundGame::Elsewhere(game) => (
                    game.called(reader),
                    format!("{} – {}", game.name(Side::Attackers), game.name(Side::Defenders)),
                    &game.ruleset,
                    game.result(reader),
                    game.source(reader),
                    archived(game.number, ArchivedView::Board(None)),
                ),
            };
            let mut cells = vec![
                ListingCell::of(number),
                ListingCell { text: names, to: Some(Target::Step(step)) },
                ListingCell::of(reader.ruleset(ruleset)),
                ListingCell::of(state),
            ];
            cells.extend(is_mixed.then(|| ListingCell::of(source)));
            Row { cells, is_reader: false }
        };
        let mut heads = vec![
            if is_mixed {
                ColumnHead::of(say("head-game"))
            } else {
                ColumnHead::of_numbers(say("head-game"))
            },
            ColumnHead::of(say("head-sides")),
            ColumnHead::of(say("web-ruleset")),
            ColumnHead::of(say("web-result")),
        ];
        heads.extend(is_mixed.then(|| ColumnHead::of(say("head-source"))));
        let rows = self.games.iter().map(row).collect();
        let caption = say("web-games");
        Block::Listing(Box::new(Listing { caption, heads, names: 1, rows, more: None, in_lines }))
            .into()
    }

    pub(crate) fn next_steps(&self) -> Vec<NextStep> {
        self.next.iter().cloned().map(|search| give(ArchiveQuestion::Find(search))).collect()
    }
}

impl ArchivedBoard {
    pub(crate) fn page(&self, reader: &Reader) -> Page<'_> {
        let words = reader.words();
        let game = &self.game;
        let shown = self.table.game.plies().len();
        let mut blocks = vec![Block::Paragraph(game.source(reader))];
        let count = [("ply", Arg::from(shown)), ("of", game.plies.into())];
        let is_past = u32::try_from(shown).is_ok_and(|shown| shown < game.plies);
        if is_past {
            blocks.push(Block::Paragraph(words.say("past", &count)));
        }
        let last = Some(self.table.last_ply(reader)).filter(|last| !last.is_empty());
        blocks.extend(last.map(Block::Paragraph));
        blocks.push(Block::Board(&self.table));
        if !is_past {
            let result = words.say("archived-ended", &[("result", game.result(reader).into())]);
            blocks.push(Block::Paragraph(result));
            if let Some(stated) = &game.stated {
                let stated = make_harmless(stated).into();
                blocks.push(Block::Paragraph(words.say("archived-stated", &[("stated", stated)])));
            }
            let plies = (1..).zip(self.table.game.plies());
            let moves: Vec<String> =
                plies.map(|(at, ply)| format!("{at}. {}", self.table.game.ply_text(ply))).collect();
            if !moves.is_empty() {
                blocks.push(Block::Paragraph(moves.join(" ")));
            }
        }
        let title = words.say("archived-title", &game.arguments(reader));
        Page { title: Some(title), blocks, ..Page::default() }
    }

    pub(crate) fn next_steps(&self) -> Vec<NextStep> {
        let number = self.game.number;
        vec![archived(number, ArchivedView::Record), archived(number, ArchivedView::Replay)]
    }
}
