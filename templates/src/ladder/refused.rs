//! Why something about a ladder is refused, and why somebody can't be challenged.

use commands::{LadderDeed, Question, WhichGames};
use serde::{Deserialize, Serialize};

use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::told::lookups::Lookups;
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{NextStep, give, give_in};

/// Why a player can't be challenged. Moments are seconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "barrier", rename_all = "kebab-case")]
pub enum Barrier {
    /// Nobody challenges themselves.
    Yourself,
    /// The asker isn't on the ladder.
    YouAreNotOn,
    /// The other player isn't.
    NotOn,
    /// The other player is below the asker's `own` place.
    Below { place: u32, own: u32 },
    /// The other player is too far up.
    TooFar {
        place: u32,
        own: u32,
        /// The highest place that can be challenged from there.
        highest: u32,
        /// By which rule: `small`, `places`, `percent` or `rating`.
        by: String,
    },
    /// They play a match about this ladder.
    Playing { game: i64 },
    /// The asker has lost to the other player not long ago.
    Shielded { until: i64 },
    /// The asker leaves the ladder.
    YouLeave,
    /// The other player does.
    Leaves,
    /// The asker has lost on time and not moved since.
    YouAreHeld,
    /// The other player has.
    Held,
    /// The asker has too many points for games lost on time: the limit or more.
    YourPoints { points: u32, limit: u32 },
    /// The asker has as many challenges open as anybody can have.
    Outgoing { open: u32, most: u32 },
    /// The other player is challenged as often as anybody can be.
    Incoming { open: u32, most: u32 },
    /// The other player is on vacation.
    Away { until: i64 },
    /// Nothing was heard of the other player for longer than that number of days.
    Silent { since: i64, days: u32 },
    /// The hosts have suspended the other player.
    TakesNone,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ladder-why", rename_all = "kebab-case")]
pub enum LadderRefused {
    /// No ladder is open for that ruleset.
    NoLadder { ruleset: String },
    /// No ladder is open at all.
    NoneOpen,
    /// The organisers opened it before.
    OpenAlready { ladder: String },
    /// None was named, and these may be meant.
    WhichLadder { ladders: Vec<String> },
    /// The asker isn't on it.
    NotOn { ladder: String },
    /// Somebody else isn't on it.
    OtherNotOn { ladder: String, player: i64 },
    /// Somebody else is on it, at that place.
    OtherOn { ladder: String, player: i64, place: u32 },
    /// The asker is on it, at that place.
    AlreadyOn { ladder: String, place: u32 },
    /// The asker leaves when their matches are over.
    AlreadyLeaving { ladder: String },
    /// The asker can't challenge that player.
    MayNot { ladder: String, player: i64, because: Barrier },
    /// The asker plays no match to which that could be done.
    NoMatch,
    /// Several could be meant, each named by its first game.
    WhichMatch { games: Vec<i64> },
    /// Only the player who was challenged can concede the match with that first game.
    NotDefender { game: i64 },
    /// The asker has moved in the match with that first game.
    Begun { game: i64 },
    /// The asker has put a match off not long ago, and can again then: seconds since 1970.
    DeferredBefore { again_at: i64 },
    /// There is no such place, or the player is there already.
    BadPlace {
        ladder: String,
        player: i64,
        place: u32,
        /// How many places there are.
        players: u32,
        /// Where the player is.
        stands: u32,
    },
    /// Nothing is known of the ladder in that month.
    NoMonth {
        ladder: String,
        year: i32,
        /// From 1.
        month: u32,
    },
}

impl LadderRefused {
    pub(crate) fn sentence<L: Lookups>(&self, club: &L) -> Result<Sentence, L::Fault> {
        use LadderRefused as Why;
        let on = |code, ladder: &str| {
            Sentence::refusal(code).with("ladder", Value::Ruleset(club.ruleset(ladder)))
        };
        let why = Sentence::refusal;
        Ok(match self {
            Why::NoLadder { ruleset } => {
                let ladders = club.ladders()?;
                let why = on("no-ladder", ruleset).count("count", ladders.len());
                why.with("ladders", Value::All(ladders))
            }
            Why::NoneOpen => why("no-ladders"),
            Why::OpenAlready { ladder } => on("ladder-open-already", ladder),
            Why::WhichLadder { ladders } => {
                let named = ladders.iter().map(|ladder| NextStep::OneLadder(club.ruleset(ladder)));
                let why = why("which-ladder").with("ladders", Value::AnyOf(ladders.clone()));
                let why = why.next(named);
                why.next([give(Question::Rulesets)])
            }
            Why::NotOn { ladder } => {
                on("not-on-ladder", ladder).next([give(LadderDeed::Join(Some(ladder.clone())))])
            }
            Why::OtherNotOn { ladder, player } => {
                let why = on("other-not-on-ladder", ladder).worded("ladder-stands-not");
                why.text("name", club.player(*player)?)
            }
            Why::OtherOn { ladder, player, place } => {
                let why = on("other-on-ladder", ladder).text("name", club.player(*player)?);
                why.count("place", *place)
            }
            Why::AlreadyOn { ladder, place } => {
                on("already-on-ladder", ladder).count("place", *place)
            }
            Why::AlreadyLeaving { ladder } => on("already-leaving", ladder),
            Why::MayNot { ladder, player, because } => {
                because.sentence(&club.ruleset(ladder), &club.player(*player)?)
            }
            Why::NoMatch => why("no-ladder-match").next([give(Question::Games(WhichGames::Own))]),
            Why::WhichMatch { games } => {
                let mut named = Vec::new();
                for &game in games {
                    let opponent = club.ladder_match(game)?.opponent_of(club.reader());
                    named.push(format!("{game} ({})", make_harmless(&club.player(opponent)?)));
                }
                why("which-match").with("games", Value::AnyOf(named))
            }
            Why::NotDefender { game } => {
                let defender = club.ladder_match(*game)?.defender;
                let why = why("not-challenged").text("name", club.player(defender)?);
                why.next([give_in(*game, LadderDeed::Defer(None))])
            }
            Why::Begun { game } => {
                let [first, second] = club.ladder_match(*game)?.games;
                why("match-begun").number("first", first).number("second", second)
            }
            Why::DeferredBefore { again_at } => why("deferred-before").moment("until", *again_at),
            Why::BadPlace { ladder, player, place, players, stands } => {
                let why = on("bad-place", ladder).text("name", club.player(*player)?);
                why.count("place", *place).count("players", *players).count("stands", *stands)
            }
            Why::NoMonth { ladder, year, month } => {
                on("no-month", ladder).with("month", Value::Month(*year, *month))
            }
        })
    }
}

impl Barrier {
    /// Why that player can't be challenged, with the numbers.
    pub fn sentence(&self, ladder: &RulesetName, name: &str) -> Sentence {
        let why = |code: &'static str| {
            let why = Sentence::of(code).worded(format!("ladder-no-{code}"));
            why.with("ladder", Value::Ruleset(ladder.clone())).text("name", name)
        };
        match self {
            Barrier::Yourself => why("yourself"),
            Barrier::YouAreNotOn => {
                why("you-are-not-on").next([give(LadderDeed::Join(Some(ladder.id().to_owned())))])
            }
            Barrier::NotOn => why("not-on").worded("ladder-stands-not"),
            Barrier::Below { place, own } => why("below").count("place", *place).count("own", *own),
            Barrier::TooFar { place, own, highest, by } => {
                let why = why("too-far").count("place", *place).count("own", *own);
                why.count("highest", *highest).text("by", by)
            }
            Barrier::Playing { game } => why("playing").number("game", *game),
            Barrier::Shielded { until } => why("shielded").moment("until", *until),
            Barrier::YouLeave => why("you-leave"),
            Barrier::Leaves => why("leaves"),
            Barrier::YouAreHeld => why("you-are-held"),
            Barrier::Held => why("held"),
            Barrier::YourPoints { points, limit } => {
                why("your-points").count("points", *points).count("limit", *limit)
            }
            Barrier::Outgoing { open, most } => {
                why("outgoing").count("open", *open).count("most", *most)
            }
            Barrier::Incoming { open, most } => {
                why("incoming").count("open", *open).count("most", *most)
            }
            Barrier::Away { until } => why("away").moment("until", *until),
            Barrier::Silent { since, days } => {
                why("silent").moment("since", *since).count("days", *days)
            }
            Barrier::TakesNone => why("takes-none"),
        }
    }
}
