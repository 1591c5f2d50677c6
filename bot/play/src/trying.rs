//! Lines: plies that a player tries one after the other in a game. Only that player sees them, and
//! nothing is played from them. One line for each player and game goes on with what is tried next;
//! others can be saved, as notes that hold a line.

use commands::{AfterPly, GameQuestion, LineNumber, Order, OrderLine, Question, TriedPlies};
use engine::Side;
use kernel::happened::Happened;
use kernel::kept;
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open};
use kernel::refused::{Refused, Stop, or_refused};
use kernel::request::TriedLine;
use storage::{Fault, GameId, NoteRow, PlayerId, TrialRow};
use templates::Notice;
use templates::notice::{Table, Trial};
use templates::told::{GamePoint, TextKind};

use crate::{seat, shown_game};

/// The most plies in a line.
const LONGEST_LINE: usize = 100;

/// Where the plies of a line begin, and what they are.
struct TrialLine {
    /// After how many plies of the game.
    ply: u32,
    plies: Vec<String>,
}

/// Where plies begin that are tried without saying where.
#[derive(Clone, Copy, Debug)]
pub enum Begins {
    /// At the end of the line that goes on, or if they can't, where the game is.
    AtLine,
    /// Where the game is, or if they can't, at the end of the line: of several lines that are sent
    /// together, each is one of its own.
    AtGame,
}

/// The answer to a question about lines in a game, as its player or an onlooker sees it.
pub fn answer(
    lookup: Lookup<'_>,
    player: PlayerId,
    (open, side): (&Open, Option<Side>),
    question: &GameQuestion,
) -> Result<Notice, Stop> {
    Ok(match question {
        GameQuestion::Tries(None) => {
            Notice::Tries(open.row.id.0, shown_game::lines(lookup, player, &open.row)?)
        }
        // From the start of the game.
        GameQuestion::Replay(Some(LineNumber(line))) => {
            let saved = saved(lookup, player, open, *line)?;
            Notice::Replay(Box::new(look(lookup, (open, side), &saved)?.into_table()), Some(*line))
        }
        question => {
            let trial = tried(lookup, player, (open, side), question, Begins::AtLine)?;
            Notice::Tried(Box::new(trial))
        }
    })
}

/// What is tried by a question that tries something.
fn tried(
    lookup: Lookup<'_>,
    player: PlayerId,
    (open, side): (&Open, Option<Side>),
    question: &GameQuestion,
    begins: Begins,
) -> Result<Trial, Stop> {
    let game = open.row.id;
    let made = made(open);
    let under_way = || -> Result<Option<TrialLine>, Fault> {
        // Once the game has gone on, what is tried begins where the game is.
        let row = lookup.view.trial(player, game)?.filter(|row| row.made == made);
        row.map(|row| TrialLine::read(row.ply, &row.line)).transpose()
    };
    let look = |line: &TrialLine| look(lookup, (open, side), line);
    Ok(match question {
        GameQuestion::Try(Some(AfterPly(ply)), TriedPlies(plies)) => {
            look(&TrialLine { ply: *ply, plies: plies.clone() })?
        }
        GameQuestion::Try(None, TriedPlies(plies)) => {
            let afresh = TrialLine { ply: made, plies: plies.clone() };
            match under_way()?.map(|line| line.with(plies)) {
                None => look(&afresh)?,
                Some(longer) => {
                    let (first, second) = match begins {
                        Begins::AtLine => (longer, afresh),
                        Begins::AtGame => (afresh, longer),
                    };
                    // Somebody who looks at another first move doesn't have to take the last one
                    // back.
                    let goes_on = |trial: &Trial| trial.tried() + plies.len() > trial.asked().len();
                    let trial = look(&first)?;
                    if plies.is_empty() || goes_on(&trial) {
                        trial
                    } else {
                        Some(look(&second)?).filter(goes_on).unwrap_or(trial)
                    }
                }
            }
        }
        GameQuestion::TryBack => {
            let mut line = under_way()?.ok_or(Refused::NothingTried { game: game.0 })?;
            line.plies.pop().ok_or(Refused::NothingTried { game: game.0 })?;
            look(&line)?
        }
        GameQuestion::Tries(Some(number)) => look(&saved(lookup, player, open, *number)?)?,
        _ => return Err(Fault::defect("a question that tries nothing").into()),
    })
}

/// The saved line of that number.
fn saved(
    lookup: Lookup<'_>,
    player: PlayerId,
    open: &Open,
    number: u32,
) -> Result<TrialLine, Stop> {
    let lines = shown_game::lines(lookup, player, &open.row)?;
    let line = lines.into_iter().find_map(|line| {
        let saved = line.line?;
        (saved.number == number).then_some((line.ply, saved.text))
    });
    let none = || Refused::NoLine { game: open.row.id.0, number: number.into() };
    let (ply, text) = line.ok_or_else(none)?;
    Ok(TrialLine::read(ply, &text)?)
}

/// How many plies a game has.
fn made(open: &Open) -> u32 {
    u32::try_from(open.course.game.plies().len()).unwrap_or(u32::MAX)
}

/// What the plies of a line would do.
fn look(
    lookup: Lookup<'_>,
    (open, side): (&Open, Option<Side>),
    line: &TrialLine,
) -> Result<Trial, Stop> {
    if line.plies.len() > LONGEST_LINE {
        let most = u32::try_from(LONGEST_LINE).unwrap_or(u32::MAX);
        return Err(Refused::LongLine { most }.into());
    }
    let table = shown_game::table(lookup, open, side)?;
    let after = usize::try_from(line.ply).unwrap_or(usize::MAX);
    Ok(Trial::of(table, after, &line.plies))
}

impl TrialLine {
    fn read(ply: u32, text: &str) -> Result<TrialLine, Fault> {
        let read = commands::tried_plies(text);
        let TriedPlies(plies) = read.ok_or_else(|| Fault::row("a line cannot be read"))?;
        Ok(TrialLine { ply, plies })
    }

    /// The line with further plies at its end.
    fn with(mut self, plies: &[String]) -> TrialLine {
        self.plies.extend_from_slice(plies);
        self
    }
}

/// The board after what is tried, in a game that the player may look at; and the moment of the game
/// if it is their own.
pub fn table(
    lookup: Lookup<'_>,
    player: PlayerId,
    game: GameId,
    question: &GameQuestion,
) -> Result<(Table, Option<GamePoint>), Stop> {
    let open = lookup.open(game)?.ok_or(Refused::NoGame { game: game.0 })?;
    let side = open.side_of(player);
    if side.is_none() && !open.course.start.public {
        return Err(Refused::NotYourGame { game: game.0 }.into());
    }
    let trial = tried(lookup, player, (&open, side), question, Begins::AtLine)?;
    Ok((trial.into_table(), side.map(|_| open.moment())))
}

/// A question from an email, which is answered later, in words that need no line that goes on; that
/// line is what it tries from now on.
pub fn settled(
    ledger: &Ledger<'_>,
    player: PlayerId,
    line: OrderLine,
    begins: Begins,
) -> Result<OrderLine, Fault> {
    let Order::Ask(Question::Game(
        question @ (GameQuestion::Try(..) | GameQuestion::TryBack | GameQuestion::Tries(Some(_))),
    )) = &line.order
    else {
        return Ok(line);
    };
    let lookup = ledger.lookup();
    let looked = || -> Result<Option<Trial>, Stop> {
        let meant = || seat::meant(lookup, player);
        let game = line.game.map_or_else(meant, |game| Ok(GameId(game.into())))?;
        let Some(open) = lookup.open(game)? else { return Ok(None) };
        let side = open.side_of(player);
        if side.is_none() && !open.course.start.public {
            return Ok(None);
        }
        tried(lookup, player, (&open, side), question, begins).map(Some)
    };
    // If it is refused, it is refused when it is answered.
    let Ok(Some(trial)) = or_refused(looked())? else { return Ok(line) };
    keep(ledger, player, &line_of(&trial))?;
    let after = AfterPly(u32::try_from(trial.after()).unwrap_or(u32::MAX));
    let plies = TriedPlies(trial.asked().to_vec());
    Ok(OrderLine {
        game: u32::try_from(trial.game()).ok(),
        order: GameQuestion::Try(Some(after), plies).into(),
    })
}

/// The line that goes on after that was tried.
pub fn line_of(trial: &Trial) -> TriedLine {
    let (line, count) = (trial.line().join(" "), |count| u32::try_from(count).unwrap_or(u32::MAX));
    let row = TrialRow { made: count(trial.made()), ply: count(trial.after()), line };
    TriedLine { game: GameId(trial.game()), row }
}

/// Notes where a player's line goes on.
pub fn keep(ledger: &Ledger<'_>, player: PlayerId, line: &TriedLine) -> Result<(), Fault> {
    ledger.change.set_trial(player, line.game, &line.row)
}

/// Saves the line that is being tried.
pub fn save(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: Option<GameId>,
    text: Option<&str>,
) -> Result<Happened, Stop> {
    let game = number.map_or_else(|| seat::meant(ledger.lookup(), player), Ok)?;
    let Some(open) = ledger.open(game)? else {
        return Err(Refused::NoGame { game: game.0 }.into());
    };
    let text = text.unwrap_or_default();
    kept::check(ledger, player, TextKind::Note(game.0), text)?;
    let row = ledger.view().trial(player, game)?.filter(|row| !row.line.is_empty());
    let row = row.ok_or(Refused::NothingTried { game: game.0 })?;
    let note = NoteRow {
        ply: row.ply,
        at: ledger.now,
        text: text.to_owned(),
        opened_at: None,
        line: Some(row.line),
    };
    ledger.change.insert_note(player, game, &note)?;
    let lines = shown_game::lines(ledger.lookup(), player, &open.row)?;
    let own = lines.iter().filter(|line| line.is_own()).count();
    Ok(Happened::Noted { game: game.0, line: Some(u32::try_from(own).unwrap_or(u32::MAX)) })
}
