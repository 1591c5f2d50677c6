//! OpenTafl's records: which rulesets their rules strings can say, games that come back, and
//! what is refused.

use std::fmt::Write as _;
use std::sync::Arc;

use engine::notation::PositionLine;
use engine::ruleset::shipped_library;
use engine::{Game, Reason, Side, Terms};
use expect_test::expect;
use interchange::opentafl::{RulesString, rules_string};
use interchange::{Format, ImportError, ImportedGame, Under};
use proptest::prelude::*;

use crate::games::{Random, new_game, random_game, ruleset};

/// What is read of a text that is taken for a record of OpenTafl's.
fn read(text: &str, under: Under<'_>) -> Result<ImportedGame, ImportError> {
    assert_eq!(Format::of(text), Some(Format::OpenTafl), "{text}");
    interchange::read(text, under).unwrap()
}

fn by_library(text: &str) -> Result<ImportedGame, ImportError> {
    read(text, Under::Library(shipped_library()))
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

fn tag<'a>(found: &'a ImportedGame, name: &str) -> Option<&'a str> {
    found.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
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
          dim:11 surf:n ks:c cor:a1,a11,k1,k11 cen:f6 cenh: start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/
        kopenhagen 1
          has no words for it
        castillos 2
          has no words for it
        copenhagen 1
          has no words for it
        fetlar 1
          dim:11 cor:a1,a11,k1,k11 cen:f6 corh:tcnkmTCNM start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/
        historical 2
          has no words for it
        tablut 1
          has no words for it
        brandubh 2
          has no words for it
        magpie 1
          dim:7 surf:n ks:m spd:-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1 cor:a1,a7,g1,g7 cen:d4 cenh: start:/3t3/1t3t1/3T3/t1TKT1t/3T3/1t3t1/3t3/
        ard-ri 1
          dim:7 esc:e surf:n spd:1 cor: cen:d4 corh: cenh: corp:tcnkmTCNKM cors:tcnkmTCNKM start:/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/
        tawlbwrdd 1
          dim:11 esc:e ks:c cor: cen:f6 corh: cenh: corp:tcnkmTCNKM cors:tcnkmTCNKM start:/4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4/
        sea-battle 2
          has no words for it
        parlett 1
          dim:13 esc:e ka:n cor: cen: corh: cenh: cenhe: corp:tcnkmTCNKM cors:tcnkmTCNKM cens:tcnkmTCNKM start:/4ttttt4/5t1t5/6t6/6T6/t3T3T3t/tt3TTT3tt/t1tT1TKT1Tt1t/tt3TTT3tt/t3T3T3t/6T6/6t6/5t1t5/4ttttt4/
        hnefatafl-13 1
          has no words for it
        alea-evangelii 1
          dim:19 esc:e cor: cen:j10 corh: corp:tcnkmTCNKM cors:tcnkmTCNKM start:/2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2/
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
          dim:7 surf:n ks:c cor:a1,a7,g1,g7 cen:d4 cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/
        castillos 1
          has no words for it
        historical 1
          dim:11 esc:e ks:c cor: cen:f6 corh: corp:tcnkmTCNKM cors:tcnkmTCNKM start:/4ttt4/4ttt4/5T5/5T5/tt3T3tt/ttTTTKTTTtt/tt3T3tt/5T5/5T5/4ttt4/4ttt4/
        sea-battle 1
          dim:9 esc:e ka:n cor: cen: corh: cenh: cenhe: corp:tcnkmTCNKM cors:tcnkmTCNKM cens:tcnkmTCNKM start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/
    "#]].assert_eq(&text);
}

#[test]
fn rules_strings_read_back_and_say_their_ruleset() {
    for id in sayable() {
        let string = rules_string(ruleset(&id)).unwrap();
        assert_eq!(RulesString::parse(&string.to_string()), Ok(string.clone()), "{id}");
        let found = by_library(&string.to_string()).unwrap();
        let ruleset = found.game.ruleset();
        assert_eq!(format!("{} {}", ruleset.id, ruleset.version), id);
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
            let back = by_library(&text).unwrap_or_else(|error| {
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
    let back = by_library(SEA_BATTLE).unwrap();
    assert_eq!(back.game, game);
    assert_eq!(tag(&back, "attackers"), Some("Hagen, Alva"));
}

#[test]
fn a_draw_by_repetition_is_the_same_draw() {
    let game = played("fetlar", &"d1-c1 f4-e4 c1-d1 e4-f4 ".repeat(2));
    let text = format!("[result:0]\n{}", record(&game));
    assert_eq!(by_library(&text).unwrap().game, game);
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
        let back = by_library(&text).unwrap();
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
    assert_eq!(by_library(&text).unwrap().game, game);
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
        let answer = match by_library(example) {
            Ok(found) => found.game.ruleset().id.clone(),
            Err(error) => error.to_string(),
        };
        writeln!(text, "{answer}").unwrap();
    }
    expect![[r#"
        fetlar
        copenhagen
        OpenTafl record, line 1: no ruleset here has these rules: fetlar comes closest, except for surf, kj, ber; --ruleset ID reads the game under a ruleset that you choose
        OpenTafl record, line 1: no ruleset here has these rules: brandubh comes closest, except for cenhe, ks; --ruleset ID reads the game under a ruleset that you choose
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
    let found = by_library(text).unwrap();
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
    match by_library(&SEA_BATTLE.replace(from, to)) {
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
    for nothing in ["[", "[a:b]", "[rules:]", "\u{feff}dim:11"] {
        let error = by_library(nothing).unwrap_err();
        writeln!(text, "{nothing:?}: {error}").unwrap();
    }
    expect![[r#"
        c5-c4xd4 → c5-c4: OpenTafl record, line 9: ply 2 (c5-c4): captures d4 by the rules, but nothing as written
        c5-c4xd4 → c5-c4xd4/e4: OpenTafl record, line 9: ply 2 (c5-c4xd4/e4): captures d4 by the rules, but d4, e4 as written
        c5-c4xd4 → c5-c4xd4/d4: OpenTafl record, line 9: ply 2 (c5-c4xd4/d4): captures d4 by the rules, but d4, d4 as written
        c5-c4xd4 → c5-c4xKd4: OpenTafl record, line 9: ply 2 (c5-c4xKd4): the piece on d4 isn't the king, as is written
        c5-c4xd4 → c5-c4xtd4: 10 plies
        c5-c4xd4 → c5-c3xd4: OpenTafl record, line 9: ply 2 (c5-c3xd4): captures nothing by the rules, but d4 as written
        c5-c4xd4 → c5^=c4xd4: OpenTafl record, line 9: ply 2 (c5^=c4xd4): jumps (^) and berserk moves (=) aren't played here
        c5-c4xd4 → Nc5-c4xd4: OpenTafl record, line 9: ply 2 (Nc5-c4xd4): commanders, knights, mercenaries and guards aren't played here
        c5-c4xd4 → c5-c4xd4!: 10 plies
        c5-c4xd4 → c5-c99: OpenTafl record, line 9: ply 2 (c5-c99): not a square: "c99"
        c5-c4xd4 → --- c5-c4: OpenTafl record, line 9: "c5-c4" follows the end
        Ke5-e6 → e5-e6+: 10 plies
        d1-d4 → Kd1-d4: OpenTafl record, line 9: ply 1 (Kd1-d4): not possible by the rules (wrong-piece)
        1. d1 → d1: 10 plies
        2. a4 → 3. a4: 10 plies
        2. a4 → 2a.1. a4: OpenTafl record, line 11: ply 4 (Ke5-e6): not possible by the rules (blocked)
        2. a4 → 2.1. a4: OpenTafl record, line 11: ply 4 (Ke5-e6): not possible by the rules (blocked)
        2. a4-b4  → 2. a4-b4⏎3. : OpenTafl record, line 11: number 3 comes where 2 (ply 4) should be
        2. a4-b4  → 2.a4-b4 [aha]⏎2... : 10 plies
        2. a4-b4  → 2. a4-b4 [aha : OpenTafl record, line 10: a bracket is not closed: [
        2. a4-b4 → 99999999999. a4-b4: OpenTafl record, line 10: no move has the number 99999999999
        c9-- → c9: 10 plies
        c9-- → c9--⏎6. b6-b7: OpenTafl record, line 14: ply 11 (b6-b7): not possible by the rules (game-over)
        c9-- → c9--⏎6. ---: OpenTafl record, line 14: there is a resignation after the end of the game
        [result:-1] → [result:1]: OpenTafl record, line 4: the result is 1, but by the moves defenders won
        [result:-1] → [result:won]: OpenTafl record, line 4: the result must be 1, 0, -1 or ?, not "won"
        [result:-1] → [Result:?][odd][odd:]: 10 plies
        dim:9 → dim:8: OpenTafl record, line 7: dim must be the board's size, an odd number from 7 to 19, not "8"
        dim:9 → dim:11: OpenTafl record, line 7: start: row 1 has 9 squares, not 11
        dim:9  → : OpenTafl record, line 7: the rules string has no dim
        dim:9  → dim:9 dim:9 : OpenTafl record, line 7: "dim" occurs twice
        esc:e → esc:f: OpenTafl record, line 7: esc cannot be "f"; --ruleset ID reads the game under a ruleset that you choose
        esc:e → spd:1: OpenTafl record, line 7: no ruleset here has these rules: sea-battle comes closest, except for esc, spd; --ruleset ID reads the game under a ruleset that you choose
        tfr:d → tfr:w: 10 plies
        cen: → cen:z9: OpenTafl record, line 7: cen cannot be "z9"; --ruleset ID reads the game under a ruleset that you choose
        start:/3ttt3 → start:3ttt3: OpenTafl record, line 7: start: a position must be written between slashes, not "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/"
        start:/3ttt3 → start:/4ttt3: OpenTafl record, line 7: start: row 1 has 10 squares, not 9
        start:/3ttt3 → start:/3txt3: OpenTafl record, line 7: start: row 1 has 'x', which isn't a piece
        start:/3ttt3 → start:/9/3ttt3: OpenTafl record, line 7: start: there are 10 rows, but the board has 9
        /3ttt3/⏎ → /3ttt3/⏎/9/9/9/9/4K4/9/9/9/9/⏎: OpenTafl record, line 8: it is the attackers' turn, but they have no legal move
        /3ttt3/⏎ → /3ttt3/⏎/9/9/9/9/4k4/9/9/9/9/⏎: OpenTafl record, line 8: 'k' isn't a piece; pieces are t, T and K, and a number means empty squares
        "[": OpenTafl record, line 1: a bracket is not closed: [
        "[a:b]": OpenTafl record, line 1: there is no rules string ([rules:dim:… start:/…/]) here; --ruleset ID reads the game under a ruleset that you choose
        "[rules:]": OpenTafl record, line 1: the rules string has no dim
        "\u{feff}dim:11": OpenTafl record, line 1: the rules string has no start
    "#]].assert_eq(&text);
}

#[test]
fn a_record_without_rules_is_read_under_the_callers() {
    let text = "[attackers:Egil]\n1. d1-d4 c5-c4xd4";
    let found = read(text, Under::Ruleset(ruleset("sea-battle 1"))).unwrap();
    assert_eq!(found.game.canonical_plies(), "d1-d4 c5-c4xd4");
    let other = read(EXAMPLES[0], Under::Ruleset(ruleset("sea-battle 1"))).unwrap_err();
    expect!["OpenTafl record, line 1: the board has size 11, but sea-battle has size 9"]
        .assert_eq(&other.to_string());
}

#[test]
fn random_games_of_other_rulesets_come_back_under_the_callers() {
    for ruleset in shipped_library().iter().filter(|ruleset| rules_string(ruleset).is_none()) {
        for seed in 1..=20 {
            let game = random_game(&ruleset.id, seed, 60);
            // Random games announce nothing; what is read counts as announced.
            let text = format!("[x:y]\n{}", turns(&game));
            let back = read(&text, Under::Ruleset(ruleset)).unwrap();
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
        defenders begin: 
        a king like a man: ks:w
        a king whom the throne never helps to take: ks:w cenhe:tcnkmTCNM
        throne closed to men: cenp:K
        hostile to none: corh:tcnkm cenhe:K
        repeating loses: tfr:l
        no encirclement: surf:n
        lopsided: 
    "#]]
    .assert_eq(&text);
}

/// Fetlar's and Copenhagen's start.
const DIAMOND: &str = "/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/";

/// The id of the ruleset of a record with these rules, and how it begins.
fn recognised(rules: &str) -> String {
    match by_library(&format!("[rules:{rules}]")) {
        Ok(found) => format!("{} {}", found.game.ruleset().id, found.game.bare_line()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn rules_in_the_form_in_which_programs_write_them_are_recognised() {
    let mut text = String::new();
    for rules in [
        // With a name, the letters of pieces that aren't there, and `tfr` of Copenhagen's, for
        // whose own rule there is no letter.
        format!("dim:11 name:Copenhagen atkf:y tfr:w sw:s efe:y start:{DIAMOND}").as_str(),
        &format!("dim:11 atkf:y sw:s efe:y start:{DIAMOND}"),
        &format!("dim:11 name:Fetlar_Defenders_First atkf:n ks:y nj:n cj:n start:{DIAMOND}"),
        // From the top.
        "dim:11 atkf:n starti:/4ttt4/11/11/t9t/11/5K4t/11/t9T/11/11/5t5/",
        "dim:9 name:Sea_Battle esc:e atkf:y ka:n nj:n cj:n cor: cen: start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/",
        // A strong king who goes one square, in two ways of writing it; the start is another.
        "dim:7 name:Magpie surf:n atkf:y ks:m spd:-1,-1,-1,-1,-1,-1,-1,1, start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/",
        "dim:7 surf:n ks:m spd:-1,-1,-1,-1,-1,-1,6,9,7,1,-1,-1 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/",
        "dim:7 esc:e surf:n ks:s cor: spd:1 start:/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/",
        // None of ours.
        "dim:9 name:Tablut esc:e atkf:y ka:y ks:c nj:n cj:n cor: cens: cenh: start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/",
        "dim:7 name:Brandub surf:n atkf:y ks:w cenh: cenhe: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/",
        "dim:15 name:Tablut esc:e ks:c start:/5ttttt5/6ttt6/7t7/7t7/7T7/t5TTT5t/tt3T1T1T3tt/ttttTTTKTTTtttt/tt3T1T1T3tt/t5TTT5t/7T7/7t7/7t7/6ttt6/5ttttt5/",
        "dim:5 name:Copenhagen atkf:n tfr:w cor:a1, cen: sw:s efe:y start:/1tTTt/tKt2/t2T1/5/1T3/",
        "dim:7 cor:g7, cen:b2, sw:s efe:y starti:/tt2T2/1t2K2/2tt3/6t/3TTt1/4Tt1/4Tt1/",
    ] {
        writeln!(text, "{}", recognised(rules)).unwrap();
    }
    expect![[r#"
        copenhagen 3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 a
        copenhagen 3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 a
        fetlar 3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 d
        fetlar 4ttt4/11/11/t9t/11/5K4t/11/t9T/11/11/5t5 d
        sea-battle 3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 a
        magpie 3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a
        magpie 3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a
        ard-ri 2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2 a
        OpenTafl record, line 1: no ruleset here has these rules: saami-tablut comes closest, except for cens; --ruleset ID reads the game under a ruleset that you choose
        OpenTafl record, line 1: no ruleset here has these rules: brandubh comes closest, except for surf, cenhe, ks; --ruleset ID reads the game under a ruleset that you choose
        OpenTafl record, line 1: no ruleset here is played on 15×15; --ruleset ID reads the game under a ruleset that you choose
        OpenTafl record, line 1: dim must be the board's size, an odd number from 7 to 19, not "5"
        OpenTafl record, line 1: no ruleset here has these rules: brandubh comes closest, except for cor, cen, cenhe, corp, sw, swf, efe, ks; --ruleset ID reads the game under a ruleset that you choose
    "#]].assert_eq(&text);
}

#[test]
fn every_entry_of_the_specification_is_read_and_compared() {
    const YES_NO: &[&str] = &["y", "n"];
    const JUMPS: &[&str] = &["n", "r", "j", "c"];
    const SQUARES: &[&str] = &["", "a1,", "a1", "a1,k11,", "default"];
    const PIECES: &[&str] = &["", "t", "K", "tcnkmTCNKM", "tcnkmgTCNKMG", "gGmM"];
    let mut entries: Vec<(&str, &[&str])> = vec![
        ("esc", &["c", "e"]),
        ("tfr", &["i", "d", "w", "l"]),
        ("ka", &["y", "a", "h", "n"]),
        ("ks", &["s", "c", "m", "w", "y", "n"]),
        ("spd", &["-1", "4", "3,4", "3,4,", "1,1,1,1,1,1,1,2", "1,1,1,1,1,1,1,1,2,1,"]),
        ("sw", &["n", "w", "s"]),
        ("ber", &["n", "c", "m"]),
        ("name", &["", "Fetlar", "a:b", "Papillon's_Escape"]),
    ];
    entries.extend(["surf", "atkf", "swf", "efe", "linc"].map(|entry| (entry, YES_NO)));
    entries.extend(["kj", "nj", "cj", "mj", "gj"].map(|entry| (entry, JUMPS)));
    entries.extend(["cor", "cen", "afor", "dfor"].map(|entry| (entry, SQUARES)));
    for list in ["h", "p", "s", "re"] {
        for squares in ["cor", "cen", "afor", "dfor"] {
            entries.push((Box::leak(format!("{squares}{list}").into_boxed_str()), PIECES));
        }
    }
    entries.push(("cenhe", PIECES));
    assert_eq!(entries.len(), 8 + 5 + 5 + 4 + 16 + 1);
    let mut differing = Vec::new();
    let plain = RulesString::parse(&format!("dim:11 start:{DIAMOND}")).unwrap();
    for (entry, values) in entries {
        for value in values {
            let text = format!("dim:11 {entry}:{value} start:{DIAMOND}");
            let read = RulesString::parse(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(RulesString::parse(&read.to_string()).as_ref(), Ok(&read), "{text}");
            if !plain.differences(&read).is_empty() && !differing.contains(&entry) {
                differing.push(entry);
            }
        }
        if entry != "name" {
            for wrong in ["x", "y,", "é", "1,2,3", "a99,", "-2", "tt y", "99999999999999"] {
                let text = format!("dim:11 {entry}:{wrong} start:{DIAMOND}");
                RulesString::parse(&text).unwrap_err();
            }
        }
    }
    differing.sort_unstable();
    // The others say nothing where there are no such pieces, squares or shieldwalls.
    expect!["afor ber cen cenh cenhe cenp cenre cens cor corh corre cors dfor efe esc ka kj ks linc spd surf sw tfr"].assert_eq(&differing.join(" "));
}

#[test]
fn a_ruleset_of_the_callers_takes_start_side_and_size_from_the_record() {
    let rules = "dim:11 atkf:n esc:e berserk:yes start:/4ttt4/11/11/t9t/11/5K4t/11/t9T/11/11/5t5/";
    let read = |text: &str, id| read(text, Under::Ruleset(ruleset(id))).map(|found| found.game);
    let game = read(&format!("[rules:{rules}]"), "fetlar").unwrap();
    assert_eq!(game.bare_line(), "5t5/11/11/t9T/11/5K4t/11/t9t/11/11/4ttt4 d");
    // A position of its own comes before the start, wherever the tags are.
    let position = "/4ttt4/11/11/t9t/11/5K3t1/11/t9T/11/11/5t5/";
    let moved = "5t5/11/11/t9T/11/5K3t1/11/t9t/11/11/4ttt4 d";
    for text in [
        format!("[position:{position}]\n[rules:{rules}]\n\n1. Kf6-f7"),
        format!("[rules:{rules}]\n[position:{position}]\n[compiler:Bo]\n\n1. Kf6-f7"),
        format!("{rules}\n{position}\n1. Kf6-f7"),
    ] {
        let game = read(&text, "fetlar").unwrap();
        assert_eq!(game.plies().len(), 1, "{text}");
        assert_eq!(
            PositionLine::parse(moved)
                .unwrap()
                .game(Arc::clone(ruleset("fetlar")), Terms::default())
                .unwrap()
                .start(),
            game.start(),
            "{text}"
        );
    }
    let mut text = String::new();
    for (record, id) in [
        (format!("[rules:{rules}]"), "kongens-bord"),
        (format!("[rules:{rules}]\n\n[rules:{rules}]"), "fetlar"),
        (format!("[rules:{rules}]\n[position:{position}]\n{position}"), "fetlar"),
        (format!("[rules:{rules}]\n[position:/7/7/]"), "fetlar"),
        (format!("[rules:{rules}]\n[position:{}]", position.replace('K', "C")), "fetlar"),
        (format!("[rules:{rules} starti:{position}]"), "fetlar"),
        (format!("[rules:{}]", rules.replace("atkf:n", "atkf:no")), "fetlar"),
        ("[rules:dim:5 start:/1tTTt/tKt2/t2T1/5/1T3/]".into(), "copenhagen"),
    ] {
        writeln!(text, "{}", read(&record, id).unwrap_err()).unwrap();
    }
    expect![[r#"
        OpenTafl record, line 1: the board has size 11, but kongens-bord has size 13
        OpenTafl record, line 3: the rules string is given twice
        OpenTafl record, line 3: the position is given twice
        OpenTafl record, line 2: row 1 has 7 squares, not 11
        OpenTafl record, line 2: 'C' isn't a piece; pieces are t, T and K, and a number means empty squares
        OpenTafl record, line 1: the rules string has both start and starti
        OpenTafl record, line 1: atkf cannot be "no"
        OpenTafl record, line 1: dim must be the board's size, an odd number from 7 to 19, not "5"
    "#]].assert_eq(&text);
}

#[test]
fn the_game_itself_is_read_without_variations_and_comments() {
    let rules = format!("[rules:dim:11 name:Fetlar start:{DIAMOND}]");
    let text = format!(
        "{rules}\n[start-comment:1. is no turn here]\n[puzzle-mode:loose]\n\n\
         1. d1-d4 f4-e4 \n[|a quiet answer (hint: f8)]\n\n\
         1a.1.1a. d1-d3 f4-e4 \n[|]\n\n\
         1b.1.1a ..... f8-e8\n\n\
         1b.2.1a. ..... f8-g8 \n[3. e1-e2 is\n\nno move]\n\n\
         2. d4-d1 \n[]\n\n2a.3.4c.2.2a. c1-c2 c2-c3 \n"
    );
    let found = by_library(&text).unwrap();
    assert_eq!(found.game.canonical_plies(), "d1-d4 f4-e4 d4-d1");
    let names: Vec<&str> = found.tags.iter().map(|tag| tag.name.as_str()).collect();
    assert_eq!(names, ["start-comment", "puzzle-mode"]);
    for remark in ["loose [and [deep]]; x", "one [ alone"] {
        let found = by_library(&text.replace("loose", remark)).unwrap();
        assert_eq!(tag(&found, "puzzle-mode"), Some(remark));
        assert_eq!(found.game.canonical_plies(), "d1-d4 f4-e4 d4-d1");
    }
    // A move that is missing is missed at the next number, also behind a variation.
    let error = by_library(&text.replace(" f4-e4 \n[|a", " \n[|a")).unwrap_err();
    assert_eq!((error.format, error.line), (Format::OpenTafl, 18), "{error}");
}

#[test]
fn plies_may_be_numbered_one_by_one() {
    let game = random_game("fetlar", 3, 40);
    let pairs = record(&game);
    let (header, moves) = pairs.split_once("\n\n").unwrap();
    let moves = moves.split_whitespace().filter(|word| !word.ends_with('.'));
    let plies: Vec<String> =
        (1..).zip(moves).map(|(number, ply)| format!("{number}. {ply}")).collect();
    assert_eq!(by_library(&format!("{header}\n\n{}", plies.join("\n"))).unwrap().game, game);
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*", bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = RulesString::parse(&text);
        for text in [text, String::from_utf8_lossy(&bytes).into_owned()] {
            for under in [Under::Library(shipped_library()), Under::Ruleset(ruleset("fetlar"))] {
                let _ = interchange::read(&text, under);
                let _ = interchange::read(&format!("[{text}"), under);
            }
        }
    }

    #[test]
    fn texts_of_the_formats_own_letters_do_not_panic(
        text in r"(\[|\]|:|\n| |dim:|start:|starti:|spd:|rules:|position:|1a\.2\.|/|[0-9]{1,12}|[1-3]\.|---|[a-k]1?[0-9]|-|x|K|t|é|cor:|cen:|,){0,60}"
    ) {
        let _ = RulesString::parse(&text);
        for under in [Under::Library(shipped_library()), Under::Ruleset(ruleset("sea-battle 1"))] {
            let _ = interchange::read(&text, under);
        }
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
            if let Some(Err(error)) = interchange::read(&changed, under) {
                prop_assert!(error.line >= 1 && error.line <= changed.matches('\n').count() + 1);
            }
        }
    }
}
