//! A game told in words to people who listen to a board: whose turn it is, what the last ply did,
//! where everything is, and the escape routes that this listener may know of. It knows no player's
//! name and no clock.

use engine::notation::record::{EndedBy, GameEnd};
use engine::{Game, Reason, Routes, Side, Square};

use crate::outcome;
use crate::words::{Arg, Words};

/// The most characters that Discord allows in a picture's alternative text.
pub const LONGEST_ALT_TEXT: usize = 1024;

#[derive(Clone, Copy, Debug)]
pub struct Prose<'a> {
    pub game: &'a Game,
    /// How the game ended, if not on the board.
    pub end: Option<GameEnd>,
}

impl<'a> Prose<'a> {
    /// A game that goes on, or that ended on the board.
    pub fn for_game(game: &'a Game) -> Prose<'a> {
        Prose { game, end: None }
    }

    /// The whole position, for a player of that side or, without a side, for a spectator. One
    /// sentence per line, then each side's men, one rank per line from the highest rank down: short
    /// lines, because a screen reader steps through lines.
    ///
    /// Where escapes are announced, only the defenders hear of the routes that were not.
    pub fn text(&self, words: &Words, reader: Option<Side>) -> String {
        let mut lines = self.summary(words);
        lines.extend(self.routes(words, reader));
        for side in Side::BOTH {
            lines.extend(self.men(words, side));
        }
        lines.join("\n")
    }

    /// The whole position on one line, as a picture's alternative text: at most
    /// [`LONGEST_ALT_TEXT`] characters. It says nothing of routes, so everybody may hear it.
    ///
    /// Any position from a shipped start fits, however scattered its men are. On a club's own board
    /// that is too full, the men are only counted.
    pub fn alt_text(&self, words: &Words) -> String {
        let mut sentences = self.summary(words);
        let told = sentences.len();
        sentences.extend(Side::BOTH.map(|side| self.men_in_brief(words, side)));
        let text = sentences.join(" ");
        // Discord counts UTF-16 units, as JavaScript does.
        if text.encode_utf16().count() <= LONGEST_ALT_TEXT {
            return text;
        }
        sentences.truncate(told);
        let count = |side| Arg::from(self.game.position().men(side).len());
        let arguments =
            [("attackers", count(Side::Attackers)), ("defenders", count(Side::Defenders))];
        sentences.push(words.say("prose-crowded", &arguments));
        sentences.join(" ")
    }

    /// Who is to move or how the game ended, the last ply, and the king.
    fn summary(&self, words: &Words) -> Vec<String> {
        let mut sentences = vec![self.standing(words)];
        sentences.extend(self.last_ply(words));
        sentences.extend(self.king(words));
        sentences
    }

    /// Who is to move, or how the game ended.
    pub(crate) fn standing(&self, words: &Words) -> String {
        let game = self.game;
        match (game.outcome(), self.end) {
            (Some(outcome), _) => {
                outcome::describe_ending(words, game.ruleset(), game.position(), outcome)
            }
            (None, Some(end)) => {
                let winner = end.winner.map_or_else(|| "nobody".into(), Arg::from);
                let by = if end.by == EndedBy::Closing { "closing" } else { "result" };
                words.say("prose-over", &[("winner", winner), ("by", by.into())])
            }
            (None, None) => {
                words.say("standing-to-move", &[("side", game.position().to_move().into())])
            }
        }
    }

    fn last_ply(&self, words: &Words) -> Option<String> {
        let ply = self.game.plies().last()?;
        let side = ("side", Arg::from(ply.mover));
        let Some(mv) = ply.mv else { return Some(words.say("ply-passed", &[side])) };
        let mut arguments = vec![side, ("from", mv.from.into()), ("to", mv.to.into())];
        if ply.captures.is_empty() {
            return Some(words.say("prose-moved", &arguments));
        }
        let taken = words.squares(ply.captures.iter().map(|capture| capture.square));
        arguments.extend([("taken", taken.into()), ("count", ply.captures.len().into())]);
        Some(words.say("prose-captured", &arguments))
    }

    /// Nothing if the king was captured: the ending says where.
    fn king(&self, words: &Words) -> Option<String> {
        let ruleset = self.game.ruleset();
        let king = self.game.position().king();
        let place = match self.game.outcome().map(|outcome| outcome.reason) {
            Some(Reason::KingCaptured(_)) => return None,
            _ if ruleset.throne() == Some(king) => "throne",
            _ if ruleset.is_corner(king) => "corner",
            _ if king.is_edge(ruleset.size()) => "edge",
            _ => "field",
        };
        Some(words.say("prose-king", &[("king", king.into()), ("place", place.into())]))
    }

    /// What that reader may know of the king's ways out; nothing after the end.
    fn routes(&self, words: &Words, reader: Option<Side>) -> Vec<String> {
        let game = self.game;
        if game.outcome().is_some() || self.end.is_some() {
            return Vec::new();
        }
        let say = |id, routes: Routes| {
            let list = words.squares(routes.iter());
            words.say(id, &[("count", routes.len().into()), ("routes", list.into())])
        };
        if !game.ruleset().announces() {
            return vec![say("prose-open", game.open_routes())];
        }
        let announced = game.announced();
        let mut said = vec![say("prose-announced", announced)];
        if reader == Some(Side::Defenders) {
            let usable = self.usable();
            if !usable.is_empty() {
                let goals = words.any_of(usable.iter().map(|goal| goal.to_string()).collect());
                said.push(words.say("prose-usable", &[("routes", goals.into())]));
            }
            let known = |goal| announced.contains(goal) || usable.contains(goal);
            let silent = game.open_routes().filter(|goal| !known(goal));
            said.extend((!silent.is_empty()).then(|| say("prose-silent", silent)));
        }
        said
    }

    /// The routes that the king can take with this ply. Where escapes are announced, these are also
    /// routes that the attackers have just opened.
    fn usable(&self) -> Routes {
        let (game, king) = (self.game, self.game.position().king());
        let moves = game.legal_moves().into_iter().filter(|mv| mv.from == king);
        moves.map(|mv| mv.to).filter(|&goal| game.ruleset().is_goal(goal)).collect()
    }

    /// How many men that side has, and their files, a line for each rank.
    fn men(&self, words: &Words, side: Side) -> Vec<String> {
        let count = self.game.position().men(side).len();
        let whose = ("side", Arg::from(side));
        if count == 0 {
            return vec![words.say("prose-no-men", &[whose])];
        }
        let mut lines = vec![words.say("prose-men", &[whose, ("count", count.into())])];
        lines.extend(self.by_rank(words, side).map(|rank| words.say("prose-rank", &rank)));
        lines
    }

    /// The same as one sentence.
    fn men_in_brief(&self, words: &Words, side: Side) -> String {
        let whose = ("side", Arg::from(side));
        let ranks = self.by_rank(words, side).map(|rank| words.say("prose-brief-rank", &rank));
        match ranks.reduce(|items, item| join(words, "prose-brief-more", items, item)) {
            None => words.say("prose-no-men", &[whose]),
            Some(ranks) => words.say("prose-brief-men", &[whose, ("ranks", ranks.into())]),
        }
    }

    /// Each rank with men of that side, from the highest, with their files.
    fn by_rank(&self, words: &Words, side: Side) -> impl Iterator<Item = [(&'static str, Arg); 2]> {
        let men = self.game.position().men(side);
        let size = self.game.ruleset().size();
        (0..size).rev().filter_map(move |rank| {
            let stands =
                |file: &u8| Square::new(*file, rank).is_some_and(|square| men.contains(square));
            let files = (0..size).filter(stands).map(|file| char::from(b'a' + file).to_string());
            let files = files.reduce(|items, item| join(words, "list-more", items, item))?;
            Some([("rank", (rank + 1).into()), ("files", files.into())])
        })
    }
}

/// There is no word before the last one: a screen reader reads lists of letters best without “and”.
fn join(words: &Words, id: &str, items: String, item: String) -> String {
    words.say(id, &[("items", items.into()), ("item", item.into())])
}
