//! An option that is off is as good as absent: two files that differ in nothing else play
//! alike, and one that differs in one option plays alike wherever that option is silent.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use engine::{Capture, CaptureRule, Effects, KingFall, Reason};
use proptest::prelude::*;

use super::{any_kind, cases, drawn};
use crate::rulesets::{Named, changed};

/// What the second ruleset lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lacks {
    Nothing,
    Linnaeus,
    Pair,
    Shieldwall,
    Ring,
    Fort,
}

const PAIRS: &[(&str, &str, Lacks)] = &[
    ("fetlar", "copenhagen: shieldwall=none, edge-fort=nothing", Lacks::Nothing),
    (
        "fetlar: encirclement=nothing",
        "kopenhagen: shieldwall=none, encirclement=nothing",
        Lacks::Nothing,
    ),
    ("kopenhagen", "copenhagen: edge-fort=nothing", Lacks::Nothing),
    ("stavanger", "skalk", Lacks::Nothing),
    ("tablut", "tablut: linnaean-capture=none", Lacks::Linnaeus),
    ("tawlbwrdd", "historical: occupied-throne-hostile-to=nobody", Lacks::Nothing),
    ("kongens-bord", "kongens-bord: king-and-defender=not-taken", Lacks::Pair),
    ("castillos", "castillos: king-and-defender=not-taken", Lacks::Pair),
    ("kongens-bord", "kongens-bord: shieldwall=none", Lacks::Shieldwall),
    (
        "kopenhagen: encirclement=nothing",
        "kopenhagen: encirclement=nothing, shieldwall=none",
        Lacks::Shieldwall,
    ),
    ("fetlar", "fetlar: encirclement=nothing", Lacks::Ring),
    ("historical", "historical: encirclement=nothing", Lacks::Ring),
    ("copenhagen", "copenhagen: encirclement=nothing", Lacks::Ring),
    ("copenhagen", "copenhagen: edge-fort=nothing", Lacks::Fort),
];

static RULESETS: LazyLock<Vec<(Named, Named, Lacks)>> = LazyLock::new(|| {
    let named = |line: &str| Named { name: line.to_owned(), ruleset: Arc::new(changed(line)) };
    PAIRS.iter().map(|&(one, other, lacks)| (named(one), named(other), lacks)).collect()
});

fn men(effects: &Effects) -> BTreeSet<Capture> {
    effects.captures.iter().copied().collect()
}

proptest! {
    #![proptest_config(cases(6000))]

    #[test]
    fn an_option_that_is_off_is_absent(
        index in 0..PAIRS.len(), kind in any_kind(), seed in any::<u64>(),
    ) {
        let (with, without, lacks) = &RULESETS[index];
        let position = drawn(kind, seed, with);
        // Both boards have the same special squares, so that positions fit both.
        prop_assert_eq!(position.legal_moves(&with.ruleset), position.legal_moves(&without.ruleset));
        for mv in position.legal_moves(&with.ruleset) {
            let (mut one, mut other) = (position, position);
            let on = one.play_unchecked(&with.ruleset, mv);
            let off = other.play_unchecked(&without.ruleset, mv);
            let case = format!("{} and {}: {position:?} {mv}", with.name, without.name);
            let mut expected = on.clone();
            let reason = on.outcome.map(|outcome| outcome.reason);
            match lacks {
                Lacks::Nothing => {}
                Lacks::Linnaeus => expected.captures.retain(|c| c.by != CaptureRule::Linnaean),
                Lacks::Shieldwall => expected.captures.retain(|c| c.by != CaptureRule::Shieldwall),
                Lacks::Pair => {
                    if let Some(Reason::KingCaptured(KingFall::WithDefender(_))) = reason {
                        expected.outcome = None;
                    }
                }
                Lacks::Ring if reason == Some(Reason::Encirclement) => expected.outcome = None,
                Lacks::Fort if reason == Some(Reason::EdgeFort) => expected.outcome = None,
                Lacks::Ring | Lacks::Fort => {}
            }
            prop_assert_eq!(men(&expected), men(&off), "{}", case);
            prop_assert_eq!(expected.outcome, off.outcome, "{}", case);
        }
    }
}
