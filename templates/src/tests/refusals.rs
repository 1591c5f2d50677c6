//! Every refusal of the club's, every line that is no order, every apology.

use expect_test::expect_file;

use engine::Side;
use engine::ruleset::Language;

use super::account::refusals;
use super::host;
use super::ladder;
use super::mailed;
use super::samples::chain;
use super::tables::{SEATS, ended, ends, played, reader, table, times, usual, utc};
use super::tournament;
use crate::notice::Table;
use crate::orders::{OrderWord, Word};
use crate::{
    Apology, BadClock, BadName, BadPlan, Became, Misread, Reader, Refusal, RefusedByClub,
    RefusedPly,
};

/// One of each, in the order of the enum, with the same game wherever there is one.
pub(super) fn refused_by_club(of: &Table) -> Vec<RefusedByClub> {
    use RefusedByClub as Refused;
    let table = || Box::new(of.clone());
    let no_player = |nearest: Option<&str>| Refused::NoPlayer {
        name: "yvla".into(),
        nearest: nearest.map(Into::into),
    };
    let bad_name = |name: &str, because| Refused::BadName { name: name.into(), because };
    let no_ruleset = |typed: &str| Refused::NoRuleset {
        typed: typed.into(),
        rulesets: ["skalk", "kopenhagen", "castillos"].map(Into::into).into(),
    };
    let bad_clock = |part: &str, why| Refused::BadClock { part: part.into(), why };
    let no_plan = |why| Refused::NoPlan { typed: "d4-d8 f6-f9".into(), why };
    let plan_ply = |path: &[&str], typed: &str| Refused::PlanPly {
        path: path.iter().map(|&ply| ply.into()).collect(),
        refused: Box::new(RefusedPly::new(
            &of.game,
            typed,
            of.game.clone().play(typed).unwrap_err(),
        )),
    };
    let answered = |became| Refused::Answered { number: 4, is_seek: false, became };
    let seek = |became| Refused::Answered { number: 4, is_seek: true, became };
    let not_to_cancel =
        |to_reader| Refused::NotYoursToCancel { number: 4, sender: "Ylva".into(), to_reader };
    let rematch_open =
        |by_reader| Refused::RematchOpen { number: 4, by_reader, opponent: "Ylva".into() };
    chain(no_player(None), |refused| {
        Some(match refused {
            Refused::NoPlayer { nearest: None, .. } => no_player(Some("Ylva")),
            Refused::NoPlayer { .. } => Refused::NotAPlayer { name: "Alva".into() },
            Refused::NotAPlayer { .. } => {
                Refused::OtherSeat { seat: "Olaf".into(), name: "Olga".into() }
            }
            Refused::OtherSeat { .. } => Refused::AlreadyAPlayer,
            Refused::AlreadyAPlayer => bad_name("alva@example.org", BadName::Shape),
            Refused::BadName { because: BadName::Shape, .. } => {
                bad_name("resign", BadName::Reserved)
            }
            Refused::BadName { because: BadName::Reserved, .. } => {
                bad_name("Admin", BadName::Office)
            }
            Refused::BadName { because: BadName::Office, .. } => bad_name("A1va", BadName::Taken),
            Refused::BadName { because: BadName::Taken, .. } => Refused::NoGame { game: 99 },
            Refused::NoGame { .. } => Refused::NotYourGame { game: 7 },
            Refused::NotYourGame { .. } => Refused::NoGames,
            Refused::NoGames => Refused::WhichGame {
                games: vec![(12, "Ylva".into()), (14, "Bodil".into()), (15, "Ylva".into())],
            },
            Refused::WhichGame { .. } => Refused::Stale { table: table(), ply: 4 },
            Refused::Stale { .. } => Refused::Over(table()),
            Refused::Over(_) => Refused::NotYourTurn(table()),
            Refused::NotYourTurn(_) => Refused::NothingToWithdraw,
            Refused::NothingToWithdraw => Refused::Seen { opponent: "Ylva".into() },
            Refused::Seen { .. } => Refused::NoDrawOffered,
            Refused::NoDrawOffered => Refused::DrawOfferStands,
            Refused::DrawOfferStands => Refused::NoOfferToWithdraw,
            Refused::NoOfferToWithdraw => Refused::OtherReader {
                name: "Cleo".into(),
                opponent: "Ylva".into(),
                game: 12,
                together: None,
            },
            Refused::OtherReader { together: None, .. } => Refused::OtherReader {
                name: "Cleo".into(),
                opponent: "Ylva".into(),
                game: 12,
                together: Some(7),
            },
            Refused::OtherReader { .. } => Refused::NoTakebackOffered,
            Refused::NoTakebackOffered => Refused::TakebackStands,
            Refused::TakebackStands => Refused::NothingToTakeBack,
            Refused::NothingToTakeBack => Refused::NothingToClaim(table()),
            Refused::NothingToClaim(_) => Refused::NothingAsked,
            Refused::NothingAsked => Refused::NoInvitation { invitation: None },
            Refused::NoInvitation { invitation: None } => {
                Refused::NoInvitation { invitation: Some(9) }
            }
            Refused::NoInvitation { .. } => {
                Refused::WhichInvitation { order: "accept".into(), invitations: vec![3, 4] }
            }
            Refused::WhichInvitation { .. } => Refused::Yourself,
            Refused::Yourself => no_ruleset(""),
            Refused::NoRuleset { typed, .. } if typed.is_empty() => no_ruleset("skall"),
            Refused::NoRuleset { typed, .. } if typed == "skall" => no_ruleset("chess"),
            Refused::NoRuleset { .. } => Refused::NoDice { ruleset: "skalk".into() },
            Refused::NoDice { .. } => Refused::OnlyAMatch { ruleset: "castillos".into() },
            Refused::OnlyAMatch { .. } => bad_clock("7w+1d/10d", BadClock::Unknown),
            Refused::BadClock { why: BadClock::Unknown, .. } => bad_clock("0d", BadClock::Zero),
            Refused::BadClock { why: BadClock::Zero, .. } => {
                bad_clock("400d", BadClock::Long { days: 365 })
            }
            Refused::BadClock { why: BadClock::Long { .. }, .. } => {
                bad_clock("7d+1d/5d", BadClock::CapBelowBank)
            }
            Refused::BadClock { why: BadClock::CapBelowBank, .. } => {
                bad_clock("night=22-22", BadClock::EmptyNight)
            }
            Refused::BadClock { why: BadClock::EmptyNight, .. } => {
                bad_clock("3d/ply", BadClock::Doubled)
            }
            Refused::BadClock { .. } => Refused::OffBoard { typed: "rank 12".into(), size: 11 },
            Refused::OffBoard { .. } => no_plan(BadPlan::NoThen),
            Refused::NoPlan { why: BadPlan::NoThen, .. } => no_plan(BadPlan::NoCondition),
            Refused::NoPlan { why: BadPlan::NoCondition, .. } => no_plan(BadPlan::Anything),
            Refused::NoPlan { why: BadPlan::Anything, .. } => no_plan(BadPlan::NoAnswer),
            Refused::NoPlan { why: BadPlan::NoAnswer, .. } => no_plan(BadPlan::TooLong),
            Refused::NoPlan { why: BadPlan::TooLong, .. } => Refused::NoPlansWithDice,
            Refused::NoPlansWithDice => Refused::MoveFirst,
            Refused::MoveFirst => plan_ply(&[], "a1-a2"),
            Refused::PlanPly { path, .. } if path.is_empty() => {
                plan_ply(&["d4-d8", "f6-f9"], "a1-a2")
            }
            // An attacker, while the defenders are to move.
            Refused::PlanPly { path, .. } if path.len() == 2 => plan_ply(&["d4-d8"], "d11-d10"),
            Refused::PlanPly { path, .. } if path.len() == 1 => plan_ply(&["d4-d8"; 4], "d11-d10"),
            Refused::PlanPly { .. } => Refused::PlanEnds { typed: "f6-k6".into() },
            Refused::PlanEnds { .. } => Refused::PlanNever { typed: "raichi".into() },
            Refused::PlanNever { .. } => Refused::NotAway,
            Refused::NotAway => Refused::AwayAlready,
            Refused::AwayAlready => Refused::NoDays,
            Refused::NoDays => Refused::TooFewDays { asked: 30, left: 1 },
            Refused::TooFewDays { left: 1, .. } => Refused::TooFewDays { asked: 3, left: 0 },
            Refused::TooFewDays { .. } => answered(Became::Game(12)),
            Refused::Answered { became: Became::Game(_), .. } => answered(Became::Declined),
            Refused::Answered { became: Became::Declined, .. } => {
                answered(Became::Countered(Some(5)))
            }
            Refused::Answered { became: Became::Countered(Some(_)), .. } => {
                answered(Became::Countered(None))
            }
            Refused::Answered { became: Became::Countered(None), .. } => {
                answered(Became::Cancelled)
            }
            Refused::Answered { is_seek: false, became: Became::Cancelled, .. } => {
                answered(Became::Expired)
            }
            Refused::Answered { is_seek: false, .. } => seek(Became::AllTaken),
            Refused::Answered { became: Became::AllTaken, .. } => seek(Became::Cancelled),
            Refused::Answered { became: Became::Cancelled, .. } => seek(Became::Expired),
            Refused::Answered { .. } => Refused::OwnInvitation { number: 4, recipient: None },
            Refused::OwnInvitation { recipient: None, .. } => {
                Refused::OwnInvitation { number: 4, recipient: Some("Ylva".into()) }
            }
            Refused::OwnInvitation { .. } => not_to_cancel(true),
            Refused::NotYoursToCancel { to_reader: true, .. } => not_to_cancel(false),
            Refused::NotYoursToCancel { .. } => {
                Refused::SeekAsItIs { number: 4, sender: "Ylva".into() }
            }
            Refused::SeekAsItIs { .. } => Refused::SeekTaken { number: 4, sender: "Ylva".into() },
            Refused::SeekTaken { .. } => Refused::SeekGames { games: 11, most: 10 },
            Refused::SeekGames { .. } => Refused::TooManySeeks { seeks: vec![3, 4, 7] },
            Refused::TooManySeeks { .. } => Refused::TooManyInvitations { open: 10 },
            Refused::TooManyInvitations { .. } => {
                Refused::TooManyToday { sent: 20, again_at: utc("2026-11-02 15:00") }
            }
            Refused::TooManyToday { .. } => Refused::TooLong { letters: 2345, most: 2000 },
            Refused::TooLong { .. } => {
                Refused::TooManyMessages { sent: 100, again_at: utc("2026-11-02 15:00") }
            }
            Refused::TooManyMessages { .. } => {
                Refused::TooManyReports { sent: 10, again_at: utc("2026-11-02 15:00") }
            }
            Refused::TooManyReports { .. } => Refused::TooManyNotes { game: 7, most: 200 },
            Refused::TooManyNotes { .. } => Refused::NotPublic { game: 7 },
            Refused::NotPublic { .. } => Refused::NothingToExplain,
            Refused::NothingToExplain => Refused::NothingToRematch,
            Refused::NothingToRematch => Refused::NotesOfRunning { game: 7 },
            Refused::NotesOfRunning { .. } => Refused::NoNotes { game: 7 },
            Refused::NoNotes { .. } => Refused::NotOver { game: 7 },
            Refused::NotOver { .. } => rematch_open(true),
            Refused::RematchOpen { by_reader: true, .. } => rematch_open(false),
            Refused::RematchOpen { .. } => return None,
        })
    })
}

fn misreads() -> Vec<Misread> {
    let not_understood = |typed: &str, nearest: &[&str]| Misread::NotUnderstood {
        typed: typed.into(),
        nearest: nearest.iter().map(|&near| near.into()).collect(),
    };
    let bad = |typed: &str, nearest: &[&str]| Misread::BadArgument {
        order: OrderWord::Challenge,
        typed: typed.into(),
        nearest: nearest.iter().map(|&near| near.into()).collect(),
    };
    let both = |first: &str, second: &str| Misread::Contradiction {
        order: OrderWord::Challenge,
        first: first.into(),
        second: second.into(),
    };
    chain(Misread::Empty, |misread| {
        Some(match misread {
            Misread::Empty => Misread::Quoted,
            Misread::Quoted => Misread::GameNumber { typed: "99999999999".into() },
            Misread::GameNumber { .. } => not_understood("hello", &[]),
            Misread::NotUnderstood { nearest, .. } if nearest.is_empty() => {
                not_understood("bord", &["board"])
            }
            Misread::NotUnderstood { nearest, .. } if nearest.len() == 1 => {
                not_understood("not", &["note", "no", "notes"])
            }
            Misread::NotUnderstood { .. } => Misread::MissingArgument { order: OrderWord::Legal },
            Misread::MissingArgument { .. } => bad("blitz", &[]),
            Misread::BadArgument { nearest, .. } if nearest.is_empty() => bad("atack", &["attack"]),
            Misread::BadArgument { .. } => {
                Misread::Superfluous { order: OrderWord::Board, typed: "please".into() }
            }
            Misread::Superfluous { .. } => both("attack", "defend"),
            Misread::Contradiction { first, .. } if first == "attack" => both("rated", "Rated"),
            Misread::Contradiction { .. } => Misread::Asked { game: None, order: "d5-c5".into() },
            Misread::Asked { game: None, .. } => {
                Misread::Asked { game: Some(12), order: "resign".into() }
            }
            Misread::Asked { .. } => return None,
        })
    })
}

fn apologies() -> Vec<Apology> {
    chain(Apology::Full, |apology| {
        Some(match apology {
            Apology::Full => Apology::Locked,
            Apology::Locked => Apology::Damaged,
            Apology::Damaged => Apology::Other,
            Apology::Other => return None,
        })
    })
}

/// All texts, in every state of a game that bends them and before everyone.
pub(super) fn everything(reader: &Reader) -> Vec<String> {
    let mut said = Vec::new();
    let running = times().into_iter().map(|(_, time)| Table { time, ..table(usual()) });
    for state in running.chain(ends().into_iter().map(ended)) {
        for seat in SEATS {
            let refused = refused_by_club(&Table { seat, ..state.clone() });
            said.extend(refused.into_iter().map(|why| Refusal::Club(why).text(reader)));
        }
    }
    said.extend(refusals().into_iter().map(|why| why.text(reader)));
    said.extend(others().into_iter().map(|why| why.text(reader)));
    said.extend(misreads().into_iter().map(|why| Refusal::Misread(why).text(reader)));
    for &order in OrderWord::ALL {
        said.push(Misread::MissingArgument { order }.say(reader.words()));
    }
    said.extend(apologies().into_iter().map(|apology| apology.text(reader)));
    said
}

/// Those that are listed elsewhere.
fn others() -> Vec<Refusal> {
    [host::refusals(), ladder::refusals(), tournament::refusals(), mailed::refusals()].concat()
}

fn entry(heading: &str, said: &str) -> String {
    format!("# {heading}\n    {said}\n\n")
}

#[test]
fn every_refusal_reads_well() {
    for language in Language::ALL {
        let file = format!("../../tests/golden/refusals/{}.txt", language.code());
        expect_file![file].assert_eq(&golden(&Reader { language, ..reader() }));
    }
}

fn golden(reader: &Reader) -> String {
    let mut golden = String::new();
    // The defenders are to move: to the attackers most of it happens.
    let alva = |table: Table| Table { seat: Some(Side::Attackers), ..table };
    let ylva = |table: Table| Table { seat: Some(Side::Defenders), ..table };
    for why in refused_by_club(&alva(table(usual()))) {
        // Of these there is more below.
        if !matches!(why, RefusedByClub::Over(_) | RefusedByClub::NothingToClaim(_)) {
            golden.push_str(&entry(why.code(), &why.say(reader)));
        }
    }
    let first = table(played("skalk", None, engine::ruleset::options::Dice::None, &[]));
    let stale = RefusedByClub::Stale { table: Box::new(alva(first)), ply: 2 };
    golden.push_str(&entry("stale, with no ply made", &stale.say(reader)));
    for (name, time) in times() {
        let state = Table { time, ..table(usual()) };
        for (who, table) in [("Alva", alva(state.clone())), ("Ylva", ylva(state.clone()))] {
            let why = RefusedByClub::NothingToClaim(Box::new(table));
            golden.push_str(&entry(&format!("{}, {who}, {name}", why.code()), &why.say(reader)));
        }
        let why = RefusedByClub::NotYourTurn(Box::new(alva(state)));
        golden.push_str(&entry(&format!("{}, {name}", why.code()), &why.say(reader)));
    }
    for end in ends() {
        let why = RefusedByClub::Over(Box::new(alva(ended(end))));
        golden.push_str(&entry(&format!("{}, {end}", why.code()), &why.say(reader)));
    }
    for why in refusals().into_iter().chain(others()) {
        golden.push_str(&entry(why.code(), &why.text(reader)));
    }
    for why in misreads() {
        golden.push_str(&entry(why.code(), &why.say(reader.words())));
    }
    for apology in apologies() {
        golden.push_str(&entry(&format!("apology, {apology:?}"), &apology.text(reader)));
    }
    golden
}
