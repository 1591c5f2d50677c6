//! OpenTafl's records: which rulesets their rules strings can say, games that come back, and
//! what is refused.
#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::sync::Arc;

use engine::notation::PositionLine;
use engine::ruleset::{Ruleset, shipped_library};
use engine::{Game, Reason, Side, Terms};
use expect_test::expect;
use interchange::opentafl::{OpenTaflGame, RulesString, Under, read, rules_string};
use proptest::prelude::*;

/// `fetlar` is the newest version, `sea-battle 1` that one.
fn ruleset(name: &str) -> &'static Arc<Ruleset> {
    let found = match name.split_once(' ') {
        Some((id, version)) => shipped_library().version(id, version.parse().unwrap()),
        None => shipped_library().newest(name),
    };
    found.unwrap()
}

fn new_game(id: &str) -> Game {
    Game::new(Arc::clone(ruleset(id)), Terms::default()).unwrap()
}

/// The turns of a game as OpenTafl writes them, for the reader to read back.
fn turns(game: &Game) -> String {
    let mut king = game.start().king();
    let mut plies = Vec::new();
    for ply in game.plies() {
        let mv = ply.mv.unwrap();
        let mut text = if mv.from == king { format!("K{mv}") } else { mv.to_string() };
        if mv.from == king {
            king = mv.to;
        }
        let taken: Vec<String> = ply.captures.iter().map(|c| c.square.to_string()).collect();
        if !taken.is_empty() {
            write!(text, "x{}", taken.join("/")).unwrap();
        }
        text.push_str(match ply.outcome.map(|outcome| outcome.reason) {
            Some(Reason::KingCaptured(_)) => "++",
            Some(Reason::Escape(_)) => "--",
            _ => "",
        });
        plies.push(text);
    }
    let numbered = (1..).zip(plies.chunks(2));
    numbered.map(|(number, plies)| format!("{number}. {}\n", plies.join(" "))).collect()
}

/// A record of a game by a ruleset that the rules string can say.
fn record(game: &Game) -> String {
    format!("{}\n\n{}", rules_string(game.ruleset()).unwrap(), turns(game))
}

fn tag<'a>(found: &'a OpenTaflGame, name: &str) -> Option<&'a str> {
    found.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
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

fn sayable() -> Vec<String> {
    let all = shipped_library().versions().filter(|ruleset| rules_string(ruleset).is_some());
    all.map(|ruleset| format!("{} {}", ruleset.id, ruleset.version)).collect()
}

#[test]
fn some_shipped_rulesets_have_a_rules_string() {
    let mut text = String::new();
    for ruleset in shipped_library().versions() {
        writeln!(text, "{} {}", ruleset.id, ruleset.version).unwrap();
        match rules_string(ruleset) {
            Some(string) => writeln!(text, "  {string}").unwrap(),
            None => writeln!(text, "  has no words for it").unwrap(),
        }
    }
    expect![[r#"
        kongens-bord 1
          has no words for it
        stavanger 1
          has no words for it
        skalk 1
          has no words for it
        kopenhagen 1
          has no words for it
        castillos 1
          has no words for it
        copenhagen 1
          has no words for it
        fetlar 1
          dim:11 cor:a1,a11,k1,k11 cen:f6 corh:tcnkTCN start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/
        historical 2
          has no words for it
        tablut 1
          has no words for it
        brandubh 2
          has no words for it
        magpie 1
          has no words for it
        ard-ri 1
          has no words for it
        tawlbwrdd 1
          has no words for it
        sea-battle 2
          has no words for it
        parlett 1
          dim:13 esc:e ka:n cor: cen: corh: cenh: cenhe: corp:tcnkTCNK cors:tcnkTCNK cens:tcnkTCNK start:/4ttttt4/5t1t5/6t6/6T6/t3T3T3t/tt3TTT3tt/t1tT1TKT1Tt1t/tt3TTT3tt/t3T3T3t/6T6/6t6/5t1t5/4ttttt4/
        hnefatafl-13 1
          has no words for it
        alea-evangelii 1
          dim:19 esc:e cor: cen:j10 corh: corp:tcnkTCNK cors:tcnkTCNK start:/2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2/
        saami-tablut 1
          has no words for it
        lewis-cross 1
          has no words for it
        sea-battle-9 1
          has no words for it
        sea-battle-11 1
          has no words for it
        brandubh-org 1
          has no words for it
        brandubh 1
          has no words for it
        historical 1
          has no words for it
        sea-battle 1
          dim:9 esc:e ka:n cor: cen: corh: cenh: cenhe: corp:tcnkTCNK cors:tcnkTCNK cens:tcnkTCNK start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/
    "#]].assert_eq(&text);
}

#[test]
fn rules_strings_read_back_and_say_their_ruleset_alone() {
    for id in sayable() {
        let string = rules_string(ruleset(&id)).unwrap();
        assert_eq!(RulesString::parse(&string.to_string()), Ok(string.clone()), "{id}");
        for other in sayable() {
            let differences = string.differences(&rules_string(ruleset(&other)).unwrap());
            assert_eq!(differences.is_empty(), id == other, "{id}, {other}: {differences:?}");
        }
    }
}

#[test]
fn random_games_come_back_ply_by_ply() {
    for id in sayable() {
        let (mut endings, mut captures) = (0, 0);
        for seed in 1..=20 {
            let game = random_game(&id, seed, 300);
            endings += usize::from(game.outcome().is_some());
            captures += game.plies().iter().map(|ply| ply.captures.len()).sum::<usize>();
            let text = record(&game);
            let back = read(&text, Under::Library(shipped_library())).unwrap_or_else(|error| {
                panic!("{id}, seed {seed}: {error}\n{text}");
            });
            assert_eq!(back.game, game, "{id}, seed {seed}");
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

/// Sea battle, won by the king.
const SEA_BATTLE: &str = "\
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
";

#[test]
fn a_short_game_that_the_king_wins() {
    let plies = "d1-d4 c5-c4xd4 a4-b4 e6-h6 e2-d2 e5-e6 d2-d4xc4 e6-c6 a6-b6 c6-c9";
    let game = played("sea-battle 1", plies);
    assert!(SEA_BATTLE.ends_with(&turns(&game)));
    let back = read(SEA_BATTLE, Under::Library(shipped_library())).unwrap();
    assert_eq!(back.game, game);
    assert_eq!(tag(&back, "attackers"), Some("Hagen, Alva"));
}

#[test]
fn a_draw_by_repetition_is_the_same_draw() {
    let game = played("fetlar", &"d1-c1 f4-e4 c1-d1 e4-f4 ".repeat(2));
    let text = format!("[result:0]\n{}", record(&game));
    assert_eq!(read(&text, Under::Library(shipped_library())).unwrap().game, game);
}

#[test]
fn a_game_that_was_given_up() {
    let game = played("fetlar", "d1-d4 f4-e4");
    let text = record(&game);
    let resigned = format!("[result:-1]\n{text}2. ---\n");
    for (text, result, resigned) in [
        (resigned, "-1", Some(Side::Attackers)),
        // Out of turn, on time, by agreement: the tags alone say so.
        (format!("[result:1]\n{text}"), "1", None),
        (format!("[result:-1]\n{text}"), "-1", None),
        (format!("[result:0]\n{text}"), "0", None),
        (format!("[result:?]\n{text}"), "?", None),
    ] {
        let back = read(&text, Under::Library(shipped_library())).unwrap();
        assert_eq!((tag(&back, "result"), back.resigned), (Some(result), resigned));
        assert_eq!(back.game, game);
    }
}

#[test]
fn a_game_from_another_position() {
    let line = "11/5t5/11/11/4T6/3T1K5/11/11/11/t9t/11 a";
    let line = PositionLine::parse(line).unwrap();
    let mut game = line.game(Arc::clone(ruleset("fetlar")), Terms::default()).unwrap();
    game.play("a2-a6").unwrap();
    let position = "/11/t9t/11/11/11/3T1K5/4T6/11/11/5t5/11/";
    let text = record(&game).replacen("\n\n", &format!("\n{position}\n\n"), 1);
    assert_eq!(read(&text, Under::Library(shipped_library())).unwrap().game, game);
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
        let answer = match read(example, Under::Library(shipped_library())) {
            Ok(found) => found.game.ruleset().id.clone(),
            Err(error) => error.to_string(),
        };
        writeln!(text, "{answer}").unwrap();
    }
    expect![[r#"
        line 1: no ruleset here has exactly these rules; fetlar comes closest, except for atkf
        line 1: no ruleset here has exactly these rules; fetlar comes closest, except for atkf, sw, swf, efe
        line 1: no ruleset here has exactly these rules; fetlar comes closest, except for surf, atkf, kj, ber, start
        line 1: no ruleset here has exactly these rules; fetlar comes closest, except for dim, ks, cor, cen, corh, cenhe, start
        sea-battle
    "#]].assert_eq(&text);
}

#[test]
fn what_makes_no_difference_is_ignored() {
    // Fetlar as others may write it: defaults left out, in another order, over two lines.
    let text = "[variant:Fetlar][x-mood:merry]\n[no tag]\n\
        dim:11 cenh:t corh:tTK ber:n\ncor:a1,a11,k1,k11, nj:j\n\
        start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/\n\
        1. d1-d4+ [bold|\nbolder]\nf4-e4-\n2. --- [well]\n";
    let found = read(text, Under::Library(shipped_library())).unwrap();
    assert_eq!(found.game.ruleset().id, "fetlar");
    assert_eq!(found.game.canonical_plies(), "d1-d4 f4-e4");
    assert_eq!(tag(&found, "x-mood"), Some("merry"));
    assert_eq!(found.resigned, Some(Side::Attackers));
    // A ruleset that the caller names may say something else.
    let found = read(text, Under::Ruleset(ruleset("copenhagen"))).unwrap();
    assert_eq!(found.game.ruleset().id, "copenhagen");
}

/// Changes the record and says what the reader answers.
fn changed(from: &str, to: &str) -> String {
    assert!(SEA_BATTLE.contains(from), "{from} is not in {SEA_BATTLE}");
    match read(&SEA_BATTLE.replace(from, to), Under::Library(shipped_library())) {
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
        let error = read(nothing, Under::Library(shipped_library())).unwrap_err();
        writeln!(text, "{nothing:?}: {error}").unwrap();
    }
    expect![[r#"
        c5-c4xd4 → c5-c4: line 9: ply 2 (c5-c4): captures d4 by the rules, but nothing as written
        c5-c4xd4 → c5-c4xd4/e4: line 9: ply 2 (c5-c4xd4/e4): captures d4 by the rules, but d4, e4 as written
        c5-c4xd4 → c5-c4xd4/d4: line 9: ply 2 (c5-c4xd4/d4): captures d4 by the rules, but d4, d4 as written
        c5-c4xd4 → c5-c4xKd4: line 9: ply 2 (c5-c4xKd4): the piece on d4 isn't the one that is written
        c5-c4xd4 → c5-c4xtd4: 10 plies
        c5-c4xd4 → c5-c3xd4: line 9: ply 2 (c5-c3xd4): captures nothing by the rules, but d4 as written
        c5-c4xd4 → c5^=c4xd4: line 9: ply 2 (c5^=c4xd4): jumps (^) and berserk moves (=) aren't supported
        c5-c4xd4 → Nc5-c4xd4: line 9: ply 2 (Nc5-c4xd4): knights and commanders aren't supported
        c5-c4xd4 → c5-c4xd4!: line 9: ply 2 (c5-c4xd4!): cannot read "!" after the move
        c5-c4xd4 → c5-c99: line 9: ply 2 (c5-c99): not a square: "c99"
        c5-c4xd4 → --- c5-c4: line 9: "c5-c4" follows a resignation
        Ke5-e6 → e5-e6+: 10 plies
        d1-d4 → Kd1-d4: line 9: ply 1 (Kd1-d4): not possible by the rules (wrong-piece)
        1. d1 → d1: line 9: "d1-d4" comes where turn 1 should be
        2. a4 → 3. a4: line 10: turn 3 comes where turn 2 should be
        2. a4 → 2a.1. a4: line 10: "2a.1." begins a variation; only the game itself is read
        2. a4 → 2.1. a4: line 10: "2.1." begins a variation; only the game itself is read
        2. a4-b4  → 2. a4-b4⏎3. : line 11: turn 2 has no second move before 3
        2. a4-b4  → 2.a4-b4 [aha]⏎2... : 10 plies
        2. a4-b4  → 2. a4-b4 [aha : line 10: a bracket is not closed
        2. a4-b4 → 99999999999. a4-b4: line 10: no turn has the number 99999999999
        c9-- → c9: 10 plies
        c9-- → c9--⏎6. b6-b7: line 14: ply 11 (b6-b7): not possible by the rules (game-over)
        c9-- → c9--⏎6. ---: line 14: there is a resignation after the end of the game
        [result:-1] → [result:1]: line 4: the result is 1, but by the moves defenders won
        [result:-1] → [result:won]: line 4: the result must be 1, 0, -1 or ?, not "won"
        [result:-1] → [Result:?][odd][odd:]: 10 plies
        dim:9 → dim:8: line 7: dim must be the board's size, an odd number from 7 to 19, not "8"
        dim:9 → dim:11: line 7: start: rank 1 has 9 squares, not 11
        dim:9  → : line 7: the rules string has no dim
        dim:9  → dim:9 dim:9 : line 7: "dim" occurs twice
        esc:e → esc:f: line 7: esc cannot be "f"
        esc:e → spd:1: line 7: unknown rules entry "spd"
        tfr:d → tfr:w: line 7: no ruleset here has exactly these rules; sea-battle comes closest, except for tfr
        cen: → cen:z9: line 7: cen cannot be "z9"
        start:/3ttt3 → start:3ttt3: line 7: start: a position must be written between slashes, not "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/"
        start:/3ttt3 → start:/4ttt3: line 7: start: rank 1 has 10 squares, not 9
        start:/3ttt3 → start:/3txt3: line 7: start: rank 1 has 'x', which isn't a piece
        start:/3ttt3 → start:/9/3ttt3: line 7: start: there are 10 ranks, but the board has 9
        /3ttt3/⏎ → /3ttt3/⏎/9/9/9/9/4K4/9/9/9/9/⏎: line 8: it is the attackers' turn, but they have no legal move
        /3ttt3/⏎ → /3ttt3/⏎/9/9/9/9/4k4/9/9/9/9/⏎: line 8: 'k' isn't a piece; pieces are t, T and K, and a number means empty squares
        "": line 1: a rules string (dim:… start:/…/) is missing here
        "[": line 1: a bracket is not closed
        "[a:b]": line 1: a rules string (dim:… start:/…/) is missing here
        "1. d1-d4": line 1: a rules string (dim:… start:/…/) is missing here
        "\u{feff}dim:11": line 1: the rules string has no start
    "#]].assert_eq(&text);
}

#[test]
fn a_record_without_rules_is_read_under_the_callers() {
    let found = read("1. d1-d4 c5-c4xd4", Under::Ruleset(ruleset("sea-battle 1"))).unwrap();
    assert_eq!(found.game.canonical_plies(), "d1-d4 c5-c4xd4");
    let other = read(EXAMPLES[0], Under::Ruleset(ruleset("sea-battle 1"))).unwrap_err();
    expect!["line 1: the board has size 11, but sea-battle has size 9"]
        .assert_eq(&other.to_string());
}

#[test]
fn random_games_of_other_rulesets_come_back_under_the_callers() {
    for ruleset in shipped_library().iter().filter(|ruleset| rules_string(ruleset).is_none()) {
        for seed in 1..=20 {
            let game = random_game(&ruleset.id, seed, 60);
            // Random games announce nothing; what is read counts as announced.
            let back = read(&turns(&game), Under::Ruleset(ruleset)).unwrap();
            let moves = |game: &Game| -> Vec<String> {
                game.plies().iter().map(|ply| ply.move_text()).collect()
            };
            assert_eq!(moves(&back.game), moves(&game), "{}, seed {seed}", ruleset.id);
        }
    }
}

/// Fetlar with other choices, as a club might have it.
fn club(changes: &[(&str, &str)]) -> engine::ruleset::Library {
    let mut text = include_str!("../../rulesets/fetlar.toml").replace("\"fetlar\"", "\"club\"");
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    let mut library = shipped_library().clone();
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
            "a king whom the throne never helps to take",
            &[
                ("king-in-the-open = \"four-sides", "king-in-the-open = \"two-in-line"),
                ("king-on-throne = \"four-sides", "king-on-throne = \"as-in-the-open"),
                (
                    "king-beside-throne = \"throne-is-fourth",
                    "king-beside-throne = \"throne-never-helps",
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
        let string = rules_string(ruleset).unwrap();
        let differences = string.differences(&rules_string(self::ruleset("fetlar")).unwrap());
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
        let text = record(&game);
        let back = read(&text, Under::Library(&library)).unwrap();
        assert_eq!(back.game, game, "{name}\n{text}");
    }
    expect![[r#"
        defenders begin: atkf:n
        a king like a man: ks:n
        a king whom the throne never helps to take: ks:n cenhe:tcnkTCN
        throne closed to men: cenp:K
        hostile to none: corh:tcnk cenhe:K
        repeating loses: tfr:l
        no encirclement: surf:n
        lopsided: start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/2t1tttt3/
    "#]]
    .assert_eq(&text);
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*", bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = RulesString::parse(&text);
        for text in [text, String::from_utf8_lossy(&bytes).into_owned()] {
            let _ = read(&text, Under::Library(shipped_library()));
            let _ = read(&text, Under::Ruleset(ruleset("fetlar")));
        }
    }

    #[test]
    fn texts_of_the_formats_own_letters_do_not_panic(
        text in r"(\[|\]|:|\n| |dim:|start:|/|[0-9]{1,12}|[1-3]\.|---|[a-k]1?[0-9]|-|x|K|t|é|cor:|cen:|,){0,60}"
    ) {
        let _ = RulesString::parse(&text);
        let _ = read(&text, Under::Library(shipped_library()));
        let _ = read(&text, Under::Ruleset(ruleset("sea-battle 1")));
    }

    #[test]
    fn mutated_records_are_read_or_refused_with_a_line(
        at in 0..400_usize, cut in 0..6_usize, put in r"(\[|\]|:|\n| |/|[0-9]{1,3}|[a-k][1-9]|-|x|K|\.|é|😀){0,4}"
    ) {
        let letters: Vec<char> = SEA_BATTLE.chars().collect();
        let at = at.min(letters.len());
        let behind = (at + cut).min(letters.len());
        let mut changed: String = letters[..at].iter().collect();
        changed.push_str(&put);
        changed.extend(&letters[behind..]);
        for under in [Under::Library(shipped_library()), Under::Ruleset(ruleset("sea-battle 1"))] {
            if let Err(error) = read(&changed, under) {
                prop_assert!(error.line >= 1 && error.line <= changed.matches('\n').count() + 1);
            }
        }
    }
}
