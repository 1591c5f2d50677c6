//! Conditional moves: a player's answers to what the opponent may do next. Checked when they are
//! planned and again when they are due, carried out as if the player had sent them then, and never
//! seen by the opponent.

use commands::plan::{BadPlan, Branch, Condition, Plan, PlanAnswer};
use correspondence::event::Event;
use engine::notation::{Body, PlyText};
use engine::ruleset::options::Dice;
use engine::{Game, Illegal, Move, Ply, Ruleset, Side};
use kernel::feature::Occasion;
use kernel::happened::{Happened, PlanEnd};
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open};
use kernel::refused::{Refused, Stop};
use storage::{Fault, PlanRow};
use templates::told::{GameNews, GamePoint};

use crate::seat::SeatAtGame;
use crate::{pair, ply};

/// Adds to a player's plans; it is tried after the earlier ones, and replaces plans for the same
/// condition.
pub fn plan(ledger: &Ledger<'_>, seat: SeatAtGame, typed: &str) -> Result<Happened, Stop> {
    let seat = seat.still_running()?;
    let moment = seat.open.moment();
    let course = &seat.open.course;
    if course.game.terms().dice == Dice::Hun {
        return Err(Refused::NoPlansWithDice(moment).into());
    }
    if course.to_move() == seat.side {
        return Err(Refused::MoveFirst(moment).into());
    }
    let no_plan = |because: BadPlan| Refused::NoPlan { typed: typed.to_owned(), because };
    let new = Plan::read(typed).map_err(no_plan)?;
    check(&course.game, &new, moment, &mut Vec::new())?;
    let mut whole = planned(ledger.lookup(), &seat.open, seat.side)?;
    let ruleset = course.game.ruleset();
    let is_new = |old: &Branch| new.branches.iter().any(|new| same(ruleset, &new.when, &old.when));
    whole.branches.retain(|old| !is_new(old));
    whole.branches.extend(new.branches);
    keep(ledger, &seat.open, seat.side, &whole)?;
    Ok(Happened::Planned { game: seat.open.row.id.0, plan: whole.to_string() })
}

pub fn clear(ledger: &Ledger<'_>, seat: SeatAtGame) -> Result<Happened, Stop> {
    let seat = seat.still_running()?;
    keep(ledger, &seat.open, seat.side, &Plan::default())?;
    Ok(Happened::Planned { game: seat.open.row.id.0, plan: String::new() })
}

/// What a player has planned for the ply that is due.
pub fn planned(lookup: Lookup<'_>, open: &Open, side: Side) -> Result<Plan, Fault> {
    let row = lookup.view.plan(open.row.players[side], open.row.id)?;
    row.filter(|row| row.ply == open.course.due_ply())
        .map_or(Ok(Plan::default()), |row| read(&row.text))
}

/// Reads a stored plan.
pub fn read(text: &str) -> Result<Plan, Fault> {
    Plan::read(text).map_err(|_| Fault::row(format_args!("a plan: {text}")))
}

/// Deletes both players' plans, because plies were taken back.
pub fn forget(ledger: &Ledger<'_>, open: &Open) -> Result<(), Fault> {
    for side in Side::BOTH {
        ledger.change.drop_plan(open.row.players[side], open.row.id)?;
    }
    Ok(())
}

fn keep(ledger: &Ledger<'_>, open: &Open, side: Side, plan: &Plan) -> Result<(), Fault> {
    let player = open.row.players[side];
    if plan.is_empty() {
        return ledger.change.drop_plan(player, open.row.id);
    }
    let row = PlanRow { ply: open.course.due_ply(), text: plan.to_string() };
    ledger.change.set_plan(player, open.row.id, &row)
}

/// After a ply: plays what the opponent has planned for it, and what is planned for that, until
/// there is no plan for the current position.
pub fn answer(ledger: &Ledger<'_>, open: &mut Open) -> Result<(), Fault> {
    loop {
        if open.course.end.is_some() {
            return Ok(());
        }
        let side = open.course.to_move();
        let player = open.row.players[side];
        let Some(row) = ledger.view().plan(player, open.row.id)? else { return Ok(()) };
        // A plan for an earlier ply is no longer valid.
        if row.ply + 1 != open.course.due_ply() {
            return Ok(());
        }
        let plan = read(&row.text)?;
        let ruleset = open.course.game.ruleset();
        let Some(last) = open.course.game.plies().last() else { return Ok(()) };
        let moment = open.moment();
        let over = |why| ledger.tell(player, &Happened::PlanOver { at: moment, why });
        let branch = plan.branches.into_iter().find(|branch| holds(ruleset, &branch.when, last));
        let Some(Branch { answer, then, .. }) = branch else {
            return over(PlanEnd::Other);
        };
        let (event, own_news, news) = match answer {
            PlanAnswer::Ply(typed) => {
                let Ok(canonical) = ply::canonical(open, &typed) else {
                    return over(PlanEnd::Illegal { typed });
                };
                ledger.follow_up_on(&Occasion::Ply(player))?;
                (Event::Ply(canonical), GameNews::PlanPlayed, GameNews::Ply)
            }
            // Planning it was saying yes to it.
            PlanAnswer::Resign => (Event::Resigned(side), GameNews::PlanResigned, GameNews::Ended),
            PlanAnswer::Stop => return over(PlanEnd::Stop),
            PlanAnswer::TellMe => return over(PlanEnd::Told),
        };
        let moment = ledger.book(open, &event)?;
        keep(ledger, open, side, &then)?;
        ledger.tell(player, &Happened::game(own_news, moment))?;
        let opponent = open.row.players[!side];
        ledger.tell(opponent, &Happened::game(news, moment))?;
        ledger.show(player, opponent, &Happened::game(news, moment))?;
        pair::conclude(ledger, open, moment)?;
    }
}

/// Whether the last ply was compared with a plan of the player whose turn it is.
pub(crate) fn has_met_plan(ledger: &Ledger<'_>, open: &Open) -> Result<bool, Fault> {
    let player = open.row.players[open.course.to_move()];
    let plan = ledger.view().plan(player, open.row.id)?;
    Ok(plan.is_some_and(|row| row.ply + 1 == open.course.due_ply()))
}

/// Whether two conditions are the same, however they are typed.
fn same(ruleset: &Ruleset, one: &Condition, other: &Condition) -> bool {
    match (one, other) {
        (Condition::Move(one), Condition::Move(other)) => {
            let read = |text: &str| PlyText::parse(text, &ruleset.spellings).ok();
            one == other || read(one).is_some_and(|ply| Some(ply) == read(other))
        }
        _ => one == other,
    }
}

/// Whether the opponent's ply meets the condition.
fn holds(ruleset: &Ruleset, when: &Condition, ply: &Ply) -> bool {
    match when {
        Condition::Move(text) => ply.mv.is_some() && ply.mv == read_move(ruleset, text),
        Condition::Capture(None) => !ply.captures.is_empty(),
        Condition::Capture(Some(square)) => {
            ply.captures.iter().any(|capture| capture.square == *square)
        }
        Condition::One => ply.announces && ply.routes.len() == 1,
        Condition::Two => ply.announces && ply.routes.len() > 1,
    }
}

/// The move alone, without claims or announcements.
fn read_move(ruleset: &Ruleset, text: &str) -> Option<Move> {
    let ply = PlyText::parse(text, &ruleset.spellings).ok()?;
    match ply.body {
        Body::Move { mv, .. } => Some(mv),
        Body::Pass => None,
    }
}

/// Checks a plan at a position where the opponent is to move; `path` is how the game got there from
/// `moment`.
fn check(
    game: &Game,
    plan: &Plan,
    moment: GamePoint,
    path: &mut Vec<String>,
) -> Result<(), Refused> {
    let length = path.len();
    for branch in &plan.branches {
        match &branch.when {
            Condition::Move(text) => check_move(game, (text, branch), moment, path)?,
            condition => check_event(game, condition, branch, moment)?,
        }
        path.truncate(length);
    }
    Ok(())
}

fn check_move(
    game: &Game,
    (text, branch): (&str, &Branch),
    moment: GamePoint,
    path: &mut Vec<String>,
) -> Result<(), Refused> {
    let ends = || Refused::PlanEnds { typed: text.to_owned() };
    let wrong = |path: &[String], typed: &str| Refused::PlanPly {
        moment,
        path: path.to_vec(),
        typed: typed.to_owned(),
    };
    let mut after = game.clone();
    let Some(mv) = read_move(game.ruleset(), text) else { return Err(wrong(path, text)) };
    match after.replay(&mv.into()) {
        Ok(ply) if ply.outcome.is_some() => return Err(ends()),
        Ok(_) => {}
        // The planner must not learn whether a route is silent: treat it as open.
        Err(Illegal::SilentRoute { .. }) => return Err(ends()),
        Err(_) => return Err(wrong(path, text)),
    }
    path.push(mv.to_string());
    let PlanAnswer::Ply(answer) = &branch.answer else { return after_end(branch) };
    match ply::play_typed(&mut after, answer) {
        Err(_) => return Err(wrong(path, answer)),
        Ok(ply) if ply.outcome.is_some() && !branch.then.is_empty() => {
            return Err(Refused::PlanEnds { typed: answer.clone() });
        }
        Ok(_) => {}
    }
    path.push(answer.clone());
    check(&after, &branch.then, moment, path)
}

/// The position is not known, so only the form of what follows can be checked now.
fn check_event(
    game: &Game,
    condition: &Condition,
    branch: &Branch,
    moment: GamePoint,
) -> Result<(), Refused> {
    let other = game.position().to_move();
    let announces = game.ruleset().announces() && other == Side::Defenders;
    if matches!(condition, Condition::One | Condition::Two) && !announces {
        return Err(Refused::PlanNever { typed: condition.to_string() });
    }
    match &branch.answer {
        PlanAnswer::Ply(answer) if PlyText::parse(answer, &game.ruleset().spellings).is_err() => {
            Err(Refused::PlanPly { moment, path: Vec::new(), typed: answer.clone() })
        }
        PlanAnswer::Ply(_) => Ok(()),
        _ => after_end(branch),
    }
}

/// Nothing can be planned after an answer that ends the plan.
fn after_end(branch: &Branch) -> Result<(), Refused> {
    if branch.then.is_empty() {
        return Ok(());
    }
    Err(Refused::PlanEnds { typed: branch.answer.key().to_owned() })
}
