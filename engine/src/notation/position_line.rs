//! A position as one line (RULES 8): ranks from the top with `/` between, digits for runs
//! of empty squares, `t` `T` `K`; then the side to move; then, where there is a history,
//! `announced=`, `usable=`, `seen=` and `rolled=`.
//!
//! Three forms: bare (no history: all open routes are usable, and it is the first
//! occurrence), public (`announced=` as well, all that both sides may know) and private
//! (everything, so that it reads back to the identical state).

mod error;
mod write;

use std::sync::Arc;

pub use error::PositionError;
pub(crate) use write::state_text;

use crate::dice::Roll;
use crate::game::{Game, NoDice, State, Terms};
use crate::illegal::{Illegal, WrongRoll};
use crate::position::Position;
use crate::repetition::{Occurred, Occurrences};
use crate::routes::Routes;
use crate::ruleset::Ruleset;
use crate::setup::{Setup, SetupError};
use crate::side::Side;
use crate::square::Square;

/// A position line, read but not yet held against a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionLine {
    size: u8,
    setup: Setup,
    announced: Option<Vec<Square>>,
    usable: Option<Vec<Square>>,
    seen: Vec<SeenEntry>,
    rolled: Option<Roll>,
}

/// One line of the repetition table: a position, the routes that belong to it, and how
/// often it occurred.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SeenEntry {
    size: u8,
    setup: Setup,
    routes: Vec<Square>,
    count: u32,
}

impl PositionLine {
    /// Reads a line of any of the three forms.
    pub fn parse(text: &str) -> Result<PositionLine, PositionError> {
        let mut words = text.split_ascii_whitespace();
        let ranks = words.next().unwrap_or_default();
        let side = words.next().ok_or(PositionError::NoSide)?;
        let (size, setup) = read_ranks(ranks, read_side(side)?)?;
        let mut line = PositionLine {
            size,
            setup,
            announced: None,
            usable: None,
            seen: Vec::new(),
            rolled: None,
        };
        for word in words {
            let unknown = || PositionError::UnknownSuffix(word.chars().take(60).collect());
            let (name, value) = word.split_once('=').ok_or_else(unknown)?;
            match name {
                "announced" if line.announced.is_none() => {
                    line.announced = Some(read_squares(value).ok_or_else(unknown)?);
                }
                "usable" if line.usable.is_none() => {
                    line.usable = Some(read_squares(value).ok_or_else(unknown)?);
                }
                "seen" if line.seen.is_empty() => {
                    for entry in value.split(';').filter(|entry| !entry.is_empty()) {
                        line.seen.push(read_seen(entry)?);
                    }
                }
                "rolled" if line.rolled.is_none() => {
                    let roll = value.parse().ok().and_then(Roll::new);
                    line.rolled = Some(roll.ok_or_else(unknown)?);
                }
                _ => return Err(unknown()),
            }
        }
        Ok(line)
    }

    pub fn size(&self) -> u8 {
        self.size
    }

    /// The position alone, to be looked at: also one with which the game is over.
    ///
    /// # Errors
    /// It isn't a position on that ruleset's board.
    pub fn position(&self, ruleset: &Ruleset) -> Result<Position, PositionError> {
        if self.size != ruleset.size() {
            let (size, ruleset) = (self.size, ruleset.size());
            return Err(PositionError::WrongSize { size, ruleset });
        }
        self.setup.placed(ruleset).map_err(PositionError::Setup)
    }

    /// A game that goes on from here under the ruleset. Its plies count from 1.
    ///
    /// With `announced=` alone, open routes that are not announced are silent if the
    /// attackers are to move (a defender has just left them unannounced); with the
    /// defenders to move the line does not tell, and they are usable.
    ///
    /// # Errors
    /// Why no such game can go on. Terms that ask for a die the ruleset does not have are
    /// an error too.
    pub fn game(&self, ruleset: Arc<Ruleset>, terms: Terms) -> Result<Game, PositionError> {
        let position = position_of(self.size, &self.setup, &ruleset)?;
        let dice = PositionError::NotInThisRuleset("dice");
        let fresh = Game::from_state(Arc::clone(&ruleset), terms, |_| State {
            position,
            announced: Routes::NONE,
            usable: Routes::NONE,
            seen: Occurrences::default(),
            rolled: None,
        })
        .map_err(|NoDice| dice.clone())?;
        let open = fresh.open_routes();
        if (self.announced.is_some() || self.usable.is_some()) && !ruleset.announces() {
            return Err(PositionError::NotInThisRuleset("announcements"));
        }
        let all_open = |squares: &[Square], open: Routes| match squares
            .iter()
            .find(|&&square| !open.contains(square))
        {
            Some(&square) => Err(PositionError::RouteNotOpen(square)),
            None => Ok(squares.iter().copied().collect::<Routes>()),
        };
        let usable = match (&self.usable, &self.announced) {
            (Some(usable), _) => all_open(usable, open)?,
            (None, Some(announced)) if position.to_move == Side::Attackers => {
                all_open(announced, open)?
            }
            (None, _) => open,
        };
        let announced = all_open(self.announced.as_deref().unwrap_or_default(), usable)?;
        let mut seen = Occurrences::default();
        for entry in &self.seen {
            let position = position_of(entry.size, &entry.setup, &ruleset)?;
            if !entry.routes.is_empty() && !ruleset.announces() {
                return Err(PositionError::NotInThisRuleset("announcements"));
            }
            if let Some(&square) = entry.routes.iter().find(|&&square| !ruleset.is_goal(square)) {
                return Err(PositionError::RouteNotOpen(square));
            }
            let routes = entry.routes.iter().copied().collect();
            seen.add(Occurred::new(position, routes), entry.count);
        }
        let state = State { position, announced, usable, seen, rolled: None };
        let mut game =
            Game::from_state(ruleset, terms, |_| state).map_err(|NoDice| dice.clone())?;
        let occurred = game.state().seen.count(&game.state().now());
        let minds = game.ruleset().minds_repetition_by(!position.to_move);
        if minds && occurred >= game.ruleset().repetition_at {
            return Err(PositionError::Repeated(occurred));
        }
        if !game.has_legal_move() {
            return Err(PositionError::Setup(SetupError::NoMove(position.to_move)));
        }
        if let Some(roll) = self.rolled {
            game.declare_roll(roll).map_err(|why| match why {
                Illegal::Dice(WrongRoll::AttackersDoNotRoll) => PositionError::AttackersRolled,
                _ => dice,
            })?;
        }
        Ok(game)
    }
}

fn read_side(text: &str) -> Result<Side, PositionError> {
    match text {
        "a" => Ok(Side::Attackers),
        "d" => Ok(Side::Defenders),
        other => Err(PositionError::UnknownSide(other.chars().take(20).collect())),
    }
}

/// Ranks from the top, as in a position line, for the side to move.
pub(crate) fn read_ranks(text: &str, to_move: Side) -> Result<(u8, Setup), PositionError> {
    let rows: Vec<&str> = text.split('/').collect();
    let ranks = rows.len();
    let mut pieces = Vec::new();
    for (row, letters) in (1..).zip(&rows) {
        let mut width = 0;
        let mut rest = letters.chars().peekable();
        while let Some(letter) = rest.next() {
            if let Some(digit) = letter.to_digit(10) {
                let mut run = digit as usize;
                while let Some(digit) = rest.peek().and_then(|next| next.to_digit(10)) {
                    run = (run * 10 + digit as usize).min(1000);
                    rest.next();
                }
                width += run;
            } else if matches!(letter, 't' | 'T' | 'K') {
                pieces.push((letter, width, ranks - row));
                width += 1;
            } else {
                return Err(PositionError::UnknownLetter(letter));
            }
        }
        if width != ranks {
            return Err(PositionError::WrongWidth { row, width, ranks });
        }
    }
    if !(7..=19).contains(&ranks) || ranks.is_multiple_of(2) {
        return Err(PositionError::WrongRanks(ranks));
    }
    let mut setup = Setup::empty(to_move);
    for (letter, file, rank) in pieces {
        // Checked above: both are below 19.
        setup.put(letter, Square::at(file as u8, rank as u8));
    }
    Ok((ranks as u8, setup))
}

fn read_squares(text: &str) -> Option<Vec<Square>> {
    text.split(',').filter(|square| !square.is_empty()).map(|square| square.parse().ok()).collect()
}

fn read_seen(text: &str) -> Result<SeenEntry, PositionError> {
    let unknown = || PositionError::UnknownSuffix(text.chars().take(60).collect());
    let mut fields = text.split(':');
    let mut next = || fields.next().ok_or_else(unknown);
    let (ranks, side, count, routes) = (next()?, next()?, next()?, next()?);
    let (size, setup) = read_ranks(ranks, read_side(side)?)?;
    let count = count.parse().ok().filter(|&count| count > 0 && count < u32::MAX);
    Ok(SeenEntry {
        size,
        setup,
        routes: read_squares(routes).ok_or_else(unknown)?,
        count: count.ok_or_else(unknown)?,
    })
}

fn position_of(size: u8, setup: &Setup, ruleset: &Ruleset) -> Result<Position, PositionError> {
    if size != ruleset.size() {
        return Err(PositionError::WrongSize { size, ruleset: ruleset.size() });
    }
    setup.position(ruleset).map_err(PositionError::Setup)
}
