//! A review as a small text that reads back to the same review, so that it can be kept: the chances,
//! then a line for each turning point with its ply, what was better, and what was found.

use std::fmt;
use std::str::FromStr;

use engine::{Move, Square};

use crate::facts::{MoveDeed, Slip};
use crate::review::{Finding, Review, TurningPoint};

/// The text is not a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAReview;

impl fmt::Display for NotAReview {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this isn't a review")
    }
}

impl std::error::Error for NotAReview {}

impl fmt::Display for Review {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&list(&self.chances))?;
        for TurningPoint { ply, finding, better } in &self.turns {
            write!(f, "\n{ply} {} {}", list(better), words(finding).join(" "))?;
        }
        Ok(())
    }
}

impl FromStr for Review {
    type Err = NotAReview;

    fn from_str(text: &str) -> Result<Review, NotAReview> {
        let mut lines = text.lines();
        let chances: Vec<u8> = read_list(lines.next(), |it| it.parse().ok()).ok_or(NotAReview)?;
        let turns = lines.map(turn).collect::<Option<Vec<_>>>().ok_or(NotAReview)?;
        let is_whole = chances.iter().all(|chance| *chance <= 100)
            && turns.iter().all(|turn| (1..chances.len()).contains(&turn.ply));
        is_whole.then_some(Review { chances, turns }).ok_or(NotAReview)
    }
}

fn list<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn words(finding: &Finding) -> Vec<String> {
    let said = |name: &str, more: &[String]| {
        std::iter::once(name.to_owned()).chain(more.iter().cloned()).collect::<Vec<_>>()
    };
    match finding {
        Finding::Plain => said("plain", &[]),
        Finding::Did(slip) => match slip {
            Slip::KeptSilent { goals } => said("kept-silent", &[list(goals)]),
            Slip::LeftLine { goal } => said("left-line", &[goal.to_string()]),
            Slip::OpenedLine { goal } => said("opened-line", &[goal.to_string()]),
            Slip::LetFork { square, goals } => said("let-fork", &[square.to_string(), list(goals)]),
            Slip::ExposedKing { by } => said("exposed-king", &[by.to_string()]),
            Slip::LetRing { by } => said("let-ring", &[by.to_string()]),
            Slip::LetFort { by } => said("let-fort", &[by.to_string()]),
            Slip::Lost { plies } => said("lost", &[plies.to_string()]),
            Slip::LostMen { by, men } => said("lost-men", &[by.to_string(), list(men)]),
            Slip::OpenedWall => said("opened-wall", &[]),
            Slip::LeftGuard { corner } => said("left-guard", &[corner.to_string()]),
        },
        Finding::Missed(deed) => match deed {
            MoveDeed::Escapes { goal } => said("escapes", &[goal.to_string()]),
            MoveDeed::TakesKing => said("takes-king", &[]),
            MoveDeed::ClosesRing => said("closes-ring", &[]),
            MoveDeed::BuildsFort => said("builds-fort", &[]),
            MoveDeed::Forks { goals } => said("forks", &[list(goals)]),
            MoveDeed::Wins { plies } => said("wins", &[plies.to_string()]),
            MoveDeed::Takes { men } => said("takes", &[list(men)]),
            MoveDeed::ClosesLines { goals } => said("closes-lines", &[list(goals)]),
            MoveDeed::OpensLines { goals } => said("opens-lines", &[list(goals)]),
            MoveDeed::ClosesWall => said("closes-wall", &[]),
        },
    }
}

fn turn(line: &str) -> Option<TurningPoint> {
    let words: Vec<&str> = line.split(' ').collect();
    let [ply, better, finding @ ..] = &words[..] else { return None };
    Some(TurningPoint {
        ply: ply.parse().ok()?,
        better: read_list(Some(better), read_move)?,
        finding: read_finding(finding)?,
    })
}

fn read_finding(words: &[&str]) -> Option<Finding> {
    let squares = |text: &str| read_list(Some(text), read_square);
    Some(match words {
        ["plain"] => Finding::Plain,
        ["kept-silent", goals] => Finding::Did(Slip::KeptSilent { goals: squares(goals)? }),
        ["left-line", goal] => Finding::Did(Slip::LeftLine { goal: read_square(goal)? }),
        ["opened-line", goal] => Finding::Did(Slip::OpenedLine { goal: read_square(goal)? }),
        ["let-fork", square, goals] => {
            Finding::Did(Slip::LetFork { square: read_square(square)?, goals: squares(goals)? })
        }
        ["exposed-king", by] => Finding::Did(Slip::ExposedKing { by: read_move(by)? }),
        ["let-ring", by] => Finding::Did(Slip::LetRing { by: read_move(by)? }),
        ["let-fort", by] => Finding::Did(Slip::LetFort { by: read_move(by)? }),
        ["lost", plies] => Finding::Did(Slip::Lost { plies: plies.parse().ok()? }),
        ["lost-men", by, men] => {
            Finding::Did(Slip::LostMen { by: read_move(by)?, men: squares(men)? })
        }
        ["opened-wall"] => Finding::Did(Slip::OpenedWall),
        ["left-guard", corner] => Finding::Did(Slip::LeftGuard { corner: read_square(corner)? }),
        ["escapes", goal] => Finding::Missed(MoveDeed::Escapes { goal: read_square(goal)? }),
        ["takes-king"] => Finding::Missed(MoveDeed::TakesKing),
        ["closes-ring"] => Finding::Missed(MoveDeed::ClosesRing),
        ["builds-fort"] => Finding::Missed(MoveDeed::BuildsFort),
        ["forks", goals] => Finding::Missed(MoveDeed::Forks { goals: squares(goals)? }),
        ["wins", plies] => Finding::Missed(MoveDeed::Wins { plies: plies.parse().ok()? }),
        ["takes", men] => Finding::Missed(MoveDeed::Takes { men: squares(men)? }),
        ["closes-lines", goals] => {
            Finding::Missed(MoveDeed::ClosesLines { goals: squares(goals)? })
        }
        ["opens-lines", goals] => Finding::Missed(MoveDeed::OpensLines { goals: squares(goals)? }),
        ["closes-wall"] => Finding::Missed(MoveDeed::ClosesWall),
        _ => return None,
    })
}

fn read_list<T>(text: Option<&str>, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text?.split(',').map(read).collect()
}

fn read_square(text: &str) -> Option<Square> {
    text.parse().ok()
}

fn read_move(text: &str) -> Option<Move> {
    let (from, to) = text.split_once('-')?;
    Some(Move { from: read_square(from)?, to: read_square(to)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Square {
        text.parse().expect("a square")
    }

    fn mv(text: &str) -> Move {
        read_move(text).expect("a move")
    }

    /// Every kind of finding, as it is kept in files: none of these texts may change.
    fn all() -> Vec<(Finding, &'static str)> {
        let two = || vec![at("a1"), at("s19")];
        vec![
            (Finding::Plain, "plain"),
            (Finding::Did(Slip::KeptSilent { goals: two() }), "kept-silent a1,s19"),
            (Finding::Did(Slip::LeftLine { goal: at("k11") }), "left-line k11"),
            (Finding::Did(Slip::OpenedLine { goal: at("k11") }), "opened-line k11"),
            (Finding::Did(Slip::LetFork { square: at("e5"), goals: two() }), "let-fork e5 a1,s19"),
            (Finding::Did(Slip::ExposedKing { by: mv("a1-a3") }), "exposed-king a1-a3"),
            (Finding::Did(Slip::LetRing { by: mv("a1-a3") }), "let-ring a1-a3"),
            (Finding::Did(Slip::LetFort { by: mv("a1-a3") }), "let-fort a1-a3"),
            (Finding::Did(Slip::Lost { plies: 7 }), "lost 7"),
            (Finding::Did(Slip::LostMen { by: mv("a1-a3"), men: two() }), "lost-men a1-a3 a1,s19"),
            (Finding::Did(Slip::OpenedWall), "opened-wall"),
            (Finding::Did(Slip::LeftGuard { corner: at("a1") }), "left-guard a1"),
            (Finding::Missed(MoveDeed::Escapes { goal: at("a1") }), "escapes a1"),
            (Finding::Missed(MoveDeed::TakesKing), "takes-king"),
            (Finding::Missed(MoveDeed::ClosesRing), "closes-ring"),
            (Finding::Missed(MoveDeed::BuildsFort), "builds-fort"),
            (Finding::Missed(MoveDeed::Forks { goals: two() }), "forks a1,s19"),
            (Finding::Missed(MoveDeed::Wins { plies: 3 }), "wins 3"),
            (Finding::Missed(MoveDeed::Takes { men: two() }), "takes a1,s19"),
            (Finding::Missed(MoveDeed::ClosesLines { goals: two() }), "closes-lines a1,s19"),
            (Finding::Missed(MoveDeed::OpensLines { goals: two() }), "opens-lines a1,s19"),
            (Finding::Missed(MoveDeed::ClosesWall), "closes-wall"),
        ]
    }

    #[test]
    fn every_review_reads_back() {
        for (finding, text) in all() {
            let better = vec![mv("d4-d8"), mv("e5-e9")];
            let turns = vec![TurningPoint { ply: 2, finding, better }];
            let review = Review { chances: vec![50, 0, 100], turns };
            let written = review.to_string();
            assert_eq!(written, format!("50,0,100\n2 d4-d8,e5-e9 {text}"));
            assert_eq!(written.parse(), Ok(review));
        }
        let even = Review { chances: vec![50], turns: Vec::new() };
        assert_eq!(even.to_string().parse(), Ok(even));
    }

    #[test]
    fn what_is_no_review_is_refused() {
        for text in [
            "",
            "50,",
            "50,101",
            "50,50\n1 plain",
            "50,50\n2 a1-a3 plain",
            "50,50\n0 a1-a3 plain",
            "50,50\n1 a1-a3 nonsense",
            "50,50\n1 a1-a3 lost",
            "50,50\n1 a1-z3 plain",
            "50,50\n",
            "50,50\n\n",
        ] {
            let expected = if text == "50,50\n" { Ok(vec![50, 50]) } else { Err(NotAReview) };
            assert_eq!(text.parse::<Review>().map(|it| it.chances), expected, "{text:?}");
        }
    }
}
