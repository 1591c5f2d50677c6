//! OpenTafl's records: which rulesets they can say, games out and in, and what is refused.
#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::sync::Arc;

use engine::notation::PositionLine;
use engine::notation::opentafl::{End, Header, RulesString, Under, read, rules, write};
use engine::ruleset::{Ruleset, shipped};
use engine::{BySide, Game, Side, Terms};
use expect_test::{Expect, expect};
use proptest::prelude::*;

fn ruleset(id: &str) -> &'static Arc<Ruleset> {
    shipped().newest(id).unwrap()
}

fn new_game(id: &str) -> Game {
    Game::new(Arc::clone(ruleset(id)), Terms::default()).unwrap()
}

fn header() -> Header {
    let names = BySide { attackers: "Hagen, Alva".into(), defenders: "Berg, Bo".into() };
    Header { names, date: "2026.06.01".into(), ..Header::default() }
}

/// Xorshift: the same games every time.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// A game of random moves that prefers those that take something.
fn random_game(id: &str, seed: u64, plies: usize) -> Game {
    let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut game = new_game(id);
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len())];
        let takes = |mv: &engine::Move| {
            let mut position = *game.position();
            let effects = position.play_unchecked(game.ruleset(), *mv);
            !effects.captures.is_empty() || effects.outcome.is_some()
        };
        let mv = match random.below(4) {
            0 => mv,
            _ => (0..20).map(|_| moves[random.below(moves.len())]).find(takes).unwrap_or(mv),
        };
        game.play_read(&mv.into()).unwrap();
    }
    game
}

fn sayable() -> Vec<&'static str> {
    let all = shipped().iter().filter(|ruleset| rules(ruleset).is_ok());
    all.map(|ruleset| ruleset.id.as_str()).collect()
}

#[test]
fn rules_strings_of_the_shipped_rulesets_and_what_they_cannot_say() {
    let mut text = String::new();
    for ruleset in shipped().iter() {
        writeln!(text, "{}", ruleset.id).unwrap();
        match rules(ruleset) {
            Ok(string) => writeln!(text, "  {string}").unwrap(),
            Err(unsayable) => {
                for choice in unsayable {
                    writeln!(text, "  {choice}").unwrap();
                }
            }
        }
    }
    expect![[r#"
        kongens-bord
          king-at-edge edge-is-fourth: no entry for the edge
          king-and-defender taken-together: no entry for the pair
          shieldwall-king interrupts: no entry for a king in the row
          announcement count: no entry for announcements
          dice hun: no entry for dice
        stavanger
          king-on-throne four-sides: ks:n takes him everywhere by two
          king-beside-throne throne-is-fourth: ks:n takes him everywhere by two
          announcement count: no entry for announcements
        skalk
          king-on-throne four-sides: ks:n takes him everywhere by two
          king-beside-throne throne-is-fourth: ks:n takes him everywhere by two
        kopenhagen
          attackers-without-move draw: no entry for a draw
          defenders-without-move draw: no entry for a draw
          repetition defenders-lose: tfr has no letter for it
          match two-games: no entry for matches
          match-tie-break fewer-plies: no entry for matches
        castillos
          king-at-edge edge-is-fourth: no entry for the edge
          king-and-defender taken-together: no entry for the pair
          announcement routes: no entry for announcements
          match two-games-optional: no entry for matches
          match-tie-break more-captures: no entry for matches
        copenhagen
          repetition defenders-lose: tfr has no letter for it
          match two-games-optional: no entry for matches
        fetlar
          dim:11 esc:c surf:y atkf:y tfr:d ka:y ks:y cor:a1,a11,k1,k11 cen:f6 corh:tcnkTCN cenh:tcnk cenhe:tcnkTCNK corp:K cenp:tcnkTCNK cors:K cens:K sw:n swf:y efe:n start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/
        historical
          king-on-throne four-sides: ks:n takes him everywhere by two
          king-beside-throne throne-is-fourth: ks:n takes him everywhere by two
        tablut
          linnaean-capture taken: no entry for Linnaeus' rule
          king-on-throne four-sides: ks:n takes him everywhere by two
          king-beside-throne throne-is-fourth: ks:n takes him everywhere by two
          announcement count: no entry for announcements
        brandubh
          king-on-throne four-sides: ks:n takes him everywhere by two
          king-beside-throne throne-is-fourth: ks:n takes him everywhere by two
        magpie
          king-moves one-square: every piece goes any distance
          king-at-edge edge-is-fourth: no entry for the edge
        ard-ri
          men-move one-square: every piece goes any distance
          king-moves one-square: every piece goes any distance
        tawlbwrdd
          king-on-throne four-sides: ks:n takes him everywhere by two
          king-beside-throne throne-is-fourth: ks:n takes him everywhere by two
        sea-battle
          dim:9 esc:e surf:y atkf:y tfr:d ka:n ks:y cor: cen: corh: cenh: cenhe: corp:tcnkTCNK cenp:tcnkTCNK cors:tcnkTCNK cens:tcnkTCNK sw:n swf:y efe:n start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/
        parlett
          dim:13 esc:e surf:y atkf:y tfr:d ka:n ks:y cor: cen: corh: cenh: cenhe: corp:tcnkTCNK cenp:tcnkTCNK cors:tcnkTCNK cens:tcnkTCNK sw:n swf:y efe:n start:/4ttttt4/5t1t5/6t6/6T6/t3T3T3t/tt3TTT3tt/t1tT1TKT1Tt1t/tt3TTT3tt/t3T3T3t/6T6/6t6/5t1t5/4ttttt4/
        hnefatafl-13
          repetition defenders-lose: tfr has no letter for it
          match two-games-optional: no entry for matches
        alea-evangelii
          dim:19 esc:e surf:y atkf:y tfr:d ka:y ks:y cor: cen:j10 corh: cenh:tcnk cenhe:tcnkTCNK corp:tcnkTCNK cenp:tcnkTCNK cors:tcnkTCNK cens:K sw:n swf:y efe:n start:/2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2/
    "#]].assert_eq(&text);
}

#[test]
fn rules_strings_read_back_and_say_their_ruleset_alone() {
    for id in sayable() {
        let string = rules(ruleset(id)).unwrap();
        assert_eq!(RulesString::parse(&string.to_string()), Ok(string.clone()), "{id}");
        for other in sayable() {
            let differences = string.differences(&rules(ruleset(other)).unwrap());
            assert_eq!(differences.is_empty(), id == other, "{id}, {other}: {differences:?}");
        }
    }
}

#[test]
fn random_games_come_back_ply_by_ply() {
    for id in sayable() {
        let (mut endings, mut captures) = (0, 0);
        for seed in 1..=20 {
            let game = random_game(id, seed, 300);
            endings += usize::from(game.outcome().is_some());
            captures += game.plies().iter().map(|ply| ply.captures.len()).sum::<usize>();
            let text = write(&game, &header()).unwrap_or_else(|error| panic!("{id}: {error}"));
            let back = read(&text, Under::Library(shipped())).unwrap_or_else(|error| {
                panic!("{id}, seed {seed}: {error}\n{text}");
            });
            assert_eq!(back.game, game, "{id}, seed {seed}");
            assert_eq!(back.tag("attackers"), Some("Hagen, Alva"));
            assert_eq!(back.resigned, None);
        }
        assert!(endings > 0 && captures > 40, "{id}: {endings} endings, {captures} captures");
    }
}

/// Plays the plies one after the other.
fn played(id: &str, plies: &str) -> Game {
    let mut game = new_game(id);
    for ply in plies.split_whitespace() {
        game.play(ply).unwrap_or_else(|illegal| panic!("{ply}: {illegal:?}"));
    }
    game
}

fn check_record(game: &Game, header: &Header, expected: &Expect) {
    let text = write(game, header).unwrap();
    expected.assert_eq(&text);
    // Where the rules string is not all of the ruleset, the reader has to name it.
    let back = read(&text, Under::Ruleset(game.ruleset())).unwrap();
    assert_eq!(back.game, *game);
    assert_eq!(back.differences, Vec::<&str>::new());
}

/// Sea battle, won by the king.
const SEA_BATTLE: &str = "d1-d4 c5-c4xd4 a4-b4 e6-h6 e2-d2 Ke5-e6 d2-d4xc4 Ke6-c6 a6-b6 Kc6-c9";

#[test]
fn a_short_game_that_the_king_wins() {
    check_record(
        &played("sea-battle", SEA_BATTLE),
        &header(),
        &expect![[r#"
        [date:2026.06.01]
        [attackers:Hagen, Alva]
        [defenders:Berg, Bo]
        [result:-1]
        [termination:king escaped at c9]
        [variant:Sea Battle Tafl; repetition draw at occurrence 3]
        dim:9 esc:e surf:y atkf:y tfr:d ka:n ks:y cor: cen: corh: cenh: cenhe: corp:tcnkTCNK cenp:tcnkTCNK cors:tcnkTCNK cens:tcnkTCNK sw:n swf:y efe:n start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/

        1. d1-d4 c5-c4xd4
        2. a4-b4 e6-h6
        3. e2-d2 Ke5-e6
        4. d2-d4xc4 Ke6-c6
        5. a6-b6 Kc6-c9--
    "#]],
    );
}

#[test]
fn a_game_whose_unsayable_rules_made_no_difference() {
    let plies = "d1-c1 d5-e5 a4-a3 d4-d5 a3-a5 d5-c5 a5-b5 e5-e6 d6-d5";
    check_record(
        &played("brandubh", plies),
        &header(),
        &expect![[r#"
        [date:2026.06.01]
        [attackers:Hagen, Alva]
        [defenders:Berg, Bo]
        [result:1]
        [termination:king captured]
        [variant:Brandubh; repetition draw at occurrence 3; not in the rules string, without effect on this game; king-on-throne four-sides, king-beside-throne throne-is-fourth]
        dim:7 esc:c surf:n atkf:y tfr:d ka:y ks:n cor:a1,a7,g1,g7 cen:d4 corh:tcnkTCNK cenh: cenhe:tcnkTCNK corp:K cenp:tcnkTCNK cors:K cens:K sw:n swf:y efe:n start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/

        1. d1-c1 d5-e5
        2. a4-a3 Kd4-d5
        3. a3-a5 Kd5-c5
        4. a5-b5 e5-e6
        5. d6-d5++
    "#]],
    );
    // Nobody repeated anything.
    check_record(
        &played("copenhagen", "d1-d4 f4-e4"),
        &header(),
        &expect![[r#"
        [date:2026.06.01]
        [attackers:Hagen, Alva]
        [defenders:Berg, Bo]
        [result:?]
        [variant:Copenhagen Hnefatafl; repetition defenders-lose at occurrence 3; not in the rules string, without effect on this game; match two-games-optional]
        dim:11 esc:c surf:y atkf:y tfr:i ka:y ks:y cor:a1,a11,k1,k11 cen:f6 corh:tcnkTCN cenh:tcnk cenhe:tcnkTCNK corp:K cenp:tcnkTCNK cors:K cens:K sw:s swf:y efe:y start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/

        1. d1-d4 f4-e4
    "#]],
    );
}

fn check_refused(game: &Game, expected: &Expect) {
    expected.assert_eq(&write(game, &header()).unwrap_err().to_string());
}

#[test]
fn a_game_that_opentafl_would_replay_differently_is_refused() {
    // The king stands before his empty throne: to ks:n he is between two.
    let throne = played("brandubh", "d1-c1 d5-e5 d6-c6 d4-d5 c6-d6");
    check_refused(
        &throne,
        &expect![
            "OpenTafl's notation cannot say this game, which it would replay differently from ply 5 on: king-on-throne four-sides: ks:n takes him everywhere by two; king-beside-throne throne-is-fourth: ks:n takes him everywhere by two"
        ],
    );
    let shuffle = "d1-c1 f4-e4 c1-d1 e4-f4 ".repeat(2);
    check_refused(
        &played("copenhagen", &shuffle),
        &expect![
            "OpenTafl's notation cannot say this game, which it would replay differently from ply 8 on: repetition defenders-lose: tfr has no letter for it"
        ],
    );
    let dice = Terms { dice: engine::ruleset::options::Dice::Hun, ..Terms::default() };
    let dice = Game::new(Arc::clone(ruleset("kongens-bord")), dice).unwrap();
    check_refused(
        &dice,
        &expect!["OpenTafl's notation cannot say this game: dice hun: rolls have no form"],
    );
}

#[test]
fn a_draw_by_repetition_is_the_same_draw() {
    let game = played("fetlar", &"d1-c1 f4-e4 c1-d1 e4-f4 ".repeat(2));
    let text = write(&game, &header()).unwrap();
    assert!(text.contains("[result:0]\n[termination:position occurred 3 times]"), "{text}");
    assert_eq!(read(&text, Under::Library(shipped())).unwrap().game, game);
}

#[test]
fn a_game_that_was_given_up() {
    let game = played("fetlar", "d1-d4 f4-e4");
    let end = |end| Header { end, ..header() };
    check_record(
        &game,
        &end(End::Resigned(Side::Attackers)),
        &expect![[r#"
        [date:2026.06.01]
        [attackers:Hagen, Alva]
        [defenders:Berg, Bo]
        [result:-1]
        [termination:attackers resigned]
        [variant:Fetlar Hnefatafl; repetition draw at occurrence 3]
        dim:11 esc:c surf:y atkf:y tfr:d ka:y ks:y cor:a1,a11,k1,k11 cen:f6 corh:tcnkTCN cenh:tcnk cenhe:tcnkTCNK corp:K cenp:tcnkTCNK cors:K cens:K sw:n swf:y efe:n start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/

        1. d1-d4 f4-e4
        2. ---
    "#]],
    );
    for (how, last, result, resigned) in [
        (End::Resigned(Side::Attackers), "2. ---", "-1", Some(Side::Attackers)),
        // Not in his turn: the tags alone say so.
        (End::Resigned(Side::Defenders), "1. d1-d4 f4-e4", "1", None),
        (End::OutOfTime(Side::Attackers), "1. d1-d4 f4-e4", "-1", None),
        (End::DrawAgreed, "1. d1-d4 f4-e4", "0", None),
        (End::Other("the host died".into()), "1. d1-d4 f4-e4", "?", None),
        (End::Board, "1. d1-d4 f4-e4", "?", None),
    ] {
        let text = write(&game, &end(how)).unwrap();
        assert_eq!(text.lines().last(), Some(last));
        let back = read(&text, Under::Library(shipped())).unwrap();
        assert_eq!((back.tag("result"), back.resigned), (Some(result), resigned));
        assert_eq!(back.game, game);
    }
}

#[test]
fn a_game_from_another_position() {
    let line = "11/5t5/11/11/4T6/3T1K5/11/11/11/t9t/11 a";
    let line = PositionLine::parse(line).unwrap();
    let mut game = line.game(Arc::clone(ruleset("fetlar")), Terms::default()).unwrap();
    game.play("a2-a6").unwrap();
    let text = write(&game, &header()).unwrap();
    let position = "/11/t9t/11/11/11/3T1K5/4T6/11/11/5t5/11/";
    assert!(text.lines().any(|line| line == position), "{text}");
    assert_eq!(read(&text, Under::Library(shipped())).unwrap().game, game);
    // OpenTafl's positions do not say who moves.
    let line = PositionLine::parse("11/5t5/11/11/4T6/3T1K5/11/11/11/t9t/11 d").unwrap();
    let game = line.game(Arc::clone(ruleset("fetlar")), Terms::default()).unwrap();
    check_refused(
        &game,
        &expect![
            "OpenTafl's notation cannot say this game: start other side: a position has no side to move"
        ],
    );
}

#[test]
fn names_cannot_break_the_record() {
    let names = BySide {
        attackers: "Alva] [result:1]\n9. a1-a2 --- |".into(),
        defenders: "Bo: \u{2028}the [second]".into(),
    };
    let header = Header { names, ..Header::default() };
    let text = write(&played("fetlar", "d1-d4"), &header).unwrap();
    let back = read(&text, Under::Library(shipped())).unwrap();
    assert_eq!(back.tag("attackers"), Some("Alva) (result;1) 9. a1-a2 --- /"));
    assert_eq!(back.tag("defenders"), Some("Bo;  the (second)"));
    assert_eq!(back.tags.iter().filter(|tag| tag.name == "result").count(), 1);
}

/// The examples of the specification, section 3.
const EXAMPLES: [&str; 5] = [
    "dim:11 atkf:n start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/",
    "dim:11 atkf:n sw:s efe:y start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/",
    "dim:11 surf:n atkf:n kj:r ber:c start:/3ttttt3/5c5/11/t4T4t/t3NTT3t/tc1TTKTT1ct/t3TTT3t/t4T4t/11/5c5/3ttttt3/",
    "dim:7 ks:n cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/",
    "dim:9 esc:e ka:n cen: cor: start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/",
];

#[test]
fn the_examples_of_the_specification_are_read() {
    let mut text = String::new();
    for example in EXAMPLES {
        let rules = RulesString::parse(example).unwrap();
        assert_eq!(RulesString::parse(&rules.to_string()), Ok(rules));
        let answer = match read(example, Under::Library(shipped())) {
            Ok(found) => found.game.ruleset().id.clone(),
            Err(error) => error.to_string(),
        };
        writeln!(text, "{answer}").unwrap();
    }
    expect![[r#"
        line 1: no ruleset here says these rules; fetlar comes closest, but for atkf
        line 1: no ruleset here says these rules; fetlar comes closest, but for atkf, sw, swf, efe
        line 1: no ruleset here says these rules; fetlar comes closest, but for surf, atkf, kj, ber, start
        line 1: no ruleset here says these rules; fetlar comes closest, but for dim, ks, cor, cen, corh, cenhe, start
        sea-battle
    "#]].assert_eq(&text);
}

#[test]
fn whatever_makes_no_difference_is_passed_over() {
    // Fetlar as others may write it: defaults left out, in another order, over two lines.
    let text = "[variant:Fetlar][x-mood:merry]\n[no tag]\n\
        dim:11 cenh:t corh:tTK ber:n\ncor:a1,a11,k1,k11, nj:j\n\
        start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/\n\
        1. d1-d4+ [bold|\nbolder]\nf4-e4-\n2. --- [well]\n";
    let found = read(text, Under::Library(shipped())).unwrap();
    assert_eq!(found.game.ruleset().id, "fetlar");
    assert_eq!(found.game.canonical_plies(), "d1-d4 f4-e4");
    assert_eq!(found.tag("x-mood"), Some("merry"));
    assert_eq!(found.resigned, Some(Side::Attackers));
    // And under a ruleset that the caller names, with what it says otherwise.
    let found = read(text, Under::Ruleset(ruleset("copenhagen"))).unwrap();
    assert_eq!(found.differences, ["tfr", "sw", "swf", "efe"]);
}

/// Changes sea battle's record and says what comes of it.
fn changed(from: &str, to: &str) -> String {
    let text = write(&played("sea-battle", SEA_BATTLE), &header()).unwrap();
    assert!(text.contains(from), "{from} is not in {text}");
    match read(&text.replace(from, to), Under::Library(shipped())) {
        Ok(found) => format!("{} plies", found.game.plies().len()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn records_that_disagree_with_the_rules_are_refused_with_their_line() {
    let mut text = String::new();
    for (from, to) in [
        ("c5-c4xd4", "c5-c4"),
        ("c5-c4xd4", "c5-c4xd4/e4"),
        ("c5-c4xd4", "c5-c4xd4/d4"),
        ("c5-c4xd4", "c5-c4xKd4"),
        ("c5-c4xd4", "c5-c4xtd4"),
        ("c5-c4xd4", "c5-c3xd4"),
        ("c5-c4xd4", "c5^=c4xd4"),
        ("c5-c4xd4", "Nc5-c4xd4"),
        ("c5-c4xd4", "c5-c4xd4!"),
        ("c5-c4xd4", "c5-c99"),
        ("c5-c4xd4", "--- c5-c4"),
        ("Ke5-e6", "e5-e6+"),
        ("d1-d4", "Kd1-d4"),
        ("1. d1", "d1"),
        ("2. a4", "3. a4"),
        ("2. a4", "2a.1. a4"),
        ("2. a4", "2.1. a4"),
        ("2. a4-b4 ", "2. a4-b4\n3. "),
        ("2. a4-b4 ", "2.a4-b4 [aha]\n2... "),
        ("2. a4-b4 ", "2. a4-b4 [aha "),
        ("2. a4-b4", "99999999999. a4-b4"),
        ("c9--", "c9"),
        ("c9--", "c9--\n6. b6-b7"),
        ("c9--", "c9--\n6. ---"),
        ("[result:-1]", "[result:1]"),
        ("[result:-1]", "[result:won]"),
        ("[result:-1]", "[Result:?][odd][odd:]"),
        ("dim:9", "dim:8"),
        ("dim:9", "dim:11"),
        ("dim:9 ", ""),
        ("dim:9 ", "dim:9 dim:9 "),
        ("esc:e", "esc:f"),
        ("esc:e", "spd:1"),
        ("tfr:d", "tfr:w"),
        ("cen:", "cen:z9"),
        ("start:/3ttt3", "start:3ttt3"),
        ("start:/3ttt3", "start:/4ttt3"),
        ("start:/3ttt3", "start:/3txt3"),
        ("start:/3ttt3", "start:/9/3ttt3"),
        ("/3ttt3/\n", "/3ttt3/\n/9/9/9/9/4K4/9/9/9/9/\n"),
        ("/3ttt3/\n", "/3ttt3/\n/9/9/9/9/4k4/9/9/9/9/\n"),
    ] {
        let from_shown = from.replace('\n', "⏎");
        writeln!(text, "{from_shown} → {}: {}", to.replace('\n', "⏎"), changed(from, to)).unwrap();
    }
    for nothing in ["", "[", "[a:b]", "1. d1-d4", "\u{feff}dim:11"] {
        let error = read(nothing, Under::Library(shipped())).unwrap_err();
        writeln!(text, "{nothing:?}: {error}").unwrap();
    }
    expect![[r#"
        c5-c4xd4 → c5-c4: line 9: ply 2 (c5-c4): takes d4 by the rules, nothing as written
        c5-c4xd4 → c5-c4xd4/e4: line 9: ply 2 (c5-c4xd4/e4): takes d4 by the rules, d4, e4 as written
        c5-c4xd4 → c5-c4xd4/d4: line 9: ply 2 (c5-c4xd4/d4): takes d4 by the rules, d4, d4 as written
        c5-c4xd4 → c5-c4xKd4: line 9: ply 2 (c5-c4xKd4): d4 is said to be another piece than it is
        c5-c4xd4 → c5-c4xtd4: 10 plies
        c5-c4xd4 → c5-c3xd4: line 9: ply 2 (c5-c3xd4): takes nothing by the rules, d4 as written
        c5-c4xd4 → c5^=c4xd4: line 9: ply 2 (c5^=c4xd4): jumps (^) and berserk moves (=) are not played here
        c5-c4xd4 → Nc5-c4xd4: line 9: ply 2 (Nc5-c4xd4): knights and commanders are not played here
        c5-c4xd4 → c5-c4xd4!: line 9: ply 2 (c5-c4xd4!): cannot read "!" behind the move
        c5-c4xd4 → c5-c99: line 9: ply 2 (c5-c99): not a square: "c99"
        c5-c4xd4 → --- c5-c4: line 9: "c5-c4" follows a resignation
        Ke5-e6 → e5-e6+: 10 plies
        d1-d4 → Kd1-d4: line 9: ply 1 (Kd1-d4): not possible by the rules (wrong-piece)
        1. d1 → d1: line 9: "d1-d4" where turn 1 is due
        2. a4 → 3. a4: line 10: turn 3 where turn 2 is due
        2. a4 → 2a.1. a4: line 10: "2a.1." begins a variation; only the game itself is read
        2. a4 → 2.1. a4: line 10: "2.1." begins a variation; only the game itself is read
        2. a4-b4  → 2. a4-b4⏎3. : line 11: turn 2 lacks its second move before 3
        2. a4-b4  → 2.a4-b4 [aha]⏎2... : 10 plies
        2. a4-b4  → 2. a4-b4 [aha : line 10: a bracket is not closed
        2. a4-b4 → 99999999999. a4-b4: line 10: no turn has the number 99999999999
        c9-- → c9: 10 plies
        c9-- → c9--⏎6. b6-b7: line 14: ply 11 (b6-b7): not possible by the rules (game-over)
        c9-- → c9--⏎6. ---: line 14: a resignation after the end of the game
        [result:-1] → [result:1]: line 4: the result is 1, but by the plies defenders won
        [result:-1] → [result:won]: line 4: the result is 1, 0, -1 or ?, not "won"
        [result:-1] → [Result:?][odd][odd:]: 10 plies
        dim:9 → dim:8: line 7: dim is the board's size, 7 to 19 and odd, not "8"
        dim:9 → dim:11: line 7: start: rank 1 has 9 squares, not 11
        dim:9  → : line 7: the rules string lacks dim
        dim:9  → dim:9 dim:9 : line 7: "dim" stands twice
        esc:e → esc:f: line 7: esc cannot be "f"
        esc:e → spd:1: line 7: unknown rules entry "spd"
        tfr:d → tfr:w: line 7: no ruleset here says these rules; sea-battle comes closest, but for tfr
        cen: → cen:z9: line 7: cen cannot be "z9"
        start:/3ttt3 → start:3ttt3: line 7: start: a position stands between slashes, not "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/"
        start:/3ttt3 → start:/4ttt3: line 7: start: rank 1 has 10 squares, not 9
        start:/3ttt3 → start:/3txt3: line 7: start: rank 1 has 'x', which is no piece
        start:/3ttt3 → start:/9/3ttt3: line 7: start: 10 ranks on a board of 9
        /3ttt3/⏎ → /3ttt3/⏎/9/9/9/9/4K4/9/9/9/9/⏎: line 8: the attackers are to move and have no legal move
        /3ttt3/⏎ → /3ttt3/⏎/9/9/9/9/4k4/9/9/9/9/⏎: line 8: 'k' is no piece; pieces are t, T and K, empty squares a number
        "": line 1: a rules string (dim:… start:/…/) is missing here
        "[": line 1: a bracket is not closed
        "[a:b]": line 1: a rules string (dim:… start:/…/) is missing here
        "1. d1-d4": line 1: a rules string (dim:… start:/…/) is missing here
        "\u{feff}dim:11": line 1: the rules string lacks start
    "#]].assert_eq(&text);
}

#[test]
fn a_record_without_rules_is_read_under_the_callers() {
    let found = read("1. d1-d4 c5-c4xd4", Under::Ruleset(ruleset("sea-battle"))).unwrap();
    assert_eq!(found.game.canonical_plies(), "d1-d4 c5-c4xd4");
    let other = read(EXAMPLES[0], Under::Ruleset(ruleset("sea-battle"))).unwrap_err();
    expect!["line 1: a board of 11, but sea-battle has one of 9"].assert_eq(&other.to_string());
}

#[test]
fn most_random_games_of_other_rulesets_can_be_written_and_come_back() {
    let mut text = String::new();
    for ruleset in shipped().iter().filter(|ruleset| rules(ruleset).is_err()) {
        let (mut written, games) = (0, 20);
        for seed in 1..=games {
            let game = random_game(&ruleset.id, seed, 60);
            let Ok(record) = write(&game, &header()) else { continue };
            written += 1;
            // Random games announce nothing; what is read counts as announced.
            let back = read(&record, Under::Ruleset(ruleset)).unwrap();
            let moves = |game: &Game| -> Vec<String> {
                game.plies().iter().map(|ply| ply.move_text()).collect()
            };
            assert_eq!(moves(&back.game), moves(&game), "{}\n{record}", ruleset.id);
        }
        writeln!(text, "{}: {written} of {games}", ruleset.id).unwrap();
    }
    expect![[r#"
        kongens-bord: 20 of 20
        stavanger: 20 of 20
        skalk: 20 of 20
        kopenhagen: 20 of 20
        castillos: 18 of 20
        copenhagen: 20 of 20
        historical: 19 of 20
        tablut: 17 of 20
        brandubh: 17 of 20
        magpie: 20 of 20
        ard-ri: 20 of 20
        tawlbwrdd: 20 of 20
        hnefatafl-13: 20 of 20
    "#]]
    .assert_eq(&text);
}

/// Fetlar with other choices, as a club might have it.
fn club(changes: &[(&str, &str)]) -> engine::ruleset::Library {
    let mut text = include_str!("../rulesets/fetlar.toml").replace("\"fetlar\"", "\"club\"");
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    let mut library = shipped().clone();
    library.add(&text).unwrap();
    library
}

#[test]
fn choices_of_a_club_are_said_and_found_again() {
    let mut text = String::new();
    for (name, changes) in [
        ("defenders begin", &[("first-move = \"attackers", "first-move = \"defenders")][..]),
        (
            "a king like a man",
            &[
                ("king-in-the-open = \"four-sides", "king-in-the-open = \"two-in-line"),
                ("king-on-throne = \"four-sides", "king-on-throne = \"as-in-the-open"),
                (
                    "king-beside-throne = \"throne-is-fourth",
                    "king-beside-throne = \"as-in-the-open",
                ),
                (
                    "king-beside-corner = \"corner-never-helps",
                    "king-beside-corner = \"corner-helps",
                ),
            ],
        ),
        (
            "throne closed to men",
            &[("throne-passing = \"everybody", "throne-passing = \"king-only")],
        ),
        (
            "hostile to none",
            &[
                ("empty-throne-hostile-to = \"both", "empty-throne-hostile-to = \"nobody"),
                ("corners-hostile-to = \"both", "corners-hostile-to = \"attackers"),
            ],
        ),
        ("repeating loses", &[("repetition = \"draw", "repetition = \"mover-loses")]),
        (
            "no encirclement",
            &[
                ("encirclement = \"attackers-win", "encirclement = \"nothing"),
                ("ring = \"one-for-all S\"\n", ""),
            ],
        ),
        (
            "lopsided",
            &[
                ("symmetric = true", "symmetric = false"),
                ("...ttttt...\n.....t.....\n...........", "..t.tttt...\n.....t.....\n..........."),
            ],
        ),
    ] {
        let library = club(changes);
        let ruleset = library.newest("club").unwrap();
        let string = rules(ruleset).unwrap();
        let differences = string.differences(&rules(self::ruleset("fetlar")).unwrap());
        let said = string.to_string();
        let said: Vec<&str> = said
            .split(' ')
            .filter(|word| differences.contains(&word.split(':').next().unwrap()))
            .collect();
        writeln!(text, "{name}: {}", said.join(" ")).unwrap();
        let mut random = Random(7);
        let mut game = Game::new(Arc::clone(ruleset), Terms::default()).unwrap();
        while game.outcome().is_none() && game.plies().len() < 80 {
            let moves = game.legal_moves();
            game.play_read(&moves[random.below(moves.len())].into()).unwrap();
        }
        let record = write(&game, &header()).unwrap();
        let back = read(&record, Under::Library(&library)).unwrap();
        assert_eq!(back.game, game, "{name}\n{record}");
    }
    expect![[r#"
        defenders begin: atkf:n
        a king like a man: ks:n corh:tcnkTCNK
        throne closed to men: cenp:K
        hostile to none: corh:tcnk cenhe:K
        repeating loses: tfr:l
        no encirclement: surf:n
        lopsided: start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/2t1tttt3/
    "#]]
    .assert_eq(&text);
}

#[test]
fn a_loss_by_repetition_is_not_written() {
    let library = club(&[("repetition = \"draw", "repetition = \"mover-loses")]);
    let ruleset = library.newest("club").unwrap();
    let mut game = Game::new(Arc::clone(ruleset), Terms::default()).unwrap();
    for ply in "d1-c1 f4-e4 c1-d1 e4-f4 ".repeat(2).split_whitespace() {
        game.play(ply).unwrap();
    }
    check_refused(
        &game,
        &expect![
            "OpenTafl's notation cannot say this game: repetition mover-loses: tfr is explained both ways round"
        ],
    );
    game.take_back(1);
    assert!(write(&game, &header()).unwrap().contains("repetition mover-loses at occurrence 3"));
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*", bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = RulesString::parse(&text);
        for text in [text, String::from_utf8_lossy(&bytes).into_owned()] {
            let _ = read(&text, Under::Library(shipped()));
            let _ = read(&text, Under::Ruleset(ruleset("fetlar")));
        }
    }

    #[test]
    fn texts_of_the_formats_own_letters_do_not_panic(
        text in r"(\[|\]|:|\n| |dim:|start:|/|[0-9]{1,12}|[1-3]\.|---|[a-k]1?[0-9]|-|x|K|t|é|cor:|cen:|,){0,60}"
    ) {
        let _ = RulesString::parse(&text);
        let _ = read(&text, Under::Library(shipped()));
        let _ = read(&text, Under::Ruleset(ruleset("sea-battle")));
    }

    #[test]
    fn mutated_records_are_read_or_refused_with_a_line(
        at in 0..400_usize, cut in 0..6_usize, put in r"(\[|\]|:|\n| |/|[0-9]{1,3}|[a-k][1-9]|-|x|K|\.|é|😀){0,4}"
    ) {
        let text = write(&played("sea-battle", SEA_BATTLE), &header()).unwrap();
        let letters: Vec<char> = text.chars().collect();
        let at = at.min(letters.len());
        let behind = (at + cut).min(letters.len());
        let mut changed: String = letters[..at].iter().collect();
        changed.push_str(&put);
        changed.extend(&letters[behind..]);
        for under in [Under::Library(shipped()), Under::Ruleset(ruleset("sea-battle"))] {
            if let Err(error) = read(&changed, under) {
                prop_assert!(error.line >= 1 && error.line <= changed.matches('\n').count() + 1);
            }
        }
    }
}
