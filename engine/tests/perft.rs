//! Perft: node counts on which independent engines agree, and our own once verified.
#![allow(missing_docs, clippy::unwrap_used)]
use engine::{perft, ruleset};
#[test]
fn quick() {
    for (id, depth, nodes) in [
        ("copenhagen", 3, 806344u64),
        ("copenhagen", 4, 50456804),
        ("brandubh", 4, 1007392),
        ("brandubh", 5, 41843336),
        ("historical", 4, 86017368),
    ] {
        let r = ruleset::shipped().newest(id).unwrap();
        assert_eq!(perft(r.start(), r, depth), nodes, "{id} {depth}");
    }
}
