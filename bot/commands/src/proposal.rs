//! The terms of a challenge, an open challenge or a counter-offer, in any order:
//! `kopenhagen attack 7d+1d/10d weekend claim strict unrated private`. What is not mentioned is
//! left open; rulesets and clocks are only names here and not looked up.

use std::collections::BTreeMap;
use std::fmt;

use engine::Policy;
use engine::ruleset::options::Dice;

use crate::hours::Hours;
use crate::rest::{RestOfLine, house};
use crate::text::word_for;
use crate::words::{OrderWord, ProposalWord, Word, fold};
use crate::{Misread, clock_words, spoken_terms};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proposal {
    /// The id of a ruleset, in lower case.
    pub ruleset: Option<String>,
    /// Who attacks, from the point of view of the player who proposes.
    pub side: Option<SideChoice>,
    /// The clock's words in their canonical order: pace (or two, the proposer's `vs` the other's),
    /// `weekend`, `night=22-07`, `hard` or `claim`, `no-vacation`; each can be missing.
    pub clock: Option<String>,
    /// What happens to unannounced routes.
    pub policy: Option<Policy>,
    pub dice: Option<Dice>,
    pub rated: Option<Rated>,
    pub visibility: Option<Visibility>,
    /// Whether the house is to take its time.
    pub slowly: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideChoice {
    Attack,
    Defend,
    Random,
    /// Both: two games with sides swapped.
    Match,
}

/// Whether a game counts for the rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rated {
    Rated,
    Unrated,
}

/// Who can watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    Private,
    Public,
}

const SIDES: [(ProposalWord, SideChoice); 4] = [
    (ProposalWord::Attack, SideChoice::Attack),
    (ProposalWord::Defend, SideChoice::Defend),
    (ProposalWord::Random, SideChoice::Random),
    (ProposalWord::Match, SideChoice::Match),
];
const POLICIES: [(ProposalWord, Policy); 3] = [
    (ProposalWord::Strict, Policy::Strict),
    (ProposalWord::Remind, Policy::Remind),
    (ProposalWord::Auto, Policy::Auto),
];
const DICE: [(ProposalWord, Dice); 2] =
    [(ProposalWord::Hun, Dice::Hun), (ProposalWord::NoHun, Dice::None)];
const RATED: [(ProposalWord, Rated); 2] =
    [(ProposalWord::Rated, Rated::Rated), (ProposalWord::Unrated, Rated::Unrated)];
const VISIBILITY: [(ProposalWord, Visibility); 2] =
    [(ProposalWord::Private, Visibility::Private), (ProposalWord::Public, Visibility::Public)];

/// What a term is about: each can be said once. Those of a clock are in their canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum TermTopic {
    Side,
    Pace,
    Weekend,
    Night,
    AtZero,
    NoVacation,
    Policy,
    Dice,
    Rated,
    Visibility,
    Slowly,
}

#[derive(Default)]
struct ReadTerms {
    /// Each in its canonical text, and as it is quoted if something contradicts it.
    terms: BTreeMap<TermTopic, (String, String)>,
    /// Unknown words: the ruleset, or a mistyped word.
    others: Vec<String>,
}

/// The ruleset with which somebody begins to whom hnefatafl is new: the smallest board.
pub const FIRST_RULESET: &str = "brandubh";

/// The rulesets that are named before others: that one, and the one that most people play.
pub const FIRST_RULESETS: [&str; 2] = [FIRST_RULESET, "copenhagen"];

/// Whether that is the challenge with which a first game begins ([`crate::first_game`]).
pub(super) fn is_first_game(opponent: &str, terms: &Proposal) -> bool {
    house(opponent) == Some(Some(1))
        && terms.ruleset.as_deref() == Some(FIRST_RULESET)
        && terms.side == Some(SideChoice::Attack)
}

/// The canonical form of terms that name no ruleset, in the words of commands or as people say them in
/// any language: `private unrated`, `3 days`, `am Wochenende frei`. `None` if it is anything else.
pub fn terms(text: &str) -> Option<String> {
    let read = |text: &str| {
        let mut rest = RestOfLine::of(OrderWord::Seek, text);
        let read = rest.terms().ok().filter(|read| read.ruleset.is_none());
        read.map(|read| read.to_string())
    };
    read(text).or_else(|| read(&spoken_terms::spoken_terms(text)?))
}

impl RestOfLine<'_> {
    /// Takes all that is left, which is required.
    pub fn need_terms(&mut self) -> Result<Proposal, Misread> {
        self.need_more()?;
        self.terms()
    }

    /// Takes a ruleset's id, if anything is left.
    pub fn ruleset(&mut self) -> Result<Option<String>, Misread> {
        if self.is_empty() {
            return Ok(None);
        }
        let typed = self.peek();
        let id = ruleset_id(typed).ok_or_else(|| self.bad(typed, Vec::new()))?;
        self.skip();
        Ok(Some(id))
    }

    /// Takes all that is left.
    pub fn terms(&mut self) -> Result<Proposal, Misread> {
        let mut said = ReadTerms::default();
        while !self.is_empty() {
            said.take(self)?;
        }
        let of_clock = said.terms.range(TermTopic::Pace..=TermTopic::NoVacation);
        let clock: Vec<&str> = of_clock.map(|(_, (text, _))| text.as_str()).collect();
        Ok(Proposal {
            clock: (!clock.is_empty()).then(|| clock.join(" ")),
            side: said.value(TermTopic::Side, &SIDES),
            policy: said.value(TermTopic::Policy, &POLICIES),
            dice: said.value(TermTopic::Dice, &DICE),
            rated: said.value(TermTopic::Rated, &RATED),
            visibility: said.value(TermTopic::Visibility, &VISIBILITY),
            slowly: said.terms.contains_key(&TermTopic::Slowly),
            ruleset: ruleset(self, said.others)?,
        })
    }
}

impl ReadTerms {
    fn take(&mut self, rest: &mut RestOfLine<'_>) -> Result<(), Misread> {
        let typed = rest.peek();
        if let Some((key, hours)) = typed.split_once('=') {
            if ProposalWord::find(key) != Some(ProposalWord::Night) {
                return Err(rest.bad(typed, near(key)));
            }
            rest.skip();
            return self.night(rest, hours);
        }
        if let Some(pace) = clock_words::pace(typed) {
            rest.skip();
            let behind = *rest;
            if rest.word() != Some(ProposalWord::Versus) {
                *rest = behind;
                return self.put(rest, TermTopic::Pace, pace, typed);
            }
            rest.need_more()?;
            let other = rest.peek();
            let odds = clock_words::pace(other).ok_or_else(|| rest.bad(other, Vec::new()))?;
            rest.skip();
            let both = format!("{pace} {} {odds}", ProposalWord::Versus.canonical());
            return self.put(rest, TermTopic::Pace, both.clone(), &both);
        }
        let Some(word) = rest.word::<ProposalWord>() else {
            rest.skip();
            if !fold(typed).is_empty() {
                self.others.push(typed.to_owned());
            }
            return Ok(());
        };
        use ProposalWord as W;
        let term = match word {
            W::Attack | W::Defend | W::Random | W::Match => TermTopic::Side,
            W::Strict | W::Remind | W::Auto => TermTopic::Policy,
            W::Hun | W::NoHun => TermTopic::Dice,
            W::Rated | W::Unrated => TermTopic::Rated,
            W::Private | W::Public => TermTopic::Visibility,
            W::Weekend => TermTopic::Weekend,
            W::Hard | W::Claim => TermTopic::AtZero,
            W::NoVacation => TermTopic::NoVacation,
            W::Slowly => TermTopic::Slowly,
            W::Night => {
                let hours = rest.peek();
                rest.skip();
                return self.night(rest, hours);
            }
            // They are part of a pace: `3d/ply vs 7d/ply`.
            W::Ply | W::Versus => return Err(rest.bad(typed, Vec::new())),
        };
        self.put(rest, term, word.canonical().to_owned(), word.canonical())
    }

    fn night(&mut self, rest: &RestOfLine<'_>, typed: &str) -> Result<(), Misread> {
        let hours =
            Hours::read(engine::notation::fold_typed(typed).trim_end_matches([',', '.', ';']));
        let word = ProposalWord::Night.canonical();
        let hours = hours.ok_or_else(|| rest.bad(&format!("{word}={typed}"), Vec::new()))?;
        let text = format!("{word}={hours}");
        self.put(rest, TermTopic::Night, text.clone(), &text)
    }

    /// Notes a term; it can be repeated but not contradicted.
    fn put(
        &mut self,
        rest: &RestOfLine<'_>,
        term: TermTopic,
        text: String,
        typed: &str,
    ) -> Result<(), Misread> {
        match self.terms.insert(term, (text.clone(), typed.to_owned())) {
            Some((earlier, first)) if earlier != text => {
                Err(Misread::Contradiction { order: rest.order, first, second: typed.to_owned() })
            }
            _ => Ok(()),
        }
    }

    /// What was said about it, as one of these.
    fn value<T: Copy>(&self, term: TermTopic, meanings: &[(ProposalWord, T)]) -> Option<T> {
        let (text, _) = self.terms.get(&term)?;
        meanings.iter().find(|(word, _)| word.canonical() == text).map(|&(_, value)| value)
    }
}

/// The one unknown word that can be a ruleset. If there are two, the one that is closer to a known
/// word is the mistyped one.
fn ruleset(arguments: &RestOfLine<'_>, others: Vec<String>) -> Result<Option<String>, Misread> {
    let slip = others.iter().find(|typed| ruleset_id(typed).is_none()).or_else(|| {
        let two = others.len() > 1;
        let near = others.iter().find(|typed| !near(typed).is_empty());
        near.or(others.last()).filter(|_| two)
    });
    match slip {
        Some(slip) => Err(arguments.bad(slip, near(slip))),
        None => Ok(others.first().and_then(|typed| ruleset_id(typed))),
    }
}

/// A letter, then letters, digits and hyphens. Part of a longer known phrase is not an id: `no`
/// would give a `hun` after it another meaning.
pub(super) fn ruleset_id(typed: &str) -> Option<String> {
    let folded = engine::notation::fold_typed(typed);
    let id = folded.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    let known = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let letter = id.starts_with(|c: char| c.is_ascii_lowercase());
    if !letter || !id.chars().all(known) || ProposalWord::has_part(&fold(id)) {
        return None;
    }
    Some(id.to_owned())
}

fn near(typed: &str) -> Vec<String> {
    ProposalWord::nearest(typed).into_iter().map(str::to_owned).collect()
}

impl fmt::Display for Proposal {
    /// The terms in canonical words and order with single spaces; empty if there are none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let terms = [
            self.ruleset.as_deref(),
            self.side.map(|side| word_for(side, &SIDES)),
            self.clock.as_deref(),
            self.policy.map(|policy| word_for(policy, &POLICIES)),
            self.dice.map(|dice| word_for(dice, &DICE)),
            self.rated.map(|rated| word_for(rated, &RATED)),
            self.visibility.map(|visibility| word_for(visibility, &VISIBILITY)),
            self.slowly.then(|| ProposalWord::Slowly.canonical()),
        ];
        f.write_str(&terms.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::terms;

    #[test]
    fn terms_are_read_however_they_are_said() {
        for (said, canonical) in [
            ("private unrated", "unrated private"),
            ("7d+1d/10d", "7d+1d/10d"),
            ("5d", "5d"),
            ("3 days", "3d/ply"),
            ("three days a move, weekends off, private", "3d/ply weekend private"),
            ("5 Tage pro Zug", "5d/ply"),
            ("en uke", "7d/ply"),
            ("dos semanas por jugada", "14d/ply"),
            ("3d/move against 7d/move", "3d/ply vs 7d/ply"),
            ("", ""),
        ] {
            assert_eq!(terms(said).as_deref(), Some(canonical), "{said}");
        }
        // Rulesets, no clock at all, contradictions, and what isn't a term.
        for other in ["hnefatafl", "no clock", "3 days daily", "private publicly", "soon", "7"] {
            assert_eq!(terms(other), None, "{other}");
        }
    }
}
