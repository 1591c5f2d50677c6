//! Lessons: positions that the rules themselves make, each with something to do, and what came of a
//! move there. They are the examples of the ruleset's own sheet, so nothing false is taught.

use std::sync::Arc;

use commands::{BoardForm, Question, first_game};
use engine::notation::PositionLine;
use engine::ruleset::Language;
use engine::{Game, Position, Reason, Ruleset, Side, Terms};
use search::with_announcement;

use crate::board::{Board, Prose, Seat};
use crate::outcome;
use crate::page::{Block, Page, RuleBoard};
use crate::reader::{Client, Reader};
use crate::refusal::ply::RefusedPly;
use crate::rules::examples::{EXAMPLES, ShownExample, Shows};
use crate::told::step::{NextStep, give};
use crate::words::Words;

/// A lesson of a ruleset, and the ply that its reader makes there, as typed.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub ruleset: Arc<Ruleset>,
    /// Counted from 1. One that is higher than there are lessons is the end of all.
    pub number: usize,
    pub ply: Option<String>,
}

/// No ruleset has more lessons than this.
const MOST: usize = 10;

/// The captions of the examples that make lessons, in the order in which they are taught. The first
/// lesson, before them, is any move from the start.
const TAUGHT: &[&str] = &[
    "example-custodial",
    "example-safe",
    "example-against-corner",
    "example-king-two-in-line",
    "example-king-four-sides",
    "example-king-beside-throne",
    "example-escape",
    "example-stopped",
    "example-announcement",
    "example-encirclement",
    "example-edge-fort",
    "example-shieldwall",
    "example-king-at-edge",
    "example-king-along-edge",
    "example-king-beside-corner",
    "example-against-throne",
    "example-linnaean",
];

/// What comes of a ply.
struct Came {
    said: Vec<String>,
    game: Game,
    is_right: bool,
}

/// The examples that make the lessons of a ruleset after the first one.
fn examples(ruleset: &Ruleset) -> Vec<ShownExample<'_>> {
    let of = |caption: &&str| {
        let mut called = EXAMPLES.iter().filter(move |example| example.caption == *caption);
        called.find_map(|example| example.play_under(ruleset))
    };
    TAUGHT.iter().filter_map(of).take(MOST - 1).collect()
}

fn game(ruleset: &Arc<Ruleset>, position: &Position) -> Option<Game> {
    let side = match position.to_move() {
        Side::Attackers => 'a',
        Side::Defenders => 'd',
    };
    let line = PositionLine::parse(&format!("{} {side}", position.ranks(ruleset.size()))).ok()?;
    line.game(Arc::clone(ruleset), Terms::default()).ok()
}

impl Lesson {
    fn example<'a>(&self, all: &'a [ShownExample<'a>]) -> Option<&'a ShownExample<'a>> {
        all.get(self.number.checked_sub(2)?)
    }

    /// The position in which something is to be done; `None` after the last lesson.
    fn position(&self, all: &[ShownExample<'_>]) -> Option<Game> {
        match self.number {
            0 | 1 => Game::new(Arc::clone(&self.ruleset), Terms::default()).ok(),
            _ => game(&self.ruleset, &self.example(all)?.placed.before),
        }
    }

    /// What is to be done there.
    fn task(&self, words: &Words, all: &[ShownExample<'_>], game: &Game) -> String {
        let side = words.say("lesson-side", &[("side", game.position().to_move().into())]);
        let Some(shown) = self.example(all) else {
            return format!("{side} {}", words.say("lesson-move", &[]));
        };
        let captured = shown.placed.captured.iter().copied();
        let count = ("count", shown.placed.captured.len().into());
        let on = ("on", words.squares(captured).into());
        let to = ("to", shown.placed.mv.to.into());
        let id = match (shown.example.shows(), shown.reason()) {
            (Shows::Safety, _) => "lesson-safe",
            (Shows::Stop, _) => "lesson-stop",
            (Shows::Route | Shows::OpenedRoute, _) => "lesson-announce",
            (_, Some(Reason::KingCaptured(_))) => "lesson-king",
            (_, Some(Reason::Encirclement)) => "lesson-ring",
            (_, Some(Reason::EdgeFort)) => "lesson-fort",
            (_, Some(_)) => "lesson-escape",
            (_, None) => "lesson-capture",
        };
        format!("{side} {}", words.say(id, &[count, on, to]))
    }

    /// The ply that does it.
    fn solution(&self, all: &[ShownExample<'_>], game: &Game) -> Option<String> {
        let ply = match self.example(all) {
            Some(shown) => with_announcement(game, shown.placed.mv).ok()?,
            None => (*game.legal_moves().first()?).into(),
        };
        let mut after = game.clone();
        let made = after.play_read(&ply).ok()?.clone();
        Some(after.ply_text(&made))
    }

    fn came_of(&self, words: &Words, all: &[ShownExample<'_>], game: &Game) -> Option<Came> {
        let typed = self.ply.as_deref()?;
        let mut after = game.clone();
        let ply = match after.play(typed) {
            Ok(ply) => ply.clone(),
            Err(why) => {
                let said = vec![RefusedPly::new(game, typed, why).say(words)];
                return Some(Came { said, game: game.clone(), is_right: false });
            }
        };
        let mut said = vec![outcome::describe_ply(words, &self.ruleset, &ply)];
        if let Some(mv) = ply.mv {
            said.push(outcome::explain_captures(words, &self.ruleset, mv, &ply.captures));
        }
        if after.outcome().is_some() {
            said.push(outcome::describe_state(words, &after));
        }
        let shown = self.example(all);
        let is_right = match shown {
            Some(shown) => shown.is_done_in(&after),
            None => true,
        };
        // What the move doesn't show by itself.
        match shown.filter(|_| is_right).map(|shown| (shown, shown.example.shows())) {
            Some((_, Shows::Safety)) => said.push(words.say("lesson-safe-why", &[])),
            Some((shown, Shows::Stop)) if ply.mv == Some(shown.placed.mv) => {
                said.push(shown.caption(words));
            }
            _ => {}
        }
        said.retain(|sentence| !sentence.is_empty());
        Some(Came { said, game: after, is_right })
    }

    pub(super) fn page<'a>(&self, reader: &Reader) -> Page<'a> {
        let words = reader.words();
        let all = examples(&self.ruleset);
        let name = self.ruleset.name(reader.language);
        let Some(game) = self.position(&all) else {
            return Page::from_text(words.say("lesson-over", &[("ruleset", name.into())]));
        };
        let title = words.say(
            "lesson-title",
            &[
                ("number", self.number.max(1).into()),
                ("of", (all.len() + 1).into()),
                ("ruleset", name.into()),
            ],
        );
        let task = Block::Paragraph(self.task(words, &all, &game));
        let mut blocks = match self.came_of(words, &all, &game) {
            None => vec![task, self.board(reader, &game)],
            Some(Came { said, game: after, is_right }) => {
                let verdict = if is_right { "lesson-right" } else { "lesson-wrong" };
                let mut blocks = vec![
                    Block::Paragraph(words.say(verdict, &[])),
                    Block::Lines(said),
                    self.board(reader, &after),
                ];
                if !is_right {
                    blocks.push(task);
                }
                blocks
            }
        };
        if self.number <= 1 && self.ply.is_none() {
            blocks.insert(0, Block::Paragraph(words.say("lesson-how", &[])));
        }
        Page { title: Some(title), blocks, ..Page::default() }
    }

    fn board<'a>(&self, reader: &Reader, game: &Game) -> Block<'a> {
        let last = game.plies().last();
        let is_picture = match reader.client {
            Client::Browser => true,
            Client::Discord(_) => reader.board == BoardForm::Picture,
            Client::Any | Client::Coloured => false,
        };
        if !is_picture {
            let board = Board {
                ruleset: &self.ruleset,
                position: game.position(),
                last: last.and_then(|ply| ply.mv),
                seat: Seat::South,
            };
            return Block::Fixed(board.text());
        }
        let alt = Prose { game, end: None }.alt_text(reader.words());
        Block::RuleBoard(Box::new(RuleBoard {
            name: format!("{}-lesson-{}", self.ruleset.id, self.number),
            ruleset: Arc::clone(&self.ruleset),
            position: *game.position(),
            last: last.and_then(|ply| ply.mv),
            taken: last
                .map(|ply| ply.captures.iter().map(|it| it.square).collect())
                .unwrap_or_default(),
            alt,
        }))
    }

    /// The move that does it, or once it is done the next lesson; a game at the end.
    pub(super) fn steps(&self) -> Vec<NextStep> {
        let all = examples(&self.ruleset);
        let learn = |number: usize, ply: Option<String>| {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            give(Question::Learn(self.ruleset.id.clone(), Some(number), ply))
        };
        let Some(game) = self.position(&all) else { return vec![give(first_game())] };
        let number = self.number.max(1);
        // Whether it is right is the same in every language.
        let is_done = self
            .came_of(Words::of(Language::English), &all, &game)
            .is_some_and(|came| came.is_right);
        let solution = self.solution(&all, &game).filter(|_| !is_done);
        let ply = solution.map(|ply| learn(number, Some(ply)));
        let next = match number > all.len() {
            true => give(first_game()),
            false => learn(number + 1, None),
        };
        ply.into_iter().chain([next]).collect()
    }
}
