//! What a reader can do next, as a browser offers it: a link where it only shows something, a
//! button where it is done at once, and a field where words are missing.

use commands::words::{OrderWord, SettingWord, Word};
use commands::{CircleQuestion, LadderQuestion, Order, Question};
use minijinja::{Value, context};

use crate::accounts::Settings;
use crate::medium::web::{Surroundings, WebText};
use crate::notice::table::Table;
use crate::rules::part_title;
use crate::told::step::{NextStep, give};

pub(super) fn values(
    steps: &[NextStep],
    table: Option<&Table>,
    around: &Surroundings<'_>,
) -> Vec<Value> {
    let mut known: Vec<&NextStep> = Vec::new();
    let everywhere = [give(Question::Help(None)), give(Question::Settings)];
    for step in steps {
        // A move is made on the board, and Help and Settings are on every page.
        let is_elsewhere = step.plays_ply() || everywhere.contains(step);
        if !is_elsewhere && !step.is_not_on_pages() && !known.contains(&step) {
            known.push(step);
        }
    }
    let labels: Vec<String> = known.iter().map(|step| label(step, around)).collect();
    let labelled = known.iter().zip(&labels).map(|(step, label)| {
        let is_alone = labels.iter().filter(|other| *other == label).count() == 1;
        let whole = begun(&step.does(around.reader));
        let others = || known.iter().filter(|other| other != &step);
        let is_told_apart = others().all(|other| begun(&other.does(around.reader)) != whole);
        // "Accept" could be the draw or the takeback.
        let label = match is_alone || !is_told_apart {
            true => label.clone(),
            false => whole,
        };
        // What is listed leads to each by its name.
        let is_listed = step.order().is_some_and(|line| is_one_of_several(&line.order));
        match step.called(around.reader).filter(|_| is_listed && !is_alone) {
            Some(called) => (*step, format!("{label}: {called}")),
            None => (*step, label),
        }
    });
    labelled.filter_map(|(step, label)| value(step, &label, table, around)).collect()
}

fn label(step: &NextStep, around: &Surroundings<'_>) -> String {
    let reader = around.reader;
    // A button in Discord stands for one part, and here there is a link to each.
    let given = step.order().map(|line| line.order);
    if let Some(Order::Ask(Question::Rules(_, Some(part)))) = given
        && let Some(title) = part_title(reader.words(), part)
    {
        return title;
    }
    step.label(reader.words()).unwrap_or_else(|| begun(&step.does(reader)))
}

/// Whether it shows a circle or a ladder, each of which has a name.
const fn is_one_of_several(order: &Order) -> bool {
    matches!(
        order,
        Order::Ask(
            Question::Circle(CircleQuestion::Show(_))
                | Question::Ladder(LadderQuestion::Show(Some(_)))
        )
    )
}

/// `None` for what a visitor can't do, who has to sign in first.
fn value(
    step: &NextStep,
    label: &str,
    table: Option<&Table>,
    around: &Surroundings<'_>,
) -> Option<Value> {
    let reader = around.reader;
    let words = reader.words();
    if let Some(address) = around.addresses.of_step(step) {
        // Nobody needs a link to what is shown already.
        if address == around.here {
            return None;
        }
        return Some(context! { kind => "link", to => address, label => label });
    }
    around.player?;
    // Where several games are shown, or none, the command itself says which it is about.
    let game = table.filter(|_| step.is_in_game());
    let in_game = |line: String| match game {
        Some(table) if !line.contains(": ") => format!("{}: {line}", table.number),
        _ => line,
    };
    let seen = game.map(|table| {
        context! { ply => table.game.plies().len() + 1, event => table.event }
    });
    // Several challenges are on one page, and each can be accepted.
    let named = step
        .challenge()
        .map(|challenge| WebText::OfChallenge { label: label.to_owned(), challenge }.say(words));
    Some(match step.to_complete(reader) {
        None => context! {
            kind => "button", command => in_game(step.command()?), label => label, named => named,
            seen => seen,
        },
        Some((begins, example)) => context! {
            kind => "field",
            begins => in_game(begins),
            example => WebText::Example(example).say(words),
            label => label,
            named => named,
            send => WebText::SendWhat(named.unwrap_or_else(|| label.to_owned())).say(words),
            seen => seen,
        },
    })
}

/// Each setting with what it can be.
pub(super) fn settings(settings: &Settings, around: &Surroundings<'_>) -> Vec<Value> {
    let reader = around.reader;
    let choices = settings.choices(reader).into_iter();
    choices
        .map(|choices| {
            let label = begun(choices.which.phrase(reader.language));
            let values = choices.values.iter().map(|value| {
                context! { line => value.line, text => value.text, chosen => value.is_now }
            });
            context! {
                send => WebText::SendWhat(label.clone()).say(reader.words()),
                label => label,
                values => values.collect::<Vec<_>>(),
            }
        })
        .collect()
}

/// The time zone, which is one of hundreds.
pub(super) fn zone(settings: &Settings, around: &Surroundings<'_>) -> Value {
    let words = around.reader.words();
    let label = begun(SettingWord::Zone.phrase(around.reader.language));
    context! {
        begins => format!("{} {} ", OrderWord::Settings.canonical(), SettingWord::Zone.canonical()),
        value => settings.now(SettingWord::Zone).map(|zone| zone.value()),
        example => WebText::Example("Europe/Oslo".into()).say(words),
        send => WebText::SendWhat(label.clone()).say(words),
        label => label,
    }
}

/// What a line does, which is in the middle of a sentence elsewhere, as a label.
fn begun(what: &str) -> String {
    let mut letters = what.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
