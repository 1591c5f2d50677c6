//! `taflpost analyse`: what a recorded game was worth, in words and as a picture.

use std::io::Write;

use engine::ruleset::Library;
use search::Searcher;
use search::review::{NODES, Review};
use templates::review::ReviewedGame;
use tools::pictures::{PictureOptions, SeenFrom};
use tools::{CliError, CliResult, Exit, language};

use crate::cli::replay::RecordFile;

/// Two to that power positions are remembered: 8 MB.
const TABLE_BITS: u32 = 18;

/// What to analyse.
#[derive(clap::Args)]
pub(super) struct AnalyseArguments {
    #[command(flatten)]
    record: RecordFile,
    /// How many positions to look at before each move at most; more find more, and take longer
    #[arg(long, value_name = "NUMBER", default_value_t = NODES)]
    nodes: u64,
    #[command(flatten)]
    language: language::Spoken,
    /// Which side of the boards to look from
    #[arg(long, value_enum, default_value_t = SeenFrom::South)]
    seat: SeenFrom,
    #[command(flatten)]
    options: PictureOptions,
}

pub(super) fn answer(
    library: &Library,
    arguments: &AnalyseArguments,
    out: &mut impl Write,
) -> CliResult {
    let (game, _) = arguments.record.read(library)?;
    let review = Review::of(&game, &mut Searcher::new(TABLE_BITS), arguments.nodes, || true);
    let review = review.ok_or_else(|| CliError::No("The analysis was stopped.".into()))?;
    let reviewed = ReviewedGame { game: &game, review: &review };
    let (options, words) = (&arguments.options, arguments.language.words());
    if !options.goes_to_output() {
        for line in reviewed.lines(words) {
            writeln!(out, "{line}")?;
        }
    }
    match options.given() {
        Some(_) => options.write_review(&reviewed, words, arguments.seat.seat(), out),
        None => Ok(Exit::Good),
    }
}
