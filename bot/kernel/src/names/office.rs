//! Names that only the people who run a club may have, in five languages: nobody else can speak for
//! the club.

use std::sync::LazyLock;

use deunicode::deunicode;
use engine::ruleset::Language;

use crate::names::folded;

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

/// The bare words of all languages.
static OFFICES: LazyLock<Vec<String>> = LazyLock::new(|| bare_words(|[offices, _]| offices));
static BESIDE: LazyLock<Vec<String>> = LazyLock::new(|| bare_words(|[_, beside]| beside));

fn bare_words(which: fn([&'static str; 2]) -> &'static str) -> Vec<String> {
    let words = Language::ALL.into_iter().map(|language| which(offices(language)));
    words.flat_map(str::split_whitespace).map(bare).collect()
}

/// Words that make somebody one of those who run the club whatever else is in the name; none is a
/// surname.
const SPEAKS_FOR_THE_CLUB: &str = "admin administrator moderator moderators organiser organisers \
     organizer organizers support helpdesk umpire taflpost arrangør arrangører moderatorin \
     veranstalter schiedsrichter schiedsrichterin administratorin administrador administradora \
     moderador moderadora organizador organizadora soporte";

static SPEAKING: LazyLock<Vec<String>> =
    LazyLock::new(|| SPEAKS_FOR_THE_CLUB.split_whitespace().map(bare).collect());

/// Whether a name looks like that of the people who run the club with that name.
pub fn is_office(name: &str, club: &str) -> bool {
    if name.split(' ').any(|word| SPEAKING.contains(&bare(word))) {
        return true;
    }
    let (name, club) = (bare(name), bare(club));
    let is_one = |word: &str| word == club || OFFICES.iter().any(|office| office == word);
    let is_part = |word: &str| is_one(word) || BESIDE.iter().any(|other| other == word);
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

#[cfg(test)]
mod tests {
    use super::*;

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
            "Support Anna",
            "Club Umpire Anna",
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
}
