//! OpenTafl's rules string, `dim:11 esc:c … start:/…/`: its entries, their defaults, and
//! whether two strings say the same. Knows nothing of our rulesets.

use std::collections::BTreeMap;
use std::fmt;

use engine::ruleset::Ruleset;
use engine::{Side, Square};

use super::position::{ALL_PIECES, position_text, read_position};
use crate::imported::short;

#[derive(Clone, Copy)]
enum EntryKind {
    /// One of these letters.
    Letter(&'static str),
    /// The king's strength: one of four letters, or one of the two older ones.
    Strength,
    /// Squares with commas between, or `default`.
    Squares,
    Pieces,
    /// How far pieces go, in one number, two (by side), or one for each kind of piece.
    Speeds,
}

const YES_NO: EntryKind = EntryKind::Letter("yn");
const JUMPS: EntryKind = EntryKind::Letter("nrjc");

/// What the specification calls all pieces: its defaults are older than guards.
pub(super) const EVERYBODY: &str = "tcnkmTCNKM";
pub(super) const ATTACKERS: &str = "tcnkm";
const DEFENDERS: &str = "TCNKM";
const KING: &str = "K";

/// Every entry between `dim` and `start` that is about rules: what it may be, and its default.
/// The specification forgets `gj` and `spd` in its grammar, and explains both.
const ENTRIES: &[(&str, EntryKind, &str)] = {
    use EntryKind::{Letter, Pieces, Speeds, Squares, Strength};
    &[
        ("esc", Letter("ce"), "c"),
        ("surf", YES_NO, "y"),
        ("atkf", YES_NO, "y"),
        ("tfr", Letter("idwl"), "d"),
        ("ka", Letter("yahn"), "y"),
        ("ks", Strength, "s"),
        ("kj", JUMPS, "n"),
        ("nj", JUMPS, "c"),
        ("cj", JUMPS, "j"),
        ("mj", JUMPS, "n"),
        ("gj", JUMPS, "n"),
        ("spd", Speeds, "-1"),
        ("cor", Squares, "default"),
        ("cen", Squares, "default"),
        ("afor", Squares, ""),
        ("dfor", Squares, ""),
        ("corh", Pieces, EVERYBODY),
        ("cenh", Pieces, ATTACKERS),
        ("cenhe", Pieces, EVERYBODY),
        ("aforh", Pieces, DEFENDERS),
        ("dforh", Pieces, ATTACKERS),
        ("corp", Pieces, KING),
        ("cenp", Pieces, EVERYBODY),
        ("aforp", Pieces, EVERYBODY),
        ("dforp", Pieces, DEFENDERS),
        ("cors", Pieces, KING),
        ("cens", Pieces, KING),
        ("afors", Pieces, EVERYBODY),
        ("dfors", Pieces, DEFENDERS),
        ("corre", Pieces, EVERYBODY),
        ("cenre", Pieces, EVERYBODY),
        ("aforre", Pieces, EVERYBODY),
        ("dforre", Pieces, EVERYBODY),
        ("sw", Letter("nws"), "n"),
        ("swf", YES_NO, "y"),
        ("efe", YES_NO, "n"),
        ("linc", YES_NO, "n"),
        ("ber", Letter("ncm"), "n"),
    ]
};

/// The lists of pieces that may enter a kind of square from outside, and of those that may stop
/// there.
const ENTERING: [(&str, &str); 4] =
    [("corre", "cors"), ("cenre", "cens"), ("aforre", "afors"), ("dforre", "dfors")];

/// How a game begins, by its rules string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameBeginning {
    /// The size of the board.
    pub(super) size: u8,
    /// Ranks from the top, as in position lines.
    pub(super) start: String,
    /// The side that begins.
    pub(super) first: Side,
}

impl GameBeginning {
    /// Reads these entries of a rules string; what the others say doesn't matter.
    ///
    /// # Errors
    /// As [`RulesString::parse`].
    pub(super) fn parse(text: &str) -> Result<GameBeginning, String> {
        GameBeginning::take(&mut split(text)?)
    }

    /// How a game of the ruleset begins.
    pub(super) fn of(ruleset: &Ruleset) -> GameBeginning {
        let (size, start) = (ruleset.size(), ruleset.start());
        GameBeginning { size, start: start.ranks(size), first: start.to_move() }
    }

    fn take(found: &mut BTreeMap<&str, &str>) -> Result<GameBeginning, String> {
        let dim = found.remove("dim").ok_or("the rules string has no dim")?;
        let size = dim.parse().ok().filter(|size: &u8| (7..=19).contains(size) && size % 2 == 1);
        let size = size.ok_or_else(|| {
            format!(
                "dim must be the board's size, an odd number from 7 to 19, not {:?}",
                short(dim)
            )
        })?;
        let read =
            |key, text| read_position(text, size).map_err(|reason| format!("{key}: {reason}"));
        let ranks = match (found.remove("start"), found.remove("starti")) {
            (Some(start), None) => read("start", start)?.into_iter().rev().collect(),
            (None, Some(from_the_top)) => read("starti", from_the_top)?,
            (Some(_), Some(_)) => return Err("the rules string has both start and starti".into()),
            (None, None) => return Err("the rules string has no start".into()),
        };
        let first = match found.get("atkf") {
            None | Some(&"y") => Side::Attackers,
            Some(&"n") => Side::Defenders,
            Some(other) => return Err(format!("atkf cannot be {:?}", short(other))),
        };
        Ok(GameBeginning { size, start: ranks.join("/"), first })
    }
}

/// A rules string, read, with every default filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesString {
    pub(super) beginning: GameBeginning,
    entries: BTreeMap<&'static str, String>,
}

impl RulesString {
    /// Reads a string: entries in any order, those left out as the specification has them. The
    /// name that programs write into it says nothing about rules. Boards are odd, 7 to 19, as
    /// everywhere here.
    ///
    /// # Errors
    /// The entry that cannot be read, and why.
    pub fn parse(text: &str) -> Result<RulesString, String> {
        let mut found = split(text)?;
        let mut rules = RulesString::new(GameBeginning::take(&mut found)?);
        found.remove("name");
        for (key, value) in found {
            rules.set(key, value)?;
        }
        Ok(rules)
    }

    /// All defaults.
    pub(super) fn new(beginning: GameBeginning) -> RulesString {
        let mut rules = RulesString { beginning, entries: BTreeMap::new() };
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
        let size = self.beginning.size;
        match kind {
            EntryKind::Letter(letters) => {
                (value.len() == 1 && letters.contains(value)).then(|| value.to_owned())
            }
            EntryKind::Strength => match value {
                "y" => Some("s".to_owned()),
                "n" => Some("w".to_owned()),
                _ => self.read_value(EntryKind::Letter("scmw"), value),
            },
            EntryKind::Pieces => value.chars().all(|piece| ALL_PIECES.contains(piece)).then(|| {
                ALL_PIECES.chars().filter(|&piece| value.contains(piece)).collect::<String>()
            }),
            // Only corners and the centre have this word, but no square is called so.
            EntryKind::Squares if value == "default" => Some(value.to_owned()),
            EntryKind::Squares => {
                // The grammar ends every square with a comma, the last too.
                let names = value.split(',').filter(|name| !name.is_empty());
                let squares: Option<Vec<Square>> = names
                    .map(|name| name.parse().ok().filter(|square: &Square| square.is_on(size)))
                    .collect();
                Some(squares_text(squares?))
            }
            EntryKind::Speeds => {
                let numbers = value.trim_end_matches(',').split(',');
                let speeds: Option<Vec<i32>> = numbers
                    .map(|number| number.parse().ok().filter(|&speed| speed >= -1))
                    // Across the board is as far as a piece can go.
                    .map(|speed| {
                        speed.map(|speed| if speed + 1 < size.into() { speed } else { -1 })
                    })
                    .collect();
                speeds_text(&speeds?)
            }
        }
    }

    /// The entries in which the two do not say the same rules. Those that differ only in
    /// words, such as hostility to pieces that this game does not have, are left out, and so are
    /// `start` and `atkf`: how a game begins is no rule of it.
    pub fn differences(&self, other: &RulesString) -> Vec<&'static str> {
        let (ours, theirs) = (self.meaning(), other.meaning());
        let keys = ["dim"].into_iter().chain(ENTRIES.iter().map(|(key, ..)| *key));
        keys.filter(|key| ours.get(key) != theirs.get(key)).collect()
    }

    /// The entries in one form, without those that make no difference beside the others.
    fn meaning(&self) -> BTreeMap<&'static str, String> {
        let mut said = self.entries.clone();
        let size = self.beginning.size;
        let last = size - 1;
        let four_corners = squares_of(&[(0, 0), (0, last), (last, 0), (last, last)]);
        let centre = squares_of(&[(size / 2, size / 2)]);
        for (key, usual) in [("cor", &four_corners), ("cen", &centre)] {
            if self.value(key) == "default" {
                said.insert(key, usual.clone());
            }
        }
        // No start of ours has other pieces, and a start that has them is refused by itself.
        for (key, kind, ..) in ENTRIES {
            if let (EntryKind::Pieces, Some(pieces)) = (kind, said.get_mut(key)) {
                pieces.retain(|piece| "tTK".contains(piece));
            }
        }
        for key in ["atkf", "nj", "cj", "mj", "gj"] {
            said.remove(key);
        }
        for (entering, stopping) in ENTERING {
            let stopping = said.get(stopping).cloned().unwrap_or_default();
            if let Some(pieces) = said.get_mut(entering) {
                pieces.retain(|piece| stopping.contains(piece));
                if *pieces == stopping {
                    said.remove(entering);
                }
            }
        }
        drop_if_empty(&mut said, "afor", &["aforh", "aforp", "afors", "aforre"]);
        drop_if_empty(&mut said, "dfor", &["dforh", "dforp", "dfors", "dforre"]);
        self.simplify_corners(&mut said, &four_corners);
        self.simplify_centre(&mut said);
        if said.get("cen").is_some_and(String::is_empty) && self.value("ks") == "c" {
            said.insert("ks", "w".to_owned());
        }
        if self.value("sw") == "n" {
            said.remove("swf");
        }
        said.insert("dim", size.to_string());
        said
    }

    fn simplify_corners(&self, said: &mut BTreeMap<&'static str, String>, four_corners: &str) {
        let is = |said: &BTreeMap<_, String>, key, value: &str| {
            said.get(key).is_some_and(|said| said == value)
        };
        if is(said, "cor", four_corners) {
            // There is nothing to pass to beyond a corner.
            said.remove("corp");
            if self.value("ks") == "s"
                && let Some(hostile) = said.get_mut("corh")
            {
                // A king beside a corner has the edge on one side: four sides never close.
                hostile.retain(|piece| piece != 'K');
            }
            if self.value("esc") == "e" && is(said, "corh", "") && is(said, "cors", "tTK") {
                said.insert("cor", String::new());
            }
        }
        drop_if_empty(said, "cor", &["corh", "corp", "cors", "corre"]);
    }

    fn simplify_centre(&self, said: &mut BTreeMap<&'static str, String>) {
        if let Some(occupied) = said.get_mut("cenh") {
            // Only the king can be on it, and an armed king is hostile by himself.
            let armed = self.value("ka") == "y";
            occupied.retain(|piece| piece == 'T' || piece == 't' && !armed);
        }
        let is = |key, value: &str| said.get(key).is_some_and(|said| said == value);
        if is("cenh", "") && is("cenhe", "") && is("cenp", "tTK") && is("cens", "tTK") {
            said.insert("cen", String::new());
        }
        drop_if_empty(said, "cen", &["cenh", "cenhe", "cenp", "cens", "cenre"]);
    }

    /// The entry's value, or nothing.
    pub(super) fn value(&self, key: &str) -> &str {
        self.entries.get(key).map_or("", String::as_str)
    }
}

impl fmt::Display for RulesString {
    /// One line, without entries that have their default.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dim:{}", self.beginning.size)?;
        for &(key, _, default) in ENTRIES {
            let value = self.value(key);
            if value != default {
                write!(f, " {key}:{value}")?;
            }
        }
        write!(f, " start:{}", position_text(&self.beginning.start))
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

/// The speeds of t, T and K in the one form in which we write them; `None` if there isn't one for
/// each kind of piece.
fn speeds_text(speeds: &[i32]) -> Option<String> {
    // In the order of `ALL_PIECES`; older strings leave guards out, or mercenaries too.
    let (man, king) = match speeds.len() {
        1 | 2 => (speeds.len() - 1, speeds.len() - 1),
        8 => (4, 7),
        10 => (5, 8),
        12 => (6, 9),
        _ => return None,
    };
    let (attackers, men, king) = (speeds.first()?, speeds.get(man)?, speeds.get(king)?);
    Some(if [men, king] == [attackers, attackers] {
        attackers.to_string()
    } else if men == king {
        format!("{attackers},{men}")
    } else {
        let side = |[t, c, n, k, m, g]: [&i32; 6]| format!("{t},{c},{n},{k},{m},{g}");
        format!("{},{}", side([attackers; 6]), side([men, men, men, king, men, men]))
    })
}

/// The entries as they are written.
fn split(text: &str) -> Result<BTreeMap<&str, &str>, String> {
    let mut found = BTreeMap::new();
    for word in text.split_ascii_whitespace() {
        let (key, value) = word.split_once(':').ok_or_else(|| {
            format!("this isn't a rules entry (such as esc:c): {:?}", short(word))
        })?;
        if found.insert(key, value).is_some() {
            return Err(format!("{:?} occurs twice", short(key)));
        }
    }
    Ok(found)
}
