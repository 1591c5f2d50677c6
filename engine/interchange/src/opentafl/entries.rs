//! OpenTafl's rules string, `dim:11 esc:c … start:/…/`: its entries, their defaults, and
//! whether two strings say the same. Knows nothing of our rulesets.

use std::collections::BTreeMap;
use std::fmt;

use engine::Square;

use super::position::{ALL_PIECES, position_text, read_position};

#[derive(Clone, Copy)]
enum EntryKind {
    /// One of these letters.
    Letter(&'static str),
    /// Squares with commas between, or `default`.
    Squares,
    Pieces,
}

const YES_NO: EntryKind = EntryKind::Letter("yn");
const JUMPS: EntryKind = EntryKind::Letter("nrjc");

const ATTACKERS: &str = "tcnk";
const DEFENDERS: &str = "TCNK";
const KING: &str = "K";

/// Every entry between `dim` and `start`: what it may be, and its default. The specification
/// gives `cenp` the default `tcnkTCNK` and calls it "king only"; its example of brandub decides
/// for the letters.
const ENTRIES: &[(&str, EntryKind, &str)] = {
    use EntryKind::{Letter, Pieces, Squares};
    &[
        ("esc", Letter("ce"), "c"),
        ("surf", YES_NO, "y"),
        ("atkf", YES_NO, "y"),
        ("tfr", Letter("idwl"), "d"),
        ("ka", YES_NO, "y"),
        ("ks", YES_NO, "y"),
        ("kj", JUMPS, "n"),
        ("nj", JUMPS, "c"),
        ("cj", JUMPS, "j"),
        ("cor", Squares, "default"),
        ("cen", Squares, "default"),
        ("afor", Squares, ""),
        ("dfor", Squares, ""),
        ("corh", Pieces, ALL_PIECES),
        ("cenh", Pieces, ATTACKERS),
        ("cenhe", Pieces, ALL_PIECES),
        ("aforh", Pieces, DEFENDERS),
        ("dforh", Pieces, ATTACKERS),
        ("corp", Pieces, KING),
        ("cenp", Pieces, ALL_PIECES),
        ("aforp", Pieces, ALL_PIECES),
        ("dforp", Pieces, DEFENDERS),
        ("cors", Pieces, KING),
        ("cens", Pieces, KING),
        ("afors", Pieces, ALL_PIECES),
        ("dfors", Pieces, DEFENDERS),
        ("sw", Letter("nws"), "n"),
        ("swf", YES_NO, "y"),
        ("efe", YES_NO, "n"),
        ("ber", Letter("ncm"), "n"),
    ]
};

/// A rules string, read, with every default filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesString {
    size: u8,
    entries: BTreeMap<&'static str, String>,
    /// Ranks from the top, as in position lines.
    start: String,
}

impl RulesString {
    /// Reads a string: entries in any order, those left out as the specification has them.
    /// Boards are odd, 7 to 19, as everywhere here.
    ///
    /// # Errors
    /// The entry that cannot be read, and why.
    pub fn parse(text: &str) -> Result<RulesString, String> {
        let mut found = BTreeMap::new();
        for word in text.split_ascii_whitespace() {
            let (key, value) = word.split_once(':').ok_or_else(|| {
                format!("this isn't a rules entry (such as esc:c): {:?}", short(word))
            })?;
            if found.insert(key, value).is_some() {
                return Err(format!("{:?} occurs twice", short(key)));
            }
        }
        let dim = found.remove("dim").ok_or("the rules string has no dim")?;
        let size = dim.parse().ok().filter(|size: &u8| (7..=19).contains(size) && size % 2 == 1);
        let size = size.ok_or_else(|| {
            format!(
                "dim must be the board's size, an odd number from 7 to 19, not {:?}",
                short(dim)
            )
        })?;
        let start = found.remove("start").ok_or("the rules string has no start")?;
        let start = read_position(start, size).map_err(|reason| format!("start: {reason}"))?;
        let mut rules = RulesString::new(size, start);
        for (key, value) in found {
            rules.set(key, value)?;
        }
        Ok(rules)
    }

    /// All defaults. `start` has its ranks from the top.
    pub(super) fn new(size: u8, start: String) -> RulesString {
        let mut rules = RulesString { size, entries: BTreeMap::new(), start };
        for &(key, kind, default) in ENTRIES {
            let value = rules.read_value(kind, default).unwrap_or_default();
            rules.entries.insert(key, value);
        }
        rules
    }

    pub(super) fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let Some(&(key, kind, _)) = ENTRIES.iter().find(|(name, ..)| *name == key) else {
            return Err(format!("unknown rules entry {:?}", short(key)));
        };
        let value = self
            .read_value(kind, value)
            .ok_or_else(|| format!("{key} cannot be {:?}", short(value)))?;
        self.entries.insert(key, value);
        Ok(())
    }

    /// The value in the one form in which we write it.
    fn read_value(&self, kind: EntryKind, value: &str) -> Option<String> {
        match kind {
            EntryKind::Letter(letters) => {
                (value.len() == 1 && letters.contains(value)).then(|| value.to_owned())
            }
            EntryKind::Pieces => value.chars().all(|piece| ALL_PIECES.contains(piece)).then(|| {
                ALL_PIECES.chars().filter(|&piece| value.contains(piece)).collect::<String>()
            }),
            // Only corners and the centre have this word, but no square is called so.
            EntryKind::Squares if value == "default" => Some(value.to_owned()),
            EntryKind::Squares => {
                // The grammar ends every square with a comma, the last too.
                let names = value.split(',').filter(|name| !name.is_empty());
                let squares: Option<Vec<Square>> = names
                    .map(|name| name.parse().ok().filter(|square: &Square| square.is_on(self.size)))
                    .collect();
                Some(squares_text(squares?))
            }
        }
    }

    pub fn size(&self) -> u8 {
        self.size
    }

    /// The start, ranks from the top, as in our position lines.
    pub(super) fn start(&self) -> &str {
        &self.start
    }

    /// The entry's value, or nothing.
    pub(super) fn value(&self, key: &str) -> &str {
        self.entries.get(key).map_or("", String::as_str)
    }

    /// The entries in which the two do not say the same rules. Entries that differ only in
    /// words, such as hostility to pieces that this game does not have, are left out.
    pub fn differences(&self, other: &RulesString) -> Vec<&'static str> {
        let (ours, theirs) = (self.meaning(), other.meaning());
        let keys = ["dim"].into_iter().chain(ENTRIES.iter().map(|(key, ..)| *key)).chain(["start"]);
        keys.filter(|key| ours.get(key) != theirs.get(key)).collect()
    }

    /// The entries in one form, without those that make no difference beside the others.
    fn meaning(&self) -> BTreeMap<&'static str, String> {
        let mut said = self.entries.clone();
        let last = self.size - 1;
        let four_corners = squares_of(&[(0, 0), (0, last), (last, 0), (last, last)]);
        let centre = squares_of(&[(self.size / 2, self.size / 2)]);
        for (key, usual) in [("cor", &four_corners), ("cen", &centre)] {
            if self.value(key) == "default" {
                said.insert(key, usual.clone());
            }
        }
        // No start of ours has knights, commanders or an attackers' king, and a start that
        // has them differs by itself.
        for (key, kind, ..) in ENTRIES {
            if let (EntryKind::Pieces, Some(pieces)) = (kind, said.get_mut(key)) {
                pieces.retain(|piece| "tTK".contains(piece));
            }
        }
        said.remove("nj");
        said.remove("cj");
        drop_if_empty(&mut said, "afor", &["aforh", "aforp", "afors"]);
        drop_if_empty(&mut said, "dfor", &["dforh", "dforp", "dfors"]);
        self.simplify_corners(&mut said, &four_corners);
        self.simplify_centre(&mut said);
        if self.value("sw") == "n" {
            said.remove("swf");
        }
        said.insert("dim", self.size.to_string());
        said.insert("start", self.start.clone());
        said
    }

    fn simplify_corners(&self, said: &mut BTreeMap<&'static str, String>, four_corners: &str) {
        let is = |said: &BTreeMap<_, String>, key, value: &str| {
            said.get(key).is_some_and(|said| said == value)
        };
        if is(said, "cor", four_corners) {
            // There is nothing to pass to beyond a corner.
            said.remove("corp");
            if self.value("ks") == "y"
                && let Some(hostile) = said.get_mut("corh")
            {
                // A king beside a corner has the edge on one side: four sides never close.
                hostile.retain(|piece| piece != 'K');
            }
            if self.value("esc") == "e" && is(said, "corh", "") && is(said, "cors", "tTK") {
                said.insert("cor", String::new());
            }
        }
        drop_if_empty(said, "cor", &["corh", "corp", "cors"]);
    }

    fn simplify_centre(&self, said: &mut BTreeMap<&'static str, String>) {
        let always = said.get("cenh").cloned().unwrap_or_default();
        if let Some(empty) = said.get_mut("cenhe") {
            // What is hostile always is hostile when empty.
            *empty = "tTK".chars().filter(|&p| always.contains(p) || empty.contains(p)).collect();
        }
        if let Some(occupied) = said.get_mut("cenh") {
            // Only the king can be on it, and an armed king is hostile by itself.
            let armed = self.value("ka") == "y";
            occupied.retain(|piece| piece == 'T' || piece == 't' && !armed);
        }
        let is = |key, value: &str| said.get(key).is_some_and(|said| said == value);
        if is("cenhe", "") && is("cenp", "tTK") && is("cens", "tTK") {
            said.insert("cen", String::new());
        }
        drop_if_empty(said, "cen", &["cenh", "cenhe", "cenp", "cens"]);
    }
}

impl fmt::Display for RulesString {
    /// One line, without entries that have their default.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dim:{}", self.size)?;
        for &(key, _, default) in ENTRIES {
            let value = self.value(key);
            if value != default {
                write!(f, " {key}:{value}")?;
            }
        }
        write!(f, " start:{}", position_text(&self.start))
    }
}

fn drop_if_empty(said: &mut BTreeMap<&'static str, String>, list: &str, rest: &[&'static str]) {
    if said.get(list).is_some_and(String::is_empty) {
        for key in rest {
            said.remove(key);
        }
    }
}

pub(super) fn squares_of(squares: &[(u8, u8)]) -> String {
    squares_text(squares.iter().filter_map(|&(file, rank)| Square::new(file, rank)).collect())
}

/// Sorted, each once, with commas between.
fn squares_text(mut squares: Vec<Square>) -> String {
    squares.sort_unstable();
    squares.dedup();
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(",")
}

/// Enough of a text to recognise it.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
