//! What is offered to be done next is understood when it is sent, in every language.

use std::collections::BTreeSet;

use chrono::DateTime;
use commands::words::{OrderWord, ValueWord, Word};
use commands::{Deed, LadderQuestion, Misread, Proposal, Role, read};
use engine::ruleset::{Language, shipped_library};

use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::told::step::{
    NextStep, answer_report, begin, begin_in, counter, give, like, open_circle,
};
use crate::words::Words;

/// One of each that is offered anywhere.
#[expect(clippy::too_many_lines, reason = "one of each")]
pub(super) fn steps() -> Vec<NextStep> {
    let ylva = || "Ylva".to_owned();
    let long = || "A".repeat(20);
    let skalk = || "skalk".to_owned();
    let ladders = || ["skalk", "Vikings/skalk"].map(|id| RulesetName::find(shipped_library(), id));
    let commands = [
        "yes",
        "no",
        "join Ylva",
        "challenge house 1 brandubh attack",
        "games",
        "settings",
        "help",
        "help takeback",
        "invitations",
        "seeks",
        "rulesets",
        "rules skalk",
        "rules skalk king",
        "learn brandubh",
        "learn brandubh 3",
        "learn brandubh 3 d1-d4",
        "rules skalk all",
        "accept 3",
        "decline 3",
        "cancel 3",
        "d1-d4",
        "roll",
        "draw",
        "draw accept",
        "draw decline",
        "draw withdraw",
        "takeback",
        "takeback accept",
        "takeback decline",
        "time accept",
        "time decline",
        "time withdraw",
        "claim",
        "resign",
        "if show",
        "if clear",
        "mute",
        "unmute",
        "12: notes",
        "board",
        "analysis",
        "captured",
        "hint",
        "why",
        "replay",
        "legal d1",
        "watch 12",
        "archive 12",
        "archive 12 record",
        "archive 12 replay",
        "archive Alva against \"Birk Berg\" page 2",
        "follow club",
        "follow Ylva end",
        "follow skalk",
        "follow club-today",
        "unfollow 12",
        "follow",
        "organisers",
        "history",
        "record",
        "rematch",
        "block Ylva",
        "unblock Ylva",
        "channel mail",
        "channel discord",
        "channel terminal",
        "link ABCD2345",
        "unlink ylva@example.org",
        "unlink 123456789012345678",
        "settings devices",
        "settings devices end 2",
        "settings devices end all",
        "settings calendar new",
        "vacation end",
        "export",
        "privacy",
        "erase",
        "erase Ylva",
        "ladder",
        "circle",
        "circle Vikings",
        "circle join Vikings",
        "circle leave Vikings",
        "organise circle open Vikings",
        "ladder join skalk",
        "ladder join Vikings/skalk",
        "ladder rules skalk",
        "ladder why Ylva",
        "ladder leave skalk",
        "ladder player skalk",
        "12: ladder concede",
        "12: ladder defer",
        "tournament",
        "tournament 3",
        "tournament join 3",
        "tournament leave 3",
        "12: try back",
        "12: try save",
        "12: tries",
        "12: tries 2",
        "if d4-d6 then f6-f3 if a1-a2 then f3-f1",
    ];
    let given = commands.map(|line| NextStep::Give(read(line).unwrap()));
    let begun = [
        begin(OrderWord::Join),
        begin(OrderWord::Rename),
        begin(OrderWord::Challenge),
        begin(OrderWord::Seek),
        begin(OrderWord::Organisers),
        begin_in(12, OrderWord::Try),
        answer_report(5),
        like(OrderWord::OfferTime),
        like(OrderWord::If),
        like(OrderWord::Say),
        like(OrderWord::Note),
        like(OrderWord::Try),
        like(OrderWord::Link),
        like(OrderWord::Vacation),
    ];
    let named = |name: fn(String) -> Deed| give(name("A".repeat(20)));
    let rest = [
        give(Deed::Challenge(ylva(), Proposal::default())),
        give(Deed::Challenge(long(), Proposal::default())),
        counter(3),
        named(Deed::Block),
        named(Deed::Unblock),
        named(Deed::Unfollow),
        give(Deed::Join(Some(long()))),
        give(LadderQuestion::Why(Some(long()), None)),
        open_circle(long()),
        NextStep::Take(3, long()),
        NextStep::JoinAndAccept(3),
        NextStep::ChallengeOnLadder { place: 200, name: long(), ladder: skalk() },
        NextStep::Send("12: ladder concede".into()),
        NextStep::Choose(2, "12: ladder defer".into()),
        NextStep::AnnounceAfter("d1-d4 raichi".into()),
        NextStep::PassOn(ValueWord::Yes),
        NextStep::PassOn(ValueWord::No),
        NextStep::PassOn(ValueWord::Ask),
        NextStep::AnswerIn(Language::German),
        NextStep::RefuseContact,
    ];
    let ladders = ladders().map(NextStep::OneLadder);
    given.into_iter().chain(begun).chain(rest).chain(ladders).collect()
}

/// No text is kept for an act that is offered nowhere: each belongs to an order's row.
#[test]
fn each_act_of_the_catalogue_is_an_orders() {
    let words = Words::of(Language::English);
    let lines = words.source().lines();
    let acts =
        lines.filter_map(|line| line.strip_prefix("act-")?.split_once(" =").map(|(act, _)| act));
    let mut known: BTreeSet<String> =
        steps().iter().filter_map(|step| Some(step.order()?.order.act())).collect();
    // Of these there are only examples.
    known.extend(OrderWord::ALL.iter().map(|word| word.canonical().to_owned()));
    let unknown: Vec<&str> = acts.filter(|act| !known.contains(*act)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn each_step_is_the_same_command_in_every_language() {
    for step in steps() {
        for language in Language::ALL {
            let line =
                step.reply(&Reader::stranger(language, "Tafl Club", DateTime::UNIX_EPOCH)).line;
            if line.ends_with('…') {
                // Whatever the reader puts there has to be looked at.
                let open = read(&line);
                let typed = read(line.trim_end_matches([' ', '…']));
                let misses = matches!(typed, Err(Misread::MissingArgument { .. }));
                assert!(misses || open.is_ok(), "{line}: {open:?}");
                continue;
            }
            let read = read(&line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
            let Some(command) = step.command() else { continue };
            let meant = commands::read(&command).unwrap_or_else(|why| panic!("{command}: {why:?}"));
            assert_eq!(read, meant, "{line}");
        }
    }
}

/// What is only begun, and what is only a line to be sent, has no weight of its own among buttons.
#[test]
fn only_what_is_given_accepts_or_gives_up() {
    let role = |line: &str| NextStep::Give(read(line).unwrap()).role();
    for (line, expected) in [
        ("accept 3", Role::Accepts),
        ("draw accept", Role::Accepts),
        ("draw", Role::Usual),
        ("decline 3", Role::Declines),
        ("join Ylva", Role::Enters),
        ("ladder join skalk", Role::Enters),
        ("ladder leave skalk", Role::Usual),
        ("12: ladder concede", Role::GivesUp),
        ("resign", Role::GivesUp),
        ("erase", Role::GivesUp),
        ("rematch", Role::Repeats),
    ] {
        assert_eq!(role(line), expected, "{line}");
        assert_eq!(NextStep::Send(line.to_owned()).role(), Role::Usual, "{line}");
    }
    assert_eq!(begin(OrderWord::Join).role(), Role::Usual);
    assert_eq!(NextStep::JoinAndAccept(3).role(), Role::Accepts);
}
