//! The rest of a line after the word of an order, taken from the front piece by piece. If a piece
//! is missing, the error says which order lacks what.

use engine::{MAX_SIZE, Square, notation};
use templates::Misread;
use templates::orders::{OrderWord, Word, fold};

/// The rest of a line.
#[derive(Clone, Copy)]
pub(super) struct Arguments<'a> {
    /// The order with which the line began.
    pub order: OrderWord,
    /// What has not been taken yet, as written.
    pub rest: &'a str,
}

impl<'a> Arguments<'a> {
    /// Whether only punctuation is left.
    pub fn is_empty(&self) -> bool {
        fold(self.rest).is_empty()
    }

    /// What was understood, if nothing is left.
    pub fn end<T>(self, understood: T) -> Result<T, Misread> {
        match self.is_empty() {
            true => Ok(understood),
            false => Err(Misread::Superfluous { order: self.order, typed: shown(self.rest) }),
        }
    }

    /// The next run of characters that are not spaces; empty at the end.
    pub fn peek(&self) -> &'a str {
        self.rest.split_whitespace().next().unwrap_or_default()
    }

    /// Takes what [`Arguments::peek`] shows.
    pub fn skip(&mut self) {
        let rest = self.rest.trim_start();
        self.rest = rest.strip_prefix(self.peek()).unwrap_or(rest).trim_start();
    }

    /// Takes the known phrase at the front.
    pub fn word<W: Word>(&mut self) -> Option<W> {
        let (meanings, rest) = W::at_start(self.rest)?;
        let word = meanings.into_iter().next()?;
        self.rest = rest;
        Some(word)
    }

    /// Takes a known phrase, which is required.
    pub fn need_word<W: Word>(&mut self) -> Result<W, Misread> {
        if self.is_empty() {
            return Err(self.missing());
        }
        let before = *self;
        self.word().ok_or_else(|| {
            let nearest = W::nearest(before.rest).into_iter().map(str::to_owned).collect();
            before.bad(before.peek(), nearest)
        })
    }

    /// Takes a number at the front, `12` or `#12`; anything else is left.
    pub fn number(&mut self) -> Option<u32> {
        let folded = notation::fold(self.peek());
        let bare = folded.trim_start_matches('#').trim_end_matches([',', '.', ';', ':', '!']);
        let digits = !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { bare.parse().ok() } else { None }?;
        self.skip();
        Some(number)
    }

    /// Takes a number, which is required.
    pub fn need_number(&mut self) -> Result<u32, Misread> {
        if self.is_empty() {
            return Err(self.missing());
        }
        self.number().ok_or_else(|| self.bad(self.peek(), Vec::new()))
    }

    /// Takes a square, which is required.
    pub fn need_square(&mut self) -> Result<Square, Misread> {
        if self.is_empty() {
            return Err(self.missing());
        }
        let typed = self.peek();
        let square = fold(typed).parse().map_err(|_| self.bad(typed, Vec::new()))?;
        self.skip();
        Ok(square)
    }

    /// Takes a rank of the largest board, which is required.
    pub fn need_rank(&mut self) -> Result<u8, Misread> {
        let typed = self.peek();
        let number = self.need_number()?;
        u8::try_from(number)
            .ok()
            .filter(|rank| (1..=MAX_SIZE).contains(rank))
            .ok_or_else(|| self.bad(typed, Vec::new()))
    }

    /// Takes a file of the largest board, which is required.
    pub fn need_file(&mut self) -> Result<char, Misread> {
        if self.is_empty() {
            return Err(self.missing());
        }
        let typed = self.peek();
        let folded = fold(typed);
        let mut letters = folded.chars();
        let (Some(file @ 'a'..='s'), None) = (letters.next(), letters.next()) else {
            return Err(self.bad(typed, Vec::new()));
        };
        self.skip();
        Ok(file)
    }

    /// Takes a name, address, account or the like, without the punctuation around it.
    pub fn name(&mut self) -> Option<String> {
        let typed = self.peek();
        // A mention (`<@17>`) keeps its brackets.
        let around = |c: char| !c.is_alphanumeric() && !"<>_".contains(c);
        let name = typed.trim_matches(around);
        if fold(name).is_empty() {
            return None;
        }
        self.skip();
        Some(name.to_owned())
    }

    /// Takes a name, which is required.
    pub fn need_name(&mut self) -> Result<String, Misread> {
        self.name().ok_or_else(|| self.missing())
    }

    /// The whole rest, as written.
    pub fn text(&self) -> Option<String> {
        let text = self.rest.trim();
        (!text.is_empty()).then(|| text.to_owned())
    }

    /// The whole rest, which must not be empty.
    pub fn need_text(&self) -> Result<String, Misread> {
        self.text().ok_or_else(|| self.missing())
    }

    pub fn missing(&self) -> Misread {
        Misread::MissingArgument { order: self.order }
    }

    pub fn bad(&self, typed: &str, nearest: Vec<String>) -> Misread {
        Misread::BadArgument { order: self.order, typed: shown(typed), nearest }
    }
}

/// As much of a text as an answer repeats.
pub(super) fn shown(text: &str) -> String {
    text.trim().chars().take(60).collect()
}
