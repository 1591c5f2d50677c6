//! Reads a line that announces escapes in a player's own words, with a move or alone: `Se opp!
//! b5-b1`, `I play b5-b1 and say raichi`, `aviso a1`. An announcement is never left out of a move
//! that is said with it.

use engine::ruleset::Ruleset;

use super::Vocabulary;
use crate::announcing::{self, Announcements, Settled, Utterance};
use commands::Deed;
use commands::{Misread, read};
use commands::{Order, OrderLine};
use words::OrderWord;

/// What such a line means to somebody who can announce; `None` if it is to be read like any other.
pub(super) fn meant(line: &str, club: &impl Vocabulary) -> Option<Result<OrderLine, Misread>> {
    let typed = match read::as_typed(line) {
        Ok(OrderLine { game, order: Order::Do(Deed::Ply(ply)) }) => Some((game, ply)),
        Err(why) if is_prose(&why) => None,
        // A plan, a trial or a message.
        _ => return None,
    };
    let (game, text) = read::game(line).ok()?;
    let game = game.or_else(|| typed.as_ref().and_then(|(game, _)| *game));
    let ruleset = club.announcing(game)?;
    let announcements = Announcements::of(&ruleset);
    let heard = announcements.heard_in(text);
    if heard.is_empty() {
        return None;
    }
    let line_of = |ply: String| OrderLine { game, order: Deed::Ply(ply).into() };
    if let Some(words) = announcements.only_one_in(text) {
        return Some(Ok(line_of(words)));
    }
    let ply = match typed {
        Some((_, ply)) => ply,
        None => only_ply(text, &announcements)?,
    };
    Some(match settled(text, &ply, &heard, &ruleset)? {
        Settled::AsTyped => return None,
        Settled::With(ply) => {
            // Where none is whole, it is said how, where the move is refused.
            let is_plain = announcements.is_nothing_else(text);
            match is_plain || heard.iter().all(|it| !it.counts()) {
                true => Ok(line_of(ply)),
                false => Err(Misread::Offered { commands: vec![line_of(ply).to_string()] }),
            }
        }
        Settled::Held(plies) => {
            let commands = plies.into_iter().map(|ply| line_of(ply).to_string()).collect();
            Err(Misread::Offered { commands })
        }
    })
}

/// Whether what couldn't be read are a player's own words, which may begin with a yes or no.
fn is_prose(why: &Misread) -> bool {
    matches!(
        why,
        Misread::NotUnderstood { .. }
            | Misread::Superfluous { order: OrderWord::Yes | OrderWord::No, .. }
    )
}

/// What may be meant by a text with a single move that says something about announcing: the move
/// alone, and what can be typed behind it. `None` if it says nothing about that.
pub fn announced_with(text: &str, ruleset: &Ruleset) -> Option<(String, Vec<String>)> {
    let announcements = Announcements::of(ruleset);
    let heard = announcements.heard_in(text);
    if heard.is_empty() {
        return None;
    }
    let typed = match read::as_typed(text) {
        Ok(OrderLine { order: Order::Do(Deed::Ply(ply)), .. }) => Some(ply),
        _ => None,
    };
    let ply = typed.or_else(|| only_ply(text, &announcements))?;
    let plies = match settled(text, &ply, &heard, ruleset)? {
        Settled::AsTyped => vec![ply.clone()],
        Settled::With(ply) => vec![ply],
        Settled::Held(plies) => plies,
    };
    let bare = announcing::without_announcement(&ply, ruleset)?;
    let words = |ply: String| Some(ply.strip_prefix(&bare)?.trim().to_owned());
    let words = plies.into_iter().filter_map(words).collect();
    Some((bare, words))
}

/// What is to be done about the only move of a text.
fn settled(text: &str, ply: &str, heard: &[Utterance], ruleset: &Ruleset) -> Option<Settled> {
    // What is asked is not said.
    let bare = match text.contains(['?', '\u{ff1f}', '\u{bf}']) {
        true => Some(announcing::without_announcement(ply, ruleset)?),
        false => None,
    };
    Some(announcing::settle(bare.as_deref().unwrap_or(ply), heard, ruleset))
}

/// The lines of a text that is sent as a whole. What is said about announcing on a line of its own
/// goes with the line of its move; with several moves nobody can tell which one it belongs to, so it
/// becomes a question to each.
pub fn lines(text: &str, club: &impl Vocabulary) -> Vec<String> {
    let written = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut lines: Vec<String> = Vec::new();
    let (mut moves, mut about) = (Vec::new(), Vec::new());
    for line in written {
        match part(line, club) {
            AnnouncerLine::Move(game) => moves.push((lines.len(), game)),
            AnnouncerLine::About(game) => about.push((lines.len(), game)),
            AnnouncerLine::Other => {}
        }
        lines.push(line.to_owned());
    }
    let mut taken = Vec::new();
    for (at, game) in about {
        let of_game = |(_, other): &&(usize, Option<u32>)| game.is_none() || *other == game;
        let with: Vec<usize> = moves.iter().filter(of_game).map(|(at, _)| *at).collect();
        let said = lines.get(at).cloned().unwrap_or_default();
        let said = if with.len() > 1 { format!("\u{bf}{said}") } else { said };
        for at in &with {
            if let Some(line) = lines.get_mut(*at) {
                line.push('\n');
                line.push_str(&said);
            }
        }
        taken.extend((!with.is_empty()).then_some(at));
    }
    let kept = lines.into_iter().enumerate().filter(|(at, _)| !taken.contains(at));
    kept.map(|(_, line)| line).collect()
}

/// What a line says to somebody who can announce.
enum AnnouncerLine {
    /// A move, in the game with that number.
    Move(Option<u32>),
    /// Something about announcing, without a move.
    About(Option<u32>),
    Other,
}

fn part(line: &str, club: &impl Vocabulary) -> AnnouncerLine {
    let is_text = match read::as_typed(line) {
        Ok(read) => matches!(read.order, Order::Do(Deed::Ply(_))),
        Err(why) => is_prose(&why),
    };
    let Some((game, text)) = read::game(line).ok().filter(|_| is_text) else {
        return AnnouncerLine::Other;
    };
    let Some(ruleset) = club.announcing(game) else { return AnnouncerLine::Other };
    let announcements = Announcements::of(&ruleset);
    match announcements.only_move_in(text) {
        Some(_) => AnnouncerLine::Move(game),
        None if announcements.heard_in(text).is_empty() => AnnouncerLine::Other,
        None => AnnouncerLine::About(game),
    }
}

/// The one move of a text: all that is left of it without its announcement, or the only one that it
/// names.
fn only_ply(text: &str, announcements: &Announcements) -> Option<String> {
    let blanked = announcements.blanked(text);
    let bare = blanked.trim_matches(|c: char| !c.is_alphanumeric());
    match read::as_typed(bare) {
        Ok(OrderLine { order: Order::Do(Deed::Ply(ply)), .. }) => Some(ply),
        _ => announcements.only_move_in(text).map(|mv| mv.to_string()),
    }
}
