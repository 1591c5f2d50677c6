//! What a ply did and how a game ended, each by its rule. Who the players are and what the end
//! means for a match or a ladder is not said here.

use engine::ruleset::options::Repetition;
use engine::{
    Capture, CaptureRule, Game, KingFall, Move, Outcome, Ply, Position, Reason, Routes, Ruleset,
    Side, Square,
};

use crate::words::{Arg, Words};

/// What the ply did, for both sides: the move, its captures, the roll before it and the
/// announcement with it. If it ended the game, [`describe_ending`] says so.
pub fn describe_ply(words: &Words, ruleset: &Ruleset, ply: &Ply) -> String {
    let mover = ("side", Arg::from(ply.mover));
    let mut sentences = Vec::new();
    if let Some((_, roll)) = ply.roll {
        sentences.push(words.say("ply-rolled", &[("roll", roll.into())]));
    }
    sentences.push(match ply.mv {
        None => words.say("ply-passed", &[mover]),
        Some(mv) if ply.captures.is_empty() => {
            words.say("ply-moved", &[mover, ("move", mv.into())])
        }
        Some(mv) => {
            let taken = words.squares(ply.captures.iter().map(|capture| capture.square));
            let count = ply.captures.len().into();
            let arguments = [mover, ("move", mv.into()), ("taken", taken.into()), ("count", count)];
            words.say("ply-captured", &arguments)
        }
    });
    if ply.announces && !ply.routes.is_empty() {
        let arguments = [
            ("words", quote_announcement(ruleset, ply.routes).into()),
            ("count", ply.routes.len().into()),
        ];
        sentences.push(words.say("ply-announced", &arguments));
    }
    sentences.join(" ")
}

/// Why each man was captured by that move, a sentence for each rule; the men of shieldwalls
/// together. Empty if none was.
pub fn explain_captures(
    words: &Words,
    ruleset: &Ruleset,
    mv: Move,
    captures: &[Capture],
) -> String {
    let mut walls = Vec::new();
    let mut sentences = Vec::new();
    for &Capture { square, by } in captures {
        let (id, other) = match by {
            CaptureRule::Custodial { anvil } => ("capture-custodial", ("anvil", anvil.into())),
            CaptureRule::AgainstThrone => {
                ("capture-against-throne", ("throne", throne_text(ruleset)))
            }
            CaptureRule::AgainstCorner { corner } => {
                ("capture-against-corner", ("corner", corner.into()))
            }
            CaptureRule::Linnaean => ("capture-linnaean", ("throne", throne_text(ruleset))),
            CaptureRule::Shieldwall => {
                walls.push(square);
                continue;
            }
        };
        sentences.push(words.say(id, &[("man", square.into()), ("by", mv.to.into()), other]));
    }
    if !walls.is_empty() {
        let arguments = [("men", words.squares(walls).into()), ("by", mv.to.into())];
        sentences.push(words.say("capture-shieldwall", &arguments));
    }
    sentences.join(" ")
}

/// How the game ended and by which rule: `The attackers win: the king was taken on e1, …`. `last`
/// is the final position; a captured king is still in it.
pub fn describe_ending(
    words: &Words,
    ruleset: &Ruleset,
    last: &Position,
    outcome: Outcome,
) -> String {
    let king = ("king", Arg::from(last.king()));
    let winner = ("winner", outcome.winner.map_or_else(|| "nobody".into(), Arg::from));
    match outcome.reason {
        Reason::KingCaptured(fall) => king_fall(words, ruleset, last.king(), fall),
        Reason::Escape(goal) => {
            let at = if ruleset.is_corner(goal) { "corner" } else { "edge" };
            words.say("ending-escape", &[("goal", goal.into()), ("at", at.into())])
        }
        Reason::Encirclement => words.say("ending-encirclement", &[]),
        Reason::EdgeFort => words.say("ending-edge-fort", &[king]),
        Reason::Immobile(side) => words.say("ending-immobile", &[winner, ("side", side.into())]),
        Reason::Repetition(count) => {
            let id = match ruleset.options.repetition {
                Repetition::Draw => "ending-repetition-draw",
                Repetition::DefendersLose => "ending-repetition-defenders-lose",
                Repetition::MoverLoses => "ending-repetition-mover-loses",
                // A ply that repeats the position too often is not played there; a club's record
                // may still mention one.
                Repetition::Forbidden | Repetition::ForbiddenToDefenders => {
                    "ending-repetition-forbidden"
                }
            };
            words.say(id, &[winner, ("count", count.into())])
        }
    }
}

/// The state of the game, as both sides may know it: the end, or who is to move and which routes
/// are announced.
pub fn describe_state(words: &Words, game: &Game) -> String {
    if let Some(outcome) = game.outcome() {
        return describe_ending(words, game.ruleset(), game.position(), outcome);
    }
    // The number of possible moves is not mentioned: it would reveal silent routes.
    let side = game.position().to_move();
    let mut sentences = vec![words.say("standing-to-move", &[("side", side.into())])];
    sentences.extend(game_warnings(words, game));
    sentences.join(" ")
}

/// What both sides should mind while the game is running: the announced routes, and what the next
/// occurrence of the position would do.
pub fn game_warnings(words: &Words, game: &Game) -> Vec<String> {
    let mut sentences = Vec::new();
    if !game.announced().is_empty() {
        let routes = words.squares(game.announced().iter());
        sentences.push(words.say("standing-announced", &[("routes", routes.into())]));
    }
    sentences.extend(repetition_ahead(words, game));
    sentences
}

/// What the next occurrence of the position would do, once it has occurred as often as allowed
/// (RULES 5).
pub(crate) fn repetition_ahead(words: &Words, game: &Game) -> Option<String> {
    let last = game.plies().last()?;
    let ruleset = game.ruleset();
    if last.occurrence + 1 < ruleset.repetition_at || !ruleset.minds_repetition_by(last.mover) {
        return None;
    }
    let id = match ruleset.options.repetition {
        Repetition::Draw => "standing-repeated-draw",
        Repetition::DefendersLose => "standing-repeated-defenders-lose",
        Repetition::MoverLoses => "standing-repeated-mover-loses",
        // Nearly every position has occurred once, and nobody minds.
        Repetition::ForbiddenToDefenders if last.occurrence == 1 => return None,
        Repetition::Forbidden | Repetition::ForbiddenToDefenders => "standing-repeated-forbidden",
    };
    Some(words.say(id, &[("count", last.occurrence.into())]))
}

/// What to know before a ply that leaves the other side without a move, where that is only a draw:
/// a player who takes the last attacker might believe that this wins.
pub(crate) fn draw_ahead(words: &Words, game: &Game) -> Option<String> {
    let Some(Outcome { winner: None, reason: Reason::Immobile(side) }) = game.outcome() else {
        return None;
    };
    let is_taken = side == Side::Attackers && game.position().men(side).is_empty();
    let why = if is_taken { "last-attacker" } else { side.name() };
    Some(words.say("preview-draws", &[("why", why.into())]))
}

fn king_fall(words: &Words, ruleset: &Ruleset, king: Square, fall: KingFall) -> String {
    let on = ("king", Arg::from(king));
    match fall {
        KingFall::FourSides => words.say("ending-king-four-sides", &[on]),
        KingFall::ThreeAndThrone => {
            words.say("ending-king-three-and-throne", &[on, ("throne", throne_text(ruleset))])
        }
        KingFall::AtEdge => {
            match king.neighbours(ruleset.size()).find(|&beside| ruleset.is_corner(beside)) {
                Some(corner) => {
                    words.say("ending-king-at-edge-and-corner", &[on, ("corner", corner.into())])
                }
                None => words.say("ending-king-at-edge", &[on]),
            }
        }
        KingFall::TwoInLine => words.say("ending-king-two-in-line", &[on]),
        KingFall::AgainstSquare(square) => {
            let what = if ruleset.is_corner(square) { "corner" } else { "throne" };
            let arguments = [on, ("square", square.into()), ("what", what.into())];
            words.say("ending-king-against-square", &arguments)
        }
        KingFall::WithDefender(man) => {
            let enclosure = ("enclosure", ruleset.options.pair_enclosure.word().into());
            words.say("ending-king-with-defender", &[on, ("man", man.into()), enclosure])
        }
    }
}

/// What is said aloud when these routes are open, in the ruleset's own spelling: `Raichi!`,
/// `aviso a11 k11`.
pub fn quote_announcement(ruleset: &Ruleset, open: Routes) -> String {
    use engine::ruleset::options::Announcement;
    let spellings = &ruleset.spellings;
    let own = |spelling: &Option<String>, canonical: &str| {
        spelling.clone().unwrap_or_else(|| canonical.to_owned())
    };
    match (ruleset.options.announcement, open.len()) {
        (Announcement::Routes, _) => {
            open.iter().fold(own(&spellings.named, "aviso"), |said, goal| format!("{said} {goal}"))
        }
        (Announcement::None | Announcement::Count, 1) => own(&spellings.one, "raichi"),
        (Announcement::None | Announcement::Count, _) => own(&spellings.two, "tuichi"),
    }
}

/// The throne's square; where there is none, no rule of it can apply.
pub(crate) fn throne_text(ruleset: &Ruleset) -> Arg {
    ruleset.throne().map_or_else(|| "".into(), Arg::from)
}
