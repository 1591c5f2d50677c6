//! Reads what people say in place of a command's own words: `whose turn is it`, `please show me the
//! board`, `let's call it a draw`. It works over the phrases of `words/orders/everyday` and over
//! the table of orders, and only on lines that are not commands.
//!
//! What only asks is done. What would change something is offered in its exact form, apart from
//! what has a question of its own (`yes`, `no`) or makes somebody a member (`join`). Words of doubt
//! and denial never fall away: a line with one means nothing here unless a phrase has it.

mod clauses;
mod courtesy;
mod invitation;
mod likeness;
mod mentions;
mod opponent;
mod spoken_move;
mod spoken_plan;

use std::cmp::Reverse;

use engine::Square;
use engine::ruleset::Language;
use templates::Misread;
use templates::orders::{
    Everyday, EverydayPhrase, Hole, OrderWord, PhrasePart, Word as _, fold, length_of_group,
};

use super::order::{Order, OrderLine};
use super::parts::WhichGames;
use super::plan::Plan;
use super::read;
use super::table::{Deed, GameQuestion, Needs, Question};
use likeness::Guess;

/// The most words of a line that can mean a command; a longer one is prose.
const MOST_WORDS: usize = 24;

/// The most words in the name of a player or a ruleset.
const NAME_WORDS: usize = 4;

/// What only the club can tell about words.
pub trait Vocabulary {
    /// The handle of the player who is called that.
    fn player(&self, typed: &str) -> Option<String>;

    /// The numbers of the running games that the reader has with that player.
    fn games_with(&self, _handle: &str) -> Vec<u32> {
        Vec::new()
    }

    /// The id of the ruleset with that id or name.
    fn ruleset(&self, typed: &str) -> Option<String>;

    /// Whether there is help on that.
    fn has_help(&self, topic: &str) -> bool;
}

/// Reads a line as a command, or else as people speak, first of all in that language.
///
/// # Errors
/// [`Misread::Offered`] if it seems to mean a command that would change something.
pub fn understand(
    line: &str,
    language: Language,
    club: &impl Vocabulary,
) -> Result<OrderLine, Misread> {
    let exact = read::read(line);
    // What a question mark made an offer of can be as hollow as without one.
    let is_doubtful = match &read::as_typed(line) {
        Ok(OrderLine { order, .. }) => {
            names_nothing(order, club)
                || is_long_name(order)
                || courtesy::is_behind_move(
                    order,
                    &[language, Language::English].map(Everyday::of),
                    club,
                )
        }
        Err(Misread::Quoted | Misread::Empty | Misread::Contradiction { .. }) => false,
        Err(_) => exact.is_err(),
    };
    let mut meant = match is_doubtful {
        true => Speech::of(line).meant(language, club),
        false => Vec::new(),
    };
    // A message to somebody whom nobody knows is not offered as one to the opponent.
    let is_message = |line: &OrderLine| matches!(line.order, Order::Do(Deed::Say(_)));
    if exact.as_ref().is_ok_and(is_message) {
        meant.retain(|line| !is_message(line));
    }
    if exact.as_ref().is_err_and(|why| is_without_number(why, &meant)) {
        meant.clear();
    }
    match meant.as_slice() {
        [] => match exact {
            Ok(read) => match courtesy::declined(&read, language, club) {
                Some(bare) => Err(offered(&[bare])),
                None => Ok(read),
            },
            Err(why) => Err(in_languages_read(why, language)),
        },
        [line] if is_done(&line.order) => Ok(line.clone()),
        lines => Err(match (offered(lines), Speech::of(line).wants_no_clock(language)) {
            (Misread::Offered { commands }, true) => Misread::NoClock { commands },
            (offered, _) => offered,
        }),
    }
}

/// Reads a line as [`understand`] does, or else guesses what it means. A command that names nothing
/// the club has is kept if nothing better is found.
///
/// # Errors
/// Those of [`guess`].
pub fn understand_or_guess(
    line: &str,
    language: Language,
    club: &impl Vocabulary,
) -> Result<OrderLine, Misread> {
    match understand(line, language, club) {
        Ok(read) if begins_by_chance(&read.order, language, club) => {
            let why = Misread::NotUnderstood { typed: line.to_owned(), nearest: Vec::new() };
            // The same command without what it names is no better.
            let is_same = |command: &str| read.to_string().starts_with(command);
            match guess(line, language, club, why) {
                Err(Misread::NotUnderstood { .. }) => Ok(read),
                Err(Misread::Offered { commands }) if commands.iter().all(|it| is_same(it)) => {
                    Ok(read)
                }
                Ok(guessed) if is_same(&guessed.to_string()) => Ok(read),
                guessed => guessed,
            }
        }
        Ok(read) => Ok(read),
        Err(why) => guess(line, language, club, why),
    }
}

/// Whether a line may begin with the word of a command by chance, as the Norwegian `når går tiden
/// ut?` begins with a word for `if`.
fn begins_by_chance(order: &Order, language: Language, club: &impl Vocabulary) -> bool {
    if let Order::Do(Deed::Say(text)) = order {
        // `tell me how it works` is said to us, but a name that nobody has may be a slip.
        let is_pronoun = |name| Everyday::of(language).is_light(&fold(name));
        return addressee(text).is_some_and(is_pronoun);
    }
    let is_made_up = matches!(order, Order::Do(Deed::Challenge(..) | Deed::Seek(..)));
    !is_made_up && names_nothing(order, club)
}

/// Guesses what a line means that was not understood, first of all in that language. A question may
/// be as good as asked; anything else is offered.
///
/// # Errors
/// The reason why it was not understood, if it is like nothing that people say; or
/// [`Misread::Offered`] with what it may mean.
pub fn guess(
    line: &str,
    language: Language,
    club: &impl Vocabulary,
    why: Misread,
) -> Result<OrderLine, Misread> {
    let speech = Speech::of(line);
    let why = match why {
        // Sentences begin with these: `no one has answered`, `why can't I go there`.
        Misread::Superfluous { order: OrderWord::Yes | OrderWord::No | OrderWord::Why, .. } => {
            Misread::NotUnderstood { typed: line.to_owned(), nearest: Vec::new() }
        }
        why => why,
    };
    let has_command = matches!(why, Misread::BadArgument { .. } | Misread::Superfluous { .. });
    let is_open = has_command || matches!(why, Misread::NotUnderstood { .. });
    if !is_open || speech.words.is_empty() || speech.words.len() > MOST_WORDS {
        return Err(why);
    }
    let languages = [language, Language::English];
    if !has_command {
        let mut everyday = languages.into_iter().map(Everyday::of);
        let invited = |everyday| speech.loosely_invited(everyday, club);
        if let Some(lines) = everyday.find_map(invited) {
            return Err(offered(&lines));
        }
        if let Some(meant) = clauses::meant(line, language, club) {
            return meant;
        }
    }
    // A slip in a command's own word is likelier than a vague phrase.
    let has_slip = matches!(&why, Misread::NotUnderstood { nearest, .. } if !nearest.is_empty());
    let Some(meant) = languages.into_iter().find_map(|language| speech.guessed(language, club))
    else {
        // `Hi Bo, how was your weekend?`
        let greets = |language| speech.begins_with_greeting(Everyday::of(language));
        if !has_command && languages.into_iter().any(greets) {
            let said = Deed::Say(line.trim().to_owned());
            return Err(offered(&[OrderLine::without_game(said)]));
        }
        let mentioned = match has_command || has_slip {
            true => Vec::new(),
            false => speech.mentioned(language, club),
        };
        return Err(if mentioned.is_empty() { why } else { offered(&mentioned) });
    };
    let all: WordNumbers = (0..speech.words.len()).collect();
    let meant = match speech.opponent(Everyday::of(language), &all, club) {
        Some(opponent) => meant.map(|lines| opponent.meant(lines)),
        None => meant,
    };
    match meant {
        Guess::Sure(lines) if is_without_number(&why, &lines) => Err(why),
        Guess::Sure(lines) => match lines.as_slice() {
            [line @ OrderLine { order: Order::Ask(_), .. }] => Ok(line.clone()),
            lines => Err(offered(lines)),
        },
        Guess::Perhaps(_) if has_slip || has_command => Err(why),
        Guess::Perhaps(lines) => Err(offered(&lines)),
    }
}

/// Whether that is the misread command without a number in it that it can't have: `ladder 2026-13`
/// doesn't ask for the ladder of today.
fn is_without_number(why: &Misread, lines: &[OrderLine]) -> bool {
    let Misread::BadArgument { order, typed, .. } = why else { return false };
    let is_command = |line: &OrderLine| line.order.to_string().starts_with(order.canonical());
    typed.contains(|c: char| c.is_ascii_digit()) && lines.iter().all(is_command)
}

/// The same without suggestions in languages that the reader may not know.
fn in_languages_read(why: Misread, language: Language) -> Misread {
    let is_read = |near: &String| {
        let word = OrderWord::find(near);
        let phrases = [language, Language::English]
            .into_iter()
            .filter_map(|language| Some(word?.phrases(language)));
        phrases.flatten().any(|phrase| phrase == near)
    };
    match why {
        Misread::NotUnderstood { typed, nearest } => {
            let nearest = nearest.into_iter().filter(is_read).collect();
            Misread::NotUnderstood { typed, nearest }
        }
        why => why,
    }
}

fn offered(lines: &[OrderLine]) -> Misread {
    Misread::Offered { commands: lines.iter().map(ToString::to_string).collect() }
}

/// Whether an order is about something that the club doesn't have, as `invite a friend` or
/// `rules please` would be.
fn names_nothing(order: &Order, club: &impl Vocabulary) -> bool {
    let is_unknown = |ruleset: &Option<String>| {
        ruleset.as_ref().is_some_and(|typed| club.ruleset(typed).is_none())
    };
    match order {
        Order::Ask(Question::Help(Some(topic))) => !club.has_help(topic),
        Order::Ask(Question::Games(WhichGames::Of(name))) => club.player(name).is_none(),
        Order::Ask(Question::Rules(typed, _)) => club.ruleset(typed).is_none(),
        Order::Do(Deed::Challenge(name, terms)) => {
            let is_address = name.contains('@');
            !is_address && club.player(name).is_none() || is_unknown(&terms.ruleset)
        }
        Order::Do(Deed::Seek(_, terms)) => is_unknown(&terms.ruleset),
        Order::Ask(Question::Seeks(Some(ruleset))) => club.ruleset(ruleset).is_none(),
        Order::Do(Deed::Plan(text)) => Plan::read(text).is_err(),
        // `tell me about tablut`
        Order::Do(Deed::Say(text)) => {
            addressee(text).is_some_and(|name| club.player(name).is_none())
        }
        // The player's own name has to follow.
        Order::Do(Deed::Erase(Some(name))) => club.player(name).is_none(),
        _ => false,
    }
}

/// Who a message begins with, if it says for whom it is.
fn addressee(text: &str) -> Option<&str> {
    let first = text.strip_prefix('@')?.split_whitespace().next()?;
    Some(first.trim_end_matches([',', ':', ';', '!', '.']))
}

/// Whether more than one word is taken for the name of somebody who joins: `join the club`.
fn is_long_name(order: &Order) -> bool {
    matches!(order, Order::Do(Deed::Join(Some(name))) if name.contains(' '))
}

/// Whether an order is carried out although it was not given in its own words.
pub(super) fn is_done(order: &Order) -> bool {
    matches!(order, Order::Ask(_) | Order::Do(Deed::Yes | Deed::No | Deed::Join(_)))
}

/// How a line can be understood.
#[derive(Clone, Copy)]
enum Approach {
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
type Meant = Vec<OrderLine>;

/// A line in words. `What's` is two of them in one run of characters.
struct Speech<'a> {
    line: &'a str,
    words: Vec<SpokenWord<'a>>,
}

struct SpokenWord<'a> {
    folded: String,
    /// Which run of characters it is a part of, and that run.
    run: usize,
    written: &'a str,
}

/// Some words of a line, by number.
type WordNumbers = Vec<usize>;

impl<'a> Speech<'a> {
    fn of(line: &'a str) -> Speech<'a> {
        let mut words = Vec::new();
        for (run, written) in line.split_whitespace().take(MOST_WORDS + 1).enumerate() {
            let folded = fold(written);
            let parts = folded.split(' ').filter(|part| !part.is_empty());
            words.extend(parts.map(|part| SpokenWord { folded: part.to_owned(), run, written }));
        }
        Speech { line, words }
    }

    fn folded(&self, words: &[usize]) -> Vec<&str> {
        words.iter().map(|&at| self.words[at].folded.as_str()).collect()
    }

    fn meant(&self, language: Language, club: &impl Vocabulary) -> Meant {
        if self.words.is_empty() || self.words.len() > MOST_WORDS {
            return Vec::new();
        }
        let mut languages = vec![language, Language::English];
        languages.extend(Language::ALL);
        languages.dedup();
        let all: WordNumbers = (0..self.words.len()).collect();
        for way in Approach::ALL {
            for language in &languages {
                let everyday = Everyday::of(*language);
                let meant = self.meant_by(way, everyday, &all, club);
                let opponent = self.opponent(everyday, &all, club);
                let there = opponent
                    .as_ref()
                    .map(|opponent| self.in_games_with(opponent, way, everyday, club))
                    .unwrap_or_default();
                let meant = match opponent {
                    Some(opponent) => opponent.meant(meant),
                    None => meant,
                };
                let meant = match way {
                    Approach::Invitation if !meant.is_empty() => [there, meant].concat(),
                    _ if meant.is_empty() => there,
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

    fn meant_by(
        &self,
        way: Approach,
        everyday: &Everyday,
        words: &WordNumbers,
        club: &impl Vocabulary,
    ) -> Meant {
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
    fn numbered(&self, everyday: &Everyday, all: &WordNumbers) -> Option<(u32, WordNumbers)> {
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
            let behind = number(last).filter(|_| folded[before..last] == *group);
            let in_front = || number(group.len()).filter(|_| folded[..group.len()] == *group);
            behind
                .map(|game| (game, all[..before].to_vec()))
                .or_else(|| in_front().map(|game| (game, all[group.len() + 1..].to_vec())))
        })
    }

    /// What a phrase means that the words are: exactly, or without what hardly matters in either.
    fn phrase(
        &self,
        everyday: &Everyday,
        words: &WordNumbers,
        is_bare: bool,
        club: &impl Vocabulary,
    ) -> Meant {
        let spoken = self.folded(words);
        // What is nearly all light words could mean anything.
        let shared = self.without_fillers(everyday, words).len().min(2);
        let words = if is_bare { self.bare(everyday, words) } else { words.clone() };
        let folded = self.folded(&words);
        let whole = match is_bare {
            // Of several the one that is nearest to what was said.
            true => everyday
                .with_content(&folded)
                .map(|phrase| (phrase.count_of(&spoken), phrase))
                .filter(|(count, _)| *count >= shared)
                .max_by_key(|(count, phrase)| (*count, Reverse(phrase.parts.len())))
                .map(|(_, phrase)| phrase),
            false => everyday.with_words(&folded),
        };
        let whole = whole.map(|whole| Filled::default().meant(everyday, whole, club));
        if let Some(meant) = whole.filter(|meant| !meant.is_empty()) {
            return meant;
        }
        let mut best = (0, Vec::new());
        for phrase in everyday.with_holes() {
            let parts = if is_bare { &phrase.bare } else { &phrase.parts };
            let mut own = 0;
            let has_words = parts.iter().all(|part| match part {
                PhrasePart::Word(word) => {
                    own += 1;
                    folded.contains(&word.as_str())
                }
                PhrasePart::Hole(_) => true,
            });
            let mut filled = Filled::default();
            // What has no words of its own would be anything.
            if has_words && own > best.0 && self.fits(parts, &words, club, &mut filled) {
                let meant = filled.meant(everyday, phrase, club);
                if !meant.is_empty() {
                    best = (own, meant);
                }
            }
        }
        best.1
    }

    fn without_fillers(&self, everyday: &Everyday, words: &WordNumbers) -> WordNumbers {
        let left = everyday.without_fillers(&self.folded(words));
        left.into_iter().map(|at| words[at]).collect()
    }

    fn bare(&self, everyday: &Everyday, words: &WordNumbers) -> WordNumbers {
        let mut words = self.without_fillers(everyday, words);
        words.retain(|&at| !everyday.is_light(&self.words[at].folded));
        words
    }

    /// Whether the words are these parts, and what is in the holes then.
    fn fits(
        &self,
        parts: &[PhrasePart],
        words: &[usize],
        club: &impl Vocabulary,
        filled: &mut Filled,
    ) -> bool {
        let Some((part, parts)) = parts.split_first() else { return words.is_empty() };
        let hole = match part {
            PhrasePart::Hole(hole) => *hole,
            PhrasePart::Word(word) => {
                return words.split_first().is_some_and(|(&at, words)| {
                    self.words[at].folded == *word && self.fits(parts, words, club, filled)
                });
            }
        };
        let most = match hole {
            Hole::Rest => words.len(),
            Hole::Name | Hole::Ruleset => words.len().min(NAME_WORDS),
            Hole::Square | Hole::Number => words.len().min(1),
        };
        let before = filled.holes.len();
        (1..=most).rev().any(|count| {
            let (inside, words) = words.split_at(count);
            let Some(text) = self.in_hole(hole, inside, club) else { return false };
            filled.holes.truncate(before);
            filled.holes.push((hole, text));
            self.fits(parts, words, club, filled)
        })
    }

    /// What stands in a command for the words in a hole, if they fit into it.
    fn in_hole(&self, hole: Hole, words: &[usize], club: &impl Vocabulary) -> Option<String> {
        let folded = self.folded(words).join(" ");
        match hole {
            Hole::Name => club.player(&self.written(words)).or_else(|| club.player(&folded)),
            Hole::Ruleset => club.ruleset(&folded),
            Hole::Square => folded.parse::<Square>().ok().map(|square| square.to_string()),
            Hole::Number => folded.parse::<u32>().ok().map(|number| number.to_string()),
            // With the fillers inside it, which are a part of it.
            Hole::Rest => {
                let (first, last) = (*words.first()?, *words.last()?);
                Some(self.written(&(first..=last).collect::<WordNumbers>()))
            }
        }
    }

    /// Words as they were written, without the punctuation around them.
    fn written(&self, words: &[usize]) -> String {
        let text = self.as_written(words);
        let is_punctuation = |c: char| "\"'\u{201c}\u{201d}\u{201e}«».,:;!?¿¡()".contains(c);
        text.trim_matches(is_punctuation).to_owned()
    }

    /// The command that the words are without fillers, and with handles in place of names of several
    /// words.
    fn command(&self, everyday: &Everyday, words: &WordNumbers, club: &impl Vocabulary) -> Meant {
        let said = self.without_fillers(everyday, words);
        let plain = (said.len() < self.words.len()).then(|| self.written(&said));
        let texts = plain.into_iter().chain(self.with_handle(&said, club));
        let orders = texts.filter_map(|text| read::order(&text).ok());
        let is_sound = |order: &Order| {
            !names_nothing(order, club) && !courtesy::is_behind_move(order, &[everyday], club)
        };
        let mut orders = orders.filter(is_sound);
        orders.next().map(|order| OrderLine { game: None, order }).into_iter().collect()
    }

    /// The words with the handle of somebody in place of their name: `challenge Anna Lindqvist skalk`.
    fn with_handle(&self, words: &[usize], club: &impl Vocabulary) -> Option<String> {
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

    /// Whether it begins with a greeting or thanks.
    fn begins_with_greeting(&self, everyday: &Everyday) -> bool {
        let all: WordNumbers = (0..self.words.len()).collect();
        length_of_group(&everyday.greetings, &self.folded(&all)).is_some()
    }

    /// A greeting or thanks, which is for the opponent.
    fn greeting(&self, everyday: &Everyday, words: &[usize], club: &impl Vocabulary) -> Meant {
        let folded = self.folded(words);
        let mut rest = folded.as_slice();
        let mut greets = false;
        while let Some(first) = rest.first() {
            let greeting = length_of_group(&everyday.greetings, rest);
            greets |= greeting.is_some();
            let is_name = || everyday.is_light(first) || club.player(first).is_some();
            let Some(length) = greeting.or_else(|| is_name().then_some(1)) else {
                return Vec::new();
            };
            rest = rest.get(length..).unwrap_or_default();
        }
        match greets {
            true => vec![OrderLine::without_game(Deed::Say(self.as_written(words)))],
            false => Vec::new(),
        }
    }

    /// Words as they were written, with their punctuation.
    fn as_written(&self, words: &[usize]) -> String {
        let mut runs: Vec<&SpokenWord<'_>> = words.iter().map(|&at| &self.words[at]).collect();
        runs.dedup_by_key(|word| word.run);
        runs.iter().map(|word| word.written).collect::<Vec<_>>().join(" ")
    }
}

/// What the holes of a phrase have in them.
#[derive(Default)]
struct Filled {
    holes: Vec<(Hole, String)>,
}

impl Filled {
    /// The commands that a phrase means, as far as they can be read.
    fn meant(&self, everyday: &Everyday, phrase: &EverydayPhrase, club: &impl Vocabulary) -> Meant {
        let commands = phrase.commands.split(" | ").filter_map(|command| {
            let filled = self.holes.iter().fold(command.to_owned(), |command, (hole, text)| {
                command.replace(hole.text(), text)
            });
            // A hole that nothing fills is no name.
            let line = read::read(&filled).ok().filter(|_| !filled.contains('{'))?;
            let is_sound =
                self.is_sound(&line.order, everyday) && !names_nothing(&line.order, club);
            is_sound.then_some(line)
        });
        commands.collect()
    }

    /// Whether what was said freely fits the order that was made of it.
    fn is_sound(&self, order: &Order, everyday: &Everyday) -> bool {
        let has_doubt =
            |text: &str| fold(text).split(' ').any(|word| everyday.doubts.contains(word));
        let is_name = |name: &str| {
            let mut words = name.split(' ');
            words.clone().count() <= 2 || words.all(|word| word.starts_with(char::is_uppercase))
        };
        if let Order::Do(Deed::Rename(name)) = order
            && !is_name(name)
        {
            return false;
        }
        matches!(order, Order::Do(Deed::Say(_)))
            || !self.holes.iter().any(|(hole, text)| *hole == Hole::Rest && has_doubt(text))
    }
}

/// The same in the game with that number, if all of it is about a game.
fn in_game(meant: Meant, game: u32) -> Meant {
    match meant.iter().all(|line| line.order.needs() != Needs::Nothing) {
        true => meant.into_iter().map(|line| OrderLine { game: Some(game), ..line }).collect(),
        false => Vec::new(),
    }
}
