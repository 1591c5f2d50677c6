//! The help: that it fits, names orders, and has a part for each.

use commands::words::{OrderWord, TopicWord, Word};
use engine::ruleset::Language;

use super::tables::reader;
use crate::notice::{Notice, has_help};
use crate::reader::{Client, Reader};

#[test]
fn the_help_fits_a_terminal() {
    let help = Notice::Help(Some("all".into()), Vec::new()).text(&reader());
    for line in help.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

/// Each entry of the help, two spaces in, begins with an order or is a move.
#[test]
fn the_help_names_orders() {
    let help = Notice::Help(Some("all".into()), Vec::new()).text(&reader());
    let entries = help.lines().filter_map(|line| line.strip_prefix("  "));
    let entries = entries.filter(|entry| entry.starts_with(|c: char| c.is_ascii_lowercase()));
    let orders = entries.flat_map(|entry| entry.split("  ").next().unwrap().split(", "));
    let orders: Vec<&str> = orders.collect();
    assert!(orders.len() > 25, "{orders:?}");
    for order in orders {
        assert!(OrderWord::at_start(order).is_some() || order == "d1-d4", "{order:?}");
    }
}

/// Every order that the help names can be asked about, in every language.
#[test]
fn help_has_a_part_for_each_order() {
    let not_there = [OrderWord::MailMe];
    // Answers to a question, one of which is an `if` in Spanish.
    let answers = [OrderWord::Yes, OrderWord::No];
    for language in Language::ALL {
        let reader = Reader { language, ..reader() };
        let about = |topic: &str| Notice::Help(Some(topic.into()), Vec::new()).text(&reader);
        let whole = Notice::Help(Some("all".into()), Vec::new()).text(&reader);
        for order in OrderWord::ALL.iter().filter(|order| !answers.contains(order)) {
            let part = about(order.canonical());
            let found = part.lines().count() < 30 && part.starts_with("  ");
            assert_ne!(found, not_there.contains(order), "{language:?} {order:?}: {part}");
            // These explain more than the whole help does.
            use OrderWord::{Circle, Clock, History, Ladder, Organise, Time, Tournament};
            let is_explained =
                matches!(order, Circle | History | Clock | Ladder | Organise | Time | Tournament)
                    || TopicWord::find(order.canonical()).is_some();
            if found && !is_explained {
                assert!(part.lines().all(|line| whole.contains(line)), "{order:?}: {part}");
            }
        }
        // What takes terms explains them, and nothing else does.
        let lines = |topic: &str| about(topic).lines().count();
        assert!(lines("challenge") > lines("cancel") + 3, "{}", about("challenge"));
        assert!(lines("cancel") < 3, "{}", about("cancel"));
    }
    let talking = Notice::Help(Some("talking".into()), Vec::new()).text(&reader());
    assert!(talking.starts_with("Talking\n  say TEXT"), "{talking}");
}

/// Words of the game are explained in a few lines that fit, in every language and by every word
/// for them.
#[test]
fn help_explains_the_words_of_the_game() {
    for language in Language::ALL {
        let reader = Reader { language, ..reader() };
        let about = |topic: &str| Notice::Help(Some(topic.into()), Vec::new()).text(&reader);
        for &word in TopicWord::ALL.iter().filter(|&&word| word != TopicWord::All) {
            let explained = about(word.canonical());
            assert!(explained.lines().count() < 18, "{language:?} {word:?}: {explained}");
            for line in explained.lines() {
                assert!(line.chars().count() <= 100, "{language:?}: {line}");
            }
            for phrase in word.phrases(language) {
                assert!(has_help(phrase, language), "{language:?}: {phrase}");
            }
        }
    }
    let raichi = Notice::Help(Some("escape routes".into()), Vec::new()).text(&reader());
    assert!(raichi.starts_with("Raichi is an announcement."), "{raichi}");
    let moves = Notice::Help(Some("moves".into()), Vec::new()).text(&reader());
    assert!(moves.contains("all moves so far") && moves.contains("  d1-d4\n"), "{moves}");
}

/// A page has room for the whole help, by whichever word it is asked for.
#[test]
fn a_page_shows_the_whole_help() {
    for language in Language::ALL {
        let reader = Reader { language, client: Client::Browser, ..reader() };
        let page = |topic: Option<&str>| {
            let help = Notice::Help(topic.map(str::to_owned), Vec::new());
            format!("{:?}", help.page(&reader))
        };
        let whole = page(None);
        for word in ["all", "everything", "alles", "alt", "todo"] {
            assert_eq!(page(Some(word)), whole, "{language:?} {word}");
        }
        assert_ne!(page(Some("hint")), whole, "{language:?}");
    }
}
