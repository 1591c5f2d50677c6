//! A game record as a file, where a long text that programs read is better kept than shown.

use engine::notation::Record;

use crate::accounts::TextFile;
use crate::page::Page;
use crate::reader::Reader;

/// The record as a file, called after its game.
pub fn record_file(record: &Record) -> TextFile {
    let game = record.game.iter().flat_map(|game| game.as_str().chars());
    let game: String = game.filter(char::is_ascii_alphanumeric).collect();
    // One from elsewhere has no number of the club's.
    let file = if game.is_empty() { "game.txt".to_owned() } else { format!("game-{game}.txt") };
    TextFile { file, text: record.to_string() }
}

/// What is said with that file.
pub fn record_page<'a>(file: &TextFile, reader: &Reader) -> Page<'a> {
    let arguments = [("file", file.file.as_str().into())];
    Page::from_text(reader.words().say("record-file", &arguments))
}
