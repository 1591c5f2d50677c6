//! A game: a ruleset, terms, and the plies made so far; everything else is folded from
//! them. Here the history counts: announcements, the hún, repetition, want of moves.

use std::sync::Arc;

use crate::announcement::{self, Policy, Said};
use crate::dice::{self, Roll};
use crate::notation::{Body, PlyText};
use crate::repetition::{Occurred, Occurrences};
use crate::ruleset::Ruleset;
use crate::ruleset::options::{DefendersWithoutMove, Dice, Repetition};
use crate::{Capture, Illegal, Move, Outcome, Position, Reason, Routes, Side, Square, WrongRoll};

/// What the players agreed on beside the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What happens to unannounced routes, where there are announcements.
    pub announcements: Policy,
    /// Whether the hún is rolled.
    pub dice: Dice,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms { announcements: Policy::Strict, dice: Dice::None }
    }
}

/// The die was asked for under a ruleset that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDice;

/// One ply of a game, with all that it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who made it.
    pub mover: Side,
    /// The roll declared before it, and which roll of the game it was (from 1).
    pub roll: Option<(u32, Roll)>,
    /// The piece's way; `None` if a roll left no move and the turn passed.
    pub mv: Option<Move>,
    /// The men taken, by file, then by rank.
    pub captures: Vec<Capture>,
    /// After defenders' plies, the routes then open. Under a ruleset with announcements
    /// these are for the mover's eyes alone.
    pub routes: Routes,
    /// Whether they were announced with this ply.
    pub announces: bool,
    /// The routes that stand announced after it.
    pub announced: Routes,
    /// How often the position after it has now occurred.
    pub occurrence: u32,
    /// The end, if this ply ended the game.
    pub outcome: Option<Outcome>,
}

impl Ply {
    /// `d1-d4xc4xd5`: the canonical move without roll and announcement, `pass` for none.
    #[must_use]
    pub fn move_text(&self) -> String {
        let Some(mv) = self.mv else { return "pass".into() };
        let mut text = mv.to_string();
        for capture in &self.captures {
            text.push('x');
            text.push_str(&capture.square.to_string());
        }
        text
    }
}

/// A board with the history that the rules look at. Two are equal when the same play is
/// possible from both, with the same consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub position: Position,
    /// Routes that stand announced.
    pub announced: Routes,
    /// Routes the king may use at the defenders' turn; at the attackers' turn, those he
    /// may use if they stay open. Empty under a ruleset without announcements.
    pub usable: Routes,
    /// How often each position has occurred since the last capture.
    pub seen: Occurrences,
    /// The roll declared for the ply that is due.
    pub rolled: Option<Roll>,
}

impl State {
    /// The position as it stands, as the repetition table knows it.
    pub(crate) fn now(&self) -> Occurred {
        Occurred::new(self.position, routes_that_count(&self.position, self.announced, self.usable))
    }
}

/// The routes that belong to a position when it is compared: the announced ones at the
/// attackers' turn, at the defenders' those that the king may use.
fn routes_that_count(position: &Position, announced: Routes, usable: Routes) -> Routes {
    match position.to_move {
        Side::Attackers => announced,
        Side::Defenders => usable,
    }
}

/// A ply and what it leaves: the routes that the king may use, and the position as the
/// repetition table knows it.
struct Played {
    ply: Ply,
    usable: Routes,
    occurred: Occurred,
}

/// A game in progress or ended.
#[derive(Clone, Debug)]
pub struct Game {
    ruleset: Arc<Ruleset>,
    terms: Terms,
    start: State,
    state: State,
    plies: Vec<Ply>,
    rolls_made: u32,
    outcome: Option<Outcome>,
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        (&self.ruleset.id, self.ruleset.version) == (&other.ruleset.id, other.ruleset.version)
            && self.terms == other.terms
            && self.start == other.start
            && self.state == other.state
            && self.plies == other.plies
            && self.rolls_made == other.rolls_made
            && self.outcome == other.outcome
    }
}

impl Eq for Game {}

impl Game {
    /// A new game from the ruleset's start.
    ///
    /// # Errors
    /// The terms ask for a die that the ruleset does not have.
    pub fn new(ruleset: Arc<Ruleset>, terms: Terms) -> Result<Game, NoDice> {
        let position = *ruleset.start();
        Game::from_state(ruleset, terms, |ruleset| State {
            position,
            announced: Routes::NONE,
            usable: open_routes(&position, ruleset, terms),
            seen: Occurrences::default(),
            rolled: None,
        })
    }

    /// A game from a state whose repetition table lacks the present occurrence.
    pub(crate) fn from_state(
        ruleset: Arc<Ruleset>,
        terms: Terms,
        state: impl FnOnce(&Ruleset) -> State,
    ) -> Result<Game, NoDice> {
        if terms.dice == Dice::Hun && ruleset.options.dice == Dice::None {
            return Err(NoDice);
        }
        let mut state = state(&ruleset);
        if !ruleset.announces() {
            state.usable = Routes::NONE;
        }
        state.seen.add(state.now(), 1);
        Ok(Game {
            ruleset,
            terms,
            start: state.clone(),
            state,
            plies: Vec::new(),
            rolls_made: 0,
            outcome: None,
        })
    }

    /// The rules it is played by.
    #[must_use]
    pub fn ruleset(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    /// What was agreed beside them.
    #[must_use]
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// The board as it stands.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.state.position
    }

    /// The board before ply 1.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start.position
    }

    pub(crate) fn start_state(&self) -> &State {
        &self.start
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// All plies so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How the game ended on the board, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The routes that stand announced; all may know them.
    #[must_use]
    pub fn announced(&self) -> Routes {
        self.state.announced
    }

    /// The routes that are open on the board. Under a ruleset with announcements these are
    /// for the defenders' eyes alone.
    #[must_use]
    pub fn open_routes(&self) -> Routes {
        open_routes(&self.state.position, &self.ruleset, self.terms)
    }

    /// The roll declared for the ply that is due.
    #[must_use]
    pub fn rolled(&self) -> Option<Roll> {
        self.state.rolled
    }

    /// How many rolls were made, those before takebacks included. The next is one more.
    #[must_use]
    pub fn rolls_made(&self) -> u32 {
        self.rolls_made
    }

    pub(crate) fn set_rolls_made(&mut self, rolls: u32) {
        self.rolls_made = rolls;
    }

    /// The ply's canonical text with roll and announcement: `d1-d4xc4 raichi`, `roll 2 f6-f8`.
    #[must_use]
    pub fn ply_text(&self, ply: &Ply) -> String {
        let mut text = String::new();
        if let Some((_, roll)) = ply.roll {
            text = format!("roll {roll} ");
        }
        text.push_str(&ply.move_text());
        if ply.announces {
            text.push(' ');
            text.push_str(&announcement::canonical(&self.ruleset, ply.routes));
        }
        text
    }

    /// All canonical plies with a space between, as the hún's message wants them.
    #[must_use]
    pub fn canonical_plies(&self) -> String {
        let texts: Vec<String> = self.plies.iter().map(|ply| self.ply_text(ply)).collect();
        texts.join(" ")
    }

    /// Reads a ply as typed and plays it: text, legality, captures, ending and
    /// announcement in one.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn play(&mut self, text: &str) -> Result<&Ply, Illegal> {
        let ply = PlyText::parse(text, &self.ruleset.spellings).map_err(Illegal::Unreadable)?;
        self.play_read(&ply)
    }

    /// Plays a ply that was read before.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn play_read(&mut self, text: &PlyText) -> Result<&Ply, Illegal> {
        self.play_by(text, self.terms.announcements)
    }

    /// Plays a ply out of a record, where announcements stand as they were made, whatever
    /// the policy was, and rolls as they fell.
    pub(crate) fn replay(&mut self, text: &PlyText) -> Result<&Ply, Illegal> {
        if let (Some(roll), None) = (text.roll, self.state.rolled) {
            self.declare_roll(roll)?;
        }
        self.play_by(text, Policy::Strict)
    }

    fn play_by(&mut self, text: &PlyText, policy: Policy) -> Result<&Ply, Illegal> {
        if let Some(outcome) = self.outcome {
            return Err(Illegal::GameOver(outcome));
        }
        // Far below u32's end: a game of a ply a second would have to last a century.
        let due = self.plies.len() as u32 + 1;
        if let Some(number) = text.number.filter(|&number| number != due) {
            return Err(Illegal::WrongNumber { number, due });
        }
        self.check_stated_roll(text)?;
        let (mv, claims, policy) = match &text.body {
            Body::Pass => {
                self.check_pass()?;
                // There is nothing to remind of: who passes has no words to add.
                let policy = if policy == Policy::Remind { Policy::Strict } else { policy };
                (None, &[][..], policy)
            }
            Body::Move { king, mv, claims } => {
                self.state.position.check(&self.ruleset, *mv)?;
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

    /// Declares the hún's roll. The defenders must then move the king if he can move
    /// within it, else a man, else pass.
    ///
    /// # Errors
    /// The game is over or played without the die, it is not the defenders' turn, or the
    /// roll has been made.
    pub fn declare_roll(&mut self, roll: Roll) -> Result<(), Illegal> {
        if let Some(outcome) = self.outcome {
            return Err(Illegal::GameOver(outcome));
        }
        if self.terms.dice == Dice::None {
            return Err(WrongRoll::NotPlayed.into());
        }
        if self.state.position.to_move == Side::Attackers {
            return Err(WrongRoll::AttackersDoNotRoll.into());
        }
        if let Some(rolled) = self.state.rolled {
            return Err(WrongRoll::AlreadyRolled(rolled).into());
        }
        self.state.rolled = Some(roll);
        self.rolls_made += 1;
        Ok(())
    }

    /// Whether the declared roll leaves no move at all, so that the turn passes.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.state.rolled.is_some() && self.legal_moves().is_empty()
    }

    /// Takes back the last plies, as many as asked for or there are, and a roll declared
    /// since. Rolls keep counting on.
    pub fn take_back(&mut self, plies: usize) {
        let kept = self.plies.len().saturating_sub(plies);
        let again: Vec<Ply> = self.plies.drain(..).take(kept).collect();
        self.state = self.start.clone();
        self.outcome = None;
        for ply in again {
            // These plies were legal, so their results are the same again.
            let said = if ply.announces {
                Said::Routes(ply.routes.iter().collect())
            } else {
                Said::Silent
            };
            self.state.rolled = ply.roll.map(|(_, roll)| roll);
            if let Ok(mut same) = self.result(ply.mv, &said, Policy::Strict) {
                same.ply.roll = ply.roll;
                self.commit(same);
            }
        }
    }

    /// Every move the side to move may make, by piece. A move with and without
    /// announcement is one. None after the end.
    ///
    /// Under the hún, before a roll is declared, these are the men's moves and those the
    /// king would have with a roll of 3; after it, those that the roll leaves.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut moves = self.moves_before_roll();
        if let Some(roll) = self.state.rolled {
            let king = self.state.position.king;
            let within = |mv: &Move| mv.from == king && distance(*mv) <= roll.face();
            let king_can_move = moves.iter().any(within);
            moves.retain(|mv| if king_can_move { within(mv) } else { mv.from != king });
        }
        moves
    }

    /// What one ply would make of the game, if it may be played. `None` for `mv` passes.
    fn result(&self, mv: Option<Move>, said: &Said, policy: Policy) -> Result<Played, Illegal> {
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
        let spoken = !matches!(said, Said::Nothing | Said::Silent);
        let usable = self.usable_after(open, announced, mover);
        let occurred = Occurred::new(position, routes_that_count(&position, announced, usable));
        let occurrence = match captures.is_empty() {
            true => before.seen.count(&occurred).saturating_add(1),
            false => 1,
        };
        if outcome.is_none() && occurrence >= ruleset.repetition_at {
            let winner = match ruleset.options.repetition {
                Repetition::Draw => None,
                Repetition::DefendersLose => Some(Side::Attackers),
                Repetition::MoverLoses => Some(!mover),
                Repetition::Forbidden => {
                    let mv = mv.unwrap_or(Move { from: position.king, to: position.king });
                    return Err(Illegal::WouldRepeat { mv, occurrence });
                }
            };
            outcome = Some(Outcome { winner, reason: Reason::Repetition(occurrence) });
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
        Ok(Played { ply, usable, occurred })
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
    fn commit(&mut self, played: Played) -> &Ply {
        let Played { mut ply, usable, occurred } = played;
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
            let winner = match self.ruleset.without_move(side) {
                DefendersWithoutMove::Lose => Some(!side),
                DefendersWithoutMove::Draw => None,
            };
            ply.outcome = Some(Outcome { winner, reason: Reason::Immobile(side) });
        }
        self.outcome = ply.outcome;
        self.plies.push(ply);
        let last = self.plies.len() - 1;
        &self.plies[last]
    }

    fn has_legal_move(&self) -> bool {
        if !self.repetition_may_bar() && self.state.position.has_step(&self.ruleset) {
            return true;
        }
        !self.moves_before_roll().is_empty()
    }

    /// Legal moves as "without a legal move" counts them: silent escapes and repetitions
    /// that the ruleset forbids are left out, and under the hún the king goes 3 squares.
    fn moves_before_roll(&self) -> Vec<Move> {
        let mut moves = self.state.position.moves(&self.ruleset);
        let king = self.state.position.king;
        if self.state.position.to_move == Side::Defenders && self.terms.dice == Dice::Hun {
            moves.retain(|mv| mv.from != king || distance(*mv) <= dice::HIGHEST);
        }
        if self.ruleset.announces() && self.open_routes() != self.state.usable {
            moves.retain(|&mv| !self.is_silent_escape(mv));
        }
        if self.repetition_may_bar() {
            // A move counts if it may be played with or without its announcement.
            moves.retain(|&mv| {
                self.result(Some(mv), &Said::Nothing, Policy::Strict).is_ok()
                    || self.result(Some(mv), &Said::Nothing, Policy::Auto).is_ok()
            });
        }
        moves
    }

    /// Whether some ply could now be one that `forbidden` forbids.
    fn repetition_may_bar(&self) -> bool {
        self.ruleset.options.repetition == Repetition::Forbidden
            && self.state.seen.iter().any(|&(_, count)| count >= self.ruleset.repetition_at - 1)
    }

    fn is_silent_escape(&self, mv: Move) -> bool {
        self.ruleset.announces()
            && mv.from == self.state.position.king
            && self.ruleset.is_goal(mv.to)
            && !self.state.usable.contains(mv.to)
    }

    /// A roll in the text is a claim about the roll that was made.
    fn check_stated_roll(&self, text: &PlyText) -> Result<(), Illegal> {
        match (text.roll, self.state.rolled) {
            (None, _) => Ok(()),
            (Some(stated), Some(rolled)) if stated == rolled => Ok(()),
            (Some(_), Some(rolled)) => Err(WrongRoll::NotTheRoll(rolled).into()),
            (Some(_), None) if self.terms.dice == Dice::None => Err(WrongRoll::NotPlayed.into()),
            (Some(_), None) if self.state.position.to_move == Side::Attackers => {
                Err(WrongRoll::AttackersDoNotRoll.into())
            }
            (Some(_), None) => Err(WrongRoll::RollFirst.into()),
        }
    }

    fn check_pass(&self) -> Result<(), Illegal> {
        if self.must_pass() { Ok(()) } else { Err(WrongRoll::CannotPass.into()) }
    }

    /// Whether the hún allows the move.
    fn check_roll(&self, mv: Move) -> Result<(), Illegal> {
        let position = &self.state.position;
        if self.terms.dice == Dice::None || position.to_move == Side::Attackers {
            return Ok(());
        }
        let is_king = mv.from == position.king;
        match self.state.rolled {
            None if is_king => Err(WrongRoll::RollFirst.into()),
            None => Ok(()),
            Some(roll) if is_king && distance(mv) > roll.face() => {
                Err(WrongRoll::BeyondRoll(roll).into())
            }
            Some(roll) if !is_king => {
                let king_can_move = self.legal_moves().iter().any(|mv| mv.from == position.king);
                if king_can_move { Err(WrongRoll::KingMustMove(roll).into()) } else { Ok(()) }
            }
            Some(_) => Ok(()),
        }
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

fn open_routes(position: &Position, ruleset: &Ruleset, terms: Terms) -> Routes {
    let reach = match terms.dice {
        Dice::None => u8::MAX,
        Dice::Hun => dice::HIGHEST,
    };
    position.king_goals(ruleset, reach).collect()
}

fn distance(mv: Move) -> u8 {
    mv.from.file().abs_diff(mv.to.file()) + mv.from.rank().abs_diff(mv.to.rank())
}
