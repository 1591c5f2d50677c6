//! What is offered to be done next is understood when it is sent, in every language.

use std::collections::BTreeSet;

use chrono::DateTime;
use commands::words::{PartWord, ValueWord};
use commands::{Deed, Misread, Order, read};
use engine::ruleset::{Language, shipped_library};

use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::told::step::NextStep;

/// One of each.
fn steps() -> Vec<NextStep> {
    let ylva = || "Ylva".to_owned();
    let ladder = || "skalk".to_owned();
    vec![
        NextStep::Yes,
        NextStep::No,
        NextStep::AnswerIn(Language::German),
        NextStep::Send("12: ladder concede".into()),
        NextStep::Choose(2, "12: ladder defer".into()),
        NextStep::Join(Some(ylva())),
        NextStep::Join(None),
        NextStep::Rename,
        NextStep::RefuseContact,
        NextStep::Games,
        NextStep::Settings,
        NextStep::Help,
        NextStep::HelpWith("takeback"),
        NextStep::Invitations,
        NextStep::OpenChallenges,
        NextStep::Rulesets,
        NextStep::Rules(ladder()),
        NextStep::Challenge(Some(ylva())),
        NextStep::Challenge(None),
        NextStep::Seek,
        NextStep::Accept(3),
        NextStep::Take(3, ylva()),
        NextStep::JoinAndAccept(3),
        NextStep::Decline(3),
        NextStep::Counter(3),
        NextStep::Cancel(3),
        NextStep::Move("d1-d4".into()),
        NextStep::AnnounceAfter("d1-d4 raichi".into()),
        NextStep::Roll,
        NextStep::OfferDraw,
        NextStep::AcceptDraw,
        NextStep::DeclineDraw,
        NextStep::WithdrawDraw,
        NextStep::AskForTakeback,
        NextStep::AcceptTakeback,
        NextStep::DeclineTakeback,
        NextStep::OfferTime,
        NextStep::AcceptTime,
        NextStep::DeclineTime,
        NextStep::WithdrawTime,
        NextStep::Claim,
        NextStep::Resign,
        NextStep::Plan,
        NextStep::ShowPlan,
        NextStep::ClearPlan,
        NextStep::Say,
        NextStep::Mute,
        NextStep::Unmute,
        NextStep::Note,
        NextStep::Notes(12),
        NextStep::Board,
        NextStep::Replay,
        NextStep::RulesPart("skalk".into(), PartWord::King),
        NextStep::RulesPart("skalk".into(), PartWord::All),
        NextStep::PassOn(ValueWord::Yes),
        NextStep::PassOn(ValueWord::No),
        NextStep::PassOn(ValueWord::Ask),
        NextStep::Legal("d1".into()),
        NextStep::Watch(12),
        NextStep::Archived(12),
        NextStep::ArchivedRecord(12),
        NextStep::ArchivedReplay(12),
        NextStep::MoreFound("archive Alva against \"Birk Berg\" page 2".into()),
        NextStep::Follow("club".into()),
        NextStep::FollowToEnd(ylva()),
        NextStep::FollowRuleset("skalk".into()),
        NextStep::FollowToday,
        NextStep::Unfollow("12".into()),
        NextStep::Follows,
        NextStep::Organisers,
        NextStep::WriteToOrganisers,
        NextStep::AnswerReport(5),
        NextStep::History,
        NextStep::Record,
        NextStep::Rematch,
        NextStep::Block(ylva()),
        NextStep::Unblock(ylva()),
        NextStep::Channel("mail"),
        NextStep::Link,
        NextStep::LinkWith("ABCD2345".into()),
        NextStep::Unlink("ylva@example.org".into()),
        NextStep::Devices,
        NextStep::EndDevice(2),
        NextStep::EndDevices,
        NextStep::NewCalendar,
        NextStep::BeginVacation,
        NextStep::EndVacation,
        NextStep::Export,
        NextStep::Privacy,
        NextStep::Erase,
        NextStep::EraseAs(ylva()),
        NextStep::Ladder,
        NextStep::Circles,
        NextStep::OneCircle("Vikings".into()),
        NextStep::JoinCircle("Vikings".into()),
        NextStep::SeeCircle("Vikings".into()),
        NextStep::LeaveCircle("Vikings".into()),
        NextStep::JoinLadder(ladder()),
        NextStep::LadderRules(ladder()),
        NextStep::JoinLadder("Vikings/skalk".into()),
        NextStep::OneLadder(RulesetName::find(shipped_library(), "Vikings/skalk")),
        NextStep::LadderWhy(ylva()),
        NextStep::LeaveLadder(ladder()),
        NextStep::LadderResults(ladder()),
        NextStep::OneLadder(RulesetName::find(shipped_library(), &ladder())),
        NextStep::ChallengeOnLadder { place: 2, name: ylva(), ladder: ladder() },
        NextStep::Concede(12),
        NextStep::Defer(12),
        NextStep::Tournaments,
        NextStep::Tournament(3),
        NextStep::EnterTournament(3),
        NextStep::LeaveTournament(3),
        NextStep::Try,
        NextStep::TryOn(12),
        NextStep::TryBack(12),
        NextStep::TrySave(12),
        NextStep::Tries(12),
        NextStep::TryLine { game: 12, line: 2 },
        NextStep::PlanLine("d4-d6 then f6-f3 if a1-a2 then f3-f1".into()),
    ]
}

#[test]
fn of_each_step_there_is_an_example() {
    let source = include_str!("../told/step.rs");
    let source = source.split("pub enum NextStep {").nth(1).unwrap().split("\n}\n").next().unwrap();
    let variants = source.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = variants.filter(|line| line.starts_with(char::is_uppercase));
    let word = |text: &str| text.split([' ', '(', ',', '{']).next().unwrap().to_owned();
    let variants: BTreeSet<String> = variants.map(word).collect();
    let examples = steps().iter().map(|step| word(&format!("{step:?}"))).collect();
    assert_eq!(variants, examples);
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
            match (&read.order, &meant.order) {
                // A button says of which match or ladder it is about.
                (Order::Do(Deed::Ladder(_)), Order::Do(Deed::Ladder(_))) => {}
                _ => assert_eq!(read, meant, "{line}"),
            }
        }
    }
}
