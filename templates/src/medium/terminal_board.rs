//! A board at a terminal. To a beginner with what its signs mean, and with what can be typed.

use commands::BoardForm;
use engine::Side;

use super::terminal_colours::tinted_board;
use crate::board::Board;
use crate::notice::next::{first_steps, hints};
use crate::notice::table::Table;
use crate::reader::{Client, Reader};

/// The columns of a usual terminal.
const WIDTH: usize = 80;

/// The board of a game with each line ended, and below it what a beginner needs.
pub fn drawn(table: &Table, reader: &Reader) -> String {
    let mut drawn = match (reader.client, reader.board) {
        (Client::Coloured, form) if form != BoardForm::Words => tinted_board(&table.board(reader)),
        _ => table.board(reader),
    };
    let Some(side) = table.seat.filter(|_| table.beginner) else { return drawn };
    let steps = hints(&first_steps(table), reader).into_iter().map(|step| step.beside());
    if reader.board != BoardForm::Words {
        let words = reader.words();
        let legend = legend(table, reader);
        let (from, count) = match side {
            Side::Attackers => (0, 1),
            Side::Defenders => (1, 2),
        };
        let own = legend.iter().skip(from).take(count).cloned().collect();
        let pieces = ("pieces", words.list(own).into());
        let how = words.say("table-beginner", &[pieces]);
        drawn.push_str(&format!("{}\n{how}\n", in_lines(&legend)));
    }
    drawn.extend(steps.map(|step| format!("{step}\n")));
    drawn
}

/// The entries below the board, each whole, in lines that fit a usual terminal.
fn in_lines(legend: &[String]) -> String {
    let mut lines = String::new();
    let mut width = WIDTH;
    for entry in legend {
        let wide = entry.chars().count() + 2;
        if width + wide > WIDTH {
            lines.push_str(if lines.is_empty() { "" } else { "\n" });
            width = 0;
        }
        lines.push_str(&format!("  {entry}"));
        width += wide;
    }
    lines.push('\n');
    lines
}

/// What the signs of the board mean, the attackers', the defenders' and the king's first.
fn legend(table: &Table, reader: &Reader) -> Vec<String> {
    let (board, words) = (Board::of_game(&table.game), reader.words());
    match reader.board {
        BoardForm::Emoji if board.emoji().is_ok() => board.emoji_legend(words),
        BoardForm::Unicode => board.unicode_legend(words),
        _ => board.text_legend(words),
    }
}
