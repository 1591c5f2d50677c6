//! Every message of every catalogue is used and renders with its arguments.

use std::collections::BTreeSet;
use std::sync::Arc;

use commands::words::{PartWord, TopicWord, Word};
use engine::ruleset::options::{self, Repetition};
use engine::ruleset::{Language, shipped_library};
use engine::{Capture, Move, Outcome, Ply, Reason, Routes, Ruleset, Side};

use super::samples::{at, capture_rules, illegals, mv, outcomes, routes};
use super::tables::reader;
use super::{mails, media, moments, notices, prose, refusals, slash_commands, stop_page};
use crate::board::Board;
use crate::board::emoji::TooLarge;
use crate::notice::Notice;
use crate::outcome;
use crate::reader::{Client, OwnInDiscord, Reader};
use crate::refusal::nearest::Nearest;
use crate::refusal::ply::RefusedPly;
use crate::rules::{rule_id, rule_part, rule_sheet, rule_summary, sentence_arguments};
use crate::slash_commands::SlashPath;
use crate::words::Words;

/// The shipped rulesets, and one for each choice that none of them makes.
fn rulesets() -> Vec<Ruleset> {
    let mut rulesets: Vec<Ruleset> =
        shipped_library().iter().map(|ruleset| Ruleset::clone(ruleset)).collect();
    for repetition in
        [Repetition::MoverLoses, Repetition::Forbidden, Repetition::ForbiddenToDefenders]
    {
        let mut ruleset = Ruleset::clone(shipped_library().newest("skalk").unwrap());
        ruleset.options.repetition = repetition;
        ruleset.repetition_at = 4;
        rulesets.push(ruleset);
    }
    rulesets
}

fn plies(mv: Move, captures: &[Capture]) -> Vec<Ply> {
    let ply = |mover, mv, captures: &[Capture], routes: Routes| Ply {
        mover,
        roll: None,
        mv,
        captures: captures.to_vec(),
        routes,
        announces: !routes.is_empty(),
        announced: routes,
        occurrence: 1,
        outcome: None,
    };
    let mut plies = Vec::new();
    for side in Side::BOTH {
        plies.push(ply(side, Some(mv), &[], routes(&[])));
        plies.push(ply(side, Some(mv), &captures[..1], routes(&["a11"])));
        plies.push(ply(side, Some(mv), captures, routes(&["a11", "k11"])));
        let mut passed = ply(side, None, &[], routes(&[]));
        passed.roll = Some((1, engine::dice::Roll::new(0).unwrap()));
        plies.push(passed);
    }
    plies
}

/// Everything that the crate says about a ruleset.
fn everything(words: &Words, ruleset: &Ruleset) -> Vec<String> {
    let ruleset = Arc::new(ruleset.clone());
    let last = *ruleset.start();
    let parts = PartWord::ALL.iter().map(|&part| rule_part(words, &ruleset, part));
    let sheets: Vec<String> = parts.chain([rule_sheet(words, &ruleset)]).collect();
    let mut said = vec![sheets.join("\n"), rule_summary(words, &ruleset)];
    for why in illegals() {
        let from = |targets: &[&str]| Nearest::From {
            from: at("f6"),
            targets: targets.iter().map(|square| at(square)).collect(),
        };
        for nearest in
            [Nearest::Nothing, Nearest::Move(mv("f6", "f9")), from(&[]), from(&["e6", "f7", "f8"])]
        {
            let ruleset = Arc::clone(&ruleset);
            let refused = RefusedPly { why: why.clone(), ruleset, position: last, nearest };
            said.push(refused.say(words));
        }
    }
    for outcome in outcomes() {
        said.push(outcome::describe_ending(words, &ruleset, &last, outcome));
    }
    let mv = mv("d1", "d4");
    let by = |by| Capture { square: at("d5"), by };
    let captures: Vec<Capture> = capture_rules().into_iter().map(by).collect();
    said.push(outcome::explain_captures(words, &ruleset, mv, &captures));
    said.extend(plies(mv, &captures).iter().map(|ply| outcome::describe_ply(words, &ruleset, ply)));
    let board = Board { last: Some(mv), ..Board::start(&ruleset) };
    said.extend(board.text_legend(words));
    said.extend(board.unicode_legend(words));
    said.extend(board.emoji_legend(words));
    said.push(TooLarge { size: 19 }.explain_size(words));
    // Every option's word, besides all the choices this ruleset makes.
    let arguments = sentence_arguments(words, &ruleset);
    for (option, choices) in options::ALL {
        said.extend(choices.iter().map(|word| words.say(&rule_id(option, word), &arguments)));
    }
    said
}

/// A king at the edge beside a corner and away from it: the only words that depend on where he was
/// captured.
fn edge_falls(words: &Words) -> Vec<String> {
    let fall = Outcome {
        winner: Some(Side::Attackers),
        reason: Reason::KingCaptured(engine::KingFall::AtEdge),
    };
    let ruleset = shipped_library().newest("kongens-bord").unwrap();
    let mut said = Vec::new();
    for king in [at("a2"), at("f1")] {
        let mut setup = engine::Setup::empty(Side::Attackers);
        setup.put('K', king);
        setup.put('t', at("f8"));
        said.push(outcome::describe_ending(
            words,
            ruleset,
            &setup.position(ruleset).unwrap(),
            fall,
        ));
    }
    said
}

/// States of games: at the start, and with routes announced.
fn standings(words: &Words) -> Vec<String> {
    let ruleset = shipped_library().newest("kongens-bord").unwrap();
    let lines = [
        "13/13/13/13/13/13/K12/13/8T4/13/13/6t6/13 a announced=a1,a13",
        "13/13/13/13/13/13/K12/13/8T4/13/13/6t6/13 d",
    ];
    let said = lines.map(|line| {
        let line = engine::notation::PositionLine::parse(line).unwrap();
        let game = line.game(Arc::clone(ruleset), engine::Terms::default()).unwrap();
        outcome::describe_state(words, &game)
    });
    let mut said: Vec<String> = said.into();
    for ruleset in rulesets() {
        // Back and forth, until the next occurrence would trigger the rule.
        let rounds = ruleset.repetition_at - 2;
        let mut game = engine::Game::new(Arc::new(ruleset), engine::Terms::default()).unwrap();
        let there = game.legal_moves()[0];
        game.play_read(&there.into()).unwrap();
        let over = game.legal_moves()[0];
        let back = |mv: Move| Move { from: mv.to, to: mv.from };
        let round = [over, back(there), back(over), there];
        for mv in round.into_iter().cycle().take(4 * rounds as usize) {
            game.play_read(&mv.into()).unwrap();
        }
        said.push(outcome::describe_state(words, &game));
    }
    said
}

/// The messages with a text of their own, and their attributes as in `act-join.button`.
fn ids(words: &Words) -> BTreeSet<String> {
    let (mut ids, mut message) = (BTreeSet::new(), "");
    for line in words.source().lines() {
        let Some((id, text)) = line.split_once(" =") else { continue };
        if id.starts_with(|c: char| c.is_ascii_lowercase()) {
            message = id;
            // What only has attributes says nothing by itself.
            if !(text.is_empty() && words.is_silent(id)) {
                ids.insert(id.to_owned());
            }
        } else if let Some(attribute) = id.strip_prefix("    .") {
            ids.insert(format!("{message}.{attribute}"));
        }
    }
    ids
}

fn every_message_is_used_and_renders(language: Language) {
    let words = Words::of(language);
    for ruleset in rulesets() {
        for said in everything(words, &ruleset) {
            for wrong in ["{", "}", "\u{2068}", "\u{2069}", "  \u{b7}", "\u{a0}"] {
                assert!(!said.contains(wrong), "{wrong:?} in {said:?}");
            }
            assert!(!said.trim().is_empty());
        }
    }
    edge_falls(words);
    standings(words);
    super::review::everything(words);
    media::mails(&Reader { language, ..reader() });
    mails::subjects(&Reader { language, ..reader() });
    mails::page_lines(&Reader { language, ..reader() });
    stop_page::everything(&Reader { language, ..reader() });
    super::posts::everything(&Reader { language, ..reader() });
    super::greetings::everything(&Reader { language, ..reader() });
    for said in super::web::everything(&Reader { language, ..reader() }) {
        assert!(!said.trim().is_empty() && !said.contains(['{', '}']), "{said}");
    }
    // What is to be added to it is shown on pages.
    let on_pages = Reader { language, ..reader() };
    assert!(crate::told::answer_report(5).to_complete(&on_pages).is_some());
    super::calendar::everything(&Reader { language, ..reader() });
    let client = Client::Discord(OwnInDiscord::default());
    let in_discord = Reader { language, client, ..reader() };
    let help = Notice::Help(None, Vec::new()).text(&in_discord);
    assert!((2..=12).contains(&help.lines().count()), "{help}");
    let in_discord = told(&in_discord);
    // Each command that a sentence names has its own place there.
    for named in words.source().split("COMMAND(\"").skip(1) {
        let order = named.split('"').next().unwrap_or_default();
        assert_ne!(SlashPath::of_order(order), SlashPath::of_order(""), "{order}");
    }
    for said in told(&Reader { language, ..reader() }).into_iter().chain(in_discord) {
        for wrong in ["{", "}", "\u{2068}", "\u{2069}", "\u{a0}"] {
            assert!(!said.contains(wrong), "{wrong:?} in {said:?}");
        }
        assert!(!said.trim().is_empty());
    }
    let of_game = TopicWord::ALL.iter().map(|word| Some(word.canonical()));
    let topics = ["history", "time", "circle", "ladder", "tournament", "chess"].map(Some);
    for topic in [None].into_iter().chain(topics).chain(of_game) {
        let help =
            Notice::Help(topic.map(Into::into), Vec::new()).text(&Reader { language, ..reader() });
        assert!(!help.contains(['{', '}']), "{help}");
    }
    assert!(!super::guide::guide(language).contains(['{', '}']), "the guide");
    let (ids, used) = (ids(words), crate::words::used());
    let unused: Vec<&String> = ids.difference(&used).collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
    let missing: Vec<&String> = used.difference(&ids).collect();
    assert!(missing.is_empty(), "not in the catalogue: {missing:?}");
}

#[test]
fn every_message_is_used_and_renders_in_english() {
    every_message_is_used_and_renders(Language::English);
}

#[test]
fn every_message_is_used_and_renders_in_norwegian() {
    every_message_is_used_and_renders(Language::Bokmaal);
}

#[test]
fn every_message_is_used_and_renders_in_danish() {
    every_message_is_used_and_renders(Language::Danish);
}

#[test]
fn every_message_is_used_and_renders_in_german() {
    every_message_is_used_and_renders(Language::German);
}

#[test]
fn every_message_is_used_and_renders_in_spanish() {
    every_message_is_used_and_renders(Language::Spanish);
}

#[test]
fn every_option_stands_in_one_section() {
    use crate::rules::sections::{NOT_PLAYED, SECTIONS, SectionItem};
    let listed = |name: &str| {
        let items = SECTIONS.iter().flat_map(|(_, _, items)| items.iter());
        items.filter(|item| matches!(item, SectionItem::Rule(option) if *option == name)).count()
    };
    for (name, words) in options::ALL {
        let never_played = NOT_PLAYED.iter().filter(|(option, _)| option == name).count();
        assert!(listed(name) == 1 || never_played == words.len(), "{name}");
    }
    for reading in options::READINGS {
        let items = SECTIONS.iter().flat_map(|(_, _, items)| items.iter());
        let lines =
            items.filter(|item| matches!(item, SectionItem::House(word) if word == reading));
        assert_eq!(lines.count(), 1, "{reading}");
    }
    for (option, word) in NOT_PLAYED {
        let known = options::ALL.iter().any(|(name, words)| name == option && words.contains(word));
        assert!(known, "{option} = {word}");
    }
}

/// Everything that players are told and refused, and when.
fn told(reader: &Reader) -> Vec<String> {
    [
        notices::everything(reader),
        refusals::everything(reader),
        moments::everything(reader),
        prose::everything(reader.words()),
        slash_commands::everything(reader),
    ]
    .concat()
}

/// No space is doubled or comes before a full stop, and nothing that was to be filled in is empty.
/// (Where there is no throne, a rule of it could name no square; none is ever said.)
#[test]
fn sentences_are_whole() {
    let words = Words::of(Language::English);
    let mut all = told(&reader());
    for ruleset in rulesets().into_iter().filter(|ruleset| ruleset.throne().is_some()) {
        all.extend(everything(words, &ruleset).into_iter().skip(1));
    }
    let mut labels: BTreeSet<String> =
        super::steps::steps().iter().map(|step| step.does(&reader())).collect();
    labels
        .extend([1, 2_usize].map(|choice| words.say("reply-choose", &[("number", choice.into())])));
    // Anyone who is offered another language is offered it in that language.
    let others = Language::ALL.into_iter().map(Words::of);
    labels.extend(others.map(|words| words.say("reply-answer-in", &[])));
    // The board of a lesson is drawn.
    let is_rank =
        |line: &&str| line.chars().all(|c| c.is_ascii_digit() || " #.+*[]XOKxo".contains(c));
    for said in all {
        // Lines may be indented, and what can be done next stands in two columns.
        let columns = |line: &str| match line.trim().split_once("  ") {
            Some((command, does)) if labels.contains(does.trim()) => vec![command.to_owned()],
            _ => vec![line.trim().to_owned()],
        };
        for line in said.lines().filter(|line| !is_rank(line)).flat_map(columns) {
            for wrong in
                ["  ", " .", " ,", " ;", "..", " :", "()", "“”", " 1 men", " 1 moves", "? ?"]
            {
                assert!(!line.contains(wrong), "{wrong:?} in {said:?}");
            }
        }
    }
}

/// A catalogue that lacks a language would call it by the last one it has.
#[test]
fn settings_name_every_language() {
    for reader in Language::ALL.map(|language| Reader { language, ..reader() }) {
        for language in Language::ALL {
            let value = [("value", language.code().into())];
            let said = reader.words().say("settings-language", &value);
            assert!(said.contains(&format!("({})", language.code())), "{said}");
        }
    }
}

#[test]
fn no_line_of_a_sheet_is_too_wide() {
    for ruleset in rulesets() {
        for language in Language::ALL {
            for line in rule_sheet(Words::of(language), &ruleset).lines() {
                assert!(line.chars().count() <= crate::rules::WIDTH, "{line}");
            }
        }
    }
}

#[test]
fn lists_are_joined_in_the_language() {
    let words = Words::of(Language::English);
    let squares = |list: &[&str]| words.squares(list.iter().map(|square| at(square)));
    assert_eq!(squares(&[]), "");
    assert_eq!(squares(&["f7"]), "f7");
    assert_eq!(squares(&["f7", "f8"]), "f7 and f8");
    assert_eq!(squares(&["f7", "f8", "e6"]), "f7, f8 and e6");
}
