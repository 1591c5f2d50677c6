//! How a line that is being typed may go on: a command, a move and what can be announced with it,
//! the name of a player or of a ruleset. It is only looked up; what is not known is not suggested.

use ::play::choose::{MOST_COMPLETIONS, announcements, on_move, plies};
use chrono::{DateTime, Utc};
use commands::WordRow;
use commands::words::{OrderWord, Word, fold, phrases_like};
use engine::Game;
use engine::ruleset::Language;
use kernel::desk::Questions;
use kernel::lookup::Lookup;
use kernel::names;
use kernel::request::Actor;
use storage::{Fault, GameId};
use templates::invitation::choices;

/// The ends that a line may have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineCompletion {
    /// How many bytes of the line stay; the rest is replaced.
    pub kept: usize,
    /// What can come after them, in order.
    pub endings: Vec<String>,
}

/// How a line may go on that is about that game if it names none. Names and moves are
/// suggested to players only.
pub fn complete_line(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
    game: Option<u32>,
    line: &str,
) -> Result<LineCompletion, Fault> {
    let (player, reader) = questions.who(now, actor)?;
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    let (named, command) = game_in_front(line);
    let kept = line.len() - command.len();
    let mut endings = commands_like(command, reader.language);
    if player.is_some() && command.contains(|c: char| c.is_ascii_digit()) {
        let game = named.or(game).map(|number| GameId(number.into()));
        if let Some(seat) = on_move(lookup, actor, game)? {
            let squares = |text: &str| fold(text).replace(' ', "");
            let typed = squares(command);
            let game = &seat.open.course.game;
            endings.extend(said_behind(game, command));
            let found = plies(game, command);
            endings.extend(found.into_iter().filter(|ply| squares(ply).starts_with(&typed)));
        }
    }
    let Some((before, word)) = command.rsplit_once(' ') else {
        return Ok(LineCompletion { kept, endings });
    };
    if !endings.is_empty() {
        return Ok(LineCompletion { kept, endings });
    }
    let mut endings = words_behind(before, word, reader.language);
    if player.is_some() && endings.is_empty() {
        endings = names_like(lookup, word)?;
        if is_opponent(before) {
            let house = choices::house_choices(reader.words()).into_iter();
            endings.extend(house.map(|(typed, _)| typed).filter(|it| it.starts_with(&fold(word))));
        }
    }
    Ok(LineCompletion { kept: line.len() - word.len(), endings })
}

/// The number of a game in front of a command (`3: board`), and the command.
fn game_in_front(line: &str) -> (Option<u32>, &str) {
    let named = line.split_once(':').and_then(|(number, command)| {
        Some((Some(number.trim().parse().ok()?), command.trim_start()))
    });
    named.unwrap_or((None, line.trim_start()))
}

/// A ply that has been typed whole, with each of the words that can truthfully follow it.
fn said_behind(game: &Game, typed: &str) -> Vec<String> {
    let Some((ply, begun)) = typed.split_once(' ') else { return Vec::new() };
    let words = announcements(game, ply).into_iter();
    let begun = fold(begun.trim_start());
    words
        .filter(|words| fold(words).starts_with(&begun))
        .map(|words| format!("{ply} {words}"))
        .collect()
}

/// Whether an opponent is named next.
fn is_opponent(before: &str) -> bool {
    let orders = OrderWord::at_start(before);
    orders.is_some_and(|(orders, rest)| rest.is_empty() && orders.contains(&OrderWord::Challenge))
}

/// Commands that begin like that: in the reader's language, or else in English.
fn commands_like(typed: &str, language: Language) -> Vec<String> {
    let found = phrases_like::<OrderWord>(typed, language);
    match found.is_empty() {
        true => phrases_like::<OrderWord>(typed, Language::English),
        false => found,
    }
}

/// The words that a command has of its own, if they begin like that.
fn words_behind(before: &str, word: &str, language: Language) -> Vec<String> {
    let Some((orders, rest)) = OrderWord::at_start(before) else { return Vec::new() };
    let then = orders.first().map(|order| WordRow::of(*order).then);
    then.map_or_else(Vec::new, |then| then.completions(rest.trim(), word, language))
}

/// Players and rulesets whose names begin like that.
fn names_like(lookup: Lookup<'_>, typed: &str) -> Result<Vec<String>, Fault> {
    let most = u32::try_from(MOST_COMPLETIONS).unwrap_or(u32::MAX);
    let mut found = lookup.view.handles_like(&names::folded(typed), 0..=u32::MAX, most)?;
    let typed = typed.to_lowercase();
    let rulesets = lookup.library.iter().map(|ruleset| ruleset.id.clone());
    found.extend(rulesets.filter(|id| id.starts_with(&typed)));
    Ok(found)
}
