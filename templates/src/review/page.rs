//! What a finished game was worth, as its players are told of it: in words, and as a picture for those
//! who see pictures.

use search::review::Review;

use crate::notice::table::Table;
use crate::page::{Block, Chart, Charted, Page};
use crate::reader::Reader;
use crate::review::ReviewedGame;

pub(crate) fn page<'a>(reader: &Reader, table: &'a Table, review: &Review) -> Page<'a> {
    let words = reader.words();
    // Where everybody reads it, it is there for the other player, too.
    let stop = if table.seat.is_none() { "review-stop-here" } else { "review-stop" };
    let mut blocks = blocks(reader, table, review);
    blocks.push(Block::Fine(words.say(stop, &[])));
    Page { title: Some(table.title(reader)), blocks, ..Page::default() }
}

/// What it was worth, without how to stop such reports.
pub(crate) fn blocks<'a>(reader: &Reader, table: &Table, review: &Review) -> Vec<Block<'a>> {
    let words = reader.words();
    let reviewed = ReviewedGame { game: &table.game, review };
    let chart = Chart {
        name: format!("review-{}", table.number),
        what: Charted::Review {
            game: Box::new(table.game.clone()),
            review: Box::new(review.clone()),
            language: reader.language,
        },
        alt: reviewed.alt_text(words),
    };
    vec![
        Block::Paragraph(words.say("review-title", &[])),
        Block::Lines(reviewed.lines(words)),
        Block::Chart(Box::new(chart)),
    ]
}
