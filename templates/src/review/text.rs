//! What a finished game was worth, in words and as a picture. The facts come from `search::review`;
//! here is how they are said. Nobody's name is in it.

use engine::{BySide, Game, Move, Side, Square};
use pictures::{Label, Painter, Picture, ReviewPicture, ReviewedTurn, Seat, Theme, Width};
use search::facts::{MoveDeed, Slip};
use search::review::{Finding, Review, TurningPoint};

use crate::words::{Arg, Words};

/// A finished game and its review, which belongs to it.
#[derive(Clone, Copy, Debug)]
pub struct ReviewedGame<'a> {
    pub game: &'a Game,
    pub review: &'a Review,
}

/// About how many chances are told as numbers.
const TOLD: usize = 6;

impl ReviewedGame<'_> {
    /// Everything in words, a line for each: the chances, then the turning points.
    pub fn lines(&self, words: &Words) -> Vec<String> {
        let mut lines = vec![self.chances(words)];
        for (number, turn) in (1_usize..).zip(&self.review.turns) {
            let said = self.turn(words, number, turn);
            lines.push(format!("{said} {}", self.explained(words, turn)));
        }
        if self.review.turns.is_empty() {
            lines.push(words.say("review-no-turn", &[]));
        }
        lines
    }

    /// The text for those who don't see the picture.
    pub fn alt_text(&self, words: &Words) -> String {
        let mut said = vec![words.say("review-picture", &[]), self.chances(words)];
        let turns = (1_usize..).zip(&self.review.turns);
        said.extend(turns.map(|(number, turn)| self.turn(words, number, turn)));
        said.join(" ")
    }

    /// The picture as a PNG file.
    pub fn png(
        &self,
        painter: &Painter,
        words: &Words,
        (seat, theme, width): (Seat, Theme, Width),
    ) -> Vec<u8> {
        let positions = self.positions();
        painter.review_png(&self.picture(words, seat, &positions), theme, width)
    }

    /// The picture as an SVG file, with its text for screen readers.
    pub fn svg(&self, painter: &Painter, words: &Words, seat: Seat, theme: Theme) -> String {
        let positions = self.positions();
        let (title, description) = (words.say("review-title", &[]), self.alt_text(words));
        let caption = pictures::Caption { title: &title, description: &description };
        painter.review_svg(&self.picture(words, seat, &positions), theme, &caption)
    }

    /// The game as it stood after each turning point.
    fn positions(&self) -> Vec<Game> {
        let plies = self.game.plies().len();
        let after = |turn: &TurningPoint| {
            let mut game = self.game.clone();
            game.take_back(plies.saturating_sub(turn.ply));
            game
        };
        self.review.turns.iter().map(after).collect()
    }

    fn picture<'a>(
        &'a self,
        words: &Words,
        seat: Seat,
        positions: &'a [Game],
    ) -> ReviewPicture<'a> {
        let name = |side: Side| label(&words.say("review-side", &[("side", side.into())]));
        let turns = self.review.turns.iter().zip(positions).map(|(turn, game)| ReviewedTurn {
            ply: turn.ply,
            label: label(&format!("{}. {}", turn.ply, move_text(self.made(turn)))),
            picture: Picture::of(game, seat),
            better: turn.better.first().copied().filter(|mv| Some(*mv) != self.made(turn)),
        });
        ReviewPicture {
            ruleset: self.game.ruleset(),
            chances: &self.review.chances,
            sides: BySide { attackers: name(Side::Attackers), defenders: name(Side::Defenders) },
            turns: turns.collect(),
        }
    }

    /// The move of a turning point.
    fn made(&self, turn: &TurningPoint) -> Option<Move> {
        self.game.plies().get(turn.ply.checked_sub(1)?)?.mv
    }

    fn chance(&self, ply: usize) -> u32 {
        self.review.chances.get(ply).copied().unwrap_or(50).into()
    }

    fn chances(&self, words: &Words) -> String {
        let last = self.review.chances.len().saturating_sub(1);
        let step = last.div_ceil(TOLD).next_multiple_of(5);
        let mut points =
            vec![words.say("review-chance-start", &[("chance", self.chance(0).into())])];
        for ply in (step..last).step_by(step.max(1)) {
            let arguments = [("chance", self.chance(ply).into()), ("ply", ply.into())];
            points.push(words.say("review-chance-after", &arguments));
        }
        if last > 0 {
            points.push(words.say("review-chance-end", &[("chance", self.chance(last).into())]));
        }
        words.say("review-chances", &[("points", words.list(points).into())])
    }

    fn turn(&self, words: &Words, number: usize, turn: &TurningPoint) -> String {
        let made = self.game.plies().get(turn.ply.saturating_sub(1));
        let side = made.map_or(Side::Attackers, |ply| ply.mover);
        let own = |chance: u32| match side {
            Side::Defenders => chance,
            Side::Attackers => 100_u32.saturating_sub(chance),
        };
        words.say(
            "review-turn",
            &[
                ("number", number.into()),
                ("ply", turn.ply.into()),
                ("side", side.into()),
                ("move", move_text(self.made(turn)).into()),
                ("before", own(self.chance(turn.ply.saturating_sub(1))).into()),
                ("after", own(self.chance(turn.ply)).into()),
            ],
        )
    }

    /// What the move did, or what another would have done, and the other move if it isn't named yet.
    fn explained(&self, words: &Words, turn: &TurningPoint) -> String {
        let Some(&better) = turn.better.first() else { return String::new() };
        match &turn.finding {
            Finding::Missed(deed) => deed_said(words, Tense::Missed, better, deed),
            Finding::Did(slip) => {
                let side = self.game.plies().get(turn.ply.saturating_sub(1)).map(|ply| ply.mover);
                let said = self.slip(words, (turn, side.unwrap_or(Side::Attackers)), slip);
                if Some(better) == self.made(turn) {
                    return said;
                }
                format!("{said} {}", words.say("review-better", &[("better", better.into())]))
            }
            Finding::Plain => {
                let line: Vec<String> = turn.better.iter().skip(1).map(Move::to_string).collect();
                let named = ("better", Arg::from(better));
                match line.is_empty() {
                    true => words.say("review-better", &[named]),
                    false => {
                        words.say("review-better-line", &[named, ("line", line.join(", ").into())])
                    }
                }
            }
        }
    }

    fn slip(&self, words: &Words, (turn, side): (&TurningPoint, Side), slip: &Slip) -> String {
        let mv = ("move", Arg::from(move_text(self.made(turn))));
        let squares = |squares: &[Square]| Arg::from(words.squares(squares.iter().copied()));
        match slip {
            Slip::KeptSilent { goals } => words.say(
                "review-silent",
                &[mv, ("goals", squares(goals)), ("count", goals.len().into())],
            ),
            Slip::LeftLine { goal } => {
                words.say("review-left-line", &[mv, ("goal", (*goal).into())])
            }
            Slip::OpenedLine { goal } => {
                words.say("review-opened-line", &[mv, ("goal", (*goal).into())])
            }
            Slip::LetFork { square, goals } => words.say(
                "review-let-fork",
                &[mv, ("square", (*square).into()), ("goals", squares(goals))],
            ),
            Slip::ExposedKing { by } => {
                words.say("review-exposed-king", &[mv, ("by", (*by).into())])
            }
            Slip::LetRing { by } => words.say("review-let-ring", &[mv, ("by", (*by).into())]),
            Slip::LetFort { by } => words.say("review-let-fort", &[mv, ("by", (*by).into())]),
            Slip::Lost { .. } => words.say("review-lost", &[mv, ("side", side.into())]),
            Slip::LostMen { by, men } => words.say(
                "review-lost-men",
                &[mv, ("by", (*by).into()), ("men", squares(men)), ("count", men.len().into())],
            ),
            Slip::OpenedWall => words.say("review-opened-wall", &[mv]),
            Slip::LeftGuard { corner } => {
                words.say("review-left-guard", &[mv, ("corner", (*corner).into())])
            }
        }
    }
}

/// Whether a move is spoken of as played or as one that was missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tense {
    Now,
    Missed,
}

/// What a move does, in a sentence: `h4-h9 closes the king’s escape route to h11.`
pub fn deed_said(words: &Words, tense: Tense, mv: Move, deed: &MoveDeed) -> String {
    let tense = match tense {
        Tense::Now => "now",
        Tense::Missed => "missed",
    };
    let said = |key: &str, more: &[(&'static str, Arg)]| {
        let mut arguments = vec![("tense", Arg::from(tense)), ("move", mv.into())];
        arguments.extend(more.iter().cloned());
        words.say(key, &arguments)
    };
    let list = |squares: &[Square]| Arg::from(words.squares(squares.iter().copied()));
    let one_or_more = |squares: &[Square], one: &'static str, more: &'static str| {
        if squares.len() == 1 { one } else { more }
    };
    match deed {
        MoveDeed::Escapes { .. } => said("deed-escapes", &[]),
        MoveDeed::TakesKing => said("deed-takes-king", &[]),
        MoveDeed::ClosesRing => said("deed-closes-ring", &[]),
        MoveDeed::BuildsFort => said("deed-builds-fort", &[]),
        MoveDeed::Forks { goals } => said("deed-forks", &[("goals", list(goals))]),
        MoveDeed::Wins { .. } => said("deed-wins", &[]),
        MoveDeed::Takes { men } => {
            said(one_or_more(men, "deed-takes-man", "deed-takes-men"), &[("men", list(men))])
        }
        MoveDeed::ClosesLines { goals } => said(
            one_or_more(goals, "deed-closes-line", "deed-closes-lines"),
            &[("goals", list(goals))],
        ),
        MoveDeed::OpensLines { goals } => said(
            one_or_more(goals, "deed-opens-line", "deed-opens-lines"),
            &[("goals", list(goals))],
        ),
        MoveDeed::ClosesWall => said("deed-closes-wall", &[]),
    }
}

fn move_text(mv: Option<Move>) -> String {
    mv.map_or_else(|| "-".into(), |mv| mv.to_string())
}

/// A text whose letters pictures have, as far as a label can be; any other is left out.
pub(crate) fn label(text: &str) -> Label {
    const LONGEST: usize = 40;
    let text: String = text.chars().take(LONGEST).collect();
    let plain = Label::new(&text).or_else(|_| Label::new(""));
    plain.expect("nothing can be written")
}
