//! What is said about a line that is not an order, and what its sender can do instead.

use std::collections::BTreeSet;

use commands::words::{
    EventWord, OrderWord, ProposalWord, VacationWord, ValueWord, VerdictWord, Word, fold,
    terms_in_language,
};
use commands::{ActForm, ActPlace, FormPart, Misread, OrganiserAct, Question, WhichGames};

use crate::shown::make_harmless;
use crate::told::step;
use crate::told::step::{NextStep, give};
use crate::words::{Arg, Words};

/// What the reader can do instead.
pub fn steps_after(misread: &Misread) -> Vec<NextStep> {
    match misread {
        Misread::Empty => vec![give(Question::Help(None))],
        Misread::Courtesy => {
            vec![give(Question::Games(WhichGames::Own)), give(Question::Help(None))]
        }
        Misread::NotUnderstood { nearest, .. } if nearest.is_empty() => {
            vec![give(Question::Help(None))]
        }
        Misread::GameNumber { .. } => vec![give(Question::Games(WhichGames::Own))],
        Misread::Offered { commands } | Misread::NoClock { commands } => {
            let help = commands.first().and_then(|command| help_with(command));
            NextStep::offered(commands).into_iter().chain(help).collect()
        }
        // One example isn't enough for a command that has that many forms.
        _ if misread.order() == Some(OrderWord::Organise) => {
            vec![give(Question::Help(Some(OrderWord::Organise.canonical().to_owned())))]
        }
        _ => Vec::new(),
    }
}

/// What was understood, what was not, and the nearest valid thing.
pub fn say_misread(misread: &Misread, words: &Words) -> String {
    say(misread, words, OrderWord::Organise.phrase(words.language()))
}

/// The same where organisers begin their lines with that instead of their usual word.
pub fn say_misread_after(misread: &Misread, begins: &str, words: &Words) -> String {
    say(misread, words, begins)
}

fn say(misread: &Misread, words: &Words, organise: &str) -> String {
    let id = format!("misread-{}", misread.code());
    let text = |text: &str| Arg::from(make_harmless(text));
    let called = |order: OrderWord| match order {
        OrderWord::Organise => organise.to_owned(),
        order => order.phrase(words.language()).to_owned(),
    };
    let order = |order: OrderWord| ("order", Arg::from(called(order)));
    let command = |order: OrderWord| ("command", Arg::from(order.canonical()));
    let example = |of: OrderWord| {
        let line = step::example(of, words);
        let rest = line.strip_prefix(of.phrase(words.language())).map(str::to_owned);
        ("example", Arg::from(rest.map_or(line, |rest| called(of) + &rest)))
    };
    let form = |form: &ActForm| ("form", Arg::from(act_line(form, organise, words)));
    let why = match misread {
        Misread::Empty | Misread::Quoted | Misread::Courtesy => words.say(&id, &[]),
        Misread::Offered { commands } if holds_a_move(commands) => {
            words.say("misread-offered-announcement", &[])
        }
        Misread::Offered { commands } | Misread::NoClock { commands } => {
            words.say(&id, &[("count", commands.len().into())])
        }
        Misread::GameNumber { typed }
        | Misread::NotUnderstood { typed, .. }
        | Misread::NoZone { typed, .. } => words.say(&id, &[("typed", text(typed))]),
        Misread::MissingArgument { act: Some(ActPlace { form: of, part: Some(part) }), .. } => {
            words.say("misread-act-missing", &[("part", act_part(*part, words).into()), form(of)])
        }
        Misread::BadArgument { act: Some(place), typed, .. }
        | Misread::Superfluous { act: Some(place), typed, .. } => {
            let (typed, form) = (("typed", text(typed)), form(place.form));
            match place.part {
                Some(part) => {
                    let part = ("part", act_part(part, words).into());
                    words.say("misread-act-bad", &[typed, part, form])
                }
                None => words.say("misread-act-superfluous", &[typed, form]),
            }
        }
        Misread::MissingArgument { order: of, .. } => {
            words.say(&id, &[order(*of), command(*of), example(*of)])
        }
        Misread::BadArgument { order: of, typed, .. }
        | Misread::Superfluous { order: of, typed, .. } => {
            let typed = ("typed", text(typed));
            words.say(&id, &[order(*of), command(*of), typed, example(*of)])
        }
        Misread::Contradiction { order: of, first, second } => {
            let of_match = |said: &String| said == ProposalWord::Match.canonical();
            let how = match fold(first) == fold(second) {
                true => "twice",
                false if of_match(first) || of_match(second) => "match",
                false => "differ",
            };
            let how = ("how", how.into());
            let own = |term: &str| {
                let known = ProposalWord::find(term);
                known.map_or_else(|| text(term), |term| term.phrase(words.language()).into())
            };
            words.say(&id, &[command(*of), ("first", own(first)), ("second", own(second)), how])
        }
    };
    match misread {
        Misread::NotUnderstood { nearest, .. }
        | Misread::BadArgument { nearest, .. }
        | Misread::NoZone { nearest, .. }
            if !nearest.is_empty() =>
        {
            let nearest = words.any_of(meant_words(misread, nearest, words));
            let meant = words.say("misread-meant", &[("nearest", nearest.into())]);
            format!("{why} {meant}")
        }
        _ => why,
    }
}

/// How an act is given: `organise lift NAME REASON`. It begins with a word of the reader's, or with
/// what stands for it at a shell.
pub fn act_line(form: &ActForm, organise: &str, words: &Words) -> String {
    let of_act = form.words(Some(words.language())).into_iter().map(str::to_owned);
    let parts = form.parts().map(|part| match part {
        FormPart::Option(..) => format!("[{}]", act_part(part, words)),
        part => act_part(part, words),
    });
    let line = [organise.to_owned()].into_iter().chain(of_act).chain(parts);
    line.collect::<Vec<_>>().join(" ")
}

/// What stands for a part of a line: `NAME` for a name, `3 days` for a length of time.
fn act_part(part: FormPart, words: &Words) -> String {
    let language = words.language();
    let name = |part: &'static str| words.say("form-part", &[("part", part.into())]);
    match part {
        FormPart::Name => name("name"),
        FormPart::Circle => name("circle"),
        FormPart::Ruleset => name("ruleset"),
        FormPart::Game => name("game"),
        FormPart::Number => name("number"),
        FormPart::Place => name("place"),
        FormPart::Reason => name("reason"),
        FormPart::Text => name("text"),
        FormPart::Title => format!("\"{}\"", name("name")),
        FormPart::Days => format!("3 {}", VacationWord::Days.phrase(language)),
        FormPart::Side => VerdictWord::Attackers.phrase(language).to_owned(),
        FormPart::Terms(terms) => terms_in_language(terms, language),
        FormPart::Sample(text) => text.to_owned(),
        FormPart::Option(word, of) => {
            let of = of.iter().map(|part| act_part(*part, words));
            let option = [word.phrase(language).to_owned()].into_iter().chain(of);
            option.collect::<Vec<_>>().join(" ")
        }
    }
}

/// Whether the commands are one move, with announcements and without.
fn holds_a_move(commands: &[String]) -> bool {
    let Some((silent, others)) = commands.split_last() else { return false };
    let bare = silent.strip_suffix(" silent");
    bare.is_some_and(|bare| {
        !others.is_empty() && others.iter().all(|it| it.starts_with(&format!("{bare} ")))
    })
}

/// Help on a command, unless it is a move or an answer.
fn help_with(command: &str) -> Option<NextStep> {
    let order = command.split_once(": ").map_or(command, |(_, order)| order);
    let of = OrderWord::at_start(order).and_then(|(of, _)| of.into_iter().next());
    let of = of.filter(|of| !matches!(of, OrderWord::Yes | OrderWord::No | OrderWord::Help));
    of.map(|of| give(Question::Help(Some(of.canonical().to_owned()))))
}

/// What may have been intended, in the words of the reader, each once: slips are often nearer to
/// a word of another language.
fn meant_words(misread: &Misread, nearest: &[String], words: &Words) -> Vec<String> {
    let language = words.language();
    let quoted = |text: &str| words.say("misread-near", &[("text", make_harmless(text).into())]);
    let own = |near: &String| match misread {
        Misread::NotUnderstood { .. } => match OrderWord::find(near) {
            Some(word) => words.say("misread-command", &[("command", word.canonical().into())]),
            None => quoted(near),
        },
        _ => {
            let value = || ValueWord::find(near).map(|word| word.phrase(language));
            let term = || ProposalWord::find(near).map(|word| word.phrase(language));
            let event = || EventWord::find(near).map(|word| word.phrase(language));
            let side = || VerdictWord::find(near).map(|word| word.phrase(language));
            match misread.order() {
                Some(OrderWord::Organise) => match OrganiserAct::in_language(near, language) {
                    act if act == *near => quoted(event().or_else(side).unwrap_or(near)),
                    act => quoted(&act),
                },
                _ => quoted(value().or_else(term).unwrap_or(near)),
            }
        }
    };
    let mut said: Vec<String> = nearest.iter().map(own).collect();
    let mut seen = BTreeSet::new();
    said.retain(|near| seen.insert(near.clone()));
    said
}
