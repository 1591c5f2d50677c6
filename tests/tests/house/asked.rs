//! What can be asked of the house, and what it refuses.

use engine::Side;
use tests::chance::Chance;
use tests::command::{open_ladder, say};
use tests::terminal::Luck;

use super::table::{Table, any_move};

#[test]
fn offers_are_answered_at_once() {
    let mut table = Table::laid();
    table.done("challenge house 1 brandubh attack");
    table.done("d1-c1");
    table.at_turn(1, Side::Attackers);
    table.done("takeback");
    table.told("The takeback was allowed");
    assert_eq!(table.course(1).game.plies().len(), 0);
    table.done("challenge house 1 brandubh attack rated");
    table.done("2: d1-c1");
    table.at_turn(2, Side::Attackers);
    table.done("2: takeback");
    table.told("The house has declined the takeback");
    assert_eq!(table.course(2).game.plies().len(), 2);
    // It has no hurry, whatever the game counts for.
    table.done("2: offer time 3 days");
    table.told("both players get 3 days more");
    table.done("2: offer pause 7 days");
    table.told("The game is paused until");
    table.done("2: draw");
    table.told("draw");
    assert_eq!(table.course(2).draw_offered, None);
}

#[test]
fn hints_are_for_games_that_count_for_nothing() {
    let mut table = Table::laid();
    table.done("challenge house 1 brandubh attack");
    assert!(table.done("hint").contains("how good your chances are"));
    let told = table.told("The house would play ");
    let hint = told.split("The house would play ").nth(1).and_then(|rest| rest.split(' ').next());
    table.done(hint.expect("a move"));
    let course = table.at_turn(1, Side::Attackers);
    // A player who is not on move has nothing to ask.
    let mv = any_move(&course.game, &mut Chance::new(1));
    table.done(&mv);
    table.at_turn(1, Side::Attackers);
    // A rated game against the house gives none, but doesn't forbid them in others.
    table.done("challenge house 1 brandubh attack rated");
    assert!(table.refused("2: hint").contains("only in those that aren’t rated"));
    table.done("1: hint");
    // A rated game with a person does, under the same rules.
    let mut ylva = table.another("Ylva");
    for (ruleset, challenge, game) in [("tablut", 1, 3), ("brandubh", 2, 4)] {
        table.done(&format!("challenge Ylva {ruleset} attack rated"));
        ylva.ask(&format!("accept {challenge}"), Luck::Good);
        match ruleset {
            "tablut" => drop(table.done("1: hint")),
            _ => {
                let why = table.refused("1: hint");
                assert!(why.contains(&format!("game {game}, against another player")), "{why}");
            }
        }
        assert!(table.refused(&format!("{game}: hint")).contains("only in its own games"));
    }
    ylva.ask("4: resign yes", Luck::Good);
    table.done("1: hint");
}

#[test]
fn nobody_else_is_the_house() {
    let mut table = Table::laid();
    table.done("challenge house 2 brandubh attack");
    for name in ["House-2", "House", "Haus", "House 6"] {
        let mut other = tests::terminal::Terminal::new(&table.folder.join("terminal.socket"), name);
        let (_, told) = other.ask("games", Luck::Good);
        assert!(!told.text.contains("Brandubh"), "{name}: {}", told.text);
        let (_, told) = other.ask(&format!("join {name}"), Luck::Good);
        assert_eq!(told.outcome, terminal::protocol::LineOutcome::Refused, "{}", told.text);
    }
    assert!(!table.refused("rename House 4").is_empty());
    // It isn't counted among the players, but can be looked at.
    let players = table.done("players");
    assert!(!players.contains("House"), "{players}");
    assert!(table.done("player House-2").contains("The house, level 2"));
    open_ladder(&table.folder, "brandubh");
    table.done("ladder join brandubh");
    for opponent in ["House-2", "house", "haus 3"] {
        let why = table.refused(&format!("ladder challenge {opponent}"));
        assert!(why.contains("The house is only on ladders"), "{why}");
        assert!(why.contains("challenge house brandubh rated"), "{why}");
    }
    assert!(table.refused("challenge house 6 brandubh").contains("five levels"));
    assert!(table.refused("seek brandubh slowly").contains("Only the house"));
}

/// A ladder on which the organisers have put it: it is challenged as a person is, and plays both
/// games of the match.
#[test]
fn it_plays_for_its_place_on_a_ladder() {
    let mut table = Table::laid();
    let open = ["host", "ladder", "open", "brandubh", "house", "1"];
    let said = say(&table.folder, &open);
    assert!(said.contains("have opened the"), "{said}");
    assert!(say(&table.folder, &open).contains("The house, level 1 is on the"));
    table.done("ladder join brandubh");
    assert!(table.refused("ladder challenge House-2").contains("The house is only on ladders"));
    assert!(table.done("ladder challenge House-1").contains("games 1 and 2"));
    // It attacks in the second game, and moves first there.
    let course = table.at_turn(2, Side::Defenders);
    assert_eq!(course.game.plies().len(), 1);
    table.done("1: d1-c1");
    table.at_turn(1, Side::Attackers);
    table.done("1: resign yes");
    table.done("2: resign yes");
    let ladder = table.done("ladder");
    assert!(ladder.contains("1  House-1") && ladder.contains("2  Alva"), "{ladder}");
    let out = ["host", "ladder", "take-out", "brandubh", "House-1", "a test", "--yes"];
    assert!(say(&table.folder, &out).contains("the house, level 1"));
    assert!(table.refused("ladder challenge House-1").contains("The house is only on ladders"));
}

#[test]
fn there_is_a_limit_to_games_against_it() {
    let mut table = Table::laid();
    table.done("challenge house 1 brandubh match");
    for _ in 0..3 {
        table.done("challenge house brandubh attack");
    }
    assert!(table.refused("challenge house brandubh match").contains("6 at a time"));
    table.done("challenge house 5 brandubh attack");
    assert!(table.refused("challenge House-3 brandubh attack").contains("6 at a time"));
    table.done("1: resign yes");
    table.done("challenge House-3 brandubh attack");
}

#[test]
fn it_takes_its_time_if_it_is_asked_to() {
    let mut table = Table::laid();
    table.done("settings zone Europe/Oslo");
    table.done("challenge house 1 tablut defend slowly");
    let waits =
        "SELECT due_at - queued_at FROM outbox WHERE channel = 'house' AND state = 'queued'";
    let waits = tests::mail::until("the move is put off", || {
        let waits = table.number(waits);
        (waits > 0).then_some(waits)
    });
    assert!(waits <= 24 * 60 * 60, "{waits}");
    assert_eq!(table.course(1).game.plies().len(), 0);
    // A day later.
    table.change(
        "UPDATE outbox SET queued_at = queued_at - 86400, due_at = due_at - 86400
         WHERE channel = 'house' AND state = 'queued'",
    );
    table.at_turn(1, Side::Defenders);
    // A rematch keeps the pace.
    table.done("resign yes");
    table.done("rematch");
    assert_eq!(table.number("SELECT slowly FROM house_games WHERE game = 2"), 1);
}
