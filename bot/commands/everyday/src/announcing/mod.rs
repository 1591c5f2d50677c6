//! Hears what players say about announcing escapes in words of their own: which announcement it is,
//! where it stands (with a move, alone on a line, or somewhere in prose), and whether anything casts
//! doubt on it. It knows no game: whether announcements count, and for which side, is decided where
//! the ruleset and the side are known.

mod line;

use engine::notation::PlyText;
use engine::ruleset::options::Announcement;
use engine::ruleset::{Language, Ruleset, Spellings};
use engine::{Move, PlyAnnouncement};
use line::{HeardLine, WrittenLine};

use words::{Everyday, fold};

/// The most letters of a text that are read.
const LONGEST: usize = 8_000;

/// Something that a player says about announcing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// The announcement, as it is typed behind a move; `None` if it is not a whole one.
    pub words: Option<String>,
    pub place: AnnouncementPlace,
    /// The number of a game in front of its line.
    pub game: Option<u32>,
    /// It is asked, denied, misspelt, or said with two moves.
    pub is_doubtful: bool,
}

impl Utterance {
    /// Whether it counts as said.
    pub fn counts(&self) -> bool {
        self.words.is_some() && !self.is_doubtful && self.place != AnnouncementPlace::InProse
    }
}

/// Where an announcement stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnnouncementPlace {
    /// In the sentence of that move, or directly before or behind it.
    With(Move),
    /// On a line with nothing else but names and greetings.
    Alone,
    /// In a sentence about something else.
    InProse,
}

/// What happens to a move after what was said with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It is played as it was typed.
    AsTyped,
    /// It is played like this, with its announcement.
    With(String),
    /// It is not played before its player has chosen one of these.
    Held(Vec<String>),
}

/// The spellings of announcements that are heard.
pub struct Announcements {
    phrases: Vec<(Vec<String>, Meaning)>,
    /// Whether the word that introduces names, without any, is half an announcement in prose, too.
    names_routes: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Meaning {
    /// The words that are typed for it.
    Whole(String),
    /// The names of the routes have to follow.
    Introduces(String),
    /// It speaks of an announcement without being one.
    Half,
}

impl Announcements {
    /// Those of all leaflets.
    pub fn of_all() -> Announcements {
        Announcements::with(&Spellings::default(), true)
    }

    /// Those of all leaflets, and a ruleset's own.
    pub fn of(ruleset: &Ruleset) -> Announcements {
        let names_routes = ruleset.options.announcement == Announcement::Routes;
        Announcements::with(&ruleset.spellings, names_routes)
    }

    fn with(own: &Spellings, names_routes: bool) -> Announcements {
        let whole = |text: &str| (words_of(text), Meaning::Whole(typed(text)));
        let mut phrases = vec![
            whole("raichi"),
            whole("tuichi"),
            whole("se opp"),
            whole("se dobbelt opp"),
            (words_of("se op"), Meaning::Whole("se opp".into())),
            (words_of("se dobbelt op"), Meaning::Whole("se dobbelt opp".into())),
            (words_of("aviso"), Meaning::Introduces("aviso".into())),
        ];
        phrases.extend([&own.one, &own.two].into_iter().flatten().map(|text| whole(text)));
        phrases.extend(
            own.named.iter().map(|text| (words_of(text), Meaning::Introduces(typed(text)))),
        );
        for everyday in Language::ALL.map(Everyday::of) {
            phrases.extend(everyday.announcements.iter().map(|said| (said.clone(), Meaning::Half)));
        }
        phrases.retain(|(words, _)| !words.is_empty());
        // A whole announcement comes before half of one.
        phrases
            .sort_by_key(|(words, meaning)| (*meaning == Meaning::Half, usize::MAX - words.len()));
        Announcements { phrases, names_routes }
    }

    /// What is said about announcing in a text of a player's own.
    pub fn heard_in(&self, text: &str) -> Vec<Utterance> {
        let lines = WrittenLine::all(text);
        lines.iter().flat_map(|line| HeardLine::of(line, self).utterances()).collect()
    }

    /// The announcement, if a text says nothing else but one.
    pub fn only_one_in(&self, text: &str) -> Option<String> {
        let lines = WrittenLine::all(text);
        let mut said: Option<String> = None;
        for line in &lines {
            let heard = HeardLine::of(line, self);
            if !heard.moves.is_empty() || !heard.is_light() {
                return None;
            }
            for utterance in heard.utterances() {
                let words = utterance.words.clone().filter(|_| utterance.counts())?;
                match &said {
                    Some(before) if meaning_of(before) != meaning_of(&words) => return None,
                    _ => said = Some(words),
                }
            }
        }
        said
    }

    /// The only move that a text names, however often.
    pub fn only_move_in(&self, text: &str) -> Option<Move> {
        let lines = WrittenLine::all(text);
        let heard = lines.iter().map(|line| HeardLine::of(line, self));
        let moves: Vec<Move> = heard.flat_map(|it| it.moves).map(|(mv, _)| mv).collect();
        let (first, others) = moves.split_first()?;
        others.iter().all(|other| other == first).then_some(*first)
    }

    /// Whether a text is nothing but an announcement that counts, perhaps with its move.
    pub fn is_nothing_else(&self, text: &str) -> bool {
        let lines = WrittenLine::all(text);
        let heard: Vec<HeardLine<'_>> =
            lines.iter().map(|line| HeardLine::of(line, self)).collect();
        let mut said = heard.iter().flat_map(HeardLine::utterances).peekable();
        said.peek().is_some()
            && said.all(|utterance| utterance.counts())
            && heard.iter().all(HeardLine::is_light)
    }

    /// The text with a blank for each letter of an announcement, so that the rest can be read without
    /// it.
    pub fn blanked(&self, text: &str) -> String {
        if text.len() > LONGEST {
            return text.to_owned();
        }
        let line = WrittenLine { game: None, text: text.to_owned() };
        let heard = HeardLine::of(&line, self);
        let mut blanked = text.to_owned();
        for said in heard.said.iter().filter(|said| said.words.is_some()) {
            let blank = " ".repeat(said.range.len());
            if blanked.get(said.range.clone()).is_some() {
                blanked.replace_range(said.range.clone(), &blank);
            }
        }
        blanked
    }
}

/// What happens to a ply as it was typed, after what was said with it under that ruleset, by its
/// defenders. It depends on words alone, and never on what is open.
pub fn settle(ply: &str, heard: &[Utterance], ruleset: &Ruleset) -> Settled {
    let Some(bare) = without_announcement(ply, ruleset) else { return Settled::AsTyped };
    let typed = PlyText::parse(ply, &ruleset.spellings).map(|ply| ply.said);
    // With more behind it, it can't be read as a ply.
    let is_silent = words_of(ply).iter().any(|word| word == "silent");
    let names_routes = ruleset.options.announcement == Announcement::Routes;
    let with = |words: &str| format!("{bare} {words}");
    let mut counting: Vec<&str> = Vec::new();
    for words in heard.iter().filter(|it| it.counts()).filter_map(|it| it.words.as_deref()) {
        match counting.iter_mut().find(|known| meaning_of(known) == meaning_of(words)) {
            // The number of the routes is said in one of two places.
            Some(known) if known.len() < words.len() => *known = words,
            Some(_) => {}
            None => counting.push(words),
        }
    }
    let silent = with("silent");
    let is_with_move = |it: &Utterance| matches!(it.place, AnnouncementPlace::With(_));
    match typed {
        _ if is_silent => match counting.is_empty() {
            true => Settled::AsTyped,
            false => held(counting.into_iter().map(with).collect(), silent),
        },
        Ok(PlyAnnouncement::Nothing) | Err(_) => match counting.as_slice() {
            [] if heard.is_empty() => Settled::AsTyped,
            [only] => {
                let is_said_with_move = heard.iter().any(|it| it.counts() && is_with_move(it));
                match is_said_with_move || !heard.iter().any(|it| it.is_doubtful) {
                    true => Settled::With(with(only)),
                    false => held(vec![with(only)], silent),
                }
            }
            [] => {
                let mut meant: Vec<String> = Vec::new();
                for words in heard.iter().filter_map(|it| it.words.as_deref()) {
                    let is_named = matches!(
                        said_by(words),
                        Some(PlyAnnouncement::Routes(_) | PlyAnnouncement::Counted { .. })
                    );
                    let ply = with(words);
                    if (is_named || !names_routes) && !meant.contains(&ply) {
                        meant.push(ply);
                    }
                }
                if !meant.is_empty() {
                    return held(meant, silent);
                }
                match names_routes {
                    // It is said how, where it is refused.
                    true => Settled::With(with("aviso")),
                    false => {
                        held(own_words(ruleset).iter().map(|words| with(words)).collect(), silent)
                    }
                }
            }
            several => held(several.iter().map(|words| with(words)).collect(), silent),
        },
        Ok(said) => {
            let is_same = |words: &&str| said_by(words).map(kind) == Some(kind(said.clone()));
            match counting.iter().all(is_same) {
                true => Settled::AsTyped,
                false => {
                    let mut meant = vec![ply.to_owned()];
                    meant.extend(counting.into_iter().filter(|it| !is_same(it)).map(with));
                    held(meant, silent)
                }
            }
        }
    }
}

/// The most ways to announce that are offered besides saying nothing.
const MOST_OFFERED: usize = 2;

fn held(mut meant: Vec<String>, silent: String) -> Settled {
    meant.truncate(MOST_OFFERED);
    meant.push(silent);
    Settled::Held(meant)
}

/// How one route is announced under a ruleset, and how several are.
pub fn own_words(ruleset: &Ruleset) -> [String; 2] {
    let own = |spelling: &Option<String>, usual: &str| {
        spelling.as_deref().map_or_else(|| usual.to_owned(), typed)
    };
    [own(&ruleset.spellings.one, "raichi"), own(&ruleset.spellings.two, "tuichi")]
}

/// A ply without what is announced with it; `None` if it is no ply.
pub fn without_announcement(ply: &str, ruleset: &Ruleset) -> Option<String> {
    let ends = ply.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
    let mut ends: Vec<usize> = ends.collect();
    ends.push(ply.len());
    let is_bare = |text: &&str| {
        let read = PlyText::parse(text, &ruleset.spellings);
        read.is_ok_and(|read| read.said == PlyAnnouncement::Nothing)
    };
    let heads = ends.into_iter().rev().filter_map(|end| ply.get(..end));
    let bare = heads.map(|head| head.trim_end_matches(is_punctuation)).find(is_bare)?;
    Some(bare.to_owned())
}

fn is_punctuation(c: char) -> bool {
    c.is_whitespace() || !c.is_alphanumeric()
}

/// What those words announce.
fn said_by(words: &str) -> Option<PlyAnnouncement> {
    // Any move will do.
    PlyText::parse(&format!("a1-a2 {words}"), &Spellings::default()).ok().map(|ply| ply.said)
}

/// What is announced, without the number of the routes, in an order of its own.
fn kind(said: PlyAnnouncement) -> PlyAnnouncement {
    match said {
        PlyAnnouncement::Routes(mut named) | PlyAnnouncement::Counted { mut named, .. } => {
            named.sort_unstable();
            named.dedup();
            PlyAnnouncement::Routes(named)
        }
        said => said,
    }
}

/// What words mean, to be compared: a ruleset's own mean what they say.
fn meaning_of(words: &str) -> Result<PlyAnnouncement, String> {
    said_by(words).map(kind).ok_or_else(|| fold(words))
}

/// As it is typed: without marks, in small letters.
fn typed(text: &str) -> String {
    let lower = text.to_lowercase();
    lower.trim_matches(|c: char| !c.is_alphanumeric()).to_owned()
}

fn words_of(text: &str) -> Vec<String> {
    fold(text).split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::ruleset::shipped_library;

    use super::*;

    fn ruleset(id: &str) -> Arc<Ruleset> {
        Arc::clone(shipped_library().newest(id).unwrap())
    }

    /// What happens to `b5-b1` after a text under a ruleset.
    fn settled(id: &str, text: &str) -> Settled {
        let ruleset = ruleset(id);
        settle("b5-b1", &Announcements::of(&ruleset).heard_in(text), &ruleset)
    }

    #[test]
    fn announcements_count_alone_on_a_line_and_beside_the_move() {
        for (id, text, said) in [
            ("stavanger", "b5-b1\nSe opp!", "se opp"),
            ("stavanger", "Se opp!\nb5-b1", "se opp"),
            ("stavanger", "Se opp! b5-b1", "se opp"),
            ("stavanger", "b5-b1. Se opp!", "se opp"),
            ("stavanger", "SE OPP b5-b1", "se opp"),
            ("stavanger", "b5 b1 se opp", "se opp"),
            ("stavanger", "Hei Alva!\n\nb5-b1\n\nSe opp, Alva!\n\nHilsen Bo", "se opp"),
            ("stavanger", "Hei Alva! Se opp!\n\nb5-b1", "se opp"),
            ("stavanger", "b5-b1\nJeg varsler: se opp", "se opp"),
            ("stavanger", "b5-b1\nJeg sier «se dobbelt opp»", "se dobbelt opp"),
            ("stavanger", "Jeg flytter b5-b1 og sier se opp!", "se opp"),
            ("stavanger", "Jeg flytter kongen fra b5 til b1 og sier se opp", "se opp"),
            (
                "stavanger",
                "Jeg har tenkt lenge på dette nå, men jeg flytter b5-b1 og da\nsier jeg vel se opp",
                "se opp",
            ),
            ("stavanger", "b5-b1\nSe op!", "se opp"),
            ("stavanger", "b5-b1\nraichi\nRAICHI!", "raichi"),
            ("kongens-bord", "Jeg melder raichi!\nb5-b1", "raichi"),
            ("kongens-bord", "Ich sage an: Raichi\nb5-b1", "raichi"),
            ("kongens-bord", "b5-b1\nI announce raichi", "raichi"),
            ("kongens-bord", "b5-b1\nAnuncio: ¡Raichi!", "raichi"),
            ("kongens-bord", "Tuichi, dear friend! b5-b1", "tuichi"),
            ("castillos", "b5-b1\naviso a1", "aviso a1"),
            ("castillos", "Aviso a1: b5-b1", "aviso a1"),
            ("castillos", "Juego b5-b1 y aviso a1 y k1.", "aviso a1 k1"),
            ("castillos", "Muevo de b5 a b1, aviso una ruta: a1", "aviso 1 a1"),
            ("castillos", "b5-b1\nuna ruta: a1", "aviso 1 a1"),
            ("castillos", "b5-b1\na1 y k1", "aviso a1 k1"),
            ("castillos", "b5-b1\ntwo escape routes: a1 and k1", "aviso 2 a1 k1"),
            ("castillos", "b5-b1\nAnuncio dos rutas, a1 y k1", "aviso 2 a1 k1"),
            ("castillos", "Ich ziehe b5-b1\nzwei Fluchtwege: a1 und k1", "aviso 2 a1 k1"),
        ] {
            assert_eq!(settled(id, text), Settled::With(format!("b5-b1 {said}")), "{text}");
        }
    }

    #[test]
    fn doubtful_announcements_hold_the_move() {
        for (id, text, said) in [
            ("stavanger", "b5-b1\nDu må se opp neste gang!", "se opp"),
            ("stavanger", "Du må se opp! b5-b1", "se opp"),
            ("stavanger", "b5-b1 se opp?", "se opp"),
            ("stavanger", "Skal jeg si se opp? b5-b1", "se opp"),
            ("stavanger", "b5-b1, men jeg sier ikke se opp", "se opp"),
            ("stavanger", "b5-b1\nIkke se opp", "se opp"),
            ("stavanger", "b5-b1 uten å si se opp", "se opp"),
            ("stavanger", "b5-b1\nHvordan var det igjen, sier man se opp nå", "se opp"),
            ("kongens-bord", "b5-b1\nno raichi", "raichi"),
            ("kongens-bord", "b5-b1\nkein Raichi!", "raichi"),
            ("kongens-bord", "b5-b1 sin raichi", "raichi"),
            ("kongens-bord", "b5-b1\nJeg glemte raichi", "raichi"),
            ("kongens-bord", "b5-b1\nreichi!", "raichi"),
            ("kongens-bord", "b5-b1\nI wonder whether raichi is right", "raichi"),
            ("castillos", "b5-b1\n¿aviso a1?", "aviso a1"),
            ("castillos", "b5-b1\nNo aviso a1", "aviso a1"),
        ] {
            let offered = vec![format!("b5-b1 {said}"), "b5-b1 silent".to_owned()];
            assert_eq!(settled(id, text), Settled::Held(offered), "{text}");
        }
        let held = |said: &[&str]| {
            Settled::Held(said.iter().map(|said| format!("b5-b1 {said}")).collect())
        };
        assert_eq!(
            settled("stavanger", "b5-b1\nse opp\nse dobbelt opp"),
            held(&["se opp", "se dobbelt opp", "silent"])
        );
        let both = held(&["se opp", "se dobbelt opp", "silent"]);
        for half in
            ["b5-b1\nse dobbelt", "b5-b1\nJeg har en fluktvei nå", "Jeg varsler fluktvei b5-b1"]
        {
            assert_eq!(settled("stavanger", half), both, "{half}");
        }
        let both = held(&["raichi", "tuichi", "silent"]);
        for half in ["b5-b1\nI announce it", "b5-b1\nMein Fluchtweg ist offen", "b5-b1\naviso"] {
            assert_eq!(settled("kongens-bord", half), both, "{half}");
        }
        // Which routes are open is never told before the player names them.
        for half in ["b5-b1\naviso", "Te aviso mañana\nb5-b1", "b5-b1 no raichi"] {
            assert_eq!(settled("castillos", half), Settled::With("b5-b1 aviso".into()), "{half}");
        }
    }

    #[test]
    fn other_words_leave_a_move_as_it_is() {
        for text in [
            "b5-b1",
            "b5-b1\nHilsen Bo",
            "b5-b1\nTe aviso mañana",
            "b5-b1\nI'm still here. Watch out for the rain!",
            "b5-b1\nse på den",
            "b5-b1 from a1 and on",
            "b5-b1\nThe exit is near Reichenau",
        ] {
            assert_eq!(settled("stavanger", text), Settled::AsTyped, "{text}");
        }
        let ruleset = ruleset("stavanger");
        let heard = Announcements::of(&ruleset).heard_in("b5-b1 se opp\nDu må se opp!");
        assert_eq!(settle("b5-b1 se opp", &heard, &ruleset), Settled::AsTyped);
        let heard = Announcements::of(&ruleset).heard_in("b5-b1 silent\nIkke se opp");
        assert_eq!(settle("b5-b1 silent", &heard, &ruleset), Settled::AsTyped);
        let heard = Announcements::of(&ruleset).heard_in("b5-b1 silent\nSe opp!");
        let offered = vec!["b5-b1 se opp".to_owned(), "b5-b1 silent".to_owned()];
        assert_eq!(settle("b5-b1 silent", &heard, &ruleset), Settled::Held(offered));
    }

    #[test]
    fn a_line_can_be_nothing_but_an_announcement() {
        let all = Announcements::of_all();
        for (text, said) in [
            ("Se opp!", Some("se opp")),
            ("raichi", Some("raichi")),
            ("¡Aviso a1!", Some("aviso a1")),
            ("Hei Alva! Se opp!", Some("se opp")),
            ("Jeg sier raichi", Some("raichi")),
            ("una ruta: a1", Some("aviso 1 a1")),
            ("raichi?", None),
            ("what is raichi", None),
            ("b5-b1 raichi", None),
            ("raichi\ntuichi", None),
            ("hello", None),
            ("", None),
        ] {
            assert_eq!(all.only_one_in(text).as_deref(), said, "{text}");
        }
        assert!(all.is_nothing_else("Jeg flytter b5-b1 og sier se opp!"));
        assert!(!all.is_nothing_else("Se opp! Jeg kommer på torsdag."));
        assert!(!all.is_nothing_else("Hei!"));
    }

    #[test]
    fn announcements_are_blanked_where_they_stand() {
        let all = Announcements::of_all();
        for (text, blanked) in [
            ("Juego b5-b1 y aviso a1", "Juego b5-b1 y         "),
            ("«Se opp», b5-b1", "«      », b5-b1"),
            ("Hei", "Hei"),
        ] {
            assert_eq!(all.blanked(text), blanked);
        }
    }
}
