//! A page for a terminal: plain text that wraps by itself, with the board as the reader likes
//! it drawn.

use crate::notice::chain;
use crate::notice::next::{hints, replies};
use crate::page::{Block, Page, Reply};
use crate::reader::Reader;

/// The page, several lines, the last not ended.
pub fn page_text(page: &Page<'_>, reader: &Reader) -> String {
    text(page, &hints(&page.next, reader), reader)
}

/// The same with the number of the game in what can be done there.
pub fn news_text(page: &Page<'_>, game: Option<i64>, reader: &Reader) -> String {
    text(page, &replies(&page.next, game, reader), reader)
}

fn text(page: &Page<'_>, next: &[Reply], reader: &Reader) -> String {
    let mut lines: Vec<String> = Vec::new();
    lines.extend(page.title.clone());
    for block in &page.blocks {
        match block {
            Block::Paragraph(text) | Block::Fine(text) | Block::Fixed(text) => {
                lines.push(text.clone());
            }
            Block::Lines(said) => lines.extend(said.iter().cloned()),
            Block::Chart(_) => {}
            Block::Chain(table) => lines.extend(chain::told(reader, table)),
            Block::Board(table) => lines.push(format!("\n{}", table.board(reader))),
        }
    }
    lines.extend(next.iter().map(Reply::beside));
    lines.join("\n")
}
