//! Invitations and open challenges with every term, and matches that were decided in every way.

use chrono::TimeDelta;
use engine::matches::{GameResult, Player, judge_match};
use engine::ruleset::options::Dice;
use engine::ruleset::shipped_library;
use engine::{BySide, Policy, Side};

use crate::invitation::terms::{ClockTerms, Invitation, InvitationPace, Party, Sides};
use crate::notice::pair::MatchResult;
use crate::tests::people;
use crate::tests::samples::chain;
use crate::tests::tables::utc;

/// Every term of an invitation at least once, each before both.
pub(super) fn invitations() -> Vec<Invitation> {
    let sides = chain(Sides::SenderAttacks, |sides| {
        Some(match sides {
            Sides::SenderAttacks => Sides::SenderDefends,
            Sides::SenderDefends => Sides::Random,
            Sides::Random => Sides::Match,
            Sides::Match => return None,
        })
    });
    let bank = InvitationPace::Bank(TimeDelta::days(7), TimeDelta::hours(36), TimeDelta::days(10));
    let paces = chain(bank, |pace| match pace {
        InvitationPace::Bank(..) => Some(InvitationPace::PerPly(TimeDelta::days(3))),
        InvitationPace::PerPly(_) => None,
    });
    let parties = chain(Party::Sender, |party| match party {
        Party::Sender => Some(Party::Recipient),
        Party::Recipient => None,
    });
    let mut all = Vec::new();
    for (number, &sides) in (1..).zip(&sides) {
        let odd = number % 2 == 1;
        let ids = ["skalk", "stavanger", "castillos", "kongens-bord"];
        let id = ids.into_iter().cycle().nth(number - 1).unwrap();
        for &reader in &parties {
            all.push(Invitation {
                number: i64::try_from(number).unwrap(),
                sender: "Alva".into(),
                challenger: (number < 3 && reader == Party::Recipient).then(|| match number {
                    1 => people::challenger(),
                    _ => people::new_challenger(),
                }),
                recipient: Some("Ylva".into()),
                is_delivered: true,
                to_newcomer: false,
                to_address: number == 3,
                games_left: 1,
                rematch: (number == 2).then_some(7),
                former: all.last().filter(|_| reader == Party::Sender).cloned().map(Box::new),
                reader,
                ruleset: shipped_library().newest(id).unwrap().clone(),
                sides,
                clock: ClockTerms {
                    odds: (number == 2).then_some(bank),
                    pace: paces[(number - 1) % paces.len()],
                    weekend: number > 1,
                    night: (number > 2).then_some((22, 7)),
                    claim: !odd,
                    vacation: number < 4,
                },
                announcements: Policy::ALL[(number - 1) % Policy::ALL.len()],
                dice: if number == 4 { Dice::Hun } else { Dice::None },
                rated: odd,
                public: number != 4,
                until: utc("2026-11-16 10:00"),
            });
        }
    }
    // A counter-offer in which something is left out.
    let former = all.last().cloned().map(Box::new);
    let first = all[0].clone();
    all.push(Invitation { former, ..first });
    all
}

/// An invitation to somebody who isn't a player yet, before the sender and where everybody reads it,
/// and one to somebody who can't be reached.
pub(super) fn newcomers() -> Vec<Invitation> {
    let first = invitations().swap_remove(0);
    let read = |reader| Invitation {
        recipient: Some("Zed".into()),
        to_newcomer: true,
        reader,
        ..first.clone()
    };
    let unheard = Invitation { is_delivered: false, to_newcomer: false, ..read(Party::Sender) };
    vec![read(Party::Sender), read(Party::Recipient), unheard]
}

/// The same as open challenges, for one game and for several, before the sender and before others.
pub(super) fn seeks() -> Vec<Invitation> {
    let seek = |(games_left, invitation)| Invitation {
        recipient: None,
        is_delivered: true,
        to_newcomer: false,
        to_address: false,
        rematch: None,
        former: None,
        games_left,
        ..invitation
    };
    [2, 3, 1, 1].into_iter().cycle().zip(invitations()).map(seek).collect()
}

/// A match for each way to decide one, before a player of it.
pub(super) fn matches(reader: Option<Player>) -> Vec<MatchResult> {
    let result = |winner, plies, [attackers, defenders]: [usize; 2]| GameResult {
        winner,
        plies,
        taken: BySide { attackers, defenders },
    };
    let (a, d) = (Some(Side::Attackers), Some(Side::Defenders));
    let matches = [
        ("skalk", result(a, 41, [5, 2]), result(d, 1, [0, 0])),
        ("skalk", result(None, 1, [0, 0]), result(a, 30, [4, 1])),
        ("skalk", result(a, 41, [5, 2]), result(a, 30, [4, 1])),
        ("kopenhagen", result(a, 30, [5, 2]), result(a, 41, [4, 1])),
        ("kopenhagen", result(d, 41, [5, 2]), result(d, 30, [4, 1])),
        ("kopenhagen", result(None, 30, [5, 2]), result(None, 41, [4, 1])),
        ("castillos", result(None, 30, [5, 2]), result(None, 41, [3, 1])),
        ("castillos", result(a, 30, [2, 5]), result(a, 41, [5, 2])),
        ("castillos", result(a, 30, [5, 2]), result(a, 41, [5, 2])),
    ];
    let shown = |(id, first, second)| {
        let ruleset = shipped_library().newest(id).unwrap().clone();
        MatchResult {
            one: "Alva".into(),
            two: "Ylva".into(),
            reader,
            games: [12, 13],
            results: [first, second],
            outcome: judge_match(&ruleset, first, second),
            ruleset,
        }
    };
    matches.into_iter().map(shown).collect()
}
