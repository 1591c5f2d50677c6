//! A line in words, and the ways in which it can be understood.

use engine::ruleset::Language;

use super::{Vocabulary, courtesy, is_long_name, names_nothing};
use commands::read;
use commands::{Deed, GameQuestion, Needs};
use commands::{Order, OrderLine};
use words::{Everyday, fold};

/// The most words of a line that can mean a command; a longer one is prose.
pub(super) const MOST_WORDS: usize = 24;

/// The most words in the name of a player or a ruleset.
pub(super) const NAME_WORDS: usize = 4;

/// The most words before a number that is a game's without saying so: `show the board 3`.
const MOST_WORDS_BEFORE_NUMBER: usize = 3;

/// How a line can be understood.
#[derive(Clone, Copy)]
pub(super) enum Approach {
    /// As a plan with words around its two moves.
    Plan,
    /// As a phrase in these very words.
    Verbatim,
    Greeting,
    /// As a move with words for moving around it.
    Move,
    /// As an invitation with its terms.
    Invitation,
    /// As a command with fillers around it.
    Command,
    /// As a phrase, without what hardly matters.
    Content,
}

impl Approach {
    /// The surest first.
    const ALL: [Approach; 7] = [
        Approach::Plan,
        Approach::Verbatim,
        Approach::Greeting,
        Approach::Command,
        Approach::Move,
        Approach::Invitation,
        Approach::Content,
    ];
}

/// The commands of which one is meant; none if nothing was understood.
pub(super) type MeantOrders = Vec<OrderLine>;

/// A line in words. `What's` is two of them in one run of characters.
pub(super) struct Speech<'a> {
    pub(super) line: &'a str,
    pub(super) words: Vec<SpokenWord<'a>>,
}

pub(super) struct SpokenWord<'a> {
    pub(super) folded: String,
    /// Which run of characters it is a part of, and that run.
    pub(super) run: usize,
    pub(super) written: &'a str,
}

/// Some words of a line, by number.
pub(super) type WordNumbers = Vec<usize>;

impl<'a> Speech<'a> {
    pub(super) fn of(line: &'a str) -> Speech<'a> {
        let mut words = Vec::new();
        for (run, written) in line.split_whitespace().take(MOST_WORDS + 1).enumerate() {
            let folded = fold(written);
            let parts = folded.split(' ').filter(|part| !part.is_empty());
            words.extend(parts.map(|part| SpokenWord { folded: part.to_owned(), run, written }));
        }
        Speech { line, words }
    }

    pub(super) fn folded(&self, words: &[usize]) -> Vec<&str> {
        words.iter().map(|&at| self.words[at].folded.as_str()).collect()
    }

    /// Words as they were written, without the punctuation around them.
    pub(super) fn written(&self, words: &[usize]) -> String {
        let text = self.as_written(words);
        let is_punctuation = |c: char| "\"'\u{201c}\u{201d}\u{201e}«».,:;!?¿¡()".contains(c);
        text.trim_matches(is_punctuation).to_owned()
    }

    /// Words as they were written, with their punctuation.
    pub(super) fn as_written(&self, words: &[usize]) -> String {
        let mut runs: Vec<&SpokenWord<'_>> = words.iter().map(|&at| &self.words[at]).collect();
        runs.dedup_by_key(|word| word.run);
        runs.iter().map(|word| word.written).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn without_fillers(&self, everyday: &Everyday, words: &WordNumbers) -> WordNumbers {
        let left = everyday.without_fillers(&self.folded(words));
        left.into_iter().map(|at| words[at]).collect()
    }

    pub(super) fn bare(&self, everyday: &Everyday, words: &WordNumbers) -> WordNumbers {
        let mut words = self.without_fillers(everyday, words);
        words.retain(|&at| !everyday.is_light(&self.words[at].folded));
        words
    }

    pub(super) fn meant(&self, language: Language, club: &impl Vocabulary) -> MeantOrders {
        if self.words.is_empty() || self.words.len() > MOST_WORDS {
            return Vec::new();
        }
        let mut languages = vec![language];
        languages.extend(Language::ALL.into_iter().filter(|other| *other != language));
        // English comes second: its commands stand in every instruction.
        languages.sort_by_key(|other| (*other != language, *other != Language::English));
        let opponent = self.opponent(club);
        let all: WordNumbers = (0..self.words.len()).collect();
        for way in Approach::ALL {
            for language in &languages {
                let everyday = Everyday::of(*language);
                let meant = self.meant_by(way, everyday, &all, club);
                let meant = match &opponent {
                    Some(opponent) => self.meant_of(opponent, meant, way, everyday, club),
                    None => meant,
                };
                let meant = match way {
                    Approach::Plan => self.in_named_game(meant, *language, club),
                    _ => meant,
                };
                if !meant.is_empty() {
                    return meant;
                }
                let Some((game, words)) = self.numbered(everyday, &all) else { continue };
                // `Game 3` alone is for looking at it.
                if words.is_empty() {
                    let order = GameQuestion::Board(None).into();
                    return vec![OrderLine { game: Some(game), order }];
                }
                let meant = in_game(self.meant_by(way, everyday, &words, club), game);
                if !meant.is_empty() {
                    return meant;
                }
            }
        }
        Vec::new()
    }

    pub(super) fn meant_by(
        &self,
        way: Approach,
        everyday: &Everyday,
        words: &WordNumbers,
        club: &impl Vocabulary,
    ) -> MeantOrders {
        match way {
            Approach::Plan => self.spoken_plan(everyday).unwrap_or_default(),
            Approach::Verbatim => self.phrase(everyday, words, false, club),
            Approach::Greeting => self.greeting(everyday, words, club),
            Approach::Command => self.command(everyday, words, club),
            Approach::Move => self.spoken_move(everyday, words, club),
            Approach::Invitation => self.invitation(everyday, words, club),
            Approach::Content => self.phrase(everyday, words, true, club),
        }
    }

    /// The number of a game in front of other words or behind them: `game 3`, `in game 3`, `#3`.
    pub(super) fn numbered(
        &self,
        everyday: &Everyday,
        all: &WordNumbers,
    ) -> Option<(u32, WordNumbers)> {
        let folded = self.folded(all);
        let number = |at: usize| {
            let digits = folded.get(at)?;
            let is_number = digits.len() < 9 && digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse::<u32>().ok().filter(|_| is_number)
        };
        let last = folded.len().checked_sub(1)?;
        let groups = everyday.numbers.iter().map(Vec::as_slice).chain([&[][..]]);
        let mut groups = groups.filter(|group| group.len() <= last);
        groups.find_map(|group| {
            let before = last - group.len();
            // A number at the end of much else counts something: `the board at move 8`.
            let is_plain = !group.is_empty() || last <= MOST_WORDS_BEFORE_NUMBER;
            let behind = number(last).filter(|_| is_plain && folded[before..last] == *group);
            let in_front = || number(group.len()).filter(|_| folded[..group.len()] == *group);
            behind
                .map(|game| (game, all[..before].to_vec()))
                .or_else(|| in_front().map(|game| (game, all[group.len() + 1..].to_vec())))
        })
    }

    /// The command that the words are without fillers, and with handles in place of names of several
    /// words.
    pub(super) fn command(
        &self,
        everyday: &Everyday,
        words: &WordNumbers,
        club: &impl Vocabulary,
    ) -> MeantOrders {
        let said = self.without_fillers(everyday, words);
        let plain = (said.len() < self.words.len()).then(|| self.written(&said));
        // `history of mine`
        let is_light = |at: &&usize| everyday.is_light(&self.words[**at].folded);
        let told = said.len() - said.iter().rev().take_while(is_light).count();
        let short = (told > 0 && told < said.len()).then(|| self.written(&said[..told]));
        let texts = plain.into_iter().chain(short).chain(self.with_handle(&said, club));
        let orders = texts.filter_map(|text| read::order(&text).ok());
        let is_sound = |order: &Order| {
            let is_clumsy =
                is_long_name(order) || courtesy::is_behind_move(order, &[everyday], club);
            !names_nothing(order, club) && !is_clumsy
        };
        let mut orders = orders.filter(is_sound);
        let order = orders.next().map(|order| match (order, said.first()) {
            // What is written to somebody is written as it stands.
            (Order::Do(Deed::Say(text)), Some(first)) => {
                let whole: WordNumbers = words.iter().copied().filter(|at| at >= first).collect();
                let read = read::order(&self.as_written(&whole));
                read.unwrap_or_else(|_| Deed::Say(text).into())
            }
            (order, _) => order,
        });
        order.map(|order| OrderLine { game: None, order }).into_iter().collect()
    }

    /// The words with the handle of somebody in place of their name: `challenge Anna Lindqvist skalk`.
    pub(super) fn with_handle(&self, words: &[usize], club: &impl Vocabulary) -> Option<String> {
        let runs = (2..=NAME_WORDS).rev().flat_map(|length| {
            (1..words.len())
                .map(move |from| from..from + length)
                .filter(|run| run.end <= words.len())
        });
        for run in runs {
            let Some(handle) = club.player(&self.written(&words[run.clone()])) else { continue };
            let (before, after) = (&words[..run.start], &words[run.end..]);
            return Some([self.written(before), handle, self.written(after)].join(" "));
        }
        None
    }
}

/// The same in the game with that number, if all of it is about a game.
pub(super) fn in_game(meant: MeantOrders, game: u32) -> MeantOrders {
    match meant.iter().all(|line| line.order.needs() != Needs::Nothing) {
        true => meant.into_iter().map(|line| OrderLine { game: Some(game), ..line }).collect(),
        false => Vec::new(),
    }
}
