//! What follows the word of an order, taken from the front piece by piece. Each taking says
//! which order lacks what.

use engine::{MAX_SIZE, Square, notation};
use templates::Misread;
use templates::orders::{OrderWord, Word, fold};

/// The rest of a line.
#[derive(Clone, Copy)]
pub(super) struct Arguments<'a> {
    /// What the line began with.
    pub order: OrderWord,
    /// What has not been taken yet, as it was written.
    pub rest: &'a str,
}

impl<'a> Arguments<'a> {
    /// Whether nothing but punctuation is left.
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

    /// The next run of letters and all that is no space; empty at the end.
    pub fn peek(&self) -> &'a str {
        self.rest.split_whitespace().next().unwrap_or_default()
    }

    /// Takes what [`Arguments::peek`] shows.
    pub fn skip(&mut self) {
        let rest = self.rest.trim_start();
        self.rest = rest.strip_prefix(self.peek()).unwrap_or(rest).trim_start();
    }

    /// The known phrase at the front.
    pub fn word<W: Word>(&mut self) -> Option<W> {
        let (meanings, rest) = W::at_start(self.rest)?;
        let word = meanings.into_iter().next()?;
        self.rest = rest;
        Some(word)
    }

    /// A known phrase is due.
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

    /// A number at the front, `12` or `#12`; all else stays.
    pub fn number(&mut self) -> Option<u32> {
        let folded = notation::fold(self.peek());
        let bare = folded.trim_start_matches('#').trim_end_matches([',', '.', ';', ':', '!']);
        let digits = !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { bare.parse().ok() } else { None }?;
        self.skip();
        Some(number)
    }

    /// A number is due.
    pub fn need_number(&mut self) -> Result<u32, Misread> {
        if self.is_empty() {
            return Err(self.missing());
        }
        self.number().ok_or_else(|| self.bad(self.peek(), Vec::new()))
    }

    /// A square is due.
    pub fn need_square(&mut self) -> Result<Square, Misread> {
        if self.is_empty() {
            return Err(self.missing());
        }
        let typed = self.peek();
        let square = fold(typed).parse().map_err(|_| self.bad(typed, Vec::new()))?;
        self.skip();
        Ok(square)
    }

    /// A rank of the largest board is due.
    pub fn need_rank(&mut self) -> Result<u8, Misread> {
        let typed = self.peek();
        let number = self.need_number()?;
        u8::try_from(number)
            .ok()
            .filter(|rank| (1..=MAX_SIZE).contains(rank))
            .ok_or_else(|| self.bad(typed, Vec::new()))
    }

    /// A file of the largest board is due.
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

    /// A name, address, account or the like, without the punctuation around it.
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

    /// A name is due.
    pub fn need_name(&mut self) -> Result<String, Misread> {
        self.name().ok_or_else(|| self.missing())
    }

    /// All the rest, as it was written.
    pub fn text(&self) -> Option<String> {
        let text = self.rest.trim();
        (!text.is_empty()).then(|| text.to_owned())
    }

    /// A text is due.
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
