//! `taflpost ratings`: how strong players are in each ruleset. It can also compute all ratings
//! again from the games alone, to compare them with those stored as games ended, or to replace
//! those.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use chrono::{DateTime, Utc};
use engine::ruleset::Library;
use service::ratings::{self, Recomputed};
use storage::{PlayerId, RatingRow, View};
use tools::progress::Progress;
use tools::{CliError, CliResult, Exit};

use crate::cli::{Whereabouts, file};

/// What to print or to do.
#[derive(clap::Args)]
pub(super) struct RatingsArguments {
    /// Only show the ratings in this ruleset
    #[arg(value_name = "RULESET", conflicts_with = "recompute")]
    ruleset: Option<String>,
    /// Calculate all ratings again from the games and replace the stored ones (the club must be
    /// closed)
    #[arg(long)]
    recompute: bool,
    /// Only report differences, without changing anything
    #[arg(long, requires = "recompute")]
    check: bool,
}

pub(super) fn answer(
    club: &Whereabouts<'_>,
    arguments: &RatingsArguments,
    out: &mut impl Write,
) -> CliResult {
    let Whereabouts { path, library, now } = club;
    match arguments {
        RatingsArguments { recompute: false, .. } => {
            list(path, arguments.ruleset.as_deref(), *now, out)
        }
        RatingsArguments { check: true, .. } => {
            let file = file::open_to_read(path)?;
            let _snapshot = file.snapshot()?;
            let computed = recomputed(file.view(), library)?;
            tell(&computed, out)
        }
        _ => rewrite(library, path, out),
    }
}

fn recomputed(view: View<'_>, library: &Library) -> Result<Recomputed, CliError> {
    let progress = Progress::begin("Rating games", view.count_games()?.into());
    Ok(ratings::recompute(view, library, || progress.step())?)
}

fn tell(computed: &Recomputed, out: &mut impl Write) -> CliResult {
    for difference in &computed.differences {
        writeln!(
            out,
            "{}: stored {}, calculated {}",
            difference.what, difference.written, difference.computed
        )?;
    }
    let (rows, wrong) = (computed.ratings.len(), computed.differences.len());
    writeln!(out, "ratings {rows}, disagreeing {wrong}")?;
    Ok(if wrong == 0 { Exit::Good } else { Exit::Bad })
}

fn rewrite(library: &Library, club: &Path, out: &mut impl Write) -> CliResult {
    let hint = "close it first, or add --check to compare only";
    let (mut file, _lock) = file::open_alone(club, hint)?;
    let computed = recomputed(file.view(), library)?;
    let change = file.change()?;
    change.delete_ratings()?;
    for row in &computed.ratings {
        change.insert_rating(row)?;
    }
    for (ruleset, bias) in &computed.biases {
        change.set_side_bias(ruleset, *bias)?;
    }
    change.commit()?;
    file.close()?;
    let (rows, wrong) = (computed.ratings.len(), computed.differences.len());
    writeln!(
        out,
        "All ratings have been calculated again: {rows} in total, {wrong} different from before."
    )?;
    Ok(Exit::Good)
}

fn list(club: &Path, ruleset: Option<&str>, now: DateTime<Utc>, out: &mut impl Write) -> CliResult {
    let file = file::open_to_read(club)?;
    let _snapshot = file.snapshot()?;
    let view = file.view();
    let mut rulesets = view.rated_rulesets()?;
    rulesets.retain(|rated| ruleset.is_none_or(|named| named == rated));
    if rulesets.is_empty() {
        let what = ruleset.map_or_else(String::new, |ruleset| format!(" {ruleset}"));
        writeln!(out, "No{what} game has been rated yet.")?;
    }
    for ruleset in rulesets {
        one(view, &ruleset, now, out)?;
    }
    Ok(Exit::Good)
}

fn one(
    view: View<'_>,
    ruleset: &str,
    time: DateTime<Utc>,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let all = view.all_ratings()?;
    // The last rating of each player counts.
    let last: BTreeMap<PlayerId, RatingRow> =
        all.into_iter().filter(|row| row.ruleset == ruleset).map(|row| (row.player, row)).collect();
    let mut now: Vec<RatingRow> = last.into_values().collect();
    now.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    let Some(bias) = view.side_bias(ruleset)? else { return Ok(()) };
    writeln!(
        out,
        "{ruleset}: attackers {:+.0} ± {:.0} points, from {} games",
        bias.bias,
        1.0 / bias.weight.sqrt(),
        bias.games
    )?;
    for row in now {
        let form = ratings::form_of_row(&row).on(time);
        let name = view.player(row.player)?.handle;
        writeln!(
            out,
            "  {:4.0} ±{:3.0}  {name}  ({} games as attackers, {} as defenders, lean {:+.0})",
            form.rating.rating,
            form.rating.deviation,
            row.games.attackers,
            row.games.defenders,
            row.lean
        )?;
    }
    Ok(())
}
