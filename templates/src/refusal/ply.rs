//! The words for each reason why a ply cannot be played.

use std::sync::Arc;

use engine::notation::Unreadable;
use engine::ruleset::options::{Announcement, Dice};
use engine::{
    Game, Illegal, Move, Piece, Position, Routes, Ruleset, Square, WrongAnnouncement, WrongRoll,
};

use crate::outcome::{describe_ending, quote_announcement, throne_text};
use crate::refusal::nearest::Nearest;
use crate::words::{Arg, Words};

/// A ply that cannot be played, with what its words depend on.
#[derive(Clone, Debug)]
pub struct RefusedPly {
    pub why: Illegal,
    pub ruleset: Arc<Ruleset>,
    /// The board that it was attempted on.
    pub position: Position,
    /// What can be played instead.
    pub nearest: Nearest,
}

impl RefusedPly {
    /// A ply that `game` has refused, as it was typed.
    pub fn new(game: &Game, typed: &str, why: Illegal) -> RefusedPly {
        RefusedPly {
            nearest: Nearest::find(game, typed, &why),
            why,
            ruleset: Arc::clone(game.ruleset()),
            position: *game.position(),
        }
    }

    /// What happened, why, and what can be played instead.
    pub fn say(&self, words: &Words) -> String {
        let why = self.reason(words);
        match self.nearest.say(words) {
            Some(instead) => format!("{why} {instead}"),
            None => why,
        }
    }
}

impl RefusedPly {
    /// What happened and why, and what to do if the reason alone shows it.
    pub(super) fn reason(&self, words: &Words) -> String {
        let on = |mv: &Move| ("move", Arg::from(*mv));
        match &self.why {
            Illegal::Unreadable(unreadable) => self.unreadable(words, unreadable),
            Illegal::GameOver(outcome) => {
                let ending = describe_ending(words, &self.ruleset, &self.position, *outcome);
                words.say("refusal-game-over", &[("ending", ending.into())])
            }
            Illegal::WrongNumber { number, due } => words.say(
                "refusal-wrong-number",
                &[("number", (*number).into()), ("due", (*due).into())],
            ),
            Illegal::OffBoard { square, size } => {
                let last = char::from(b'a' + size.saturating_sub(1)).to_string();
                let arguments =
                    [("square", (*square).into()), ("size", (*size).into()), ("file", last.into())];
                words.say("refusal-off-board", &arguments)
            }
            Illegal::NoPiece { from } => words.say("refusal-no-piece", &[("from", (*from).into())]),
            Illegal::NotYourPiece { from, to_move } => words.say(
                "refusal-not-your-piece",
                &[("from", (*from).into()), ("side", (*to_move).into())],
            ),
            Illegal::WrongPiece { from, is_king } => {
                let stands = if *is_king { "king" } else { "man" };
                let king = self.position.king().into();
                let arguments =
                    [("from", (*from).into()), ("stands", stands.into()), ("king", king)];
                words.say("refusal-wrong-piece", &arguments)
            }
            Illegal::SameSquare { square } => {
                words.say("refusal-same-square", &[("square", (*square).into())])
            }
            Illegal::NotInLine { mv, .. } => words.say("refusal-not-in-line", &[on(mv)]),
            Illegal::Blocked { mv, by, .. } => {
                let arguments = [on(mv), ("by", (*by).into()), ("piece", self.piece(*by))];
                words.say("refusal-blocked", &arguments)
            }
            Illegal::ThroneNotPassable { mv, .. } => words.say(
                "refusal-throne-not-passable",
                &[on(mv), ("throne", throne_text(&self.ruleset))],
            ),
            Illegal::ThroneReserved { mv, .. } => {
                words.say("refusal-throne-reserved", &[on(mv), ("to", mv.to.into())])
            }
            Illegal::CornerReserved { mv, .. } => {
                words.say("refusal-corner-reserved", &[on(mv), ("to", mv.to.into())])
            }
            Illegal::TooFar { mv, most, .. } => {
                let arguments = [on(mv), ("most", (*most).into()), ("piece", self.piece(mv.from))];
                words.say("refusal-too-far", &arguments)
            }
            Illegal::ClaimNotTaken { mv, square, taken } => {
                let count = taken.len().into();
                let taken = words.squares(taken.iter().copied()).into();
                let arguments =
                    [on(mv), ("square", (*square).into()), ("taken", taken), ("count", count)];
                words.say("refusal-claim-not-taken", &arguments)
            }
            Illegal::SilentRoute { goal } => self.silent_route(words, *goal),
            Illegal::WouldRepeat { mv, occurrence } => {
                words.say("refusal-would-repeat", &[on(mv), ("count", (*occurrence).into())])
            }
            Illegal::Announcement(wrong) => self.announcement(words, wrong),
            Illegal::Dice(wrong) => dice(words, *wrong),
        }
    }

    /// `attacker`, `defender` or `king`, to choose by.
    fn piece(&self, square: Square) -> Arg {
        match self.position.piece_at(square) {
            Some(Piece::King) => "king".into(),
            Some(Piece::Man(side)) => side.into(),
            None => "nothing".into(),
        }
    }

    fn unreadable(&self, words: &Words, unreadable: &Unreadable) -> String {
        let text = |text: &str| ("text", Arg::from(text));
        let example = self.position.legal_moves(&self.ruleset).first().copied();
        let example = ("example", example.map_or_else(|| "d1-d4".into(), Arg::from));
        match unreadable {
            Unreadable::Empty => words.say("refusal-unreadable-empty", &[example]),
            Unreadable::NotASquare(missing) if missing.is_empty() => {
                words.say("refusal-unreadable-square-missing", &[example])
            }
            Unreadable::NotASquare(typed) => {
                words.say("refusal-unreadable-not-a-square", &[text(typed), example])
            }
            Unreadable::CaptureForMove(mv) => {
                words.say("refusal-unreadable-capture-for-move", &[("move", (*mv).into())])
            }
            Unreadable::UnknownPiece(letter) => {
                let letter = letter.to_uppercase().to_string();
                words.say("refusal-unreadable-unknown-piece", &[text(&letter), example])
            }
            Unreadable::NotARoll(_) if self.ruleset.options.dice == Dice::None => {
                words.say("refusal-no-dice", &[])
            }
            Unreadable::NotARoll(typed) if typed.is_empty() => {
                words.say("refusal-unreadable-not-a-roll", &[text("nothing"), example])
            }
            Unreadable::NotARoll(typed) => {
                words.say("refusal-unreadable-not-a-roll", &[text(typed), example])
            }
            Unreadable::UnknownWords(typed) => match self.ruleset.options.announcement {
                Announcement::None => words.say("refusal-unreadable-unknown-words", &[text(typed)]),
                Announcement::Count => words.say(
                    "refusal-unreadable-unknown-words-count",
                    &[text(typed), self.one(), self.two()],
                ),
                Announcement::Routes => {
                    words.say("refusal-unreadable-unknown-words-routes", &[text(typed), self.one()])
                }
            },
        }
    }

    fn silent_route(&self, words: &Words, goal: Square) -> String {
        let goal_is = ("goal", Arg::from(goal));
        if self.ruleset.options.announcement == Announcement::Routes {
            let said = quote_announcement(&self.ruleset, [goal].into_iter().collect());
            return words.say("refusal-silent-route-named", &[goal_is, ("words", said.into())]);
        }
        words.say("refusal-silent-route", &[goal_is, self.one(), self.two()])
    }

    fn announcement(&self, words: &Words, wrong: &WrongAnnouncement) -> String {
        let ruleset = ("ruleset", Arg::from(self.ruleset.name(words.language())));
        let open = |open: &Routes| {
            [
                ("open", words.squares(open.iter()).into()),
                ("count", open.len().into()),
                ("words", quote_announcement(&self.ruleset, *open).into()),
            ]
        };
        match wrong {
            WrongAnnouncement::NotInThisRuleset => {
                words.say("refusal-no-announcements", &[ruleset])
            }
            WrongAnnouncement::AttackersHaveNone => {
                words.say("refusal-attackers-announce-nothing", &[])
            }
            WrongAnnouncement::NothingToAnnounce => words.say("refusal-nothing-to-announce", &[]),
            WrongAnnouncement::WrongCount { open: routes } => {
                words.say("refusal-wrong-count", &open(routes))
            }
            WrongAnnouncement::WrongRoutes { named, open: routes } => {
                let [routes, count, said] = open(routes);
                let named = ("named", words.squares(named.iter().copied()).into());
                words.say("refusal-wrong-routes", &[named, routes, count, said])
            }
            WrongAnnouncement::WrongNumber { number, open: routes } => {
                let [routes, count, said] = open(routes);
                let number = ("number", (*number).into());
                words.say("refusal-wrong-number-of-routes", &[number, routes, count, said])
            }
            WrongAnnouncement::MustBeNamed { open: routes } => {
                words.say("refusal-routes-must-be-named", &open(routes))
            }
            WrongAnnouncement::Remind { open: routes } => {
                words.say("refusal-announce-or-silent", &open(routes))
            }
        }
    }

    /// What would be announced if that many routes were open.
    fn example(&self, count: usize) -> Arg {
        quote_announcement(&self.ruleset, example_routes(&self.ruleset, count)).into()
    }

    fn one(&self) -> (&'static str, Arg) {
        ("one", self.example(1))
    }

    fn two(&self) -> (&'static str, Arg) {
        ("two", self.example(2))
    }
}

/// Some goals of a ruleset, to show how routes are announced.
pub(crate) fn example_routes(ruleset: &Ruleset, count: usize) -> Routes {
    let size = ruleset.size();
    let top = (0..size).filter_map(|file| Square::new(file, size.saturating_sub(1)));
    top.filter(|&square| ruleset.is_goal(square)).take(count).collect()
}

fn dice(words: &Words, wrong: WrongRoll) -> String {
    match wrong {
        WrongRoll::NotPlayed => words.say("refusal-no-dice", &[]),
        WrongRoll::AttackersDoNotRoll => words.say("refusal-attackers-do-not-roll", &[]),
        WrongRoll::RollFirst => words.say("refusal-roll-first", &[]),
        WrongRoll::AlreadyRolled(roll) => {
            words.say("refusal-already-rolled", &[("roll", roll.into())])
        }
        WrongRoll::KingMustMove(roll) => {
            words.say("refusal-king-must-move", &[("roll", roll.into())])
        }
        WrongRoll::BeyondRoll(roll) => words.say("refusal-beyond-roll", &[("roll", roll.into())]),
        WrongRoll::NotTheRoll(roll) => words.say("refusal-not-the-roll", &[("roll", roll.into())]),
        WrongRoll::CannotPass => words.say("refusal-cannot-pass", &[]),
    }
}
