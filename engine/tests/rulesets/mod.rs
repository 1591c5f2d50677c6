//! The shipped rulesets, and others made of them by changing words in the files' text, so
//! that choices are also met in company which no shipped ruleset puts them in.
#![allow(dead_code)]

use std::sync::Arc;

use engine::Ruleset;
use engine::ruleset::options::{self, option_applies};

macro_rules! files {
    ($($id:literal),+ $(,)?) => {
        /// Name and text of every shipped file.
        pub const FILES: &[(&str, &str)] =
            &[$(($id, include_str!(concat!("../../rulesets/", $id, ".toml")))),+];
    };
}

files![
    "kongens-bord",
    "stavanger",
    "skalk",
    "kopenhagen",
    "castillos",
    "copenhagen",
    "fetlar",
    "historical",
    "tablut",
    "brandubh",
    "magpie",
    "ard-ri",
    "tawlbwrdd",
    "sea-battle",
    "parlett",
    "hnefatafl-13",
    "alea-evangelii",
    "saami-tablut",
    "lewis-cross",
    "sea-battle-9",
    "sea-battle-11",
    "brandubh-org",
    "earlier/brandubh-1",
    "earlier/castillos-1",
    "earlier/historical-1",
    "earlier/sea-battle-1",
];

/// What an option says where the changes make it speak and do not choose its word.
const NEWLY_SPEAKING: &[(&str, &str)] = &[
    ("corner-guard", "from-beside"),
    ("shieldwall-closing", "end-piece"),
    ("shieldwall-corner", "closes-an-end"),
    ("shieldwall-king", "takes-part"),
    ("pair-enclosure", "exactly-one"),
    ("match-points", "more-points-win"),
    ("ring", "one-for-all"),
    ("corners-hostile-to", "both"),
    ("king-beside-corner", "corner-never-helps"),
    ("announced-with", "ply-before"),
    ("unannounced-escape", "illegal"),
    ("announcement-left-out", "closes-the-route"),
    ("throne-passing", "everybody"),
    ("empty-throne-hostile-to", "both"),
    ("occupied-throne-hostile-to", "nobody"),
    ("linnaean-capture", "none"),
    ("king-on-throne", "as-in-the-open"),
    ("king-beside-throne", "as-in-the-open"),
];

/// Shipped rulesets with words changed: `id: option=word, option=word`.
///
/// No two-in-line king whose edge is the fourth side is among them: RULES.md has no such
/// king, and does not say whether three attackers or two along the edge would take him.
pub const CHANGED: &[&str] = &[
    "kongens-bord: king-armed=no",
    "kongens-bord: throne-passing=king-only",
    "kongens-bord: shieldwall-king=takes-part",
    "kongens-bord: shieldwall-corner=closes-an-end",
    "kongens-bord: shieldwall-king=takes-part, shieldwall-corner=closes-an-end, king-armed=no",
    "kongens-bord: occupied-throne-hostile-to=both, empty-throne-hostile-to=attackers",
    "kongens-bord: king-and-defender=not-taken",
    "kongens-bord: king-beside-throne=as-in-the-open",
    "kongens-bord: pair-enclosure=immobilized",
    "kongens-bord: linnaean-capture=taken, shieldwall=none",
    "kongens-bord: corners=ordinary",
    "kopenhagen: king-armed=no",
    "kopenhagen: shieldwall-king=interrupts, king-at-edge=edge-is-fourth",
    "copenhagen: king-armed=no",
    "copenhagen: shieldwall-king=interrupts",
    "copenhagen: shieldwall-corner=closes-nothing",
    "copenhagen: shieldwall-corner=closes-nothing, shieldwall-king=interrupts",
    "copenhagen: throne-passing=king-only",
    "copenhagen: corners-hostile-to=attackers",
    "copenhagen: corners-hostile-to=defenders",
    "copenhagen: corners-hostile-to=nobody",
    "copenhagen: corners=ordinary",
    "copenhagen: throne=ordinary",
    "copenhagen: men-move=one-square",
    "copenhagen: king-moves=one-square, encirclement=nothing",
    "copenhagen: shieldwall=none",
    "copenhagen: goal=edge, edge-fort=nothing",
    "copenhagen: king-in-the-open=two-in-line, king-beside-corner=corner-helps",
    "copenhagen: king-and-defender=taken-together, king-at-edge=edge-is-fourth",
    "stavanger: king-beside-corner=corner-never-helps",
    "stavanger: shieldwall=taken, shieldwall-king=interrupts",
    "stavanger: king-and-defender=taken-together",
    "skalk: king-on-throne=as-in-the-open",
    "skalk: king-beside-throne=as-in-the-open",
    "skalk: king-beside-throne=as-in-the-open, empty-throne-hostile-to=attackers",
    "skalk: king-beside-throne=as-in-the-open, king-on-throne=as-in-the-open, king-armed=no",
    "skalk: king-beside-throne=throne-never-helps",
    "skalk: king-beside-throne=throne-never-helps, king-on-throne=as-in-the-open",
    "castillos: king-in-the-open=two-in-line, king-at-edge=edge-never-helps",
    "castillos: king-beside-corner=corner-never-helps",
    "castillos: king-at-edge=edge-never-helps",
    "castillos: king-beside-throne=throne-never-helps",
    "castillos: king-beside-throne=throne-never-helps, king-in-the-open=two-in-line, king-at-edge=edge-never-helps",
    "castillos: throne-passing=king-only",
    "castillos: men-move=one-square, king-moves=one-square",
    "castillos: throne=ordinary, corners=ordinary",
    "castillos: shieldwall=taken, encirclement=attackers-win",
    "castillos: empty-throne-hostile-to=nobody, edge-fort=defenders-win",
    "fetlar: occupied-throne-hostile-to=defenders",
    "fetlar: occupied-throne-hostile-to=both, linnaean-capture=taken",
    "fetlar: edge-fort=defenders-win, empty-throne-hostile-to=nobody",
    "fetlar: linnaean-capture=taken, empty-throne-hostile-to=defenders",
    "historical: king-armed=no",
    "historical: goal=corner, shieldwall=taken",
    "tablut: king-armed=no",
    "tablut: king-on-throne=as-in-the-open, occupied-throne-hostile-to=defenders",
    "tablut: goal=corner, edge-fort=defenders-win, shieldwall=taken",
    "brandubh: throne-passing=king-only, king-and-defender=taken-together",
    "brandubh: shieldwall=taken, edge-fort=defenders-win, encirclement=attackers-win",
    "magpie: king-at-edge=edge-never-helps",
    "magpie: king-moves=any-distance, shieldwall=taken, shieldwall-king=interrupts",
    "ard-ri: men-move=any-distance, king-moves=any-distance, encirclement=attackers-win",
    "sea-battle: king-armed=yes, king-in-the-open=two-in-line",
    "sea-battle: goal=corner, shieldwall=taken, king-at-edge=edge-is-fourth",
    "parlett: goal=corner, edge-fort=defenders-win, king-and-defender=taken-together",
    "hnefatafl-13: men-move=one-square, throne-passing=king-only",
    "hnefatafl-13: empty-throne-hostile-to=attackers, shieldwall-corner=closes-nothing",
];

/// A ruleset and what it was made of.
pub struct Named {
    pub name: String,
    pub ruleset: Arc<Ruleset>,
}

impl std::fmt::Debug for Named {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)
    }
}

/// The shipped, then the changed ones.
pub fn all() -> Vec<Named> {
    let shipped = FILES.iter().map(|(id, _)| (*id).to_owned());
    let all: Vec<String> = shipped.chain(CHANGED.iter().map(|text| (*text).to_owned())).collect();
    all.into_iter().map(|name| Named { ruleset: Arc::new(changed(&name)), name }).collect()
}

/// The ruleset that such a line describes: `copenhagen`, or with words changed.
pub fn changed(line: &str) -> Ruleset {
    let (id, changes) = line.split_once(':').unwrap_or((line, ""));
    let changes: Vec<(&str, &str)> = changes
        .split(',')
        .filter(|change| !change.trim().is_empty())
        .map(|change| change.trim().split_once('=').unwrap())
        .collect();
    let text = FILES.iter().find(|(file, _)| *file == id).unwrap().1;
    let text = edited(text, &changes);
    Ruleset::parse(&text).unwrap_or_else(|error| panic!("{line}: {error}\n{text}"))
}

/// The file's text with those words in place. Options that say nothing beside the others
/// are left out, and those that begin to speak are put in, as the format wants it.
fn edited(text: &str, changes: &[(&str, &str)]) -> String {
    let (head, rules) = text.split_once("[rules]\n").unwrap();
    let said = |line: &str| -> Option<(String, String)> {
        let (name, value) = line.split_once('=')?;
        let word = value.trim().trim_matches('"').split(' ').next()?;
        Some((name.trim().to_owned(), word.to_owned()))
    };
    let old: Vec<(String, String)> =
        rules.lines().filter(|line| !line.starts_with('#')).filter_map(said).collect();
    let word_of = |name: &str| -> &str {
        let changed = changes.iter().find(|(option, _)| *option == name).map(|&(_, word)| word);
        let kept = || old.iter().find(|(option, _)| option == name).map(|(_, word)| word.as_str());
        let new = || NEWLY_SPEAKING.iter().find(|(option, _)| *option == name).map(|&(_, w)| w);
        changed.or_else(kept).or_else(new).unwrap_or_else(|| panic!("no word for {name}"))
    };
    for (name, word) in changes {
        let known =
            options::ALL.iter().any(|(option, words)| option == name && words.contains(word))
                || *name == "repetition-at";
        assert!(known, "there is no {name}={word}");
    }
    let names = || options::ALL.iter().map(|&(name, _)| name);
    let choices: Vec<(&str, &str)> = names().map(|name| (name, word_of(name))).collect();
    let mut text = format!("{head}[rules]\n");
    for name in names().filter(|name| option_applies(&choices, name)).chain(["repetition-at"]) {
        text.push_str(&format!("{name} = \"{} C\"\n", word_of(name)));
    }
    text
}
