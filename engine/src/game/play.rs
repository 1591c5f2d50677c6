//! Making plies: from the text as typed to the new state, all or nothing.

use super::{Game, Ply, open_routes, routes_that_count};
use crate::announcement::{self, Policy};
use crate::illegal::Illegal;
use crate::notation::ply_text::{Body, PlyAnnouncement, PlyText};
use crate::outcome::{Outcome, Reason};
use crate::position::Move;
use crate::repetition::Occurred;
use crate::routes::Routes;
use crate::ruleset::options::Repetition;
use crate::side::Side;
use crate::square::Square;

/// A ply and what comes after it: the routes that the king may use, and the position as the
/// repetition table knows it.
pub(super) struct PlayedPly {
    ply: Ply,
    usable: Routes,
    occurred: Occurred,
}

impl Game {
    /// Reads a ply as typed and plays it: text, legality, captures, ending and
    /// announcement in one.
    pub fn play(&mut self, text: &str) -> Result<&Ply, Illegal> {
        let ply = PlyText::parse(text, &self.ruleset.spellings).map_err(Illegal::Unreadable)?;
        self.play_read(&ply)
    }

    pub fn play_read(&mut self, text: &PlyText) -> Result<&Ply, Illegal> {
        self.play_by(text, self.terms.announcements)
    }

    /// Plays a ply of a record: announcements and rolls count as they were made, under any
    /// policy.
    pub fn replay(&mut self, text: &PlyText) -> Result<&Ply, Illegal> {
        if let (Some(roll), None) = (text.roll, self.state.rolled) {
            self.declare_roll(roll)?;
        }
        self.play_by(text, Policy::Strict)
    }

    /// Whether that number may be written before the next ply: how many plies it makes, or how
    /// many pairs of plies, as most printed records count.
    ///
    /// # Errors
    /// [`Illegal::WrongNumber`].
    pub fn check_number(&self, number: u32) -> Result<(), Illegal> {
        // Far below u32's limit: even with a ply every second a game would have to last a century.
        let due = self.plies.len() as u32 + 1;
        match number == due || number == due.div_ceil(2) {
            true => Ok(()),
            false => Err(Illegal::WrongNumber { number, due }),
        }
    }

    fn play_by(&mut self, text: &PlyText, policy: Policy) -> Result<&Ply, Illegal> {
        if let Some(outcome) = self.outcome {
            return Err(Illegal::GameOver(outcome));
        }
        if let Some(number) = text.number {
            self.check_number(number)?;
        }
        self.check_stated_roll(text)?;
        let (mv, claims, policy) = match &text.body {
            Body::Pass => {
                self.check_pass()?;
                // There is nothing to remind of: a pass has no announcement.
                let policy = if policy == Policy::Remind { Policy::Strict } else { policy };
                (None, &[][..], policy)
            }
            Body::Move { king, mv, claims } => {
                self.state.position.check_move(&self.ruleset, *mv)?;
                let is_king = mv.from == self.state.position.king;
                if king.is_some_and(|says_king| says_king != is_king) {
                    return Err(Illegal::WrongPiece { from: mv.from, is_king });
                }
                self.check_roll(*mv)?;
                if self.is_silent_escape(*mv) {
                    return Err(Illegal::SilentRoute { goal: mv.to });
                }
                (Some(*mv), claims.as_slice(), policy)
            }
        };
        let result = self.result(mv, &text.said, policy)?;
        if let Some(mv) = mv {
            check_claims(&result.ply, result.occurred.position.king, mv, claims)?;
        }
        Ok(self.commit(result))
    }

    /// Takes back that many of the last plies (or all), and a roll declared since. The numbers
    /// of rolls are not used again.
    pub fn take_back(&mut self, plies: usize) {
        let kept = self.plies.len().saturating_sub(plies);
        let again: Vec<Ply> = self.plies.drain(..).take(kept).collect();
        self.state = self.start.clone();
        self.outcome = None;
        for ply in again {
            // These plies were legal, so their results are the same again.
            let said = if ply.announces {
                PlyAnnouncement::Routes(ply.routes.iter().collect())
            } else {
                PlyAnnouncement::Silent
            };
            self.state.rolled = ply.roll.map(|(_, roll)| roll);
            if let Ok(mut same) = self.result(ply.mv, &said, Policy::Strict) {
                same.ply.roll = ply.roll;
                self.commit(same);
            }
        }
    }

    /// What the game would be after a ply, if it may be played. `None` for `mv` passes.
    pub(super) fn result(
        &self,
        mv: Option<Move>,
        said: &PlyAnnouncement,
        policy: Policy,
    ) -> Result<PlayedPly, Illegal> {
        let ruleset = &*self.ruleset;
        let before = &self.state;
        let mover = before.position.to_move;
        let mut position = before.position;
        let (mut captures, mut outcome) = (Vec::new(), None);
        if let Some(mv) = mv {
            let effects = position.play_unchecked(ruleset, mv);
            (captures, outcome) = (effects.captures, effects.outcome);
            captures.sort_unstable();
        } else {
            position.to_move = !mover;
        }
        let open = open_routes(&position, ruleset, self.terms);
        let still_announced = before.announced.filter(|route| open.contains(route));
        let announced =
            announcement::announced(ruleset, policy, mover, said, open, still_announced)?;
        let spoken = said.is_made();
        let usable = self.usable_after(open, announced, mover);
        let occurred = Occurred::new(position, routes_that_count(&position, announced, usable));
        let occurrence = match captures.is_empty() {
            true => before.seen.count(&occurred).saturating_add(1),
            false => 1,
        };
        let too_often = occurrence >= ruleset.repetition_at;
        if outcome.is_none() && too_often && ruleset.minds_repetition_by(mover) {
            let ended = |winner| Some(Outcome { winner, reason: Reason::Repetition(occurrence) });
            outcome = match (ruleset.options.repetition, mv) {
                (Repetition::Draw, _) => ended(None),
                (Repetition::DefendersLose, _) => ended(Some(Side::Attackers)),
                (Repetition::MoverLoses, _) => ended(Some(!mover)),
                (Repetition::Forbidden | Repetition::ForbiddenToDefenders, Some(mv)) => {
                    return Err(Illegal::WouldRepeat { mv, occurrence });
                }
                // A turn that must pass is nobody's choice, so it is allowed.
                (Repetition::Forbidden | Repetition::ForbiddenToDefenders, None) => None,
            };
        }
        let ply = Ply {
            mover,
            roll: before.rolled.map(|roll| (self.rolls_made, roll)),
            mv,
            captures,
            routes: if mover == Side::Defenders { open } else { Routes::NONE },
            announces: spoken || announced != still_announced,
            announced,
            occurrence,
            outcome,
        };
        Ok(PlayedPly { ply, usable, occurred })
    }

    /// The routes the king may use next, once `mover` has left `open` open.
    ///
    /// "The king may use a route that is announced, or that was not open after the
    /// defenders' last ply" (RULES 4).
    fn usable_after(&self, open: Routes, announced: Routes, mover: Side) -> Routes {
        if !self.ruleset.announces() {
            return Routes::NONE;
        }
        match mover {
            Side::Defenders => announced,
            Side::Attackers => {
                let was_open = self.open_routes();
                open.filter(|route| self.state.usable.contains(route) || !was_open.contains(route))
            }
        }
    }

    /// Adds a ply's result to the game, and ends it if the next side cannot move.
    fn commit(&mut self, played: PlayedPly) -> &Ply {
        let PlayedPly { mut ply, usable, occurred } = played;
        self.state.position = occurred.position;
        self.state.announced = ply.announced;
        self.state.usable = usable;
        self.state.rolled = None;
        if !ply.captures.is_empty() {
            self.state.seen.clear();
        }
        self.state.seen.add(occurred, 1);
        if ply.outcome.is_none() && !self.has_legal_move() {
            let side = self.state.position.to_move;
            let winner = self.ruleset.winner_without_move(side);
            ply.outcome = Some(Outcome { winner, reason: Reason::Immobile(side) });
        }
        self.outcome = ply.outcome;
        self.plies.push(ply);
        let last = self.plies.len() - 1;
        &self.plies[last]
    }
}

/// "A claim may omit men; a claimed square that this ply does not take, the king's
/// included, refuses the order" (RULES 8).
fn check_claims(ply: &Ply, king: Square, mv: Move, claims: &[Square]) -> Result<(), Illegal> {
    let king_taken = matches!(ply.outcome, Some(Outcome { reason: Reason::KingCaptured(_), .. }));
    for &square in claims {
        let taken = ply.captures.iter().any(|capture| capture.square == square)
            || king_taken && square == king;
        if !taken {
            let taken = ply.captures.iter().map(|capture| capture.square).collect();
            return Err(Illegal::ClaimNotTaken { mv, square, taken });
        }
    }
    Ok(())
}
