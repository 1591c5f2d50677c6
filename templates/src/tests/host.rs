//! What the hosts decide, and what is refused because of them.

use engine::Side;

use super::club::{AT, Club, shown, told};
use super::tables::utc;
use crate::notice::Notice;
use crate::notice::table::Table;
use crate::refusal::Refusal;
use crate::told::{HostRefused, News, Other, Refused, Sentence, Value, barred, extended};

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
        let ended = Club { is_lifted: true, ..club.clone() };
        [suspended(club, Some(utc("2026-11-16 10:00"))), suspended(club, None), ended]
    });
    let mut all: Vec<News> = decisions.map(|club| told(barred(1, &club))).collect();
    all.extend(Side::BOTH.map(|side| told(extended(AT, &Club { extended: side, ..club() }))));
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
        _ => "to the hosts",
    };
    Some(match said.code() {
        "host-suspended" if word("until") == "none" => format!("Suspended for good, {about}"),
        "host-suspended" => format!("Suspended, {about}"),
        "host-lifted" => format!("No longer suspended, {about}"),
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
    ];
    let mut refusals = vec![suspended(Some(utc("2026-11-16 10:00"))), suspended(None)];
    refusals.extend(shown(all.into_iter().map(Refused::Host).collect()));
    refusals
}
