//! Records: any game written and read back replays to the identical game, and a record
//! that does not hold is refused with the reason.

use std::sync::Arc;

use engine::dice::{self, Roll};
use engine::notation::record::{EndedBy, GameEnd, RecordLine, RecordTime};
use engine::notation::{PlyText, PositionLine, Record};
use engine::ruleset::options::Dice;
use engine::ruleset::shipped_library;
use engine::{Game, PlyAnnouncement, Policy, Ruleset, Side, Terms};
use expect_test::{Expect, expect};

const SECRET: &[u8] = b"a secret that nobody can guess";
const GAME: &str = "17";

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// A game of random plies, now and then announced, rolled for, or taken back.
fn random_game(mut game: Game, random: &mut Random, plies: usize) -> Game {
    for _ in 0..plies {
        if game.outcome().is_some() {
            break;
        }
        let hun = game.terms().dice == Dice::Hun;
        let defenders = game.position().to_move() == Side::Defenders;
        if hun && defenders && game.rolled().is_none() && random.below(3) == 0 {
            let nth = game.rolls_made() + 1;
            game.declare_roll(Roll::nth(SECRET, GAME, nth, &game.canonical_plies())).unwrap();
        }
        if game.must_pass() {
            let face = game.rolled().unwrap();
            game.play(&format!("roll {face} pass")).unwrap();
            continue;
        }
        // Without a roll the king stays.
        let king = game.position().king();
        let stays = hun && defenders && game.rolled().is_none();
        let mut moves = game.legal_moves();
        moves.retain(|mv| !stays || mv.from != king);
        if moves.is_empty() {
            continue;
        }
        let mut ply = PlyText::from(moves[random.below(moves.len())]);
        let mut after = game.clone();
        let open = after
            .play_read(&PlyText { said: PlyAnnouncement::Silent, ..ply.clone() })
            .unwrap()
            .routes;
        if game.ruleset().announces() && !open.is_empty() && random.below(2) == 0 {
            ply.said = PlyAnnouncement::Routes(open.iter().collect());
        } else if game.terms().announcements == Policy::Remind {
            ply.said = PlyAnnouncement::Silent;
        }
        game.play_read(&ply).unwrap();
        if random.below(20) == 0 {
            game.take_back(1 + random.below(3));
        }
    }
    game
}

fn all_terms(ruleset: &Ruleset) -> Vec<Terms> {
    let dice = match ruleset.options.dice {
        Dice::None => vec![Dice::None],
        Dice::Hun => vec![Dice::None, Dice::Hun],
    };
    let policies = if ruleset.announces() { &Policy::ALL[..] } else { &Policy::ALL[..1] };
    policies
        .iter()
        .flat_map(|&announcements| dice.iter().map(move |&dice| Terms { announcements, dice }))
        .collect()
}

#[test]
fn any_game_reads_back_to_the_identical_game() {
    let mut random = Random(0x7af1);
    let (mut games, mut rolls, mut announced, mut ended) = (0, 0, 0, 0);
    for ruleset in shipped_library().versions() {
        for terms in all_terms(ruleset) {
            for round in 0..20 {
                let mut game = Game::new(Arc::clone(ruleset), terms).unwrap();
                if round % 4 == 3 {
                    // From the middle of another game, with all its history.
                    let before = random_game(game, &mut random, 15);
                    let line = PositionLine::parse(&before.private_line()).unwrap();
                    let Ok(from_there) = line.game(Arc::clone(ruleset), terms) else { continue };
                    game = from_there;
                }
                let game = random_game(game, &mut random, 120);
                let mut record = Record::from_game(&game);
                record.game = RecordLine::new(GAME);
                if terms.dice == Dice::Hun {
                    record.commitment = Some(dice::commitment(SECRET));
                    // A roll declared before such a start was made in another game.
                    record.secret = record.start.is_none().then(|| SECRET.to_vec());
                }
                if record.result.is_none() && round % 2 == 0 {
                    let by = EndedBy::Time;
                    record.result = Some(GameEnd { winner: Some(Side::Attackers), by });
                }
                let text = record.to_string();
                let again = Record::parse(&text).unwrap();
                assert_eq!(again, record, "{text}");
                assert_eq!(again.to_string(), text);
                let replayed = again
                    .replay(shipped_library())
                    .unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(replayed, game, "{text}");
                games += 1;
                rolls += record.rolls.len();
                announced += game.plies().iter().filter(|ply| ply.announces).count();
                ended += usize::from(game.outcome().is_some());
            }
        }
    }
    assert!(
        games > 400 && rolls > 200 && announced > 50 && ended > 100,
        "{games} games, {rolls} rolls, {announced} announcements, {ended} ended"
    );
}

/// Three plies of kongens-bord with everything a record can hold.
fn sample() -> Record {
    let ruleset = shipped_library().newest("kongens-bord").unwrap();
    let terms = Terms { dice: Dice::Hun, ..Terms::default() };
    let mut game = Game::new(Arc::clone(ruleset), terms).unwrap();
    game.play("e1-e3").unwrap();
    game.declare_roll(Roll::nth(SECRET, GAME, 1, &game.canonical_plies())).unwrap();
    game.play("g5-c5").unwrap();
    game.play("e13-e11").unwrap();
    let mut record = Record::from_game(&game);
    record.game = RecordLine::new(GAME);
    record.attackers = RecordLine::new("Alva");
    record.defenders = RecordLine::new("Ylva");
    record.clock = RecordLine::new("7 days + 1 day a move, at most 10 days");
    record.began = RecordTime::new("2026-11-21T10:00:00Z");
    record.ended = RecordTime::new("2026-11-30T08:12:30Z");
    record.commitment = Some(dice::commitment(SECRET));
    record.secret = Some(SECRET.to_vec());
    record.plies[0].at = RecordTime::new("2026-11-21T10:05:00Z");
    record.plies[0].left = Some(604_500);
    record.plies[1].at = RecordTime::new("2026-11-21T18:12:30Z");
    record.plies[2].left = Some(3_599);
    record.result = Some(GameEnd { winner: Some(Side::Attackers), by: EndedBy::Time });
    record.events = RecordLine::new("1 2026-11-21T10:00:00Z start").into_iter().collect();
    record.chain = Some([0xab; 32]);
    record
}

#[test]
fn a_record_is_readable_by_people() {
    let record = sample();
    expect![[r#"
        Taflpost record 1
        Ruleset: kongens-bord 1
        Game: 17
        Attackers: Alva
        Defenders: Ylva
        Clock: 7 days + 1 day a move, at most 10 days
        Began: 2026-11-21T10:00:00Z
        Ended: 2026-11-30T08:12:30Z
        Announcements: strict
        Dice: hun
        Commitment: 7cc4ef50edbc77ee64b3adbb5835e102b7d01337f9a3caf8c569b979a9de90ba
        Secret: 61207365637265742074686174206e6f626f64792063616e206775657373
        Rolls: 1 of 1
        Result: attackers win by time
        Chain: abababababababababababababababababababababababababababababababab

        1. e1-e3 [2026-11-21T10:05:00Z, 6d23:55:00 left]
        2. roll 1 g5-c5 [2026-11-21T18:12:30Z]
        3. e13-e11 [0d00:59:59 left]

        Events:
        1 2026-11-21T10:00:00Z start
    "#]]
    .assert_eq(&record.to_string());
    assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
    record.replay(shipped_library()).unwrap();
}

/// The sample with one thing changed is refused when it is read or replayed.
fn check(from: &str, to: &str, expected: Expect) {
    let text = sample().to_string();
    assert!(text.contains(from), "nothing to replace: {from:?}");
    let answer = match Record::parse(&text.replacen(from, to, 1)) {
        Err(error) => error.to_string(),
        Ok(record) => record.replay(shipped_library()).unwrap_err().to_string(),
    };
    expected.assert_eq(&answer);
}

#[test]
fn what_is_no_record_is_refused_by_the_line() {
    check(
        "Taflpost record 1",
        "Taflpost record 2",
        expect![[r#"line 1: a record must begin with the line "Taflpost record 1""#]],
    );
    check("Attackers:", "Attacker:", expect![[r#"line 4: a record has no header "Attacker""#]]);
    check("Attackers:", "Ruleset:", expect!["line 4: Ruleset occurs twice"]);
    check("Clock: ", "Clock ", expect!["line 6: a header must be a name, a colon and a value"]);
    check(
        "Began: 2026-11",
        "Began: 2026-13",
        expect![[r#"line 7: cannot read Began "2026-13-21T10:00:00Z""#]],
    );
    check(
        "Result: attackers win by time",
        "Result: attackers won",
        expect![[r#"line 14: cannot read Result "attackers won""#]],
    );
    check("Result: attackers win by time\n", "", expect!["line 21: the header Result is missing"]);
    check(
        "2. roll",
        "3. roll",
        expect![[r#"line 18: ply 2 should come here: "2. d1-d4 [time, clock left]""#]],
    );
    check(
        "left]",
        "left",
        expect![[r#"line 17: ply 1 should come here: "1. d1-d4 [time, clock left]""#]],
    );
}

#[test]
fn what_does_not_replay_is_refused_with_the_reason() {
    check(
        "kongens-bord 1",
        "kongens-bord 9",
        expect!["there is no such ruleset, or no such version of it"],
    );
    check("Dice: hun\n", "", expect!["ply 2 is illegal (no-dice)"]);
    check("e1-e3", "e1-e9", expect!["ply 1 is illegal (blocked)"]);
    check("e1-e3", "E1 e3", expect!["ply 1 must be written as it was played: e1-e3"]);
    check(
        "win by time",
        "win by encirclement",
        expect!["the game didn't end like that on the board"],
    );
    check("Secret: 61", "Secret: 62", expect!["the secret doesn't match the commitment"]);
    check("Game: 17", "Game: 18", expect!["the roll of ply 2 does not follow from the secret"]);
    check(
        "Rolls: 1 of 1",
        "Rolls: 2 of 2",
        expect!["the roll of ply 2 does not follow from the secret"],
    );
    check("Rolls: 1 of 1", "Rolls: none of 1", expect!["the rolls don't match their numbers"]);
}
