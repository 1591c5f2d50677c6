//! Names of players: which are allowed, and which look like the same name.

use deunicode::deunicode;
use engine::ruleset::Language;
use templates::told::BadName;
use unicode_security::skeleton;

/// The beginning of erased players' names; nobody else can have such a name.
pub const PSEUDONYM: &str = "player-";

/// With one of the first words as a name a player could speak for the club. The second may be added
/// to them (`the-admin`, `ClubTeam`) and don't change that.
const fn offices(language: Language) -> [&'static str; 2] {
    match language {
        Language::English => [
            "admin admins administrator administrators administration club clubs host hosts mod mods \
     moderator moderators moderation official operator organiser organisers organizer organizers \
     owner postmaster referee root security staff steward support sysadmin sysop system taflpost \
     umpire umpires webmaster helpdesk noreply mailerdaemon",
            "the team bot our your real of tafl hnefatafl",
        ],
        Language::Bokmaal | Language::Danish => [
            "arrangør arrangører bestyrer brukerstøtte dommer dommere klub klubb klubben kundeservice \
     ledelse ledelsen moderatorer støtte styret systemet vert verten vært værten turneringsleder \
     kontoret",
            "den det din teamet",
        ],
        Language::German => [
            "administratorin gastgeber gastgeberin klubleitung clubleitung leitung moderatorin organisator \
     organisatorin organisatoren schiedsrichter schiedsrichterin spielleiter spielleitung \
     turnierleitung veranstalter verein vorstand kundendienst",
            "der die das",
        ],
        Language::Spanish => [
            "administrador administradora administración anfitrión anfitriona árbitro árbitra moderador \
     moderadora organizador organizadora organización soporte sistema",
            "el la los las del equipo",
        ],
    }
}

/// Whether a name looks like that of the people who run the club with that name.
pub fn is_office(name: &str, club: &str) -> bool {
    let club = bare(club);
    let all = |which: fn([&'static str; 2]) -> &'static str| -> Vec<String> {
        let words = Language::ALL.into_iter().map(|language| which(offices(language)));
        words.flat_map(str::split_whitespace).map(bare).collect()
    };
    let (offices, beside) = (all(|[offices, _]| offices), all(|[_, beside]| beside));
    let name = bare(name);
    let is_one = |word: &str| word == club || offices.iter().any(|office| office == word);
    let is_part = |word: &str| is_one(word) || beside.iter().any(|other| other == word);
    // For each position in the name: whether it can be reached with these words, and whether an
    // office is among them.
    let mut reached = vec![None; name.len() + 1];
    reached[0] = Some(false);
    for from in 0..name.len() {
        let Some(before) = reached.get(from).copied().flatten() else { continue };
        for until in from + 1..=name.len() {
            let Some(word) = name.get(from..until).filter(|word| is_part(word)) else { continue };
            if let Some(place) = reached.get_mut(until) {
                *place = Some(before || is_one(word) || *place == Some(true));
            }
        }
    }
    reached.last() == Some(&Some(true))
}

/// The visual core of a name: ASCII letters, lookalikes made equal, without numbers at the end.
fn bare(name: &str) -> String {
    let trimmed = name.trim_end_matches(|c: char| c.is_numeric() || c == '-');
    let trimmed = if trimmed.is_empty() { name } else { trimmed };
    let plain = deunicode(&folded(trimmed)).to_lowercase();
    // The digit one is folded into the letter l.
    let plain = plain.chars().map(|c| if c == 'i' { 'l' } else { c });
    plain.filter(char::is_ascii_alphabetic).collect()
}

/// Whether a name is well-formed: 2 to 20 letters, digits or hyphens, a letter first, and no word
/// of the order language.
pub fn check(name: &str) -> Result<(), BadName> {
    let length = name.chars().count();
    let fits = (2..=20).contains(&length)
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(|c| c.is_alphanumeric() || c == '-');
    if !fits {
        Err(BadName::Shape)
    } else if commands::is_reserved(name) || folded(name).starts_with(&folded(PSEUDONYM)) {
        Err(BadName::Reserved)
    } else {
        Ok(())
    }
}

/// A name for somebody with that name elsewhere, if a valid one can be made from it.
pub fn suggested(elsewhere: &str) -> Option<String> {
    let fits = |c: &char| c.is_alphanumeric() || *c == '-';
    let name: String = elsewhere.chars().filter(fits).collect();
    (check(&name).is_ok() && !is_office(&name, "")).then_some(name)
}

/// The part of a name that must be unique: case and lookalikes do not count (Unicode's confusables,
/// UTS 39).
pub fn folded(name: &str) -> String {
    // Lower case before and after: a skeleton may turn a small letter into a lookalike that has
    // another small form.
    let small = name.to_lowercase();
    skeleton(&small).collect::<String>().to_lowercase()
}

/// The name in ASCII, for the subjects of emails.
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
    fn nobody_is_called_like_those_who_run_the_club() {
        let club = "Kurzweil’s Tafelrunde";
        for name in [
            "admin",
            "Admin",
            "ADMINISTRATOR",
            "Adm1n",
            "аdmin",
            "Admin-2",
            "admin7",
            "The-Admin",
            "TheAdmin",
            "Club-Host",
            "ClubHost",
            "host",
            "Hοst",
            "organiser",
            "Organizer",
            "moderator",
            "Mod",
            "M0d",
            "support",
            "system",
            "Taflpost",
            "Taf1post",
            "postmaster",
            "umpire",
            "club",
            "Tafl-Club",
            "Arrangør",
            "Arrangor",
            "Vært",
            "Vert",
            "Klubben",
            "Dommer",
            "Veranstalter",
            "Schiedsrichter",
            "Spielleitung",
            "Administrador",
            "Anfitrión",
            "anfitrion",
            "Árbitro",
            "Soporte",
            "Support-Team",
            "H-o-s-t",
            "KurzweilsTafelrunde",
            "kurzweils-tafelrunde",
            "Kurzweils-Tafe1runde",
        ] {
            assert!(is_office(name, club), "{name}");
        }
        for name in [
            "Alva",
            "The",
            "Team",
            "Hostess",
            "Modi",
            "Modesty",
            "Clubber",
            "Verti",
            "Hnefatafl",
            "Systemic",
            "Kurzweil",
            "Adminton",
            "Ro-ot-beer",
            "Tafl",
            "Kassandra",
            "木村",
        ] {
            assert!(!is_office(name, club), "{name}");
        }
        assert!(is_office("Taflpost", "Taflpost"));
        // A club name without letters belongs to nobody.
        assert!(!is_office("Bo", "42"));
    }

    #[test]
    fn every_name_has_an_ascii_form() {
        assert_eq!(ascii("Åse"), "Ase");
        assert_eq!(ascii("Ødegård"), "Odegard");
        assert_eq!(ascii("木"), "Mu");
    }
}
