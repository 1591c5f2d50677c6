//! Whole games against the house, in every kind of ruleset.

use correspondence::course::Course;
use engine::Side;
use tests::chance::Chance;
use tests::reports::{DUE, LATER, TOLD};
use tests::run::seed;

use super::table::{LONGEST, Table, any_move};

const TEST: &str = "games against the house";

fn is_over(course: &Course) -> bool {
    let is_long = course.game.plies().len() >= LONGEST;
    course.end.is_some() && (course.game.outcome().is_some() || is_long)
}

#[test]
fn a_game_is_played_to_its_end_and_each_move_can_be_explained() {
    let mut table = Table::laid();
    let mut chance = Chance::new(seed(TEST));
    let began = table.done("challenge house 1 brandubh defend");
    assert!(began.contains("the house, level 1 (attackers) against Alva (defenders)"), "{began}");
    let over = table.play(1, &mut chance, |table, course| {
        let last = course.game.plies().last().expect("the attackers begin");
        let why = table.done("why");
        let moved = last.mv.expect("no dice").to_string();
        assert!(why.contains(&moved), "{why}");
        let is_said = |what: &str| why.contains(what);
        if last.captures.is_empty() {
            assert!(!is_said("captures"), "{why}");
        } else if course.game.legal_moves().len() > 1 {
            // Closing a line is more telling.
            let is_told = is_said("captures") || is_said("closes the king’s escape route");
            assert!(is_told || is_said("the only legal move"), "{why}");
        }
    });
    assert!(is_over(&over), "{:?}", over.end);
    assert!(table.check_moves(1, 1) > 1);
    assert_eq!(table.number("SELECT count(*) FROM ratings"), 0, "it wasn't rated");
    // The end is explained as in any other game.
    let why = table.done("why");
    assert!(why.contains("The game lasted") || why.contains("resigned"), "{why}");
}

#[test]
fn a_game_with_the_hun_is_played_against_it() {
    let mut table = Table::laid();
    let mut chance = Chance::new(seed(TEST) + 1);
    table.done("challenge house 1 kongens-bord defend hun");
    let over = table.play(1, &mut chance, |_, _| ());
    assert!(is_over(&over), "{:?}", over.end);
    assert!(table.check_moves(1, 1) > 1);
}

#[test]
fn the_house_rolls_for_its_king_too() {
    let mut table = Table::laid();
    let mut chance = Chance::new(seed(TEST) + 5);
    table.done("challenge house 1 kongens-bord attack hun");
    let over = table.play(1, &mut chance, |_, _| ());
    assert!(is_over(&over), "{:?}", over.end);
    assert!(table.check_moves(1, 1) > 1);
}

#[test]
fn a_match_is_two_games_and_counts_for_ratings_if_it_was_agreed() {
    let mut table = Table::laid();
    let mut chance = Chance::new(seed(TEST) + 2);
    table.done("challenge haus 1 brandubh match rated");
    assert_eq!(table.side(1), Side::Attackers);
    assert_eq!(table.side(2), Side::Defenders);
    for game in [1, 2] {
        let over = table.play(game, &mut chance, |_, _| ());
        assert!(is_over(&over) && over.start.rated, "{:?}", over.end);
    }
    // Both players have a rating now.
    assert_eq!(table.number("SELECT count(*) FROM ratings"), 2);
    let page = table.done("player House-1");
    assert!(page.contains("The house, level 1") && page.contains("Brandubh"), "{page}");
}

#[test]
fn castillos_is_played_to_its_end() {
    let mut table = Table::laid();
    let mut chance = Chance::new(seed(TEST) + 3);
    table.done("challenge house 1 castillos attack");
    let over = table.play(1, &mut chance, |_, _| ());
    assert!(is_over(&over), "{:?}", over.end);
    assert!(table.check_moves(1, 1) > 1);
}

#[test]
fn a_player_is_told_how_a_game_against_the_house_went_and_the_house_is_not() {
    let mut table = Table::laid();
    let mut chance = Chance::new(seed(TEST) + 4);
    // On a board on which nobody wins in so few moves.
    table.done("challenge house 1 copenhagen attack");
    for _ in 0..6 {
        let course = table.at_turn(1, Side::Attackers);
        table.done(&format!("1: {}", any_move(&course.game, &mut chance)));
    }
    table.at_turn(1, Side::Attackers);
    table.done("1: resign yes");
    assert_eq!(table.number(DUE), 1);
    table.change(LATER);
    let told = table.told("How the game went");
    let players =
        "Game 1: Alva (attackers) against the house, level 1 (defenders), Copenhagen Hnefatafl";
    assert!(told.contains(&format!("{players}\nHow the game went")), "{told}");
    assert_eq!(table.number(TOLD), 1);
}
