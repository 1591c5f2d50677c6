//! What happens on ladders.

use commands::{LadderDeed, LadderQuestion};
use serde::{Deserialize, Serialize};

use crate::ladder::step::LadderChange;
use crate::told::lookups::Lookups;
use crate::told::news::News;
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{NextStep, give, give_in};
use crate::told::who::Who;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ladder-news", rename_all = "kebab-case")]
pub enum LadderNews {
    /// A step of a ladder's log.
    Step {
        ladder: String,
        number: u32,
        /// Further steps that have the same cause, in news for everybody.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        more: Vec<u32>,
    },
    /// A ladder match has begun.
    Challenged { game: i64 },
    /// A player has deferred a match.
    Deferred {
        /// The match, by its first game.
        game: i64,
        player: i64,
    },
    /// The reader's first ply in a match is due.
    NotBegun {
        /// The match, by its first game.
        game: i64,
        /// The deadline, if the clock keeps running: seconds since 1970.
        until: i64,
    },
    /// The asker leaves when their matches are over.
    Leaving { ladder: String },
    /// The organisers have opened a ladder.
    Opened { ladder: String },
    /// They have closed one, with that many players on it.
    Closed { ladder: String, players: u32 },
}

impl LadderNews {
    /// The same for everybody who reads it: what anybody can do next is to look at the ladder.
    pub fn for_everybody<L: Lookups>(&self, club: &L) -> Result<News, L::Fault> {
        Ok(match self {
            LadderNews::Step { ladder, number, more } => {
                let mut said = club.ladder_step(ladder, *number)?.sentence();
                for &number in more {
                    said = said.below(club.ladder_step(ladder, number)?.sentence());
                }
                News::of(said.next([NextStep::OneLadder(club.ruleset(ladder))]))
            }
            LadderNews::Challenged { game } => {
                let facts = club.ladder_match(*game)?;
                let [first, second] = facts.games;
                let ladder = club.ruleset(&facts.ladder);
                let said = Sentence::of("news-ladder-challenge")
                    .with("ladder", Value::Ruleset(ladder.clone()))
                    .number("first", first)
                    .number("second", second)
                    .count("place", facts.challenger_place.unwrap_or(0))
                    .count("rival-place", facts.defender_place.unwrap_or(0))
                    .text("name", club.player(facts.challenger)?)
                    .text("rival", club.player(facts.defender)?);
                News::of(said.next([NextStep::OneLadder(ladder)]))
            }
            LadderNews::Deferred { .. }
            | LadderNews::NotBegun { .. }
            | LadderNews::Leaving { .. }
            | LadderNews::Opened { .. }
            | LadderNews::Closed { .. } => self.news(club)?,
        })
    }

    pub fn news<L: Lookups>(&self, club: &L) -> Result<News, L::Fault> {
        let about = |key, [first, second]: [i64; 2]| {
            Sentence::of(key).number("first", first).number("second", second)
        };
        Ok(match self {
            LadderNews::Step { ladder, number, .. } => {
                let step = club.ladder_step(ladder, *number)?;
                // There is nothing to see of a ladder that was closed.
                let next = (step.what != LadderChange::Disbanded)
                    .then_some(give(LadderQuestion::Show(None)));
                News::of(step.sentence().next(next))
            }
            LadderNews::Challenged { game } => {
                let facts = club.ladder_match(*game)?;
                let [challenger, defender] =
                    [club.who(facts.challenger)?, club.who(facts.defender)?];
                let said = about("ladder-challenged", facts.games)
                    .with("ladder", Value::Ruleset(club.ruleset(&facts.ladder)))
                    .count("days", facts.opening_days)
                    .count("place", facts.challenger_place.unwrap_or(0))
                    .count("rival-place", facts.defender_place.unwrap_or(0))
                    .who("who", "name", &challenger)
                    .who("rival-who", "rival", &defender);
                let said = match &defender {
                    Who::You => {
                        let challenger = club.challenger(facts.challenger)?;
                        said.then(Value::Challenger(Box::new(challenger)))
                    }
                    Who::Other(_) => said,
                };
                let concede =
                    (defender == Who::You).then_some(give_in(*game, LadderDeed::Concede(None)));
                News::of(
                    said.next(concede.into_iter().chain([give_in(*game, LadderDeed::Defer(None))])),
                )
            }
            LadderNews::Deferred { game, player } => {
                let said = about("ladder-deferred", club.ladder_match(*game)?.games);
                let until = club.deferred_until(*game, *player)?;
                let said = said.with("until", Value::Moment(until));
                News::of(said.who("who", "name", &club.who(*player)?))
            }
            LadderNews::NotBegun { game, until } => {
                let facts = club.ladder_match(*game)?;
                let role = match club.reader() == Some(facts.challenger) {
                    true => "challenger",
                    false => "defender",
                };
                let rival = club.player(facts.opponent_of(club.reader()))?;
                let said = about("ladder-not-begun", facts.games).text("rival", rival);
                News::of(said.moment("until", *until).choice("role", role))
            }
            LadderNews::Leaving { ladder } => {
                let ladder = Value::Ruleset(club.ruleset(ladder));
                News::of(Sentence::of("ladder-leaving").with("ladder", ladder))
            }
            LadderNews::Opened { ladder } => {
                let said = Sentence::of("ladder-opened")
                    .with("ladder", Value::Ruleset(club.ruleset(ladder)));
                let rules = give(LadderQuestion::Rules(Some(ladder.clone())));
                News::of(said.next([give(LadderDeed::Join(Some(ladder.clone()))), rules]))
            }
            LadderNews::Closed { ladder, players } => {
                let said = Sentence::of("ladder-closed").count("players", *players);
                News::of(said.with("ladder", Value::Ruleset(club.ruleset(ladder))))
            }
        })
    }
}
