//! Reads what people say in place of a command's own words: `whose turn is it`, `please show me the
//! board`, `let's call it a draw`. It works over the phrases of `words/everyday` and over
//! the table of orders, and only on lines that are not commands.
//!
//! What only asks is done. What would change something is offered in its exact form, apart from
//! what has a question of its own (`yes`, `no`) or makes somebody a member (`join`). Words of doubt
//! and denial never fall away: a line with one means nothing here unless a phrase has it.

mod addressee;
mod announced;
pub mod announcing;
mod clauses;
mod courtesy;
mod invitation;
mod likeness;
mod mentions;
mod opponent;
mod phrase;
mod speech;
mod spoken_move;
mod spoken_plan;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use commands::plan::{BadPlan, Plan};
use commands::{Deed, Misread, Order, OrderLine, Question, WhichGames, house, read};
use engine::ruleset::{Language, Ruleset};
use words::{Everyday, OrderWord, Word as _, fold};

use likeness::Guess;
use speech::{MOST_WORDS, MeantOrders, Speech};

pub use announced::{announced_with, lines};

/// What only the club can tell about words.
pub trait Vocabulary {
    /// The handle of the player who is called that.
    fn player(&self, typed: &str) -> Option<String>;

    /// The numbers of the running games that the reader has with that player.
    fn games_with(&self, _handle: &str) -> Vec<u32> {
        Vec::new()
    }

    /// The numbers of the open challenges from that player to the reader.
    fn challenges_from(&self, _handle: &str) -> Vec<u32> {
        Vec::new()
    }

    /// The id of the ruleset with that id or name.
    fn ruleset(&self, typed: &str) -> Option<String>;

    /// Whether there is help on that.
    fn has_help(&self, topic: &str) -> bool;

    /// The challenge to the house that the reader was offered, or with which their last game against it
    /// began; for somebody who has played no game, their first one. `None` while they play.
    fn house_game(&self) -> Option<Deed> {
        None
    }

    /// The ruleset of the game with that number, or of the one that must be meant, if the reader
    /// has the defenders there and its escapes are announced.
    fn announcing(&self, _game: Option<u32>) -> Option<Arc<Ruleset>> {
        None
    }
}

/// A club of which nothing is known, for lines in which nobody is named.
pub struct UnknownClub;

impl Vocabulary for UnknownClub {
    fn player(&self, _typed: &str) -> Option<String> {
        None
    }

    fn ruleset(&self, _typed: &str) -> Option<String> {
        None
    }

    fn has_help(&self, _topic: &str) -> bool {
        false
    }
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
    if let Some(announced) = announced::meant(line, club) {
        return announced;
    }
    let exact = read::read(line);
    let as_typed = read::as_typed(line);
    // What a question mark made an offer of can be as hollow as without one.
    let exact = match (&as_typed, exact) {
        (Ok(typed), Err(Misread::Offered { .. })) if names_nothing(&typed.order, club) => {
            Err(not_understood(line))
        }
        (_, exact) => exact,
    };
    let is_doubtful = match &as_typed {
        Ok(OrderLine { order, .. }) => {
            is_said_to_us(order, language)
                || names_nothing(order, club)
                || is_long_name(order)
                || courtesy::is_behind_move(order, &read_by(language), club)
        }
        Err(Misread::Quoted | Misread::Empty | Misread::Contradiction { .. }) => false,
        // `IST` is a zone, whatever else it is.
        Err(Misread::NoZone { nearest, .. }) if !nearest.is_empty() => false,
        Err(_) => exact.is_err(),
    };
    let mut meant = match is_doubtful {
        true => Speech::of(line).meant(language, club),
        false => Vec::new(),
    };
    // A message to somebody unknown is not offered as one to the opponent.
    if exact.as_ref().is_ok_and(OrderLine::is_message) {
        meant.retain(|line| !line.is_message());
    }
    if exact.as_ref().is_err_and(|why| is_without_number(why, &meant)) {
        meant.clear();
    }
    let meant: MeantOrders = meant
        .into_iter()
        .filter_map(|line| addressee::addressed(line, language, club).ok())
        .collect();
    match meant.as_slice() {
        [] => match exact {
            Ok(read) => match courtesy::declined(&read, language, club) {
                Some(bare) => Err(offered(&[bare])),
                None => addressee::addressed(read, language, club),
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
        // `Sag mir, was ich ziehen soll` is hardly meant for the opponent.
        Ok(read) if is_said_to_us(&read.order, language) => {
            match guess(line, language, club, not_understood(line)) {
                Err(Misread::NotUnderstood { .. }) => Err(offered(&[read])),
                guessed => guessed,
            }
        }
        Ok(read) if begins_by_chance(&read.order, language, club) => {
            let why = not_understood(line);
            // The same command without what it names is no better.
            let is_same = |command: &str| read.to_string().starts_with(command);
            match guess(line, language, club, why) {
                // `If only it were summer` is no plan.
                Err(why @ Misread::NotUnderstood { .. }) if !has_digit(line) => match read.order {
                    Order::Do(Deed::Plan(_)) => Err(why),
                    _ => Ok(read),
                },
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

/// What those people say who read that language.
fn read_by(language: Language) -> [&'static Everyday; 2] {
    [language, Language::English].map(Everyday::of)
}

/// The handle of the player with that name, perhaps as in `Nora's` or `Noras`.
fn named(folded: &str, club: &impl Vocabulary) -> Option<String> {
    let owner = || club.player(folded.strip_suffix(" s").or_else(|| folded.strip_suffix('s'))?);
    club.player(folded).or_else(owner)
}

fn has_digit(line: &str) -> bool {
    line.contains(|c: char| c.is_ascii_digit())
}

fn not_understood(line: &str) -> Misread {
    Misread::NotUnderstood { typed: line.to_owned(), nearest: Vec::new() }
}

/// Whether a message may be no message but something that we are to say, as in the German `sag mir,
/// wer am Zug ist`.
fn is_said_to_us(order: &Order, language: Language) -> bool {
    let Order::Do(Deed::Say(text)) = order else { return false };
    let folded = fold(text);
    let mut words = folded.split(' ');
    words.next().is_some_and(|first| Everyday::of(language).us.contains(first))
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
            not_understood(line)
        }
        why => why,
    };
    let has_command = matches!(why, Misread::BadArgument { .. } | Misread::Superfluous { .. });
    let is_open = has_command || matches!(why, Misread::NotUnderstood { .. });
    if !is_open || speech.words.is_empty() || speech.words.len() > MOST_WORDS {
        return Err(why);
    }
    let languages = [language, Language::English];
    let there = |lines: MeantOrders| speech.in_named_game(lines, language, club);
    if !has_command {
        let mut everyday = languages.into_iter().map(Everyday::of);
        let invited = |everyday| speech.loosely_invited(everyday, club);
        if let Some(lines) = everyday.find_map(invited) {
            return Err(offered(&lines));
        }
        match clauses::meant(line, language, club) {
            Some(Guess::Sure(lines)) => return done_or_offered(there(lines)),
            Some(Guess::Perhaps(lines)) => return Err(offered(&there(lines))),
            None => {}
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
            let said = vec![OrderLine::without_game(said)];
            return Err(offered(&speech.greeted(said, club)));
        }
        let mentioned = match has_command || has_slip {
            true => Vec::new(),
            false => speech.mentioned(language, club),
        };
        return Err(if mentioned.is_empty() { why } else { offered(&mentioned) });
    };
    let meant = meant.map(there);
    // What gives something up is not guessed from words that deny it.
    let meant = meant.map(|lines| without_denied(lines, &speech, language));
    match meant {
        Guess::Sure(lines) | Guess::Perhaps(lines) if lines.is_empty() => Err(why),
        Guess::Sure(lines) if is_without_number(&why, &lines) => Err(why),
        Guess::Sure(lines) => done_or_offered(lines),
        Guess::Perhaps(_) if has_slip || has_command => Err(why),
        Guess::Perhaps(lines) => match may_be_guessed(lines) {
            lines if lines.is_empty() => Err(why),
            lines => Err(offered(&lines)),
        },
    }
}

/// What takes back or away, or turns on somebody, is for those alone who ask for it.
fn may_be_guessed(lines: MeantOrders) -> MeantOrders {
    lines.into_iter().filter(|line| line.order.row().is_guessed).collect()
}

/// A single question is as good as asked.
fn done_or_offered(lines: MeantOrders) -> Result<OrderLine, Misread> {
    match lines.as_slice() {
        [line] if line.order.is_question() => Ok(line.clone()),
        lines => Err(offered(lines)),
    }
}

fn without_denied(lines: MeantOrders, speech: &Speech<'_>, language: Language) -> MeantOrders {
    let everyday = Everyday::of(language);
    let denies = speech.words.iter().any(|word| everyday.denials.contains(&word.folded));
    let gives_up =
        |line: &OrderLine| matches!(line.order, Order::Do(Deed::Resign(_) | Deed::Erase(_)));
    lines.into_iter().filter(|line| !(denies && gives_up(line))).collect()
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
    // A word that people say is no slip.
    let is_said = |typed: &str| {
        let folded = fold(typed);
        let first = folded.split(' ').next().unwrap_or_default();
        Everyday::of(language).is_said(first)
    };
    match why {
        Misread::NotUnderstood { typed, .. } if is_said(&typed) => {
            Misread::NotUnderstood { typed, nearest: Vec::new() }
        }
        Misread::NotUnderstood { typed, nearest } => {
            let nearest = nearest.into_iter().filter(is_read).collect();
            Misread::NotUnderstood { typed, nearest }
        }
        why => why,
    }
}

fn offered(lines: &[OrderLine]) -> Misread {
    let mut commands: Vec<String> = Vec::new();
    for command in lines.iter().map(ToString::to_string) {
        if !commands.contains(&command) {
            commands.push(command);
        }
    }
    Misread::Offered { commands }
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
            let is_known = name.contains('@') || house(name).is_some();
            !is_known && club.player(name).is_none() || is_unknown(&terms.ruleset)
        }
        Order::Do(Deed::Seek(_, terms)) => is_unknown(&terms.ruleset),
        Order::Ask(Question::Seeks(Some(ruleset))) => club.ruleset(ruleset).is_none(),
        // What goes on after `then resign` is a plan all the same, and refused as one.
        Order::Do(Deed::Plan(text)) => Plan::read(text).is_err_and(|why| why != BadPlan::AfterEnd),
        Order::Do(Deed::Report(name, _)) => club.player(name).is_none(),
        // `tell me about tablut`
        Order::Do(Deed::Say(text)) => {
            addressee(text).is_some_and(|name| club.player(name).is_none())
        }
        // The player's own name has to follow.
        Order::Do(Deed::Erase(Some(name))) => club.player(name).is_none(),
        _ => false,
    }
}

/// Who a message begins with, if it says who it is for.
fn addressee(text: &str) -> Option<&str> {
    let first = text.strip_prefix('@')?.split_whitespace().next()?;
    Some(first.trim_end_matches([',', ':', ';', '!', '.']))
}

/// Whether more than one word is taken for the name of somebody who joins: `join the club`.
fn is_long_name(order: &Order) -> bool {
    matches!(order, Order::Do(Deed::Join(Some(name))) if name.contains(' '))
}

/// Whether an order is carried out although it was not given in its own words.
pub(crate) fn is_done(order: &Order) -> bool {
    order.is_question() || matches!(order, Order::Do(Deed::Yes(_) | Deed::No | Deed::Join(_)))
}
