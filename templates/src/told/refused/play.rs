//! Refusals about games and what is played in them: which game, whose turn, and announcements.

use commands::{Deed, GameQuestion, Offer, Question, WhichGames};
use engine::Ruleset;
use engine::ruleset::options::Announcement;

use crate::outcome::quote_announcement;
use crate::refusal::ply::example_routes;
use crate::told::lookups::Lookups;
use crate::told::point::GamePoint;
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{give, give_in, to_play, typed_number};

pub(super) fn refuse_without_games() -> Sentence {
    Sentence::refusal("no-games").next(to_play())
}

/// The house says nothing about it, but what the board shows can always be asked.
pub(super) fn refuse_hint(game: i64) -> Sentence {
    let shown = give_in(game, GameQuestion::Captured);
    Sentence::refusal("no-hint-here").number("game", game).next([shown])
}

/// The game is between others, who can be watched.
pub(super) fn refuse_outsider(game: i64) -> Sentence {
    let why = Sentence::refusal("not-your-game").number("game", game);
    why.next([
        give(Question::Games(WhichGames::Own)),
        give(Question::Watch(typed_number(game), None)),
    ])
}

pub(super) fn refuse_unnamed_game<L: Lookups>(
    club: &L,
    games: &[i64],
) -> Result<Sentence, L::Fault> {
    let mut named = Vec::new();
    for &game in games {
        named.push((game, club.opponent(game)?));
    }
    let example = games.first().map_or_else(String::new, i64::to_string);
    let why = Sentence::refusal("which-game").with("games", Value::AnyGame(named));
    Ok(why.text("example", example))
}

pub(super) fn refuse_stale<L: Lookups>(
    club: &L,
    moment: GamePoint,
    ply: u32,
) -> Result<Sentence, L::Fault> {
    let table = club.table(moment)?;
    let why = Sentence::refusal("stale").count("ply", ply);
    Ok(why.then(Value::LastPly(table.clone())).then(Value::Standing(table)))
}

pub(super) fn refuse_ended<L: Lookups>(club: &L, moment: GamePoint) -> Result<Sentence, L::Fault> {
    let why = Sentence::refusal("over").number("game", moment.game);
    Ok(why.with("ending", Value::Standing(club.table(moment)?)))
}

pub(super) fn refuse_out_of_turn<L: Lookups>(
    club: &L,
    moment: GamePoint,
) -> Result<Sentence, L::Fault> {
    let table = club.table(moment)?;
    let name = table.names[table.game.position().to_move()].clone();
    Ok(Sentence::refusal("not-your-turn").text("name", name).then(Value::TimeLeft(table)))
}

/// The opponent has seen a move, so that only they can let it be taken back.
pub(super) fn refuse_seen<L: Lookups>(
    club: &L,
    code: &'static str,
    moment: GamePoint,
) -> Result<Sentence, L::Fault> {
    let why = Sentence::refusal(code).text("opponent", club.opponent(moment.game)?);
    Ok(why.next([give(Deed::Takeback(Offer::Make))]))
}

/// An announcement is made with a move, as in the example.
pub(super) fn refuse_bare_announcement<L: Lookups>(
    club: &L,
    moment: GamePoint,
) -> Result<Sentence, L::Fault> {
    let game = &club.table(moment)?.game;
    // The king's moves depend on what is open.
    let king = game.position().king();
    let mv = game.legal_moves().into_iter().find(|mv| mv.from != king);
    let ply = mv.map_or_else(|| "d1-d4".to_owned(), |mv| mv.to_string());
    let said = announced(game.ruleset(), 1);
    Ok(Sentence::refusal("announce-with-move").text("example", format!("{ply} {said}")))
}

pub(super) fn refuse_unclear_announcement<L: Lookups>(
    club: &L,
    moment: GamePoint,
    ply: &str,
) -> Result<Sentence, L::Fault> {
    let table = club.table(moment)?;
    let ruleset = table.game.ruleset();
    let kind = match ruleset.options.announcement {
        Announcement::Routes => "routes",
        Announcement::Count | Announcement::None => "count",
    };
    let [one, two] = [1, 2].map(|open| format!("{ply} {}", announced(ruleset, open)));
    let why = Sentence::refusal("announcement-unclear").choice("kind", kind).text("ply", ply);
    Ok(why.text("one", one).text("two", two))
}

/// What would be said under a ruleset if that many routes were open.
fn announced(ruleset: &Ruleset, open: usize) -> String {
    quote_announcement(ruleset, example_routes(ruleset, open))
}

pub(super) fn refuse_square<L: Lookups>(
    club: &L,
    game: i64,
    typed: &str,
) -> Result<Sentence, L::Fault> {
    let size = club.board_size(game)?;
    let last = char::from(b'a' + size.saturating_sub(1)).to_string();
    let why = Sentence::refusal("not-on-board").with("typed", Value::Command(typed.to_owned()));
    Ok(why.count("size", size).text("file", last))
}

/// There is no game with that number.
pub(super) fn refuse_unknown_game(game: i64) -> Sentence {
    let games = give(Question::Games(WhichGames::Own));
    Sentence::refusal("no-game").number("game", game).next([games])
}
