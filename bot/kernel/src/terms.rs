//! The terms of a game: everything that an invitation states and a game begins with.

use commands::{Proposal, Rated, SideChoice, Visibility};
use engine::Policy;
use engine::ruleset::options::{Dice, MatchGames};
use engine::ruleset::{Library, Ruleset};
use serde::{Deserialize, Serialize};
use storage::Fault;
use storage::clock::Clock;

use crate::refused::Refused;

/// The default clock of games.
pub const USUAL_CLOCK: &str = "7d+1d/10d";

/// All terms of a future game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTerms {
    pub ruleset: String,
    pub version: u32,
    /// The side of the invitation's sender.
    pub side: SideChoice,
    /// With odds, the sender's time comes first.
    pub clock: Clock,
    pub announcements: Policy,
    pub dice: Dice,
    pub rated: Rated,
    pub visibility: Visibility,
    /// Whether the house takes its time; no invitation to a person says it.
    pub slowly: bool,
    /// The game that this is a rematch of; for a match, its first game.
    pub rematch: Option<i64>,
    /// The invitation that these terms answer.
    pub answers: Option<i64>,
}

#[derive(Serialize, Deserialize)]
struct KeptTerms {
    v: u32,
    ruleset: String,
    version: u32,
    side: String,
    clock: String,
    announcements: String,
    hun: bool,
    rated: bool,
    public: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rematch: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answers: Option<i64>,
}

impl GameTerms {
    /// The terms that a proposal states, with defaults for the rest.
    pub fn of(proposal: &Proposal, library: &Library) -> Result<GameTerms, Refused> {
        let typed = proposal.ruleset.clone().unwrap_or_default();
        let no_ruleset = || Refused::NoRuleset { typed: typed.clone() };
        let ruleset = library.newest(&typed).ok_or_else(no_ruleset)?;
        let usual = GameTerms {
            side: match ruleset.options.match_games {
                MatchGames::Two => SideChoice::Match,
                _ => SideChoice::Random,
            },
            rated: Rated::Unrated,
            ..GameTerms::rated_match(ruleset, clock(USUAL_CLOCK, USUAL_CLOCK)?)
        };
        usual.changed(proposal, library)
    }

    /// The terms of a ladder or tournament match: rated, public, and with strict announcements.
    pub fn rated_match(ruleset: &Ruleset, clock: Clock) -> GameTerms {
        GameTerms {
            ruleset: ruleset.id.clone(),
            version: ruleset.version,
            side: SideChoice::Match,
            clock,
            announcements: Policy::Strict,
            dice: Dice::None,
            rated: Rated::Rated,
            visibility: Visibility::Public,
            slowly: false,
            rematch: None,
            answers: None,
        }
    }

    /// These terms with the changes that a proposal states.
    pub fn changed(&self, proposal: &Proposal, library: &Library) -> Result<GameTerms, Refused> {
        let mut terms = self.clone();
        if let Some(typed) = &proposal.ruleset {
            let no_ruleset = || Refused::NoRuleset { typed: typed.clone() };
            let ruleset = library.newest(typed).ok_or_else(no_ruleset)?;
            terms.ruleset = ruleset.id.clone();
            terms.version = ruleset.version;
        }
        if let Some(text) = &proposal.clock {
            terms.clock = clock(text, &terms.clock.to_string())?;
        }
        terms.side = proposal.side.unwrap_or(terms.side);
        terms.announcements = proposal.policy.unwrap_or(terms.announcements);
        terms.dice = proposal.dice.unwrap_or(terms.dice);
        terms.rated = proposal.rated.unwrap_or(terms.rated);
        terms.visibility = proposal.visibility.unwrap_or(terms.visibility);
        terms.slowly |= proposal.slowly;
        if terms.clock.odds.is_some() && terms.rated == Rated::Rated {
            return Err(Refused::OddsAreUnrated);
        }
        let ruleset = library.version(&terms.ruleset, terms.version);
        let has_dice = ruleset.is_some_and(|ruleset| ruleset.options.dice == Dice::Hun);
        if terms.dice == Dice::Hun && !has_dice {
            return Err(Refused::NoDice { ruleset: terms.ruleset });
        }
        let only_match =
            ruleset.is_some_and(|ruleset| ruleset.options.match_games == MatchGames::Two);
        if only_match && terms.side != SideChoice::Match {
            return Err(Refused::OnlyAMatch { ruleset: terms.ruleset });
        }
        Ok(terms)
    }

    /// The same terms as seen from the other player.
    #[must_use]
    pub fn with_sides_swapped(self) -> GameTerms {
        let side = match self.side {
            SideChoice::Attack => SideChoice::Defend,
            SideChoice::Defend => SideChoice::Attack,
            other => other,
        };
        GameTerms { side, clock: self.clock.swapped(), ..self }
    }

    /// The text that an invitation stores.
    pub fn write(&self) -> Result<String, Fault> {
        let kept = KeptTerms {
            v: 1,
            ruleset: self.ruleset.clone(),
            version: self.version,
            side: word(self.side).to_owned(),
            clock: self.clock.to_string(),
            announcements: self.announcements.word().to_owned(),
            hun: self.dice == Dice::Hun,
            rated: self.rated == Rated::Rated,
            public: self.visibility == Visibility::Public,
            rematch: self.rematch,
            answers: self.answers,
        };
        serde_json::to_string(&kept).map_err(Fault::row)
    }

    pub fn read(text: &str) -> Result<GameTerms, Fault> {
        let unknown = || Fault::row(format!("terms {text}"));
        let kept: KeptTerms = serde_json::from_str(text).map_err(|_| unknown())?;
        Ok(GameTerms {
            ruleset: kept.ruleset,
            version: kept.version,
            side: side(&kept.side).ok_or_else(unknown)?,
            clock: kept.clock.parse().map_err(|_| unknown())?,
            announcements: Policy::from_word(&kept.announcements).ok_or_else(unknown)?,
            dice: if kept.hun { Dice::Hun } else { Dice::None },
            rated: if kept.rated { Rated::Rated } else { Rated::Unrated },
            visibility: if kept.public { Visibility::Public } else { Visibility::Private },
            slowly: false,
            rematch: kept.rematch,
            answers: kept.answers,
        })
    }
}

const SIDES: [(SideChoice, &str); 4] = [
    (SideChoice::Attack, "attack"),
    (SideChoice::Defend, "defend"),
    (SideChoice::Random, "random"),
    (SideChoice::Match, "match"),
];

fn word(side: SideChoice) -> &'static str {
    SIDES.iter().find(|(other, _)| *other == side).map_or("", |(_, word)| word)
}

fn side(word: &str) -> Option<SideChoice> {
    SIDES.iter().find(|(_, other)| *other == word).map(|(side, _)| *side)
}

/// The clock in that text; if it states no time, that of another clock.
pub fn clock(text: &str, else_like: &str) -> Result<Clock, Refused> {
    let is_time = |word: &&str| *word == "vs" || word.starts_with(|c: char| c.is_ascii_digit());
    let times = |text: &str| text.split(' ').take_while(is_time).collect::<Vec<_>>().join(" ");
    let text = if text.starts_with(|c: char| c.is_ascii_digit()) {
        text.to_owned()
    } else {
        format!("{} {text}", times(else_like))
    };
    text.parse().map_err(|_| Refused::BadClock { typed: text.clone() })
}
