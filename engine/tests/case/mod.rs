//! The files in `tests/cases`: what a case looks like. How it is played is in `play`.
//!
//! A file begins with a few words about itself; a line with `#` begins a case:
//!
//! ```text
//! # Three attackers take the king at the edge where the edge is the fourth
//! row: king-at-edge
//! corner:
//!   3 . . . . .
//!   2 . t . . t
//!   1 t K . . .
//!     a b c d e
//! attackers: e2-c2; c2-c1
//!   kongens-bord castillos: king taken at-edge
//!   the other leaflets: -
//! ```
//!
//! `row:` names the options that the case is about. The board is one of
//! - `corner:` a drawing that lies in the corner a1 of whatever board there is,
//! - `throne:` a drawing of odd size whose middle lies on the board's middle (squares are
//!   named as in the drawing, not as on the board),
//! - `start` the ruleset's own start, or `position:` a position line (also one that is
//!   refused: then its expectations follow and the case ends).
//!
//! Then come steps, each with what is expected indented under it, ruleset by ruleset.
//! `attackers:` and `defenders:` play plies (with `;` between, the last of them is looked
//! at), `roll:` declares a roll, `take back:` takes plies back, `moves:` lists where a
//! piece may go, `line:` writes the `public`, `private` or `bare` position line, and
//! `states:` looks a choice up. `policy:` and `dice:` are the terms.
//!
//! An expectation says everything that was taken and how the game ended (`-`: nothing and
//! it goes on), or `refused` and why; and, only if somebody wants to know, `routes`,
//! `announced`, `usable`, `occurrence`, `text`, `rolls` and `must pass`.

mod place;
mod play;

use engine::ruleset::options::Dice;
use engine::{Policy, Square, Terms};

pub use play::play;

/// The five leaflets, for `the other leaflets`.
pub const LEAFLETS: [&str; 5] = ["kongens-bord", "stavanger", "skalk", "kopenhagen", "castillos"];

/// One case: a board, and what happens on it.
pub struct Case {
    pub title: String,
    /// File and line of the title.
    pub at: String,
    pub rows: Vec<String>,
    pub terms: Terms,
    pub board: Board,
    pub steps: Vec<Step>,
}

pub enum Board {
    Start,
    Line(String),
    Drawing {
        on_throne: bool,
        size: u8,
        pieces: Vec<(char, Square)>,
    },
    /// For cases that only look choices up.
    None,
}

/// Something done, and what is expected of each ruleset.
pub struct Step {
    pub action: Action,
    pub line: usize,
    pub expected: Vec<(String, String)>,
}

#[derive(Clone, Debug)]
pub enum Action {
    /// Plies with `;` between, and whether the attackers make the first.
    Play {
        attackers: bool,
        plies: String,
    },
    Roll(String),
    TakeBack(usize),
    Moves(String),
    Line(String),
    States(String),
    /// The board itself is looked at: can a game go on from it?
    Position,
}

impl Case {
    /// The rulesets it is about: those of its first step.
    pub fn rulesets(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().take(1).flat_map(|step| step.expected.iter().map(|(name, _)| &**name))
    }

    /// Whether anything is played, and not only looked up.
    pub fn is_played(&self) -> bool {
        self.steps.iter().any(|step| !matches!(step.action, Action::States(_)))
    }
}

/// All cases of a file.
pub fn read(name: &str, text: &str) -> Result<Vec<Case>, String> {
    let mut cases: Vec<Case> = Vec::new();
    let mut lines = (1..).zip(text.lines()).peekable();
    while let Some((number, line)) = lines.next() {
        let error = |reason: &str| format!("{name}:{number}: {reason}: {line:?}");
        if let Some(title) = line.strip_prefix("# ") {
            cases.push(Case {
                title: title.trim().to_owned(),
                at: format!("{name}:{number}"),
                rows: Vec::new(),
                terms: Terms::default(),
                board: Board::None,
                steps: Vec::new(),
            });
            continue;
        }
        let Some(case) = cases.last_mut() else { continue };
        if line.trim().is_empty() {
            continue;
        }
        if line.starts_with(' ') {
            case.expect(line.trim()).map_err(|reason| error(&reason))?;
            continue;
        }
        let (key, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.trim();
        let action = match key {
            "row" => {
                case.rows.extend(value.split_whitespace().map(str::to_owned));
                continue;
            }
            "policy" => {
                case.terms.announcements =
                    Policy::from_word(value).ok_or_else(|| error("no such policy"))?;
                continue;
            }
            "dice" => {
                case.terms.dice = Dice::Hun;
                continue;
            }
            "start" => {
                case.board = Board::Start;
                continue;
            }
            "corner" | "throne" => {
                let mut drawing = Vec::new();
                while let Some((_, row)) = lines.next_if(|(_, row)| row.starts_with(' ')) {
                    drawing.push(row);
                }
                case.board =
                    drawn(&drawing, key == "throne").ok_or_else(|| error("no square drawing"))?;
                continue;
            }
            "position" => {
                case.board = Board::Line(value.to_owned());
                match lines.peek() {
                    Some((_, next)) if next.starts_with(' ') => Action::Position,
                    _ => continue,
                }
            }
            "attackers" | "defenders" => {
                Action::Play { attackers: key == "attackers", plies: value.to_owned() }
            }
            "roll" => Action::Roll(value.to_owned()),
            "take back" => Action::TakeBack(value.parse().map_err(|_| error("no number"))?),
            "moves" => Action::Moves(value.to_owned()),
            "line" => Action::Line(value.to_owned()),
            "states" => Action::States(value.to_owned()),
            _ => return Err(error("unknown word")),
        };
        case.steps.push(Step { action, line: number, expected: Vec::new() });
    }
    for case in &cases {
        let whole = !case.steps.is_empty()
            && case.steps.iter().all(|step| !step.expected.is_empty())
            && !(case.is_played() && matches!(case.board, Board::None));
        if !whole {
            return Err(format!("{}: {:?} expects nothing", case.at, case.title));
        }
    }
    Ok(cases)
}

impl Case {
    /// `stavanger skalk: king taken two-in-line`, for the step before it.
    fn expect(&mut self, line: &str) -> Result<(), String> {
        let all: Vec<String> = match &self.steps[..] {
            [] => return Err("an expectation without a step".into()),
            [_] => LEAFLETS.map(str::to_owned).into(),
            [..] => self.rulesets().map(str::to_owned).collect(),
        };
        let (names, what) = line.split_once(':').ok_or("no colon")?;
        let what = what.trim().to_owned();
        let Some(step) = self.steps.last_mut() else { return Err("no step".into()) };
        let names: Vec<String> = match names {
            "leaflets" | "all" | "the other leaflets" | "the others" => {
                let named = |name: &String| step.expected.iter().any(|(other, _)| other == name);
                all.into_iter().filter(|name| !named(name)).collect()
            }
            names => names.split_whitespace().map(str::to_owned).collect(),
        };
        if names.is_empty() || what.is_empty() {
            return Err("nobody left, or nothing expected".into());
        }
        for name in names {
            if step.expected.iter().any(|(other, _)| *other == name) {
                return Err(format!("{name} has two answers"));
            }
            step.expected.push((name, what.clone()));
        }
        Ok(())
    }
}

/// A drawing with or without the names of ranks and files beside it.
fn drawn(rows: &[&str], on_throne: bool) -> Option<Board> {
    let rows: Vec<Vec<char>> = rows
        .iter()
        .map(|row| row.trim().trim_start_matches(|c: char| c.is_ascii_digit()))
        .filter(|row| !row.starts_with('a'))
        .map(|row| row.chars().filter(|c| *c != ' ').collect())
        .collect();
    let size = rows.len();
    let mut pieces = Vec::new();
    for (row, letters) in rows.iter().rev().enumerate() {
        if letters.len() != size {
            return None;
        }
        for (file, &letter) in letters.iter().enumerate() {
            match letter {
                '.' => {}
                't' | 'T' | 'K' => pieces.push((letter, Square::new(file as u8, row as u8)?)),
                _ => return None,
            }
        }
    }
    let fits = size > 0 && !(on_throne && size.is_multiple_of(2));
    fits.then_some(Board::Drawing { on_throne, size: size as u8, pieces })
}
