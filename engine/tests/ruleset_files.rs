//! Ruleset files: the shipped ones are what they should be, and a bad one is refused with
//! its line and the reason.

use engine::ruleset::{Language, shipped_library};
use engine::{Ruleset, Side};
use expect_test::{Expect, expect};

const SKALK: &str = include_str!("../rulesets/skalk.toml");
const KONGENS_BORD: &str = include_str!("../rulesets/kongens-bord.toml");

#[test]
fn the_shipped_rulesets_and_their_boards() {
    let mut list = String::new();
    for ruleset in shipped_library().iter() {
        let start = ruleset.start();
        let [attackers, defenders] = Side::BOTH.map(|side| start.men(side).len());
        list += &format!(
            "{} {} {} {attackers} v {defenders}\n",
            ruleset.id,
            ruleset.version,
            ruleset.size()
        );
        assert_eq!(ruleset.names.len(), Language::ALL.len(), "{}: names", ruleset.id);
    }
    expect![[r#"
        kongens-bord 1 13 24 v 12
        stavanger 1 11 24 v 12
        skalk 1 11 24 v 12
        kopenhagen 1 11 24 v 12
        castillos 2 11 24 v 12
        copenhagen 1 11 24 v 12
        fetlar 1 11 24 v 12
        historical 2 11 24 v 12
        tablut 1 9 16 v 8
        brandubh 2 7 8 v 4
        magpie 1 7 8 v 4
        ard-ri 1 7 16 v 8
        tawlbwrdd 1 11 24 v 12
        sea-battle 2 9 16 v 8
        parlett 1 13 32 v 16
        hnefatafl-13 1 13 32 v 16
        alea-evangelii 1 19 48 v 24
        saami-tablut 1 9 16 v 8
        lewis-cross 1 11 24 v 12
        sea-battle-9 1 9 16 v 8
        sea-battle-11 1 11 24 v 12
        brandubh-org 1 7 8 v 4
    "#]]
    .assert_eq(&list);
}

/// Replaces `from` by `to` in the file, which is then refused as expected.
fn check(file: &str, from: &str, to: &str, expected: Expect) {
    assert!(file.contains(from), "nothing to replace: {from:?}");
    let error = Ruleset::parse(&file.replacen(from, to, 1)).unwrap_err();
    expected.assert_eq(&error.to_string());
}

#[test]
fn wrong_words_are_refused_with_those_there_are() {
    check(
        SKALK,
        "\"corner S\"",
        "\"cornr S\"",
        expect![[r#"line 69: goal must be corner or edge, not "cornr" (did you mean corner?)"#]],
    );
    check(
        SKALK,
        "\"light-attack S\"",
        "\"light-attack\"",
        expect![[
            r#"line 36: colours must be a word and a mark (S, D or C), such as "dark-attack S""#
        ]],
    );
    check(
        SKALK,
        "\"light-attack S\"",
        "\"light-attack X\"",
        expect![[
            r#"line 36: colours must be a word and a mark (S, D or C), such as "dark-attack S""#
        ]],
    );
    check(
        SKALK,
        "goal =",
        "gaol =",
        expect![[r#"line 69: unknown key "gaol" in rules (did you mean goal?)"#]],
    );
    check(
        SKALK,
        "repetition-at = \"3 C\"",
        "repetition-at = \"1 C\"",
        expect![[r#"line 73: repetition-at must be a number, 2 or higher, not "1""#]],
    );
    check(SKALK, "goal = \"corner S\"\n", "", expect![[r#"line 30: goal is missing in rules"#]]);
    check(
        SKALK,
        "[names]",
        "[name]",
        expect![[r#"line 21: unknown key "name" in the file (did you mean names?)"#]],
    );
}

#[test]
fn readings_are_words_that_there_are() {
    check(
        KONGENS_BORD,
        "\"umstellt\"",
        "\"umstelt\"",
        expect![[
            r#"line 23: readings must be squares-decide or umstellt or inmovilizar or king-encloses-shieldwall, not "umstelt" (did you mean umstellt?)"#
        ]],
    );
    let readings = "[\"umstellt\", \"king-encloses-shieldwall\"]";
    let expected = expect!["line 23: readings must be a list of words in quotes"];
    check(KONGENS_BORD, readings, "true", expected);
}

#[test]
fn an_option_that_says_nothing_is_left_out() {
    check(
        SKALK,
        "shieldwall = \"none C\"",
        "shieldwall = \"none C\"\nshieldwall-corner = \"closes-nothing C\"",
        expect!["line 66: shieldwall-corner has no meaning when shieldwall is none; leave it out"],
    );
    check(
        KONGENS_BORD,
        "shieldwall-king = \"interrupts S\"\n",
        "",
        expect!["line 38: shieldwall-king is missing in rules"],
    );
}

#[test]
fn bad_boards_are_refused_by_the_line() {
    check(
        SKALK,
        "...ttttt...\n",
        "...ttttt..\n",
        expect![[r#"line 8: this rank has 10 squares, but the board has 11 ranks"#]],
    );
    check(
        SKALK,
        ".....t.....\n",
        ".....x.....\n",
        expect![[
            r#"line 9: 'x' on f10 isn't a piece; pieces are t, T and K, and an empty square is ."#
        ]],
    );
    check(
        SKALK,
        "tt.TTKTT.tt",
        "tt.TTTTT.tt",
        expect![[r#"line 8: the board has 0 kings; it needs exactly one"#]],
    );
    check(
        SKALK,
        "tt.TTKTT.tt",
        "tt.TKTTT.tt",
        expect![[r#"line 7: the board isn't symmetric, although the file says it is"#]],
    );
    check(
        SKALK,
        "...........\n",
        "t..........\n",
        expect![[r#"line 7: the board isn't symmetric, although the file says it is"#]],
    );
    check(
        SKALK,
        "...........\n",
        "",
        expect![[
            r#"line 8: the board has 10 ranks; it needs an odd number of them, from 7 to 19"#
        ]],
    );
    let lopsided = SKALK.replace("symmetric = true", "symmetric = false");
    check(
        &lopsided,
        "...ttttt...\n",
        "t..ttttt...\n",
        expect![[r#"line 7: there is a man on a11, where only the king can be"#]],
    );
    check(
        &lopsided,
        "tt.TTKTT.tt",
        "tt.TKTTT.tt",
        expect![[
            r#"line 7: the king isn't on f6, the centre; if that is intended, write king-starts = "elsewhere""#
        ]],
    );
}

#[test]
fn what_is_not_toml_is_refused_by_the_line() {
    check(
        SKALK,
        "version = 1",
        "version = one",
        expect![[r#"line 4: string values must be quoted, expected literal string"#]],
    );
    check(
        SKALK,
        "version = 1",
        "version = 0",
        expect![[r#"line 4: version must be a number, 1 or higher"#]],
    );
    check(
        SKALK,
        "id = \"skalk\"",
        "id = \"Skalk!\"",
        expect![[
            r#"line 3: an id must have only lower-case letters, digits and hyphens, and begin begin with a letter; "Skalk!" doesn't"#
        ]],
    );
    check(
        SKALK,
        "goal = \"corner S\"",
        "goal = \"corner S\"\ngoal = \"edge S\"",
        expect!["line 70: duplicate key"],
    );
}

#[test]
fn a_shelf_holds_each_version_once() {
    let mut library = shipped_library().clone();
    assert_eq!(
        library.add(SKALK).unwrap_err().to_string(),
        "line 4: skalk already has a version 1; raise the version or change the id"
    );
    library.add(&SKALK.replace("version = 1", "version = 2")).unwrap();
    assert_eq!(library.newest("skalk").unwrap().version, 2);
    assert_eq!(library.version("skalk", 1).unwrap().version, 1);
    assert!(library.version("skalk", 3).is_none());
    // Only the new one is listed, and where the old one was.
    let listed: Vec<(&str, u32)> =
        library.iter().map(|ruleset| (ruleset.id.as_str(), ruleset.version)).collect();
    assert_eq!(listed[1..4], [("stavanger", 1), ("skalk", 2), ("kopenhagen", 1)]);
    assert_eq!(library.versions().count(), shipped_library().versions().count() + 1);
}

/// Nobody's running game loses its rules: every version below the newest is still there, and says
/// what it said.
#[test]
fn earlier_versions_are_kept() {
    let mut kept = String::new();
    for ruleset in shipped_library().iter() {
        for version in 1..ruleset.version {
            let earlier = shipped_library().version(&ruleset.id, version).unwrap();
            kept += &format!("{} {version}\n", ruleset.id);
            for (now, before) in
                ruleset.options.choices().into_iter().zip(earlier.options.choices())
            {
                if now != before {
                    kept += &format!("  {}: {}, now {}\n", now.0, before.1, now.1);
                }
            }
            assert_eq!(earlier.start(), ruleset.start(), "{}", ruleset.id);
        }
    }
    expect![[r#"
        castillos 1
          pair-enclosure: exactly-one, now immobilized
        historical 1
          repetition: draw, now defenders-lose
        brandubh 1
          occupied-throne-hostile-to: nobody, now attackers
          king-beside-throne: throne-is-fourth, now throne-never-helps
          encirclement: nothing, now attackers-win
        sea-battle 1
          repetition: draw, now defenders-lose
    "#]]
    .assert_eq(&kept);
}
