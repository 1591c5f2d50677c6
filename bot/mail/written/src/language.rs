//! The language in which somebody writes, by the words that everybody uses. Nothing is guessed from
//! a word that several languages have, or for a language that the club doesn't speak.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use email::effort;
use engine::ruleset::Language;
use serde::Deserialize;

/// What a word counts that only one of the club's languages has. A shorter one counts half.
const WORD: f64 = 4.0;

/// The most letters of a short word.
const SHORT: usize = 2;

/// What two words side by side count, and how a word is spelled that is in no list.
const PAIR: f64 = 2.0;
const SPELLING: f64 = 1.0;

/// How much is needed at least, and more than for any other language.
const ENOUGH: f64 = 3.0;
const AHEAD: f64 = 1.0;

/// The most words that are looked at.
const MOST_WORDS: usize = 400;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLists {
    en: Vec<String>,
    nb: Vec<String>,
    da: Vec<String>,
    de: Vec<String>,
    es: Vec<String>,
    sv: Vec<String>,
    nl: Vec<String>,
    fr: Vec<String>,
    it: Vec<String>,
    pt: Vec<String>,
    pairs: Pairs,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pairs {
    nb: Vec<String>,
    da: Vec<String>,
}

/// A language by which a word can count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Tongue {
    Ours(Language),
    /// One that the club doesn't speak.
    Other(u8),
}

struct Lists {
    words: BTreeMap<String, Vec<Tongue>>,
    pairs: BTreeMap<String, Language>,
}

static LISTS: LazyLock<Lists> = LazyLock::new(|| {
    // A test reads the file, so it can be read here.
    let written: WrittenLists =
        toml::from_str(include_str!("../languages.toml")).expect("languages.toml has every list");
    let lists = [
        (Tongue::Ours(Language::English), written.en),
        (Tongue::Ours(Language::Bokmaal), written.nb),
        (Tongue::Ours(Language::Danish), written.da),
        (Tongue::Ours(Language::German), written.de),
        (Tongue::Ours(Language::Spanish), written.es),
        (Tongue::Other(0), written.sv),
        (Tongue::Other(1), written.nl),
        (Tongue::Other(2), written.fr),
        (Tongue::Other(3), written.it),
        (Tongue::Other(4), written.pt),
    ];
    let mut words: BTreeMap<String, Vec<Tongue>> = BTreeMap::new();
    for (tongue, lines) in lists {
        for word in lines.iter().flat_map(|line| line.split(' ')) {
            words.entry(word.to_owned()).or_default().push(tongue);
        }
    }
    let [nb, da] = [(Language::Bokmaal, written.pairs.nb), (Language::Danish, written.pairs.da)]
        .map(|(language, pairs)| pairs.into_iter().map(move |pair| (pair, language)));
    Lists { words, pairs: nb.chain(da).collect() }
});

/// The language of some lines, if it is clear.
pub fn of_lines<'a>(lines: impl IntoIterator<Item = &'a str>) -> Option<Language> {
    let mut scores: BTreeMap<Tongue, f64> = BTreeMap::new();
    let mut add = |tongue: Tongue, score: f64| *scores.entry(tongue).or_default() += score;
    let mut before = String::new();
    let mut left = MOST_WORDS;
    for line in lines {
        effort::count_letters(line.len());
        if line.contains(['¿', '¡']) {
            add(Tongue::Ours(Language::Spanish), WORD);
        }
        for word in words_of(line).take(left) {
            left -= 1;
            if let Some(&language) = LISTS.pairs.get(&format!("{before} {word}")) {
                add(Tongue::Ours(language), PAIR);
            }
            count(&word, &mut add);
            before = word;
        }
    }
    let ahead = |tongue: &Tongue| scores.get(tongue).copied().unwrap_or_default();
    let best = scores.keys().copied().max_by(|one, other| ahead(one).total_cmp(&ahead(other)))?;
    let second = scores.iter().filter(|(tongue, _)| **tongue != best).map(|(_, score)| *score);
    let second = second.fold(0.0, f64::max);
    match best {
        Tongue::Ours(language) if ahead(&best) >= ENOUGH && ahead(&best) - second >= AHEAD => {
            Some(language)
        }
        _ => None,
    }
}

fn words_of(line: &str) -> impl Iterator<Item = String> {
    let is_apart = |c: char| !c.is_alphabetic() && !matches!(c, '\'' | '\u{2019}');
    let words = line.split(is_apart).map(|word| word.trim_matches(['\'', '\u{2019}']));
    words.filter(|word| !word.is_empty()).map(|word| word.to_lowercase().replace('\u{2019}', "'"))
}

/// What a word counts for which language: less, the more have it.
fn count(word: &str, add: &mut impl FnMut(Tongue, f64)) {
    let Some(tongues) = LISTS.words.get(word) else { return count_spelling(word, add) };
    let whole = if word.chars().count() > SHORT { WORD } else { WORD / 2.0 };
    let ours = tongues.iter().filter(|tongue| matches!(tongue, Tongue::Ours(_))).count();
    for &tongue in tongues {
        let shared = if matches!(tongue, Tongue::Ours(_)) { ours } else { tongues.len() };
        // Few languages have enough words in common for this to lose anything.
        let shared = f64::from(u32::try_from(shared).unwrap_or(u32::MAX));
        add(tongue, whole / (shared * shared));
    }
}

/// What the letters of a word count that is in no list.
fn count_spelling(word: &str, add: &mut impl FnMut(Tongue, f64)) {
    use Language::{Bokmaal, Danish, German, Spanish};
    let mut has = |letters: &[char], language: Language, score: f64| {
        if word.contains(letters) {
            add(Tongue::Ours(language), score);
        }
    };
    has(&['ß'], German, 2.0 * SPELLING);
    has(&['ä', 'ö', 'ü'], German, SPELLING);
    has(&['ñ'], Spanish, 2.0 * SPELLING);
    has(&['á', 'é', 'í', 'ó', 'ú'], Spanish, SPELLING);
    has(&['å', 'ø', 'æ'], Bokmaal, SPELLING);
    has(&['å', 'ø', 'æ'], Danish, SPELLING);
    let norwegian = ["øy", "kj", "skj", "gj"].iter().any(|letters| word.contains(letters));
    let danish = word.contains("øj") || word.ends_with("ej") || word.ends_with("æk");
    for (is_so, language) in [(norwegian, Bokmaal), (danish, Danish)] {
        if is_so {
            add(Tongue::Ours(language), SPELLING);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_emails_are_told_apart() {
        #[rustfmt::skip]
        let emails = [
            (Some(Language::English), &[
                "Hello, I would like to play hnefatafl with you.",
                "Hi there! Is anybody looking for a game?",
                "Dear Sir or Madam, I found your club online. How can I become a member?",
                "I'd love to learn this game.",
                "What is this?",
                "Sign me up!",
                "Can someone teach me the rules please",
                "My friend Anna told me about your club. Can I play against her?",
                "Good evening, how does it work?",
                "Who plays here, and how often?",
                "I want to join",
                "Count me in",
                "Please send me the rules",
                "hello, is anybody there",
                "yes",
                "join Nils",
                "Thanks!",
            ][..]),
            (Some(Language::German), &[
                "Guten Tag, ich würde gern bei Ihnen mitspielen.",
                "Hallo, ich möchte gerne Hnefatafl lernen",
                "Moin! Kann man bei euch noch mitmachen?",
                "Sehr geehrte Damen und Herren, ich interessiere mich für Ihren Verein.",
                "Wie melde ich mich an?",
                "Ich suche einen Gegner für eine Partie Brandubh.",
                "Was ist das hier?",
                "Servus, mein Freund Uwe hat mir von euch erzählt",
                "Könnt ihr mir die Regeln schicken?",
                "Bin ich hier richtig? Ich will spielen.",
                "ich wuerde gern mitspielen, bin aber anfaenger",
                "Grüß Gott! Spielt hier jemand?",
                "Bitte meldet mich an. Viele Grüße, Jürgen",
                "Danke!",
                "Ja bitte",
            ][..]),
            (Some(Language::Spanish), &[
                "Hola, me gustaría jugar con ustedes.",
                "Buenos días, ¿cómo puedo unirme al club?",
                "Quiero aprender a jugar",
                "¿Hay alguien ahí?",
                "Estimados señores, estoy interesado en su club.",
                "Soy nuevo. ¿Qué tengo que hacer?",
                "Me apunto",
                "Mi amiga Rosa me habló de este juego.",
                "¿Me podrían enviar las reglas, por favor?",
                "Buenas tardes, busco un rival para una partida",
                "Quisiera ser socio del club, gracias",
                "hola que tal, como funciona esto",
                "¿Qué es esto?",
                "¡Sí, claro!",
                "Gracias",
            ][..]),
            (Some(Language::Bokmaal), &[
                "Hei, jeg vil gjerne spille med dere.",
                "Hei! Kan jeg bli med?",
                "God kveld, hvordan blir man medlem?",
                "Jeg har lyst til å lære dette spillet",
                "Er det noen som vil spille mot meg?",
                "Hva er dette?",
                "Jeg er nybegynner, men vil gjerne prøve.",
                "Kan noen sende meg reglene?",
                "Heisann, en venn fortalte meg om klubben deres",
                "Meld meg på, takk",
                "Jeg leter etter en motstander",
                "Jeg ønsker å delta. Vennlig hilsen Nils",
                "Takk!",
                "Ja takk, gjerne",
            ][..]),
            (Some(Language::Danish), &[
                "Hej, jeg vil gerne spille med jer.",
                "Hej! Må jeg være med?",
                "God aften, hvordan bliver man medlem?",
                "Jeg har lyst til at lære spillet",
                "Er der nogen, der vil spille mod mig?",
                "Hvad er det her?",
                "Jeg er nybegynder, men vil gerne prøve.",
                "Kan nogen sende mig reglerne?",
                "Hejsa, en ven fortalte mig om jeres klub",
                "Meld mig til, tak",
                "Jeg leder efter en modstander",
                "Jeg ønsker at deltage. Venlig hilsen Søren",
                "Hvem spiller her, og hvor tit?",
                "Tak!",
                "Ja tak, meget gerne",
            ][..]),
            // Nobody can tell, or the club doesn't speak it.
            (None, &[
                "Bonjour ! Peut-on jouer ici ?",
                "brandubh",
                "d1-c1",
                "ok",
                "Nils",
                "Ciao, vorrei giocare",
                "Ja, gerne!",
                "Hvem spiller her?",
                "Hej, jag vill gärna spela med er",
                "Hoi, ik zou graag willen spelen",
                "Bonjour, je voudrais jouer",
                "Olá, gostaria de jogar",
                "MfG",
                "Hi",
            ][..]),
        ];
        for (language, texts) in emails {
            for text in texts {
                assert_eq!(of_lines(text.lines()), language, "{text}");
            }
        }
    }

    #[test]
    fn sentences_from_books_are_hardly_ever_taken_for_another_language() {
        // The Norwegian ones were printed when Norwegian was spelled as Danish is.
        for (language, book) in [
            (Language::English, include_str!("../../tests/prose/en.txt")),
            (Language::Danish, include_str!("../../tests/prose/da.txt")),
            (Language::German, include_str!("../../tests/prose/de.txt")),
            (Language::Spanish, include_str!("../../tests/prose/es.txt")),
        ] {
            let taken = book.lines().filter_map(|line| of_lines([line]));
            let (right, wrong): (Vec<Language>, Vec<Language>) =
                taken.partition(|taken| *taken == language);
            assert!(wrong.is_empty(), "{language:?}: {wrong:?}");
            assert!(right.len() * 2 > book.lines().count(), "{language:?}: {}", right.len());
        }
    }

    #[test]
    fn every_word_is_in_lower_case_and_once_in_its_list() {
        for (word, tongues) in &LISTS.words {
            assert_eq!(*word, word.to_lowercase());
            let mut once = tongues.clone();
            once.dedup();
            assert_eq!(once, *tongues, "{word}");
        }
    }
}
