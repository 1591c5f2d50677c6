//! A game: a ruleset, terms, and the plies made so far; everything else is computed from
//! them. Here the history counts: announcements, the hún, repetition, a side without moves.
//!
//! This file says what a game is and shows it; `play` makes plies, `legal` lists the allowed
//! ones, `roll` is about the hún.

mod legal;
mod play;
mod roll;

use std::sync::Arc;

use crate::announcement::{self, Policy};
use crate::capture::Capture;
use crate::dice::{self, Roll};
use crate::outcome::Outcome;
use crate::position::Move;
use crate::position::Position;
use crate::repetition::{Occurred, Occurrences};
use crate::routes::Routes;
use crate::ruleset::Ruleset;
use crate::ruleset::options::Dice;
use crate::side::Side;

/// What the players agreed on besides the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What happens to unannounced routes, where there are announcements.
    pub announcements: Policy,
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
    pub announces: bool,
    pub announced: Routes,
    /// How often the position after it has now occurred.
    pub occurrence: u32,
    /// The end, if this ply ended the game.
    pub outcome: Option<Outcome>,
}

impl Ply {
    /// `d1-d4xc4xd5`: the canonical move without roll and announcement, `pass` for none.
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
    /// The present position as the repetition table knows it.
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

    /// The same game to look ahead in, as that side knows it. The plies that it already has are not
    /// to be taken back.
    ///
    /// Only the defenders know which open routes they may not use because they kept silent. For
    /// everybody else all open routes can be used, now and in the positions that have occurred, so
    /// that nothing that is tried tells them more than the board does.
    #[must_use]
    pub fn looking_ahead(mut self, known_to: Option<Side>) -> Game {
        if known_to == Some(Side::Defenders) || !self.ruleset.announces() {
            return self;
        }
        let open = |position: &Position| open_routes(position, &self.ruleset, self.terms);
        self.state.usable = open(&self.state.position);
        let seen = std::mem::take(&mut self.state.seen);
        for &(occurred, count) in seen.iter() {
            let known = match occurred.position.to_move {
                Side::Attackers => occurred,
                Side::Defenders => Occurred::new(occurred.position, open(&occurred.position)),
            };
            self.state.seen.add(known, count);
        }
        self
    }

    pub fn ruleset(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    pub fn terms(&self) -> Terms {
        self.terms
    }

    pub fn position(&self) -> &Position {
        &self.state.position
    }

    /// The board before ply 1.
    pub fn start(&self) -> &Position {
        &self.start.position
    }

    pub(crate) fn start_state(&self) -> &State {
        &self.start
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How the game ended on the board, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The positions since the last capture, each as often as it occurred, the present one among
    /// them.
    pub fn occurred(&self) -> impl Iterator<Item = (&Position, u32)> {
        self.state.seen.iter().map(|(occurred, count)| (&occurred.position, *count))
    }

    pub fn announced(&self) -> Routes {
        self.state.announced
    }

    /// The routes that are open on the board. Under a ruleset with announcements these are
    /// for the defenders' eyes alone.
    pub fn open_routes(&self) -> Routes {
        open_routes(&self.state.position, &self.ruleset, self.terms)
    }

    /// The roll declared for the ply that is due.
    pub fn rolled(&self) -> Option<Roll> {
        self.state.rolled
    }

    /// How many rolls were made, those before takebacks included. The next is one more.
    pub fn rolls_made(&self) -> u32 {
        self.rolls_made
    }

    pub(crate) fn set_rolls_made(&mut self, rolls: u32) {
        self.rolls_made = rolls;
    }

    /// The ply's canonical text with roll and announcement: `d1-d4xc4 raichi`, `roll 2 f6-f8`.
    pub fn ply_text(&self, ply: &Ply) -> String {
        let mut text = String::new();
        if let Some((_, roll)) = ply.roll {
            text = format!("roll {roll} ");
        }
        text.push_str(&ply.move_text());
        if ply.announces {
            text.push(' ');
            text.push_str(&announcement::announcement_words(&self.ruleset, ply.routes));
        }
        text
    }

    /// All canonical plies with a space between, as they are hashed for the hún.
    pub fn canonical_plies(&self) -> String {
        let texts: Vec<String> = self.plies.iter().map(|ply| self.ply_text(ply)).collect();
        texts.join(" ")
    }
}

fn open_routes(position: &Position, ruleset: &Ruleset, terms: Terms) -> Routes {
    let reach = match terms.dice {
        Dice::None => u8::MAX,
        Dice::Hun => dice::HIGHEST,
    };
    position.king_goals(ruleset, reach).collect()
}
