//! What people say, and what it should lead to: `everyday/LANGUAGE.txt`, written before the reader
//! was. `everyday/open.txt` counts, and lists what does not lead there yet. Nine of ten offers have
//! to be right, and at most one line in ten that means something may not be understood.
//!
//! ```text
//! whose turn is it
//!     board                  a question is done
//! let's call it a draw
//!     > draw                 what changes something is offered; several with ` | ` between them
//! bord
//!     ~ board                a slip: the word of a command is suggested
//! nice weather
//!     !                      not understood
//! ```

use std::fmt::Write as _;
use std::sync::Arc;

use engine::ruleset::{Language, Ruleset, shipped_library};
use expect_test::expect_file;

use crate::{Vocabulary, understand_or_guess};
use commands::read;
use commands::{Misread, Order, ruleset_called};
use words::{Everyday, OrderWord, TopicWord, Word as _, fold};

/// A club with a few players and the shipped rulesets. The reader plays game 7 against
/// Sigrid, and has challenge 8 from Nora.
pub(super) struct SomeClub;

const PLAYERS: [&str; 9] = ["Bo", "Otto", "Hanna", "Nora", "Cleo", "Ivar", "Mia", "Alva", "Sigrid"];

impl Vocabulary for SomeClub {
    fn player(&self, typed: &str) -> Option<String> {
        let known = PLAYERS.iter().find(|name| fold(name) == fold(typed));
        known.map(|name| (*name).to_owned())
    }

    fn games_with(&self, handle: &str) -> Vec<u32> {
        if handle == "Sigrid" { vec![7] } else { Vec::new() }
    }

    fn challenges_from(&self, handle: &str) -> Vec<u32> {
        if handle == "Nora" { vec![8] } else { Vec::new() }
    }

    fn ruleset(&self, typed: &str) -> Option<String> {
        ruleset_called(shipped_library(), typed).map(|ruleset| ruleset.id.clone())
    }

    fn has_help(&self, topic: &str) -> bool {
        OrderWord::find(topic).is_some() || TopicWord::find(topic).is_some()
    }
}

const FILES: [(Language, &str); 5] = [
    (Language::English, include_str!("lines/en.txt")),
    (Language::Bokmaal, include_str!("lines/nb.txt")),
    (Language::Danish, include_str!("lines/da.txt")),
    (Language::German, include_str!("lines/de.txt")),
    (Language::Spanish, include_str!("lines/es.txt")),
];

#[test]
fn what_people_say_leads_where_it_should() {
    let (mut counts, mut open) = (String::new(), String::new());
    for (language, file) in FILES {
        let code = language.code();
        let (mut all, mut kept, mut done, mut offered, mut fitting) = (0, 0, 0, 0, 0);
        let (mut not, mut missed) = (0, 0);
        let mut lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with("## "));
        while let Some(said) = lines.next() {
            let promised = lines.next().and_then(|line| line.strip_prefix("    "));
            let promised = promised.unwrap_or_else(|| panic!("{code}: {said}: no promise"));
            let leads = leads_to(said, language);
            all += 1;
            let promised_command = in_canonical_words(promised);
            match leads.split_once(' ') {
                None if leads == "!" => {
                    not += 1;
                    missed += usize::from(promised != "!");
                }
                Some((">" | "~", suggested)) => {
                    offered += 1;
                    let promised = promised_command.trim_start_matches(['>', '~', ' ']);
                    let is_promised = |command: &str| {
                        promised.split(" | ").any(|it| it.eq_ignore_ascii_case(command))
                    };
                    fitting += usize::from(suggested.split(" | ").any(is_promised));
                }
                _ => done += 1,
            }
            match promised_command.eq_ignore_ascii_case(&leads) {
                true => kept += 1,
                false => writeln!(open, "{code}: {said}\n    {promised}\n    {leads}").unwrap(),
            }
        }
        writeln!(
            counts,
            "{code}: {all} lines, {kept} as promised; {done} done, {offered} offered ({fitting} \
             of them what was meant), {not} not understood ({missed} of them meant something)"
        )
        .unwrap();
        assert!(fitting * 10 >= offered * 9, "{code}: {fitting} of {offered} offers are right");
        assert!(missed * 10 <= all, "{code}: {missed} of {all} lines are not understood");
    }
    expect_file!["lines/open.txt"].assert_eq(&format!("{counts}\n{open}"));
}

/// What takes back or away, or turns on somebody, is offered to those alone who ask for something like
/// it.
#[test]
fn nothing_that_hurts_is_offered_to_whoever_did_not_ask_for_it() {
    let hurts = |commands: &str| {
        let commands = commands.trim_start_matches(['>', '~', ' ']).split(" | ");
        let mut deeds = commands.filter_map(|command| match read(command).ok()?.order {
            Order::Do(deed) if !deed.row().is_guessed => Some(deed),
            _ => None,
        });
        deeds.next()
    };
    let mut unasked = Vec::new();
    for (language, file) in FILES {
        let mut lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with("## "));
        while let (Some(said), Some(promised)) = (lines.next(), lines.next()) {
            let leads = leads_to(said, language);
            if let (None, Some(deed)) = (hurts(&in_canonical_words(promised.trim())), hurts(&leads))
            {
                unasked.push(format!("{}: {said}: {deed}", language.code()));
            }
        }
    }
    assert!(unasked.is_empty(), "{unasked:#?}");
}

fn leads_to(said: &str, language: Language) -> String {
    match understand_or_guess(said, language, &SomeClub) {
        Ok(line) => line.to_string(),
        Err(Misread::Offered { commands }) => format!("> {}", commands.join(" | ")),
        Err(Misread::NoClock { commands }) => format!("no clock > {}", commands.join(" | ")),
        Err(Misread::NotUnderstood { nearest, .. }) if !nearest.is_empty() => {
            let words = nearest.iter().filter_map(|near| OrderWord::find(near));
            let words: Vec<&str> = words.map(|word| word.canonical()).collect();
            format!("~ {}", words.join(" | "))
        }
        Err(_) => "!".to_owned(),
    }
}

/// A promise with its commands as they are stored.
fn in_canonical_words(promised: &str) -> String {
    let (mark, commands) = match promised.split_once(' ') {
        Some(("~", _)) => return promised.to_owned(),
        Some((">", commands)) => ("> ", commands),
        Some(("no", rest)) if rest.starts_with("clock > ") => {
            ("no clock > ", rest.trim_start_matches("clock > "))
        }
        _ => ("", promised),
    };
    let command = |text: &str| {
        let game = text.strip_prefix("game ").filter(|number| number.parse::<u32>().is_ok());
        let text = game.map_or_else(|| text.to_owned(), |game| format!("{game}: board"));
        read(&text).map_or(text, |line| line.to_string())
    };
    let commands: Vec<String> = commands.split(" | ").map(command).collect();
    format!("{mark}{}", commands.join(" | "))
}

/// A phrase that means two things would be understood by chance.
#[test]
fn no_phrase_means_two_things() {
    for language in Language::ALL {
        let mut seen = std::collections::BTreeMap::new();
        for phrase in &Everyday::of(language).phrases.all {
            let before = seen.insert(format!("{:?}", phrase.parts), phrase.commands);
            assert_eq!(before, None, "{language:?}: {:?}", phrase.parts);
        }
    }
}

/// A club in which the reader has the defenders in a game under that ruleset, against Alva.
struct Announcing(&'static str);

impl Vocabulary for Announcing {
    fn player(&self, typed: &str) -> Option<String> {
        SomeClub.player(typed)
    }

    fn ruleset(&self, typed: &str) -> Option<String> {
        SomeClub.ruleset(typed)
    }

    fn has_help(&self, topic: &str) -> bool {
        SomeClub.has_help(topic)
    }

    fn announcing(&self, _game: Option<u32>) -> Option<Arc<Ruleset>> {
        shipped_library().newest(self.0).map(Arc::clone)
    }
}

#[test]
fn a_line_with_an_announcement_is_never_read_without_it() {
    let (nb, da, de, en, es) = (
        Language::Bokmaal,
        Language::Danish,
        Language::German,
        Language::English,
        Language::Spanish,
    );
    for (id, language, said, leads) in [
        ("stavanger", nb, "Se opp! b5-b1", "b5-b1 se opp"),
        ("stavanger", nb, "2: Se opp! b5-b1", "2: b5-b1 se opp"),
        ("stavanger", nb, "b5-b1 og sier se opp", "b5-b1 se opp"),
        ("stavanger", nb, "Jeg flytter b5-b1 og sier se opp!", "b5-b1 se opp"),
        ("stavanger", nb, "Alva, se opp: b5 b1", "b5-b1 se opp"),
        ("stavanger", nb, "Nå blir det spennende, b5-b1 og se opp", "> b5-b1 se opp"),
        ("stavanger", nb, "b5-b1 se opp?", "> b5-b1 se opp | b5-b1 silent"),
        ("stavanger", nb, "3: skal jeg si se opp b5-b1?", "> 3: b5-b1 se opp | 3: b5-b1 silent"),
        ("stavanger", nb, "b5-b1 uten å si se opp", "> b5-b1 se opp | b5-b1 silent"),
        ("stavanger", nb, "Se opp!", "se opp"),
        ("stavanger", nb, "2: se opp", "2: se opp"),
        ("kongens-bord", da, "Raichi! b5-b1", "b5-b1 raichi"),
        ("kongens-bord", da, "jeg melder raichi, b5-b1", "b5-b1 raichi"),
        ("kongens-bord", de, "Ich ziehe b5-b1 und sage Raichi", "b5-b1 raichi"),
        ("kongens-bord", de, "b5-b1 kein Raichi", "> b5-b1 raichi | b5-b1 silent"),
        ("kongens-bord", en, "I move b5-b1 and say tuichi", "b5-b1 tuichi"),
        ("kongens-bord", en, "no raichi b5-b1", "> b5-b1 raichi | b5-b1 silent"),
        ("kongens-bord", en, "No! Raichi! b5-b1", "b5-b1 raichi"),
        ("kongens-bord", en, "yes raichi b5-b1", "> b5-b1 raichi"),
        ("kongens-bord", en, "move b5-b1 raichi", "b5-b1 raichi"),
        ("kongens-bord", en, "ok, b5-b1 raichi", "b5-b1 raichi"),
        ("kongens-bord", en, "raichi", "raichi"),
        ("kongens-bord", en, "when do I say raichi?", "rules announcements"),
        ("kongens-bord", en, "b5-b1 raichi", "b5-b1 raichi"),
        ("kongens-bord", en, "if b5-b1 then c1-c2 raichi", "if b5-b1 then c1-c2 raichi"),
        ("castillos", es, "Aviso a1: b5-b1", "b5-b1 aviso a1"),
        ("castillos", es, "b5-b1 aviso una ruta: a1", "b5-b1 aviso 1 ruta a1"),
        ("castillos", es, "Muevo b5-b1 y aviso a1 y k1", "b5-b1 aviso a1 k1"),
        ("castillos", es, "aviso a1", "aviso a1"),
        ("castillos", es, "aviso: b5-b1", "b5-b1 aviso"),
    ] {
        let led = match understand_or_guess(said, language, &Announcing(id)) {
            Ok(line) => line.to_string(),
            Err(Misread::Offered { commands }) => {
                // Nothing is offered that isn't read.
                for command in &commands {
                    assert_eq!(read(command).map(|line| line.to_string()), Ok(command.clone()));
                }
                format!("> {}", commands.join(" | "))
            }
            Err(why) => format!("{why:?}"),
        };
        assert_eq!(led, leads, "{said}");
    }
    // To everybody else such words mean what they always do.
    for (said, leads) in [("raichi", "help raichi"), ("Se opp! b5-b1", "> b5-b1")] {
        assert_eq!(leads_to(said, nb), leads, "{said}");
    }
}

#[test]
fn an_announcement_on_a_line_of_its_own_goes_with_the_line_of_its_move() {
    let announcing = Announcing("stavanger");
    for (text, leads) in [
        ("b5-b1\nSe opp!", "b5-b1 Se opp!"),
        ("Hei Alva!\n\nSe opp!\nb5-b1\n", "Hei Alva! / b5-b1 Se opp!"),
        ("2: b5-b1\n2: se opp", "2: b5-b1 se opp"),
        ("b5-b1\nSe opp?", "b5-b1 se opp | b5-b1 silent"),
        ("b5-b1\nDu må se opp neste gang!", "b5-b1 se opp | b5-b1 silent"),
        ("b5-b1 silent\nSe opp!", "b5-b1 se opp | b5-b1 silent"),
        ("2: b5-b1\n3: c5-c1\n3: se opp", "2: b5-b1 / 3: c5-c1 se opp"),
        (
            "2: b5-b1\n3: c5-c1\nSe opp!",
            "2: b5-b1 se opp | 2: b5-b1 silent / 3: c5-c1 se opp | 3: c5-c1 silent",
        ),
        // What is said to others, asked or planned stays on its line.
        ("b5-b1\nsay se opp", "b5-b1 / say se opp"),
        ("b5-b1\nif a1-a2 then b1-b2 se opp", "b5-b1 / if a1-a2 then b1-b2 se opp"),
        ("Se opp!\nboard", "se opp / board"),
    ] {
        let led = |line: &String| match understand_or_guess(line, Language::Bokmaal, &announcing) {
            Ok(line) => line.to_string(),
            Err(Misread::Offered { commands }) if line.contains("b5") || line.contains("c5") => {
                commands.join(" | ")
            }
            Err(_) => line.clone(),
        };
        let all = crate::lines(text, &announcing);
        assert_eq!(all.iter().map(led).collect::<Vec<_>>().join(" / "), leads, "{text}");
    }
    // Among the attackers, and where nothing is announced, each line is read by itself.
    assert_eq!(crate::lines("b5-b1\n\nSe opp!", &SomeClub), ["b5-b1", "Se opp!"]);
}
