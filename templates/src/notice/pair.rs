//! A finished match of two games, before a reader: both results, the points, and what decided it.

use std::sync::Arc;

use engine::matches::{GameResult, MatchDecision, MatchOutcome, Player};
use engine::ruleset::options::MatchTieBreak;
use engine::{Ruleset, Side};

use crate::reader::Reader;
use crate::words::Arg;

#[derive(Clone, Debug)]
pub struct MatchResult {
    pub ruleset: Arc<Ruleset>,
    /// Who attacked in the first game.
    pub one: String,
    /// Who attacked in the second.
    pub two: String,
    /// Which of the two players reads this.
    pub reader: Option<Player>,
    pub games: [i64; 2],
    pub results: [GameResult; 2],
    pub outcome: MatchOutcome,
}

impl MatchResult {
    pub fn text(&self, reader: &Reader) -> String {
        let words = reader.words();
        let [first, second] = self.games.map(|game| Arg::from(game.to_string()));
        let names = || [("one", self.one.as_str().into()), ("two", self.two.as_str().into())];
        let [one, two] = names();
        let ruleset = ("ruleset", Arg::from(self.ruleset.name(reader.language)));
        let title = [("first", first), ("second", second), one, two, ruleset];
        let mut lines = vec![words.say("match-over", &title)];
        lines.extend([Player::One, Player::Two].map(|attackers| self.game(reader, attackers)));
        let [one, two] = names();
        let points = [
            one,
            two,
            ("ones", points(self.half_points(Player::One)).into()),
            ("twos", points(self.half_points(Player::Two)).into()),
        ];
        lines.push(words.say("match-points", &points));
        lines.push(self.decision(reader));
        lines.join("\n")
    }

    /// The game in which that player attacked.
    fn game(&self, reader: &Reader, attackers: Player) -> String {
        let at = usize::from(attackers == Player::Two);
        let (number, result) = (self.games[at], self.results[at]);
        let winner = result.winner.map_or("nobody", Side::name);
        reader.words().say(
            "match-game",
            &[
                ("number", number.to_string().into()),
                ("winner", winner.into()),
                ("attackers", self.name(attackers).into()),
                ("defenders", self.name(other(attackers)).into()),
                ("plies", result.plies.into()),
                ("by-attackers", result.taken.attackers.into()),
                ("by-defenders", result.taken.defenders.into()),
            ],
        )
    }

    fn decision(&self, reader: &Reader) -> String {
        let words = reader.words();
        let Some(winner) = self.outcome.winner else {
            let tie_break = match self.ruleset.options.match_tie_break {
                MatchTieBreak::None => "none",
                MatchTieBreak::FewerPlies => "fewer-plies",
                MatchTieBreak::MoreCaptures => "more-captures",
            };
            return words.say("match-level", &[("tie-break", tie_break.into())]);
        };
        let who = if self.reader == Some(winner) { "you" } else { "other" };
        let mut arguments = vec![("who", Arg::from(who)), ("name", self.name(winner).into())];
        let id = match self.outcome.by {
            MatchDecision::Points | MatchDecision::Level => "match-by-points",
            MatchDecision::FewerPlies => {
                arguments.push(("fewer", self.plies_won(winner).into()));
                arguments.push(("more", self.plies_won(other(winner)).into()));
                "match-by-fewer-plies"
            }
            MatchDecision::MoreCaptures => {
                arguments.push(("more", self.taken(winner).into()));
                arguments.push(("fewer", self.taken(other(winner)).into()));
                "match-by-more-captures"
            }
        };
        words.say(id, &arguments)
    }

    fn name(&self, player: Player) -> &str {
        match player {
            Player::One => &self.one,
            Player::Two => &self.two,
        }
    }

    /// Each game with the side that this player had.
    fn games_of(&self, player: Player) -> [(GameResult, Side); 2] {
        let [first, second] = self.results;
        match player {
            Player::One => [(first, Side::Attackers), (second, Side::Defenders)],
            Player::Two => [(first, Side::Defenders), (second, Side::Attackers)],
        }
    }

    fn half_points(&self, player: Player) -> u32 {
        let half_points = |(game, side): (GameResult, Side)| match game.winner {
            None => 1,
            Some(winner) if winner == side => 2,
            Some(_) => 0,
        };
        self.games_of(player).map(half_points).iter().sum()
    }

    /// The plies of the game that this player won.
    fn plies_won(&self, player: Player) -> usize {
        let won = self.games_of(player).into_iter().find(|(game, side)| game.winner == Some(*side));
        won.map_or(0, |(game, _)| game.plies)
    }

    fn taken(&self, player: Player) -> usize {
        self.games_of(player).map(|(game, side)| game.taken[side]).iter().sum()
    }
}

fn other(player: Player) -> Player {
    match player {
        Player::One => Player::Two,
        Player::Two => Player::One,
    }
}

/// `0`, `½`, `1`, `1½`, `2`.
pub(crate) fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}
