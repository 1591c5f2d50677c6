//! A game as a record: what was agreed, every ply, how it ended; complete, so that it
//! replays to the identical game without the club. `text` writes and reads it.
//!
//! A record is checked in two steps: [`Record::parse`] reads the form, [`Record::replay`]
//! plays it and checks result and rolls by the rules.

mod line;
mod text;

use std::fmt;
use std::sync::Arc;

pub use line::{RecordLine, RecordTime};
pub use text::RecordError;

use super::position_line::state_text;
use super::{PlyText, PositionError, PositionLine};
use crate::dice::{self, Roll};
use crate::game::{Game, Terms};
use crate::illegal::Illegal;
use crate::ruleset::options::Dice;
use crate::ruleset::{Library, Ruleset};
use crate::side::Side;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub ruleset: String,
    /// The version of it that the game was played by.
    pub version: u32,
    /// The club's name for the game; the hún's rolls depend on it.
    pub game: Option<RecordLine>,
    pub attackers: Option<RecordLine>,
    pub defenders: Option<RecordLine>,
    /// What the game was part of, in the words of the one who recorded it.
    pub event: Option<RecordLine>,
    /// The day on which it was played, likewise, if no moments are known.
    pub date: Option<RecordLine>,
    /// The result, likewise; what it means is the result below.
    pub stated: Option<RecordLine>,
    pub began: Option<RecordTime>,
    pub ended: Option<RecordTime>,
    /// The clock that was agreed, in words.
    pub clock: Option<RecordLine>,
    pub terms: Terms,
    /// Published before the first roll: SHA-256 of the secret.
    pub commitment: Option<[u8; 32]>,
    /// Published after the end.
    pub secret: Option<Vec<u8>>,
    /// The number of each roll in the plies, among all rolls of the game. Numbers are missing
    /// where plies were taken back.
    pub rolls: Vec<u32>,
    /// How many rolls were made in all.
    pub rolls_made: u32,
    /// A roll declared for the ply that is due.
    pub rolled: Option<Roll>,
    /// The start in private form, if it is not the ruleset's.
    pub start: Option<RecordLine>,
    pub plies: Vec<RecordPly>,
    /// Lines that were not played, one for each text line: `after 12: d1-d4 e5-e7 (holds?)`. The
    /// engine keeps them and does not read them.
    pub variations: Vec<RecordLine>,
    /// How it ended, or `None` while it goes on.
    pub result: Option<GameEnd>,
    /// Everything that happened at the club that kept the game, one line for each as its chain
    /// covers it. The engine keeps them and does not read them.
    pub events: Vec<RecordLine>,
    /// The head of the chain over the events.
    pub chain: Option<[u8; 32]>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordPly {
    /// The canonical text: `roll 2 f6-f8`, `d1-d4xc4 raichi`.
    pub text: RecordLine,
    pub at: Option<RecordTime>,
    /// What the mover's clock then showed, in seconds.
    pub left: Option<u64>,
}

/// How a game ended, on the board or off it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEnd {
    /// Who won, or nobody.
    pub winner: Option<Side>,
    pub by: EndedBy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndedBy {
    /// A rule of the board: the [`crate::Reason::code`].
    Board(&'static str),
    Resignation,
    Time,
    Agreement,
    Adjudication,
    /// The hosts closed the game: nobody won, and it is no draw either.
    Closing,
    /// Nobody has said by what, which only happens in games from elsewhere.
    Unstated,
}

impl EndedBy {
    const BOARD: [&'static str; 6] =
        ["king-captured", "escape", "encirclement", "edge-fort", "immobile", "repetition"];

    pub const fn word(self) -> &'static str {
        match self {
            EndedBy::Board(code) => code,
            EndedBy::Resignation => "resignation",
            EndedBy::Time => "time",
            EndedBy::Agreement => "agreement",
            EndedBy::Adjudication => "adjudication",
            EndedBy::Closing => "closing",
            EndedBy::Unstated => "unstated",
        }
    }

    fn from_word(word: &str) -> Option<EndedBy> {
        let board = EndedBy::BOARD.into_iter().map(EndedBy::Board);
        let off_board = [EndedBy::Resignation, EndedBy::Time, EndedBy::Agreement];
        off_board
            .into_iter()
            .chain([EndedBy::Adjudication, EndedBy::Closing])
            .chain(board)
            .find(|by| by.word() == word)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The library has no such ruleset or version.
    NoRuleset,
    /// The start is no position of the ruleset, or the ruleset has no such dice.
    Start(PositionError),
    Ply(usize, Box<Illegal>),
    /// The ply of that number is not written in its canonical text, which is this.
    NotCanonical(usize, String),
    /// The rolls are not as many as the record numbers, or their numbers do not rise.
    Rolls,
    /// The secret is not the one that was committed to.
    Secret,
    /// The roll of the ply of that number does not follow from the secret.
    Roll(usize),
    /// The result is not what the board shows: this is.
    Result(Option<GameEnd>),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::NoRuleset => {
                f.write_str("there is no such ruleset, or no such version of it")
            }
            ReplayError::Start(error) => write!(f, "start: {error}"),
            ReplayError::Ply(number, why) => write!(f, "ply {number} is illegal ({})", why.code()),
            ReplayError::NotCanonical(number, text) => {
                write!(f, "ply {number} must be written as it was played: {text}")
            }
            ReplayError::Rolls => f.write_str("the rolls don't match their numbers"),
            ReplayError::Secret => f.write_str("the secret doesn't match the commitment"),
            ReplayError::Roll(number) => {
                write!(f, "the roll of ply {number} does not follow from the secret")
            }
            ReplayError::Result(None) => f.write_str("the game didn't end like that on the board"),
            ReplayError::Result(Some(end)) => {
                write!(f, "the game ended differently on the board: {end}")
            }
        }
    }
}

impl std::error::Error for ReplayError {}

impl Record {
    /// The record of a game as far as the engine knows it: no names, dates, clocks or
    /// secrets, and no result but one on the board. The rest are public fields.
    pub fn from_game(game: &Game) -> Record {
        let ruleset = game.ruleset();
        let start = game.start_state();
        let own_start = Game::new(Arc::clone(ruleset), game.terms());
        let is_own = own_start.is_ok_and(|own| own.start_state() == start);
        let plies = game.plies().iter().filter_map(|ply| {
            Some(RecordPly { text: RecordLine::new(&game.ply_text(ply))?, at: None, left: None })
        });
        Record {
            ruleset: ruleset.id.clone(),
            version: ruleset.version,
            game: None,
            attackers: None,
            defenders: None,
            event: None,
            date: None,
            stated: None,
            began: None,
            ended: None,
            clock: None,
            terms: game.terms(),
            commitment: None,
            secret: None,
            rolls: game.plies().iter().filter_map(|ply| Some(ply.roll?.0)).collect(),
            rolls_made: game.rolls_made(),
            rolled: game.rolled(),
            start: if is_own { None } else { RecordLine::new(&state_text(start, ruleset)) },
            plies: plies.collect(),
            variations: Vec::new(),
            result: board_end(game),
            events: Vec::new(),
            chain: None,
        }
    }

    /// Replays the record by exactly the version of the ruleset that it names.
    ///
    /// # Errors
    /// The first thing that is wrong: ruleset, start, a ply, a roll, the result.
    pub fn replay(&self, library: &Library) -> Result<Game, ReplayError> {
        self.replay_by(self.ruleset_in(library)?)
    }

    /// Replays a record from elsewhere: where that fails, once more without the repetition rule,
    /// because the game may have gone on there.
    ///
    /// # Errors
    /// What [`Record::replay`] finds wrong.
    pub fn replay_leniently(&self, library: &Library) -> Result<Game, ReplayError> {
        let ruleset = self.ruleset_in(library)?;
        self.replay_by(ruleset).or_else(|error| {
            let lenient = Arc::new(ruleset.without_repetition());
            self.replay_by(&lenient).map_err(|_| error)
        })
    }

    fn ruleset_in<'a>(&self, library: &'a Library) -> Result<&'a Arc<Ruleset>, ReplayError> {
        library.version(&self.ruleset, self.version).ok_or(ReplayError::NoRuleset)
    }

    fn replay_by(&self, ruleset: &Arc<Ruleset>) -> Result<Game, ReplayError> {
        let mut game = self.beginning(ruleset)?;
        let mut rolls = self.rolls.iter();
        let mut last_roll = 0;
        for (number, ply) in (1..).zip(&self.plies) {
            let illegal = |why| ReplayError::Ply(number, Box::new(why));
            let text = PlyText::parse(ply.text.as_str(), &ruleset.spellings)
                .map_err(|why| illegal(Illegal::Unreadable(why)))?;
            if let Some(roll) = text.roll {
                let &nth = rolls.next().ok_or(ReplayError::Rolls)?;
                if nth <= last_roll {
                    return Err(ReplayError::Rolls);
                }
                last_roll = nth;
                self.check_roll(&game, nth, roll).ok_or(ReplayError::Roll(number))?;
                game.set_rolls_made(nth - 1);
            }
            game.replay(&text).map_err(illegal)?;
            if let Some(played) = game.plies().last() {
                let canonical = game.ply_text(played);
                if canonical != ply.text.as_str() {
                    return Err(ReplayError::NotCanonical(number, canonical));
                }
            }
        }
        if rolls.next().is_some() || last_roll > self.rolls_made {
            return Err(ReplayError::Rolls);
        }
        self.end(&mut game, last_roll)?;
        Ok(game)
    }

    fn beginning(&self, ruleset: &Arc<Ruleset>) -> Result<Game, ReplayError> {
        if let (Some(secret), Some(commitment)) = (&self.secret, self.commitment)
            && dice::commitment(secret) != commitment
        {
            return Err(ReplayError::Secret);
        }
        let game = match &self.start {
            None => Game::new(Arc::clone(ruleset), self.terms)
                .map_err(|_| PositionError::NotInThisRuleset("dice")),
            Some(line) => PositionLine::parse(line.as_str())
                .and_then(|line| line.game(Arc::clone(ruleset), self.terms)),
        };
        game.map_err(ReplayError::Start)
    }

    /// Applies what comes after the last ply: a declared roll, the count, and the result.
    fn end(&self, game: &mut Game, last_roll: u32) -> Result<(), ReplayError> {
        if let Some(roll) = self.rolled {
            let nth = self.rolls_made;
            if nth <= last_roll {
                return Err(ReplayError::Rolls);
            }
            let number = self.plies.len() + 1;
            self.check_roll(game, nth, roll).ok_or(ReplayError::Roll(number))?;
            game.declare_roll(roll).map_err(|why| ReplayError::Ply(number, Box::new(why)))?;
        }
        if self.rolls_made > 0 && self.terms.dice == Dice::None {
            return Err(ReplayError::Rolls);
        }
        game.set_rolls_made(self.rolls_made);
        let shown = board_end(game);
        let fits = match self.result {
            Some(GameEnd { by: EndedBy::Board(_), .. }) => shown == self.result,
            Some(_) | None => shown.is_none(),
        };
        if fits { Ok(()) } else { Err(ReplayError::Result(shown)) }
    }

    /// Whether the roll follows from the secret; `Some` too where the record does not say.
    fn check_roll(&self, game: &Game, nth: u32, roll: Roll) -> Option<()> {
        let (Some(secret), Some(id)) = (&self.secret, &self.game) else { return Some(()) };
        let plies = game.canonical_plies();
        (Roll::nth(secret, id.as_str(), nth, &plies) == roll).then_some(())
    }
}

fn board_end(game: &Game) -> Option<GameEnd> {
    let outcome = game.outcome()?;
    Some(GameEnd { winner: outcome.winner, by: EndedBy::Board(outcome.reason.code()) })
}
