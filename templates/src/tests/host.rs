//! What the hosts decide, and what is refused because of them.

use engine::Side;

use crate::notice::Notice;
use crate::notice::table::Table;
use crate::organising::{
    ActAsked, HostRefused, PartyTo, announced, barred, brought_forward, extended,
    organiser_changed, organisers, report_answered, report_made,
};
use crate::refusal::Refusal;
use crate::tests::club::{AT, Club, shown, told};
use crate::tests::tables::utc;
use crate::told::{News, Other, Refused, Sentence, Value};

/// Every decision, before everyone it is about.
pub(super) fn notices(of: &Table) -> Vec<Notice> {
    let club = || Club::with(of.clone());
    let readers = [
        Club { reader: Some(8), ..club() },
        club(),
        Club { reader: None, for_hosts: true, ..club() },
    ];
    let suspended = |club: &Club, act| Club { act, ..club.clone() };
    let decisions = readers.iter().flat_map(|club| {
        let ended = Club { is_over: true, ..club.clone() };
        [suspended(club, Some(utc("2026-11-16 10:00"))), suspended(club, None), ended]
    });
    let mut all: Vec<News> = decisions.map(|club| told(barred(1, &club))).collect();
    all.extend(Side::BOTH.map(|side| told(extended(AT, &Club { extended: side, ..club() }))));
    all.extend([0, 1, 4].map(|plies| told(brought_forward(AT, plies, 1, &club()))));
    for reader in [Some(8), None] {
        for is_over in [false, true] {
            all.push(told(organiser_changed(1, &Club { reader, is_over, ..club() })));
        }
    }
    let of_circle = vec![("Vikings".into(), vec!["Ylva".into()])];
    all.extend([
        organisers(Vec::new(), Vec::new(), None),
        organisers(vec!["Ylva".into(), "Bo".into()], of_circle, Some("host@post.test".into())),
    ]);
    let asked = [
        ActAsked::Suspend { player: 8, days: Some(14) },
        ActAsked::Suspend { player: 8, days: None },
        ActAsked::Appoint { player: 8, circle: None },
        ActAsked::Appoint { player: 8, circle: Some("Vikings".into()) },
        ActAsked::Dismiss { player: 8 },
        ActAsked::Adjudicate { at: AT, winner: Some(8) },
        ActAsked::Adjudicate { at: AT, winner: None },
        ActAsked::Close { at: AT },
        ActAsked::Place { player: 8, ladder: "skalk".into(), place: 3 },
        ActAsked::TakeOff { player: 8, ladder: "skalk".into() },
        ActAsked::CloseLadder { ladder: "skalk".into() },
        ActAsked::Cancel { tournament: 3 },
        ActAsked::TakeOut { player: 8, tournament: 3 },
        ActAsked::CloseCircle { circle: "Vikings".into() },
        ActAsked::DismissOf { player: 8, circle: "Vikings".into() },
        ActAsked::Announce { circle: None, players: 0 },
        ActAsked::Announce { circle: None, players: 1 },
        ActAsked::Announce { circle: None, players: 40 },
        ActAsked::Announce { circle: Some("Vikings".into()), players: 0 },
        ActAsked::Announce { circle: Some("Vikings".into()), players: 1 },
        ActAsked::Announce { circle: Some("Vikings".into()), players: 40 },
    ];
    for report in [1, 2, 9] {
        all.push(told(report_made(report, &club())));
    }
    for report in 1..=4 {
        all.push(told(report_answered(report, &club())));
    }
    all.extend([1, 2].map(|act| told(announced(act, 0, &club()))));
    let club = Club { reader: None, for_hosts: true, ..club() };
    all.extend([0, 1, 40].map(|players| told(announced(1, players, &club))));
    all.push(told(report_answered(1, &club)));
    all.extend(asked.map(|act| told(act.news("wrote insults", &club))));
    all.into_iter().map(Notice::News).collect()
}

/// A name for one of them.
pub(super) fn heading(said: &Sentence) -> Option<String> {
    let word = |name| match said.value(name) {
        Some(Value::Choice(word)) => *word,
        _ => "",
    };
    let about = match word("who") {
        "you" => "to the player",
        "opponent" => "to an opponent",
        _ => "to the organisers",
    };
    let asked = said.code().strip_prefix("organise-asked-").map(|act| {
        let more = match act {
            "appoint" if word("of") == "circle" => ", in a circle",
            "suspend" if matches!(said.value("days"), Some(Value::Count(0))) => ", for good",
            "adjudicate" if word("how") == "draw" => ", a draw",
            "announce" => match said.value("players") {
                Some(Value::Count(0)) => ", to nobody",
                Some(Value::Count(1)) => ", to one player",
                _ => ", to many",
            },
            _ => "",
        };
        format!("An organiser is asked about: {act}{more}")
    });
    if asked.is_some() {
        return asked;
    }
    Some(match said.code() {
        "host-suspended" if word("until") == "none" => format!("Suspended for good, {about}"),
        "host-suspended" => format!("Suspended, {about}"),
        "host-lifted" => format!("No longer suspended, {about}"),
        "host-appointed" => format!("An organiser, {about}"),
        "host-dismissed" => format!("No longer an organiser, {about}"),
        "report-made" => format!("Written to the organisers: a {}", word("kind")),
        "report-answered" => format!("A {} is answered, by the {}", word("kind"), word("who")),
        "report-answered-by-you" => "An organiser has answered".to_owned(),
        "announced" => format!("Announced, by the {}", word("who")),
        "announced-by-you" => match said.value("players") {
            Some(Value::Count(count)) => format!("An organiser has announced to {count} players"),
            _ => "An organiser has announced".to_owned(),
        },
        "report-gone" => "Written by somebody who has left".to_owned(),
        "organisers" => "The organisers".to_owned(),
        "organisers-none" => "No organisers".to_owned(),
        "host-brought-forward" => match said.value("put-back") {
            Some(Value::Count(count)) => format!("Brought forward by {count} plies"),
            _ => "Brought forward".to_owned(),
        },
        "host-extended" => {
            let side = match said.value("name") {
                Some(Value::Text(name)) if name == "Alva" => Side::Attackers,
                _ => Side::Defenders,
            };
            format!("More time for the {}", side.name())
        }
        _ => return None,
    })
}

/// Every refusal.
pub(super) fn refusals() -> Vec<Refusal> {
    let suspended = |act| {
        let club = Club { act, ..Club::usual() };
        club.shows(&HostRefused::Suspended { act: 1 }.into())
    };
    let all = vec![
        HostRefused::NoReason,
        HostRefused::LongReason,
        HostRefused::NoSuchGame { game: 99 },
        HostRefused::NoClock { game: 12 },
        HostRefused::NotSuspended(Other { player: 8 }),
        HostRefused::BadSpan { most: 366 },
        HostRefused::OnlyOrganisers,
        HostRefused::OnlyCircles { circles: vec!["Vikings".into(), "Normans".into()] },
        HostRefused::Party(PartyTo::Game { game: 12 }),
        HostRefused::Party(PartyTo::Place { ladder: "skalk".into() }),
        HostRefused::Party(PartyTo::Tournament { tournament: 3 }),
        HostRefused::Party(PartyTo::Account),
        HostRefused::Party(PartyTo::Opponent { player: 8 }),
        HostRefused::Party(PartyTo::Close { player: 8 }),
        HostRefused::OnlyTheHost(Other { player: 8 }),
        HostRefused::AlreadyOrganiser(Other { player: 8 }),
        HostRefused::NotOrganiser(Other { player: 8 }),
        HostRefused::SuspendedCandidate(Other { player: 8 }),
        HostRefused::NewCandidate { player: 8, from: utc("2026-11-02 15:00").timestamp() },
        HostRefused::Announced { again_at: utc("2026-11-02 15:00").timestamp() },
        HostRefused::NoSuchReport { report: 9 },
        HostRefused::ReportAnswered { report: 1 },
        HostRefused::ReportAnswered { report: 3 },
    ];
    let mut refusals = vec![suspended(Some(utc("2026-11-16 10:00"))), suspended(None)];
    refusals.extend(shown(all.into_iter().map(Refused::Host).collect()));
    refusals
}
