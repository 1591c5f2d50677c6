//! `taflpost board`: draws a position as characters or as a picture, or describes it in words.

use std::io::Write;

use clap::ValueEnum;
use engine::Terms;
use engine::ruleset::Library;
use pictures::Picture;
use templates::Board;
use templates::board::Prose;

use super::pictures::{PictureFormat, PictureOptions, SeenFrom};
use super::{CliError, CliResult, Exit, language, shelf};

/// What to draw.
#[derive(clap::Args)]
pub(super) struct BoardArguments {
    /// The ruleset, as `taflpost rulesets` names it
    id: String,
    /// Draw this instead of the start: "RANKS SIDE"
    #[arg(long, value_name = "LINE")]
    position: Option<String>,
    /// How to show it [default: by the name of the picture's file, else text]
    #[arg(long, alias = "format", value_enum)]
    form: Option<BoardOutput>,
    /// From where to look at it
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
    /// Monospaced text with better signs, where the font has them
    Unicode,
    /// Emoji, for boards up to 13×13
    Emoji,
    /// Sentences, for a screen reader: what one who looks on may know
    Words,
    /// A picture of pixels, in a file
    Png,
    /// A picture of any width, in a file, told in words too
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

pub(super) fn answer(
    library: &Library,
    arguments: &BoardArguments,
    out: &mut impl Write,
) -> CliResult {
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
