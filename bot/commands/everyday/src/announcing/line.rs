//! Reads one line of a player's own words: its moves, its announcements, and what stands around them.

use std::ops::Range;

use engine::ruleset::Language;
use engine::{Move, Square};

use super::{AnnouncementPlace, Announcements, LONGEST, Meaning, Utterance};
use words::{AnnouncedWord, Everyday, PlyWord, Word, fold, length_of_group, slips_between};

/// From this length on, a line may have been broken by a program.
const WRAPPED: usize = 45;

/// The most names around an announcement.
const NAMES: usize = 3;

/// The most squares that are named as routes.
const MOST_ROUTES: usize = 24;

/// A line as it was written, with what a program broke off it.
pub(super) struct WrittenLine {
    pub game: Option<u32>,
    pub text: String,
}

impl WrittenLine {
    pub fn all(text: &str) -> Vec<WrittenLine> {
        let end = text.floor_char_boundary(LONGEST);
        let text = text.get(..end).unwrap_or_default();
        let mut lines: Vec<WrittenLine> = Vec::new();
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
                _ => lines.push(WrittenLine::of(written)),
            }
            let is_long = written.chars().count() >= WRAPPED;
            is_open = is_long && written.ends_with(|c: char| c.is_alphanumeric() || c == ',');
        }
        lines
    }

    /// `2: Se opp!` is about game 2.
    fn of(written: &str) -> WrittenLine {
        let numbered = written.split_once(':').and_then(|(number, rest)| {
            let game = number.trim().trim_start_matches('#').parse().ok()?;
            Some(WrittenLine { game: Some(game), text: rest.to_owned() })
        });
        numbered.unwrap_or_else(|| WrittenLine { game: None, text: written.to_owned() })
    }
}

/// A word of a line, and where it is.
struct LineToken {
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
pub(super) struct SaidAnnouncement {
    pub words: Option<String>,
    pub range: Range<usize>,
    sentence: usize,
    /// It is misspelt.
    is_slip: bool,
    /// Squares without a word that introduces them, or such a word without squares: in prose these
    /// mean something else.
    is_bare: bool,
}

/// A line that has been read.
pub(super) struct HeardLine<'a> {
    line: &'a WrittenLine,
    tokens: Vec<LineToken>,
    /// Each with its sentence.
    pub moves: Vec<(Move, usize)>,
    pub said: Vec<SaidAnnouncement>,
    /// The sentences that ask.
    asks: Vec<usize>,
}

impl<'a> HeardLine<'a> {
    pub fn of(line: &'a WrittenLine, announcements: &Announcements) -> HeardLine<'a> {
        let (tokens, asks) = tokens(&line.text);
        let mut heard = HeardLine { line, tokens, moves: Vec::new(), said: Vec::new(), asks };
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
            half => match self.read_routes(at).filter(NamedRoutes::is_announced) {
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
        self.said.push(SaidAnnouncement { words, range, sentence, is_slip, is_bare });
        Some(end)
    }

    /// Routes that are named from there on, with their number.
    fn read_routes(&self, begin: usize) -> Option<NamedRoutes> {
        let mut routes = NamedRoutes { end: begin, ..NamedRoutes::default() };
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
        let mut rest: Vec<&LineToken> =
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

    pub fn is_light(&self) -> bool {
        let last = self.tokens.last().map_or(0, |token| token.sentence);
        (0..=last).all(|sentence| self.is_light_sentence(sentence))
    }

    fn is_doubted(&self, sentence: usize) -> bool {
        let is_unsaid = |token: &LineToken| {
            token.use_of == UseOf::Nothing
                && Language::ALL
                    .into_iter()
                    .any(|language| Everyday::of(language).unsaid.contains(&token.folded))
        };
        let mut tokens = self.tokens.iter().filter(|token| token.sentence == sentence);
        self.asks.contains(&sentence) || tokens.any(is_unsaid)
    }

    pub fn utterances(&self) -> Vec<Utterance> {
        let said = self.said.iter().filter_map(|said| {
            let (place, is_doubtful) = self.place_of(said.sentence);
            if said.is_bare
                && (place == AnnouncementPlace::InProse || !self.is_light_sentence(said.sentence))
            {
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
    fn place_of(&self, sentence: usize) -> (AnnouncementPlace, bool) {
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
            ([only], _) => (AnnouncementPlace::With(*only), is_doubted),
            ([_, ..], _) => (AnnouncementPlace::InProse, true),
            ([], _) if !self.is_light_sentence(sentence) => {
                (AnnouncementPlace::InProse, is_doubted)
            }
            ([], [(only, at)]) => {
                let mut between = (sentence.min(*at) + 1)..sentence.max(*at);
                let is_beside = between.all(|sentence| self.is_light_sentence(sentence));
                match is_beside {
                    true => (AnnouncementPlace::With(*only), is_doubted || self.asks.contains(at)),
                    false => (AnnouncementPlace::InProse, is_doubted),
                }
            }
            ([], []) if self.is_light() => (AnnouncementPlace::Alone, is_doubted),
            ([], []) => (AnnouncementPlace::InProse, is_doubted),
            ([], _) => (AnnouncementPlace::InProse, true),
        }
    }
}

/// Routes as they are named.
#[derive(Default)]
struct NamedRoutes {
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

impl NamedRoutes {
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
    ["raichi", "tuichi"].into_iter().find(|meant| slips_between(word, meant, 1) == Some(1))
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
fn tokens(text: &str) -> (Vec<LineToken>, Vec<usize>) {
    let (mut tokens, mut asks) = (Vec::new(), Vec::new());
    let mut sentence = 0;
    let mut begin = None;
    let mut add = |range: Range<usize>, sentence: usize| {
        let folded = fold(text.get(range.clone()).unwrap_or_default()).replace(' ', "");
        tokens.push(LineToken { folded, range, sentence, use_of: UseOf::Nothing });
        tokens
            .last()
            .is_some_and(|it: &LineToken| it.folded.bytes().all(|byte| byte.is_ascii_digit()))
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
