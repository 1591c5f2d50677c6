//! What is chosen before a challenge is sent, for players who press instead of typing: everything has
//! a value from the beginning, and can be changed.

use std::sync::Arc;

use commands::FIRST_RULESETS;
use commands::words::{OpponentWord, ProposalWord, Word};
use engine::Ruleset;
use engine::ruleset::options::MatchGames;

use crate::reader::Reader;
use crate::ruleset_name::{RulesetName, of_ladder};
use crate::words::Words;

/// The usual clock: what a challenge has that names none.
pub const USUAL_CLOCK: &str = "7d+1d/10d";

/// The usual side: the club tosses for it.
pub const USUAL_SIDE: &str = "random";

/// The clocks to choose from, as they are typed, and what their words are called.
const CLOCKS: [(&str, &str); 4] =
    [("1d/ply", "day"), ("3d/ply", "days"), (USUAL_CLOCK, "usual"), ("14d+1d/21d", "long")];

/// The sides to choose from; the first is the usual one.
const SIDES: [ProposalWord; 4] =
    [ProposalWord::Random, ProposalWord::Attack, ProposalWord::Defend, ProposalWord::Match];

/// The night that is offered for clocks to pause in: its hours, and as it is typed.
const NIGHT: (&str, &str, &str) = ("22:00", "07:00", "22-07");

/// Something to choose: its value, and what it is called.
pub type Choice = (String, String);

/// What is above the choices. `opponent` is the other player as text, or `None` for an open
/// challenge.
pub fn play_text(reader: &Reader, opponent: Option<&str>) -> String {
    let words = reader.words();
    match opponent {
        Some(name) => {
            let house = commands::house(name).flatten().map(commands::house_player_name);
            let name = house.map_or_else(|| name.to_owned(), |house| words.player_name(&house));
            words.say("play-challenge", &[("name", name.into())])
        }
        None => words.say("play-open", &[]),
    }
}

/// The same where the terms of somebody else's challenge are answered with others.
pub fn counter_text(reader: &Reader) -> String {
    reader.words().say("play-counter", &[])
}

/// Says that what was typed as that term (`ruleset`, `side` or `clock`) can't be kept while the rest is
/// chosen.
pub fn left_out_text(reader: &Reader, term: &str) -> String {
    reader.words().say("play-left-out", &[("term", term.into())])
}

/// The rulesets, the usual ones first and then from the smallest board to the largest, each with its
/// size and a word about it.
pub fn ruleset_choices(words: &Words, rulesets: &[Arc<Ruleset>]) -> Vec<Choice> {
    let mut rulesets: Vec<&Arc<Ruleset>> = rulesets.iter().collect();
    let first = |ruleset: &Ruleset| FIRST_RULESETS.iter().position(|id| *id == ruleset.id.as_str());
    rulesets
        .sort_by_key(|ruleset| (first(ruleset).unwrap_or(FIRST_RULESETS.len()), ruleset.size()));
    let choice = |ruleset: &Arc<Ruleset>| {
        let name = ruleset.name(words.language());
        let is_sized = name.contains(&format!("{0}×{0}", ruleset.size()));
        let arguments = [
            ("id", ruleset.id.as_str().into()),
            ("name", name.into()),
            ("sized", if is_sized { "yes" } else { "no" }.into()),
            ("size", ruleset.size().into()),
        ];
        (ruleset.id.to_string(), words.say("ruleset-choice", &arguments))
    };
    let mut choices: Vec<Choice> = rulesets.into_iter().map(choice).collect();
    choices.dedup_by(|one, other| one.0 == other.0);
    choices
}

/// Ladders that are open: those of the club by their rulesets, as these are offered otherwise, and
/// those of circles before or after them, as they come.
pub fn ladder_choices(
    words: &Words,
    rulesets: &[Arc<Ruleset>],
    open: &[RulesetName],
) -> Vec<Choice> {
    let is_open = |ruleset: &&Arc<Ruleset>| open.iter().any(|name| name.id() == ruleset.id);
    let of_club: Vec<Arc<Ruleset>> = rulesets.iter().filter(is_open).cloned().collect();
    let is_circles = |name: &&RulesetName| of_ladder(name.id()).0.is_some();
    let choice = |name: &RulesetName| (name.id().to_owned(), name.in_language(words.language()));
    let first = open.iter().take_while(is_circles).count();
    let (before, after) = (open.iter().take(first), open.iter().skip(first).filter(is_circles));
    let of_club = ruleset_choices(words, &of_club);
    before.map(choice).chain(of_club).chain(after.map(choice)).collect()
}

/// The sides; where a ruleset is only played as a match, there is nothing else to choose.
pub fn side_choices(words: &Words, ruleset: Option<&Ruleset>) -> Vec<Choice> {
    let choice = |side: &ProposalWord| {
        let value = side.canonical();
        (value.to_owned(), words.say("side-choice", &[("side", value.into())]))
    };
    let only_match = ruleset.is_some_and(|ruleset| ruleset.options.match_games == MatchGames::Two);
    let sides = if only_match { &[ProposalWord::Match][..] } else { &SIDES };
    sides.iter().map(choice).collect()
}

/// The levels of the house: what is typed for each, and what it is called in the reader's language.
pub fn house_choices(words: &Words) -> Vec<Choice> {
    let choice = |level| {
        let called = words.player_name(&commands::house_player_name(level));
        let mut letters = called.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        (commands::house_at(level), first.chain(letters).collect())
    };
    commands::HOUSE_LEVELS.map(choice).collect()
}

pub fn clock_choices(words: &Words) -> Vec<Choice> {
    let choice = |(clock, which): (&str, &str)| {
        (clock.to_owned(), words.say("clock-choice", &[("clock", which.into())]))
    };
    CLOCKS.map(choice).into()
}

/// The terms that can be added to the usual ones, as they are typed, each with what it means: those
/// whose words or meaning contain what was typed. The house has some of its own.
pub fn term_choices(words: &Words, opponent: Option<OpponentWord>, typed: &str) -> Vec<Choice> {
    use ProposalWord as P;
    let typed = typed.to_lowercase();
    let says = |term: P, id: &str| match id {
        "terms-clock-night" => {
            let night = [("from", NIGHT.0.into()), ("until", NIGHT.1.into())];
            (format!("{}={}", term.canonical(), NIGHT.2), words.say(id, &night))
        }
        id => {
            let value = term.canonical();
            (value.to_owned(), words.say(id, &[("value", value.into())]))
        }
    };
    let all = [
        (P::Rated, "terms-rated"),
        (P::Private, "terms-public"),
        (P::Weekend, "terms-clock-weekend"),
        (P::Night, "terms-clock-night"),
        (P::NoVacation, "terms-clock-no-vacation"),
        (P::Claim, "terms-clock-at-zero"),
        (P::Remind, "terms-announcements"),
        (P::Auto, "terms-announcements"),
        (P::Hun, "terms-hun"),
        (P::Slowly, "terms-slowly"),
    ];
    let fits = |term: P, means: &str| {
        let holds = |text: &str| text.to_lowercase().contains(&typed);
        holds(means) || holds(term.canonical()) || term.phrases(words.language()).any(holds)
    };
    let all = all.into_iter().filter(|(term, _)| *term != P::Slowly || opponent.is_some());
    let choices = all.map(|(term, id)| (term, says(term, id)));
    let fitting = choices.filter(|(term, (_, means))| fits(*term, means));
    fitting.map(|(_, choice)| choice).collect()
}
