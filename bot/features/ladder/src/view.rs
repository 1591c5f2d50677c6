//! Answers questions about ladders: the current places, the reasons, and what somebody has done.

use chrono::{DateTime, TimeDelta, Utc};
use commands::LadderQuestion;
use engine::Side;
use engine::ruleset::options::MatchTieBreak;
use kernel::ladder_rules::{FIXED, Number, TOP_PLACES};
use kernel::lookup::Lookup;
use kernel::refused::{Refused, Stop};
use kernel::scene::Scene;
use kernel::{circles, ladders, named};
use play::{shown_invitation, vacation};
use ratings::form::Form;
use storage::{Fault, LadderMatchRow, PlayerId, PlayerRow, RungRow, StepRow};
use templates::ladder::{
    Barrier, Bias, ChartedRating, King, LadderAnswer as News, LadderReader, LadderRecord,
    LadderRefused, LadderSheet, LadderTable, LadderWhy, Past, PastStep, Rung, RungState,
    ShownRating,
};
use templates::{Notice, of_ladder};

use crate::may::LadderChallenger;
use crate::past::{OnePlace, Places};
use crate::present::step;
use crate::roll::LadderRanking;
use crate::{honours, may, past, roll};

/// A ladder with at most this many places is shown completely.
const WHOLE: u32 = 30;

/// How many of the first are shown on a larger ladder, and how many around the asker beyond those
/// within reach.
const TOP: u32 = 10;
const AROUND: u32 = 3;

/// How far back the picture goes, and how many players it shows at most.
const LATELY: TimeDelta = TimeDelta::days(90);
const CURVES: usize = 20;

/// How many steps of a player's past are shown.
const STEPS: usize = 40;

/// From this number of rated games on a side, the strength on that side is shown.
const SIDED: u32 = 15;

/// From this number of rated games on a ladder, it says which side has the advantage: before that,
/// the error is far larger than the advantage, which then says nothing.
const BIASED: u32 = 20;

pub fn answer(
    lookup: Lookup<'_>,
    player: Option<&PlayerRow>,
    question: &LadderQuestion,
) -> Result<Notice, Stop> {
    let asker = player.map(|player| player.id);
    let meant = |named: &Option<String>| roll::meant(lookup, asker, named.as_deref());
    let subject = |typed: &Option<String>| match (typed, asker) {
        // Discord shows its accounts to everybody there, but the pages show them to nobody.
        (Some(typed), None) if lookup.scene == Some(&Scene::Pages) => {
            named::find(lookup, typed).map(|player| player.id)
        }
        (Some(typed), _) => named::named(lookup, typed),
        (None, Some(asker)) => Ok(asker),
        (None, None) => Err(Stop::from(Refused::NoGames)),
    };
    Ok(Notice::Ladder(match question {
        LadderQuestion::Show(named) => table(lookup, asker, &meant(named)?, TableExtent::Near)?,
        LadderQuestion::All(named) => table(lookup, asker, &meant(named)?, TableExtent::All)?,
        LadderQuestion::Month(year, month, named) => {
            monthly(lookup, asker, &meant(named)?, (*year, *month))?
        }
        LadderQuestion::Rules(named) => sheet(lookup, &meant(named)?)?,
        LadderQuestion::Why(typed, named) => why(lookup, asker, subject(typed)?, &meant(named)?)?,
        LadderQuestion::Player(typed, named) => record(lookup, subject(typed)?, &meant(named)?)?,
    }))
}

/// A ladder as every spectator sees it.
pub fn table_for_all(lookup: Lookup<'_>, ladder: &str) -> Result<Notice, Fault> {
    Ok(Notice::Ladder(table(lookup, None, ladder, TableExtent::Near)?))
}

/// The first places of each ladder that is open, the one with most players first.
pub fn first_places(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    places: usize,
) -> Result<Vec<Notice>, Fault> {
    let mut tables = Vec::new();
    for ladder in ladders::open(lookup)? {
        let rungs = lookup.view.rungs(&ladder)?;
        let mut first = Vec::new();
        for rung in rungs.iter().take(places) {
            let form = ratings::form_of(lookup, of_ladder(&ladder).1, rung.player)?;
            first.push(Some(Rung {
                place: rung.place.unwrap_or_default(),
                name: lookup.view.player(rung.player)?.handle,
                is_reader: Some(rung.player) == reader,
                rating: form.as_ref().map(shown_rating),
                matches: 0,
                state: None,
                open: false,
            }));
        }
        first.extend((rungs.len() > places).then_some(None));
        tables.push(LadderTable {
            ladder: lookup.ruleset_name(&ladder),
            players: u32::try_from(rungs.len()).unwrap_or(u32::MAX),
            month: None,
            rungs: first,
            king: None,
            bias: None,
            reader: LadderReader::Nobody,
            past: Vec::new(),
            span: [lookup.now; 2],
            estimates: Vec::new(),
        });
    }
    tables.sort_by_key(|table| std::cmp::Reverse(table.players));
    Ok(tables.into_iter().map(|table| Notice::Ladder(News::Table(Box::new(table)))).collect())
}

/// How much of a ladder is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TableExtent {
    Near,
    All,
}

fn table(
    lookup: Lookup<'_>,
    asker: Option<PlayerId>,
    ladder: &str,
    shown: TableExtent,
) -> Result<News, Fault> {
    let roll = LadderRanking::call(lookup, ladder)?;
    let load = asker.map(|asker| may::load(lookup, ladder, asker)).transpose()?;
    let asking = asker.zip(load.as_ref());
    let asking =
        asking.map(|(player, load)| LadderChallenger { lookup, roll: &roll, player, load });
    let own = asker.and_then(|asker| roll.place(asker));
    let reach = asking.as_ref().and_then(LadderChallenger::reach).map(|(highest, _)| highest);
    let is_shown = |place: u32| {
        let near = own.zip(reach).is_some_and(|(own, highest)| {
            (highest.min(own.saturating_sub(AROUND))..=own + AROUND).contains(&place)
        });
        shown == TableExtent::All || roll.players() <= WHOLE || place <= TOP || near
    };
    let running = lookup.view.running_matches_about(ladder)?;
    let matches = |player| {
        let own = |row: &&LadderMatchRow| [row.challenger, row.defender].contains(&player);
        u32::try_from(running.iter().filter(own).count()).unwrap_or(u32::MAX)
    };
    let mut rungs: Vec<Option<Rung>> = Vec::new();
    for rung in &roll.rungs {
        let Some(place) = rung.place else { continue };
        if is_shown(place) {
            let shown = shown_rung(lookup, &roll, rung, place, asking.as_ref())?;
            rungs.push(Some(Rung { matches: matches(rung.player), ..shown }));
        } else if rungs.last().is_some_and(Option::is_some) {
            rungs.push(None);
        }
    }
    let steps = lookup.view.steps(ladder)?;
    // The players in the picture: those shown, with the asker first.
    let seen = roll.rungs.iter().filter(|rung| rung.place.is_some_and(&is_shown));
    let mut stand: Vec<PlayerId> = seen.map(|rung| rung.player).take(CURVES).collect();
    if let Some(asker) = asker.filter(|_| own.is_some()) {
        stand.retain(|&player| player != asker);
        stand.push(asker);
    }
    let since = (lookup.now - LATELY).max(steps.first().map_or(lookup.now, |step| step.at));
    let closed_at = lookup.view.ladder_times(ladder)?.pop().and_then(|last| last.closed_at);
    let reader = match (closed_at, asker, own.zip(reach)) {
        (Some(closed_at), ..) => LadderReader::Closed(closed_at),
        (None, _, Some((place, highest))) => LadderReader::On { place, highest },
        (None, Some(asker), None)
            if circles::may_take_part(lookup, asker, of_ladder(ladder).0)? =>
        {
            LadderReader::Off
        }
        (None, _, None) => LadderReader::Nobody,
    };
    Ok(News::Table(Box::new(LadderTable {
        ladder: lookup.ruleset_name(ladder),
        players: roll.players(),
        month: None,
        rungs,
        king: king(lookup, &roll, &steps)?,
        bias: bias(lookup, ladder)?,
        reader,
        past: pasts(lookup, &steps, &stand, asker, since)?,
        span: [since, lookup.now],
        estimates: match shown {
            TableExtent::Near => Vec::new(),
            TableExtent::All => estimates(lookup, &roll, asker)?,
        },
    })))
}

/// The highest ratings, and the asker's.
fn estimates(
    lookup: Lookup<'_>,
    roll: &LadderRanking,
    asker: Option<PlayerId>,
) -> Result<Vec<ChartedRating>, Fault> {
    let mut rated: Vec<_> =
        roll.forms.iter().map(|(&player, form)| (shown_rating(form), player)).collect();
    rated.sort_by_key(|(rating, player)| (std::cmp::Reverse(rating.points), *player));
    let rated = rated.into_iter().enumerate();
    let drawn = rated.filter(|(at, (_, player))| *at < CURVES || Some(*player) == asker);
    let estimate = |(_, (rating, player))| {
        let name = lookup.view.player(player)?.ascii;
        Ok(ChartedRating { name, rating, is_reader: Some(player) == asker })
    };
    drawn.map(estimate).collect()
}

/// A place as it's shown, but for the matches of its player.
fn shown_rung(
    lookup: Lookup<'_>,
    roll: &LadderRanking,
    rung: &RungRow,
    place: u32,
    asking: Option<&LadderChallenger<'_>>,
) -> Result<Rung, Fault> {
    let player = lookup.view.player(rung.player)?;
    let silence = TimeDelta::days(lookup.rules.get(Number::SilenceDays).into());
    let state = if rung.leaving {
        Some(RungState::Leaving)
    } else if rung.held {
        Some(RungState::Held)
    } else if let Some(until) = vacation::until(lookup, rung.player)? {
        Some(RungState::Away(until))
    } else if lookup.now - player.seen_at >= silence {
        Some(RungState::Silent)
    } else {
        None
    };
    let open = match asking {
        Some(asking) => asking.may(rung.player)?.is_ok(),
        None => false,
    };
    Ok(Rung {
        place,
        name: player.handle,
        is_reader: asking.is_some_and(|asking| asking.player == rung.player),
        rating: roll.forms.get(&rung.player).map(shown_rating),
        matches: 0,
        state,
        open,
    })
}

pub fn shown_rating(form: &Form) -> ShownRating {
    ShownRating {
        points: form.rating.rating.round() as i32,
        deviation: form.rating.deviation.round() as u32,
    }
}

/// The places of those players since that moment.
fn pasts(
    lookup: Lookup<'_>,
    steps: &[StepRow],
    players: &[PlayerId],
    asker: Option<PlayerId>,
    since: DateTime<Utc>,
) -> Result<Vec<Past>, Fault> {
    let mut courses: Vec<Vec<(DateTime<Utc>, Option<u32>)>> = vec![Vec::new(); players.len()];
    let mut places: Vec<_> = players.iter().map(|&player| OnePlace::of(player)).collect();
    for step in steps.iter().filter(|step| step.from != step.to) {
        for (one, course) in places.iter_mut().zip(&mut courses) {
            one.follow(step);
            let place = one.place;
            if course.last().map_or(place.is_some(), |(_, last)| *last != place) {
                course.push((step.at, place));
            }
        }
    }
    let mut pasts = Vec::new();
    for (&player, course) in players.iter().zip(courses) {
        // Everything earlier becomes one point at the beginning.
        let before = course.partition_point(|(at, _)| *at <= since);
        let first = course.get(before.wrapping_sub(1)).map(|(_, place)| (since, *place));
        pasts.push(Past {
            name: lookup.view.player(player)?.ascii,
            is_reader: Some(player) == asker,
            places: first.into_iter().chain(course.into_iter().skip(before)).collect(),
        });
    }
    Ok(pasts)
}

fn king(
    lookup: Lookup<'_>,
    roll: &LadderRanking,
    steps: &[StepRow],
) -> Result<Option<King>, Fault> {
    let Some(first) = roll.rungs.first() else { return Ok(None) };
    let honours = honours::of(steps, first.player, lookup.now)?;
    let days = honours.first_since.map_or(0, |since| (lookup.now - since).num_days());
    Ok(Some(King {
        name: lookup.view.player(first.player)?.handle,
        days: u32::try_from(days).unwrap_or(0),
        defences: honours.defences,
    }))
}

fn bias(lookup: Lookup<'_>, ladder: &str) -> Result<Option<Bias>, Fault> {
    let (bias, games) = ratings::side_bias(lookup, of_ladder(ladder).1)?;
    Ok((games >= BIASED).then(|| Bias {
        points: bias.points.round() as i32,
        deviation: bias.deviation().round() as u32,
        games,
    }))
}

fn monthly(
    lookup: Lookup<'_>,
    asker: Option<PlayerId>,
    ladder: &str,
    (year, month): (i32, u32),
) -> Result<News, Stop> {
    let none = || LadderRefused::NoMonth { ladder: ladder.to_owned(), year, month };
    let end = past::end_of(year, month).filter(|end| *end <= lookup.now).ok_or_else(none)?;
    let Places(players) = past::at(&lookup.view.steps(ladder)?, end);
    if players.is_empty() {
        return Err(none().into());
    }
    let mut rungs = Vec::new();
    for (place, &player) in (1..).zip(&players) {
        rungs.push(Some(Rung {
            place,
            name: lookup.view.player(player)?.handle,
            is_reader: Some(player) == asker,
            rating: None,
            matches: 0,
            state: None,
            open: false,
        }));
    }
    Ok(News::Table(Box::new(LadderTable {
        ladder: lookup.ruleset_name(ladder),
        players: u32::try_from(players.len()).unwrap_or(u32::MAX),
        month: Some((year, month)),
        rungs,
        king: None,
        bias: None,
        reader: LadderReader::Nobody,
        past: Vec::new(),
        span: [end, end],
        estimates: Vec::new(),
    })))
}

fn sheet(lookup: Lookup<'_>, ladder: &str) -> Result<News, Stop> {
    let no_ruleset = || Refused::NoRuleset { typed: ladder.to_owned() };
    let ruleset = lookup.library.newest(of_ladder(ladder).1).ok_or_else(no_ruleset)?;
    let rules = lookup.rules;
    let set = Number::ALL.iter().map(|&number| (number.name(), rules.get(number)));
    // A player in the top places never has to accept fewer challenges than others.
    let fixed = FIXED.map(|(name, value)| match name {
        "top-incoming" => (name, rules.incoming_at(TOP_PLACES)),
        _ => (name, value),
    });
    Ok(News::Sheet(Box::new(LadderSheet {
        ladder: lookup.ruleset_name(ladder),
        tie: rules.tie.name(),
        tie_break: match ruleset.options.match_tie_break {
            MatchTieBreak::None => "none",
            MatchTieBreak::FewerPlies => "fewer-plies",
            MatchTieBreak::MoreCaptures => "more-captures",
        },
        clock: shown_invitation::clock_terms(&rules.clock),
        numbers: set.chain(fixed).collect(),
    })))
}

fn why(
    lookup: Lookup<'_>,
    asker: Option<PlayerId>,
    player: PlayerId,
    ladder: &str,
) -> Result<News, Fault> {
    let roll = LadderRanking::call(lookup, ladder)?;
    let name = lookup.view.player(player)?.handle;
    let may = match asker {
        Some(asker) => may::may(lookup, &roll, asker, player)?,
        None => Err(Barrier::YouAreNotOn),
    };
    let steps = lookup.view.steps(ladder)?;
    let moved = past::of_player(&steps, player);
    let earlier = moved.len().saturating_sub(STEPS);
    let mut past = Vec::new();
    for moved in moved.into_iter().skip(earlier) {
        past.push(PastStep {
            at: moved.step.at,
            step: step(lookup, asker, moved.step)?.sentence(),
            place: [moved.before, moved.after],
        });
    }
    Ok(News::Why(Box::new(LadderWhy {
        ladder: lookup.ruleset_name(ladder),
        name,
        place: roll.place(player),
        players: roll.players(),
        may,
        steps: past,
        earlier: u32::try_from(earlier).unwrap_or(u32::MAX),
    })))
}

fn record(lookup: Lookup<'_>, player: PlayerId, ladder: &str) -> Result<News, Fault> {
    let steps = lookup.view.steps(ladder)?;
    let honours = honours::of(&steps, player, lookup.now)?;
    let first = steps.iter().find(|step| step.player == player);
    let since = first.map_or(lookup.now, |step| step.at);
    let mut pasts = pasts(lookup, &steps, &[player], Some(player), since)?;
    let rung = lookup.view.rung(ladder, player)?;
    let form = ratings::form_of(lookup, of_ladder(ladder).1, player)?;
    let games = form.map_or([0, 0], |form| [form.games.attackers, form.games.defenders]);
    let sides = form.filter(|_| games.iter().all(|&games| games >= SIDED));
    Ok(News::Record(Box::new(LadderRecord {
        ladder: lookup.ruleset_name(ladder),
        name: lookup.view.player(player)?.handle,
        place: rung.as_ref().and_then(|rung| rung.place),
        players: lookup.view.count_rungs(ladder)?,
        best: honours.best,
        king_days: u32::try_from(honours.reign.num_days()).unwrap_or(0),
        defences: [honours.defences, honours.most_defences],
        matches: [honours.won, honours.level, honours.lost],
        rating: form.as_ref().map(shown_rating),
        sides: sides.map(|form| Side::BOTH.map(|side| form.on_side(side).round() as i32)),
        games,
        points: rung.map_or(0, |rung| rung.points),
        past: pasts.pop().ok_or_else(|| Fault::defect("a past of nobody"))?,
        span: [since, lookup.now],
    })))
}
