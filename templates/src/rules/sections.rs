//! Which sentence belongs in which section of a rule sheet. A test compares this with the engine's
//! list of options, so that none is forgotten.

use commands::words::PartWord;
use engine::Ruleset;
use engine::ruleset::options::{Announcement, Dice};

pub(crate) enum SectionItem {
    /// The ruleset's choice for this option, with its mark.
    Rule(&'static str),
    /// What the house has added where the source says less, or how it reads it, by its word.
    House(&'static str),
    /// A message that holds for every ruleset.
    Text(&'static str),
    /// A message that holds for some.
    TextIf(&'static str, fn(&Ruleset) -> bool),
}

use SectionItem::{House, Rule, Text, TextIf};

/// The reading of the house that the sentence about the shieldwall leaves to a line of its own.
pub(crate) const KING_ENCLOSES_SHIELDWALL: &str = "king-encloses-shieldwall";

/// Titles and lines, in the order in which a beginner needs them.
pub(crate) const SECTIONS: &[(PartWord, &str, &[SectionItem])] = &[
    (
        PartWord::Board,
        "section-board",
        &[
            Rule("board-size"),
            Rule("men"),
            House("squares-decide"),
            Rule("start"),
            Rule("colours"),
            Rule("goal"),
        ],
    ),
    (
        PartWord::Moves,
        "section-movement",
        &[Rule("first-move"), Rule("men-move"), Rule("king-moves"), Rule("passing")],
    ),
    (
        PartWord::Throne,
        "section-throne",
        &[Rule("throne"), Rule("throne-passing"), Rule("corners"), Rule("corner-guard")],
    ),
    (
        PartWord::Captures,
        "section-captures",
        &[
            Text("rule-custodial"),
            Rule("capture-line"),
            Rule("capture-closing"),
            Text("rule-several"),
            Rule("captures"),
            Rule("king-armed"),
            Rule("edge-against-men"),
            Rule("empty-throne-hostile-to"),
            Rule("occupied-throne-hostile-to"),
            Rule("corners-hostile-to"),
            Rule("linnaean-capture"),
        ],
    ),
    (
        PartWord::King,
        "section-king",
        &[
            Rule("king-in-the-open"),
            Rule("king-on-throne"),
            Rule("king-beside-throne"),
            Rule("king-at-edge"),
            Rule("king-beside-corner"),
            Rule("king-closing"),
            Rule("king-and-defender"),
            Rule("pair-enclosure"),
            House("umstellt"),
            House("inmovilizar"),
            Text("rule-king-first"),
        ],
    ),
    (
        PartWord::Walls,
        "section-walls",
        &[
            Rule("shieldwall"),
            House(KING_ENCLOSES_SHIELDWALL),
            Rule("shieldwall-closing"),
            Rule("shieldwall-corner"),
            Rule("shieldwall-king"),
            Rule("encirclement"),
            Rule("ring"),
            Rule("edge-fort"),
        ],
    ),
    (
        PartWord::End,
        "section-end",
        &[
            Rule("attackers-without-move"),
            Rule("defenders-without-move"),
            Rule("repetition"),
            Rule("repetition-at"),
            Text("rule-same-position"),
        ],
    ),
    (
        PartWord::Announcements,
        "section-announcements",
        &[
            Rule("announcement"),
            Rule("announced-with"),
            House("whole-truth"),
            Rule("announcement-left-out"),
            Rule("unannounced-escape"),
        ],
    ),
    (PartWord::Dice, "section-dice", &[Rule("dice"), House("hun-duty"), House("hun-secret")]),
    (
        PartWord::Match,
        "section-match",
        &[Rule("match"), Rule("match-points"), Rule("match-tie-break")],
    ),
    (
        PartWord::Writing,
        "section-writing",
        &[
            Text("write-move"),
            Text("write-captures"),
            TextIf("write-announcement-count", announces_count),
            TextIf("write-announcement-routes", announces_routes),
            TextIf("write-roll", plays_dice),
        ],
    ),
];

/// Choices that leave something out of the game. They come together at the end, so that a beginner
/// need not learn a rule in order to forget it.
pub(crate) const NOT_PLAYED: &[(&str, &str)] = &[
    ("linnaean-capture", "none"),
    ("king-and-defender", "not-taken"),
    ("shieldwall", "none"),
    ("encirclement", "nothing"),
    ("edge-fort", "nothing"),
    ("announcement", "none"),
    ("dice", "none"),
];

fn announces_count(ruleset: &Ruleset) -> bool {
    ruleset.options.announcement == Announcement::Count
}

fn announces_routes(ruleset: &Ruleset) -> bool {
    ruleset.options.announcement == Announcement::Routes
}

fn plays_dice(ruleset: &Ruleset) -> bool {
    ruleset.options.dice == Dice::Hun
}
