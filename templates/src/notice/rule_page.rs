//! The rules where they are read on a phone: in short with a picture of the start, and in parts that
//! are chosen. In a browser each example is a picture; where pictures are sent along, the first of a
//! part is.

use std::sync::Arc;

use commands::BoardForm;
use commands::words::PartWord;
use engine::{Game, Ruleset, Terms};

use crate::board::{Board, Prose};
use crate::page::{Block, Page, RuleBoard};
use crate::reader::{Client, Reader};
use crate::rules::examples::ShownExample;
use crate::rules::{part_title, sections, summary};

/// The rules in short, or a part of them.
pub(super) fn page<'a>(
    reader: &Reader,
    ruleset: &Arc<Ruleset>,
    part: Option<PartWord>,
) -> Page<'a> {
    match part {
        None => short(reader, ruleset),
        Some(part) => of_part(reader, ruleset, part),
    }
}

fn short<'a>(reader: &Reader, ruleset: &Arc<Ruleset>) -> Page<'a> {
    let mut said = summary(reader.words(), ruleset).into_iter();
    let title = said.next();
    let blocks = vec![start(reader, ruleset), Block::Lines(said.map(bullet).collect())];
    Page { title, blocks, ..Page::default() }
}

fn of_part<'a>(reader: &Reader, ruleset: &Arc<Ruleset>, part: PartWord) -> Page<'a> {
    let words = reader.words();
    let name = ruleset.name(reader.language).to_owned();
    let sections = sections(words, ruleset, part);
    if sections.is_empty() {
        let nothing = words.say("summary-no-part", &[]);
        return Page { title: Some(name), ..Page::from_text(nothing) };
    }
    let mut blocks: Vec<Block<'a>> = Vec::new();
    // Both speak of the start that is drawn above.
    if matches!(part, PartWord::Board | PartWord::All) {
        blocks.push(start(reader, ruleset));
    } else if reader.board == BoardForm::Picture && reader.client != Client::Browser {
        let lines = sections.iter().flat_map(|section| &section.lines);
        let first = lines.flat_map(|(_, examples)| examples).next();
        let board = first.map(|shown| example(reader, ruleset, shown));
        blocks.extend(board.map(|board| Block::RuleBoard(Box::new(board))));
    }
    for section in sections {
        if part == PartWord::All {
            blocks.push(Block::Heading(section.title));
        }
        for (sentence, examples) in section.lines {
            blocks.push(Block::Lines(vec![bullet(sentence)]));
            for shown in examples {
                blocks.push(Block::Lines(vec![shown.caption(words)]));
                blocks.push(match reader.client {
                    Client::Browser => Block::RuleBoard(Box::new(example(reader, ruleset, &shown))),
                    _ => Block::Fixed(shown.text()),
                });
            }
        }
    }
    // The title of all of them is the name of the ruleset.
    let lead = part_title(words, part);
    Page { lead, title: Some(name), blocks, ..Page::default() }
}

fn bullet(sentence: String) -> String {
    format!("• {sentence}")
}

fn start<'a>(reader: &Reader, ruleset: &Arc<Ruleset>) -> Block<'a> {
    let board = Board::start(ruleset);
    let prose = || {
        let game = Game::new(Arc::clone(ruleset), Terms::default()).ok()?;
        Some(Prose { game: &game, end: None }.alt_text(reader.words()))
    };
    let alt = prose().unwrap_or_default();
    match reader.board {
        BoardForm::Picture => Block::RuleBoard(Box::new(RuleBoard {
            name: format!("{}-start", ruleset.id),
            ruleset: Arc::clone(ruleset),
            position: *ruleset.start(),
            last: None,
            taken: Vec::new(),
            alt,
        })),
        BoardForm::Words => Block::Paragraph(alt),
        BoardForm::Emoji | BoardForm::Text | BoardForm::Unicode => {
            let drawn =
                if reader.board == BoardForm::Unicode { board.unicode() } else { board.text() };
            let is_wide = |line: &str| Some(line.chars().count()) > reader.columns();
            Block::Fixed(if drawn.lines().any(is_wide) { board.close_text() } else { drawn })
        }
    }
}

fn example(reader: &Reader, ruleset: &Arc<Ruleset>, shown: &ShownExample<'_>) -> RuleBoard {
    RuleBoard {
        name: format!("{}-example", ruleset.id),
        ruleset: Arc::clone(ruleset),
        position: shown.after,
        last: Some(shown.placed.mv),
        taken: shown.placed.captured.clone(),
        alt: shown.caption(reader.words()),
    }
}
