//! `taflpost board`: draws a position, or tells it in words.

use std::io::Write;

use clap::ValueEnum;
use engine::Terms;
use engine::ruleset::{Language, Library};
use templates::board::{Prose, Seat};
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
    /// How to show it
    #[arg(long, alias = "format", value_enum, default_value_t = Form::Text)]
    form: Form,
    /// From where to look at it
    #[arg(long, value_enum, default_value_t = SeenFrom::South)]
    seat: SeenFrom,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// Monospaced text in plain ASCII
    Text,
    /// Monospaced text with better signs, where the font has them
    Unicode,
    /// Emoji, for boards up to 13×13
    Emoji,
    /// Sentences, for a screen reader: what one who looks on may know
    Words,
}

#[derive(Clone, Copy, ValueEnum)]
enum SeenFrom {
    /// Rank 1 below
    South,
    /// The board turned round: rank 1 above
    North,
}

impl SeenFrom {
    fn seat(self) -> Seat {
        match self {
            SeenFrom::South => Seat::South,
            SeenFrom::North => Seat::North,
        }
    }
}

pub(super) fn answer(library: &Library, arguments: &Arguments, out: &mut impl Write) -> Answer {
    let ruleset = shelf::ruleset(library, &arguments.id)?;
    let game = shelf::game(ruleset, Terms::default(), arguments.position.as_deref())?;
    let words = Words::of(Language::English);
    let board = Board::of(&game).seen_from(arguments.seat.seat());
    let (drawn, legend) = match arguments.form {
        Form::Text => (board.text(), board.text_legend(words)),
        Form::Unicode => (board.unicode(), board.unicode_legend(words)),
        Form::Emoji => {
            let drawn =
                board.emoji().map_err(|too_large| Trouble::BadArguments(too_large.say(words)))?;
            (drawn, board.emoji_legend(words))
        }
        Form::Words => {
            writeln!(out, "{}", Prose::of(&game).text(words, None))?;
            return Ok(Verdict::Good);
        }
    };
    writeln!(out, "{}", drawn.trim_end())?;
    writeln!(out, "{}", legend.join("   "))?;
    Ok(Verdict::Good)
}
