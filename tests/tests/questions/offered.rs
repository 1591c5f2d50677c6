//! Nothing is offered that is then refused. Whatever people say in the five languages, each command
//! that the answer offers them is read as that command when they send it back as it is shown, and is
//! carried out or asks its own question; a yes, or its number, does the same.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use commands::{Misread, Order, OrderLine};
use engine::ruleset::Language;
use service::token::Token;
use service::{Actor, Answer, MessageAt, Place, Request};
use storage::Channel;
use templates::Refusal;
use templates::told::NextStep;

use crate::questions::hall::{Hall, at_terminal, on_device};

/// What people say, each with what it should lead to, which is tested where the files are.
const SAID: [(Language, &str); 5] = [
    (Language::English, include_str!("../../../bot/commands/everyday/src/tests/lines/en.txt")),
    (Language::Bokmaal, include_str!("../../../bot/commands/everyday/src/tests/lines/nb.txt")),
    (Language::Danish, include_str!("../../../bot/commands/everyday/src/tests/lines/da.txt")),
    (Language::German, include_str!("../../../bot/commands/everyday/src/tests/lines/de.txt")),
    (Language::Spanish, include_str!("../../../bot/commands/everyday/src/tests/lines/es.txt")),
];

/// What is said besides.
const MORE: [(Language, &[&str]); 5] = [
    (
        Language::English,
        &[
            "play with Bo",
            "I would like to play Bo, 3 days per move",
            "I am on holiday until 24 December",
            "erase my account please",
            "challenge nora brandubh, 3 days per move",
            "play against the computer",
            "Draw?",
            "draw please",
            "resign?",
            "my last move was a mistake",
        ],
    ),
    (
        Language::Bokmaal,
        &["Remis?", "jeg vil spille med Bo", "jeg gir opp", "kan du skrive på tysk?", "d1-c1?"],
    ),
    (
        Language::Danish,
        &["Remis?", "jeg vil spille med Bo", "jeg giver op", "kan du skrive på tysk?", "d1-c1?"],
    ),
    (
        Language::German,
        &["Remis?", "ich möchte mit Bo spielen", "ich gebe auf", "bitte auf Englisch", "d1-c1?"],
    ),
    (
        Language::Spanish,
        &["¿Tablas?", "quiero jugar con Bo", "me rindo", "escríbeme en inglés", "¿d1-c1?"],
    ),
];

/// Where somebody stands who says that, and what led there.
const SITUATIONS: [(&str, &[&str]); 6] = [
    ("their turn", &["Rolf: challenge sigrid brandubh attack", "Sigrid: accept 1"]),
    ("no game", &[]),
    (
        "not their turn",
        &["Rolf: challenge sigrid brandubh attack", "Sigrid: accept 1", "Rolf: d1-c1"],
    ),
    (
        "several games",
        &[
            "Rolf: challenge sigrid brandubh attack",
            "Sigrid: accept 1",
            "Sigrid: challenge rolf brandubh attack",
            "Rolf: accept 2",
            "Sigrid: 2: d1-c1",
        ],
    ),
    (
        "offers",
        &[
            "Rolf: challenge sigrid brandubh attack",
            "Sigrid: accept 1",
            "Rolf: d1-c1",
            "Sigrid: d3-a3",
            "Sigrid: draw",
            "Sigrid: offer-time 3 days",
            "Nora: challenge rolf brandubh",
        ],
    ),
    (
        "over",
        &[
            "Rolf: challenge sigrid brandubh attack",
            "Sigrid: accept 1",
            "Rolf: d1-c1",
            "Sigrid: resign yes",
        ],
    ),
];

/// Of what is said, each other situation sees one line in this many.
const SOME: usize = 12;

const NAMES: [&str; 9] = ["Rolf", "Bo", "Otto", "Hanna", "Nora", "Cleo", "Ivar", "Alva", "Sigrid"];

/// What people say in that language that should be offered something, once for each such thing.
fn lines(language: Language) -> Vec<&'static str> {
    let mut promised = BTreeSet::new();
    let file = SAID.iter().find(|(of, _)| *of == language).map_or("", |(_, file)| file);
    let said = file.lines().zip(file.lines().skip(1)).filter_map(|(said, promise)| {
        let promise = promise.strip_prefix("    ")?;
        let is_new = promise.starts_with(['>', '~']) && promised.insert(promise);
        is_new.then_some(said)
    });
    let more = MORE.iter().filter(|(of, _)| *of == language).flat_map(|(_, more)| more.iter());
    said.chain(more.copied()).collect()
}

/// Where the line with that number is said by Rolf.
fn place(actor: &Actor, number: u32) -> Place {
    let at = |number: u32| {
        let (conversation, message) = match actor.channel {
            // Each is a conversation by itself.
            Channel::Web => (format!("page {number}"), String::new()),
            Channel::Discord => (format!("discord {number}"), String::new()),
            _ => ("terminal here".to_owned(), number.to_string()),
        };
        MessageAt { conversation, message }
    };
    Place { answers: at(number), asks: at(number + 1) }
}

fn offered(refusal: &Refusal) -> Vec<(NextStep, OrderLine)> {
    let commands = refusal.next_steps().into_iter().filter_map(|step| match &step {
        NextStep::Send(command) | NextStep::Choose(_, command) => {
            let line = commands::read(command);
            let line = line.unwrap_or_else(|why| panic!("{command} is offered: {why:?}"));
            Some((step, line))
        }
        _ => None,
    });
    commands.collect()
}

/// Whether a line is taken for that command where it was offered as that, or isn't offered there.
fn is_understood_there(
    (hall, actor): (&Hall, &Actor),
    said: &str,
    line: &str,
    command: &OrderLine,
) -> bool {
    let mut there = hall.copy();
    let is_offered = match say((&mut there, actor), 0, said) {
        Answer::Refused(refusal) => {
            offered(&refusal).iter().any(|(_, offered)| offered.order == command.order)
        }
        Answer::Done(_) => false,
    };
    let read = there.understand(actor, &place(actor, 1), line);
    !is_offered || read.is_ok_and(|read| read.order == command.order)
}

/// What was found, so that all of it is seen at once.
#[derive(Default)]
struct Found {
    wrong: Vec<String>,
    /// How many commands were offered and sent back.
    sent: u32,
}

/// Rolf says a line there, after what was said before in that place.
fn say((hall, actor): (&mut Hall, &Actor), number: u32, line: &str) -> Answer {
    let place = place(actor, number);
    match hall.understand(actor, &place, line) {
        Err(misread) => hall.hear_misread((actor, &place), None, misread).answer,
        Ok(order) => {
            let (id, actor) = (format!("line {}", hall.number()), actor.clone());
            hall.hear(&Request { id, actor, order, seen: None, place: Some(place) }).answer
        }
    }
}

/// That can be answered with the number.
fn asks_which_game(refusal: &Refusal) -> bool {
    refusal.code() == "which-game"
}

/// Sends back all that an answer offers to somebody who reads that language, each in a copy of the
/// club in which it was offered, and answers it with yes or its number in another one.
fn send_back(
    (hall, actor): (&Hall, &Actor),
    language: Language,
    (said, refusal): (&str, &Refusal),
    found: &mut Found,
) {
    let (_, reader) = hall.questions.who(hall.now, actor).expect("no fault");
    assert_eq!(reader.language, language);
    let all = offered(refusal);
    let count = all.len();
    for (number, (step, _)) in (1..).zip(all) {
        let line = step.reply(&reader).line;
        let mut sent = hall.copy();
        let answer = say((&mut sent, actor), 1, &line);
        found.sent += 1;
        if let Answer::Refused(refused) = &answer
            && !asks_which_game(refused)
        {
            let why = refused.text(&reader);
            found.wrong.push(format!("{said:?} offers {line:?}, which is refused: {why}"));
            continue;
        }
        // A button there says the command.
        if actor.channel == Channel::Discord {
            continue;
        }
        let mut yes = hall.copy();
        let answer = if count == 1 { "yes".to_owned() } else { format!("{number}") };
        let told = say((&mut yes, actor), 1, &answer);
        if let Answer::Refused(refused) = &told
            && !asks_which_game(refused)
        {
            let why = refused.text(&reader);
            found.wrong.push(format!("{said:?} offers {line:?}, and {answer:?} is refused: {why}"));
        } else if yes.state() != sent.state() {
            found
                .wrong
                .push(format!("{said:?} offers {line:?}, and {answer:?} does another thing"));
        }
    }
}

/// Tries what Rolf says in those situations; `of` says who he is there.
fn try_all(
    (situations, languages): (&[usize], &[Language]),
    laid: &Hall,
    of: impl Fn(&Hall) -> Actor,
) -> Found {
    let mut found = Found::default();
    // What was tried there: the same commands are offered for many lines.
    let mut tried: BTreeSet<(&str, String)> = BTreeSet::new();
    for &nth in situations {
        let (situation, story) = SITUATIONS[nth];
        let mut hall = laid.copy();
        for said in story {
            let (name, line) = said.split_once(": ").expect("who says it");
            let answer = hall.says(name, line);
            assert!(matches!(answer, Answer::Done(_)), "{situation}: {said}: {answer:?}");
            hall.wait(TimeDelta::minutes(1));
        }
        let actor = of(&hall);
        for &language in languages {
            let code = language.code();
            hall.change(&format!("UPDATE players SET language = '{code}' WHERE handle = 'Rolf'"));
            for (index, said) in lines(language).into_iter().enumerate() {
                if nth > 0 && index % SOME != nth {
                    continue;
                }
                let read = hall.understand(&actor, &place(&actor, 0), said);
                let meant = match &read {
                    Err(Misread::Offered { commands } | Misread::NoClock { commands }) => {
                        // Each is read again as what it is, in the words in which it is shown.
                        let (_, reader) = hall.questions.who(hall.now, &actor).expect("no fault");
                        let refusal = Refusal::Misread(read.clone().expect_err("misread"));
                        for (step, line) in offered(&refusal) {
                            let shown = step.reply(&reader).line;
                            let again = hall.understand(&actor, &place(&actor, 0), &shown);
                            if again.as_ref() != Ok(&line)
                                && !is_understood_there((&hall, &actor), said, &shown, &line)
                            {
                                found.wrong.push(format!(
                                    "{code}: {said:?} offers {line}, shown as {shown:?}, which is \
                                     {again:?}"
                                ));
                            }
                        }
                        commands.join(" | ")
                    }
                    Ok(line) if matches!(line.order, Order::Do(_)) => line.to_string(),
                    _ => continue,
                };
                if !tried.insert((situation, meant)) {
                    continue;
                }
                let mut there = hall.copy();
                if let Answer::Refused(refusal) = say((&mut there, &actor), 0, said) {
                    let said = format!("{situation}, {code}: {said}");
                    send_back((&there, &actor), language, (&said, &refusal), &mut found);
                }
            }
        }
    }
    found
}

fn judge(found: &Found, least: u32) {
    let Found { wrong, sent } = found;
    assert!(wrong.is_empty(), "{} of {sent}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(*sent > least, "{sent}");
}

/// The languages, in two parts that take about as long.
const LANGUAGES: [&[Language]; 2] = [
    &[Language::English, Language::Bokmaal],
    &[Language::Danish, Language::German, Language::Spanish],
];

fn try_at_a_terminal(situations: &[usize], languages: &[Language], least: u32) {
    let laid = Hall::of(&NAMES);
    judge(&try_all((situations, languages), &laid, |_| at_terminal("Rolf")), least);
}

fn try_on_a_page(languages: &[Language]) {
    let laid = Hall::of(&NAMES);
    let secret = Token::of_bits([7; 16]);
    let on_page = |hall: &Hall| {
        hall.sign_in("Rolf", secret);
        on_device(secret)
    };
    judge(&try_all((&[0], languages), &laid, on_page), 25);
}

fn try_in_discord(languages: &[Language]) {
    let laid = Hall::of(&NAMES);
    let in_discord = |hall: &Hall| {
        hall.link("Rolf", Channel::Discord, "100");
        Actor { channel: Channel::Discord, address: "100".into(), language: None }
    };
    judge(&try_all((&[0], languages), &laid, in_discord), 25);
}

#[test]
fn nothing_is_offered_that_is_refused_in_english_and_norwegian() {
    try_at_a_terminal(&[0], LANGUAGES[0], 75);
}

#[test]
fn nothing_is_offered_that_is_refused_in_danish_german_and_spanish() {
    try_at_a_terminal(&[0], LANGUAGES[1], 75);
}

#[test]
fn nothing_is_offered_that_is_refused_where_no_move_is_due() {
    let others: Vec<usize> = (1..SITUATIONS.len()).collect();
    try_at_a_terminal(&others, &Language::ALL, 50);
}

#[test]
fn nothing_is_offered_on_a_page_that_is_refused_in_english_and_norwegian() {
    try_on_a_page(LANGUAGES[0]);
}

#[test]
fn nothing_is_offered_on_a_page_that_is_refused_in_danish_german_and_spanish() {
    try_on_a_page(LANGUAGES[1]);
}

#[test]
fn nothing_is_offered_in_discord_that_is_refused_in_english_and_norwegian() {
    try_in_discord(LANGUAGES[0]);
}

#[test]
fn nothing_is_offered_in_discord_that_is_refused_in_danish_german_and_spanish() {
    try_in_discord(LANGUAGES[1]);
}
