//! Every notice before everyone who may read it.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use engine::matches::{GameResult, Player, judge};
use engine::notation::Record;
use engine::notation::record::EndedBy;
use engine::ruleset::options::Dice;
use engine::ruleset::shipped;
use engine::{BySide, Policy, Side};
use expect_test::expect_file;

use super::account::{self, accounts};
use super::host;
use super::samples::{at, chain, illegals};
use super::tables::{
    SEATS, captures, ended, ends, played, reader, rolled, states, table, times, usual, utc,
};
use crate::notice::{
    Archive, ClockTerms, Explanation, GameLine, GameState, Happening, HistoryLine, Invitation,
    MatchResult, NoteLine, Pace, Party, PlanEnd, PlanLine, Sides, Speaker, Squares, Stand, Table,
    Urgency, When,
};
use crate::orders::{OrderWord, Word};
use crate::{Notice, Reader, RefusedPly};

/// One of each, in the order of the enum, with the same game wherever there is one.
pub(super) fn notices(of: &Table) -> Vec<Notice> {
    let table = || Box::new(of.clone());
    let invitation = || Box::new(invitations().swap_remove(0));
    let no = Side::Attackers;
    let all = chain(Notice::Joined("Alva".into()), |notice| {
        Some(match notice {
            Notice::Joined(_) => Notice::Invited(invitation()),
            Notice::Invited(_) => {
                Notice::InvitationDeclined { invitation: invitation(), reason: None }
            }
            Notice::InvitationDeclined { reason: None, .. } => Notice::InvitationDeclined {
                invitation: invitation(),
                reason: Some("no time\nthis month".into()),
            },
            Notice::InvitationDeclined { .. } => Notice::InvitationCancelled(invitation()),
            Notice::InvitationCancelled(one) if one.recipient.is_some() => {
                Notice::InvitationCancelled(Box::new(seeks().swap_remove(0)))
            }
            Notice::InvitationCancelled(_) => Notice::InvitationExpired(invitation()),
            Notice::InvitationExpired(one) if one.recipient.is_some() => {
                Notice::InvitationExpired(Box::new(seeks().swap_remove(0)))
            }
            Notice::InvitationExpired(_) => Notice::Sought(Box::new(seeks().swap_remove(0))),
            Notice::Sought(_) => Notice::Began(table()),
            Notice::Began(_) => Notice::Ply(table()),
            Notice::Ply(_) => Notice::Rolled(table()),
            Notice::Rolled(_) => Notice::DrawOffered(table(), Side::Attackers),
            Notice::DrawOffered(_, by) if *by == no => Notice::DrawOffered(table(), !*by),
            Notice::DrawOffered(..) => Notice::DrawDeclined(table(), Side::Attackers),
            Notice::DrawDeclined(_, by) if *by == no => Notice::DrawDeclined(table(), !*by),
            Notice::DrawDeclined(..) => Notice::TakebackOffered(table(), Side::Attackers),
            Notice::TakebackOffered(_, by) if *by == no => Notice::TakebackOffered(table(), !*by),
            Notice::TakebackOffered(..) => Notice::TakebackDeclined(table(), Side::Attackers),
            Notice::TakebackDeclined(_, by) if *by == no => Notice::TakebackDeclined(table(), !*by),
            Notice::TakebackDeclined(..) => Notice::TakenBack(table()),
            Notice::TakenBack(_) => Notice::Withdrawn(table()),
            Notice::Withdrawn(_) => Notice::Ended(table()),
            Notice::Ended(_) => Notice::MatchOver(Box::new(matches(None).swap_remove(0))),
            Notice::MatchOver(_) => Notice::Warned(table(), Urgency::Low),
            Notice::Warned(_, Urgency::Low) => Notice::Warned(table(), Urgency::Last),
            Notice::Warned(_, Urgency::Last) => Notice::TimeUp(table()),
            Notice::TimeUp(_) => Notice::DayUsed(table()),
            Notice::DayUsed(_) => Notice::TellingGivenUp(table()),
            Notice::TellingGivenUp(_) => Notice::RefundedRest(table()),
            Notice::RefundedRest(_) => Notice::Vacation { until: None, left: 28 },
            Notice::Vacation { until: None, .. } => {
                Notice::Vacation { until: Some(utc("2026-11-09 10:00")), left: 1 }
            }
            Notice::Vacation { .. } => {
                Notice::Away { name: "Ylva".into(), until: Some(utc("2026-11-09 10:00")) }
            }
            Notice::Away { until: Some(_), .. } => {
                Notice::Away { name: "Ylva".into(), until: None }
            }
            Notice::Away { .. } => Notice::ClubWasAway {
                from: utc("2026-11-02 10:00"),
                until: utc("2026-11-09 10:00"),
            },
            Notice::ClubWasAway { .. } => Notice::Plan(table(), Vec::new()),
            Notice::Plan(_, lines) if lines.is_empty() => Notice::Plan(table(), plan_lines()),
            Notice::Plan(..) => Notice::PlanPlayed(table()),
            Notice::PlanPlayed(_) => Notice::PlanOver(table(), PlanEnd::Other),
            Notice::PlanOver(_, PlanEnd::Other) => Notice::PlanOver(table(), PlanEnd::Stop),
            Notice::PlanOver(_, PlanEnd::Stop) => {
                let why = of.game.clone().play("a1-a2").unwrap_err();
                let refused = RefusedPly::new(&of.game, "a1-a2", why);
                Notice::PlanOver(table(), PlanEnd::Illegal(Box::new(refused)))
            }
            Notice::PlanOver(..) => Notice::Asked { order: "erase yes".into(), table: None },
            Notice::Asked { table: None, .. } => {
                Notice::Asked { order: "resign yes".into(), table: Some(table()) }
            }
            Notice::Asked { .. } => Notice::Dropped,
            Notice::Dropped => Notice::Noted { game: 12 },
            Notice::Noted { .. } => {
                let text = Some("a fine\r\n\u{202e}game".into());
                Notice::Said { game: 12, by: Speaker::Other("Ylva".into()), text }
            }
            Notice::Said { by: Speaker::Other(_), text: Some(_), .. } => {
                Notice::Said { game: 12, by: Speaker::Other(String::new()), text: None }
            }
            Notice::Said { by: Speaker::Other(_), text: None, .. } => {
                Notice::Said { game: 12, by: Speaker::You, text: Some("a fine game".into()) }
            }
            Notice::Said { by: Speaker::You, .. } => {
                Notice::NotesOpened { game: 12, by: Speaker::You }
            }
            Notice::NotesOpened { by: Speaker::You, game } => {
                Notice::NotesOpened { game: *game, by: Speaker::Other("Ylva".into()) }
            }
            Notice::NotesOpened { .. } => Notice::Account(accounts().swap_remove(0)),
            Notice::Account(_) => {
                let file = "taflpost-Alva-2026-11-02.json".into();
                Notice::Archive(Box::new(Archive { file, text: String::new() }))
            }
            Notice::Archive(_) => Notice::Privacy,
            Notice::Privacy => Notice::Ruled(host::rulings(of).swap_remove(0)),
            Notice::Ruled(_) => Notice::Board(table()),
            Notice::Board(_) => Notice::Moves(table()),
            Notice::Moves(_) => Notice::Clock(table()),
            Notice::Clock(_) => Notice::Captured(table()),
            Notice::Captured(_) => Notice::History(table(), history()),
            Notice::History(..) => Notice::Record(Box::new(Record::of(&of.game))),
            Notice::Record(_) => Notice::Legal(table(), at("e6")),
            Notice::Legal(_, square) if *square == at("e6") => Notice::Legal(table(), at("f6")),
            Notice::Legal(..) => Notice::Squares(table(), Squares::Rank(6)),
            Notice::Squares(_, Squares::Rank(6)) => Notice::Squares(table(), Squares::Rank(3)),
            Notice::Squares(_, Squares::Rank(_)) => Notice::Squares(table(), Squares::File('f')),
            Notice::Squares(_, Squares::File(_)) => {
                Notice::Squares(table(), Squares::Rays(at("f6")))
            }
            Notice::Squares(_, Squares::Rays(from)) if *from == at("f6") => {
                Notice::Squares(table(), Squares::Rays(at("b1")))
            }
            Notice::Squares(..) => Notice::Games(Vec::new()),
            Notice::Games(games) if games.is_empty() => Notice::Games(game_lines()),
            Notice::Games(_) => Notice::Invitations(Vec::new()),
            Notice::Invitations(open) if open.is_empty() => Notice::Invitations(invitations()),
            Notice::Invitations(_) => Notice::Seeks(Vec::new()),
            Notice::Seeks(seeks) if seeks.is_empty() => Notice::Seeks(self::seeks()),
            Notice::Seeks(_) => Notice::Why(explanations().swap_remove(0)),
            Notice::Why(_) => Notice::Notes(12, Vec::new()),
            Notice::Notes(game, notes) if notes.is_empty() => Notice::Notes(*game, note_lines()),
            Notice::Notes(..) => Notice::Rules(shipped().newest("skalk").unwrap().clone()),
            Notice::Rules(_) => Notice::Rulesets(shipped().iter().cloned().collect()),
            Notice::Rulesets(_) => Notice::Help(None),
            Notice::Help(None) => Notice::Help(Some("history".into())),
            Notice::Help(Some(topic)) if topic == "history" => Notice::Help(Some("chess".into())),
            Notice::Help(Some(_)) => return None,
        })
    });
    let each = all.into_iter().flat_map(|notice| match notice {
        Notice::Account(_) => accounts().into_iter().map(Notice::Account).collect(),
        Notice::Ruled(_) => host::rulings(of).into_iter().map(Notice::Ruled).collect(),
        other => vec![other],
    });
    each.collect()
}

fn plan_lines() -> Vec<PlanLine> {
    let line = |depth, when, answer: Option<&str>| PlanLine {
        depth,
        when,
        answer: answer.map(Into::into),
    };
    chain(line(0, When::Move("d4-d8".into()), Some("f6-f9")), |before| {
        Some(match before.when {
            When::Move(_) => line(1, When::Capture(None), Some("a4-c4")),
            When::Capture(None) => line(1, When::Capture(Some(at("f9"))), None),
            When::Capture(Some(_)) => line(0, When::One, Some("g2-g7")),
            When::One => line(0, When::Two, None),
            When::Two => return None,
        })
    })
}

/// Everything that can happen.
fn history() -> Vec<HistoryLine> {
    let (a, d) = (Side::Attackers, Side::Defenders);
    let (day, why) = (TimeDelta::days(1), || "the power was out".to_owned());
    let ply = |left| Happening::Ply { number: 1, by: a, text: "d1-d4".into(), left };
    let until = utc("2026-11-09 10:00");
    let all = [
        Happening::Began,
        Happening::Told(a),
        ply(Some(day)),
        ply(None),
        Happening::Rolled(2),
        Happening::Bounced(d),
        Happening::DrawOffered(a),
        Happening::DrawDeclined(d),
        Happening::DrawAgreed,
        Happening::Withdrawn(a),
        Happening::TakebackOffered(a),
        Happening::TakebackDeclined(d),
        Happening::TakenBack(1),
        Happening::TakenBack(2),
        Happening::Stood(d, until, Stand::Club),
        Happening::Stood(d, until, Stand::Vacation),
        Happening::Warned(d),
        Happening::TimeUp(d),
        Happening::Claimed(a),
        Happening::Resigned(d),
        Happening::Extended(d, day, why()),
        Happening::Adjudicated(Some(a), why()),
        Happening::Adjudicated(None, why()),
        Happening::Closed(why()),
        Happening::Secret,
    ];
    all.into_iter().map(|what| HistoryLine { at: utc("2026-11-02 10:00"), what }).collect()
}

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
    let bank = Pace::Bank(TimeDelta::days(7), TimeDelta::hours(36), TimeDelta::days(10));
    let paces = chain(bank, |pace| match pace {
        Pace::Bank(..) => Some(Pace::PerPly(TimeDelta::days(3))),
        Pace::PerPly(_) => None,
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
                recipient: Some("Ylva".into()),
                games_left: 1,
                rematch: (number == 2).then_some(7),
                former: all.last().filter(|_| reader == Party::Sender).cloned().map(Box::new),
                reader,
                ruleset: shipped().newest(id).unwrap().clone(),
                sides,
                clock: ClockTerms {
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

/// The same as seeks, for one game and for several, before who seeks and before others.
pub(super) fn seeks() -> Vec<Invitation> {
    let seek = |(games_left, invitation)| Invitation {
        recipient: None,
        rematch: None,
        former: None,
        games_left,
        ..invitation
    };
    [2, 3, 1, 1].into_iter().cycle().zip(invitations()).map(seek).collect()
}

/// A match for each way to decide one, before one who is told so.
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
        let ruleset = shipped().newest(id).unwrap().clone();
        MatchResult {
            one: "Alva".into(),
            two: "Ylva".into(),
            reader,
            games: [12, 13],
            results: [first, second],
            outcome: judge(&ruleset, first, second),
            ruleset,
        }
    };
    matches.into_iter().map(shown).collect()
}

/// Every refusal of a ply, one of the club's, and every end of a game, explained.
pub(super) fn explanations() -> Vec<Explanation> {
    let mut all = Vec::new();
    for id in ["skalk", "castillos", "kongens-bord"] {
        let ruleset = shipped().newest(id).unwrap();
        for why in illegals() {
            let nearest = crate::Nearest::Nothing;
            let (ruleset, position) = (ruleset.clone(), *ruleset.start());
            let refused = crate::RefusedPly { why, ruleset, position, nearest };
            let refusal = Box::new(crate::Refusal::Ply(Box::new(refused)));
            all.push(Explanation::Refused(refusal, utc("2026-11-02 10:00")));
        }
    }
    let refusal = crate::Refusal::Club(crate::RefusedByClub::NoGames);
    all.insert(0, Explanation::Refused(Box::new(refusal), utc("2026-11-02 10:00")));
    let board = states().into_iter().map(|(_, table)| table).filter(|table| table.end.is_some());
    all.extend(board.map(|table| Explanation::Ended(Box::new(table), None)));
    let result = matches(Some(Player::One)).swap_remove(0);
    let over = Box::new(ended(ends()[0]));
    all.push(Explanation::Ended(over, Some(Box::new(result))));
    all
}

/// The defenders have just left routes open without a word: one, and two.
fn left_silent() -> [Table; 2] {
    let before = |line| played("castillos", Some(line), Dice::None, &["f6-k6"]);
    [
        table(before("11/11/11/10t/11/5K5/11/11/11/11/5t5 d")),
        table(before("5t5/11/11/11/11/5K5/11/11/11/11/5t5 d")),
    ]
}

/// A board on which a move would repeat the position, for the last time and for once more.
fn repeating(rounds: usize) -> Table {
    let round = ["d1-d2", "f8-f9", "d2-d1", "f9-f8"];
    let plies: Vec<&str> = round.into_iter().cycle().take(4 * rounds + 3).collect();
    let game = played("skalk", None, Dice::None, &plies);
    Table { seat: Some(Side::Defenders), ..table(game) }
}

fn game_lines() -> Vec<GameLine> {
    let until = Some(utc("2026-11-09 10:00"));
    let over = |winner| GameState::Over { winner, at: utc("2025-12-31 23:00") };
    let states = chain(GameState::YourTurn(until), |state| {
        Some(match state {
            GameState::YourTurn(Some(_)) => GameState::YourTurn(None),
            GameState::YourTurn(None) => GameState::TheirTurn(until),
            GameState::TheirTurn(Some(_)) => GameState::TheirTurn(None),
            GameState::TheirTurn(None) => over(Some(Side::Attackers)),
            GameState::Over { winner: Some(Side::Attackers), .. } => over(Some(Side::Defenders)),
            GameState::Over { winner: Some(Side::Defenders), .. } => over(None),
            GameState::Over { winner: None, at } => GameState::Closed(*at),
            GameState::Closed(_) => return None,
        })
    });
    let sides =
        Side::BOTH.into_iter().flat_map(|side| states.iter().map(move |state| (side, *state)));
    let line = |(number, (side, state))| GameLine {
        number,
        ruleset: "skalk".into(),
        opponent: "Ylva".into(),
        side,
        state,
        partner: (number % 2 == 1).then_some(7),
    };
    (12..).zip(sides).map(line).collect()
}

fn note_lines() -> Vec<NoteLine> {
    let line = |ply, by, open, text: &str| {
        let at = utc("2026-11-01 08:05");
        NoteLine { ply, at, by, open, text: text.into() }
    };
    vec![
        line(0, Speaker::You, false, "watch\ta11"),
        line(17, Speaker::You, true, "he likes the left side"),
        line(17, Speaker::Other("Ylva".into()), true, "now or never"),
    ]
}

/// The notice before that reader; boards left out.
fn text(notice: &Notice, reader: &Reader) -> String {
    let text = notice.text(reader);
    match notice.table() {
        Some(table) => text.replace(&table.board(reader), "(the board)\n"),
        None => text,
    }
}

/// All texts of all notices, in every state of a game and before everyone.
pub(super) fn everything(reader: &Reader) -> Vec<String> {
    let mut said = Vec::new();
    for (_, state) in states() {
        for seat in SEATS {
            let notices = notices(&Table { seat, ..state.clone() });
            // Sheets and the help are set in columns.
            let prose = notices
                .iter()
                .filter(|notice| !matches!(notice, Notice::Rules(_) | Notice::Help(_)));
            said.extend(prose.map(|notice| text(notice, reader)));
        }
    }
    for face in 0..=3 {
        for seat in SEATS {
            let table = Table { seat, ..table(rolled(face)) };
            said.push(text(&Notice::Rolled(Box::new(table)), reader));
        }
    }
    for rounds in [0, 1] {
        said.push(text(&Notice::Legal(Box::new(repeating(rounds)), at("f9")), reader));
    }
    let first_over = Table { other_of_match: Some(13), ..ended(ends()[1]) };
    said.push(text(&Notice::Ended(Box::new(first_over)), reader));
    for table in left_silent() {
        let seat = Some(Side::Defenders);
        said.push(text(&Notice::Ply(Box::new(Table { seat, ..table })), reader));
    }
    for who in [None, Some(Player::One), Some(Player::Two)] {
        let over = |one| text(&Notice::MatchOver(Box::new(one)), reader);
        said.extend(matches(who).into_iter().map(over));
    }
    said.extend(explanations().into_iter().map(|one| text(&Notice::Why(one), reader)));
    said.extend(seeks().into_iter().map(|one| text(&Notice::Sought(Box::new(one)), reader)));
    said.extend(invitations().into_iter().map(|one| text(&Notice::Invited(Box::new(one)), reader)));
    said
}

/// What to call a notice.
fn heading(notice: &Notice) -> String {
    let by = |what: &str, by: Side| format!("{what} by the {}", by.name());
    match notice {
        Notice::Joined(_) => "Joined".into(),
        Notice::Invited(_) => "Invited".into(),
        Notice::InvitationDeclined { reason: None, .. } => "An invitation declined".into(),
        Notice::InvitationDeclined { .. } => "An invitation declined with a reason".into(),
        Notice::InvitationCancelled(one) if one.recipient.is_none() => "A seek taken back".into(),
        Notice::InvitationCancelled(_) => "An invitation taken back".into(),
        Notice::InvitationExpired(one) if one.recipient.is_none() => "A seek expired".into(),
        Notice::InvitationExpired(_) => "An invitation expired".into(),
        Notice::Sought(_) => "Sought".into(),
        Notice::Began(_) => "A game begins".into(),
        Notice::Ply(_) => "A ply".into(),
        Notice::Rolled(_) => "Rolled".into(),
        Notice::DrawOffered(_, side) => by("A draw offered", *side),
        Notice::DrawDeclined(_, side) => by("A draw declined", *side),
        Notice::TakebackOffered(_, side) => by("A takeback asked for", *side),
        Notice::TakebackDeclined(_, side) => by("A takeback declined", *side),
        Notice::TakenBack(_) => "Taken back".into(),
        Notice::Withdrawn(_) => "Withdrawn".into(),
        Notice::Ended(_) => "Ended".into(),
        Notice::MatchOver(_) => "A match over".into(),
        Notice::Warned(_, Urgency::Low) => "Warned".into(),
        Notice::Warned(_, Urgency::Last) => "Warned for the last time".into(),
        Notice::TimeUp(_) => "The time is up".into(),
        Notice::DayUsed(_) => "A day of vacation is used".into(),
        Notice::TellingGivenUp(_) => "Nobody can be told any more".into(),
        Notice::RefundedRest(_) => "What told the player came back late".into(),
        Notice::Vacation { until: None, .. } => "Vacation, at home".into(),
        Notice::Vacation { .. } => "Vacation, away".into(),
        Notice::Away { until: Some(_), .. } => "An opponent is away".into(),
        Notice::Away { .. } => "An opponent is back".into(),
        Notice::ClubWasAway { .. } => "The club was away".into(),
        Notice::Plan(_, lines) if lines.is_empty() => "Nothing planned".into(),
        Notice::Plan(..) => "A plan".into(),
        Notice::PlanPlayed(_) => "A planned answer played".into(),
        Notice::PlanOver(_, PlanEnd::Other) => "A plan that fits no more".into(),
        Notice::PlanOver(_, PlanEnd::Stop) => "A plan that stops".into(),
        Notice::PlanOver(..) => "A plan that cannot be played".into(),
        Notice::Asked { table: None, .. } => "Asked whether he is sure".into(),
        Notice::Asked { .. } => "Asked whether he is sure, in a game".into(),
        Notice::Dropped => "Dropped".into(),
        Notice::Noted { .. } => "Noted".into(),
        Notice::Said { by: Speaker::You, .. } => "Said, to who said it".into(),
        Notice::Said { text: None, .. } => "Said, and erased since".into(),
        Notice::Said { .. } => "Said".into(),
        Notice::NotesOpened { by: Speaker::You, .. } => "Notes opened, to who opened them".into(),
        Notice::NotesOpened { .. } => "Notes opened".into(),
        Notice::Account(account) => account::heading(account).into(),
        Notice::Archive(_) => "The archive".into(),
        Notice::Privacy => "What is held".into(),
        Notice::Ruled(ruling) => host::heading(ruling),
        Notice::Board(_) => "The board".into(),
        Notice::Moves(_) => "The moves".into(),
        Notice::Clock(_) => "The clocks".into(),
        Notice::Captured(_) => "What was captured".into(),
        Notice::History(..) => "All that happened".into(),
        Notice::Record(_) => "The record".into(),
        Notice::Legal(_, square) => format!("Where the piece on {square} can go"),
        Notice::Squares(_, Squares::Rank(rank)) => format!("Rank {rank}"),
        Notice::Squares(_, Squares::File(file)) => format!("File {file}"),
        Notice::Squares(_, Squares::Rays(from)) => format!("Rays from {from}"),
        Notice::Games(_) => "The games".into(),
        Notice::Invitations(_) => "The invitations".into(),
        Notice::Seeks(_) => "The seeks".into(),
        Notice::Why(_) => "Why".into(),
        Notice::Notes(..) => "The notes".into(),
        Notice::Rules(_) => "The rules".into(),
        Notice::Rulesets(_) => "The rulesets".into(),
        Notice::Help(None) => "Help".into(),
        Notice::Help(Some(topic)) => format!("Help on {topic}"),
    }
}

/// An entry of the golden file: the heading, and what each of those reads whom it concerns;
/// those who read the same together.
fn entry(heading: &str, of: impl Fn(Option<Side>) -> Notice) -> String {
    let mut read: Vec<(Vec<&str>, String)> = Vec::new();
    let concerned = |&(seat, _): &(Option<Side>, &str)| match of(seat) {
        // These go to the side to move alone.
        Notice::Warned(table, _) | Notice::Withdrawn(table) | Notice::Rolled(table) => {
            seat == Some(table.game.position().to_move())
        }
        _ => true,
    };
    let names = ["Alva (attackers)", "Ylva (defenders)", "a spectator"];
    for (seat, name) in SEATS.into_iter().zip(names).filter(concerned) {
        let said = text(&of(seat), &reader());
        match read.iter_mut().find(|(_, other)| *other == said) {
            Some((names, _)) => names.push(name),
            None => read.push((vec![name], said)),
        }
    }
    let mut entry = format!("# {heading}\n");
    let same = read.len() == 1;
    for (names, said) in read {
        if !same {
            entry.push_str(&format!("to {}:\n", names.join(" and ")));
        }
        for line in said.lines() {
            entry.push_str(format!("    {line}").trim_end());
            entry.push('\n');
        }
    }
    entry + "\n"
}

#[test]
fn every_notice_reads_well() {
    let mut golden = String::new();
    let (usual, fresh) = (table(usual()), table(played("skalk", None, Dice::None, &[])));
    for (index, notice) in notices(&usual).iter().enumerate() {
        // Sheets have files of their own; invitations, rolls and ends come below.
        let later = matches!(
            notice,
            Notice::Rules(_)
                | Notice::Invited(_)
                | Notice::Rolled(_)
                | Notice::Ended(_)
                | Notice::MatchOver(_)
                | Notice::Why(_)
        );
        if !later {
            let game = if matches!(notice, Notice::Began(_)) { &fresh } else { &usual };
            let of = |seat| notices(&Table { seat, ..game.clone() }).swap_remove(index);
            golden.push_str(&entry(&heading(notice), of));
        }
    }
    for invitation in invitations() {
        let heading = match invitation.reader {
            Party::Sender => "Invited, to who invites",
            Party::Recipient => "Invited, to who is invited",
        };
        golden.push_str(&entry(heading, |_| Notice::Invited(Box::new(invitation.clone()))));
    }
    for (name, table) in ["one route", "two routes"].into_iter().zip(left_silent()) {
        let of = |seat| Notice::Ply(Box::new(Table { seat, ..table.clone() }));
        golden.push_str(&entry(&format!("A ply that leaves {name} unannounced"), of));
    }
    for (name, rounds) in [("repeats", 0), ("repeats once too often", 1)] {
        let of = |_| Notice::Legal(Box::new(repeating(rounds)), at("f9"));
        golden.push_str(&entry(&format!("A move that {name}"), of));
    }
    for (index, one) in matches(None).iter().enumerate() {
        let of = |seat| {
            let reader = match seat {
                Some(Side::Attackers) => Some(Player::One),
                Some(Side::Defenders) => Some(Player::Two),
                None => None,
            };
            Notice::MatchOver(Box::new(matches(reader).swap_remove(index)))
        };
        golden.push_str(&entry(&format!("A match over, {}", one.ruleset.id), of));
    }
    let mut explained = BTreeSet::new();
    for explanation in explanations() {
        let why = entry("Why", |_| Notice::Why(explanation.clone()));
        // Of the three rulesets one is enough here, and each rule once.
        let rules = why.lines().skip_while(|line| !line.contains("In the rules of")).skip(1);
        if explained.insert(rules.collect::<Vec<_>>().join("\n")) {
            golden.push_str(&why);
        }
    }
    let first_over = Table { other_of_match: Some(13), ..ended(ends()[1]) };
    let of = |seat| Notice::Ended(Box::new(Table { seat, ..first_over.clone() }));
    golden.push_str(&entry("Ended, the first game of a match", of));
    for face in 0..=3 {
        let of = |seat| Notice::Rolled(Box::new(Table { seat, ..table(rolled(face)) }));
        golden.push_str(&entry(&format!("Rolled {face}"), of));
    }
    for (name, state) in states() {
        let of = |seat| {
            let table = Box::new(Table { seat, ..state.clone() });
            if table.end.is_some() { Notice::Ended(table) } else { Notice::Board(table) }
        };
        golden.push_str(&entry(&format!("The board, {name}"), of));
    }
    let taken = table(captures());
    let of = |seat| Notice::Captured(Box::new(Table { seat, ..taken.clone() }));
    golden.push_str(&entry("What was captured, men taken", of));
    let mut first = taken.clone();
    first.game.take_back(1);
    let of = |seat| Notice::Ply(Box::new(Table { seat, ..first.clone() }));
    golden.push_str(&entry("A ply, men taken", of));
    let last = ended(ends()[0]);
    let of = |seat| Notice::Ply(Box::new(Table { seat, ..last.clone() }));
    golden.push_str(&entry("A ply, and the game ends", of));
    for (name, time) in times() {
        let of = |seat| Notice::Clock(Box::new(Table { seat, time, ..usual.clone() }));
        golden.push_str(&entry(&format!("The clocks, {name}"), of));
    }
    let on_time = |(_, state): &(_, Table)| state.end.is_some_and(|end| end.by == EndedBy::Time);
    for (name, state) in states().into_iter().filter(on_time) {
        let of = |seat| Notice::Clock(Box::new(Table { seat, ..state.clone() }));
        golden.push_str(&entry(&format!("The clocks, {name}"), of));
    }
    expect_file!["../../tests/golden/notices.txt"].assert_eq(&golden);
}

#[test]
fn the_help_fits_a_terminal() {
    let help = Notice::Help(None).text(&reader());
    for line in help.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

/// Each entry of the help, two spaces in, begins with an order or is a move.
#[test]
fn the_help_names_orders() {
    let help = Notice::Help(None).text(&reader());
    let entries = help.lines().filter_map(|line| line.strip_prefix("  "));
    let entries = entries.filter(|entry| entry.starts_with(|c: char| c.is_ascii_lowercase()));
    let orders = entries.flat_map(|entry| entry.split("  ").next().unwrap().split(", "));
    let orders: Vec<&str> = orders.collect();
    assert!(orders.len() > 25, "{orders:?}");
    for order in orders {
        let word = order.split(' ').next().unwrap();
        assert!(OrderWord::find(word).is_some() || word == "d1-d4", "{order:?}");
    }
}

/// What players write stays on its line and turns nothing around.
#[test]
fn what_players_write_is_tamed() {
    let shown = crate::notice::shown;
    assert_eq!(shown(" a\r\n b\u{2028}c\u{1b}[31m\u{202e}d\u{7}"), "a b c[31md");
    assert_eq!(shown("Åse sier «hei» 木"), "Åse sier «hei» 木");
}

/// Every order that the help names can be asked about, in whatever language.
#[test]
fn help_has_a_part_for_each_order() {
    let whole = Notice::Help(None).text(&reader());
    let about = |topic: &str| Notice::Help(Some(topic.into())).text(&reader());
    for order in OrderWord::ALL {
        let part = about(order.canonical());
        let later =
            [OrderWord::Ladder, OrderWord::Event, OrderWord::MailMe, OrderWord::Yes, OrderWord::No];
        assert_eq!(
            part.starts_with("There is no help"),
            later.contains(order),
            "{order:?}: {part}"
        );
        if *order != OrderWord::History && !later.contains(order) {
            assert!(part.lines().all(|line| whole.contains(line)), "{order:?}: {part}");
            assert!(part.lines().count() < 15, "{order:?}: {part}");
        }
    }
    assert!(about("challenge").contains("Terms stand in any order"));
    assert!(!about("cancel").contains("Terms stand in any order"));
    assert!(about("talking").starts_with("Talking\n  say TEXT"));
}
