//! Help: all of it, or the part about one order or group of orders. Which orders there are, and in
//! which part each is explained, the table of orders says; what is said of each is a text of its act,
//! with a line `what is typed | what it does` for each of its forms. Words of the game have texts of
//! their own.

use commands::words::{OrderWord, TopicWord, Word, fold};
use commands::{HelpGroup, Pressed, Question, WordRow};
use engine::ruleset::Language;

use crate::page::{Block, Page, Term};
use crate::rules::WIDTH;
use crate::shown::make_harmless;
use crate::told::step::{SuggestedReply, begin, give};
use crate::words::{Arg, Words};
use crate::wrap::{KEEP, wrap};

/// How wide the commands are.
const COLUMN: usize = 16;

/// How many of the things that a reader probably needs are in the short help.
const MOST_NOW: usize = 4;

/// How wide the terms of a challenge are.
const TERMS_COLUMN: usize = 24;

/// Whether there is help on a topic in that language.
pub fn has_help(topic: &str, language: Language) -> bool {
    about(Words::of(language), topic).is_some()
}

/// What a reader probably needs now, and where the rest of the help is.
pub(super) fn short(words: &Words, now: &[SuggestedReply]) -> String {
    let parts = words.list(HelpGroup::ALL.map(|group| heading(words, group)).into());
    let more = words.say("help-more", &[("parts", parts.into())]);
    let now = now.iter().take(MOST_NOW);
    let now: Vec<Term> = now.map(|SuggestedReply { line, what }| Term::of(line, what)).collect();
    let mut text = Vec::new();
    if !now.is_empty() {
        text.extend([words.say("help-now", &[]), columns(&now)]);
    }
    text.extend([
        words.say("help-rest", &[]),
        columns(&more.lines().map(term).collect::<Vec<_>>()),
    ]);
    text.join("\n")
}

/// The help on a topic: the canonical word of an order, or what was typed.
pub(super) fn text(words: &Words, topic: &str) -> String {
    if let Some(about) = about(words, topic) {
        return about;
    }
    let heading =
        |group: HelpGroup| words.say("misread-near", &[("text", heading(words, group).into())]);
    let parts = words.list(HelpGroup::ALL.map(heading).into());
    words
        .say("help-nothing", &[("topic", Arg::from(make_harmless(topic))), ("parts", parts.into())])
}

fn whole(words: &Words) -> String {
    let mut text = wrap(&words.say("help", &[]), "", WIDTH);
    for group in HelpGroup::ALL {
        text.push_str(&format!("\n{}\n", group_text(words, group)));
    }
    text.trim_end().to_owned()
}

/// All of the help, each command leading to what there is about it.
pub(super) fn page<'a>(words: &Words) -> Page<'a> {
    let mut blocks = vec![Block::Paragraph(words.say("help", &[]))];
    for group in HelpGroup::ALL {
        blocks.push(Block::Heading(heading(words, group)));
        let mut terms = before_orders(words, group);
        for order in group.orders() {
            let mut forms = forms(words, order);
            if let Some(first) = forms.first_mut() {
                first.to = Some(give(Question::Help(Some(order.canonical().to_owned()))));
            }
            terms.extend(forms);
        }
        blocks.push(Block::Terms(terms));
        if group == HelpGroup::Inviting {
            let (said, terms) = terms_of_challenges(words);
            blocks.push(Block::Paragraph(said));
            // Those that say for themselves what they are stand where others are explained.
            let term = |term: Term| match term.what.is_empty() {
                true => Term::of("", &term.typed),
                false => term,
            };
            blocks.push(Block::Terms(terms.into_iter().map(term).collect()));
        }
    }
    Page { blocks, ..Page::default() }
}

fn heading(words: &Words, group: HelpGroup) -> String {
    let id = match group {
        HelpGroup::Playing => "help-playing",
        HelpGroup::Looking => "help-looking",
        HelpGroup::Talking => "help-talking",
        HelpGroup::Inviting => "help-inviting",
        HelpGroup::Ladders => "help-ladder",
        HelpGroup::Tournaments => "help-tournaments",
        HelpGroup::Circles => "help-circles",
        HelpGroup::You => "help-you",
        HelpGroup::TheClub => "help-club",
    };
    words.say(id, &[])
}

/// The forms of an order, each with what it does.
fn forms(words: &Words, order: OrderWord) -> Vec<Term> {
    forms_of_act(words, order.canonical())
}

/// What is typed without a word of its own: moves.
fn before_orders(words: &Words, group: HelpGroup) -> Vec<Term> {
    match group {
        HelpGroup::Playing => forms_of_act(words, "move"),
        _ => Vec::new(),
    }
}

fn forms_of_act(words: &Words, act: &str) -> Vec<Term> {
    let id = format!("act-{act}.help");
    let text = if words.has(&id) { words.say(&id, &[]) } else { String::new() };
    text.lines().map(term).collect()
}

fn term(line: &str) -> Term {
    let (typed, what) = line.split_once('|').unwrap_or((line, ""));
    Term::of(typed.trim(), what.trim())
}

/// What can be agreed on with a challenge.
fn terms_of_challenges(words: &Words) -> (String, Vec<Term>) {
    let text = words.say("help-terms", &[]);
    let (said, terms) = text.split_once('\n').unwrap_or((&text, ""));
    (said.to_owned(), terms.lines().map(term).collect())
}

fn terms_text(words: &Words) -> String {
    let (said, terms) = terms_of_challenges(words);
    let mut text = format!("  {said}");
    for Term { typed, what, .. } in terms {
        let line = format!("\n    {typed:<TERMS_COLUMN$} {what}");
        text.push_str(line.trim_end());
    }
    text
}

/// Forms in two columns; a long form has its explanation below it.
fn columns(forms: &[Term]) -> String {
    let below = " ".repeat(COLUMN + 3);
    let entry = |Term { typed, what, .. }: &Term| {
        // Three spaces at least are what columns are known by elsewhere.
        if typed.chars().count() + 2 <= COLUMN && !what.is_empty() {
            return wrap(what, &format!("  {typed:<COLUMN$} "), WIDTH);
        }
        // No form is broken in two.
        let whole = typed.replace(' ', KEEP).replace(&format!(",{KEEP}"), ", ");
        wrap(&whole, "  ", WIDTH) + &wrap(what, &below, WIDTH)
    };
    forms.iter().map(entry).collect::<String>().trim_end().to_owned()
}

fn group_text(words: &Words, group: HelpGroup) -> String {
    let mut forms = before_orders(words, group);
    forms.extend(group.orders().flat_map(|order| self::forms(words, order)));
    let mut text = format!("{}\n{}", heading(words, group), columns(&forms));
    if group == HelpGroup::Inviting {
        text = format!("{text}\n{}", terms_text(words));
    }
    text
}

fn about(words: &Words, topic: &str) -> Option<String> {
    let mut parts = Vec::new();
    if let Some(order) = OrderWord::find(topic) {
        // One that is explained together with others has no text of its own.
        let names = |form: &Term| {
            let mut forms = form.typed.split(", ");
            forms.any(|form| OrderWord::at_start(form).is_some_and(|(all, _)| all.contains(&order)))
        };
        let of_group = WordRow::of(order).help.into_iter().flat_map(HelpGroup::orders);
        let forms: Vec<Term> =
            of_group.flat_map(|order| forms(words, order)).filter(names).collect();
        if !forms.is_empty() {
            parts.push(columns(&forms));
        }
        if begin(order).pressed() == Pressed::Terms {
            parts.push(terms_text(words));
        }
        let more = format!("act-{}.help-more", order.canonical());
        if words.has(&more) {
            parts.push(words.say(&more, &[]));
        }
    }
    if let Some(word) = TopicWord::find(topic) {
        parts.push(match word {
            TopicWord::All => whole(words),
            TopicWord::Chain => words.say("act-history.help-more", &[]),
            word => words.say(&format!("topic-{}", word.canonical()), &[]),
        });
    }
    if !parts.is_empty() {
        return Some(parts.join("\n"));
    }
    let group =
        HelpGroup::ALL.into_iter().find(|group| fold(&heading(words, *group)) == fold(topic));
    group.map(|group| group_text(words, group))
}
