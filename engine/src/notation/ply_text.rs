//! A ply as players type it (RULES 8): `17. d1-d4xc4 raichi`, `Kf6→f9`, `roll II f6-f8`,
//! `b5-b1 aviso 2 a1 k1`.

use std::fmt;

use super::fold::{fold_announcement, fold_typed};
use crate::dice::Roll;
use crate::position::Move;
use crate::ruleset::{Ruleset, Spellings};
use crate::square::Square;

/// A ply read, but not yet understood: nothing here has seen a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyText {
    pub number: Option<u32>,
    pub roll: Option<Roll>,
    pub body: Body,
    pub said: PlyAnnouncement,
}

/// What a ply's text asks for: a move or a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    Move {
        /// Whether the piece letter says it is the king; `None` without a letter.
        king: Option<bool>,
        mv: Move,
        /// Squares said to be captured, as typed.
        claims: Vec<Square>,
    },
    /// The turn passes, as a roll can make it.
    Pass,
}

/// What was said with a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlyAnnouncement {
    Nothing,
    /// `silent`: nothing, and on purpose.
    Silent,
    One,
    /// Two are open; with edge goals two or more.
    Two,
    /// These are open, as typed.
    Routes(Vec<Square>),
    /// That many are open, and these, as typed.
    Counted {
        count: u32,
        named: Vec<Square>,
    },
}

impl PlyAnnouncement {
    /// Whether anything is announced.
    pub const fn is_made(&self) -> bool {
        !matches!(self, PlyAnnouncement::Nothing | PlyAnnouncement::Silent)
    }
}

/// Why a text is no ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    Empty,
    /// This is where a square should be (empty at the end of the text).
    NotASquare(String),
    /// `h1xh3`: captures come after the move, and a move needs a dash.
    CaptureForMove(Move),
    /// The piece letter means nothing here; K is the king, T a man.
    UnknownPiece(char),
    /// The hún has the faces X, I, II and III, which are also typed 0 to 3.
    NotARoll(String),
    /// The ply is followed by words that mean nothing.
    UnknownWords(String),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Empty => f.write_str("there is no move"),
            Unreadable::NotASquare(text) if text.is_empty() => f.write_str("a square is missing"),
            Unreadable::NotASquare(text) => write!(f, "not a square: {text:?}"),
            Unreadable::CaptureForMove(mv) => write!(f, "a move needs a dash: {mv}"),
            Unreadable::UnknownPiece(letter) => write!(f, "unknown piece letter {letter:?}"),
            Unreadable::NotARoll(text) => write!(f, "not a roll of 0 to 3: {text:?}"),
            Unreadable::UnknownWords(text) => write!(f, "unknown words {text:?}"),
        }
    }
}

impl std::error::Error for Unreadable {}

impl PlyText {
    /// Reads a ply. `spellings` are the ruleset's own words for announcements, understood
    /// beside those of all the leaflets.
    pub fn parse(text: &str, spellings: &Spellings) -> Result<PlyText, Unreadable> {
        let folded = fold_typed(text);
        let mut cursor = Cursor { rest: &folded };
        if cursor.rest.is_empty() {
            return Err(Unreadable::Empty);
        }
        let number = cursor.number();
        let roll = cursor.roll()?;
        if roll.is_some() && cursor.word("pass") {
            cursor.end_of_pass()?;
            return Ok(PlyText { number, roll, body: Body::Pass, said: PlyAnnouncement::Nothing });
        }
        let king = cursor.piece()?;
        let from = cursor.square()?;
        let captures_instead = cursor.separator();
        let to = cursor.square()?;
        if captures_instead {
            return Err(Unreadable::CaptureForMove(Move { from, to }));
        }
        let claims = cursor.claims()?;
        let said = said(cursor.rest, spellings)?;
        Ok(PlyText { number, roll, body: Body::Move { king, mv: Move { from, to }, claims }, said })
    }

    /// Reads a ply that a player typed under a ruleset, and whether an announcement was left out
    /// because nothing is announced there.
    ///
    /// # Errors
    /// As [`PlyText::parse`].
    pub fn parse_for(text: &str, ruleset: &Ruleset) -> Result<(PlyText, bool), Unreadable> {
        let mut ply = PlyText::parse(text, &ruleset.spellings)?;
        let is_left_out = ply.said.is_made() && !ruleset.announces();
        if is_left_out {
            ply.said = PlyAnnouncement::Nothing;
        }
        Ok((ply, is_left_out))
    }
}

impl From<Move> for PlyText {
    /// The bare move, nothing claimed and nothing announced.
    fn from(mv: Move) -> PlyText {
        let body = Body::Move { king: None, mv, claims: Vec::new() };
        PlyText { number: None, roll: None, body, said: PlyAnnouncement::Nothing }
    }
}

/// Reads from the front of folded text.
struct Cursor<'a> {
    rest: &'a str,
}

impl Cursor<'_> {
    fn skip_spaces(&mut self) {
        self.rest = self.rest.trim_start_matches(' ');
    }

    fn skip(&mut self, bytes: usize) {
        // Only ever past ASCII that has just been looked at.
        self.rest = self.rest.get(bytes..).unwrap_or_default();
    }

    fn bytes(&self) -> &[u8] {
        self.rest.as_bytes()
    }

    /// `17.`, `17...` or `17)`, if the text begins so.
    fn number(&mut self) -> Option<u32> {
        let digits = self.bytes().iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = self.rest.get(..digits)?.parse().ok()?;
        if !matches!(self.bytes().get(digits), Some(b'.' | b')')) {
            return None;
        }
        self.skip(digits);
        self.rest = self.rest.trim_start_matches(['.', ')']);
        self.skip_spaces();
        Some(number)
    }

    /// Whether the text begins with that word; it is skipped if so.
    fn word(&mut self, word: &str) -> bool {
        let Some(rest) = self.rest.strip_prefix(word) else { return false };
        if rest.starts_with(|c: char| c.is_alphanumeric()) {
            return false;
        }
        self.rest = rest;
        self.skip_spaces();
        true
    }

    /// `roll 2`, if the text begins with a roll.
    fn roll(&mut self) -> Result<Option<Roll>, Unreadable> {
        if !self.word("roll") {
            return Ok(None);
        }
        let end = self.rest.find(' ').unwrap_or(self.rest.len());
        let (face, rest) = self.rest.split_at(end);
        let roll = leaflet_face(face).or_else(|| face.parse().ok()).and_then(Roll::new);
        let roll = roll.ok_or_else(|| Unreadable::NotARoll(shown(face)))?;
        self.rest = rest;
        self.skip_spaces();
        Ok(Some(roll))
    }

    fn end_of_pass(&self) -> Result<(), Unreadable> {
        match self.rest {
            "" => Ok(()),
            rest => Err(Unreadable::UnknownWords(shown(rest))),
        }
    }

    /// A piece letter is one that another letter follows: `Kf6`, but `k6` is a square.
    fn piece(&mut self) -> Result<Option<bool>, Unreadable> {
        let Some(&letter) = self.bytes().first() else { return Ok(None) };
        let next = self.bytes().iter().skip(1).find(|&&byte| byte != b' ');
        if !letter.is_ascii_lowercase() || !next.is_some_and(u8::is_ascii_lowercase) {
            return Ok(None);
        }
        let king = match letter {
            b'k' => true,
            b't' => false,
            other => return Err(Unreadable::UnknownPiece(other as char)),
        };
        self.skip(1);
        self.skip_spaces();
        Ok(Some(king))
    }

    /// A letter and its digits.
    fn square(&mut self) -> Result<Square, Unreadable> {
        let digits = self.bytes().iter().skip(1).take_while(|byte| byte.is_ascii_digit()).count();
        let square = self.rest.get(..digits + 1).and_then(|text| text.parse().ok());
        let Some(square) = square else {
            let word = self.rest.split(' ').next().unwrap_or_default();
            let end = word.find(|at: char| !at.is_alphanumeric()).filter(|&end| end > 0);
            let end = end.unwrap_or(word.len());
            let shown: String = self.rest.get(..end).unwrap_or_default().chars().take(20).collect();
            return Err(Unreadable::NotASquare(shown));
        };
        self.skip(digits + 1);
        Ok(square)
    }

    /// Skips what may be between the two squares: nothing, spaces, a dash, `to`. Returns whether
    /// it was an `x` instead.
    fn separator(&mut self) -> bool {
        self.skip_spaces();
        if self.rest.starts_with(['x', ':']) {
            self.skip(1);
            self.skip_spaces();
            return true;
        }
        if !self.word("to") {
            // `->` and `-->` are arrows too.
            self.rest = self.rest.trim_start_matches(['-', '>']);
            self.skip_spaces();
        }
        false
    }

    /// `xd5`, `xc4xd5`, `xc4/d5`, `:d5`, a piece letter allowed before each square.
    fn claims(&mut self) -> Result<Vec<Square>, Unreadable> {
        let mut claims = Vec::new();
        loop {
            self.skip_spaces();
            let marks: &[char] = if claims.is_empty() { &['x', ':'] } else { &['x', ':', '/'] };
            if !self.rest.starts_with(marks) {
                return Ok(claims);
            }
            self.skip(1);
            self.skip_spaces();
            if let [b'a'..=b'z', b'a'..=b'z', ..] = self.bytes() {
                self.skip(1);
            }
            claims.push(self.square()?);
        }
    }
}

/// The part of a text that an answer repeats.
fn shown(text: &str) -> String {
    text.chars().take(60).collect()
}

/// Reads what comes after the move: marks that mean nothing here, and an announcement.
fn said(rest: &str, spellings: &Spellings) -> Result<PlyAnnouncement, Unreadable> {
    let rest = rest.trim_matches(|c: char| " +-#!?.,;=\"'".contains(c));
    if rest.is_empty() {
        return Ok(PlyAnnouncement::Nothing);
    }
    let words = fold_announcement(rest);
    let own = |spelling: &Option<String>| {
        spelling.as_deref().is_some_and(|own| fold_announcement(own) == words)
    };
    match words.as_str() {
        "silent" => return Ok(PlyAnnouncement::Silent),
        "raichi" | "se opp" => return Ok(PlyAnnouncement::One),
        "tuichi" | "se dobbelt opp" => return Ok(PlyAnnouncement::Two),
        _ if own(&spellings.one) => return Ok(PlyAnnouncement::One),
        _ if own(&spellings.two) => return Ok(PlyAnnouncement::Two),
        _ => {}
    }
    let own_named = spellings.named.as_deref().map(fold_announcement);
    let introduced = [Some("aviso"), own_named.as_deref()].into_iter().flatten().find_map(|word| {
        words.strip_prefix(word).filter(|rest| rest.is_empty() || rest.starts_with(' '))
    });
    let routes = match introduced {
        Some(routes) => said_routes(routes),
        // A dash joins the squares of another move.
        None if rest.contains('-') => None,
        // Without the word that introduces them, only a number or a word of the leaflet shows that
        // squares are routes.
        None => said_routes(&words)
            .filter(|_| words.split(' ').any(is_square) && !words.split(' ').all(is_square)),
    };
    routes.ok_or_else(|| Unreadable::UnknownWords(shown(rest)))
}

/// The routes that are named, in any order with how many they are, if a number is said:
/// `2 a1 k1`, `dos rutas a1 y k1`, `a1 una ruta`. `None` if there is any other word.
fn said_routes(words: &str) -> Option<PlyAnnouncement> {
    let (mut count, mut named) = (None, Vec::new());
    for word in words.split_ascii_whitespace() {
        if let Ok(square) = word.parse() {
            named.push(square);
        } else if let Some(number) = number_of_routes(word) {
            if count.replace(number).is_some() {
                return None;
            }
        } else if !matches!(word, "ruta" | "rutas" | "y") {
            return None;
        }
    }
    Some(match count {
        Some(count) => PlyAnnouncement::Counted { count, named },
        None => PlyAnnouncement::Routes(named),
    })
}

/// A number as digits, or as the Spanish leaflet's language says it.
fn number_of_routes(word: &str) -> Option<u32> {
    match word {
        "un" | "una" | "uno" => Some(1),
        "dos" => Some(2),
        "tres" => Some(3),
        "cuatro" => Some(4),
        digits => digits.parse().ok().filter(|_| digits.len() <= 2),
    }
}

fn is_square(word: &str) -> bool {
    word.parse::<Square>().is_ok()
}

/// A face of the hún as the leaflet draws it.
fn leaflet_face(face: &str) -> Option<u8> {
    ["x", "i", "ii", "iii"]
        .into_iter()
        .zip(0..)
        .find_map(|(drawn, roll)| (drawn == face).then_some(roll))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Result<PlyAnnouncement, Unreadable> {
        PlyText::parse(text, &Spellings::default()).map(|ply| ply.said)
    }

    #[test]
    fn routes_are_counted_and_named_in_any_order() {
        let squares = |named: &str| named.split(' ').map(|at| at.parse().unwrap()).collect();
        for (text, count, named) in [
            ("b5-b1 aviso 1 a1", 1, "a1"),
            ("b5-b1 aviso a1 1", 1, "a1"),
            ("b5-b1 aviso 2 a1 k1", 2, "a1 k1"),
            ("b5-b1 aviso: dos rutas, a1 y k1", 2, "a1 k1"),
            ("b5-b1 aviso una ruta: a1", 1, "a1"),
            ("b5-b1 una ruta: a1", 1, "a1"),
            ("b5-b1 (una ruta, a1)", 1, "a1"),
            ("b5-b1 AVISO A1 (UNA RUTA)!", 1, "a1"),
            ("b5-b1 a1, k1: dos", 2, "a1 k1"),
            ("b5-b1 tres rutas a1 y k1 y k11", 3, "a1 k1 k11"),
            ("b5-b1 aviso cuatro a1 k1 k11 a11", 4, "a1 k1 k11 a11"),
        ] {
            let counted = PlyAnnouncement::Counted { count, named: squares(named) };
            assert_eq!(said(text), Ok(counted), "{text}");
        }
        for (text, named) in [
            ("b5-b1 aviso a1", "a1"),
            ("b5-b1 aviso a1 y k1", "a1 k1"),
            ("b5-b1 a1 y k1", "a1 k1"),
            ("b5-b1 ruta a1", "a1"),
            ("b5-b1 aviso ruta: a1", "a1"),
        ] {
            assert_eq!(said(text), Ok(PlyAnnouncement::Routes(squares(named))), "{text}");
        }
        for text in [
            "b5-b1 a1",
            "b5-b1 a1 k1",
            "b5-b1 y",
            "b5-b1 2",
            "b5-b1 una ruta",
            "b5-b1 aviso 1 2 a1",
            "b5-b1 aviso 123 a1",
            "b5-b1 2 e5-e7",
            "b5-b1 una torre a1",
        ] {
            assert!(matches!(said(text), Err(Unreadable::UnknownWords(_))), "{text}");
        }
    }

    #[test]
    fn the_hun_is_read_as_it_is_drawn_and_in_digits() {
        for (drawn, digit) in [("X", "0"), ("I", "1"), ("II", "2"), ("III", "3"), ("ⅲ", "3")] {
            let [drawn, digit] = [drawn, digit].map(|face| {
                PlyText::parse(&format!("roll {face} f6-f8"), &Spellings::default()).unwrap().roll
            });
            assert!(drawn.is_some());
            assert_eq!(drawn, digit);
        }
        for face in ["iiii", "iv", "4", "xx"] {
            let read = PlyText::parse(&format!("roll {face} f6-f8"), &Spellings::default());
            assert!(matches!(read, Err(Unreadable::NotARoll(_))), "{face}");
        }
    }
}
