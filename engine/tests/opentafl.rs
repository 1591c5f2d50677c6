//! OpenTafl's records: which rulesets they can say, games out and in, and what is refused.
#![allow(missing_docs, clippy::unwrap_used)]

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
