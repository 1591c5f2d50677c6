//! Reads the club's answers: which games are running, and the state of one.

use engine::notation::PlyText;
use engine::ruleset::options::Dice;
use engine::ruleset::{Language, shipped_library};
use engine::{Game, Policy, Side, Terms};

/// A line of the answer to `games`.
pub(super) struct Listed {
    pub number: i64,
    pub on_move: bool,
    pub ruleset: String,
    pub side: Side,
}

/// `3: Nefatavl (Skalk) against Alva; you attack. It’s your turn, and …`: a game that is not over.
///
/// # Panics
/// If the club's wording has changed, this has to learn the new words.
pub(super) fn listed(line: &str) -> Option<Listed> {
    let (number, rest) = line.split_once(": ")?;
    let number = number.parse().ok()?;
    let (game, state) = rest.split_once(". ").expect("a game and its state");
    let on_move = match state {
        _ if state.starts_with("It’s your turn") => true,
        _ if state.starts_with("Waiting for ") => false,
        _ if state.starts_with("You won") || state.starts_with("You lost") => return None,
        _ if state.starts_with("It ended") => return None,
        _ => panic!("{line}: {state:?} is no state"),
    };
    let (ruleset, _) = game.split_once(" against ").expect("a ruleset and an opponent");
    let side = match game.rsplit(' ').next() {
        Some("attack") => Side::Attackers,
        Some("defend") => Side::Defenders,
        other => panic!("{line}: {other:?} is no side"),
    };
    Some(Listed { number, on_move, ruleset: ruleset.to_owned(), side })
}

/// The game of the ruleset with that name after the plies of an answer to `moves`.
pub(super) fn replayed(ruleset: &str, moves: &str) -> Option<Game> {
    let mut all = shipped_library().iter();
    let named = all.find(|one| one.name(Language::English) == ruleset)?;
    let ruleset = shipped_library().newest(&named.id)?;
    let dice = if ruleset.id == "kongens-bord" { Dice::Hun } else { Dice::None };
    let terms = Terms { announcements: Policy::Auto, dice };
    let mut game = Game::new(ruleset.clone(), terms).ok()?;
    for line in moves.lines().skip(1) {
        let Some((_, ply)) = line.split_once(". ") else { continue };
        let read = PlyText::parse(ply, &ruleset.spellings).expect("a canonical ply");
        game.replay(&read).unwrap_or_else(|why| panic!("{moves}\n{ply}: {why:?}"));
    }
    Some(game)
}
