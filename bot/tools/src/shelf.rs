//! The available rulesets: the shipped ones and those of the `--rulesets` folder; and the arguments
//! that name a ruleset or a position of it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::notation::PositionLine;
use engine::ruleset::{Library, shipped_library};
use engine::{Game, Ruleset, Terms};

use crate::{CliError, disk};

/// The shipped rulesets and every `.toml` file of the folder, by file name.
pub fn library(folder: Option<&Path>) -> Result<Library, CliError> {
    let mut library = shipped_library().clone();
    let Some(folder) = folder else { return Ok(library) };
    let is_toml = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("toml"))
    };
    for path in disk::entries(folder)?.into_iter().filter(is_toml) {
        library
            .add(&disk::read_text(&path)?)
            .map_err(|error| CliError::BadArguments(format!("{}, {error}", path.display())))?;
    }
    Ok(library)
}

pub fn ruleset<'a>(library: &'a Library, id: &str) -> Result<&'a Arc<Ruleset>, CliError> {
    library.newest(id).ok_or_else(|| {
        let ids: Vec<&str> = library.iter().map(|ruleset| ruleset.id.as_str()).collect();
        CliError::BadArguments(format!(
            "there is no ruleset {id:?}; the rulesets are {}",
            ids.join(", ")
        ))
    })
}

/// A game from the position line, or from the ruleset's start.
pub fn game(
    ruleset: &Arc<Ruleset>,
    terms: Terms,
    position: Option<&str>,
) -> Result<Game, CliError> {
    let Some(position) = position else {
        return Game::new(Arc::clone(ruleset), terms).map_err(|_| {
            CliError::BadArguments(format!(
                "{} is played without dice; leave --dice out",
                ruleset.id
            ))
        });
    };
    PositionLine::parse(position)
        .and_then(|line| line.game(Arc::clone(ruleset), terms))
        .map_err(|error| CliError::BadArguments(format!("--position: {error}")))
}
