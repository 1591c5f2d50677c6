//! Which names may have been meant by one that nobody has: a few similar ones, found through the
//! index of names however many players there are. Choosing the nearest is done elsewhere.

use std::collections::BTreeSet;

use storage::{Fault, View};

use crate::names;

/// The most names looked at for each possible beginning of the typed name.
const MOST: u32 = 200;

/// How much longer or shorter a name can be. A lookalike may be written with more letters than the
/// original (an m as an r and an n), so this is more than slips alone would need.
const SPREAD: u32 = 5;

/// Longer than any name with all possible slips.
const LONGEST: u32 = 60;

/// The names of players that begin like the typed one, or would if it had no slip in its first
/// letters.
pub fn alike(view: View<'_>, typed: &str) -> Result<BTreeSet<String>, Fault> {
    let folded = names::folded(typed);
    let mut found = BTreeSet::new();
    let length = u32::try_from(folded.chars().count()).unwrap_or(u32::MAX);
    if length > LONGEST {
        return Ok(found);
    }
    let lengths = length.saturating_sub(SPREAD)..=length + SPREAD;
    for beginning in beginnings(&folded) {
        found.extend(view.handles_like(&beginning, lengths.clone(), MOST)?);
    }
    Ok(found)
}

/// How the name may begin: its first letters, correct or with one slip.
fn beginnings(folded: &str) -> BTreeSet<String> {
    let letters: Vec<char> = folded.chars().collect();
    let part = |from: usize, to: usize| -> String { letters.iter().take(to).skip(from).collect() };
    // One letter may be extra, or swapped with the next.
    let swapped: String = part(1, 2) + &part(0, 1);
    let mut beginnings = BTreeSet::from([part(0, 1), part(0, 2), part(1, 3), swapped]);
    for letter in 'a'..='z' {
        // It may be a different letter, or be missing.
        beginnings.insert(names::folded(&format!("{letter}{}", part(1, 3))));
        beginnings.insert(names::folded(&format!("{letter}{}", part(0, 2))));
    }
    beginnings.remove("");
    beginnings
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use storage::{Channel, File, Locale, NewPlayer};

    use super::*;

    #[test]
    fn one_of_thousands_is_found_by_looking_at_few() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut file = File::open(&folder.path().join("club.sqlite")).expect("a new club");
        let change = file.change().expect("nobody writes");
        let crowd = (0..5000).map(|number| {
            let letter = char::from(b'a' + (number % 26) as u8);
            format!("{letter}{number}bo")
        });
        for handle in crowd.chain(["Ylva".into(), "Åse-Marie".into()]) {
            let new = NewPlayer {
                handle: &handle,
                folded: &names::folded(&handle),
                ascii: &names::ascii(&handle),
                name: &handle,
                locale: Locale::default(),
                channel: Channel::Terminal,
                joined_at: DateTime::UNIX_EPOCH,
            };
            let player = change.insert_player(new).expect("a new name");
            change.give_name(player, &names::folded(&handle)).expect("a new name");
        }
        change.commit().expect("a file");
        for slip in ["yvla", "Yla", "lva", "Xlva", "Yylva", "lyva", "Ylfa", "ylvaa", "Ylv", "ylve"]
        {
            let found = alike(file.view(), slip).expect("a file");
            assert!(found.contains("Ylva"), "{slip}: {found:?}");
            assert!(found.len() < 1000, "{slip}: {} names", found.len());
        }
        assert!(alike(file.view(), "Åse-Maria").expect("a file").contains("Åse-Marie"));
        assert!(alike(file.view(), &"y".repeat(1000)).expect("a file").is_empty());
    }
}
