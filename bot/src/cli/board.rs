//! `taflpost board`: draws a position.

use std::io::Write;

use clap::ValueEnum;
use engine::Terms;
use engine::ruleset::{Language, Library};
use templates::{Board, Words};

use super::{Answer, Trouble, Verdict, shelf};

/// What to draw.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The ruleset, as `taflpost rulesets` names it
    id: String,
    /// Draw this instead of the start: "RANKS SIDE"
    #[arg(long, value_name = "LINE")]
    position: Option<String>,
    /// How to draw it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// Monospaced text
    Text,
    /// Emoji, for boards up to 13×13
    Emoji,
}

pub(super) fn answer(library: &Library, arguments: &Arguments, out: &mut impl Write) -> Answer {
    let ruleset = shelf::ruleset(library, &arguments.id)?;
    let game = shelf::game(ruleset, Terms::default(), arguments.position.as_deref())?;
    let words = Words::of(Language::English);
    let board = Board::of(&game);
    let (drawn, legend) = match arguments.format {
        Format::Text => (board.text(), board.text_legend(words)),
        Format::Emoji => {
            let drawn =
                board.emoji().map_err(|too_large| Trouble::BadArguments(too_large.say(words)))?;
            (drawn, board.emoji_legend(words))
        }
    };
    writeln!(out, "{}", drawn.trim_end())?;
    writeln!(out, "{}", legend.join("   "))?;
    Ok(Verdict::Good)
}
