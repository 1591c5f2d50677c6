//! The list of public games as the club's pages show it: in parts, and only those that are asked for.

use chrono::TimeDelta;
use commands::OrganiserAct;
use engine::Side;
use engine::ruleset::Language;
use service::{Answer, GamesFilter, GamesKey, GamesResult, GamesState, LadderRules};
use templates::Reader;
use templates::archive::FoundGame;
use tests::simulated::Simulated;

fn done(answer: Answer) {
    if let Answer::Refused(refusal) = answer {
        let reader = Reader::stranger(Language::English, "Tafl", chrono::DateTime::UNIX_EPOCH);
        panic!("{}", refusal.text(&reader));
    }
}

/// Twelve games of three players; every third is private, and the even ones are over.
fn club() -> Simulated {
    let mut club = Simulated::new(LadderRules::default());
    for name in ["Alva", "Bo", "Cleo"] {
        done(club.says(name, "join"));
    }
    for number in 1..=12 {
        let (one, other) = [("Alva", "Bo"), ("Bo", "Cleo"), ("Cleo", "Alva")][number % 3];
        let ruleset = if number % 4 < 2 { "brandubh" } else { "skalk" };
        let terms = if number % 3 == 0 { "private" } else { "public" };
        done(club.says(one, &format!("challenge {other} {ruleset} attack 3d/move {terms}")));
        done(club.says(other, &format!("accept {number}")));
    }
    // Two end at the same moment.
    for (name, line) in [
        ("Bo", "4: resign yes"),
        ("Cleo", "8: draw offer"),
        ("Alva", "8: draw accept"),
        ("Bo", "10: resign yes"),
        ("Cleo", "2: resign yes"),
        ("Alva", "6: resign yes"),
        ("Alva", "12: resign yes"),
    ] {
        if line.starts_with(['1', '2']) {
            club.wait(TimeDelta::hours(6));
        }
        done(club.says(name, line));
    }
    club
}

fn numbers(club: &Simulated, filter: &GamesFilter, limit: u32) -> Vec<Vec<i64>> {
    let (mut parts, mut before) = (Vec::new(), None);
    loop {
        let page = service::games::public_games(&club.questions(), club.now, filter, before, limit);
        let page = page.expect("no fault").unwrap_or_else(|refusal| panic!("{}", refusal.code()));
        let number = |game: &FoundGame| match game {
            FoundGame::Club(game) => Some(game.number),
            FoundGame::Elsewhere(_) => None,
        };
        parts.push(page.games.iter().filter_map(number).collect());
        let Some(next) = page.next else { return parts };
        let text = next.to_string();
        assert_eq!(text.parse(), Ok(next), "{text}");
        before = Some(next);
    }
}

#[test]
fn public_games_are_listed_in_parts() {
    let club = club();
    let all = GamesFilter::default();
    let whole = [11, 7, 5, 1, 2, 10, 8, 4];
    assert_eq!(numbers(&club, &all, 100), [whole]);
    for limit in 1..=9 {
        let parts = numbers(&club, &all, limit);
        assert_eq!(parts.concat(), whole, "{limit}");
        let (last, others) = parts.split_last().expect("a part");
        assert!(others.iter().all(|part| part.len() == limit as usize), "{parts:?}");
        assert!(!last.is_empty(), "{parts:?}");
    }
}

#[test]
fn public_games_are_found_by_player_ruleset_and_result() {
    let mut club = club();
    let over = |club: &Simulated, result| {
        let result = Some(result);
        numbers(club, &GamesFilter { result, ..GamesFilter::default() }, 100).concat()
    };
    let of = |club: &Simulated, player: &str, result, state| {
        let player = Some(player.to_owned());
        numbers(club, &GamesFilter { player, result, state, ..GamesFilter::default() }, 2).concat()
    };
    let by = |club: &Simulated, ruleset: &str, player: Option<&str>| {
        let (ruleset, player) = (Some(ruleset.to_owned()), player.map(str::to_owned));
        numbers(club, &GamesFilter { ruleset, player, ..GamesFilter::default() }, 3).concat()
    };
    assert_eq!(over(&club, GamesResult::Won(Side::Attackers)), [] as [i64; 0]);
    assert_eq!(over(&club, GamesResult::Won(Side::Defenders)), [2, 10, 4]);
    assert_eq!(over(&club, GamesResult::Drawn), [8]);
    assert_eq!(of(&club, "Bo", None, None), [7, 1, 10, 4]);
    assert_eq!(of(&club, "bo", Some(GamesResult::ByOpponent), None), [10, 4]);
    assert_eq!(of(&club, "Bo", Some(GamesResult::ByPlayer), None), [] as [i64; 0]);
    assert_eq!(of(&club, "Cleo", Some(GamesResult::ByPlayer), None), [10, 4]);
    assert_eq!(of(&club, "Alva", None, Some(GamesState::Running)), [11, 5]);
    assert_eq!(of(&club, "Alva", None, Some(GamesState::Finished)), [2, 8]);
    assert_eq!(by(&club, "brandubh", None), [5, 1, 8, 4]);
    assert_eq!(by(&club, "Skalk", Some("Bo")), [7, 10]);
    let against = |club: &Simulated, player: Option<&str>, opponent: &str| {
        let (player, opponent) = (player.map(str::to_owned), Some(opponent.to_owned()));
        numbers(club, &GamesFilter { player, opponent, ..GamesFilter::default() }, 1).concat()
    };
    assert_eq!(against(&club, Some("bo"), "Cleo"), [10, 4]);
    assert_eq!(against(&club, Some("Alva"), "Cleo"), [2, 8]);
    assert_eq!(against(&club, None, "Alva"), [2, 8]);
    assert_eq!(against(&club, Some("Alva"), "Bo"), [] as [i64; 0]);
    let ended = |club: &Simulated, ending| {
        let ending = Some(ending);
        numbers(club, &GamesFilter { ending, ..GamesFilter::default() }, 2).concat()
    };
    assert_eq!(ended(&club, "resignation"), [2, 10, 4]);
    assert_eq!(ended(&club, "agreement"), [8]);
    assert_eq!(ended(&club, "time"), [] as [i64; 0]);
    let within = |club: &Simulated, since: Option<i64>, until: Option<i64>| {
        let day = |days: i64| (club.now + TimeDelta::days(days)).date_naive();
        let (since, until) = (since.map(day), until.map(day));
        numbers(club, &GamesFilter { since, until, ..GamesFilter::default() }, 3).concat()
    };
    let all = within(&club, None, Some(0));
    assert_eq!(all.len(), 4);
    assert_eq!(within(&club, Some(1), None), [] as [i64; 0]);
    assert_eq!(within(&club, Some(-1000), Some(0)), all);
    assert_eq!(within(&club, None, Some(-1000)), [] as [i64; 0]);
    // A game that the organisers close has no winner.
    let close = OrganiserAct::Close { game: 11, reason: "a test".to_owned() };
    done(club.host(&close));
    assert_eq!(over(&club, GamesResult::Closed), [11]);
    assert_eq!(over(&club, GamesResult::Drawn), [8]);
}

#[test]
fn nobody_and_no_ruleset_of_that_name_is_said() {
    let club = club();
    let code = |filter: GamesFilter| {
        let page = service::games::public_games(&club.questions(), club.now, &filter, None, 20)
            .expect("no fault");
        page.err().map(|refusal| refusal.code())
    };
    let player = Some("Dora".to_owned());
    assert_eq!(code(GamesFilter { player, ..GamesFilter::default() }), Some("no-player"));
    let ruleset = Some("chess".to_owned());
    assert_eq!(code(GamesFilter { ruleset, ..GamesFilter::default() }), Some("no-ruleset"));
    for text in ["", "r", "f", "x1", "r-1", "f1", "f1-", "f-1-2x", "r99999999999999999999"] {
        assert!(text.parse::<GamesKey>().is_err(), "{text:?}");
    }
}
