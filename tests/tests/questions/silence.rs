//! What the club answers to words about announcing, and to questions about the game, is the same
//! whatever is open: each is said around a move that opens a route and around one that opens none,
//! with a silent route on the board and without one, and by both sides, in every language.

use engine::ruleset::Language;
use service::{Answer, MessageAt, Place, Request};

use crate::questions::hall::{Hall, at_terminal};

/// A ruleset, what leads to Sigrid's turn and Rolf's reply to it, a move of hers that opens a route and
/// one that opens none, and what she can announce.
type Opened = (&'static str, &'static [&'static str; 10], [&'static str; 2], [&'static str; 2]);

const BY_A3: [&str; 10] =
    ["h11-h7", "f4-e4", "j6-j7", "e4-h4", "f2-h2", "f5-f2", "g1-g3", "f6-f3", "b6-b4", "d1-b1"];
const KONGENS_BORD: [&str; 10] =
    ["f1-f4", "g5-k5", "a5-f5", "g6-g5", "l7-l12", "g5-h5", "l12-j12", "g7-g3", "m9-h9", "e1-b1"];

const OPENED: [Opened; 3] = [
    ("stavanger", &BY_A3, ["f3-a3", "f3-e3"], ["se opp", "raichi"]),
    ("kongens-bord", &KONGENS_BORD, ["g3-a3", "g3-e3"], ["tuichi", "se opp"]),
    ("castillos", &BY_A3, ["f3-a3", "f3-e3"], ["aviso", "una ruta: k11"]),
];

/// Who attacks, and who defends.
const NAMES: [&str; 2] = ["Rolf", "Sigrid"];

/// How it is said without a move, and around one that stands for `@`.
const ALONE: [&str; 3] = ["*", "*!", "1: *"];
const AROUND: [&str; 7] = [
    "@ *?",
    "@ no *",
    "no * @",
    "@, * next time",
    "should I say * with @?",
    "@ silent *",
    "@ * silent",
];

/// What the attackers can ask about the game.
const ASKED: [&str; 7] = [
    "captured",
    "can the king escape?",
    "can I win now?",
    "who is winning?",
    "hint",
    "why",
    "analysis",
];

/// The answers to all that they say there, each in its language, without the move and the rows of a
/// board. None of it is carried out.
fn told(
    hall: &mut Hall,
    (names, mv): (&[&'static str], &str),
    forms: &[&str],
    said: &[&str],
) -> Vec<(String, String)> {
    let state = hall.state();
    let mut told = Vec::new();
    for language in Language::ALL {
        let code = language.code();
        hall.change(&format!("UPDATE players SET language = '{code}'"));
        for (name, form, said) in names.iter().flat_map(|name| {
            forms.iter().flat_map(move |form| said.iter().map(move |said| (*name, *form, *said)))
        }) {
            let line = form.replace('*', said);
            let text = answer(hall, name, &line.replace('@', mv));
            let rows = text.lines().filter(|line| !is_row(line));
            let text = rows.collect::<Vec<_>>().join("\n").replace(mv, "@");
            told.push((format!("{name} ({code}): {line}"), text));
        }
    }
    hall.change("UPDATE players SET language = 'en'");
    assert_eq!(hall.state(), state);
    told
}

/// A row of a board has its rank at both ends.
fn is_row(line: &str) -> bool {
    let ends = |c: char| !c.is_ascii_digit();
    let (first, last) = (line.trim_start().split(ends).next(), line.rsplit(ends).next());
    first == last && first.is_some_and(|rank| !rank.is_empty())
}

/// What somebody is answered where nothing was asked before.
fn answer(hall: &mut Hall, name: &str, line: &str) -> String {
    let actor = at_terminal(name);
    let number = hall.number();
    let at = |message: String| MessageAt { conversation: "terminal here".into(), message };
    let place = Place { answers: at(number.to_string()), asks: at(format!("{number} answered")) };
    let heard = match hall.understand(&actor, &place, line) {
        Err(misread) => hall.hear_misread((&actor, &place), None, misread),
        Ok(order) => {
            let id = format!("line {number}");
            hall.hear(&Request { id, actor: actor.clone(), order, seen: None, place: Some(place) })
        }
    };
    let (_, reader) = hall.questions.who(hall.now, &actor).expect("no fault");
    match heard.answer {
        Answer::Done(notice) => notice.text(&reader),
        Answer::Refused(refusal) => refusal.text(&reader),
    }
}

fn play(hall: &mut Hall, name: &str, ply: &str) {
    let answer = hall.says(name, ply);
    assert!(matches!(answer, Answer::Done(_)), "{ply}: {answer:?}");
}

/// The answers before that move is made, after it was made silently, once Rolf has seen it, and after
/// his reply.
fn answers(opened: &Opened, mv: &str) -> [Vec<(String, String)>; 5] {
    let (ruleset, [before @ .., reply], _, said) = opened;
    let mut hall = Hall::of(&NAMES);
    hall.says("Rolf", &format!("challenge sigrid {ruleset} attack strict"));
    hall.says("Sigrid", "accept 1");
    for (name, ply) in NAMES.into_iter().cycle().zip(before.iter()) {
        play(&mut hall, name, ply);
    }
    let due = told(&mut hall, (&NAMES, mv), &[ALONE.as_slice(), AROUND.as_slice()].concat(), said);
    play(&mut hall, "Sigrid", mv);
    // A look at the board would be seen.
    let unseen = told(&mut hall, (&NAMES[1..], mv), &ALONE, said);
    hall.says("Rolf", "board");
    let seen = told(&mut hall, (&NAMES, mv), &[ALONE.as_slice(), &["@ *"]].concat(), said);
    let asked = told(&mut hall, (&NAMES[..1], mv), &["*"], &ASKED);
    play(&mut hall, "Rolf", reply);
    let later = told(&mut hall, (&NAMES, mv), &ALONE, said);
    [due, unseen, seen, asked, later]
}

#[test]
fn no_answer_depends_on_what_is_open() {
    for opened in &OPENED {
        let (ruleset, _, [opens, closes], _) = opened;
        let [open, closed] = [opens, closes].map(|mv| answers(opened, mv));
        for ((line, open), (_, closed)) in open.iter().flatten().zip(closed.iter().flatten()) {
            assert_eq!(open, closed, "{ruleset}: {line}");
        }
    }
}
