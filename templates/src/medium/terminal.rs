//! A page for a terminal: plain text that wraps by itself, with the board as the reader likes
//! it drawn, and a few colours where there are any.

use crate::medium::terminal_board::drawn;
use crate::medium::terminal_colours::{Tint, in_one_tint, tinted, without_tints};
use crate::notice::chain;
use crate::notice::next::{hints, replies};
use crate::page::{Block, Page, Term};
use crate::reader::{Client, Reader};
use crate::refusal::Refusal;
use crate::told::step::SuggestedReply;
use crate::wrap::wrap;

/// The page, several lines, the last not ended.
pub fn page_text(page: &Page<'_>, reader: &Reader) -> String {
    text(page, &hints(&page.next, reader), reader)
}

/// The same for a refusal: what isn't possible comes first, and stands out.
fn refusal_text(page: &Page<'_>, reader: &Reader) -> String {
    let said = page_text(page, reader);
    match said.split_once('\n') {
        None => shown(Tint::Refusal, &said, reader),
        Some((first, rest)) => format!("{}\n{rest}", shown(Tint::Refusal, first, reader)),
    }
}

impl Refusal {
    /// The refusal as plain text, several lines, for a terminal. There the number of a game answers
    /// the question which one is meant.
    pub fn text(&self, reader: &Reader) -> String {
        let text = refusal_text(&self.page(reader), reader);
        match self.code() {
            "which-game" => {
                format!("{text}\n{}", reader.words().say("refusal-which-game-number", &[]))
            }
            _ => text,
        }
    }
}

/// A line in a tint, where the reader has any.
fn shown(tint: Tint, line: &str, reader: &Reader) -> String {
    match reader.client {
        Client::Coloured if !line.is_empty() => tinted(tint, line),
        _ => line.to_owned(),
    }
}

/// The same with the number of the game in what can be done there.
pub fn news_text(page: &Page<'_>, game: Option<i64>, reader: &Reader) -> String {
    text(page, &replies(&page.next, game, reader), reader)
}

fn text(page: &Page<'_>, next: &[SuggestedReply], reader: &Reader) -> String {
    let mut lines: Vec<String> = Vec::new();
    lines.extend(page.title.clone());
    for block in page.in_lines() {
        match block {
            Block::Paragraph(text)
            | Block::Fine(text)
            | Block::Fixed(text)
            | Block::Literal(text) => lines.push(text.clone()),
            Block::Lines(said) => {
                lines.extend(said.iter().map(|line| match page.headline.as_ref() == Some(line) {
                    true => shown(Tint::Headline, line, reader),
                    false => line.clone(),
                }))
            }
            Block::Heading(title) => lines.extend([String::new(), title.clone()]),
            Block::Terms(terms) => lines.extend(terms.iter().map(Term::beside)),
            // Lines have taken the place of listings.
            Block::Chart(_) | Block::RuleBoard(_) | Block::Listing(_) => {}
            Block::Chain(table) => lines.extend(chain::told(reader, table)),
            Block::Board(table) => lines.push(format!("\n{}", drawn(table, reader))),
        }
    }
    lines.extend(next.iter().map(SuggestedReply::beside));
    lines.join("\n")
}

/// The text in lines of at most `width` columns, broken between words. What is drawn (a board, the
/// columns of a table) stays as it is. What explains a command goes on below its own beginning.
pub fn fit(text: &str, width: usize) -> String {
    let lines = text.lines().map(|line| fit_line(line, width));
    lines.collect::<Vec<_>>().join("\n")
}

/// The shortest part of a line that is worth a column of its own.
const NARROWEST: usize = 20;

fn fit_line(line: &str, width: usize) -> String {
    if let Some((begin, plain, end)) = in_one_tint(line) {
        let lines = fit_line(plain, width);
        let lines = lines.lines().map(|line| format!("{begin}{line}{end}"));
        return lines.collect::<Vec<_>>().join("\n");
    }
    let plain = without_tints(line);
    // Between the signs of a board there is nothing but a space or the brackets of the last move.
    let is_drawn = plain.split([' ', '[', ']']).all(|word| word.chars().count() <= 3);
    if plain.chars().count() <= width || is_drawn {
        return line.to_owned();
    }
    let line = &*plain;
    let said = line.trim_start();
    let indent = &line[..line.len() - said.len()];
    let bullet = match said.split_once("  ") {
        None => indent,
        Some((_, behind)) => {
            let explained = behind.trim_start();
            if explained.contains("  ") {
                return line.to_owned();
            }
            line.strip_suffix(explained).unwrap_or(indent)
        }
    };
    let is_wide = bullet.chars().count() + NARROWEST > width;
    let bullet = if is_wide { indent } else { bullet };
    wrap(line.strip_prefix(bullet).unwrap_or(said), bullet, width).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::fit;

    #[test]
    fn a_sentence_is_broken_between_words() {
        assert_eq!(
            fit("It is your turn in the game.\n\nGo on.", 12),
            "It is your\nturn in the\ngame.\n\nGo on."
        );
        assert_eq!(fit("short", 12), "short");
        // Each line has its own colour: what stands above or below it must not have it.
        assert_eq!(
            fit("\x1b[31mIt isn’t your turn.\x1b[0m\nWait.", 12),
            "\x1b[31mIt isn’t\x1b[0m\n\x1b[31myour turn.\x1b[0m\nWait."
        );
        assert_eq!(fit("  an indented sentence", 14), "  an indented\n  sentence");
    }

    #[test]
    fn what_a_command_does_goes_on_below_its_beginning() {
        let line = "  accept 1     accept the challenge of your opponent";
        assert_eq!(
            fit(line, 40),
            "  accept 1     accept the challenge of\n               your opponent"
        );
        // Where there is hardly room for it, it goes on at the left.
        assert_eq!(fit(line, 30), "  accept 1 accept the\n  challenge of your opponent");
    }

    #[test]
    fn a_board_and_the_columns_of_a_table_stay_as_they_are() {
        let board = "  11 . . . A A A A A . . . 11";
        assert_eq!(fit(board, 20), board);
        let moved = "  11 . . .[A]A A A A . . . 11";
        assert_eq!(fit(moved, 20), moved);
        let coloured = "  11 . . .\x1b[1;32m[\x1b[0mA\x1b[1;32m]\x1b[0mA A A . . . 11";
        assert_eq!(fit(coloured, 20), coloured);
        let table = "  1  Alva   1500  brandubh  12 games";
        assert_eq!(fit(table, 20), table);
    }
}
