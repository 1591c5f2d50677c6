//! Reads an invitation in words: `a friendly game of tablut with Nora, three days a move`. Each of
//! its words is a player, a ruleset, a term, or one of those that are said around them; a line
//! with any other word is not read here.

use commands::{
    Deed, FIRST_RULESET, FIRST_RULESETS, HOUSE_LEVELS, Order, Proposal, SideChoice, clock_words,
    first_game, house, read, spoken_terms,
};
use engine::ruleset::Language;
use words::{Everyday, Hole, OpponentWord, OrderWord, ProposalWord, Word, length_of_group};

use crate::Vocabulary;
use crate::speech::{MeantOrders, Speech, WordNumbers};

/// The most words beside a player and a ruleset that may be of any kind.
const MOST_UNKNOWN: usize = 4;

/// What has been found in a line.
#[derive(Default)]
struct Invited {
    name: Option<String>,
    /// Whether it is the house that is to play, and at which level.
    is_with_house: bool,
    level: Option<u32>,
    /// How much stronger it is to be than it was.
    stronger: i32,
    /// Whether the player is to have the other side.
    swaps: bool,
    /// Whether anybody may accept.
    is_open: bool,
    /// Whether a word is about a ruleset's rules, as in `the rules of tablut`.
    asks_for_rules: bool,
    /// Whether a word said that it is about a game.
    is_about_playing: bool,
    ruleset: Option<String>,
    terms: Vec<String>,
}

impl Speech<'_> {
    /// The commands of which one is meant if the words invite somebody.
    pub(super) fn invitation(
        &self,
        everyday: &Everyday,
        words: &[usize],
        club: &impl Vocabulary,
    ) -> MeantOrders {
        let counter = self.counter_offer(words);
        let taken = counter.as_ref().map_or(0, |(_, taken)| *taken);
        let mut rest = words.get(taken..).unwrap_or_default();
        let mut invited = Invited::default();
        while !rest.is_empty() {
            let Some(taken) = self.invited(&mut invited, everyday, rest, club) else {
                return Vec::new();
            };
            rest = rest.get(taken..).unwrap_or_default();
        }
        let lines = match counter {
            Some((command, _)) => invited.countered(&command),
            None => invited.commands(club),
        };
        let read = lines.iter().map(|line| read::read(line).ok());
        read.collect::<Option<MeantOrders>>().unwrap_or_default()
    }

    /// The challenge that is likely meant by a line that names a player and a ruleset, or the house,
    /// whatever few other words it has; `None` if one of them doubts or denies.
    pub(super) fn loosely_invited(
        &self,
        everyday: &Everyday,
        club: &impl Vocabulary,
    ) -> Option<MeantOrders> {
        let all: Vec<usize> = (0..self.words.len()).collect();
        let asks = self.words.first().is_some_and(|word| everyday.asking.contains(&word.folded));
        if asks {
            return None;
        }
        let mut rest = all.as_slice();
        let mut invited = Invited::default();
        let mut unknown: WordNumbers = Vec::new();
        while !rest.is_empty() {
            let taken = self.invited(&mut invited, everyday, rest, club).unwrap_or_else(|| {
                unknown.extend(rest.first());
                1
            });
            rest = rest.get(taken..).unwrap_or_default();
        }
        let unknown = self.folded(&unknown);
        let is_doubted = unknown.iter().any(|word| everyday.doubts.contains(*word));
        let is_denied = unknown.iter().any(|word| everyday.denials.contains(*word));
        // A game against the house costs nothing: it is offered to somebody who would like one, too.
        let is_wish = invited.is_with_house && invited.name.is_none();
        let is_likely = match is_wish {
            true => invited.is_playing() || invited.says_how_strong(),
            false => invited.name.is_some() && invited.ruleset.is_some() && !is_doubted,
        };
        if !is_likely || is_denied || unknown.len() > MOST_UNKNOWN {
            return None;
        }
        let commands = invited.commands(club);
        let read = commands.iter().map(|line| read::read(line).ok());
        read.collect::<Option<MeantOrders>>().filter(|lines| !lines.is_empty())
    }

    /// Whether it is an invitation to a game without a clock.
    pub(super) fn wants_no_clock(&self, language: Language) -> bool {
        let all: Vec<usize> = (0..self.words.len()).collect();
        let folded = self.folded(&all);
        [language, Language::English].into_iter().any(|language| {
            let everyday = Everyday::of(language);
            let untimed = everyday.terms.iter().filter(|term| term.means.is_empty());
            untimed.clone().any(|term| {
                (0..folded.len()).any(|at| {
                    folded
                        .get(at..)
                        .is_some_and(|rest| spoken_terms::spoken(term, everyday, rest).is_some())
                })
            })
        })
    }

    /// `counter 12` at the front, and how many words that is.
    fn counter_offer(&self, words: &[usize]) -> Option<(String, usize)> {
        let folded = self.folded(words);
        let (first, rest) = folded.split_first()?;
        let number: u32 = rest.first()?.parse().ok()?;
        (OrderWord::find(first) == Some(OrderWord::Counter))
            .then(|| (format!("counter {number}"), 2))
    }

    /// Takes what the words begin with; how many of them that is.
    fn invited(
        &self,
        invited: &mut Invited,
        everyday: &Everyday,
        words: &[usize],
        club: &impl Vocabulary,
    ) -> Option<usize> {
        let folded = self.folded(words);
        let ruleset = self.at_front(Hole::Ruleset, words, club);
        let length = ruleset.as_ref().map_or(0, |(_, _, taken)| *taken);
        // `King's Table` is no term for somebody who defends.
        if let Some((term, taken)) =
            everyday.terms.iter().find_map(|term| spoken_terms::spoken(term, everyday, &folded))
            && taken >= length
        {
            // A term that says nothing asks for no clock.
            if !term.is_empty() {
                match club.ruleset(&term) {
                    Some(ruleset) => invited.ruleset = Some(ruleset),
                    None => invited.terms.push(term),
                }
            }
            return Some(taken);
        }
        if let Some((_, ruleset, taken)) = ruleset
            && invited.ruleset.is_none()
        {
            invited.ruleset = Some(ruleset);
            return Some(taken);
        }
        if let Some((_, name, taken)) = self.at_front(Hole::Name, words, club)
            && invited.name.is_none()
        {
            invited.name = Some(name);
            return Some(taken);
        }
        if let Some(taken) = length_of_group(&everyday.house, &folded)
            && invited.name.is_none()
        {
            invited.is_with_house = true;
            let behind = folded.get(taken..).unwrap_or_default();
            // `the computer 3 days a move` names no level.
            let is_term = || {
                everyday
                    .terms
                    .iter()
                    .any(|term| spoken_terms::spoken(term, everyday, behind).is_some())
            };
            let level = behind.first().and_then(|word| word.parse().ok()).filter(|_| !is_term());
            invited.level = level.or(invited.level);
            return Some(taken + usize::from(level.is_some()));
        }
        if let Some((term, taken)) = everyday
            .house_terms
            .iter()
            .find_map(|term| spoken_terms::spoken(term, everyday, &folded))
        {
            invited.take_house_term(&term, club)?;
            return Some(taken);
        }
        let first = *folded.first()?;
        if everyday.levels.contains(first)
            && let Some(level) = folded.get(1).and_then(|word| word.parse().ok())
        {
            invited.level = Some(level);
            return Some(2);
        }
        if everyday.anybody.contains(first) {
            invited.is_open = true;
            return Some(1);
        }
        if OrderWord::find(first) == Some(OrderWord::Rules) {
            invited.asks_for_rules = true;
        }
        if everyday.playing.contains(first) {
            invited.is_about_playing = true;
            return Some(1);
        }
        if everyday.is_light(first) {
            return Some(1);
        }
        let written = self.words.get(*words.first()?)?.written;
        let is_term = clock_words::pace(written).is_some() || ProposalWord::find(first).is_some();
        if is_term {
            let term = written.trim_end_matches([',', '.', '!', ';']);
            invited.terms.push(term.to_owned());
            return Some(1);
        }
        everyday.length_of_filler(&folded)
    }
}

impl Invited {
    /// Notes what is said of a game against the house, in canonical words: `level 3`, `stronger 1`,
    /// `other side`, or a ruleset.
    fn take_house_term(&mut self, term: &str, club: &impl Vocabulary) -> Option<()> {
        match term.split_once(' ') {
            Some(("level", level)) => self.level = Some(level.parse().ok()?),
            Some(("stronger", more)) => self.stronger = more.parse().ok()?,
            Some(("other", _)) => self.swaps = true,
            _ => self.ruleset = Some(club.ruleset(term)?),
        }
        Some(())
    }

    /// Whether anything was said that only concerns a game against the house.
    fn says_how_strong(&self) -> bool {
        self.level.is_some() || self.stronger != 0 || self.swaps
    }

    /// The same with the terms of the game; `my computer is slow` asks for none.
    fn says_how(&self) -> bool {
        let is_slow = |term: &String| term == ProposalWord::Slowly.canonical();
        self.says_how_strong() || !self.terms.iter().all(is_slow)
    }

    fn commands(&self, club: &impl Vocabulary) -> Vec<String> {
        let says_terms = self.ruleset.is_some() || !self.terms.is_empty();
        let is_about_house = self.name.is_none() && !self.is_open && !self.asks_for_rules;
        if is_about_house && self.is_with_house && (self.is_playing() || self.says_how()) {
            return vec![self.against_house(&club.house_game().unwrap_or_else(first_game))];
        }
        // `Harder, please` is about the game that was offered, or the last one.
        if is_about_house
            && !self.is_with_house
            && (self.says_how() || self.ruleset.is_some() && !self.is_about_playing)
            && let Some(last) = club.house_game()
        {
            return vec![self.against_house(&last)];
        }
        let start = match &self.name {
            // Only the house has levels.
            _ if self.is_with_house || self.level.is_some() || self.stronger != 0 || self.swaps => {
                return Vec::new();
            }
            // `remind Nora` is no invitation.
            Some(name) if says_terms && !self.is_open && self.is_playing() => {
                format!("challenge {name}")
            }
            None if self.asks_for_rules && !self.is_open => return Vec::new(),
            None if says_terms && (self.is_open || self.is_about_playing) => "seek".to_owned(),
            _ => return Vec::new(),
        };
        let terms = self.terms.join(" ");
        let with = |ruleset: &str| format!("{start} {ruleset} {terms}").trim_end().to_owned();
        match &self.ruleset {
            Some(ruleset) => vec![with(ruleset)],
            None => FIRST_RULESETS.into_iter().map(with).collect(),
        }
    }

    /// A game against the house like that one, but for what was said.
    fn against_house(&self, like: &Deed) -> String {
        let Deed::Challenge(opponent, terms) = like else { return like.to_string() };
        let before = house(opponent).flatten().unwrap_or(1);
        let level = self.level.unwrap_or_else(|| before.saturating_add_signed(self.stronger));
        let level = level.clamp(*HOUSE_LEVELS.start(), *HOUSE_LEVELS.end());
        let ruleset = self.ruleset.as_ref().or(terms.ruleset.as_ref());
        let ruleset = ruleset.map_or(FIRST_RULESET, String::as_str);
        let side = match terms.side {
            Some(SideChoice::Attack) if self.swaps => Some(SideChoice::Defend),
            Some(SideChoice::Defend) if self.swaps => Some(SideChoice::Attack),
            side => side,
        };
        let house = OpponentWord::House.canonical();
        let said = format!("challenge {house} {level} {ruleset} {}", self.terms.join(" "));
        match read::read(said.trim_end()).map(|line| line.order) {
            Ok(Order::Do(Deed::Challenge(house, said))) => {
                let terms = Proposal { side: said.side.or(side), ..said };
                Deed::Challenge(house, terms).to_string()
            }
            _ => said,
        }
    }

    /// Whether it is about a game, by a word or by a ruleset.
    fn is_playing(&self) -> bool {
        self.is_about_playing || self.ruleset.is_some()
    }

    fn countered(&self, command: &str) -> Vec<String> {
        if self.name.is_some() || self.is_open || self.terms.is_empty() {
            return Vec::new();
        }
        let parts = self.ruleset.iter().chain(&self.terms);
        let parts: Vec<&str> = parts.map(String::as_str).collect();
        vec![format!("{command} {}", parts.join(" "))]
    }
}
