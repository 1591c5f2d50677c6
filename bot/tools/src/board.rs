//! `taflpost board`: draws a position as characters or as a picture, or describes it in words.

use std::io::Write;

use clap::ValueEnum;
use engine::Terms;
use engine::ruleset::Library;
use pictures::Picture;
use templates::Board;
use templates::board::Prose;

use crate::pictures::{PictureFormat, PictureOptions, SeenFrom};
use crate::{CliError, CliResult, Exit, language, shelf};

/// What to draw.
#[derive(clap::Args)]
pub struct BoardArguments {
    /// The id of the ruleset (see `taflpost rulesets`)
    id: String,
    /// Draw this position instead of the start: "RANKS SIDE", where SIDE is a or d
    #[arg(long, value_name = "LINE")]
    position: Option<String>,
    /// How to draw it [default: from the output file's name, otherwise text]
    #[arg(long, alias = "format", value_enum)]
    form: Option<BoardOutput>,
    /// Which side of the board to look from
    #[arg(long, value_enum, default_value_t = SeenFrom::South)]
    seat: SeenFrom,
    #[command(flatten)]
    options: PictureOptions,
    #[command(flatten)]
    language: language::Spoken,
}

#[derive(Clone, Copy, ValueEnum)]
enum BoardOutput {
    /// Monospaced text in plain ASCII
    Text,
    /// Monospaced text with clearer symbols, if your font has them
    Unicode,
    /// Emoji, for boards up to 13×13
    Emoji,
    /// Sentences for a screen reader, with what a spectator may know
    Words,
    /// A PNG picture, in a file
    Png,
    /// An SVG picture for any width, in a file, with a description in words
    Svg,
}

impl BoardArguments {
    fn form(&self) -> BoardOutput {
        self.form.unwrap_or(match self.options.named_format() {
            Some(PictureFormat::Png) => BoardOutput::Png,
            Some(PictureFormat::Svg) => BoardOutput::Svg,
            Some(PictureFormat::Gif) | None => BoardOutput::Text,
        })
    }
}

pub fn answer(library: &Library, arguments: &BoardArguments, out: &mut impl Write) -> CliResult {
    let ruleset = shelf::ruleset(library, &arguments.id)?;
    let game = shelf::game(ruleset, Terms::default(), arguments.position.as_deref())?;
    let language = arguments.language.language();
    let (form, seat, options) = (arguments.form(), arguments.seat.seat(), &arguments.options);
    if !matches!(form, BoardOutput::Png | BoardOutput::Svg) {
        options.refuse()?;
    }
    let words = arguments.language.words();
    let board = Board::of_game(&game).seen_from(seat);
    let (drawn, legend) = match form {
        BoardOutput::Text => (board.text(), board.text_legend(words)),
        BoardOutput::Unicode => (board.unicode(), board.unicode_legend(words)),
        BoardOutput::Emoji => {
            let drawn = board
                .emoji()
                .map_err(|too_large| CliError::BadArguments(too_large.explain_size(words)))?;
            (drawn, board.emoji_legend(words))
        }
        BoardOutput::Words => {
            writeln!(out, "{}", Prose::for_game(&game).text(words, None))?;
            return Ok(Exit::Good);
        }
        BoardOutput::Png => return options.write_png(&Picture::of(&game, seat), out),
        BoardOutput::Svg => {
            let picture = Picture::of(&game, seat);
            return options.write_svg(&picture, &Prose::for_game(&game), language, out);
        }
    };
    writeln!(out, "{}", drawn.trim_end())?;
    writeln!(out, "{}", legend.join("   "))?;
    Ok(Exit::Good)
}
