//! Names of players: which may be taken, and which are the same name to the eye.

use deunicode::deunicode;
use unicode_security::skeleton;

use crate::orders;

/// Why a name cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BadName {
    /// Not 2 to 20 letters, digits or hyphens that begin with a letter.
    Shape,
    /// It would read as an order, a square or a move.
    Reserved,
    /// Somebody is called so, or so alike that one could not tell.
    Taken,
}

/// What the names of erased players begin with; nobody else is called so.
pub const PSEUDONYM: &str = "player-";

/// Whether a name has the shape of one: 2 to 20 letters, digits or hyphens, a letter first,
/// and no word of the order language.
///
/// # Errors
/// Why not.
pub fn check(name: &str) -> Result<(), BadName> {
    let length = name.chars().count();
    let fits = (2..=20).contains(&length)
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(|c| c.is_alphanumeric() || c == '-');
    if !fits {
        Err(BadName::Shape)
    } else if orders::is_reserved(name) || folded(name).starts_with(&folded(PSEUDONYM)) {
        Err(BadName::Reserved)
    } else {
        Ok(())
    }
}

/// A name that whoever is called so elsewhere may take, if one can be made of that.
#[must_use]
pub fn suggested(elsewhere: &str) -> Option<String> {
    let fits = |c: &char| c.is_alphanumeric() || *c == '-';
    let name: String = elsewhere.chars().filter(fits).collect();
    check(&name).is_ok().then_some(name)
}

/// What of a name must be unique: case and lookalikes do not count (Unicode's confusables,
/// UTS 39).
#[must_use]
pub fn folded(name: &str) -> String {
    // Lower case first and last: a skeleton may turn a small letter into one that looks
    // like it and has another small form.
    let small = name.to_lowercase();
    skeleton(&small).collect::<String>().to_lowercase()
}

/// The name in ASCII, for the subjects of mails.
#[must_use]
pub fn ascii(name: &str) -> String {
    let plain: String =
        deunicode(name).chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    if plain.is_empty() { "player".to_owned() } else { plain }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in
            [("Alva", "ALVA"), ("Alva", "Аlva"), ("Bodil", "Bodi1"), ("Åse", "A\u{30a}se")]
        {
            assert_eq!(folded(one), folded(other), "{one} {other}");
        }
        assert_ne!(folded("Alva"), folded("Ylva"));
        assert_ne!(folded("Åse"), folded("Ase"));
    }

    #[test]
    fn a_name_is_letters_digits_and_hyphens() {
        for good in ["Bo", "Alva", "Åse-Marie", "Ødegård", "Ylva2"] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        for bad in ["A", "2fast", "-x", "Alva Berg", "a@b", "abcdefghijklmnopqrstu", ""] {
            assert_eq!(check(bad), Err(BadName::Shape), "{bad}");
        }
        for word in ["resign", "Help", "d4", "d1d4", "Player-7", "p1ayer-x"] {
            assert_eq!(check(word), Err(BadName::Reserved), "{word}");
        }
    }

    #[test]
    fn every_name_has_an_ascii_form() {
        assert_eq!(ascii("Åse"), "Ase");
        assert_eq!(ascii("Ødegård"), "Odegard");
        assert_eq!(ascii("木"), "Mu");
    }
}
