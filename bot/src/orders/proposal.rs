//! The terms of a challenge, an open challenge or a counter-offer, in any order:
//! `kopenhagen attack 7d+1d/10d weekend claim strict unrated private`. What is not mentioned is
//! left open; rulesets and clocks are only names here and not looked up.

use std::fmt;

use engine::Policy;
use engine::ruleset::options::Dice;
use templates::Misread;
use templates::orders::{ProposalWord, Word, fold};

use super::clock_words;
use super::hours::Hours;
use super::rest::RestOfLine;

/// The terms given for a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proposal {
    /// The id of a ruleset, in lower case.
    pub ruleset: Option<String>,
    /// Who attacks, from the point of view of the player who proposes.
    pub side: Option<SideChoice>,
    /// The clock's words in their canonical order: pace, `weekend`, `night=22-07`, `hard` or
    /// `claim`, `no-vacation`; each can be missing.
    pub clock: Option<String>,
    /// What happens to unannounced routes.
    pub policy: Option<Policy>,
    /// Whether a hún is rolled.
    pub dice: Option<Dice>,
    /// Whether it counts for the rating.
    pub rated: Option<Rated>,
    /// Who can watch.
    pub visibility: Option<Visibility>,
}

/// The side that a player wants.
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

/// The terms read so far, each with its words.
#[derive(Default)]
struct ReadTerms {
    side: Option<(SideChoice, String)>,
    pace: Option<(String, String)>,
    weekend: Option<((), String)>,
    night: Option<(Hours, String)>,
    at_zero: Option<(ProposalWord, String)>,
    no_vacation: Option<((), String)>,
    policy: Option<(Policy, String)>,
    dice: Option<(Dice, String)>,
    rated: Option<(Rated, String)>,
    visibility: Option<(Visibility, String)>,
    /// Unknown words: the ruleset, or a mistyped word.
    others: Vec<String>,
}

impl RestOfLine<'_> {
    /// Takes all that is left, which is required.
    pub fn need_terms(&mut self) -> Result<Proposal, Misread> {
        if self.is_empty() { Err(self.missing()) } else { self.terms() }
    }

    /// Takes all that is left.
    pub fn terms(&mut self) -> Result<Proposal, Misread> {
        let mut said = ReadTerms::default();
        while !self.is_empty() {
            said.take(self)?;
        }
        let ruleset = ruleset(self, said.others)?;
        let clock = [
            said.pace.map(|(pace, _)| pace),
            said.weekend.map(|_| ProposalWord::Weekend.canonical().to_owned()),
            said.night.map(|(hours, _)| format!("{}={hours}", ProposalWord::Night.canonical())),
            said.at_zero.map(|(word, _)| word.canonical().to_owned()),
            said.no_vacation.map(|_| ProposalWord::NoVacation.canonical().to_owned()),
        ];
        let clock = clock.into_iter().flatten().collect::<Vec<_>>().join(" ");
        Ok(Proposal {
            ruleset,
            side: said.side.map(|(side, _)| side),
            clock: (!clock.is_empty()).then_some(clock),
            policy: said.policy.map(|(policy, _)| policy),
            dice: said.dice.map(|(dice, _)| dice),
            rated: said.rated.map(|(rated, _)| rated),
            visibility: said.visibility.map(|(visibility, _)| visibility),
        })
    }
}

impl ReadTerms {
    /// Takes one term from the front.
    fn take(&mut self, arguments: &mut RestOfLine<'_>) -> Result<(), Misread> {
        let typed = arguments.peek();
        if let Some((key, hours)) = typed.split_once('=') {
            if ProposalWord::find(key) != Some(ProposalWord::Night) {
                return Err(arguments.bad(typed, near(key)));
            }
            arguments.skip();
            return self.night(arguments, hours);
        }
        if let Some(pace) = clock_words::pace(typed) {
            arguments.skip();
            return put(arguments, &mut self.pace, pace, typed);
        }
        let Some(word) = arguments.word::<ProposalWord>() else {
            arguments.skip();
            if !fold(typed).is_empty() {
                self.others.push(typed.to_owned());
            }
            return Ok(());
        };
        let said = word.canonical();
        match word {
            ProposalWord::Attack => put(arguments, &mut self.side, SideChoice::Attack, said),
            ProposalWord::Defend => put(arguments, &mut self.side, SideChoice::Defend, said),
            ProposalWord::Random => put(arguments, &mut self.side, SideChoice::Random, said),
            ProposalWord::Match => put(arguments, &mut self.side, SideChoice::Match, said),
            ProposalWord::Strict => put(arguments, &mut self.policy, Policy::Strict, said),
            ProposalWord::Remind => put(arguments, &mut self.policy, Policy::Remind, said),
            ProposalWord::Auto => put(arguments, &mut self.policy, Policy::Auto, said),
            ProposalWord::Hun => put(arguments, &mut self.dice, Dice::Hun, said),
            ProposalWord::NoHun => put(arguments, &mut self.dice, Dice::None, said),
            ProposalWord::Rated => put(arguments, &mut self.rated, Rated::Rated, said),
            ProposalWord::Unrated => put(arguments, &mut self.rated, Rated::Unrated, said),
            ProposalWord::Private => {
                put(arguments, &mut self.visibility, Visibility::Private, said)
            }
            ProposalWord::Public => put(arguments, &mut self.visibility, Visibility::Public, said),
            ProposalWord::Weekend => put(arguments, &mut self.weekend, (), said),
            ProposalWord::Night => {
                let hours = arguments.peek();
                arguments.skip();
                self.night(arguments, hours)
            }
            ProposalWord::Hard | ProposalWord::Claim => {
                put(arguments, &mut self.at_zero, word, said)
            }
            ProposalWord::NoVacation => put(arguments, &mut self.no_vacation, (), said),
            // It is part of a pace: `3d/ply`.
            ProposalWord::Ply => Err(arguments.bad(typed, Vec::new())),
        }
    }

    fn night(&mut self, arguments: &RestOfLine<'_>, typed: &str) -> Result<(), Misread> {
        let hours = Hours::read(engine::notation::fold(typed).trim_end_matches([',', '.', ';']));
        let word = ProposalWord::Night.canonical();
        let hours = hours.ok_or_else(|| arguments.bad(&format!("{word}={typed}"), Vec::new()))?;
        put(arguments, &mut self.night, hours, &format!("{word}={hours}"))
    }
}

/// Notes a term; it can be repeated but not contradicted.
fn put<T: PartialEq>(
    arguments: &RestOfLine<'_>,
    slot: &mut Option<(T, String)>,
    value: T,
    typed: &str,
) -> Result<(), Misread> {
    match slot {
        Some((earlier, first)) if *earlier != value => Err(Misread::Contradiction {
            order: arguments.order,
            first: first.clone(),
            second: typed.to_owned(),
        }),
        _ => {
            *slot = Some((value, typed.to_owned()));
            Ok(())
        }
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
    let folded = engine::notation::fold(typed);
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
        let side = self.side.map(|side| match side {
            SideChoice::Attack => ProposalWord::Attack,
            SideChoice::Defend => ProposalWord::Defend,
            SideChoice::Random => ProposalWord::Random,
            SideChoice::Match => ProposalWord::Match,
        });
        let dice = self.dice.map(|dice| match dice {
            Dice::Hun => ProposalWord::Hun,
            Dice::None => ProposalWord::NoHun,
        });
        let rated = self.rated.map(|rated| match rated {
            Rated::Rated => ProposalWord::Rated,
            Rated::Unrated => ProposalWord::Unrated,
        });
        let visibility = self.visibility.map(|visibility| match visibility {
            Visibility::Private => ProposalWord::Private,
            Visibility::Public => ProposalWord::Public,
        });
        let terms = [
            self.ruleset.as_deref(),
            side.map(ProposalWord::canonical),
            self.clock.as_deref(),
            self.policy.map(Policy::word),
            dice.map(ProposalWord::canonical),
            rated.map(ProposalWord::canonical),
            visibility.map(ProposalWord::canonical),
        ];
        f.write_str(&terms.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}
