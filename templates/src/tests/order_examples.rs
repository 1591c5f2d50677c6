//! Every word of every language is read as its order.

use commands::words::{AnswerWord, OrderWord, ProposalWord, Word};
use commands::{
    Concerned, Deed, Misread, Offer, Order, OrderLine, OrganiserAct, Proposal, Sure, read,
};
use engine::ruleset::Language;

use crate::refusal::act_line;
use crate::told::step::example;
use crate::words::Words;

/// The examples are whole orders, in canonical words.
#[test]
fn examples_are_orders() {
    for &word in OrderWord::ALL {
        let line = example(word, Words::of(Language::English));
        let expected = match word {
            OrderWord::MailMe => "channel mail",
            OrderWord::ClubToday => "club-today",
            OrderWord::Challenge => "challenge ylva skalk attack 7d+1d/10d unrated",
            OrderWord::Seek => "seek 2 skalk random 3d/ply rated",
            OrderWord::Counter => "counter 12 defend 3d/ply",
            OrderWord::Vacation => "vacation until friday",
            OrderWord::OfferTime => "offer-time 3 days",
            OrderWord::OfferPause => "offer-pause until friday",
            _ => &line,
        };
        assert_eq!(read(&line).map(|line| line.to_string()).as_deref(), Ok(expected), "{word:?}");
    }
}

#[test]
fn every_language_gives_every_order() {
    for &word in OrderWord::ALL {
        let line = example(word, Words::of(Language::English));
        let arguments = line.strip_prefix(word.phrase(Language::English)).unwrap();
        let usual = read(&line);
        // These are followed by the person who is told something, who is marked.
        let addressed = read(&format!("say @{}", arguments.trim()));
        for language in Language::ALL {
            for phrase in word.phrases(language) {
                let is_addressed = ["tell", "fortæl"].contains(&phrase);
                let expected = if is_addressed { &addressed } else { &usual };
                let code = language.code();
                for phrase in [phrase.to_owned(), phrase.to_uppercase()] {
                    assert_eq!(&read(&format!("{phrase}{arguments}")), expected, "{phrase} {code}");
                    let marked = format!(" *{phrase}*: {arguments}");
                    assert_eq!(&read(&marked), expected, "{marked} {code}");
                }
            }
        }
    }
}

#[test]
fn every_language_answers_offers() {
    for &word in AnswerWord::ALL {
        let expected = match word {
            AnswerWord::Offer => Offer::Make,
            AnswerWord::Accept | AnswerWord::Yes => Offer::Accept,
            AnswerWord::Decline | AnswerWord::No => Offer::Decline,
            AnswerWord::Withdraw => Offer::Withdraw,
        };
        for phrase in Language::ALL.into_iter().flat_map(|language| word.phrases(language)) {
            let read = read(&format!("Remis {phrase}!")).unwrap().order;
            assert_eq!(read, Order::Do(Deed::Draw(expected)), "{phrase}");
        }
    }
}

#[test]
fn every_language_names_terms() {
    for &word in ProposalWord::ALL {
        for phrase in Language::ALL.into_iter().flat_map(|language| word.phrases(language)) {
            let (line, canonical) = match word {
                ProposalWord::Night => (format!("{phrase}=22-7"), "night=22-07"),
                ProposalWord::Ply => (format!("3d/{phrase}"), "3d/ply"),
                ProposalWord::Versus => (format!("3d/ply {phrase} 7d/ply"), "3d/ply vs 7d/ply"),
                _ => (phrase.to_owned(), word.canonical()),
            };
            let Order::Do(Deed::Seek(None, proposal)) =
                read(&format!("seek {line}")).unwrap().order
            else {
                panic!("{line}")
            };
            assert_ne!(proposal, Proposal::default());
            assert_eq!(proposal.to_string(), canonical, "{phrase}");
        }
    }
}

#[test]
fn a_bad_term_is_named() {
    let why = read("challenge ylva attck kopenhagen").unwrap_err();
    let expected = Misread::BadArgument {
        order: OrderWord::Challenge,
        typed: "attck".into(),
        nearest: vec!["attack".into()],
        act: None,
    };
    assert_eq!(why, expected);
}

/// How an act goes is shown in words that are read as that act, which has a row of its own.
#[test]
fn the_form_of_every_act_is_read_as_that_act() {
    for language in Language::ALL {
        let words = Words::of(language);
        for form in OrganiserAct::FORMS {
            let line = act_line(form, OrderWord::Organise.phrase(language), words);
            let fill = |word: &str| {
                let bare = word.trim_matches(['[', ']', '"']);
                let is_open = bare.len() > 2 && !bare.contains(char::is_lowercase);
                let parts = ["game", "number", "place"];
                let of_number =
                    |part: &&str| words.say("form-part", &[("part", (*part).into())]) == bare;
                match is_open && bare.starts_with(char::is_uppercase) {
                    true if parts.iter().any(of_number) => "12".to_owned(),
                    true => "ylva".to_owned(),
                    false => bare.to_owned(),
                }
            };
            let filled = line.split(' ').map(fill).collect::<Vec<_>>().join(" ");
            match read(&filled) {
                Ok(OrderLine { order: Order::Do(Deed::Organise(Sure::Ask, act)), .. }) => {
                    assert_eq!(act.form(), form, "{filled}");
                    assert_ne!(act.row().concerns, Concerned::Everybody, "{filled}");
                }
                other => panic!("{filled}: {other:?}"),
            }
        }
    }
}

/// A word that only one language has tells which language it is.
#[test]
fn words_tell_their_language() {
    let told = [
        ("bli med Alva", Some(Language::Bokmaal)),
        ("deltag", Some(Language::Danish)),
        ("Beitreten!", Some(Language::German)),
        ("12: abandonar", Some(Language::Spanish)),
        ("join Alva", Some(Language::English)),
        // Norwegian and Danish; also German; not an order.
        ("regler", None),
        ("ja", None),
        ("d1-d4", None),
        ("", None),
    ];
    for (line, language) in told {
        assert_eq!(commands::language(line), language, "{line}");
    }
}
