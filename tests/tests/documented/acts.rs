//! Every form of an organiser's act that the help or the documents name is read as they write it: as
//! a line in each channel, and at a shell.

use std::fs;

use commands::{Deed, Order, OrganiserAct, read};
use engine::ruleset::Language;

use crate::documented::written::house;

/// What stands for a number in the forms, in all languages. Everything else in capitals is a name.
const NUMBERS: &str =
    "GAME LEVEL NUMBER NUMMER NÚMERO PARTI PARTIDA PARTIE PLACE PLADS PLASS PLATZ PUESTO";

/// The topics of the help that name acts.
const HELP: [&str; 4] = ["organise", "circle", "ladder", "tournament"];

/// The form as somebody types it.
fn filled(form: &str) -> String {
    let fill = |word: &str| {
        let bare = word.trim_matches('"');
        let is_name = bare.chars().count() > 2 && !bare.contains(char::is_lowercase);
        match is_name && bare.starts_with(char::is_uppercase) {
            true if NUMBERS.split(' ').any(|number| number == bare) => "1".to_owned(),
            true => word.replace(bare, if bare.contains('/') { "vikings/skalk" } else { "ylva" }),
            false => word.to_owned(),
        }
    };
    form.split_whitespace().map(fill).collect::<Vec<_>>().join(" ")
}

/// The forms in the help of a language, which begin with its word for organising.
fn in_help(language: Language) -> Vec<String> {
    let code = language.code();
    let folder = house().join(format!("templates/words/{code}"));
    let files = fs::read_dir(folder).expect("a catalogue").map(|file| file.expect("a file").path());
    let text: String = files.map(|file| fs::read_to_string(file).expect("a part of one")).collect();
    let mut forms = Vec::new();
    for topic in HELP {
        let (_, of_act) = text.split_once(&format!("\nact-{topic} =")).expect("an act");
        let (_, after) = of_act.split_once("    .help-more =\n").expect("what help adds");
        let lines = after.lines().take_while(|line| line.starts_with("        "));
        let lines = lines.filter_map(|line| line.strip_prefix("    "));
        let mut explained = String::new();
        for line in lines {
            // What explains a command is indented further than it.
            match line.strip_prefix("      ").filter(|line| !line.starts_with(' ')) {
                Some(commands) => {
                    forms.extend(commands.trim_end_matches(',').split(", ").map(str::to_owned));
                }
                None => explained += &format!(" {}", line.trim()),
            }
        }
        if let ("tournament", Some(open)) =
            (topic, forms.iter().find(|form| form.contains('"')).cloned())
        {
            let marks = ['“', '”', '„', '«', '»'];
            let options = explained.split(marks).skip(1).step_by(2).map(str::trim);
            let options: Vec<&str> = options.collect();
            assert_eq!(options.len(), 6, "{explained}");
            forms.extend(options.iter().map(|option| format!("{open} {option}")));
            // They come in any order.
            for options in [options.clone(), options.into_iter().rev().collect()] {
                forms.push(format!("{open} {}", options.join(" ")));
            }
        }
    }
    forms.retain(|form| !form.contains('…'));
    forms
}

/// Command lines of that beginning in the documents, without what only mentions them.
fn in_documents(begins: &str) -> Vec<String> {
    let mut forms = Vec::new();
    let documents = fs::read_dir(house().join("docs")).expect("the documents");
    let documents = documents.map(|entry| entry.expect("an entry").path());
    for document in documents.filter(|path| path.extension().is_some_and(|it| it == "md")) {
        let text = fs::read_to_string(document).expect("a document");
        let spans = text.split('`').filter(|span| span.starts_with(begins));
        let lines = text.lines().filter(|line| line.starts_with(begins));
        forms.extend(spans.chain(lines).filter(|it| !it.contains('\n')).map(str::to_owned));
    }
    let without_remark = |form: String| form.split("  #").next().unwrap_or_default().to_owned();
    forms.into_iter().map(without_remark).collect()
}

/// The act that a line is in every channel; at a shell it is the same.
fn act_of(line: &str) -> OrganiserAct {
    let typed = match read(line).map(|read| read.order) {
        Ok(Order::Do(Deed::Organise(_, act))) => *act,
        other => panic!("{line}: {other:?}"),
    };
    let (_, rest) = line.split_once(' ').expect("an act");
    let at_shell = at_shell(rest).unwrap_or_else(|| panic!("at a shell: {rest}"));
    assert_eq!(at_shell, typed, "{line}");
    typed
}

fn at_shell(line: &str) -> Option<OrganiserAct> {
    let words = ["taflpost", "host"].map(str::to_owned).into_iter().chain(shlex::split(line)?);
    bot::cli::host_act(words.map(Into::into)).map(|(_, act)| act)
}

#[test]
fn every_form_in_the_help_is_read() {
    let mut english = None;
    for language in Language::ALL {
        let acts: Vec<OrganiserAct> =
            in_help(language).iter().map(|form| act_of(&filled(form))).collect();
        let named = |form| acts.iter().any(|act| act.form() == form);
        let unnamed = OrganiserAct::FORMS.iter().find(|form| !named(*form));
        assert_eq!(unnamed, None, "{language:?}");
        assert_eq!(acts.len(), *english.get_or_insert(acts.len()), "{language:?}");
    }
}

#[test]
fn every_form_in_the_documents_is_read() {
    let typed = in_documents("organise ");
    let at_shells = in_documents("taflpost host ");
    assert!(typed.len() > 5 && at_shells.len() > 10, "{typed:?} {at_shells:?}");
    for form in typed.iter().filter(|form| !form.contains('…') && *form != "organise tournament")
    {
        act_of(&filled(form));
    }
    let own = ["log", "accept-time", "bring-forward", "--help", "…"];
    for form in at_shells {
        let line = form.trim_start_matches("taflpost host ");
        if !own.iter().any(|begins| line.starts_with(begins)) {
            assert!(at_shell(&filled(line)).is_some(), "{form}");
        }
    }
}

/// However a clock is written in a challenge, it is written so there.
#[test]
fn every_form_of_a_clock_is_read() {
    for clock in ["3d/move", "3d/ply", "7d+1d/10d", "3 days", "5d weekend", "3d/trekk", "3d/zug"] {
        for rest in ["", " groups 6", " no-vacation house 1"] {
            let line = format!(
                "organise tournament open \"Cup 2\" brandubh 2026-12-01 clock {clock}{rest}"
            );
            act_of(&line);
        }
    }
}
