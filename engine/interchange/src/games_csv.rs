//! Recorded games, one a line: the moves with spaces between, the men taken by attackers
//! and by defenders (doubles counted), and the result (`Black` for the attackers, `White`, `Draw`,
//! `Ongoing`), as aagenielsen.dk's games were published.
//!
//! What a reader must know: every man taken is written (`a2-a4xa3xb4`), sometimes twice;
//! the king's capture is not; a lone `timeout` can come last; resignations cannot be
//! seen; and the site did not enforce repetition.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use engine::notation::record::{EndedBy, GameEnd};
use engine::notation::{Body, PlyText, Unreadable};
use engine::ruleset::options::Repetition;
use engine::ruleset::{Ruleset, Spellings};
use engine::{BySide, Game, Illegal, Outcome, Side, Square, Terms};

/// One line, read but not yet played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvGame {
    /// The moves with the men they are said to take.
    pub plies: Vec<PlyText>,
    /// Whether the side to move lost on time.
    pub timeout: bool,
    /// Men taken by each side, as the line counts them.
    pub taken: BySide<usize>,
    /// What the line says of the end.
    pub result: CsvResult,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CsvResult {
    /// `Black` or `White`.
    Won(Side),
    Drawn,
    Ongoing,
}

/// Why a line is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CsvError {
    /// A line has four columns; this one has another number.
    Columns(usize),
    /// This is where a number of men should be.
    Count(String),
    /// The result is `Black`, `White`, `Draw` or `Ongoing`, not this.
    Result(String),
    Ply(usize, Unreadable),
}

impl CsvGame {
    pub fn parse(line: &str) -> Result<CsvGame, CsvError> {
        let columns: Vec<&str> = line.trim().split(',').collect();
        let &[moves, attackers, defenders, result] = columns.as_slice() else {
            return Err(CsvError::Columns(columns.len()));
        };
        let count = |text: &str| text.trim().parse().map_err(|_| CsvError::Count(text.to_owned()));
        let result = match result.trim() {
            "Black" => CsvResult::Won(Side::Attackers),
            "White" => CsvResult::Won(Side::Defenders),
            "Draw" => CsvResult::Drawn,
            "Ongoing" => CsvResult::Ongoing,
            other => return Err(CsvError::Result(other.to_owned())),
        };
        let mut words: Vec<&str> = moves.split_ascii_whitespace().collect();
        let timeout = words.pop_if(|last| *last == "timeout").is_some();
        let spellings = Spellings::default();
        let plies = (1..).zip(words).map(|(number, word)| {
            PlyText::parse(word, &spellings).map_err(|error| CsvError::Ply(number, error))
        });
        Ok(CsvGame {
            plies: plies.collect::<Result<_, _>>()?,
            timeout,
            taken: BySide { attackers: count(attackers)?, defenders: count(defenders)? },
            result,
        })
    }
}

/// What replaying a file of games found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CsvReport {
    pub games: usize,
    pub plies: usize,
    pub taken: BySide<usize>,
    /// Men written twice.
    pub doubles: usize,
    /// The number of games by ending: a reason's code, `timeout`, `resigned` (won, but not on
    /// the board), `drawn` (not on the board) or `ongoing`.
    pub endings: BTreeMap<&'static str, usize>,
    /// Where a line and the rules do not agree.
    pub disagreements: Vec<CsvDisagreement>,
}

/// Something in which a line and the rules do not agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvDisagreement {
    /// From 1.
    pub line: usize,
    /// From 1, where it concerns one.
    pub ply: Option<usize>,
    pub what: CsvMismatch,
}

/// What they do not agree about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CsvMismatch {
    Unreadable(CsvError),
    /// The ply is illegal, or the game was over before it.
    Illegal(Illegal),
    /// The ply takes other men than the line says.
    Captures {
        said: Vec<Square>,
        taken: Vec<Square>,
    },
    /// The line counts other numbers of men than it writes, doubles included.
    Counts {
        /// In its columns.
        said: BySide<usize>,
        /// After its moves.
        written: BySide<usize>,
    },
    /// The game ended on the board with another result.
    Result(Outcome),
    /// The line says that the side to move lost on time, and names another result.
    Timeout(Side),
    /// The game ran on past the occurrence at which these rules strike.
    RanPastRepetition(u32),
}

impl CsvDisagreement {
    /// Whether the format's caveats explain it: the site did not enforce repetition.
    pub fn is_explained(&self) -> bool {
        matches!(self.what, CsvMismatch::RanPastRepetition(_))
    }
}

/// Replays every line under the ruleset. Empty lines are ignored.
pub fn check(text: &str, ruleset: &Ruleset) -> CsvReport {
    let under = CsvRules::new(ruleset);
    let mut report = CsvReport::default();
    for (line, text) in (1..).zip(text.lines()) {
        under.check_line(line, text, &mut report);
    }
    report
}

/// A ruleset as games were played by it there: they go on past a repetition, so it is looked for
/// beside the game.
#[derive(Clone, Debug)]
pub struct CsvRules {
    lenient: Arc<Ruleset>,
    strikes_at: u32,
}

impl CsvRules {
    pub fn new(ruleset: &Ruleset) -> CsvRules {
        let lenient = Arc::new(ruleset.without_repetition());
        CsvRules { lenient, strikes_at: ruleset.repetition_at }
    }

    /// Replays one line, and adds what is found to a report. An empty line is ignored.
    pub fn check_line(&self, line: usize, text: &str, report: &mut CsvReport) {
        if !text.trim().is_empty() {
            Checking { report, line }.line(text, self);
        }
    }

    /// The game of one line and how it ended, where the rules agree with it or the format's caveats
    /// explain why not. Lines are numbered from 1.
    ///
    /// # Errors
    /// What the line and the rules do not agree about.
    pub fn replay(
        &self,
        line: usize,
        text: &str,
    ) -> Result<(Game, Option<GameEnd>), Vec<CsvDisagreement>> {
        let mut report = CsvReport::default();
        let played = Checking { report: &mut report, line }.line(text, self);
        let unexplained: Vec<CsvDisagreement> =
            report.disagreements.into_iter().filter(|found| !found.is_explained()).collect();
        match played {
            Some(played) if unexplained.is_empty() => Ok(played),
            _ => Err(unexplained),
        }
    }
}

/// What a game loses that is written as a line of such a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CsvLoss {
    /// A start of its own, announcements or rolls; without them it isn't the game.
    Game,
    /// By what it ended, off the board and not by time.
    Ending,
}

/// The line of a game, and what is lost in it.
///
/// # Errors
/// It can't be written as a line at all.
pub fn write_line(game: &Game, end: Option<GameEnd>) -> Result<(String, Option<CsvLoss>), CsvLoss> {
    let own_start = Game::new(Arc::clone(game.ruleset()), game.terms());
    if own_start.is_ok_and(|own| own.start() != game.start()) {
        return Err(CsvLoss::Game);
    }
    let mut words = Vec::new();
    let mut taken: BySide<usize> = BySide::default();
    for ply in game.plies() {
        let text = ply.move_text();
        if ply.mv.is_none() || ply.roll.is_some() || game.ply_text(ply) != text {
            return Err(CsvLoss::Game);
        }
        taken[ply.mover] += ply.captures.len();
        words.push(text);
    }
    let on_board = matches!(end, Some(GameEnd { by: EndedBy::Board(_), .. }));
    let (result, loss) = match end {
        Some(GameEnd { winner: Some(winner), by }) => {
            let timed = by == EndedBy::Time && winner != game.position().to_move();
            if timed {
                words.push("timeout".to_owned());
            }
            let is_said = on_board || timed || by == EndedBy::Unstated;
            let word = if winner == Side::Attackers { "Black" } else { "White" };
            (word, (!is_said).then_some(CsvLoss::Ending))
        }
        Some(GameEnd { by: EndedBy::Closing, .. }) => ("Ongoing", Some(CsvLoss::Ending)),
        Some(GameEnd { by, .. }) => {
            ("Draw", (!on_board && by != EndedBy::Unstated).then_some(CsvLoss::Ending))
        }
        None => ("Ongoing", None),
    };
    let BySide { attackers, defenders } = taken;
    Ok((format!("{},{attackers},{defenders},{result}", words.join(" ")), loss))
}

struct Checking<'a> {
    report: &'a mut CsvReport,
    line: usize,
}

/// A game of a file, and how it ended.
type ReplayedGame = Option<(Game, Option<GameEnd>)>;

impl Checking<'_> {
    fn disagree(&mut self, ply: Option<usize>, what: CsvMismatch) {
        self.report.disagreements.push(CsvDisagreement { line: self.line, ply, what });
    }

    fn line(&mut self, text: &str, under: &CsvRules) -> ReplayedGame {
        match CsvGame::parse(text) {
            Ok(game) => self.game(&game, under),
            Err(error) => {
                self.disagree(None, CsvMismatch::Unreadable(error));
                None
            }
        }
    }

    /// `None` if it cannot be replayed.
    fn game(&mut self, written: &CsvGame, under: &CsvRules) -> ReplayedGame {
        let (ruleset, strikes_at) = (&under.lenient, under.strikes_at);
        let mut game = Game::new(Arc::clone(ruleset), Terms::default()).ok()?;
        self.report.games += 1;
        let mut counted = BySide::default();
        let mut ran_past = false;
        for (number, text) in (1..).zip(&written.plies) {
            let ply = match game.play_read(text) {
                Ok(ply) => ply,
                // A man said to be taken who is not is a matter of captures.
                Err(Illegal::ClaimNotTaken { taken, .. }) => {
                    let said = claims(text).to_vec();
                    self.disagree(Some(number), CsvMismatch::Captures { said, taken });
                    return None;
                }
                Err(illegal) => {
                    self.disagree(Some(number), CsvMismatch::Illegal(illegal));
                    return None;
                }
            };
            self.report.plies += 1;
            counted[ply.mover] += claims(text).len();
            self.report.taken[ply.mover] += ply.captures.len();
            let captured: BTreeSet<Square> = ply.captures.iter().map(|c| c.square).collect();
            let said: BTreeSet<Square> = claims(text).iter().copied().collect();
            self.report.doubles += claims(text).len() - said.len();
            let occurrence = ply.occurrence;
            let strikes = occurrence >= strikes_at && ruleset.minds_repetition_by(ply.mover);
            if captured != said {
                let (said, taken) = (said.into_iter().collect(), captured.into_iter().collect());
                self.disagree(Some(number), CsvMismatch::Captures { said, taken });
            }
            if strikes && number < written.plies.len() && !ran_past {
                ran_past = true;
                self.disagree(Some(number), CsvMismatch::RanPastRepetition(occurrence));
            }
        }
        if counted != written.taken {
            self.disagree(None, CsvMismatch::Counts { said: written.taken, written: counted });
        }
        // The last ply may be the one at which the rule strikes.
        let repeated =
            game.plies().last().filter(|last| last.occurrence >= strikes_at && !ran_past);
        if let (Some(last), None) = (repeated, game.outcome()) {
            let (winner, ends) = repetition_end(ruleset, last.mover);
            if ends && written.result != winner {
                let what = CsvMismatch::RanPastRepetition(last.occurrence);
                self.disagree(Some(written.plies.len()), what);
            } else if ends {
                *self.report.endings.entry("repetition").or_default() += 1;
                let end = end(written, EndedBy::Board("repetition"));
                return Some((game, end));
            }
        }
        let to_move = game.position().to_move();
        if written.timeout && game.outcome().is_none() && written.result != CsvResult::Won(!to_move)
        {
            self.disagree(None, CsvMismatch::Timeout(to_move));
        }
        let end = self.ending(written, game.outcome());
        Some((game, end))
    }

    fn ending(&mut self, written: &CsvGame, outcome: Option<Outcome>) -> Option<GameEnd> {
        let (ending, by) = match (outcome, written.result) {
            (Some(outcome), result) => {
                let as_written = match outcome.winner {
                    Some(winner) => CsvResult::Won(winner),
                    None => CsvResult::Drawn,
                };
                if as_written != result {
                    self.disagree(Some(written.plies.len()), CsvMismatch::Result(outcome));
                }
                (outcome.reason.code(), EndedBy::Board(outcome.reason.code()))
            }
            (None, CsvResult::Won(_)) if written.timeout => ("timeout", EndedBy::Time),
            (None, CsvResult::Won(_)) => ("resigned", EndedBy::Unstated),
            (None, CsvResult::Drawn) => ("drawn", EndedBy::Unstated),
            (None, CsvResult::Ongoing) => ("ongoing", EndedBy::Unstated),
        };
        *self.report.endings.entry(ending).or_default() += 1;
        end(written, by)
    }
}

/// How a line says that its game ended, if it did.
fn end(written: &CsvGame, by: EndedBy) -> Option<GameEnd> {
    let winner = match written.result {
        CsvResult::Won(side) => Some(side),
        CsvResult::Drawn => None,
        CsvResult::Ongoing => return None,
    };
    Some(GameEnd { winner, by })
}

/// How the ruleset's repetition rule ends a game, and whether it does.
fn repetition_end(ruleset: &Ruleset, mover: Side) -> (CsvResult, bool) {
    match ruleset.options.repetition {
        Repetition::Draw => (CsvResult::Drawn, true),
        Repetition::DefendersLose => (CsvResult::Won(Side::Attackers), true),
        Repetition::MoverLoses => (CsvResult::Won(!mover), true),
        Repetition::Forbidden | Repetition::ForbiddenToDefenders => (CsvResult::Ongoing, false),
    }
}

/// The men the text says are taken, doubles included.
fn claims(text: &PlyText) -> &[Square] {
    match &text.body {
        Body::Move { claims, .. } => claims,
        Body::Pass => &[],
    }
}

impl fmt::Display for CsvError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CsvError::Columns(count) => {
                write!(
                    f,
                    "there are {count} columns instead of four: moves, two counts and the result"
                )
            }
            CsvError::Count(text) => {
                write!(f, "the count of captured men must be a number, not {text:?}")
            }
            CsvError::Result(text) => {
                write!(f, "the result must be Black, White, Draw or Ongoing, not {text:?}")
            }
            CsvError::Ply(number, error) => write!(f, "ply {number}: {error}"),
        }
    }
}

impl std::error::Error for CsvError {}

impl fmt::Display for CsvMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CsvMismatch::Unreadable(error) => error.fmt(f),
            CsvMismatch::Illegal(illegal) => write!(f, "illegal ({})", illegal.code()),
            CsvMismatch::Captures { said, taken } => {
                write!(f, "captures {taken:?} by the rules, but {said:?} as written")
            }
            CsvMismatch::Counts { said, written } => write!(
                f,
                "counts {} and {} captured men, but lists {} and {}",
                said.attackers, said.defenders, written.attackers, written.defenders
            ),
            CsvMismatch::Result(Outcome { winner, reason }) => {
                let winner = winner.map_or("nobody", |side| side.name());
                write!(
                    f,
                    "{winner} won on the board by {}, but the line says otherwise",
                    reason.code()
                )
            }
            CsvMismatch::Timeout(side) => {
                write!(f, "the {side} lost on time, but the line says otherwise")
            }
            CsvMismatch::RanPastRepetition(count) => {
                write!(f, "the game went on after a position had occurred {count} times")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::ruleset::shipped_library;

    use super::*;

    /// What a line of a Copenhagen game is answered with.
    fn check_line(line: &str) -> String {
        let ruleset = shipped_library().newest("copenhagen").unwrap();
        let report = check(line, ruleset);
        let endings: Vec<&str> = report.endings.keys().copied().collect();
        let mut text = format!("{} plies, {}", report.plies, endings.join(" "));
        for found in &report.disagreements {
            let ply = found.ply.map_or(String::new(), |ply| format!("ply {ply} "));
            let explained = if found.is_explained() { " (explained)" } else { "" };
            text += &format!("; {ply}{}{explained}", found.what);
        }
        text
    }

    #[test]
    fn caveats_of_the_format_are_no_disagreements() {
        // A man written twice; a loss on time; a resignation cannot be seen.
        assert_eq!(check_line("a8-e8 d6-d8xe8xe8,0,2,White"), "2 plies, resigned");
        assert_eq!(check_line("e1-e2 d6-d3 timeout,0,0,White"), "2 plies, timeout");
        assert_eq!(check_line("e1-e2 d6-d3,0,0,Ongoing"), "2 plies, ongoing");
    }

    #[test]
    fn what_disagrees_is_named() {
        assert_eq!(check_line("e1-e2 e7-a7,0,0,Ongoing"), "1 plies, ; ply 2 illegal (blocked)");
        assert_eq!(
            check_line("e1-e2xd2,1,0,Ongoing"),
            "0 plies, ; ply 1 captures [] by the rules, but [d2] as written"
        );
        assert_eq!(
            check_line("e1-e2,0,3,Ongoing"),
            "1 plies, ongoing; counts 0 and 3 captured men, but lists 0 and 0"
        );
        assert_eq!(
            check_line("e1-e2,0,0,Won"),
            "0 plies, ; the result must be Black, White, Draw or Ongoing, not \"Won\""
        );
        assert_eq!(
            check_line("e1-e2,0,0"),
            "0 plies, ; there are 3 columns instead of four: moves, two counts and the result"
        );
    }

    #[test]
    fn time_runs_out_for_the_side_to_move() {
        assert_eq!(
            check_line("e1-e2 d6-d3 timeout,0,0,Black"),
            "2 plies, timeout; the attackers lost on time, but the line says otherwise"
        );
    }

    #[test]
    fn the_last_ply_may_be_the_third_occurrence() {
        let shuffle = "d1-c1 f8-g8 c1-d1 g8-f8 ".repeat(2);
        assert_eq!(check_line(&format!("{shuffle},0,0,Black")), "8 plies, repetition");
        assert_eq!(
            check_line(&format!("{shuffle},0,0,White")),
            "8 plies, resigned; ply 8 the game went on after a position had occurred 3 times \
             (explained)"
        );
    }

    #[test]
    fn lines_are_written_as_they_are_read() {
        let rules = CsvRules::new(shipped_library().newest("copenhagen").unwrap());
        let past = "d1-c1 f8-g8 c1-d1 g8-f8 ".repeat(3);
        for (line, written) in [
            ("a8-e8 d6-d8xe8xe8,0,2,White", "a8-e8 d6-d8xe8,0,1,White"),
            ("e1-e2 d6-d3 timeout,0,0,White", "e1-e2 d6-d3 timeout,0,0,White"),
            ("e1-e2 d6-d3,0,0,Draw", "e1-e2 d6-d3,0,0,Draw"),
            (&format!("{past},0,0,Ongoing"), &format!("{},0,0,Ongoing", past.trim_end())),
        ] {
            let (game, end) = rules.replay(1, line).unwrap();
            assert_eq!(write_line(&game, end).unwrap(), (written.to_owned(), None));
            let again = rules.replay(1, written).unwrap();
            assert_eq!((again.0.canonical_plies(), again.1), (game.canonical_plies(), end));
        }
        let (game, _) = rules.replay(1, "e1-e2,0,0,White").unwrap();
        let resigned = GameEnd { winner: Some(Side::Defenders), by: EndedBy::Resignation };
        let written = ("e1-e2,0,0,White".to_owned(), Some(CsvLoss::Ending));
        assert_eq!(write_line(&game, Some(resigned)).unwrap(), written);
    }

    #[test]
    fn a_line_that_disagrees_is_no_game() {
        let rules = CsvRules::new(shipped_library().newest("copenhagen").unwrap());
        let disagreements = rules.replay(7, "e1-e2 e7-a7,0,0,Ongoing").unwrap_err();
        assert_eq!((disagreements[0].line, disagreements[0].ply), (7, Some(2)));
        rules.replay(1, "e1-e2,0,3,Ongoing").unwrap_err();
    }

    #[test]
    fn a_game_that_ran_past_a_repetition_is_explained() {
        let shuffle = "d1-c1 f8-g8 c1-d1 g8-f8 ".repeat(3);
        assert_eq!(
            check_line(&format!("{shuffle},0,0,Ongoing")),
            "12 plies, ongoing; ply 8 the game went on after a position had occurred 3 times \
             (explained)"
        );
    }
}
