//! Hears what players say about announcing escapes in words of their own: which announcement it is,
//! where it stands (with a move, alone on a line, or somewhere in prose), and whether anything casts
//! doubt on it. It knows no game: whether announcements count, and for whom, is decided where the
//! ruleset and the side are known.

use std::ops::Range;

use engine::notation::PlyText;
use engine::ruleset::options::Announcement;
use engine::ruleset::{Language, Ruleset, Spellings};
use engine::{Move, PlyAnnouncement, Square};
use templates::orders::{
    AnnouncedWord, Everyday, PlyWord, Word, fold, length_of_group, slips_between,
};

/// The most letters of a text that are read.
const LONGEST: usize = 8_000;

/// From this length on, a line may have been broken by a program.
const WRAPPED: usize = 45;

/// The most names around an announcement.
const NAMES: usize = 3;

/// The most squares that are named as routes.
const MOST_ROUTES: usize = 24;

/// Something that a player says about announcing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// The announcement, as it is typed behind a move; `None` if it is not a whole one.
    pub words: Option<String>,
    pub place: Place,
    /// The number of a game in front of its line.
    pub game: Option<u32>,
    /// It is asked, denied, misspelt, or said with two moves.
    pub is_doubtful: bool,
}

impl Utterance {
    /// Whether it counts as said.
    pub fn counts(&self) -> bool {
        self.words.is_some() && !self.is_doubtful && self.place != Place::InProse
    }
}

/// Where an announcement stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the sentence of that move, or directly before or behind it.
    With(Move),
    /// On a line with nothing else but names and greetings.
    Alone,
    /// In a sentence about something else.
    InProse,
}

/// What becomes of a move after what was said with it.
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
        let lines = Line::all(text);
        lines.iter().flat_map(|line| Heard::of(line, self).utterances()).collect()
    }

    /// The announcement, if a text says nothing else but one.
    pub fn only_one_in(&self, text: &str) -> Option<String> {
        let lines = Line::all(text);
        let mut said: Option<String> = None;
        for line in &lines {
            let heard = Heard::of(line, self);
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
        let lines = Line::all(text);
        let heard = lines.iter().map(|line| Heard::of(line, self));
        let moves: Vec<Move> = heard.flat_map(|it| it.moves).map(|(mv, _)| mv).collect();
        let (first, others) = moves.split_first()?;
        others.iter().all(|other| other == first).then_some(*first)
    }

    /// Whether a text is nothing but an announcement that counts, perhaps with its move.
    pub fn is_nothing_else(&self, text: &str) -> bool {
        let lines = Line::all(text);
        let heard: Vec<Heard<'_>> = lines.iter().map(|line| Heard::of(line, self)).collect();
        let mut said = heard.iter().flat_map(Heard::utterances).peekable();
        said.peek().is_some()
            && said.all(|utterance| utterance.counts())
            && heard.iter().all(Heard::is_light)
    }

    /// The text with a blank for each letter of an announcement, so that the rest can be read without
    /// it.
    pub fn blanked(&self, text: &str) -> String {
        if text.len() > LONGEST {
            return text.to_owned();
        }
        let line = Line { game: None, text: text.to_owned() };
        let heard = Heard::of(&line, self);
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

/// What becomes of a ply as it was typed, after what was said with it under that ruleset, by its
/// defenders. It depends on words alone, and never on what is open.
pub fn settle(ply: &str, heard: &[Utterance], ruleset: &Ruleset) -> Settled {
    let Some(bare) = without_announcement(ply, ruleset) else { return Settled::AsTyped };
    let typed = PlyText::parse(ply, &ruleset.spellings).map(|ply| ply.said);
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
    let is_with_move = |it: &Utterance| matches!(it.place, Place::With(_));
    match typed {
        Ok(PlyAnnouncement::Silent) => match counting.is_empty() {
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

/// A line as it was written, with what a program broke off it.
struct Line {
    game: Option<u32>,
    text: String,
}

impl Line {
    fn all(text: &str) -> Vec<Line> {
        let end = text.floor_char_boundary(LONGEST);
        let text = text.get(..end).unwrap_or_default();
        let mut lines: Vec<Line> = Vec::new();
        // Whether the line above may go on.
        let mut is_open = false;
        for written in text.lines() {
            let written = written.trim();
            if written.is_empty() {
                is_open = false;
                continue;
            }
            match lines.last_mut() {
                Some(above) if is_open => {
                    above.text.push(' ');
                    above.text.push_str(written);
                }
                _ => lines.push(Line::of(written)),
            }
            let is_long = written.chars().count() >= WRAPPED;
            is_open = is_long && written.ends_with(|c: char| c.is_alphanumeric() || c == ',');
        }
        lines
    }

    /// `2: Se opp!` is about game 2.
    fn of(written: &str) -> Line {
        let numbered = written.split_once(':').and_then(|(number, rest)| {
            let game = number.trim().trim_start_matches('#').parse().ok()?;
            Some(Line { game: Some(game), text: rest.to_owned() })
        });
        numbered.unwrap_or_else(|| Line { game: None, text: written.to_owned() })
    }
}

/// A word of a line, and where it is.
struct Token {
    folded: String,
    range: Range<usize>,
    sentence: usize,
    use_of: UseOf,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum UseOf {
    Nothing,
    Move,
    Announcement,
}

/// An announcement, or half of one, in a line.
struct Said {
    words: Option<String>,
    range: Range<usize>,
    sentence: usize,
    /// It is misspelt.
    is_slip: bool,
    /// Squares without a word that introduces them, or such a word without squares: in prose these
    /// mean something else.
    is_bare: bool,
}

/// A line that has been read.
struct Heard<'a> {
    line: &'a Line,
    tokens: Vec<Token>,
    /// Each with its sentence.
    moves: Vec<(Move, usize)>,
    said: Vec<Said>,
    /// The sentences that ask.
    asks: Vec<usize>,
}

impl<'a> Heard<'a> {
    fn of(line: &'a Line, announcements: &Announcements) -> Heard<'a> {
        let (tokens, asks) = tokens(&line.text);
        let mut heard = Heard { line, tokens, moves: Vec::new(), said: Vec::new(), asks };
        heard.find_moves();
        heard.find_announcements(announcements);
        // `Alva, se opp: b5 b1`
        if heard.moves.is_empty()
            && let Some((at, (mv, end))) = (0..heard.tokens.len())
                .filter(|at| heard.is_free(*at) && heard.is_free(at + 1))
                .find_map(|at| Some((at, heard.move_at(at, true)?)))
        {
            heard.take_move(mv, at, end);
        }
        heard
    }

    fn text(&self, range: Range<usize>) -> &str {
        self.line.text.get(range).unwrap_or_default()
    }

    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.folded.as_str())
    }

    fn between(&self, at: usize, next: usize) -> &str {
        match (self.tokens.get(at), self.tokens.get(next)) {
            (Some(one), Some(other)) => self.text(one.range.end..other.range.start),
            _ => "",
        }
    }

    fn mark(&mut self, tokens: Range<usize>, use_of: UseOf) {
        for token in self.tokens.get_mut(tokens).into_iter().flatten() {
            token.use_of = use_of;
        }
    }

    fn is_free(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.use_of == UseOf::Nothing)
    }

    fn is_same_sentence(&self, at: usize, other: usize) -> bool {
        let sentence = |at: usize| self.tokens.get(at).map(|token| token.sentence);
        sentence(at) == sentence(other)
    }

    fn find_moves(&mut self) {
        let mut at = 0;
        while at < self.tokens.len() {
            let Some((mv, end)) = self.move_at(at, false) else {
                at += 1;
                continue;
            };
            at = self.take_move(mv, at, end);
        }
        if !self.moves.is_empty() {
            return;
        }
        // `b5 b1` is a move at the beginning of a sentence.
        for at in 0..self.tokens.len() {
            let is_number = |at: usize| self.word(at).bytes().all(|byte| byte.is_ascii_digit());
            let begins = match at.checked_sub(1) {
                None => true,
                Some(before) => !self.is_same_sentence(before, at) || before == 0 && is_number(0),
            };
            if let Some((mv, end)) = self.move_at(at, true).filter(|_| begins) {
                self.take_move(mv, at, end);
                return;
            }
        }
    }

    fn take_move(&mut self, mv: Move, at: usize, end: usize) -> usize {
        let mut end = end;
        while is_captures(self.word(end)) && self.is_same_sentence(at, end) {
            end += 1;
        }
        let sentence = self.tokens.get(at).map_or(0, |token| token.sentence);
        self.moves.push((mv, sentence));
        self.mark(at..end, UseOf::Move);
        end
    }

    /// The move that begins there, and where it ends.
    fn move_at(&self, at: usize, with_blank: bool) -> Option<(Move, usize)> {
        let (from, rest) = square_in_front(self.word(at))?;
        let of = |to: Square, end: usize| (from != to).then_some((Move { from, to }, end));
        if !rest.is_empty() {
            // `b5b1`
            let (to, rest) = square_in_front(rest)?;
            return of(to, at + 1).filter(|_| rest.is_empty() || is_captures(rest));
        }
        let (to, rest) = square_in_front(self.word(at + 1)).unwrap_or((from, ""));
        let is_target = from != to && (rest.is_empty() || is_captures(rest));
        let between = self.between(at, at + 1);
        if is_target && (is_dashes(between) || with_blank && between.trim().is_empty()) {
            return of(to, at + 2);
        }
        let joins = PlyWord::find(self.word(at + 1)) == Some(PlyWord::To)
            && between.trim().is_empty()
            && self.between(at + 1, at + 2).trim().is_empty();
        let (to, rest) = square_in_front(self.word(at + 2))?;
        of(to, at + 3).filter(|_| joins && (rest.is_empty() || is_captures(rest)))
    }

    fn find_announcements(&mut self, announcements: &Announcements) {
        let mut at = 0;
        while at < self.tokens.len() {
            at = self.announcement_at(at, announcements).unwrap_or(at + 1);
        }
        // Half an announcement beside a whole one is how that is said.
        let whole: Vec<usize> =
            self.said.iter().filter(|it| it.words.is_some()).map(|it| it.sentence).collect();
        self.said.retain(|it| it.words.is_some() || !whole.contains(&it.sentence));
    }

    /// Takes the announcement that begins there; where it ends.
    fn announcement_at(&mut self, at: usize, announcements: &Announcements) -> Option<usize> {
        if !self.is_free(at) {
            return None;
        }
        let is_said = |words: &Vec<String>| {
            words.iter().zip(at..).all(|(word, at)| self.word(at) == word && self.is_free(at))
                && self.is_same_sentence(at, at + words.len() - 1)
        };
        let phrase = announcements.phrases.iter().find(|(words, _)| is_said(words)).cloned();
        let (words, end, is_slip, is_bare) = match phrase {
            Some((words, Meaning::Introduces(word))) => {
                let begin = at + words.len();
                match self.read_routes(begin).filter(|routes| routes.has_square()) {
                    Some(routes) => {
                        (Some(format!("{word}{}", routes.typed())), routes.end, false, false)
                    }
                    None => (None, begin, false, !announcements.names_routes),
                }
            }
            Some((words, Meaning::Whole(word))) => (Some(word), at + words.len(), false, false),
            half => match self.read_routes(at).filter(Routes::is_announced) {
                Some(routes) => (Some(format!("aviso{}", routes.typed())), routes.end, false, true),
                None => match (half, slip(self.word(at))) {
                    (Some((words, _)), _) => (None, at + words.len(), false, false),
                    (None, Some(meant)) => (Some(meant.to_owned()), at + 1, true, false),
                    (None, None) => return None,
                },
            },
        };
        let last = end.checked_sub(1)?;
        let range = self.tokens.get(at)?.range.start..self.tokens.get(last)?.range.end;
        let sentence = self.tokens.get(at)?.sentence;
        self.mark(at..end, UseOf::Announcement);
        self.said.push(Said { words, range, sentence, is_slip, is_bare });
        Some(end)
    }

    /// Routes that are named from there on, with their number.
    fn read_routes(&self, begin: usize) -> Option<Routes> {
        let mut routes = Routes { end: begin, ..Routes::default() };
        let mut at = begin;
        while self.is_free(at) && self.is_same_sentence(begin, at) {
            let word = self.word(at);
            if let Ok(square) = word.parse::<Square>() {
                routes.joins |= routes.is_joined && routes.has_square();
                routes.named.push(square);
                routes.is_joined = false;
                at += 1;
                routes.end = at;
            } else if let Some(count) = count_of(word) {
                if routes.count.replace(count).is_some() {
                    return None;
                }
                at += 1;
                routes.end = at;
            } else if let Some((meant, length)) = self.route_word_at(at) {
                if meant == AnnouncedWord::And {
                    routes.is_joined = true;
                } else {
                    routes.has_word = true;
                }
                at += length;
                // An `and` may lead on to something else.
                if meant == AnnouncedWord::Route {
                    routes.end = at;
                }
            } else if routes.has_word && PlyWord::find(word) == Some(PlyWord::To) {
                // `the route to a1`
                at += 1;
            } else {
                break;
            }
            if routes.named.len() > MOST_ROUTES {
                return None;
            }
        }
        (routes.end > begin).then_some(routes)
    }

    /// A word for a route, or for `and`, and how many words it has.
    fn route_word_at(&self, at: usize) -> Option<(AnnouncedWord, usize)> {
        (1..=3).rev().find_map(|length| {
            let words: Vec<&str> = (at..at + length).map(|at| self.word(at)).collect();
            let meant = AnnouncedWord::meanings(&words.join(" ")).into_iter();
            let mut meant =
                meant.filter(|it| matches!(it, AnnouncedWord::Route | AnnouncedWord::And));
            Some((meant.next()?, length))
        })
    }

    /// Whether a sentence has nothing but moves, announcements, names, greetings, and the words for
    /// saying them.
    fn is_light_sentence(&self, sentence: usize) -> bool {
        let mut names = 0;
        let mut rest: Vec<&Token> =
            self.tokens.iter().filter(|token| token.sentence == sentence).collect();
        rest.reverse();
        while let Some(token) = rest.last() {
            if token.use_of != UseOf::Nothing {
                rest.pop();
                continue;
            }
            let words: Vec<&str> = rest.iter().rev().map(|token| token.folded.as_str()).collect();
            let greeting = Language::ALL
                .into_iter()
                .find_map(|language| length_of_group(&Everyday::of(language).greetings, &words));
            let is_around = Language::ALL
                .into_iter()
                .any(|language| Everyday::of(language).announcing.contains(&token.folded));
            let is_number = token.folded.bytes().all(|byte| byte.is_ascii_digit());
            let taken = match greeting {
                Some(length) => length,
                None if is_around || is_number => 1,
                None if is_name(self.text(token.range.clone())) && names < NAMES => {
                    names += 1;
                    1
                }
                None => return false,
            };
            rest.truncate(rest.len().saturating_sub(taken));
        }
        true
    }

    fn is_light(&self) -> bool {
        let last = self.tokens.last().map_or(0, |token| token.sentence);
        (0..=last).all(|sentence| self.is_light_sentence(sentence))
    }

    fn is_doubted(&self, sentence: usize) -> bool {
        let is_unsaid = |token: &Token| {
            token.use_of == UseOf::Nothing
                && Language::ALL
                    .into_iter()
                    .any(|language| Everyday::of(language).unsaid.contains(&token.folded))
        };
        let mut tokens = self.tokens.iter().filter(|token| token.sentence == sentence);
        self.asks.contains(&sentence) || tokens.any(is_unsaid)
    }

    fn utterances(&self) -> Vec<Utterance> {
        let said = self.said.iter().filter_map(|said| {
            let (place, is_doubtful) = self.place_of(said.sentence);
            if said.is_bare && (place == Place::InProse || !self.is_light_sentence(said.sentence)) {
                return None;
            }
            Some(Utterance {
                words: said.words.clone(),
                place,
                game: self.line.game,
                is_doubtful: is_doubtful || said.is_slip,
            })
        });
        said.collect()
    }

    /// Where what is said in a sentence stands, and whether anything casts doubt on it.
    fn place_of(&self, sentence: usize) -> (Place, bool) {
        let is_doubted = self.is_doubted(sentence);
        let mut with: Vec<Move> = Vec::new();
        let mut all: Vec<(Move, usize)> = Vec::new();
        for (mv, at) in &self.moves {
            if *at == sentence && !with.contains(mv) {
                with.push(*mv);
            }
            if !all.iter().any(|(known, _)| known == mv) {
                all.push((*mv, *at));
            }
        }
        match (with.as_slice(), all.as_slice()) {
            ([only], _) => (Place::With(*only), is_doubted),
            ([_, ..], _) => (Place::InProse, true),
            ([], _) if !self.is_light_sentence(sentence) => (Place::InProse, is_doubted),
            ([], [(only, at)]) => {
                let mut between = (sentence.min(*at) + 1)..sentence.max(*at);
                let is_beside = between.all(|sentence| self.is_light_sentence(sentence));
                match is_beside {
                    true => (Place::With(*only), is_doubted || self.asks.contains(at)),
                    false => (Place::InProse, is_doubted),
                }
            }
            ([], []) if self.is_light() => (Place::Alone, is_doubted),
            ([], []) => (Place::InProse, is_doubted),
            ([], _) => (Place::InProse, true),
        }
    }
}

/// Routes as they are named.
#[derive(Default)]
struct Routes {
    count: Option<u32>,
    named: Vec<Square>,
    /// A word says that they are routes.
    has_word: bool,
    /// An `and` stands before what follows.
    is_joined: bool,
    /// An `and` joins two of them.
    joins: bool,
    end: usize,
}

impl Routes {
    fn has_square(&self) -> bool {
        !self.named.is_empty()
    }

    /// Whether they are an announcement without a word that introduces them.
    fn is_announced(&self) -> bool {
        self.has_square() && (self.has_word || self.joins)
    }

    /// As they are typed behind the word that introduces them.
    fn typed(&self) -> String {
        let count = self.count.map(|count| format!(" {count}")).unwrap_or_default();
        self.named.iter().fold(count, |said, square| format!("{said} {square}"))
    }
}

/// A number of routes, in digits or as a word.
fn count_of(word: &str) -> Option<u32> {
    let is_digits = (1..=2).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit());
    if is_digits {
        return word.parse().ok();
    }
    AnnouncedWord::meanings(word).into_iter().find_map(|meant| meant.canonical().parse().ok())
}

/// What a misspelt announcement means.
fn slip(word: &str) -> Option<&'static str> {
    ["raichi", "tuichi"].into_iter().find(|meant| slips_between(word, meant) == 1)
}

/// A square in front of a word, perhaps behind the letter of its piece, and the rest of the word.
fn square_in_front(word: &str) -> Option<(Square, &str)> {
    let square = |text: &str| {
        let digits = text.bytes().skip(1).take(2).take_while(u8::is_ascii_digit).count();
        let (head, _) = text.split_at_checked(1 + digits)?;
        Some((head.parse::<Square>().ok()?, head.len()))
    };
    let piece = |text: &'_ str| text.strip_prefix(['k', 't']).map(|rest| rest.len());
    if let Some((found, length)) = square(word) {
        return Some((found, word.get(length..).unwrap_or_default()));
    }
    let rest = word.get(word.len() - piece(word)?..)?;
    let (found, length) = square(rest)?;
    Some((found, rest.get(length..).unwrap_or_default()))
}

/// `xc4xe4`
fn is_captures(word: &str) -> bool {
    let mut rest = word;
    while let Some(behind) = rest.strip_prefix('x') {
        let Some((_, after)) = square_in_front(behind) else { return false };
        rest = after;
    }
    rest.is_empty() && !word.is_empty()
}

/// Whether the text between two squares makes them a move.
fn is_dashes(between: &str) -> bool {
    let dashes = between.trim();
    !dashes.is_empty()
        && dashes.chars().count() <= 3
        && engine::notation::fold_typed(dashes).chars().all(|c| matches!(c, '-' | '>'))
}

/// Whether a word is written like a name: not in small letters, and not in capitals only.
fn is_name(written: &str) -> bool {
    let mut letters = written.chars().filter(|c| c.is_alphabetic());
    letters.next().is_some_and(char::is_uppercase)
        && (written.chars().count() == 1 || letters.any(char::is_lowercase))
}

/// The words of a line, and the sentences that ask.
fn tokens(text: &str) -> (Vec<Token>, Vec<usize>) {
    let (mut tokens, mut asks) = (Vec::new(), Vec::new());
    let mut sentence = 0;
    let mut begin = None;
    let mut add = |range: Range<usize>, sentence: usize| {
        let folded = fold(text.get(range.clone()).unwrap_or_default()).replace(' ', "");
        tokens.push(Token { folded, range, sentence, use_of: UseOf::Nothing });
        tokens.last().is_some_and(|it: &Token| it.folded.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let mut is_number = false;
    for (at, c) in text.char_indices() {
        if c.is_alphanumeric() {
            begin = begin.or(Some(at));
            continue;
        }
        if let Some(begin) = begin.take() {
            is_number = add(begin..at, sentence);
        }
        let behind = text.get(at + c.len_utf8()..).unwrap_or_default();
        let is_over = !behind.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | '-'));
        match c {
            '?' | '\u{ff1f}' => {
                asks.push(sentence);
                sentence += 1;
            }
            '\u{bf}' => asks.push(sentence),
            '!' | '\u{ff01}' => sentence += 1,
            // `17. b5-b1` is one sentence.
            '.' | '\u{2026}' if is_over && !is_number => sentence += 1,
            _ => {}
        }
    }
    if let Some(begin) = begin {
        add(begin..text.len(), sentence);
    }
    (tokens, asks)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::ruleset::shipped_library;

    use super::*;

    fn ruleset(id: &str) -> Arc<Ruleset> {
        Arc::clone(shipped_library().newest(id).unwrap())
    }

    /// What becomes of `b5-b1` after a text under a ruleset.
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
