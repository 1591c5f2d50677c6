//! Every refusal of the club's, every line that is not an order, every apology.

use commands::plan::BadPlan;
use commands::words::{OrderWord, Word};
use commands::{Misread, OrganiserAct, first_game};
use engine::Side;
use engine::ruleset::Language;
use expect_test::expect_file;

use crate::accounts::BadName;
use crate::apology::Apology;
use crate::following::FollowRefused;
use crate::notice::table::Table;
use crate::reader::Reader;
use crate::refusal::{Refusal, say_misread};
use crate::tests::account::refusals;
use crate::tests::club::{AT, Club, INVITED};
use crate::tests::samples::chain;
use crate::tests::tables::{SEATS, ended, ends, played, reader, table, times, usual, utc};
use crate::tests::{circle, host, house, ladder, mailed, tournament};
use crate::told::{Became, ClockFault, GamePoint, InvitationFacts, NoMoreTime, Refused, TextKind};

/// Each of the club's reasons, in each of its forms, with the club that it is said in. That none is
/// missing shows in the words: each of theirs is used.
#[expect(clippy::too_many_lines, reason = "one of each")]
pub(super) fn refused_by_club(of: &Table) -> Vec<Refusal> {
    let club = Club::with(of.clone());
    let at = GamePoint { game: of.number, ..AT };
    let text = || String::from("Alva");
    let bad_name = |name: &str, because| Refused::BadName { name: name.into(), because };
    let no_ruleset = |typed: &str| Refused::NoRuleset { typed: typed.into() };
    let no_plan = |because| Refused::NoPlan { typed: "d4-d8 f6-f9".into(), because };
    let plan_ply = |path: &[&str], typed: &str| Refused::PlanPly {
        moment: at,
        path: path.iter().map(|&ply| ply.into()).collect(),
        typed: typed.into(),
    };
    let other_reader = |together| Refused::OtherReader { named: 9, game: 12, together };
    let no_player = || Refused::NoPlayer { name: "yvla".into() };
    let again_at = utc("2026-11-02 15:00").timestamp();
    let many = |what| Refused::TooManyTexts { what, again_at };
    let days = |asked, left| Refused::TooFewDays { asked, left };
    let mut all = vec![club.shows(&no_player())];
    all.push(Club { similar: Some("Ylva"), ..club.clone() }.shows(&no_player()));
    let mut add = |refused: &[Refused]| all.extend(refused.iter().map(|why| club.shows(why)));
    add(&[
        Refused::NotAPlayer { name: text(), wish: first_game().to_string() },
        Refused::NotAPlayer { name: text(), wish: "seek skalk".to_owned() },
        Refused::OtherSeat { seat: "Olaf".into(), name: "Olga".into() },
        Refused::AlreadyAPlayer,
        bad_name("alva@example.org", BadName::Shape),
        bad_name("ʙᴏ", BadName::Letters),
        bad_name("resign", BadName::Reserved),
        bad_name("Admin", BadName::Office),
        bad_name("A1va", BadName::Taken),
        bad_name("Alva Berg", BadName::Own),
        Refused::RenamedLately { from: again_at },
        Refused::NoGame { game: 99 },
        Refused::NoArchivedGame { number: 99 },
        Refused::NotYourGame { game: 7 },
        Refused::NoGames,
        Refused::WhichGame { games: vec![12, 14, 15] },
        Refused::Stale { moment: at, ply: 4 },
        Refused::Over(at),
        Refused::NotYourTurn(at),
        Refused::NothingToWithdraw(at),
        Refused::Seen(at),
        Refused::AnnounceSeen(at),
        Refused::AnnounceWithMove(at),
        Refused::AnnouncementUnclear { moment: at, ply: "b5-b1".into() },
        Refused::NoDrawOffered(at),
        Refused::DrawOfferStands(at),
        Refused::NoOfferToWithdraw(at),
        other_reader(None),
        other_reader(Some(7)),
        Refused::NoTakebackOffered(at),
        Refused::TakebackStands(at),
        Refused::NothingToTakeBack(at),
        Refused::NoTimeOffered(at),
        Refused::TimeOfferStands(at),
        Refused::OtherTimeOffered(at),
        Refused::NoMoreTime { moment: at, because: NoMoreTime::NoClock },
        Refused::NoMoreTime { moment: at, because: NoMoreTime::Ladder },
        Refused::NoMoreTime { moment: at, because: NoMoreTime::Tournament },
        Refused::NoMoreTime { moment: at, because: NoMoreTime::TooLong },
        Refused::NoMoreTime { moment: at, because: NoMoreTime::TimeUp },
        Refused::NothingToClaim(at),
        Refused::NothingAsked,
        Refused::Offered { commands: vec!["7: d1-d4".into()] },
        Refused::Offered { commands: vec!["7: d1-d4".into(), "7: d1-d5".into()] },
        Refused::WhichOffer { commands: vec!["7: d1-d4".into()] },
        Refused::WhichOffer { commands: vec!["7: d1-d4".into(), "7: d1-d5".into()] },
        Refused::NoInvitation { invitation: None },
        Refused::NoInvitation { invitation: Some(9) },
        Refused::WhichInvitation { order: "accept".into(), invitations: vec![3, 4] },
        Refused::WhichInvitation { order: "yes".into(), invitations: vec![3] },
        Refused::Yourself,
        no_ruleset(""),
        Refused::RulesetMissing { before: "challenge Ylva".into(), after: "3d/ply".into() },
        no_ruleset("skall"),
        no_ruleset("chess"),
        Refused::NoDice { ruleset: "skalk".into() },
        Refused::OddsAreUnrated,
        Refused::OnlyAMatch { ruleset: "castillos".into() },
    ]);
    for (part, why, days) in [
        ("7w+1d/10d", "unknown", None),
        ("0d", "zero", None),
        ("400d", "long", Some(365)),
        ("7d+1d/5d", "cap-below-bank", None),
        ("night=22-22", "empty-night", None),
        ("3d/ply", "doubled", None),
    ] {
        let clock = ClockFault { part: part.into(), why, days };
        let why = Refused::BadClock { typed: part.into() };
        all.push(Club { clock, ..club.clone() }.shows(&why));
    }
    let mut add = |refused: &[Refused]| all.extend(refused.iter().map(|why| club.shows(why)));
    add(&[
        Refused::NotOnBoard { game: 12, typed: "rank 12".into() },
        no_plan(BadPlan::NoThen),
        no_plan(BadPlan::NoCondition),
        no_plan(BadPlan::Anything),
        no_plan(BadPlan::NoAnswer),
        no_plan(BadPlan::AfterEnd),
        no_plan(BadPlan::TooLong),
        Refused::NoPlansWithDice(at),
        Refused::MoveFirst(at),
        plan_ply(&[], "a1-a2"),
        plan_ply(&["d4-d8", "f6-f9"], "a1-a2"),
        // An attacker, while the defenders are to move.
        plan_ply(&["d4-d8"], "d11-d10"),
        plan_ply(&["d4-d8"; 4], "d11-d10"),
        Refused::PlanEnds { typed: "f6-k6".into() },
        Refused::PlanEnds { typed: "stop".into() },
        Refused::PlanEnds { typed: "resign".into() },
        Refused::PlanEnds { typed: "tell-me".into() },
        Refused::PlanNever { typed: "raichi".into() },
        Refused::Follow(FollowRefused::Nothing { typed: "Nobody".into() }),
        Refused::Follow(FollowRefused::OwnGames),
        Refused::Follow(FollowRefused::TooMuch { most: 50 }),
        Refused::Follow(FollowRefused::NotFollowed { typed: "12".into() }),
        Refused::NotAway,
        Refused::AwayAlready,
        Refused::NoDays,
        days(30, 1),
        days(3, 0),
    ]);
    let invitation = |became| InvitationFacts { became, ..club.invitation.clone() };
    let seek = |became| InvitationFacts { is_seek: true, recipient: None, ..invitation(became) };
    let expired = invitation(Became::Expired);
    let from_reader = InvitationFacts { by_reader: true, ..expired.clone() };
    for (invitation, why) in [
        (invitation(Became::Game(12)), Refused::Answered(INVITED)),
        (invitation(Became::Declined), Refused::Answered(INVITED)),
        (invitation(Became::Countered(Some(5))), Refused::Answered(INVITED)),
        (invitation(Became::Countered(None)), Refused::Answered(INVITED)),
        (invitation(Became::Cancelled), Refused::Answered(INVITED)),
        (invitation(Became::Expired), Refused::Answered(INVITED)),
        (seek(Became::AllTaken), Refused::Answered(INVITED)),
        (seek(Became::Cancelled), Refused::Answered(INVITED)),
        (seek(Became::Expired), Refused::Answered(INVITED)),
        (seek(Became::Expired), Refused::OwnInvitation(INVITED)),
        (expired.clone(), Refused::OwnInvitation(INVITED)),
        (expired.clone(), Refused::InvitedAlready(INVITED)),
        (expired.clone(), Refused::NotYoursToCancel(INVITED)),
        (seek(Became::Expired), Refused::NotYoursToCancel(INVITED)),
        (seek(Became::Expired), Refused::SeekAsItIs(INVITED)),
        (seek(Became::Expired), Refused::SeekTaken(INVITED)),
        (from_reader, Refused::RematchOpen(INVITED)),
        (expired, Refused::RematchOpen(INVITED)),
    ] {
        all.push(Club { invitation, ..club.clone() }.shows(&why));
    }
    // The order of the golden files: the ones about a rematch come last.
    let rematches = all.split_off(all.len() - 2);
    let mut add = |refused: &[Refused]| all.extend(refused.iter().map(|why| club.shows(why)));
    add(&[
        Refused::SeekGames { games: 11 },
        Refused::TooManySeeks { seeks: vec![3, 4, 7] },
        Refused::TooManyInvitations { open: 10 },
        Refused::TooManyToday { most: 20, again_at },
        Refused::TooLong { letters: 2345 },
        many(TextKind::Message),
        many(TextKind::Report),
        many(TextKind::Note(7)),
        Refused::ReportNotYet { game: 7 },
        Refused::ReportToCome { game: 7 },
        Refused::NoReport { game: 7 },
        Refused::NotPublic { game: 7 },
        Refused::NothingToExplain,
        Refused::NothingToRematch,
        Refused::NotesOfRunning { game: 7 },
        Refused::NoNotes { game: 7 },
        Refused::NothingTried { game: 7 },
        Refused::NoLine { game: 7, number: 5 },
        Refused::LongLine { most: 100 },
        Refused::NotOver { game: 7 },
    ]);
    add(&house::refusals());
    all.extend(rematches);
    all
}

fn misreads() -> Vec<Misread> {
    let offered = |commands: &[&str]| Misread::Offered {
        commands: commands.iter().map(|&command| command.into()).collect(),
    };
    let no_clock = |commands: &[&str]| Misread::NoClock {
        commands: commands.iter().map(|&command| command.into()).collect(),
    };
    let not_understood = |typed: &str, nearest: &[&str]| Misread::NotUnderstood {
        typed: typed.into(),
        nearest: nearest.iter().map(|&near| near.into()).collect(),
    };
    let bad = |typed: &str, nearest: &[&str]| Misread::BadArgument {
        order: OrderWord::Challenge,
        typed: typed.into(),
        nearest: nearest.iter().map(|&near| near.into()).collect(),
        act: None,
    };
    let both = |first: &str, second: &str| Misread::Contradiction {
        order: OrderWord::Challenge,
        first: first.into(),
        second: second.into(),
    };
    let mut all = chain(Misread::Empty, |misread| {
        Some(match misread {
            Misread::Empty => Misread::Quoted,
            Misread::Quoted => Misread::Courtesy,
            Misread::Courtesy => Misread::GameNumber { typed: "99999999999".into() },
            Misread::GameNumber { .. } => not_understood("hello", &[]),
            Misread::NotUnderstood { nearest, .. } if nearest.is_empty() => {
                not_understood("bord", &["board"])
            }
            Misread::NotUnderstood { nearest, .. } if nearest.len() == 1 => {
                not_understood("not", &["note", "no", "notes"])
            }
            Misread::NotUnderstood { .. } => {
                Misread::MissingArgument { order: OrderWord::Legal, act: None }
            }
            Misread::MissingArgument { .. } => bad("blitz", &[]),
            Misread::BadArgument { nearest, .. } if nearest.is_empty() => bad("atack", &["attack"]),
            Misread::BadArgument { .. } => {
                Misread::NoZone { typed: "Atlantis".into(), nearest: Vec::new() }
            }
            Misread::NoZone { nearest, .. } if nearest.is_empty() => {
                let nearest = ["America/New_York", "America/Chicago"].map(String::from).into();
                Misread::NoZone { typed: "USA".into(), nearest }
            }
            Misread::NoZone { .. } => {
                Misread::Superfluous { order: OrderWord::Board, typed: "please".into(), act: None }
            }
            Misread::Superfluous { .. } => both("attack", "defend"),
            Misread::Contradiction { first, .. } if first == "attack" => both("rated", "Rated"),
            Misread::Contradiction { .. } => offered(&["12: resign"]),
            Misread::Offered { commands } if commands.len() == 1 => {
                offered(&["erase", "ladder leave"])
            }
            Misread::Offered { commands } if commands == &["erase", "ladder leave"] => {
                offered(&["12: b5-b1 se opp", "12: b5-b1 silent"])
            }
            Misread::Offered { .. } => no_clock(&["challenge Bo tablut"]),
            Misread::NoClock { commands } if commands.len() == 1 => {
                no_clock(&["challenge Bo brandubh", "challenge Bo copenhagen"])
            }
            Misread::NoClock { .. } => return None,
        })
    });
    // Of what organisers do, the part is named.
    let acts =
        ["suspend ylva 3 days", "extend 12 attackers soon", "circle merge", "appoint ylva now"];
    let open = "tournament open \"Winter\" tablut 2026-12-01";
    let open = ["", " group 6", " groups many"].map(|option| match option {
        "" => "tournament open \"Winter\" tablut".to_owned(),
        option => format!("{open}{option}"),
    });
    let acts = acts.map(str::to_owned).into_iter().chain(open);
    all.extend(acts.filter_map(|line| OrganiserAct::typed(&line).err()));
    all
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

/// All texts, in every state of a game that changes them and before everyone.
pub(super) fn everything(reader: &Reader) -> Vec<String> {
    let mut said = Vec::new();
    let running = times().into_iter().map(|(_, time)| Table { time, ..table(usual()) });
    for state in running.chain(ends().into_iter().map(ended)) {
        for seat in SEATS {
            let refused = refused_by_club(&Table { seat, ..state.clone() });
            said.extend(refused.into_iter().map(|why| why.text(reader)));
        }
    }
    said.extend(refusals().into_iter().map(|why| why.text(reader)));
    said.extend(others().into_iter().map(|why| why.text(reader)));
    said.extend(misreads().into_iter().map(|why| Refusal::Misread(why).text(reader)));
    for &order in OrderWord::ALL {
        said.push(say_misread(&Misread::MissingArgument { order, act: None }, reader.words()));
    }
    said.extend(apologies().into_iter().map(|apology| apology.text(reader)));
    said
}

/// Those that are listed elsewhere.
fn others() -> Vec<Refusal> {
    [
        circle::refusals(),
        host::refusals(),
        ladder::refusals(),
        tournament::refusals(),
        mailed::refusals(),
    ]
    .concat()
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
    // The defenders are to move: most of it happens to the attackers.
    let alva = |table: Table| Table { seat: Some(Side::Attackers), ..table };
    let ylva = |table: Table| Table { seat: Some(Side::Defenders), ..table };
    let say = |table: Table, why: fn(GamePoint) -> Refused| {
        let at = GamePoint { game: table.number, ..AT };
        Club::with(table).shows(&why(at)).text(reader)
    };
    for why in refused_by_club(&alva(table(usual()))) {
        // More of these are below.
        if !["over", "nothing-to-claim"].contains(&why.code()) {
            golden.push_str(&entry(why.code(), &why.text(reader)));
        }
    }
    let first = table(played("skalk", None, engine::ruleset::options::Dice::None, &[]));
    let stale = say(alva(first), |moment| Refused::Stale { moment, ply: 2 });
    golden.push_str(&entry("stale, with no ply made", &stale));
    for (name, time) in times() {
        let state = Table { time, ..table(usual()) };
        for (who, table) in [("Alva", alva(state.clone())), ("Ylva", ylva(state.clone()))] {
            let why = say(table, Refused::NothingToClaim);
            golden.push_str(&entry(&format!("nothing-to-claim, {who}, {name}"), &why));
        }
        let why = say(alva(state), Refused::NotYourTurn);
        golden.push_str(&entry(&format!("not-your-turn, {name}"), &why));
    }
    for end in ends() {
        let why = say(alva(ended(end)), Refused::Over);
        golden.push_str(&entry(&format!("over, {end}"), &why));
    }
    for why in refusals().into_iter().chain(others()) {
        golden.push_str(&entry(why.code(), &why.text(reader)));
    }
    for why in misreads() {
        golden.push_str(&entry(why.code(), &say_misread(&why, reader.words())));
    }
    for apology in apologies() {
        golden.push_str(&entry(&format!("apology, {apology:?}"), &apology.text(reader)));
    }
    golden
}
