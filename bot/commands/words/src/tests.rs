//! The data file has every word in every language, and nothing ambiguous.

use std::collections::BTreeSet;

use engine::notation::PlyText;
use engine::ruleset::{Spellings, shipped_library};
use engine::{Policy, Square};

use super::file::spelled_out;
use super::*;

/// Phrases with two meanings in one place, and how they are distinguished.
const TWO_MEANINGS: &[(&str, &str, &str)] =
    &[("order", "si", "alone it is yes; with something behind it, it is if")];

/// Every word of that place has a phrase in every language.
fn check_place<W: Word>(known: &mut BTreeSet<&'static str>) {
    known.insert(W::PLACE);
    let place = place::<W>();
    let shipped: BTreeSet<&str> = place.phrases.iter().map(|phrase| phrase.canonical).collect();
    let words: BTreeSet<&str> = W::ALL.iter().map(|word| word.canonical()).collect();
    assert_eq!(words, shipped, "{}: the words of the program and of the file", W::PLACE);
    for &word in W::ALL {
        assert!(W::meanings(word.canonical()).contains(&word), "{word:?}");
        for language in Language::ALL {
            let code = language.code();
            assert!(word.phrases(language).next().is_some(), "{word:?} in {code}");
            for phrase in word.phrases(language) {
                for typed in [phrase, &phrase.to_uppercase(), &spelled_out(phrase), &fold(phrase)] {
                    assert!(W::meanings(typed).contains(&word), "{typed:?} is {word:?}");
                }
            }
        }
    }
}

#[test]
fn every_word_is_there_in_every_language() {
    let mut known = BTreeSet::new();
    check_place::<OrderWord>(&mut known);
    check_place::<AnswerWord>(&mut known);
    check_place::<PlyWord>(&mut known);
    check_place::<AnnouncedWord>(&mut known);
    check_place::<ConditionWord>(&mut known);
    check_place::<BoardWord>(&mut known);
    check_place::<GamesWord>(&mut known);
    check_place::<ArchiveWord>(&mut known);
    check_place::<ArchivedWord>(&mut known);
    check_place::<HistoryWord>(&mut known);
    check_place::<NotesWord>(&mut known);
    check_place::<TryWord>(&mut known);
    check_place::<FollowWord>(&mut known);
    check_place::<PlanWord>(&mut known);
    check_place::<OpponentWord>(&mut known);
    check_place::<ProposalWord>(&mut known);
    check_place::<VacationWord>(&mut known);
    check_place::<DayWord>(&mut known);
    check_place::<SettingWord>(&mut known);
    check_place::<AccountWord>(&mut known);
    check_place::<ValueWord>(&mut known);
    check_place::<ChannelWord>(&mut known);
    check_place::<LanguageWord>(&mut known);
    check_place::<CircleWord>(&mut known);
    check_place::<LadderWord>(&mut known);
    check_place::<TournamentWord>(&mut known);
    check_place::<OrganiseWord>(&mut known);
    check_place::<VerdictWord>(&mut known);
    check_place::<EventWord>(&mut known);
    check_place::<PartWord>(&mut known);
    check_place::<TopicWord>(&mut known);
    assert_eq!(known, PLACES.keys().copied().collect());
}

#[test]
fn a_phrase_means_one_thing_in_a_place() {
    for (name, place) in &*PLACES {
        for (key, words) in &place.by_key {
            let excepted = TWO_MEANINGS
                .iter()
                .any(|(place, phrase, _)| (place, phrase) == (name, &key.as_str()));
            assert_eq!(words.len() > 1, excepted, "{name}: {key:?} is {words:?}");
        }
    }
}

/// Otherwise the longer one would swallow what follows the shorter one: a note, a name.
#[test]
fn no_phrase_begins_with_another_words() {
    for (name, place) in &*PLACES {
        for (longer, words) in &place.by_key {
            for (shorter, others) in &place.by_key {
                let begins =
                    longer.strip_prefix(shorter.as_str()).is_some_and(|r| r.starts_with(' '));
                assert!(!begins || words == others, "{name}: {longer:?}, {shorter:?}");
            }
        }
    }
}

#[test]
fn no_phrase_reads_as_a_square_a_move_or_a_ruleset() {
    for phrase in all() {
        let folded = fold(phrase);
        assert!(!folded.is_empty());
        assert!(folded.parse::<Square>().is_err(), "{phrase:?} is a square");
        assert!(PlyText::parse(phrase, &Spellings::default()).is_err(), "{phrase:?} is a move");
        let id = shipped_library().iter().find(|ruleset| fold(&ruleset.id) == folded);
        assert!(id.is_none(), "{phrase:?} is a ruleset");
    }
}

#[test]
fn policies_are_called_as_the_engine_calls_them() {
    for policy in Policy::ALL {
        assert!(ProposalWord::find(policy.word()).is_some_and(|w| w.canonical() == policy.word()));
    }
}

#[test]
fn the_longest_phrase_counts_and_the_rest_stays_as_written() {
    let order = |text| OrderWord::at_start(text).map(|(words, rest)| (words[0], rest));
    assert_eq!(order("Forget me!"), Some((OrderWord::Erase, "")));
    assert_eq!(order("* GI-OPP *"), Some((OrderWord::Resign, "*")));
    assert_eq!(order("Sag  Grüße,  Ylva"), Some((OrderWord::Say, "Grüße,  Ylva")));
    assert_eq!(order("note ! look at f6"), Some((OrderWord::Note, "! look at f6")));
    assert_eq!(order("Vergiß mich"), Some((OrderWord::Erase, "")));
    assert_eq!(order("give it up"), None);
    assert_eq!(order(""), None);
}

#[test]
fn slips_are_seen() {
    assert_eq!(OrderWord::nearest("resgin"), ["resign"]);
    assert_eq!(OrderWord::nearest("gve up"), ["give up"]);
    assert_eq!(OrderWord::nearest("aufgebn"), ["aufgeben"]);
    assert_eq!(ProposalWord::nearest("attck"), ["attack"]);
    assert_eq!(OrderWord::nearest("the weather is fine in Stavanger"), [""; 0]);
    assert_eq!(nearest_of("europe/olso", ["Europe/Oslo", "Asia/Tokyo"]), ["Europe/Oslo"]);
}

/// What doubts or denies never falls away from a sentence.
#[test]
fn no_word_of_doubt_means_nothing() {
    for language in Language::ALL {
        let everyday = Everyday::of(language);
        let doubts = everyday.doubts.iter().chain(&everyday.denials);
        let falls_away = |word: &&String| {
            everyday.is_light(word) || everyday.without_fillers(&[word.as_str()]).is_empty()
        };
        let found: Vec<&String> = doubts.filter(falls_away).collect();
        assert!(found.is_empty(), "{language:?}: {found:?}");
    }
    let doubts = &Everyday::of(Language::English).doubts;
    for word in ["not", "never", "if", "maybe", "would"] {
        assert!(doubts.contains(word), "{word}");
    }
}
