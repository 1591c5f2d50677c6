//! Tournaments before their readers: lists, pages with crosstables, everything that happens in one,
//! every reason for a refusal.

use chrono::TimeDelta;
use commands::NextStage;

use crate::invitation::terms::{ClockTerms, InvitationPace};
use crate::notice::Notice;
use crate::refusal::Refusal;
use crate::tests::club::{Club, shown, told};
use crate::tests::tables::{skalk, utc};
use crate::told::{OwnGroup, Refused, Sentence, TournamentFacts, Value};
use crate::tournament::crosstable::{GroupRow, GroupTable, ResultMark};
use crate::tournament::page::{
    FollowedBy, Tournament, TournamentLine, TournamentPage, TournamentReader, TournamentStage,
};
use crate::tournament::{FinalOf, Gone, TournamentEvent, TournamentNews, TournamentRefused};

/// One of each notice about tournaments, with everything that changes its words.
pub(super) fn notices() -> Vec<Notice> {
    let mut all = vec![Tournament::List(Vec::new()), Tournament::List(lines())];
    let pages = pages().into_iter().chain(followed());
    all.extend(pages.map(|page| Tournament::Page(Box::new(page))));
    all.into_iter().map(Notice::Tournament).chain(news()).collect()
}

/// A tournament that is going on.
pub(super) fn running() -> TournamentPage {
    pages().into_iter().find(|page| page.groups.len() == 1).expect("a tournament")
}

/// A tournament that is over with its final, and a final.
pub(super) fn stages() -> [TournamentPage; 2] {
    let is_over = |page: &TournamentPage| matches!(page.next, Some((_, FollowedBy::Over(..))));
    let over = followed().into_iter().find(is_over).expect("one that is over");
    let last = pages().into_iter().find(|page| page.line.final_of.is_some()).expect("a final");
    [over, last]
}

/// A name for one of them.
pub(super) fn heading(tournament: &Tournament) -> String {
    match tournament {
        Tournament::List(lines) => format!("A list of {} tournaments", lines.len()),
        Tournament::Page(page) => {
            let stage = match page.line.stage {
                TournamentStage::Open(_) => "open",
                TournamentStage::Running(_) => "going on",
                TournamentStage::Over(_) => "over",
                TournamentStage::CalledOff(..) => "called off",
            };
            let kind = if page.line.final_of.is_some() { "final" } else { "tournament" };
            let next = match &page.next {
                None => String::new(),
                Some((_, then)) => {
                    let (then, names) = match then {
                        FollowedBy::Nothing => ("will be", 0),
                        FollowedBy::Running(_, names) => ("is", names.len()),
                        FollowedBy::Over(_, names) => ("was", names.len()),
                        FollowedBy::CalledOff(_) => ("won't be", 0),
                        FollowedBy::Dropped => ("can't be", 0),
                    };
                    format!(", there {then} a final of {names}")
                }
            };
            format!("A {kind} of {}, {stage}{next}", page.line.players)
        }
        Tournament::News { said, .. } => news_heading(said).expect("a heading"),
        Tournament::ForEverybody { said, lines, .. } => {
            let what = news_heading(said).expect("a heading");
            format!("{what}, for everybody, with {} lines", lines.len())
        }
    }
}

/// A name for news.
pub(super) fn news_heading(said: &Sentence) -> Option<String> {
    Some(match said.code() {
        "news-tournament-open" => "A tournament can be entered".into(),
        "tournament-opened" => "A tournament is open".into(),
        "tournament-entered" => "Entered a tournament".into(),
        "tournament-left" => "Left a tournament before its start".into(),
        "tournament-leave-asked" => match said.value("resigned") {
            Some(Value::Count(resigned)) => {
                format!("Asked whether he withdraws, with {resigned} games to resign")
            }
            _ => return None,
        },
        "tournament-out" => match said.value("how") {
            Some(Value::Choice(how)) => format!("Gone from a tournament: {how}"),
            _ => return None,
        },
        "tournament-began" => "A tournament has begun".into(),
        "tournament-not-begun" => "A first ply of a tournament is due".into(),
        "tournament-called-off" => "A tournament is called off".into(),
        "tournament-over" => "A tournament is over".into(),
        _ => return None,
    })
}

/// Every refusal.
pub(super) fn refusals() -> Vec<Refusal> {
    use TournamentRefused as Why;
    let tournament = 3;
    let too_few = |players| Why::TooFew { tournament, players };
    let all = vec![
        Why::NoTournament { number: 7 },
        Why::NoneMeant,
        Why::WhichTournament { tournaments: vec![3, 4] },
        Why::NotOpen { tournament },
        Why::Ended { tournament },
        Why::AlreadyIn { tournament },
        Why::NotIn { tournament },
        Why::OtherNotIn { tournament, player: 8 },
        Why::Full { tournament },
        Why::TakenOut { tournament },
        too_few(0),
        too_few(1),
        too_few(3),
        Why::BadName,
        Why::BadSize,
        Why::BadFinal { most: 4 },
        Why::BadWindow { most: 60 },
        Why::ShortClock,
        Why::BadStart,
    ];
    shown(all.into_iter().map(Refused::Tournament).collect())
}

fn lines() -> Vec<TournamentLine> {
    let line = |number, stage, players, reader| TournamentLine {
        number,
        name: "Winter\u{202e} cup".into(),
        ruleset: skalk(),
        stage,
        players,
        reader,
        final_of: None,
    };
    let at = utc("2026-11-09 10:00");
    let open = |players| line(7, TournamentStage::Open(at), players, TournamentReader::MayEnter);
    let of = |carried, line| TournamentLine { final_of: final_of(carried), ..line };
    let off = |reason: Option<&str>| TournamentStage::CalledOff(at, reason.map(str::to_owned));
    vec![
        open(0),
        open(1),
        TournamentLine { reader: TournamentReader::Plays, ..open(5) },
        line(4, TournamentStage::Running(at), 9, TournamentReader::Plays),
        line(3, TournamentStage::Over(at), 4, TournamentReader::Nothing),
        line(2, off(None), 3, TournamentReader::Nothing),
        line(1, off(Some("nobody\r\nhas time")), 8, TournamentReader::Nothing),
        of(true, line(9, TournamentStage::Running(at), 4, TournamentReader::Plays)),
        of(false, line(8, TournamentStage::Over(at), 5, TournamentReader::Nothing)),
    ]
}

/// That a tournament is the final of another.
fn final_of(carried: bool) -> Option<FinalOf> {
    Some(FinalOf { number: 6, carried })
}

/// A tournament in whatever state its final is.
fn followed() -> Vec<TournamentPage> {
    let page = |at: usize, first, carried, then| TournamentPage {
        next: Some((NextStage::Final { first, carried }, then)),
        ..pages().swap_remove(at)
    };
    let names = |count| ["Ylva", "Bodil\u{202e}"].iter().take(count).map(|&it| it.into()).collect();
    vec![
        page(0, 1, false, FollowedBy::Nothing),
        page(3, 2, true, FollowedBy::Nothing),
        page(4, 2, true, FollowedBy::Running(9, names(2))),
        page(4, 2, true, FollowedBy::Over(9, names(0))),
        page(4, 2, true, FollowedBy::Over(9, names(1))),
        page(4, 2, true, FollowedBy::Over(9, names(2))),
        page(4, 2, true, FollowedBy::CalledOff(9)),
        page(4, 2, true, FollowedBy::Dropped),
    ]
}

fn pages() -> Vec<TournamentPage> {
    let page = |line: TournamentLine| TournamentPage {
        line,
        clock: ClockTerms {
            odds: None,
            pace: InvitationPace::PerPly(TimeDelta::days(3)),
            weekend: false,
            night: None,
            claim: false,
            vacation: false,
        },
        group_size: 8,
        window: 5,
        names: Vec::new(),
        groups: Vec::new(),
        next: None,
    };
    let mut all: Vec<TournamentPage> = lines().into_iter().map(page).collect();
    for page in &mut all {
        match page.line.stage {
            TournamentStage::Open(_) if page.line.players > 0 => {
                page.names = vec!["Ylva".into(), "Bodil\u{202e}".into(), "Åse-木".into()];
            }
            TournamentStage::Running(_) | TournamentStage::Over(_)
                if page.line.final_of.is_some() =>
            {
                page.groups = vec![group(1, true)];
            }
            TournamentStage::Running(_) => {
                page.groups = vec![group(2, true), group(1, false)];
                page.window = 1;
            }
            TournamentStage::Over(_) => page.groups = vec![group(1, true)],
            _ => {}
        }
    }
    all
}

/// Four players, perhaps with the reader among them; one has withdrawn late, one was absent.
fn group(number: u32, with_reader: bool) -> GroupTable {
    use ResultMark as M;
    let row = |place, name: &str, cells: [[ResultMark; 2]; 4], points, sonneborn_berger| GroupRow {
        place,
        name: name.into(),
        called: name.into(),
        ascii: name.replace('Å', "A").replace(['木', '\u{202e}'], ""),
        is_reader: with_reader && name == "Alva",
        cells: cells.into(),
        points,
        sonneborn_berger,
        shortest: (points > 3).then_some(23),
        gone: None,
    };
    let none = [M::Nothing; 2];
    let late = row(Some(3), "Bodil\u{202e}", [none, [M::Lost, M::Won], none, none], 1, 7);
    let absent = row(None, "Åse-木", [none; 4], 0, 0);
    let drawn = [M::Drawn, M::Open];
    GroupTable {
        number,
        rows: vec![
            row(Some(1), "Ylva", [none, drawn, [M::Given; 2], none], 5, 21),
            row(Some(2), "Alva", [drawn, none, [M::Lost, M::Won], none], 3, 4),
            GroupRow {
                gone: Some(Gone::Withdrew),
                cells: vec![[M::Forfeited; 2], [M::Lost, M::Won], none, none],
                ..late
            },
            GroupRow { gone: Some(Gone::Absent), ..absent },
        ],
    }
}

/// Everything that happens, with everything that changes its words.
fn news() -> Vec<Notice> {
    use TournamentEvent as Event;
    let club = Club::usual;
    let mut all = vec![(Event::Opened, club()), (Event::Entered, club()), (Event::Left, club())];
    for resigned in [0, 1, 5] {
        all.push((Event::LeaveAsked, Club { leaving: (resigned > 1, resigned), ..club() }));
    }
    let own = || Club { reader: Some(8), ..club() };
    let gone = |how, counts| Event::Gone {
        player: 8,
        how,
        counts,
        act: (how == Gone::TakenOut).then_some(1),
    };
    for how in Gone::ALL {
        if how != Gone::Erased {
            all.push((gone(how, Some(false)), own()));
        }
        all.push((gone(how, Some(true)), Club { reader: None, for_hosts: true, ..club() }));
    }
    all.push((gone(Gone::TakenOut, None), own()));
    let in_group = |group, window_days, place| {
        let rivals = vec![("Ylva".to_owned(), [12, 13]), ("Bodil\u{202e}".to_owned(), [14, 15])];
        let tournament = TournamentFacts { window_days, ..club().tournament };
        Club { own_group: Some(OwnGroup { group, rivals, place }), tournament, ..club() }
    };
    let of_final = |carried, place| {
        let tournament = TournamentFacts { final_of: final_of(carried), ..club().tournament };
        Club { tournament, ..in_group(1, 5, place) }
    };
    let reason = Some("wrote\r\n\u{202e}insults".to_owned());
    let called_off = TournamentFacts { reason, ..club().tournament };
    all.extend([
        (Event::Began, club()),
        (Event::Began, in_group(1, 1, None)),
        (Event::Began, in_group(2, 5, None)),
        (Event::NotBegun { until: utc("2026-11-12 10:00").timestamp() }, club()),
        (Event::CalledOff, club()),
        (Event::CalledOff, Club { tournament: called_off, ..club() }),
        (Event::Over, club()),
        (Event::Over, in_group(2, 5, Some([1, 5]))),
        (Event::Began, of_final(false, None)),
        (Event::Began, of_final(true, None)),
        (Event::Over, of_final(true, Some([2, 4]))),
    ]);
    let shown = |(news, club): (Event, Club)| {
        let mut notice = told(TournamentNews { tournament: 3, news: news.clone() }.notice(&club));
        // One page is enough.
        if let Notice::Tournament(Tournament::News { page, .. }) = &mut notice {
            page.take_if(|_| news != Event::Over || club.own_group.is_none());
        }
        notice
    };
    let for_everybody = [Event::Opened, Event::Began, Event::Over, Event::CalledOff]
        .map(|news| told(TournamentNews { tournament: 3, news }.for_everybody(&club())));
    let in_groups = pages().into_iter().find(|page| page.groups.len() == 2).expect("two groups");
    let of_groups =
        [("tournament-began", in_groups.named_groups()), ("tournament-over", in_groups.winners())]
            .map(|(key, lines)| {
                let said = Sentence::of(key).number("number", 3).text("tournament", "Winter cup");
                Notice::Tournament(Tournament::ForEverybody { number: 3, said, lines, table: None })
            });
    all.into_iter().map(shown).chain(for_everybody).chain(of_groups).collect()
}
