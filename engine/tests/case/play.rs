//! Plays a case under one ruleset and says in the words of the files what happened. On
//! the way it holds every step against laws that are true of all games.

use std::fmt::Write;
use std::sync::Arc;

use engine::dice::Roll;
use engine::notation::{PositionError, PositionLine, Unreadable};
use engine::{
    CaptureRule, Game, Illegal, KingFall, Outcome, Ply, Position, Reason, Routes, Ruleset,
    SetupError, Side, Square, WrongAnnouncement,
};

use super::place::Place;
use super::{Action, Board, Case, Step};

/// Plays the case; the first difference, with the boards, if there is one.
pub fn play(case: &Case, name: &str, ruleset: &Arc<Ruleset>) -> Result<(), String> {
    let symmetries = if matches!(case.board, Board::Drawing { .. }) { 8 } else { 1 };
    for symmetry in 0..symmetries {
        let size = ruleset.size();
        let offset = match case.board {
            Board::Drawing { size: drawn, .. } if drawn > size => {
                return Err(format!("{}: the drawing is too large for {name}", case.at));
            }
            Board::Drawing { on_throne: true, size: drawn, .. } => (size - drawn) / 2,
            _ => 0,
        };
        let place = Place { size, offset, symmetry };
        Table { case, name, ruleset, place }.play()?;
    }
    Ok(())
}

struct Table<'a> {
    case: &'a Case,
    name: &'a str,
    ruleset: &'a Arc<Ruleset>,
    place: Place,
}

impl Table<'_> {
    fn play(&self) -> Result<(), String> {
        let mut game = match self.set_up() {
            Ok(game) => Some(game),
            Err(refusal) => {
                let step = &self.case.steps[0];
                return match step.action {
                    Action::Position => self.compare(step, None, None, &[refusal]),
                    _ => Err(self.failure(step, None, None, &format!("no game: {refusal}"))),
                };
            }
        };
        for step in &self.case.steps {
            let before = game.clone();
            let got = match &mut game {
                Some(game) => self.take(step, game)?,
                None => vec![self.stated(step)],
            };
            self.compare(step, before.as_ref(), game.as_ref(), &got)?;
        }
        Ok(())
    }

    /// The game before the first step, or why there is none.
    fn set_up(&self) -> Result<Game, String> {
        let terms = self.case.terms;
        let line = match &self.case.board {
            Board::Start | Board::None => {
                return Game::new(self.ruleset.clone(), terms)
                    .map_err(|_| "refused no-dice".to_owned());
            }
            Board::Line(line) => line.clone(),
            Board::Drawing { pieces, .. } => {
                let mut board = vec![vec!['1'; self.place.size.into()]; self.place.size.into()];
                for &(letter, square) in pieces {
                    if let Some(on) = self.place.on_board(square) {
                        board[usize::from(on.rank())][usize::from(on.file())] = letter;
                    }
                }
                let ranks: Vec<String> = board.iter().rev().map(|row| spelled(row)).collect();
                let begins = self.case.steps.iter().find_map(|step| match step.action {
                    Action::Play { attackers, .. } => Some(attackers),
                    Action::Roll(_) => Some(false),
                    _ => None,
                });
                let side = if begins == Some(true) { 'a' } else { 'd' };
                format!("{} {side}", ranks.join("/"))
            }
        };
        PositionLine::parse(&line)
            .and_then(|line| line.game(self.ruleset.clone(), terms))
            .map_err(|error| format!("refused {}", position_refusal(&error)))
    }

    /// Does the step; everything that can be said of it.
    fn take(&self, step: &Step, game: &mut Game) -> Result<Vec<String>, String> {
        let squares = |text: &str| Place::rename(text, |square| self.place.on_board(square));
        Ok(match &step.action {
            Action::Position => vec!["-".to_owned()],
            Action::States(_) => vec![self.stated(step)],
            Action::Roll(face) => {
                let roll = Roll::new(face.parse().unwrap()).unwrap();
                match game.declare_roll(roll) {
                    Ok(()) => vec!["-".to_owned(), self.passing(game), self.rolls(game)],
                    Err(illegal) => vec![self.refusal(&illegal)],
                }
            }
            Action::TakeBack(plies) => {
                game.take_back(*plies);
                vec!["-".to_owned(), self.rolls(game)]
            }
            Action::Moves(from) => {
                let from: Square = squares(from).parse().unwrap();
                let moves = game.legal_moves().into_iter().filter(|mv| mv.from == from);
                vec![self.list(moves.map(|mv| mv.to))]
            }
            Action::Line(form) => vec![match form.as_str() {
                "bare" => game.bare_line(),
                "public" => game.public_line(),
                _ => game.private_line(),
            }],
            Action::Play { attackers, plies } => {
                let mover = if *attackers { Side::Attackers } else { Side::Defenders };
                let mut got: Vec<String> = Vec::new();
                for text in plies.split(';').map(str::trim) {
                    if !got.is_empty() && got[0] != "-" && !got[0].starts_with("takes") {
                        return Err(self.failure(step, None, Some(game), &got.join("; ")));
                    }
                    let first = got.is_empty();
                    if first && game.outcome().is_none() && game.position().to_move() != mover {
                        return Err(self.failure(step, None, Some(game), "the other side's turn"));
                    }
                    let text = if self.place.keeps_names() { text.into() } else { squares(text) };
                    let before = game.clone();
                    got = match game.play(&text) {
                        Ok(ply) => {
                            let ply = ply.clone();
                            laws(&before, game, &text, &ply).map_err(|law| {
                                self.failure(step, Some(&before), Some(game), law)
                            })?;
                            self.told(game, &ply)
                        }
                        Err(illegal) => {
                            if *game != before {
                                let law = "a refusal changes nothing";
                                return Err(self.failure(step, Some(&before), Some(game), law));
                            }
                            vec![self.refusal(&illegal)]
                        }
                    };
                }
                got
            }
        })
    }

    fn stated(&self, step: &Step) -> String {
        let Action::States(option) = &step.action else { return String::new() };
        match self.ruleset.statements().iter().find(|(name, ..)| name == option) {
            Some((_, word, mark)) => format!("{word} {}", mark.letter()),
            None if option == "repetition-at" => {
                format!("{} {}", self.ruleset.repetition_at, self.ruleset.marks[option].letter())
            }
            None => "-".to_owned(),
        }
    }

    fn rolls(&self, game: &Game) -> String {
        format!("rolls {}", game.rolls_made())
    }

    fn passing(&self, game: &Game) -> String {
        if game.must_pass() { "must pass".into() } else { "must move".into() }
    }

    /// What a ply did: first what was taken and the end, then what may be asked for.
    fn told(&self, game: &Game, ply: &Ply) -> Vec<String> {
        let mut told = Vec::new();
        let by = |rule: &str| {
            let squares = ply.captures.iter().filter(|capture| capture_rule(capture.by) == rule);
            self.list(squares.map(|capture| capture.square))
        };
        for rule in ["", " by throne", " by corner", " by linnaean", " by shieldwall"] {
            let squares = by(rule);
            if squares != "none" {
                told.push(format!("takes {squares}{rule}"));
            }
        }
        if let Some(outcome) = ply.outcome {
            told.push(self.ending(outcome));
        }
        if told.is_empty() {
            told.push("-".to_owned());
        }
        told.push(format!("routes {}", self.routes(ply.routes)));
        told.push(format!("announced {}", self.routes(game.announced())));
        let line = game.private_line();
        let usable = line.split(' ').find_map(|word| word.strip_prefix("usable="));
        let usable = usable.unwrap_or_default().split(',').filter(|goal| !goal.is_empty());
        told.push(format!("usable {}", self.list(usable.map(|goal| goal.parse().unwrap()))));
        told.push(format!("occurrence {}", ply.occurrence));
        if self.place.symmetry == 0 {
            let text = game.ply_text(ply);
            told.push(format!("text {}", Place::rename(&text, |at| self.place.in_drawing(at))));
        }
        told.push(self.rolls(game));
        told
    }

    fn ending(&self, Outcome { winner, reason }: Outcome) -> String {
        let winner = winner.map_or("draw".to_owned(), |side| format!("{side} win"));
        match reason {
            Reason::KingCaptured(fall) if winner == "attackers win" => {
                format!("king taken {}", self.fall(fall))
            }
            Reason::Escape(goal) if winner == "defenders win" => {
                format!("escape {}", self.name_of(goal))
            }
            Reason::Encirclement if winner == "attackers win" => "ring".into(),
            Reason::EdgeFort if winner == "defenders win" => "fort".into(),
            Reason::Immobile(side) => format!("{side} cannot move, {winner}"),
            Reason::Repetition(n) => format!("repetition {n}, {winner}"),
            other => format!("{winner} by {other:?}"),
        }
    }

    fn fall(&self, fall: KingFall) -> String {
        match fall {
            KingFall::FourSides => "four-sides".into(),
            KingFall::ThreeAndThrone => "three-and-throne".into(),
            KingFall::AtEdge => "at-edge".into(),
            KingFall::TwoInLine => "two-in-line".into(),
            KingFall::AgainstSquare(square) => format!("against {}", self.name_of(square)),
            KingFall::WithDefender(square) => format!("with {}", self.name_of(square)),
        }
    }

    fn refusal(&self, illegal: &Illegal) -> String {
        let detail = match illegal {
            Illegal::Unreadable(unreadable) => unread(unreadable).to_owned(),
            Illegal::WrongNumber { number, due } => format!("{number}, due {due}"),
            Illegal::OffBoard { square, .. } => square.to_string(),
            Illegal::Blocked { by, .. } => self.name_of(*by),
            Illegal::NoPiece { from } | Illegal::NotYourPiece { from, .. } => self.name_of(*from),
            Illegal::TooFar { targets, .. } => self.list(targets.iter().copied()),
            Illegal::ClaimNotTaken { square, .. } => self.name_of(*square),
            Illegal::SilentRoute { goal } => self.name_of(*goal),
            Illegal::WouldRepeat { occurrence, .. } => occurrence.to_string(),
            Illegal::GameOver(outcome) => self.ending(*outcome),
            Illegal::Announcement(
                WrongAnnouncement::WrongCount { open }
                | WrongAnnouncement::WrongRoutes { open, .. }
                | WrongAnnouncement::WrongNumber { open, .. }
                | WrongAnnouncement::MustBeNamed { open }
                | WrongAnnouncement::Remind { open },
            ) => format!("open {}", self.routes(*open)),
            _ => String::new(),
        };
        match detail.as_str() {
            "" => format!("refused {}", illegal.code()),
            detail => format!("refused {}: {detail}", illegal.code()),
        }
    }

    fn routes(&self, routes: Routes) -> String {
        self.list(routes.iter())
    }

    fn list(&self, squares: impl Iterator<Item = Square>) -> String {
        let mut squares: Vec<_> =
            squares.map(|square| (self.place.in_drawing(square).ok_or(square), square)).collect();
        squares.sort_by_key(|(drawn, square)| drawn.unwrap_or(*square));
        let names: Vec<String> =
            squares.into_iter().map(|(_, square)| self.name_of(square)).collect();
        if names.is_empty() { "none".into() } else { names.join(" ") }
    }

    fn name_of(&self, square: Square) -> String {
        match self.place.in_drawing(square) {
            Some(square) => square.to_string(),
            None => format!("(outside: {square})"),
        }
    }

    /// Holds what was expected against what was got: all that was taken and the ending,
    /// and of the rest what the case asks for.
    fn compare(
        &self,
        step: &Step,
        before: Option<&Game>,
        after: Option<&Game>,
        got: &[String],
    ) -> Result<(), String> {
        let Some((_, expected)) = step.expected.iter().find(|(name, _)| name == self.name) else {
            return Err(format!("{}: line {} says nothing of it", self.case.at, step.line));
        };
        let asked = |item: &str| {
            ["routes ", "announced ", "usable ", "occurrence ", "text ", "rolls ", "must "]
                .iter()
                .any(|word| item.starts_with(word))
        };
        match step.action {
            // A turned board has another line.
            Action::Line(_) if !self.place.keeps_names() => return Ok(()),
            Action::Line(_) | Action::States(_) | Action::Moves(_) if got == [&**expected] => {
                return Ok(());
            }
            Action::Line(_) | Action::States(_) | Action::Moves(_) => {
                return Err(self.failure(step, before, after, &got.join("; ")));
            }
            _ => {}
        }
        let items: Vec<&str> = expected.split(';').map(str::trim).collect();
        let mut main: Vec<&str> = items.iter().copied().filter(|item| !asked(item)).collect();
        if main.is_empty() {
            main.push("-");
        }
        let got_main: Vec<&str> =
            got.iter().map(String::as_str).filter(|item| !asked(item)).collect();
        let without_detail = |got: &str| got.split(": ").next().unwrap_or_default() == main[0];
        let same_main = match (main[0].starts_with("refused"), main[0].contains(": ")) {
            (true, false) => got_main.len() == 1 && without_detail(got_main[0]),
            _ => main.len() == got_main.len() && main.iter().all(|item| got_main.contains(item)),
        };
        let turned = |item: &&&str| self.place.symmetry != 0 && item.starts_with("text ");
        let same_rest = items
            .iter()
            .filter(|item| asked(item) && !turned(item))
            .all(|item| got.iter().any(|got| got == item));
        if same_main && same_rest {
            return Ok(());
        }
        Err(self.failure(step, before, after, &got.join("; ")))
    }

    /// What a reader needs to judge it: boards, ruleset, what was expected, what came.
    fn failure(
        &self,
        step: &Step,
        before: Option<&Game>,
        after: Option<&Game>,
        got: &str,
    ) -> String {
        let mut text = format!("\n{} # {}\n", self.case.at, self.case.title);
        let expected = step.expected.iter().find(|(name, _)| name == self.name);
        let _ = writeln!(text, "ruleset   {} (symmetry {})", self.name, self.place.symmetry);
        let _ = writeln!(text, "step      line {}: {:?}", step.line, step.action);
        let _ = writeln!(text, "expected  {}", expected.map_or("?", |(_, what)| what));
        let _ = writeln!(text, "got       {got}");
        for (when, game) in [("before", before), ("after", after)] {
            if let Some(game) = game {
                let _ = writeln!(text, "{when}:\n{}", picture(game.position(), self.place.size));
            }
        }
        text
    }
}

/// Laws of every ply; the one that is broken.
fn laws(before: &Game, after: &Game, text: &str, ply: &Ply) -> Result<(), &'static str> {
    let hold = |law, holds: bool| if holds { Ok(()) } else { Err(law) };
    let (position, ruleset) = (before.position(), before.ruleset());
    if let Some(mv) = ply.mv {
        hold("what was played was listed as legal", before.legal_moves().contains(&mv))?;
        let opposite = |anvil: Square, square: Square| {
            (anvil.file() + mv.to.file(), anvil.rank() + mv.to.rank())
                == (2 * square.file(), 2 * square.rank())
        };
        let in_line = ply.captures.iter().all(|capture| match capture.by {
            CaptureRule::Custodial { anvil } => opposite(anvil, capture.square),
            CaptureRule::AgainstCorner { corner } => opposite(corner, capture.square),
            _ => true,
        });
        hold("who takes and what helps lie on both sides of the man", in_line)?;
    }
    let count = position.count_moves(ruleset);
    hold(
        "moves are counted as they are listed",
        count as usize == position.legal_moves(ruleset).len(),
    )?;
    if ply.roll.is_none() {
        let mut back = after.clone();
        back.take_back(1);
        hold("a ply taken back leaves no trace", back == *before)?;
        let again = back.play(text).is_ok();
        hold("a ply taken back can be made again", again && back == *after)?;
    }
    if after.outcome().is_none() {
        let line = after.private_line();
        let read = PositionLine::parse(&line).and_then(|line| {
            line.game(Arc::clone(ruleset), after.terms()).map(|game| game.private_line())
        });
        hold("a private line reads back to the same state", read == Ok(line))?;
    }
    Ok(())
}

fn capture_rule(rule: CaptureRule) -> &'static str {
    match rule {
        CaptureRule::Custodial { .. } => "",
        CaptureRule::AgainstThrone => " by throne",
        CaptureRule::AgainstCorner { .. } => " by corner",
        CaptureRule::Linnaean => " by linnaean",
        CaptureRule::Shieldwall => " by shieldwall",
    }
}

fn unread(unreadable: &Unreadable) -> &'static str {
    match unreadable {
        Unreadable::Empty => "empty",
        Unreadable::NotASquare(_) => "not-a-square",
        Unreadable::CaptureForMove(_) => "capture-for-move",
        Unreadable::UnknownPiece(_) => "unknown-piece",
        Unreadable::NotARoll(_) => "not-a-roll",
        Unreadable::UnknownWords(_) => "unknown-words",
    }
}

fn position_refusal(error: &PositionError) -> String {
    match error {
        PositionError::NoSide => "no-side".into(),
        PositionError::UnknownSide(_) => "unknown-side".into(),
        PositionError::UnknownLetter(letter) => format!("unknown-letter: {letter}"),
        PositionError::WrongWidth { row, width, .. } => format!("wrong-width: row {row}, {width}"),
        PositionError::WrongRanks(ranks) => format!("wrong-ranks: {ranks}"),
        PositionError::WrongSize { size, .. } => format!("wrong-size: {size}"),
        PositionError::UnknownSuffix(_) => "unknown-suffix".into(),
        PositionError::RouteNotOpen(square) => format!("route-not-open: {square}"),
        PositionError::Repeated(count) => format!("repeated: {count}"),
        PositionError::AttackersRolled => "attackers-rolled".into(),
        PositionError::NotInThisRuleset(what) => format!("not-in-this-ruleset: {what}"),
        PositionError::Setup(SetupError::Kings(count)) => format!("kings: {count}"),
        PositionError::Setup(SetupError::TwoPieces(square)) => format!("two-pieces: {square}"),
        PositionError::Setup(SetupError::OffBoard(square)) => format!("off-board: {square}"),
        PositionError::Setup(SetupError::ManOnReserved(square)) => {
            format!("man-on-reserved: {square}")
        }
        PositionError::Setup(SetupError::KingOnGoal(square)) => format!("king-on-goal: {square}"),
        PositionError::Setup(SetupError::NoMove(side)) => format!("no-move: {side}"),
    }
}

/// A rank of a position line; `1` for an empty square.
fn spelled(row: &[char]) -> String {
    let mut text = String::new();
    for run in row.chunk_by(|one, other| one == other) {
        match run[0] {
            '1' => text.push_str(&run.len().to_string()),
            _ => text.extend(run),
        }
    }
    text
}

/// The whole board with the names of ranks and files.
fn picture(position: &Position, size: u8) -> String {
    let mut text = String::new();
    for rank in (0..size).rev() {
        let _ = write!(text, "{:>4}", rank + 1);
        for file in 0..size {
            let piece = Square::new(file, rank).and_then(|square| position.piece_at(square));
            let _ = write!(text, " {}", piece.map_or('.', engine::Piece::letter));
        }
        text.push('\n');
    }
    text.push_str("    ");
    for file in 0..size {
        let _ = write!(text, " {}", char::from(b'a' + file));
    }
    text
}
