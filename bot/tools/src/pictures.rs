//! Pictures as files: what `board`, `replay` and `analyse` share. This covers the options, a host's own pieces
//! and themes, and where the picture goes; the command decides what it shows, the painter how it is
//! drawn.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use engine::ruleset::Language;
use pictures::{Art, Caption, FILES, Painter, Picture, Replay, Theme, Width};
use templates::Words;
use templates::board::{Prose, Seat};
use templates::review::ReviewedGame;

use crate::disk::Existing;
use crate::{CliError, CliResult, Exit, disk};

/// How a picture is drawn and where it goes.
#[derive(clap::Args)]
#[command(next_help_heading = "Pictures")]
pub struct PictureOptions {
    /// The file to write the picture to; - is standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
    /// The colours [default: light]
    #[arg(long, value_parser = themes())]
    theme: Option<Theme>,
    /// How wide a PNG or GIF is: 400, 600, 800 or 1600 pixels [default: 600]
    #[arg(long, value_name = "PIXELS", value_parser = width)]
    width: Option<Width>,
    /// Use the pieces, marks, letters and themes in this folder
    #[arg(long, value_name = "DIR")]
    art: Option<PathBuf>,
}

/// What kind of file a picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PictureFormat {
    /// An animation of the game from its start
    Gif,
    /// A picture of the final position, with the captured pieces
    Png,
    /// The same as SVG, with a description in words
    Svg,
}

/// From where a board is looked at.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum SeenFrom {
    /// Rank 1 is at the bottom
    South,
    /// The board is turned around: rank 1 is at the top
    North,
}

impl SeenFrom {
    pub fn seat(self) -> Seat {
        match self {
            SeenFrom::South => Seat::South,
            SeenFrom::North => Seat::North,
        }
    }
}

impl PictureOptions {
    /// The format that the file name asks for.
    pub fn named_format(&self) -> Option<PictureFormat> {
        let ending = self.output.as_ref()?.extension()?.to_str()?;
        PictureFormat::from_str(ending, true).ok()
    }

    /// Refuses these options for a board of characters, which has neither a file nor a theme.
    pub fn refuse(&self) -> Result<(), CliError> {
        self.given().map_or(Ok(()), |option| {
            Err(CliError::BadArguments(format!(
                "{option} is only for pictures; add --form png or --form svg"
            )))
        })
    }

    /// The first of these options that was given.
    pub fn given(&self) -> Option<&'static str> {
        let given = [
            ("--output", self.output.is_some()),
            ("--force", self.force),
            ("--theme", self.theme.is_some()),
            ("--width", self.width.is_some()),
            ("--art", self.art.is_some()),
        ];
        given.into_iter().find(|(_, is_given)| *is_given).map(|(option, _)| option)
    }

    pub fn write_png(&self, picture: &Picture<'_>, out: &mut impl Write) -> CliResult {
        self.write(out, |painter, theme, width| painter.png(picture, theme, width))
    }

    /// Draws a board as SVG; its description for screen readers is prose that names no route.
    pub fn write_svg(
        &self,
        picture: &Picture<'_>,
        prose: &Prose<'_>,
        language: Language,
        out: &mut impl Write,
    ) -> CliResult {
        if self.width.is_some() {
            return Err(width_of_svg());
        }
        let title = prose.game.ruleset().name(language);
        let description = prose.alt_text(Words::of(language));
        let caption = Caption { title, description: &description };
        self.write(out, |painter, theme, _| painter.svg(picture, theme, &caption).into_bytes())
    }

    /// Draws what a game was worth; its description is the same in words.
    pub fn write_review(
        &self,
        reviewed: &ReviewedGame<'_>,
        words: &Words,
        seat: Seat,
        out: &mut impl Write,
    ) -> CliResult {
        match self.named_format() {
            Some(PictureFormat::Gif) => Err(CliError::BadArguments(
                "an analysis isn't animated; name the file .png or .svg".into(),
            )),
            Some(PictureFormat::Svg) => {
                if self.width.is_some() {
                    return Err(width_of_svg());
                }
                self.write(out, |painter, theme, _| {
                    reviewed.svg(painter, words, seat, theme).into_bytes()
                })
            }
            Some(PictureFormat::Png) | None => self.write(out, |painter, theme, _| {
                let width = self.width.unwrap_or(Width::W800);
                reviewed.png(painter, words, (seat, theme, width))
            }),
        }
    }

    /// Whether the picture takes standard output, where nothing else may then be.
    pub fn goes_to_output(&self) -> bool {
        self.output.as_ref().is_some_and(|output| output.as_os_str() == "-")
    }

    pub fn write_gif(&self, replay: &Replay<'_>, out: &mut impl Write) -> CliResult {
        self.write(out, |painter, theme, width| painter.replay(replay, theme, width))
    }

    fn write(
        &self,
        out: &mut impl Write,
        draw: impl FnOnce(&Painter, Theme, Width) -> Vec<u8>,
    ) -> CliResult {
        let Some(to) = &self.output else {
            return Err(CliError::BadArguments(
                "a picture has to go into a file; add --output FILE".into(),
            ));
        };
        let to_output = self.goes_to_output();
        if to_output && io::stdout().is_terminal() {
            return Err(CliError::BadArguments(
                "a terminal can't show pictures; add --output FILE".into(),
            ));
        }
        let painter = Painter::new(self.art()?);
        let theme = self.theme.unwrap_or(Theme::Light);
        let bytes = draw(&painter, theme, self.width.unwrap_or(Width::W600));
        if to_output {
            out.write_all(&bytes)?;
        } else {
            let existing = if self.force { Existing::Replaced } else { Existing::Kept };
            disk::write(to, &bytes, existing)?;
            writeln!(out, "The picture is now in {}.", to.display())?;
        }
        Ok(Exit::Good)
    }

    /// The pictures that come with Taflpost, replaced by those in the host's folder.
    fn art(&self) -> Result<Art, CliError> {
        let Some(folder) = &self.art else { return Ok(Art::shipped().clone()) };
        let own = own_files(folder)?;
        let own: Vec<_> = own.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        Art::with(&own).map_err(|bad| {
            let path = folder.join(&bad.file);
            CliError::BadArguments(format!("{}: {}", path.display(), bad.reason.trim_end()))
        })
    }
}

fn width_of_svg() -> CliError {
    CliError::BadArguments(
        "--width is only for PNG and GIF; an SVG can be shown at any width".into(),
    )
}

/// All files of the folder and its subfolders, by name with `/`. Files that are not used in
/// pictures come without their text: they are refused by name.
fn own_files(folder: &Path) -> Result<BTreeMap<String, String>, CliError> {
    let mut files = BTreeMap::new();
    let mut take = |name: String, path: &Path| {
        let known = FILES.iter().any(|(known, _)| *known == name);
        let text = if known { disk::read_text(path)? } else { String::new() };
        files.insert(name, text);
        Ok::<_, CliError>(())
    };
    for (name, path) in visible(folder)? {
        if !path.is_dir() {
            take(name, &path)?;
            continue;
        }
        for (inner, path) in visible(&path)? {
            take(format!("{name}/{inner}"), &path)?;
        }
    }
    Ok(files)
}

/// The contents of a folder by name, without what file managers and editors hide there.
fn visible(folder: &Path) -> Result<Vec<(String, PathBuf)>, CliError> {
    let named = disk::entries(folder)?.into_iter().filter_map(|path| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        Some((name, path))
    });
    Ok(named.filter(|(name, _)| !name.starts_with('.')).collect())
}

fn themes() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::word))
        .try_map(|word| Theme::from_word(&word).ok_or("there is no such theme"))
}

fn width(text: &str) -> Result<Width, String> {
    let width = text.parse().ok().and_then(Width::from_pixels);
    width.ok_or_else(|| {
        let [rest @ .., last] = Width::ALL.map(|width| width.pixels().to_string());
        format!("pictures can be {} or {last} pixels wide", rest.join(", "))
    })
}
