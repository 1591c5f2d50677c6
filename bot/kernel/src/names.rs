//! Names of players: which are allowed, which look like the same name, and the handle that is made
//! from a name. A player is shown under a name as people have them (`Anna Lindqvist`), and typed as
//! a handle of one word (`Anna`).

mod office;

use std::collections::BTreeSet;

use deunicode::{deunicode, deunicode_char};
use templates::accounts::BadName;
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::general_security_profile::IdentifierType;
use unicode_security::{GeneralSecurityProfile as _, skeleton};

pub use office::is_office;

/// The beginning of erased players' names; nobody else can have such a name.
pub const PSEUDONYM: &str = "player-";

/// The most letters of a handle, and of a name.
const LONGEST_HANDLE: usize = 20;
pub const LONGEST: usize = 30;

/// The most words of a name: more of them make a sentence.
pub const MOST_WORDS: usize = 4;

/// Whether a name can be shown: 2 to 30 letters, digits, hyphens, apostrophes and full stops in up
/// to four words, a letter first, and each letter in use; no move, and not on its own an English
/// command.
pub fn check(name: &str) -> Result<(), BadName> {
    let length = name.chars().count();
    let words: Vec<&str> = name.split(' ').collect();
    let fits = (2..=LONGEST).contains(&length)
        && forms(name).iter().all(|form| form.chars().any(char::is_alphanumeric))
        && name.chars().filter(|c| c.is_alphanumeric()).count() >= 2
        && words.len() <= MOST_WORDS
        && words.iter().enumerate().all(|(at, word)| is_word(word, at == 0));
    if !fits {
        Err(BadName::Shape)
    } else if !name.chars().all(is_in_use) {
        Err(BadName::Letters)
    } else if commands::is_reserved_name(name) || is_given(name) || commands::is_house_name(name) {
        Err(BadName::Reserved)
    } else {
        Ok(())
    }
}

/// Whether a language is written with that letter today (UTS 39). The others, such as small capitals
/// and old alphabets, mostly serve to look like somebody else.
fn is_in_use(c: char) -> bool {
    // The last two are letters of small languages.
    let is_seldom = || {
        let kind = c.identifier_type();
        matches!(kind, Some(IdentifierType::Limited_Use | IdentifierType::Uncommon_Use))
    };
    !c.is_alphanumeric() || c.identifier_allowed() || is_seldom()
}

/// Whether nobody may have that name who has come to the club: it looks like that of the people who
/// run it, or of the house.
pub fn is_barred(name: &str, club: &str) -> bool {
    is_office(name, club) || commands::is_house_name(name)
}

/// What is typed for a level of the house.
pub(crate) fn handle_of_house(level: u32) -> String {
    format!("House-{level}")
}

/// Whether it looks like a name that only the club gives.
pub fn is_given(name: &str) -> bool {
    // The digit one is folded into the letter l.
    let is_number =
        |rest: &str| !rest.is_empty() && rest.chars().all(|c| c.is_numeric() || c == 'l');
    let bare = |text: &str| folded(text).replace('-', "");
    folded(name).strip_prefix(&folded(PSEUDONYM)).is_some_and(is_number)
        || bare(name).strip_prefix(&bare(NEUTRAL)).is_some_and(is_number)
}

/// Whether that can be a word of a name. A full stop only ends it, so no name is a link.
fn is_word(word: &str, is_first: bool) -> bool {
    let body = word.strip_suffix('.').unwrap_or(word);
    let marks = ['-', '\'', '\u{2019}'];
    let begins = |c: char| if is_first { c.is_alphabetic() } else { c.is_alphanumeric() };
    // What is typed after a name would be taken for a mark at its end.
    let ends = |c: char| c.is_alphanumeric();
    body.starts_with(begins)
        && body.ends_with(ends)
        && body.chars().all(|c| c.is_alphanumeric() || marks.contains(&c))
}

/// The forms under which nobody else can have a name: the folded one, and one in which capitals that
/// look alike in other scripts, small letters that look like capitals, and the letters i and l are
/// the same too.
pub fn forms(name: &str) -> BTreeSet<String> {
    let looks = commands::look(&folded(&skeleton(name).collect::<String>()));
    BTreeSet::from([folded(name), looks])
}

/// Whether a name is that one, or has it as its first words.
pub fn begins_with(name: &str, first: &str) -> bool {
    let (name, first) = (folded(name), folded(first));
    name == first || name.starts_with(&format!("{first}-"))
}

/// Possible handles for a name, the best first.
pub fn handles(name: &str) -> impl Iterator<Item = String> {
    const MOST_NUMBERS: u32 = 100_000;
    let mut words: Vec<String> = name
        .split(' ')
        .map(|word| word.chars().filter(|c| c.is_alphanumeric() || *c == '-').collect::<String>())
        .map(|word| word.trim_matches('-').to_owned())
        .collect();
    words.retain(|word| !word.is_empty());
    // `J. R. Holm` is not called by one letter.
    while words.len() > 1 && words[0].chars().count() < 2 {
        let next = words.remove(1);
        words[0].push_str(&next);
    }
    let first = words.first().cloned().unwrap_or_default();
    let last = words.get(1..).and_then(<[String]>::last).cloned().unwrap_or_default();
    let initial: String = last.chars().take(1).collect();
    let from_name =
        [first.clone(), format!("{first}{initial}"), format!("{first}{last}"), words.concat()];
    let stem: String = first.chars().take(LONGEST_HANDLE - 6).collect();
    let numbered = (2..MOST_NUMBERS).map(move |number| format!("{stem}{number}"));
    let short = |handle: String| handle.chars().take(LONGEST_HANDLE).collect();
    from_name.into_iter().map(short).chain(numbered).filter(|handle: &String| is_handle(handle))
}

/// Whether a handle has the right form: 2 to 20 letters, digits and hyphens, a letter first.
fn is_handle(handle: &str) -> bool {
    (2..=LONGEST_HANDLE).contains(&handle.chars().count())
        && handle.starts_with(char::is_alphabetic)
        && !handle.ends_with('-')
        && handle.chars().all(|c| c.is_alphanumeric() || c == '-')
}

/// A name for somebody with that name elsewhere, if a valid one can be made from it.
pub fn suggested(elsewhere: &str) -> Option<String> {
    let name = plain(elsewhere);
    (check(&name).is_ok() && !is_office(&name, "")).then_some(name)
}

/// A name from elsewhere without what no name has here, and no longer than names are.
pub fn plain(elsewhere: &str) -> String {
    let fits = |c: char| c.is_alphanumeric() || " -'\u{2019}".contains(c);
    let mut plain = String::new();
    // Some systems write letters and their accents apart, and people choose letters that decorate.
    for c in elsewhere.nfkc() {
        match c {
            c if !fits(c) => plain.push(' '),
            c if is_in_use(c) => plain.push(c),
            c => plain.push_str(deunicode_char(c).unwrap_or(" ")),
        }
    }
    let words: Vec<&str> = plain
        .split(' ')
        .map(|word| word.trim_matches('-'))
        .filter(|word| !word.is_empty())
        .take(MOST_WORDS)
        .collect();
    let whole = words.join(" ");
    // Cut between words where that is possible.
    let short: String = whole.chars().take(LONGEST).collect();
    match short.rsplit_once(' ').filter(|_| short.len() < whole.len()) {
        Some((before, _)) => before.to_owned(),
        None => short,
    }
}

/// The part of a name that must be unique: case, lookalikes (Unicode's confusables, UTS 39),
/// apostrophes and full stops do not count, and a space is a hyphen.
pub fn folded(name: &str) -> String {
    // Lower case before and after: a skeleton may turn a small letter into a lookalike that has
    // another small form.
    let small = name.to_lowercase();
    let plain = skeleton(&small).collect::<String>().to_lowercase();
    let mut folded = String::with_capacity(plain.len());
    for c in plain.chars().filter(|c| !['\'', '\u{2019}', '.'].contains(c)) {
        match c {
            c if c.is_whitespace() || c == '-' => {
                if !folded.ends_with('-') {
                    folded.push('-');
                }
            }
            c => folded.push(c),
        }
    }
    folded
}

/// The beginnings of a text of that many words and fewer, the longest first, each with what comes
/// after it.
pub fn fronts(text: &str, most: usize) -> impl Iterator<Item = (&str, &str)> {
    let text = text.trim_start();
    let ends = text.split_whitespace().take(most).map(|word| {
        // Each word is a part of the text.
        word.as_ptr() as usize - text.as_ptr() as usize + word.len()
    });
    let mut ends: Vec<usize> = ends.collect();
    ends.reverse();
    ends.into_iter().filter_map(|end| {
        let (front, rest) = text.split_at_checked(end)?;
        Some((front, rest.trim_start()))
    })
}

/// The words of a text or a name, without what stands between them: a name can be on two lines.
pub fn words(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}

/// Whether a text names somebody with one of those folded names: one of them stands in it, in one
/// word or several.
pub fn occurs(text: &str, names: &[String]) -> bool {
    let joined_up = |text: &str| folded(text).replace('-', "");
    let names: Vec<String> = names.iter().map(|name| name.replace('-', "")).collect();
    let longest = names.iter().map(String::len).max().unwrap_or_default();
    let words: Vec<String> = words(text).into_iter().map(joined_up).collect();
    (0..words.len()).any(|from| {
        let mut run = String::new();
        words[from..].iter().any(|word| {
            run.push_str(word);
            run.len() <= longest && names.contains(&run)
        })
    })
}

/// The name in ASCII, for the subjects of emails.
pub fn ascii(name: &str) -> String {
    let plain: String =
        deunicode(name).chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    if plain.is_empty() { "player".to_owned() } else { plain }
}

/// The beginning of the names of players whose own became one that they may not have.
pub(crate) const NEUTRAL: &str = "Member ";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in [
            ("Alva", "ALVA"),
            ("Alva", "Аlva"),
            ("Bodil", "Bodi1"),
            ("Åse", "A\u{30a}se"),
            ("O'Brien", "OBrien"),
            ("O'Brien", "O\u{2019}Brien"),
            ("Anna Berg", "Anna-Berg"),
            ("J. R. Holm", "J R Holm"),
        ] {
            assert_eq!(folded(one), folded(other), "{one} {other}");
        }
        for (one, other) in [
            ("Bodil", "Вodil"),
            ("Bodil", "BodiI"),
            ("Hanna", "Нanna"),
            ("Ivar", "lvar"),
            ("Bo", "во"),
            ("Tom", "том"),
            ("Bo", "ʙᴏ"),
            ("Alva", "Ꭺlva"),
        ] {
            assert!(!forms(one).is_disjoint(&forms(other)), "{one} {other}");
        }
        assert!(forms("Alva").is_disjoint(&forms("Ylva")));
        assert_ne!(folded("Alva"), folded("Ylva"));
        assert_ne!(folded("Åse"), folded("Ase"));
    }

    #[test]
    fn a_name_is_as_people_have_them() {
        for good in [
            "Bo",
            "Alva",
            "Åse-Marie",
            "Ødegård",
            "Ylva2",
            "Anna Lindqvist",
            "O'Brien",
            "Dag",
            "Else",
            "Si",
            "Vis",
            "J. R. Holm",
            "木村 太郎",
            "Jan van der Berg",
            "Þórður",
            "Hǫlgi",
            "Вера",
            "Ελένη",
            "Nguyễn Thị",
            "Meg",
        ] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        for bad in [
            "A",
            "2fast",
            "-x",
            "Alva  Berg",
            " Alva",
            "a@b",
            "",
            "buy.example.com",
            "www.bo",
            "Bo, come here",
            "a b c d e",
            "Anna Lindqvist of the Lakes and Hills",
            "J.",
            "Mallory- Berg",
            "\u{3164}\u{3164}",
        ] {
            assert_eq!(check(bad), Err(BadName::Shape), "{bad}");
        }
        for letters in ["ʙᴏ", "Tʜᴏr", "𐌀𐌍𐌍𐌀", "ᛒᛟ", "𝐁𝐨", "Ｂｏ", "Bo²"]
        {
            assert_eq!(check(letters), Err(BadName::Letters), "{letters}");
        }
        for word in [
            "you",
            "Everyone",
            "Ich",
            "resign",
            "Help",
            "d4",
            "d1d4",
            "d1 d4",
            "Player-7",
            "p1ayer 12",
            "Member7",
            "Member-7",
            "Player Piano",
            "Accept 12",
            "yes",
            "no",
        ] {
            assert_eq!(check(word), Err(BadName::Reserved), "{word}");
        }
    }

    #[test]
    fn a_handle_is_made_from_the_name() {
        for (name, expected) in [
            ("Alva", "Alva Alva Alva Alva Alva2"),
            ("Anna Lindqvist", "Anna AnnaL AnnaLindqvist AnnaLindqvist Anna2"),
            ("O'Brien", "OBrien OBrien OBrien OBrien OBrien2"),
            ("J. R. Holm", "JR JRH JRHolm JRHolm JR2"),
            ("Jan van der Berg", "Jan JanB JanBerg JanvanderBerg Jan2"),
        ] {
            assert_eq!(handles(name).take(5).collect::<Vec<_>>().join(" "), expected, "{name}");
        }
        let long = "Wolfeschlegelsteinhausenberger";
        assert_eq!(handles(long).next().as_deref(), Some("Wolfeschlegelsteinha"));
    }

    #[test]
    fn a_name_from_elsewhere_loses_what_no_name_has() {
        for (elsewhere, expected) in [
            ("Anna Lindqvist ✨", Some("Anna Lindqvist")),
            ("xX_Bo_Xx", Some("xX Bo Xx")),
            ("nora.berg", Some("nora berg")),
            ("Nora of the Northern Lights and Fjords", Some("Nora of the Northern")),
            ("Wolfeschlegelsteinhausenbergerdorff", Some("Wolfeschlegelsteinhausenberger")),
            ("A\u{30a}se Bjo\u{308}rk", Some("Åse Björk")),
            ("Jose\u{301}", Some("José")),
            ("𝓑𝓸 𝓑𝓮𝓻𝓰", Some("Bo Berg")),
            ("You", None),
            ("Club Host", None),
            ("🎲", None),
        ] {
            assert_eq!(suggested(elsewhere).as_deref(), expected, "{elsewhere}");
        }
    }

    #[test]
    fn a_name_is_found_in_a_text_however_it_is_spaced() {
        let names = [folded("Anna Lindqvist"), folded("Anna")];
        for text in ["Anna", "to anna-lindqvist now", "I asked Anna\nLindqvist.", "«ANNA»"] {
            assert!(occurs(text, &names), "{text}");
        }
        for text in ["Annabel", "Lindqvist", "Ann a", ""] {
            assert!(!occurs(text, &[folded("Anna Lindqvist"), folded("Bo")]), "{text}");
        }
    }

    #[test]
    fn every_name_has_an_ascii_form() {
        assert_eq!(ascii("Åse"), "Ase");
        assert_eq!(ascii("Ødegård"), "Odegard");
        assert_eq!(ascii("木"), "Mu");
    }
}
