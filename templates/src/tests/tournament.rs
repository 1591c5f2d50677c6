//! Tournaments before their readers: lists, pages with crosstables, everything that happens in one,
//! every reason for a refusal.

use super::club::shown;
use super::tables::utc;
use crate::notice::Notice;
use crate::notice::crosstable::{Gone, Group, GroupRow, Mark};
use crate::notice::invitation::{ClockTerms, Pace};
use crate::notice::ladder::Whom;
use crate::notice::tournament::{
    OwnGroup, Tournament, TournamentLine, TournamentNews, TournamentPage, TournamentReader,
    TournamentStage, TournamentWhat,
};
use crate::refusal::Refusal;
use crate::told::Refused;
use crate::told::TournamentRefused;
use chrono::TimeDelta;

/// One of each notice about tournaments, with everything that changes its words.
pub(super) fn notices() -> Vec<Notice> {
    let mut all = vec![Tournament::List(Vec::new()), Tournament::List(lines())];
    all.extend(pages().into_iter().map(|page| Tournament::Page(Box::new(page))));
    let running = || pages().into_iter().find(|page| page.groups.len() == 1);
    all.extend(happenings().into_iter().map(|what| {
        let page = matches!(what, TournamentWhat::Over { own: Some(_) }).then(running).flatten();
        let name = "Winter\u{202e} cup".into();
        Tournament::News(Box::new(TournamentNews { number: 3, name, what, page }))
    }));
    all.into_iter().map(Notice::Tournament).collect()
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
            format!("A tournament of {}, {stage}", page.line.players)
        }
        Tournament::News(news) => match &news.what {
            TournamentWhat::Opened => "A tournament is open".into(),
            TournamentWhat::Entered => "Entered a tournament".into(),
            TournamentWhat::Left => "Left a tournament before its start".into(),
            TournamentWhat::LeaveAsked { resigned, .. } => {
                format!("Asked whether he withdraws, with {resigned} games to resign")
            }
            TournamentWhat::Gone { how, .. } => format!("Gone from a tournament: {}", how.code()),
            TournamentWhat::Began { .. } => "A tournament has begun".into(),
            TournamentWhat::NotBegun { .. } => "A first ply of a tournament is due".into(),
            TournamentWhat::CalledOff(_) => "A tournament is called off".into(),
            TournamentWhat::Over { .. } => "A tournament is over".into(),
        },
    }
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
        ruleset: "skalk".into(),
        stage,
        players,
        reader,
    };
    let at = utc("2026-11-09 10:00");
    let open = |players| line(7, TournamentStage::Open(at), players, TournamentReader::MayEnter);
    let off = |reason: Option<&str>| TournamentStage::CalledOff(at, reason.map(str::to_owned));
    vec![
        open(0),
        open(1),
        TournamentLine { reader: TournamentReader::Plays, ..open(5) },
        line(4, TournamentStage::Running(at), 9, TournamentReader::Plays),
        line(3, TournamentStage::Over(at), 4, TournamentReader::Nothing),
        line(2, off(None), 3, TournamentReader::Nothing),
        line(1, off(Some("nobody\r\nhas time")), 8, TournamentReader::Nothing),
    ]
}

fn pages() -> Vec<TournamentPage> {
    let page = |line: TournamentLine| TournamentPage {
        line,
        clock: ClockTerms {
            pace: Pace::PerPly(TimeDelta::days(3)),
            weekend: false,
            night: None,
            claim: false,
            vacation: false,
        },
        group_size: 8,
        window: 5,
        names: Vec::new(),
        groups: Vec::new(),
    };
    let mut all: Vec<TournamentPage> = lines().into_iter().map(page).collect();
    for page in &mut all {
        match page.line.stage {
            TournamentStage::Open(_) if page.line.players > 0 => {
                page.names = vec!["Ylva".into(), "Bodil\u{202e}".into(), "Åse-木".into()];
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
fn group(number: u32, with_reader: bool) -> Group {
    use Mark as M;
    let row = |place, name: &str, cells: [[Mark; 2]; 4], points, sonneborn_berger| GroupRow {
        place,
        name: name.into(),
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
    Group {
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

fn happenings() -> Vec<TournamentWhat> {
    use TournamentWhat as What;
    let other = || Whom::Other("Ylva".into());
    let mut all = vec![What::Opened, What::Entered, What::Left];
    all.extend([0, 1, 5].map(|resigned| What::LeaveAsked { counts: resigned > 1, resigned }));
    let reason = || Some("wrote\r\n\u{202e}insults".to_owned());
    for how in [Gone::Withdrew, Gone::TakenOut, Gone::Absent, Gone::Erased] {
        let reason = || (how == Gone::TakenOut).then(reason).flatten();
        if how != Gone::Erased {
            all.push(What::Gone { who: Whom::You, how, counts: Some(false), reason: reason() });
        }
        all.push(What::Gone { who: other(), how, counts: Some(true), reason: reason() });
    }
    let who = Whom::You;
    all.push(What::Gone { who, how: Gone::TakenOut, counts: None, reason: reason() });
    let rivals = vec![("Ylva".to_owned(), [12, 13]), ("Bodil\u{202e}".to_owned(), [14, 15])];
    let own = |group| Some(OwnGroup { group, rivals: rivals.clone() });
    all.extend([
        What::Began { own: None, window: 5 },
        What::Began { own: own(1), window: 1 },
        What::Began { own: own(2), window: 5 },
        What::NotBegun { until: utc("2026-11-12 10:00") },
        What::CalledOff(None),
        What::CalledOff(reason()),
        What::Over { own: None },
        What::Over { own: Some([2, 1, 5]) },
    ]);
    all
}
