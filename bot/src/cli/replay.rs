//! `taflpost replay`: shows a recorded game as an animation, or its last position as a still
//! picture.

use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::time::Duration;

use engine::Game;
use engine::notation::record::GameEnd;
use engine::ruleset::Library;
use pictures::{Picture, Replay, Then, Trays};
use templates::board::Prose;
use tools::pictures::{PictureFormat, PictureOptions, SeenFrom};
use tools::{CliError, CliResult, disk, language, shelf};

use crate::cli::games;

/// The recorded game that a command is about.
#[derive(clap::Args)]
pub(super) struct RecordFile {
    /// The file with the record, in any format that `taflpost games import` reads except .csv; - is
    /// standard input
    record: PathBuf,
    /// The id of the ruleset to replay it under, if it doesn't say or if none of ours is what it
    /// says; Taflpost's records always say
    #[arg(long, value_name = "ID")]
    ruleset: Option<String>,
}

/// What to show.
#[derive(clap::Args)]
pub(super) struct ReplayArguments {
    #[command(flatten)]
    record: RecordFile,
    /// What to make [default: from the output file's name, otherwise gif]
    #[arg(long, value_enum)]
    form: Option<PictureFormat>,
    #[command(flatten)]
    language: language::Spoken,
    /// Which side of the board to look from
    #[arg(long, value_enum, default_value_t = SeenFrom::South)]
    seat: SeenFrom,
    /// How many seconds a GIF shows each move, such as 0.5 [default: 1]
    #[arg(long, value_name = "SECONDS", value_parser = pace)]
    pace: Option<Duration>,
    /// Stop a GIF after the last move instead of repeating it
    #[arg(long)]
    once: bool,
    #[command(flatten)]
    options: PictureOptions,
}

pub(super) fn answer(
    library: &Library,
    arguments: &ReplayArguments,
    out: &mut impl Write,
) -> CliResult {
    let options = &arguments.options;
    let format = arguments.form.or_else(|| options.named_format()).unwrap_or(PictureFormat::Gif);
    if format != PictureFormat::Gif {
        let given = [("--pace", arguments.pace.is_some()), ("--once", arguments.once)];
        if let Some((option, _)) = given.iter().find(|(_, is_given)| *is_given) {
            return Err(CliError::BadArguments(format!("{option} is only for --form gif")));
        }
    }
    let (game, end) = arguments.record.read(library)?;
    let still =
        || Picture { trays: Some(trays(&game, end)), ..Picture::of(&game, arguments.seat.seat()) };
    match format {
        PictureFormat::Gif => options.write_gif(&arguments.replay(&game), out),
        PictureFormat::Png => options.write_png(&still(), out),
        PictureFormat::Svg => {
            let prose = Prose { game: &game, end };
            options.write_svg(&still(), &prose, arguments.language.language(), out)
        }
    }
}

impl ReplayArguments {
    fn replay<'a>(&self, game: &'a Game) -> Replay<'a> {
        let usual = Replay::of(game);
        let pace = self.pace.unwrap_or(usual.pace);
        Replay {
            seat: self.seat.seat(),
            pace,
            rest: usual.rest.max(pace),
            then: if self.once { Then::Stop } else { usual.then },
            ..usual
        }
    }
}

impl RecordFile {
    /// Its game, and how it ended.
    pub(super) fn read(&self, library: &Library) -> Result<(Game, Option<GameEnd>), CliError> {
        let ruleset = self.ruleset.as_deref().map(|id| shelf::ruleset(library, id)).transpose()?;
        let (from, text) = if self.record.as_os_str() == "-" {
            let mut bytes = Vec::new();
            let read = io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes);
            ("standard input".to_owned(), disk::text("standard input", read)?)
        } else {
            (self.record.display().to_string(), disk::read_text(&self.record)?)
        };
        games::replayed(&text, library, ruleset)
            .map_err(|why| CliError::No(format!("{from}: {why}")))
    }
}

/// What each side has captured, and whose turn it is if the game goes on.
fn trays(game: &Game, end: Option<GameEnd>) -> Trays {
    let trays = Trays::of(game);
    Trays { to_move: trays.to_move.filter(|_| end.is_none()), ..trays }
}

fn pace(text: &str) -> Result<Duration, String> {
    let shown = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let possible = Duration::from_millis(20)..=Duration::from_secs(600);
    shown
        .filter(|pace| possible.contains(pace))
        .ok_or_else(|| "a move can be shown for 0.02 to 600 seconds".into())
}
