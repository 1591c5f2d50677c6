//! Recomputes all ratings from the games alone, to compare them with those stored when the games
//! ended.

use std::collections::BTreeMap;

use chrono::DateTime;
use engine::ruleset::Library;
use kernel::lookup::{Open, fold_game};
use storage::{BiasRow, Fault, GameId, PlayerId, RatingRow, View};

use crate::book;
use crate::book::Period;
use crate::form::Form;

/// How many games are read at once.
const AT_ONCE: u32 = 500;

/// Numbers computed in the same order are equal; another machine's logarithm may differ in the last
/// digits.
const SAME: f64 = 1e-6;

/// A stored value that differs from what the games give.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// What it is about: a ruleset, a player, a game.
    pub what: String,
    pub written: String,
    /// The value that the games give.
    pub computed: String,
}

/// The ratings that the games of a club give.
#[derive(Clone, Debug)]
pub struct Recomputed {
    /// Every rating, in order.
    pub ratings: Vec<RatingRow>,
    pub biases: BTreeMap<String, BiasRow>,
    /// Where they differ from what is stored.
    pub differences: Vec<Difference>,
}

/// Computes all ratings of a club again, and calls `looked_at` after each of its games.
pub fn recompute(
    view: View<'_>,
    library: &Library,
    mut looked_at: impl FnMut(),
) -> Result<Recomputed, Fault> {
    let written = view.all_ratings()?;
    let mut order = BTreeMap::new();
    for (number, row) in written.iter().enumerate() {
        order.entry(row.game).or_insert(number);
    }
    let mut periods = periods(view, library, &mut looked_at)?;
    in_order(&mut periods, &order);
    let mut forms: BTreeMap<(String, PlayerId), Form> = BTreeMap::new();
    let mut biases: BTreeMap<String, BiasRow> = BTreeMap::new();
    let mut ratings = Vec::new();
    for period in &periods {
        let key = |player| (period.ruleset.clone(), player);
        let known =
            period.players.map(|player| forms.get(&key(player)).copied().unwrap_or(Form::NEW));
        let (rows, bias) = book::rated(period, known, biases.get(&period.ruleset).copied());
        for row in rows {
            forms.insert(key(row.player), book::form(&row));
            ratings.push(row);
        }
        biases.insert(period.ruleset.clone(), bias);
    }
    let mut differences = compare(view, &written, &ratings)?;
    differences.extend(compare_biases(view, &biases)?);
    Ok(Recomputed { ratings, biases, differences })
}

/// Sorts periods in the order in which they were stored, since a clock may be set back and a second
/// can contain several matches; those that were never stored are inserted by their time.
fn in_order(periods: &mut [Period], written: &BTreeMap<GameId, usize>) {
    let place = |period: &Period| written.get(&period.game).copied().unwrap_or(usize::MAX);
    periods.sort_by_key(|period| (place(period), period.at, period.game));
    let mut latest = DateTime::UNIX_EPOCH;
    let mut times = BTreeMap::new();
    for period in &*periods {
        if place(period) < usize::MAX {
            latest = latest.max(period.at);
            times.insert(period.game, latest);
        }
    }
    let time = |period: &Period| times.get(&period.game).copied().unwrap_or(period.at);
    periods.sort_by_key(time);
}

fn periods(
    view: View<'_>,
    library: &Library,
    looked_at: &mut impl FnMut(),
) -> Result<Vec<Period>, Fault> {
    let read = |row| -> Result<Open, Fault> {
        let course = fold_game(view, library, &row)?;
        Ok(Open { row, course })
    };
    let mut periods = Vec::new();
    let mut after = GameId(0);
    loop {
        let games = view.games_after(after, AT_ONCE)?;
        let Some(last) = games.last() else { return Ok(periods) };
        after = last.id;
        // A match is handled with its first game.
        let games = games.into_iter().inspect(|_| looked_at());
        let first = games.filter(|row| row.partner.is_none_or(|other| row.id < other));
        for row in first.filter(|row| row.folded.ended_at.is_some()) {
            let partner = row.partner.map(|partner| view.game(partner)).transpose()?.flatten();
            let partner = partner.map(read).transpose()?;
            periods.extend(book::period(&read(row)?, partner.as_ref()));
        }
    }
}

fn compare(
    view: View<'_>,
    written: &[RatingRow],
    computed: &[RatingRow],
) -> Result<Vec<Difference>, Fault> {
    let key = |row: &RatingRow| (row.game, row.player);
    let by_key = |rows: &[RatingRow]| -> BTreeMap<_, RatingRow> {
        rows.iter().map(|row| (key(row), row.clone())).collect()
    };
    let (old, new) = (by_key(written), by_key(computed));
    let mut differences = Vec::new();
    let keys: std::collections::BTreeSet<_> = old.keys().chain(new.keys()).copied().collect();
    for key in keys {
        let (old, new) = (old.get(&key), new.get(&key));
        if old.zip(new).is_some_and(|(old, new)| same(old, new)) {
            continue;
        }
        let (game, player) = key;
        let show = |row: Option<&RatingRow>| row.map_or_else(|| "nothing".to_owned(), shown);
        differences.push(Difference {
            what: format!("game {game}, {}", view.player(player)?.handle),
            written: show(old),
            computed: show(new),
        });
    }
    // A duplicate rating would be lost in the map.
    if written.len() != old.len() {
        differences.push(Difference {
            what: "the list of ratings".to_owned(),
            written: format!("{} rows", written.len()),
            computed: format!("{} rows", computed.len()),
        });
    }
    Ok(differences)
}

fn compare_biases(
    view: View<'_>,
    computed: &BTreeMap<String, BiasRow>,
) -> Result<Vec<Difference>, Fault> {
    let mut differences = Vec::new();
    let mut rulesets = view.rated_rulesets()?;
    rulesets.extend(
        computed.keys().filter(|ruleset| !rulesets.contains(ruleset)).cloned().collect::<Vec<_>>(),
    );
    for ruleset in rulesets {
        let (old, new) = (view.side_bias(&ruleset)?, computed.get(&ruleset).copied());
        let equal = old.zip(new).is_some_and(|(old, new)| {
            close(old.bias, new.bias) && close(old.weight, new.weight) && old.games == new.games
        });
        if !equal {
            let show = |row: Option<BiasRow>| {
                row.map_or_else(
                    || "nothing".to_owned(),
                    |row| format!("{:.6} from {} games", row.bias, row.games),
                )
            };
            let what = format!("the bias of {ruleset}");
            differences.push(Difference { what, written: show(old), computed: show(new) });
        }
    }
    Ok(differences)
}

fn same(one: &RatingRow, other: &RatingRow) -> bool {
    let numbers =
        |row: &RatingRow| [row.rating, row.deviation, row.volatility, row.lean, row.lean_weight];
    (&one.ruleset, one.at, one.games) == (&other.ruleset, other.at, other.games)
        && numbers(one).iter().zip(numbers(other)).all(|(one, other)| close(*one, other))
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() <= SAME * one.abs().max(1.0)
}

fn shown(row: &RatingRow) -> String {
    format!(
        "{} ± {}, lean {} after {} and {} games",
        row.rating, row.deviation, row.lean, row.games.attackers, row.games.defenders
    )
}
