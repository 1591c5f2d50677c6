//! What players are told because of what somebody else did, with a whole club.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use engine::ruleset::shipped_library;
use kernel::caused::has_room;
use kernel::desk::Service;
use kernel::happened::{Happened, PlanEnd, Reach};
use kernel::request::{Actor, Answer, Request};
use storage::{Channel, Delivery, File, PlayerId};
use templates::accounts::AccountNews;
use templates::ladder::LadderNews;
use templates::told::{GameNews, GamePoint, InvitationRef};
use templates::tournament::{TournamentEvent, TournamentNews};

const NOW: DateTime<Utc> = DateTime::<Utc>::UNIX_EPOCH;

/// Alva and Ylva, who play each other by email.
fn club() -> (tempfile::TempDir, Service, [PlayerId; 2]) {
    let folder = tempfile::tempdir().unwrap();
    let file = File::open(&folder.path().join("club.sqlite")).unwrap();
    let service =
        crate::write_side(file, Arc::new(shipped_library().clone()), Box::new(|| [7; 32]));
    let mut service = service.reached_over(Channel::ALL);
    let lines = [
        ("alva", "join Alva"),
        ("ylva", "join Ylva"),
        ("alva", "challenge Ylva brandubh attack"),
        ("ylva", "accept"),
    ];
    for (name, line) in lines {
        let actor = Actor {
            channel: Channel::Email,
            address: format!("{name}@players.test"),
            language: None,
        };
        let order = commands::read(line).unwrap();
        let request = Request { id: line.into(), actor, order, seen: None, place: None };
        let answer = crate::handle(&mut service, NOW, &request).unwrap();
        assert!(matches!(answer, Answer::Done(_)), "{answer:?}");
    }
    (folder, service, [PlayerId(1), PlayerId(2)])
}

/// Each kind of notice that tells a player what another did.
fn kinds(by: PlayerId) -> Vec<Happened> {
    let at = GamePoint { game: 1, event: 1 };
    let invitation = InvitationRef { invitation: 1 };
    vec![
        Happened::Invited(invitation),
        Happened::InvitationDeclined { invitation: 1, reason: Some("spam".into()) },
        Happened::InvitationCancelled(invitation),
        Happened::InvitationExpired(invitation),
        Happened::game(GameNews::Began, at),
        Happened::game(GameNews::Ply, at),
        Happened::game(GameNews::Rolled, at),
        Happened::game(GameNews::DrawOffered, at),
        Happened::game(GameNews::DrawDeclined, at),
        Happened::game(GameNews::TakebackOffered, at),
        Happened::game(GameNews::TakebackDeclined, at),
        Happened::game(GameNews::TakenBack, at),
        Happened::game(GameNews::TimeOffered, at),
        Happened::game(GameNews::TimeDeclined, at),
        Happened::game(GameNews::TimeAgreed, at),
        Happened::game(GameNews::Ended, at),
        Happened::MatchOver(at),
        Happened::game(GameNews::TimeUp, at),
        Happened::game(GameNews::DayUsed, at),
        Happened::game(GameNews::TellingGivenUp, at),
        Happened::game(GameNews::RefundedRest, at),
        Happened::Away { player: by.0, until: 9 },
        Happened::game(GameNews::PlanPlayed, at),
        Happened::game(GameNews::PlanResigned, at),
        Happened::PlanOver { at, why: PlanEnd::Other },
        Happened::PlanOver { at, why: PlanEnd::Told },
        Happened::Said { game: 1, message: 1, more: Vec::new() },
        Happened::NotesOpened { game: 1, player: by.0 },
        Happened::Extended(at),
        Happened::BroughtForward { at, plies: 2, act: 1 },
        Happened::Ladder(LadderNews::NotBegun { game: 1, until: 9 }),
        Happened::Tournament(TournamentNews { tournament: 1, news: TournamentEvent::Over }),
        Happened::Account(AccountNews::Unreachable { player: by.0, channel: "email".into() }),
        Happened::Account(AccountNews::Left { player: by.0, games: vec![1] }),
    ]
}

#[test]
fn of_somebody_who_is_blocked_only_what_games_need_is_told() {
    let (_folder, mut service, [alva, ylva]) = club();
    let ledger = service.ledger(NOW).unwrap();
    ledger.change.insert_block(alva, ylva).unwrap();
    for happened in kinds(ylva) {
        let before = ledger.view().newest_notice().unwrap();
        ledger.tell_because(Some(ylva), alva, &happened).unwrap();
        let told = ledger.view().newest_notice().unwrap() != before;
        assert_eq!(told, happened.reach() != Reach::Person, "{happened:?}");
        // Only what she causes is silenced.
        let before = ledger.view().newest_notice().unwrap();
        ledger.tell_because(None, alva, &happened).unwrap();
        assert_ne!(ledger.view().newest_notice().unwrap(), before, "{happened:?}");
    }
    let silenced: Vec<_> =
        kinds(ylva).into_iter().filter(|kind| kind.reach() == Reach::Person).collect();
    assert_eq!(silenced.len(), 11, "{silenced:?}");
}

#[test]
fn of_each_kind_but_turns_only_a_number_go_out_in_an_hour() {
    for kind in kinds(PlayerId(2)) {
        let (_folder, mut service, [alva, ylva]) = club();
        let ledger = service.ledger(NOW).unwrap();
        // Anything queued before is out of the way.
        for row in ledger.view().notices_for(alva).unwrap() {
            ledger.change.finish_notice(row.id, Delivery::Handed).unwrap();
        }
        let mut messages = 0;
        for _ in 0..30 {
            ledger.tell_because(Some(ylva), alva, &kind).unwrap();
            let taken = kernel::deliver::take_due(&ledger, Channel::Email, 99).unwrap();
            messages += taken.iter().filter(|envelope| envelope.player == alva).count();
        }
        let is_turn = kind.reach() == Reach::Turn;
        assert_eq!(messages, if is_turn { 30 } else { 12 }, "{kind:?}");
    }
}

#[test]
fn what_everybody_could_read_at_once_counts_once() {
    let (_folder, mut service, [alva, ylva]) = club();
    let ledger = service.ledger(NOW).unwrap();
    // Anything queued before is out of the way.
    for row in ledger.view().notices_for(alva).unwrap() {
        ledger.change.finish_notice(row.id, Delivery::Handed).unwrap();
    }
    let kind = Happened::game(GameNews::DrawOffered, GamePoint { game: 1, event: 1 });
    assert!(has_room(&ledger, alva, Some(ylva), &kind).unwrap());
    let shown = ledger.view().newest_notice().unwrap();
    ledger.tell_because(Some(ylva), alva, &kind).unwrap();
    let call = ledger.view().newest_notice().unwrap();
    ledger.change.set_notice_shown(call, shown).unwrap();
    let taken = kernel::deliver::take_due(&ledger, Channel::Email, 99).unwrap();
    let mut notices = taken.iter().flat_map(|envelope| &envelope.notices);
    assert!(notices.any(|notice| notice.id == call));
    let sent = ledger.view().caused_messages(alva, ylva, NOW - TimeDelta::days(1), NOW).unwrap();
    assert_eq!(sent.len(), 1);
}
