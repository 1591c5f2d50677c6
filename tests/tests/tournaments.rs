//! Tournaments at random, and a full one: players enter, play, resign, agree on draws, delay,
//! withdraw and are erased, hosts remove them, and weeks pass. Whatever happens, each tournament
//! ends with its last game, and everybody whose games count has a place in a group of four to
//! eight.

#![allow(clippy::print_stdout)]

use std::collections::{BTreeMap, BTreeSet};

use chrono::TimeDelta;
use commands::{NewTournament, NextStage, OrganiserAct};
use engine::ruleset::shipped_library;
use service::{Answer, LadderRules, ratings};
use storage::{EntrantRow, GameRow, PlayerId, TournamentId, TournamentRow};
use templates::Notice;
use templates::tournament::FollowedBy;
use templates::tournament::GroupTable;
use templates::tournament::ResultMark;
use templates::tournament::Tournament;
use templates::tournament::TournamentPage;
use templates::tournament::TournamentReader;
use tests::chance::Chance;
use tests::run::setting;
use tests::simulated::Simulated;

/// A club, and the number of the tournament that is looked at.
struct Club(Simulated, i64);

impl Club {
    fn new() -> Club {
        Club(Simulated::new(LadderRules::default()), 1)
    }

    fn says(&mut self, name: &str, text: &str) -> Answer {
        self.0.says(name, text)
    }

    fn host(&mut self, act: OrganiserAct) -> Answer {
        self.0.host(&act)
    }

    fn open(&mut self, size: u32) {
        self.open_stages(size, None, None);
    }

    fn open_stages(&mut self, size: u32, next: Option<NextStage>, circle: Option<&str>) {
        let act = OrganiserAct::OpenTournament {
            new: NewTournament {
                name: "Winter".to_owned(),
                ruleset: "skalk".to_owned(),
                clock: Some("4d/ply".to_owned()),
                starts: (self.0.now + TimeDelta::days(7)).naive_utc(),
                size: Some(size),
                window: Some(3),
                next,
                house: None,
                circle: circle.map(str::to_owned),
            },
        };
        assert!(matches!(self.host(act), Answer::Done(_)));
    }

    fn wait(&mut self, span: TimeDelta) {
        self.0.wait(span);
    }

    fn tournament(&self) -> TournamentRow {
        self.0
            .reading
            .view()
            .tournament(TournamentId(self.1))
            .expect("a file")
            .expect("a tournament")
    }

    fn entrants(&self) -> Vec<EntrantRow> {
        self.0.reading.view().entrants(TournamentId(self.1)).expect("a file")
    }

    fn games(&self) -> Vec<GameRow> {
        self.0.reading.view().tournament_games(TournamentId(self.1)).expect("a file")
    }

    /// The answer to a question about tournaments.
    fn asks(&mut self, name: &str, text: &str) -> Tournament {
        match self.says(name, text) {
            Answer::Done(notice) => match *notice {
                Notice::Tournament(shown) => shown,
                other => panic!("{other:?}"),
            },
            Answer::Refused(refusal) => panic!("{}", refusal.code()),
        }
    }

    /// The crosstables, as anybody can see them.
    fn groups(&mut self) -> Vec<GroupTable> {
        self.page().groups
    }

    fn page(&mut self) -> TournamentPage {
        let question = format!("tournament {}", self.1);
        match self.asks("nobody", &question) {
            Tournament::Page(page) => *page,
            other => panic!("{other:?}"),
        }
    }

    /// The tournament that follows.
    fn final_of_it(&self) -> Option<TournamentRow> {
        let view = self.0.reading.view();
        view.tournament_after(TournamentId(self.1)).expect("a file")
    }

    /// What somebody can do with the tournament, according to the list.
    fn offered(&mut self, name: &str) -> TournamentReader {
        match self.asks(name, "tournament") {
            Tournament::List(lines) => lines[0].reader,
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_hundred_and_twenty_eight_fill_a_tournament() {
    let mut club = Club::new();
    club.open(8);
    let name = |number: u32| format!("Player{number}");
    for number in 1..=129 {
        club.says(&name(number), "join");
        let answer = club.says(&name(number), "tournament join");
        match answer {
            Answer::Done(_) => assert!(number <= 128),
            Answer::Refused(refusal) => {
                assert_eq!((number, refusal.code()), (129, "tournament-full"));
            }
        }
    }
    club.wait(TimeDelta::days(7));
    assert_eq!(club.tournament().started_at, Some(club.0.now));
    let groups = club.groups();
    assert!(groups.iter().all(|group| group.rows.len() == 8) && groups.len() == 16);
    // Everybody meets everybody in their group once on each side, and nobody else.
    let games = club.games();
    assert_eq!(games.len(), 16 * 8 * 7);
    let groups: BTreeMap<_, _> = club
        .entrants()
        .into_iter()
        .map(|it| (it.player, it.seat.map(|(group, _)| group)))
        .collect();
    let mut pairs = BTreeSet::new();
    for game in &games {
        let [one, two] = [game.players.attackers, game.players.defenders];
        assert!(one != two && groups[&one] == groups[&two]);
        assert!(pairs.insert((one, two)), "nobody plays a side twice");
    }
}

#[test]
fn a_tournament_to_which_nobody_comes_ends_without_places() {
    for players in [5, 9] {
        let mut club = Club::new();
        club.open(8);
        for name in NAMES.iter().take(players) {
            club.says(name, "join");
            club.says(name, "tournament join");
        }
        club.wait(TimeDelta::days(7));
        assert!(club.tournament().started_at.is_some());
        club.wait(TimeDelta::days(4));
        check(&mut club);
        assert!(club.tournament().ended_at.is_some());
        for entrant in club.entrants() {
            assert_eq!(entrant.gone.map(|(gone, _)| gone).as_deref(), Some("absent annulled"));
        }
        assert!(club.groups().iter().flat_map(|group| &group.rows).all(|row| row.place.is_none()));
    }
}

#[test]
fn a_player_the_hosts_take_out_before_it_begins_is_not_offered_to_enter() {
    let mut club = Club::new();
    club.open(8);
    club.says("Alva", "join");
    assert_eq!(club.offered("Alva"), TournamentReader::MayEnter);
    club.says("Alva", "tournament join");
    assert_eq!(club.offered("Alva"), TournamentReader::Plays);
    let (name, reason) = ("Alva".to_owned(), "so it is".to_owned());
    club.host(OrganiserAct::TakeOutOfTournament { number: 1, name, reason });
    assert_eq!(club.offered("Alva"), TournamentReader::Nothing);
}

#[test]
fn a_final_begins_once_and_as_a_whole() {
    for carried in [false, true] {
        let mut club = Club::new();
        club.open_stages(4, Some(NextStage::Final { first: 2, carried }), None);
        for name in NAMES.iter().take(8) {
            club.says(name, "join");
            club.says(name, "tournament join");
        }
        club.wait(TimeDelta::days(7));
        for game in club.games() {
            let loser =
                if game.id.0 % 2 == 0 { game.players.attackers } else { game.players.defenders };
            let loser = club.0.reading.view().player(loser).expect("a file").handle;
            club.says(&loser, &format!("{}: resign yes", game.id));
        }
        assert!(club.tournament().ended_at.is_some());
        assert!(matches!(club.page().next, Some((_, FollowedBy::Nothing))));
        let leader = club.groups()[0].rows[0].name.clone();
        let (name, reason) = (leader.clone(), "so it is".to_owned());
        club.0.host(&OrganiserAct::Suspend { name, days: Some(90), reason });
        let expected = finalists(&mut club, 2, Some(&leader));
        assert_eq!(expected.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
        for table in ["tournaments", "entrants", "tournament_matches", "outbox"] {
            club.0.fails_without(table);
            assert_eq!(club.final_of_it(), None, "nothing of it is done in part");
            assert_eq!(club.games().len(), 24);
            club.0.restart();
        }
        club.0.leap(TimeDelta::zero());
        let begun = club.final_of_it().expect("a final");
        for _ in 0..3 {
            club.0.restart();
            club.0.leap(TimeDelta::zero());
        }
        assert_eq!(club.final_of_it(), Some(begun));
        check_final(&mut club, &expected, 2, carried, &mut BTreeSet::new());
        check(&mut club);
    }
}

#[test]
fn no_more_can_enter_than_make_a_final() {
    let mut club = Club::new();
    club.open_stages(4, Some(NextStage::Final { first: 2, carried: false }), None);
    for number in 1..=17 {
        let name = format!("Player{number}");
        club.says(&name, "join");
        match club.says(&name, "tournament join") {
            Answer::Done(_) => assert!(number <= 16),
            Answer::Refused(refusal) => {
                assert_eq!((number, refusal.code()), (17, "tournament-full"));
            }
        }
    }
    club.says("Late", "join");
    assert_eq!(club.offered("Late"), TournamentReader::Nothing);
}

#[test]
fn whatever_happens_a_tournament_comes_to_its_end() {
    let seeds: u64 = setting("TAFLPOST_TOURNAMENTS").unwrap_or(12);
    let mut seen = BTreeSet::new();
    for seed in 1..=seeds {
        let mut chance = Chance::new(seed);
        play(seed, &mut chance, &mut seen);
    }
    // With fewer seeds, not everything has to happen.
    if seeds >= 12 {
        let ends = ["withdrew", "taken-out", "absent", "erased", "forfeits", "annulled", "drawn"];
        for what in ends.into_iter().chain(["final", "no final", "carried"]) {
            assert!(seen.contains(what), "nothing like {what} has happened: {seen:?}");
        }
    }
}

const NAMES: [&str; 9] = ["Alva", "Bo", "Cai", "Eli", "Finn", "Gro", "Hilde", "Ingrid", "Jon"];

fn play(seed: u64, chance: &mut Chance, seen: &mut BTreeSet<String>) {
    let mut club = Club::new();
    let size = 4 + u32::try_from(chance.number() % 5).expect("a small number");
    let first = 1 + u32::try_from(chance.number() % u64::from(size / 2)).expect("a small number");
    let next = match seed % 3 {
        0 => None,
        kind => Some(NextStage::Final { first, carried: kind == 1 }),
    };
    let circle = seed.is_multiple_of(2).then_some("Vikings");
    let open = OrganiserAct::read("circle open Vikings").expect("an act");
    assert!(matches!(club.0.host(&open), Answer::Done(_)));
    club.open_stages(size, next, circle);
    // Five are one group.
    let entrants = if seed.is_multiple_of(4) { 5 } else { NAMES.len() };
    for name in NAMES.iter().take(entrants) {
        club.says(name, "join");
        if circle.is_some() {
            assert_eq!(club.offered(name), TournamentReader::Nothing);
            assert!(matches!(club.says(name, "tournament join 1"), Answer::Refused(_)));
            club.says(name, "circle join Vikings");
        }
        assert_eq!(club.offered(name), TournamentReader::MayEnter);
        club.says(name, "tournament join");
    }
    club.wait(TimeDelta::days(7));
    assert!(club.tournament().started_at.is_some());
    // What has begun goes on without the circle.
    club.says("Bo", "circle leave Vikings");
    // The last never comes.
    let players = NAMES.get(..8).unwrap_or_default();
    play_to_the_end(&mut club, players, chance, seen);
    if let Some(NextStage::Final { first, carried }) = next {
        follow(&mut club, first, carried, seen);
        if club.1 > 1 {
            play_to_the_end(&mut club, players, chance, seen);
            club.wait(TimeDelta::hours(1));
            assert_eq!(club.final_of_it(), None, "a final leads to nothing");
            assert_eq!(club.tournament().circle.as_deref(), circle, "a final is the same circle's");
        }
    }
    let computed =
        ratings::recompute(club.0.reading.view(), shipped_library(), || ()).expect("ratings");
    assert_eq!(computed.differences, []);
}

fn play_to_the_end(
    club: &mut Club,
    players: &[&str],
    chance: &mut Chance,
    seen: &mut BTreeSet<String>,
) {
    let mut steps = 0;
    while club.tournament().ended_at.is_none() {
        steps += 1;
        assert!(steps < 2_000, "it does not end");
        act(club, players, chance);
        check(club);
    }
    for entrant in club.entrants() {
        let gone = entrant.gone.map(|(gone, _)| gone);
        seen.extend(gone.iter().flat_map(|gone| gone.split(' ')).map(str::to_owned));
    }
    let drawn =
        |game: &GameRow| game.folded.result.as_deref().is_some_and(|it| it.starts_with("draw"));
    if club.games().iter().any(drawn) {
        seen.insert("drawn".to_owned());
    }
}

/// The final begins with those who stand first in the crosstables and can play; otherwise it is said
/// that there is none.
fn follow(club: &mut Club, first: u32, carried: bool, seen: &mut BTreeSet<String>) {
    club.0.restart();
    club.0.leap(TimeDelta::zero());
    let expected = finalists(club, first, None);
    check_final(club, &expected, first, carried, seen);
}

/// Who goes on, by group, as far as it can be read off the crosstables.
fn finalists(club: &mut Club, first: u32, suspended: Option<&str>) -> Vec<Vec<PlayerId>> {
    let mut groups = Vec::new();
    for group in club.groups() {
        let can = group.rows.iter().filter(|row| row.place.is_some() && row.gone.is_none());
        let can = can.filter(|row| Some(row.name.as_str()) != suspended);
        let view = club.0.reading.view();
        let player = |name: &str| view.player_called(&name.to_lowercase()).expect("a file");
        let best: Vec<PlayerId> =
            can.take(first as usize).map(|row| player(&row.name).expect("a player").id).collect();
        if !best.is_empty() {
            groups.push(best);
        }
    }
    groups
}

fn check_final(
    club: &mut Club,
    expected: &[Vec<PlayerId>],
    first: u32,
    carried: bool,
    seen: &mut BTreeSet<String>,
) {
    assert!(expected.iter().all(|group| group.len() <= first as usize));
    let Some(row) = club.final_of_it() else {
        assert!(expected.len() < 2, "{expected:?}");
        let next = club.page().next.map(|(_, then)| then);
        assert_eq!(next, Some(FollowedBy::Dropped));
        seen.insert("no final".to_owned());
        return;
    };
    let first_games = club.games();
    club.1 = row.id.0;
    seen.insert(if carried { "carried" } else { "final" }.to_owned());
    assert!(row.started_at.is_some() && row.ended_at.is_none());
    let finalists: BTreeSet<_> = club.entrants().into_iter().map(|it| it.player).collect();
    assert_eq!(finalists, expected.iter().flatten().copied().collect());
    // Everybody meets everybody else once on each side, in one of the two stages if that counts.
    let mut pairs = BTreeSet::new();
    for game in club.games() {
        assert!(pairs.insert((game.players.attackers, game.players.defenders)));
    }
    let are_of_one = |one: &PlayerId, two: &PlayerId| {
        expected.iter().any(|group| group.contains(one) && group.contains(two))
    };
    for one in &finalists {
        for two in finalists.iter().filter(|two| *two != one) {
            let is_played = !carried || !are_of_one(one, two);
            assert_eq!(pairs.contains(&(*one, *two)), is_played, "{one} and {two}");
        }
    }
    let rows = club.groups().into_iter().flat_map(|group| group.rows);
    let marks = rows.flat_map(|row| row.cells).flatten();
    let over = marks.filter(|mark| *mark != ResultMark::Open && *mark != ResultMark::Nothing);
    let counted = first_games.iter().filter(|game| {
        let [one, two] = [game.players.attackers, game.players.defenders];
        carried && finalists.contains(&one) && finalists.contains(&two)
    });
    // Each game is in two rows.
    assert_eq!(over.count(), 2 * counted.count());
}

/// Somebody does something.
fn act(club: &mut Club, players: &[&str], chance: &mut Chance) {
    let name = *chance.one_of(players).expect("players");
    let own = club.0.reading.view().player_called(&name.to_lowercase()).expect("a file");
    let Some(own) = own else { return };
    let running: Vec<GameRow> = club
        .games()
        .into_iter()
        .filter(|game| game.folded.ended_at.is_none())
        .filter(|game| [game.players.attackers, game.players.defenders].contains(&own.id))
        .collect();
    let Some(game) = chance.one_of(&running).map(|game| game.id) else {
        return club.wait(TimeDelta::hours(3));
    };
    match chance.number() % 40 {
        0..=11 => drop(club.says(name, &format!("{game}: d1-d3"))),
        12..=17 => drop(club.says(name, &format!("{game}: f8-i8"))),
        18..=25 => drop(club.says(name, &format!("{game}: resign yes"))),
        26..=28 => {
            for name in players {
                club.says(name, &format!("{game}: draw"));
                club.says(name, &format!("{game}: draw accept"));
            }
        }
        29 if chance.number().is_multiple_of(4) => drop(club.says(name, "tournament leave yes")),
        30 if chance.number().is_multiple_of(4) => {
            club.says(name, "erase");
            club.says(name, &format!("erase {name}"));
        }
        31 if chance.number().is_multiple_of(8) => {
            let (name, reason) = (name.to_owned(), "so it is".to_owned());
            let number = club.1;
            club.host(OrganiserAct::TakeOutOfTournament { number, name, reason });
        }
        32 => drop(club.says(name, "vacation 3 days")),
        _ => club.wait(TimeDelta::hours(7)),
    }
}

/// The invariants.
fn check(club: &mut Club) {
    let over = club.games().iter().all(|game| game.folded.ended_at.is_some());
    assert_eq!(club.tournament().ended_at.is_some(), over, "it is over with its last game");
    for group in club.groups() {
        let least = if club.1 == 1 { 4 } else { 2 };
        assert!((least..=8).contains(&group.rows.len()));
        let mut places: Vec<u32> = group.rows.iter().filter_map(|row| row.place).collect();
        assert!(places.is_sorted(), "the first stands first");
        places.dedup();
        for row in &group.rows {
            // A place is one more than the number of players above it.
            let Some(place) = row.place else { continue };
            let above = group.rows.iter().filter(|it| it.place.is_some_and(|it| it < place));
            assert_eq!(place as usize, above.count() + 1);
        }
        for (own, row) in group.rows.iter().enumerate() {
            for (other, cells) in row.cells.iter().enumerate().filter(|(other, _)| *other != own) {
                // One player's game as attackers is the other's game as defenders.
                let seen = group.rows[other].cells[own][1];
                let expected = match cells[0] {
                    ResultMark::Won => ResultMark::Lost,
                    ResultMark::Lost => ResultMark::Won,
                    ResultMark::Given => ResultMark::Forfeited,
                    ResultMark::Forfeited => ResultMark::Given,
                    same => same,
                };
                assert_eq!(seen, expected, "{own} and {other}");
            }
        }
    }
}
