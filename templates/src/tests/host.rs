//! What the hosts decide, and what is refused because of them.

use engine::Side;

use super::club::{AT, Club, shown, told};
use super::tables::utc;
use crate::notice::Notice;
use crate::notice::table::Table;
use crate::refusal::Refusal;
use crate::told::{
    ActAsked, HostRefused, News, Other, PartyTo, Refused, Sentence, Value, barred, extended,
    organiser_changed, organisers,
};

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
    for reader in [Some(8), None] {
        for is_over in [false, true] {
            all.push(told(organiser_changed(1, &Club { reader, is_over, ..club() })));
        }
    }
    let of_circle = vec![("Vikings".into(), vec!["Ylva".into()])];
    all.extend([
        organisers(Vec::new(), Vec::new()),
        organisers(vec!["Ylva".into(), "Bo".into()], of_circle),
    ]);
    let asked = [
        ActAsked::Suspend { player: 8, days: Some(14) },
        ActAsked::Suspend { player: 8, days: None },
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
    ];
    let club = Club { reader: None, for_hosts: true, ..club() };
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
            "suspend" if matches!(said.value("days"), Some(Value::Count(0))) => ", for good",
            "adjudicate" if word("how") == "draw" => ", a draw",
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
        "organisers" => "The organisers".to_owned(),
        "organisers-none" => "No organisers".to_owned(),
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
        HostRefused::OnlyTheHost(Other { player: 8 }),
        HostRefused::AlreadyOrganiser(Other { player: 8 }),
        HostRefused::NotOrganiser(Other { player: 8 }),
        HostRefused::SuspendedCandidate(Other { player: 8 }),
    ];
    let mut refusals = vec![suspended(Some(utc("2026-11-16 10:00"))), suspended(None)];
    refusals.extend(shown(all.into_iter().map(Refused::Host).collect()));
    refusals
}
